/**
 * Watches mailboxes on a Dovecot server, and measures memory use and delays. The instance runs in a separate process,
 * so that the memory figure includes nothing else. Usage: `node --expose-gc imap-instance.ts PORT LMTP-PORT CA-FILE`;
 * prints its figures as one line of JSON.
 */

import { readFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'

import type { WatchedMailbox } from '../../src/extensions/mailboxes/imap/watched-mailbox.ts'
import { deliverByLmtp } from '../../test/support/lmtp-client.ts'
import { aMessage, headerOf } from '../../test/support/observed-mail.ts'
import {
  aMailbox,
  openWatchingThreads,
  startWatching,
  type WatchingInstance,
} from '../../test/support/watching-instance.ts'
import { benchAddress, mailboxCount, sharedCount, testCount, warmUpCount } from './imap-plan.ts'
import { percentile } from './statistics.ts'

/**
 * The number of messages per second. Dovecot and the instance share two cores, so the rate must be low enough that
 * neither slows the other down.
 */
const deliveriesPerSecond = 60

const [, , port = '0', lmtpPort = '0', caPath = ''] = process.argv
const place = { host: '127.0.0.1', imapsPort: Number(port), caPem: await readFile(caPath, 'utf8') }
const addresses = Array.from({ length: mailboxCount }, (_, index) => benchAddress(index))

// Each mail server has one thread, whose memory use does not depend on the number of mailboxes.
const threads = openWatchingThreads()
// Warm up by watching a few mailboxes first: running code for the first time costs memory once, not per mailbox.
const first = await watchingAll(addresses.slice(0, warmUpCount))
await latencies(first, { tests: 3, addresses: addresses.slice(0, warmUpCount) })
const before = await usedBytes()
const rest = await watchingAll(addresses.slice(warmUpCount))
const after = await usedBytes()
const spread = await latencies(rest, { tests: 10, addresses: addresses.slice(-sharedCount) })
const alone = await latencies(rest, { tests: 1, addresses: addresses.slice(-sharedCount) })
const parallel = await latencies(rest, { tests: testCount, addresses: addresses.slice(-sharedCount) })
const figures = {
  bytesPerMailbox: (after - before) / (mailboxCount - warmUpCount),
  p95Ms: percentile(spread, 95),
  aloneMs: percentile(alone, 50),
  parallelMs: percentile(parallel, 50),
  parallelP95Ms: percentile(parallel, 95),
}
process.stdout.write(`${JSON.stringify(figures)}\n`)
process.exit(0)

async function watchingAll(wanted: readonly string[]): Promise<WatchingInstance> {
  const mailboxes: readonly WatchedMailbox[] = wanted.map((address) => aMailbox(place, address))
  const instance = await startWatching({ mailboxes, threads })
  const watched = new Set<string>()
  await instance.event((event) => {
    if (event.kind === 'watching') watched.add(event.address)
    return watched.size === wanted.length
  })
  return instance
}

/**
 * Delivers the mail of several tests at the same time. For each copy, measures the time from when the server
 * acknowledges the delivery until the result is recorded.
 */
async function latencies(
  instance: WatchingInstance,
  plan: { readonly tests: number; readonly addresses: readonly string[] },
): Promise<readonly number[]> {
  const tests = await Promise.all(
    Array.from({ length: plan.tests }, async () => await instance.createTest(plan.addresses)),
  )
  const pairs = plan.addresses.flatMap((address, index) =>
    tests.map((test) => ({ address, test, isSpam: index % 2 === 0 })),
  )
  const gone: Promise<number>[] = []
  const startMs = performance.now()
  for (const [index, pair] of pairs.entries()) {
    await wait(Math.max(0, startMs + (index * 1000) / deliveriesPerSecond - performance.now()))
    gone.push(latencyOf(instance, pair))
  }
  return await Promise.all(gone)
}

interface Pair {
  readonly address: string
  readonly test: Awaited<ReturnType<WatchingInstance['createTest']>>
  readonly isSpam: boolean
}

async function latencyOf(instance: WatchingInstance, { address, test, isSpam }: Pair): Promise<number> {
  const content = aMessage([headerOf(test), `X-Spam: ${isSpam ? 'yes' : 'no'}`])
  const server = { host: '127.0.0.1', port: Number(lmtpPort) }
  const reply = await deliverByLmtp(server, { from: 'b@shop.example', to: address, content })
  if (!reply.startsWith('250 ')) throw new Error(reply)
  const liesSinceMs = performance.now()
  for (;;) {
    const found = await instance.store.findCopyTarget({ trackingIds: [test.trackingId], address, messageKey: 'm' })
    if (found?.shownStatus === 'placed') return performance.now() - liesSinceMs
    await wait(20)
  }
}

async function usedBytes(): Promise<number> {
  await wait(2000)
  globalThis.gc?.()
  await wait(500)
  globalThis.gc?.()
  return process.memoryUsage().rss
}
