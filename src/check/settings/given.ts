/** Reads the values of settings from inputs, flags and environment variables. */

import { suggestName } from '../../foundation/errors/closest-name.ts'
import type { Problem } from '../../foundation/errors/problem.ts'
import type { Env } from '../../foundation/world/world.ts'
import type { Row } from './engine/row.ts'
import { type Given, type Layer, parseGiven } from './engine/values.ts'
import { findSetting, settingRows } from './rows/table.ts'

/** The value of an input, flag or environment variable. Empty text counts as not set. */
export interface GivenValue {
  /** The name of the setting, such as `min-inbox-rate`. */
  readonly name: string
  readonly text: string
  readonly source: 'input' | 'flag' | 'environment'
}

/**
 * Returns the settings set by environment variables. Only secrets and the destinations to which they are sent have
 * environment variables.
 */
export function environmentValues(env: Env): readonly GivenValue[] {
  return settingRows.flatMap((row) => {
    const text = row.environmentVariable === null ? undefined : env[row.environmentVariable]
    return text === undefined ? [] : [{ name: row.name, text, source: 'environment' as const }]
  })
}

/**
 * Parses values and returns them, keyed by setting name. Inputs and flags override environment variables. A flag that
 * takes a list may be repeated.
 */
export function givenLayer(given: readonly GivenValue[]): {
  readonly layer: Layer
  readonly problems: readonly Problem[]
} {
  const layer = new Map<string, Given>()
  const problems: Problem[] = []
  for (const value of given) {
    const row = findSetting(value.name)
    if (row === null) problems.push(unknownName(value.name))
    else if (value.text.trim() !== '') {
      const earlier = layer.get(row.name)
      const isOverridden = value.source === 'environment' && earlier !== undefined && earlier.source !== 'environment'
      if (!isOverridden) layer.set(row.name, givenText(value, row, earlier))
    }
  }
  return { layer, problems }
}

function givenText({ text, source }: GivenValue, row: Row, earlier: Given | undefined): Given {
  const isRepeated = row.kind.isList && source === 'flag' && earlier?.source === 'flag'
  const first = isRepeated && earlier.input.form === 'text' ? `${earlier.input.text}\n` : ''
  const input = { form: 'text', text: `${first}${row.isSecret ? text : text.trim()}` } as const
  const label = source === 'environment' ? (row.environmentVariable ?? row.name) : row.name
  return parseGiven(row, { input, label, source, place: null })
}

function unknownName(name: string): Problem {
  const names = settingRows.map((row) => row.name)
  return { input: name, expected: 'the name of a setting', todo: suggestName(name, names) }
}
