import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'

import { outputsFor } from '../../src/action/outputs.ts'
import type {
  CheckResult,
  MetricEvaluation,
  PostmasterReport,
  RateEvaluation,
  TestReport,
} from '../../src/check/check-result.ts'
import { renderPercent, renderThreshold } from '../../src/check/rate.ts'
import { titleIn } from '../../src/check/rate-reason.ts'
import { limitText, metricTitle, renderMetricPercent } from '../../src/extensions/postmaster/gate/metric-text.ts'
import { renderComment } from '../../src/report/markdown-comment.ts'
import { renderSummary } from '../../src/report/markdown-summary.ts'
import { renderReportHtml } from '../../src/report/report-html.ts'
import { renderReportJson } from '../../src/report/report-json.ts'
import { renderTerminalReport } from '../../src/report/report-terminal.ts'
import { checkResults } from '../support/check-arbitraries.ts'
import { propertyRuns } from '../support/property-runs.ts'

/** The rates that a report shows: rates with a value or a threshold. */
function shownRates(test: TestReport): readonly RateEvaluation[] {
  return test.rates.filter((rate) => rate.percent !== null || rate.status !== 'no-threshold')
}

function valueOf(rate: RateEvaluation): string {
  const percent = (value: number): string => `${renderPercent(value, rate.thresholdPercent, rate.bound)}%`
  if (rate.percent === null) return 'not measured'
  if (rate.openCount === 0 || rate.highestPercent === null) return percent(rate.percent)
  return rate.rate === 'inbox'
    ? `${percent(rate.percent)} to ${percent(rate.highestPercent)}`
    : `${percent(rate.percent)} so far`
}

function limitOf({ thresholdPercent, bound }: RateEvaluation): string {
  const sign = bound === 'at-least' ? '≥' : '≤'
  return thresholdPercent === null ? 'none' : `${sign} ${renderThreshold(thresholdPercent)}%`
}

/** The values that full reports must show for a rate: name, value, counts and limit, in this order. */
function expectedRates(test: TestReport): readonly string[] {
  return shownRates(test).map((rate) => {
    const counts = rate.percent === null ? '–' : `${rate.hitCount} of ${rate.outOfCount}`
    return `${titleIn(rate)} ${valueOf(rate)} ${counts} ${limitOf(rate)}`
  })
}

/**
 * The values that the comment must show: the same values in cells, but only the overall rates of a passing test among
 * several tests.
 */
function expectedBrief(test: TestReport, { tests }: CheckResult): readonly string[] {
  if (tests.length > 1 && test.outcome === 'pass') {
    const overall = test.rates.filter(
      (rate) => rate.scope === 'overall' && rate.rate !== 'tab' && rate.percent !== null,
    )
    return overall.map((rate) => `${renderPercent(rate.percent ?? 0, rate.thresholdPercent)}%`)
  }
  return shownRates(test).map((rate) => {
    const counts = rate.percent === null ? '' : ` (${rate.hitCount} of ${rate.outOfCount})`
    return `${valueOf(rate)}${counts}, limit ${limitOf(rate)}`
  })
}

/** Every row of the placement table, if there is one. */
function expectedPlacement({ placement }: TestReport): readonly string[] {
  if (placement.length === 0) return []
  return [`in the inbox ${placement.map((row) => `${row.hitCount} of ${row.seedCount}`).join(' ')}`]
}

/** The values that every report must show for a metric: name, value, meaning of the value, and limit, in this order. */
function expectedMetrics({ metrics }: PostmasterReport): readonly string[] {
  // Metrics without data and without a limit are omitted.
  const worthARow = metrics.filter(({ percent, thresholdPercent }) => percent !== null || thresholdPercent !== null)
  return worthARow.map((metric) => {
    const percent = (value: number): string => `${renderMetricPercent(value, metric)}%`
    const value = metric.percent === null ? 'no data' : percent(metric.percent)
    return `${metricTitle(metric.metric)} ${value} ${basisOf(metric, percent)} ${limitText(metric)}`
  })
}

function basisOf(
  { percent: value, worstDate, worstPercent, dayCount, basis }: MetricEvaluation,
  percent: (value: number) => string,
): string {
  if (worstDate === null || worstPercent === null) return '–'
  const days = `${dayCount} ${dayCount === 1 ? 'day' : 'days'}`
  if (basis === 'worst-day') return `worst of ${days}, ${worstDate}`
  return value === worstPercent ? `mean of ${days}` : `mean of ${days}, worst ${percent(worstPercent)} on ${worstDate}`
}

/** Table cells by row, without markup and surrounding spaces. */
function plainRows(rows: readonly (readonly string[])[]): string {
  return rows.map((cells) => cells.map((cell) => cell.trim()).join(' ')).join('\n')
}

function markdownRows(markdown: string): string {
  const rows = markdown.split('\n').filter((line) => line.startsWith('| '))
  return plainRows(rows.map((row) => row.replaceAll('&nbsp;', ' ').replaceAll('&#60;', '<').split('|').slice(1, -1)))
}

function htmlRows(html: string): string {
  const rows = [...html.matchAll(/<tr>(?<cells>.*?)<\/tr>/gsu)].map((match) => match.groups?.['cells'] ?? '')
  return plainRows(
    rows.map((row) => row.split('</td>').map((cell) => cell.replaceAll(/<[^>]*>/gu, '').replaceAll('&lt;', '<'))),
  )
}

function terminalRows(lines: readonly string[]): string {
  return plainRows(lines.map((line) => line.split(/ {2,}/u)))
}

/** Placement cells show a share in parentheses after each count; only the counts are compared. */
function withoutShares(text: string): string {
  return text.replaceAll(/ \([\d.–]+(?: %)?\)/gu, '')
}

