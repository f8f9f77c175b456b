/**
 * Measures, without simulation, how long a run waits for presend's own service, with local seeds, long polls and
 * sockets on 127.0.0.1.
 */

import { createTest } from '../../src/check/client/create-test.ts'
import type { Transport } from '../../src/check/client/transport.ts'
import { openTransport } from '../../src/check/client/transport.ts'
import { watchTest } from '../../src/check/client/watch-results.ts'
import { decideEarly } from '../../src/check/decision.ts'
import type { Evidence } from '../../src/check/evidence.ts'
import { openSubmission } from '../../src/check/submission/open-submission.ts'
import type { CreatedTest, Seed, TestSnapshot } from '../../src/foundation/contract/test.ts'
import { composeMessages } from '../../src/foundation/mail/compose.ts'
import type { RenderedMessage } from '../../src/foundation/mail/message.ts'
import type { SubmissionOutcome } from '../../src/foundation/mail/submission-outcome.ts'
import { nodeClock } from '../../src/foundation/world/node-clock.ts'
import { nodeRandom } from '../../src/foundation/world/node-random.ts'
import { parseZoneFile } from '../../src/foundation/world/parse-zone-file.ts'
import { zoneFileDns } from '../../src/foundation/world/zone-file-dns.ts'
import { startEmbeddedService } from '../../src/service/embedded.ts'
import { serviceExtensions } from '../../test/support/extensions.ts'
import { fakeDns } from '../../test/support/fake-dns.ts'
import type { BenchRow } from './bench-row.ts'
import { usualRules } from './simulated-run.ts'
import { mean, percentile } from './statistics.ts'

const runCount = 10
const world = { clock: nodeClock(), random: nodeRandom() }
const never = new AbortController().signal

const message: RenderedMessage = {
  templatePath: 'newsletter.html',
  dataSet: null,
  subject: 'New in our shop this week',
  from: { displayName: 'Shop', localPart: 'news', domain: 'shop.example', address: 'news@shop.example' },
  replyTo: [],
  headerFields: [{ name: 'List-Unsubscribe', value: '<https://shop.example/unsubscribe>' }],
  html: '<html lang="en"><body><p>Good morning, here is what is new in our shop this week.</p></body></html>',
  text: 'Good morning, here is what is new in our shop this week.',
  attachments: [],
}

/** How long the copies take to arrive: no time, or as long as a relay delays them. */
const underWayMs = [0, 250]

/**
 * Measures the time from when the service has the deciding result until the run is decided, and counts the requests.
 */
export async function runOwnServiceBench(): Promise<readonly BenchRow[]> {
  const rows: BenchRow[] = []
  for (const delayMs of underWayMs) rows.push(await rowFor(delayMs))
  return rows
}

async function rowFor(delayMs: number): Promise<BenchRow> {
  const waits: OwnWait[] = []
  for (let run = 0; run < runCount; run += 1) waits.push(await waitOnce(delayMs))
  const lost = waits.map((wait) => wait.lostMs)
  const requests = mean(waits.map((wait) => wait.requestCount))
  return {
    what: `real wait for presend's own service with local seeds, with copies arriving after ${delayMs} ms: delay between the earliest possible decision and the actual one`,
    measured: `mean ${mean(lost).toFixed(0)} ms, p95 ${percentile(lost, 95).toFixed(0)} ms, ${requests.toFixed(1)} requests`,
    baseline: '–',
    ratio: '–',
    goal: '≤ 0.5 s, ≤ 4 requests',
    isMet: percentile(lost, 95) <= 500 && requests <= 4,
  }
}

interface OwnWait {
  readonly lostMs: number
  readonly requestCount: number
}

async function waitOnce(delayMs: number): Promise<OwnWait> {
  const zone = parseZoneFile('$ORIGIN shop.example.\n@ 300 IN TXT "v=spf1 -all"\n', 'bench.zone')
  if (zone.status === 'bad') throw new Error("the bench's zone file is invalid")
  const options = { sendingIp: null, dns: zoneFileDns([zone.value], fakeDns({})), testTimeoutMs: 60_000 }
  await using service = await startEmbeddedService({ ...options, extensions: serviceExtensions }, world)
  const { apiUrl, apiToken } = service
  const limits = { requestTimeoutMs: 30_000, maxBodyBytes: 1_000_000 }
  await using transport = openTransport({ apiUrl, apiToken, userAgent: 'bench', ...limits }, world)
  const request = {
    style: 'spam-test',
    name: 'bench',
    providerTypes: [],
    metadata: {},
    senderDomain: null,
    mailType: null,
    timeoutMinutes: null,
  } as const
  const deps = { transport, deadlineMs: Number.POSITIVE_INFINITY, createdIds: new Set<never>() }
  const test = await createTest(request, deps, never)
  const receiver = { host: service.smtpHost, port: service.smtpPort }
  if (delayMs === 0) return await watch(test, await sendAll(test, receiver), transport)
  // Simulates a relay that has accepted all copies and delivers them later.
  const delivering = world.clock.sleep(delayMs, never).then(async () => await sendAll(test, receiver))
  const wait = await watch(test, test.seeds.map(acceptedByRelay), transport)
  await delivering
  return wait
}

async function sendAll(
  test: CreatedTest,
  { host, port }: { readonly host: string; readonly port: number },
): Promise<readonly SubmissionOutcome[]> {
  const copies = await composeMessages(
    {
      message,
      recipients: test.seeds.map((seed) => seed.address),
      trackingId: test.trackingId,
      trackingIn: 'header',
      envelopeSender: 'news@shop.example',
      dkim: null,
    },
    world,
  )
  const setting = {
    host,
    port,
    username: null,
    password: null,
    security: 'none',
    ca: null,
    oauth2: null,
    connectionCount: 9,
    mailsPerSecond: null,
    heloName: 'bench.shop.example',
  } as const
  await using submission = openSubmission(setting, world)
  const options = { deadlineMs: world.clock.monotonicMs() + 30_000, onOutcome: () => undefined }
  return await submission.submit(copies, options, never)
}

function acceptedByRelay({ address }: Seed): SubmissionOutcome {
  const reply = { code: 250, enhancedCode: null, text: 'ok' }
  return { status: 'accepted', seed: address, acceptedAtMs: world.clock.nowMs(), reply, queueId: null }
}

async function watch(
  test: CreatedTest,
  outcomes: readonly SubmissionOutcome[],
  transport: Transport,
): Promise<OwnWait> {
  let requestCount = 0
  const counting: Transport = {
    ...transport,
    send: async (call, signal) => {
      requestCount += 1
      return await transport.send(call, signal)
    },
  }
  const submissions = new Map(outcomes.map((outcome) => [outcome.seed, outcome]))
  const options = { deadlineMs: world.clock.monotonicMs() + 30_000, expectedCount: test.seeds.length }
  for await (const snapshot of watchTest({ test, options, transport: counting, ...world }, never)) {
    const evidence: Evidence = { seeds: test.seeds, submissions, snapshot }
    if (decideEarly(evidence, usualRules) === null) continue
    return { lostMs: world.clock.nowMs() - lastReceivedMs(snapshot), requestCount }
  }
  throw new Error('the wait ended without a decision')
}

/**
 * Returns the time at which the last copy was received. The last copy nearly always decides the run, because the nine
 * copies are received within milliseconds of each other.
 */
function lastReceivedMs(snapshot: TestSnapshot): number {
  return Math.max(...(snapshot.results ?? []).map((result) => result.receivedAtMs ?? 0))
}
