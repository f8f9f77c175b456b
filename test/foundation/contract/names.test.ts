import { expect, it } from 'vitest'

import { folders, isTab } from '../../../src/foundation/contract/names.ts'

it('isTab() is true only for the four tabs', () => {
  expect(folders.filter(isTab)).toEqual(['Promotions', 'Social', 'Updates', 'Forums'])
})
