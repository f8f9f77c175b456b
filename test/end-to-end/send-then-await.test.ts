/** Splits a check into two processes against a running service: the first sends the mail, the second reads the results. */

import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'

import { letter } from '../support/scenario.ts'
import { type CommandEnd, runPresend } from '../support/serve.ts'
import { type ServedTarget, startServedTarget } from '../support/served-target.ts'

const reportShape = z.object({
  mode: z.string().optional(),
  outcome: z.string(),
  sentence: z.string(),
  tests: z.array(
    z.object({
      templatePath: z.string(),
      trackingId: z.string().nullable(),
      reportUrl: z.string().nullable(),
      outcome: z.string(),
      rates: z.array(z.object({ rate: z.string(), percent: z.number().nullable() })),
      seeds: z.array(z.object({ status: z.string(), reason: z.string().nullable() })),
    }),
  ),
})

interface Ended extends CommandEnd {
  readonly report: z.infer<typeof reportShape>
  readonly ids: string
}

/** The test string that every spam engine classifies as spam. */
const gtube = 'XJS*C4JDBQADN1.NSBN3*2IDNEN*GTUBE-STANDARD-ANTI-UBE-TEST-EMAIL*C.34X'
const text = (letter['emails/letter.html'] ?? '').replaceAll('acme.example', 'shop.example')

describe('mode send, then mode await', () => {
  let target: ServedTarget
  let folder: string

  beforeAll(async () => {
    target = await startServedTarget(null, '60m')
    folder = mkdtempSync(join(tmpdir(), 'presend-send-await-'))
    mkdirSync(join(folder, 'emails'))
    writeFileSync(join(folder, 'emails/letter.html'), text)
    writeFileSync(join(folder, 'emails/spam.html'), text.replace('Dear reader', gtube))
  })

  afterAll(async () => {
    await target[Symbol.asyncDispose]()
    rmSync(folder, { recursive: true, force: true })
  })

  async function presend(flags: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<Ended> {
    const service = { PRESEND_API_URL: target.baseUrl, PRESEND_API_TOKEN: target.token }
    const ended = await runPresend(['check', '--preflight', 'off', '--timeout', '60s', ...flags], {
      env: { ...service, ...env },
      workingDirectory: folder,
    })
    const report = reportShape.parse(JSON.parse(readFileSync(join(folder, 'presend-report/report.json'), 'utf8')))
    return { ...ended, report, ids: report.tests.map((test) => test.trackingId ?? '').join(' ') }
  }

  async function send(flags: readonly string[]): Promise<Ended> {
    const env = {
      PRESEND_SMTP_HOST: '127.0.0.1',
      PRESEND_SMTP_PORT: String(target.smtpPort),
      PRESEND_SMTP_SECURITY: 'none',
      PRESEND_DKIM_PRIVATE_KEY: readFileSync(target.keyPath, 'utf8'),
    }
    const signing = ['--dkim-domain', 'shop.example', '--dkim-selector', 'suite']
    return await presend(['--mode', 'send', ...signing, ...flags], env)
  }

  async function awaitTests(...ids: readonly string[]): Promise<Ended> {
    return await presend(['--mode', 'await', ...ids.flatMap((id) => ['--tracking-id', id])])
  }

  it('gives the verdict of a check that runs in one process', async () => {
    const sent = await send(['emails/letter.html'])
    expect([sent.exitCode, sent.report.mode, sent.report.sentence]).toEqual([
      0,
      'send',
      'pass: sent 9 of 9 copies; no result was read',
    ])
    expect(sent.report.tests[0]?.rates).toEqual([])
    expect(sent.stdout).toContain(`(${sent.ids})`)

    const awaited = await awaitTests(sent.ids)
    expect([awaited.exitCode, awaited.report.mode, awaited.report.outcome]).toEqual([0, 'await', 'pass'])
    expect(awaited.report.tests[0]?.templatePath).toBe('emails/letter.html')
    expect(awaited.report.tests[0]?.rates.map(({ rate, percent }) => [rate, percent])).toEqual([
      ['inbox', 100],
      ['spf', 100],
      ['dkim', 100],
      ['dmarc', 100],
    ])
  })

  it('reports the outcome to the service only after the results were read', async () => {
    const sent = await send(['emails/letter.html'])
    const url = sent.report.tests[0]?.reportUrl ?? ''
    expect(await (await fetch(url)).text()).toContain('No program reported limits')
    await awaitTests(sent.ids)
    const page = await (await fetch(url)).text()
    expect(page).toContain('threshold 85%')
    expect(page).not.toContain('No program reported limits')
  })

  it('evaluates several tests, and fails for spam', async () => {
    const sent = await send(['emails/*.html', '--min-inbox-rate', 'none'])
    expect(sent.exitCode).toBe(0)
    const awaited = await awaitTests(...sent.ids.split(' '))
    expect(awaited.exitCode).toBe(1)
    expect(awaited.report.tests.map(({ outcome }) => outcome)).toEqual(['pass', 'fail'])
  })

  it('is misconfigured for an unknown test', async () => {
    const { exitCode, report } = await awaitTests('pst_unknown')
    expect([exitCode, report.outcome]).toEqual([2, 'misconfigured'])
    expect(report.sentence).toContain('check tracking-id')
  })
})
