/** Reads `thresholds` in the config file, which sets thresholds for individual provider types. */

import { type ProviderType, providerTypes } from '../../../foundation/contract/names.ts'
import { rateKinds, type StandardRateName, standardRateNames } from '../../../foundation/contract/rate-kinds.ts'
import type { Problem } from '../../../foundation/errors/problem.ts'
import { type ConfigEntry, nameShape } from '../engine/config-value.ts'
import { isBlank, readLevel } from '../engine/level.ts'
import { row, table } from '../engine/row.ts'
import { layerProblems, valuesOf } from '../engine/values.ts'
import { threshold } from '../parsers/kinds.ts'

/** The thresholds that the user set, in percent. A threshold is `null` for the value `none`, and absent if not set. */
export type ProviderThresholds = Readonly<
  Partial<Record<ProviderType, Readonly<Partial<Record<StandardRateName, number | null>>>>>
>

const cells = providerTypes.flatMap((type) =>
  standardRateNames.map((rate) => ({ type, rate, name: `${type}.${rateKinds[rate].key}` })),
)
const thresholdTable = table(
  Object.fromEntries(cells.map(({ name }) => [name, row(name, threshold(), { description: '' })])),
)

/**
 * Reads thresholds such as `thresholds: {business: {inbox-rate: 90}}`.
 *
 * @param prefix the text before the names of settings in error messages
 */
export function readProviderThresholds(
  entry: ConfigEntry | undefined,
  prefix: string,
): { readonly thresholds: ProviderThresholds; readonly problems: readonly Problem[] } {
  const input = `${prefix}thresholds`
  if (entry === undefined || isBlank(entry.value)) return { thresholds: {}, problems: [] }
  const { value } = entry
  if (value.kind !== 'map') {
    const expected = 'a map, such as business: {inbox-rate: 90}'
    return { thresholds: {}, problems: [{ input, came: nameShape(value), expected, place: value.place }] }
  }
  const form = { table: thresholdTable, otherKeys: [], prefix: `${input}.`, explain, emptyLists: 'refused' } as const
  const { layer, problems } = readLevel(value.entries, form)
  const values = valuesOf(thresholdTable, layer)
  const thresholds: Partial<Record<ProviderType, Partial<Record<StandardRateName, number | null>>>> = {}
  for (const { type, rate, name } of cells) {
    if (values.isGiven(name)) thresholds[type] = { ...thresholds[type], [rate]: values.get(name) }
  }
  return { thresholds, problems: [...problems, ...layerProblems(thresholdTable, layer)] }
}

function explain(key: string): Pick<Problem, 'expected' | 'todo'> | null {
  if (key !== 'overall') return null
  const names = new Intl.ListFormat('en-GB').format(standardRateNames.map((rate) => rateKinds[rate].setting))
  return { expected: 'a provider type', todo: `to set thresholds for all seeds together, use ${names}` }
}
