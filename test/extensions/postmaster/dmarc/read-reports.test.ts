import { gzipSync } from 'node:zlib'

import { describe, expect, it } from 'vitest'
import { type ReadRules, readReports } from '../../../../src/extensions/postmaster/dmarc/read-reports.ts'
import { reportLimits } from '../../../../src/extensions/postmaster/dmarc/report-limits.ts'
import { renderProblem } from '../../../../src/foundation/errors/problem.ts'
import { aMail } from '../../../support/mail-builder.ts'
import { zipOf } from './archive-builders.ts'
import { aReportXml, nowMs } from './report-builders.ts'

const rules: ReadRules = { authservIds: [], onlyFrom: [], nowMs }
const strict: ReadRules = { ...rules, authservIds: ['mx.box.example'] }
const xml = aReportXml()

interface PartParts {
  readonly type: string
  readonly content: string | Uint8Array
  readonly headers?: Readonly<Record<string, string>>
}

/** An email with a single part, as some reporters send. */
function mailOf({ type, content, headers = {} }: PartParts): Buffer {
  const all = {
    From: 'dmarc@reporter.example',
    Subject: 'Report Domain: shop.example',
    'MIME-Version': '1.0',
    ...headers,
  }
  const head = Object.entries({ ...all, 'Content-Type': type, 'Content-Transfer-Encoding': 'base64' })
  return Buffer.from(
    `${head.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n${Buffer.from(content).toString('base64')}\r\n`,
  )
}

async function read(bytes: Uint8Array, by: ReadRules = rules) {
  const { isReport, reports, problems } = await readReports({ name: 'm', bytes }, by)
  return { isReport, ids: reports.map((one) => one.report.reportId), problems: problems.map(renderProblem) }
}

const found = { isReport: true, ids: ['r-1'], problems: [] }

describe('readReports()', () => {
  it.each([
    ['XML', Buffer.from(xml)],
    ['gzip', gzipSync(xml)],
    ['zip', zipOf([{ name: 'a.xml', content: xml }])],
  ])('reads a report in the form of %s', async (_name, bytes) => {
    expect(await read(bytes)).toEqual(found)
  })

  it.each([
    ['application/gzip', gzipSync(xml)],
    ['application/x-gzip; name="a.xml.gz"', gzipSync(xml)],
    ['application/zip', zipOf([{ name: 'a.xml', content: xml }])],
    ['application/x-zip-compressed', zipOf([{ name: 'a.xml', content: xml }])],
    ['application/octet-stream', gzipSync(xml)],
    ['application/zip', gzipSync(xml)],
    ['text/xml', xml],
    ['application/xml', xml],
    ['text/plain', xml],
    ['image/png', gzipSync(xml)],
  ])('reads an email whose whole content is a report as %s', async (type, content) => {
    expect(await read(mailOf({ type, content }))).toEqual(found)
  })

  it('reads all reports in an email with text and a logo', async () => {
    const logo = { filename: 'logo.svg', content: '<svg xmlns="http://www.w3.org/2000/svg"/>' }
    const reports = ['a', 'b'].map((id) => ({ filename: `${id}.gz`, content: gzipSync(aReportXml({ reportId: id })) }))
    expect(await read(aMail({ attachments: [logo, ...reports] }))).toEqual({
      isReport: true,
      ids: ['a', 'b'],
      problems: [],
    })
  })

  it('reads the report in a forwarded email', async () => {
    const inner = mailOf({ type: 'application/gzip', content: gzipSync(xml) }).toString('latin1')
    const outer = `From: admin@shop.example\r\nMIME-Version: 1.0\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\nContent-Type: message/rfc822\r\n\r\n${inner}\r\n--b--\r\n`
    expect(await read(Buffer.from(outer, 'latin1'))).toEqual(found)
  })

  it('ignores emails without a report, and other files', async () => {
    const other = { isReport: false, ids: [], problems: [] }
    expect(await read(aMail())).toEqual(other)
    expect(await read(aMail({ attachments: [{ filename: 'a.txt', content: 'hi' }] }))).toEqual(other)
    expect(await read(Buffer.from('hello'))).toEqual(other)
  })

  it('returns the readable reports in an email, and problems for the unreadable ones', async () => {
    const attachments = [
      { filename: '../../etc/a.xml.gz', content: gzipSync(xml) },
      { filename: 'bad.xml', content: '<!DOCTYPE feedback><feedback/>' },
    ]
    expect(await read(aMail({ attachments }))).toEqual({
      isReport: true,
      ids: ['r-1'],
      problems: [expect.stringMatching(/report \(m\/bad\.xml\): expected XML without a document type declaration/u)],
    })
  })

  it('rejects a report in an unauthenticated email before unpacking it', async () => {
    const pass = { 'Authentication-Results': 'mx.box.example; dmarc=pass header.from=reporter.example' }
    const content = gzipSync(xml)
    const believed = await readReports(
      { name: 'm', bytes: mailOf({ type: 'application/gzip', content, headers: pass }) },
      strict,
    )
    expect(believed.reports[0]?.carrierDomain).toBe('reporter.example')
    const doubted = await read(mailOf({ type: 'application/gzip', content }), strict)
    expect(doubted).toEqual({
      isReport: true,
      ids: [],
      problems: [expect.stringContaining('an unauthenticated email')],
    })
  })

  it('accepts a file without authentication', async () => {
    expect(await read(gzipSync(xml), strict)).toEqual(found)
  })

  it('rejects a file over the size limit without reading it', async () => {
    const { problems } = await read(Buffer.alloc(reportLimits.maxFileBytes + 1, '<'))
    expect(problems).toEqual([expect.stringContaining('at most')])
  })
})
