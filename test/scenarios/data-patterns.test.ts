import { describe, expect, it } from 'vitest'

import { runAction } from '../support/run-action.ts'

const template = '---\nsubject: "{{ hello }}"\nfrom: Acme Shop <shop@acme.example>\n---\n<p>{{ hello }}</p>\n'
const config = 'templates:\n  - template: emails/*.liquid\n    data: fixtures/{name}.*.json\n'
const inputs = { preflight: 'off', 'dry-run': 'true' }

describe('data by pattern', () => {
  it('renders 20 templates in 3 languages from three lines of configuration', async () => {
    const files: Record<string, string> = { '.github/presend.yml': config }
    for (let index = 0; index < 20; index += 1) {
      files[`emails/mail${index}.liquid`] = template
      for (const locale of ['de', 'en', 'fr']) {
        files[`fixtures/mail${index}.${locale}.json`] = JSON.stringify({ hello: `Hello ${index} ${locale}` })
      }
    }
    const run = await runAction({ files, inputs })
    expect(run.outputs['result']).toBe('pass')
    expect(run.stdout).toContain('planned 60 messages')
    expect(run.stdout).toContain('"Hello 19 fr"')
    const report: { readonly tests: readonly { readonly dataSet: string }[] } = JSON.parse(
      run.written['presend-report/report.json'] ?? '',
    )
    expect(report.tests.slice(0, 4).map(({ dataSet }) => dataSet)).toEqual(['de', 'en', 'fr', 'de'])
  })

  it('names the template without data and the line of the pattern', async () => {
    const files = {
      '.github/presend.yml': config,
      'emails/a.liquid': template,
      'emails/b.liquid': template,
      'fixtures/a.en.json': '{"hello": "Hello"}',
    }
    const run = await runAction({ files, inputs })
    expect(run.outputs['result']).toBe('misconfigured')
    expect(run.stdout).toContain('expected a data file for emails/b.liquid, got no file at "fixtures/b.*.json"')
    expect(run.stdout).toContain('.github/presend.yml,line=2')
  })

  it.each(['../{name}.json', '/etc/{name}.json'])('rejects a data path outside the repository: %s', async (data) => {
    const run = await runAction({ files: { 'a.liquid': template }, inputs: { ...inputs, template: 'a.liquid', data } })
    expect(run.outputs['result']).toBe('misconfigured')
    expect(run.stdout).toContain('a path inside the repository')
  })
})
