/**
 * Unpacks XML, gzip and zip files. The format is detected from the content, because names and media types are
 * unreliable.
 */

import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'

import { bad, ok, type Parsed } from '../../../foundation/errors/problem.ts'
import { reportLimits, reportProblem, tooLarge } from './report-limits.ts'
import { unpackZip } from './unpack-zip.ts'

/** A file in memory; its name is untrusted. */
export interface NamedBytes {
  readonly name: string
  readonly bytes: Uint8Array
}

/** An XML document. */
export interface XmlFile {
  /** The file's name, such as `reports.zip/example.xml` for a file in an archive. */
  readonly name: string
  readonly text: string
}

/** A file format that can be unpacked. */
export type ReportForm = 'gzip' | 'zip' | 'xml'

const gunzipBytes = promisify(gunzip)

/** Detects the format from the first bytes; returns null if it is unknown. */
export function reportFormOf(bytes: Uint8Array): ReportForm | null {
  if (bytes[0] === 0x1f && bytes[1] === 0x8b) return 'gzip'
  // Source: PKWARE APPNOTE 4.3.7 and, for an empty archive, 4.3.16.
  if (bytes[0] === 0x50 && bytes[1] === 0x4b && (bytes[2] === 3 || bytes[2] === 5)) return 'zip'
  return /^\s*</u.test(decodeXmlText(bytes.subarray(0, 512))) ? 'xml' : null
}

/**
 * Unpacks a file within the limits in report-limits.ts. Rejects nested archives, because only decompression bombs use
 * them.
 */
export async function unpackReport({ name, bytes }: NamedBytes): Promise<Parsed<readonly XmlFile[]>> {
  if (bytes.byteLength > reportLimits.maxFileBytes) {
    return bad(tooLarge(name, bytes.byteLength))
  }
  const form = reportFormOf(bytes)
  switch (form) {
    case 'xml':
      return bytes.byteLength > reportLimits.maxXmlBytes ? overLimit(name) : asXml(name, bytes)
    case 'gzip':
      return await unpackGzip({ name, bytes })
    case 'zip':
      return await unpackEntries({ name, bytes })
    case null:
      return bad(reportProblem(name, 'an unknown format', 'XML, gzip or zip'))
    default:
      return form satisfies never
  }
}

async function unpackGzip({ name, bytes }: NamedBytes): Promise<Parsed<readonly XmlFile[]>> {
  try {
    return asXml(name, await gunzipBytes(bytes, { maxOutputLength: maxUnpackedBytes(bytes.byteLength) }))
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    if (code === 'ERR_BUFFER_TOO_LARGE') return overLimit(name)
    return bad(reportProblem(name, `invalid gzip (${code === '' ? 'unknown error' : code})`, 'gzip (RFC 1952)'))
  }
}

async function unpackEntries({ name, bytes }: NamedBytes): Promise<Parsed<readonly XmlFile[]>> {
  const unpacked = await unpackZip(bytes, maxUnpackedBytes(bytes.byteLength))
  if (unpacked.status === 'too-much') return overLimit(name)
  if (unpacked.status === 'unreadable')
    return bad(reportProblem(name, unpacked.came, 'a valid, unencrypted zip archive'))
  // Skip other files: some archives also contain a readme or macOS metadata.
  const files = unpacked.entries.filter((entry) => reportFormOf(entry.bytes) !== null)
  if (files.length === 0) return bad(reportProblem(name, 'an archive without XML', 'an archive that contains a report'))
  const texts: XmlFile[] = []
  for (const entry of files) {
    const file = asXml(`${name}/${entry.name}`, entry.bytes)
    if (file.status === 'bad') return file
    texts.push(...file.value)
  }
  return ok(texts)
}

/** Returns the maximum decompressed size of a file. */
function maxUnpackedBytes(packedBytes: number): number {
  const byRatio = Math.max(1024 * 1024, packedBytes * reportLimits.maxRatio)
  return Math.min(byRatio, reportLimits.maxXmlBytes)
}

function asXml(name: string, bytes: Uint8Array): Parsed<readonly XmlFile[]> {
  const form = reportFormOf(bytes)
  if (form === 'xml') return ok([{ name, text: decodeXmlText(bytes) }])
  return bad(reportProblem(name, form === null ? 'a file without XML' : `${form} inside an archive`, 'XML'))
}

function overLimit(name: string): Parsed<never> {
  const { maxXmlBytes, maxRatio } = reportLimits
  const expected = `at most ${maxXmlBytes} bytes of XML, and at most ${maxRatio} times the compressed size`
  return bad(reportProblem(name, 'more', expected))
}

/**
 * Decodes XML according to its byte order mark or, if it has none, its encoding declaration. The default is UTF-8.
 * Invalid bytes become U+FFFD. Source: XML 1.0, Appendix F.
 */
export function decodeXmlText(bytes: Uint8Array): string {
  return decode(bytes, markedEncodingOf(bytes) ?? declaredEncodingOf(bytes))
}

function markedEncodingOf(bytes: Uint8Array): string | null {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  return first === 0xfe && second === 0xff ? 'utf-16be' : null
}

function declaredEncodingOf(bytes: Uint8Array): string {
  const head = Buffer.from(bytes.subarray(0, 200)).toString('latin1')
  return /^(?:\xef\xbb\xbf)?\s*<\?xml[^>]*\sencoding\s*=\s*["']([\w.:-]{1,40})["']/u.exec(head)?.[1] ?? 'utf-8'
}

function decode(bytes: Uint8Array, label: string): string {
  // If the declaration could be read byte by byte, the text is not UTF-16, even if it declares UTF-16.
  if (/^utf-?16$|^ucs/iu.test(label)) return new TextDecoder().decode(bytes)
  try {
    return new TextDecoder(label).decode(bytes)
  } catch {
    // TextDecoder throws RangeError for an unknown encoding. Reports need only ASCII, which is valid UTF-8.
    return new TextDecoder().decode(bytes)
  }
}
