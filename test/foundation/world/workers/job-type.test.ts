import { expect, it } from 'vitest'

import {
  callPort,
  type JobType,
  type PortType,
  runTypedJob,
  typedJob,
  typedPort,
} from '../../../../src/foundation/world/workers/job-type.ts'
import type { JobOutcome } from '../../../../src/foundation/world/workers/open-workers.ts'
import type { JobContext } from '../../../../src/foundation/world/workers/serve-jobs.ts'

const double: JobType<number, string> = { name: 'double' }
const { signal } = new AbortController()

it('typedJob() gets the input and returns the output of its type', async () => {
  const job = typedJob(double, async (input) => String(input * 2))
  const context: JobContext = { call: async () => null, signal }
  const workers = {
    run: async ({ name, input }: { readonly name: string; readonly input: unknown }): Promise<JobOutcome> => ({
      status: 'done',
      value: `${name} ${String(await job(input, context))}`,
    }),
  }
  const outcome = await runTypedJob(workers, { type: double, input: 21, timeLimitMs: 1000 }, signal)
  expect(outcome).toEqual({ status: 'done', value: 'double 42' })
})

it('runTypedJob() reports why a job failed', async () => {
  const failure: JobOutcome = { status: 'failed', reason: 'time-limit', message: 'too slow' }
  const outcome = await runTypedJob({ run: async () => failure }, { type: double, input: 1, timeLimitMs: 1 }, signal)
  expect(outcome).toEqual(failure)
})

it('typedPort() receives the arguments of the job and returns the response', async () => {
  const add: PortType<readonly [number, number], number> = { name: 'add' }
  const ports = typedPort(add, async (left, right) => left + right)
  const context = { call: async (name: string, ...args: readonly unknown[]) => await ports[name]?.(...args) }
  expect(await callPort(context, add, 40, 2)).toBe(42)
})
