import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

import { expect, it } from 'vitest'
import { errorMetrics, rateMetrics } from '../../../../src/extensions/postmaster/google/metric-table.ts'
import { projectRoot } from '../../../support/source-files.ts'
import { mappingRows, renderMapping } from './mapping-table.ts'

const page = readFileSync(resolve(projectRoot, 'docs/postmaster.md'), 'utf8')

it("docs/postmaster.md contains the code's mapping of metrics to series", () => {
  const [, shown = ''] = /<!-- mapping -->\n(.*)<!-- \/mapping -->/su.exec(page) ?? []
  // To print the expected table: node -e "import('./test/postmaster/google/mapping-table.ts').then((it) =>
  // console.log(it.renderMapping()))"
  expect(shown).toBe(renderMapping())
})

it('the mapping has a row for every requested metric and each of the seven series', () => {
  const rows = mappingRows()
  for (const { filter, metric } of [...Object.values(rateMetrics), ...errorMetrics]) {
    expect(rows.some((row) => row.metric === (filter === null ? metric : `${metric} with ${filter}`))).toBe(true)
  }
  const series = new Set(rows.map((row) => row.field.split('.')[0]))
  expect(series).toEqual(
    new Set([
      'authentication_data',
      'delivery_errors_data',
      'domain_reputation_data',
      'encryption_data',
      'feedback_loop_data',
      'ip_reputation_data',
      'spam_rate_data',
    ]),
  )
})
