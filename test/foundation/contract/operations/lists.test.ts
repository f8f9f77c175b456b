import { expect, it } from 'vitest'

import { allOperations } from '../../../../src/foundation/contract/operations/all-operations.ts'
import { listTestsOperation, listWorkspacesOperation } from '../../../../src/foundation/contract/operations/lists.ts'

it('the list operations are documented as additions', () => {
  for (const operation of [listTestsOperation, listWorkspacesOperation]) {
    expect(allOperations).toContain(operation)
    expect([operation.method, operation.reply.status]).toEqual(['GET', 200])
    expect(operation.description).toMatch(/^Additive\./u)
  }
})
