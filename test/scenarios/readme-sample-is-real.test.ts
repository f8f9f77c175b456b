import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, it } from 'vitest'

import { see } from '../../tools/scripts/pictures/situations.ts'
import { projectRoot } from '../support/source-files.ts'

/**
 * The comment at the beginning of the README, with lines joined as Markdown joins them; `- …` stands for omitted lines.
 */
function sampleLines(): readonly string[] {
  const readme = readFileSync(join(projectRoot, 'README.md'), 'utf8')
  const quoted = readme.split('\n').filter((line) => line.startsWith('>'))
  const text = quoted.map((line) => line.replace(/^> ?/u, '')).join('\n')
  return text
    .replaceAll(/\n {2,}/gu, ' ')
    .split('\n')
    .filter((line) => line !== '' && line !== '- …')
}

/** Replaces text that differs from run to run: the commit, and the address of the report. */
function withoutIds(line: string): string {
  return line.replace(/ · [0-9a-f]{7} · /u, ' · 0000000 · ').replace(/\[full report\]\([^)]*\)/u, '[full report]()')
}

it('the sample comment in the README matches a real run, line by line in the same order', async () => {
  const { comment } = await see('spam')
  const made = comment.replaceAll('&#60;', '<').split('\n').map(withoutIds)
  const shown = sampleLines().map(withoutIds)
  expect(shown.length).toBeGreaterThan(6)
  expect(made.filter((line) => shown.includes(line))).toEqual(shown)
})
