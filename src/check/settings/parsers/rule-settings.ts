/** Parses the settings of preflight rules: their severities and options, keyed by rule id. */

import { bad, ok, type Parsed, parsedObject } from '../../../foundation/errors/problem.ts'
import { type ConfigEntry, type ConfigValue, nameShape, toPlain } from '../engine/config-value.ts'
import type { Kind, SettingInput } from '../engine/row.ts'
import { didYouMean } from './choice.ts'
import { parseMapValue } from './object.ts'

const ruleSeverities = ['error', 'warning', 'notice', 'off'] as const

export type RuleSeverity = (typeof ruleSeverities)[number]

/** The settings of one preflight rule. `severity` is null if the user set only options. */
export interface RuleSetting {
  readonly severity: RuleSeverity | null
  readonly options: Readonly<Record<string, number | string | boolean | readonly string[]>>
}

/** The settings of preflight rules, keyed by rule id. */
export type RuleSettings = Readonly<Record<string, RuleSetting>>

/** The setting type for a map of rule ids. The ids and options are not checked until the rules run. */
export const ruleSettings: Kind<RuleSettings, RuleSettings> = {
  valueName: 'map',
  isList: false,
  absent: {},
  schema: {
    type: 'object',
    additionalProperties: {
      anyOf: [{ enum: ruleSeverities }, { type: 'object', properties: { severity: { enum: ruleSeverities } } }],
    },
  },
  parse: parseRules,
}

function parseRules(given: SettingInput, input: string): Parsed<RuleSettings> {
  const parsed = parseMapValue(given, input, 'a map such as {"image-alt": "off"}')
  if (parsed.status === 'bad') return parsed
  const { entries } = parsed.value
  return parsedObject(
    Object.fromEntries(entries.map((entry) => [entry.key, parseRule(entry, `${input}.${entry.key}`)])),
  )
}

function parseRule({ value, place }: ConfigEntry, input: string): Parsed<RuleSetting> {
  if (value.kind !== 'map') {
    const severity = parseSeverity(value, input)
    return severity.status === 'ok' ? ok({ severity: severity.value, options: {} }) : severity
  }
  const written = value.entries.find(({ key }) => key === 'severity')
  const severity = written === undefined ? ok(null) : parseSeverity(written.value, `${input}.severity`)
  if (severity.status === 'bad') return severity
  const options: [string, RuleSetting['options'][string]][] = []
  for (const { key, value: option } of value.entries) {
    if (key === 'severity') continue
    const plain = toPlain(option)
    if (!isOption(plain)) {
      const expected = 'a number, a string, true, false, or a list of strings'
      return bad({ input: `${input}.${key}`, came: nameShape(option), expected, place })
    }
    options.push([key, plain])
  }
  return ok({ severity: severity.value, options: Object.fromEntries(options) })
}

/** Parses a severity. The value false counts as `off`, because YAML 1.1 tools write `off` as false. */
function parseSeverity(value: ConfigValue, input: string): Parsed<RuleSeverity> {
  const text = value.kind === 'scalar' ? value.text : ''
  const found = ruleSeverities.find((one) => one === text || (one === 'off' && text === 'false'))
  if (found !== undefined) return ok(found)
  const came = value.kind === 'scalar' ? JSON.stringify(text.slice(0, 40)) : nameShape(value)
  const todo = didYouMean(text, ruleSeverities)
  const expected = `one of ${ruleSeverities.join(', ')}`
  return bad({ input, came, expected, place: value.place, ...(todo === undefined ? {} : { todo }) })
}

function isOption(value: unknown): value is RuleSetting['options'][string] {
  if (Array.isArray(value)) return value.every((item) => typeof item === 'string')
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
}
