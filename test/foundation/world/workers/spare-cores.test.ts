import { expect, it } from 'vitest'

import { spareCoreCount } from '../../../../src/foundation/world/workers/spare-cores.ts'

it('spareCoreCount() is at least 1', () => {
  expect(spareCoreCount()).toBeGreaterThanOrEqual(1)
})
