import { expect, it } from 'vitest'

import { authenticationSection } from '../../../src/report/pages/authentication-section.ts'
import { aReportView, aSeedView, failed, missingSeed, passed, textOf } from './report-builders.ts'

it('authenticationSection() counts received copies only, and lists the reasons', () => {
  const verdicts = {
    spf: failed,
    dkim: passed,
    dmarc: { ...passed, kind: 'unmeasured', word: 'not measured' },
  } as const
  const rejected = aSeedView({ state: 'refused', folder: null, verdicts })
  const seeds = [aSeedView(), aSeedView({ verdicts }), rejected, missingSeed]
  const text = textOf(authenticationSection(aReportView({ seeds }), 2))
  expect(text).toContain('check passed failed not measured SPF 1 1 0 DKIM 2 0 0 DMARC 1 0 1')
  expect(text).toContain('SPF softfail : not allowed (1 copy)')
  expect(text).toContain('DKIM pass : pass for shop.example (2 copies)')
})

it('authenticationSection() shows the header fields behind the results', () => {
  const view = aReportView()
  const headers = [
    { name: 'Authentication-Results', value: 'mx.example; spf=pass' },
    { name: 'X-Other', value: 'hidden' },
  ]
  const text = textOf(authenticationSection({ ...view, mail: { ...view.mail, headers } }, 2))
  expect(text).toContain('Authentication-Results: mx.example; spf=pass')
  expect(text).not.toContain('hidden')
})

it('authenticationSection() is omitted if no copy was received', () => {
  expect(authenticationSection(aReportView({ seeds: [missingSeed] }), 2)).toBeNull()
})
