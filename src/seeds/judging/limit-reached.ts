/** A message that takes more of a worker thread than it may. */

/** Trying again would end the same way. The message says which limit it was, as a clause. */
export class LimitReached extends Error {
  override readonly name = 'LimitReached'
}
