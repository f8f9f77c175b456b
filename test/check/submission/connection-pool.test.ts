import { describe, expect, it } from 'vitest'

import { type AcquireOptions, ConnectionPool } from '../../../src/check/submission/connection-pool.ts'
import { createPace, type Pace } from '../../../src/check/submission/pace.ts'
import { defaultLimits, type SubmissionSetting } from '../../../src/check/submission/submission-setting.ts'
import { Secret } from '../../../src/foundation/world/secret.ts'
import { fakeRandom } from '../../support/fake-random.ts'
import { startScriptedSmtpServer } from '../../support/smtp-server-scripted.ts'
import { aSetting, hurriedClock } from '../../support/submission-setup.ts'

const never = new AbortController().signal
const patience: AcquireOptions = { deadlineMs: Infinity, retries: 'all' }

function aPool(
  place: { readonly host: string; readonly port: number },
  changes: Partial<SubmissionSetting> = {},
): { readonly pool: ConnectionPool; readonly pace: Pace } {
  const clock = hurriedClock()
  const setting = aSetting(place, changes)
  const pace = createPace(clock, setting)
  return { pace, pool: new ConnectionPool({ setting, clock, random: fakeRandom(), limits: defaultLimits }, pace) }
}

describe('ConnectionPool', () => {
  it('reuses a session', async () => {
    await using server = await startScriptedSmtpServer()
    const { pool } = aPool(server)
    const first = await pool.acquire(never, patience)
    pool.release(first)
    expect(await pool.acquire(never, patience)).toBe(first)
    await pool.close()
    expect(server.connectionCount).toBe(1)
  })

  it('opens the second connection only after the first login succeeded', async () => {
    await using server = await startScriptedSmtpServer()
    const { pool } = aPool(server)
    const sessions = await Promise.all([1, 2, 3].map(async () => await pool.acquire(never, patience)))
    expect(new Set(sessions).size).toBe(3)
    expect(server.lines.indexOf('1: EHLO client.example')).toBe(0)
    await pool.close()
  })

  it('tries a wrong password once for all waiting callers', async () => {
    await using server = await startScriptedSmtpServer({ extensions: ['AUTH PLAIN'], users: {} })
    const { pool } = aPool(server, { username: 'ci', password: new Secret('wrong') })
    const controller = new AbortController()
    const all = Array.from({ length: 5 }, async () => await pool.acquire(controller.signal, patience))
    await expect(Promise.race(all)).rejects.toMatchObject({ code: 'SMTP_AUTH_REFUSED' })
    controller.abort(new Error('over'))
    await Promise.allSettled(all)
    expect(server.lines.filter((line) => line.includes('AUTH')).length).toBeLessThanOrEqual(2)
  })

  it('opens sessions in advance, which callers wait for instead of opening their own', async () => {
    await using server = await startScriptedSmtpServer({ roundTripMs: 20 })
    const { pool } = aPool(server)
    pool.release(await pool.acquire(never, patience))
    pool.prepare(4)
    const sessions = await Promise.all([1, 2, 3, 4].map(async () => await pool.acquire(never, patience)))
    expect(new Set(sessions).size).toBe(4)
    await pool.close()
    expect(server.connectionCount).toBe(4)
  })

  it('opens nothing in advance beyond the limit, or before the first successful login', async () => {
    await using server = await startScriptedSmtpServer()
    const { pool } = aPool(server, { connectionCount: 3 })
    pool.prepare(9)
    pool.release(await pool.acquire(never, patience))
    expect(server.connectionCount).toBe(1)
    pool.prepare(9)
    const sessions = await Promise.all([1, 2, 3].map(async () => await pool.acquire(never, patience)))
    await pool.close()
    expect(sessions).toHaveLength(3)
    expect(server.connectionCount).toBe(3)
  })

  it('continues with the open session if no other can be opened in advance', async () => {
    await using server = await startScriptedSmtpServer({
      script: ({ command, connection }) =>
        command === 'CONNECT' && connection > 1 ? { reply: '421 too many', ending: 'drop' } : undefined,
    })
    const { pool, pace } = aPool(server)
    const first = await pool.acquire(never, patience)
    pool.release(first)
    pool.prepare(3)
    expect(await pool.acquire(never, patience)).toBe(first)
    const second = pool.acquire(never, patience)
    while (pace.connectionLimit > 1) await new Promise((resolve) => setImmediate(resolve))
    pool.release(first)
    expect(await second).toBe(first)
    await pool.close()
  })

  it('opens no more connections than the limit, and waits for a released one', async () => {
    await using server = await startScriptedSmtpServer()
    const { pool } = aPool(server, { connectionCount: 2 })
    const [first, second] = [await pool.acquire(never, patience), await pool.acquire(never, patience)]
    const third = pool.acquire(never, patience)
    pool.release(second)
    expect(await third).toBe(second)
    pool.release(first)
    await pool.close()
    expect(server.connectionCount).toBe(2)
  })

  it('lowers the connection limit after a refused connection', async () => {
    await using server = await startScriptedSmtpServer({
      script: ({ command, connection }) =>
        command === 'CONNECT' && connection > 2 ? { reply: '421 too many', ending: 'drop' } : undefined,
    })
    const { pool, pace } = aPool(server)
    const sessions = [await pool.acquire(never, patience), await pool.acquire(never, patience)]
    const third = pool.acquire(never, patience)
    while (pace.connectionLimit > 2) await new Promise((resolve) => setImmediate(resolve))
    for (const session of sessions) pool.release(session)
    expect(sessions).toContain(await third)
    await pool.close()
  })

  it('retries an unreachable server five times', async () => {
    await using server = await startScriptedSmtpServer({ script: () => ({ reply: null, ending: 'drop' }) })
    const { pool, pace } = aPool(server)
    await expect(pool.acquire(never, patience)).rejects.toMatchObject({ code: 'SMTP_UNREACHABLE' })
    expect(server.connectionCount).toBe(5)
    expect(pace.connectionLimit).toBe(5)
  })

  it('retries a deferring server until the deadline, and reports its reply', async () => {
    await using server = await startScriptedSmtpServer({ script: () => ({ reply: '421 not now', ending: 'drop' }) })
    const { pool } = aPool(server)
    const deadlineMs = hurriedClock().monotonicMs() + 300_000
    await expect(pool.acquire(never, { deadlineMs, retries: 'all' })).rejects.toMatchObject({
      code: 'SMTP_UNREACHABLE',
      message: expect.stringMatching(/"421 not now", and the next attempt \(in \d+ s\) would come after the timeout/u),
    })
    expect(server.connectionCount).toBeGreaterThan(5)
  })

  it('connects when a deferring server recovers', async () => {
    await using server = await startScriptedSmtpServer({
      script: ({ connection }) => (connection < 3 ? { reply: '421 not now', ending: 'drop' } : undefined),
    })
    const { pool } = aPool(server)
    const session = await pool.acquire(never, patience)
    expect(session.isOpen).toBe(true)
    await pool.close()
  })

  it('does not reuse a session that was lost while idle', async () => {
    await using server = await startScriptedSmtpServer({
      script: ({ command, connection }) =>
        command === 'EHLO' && connection === 1 ? { reply: '250 only for a moment', afterMs: 0 } : undefined,
    })
    const { pool } = aPool(server)
    const first = await pool.acquire(never, patience)
    pool.release(first)
    first.end('the server closed the connection')
    expect(await pool.acquire(never, patience)).not.toBe(first)
    await pool.close()
  })

  it('closes sessions over a lowered limit', async () => {
    await using server = await startScriptedSmtpServer()
    const { pool, pace } = aPool(server, { connectionCount: 4 })
    const sessions = await Promise.all([1, 2, 3, 4].map(async () => await pool.acquire(never, patience)))
    pace.slowDown()
    expect(pool.isOverLimit).toBe(true)
    for (const session of sessions) pool.release(session)
    expect(pool.isOverLimit).toBe(false)
    await pool.close()
    expect(server.lines.filter((line) => line.endsWith('QUIT'))).toHaveLength(4)
  })

  it('sends QUIT when closed, and does not wait for a server that ignores it', async () => {
    await using server = await startScriptedSmtpServer({
      script: ({ command }) => (command === 'QUIT' ? { reply: null } : undefined),
    })
    const { pool } = aPool(server)
    pool.release(await pool.acquire(never, patience))
    await pool.close()
    while (server.openCount > 0) await new Promise((resolve) => setImmediate(resolve))
    expect(server.lines.at(-1)).toBe('1: QUIT')
    await expect(pool.acquire(never, patience)).rejects.toThrow('closed')
  })

  it('stops waiting when the signal aborts', async () => {
    await using server = await startScriptedSmtpServer()
    const { pool } = aPool(server, { connectionCount: 1 })
    await pool.acquire(never, patience)
    const controller = new AbortController()
    const second = pool.acquire(controller.signal, patience)
    controller.abort(new Error('stop'))
    await expect(second).rejects.toThrow('stop')
    await pool.close()
  })
})
