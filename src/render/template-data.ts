/** Reads template data from JSON or YAML. */

import { posix } from 'node:path'

import { isObject } from '../foundation/errors/json-object.ts'
import { bad, ok, type Parsed, positionOf, quoteValue } from '../foundation/errors/problem.ts'
import type { Repository } from '../foundation/world/repository.ts'
import { findJsonError } from './json-error.ts'
import { readYaml } from './read-yaml.ts'

/** The source of the data. `path` is relative to the repository. */
export type TemplateDataSource =
  | { readonly kind: 'none' }
  | { readonly kind: 'file'; readonly path: string }
  | { readonly kind: 'inline'; readonly value: Readonly<Record<string, unknown>> }

export interface TemplateData {
  readonly values: Readonly<Record<string, unknown>>
  /** The name of the data in error messages: the path of the file, or `inline data`; null if there is no data. */
  readonly name: string | null
}

/** The maximum number of YAML aliases. The limit prevents YAML bombs. */
const maxAliasCount = 100

/** Reads the data of a template. A data file must have the extension `.json`, `.yml` or `.yaml`. */
export async function readTemplateData(
  source: TemplateDataSource,
  repository: Repository,
): Promise<Parsed<TemplateData>> {
  if (source.kind === 'none') return ok({ values: {}, name: null })
  if (source.kind === 'inline') return ok({ values: source.value, name: 'inline data' })
  const parse = parsers[posix.extname(source.path).toLowerCase()]
  if (parse === undefined) {
    return bad({ input: 'data', came: quoteValue(source.path), expected: 'a .json, .yml or .yaml file' })
  }
  const file = await repository.readText(source.path, { input: 'data' })
  if (file.status === 'bad') return file
  const value = parse(file.value.text, file.value.path)
  if (value.status === 'bad') return value
  if (isDeeperThan(value.value, maxDepth)) {
    const [came, expected] = ['values nested too deeply', `at most ${maxDepth} levels`]
    return bad({ input: 'data', came, expected, place: { file: file.value.path } })
  }
  if (isObject(value.value)) return ok({ values: value.value, name: file.value.path })
  return bad({ input: 'data', came: shapeOf(value.value), expected: 'an object', place: { file: file.value.path } })
}

/** The maximum nesting depth of the data. The depth is limited because engines and filters are recursive. */
const maxDepth = 100

function isDeeperThan(value: unknown, levelCount: number): boolean {
  if (typeof value !== 'object' || value === null) return false
  return levelCount === 0 || Object.values(value).some((inner) => isDeeperThan(inner, levelCount - 1))
}

const parsers: Readonly<Record<string, (text: string, file: string) => Parsed<unknown>>> = {
  '.json': parseJsonData,
  '.yml': parseYamlData,
  '.yaml': parseYamlData,
}

function parseJsonData(text: string, file: string): Parsed<unknown> {
  try {
    const value: unknown = JSON.parse(text)
    return ok(value)
  } catch {
    // Parse the text again to locate the error, because V8's message quotes the data and often does not contain the
    // position.
    const offset = findJsonError(text)
    const came = offset < text.length ? quoteValue(text[offset]) : 'the end of the file'
    return bad({ input: 'data', came, expected: 'valid JSON', place: { file, ...positionOf(text, offset) } })
  }
}

function parseYamlData(text: string, file: string): Parsed<unknown> {
  const document = readYaml({ input: 'data', file, text, skippedLines: 0, maxAliasCount })
  return document.status === 'bad' ? document : ok(document.value.value)
}

function shapeOf(value: unknown): string {
  if (Array.isArray(value)) return 'a list'
  return value === null ? 'nothing' : 'a single value'
}
