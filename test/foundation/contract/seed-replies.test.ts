import { describe, expect, it } from 'vitest'

import {
  emailServicesReply,
  providersReply,
  sendTo,
  sendToReader,
} from '../../../src/foundation/contract/seed-replies.ts'
import { parseWire } from '../../../src/foundation/contract/wire-schema.ts'

const plain = { address: 'a@box.example', service: null }

describe('sendToReader', () => {
  it.each([
    ['addresses', ['a@box.example'], [plain]],
    ['objects', [{ address: 'a@box.example', service: 'Box' }], [{ ...plain, service: 'Box' }]],
    [
      'a described list',
      { description: 'd', emails: [{ address: 'a@box.example', service: 'Box', status: 'healthy' }] },
      [{ address: 'a@box.example', service: 'Box' }],
    ],
    ['a described list of addresses', { emails: ['a@box.example'] }, [plain]],
  ])('reads %s', (_name, group, mailboxes) => {
    expect(parseWire(sendToReader, { consumer: group })).toMatchObject({ status: 'ok', value: { consumer: mailboxes } })
  })

  it('omits missing types and ignores unknown ones', () => {
    const outcome = parseWire(sendToReader, { business: [], gamma: 3 })
    expect(outcome).toMatchObject({ status: 'ok', value: { business: [] } })
    expect(outcome.status === 'ok' && outcome.value.consumer).toBeUndefined()
  })

  it('names the path of an invalid address', () => {
    expect(parseWire(sendToReader, { consumer: ['a@box.example', 7] })).toMatchObject({
      problems: [{ input: '$.consumer[1]', came: '7', expected: 'an email address, or an object with "address"' }],
    })
  })
})

function providersOf(emails: readonly unknown[]): unknown {
  return { success: true, providers: { consumer: { description: 'd', emails } } }
}

describe('replies with lists of seeds', () => {
  it('email_services has exactly the three provider types', () => {
    const reply = { consumer: ['a@x.example'], business: [], protected: [] }
    expect(parseWire(emailServicesReply, reply).status).toBe('ok')
    expect(parseWire(emailServicesReply, { ...reply, success: true }).status).toBe('bad')
    expect(parseWire(emailServicesReply, { consumer: [], business: [] }).status).toBe('bad')
  })

  it('send_to omits types that were not requested', () => {
    expect(parseWire(sendTo, { business: ['a@x.example'] }).status).toBe('ok')
    expect(parseWire(sendTo, { private: [] }).status).toBe('bad')
  })

  it('providers have a health status', () => {
    const mailbox = { address: 'a@x.example', service: 'x.example', status: 'healthy' }
    expect(parseWire(providersReply, providersOf([mailbox])).status).toBe('ok')
    expect(parseWire(providersReply, providersOf([{ ...mailbox, status: 'fine' }])).status).toBe('bad')
  })
})
