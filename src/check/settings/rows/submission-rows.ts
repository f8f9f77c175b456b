/** Settings for sending and signing, and for the DNS of the embedded service. */

import { row } from '../engine/row.ts'
import { bareAddress, parseDomain, parseHost, parseIpAddress, parseSelector } from '../parsers/host.ts'
import { integer, listOf, oneOf, positive, textOf } from '../parsers/kinds.ts'
import { parseSigningKey } from '../parsers/signing-key.ts'
import { oneLine, parsePassword, parsePath } from '../parsers/text.ts'

export const submissionRows = {
  'smtp-host': row('smtp.host', textOf('host', parseHost), {
    isDestination: true,
    environmentVariable: 'PRESEND_SMTP_HOST',
    defaultNote: 'none: the embedded service has its own SMTP receiver',
    example: 'smtp.example.com',
    description:
      'The SMTP server that sends the mail: a host name or an IP address, without a port. Requires api-url, because mail for the embedded service never leaves the process.',
  }),
  'smtp-port': row('smtp.port', integer({ min: 1, max: 65_535 }), {
    isDestination: true,
    environmentVariable: 'PRESEND_SMTP_PORT',
    defaultNote: '587; 465 when smtp-security is tls',
    example: '465',
    description: 'The port of the SMTP server, from 1 to 65535.',
  }),
  'smtp-username': row('smtp.username', textOf('text', oneLine(1000)), {
    isDestination: true,
    environmentVariable: 'PRESEND_SMTP_USERNAME',
    defaultNote: 'none: no authentication',
    example: 'ci@shop.example',
    description: 'The user name for the SMTP server. Requires smtp-password or an OAuth 2.0 token (smtp-oauth2-…).',
  }),
  'smtp-password': row('smtp.password', textOf('password', parsePassword), {
    isSecret: true,
    environmentVariable: 'PRESEND_SMTP_PASSWORD',
    description: 'The password for smtp-username. The password is sent only over an encrypted connection.',
  }),
  'smtp-oauth2-provider': row('smtp.oauth2Provider', oneOf(['google', 'microsoft']), {
    isDestination: true,
    environmentVariable: 'PRESEND_SMTP_OAUTH2_PROVIDER',
    defaultNote: 'none',
    example: 'google',
    description:
      "The provider that issues access tokens for smtp-oauth2-refresh-token: google or microsoft. The refresh token and the client secret are sent only to this provider's token endpoint.",
  }),
  'smtp-oauth2-client-id': row('smtp.oauth2ClientId', textOf('text', oneLine(1000)), {
    isDestination: true,
    environmentVariable: 'PRESEND_SMTP_OAUTH2_CLIENT_ID',
    defaultNote: 'none',
    description: 'The OAuth 2.0 client to which smtp-oauth2-refresh-token was issued.',
  }),
  'smtp-oauth2-client-secret': row('smtp.oauth2ClientSecret', textOf('secret', parsePassword), {
    isSecret: true,
    environmentVariable: 'PRESEND_SMTP_OAUTH2_CLIENT_SECRET',
    description: 'The secret of the OAuth 2.0 client.',
  }),
  'smtp-oauth2-refresh-token': row('smtp.oauth2RefreshToken', textOf('token', parsePassword), {
    isSecret: true,
    environmentVariable: 'PRESEND_SMTP_OAUTH2_REFRESH_TOKEN',
    description:
      'A refresh token for smtp-username, for logging in with XOAUTH2 instead of a password. presend requests one access token per run. Requires smtp-oauth2-provider, smtp-oauth2-client-id and smtp-oauth2-client-secret.',
  }),
  'smtp-oauth2-access-token': row('smtp.oauth2AccessToken', textOf('token', parsePassword), {
    isSecret: true,
    environmentVariable: 'PRESEND_SMTP_OAUTH2_ACCESS_TOKEN',
    description:
      'An access token for smtp-username, for logging in with XOAUTH2 to any server that supports it. The token must be valid until the last message is sent.',
  }),
  'smtp-security': row('smtp.security', oneOf(['auto', 'tls', 'starttls', 'none']), {
    isDestination: true,
    environmentVariable: 'PRESEND_SMTP_SECURITY',
    default: 'auto',
    description:
      'How to encrypt the connection: tls (from the first byte), starttls (required), none, or auto (tls on port 465; STARTTLS on other ports, where it is required with a login, and otherwise used only if offered, without verifying the certificate). ' +
      'The value none cannot be combined with a password or token unless the SMTP server runs on this machine.',
  }),
  'smtp-ca': row('smtp.caPath', textOf('path', parsePath), {
    defaultNote: "Node's own certificates",
    example: 'certificates/mail-ca.pem',
    description:
      "The path of a PEM file with the certificate authorities to trust for the SMTP server's certificate, relative to the repository.",
  }),
  'smtp-connections': row('smtp.connectionCount', integer({ min: 1, max: 100 }), {
    default: '20',
    description: 'The maximum number of concurrent connections to the SMTP server, from 1 to 100.',
  }),
  'smtp-rate': row('smtp.mailsPerSecond', positive(10_000), {
    defaultNote: 'no limit',
    example: '14',
    description:
      'The maximum number of messages per second across all connections: a number above 0 and at most 10000. Decimals are allowed (0.5 is one message every two seconds).',
  }),
  'envelope-from': row('envelopeFrom', textOf('address', bareAddress('bounce@shop.example')), {
    defaultNote: 'the From address',
    example: 'bounce@mail.shop.example',
    description:
      'The envelope sender (MAIL FROM). It receives bounces, and SPF checks its domain. A single address without a display name.',
  }),
  'dkim-domain': row('dkim.domain', textOf('domain', parseDomain), {
    defaultNote: 'none: presend does not sign',
    example: 'shop.example',
    description:
      'The DKIM signing domain (d=). With dkim-private-key, presend signs each message; without it, presend only checks the key in DNS, during preflight. Requires dkim-selector.',
  }),
  'dkim-selector': row('dkim.selector', textOf('selector', parseSelector), {
    defaultNote: 'none',
    example: 's1',
    description: 'The DKIM selector (s=) of the public key in DNS. Requires dkim-domain.',
  }),
  'dkim-private-key': row('dkim.privateKey', textOf('pem', parseSigningKey), {
    isSecret: true,
    environmentVariable: 'PRESEND_DKIM_PRIVATE_KEY',
    description:
      'The private key for DKIM signatures, in PEM format without a passphrase: RSA with at least 1024 bits, or Ed25519. Requires dkim-domain and dkim-selector. Pull requests from forks have no access to the key, and their mail is not signed.',
  }),
  'sending-ip': row('service.sendingIp', textOf('address', parseIpAddress), {
    defaultNote: 'none: SPF is not checked',
    example: '192.0.2.10',
    description:
      'The IPv4 or IPv6 address from which you send real mail. SPF is checked for this address. Only for the embedded service.',
  }),
  'zone-file': row('service.zoneFilePaths', listOf({ valueName: 'paths' }, 'lines', parsePath), {
    defaultNote: 'none: live DNS',
    example: 'dns/shop.example.zone',
    description:
      'Paths of DNS zones in master file format (RFC 1035), relative to the repository, one per line. The zones answer queries for names at and below their apexes. Every other name is looked up in live DNS; if DNS is unavailable, checks that need such a name are skipped. Only for the embedded service.',
  }),
}
