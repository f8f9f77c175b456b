/** Types of the jobs that read messages for reports in worker threads, because the messages are untrusted. */

import type { JobType } from '../../../foundation/world/workers/job-type.ts'
import type { TestMessage, TestMessageHtml } from '../../storage/test-message.ts'

/** The parts of a message that a report shows in addition to its header section. */
export type TestMailContent = Pick<TestMessage, 'body' | 'html'>

/** The HTML part of a message, and whether to keep images hosted elsewhere. */
export interface RenderRequest {
  readonly html: TestMessageHtml
  readonly hasRemoteImages: boolean
}

export const readTestMailJob: JobType<Uint8Array, TestMailContent> = { name: 'read-test-mail' }

/** Returns HTML that is safe to show. */
export const renderTestMailJob: JobType<RenderRequest, string> = { name: 'render-test-mail' }
