import { describe, expect, it } from 'vitest'

import type { SendingIdentity } from '../../../src/preflight/dns/dns-facts.ts'
import { sendingIdentity } from '../../../src/preflight/dns/sending-identity.ts'
import type { PreflightSettings } from '../../../src/preflight/preflight-settings.ts'
import { preflightContext } from '../../support/preflight.ts'
import { defaultPreflightSettings } from '../../support/preflight-settings.ts'

async function identityOf(head: string, settings: Partial<PreflightSettings> = {}): Promise<SendingIdentity | null> {
  const text = `${head}\nContent-Type: text/plain\n\nHello\n`
  const context = await preflightContext({ file: 'a.eml', text })
  return sendingIdentity({ ...context, htmlText: null }, { ...defaultPreflightSettings, ...settings })
}

describe('sendingIdentity()', () => {
  it('reads the header section and the settings', async () => {
    const head = 'From: Shop <News@Shop.com>\nReply-To: a@help.com, b@shop.com'
    expect(
      await identityOf(head, {
        envelopeFrom: 'b@bounce.shop.com',
        sendingIp: '192.0.2.7',
        dkim: { domain: 'Shop.com', selector: 's1', isSigning: false },
      }),
    ).toEqual({
      authorDomain: 'shop.com',
      replyToDomains: ['help.com', 'shop.com'],
      envelopeSender: 'b@bounce.shop.com',
      envelopeDomain: 'bounce.shop.com',
      isEnvelopeStated: true,
      signatures: [{ domain: 'shop.com', selector: 's1', algorithm: null }],
      sendingIp: '192.0.2.7',
    })
  })

  it('uses From as envelope sender if the setting is missing', async () => {
    expect(await identityOf('From: a@shop.com')).toMatchObject({
      envelopeSender: 'a@shop.com',
      isEnvelopeStated: false,
      signatures: [],
    })
  })

  it('uses the Return-Path of a finished message as envelope sender', async () => {
    expect(await identityOf('Return-Path: <b@esp.net>\nFrom: a@shop.com')).toMatchObject({
      envelopeDomain: 'esp.net',
      isEnvelopeStated: true,
    })
  })

  it('reads the signatures of a finished message', async () => {
    const head =
      'DKIM-Signature: v=1; a=rsa-sha1; d=Shop.com;\n s=k1; h=From; b=x\nDKIM-Signature: v=1; b=x\nFrom: a@shop.com'
    expect((await identityOf(head))?.signatures).toEqual([
      { domain: 'shop.com', selector: 'k1', algorithm: 'rsa-sha1' },
    ])
  })

  it('returns null without a valid author', async () => {
    const context = await preflightContext({ file: 'a.html', text: '<p>Hello</p>' })
    expect(sendingIdentity({ ...context, htmlText: null, from: null }, defaultPreflightSettings)).toBeNull()
  })
})
