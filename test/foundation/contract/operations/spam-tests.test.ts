import { describe, expect, it } from 'vitest'
import { externalTestOperations } from '../../../../src/foundation/contract/operations/external-tests.ts'
import type { Operation } from '../../../../src/foundation/contract/operations/operation.ts'
import { postmasterOperations } from '../../../../src/foundation/contract/operations/postmaster.ts'
import { spamTestOperations } from '../../../../src/foundation/contract/operations/spam-tests.ts'

function listed(operations: readonly Operation[]): readonly string[] {
  return operations.map(({ method, path, reply, errors }) => {
    return [`${method} ${path}`, reply.status, ...Object.keys(errors)].join(' ')
  })
}

describe('the table of operations', () => {
  it('contains the spam tests with their errors', () => {
    expect(listed(spamTestOperations)).toEqual([
      'POST /spam_tests 201 422 503',
      'GET /spam_tests/email_services 200',
      'GET /spam_tests/:id 200 404',
      'PUT /spam_tests/:id/outcome 200 404 422',
      'DELETE /spam_tests/:id 204 404',
    ])
  })

  it('contains the external tests', () => {
    expect(listed(externalTestOperations)).toEqual([
      'GET /external_tests/providers 200 422',
      'POST /external_tests 201 422 503',
      'GET /external_tests 200 422',
      'GET /external_tests/:id 200 404',
      'DELETE /external_tests/:id 204 404',
    ])
  })

  it('contains the postmaster data with its own error form', () => {
    expect(listed(postmasterOperations)).toEqual([
      'GET /postmaster_accounts/connected 200 404',
      'GET /postmaster_accounts 200 404 422',
      'POST /postmaster_accounts/import 200 422',
      'GET /postmaster_accounts/:id 200 404 422',
    ])
    expect(new Set(postmasterOperations.map(({ errorForm }) => errorForm))).toEqual(new Set(['postmaster']))
  })
})
