import { expect, it } from 'vitest'

import { providersReply as readProviders } from '../../src/contract/seed-replies.ts'
import { parseWire } from '../../src/contract/wire-schema.ts'
import { localSeeds } from '../../src/seeds/directory.ts'
import { providersReply } from '../../src/service/providers-reply.ts'

it('providersReply() is read by the contract that clients use, with every seed in it', () => {
  const read = parseWire(readProviders, providersReply(localSeeds, []))
  expect(read.status).toBe('ok')
  const groups = read.status === 'ok' ? Object.values(read.value) : []
  expect(groups.flat()).toHaveLength(9)
  expect(groups.flat()).toContainEqual({
    address: 'seed7@mailgate.example',
    service: 'mailgate.example',
    status: 'healthy',
  })
})

it('providersReply() shows an unhealthy seed as such, and a disabled one not at all', () => {
  const seeds = localSeeds.map((seed, index) => {
    return Object.assign({}, seed, index === 0 ? { health: 'unhealthy' as const } : { isEnabled: false })
  })
  const { providers } = providersReply(seeds, [])
  expect(providers.consumer?.emails.map((email) => email.status)).toEqual(['unhealthy'])
  expect(providers.business?.emails).toEqual([])
})
