/** What `presend serve` was asked to do, complete and right: every field was parsed, every default is filled in. */

import type { ProviderType } from '../../contract/names.ts'
import type { Secret } from '../../world/secret.ts'
import type { EncryptionKeys } from '../../world/secret-box.ts'
import type { GoogleSetting } from './google-setting.ts'

/** Where a server listens. */
export interface ListenAddress {
  /** An IP address or a name; never in brackets. */
  readonly host: string
  /** 0: a free one. */
  readonly port: number
}

/** A certificate and its key, both PEM files that are there; relative to the working directory, or absolute. */
export interface TlsFiles {
  readonly certPath: string
  readonly keyPath: string
}

/** The engine that judges spam. */
export type SpamFilterSetting =
  | { readonly kind: 'built-in' }
  | { readonly kind: 'rspamd'; readonly url: string }
  | { readonly kind: 'spamd'; readonly host: string; readonly port: number }

/** For which address SPF is checked: that of the real client, one that is known beforehand, or none (not measured). */
export type SendingIpSetting =
  | { readonly kind: 'client' }
  | { readonly kind: 'fixed'; readonly address: string }
  | { readonly kind: 'none' }

/** Ways in which a local seed may behave like some providers do; all are off by default. */
export const seedOptions = ['outlook.com', 'greylist', 'hold-bulk', 'tabs'] as const
export type SeedOptionName = (typeof seedOptions)[number]

/** What both kinds of seed mailbox have. */
interface SeedSettingBase {
  /** Lower case, its domain as A-labels. */
  readonly address: string
  readonly providerName: string
  readonly providerType: ProviderType
}

/** A mailbox of the service's own receiver. */
export interface LocalSeedSetting extends SeedSettingBase {
  readonly kind: 'local'
  readonly options: readonly SeedOptionName[]
}

/** What proves at the IMAP server who one is. */
export type SeedLogin =
  | { readonly method: 'password'; readonly password: Secret }
  /** Access tokens, which the provider gives for a refresh token (RFC 6749 §6). */
  | {
      readonly method: 'oauth'
      /** `google`, `microsoft`, or the URL of a token endpoint. */
      readonly provider: string
      readonly clientId: string
      /** `null`: a public client. */
      readonly clientSecret: Secret | null
      readonly refreshToken: Secret
    }
  /** It is stored, and the encryption key that was given does not open it. */
  | { readonly method: 'unreadable'; readonly reason: string }

/** A real mailbox at a real provider. */
export interface ImapSeedSetting extends SeedSettingBase {
  readonly kind: 'imap'
  readonly host: string
  readonly port: number
  readonly tls: 'implicit' | 'starttls' | 'none'
  readonly username: string
  readonly login: SeedLogin
  /** The authserv-ids of the provider's own Authentication-Results; empty: none is trusted, everything is computed. */
  readonly authservIds: readonly string[]
  /** True: `name+tag@domain` reaches the mailbox too. */
  readonly plusAddress: boolean
  /** PEM file of the authorities that may sign the server's certificate; `null`: Node's own. */
  readonly caPath: string | null
}

export type SeedSetting = LocalSeedSetting | ImapSeedSetting

/** A mailbox in which DMARC aggregate reports arrive. */
export interface DmarcMailboxSetting {
  /** Names it in the storage and in logs: `user@host:port/folder`; no two have the same. */
  readonly name: string
  readonly workspaceId: string
  /** The account that its reports are counted in; lower case. */
  readonly email: string
  readonly folder: string
  /** Only reports on these domains and what is below them; empty: on all. */
  readonly domains: readonly string[]
  /** Only reports of these reporters; empty: of all whose mail is authenticated. */
  readonly onlyFrom: readonly string[]
  readonly afterReading: 'keep' | 'delete'
  /** How it is opened, and which Authentication-Results are believed; it is no seed. */
  readonly mailbox: ImapSeedSetting
}

