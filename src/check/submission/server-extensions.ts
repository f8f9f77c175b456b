/** The extensions that a server offers in its EHLO reply. */

/** The extensions that presend itself uses, in addition to those that nodemailer handles. */
export interface ServerExtensions {
  readonly supportsStartTls: boolean
  readonly supportsSmtpUtf8: boolean
  /**
   * The largest accepted message, in bytes; null if the server announces no limit (RFC 1870 §4: `SIZE` without a
   * number, or `SIZE 0`).
   */
  readonly maxSizeBytes: number | null
  /** The SASL mechanisms, in upper case and in the server's order. */
  readonly authMechanisms: readonly string[]
}

/** A server that supports only HELO has no extensions. */
export const noExtensions: ServerExtensions = parseExtensions('')

/**
 * Parses an EHLO reply. The first line, which contains the server name, is skipped. Also accepts `AUTH=LOGIN`, the
 * syntax that old servers use.
 */
export function parseExtensions(reply: string): ServerExtensions {
  const words = reply
    .split(/\r?\n/u)
    .slice(1)
    .map((line) =>
      line
        .slice(4)
        .trim()
        .toUpperCase()
        .split(/[\s=]+/u),
    )
  const find = (keyword: string): readonly string[] | undefined => words.find((line) => line[0] === keyword)
  const sizeBytes = Number(find('SIZE')?.[1] ?? 0)
  const mechanisms = words.filter((line) => line[0] === 'AUTH').flatMap((line) => line.slice(1))
  return {
    supportsStartTls: find('STARTTLS') !== undefined,
    supportsSmtpUtf8: find('SMTPUTF8') !== undefined,
    maxSizeBytes: Number.isSafeInteger(sizeBytes) && sizeBytes > 0 ? sizeBytes : null,
    authMechanisms: [...new Set(mechanisms)].filter((mechanism) => mechanism !== ''),
  }
}
