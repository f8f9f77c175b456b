/** Which of several sources a setting comes from, and its parsed value. */

import type { Parsed, Problem, SourcePlace } from '../errors/problem.ts'
import { bad } from '../errors/problem.ts'
import type { Setting, SettingInput } from './setting.ts'
import type { EffectiveSetting } from './settings.ts'
import { type SettingName, type SettingValues, settingRows, settingsTable } from './table.ts'

/** One value that was given, and where. */
export interface Sourced {
  readonly input: SettingInput
  /** The setting's name as problems show it: `templates[1].subject` inside an entry of the config file. */
  readonly label: string
  readonly source: EffectiveSetting['source']
  readonly place: SourcePlace | null
}

/** What one source, or several laid over one another, gives. */
export type Layer = ReadonlyMap<SettingName, Sourced>

/** The settings of one layer, parsed. */
export interface Values {
  /** True even when the value is malformed: rules between settings must not call it missing. */
  isGiven(name: SettingName): boolean
  sourced(name: SettingName): Sourced | null
  /** The given value, else the default; `null` when there is neither, or the given one is malformed. */
  get<Name extends SettingName>(name: Name): SettingValues[Name] | null
  /** The same for a setting whose row has a default. Call it only once a layer is known to have no problems. */
  always<Name extends SettingName>(name: Name): SettingValues[Name]
}

/** Layers laid over one another: later ones win. */
export function overlay(...layers: readonly Layer[]): Layer {
  const all = new Map<SettingName, Sourced>()
  for (const layer of layers) for (const [name, sourced] of layer) all.set(name, sourced)
  return all
}

/** The values of a layer. */
export function valuesOf(layer: Layer): Values {
  function get<Name extends SettingName>(name: Name): SettingValues[Name] | null {
    const sourced = layer.get(name)
    const parsed =
      sourced === undefined ? parseDefault(settingsTable[name]) : parseSourced(settingsTable[name], sourced)
    return parsed?.status === 'ok' ? parsed.value : null
  }
  return {
    isGiven: (name) => layer.has(name),
    sourced: (name) => layer.get(name) ?? null,
    get,
    always: (name) => {
      const value = get(name)
      if (value === null) throw new TypeError(`The setting ${name} has no value, though its row should have a default`)
      return value
    },
  }
}

/** All problems of the values of a layer, in the table's order. */
export function layerProblems(layer: Layer): readonly Problem[] {
  return settingRows.flatMap((row) => {
    const sourced = layer.get(row.name)
    const parsed = sourced === undefined ? null : parseSourced(row, sourced)
    return parsed?.status === 'bad' ? parsed.problems : []
  })
}

function parseDefault<T>(row: Setting<string, T>): Parsed<T> | null {
  return row.default === null ? null : row.kind.parse({ form: 'text', text: row.default }, row.name)
}

function parseSourced<T>(row: Setting<string, T>, sourced: Sourced): Parsed<T> {
  const parsed = row.kind.parse(sourced.input, sourced.label)
  if (parsed.status === 'ok') return parsed
  return bad(...parsed.problems.map((problem) => atSource(problem, row, sourced)))
}

/** The problem with the place in the config file, or with the variable it came from. Text of an input has no place. */
function atSource(problem: Problem, row: Setting<string, unknown>, sourced: Sourced): Problem {
  const { place, ...rest } = problem
  if (sourced.input.form === 'config') {
    const known = place ?? sourced.place
    return known === null ? rest : { ...rest, place: known }
  }
  if (sourced.source !== 'environment' || row.environmentVariable === null) return rest
  const todo = rest.todo === undefined ? '' : `${rest.todo}; `
  return { ...rest, todo: `${todo}it came from the environment variable ${row.environmentVariable}` }
}

/** A problem of a rule between settings, at the place where `name` was given. */
export function ruleProblem(values: Values, name: SettingName, problem: Omit<Problem, 'input' | 'place'>): Problem {
  const sourced = values.sourced(name)
  const place = sourced?.place ?? null
  return place === null ? { input: name, ...problem } : { input: sourced?.label ?? name, ...problem, place }
}
