/** Settings that say how the mail is sent and signed. */

import type { Secret } from '../../world/secret.ts'
import { integer, listOf, oneOf, positive, textOf } from '../kinds.ts'
import { parseDomain, parseEnvelopeFrom, parseHost, parseIpAddress, parseSelector } from '../parsers/host.ts'
import { parseSigningKey } from '../parsers/signing-key.ts'
import { oneLine, parsePassword, parsePath } from '../parsers/text.ts'
import type { Rows } from '../setting.ts'
import { setting } from '../setting.ts'

const securities = ['auto', 'tls', 'starttls', 'none'] as const

/** What the rows of this file give. */
export interface SubmissionValues {
  readonly 'smtp-host': string
  readonly 'smtp-port': number
  readonly 'smtp-username': string
  readonly 'smtp-password': Secret
  readonly 'smtp-security': (typeof securities)[number]
  readonly 'smtp-ca': string
  readonly 'smtp-connections': number
  readonly 'smtp-rate': number
  readonly 'envelope-from': string
  readonly 'dkim-domain': string
  readonly 'dkim-selector': string
  readonly 'dkim-private-key': Secret
  readonly 'sending-ip': string
  readonly 'zone-file': readonly string[]
}

/** The rows about the SMTP server, DKIM, and the DNS that the embedded service asks. */
export const submissionRows: Rows<SubmissionValues> = {
  'smtp-host': setting({
    name: 'smtp-host',
    isDestination: true,
    environmentVariable: 'PRESEND_SMTP_HOST',
    kind: textOf('host', parseHost),
    defaultNote: 'none; the embedded service brings its own receiver',
    example: 'smtp.example.com',
    description:
      'The SMTP server that sends the mail: a name or an IP address, without a port. Needs api-url: the mailboxes of the embedded service can be reached through its own receiver only.',
  }),
  'smtp-port': setting({
    name: 'smtp-port',
    isDestination: true,
    environmentVariable: 'PRESEND_SMTP_PORT',
    kind: integer({ min: 1, max: 65_535 }),
    defaultNote: '587; 465 when smtp-security is tls',
    example: '465',
    description: 'The port of the SMTP server, from 1 to 65535.',
  }),
  'smtp-username': setting({
    name: 'smtp-username',
    isDestination: true,
    environmentVariable: 'PRESEND_SMTP_USERNAME',
    kind: textOf('text', oneLine(1000)),
    defaultNote: 'none: no login',
    example: 'ci@shop.example',
    description: 'The user name for the SMTP server. Needs smtp-password.',
  }),
  'smtp-password': setting({
    name: 'smtp-password',
    kind: textOf('password', parsePassword),
    isSecret: true,
    environmentVariable: 'PRESEND_SMTP_PASSWORD',
    description: 'The password for smtp-username. It is sent over an encrypted connection only.',
  }),
  'smtp-security': setting({
    name: 'smtp-security',
    isDestination: true,
    environmentVariable: 'PRESEND_SMTP_SECURITY',
    kind: oneOf(securities),
    default: 'auto',
    description:
      'How the connection is encrypted: tls from the first byte, starttls (required), none, or auto: tls on port 465; elsewhere STARTTLS, which is required once there is a password; without one it is used where offered, whoever signed the certificate. ' +
      'none excludes smtp-password, except on this machine itself.',
  }),
  'smtp-ca': setting({
    name: 'smtp-ca',
    kind: textOf('path', parsePath),
    defaultNote: "Node's own certificates",
    example: 'certificates/mail-ca.pem',
    description:
      "The path of a PEM file with the certificate authorities that may sign the SMTP server's certificate, relative to the repository.",
  }),
  'smtp-connections': setting({
    name: 'smtp-connections',
    kind: integer({ min: 1, max: 100 }, 'connections'),
    default: '20',
    description: 'The most connections to the SMTP server at a time, from 1 to 100.',
  }),
  'smtp-rate': setting({
    name: 'smtp-rate',
    kind: positive(10_000, 'mails a second'),
    defaultNote: 'no limit',
    example: '14',
    description:
      'The most mails a second over all connections: above 0, at most 10000, decimals allowed (0.5 is one mail in two seconds).',
  }),
  'envelope-from': setting({
    name: 'envelope-from',
    kind: textOf('address', parseEnvelopeFrom),
    defaultNote: 'the From address',
    example: 'bounce@mail.shop.example',
    description: 'The address in MAIL FROM, to which bounces go and for whose domain SPF is checked. One bare address.',
  }),
  'dkim-domain': setting({
    name: 'dkim-domain',
    kind: textOf('domain', parseDomain),
    defaultNote: 'none: presend does not sign',
    example: 'shop.example',
    description:
      'The domain that signs each copy with DKIM before it is sent (d=). Needs dkim-selector and dkim-private-key.',
  }),
  'dkim-selector': setting({
    name: 'dkim-selector',
    kind: textOf('selector', parseSelector),
    defaultNote: 'none',
    example: 's1',
    description: 'The selector under which the public key stands in DNS (s=). Needs dkim-domain and dkim-private-key.',
  }),
  'dkim-private-key': setting({
    name: 'dkim-private-key',
    kind: textOf('pem', parseSigningKey),
    isSecret: true,
    environmentVariable: 'PRESEND_DKIM_PRIVATE_KEY',
    description:
      'The private key that signs: PEM, RSA with 1024 bit or more or Ed25519, without a passphrase. Needs dkim-domain and dkim-selector. On pull requests from forks it is empty, and nothing is signed.',
  }),
  'sending-ip': setting({
    name: 'sending-ip',
    kind: textOf('address', parseIpAddress),
    defaultNote: 'none: SPF is not measured',
    example: '192.0.2.10',
    description:
      'The IPv4 or IPv6 address that real mail comes from, for which SPF is checked. For the embedded service only.',
  }),
  'zone-file': setting({
    name: 'zone-file',
    kind: listOf({ type: 'list of paths', valueName: 'paths' }, 'lines', parsePath),
    defaultNote: 'none: live DNS',
    example: 'dns/shop.example.zone',
    description:
      'Paths of DNS zones in master file format (RFC 1035), relative to the repository, one per line. They answer for the names at and below their apexes; every other name is looked up in live DNS, and is not measured when DNS is unavailable. For the embedded service only.',
  }),
}
