/** Every key of the service file but those of its seeds, once: file, flags, JSON Schema and documents derive from it. */

import type { Secret } from '../../world/secret.ts'
import { integer, listOf, oneOf, single, textOf, timeSpan, trueOrFalse } from '../kinds.ts'
import { parseHost } from '../parsers/host.ts'
import { type DmarcValues, dmarcRows } from './dmarc-rows.ts'
import { type GoogleValues, googleRows } from './google-rows.ts'
import { type RateLimitValues, rateLimitRows } from './rate-limit-rows.ts'
import {
  durationUpToDays,
  parseDnsServer,
  parseEngineUrl,
  parseFilePath,
  parseListen,
  parseListenOrNone,
  parseNetwork,
  parsePathOrNone,
  parsePublicUrl,
  parseSendingIp,
  parseStorage,
} from './service-parsers.ts'
import { type ServiceRows, serviceRow } from './service-row.ts'
import { type ListenAddress, type LogLevel, logLevels, type SendingIpSetting } from './service-settings.ts'

/** What the rows give. */
export interface ServiceValues extends RateLimitValues, GoogleValues, DmarcValues {
  readonly listen: ListenAddress
  readonly smtp: ListenAddress | 'none'
  readonly 'public-url': string
  readonly storage: Secret
  readonly 'test-timeout': number
  readonly retention: number
  readonly 'dns.servers': readonly string[]
  readonly 'dns.zone-file': string
  readonly 'spam-filter.kind': 'built-in' | 'rspamd' | 'spamd'
  readonly 'spam-filter.url': string
  readonly 'spam-filter.host': string
  readonly 'spam-filter.port': number
  readonly 'webhooks.allow-private': boolean
  readonly 'sending-ip': SendingIpSetting
  readonly 'imap.settle': number
  readonly 'tls.cert-file': string
  readonly 'tls.key-file': string
  readonly 'smtp-tls.cert-file': string
  readonly 'smtp-tls.key-file': string
  readonly 'trusted-proxies': readonly string[]
  readonly 'log-level': LogLevel
  readonly 'limits.http-connections': number
  readonly 'limits.http-connections-per-client': number
  readonly 'limits.smtp-connections': number
  readonly 'limits.smtp-connections-per-client': number
  readonly 'limits.judging-slots': number
  readonly 'limits.header-bytes': number
  readonly 'limits.message-bytes': number
  readonly 'limits.header-timeout': number
  readonly 'limits.request-timeout': number
  readonly 'shutdown-delay': number
  readonly 'shutdown-timeout': number
  readonly 'metrics.listen': ListenAddress | 'none'
  readonly 'encryption.key-file': string
}

const mebibyte = 1_048_576
const daySpanSchema = { type: 'string', pattern: '^[0-9]{1,9}(ms|s|m|h|d)$' }

/** What it is and where its data lies. */
const placeRows = {
  listen: serviceRow({
    name: 'listen',
    kind: textOf('host:port', parseListen),
    default: '127.0.0.1:8025',
    isFlag: true,
    description: 'Where HTTP is served: the API, the reports, health and metrics. Port 0 is a free one.',
  }),
  smtp: serviceRow({
    name: 'smtp',
    kind: textOf('host:port|none', parseListenOrNone),
    default: '127.0.0.1:2525',
    isFlag: true,
    description: 'Where mail for the local seeds is received, or none: this instance receives nothing.',
  }),
  'public-url': serviceRow({
    name: 'public-url',
    kind: textOf('url', parsePublicUrl),
    defaultNote: 'where it listens',
    example: 'https://presend.example',
    isFlag: true,
    description: 'The URL by which others reach the service; links to reports begin with it.',
  }),
  storage: serviceRow({
    name: 'storage',
    kind: textOf('location', parseStorage),
    default: 'sqlite:./presend.db',
    isFlag: true,
    environmentVariable: 'PRESEND_STORAGE',
    description:
      'Where the data lies: sqlite:PATH, postgres://USER@HOST/DATABASE, or memory, which ends with the process. ' +
      'A password in the URL is never shown; PRESEND_STORAGE or a file ~/.pgpass keeps it out of this file.',
  }),
  'test-timeout': serviceRow({
    name: 'test-timeout',
    kind: timeSpan({ minMs: 1000, maxMs: 86_400_000 }),
    default: '60m',
    isFlag: true,
    description: 'How long a test waits for mail when its creator does not say: from 1s to 24h.',
  }),
  retention: serviceRow({
    name: 'retention',
    kind: single(
      { type: 'duration', unit: 'duration', valueName: 'duration', schema: daySpanSchema },
      durationUpToDays(3650),
    ),
    default: '30d',
    isFlag: true,
    description:
      'After this long a test is deleted with everything that hangs on it: from 1s to 3650d, and no shorter than test-timeout.',
  }),
} satisfies Partial<ServiceRows<ServiceValues>>

