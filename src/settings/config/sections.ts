/** The keys of one level of the config file: which are settings, which are something else, which are wrong. */

import type { Problem } from '../../errors/problem.ts'
import { suggestName } from '../closest-name.ts'
import { type AnySetting, findSetting, type SettingName } from '../table.ts'
import type { Layer, Sourced } from '../values.ts'
import type { ConfigEntry, ConfigValue } from './config-value.ts'

/** A level of the file: the top, or an entry of `templates`. */
export interface SectionForm {
  /** Stands before names in problems: empty, or `templates[1].`. */
  readonly prefix: string
  readonly isTop: boolean
  /** Keys beside the settings. */
  readonly otherKeys: readonly string[]
}

/** A level, read. */
export interface Section {
  readonly layer: Layer
  /** The keys beside the settings, by name. */
  readonly others: ReadonlyMap<string, ConfigEntry>
  readonly problems: readonly Problem[]
}

/** Sorts the keys of a level. Values are parsed later; those of unknown keys are never shown. */
export function readSection(entries: readonly ConfigEntry[], form: SectionForm, allowed: readonly string[]): Section {
  const layer = new Map<SettingName, Sourced>()
  const others = new Map<string, ConfigEntry>()
  const problems: Problem[] = []
  for (const entry of entries) {
    const row = findSetting(entry.key)
    if (form.otherKeys.includes(entry.key)) others.set(entry.key, entry)
    else if (row === null || !allowed.includes(row.name)) problems.push(refuseKey(entry, row, { form, allowed }))
    else if (!isBlank(entry.value)) layer.set(row.name, sourcedEntry(entry, form))
  }
  return { layer, others, problems }
}

/** True for nothing, and for empty text: as with an empty input, nothing was given. */
export function isBlank(value: ConfigValue): boolean {
  return value.kind === 'empty' || (value.kind === 'scalar' && value.text.trim() === '')
}

function sourcedEntry(entry: ConfigEntry, form: SectionForm): Sourced {
  return {
    input: { form: 'config', value: entry.value },
    label: `${form.prefix}${entry.key}`,
    source: 'config',
    place: entry.place,
  }
}

function refuseKey(
  entry: ConfigEntry,
  row: AnySetting | null,
  level: { readonly form: SectionForm; readonly allowed: readonly string[] },
): Problem {
  const { form, allowed } = level
  const input = `${form.prefix}${entry.key.slice(0, 60)}`
  if (row?.isSecret === true) return refuseSecret(input, row, entry)
  if (row?.isDestination === true) return refuseDestination(input, row, entry)
  if (row !== null && !form.isTop && row.isAllowedInConfig) {
    const expected = 'only settings that may differ from template to template here'
    return { input, expected, todo: `move ${row.name} to the top level of the file`, place: entry.place }
  }
  if (row !== null) {
    const expected = `${row.name} not to stand in the config file`
    return { input, expected, todo: 'give it as an input or a flag', place: entry.place }
  }
  const todo = suggestName(entry.key, [...allowed, ...form.otherKeys])
  return { input, expected: 'a key that presend knows', todo, place: entry.place }
}

/** A pull request can change the config file, and a cloned repository brings its own. */
function refuseDestination(input: string, row: AnySetting, entry: ConfigEntry): Problem {
  const { name, environmentVariable } = row
  return {
    input,
    expected: `${name} outside the config file, because it decides where secrets are sent`,
    todo: `remove it here and set the input ${name}, the flag --${name} or the environment variable ${environmentVariable ?? ''}`,
    place: entry.place,
  }
}

function refuseSecret(input: string, row: AnySetting, entry: ConfigEntry): Problem {
  return {
    input,
    expected: 'secrets not to stand in the config file',
    todo:
      `remove it, replace the secret at its source (everyone who can read the repository has it now), and give it as ` +
      `the input ${row.name} or the environment variable ${row.environmentVariable ?? ''}`,
    place: entry.place,
  }
}
