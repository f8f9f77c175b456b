/** Parses YAML and JSON of limited size into values that carry their line and column. */

import {
  type Alias,
  type Document,
  isAlias,
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  parseDocument,
  type YAMLError,
} from 'yaml'

import { bad, ok, type Parsed, type Problem, type SourcePlace } from '../../../foundation/errors/problem.ts'
import { describeYamlError } from '../../../foundation/errors/yaml-errors.ts'
import { findYamlExcess } from '../../../foundation/errors/yaml-limits.ts'

/** A value in a config file. For a scalar, `text` is what the user wrote (`85.50`) and `value` is its value in YAML. */
export type ConfigValue =
  | { readonly kind: 'empty'; readonly place: SourcePlace }
  | {
      readonly kind: 'scalar'
      readonly text: string
      readonly value: string | number | boolean
      readonly place: SourcePlace
    }
  | { readonly kind: 'list'; readonly items: readonly ConfigValue[]; readonly place: SourcePlace }
  | { readonly kind: 'map'; readonly entries: readonly ConfigEntry[]; readonly place: SourcePlace }

/** A `key: value` pair. `place` is the position of the key. */
export interface ConfigEntry {
  readonly key: string
  readonly place: SourcePlace
  readonly value: ConfigValue
}

/** The file that contains the text, and the name of the input that contains the file's path. */
export interface YamlOrigin {
  readonly file: string
  readonly input: string
}

/** The maximum number of values. Nested aliases can expand a file of a few lines to billions of values. */
const maxValueCount = 200_000
const maxDepth = 50

/** Parses YAML 1.2. Returns all syntax errors and duplicate keys as problems that quote no values. */
export function parseYaml(text: string, origin: YamlOrigin): Parsed<ConfigValue> {
  const excess = findYamlExcess(text)
  if (excess !== null) return bad({ input: origin.input, ...excess, place: { file: origin.file } })
  const lineCounter = new LineCounter()
  // `prettyErrors` would quote the source, which may contain a secret, and `uniqueKeys` would compare every key with
  // every other key.
  const document = parseDocument(text, { lineCounter, prettyErrors: false, uniqueKeys: false, stringKeys: true })
  const findings = [...document.errors, ...document.warnings]
  if (findings.length > 0) {
    return bad(...mainProblems(findings.map((error) => syntaxProblem(error, lineCounter, origin))))
  }
  const walk = new Walk(document, lineCounter, origin)
  const value = walk.convert(document.contents, 0)
  return walk.problems.length > 0 ? bad(...walk.problems) : ok(value)
}

/**
 * Selects at most five problems, one per line, because later problems are usually consequences of the first one. If a
 * line has several problems, the last one is the most specific.
 */
function mainProblems(problems: readonly Problem[]): readonly Problem[] {
  return [...new Map(problems.map((problem) => [problem.place?.line, problem])).values()].slice(0, 5)
}

function syntaxProblem(error: YAMLError, lineCounter: LineCounter, origin: YamlOrigin): Problem {
  const at = lineCounter.linePos(error.pos[0])
  const described = describeYamlError(error.code)
  return { input: origin.input, ...described, place: { file: origin.file, line: at.line, column: at.col } }
}

/** Converts the yaml package's nodes, and counts the values after all aliases are expanded. */
class Walk {
  readonly problems: Problem[] = []
  readonly #document: Document
  readonly #lineCounter: LineCounter
  readonly #origin: YamlOrigin
  /**
   * Caches the target of each alias, because nested aliases are converted many times and each search walks the whole
   * document.
   */
  readonly #targets = new Map<Alias, ReturnType<Alias['resolve']>>()
  #valueCount = 0

  constructor(document: Document, lineCounter: LineCounter, origin: YamlOrigin) {
    this.#document = document
    this.#lineCounter = lineCounter
    this.#origin = origin
  }

