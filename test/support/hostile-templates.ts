/** Templates, data and patterns that are designed to take unlimited time or memory. */

/**
 * An attack. `says` is the expected message, or `null` if the template is harmless within the limits and may be
 * rendered.
 */
export interface HostileTemplate {
  readonly what: string
  /** The path of the template, or the pattern. */
  readonly template: string
  readonly files: () => Readonly<Record<string, string>>
  readonly data?: string
  readonly says: RegExp | null
}

const head = '---\nsubject: Hello\nfrom: shop@acme.example\n---\n'
const plain = `${head}<p>Hello</p>\n`

function body(text: () => string): () => Readonly<Record<string, string>> {
  return () => ({ 'x.html': head + text(), 'x.liquid': head + text(), 'x.hbs': head + text(), 'x.md': head + text() })
}

function withData(name: string, text: () => string, template: string = '<p>Hello</p>') {
  return () => ({ 'x.liquid': head + template, [name]: text() })
}

function times(count: number, text: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => text(index)).join('')
}

const deep = /nested too deeply|levels of nesting/u

export const hostilePatterns: readonly HostileTemplate[] = [
  {
    what: '25 groups of braces',
    template: `emails/${'{a,b}'.repeat(25)}`,
    files: () => ({ 'x.html': plain }),
    says: /template.*braces/u,
  },
  {
    what: 'a range in braces',
    template: 'emails/{1..9000000}.html',
    files: () => ({ 'x.html': plain }),
    says: /template.*braces/u,
  },
  {
    what: 'nested braces',
    template: `${'{a,'.repeat(30)}b${'}'.repeat(30)}.html`,
    files: () => ({ 'x.html': plain }),
    says: /template.*braces/u,
  },
  {
    what: 'nested groups',
    template: `${'+('.repeat(12)}a${')'.repeat(12)}b.html`,
    files: () => ({ [`${'a'.repeat(60)}.html`]: plain }),
    says: /template.*groups/u,
  },
  {
    what: '10,000 characters',
    template: `${'*a'.repeat(5000)}.html`,
    files: () => ({ [`${'a'.repeat(60)}.html`]: plain }),
    says: /4096 characters/u,
  },
  {
    what: '1,001 matching templates',
    template: '*.html',
    files: () => Object.fromEntries(Array.from({ length: 1001 }, (_, index) => [`${index}.html`, plain])),
    says: /at most 1000 templates/u,
  },
  {
    what: '20,000 matching files',
    template: 'many/*',
    files: () => Object.fromEntries(Array.from({ length: 20_000 }, (_, index) => [`many/${index}.html`, ''])),
    says: /at most 10000 .*many\/\*/u,
  },
]

