/**
 * The settings of `presend serve`. Most types are inferred from the tables; this file declares the types that are
 * composed of several settings.
 */

import type { Secret } from '../../../foundation/world/secret.ts'
import type { EncryptionKeys } from '../../../foundation/world/secret-box.ts'
import type { Complete, FieldsOf } from '../engine/row.ts'
import type { dmarcMailboxTable } from './dmarc-rows.ts'
import type { GoogleSetting } from './google.ts'
import type { MailServerSetting } from './mail-server.ts'
import type { OidcSetting } from './oidc.ts'
import type { SeedTable } from './seed-rows.ts'
import type { ServiceTable } from './service-rows.ts'

type Fields = FieldsOf<ServiceTable>
type SeedFields = FieldsOf<SeedTable>

export type ListenAddress = Fields['listen']
export type SendingIpSetting = Fields['sendingIp']
export type LogLevel = Fields['logLevel']
/** What opens a report page: either a tracking id or a link, or only a link. */
export type ReportAccess = Fields['reportAccess']
/** The maximum number of requests per hour. */
export type RateLimits = Fields['rateLimits']

/**
 * A certificate and its key: PEM files that exist, with paths that are absolute or relative to the working directory.
 */
export interface TlsFiles extends Complete<Fields['tls']> {}

/** The spam filter for the local seeds. */
export type SpamFilterSetting =
  | { readonly kind: 'built-in' }
  | { readonly kind: 'rspamd'; readonly url: string }
  | { readonly kind: 'spamd'; readonly host: string; readonly port: number }

interface SeedSettingBase extends Complete<Pick<SeedFields, 'address' | 'providerName' | 'providerType'>> {}

/** A mailbox on the service's own SMTP server. */
export interface LocalSeedSetting extends SeedSettingBase, Pick<SeedFields, 'options'> {
  readonly kind: 'local'
}

/** The login for an IMAP server. */
export type SeedLogin =
  | { readonly method: 'password'; readonly password: Secret }
  /** A login with access tokens, which presend obtains with a refresh token (RFC 6749 §6). */
  | {
      readonly method: 'oauth'
      /** The provider: `google`, `microsoft`, or the URL of a token endpoint. */
      readonly provider: string
      readonly clientId: string
      /** The client secret; `null` for a public client. */
      readonly clientSecret: Secret | null
      readonly refreshToken: Secret
    }
  /** A login whose stored secret cannot be decrypted with the encryption key. */
  | { readonly method: 'unreadable'; readonly reason: string }

/** A connection to an IMAP server. */
export interface ImapConnection
  extends Complete<Pick<SeedFields, 'host' | 'port' | 'username'>>,
    Pick<SeedFields, 'tls' | 'authservIds' | 'caPath'> {
  readonly login: SeedLogin
}

/** A mailbox at a real provider, used as a seed. */
export interface ImapSeedSetting extends SeedSettingBase, ImapConnection, Pick<SeedFields, 'plusAddress'> {
  readonly kind: 'imap'
}

export type SeedSetting = LocalSeedSetting | ImapSeedSetting

/** A mailbox that receives DMARC aggregate reports. */
export interface DmarcMailboxSetting extends Complete<FieldsOf<typeof dmarcMailboxTable>> {
  /** The unique name of the mailbox in the database and in logs: `user@host:port/folder`. */
  readonly name: string
  /** The connection and the trusted authserv-ids. Despite the type's name, the mailbox is not used as a seed. */
  readonly mailbox: ImapSeedSetting
}

type Composed = 'spamFilter' | 'tls' | 'smtpTls' | 'encryption' | 'mailServer' | 'google' | 'oidc' | 'dmarcReports'

export interface ServiceSettings extends Omit<Fields, Composed> {
  /** The path of the service file as the user wrote it; `null` if there is no service file. */
  readonly configPath: string | null
  readonly spamFilter: SpamFilterSetting
  /**
   * The seeds, with unique addresses. If the list is empty, the service uses only seeds added by commands. If it is
   * `null`, the service also uses the nine local seeds of `seeds/directory.ts`.
   */
  readonly seeds: readonly SeedSetting[] | null
  /** The certificate for HTTPS; `null` for plain HTTP. */
  readonly tls: TlsFiles | null
  /** The certificate for STARTTLS; `null` for a self-signed certificate. */
  readonly smtpTls: TlsFiles | null
  /**
   * The encryption keys: presend encrypts secrets with the first key, and decrypts them with any of the keys. `null` if
   * there is no key.
   */
  readonly encryptionKeys: EncryptionKeys | null
  /** The server through which the service sends mail; `null` if the service sends no mail. */
  readonly mailServer: MailServerSetting | null
  /** The OAuth client for Google Postmaster Tools; `null` if there is no client. */
  readonly google: GoogleSetting | null
  /** The identity provider of the dashboard; `null` if there is none. */
  readonly oidc: OidcSetting | null
  readonly dmarcReports: Fields['dmarcReports'] & { readonly mailboxes: readonly DmarcMailboxSetting[] }
  /**
   * Maps the name of every setting to its value as shown in logs, or to `null` for a setting that has neither a value
   * nor a default. Secrets are masked.
   */
  readonly effective: Readonly<Record<string, unknown>>
  /** Warnings for the operator. */
  readonly notices: readonly string[]
}
