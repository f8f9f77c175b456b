/** The files of a receiving Postfix with its filters: nothing of /etc is used. */

import type { ReceivingMxOptions } from './receiving-mx.ts'

export interface MxPlaces {
  readonly folder: string
  readonly port: number
  /** `null`: without filters. */
  readonly filters: { readonly dkimPort: number; readonly dmarcPort: number } | null
}

/** main.cf: takes mail for its domains from anybody, and hands it to mailboxes by LMTP. */
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
    // Nobody is trusted.
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
    // Lets a test stand for a client of any address: libspf2 would let all of 127.0.0.0/8 pass.
    smtpd_authorized_xclient_hosts: '127.0.0.0/8',
    smtpd_milters: milters,
    // A filter that does not answer must be seen, not passed over.
    milter_default_action: 'tempfail',
  }
  const lines = Object.entries(settings).map(([name, value]) => `${name} = ${value}`)
  return `${[...lines, ...(options.mainCf ?? [])].join('\n')}\n`
}

/** OpenDKIM as a verifier of everything. */
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

/** Debian's OpenDKIM asks through Unbound, which asks nobody on this machine unless it is told to. */
export function renderUnboundConf(nameServer: string): string {
  return `server:
  do-not-query-localhost: no
  module-config: "iterator"
stub-zone:
  name: "."
  stub-addr: ${nameServer}
`
}

/** Where OpenDMARC writes down what it found. */
export function historyPathOf(folder: string): string {
  return `${folder}/opendmarc.dat`
}

/** OpenDMARC, which looks at SPF itself. */
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
