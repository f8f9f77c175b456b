/** Describes an API operation as data for the OpenAPI document and for tests. */

import type { WireSchema } from '../wire-schema.ts'

/** The groups of operations, in the order used in the OpenAPI document. */
export const operationTags = ['Spam tests', 'External tests', 'Workspaces', 'Postmaster data', 'Documents'] as const
export type OperationTag = (typeof operationTags)[number]

/** A schema and its name in the OpenAPI document. */
export interface NamedSchema {
  readonly name: string
  readonly schema: WireSchema<unknown>
}

/** The body of a request, with an example. Examples of responses are generated from their schemas. */
export type RequestBody = NamedSchema & { readonly example: unknown }

/** The error statuses that an operation declares for itself. `errorsOf` adds the common error statuses. */
export type OwnErrorStatus = 404 | 422 | 503

/** A response with a JSON body. */
export type ReplyWithBody = NamedSchema & { readonly status: 200 | 201; readonly description: string }

/** An API operation: one method on one path. */
export interface Operation {
  /** A unique name in camelCase. */
  readonly id: string
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** The path below `/api/v1`, with parameters such as `:id`. */
  readonly path: string
  readonly tag: OperationTag
  readonly summary: string
  /** A description in CommonMark. */
  readonly description: string
  /**
   * `anyone` means that no token is required. Requests without a token count against the rate limit for the client's
   * address.
   */
  readonly access: 'token' | 'anyone'
  /** The path parameters by name, without the colon. */
  readonly pathParameters: Readonly<Record<string, WireSchema<unknown>>>
  /** The schema whose properties are the query parameters. Arrays are written as `name[]`. */
  readonly query: WireSchema<unknown> | null
  /** The request header fields of this operation, by name. */
  readonly headers?: Readonly<Record<string, WireSchema<unknown>>>
  readonly body: RequestBody | null
  readonly reply: ReplyWithBody | { readonly status: 204; readonly description: string }
  /** True if the operation supports `If-None-Match` and `Prefer: wait`. */
  readonly isLongPolled: boolean
  /** An example message for each error status. */
  readonly errors: Readonly<Partial<Record<OwnErrorStatus, string>>>
  /** The format of error bodies. Statuses 401, 403 and 429 always use the `test` format. */
  readonly errorForm: 'test' | 'postmaster'
}

/** Properties shared by most operations. */
export const operationDefaults = {
  access: 'token',
  pathParameters: {},
  query: null,
  body: null,
  isLongPolled: false,
  errors: {},
} as const

/** An error response that an operation can return. */
export interface OperationError {
  readonly status: number
  readonly form: 'test' | 'postmaster'
  readonly description: string
  /** An example error message. */
  readonly message: string
}

/** Lists all errors that an operation can return, both its own and the common ones, sorted by status. */
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
  404: 'The object does not exist, or belongs to another workspace.',
  422: 'The request is invalid. For each problem, the message names the field, the expected value and the actual value.',
  503: 'Email monitoring is unavailable; retry later.',
}

const rateError: OperationError = {
  status: 429,
  form: 'test',
  description: 'The hourly rate limit is exceeded.',
  message: 'Rate limit exceeded. Retry in 1234 seconds.',
}

const accessErrors: readonly OperationError[] = [
  {
    status: 401,
    form: 'test',
    description: 'The token is missing, invalid or revoked. The token is checked before anything else.',
    message: 'Missing API token; send it as "Authorization: Bearer <token>"',
  },
  {
    status: 403,
    form: 'test',
    description: 'The plan does not include API access.',
    message: 'API access requires a Pro or Enterprise plan',
  },
]

function bodyErrors(form: OperationError['form']): readonly OperationError[] {
  return [
    {
      status: 400,
      form,
      description: 'The body is not a JSON object in UTF-8.',
      message: 'Request body is not valid JSON: Unexpected end of JSON input',
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
      description: 'The body is compressed. The `Accept-Encoding` response header lists the supported encodings.',
      message: 'Unsupported Content-Encoding: expected an uncompressed body, got "gzip"',
    },
  ]
}