/** How mail is judged. */
const judgingRows = {
  'dns.servers': serviceRow({
    name: 'dns.servers',
    kind: listOf({ type: 'list of addresses', valueName: 'addresses' }, 'words', parseDnsServer),
    defaultNote: "the machine's own",
    example: '127.0.0.53',
    description: 'The DNS servers that are asked for SPF, DKIM and DMARC records.',
  }),
  'dns.zone-file': serviceRow({
    name: 'dns.zone-file',
    kind: textOf('path', parsePathOrNone),
    default: 'none',
    description:
      'A DNS zone in master file format (RFC 1035). It answers for the names at and below its apexes; every other name is looked up in live DNS.',
  }),
  'spam-filter.kind': serviceRow({
    name: 'spam-filter.kind',
    kind: oneOf(['built-in', 'rspamd', 'spamd']),
    default: 'built-in',
    description: 'The engine that judges spam for the local seeds: built-in, rspamd, or spamd (SpamAssassin).',
  }),
  'spam-filter.url': serviceRow({
    name: 'spam-filter.url',
    kind: textOf('url', parseEngineUrl),
    defaultNote: 'http://127.0.0.1:11334 for rspamd',
    description: 'The worker of rspamd that checks mail; for kind rspamd alone.',
  }),
  'spam-filter.host': serviceRow({
    name: 'spam-filter.host',
    kind: textOf('host', parseHost),
    defaultNote: '127.0.0.1 for spamd',
    description: 'Where spamd runs; for kind spamd alone.',
  }),
  'spam-filter.port': serviceRow({
    name: 'spam-filter.port',
    kind: integer({ min: 1, max: 65_535 }),
    defaultNote: '783 for spamd',
    description: 'The port of spamd; for kind spamd alone.',
  }),
  'sending-ip': serviceRow({
    name: 'sending-ip',
    kind: textOf('address', parseSendingIp),
    default: 'client',
    isFlag: true,
    description:
      'The address that SPF is checked for: client (the server that hands the mail over), none (SPF is not measured), ' +
      'or the address that real mail will come from.',
  }),
  'imap.settle': serviceRow({
    name: 'imap.settle',
    kind: timeSpan({ minMs: 0, maxMs: 600_000 }),
    default: '750ms',
    description:
      'How long a message in a watched mailbox may still be moved before its folder is the result: from 0s to 10m. ' +
      'Longer where a provider, or a rule of the mailbox, moves mail after it has come.',
  }),
} satisfies Partial<ServiceRows<ServiceValues>>

/** Whom it talks to. */
const networkRows = {
  'webhooks.allow-private': serviceRow({
    name: 'webhooks.allow-private',
    kind: trueOrFalse(),
    default: 'false',
    description: 'true: webhooks may go to loopback and private addresses, and over plain http.',
  }),
  'tls.cert-file': serviceRow({
    name: 'tls.cert-file',
    kind: textOf('path', parseFilePath),
    defaultNote: 'none: plain HTTP',
    example: '/etc/presend/fullchain.pem',
    description: 'The certificate for HTTPS, PEM with its chain. Needs tls.key-file.',
  }),
  'tls.key-file': serviceRow({
    name: 'tls.key-file',
    kind: textOf('path', parseFilePath),
    defaultNote: 'none',
    description: 'The private key of tls.cert-file, PEM.',
  }),
  'smtp-tls.cert-file': serviceRow({
    name: 'smtp-tls.cert-file',
    kind: textOf('path', parseFilePath),
    defaultNote: 'none: a certificate made at start',
    description: 'The certificate for STARTTLS at the receiver, PEM with its chain. Needs smtp-tls.key-file.',
  }),
  'smtp-tls.key-file': serviceRow({
    name: 'smtp-tls.key-file',
    kind: textOf('path', parseFilePath),
    defaultNote: 'none',
    description: 'The private key of smtp-tls.cert-file, PEM.',
  }),
  'trusted-proxies': serviceRow({
    name: 'trusted-proxies',
    kind: listOf({ type: 'list of addresses and networks', valueName: 'networks' }, 'words', parseNetwork),
    defaultNote: 'none',
    example: '127.0.0.1 10.0.0.0/8',
    isFlag: true,
    description: 'Proxies in front of the service, whose X-Forwarded-For is believed.',
  }),
} satisfies Partial<ServiceRows<ServiceValues>>

