import { describe, expect, it } from 'vitest'
import { type Watched, watchForDecision } from '../../src/check/watching.ts'
import type { TestSnapshot } from '../../src/foundation/contract/test.ts'
import { aTestRequest } from '../support/api-builders.ts'
import { accepted, aResult, rejected, rules, someSeeds } from '../support/check-builders.ts'
import { type FakePorts, fakePorts, type TestScript } from '../support/fake-ports.ts'

const seeds = someSeeds(4)

async function watch(
  script: Partial<TestScript>,
  more: { readonly isRefused?: true } = {},
): Promise<{ watched: Watched; ports: FakePorts; snapshots: TestSnapshot[] }> {
  const ports = fakePorts({ scripts: [{ seeds, ...script }] })
  const { signal } = new AbortController()
  const test = await ports.createTest(aTestRequest(), { deadlineMs: Infinity }, signal)
  const snapshots: TestSnapshot[] = []
  const outcome = more.isRefused === true ? rejected : accepted
  const watching = watchForDecision(
    {
      test,
      rules: rules(),
      deadlineMs: 60_000,
      pollIntervalMs: null,
      submissions: new Map(seeds.map((seed) => [seed.address, outcome(seed)])),
      onSnapshot: (snapshot) => snapshots.push(snapshot),
    },
    ports,
    signal,
  )
  return { watched: await ports.clock.runToEnd(watching), ports, snapshots }
}

describe('watchForDecision()', () => {
  it('ends with the last snapshot as soon as the outcome is decided', async () => {
    const { watched, ports } = await watch({ arrivals: seeds.map((seed) => [2500, aResult(seed)] as const) })
    expect(watched.ending).toEqual({ kind: 'decided' })
    expect(watched.snapshot?.results).toHaveLength(4)
    expect(ports.clock.monotonicMs()).toBe(3000)
  })

  it('reports every snapshot', async () => {
    const { snapshots } = await watch({ arrivals: seeds.map((seed) => [2500, aResult(seed)] as const) })
    expect(snapshots.map((snapshot) => snapshot.results?.length)).toEqual([0, 0, 0, 4])
  })

  it('ends at the deadline without results', async () => {
    const { watched, ports } = await watch({})
    expect(watched.ending).toEqual({ kind: 'time-up' })
    expect(ports.clock.monotonicMs()).toBe(60_000)
  })

  it('reads the results once when every copy was rejected', async () => {
    const { watched, ports } = await watch({}, { isRefused: true })
    expect(watched).toMatchObject({ snapshot: { results: [] }, ending: { kind: 'time-up' }, failure: null })
    expect(ports.watches).toHaveLength(1)
    expect(ports.clock.monotonicMs()).toBeLessThan(5000)
  })

  it('ignores a failure to read the results of rejected copies', async () => {
    const { watched } = await watch({ diesAtMs: 0 }, { isRefused: true })
    expect(watched).toEqual({ snapshot: null, ending: { kind: 'time-up' }, failure: null })
  })

  it('keeps the last snapshot when the service fails', async () => {
    const [first] = seeds
    const { watched } = await watch({
      diesAtMs: 1500,
      arrivals: first === undefined ? [] : [[500, aResult(first)]],
    })
    expect(watched.snapshot?.results).toHaveLength(1)
    expect(watched.ending).toMatchObject({
      kind: 'interrupted',
      reason: expect.stringContaining('the service is gone'),
    })
    expect(watched.failure?.code).toBe('UNEXPECTED')
  })
})
