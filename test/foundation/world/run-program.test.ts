import { tmpdir } from 'node:os'

import { describe, expect, it } from 'vitest'

import {
  type ProgramCall,
  type ProgramEnd,
  runProgram,
  startErrorCode,
} from '../../../src/foundation/world/run-program.ts'

async function run(script: string, more: Partial<ProgramCall> = {}, signal?: AbortSignal): Promise<ProgramEnd> {
  const call = {
    command: [process.execPath, '-e', script],
    directory: tmpdir(),
    env: {},
    input: '',
    limits: { timeMs: 20_000, outputBytes: 100_000, lineCount: null },
    ...more,
  }
  return await runProgram(call, signal ?? new AbortController().signal)
}

describe('runProgram()', () => {
  it('resolves with the output, the end of stderr and the exit code', async () => {
    const end = await run(
      "process.stdin.on('data', (d) => console.log('in ' + d)); console.error('oops'); process.exitCode = 4",
      {
        input: 'text',
      },
    )
    expect([end.status, end.exitCode, end.stdout.toString(), end.stderr]).toEqual(['exited', 4, 'in text\n', 'oops\n'])
  })

  it('resolves for a program that does not read its input', async () => {
    const end = await run('process.stdin.destroy()', { input: 'x'.repeat(1_000_000) })
    expect([end.status, end.exitCode]).toEqual(['exited', 0])
  })

  it('does not wait for a process that left the group and keeps the output open', async () => {
    const script =
      "console.log(require('child_process').spawn('sleep', ['8'], { detached: true, stdio: 'inherit' }).unref() ?? 'done')"
    const startMs = performance.now()
    const end = await run(script)
    expect([end.status, end.exitCode, end.stdout.toString()]).toEqual(['exited', 0, 'done\n'])
    expect(performance.now() - startMs).toBeLessThan(6000)
  })

  it('ends a program that ignores SIGTERM', async () => {
    const script = "process.on('SIGTERM', () => undefined); setInterval(() => 0, 1000)"
    const end = await run(script, { limits: { timeMs: 1000, outputBytes: 1000, lineCount: null } })
    expect(end.status).toBe('time-limit')
  })

  it('keeps the end of a long stderr', async () => {
    const script = "for (let n = 0; n < 1600; n += 1) console.error('x'.repeat(65_536)); console.error('last')"
    const end = await run(script)
    expect([end.status, end.exitCode, end.stderr.length]).toEqual(['exited', 0, 8192])
    expect(end.stderr.endsWith('last\n')).toBe(true)
  })

  it('limits the time for the first line separately', async () => {
    const limits = { timeMs: 600_000, firstLineTimeMs: 500, outputBytes: 1000, lineCount: 10 }
    expect((await run('setInterval(() => 0, 1000)', { limits })).status).toBe('time-limit')
    const afterwards = { ...limits, timeMs: 500, firstLineTimeMs: 600_000 }
    const end = await run("console.log('x'); setInterval(() => 0, 1000)", { limits: afterwards })
    expect([end.status, end.stdout.toString()]).toEqual(['time-limit', 'x\n'])
  })

  it('limits the time and the length of each line', async () => {
    const lines = { timeMs: 2000, outputBytes: 1000, lineCount: 10 }
    const slow = await run('let n = 0; setInterval(() => (n++ < 6 ? console.log(n) : process.exit()), 500)', {
      limits: lines,
    })
    expect([slow.status, slow.exitCode]).toEqual(['exited', 0])
    const long = await run("console.log('x'.repeat(1001))", { limits: lines })
    expect(long.status).toBe('output-limit')
    const many = await run("console.log('x\\n'.repeat(11))", { limits: lines })
    expect(many.status).toBe('output-limit')
    const empty = await run("console.log('x\\n\\n\\n'.repeat(10))", { limits: lines })
    expect([empty.status, empty.exitCode]).toEqual(['exited', 0])
  })

  it('ends the program and rejects when the signal aborts', async () => {
    const controller = new AbortController()
    const ended = run('setInterval(() => 0, 1000)', {}, controller.signal)
    setTimeout(() => controller.abort(new Error('cancelled')), 300)
    await expect(ended).rejects.toThrow('cancelled')
  })
})

describe('startErrorCode()', () => {
  const missing = Object.assign(new Error('spawn'), { code: 'ENOENT' })

  it.each([
    ['npx', 'win32', 'EINVAL'],
    ['NPM', 'win32', 'EINVAL'],
    ['no-such-program', 'win32', 'ENOENT'],
    ['npx', 'linux', 'ENOENT'],
  ] as const)('for %s on %s returns %s', (program, platform, expected) => {
    expect(startErrorCode(missing, program, platform)).toBe(expected)
  })
})
