import { describe, expect, it } from 'vitest'

import { emailServicesReplySchema, providersReplySchema, sendToSchema } from '../../src/contract/seed-reply-schemas.ts'
import { parseWire } from '../../src/contract/wire-schema.ts'

function providersOf(emails: readonly unknown[]): unknown {
  return { success: true, providers: { consumer: { description: 'd', emails } } }
}

describe('lists of seeds', () => {
  it('email_services has exactly the three keys', () => {
    const reply = { consumer: ['a@x.example'], business: [], protected: [] }
    expect(parseWire(emailServicesReplySchema, reply).status).toBe('ok')
    expect(parseWire(emailServicesReplySchema, { ...reply, success: true }).status).toBe('bad')
    expect(parseWire(emailServicesReplySchema, { consumer: [], business: [] }).status).toBe('bad')
  })

  it('send_to leaves out what was not asked for', () => {
    expect(parseWire(sendToSchema, { business: ['a@x.example'] }).status).toBe('ok')
    expect(parseWire(sendToSchema, { private: [] }).status).toBe('bad')
  })

  it('providers have a health', () => {
    const mailbox = { address: 'a@x.example', service: 'x.example', status: 'healthy' }
    expect(parseWire(providersReplySchema, providersOf([mailbox])).status).toBe('ok')
    expect(parseWire(providersReplySchema, providersOf([{ ...mailbox, status: 'fine' }])).status).toBe('bad')
  })
})
