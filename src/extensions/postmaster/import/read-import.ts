/** Reads an imported file. */

import { bad, type Parsed } from '../../../foundation/errors/problem.ts'
import { type ImportedDays, type ImportRules, shownProblems } from './import-rules.ts'
import { readJsonImport } from './read-json-import.ts'

/** The maximum size of an imported file. A file with 1,000 domains × 400 days takes 40 MB. */
export const maxImportBytes: number = 128 * 1024 * 1024

/** Reads the whole file, or returns its problems. */
export function readImport(bytes: Uint8Array, rules: ImportRules): Parsed<ImportedDays> {
  const place = { file: rules.file }
  if (bytes.byteLength > maxImportBytes) {
    const expected = `at most ${maxImportBytes} bytes`
    return bad({ input: 'file', came: `${bytes.byteLength} bytes`, expected, todo: 'split it by domain', place })
  }
  const text = decode(bytes)
  if (text === null) {
    return bad({ input: 'file', came: 'invalid UTF-8', expected: 'UTF-8', todo: 'save the file as UTF-8', place })
  }
  const read = readJsonImport(text, rules)
  return read.status === 'ok' ? read : bad(...shownProblems(read.problems))
}

function decode(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}
