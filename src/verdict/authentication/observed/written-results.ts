/** Reads SPF, DKIM and DMARC results from a provider's Authentication-Results fields. Source: RFC 8601 §2.7. */

import { domainOf } from '../../../foundation/world/domain.ts'
import {
  type DkimResult,
  type DmarcPolicy,
  type DmarcResult,
  dkimResults,
  dmarcPolicies,
  dmarcResults,
  type SpfResult,
  spfResults,
} from '../authentication-verdict.ts'
import type { ReceivedSpf } from '../received-spf/parse-received-spf.ts'
import type { MethodResult, ResultsField } from '../results-field/parse-results-field.ts'

/** A recorded result; `domain` is null if the provider does not state it. */
export interface WrittenSpf {
  readonly result: SpfResult
  readonly domain: string | null
  /** The field that contains the result, if it is not Authentication-Results. */
  readonly field?: 'Received-SPF'
}

export interface WrittenSignature {
  readonly result: DkimResult
  /** The domain from `header.d`, or from `header.i`, which may contain a subdomain. */
  readonly domain: string | null
  readonly selector: string | null
  /** The beginning of the signature's `b=` tag. */
  readonly valueStart: string | null
  /** The provider's reason or comment. */
  readonly comment: string | null
}

export interface WrittenDmarc {
  readonly result: DmarcResult
  readonly domain: string | null
  /** The published policy, if the provider's field states it. */
  readonly policy: DmarcPolicy | null
  /** Further details that the provider recorded. */
  readonly comment: string | null
}

export interface WrittenResults {
  readonly spf: WrittenSpf | null
  /** Why an SPF result is ignored. */
  readonly spfProblem: string | null
  /** The recorded DKIM results; empty if the provider found no signature, null if there is no readable result. */
  readonly dkim: readonly WrittenSignature[] | null
  readonly dmarc: WrittenDmarc | null
  readonly arc: string | null
}

/** Reads the trusted fields from top to bottom. For each method, only the first field that contains results is used. */
export function readWrittenResults(fields: readonly ResultsField[]): WrittenResults {
  const ofMethod = (method: string): readonly MethodResult[] => {
    const found = fields.map(({ results }) => results.filter((one) => one.method === method))
    return found.find((results) => results.length > 0) ?? []
  }
  return {
    ...readSpf(ofMethod('spf')),
    dkim: readDkim(ofMethod('dkim')),
    dmarc: readDmarc(ofMethod('dmarc')),
    arc: ofMethod('arc')[0]?.result ?? null,
  }
}

/** Falls back to Received-SPF if Authentication-Results contains no usable SPF result. */
export function withReceivedSpf(written: WrittenResults, received: ReceivedSpf | null): WrittenResults {
  if (written.spf !== null || received === null || received.identity === 'helo') return written
  const { result, domain } = received
  // A pass without a domain may be a pass for HELO rather than MAIL FROM.
  if (result === 'pass' && domain === null) return written
  return { ...written, spf: { result, domain, field: 'Received-SPF' }, spfProblem: null }
}

/** The SPF results defined in RFC 8601 §2.7.2, and `hardfail` from RFC 5451. Other results are ignored. */
const spfWords: ReadonlyMap<string, SpfResult> = new Map([...spfResults.map(itself), ['hardfail', 'fail']])

/**
 * The DKIM results defined in RFC 8601 §2.7.1, and results that are specific to Microsoft (`timeout`, `test`), Yahoo
 * (`perm_fail`) and Hornetsecurity (`permfail`).
 */
const dkimWords: ReadonlyMap<string, DkimResult> = new Map([
  ...dkimResults.map(itself),
  ['timeout', 'temperror'],
  ['temp_fail', 'temperror'],
  ['tempfail', 'temperror'],
  ['perm_fail', 'fail'],
  ['permfail', 'fail'],
  ['test', 'neutral'],
])

/**
 * The DMARC results defined in RFC 9989, and Microsoft's `bestguesspass`, which means that the domain has no record.
 */
const dmarcWords: ReadonlyMap<string, DmarcResult> = new Map([...dmarcResults.map(itself), ['bestguesspass', 'none']])

function itself<Word extends string>(word: Word): readonly [Word, Word] {
  return [word, word]
}

