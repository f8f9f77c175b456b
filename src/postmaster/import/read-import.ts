/** Reads an imported file in any format. */

import { bad, ok, type Parsed } from '../../errors/problem.ts'
import { type ImportedFile, type ImportRules, shownProblems } from './import-rules.ts'
import { readCsvImport } from './read-csv-import.ts'
import { readJsonImport } from './read-json-import.ts'
import { readSndsImport } from './read-snds-import.ts'

/** The import formats. `yahoo` is CSV with Yahoo's headings. */
export const importFormats = ['json', 'csv', 'snds', 'yahoo'] as const
export type ImportFormat = (typeof importFormats)[number]

/** The maximum size of an imported file. A file with 1,000 domains × 400 days takes 40 MB. */
export const maxImportBytes: number = 128 * 1024 * 1024

/** The imported data, and the format that was detected. */
export interface ReadImport extends ImportedFile {
  readonly format: ImportFormat
}

/** Reads the whole file, or returns its problems. @param format the format, or `null` to detect it */
export function readImport(bytes: Uint8Array, format: ImportFormat | null, rules: ImportRules): Parsed<ReadImport> {
  const place = { file: rules.file }
  if (bytes.byteLength > maxImportBytes) {
    const expected = `at most ${maxImportBytes} bytes`
    return bad({ input: 'file', came: `${bytes.byteLength} bytes`, expected, todo: 'split it by domain', place })
  }
  const text = decode(bytes)
  if (text === null) {
    const todo = 'save the file as UTF-8 (in a spreadsheet: "CSV UTF-8")'
    return bad({ input: 'file', came: 'invalid UTF-8', expected: 'UTF-8 or UTF-16', todo, place })
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

/** Detects the format: JSON starts with a bracket, and SNDS data starts with an IP address or the SNDS heading. */
function formatOf(text: string): ImportFormat {
  const start = text.trimStart()
  if (/^[{[]/u.test(start)) return 'json'
  const [line = ''] = start.split(/[\r\n]/u, 1)
  if (/^"?(?:\d{1,3}(?:\.\d{1,3}){3}|[0-9a-f]{0,4}:[0-9a-f:.]+|ip(?:[ _-]?address)?)"?[,;\t]/iu.test(line))
    return 'snds'
  return /complaint rate/iu.test(line) ? 'yahoo' : 'csv'
}

/** Decodes UTF-8, or UTF-16 with a byte order mark; returns `null` for anything else. */
function decode(bytes: Uint8Array): string | null {
  const [first, second] = bytes
  const marks = new Map([
    ['255 254', 'utf-16le'],
    ['254 255', 'utf-16be'],
  ])
  try {
    return new TextDecoder(marks.get(`${first} ${second}`) ?? 'utf-8', { fatal: true }).decode(bytes)
  } catch {
    // TextDecoder throws TypeError for invalid bytes. Don't guess another encoding: a wrong guess could corrupt the
    // data.
    return null
  }
}
