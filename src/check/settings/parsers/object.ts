/** Parses inline objects in YAML or JSON. */

import { bad, ok, type Parsed, type Problem, type SourcePlace } from '../../../foundation/errors/problem.ts'
import { type ConfigValue, nameShape, parseJsonValue, parseYaml, toPlainObject } from '../engine/config-value.ts'
import type { Kind, SettingInput } from '../engine/row.ts'

const maxInlineCharacters = 1_048_576

/** The setting type for an inline object. */
export const objectKind: Kind<Readonly<Record<string, unknown>>, Readonly<Record<string, unknown>>> = {
  valueName: 'object',
  isList: false,
  absent: {},
  parse: parseObject,
  schema: { type: 'object' },
}

/** Parses an object with any values that JSON can represent. */
function parseObject(given: SettingInput, input: string): Parsed<Readonly<Record<string, unknown>>> {
  const parsed = parseMapValue(given, input, 'an object such as {"campaign": "spring"}')
  if (parsed.status === 'bad') return parsed
  const problem = refuseUnrepresentable(parsed.value, input)
  return problem === null ? ok(toPlainObject(parsed.value.entries)) : bad(problem)
}

/** Parses a map, which is a value in a config file or the text of an input in YAML or JSON. */
export function parseMapValue(
  given: SettingInput,
  input: string,
  expected: string,
): Parsed<Extract<ConfigValue, { kind: 'map' }>> {
  const parsed = given.form === 'config' ? ok(given.value) : parseInline(given.text, input)
  if (parsed.status === 'bad') return parsed
  const { value } = parsed
  return value.kind === 'map' ? ok(value) : bad({ input, came: nameShape(value), expected })
}

/**
 * Parses the text of an input as YAML or JSON. Problems refer to the line within the text, because there is no file.
 */
export function parseInline(text: string, input: string): Parsed<ConfigValue> {
  if (text.length > maxInlineCharacters) {
    return bad({
      input,
      came: `${text.length} characters`,
      expected: `at most ${maxInlineCharacters} characters`,
      todo: 'use a file',
    })
  }
  const json = parseJsonValue(text, { file: input })
  if (json !== null) return ok(json)
  const parsed = parseYaml(text, { file: input, input })
  if (parsed.status === 'ok') return parsed
  return bad(...parsed.problems.map(placeInWords))
}

function placeInWords(problem: Problem): Problem {
  const { place, ...rest } = problem
  return place === undefined ? rest : { ...rest, came: `${rest.came ?? 'an error'}${inWords(place)}` }
}

function inWords(place: SourcePlace): string {
  return place.line === undefined ? '' : ` on line ${place.line}, column ${place.column ?? 1}`
}

/** Rejects numbers that JSON cannot represent and would silently replace with null: `.nan`, `.inf` and 1e999. */
export function refuseUnrepresentable(value: ConfigValue, input: string): Problem | null {
  if (value.kind === 'empty') return null
  if (value.kind === 'scalar') {
    const isRefused = typeof value.value === 'number' && !Number.isFinite(value.value)
    const came = value.text.slice(0, 80)
    return isRefused ? { input, came, expected: 'finite numbers', place: value.place } : null
  }
  const inner = value.kind === 'list' ? value.items : value.entries.map((entry) => entry.value)
  return inner.map((item) => refuseUnrepresentable(item, input)).find((found) => found !== null) ?? null
}
