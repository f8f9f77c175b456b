import { expect, it } from 'vitest'
import * as z from 'zod'

import { additive } from '../../src/contract/additive.ts'

it('an additive field that does not fit is as good as absent', () => {
  const schema = z.looseObject({ status: additive(z.string()) })
  expect(schema.parse({ status: 'complete' }).status).toBe('complete')
  expect(schema.parse({}).status).toBeUndefined()
  expect(schema.parse({ status: 3 }).status).toBeUndefined()
})
