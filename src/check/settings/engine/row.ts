/** Defines the rows of settings tables, and infers types from a table. */

import { type Parsed, renderProblem } from '../../../foundation/errors/problem.ts'
import type { ConfigValue } from './config-value.ts'

/** A part of a JSON Schema (draft-07). */
export type JsonSchema = Readonly<Record<string, unknown>>

/** The value of a setting as the user wrote it: a string (input, flag or variable) or a value in a config file. */
export type SettingInput =
  | { readonly form: 'text'; readonly text: string }
  | { readonly form: 'config'; readonly value: ConfigValue }

/** Parses the text of a setting. `input` is the name of the setting in error messages. */
export type ParseText<T> = (text: string, input: string) => Parsed<T>

/** A type of setting, such as a duration. `Absent` is the type of the value when the setting is not set. */
export interface Kind<Value, Absent = null> {
  /** The placeholder for the value in the command-line help, such as `percent`. */
  readonly valueName: string
  /** The JSON Schema of the values that a config file may contain. */
  readonly schema: JsonSchema
  /** Whether the flag may be repeated. */
  readonly isList: boolean
  readonly absent: Absent
  readonly parse: (input: SettingInput, name: string) => Parsed<Value>
}

/** The options of a row, which describe the setting. */
interface RowOptions {
  /**
   * The description, whose first sentence is the summary in `--help`. The text should not repeat `example` and
   * `default`.
   */
  readonly description: string
  /** The default value, as a user would write it. */
  readonly default?: string
  /** A description of the default, for settings whose default is not a fixed value. */
  readonly defaultNote?: string
  /** An example value, as a user would write it. */
  readonly example?: string
  readonly environmentVariable?: string
  /** Whether the value is secret. Secrets are never printed and are not allowed in a config file. */
  readonly isSecret?: true
  /**
   * Whether the setting determines where secrets are sent. Such a setting is not allowed in a config file, because a
   * pull request can change that file.
   */
  readonly isDestination?: true
  readonly isAllowedInConfig?: false
  /** Whether the setting is also allowed in an entry of `templates`. */
  readonly isPerTemplate?: true
  /** The default value of the input in action.yml. */
  readonly actionDefault?: string
  /** Whether `presend serve` has a flag with this name. */
  readonly isFlag?: true
}

/** All options of a row. Options that the row does not set are `null` or `false`. */
type CompleteOptions = {
  readonly [Name in keyof RowOptions]-?: NonNullable<RowOptions[Name]> extends boolean
    ? boolean
    : undefined extends RowOptions[Name]
      ? NonNullable<RowOptions[Name]> | null
      : RowOptions[Name]
}

/** A row in a settings table, without the setting's name, which is the row's key in the table. */
export interface RowSpec<Field extends string, Value> extends CompleteOptions {
  /**
   * The property in the settings object that contains the value, such as `timeoutMs` or `smtp.host` (at most one dot).
   */
  readonly field: Field
  readonly kind: Kind<unknown, unknown>
  /** The setting's value if the user does not set it. */
  readonly defaultValue: Value
}

/** A row in a settings table, which defines one setting. */
export interface Row<Field extends string = string, Value = unknown> extends RowSpec<Field, Value> {
  /**
   * The name of the setting, such as `min-inbox-rate`. In names of service file settings, a dot separates the key of a
   * nested map from the key inside that map.
   */
  readonly name: string
}

/** Rows, keyed by setting name, in the order in which the documentation lists the settings. */
export type Table = Readonly<Record<string, Row>>

export type NameIn<T extends Table> = keyof T & string
export type ValueIn<T extends Table, Name extends NameIn<T>> = T[Name]['defaultValue']

/** Defines a row. @throws Error if `kind` cannot parse the default */
export function row<const Field extends string, Value, Absent, const Options extends RowOptions>(
  field: Field,
  kind: Kind<Value, Absent>,
  options: Options,
): RowSpec<Field, Options extends { readonly default: string } ? Value : Value | Absent> {
  return {
    field,
    kind,
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the kind of this row has parsed the value
    defaultValue: parseDefault(kind, options.default) as Options extends { readonly default: string }
      ? Value
      : Value | Absent,
    defaultNote: null,
    example: null,
    environmentVariable: null,
    isSecret: false,
    isDestination: false,
    isAllowedInConfig: options.isSecret !== true && options.isDestination !== true,
    isPerTemplate: false,
    actionDefault: null,
    isFlag: false,
    ...options,
    default: options.default ?? null,
  }
}

function parseDefault(kind: Kind<unknown, unknown>, text: string | undefined): unknown {
  if (text === undefined) return kind.absent
  const parsed = kind.parse({ form: 'text', text }, 'default')
  if (parsed.status === 'bad') throw new Error(parsed.problems.map(renderProblem).join('\n'))
  return parsed.value
}

/** Creates a settings table. The key of each row becomes the name of its setting. */
export function table<Rows extends Readonly<Record<string, RowSpec<string, unknown>>>>(
  rows: Rows,
): { readonly [Name in keyof Rows]: Rows[Name] & { readonly name: string } } {
  const named = Object.entries(rows).map(([name, spec]) => [name, { ...spec, name }])
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.fromEntries() loses the names
  return Object.fromEntries(named) as { readonly [Name in keyof Rows]: Rows[Name] & { readonly name: string } }
}

/** Returns the names of the settings in a table. */
export function namesIn<T extends Readonly<Record<string, unknown>>>(rows: T): readonly (keyof T & string)[] {
  return Object.keys(rows)
}

/** The section that a field belongs to, such as `smtp` for `smtp.host`. */
type SectionOf<Field> = Field extends `${infer Section}.${string}` ? Section : never
/** The key of a field within its section, such as `host` for `smtp.host`. */
type KeyIn<Field, Section extends string> = Field extends `${Section}.${infer Key}` ? Key : never

/** The settings object of a table. The `smtp.host` field becomes the `host` property of its `smtp` object. */
export type FieldsOf<T extends Table> = {
  readonly [Name in keyof T as Exclude<T[Name]['field'], `${string}.${string}`>]: T[Name]['defaultValue']
} & {
  readonly [Section in SectionOf<T[keyof T]['field']>]: {
    readonly [Name in keyof T as KeyIn<T[Name]['field'], Section>]: T[Name]['defaultValue']
  }
}

/** Describes the default of a setting. Returns `null` for secrets and for settings without a default. */
export function describeDefault(spec: Pick<Row, 'default' | 'defaultNote'>): string | null {
  return spec.default ?? spec.defaultNote
}

/** The properties of `T`, none of which can be `null`. */
export type Complete<T> = { readonly [Key in keyof T]: NonNullable<T[Key]> }
