/**
 * Three mailbox providers behind one submission server, all running Debian's packages: a labels-style one (Gmail-like),
 * a Junk-style one (Microsoft-like), and one behind a filtering gateway. SpamAssassin and the provider's own rules
 * decide what is filed as spam. Every provider sees the submission server as a client with the address
 * `sendingAddress`.
 */

import { type DovecotOptions, type RunningDovecot, startDovecot } from './dovecot.ts'
import { startGmailFront } from './gmail-front.ts'
import type { RunningNameServer } from './name-server.ts'
import { type RunningPostfix, startPostfix } from './postfix.ts'
import { type ReceivingMxOptions, startReceivingMx } from './receiving-mx.ts'
import { startSeenAsFront } from './seen-as-front.ts'
import { startSpamd } from './spamd.ts'

/** The client address from which all mail comes, as the providers see it. */
export const sendingAddress = '192.0.2.5'

/** One seed mailbox at each provider. */
export const kinds = {
  labels: 'seed@labels.example',
  junk: 'seed@junk.example',
  gateway: 'seed@gateway.example',
} as const
export type Kind = keyof typeof kinds

/** The password of every mailbox. */
export const mailboxPassword = 'hunter2'

export interface ThreeProviders extends AsyncDisposable {
  /** Accepts mail from every client on this machine and relays it to the three providers. */
  readonly submission: RunningPostfix
  /** The mailboxes as rows of a service file; the password is in the variable SEED_PASSWORD. */
  readonly seedRows: readonly string[]
}

/** Starts all servers. `names` must resolve the senders' domains. */
export async function startThreeProviders(names: RunningNameServer): Promise<ThreeProviders> {
  await using stack = new AsyncDisposableStack()
  const engine = stack.use(await startSpamd())
  const started = await Promise.all([
    startLabels({ names, enginePort: engine.port }, stack),
    startJunk({ names, enginePort: engine.port }, stack),
    startGateway({ names, enginePort: engine.port }, stack),
  ])
  const routes = started.map(({ domain, port }) => `{ ${domain} = smtp:[127.0.0.1]:${port} }`)
  const submission = stack.use(
    await startPostfix({
      // Bounces are discarded.
      relayTo: { host: '127.0.0.1', port: 9 },
      mainCf: [`transport_maps = inline:{ ${routes.join(', ')} }`],
    }),
  )
  const owned = stack.move()
  return {
    submission,
    seedRows: started.map(({ seedRow }) => seedRow),
    [Symbol.asyncDispose]: async () => await owned.disposeAsync(),
  }
}

interface ProviderPorts {
  readonly names: RunningNameServer
  readonly enginePort: number
}

interface StartedProvider {
  readonly domain: string
  /** The port at which it accepts mail. */
  readonly port: number
  readonly seedRow: string
}

/**
 * Starts a Gmail-like provider. It rejects mail that fails DMARC under `p=reject`, and offers Gmail's IMAP extensions.
 */
async function startLabels(ports: ProviderPorts, stack: AsyncDisposableStack): Promise<StartedProvider> {
  const folders = [
    { name: '[Gmail]/All Mail', specialUse: '\\All' },
    { name: '[Gmail]/Spam', specialUse: '\\Junk' },
    { name: '[Gmail]/Trash', specialUse: '\\Trash' },
  ]
  const dovecot = stack.use(await startDovecot(mailboxes('labels', '[Gmail]/Spam', { ...ports, folders })))
  const front = stack.use(await startGmailFront(dovecot.imapPort))
  const hostName = 'mx.labels.example'
  const port = await startMx({ hostName, ...lmtpOf(dovecot), filters: ports.names, rejectsFailures: true }, stack)
  return {
    domain: 'labels.example',
    port,
    seedRow: row('labels', 'consumer', `port: ${front.port}, tls: none, authserv-id: ${hostName}`),
  }
}

/**
 * Starts a Microsoft-like provider. Its results do not name a server. From OpenDMARC's results it keeps only a
 * confidence level, so presend must compute SPF and DMARC. Mail that fails DMARC is filed as junk, even under
 * `p=reject`.
 */
