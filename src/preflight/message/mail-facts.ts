/**
 * Determines whether a message is marketing. If the `mail-type` setting is not set, the message counts as marketing,
 * and evidence in it determines only how certain that is.
 */

import { isOptOutUrl, meansOptOut } from '../../verdict/content/opt-out-words.ts'
import type { PreflightSettings } from '../preflight-settings.ts'
import type { Link, MailFacts, ReadableText } from '../rule-context.ts'

interface Evidence {
  readonly headerNames: ReadonlySet<string>
  /** The value of the Precedence field in lower case; null if it is missing. */
  readonly precedence: string | null
  readonly links: readonly Link[]
  readonly texts: readonly ReadableText[]
}

/** Determines the mail type and the basis of that decision. */
export function readMailFacts({ mailType }: Pick<PreflightSettings, 'mailType'>, evidence: Evidence): MailFacts {
  if (mailType !== null) return { type: mailType, basis: 'stated', evidence: `mail-type: ${mailType}` }
  const found = evidenceOfMarketing(evidence)
  if (found !== null) return { type: 'marketing', basis: 'evident', evidence: found }
  return { type: 'marketing', basis: 'default', evidence: 'mail-type is not set' }
}

function evidenceOfMarketing({ headerNames, precedence, links }: Evidence): string | null {
  // List-Unsubscribe alone is no evidence, because other mail that people can switch off has it too.
  if (headerNames.has('list-id')) return 'a List-Id header'
  if (precedence === 'bulk' || precedence === 'list') return `Precedence: ${precedence}`
  const optOut = links.find(({ text, url }) => meansOptOut(text) || isOptOutUrl(url.text))
  return optOut === undefined ? null : 'an unsubscribe link'
}
