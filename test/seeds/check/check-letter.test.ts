import { describe, expect, it } from 'vitest'

import { parseAddress } from '../../../src/mail/parse-address.ts'
import { composeLetter, forgeryComment } from '../../../src/seeds/check/check-letter.ts'
import { Secret } from '../../../src/world/secret.ts'
import { fakeClock } from '../../support/fake-clock.ts'
import { fakeRandom } from '../../support/fake-random.ts'
import { valueOf } from '../../support/parsed.ts'

const account = {
  host: 'imap.box.example',
  port: 993,
  tls: 'implicit',
  username: 'seed1',
  password: new Secret('hunter2'),
  caPem: null,
} as const

async function letterTo(more: { readonly authservIds?: readonly string[]; readonly hasPlusAddress?: boolean } = {}) {
  const seed = { address: 'seed1@box.example', providerName: 'box.example', account }
  const sender = { from: valueOf(parseAddress('check@shop.example')), envelopeFrom: 'bounce@shop.example', dkim: null }
  const world = { clock: fakeClock(), random: fakeRandom() }
  const { id, message } = await composeLetter(
    { ...seed, authservIds: [], hasPlusAddress: false, ...more },
    sender,
    world,
  )
  return { id, message, text: Buffer.concat(message.chunks).toString() }
}

describe('composeLetter()', () => {
  it('names itself in its header, and goes to the seed from the sender', async () => {
    const { id, message, text } = await letterTo()
    expect(text).toContain(`X-Presend-Test: ${id}\r\n`)
    expect(message.envelope).toEqual({ sender: 'bounce@shop.example', recipient: 'seed1@box.example' })
    expect(text).not.toContain('Authentication-Results')
  })

  it('goes to an address with a tag where the seed has such', async () => {
    expect((await letterTo({ hasPlusAddress: true })).message.envelope.recipient).toMatch(
      /^seed1\+[0-9a-f]{25}@box\.example$/u,
    )
  })

  it('forges a field under each name that the seed trusts', async () => {
    const { text } = await letterTo({ authservIds: ['mx.box.example', 'unnamed', '*.hosts.example'] })
    const unfolded = text.replaceAll(/\r\n(?=[ \t])/gu, '')
    expect(unfolded).toContain(`Authentication-Results: mx.box.example; spf=pass (${forgeryComment})`)
    expect(unfolded).toContain(`Authentication-Results: spf=pass (${forgeryComment})`)
    expect(unfolded).toContain('Authentication-Results: forged.hosts.example; spf=pass')
  })
})
