/** Reads the action's inputs and the variables that stand in for some of them. */

import { suggestName } from '../settings/closest-name.ts'
import { Secret } from '../world/secret.ts'
import type { Env } from '../world/world.ts'

/** What must be known of a setting to read it. */
export interface InputRow {
  readonly name: string
  readonly isSecret: boolean
  /** Read when the input is empty. */
  readonly environmentVariable: string | null
}

/** One setting that was given, as text. */
export interface GivenInput {
  readonly name: string
  readonly text: string
  readonly source: 'input' | 'environment'
}

export interface ActionInputs {
  readonly given: readonly GivenInput[]
  /** Everything secret that came in, also where another source wins. */
  readonly secrets: readonly Secret[]
  /** Variables that hold secrets: no child process may inherit them. */
  readonly secretVariables: readonly string[]
  /** One sentence for each input that presend does not have. */
  readonly warnings: readonly string[]
}

/**
 * The given inputs in the table's order, as they came. The runner sets `INPUT_<NAME>` in capitals with hyphens kept,
 * for inputs that do not exist too; an empty one means "not given".
 */
export function readInputs(env: Env, rows: readonly InputRow[]): ActionInputs {
  const given = rows.map((row) => readRow(env, row)).filter((input) => input !== null)
  const secretVariables = rows.filter((row) => row.isSecret).flatMap((row) => variablesOf(row))
  const values = secretVariables.map((name) => env[name] ?? '').filter((value) => value.trim() !== '')
  const names = rows.map((row) => row.name)
  return {
    given,
    secrets: [...new Set(values)].map((value) => new Secret(value)),
    secretVariables: secretVariables.filter((name) => env[name] !== undefined),
    warnings: unexpectedInputs(env, names).map(
      (name) => `Unexpected input "${name}": presend has none of this name; ${suggestName(name, names)}`,
    ),
  }
}

function readRow(env: Env, row: InputRow): GivenInput | null {
  const input = env[inputVariable(row.name)] ?? ''
  if (input.trim() !== '') return { name: row.name, text: input, source: 'input' }
  const fromEnvironment = row.environmentVariable === null ? '' : (env[row.environmentVariable] ?? '')
  return fromEnvironment.trim() === '' ? null : { name: row.name, text: fromEnvironment, source: 'environment' }
}

function variablesOf(row: InputRow): readonly string[] {
  return [inputVariable(row.name), row.environmentVariable].filter((name) => name !== null)
}

function inputVariable(name: string): string {
  return `INPUT_${name.replaceAll(' ', '_').toUpperCase()}`
}

/** Their values are never shown: a secret may have been given under a misspelt name. */
function unexpectedInputs(env: Env, names: readonly string[]): readonly string[] {
  const known = new Set(names.map(inputVariable))
  return Object.keys(env)
    .filter((name) => name.startsWith('INPUT_') && name.length > 'INPUT_'.length && !known.has(name))
    .map((name) => name.slice('INPUT_'.length).toLowerCase())
    .toSorted()
}
