/** Helpers, filters and tags from the repository that return undefined. */

import { describe, expect, it } from 'vitest'

import type { Parsed } from '../../../src/foundation/errors/problem.ts'
import { nodeFiles } from '../../../src/foundation/world/node-files.ts'
import { openHandlebars } from '../../../src/render/engines/handlebars.ts'
import { openLiquid } from '../../../src/render/engines/liquid.ts'
import { loadHelpers } from '../../../src/render/load-helpers.ts'
import { sourceOfFile } from '../../../src/render/source-text.ts'
import { aRepository, problemLines, valueOf } from '../../support/a-repository.ts'

const helpers = `
const texts = { hello: 'Hello' }
export function t(key) { return texts[key] }
export const short = (key) => texts[key]
export const later = async (key) => texts[key]
export const bound = Map.prototype.get.bind(new Map([['hello', 'Hello']]))
export const nothing = () => null
export const empty = (key) => texts[key] ?? ''
export const upper = (text) => text === undefined ? 'none' : text.toUpperCase()
export function remember(name, value, options) { if (options === 0) return; (options?.data?.root ?? this)[name] = value }
export const note = (text) => void text
export const say = (text) => console.log === text
export function when(value, options) { if (value === 'hello') return options.fn(this) }
export function isKnown(key) { if (key in texts) return true }
export const tags = {
  text: { parse(token) { this.key = token.args.trim() }, *render() { return texts[this.key] } },
  put: { parse(token) { this.key = token.args.trim() }, *render(context) { context.bottom()[this.key] = 'put' } },
  emit: { parse() {}, *render(context, emitter) { emitter.write('written'); return undefined } },
  slow: class { constructor(token) { this.token = token } async render() { return texts[this.token.args.trim()] } },
  show: {
    parse(token, rest) { this.body = []; let t; while ((t = rest.shift()) && t.name !== 'endshow') this.body.push(this.liquid.parser.parseToken(t, rest)); this.args = token.args },
    *render(context, emitter) { if (this.args !== 'all') return undefined; yield this.liquid.renderer.renderTemplates(this.body, context, emitter) },
  },
}
`

async function render(open: typeof openLiquid, files: Readonly<Record<string, string>>): Promise<Parsed<string>> {
  // A new folder each time, because Node caches modules.
  await using folder = await aRepository({ ...files, 'helpers.mjs': helpers })
  const place = { helpersPath: 'helpers.mjs', repositoryRoot: folder.root }
  const loaded = valueOf(await loadHelpers(place, { repository: folder.repository, files: nodeFiles() }))
  const data = { values: { name: 'Ada', key: 'hello', no: 'no', none: null }, name: 'd.json' }
  const [path = '', text = ''] = Object.entries(files)[0] ?? []
  const engine = open({ data, repository: folder.repository, helpers: loaded })
  return await engine.render(sourceOfFile(path, text), 'html')
}

const todo = 'correct the call or the helper; to print nothing, return an empty string'

describe('a Handlebars helper that returns undefined', () => {
  it.each([
    ['{{t "help"}}', 't "help"', 1],
    ['x {{{t no}}}', 't no', 3],
    ['{{#if name}}{{short "help"}}{{/if}}', 'short "help"', 13],
    ['{{bound "help"}}', 'bound "help"', 1],
    ['{{t}}', 't', 1],
    ['<a href="{{t "url"}}">', 't "url"', 10],
    ['{{isKnown "help"}}', 'isKnown "help"', 1],
  ])('is a missing variable in %s', async (text, name, column) => {
    expect(problemLines(await render(openHandlebars, { 'a.hbs': text }))).toEqual([
      `helper call ${name} (a.hbs:1:${column}): expected a value, got undefined; ${todo}`,
    ])
  })

  it('is reported together with other problems, with its line in a partial', async () => {
    const files = { 'a.hbs': '{{t "a"}}{{missing}}\n{{> foot}}', 'partials/foot.hbs': '\n  {{t "b"}}' }
    const lines = problemLines(await render(openHandlebars, files))
    expect(lines.map((line) => line.split(':')[0])).toEqual([
      'helper call t "a" (a.hbs',
      'variable missing (a.hbs',
      'helper call t "b" (partials/foot.hbs',
    ])
    expect(lines[2]).toContain('partials/foot.hbs:2:3')
  })

  it.each([
    ['a value', '{{t "hello"}} {{bound "hello"}}', 'Hello Hello'],
    ['null', '[{{nothing}}]', '[]'],
    ['an empty string', '[{{empty "help"}}]', '[]'],
    ['a block helper without output', '[{{#when "no"}}x{{/when}}{{#when "hello"}}y{{/when}}]', '[y]'],
    ['a condition', '{{#if (isKnown "help")}}x{{else}}y{{/if}}{{#unless (t "help")}}z{{/unless}}', 'yz'],
    ['an argument of another helper', '{{upper (t "help")}}', 'none'],
    ['a helper that sets a variable', '[{{remember "x" "y"}}{{x}}]', '[y]'],
    ['a helper that only has an effect', '[{{note "x"}}]', '[]'],
  ])('is not reported for %s', async (_what, text, html) => {
    expect(valueOf(await render(openHandlebars, { 'a.hbs': text }))).toBe(html)
  })
})