/** Selects SPF results for MAIL FROM. Anyone can make SPF pass for HELO, and DMARC ignores HELO. */
function readSpf(results: readonly MethodResult[]): Pick<WrittenResults, 'spf' | 'spfProblem'> {
  const known = results.flatMap((one) => {
    const result = spfWords.get(one.result)
    return result === undefined ? [] : [{ result, sender: senderOf(one), helo: propertyOf(one, 'smtp', ['helo']) }]
  })
  const ofSender = known.find(({ sender }) => sender !== null)
  if (ofSender !== undefined) {
    // For the null reverse-path, SPF checks the HELO name instead (RFC 7208 §2.4).
    const domain =
      domainOf(ofSender.sender ?? '') ?? (isNullPath(ofSender.sender) ? domainOf(ofSender.helo ?? '') : null)
    return { spf: { result: ofSender.result, domain }, spfProblem: null }
  }
  const unnamed = known.find(({ helo }) => helo === null)
  if (unnamed !== undefined && unnamed.result !== 'pass') {
    return { spf: { result: unnamed.result, domain: null }, spfProblem: null }
  }
  if (unnamed !== undefined)
    return { spf: null, spfProblem: "the provider's spf=pass does not name the envelope sender" }
  return { spf: null, spfProblem: known.length === 0 ? null : "the provider's SPF result covers only the HELO name" }
}

/**
 * Returns the sender from the properties of an SPF result. Yandex calls the property `smtp.mail` instead of
 * `smtp.mailfrom`.
 */
function senderOf(result: MethodResult): string | null {
  return propertyOf(result, 'smtp', ['mailfrom', 'mail'])
}

function isNullPath(sender: string | null): boolean {
  return sender !== null && /^<?>?$/u.test(sender.trim())
}

function readDkim(results: readonly MethodResult[]): readonly WrittenSignature[] | null {
  const known = results.flatMap((one) => {
    const result = dkimWords.get(one.result)
    return result === undefined ? [] : [toSignature(one, result)]
  })
  return known.length === 0 ? null : known.filter(({ result }) => result !== 'none')
}

function toSignature(written: MethodResult, result: DkimResult): WrittenSignature {
  const domain = propertyOf(written, 'header', ['d']) ?? propertyOf(written, 'header', ['i'])
  return {
    result,
    domain: domain === null ? null : domainOf(domain),
    selector: propertyOf(written, 'header', ['s'])?.toLowerCase() ?? null,
    valueStart: propertyOf(written, 'header', ['b']),
    comment: result === 'pass' ? null : commentOf(written),
  }
}

function readDmarc(results: readonly MethodResult[]): WrittenDmarc | null {
  const [found] = results.flatMap((one) => {
    const result = dmarcWords.get(one.result)
    return result === undefined ? [] : [{ one, result }]
  })
  if (found === undefined) return null
  const { one, result } = found
  return {
    result,
    domain: domainOf(propertyOf(one, 'header', ['from']) ?? ''),
    policy: policyOf(one),
    comment: dmarcComment(one),
  }
}

/**
 * Reads the published policy. Gmail, Yahoo and OpenDMARC write the policy as a comment, `(p=REJECT sp=NONE dis=NONE)`;
 * Fastmail writes it as a property.
 */
function policyOf(written: MethodResult): DmarcPolicy | null {
  const inComment = /(?:^|[\s,;(])p=([a-z]+)/iu.exec(written.comments.join(' '))?.[1]
  const word = (propertyOf(written, 'policy', ['published-domain-policy']) ?? inComment)?.toLowerCase()
  return dmarcPolicies.find((policy) => policy === word) ?? null
}

/** Returns the comment on a DMARC result. Microsoft instead writes its action as a property without a type. */
function dmarcComment(written: MethodResult): string | null {
  const action = written.properties.find(({ type, name }) => type === null && name === 'action')?.value
  const guess =
    written.result === 'bestguesspass' ? "there is no DMARC record; the provider's best guess is a pass" : null
  // Omit a comment that states the policy, because the sentence about DMARC already states it.
  const said = commentOf(written)
  const comment = said === null || /(?:^|[\s,;(])p(?:olicy)?=/iu.test(said) ? null : said
  return guess ?? (action === undefined ? comment : `action ${action}`)
}

function commentOf({ reason, comments }: MethodResult): string | null {
  return reason ?? (comments.join('; ') || null)
}

function propertyOf({ properties }: MethodResult, type: string, names: readonly string[]): string | null {
  return properties.find((one) => one.type === type && names.includes(one.name))?.value ?? null
}
