/** Creates settings from text values, for tests of the code that reads settings. */

import type { Row, Table } from '../../src/check/settings/engine/row.ts'
import { type Layer, parseGiven, type Values, valuesOf } from '../../src/check/settings/engine/values.ts'
import { type SettingValues, settingsTable } from '../../src/check/settings/rows/table.ts'

/** Creates a settings layer from text values by name. */
export function layerOf(rows: Table, texts: Readonly<Record<string, string>>): Layer {
  return new Map(
    Object.values<Row>(rows).flatMap((row) => {
      const text = texts[row.name]
      if (text === undefined || text === '') return []
      const given = { input: { form: 'text', text }, label: row.name, source: 'input', place: null } as const
      return [[row.name, parseGiven(row, given)]]
    }),
  )
}

/** Parses text values with a settings table and returns the settings. */
export function valuesFrom<T extends Table>(rows: T, texts: Readonly<Record<string, string>>): Values<T> {
  return valuesOf(rows, layerOf(rows, texts))
}

/** Returns the run settings parsed from inputs. */
export function settingValues(inputs: Readonly<Record<string, string>>): SettingValues {
  return valuesFrom(settingsTable, inputs)
}
