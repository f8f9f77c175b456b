/** Right values → ServiceSettings, with the listing that a service logs when it starts. */

import type { EncryptionKeys } from '../../world/secret-box.ts'
import { toPlain } from '../config/config-value.ts'
import { hideUrlSecrets } from '../parsers/bad-text.ts'
import type { GoogleSetting } from './google-setting.ts'
import type { GivenRow, RowLayer, RowValues } from './row-layer.ts'
import type { AnyServiceRow } from './service-row.ts'
import { type ServiceValues, serviceTable } from './service-rows.ts'
import { serviceNotices } from './service-rules.ts'
import type {
  DmarcMailboxSetting,
  RateLimits,
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
    readonly keys: EncryptionKeys | null
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
    rateLimits: rateLimitsOf(values),
    shutdownDelayMs: values.always('shutdown-delay'),
    shutdownTimeoutMs: values.always('shutdown-timeout'),
    sendingIp: values.always('sending-ip'),
    imap: { settleMs: values.always('imap.settle') },
    metricsListen: metricsListen === 'none' ? null : metricsListen,
    encryptionKeys: encryption.keys,
    google,
    dmarcReports: { everyMs: values.always('dmarc-reports-every'), mailboxes: read.dmarcMailboxes },
    effective: {
      ...Object.fromEntries(Object.values(serviceTable).map((row) => [row.name, effectiveValue(row, read)])),
      seeds: countSeeds(seeds),
      'dmarc-reports': read.dmarcMailboxes.length,
    },
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
    httpConnectionsPerClient: values.always('limits.http-connections-per-client'),
    smtpConnectionCount: values.always('limits.smtp-connections'),
    smtpConnectionsPerClient: values.always('limits.smtp-connections-per-client'),
    judgingSlotCount: values.always('limits.judging-slots'),
    maxHeaderBytes: values.always('limits.header-bytes'),
    maxMessageBytes: values.always('limits.message-bytes'),
    headerTimeoutMs: values.always('limits.header-timeout'),
    requestTimeoutMs: values.always('limits.request-timeout'),
  }
}

function rateLimitsOf(values: Values): RateLimits {
  return {
    pro: values.always('rate-limits.pro'),
    enterprise: values.always('rate-limits.enterprise'),
    anonymous: values.always('rate-limits.anonymous'),
    pages: values.always('rate-limits.pages'),
  }
}

function effectiveValue(row: AnyServiceRow, { layer, encryption }: ReadService): string | null {
  if (row.name === 'encryption.key-file' && encryption.source === 'environment') return '***'
  const given = layer.get(row.name)
  return given === undefined ? row.default : showText(textOf(given))
}

/** Without a list the service has its nine local seeds. */
function countSeeds(seeds: readonly SeedSetting[] | null): { readonly local: number; readonly imap: number } {
  if (seeds === null) return { local: localSeedCount, imap: 0 }
  const imap = seeds.filter((seed) => seed.kind === 'imap').length
  return { local: seeds.length - imap, imap }
}

const localSeedCount = 9

function textOf({ input }: GivenRow): string {
  if (input.form === 'text') return input.text
  const plain = toPlain(input.value)
  return typeof plain === 'string' ? plain : JSON.stringify(plain)
}

function showText(text: string): string {
  const line = hideUrlSecrets(text).replaceAll(/[\s\p{Cc}]+/gu, ' ')
  return line.length <= 80 ? line : `${line.slice(0, 79)}…`
}
