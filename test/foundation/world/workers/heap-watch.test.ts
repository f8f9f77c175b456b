import { Worker } from 'node:worker_threads'

import { expect, it, onTestFinished } from 'vitest'

import { watchHeap } from '../../../../src/foundation/world/workers/heap-watch.ts'

const program = `
  const { parentPort } = require('node:worker_threads')
  const hoard = []
  parentPort.on('message', (count) => {
    for (let index = 0; index < count; index += 1) hoard.push(Array.from({ length: 10_000 }, (_, item) => ({ item })))
    parentPort.postMessage('done')
  })
`

function start(): Worker {
  const worker = new Worker(program, { eval: true })
  onTestFinished(async () => void (await worker.terminate()))
  return worker
}

it('watchHeap() reports a thread that exceeds its memory limit', async () => {
  const worker = start()
  const report = new Promise((resolve) => {
    watchHeap(worker, 40, () => resolve('too much')).watch()
  })
  worker.postMessage(200)
  expect(await report).toBe('too much')
})

it('watchHeap() reports nothing for a thread that is idle or has ended', async () => {
  const worker = start()
  let reportCount = 0
  const heap = watchHeap(worker, 1, () => {
    reportCount += 1
  })
  heap.watch()
  heap.rest()
  worker.postMessage(50)
  await new Promise((resolve) => worker.once('message', resolve))
  await worker.terminate()
  heap.watch()
  await expect(worker.getHeapStatistics()).rejects.toThrow('not running')
  heap.rest()
  expect(reportCount).toBe(0)
})
