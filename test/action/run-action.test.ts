import { describe, expect, it } from 'vitest'

import type { Answer, CommentApi, IssueComment } from '../../src/action/comment-api.ts'
import { parseEventContext } from '../../src/action/event-context.ts'
import { runAction, suggestedSettings } from '../../src/action/run-action.ts'
import type { CheckPorts } from '../../src/check/ports.ts'
import type { Env } from '../../src/foundation/world/world.ts'
import { openDirectWorker } from '../support/direct-worker.ts'
import { fakeFiles } from '../support/fake-files.ts'
import { type FakeHost, fakeHost } from '../support/fake-host.ts'
import { aTemplate, fakePorts, type TestScript } from '../support/fake-ports.ts'
import { fakeRandom } from '../support/fake-random.ts'
import { allInInbox } from '../support/fake-run.ts'
import { runnerCommands } from '../support/runner-commands.ts'
import { startStep } from '../support/runner-step.ts'

interface Story {
  readonly env?: Env
  readonly script?: Partial<TestScript>
  /** Events to trigger when a line with this prefix is printed. */
  readonly befalls?: { readonly line: string; readonly what: (host: FakeHost) => void }
  /** Replaces GitHub's comment API. */
  readonly comments?: CommentApi
  /** Changes the ports before they are passed to the run. */
  readonly breakPorts?: (ports: CheckPorts) => Partial<CheckPorts & AsyncDisposable>
}

interface Told {
  readonly exitCode: number
  readonly host: FakeHost
  readonly printed: string
  readonly summary: string
  readonly outputs: Readonly<Record<string, string>>
  readonly report: string
  readonly isClosed: boolean
  /** The time from the event to the end of the run. */
  readonly endedInMs: number
}

const pullRequest = {
  pull_request: { number: 12, head: { repo: { full_name: 'acme/shop' } }, base: { repo: { full_name: 'acme/shop' } } },
}

const commenting: Env = { GITHUB_EVENT_NAME: 'pull_request', 'INPUT_GITHUB-TOKEN': 'ghs_0123456789' }

function ok<T>(value: T): Promise<Answer<T>> {
  return Promise.resolve({ status: 'ok', value })
}

function aGitHub(bodies: string[]): CommentApi {
  const write = async (body: string): Promise<Answer<IssueComment>> => {
    bodies.push(body)
    return await ok({ id: 1, body, authorLogin: null, url: 'https://github.example/c/1' })
  }
  return {
    listPage: () => ok({ comments: [], hasNext: false }),
    create: write,
    update: async (_id, body) => await write(body),
    remove: () => ok(null),
    ownLogin: () => ok('github-actions[bot]'),
  }
}

async function tell(story: Story): Promise<Told> {
  const files = fakeFiles({
    '/repo/mail.html': aTemplate,
    '/runner/event.json': JSON.stringify(pullRequest),
  })
  const ports = fakePorts({ scripts: [{ arrivals: allInInbox, ...story.script }] })
  let befellAtMs: number | null = null
  let exitedAtMs: number | null = null
  const host = fakeHost('/repo', () => {
    exitedAtMs ??= ports.clock.monotonicMs()
  })
  using step = startStep({
    env: {
      INPUT_TEMPLATE: 'mail.html',
      GITHUB_WORKSPACE: '/repo',
      GITHUB_EVENT_PATH: '/runner/event.json',
      GITHUB_REPOSITORY: 'acme/shop',
      ...story.env,
    },
    summaryBefore: 'from before',
    onPrint: (text) => {
      if (story.befalls === undefined || befellAtMs !== null || !text.startsWith(story.befalls.line)) return
      befellAtMs = ports.clock.monotonicMs()
      story.befalls.what(host)
    },
  })
  let isClosed = false
  const world = { clock: ports.clock, random: fakeRandom(), env: step.env, files: step.withRunnerFiles(files) }
  const exitCode = await ports.clock.runToEnd(
    runAction(world, host, {
      openTemplateWorker: openDirectWorker,
      openPorts: (_settings, { onProgress }) => ({
        ...ports,
        progress: onProgress,
        [Symbol.asyncDispose]: () => {
          isClosed = true
          return Promise.resolve()
        },
        ...story.breakPorts?.(ports),
      }),
      openComments: () =>
        story.comments === undefined ? Promise.reject(new Error('no comments here')) : Promise.resolve(story.comments),
      openFiles: () => Promise.reject(new Error('no files here')),
    }),
  )
  const report = await files.readText('/repo/presend-report/report.json').catch(() => '')
  return {
    exitCode,
    host,
    printed: step.printed(),
    summary: step.summary(),
    outputs: step.outputs(),
    report,
    isClosed,
    endedInMs: (exitedAtMs ?? ports.clock.monotonicMs()) - (befellAtMs ?? 0),
  }
}

