import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { parseDeclarations, parseStyleSheet } from '../../../src/foundation/mail/parse-css.ts'

describe('parseDeclarations()', () => {
  it('reads properties, values, positions and !important', () => {
    const css = ' color : red ;background:url("a;b")!important; --X: 1'
    expect(parseDeclarations(css).map(({ property, value, isImportant }) => [property, value, isImportant])).toEqual([
      ['color', 'red', false],
      ['background', 'url("a;b")', true],
      ['--X', '1', false],
    ])
    const [first] = parseDeclarations(css)
    expect([css.slice(first?.start, first?.end), first?.valueStart]).toEqual(['color : red ', 9])
  })

  it('skips text that is not a declaration', () => {
    expect(parseDeclarations('/* a:b */; nonsense; {x:y}; width:1px').map(({ property }) => property)).toEqual([
      'width',
    ])
  })
})

describe('parseStyleSheet()', () => {
  it('reads rules with their conditions, and at-rules', () => {
    const { rules, atRules, faults } = parseStyleSheet(
      '@import url(a.css);\na, .b > c { color: red } @media (max-width:600px) { @supports (x:y) { d { e: f } } }',
    )
    expect(rules.map(({ selectors, conditions }) => ({ selectors, conditions }))).toEqual([
      { selectors: ['a', '.b > c'], conditions: [] },
      { selectors: ['d'], conditions: ['@media (max-width:600px)', '@supports (x:y)'] },
    ])
    expect(atRules.map(({ name, prelude }) => [name, prelude])).toEqual([
      ['@import', 'url(a.css)'],
      ['@media', '(max-width:600px)'],
      ['@supports', '(x:y)'],
    ])
    expect(faults).toEqual([])
  })

  it('ignores comments and the delimiters of HTML comments', () => {
    const { rules } = parseStyleSheet('<!-- /* } */ a { /* ; */ color: red } -->')
    expect(rules.map(({ declarations }) => declarations.map(({ value }) => value))).toEqual([['red']])
  })

  it('reads the declarations in @font-face', () => {
    expect(parseStyleSheet('@font-face{font-family:X;src:url(x)}').atRules[0]?.declarations).toHaveLength(2)
  })

  it.each([
    ['a { color: red', 'unclosed-block', 0],
    ['@media x { a{b:c}', 'unclosed-block', 0],
    ['a{b:c} }', 'stray-brace', 7],
    ['a{b:c} /* x', 'unclosed-comment', 7],
    ['a{b:"c\n}', 'unclosed-string', 4],
  ])('reports the error in %s', (css, kind, start) => {
    expect(parseStyleSheet(css).faults).toContainEqual({ kind, start })
  })

  it('terminates for every input', () => {
    const unit = fc.constantFrom('{', '}', ';', ':', '"', '/*', '*/', '@media', '(', ')', '\\', 'a', ' ', '\n')
    fc.assert(
      fc.property(fc.string({ unit }), (css) => {
        const { rules } = parseStyleSheet(css)
        for (const { start } of rules) expect(start).toBeLessThan(css.length)
      }),
    )
  })
})
