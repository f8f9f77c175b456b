import { describe, expect, it } from 'vitest'

import type { BareResult } from '../support/bare-api.ts'
import { runAction } from '../support/run-action.ts'
import { letter, seeds, startRemoteService } from '../support/scenario.ts'

/** A fault that lowers only one rate, and the name of its threshold. */
const rates: readonly [name: string, key: string, spoilt: BareResult][] = [
  ['inbox', 'inbox-rate', { folder: 'Spam' }],
  ['SPF', 'spf-pass-rate', { folder: 'INBOX', spf: false }],
  ['DKIM', 'dkim-pass-rate', { folder: 'INBOX', dkim: false }],
  ['DMARC', 'dmarc-pass-rate', { folder: 'INBOX', dmarc: false }],
]

/** All other thresholds are off, so that only one decides. */
const noOthers = {
  'min-inbox-rate': 'none',
  'min-spf-pass-rate': 'none',
  'min-dkim-pass-rate': 'none',
  'min-dmarc-pass-rate': 'none',
  quorum: '100',
}

describe.each(rates)('the %s threshold', (_rate, key, spoilt) => {
  // One of six copies has the fault: 83.3%.
  it.each([
    ['passes', '83', 0, 'pass'],
    ['fails', '84', 1, 'fail'],
  ] as const)('for all seeds %s the step at %s %%', async (_what, limit, exitCode, result) => {
    await using remote = await startRemoteService({ results: { [seeds.business[0]]: spoilt } })
    const run = await runAction({
      files: letter,
      inputs: { ...remote.inputs, ...noOthers, [`min-${key}`]: limit },
    })
    expect([run.exitCode, run.outputs['result'], run.outputs[key]]).toEqual([exitCode, result, '83.3'])
    expect(run.summary).toContain('83.3')
  })

  // One of two copies of its provider type has the fault: 50%.
  it.each([
    ['passes', 50, 0, 'pass'],
    ['fails', 51, 1, 'fail'],
  ] as const)('for one provider type %s the step at %i %%', async (_what, limit, exitCode, result) => {
    await using remote = await startRemoteService({ results: { [seeds.business[0]]: spoilt } })
    const config = `thresholds:\n  business:\n    ${key}: ${limit}\n  consumer:\n    ${key}: 100\n`
    const run = await runAction({
      files: { ...letter, '.github/presend.yml': config },
      inputs: { ...remote.inputs, ...noOthers },
    })
    expect([run.exitCode, run.outputs['result']]).toEqual([exitCode, result])
    expect(run.summary).toContain('business')
  })
})
