/**
 * The settings of a run. Most types are inferred from the settings table; this file declares the types that combine
 * several settings.
 */

import type { ProviderType } from '../../foundation/contract/names.ts'
import type { RateName, StandardRateName } from '../../foundation/contract/rate-kinds.ts'
import type { SourcePlace } from '../../foundation/errors/problem.ts'
import type { Secret } from '../../foundation/world/secret.ts'
import type { Complete, FieldsOf, Table } from './engine/row.ts'
import type { Source } from './engine/values.ts'
import type { SentTest } from './parsers/tracking-ids.ts'
import type { SettingsTable } from './rows/table.ts'

type Fields = FieldsOf<SettingsTable>

/** A threshold: the lowest or highest percentage that is accepted, depending on the rate. */
export interface Threshold {
  /** The percentage, from 0 to 100. */
  readonly percent: number
  /**
   * True for a default threshold, which does not apply if there are no results. A threshold that the user set always
   * applies.
   */
  readonly onlyWhereMeasured: boolean
}

/** The thresholds of all rates; `null` for a rate without a threshold. */
export type RateThresholds = Readonly<Record<RateName, Threshold | null>>

/** All thresholds for a template. */
export interface Thresholds extends Omit<Fields['thresholds'], RateName> {
  readonly overall: RateThresholds
  readonly byProviderType: Readonly<Record<ProviderType, Pick<RateThresholds, StandardRateName>>>
}

/**
 * A path or glob, and the settings of all templates that match it. If a setting is `null`, the value in the template
 * applies.
 */
export interface TemplateSetting extends Omit<Fields['template'], 'patterns'> {
  readonly pattern: string
  /** The settings whose values come from the config file. Values in the template take precedence over these values. */
  readonly fallbacks: readonly ('subject' | 'from' | 'replyTo')[]
  /** True if local images are attached to the message and referenced by `cid:` URLs. */
  readonly embedImages: boolean
  /** True if the repository's packages must not run, because the pull request comes from a fork. */
  readonly isUntrusted: boolean
  readonly thresholds: Thresholds
  readonly place: SourcePlace | null
  /** False if `mailType` has its default value because the user did not set it. */
  readonly isMailTypeStated: boolean
}

/** The service that runs the test. */
export type ServiceSetting =
  | ({ readonly kind: 'embedded' } & Pick<Fields['service'], 'sendingIp' | 'zoneFilePaths'>)
  | { readonly kind: 'remote'; readonly apiUrl: string; readonly apiToken: Secret }

/** The SMTP server to which mail is submitted. */
export interface SmtpSetting extends Omit<Fields['smtp'], 'host' | 'port' | 'security'> {
  readonly host: string
  readonly port: number
  /**
   * `auto` has already been resolved: to `tls` on port 465, to `starttls` with a login, and otherwise to
   * `opportunistic`.
   */
  readonly security: 'tls' | 'starttls' | 'opportunistic' | 'none'
}

export type DkimName = Pick<DkimSetting, 'domain' | 'selector'>

export interface DkimSetting extends Complete<Fields['dkim']> {}

/** The limits for postmaster data, each a percentage from 0 to 100, or `null` for no limit. */
export interface PostmasterThresholds extends Readonly<Fields['postmasterThresholds']> {}

/** The postmaster data to evaluate. */
export interface PostmasterSetting extends Complete<Fields['postmaster']> {
  readonly thresholds: PostmasterThresholds
}

/** A setting and its value, as a run prints them. Secrets are masked. */
export interface EffectiveSetting {
  readonly name: string
  readonly shown: string
  readonly source: Source
  readonly place: SourcePlace | null
}

/** A test that another run created, with the settings of its template. */
export interface AwaitedTest extends SentTest, Pick<TemplateSetting, 'mailType' | 'thresholds'> {}

type Composed = 'template' | 'thresholds' | 'service' | 'smtp' | 'dkim' | 'postmaster' | 'postmasterThresholds'

/** The settings object that a settings table defines. */
export type SettingsOf<T extends Table> = Omit<FieldsOf<T>, Composed | 'trackingIn' | 'sentTests'> & {
  /**
   * The templates. The list is empty only if the run evaluates nothing but postmaster data, if every template needs
   * code from a fork, or if the mode is `await`.
   */
  readonly templates: readonly TemplateSetting[]
  /** The tests of other runs that the run waits for; empty unless the mode is `await`. */
  readonly awaitedTests: readonly AwaitedTest[]
  /** True if the run skips templates because they need code from the fork. */
  readonly isForkCodeSkipped: boolean
  readonly service: ServiceSetting
  /** Where to put the tracking id, with `auto` resolved. The X-Presend-Test header field always contains the id. */
  readonly trackingIn: Exclude<Fields['trackingIn'], 'auto'>
  /** The SMTP server; `null` if no mail is sent, and for the embedded service, which has its own receiver. */
  readonly smtp: SmtpSetting | null
  /** The DKIM settings; `null` if mail is not signed. */
  readonly dkim: DkimSetting | null
  /** The DKIM domain and selector of the real mail, known even without the private key; `null` if unknown. */
  readonly dkimName: DkimName | null
  readonly postmaster: PostmasterSetting | null
  /** Every setting with its value and source, in the order of the settings table. */
  readonly effective: readonly EffectiveSetting[]
  /** Notices about the settings, for example about the embedded service that a fork uses. */
  readonly notices: readonly string[]
}

/** The settings of a run. */
export interface Settings extends SettingsOf<SettingsTable> {}
