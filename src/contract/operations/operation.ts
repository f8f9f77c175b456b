/** One operation of the API as data: what `openapi/` writes down, and what tests ask of a service. */

import type { WireSchema } from '../wire-schema.ts'

/** Groups of operations, in the order in which documents show them. */
export const operationTags = ['Spam tests', 'External tests', 'Postmaster data', 'Documents'] as const
export type OperationTag = (typeof operationTags)[number]

/** A schema with the name under which the document lists it. */
export interface NamedSchema {
  readonly name: string
  readonly schema: WireSchema<unknown>
  /** Fits the schema. */
  readonly example: unknown
}

/** The statuses of errors that an operation has for itself; the others are the same everywhere: see `errorsOf`. */
export type OwnErrorStatus = 404 | 422 | 503

/** One method of one path. */
export interface Operation {
  /** Unique, camelCase. */
  readonly id: string
  readonly method: 'GET' | 'POST'
  /** Below `/api/v1`; parameters as `:id`. */
  readonly path: string
  readonly tag: OperationTag
  readonly summary: string
  /** CommonMark. */
  readonly description: string
  /** `anyone`: no token is asked for, and requests count against the client's address. */
  readonly access: 'token' | 'anyone'
  /** By name, without the colon. */
  readonly pathParameters: Readonly<Record<string, WireSchema<unknown>>>
  /** Its properties are the parameters; arrays are written `name[]`. */
  readonly query: WireSchema<unknown> | null
  /** Request header fields beyond those of every request, by name; absent: none. */
  readonly headers?: Readonly<Record<string, WireSchema<unknown>>>
  readonly body: NamedSchema | null
  readonly reply: NamedSchema & { readonly status: 200 | 201; readonly description: string }
  /** True: answers `If-None-Match` and `Prefer: wait`. */
  readonly isLongPolled: boolean
  /** Example message of each, as the service words it. */
  readonly errors: Readonly<Partial<Record<OwnErrorStatus, string>>>
  /** Which body the errors have; 401, 403 and 429 have the `test` form everywhere. */
  readonly errorForm: 'test' | 'postmaster'
}

/** An error that an operation can answer. */
export interface OperationError {
  readonly status: number
  readonly form: 'test' | 'postmaster'
  readonly description: string
  /** A message as the service words it. */
  readonly message: string
}

/** All errors of an operation: its own, and those that its kind of request can always meet; ascending. */
export function errorsOf(operation: Operation): readonly OperationError[] {
  const own = Object.entries(operation.errors).map(([status, message]) => {
    return { status: Number(status), form: operation.errorForm, description: ownDescriptions[status] ?? '', message }
  })
  const shared = [
    rateError,
    ...(operation.access === 'token' ? accessErrors : []),
    ...(operation.body === null ? [] : bodyErrors(operation.errorForm)),
  ]
  return [...own, ...shared].toSorted((left, right) => left.status - right.status)
}

const ownDescriptions: Readonly<Record<string, string>> = {
  404: 'There is no such thing, or it belongs to another workspace.',
  422: 'The request is understood and wrong; the message names each field with what came and what was expected.',
  503: 'Email monitoring could not be set up; retry later.',
}

const rateError: OperationError = {
  status: 429,
  form: 'test',
  description: 'The limit of this hour is exceeded.',
  message: 'Rate limit exceeded. Retry in 1234 seconds.',
}

const accessErrors: readonly OperationError[] = [
  {
    status: 401,
    form: 'test',
    description: 'The token is missing, invalid or revoked. Told before anything else of the request is looked at.',
    message: 'The API token is missing; send it as "Authorization: Bearer <token>"',
  },
  {
    status: 403,
    form: 'test',
    description: 'The plan has no access to the API.',
    message: 'API access requires a Pro or Enterprise plan',
  },
]

function bodyErrors(form: OperationError['form']): readonly OperationError[] {
  return [
    {
      status: 400,
      form,
      description: 'The body is no JSON object in UTF-8.',
      message: 'The body is no JSON: Unexpected end of JSON input',
    },
    {
      status: 413,
      form,
      description: 'The body is larger than 1 MiB.',
      message: 'Request body is larger than 1048576 bytes',
    },
    {
      status: 415,
      form,
      description: 'The body is compressed; `Accept-Encoding` says what is accepted.',
      message: 'Unsupported Content-Encoding: expected an uncompressed body, got "gzip"',
    },
  ]
}
