/** The fields of a submitted form. */

import type { Parsed } from '../../foundation/errors/problem.ts'
import { maxBodyBytes } from '../../service/http/http-options.ts'
import { ApiProblem } from '../../service/problems/api-problem.ts'
import type { ServiceRequest } from '../../service/requests/service-context.ts'
import { isUploadForm } from '../../service/requests/upload-form.ts'
import type { UploadReader } from '../../service/sending/open-uploads.ts'
import type { Upload } from '../../service/sending/upload-job-types.ts'

/** The fields of a form. A missing field is read as an empty string. */
export interface FormValues {
  /** Returns the text of a field without leading and trailing spaces. */
  text(name: string): string
  /** Returns the text of a field exactly as the user typed it, for passwords and keys. */
  rawText(name: string): string
  /** Returns the values of all checked boxes with this name. */
  texts(name: string): readonly string[]
  /** The uploaded message, or why it cannot be sent; `null` if no file was chosen. */
  readonly upload: Parsed<Upload> | null
}

/** The empty form values for a GET request, which has no form. */
export const noForm: FormValues = formValues([])

/**
 * Reads the body of a POST request.
 *
 * @throws ApiProblem 415 for a content type that browsers do not use for this form; 422 for a message that takes too
 * much time or memory
 */
export async function readForm(request: ServiceRequest, uploads: Pick<UploadReader, 'readForm'>): Promise<FormValues> {
  const contentType = request.req.header('content-type') ?? ''
  if (isUploadForm(request)) {
    const { raw } = request.req
    const body = await readShared(raw, Number(request.req.header('content-length') ?? maxBodyBytes))
    const outcome = await uploads.readForm({ body, contentType }, raw.signal)
    if (outcome.status === 'failed') throw unreadable(outcome)
    if (outcome.value === null) throw notAForm()
    return formValues(outcome.value.texts, outcome.value.upload)
  }
  if (!/^application\/x-www-form-urlencoded(?:;|$)/iu.test(contentType)) throw notAForm()
  return formValues([...new URLSearchParams(await request.req.text())])
}

function unreadable({ message, reason }: { readonly message: string; readonly reason: string }): Error {
  if (reason === 'error' || reason === 'crashed') return new Error(`reading an upload: ${message}`)
  return new ApiProblem(422, `The message could not be read: ${message}. Nothing was created or sent.`)
}

function notAForm(): ApiProblem {
  return new ApiProblem(415, 'The request body is not a form')
}

/**
 * Reads the body into memory shared by all threads, so that a worker thread can read it in place. @param sizeBytes the
 * maximum size, which limitBody() enforces
 */
async function readShared({ body }: Request, sizeBytes: number): Promise<Uint8Array> {
  const shared = new Uint8Array(new SharedArrayBuffer(sizeBytes))
  let offset = 0
  for await (const chunk of body ?? []) {
    shared.set(chunk, offset)
    offset += chunk.length
  }
  return shared.subarray(0, offset)
}

/** Returns the values of a form's fields. */
export function formValues(
  entries: readonly (readonly [name: string, value: string])[],
  upload: FormValues['upload'] = null,
): FormValues {
  const textsOf = (name: string): readonly string[] => entries.filter(([key]) => key === name).map(([, value]) => value)
  return {
    text: (name) => (textsOf(name)[0] ?? '').trim(),
    rawText: (name) => textsOf(name)[0] ?? '',
    texts: textsOf,
    upload,
  }
}
