/** The configuration of a Postfix in one folder; nothing in /etc/postfix is used. */

import type { PostfixOptions } from './postfix.ts'

interface ConfigPlaces {
  readonly folder: string
  readonly port: number
  readonly tlsPort: number
  readonly milterPort: number | null
}

/** Renders main.cf. Relays mail from authenticated users or, if there are no users, all mail from this machine. */
export function renderMainCf(
  { folder, milterPort }: ConfigPlaces,
  { relayTo, users, mainCf = [] }: PostfixOptions,
): string {
  const milter = milterPort === null ? '' : `inet:127.0.0.1:${milterPort}`
  const settings: Readonly<Record<string, string>> = {
    compatibility_level: '3.6',
    queue_directory: `${folder}/queue`,
    data_directory: `${folder}/data`,
    mail_owner: 'postfix',
    setgid_group: 'postdrop',
    maillog_file: `${folder}/mail.log`,
    maillog_file_prefixes: folder,
    myhostname: 'relay.presend.test',
    inet_interfaces: '127.0.0.1',
    inet_protocols: 'ipv4',
    mynetworks: '127.0.0.0/8',
    mydestination: '',
    alias_maps: '',
    alias_database: '',
    local_recipient_maps: '',
    local_transport: 'error:no local mail here',
    relayhost: `[${relayTo.host}]:${relayTo.port}`,
    smtp_dns_support_level: 'disabled',
    smtp_tls_security_level: 'none',
    initial_destination_concurrency: '20',
    queue_run_delay: '2s',
    minimal_backoff_time: '2s',
    maximal_backoff_time: '4s',
    notify_classes: '',
    smtpd_peername_lookup: 'no',
    smtpd_relay_restrictions: users === undefined ? 'permit_mynetworks, reject' : 'permit_sasl_authenticated, reject',
    smtpd_tls_cert_file: `${folder}/cert.pem`,
    smtpd_tls_key_file: `${folder}/key.pem`,
    smtpd_tls_security_level: 'may',
    smtpd_tls_auth_only: 'yes',
    smtpd_sasl_auth_enable: users === undefined ? 'no' : 'yes',
    smtpd_sasl_type: 'cyrus',
    smtpd_sasl_path: 'smtpd',
    smtpd_sasl_local_domain: 'presend.test',
    smtpd_milters: milter,
    // Mail must fail if a signer does not respond; the signer must not be skipped.
    milter_default_action: 'tempfail',
  }
  const lines = Object.entries(settings).map(([name, value]) => `${name} = ${value}`)
  return `${[...lines, ...mainCf].join('\n')}\n`
}

/** Renders master.cf: the two ports and the daemons that relaying needs, without chroot. */
export function renderMasterCf({ port, tlsPort }: ConfigPlaces): string {
  return `127.0.0.1:${port} inet n - n - - smtpd
127.0.0.1:${tlsPort} inet n - n - - smtpd
  -o smtpd_tls_wrappermode=yes
pickup unix n - n 60 1 pickup
cleanup unix n - n - 0 cleanup
qmgr unix n - n 300 1 qmgr
tlsmgr unix - - n 1000? 1 tlsmgr
rewrite unix - - n - - trivial-rewrite
bounce unix - - n - 0 bounce
defer unix - - n - 0 bounce
trace unix - - n - 0 bounce
verify unix - - n - 1 verify
flush unix n - n 1000? 0 flush
proxymap unix - - n - - proxymap
smtp unix - - n - - smtp
relay unix - - n - - smtp
showq unix n - n - - showq
error unix - - n - - error
retry unix - - n - - error
discard unix - - n - - discard
anvil unix - - n - 1 anvil
scache unix - - n - 1 scache
postlog unix-dgram n - n - 1 postlogd
`
}

/** Configures Cyrus SASL to check passwords against the database in the folder. */
export function renderSaslConf(folder: string): string {
  return `pwcheck_method: auxprop\nauxprop_plugin: sasldb\nsasldb_path: ${folder}/sasldb2\nmech_list: PLAIN LOGIN\n`
}

/** Configures OpenDKIM to sign all mail from this machine. */
export function renderOpendkimConf(folder: string, port: number, dkim: NonNullable<PostfixOptions['dkim']>): string {
  return `Mode s
Domain ${dkim.domain}
Selector ${dkim.selector}
KeyFile ${folder}/dkim.pem
Canonicalization relaxed/relaxed
Socket inet:${port}@127.0.0.1
PidFile ${folder}/opendkim.pid
RequireSafeKeys no
UserID root
Syslog no
`
}
