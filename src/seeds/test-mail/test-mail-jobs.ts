/** The jobs that read messages for reports. Only worker threads load this file. */

import { safeHtml } from '../../mail/safe-html.ts'
import { typedJob } from '../../world/workers/job-type.ts'
import type { Job } from '../../world/workers/serve-jobs.ts'
import { readTestMail } from './read-test-mail.ts'
import { readTestMailJob, renderTestMailJob } from './test-mail-job-types.ts'

export const readTestMailInWorker: Job = typedJob(readTestMailJob, async (bytes) => await readTestMail(bytes))

export const renderTestMailInWorker: Job = typedJob(
  renderTestMailJob,
  async ({ html, hasRemoteImages }) =>
    await Promise.resolve(safeHtml(html.text, { attached: html.images, hasRemote: hasRemoteImages })),
)
