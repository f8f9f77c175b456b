import { expect, test } from 'vitest'

import { guardTemplates } from '../../../src/render/engines/handlebars-guard.ts'
import { openIncludes } from '../../../src/render/includes.ts'
import { sourceOfFile } from '../../../src/render/source-text.ts'
import { aRepository } from '../../support/a-repository.ts'

async function guard(files: Readonly<Record<string, string>>): ReturnType<typeof guardTemplates> {
  await using folder = await aRepository(files)
  const includes = openIncludes(folder.repository, { extension: '.hbs', partialsFolder: 'partials' })
  return await guardTemplates(sourceOfFile('a.hbs', files['a.hbs'] ?? ''), includes)
}

test('guardTemplates() reads each partial once, and numbers all variables', async () => {
  const guarded = await guard({ 'a.hbs': '{{x}}{{> b}}{{> b}}{{> c}}', 'b.hbs': '{{y}}{{> c}}', 'c.hbs': '{{z}}' })
  expect([...guarded.partials.keys()]).toEqual(['b.hbs', 'c.hbs'])
  expect(guarded.sites.map(({ name }) => name)).toEqual(['x', 'y', 'z'])
  expect(guarded.problems).toEqual([])
})

test('guardTemplates() reports the problems of all files', async () => {
  const guarded = await guard({ 'a.hbs': '{{> b}}{{> none}}', 'b.hbs': '{{#if}}' })
  expect(guarded.main).not.toBeNull()
  expect(guarded.problems.map(({ place }) => place?.file)).toEqual(['b.hbs', 'a.hbs'])
})

test('guardTemplates() reports a partial with a syntax error once, and renders the rest', async () => {
  const guarded = await guard({ 'a.hbs': '{{> b}}{{> b}}{{#> b}}x{{/b}}', 'b.hbs': '\n{{#if x}}' })
  expect(guarded.problems.map(({ place }) => place)).toEqual(
    guarded.problems.map(() => ({ file: 'b.hbs', line: 2, column: expect.any(Number) })),
  )
})

test.each([
  ['{{#> layuot}}{{#*inline "title"}}x{{/inline}}{{/layuot}}', 1],
  ['{{#> layouts/bse}}x{{/layouts/bse}}', 1],
  ['{{#> foot}}a fallback{{/foot}}', 0],
])('guardTemplates() reports the missing layout of %s unless the block is a fallback: %i', async (text, count) => {
  expect((await guard({ 'a.hbs': text })).problems).toHaveLength(count)
})

test('guardTemplates() returns no main template if it cannot be parsed', async () => {
  const guarded = await guard({ 'a.hbs': '{{' })
  expect(guarded.main).toBeNull()
  expect(guarded.problems).toHaveLength(1)
})
