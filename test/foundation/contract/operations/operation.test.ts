import { describe, expect, it } from 'vitest'

import { allOperations } from '../../../../src/foundation/contract/operations/all-operations.ts'
import { errorsOf } from '../../../../src/foundation/contract/operations/operation.ts'

function statusesOf(id: string): readonly number[] {
  return allOperations
    .filter((operation) => operation.id === id)
    .flatMap(errorsOf)
    .map(({ status }) => status)
}

describe('errorsOf()', () => {
  it("lists an operation's own errors and common errors in ascending order", () => {
    expect(statusesOf('createSpamTest')).toEqual([400, 401, 403, 413, 415, 422, 429, 503])
    expect(statusesOf('getSpamTest')).toEqual([401, 403, 404, 429])
    expect(statusesOf('getOpenApiDocument')).toEqual([429])
  })
})
