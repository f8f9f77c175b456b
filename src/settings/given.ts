/** Values from inputs, flags and the environment. */

import type { Problem } from '../errors/problem.ts'
import type { Env } from '../world/world.ts'
import { suggestName } from './closest-name.ts'
import { findSetting, type SettingName, settingRows } from './table.ts'
import type { Layer, Sourced } from './values.ts'

/** One value as it came from outside the config file. Empty text counts as not given. */
export interface GivenValue {
  /** The setting's name, `min-inbox-rate`. */
  readonly name: string
  readonly text: string
  readonly source: 'input' | 'flag' | 'environment'
}

/** The secrets and their destinations that the environment gives; both entries add them to what their user gave. */
export function environmentValues(env: Env): readonly GivenValue[] {
  return settingRows.flatMap((row) => {
    const text = row.environmentVariable === null ? undefined : env[row.environmentVariable]
    return text === undefined ? [] : [{ name: row.name, text, source: 'environment' as const }]
  })
}

/** The given values as a layer. Inputs and flags win over the environment; a flag that takes a list may be repeated. */
export function givenLayer(given: readonly GivenValue[]): {
  readonly layer: Layer
  readonly problems: readonly Problem[]
} {
  const layer = new Map<SettingName, Sourced>()
  const problems: Problem[] = []
  for (const value of given) {
    const row = findSetting(value.name)
    if (row === null) problems.push(unknownName(value.name))
    else if (value.text.trim() !== '') {
      const before = layer.get(row.name)
      const isWeaker = value.source === 'environment' && before !== undefined && before.source !== 'environment'
      if (!isWeaker) layer.set(row.name, sourcedGiven(value, row, before))
    }
  }
  return { layer, problems }
}

function sourcedGiven(
  value: GivenValue,
  row: { readonly kind: { readonly isList: boolean }; readonly isSecret: boolean },
  before: Sourced | undefined,
): Sourced {
  const text = row.isSecret ? value.text : value.text.trim()
  const isRepeated = row.kind.isList && value.source === 'flag' && before?.source === 'flag'
  const first = isRepeated && before.input.form === 'text' ? `${before.input.text}\n` : ''
  return { input: { form: 'text', text: `${first}${text}` }, label: value.name, source: value.source, place: null }
}

function unknownName(name: string): Problem {
  const names = settingRows.map((row) => row.name)
  return { input: name, expected: 'the name of a setting', todo: suggestName(name, names) }
}
