/** Decodes XML by its byte order mark or its declaration (XML 1.0 Appendix F). */

/** Falls back to UTF-8. Invalid bytes become U+FFFD. */
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
  // A declaration that is readable in single bytes cannot be UTF-16.
  if (/^utf-?16$|^ucs/iu.test(label)) return new TextDecoder().decode(bytes)
  try {
    return new TextDecoder(label).decode(bytes)
  } catch {
    // RangeError: unknown encoding. Reports need only ASCII, which UTF-8 reads.
    return new TextDecoder().decode(bytes)
  }
}
