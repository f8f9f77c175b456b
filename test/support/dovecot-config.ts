/** The configuration of a Dovecot in one folder; nothing in /etc/dovecot is used. */

import type { DovecotOptions } from './dovecot.ts'

interface ConfigPlaces {
  readonly folder: string
  readonly imapPort: number
  readonly imapsPort: number
  readonly lmtpPort: number
}

/** The capabilities without IDLE: all that Debian's build offers except IDLE and its extensions. */
const capabilitiesWithoutIdle =
  'IMAP4rev1 SASL-IR LITERAL+ ID ENABLE UIDPLUS LIST-EXTENDED LIST-STATUS SPECIAL-USE NAMESPACE MOVE CONDSTORE STATUS=SIZE'

/** dovecot.conf. */
export function renderDovecotConf(places: ConfigPlaces, options: DovecotOptions): string {
  return [
    ...ownFiles(places),
    ...servers(places, options),
    ...accounts(places),
    ...mailboxes(places, options),
    ...plugins(places, options),
    ...(options.conf ?? []),
    '',
  ].join('\n')
}

function ownFiles({ folder }: ConfigPlaces): readonly string[] {
  return [
    `base_dir = ${folder}/run`,
    `state_dir = ${folder}/state`,
    `log_path = ${folder}/dovecot.log`,
    'log_timestamp = "%Y-%m-%d %H:%M:%S "',
    'listen = 127.0.0.1',
    'protocols = imap lmtp',
    'ssl = yes',
    `ssl_cert = <${folder}/cert.pem`,
    `ssl_key = <${folder}/key.pem`,
    'disable_plaintext_auth = no',
    'auth_mechanisms = plain login',
    'auth_failure_delay = 0',
    'mail_fsync = never',
    'hostname = mx.presend.test',
  ]
}

function servers(places: ConfigPlaces, { hasIdle, userConnectionCount }: DovecotOptions): readonly string[] {
  return [
    'service imap-login {',
    '  service_count = 0',
    '  client_limit = 4000',
    `  inet_listener imap {\n    port = ${places.imapPort}\n  }`,
    `  inet_listener imaps {\n    port = ${places.imapsPort}\n    ssl = yes\n  }`,
    '}',
    'service imap {\n  process_limit = 2000\n}',
    `service lmtp {\n  inet_listener lmtp {\n    port = ${places.lmtpPort}\n  }\n}`,
    // Without this line, each wrong password delays the next login.
    'service anvil {\n  unix_listener anvil-auth-penalty {\n    mode = 0\n  }\n  client_limit = 8000\n}',
    'service auth {\n  client_limit = 8000\n}',
    'protocol imap {',
    `  mail_max_userip_connections = ${userConnectionCount ?? 100}`,
    ...(hasIdle === false ? [`  imap_capability = ${capabilitiesWithoutIdle}`] : []),
    '}',
  ]
}

function accounts({ folder }: ConfigPlaces): readonly string[] {
  return [
    `passdb {\n  driver = passwd-file\n  args = scheme=PLAIN username_format=%Lu ${folder}/users\n}`,
    `userdb {\n  driver = passwd-file\n  args = username_format=%Lu ${folder}/users\n}`,
    'first_valid_uid = 1',
    'recipient_delimiter = +',
    // The tag is kept, because it shows the plus-address.
    'lmtp_hdr_delivery_address = final',
  ]
}

function mailboxes(places: ConfigPlaces, options: DovecotOptions): readonly string[] {
  const { prefix = '', separator = '/' } = options.namespace ?? {}
  return [
    'mail_location = maildir:~/Maildir',
    'namespace inbox {',
    '  inbox = yes',
    `  prefix = ${prefix}`,
    `  separator = ${separator}`,
    ...(options.folders ?? usualFolders).map(mailbox),
    '}',
    ...(options.sharedPrefix === undefined
      ? []
      : [
          'namespace others {',
          '  type = public',
          `  prefix = ${options.sharedPrefix}${separator}`,
          `  separator = ${separator}`,
          `  location = maildir:${places.folder}/shared/Maildir`,
          '  list = yes',
          '}',
        ]),
  ]
}

function mailbox({ name, specialUse }: { readonly name: string; readonly specialUse?: string }): string {
  const use = specialUse === undefined ? '' : `    special_use = ${specialUse}\n`
  return `  mailbox "${name}" {\n    auto = subscribe\n${use}  }`
}

const usualFolders: NonNullable<DovecotOptions['folders']> = [
  { name: 'Junk', specialUse: '\\Junk' },
  { name: 'Sent', specialUse: '\\Sent' },
  { name: 'Trash', specialUse: '\\Trash' },
]

function plugins(
  { folder }: ConfigPlaces,
  { quotaMessageCount, hasKeywords, sieve }: DovecotOptions,
): readonly string[] {
  const quota =
    quotaMessageCount === undefined
      ? []
      : [
          'mail_plugins = $mail_plugins quota',
          'protocol imap {\n  mail_plugins = $mail_plugins quota imap_quota\n}',
          `plugin {\n  quota = count:User quota\n  quota_rule = *:messages=${quotaMessageCount}\n  quota_vsizes = yes\n}`,
        ]
  const rights =
    hasKeywords === false
      ? ['protocol imap {\n  mail_plugins = $mail_plugins acl\n}', `plugin {\n  acl = vfile:${folder}/acl\n}`]
      : []
  const filter =
    sieve === undefined
      ? []
      : [
          'protocol lmtp {\n  mail_plugins = $mail_plugins sieve\n}',
          `plugin {\n  sieve_before = ${folder}/before.sieve\n}`,
          'plugin {\n  sieve_plugins = sieve_extprograms\n  sieve_extensions = +vnd.dovecot.execute\n}',
          `plugin {\n  sieve_execute_bin_dir = ${folder}/bin\n}`,
        ]
  return [...quota, ...rights, ...filter]
}