/** What one instance takes on at most. */
export interface ServiceLimits {
  /** HTTP connections at a time, long polls included. */
  readonly httpConnectionCount: number
  /** Of those, from one client address. */
  readonly httpConnectionsPerClient: number
  /** SMTP connections at a time. */
  readonly smtpConnectionCount: number
  /** Of those, from one address. */
  readonly smtpConnectionsPerClient: number
  /** Messages judged at a time. */
  readonly judgingSlotCount: number
  readonly maxHeaderBytes: number
  /** Of one received message. */
  readonly maxMessageBytes: number
  /** Until the head of a request is in. */
  readonly headerTimeoutMs: number
  /** Until the whole request is in. */
  readonly requestTimeoutMs: number
}

/** Requests per hour. */
export interface RateLimits {
  /** For each token, by plan. */
  readonly pro: number
  readonly enterprise: number
  /** For each client address without a valid token, and each token without API access. */
  readonly anonymous: number
  /** Views of report pages, for each client address. */
  readonly pages: number
}

export interface ServiceSettings {
  /** The service file, as it was named; `null`: there is none. */
  readonly configPath: string | null
  readonly listen: ListenAddress
  /** The receiver of the local seeds; `null`: off. */
  readonly smtp: ListenAddress | null
  /** Without a slash at its end; `null`: `http(s)://` and where it listens. */
  readonly publicUrl: string | null
  /** A storage location for `parseStorageLocation`; secret, since a URL may hold a password. Its form was checked. */
  readonly storage: Secret
  readonly testTimeoutMs: number
  readonly retentionMs: number
  readonly dns: {
    /** `address` or `address:port`; empty: the machine's own. */
    readonly servers: readonly string[]
    /** A master file to answer from instead of the network; `null`: none. */
    readonly zoneFilePath: string | null
  }
  readonly spamFilter: SpamFilterSetting
  readonly webhooks: { readonly allowPrivate: boolean }
  /**
   * In the order of the file, no address twice; empty: none but those that commands add; `null`: the nine local seeds of
   * `seeds/directory.ts`.
   */
  readonly seeds: readonly SeedSetting[] | null
  /** `null`: plain HTTP. */
  readonly tls: TlsFiles | null
  /** For STARTTLS at the receiver; `null`: a self-made certificate, or none. */
  readonly smtpTls: TlsFiles | null
  /** Proxies whose X-Forwarded-For is believed: addresses and networks (`10.0.0.0/8`). */
  readonly trustedProxies: readonly string[]
  readonly logLevel: LogLevel
  readonly limits: ServiceLimits
  readonly rateLimits: RateLimits
  /** How long the service says that it is not ready, before it begins to stop. */
  readonly shutdownDelayMs: number
  /** How long requests and messages under way may take once the service is told to stop. */
  readonly shutdownTimeoutMs: number
  readonly sendingIp: SendingIpSetting
  readonly imap: {
    /** So long a message may still be moved before it is recorded. */
    readonly settleMs: number
  }
  /** A port of their own for metrics and health; `null`: they are on the port of `listen`. */
  readonly metricsListen: ListenAddress | null
  /** The first seals stored secrets, all of them open; `null`: none is given. */
  readonly encryptionKeys: EncryptionKeys | null
  /** Our OAuth client at Google; `null`: none, so no account of Postmaster Tools can be connected or read. */
  readonly google: GoogleSetting | null
  readonly dmarcReports: {
    readonly everyMs: number
    /** In the order of the file. */
    readonly mailboxes: readonly DmarcMailboxSetting[]
  }
  /** Every setting by name, as a log may show it: secrets starred, `null` where neither a value nor a default is set. */
  readonly effective: Readonly<Record<string, unknown>>
  /** What the operator should know, though it is not wrong. */
  readonly notices: readonly string[]
}

/** From what is said most often to what is said least; `silent`: nothing. */
export const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const
export type LogLevel = (typeof logLevels)[number]
