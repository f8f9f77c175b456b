import { describe, expect, it } from 'vitest'

import type { CheckLine } from '../../src/commands/check-command.ts'
import { runCheckCommand } from '../../src/commands/run-check-command.ts'
import type { Terminal } from '../../src/world/terminal.ts'
import { aResult } from '../support/check-builders.ts'
import { openDirectWorker } from '../support/direct-worker.ts'
import { fakeFiles } from '../support/fake-files.ts'
import { fakeHost } from '../support/fake-host.ts'
import { aTemplate, type FakeOptions, fakePorts } from '../support/fake-ports.ts'
import { fakeRandom } from '../support/fake-random.ts'
import { allInInbox, arrivals, seeds } from '../support/fake-run.ts'
import { fakeTerminal } from '../support/fake-terminal.ts'

const allInSpam = arrivals(
  500,
  seeds.map((seed) => aResult(seed, 'Spam')),
)

interface Ended {
  readonly exitCode: number
  readonly printed: string
  readonly told: string
  readonly written: readonly string[]
}

interface Wish extends Partial<CheckLine> {
  readonly ports?: FakeOptions
  readonly env?: Readonly<Record<string, string>>
  readonly terminal?: Partial<Terminal>
  readonly isUnwritable?: boolean
}

async function run(wish: Wish = {}): Promise<Ended> {
  const terminal = fakeTerminal(wish.terminal)
  const ports = fakePorts(wish.ports ?? { scripts: [{ arrivals: allInInbox }] })
  const written: string[] = []
  const files = {
    ...fakeFiles({ '/repo/mail.html': aTemplate }),
    write: (path: string): Promise<void> => {
      if (wish.isUnwritable === true) return Promise.reject(new Error('EROFS: read-only file system'))
      written.push(path)
      return Promise.resolve()
    },
  }
  const exitCode = await ports.clock.runToEnd(
    runCheckCommand(
      {
        command: 'check',
        given: wish.given ?? [{ name: 'template', text: 'mail.html', source: 'flag' }],
        format: wish.format ?? 'text',
        isDebug: false,
      },
      {
        world: { clock: ports.clock, random: fakeRandom(), env: wish.env ?? {}, files },
        host: fakeHost('/repo'),
        terminal,
        openTemplateWorker: openDirectWorker,
        openPorts: (_settings, request) => ({
          ...ports,
          progress: request.onProgress,
          [Symbol.asyncDispose]: () => Promise.resolve(),
        }),
      },
    ),
  )
  return { exitCode, printed: terminal.printed, told: terminal.told, written }
}

describe('runCheckCommand()', () => {
  it('ends with 0 when the check passes, and says where the report lies', async () => {
    const { exitCode, printed, told, written } = await run()
    expect(exitCode).toBe(0)
    expect(printed).toMatch(/^pass: /u)
    expect(told).toContain('Report: presend-report/report.html and report.json')
    expect(written).toEqual(['/repo/presend-report/report.json', '/repo/presend-report/report.html'])
  })

  it('ends with 1 when a threshold is missed', async () => {
    expect((await run({ ports: { scripts: [{ arrivals: allInSpam }] } })).exitCode).toBe(1)
  })

  it('ends with 2 and names every bad setting', async () => {
    const given = [
      { name: 'quorum', text: 'x', source: 'flag' as const },
      { name: 'gate', text: 'maybe', source: 'flag' as const },
    ]
    const { exitCode, printed } = await run({ given })
    expect(exitCode).toBe(2)
    for (const name of ['quorum', 'gate', 'template']) expect(printed).toContain(name)
  })

  it('ends with 3 when nobody can say', async () => {
    expect((await run({ ports: { verifyError: new Error('boom') } })).exitCode).toBe(3)
  })

  it('prints JSON and nothing else to standard output when asked', async () => {
    const { printed } = await run({ format: 'json' })
    expect(JSON.parse(printed)).toMatchObject({ outcome: 'pass' })
    const bad = await run({ format: 'json', given: [] })
    expect(JSON.parse(bad.printed)).toMatchObject({ outcome: 'misconfigured' })
  })

  it('never shows a secret from the environment, in any form', async () => {
    const { printed, told } = await run({ env: { PRESEND_API_TOKEN: 'psd_very-secret-token' } })
    expect(printed + told).not.toContain('psd_very-secret-token')
    expect(printed + told).not.toContain(Buffer.from('psd_very-secret-token').toString('base64').slice(4, 20))
  })

  it('colors only where colors are wanted', async () => {
    expect((await run()).printed).not.toContain('\u001B[')
    expect((await run({ terminal: { hasColor: true } })).printed).toContain('\u001B[32m')
  })

  it('keeps the result when the report cannot be written', async () => {
    const { exitCode, told } = await run({ isUnwritable: true })
    expect(exitCode).toBe(0)
    expect(told).toContain('Warning: The report in presend-report could not be written: EROFS')
  })
})
