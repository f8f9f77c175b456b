import { describe, expect, test } from 'vitest'

import {
  type EngineName,
  hasVariables,
  openEngine,
  templateExtensions,
  templateKind,
  textEngine,
  textExtensions,
} from '../../src/render/engine.ts'
import { sourceOfFile } from '../../src/render/source-text.ts'
import type { EngineSetup } from '../../src/render/template-engine.ts'
import { aRepository, valueOf } from '../support/a-repository.ts'

async function render(path: string, engine: EngineName | null = null): Promise<string> {
  await using folder = await aRepository()
  const setup: EngineSetup = { data: { values: { x: 'X' }, name: null }, repository: folder.repository }
  const name = textEngine({ path, engine })
  if (name === undefined) return 'unknown extension'
  return valueOf(await (await openEngine(name, setup)).render(sourceOfFile(path, '{{x}}'), 'plain'))
}

describe('templateKind()', () => {
  test.each([
    ['a.html', { engine: null, format: 'html' }],
    ['A.HTM', { engine: null, format: 'html' }],
    ['a.liquid', { engine: 'liquid', format: 'html' }],
    ['a.html.liquid', { engine: 'liquid', format: 'html' }],
    ['a.hbs', { engine: 'handlebars', format: 'html' }],
    ['a.mjml.handlebars', { engine: 'handlebars', format: 'html' }],
    ['a.mjml', { engine: null, format: 'mjml' }],
    ['a.md', { engine: null, format: 'markdown' }],
    ['a.eml', { engine: null, format: 'eml' }],
    ['a', null],
    ['constructor', null],
  ])('determines the kind of %s by its last extension', (path, expected) => {
    expect(templateKind({ path, engine: null })).toEqual(expected)
  })

  test.each([
    ['a.html', 'liquid'],
    ['a.mjml', 'liquid'],
    ['a.md', 'liquid'],
    ['a.hbs', 'handlebars'],
    ['a.eml', null],
  ])('applies the engine setting to %s unless the extension determines the engine', (path, expected) => {
    expect(templateKind({ path, engine: 'liquid' })?.engine).toBe(expected)
    expect(hasVariables({ path, engine: 'liquid' })).toBe(expected !== null)
  })
})

describe('openEngine()', () => {
  test.each([
    ['a.txt', '{{x}}'],
    ['a.txt.liquid', 'X'],
    ['a.txt.hbs', 'X'],
    ['a.html', 'unknown extension'],
  ])('renders the text part %s', async (path, expected) => {
    expect(await render(path)).toBe(expected)
  })

  test('renders a text part with the engine that is set', async () => {
    expect(await render('a.txt', 'liquid')).toBe('X')
    expect(await render('a.txt.hbs', 'liquid')).toBe('X')
  })

  test('has an engine for every supported extension', () => {
    for (const extension of templateExtensions)
      expect(templateKind({ path: `a${extension}`, engine: null })).not.toBeNull()
    for (const extension of textExtensions) expect(textEngine({ path: `a${extension}`, engine: null })).toBeDefined()
  })
})
