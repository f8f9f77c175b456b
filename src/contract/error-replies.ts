/** What a service answers when it refuses: api-v1.md, "Errors". */

import * as z from 'zod'

import { additive } from './additive.ts'
import type { WireSchema } from './wire-schema.ts'

/** Test, authentication and rate errors. */
export interface ErrorReply {
  readonly success: false
  readonly error: string
  /** Additive: all problems of a 422, one a string. */
  readonly errors?: readonly string[] | undefined
}

/** A postmaster path's own errors. */
export interface PostmasterErrorReply {
  readonly error: string
}

/** The words of any error body. */
export interface ErrorWords {
  readonly error: string
  /** Empty when the service names no further ones. */
  readonly errors: readonly string[]
}

/** Reads both error bodies; `errors` may also be the only one (seen in the wild). */
export const errorReply: WireSchema<ErrorWords> = z.union([
  z
    .looseObject({ error: z.string(), errors: additive(z.array(z.string())) })
    .transform(({ error, errors }) => ({ error, errors: errors ?? [] })),
  z
    .looseObject({ errors: z.array(z.string()).min(1) })
    .transform(({ errors }) => ({ error: errors.join('; '), errors })),
])
