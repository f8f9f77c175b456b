/**
 * Defines the table of all keys in the service file, except for seeds and DMARC mailboxes. The file, flags, the JSON
 * Schema and the documentation are derived from this table.
 */

import { dayMs } from '../../../foundation/errors/day-ms.ts'
import { type FlagRow, toFlag } from '../engine/describe.ts'
import { row, table } from '../engine/row.ts'
import type { Values } from '../engine/values.ts'
import { parseHost } from '../parsers/host.ts'
import { integer, listOf, oneOf, orWord, single, textOf, timeSpan, trueOrFalse } from '../parsers/kinds.ts'
import { serviceUrl } from '../parsers/url.ts'
import { googleRows } from './google.ts'
import { mailServerRows } from './mail-server.ts'
import { oidcRows } from './oidc.ts'
import {
  durationUpToDays,
  parseDnsServer,
  parseFilePath,
  parseListen,
  parseNetwork,
  parseSendingIp,
  parseStorage,
} from './service-parsers.ts'

const mebibyte = 1_048_576
const listen = textOf('host:port', parseListen)
const filePath = textOf('path', parseFilePath)
const upToTenMinutes = timeSpan({ minMs: 0, maxMs: 600_000 })
const oneSecondToTenMinutes = timeSpan({ minMs: 1000, maxMs: 600_000 })
const requestsPerHour = integer({ min: 1, max: 1_000_000_000 })
const upToYears = single(
  { valueName: 'duration', schema: { type: 'string', pattern: '^[0-9]{1,9}(ms|s|m|h|d)$' } },
  durationUpToDays(3650),
)

const basicRows = {
  listen: row('listen', listen, {
    default: '127.0.0.1:8025',
    isFlag: true,
    description:
      'The address of the HTTP server for the API, reports, health checks and metrics. Port 0 picks a free port.',
  }),
  smtp: row('smtp', orWord('none', listen), {
    default: '127.0.0.1:2525',
    isFlag: true,
    description: 'The address of the SMTP server for the local seeds, or none to disable it on this instance.',
  }),
  'public-url': row(
    'publicUrl',
    textOf('url', serviceUrl({ example: 'https://presend.example', plainHttp: 'anywhere' })),
    {
      defaultNote: 'the listen address',
      example: 'https://presend.example',
      isFlag: true,
      description: 'The URL at which users reach the service. Links to reports start with this URL.',
    },
  ),
  storage: row('storage', textOf('location', parseStorage), {
    default: 'sqlite:./presend.db',
    isFlag: true,
    environmentVariable: 'PRESEND_STORAGE',
    description:
      'Where to store data: sqlite:PATH, postgres://USER@HOST/DATABASE, or memory, which is lost when the process ends. ' +
      'A password in the URL is never shown; use PRESEND_STORAGE or ~/.pgpass to keep it out of this file.',
  }),
  'test-timeout': row('testTimeoutMs', timeSpan({ minMs: 1000, maxMs: dayMs }), {
    default: '60m',
    isFlag: true,
    description: 'How long a test waits for mail, unless its creator sets a timeout: from 1s to 24h.',
  }),
  retention: row('retentionMs', upToYears, {
    default: '30d',
    isFlag: true,
    description: 'How long to keep a test and its data: from 1s to 3650d, and at least as long as test-timeout.',
  }),
  'keep-messages': row('keepMessages', oneOf(['none', 'headers', 'whole'], 'what'), {
    default: 'headers',
    description:
      "Which parts of the first copy of each test to store for the test's report: none, headers (only the header fields), or whole (also the text, the HTML part and the source). " +
      'Everyone who can open the report can read the stored parts.',
  }),
  'keep-messages-for': row('keepMessagesForMs', upToYears, {
    default: '30d',
    description:
      'How long to keep the messages sent for tests: from 1s to 3650d. Messages are never kept longer than their test.',
  }),
}

