import { describe, expect, it } from 'vitest'

import { type PreflightInput, preflightTemplates } from '../../src/commands/preflight.ts'
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
): Promise<{ exitCode: number; printed: string; sarif: string | null }> {
  const terminal = fakeTerminal()
  const files = fakeFiles({ '/repo/mail.html': text })
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
  return { exitCode, printed: terminal.printed, sarif: await files.readText('/repo/out.sarif').catch(() => null) }
}

describe('presend preflight', () => {
  it('exits with 1 for an error, and prints its place', async () => {
    const { exitCode, printed } = await run(`${head}<p>Hi {{ name }}</p>`)
    expect(exitCode).toBe(1)
    expect(printed).toContain('mail.html:5:7')
  })

  it('exits with 0 without an error, and with 2 for settings that are invalid', async () => {
    expect((await run(`${head}<p>Hi Ada</p>`)).exitCode).toBe(0)
    expect((await run(head, { given: [{ name: 'dns', text: 'maybe', source: 'flag' }] })).exitCode).toBe(2)
  })

  it('prints JSON and writes SARIF', async () => {
    const { printed, sarif } = await run(`${head}<p>Hi {{ name }}</p>`, { isJson: true, sarif: 'out.sarif' })
    expect(JSON.parse(printed)).toMatchObject({ outcome: 'fail' })
    expect(JSON.parse(sarif ?? '{}')).toMatchObject({ version: '2.1.0' })
  })

  it('explains a rule without any template', async () => {
    const { exitCode, printed } = await run('', { explain: 'missing-subject' })
    expect([exitCode, printed.split('\n')[0]]).toEqual([0, '# missing-subject'])
  })
})
