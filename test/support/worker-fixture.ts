/** The program of the worker threads in test/foundation/world/workers. */

import { getPriority } from 'node:os'
import { type LoadJob, serveJobs } from '../../src/foundation/world/workers/serve-jobs.ts'

const remembered: unknown[] = []

const jobs: Readonly<Record<string, LoadJob>> = {
  double: async () => async (input) => Number(input) * 2,
  fail: async () => async () => {
    throw new RangeError('too small')
  },
  block: async () => async () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0),
  spin: async () => async () => {
    for (;;);
  },
  hoard: async () => async () => {
    const hoard: unknown[] = []
    for (;;) hoard.push(Array.from({ length: 10_000 }, (_, index) => ({ index })))
  },
  grow: async () => async () => {
    const list: number[] = []
    for (;;) list.push(list.length)
  },
  buffers: async () => async () => {
    const hoard: Uint8Array[] = []
    for (;;) hoard.push(new Uint8Array(1024 * 1024).fill(1))
  },
  exit: async () => async () => process.exit(3),
  ask:
    async () =>
    async (input, { call }) =>
      await call('answer', input),
  wait:
    async () =>
    async (_input, { call }) =>
      await call('wait'),
  remember: async () => async (input) => {
    remembered.push(input)
    return remembered.length
  },
  'wait-for-abort':
    async () =>
    async (_input, { signal }) =>
      await new Promise((resolve) => signal.addEventListener('abort', () => resolve(null), { once: true })),
  'loaded-at': async () => {
    const loadedAtMs = Date.now()
    return async () => loadedAtMs
  },
  broken: async () => await Promise.reject(new Error('cannot be loaded')),
  priority: async () => async () => getPriority(0),
  environment: async () => async () => Object.keys(process.env),
  print: async () => async () => {
    process.stdout.write('::set-output name=x::y\n')
    process.stderr.write('::error::y\n')
    return 'printed'
  },
}

serveJobs(jobs)
