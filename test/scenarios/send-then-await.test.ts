/** Splits a check across two runs of the action: the first sends the mail, the second decides the outcome. */

import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'

import { settingRows } from '../../src/check/settings/rows/table.ts'
import { refusal } from '../support/bare-faults.ts'
import { startGitHubApi } from '../support/github-api.ts'
import { type ActionRun, runAction } from '../support/run-action.ts'
import {
  commentingAt,
  letter,
  type RemoteOptions,
  type RemoteService,
  startRemoteService,
} from '../support/scenario.ts'
import { projectRoot } from '../support/source-files.ts'

const config = {
  '.github/presend.yml': [
    'templates:',
    '  - {template: emails/letter.html, min-inbox-rate: 80}',
    '  - {template: emails/receipt.html, mail-type: transactional}',
  ].join('\n'),
}
const files = { ...letter, 'emails/receipt.html': letter['emails/letter.html'] ?? '' }

async function send(service: RemoteService, inputs: Readonly<Record<string, string>> = {}): Promise<ActionRun> {
  const given = { ...service.inputs, mode: 'send', preflight: 'off', timeout: '30s', ...inputs }
  return await runAction({ files: { ...files, ...(inputs['template'] === '' ? config : {}) }, inputs: given })
}

/** Runs in another workspace, with the files of a checkout. */
async function awaitSent(
  { api }: RemoteService,
  sent: ActionRun,
  inputs: Readonly<Record<string, string>> = {},
): Promise<ActionRun> {
  const service = { 'api-url': api.apiUrl, 'api-token': api.apiToken.reveal() }
  const given = { ...service, mode: 'await', 'tracking-id': sent.outputs['tests'] ?? '', timeout: '5s', ...inputs }
  return await runAction({ files: { ...files, ...config }, inputs: given })
}

/** Starts a service; the copy of one of its six seeds is in Spam. */
async function withOneInSpam(more: RemoteOptions = {}): Promise<RemoteService> {
  return await startRemoteService({ results: { 'ann@mail.example': { folder: 'Spam' } }, ...more })
}

describe('docs/two-jobs.md', () => {
  it('uses inputs that exist, and both modes', () => {
    const page = readFileSync(resolve(projectRoot, 'docs/two-jobs.md'), 'utf8')
    const workflow = workflowShape.parse(parse(/^```yaml\n([^]*?)^```/mu.exec(page)?.[1] ?? ''))
    const steps = Object.values(workflow.jobs).flatMap((job) => job.steps)
    const inputs = steps.flatMap((step) => (step.with === undefined ? [] : [step.with]))
    expect(inputs.map((one) => one['mode'])).toEqual(['send', 'await'])
    const known = new Set<string>(settingRows.map((row) => row.name))
    expect(inputs.flatMap((one) => Object.keys(one)).filter((name) => !known.has(name))).toEqual([])
  })
})

const workflowShape = z.object({
  jobs: z.record(
    z.string(),
    z.object({ steps: z.array(z.object({ with: z.record(z.string(), z.string()).optional() })) }),
  ),
})

describe('mode send', () => {
  it('sends everything, reads no result, and explains the next step', async () => {
    await using service = await withOneInSpam()
    const sent = await send(service)
    expect([sent.exitCode, sent.outputs['result'], sent.outputs['inbox-rate']]).toEqual([0, 'pass', ''])
    expect(sent.outputs['tracking-id']).toBe(`tracking-${'1'.padStart(22, '0')}`)
    expect(JSON.parse(sent.outputs['tests'] ?? '')).toEqual([
      expect.objectContaining({
        template: 'emails/letter.html',
        'tracking-id': sent.outputs['tracking-id'],
        seeds: 6,
      }),
    ])
    expect(service.smtp.delivered).toHaveLength(6)
    expect([service.api.countOf('POST /spam_tests'), service.api.countOf('GET /spam_tests/:id')]).toEqual([1, 0])
    expect(sent.summary).toContain('### ✅ presend: sent 6 of 6 copies; no result was read')
    expect(sent.summary).toContain('**Next step**')
    expect(JSON.parse(sent.written['presend-report/report.json'] ?? '')).toMatchObject({
      mode: 'send',
      outcome: 'pass',
    })
  })

  it('leaves the comment to mode await', async () => {
    await using github = await startGitHubApi()
    await using service = await withOneInSpam()
    const { inputs, ...shared } = { ...commentingAt(github.apiUrl), files }
    const sent = await runAction({
      ...shared,
      inputs: { ...service.inputs, ...inputs, mode: 'send', preflight: 'off' },
    })
    expect([sent.exitCode, github.comments.length]).toEqual([0, 0])
    const awaiting = { mode: 'await', 'tracking-id': sent.outputs['tests'] ?? '', 'min-inbox-rate': '80' }
    const awaited = await runAction({ ...shared, inputs: { ...service.inputs, ...inputs, ...awaiting } })
    expect([awaited.exitCode, github.comments.length]).toEqual([0, 1])
  })

  it('is misconfigured with the embedded service', async () => {
    const { exitCode, outputs, everything } = await runAction({
      files,
      inputs: { template: 'emails/letter.html', mode: 'send' },
    })
    expect([exitCode, outputs['result']]).toEqual([2, 'misconfigured'])
    expect(everything).toContain('api-url is required when mode is send, because the mailboxes of the embedded service')
  })
})

