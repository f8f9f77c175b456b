import { expect, it } from 'vitest'

import { readReportMail } from '../../../../src/extensions/postmaster/dmarc/read-reports.ts'
import { readReportMailInWorker } from '../../../../src/extensions/postmaster/dmarc/report-job.ts'
import { aMail } from '../../../support/mail-builder.ts'
import { aReportXml, nowMs } from './report-builders.ts'

async function call(): Promise<never> {
  throw new Error('a port was called')
}

it('the worker job reads a report email', async () => {
  const { signal } = new AbortController()
  const file = { name: 'UID 1', bytes: aMail({ attachments: [{ filename: 'r.xml', content: aReportXml() }] }) }
  const rules = { authservIds: [], onlyFrom: [], nowMs }
  expect(await readReportMailInWorker({ file, rules }, { call, signal })).toEqual(await readReportMail(file, rules))
})
