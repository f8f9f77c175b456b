import { expect, it } from 'vitest'
import { quoteTxt } from '../../../src/preflight/dns/dns-rule.ts'
import { zoneExample } from '../../../src/preflight/dns/example-zone.ts'
import { spfMissing } from '../../../src/preflight/rules/spf-missing.ts'
import { preflightExample } from '../../support/preflight.ts'

it('a DNS rule is reported as unchecked when DNS is off', async () => {
  const { findings, unchecked } = await preflightExample(zoneExample({ spf: null, settings: { dns: 'off' } }), [
    spfMissing,
  ])
  expect([findings, unchecked]).toEqual([[], [{ ruleId: 'spf-missing', reason: 'dns is off' }]])
})

it('a DNS rule is reported as unchecked when the query fails, and reports no record as absent', async () => {
  const { findings, unchecked } = await preflightExample(
    zoneExample({ settings: { dns: 'live', envelopeFrom: 'b@northwind.net' } }),
    [spfMissing],
  )
  expect([findings, unchecked]).toEqual([[], [{ ruleId: 'spf-missing', reason: 'the DNS server returned SERVFAIL' }]])
})

it('a DNS rule names the zone file for the domain', async () => {
  const { findings } = await preflightExample(zoneExample({ spf: null }), [spfMissing])
  expect(findings[0]?.place).toEqual({ file: 'fernhill.zone', line: 2, column: 1 })
})

it.each([
  ['none', null, 'Publish this TXT record at fernhill-bikes.com: v=spf1 ip4:192.0.2.9 ~all'],
  [
    'two',
    '"v=spf1 a ~all"',
    'Replace the 2 SPF records (TXT) of fernhill-bikes.com with one: v=spf1 ip4:192.0.2.9 a mx ~all',
  ],
])('the suggested SPF record authorizes sending-ip if the domain has %s', async (_count, spf, fix) => {
  const more = spf === null ? [] : ['@ IN TXT "v=spf1 mx ~all"']
  const { findings } = await preflightExample(zoneExample({ spf, more, settings: { sendingIp: '192.0.2.9' } }))
  expect(findings.filter(({ ruleId }) => ruleId.startsWith('spf')).map((one) => one.fix)).toEqual([fix])
})

it('quoteTxt() splits and escapes a long value', () => {
  expect(quoteTxt('a"b\\c')).toBe('"a\\"b\\\\c"')
  expect(quoteTxt('y'.repeat(300))).toBe(`"${'y'.repeat(250)}" "${'y'.repeat(50)}"`)
})
