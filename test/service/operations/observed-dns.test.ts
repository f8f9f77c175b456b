import { expect, it } from 'vitest'

import { observedDns } from '../../../src/service/operations/observed-dns.ts'
import { fakeClock } from '../../support/fake-clock.ts'
import { fakeDns } from '../../support/fake-dns.ts'

it('observedDns() logs every query with its answer, without sender addresses from SPF macros', async () => {
  const lines: unknown[] = []
  const log = { trace: (...line: readonly unknown[]) => void lines.push(line) }
  const zone = { 'shop.example': { TXT: ['v=spf1 -all'] } }
  const dns = observedDns(fakeDns(zone), { log, clock: fakeClock() })
  const { signal } = new AbortController()
  expect(await dns.resolve('shop.example', 'TXT', signal)).toMatchObject({ status: 'found' })
  await dns.resolve('ann@shop.example', 'A', signal)
  expect(lines).toEqual([
    ['dns query', { name: 'shop.example', type: 'TXT', status: 'found', ms: 0 }],
    ['dns query', { name: '…@shop.example', type: 'A', status: 'nxdomain', ms: 0 }],
  ])
})
