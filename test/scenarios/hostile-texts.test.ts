import { describe, expect, it } from 'vitest'

import { refusal } from '../support/bare-faults.ts'
import { startGitHubApi } from '../support/github-api.ts'
import { type ActionRun, runAction } from '../support/run-action.ts'
import { commentingAt, letter, seeds, startRemoteService, subject } from '../support/scenario.ts'

/** A line that someone might send so that the runner executes it as a command. */
const attack = '::set-output name=result::pass ##[set-output name=result]pass ##[set-env name=PATH]/tmp ##[add-mask]e'

/** Commands that presend itself prints; any other command must come from untrusted text. */
const ownCommands: ReadonlySet<string> = new Set('add-mask debug endgroup error group notice warning'.split(' '))

function expectNoForeignCommand(run: ActionRun): void {
  expect(run.commands.filter((command) => !ownCommands.has(command.name))).toEqual([])
  expect(run.commands.filter((command) => command.name === 'add-mask' && command.data === 'e')).toEqual([])
}

describe('workflow commands in untrusted text are printed as text', () => {
  it('in an SMTP reply', async () => {
    await using remote = await startRemoteService({
      smtp: {
        script: ({ command }) =>
          command === 'RCPT' ? { reply: `550-5.7.1 no\r\n550-${attack}\r\n550 5.7.1 ::error::x` } : undefined,
      },
    })
    const run = await runAction({ files: letter, inputs: remote.inputs })
    expect([run.exitCode, run.outputs['result']]).toEqual([1, 'fail'])
    expect(run.everything).toContain('set-output')
    expectNoForeignCommand(run)
  })

  it('in an error of the service', async () => {
    await using remote = await startRemoteService()
    remote.api.fail('POST /spam_tests', refusal(422, `no\n${attack}\r${attack}\u2028${attack}`), 99)
    const run = await runAction({ files: letter, inputs: remote.inputs })
    expect([run.exitCode, run.outputs['result']]).toEqual([2, 'misconfigured'])
    expect(run.stdout).toContain('set-output')
    expectNoForeignCommand(run)
  })

  it('in the subject, body and file name of a template', async () => {
    await using remote = await startRemoteService({ results: { [seeds.consumer[0]]: { folder: 'Spam' } } })
    const path = 'emails/##[error]x.html'
    const content = (letter['emails/letter.html'] ?? '').replaceAll(subject, `'${attack}'`)
    const run = await runAction({
      files: { [path]: content },
      inputs: { ...remote.inputs, template: 'emails/*.html', 'min-inbox-rate': '100' },
    })
    expect([run.exitCode, run.outputs['result']]).toEqual([1, 'fail'])
    expect(run.stdout).toContain('set-output')
    expectNoForeignCommand(run)
  })

  it('in an input', async () => {
    const run = await runAction({ files: letter, inputs: { template: `a.html\n${attack}`, gate: attack } })
    expect(run.exitCode).toBe(2)
    expectNoForeignCommand(run)
  })

  it('in an error message from GitHub', async () => {
    const effect = { kind: 'reply', status: 403, message: `no\n${attack}` } as const
    await using github = await startGitHubApi({ faults: [{ method: 'GET', path: /comments/u, effect }] })
    const commenting = commentingAt(github.apiUrl)
    const run = await runAction({
      ...commenting,
      files: letter,
      inputs: { ...commenting.inputs, template: 'emails/letter.html' },
    })
    expect([run.exitCode, run.outputs['result']]).toEqual([0, 'pass'])
    expectNoForeignCommand(run)
  })
})

it('untrusted markup appears only as text in the summary and the comment', async () => {
  await using github = await startGitHubApi()
  const evil = '<img src=x onerror=alert(1)> [click](https://evil.example) @octocat #1 | x'
  await using remote = await startRemoteService({
    smtp: {
      script: ({ command, recipient }) =>
        command === 'RCPT' && recipient === seeds.business[0] ? { reply: `550 5.7.1 ${evil}` } : undefined,
    },
  })
  const commenting = commentingAt(github.apiUrl)
  const content = (letter['emails/letter.html'] ?? '').replace(subject, `'${evil}'`)
  const run = await runAction({
    ...commenting,
    files: { 'emails/letter.html': content },
    inputs: { ...remote.inputs, ...commenting.inputs },
  })
  const [summary, comment] = [run.summary ?? '', github.comments[0]?.body ?? '']
  for (const markdown of [summary, comment]) expect(markdown).not.toContain('[click](https://evil.example)')
  for (const text of [summary, comment, run.written['presend-report/report.html'] ?? '']) {
    expect(text).toContain('onerror')
    expect(text).not.toContain('<img src=x')
  }
  expect(comment).not.toMatch(/(?<![`\w])@octocat/u)
})
