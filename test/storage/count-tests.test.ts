import { expect, it } from 'vitest'

import { sumColumns, toTestSums } from '../../src/storage/count-tests.ts'

// The store suite, which runs for every database, contains the other tests of counting.
it('toTestSums() has a name for every column', () => {
  const row = {
    test_count: 0,
    seed_count: 1,
    copy_count: 2,
    inbox_count: 3,
    tab_count: 4,
    spam_count: 5,
    missing_count: 6,
    pass_count: 7,
    fail_count: 8,
  }
  expect(Object.keys(row)).toEqual(sumColumns)
  expect(Object.values(toTestSums(row))).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8])
})
