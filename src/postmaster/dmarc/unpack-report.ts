/** Unpacks XML, gzip or zip, detected by content, since names and media types are unreliable. */

import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'

import { bad, ok, type Parsed } from '../../errors/problem.ts'
import { decodeXmlText } from './decode-xml-text.ts'
import { reportLimits } from './report-limits.ts'
import { unpackZip } from './unpack-zip.ts'

/** A file in memory; its name is untrusted. */
export interface NamedBytes {
  readonly name: string
  readonly bytes: Uint8Array
}

/** An XML document. */
export interface XmlFile {
  /** `reports.zip/example.xml` for an archive. */
  readonly name: string
  readonly text: string
}

/** A recognized format. */
export type ReportForm = 'gzip' | 'zip' | 'xml'

const gunzipBytes = promisify(gunzip)

/** Detects the format by the first bytes; null if unknown. */
export function reportFormOf(bytes: Uint8Array): ReportForm | null {
  if (bytes[0] === 0x1f && bytes[1] === 0x8b) return 'gzip'
  // PKWARE APPNOTE 4.3.7, and 4.3.16 for an empty archive.
  if (bytes[0] === 0x50 && bytes[1] === 0x4b && (bytes[2] === 3 || bytes[2] === 5)) return 'zip'
  return /^\s*</u.test(decodeXmlText(bytes.subarray(0, 512))) ? 'xml' : null
}

/** Unpacks a file within the limits of report-limits.ts. Rejects nested archives, which only bombs use. */
export async function unpackReport({ name, bytes }: NamedBytes): Promise<Parsed<readonly XmlFile[]>> {
  if (bytes.byteLength > reportLimits.maxFileBytes) {
    return refuse(name, `${bytes.byteLength} bytes`, `at most ${reportLimits.maxFileBytes} bytes`)
  }
  const form = reportFormOf(bytes)
  switch (form) {
    case 'xml':
      return bytes.byteLength > reportLimits.maxXmlBytes ? tooMuch(name) : asXml(name, bytes)
    case 'gzip':
      return await unpackGzip({ name, bytes })
    case 'zip':
      return await unpackEntries({ name, bytes })
    case null:
      return refuse(name, 'something else', 'XML, gzip or zip')
    default:
      return form satisfies never
  }
}

async function unpackGzip({ name, bytes }: NamedBytes): Promise<Parsed<readonly XmlFile[]>> {
  try {
    return asXml(name, await gunzipBytes(bytes, { maxOutputLength: mostUnpackedBytes(bytes.byteLength) }))
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    if (code === 'ERR_BUFFER_TOO_LARGE') return tooMuch(name)
    return refuse(name, `invalid gzip (${code === '' ? 'unknown error' : code})`, 'gzip (RFC 1952)')
  }
}

async function unpackEntries({ name, bytes }: NamedBytes): Promise<Parsed<readonly XmlFile[]>> {
  const unpacked = await unpackZip(bytes, mostUnpackedBytes(bytes.byteLength))
  if (unpacked.status === 'too-much') return tooMuch(name)
  if (unpacked.status === 'unreadable') return refuse(name, unpacked.came, 'a plain zip archive')
  // Some archives also contain a readme or macOS metadata.
  const files = unpacked.entries.filter((entry) => reportFormOf(entry.bytes) !== null)
  if (files.length === 0) return refuse(name, 'an archive without XML', 'an archive with a report in it')
  const texts: XmlFile[] = []
  for (const entry of files) {
    const file = asXml(`${name}/${entry.name}`, entry.bytes)
    if (file.status === 'bad') return file
    texts.push(...file.value)
  }
  return ok(texts)
}

/** The maximum decompressed size. */
function mostUnpackedBytes(packedBytes: number): number {
  const byRatio = Math.max(1024 * 1024, packedBytes * reportLimits.maxRatio)
  return Math.min(byRatio, reportLimits.maxXmlBytes)
}

function asXml(name: string, bytes: Uint8Array): Parsed<readonly XmlFile[]> {
  const form = reportFormOf(bytes)
  if (form === 'xml') return ok([{ name, text: decodeXmlText(bytes) }])
  return refuse(name, form === null ? 'no XML inside' : `${form} inside an archive`, 'XML')
}

function tooMuch(name: string): Parsed<never> {
  const { maxXmlBytes, maxRatio } = reportLimits
  const expected = `at most ${maxXmlBytes} bytes of XML, and at most ${maxRatio} times what it is packed`
  return refuse(name, 'more than that', expected)
}

function refuse(file: string, came: string, expected: string): Parsed<never> {
  return bad({ input: 'report', came, expected, place: { file } })
}
