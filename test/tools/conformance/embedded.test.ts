import { describe, expect, it } from 'vitest'
import { nodeClock } from '../../../src/foundation/world/node-clock.ts'
import { nodeRandom } from '../../../src/foundation/world/node-random.ts'
import { startEmbeddedService } from '../../../src/service/embedded.ts'
import { startConformanceTarget } from '../../support/conformance-target.ts'
import { serviceExtensions } from '../../support/extensions.ts'
import { fakeDns } from '../../support/fake-dns.ts'
import { runSuite } from './suite.ts'

/** The suite sends about 1,600 requests and 60 messages: five seconds of work, or much more on a busy machine. */
const timeout = 120_000

/** Requirements that a service in this process cannot meet, or not within the time of a test. */
function needsOf(notChecked: readonly string[]): readonly string[] {
  return [...new Set(notChecked.map((line) => / (--[a-z-]+)/u.exec(line)?.[1] ?? line))].toSorted()
}

describe('the conformance suite', () => {
  it('passes with the embedded service, except for checks that need several tokens or runs', { timeout }, async () => {
    await using service = await startEmbeddedService(
      { extensions: serviceExtensions, sendingIp: null, dns: fakeDns({}), testTimeoutMs: 1000 },
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

  it('passes completely with a service that has everything the checks need, except for checks that take minutes', {
    timeout,
  }, async () => {
    await using target = await startConformanceTarget()
    const { broken, notChecked } = await runSuite(target.baseUrl, [...target.flags, '--profile', 'presend'])
    expect(broken).toEqual([])
    expect(needsOf(notChecked)).toEqual(['--slow'])
  })
})
