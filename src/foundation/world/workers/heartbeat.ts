/** Detects a thread that has stopped responding. */

import { heartbeatJob } from './serve-jobs.ts'
import type { WorkerThread } from './worker-thread.ts'

const beatsPerSilence = 5
/**
 * The number of heartbeats that a thread may miss before its first response. This number is high because the thread
 * must first load its program, possibly on a busy machine.
 */
const beatsPerStart = 60

/**
 * Sends several heartbeats to the thread per `silenceMs`, and terminates the thread if it misses all of them. Counts
 * missed heartbeats instead of measuring time, because time also passes while this thread or the whole machine is
 * suspended.
 */
export function startHeartbeat(thread: Pick<WorkerThread, 'run' | 'end'>, silenceMs: number): Disposable {
  let isAnswered = true
  let allowedCount = beatsPerStart
  let missedCount = 0
  const beat = (): void => {
    missedCount = isAnswered ? 0 : missedCount + 1
    if (missedCount >= allowedCount) return thread.end('time-limit')
    if (!isAnswered) return
    isAnswered = false
    const onAnswer = (): void => {
      isAnswered = true
      allowedCount = beatsPerSilence
    }
    thread.run({
      name: heartbeatJob,
      input: null,
      ports: {},
      timeLimitMs: Number.POSITIVE_INFINITY,
      isAlone: false,
      onDone: onAnswer,
      onFailed: onAnswer,
      onLost: () => undefined,
    })
  }
  const timer = setInterval(beat, silenceMs / beatsPerSilence)
  timer.unref()
  return { [Symbol.dispose]: () => clearInterval(timer) }
}
