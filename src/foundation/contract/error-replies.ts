/** Defines and reads the bodies of error responses, as defined in api-v1.md, "Errors". */

import * as z from 'zod'

import { addition, field, type Reply, tolerant } from './reply-schema.ts'
import type { WireSchema } from './wire-schema.ts'

const error = field(z.string(), 'What is wrong, in one sentence.', 'Missing API token')

/** The body of error responses about tests, and of authentication and rate limit errors on every path. */
export const errorReply = z.strictObject({
  success: z.literal(false),
  error,
  errors: addition(z.array(z.string()).optional(), 'each problem in the request; present only in 422 responses.', [
    'timeout_minutes: expected an integer from 1 to 1440, got 0',
  ]),
})
export type ErrorReply = Reply<typeof errorReply>

/** The body of all other error responses on the postmaster paths. */
export const postmasterErrorReply = z.strictObject({ error })
export type PostmasterErrorReply = Reply<typeof postmasterErrorReply>

/** The content of an error body in either format. */
export interface ErrorText {
  readonly error: string
  /** The individual problems; empty if the service lists none. */
  readonly errors: readonly string[]
}

/** Reads both error formats, as well as bodies that contain only `errors`, which some services send. */
export const errorReader: WireSchema<ErrorText> = z.union([
  tolerant(errorReply, { success: z.unknown().optional() }).transform(({ error: text, errors }) => ({
    error: text,
    errors: errors ?? [],
  })),
  z
    .looseObject({ errors: z.array(z.string()).min(1) })
    .transform(({ errors }) => ({ error: errors.join('; '), errors })),
])
