import { describe, expect, it } from 'vitest'

import { type PreflightResult, runPreflight } from '../../src/check/run-preflight.ts'
import type { Settings } from '../../src/settings/settings.ts'
import { aTemplateSetting } from '../support/check-builders.ts'
import { openDirectWorker } from '../support/direct-worker.ts'
import { fakeFiles } from '../support/fake-files.ts'
import { somePreflight, someSettings } from '../support/some-settings.ts'

async function run(text: string, level: Settings['preflight']['level'] = 'error'): Promise<PreflightResult> {
  const files = fakeFiles({ '/repo/mail.html': text })
  const settings = someSettings({ templates: [aTemplateSetting()], preflight: { ...somePreflight, level } })
  const { preflight } = openDirectWorker(files)
  return await runPreflight(settings, { files, repositoryRoot: '/repo', preflight }, new AbortController().signal)
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

  it('is misconfigured when a template cannot be read', async () => {
    expect(await run('---\nnonsense: x\n---\nx')).toMatchObject({
      outcome: 'misconfigured',
      reports: [],
      problems: [{}],
    })
  })
})
