/** The values that a template is rendered with: JSON or YAML, always an object. */

import { posix } from 'node:path'

import { bad, ok, type Parsed, quoteValue } from '../errors/problem.ts'
import { findJsonError } from './json-error.ts'
import { readYaml } from './read-yaml.ts'
import type { Repository } from './repository.ts'
import { positionOf } from './source-text.ts'

/** Where the values of a template come from. `path` is relative to the repository. */
export type TemplateDataSource =
  | { readonly kind: 'none' }
  | { readonly kind: 'file'; readonly path: string }
  | { readonly kind: 'inline'; readonly value: Readonly<Record<string, unknown>> }

export interface TemplateData {
  readonly values: Readonly<Record<string, unknown>>
  /** What problems call it: the file's path or `inline data`; `null`: there is no data. */
  readonly name: string | null
}

/** Enough for every list that is repeated on purpose, too few for a bomb. */
const maxAliasCount = 100

/** Reads the data: a file by its extension `.json`, `.yml` or `.yaml`. */
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
  if (isRecord(value.value)) return ok({ values: value.value, name: file.value.path })
  const came = Array.isArray(value.value) ? 'a list' : quoteValue(value.value)
  return bad({ input: 'data', came, expected: 'an object with names and values', place: { file: file.value.path } })
}

const parsers: Readonly<Record<string, (text: string, file: string) => Parsed<unknown>>> = {
  '.json': parseJson,
  '.yml': parseYamlData,
  '.yaml': parseYamlData,
}

function parseJson(text: string, file: string): Parsed<unknown> {
  try {
    const value: unknown = JSON.parse(text)
    return ok(value)
  } catch {
    // V8's message quotes the data and gives a place only sometimes; we look for it ourselves.
    const offset = findJsonError(text)
    const found =
      text.at(offset) === undefined || offset >= text.length ? 'the end of the file' : quoteValue(text[offset])
    return bad({ input: 'data', came: found, expected: 'valid JSON', place: { file, ...positionOf(text, offset) } })
  }
}

function parseYamlData(text: string, file: string): Parsed<unknown> {
  const document = readYaml({ input: 'data', file, text, skippedLines: 0, maxAliasCount })
  return document.status === 'bad' ? document : ok(document.value.value)
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
