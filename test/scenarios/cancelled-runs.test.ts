import { describe, expect, it } from 'vitest'

import { startGitHubApi } from '../support/github-api.ts'
import { runAction } from '../support/run-action.ts'
import { commentingAt, letter, seeds, startRemoteService } from '../support/scenario.ts'

/** The promise of the README; the machine that runs the tests may be busy with others. */
const promptMs = 2000

describe.each(['SIGINT', 'SIGTERM'] as const)('%s', (name) => {
  it('while waiting for results ends in 130 with what is known', async () => {
    await using remote = await startRemoteService({ results: { [seeds.consumer[0]]: null, [seeds.business[0]]: null } })
    let isSent = false
    const run = await runAction({
      files: letter,
      inputs: { ...remote.inputs, 'min-inbox-rate': '100', 'poll-interval': '1s' },
      onOutput: (output, child) => {
        if (isSent || !/^\d of 6 results after/mu.test(output)) return
        isSent = true
        child.signal(name)
      },
    })
    expect(run.exitCode).toBe(130)
    expect(run.stoppedInMs).toBeLessThan(promptMs)
    expect(run.stdout).toContain(`Received ${name}`)
    expect(run.summary).toContain('cancelled')
    expect(run.outputs['result']).toBe('inconclusive')
    expect(run.leftBehind).toEqual([])
    expect(remote.smtp.openCount).toBe(0)
  })
})

it('a signal while the comment hangs ends in 130, with the verdict in the summary', async () => {
  await using github = await startGitHubApi({
    faults: [{ method: 'GET', path: /comments/u, effect: { kind: 'hang' } }],
  })
  await using remote = await startRemoteService()
  const commenting = commentingAt(github.apiUrl)
  const run = await runAction({
    ...commenting,
    files: letter,
    inputs: { ...remote.inputs, ...commenting.inputs },
    whenStarted: async (child) => {
      await github.whenRequested(1)
      child.signal('SIGINT')
    },
  })
  expect(run.exitCode).toBe(130)
  expect(run.stoppedInMs).toBeLessThan(promptMs)
  expect(run.summary).toContain('inbox rate 100')
  expect(run.outputs['result']).toBe('pass')
})

it('a second signal ends the process at once', async () => {
  await using remote = await startRemoteService({ results: { [seeds.consumer[0]]: null } })
  let isSent = false
  const run = await runAction({
    files: letter,
    inputs: { ...remote.inputs, 'min-inbox-rate': '100' },
    onOutput: (output, child) => {
      if (isSent || !/^\d of 6 results after/mu.test(output)) return
      isSent = true
      child.signal('SIGINT')
      child.signal('SIGTERM')
    },
  })
  expect(run.exitCode).toBe(130)
})
