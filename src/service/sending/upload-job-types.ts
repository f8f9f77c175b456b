/** Types of the jobs that read and compose uploaded messages in a worker thread. */

import type { TrackingId } from '../../foundation/contract/identifiers.ts'
import type { Parsed } from '../../foundation/errors/problem.ts'
import type { ComposedMessage } from '../../foundation/mail/message.ts'
import type { MailAddress } from '../../foundation/mail/parse-address.ts'
import type { JobType } from '../../foundation/world/workers/job-type.ts'
import type { MultipartForm } from './read-multipart.ts'

/** A submitted form that may contain a message. `body` is in memory shared by all threads, so it is never copied. */
export interface SubmittedForm {
  readonly body: Uint8Array
  readonly contentType: string
}

/** An uploaded message that can be sent. */
export interface Upload {
  /** The message, as it was uploaded. */
  readonly bytes: Uint8Array
  /** The first valid From address, which is also the envelope sender. */
  readonly from: MailAddress
  /** The subject; `null` if there is none. */
  readonly subject: string | null
}

/** The fields of a form with an uploaded message. */
export interface UploadForm extends Pick<MultipartForm, 'texts'> {
  /** The message, or why it cannot be sent; `null` if no file was chosen. */
  readonly upload: Parsed<Upload> | null
}

/** Reads a form; the result is `null` if the body is not a form. */
export const readUploadFormJob: JobType<SubmittedForm, UploadForm | null> = { name: 'read-upload-form' }

/** The copies of an uploaded message to compose. */
export interface CopiesRequest {
  readonly bytes: Uint8Array
  readonly trackingId: TrackingId
  /** The seed addresses. */
  readonly recipients: readonly string[]
}

/** One copy per recipient, in order. */
export interface UploadCopies {
  readonly copies: readonly ComposedMessage[]
  /** Sentences about changes to the message, such as removed signatures. */
  readonly warnings: readonly string[]
}

export const composeUploadJob: JobType<CopiesRequest, UploadCopies> = { name: 'compose-upload' }
