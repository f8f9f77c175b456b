import { describe, expect, it } from 'vitest'

import { parseEventContext } from '../../src/action/event-context.ts'
import { openLog } from '../../src/action/log.ts'
import { reportRun } from '../../src/action/report-run.ts'
import type { CheckResult } from '../../src/check/check-result.ts'
import { scrubber } from '../../src/world/scrub-secrets.ts'
import { Secret } from '../../src/world/secret.ts'
import type { Files } from '../../src/world/world.ts'
import { fakeClock } from '../support/fake-clock.ts'
import { fakeFiles } from '../support/fake-files.ts'
import { fakeRandom } from '../support/fake-random.ts'
import { aCheckResult, aTestReport } from '../support/finished-results.ts'
import { parseOutputFile } from '../support/output-file.ts'
import { runnerCommands } from '../support/runner-commands.ts'
import { someSettings } from '../support/some-settings.ts'

interface Story {
  readonly result?: CheckResult
  readonly hasSettings?: boolean
  /** Paths that cannot be written to. */
  readonly unwritable?: RegExp
  readonly isCancelled?: boolean
  readonly brokenRenderer?: keyof typeof renderers
  /** What others wrote into the summary. */
  readonly summaryBefore?: string
}

interface Told {
  readonly result: CheckResult
  readonly writes: readonly string[]
  readonly files: Files
  readonly output: string
  readonly warnings: readonly string[]
}

/** Rendered as little as shows where it came from; the real renderers have tests of their own. */
const renderers = {
  plainLines: (result: CheckResult) => [`plain ${result.sentence}`],
  summary: (result: CheckResult, maxBytes: number) =>
    maxBytes < 200 ? '' : `summary ${result.sentence} ${result.isCancelled} ${maxBytes}`,
  comment: (result: CheckResult, marker: string) => `${marker}\ncomment ${result.sentence}`,
  files: (result: CheckResult) => [['report.json', `json ${result.sentence}`] as const],
}

async function tell(story: Story = {}): Promise<Told> {
  const writes: string[] = []
  const written: string[] = []
  const files = recording(
    fakeFiles({ '/runner/summary.md': story.summaryBefore ?? '', '/runner/output': '' }),
    writes,
    story.unwritable,
  )
  const env = { GITHUB_STEP_SUMMARY: '/runner/summary.md', GITHUB_OUTPUT: '/runner/output', GITHUB_WORKSPACE: '/repo' }
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
      log: openLog((text) => written.push(text)),
      scrub,
      cancelled: story.isCancelled === true ? AbortSignal.abort(new Error('cancelled')) : new AbortController().signal,
      openComments: () => Promise.reject(new Error('no pull request')),
      renderers: story.brokenRenderer === undefined ? renderers : { ...renderers, [story.brokenRenderer]: fail },
    },
  )
  const output = written.join('')
  const warnings = runnerCommands(output).filter((command) => command.name === 'warning')
  return { result, writes, files, output, warnings: warnings.map((warning) => warning.data) }
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
    append: async (path, content) => {
      guard(path)
      await files.append(path, content)
    },
  }
}

describe('reportRun()', () => {
  it('writes the summary first, then report files and outputs', async () => {
    const { writes } = await tell()
    expect(writes).toEqual([
      '/runner/summary.md',
      '/repo/presend-report/report.json',
      '/runner/output',
      '/runner/output',
    ])
  })

  it('scrubs what it hands to the renderers, and what they give back', async () => {
    const result = aCheckResult({
      sentence: 'fail: the server said hunter2',
      tests: [aTestReport({ subject: 'hunter2' })],
    })
    const { files, output } = await tell({ result })
    const texts = await Promise.all(
      ['/runner/summary.md', '/repo/presend-report/report.json', '/runner/output'].map(
        async (path) => await files.readText(path),
      ),
    )
    expect([output, ...texts].join('')).not.toContain('hunter2')
    expect(texts[0]).toContain('summary fail: the server said ***')
  })

  it('tells the renderer of the summary how much room there is', async () => {
    const { files } = await tell()
    expect(await files.readText('/runner/summary.md')).toMatch(/ 1048575\n$/u)
  })

  it('says so when others have left no room in the summary', async () => {
    const { warnings, result } = await tell({ summaryBefore: 'x'.repeat(1024 * 1024 - 100) })
    expect(warnings).toEqual([expect.stringContaining('The job summary could not be written: GitHub leaves it')])
    expect(result).toEqual(aCheckResult())
  })

  it.each([
    ['the job summary', /summary/u, 'The job summary could not be written'],
    ['the report', /report/u, 'The report in presend-report could not be written'],
  ])('keeps the result when %s cannot be written, with one warning', async (_what, unwritable, warning) => {
    const { result, warnings } = await tell({ unwritable })
    expect(result).toEqual(aCheckResult())
    expect(warnings).toEqual([expect.stringContaining(warning)])
  })

  it.each(['plainLines', 'summary', 'comment', 'files'] as const)(
    'keeps the result when rendering fails: %s',
    async (name) => {
      const { result, warnings, files } = await tell({ brokenRenderer: name })
      expect(result).toEqual(aCheckResult())
      expect(warnings.map((warning) => warning.includes('a defect'))).toEqual(name === 'comment' ? [] : [true])
      expect(parseOutputFile(await files.readText('/runner/output'))).toMatchObject({ result: 'pass' })
    },
  )

  it('gives no report path when there is no report', async () => {
    const { files } = await tell({ unwritable: /report/u })
    expect(parseOutputFile(await files.readText('/runner/output'))).toMatchObject({ result: 'pass', 'report-path': '' })
  })

  it('writes no report files when it does not know where to', async () => {
    const { writes } = await tell({ hasSettings: false })
    expect(writes.filter((path) => path.startsWith('/repo'))).toEqual([])
  })

  it('says which output was too long for GitHub', async () => {
    const tests = Array.from({ length: 5000 }, (_, index) =>
      aTestReport({ templatePath: `${'x'.repeat(200)}${index}` }),
    )
    const { warnings } = await tell({ result: aCheckResult({ tests }) })
    expect(warnings).toEqual(['The output tests is too long for GitHub and was left empty.'])
  })

  it('writes the summary again when the run was cancelled meanwhile, and counts it as cancelled', async () => {
    const { result, files, writes } = await tell({ isCancelled: true })
    expect(result.isCancelled).toBe(true)
    expect(writes.filter((path) => path === '/runner/summary.md')).toHaveLength(2)
    expect(await files.readText('/runner/summary.md')).toMatch(/^summary [^\n]* true \d+\n$/u)
  })
})
