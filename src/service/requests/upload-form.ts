/** Recognizes the only form that may contain a file. */

import type { ServiceRequest } from './service-context.ts'

/** Returns whether the request submits the form for a new test as a form with a file. */
export function isUploadForm({ req }: ServiceRequest): boolean {
  return req.path === '/tests' && req.header('content-type')?.startsWith('multipart/form-data') === true
}
