import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { converse, mailLines } from '../service/receiving/smtp-client.ts'
import { createApiToken, runPresend, type ServedProcess, startServe } from '../support/serve.ts'

let folder = ''
let storage = ''

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'presend-lifecycle-'))
  storage = `sqlite:${join(folder, 'presend.db')}`
})

afterAll(async () => {
  await rm(folder, { recursive: true, force: true })
})

async function serveHere(...flags: readonly string[]): Promise<ServedProcess> {
  return await startServe({ flags: ['--storage', storage, ...flags], workingDirectory: folder })
}

/** Opens a keep-alive connection for sending requests. */
async function ask(url: string, agent: Agent): Promise<{ readonly status: number; readonly body: string }> {
  return await new Promise((resolve, reject) => {
    request(url, { agent }, (response) => {
      let body = ''
      response.on('data', (chunk) => {
        body += String(chunk)
      })
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body }))
    })
      .once('error', reject)
      .end()
  })
}

async function refusal(
  yaml: string,
  flags: readonly string[] = [],
  env = {},
): Promise<{ code: number | null; words: string }> {
  await writeFile(join(folder, 'refused.yml'), yaml)
  const args = ['serve', '--config', 'refused.yml', '--listen', '127.0.0.1:0', ...flags]
  const { exitCode, stderr, stdout } = await runPresend(args, { workingDirectory: folder, env })
  expect(stdout).not.toContain('"msg":"listening"')
  return { code: exitCode, words: stderr }
}

