import { describe, expect, it } from 'vitest'

import { planData } from '../../src/check/plan-data.ts'
import type { DataSetting } from '../../src/check/settings/parsers/data.ts'
import { problemLines } from '../support/a-repository.ts'
import { fakeFiles } from '../support/fake-files.ts'

const files = fakeFiles({
  '/repo/fixtures/welcome.de.json': '{}',
  '/repo/fixtures/welcome.en.json': '{}',
  '/repo/fixtures/welcome-back.en.json': '{}',
  '/repo/fixtures/plain.json': '{}',
  '/repo/fr/welcome.json': '{}',
  '/repo/odd/[a]{b}.x.json': '{}',
})
const place = { file: '.github/presend.yml', line: 3 }

async function plan(templatePath: string, ...dataSets: readonly DataSetting[]): ReturnType<typeof planData> {
  return await planData(templatePath, { dataSets, place }, { files, repositoryRoot: '/repo' })
}

function pattern(text: string, name: string | null = null): DataSetting {
  return { name, source: { kind: 'pattern', pattern: text } }
}

describe('planData()', () => {
  it.each([
    [
      'emails/welcome.hbs',
      'fixtures/{name}.*.json',
      [
        ['de', 'fixtures/welcome.de.json'],
        ['en', 'fixtures/welcome.en.json'],
      ],
    ],
    [
      'emails/welcome.html.liquid',
      'fixtures/{name}.*.json',
      [
        ['de', 'fixtures/welcome.de.json'],
        ['en', 'fixtures/welcome.en.json'],
      ],
    ],
    ['emails/plain.hbs', 'fixtures/{name}.json', [[null, 'fixtures/plain.json']]],
    ['emails/welcome.hbs', './f*/{name}.json', [['r', 'fr/welcome.json']]],
    ['emails/[a]{b}.hbs', 'odd/{name}.*.json', [['x', 'odd/[a]{b}.x.json']]],
  ])('finds the files of %s with %s', async (template, text, expected) => {
    const planned = await plan(template, pattern(text))
    const sets = planned.status === 'ok' ? planned.value : []
    expect(sets.map(({ name, source }) => [name, source.kind === 'file' ? source.path : ''])).toEqual(expected)
  })

  it('reports a pattern that matches nothing, with the template and the paths', async () => {
    expect(problemLines(await plan('emails/no.html.hbs', pattern('fixtures/{name}.*.json')))).toEqual([
      expect.stringContaining(
        'data (.github/presend.yml:3): expected a data file for emails/no.html.hbs, got no file at "fixtures/no.html.*.json" or "fixtures/no.*.json"',
      ),
    ])
  })

  it('explains a placeholder that does not exist', async () => {
    const [line] = problemLines(await plan('emails/welcome.hbs', pattern('fixtures/{name}.{locale}.json')))
    expect(line).toContain("{locale} is not a placeholder: write {name} for the template's name, or * for")
    const [other] = problemLines(await plan('emails/no.hbs', pattern('fixtures/{name}.{de,en}.json')))
    expect(other).toContain('add the file, correct the pattern')
  })

  it('treats one file as a data set with a name', async () => {
    expect(
      await plan('emails/welcome.hbs', pattern('{name}/{name}.json', 'x'), pattern('fr/{name}.json', 'fr')),
    ).toMatchObject({ status: 'bad' })
    expect(await plan('emails/welcome.hbs', pattern('fr/{name}.json', 'French'))).toEqual({
      status: 'ok',
      value: [{ name: 'French', source: { kind: 'file', path: 'fr/welcome.json' } }],
    })
    expect(problemLines(await plan('emails/welcome.hbs', pattern('fixtures/{name}.*.json', 'all')))).toEqual([
      expect.stringContaining('expected one file for the "all" data set of emails/welcome.hbs, got 2 files'),
    ])
  })

  it('plans one message without data', async () => {
    expect(await plan('emails/welcome.hbs')).toEqual({
      status: 'ok',
      value: [{ name: null, source: { kind: 'none' } }],
    })
  })
})
