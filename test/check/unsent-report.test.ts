import { describe, expect, it } from 'vitest'

import { messageFacts, renderContents, unsentReport } from '../../src/check/unsent-report.ts'
import type { RenderedMessage } from '../../src/foundation/mail/message.ts'

const message: RenderedMessage = {
  templatePath: 'a.html',
  dataSet: 'german',
  subject: 'Hallo',
  from: { displayName: 'Shop', localPart: 'shop', domain: 'acme.example', address: 'shop@acme.example' },
  replyTo: [],
  headerFields: [],
  html: null,
  text: '',
  attachments: [],
}

describe('messageFacts()', () => {
  it('shows the author with and without a display name', () => {
    expect(messageFacts(message, 'marketing').from).toBe('Shop <shop@acme.example>')
    const bare = { ...message, from: { ...message.from, displayName: null } }
    expect(messageFacts(bare, 'marketing').from).toBe('shop@acme.example')
  })
})

describe('renderContents()', () => {
  it('counts bytes and attachments', () => {
    expect(renderContents({ ...message, text: 'ü' })).toBe('no HTML, 2 bytes of text')
    const attachments = [{ filename: 'a.png', contentType: 'image/png', content: new Uint8Array() }]
    expect(renderContents({ ...message, html: '<p>', attachments })).toBe(
      '3 bytes of HTML, 0 bytes of text, 1 attachment',
    )
  })
})

describe('unsentReport()', () => {
  it('contains no rates, seeds or measurements', () => {
    const report = unsentReport(messageFacts(message, 'transactional'), {
      outcome: 'inconclusive',
      reason: 'no service',
    })
    expect(report).toMatchObject({
      outcome: 'inconclusive',
      reason: 'no service',
      test: null,
      error: null,
    })
    expect([report.rates, report.seeds, report.placement]).toEqual([[], [], []])
    expect([report.tabPercent, report.spamPercent, report.missingPercent, report.pointsPerSeed]).toEqual([
      null,
      null,
      null,
      null,
    ])
  })
})
