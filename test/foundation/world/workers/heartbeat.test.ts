import { describe, expect, it } from 'vitest'

import { startHeartbeat } from '../../../../src/foundation/world/workers/heartbeat.ts'
import type { ThreadJob } from '../../../../src/foundation/world/workers/worker-thread.ts'

describe('startHeartbeat()', () => {
  it('ends a thread that has stopped responding, and sends one heartbeat at a time', async () => {
    const jobs: ThreadJob[] = []
    const ended = Promise.withResolvers<string>()
    const run = (job: ThreadJob): void => {
      jobs.push(job)
      if (jobs.length <= 3) job.onDone(null)
    }
    const heartbeat = startHeartbeat({ run, end: ended.resolve }, 25)
    expect(await ended.promise).toBe('time-limit')
    heartbeat[Symbol.dispose]()
    expect(jobs).toHaveLength(4)
  })

  it('gives a thread more time before its first response, to load its program', async () => {
    const startMs = performance.now()
    const ended = Promise.withResolvers<string>()
    const heartbeat = startHeartbeat({ run: () => undefined, end: ended.resolve }, 25)
    await ended.promise
    heartbeat[Symbol.dispose]()
    expect(performance.now() - startMs).toBeGreaterThan(250)
  })
})
