/** Every setting there is, once: inputs, flags, config file, action.yml, JSON Schema and documents derive from it. */

import { type PostmasterValues, postmasterRows } from '../postmaster/settings/rows.ts'
import { type GateValues, gateRows } from './rows/gate-rows.ts'
import { type MessageValues, messageRows } from './rows/message-rows.ts'
import { type RunValues, runRows } from './rows/run-rows.ts'
import { type ServiceValues, serviceRows } from './rows/service-rows.ts'
import { type SubmissionValues, submissionRows } from './rows/submission-rows.ts'
import type { Rows, Setting } from './setting.ts'

/** What each setting gives once it is parsed, by name. */
export interface SettingValues
  extends MessageValues,
    ServiceValues,
    SubmissionValues,
    GateValues,
    PostmasterValues,
    RunValues {}

export type SettingName = keyof SettingValues

export type SettingsTable = Rows<SettingValues>

/** A row of any name. */
export type AnySetting = Setting<SettingName, unknown>

/** The one table, in the order in which reports and documents show it. To add a setting, add a row to one of its groups. */
export const settingsTable: SettingsTable = {
  ...messageRows,
  ...serviceRows,
  ...submissionRows,
  ...gateRows,
  ...postmasterRows,
  ...runRows,
}

/** The same rows as a list. */
export const settingRows: readonly AnySetting[] = Object.values(settingsTable)

/** The row with this name, or `null`. */
export function findSetting(name: string): AnySetting | null {
  return settingRows.find((row) => row.name === name) ?? null
}

/** What holds when nothing is given, in words; `null` for secrets and what is simply absent. */
export function describeDefault(row: Pick<AnySetting, 'default' | 'defaultNote'>): string | null {
  return row.default ?? row.defaultNote
}
