/**
 * Runs `presend preflight --json` over test/fixtures/preflight: one folder per template, most with one intentional
 * fault. The settings are in .github/presend.yml there; expected.json lists every error and warning as "severity rule
 * file:line", and the notices that are intentional faults.
 */

import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod'

import { projectRoot } from '../support/source-files.ts'
import { cachedCode } from '../support/start-node.ts'

const folder = join(projectRoot, 'test/fixtures/preflight')
const lists = z.record(z.string(), z.array(z.string()))
const expected = lists.parse(JSON.parse(readFileSync(join(folder, 'expected.json'), 'utf8')))

const finding = z.object({
  ruleId: z.string(),
  severity: z.enum(['error', 'warning', 'notice']),
  file: z.string(),
  line: z.number().nullable(),
})
const output = z.object({
  outcome: z.string(),
  problems: z.array(z.unknown()),
  templates: z.array(z.object({ template: z.string(), findings: z.array(finding) })),
})

type Output = z.infer<typeof output>

async function runPreflight(): Promise<{ readonly exitCode: number; readonly report: Output }> {
  const options = { cwd: folder, env: { PATH: process.env['PATH'] ?? '', ...cachedCode }, maxBuffer: 64 * 1024 * 1024 }
  const args = [join(projectRoot, 'src/cli.ts'), 'preflight', '--json']
  return await new Promise((resolve, reject) => {
    const child = execFile(process.execPath, args, options, (error, stdout) => {
      if (stdout === '') reject(error ?? new Error('no output'))
      else resolve({ exitCode: child.exitCode ?? -1, report: output.parse(JSON.parse(stdout)) })
    })
  })
}

describe('presend preflight with intentional faults', () => {
  let exitCode = -1
  let report: Output = { outcome: '', problems: [], templates: [] }
  beforeAll(async () => {
    const run = await runPreflight()
    exitCode = run.exitCode
    report = run.report
  }, 60_000)

  it('reads every template, and fails', () => {
    expect(report.problems).toEqual([])
    expect(report.templates.map(({ template }) => template).toSorted()).toEqual(Object.keys(expected).toSorted())
    expect([report.outcome, exitCode]).toEqual(['fail', 1])
  })

  it.each(Object.entries(expected).map(([template, lines]) => ({ template, lines })))(
    'reports exactly the expected errors and warnings, and the expected notices, for $template',
    ({ template, lines }) => {
      const found = report.templates.find((one) => one.template === template)?.findings ?? []
      const shown = found
        .map(({ severity, ruleId, file, line }) => `${severity} ${ruleId} ${file}:${line ?? ''}`)
        .filter((line) => !line.startsWith('notice ') || lines.includes(line))
      expect(shown.toSorted()).toEqual(lines)
    },
  )
})
