/** Reads a form with an uploaded file (`multipart/form-data`, RFC 7578) without copying the file. */

/** The fields of a form. */
export interface MultipartForm {
  /** The names and values of the text fields, in order. */
  readonly texts: readonly (readonly [name: string, value: string])[]
  /** The first file that was chosen, as a part of the body; `null` if there is none. */
  readonly file: Uint8Array | null
}

const maxPartCount = 100
const maxPartHeaderBytes = 8 * 1024
/** The maximum total size of all text fields. */
const maxTextBytes = 64 * 1024

/** Reads the body, or returns `null` if it is not a form or a limit is exceeded. */
export function readMultipart(body: Uint8Array, contentType: string): MultipartForm | null {
  const boundary = boundaryOf(contentType)
  const parts = boundary === null ? null : splitParts(Buffer.from(body.buffer, body.byteOffset, body.length), boundary)
  if (parts === null) return null
  const texts: [string, string][] = []
  let file: Uint8Array | null = null
  let leftBytes = maxTextBytes
  for (const part of parts) {
    const { name, fileName } = readDisposition(part.header)
    if (name === null) return null
    if (fileName === null) {
      leftBytes -= part.content.length
      if (leftBytes < 0) return null
      texts.push([name, part.content.toString('utf8')])
    } else if (fileName !== '') file ??= part.content
  }
  return { texts, file }
}

interface Part {
  readonly header: string
  readonly content: Buffer
}

function splitParts(body: Buffer, boundary: string): readonly Part[] | null {
  const delimiter = Buffer.from(`\r\n--${boundary}`)
  const parts: Part[] = []
  // The first delimiter has no line ending before it.
  if (!body.subarray(0, delimiter.length - 2).equals(delimiter.subarray(2))) return null
  let at = delimiter.length - 2
  while (parts.length <= maxPartCount) {
    const next = body.toString('latin1', at, at + 2)
    if (next === '--') return parts
    const headerEnd = body.subarray(at, at + maxPartHeaderBytes).indexOf('\r\n\r\n')
    if (next !== '\r\n' || headerEnd < 2) return null
    const start = at + headerEnd + 4
    const end = body.indexOf(delimiter, start)
    if (end === -1) return null
    parts.push({ header: body.toString('utf8', at + 2, at + headerEnd), content: body.subarray(start, end) })
    at = end + delimiter.length
  }
  return null
}

function boundaryOf(contentType: string): string | null {
  const [, quoted, plain] =
    /^multipart\/form-data\s*;(?:.*;)?\s*boundary=(?:"([^"]+)"|([^;\s"]+))/iu.exec(contentType) ?? []
  const boundary = quoted ?? plain ?? ''
  return boundary.length > 0 && boundary.length <= 70 ? boundary : null
}

/** `null` for a missing name or file name. A file field without a chosen file has an empty file name. */
interface Disposition {
  readonly name: string | null
  readonly fileName: string | null
}

function readDisposition(header: string): Disposition {
  const line = header.split('\r\n').find((one) => /^content-disposition\s*:\s*form-data\s*;/iu.test(one)) ?? ''
  return { name: parameter(line, 'name'), fileName: parameter(line, 'filename') }
}

/** Browsers encode quotes and line endings in names. Source: WHATWG HTML, multipart form data */
function parameter(line: string, name: string): string | null {
  const value = new RegExp(`;\\s*${name}="([^"]*)"`, 'iu').exec(line)?.[1]
  if (value === undefined) return null
  return value.replaceAll('%22', '"').replaceAll(/%0D/giu, '\r').replaceAll(/%0A/giu, '\n')
}
