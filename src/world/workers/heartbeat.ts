/** Notices a thread that has stopped answering. */

import { heartbeatJob } from './serve-jobs.ts'
import type { WorkerThread } from './worker-thread.ts'

const beatsPerSilence = 5
/** Until the first answer: a thread has to load its program, on a machine that may be busy. */
const beatsPerStart = 60

/**
 * Asks the thread for a sign of life several times per `silenceMs` and ends it when it gives none for that long. What
 * counts is the number of beats that went unanswered, not the time: when this thread or the whole machine was stopped,
 * the answer may be waiting already.
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
