import { expect, it } from 'vitest'

import { makeOpenApiDocument } from '../../../src/foundation/contract/openapi/make-document.ts'
import { curlExample } from '../../../src/service/api-docs/curl-example.ts'

const { paths } = makeOpenApiDocument('open')

function exampleOf(method: string, path: string): string {
  const operation = paths[path]?.[method]
  return operation === undefined ? '' : curlExample(method, path, operation)
}

it('curlExample() renders a shell command', () => {
  expect(exampleOf('post', '/external_tests')).toBe(
    [
      'curl -X POST "$BASE_URL/external_tests" \\',
      '  -H "Authorization: Bearer $API_TOKEN" \\',
      '  -H "Content-Type: application/json" \\',
      `  -d '{"external_test":{"name":"Order confirmation","source":"ci","metadata":{"commit":"4fbc063"}}}'`,
    ].join('\n'),
  )
})

it('curlExample() fills in path parameters, and encodes characters that curl or a URL would misread', () => {
  expect(exampleOf('get', '/external_tests/{id}')).toContain('"$BASE_URL/external_tests/7"')
  expect(exampleOf('get', '/external_tests/providers')).toContain(
    '?provider_types%5B%5D=consumer&provider_types%5B%5D=business"',
  )
  expect(exampleOf('get', '/postmaster_accounts')).toContain('?email=postmaster%40shop.example"')
})

it('curlExample() shows no token for operations without authentication', () => {
  expect(exampleOf('get', '/openapi.json')).toBe('curl "$BASE_URL/openapi.json"')
})
