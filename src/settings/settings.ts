/** What a run was asked to do, complete and right: every field was parsed, every default is filled in. */

import type { Folder, ProviderType, TestStyle } from '../contract/names.ts'
import type { SourcePlace } from '../errors/problem.ts'
import type { Secret } from '../world/secret.ts'

/** The four rates that a threshold can stand on. */
export const rateNames = ['inbox', 'spf', 'dkim', 'dmarc'] as const
export type RateName = (typeof rateNames)[number]

/** The least percentage that is accepted. */
export interface Threshold {
  /** Percent 0–100. */
  readonly percent: number
  /** True for a default: it does not hold where nothing was measured. One that was asked for always holds. */
  readonly onlyWhereMeasured: boolean
}

/** One threshold a rate; `null`: none. */
export type RateThresholds = Readonly<Record<RateName, Threshold | null>>

/** All thresholds of one template. */
export interface Thresholds {
  readonly overall: RateThresholds
  readonly byProviderType: Readonly<Record<ProviderType, RateThresholds>>
  /** A second threshold on the overall inbox rate that only warns, percent; `null`: none. */
  readonly warnInboxPercent: number | null
  /** The largest tab rate that is accepted where placement is observed, percent; `null`: none. */
  readonly maxTabPercent: number | null
}

/** Where the values of a template come from. */
export type DataSource =
  | { readonly kind: 'none' }
  | { readonly kind: 'file'; readonly path: string }
  | { readonly kind: 'inline'; readonly value: Readonly<Record<string, unknown>> }

export interface DataSet {
  /** `null` when there is only one. */
  readonly name: string | null
  readonly source: DataSource
}

/** A header as a user wrote it in `headers`; checked for form, not yet composed. */
export interface HeaderSetting {
  readonly name: string
  readonly value: string
}

/** One path or glob of templates, and what holds for all that it matches. `null`: the template decides. */
export interface TemplateSetting {
  readonly pattern: string
  readonly dataSets: readonly DataSet[]
  readonly subject: string | null
  readonly from: string | null
  readonly replyTo: string | null
  readonly headers: readonly HeaderSetting[]
  readonly textPath: string | null
  /** True: local images travel with the message and are shown by `cid:`. */
  readonly embedImages: boolean
  readonly mailType: 'marketing' | 'transactional'
  readonly thresholds: Thresholds
  readonly place: SourcePlace | null
}

/** The service that places the mail: in this process, or at a base URL. */
export type ServiceSetting =
  | { readonly kind: 'embedded'; readonly sendingIp: string | null; readonly zoneFilePaths: readonly string[] }
  | { readonly kind: 'remote'; readonly apiUrl: string; readonly apiToken: Secret }

/** The SMTP server that mail is submitted to. */
export interface SmtpSetting {
  readonly host: string
  readonly port: number
  readonly username: string | null
  readonly password: Secret | null
  /** `auto` is already resolved: 465 is `tls`; a password requires STARTTLS; else `opportunistic`. */
  readonly security: 'tls' | 'starttls' | 'opportunistic' | 'none'
  readonly caPath: string | null
  /** Most connections at a time, ≥ 1. */
  readonly connectionCount: number
  /** Mails a second over all connections; `null`: no limit. */
  readonly mailsPerSecond: number | null
}

export interface DkimSetting {
  readonly domain: string
  readonly selector: string
  readonly privateKey: Secret
}

/** The limits on what a mailbox provider says of a domain, each in percent 0–100; `null`: none. */
export interface PostmasterThresholds {
  /** No day may reach it. */
  readonly maxSpamPercent: number | null
  /** A milder line that only warns. */
  readonly warnSpamPercent: number | null
  /** For SPF, DKIM and DMARC, each. */
  readonly minAuthenticationPercent: number | null
  readonly minTlsPercent: number | null
  readonly maxDeliveryErrorPercent: number | null
}

/** Which postmaster data is judged, and by what. */
export interface PostmasterSetting {
  /** Of the connected account. */
  readonly email: string
  /** A-labels, each once; empty: the domain of each message's From field. */
  readonly domains: readonly string[]
  readonly dayCount: number
  readonly thresholds: PostmasterThresholds
}

/** One setting as the run prints it: secrets already starred. */
export interface EffectiveSetting {
  readonly name: string
  readonly shown: string
  readonly source: 'input' | 'flag' | 'environment' | 'config' | 'default'
  readonly place: SourcePlace | null
}

export interface Settings {
  /** Empty only where postmaster data is all that is judged. */
  readonly templates: readonly TemplateSetting[]
  readonly configPath: string | null
  readonly service: ServiceSetting
  readonly providerTypes: readonly ProviderType[]
  readonly testName: string | null
  readonly metadata: Readonly<Record<string, unknown>>
  readonly testStyle: TestStyle
  /** `auto` is already resolved; the header field is always there. */
  readonly trackingIn: 'header' | 'body' | 'subject'
  readonly isDryRun: boolean
  /** `null` only with the embedded service, which brings its own receiver, and where no mail is sent. */
  readonly smtp: SmtpSetting | null
  /** `null`: the From: address. */
  readonly envelopeFrom: string | null
  readonly dkim: DkimSetting | null
  readonly inboxFolders: readonly Folder[]
  readonly onMissing: 'not-inbox' | 'exclude' | 'inconclusive'
  readonly onInconclusive: 'fail' | 'warn'
  /** Percent of the seeds, 0–100. */
  readonly quorumPercent: number
  readonly gate: 'fail' | 'warn' | 'off'
  /** `null`: none is asked for. */
  readonly postmaster: PostmasterSetting | null
  readonly timeoutMs: number
  /** `null`: adaptive. */
  readonly pollIntervalMs: number | null
  readonly comment: 'auto' | 'on-failure' | 'never'
  readonly githubToken: Secret | null
  /** What tells this run's comment from others of its workflow; `null`: nothing. */
  readonly commentKey: string | null
  /** Relative to the repository. */
  readonly reportDir: string
  /** In the order of the settings table. */
  readonly effective: readonly EffectiveSetting[]
  /** What the user should know about how the settings were read (a fallback on a fork, for instance). */
  readonly notices: readonly string[]
}