describe('presend serve', () => {
  it('shuts down on SIGTERM: waiting requests and running transactions get their replies, and new connections are rejected', async () => {
    await using served = await serveHere('--shutdown-delay', '1s')
    const token = await createApiToken(storage)
    const headers = { Authorization: `Bearer ${token}` }
    const created = await (await fetch(`${served.apiUrl}/spam_tests`, { method: 'POST', headers })).json()
    const trackingId = String(Object(created).test.tracking_id)
    const url = `${served.apiUrl}/spam_tests/${trackingId}`
    const etag = (await fetch(url, { headers })).headers.get('ETag') ?? ''
    const waiting = fetch(url, { headers: { ...headers, Prefer: 'wait=20', 'If-None-Match': etag } })
    await using smtp = converse(served.smtpPort)
    await smtp.reply()
    for (const line of ['EHLO c.example', 'MAIL FROM:<a@shop.example>', 'RCPT TO:<seed7@mailgate.example>', 'DATA']) {
      await smtp.command(line)
    }
    using agent = Object.assign(new Agent({ keepAlive: true }), {
      [Symbol.dispose]: () => agent.destroy(),
    })
    while (!(await (await fetch(`${served.baseUrl}/metrics`)).text()).includes('presend_long_polls_open 1'))
      await ask(`${served.baseUrl}/healthz`, agent)
    served.signal('SIGTERM')
    // During the second for load balancers, the service still serves requests, but is not ready.
    let ready = await ask(`${served.baseUrl}/readyz`, agent)
    while (ready.status === 200) ready = await ask(`${served.baseUrl}/readyz`, agent)
    expect(ready).toEqual({ status: 503, body: '{"status":"not ready","parts":{"draining":"not ready"}}\n' })
    expect([200, 304]).toContain((await waiting).status)
    expect(await smtp.command([...mailLines(trackingId), '.'].join('\r\n'))).toMatch(/^250 2\.0\.0 Ok/u)
    expect(await smtp.reply()).toMatch(/^421 4\.3\.2 Shutting down/u)
    expect(await served.ended).toEqual({ exitCode: 0, signal: null })
    expect(served.lines.at(-1)).toMatchObject({ msg: 'stopped' })
    expect(served.errors()).toBe('')
  })

  it('does not wait forever for a client that never finishes its request', async () => {
    await using served = await serveHere('--shutdown-timeout', '1s')
    await using smtp = converse(served.smtpPort)
    await smtp.reply()
    for (const line of ['EHLO c.example', 'MAIL FROM:<a@shop.example>']) await smtp.command(line)
    served.signal('SIGINT')
    expect(await served.ended).toEqual({ exitCode: 1, signal: null })
    expect(served.lines).toContainEqual(expect.objectContaining({ level: 'warn', limit_ms: 1000 }))
  })

  it('ends immediately at the second signal', async () => {
    await using served = await serveHere()
    await using smtp = converse(served.smtpPort)
    await smtp.reply()
    for (const line of ['EHLO c.example', 'MAIL FROM:<a@shop.example>']) await smtp.command(line)
    served.signal('SIGTERM')
    while (!served.lines.some((line) => line.msg === 'stopping')) await new Promise((resolve) => setImmediate(resolve))
    served.signal('SIGTERM')
    expect(await served.ended).toEqual({ exitCode: 1, signal: null })
  })

  it('rejects to start as the second process on a SQLite file, without changing it; after kill -9, the next process starts', async () => {
    const first = await serveHere()
    const seeds = 'seeds: [{address: other@seeds.example, type: business}]'
    const second = await refusal(seeds, ['--storage', storage, '--smtp', '127.0.0.1:0'])
    expect(second).toMatchObject({
      code: 3,
      words: expect.stringMatching(/another running service uses the database.*stop the other service/u),
    })
    const { stdout } = await runPresend(['seeds', 'list', '--storage', storage])
    expect(stdout).not.toContain('other@seeds.example')
    first.signal('SIGKILL')
    await first.ended
    await using again = await serveHere()
    expect(again.httpPort).toBeGreaterThan(0)
  })

  it('immediately applies the changes of commands that run next to it', async () => {
    await using served = await serveHere()
    const token = await createApiToken(storage)
    const headers = { Authorization: `Bearer ${token}`, 'X-Request-Id': 'trace-1' }
    const services = `${served.apiUrl}/spam_tests/email_services`
    const before = await fetch(services, { headers })
    expect(before.headers.get('X-Request-Id')).toBe('trace-1')
    expect(Object(await before.json()).business).toHaveLength(3)
    await runPresend(['seeds', 'disable', 'seed5@officemail.example', '--storage', storage])
    expect(Object(await (await fetch(services, { headers })).json()).business).toHaveLength(2)
    await runPresend(['seeds', 'enable', 'seed5@officemail.example', '--storage', storage])
    const list = await runPresend(['token', 'list', '--storage', storage, '--json'])
    const own = JSON.parse(list.stdout).tokens.find((one: { prefix: string }) => token.startsWith(one.prefix))
    await runPresend(['token', 'revoke', own.id, '--storage', storage])
    expect((await fetch(services, { headers })).status).toBe(401)
    // The log is written asynchronously and is complete only once the process has ended.
    served.signal('SIGTERM')
    await served.ended
    expect(served.lines).toContainEqual(expect.objectContaining({ request_id: 'trace-1', status: 401 }))
  })

  it.each([
    ['a port in use', 3, '(smtp): expected a free port, got EADDRINUSE', `smtp: 127.0.0.1:PORT`],
    [
      'an invalid certificate',
      2,
      'certificate in refused.yml',
      'smtp: none\ntls: {cert-file: refused.yml, key-file: refused.yml}',
    ],
    ['a database that does not respond', 3, 'database', 'smtp: none'],
  ])('does not start with %s', async (what, code, words, yaml) => {
    await using other = await startServe({ flags: ['--storage', 'memory'] })
    const env = what.includes('database')
      ? { PRESEND_STORAGE: 'postgres://presend:hunter2@127.0.0.1:1/presend' }
      : { PRESEND_STORAGE: 'memory' }
    const refused = await refusal(`${yaml.replace('PORT', String(other.smtpPort))}\n`, [], env)
    expect(refused).toEqual({ code, words: expect.stringContaining(words) })
    expect(refused.words).not.toMatch(/hunter2|\n {4}at /u)
    expect(refused.words.trim().split('\n')).toHaveLength(1)
  })
})
