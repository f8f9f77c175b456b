/** Checks that a setting required by other settings is set. */

import type { Problem } from '../../../foundation/errors/problem.ts'
import type { NameIn, Table } from './row.ts'
import type { Values } from './values.ts'

/** Requires the setting named in `missing` if at least one of the settings named in `when` is set. */
export interface Requirement<Name extends string> {
  readonly missing: Name
  readonly when: readonly Name[]
  readonly why?: string
  readonly todo: string
}

/**
 * Returns a problem if the required setting is missing. The problem has the position of a setting that requires the
 * missing one.
 */
export function requireSetting<T extends Table>(
  values: Values<T>,
  { missing, when, why, todo }: Requirement<NameIn<T>>,
): readonly Problem[] {
  const given = when.filter((name) => values.isGiven(name))
  const [first] = given
  if (first === undefined || values.isGiven(missing)) return []
  const { input } = values.at(missing)
  const labels = new Intl.ListFormat('en-GB').format(given.map((name) => values.at(name).input))
  const reason = why === undefined ? '' : `, because ${why}`
  const condition = `when ${labels} ${given.length === 1 ? 'is' : 'are'} set${reason}`
  return [{ ...values.at(first), input, expected: `a value ${condition}`, rule: `is required ${condition}`, todo }]
}
