import { expect, it } from 'vitest'

import { startGitHubApi } from '../support/github-api.ts'
import { type ActionRun, runAction } from '../support/run-action.ts'
import { commentingAt, embeddedCase, letter, startRemoteService } from '../support/scenario.ts'

function debugLines(run: ActionRun): readonly string[] {
  return run.commands.filter(({ name }) => name === 'debug').map(({ data }) => data)
}

const password = 'correct-horse-battery'

it('RUNNER_DEBUG logs settings, requests, the SMTP dialogue, polls and decisions, but no secret', async () => {
  await using github = await startGitHubApi()
  await using remote = await startRemoteService({ smtp: { extensions: ['AUTH PLAIN'], users: { ci: password } } })
  const commenting = commentingAt(github.apiUrl)
  const run = await runAction({
    ...commenting,
    files: letter,
    env: { ...commenting.env, RUNNER_DEBUG: '1' },
    inputs: { ...remote.inputs, ...commenting.inputs, 'smtp-username': 'ci', 'smtp-password': password },
  })
  expect(run.exitCode).toBe(0)
  const lines = debugLines(run)
  const expected = [
    /^setting min-inbox-rate: 85; 98 for transactional mail \(default\)$/u,
    /^setting smtp-password: \*\*\* \(input\)$/u,
    /^API: POST \/api\/v1\/spam_tests: 200 \(x-ratelimit-limit: 1000, .*\) after \d+ ms$/u,
    /^API: GET \/api\/v1\/spam_tests\/tracking-\d+: 200 \(/u,
    /^SMTP \d+ C: EHLO /u,
    /^SMTP \d+ C: AUTH PLAIN \*\*\*$/u,
    /^SMTP \d+ C: RCPT TO:<ann@mail\.example>/u,
    /^SMTP \d+ S: 250 /u,
    /^poll: next in \d+ ms, based on expected arrivals \(0 of 6 results/u,
    /^poll: results: 6, status: /u,
    /^seed ann@mail\.example \(consumer\) for emails\/letter\.html: ok, INBOX, spf pass, dkim pass, dmarc pass$/u,
    /^GitHub: GET \/repos\/acme\/shop\/issues\/12\/comments: 200 after \d+ ms/u,
    /^GitHub: POST \/repos\/acme\/shop\/issues\/12\/comments: 201 after \d+ ms/u,
  ]
  const missing = expected.filter((pattern) => !lines.some((line) => pattern.test(line)))
  expect(missing).toEqual([])
  expect(run.everything).not.toContain(password)
  expect(run.everything).not.toContain(Buffer.from(`\0ci\0${password}`).toString('base64'))
  expect(lines.join('\n')).not.toContain('Dear reader')
})

it('without RUNNER_DEBUG, only the configured settings and no debug lines are printed', async () => {
  const run = await runAction({ ...embeddedCase, inputs: { template: 'emails/letter.html' } })
  expect(run.stdout).toContain('::group::Settings\ntemplate: emails/letter.html (input)\n::endgroup::\n')
  expect(debugLines(run)).toEqual([])
})
