import { expect, it } from 'vitest'

import { refusalAdvice } from '../../src/action/refusal-advice.ts'

it.each([
  [401, 'Bad credentials', 'invalid or expired'],
  [403, 'Resource not accessible by integration', 'pull-requests: write'],
  [403, 'Unable to create comment because issue is locked.', 'locked'],
  [404, 'Not Found', 'cannot see this pull request'],
  [410, 'Gone', 'does not allow comments'],
  [422, 'Validation Failed', 'https://docs.github.com/rest/issues/comments'],
])('refusalAdvice() on %i %s says what to do', (code, message, advice) => {
  expect(refusalAdvice(code, message)).toContain(advice)
})
