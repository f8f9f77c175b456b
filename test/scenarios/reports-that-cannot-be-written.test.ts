import { expect, it } from 'vitest'

import { runAction } from '../support/run-action.ts'
import { embeddedCase, letter, seeds, startRemoteService } from '../support/scenario.ts'

it('keeps the result when the summary cannot be written, and says so in the log', async () => {
  const run = await runAction({ ...embeddedCase, summary: 'unwritable' })
  expect([run.exitCode, run.outputs['result']]).toEqual([0, 'pass'])
  expect(run.commands.filter((command) => command.name === 'warning').map((warning) => warning.data)).toEqual([
    expect.stringContaining('Could not write the job summary'),
  ])
})

it('fails a failing run all the same when nothing can be written', async () => {
  await using remote = await startRemoteService({ results: { [seeds.consumer[0]]: { folder: 'Spam' } } })
  const run = await runAction({
    // A file stands where the report's folder should be.
    files: { ...letter, 'presend-report': 'in the way' },
    inputs: { ...remote.inputs, 'min-inbox-rate': '100' },
    summary: 'unwritable',
    env: { GITHUB_OUTPUT: '/nowhere/at/all' },
  })
  expect(run.exitCode).toBe(1)
  expect(run.stdout).toContain('fail: ')
})