function breakOnce(): never {
  throw new TypeError('a defect')
}

describe('runAction()', () => {
  it('checks, publishes all reports, and closes all resources', async () => {
    const bodies: string[] = []
    const told = await tell({ env: commenting, comments: aGitHub(bodies) })
    expect(told.exitCode).toBe(0)
    expect(told.outputs).toMatchObject({ result: 'pass', 'inbox-rate': '100.0', 'report-path': 'presend-report' })
    expect(told.outputs['comment-url']).toBe('https://github.example/c/1')
    expect(told.summary).toMatch(/^from before\n\n[^]*pass/u)
    expect(bodies).toEqual([expect.stringContaining('pass')])
    expect(JSON.parse(told.report)).toMatchObject({ outcome: 'pass' })
    expect([told.isClosed, told.host.listenerCount, told.host.exitCodes]).toEqual([true, 0, []])
  })

  it('masks secrets before printing anything else, and removes the secrets from the environment', async () => {
    const { host, printed } = await tell({ env: { 'INPUT_SMTP-PASSWORD': 'hunter2', PRESEND_API_TOKEN: 'tanstaaf' } })
    const commands = runnerCommands(printed)
    expect(printed).toMatch(/^(?:::add-mask::\w+\n){2}(?!::add-mask)/u)
    expect(
      commands
        .filter(({ name }) => name === 'add-mask')
        .map(({ data }) => data)
        .toSorted(),
    ).toEqual(['hunter2', 'tanstaaf'])
    expect(new Set(host.forgotten)).toEqual(new Set(['INPUT_SMTP-PASSWORD', 'PRESEND_API_TOKEN']))
  })

  it('exits with 2 and all problems for invalid settings, without opening anything', async () => {
    const told = await tell({ env: { INPUT_QUORUM: '190', INPUT_GATE: 'maybe' }, comments: aGitHub([]) })
    expect([told.exitCode, told.isClosed, told.outputs['result']]).toEqual([2, false, 'misconfigured'])
    const errors = runnerCommands(told.printed).filter((command) => command.name === 'error')
    const titles = new Set(errors.map((error) => error.properties['title']))
    expect(titles).toEqual(new Set(['presend: gate', 'presend: quorum']))
    expect(told.report).toBe('')
  })

  it('exits with 130 and the known results within 2 s of a signal while waiting', async () => {
    const told = await tell({
      script: { arrivals: allInInbox.slice(0, 3) },
      befalls: { line: 'received 3 of 9 results', what: (host) => host.stop('SIGINT') },
    })
    expect([told.exitCode, told.host.exitCodes[0], told.isClosed]).toEqual([130, 130, true])
    expect(told.outputs['result']).toBe('inconclusive')
    expect(told.summary).toContain('canceled')
    expect(told.endedInMs).toBeLessThanOrEqual(2000)
  })

  it.each(['SIGINT', 'SIGTERM'] as const)('exits within 2 s of %s even when everything hangs', async (name) => {
    const told = await tell({
      breakPorts: () => ({
        createTest: () => new Promise(() => undefined),
        [Symbol.asyncDispose]: () => new Promise(() => undefined),
      }),
      befalls: { line: 'SMTP connection verified', what: (host) => host.stop(name) },
    })
    expect(told.exitCode).toBe(130)
    expect(told.summary).toContain('canceled')
    expect(told.endedInMs).toBeLessThanOrEqual(2000)
  })

  it('exits with 130 and keeps the verdict in the summary when canceled while commenting', async () => {
    const told = await tell({
      env: commenting,
      comments: { ...aGitHub([]), listPage: () => new Promise(() => undefined) },
      // This line is logged before the comment is written, so the cancellation arrives while commenting.
      befalls: { line: '::group::pass', what: (host) => void setImmediate(() => host.stop('SIGINT')) },
    })
    expect([told.exitCode, told.outputs['result'], told.outputs['comment-url']]).toEqual([130, 'pass', ''])
    expect(told.summary).toContain('pass')
  })

  it('is inconclusive, with the known results, after an uncaught error', async () => {
    const error = new Error('socket hang up')
    const told = await tell({
      script: { arrivals: allInInbox.slice(0, 3) },
      befalls: { line: 'received 3 of 9 results', what: (host) => host.stray({ status: 'error', error }) },
    })
    expect([told.exitCode, told.outputs['result']]).toEqual([3, 'inconclusive'])
    expect(told.summary).toContain('socket hang up')
  })

  it('keeps its result when closing hangs', async () => {
    const told = await tell({ breakPorts: () => ({ [Symbol.asyncDispose]: () => new Promise(() => undefined) }) })
    expect(told.exitCode).toBe(0)
    expect(told.printed).toContain('::debug::Could not close all connections and threads: ')
  })

  it("keeps its result when GitHub's client cannot be loaded", async () => {
    const told = await tell({ env: commenting })
    expect([told.exitCode, told.outputs['comment-url']]).toEqual([0, ''])
    expect(told.printed).toContain('Could not write the comment: no comments here')
  })

  it('exits with 3, not 1, after a bug in presend', async () => {
    const told = await tell({
      env: { PRESEND_API_TOKEN: 'tanstaaf' },
      befalls: { line: '::add-mask::', what: breakOnce },
    })
    expect(told.exitCode).toBe(3)
    expect(told.printed).toContain(
      '::error::inconclusive: unexpected error: a defect; please report this bug in presend',
    )
    process.exitCode = undefined
  })

  it('warns about unknown inputs', async () => {
    const { printed } = await tell({ env: { INPUT_ENTRYPOINT: 'x' } })
    expect(printed).toContain('::warning title=presend::Unknown input "entrypoint"')
  })
})

function suggested(env: Env, payload: unknown = {}): ReturnType<typeof suggestedSettings> {
  return suggestedSettings(parseEventContext({ env, payloadText: JSON.stringify(payload), workingDirectory: '/x' }))
}

describe('suggestedSettings()', () => {
  const env = { GITHUB_REPOSITORY: 'acme/shop', GITHUB_REF_NAME: 'main', GITHUB_EVENT_NAME: 'push' }
  it('names repository and pull request', () => {
    const payload = { pull_request: { number: 12, head: { sha: 'a'.repeat(40) } } }
    expect(suggested({ ...env, GITHUB_EVENT_NAME: 'pull_request' }, payload)).toEqual({
      testName: 'acme/shop PR #12',
      metadata: { commit: 'a'.repeat(40), repository: 'acme/shop', event: 'pull_request' },
    })
  })

  it('names the branch outside pull requests', () => {
    expect(suggested(env).testName).toBe('acme/shop main')
  })

  it('suggests nothing outside GitHub', () => {
    expect(suggested({})).toEqual({ testName: null, metadata: {} })
  })
})
