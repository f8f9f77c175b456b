/** Right values → ServiceSettings, with the listing that a service logs when it starts. */

import type { EncryptionKey } from '../../world/secret-box.ts'
import { toPlain } from '../config/config-value.ts'
import { hideUrlSecrets } from '../parsers/bad-text.ts'
import type { EffectiveSetting } from '../settings.ts'
import type { GoogleSetting } from './google-setting.ts'
import type { GivenRow, RowLayer, RowValues } from './row-layer.ts'
import { type AnyServiceRow, defaultText } from './service-row.ts'
import { type ServiceValues, serviceTable } from './service-rows.ts'
import { serviceNotices } from './service-rules.ts'
import type {
  DmarcMailboxSetting,
  SeedSetting,
  ServiceLimits,
  ServiceSettings,
  SpamFilterSetting,
  TlsFiles,
} from './service-settings.ts'

type Values = RowValues<ServiceValues>

/** What was read and found right. */
export interface ReadService {
  readonly configPath: string | null
  readonly layer: RowLayer
  readonly values: Values
  readonly seeds: readonly SeedSetting[] | null
  readonly encryption: {
    readonly key: EncryptionKey | null
    /** The variable wins over the file that the service file may name. */
    readonly source: 'environment' | 'file'
  }
  readonly google: GoogleSetting | null
  readonly dmarcMailboxes: readonly DmarcMailboxSetting[]
}

/** The settings. Call it only once there are no problems. */
export function buildServiceSettings(read: ReadService): ServiceSettings {
  const { configPath, values, seeds, encryption, google } = read
  const smtp = values.always('smtp')
  const zoneFile = values.always('dns.zone-file')
  const metricsListen = values.always('metrics.listen')
  const settings = {
    configPath,
    listen: values.always('listen'),
    smtp: smtp === 'none' ? null : smtp,
    publicUrl: values.get('public-url'),
    storage: values.always('storage'),
    testTimeoutMs: values.always('test-timeout'),
    retentionMs: values.always('retention'),
    dns: { servers: values.get('dns.servers') ?? [], zoneFilePath: zoneFile === 'none' ? null : zoneFile },
    spamFilter: spamFilterOf(values),
    webhooks: { allowPrivate: values.always('webhooks.allow-private') },
    seeds,
    tls: tlsOf(values, 'tls'),
    smtpTls: tlsOf(values, 'smtp-tls'),
    trustedProxies: values.get('trusted-proxies') ?? [],
    logLevel: values.always('log-level'),
    limits: limitsOf(values),
    shutdownDelayMs: values.always('shutdown-delay'),
    shutdownTimeoutMs: values.always('shutdown-timeout'),
    sendingIp: values.always('sending-ip'),
    imap: { settleMs: values.always('imap.settle') },
    metricsListen: metricsListen === 'none' ? null : metricsListen,
    encryptionKey: encryption.key,
    google,
    dmarcReports: { everyMs: values.always('dmarc-reports-every'), mailboxes: read.dmarcMailboxes },
    effective: [
      ...Object.values(serviceTable).map((row) => effectiveOf(row, read)),
      effectiveSeeds(seeds),
      ...effectiveDmarc(read),
    ],
  }
  return { ...settings, notices: serviceNotices(settings) }
}

function spamFilterOf(values: Values): SpamFilterSetting {
  const kind = values.always('spam-filter.kind')
  switch (kind) {
    case 'built-in':
      return { kind }
    case 'rspamd':
      return { kind, url: values.get('spam-filter.url') ?? 'http://127.0.0.1:11334' }
    case 'spamd':
      return { kind, host: values.get('spam-filter.host') ?? '127.0.0.1', port: values.get('spam-filter.port') ?? 783 }
    default:
      return kind satisfies never
  }
}

function tlsOf(values: Values, section: 'tls' | 'smtp-tls'): TlsFiles | null {
  const certPath = values.get(`${section}.cert-file`)
  const keyPath = values.get(`${section}.key-file`)
  return certPath === null || keyPath === null ? null : { certPath, keyPath }
}

function limitsOf(values: Values): ServiceLimits {
  return {
    httpConnectionCount: values.always('limits.http-connections'),
    smtpConnectionCount: values.always('limits.smtp-connections'),
    smtpConnectionsPerClient: values.always('limits.smtp-connections-per-client'),
    judgingSlotCount: values.always('limits.judging-slots'),
    maxHeaderBytes: values.always('limits.header-bytes'),
    maxMessageBytes: values.always('limits.message-bytes'),
    headerTimeoutMs: values.always('limits.header-timeout'),
    requestTimeoutMs: values.always('limits.request-timeout'),
  }
}

function effectiveOf(row: AnyServiceRow, { layer, encryption }: ReadService): EffectiveSetting {
  if (row.name === 'encryption.key-file' && encryption.source === 'environment')
    return { name: row.name, shown: '***', source: 'environment', place: null }
  const given = layer.get(row.name)
  if (given === undefined) return { name: row.name, shown: defaultText(row) ?? 'none', source: 'default', place: null }
  return { name: row.name, shown: showText(textOf(given)), source: given.source, place: given.place }
}

function effectiveSeeds(seeds: readonly SeedSetting[] | null): EffectiveSetting {
  if (seeds === null) return { name: 'seeds', shown: 'nine local seeds', source: 'default', place: null }
  if (seeds.length === 0) return { name: 'seeds', shown: 'none', source: 'config', place: null }
  const imapCount = seeds.filter((seed) => seed.kind === 'imap').length
  const shown = `${seeds.length - imapCount} local, ${imapCount} imap`
  return { name: 'seeds', shown, source: 'config', place: null }
}

function effectiveDmarc({ dmarcMailboxes }: Pick<ReadService, 'dmarcMailboxes'>): readonly EffectiveSetting[] {
  if (dmarcMailboxes.length === 0) return []
  const shown = dmarcMailboxes.length === 1 ? '1 mailbox' : `${dmarcMailboxes.length} mailboxes`
  return [{ name: 'dmarc-reports', shown, source: 'config', place: null }]
}

function textOf({ input }: GivenRow): string {
  if (input.form === 'text') return input.text
  const plain = toPlain(input.value)
  return typeof plain === 'string' ? plain : JSON.stringify(plain)
}

function showText(text: string): string {
  const line = hideUrlSecrets(text).replaceAll(/[\s\p{Cc}]+/gu, ' ')
  return line.length <= 80 ? line : `${line.slice(0, 79)}…`
}
