import { expect, it } from 'vitest'

import { isLoopbackAddress } from '../../src/verdict/loopback.ts'

it.each(['127.0.0.1', '127.8.0.3', '::ffff:127.0.0.1', '::FFFF:127.0.0.1', '::1', '0:0:0:0:0:0:0:1'])(
  '%s is this machine',
  (address) => {
    expect(isLoopbackAddress(address)).toBe(true)
  },
)

it.each([
  '192.0.2.1',
  '12.7.0.0',
  '128.0.0.1',
  '::',
  '::2',
  '2001:db8::1',
  '1::1',
  '::ffff:192.0.2.127',
  'localhost',
  '',
])('%s is not', (address) => {
  expect(isLoopbackAddress(address)).toBe(false)
})
