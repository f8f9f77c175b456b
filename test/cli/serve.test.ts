import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { describe, expect, it } from 'vitest'

import { serve } from '../../src/cli/serve.ts'
import { renderProblem } from '../../src/foundation/errors/problem.ts'
import { nodeWorld } from '../../src/foundation/world/node-world.ts'
import { loadServiceExtensions } from '../support/extensions.ts'
import { type FakeHost, fakeHost } from '../support/fake-host.ts'
import { runPresend } from '../support/serve.ts'
import { commandFolder } from './command-folder.ts'

interface Serving {
  readonly host: FakeHost
  readonly lines: Record<string, unknown>[]
  readonly flushCount: () => number
  readonly exitCode: Promise<number>
  /** Resolves with the `listening` line of the log. */
  readonly listening: Promise<Record<string, unknown>>
}

function serving(flags: Readonly<Record<string, string>> = {}): Serving {
  const host = fakeHost()
  const lines: Record<string, unknown>[] = []
  const found = Promise.withResolvers<Record<string, unknown>>()
  let flushCount = 0
  const sink = {
    write: (text: string) => {
      const line = JSON.parse(text)
      lines.push(line)
      if (line.msg === 'listening') found.resolve(line)
    },
    flush: () => {
      flushCount += 1
      return Promise.resolve()
    },
  }
  const all = { storage: 'memory', listen: '127.0.0.1:0', smtp: '127.0.0.1:0', ...flags }
  const line = {
    command: 'serve',
    flags: Object.entries(all).map(([name, text]) => ({ name, text })),
    action: 'run',
  } as const
  const exitCode = serve(line, { world: nodeWorld(), host, sink, loadServiceExtensions })
  return { host, lines, flushCount: () => flushCount, exitCode, listening: found.promise }
}