async function startJunk(ports: ProviderPorts, stack: AsyncDisposableStack): Promise<StartedProvider> {
  const dovecot = stack.use(await startDovecot(mailboxes('junk', 'Junk', ports)))
  const hostName = 'mx.junk.example'
  const checks = [
    '{ /^Authentication-Results: .*dmarc=fail/ REPLACE X-Confidence: 9 }',
    '{ /^Authentication-Results: .*(dmarc|spf)=/ IGNORE }',
    '{ /^Authentication-Results: mx\\.junk\\.example;(.*)/ REPLACE Authentication-Results:$$1 }',
  ]
  const mainCf = [`lmtp_header_checks = regexp:{ ${checks.join(', ')} }`]
  const port = await startMx({ hostName, ...lmtpOf(dovecot), filters: ports.names, mainCf }, stack)
  return { domain: 'junk.example', port, seedRow: row('junk', 'business', `${tlsOf(dovecot)}, authserv-id: unnamed`) }
}

/**
 * Starts a gateway that verifies mail and records the results, with a mailbox server behind it: one hop more than the
 * sender sees.
 */
async function startGateway(ports: ProviderPorts, stack: AsyncDisposableStack): Promise<StartedProvider> {
  const folders = [{ name: 'Quarantine' }, { name: 'Sent', specialUse: '\\Sent' }]
  const dovecot = stack.use(await startDovecot(mailboxes('gateway', 'Quarantine', { ...ports, folders })))
  const inner = await startReceivingMx({
    hostName: 'store.gateway.example',
    domains: ['gateway.example'],
    ...lmtpOf(dovecot),
  })
  stack.use(inner)
  const hostName = 'filter.gateway.example'
  const mainCf = [`virtual_transport = smtp:[127.0.0.1]:${inner.port}`]
  const port = await startMx({ hostName, ...lmtpOf(dovecot), filters: ports.names, mainCf }, stack)
  const seedRow = row('gateway', 'protected', `${tlsOf(dovecot)}, authserv-id: ${hostName}`)
  return { domain: 'gateway.example', port, seedRow }
}

/** Creates one mailbox. Mail goes to its spam folder if the engine classifies it as spam or DMARC fails. */
function mailboxes(
  kind: Kind,
  spamFolder: string,
  { enginePort, folders }: ProviderPorts & Pick<DovecotOptions, 'folders'>,
): DovecotOptions {
  const dmarcFails = 'header :contains "Authentication-Results" "dmarc=fail"'
  return {
    users: { [kinds[kind]]: mailboxPassword },
    ...(folders === undefined ? {} : { folders }),
    sieve: `require ["fileinto", "vnd.dovecot.execute"];
if anyof (${dmarcFails}, header :is "X-Confidence" "9", not execute :pipe "is-ham") { fileinto "${spamFolder}"; }
`,
    sievePrograms: { 'is-ham': `exec /usr/bin/spamc -c -d 127.0.0.1 -p ${enginePort} >/dev/null` },
  }
}

async function startMx(options: Omit<ReceivingMxOptions, 'domains'>, stack: AsyncDisposableStack): Promise<number> {
  const domains = [options.hostName.slice(options.hostName.indexOf('.') + 1)]
  const mx = stack.use(await startReceivingMx({ ...options, domains }))
  return stack.use(await startSeenAsFront(mx.port, sendingAddress)).port
}

function lmtpOf(dovecot: RunningDovecot): Pick<ReceivingMxOptions, 'lmtp'> {
  return { lmtp: { host: dovecot.host, port: dovecot.lmtpPort } }
}

function tlsOf({ imapsPort, caPath }: RunningDovecot): string {
  return `port: ${imapsPort}, ca-file: ${caPath}`
}

function row(kind: Kind, type: string, more: string): string {
  const account = `username: ${kinds[kind]}, password-env: SEED_PASSWORD`
  return `{address: ${kinds[kind]}, type: ${type}, kind: imap, host: 127.0.0.1, ${account}, ${more}}`
}
