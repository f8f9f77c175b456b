import { createServer } from 'node:net'

import { describe, expect, it } from 'vitest'

import { setupCodeHash } from '../../src/service/accounts/codes.ts'
import { openServiceLog } from '../../src/service/operations/service-log.ts'
import { announceSetup } from '../../src/service/self-hosted.ts'
import { fakeClock } from '../support/fake-clock.ts'
import { fakeRandom } from '../support/fake-random.ts'
import { openMemoryStore } from '../support/memory-store.ts'
import { converse, mailLines, sendMail } from './receiving/smtp-client.ts'
import { type HostedService, hostService } from './self-hosted-service.ts'

async function createTest(hosted: HostedService): Promise<{ readonly trackingId: string; readonly url: string }> {
  const created = await (await hosted.get('/api/v1/spam_tests', { method: 'POST', body: '{}' })).json()
  const trackingId = String(Object(created).test.tracking_id)
  return { trackingId, url: `/api/v1/spam_tests/${trackingId}` }
}

async function metric(hosted: HostedService, start: string): Promise<string | undefined> {
  const text = await (await hosted.get('/metrics')).text()
  return text.split('\n').find((line) => line.startsWith(start))
}

describe('a self-hosted service', () => {
  it('serves the API, receives mail, judges it, sends webhooks and counts', async () => {
    await using hosted = await hostService('sending-ip: none')
    const { trackingId, url } = await createTest(hosted)
    const reply = await sendMail(hosted.service.smtp?.port ?? 0, {
      to: 'seed7@mailgate.example',
      lines: mailLines(trackingId),
    })
    expect(reply).toMatch(/^250 2\.0\.0 Ok: recorded/u)
    const { data } = Object(await (await hosted.get(url)).json())
    expect(data.test_results.map((entry: { reason: unknown }) => entry.reason !== null)).toEqual([
      ...Array.from({ length: 6 }, () => false),
      true,
      false,
      false,
    ])
    expect(await metric(hosted, 'presend_tests_created_total{')).toBe(
      'presend_tests_created_total{style="spam-test"} 1',
    )
    expect(await metric(hosted, 'presend_messages_total{answer="accepted"}')).toMatch(/ 1$/u)
    expect(await metric(hosted, 'presend_judge_duration_seconds_count')).toMatch(/ 1$/u)
    const about = hosted.lines.filter((line) => line['test'] === 1)
    expect(about.map(({ msg, route }) => [msg, ...(route === undefined ? [] : [route])])).toEqual([
      ['request', '/api/v1/spam_tests'],
      ['copy judged'],
      ['message received'],
      ['request', '/api/v1/spam_tests/:id'],
    ])
    expect(about[2]).toMatchObject({ seeds: { 'seed7@mailgate.example': about[1]?.['folder'] } })
    expect(JSON.stringify(hosted.lines)).not.toContain(trackingId)
    expect(JSON.stringify(hosted.lines)).not.toContain(hosted.token)
  })

  it('measures SPF for the connecting client, and reports a missing signature as DKIM none', async () => {
    await using hosted = await hostService('sending-ip: 192.0.2.1\ndns: {servers: [127.0.0.1:9]}')
    const { trackingId, url } = await createTest(hosted)
    await sendMail(hosted.service.smtp?.port ?? 0, { to: 'seed1@freemail.example', lines: mailLines(trackingId) })
    const { data } = Object(await (await hosted.get(url)).json())
    expect(data.test_results[0].authentication).toMatchObject({ dkim: { measured: true, result: 'none' } })
  })

  it('does not assign a seed that has just been disabled', async () => {
    await using hosted = await hostService()
    const before = Object(await (await hosted.get('/api/v1/spam_tests/email_services')).json())
    expect(before.business).toHaveLength(3)
    for (const address of before.business) await hosted.store.setSeedEnabled(address, false)
    const after = Object(await (await hosted.get('/api/v1/spam_tests/email_services')).json())
    expect(after.business).toEqual([])
    const body = JSON.stringify({ provider_types: ['business'] })
    expect((await hosted.get('/api/v1/spam_tests', { method: 'POST', body })).status).toBe(503)
  })

  it('becomes ready, reports its addresses, and shows no metrics to a proxy', async () => {
    await using hosted = await hostService('public-url: https://presend.example')
    expect(await (await hosted.get('/readyz')).json()).toEqual({
      status: 'ready',
      parts: { storage: 'ready', jobs: 'ready', receiver: 'ready' },
    })
    expect(hosted.service).toMatchObject({
      publicUrl: 'https://presend.example',
      apiUrl: `http://127.0.0.1:${hosted.service.http.port}/api/v1`,
      metrics: null,
    })
    expect((await hosted.get('/metrics', { headers: { Via: '1.1 proxy' } })).status).toBe(404)
  })

  it('serves metrics on a separate port and receives no mail, if configured', async () => {
    await using hosted = await hostService('smtp: none\nmetrics: {listen: "127.0.0.1:0"}')
    expect(hosted.service.smtp).toBeNull()
    expect((await hosted.get('/metrics')).status).toBe(404)
    const own = await fetch(`http://127.0.0.1:${hosted.service.metrics?.port ?? 0}/metrics`)
    expect(await own.text()).toContain('presend_jobs{kind="sweep",state="waiting"}')
  })

  it('responds to waiting requests when it is drained, and accepts no new requests', async () => {
    await using hosted = await hostService()
    const { url } = await createTest(hosted)
    const { headers } = await hosted.get(url)
    const waiting = hosted.get(url, { headers: { Prefer: 'wait=20', 'If-None-Match': headers.get('ETag') ?? '' } })
    await using idle = converse(hosted.service.smtp?.port ?? 0)
    await idle.reply()
    while ((await metric(hosted, 'presend_long_polls_open')) !== 'presend_long_polls_open 1') await Promise.resolve()
    await hosted.service.drain()
    expect((await waiting).status).toBe(304)
    expect(await idle.reply()).toMatch(/^421 /u)
    await expect(hosted.get('/readyz')).rejects.toThrow('fetch failed')
  })

  it('opens no port if one of its ports is in use, and names this port', async () => {
    const taken = createServer()
    await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve))
    const address = taken.address()
    const port = typeof address === 'object' ? (address?.port ?? 0) : 0
    await expect(hostService(`smtp: 127.0.0.1:${port}`)).rejects.toMatchObject({
      code: 'LISTEN_FAILED',
      outcome: 'inconclusive',
      message: expect.stringContaining(`127.0.0.1:${port} (smtp): expected a free port, got EADDRINUSE`),
    })
    await new Promise((resolve) => taken.close(resolve))
  })
})

it('announceSetup() logs a valid code until the first user exists', async () => {
  await using store = await openMemoryStore()
  const lines: Record<string, unknown>[] = []
  const clock = fakeClock()
  const log = openServiceLog({ level: 'info', sink: { write: (line) => void lines.push(JSON.parse(line)) }, clock })
  const world = { clock, random: fakeRandom(3), log }
  await announceSetup(store, 'https://presend.example', world)
  expect(lines).toMatchObject([{ msg: 'setup code created', url: 'https://presend.example/setup' }])
  const code = setupCodeHash(String(lines[0]?.['code']))
  expect(await store.findInvitation(code, clock.nowMs())).toMatchObject({ workspaceId: null })
  const user = {
    userId: 'u',
    email: 'u@team.example',
    name: 'U',
    passwordHash: null,
    isAdmin: true,
    emailVerifiedAtMs: null,
    createdAtMs: 0,
  }
  await store.createUser(user)
  await announceSetup(store, 'https://presend.example', world)
  expect(lines).toHaveLength(1)
})
