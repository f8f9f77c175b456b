import { describe, expect, it } from 'vitest'

import { emailServicesReply, providersReply, seedGroups } from '../../src/contract/seed-groups.ts'
import { parseWire } from '../../src/contract/wire-schema.ts'

const plain = { address: 'a@box.example', service: null, status: null }

describe('seedGroups', () => {
  it.each([
    ['addresses', ['a@box.example'], [plain]],
    ['objects', [{ address: 'a@box.example', service: 'Box' }], [{ ...plain, service: 'Box' }]],
    [
      'a described list',
      { description: 'd', emails: [{ address: 'a@box.example', service: 'Box', status: 'healthy' }] },
      [{ address: 'a@box.example', service: 'Box', status: 'healthy' }],
    ],
    ['a described list of addresses', { emails: ['a@box.example'] }, [plain]],
  ])('reads %s', (_name, group, mailboxes) => {
    expect(parseWire(seedGroups, { consumer: group })).toMatchObject({ status: 'ok', value: { consumer: mailboxes } })
  })

  it('leaves types out that are not there and ignores types that nobody knows', () => {
    const outcome = parseWire(seedGroups, { business: [], gamma: 3 })
    expect(outcome).toMatchObject({ status: 'ok', value: { business: [] } })
    expect(outcome.status === 'ok' && outcome.value.consumer).toBeUndefined()
  })

  it('names the address that is none', () => {
    expect(parseWire(seedGroups, { consumer: ['a@box.example', 7] })).toMatchObject({
      problems: [{ input: '$.consumer[1]', came: '7', expected: 'an e-mail address, or an object with "address"' }],
    })
  })
})

describe('emailServicesReply', () => {
  it('wants all three keys', () => {
    expect(parseWire(emailServicesReply, { consumer: [], business: [], protected: [] }).status).toBe('ok')
    expect(parseWire(emailServicesReply, { consumer: [], business: [] })).toMatchObject({
      problems: [{ input: '$.protected', came: 'nothing' }],
    })
  })
})

describe('providersReply', () => {
  it('reads the list below "providers" and at the top level', () => {
    const groups = { consumer: ['a@box.example'] }
    expect(parseWire(providersReply, { success: true, providers: groups })).toMatchObject({
      value: { consumer: [plain] },
    })
    expect(parseWire(providersReply, { success: true, ...groups })).toMatchObject({ value: { consumer: [plain] } })
  })

  it('names what is wrong below "providers"', () => {
    expect(parseWire(providersReply, { providers: { consumer: 'x' } })).toMatchObject({
      problems: [{ input: '$.providers.consumer', came: '"x"' }],
    })
  })
})
