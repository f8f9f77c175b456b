import * as fc from 'fast-check'
import { marked, type Token } from 'marked'
import { describe, expect, it } from 'vitest'
import { plainText } from '../../src/foundation/errors/plain-text.ts'
import { escapeMarkdown, escapeMarkdownCode } from '../../src/report/escape-markdown.ts'
import { propertyRuns } from '../support/property-runs.ts'

const pieces = [
  '<script>alert(1)</script>',
  '<img src=x onerror=y>',
  '</td>',
  '<!--',
  '-->',
  '&amp;',
  '&#60;',
  '&lt;',
  '**bold**',
  '__b__',
  '`code`',
  '```',
  '~~~',
  '~~gone~~',
  '# ',
  '\n# head',
  '- ',
  '+ ',
  '* ',
  '1. ',
  '1) ',
  '> ',
  '---',
  '===',
  '\n===',
  '[a](http://x.example)',
  '![a](b)',
  '[a]: http://x.example',
  '[^1]',
  '|',
  ' | --- | ',
  '\\',
  '\\|',
  '\\\\',
  '\n\n',
  '\r',
  '\t',
  '    ',
  'http://x.example',
  'https://x.example/?a=b',
  'www.x.example',
  'ftp://x.example',
  'mailto:a@x.example',
  'a@x.example',
  '@octocat',
  '@org/team',
  '#12',
  'GH-12',
  'owner/repo#3',
  '$x$',
  '$$',
  ':smile:',
  '\u202E',
  '\u200B',
  '\u0000',
  '\u001B[31m',
  '😀',
  'ü',
  'a b',
  '{% raw %}',
  '"',
  "'",
]
const hostile = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.array(fc.oneof(fc.constantFrom(...pieces), fc.string()), { maxLength: 12 }).map((parts) => parts.join('')),
)

/** The types of all tokens, including nested ones. */
function kinds(tokens: readonly Token[]): readonly string[] {
  return tokens.flatMap((token) => {
    const nested = 'tokens' in token && token.tokens !== undefined ? kinds(token.tokens) : []
    if (token.type !== 'table') return [token.type, ...nested]
    const cells = [token['header'], ...token['rows']].flat() as readonly { readonly tokens: readonly Token[] }[]
    return [token.type, ...cells.flatMap((cell) => kinds(cell.tokens))]
  })
}

function decode(html: string): string {
  return html
    .replaceAll(/&#(\d+);/gu, (_, code: string) => String.fromCodePoint(Number(code)))
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
}

/** The visible text of rendered Markdown. */
function seen(markdown: string): string {
  return decode(marked.parse(markdown, { async: false }).replaceAll(/<[^>]*>/gu, ''))
    .replaceAll('\u200D', '')
    .replaceAll(/\s+/gu, ' ')
    .trim()
}

/** Returns `inner` in every context in which reports place untrusted text. */
function frame(inner: string): string {
  const text = `x ${inner} x`
  const table = `| a | b |\n| --- | --- |\n| ${text} | second |`
  return `### ${text}\n\n- ${text}\n\n${table}\n\n<details><summary>${text}</summary>\n\n${text}\n\n</details>\n`
}

describe('escapeMarkdown()', () => {
  it('renders untrusted text as text only, on its own line', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        const tokens = marked.lexer(escapeMarkdown(text))
        expect(kinds(tokens).filter((kind) => !['paragraph', 'text', 'space'].includes(kind))).toEqual([])
      }),
      { numRuns: propertyRuns(3000) },
    )
  })

  it('renders untrusted text as text only in lists, headings, emphasis and table cells', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        const escaped = escapeMarkdown(text)
        expect(kinds(marked.lexer(frame(escaped)))).toEqual(kinds(marked.lexer(frame('plain'))))
      }),
      { numRuns: propertyRuns(3000) },
    )
  })

  it('keeps every visible character', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        // marked keeps character references; a browser decodes them.
        expect(seen(`x ${escapeMarkdown(text)} x`)).toBe(
          `x ${plainText(text).replaceAll('\u200D', '')} x`.replaceAll(/\s+/gu, ' '),
        )
      }),
      { numRuns: propertyRuns(1000) },
    )
  })

  it.each([
    '@octocat',
    'see @org/team',
    'fixes #12',
    'GH-7',
    'gh-7',
    'a/b#1',
    'https://x.example',
    'www.x.example',
    'a@b.example',
  ])('defuses %s, which GitHub finds in rendered text', (text) => {
    const rendered = decode(escapeMarkdown(text))
    expect(rendered).not.toMatch(/@\w|#\d|GH-\d|:\/\/|www\./iu)
    expect(rendered.replaceAll('\u200D', '')).toBe(text)
  })

  it('keeps words without markup unchanged', () => {
    expect(escapeMarkdown('Your order 2026, from Acme & Söhne')).toBe('Your order 2026, from Acme &#38; Söhne')
  })
})

describe('escapeMarkdownCode()', () => {
  it('renders an address as code', () => {
    expect(escapeMarkdownCode('seed1@box.example')).toBe('`seed1@box.example`')
  })

  it('renders one code span or plain text only', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        const found = kinds(marked.lexer(`| a |\n| --- |\n| x ${escapeMarkdownCode(text)} x |\n`))
        expect(found.filter((kind) => !['table', 'text', 'codespan'].includes(kind))).toEqual([])
        expect(found.filter((kind) => kind === 'codespan').length).toBeLessThanOrEqual(1)
      }),
      { numRuns: propertyRuns(2000) },
    )
  })
})
