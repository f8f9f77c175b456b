/** A call whose reply is JSON of a known shape. */

import type { WireSchema } from '../contract/wire-schema.ts'
import { PresendError } from '../errors/presend-error.ts'
import type { ApiCall, ApiReply } from './api-call.ts'
import { parseReply } from './parse-reply.ts'
import type { SendOutcome } from './send.ts'
import { acceptedReply } from './send.ts'
import type { Transport } from './transport.ts'

/** A call and what its reply must look like. */
export interface Question<T> {
  readonly call: ApiCall
  readonly schema: WireSchema<T>
}

/** How a question ended; nothing is thrown but an abort. */
export type Answer<T> =
  | { readonly status: 'told'; readonly value: T; readonly reply: ApiReply }
  /** 304: what was told before still holds. */
  | { readonly status: 'unchanged'; readonly reply: ApiReply }
  | Extract<SendOutcome, { status: 'given-up' }>

/** Asks, and reads the answer. @throws PresendError with an API_ code; the signal's reason */
export async function askOrThrow<T>(transport: Transport, question: Question<T>, signal: AbortSignal): Promise<T> {
  const reply = acceptedReply(await transport.send(question.call, signal))
  return parseReply(reply, question.schema, transport.judged(question.call))
}

/** Asks, and reads the answer; failures are values. @throws the signal's reason, nothing else */
export async function ask<T>(transport: Transport, question: Question<T>, signal: AbortSignal): Promise<Answer<T>> {
  const outcome = await transport.send(question.call, signal)
  if (outcome.status === 'given-up') return outcome
  const { reply } = outcome
  if (reply.statusCode === 304) return { status: 'unchanged', reply }
  try {
    return { status: 'told', reply, value: parseReply(reply, question.schema, transport.judged(question.call)) }
  } catch (error) {
    if (error instanceof PresendError) return { status: 'given-up', because: 'refused', error }
    throw error
  }
}
