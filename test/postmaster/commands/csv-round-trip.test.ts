import { array, assert, constantFrom, double, oneof, property, record, stringMatching } from 'fast-check'
import { expect, it } from 'vitest'

import { shownCsv } from '../../../src/postmaster/commands/shown-data.ts'
import { readCsvImport } from '../../../src/postmaster/import/read-csv-import.ts'

const ratio = oneof(constantFrom(0, 1, 1 / 3, 1e-7, 0.1, 1.1e-6), double({ min: 1e-6, max: 1, noNaN: true }))
const name = stringMatching(/^[A-Z_]{1,20}$/u)

it('presend postmaster import accepts the output of presend postmaster show --csv unchanged', () => {
  const errors = array(record({ error_class: name, error_type: name, error_ratio: ratio }), { maxLength: 3 })
  assert(
    property(ratio, ratio, ratio, errors, (spam, spf, tls, all) => {
      const date = '2026-01-01'
      const csv = shownCsv({
        account: { id: 1, email: 'a@shop.example', createdAt: '', source: null },
        domain: 'shop.example',
        range: { startDate: date, endDate: date },
        series: {
          spamRate: [{ date, value: spam }],
          ipReputation: [{ date, high: 3, medium: 2, low: 1, bad: 0 }],
          domainReputation: [{ date, reputation: 'LOW' }],
          feedbackLoop: [{ date, spam_count: 5, fbl_count: 6 }],
          authentication: [{ date, spf_success_ratio: spf, dkim_success_ratio: 1, dmarc_success_ratio: 0 }],
          encryption: [{ date, tls_success_ratio: tls }],
          deliveryErrors: [{ date, errors: all }],
        },
      })
      const read = readCsvImport(csv, { file: 'f', domain: null, nowMs: Date.parse('2026-11-22') })
      expect(read).toEqual({
        status: 'ok',
        value: {
          leftOut: [],
          days: [
            {
              domain: 'shop.example',
              date,
              spamRate: { value: spam },
              ipReputation: { high: 3, medium: 2, low: 1, bad: 0 },
              domainReputation: { reputation: 'LOW' },
              feedbackLoop: { spam_count: 5, fbl_count: 6 },
              authentication: { spf_success_ratio: spf, dkim_success_ratio: 1, dmarc_success_ratio: 0 },
              encryption: { tls_success_ratio: tls },
              deliveryErrors: { errors: all },
            },
          ],
        },
      })
    }),
  )
})