  convert(node: unknown, depth: number): ConfigValue {
    const place = this.#placeOf(node)
    this.#valueCount += 1
    if (this.#valueCount > maxValueCount || depth > maxDepth) return this.#refuseSize(place)
    if (isAlias(node)) return this.#convertAlias(node, place, depth)
    if (isSeq(node)) return { kind: 'list', items: node.items.map((item) => this.convert(item, depth + 1)), place }
    if (isMap(node)) return { kind: 'map', entries: this.#entriesOf(node.items, depth), place }
    return isScalar(node) ? scalarAt(node, place) : { kind: 'empty', place }
  }

  #convertAlias(alias: Alias, place: SourcePlace, depth: number): ConfigValue {
    const target = this.#targets.get(alias) ?? alias.resolve(this.#document)
    this.#targets.set(alias, target)
    if (target !== undefined) return this.convert(target, depth + 1)
    this.problems.push({ input: this.#origin.input, ...describeYamlError('BAD_ALIAS'), place })
    return { kind: 'empty', place }
  }

  #entriesOf(pairs: readonly { readonly key: unknown; readonly value: unknown }[], depth: number): ConfigEntry[] {
    const entries = new Map<string, ConfigEntry>()
    for (const pair of pairs) {
      const key = isScalar(pair.key) ? String(pair.key.value) : ''
      const place = this.#placeOf(pair.key)
      const first = entries.get(key)
      if (first === undefined) entries.set(key, { key, place, value: this.convert(pair.value, depth + 1) })
      else this.#refuseDuplicate(first, place)
    }
    return [...entries.values()]
  }

  #refuseDuplicate(first: ConfigEntry, place: SourcePlace): void {
    this.problems.push({
      input: this.#origin.input,
      came: `a second key ${JSON.stringify(first.key)}`,
      expected: `each key once (first on line ${first.place.line ?? '?'})`,
      todo: 'remove one of the two',
      place,
    })
  }

  #refuseSize(place: SourcePlace): ConfigValue {
    if (this.problems.every((problem) => problem.expected !== sizeExpectation)) {
      this.problems.push({
        input: this.#origin.input,
        expected: sizeExpectation,
        todo: 'remove aliases (`*name`)',
        place,
      })
    }
    return { kind: 'empty', place }
  }

  #placeOf(node: unknown): SourcePlace {
    const range = isScalar(node) || isMap(node) || isSeq(node) || isAlias(node) ? node.range : null
    if (range === null || range === undefined) return { file: this.#origin.file }
    const at = this.#lineCounter.linePos(range[0])
    return { file: this.#origin.file, line: at.line, column: at.col }
  }
}

const sizeExpectation = `at most ${maxValueCount} values and ${maxDepth} levels after all aliases are expanded`

function scalarAt(node: { readonly value: unknown; readonly source?: string }, place: SourcePlace): ConfigValue {
  const { value } = node
  if (typeof value === 'string') return { kind: 'scalar', text: value, value, place }
  if (typeof value === 'number' || typeof value === 'boolean') {
    return { kind: 'scalar', text: node.source ?? String(value), value, place }
  }
  return { kind: 'empty', place }
}

/**
 * Parses JSON many times faster than parseYaml() would. Returns `null` if the text is invalid or nested too deeply. All
 * values get the position `origin`.
 */
export function parseJsonValue(text: string, origin: SourcePlace): ConfigValue | null {
  try {
    return fromPlain(JSON.parse(text), origin, 0)
  } catch {
    // The caller then calls parseYaml(), which reports the errors.
    return null
  }
}

function fromPlain(value: unknown, place: SourcePlace, depth: number): ConfigValue {
  if (depth > maxDepth) throw new RangeError('nested too deep')
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') {
    return { kind: 'scalar', text: String(value), value, place }
  }
  if (Array.isArray(value)) {
    return { kind: 'list', items: value.map((item) => fromPlain(item, place, depth + 1)), place }
  }
  if (typeof value !== 'object' || value === null) return { kind: 'empty', place }
  const entries = Object.entries(value).map(([key, item]) => ({
    key,
    place,
    value: fromPlain(item, place, depth + 1),
  }))
  return { kind: 'map', entries, place }
}

/** Converts a value to plain data. An empty value becomes `null`. */
export function toPlain(value: ConfigValue): unknown {
  if (value.kind === 'empty') return null
  if (value.kind === 'scalar') return value.value
  return value.kind === 'list' ? value.items.map(toPlain) : toPlainObject(value.entries)
}

/** Converts the entries of a map to a plain object. The key `__proto__` becomes an ordinary property. */
export function toPlainObject(entries: readonly ConfigEntry[]): Readonly<Record<string, unknown>> {
  return Object.fromEntries(entries.map((entry) => [entry.key, toPlain(entry.value)]))
}

/** Describes the type of a value for messages, such as `a list`. */
export function nameShape(value: ConfigValue): string {
  return { empty: 'nothing', scalar: 'a single value', list: 'a list', map: 'a map' }[value.kind]
}