describe('a Liquid filter or tag that returns undefined', () => {
  it.each([
    ["{{ 'help' | t }}", "'help' | t"],
    ["{{ 'help' | short | upcase }}", "'help' | short | upcase"],
    ["{%- if name -%}{{- 'help' | later -}}{%- endif -%}", "'help' | later"],
    ["{% echo 'help' | t %}", "echo 'help' | t"],
    ['{% text help %}', 'text help'],
    ['{% slow help %}', 'slow help'],
  ])('is a missing variable in %s', async (text, name) => {
    const [line, ...others] = problemLines(await render(openLiquid, { 'a.liquid': `\n${text}` }))
    expect(line).toMatch(/^helper call .* \(a\.liquid:2:\d+\): expected a value, got undefined; /u)
    expect(line).toContain(`helper call ${name} (`)
    expect(others).toEqual([])
  })

  it('is reported together with other problems, with its line in an include', async () => {
    const files = {
      'a.liquid': "{{ 'a' | t }}{{ missing }}\n{% include 'foot' %}{% text b %}",
      'foot.liquid': "\n  {{ 'c' | later }}",
    }
    const lines = problemLines(await render(openLiquid, files))
    expect(lines.map((line) => /^[^(]+\([^)]+\)/u.exec(line)?.[0])).toEqual([
      "helper call 'a' | t (a.liquid:1:1)",
      'variable missing (a.liquid:1:17)',
      "helper call 'c' | later (foot.liquid:2:3)",
      'helper call text b (a.liquid:2:21)',
    ])
  })

  it.each([
    ['a value', "{{ 'hello' | t }}{{ 'hello' | later | upcase }}{% text hello %}", 'HelloHELLOHello'],
    ['null', "[{{ 'x' | nothing }}]", '[]'],
    ['default', "{{ 'help' | t | default: 'none' }}", 'none'],
    ['another filter of the repository', "{{ 'help' | t | upper }}", 'none'],
    [
      'a condition',
      "{% if 'help' | t %}x{% elsif 'hello' | t %}y{% endif %}{% unless 'help' | t %}z{% endunless %}",
      'yz',
    ],
    ['a liquid tag', "{% liquid\n  assign x = 'help' | t\n  if 'hello' | t\n    echo 'y'\n  endif %}", 'y'],
    ['an assignment that is tested', "{% assign x = 'help' | t %}{% if x %}x{% else %}y{% endif %}", 'y'],
    ['a filter that only has an effect', "[{{ 'x' | note }}]", '[]'],
    ['a tag that sets a variable', '{% put x %}{{ x }}', 'put'],
    ['a tag that writes its text itself', '{% emit %}', 'written'],
    ['a block', '[{% show some %}x{% endshow %}{% show all %}y{% endshow %}]', '[y]'],
  ])('is not reported for %s', async (_what, text, html) => {
    expect(valueOf(await render(openLiquid, { 'a.liquid': text })).replaceAll('\n', '')).toBe(html)
  })

  it('is a missing variable where a variable with its result is printed', async () => {
    const lines = problemLines(await render(openLiquid, { 'a.liquid': "{% assign x = 'help' | t %}{{ x }}" }))
    expect(lines).toEqual([expect.stringMatching(/^variable x \(a\.liquid:1:\d+\)/u)])
  })
})
