import { expect, it } from 'vitest'

import { unifiedDiff } from '../../../src/preflight/fix/unified-diff.ts'

const lines = Array.from({ length: 20 }, (_, index) => `line ${index + 1}`)

function changed(...numbers: readonly number[]): readonly string[] {
  return unifiedDiff(
    'a.html',
    lines.join('\n'),
    lines.map((line, index) => (numbers.includes(index + 1) ? `${line}!` : line)).join('\n'),
  )
}

it('unifiedDiff() shows a change with three lines of context', () => {
  expect(changed(5)).toEqual([
    '--- a/a.html',
    '+++ b/a.html',
    '@@ -2,7 +2,7 @@',
    ' line 2',
    ' line 3',
    ' line 4',
    '-line 5',
    '+line 5!',
    ' line 6',
    ' line 7',
    ' line 8',
  ])
})

it('unifiedDiff() joins nearby changes into one hunk', () => {
  expect(
    changed(5, 6, 9)
      .filter((line) => /^[-+@]/u.test(line))
      .slice(2),
  ).toEqual(['@@ -2,11 +2,11 @@', '-line 5', '-line 6', '+line 5!', '+line 6!', '-line 9', '+line 9!'])
  expect(changed(1, 20).filter((line) => line.startsWith('@'))).toEqual(['@@ -1,4 +1,4 @@', '@@ -17,4 +17,4 @@'])
})

it('unifiedDiff() is empty for equal versions', () => {
  expect(changed()).toEqual([])
})
