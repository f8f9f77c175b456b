import { expect, it } from 'vitest'
import type { SendingIpSetting } from '../../../src/check/settings/service-file/service-settings.ts'
import { receiveRules } from '../../../src/service/self-hosted/receive.ts'

const cases: readonly [SendingIpSetting, string | null][] = [
  [{ kind: 'client' }, '192.0.2.7'],
  [{ kind: 'fixed', address: '203.0.113.9' }, '203.0.113.9'],
  [{ kind: 'none' }, null],
]

it.each(cases)('receiveRules() with sending-ip %j measures SPF for %s', (sendingIp, expected) => {
  const rules = receiveRules(sendingIp)
  expect(rules.measuredAddress('192.0.2.7')).toBe(expected)
  expect(rules).toMatchObject({ isUnsignedMeasured: true, isUndecidedFinal: false, whenDnsFails: 'undecided' })
})