const judgingRows = {
  'dns.servers': row('dns.servers', listOf({ valueName: 'addresses' }, 'words', parseDnsServer), {
    defaultNote: 'those of the operating system',
    example: '127.0.0.53',
    description: 'The DNS servers to query for SPF, DKIM and DMARC records.',
  }),
  'dns.zone-file': row('dns.zoneFilePath', orWord('none', filePath), {
    default: 'none',
    description:
      'A DNS zone in master file format (RFC 1035). The zone answers queries for names at and below its apex; every other name is looked up in live DNS.',
  }),
  'spam-filter.kind': row('spamFilter.kind', oneOf(['built-in', 'rspamd', 'spamd']), {
    default: 'built-in',
    description: 'The spam filter for the local seeds: built-in, rspamd, or spamd (SpamAssassin).',
  }),
  'spam-filter.url': row(
    'spamFilter.url',
    textOf('url', serviceUrl({ example: 'http://127.0.0.1:11334', plainHttp: 'anywhere' })),
    {
      defaultNote: 'http://127.0.0.1:11334 for rspamd',
      description: "The URL of rspamd's normal worker. Allowed only if spam-filter.kind is rspamd.",
    },
  ),
  'spam-filter.host': row('spamFilter.host', textOf('host', parseHost), {
    defaultNote: '127.0.0.1 for spamd',
    description: 'The host on which spamd runs. Allowed only if spam-filter.kind is spamd.',
  }),
  'spam-filter.port': row('spamFilter.port', integer({ min: 1, max: 65_535 }), {
    defaultNote: '783 for spamd',
    description: 'The port of spamd. Allowed only if spam-filter.kind is spamd.',
  }),
  'sending-ip': row('sendingIp', textOf('address', parseSendingIp), {
    default: 'client',
    isFlag: true,
    description:
      'The address for which SPF is checked: client (the connecting server), none (SPF is not checked), or the address from which you will send real mail.',
  }),
  'imap.settle': row('imap.settleMs', upToTenMinutes, {
    default: '750ms',
    description:
      'How long a message in a watched mailbox must stay in a folder before the folder counts as the result: from 0s to 10m. ' +
      'Increase it if the provider or a mailbox rule moves mail after delivery.',
  }),
}

const networkRows = {
  'webhooks.allow-private': row('webhooks.allowPrivate', trueOrFalse(), {
    default: 'false',
    description: 'Set to true to allow webhooks to loopback and private addresses, and over plain http.',
  }),
  'tls.cert-file': row('tls.certPath', filePath, {
    defaultNote: 'none: plain HTTP',
    example: '/etc/presend/fullchain.pem',
    description: 'The certificate for HTTPS, in PEM format with its chain. Requires tls.key-file.',
  }),
  'tls.key-file': row('tls.keyPath', filePath, {
    defaultNote: 'none',
    description: 'The private key for tls.cert-file, in PEM format.',
  }),
  'smtp-tls.cert-file': row('smtpTls.certPath', filePath, {
    defaultNote: 'none: a self-signed certificate, created at startup',
    description: 'The certificate for STARTTLS, in PEM format with its chain. Requires smtp-tls.key-file.',
  }),
  'smtp-tls.key-file': row('smtpTls.keyPath', filePath, {
    defaultNote: 'none',
    description: 'The private key for smtp-tls.cert-file, in PEM format.',
  }),
  'trusted-proxies': row('trustedProxies', listOf({ valueName: 'networks' }, 'words', parseNetwork), {
    defaultNote: 'none',
    example: '127.0.0.1 10.0.0.0/8',
    isFlag: true,
    description: 'Addresses and networks of proxies whose X-Forwarded-For header is trusted.',
  }),
}

const limitRows = {
  'limits.http-connections': row('limits.httpConnectionCount', integer({ min: 1, max: 1_000_000 }), {
    default: '20000',
    description: 'Maximum number of concurrent HTTP connections, including long polls.',
  }),
  'limits.http-connections-per-client': row('limits.httpConnectionsPerClient', integer({ min: 1, max: 1_000_000 }), {
    default: '1000',
    description:
      'Maximum number of concurrent HTTP connections from one IPv4 address or one IPv6 /64; further ones are closed. ' +
      'Loopback addresses and trusted-proxies are exempt.',
  }),
  'limits.smtp-connections': row('limits.smtpConnectionCount', integer({ min: 1, max: 100_000 }), {
    default: '500',
    description: 'Maximum number of concurrent SMTP connections.',
  }),
  'limits.smtp-connections-per-client': row('limits.smtpConnectionsPerClient', integer({ min: 1, max: 100_000 }), {
    default: '100',
    description:
      'Maximum number of concurrent SMTP connections from one IPv4 address or one IPv6 /64; further ones get a 421 reply.',
  }),
  'limits.judging-slots': row('limits.judgingSlotCount', integer({ min: 1, max: 1000 }), {
    default: '16',
    description:
      'Maximum number of messages evaluated at the same time. Further messages are stored, acknowledged, and evaluated later.',
  }),
  'limits.header-bytes': row('limits.maxHeaderBytes', integer({ min: 1024, max: mebibyte }), {
    default: '16384',
    description: 'Maximum size of the header section of an HTTP request, in bytes.',
  }),
  'limits.message-bytes': row('limits.maxMessageBytes', integer({ min: 1024, max: 500 * mebibyte }), {
    default: '52428800',
    description: 'Maximum size of a received message, in bytes (default 50 MiB).',
  }),
  'limits.header-timeout': row('limits.headerTimeoutMs', oneSecondToTenMinutes, {
    default: '15s',
    description: 'Timeout for receiving the header section of a request.',
  }),
  'limits.request-timeout': row('limits.requestTimeoutMs', oneSecondToTenMinutes, {
    default: '30s',
    description: 'Timeout for receiving a whole request.',
  }),
}

