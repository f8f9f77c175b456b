import { expect, it } from 'vitest'

import { ownListeners } from '../../../src/service/webhooks/own-listeners.ts'

const local = ['127.0.0.1', '::1', '192.0.2.7']

it('ownListeners() is the one address that the service listens at', () => {
  expect(ownListeners({ host: '192.0.2.7', port: 8025 }, local)).toEqual([{ address: '192.0.2.7', port: 8025 }])
})

it.each(['0.0.0.0', '::'])('ownListeners() is every address of the machine when it listens at %s', (host) => {
  expect(ownListeners({ host, port: 8025 }, local)).toEqual(local.map((address) => ({ address, port: 8025 })))
})
