import { describe, expect, it } from 'vitest'
import { composeCheckMessage, forgeryComment } from '../../../../src/extensions/mailboxes/check/check-message.ts'
import { parseAddress } from '../../../../src/foundation/mail/parse-address.ts'
import { Secret } from '../../../../src/foundation/world/secret.ts'
import { fakeClock } from '../../../support/fake-clock.ts'
import { fakeRandom } from '../../../support/fake-random.ts'
import { valueOf } from '../../../support/parsed.ts'

const account = {
  host: 'imap.box.example',
  port: 993,
  tls: 'implicit',
  username: 'seed1',
  password: new Secret('hunter2'),
  caPem: null,
} as const

async function compose(more: { readonly authservIds?: readonly string[]; readonly hasPlusAddress?: boolean } = {}) {
  const seed = { address: 'seed1@box.example', providerName: 'box.example', account }
  const sender = { from: valueOf(parseAddress('check@shop.example')), envelopeFrom: 'bounce@shop.example', dkim: null }
  const world = { clock: fakeClock(), random: fakeRandom() }
  const { id, message } = await composeCheckMessage(
    { ...seed, authservIds: [], hasPlusAddress: false, ...more },
    sender,
    world,
  )
  return { id, message, text: Buffer.concat(message.chunks).toString() }
}

describe('composeCheckMessage()', () => {
  it('addresses the seed and contains its id in X-Presend-Test', async () => {
    const { id, message, text } = await compose()
    expect(text).toContain(`X-Presend-Test: ${id}\r\n`)
    expect(message.envelope).toEqual({ sender: 'bounce@shop.example', recipient: 'seed1@box.example' })
    expect(text).not.toContain('Authentication-Results')
  })

  it('uses a plus-address if the seed supports plus-addresses', async () => {
    expect((await compose({ hasPlusAddress: true })).message.envelope.recipient).toMatch(
      /^seed1\+[0-9a-f]{25}@box\.example$/u,
    )
  })

  it('contains a forged field for each authserv-id that the seed trusts', async () => {
    const { text } = await compose({ authservIds: ['mx.box.example', 'unnamed', '*.hosts.example'] })
    const unfolded = text.replaceAll(/\r\n(?=[ \t])/gu, '')
    expect(unfolded).toContain(`Authentication-Results: mx.box.example; spf=pass (${forgeryComment})`)
    expect(unfolded).toContain(`Authentication-Results: spf=pass (${forgeryComment})`)
    expect(unfolded).toContain('Authentication-Results: forged.hosts.example; spf=pass')
  })
})
