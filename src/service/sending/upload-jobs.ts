/** The jobs that read and compose uploaded messages. Only worker threads load this file. */

import { validOrThrow } from '../../foundation/errors/presend-error.ts'
import { ok } from '../../foundation/errors/problem.ts'
import { composeMessages } from '../../foundation/mail/compose.ts'
import type { OriginalMessage } from '../../foundation/mail/original-message.ts'
import { removedSignatures } from '../../foundation/mail/removed-signatures.ts'
import { nodeClock } from '../../foundation/world/node-clock.ts'
import { nodeRandom } from '../../foundation/world/node-random.ts'
import { typedJob } from '../../foundation/world/workers/job-type.ts'
import type { Job } from '../../foundation/world/workers/serve-jobs.ts'
import { readMultipart } from './read-multipart.ts'
import { readUpload } from './read-upload.ts'
import {
  type CopiesRequest,
  composeUploadJob,
  readUploadFormJob,
  type SubmittedForm,
  type UploadCopies,
  type UploadForm,
} from './upload-job-types.ts'

export const readUploadFormInWorker: Job = typedJob(
  readUploadFormJob,
  async (form) => await Promise.resolve(readUploadForm(form)),
)

export const composeUploadInWorker: Job = typedJob(composeUploadJob, composeUpload)

/** Reads the fields of the form and the head of the message. */
export function readUploadForm({ body, contentType }: SubmittedForm): UploadForm | null {
  const form = readMultipart(body, contentType)
  if (form === null) return null
  const { texts, file } = form
  if (file === null) return { texts, upload: null }
  const read = readUpload(file, 'message')
  if (read.status === 'bad') return { texts, upload: read }
  const { from, subject } = read.value
  return { texts, upload: ok({ bytes: file, from, subject }) }
}

/** The copies are unchanged except for the tracking header field and the seed's address in the To field. */
export async function composeUpload({ bytes, trackingId, recipients }: CopiesRequest): Promise<UploadCopies> {
  const { original, from, replyTo } = validOrThrow(readUpload(bytes, 'message'), 'Reading the uploaded message')
  const parts = { subject: '', headerFields: [], html: null, text: '', attachments: [] }
  const copies = await composeMessages(
    {
      message: { templatePath: '', dataSet: null, from, replyTo, original, ...parts },
      recipients,
      trackingId,
      trackingIn: 'header',
      envelopeSender: from.address,
      dkim: null,
    },
    { clock: nodeClock(), random: nodeRandom() },
  )
  return { copies, warnings: signatureWarnings(original) }
}

function signatureWarnings(original: OriginalMessage): readonly string[] {
  return removedSignatures(original, 'header').map(({ domain, covers }) => {
    const name = domain === null ? '' : ` of ${domain}`
    return `The DKIM signature${name} was removed, because it covers header fields that differ in each copy (${covers.join(', ')}). Unless smtp-host signs the mail, the copies are unsigned.`
  })
}
