import { expect, it } from 'vitest'

import { observedDns } from '../../../src/service/operations/observed-dns.ts'
import { fakeClock } from '../../support/fake-clock.ts'
import { fakeDns } from '../../support/fake-dns.ts'

it('logs every DNS query with its answer, and no sender that an SPF macro put into a name', async () => {
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
