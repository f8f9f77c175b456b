/** `thresholds` in the config file: thresholds for a single provider type. */

import { type ProviderType, providerTypes } from '../../contract/names.ts'
import type { Problem } from '../../errors/problem.ts'
import { amendProblems } from '../engine/bad-text.ts'
import { suggestName } from '../engine/closest-name.ts'
import { type ConfigEntry, type ConfigValue, nameShape } from '../engine/config-value.ts'
import { isBlank } from '../engine/level.ts'
import { threshold } from '../parsers/kinds.ts'
import { type RateName, rateNames } from '../rows/gate-rows.ts'

/** The given thresholds, percent; `null`: none, absent: not given. */
export type ProviderThresholds = Readonly<
  Partial<Record<ProviderType, Readonly<Partial<Record<RateName, number | null>>>>>
>

/** The keys of the rates in the config file. */
export const rateKeys: Readonly<Record<RateName, string>> = {
  inbox: 'inbox-rate',
  spf: 'spf-pass-rate',
  dkim: 'dkim-pass-rate',
  dmarc: 'dmarc-pass-rate',
}

/** Reads `thresholds: {business: {inbox-rate: 90}}`. @param prefix precedes names in problems */
export function readProviderThresholds(
  entry: ConfigEntry | undefined,
  prefix: string,
): { readonly thresholds: ProviderThresholds; readonly problems: readonly Problem[] } {
  const problems: Problem[] = []
  const label = `${prefix}thresholds`
  const types = entriesOf(entry?.value, { label, keys: providerTypes, noun: 'a provider type' }, problems)
  const thresholds: Partial<Record<ProviderType, Partial<Record<RateName, number | null>>>> = {}
  for (const type of providerTypes.filter((one) => types.has(one))) {
    const level = { label: `${label}.${type}`, keys: Object.values(rateKeys), noun: 'a rate' }
    const rates = entriesOf(types.get(type), level, problems)
    const given: Partial<Record<RateName, number | null>> = {}
    for (const rate of rateNames) {
      const value = rates.get(rateKeys[rate])
      if (value === undefined) continue
      const parsed = threshold().parse({ form: 'config', value }, `${level.label}.${rateKeys[rate]}`)
      if (parsed.status === 'ok') given[rate] = parsed.value
      else problems.push(...amendProblems(parsed.problems, { place: value.place }))
    }
    thresholds[type] = given
  }
  return { thresholds, problems }
}

/** The values of known keys that are not blank. Adds a problem for each other key. */
function entriesOf(
  value: ConfigValue | undefined,
  { label, keys, noun }: { readonly label: string; readonly keys: readonly string[]; readonly noun: string },
  problems: Problem[],
): ReadonlyMap<string, ConfigValue> {
  if (value === undefined || isBlank(value)) return new Map()
  if (value.kind !== 'map') {
    const expected = 'a map, such as business: {inbox-rate: 90}'
    problems.push({ input: label, came: nameShape(value), expected, place: value.place })
    return new Map()
  }
  for (const { key, place } of value.entries.filter((entry) => !keys.includes(entry.key))) {
    const todo =
      key === 'overall'
        ? 'use min-inbox-rate, min-spf-pass-rate, min-dkim-pass-rate and min-dmarc-pass-rate for all seeds together'
        : suggestName(key, keys)
    problems.push({ input: `${label}.${key.slice(0, 60)}`, expected: `${noun} as key`, todo, place })
  }
  const known = value.entries.filter((entry) => keys.includes(entry.key) && !isBlank(entry.value))
  return new Map(known.map((entry) => [entry.key, entry.value]))
}
