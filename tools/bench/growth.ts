/**
 * Measures how the time and memory needed for a whole run, including its reports, grow with the number of seeds and
 * templates.
 */

import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import type { CheckResult } from '../../src/check/check-result.ts'
import { sentenceOf } from '../../src/check/outcome-sentence.ts'
import { runCheck } from '../../src/check/run-check.ts'
import { renderComment } from '../../src/report/markdown-comment.ts'
import { renderSummary } from '../../src/report/markdown-summary.ts'
import { renderReportHtml } from '../../src/report/report-html.ts'
import { renderReportJson } from '../../src/report/report-json.ts'
import { renderTerminalReport } from '../../src/report/report-terminal.ts'
import { aResult, aTemplateSetting, someSeeds } from '../../test/support/check-builders.ts'
import { aTemplate, fakePorts } from '../../test/support/fake-ports.ts'
import { someSettings } from '../../test/support/some-settings.ts'
import type { BenchRow } from './bench-row.ts'
import { median } from './statistics.ts'

const roundCount = 5

interface Load {
  readonly seedCount: number
  readonly templateCount: number
}

interface Cost {
  readonly elapsedMs: number
  readonly reportMs: number
  readonly heapBytes: number
}

/**
 * The maximum factor by which the cost may grow if the input becomes ten times larger. A factor of 10 is linear growth,
 * and a factor of 100 is quadratic.
 */
const mostOfLastStep = 12

/**
 * Measures how the cost grows with the number of seeds and with the number of templates. The last tenfold increase is
 * measured separately, because fixed costs no longer hide the growth at that size.
 */
export async function runGrowthBench(): Promise<readonly BenchRow[]> {
  await measure({ seedCount: 10, templateCount: 2 })
  const seeds = async (seedCount: number): Promise<Cost> => await measure({ seedCount, templateCount: 1 })
  const templates = async (templateCount: number): Promise<Cost> => await measure({ seedCount: 10, templateCount })
  return [
    ...compare('10 → 10,000 seeds', { few: await seeds(10), many: await seeds(10_000), most: 1000 }),
    ...compare('1,000 → 10,000 seeds', { few: await seeds(1000), many: await seeds(10_000), most: mostOfLastStep }),
    ...compare('1 → 200 templates', { few: await templates(1), many: await templates(200), most: 200 }),
    ...compare('20 → 200 templates', { few: await templates(20), many: await templates(200), most: mostOfLastStep }),
  ]
}

interface Step {
  readonly few: Cost
  readonly many: Cost
  readonly most: number
}

function compare(title: string, { few, many, most }: Step): readonly BenchRow[] {
  const row = (name: string, baseline: number, measured: number, unit: string): BenchRow => ({
    what: `${name}, ${title}`,
    measured: `${measured.toFixed(1)} ${unit}`,
    baseline: `${baseline.toFixed(2)} ${unit}`,
    ratio: `${(measured / baseline).toFixed(1)}×`,
    goal: `≤ ${most}×`,
    isMet: measured / baseline <= most,
  })
  return [
    row('duration of a run', few.elapsedMs, many.elapsedMs, 'ms'),
    row('time to render all reports', few.reportMs, many.reportMs, 'ms'),
    row('memory for the result and all reports', few.heapBytes / 1024, many.heapBytes / 1024, 'KiB'),
  ]
}

/** Returns the median of several runs. */
async function measure(load: Load): Promise<Cost> {
  const costs: Cost[] = []
  for (let round = 0; round < roundCount; round += 1) costs.push(await measureOnce(load))
  return {
    elapsedMs: median(costs.map((cost) => cost.elapsedMs)),
    reportMs: median(costs.map((cost) => cost.reportMs)),
    heapBytes: median(costs.map((cost) => cost.heapBytes)),
  }
}

async function measureOnce(load: Load): Promise<Cost> {
  const heapBefore = usedHeapBytes()
  const startedMs = performance.now()
  const result = await play(load)
  const endedMs = performance.now()
  const reports = await renderAll(result)
  const reportMs = performance.now() - endedMs
  const heapBytes = Math.max(usedHeapBytes() - heapBefore, 1)
  if (result.outcome !== 'fail' || reports.some((report) => report.length === 0)) throw new Error(sentenceOf(result))
  return { elapsedMs: endedMs - startedMs, reportMs, heapBytes }
}

async function play({ seedCount, templateCount }: Load): Promise<CheckResult> {
  const seeds = someSeeds(seedCount)
  const results = seeds.map((seed, index) => [500, aResult(seed, index % 3 === 0 ? 'Spam' : 'INBOX')] as const)
  const names = Array.from({ length: templateCount }, (_, index) => `t${String(index).padStart(4, '0')}.html`)
  const ports = fakePorts({
    texts: Object.fromEntries(names.map((name) => [name, aTemplate])),
    scripts: [{ seeds, arrivals: results, copyMs: 0, pollMs: 1000 }],
  })
  const settings = someSettings({ templates: [aTemplateSetting({ pattern: '*.html' })], quorumPercent: 100 })
  return await ports.clock.runToEnd(runCheck(settings, ports, new AbortController().signal))
}

async function renderAll(result: CheckResult): Promise<readonly string[]> {
  return [
    renderSummary(result, { reportPath: null }),
    renderComment(result, { marker: '', runUrl: null }),
    renderReportHtml(result, { version: '0.0.0' }),
    renderReportJson(result, { version: '0.0.0' }),
    renderTerminalReport(result, { widthColumns: 120, color: 'none' }).join('\n'),
  ]
}

/**
 * Returns the memory in use. Runs a garbage collection first, because the figure would otherwise consist mostly of
 * garbage.
 */
function usedHeapBytes(): number {
  collectGarbage()
  return process.memoryUsage().heapUsed
}

function collectGarbage(): void {
  setFlagsFromString('--expose-gc')
  runInNewContext('gc()')
}
