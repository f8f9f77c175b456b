/** From a reply's text to a typed value, or an error that says what came, where, and what was expected. */

import type { WireSchema } from '../contract/wire-schema.ts'
import { parseWire } from '../contract/wire-schema.ts'
import { PresendError } from '../errors/presend-error.ts'
import type { Problem } from '../errors/problem.ts'
import { renderProblem } from '../errors/problem.ts'
import type { ApiReply } from './api-call.ts'
import type { JudgedCall } from './judge-attempt.ts'
import { describeBody } from './reply-words.ts'

/**
 * The reply's body, as its schema has it. The Content-Type is not asked: what parses is JSON.
 *
 * @throws PresendError API_REPLY_INVALID
 */
export function parseReply<T>(reply: ApiReply, schema: WireSchema<T>, call: JudgedCall): T {
  const parsed = parseWire(schema, parseJson(reply, call))
  if (parsed.status === 'ok') return parsed.value
  throw invalidReply(call, parsed.problems)
}

/** The error for a reply that is JSON, but not what it should be: the first mismatch in full, some more, a count. */
export function invalidReply(call: JudgedCall, problems: readonly Problem[]): PresendError {
  const [first, ...others] = problems
  return new PresendError({
    code: 'API_REPLY_INVALID',
    outcome: 'inconclusive',
    done: call.done,
    came: `${first?.came ?? 'a wrong value'} at ${first?.input ?? '$'} of the reply`,
    expected: first?.expected ?? 'the reply that the API document describes',
    todo: [...describeOthers(others), todoAfter(call)].join('; '),
    problems,
  })
}

const shownOtherCount = 3

function describeOthers(others: readonly Problem[]): readonly string[] {
  if (others.length === 0) return []
  const shown = others.slice(0, shownOtherCount).map(renderProblem).join(' | ')
  const moreCount = others.length - shownOtherCount
  return [`also ${shown}${moreCount > 0 ? ` | and ${moreCount} more` : ''}`]
}

function parseJson(reply: ApiReply, call: JudgedCall): unknown {
  try {
    return JSON.parse(reply.text)
  } catch {
    // The parser's own message quotes the text at length; ours says what kind of thing it was.
    throw new PresendError({
      code: 'API_REPLY_INVALID',
      outcome: 'inconclusive',
      done: call.done,
      came: `${reply.statusCode} and ${describeBody(reply)}`,
      expected: 'a JSON body',
      todo: todoAfter(call),
    })
  }
}

function todoAfter(call: JudgedCall): string {
  const check = 'check that api-url is the base URL of the service (it ends in /api/v1)'
  return call.method === 'POST' ? `${check}; a test may exist at the service now` : check
}
