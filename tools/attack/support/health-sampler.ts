/** Requests `/healthz` continuously from a separate thread, so that the attacks do not delay these requests. */

import { Agent, get } from 'node:http'
import { parentPort, workerData } from 'node:worker_threads'

const { port, pauseMs } = Object(workerData)
const agent = new Agent({ keepAlive: true, maxSockets: 1 })

for (;;) {
  const startMs = performance.timeOrigin + performance.now()
  const isGood = await askOnce()
  const tookMs = performance.timeOrigin + performance.now() - startMs
  parentPort?.postMessage({ startMs, tookMs: isGood ? tookMs : Math.max(tookMs, 10_000) })
  await new Promise((resolve) => setTimeout(resolve, pauseMs))
}

/** Sends a request. Returns true if the status is 200 and the response arrives within 30 s. */
async function askOnce(): Promise<boolean> {
  return await new Promise((resolve) => {
    const request = get({ host: '127.0.0.1', port, path: '/healthz', agent, timeout: 30_000 }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode === 200))
    })
    request.on('timeout', () => request.destroy())
    request.on('error', () => resolve(false))
  })
}
