/** Both error bodies as our service writes them, strictly. `error-replies.ts` reads them. */

import * as z from 'zod'

import type { ErrorReply, PostmasterErrorReply } from './error-replies.ts'
import { addition, field } from './field-notes.ts'
import type { WireSchema } from './wire-schema.ts'

const error = field(z.string(), 'What is wrong, in one sentence.', 'The API token is missing')

/** Test errors, and authentication and rate errors of every path. */
export const errorReplySchema: WireSchema<ErrorReply> = z.strictObject({
  success: z.literal(false),
  error,
  errors: addition(z.array(z.string()).optional(), 'all single problems of a 422.', [
    'timeout_minutes: got 0, expected a whole number from 1 to 1440',
  ]),
})

/** All other errors of the postmaster paths. */
export const postmasterErrorReplySchema: WireSchema<PostmasterErrorReply> = z.strictObject({ error })
