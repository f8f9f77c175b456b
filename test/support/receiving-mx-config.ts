/** The configuration of a receiving Postfix with its filters; nothing in /etc is used. */

import type { ReceivingMxOptions } from './receiving-mx.ts'

export interface MxPlaces {
  readonly folder: string
  readonly port: number
  /** The filters; `null` for none. */
  readonly filters: { readonly dkimPort: number; readonly dmarcPort: number } | null
}

/** Renders main.cf: accepts mail for its domains from all clients, and delivers it to mailboxes by LMTP. */
export function renderMxMainCf({ folder, filters }: MxPlaces, options: ReceivingMxOptions): string {
  const milters = filters === null ? '' : `inet:127.0.0.1:${filters.dkimPort}, inet:127.0.0.1:${filters.dmarcPort}`
  const settings: Readonly<Record<string, string>> = {
    compatibility_level: '3.6',
    queue_directory: `${folder}/queue`,
    data_directory: `${folder}/data`,
    mail_owner: 'postfix',
    setgid_group: 'postdrop',
    maillog_file: `${folder}/mail.log`,
    maillog_file_prefixes: folder,
    myhostname: options.hostName,
    inet_interfaces: '127.0.0.1',
    inet_protocols: 'ipv4',
    // No client is trusted.
    mynetworks: '127.255.255.254/32',
    mydestination: '',
    alias_maps: '',
    alias_database: '',
    local_recipient_maps: '',
    local_transport: 'error:no local mail here',
    virtual_mailbox_domains: options.domains.join(', '),
    virtual_mailbox_maps: 'static:all',
    virtual_transport: `lmtp:inet:${options.lmtp.host}:${options.lmtp.port}`,
    recipient_delimiter: '+',
    smtp_dns_support_level: 'disabled',
    queue_run_delay: '2s',
    minimal_backoff_time: '2s',
    maximal_backoff_time: '4s',
    notify_classes: '',
    smtpd_peername_lookup: 'no',
    smtpd_relay_restrictions: 'reject_unauth_destination',
    // Lets a test act as a client with any address, because libspf2 would pass all of 127.0.0.0/8.
    smtpd_authorized_xclient_hosts: '127.0.0.0/8',
    smtpd_milters: milters,
    // A filter that does not respond must cause an error, and must not be skipped.
    milter_default_action: 'tempfail',
  }
  const lines = Object.entries(settings).map(([name, value]) => `${name} = ${value}`)
  return `${[...lines, ...(options.mainCf ?? [])].join('\n')}\n`
}

/** Configures OpenDKIM to verify all mail. */
export function renderVerifierConf({ folder }: MxPlaces, port: number, hostName: string): string {
  return `Mode v
AuthservID ${hostName}
AlwaysAddARHeader yes
InternalHosts csl:192.0.2.250
ResolverConfiguration ${folder}/unbound.conf
Socket inet:${port}@127.0.0.1
PidFile ${folder}/opendkim.pid
UserID root
Syslog no
`
}

/** Debian's OpenDKIM queries DNS through Unbound, which by default queries no server on this machine. */
export function renderUnboundConf(nameServer: string): string {
  return `server:
  do-not-query-localhost: no
  module-config: "iterator"
stub-zone:
  name: "."
  stub-addr: ${nameServer}
`
}

/** Returns the path of OpenDMARC's history file. */
export function historyPathOf(folder: string): string {
  return `${folder}/opendmarc.dat`
}

/** Configures OpenDMARC, which checks SPF itself. */
export function renderDmarcConf({ folder }: MxPlaces, port: number, options: ReceivingMxOptions): string {
  const history = options.keepsHistory === true ? `HistoryFile ${historyPathOf(folder)}\n` : ''
  return `${history}AuthservID ${options.hostName}
TrustedAuthservIDs ${options.hostName}
SPFIgnoreResults true
SPFSelfValidate true
RejectFailures ${options.rejectsFailures === true ? 'true' : 'false'}
IgnoreHosts ${folder}/ignored-hosts
Socket inet:${port}@127.0.0.1
PidFile ${folder}/opendmarc.pid
UserID root
Syslog false
`
}
