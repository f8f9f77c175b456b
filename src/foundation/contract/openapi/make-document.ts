/** Generates the OpenAPI 3.1 document from the table of operations and from the schemas that the service uses. */

import { webhookHeaders } from '../http-headers.ts'
import { allOperations } from '../operations/all-operations.ts'
import {
  errorsOf,
  type NamedSchema,
  type Operation,
  type OperationError,
  operationTags,
} from '../operations/operation.ts'
import { postmasterRevokedPayload } from '../postmaster-webhook.ts'
import { webhookPayload } from '../webhook-payload.ts'
import type { WireSchema } from '../wire-schema.ts'
import { aboutRevokedWebhooks, aboutTheApi, aboutWebhooks } from './descriptions.ts'
import type {
  JsonSchema,
  OpenApiContent,
  OpenApiDocument,
  OpenApiOperation,
  OpenApiParameter,
  OpenApiResponse,
} from './document.ts'
import { headersOf, longPollParameters, responseHeaders } from './headers.ts'
import { componentSchemas, exampleOf, parameterSchema, type ReplyObjects, referenceTo } from './json-schemas.ts'

/** Generates the OpenAPI document. This takes several milliseconds, so callers should reuse the result. */
export function makeOpenApiDocument(objects: ReplyObjects): OpenApiDocument {
  return {
    openapi: '3.1.1',
    info: {
      title: 'presend API',
      version: '1',
      summary: 'Find out where your test mail lands, and read postmaster data for your domains.',
      description: aboutTheApi,
    },
    servers: [{ url: '/api/v1', description: 'This service. The path contains the API version.' }],
    tags: operationTags.map((name) => ({ name })),
    paths: pathsOf(allOperations),
    webhooks: {
      testResultDelivered: { post: webhookOperation(resultWebhook) },
      postmasterAccountRevoked: { post: webhookOperation(revokedWebhook) },
    },
    components: {
      schemas: componentSchemas(allOperations, objects),
      headers: responseHeaders,
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer', description: 'An API token: `Authorization: Bearer <API_TOKEN>`.' },
        signature: { type: 'apiKey', in: 'header', name: webhookHeaders.signature, description: aboutTheSignature },
      },
    },
  }
}

function pathsOf(operations: readonly Operation[]): OpenApiDocument['paths'] {
  const paths = new Map<string, Record<string, OpenApiOperation>>()
  for (const operation of operations) {
    const path = operation.path.replaceAll(/:(\w+)/gu, '{$1}')
    paths.set(path, { ...paths.get(path), [operation.method.toLowerCase()]: toOpenApi(operation) })
  }
  return Object.fromEntries(paths)
}

function toOpenApi(operation: Operation): OpenApiOperation {
  const { body } = operation
  return {
    operationId: operation.id,
    tags: [operation.tag],
    summary: operation.summary,
    description: operation.description,
    parameters: parametersOf(operation),
    ...(body === null
      ? {}
      : { requestBody: { required: isBodyRequired(body.schema), content: contentOf(body.name, body.example) } }),
    responses: responsesOf(operation),
    security: operation.access === 'anyone' ? [] : [{ token: [] }],
  }
}

/**
 * Returns whether the request body is required. An empty body counts as `{}`, so the body is optional if the schema
 * accepts `{}`.
 */
function isBodyRequired(schema: WireSchema<unknown>): boolean {
  return !schema.safeParse({}).success
}

function parametersOf({ pathParameters, query, headers = {}, isLongPolled }: Operation): readonly OpenApiParameter[] {
  const inPath = Object.entries(pathParameters).map(([name, schema]) => {
    return toParameter({ name, in: 'path', required: true }, parameterSchema(schema))
  })
  const inHeader = Object.entries(headers).map(([name, schema]) => {
    return toParameter({ name, in: 'header', required: false }, parameterSchema(schema))
  })
  const inQuery = query === null ? [] : queryParameters(query)
  return [...inPath, ...inQuery, ...inHeader, ...(isLongPolled ? longPollParameters : [])]
}

