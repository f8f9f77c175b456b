/** Finds keys and passwords in text. All patterns are bounded, so they always run in linear time. */

/** A secret, and its position in the text. */
export interface FoundSecret {
  /** The kind of secret, such as `Stripe live key`. */
  readonly kind: string
  readonly index: number
  /** The secret itself, without its parameter name. Never display this value. */
  readonly value: string
  /**
   * How certain it is that this is a secret. `token` is less certain, because the value may be a token for one
   * recipient, and complete messages intentionally contain links with tokens.
   */
  readonly certainty: 'certain' | 'token'
}

interface SecretForm {
  readonly kind: string
  /** The pattern. The secret is the `secret` group or, if the pattern does not have this group, the whole match. */
  readonly pattern: RegExp
  readonly certainty?: FoundSecret['certainty']
  readonly accepts?: (value: string, whole: string) => boolean
}

const forms: readonly SecretForm[] = [
  { kind: 'private key', pattern: /-----BEGIN (?:[A-Z]{2,10} ){0,2}PRIVATE KEY(?: BLOCK)?-----/gu },
  { kind: 'AWS access key', pattern: /(?<![A-Za-z0-9])(?:AKIA|ASIA)[A-Z0-9]{16}(?![A-Za-z0-9])/gu },
  {
    kind: 'GitHub token',
    pattern: /(?<![A-Za-z0-9])(?:gh[pousr]_[A-Za-z0-9]{30,100}|github_pat_[A-Za-z0-9_]{30,100})/gu,
  },
  { kind: 'GitLab token', pattern: /(?<![A-Za-z0-9])glpat-[\w-]{20,60}/gu },
  { kind: 'npm token', pattern: /(?<![A-Za-z0-9])npm_[A-Za-z0-9]{36}(?![A-Za-z0-9])/gu },
  { kind: 'Slack token', pattern: /(?<![A-Za-z0-9])xox[abeprs]-[A-Za-z0-9-]{10,100}/gu },
  {
    kind: 'Slack webhook',
    pattern: /hooks\.slack\.com\/services\/(?<secret>T[A-Z0-9]{6,14}\/B[A-Z0-9]{6,14}\/[A-Za-z0-9]{18,40})/gu,
  },
  { kind: 'Stripe live key', pattern: /(?<![A-Za-z0-9])(?:sk|rk)_live_[A-Za-z0-9]{10,120}/gu },
  { kind: 'webhook secret', pattern: /(?<![A-Za-z0-9])whsec_[A-Za-z0-9+/=]{24,80}/gu },
  { kind: 'SendGrid key', pattern: /(?<![A-Za-z0-9])SG\.[\w-]{22}\.[\w-]{43}(?![\w-])/gu },
  { kind: 'Mailgun key', pattern: /(?<![A-Za-z0-9])key-[0-9a-f]{32}(?![0-9a-z])/gu },
  { kind: 'Mailchimp key', pattern: /(?<![0-9a-z])[0-9a-f]{32}-us\d{1,2}(?![0-9a-z])/gu },
  { kind: 'Google API key', pattern: /(?<![A-Za-z0-9])AIza[\w-]{35}(?![\w-])/gu },
  { kind: 'Google client secret', pattern: /(?<![A-Za-z0-9])GOCSPX-[\w-]{28}/gu },
  { kind: 'Shopify token', pattern: /(?<![A-Za-z0-9])shp(?:at|ca|pa|ss)_[0-9a-f]{32}/giu },
  {
    kind: 'JSON Web Token',
    pattern: /(?<![\w.-])eyJ[\w-]{8,1000}\.eyJ[\w-]{8,2000}\.[\w-]{16,1000}/gu,
    certainty: 'token',
    accepts: (value) => hasTokenClaims(value),
  },
  {
    kind: 'password in a URL',
    pattern: /\bhttps?:\/\/[^\s/?#:@<>"'{}]{1,100}:(?<secret>[^\s/?#@<>"'{}]{1,200})@[^\s/?#@<>"'{}]{3,}/giu,
    accepts: (value) => !/^(?:pass(?:word)?|pw|pwd|secret|\*+|x+|\.+|…)$/iu.test(value),
  },
  {
    kind: 'password or token',
    pattern:
      /(?<![A-Za-z0-9])(?<name>(?:[a-z]{2,20}[-_])?(?:api[-_]?(?:key|secret|token)|secret(?:[-_]?key)?|client[-_]?secret|(?:access|auth|private|master|smtp|service)[-_]?key|passw(?:or)?d|passphrase|pwd|auth[-_]?token|access[-_]?token|private[-_]?token|bearer|token))["']?(?:\s{0,3}[=:]\s{0,3}|\s(?=[A-Za-z0-9]{20}))["']?(?<secret>[A-Za-z0-9+/_.~!$-]{16,300}={0,2})/giu,
    accepts: (value) => isRandom(value) && !isMadeUp(value),
  },
]

/** Matches names of parameters whose values are specific to one recipient. */
const tokenName = /token$/iu

/** Finds secrets. Ignores placeholders, and examples that come from documentation. */
export function findSecrets(text: string): readonly FoundSecret[] {
  const found: FoundSecret[] = []
  for (const { kind, pattern, certainty = 'certain', accepts } of forms) {
    for (const match of text.matchAll(pattern)) {
      const [whole] = match
      const { secret = whole, name } = match.groups ?? {}
      if (isExample(secret) || accepts?.(secret, whole) === false) continue
      const isToken = certainty === 'token' || (name !== undefined && tokenName.test(name))
      found.push({ kind, index: match.index, value: secret, certainty: isToken ? 'token' : 'certain' })
    }
  }
  return withoutOverlaps(found.toSorted((one, other) => one.index - other.index))
}

/** Returns the first characters of a secret, and its length. */
export function describeSecret({ kind, value }: FoundSecret): string {
  return `${kind} "${value.slice(0, 4)}…" (${value.length} characters)`
}

function isExample(value: string): boolean {
  return /EXAMPLE|x{6}|\*{4}|0{10}|\.{3}|(?:your|insert|replace|change)[-_]?(?:api|secret|token|key|password|me)/iu.test(
    value,
  )
}

/**
 * Returns whether a string is an invented example (it contains a run such as `123456789` or `abcdef123`) or an
 * identifier (it is a UUID).
 */
function isMadeUp(value: string): boolean {
  return /123456789|abcdef(?:gh|123)/iu.test(value) || /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/iu.test(value)
}

/**
 * Returns whether a string looks random: it has letters, digits and many different characters. Words and identifiers do
 * not look random.
 */
function isRandom(value: string): boolean {
  if (/[{}%]/u.test(value) || !/\d/u.test(value) || !/[A-Za-z]/u.test(value)) return false
  // Words joined by dashes, such as the slug of a web page, are not secrets.
  if (value.split(/[-_./]/u).every((word) => /^(?:[A-Za-z]{1,12}|\d{1,6})$/u.test(word))) return false
  return entropyOf(value) >= 3
}

/** Returns the Shannon entropy in bits per character. */
function entropyOf(value: string): number {
  const counts = new Map<string, number>()
  for (const character of value) counts.set(character, (counts.get(character) ?? 0) + 1)
  let sum = 0
  for (const count of counts.values()) sum -= (count / value.length) * Math.log2(count / value.length)
  return sum
}

/** Returns whether the token's payload contains a subject, an issue time or an expiry time. */
function hasTokenClaims(value: string): boolean {
  const payload = Buffer.from(value.split('.')[1] ?? '', 'base64url').toString('utf8')
  return /"(?:exp|sub|iat)"\s{0,5}:/u.test(payload)
}

function withoutOverlaps(secrets: readonly FoundSecret[]): readonly FoundSecret[] {
  let end = -1
  return secrets.filter(({ index, value }) => {
    if (index < end) return false
    end = index + value.length
    return true
  })
}
