/** Defines typed jobs, so that both threads use the same types for a job's input and output. */

import type { JobOutcome, WorkerJob, Workers } from './open-workers.ts'
import type { Job, JobContext } from './serve-jobs.ts'
import type { JobPorts } from './worker-thread.ts'

/**
 * The name of a type of job, and the types of its input and output. The input and output must support structured
 * cloning.
 */
export interface JobType<Input, Output> {
  readonly name: string
  /** A function that is never called; it only carries the types. */
  readonly shape?: (input: Input) => Output
}

/** The outcome of a typed job. */
export type TypedOutcome<Output> =
  | { readonly status: 'done'; readonly value: Output }
  | Extract<JobOutcome, { status: 'failed' }>

/** A job for a pool, without the job's name. */
export type TypedJob<Input> = Omit<WorkerJob, 'name' | 'input'> & { readonly input: Input }

/** Creates a job from a function with typed input. */
export function typedJob<Input, Output>(
  _type: JobType<Input, Output>,
  work: (input: Input, context: JobContext) => Promise<Output>,
): Job {
  // oxlint-disable-next-line no-unsafe-type-assertion -- both threads run the same code, so the types agree
  return async (input, context) => await work(input as Input, context)
}

/** Runs a job in a pool. @throws the signal's reason, and nothing else */
export async function runTypedJob<Input, Output>(
  workers: Pick<Workers, 'run'>,
  { type, ...job }: TypedJob<Input> & { readonly type: JobType<Input, Output> },
  signal: AbortSignal,
): Promise<TypedOutcome<Output>> {
  const outcome = await workers.run({ ...job, name: type.name }, signal)
  if (outcome.status === 'failed') return outcome
  // oxlint-disable-next-line no-unsafe-type-assertion -- both threads run the same code, so the types agree
  return { status: 'done', value: outcome.value as Output }
}

/** The name of a main-thread function that a job can call, and the types of its arguments and result. */
export interface PortType<Args extends readonly unknown[], Answer> {
  readonly name: string
  /** This function is never called; it only carries the types. */
  readonly shape?: (...args: Args) => Answer
}

/** Creates the main-thread side of a port. */
export function typedPort<Args extends readonly unknown[], Answer>(
  { name }: PortType<Args, Answer>,
  answer: (...args: Args) => Promise<Answer>,
): JobPorts {
  // oxlint-disable-next-line no-unsafe-type-assertion -- both threads run the same code, so the types agree
  return { [name]: async (...args) => await answer(...(args as unknown as Args)) }
}

/** Calls a main-thread function from a job. @throws Error if the main-thread function throws or the job is aborted */
export async function callPort<Args extends readonly unknown[], Answer>(
  { call }: Pick<JobContext, 'call'>,
  { name }: PortType<Args, Answer>,
  ...args: Args
): Promise<Answer> {
  // oxlint-disable-next-line no-unsafe-type-assertion -- both threads run the same code, so the types agree
  return (await call(name, ...args)) as Answer
}
