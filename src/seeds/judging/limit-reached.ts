/** The error for a message that exceeds the time or memory limit of a worker thread. */

/**
 * Thrown when a job exceeds a limit. A retry would fail in the same way. The error message describes the limit in a
 * clause.
 */
export class LimitReached extends Error {
  override readonly name = 'LimitReached'
}
