import { mkdirSync, rmSync } from 'node:fs'

import { describe, expect, it } from 'vitest'
import { parseEventContext } from '../../src/action/event-context.ts'
import { openLog } from '../../src/action/log.ts'
import { reportRun } from '../../src/action/report-run.ts'
import type { CheckResult } from '../../src/check/check-result.ts'
import { sentenceOf } from '../../src/check/outcome-sentence.ts'
import { scrubber } from '../../src/foundation/world/scrub-secrets.ts'
import { Secret } from '../../src/foundation/world/secret.ts'
import type { Files } from '../../src/foundation/world/world.ts'
import { fakeClock } from '../support/fake-clock.ts'
import { fakeFiles } from '../support/fake-files.ts'
import { fakeRandom } from '../support/fake-random.ts'
import { aCheckResult, aTestReport } from '../support/finished-results.ts'
import { runnerCommands } from '../support/runner-commands.ts'
import { startStep } from '../support/runner-step.ts'
import { someSettings } from '../support/some-settings.ts'

interface Story {
  readonly result?: CheckResult
  readonly hasSettings?: boolean
  /** Paths to which the run cannot write. */
  readonly unwritable?: RegExp
  readonly isCancelled?: boolean
  readonly brokenRenderer?: keyof typeof renderers
  /** Text that earlier steps wrote to the summary. */
  readonly summaryBefore?: string
  readonly isSummaryFolder?: boolean
}

interface Told {
  readonly result: CheckResult
  readonly writes: readonly string[]
  readonly files: Files
  readonly output: string
  readonly warnings: readonly string[]
  readonly summary: string
  readonly outputs: Readonly<Record<string, string>>
}

/** Minimal renderers that only show their input; the real renderers have their own tests. */
const renderers = {
  plainLines: (result: CheckResult) => [`plain ${sentenceOf(result)}`],
  summary: (result: CheckResult, maxBytes: number) =>
    maxBytes < 200 ? '' : `summary ${sentenceOf(result)} ${result.isCancelled} ${maxBytes}`,
  comment: (result: CheckResult, marker: string) => `${marker}\ncomment ${sentenceOf(result)}`,
  files: (result: CheckResult) => [['report.json', `json ${sentenceOf(result)}`] as const],
}

async function tell(story: Story = {}): Promise<Told> {
  using step = startStep({ summaryBefore: story.summaryBefore ?? '' })
  const writes: string[] = []
  const files = recording(step.withRunnerFiles(fakeFiles({})), writes, story.unwritable)
  const env = { ...step.env, GITHUB_WORKSPACE: '/repo' }
  if (story.isSummaryFolder === true) {
    rmSync(step.summaryPath)
    mkdirSync(step.summaryPath)
  }
  const clock = fakeClock()
  const scrub = scrubber([new Secret('hunter2')])
  const result = await reportRun(
    {
      result: story.result ?? aCheckResult(),
      settings: story.hasSettings === false ? null : someSettings(),
      commentSettings: someSettings(),
    },
    {
      world: { clock, random: fakeRandom(), env, files },
      context: parseEventContext({ env, payloadText: null, workingDirectory: '/repo' }),
      log: openLog(),
      scrub,
      cancelled: story.isCancelled === true ? AbortSignal.abort(new Error('cancelled')) : new AbortController().signal,
      openComments: () => Promise.reject(new Error('no pull request')),
      renderers: story.brokenRenderer === undefined ? renderers : { ...renderers, [story.brokenRenderer]: fail },
    },
  )
  const output = step.printed()
  const warnings = runnerCommands(output).filter((command) => command.name === 'warning')
  return {
    result,
    writes,
    files,
    output,
    warnings: warnings.map((warning) => warning.data),
    summary: story.isSummaryFolder === true ? '' : step.summary(),
    outputs: step.outputs(),
  }
}

function fail(): never {
  throw new TypeError('a defect')
}

function recording(files: Files, writes: string[], unwritable: RegExp = /^$/u): Files {
  const guard = (path: string): void => {
    if (unwritable.test(path)) throw new Error(`EACCES: ${path}`)
    writes.push(path)
  }
  return {
    ...files,
    write: async (path, content) => {
      guard(path)
      await files.write(path, content)
    },
  }
}

describe('reportRun()', () => {
  it('writes summary, report files and outputs', async () => {
    const { writes, summary, outputs } = await tell()
    expect(summary).toMatch(/^summary /u)
    expect(writes).toEqual(['/repo/presend-report/report.json'])
    expect(outputs).toMatchObject({ result: 'pass', 'report-path': 'presend-report', 'comment-url': '' })
  })

  it("removes secrets from the renderers' input and output", async () => {
    const result = aCheckResult({
      reason: 'the server said hunter2',
      tests: [aTestReport({ subject: 'hunter2' })],
    })
    const { files, output, summary, outputs } = await tell({ result })
    const report = await files.readText('/repo/presend-report/report.json')
    expect([output, report, summary, JSON.stringify(outputs)].join('')).not.toContain('hunter2')
    expect(summary).toContain('summary pass: the server said ***')
  })

  it('passes the room left in the summary to its renderer', async () => {
    expect((await tell()).summary).toMatch(/ 1048575\n$/u)
  })

  it.each([
    ['is full', { summaryBefore: 'x'.repeat(1024 * 1024 - 100) }, 'Could not write the job summary: only '],
    ['is a folder', { isSummaryFolder: true }, 'Could not write the job summary: EISDIR'],
    ['cannot be created', { unwritable: /report/u }, 'Could not write the report to presend-report: '],
  ])('keeps the result, with one warning, when a file %s', async (_what, story, warning) => {
    const { result, warnings } = await tell(story)
    expect(result).toEqual(aCheckResult())
    expect(warnings).toEqual([expect.stringContaining(warning)])
  })

  it.each(['plainLines', 'summary', 'comment', 'files'] as const)(
    'keeps the result when rendering fails: %s',
    async (name) => {
      const { result, warnings, outputs } = await tell({ brokenRenderer: name })
      expect(result).toEqual(aCheckResult())
      expect(warnings.map((warning) => warning.includes('a defect'))).toEqual(name === 'comment' ? [] : [true])
      expect(outputs).toMatchObject({ result: 'pass' })
    },
  )

  it('sets no report path without a report', async () => {
    expect((await tell({ unwritable: /report/u })).outputs).toMatchObject({ result: 'pass', 'report-path': '' })
  })

  it('writes no report files without valid settings', async () => {
    expect((await tell({ hasSettings: false })).writes).toEqual([])
  })

  it("warns about an output that exceeds GitHub's limit", async () => {
    const tests = Array.from({ length: 5000 }, (_, index) =>
      aTestReport({ templatePath: `${'x'.repeat(200)}${index}` }),
    )
    const { warnings } = await tell({ result: aCheckResult({ tests }) })
    expect(warnings).toEqual(["The tests output exceeds GitHub's size limit and was left empty."])
  })

  it('rewrites the summary of a run that was canceled while it reported', async () => {
    const { result, summary } = await tell({ isCancelled: true })
    expect(result.isCancelled).toBe(true)
    expect(summary).toMatch(/^summary [^\n]* true \d+\n$/u)
  })
})
