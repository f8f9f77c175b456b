/** Finds the aggregate reports in a file or an email. */

import type { Problem } from '../../../foundation/errors/problem.ts'
import { readHeaderSection } from '../../../foundation/mail/header-section.ts'
import { parseMessage, type ReceivedAttachment, type ReceivedMessage } from '../../../foundation/mail/parse-message.ts'
import type { DmarcReport } from '../storage/dmarc-reports.ts'
import { parseReport } from './parse-report.ts'
import { type CarrierRules, judgeCarrier } from './report-carrier.ts'
import { reportLimits, reportProblem, tooLarge } from './report-limits.ts'
import { type NamedBytes, reportFormOf, unpackReport } from './unpack-report.ts'

/** A report, and the domain of the email in which it arrived. */
export interface CarriedReport {
  readonly report: DmarcReport
  /** The authenticated domain of the email; `null` if there was no email, or if emails are not checked. */
  readonly carrierDomain: string | null
}

/**
 * The readable reports in a file, and the problems with the unreadable ones. `isReport` is false if nothing in the file
 * looks like a report.
 */
export interface ReadReports {
  readonly isReport: boolean
  readonly reports: readonly CarriedReport[]
  readonly problems: readonly Problem[]
}

/** The rules for trusting reports, and the current time. */
export interface ReadRules extends CarrierRules {
  readonly nowMs: number
}

/** Reads reports from a file: plain XML, compressed XML, or an email with attachments. Never rejects. */
export async function readReports(file: NamedBytes, rules: ReadRules): Promise<ReadReports> {
  if (file.bytes.byteLength > reportLimits.maxFileBytes) return rejected(tooLarge(file.name, file.bytes.byteLength))
  if (reportFormOf(file.bytes) !== null) return await readPacked(file, { carrierDomain: null, nowMs: rules.nowMs })
  if (looksLikeMail(file.bytes)) return await readReportMail(file, rules)
  return nothing
}

const nothing: ReadReports = { isReport: false, reports: [], problems: [] }

/**
 * Reads the reports in an email, including those in a forwarded email. Reports are recognized by their content, because
 * their media types vary (`application/gzip`, `application/x-zip-compressed`, `application/octet-stream`, `text/xml`).
 */
export async function readReportMail({ name, bytes }: NamedBytes, rules: ReadRules): Promise<ReadReports> {
  if (bytes.byteLength > reportLimits.maxFileBytes) return rejected(tooLarge(name, bytes.byteLength))
  const mail = await parseMessage(bytes)
  const packed = await packedParts(mail)
  if (packed.length === 0) return nothing
  const { headerFields, from } = mail
  const verdict = judgeCarrier({ headerFields, fromDomains: from.map((one) => one.domain) }, rules)
  if (verdict.status === 'rejected') return rejected(reportProblem(name, verdict.came, verdict.expected))
  const read: ReadReports[] = []
  for (const part of packed) {
    const inMail = { name: `${name}/${part.name}`, bytes: part.bytes }
    read.push(await readPacked(inMail, { carrierDomain: verdict.domain, nowMs: rules.nowMs }))
  }
  return {
    isReport: true,
    reports: read.flatMap((one) => one.reports),
    problems: read.flatMap((one) => one.problems),
  }
}

async function readPacked(
  file: NamedBytes,
  { carrierDomain, nowMs }: { readonly carrierDomain: string | null; readonly nowMs: number },
): Promise<ReadReports> {
  const unpacked = await unpackReport(file)
  if (unpacked.status === 'bad') return { isReport: true, reports: [], problems: unpacked.problems }
  const reports: CarriedReport[] = []
  const problems: Problem[] = []
  for (const { name, text } of unpacked.value) {
    const parsed = parseReport(text, name, nowMs)
    if (parsed.status === 'ok') reports.push({ report: parsed.value, carrierDomain })
    else problems.push(...parsed.problems)
  }
  return { isReport: true, reports, problems }
}

/** Returns all parts of an email that may be reports, including the parts of a forwarded email. */
async function packedParts(mail: ReceivedMessage): Promise<readonly NamedBytes[]> {
  const parts = mail.attachments.slice(0, reportLimits.maxAttachments)
  const forwarded = parts.filter((part) => part.contentType === 'message/rfc822').slice(0, 1)
  const inner = await Promise.all(forwarded.map(async (part) => await parseMessage(part.content)))
  const all = [...parts, ...inner.flatMap((one) => one.attachments.slice(0, reportLimits.maxAttachments))]
  const body = mail.text ?? ''
  const inline = body.includes('<feedback') ? [{ name: 'text', bytes: Buffer.from(body) }] : []
  return [...all.map(named), ...inline].filter(isCandidate)
}

function named({ filename, content }: ReceivedAttachment, index: number): NamedBytes {
  return { name: filename === null || filename === '' ? `part ${index + 1}` : filename.slice(0, 200), bytes: content }
}

/**
 * Returns whether a part may be a report. XML must contain an element that occurs in reports, because SVG images are
 * XML, too.
 */
function isCandidate({ name, bytes }: NamedBytes): boolean {
  const form = reportFormOf(bytes)
  if (form !== 'xml') return form !== null
  const head = Buffer.from(bytes.subarray(0, 4096)).toString('latin1')
  return /<(?:\w+:)?feedback|<!(?:doctype|entity)/iu.test(head.replaceAll('\0', '')) || /\.xml$/iu.test(name)
}

function looksLikeMail(bytes: Uint8Array): boolean {
  const names = new Set(readHeaderSection(bytes.subarray(0, 65_536)).map((field) => field.name.toLowerCase()))
  return ['from', 'received', 'content-type', 'mime-version', 'message-id'].some((name) => names.has(name))
}

function rejected(problem: Problem): ReadReports {
  return { isReport: true, reports: [], problems: [problem] }
}
