/** The preflight settings, independent of where the user set them. */

import type { DkimName, DnsMode, RuleSetting, SenderClass } from './setting-names.ts'

/** The preflight settings. This object can be passed to a worker thread. */
export interface PreflightSettings {
  /** The mail type; null if not set, in which case the message counts as marketing. */
  readonly mailType: 'marketing' | 'transactional' | null
  readonly senderClass: SenderClass
  /**
   * Variables that the provider replaces when sending, such as `*|UNSUB|*` or `{{unsubscribe}}`, or their names without
   * delimiters.
   */
  readonly allowVariables: readonly string[]
  /** Providers such as `mailchimp`, whose variables are also allowed. */
  readonly esps: readonly string[]
  /** Hosts that are allowed, each with all its subdomains. */
  readonly allowHosts: readonly string[]
  /**
   * Client families in caniemail's data, such as `gmail` and `outlook`, or individual platforms, such as
   * `outlook.windows`.
   */
  readonly clients: readonly string[]
  /** The settings for individual rules, by rule id. */
  readonly rules: Readonly<Record<string, RuleSetting>>
  readonly dns: DnsMode
  /** Whether links are requested over the network. */
  readonly isCheckingLinks: boolean
  /** The paths of zone files, relative to the repository. */
  readonly zoneFiles: readonly string[]
  readonly sendingIp: string | null
  readonly envelopeFrom: string | null
  /** The DKIM domain and selector; null if neither is set. */
  readonly dkim: DkimName | null
  /** The host of the SMTP server; null for the embedded service. */
  readonly smtpHost: string | null
  /** Whether local images are attached to the message. */
  readonly embedImages: boolean
}
