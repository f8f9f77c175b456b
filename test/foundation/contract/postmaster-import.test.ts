import { expect, it } from 'vitest'

import { importPostmasterReply, importPostmasterRequest } from '../../../src/foundation/contract/postmaster-import.ts'
import { parseWire } from '../../../src/foundation/contract/wire-schema.ts'

it('importPostmasterRequest does not validate the content of domains', () => {
  expect(parseWire(importPostmasterRequest, { email: 'a@b.example', domains: { anything: 1 } }).status).toBe('ok')
  for (const wrong of [
    {},
    { email: 'a', domains: {} },
    { email: 'a@b.example' },
    { email: 'a@b\0.example', domains: [] },
  ]) {
    expect(parseWire(importPostmasterRequest, wrong).status, JSON.stringify(wrong)).toBe('bad')
  }
})

it('importPostmasterReply rejects unknown fields', () => {
  const reply = { account: { id: 1, email: 'a@b.example' }, days: 1 }
  expect(parseWire(importPostmasterReply, reply).status).toBe('ok')
  expect(parseWire(importPostmasterReply, { ...reply, more: 1 }).status).toBe('bad')
})
