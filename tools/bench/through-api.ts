/**
 * Measures checks through an API and an SMTP server, as a user runs them: `node dist/cli.js check`. Both servers accept
 * everything and reply immediately, so that the figures contain only the client and the round trips.
 */

import { startBareApi } from '../../test/support/bare-api.ts'
import { startScriptedSmtpServer } from '../../test/support/smtp-server-scripted.ts'
import type { BenchRow } from './bench-row.ts'
import { type CheckRun, makeRepository } from './check-run.ts'
import { startDelayingProxy } from './delaying-proxy.ts'
import { median } from './statistics.ts'

const roundTripMs = 50

interface Load {
  readonly templateCount: number
  readonly seedCount: number
  readonly roundTripMs: number
  readonly roundCount: number
}

interface RemoteRun extends CheckRun {
  /** The time, in seconds, from the start of the process to the last reply that accepted a message. */
  readonly sentSeconds: number
}

/** Takes the measurements for all rows. */
export async function runThroughApiBench(): Promise<readonly BenchRow[]> {
  const few = await measure({ templateCount: 1, seedCount: 50, roundTripMs, roundCount: 5 })
  const several = await measure({ templateCount: 20, seedCount: 9, roundTripMs, roundCount: 5 })
  const many = await measure({ templateCount: 1, seedCount: 10_000, roundTripMs: 0, roundCount: 1 })
  const distant = `API and SMTP server with a round-trip time of ${roundTripMs} ms`
  return [
    secondsRow(
      `check with 50 seeds, ${distant}: from process start to the last accepted message`,
      sentSeconds(few),
      0.75,
    ),
    secondsRow(
      `check of 20 templates with 9 seeds each, ${distant}: from process start to exit`,
      allSeconds(several),
      1.5,
    ),
    {
      what: 'check with 10,000 seeds: peak memory',
      measured: `${median(many.map(({ megabytes }) => megabytes)).toFixed(0)} MB`,
      baseline: '–',
      ratio: '–',
      goal: '≤ 250 MB',
      isMet: median(many.map(({ megabytes }) => megabytes)) <= 250,
    },
  ]
}

function sentSeconds(runs: readonly RemoteRun[]): number {
  return median(runs.map((run) => run.sentSeconds))
}

function allSeconds(runs: readonly RemoteRun[]): number {
  return median(runs.map(({ seconds }) => seconds))
}

function secondsRow(what: string, measured: number, goal: number): BenchRow {
  return {
    what,
    measured: `${measured.toFixed(2)} s`,
    baseline: '–',
    ratio: '–',
    goal: `≤ ${goal} s`,
    isMet: measured <= goal,
  }
}

async function measure(load: Load): Promise<readonly RemoteRun[]> {
  const runs: RemoteRun[] = []
  for (let round = 0; round < load.roundCount; round += 1) runs.push(await runOnce(load))
  return runs
}

/** Starts new servers for each run, because the API has an hourly rate limit. */
async function runOnce({ templateCount, seedCount, roundTripMs: delayMs }: Load): Promise<RemoteRun> {
  const addresses = Array.from({ length: seedCount }, (_, index) => `seed${index}@provider${index % 10}.example`)
  let lastAtMs = 0
  await using api = await startBareApi({ seeds: { consumer: addresses } })
  for (const address of addresses) api.receive(address, { folder: 'INBOX' })
  await using proxy = await startDelayingProxy(Number(new URL(api.apiUrl).port), delayMs)
  await using smtp = await startScriptedSmtpServer({
    roundTripMs: delayMs,
    isForgetful: true,
    script: ({ command }) => {
      if (command === 'FINAL') lastAtMs = performance.now()
      return undefined
    },
  })
  await using repository = await makeRepository(templateCount)
  const run = await repository.check(
    [
      '--api-url',
      `http://127.0.0.1:${proxy.port}/api/v1`,
      '--smtp-host',
      smtp.host,
      '--smtp-port',
      String(smtp.port),
      '--smtp-security',
      'none',
    ],
    { PRESEND_API_TOKEN: api.apiToken.reveal() },
  )
  return { ...run, sentSeconds: (lastAtMs - run.startedMs) / 1000 }
}
