import { describe, expect, it } from 'vitest'

import { describeError } from '../../../src/service/operations/describe-error.ts'

describe('describeError()', () => {
  it('shows type, message, code, stack and causes, and nothing else that hangs on the error', () => {
    const cause = Object.assign(new TypeError('inner'), { code: 'ECONNRESET', row: { email: 'a@b.example' } })
    const error = Object.assign(new Error('outer', { cause }), { headers: { authorization: 'Bearer x' } })
    const described = describeError(error)
    expect(described).toEqual({
      type: 'Error',
      message: 'outer',
      stack: error.stack,
      cause: { type: 'TypeError', message: 'inner', code: 'ECONNRESET', stack: cause.stack },
    })
  })

  it.each([
    ['a text', 'boom', { type: 'string', message: 'boom' }],
    ['nothing', undefined, { type: 'undefined', message: 'undefined' }],
  ])('shows %s that was thrown', (_what, thrown, expected) => {
    expect(describeError(thrown)).toEqual(expected)
  })

  it('ends where causes go in a circle', () => {
    const error = new Error('round')
    error.cause = error
    expect(JSON.stringify(describeError(error)).match(/"message"/gu)).toHaveLength(5)
  })
})
