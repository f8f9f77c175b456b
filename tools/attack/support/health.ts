/** Measures the response time of `/healthz` during an attack. */

import { Worker } from 'node:worker_threads'

interface Sample {
  readonly startMs: number
  readonly tookMs: number
}

export interface Health extends AsyncDisposable {
  /**
   * Returns the longest response time of all requests that were in progress at or after `sinceMs` (see `healthNowMs`).
   */
  worstSinceMs(sinceMs: number): number
  percentileMs(percent: number): number
  readonly sampleCount: number
  /** Resolves after the response to the next `/healthz` request. */
  nextAnswer(): Promise<void>
}

/** Returns the current time on the clock used for the samples, in milliseconds. */
export function healthNowMs(): number {
  return performance.timeOrigin + performance.now()
}

/** Starts sampling. */
export function watchHealth(httpPort: number, pauseMs: number = 15): Health {
  const samples: Sample[] = []
  const waiting: { readonly sinceMs: number; readonly resolve: () => void }[] = []
  const worker = new Worker(new URL('health-sampler.ts', import.meta.url), { workerData: { port: httpPort, pauseMs } })
  worker.on('message', (sample: Sample) => {
    samples.push(sample)
    for (const waiter of waiting.splice(0)) {
      if (sample.startMs >= waiter.sinceMs) waiter.resolve()
      else waiting.push(waiter)
    }
  })
  return {
    get sampleCount() {
      return samples.length
    },
    worstSinceMs: (sinceMs) => {
      const recent = samples.filter((sample) => sample.startMs + sample.tookMs >= sinceMs)
      return recent.reduce((worst, sample) => Math.max(worst, sample.tookMs), 0)
    },
    percentileMs: (percent) => {
      const sorted = samples.map((sample) => sample.tookMs).toSorted((one, other) => one - other)
      return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? Number.NaN
    },
    nextAnswer: async () => {
      const sinceMs = healthNowMs()
      await new Promise<void>((resolve) => waiting.push({ sinceMs, resolve }))
    },
    [Symbol.asyncDispose]: async () => void (await worker.terminate()),
  }
}
