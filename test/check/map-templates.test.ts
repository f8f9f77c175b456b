import { describe, expect, it } from 'vitest'

import { type MappedTemplates, mapTemplates } from '../../src/check/map-templates.ts'
import { planCheck } from '../../src/check/plan.ts'
import type { TemplateSetting } from '../../src/check/settings/settings.ts'
import { bad, ok, type Parsed, problemsOf } from '../../src/foundation/errors/problem.ts'
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

/** Returns the values and problems by template. */
function byTemplate({ results }: MappedTemplates<string>): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    results.map(({ planned, result }) => [
      planned.templatePath,
      result.status === 'ok' ? result.value : result.problems,
    ]),
  )
}

describe('mapTemplates()', () => {
  it('keeps the order of the plan', async () => {
    const { results, problems } = await map({})
    expect(results.map(({ planned }) => planned.templatePath)).toEqual(['a.html', 'b.html'])
    expect([byTemplate({ results, problems }), problems]).toEqual([
      { 'a.html': 'a.html null', 'b.html': 'b.html null' },
      [],
    ])
  })

  it("passes on the messages that commands print, and keeps a command's problems with its template", async () => {
    const mapped = await map({ renderCommand: ['x'] }, [bad(problem), ok('<p>')])
    expect([byTemplate(mapped), mapped.problems]).toEqual([{ 'a.html': [problem], 'b.html': 'b.html <p>' }, []])
  })

  it('makes a problem that all templates have a problem of the run', async () => {
    const mapped = await map({ renderCommand: ['x'] }, [ok(''), ok('')])
    expect([byTemplate(mapped), mapped.problems]).toEqual([{ 'a.html': [], 'b.html': [] }, [problem]])
  })

  it('keeps a problem of all data sets with their only template', async () => {
    const dataSets = ['one', 'two'].map((name) => ({ name, source: { kind: 'none' as const } }))
    const mapped = await map({ pattern: 'a.html', dataSets, renderCommand: ['x'] }, [ok(''), ok('')])
    expect([mapped.results.map(({ result }) => problemsOf(result)), mapped.problems]).toEqual([
      [[problem], [problem]],
      [],
    ])
  })

  it('keeps missing data with its template', async () => {
    const dataSets = [{ name: null, source: { kind: 'pattern' as const, pattern: '{name}.json' } }]
    const mapped = await map({ dataSets })
    expect(mapped.problems).toEqual([])
    expect(byTemplate(mapped)).toMatchObject({ 'a.html': [{ input: 'data' }], 'b.html': [{ input: 'data' }] })
  })
})
