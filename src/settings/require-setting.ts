/** Checks the rule that a setting is required when other settings are set. */

import type { Problem } from '../errors/problem.ts'
import type { SettingName, SettingValues } from './rows/table.ts'

/** A setting that is required if at least one of the other settings is set. */
export interface Requirement {
  readonly missing: SettingName
  readonly when: readonly SettingName[]
  readonly why?: string
  readonly todo: string
}

/** Returns the problem of a required setting that is missing. */
export function requireSetting(values: SettingValues, { missing, when, why, todo }: Requirement): readonly Problem[] {
  const given = when.filter((name) => values.isGiven(name))
  const [first] = given
  if (first === undefined || values.isGiven(missing)) return []
  const reason = why === undefined ? '' : `: ${why}`
  const expected = `a value when ${given.join(' and ')} ${given.length === 1 ? 'is' : 'are'} set${reason}`
  return [{ ...values.at(first), input: missing, expected, todo }]
}
