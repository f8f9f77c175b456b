/** Lists all API operations. The OpenAPI document, its HTML page and the fuzz tests are generated from this list. */

import * as z from 'zod'

import { field } from '../reply-schema.ts'
import { externalTestOperations } from './external-tests.ts'
import { listTestsOperation, listWorkspacesOperation } from './lists.ts'
import { type Operation, operationDefaults } from './operation.ts'
import { postmasterOperations } from './postmaster.ts'
import { spamTestOperations } from './spam-tests.ts'

const documentOperation: Operation = {
  ...operationDefaults,
  id: 'getOpenApiDocument',
  method: 'GET',
  path: '/openapi.json',
  tag: 'Documents',
  summary: 'Read this document',
  description:
    'Returns this document in OpenAPI 3.1 format. The request needs no token. `/api/docs` shows the document as a web page.',
  access: 'anyone',
  reply: {
    status: 200,
    description: 'An OpenAPI 3.1 document.',
    name: 'OpenApiDocument',
    schema: z.looseObject({
      openapi: field(z.string(), 'Version of the OpenAPI Specification.', '3.1.1'),
      info: field(z.looseObject({}), 'Title, version and description of the API.', {
        title: 'presend API',
        version: '1',
      }),
      paths: field(z.looseObject({}), 'Operations by path.', {}),
    }),
  },
  errorForm: 'test',
}

/** All operations of the API. The first matching path is used, so fixed paths come before paths with parameters. */
export const allOperations: readonly Operation[] = [
  ...spamTestOperations,
  ...externalTestOperations,
  listTestsOperation,
  listWorkspacesOperation,
  ...postmasterOperations,
  documentOperation,
]
