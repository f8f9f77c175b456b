/** Follows messages from SMTP to the report, through the whole service. */

import { describe, expect, it } from 'vitest'

import { mailLines, sendMail } from './receiving/smtp-client.ts'
import { type HostedService, hostService } from './self-hosted-service.ts'

async function send(hosted: HostedService, lines: (trackingId: string) => readonly string[]): Promise<string> {
  const created = await (await hosted.get('/api/v1/spam_tests', { method: 'POST', body: '{}' })).json()
  const trackingId = String(Object(created).test.tracking_id)
  // The second seed rejects unsigned mail, so the first copy is the one that is kept.
  for (const to of ['seed7@mailgate.example', 'seed1@freemail.example']) {
    const reply = await sendMail(hosted.service.smtp?.port ?? 0, { to, lines: lines(trackingId) })
    expect(reply).toMatch(/^[25]50 /u)
  }
  return trackingId
}

async function pageOf(
  hosted: HostedService,
  path: string,
): Promise<{ readonly status: number; readonly html: string }> {
  const response = await hosted.get(path)
  return { status: response.status, html: await response.text() }
}

/** An HTML message. */
function htmlMail(trackingId: string): readonly string[] {
  const [end] = [mailLines(trackingId).indexOf('')]
  const header = mailLines(trackingId).slice(0, end)
  return [...header, 'MIME-Version: 1.0', 'Content-Type: text/html', '', '<p onclick=a>Hi<script>alert(1)</script></p>']
}

describe('keep-messages', () => {
  it('with the default value, shows the header section, but neither text nor HTML', async () => {
    await using hosted = await hostService('sending-ip: none')
    const trackingId = await send(hosted, htmlMail)
    const { html } = await pageOf(hosted, `/r/${trackingId}`)
    expect(html).toContain('X-Presend-Test: [tracking id]')
    expect(html).not.toContain('iframe')
    expect((await pageOf(hosted, `/r/${trackingId}/preview`)).status).toBe(404)
    expect(hosted.lines.filter(({ msg }) => msg === 'message not kept')).toEqual([])
  })

  it('with "whole", also shows the preview text and the HTML part', async () => {
    await using hosted = await hostService('sending-ip: none\nkeep-messages: whole')
    const trackingId = await send(hosted, htmlMail)
    const { html } = await pageOf(hosted, `/r/${trackingId}`)
    expect(html).toContain('<dt>Preview text</dt><dd>Hi</dd>')
    const preview = await pageOf(hosted, `/r/${trackingId}/preview`)
    expect([preview.status, preview.html.includes('<body>\n<p>Hi</p>')]).toEqual([200, true])
  })

  it('with "none" keeps nothing', async () => {
    await using hosted = await hostService('sending-ip: none\nkeep-messages: none')
    await send(hosted, htmlMail)
    expect(await hosted.store.findTestMessage(1)).toBeNull()
  })
})
