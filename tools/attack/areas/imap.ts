/** Attacks a service that watches a hostile mailbox and several healthy mailboxes. */

import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

import { type AttackArea, type HostileInput, quickEvery, type Target } from '../attack-area.ts'
import { findSecret } from '../support/act.ts'
import { healthNowMs, watchHealth } from '../support/health.ts'
import { imapAttacks } from '../support/imap-attacks.ts'
import { startImapServer } from '../support/imap-server.ts'
import { runCommand, type Service, serve } from '../support/presend-process.ts'

export const imapArea: AttackArea = {
  name: 'imap',
  title:
    'hostile and broken IMAP servers, watched together with healthy ones: endless and huge replies, invalid numbers, silence, and replies that repeat the password',
  open: async ({ target }) => ({
    inputs: inputs(target),
    // Each input spends most of its time waiting for its server, so the number of concurrent inputs can be greater than
    // the number of cores.
    concurrency: 8,
    [Symbol.asyncDispose]: async () => undefined,
  }),
}

const password = 'correct-horse-battery'
const hostile = 'seed@hostile.example'
const healthy = ['seed1@box.example', 'seed2@box.example']
const maxDelayMs = 1500
const maxPeakMb = 700
const observeMs = 4000

function inputs(target: Target): readonly HostileInput[] {
  return Object.keys(imapAttacks)
    .filter((name) => name !== 'healthy')
    .map((name, index) => ({
      name,
      isQuick: quickEvery(20, index),
      attempt: async () => await attempt(target, name),
    }))
}

async function attempt(target: Target, attack: string): Promise<string | null> {
  await using hostileServer = await startImapServer(attack)
  await using healthyServer = await startImapServer('healthy')
  const port = (address: string): number => (address === hostile ? hostileServer.port : healthyServer.port)
  const rows = [...healthy, hostile].map(
    (address) =>
      `  - {address: ${address}, type: consumer, kind: imap, host: 127.0.0.1, port: ${port(address)}, tls: none, username: ${address}, password-env: SEED_PASSWORD}\n`,
  )
  const env = { SEED_PASSWORD: password }
  await using service = await serve(target, {
    env,
    flags: ['--smtp', 'none', '--config', 'presend-service.yml'],
    prepare: async (folder) => await writeFile(join(folder, 'presend-service.yml'), `seeds:\n${rows.join('')}`),
  })
  await using health = watchHealth(service.httpPort, 25)
  const sinceMs = healthNowMs()
  await wait(observeMs)
  await health.nextAnswer()
  const worstMs = health.worstSinceMs(sinceMs)
  if (worstMs > maxDelayMs) return `/healthz took ${Math.round(worstMs)} ms to respond`
  if (!service.isRunning()) return `the service exited: ${service.log().slice(-300)}`
  if (service.peakMb() > maxPeakMb)
    return `resident memory reached ${Math.round(service.peakMb())} MB (limit: ${maxPeakMb} MB)`
  const harmed = healthy.find((seed) => linesOf(service, seed).every((line) => !line.includes('mailbox connected')))
  if (harmed !== undefined)
    return `the service did not connect to the healthy mailbox ${harmed}: ${linesOf(service, harmed).join(' ').slice(0, 200)}`
  return await findPassword(target, service, env)
}

/** Returns the log lines about a seed. */
function linesOf(service: Service, seed: string): readonly string[] {
  return service
    .log()
    .split('\n')
    .filter((line) => line.includes(seed))
}

async function findPassword(
  target: Target,
  service: Service,
  env: Readonly<Record<string, string>>,
): Promise<string | null> {
  const listed = await runCommand(target, ['seeds', 'list', '--storage', service.storage], {
    folder: service.folder,
    env,
  })
  const stored = await readFile(join(service.folder, 'presend.db'), 'latin1')
  const shown = [service.log(), listed.stdout, listed.stderr, stored].join('\n')
  return (
    findSecret(shown, [password]) ??
    (/\u001b/u.test(listed.stdout) ? 'the output of `presend seeds list` contains a terminal sequence' : null)
  )
}
