import { describe, expect, it } from 'vitest'

import { runPreflightCommand } from './run-preflight-command.ts'

const head = '---\nsubject: Hello\nfrom: Shop <shop@acme.example>\n---\n'

describe('presend preflight', () => {
  it('exits with 1 for an error, and prints its place', async () => {
    const { exitCode, printed } = await runPreflightCommand({ 'mail.html': `${head}<p>Hi {{ name }}</p>` })
    expect(exitCode).toBe(1)
    expect(printed).toContain('mail.html:5:7')
  })

  it('exits with 0 without an error, and with 2 for invalid settings', async () => {
    expect((await runPreflightCommand({ 'mail.html': `${head}<p>Hi Ada</p>` })).exitCode).toBe(0)
    expect(
      (await runPreflightCommand({ 'mail.html': head }, { given: [{ name: 'dns', text: 'maybe', source: 'flag' }] }))
        .exitCode,
    ).toBe(2)
  })

  it('prints JSON and writes SARIF', async () => {
    const { printed, read } = await runPreflightCommand(
      { 'mail.html': `${head}<p>Hi {{ name }}</p>` },
      { isJson: true, sarif: 'out.sarif' },
    )
    expect(JSON.parse(printed)).toMatchObject({ outcome: 'fail' })
    expect(JSON.parse((await read('out.sarif')) ?? '{}')).toMatchObject({ version: '2.1.0' })
  })

  it('writes the report files of a check to --report-dir', async () => {
    const given = [{ name: 'report-dir', text: 'reports', source: 'flag' as const }]
    const { exitCode, told, read } = await runPreflightCommand(
      { 'mail.html': `${head}<p>Hi {{ name }}</p>` },
      { given },
    )
    expect([exitCode, told]).toEqual([1, 'Report: reports/report.html and report.json\n'])
    const report: unknown = JSON.parse((await read('reports/report.json')) ?? '{}')
    expect(report).toMatchObject({
      outcome: 'fail',
      tests: [
        {
          subject: 'Hello',
          findings: expect.arrayContaining([expect.objectContaining({ rule: 'unresolved-variable' })]),
        },
      ],
    })
    expect(await read('reports/junit.xml')).toContain('tests="1" failures="1" errors="0"')
    expect(await read('reports/presend.sarif')).toContain('"startLine": 5')
    expect(await read('reports/report.html')).toContain('Unresolved placeholders: {{ name }}')
  })

  it('writes no report without --report-dir', async () => {
    const { told, read } = await runPreflightCommand({ 'mail.html': `${head}<p>Hi Ada</p>` })
    expect([told, await read('presend-report/report.json')]).toEqual(['', null])
  })

  it('keeps its exit code when the report cannot be written', async () => {
    const given = [{ name: 'report-dir', text: 'reports', source: 'flag' as const }]
    const { exitCode, told } = await runPreflightCommand(
      { 'mail.html': `${head}<p>Hi Ada</p>` },
      { given },
      { write: () => Promise.reject(new Error('disk full')) },
    )
    const expected = 'Could not write the report to reports: disk full. The result is not affected.\n'
    expect([exitCode, told]).toEqual([0, expected])
  })

  it('explains a rule without any template', async () => {
    const { exitCode, printed } = await runPreflightCommand({ 'mail.html': '' }, { explain: 'missing-subject' })
    expect([exitCode, printed.split('\n')[0]]).toEqual([0, '# missing-subject'])
  })
})