/** How it runs. */
const operationRows = {
  'log-level': serviceRow({
    name: 'log-level',
    kind: { ...oneOf(logLevels), valueName: 'level' },
    default: 'info',
    isFlag: true,
    description: 'The least important lines that are logged: trace, debug, info, warn, error, fatal, or silent.',
  }),
  'limits.http-connections': serviceRow({
    name: 'limits.http-connections',
    kind: integer({ min: 1, max: 1_000_000 }, 'connections'),
    default: '20000',
    description: 'Maximum number of concurrent HTTP connections, long polls included.',
  }),
  'limits.http-connections-per-client': serviceRow({
    name: 'limits.http-connections-per-client',
    kind: integer({ min: 1, max: 1_000_000 }, 'connections'),
    default: '1000',
    description:
      'Of those, the maximum from one IPv4 address or one IPv6 /64; further ones are closed. Loopback addresses and ' +
      'trusted-proxies are exempt.',
  }),
  'limits.smtp-connections': serviceRow({
    name: 'limits.smtp-connections',
    kind: integer({ min: 1, max: 100_000 }, 'connections'),
    default: '500',
    description: 'The most SMTP connections at a time.',
  }),
  'limits.smtp-connections-per-client': serviceRow({
    name: 'limits.smtp-connections-per-client',
    kind: integer({ min: 1, max: 100_000 }, 'connections'),
    default: '100',
    description: 'Of those, the most from one IPv4 address or one IPv6 /64; more are answered with 421.',
  }),
  'limits.judging-slots': serviceRow({
    name: 'limits.judging-slots',
    kind: integer({ min: 1, max: 1000 }, 'messages'),
    default: '16',
    description:
      'How many messages are judged at a time. Those that find no slot are kept on disk, acknowledged, and judged later.',
  }),
  'limits.header-bytes': serviceRow({
    name: 'limits.header-bytes',
    kind: integer({ min: 1024, max: mebibyte }, 'bytes'),
    default: '16384',
    description: 'The longest head of an HTTP request.',
  }),
  'limits.message-bytes': serviceRow({
    name: 'limits.message-bytes',
    kind: integer({ min: 1024, max: 500 * mebibyte }, 'bytes'),
    default: '52428800',
    description: 'The largest message that is received (50 MiB).',
  }),
  'limits.header-timeout': serviceRow({
    name: 'limits.header-timeout',
    kind: timeSpan({ minMs: 1000, maxMs: 600_000 }),
    default: '15s',
    description: 'How long a client may take to send the head of a request.',
  }),
  'limits.request-timeout': serviceRow({
    name: 'limits.request-timeout',
    kind: timeSpan({ minMs: 1000, maxMs: 600_000 }),
    default: '30s',
    description: 'How long a client may take to send a whole request.',
  }),
  'shutdown-delay': serviceRow({
    name: 'shutdown-delay',
    kind: timeSpan({ minMs: 0, maxMs: 600_000 }),
    default: '0s',
    isFlag: true,
    description:
      'How long after SIGTERM /readyz already says no while everything is still served: time for a load balancer to ' +
      'notice. It comes before shutdown-timeout.',
  }),
  'shutdown-timeout': serviceRow({
    name: 'shutdown-timeout',
    kind: timeSpan({ minMs: 0, maxMs: 600_000 }),
    default: '25s',
    isFlag: true,
    description: 'How long what is under way may take to end after SIGTERM.',
  }),
  'metrics.listen': serviceRow({
    name: 'metrics.listen',
    kind: textOf('host:port|none', parseListenOrNone),
    default: 'none',
    description:
      'A port of its own for /metrics, /healthz and /readyz, open to whoever reaches it. Without it /metrics is on ' +
      'the port of listen, for programs on this machine alone.',
  }),
  'encryption.key-file': serviceRow({
    name: 'encryption.key-file',
    kind: textOf('path', parseFilePath),
    defaultNote: 'none: no secret can be stored',
    example: '/run/credentials/presend.service/encryption-key',
    description:
      'The file with the key that seals stored secrets (passwords and refresh tokens of added seeds and connected ' +
      'accounts, webhook secrets): 32 bytes in base64 or hex, created with `umask 077; openssl rand -base64 32 > FILE`. ' +
      'Several keys, one a line: the first seals, all of them open; `presend secrets reseal` brings everything to the ' +
      'first. The environment variable PRESEND_ENCRYPTION_KEY holds the keys themselves and wins. If you lose the key, ' +
      'the secrets must be entered again.',
  }),
} satisfies Partial<ServiceRows<ServiceValues>>

/** The one table, in the order in which documents show it. */
export const serviceTable: ServiceRows<ServiceValues> = {
  ...placeRows,
  ...judgingRows,
  ...networkRows,
  ...operationRows,
  ...rateLimitRows,
  ...googleRows,
  ...dmarcRows,
}
