import { describe, expect, it } from 'vitest'

import type { BareResult } from '../support/bare-api.ts'
import { runAction } from '../support/run-action.ts'
import { letter, seeds, startRemoteService } from '../support/scenario.ts'

/** A fault that lowers only one rate, and the name of its threshold. */
const rates: readonly [name: string, key: string, fault: BareResult][] = [
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

/** A result with all four faults. */
const spoilt: BareResult = { folder: 'Spam', spf: false, dkim: false, dmarc: false }

/** Returns a config file with these thresholds of one provider type. */
function configFor(business: Readonly<Record<string, number>>): string {
  const lines = Object.entries(business).map(([key, limit]) => `    ${key}: ${limit}\n`)
  const others = rates.map(([, key]) => `    ${key}: 100\n`)
  return `thresholds:\n  business:\n${lines.join('')}  consumer:\n${others.join('')}`
}

describe('the thresholds for all seeds', () => {
  // One of six copies has the fault: 83.3%.
  it.each(rates)('fail the step at 84% when only the %s rate is too low', async (_rate, key, fault) => {
    await using remote = await startRemoteService({ results: { [seeds.business[0]]: fault } })
    const run = await runAction({ files: letter, inputs: { ...remote.inputs, ...noOthers, [`min-${key}`]: '84' } })
    expect([run.exitCode, run.outputs['result'], run.outputs[key]]).toEqual([1, 'fail', '83.3'])
    expect(run.summary).toContain('83.3')
  })

  it('pass the step at 83%', async () => {
    await using remote = await startRemoteService({ results: { [seeds.business[0]]: spoilt } })
    const limits = Object.fromEntries(rates.map(([, key]) => [`min-${key}`, '83']))
    const run = await runAction({ files: letter, inputs: { ...remote.inputs, ...noOthers, ...limits } })
    expect([run.exitCode, run.outputs['result']]).toEqual([0, 'pass'])
    expect(rates.map(([, key]) => run.outputs[key])).toEqual(['83.3', '83.3', '83.3', '83.3'])
  })
})

describe('the thresholds for one provider type', () => {
  // One of two copies of its provider type has the fault: 50%.
  it.each(rates)('fail the step at 51% when only the %s rate is too low', async (_rate, key, fault) => {
    await using remote = await startRemoteService({ results: { [seeds.business[0]]: fault } })
    const run = await runAction({
      files: { ...letter, '.github/presend.yml': configFor({ [key]: 51 }) },
      inputs: { ...remote.inputs, ...noOthers },
    })
    expect([run.exitCode, run.outputs['result']]).toEqual([1, 'fail'])
    expect(run.summary).toContain('business')
  })

  it('pass the step at 50%', async () => {
    await using remote = await startRemoteService({ results: { [seeds.business[0]]: spoilt } })
    const config = configFor(Object.fromEntries(rates.map(([, key]) => [key, 50])))
    const run = await runAction({
      files: { ...letter, '.github/presend.yml': config },
      inputs: { ...remote.inputs, ...noOthers },
    })
    expect([run.exitCode, run.outputs['result']]).toEqual([0, 'pass'])
    expect(run.summary).toContain('business')
  })
})
