/** Renders the HTML parts of messages for reports in a separate thread, so that no message can delay other work. */

import { runTypedJob } from '../../../foundation/world/workers/job-type.ts'
import { openWorkers } from '../../../foundation/world/workers/open-workers.ts'
import type { TestMessageHtml } from '../../storage/test-message.ts'
import { renderTestMailJob } from './test-mail-job-types.ts'

/** Returns HTML that is safe to show; `null` if rendering takes too much time or memory. */
export type RenderTestMail = (
  html: TestMessageHtml,
  hasRemoteImages: boolean,
  signal: AbortSignal,
) => Promise<string | null>

/** The renderer. Disposing this object terminates its thread. */
export interface MailRenderer extends AsyncDisposable {
  readonly render: RenderTestMail
}

/** The time limit for rendering; ordinary messages take less than 50 ms. */
const usualTimeLimitMs = 5000
const memoryMb = 128

/** Creates the renderer. The renderer's thread starts when the first message is rendered. */
export function openMailRenderer(timeLimitMs: number = usualTimeLimitMs): MailRenderer {
  const workers = openWorkers({ threadCount: 1, jobsPerThread: 1, memoryMb, isBackground: true })
  return {
    render: async (html, hasRemoteImages, signal) => {
      const job = { type: renderTestMailJob, input: { html, hasRemoteImages }, timeLimitMs }
      const outcome = await runTypedJob(workers, job, signal)
      if (outcome.status === 'done') return outcome.value
      if (outcome.reason === 'time-limit' || outcome.reason === 'memory-limit') return null
      throw new Error(`${renderTestMailJob.name}: ${outcome.message}`)
    },
    [Symbol.asyncDispose]: async () => await workers[Symbol.asyncDispose](),
  }
}
