import { expect, test } from 'vitest'

import { isTransient } from '../../../src/foundation/mail/submission-outcome.ts'

test.each([
  [250, false],
  [399, false],
  [400, true],
  [451, true],
  [499, true],
  [550, false],
])('isTransient() for a reply %i returns %s', (code, expected) => {
  expect(isTransient({ code, enhancedCode: null, text: '' })).toBe(expected)
})
