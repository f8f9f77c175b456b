import { describe, expect, it } from 'vitest'

import { makeOpenApiDocument } from '../../../src/foundation/contract/openapi/make-document.ts'
import { methodBadge, operationSection } from '../../../src/service/api-docs/operation-section.ts'
import { textOf } from '../report-page/report-builders.ts'

const document = makeOpenApiDocument('open')

function sectionOf(method: string, path: string): string {
  const operation = document.paths[path]?.[method]
  return operation === undefined ? '' : String(operationSection({ method, path, operation }, document))
}

describe('operationSection()', () => {
  it('shows where a parameter is sent and whether it is required', () => {
    const text = textOf(sectionOf('get', '/postmaster_accounts/{id}'))
    expect(text).toContain('id (path) required integer')
    expect(text).toContain('email required string')
    expect(text).toContain('start_date optional string (date)')
    expect(textOf(sectionOf('get', '/spam_tests/{id}'))).toContain('Prefer (header) optional additive string')
  })

  it('shows both successful replies of a read: 200 and 304', () => {
    const text = textOf(sectionOf('get', '/external_tests/{id}'))
    expect(text).toContain('Reply 200')
    expect(text).toContain('Reply 304')
    expect(text).toContain('Header fields: ETag , Preference-Applied .')
  })

  it('throws if the document does not define a referenced schema', () => {
    const operation = document.paths['/spam_tests']?.['post']
    const empty = { ...document, components: { ...document.components, schemas: {} } }
    if (operation === undefined) throw new Error('no such operation')
    expect(() => operationSection({ method: 'post', path: '/spam_tests', operation }, empty)).toThrow(TypeError)
  })
})

it('methodBadge() distinguishes reads and writes by color', () => {
  expect(String(methodBadge('get'))).toBe('<span class="method get">GET</span>')
  expect(String(methodBadge('post'))).toBe('<span class="method post">POST</span>')
})
