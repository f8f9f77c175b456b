/** Checks that a setting required by other settings is set. */

import type { Problem } from '../errors/problem.ts'
import type { SettingName, SettingValues } from './rows/table.ts'

/** Requires the setting named in `missing` if at least one of the settings named in `when` is set. */
export interface Requirement {
  readonly missing: SettingName
  readonly when: readonly SettingName[]
  readonly why?: string
  readonly todo: string
}

/** Returns a problem if the required setting is missing. */
export function requireSetting(values: SettingValues, { missing, when, why, todo }: Requirement): readonly Problem[] {
  const given = when.filter((name) => values.isGiven(name))
  const [first] = given
  if (first === undefined || values.isGiven(missing)) return []
  const reason = why === undefined ? '' : `, because ${why}`
  const expected = `a value when ${new Intl.ListFormat('en-GB').format(given)} ${given.length === 1 ? 'is' : 'are'} set${reason}`
  return [{ ...values.at(first), input: missing, expected, todo }]
}
