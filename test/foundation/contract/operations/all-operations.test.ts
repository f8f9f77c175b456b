import { describe, expect, it } from 'vitest'

import { allOperations } from '../../../../src/foundation/contract/operations/all-operations.ts'
import { parseWire } from '../../../../src/foundation/contract/wire-schema.ts'

describe('allOperations', () => {
  it.each(allOperations.map((operation) => [operation.id, operation] as const))(
    '%s has an example of its body that its schema accepts',
    (_id, { body }) => {
      expect(body === null ? 'ok' : parseWire(body.schema, body.example).status).toBe('ok')
    },
  )

  it('lists fixed paths before paths with parameters, because the first match is used', () => {
    const paths = allOperations.map(({ path }) => path)
    expect(paths.indexOf('/spam_tests/email_services')).toBeLessThan(paths.indexOf('/spam_tests/:id'))
    expect(paths.indexOf('/external_tests/providers')).toBeLessThan(paths.indexOf('/external_tests/:id'))
    expect(paths.indexOf('/postmaster_accounts/connected')).toBeLessThan(paths.indexOf('/postmaster_accounts/:id'))
  })
})
