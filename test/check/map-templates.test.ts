import { describe, expect, it } from 'vitest'

import { type MappedTemplates, mapTemplates } from '../../src/check/map-templates.ts'
import { planCheck } from '../../src/check/plan.ts'
import { bad, ok, type Parsed } from '../../src/errors/problem.ts'
import type { TemplateSetting } from '../../src/settings/settings.ts'
import { aTemplateSetting } from '../support/check-builders.ts'
import { fakeFiles } from '../support/fake-files.ts'
import { someSettings } from '../support/some-settings.ts'

const problem = { input: 'template', expected: 'a template that renders' }

async function map(
  template: Partial<TemplateSetting>,
  printed: readonly Parsed<string>[] = [],
): Promise<MappedTemplates<string>> {
  const files = fakeFiles({ '/repo/a.html': 'a', '/repo/b.html': 'b' })
  const settings = someSettings({ templates: [aTemplateSetting({ pattern: '*.html', ...template })] })
  const ports = { files, repositoryRoot: '/repo', runCommands: () => Promise.resolve(printed) }
  const context = { ports, signal: new AbortController().signal }
  return await mapTemplates(
    await planCheck(settings, ports),
    context,
    async ({ template: { templatePath, ...one } }) =>
      one.printed === '' ? bad(problem) : ok(`${templatePath} ${one.printed}`),
  )
}

describe('mapTemplates()', () => {
  it('keeps the order of the plan', async () => {
    expect(await map({})).toEqual({ values: ['a.html null', 'b.html null'], problems: [] })
  })

  it("passes on the messages that commands print, and collects the commands' problems", async () => {
    const { values, problems } = await map({ renderCommand: ['x'] }, [bad(problem), ok('<p>')])
    expect([values, problems]).toEqual([['b.html <p>'], [problem]])
  })

  it('reports a problem once when several templates have it', async () => {
    expect(await map({ renderCommand: ['x'] }, [ok(''), ok('')])).toEqual({ values: [], problems: [problem] })
  })
})
