/** The preflight settings, independent of where they were set. */

import type { DkimName, DnsMode, RuleSetting, SenderClass } from './setting-names.ts'

/** The settings. The object can be passed to a worker thread. */
export interface PreflightSettings {
  /** The mail type; null if it is not set. Preflight then looks for evidence in the message. */
  readonly mailType: 'marketing' | 'transactional' | null
  readonly senderClass: SenderClass
  /**
   * Variables that the provider replaces later, such as `*|UNSUB|*` or `{{unsubscribe}}`, or names without delimiters.
   */
  readonly allowVariables: readonly string[]
  /** Providers whose variables are also allowed, such as `mailchimp`. */
  readonly esps: readonly string[]
  /** Hosts that are allowed, with all their subdomains. */
  readonly allowHosts: readonly string[]
  /** Client families of caniemail, such as `gmail` and `outlook`, or one platform, such as `outlook.windows`. */
  readonly clients: readonly string[]
  /** The settings of rules, by rule id. */
  readonly rules: Readonly<Record<string, RuleSetting>>
  readonly dns: DnsMode
  /** True if links are requested over the network. */
  readonly isCheckingLinks: boolean
  /** The paths of zone files, relative to the repository. */
  readonly zoneFiles: readonly string[]
  readonly sendingIp: string | null
  readonly envelopeFrom: string | null
  /** The DKIM domain and selector; null if neither is set. */
  readonly dkim: DkimName | null
  /** The host of the SMTP server; null for the embedded service. */
  readonly smtpHost: string | null
  /** True if local images are attached to the message. */
  readonly embedImages: boolean
}

export const defaultPreflightSettings: PreflightSettings = {
  mailType: null,
  senderClass: 'bulk',
  allowVariables: [],
  esps: [],
  allowHosts: [],
  clients: [],
  rules: {},
  dns: 'zone',
  isCheckingLinks: false,
  zoneFiles: [],
  sendingIp: null,
  envelopeFrom: null,
  dkim: null,
  smtpHost: null,
  embedImages: false,
}
