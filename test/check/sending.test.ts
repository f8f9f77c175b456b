import { describe, expect, it } from 'vitest'

import { startSending } from '../../src/check/sending.ts'
import type { Seed } from '../../src/foundation/contract/test.ts'
import type { ComposedMessage } from '../../src/foundation/mail/message.ts'
import type { SubmissionOutcome } from '../../src/foundation/mail/submission-outcome.ts'
import { aTestRequest } from '../support/api-builders.ts'
import { accepted, someSeeds } from '../support/check-builders.ts'
import { type FakePorts, fakePorts, type TestScript } from '../support/fake-ports.ts'
import { apiError } from '../support/fake-run.ts'

const seeds = someSeeds(4)

/** The recipient is spelled differently from the seed, as after composing for an internationalized domain. */
const copies = seeds.map(
  (seed): ComposedMessage => ({
    envelope: { sender: null, recipient: `xn--${seed.address}` },
    messageId: '<1@acme.example>',
    chunks: [],
    sizeBytes: 0,
    needsSmtpUtf8: false,
  }),
)

async function begin(
  script: Partial<TestScript>,
  signal: AbortSignal = new AbortController().signal,
): Promise<{ ports: FakePorts; sending: ReturnType<typeof startSending>; told: number[] }> {
  const ports = fakePorts({ scripts: [{ seeds, ...script }] })
  await ports.createTest(aTestRequest(), { deadlineMs: Infinity }, signal)
  const told: number[] = []
  const request = { seeds, copies, deadlineMs: 600_000, onOutcome: () => told.push(told.length + 1) }
  return { ports, sending: startSending(request, ports, signal), told }
}

describe('startSending()', () => {
  it('records the outcome of each copy by seed address', async () => {
    const { ports, sending, told } = await begin({
      outcome: (seed) => ({ ...accepted(seed), seed: `xn--${seed.address}` }),
    })
    await ports.clock.runToEnd(sending.mostlyDone)
    expect([...sending.outcomes.keys()]).toEqual(seeds.map((seed) => seed.address))
    expect(told).toEqual([1, 2, 3, 4])
  })

  it('resolves mostlyDone when only retries remain', async () => {
    const { ports, sending } = await begin({ outcome: (seed) => (seed === seeds[3] ? 'later' : accepted(seed)) })
    await ports.clock.runToEnd(sending.mostlyDone)
    expect(ports.clock.monotonicMs()).toBeLessThan(15_000)
    expect(sending.outcomes.size).toBe(3)
  })

  it('ends retries when stopped, and records their outcomes', async () => {
    const { ports, sending } = await begin({ outcome: (seed) => (seed === seeds[3] ? 'later' : accepted(seed)) })
    await ports.clock.runToEnd(sending.mostlyDone)
    await ports.clock.runToEnd(sending.stop())
    expect(sending.outcomes.get(seeds[3]?.address ?? '')?.status).toBe('not-attempted')
  })

  it('fails if an error kept every copy from being attempted, and keeps the error out of the outcomes', async () => {
    const error = apiError('SMTP_AUTH_REFUSED', 'misconfigured')
    const unattempted = (seed: Seed): SubmissionOutcome => {
      return { status: 'not-attempted', seed: seed.address, reason: 'no session', error }
    }
    const all = await begin({ outcome: unattempted })
    await all.ports.clock.runToEnd(all.sending.mostlyDone)
    expect(all.sending.failure()).toMatchObject({ code: 'SMTP_AUTH_REFUSED', outcome: 'misconfigured' })
    expect(JSON.stringify([...all.sending.outcomes.values()])).not.toContain('SMTP_AUTH_REFUSED')
    const some = await begin({ outcome: (seed) => (seed === seeds[3] ? accepted(seed) : unattempted(seed)) })
    await some.ports.clock.runToEnd(some.sending.mostlyDone)
    expect(some.sending.failure()).toBeNull()
  })

  it('keeps the error of a failed submission', async () => {
    const { ports, sending } = await begin({ submitError: new Error('no route') })
    await ports.clock.runToEnd(sending.mostlyDone)
    expect(sending.failure()?.message).toContain('no route')
    expect(sending.outcomes.size).toBe(0)
  })

  it('finishes when every copy has its final outcome, even after the other copies', async () => {
    const { ports, sending } = await begin({ copyMs: 20_000 })
    await ports.clock.runToEnd(sending.finish())
    expect([sending.outcomes.size, ports.clock.monotonicMs()]).toEqual([4, 80_000])
  })

  it('finishes at the deadline, and when the run is canceled', async () => {
    const waiting = await begin({ outcome: () => 'later' })
    await waiting.ports.clock.runToEnd(waiting.sending.finish())
    expect(waiting.ports.clock.monotonicMs()).toBeLessThanOrEqual(601_000)

    const canceller = new AbortController()
    const canceled = await begin({ outcome: () => 'later' }, canceller.signal)
    canceller.abort(new Error('stop'))
    await canceled.ports.clock.runToEnd(canceled.sending.finish())
    expect(canceled.ports.clock.monotonicMs()).toBe(0)
  })
})
