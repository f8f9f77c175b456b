import { describe, expect, it } from 'vitest'

import { commandLine } from '../../../../src/check/settings/parsers/command-line.ts'
import { problemLines, valueOf } from '../../../support/a-repository.ts'

function parse(text: string): ReturnType<typeof commandLine.parse> {
  return commandLine.parse({ form: 'text', text }, 'render-command')
}

describe('commandLine', () => {
  it.each([
    ['node render.mjs', ['node', 'render.mjs']],
    [`php "my tools/scripts/r.php" --x='a b'`, ['php', 'my tools/scripts/r.php', '--x=a b']],
    [`echo ''`, ['echo', '']],
    ['render --limit=a&b', ['render', '--limit=a&b']],
    [`sh -c 'cat "$0" | sed 1d; echo $(date)'`, ['sh', '-c', 'cat "$0" | sed 1d; echo $(date)']],
    ['env A=b node x', ['env', 'A=b', 'node', 'x']],
  ])('splits %s at spaces outside quotes', (text, words) => {
    expect(valueOf(parse(text))).toEqual(words)
  })

  it.each([
    ['', 'a program, such as'],
    ['node "a', 'a closing quote'],
    ['cat a | sed b', 'without a shell'],
    ['a && b', 'without a shell'],
    ['a $(b)', 'without a shell'],
    ['a "$(b)"', 'without a shell'],
    ['NODE_ENV=test node x', 'a program as the first word'],
    ['NODE_ENV=test node x', 'write env NODE_ENV=test node x'],
    ['a\nb', 'one line'],
  ])('rejects the command %j', (text, expected) => {
    expect(problemLines(parse(text)).join('\n')).toContain(expected)
  })
})
