import { describe, expect, it } from 'vitest'

import { startEmbeddedService } from '../../src/service/embedded.ts'
import { nodeClock } from '../../src/world/node-clock.ts'
import { nodeRandom } from '../../src/world/node-random.ts'
import { startConformanceTarget } from '../support/conformance-target.ts'
import { fakeDns } from '../support/fake-dns.ts'
import { runSuite } from './suite.ts'

/** Some 1600 requests and 60 mails: five seconds, or many more on a machine that has other things to do. */
const timeout = 120_000

/** Needs that a service in this process cannot meet, or not within a test. */
function needsOf(notChecked: readonly string[]): readonly string[] {
  return [...new Set(notChecked.map((line) => / (--[a-z-]+)/u.exec(line)?.[1] ?? line))].toSorted()
}

describe('the conformance suite', () => {
  it('holds at the embedded service, but for what one token and one run cannot show', { timeout }, async () => {
    await using service = await startEmbeddedService(
      { sendingIp: null, dns: fakeDns({}), testTimeoutMs: 1000 },
      { clock: nodeClock(), random: nodeRandom() },
    )
    const mailed = ['--smtp-host', service.smtpHost, '--smtp-port', String(service.smtpPort), '--test-timeout', '1']
    const flags = ['--token', service.apiToken.reveal(), '--profile', 'presend', ...mailed]
    const { broken, notChecked, report } = await runSuite(service.apiUrl, flags)
    expect(broken).toEqual([])
    expect(report.stopped).toBeNull()
    expect(needsOf(notChecked)).toEqual([
      '--base-url',
      '--broken-base-url',
      '--exhaust-rate-limit',
      '--free-token',
      '--mail',
      '--other-token',
      '--plan',
      '--postmaster-email',
      '--revoked-token',
      '--slow',
      '--webhook-listen',
    ])
  })

  it('holds whole at a service that gives it everything, but for what takes minutes', { timeout }, async () => {
    await using target = await startConformanceTarget()
    const { broken, notChecked } = await runSuite(target.baseUrl, [...target.flags, '--profile', 'presend'])
    expect(broken).toEqual([])
    expect(needsOf(notChecked)).toEqual(['--slow'])
  })
})
