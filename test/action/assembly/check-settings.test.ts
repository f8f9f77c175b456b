import { describe, expect, it } from 'vitest'
import { checkSettings, type FinishedCheck } from '../../../src/action/assembly/check-settings.ts'
import { watchProcess } from '../../../src/action/assembly/process-watch.ts'
import { progressLog } from '../../../src/action/assembly/progress-log.ts'
import { openLog } from '../../../src/action/log.ts'
import { sentenceOf } from '../../../src/check/outcome-sentence.ts'
import { openDirectWorker } from '../../support/direct-worker.ts'
import { fakeFiles } from '../../support/fake-files.ts'
import { fakeHost } from '../../support/fake-host.ts'
import { aTemplate, fakePorts } from '../../support/fake-ports.ts'
import { fakeRandom } from '../../support/fake-random.ts'
import { allInInbox } from '../../support/fake-run.ts'
import { startStep } from '../../support/runner-step.ts'

interface Told {
  readonly check: FinishedCheck
  readonly output: string
  readonly events: readonly string[]
}

async function tell(
  inputs: Readonly<Record<string, string>>,
  files = fakeFiles({ '/repo/mail.html': aTemplate }),
): Promise<Told> {
  const host = fakeHost()
  using step = startStep()
  const log = openLog()
  const ports = fakePorts({ scripts: [{ arrivals: allInInbox }] })
  const events: string[] = []
  const given = Object.entries(inputs).map(([name, text]) => ({ name, text, source: 'input' as const }))
  const suggested = { testName: 'acme/shop main', metadata: {} }
  const request = { given, repositoryRoot: '/repo', isFork: false, suggested }
  const check = await ports.clock.runToEnd(
    checkSettings(request, {
      world: { clock: ports.clock, random: fakeRandom(), env: {}, files },
      log: { ...log, isDebug: false, progress: progressLog((line) => log.info(line), ports.clock) },
      watch: watchProcess(host, log, ports.clock),
      openTemplateWorker: openDirectWorker,
      openPorts: (settings, opening) => {
        events.push(`open ${settings.service.kind} in ${opening.repositoryRoot}`)
        const dispose = async (): Promise<void> => {
          events.push('close')
          await Promise.resolve()
        }
        return { ...ports, progress: opening.onProgress, [Symbol.asyncDispose]: dispose }
      },
    }),
  )
  await ports.clock.runToEnd(check.close())
  return { check, output: step.printed(), events: [...events, ...ports.requests.map((asked) => asked.name)] }
}

describe('checkSettings()', () => {
  it('runs the check in the workspace with the suggested name, and closes everything that it opened', async () => {
    const { check, events } = await tell({ template: 'mail.html' })
    expect(check.result.outcome).toBe('pass')
    expect(check.settings?.reportDir).toBe('presend-report')
    expect(events).toEqual(['open embedded in /repo', 'close', expect.stringContaining('acme/shop main')])
  })

  it('prints the given settings first', async () => {
    const { output } = await tell({ template: 'mail.html', 'min-inbox-rate': '70' })
    expect(output).toMatch(
      /^::group::Settings\ntemplate: mail.html \(input\)\nmin-inbox-rate: 70 \(input\)\n::endgroup::\nplanned 1/u,
    )
  })

  it('opens nothing when settings are invalid', async () => {
    const { check, events } = await tell({ template: 'mail.html', quorum: '190', gate: 'maybe' })
    expect(check.settings).toBeNull()
    expect(check.result.outcome).toBe('misconfigured')
    expect(check.result.problems.map((problem) => problem.input).toSorted()).toEqual(['gate', 'quorum'])
    expect(events).toEqual([])
  })

  it('is inconclusive after an unexpected error while reading settings', async () => {
    const files = { ...fakeFiles({}), stat: () => Promise.reject(new Error('EIO: i/o error')) }
    const { check } = await tell({ template: 'mail.html' }, files)
    expect(check.result).toMatchObject({ outcome: 'inconclusive', error: { code: 'UNEXPECTED' } })
    expect(sentenceOf(check.result)).toContain('EIO: i/o error')
  })
})
