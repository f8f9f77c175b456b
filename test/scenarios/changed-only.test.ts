import { execFileSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'

import { type GitHubApi, startGitHubApi } from '../support/github-api.ts'
import type { PullRequestFile } from '../support/github-replies.ts'
import { type ActionRun, runAction } from '../support/run-action.ts'
import { commentingAt, letter } from '../support/scenario.ts'

const text = Object.values(letter).join('')
const files = {
  'emails/letter.html': text,
  'emails/offer.liquid': text.replace('Dear reader', '{% include "greeting" %}'),
  'emails/greeting.liquid': 'Dear reader',
  'out/built.html': text,
}
const inputs = { template: 'emails/{letter.html,offer.liquid}', 'changed-only': 'true', preflight: 'off' }

function commitEmails(workspace: string): void {
  for (const args of [
    ['init', '-q'],
    ['add', 'emails'],
    ['-c', 'user.name=Test', '-c', 'user.email=test@x.example', 'commit', '-q', '-m', 'first'],
  ])
    execFileSync('git', args, { cwd: workspace })
}

/** Runs the action in a repository whose committed files are in `emails/`. */
async function runAt(github: GitHubApi, more: Readonly<Record<string, string>> = {}): Promise<ActionRun> {
  const commenting = commentingAt(github.apiUrl)
  return await runAction({
    ...commenting,
    files,
    prepare: commitEmails,
    inputs: { ...commenting.inputs, ...inputs, ...more },
  })
}

function changing(...names: readonly string[]): readonly PullRequestFile[] {
  return names.map((filename) => ({ filename, status: 'modified' }))
}

function testedTemplates({ outputs }: ActionRun): readonly string[] {
  const tests: readonly { readonly template: string }[] = JSON.parse(outputs['tests'] ?? '[]')
  return tests.map(({ template }) => template)
}

describe('the action with changed-only', () => {
  it('checks only the template whose include the pull request changes, and says so in log, summary and comment', async () => {
    await using github = await startGitHubApi({ files: changing('README.md', 'emails/greeting.liquid') })
    const run = await runAt(github)
    expect([run.exitCode, testedTemplates(run)]).toEqual([0, ['emails/offer.liquid']])
    const notice = '1 of 2 templates checked; the pull request does not change the others'
    for (const shown of [run.stdout, run.summary, github.comments[0]?.body]) expect(shown).toContain(notice)
  })

  it('passes and says that nothing was checked if no template changed, and creates no comment', async () => {
    await using github = await startGitHubApi({ files: changing('README.md') })
    const run = await runAt(github)
    expect([run.exitCode, run.outputs]).toMatchObject([0, { result: 'pass', tests: '[]', 'inbox-rate': '' }])
    const sentence = 'no template changed in this pull request: nothing was checked'
    expect(run.stdout).toContain(sentence)
    expect(run.summary).toContain(sentence)
    expect(github.comments).toEqual([])
    const report: unknown = JSON.parse(run.written['presend-report/report.json'] ?? '')
    expect(report).toMatchObject({ outcome: 'pass', sentence: `pass: ${sentence}`, tests: [] })
  })

  it('updates the comment of an earlier run if no template is changed any more', async () => {
    const body = '<!-- presend workflow=Mail job=presend step=__presend_presend config= key= -->\n❌ presend'
    const comments = [{ id: 7, body, login: 'github-actions[bot]' }]
    await using github = await startGitHubApi({ comments, files: changing('README.md') })
    await runAt(github)
    expect(github.comments).toHaveLength(1)
    expect(github.comments[0]?.body).toContain('✅ presend: no template changed in this pull request')
  })

  it('checks a template that an earlier step has built, although the pull request does not list it', async () => {
    await using github = await startGitHubApi({ files: changing('src/mail.js') })
    const run = await runAt(github, { template: '{emails/letter.html,out/built.html}' })
    expect(testedTemplates(run)).toEqual(['out/built.html'])
  })

  it('checks all templates if GitHub refuses to list the files, and names the missing permission', async () => {
    await using github = await startGitHubApi({ permissions: { issues: 'write' } })
    const run = await runAt(github)
    expect(testedTemplates(run)).toHaveLength(2)
    for (const shown of [run.stdout, run.summary]) {
      expect(shown).toContain('all templates were checked')
      expect(shown).toContain('pull-requests: read')
    }
  })
})
