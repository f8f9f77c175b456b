import { describe, expect, it } from 'vitest'

import { type PreflightInput, preflightTemplates } from '../../src/commands/preflight.ts'
import type { Files } from '../../src/world/world.ts'
import { openDirectWorker } from '../support/direct-worker.ts'
import { fakeClock } from '../support/fake-clock.ts'
import { fakeFiles } from '../support/fake-files.ts'
import { fakeHost } from '../support/fake-host.ts'
import { fakeRandom } from '../support/fake-random.ts'
import { fakeTerminal } from '../support/fake-terminal.ts'

const head = '---\nsubject: Hello\nfrom: Shop <shop@acme.example>\n---\n'

async function run(
  text: string,
  more: Partial<PreflightInput> = {},
  disk: Partial<Files> = {},
): Promise<{ exitCode: number; printed: string; told: string; read(path: string): Promise<string | null> }> {
  const terminal = fakeTerminal()
  const files = { ...fakeFiles({ '/repo/mail.html': text }), ...disk }
  const input = {
    templates: ['mail.html'],
    given: [],
    isJson: false,
    explain: null,
    sarif: null,
    isFixing: false,
    isDryRun: false,
    isListingRequirements: false,
  }
  const world = { clock: fakeClock(), random: fakeRandom(), env: {}, files }
  const exitCode = await preflightTemplates(
    { ...input, ...more },
    { world, host: fakeHost('/repo'), terminal, openTemplateWorker: openDirectWorker },
  )
  const read = async (path: string): Promise<string | null> => await files.readText(`/repo/${path}`).catch(() => null)
  return { exitCode, printed: terminal.printed, told: terminal.told, read }
}

describe('presend preflight', () => {
  it('exits with 1 for an error, and prints its place', async () => {
    const { exitCode, printed } = await run(`${head}<p>Hi {{ name }}</p>`)
    expect(exitCode).toBe(1)
    expect(printed).toContain('mail.html:5:7')
  })

  it('exits with 0 without an error, and with 2 for invalid settings', async () => {
    expect((await run(`${head}<p>Hi Ada</p>`)).exitCode).toBe(0)
    expect((await run(head, { given: [{ name: 'dns', text: 'maybe', source: 'flag' }] })).exitCode).toBe(2)
  })

  it('prints JSON and writes SARIF', async () => {
    const { printed, read } = await run(`${head}<p>Hi {{ name }}</p>`, { isJson: true, sarif: 'out.sarif' })
    expect(JSON.parse(printed)).toMatchObject({ outcome: 'fail' })
    expect(JSON.parse((await read('out.sarif')) ?? '{}')).toMatchObject({ version: '2.1.0' })
  })

  it('writes the report files of a check to --report-dir', async () => {
    const given = [{ name: 'report-dir', text: 'reports', source: 'flag' as const }]
    const { exitCode, told, read } = await run(`${head}<p>Hi {{ name }}</p>`, { given })
    expect([exitCode, told]).toEqual([1, 'Report: reports/report.html and report.json\n'])
    const report: unknown = JSON.parse((await read('reports/report.json')) ?? '{}')
    expect(report).toMatchObject({
      outcome: 'fail',
      tests: [
        {
          subject: 'Hello',
          findings: expect.arrayContaining([expect.objectContaining({ rule: 'unresolved-variable' })]),
        },
      ],
    })
    expect(await read('reports/junit.xml')).toContain('tests="1" failures="1" errors="0"')
    expect(await read('reports/presend.sarif')).toContain('"startLine": 5')
    expect(await read('reports/report.html')).toContain('Unresolved placeholders: {{ name }}')
  })

  it('writes no report without --report-dir', async () => {
    const { told, read } = await run(`${head}<p>Hi Ada</p>`)
    expect([told, await read('presend-report/report.json')]).toEqual(['', null])
  })

  it('keeps its exit code when the report cannot be written', async () => {
    const given = [{ name: 'report-dir', text: 'reports', source: 'flag' as const }]
    const { exitCode, told } = await run(
      `${head}<p>Hi Ada</p>`,
      { given },
      { write: () => Promise.reject(new Error('disk full')) },
    )
    const expected = 'The report could not be written to reports: disk full. The result is unaffected.\n'
    expect([exitCode, told]).toEqual([0, expected])
  })

  it('explains a rule without any template', async () => {
    const { exitCode, printed } = await run('', { explain: 'missing-subject' })
    expect([exitCode, printed.split('\n')[0]]).toEqual([0, '# missing-subject'])
  })
})
