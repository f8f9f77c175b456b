import { describe, expect, it } from 'vitest'
import type { LogLevel } from '../../../src/check/settings/service-file/service-settings.ts'
import {
  describeError,
  limitOutageLines,
  maskIds,
  openServiceLog,
  testField,
} from '../../../src/service/operations/service-log.ts'
import { fakeClock } from '../../support/fake-clock.ts'

function aLog(
  level: LogLevel = 'info',
  scrub?: (line: string) => string,
): { readonly log: ReturnType<typeof openServiceLog>; readonly lines: string[] } {
  const lines: string[] = []
  const sink = { write: (line: string) => void lines.push(line) }
  const log = openServiceLog({ level, sink, clock: fakeClock(), ...(scrub === undefined ? {} : { scrub }) })
  return { log, lines }
}

describe('openServiceLog()', () => {
  it('writes one JSON object per line, with level, time and message first', () => {
    const { log, lines } = aLog()
    log.warn('settings notice', { count: 3, workspace: null })
    expect(lines).toEqual([
      '{"level":"warn","time":"2026-01-01T00:00:00.000Z","count":3,"workspace":null,"msg":"settings notice"}\n',
    ])
  })

  it('writes no lines below its level', () => {
    const { log, lines } = aLog('warn')
    log.debug('copy judged')
    log.info('request')
    log.error('request failed')
    expect(lines.map((line) => JSON.parse(line).msg)).toEqual(['request failed'])
  })

  it('writes the lines that scripts wait for at every level', () => {
    const { log, lines } = aLog('silent')
    log.error('request failed')
    log.always('listening', { port: 1 })
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ level: 'info', msg: 'listening', port: 1 }])
  })

  it('masks tracking ids and tokens, also in a stack and after a line ending', () => {
    const { log, lines } = aLog()
    const id = `pst_${'aB3d'.repeat(6)}`
    const token = `psd_${'x-_9'.repeat(11)}`
    log.error('job failed', {
      error: new Error(`no test\n${id}`),
      note: `Bearer ${token}`,
      key: id.replace('pst', 'psk'),
    })
    const line = lines.join('')
    expect(line).not.toContain(id)
    expect(line).not.toContain(token)
    expect(JSON.parse(line)).toMatchObject({
      error: { message: 'no test\npst_aB3d…' },
      note: 'Bearer psd_***',
      key: 'psk_aB3d…',
    })
  })

  it('removes known secrets from every line', () => {
    const { log, lines } = aLog('info', (line) => line.replaceAll('hunter2', '***'))
    log.info('request', { url: 'postgres://u:hunter2@db/x' })
    expect(lines.join('')).toContain('postgres://u:***@db/x')
  })

  it('writes one line per second about an unavailable database, with a count and without stack traces', async () => {
    const clock = fakeClock()
    const lines: string[] = []
    const log = openServiceLog({ level: 'info', sink: { write: (line) => void lines.push(line) }, clock })
    const outage = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
    for (let request = 0; request < 600; request += 1)
      log.error('request failed', { request_id: request, error: outage })
    log.warn('not ready', { part: 'storage', error: new Error('no storage', { cause: outage }) })
    await clock.advance(1000)
    log.error('request failed', { request_id: 600, error: outage })
    const said = lines.map((line) => JSON.parse(line))
    expect(said).toMatchObject([
      { msg: 'request failed', request_id: 0, reason: 'connect ECONNREFUSED' },
      { msg: 'not ready', part: 'storage' },
      { msg: 'request failed', request_id: 600, skipped: 599 },
    ])
    expect(lines.join('')).not.toContain('stack')
  })

  it('writes every other error in full, however often it occurs', () => {
    const { log, lines } = aLog()
    for (let time = 0; time < 3; time += 1) log.error('job failed', { error: new TypeError('a defect') })
    expect(lines.map((line) => JSON.parse(line).error)).toEqual(
      Array.from({ length: 3 }, () => expect.objectContaining({ message: 'a defect', stack: expect.any(String) })),
    )
  })
})

describe('maskIds()', () => {
  it.each([
    ['a tracking id', 'pst_ABCDEFGHIJKLMNOPQRSTUVWX', 'pst_ABCD…'],
    ['a tracking key', 'psk_ABCDEFGHIJKLMNOPQRSTUVWX', 'psk_ABCD…'],
    ['a token', `psd_${'aB-_'.repeat(11)}`, 'psd_***'],
    ['a webhook secret', `whsec_${'aB-_'.repeat(11)}`, 'whsec_***'],
    ['two ids in one string', 'pst_ABCDEFGHIJKLMNOPQRSTUVWX,psd_AAAAAAAAAAAAAAAA', 'pst_ABCD…,psd_***'],
    ['an id inside a path', '/r/pst_ABCDEFGHIJKLMNOPQRSTUVWX?x', '/r/pst_ABCD…?x'],
  ])('masks %s', (_what, text, expected) => {
    expect(maskIds(text)).toBe(expected)
  })

  it.each(['', 'perhaps', 'https://example.com/pst_short', 'psd_short'])('leaves %j unchanged', (text) => {
    expect(maskIds(text)).toBe(text)
  })
})

describe('describeError()', () => {
  it('shows type, message, code, stack and causes, and no other properties of the error', () => {
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
    ['a string', 'boom', { type: 'string', message: 'boom' }],
    ['nothing', undefined, { type: 'undefined', message: 'undefined' }],
  ])('describes %s thrown instead of an error', (_what, thrown, expected) => {
    expect(describeError(thrown)).toEqual(expected)
  })

  it('terminates for a circular chain of causes', () => {
    const error = new Error('round')
    error.cause = error
    expect(JSON.stringify(describeError(error)).match(/"message"/gu)).toHaveLength(5)
  })
})

it.each([
  [[], {}],
  [[7], { test: 7 }],
  [[7, 7], { test: 7 }],
  [[7, 8, 7], { test: [7, 8] }],
])('testField(%j) returns %j', (numericIds, field) => {
  expect(testField(numericIds)).toEqual(field)
})

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
