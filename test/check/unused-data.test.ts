import { expect, it } from 'vitest'

import type { PlannedMessage } from '../../src/check/plan.ts'
import { unusedDataNotices } from '../../src/check/unused-data.ts'
import type { DataSource } from '../../src/settings/settings.ts'
import { aTemplateSetting } from '../support/check-builders.ts'

const file: DataSource = { kind: 'file', path: 'emails/order.json' }
const other: DataSource = { kind: 'inline', value: { a: 1 } }

function planned(templatePath: string, source: DataSource, textPath: string | null = null): PlannedMessage {
  return { templatePath, dataSet: { name: null, source }, setting: aTemplateSetting({ textPath }) }
}

it('names data that only templates without variables got', () => {
  expect(unusedDataNotices([planned('a.html', file), planned('b.eml', file), planned('c.md', other)])).toEqual([
    'data (emails/order.json) was not used: a.html and 1 more have no variables; use a .liquid or .hbs template',
    'data was not used: c.md has no variables; use a .liquid or .hbs template',
  ])
})

it('is silent about a mix of templates, about text parts with variables, and without data', () => {
  expect(unusedDataNotices([planned('a.html', file), planned('b.liquid', file)])).toEqual([])
  expect(unusedDataNotices([planned('a.html', file, 'a.txt.hbs')])).toEqual([])
  expect(unusedDataNotices([planned('a.html', { kind: 'none' })])).toEqual([])
})
