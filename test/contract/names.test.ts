import { expect, it } from 'vitest'

import { folders, isTab } from '../../src/contract/names.ts'

it('isTab() is true for the four sorted views of the inbox', () => {
  expect(folders.filter(isTab)).toEqual(['Promotions', 'Social', 'Updates', 'Forums'])
})
