/** Computes the forms in which a secret can appear in text: unchanged, line by line, and encoded. */

/**
 * The minimum length of a value to mask. Shorter values often occur by chance, so masking them would hide unrelated
 * text and make GitHub drop job outputs.
 */
const leastLength = 4

/**
 * Words that presend itself prints, including in results and outputs. If such a word were masked, GitHub would drop
 * outputs and the scrubber would corrupt results.
 */
const ownWords: ReadonlySet<string> = new Set(
  `true false null none test default pass fail misconfigured inconclusive warn error check send
  input flag environment config embedded remote overall consumer business protected marketing transactional
  inbox spam promotions social updates forums junk observed simulated dkim dmarc spam-test external-test
  accepted rejected unknown not-attempted final-dot greeting ehlo auth mail rcpt data final-reply
  failing missing outstanding excluded unreported missed undecided no-threshold not-inbox exclude
  presend password secret token http https smtp localhost 127.0.0.1`.split(/\s+/u),
)

/**
 * Returns true for a value that may be masked: at least four characters, and not one of presend's own words, a small
 * number (a port), a PEM BEGIN or END line, or a single repeated character.
 */
export function isMaskable(value: string): boolean {
  const text = value.trim()
  if (text.length < leastLength || ownWords.has(text.toLowerCase())) return false
  return !/^\d{1,5}$/u.test(text) && !/^-----(?:BEGIN|END) [^-]*-----$/u.test(text) && !/^(.)\1*$/su.test(text)
}

/** Returns the maskable lines of a secret, without duplicates. */
export function secretLines(value: string): readonly string[] {
  const lines = value.split(/[\r\n]+/u).map((line) => line.trim())
  return [...new Set(lines)].filter(isMaskable)
}

/** Returns the base64 of `\0user\0password` (AUTH PLAIN) and of `user:password` (HTTP Basic). */
export function loginForms(username: string, password: string): readonly string[] {
  return [`\0${username}\0${password}`, `${username}\0${username}\0${password}`, `${username}:${password}`].map(base64)
}

/**
 * Returns the base64 body of a PEM block as a single line, as it appears in DNS records and logs. Returns `null` if the
 * value is not a PEM block.
 */
export function pemBody(value: string): string | null {
  const body = /-----BEGIN [^-]+-----([\s\S]*?)-----END [^-]+-----/u.exec(value)?.[1]
  return body === undefined ? null : body.replaceAll(/\s+/gu, '')
}

/**
 * Returns all strings to replace when a secret is scrubbed: the value, its lines, and the encodings of both that can
 * occur in logs and reports. The strings are maskable and unique, and the longest come first.
 */
export function secretForms(value: string): readonly string[] {
  const lines = secretLines(value)
  const whole = [value, value.trim(), pemBody(value)].filter((text) => text !== null)
  const forms = [...whole.flatMap(encodings), ...lines.flatMap((line) => [line, ...urlForms(line)])]
  if (lines.length === 1) forms.push(...encodings(lines[0] ?? ''))
  return [...new Set(forms)].filter(isMaskable).toSorted((left, right) => right.length - left.length)
}

function encodings(value: string): readonly string[] {
  const base64Forms = [base64(value), ...[0, 1, 2].map((offset) => base64Inside(value, offset))]
  const hex = Buffer.from(value).toString('hex')
  return [
    value,
    ...base64Forms,
    ...base64Forms.map((form) => form.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/u, '')),
    hex,
    hex.toUpperCase(),
    ...urlForms(value),
    ...jsonForms(value),
    ...htmlForms(value),
  ]
}

function base64(value: string): string {
  return Buffer.from(value).toString('base64')
}

/**
 * Base64-encodes a value that starts `offset` bytes into a group of three bytes, and returns the part that does not
 * depend on the surrounding bytes. The GitHub runner masks the same encodings (HostContext.cs, "Base64StringEscape").
 */
function base64Inside(value: string, offset: number): string {
  const bytes = Buffer.concat([Buffer.alloc(offset), Buffer.from(value)])
  return bytes.toString('base64').slice(Math.ceil((offset * 8) / 6), Math.floor((bytes.length * 8) / 6))
}

function urlForms(value: string): readonly string[] {
  // Replace lone surrogates, because encodeURIComponent() throws on them.
  const whole = value.toWellFormed()
  const percent = encodeURIComponent(whole)
  const form = new URLSearchParams({ v: value }).toString().slice(2)
  // Python's quote() keeps slashes, and encodeURI() keeps every character that is valid in a URL.
  const forms = [percent, form, percent.replaceAll('%2F', '/'), encodeURI(whole)]
  return [...forms, ...forms.map(lowerPercent)]
}

function lowerPercent(encoded: string): string {
  return encoded.replaceAll(/%[0-9A-F]{2}/gu, (one) => one.toLowerCase())
}

function jsonForms(value: string): readonly string[] {
  const plain = JSON.stringify(value).slice(1, -1)
  const ascii = plain.replaceAll(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
  return [plain, ascii, JSON.stringify(plain).slice(1, -1)]
}

/** The entities that HTML escapers use for quotes. */
const quoteSpellings = [
  ['"', "'"],
  ['&quot;', '&#39;'],
  ['&quot;', '&#x27;'],
  ['&quot;', "'"],
  ['&#34;', '&#39;'],
  ['&quot;', '&apos;'],
] as const

function htmlForms(value: string): readonly string[] {
  const text = value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
  return quoteSpellings.map(([double, single]) => text.replaceAll('"', double).replaceAll("'", single))
}