describe('mode await', () => {
  it('repeats a request for a test that the service does not find at first', async () => {
    await using service = await withOneInSpam()
    const sent = await send(service)
    service.api.fail('GET /spam_tests/:id', refusal(404, 'Test not found'))
    const awaited = await awaitSent(service, sent, { 'min-inbox-rate': '80', timeout: '20s' })
    expect([awaited.exitCode, awaited.outputs]).toMatchObject([0, { result: 'pass', 'inbox-rate': '83.3' }])
  })

  it('reaches the verdict of a single run, and sends nothing', async () => {
    await using service = await withOneInSpam()
    const sent = await send(service)
    const awaited = await awaitSent(service, sent, { 'min-inbox-rate': '80' })
    expect([awaited.exitCode, awaited.outputs]).toMatchObject([0, { result: 'pass', 'inbox-rate': '83.3' }])
    expect(JSON.parse(awaited.outputs['tests'] ?? '')[0]).toMatchObject({ template: 'emails/letter.html' })
    expect(service.smtp.delivered).toHaveLength(6)
    expect(service.api.countOf('POST /spam_tests')).toBe(1)

    const strict = await awaitSent(service, sent, { 'min-inbox-rate': '90' })
    expect([strict.exitCode, strict.outputs['result']]).toEqual([1, 'fail'])
    expect(strict.summary).toContain('ann@mail.example')
  })

  it('waits for the templates that were sent, and fails for one that had a preflight error', async () => {
    await using service = await withOneInSpam()
    const bad = (letter['emails/letter.html'] ?? '').replace('Dear reader', 'Dear {{ name }}')
    const inputs = {
      ...service.inputs,
      template: 'emails/*.html',
      'mail-type': 'transactional',
      'min-inbox-rate': '80',
    }
    const sent = await runAction({
      files: { ...letter, 'emails/bad.html': bad },
      inputs: { ...inputs, mode: 'send', gate: 'warn', timeout: '30s' },
    })
    expect([sent.exitCode, sent.outputs['result']]).toEqual([0, 'fail'])
    expect(service.smtp.delivered).toHaveLength(6)
    const { 'api-url': apiUrl = '', 'api-token': apiToken = '' } = service.inputs
    const shared = { 'api-url': apiUrl, 'api-token': apiToken, 'min-inbox-rate': '80' }
    const awaited = await runAction({
      files: letter,
      inputs: { ...shared, mode: 'await', 'tracking-id': sent.outputs['tests'] ?? '', timeout: '20s' },
    })
    expect([awaited.exitCode, awaited.outputs['result']]).toEqual([1, 'fail'])
    expect(JSON.parse(awaited.outputs['tests'] ?? '')).toMatchObject([
      { template: 'emails/bad.html', result: 'fail', 'tracking-id': null },
      { template: 'emails/letter.html', result: 'pass', 'inbox-rate': 83.3 },
    ])
    expect(awaited.summary).toContain('1 of 2 templates fails; 1 passes')
  })

  it('is inconclusive instead of pass if the sending run did not pass', async () => {
    await using service = await withOneInSpam()
    const sent = await send(service)
    const tests = (sent.outputs['tests'] ?? '').replace('"result":"pass"', '"result":"inconclusive"')
    const awaited = await awaitSent(service, sent, { 'tracking-id': tests, 'min-inbox-rate': '80' })
    expect(awaited.outputs).toMatchObject({ result: 'inconclusive', 'inbox-rate': '83.3' })
    expect(awaited.summary).toContain('the run that sent the mail did not pass')
  })

  it('applies the thresholds of each template', async () => {
    await using service = await withOneInSpam()
    const sent = await send(service, { template: '' })
    const awaited = await awaitSent(service, sent, {})
    const results = JSON.parse(awaited.outputs['tests'] ?? '[]')
    // The inbox rate of both is 83.3%, which is below the default for transactional mail.
    expect(results).toMatchObject([
      { template: 'emails/letter.html', result: 'pass' },
      { template: 'emails/receipt.html', result: 'fail' },
    ])
    const ids = results.map((entry: { readonly 'tracking-id': string }) => entry['tracking-id']).join('\n')
    expect(sent.outputs['tracking-id']).toBe(ids)
    const bare = await awaitSent(service, sent, { 'tracking-id': ids })
    expect([bare.exitCode, bare.outputs['result']]).toEqual([2, 'misconfigured'])
    expect(bare.everything).toContain('expected the tests output of the run with mode send, which names the templates')
  })

  it('waits until the timeout for missing results', async () => {
    await using service = await startRemoteService({ results: { 'fay@guard.example': null } })
    const sent = await send(service)
    const awaited = await awaitSent(service, sent, { quorum: '100', 'min-inbox-rate': '90', timeout: '3s' })
    expect([awaited.exitCode, awaited.outputs['result'], awaited.outputs['inbox-rate']]).toEqual([1, 'fail', '83.3'])
    expect(awaited.summary).toContain('See the report of the run that sent the mail')
  })
})
