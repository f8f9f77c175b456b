/** A file with history → days: which form it has, and that form's reader. */

import { bad, ok, type Parsed } from '../../errors/problem.ts'
import { type ImportedFile, type ImportRules, shownProblems } from './import-rules.ts'
import { readCsvImport } from './read-csv-import.ts'
import { readJsonImport } from './read-json-import.ts'
import { readSndsImport } from './read-snds-import.ts'

/** The forms of files. `yahoo` is CSV with Yahoo's headings; it is named for those who look for it. */
export const importFormats = ['json', 'csv', 'snds', 'yahoo'] as const
export type ImportFormat = (typeof importFormats)[number]

/** Larger files hold more than any provider gives: 1,000 domains × 400 days are 40 MB. */
export const maxImportBytes: number = 128 * 1024 * 1024

/** A file, read, and the form it had. */
export interface ReadImport extends ImportedFile {
  readonly format: ImportFormat
}

/**
 * Reads it: all of it, or every problem in it (fifty in full, the rest as a number).
 *
 * @param format `null`: what it looks like
 */
export function readImport(bytes: Uint8Array, format: ImportFormat | null, rules: ImportRules): Parsed<ReadImport> {
  const place = { file: rules.file }
  if (bytes.byteLength > maxImportBytes) {
    const expected = `at most ${maxImportBytes} bytes`
    return bad({ input: 'file', came: `${bytes.byteLength} bytes`, expected, todo: 'split it by domain', place })
  }
  const text = decode(bytes)
  if (text === null) {
    const todo = 'save it as UTF-8 (in a spreadsheet: "CSV UTF-8")'
    return bad({ input: 'file', came: 'bytes that are no UTF-8', expected: 'UTF-8 or UTF-16', todo, place })
  }
  const found = format ?? formatOf(text)
  const read = readerOf[found](text, rules)
  return read.status === 'ok' ? ok({ ...read.value, format: found }) : bad(...shownProblems(read.problems))
}

const readerOf: Readonly<Record<ImportFormat, (text: string, rules: ImportRules) => Parsed<ImportedFile>>> = {
  json: readJsonImport,
  csv: readCsvImport,
  snds: readSndsImport,
  yahoo: readCsvImport,
}

/** JSON begins with a bracket; SNDS with an address, or with the heading of that column. */
function formatOf(text: string): ImportFormat {
  const start = text.trimStart()
  if (/^[{[]/u.test(start)) return 'json'
  const [line = ''] = start.split(/[\r\n]/u, 1)
  if (/^"?(?:\d{1,3}(?:\.\d{1,3}){3}|[0-9a-f]{0,4}:[0-9a-f:.]+|ip(?:[ _-]?address)?)"?[,;\t]/iu.test(line))
    return 'snds'
  return /complaint rate/iu.test(line) ? 'yahoo' : 'csv'
}

/** `null`: neither UTF-8 nor UTF-16 with its mark. The mark goes. */
function decode(bytes: Uint8Array): string | null {
  const [first, second] = bytes
  const marks = new Map([
    ['255 254', 'utf-16le'],
    ['254 255', 'utf-16be'],
  ])
  try {
    return new TextDecoder(marks.get(`${first} ${second}`) ?? 'utf-8', { fatal: true }).decode(bytes)
  } catch {
    // TypeError: bytes that this encoding does not have. To guess at another would put wrong words into the data.
    return null
  }
}
