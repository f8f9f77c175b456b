import { describe, expect, it } from 'vitest'

import { PresendError, problemsError } from '../../../src/foundation/errors/presend-error.ts'

describe('PresendError', () => {
  it('renders what was attempted, what was expected, what happened, and the fix', () => {
    const cause = new Error('socket closed')
    const error = new PresendError({
      code: 'SMTP_AUTH_REFUSED',
      outcome: 'misconfigured',
      done: 'Logging in to smtp.shop.example:587 as "ci"',
      came: '"535 5.7.8 no"',
      expected: 'a 235 reply',
      todo: 'check smtp-password',
      cause,
    })
    expect(error.message).toBe(
      'Logging in to smtp.shop.example:587 as "ci": expected a 235 reply, got "535 5.7.8 no"; check smtp-password',
    )
    expect(error).toMatchObject({ code: 'SMTP_AUTH_REFUSED', outcome: 'misconfigured', cause, problems: [] })
  })
})

describe('problemsError()', () => {
  it('counts the problems and names each', () => {
    const problems = [
      { input: 'from', expected: 'an address' },
      { input: 'quorum', came: '"x"', expected: 'a number' },
    ]
    const error = problemsError('SETTINGS_INVALID', 'Reading settings', problems)
    expect(error.outcome).toBe('misconfigured')
    expect(error.problems).toEqual(problems)
    expect(error.message).toContain('2 problems')
    expect(error.message).toContain('from: expected an address | quorum: expected a number, got "x"')
  })
})
