import { describe, expect, it } from 'vitest'
import { sourceOfFile } from '../../../src/render/source-text.ts'
import { alignedText } from '../../../src/render/trace/aligned-text.ts'
import { literalText } from '../../support/literal-text.ts'

const before = [
  '<!doctype html>',
  '<html><head><style>p { color: red }</style><title>T</title></head>',
  '<body>',
  '<!-- note -->',
  '<p class="a">H&eacute;llo <a href="https://a.example/1" class=b>one</a></p>',
  '<p style="margin: 0">two <a href="https://a.example/2">two</a>',
  '<img src="x.png" alt="A picture">',
  'the end',
  '</body></html>',
].join('\n')

const after = [
  '<!doctype html>',
  '<html><head><title>T</title></head>',
  '<body>',
  '<!-- note -->',
  '<p class="a" style="color: red;">Héllo <a href="https://a.example/1" class="b" style="color: blue;">one</a></p>',
  '<p style="margin: 0; color: red;">two <a href="https://a.example/2">two</a>',
  '<img alt="A picture" src="x.png" width="10">',
  'the end</p>',
  '</body></html>',
].join('\n')

const text = alignedText(literalText(sourceOfFile('a.html', before)), after)

function placeOf(needle: string, shift: number = 0): string {
  const { line = 0, column = 0 } = text.originAt(after.indexOf(needle) + shift).place
  return before.split('\n')[line - 1]?.slice(column - 1, column + 9) ?? ''
}

describe('alignedText()', () => {
  it.each([
    ['<title>', '<title>T</'],
    ['<p class', '<p class="'],
    ['https://a.example/1', 'https://a.'],
    ['a.example/2', 'a.example/'],
    ['x.png', 'x.png" alt'],
    ['picture', 'picture">'],
    ['the end', 'the end'],
    ['two <a', 'two <a hre'],
    ['margin', 'margin: 0"'],
    ['color: red;">H', '<p class="'],
    ['color: blue', '<a href="h'],
    ['width', '<img src="'],
  ])('finds %j', (needle, expected) => {
    expect(placeOf(needle)).toBe(expected)
  })

  it('is exact for unchanged text', () => {
    const same = alignedText(literalText(sourceOfFile('a.html', before)), before)
    for (let offset = 0; offset < before.length; offset += 1) {
      const [line, column] = [before.slice(0, offset).split('\n').length, offset - before.lastIndexOf('\n', offset - 1)]
      expect(same.originAt(offset).place).toEqual({ file: 'a.html', line, column })
    }
  })

  it('reads hostile HTML in linear time', () => {
    const html = '<a "'.repeat(50_000)
    const startedAtMs = performance.now()
    alignedText(literalText(sourceOfFile('a.html', html)), html).originAt(html.length - 1)
    expect(performance.now() - startedAtMs).toBeLessThan(3000)
  })
})
