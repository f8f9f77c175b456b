import type { TextOrigin, TracedText } from '../../render/trace/source-map.ts'
import { describeSecret, type FoundSecret, findSecrets } from '../content/find-secrets.ts'
import type { Severity } from '../finding.ts'
import type { Fault, Rule } from '../rule.ts'
import type { RuleContext } from '../rule-context.ts'

/** A made-up key. */
const key = `5434613af3b15914ad12f632e90ed139ba4bc05e`

export const secretLeak: Rule = {
  id: 'secret-leak',
  group: 'content',
  severity: 'error',
  title: 'Key or password in the template',
  why: 'Every recipient receives the secret, and sent messages cannot be recalled.',
  source: 'Patterns of public secret scanners (GitHub, gitleaks); OWASP on hard-coded credentials',
  fix: "Revoke the secret, remove it from the template, and insert each recipient's own values when you send the message",
  ignores:
    'The rule ignores values that come from the data (reset tokens, magic links), documented examples such as AKIAIOSFODNN7EXAMPLE, placeholders, UUIDs and hashes in file names. A finding shows the first 4 characters of the secret.',
  bad: '<p>Your export.</p>\n<p><a href="https://api.fernhill-bikes.com/export?rider=4410&amp;api_key=5434613af3b15914ad12f632e90ed139ba4bc05e">Download</a></p>\n',
  good: {
    about: 'A value from the data',
    file: 'data.liquid',
    text: '<p>Your export.</p>\n<p><a href="https://api.fernhill-bikes.com/export?token={{ token }}">Download</a></p>\n',
    files: { 'data.json': `{"token": "${key}"}` },
  },
  check(context) {
    return scannedTexts(context).flatMap((text) => faultsIn(text, context))
  },
}

/** Returns the HTML source (including comments and attributes) and the other parts in decoded form. */
function scannedTexts({ htmlText, textPart, subject, from, headerFields }: RuleContext): readonly TracedText[] {
  const fields = headerFields.filter(({ name }) => !signatures.test(name)).map(({ value }) => value)
  return [htmlText, textPart, subject, from].filter((text) => text !== null).concat(fields)
}

const signatures =
  /^(?:(?:x-)?(?:google-)?dkim-signature|arc-|received|authentication-results|message-id|x-(?:ms|microsoft|gm|google|forefront|spam|sg|mailgun|ses|received)|list-|return-path|content-|references|in-reply-to|feedback-id|domainkey|subject$|from$)/iu

function faultsIn(text: TracedText, context: RuleContext): readonly Fault[] {
  return findSecrets(text.text).flatMap((secret): Fault | [] => {
    const origin = text.originAt(secret.index)
    const valueAt = text.text.indexOf(secret.value, secret.index)
    if (!isLiteral(secret, text.originAt(valueAt), context)) return []
    const severity = severityOf(secret, text.text, context)
    if (severity === null) return []
    return { at: origin, severity, message: `The message contains a secret: ${describeSecret(secret)}` }
  })
}

/**
 * Returns whether a source file contains the secret. Searches the files if the exact origin of the secret is unknown.
 */
function isLiteral({ value }: FoundSecret, { kind }: TextOrigin, { template }: RuleContext): boolean {
  if (kind === 'literal') return true
  return kind === 'unknown' && template.sources.some(({ text }) => text.includes(value))
}

const recipientPath =
  /reset|verif|confirm|unsub|magic|log-?in|sign-?in|invite|invitation|activat|opt-?out|preferenc|track|click|auth|view|redirect|session|share|download/iu

/**
 * Returns the severity of a finding. Links for a single recipient contain tokens intentionally, and a previously
 * rendered template contains sample values.
 */
function severityOf(secret: FoundSecret, text: string, { template }: RuleContext): Severity | null {
  if (secret.certainty === 'certain') return 'error'
  const before = text.slice(Math.max(0, secret.index - 200), secret.index)
  const url = /https?:\/\/[^\s"'<>]{0,200}$/iu.exec(before)?.[0] ?? ''
  if (recipientPath.test(url)) return null
  return template.kind === 'eml' ? 'notice' : 'error'
}
