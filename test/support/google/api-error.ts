/** Errors in the form of Google's APIs: google.rpc.Status in JSON. */

/** A refusal. */
export class ApiError extends Error {
  readonly code: number
  readonly status: string
  /** The reason in ErrorInfo, with which programs distinguish errors with the same status; `null` if there is none. */
  readonly reason: string | null

  constructor(code: number, status: string, { message, reason = null }: { message: string; reason?: string | null }) {
    super(message)
    this.name = 'ApiError'
    this.code = code
    this.status = status
    this.reason = reason
  }
}

/** 400. */
export function invalidArgument(message: string): ApiError {
  return new ApiError(400, 'INVALID_ARGUMENT', { message })
}

/** Returns the body of an error response. */
export function errorBody({ code, status, message, reason }: ApiError): unknown {
  const info = {
    '@type': 'type.googleapis.com/google.rpc.ErrorInfo',
    reason,
    domain: 'googleapis.com',
    metadata: { service: 'gmailpostmastertools.googleapis.com' },
  }
  return { error: { code, message, status, ...(reason === null ? {} : { details: [info] }) } }
}
