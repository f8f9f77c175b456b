import { isIP } from 'node:net'

import { expect, it } from 'vitest'

import { localAddresses } from '../../../src/foundation/world/local-addresses.ts'

it('localAddresses() returns IP addresses, including loopback', () => {
  const addresses = localAddresses()
  expect(addresses).toContain('127.0.0.1')
  expect(addresses.filter((address) => isIP(address) === 0)).toEqual([])
})
