import { describe, expect, it } from 'vitest'

import { startGitHubApi } from '../support/github-api.ts'
import { runAction } from '../support/run-action.ts'
import { commentingAt, letter, seeds, startRemoteService } from '../support/scenario.ts'

/**
 * A run stops within about two seconds; `npm run attack -- templates` measures this. The limit here is longer, because other
 * tests run on the same cores. The runner kills a run after 7.5 s.
 */
const promptMs = 5000

describe.each(['SIGINT', 'SIGTERM'] as const)('a run that receives %s', (name) => {
  it('while waiting for results exits with 130 and reports the results so far', async () => {
    await using remote = await startRemoteService({ results: { [seeds.consumer[0]]: null, [seeds.business[0]]: null } })
    let isSent = false
    const run = await runAction({
      files: letter,
      inputs: { ...remote.inputs, 'min-inbox-rate': '100', 'poll-interval': '1s' },
      onOutput: (output, child) => {
        if (isSent || !/^received \d of 6 results for/mu.test(output)) return
        isSent = true
        child.signal(name)
      },
    })
    expect(run.exitCode).toBe(130)
    expect(run.stoppedInMs).toBeLessThan(promptMs)
    expect(run.stdout).toContain(`Received ${name}`)
    expect(run.summary).toContain('canceled')
    expect(run.outputs['result']).toBe('inconclusive')
    expect(run.leftBehind).toEqual([])
    // This process may notice the closed connections a moment later.
    await expect.poll(() => remote.smtp.openCount).toBe(0)
  })
})

it('a signal while the request for the comment hangs leads to exit code 130, with the verdict in the summary', async () => {
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
      if (isSent || !/^received \d of 6 results for/mu.test(output)) return
      isSent = true
      child.signal('SIGINT')
      child.signal('SIGTERM')
    },
  })
  expect(run.exitCode).toBe(130)
})

/** The phase in which the signal arrives; `line` is the last line that the run prints before the signal. */
interface Phase {
  readonly doing: string
  readonly line: RegExp
  readonly files: Readonly<Record<string, string>>
  readonly inputs: Readonly<Record<string, string>>
}

const endless = `${(letter['emails/letter.html'] ?? '').split('<!doctype')[0] ?? ''}${'{{ 1 }}'.repeat(700_000)}`
const slowName = `emails/${'a'.repeat(200)}.html`

const busyPhases: readonly Phase[] = [
  {
    doing: 'reading the config file',
    line: /^::add-mask::/mu,
    files: { ...letter, '.github/presend.yml': `a:\n  ${"'\n".repeat(500_000)}` },
    inputs: { template: 'emails/*', 'github-token': 'ghs_0123456789abcdefghij' },
  },
  {
    doing: 'matching a pattern',
    line: /::endgroup::/u,
    files: { [slowName]: '<p>Hello</p>' },
    inputs: { template: 'emails/+(a|aa)b.html' },
  },
  {
    doing: 'rendering',
    line: /^rendered emails\/letter\.html/mu,
    files: { ...letter, 'emails/longer.liquid': endless },
    inputs: { template: 'emails/*' },
  },
]

/** Runs until `line` is printed, then sends SIGTERM. */
async function cancelAt({ line, files, inputs }: Phase): ReturnType<typeof runAction> {
  let isSent = false
  return await runAction({
    files,
    inputs,
    onOutput: (output, child) => {
      if (isSent || !line.test(output)) return
      isSent = true
      child.signal('SIGTERM')
    },
  })
}

it.each(busyPhases)('a signal while $doing ends the run promptly with exit code 130', async (phase) => {
  const run = await cancelAt(phase)
  expect(run.exitCode).toBe(130)
  expect(run.stoppedInMs).toBeLessThan(promptMs)
  expect(run.summary).toContain('canceled')
  expect(run.outputs['result']).toBe('inconclusive')
})

it.each(['MAIL', 'FINAL'] as const)(
  'a signal while the SMTP server does not reply to %s leads to exit code 130',
  async (command) => {
    const isReached = Promise.withResolvers<void>()
    const silent = { reply: null }
    await using remote = await startRemoteService({
      smtp: {
        script: (step) => {
          if (step.command !== command) return undefined
          isReached.resolve()
          return silent
        },
      },
    })
    const run = await runAction({
      files: letter,
      inputs: remote.inputs,
      whenStarted: async (child) => {
        await isReached.promise
        child.signal('SIGTERM')
      },
    })
    expect([run.exitCode, run.outputs['result']]).toEqual([130, 'inconclusive'])
    expect(run.stoppedInMs).toBeLessThan(promptMs)
  },
)

it('a signal while the service does not respond to the creation of the test leads to exit code 130', async () => {
  await using remote = await startRemoteService()
  remote.api.fail('POST /spam_tests', { kind: 'silent' }, 99)
  const run = await runAction({
    files: letter,
    inputs: remote.inputs,
    whenStarted: async (child) => {
      await remote.api.whenRequested(1)
      child.signal('SIGTERM')
    },
  })
  expect([run.exitCode, run.outputs['result']]).toEqual([130, 'inconclusive'])
  expect(run.stoppedInMs).toBeLessThan(promptMs)
})
