import { expect, test } from 'vitest'

import { openMarkdown } from '../../../src/render/engines/markdown.ts'
import { sourceOfFile } from '../../../src/render/source-text.ts'
import { valueOf } from '../../support/a-repository.ts'

async function render(text: string): Promise<string> {
  return valueOf(await openMarkdown().render(sourceOfFile('a.md', text), 'html'))
}

test('the Markdown engine renders a complete document with the first heading as its title', async () => {
  const html = await render('# Hello *you* & me\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n<b>kept</b> {{ x }}')
  expect(html).toMatch(/^<!doctype html>\n<html>\n<head>\n<meta charset="utf-8">/u)
  expect(html).toContain('<title>Hello you &amp; me</title>')
  expect(html).toContain('<table>')
  expect(html).toContain('<b>kept</b> {{ x }}')
  expect(html.trimEnd()).toMatch(/<\/body>\n<\/html>$/u)
})

test('the Markdown engine writes no title without a heading', async () => {
  expect(await render('text')).not.toContain('<title>')
})
