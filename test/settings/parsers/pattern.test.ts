import { describe, expect, it } from 'vitest'

import { parsePattern } from '../../../src/settings/parsers/pattern.ts'
import { problemsOf, valueOf } from '../../support/parsed.ts'

describe('parsePattern()', () => {
  it.each([
    'emails/welcome.html',
    'emails/**/*.{html,liquid}',
    'emails/{a,b,c}/{d,e}.html',
    'emails/+(a|b).html',
    'emails/[a-z]*.html',
    `emails/${'x'.repeat(300)}.html`,
  ])('takes %s', (pattern) => {
    expect(valueOf(parsePattern(pattern, 'template'))).toBe(pattern)
  })

  it.each([
    ['25 groups of braces', `emails/${'{a,b}'.repeat(25)}`, 'at most 100 alternatives'],
    ['braces in braces', '{a,{b,c}}.html', 'none inside others'],
    ['a range', '{1..9000000}.html', 'without ranges'],
    ['braces that are never closed', '{a,{b,c', 'none inside others'],
    ['groups in groups', '+(+(a))b.html', 'none inside others'],
    ['many groups', '+(a)+(a)+(a)b.html', 'at most 2 groups'],
    ['many characters', `${'*a'.repeat(200)}.html`, 'at most 256 characters (it has 405)'],
  ])('refuses %s, and says what is allowed', (_what, pattern, expected) => {
    expect(problemsOf(parsePattern(pattern, 'template')).join('\n')).toContain(expected)
  })
})
