import { describe, expect, it } from 'vitest'

import { type PlannedMessage, planCheck, unusedDataNotices } from '../../src/check/plan.ts'
import type { DataSource } from '../../src/check/settings/parsers/data.ts'
import type { TemplateSetting } from '../../src/check/settings/settings.ts'
import { aTemplateSetting } from '../support/check-builders.ts'
import { fakeFiles } from '../support/fake-files.ts'

const files = fakeFiles({
  '/repo/emails/b.html': 'b',
  '/repo/emails/a.html': 'a',
  '/repo/emails/deep/c.html': 'c',
  '/repo/odd[1].html': 'odd',
  '/repo/partials.html/x.txt': 'a folder with the name of a template',
})

async function plan(templates: readonly TemplateSetting[]): ReturnType<typeof planCheck> {
  return await planCheck({ templates }, { files, repositoryRoot: '/repo' })
}

function named(name: string): TemplateSetting['dataSets'][number] {
  return { name, source: { kind: 'none' } }
}

describe('planCheck()', () => {
  it('keeps the order of settings and data sets, and sorts files by name', async () => {
    const dataSets = [named('two'), named('one')]
    const { messages, problems } = await plan([
      aTemplateSetting({ pattern: 'odd*.html', dataSets }),
      aTemplateSetting({ pattern: 'emails/**/*.html' }),
    ])
    expect(problems).toEqual([])
    expect(messages.map((message) => [message.templatePath, message.dataSet.name])).toEqual([
      ['odd[1].html', 'two'],
      ['odd[1].html', 'one'],
      ['emails/a.html', null],
      ['emails/b.html', null],
      ['emails/deep/c.html', null],
    ])
  })

  it('treats a pattern that names a file as that file', async () => {
    const { messages } = await plan([
      aTemplateSetting({ pattern: 'odd[1].html' }),
      aTemplateSetting({ pattern: './emails/a.html' }),
    ])
    expect(messages.map((message) => message.templatePath)).toEqual(['odd[1].html', 'emails/a.html'])
  })

  it("sends a file that two patterns match once, with the first one's settings", async () => {
    const { messages } = await plan([
      aTemplateSetting({ pattern: 'emails/a.html', subject: 'first' }),
      aTemplateSetting({ pattern: 'emails/*.html', subject: 'second' }),
    ])
    expect(messages.map((message) => [message.templatePath, message.setting.subject])).toEqual([
      ['emails/a.html', 'first'],
      ['emails/b.html', 'second'],
    ])
  })

  it('reports every pattern that matches no file, with its place, and plans the others', async () => {
    const place = { file: '.github/presend.yml', line: 2 }
    const { messages, problems } = await plan([
      aTemplateSetting({ pattern: 'none/*.html', place }),
      aTemplateSetting({ pattern: 'partials.html' }),
      aTemplateSetting({ pattern: 'emails/a.html' }),
    ])
    expect(problems.map((problem) => problem.came)).toEqual(['"none/*.html"', '"partials.html"'])
    expect(problems[0]).toMatchObject({ input: 'template', place, expected: 'a path or pattern that matches a file' })
    expect(messages).toHaveLength(1)
  })

  it.each(['../secrets.html', '/etc/passwd', 'emails/../../x.html'])(
    'rejects %s, which leads outside the repository',
    async (pattern) => {
      const { messages, problems } = await plan([aTemplateSetting({ pattern })])
      expect(messages).toEqual([])
      expect(problems[0]?.expected).toBe('a path inside the repository, without ".."')
    },
  )

  it('rejects more than 1,000 messages', async () => {
    const dataSets = Array.from({ length: 334 }, (_, index) => named(String(index)))
    const many = await plan([aTemplateSetting({ pattern: 'emails/**/*.html', dataSets })])
    expect(many.messages).toEqual([])
    expect(many.problems).toMatchObject([
      { input: 'template', came: '1002', expected: expect.stringContaining('1000') },
    ])
  })

  it('reports a problem if there is no template', async () => {
    expect((await plan([])).problems).toHaveLength(1)
  })
})

const dataFile: DataSource = { kind: 'file', path: 'emails/order.json' }
const inlineData: DataSource = { kind: 'inline', value: { a: 1 } }

function withData(templatePath: string, source: DataSource, textPath: string | null = null): PlannedMessage {
  return { templatePath, dataSet: { name: null, source }, setting: aTemplateSetting({ textPath }) }
}

describe('unusedDataNotices()', () => {
  it('names data used only with templates without variables', () => {
    expect(
      unusedDataNotices([withData('b.eml', dataFile), withData('a.html', dataFile), withData('c.md', inlineData)]),
    ).toEqual([
      'data (emails/order.json) was not used: presend renders the variables in a.html and 1 more template only if engine is set to handlebars or liquid',
      'data was not used: presend renders the variables in c.md only if engine is set to handlebars or liquid',
    ])
  })

  it('returns nothing if any template or text part has variables, or without data', () => {
    expect(unusedDataNotices([withData('a.html', dataFile), withData('b.liquid', dataFile)])).toEqual([])
    expect(unusedDataNotices([withData('a.html', dataFile, 'a.txt.hbs')])).toEqual([])
    expect(unusedDataNotices([withData('a.html', { kind: 'none' })])).toEqual([])
  })
})
