import { describe, expect, it } from 'vitest'

import { startGitHubApi } from '../support/github-api.ts'
import { type ActionCase, type ActionRun, runAction } from '../support/run-action.ts'
import { commentingAt, embeddedCase, letter } from '../support/scenario.ts'

const secret = 'hunter2-of-the-runner'

/**
 * Runs on a pull request whose job has a secret in its environment, and returns everything that other people can read.
 */
async function runWithSecret(given: ActionCase): Promise<{ readonly run: ActionRun; readonly shown: string }> {
  await using github = await startGitHubApi()
  const commenting = commentingAt(github.apiUrl)
  const run = await runAction({
    ...commenting,
    ...given,
    files: { ...letter, ...given.files },
    inputs: { template: 'emails/letter.html', ...commenting.inputs, ...given.inputs },
    env: { ...commenting.env, DEPLOY_KEY: secret, ...given.env },
  })
  return { run, shown: [run.everything, ...github.comments.map((comment) => comment.body)].join('\n') }
}

const config = (text: string): Readonly<Record<string, string>> => ({ '.github/presend.yml': text })

describe('no path setting reads a file outside the repository', () => {
  const leak = { links: { leak: '/proc/self/environ', 'leak.json': '/proc/self/environ' } }
  const folder = { links: { folder: '/proc/self' } }
  it.each<[string, ActionCase]>([
    ['zone-file: an absolute path', { files: config('zone-file: /proc/self/environ\n') }],
    ['zone-file: a path with ..', { files: config(`zone-file: ${'../'.repeat(12)}proc/self/environ\n`) }],
    ['zone-file: a symbolic link', { ...leak, files: config('zone-file: leak\n') }],
    ['zone-file: a folder that is a symbolic link', { ...folder, files: config('zone-file: folder/environ\n') }],
    ['zone-file: an input', { inputs: { 'zone-file': '/proc/self/environ' } }],
    ['data: a symbolic link', { ...leak, files: config('data: leak.json\n') }],
    ['config: an absolute path', { inputs: { config: '/proc/self/environ' } }],
    ['config: a symbolic link', { ...leak, inputs: { config: 'leak' } }],
    ['text: a symbolic link', { links: { 'leak.txt': '/proc/self/environ' }, files: config('text: leak.txt\n') }],
    ['template: a symbolic link', { links: { 'a.html': '/proc/self/environ' }, inputs: { template: 'a.html' } }],
    ['template: a glob through a symbolic link', { ...folder, inputs: { template: 'folder/*.html' } }],
  ])('%s', async (_what, given) => {
    const { run, shown } = await runWithSecret(given)
    expect([run.exitCode, run.outputs['result']]).toEqual([2, 'misconfigured'])
    expect(/inside the repository|pattern that matches a file/u.test(shown)).toBe(true)
    expect(shown.includes(secret)).toBe(false)
  })
})

it.each([
  [
    'the credentials of actions/checkout as a zone file',
    { files: { '.github/presend.yml': 'zone-file: .git/config\n' } },
  ],
  [
    'the credentials of actions/checkout as a partial',
    {
      files: { 'a.liquid': '---\nsubject: "{% render \'.git/config\' %}"\nfrom: a@shop.example\n---\n<p>a</p>\n' },
      inputs: { template: 'a.liquid' },
    },
  ],
])('rejects %s', async (_what, given: ActionCase) => {
  const gitConfig = `[http]\n\textraheader = AUTHORIZATION: basic ${secret}\n`
  const { run, shown } = await runWithSecret({ ...given, files: { ...given.files, '.git/config': gitConfig } })
  expect([run.exitCode, run.outputs['result']]).toEqual([2, 'misconfigured'])
  expect(shown.includes(secret)).toBe(false)
})

it('an invalid zone file is reported by place and kind of error, without quoting its content', async () => {
  const files = { ...config('zone-file: .env\n'), '.env': `DEPLOY_KEY=${secret}\nOTHER "${secret}\n` }
  const { run, shown } = await runWithSecret({ files })
  expect([run.exitCode, run.outputs['result']]).toEqual([2, 'misconfigured'])
  expect(run.stdout).toContain('.env:1')
  expect(shown.includes(secret)).toBe(false)
})

describe('the report is never written through a symbolic link or into .git', () => {
  it.each<[string, ActionCase]>([
    ['the default folder is a link that leads out of the repository', { links: { 'presend-report': '{outside}' } }],
    [
      'the default folder is a link to .git/hooks',
      { links: { 'presend-report': '.git/hooks' }, files: { '.git/hooks/x': '' } },
    ],
    [
      'a parent folder is a symbolic link',
      { links: { out: '{outside}' }, files: { '.github/presend.yml': 'report-dir: out/report\n' } },
    ],
    ['an input names .git', { inputs: { 'report-dir': '.git/hooks' }, files: { '.git/hooks/x': '' } }],
    ['an input leads out of the repository', { inputs: { 'report-dir': '../report' } }],
    ['a name that shells and logs misread', { inputs: { 'report-dir': 'out$(id)' } }],
  ])('%s', async (_what, given) => {
    const { run } = await runWithSecret(given)
    expect([run.exitCode, run.outputs['result'], run.outputs['report-path']]).toEqual([2, 'misconfigured', ''])
    expect(run.stdout).toContain('report-dir')
    expect(Object.keys(run.written)).toEqual([])
  })

  it('a link in place of a report file, or of its temporary file, is replaced and not followed', async () => {
    const links = { 'presend-report/report.json': '../target', 'presend-report/report.json.part': '../target' }
    const run = await runAction({ ...embeddedCase, files: { ...letter, target: 'untouched' }, links })
    expect([run.exitCode, run.outputs['report-path']]).toEqual([0, 'presend-report'])
    expect(run.written['presend-report/report.json']).toContain('"outcome"')
    expect(Object.keys(run.written)).not.toContain('target')
  })
})
