/**
 * Defines the table of all settings of a run. Inputs, flags, the config file, `Settings`, action.yml, the JSON Schema
 * and the documentation are derived from this table.
 */

import { postmasterRows } from '../../../extensions/postmaster/settings/rows.ts'
import { type FlagRow, toFlag } from '../engine/describe.ts'
import { type NameIn, type Row, table } from '../engine/row.ts'
import type { Values } from '../engine/values.ts'
import { gateRows } from './gate-rows.ts'
import { messageRows } from './message-rows.ts'
import { preflightRows } from './preflight-rows.ts'
import { renderRows } from './render-rows.ts'
import { runRows } from './run-rows.ts'
import { serviceRows } from './service-rows.ts'
import { submissionRows } from './submission-rows.ts'

/**
 * All settings, in the order in which reports and the documentation list them. To add a setting, add a row to one of
 * the groups.
 */
export const settingsTable = table({
  ...messageRows,
  ...renderRows,
  ...serviceRows,
  ...submissionRows,
  ...preflightRows,
  ...gateRows,
  ...postmasterRows,
  ...runRows,
})

export type SettingsTable = typeof settingsTable
export type SettingName = NameIn<SettingsTable>

/** The values of a run's settings. */
export type SettingValues = Values<SettingsTable>

/** All settings of a run, as a list. */
export const settingRows: readonly Row[] = Object.values(settingsTable)

/** Returns the setting with this name; `null` if there is none. */
export function findSetting(name: string): Row | null {
  return settingRows.find((row) => row.name === name) ?? null
}

/** The command-line flags of the settings, in the order of the table. */
export function flagRows(rows: readonly Row[] = settingRows): readonly FlagRow[] {
  return rows.map((row) => toFlag(row))
}
