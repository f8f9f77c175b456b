/** What a server says that it can do, in its reply to EHLO. */

/** The extensions that a submission makes use of. */
export interface ServerExtensions {
  readonly supportsPipelining: boolean
  readonly supportsStartTls: boolean
  readonly supportsSmtpUtf8: boolean
  readonly supportsEightBitMime: boolean
  readonly supportsSize: boolean
  /** Largest message in bytes; `null`: none was named (RFC 1870 §4: `SIZE` alone or `SIZE 0`). */
  readonly maxSizeBytes: number | null
  /** SASL mechanisms, upper case, in the server's order. */
  readonly authMechanisms: readonly string[]
}

/** What holds for a server that only knows HELO. */
export const noExtensions: ServerExtensions = parseExtensions([])

/**
 * Reads the lines of an EHLO reply, without their codes; the first names the server and is skipped.
 * Old servers write `AUTH=LOGIN`, which counts as well.
 */
export function parseExtensions(lines: readonly string[]): ServerExtensions {
  const words = lines.slice(1).map((line) =>
    line
      .trim()
      .toUpperCase()
      .split(/[\s=]+/u),
  )
  const find = (keyword: string): readonly string[] | undefined => words.find((line) => line[0] === keyword)
  const sizeBytes = Number(find('SIZE')?.[1] ?? 0)
  return {
    supportsPipelining: find('PIPELINING') !== undefined,
    supportsStartTls: find('STARTTLS') !== undefined,
    supportsSmtpUtf8: find('SMTPUTF8') !== undefined,
    supportsEightBitMime: find('8BITMIME') !== undefined,
    supportsSize: find('SIZE') !== undefined,
    maxSizeBytes: Number.isSafeInteger(sizeBytes) && sizeBytes > 0 ? sizeBytes : null,
    authMechanisms: [...new Set(words.filter((line) => line[0] === 'AUTH').flatMap((line) => line.slice(1)))].filter(
      (mechanism) => mechanism !== '',
    ),
  }
}
