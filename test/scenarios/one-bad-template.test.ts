/** Sixteen React Email files, of which one has a fault: only this one fails, in every report. */

import { beforeAll, describe, expect, it } from 'vitest'

import { type ActionRun, runAction } from '../support/run-action.ts'
import { letter, startRemoteService } from '../support/scenario.ts'

const page = letter['emails/letter.html'] ?? ''
const names = Array.from({ length: 16 }, (_, index) => `emails/mail-${String(index + 1).padStart(2, '0')}.tsx`)
const bad = 'emails/mail-07.tsx'
const component = 'export default function Mail() {\n  return <Html>Hello</Html>\n}\n'

/** The templates, and a program that renders them as React Email does. */
function project(fault: string): Readonly<Record<string, string>> {
  const program = [
    "import { readFileSync } from 'node:fs'",
    `const page = ${JSON.stringify(page)}`,
    "const isBad = readFileSync(process.argv[2], 'utf8').includes('FAULT')",
    fault,
    "console.log(isBad ? page.replace('Dear reader', 'Dear {{ user.name }}') : page)",
  ].join('\n')
  const templates = names.map((name) => [name, name === bad ? component.replace('Hello', 'FAULT') : component] as const)
  return { ...Object.fromEntries(templates), 'render.mjs': program }
}

const inputs = { template: 'emails/*.tsx', 'render-command': 'node render.mjs', 'mail-type': 'transactional' }

interface TestEntry {
  readonly template: string
  readonly result: string
  readonly 'tracking-id': string | null
}

function testsOf(run: ActionRun): readonly TestEntry[] {
  return JSON.parse(run.outputs['tests'] ?? '')
}

function namesOf(entries: readonly TestEntry[], result: string): readonly string[] {
  return entries.filter((entry) => entry.result === result).map(({ template }) => template)
}

function errors(run: ActionRun): readonly (string | undefined)[] {
  return run.commands.filter(({ name }) => name === 'error').map(({ properties }) => properties['file'])
}

const faults = [
  {
    what: 'an unresolved placeholder',
    fault: '',
    result: 'fail',
    exitCode: 1,
    headline: '1 of 16 templates fails; 15 pass',
    word: 'Unresolved placeholders',
    failures: 'failures="1" errors="0" skipped="0"',
  },
  {
    what: 'an error in its component',
    fault: "if (isBad) throw new Error('user is undefined')",
    result: 'misconfigured',
    exitCode: 2,
    headline: '1 of 16 templates is misconfigured; 15 pass',
    word: 'user is undefined',
    failures: 'failures="0" errors="1" skipped="0"',
  },
] as const

describe.each(faults)('one of sixteen React Email files with $what', (given) => {
  let run: ActionRun
  beforeAll(async () => {
    run = await runAction({ files: project(given.fault), inputs, limitMs: 120_000 })
  })

  it('is the only one that fails, and the others are sent and evaluated', () => {
    const tests = testsOf(run)
    expect([run.outputs['result'], run.exitCode]).toEqual([given.result, given.exitCode])
    expect(namesOf(tests, given.result)).toEqual([bad])
    expect(namesOf(tests, 'pass')).toHaveLength(15)
    expect(tests.filter((entry) => entry['tracking-id'] === null).map(({ template }) => template)).toEqual([bad])
    expect(run.outputs['inbox-rate']).toBe('100.0')
  })

  it('is at fault in the headline, and the first in the table', () => {
    expect(run.summary).toMatch(new RegExp(`^### \\S+ presend: ${given.headline}\\n`, 'u'))
    const rows = (run.summary ?? '').split('\n').filter((line) => /^\| (?:✅|❌|🛠️|➖) /u.test(line))
    expect([rows.length, rows[0]]).toEqual([16, expect.stringContaining(bad)])
    expect(run.summary).toContain(given.word)
  })

  it('is the only one with an annotation that is an error', () => {
    expect(errors(run)).toEqual([bad])
    expect(run.commands.find(({ name }) => name === 'error')?.data).toContain(given.word)
    expect(run.stdout).not.toContain('more error')
  })

  it('is the only failing test case of junit.xml', () => {
    const xml = run.written['presend-report/junit.xml'] ?? ''
    expect(xml).toContain(`<testsuite name="presend" tests="16" ${given.failures}`)
    expect(xml).toMatch(new RegExp(`name="${bad}"[^>]*>\\s*<(?:failure|error) `, 'u'))
  })

  it('is the only one that is not sent in report.json and report.html', () => {
    const report: { tests: { templatePath: string; trackingId: string | null }[] } = JSON.parse(
      run.written['presend-report/report.json'] ?? '',
    )
    expect(report.tests.filter(({ trackingId }) => trackingId === null).map((one) => one.templatePath)).toEqual([bad])
    expect(run.written['presend-report/report.html']).toContain(given.headline)
  })
})

describe('sixteen React Email files and a service that rejects the token', () => {
  it('are not sent, and the cause is stated once', async () => {
    await using remote = await startRemoteService()
    const wrong = { ...remote.inputs, ...inputs, 'api-token': 'psd_0123456789012345678901234567' }
    const run = await runAction({ files: project(''), inputs: wrong, limitMs: 120_000 })
    expect([run.outputs['result'], run.exitCode]).toEqual(['misconfigured', 2])
    expect(namesOf(testsOf(run), 'not-sent')).toHaveLength(15)
    expect(namesOf(testsOf(run), 'fail')).toEqual([bad])
    expect(run.summary?.match(/Invalid API token/gu)).toHaveLength(1)
    expect(errors(run)).toEqual([bad, undefined])
    const xml = run.written['presend-report/junit.xml']
    expect(xml).toContain('<testsuite name="presend" tests="17" failures="1" errors="1" skipped="15"')
  })
})