export const hostileTemplates: readonly HostileTemplate[] = [
  ...['where_exp', 'group_by_exp', 'reject_exp', 'find_exp', 'has_exp'].map((filter) => ({
    what: `Liquid ${filter} on a missing field`,
    template: 'x.liquid',
    data: 'd.json',
    files: () => ({
      'x.liquid': `${head}{% assign y = items | ${filter}: "i", "i.missing == 1" %}{{ y }}`,
      'd.json': '{"items": [{"a": 1}, {"a": 2}]}',
    }),
    says: /x\.liquid.*(?:missing|find_exp|has_exp)/u,
  })),
  {
    what: 'Liquid loops with 10 billion iterations',
    template: 'x.liquid',
    files: body(() => '{% for i in (1..100000) %}{% for j in (1..100000) %}{{ j }}{% endfor %}{% endfor %}'),
    says: /x\.liquid/u,
  },
  {
    what: 'a Liquid string that doubles 40 times',
    template: 'x.liquid',
    files: body(
      () => `{% assign a = "0123456789" %}${times(40, () => '{% assign a = a | append: a %}')}{{ a | size }}`,
    ),
    says: /x\.liquid/u,
  },
  {
    what: 'a Liquid list of 49 million numbers',
    template: 'x.liquid',
    files: body(() => '{% assign a = (1..49000000) %}{{ a | size }}'),
    says: /x\.liquid/u,
  },
  {
    what: 'a Liquid capture that doubles 30 times',
    template: 'x.liquid',
    files: body(
      () =>
        `{% capture a %}${'0123456789'.repeat(100)}{% endcapture %}${times(30, () => '{% capture a %}{{ a }}{{ a }}{% endcapture %}')}{{ a }}`,
    ),
    says: /x\.liquid/u,
  },
  {
    what: 'deeply nested Liquid conditions',
    template: 'x.liquid',
    files: body(() => `${'{% if true %}'.repeat(20_000)}x${'{% endif %}'.repeat(20_000)}`),
    says: deep,
  },
  {
    what: 'deeply nested Handlebars conditions',
    template: 'x.hbs',
    files: body(() => `${'{{#if this}}'.repeat(20_000)}x${'{{/if}}'.repeat(20_000)}`),
    says: deep,
  },
  {
    what: 'deeply nested Handlebars expressions',
    template: 'x.hbs',
    files: body(() => `{{lookup ${'(lookup '.repeat(20_000)}this 1${')'.repeat(20_000)}}}`),
    says: /x\.hbs/u,
  },
  {
    what: 'nested Handlebars loops',
    template: 'x.hbs',
    data: 'd.json',
    files: () => ({
      'x.hbs': `${head}${'{{#each @root.l}}'.repeat(8)}x${'{{/each}}'.repeat(8)}`,
      'd.json': JSON.stringify({ l: Array.from({ length: 1000 }, (_, index) => index) }),
    }),
    says: /x\.hbs/u,
  },
  {
    what: '40 Handlebars partials that each include the next one twice',
    template: 'x.hbs',
    files: () => ({
      'x.hbs': `${head}{{> p0}}`,
      ...Object.fromEntries(
        Array.from({ length: 40 }, (_, index) => [
          `p${index}.hbs`,
          index === 39 ? 'x' : `{{> p${index + 1}}}`.repeat(2),
        ]),
      ),
    }),
    says: /x\.hbs/u,
  },
  {
    what: 'a Markdown table with 12,500 columns and 25,000 rows',
    template: 'x.md',
    files: body(() => `${'|a'.repeat(12_500)}|\n${'|-'.repeat(12_500)}|\n${'|\n'.repeat(25_000)}`),
    says: /x\.md.*table/u,
  },
  {
    what: '20,000 unclosed emphasis marks',
    template: 'x.md',
    files: body(() => '**a_'.repeat(20_000)),
    says: /x\.md.*emphasis/u,
  },
  {
    what: '20,000 emphasized words',
    template: 'x.md',
    files: body(() => '_a_'.repeat(20_000)),
    says: /x\.md.*emphasis/u,
  },
  {
    what: 'deeply nested Markdown quotes',
    template: 'x.md',
    files: body(() => `${'>'.repeat(100_000)} a`),
    says: deep,
  },
  {
    what: '50,000 Markdown links',
    template: 'x.md',
    files: body(() => '[a](https://b.example) '.repeat(50_000)),
    says: null,
  },
  {
    what: '50,000 HTML links',
    template: 'x.html',
    files: body(() => '<a href="https://b.example">a</a> '.repeat(50_000)),
    says: null,
  },
  { what: 'deeply nested HTML', template: 'x.html', files: body(() => '<div>'.repeat(500_000)), says: null },
  { what: 'nested HTML lists', template: 'x.html', files: body(() => '<ul><li>'.repeat(200_000)), says: null },
  { what: 'nested HTML tables', template: 'x.html', files: body(() => '<table><tr><th>'.repeat(50_000)), says: null },
  {
    what: 'table cells that span many columns',
    template: 'x.html',
    files: body(
      () =>
        `<table><tr><th>a</th></tr>${times(2000, () => '<tr><td colspan="100000" rowspan="100000">a</td></tr>')}</table>`,
    ),
    says: null,
  },
  {
    what: '50,000 header fields in front matter',
    template: 'x.hbs',
    files: () => ({
      'x.hbs': `---\nsubject: Hello\nfrom: shop@acme.example\nheaders:\n${times(50_000, (index) => `  X-H${index}: a\n`)}---\n<p>Hello</p>\n`,
    }),
    says: /x\.hbs.*header fields/u,
  },
  {
    what: '50,000 header fields as text in front matter',
    template: 'x.liquid',
    files: () => ({
      'x.liquid': `---\nsubject: Hello\nfrom: shop@acme.example\nheaders: |\n${times(50_000, (index) => `  X-H${index}: a\n`)}---\n<p>Hello</p>\n`,
    }),
    says: /x\.liquid.*header fields/u,
  },
  {
    what: '50,000 keys in front matter',
    template: 'x.html',
    files: () => ({ 'x.html': `---\n${times(50_000, (index) => `k${index}: a\n`)}---\n<p>Hello</p>\n` }),
    says: /x\.html/u,
  },
  {
    what: '50,000 header fields in a message',
    template: 'x.eml',
    files: () => ({
      'x.eml': `From: shop@acme.example\r\nSubject: Hello\r\n${times(50_000, (index) => `X-H${index}: a\r\n`)}\r\nHello\r\n`,
    }),
    says: /x\.eml.*header fields/u,
  },
  {
    what: 'a message with nested MIME parts',
    template: 'x.eml',
    files: () => ({
      'x.eml': `From: shop@acme.example\r\nSubject: Hello\r\nMIME-Version: 1.0\r\n${times(3000, (index) => `Content-Type: multipart/mixed; boundary=b${index}\r\n\r\n--b${index}\r\n`)}Content-Type: text/plain\r\n\r\nHello\r\n`,
    }),
    says: null,
  },
  {
    what: 'a message with one large header field',
    template: 'x.eml',
    files: () => ({
      'x.eml': `From: shop@acme.example\r\nSubject: Hello\r\nContent-Type: text/plain${times(60_000, (index) => `;\r\n a${index}*0="b"`)}\r\n\r\nHello\r\n`,
    }),
    says: null,
  },
  {
    what: '200,000 YAML anchors',
    template: 'x.liquid',
    data: 'd.yml',
    files: withData('d.yml', () => `a:\n${times(200_000, (index) => `- &a${index} 1\n`)}`),
    says: /d\.yml.*anchors/u,
  },
  {
    what: '100,000 YAML anchors, each with an alias',
    template: 'x.liquid',
    data: 'd.yml',
    files: withData('d.yml', () => `a:\n${times(100_000, (index) => `- &a${index} 1\n- *a${index}\n`)}`),
    says: /d\.yml.*anchors/u,
  },
  {
    what: '200,000 nested YAML keys',
    template: 'x.liquid',
    data: 'd.yml',
    files: withData('d.yml', () => '? '.repeat(200_000)),
    says: deep,
  },
  {
    what: 'deeply nested YAML lists',
    template: 'x.liquid',
    data: 'd.yml',
    files: withData('d.yml', () => `a: ${'['.repeat(200_000)}${']'.repeat(200_000)}`),
    says: deep,
  },
  {
    what: '100,000 YAML keys',
    template: 'x.liquid',
    data: 'd.yml',
    files: withData('d.yml', () => times(100_000, (index) => `k${index}: 1\n`)),
    says: null,
  },
  {
    what: 'deeply nested JSON',
    template: 'x.liquid',
    data: 'd.json',
    files: withData('d.json', () => `{"a": ${'['.repeat(2_000_000)}${']'.repeat(2_000_000)}}`, '{{ a | json }}'),
    says: deep,
  },
  {
    what: 'deeply nested JSON without closing brackets',
    template: 'x.liquid',
    data: 'd.json',
    files: withData('d.json', () => `{"a": ${'['.repeat(2_000_000)}`),
    says: /d\.json/u,
  },
  {
    what: 'deeply nested JSON for a Handlebars template',
    template: 'x.hbs',
    data: 'd.json',
    files: () => ({ 'x.hbs': `${head}{{a}}`, 'd.json': `{"a": ${'['.repeat(20_000)}${']'.repeat(20_000)}}` }),
    says: deep,
  },
]

