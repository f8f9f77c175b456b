/** Composes ServiceSettings, and the list of settings that a service logs when it starts. */

import type { EncryptionKeys } from '../../world/secret-box.ts'
import { type Layer, showGiven } from '../engine/values.ts'
import type { GoogleSetting } from './google.ts'
import type { MailServerSetting } from './mail-server.ts'
import type { OidcSetting } from './oidc.ts'
import { type ServiceValues, serviceTable } from './service-rows.ts'
import { serviceNotices } from './service-rules.ts'
import type {
  DmarcMailboxSetting,
  SeedSetting,
  ServiceSettings,
  SpamFilterSetting,
  TlsFiles,
} from './service-settings.ts'

/** All values that were read, after problems have been ruled out. */
export interface ReadService {
  readonly configPath: string | null
  readonly layer: Layer
  readonly values: ServiceValues
  readonly seeds: readonly SeedSetting[] | null
  readonly encryption: {
    readonly keys: EncryptionKeys | null
    /** The environment variable takes precedence over the file. */
    readonly source: 'environment' | 'file'
  }
  readonly mailServer: MailServerSetting | null
  readonly google: GoogleSetting | null
  readonly oidc: OidcSetting | null
  readonly dmarcMailboxes: readonly DmarcMailboxSetting[]
}

/** Composes the settings. */
export function buildServiceSettings(read: ReadService): ServiceSettings {
  const { configPath, seeds, encryption, mailServer, google, oidc, dmarcMailboxes: mailboxes } = read
  const { spamFilter, tls, smtpTls, encryption: _encryption, dmarcReports, ...fields } = read.values.fields()
  const settings = {
    ...fields,
    configPath,
    spamFilter: toSpamFilter(spamFilter),
    seeds,
    tls: toTlsFiles(tls),
    smtpTls: toTlsFiles(smtpTls),
    encryptionKeys: encryption.keys,
    mailServer,
    google,
    oidc,
    dmarcReports: { ...dmarcReports, mailboxes },
    effective: listEffective(read),
  }
  return { ...settings, notices: serviceNotices(settings) }
}

type Fields = ReturnType<ServiceValues['fields']>

function toSpamFilter({ kind, url, host, port }: Fields['spamFilter']): SpamFilterSetting {
  switch (kind) {
    case 'built-in':
      return { kind }
    case 'rspamd':
      return { kind, url: url ?? 'http://127.0.0.1:11334' }
    case 'spamd':
      return { kind, host: host ?? '127.0.0.1', port: port ?? 783 }
    default:
      return kind satisfies never
  }
}

function toTlsFiles({ certPath, keyPath }: Fields['tls']): TlsFiles | null {
  return certPath === null || keyPath === null ? null : { certPath, keyPath }
}

function listEffective({ layer, encryption, seeds, dmarcMailboxes }: ReadService): Readonly<Record<string, unknown>> {
  const values = Object.values(serviceTable).map((row) => {
    const given = layer.get(row.name)
    const isMasked = row.name === 'encryption.key-file' && encryption.source === 'environment'
    const shown = given === undefined ? row.default : showGiven(given)
    return [row.name, isMasked ? '***' : shown]
  })
  return { ...Object.fromEntries(values), seeds: countSeeds(seeds), 'dmarc-reports': dmarcMailboxes.length }
}

const defaultSeedCount = 9

function countSeeds(seeds: readonly SeedSetting[] | null): { readonly local: number; readonly imap: number } {
  if (seeds === null) return { local: defaultSeedCount, imap: 0 }
  const imap = seeds.filter((seed) => seed.kind === 'imap').length
  return { local: seeds.length - imap, imap }
}