const jsonReport = z.object({
  postmaster: z.array(z.object({ metrics: z.array(z.object({ percent: z.number().nullable(), status: z.string() })) })),
  tests: z.array(
    z.object({
      rates: z.array(
        z.object({ percent: z.number().nullable(), hitCount: z.number(), outOfCount: z.number(), status: z.string() }),
      ),
    }),
  ),
})

function jsonRates(json: string): readonly (readonly unknown[])[] {
  return jsonReport
    .parse(JSON.parse(json))
    .tests.map((test) => test.rates.map((rate) => [rate.percent, rate.hitCount, rate.outOfCount, rate.status]))
}

function jsonMetrics(json: string): readonly (readonly unknown[])[] {
  return jsonReport
    .parse(JSON.parse(json))
    .postmaster.map((report) => report.metrics.map((metric) => [metric.percent, metric.status]))
}

/** With many tests, the terminal shows passing ones only in the overview; up to three are always shown in full. */
async function texts(result: CheckResult): Promise<Readonly<Record<string, string>>> {
  return {
    summary: markdownRows(renderSummary(result, { reportPath: null })),
    comment: markdownRows(renderComment(result, { marker: '', runUrl: null })),
    html: htmlRows(renderReportHtml(result, { version: '0.0.0' })),
    terminal: terminalRows(renderTerminalReport(result, { widthColumns: 400, color: 'none' })),
  }
}

/** The terminal shows a pass on one line, and only the tests that do not pass if there are several. */
function expectedIn(name: string, result: CheckResult): readonly string[] {
  if (name === 'comment') return result.tests.flatMap((test) => expectedBrief(test, result))
  const tests = name === 'terminal' ? result.tests.filter((test) => test.outcome !== 'pass') : result.tests
  return tests.flatMap((test) => expectedRates(test).concat(expectedPlacement(test)))
}

describe('summary, comment, HTML, terminal, JSON and outputs', () => {
  it('show the same rates, counts, thresholds and placement', async () => {
    await fc.assert(
      fc.asyncProperty(checkResults, async (result) => {
        for (const [name, text] of Object.entries(await texts(result))) {
          const missing = [...expectedIn(name, result), ...result.postmaster.flatMap(expectedMetrics)].filter(
            (expected) => !withoutShares(text).includes(expected),
          )
          expect({ name, missing, text: missing.length === 0 ? '' : withoutShares(text) }).toEqual({
            name,
            missing: [],
            text: '',
          })
        }
        expect(jsonRates(renderReportJson(result, { version: '0.0.0' }))).toEqual(
          result.tests.map((test) =>
            test.rates.map((rate) => [rate.percent, rate.hitCount, rate.outOfCount, rate.status]),
          ),
        )
        expect(jsonMetrics(renderReportJson(result, { version: '0.0.0' }))).toEqual(
          result.postmaster.map((report) => report.metrics.map((metric) => [metric.percent, metric.status])),
        )
      }),
      { numRuns: propertyRuns(200) },
    )
  })

  it('return the highest spam rate of any domain as output, in the same format as the reports', () => {
    fc.assert(
      fc.property(checkResults, (result) => {
        const spam = result.postmaster.flatMap(({ metrics }) => metrics.filter(({ metric }) => metric === 'spam'))
        const measured = spam.filter((metric) => metric.percent !== null)
        const highest = measured.toSorted((left, right) => (right.percent ?? 0) - (left.percent ?? 0))[0]
        const outputs = new Map(outputsFor(result, null))
        const shown = highest === undefined ? '' : renderMetricPercent(highest.percent ?? 0, highest)
        expect(Number(outputs.get('spam-rate') ?? Number.NaN)).toBeCloseTo(Number(shown), 2)
        expect(outputs.get('spam-rate') === '').toBe(highest === undefined)
        expect(outputs.get('postmaster-outcome') === '').toBe(result.postmaster.length === 0)
      }),
      { numRuns: propertyRuns(200) },
    )
  })

  it('return the lowest overall inbox rate as output, in the same format as the reports', () => {
    fc.assert(
      fc.property(checkResults, (result) => {
        // Equal rates can have different figures, because rounding never moves a figure across its threshold.
        const figures = result.tests.flatMap((test) =>
          test.rates.flatMap(({ scope, rate, percent, thresholdPercent }) =>
            scope === 'overall' && rate === 'inbox' && percent !== null
              ? [renderPercent(percent, thresholdPercent)]
              : [],
          ),
        )
        const output = new Map(outputsFor(result, null)).get('inbox-rate')
        expect(output).toBe(figures.toSorted((left, right) => Number(left) - Number(right))[0] ?? '')
      }),
      { numRuns: propertyRuns(200) },
    )
  })

  it('begin with the outcome and its reason', async () => {
    await fc.assert(
      fc.asyncProperty(checkResults, async (result) => {
        const [headline] = renderSummary(result, { reportPath: null }).split('\n')
        expect(renderComment(result, { marker: '' }).split('\n')[0]).toBe(headline)
        expect(renderSummary(result, { reportPath: null })).toMatch(/^### (?:✅|❌|🛠️|❔) presend: /u)
        expect(renderReportHtml(result, { version: '0.0.0' })).toContain(
          `<header class="status ${result.outcome}">\n<h1>${result.outcome}: `,
        )
        expect(renderTerminalReport(result, { widthColumns: 4000, color: 'none' })[0]).toMatch(
          new RegExp(`^${result.outcome}: `, 'u'),
        )
      }),
      { numRuns: propertyRuns(100) },
    )
  })
})
