/** Renders a template even if it lacks a subject or an author, so that preflight can check the rest of it. */

import { ok, type Parsed, type Problem } from '../foundation/errors/problem.ts'
import { renderAddress } from '../foundation/mail/parse-address.ts'
import type { Files } from '../foundation/world/world.ts'
import type { RenderOptions, TemplateRequest } from '../render/render-template.ts'
import { type TracedTemplate, traceTemplate } from '../render/trace/trace-template.ts'
import type { PreflightFinding } from './finding.ts'

/** Values to use in place of a missing subject or author. These values are never displayed or looked up. */
const placeholders = { subject: 'No subject', from: 'nobody@presend.invalid' } as const

/** Returns the rendered template, in which a missing subject or author is null. */
export async function traceLeniently(
  request: TemplateRequest,
  files: Files,
  options: Pick<RenderOptions, 'askTool'> = {},
): Promise<Parsed<TracedTemplate>> {
  const traced = await traceTemplate(request, files, options)
  if (traced.status === 'ok') return traced
  const lacks = (input: 'subject' | 'from'): boolean => traced.problems.some((problem) => isMissing(problem, input))
  const overrides = {
    ...request.overrides,
    ...(lacks('subject') ? { subject: placeholders.subject } : {}),
    ...(lacks('from') ? { from: placeholders.from } : {}),
  }
  if (!lacks('subject') && !lacks('from')) return traced
  const again = await traceTemplate({ ...request, overrides }, files, options)
  if (again.status === 'bad') return again
  const { subject, from } = again.value
  return ok({ ...again.value, subject: lacks('subject') ? null : subject, from: lacks('from') ? null : from })
}

/** Returns the subject and author of a rendered message. A value is null if the template does not set it. */
export function headOf({ message, subject, from }: TracedTemplate): {
  readonly subject: string | null
  readonly from: string | null
} {
  return {
    subject: subject === null && message.subject === placeholders.subject ? null : message.subject,
    from: from === null && message.from.address === placeholders.from ? null : renderAddress(message.from),
  }
}

function isMissing({ input, expected }: Problem, wanted: string): boolean {
  return input === wanted && (expected === 'a subject' || expected === 'an author')
}

/** Returns one finding for all variables that are missing from the data, or null if there are also other problems. */
export function missingVariables(problems: readonly Problem[], templatePath: string): PreflightFinding | null {
  const named = problems.map(
    ({ input }) => /^(?<kind>variable|helper call) (?<name>.+?)(?: in .+)?$/su.exec(input)?.groups,
  )
  const [first] = problems
  if (first === undefined || named.includes(undefined)) return null
  const namesOf = (kind: string): readonly string[] =>
    named.flatMap((one) => (one?.['kind'] === kind && one['name'] !== undefined ? [one['name']] : []))
  const [variables, calls] = [namesOf('variable'), namesOf('helper call')]
  const messages = [
    ...(variables.length > 0 ? [`Variables without a value in the data: ${shownNames(variables)}`] : []),
    ...(calls.length > 0 ? [`Helpers and filters that returned undefined: ${shownNames(calls)}`] : []),
  ]
  return {
    ruleId: 'unresolved-variable',
    severity: 'error',
    message: messages.join('. '),
    fix: variables.length > 0 ? variableFix : callFix,
    place: first.place ?? { file: templatePath },
    count: problems.length,
    detail: [],
    edits: [],
  }
}

const variableFix = 'Add them to the data, correct their names, or check in the template whether they are set'
const callFix = 'Correct the call or the helper; to print nothing, return an empty string'

function shownNames(names: readonly string[]): string {
  const listed = [...new Set(names)]
  return listed.slice(0, 6).join(', ') + (listed.length > 6 ? ` and ${listed.length - 6} more` : '')
}
