import { describe, expect, it } from 'vitest'

import { testRequest } from '../../src/check/test-request.ts'
import { someSettings } from '../support/some-settings.ts'

const from = {
  displayName: 'Shop',
  localPart: 'news',
  domain: 'xn--bcher-kva.example',
  address: 'news@xn--bcher-kva.example',
}
const message = { templatePath: 'emails/a.html', dataSet: null, from, mailType: 'marketing' } as const

describe('testRequest()', () => {
  it('names a test after its template and data set when no name is set', () => {
    expect(testRequest(someSettings(), message, 1).name).toBe('emails/a.html')
    expect(testRequest(someSettings(), { ...message, dataSet: 'german' }, 1).name).toBe('emails/a.html [german]')
  })

  it('keeps a configured name, and adds the template when there are several', () => {
    expect(testRequest(someSettings({ testName: 'shop #7' }), message, 1).name).toBe('shop #7')
    expect(testRequest(someSettings({ testName: 'shop #7' }), message, 2).name).toBe('shop #7: emails/a.html')
  })

  it('truncates a name at 255 characters, never inside a surrogate pair', () => {
    const { name } = testRequest(someSettings({ testName: `${'x'.repeat(253)}😀😀` }), message, 1)
    expect(name).toBe(`${'x'.repeat(253)}…`)
  })

  it("requests a longer test timeout when the run's timeout exceeds one hour", () => {
    expect(testRequest(someSettings({ timeoutMs: 90_000 }), message, 1).timeoutMinutes).toBeNull()
    expect(testRequest(someSettings({ timeoutMs: 3_540_000 }), message, 1).timeoutMinutes).toBeNull()
    expect(testRequest(someSettings({ timeoutMs: 3_600_000 }), message, 1).timeoutMinutes).toBeNull()
    expect(testRequest(someSettings({ timeoutMs: 3_601_000 }), message, 1).timeoutMinutes).toBe(61)
    expect(testRequest(someSettings({ timeoutMs: 864_000_000 }), message, 1).timeoutMinutes).toBe(1440)
  })

  it('uses the author domain of each message', () => {
    const other = { ...message, from: { ...from, domain: 'shop.example' } }
    const domains = [message, other].map((one) => testRequest(someSettings(), one, 2).senderDomain)
    expect(domains).toEqual(['xn--bcher-kva.example', 'shop.example'])
  })

  it('copies style, provider types and metadata', () => {
    const settings = someSettings({
      testStyle: 'external-test',
      providerTypes: ['business'],
      metadata: { commit: 'abc' },
    })
    expect(testRequest(settings, message, 1)).toMatchObject({
      style: 'external-test',
      providerTypes: ['business'],
      metadata: { commit: 'abc' },
    })
  })
})
