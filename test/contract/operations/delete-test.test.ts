import { expect, it } from 'vitest'

import { allOperations } from '../../../src/contract/operations/all-operations.ts'
import { deleteExternalTestOperation, deleteSpamTestOperation } from '../../../src/contract/operations/delete-test.ts'

it('deleting a test is documented at both paths, and replies without a body', () => {
  for (const operation of [deleteSpamTestOperation, deleteExternalTestOperation]) {
    expect(allOperations).toContain(operation)
    expect([operation.method, operation.reply.status]).toEqual(['DELETE', 204])
    expect(operation.description).toMatch(/^Additive\./u)
  }
})
