import { expect, it } from 'vitest'

import { limitOutageLines } from '../../../src/service/operations/limit-outage-lines.ts'
import { fakeClock } from '../../support/fake-clock.ts'

const outage = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })

it('limitOutageLines() counts lines with the same message within a second, separately per message', async () => {
  const clock = fakeClock()
  const limit = limitOutageLines(clock)
  expect(limit('request failed', { request_id: 1, error: outage })).toEqual({
    request_id: 1,
    reason: 'connect ECONNREFUSED',
  })
  expect(limit('request failed', { request_id: 2, error: outage })).toBeNull()
  expect(limit('job failed', { error: outage })).toEqual({ reason: 'connect ECONNREFUSED' })
  await clock.advance(1000)
  expect(limit('request failed', { request_id: 3, error: outage })).toMatchObject({ request_id: 3, skipped: 1 })
})

it('limitOutageLines() passes all other lines unchanged', () => {
  const limit = limitOutageLines(fakeClock())
  const fields = { error: new TypeError('a defect') }
  expect(limit('job failed', fields)).toBe(fields)
  expect(limit('job failed', fields)).toBe(fields)
  expect(limit('stopping', {})).toEqual({})
})
