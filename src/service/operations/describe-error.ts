/** A thrown thing as the log shows it. */

/** What a line says of an error: enough to find the place, nothing of the data it was about. */
export interface DescribedError {
  readonly type: string
  readonly message: string
  readonly code?: string
  readonly stack?: string
  readonly cause?: DescribedError
}

/** Causes of causes that are still shown. */
const mostCauses = 4

/**
 * Name, message, code, stack and causes. Nothing else that hangs on the error: database drivers hang the row on it,
 * HTTP clients the request with its header fields.
 */
export function describeError(thrown: unknown): DescribedError {
  return describe(thrown, mostCauses)
}

function describe(thrown: unknown, causesLeft: number): DescribedError {
  if (!(thrown instanceof Error)) return { type: typeof thrown, message: String(thrown) }
  const code = 'code' in thrown && typeof thrown.code === 'string' ? { code: thrown.code } : {}
  const stack = thrown.stack === undefined ? {} : { stack: thrown.stack }
  const hasCause = thrown.cause !== undefined && thrown.cause !== null && causesLeft > 0
  const cause = hasCause ? { cause: describe(thrown.cause, causesLeft - 1) } : {}
  return { type: thrown.name, message: thrown.message, ...code, ...stack, ...cause }
}
