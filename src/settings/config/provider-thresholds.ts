/** `thresholds` in the config file: thresholds for one provider type. */

import { type ProviderType, providerTypes } from '../../contract/names.ts'
import type { Problem } from '../../errors/problem.ts'
import { suggestName } from '../closest-name.ts'
import { atPlace } from '../parsers/bad-text.ts'
import { parseThreshold } from '../parsers/number.ts'
import type { GivenThreshold } from '../rows/gate-rows.ts'
import { type RateName, rateNames } from '../settings.ts'
import { type ConfigEntry, type ConfigValue, nameShape } from './config-value.ts'
import { isBlank } from './sections.ts'

/** The thresholds that were given; what is absent was not. */
export type ProviderThresholds = Readonly<
  Partial<Record<ProviderType, Readonly<Partial<Record<RateName, GivenThreshold>>>>>
>

/** The config file's key for the threshold on a rate. */
export const rateKeys: Readonly<Record<RateName, string>> = {
  inbox: 'inbox-rate',
  spf: 'spf-pass-rate',
  dkim: 'dkim-pass-rate',
  dmarc: 'dmarc-pass-rate',
}

/** Reads `thresholds: {business: {inbox-rate: 90}}`; `prefix` is that of the section it stands in. */
export function readProviderThresholds(
  entry: ConfigEntry | undefined,
  prefix: string,
): { readonly thresholds: ProviderThresholds; readonly problems: readonly Problem[] } {
  const problems: Problem[] = []
  if (entry === undefined || isBlank(entry.value)) return { thresholds: {}, problems }
  const label = `${prefix}thresholds`
  const byType = mapOf(entry.value, label, problems)
  refuseOthers(byType, { label, names: providerTypes, what: 'a provider type' }, problems)
  const thresholds: Partial<Record<ProviderType, Partial<Record<RateName, GivenThreshold>>>> = {}
  for (const providerType of providerTypes) {
    const found = byType.find((candidate) => candidate.key === providerType)
    if (found !== undefined && !isBlank(found.value)) {
      thresholds[providerType] = readRates(found.value, `${label}.${providerType}`, problems)
    }
  }
  return { thresholds, problems }
}

function readRates(value: ConfigValue, label: string, problems: Problem[]): Partial<Record<RateName, GivenThreshold>> {
  const entries = mapOf(value, label, problems)
  refuseOthers(entries, { label, names: Object.values(rateKeys), what: 'a rate' }, problems)
  const rates: Partial<Record<RateName, GivenThreshold>> = {}
  for (const rate of rateNames) {
    const found = entries.find((entry) => entry.key === rateKeys[rate])
    if (found === undefined || isBlank(found.value)) continue
    const text = found.value.kind === 'scalar' ? found.value.text.trim() : nameShape(found.value)
    const parsed = parseThreshold(text, `${label}.${rateKeys[rate]}`)
    if (parsed.status === 'ok') rates[rate] = parsed.value
    else problems.push(...parsed.problems.map((problem) => atPlace(problem, found.value.place)))
  }
  return rates
}

function mapOf(value: ConfigValue, label: string, problems: Problem[]): readonly ConfigEntry[] {
  if (value.kind === 'map') return value.entries
  const expected = 'a map, such as business: {inbox-rate: 90}'
  problems.push({ input: label, came: nameShape(value), expected, place: value.place })
  return []
}

function refuseOthers(
  entries: readonly ConfigEntry[],
  known: { readonly label: string; readonly names: readonly string[]; readonly what: string },
  problems: Problem[],
): void {
  for (const entry of entries.filter((candidate) => !known.names.includes(candidate.key))) {
    const todo =
      entry.key === 'overall'
        ? 'set min-inbox-rate, min-spf-pass-rate, min-dkim-pass-rate, min-dmarc-pass-rate for all seeds together'
        : suggestName(entry.key, known.names)
    const input = `${known.label}.${entry.key.slice(0, 60)}`
    problems.push({ input, expected: `${known.what} as key`, todo, place: entry.place })
  }
}
