import { describe, expect, it } from 'vitest'

import { type CheckInput, runCheck } from '../../src/cli/check.ts'
import type { Terminal } from '../../src/foundation/world/terminal.ts'
import { aResult } from '../support/check-builders.ts'
import { openDirectWorker } from '../support/direct-worker.ts'
import { loadServiceExtensions } from '../support/extensions.ts'
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

interface RunOptions extends Partial<CheckInput> {
  readonly ports?: FakeOptions
  readonly env?: Readonly<Record<string, string>>
  readonly terminal?: Partial<Terminal>
  readonly isUnwritable?: boolean
}

async function run(options: RunOptions = {}): Promise<Ended> {
  const terminal = fakeTerminal(options.terminal)
  const ports = fakePorts(options.ports ?? { scripts: [{ arrivals: allInInbox }] })
  const written: string[] = []
  const files = {
    ...fakeFiles({ '/repo/mail.html': aTemplate }),
    write: (path: string): Promise<void> => {
      if (options.isUnwritable === true) return Promise.reject(new Error('EROFS: read-only file system'))
      written.push(path)
      return Promise.resolve()
    },
  }
  const exitCode = await ports.clock.runToEnd(
    runCheck(
      {
        templates: [],
        given: options.given ?? [{ name: 'template', text: 'mail.html', source: 'flag' }],
        isJson: options.isJson ?? false,
        isDebug: false,
      },
      {
        loadServiceExtensions,
        world: { clock: ports.clock, random: fakeRandom(), env: options.env ?? {}, files },
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

describe('runCheck()', () => {
  it('returns 0 when the check passes, and prints the path of the report', async () => {
    const { exitCode, printed, told, written } = await run()
    expect(exitCode).toBe(0)
    expect(printed).toMatch(/^pass: /u)
    expect(told).toContain('Report: presend-report/report.html and report.json')
    expect(written).toEqual(
      ['report.json', 'report.html', 'junit.xml', 'presend.sarif'].map((name) => `/repo/presend-report/${name}`),
    )
  })

  it('returns 1 when a threshold is missed', async () => {
    expect((await run({ ports: { scripts: [{ arrivals: allInSpam }] } })).exitCode).toBe(1)
  })

  it('returns 2 and names every invalid setting', async () => {
    const given = [
      { name: 'quorum', text: 'x', source: 'flag' as const },
      { name: 'gate', text: 'maybe', source: 'flag' as const },
    ]
    const { exitCode, printed } = await run({ given })
    expect(exitCode).toBe(2)
    for (const name of ['quorum', 'gate', 'template']) expect(printed).toContain(name)
  })

  it('returns 3 when the SMTP check fails', async () => {
    expect((await run({ ports: { verifyError: new Error('boom') } })).exitCode).toBe(3)
  })

  it('prints only JSON to standard output with --json', async () => {
    const { printed } = await run({ isJson: true })
    expect(JSON.parse(printed)).toMatchObject({ outcome: 'pass' })
    const bad = await run({ isJson: true, given: [] })
    expect(JSON.parse(bad.printed)).toMatchObject({ outcome: 'misconfigured' })
  })

  it('removes secrets in the environment from the output, in any encoding', async () => {
    const { printed, told } = await run({ env: { PRESEND_API_TOKEN: 'psd_very-secret-token' } })
    expect(printed + told).not.toContain('psd_very-secret-token')
    expect(printed + told).not.toContain(Buffer.from('psd_very-secret-token').toString('base64').slice(4, 20))
  })

  it('uses colors only on a terminal with colors', async () => {
    expect((await run()).printed).not.toContain('\u001B[')
    expect((await run({ terminal: { hasColor: true } })).printed).toContain('\u001B[32m')
  })

  it('keeps the result when the report cannot be written', async () => {
    const { exitCode, told } = await run({ isUnwritable: true })
    expect(exitCode).toBe(0)
    expect(told).toContain('Warning: Could not write the report to presend-report: EROFS')
  })
})
