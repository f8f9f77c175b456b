import { describe, expect, it } from 'vitest'

import { defaultPreflightSettings } from '../../src/preflight/preflight-settings.ts'
import { preflightTemplate } from '../../src/preflight/preflight-template.ts'
import { problemPlaces } from '../support/a-repository.ts'
import { fakeFiles } from '../support/fake-files.ts'
import { findingLines, preflightExample } from '../support/preflight.ts'

const overrides = { subject: 'S', from: 'a@x.example', replyTo: null, headers: [], textPath: null }

describe('preflightTemplate()', () => {
  it('reports findings in included files', async () => {
    const { findings } = await preflightExample({
      file: 'a.liquid',
      text: '<p>Hi</p>{% include "foot" %}',
      files: { 'foot.liquid': '<p>\n  *|FNAME|*</p>' },
    })
    const [first] = findingLines(findings.filter(({ ruleId }) => ruleId === 'unresolved-variable'))
    expect(first).toBe('error unresolved-variable foot.liquid:2:3 Placeholders that nothing replaced: *|FNAME|*')
  })

  it('returns the problems of a template that cannot be rendered', async () => {
    const template = {
      templatePath: 'a.liquid',
      repositoryRoot: '/r',
      dataSetName: null,
      data: { kind: 'none' },
      overrides,
      printed: null,
      helpersPath: null,
      embedImages: false,
      inlineCss: false,
    } as const
    const files = fakeFiles({ '/r/a.liquid': '{% if x %}' })
    const result = await preflightTemplate(
      { template, settings: defaultPreflightSettings },
      { files, clock: { nowMs: () => 0 } },
    )
    expect(problemPlaces(result)).toEqual(['template (a.liquid:1:1)'])
  })
})
