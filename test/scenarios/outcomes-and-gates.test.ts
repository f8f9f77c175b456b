import { describe, expect, it } from 'vitest'

import { runAction } from '../support/run-action.ts'
import { letter, seeds, startRemoteService } from '../support/scenario.ts'

const allSpam = Object.fromEntries(
  Object.values(seeds)
    .flat()
    .map((address) => [address, { folder: 'Spam' }]),
)
const nothing = Object.fromEntries(
  Object.values(seeds)
    .flat()
    .map((address) => [address, null]),
)

describe('a run whose mail is placed in Spam', () => {
  it.each([
    ['fail', 1],
    ['warn', 0],
    ['off', 0],
  ])('with gate %s exits with %i, and the report shows the failure', async (gate, exitCode) => {
    await using remote = await startRemoteService({ results: allSpam })
    const run = await runAction({ files: letter, inputs: { ...remote.inputs, gate } })
    expect(run.exitCode).toBe(exitCode)
    expect(run.outputs['inbox-rate']).toBe('0.0')
    expect(JSON.parse(run.outputs['failing-seeds'] ?? '')).toHaveLength(6)
  })
})

describe('a run that gets no result in time', () => {
  it.each([
    ['fail', 3],
    ['warn', 0],
  ])('with on-inconclusive: %s exits with %i, and is never reported as a pass', async (rule, exitCode) => {
    await using remote = await startRemoteService({ results: nothing })
    const run = await runAction({
      files: letter,
      inputs: { ...remote.inputs, timeout: '2s', 'on-inconclusive': rule },
    })
    expect([run.exitCode, run.outputs['result']]).toEqual([exitCode, 'inconclusive'])
    expect(run.summary).toContain('inconclusive')
  })
})

it('a run sends each seed exactly one copy', async () => {
  await using remote = await startRemoteService()
  await runAction({ files: letter, inputs: remote.inputs })
  expect(remote.smtp.delivered.map((copy) => copy.recipient).toSorted()).toEqual(Object.values(seeds).flat().toSorted())
})