/** Templates of the maximum file size. They either exceed a limit (memory, time or size) or are rendered. */
export const hugeTemplates: readonly HostileTemplate[] = (
  [
    ['x.hbs', '{{a}}'],
    ['x.md', '- a\n'],
    ['x.md', '<'],
    ['x.html', '<p>a</p>'],
  ] as const
).map(([template, piece]) => ({
  what: `5 MB of ${JSON.stringify(piece)} in ${template}`,
  template,
  files: () => ({ [template]: head + piece.repeat(Math.floor(5_200_000 / piece.length)) }),
  says: null,
}))

export const hostileConfigs: readonly HostileTemplate[] = [
  {
    what: 'nested YAML keys',
    template: 'x.html',
    files: () => ({ 'x.html': plain, '.github/presend.yml': `metadata:\n  ${'? '.repeat(200_000)}` }),
    says: deep,
  },
  {
    what: 'unclosed quotes',
    template: 'x.html',
    files: () => ({ 'x.html': plain, '.github/presend.yml': `a:\n  ${"'\n".repeat(60_000)}` }),
    says: /presend\.yml/u,
  },
  {
    what: 'nested YAML lists',
    template: 'x.html',
    files: () => ({ 'x.html': plain, '.github/presend.yml': `metadata: ${'['.repeat(400_000)}` }),
    says: deep,
  },
  {
    what: 'YAML anchors, each with an alias',
    template: 'x.html',
    files: () => ({
      'x.html': plain,
      '.github/presend.yml': `metadata:\n  a:\n${times(20_000, (index) => `  - &a${index} 1\n  - *a${index}\n`)}`,
    }),
    says: /presend\.yml.*anchors/u,
  },
]
