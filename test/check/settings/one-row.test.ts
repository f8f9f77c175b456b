/** A new setting needs only a row in the table: everything else is derived from the row. */

import { describe, expect, expectTypeOf, it } from 'vitest'
import { type Row, row, type Table, table } from '../../../src/check/settings/engine/row.ts'
import { timeSpan } from '../../../src/check/settings/parsers/kinds.ts'
import { flagRows, settingsTable } from '../../../src/check/settings/rows/table.ts'
import { dmarcMailboxTable } from '../../../src/check/settings/service-file/dmarc-rows.ts'
import { seedTable } from '../../../src/check/settings/service-file/seed-rows.ts'
import { serviceTable } from '../../../src/check/settings/service-file/service-rows.ts'
import type { SettingsOf } from '../../../src/check/settings/settings.ts'
import { schemaProperties } from '../../../tools/scripts/generate/describe-row.ts'
import { renderActionYml } from '../../../tools/scripts/generate/render-action-yml.ts'
import { renderJsonSchema } from '../../../tools/scripts/generate/render-json-schema.ts'
import { renderRows } from '../../../tools/scripts/generate/render-markdown-table.ts'
import { valuesFrom } from '../../support/setting-values.ts'
import { readSourceFiles } from '../../support/source-files.ts'

const extended = {
  ...settingsTable,
  ...table({
    'settle-time': row('settleTimeMs', timeSpan({ minMs: 0, maxMs: 60_000 }), {
      default: '5s',
      description: 'How long to wait.',
    }),
  }),
}
const rows: readonly Row[] = Object.values(extended)

describe('a row added to the settings table', () => {
  it('becomes an input of the action', () => {
    expect(renderActionYml(rows)).toContain('  settle-time:\n    description: "How long to wait. Default: 5s."\n')
  })

  it('becomes a flag', () => {
    expect(flagRows(rows).at(-1)).toMatchObject({
      flag: '--settle-time',
      description: 'How long to wait (default: 5s)',
    })
  })

  it('becomes a property of the JSON Schema', () => {
    expect(JSON.parse(renderJsonSchema(rows)).properties['settle-time']).toMatchObject({
      type: 'string',
      default: '5s',
    })
    expect(schemaProperties(rows)).toHaveProperty('settle-time')
  })

  it('becomes a line of the README table', () => {
    expect(renderRows('input', rows)).toContain('| `settle-time` | How long to wait. | `5s` |')
  })

  it('becomes a property of Settings with its parsed value', () => {
    expectTypeOf<SettingsOf<typeof extended>['settleTimeMs']>().toEqualTypeOf<number>()
    expect(valuesFrom(extended, {}).fields().settleTimeMs).toBe(5000)
    expect(valuesFrom(extended, { 'settle-time': '1s' }).fields().settleTimeMs).toBe(1000)
  })
})

/** Returns the rows whose fields are never read outside the row files. */
function unreadRows(tables: readonly Table[]): readonly string[] {
  const texts = readSourceFiles('src')
    .filter(({ path }) => !/(?:^|[/-])rows\.ts$/u.test(path))
    .map(({ text }) => text.replaceAll(/\/\*\*[^]*?\*\/|^\s*\/\/.*$/gmu, ''))
  return tables.flatMap((one) =>
    Object.values(one)
      .filter(({ field, name }) => {
        const key = field.replace(/^.*\./u, '')
        const read = new RegExp(`\\.${key}\\b|[{,]\\s*${key}\\b(?=\\s*[:,}=])|'${name}'`, 'u')
        return !texts.some((text) => read.test(text))
      })
      .map(({ name }) => name),
  )
}

describe('the rows of all settings tables', () => {
  it('are all used by the code', () => {
    expect(unreadRows([settingsTable, serviceTable, seedTable, dmarcMailboxTable])).toEqual([])
  })

  it('fail this check when no code uses them', () => {
    expect(unreadRows([extended])).toEqual(['settle-time'])
  })

  it('have unique fields', () => {
    for (const one of [settingsTable, serviceTable, seedTable, dmarcMailboxTable]) {
      const fields = Object.values<Row>(one).map(({ field }) => field)
      expect(new Set(fields).size).toBe(fields.length)
    }
  })
})
