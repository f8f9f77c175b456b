/** Parses DMARC policy records. Source: RFC 9989 §4.7. */

import { closestName } from '../../foundation/errors/closest-name.ts'
import { shorten } from '../../foundation/errors/shorten.ts'
import { parseTagList, renderTags, type Tag, type TagList, tagValue } from './tag-list.ts'

export type DmarcPolicyName = 'none' | 'quarantine' | 'reject'

export interface DmarcRecord {
  readonly text: string
  /** The policy; null if the tag is missing or invalid. */
  readonly policy: DmarcPolicyName | null
  readonly subdomainPolicy: DmarcPolicyName | null
  readonly nonexistentPolicy: DmarcPolicyName | null
  readonly isTestMode: boolean
  readonly publicSuffix: 'y' | 'n' | 'u'
  /** How closely the DKIM domain must match the author's domain; `strict` requires the same domain. */
  readonly dkimAlignment: 'relaxed' | 'strict'
  readonly spfAlignment: 'relaxed' | 'strict'
  readonly aggregateUris: readonly string[]
  readonly failureUris: readonly string[]
  /** Tags that RFC 9989 removed, as they appear in the record. */
  readonly removedTags: readonly string[]
  readonly problems: readonly string[]
  /** The corrected record; null if the record has no problems, or if the correction would be a guess. */
  readonly corrected: string | null
  readonly tags: readonly Tag[]
}

const policies = ['none', 'quarantine', 'reject'] as const
const removed: ReadonlySet<string> = new Set(['pct', 'rf', 'ri'])

/** Returns whether receivers use a record. It must start with the tag `v=DMARC1`, without a leading space (RFC 9989 §4.7). */
export function isDmarcRecord(text: string): boolean {
  return /^[vV][ \t]*=[ \t]*DMARC1[ \t]*(?:;|$)/u.test(text)
}

