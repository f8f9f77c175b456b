import { describe, expect, it } from 'vitest'

import { runAction } from '../support/run-action.ts'
import { startRemoteService } from '../support/scenario.ts'

/**
 * A message with two From fields, raw 8-bit text, a multipart without a closing boundary, and a signature that covers
 * To.
 */
const faulty = [
  'DKIM-Signature: v=1; a=rsa-sha256; d=acme.example; s=mail1; h=from:to:subject; bh=eA==; b=eA==',
  'From: Acme Shop <shop@acme.example>',
  'From: Acme Billing <billing@acme.example>',
  'Subject: Opening hours of our café',
  'To: Real Reader <reader@person.example>',
  'Content-Type: multipart/alternative; boundary=b',
  '',
  '--b',
  'Content-Type: text/plain; charset=us-ascii',
  '',
  'Our café is closed on Monday.',
  '',
].join('\r\n')

describe('an .eml template', () => {
  it('is sent unchanged except for fields that must change, and the report lists the removed fields', async () => {
    await using remote = await startRemoteService()
    const run = await runAction({
      files: { 'emails/hours.eml': faulty },
      inputs: { ...remote.inputs, template: 'emails/hours.eml', 'tracking-in': 'header', preflight: 'off' },
    })
    expect(run.outputs['result']).toBe('pass')
    const bytes = Buffer.from(faulty).toString('latin1')
    for (const { recipient, content } of remote.smtp.delivered) {
      expect(content.replace(/^X-Presend-Test: .*\r\n/mu, '').replace(/^Message-ID: .*\r\n/mu, '')).toBe(
        bytes.replace(/^DKIM-Signature.*\r\n/u, '').replace('Real Reader <reader@person.example>', recipient),
      )
    }
    expect(run.summary).toContain('removed the DKIM signature (acme.example, selector mail1) from the .eml file')
  })

  it('with two From fields fails on the embedded service', async () => {
    const inputs = { template: 'emails/hours.eml', preflight: 'off' }
    const run = await runAction({ files: { 'emails/hours.eml': faulty }, inputs })
    expect([run.exitCode, run.outputs['result']]).toEqual([1, 'fail'])
    expect(run.summary).toContain('the message has 2 From: fields')
  })

  it('without an author is misconfigured, and the error names the places for an author', async () => {
    const run = await runAction({
      files: { 'emails/hours.eml': 'Subject: Hours\r\n\r\nClosed on Monday.\r\n' },
      inputs: { template: 'emails/hours.eml' },
    })
    expect(run.outputs['result']).toBe('misconfigured')
    expect(run.summary).toContain('or add "From: Shop')
  })
})
