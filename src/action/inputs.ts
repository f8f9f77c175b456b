/** Reads the inputs of the action, and the environment variables that can replace some of them. */

import { getInput } from '@actions/core'
import { type Row } from '../check/settings/engine/row.ts'
import { type GivenValue } from '../check/settings/given.ts'
import { closestName, suggestName } from '../foundation/errors/closest-name.ts'
import { Secret } from '../foundation/world/secret.ts'
import type { Env } from '../foundation/world/world.ts'

/** The columns of the settings table that are needed to read an input. */
export type InputRow = Pick<Row, 'name' | 'isSecret' | 'environmentVariable'>

export interface ActionInputs {
  /** The inputs that the user set, including misspelled ones, which the settings report as problems. */
  readonly given: readonly GivenValue[]
  /** All secrets that the user set, including those that another source overrides. */
  readonly secrets: readonly Secret[]
  /** The environment variables that contain secrets. Child processes must not inherit them. */
  readonly secretVariables: readonly string[]
  /** A sentence for each unknown input whose name resembles that of no input. */
  readonly warnings: readonly string[]
}

/**
 * Reads the inputs that the user set, in the order of the settings table. The runner sets every input listed in
 * action.yml, so an empty input counts as not set.
 *
 * @param env the environment of the process, which `@actions/core` reads as well
 */
export function readInputs(env: Env, rows: readonly InputRow[]): ActionInputs {
  const secretVariables = rows.filter((row) => row.isSecret).flatMap(variablesOf)
  const values = secretVariables.map((name) => env[name] ?? '').filter((value) => value.trim() !== '')
  const names = rows.map((row) => row.name)
  const unknown = unknownInputs(env, names)
  // A variable of another tool, such as INPUT_FOO in the env of the job, looks like an input, too. Only a name that
  // resembles that of an input is a misspelled input, which must not take effect as its default.
  const misspelled = unknown.filter((name) => closestName(name, names) !== null)
  const foreign = unknown.filter((name) => closestName(name, names) === null)
  return {
    given: [...rows.map((row) => readRow(env, row)).filter((input) => input !== null), ...misspelled.map(withoutValue)],
    secrets: [...new Set(values)].map((value) => new Secret(value)),
    secretVariables: secretVariables.filter((name) => env[name] !== undefined),
    warnings: foreign.map((name) => `Unknown input "${name}": ${suggestName(name, names)}`),
  }
}

function readRow(env: Env, { name, environmentVariable }: InputRow): GivenValue | null {
  const text = getInput(name, { trimWhitespace: false })
  if (text.trim() !== '') return { name, text, source: 'input' }
  const fallback = environmentVariable === null ? '' : (env[environmentVariable] ?? '')
  return fallback.trim() === '' ? null : { name, text: fallback, source: 'environment' }
}

function variablesOf({ name, environmentVariable }: InputRow): readonly string[] {
  return [inputVariable(name), environmentVariable].filter((variable) => variable !== null)
}

function inputVariable(name: string): string {
  return `INPUT_${name.toUpperCase()}`
}

/** Returns a misspelled input without its value, which could be a secret. */
function withoutValue(name: string): GivenValue {
  return { name, text: '', source: 'input' }
}

/** Returns only the names of unknown inputs, because their values could be secrets under a misspelled name. */
function unknownInputs(env: Env, names: readonly string[]): readonly string[] {
  const known = new Set(names.map(inputVariable))
  return Object.keys(env)
    .filter((name) => name.startsWith('INPUT_') && name.length > 'INPUT_'.length && !known.has(name))
    .map((name) => name.slice('INPUT_'.length).toLowerCase())
    .toSorted()
}
