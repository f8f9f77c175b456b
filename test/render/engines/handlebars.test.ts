import { describe, expect, test } from 'vitest'

import { openHandlebars } from '../../../src/render/engines/handlebars.ts'
import { sourceOfFile } from '../../../src/render/source-text.ts'
import { aRepository, problemLines, problemPlaces, renderFiles, valueOf } from '../../support/a-repository.ts'

async function render(text: string, values: Readonly<Record<string, unknown>> = {}): ReturnType<typeof renderFiles> {
  return await renderFiles(openHandlebars, { 'mails/a.hbs': text }, values)
}

describe('the Handlebars engine', () => {
  test('renders blocks and escaped values', async () => {
    const text = '{{name}} {{{name}}} {{#each l}}{{@index}}{{this}}{{n}}{{../name}}{{/each}}[{{none}}]'
    expect(valueOf(await render(text, { name: '<Z>', l: [{ n: 1 }], none: null }))).toBe(
      '&lt;Z&gt; <Z> 0[object Object]1&lt;Z&gt;[]',
    )
  })

  test('does not escape plain text', async () => {
    await using folder = await aRepository({ 'p.hbs': '{{name}}' })
    const engine = openHandlebars({ data: { values: { name: 'a & b' }, name: null }, repository: folder.repository })
    expect(valueOf(await engine.render(sourceOfFile('a.hbs', '{{name}}{{> p}}'), 'plain'))).toBe('a & ba & b')
  })

  test('reports every missing variable at once, each with file, line and column', async () => {
    const text = 'a\n  {{order.number}} {{{order.number}}}\n{{#each x.y}}{{/each}}{{lookup o key}}{{> p z=w}}'
    const files = { 'mails/a.hbs': text, 'mails/p.hbs': '{{z}}' }
    const rendered = await renderFiles(openHandlebars, files, { o: {}, order: {} })
    expect(problemPlaces(rendered)).toEqual([
      'variable order.number (mails/a.hbs:2:5)',
      'variable order.number (mails/a.hbs:2:23)',
      'variable x.y (mails/a.hbs:3:9)',
      'variable key (mails/a.hbs:3:34)',
      'variable lookup o key (mails/a.hbs:3:23)',
      'variable w (mails/a.hbs:3:47)',
    ])
    expect(problemLines(rendered)[0]).toContain('expected a value in data.json')
  })

  test('reports variables missing in a loop iteration or branch, and only there', async () => {
    const text =
      '{{#each items}}\n{{title}}{{#if isNew}}{{since}}{{else}}{{age}}{{/if}}\n{{/each}}{{#if never}}{{gone}}{{/if}}'
    const items = [{ title: 'a', age: 1 }, { isNew: true, title: 'b' }, { age: 2 }]
    expect(problemPlaces(await render(text, { items }))).toEqual([
      'variable since (mails/a.hbs:2:25)',
      'variable title (mails/a.hbs:2:3)',
    ])
  })

  test('allows missing variables in conditions and sections', async () => {
    const text =
      '{{#if a}}1{{else if a.b}}2{{else}}3{{/if}}{{#unless a}}4{{/unless}}{{#with a}}5{{/with}}{{#a}}6{{/a}}{{^a}}7{{/a}}'
    expect(valueOf(await render(text))).toBe('347')
  })

  test('accepts an empty list, but not a missing one', async () => {
    expect(valueOf(await render('{{#each l}}x{{else}}none{{/each}}', { l: [] }))).toBe('none')
    expect(problemPlaces(await render('{{#each l}}x{{else}}none{{/each}}'))).toEqual(['variable l (mails/a.hbs:1:9)'])
  })

  test('treats a property of null as missing, and null itself as a value', async () => {
    const rendered = await render('{{o}}{{o.n}}{{#if o.n}}{{/if}}{{o.n.m}}', { o: null })
    expect(problemPlaces(rendered)).toEqual(['variable o.n (mails/a.hbs:1:8)', 'variable o.n.m (mails/a.hbs:1:33)'])
  })

  test.each([
    '{{lookup l "constructor"}}',
    '{{lookup (lookup l "constructor") "constructor"}}',
    '{{#with (lookup l "__proto__")}}{{this}}{{/with}}',
    '{{#each (lookup l "constructor")}}{{@key}}{{/each}}',
    '{{#with l}}{{lookup this "map"}}{{/with}}',
    '{{constructor.constructor}}{{#with this}}{{constructor}}{{/with}}',
  ])('cannot reach a prototype through %s', async (text) => {
    const rendered = await render(text, { l: [1] })
    expect(rendered.status === 'ok' ? rendered.value : '').not.toMatch(/function|native code/u)
    expect(Object.keys(Object.prototype)).toEqual([])
  })

  test('reads no inherited property', async () => {
    const rendered = await render('{{constructor}}{{l.map}}{{s.toString}}{{__proto__}}{{l.length}}', { l: [1], s: 'x' })
    expect(problemPlaces(rendered).map((place) => place.split(' (')[0])).toEqual([
      'variable constructor',
      'variable l.map',
      'variable s.toString',
      'variable __proto__',
    ])
  })

  test('finds partials next to the template, in partials/, and from the root', async () => {
    const files = {
      'mails/a.hbs': '{{> near}}{{> mid}}{{> far}}{{> shared/deep x=1}}{{#each l}}{{> item}}{{/each}}',
      'mails/near.hbs': 'n',
      'near.hbs': 'wrong',
      'mails/partials/mid.hbs': 'm{{> item2}}',
      'mails/partials/item2.hbs': '2',
      'partials/far.hbs': 'f',
      'shared/deep.hbs': 'd{{x}}',
      'mails/partials/item.hbs': '{{this}}',
    }
    expect(valueOf(await renderFiles(openHandlebars, files, { l: [7, 8] }))).toBe('nm2fd178')
  })

  test('renders layouts with blocks, inline partials and fallbacks', async () => {
    const files = {
      'a.hbs': '{{#> base}}{{#*inline "title"}}T{{x}}{{/inline}}body{{/base}}{{#> nowhere}}fallback{{/nowhere}}',
      'base.hbs': '<{{> title}}|{{> @partial-block}}|{{#> foot}}f{{/foot}}>',
    }
    expect(valueOf(await renderFiles(openHandlebars, files, { x: 1 }))).toBe('<T1|body|f>fallback')
  })

  test('reports missing variables in partials at their place in the partial', async () => {
    const files = { 'a.hbs': '{{> b}}{{late}}', 'b.hbs': 'x\n {{gone}}' }
    expect(problemPlaces(await renderFiles(openHandlebars, files))).toEqual([
      'variable gone (b.hbs:2:4)',
      'variable late (a.hbs:1:10)',
    ])
  })

  test('reports unresolvable partials, unknown helpers and missing variables together, at their places', async () => {
    const text =
      '{{> none}}\n{{> ../../x}}{{> (lookup . "p")}}{{shout name}}{{#shout}}{{/shout}}{{log 1}}{{"lit"}}{{gone}}'
    const rendered = await render(text)
    expect(problemPlaces(rendered).toSorted()).toEqual([
      'include "../../x" (mails/a.hbs:2:1)',
      'include "none" (mails/a.hbs:1:1)',
      'template (mails/a.hbs:2:14)',
      'template (mails/a.hbs:2:36)',
      'template (mails/a.hbs:2:70)',
      'template (mails/a.hbs:2:77)',
      'variable gone (mails/a.hbs:2:88)',
      'variable name (mails/a.hbs:2:42)',
    ])
  })

  test('reports a partial with a syntax error once, not as a partial that could not be found', async () => {
    const files = { 'a.hbs': '{{> foot}}{{> foot}}{{missing}}', 'partials/foot.hbs': 'x\n{{#if y}}' }
    const lines = problemLines(await renderFiles(openHandlebars, files))
    expect(lines).toEqual([
      expect.stringMatching(/^template \(partials\/foot\.hbs:\d+:\d+\): expected \{\{\/if\}\} to close/u),
      expect.stringMatching(/^variable missing \(a\.hbs:1:/u),
    ])
  })

  test('reports a cycle of partials', async () => {
    const files = { 'a.hbs': '{{> b}}', 'b.hbs': '{{> c}}', 'c.hbs': '\n{{> a}}' }
    const [line] = problemLines(await renderFiles(openHandlebars, files))
    expect(line).toContain('c.hbs:2:1')
    expect(line).toContain('a.hbs → b.hbs → c.hbs → a.hbs')
  })

  test('suggests the helper that a misspelled name probably means', async () => {
    const lines = problemLines(await render('{{#ech l}}x{{/ech}}{{nosuch l}}', { l: [] }))
    expect(lines[0]).toContain('got the "ech" helper; did you mean each?')
    expect(lines[1]).toContain('got the "nosuch" helper; export your own')
  })

  test('stops loops with too many iterations', async () => {
    const l = Array.from({ length: 1200 }, (_, n) => ({ n }))
    const [problem] = problemLines(await render('{{#each l}}{{#each ../l}}x{{/each}}{{/each}}', { l }))
    expect(problem).toContain('more than 1000000 iterations')
  })

  test('stops includes that multiply without a cycle', async () => {
    const files = Object.fromEntries(
      Array.from({ length: 30 }, (_, n) => [`partials/p${n}.hbs`, `{{> p${n + 1}}}{{> p${n + 1}}}`]),
    )
    const all = { 'mails/a.hbs': '{{> p0}}', ...files, 'partials/p30.hbs': 'x' }
    expect(problemLines(await renderFiles(openHandlebars, all))[0]).toContain('more than 100000 times')
  })

  test('reports a block with the wrong number of values', async () => {
    const lines = problemLines(await render('a\n{{#each}}{{/each}}{{#if a b}}{{/if}}'))
    expect(lines.map((line) => line.slice(0, 160))).toEqual([
      expect.stringMatching(/\(mails\/a\.hbs:2:1\): expected .*, got #each with 0 values/u),
      expect.stringMatching(/\(mails\/a\.hbs:2:19\): expected .*, got #if with 2 values/u),
    ])
  })

  test('stops loops that print too much', async () => {
    const l = Array.from({ length: 3000 }, (_, n) => ({ n }))
    const [problem] = problemLines(await render(`{{#each l}}${'x'.repeat(10_000)}{{/each}}`, { l }))
    expect(problem).toContain('more than 20000000 characters')
  })
})
