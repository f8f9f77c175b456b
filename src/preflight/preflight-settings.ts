/** The settings that preflight needs, independent of where they were set. */

import type { DkimName, DnsMode, RuleSetting, SenderClass } from './setting-names.ts'

/** Survives a structured clone, so that preflight can run in a worker thread. */
export interface PreflightSettings {
  /** Null if only the default applies; preflight then looks for evidence. */
  readonly mailType: 'marketing' | 'transactional' | null
  readonly senderClass: SenderClass
  /** Variables that the provider fills in later: `*|UNSUB|*`, `{{unsubscribe}}`, names without delimiters. */
  readonly allowVariables: readonly string[]
  /** Providers whose variables are allowed, too: `mailchimp`. */
  readonly esps: readonly string[]
  /** Hosts with all their subdomains. */
  readonly allowHosts: readonly string[]
  /** Client families of caniemail: `gmail`, `outlook`, or `outlook.windows`. */
  readonly clients: readonly string[]
  /** By rule id. */
  readonly rules: Readonly<Record<string, RuleSetting>>
  readonly dns: DnsMode
  /** Links are requested over the network. */
  readonly isCheckingLinks: boolean
  /** Relative to the repository. */
  readonly zoneFiles: readonly string[]
  readonly sendingIp: string | null
  readonly envelopeFrom: string | null
  /** Null if neither is set. */
  readonly dkim: DkimName | null
  /** Null for the embedded service. */
  readonly smtpHost: string | null
  /** Local images are attached. */
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
