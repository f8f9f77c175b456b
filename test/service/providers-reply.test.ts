import { expect, it } from 'vitest'

import { sendToReader } from '../../src/contract/seed-replies.ts'
import { localSeeds } from '../../src/seeds/directory.ts'
import { providersReply } from '../../src/service/providers-reply.ts'

it('providersReply() lists every seed, in a form that clients can read', () => {
  const read = sendToReader.parse(providersReply(localSeeds, []).providers)
  const mailboxes = Object.values(read).flat()
  expect(mailboxes).toHaveLength(9)
  expect(mailboxes).toContainEqual({ address: 'seed7@mailgate.example', service: 'mailgate.example' })
})

it('providersReply() shows an unhealthy seed as such, and a disabled one not at all', () => {
  const seeds = localSeeds.map((seed, index) => {
    return Object.assign({}, seed, index === 0 ? { health: 'unhealthy' as const } : { isEnabled: false })
  })
  const { providers } = providersReply(seeds, [])
  expect(providers.consumer?.emails.map((email) => email.status)).toEqual(['unhealthy'])
  expect(providers.business?.emails).toEqual([])
})
