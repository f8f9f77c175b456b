import { describe, expect, it } from 'vitest'

import {
  isFolderRate,
  type RateName,
  rateKinds,
  rateNames,
  rateTitle,
  standardRateNames,
} from '../../src/foundation/contract/rate-kinds.ts'
import type { BareResult } from '../support/bare-api.ts'
import { runAction } from '../support/run-action.ts'
import { letter, seeds, startRemoteService } from '../support/scenario.ts'

/** For each rate, a result that moves only this rate toward its threshold. */
const faults: Readonly<Record<RateName, BareResult>> = {
  inbox: { folder: 'Spam' },
  tab: { folder: 'Promotions' },
  spf: { folder: 'INBOX', spf: false },
  dkim: { folder: 'INBOX', dkim: false },
  dmarc: { folder: 'INBOX', dmarc: false },
}

/** No thresholds, so that a test can set the one that decides. */
const noThresholds = {
  ...Object.fromEntries(rateNames.map((rate) => [rateKinds[rate].setting, 'none'])),
  quorum: '100',
}

/** The keys of the rates that can have a threshold for a single provider type. */
const keys = standardRateNames.map((rate) => rateKinds[rate].key)

/** A result that fails every check. */
const spoilt: BareResult = { folder: 'Spam', spf: false, dkim: false, dmarc: false }

/** Returns a config file with these thresholds of one provider type. */
function configFor(business: Readonly<Record<string, number>>): string {
  const lines = Object.entries(business).map(([key, limit]) => `    ${key}: ${limit}\n`)
  const others = keys.map((key) => `    ${key}: 100\n`)
  return `thresholds:\n  business:\n${lines.join('')}  consumer:\n${others.join('')}`
}

describe('the thresholds for all seeds', () => {
  // One of six copies has the fault: 16.7% are in the wrong folder, and 83.3% pass.
  it.each(rateNames)('fail the step at 84% or 16% when only the %s rate misses its threshold', async (rate) => {
    const { bound, setting } = rateKinds[rate]
    const [limit, shown] = bound === 'at-least' ? ['84', '83.3'] : ['16', '16.7']
    await using remote = await startRemoteService({ results: { [seeds.business[0]]: faults[rate] } })
    const run = await runAction({ files: letter, inputs: { ...remote.inputs, ...noThresholds, [setting]: limit } })
    const output = isFolderRate(rate) ? null : run.outputs[rateKinds[rate].key]
    expect([run.exitCode, run.outputs['result'], output]).toEqual([1, 'fail', isFolderRate(rate) ? null : shown])
    expect(run.summary).toContain(`${rateTitle(rate)} | ${shown}% | `)
  })

  it('pass the step at 83% and 17%', async () => {
    await using remote = await startRemoteService({ results: { [seeds.business[0]]: spoilt } })
    const limits = Object.values(rateKinds).map(({ bound, setting }) => [setting, bound === 'at-least' ? '83' : '17'])
    const run = await runAction({
      files: letter,
      inputs: { ...remote.inputs, ...noThresholds, ...Object.fromEntries(limits) },
    })
    expect([run.exitCode, run.outputs['result']]).toEqual([0, 'pass'])
    expect(standardRateNames.map((rate) => run.outputs[rateKinds[rate].key])).toEqual(['83.3', '83.3', '83.3', '83.3'])
  })
})

describe('the thresholds for one provider type', () => {
  // One of two copies of its provider type has the fault: 50%.
  it.each(standardRateNames)('fail the step at 51% when only the %s rate is too low', async (rate) => {
    const { key } = rateKinds[rate]
    await using remote = await startRemoteService({ results: { [seeds.business[0]]: faults[rate] } })
    const run = await runAction({
      files: { ...letter, '.github/presend.yml': configFor({ [key]: 51 }) },
      inputs: { ...remote.inputs, ...noThresholds },
    })
    expect([run.exitCode, run.outputs['result']]).toEqual([1, 'fail'])
    expect(run.summary).toContain('business')
  })

  it('pass the step at 50%', async () => {
    await using remote = await startRemoteService({ results: { [seeds.business[0]]: spoilt } })
    const config = configFor(Object.fromEntries(keys.map((key) => [key, 50])))
    const run = await runAction({
      files: { ...letter, '.github/presend.yml': config },
      inputs: { ...remote.inputs, ...noThresholds },
    })
    expect([run.exitCode, run.outputs['result']]).toEqual([0, 'pass'])
    expect(run.summary).toContain('business')
  })
})
