/** The API as a table: one entry an operation. The OpenAPI document, its page and the fuzz tests are driven by it. */

import * as z from 'zod'

import { externalTestOperations } from './external-tests.ts'
import type { Operation } from './operation.ts'
import { postmasterOperations } from './postmaster.ts'
import { spamTestOperations } from './spam-tests.ts'

const documentOperation: Operation = {
  id: 'getOpenApiDocument',
  method: 'GET',
  path: '/openapi.json',
  tag: 'Documents',
  summary: 'Read this document',
  description:
    'This document, as OpenAPI 3.1. It holds no secrets and needs no token. For people it stands at `/api/docs`.',
  access: 'anyone',
  pathParameters: {},
  query: null,
  body: null,
  reply: {
    status: 200,
    description: 'An OpenAPI 3.1 document.',
    name: 'OpenApiDocument',
    schema: z.looseObject({ openapi: z.string(), info: z.looseObject({}), paths: z.looseObject({}) }),
    example: { openapi: '3.1.1', info: { title: 'presend', version: '1' }, paths: {} },
  },
  isLongPolled: false,
  errors: {},
  errorForm: 'test',
}

/** Every operation of the API. Names stand before parameters: of two paths that fit, the first is meant. */
export const allOperations: readonly Operation[] = [
  ...spamTestOperations,
  ...externalTestOperations,
  ...postmasterOperations,
  documentOperation,
]
