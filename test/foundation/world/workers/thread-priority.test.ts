import { getPriority } from 'node:os'

import { describe, expect, it } from 'vitest'

import { openWorkers } from '../../../../src/foundation/world/workers/open-workers.ts'

const file = new URL('../../../support/worker-fixture.ts', import.meta.url)
const { signal } = new AbortController()

async function priorityOf(isBackground: boolean): Promise<unknown> {
  await using pool = openWorkers({ threadCount: 1, jobsPerThread: 1, memoryMb: 64, file, isBackground })
  const outcome = await pool.run({ name: 'priority', input: null, timeLimitMs: 20_000 }, signal)
  return outcome.status === 'done' ? outcome.value : outcome
}

describe.runIf(process.platform === 'linux')('applyPriority()', () => {
  it('lowers the priority of a background thread and of no other thread', async () => {
    const own = getPriority(0)
    expect(await priorityOf(true)).toBe(Math.max(own, 3))
    expect(await priorityOf(false)).toBe(own)
    expect(getPriority(0)).toBe(own)
  })
})
