/** Makes API calls that respond with JSON of a known schema. */

import { parseWire, type WireSchema } from '../../foundation/contract/wire-schema.ts'
import { parseJson } from '../../foundation/errors/json-object.ts'
import { PresendError } from '../../foundation/errors/presend-error.ts'
import { type Problem, renderProblem } from '../../foundation/errors/problem.ts'
import type { ApiCall, ApiReply } from './api-call.ts'
import { describeBody } from './describe-reply.ts'
import type { CallInfo } from './judge-attempt.ts'
import { acceptedReply, type SendOutcome } from './send.ts'
import type { Transport } from './transport.ts'

/** A call and the schema of its response. */
export interface JsonCall<T> {
  readonly call: ApiCall
  readonly schema: WireSchema<T>
}

export type JsonOutcome<T> =
  | { readonly status: 'ok'; readonly value: T; readonly reply: ApiReply }
  /** A 304 status means that the last value is still current. */
  | { readonly status: 'unchanged'; readonly reply: ApiReply }
  | Extract<SendOutcome, { status: 'failed' }>

/** Makes a call and parses the response. @throws PresendError with an API_ code; the signal's reason */
export async function callJson<T>(
  transport: Transport,
  { call, schema }: JsonCall<T>,
  signal: AbortSignal,
): Promise<T> {
  const reply = acceptedReply(await transport.send(call, signal))
  return parseReply(reply, schema, transport.info(call))
}

/** Makes a call and parses the response; returns failures as values. @throws only the signal's reason */
export async function tryCallJson<T>(
  transport: Transport,
  { call, schema }: JsonCall<T>,
  signal: AbortSignal,
): Promise<JsonOutcome<T>> {
  const outcome = await transport.send(call, signal)
  if (outcome.status === 'failed') return outcome
  const { reply } = outcome
  if (reply.statusCode === 304) return { status: 'unchanged', reply }
  try {
    return { status: 'ok', reply, value: parseReply(reply, schema, transport.info(call)) }
  } catch (error) {
    if (error instanceof PresendError) return { status: 'failed', reason: 'refused', error }
    throw error
  }
}

/** Parses a response's body; ignores its Content-Type. @throws PresendError API_REPLY_INVALID */
export function parseReply<T>(reply: ApiReply, schema: WireSchema<T>, call: CallInfo): T {
  const parsed = parseWire(schema, jsonBody(reply, call))
  if (parsed.status === 'ok') return parsed.value
  throw invalidReply(call, parsed.problems)
}

/**
 * Creates the error for JSON that does not match the schema. The error describes the first mismatch in full, lists up
 * to three others, and states how many more there are.
 */
export function invalidReply(call: CallInfo, problems: readonly Problem[]): PresendError {
  const [first, ...others] = problems
  return new PresendError({
    code: 'API_REPLY_INVALID',
    outcome: 'inconclusive',
    done: call.done,
    came: `${first?.came ?? 'an unexpected value'} at ${first?.input ?? '$'} in the reply`,
    expected: first?.expected ?? 'a reply that matches the API reference',
    todo: [...describeOthers(others), adviceFor(call)].join('; '),
    problems,
  })
}

const shownOtherCount = 3

function describeOthers(others: readonly Problem[]): readonly string[] {
  if (others.length === 0) return []
  const shown = others.slice(0, shownOtherCount).map(renderProblem).join(' | ')
  const moreCount = others.length - shownOtherCount
  return [`also: ${shown}${moreCount > 0 ? ` | and ${moreCount} more` : ''}`]
}

function jsonBody(reply: ApiReply, call: CallInfo): unknown {
  const body = parseJson(reply.text)
  if (body !== undefined) return body
  // Don't use the JSON parser's own message, which would quote the text at length.
  throw new PresendError({
    code: 'API_REPLY_INVALID',
    outcome: 'inconclusive',
    done: call.done,
    came: `${reply.statusCode} and ${describeBody(reply)}`,
    expected: 'a JSON body',
    todo: adviceFor(call),
  })
}

function adviceFor(call: CallInfo): string {
  const advice = 'check that api-url is the base URL of the service, which ends in /api/v1'
  return call.method === 'POST' ? `${advice}; the test may have been created` : advice
}
