import { describe, expect, test } from 'vitest'

import { openEngine, templateExtensions, textExtensions } from '../../src/template/engine.ts'
import { sourceOfFile } from '../../src/template/source-text.ts'
import type { EngineSetup } from '../../src/template/template-engine.ts'
import { aRepository, valueOf } from '../support/a-repository.ts'

async function render(path: string, part: 'template' | 'text', text: string): Promise<string> {
  await using folder = await aRepository()
  const setup: EngineSetup = { data: { values: { x: 'X' }, name: null }, repository: folder.repository }
  const engine = await openEngine(path, part, setup)
  if (engine === null) return 'no engine'
  return valueOf(await engine.render(sourceOfFile(path, text), part === 'template' ? 'html' : 'plain'))
}

describe('openEngine()', () => {
  test.each([
    ['a.html', '{{x}}', '{{x}}'],
    ['A.HTM', '{{x}}', '{{x}}'],
    ['a.liquid', '{{x}}', 'X'],
    ['a.html.liquid', '{{x}}', 'X'],
    ['a.hbs', '{{x}}', 'X'],
    ['a.handlebars', '{{x}}', 'X'],
    [
      'a.mjml',
      '<mjml><mj-body>{{x}}</mj-body></mjml>',
      '<!doctype html>\n<html lang="und"><head><meta charset="utf-8"></head><body>{{x}}</body></html>\n',
    ],
    ['a', '{{x}}', 'no engine'],
    ['constructor', '', 'no engine'],
  ])('renders the template %s by its last extension', async (path, text, expected) => {
    expect(await render(path, 'template', text)).toBe(expected)
  })

  test('renders Markdown as HTML in a template, and keeps it in a text part', async () => {
    expect(await render('a.md', 'template', '*x*')).toContain('<em>x</em>')
    expect(await render('a.md', 'text', '*x*')).toBe('*x*')
  })

  test.each([
    ['a.txt', '{{x}}'],
    ['a.txt.liquid', 'X'],
    ['a.txt.hbs', 'X'],
    ['a.html', 'no engine'],
  ])('renders the text part %s', async (path, expected) => {
    expect(await render(path, 'text', '{{x}}')).toBe(expected)
  })

  test('has an engine for every supported extension except .eml', async () => {
    for (const extension of templateExtensions.filter((one) => one !== '.eml')) {
      expect(await render(`a${extension}`, 'template', 'x')).not.toBe('no engine')
    }
    for (const extension of textExtensions) expect(await render(`a${extension}`, 'text', 'x')).toBe('x')
  })
})
