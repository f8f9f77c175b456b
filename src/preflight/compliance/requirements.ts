/**
 * The requirements that Gmail, Yahoo, Microsoft and Apple publish for senders, and the rules that detect a violation.
 */

/** The providers, in the order of the table columns. */
export const complianceProviders = ['Gmail', 'Yahoo', 'Microsoft', 'Apple'] as const
export type ComplianceProvider = (typeof complianceProviders)[number]

/** The date on which the providers' pages were last read. It is recorded because providers change these pages. */
export const requirementsDate = '2026-06-15'

/** A requirement of one provider. */
export interface Demand {
  readonly level: 'required' | 'advised'
  /** The SMTP replies or other consequences that the provider documents for a violation; null if there are none. */
  readonly cost: string | null
  /** Rules whose findings do not count as violations of this provider's requirement. */
  readonly exempt?: readonly string[]
}

/**
 * Where the requirement can be checked. `preflight`: the message and DNS are enough. `seed`: DNS contains the records,
 * but only a seed shows whether the records work. `postmaster`: only the provider's data shows whether the requirement
 * is met. `process`: the requirement cannot be checked from outside.
 */
export type RequirementCheck = 'preflight' | 'seed' | 'postmaster' | 'process'

export interface Requirement {
  readonly id: string
  readonly title: string
  /** The senders to which the requirement applies. With `sender-class: all`, `bulk` requirements do not apply. */
  readonly audience: 'all' | 'bulk'
  readonly isForMarketing: boolean
  readonly check: RequirementCheck
  /** Rules whose errors count as violations of the requirement. */
  readonly errors: readonly string[]
  /** Rules whose errors and warnings both count as violations of the requirement. */
  readonly warnings: readonly string[]
  /** Groups of rules. The requirement is violated only if every group contains a rule with a finding. */
  readonly alternatives: readonly (readonly string[])[]
  readonly demands: Readonly<Partial<Record<ComplianceProvider, Demand>>>
  readonly source: string
}

const gmailPage = 'support.google.com/a/answer/81126'
const yahooPage = 'senders.yahooinc.com/best-practices'
const spfRules = ['spf-missing', 'spf-multiple', 'spf-syntax', 'spf-lookups', 'spf-void-lookups', 'spf-not-authorized']
const dkimRules = ['dkim-missing', 'dkim-revoked', 'dkim-multiple', 'dkim-short-key', 'dkim-weak-hash', 'dkim-syntax']
const microsoftCost = '550 5.7.515, or Junk'

const required = (cost: string | null = null, exempt?: readonly string[]): Demand => ({
  level: 'required',
  cost,
  ...(exempt === undefined ? {} : { exempt }),
})
const advised = (cost: string | null = null): Demand => ({ level: 'advised', cost })

/** Creates a requirement. By default, a requirement applies to all senders and can be checked by preflight. */
function requirement(spec: Pick<Requirement, 'id' | 'title' | 'demands'> & Partial<Requirement>): Requirement {
  return {
    audience: 'all',
    isForMarketing: false,
    check: 'preflight',
    errors: [],
    warnings: [],
    alternatives: [],
    source: gmailPage,
    ...spec,
  }
}