describe('presend serve', () => {
  it('logs its settings and addresses, and exits with 0 when stopped', async () => {
    const one = serving()
    const { http, smtp, api_url: apiUrl } = await one.listening
    expect(apiUrl).toBe(`http://127.0.0.1:${Object(http).port}/api/v1`)
    expect(Object(smtp).port).toBeGreaterThan(0)
    expect((await fetch(`${String(apiUrl)}/openapi.json`)).status).toBe(200)
    one.host.stop('SIGTERM')
    expect(await one.exitCode).toBe(0)
    const said = one.lines.map((line) => line['msg']).filter((text) => text !== 'request')
    expect(said).toEqual(['starting', 'settings notice', 'setup code created', 'listening', 'stopping', 'stopped'])
    expect(one.lines[0]).toMatchObject({ listen: '127.0.0.1:0', smtp: '127.0.0.1:0', storage: 'memory' })
    expect(JSON.stringify(one.lines[0]).length).toBeLessThan(300)
    expect(one.flushCount()).toBe(1)
    expect(one.host.listenerCount).toBe(0)
    await expect(fetch(String(apiUrl))).rejects.toThrow('fetch failed')
  })

  it('logs all settings at the level debug', async () => {
    const one = serving({ 'log-level': 'debug' })
    await one.listening
    one.host.stop('SIGTERM')
    expect(await one.exitCode).toBe(0)
    expect(one.lines[1]).toMatchObject({
      msg: 'settings in effect',
      settings: { storage: 'memory', 'shutdown-timeout': '25s' },
    })
  })

  it('logs its addresses at every log level', async () => {
    const one = serving({ 'log-level': 'silent' })
    await one.listening
    one.host.stop('SIGINT')
    expect(await one.exitCode).toBe(0)
    expect(one.lines.map((line) => line['msg'])).toEqual(['listening'])
  })

  it('shuts down and exits with 1 after an uncaught error', async () => {
    const one = serving()
    const { api_url: apiUrl } = await one.listening
    one.host.stray({ status: 'error', error: new Error('stray') })
    expect(await one.exitCode).toBe(1)
    expect(one.lines).toContainEqual(
      expect.objectContaining({ level: 'error', error: expect.objectContaining({ message: 'stray' }) }),
    )
    await expect(fetch(String(apiUrl))).rejects.toThrow('fetch failed')
  })

  it('exits with 1 if the shutdown timeout aborts work in progress', async () => {
    const one = serving({ 'shutdown-timeout': '0s' })
    const { http } = await one.listening
    const { host, port } = Object(http)
    const socket = connect({ host, port })
    const cut = once(socket, 'close')
    socket.on('error', () => undefined).write('GET /healthz HTTP/1.1\r\nHost: a\r\n\r\nGET /healthz HTTP/1.1\r\n')
    await once(socket, 'data')
    one.host.stop('SIGTERM')
    expect(await one.exitCode).toBe(1)
    await cut
    expect(one.lines).toContainEqual(
      expect.objectContaining({ msg: expect.stringContaining('shutdown timeout reached') }),
    )
  })

  it('keeps running on SIGHUP, and logs that there is nothing to reload', async () => {
    const one = serving()
    const { api_url: apiUrl } = await one.listening
    one.host.reload()
    expect((await fetch(`${String(apiUrl)}/openapi.json`)).status).toBe(200)
    one.host.stop('SIGTERM')
    expect(await one.exitCode).toBe(0)
    const said = one.lines.filter((line) => String(line['msg']).startsWith('SIGHUP ignored'))
    expect(said).toHaveLength(1)
  })

  it('exits immediately on a second signal', async () => {
    const one = serving()
    await one.listening
    one.host.stop('SIGTERM')
    one.host.stop('SIGTERM')
    expect(one.host.exitCodes).toEqual([1])
    await one.exitCode
  })

  it('rejects invalid settings at start and names all of them', async () => {
    const { exitCode } = serving({ listen: 'here', storage: 'nowhere' })
    await expect(exitCode).rejects.toMatchObject({
      code: 'SETTINGS_INVALID',
      problems: [{ input: '--listen' }, { input: '--storage' }],
    })
  })

  it('reports unreadable files together with invalid settings', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'presend-serve-'))
    await writeFile(join(folder, 'bad.txt'), 'neither a zone\n nor a certificate\n')
    const pair = '{cert-file: bad.txt, key-file: bad.txt}'
    const yaml = `dns: {zone-file: bad.txt}\ntls: ${pair}\nsmtp-tls: ${pair}\nstorage: nowhere\ntrusted-proxies: [x]\n`
    await writeFile(join(folder, 'presend-service.yml'), yaml)
    const host = fakeHost(folder)
    const sink = { write: () => undefined, flush: () => Promise.resolve() }
    const error: unknown = await serve({ flags: [] }, { world: nodeWorld(), host, sink, loadServiceExtensions }).catch(
      (thrown: unknown) => thrown,
    )
    await rm(folder, { recursive: true })
    const told: string = Object(error).problems.map(renderProblem).join('\n')
    for (const words of ['storage', 'trusted-proxies', 'bad.txt:1', 'tls: expected', 'smtp-tls: expected']) {
      expect(told).toContain(words)
    }
  })
})

describe('presend serve as a process', () => {
  it('logs a failed start, and prints it to standard error', async () => {
    const workingDirectory = await mkdtemp(join(tmpdir(), 'presend-serve-'))
    const ended = await runPresend(['serve', '--listen', 'here', '--log-level', 'loud'], { workingDirectory })
    await rm(workingDirectory, { recursive: true })
    expect(JSON.parse(ended.stdout)).toMatchObject({
      level: 'fatal',
      msg: 'start failed',
      code: 'SETTINGS_INVALID',
      problems: [expect.stringContaining('--listen'), expect.stringContaining('--log-level')],
    })
    expect(ended.stderr).toContain('presend: --listen')
    expect(ended.exitCode).toBe(2)
  })
})

describe('presend serve --health', () => {
  it('reports a running service as alive, and fails without one', async () => {
    using folder = commandFolder()
    const one = serving()
    const { http } = await one.listening
    const listen = `127.0.0.1:${Object(http).port}`
    expect(await folder.run('serve', '--health', '--listen', listen)).toMatchObject({ exitCode: 0, printed: 'alive\n' })
    one.host.stop('SIGTERM')
    await one.exitCode
    const { exitCode, told } = await folder.run('serve', '--health', '--listen', listen)
    expect(exitCode).toBe(3)
    expect(told).toContain(`Requesting http://${listen}/healthz: expected 200, got connect ECONNREFUSED`)
  })
})
