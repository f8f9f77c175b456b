import { describe, expect, test } from 'vitest'

import type { JudgeInput } from '../../../src/verdict/judgement.ts'
import { gatherFacts } from '../../../src/verdict/placement/gather-facts.ts'
import { fakeDns } from '../../support/fake-dns.ts'
import { aMail } from '../../support/mail-builder.ts'
import { factsOf, passing } from './facts-of.ts'

async function gather(changes: Partial<JudgeInput> = {}) {
  const input: JudgeInput = {
    bytes: aMail(),
    envelope: { sender: 'bounce@Bücher.example', recipient: 'a@seeds.example' },
    client: { address: '::ffff:198.51.100.7', heloName: 'mail.shop.example', isTls: true },
    seed: { address: 'a@Seeds.example', providerType: 'consumer', providerName: 'x' },
    measuredAddress: '198.51.100.7',
    unsignedIsMeasured: true,
    senderClass: 'bulk',
    ...changes,
  }
  const { content } = await factsOf()
  return await gatherFacts({ input, authentication: passing, content }, fakeDns({}), new AbortController().signal)
}

describe('gatherFacts()', () => {
  test('reads domains as A-labels in lower case', async () => {
    expect(await gather()).toMatchObject({
      recipientDomain: 'seeds.example',
      envelopeSenderDomain: 'xn--bcher-kva.example',
    })
    expect(await gather({ envelope: { sender: null, recipient: 'a@b.example' } })).toMatchObject({
      envelopeSenderDomain: null,
    })
  })

  test('measures EHLO name and TLS when the client is the sending machine', async () => {
    const { heloName, isTls } = await gather()
    expect(heloName).toEqual({ status: 'measured', value: 'mail.shop.example' })
    expect(isTls).toEqual({ status: 'measured', value: true })
  })

  test('does not measure EHLO name and TLS when the sending address is only declared, or unknown', async () => {
    const client = { address: '127.0.0.1', heloName: 'runner', isTls: false, isTlsOffered: true }
    for (const measuredAddress of ['198.51.100.7', null]) {
      const { heloName, isTls } = await gather({ client, measuredAddress })
      expect([heloName.status, isTls.status]).toEqual(['not-measured', 'not-measured'])
    }
  })

  test('does not measure TLS if the receiver offers no STARTTLS', async () => {
    const client = { address: '198.51.100.7', heloName: 'mail.shop.example', isTls: false }
    expect((await gather({ client })).isTls.status).toBe('not-measured')
    expect((await gather({ client: { ...client, isTlsOffered: true } })).isTls).toEqual({
      status: 'measured',
      value: false,
    })
  })

  test('detects envelope addresses that need SMTPUTF8, and whether a history is stored', async () => {
    expect((await gather({ envelope: { sender: 'ü@a.example', recipient: 'a@b.example' } })).hasUnicodeAddress).toBe(
      true,
    )
    expect((await gather({ envelope: { sender: null, recipient: 'a@b.example' } })).hasUnicodeAddress).toBe(false)
    expect((await gather()).history.status).toBe('not-measured')
    const history = { acceptedCopyCount: 1, temporaryRefusalCount: 0 }
    expect((await gather({ history })).history).toEqual({ status: 'measured', value: history })
  })
})
