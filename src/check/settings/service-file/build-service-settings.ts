/** Builds the settings of a service, and the list of settings that the service logs when it starts. */

import { type Layer, showGiven } from '../engine/values.ts'
import { type ServiceValues, serviceTable } from './service-rows.ts'
import { serviceNotices } from './service-rules.ts'
import type {
  DmarcMailboxSetting,
  SeedSetting,
  ServiceSettings,
  SpamFilterSetting,
  TlsFiles,
} from './service-settings.ts'

/** The values that were read from all sources, all of which are valid. */
export interface ReadService
  extends Pick<ServiceSettings, 'configPath' | 'seeds' | 'encryptionKeys' | 'mailServer' | 'google' | 'oidc'> {
  readonly layer: Layer
  readonly values: ServiceValues
  /** True if the encryption keys come from the environment variable, which takes precedence over the file. */
  readonly isKeyInEnvironment: boolean
  readonly dmarcMailboxes: readonly DmarcMailboxSetting[]
}

/** Builds the settings of a service. */
export function buildServiceSettings(read: ReadService): ServiceSettings {
  const { layer: _layer, values, isKeyInEnvironment: _isKeyInEnvironment, dmarcMailboxes: mailboxes, ...parts } = read
  const { spamFilter, tls, smtpTls, encryption: _encryption, dmarcReports, ...fields } = values.fields()
  const settings = {
    ...fields,
    ...parts,
    spamFilter: toSpamFilter(spamFilter),
    tls: toTlsFiles(tls),
    smtpTls: toTlsFiles(smtpTls),
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

function listEffective(read: ReadService): Readonly<Record<string, unknown>> {
  const { layer, isKeyInEnvironment, seeds, dmarcMailboxes } = read
  const values = Object.values(serviceTable).map((row) => {
    const given = layer.get(row.name)
    const isMasked = row.name === 'encryption.key-file' && isKeyInEnvironment
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
