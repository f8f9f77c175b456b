import { describe, expect, it } from 'vitest'

import { openLiquid } from '../../../src/render/engines/liquid.ts'
import { problemLines, renderFiles, valueOf } from '../../support/a-repository.ts'

const values = { a: 1, b: 0, list: [3], name: 'Ada', text: '&& || ! = ? (' }

async function lines(files: Readonly<Record<string, string>>): Promise<readonly string[]> {
  return problemLines(await renderFiles(openLiquid, files, values))
}

describe('syntax of other languages in Liquid', () => {
  it.each([
    ['{% if a && b %}x{% endif %}', '"&&"', 'write "and" instead of "&&"'],
    ['{% if a || b %}x{% endif %}', '"||"', 'write "or" instead of "||"'],
    ['{% unless a == 1 || b %}x{% endunless %}', '"||"', 'write "or" instead of "||"'],
    ['{% if !a %}x{% endif %}', '"!"', 'Liquid has no "!"'],
    ['{% if a and !b %}x{% endif %}', '"!"', 'Liquid has no "!"'],
    ['{% if a = b %}x{% endif %}', '"="', 'write "==" to compare'],
    ['{{ a ? 1 : 2 }}', '"?"', 'use {% if %}'],
    ['{% if (a or b) and a %}x{% endif %}', '"("', 'no parentheses'],
    ['{% assign x = a && b %}', '"&&"', 'write "and"'],
    ['{% liquid\nif a && b\n echo a\nendif %}', '"&&"', 'write "and"'],
  ])('is named in %s, with what to write instead', async (text, written, todo) => {
    const [line, ...others] = await lines({ 'a.liquid': `\n${text}` })
    expect(line).toMatch(/^template \(a\.liquid:[23]:\d+\): expected valid Liquid, got /u)
    expect(line).toContain(`got ${written}; `)
    expect(line).toContain(todo)
    expect(others).toEqual([])
  })

  it.each([
    ['{{ a name }}', '"name"', 6],
    ['{{ name, }}', '","', 8],
    ['{% if a name %}x{% endif %}', '"name"', 9],
  ])('is not ignored in %s', async (text, came, column) => {
    expect(await lines({ 'a.liquid': text })).toEqual([
      `template (a.liquid:1:${column}): expected a value and its filters, each after "|", got ${came}`,
    ])
  })

  it.each([
    ['operators', '{% if a == 1 and b != 2 or list contains 3 %}x{% endif %}', 'x'],
    ['not', '{% if not b %}x{% else %}y{% endif %}', 'y'],
    ['characters in strings and data', '{% if text == "&& || ! = ? (" %}x{% endif %}', 'x'],
    ['a range', '{% for i in (1..2) reversed limit: 1 %}{{ i }}{% endfor %}', '1'],
    ['filters', '{{ name | append: "!" | replace: "&&", "=" }}', 'Ada!'],
    ['raw text and comments', '{% raw %}{{ a b }}{% endraw %}{% comment %}{{ a b }}{% endcomment %}', '{{ a b }}'],
    ['white space control', '{{- a -}}\n{%- if a -%} x {%- endif -%}', '1x'],
  ])('is not reported for %s', async (_what, text, expected) => {
    expect(valueOf(await renderFiles(openLiquid, { 'a.liquid': text }, values))).toBe(expected)
  })
})

describe('undefined Liquid filters', () => {
  it('are all reported at once, with missing variables, also in includes', async () => {
    const files = {
      'a.liquid': '{{ a | mony }}\n{{ name | shout | mony }}{{ missing }}\n{% render "foot" %}',
      'foot.liquid': '\n{{ 1 | whisper }}{{ 2 | bow }}',
    }
    const found = (await lines(files)).map((line) => /^(?<start>[^)]*\)).*?(?:got (?<came>.*?);|missing)/u.exec(line))
    expect(found.map((match) => [match?.groups?.['start'], match?.groups?.['came']])).toEqual([
      ['template (a.liquid:1:1)', 'undefined filter: mony'],
      ['template (a.liquid:2:1)', 'undefined filter: shout'],
      ['variable missing (a.liquid:2:29)', undefined],
      ['template (foot.liquid:2:1)', 'undefined filter: whisper'],
      ['template (foot.liquid:2:18)', 'undefined filter: bow'],
    ])
  })
})

describe('an include with a syntax error', () => {
  it.each(['{% include "foot" %}', '{% render "foot" %}', '{% layout "foot" %}{% block a %}{% endblock %}'])(
    'in %s is reported once, with its file and line',
    async (text) => {
      expect(await lines({ 'a.liquid': text, 'foot.liquid': 'x\n{% if a %}' })).toEqual([
        expect.stringMatching(/^template \(foot\.liquid:2:1\): expected valid Liquid, got tag .*not closed/u),
      ])
    },
  )
})
