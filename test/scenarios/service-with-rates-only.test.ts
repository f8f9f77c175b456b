import { describe, expect, it } from 'vitest'

import type { BareResult } from '../support/bare-api.ts'
import { type ActionRun, runAction } from '../support/run-action.ts'
import { letter, seeds, startRemoteService } from '../support/scenario.ts'

const eml = [
  'From: Acme Shop <shop@acme.example>',
  'To: reader@box.example',
  'Subject: About our opening hours',
  'MIME-Version: 1.0',
  'Content-Type: text/plain',
  '',
  'Our shop in Mill Lane is closed on Monday.',
  '',
].join('\r\n')

/** The kinds of mail that README.md says have the same outcome: a template, an `.eml` file, a command's output. */
const mails: readonly [name: string, inputs: Readonly<Record<string, string>>][] = [
  ['a template', { template: 'emails/letter.html' }],
  ['an .eml file', { template: 'emails/letter.eml' }],
  ['the output of a render command', { template: 'emails/letter.html', 'render-command': 'cut -b 1-' }],
]

/** The results of three of six seeds, so that the service reports an inbox rate of 50%. */
const halfInSpam = Object.fromEntries(
  Object.values(seeds).map(([address]): [string, BareResult] => [address, { folder: 'Spam' }]),
)

interface RatesCase {
  readonly inputs: Readonly<Record<string, string>>
  readonly results?: Readonly<Record<string, BareResult>>
}

/** Runs the action with a service that gives no results per seed, only the summary of an external test. */
async function runWithRates({ inputs, results = {} }: RatesCase): Promise<ActionRun> {
  await using remote = await startRemoteService({ api: { externalDetails: 'missing' }, results })
  remote.api.setStatus('complete')
  if (inputs['test-style'] !== 'external-test') {
    const body = { success: true, data: { key: 'key-1', name: 'letter', inbox_rate: 100 } }
    remote.api.fail('GET /spam_tests/:id', { kind: 'answer', statusCode: 200, body }, 1000)
  }
  return await runAction({
    files: { ...letter, 'emails/letter.eml': eml },
    inputs: { ...remote.inputs, timeout: '30s', ...inputs },
  })
}

describe.each(mails)('a service that reports only rates, and %s', (_name, mail) => {
  it('is inconclusive with the default test-style, which needs a result per seed', async () => {
    const run = await runWithRates({ inputs: mail })
    expect([run.exitCode, run.outputs['result']]).toEqual([3, 'inconclusive'])
    expect(run.summary).toContain('could not read the results')
  })

  it('passes an external test whose inbox rate reaches the threshold', async () => {
    const run = await runWithRates({ inputs: { ...mail, 'test-style': 'external-test' } })
    expect([run.exitCode, run.outputs['result'], run.outputs['inbox-rate']]).toEqual([0, 'pass', '100.0'])
    expect(run.outputs['dkim-pass-rate']).toBe('')
  })

  it('is inconclusive below the threshold, because the rate leaves out tabs, which count as inbox', async () => {
    const run = await runWithRates({ inputs: { ...mail, 'test-style': 'external-test' }, results: halfInSpam })
    expect([run.exitCode, run.outputs['result']]).toEqual([3, 'inconclusive'])
    expect(run.summary).toContain('set inbox-folders to INBOX to use its rate')
  })

  it('fails below the threshold with inbox-folders INBOX', async () => {
    const inputs = { ...mail, 'test-style': 'external-test', 'inbox-folders': 'INBOX' }
    const run = await runWithRates({ inputs, results: halfInSpam })
    expect([run.exitCode, run.outputs['result'], run.outputs['inbox-rate']]).toEqual([1, 'fail', '50.0'])
  })
})

describe('a service that reports only rates, and a threshold that needs a result per seed', () => {
  const config = 'thresholds:\n  business:\n    inbox-rate: 50\n'

  it.each([
    ['an authentication rate', { 'min-dkim-pass-rate': '100' }],
    ['the tab rate', { 'max-tab-rate': '50' }],
    ['one provider type', { config: 'business.yml' }],
  ])('is inconclusive if the threshold limits %s', async (_limited, limits) => {
    await using remote = await startRemoteService({ api: { externalDetails: 'missing' } })
    remote.api.setStatus('complete')
    const run = await runAction({
      files: { ...letter, 'business.yml': config },
      inputs: { ...remote.inputs, timeout: '30s', 'test-style': 'external-test', ...limits },
    })
    expect([run.exitCode, run.outputs['result']]).toEqual([3, 'inconclusive'])
  })
})
