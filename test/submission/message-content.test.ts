import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { prepareContent, type StuffedChunks } from '../../src/submission/message-content.ts'

function noCache(): StuffedChunks {
  return new WeakMap()
}

function render(...chunks: readonly string[]): string {
  const content = prepareContent(
    chunks.map((chunk) => Buffer.from(chunk, 'latin1')),
    noCache(),
  )
  return Buffer.concat(content.parts).toString('latin1') + content.finalDot
}

describe('prepareContent()', () => {
  it.each([
    ['nothing', [], '.\r\n'],
    ['a dot at the start', ['.a\r\n'], '..a\r\n.\r\n'],
    ['a lone dot on a line', ['a\r\n.\r\nb\r\n'], 'a\r\n..\r\nb\r\n.\r\n'],
    ['a dot at the start of the second chunk', ['a\r\n', '.b\r\n'], 'a\r\n..b\r\n.\r\n'],
    ['a dot inside a line that two chunks share', ['a', '.b\r\n'], 'a.b\r\n.\r\n'],
    ['a CRLF cut in two before a dot', ['a\r', '\n.b\r\n'], 'a\r\n..b\r\n.\r\n'],
    ['no line end at the end', ['a'], 'a\r\n.\r\n'],
    ['a CR at the end', ['a\r'], 'a\r\n.\r\n'],
    ['a bare LF', ['a\nb\n'], 'a\r\nb\r\n.\r\n'],
    ['a bare CR', ['a\rb\r\n'], 'a\r\nb\r\n.\r\n'],
    ['a smuggled end by bare LF', ['a\n.\nMAIL\r\n'], 'a\r\n..\r\nMAIL\r\n.\r\n'],
    ['a smuggled end by bare CR', ['a\r.\rMAIL\r\n'], 'a\r\n..\r\nMAIL\r\n.\r\n'],
  ])('handles %s', (_what, chunks, expected) => {
    expect(render(...chunks)).toBe(expected)
  })

  it('ends every message exactly once, and loses nothing, wherever it is cut', () => {
    const line = fc.stringMatching(/^[.a\u{e9} ]{0,5}$/u).map((text) => `${text}\r\n`)
    fc.assert(
      fc.property(fc.array(line), fc.array(fc.nat(12)), (lines, cuts) => {
        const text = lines.join('')
        const chunks: string[] = []
        let from = 0
        for (const size of cuts) {
          chunks.push(text.slice(from, from + size))
          from += size
        }
        chunks.push(text.slice(from))
        const wire = render(...chunks)
        expect(`\r\n${wire}`.indexOf('\r\n.\r\n')).toBe(wire.length - 3)
        expect(wire.slice(0, -3).replaceAll(/(?<=^|\r\n)\./gu, '')).toBe(text)
      }),
    )
  })

  it('looks at a shared chunk once and hands on the same bytes', () => {
    const cache: StuffedChunks = new WeakMap()
    const shared = Buffer.from('.x\r\n')
    const first = prepareContent([Buffer.from('a\r\n'), shared], cache)
    const second = prepareContent([Buffer.from('b\r\n'), shared], cache)
    expect(second.parts[1]).toBe(first.parts[1])
    const clean = Buffer.from('nothing to stuff\r\n')
    expect(prepareContent([clean], cache).parts[0]).toBe(clean)
  })

  it('sees bytes above 127', () => {
    expect(prepareContent([Buffer.from('a\r\n')], noCache()).hasEightBit).toBe(false)
    expect(prepareContent([Buffer.from('a'), Buffer.from('ä')], noCache()).hasEightBit).toBe(true)
  })
})
