/**
 * The settings for a run. Most types are inferred from the table; this file declares the types that are composed of
 * several settings.
 */

import type { ProviderType } from '../contract/names.ts'
import type { SourcePlace } from '../errors/problem.ts'
import type { Secret } from '../world/secret.ts'
import type { Complete, FieldsOf, Table } from './engine/row.ts'
import type { Source } from './engine/values.ts'
import type { RateName } from './rows/gate-rows.ts'
import type { SettingsTable } from './rows/table.ts'

type Fields = FieldsOf<SettingsTable>

/** The minimum percentage that is accepted. */
export interface Threshold {
  /** Percent 0–100. */
  readonly percent: number
  /**
   * True for a default threshold: default thresholds do not apply if nothing was measured. A threshold that the user
   * set always applies.
   */
  readonly onlyWhereMeasured: boolean
}

/** One threshold per rate; `null` if a rate has no threshold. */
export type RateThresholds = Readonly<Record<RateName, Threshold | null>>

/** All thresholds for a template. */
export interface Thresholds extends Omit<Fields['thresholds'], RateName> {
  readonly overall: RateThresholds
  readonly byProviderType: Readonly<Record<ProviderType, RateThresholds>>
}

/**
 * A path or glob of templates, and the settings for all matching files. `null` means that the template's own value is
 * used.
 */
export interface TemplateSetting extends Omit<Fields['template'], 'patterns'> {
  readonly pattern: string
  /** The values from the config file. The template's own values take precedence over these values. */
  readonly fallbacks: readonly ('subject' | 'from' | 'replyTo')[]
  /** True if local images are attached to the message and referenced by `cid:`. */
  readonly embedImages: boolean
  readonly thresholds: Thresholds
  readonly place: SourcePlace | null
  /** False if `mailType` is only the default. */
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
  /** The security, with `auto` resolved: `tls` on port 465, `starttls` with a password, otherwise `opportunistic`. */
  readonly security: 'tls' | 'starttls' | 'opportunistic' | 'none'
}

export type DkimName = Pick<DkimSetting, 'domain' | 'selector'>

export interface DkimSetting extends Complete<Fields['dkim']> {}

/** The limits for postmaster data, each in percent from 0 to 100; `null` if there is no limit. */
export interface PostmasterThresholds extends Readonly<Fields['postmasterThresholds']> {}

/** The postmaster data to evaluate. */
export interface PostmasterSetting extends Complete<Fields['postmaster']> {
  readonly thresholds: PostmasterThresholds
}

/** A setting in the form that a run prints; secrets are masked. */
export interface EffectiveSetting {
  readonly name: string
  readonly shown: string
  readonly source: Source
  readonly place: SourcePlace | null
}

type Composed = 'template' | 'thresholds' | 'service' | 'smtp' | 'dkim' | 'postmaster' | 'postmasterThresholds'

/** The settings that the table of rows defines. */
export type SettingsOf<T extends Table> = Omit<FieldsOf<T>, Composed | 'trackingIn'> & {
  /**
   * The templates. Empty only if the run evaluates only postmaster data, or if every template needs code from a fork.
   */
  readonly templates: readonly TemplateSetting[]
  /** True if templates were omitted because they need code from the fork. */
  readonly isForkCodeSkipped: boolean
  readonly service: ServiceSetting
  /** Where to put the tracking id, with `auto` resolved. The header field is always set. */
  readonly trackingIn: Exclude<Fields['trackingIn'], 'auto'>
  /** The SMTP server; `null` if no mail is sent, and with the embedded service, which has its own receiver. */
  readonly smtp: SmtpSetting | null
  /** The DKIM settings; `null` if mail is not signed. */
  readonly dkim: DkimSetting | null
  /** The domain and selector with which the real mail is signed, known even without the key; `null` if unknown. */
  readonly dkimName: DkimName | null
  readonly postmaster: PostmasterSetting | null
  /** Every setting with its value and source, in the order of the table. */
  readonly effective: readonly EffectiveSetting[]
  /** Notices about how the settings were read, such as a fallback on a fork. */
  readonly notices: readonly string[]
}

/** The settings for a run. */
export interface Settings extends SettingsOf<SettingsTable> {}
