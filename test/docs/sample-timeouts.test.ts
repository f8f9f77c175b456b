/** A job that GitHub cancels reports nothing, so every sample job gives presend a shorter timeout than its own. */

import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

import { expect, it } from 'vitest'
import { parse } from 'yaml'

import { duration } from '../../src/check/settings/parsers/duration.ts'
import { runRows } from '../../src/check/settings/rows/run-rows.ts'
import { projectRoot } from '../support/source-files.ts'

interface Job {
  readonly 'timeout-minutes'?: number
  readonly steps?: readonly { readonly uses?: string; readonly with?: Readonly<Record<string, string>> }[]
}

const readme = readFileSync(resolve(projectRoot, 'README.md'), 'utf8')
const workflows = [
  ...[...readme.matchAll(/```yaml\n(name: [\s\S]*?)```/gu)].map(([, text = '']) => ['README.md', text] as const),
  ...['examples/postmaster-watch.yml', '.github/workflows/example.yml'].map(
    (path) => [path, readFileSync(resolve(projectRoot, path), 'utf8')] as const,
  ),
]

const readTimeout = duration({ minMs: 1000, maxMs: 86_400_000 })

function minutesOf(text: string): number {
  const parsed = readTimeout(text, 'timeout')
  if (parsed.status === 'bad') throw new Error(text)
  return parsed.value / 60_000
}

it.each(workflows)('every sample job in %s has a longer timeout than presend', (_path, text) => {
  const { jobs }: { readonly jobs: Readonly<Record<string, Job>> } = parse(text)
  for (const { 'timeout-minutes': jobMinutes = 360, steps = [] } of Object.values(jobs)) {
    const presend = steps.filter(({ uses }) => uses === './' || uses?.startsWith('presend/') === true)
    expect(presend.length).toBeGreaterThan(0)
    for (const { with: inputs } of presend) {
      expect(minutesOf(inputs?.['timeout'] ?? runRows.timeout.default ?? '')).toBeLessThan(jobMinutes)
    }
  }
})
