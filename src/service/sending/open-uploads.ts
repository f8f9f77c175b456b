/** Reads and composes uploaded messages in a separate thread, so that no message can delay other work. */

import { type JobType, runTypedJob, type TypedOutcome } from '../../foundation/world/workers/job-type.ts'
import { openWorkers } from '../../foundation/world/workers/open-workers.ts'
import {
  type CopiesRequest,
  composeUploadJob,
  readUploadFormJob,
  type SubmittedForm,
  type UploadCopies,
  type UploadForm,
} from './upload-job-types.ts'

/** Reads and composes uploaded messages. */
export interface UploadReader {
  /** Reads a form; the value is `null` if the body is not a form. Fails if reading exceeds a limit of time or memory. */
  readForm(form: SubmittedForm, signal: AbortSignal): Promise<TypedOutcome<UploadForm | null>>
  /** @throws Error if composing exceeds a limit or fails */
  compose(request: CopiesRequest, signal: AbortSignal): Promise<UploadCopies>
}

/** Disposing this object terminates its thread. */
export type Uploads = UploadReader & AsyncDisposable

/** The time limit for one job. Reading a message of 50 MB takes less than a second. */
const usualTimeLimitMs = 20_000
/** The limit for the thread's own memory. The message is in shared memory, which does not count. */
const memoryMb = 128

/** Creates the reader. The thread starts with the first upload. */
export function openUploads(timeLimitMs: number = usualTimeLimitMs): Uploads {
  const workers = openWorkers({ threadCount: 1, jobsPerThread: 1, memoryMb, isBackground: true })
  const run = async <Input, Output>(
    type: JobType<Input, Output>,
    input: Input,
    signal: AbortSignal,
  ): Promise<TypedOutcome<Output>> => await runTypedJob(workers, { type, input, timeLimitMs }, signal)
  return {
    readForm: async (form, signal) => await run(readUploadFormJob, form, signal),
    compose: async (request, signal) => {
      const outcome = await run(composeUploadJob, request, signal)
      if (outcome.status === 'done') return outcome.value
      throw new Error(outcome.message)
    },
    [Symbol.asyncDispose]: async () => await workers[Symbol.asyncDispose](),
  }
}
