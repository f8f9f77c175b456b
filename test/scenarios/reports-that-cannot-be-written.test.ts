import { expect, it } from 'vitest'

import { runAction } from '../support/run-action.ts'
import { embeddedCase, letter, seeds, startRemoteService } from '../support/scenario.ts'

it('a run keeps its result when the summary cannot be written, and logs this', async () => {
  const run = await runAction({ ...embeddedCase, summary: 'unwritable' })
  expect([run.exitCode, run.outputs['result']]).toEqual([0, 'pass'])
  expect(run.commands.filter((command) => command.name === 'warning').map((warning) => warning.data)).toEqual([
    expect.stringContaining('Could not write the job summary'),
  ])
})

it('a failing run still fails when neither summary nor report can be written', async () => {
  await using remote = await startRemoteService({ results: { [seeds.consumer[0]]: { folder: 'Spam' } } })
  const run = await runAction({
    // A file exists at the path of the report's folder.
    files: { ...letter, 'presend-report': 'in the way' },
    inputs: { ...remote.inputs, 'min-inbox-rate': '100' },
    summary: 'unwritable',
    env: { GITHUB_OUTPUT: '/nowhere/at/all' },
  })
  expect(run.exitCode).toBe(1)
  expect(run.stdout).toContain('fail: ')
})
