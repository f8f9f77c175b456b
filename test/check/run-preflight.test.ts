import { describe, expect, it } from 'vitest'
import { type PreflightResult, runPreflight } from '../../src/check/run-preflight.ts'
import type { Settings, TemplateSetting } from '../../src/check/settings/settings.ts'
import { bad, ok, type Parsed } from '../../src/foundation/errors/problem.ts'
import { aTemplateSetting } from '../support/check-builders.ts'
import { openDirectWorker } from '../support/direct-worker.ts'
import { fakeFiles } from '../support/fake-files.ts'
import { somePreflight, someSettings } from '../support/some-settings.ts'

const runCommands = (): Promise<readonly Parsed<string>[]> => Promise.resolve([ok('<p>Hi {{ printed }}</p>')])

async function run(
  text: string,
  level: Settings['preflight']['level'] = 'error',
  template: Partial<TemplateSetting> = {},
): Promise<PreflightResult> {
  const files = fakeFiles({ '/repo/mail.html': text })
  const settings = someSettings({ templates: [aTemplateSetting(template)], preflight: { ...somePreflight, level } })
  const { preflight } = openDirectWorker({ files })
  const ports = { files, repositoryRoot: '/repo', preflight, runCommands }
  return await runPreflight(settings, ports, new AbortController().signal)
}

describe('runPreflight()', () => {
  it('fails on an error, and passes without one', async () => {
    expect((await run('<p>Hi {{ name }}</p>')).outcome).toBe('fail')
    expect((await run('<p>Hi Ada</p>')).outcome).toBe('pass')
  })

  it('reports findings without failing when preflight is off', async () => {
    const { outcome, reports } = await run('<p>Hi {{ name }}</p>', 'off')
    expect([outcome, reports[0]?.findings[0]?.ruleId]).toEqual(['pass', 'unresolved-variable'])
  })

  it('checks the output of a command', async () => {
    const { reports } = await run('<p>source</p>', 'error', { renderCommand: ['x'] })
    expect(reports[0]?.findings[0]?.message).toContain('{{ printed }}')
  })

  it('is misconfigured when a template cannot be read', async () => {
    expect(await run('---\nnonsense: x\n---\nx')).toMatchObject({
      outcome: 'misconfigured',
      reports: [],
      problems: [{}],
    })
  })

  it('lists a problem shared by all templates once', async () => {
    const problem = { input: 'zone-file', expected: 'a zone file' }
    const ports = {
      files: fakeFiles({ '/repo/mail.html': '<p>Hi</p>' }),
      repositoryRoot: '/repo',
      preflight: () => Promise.resolve(bad(problem)),
      runCommands,
    }
    const settings = someSettings({ templates: [aTemplateSetting({}), aTemplateSetting({})], preflight: somePreflight })
    expect((await runPreflight(settings, ports, new AbortController().signal)).problems).toEqual([problem])
  })
})
