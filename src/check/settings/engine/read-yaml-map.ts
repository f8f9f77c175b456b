/** Reads a YAML file whose top level is a map. */

import { bad, ok, type Parsed } from '../../../foundation/errors/problem.ts'
import type { Files } from '../../../foundation/world/world.ts'
import { type ConfigEntry, nameShape, parseYaml } from './config-value.ts'

export interface YamlFile {
  /** The path of the file, as the user wrote it. */
  readonly path: string
  readonly absolutePath: string
  /** The fix to suggest if the file does not exist. */
  readonly todo: string
}

/** The maximum size of a config file. */
export const maxConfigBytes = 1_048_576
const input = 'config'

/** Parses the content of a config file, in this thread or in a worker thread. */
export type ParseMap = (
  bytes: Uint8Array,
  path: string,
) => Parsed<readonly ConfigEntry[]> | Promise<Parsed<readonly ConfigEntry[]>>

/** Reads the entries of a YAML file, or returns all its syntax errors. An empty file has no entries. */
export async function readYamlMap(
  file: YamlFile,
  files: Files,
  parse: ParseMap = parseYamlMap,
): Promise<Parsed<readonly ConfigEntry[]>> {
  const found = await files.stat(file.absolutePath)
  const problem = { input, place: { file: file.path } }
  if (found === null) {
    const expected = 'an existing file'
    return bad({ input, came: JSON.stringify(file.path), expected, todo: file.todo })
  }
  if (found.kind !== 'file') return bad({ ...problem, came: `a ${found.kind}`, expected: 'a file' })
  if (found.sizeBytes > maxConfigBytes) {
    return bad({ ...problem, came: `${found.sizeBytes} bytes`, expected: `at most ${maxConfigBytes} bytes (1 MiB)` })
  }
  try {
    return await parse(await files.read(file.absolutePath), file.path)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error)
    return bad({ ...problem, came: code, expected: 'a readable file' })
  }
}

/** Parses the content of a YAML file whose top level is a map. */
export function parseYamlMap(bytes: Uint8Array, path: string): Parsed<readonly ConfigEntry[]> {
  const text = decodeUtf8(bytes)
  if (text !== null) return parseEntries(text, path)
  return bad({ input, came: 'invalid UTF-8', expected: 'UTF-8 text', place: { file: path } })
}

function decodeUtf8(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    // The decoder throws only for invalid UTF-8.
    return null
  }
}

function parseEntries(text: string, path: string): Parsed<readonly ConfigEntry[]> {
  const parsed = parseYaml(text, { file: path, input })
  if (parsed.status === 'bad') return parsed
  if (parsed.value.kind === 'map') return ok(parsed.value.entries)
  if (parsed.value.kind === 'empty') return ok([])
  const expected = 'a map of settings, one `name: value` per line'
  return bad({ input, came: nameShape(parsed.value), expected, place: parsed.value.place })
}
