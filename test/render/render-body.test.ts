import { describe, expect, it } from 'vitest'

import type { Parsed } from '../../src/foundation/errors/problem.ts'
import { type EngineName, templateKind } from '../../src/render/engine.ts'
import { type RenderedBody, renderBody } from '../../src/render/render-body.ts'
import { sourceOfFile } from '../../src/render/source-text.ts'
import { aRepository, problemLines, valueOf } from '../support/a-repository.ts'

const values = { name: 'Ada & Bo', items: ['Bell', 'Lamp'], tag: '<b>' }

async function render(
  files: Readonly<Record<string, string>>,
  engine: EngineName | null = null,
): Promise<Parsed<RenderedBody>> {
  await using folder = await aRepository(files)
  const [path = '', text = ''] = Object.entries(files)[0] ?? []
  const kind = templateKind({ path, engine })
  if (kind === null) throw new TypeError(path)
  const data = { values, name: 'data.json' }
  return await renderBody(sourceOfFile(path, text, 4), { data, repository: folder.repository, ...kind })
}

const inMjml = (body: string): string => `<mjml><mj-body><mj-text>${body}</mj-text></mj-body></mjml>`

describe('renderBody()', () => {
  it.each(['a.html', 'a.htm', 'a.md'])('outputs the variables of %s unchanged without an engine', async (path) => {
    expect(valueOf(await render({ [path]: '<p>{{ name }}</p>' })).html).toContain('<p>{{ name }}</p>')
  })

  it.each([
    ['a.html', 'handlebars', '{{#each items}}<p>{{ this }}</p>{{/each}}', '<p>Bell</p><p>Lamp</p>'],
    ['a.html', 'liquid', '{% for one in items %}<p>{{ one }}</p>{% endfor %}', '<p>Bell</p><p>Lamp</p>'],
    ['a.md', 'liquid', '{% for one in items %}\n* {{ one }}\n{% endfor %}', 'Bell</p>\n</li>'],
    ['a.html', 'handlebars', '{{ name }} {{{ tag }}}', 'Ada &amp; Bo <b>'],
  ] as const)('renders the variables of %s with %s if it is set', async (path, engine, text, html) => {
    expect(valueOf(await render({ [path]: text }, engine)).html).toContain(html)
  })

  it.each([
    ['a.mjml', null, inMjml('x')],
    ['a.html', null, `<!-- built -->\n${inMjml('x')}`],
    ['a.hbs', null, `{{! comment }}\n<?xml version="1.0"?>\n${inMjml('x')}`],
    ['a.liquid', null, `{% assign x = 1 %}\n${inMjml('x')}`],
    ['a.html', 'liquid', `{% if name %}${inMjml('x')}{% endif %}`],
  ] as const)('recognizes MJML in %s by its root element', async (path, engine, text) => {
    const body = valueOf(await render({ [path]: text }, engine))
    expect(body.format).toBe('mjml')
    expect(body.mjml?.main.text).toContain('<mj-text>x</mj-text>')
  })

  it('recognizes the root element in linear time', async () => {
    const body = valueOf(await render({ 'a.html': '<!-- a -->'.repeat(50_000) }))
    expect(body.format).toBe('html')
  })

  it.each([
    ['HTML that mentions MJML', '<html><body><p>&lt;mjml&gt; and mj-text</p><!-- <mj-text> --></body></html>'],
    ['an element with a similar name', '<mjmlx>x</mjmlx>'],
  ])('does not take %s for MJML', async (_what, text) => {
    expect(valueOf(await render({ 'a.hbs': text })).format).toBe('html')
  })

  it.each([
    ['a fragment', '<p>x</p>\n<mj-text>x</mj-text>', '<mj-text>', ':6:1'],
    ['a layout of HTML', '<html><body><mjml><mj-body></mj-body></mjml></body></html>', '<mjml>', ':5:13'],
  ])('refuses MJML in HTML, which mail clients would ignore: %s', async (_what, text, tag, place) => {
    expect(problemLines(await render({ 'a.hbs': text }))).toEqual([
      `template (a.hbs${place}): expected HTML without MJML, or one <mjml> element that contains the whole template, got ${tag} in HTML`,
    ])
  })

  it('renders the variables in files that MJML includes', async () => {
    const files = {
      'a.mjml': '<mjml><mj-body><mj-include path="foot.mjml" /></mj-body></mjml>',
      'foot.mjml': '<mj-text>\n\n  {{ name }}</mj-text>',
    }
    const { html, mjml } = valueOf(await render(files, 'handlebars'))
    expect(html).toContain('Ada &amp; Bo')
    expect([...(mjml?.included ?? [])].map(([written, { text }]) => [written, text])).toEqual([
      [files['foot.mjml'], '<mj-text>\n\n  Ada &amp; Bo</mj-text>'],
    ])
  })

  it('reports missing variables at their positions, also in included files', async () => {
    const files = {
      'a.mjml': '<mjml><mj-body>\n{{ nam }}<mj-include path="foot.mjml" /></mj-body></mjml>',
      'foot.mjml': '<mj-text>\n{{ foot }}</mj-text>',
    }
    expect(problemLines(await render(files, 'liquid')).join()).toContain('a.mjml:6:4')
    const only = { ...files, 'a.mjml': files['a.mjml'].replace('{{ nam }}', '') }
    expect(problemLines(await render(only, 'liquid')).join()).toContain('variable foot (foot.mjml:2:4)')
  })

  it('keeps the positions of rendered MJML, also below a loop', async () => {
    const text =
      '<mjml><mj-body>\n{{#each items}}\n  <mj-text>{{ this }}</mj-text>\n{{/each}}\n<mj-text>end</mj-text></mj-body></mjml>'
    const main = valueOf(await render({ 'a.mjml': text }, 'handlebars')).mjml?.main
    const lines = main?.text.split('\n') ?? []
    const placeOf = (wanted: string): unknown => main?.placeAt(lines.findIndex((line) => line.includes(wanted)) + 1, 1)
    expect(placeOf('Lamp')).toEqual({ file: 'a.mjml', line: 7, column: 3 })
    expect(placeOf('end')).toEqual({ file: 'a.mjml', line: 9, column: 1 })
  })
})
