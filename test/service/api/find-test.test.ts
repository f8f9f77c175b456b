import { expect, it } from 'vitest'

import { inProcessApp } from '../in-process-app.ts'

it.each(['/spam_tests/%00', `/spam_tests/${'x'.repeat(129)}`, '/spam_tests/pst_unknown'])(
  'DELETE %s responds with 404, whatever the name contains',
  async (path) => {
    await using app = await inProcessApp()
    const { status, body } = await app.request('DELETE', path)
    expect([status, body.success]).toEqual([404, false])
  },
)
