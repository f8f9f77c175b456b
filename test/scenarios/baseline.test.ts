import { describe, expect, it } from 'vitest'

import { startGitHubApi } from '../support/github-api.ts'
import { type ActionRun, runAction } from '../support/run-action.ts'
import { commentingAt, letter, type RemoteOptions, seeds, startRemoteService, subject } from '../support/scenario.ts'

const reportPath = 'presend-report/report.json'

interface BaselineCase {
  readonly results?: RemoteOptions['results']
  readonly files?: Readonly<Record<string, string>>
  readonly inputs?: Readonly<Record<string, string>>
}

/** Runs the action on a pull request. Returns the run and its comment. */
async function see({ results = {}, files = {}, inputs = {} }: BaselineCase): Promise<ActionRun & { comment: string }> {
  await using github = await startGitHubApi()
  await using remote = await startRemoteService({ results })
  const commenting = commentingAt(github.apiUrl)
  const run = await runAction({
    ...commenting,
    files: { ...letter, ...files },
    inputs: { ...remote.inputs, ...commenting.inputs, quorum: '100', 'min-inbox-rate': '50', ...inputs },
  })
  return { ...run, comment: github.comments[0]?.body ?? '' }
}

describe('baseline', () => {
  it('shows in every report what changed since the earlier run, and leaves the outcome alone', async () => {
    const before = await see({})
    const earlier = before.written[reportPath] ?? ''
    const after = await see({
      results: { [seeds.consumer[0]]: { folder: 'Spam' } },
      files: { [reportPath]: earlier, 'emails/letter.html': worseLetter },
      inputs: { baseline: reportPath },
    })
    expect([after.exitCode, after.outputs['result']]).toEqual([0, 'pass'])
    const line =
      /Compared with the baseline of \d{4}-\d{2}-\d{2}: inbox rate −16\.7 points, 1 mailbox changed folder, \d+ new findings?/u
    for (const text of [
      after.summary ?? '',
      after.comment,
      after.stdout,
      after.written['presend-report/report.html'] ?? '',
    ])
      expect(text.replaceAll('\\', '')).toMatch(line)
    const report: { tests: { comparison: { seeds: unknown; newFindings: { rule: string }[] } }[] } = JSON.parse(
      after.written[reportPath] ?? '',
    )
    const comparison = report.tests[0]?.comparison
    expect(comparison?.seeds).toEqual([
      { address: seeds.consumer[0], providerType: 'consumer', from: 'INBOX', to: 'Spam' },
    ])
    expect(comparison?.newFindings.map(({ rule }) => rule)).toContain('image-alt')
  })

  it('passes with a notice in the first run, which has no earlier report', async () => {
    const run = await see({ inputs: { baseline: reportPath } })
    expect([run.exitCode, run.outputs['result']]).toEqual([0, 'pass'])
    expect(run.stdout).toContain(`baseline: ${reportPath} does not exist, so nothing was compared`)
    expect(run.written[reportPath]).not.toContain('"comparison"')
  })

  it('is misconfigured if the file is not a report of presend, and sends nothing', async () => {
    const run = await see({ files: { 'old.json': '{"version": 9}' }, inputs: { baseline: 'old.json' } })
    expect([run.exitCode, run.outputs['result']]).toEqual([2, 'misconfigured'])
    expect(run.stdout).toContain('expected a report.json that presend wrote, with version 1, got version 9')
    expect(run.stdout).toContain('nothing was sent')
  })

  it('escapes everything in the earlier report', async () => {
    const before = await see({})
    const hostile = '<img src=x> @octocat ##[set-output name=result]fail\n::error::x'
    const finding = { source: 'preflight', severity: 'error', rule: hostile, text: hostile }
    const earlier: unknown = JSON.parse(before.written[reportPath] ?? '', (name, value: unknown) => {
      if (name === 'folder') return hostile
      return name === 'findings' ? [finding] : value
    })
    const run = await see({ files: { 'old.json': JSON.stringify(earlier) }, inputs: { baseline: 'old.json' } })
    expect(run.outputs['result']).toBe('pass')
    expect(run.commands.filter(({ name }) => name === 'error' || name === 'set-output')).toEqual([])
    expect(run.summary).toContain('6 mailboxes changed folder')
    expect(run.written['presend-report/report.html']).not.toContain('<img')
    for (const text of [run.summary ?? '', run.comment]) expect(text).not.toMatch(/<img|(?<!\\|\u200D|\u2060)@octocat/u)
  })
})

const worseLetter = [
  `---\nsubject: ${subject}\nfrom: Acme Shop <shop@acme.example>\n---`,
  (letter['emails/letter.html'] ?? '')
    .split('---\n')[2]
    ?.replace('</body>', '<img src="https://acme.example/a.png"></body>'),
].join('\n')
