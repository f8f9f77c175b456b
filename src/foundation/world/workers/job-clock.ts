/** Measures how long a job runs, excluding the time it spends waiting for the main thread. */

/** The clock of one job. Pauses can be nested. */
export interface JobClock {
  pause(): void
  resume(): void
  stop(): void
}

/** Calls `onLimit` once when the job has run for `limitMs`, or never if `limitMs` is infinite. */
export function startJobClock(limitMs: number, onLimit: () => void): JobClock {
  let remainingMs = limitMs
  let startedAtMs = 0
  let pauseCount = 0
  let isStopped = false
  let timer: NodeJS.Timeout | undefined
  start()

  function start(): void {
    startedAtMs = performance.now()
    // A timer with an infinite delay would fire immediately.
    if (Number.isFinite(limitMs)) timer = setTimeout(onLimit, remainingMs)
  }

  return {
    pause: () => {
      pauseCount += 1
      if (pauseCount > 1 || isStopped) return
      clearTimeout(timer)
      remainingMs = Math.max(0, remainingMs - (performance.now() - startedAtMs))
    },
    resume: () => {
      pauseCount -= 1
      if (pauseCount === 0 && !isStopped) start()
    },
    stop: () => {
      isStopped = true
      clearTimeout(timer)
    },
  }
}