const operationRows = {
  'log-level': row('logLevel', oneOf(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'], 'level'), {
    default: 'info',
    isFlag: true,
    description: 'The minimum level to log: trace, debug, info, warn, error, fatal, or silent.',
  }),
  ...limitRows,
  'shutdown-delay': row('shutdownDelayMs', upToTenMinutes, {
    default: '0s',
    isFlag: true,
    description:
      'How long /readyz fails after SIGTERM while requests are still served, so that a load balancer can react. ' +
      'The delay precedes shutdown-timeout.',
  }),
  'shutdown-timeout': row('shutdownTimeoutMs', upToTenMinutes, {
    default: '25s',
    isFlag: true,
    description: 'Timeout for completing requests and messages in progress after SIGTERM.',
  }),
  'metrics.listen': row('metricsListen', orWord('none', listen), {
    default: 'none',
    description:
      'A separate address for /metrics, /healthz and /readyz, without access control. ' +
      'By default, /metrics uses the listen address and is available only to this machine.',
  }),
  'encryption.key-file': row('encryption.keyPath', filePath, {
    defaultNote: 'none: no secret can be stored',
    example: '/run/credentials/presend.service/encryption-key',
    description:
      'The file with the key that encrypts stored secrets (passwords and refresh tokens of added seeds and connected accounts, webhook secrets): 32 bytes in base64 or hex, created with `umask 077; openssl rand -base64 32 > FILE`. ' +
      'With several keys, one per line, the first key encrypts and all keys decrypt; `presend secrets reseal` encrypts all secrets with the first key. ' +
      'The PRESEND_ENCRYPTION_KEY environment variable, which contains the keys themselves, overrides this file. ' +
      'If you lose the key, you must enter the secrets again.',
  }),
  'report-access': row('reportAccess', oneOf(['tracking-id', 'links'], 'what'), {
    default: 'tracking-id',
    description:
      'How report pages can be opened: tracking-id (with the tracking id of the test, which every copy contains, or with a link) or links (only with a link from `presend link create`, which can expire and be revoked). ' +
      'With links, report_url in API replies is a dashboard page that only members of the workspace can open.',
  }),
  'rate-limits.pro': row('rateLimits.pro', requestsPerHour, {
    default: '1000',
    description: 'Requests per hour for each token on the Pro plan.',
  }),
  'rate-limits.enterprise': row('rateLimits.enterprise', requestsPerHour, {
    default: '10000',
    description: 'Requests per hour for each token on the Enterprise plan.',
  }),
  'rate-limits.anonymous': row('rateLimits.anonymous', requestsPerHour, {
    default: '1000',
    description:
      'Requests per hour for each client address (one IPv4 address or one IPv6 /64) without a valid token, and for each token on the Free plan.',
  }),
  'rate-limits.pages': row('rateLimits.pages', requestsPerHour, {
    default: '10000',
    description:
      'Pages per hour, counted separately: report pages (/r/…) for each client address, the pages for login, setup and invitations for each client address, and dashboard pages for each session. Style sheets do not count.',
  }),
}

/** All keys, in the order in which the documentation lists them. To add a key, add a row to one of the groups. */
export const serviceTable = table({
  ...basicRows,
  ...judgingRows,
  ...networkRows,
  ...operationRows,
  ...mailServerRows,
  ...googleRows,
  ...oidcRows,
  'dmarc-reports-every': row('dmarcReports.everyMs', timeSpan({ minMs: 1000, maxMs: dayMs }), {
    default: '15m',
    description: 'How often one instance reads the mailboxes listed in dmarc-reports.',
  }),
})

export type ServiceTable = typeof serviceTable

/** The values of a service's settings. */
export type ServiceValues = Values<ServiceTable>

/** Returns the settings that are also flags of `presend serve`. */
export function serviceFlags(): readonly FlagRow[] {
  return Object.values(serviceTable)
    .filter((one) => one.isFlag)
    .map((one) => toFlag(one))
}
