import { describe, expect, it } from 'vitest'

import { folders, providerTypes, testStatuses } from '../../../../src/foundation/contract/names.ts'
import type { OpenApiDocument, OpenApiOperation } from '../../../../src/foundation/contract/openapi/document.ts'
import { makeOpenApiDocument } from '../../../../src/foundation/contract/openapi/make-document.ts'
import { schemaProblems } from '../../../support/json-schema.ts'

const document = makeOpenApiDocument('closed')

function operationsOf({ paths }: OpenApiDocument): readonly (readonly [string, OpenApiOperation])[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => [`${method} ${path}`, operation] as const),
  )
}

const operations = operationsOf(document)

describe('makeOpenApiDocument()', () => {
  it('contains every path of the API', () => {
    expect(operations.map(([name]) => name)).toEqual([
      'post /spam_tests',
      'get /spam_tests/email_services',
      'get /spam_tests/{id}',
      'delete /spam_tests/{id}',
      'put /spam_tests/{id}/outcome',
      'get /external_tests/providers',
      'post /external_tests',
      'get /external_tests',
      'get /external_tests/{id}',
      'delete /external_tests/{id}',
      'get /tests',
      'get /workspaces',
      'get /postmaster_accounts/connected',
      'get /postmaster_accounts',
      'post /postmaster_accounts/import',
      'get /postmaster_accounts/{id}',
      'get /openapi.json',
    ])
  })

  it('is deterministic and plain JSON', () => {
    expect(JSON.parse(JSON.stringify(document))).toEqual(makeOpenApiDocument('closed'))
  })

  it('has unique operation ids', () => {
    const ids = operations.map(([, operation]) => operation.operationId)
    expect(new Set(ids).size).toBe(ids.length)
  })

  it.each(operations)('%s declares exactly the parameters of its path', (name, operation) => {
    const inPath = [...name.matchAll(/\{(\w+)\}/gu)].map((match) => match[1])
    const declared = operation.parameters.filter((parameter) => parameter.in === 'path')
    expect(declared.map((parameter) => parameter.name)).toEqual(inPath)
    expect(declared.every((parameter) => parameter.required)).toBe(true)
  })

  it.each(operations)('%s has the three rate limit headers on every response', (_name, operation) => {
    for (const response of Object.values(operation.responses)) {
      expect(Object.keys(response.headers)).toEqual(
        expect.arrayContaining(['X-RateLimit-Limit', 'X-RateLimit-Remaining', 'X-RateLimit-Reset']),
      )
    }
  })

  it.each(operations)('%s has examples that match their schemas', (_name, { requestBody, responses, parameters }) => {
    const contents = [requestBody?.content, ...Object.values(responses).map((response) => response.content)]
    for (const content of contents.filter((one) => one !== undefined)) {
      const { schema, example } = content['application/json']
      expect(schemaProblems(example, schema, document)).toEqual([])
    }
    for (const { schema, example } of parameters.filter((parameter) => 'example' in parameter)) {
      expect(schemaProblems(example, schema, document)).toEqual([])
    }
  })

  it.each(operations)('%s describes every parameter', (_name, { parameters, description, summary }) => {
    for (const text of [description, summary, ...parameters.map((parameter) => parameter.description)]) {
      expect(text).not.toBe('')
    }
  })

  it('requires a token for everything except the document itself', () => {
    const open = operations.filter(([, operation]) => operation.security.length === 0).map(([name]) => name)
    expect(open).toEqual(['get /openapi.json'])
    for (const [name, { responses }] of operations) {
      expect('401' in responses && '403' in responses).toBe(!open.includes(name))
    }
  })

  it('uses the common error form for 401, 403 and 429 on postmaster paths, and the postmaster error form for other errors', () => {
    const responses = document.paths['/postmaster_accounts/{id}']?.['get']?.responses ?? {}
    const forms = Object.entries(responses).map(([status, { content }]) => [
      status,
      content?.['application/json'].schema.$ref.split('/').at(-1),
    ])
    expect(Object.fromEntries(forms)).toEqual({
      200: 'DomainPostmasterReply',
      401: 'Error',
      403: 'Error',
      404: 'PostmasterError',
      422: 'PostmasterError',
      429: 'Error',
      default: 'PostmasterError',
    })
  })

  it('documents missing CORS and webhook signatures', () => {
    expect(document.info.description).toContain('does not support\nCORS')
    expect(document.components.securitySchemes).toMatchObject({ signature: { type: 'apiKey', in: 'header' } })
    for (const { post } of Object.values(document.webhooks)) expect(post.security).toEqual([{ signature: [] }])
  })

  it('has the documented statuses of each create operation', () => {
    for (const path of ['/spam_tests', '/external_tests']) {
      const statuses = Object.keys(document.paths[path]?.['post']?.responses ?? {})
      expect(statuses).toEqual(['201', '400', '401', '403', '413', '415', '422', '429', '503', 'default'])
    }
  })

  it('documents ETag and long poll where the service supports them', () => {
    const polled = operations.filter(([, { responses }]) => '304' in responses)
    expect(polled.map(([name]) => name)).toEqual(['get /spam_tests/{id}', 'get /external_tests/{id}'])
    for (const [, { parameters }] of polled) {
      expect(parameters.map((parameter) => parameter.name)).toEqual(['id', 'If-None-Match', 'Prefer'])
    }
  })

  it('has the closed lists of values of the contract', () => {
    const entry = JSON.stringify(document.components.schemas['TestResult'])
    expect(entry).toContain(JSON.stringify(folders))
    expect(JSON.stringify(document.components.schemas['ExternalTest'])).toContain(JSON.stringify(testStatuses))
    expect(JSON.stringify(document.components.schemas['CreateSpamTestRequest'])).toContain(
      JSON.stringify(providerTypes),
    )
  })

  it('marks additive fields', () => {
    const properties = document.components.schemas['TestResult']?.properties ?? {}
    const marked = Object.entries(properties)
      .filter(([, schema]) => typeof schema === 'object' && schema['x-additive'] === true)
      .map(([name]) => name)
    expect(marked).toEqual([
      'provider_name',
      'provider_type',
      'received_at',
      'placement',
      'reason',
      'spam',
      'authentication',
      'smtp_reply',
      'notes',
    ])
  })

  it('allows unknown fields in replies when published', () => {
    const closed = JSON.stringify(document).match(/"additionalProperties":false/gu) ?? []
    expect(closed.length).toBeGreaterThan(20)
    expect(JSON.stringify(makeOpenApiDocument('open'))).not.toContain('"additionalProperties":false')
  })

  it('references only existing schemas, without duplicates', () => {
    const text = JSON.stringify(document)
    const names = new Set(
      [...text.matchAll(/"#\/components\/(\w+)\/([\w-]+)"/gu)].map((match) => `${match[1]}/${match[2]}`),
    )
    const there = new Set([
      ...Object.keys(document.components.schemas).map((name) => `schemas/${name}`),
      ...Object.keys(document.components.headers).map((name) => `headers/${name}`),
    ])
    expect([...names].filter((name) => !there.has(name))).toEqual([])
    expect(text).not.toContain('$id')
  })
})
