import { describe, expect, test } from 'vitest'

import { type SplitTemplate, splitFrontMatter } from '../../src/render/front-matter.ts'
import { problemLines, valueOf } from '../support/a-repository.ts'

function split(...lines: readonly string[]): SplitTemplate {
  return valueOf(splitFrontMatter('a.liquid', lines.join('\n')))
}

function problems(...lines: readonly string[]): readonly string[] {
  return problemLines(splitFrontMatter('a.liquid', lines.join('\n')))
}

describe('splitFrontMatter()', () => {
  test.each([
    ['subjct: Hello', 'did you mean subject?'],
    ['reply_to: a@b.com', 'did you mean reply-to?'],
  ])('suggests the key that %j means', (line, suggestion) => {
    const parsed = splitFrontMatter('a.liquid', ['---', line, '---', '<p>x'].join('\n'))
    expect(parsed).toMatchObject({ status: 'bad', problems: [{ todo: suggestion }] })
  })

  test('keeps a template without front matter unchanged', () => {
    const { frontMatter, body } = split('<p>x', '---', 'y')
    expect(body.text).toBe('<p>x\n---\ny')
    expect(body.placeAt(2, 3)).toEqual({ file: 'a.liquid', line: 2, column: 3 })
    expect(frontMatter).toMatchObject({ subject: null, headers: [], textPath: null, embedImages: false })
  })

  test.each([
    ['a blank line', '\n'],
    ['CRLF blank lines', '\r\n  \r\n'],
    ['a byte order mark', '\ufeff'],
    ['an HTML comment', '<!-- Copyright\nShop Ltd -->\n'],
    ['a Handlebars comment', '{{!-- a }} b --}}\n{{! c }}\n'],
    ['a Liquid comment', '{% comment %}x{% endcomment %}\n'],
    ['all of them', '\ufeff\n<!-- a -->\n\n{%- comment -%}\n---\n{%- endcomment -%}\n\n'],
  ])('finds front matter below %s, and removes both', (_what, above) => {
    const lines = above.split('\n').length - 1
    const { frontMatter, body } = split(`${above}---`, 'subject: Order {{ n }}', '---', '<p>x')
    expect(frontMatter.subject?.text).toBe('Order {{ n }}')
    expect(frontMatter.subject?.placeAt(1, 1)).toMatchObject({ line: lines + 2 })
    expect([body.text, body.placeAt(1, 1)?.line]).toEqual(['<p>x', lines + 4])
    expect(problems(`${above}---`, 'subject: x', '<p>x')[0]).toContain(`(a.liquid:${lines + 1})`)
  })

  test.each([
    ['a Markdown rule below a blank line', ['', '---', 'Some text.', '---', 'x']],
    ['text before it', ['<p>x</p>', '---', 'subject: x', '---', 'y']],
    ['a comment on the same line', ['<!-- a -->---', 'subject: x', '---', 'y']],
    ['an unclosed comment', ['<!-- a', '---', 'subject: x', '---', 'y']],
  ])('keeps %s in the body', (_what, lines) => {
    expect(split(...lines).body.text).toBe(lines.join('\n'))
  })

  test.each([
    ['lines', ['headers: |', '  X-A: one', '  X-B: true']],
    ['a list of lines', ['headers:', '  - "X-A: one"', '  - "X-B: true"']],
    ['a list of unquoted lines', ['headers:', '  - X-A: one', '  - X-B: true']],
    ['a mapping', ['headers: {X-A: one, X-B: true}']],
    ['a mapping of names to lists', ['headers: {X-A: [one], X-B: [true]}']],
  ])('reads headers as %s, like the config file', (_what, lines) => {
    const { frontMatter } = split('---', ...lines, '---', 'x')
    expect(frontMatter.headers.map(({ name, value }) => [name, value.text])).toEqual([
      ['X-A', 'one'],
      ['X-B', 'true'],
    ])
  })

  test('reads every key, and keeps the line numbers of the body', () => {
    const { frontMatter, body } = split(
      '---',
      'subject: Order {{ n }}',
      'from: Shop <a@x.example>',
      'reply-to: b@x.example',
      'headers:',
      '  X-A: one',
      '  X-B: [two, 3]',
      'text: a.txt',
      'embed-images: true',
      '---',
      'body',
    )
    expect(frontMatter.subject?.text).toBe('Order {{ n }}')
    expect(frontMatter.headers.map(({ name, value }) => [name, value.text])).toEqual([
      ['X-A', 'one'],
      ['X-B', 'two'],
      ['X-B', '3'],
    ])
    expect(frontMatter.textPath).toEqual({ path: 'a.txt', place: { file: 'a.liquid', line: 8, column: 7 } })
    expect(frontMatter.embedImages).toBe(true)
    expect(body.placeAt(1, 1)).toEqual({ file: 'a.liquid', line: 11, column: 1 })
  })

  test('maps each character of a plain, quoted, block or header value to its place in the file', () => {
    const { frontMatter } = split(
      '---',
      'subject: Order {{ n }}',
      'from: "{{ n }} <a@x.example>"',
      'reply-to: |',
      '  {{ n }}@x.example',
      'headers: |',
      '  X-A: a',
      '  X-B: b {{ n }}',
      '---',
      'body',
    )
    expect(frontMatter.subject?.placeAt(1, 10)).toMatchObject({ line: 2, column: 19 })
    expect(frontMatter.from?.placeAt(1, 4)).toMatchObject({ line: 3, column: 11 })
    expect(frontMatter.replyTo?.placeAt(1, 4)).toMatchObject({ line: 5, column: 6 })
    expect(frontMatter.headers[1]?.value.placeAt(1, 6)).toMatchObject({ line: 8, column: 13 })
  })

  test('unfolds a header field and keeps its places', () => {
    const { frontMatter } = split(
      '---',
      'headers: |',
      '  List-Unsubscribe: <https://x.example/{{ n }}>,',
      '    <mailto:u@x.example?subject={{ n }}>',
      '  X-B: b',
      '---',
      'body',
    )
    expect(frontMatter.headers.map(({ name, value }) => [name, value.text])).toEqual([
      ['List-Unsubscribe', '<https://x.example/{{ n }}>, <mailto:u@x.example?subject={{ n }}>'],
      ['X-B', 'b'],
    ])
    const value = frontMatter.headers[0]?.value
    expect(value?.placeAt(1, 20)).toMatchObject({ line: 3, column: 40 })
    expect(value?.placeAt(1, 58)).toMatchObject({ line: 4, column: 33 })
  })

  test('accepts CRLF line endings and a closing line of dots', () => {
    const { frontMatter, body } = split('---\r', 'subject: S\r', '...\r', 'body')
    expect([frontMatter.subject?.text, body.text]).toEqual(['S', 'body'])
    expect(body.placeAt(1, 1)).toMatchObject({ line: 4 })
  })

  test('reads numbers as text, and accepts empty front matter', () => {
    expect(split('---', 'subject: 2026', '---', 'x').frontMatter.subject?.text).toBe('2026')
    expect(split('---', '---', 'x').frontMatter.subject).toBeNull()
  })

  test('reports every problem at once, each with its line', () => {
    const lines = problems(
      '---',
      'subjct: x',
      'subject: [a]',
      'from: ""',
      'embed-images: maybe',
      'headers: |',
      '  no colon here',
      'text: 5',
      '---',
      'x',
    )
    expect(lines.map((line) => line.split('): ')[0])).toEqual([
      'front matter (a.liquid:2:1',
      'subject (a.liquid:3:1',
      'from (a.liquid:4:1',
      'headers (a.liquid:7:3',
      'text (a.liquid:8:1',
      'embed-images (a.liquid:5:1',
    ])
  })

  test('suggests quotes around a value that starts with a variable', () => {
    const [problem] = problems('---', 'subject: {{ order.title }}', '---', 'x')
    expect(problem).toContain('(a.liquid:2:1)')
    expect(problem).toContain('put the value in quotes: subject: "{{ … }}"')
    const [more] = problems('---', 'from: a@x.example', 'subject: {{ order.title }} for you', '---', 'x')
    expect(more).toContain('(a.liquid:3:')
    expect(more).toContain('put a value that starts with {{ in quotes')
  })

  test.each([
    [['---', 'subject: x', 'body'], 'a closing line "---"'],
    [['---', 'subject: x', '---', '  '], 'a body below the front matter'],
    [['---', '- a', '---', 'x'], 'lines such as'],
    [['---', 'subject: "x', '---', 'x'], 'a quote, bracket, comma or colon, here or earlier'],
    [['---', 'subject: x', 'subject: y', '---', 'x'], 'a duplicate key'],
    [['---', 'headers: 5', '---', 'x'], 'lines "Name: value"'],
    [['---', 'headers: {X-A: {b: c}}', '---', 'x'], 'a string for each header field'],
    [['---', 'a: &a [x]', 'subject: *a', '---', 'x'], 'plain values'],
  ])('rejects %j', (lines, words) => {
    expect(problems(...lines)[0]).toContain(words)
  })
})
