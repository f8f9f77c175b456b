import { expect, it } from 'vitest'

import { runAction } from '../support/run-action.ts'
import { embeddedCase } from '../support/scenario.ts'

it('a run passes with the embedded service and default settings, with no account, no secret and no network', async () => {
  const run = await runAction({ ...embeddedCase, env: { NODE_OPTIONS: `--import=${noNetwork}` } })
  expect(run.stdout + run.stderr).not.toContain('not on loopback')
  expect([run.exitCode, run.outputs['result']]).toEqual([0, 'pass'])
  expect(run.outputs).toMatchObject({ 'inbox-rate': '100.0', 'report-path': 'presend-report', 'comment-url': '' })
  expect(JSON.parse(run.outputs['tests'] ?? '')).toMatchObject([{ template: 'emails/letter.html', result: 'pass' }])
  expect(run.summary).toContain('pass')
  expect(run.summary).toContain('local simulation')
  expect(Object.keys(run.written)).toEqual(
    expect.arrayContaining(['presend-report/report.json', 'presend-report/report.html']),
  )
  expect(run.stderr).toBe('')
  expect(run.leftBehind).toEqual([])
})

it('a run prints its settings and the source of each value', async () => {
  const run = await runAction({
    ...embeddedCase,
    files: { ...embeddedCase.files, '.github/presend.yml': 'min-inbox-rate: 70\n' },
  })
  expect(run.stdout).toContain('::group::Settings')
  expect(run.stdout).toMatch(/^min-inbox-rate: "?70"? \(config, \.github\/presend\.yml:1/mu)
  expect(run.stdout).toMatch(/^template: .*emails\/letter\.html.* \(input\)$/mu)
})

const noNetwork = new URL('../support/no-network.mjs', import.meta.url).href
