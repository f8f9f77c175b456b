/** Reads a YAML file whose top level is a map. */

import type { Parsed } from '../../errors/problem.ts'
import { bad, ok } from '../../errors/problem.ts'
import type { Files } from '../../world/world.ts'
import { type ConfigEntry, nameShape, parseYaml } from './config-value.ts'

/** Which file, and how problems speak of it. */
export interface YamlFile {
  /** As it was named; problems show it. */
  readonly path: string
  readonly absolutePath: string
  /** What to do when it is not there. */
  readonly todo: string
}

const maxFileBytes = 1_048_576
const input = 'config'

/** Its entries; none for an empty file. Every syntax error at once, none of which quotes the file. */
export async function readYamlMap(file: YamlFile, files: Files): Promise<Parsed<readonly ConfigEntry[]>> {
  const found = await files.stat(file.absolutePath)
  if (found === null) {
    const expected = 'a config file that is there'
    return bad({ input, came: JSON.stringify(file.path), expected, todo: file.todo })
  }
  const text = await readText(file, found, files)
  return text.status === 'ok' ? parseEntries(text.value, file.path) : text
}

async function readText(
  { path, absolutePath }: YamlFile,
  found: { readonly sizeBytes: number; readonly kind: string },
  files: Files,
): Promise<Parsed<string>> {
  const problem = { input, place: { file: path } }
  if (found.kind !== 'file') return bad({ ...problem, came: `a ${found.kind}`, expected: 'a file' })
  if (found.sizeBytes > maxFileBytes) {
    return bad({ ...problem, came: `${found.sizeBytes} bytes`, expected: `at most ${maxFileBytes} bytes (1 MiB)` })
  }
  try {
    return ok(new TextDecoder('utf-8', { fatal: true }).decode(await files.read(absolutePath)))
  } catch (error) {
    // fatal decoding throws a TypeError; anything else comes from the file system and carries a code.
    if (error instanceof TypeError) return bad({ ...problem, came: 'bytes that are not UTF-8', expected: 'UTF-8 text' })
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error)
    return bad({ ...problem, came: code, expected: 'a file that can be read' })
  }
}

function parseEntries(text: string, path: string): Parsed<readonly ConfigEntry[]> {
  const parsed = parseYaml(text, { file: path, input })
  if (parsed.status === 'bad') return parsed
  if (parsed.value.kind === 'map') return ok(parsed.value.entries)
  if (parsed.value.kind === 'empty') return ok([])
  const expected = 'a map of settings, one `name: value` a line'
  return bad({ input, came: nameShape(parsed.value), expected, place: parsed.value.place })
}