/** The requirements in display order: authentication, sending server, unsubscribing, message, reputation. */
export const requirements: readonly Requirement[] = [
  requirement({
    id: 'spf-or-dkim',
    title: 'SPF or DKIM passes',
    check: 'seed',
    errors: [...spfRules, ...dkimRules],
    alternatives: [spfRules, dkimRules],
    demands: { Gmail: required('421 4.7.26, 550 5.7.26'), Yahoo: required('5xx'), Microsoft: advised() },
  }),
  requirement({
    id: 'spf-and-dkim',
    title: 'SPF and DKIM pass',
    audience: 'bulk',
    check: 'seed',
    errors: [...spfRules, ...dkimRules],
    demands: {
      Gmail: required('SPF: 421 4.7.27, 550 5.7.27; DKIM: 421 4.7.30, 550 5.7.30; neither: 550 5.7.26'),
      Yahoo: required('5xx'),
      Microsoft: required(microsoftCost),
      Apple: required(),
    },
  }),
  requirement({
    id: 'dkim-key-length',
    title: 'The DKIM key has at least 1024 bits',
    errors: ['dkim-short-key'],
    demands: { Gmail: required('421 4.7.30, 550 5.7.30'), Yahoo: required() },
  }),
  requirement({
    id: 'dmarc-record',
    title: 'The domain has a valid DMARC record (at least p=none)',
    audience: 'bulk',
    errors: ['dmarc-missing', 'dmarc-multiple', 'dmarc-syntax'],
    demands: {
      Gmail: required('4.7.31, or 421 4.7.40, 550 5.7.40'),
      Yahoo: required('5xx'),
      Microsoft: required(microsoftCost),
      Apple: required(),
    },
  }),
  requirement({
    id: 'alignment',
    title: 'The From domain is aligned with SPF or DKIM',
    audience: 'bulk',
    check: 'seed',
    errors: ['from-alignment'],
    demands: { Gmail: required('421 4.7.32'), Yahoo: required('5xx'), Microsoft: required(microsoftCost) },
  }),
  requirement({
    id: 'own-policy',
    title: 'Mail passes the DMARC policy of its From domain',
    check: 'seed',
    errors: ['from-freemail'],
    demands: {
      Gmail: required('550 5.7.26'),
      Yahoo: required('554 5.7.9'),
      Microsoft: required('550 5.7.509'),
      Apple: required(),
    },
  }),
  requirement({
    id: 'spf-not-open',
    title: 'The SPF record does not authorize every server',
    errors: ['spf-plus-all'],
    demands: { Gmail: required('451 4.7.24, 550 5.7.24') },
    source: 'support.google.com/a/answer/3726730',
  }),
  requirement({
    id: 'reverse-dns',
    title: 'The sending IP address has matching reverse DNS',
    errors: ['ptr-mismatch'],
    demands: {
      Gmail: required('421 4.7.0, 451 4.7.23, 550 5.7.25'),
      Yahoo: required(),
      Microsoft: required(),
      Apple: required(),
    },
  }),
  requirement({
    id: 'tls',
    title: 'The SMTP connection uses TLS',
    check: 'seed',
    demands: { Gmail: required('421 4.7.29, 550 5.7.29') },
  }),
  requirement({
    id: 'domains-exist',
    title: 'The From and Reply-To domains exist and can receive mail',
    errors: ['mx-missing'],
    warnings: ['mx-missing', 'soa-missing'],
    demands: { Yahoo: required('451, 554'), Microsoft: advised() },
    source: 'senders.yahooinc.com/smtp-error-codes',
  }),
  requirement({
    id: 'one-click',
    title: 'One-click unsubscribe',
    audience: 'bulk',
    isForMarketing: true,
    check: 'seed',
    errors: [
      'unsubscribe-header-missing',
      'one-click-missing',
      'unsubscribe-header-syntax',
      'unsubscribe-dkim-coverage',
    ],
    demands: {
      Gmail: required('not rejected; no mitigation'),
      // Yahoo also accepts a mailto address.
      Yahoo: required(null, ['one-click-missing']),
    },
  }),
  requirement({
    id: 'unsubscribe-link',
    title: 'Visible unsubscribe link',
    isForMarketing: true,
    errors: ['unsubscribe-link-missing'],
    warnings: ['unsubscribe-link-hidden'],
    demands: {
      Gmail: required('not rejected; no mitigation'),
      Yahoo: required(),
      Microsoft: advised(),
      Apple: required(),
    },
  }),
  requirement({
    id: 'unsubscribe-honored',
    title: 'Unsubscribing takes effect within two days',
    audience: 'bulk',
    isForMarketing: true,
    check: 'process',
    demands: { Gmail: required('no mitigation'), Yahoo: required(), Apple: required('at once') },
  }),
  requirement({
    id: 'message-format',
    title: 'Valid message format (RFC 5322)',
    errors: [
      'mime-boundary',
      'mime-structure',
      'transfer-encoding',
      'line-too-long',
      'header-encoding',
      'date-invalid',
    ],
    demands: {
      Gmail: required('550 5.7.1, 554 5.6.0'),
      Yahoo: required('550, 554'),
      Microsoft: required(),
      Apple: required(),
    },
  }),
  requirement({
    id: 'one-author',
    title: 'Exactly one valid From address',
    errors: ['from-invalid'],
    demands: { Gmail: required('550 5.7.1'), Yahoo: required(), Microsoft: required(), Apple: required() },
  }),
  requirement({
    id: 'single-headers',
    title: 'No header field occurs more often than allowed',
    errors: ['duplicate-header'],
    demands: { Gmail: required('550 5.7.1'), Yahoo: required('550, 554') },
  }),
  requirement({
    id: 'message-id',
    title: 'Valid, unique Message-ID',
    errors: ['message-id-invalid'],
    demands: { Gmail: required('550 5.7.1; reused: 421 4.7.28'), Yahoo: required() },
  }),
  requirement({
    id: 'header-size',
    title: 'The header section is within the size limits',
    errors: ['header-too-large', 'subject-length'],
    demands: { Gmail: required('552 5.3.4'), Yahoo: required() },
    source: 'support.google.com/a/answer/14016360',
  }),
  requirement({
    id: 'message-size',
    title: 'The message is within the size limit',
    errors: ['message-size'],
    demands: { Gmail: required('552 5.3.4'), Yahoo: required() },
  }),
  requirement({
    id: 'attachments',
    title: 'No blocked attachments',
    errors: ['blocked-attachment'],
    demands: { Gmail: required('552 5.7.0'), Yahoo: required('554'), Microsoft: required() },
    source: 'support.google.com/mail/answer/6590',
  }),
  requirement({
    id: 'honest-headers',
    title: 'Subject and sender name do not mislead',
    warnings: ['subject-fake-reply', 'display-name-misleading'],
    demands: { Gmail: required(), Yahoo: advised(), Microsoft: advised() },
  }),
  requirement({
    id: 'visible-content',
    title: 'Content is not hidden',
    warnings: ['hidden-content'],
    demands: { Gmail: required('may go to spam') },
  }),
  requirement({
    id: 'clear-links',
    title: 'Links lead to the address that their text shows',
    errors: ['link-text-mismatch'],
    warnings: ['ip-address-link', 'idn-link'],
    demands: { Gmail: required(), Yahoo: advised(), Microsoft: advised() },
  }),
  requirement({
    id: 'spam-rate',
    title: 'User-reported spam rate below 0.3%',
    check: 'postmaster',
    demands: { Gmail: required('421 4.7.28; no mitigation'), Yahoo: required('421 4.7.0 [TSnn]') },
  }),
  requirement({
    id: 'blocklists',
    title: 'The sending IP address is not on a blocklist',
    check: 'seed',
    demands: { Gmail: advised(), Yahoo: required('553, 554') },
    source: yahooPage,
  }),
  requirement({
    id: 'consent',
    title: 'Recipients have consented, and bounces are handled',
    check: 'process',
    demands: { Gmail: required(), Yahoo: required(), Microsoft: advised(), Apple: required() },
    source: 'support.apple.com/en-us/102322',
  }),
]
