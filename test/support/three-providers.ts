/**
 * Three providers of mailboxes behind one submission server, all of them Debian's: a labels-style one (Gmail-like), a
 * Junk-style one (Microsoft-like), and one behind a filtering gateway. SpamAssassin and each one's own rules decide
 * what is filed as spam. Every provider sees the submission server as a client of `sendingAddress`.
 */

import { type DovecotOptions, type RunningDovecot, startDovecot } from './dovecot.ts'
import { startGmailFront } from './gmail-front.ts'
import type { RunningNameServer } from './name-server.ts'
import { type RunningPostfix, startPostfix } from './postfix.ts'
import { type ReceivingMxOptions, startReceivingMx } from './receiving-mx.ts'
import { startSeenAsFront } from './seen-as-front.ts'
import { startSpamd } from './spamd.ts'

/** From where all mail comes, as the providers see it. */
export const sendingAddress = '192.0.2.5'

/** One seed mailbox of each kind. */
export const kinds = {
  labels: 'seed@labels.example',
  junk: 'seed@junk.example',
  gateway: 'seed@gateway.example',
} as const
export type Kind = keyof typeof kinds

/** Of every mailbox. */
export const mailboxPassword = 'hunter2'

export interface ThreeProviders extends AsyncDisposable {
  /** Takes mail from everybody on this machine and hands it to the three. */
  readonly submission: RunningPostfix
  /** The mailboxes as rows of a service file; the password is in the variable SEED_PASSWORD. */
  readonly seedRows: readonly string[]
}

/** Starts everything. `names` must know the senders' domains. */
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
      // Bounces go nowhere.
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
  /** Where it takes mail. */
  readonly port: number
  readonly seedRow: string
}

/** A Gmail-like one: it refuses what fails DMARC under `p=reject`, and shows IMAP with Gmail's own words. */
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
 * A Microsoft-like one: its results name no server. Of OpenDMARC's it keeps a confidence level alone, so that SPF and
 * DMARC must be computed; what fails DMARC is junk, also under `p=reject`.
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

/** A gateway that verifies and writes, and a mailbox server behind it: one hop more than the sender sees. */
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

/** One mailbox, where the engine's word and a failing DMARC mean the spam folder. */
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
