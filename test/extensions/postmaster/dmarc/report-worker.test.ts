import { expect, it } from 'vitest'

import { readReportMail } from '../../../../src/extensions/postmaster/dmarc/read-reports.ts'
import { openReportWorker } from '../../../../src/extensions/postmaster/dmarc/report-worker.ts'
import { aMail } from '../../../support/mail-builder.ts'
import { aReportXml, nowMs } from './report-builders.ts'

const never = new AbortController().signal
const rules = { authservIds: [], onlyFrom: [], nowMs }
const file = { name: 'box UID 1', bytes: aMail({ attachments: [{ filename: 'r.xml', content: aReportXml() }] }) }

it('openReportWorker() returns the same result as reading in this thread', async () => {
  await using worker = openReportWorker()
  const read = await worker.read(file, rules, never)
  expect(read).toEqual(await readReportMail(file, rules))
  expect(read.reports).toHaveLength(1)
})

it('openReportWorker() reports an email over the time limit, and reads the next one', async () => {
  await using impatient = openReportWorker(1)
  const record = /<record>.*<\/record>/su.exec(aReportXml())?.[0] ?? ''
  const content = aReportXml().replace(record, record.repeat(5000))
  const large = { name: 'box UID 2', bytes: aMail({ attachments: [{ filename: 'r.xml', content }] }) }
  const { reports, problems } = await impatient.read(large, rules, never)
  expect(reports).toEqual([])
  expect(problems).toMatchObject([
    { expected: 'an email that can be read within 0.001 s', place: { file: 'box UID 2' } },
  ])
})
