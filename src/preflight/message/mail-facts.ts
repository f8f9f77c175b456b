/**
 * Determines whether a message is marketing. If the `mail-type` setting is not set, the message counts as marketing,
 * and evidence in it determines only how certain that is.
 */

import type { PreflightSettings } from '../preflight-settings.ts'
import type { Link, MailFacts, ReadableText } from '../rule-context.ts'

interface Evidence {
  readonly headerNames: ReadonlySet<string>
  /** The value of the Precedence field in lower case; null if it is missing. */
  readonly precedence: string | null
  readonly links: readonly Link[]
  readonly texts: readonly ReadableText[]
}

/** Words for opting out in the languages that are most common in mail. */
const optOutWords =
  /unsubscribe|opt[ -]?out|abmelden|abbestellen|austragen|désabonner|désinscri|cancelar (?:la )?suscripci|darse de baja|disiscri|annulla l.iscrizione|afmelden|uitschrijven|avprenumerera|avregistrera|afmeld|avmeld|peruuta tilaus|wypisz|odhlásit|leiratkoz|dezabon|cancelar (?:a )?inscriç|descadastr|отписаться|відписатися|配信停止|購読解除|退订|수신거부/iu

/** Returns whether text or a URL is about opting out. */
export function meansOptOut(text: string): boolean {
  return optOutWords.test(text)
}

/** Determines the mail type and the basis of that decision. */
export function readMailFacts({ mailType }: Pick<PreflightSettings, 'mailType'>, evidence: Evidence): MailFacts {
  if (mailType !== null) return { type: mailType, basis: 'stated', evidence: `mail-type: ${mailType}` }
  const found = evidenceOfMarketing(evidence)
  if (found !== null) return { type: 'marketing', basis: 'evident', evidence: found }
  return { type: 'marketing', basis: 'default', evidence: 'mail-type is not set' }
}

function evidenceOfMarketing({ headerNames, precedence, links }: Evidence): string | null {
  const header = ['List-Unsubscribe', 'List-Id', 'List-Unsubscribe-Post'].find((name) =>
    headerNames.has(name.toLowerCase()),
  )
  if (header !== undefined) return `a ${header} header`
  if (precedence === 'bulk' || precedence === 'list') return `Precedence: ${precedence}`
  const optOut = links.find(({ text, url }) => meansOptOut(text) || meansOptOut(url.text))
  return optOut === undefined ? null : 'an unsubscribe link'
}