/** Returns whether a record is intended as a DMARC record but ignored by receivers. */
export function isBrokenDmarcRecord(text: string): boolean {
  if (isDmarcRecord(text)) return false
  const isVersion = /^["'\s]*v?\s{0,5}[=:]?\s{0,5}dmarc/iu.test(text)
  return (
    isVersion ||
    /(?:^|[;,\s"'])v\s{0,5}=\s{0,5}DMARC1/iu.test(text) ||
    /^["'\s]*p\s{0,5}=\s{0,5}(?:none|quarantine|reject)\b/iu.test(text)
  )
}

/** Parses a record that `isDmarcRecord` or `isBrokenDmarcRecord` accepts. */
export function parseDmarcRecord(text: string): DmarcRecord {
  const list = parseTagList(text)
  const problems = isDmarcRecord(text)
    ? tagProblems(list)
    : [
        `receivers ignore it because it ${/^\s/u.test(text) ? 'starts with a space' : 'does not start with "v=DMARC1;"'}`,
      ]
  return {
    text,
    policy: policyOf(list, 'p'),
    subdomainPolicy: policyOf(list, 'sp'),
    nonexistentPolicy: policyOf(list, 'np'),
    isTestMode: tagValue(list, 't')?.toLowerCase() === 'y',
    publicSuffix: (['y', 'n'] as const).find((value) => value === tagValue(list, 'psd')?.toLowerCase()) ?? 'u',
    dkimAlignment: tagValue(list, 'adkim')?.toLowerCase() === 's' ? 'strict' : 'relaxed',
    spfAlignment: tagValue(list, 'aspf')?.toLowerCase() === 's' ? 'strict' : 'relaxed',
    aggregateUris: uriList(tagValue(list, 'rua')),
    failureUris: uriList(tagValue(list, 'ruf')),
    removedTags: list.tags.filter(({ name }) => removed.has(name)).map(({ name, value }) => `${name}=${value}`),
    problems,
    corrected: problems.length === 0 ? null : correct(text),
    tags: list.tags,
  }
}

function policyOf(list: TagList, name: string): DmarcPolicyName | null {
  return policies.find((policy) => policy === tagValue(list, name)?.toLowerCase()) ?? null
}

function uriList(value: string | null): readonly string[] {
  return (value ?? '')
    .split(',')
    .map((uri) => uri.trim())
    .filter((uri) => uri !== '')
}

const policyValues = { pattern: /^(?:none|quarantine|reject)$/iu, expected: 'none, quarantine or reject' }
const alignmentValues = { pattern: /^[rs]$/iu, expected: 'r or s' }
/** The allowed values of each tag. */
const values: ReadonlyMap<string, { readonly pattern: RegExp; readonly expected: string }> = new Map(
  Object.entries({
    p: policyValues,
    sp: policyValues,
    np: policyValues,
    adkim: alignmentValues,
    aspf: alignmentValues,
    t: { pattern: /^[yn]$/iu, expected: 'y or n' },
    psd: { pattern: /^[ynu]$/iu, expected: 'y, n or u' },
    fo: { pattern: /^[01ds](?:\s*:\s*[01ds])*$/iu, expected: 'one or more of 0, 1, d and s, separated by colons' },
  }),
)

function tagProblems(list: TagList): readonly string[] {
  const problems = list.tags.flatMap(({ name, value }): readonly string[] => {
    const rule = values.get(name)
    // Receivers ignore tags that RFC 9989 removed, whatever their values.
    if (rule === undefined) return upperCaseProblem(name)
    if (rule.pattern.test(value)) return []
    if (/\s\w+\s*=/u.test(value)) return [`a semicolon is missing in "${name}=${shorten(value)}"`]
    return [`"${name}=${shorten(value)}": expected ${rule.expected}`]
  })
  const rua = tagValue(list, 'rua')
  if (rua !== null && /\s(?:p|sp|np|ruf|adkim|aspf|pct|fo|t)\s*=/u.test(rua))
    problems.push(`a semicolon is missing in "rua=${shorten(rua)}"`)
  for (const stray of list.strays) problems.push(`"${shorten(stray)}" is not a tag (expected name=value)`)
  for (const name of list.duplicates) problems.push(`the "${name}=" tag occurs twice, so receivers discard the record`)
  if (tagValue(list, 'p') === null && rua === null && problems.length === 0)
    problems.push('the record has neither "p=" nor "rua=", so receivers discard it')
  return problems
}

function upperCaseProblem(name: string): readonly string[] {
  const isKnown = values.has(name.toLowerCase()) || ['rua', 'ruf'].includes(name.toLowerCase())
  return isKnown && name !== name.toLowerCase() ? [`the "${name}=" tag must be in lower case`] : []
}

const tagNames = new Set(['p', 'sp', 'np', 'adkim', 'aspf', 't', 'psd', 'fo', 'rua', 'ruf', 'pct', 'rf', 'ri'])

/** Corrects the version, the separators and misspelled values. Returns null if the intended value is unclear. */
function correct(text: string): string | null {
  const body = text
    .replaceAll(/["'“”]/gu, '')
    .trim()
    .replace(/^v?\s{0,5}[=:]?\s{0,5}dmarc\s{0,2}1?/iu, '')
    // Separates tags that lack the semicolon between them.
    .replaceAll(/[\s,;]+(?=(?:p|sp|np|adkim|aspf|t|psd|fo|rua|ruf|pct|rf|ri)\s{0,5}=)/giu, ';')
  const tags = parseTagList(body).tags.map(({ name, value }) => ({ name: name.toLowerCase(), value }))
  const unique = tags.filter(({ name }, index) => tags.findIndex((tag) => tag.name === name) === index && name !== 'v')
  const fixed = unique.map(correctTag)
  if (fixed.some((tag) => tag === null)) return null
  const known = fixed.flatMap((tag) => (tag === null ? [] : [tag]))
  const policy = known.find(({ name }) => name === 'p') ?? { name: 'p', value: 'none' }
  const rest = known.filter(({ name }) => name !== 'p' && tagNames.has(name) && !removed.has(name))
  return renderTags([{ name: 'v', value: 'DMARC1' }, policy, ...rest])
}

function correctTag({ name, value }: Tag): Tag | null {
  const rule = values.get(name)
  if (rule === undefined || rule.pattern.test(value)) return { name, value }
  if (rule === policyValues) {
    const meant = closestName(value.replace(/\W+$/u, ''), policies, value.length > 6 ? 3 : 2)
    return meant === null ? null : { name, value: meant }
  }
  const letter = value.charAt(0).toLowerCase()
  return rule.pattern.test(letter) ? { name, value: letter } : null
}
