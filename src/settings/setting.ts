/** What one row of the settings table says, and the two forms in which a value can come. */

import type { Parsed } from '../errors/problem.ts'
import type { ConfigValue } from './config/config-value.ts'

/** A piece of JSON Schema (draft-07). */
export type JsonSchema = Readonly<Record<string, unknown>>

/** A value as it came: the text of an input, flag or variable, or a piece of the config file. */
export type SettingInput =
  | { readonly form: 'text'; readonly text: string }
  | { readonly form: 'config'; readonly value: ConfigValue }

/** Parses one text; `input` is the setting's name, which every problem carries. */
export type ParseText<T> = (text: string, input: string) => Parsed<T>

/** A form of value that several settings share: how it is called, described to editors, and parsed. */
export interface Kind<T> {
  /** In words: `percent`, `list of provider types`. */
  readonly type: string
  /** `null` where the value has none. */
  readonly unit: string | null
  /** What stands between the angle brackets in the command line's help. */
  readonly valueName: string
  /** What the config file may hold. */
  readonly schema: JsonSchema
  /** True: the value is a list, so a flag may be repeated. */
  readonly isList: boolean
  readonly parse: (input: SettingInput, name: string) => Parsed<T>
}

/** One row of the settings table. */
export interface Setting<Name extends string, Value> {
  readonly name: Name
  readonly kind: Kind<Value>
  /** The default as a user would write it; `null`: there is none, or it depends on something else. */
  readonly default: string | null
  /** Says in words what holds when nothing is given and `default` alone does not tell. */
  readonly defaultNote: string | null
  /** A paragraph without the example and the default, which stand in fields of their own. Its first sentence sums it up. */
  readonly description: string
  /** As a user would write it. */
  readonly example: string | null
  /** Never printed, and refused in the config file. */
  readonly isSecret: boolean
  /** True: it decides where secrets are sent, so it comes from whoever gives the secrets, never from the config file. */
  readonly isDestination: boolean
  /** Read when neither an input nor a flag gives the setting. */
  readonly environmentVariable: string | null
  readonly isAllowedInConfig: boolean
  /** True: an entry of `templates` in the config file may set it too. */
  readonly isPerTemplate: boolean
  /** True: the action's own default, written into action.yml. */
  readonly actionDefault: string | null
}

/** A group of rows, by name: one row for each field of `Values`. */
export type Rows<Values> = {
  readonly [Name in keyof Values & string]: Setting<Name, Values[Name]>
}

type RowParts<Name extends string, Value> = Pick<Setting<Name, Value>, 'name' | 'kind' | 'description'> &
  Partial<Setting<Name, Value>>

/** A row with the usual answers filled in: not secret, no destination of secrets, allowed in the config file, no default. */
export function setting<Name extends string, Value>(parts: RowParts<Name, Value>): Setting<Name, Value> {
  return {
    default: null,
    defaultNote: null,
    example: null,
    isSecret: false,
    isDestination: false,
    environmentVariable: null,
    isAllowedInConfig: parts.isSecret !== true && parts.isDestination !== true,
    isPerTemplate: false,
    actionDefault: null,
    ...parts,
  }
}
