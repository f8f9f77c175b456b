/** Reads the two request header fields that both endpoints for creating tests accept. */

import { httpHeaders } from '../../foundation/contract/http-headers.ts'
import { type MailType, mailTypes } from '../../foundation/contract/names.ts'
import { bad, ok, type Parsed, parsedObject, quoteValue } from '../../foundation/errors/problem.ts'
import { parseDomain } from '../../foundation/world/domain.ts'

/** The part of a request that contains the header fields. */
interface RequestHeaders {
  readonly req: { header(name: string): string | undefined }
}

export interface TestFields {
  /**
   * The sender's domain in ASCII form (A-labels) and lower case; `null` if the field is missing, in which case the test
   * accepts mail from any sender.
   */
  readonly senderDomain: string | null
  /** The mail type; `null` if the field is missing. */
  readonly mailType: MailType | null
}

/** Reads both fields, or returns all problems. */
export function readTestFields({ req }: RequestHeaders): Parsed<TestFields> {
  const senderDomain = req.header(httpHeaders.senderDomain)
  const mailType = req.header(httpHeaders.mailType)
  return parseTestFields({ senderDomain: senderDomain === undefined ? undefined : asUnicode(senderDomain), mailType })
}

/** The values of both fields; `undefined` for an absent field. */
export interface GivenFields {
  readonly senderDomain: string | undefined
  readonly mailType: string | undefined
}

/** Parses both fields, or returns all problems. */
export function parseTestFields(given: GivenFields): Parsed<TestFields> {
  return parsedObject({ senderDomain: parseSenderDomain(given), mailType: parseMailType(given) })
}

function parseSenderDomain({ senderDomain: field }: GivenFields): Parsed<string | null> {
  if (field === undefined) return ok(null)
  const text = field.trim()
  const domain = parseDomain(text)
  if (domain !== null) return ok(domain)
  return bad({
    input: httpHeaders.senderDomain,
    came: quoteValue(text),
    expected: 'the domain in the From field, such as shop.example',
  })
}

/**
 * Decodes UTF-8. Node decodes header fields as ISO 8859-1 (RFC 9110 §5.5), but clients send international domains in
 * UTF-8.
 */
function asUnicode(field: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(field, 'latin1'))
  } catch {
    // The bytes are not valid UTF-8, so the value really is ISO 8859-1.
    return field
  }
}

function parseMailType({ mailType: field }: GivenFields): Parsed<MailType | null> {
  if (field === undefined) return ok(null)
  const mailType = mailTypes.find((known) => known === field.trim().toLowerCase())
  if (mailType !== undefined) return ok(mailType)
  return bad({ input: httpHeaders.mailType, came: quoteValue(field), expected: `one of ${mailTypes.join(', ')}` })
}