function queryParameters(query: WireSchema<unknown>): readonly OpenApiParameter[] {
  const { properties = {}, required = [] } = parameterSchema(query)
  return Object.entries(properties).flatMap(([name, schema]) => {
    if (typeof schema === 'boolean') return []
    const wireName = schema.type === 'array' ? `${name}[]` : name
    return [toParameter({ name: wireName, in: 'query', required: required.includes(name) }, schema)]
  })
}

/** Moves the description from the schema to the parameter. */
function toParameter(
  place: Pick<OpenApiParameter, 'name' | 'in' | 'required'>,
  { description = '', examples, ...schema }: JsonSchema,
): OpenApiParameter {
  const example: unknown = examples?.[0]
  return { ...place, description, schema, ...(example === undefined ? {} : { example }) }
}

function responsesOf(operation: Operation): Readonly<Record<string, OpenApiResponse>> {
  const { reply, isLongPolled } = operation
  const success = {
    description: reply.description,
    headers: headersOf(reply.status, isLongPolled ? 'long-poll' : 'plain'),
    ...(reply.status === 204 ? {} : { content: contentOf(reply.name, exampleOf(reply.schema)) }),
  }
  const unchanged = {
    description: 'An extension: the test has not changed since the response with the given `ETag`.',
    headers: headersOf(304, 'long-poll'),
  }
  return {
    [reply.status]: success,
    ...(isLongPolled ? { 304: unchanged } : {}),
    ...Object.fromEntries(errorsOf(operation).map((error) => [error.status, errorResponse(error)])),
    default: errorResponse({
      status: 500,
      form: operation.errorForm,
      description:
        'Any other error, in the same format, such as 405 with an `Allow` header, or 500 for an internal error.',
      message: 'Internal server error; retry later',
    }),
  }
}

function errorResponse({ status, form, description, message }: OperationError): OpenApiResponse {
  const problems = message.replace(/^Invalid request: /u, '')
  const list = status === 422 ? { errors: [problems] } : {}
  const body = form === 'postmaster' ? { error: message } : { success: false, error: message, ...list }
  return {
    description,
    headers: headersOf(status, 'plain'),
    content: contentOf(form === 'postmaster' ? 'PostmasterError' : 'Error', body),
  }
}

function contentOf(name: string, example: unknown): OpenApiContent {
  return { 'application/json': { schema: referenceTo(name), example } }
}

const aboutTheSignature = 'HMAC-SHA256 of the raw body, computed with the webhook’s secret, in lowercase hexadecimal.'

/** The description of one webhook event type. */
interface WebhookEvent {
  readonly operationId: string
  readonly summary: string
  readonly description: string
  readonly payload: NamedSchema
}

const resultWebhook: WebhookEvent = {
  operationId: 'receiveTestResult',
  summary: 'Receive the result for a seed mailbox',
  description: aboutWebhooks,
  payload: { name: 'WebhookPayload', schema: webhookPayload },
}

const revokedWebhook: WebhookEvent = {
  operationId: 'receivePostmasterAccountRevoked',
  summary: 'Receive a notice that a postmaster account’s grant was revoked',
  description: aboutRevokedWebhooks,
  payload: { name: 'PostmasterRevokedPayload', schema: postmasterRevokedPayload },
}

function webhookOperation({ operationId, summary, description, payload }: WebhookEvent): OpenApiOperation {
  return {
    operationId,
    tags: ['Webhooks'],
    summary,
    description,
    parameters: [
      {
        name: webhookHeaders.signature,
        in: 'header',
        required: true,
        description: aboutTheSignature,
        schema: { type: 'string', pattern: '^[0-9a-f]{64}$' },
      },
    ],
    requestBody: { required: true, content: contentOf(payload.name, exampleOf(payload.schema)) },
    responses: {
      200: { description: 'The event was accepted.', headers: {} },
      401: { description: 'The signature does not match the body.', headers: {} },
    },
    security: [{ signature: [] }],
  }
}
