import { generateKeyPairSync } from 'node:crypto'

import { expect, it } from 'vitest'

import { refusal } from '../support/bare-faults.ts'
import { startGitHubApi } from '../support/github-api.ts'
import { runAction } from '../support/run-action.ts'
import { commentingAt, letter, seeds, startRemoteService } from '../support/scenario.ts'

const password = 'p&ss"w*rd_<42>'
const { privateKey: privateKeyPem } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  publicKeyEncoding: { type: 'spki', format: 'pem' },
})

/** Returns the secret as it is, encoded, and as part of a login. */
function formsOf(secret: string): readonly string[] {
  const bytes = Buffer.from(secret)
  return [
    secret,
    bytes.toString('base64').replace(/=+$/u, ''),
    bytes.toString('base64url'),
    bytes.toString('hex'),
    encodeURIComponent(secret),
    JSON.stringify(secret).slice(1, -1),
    Buffer.from(`\0ci\0${secret}`).toString('base64'),
  ]
}

it('log, summary, comment, outputs and report files show no secret, even if a server repeats it in any form', async () => {
  await using github = await startGitHubApi()
  await using remote = await startRemoteService({
    results: { [seeds.consumer[0]]: { folder: 'Spam' } },
    smtp: {
      extensions: ['AUTH PLAIN LOGIN'],
      users: { ci: password },
      // Some real servers quote the credentials that they received.
      script: ({ command, recipient }) =>
        command === 'RCPT' && recipient === seeds.business[0]
          ? { reply: `550 5.7.1 ${formsOf(password).join(' ')} no` }
          : undefined,
    },
  })
  remote.api.fail('GET /spam_tests/:id', refusal(500, `token ${remote.api.apiToken.reveal()} is tired`), 1)
  const commenting = commentingAt(github.apiUrl)
  const secrets = {
    'api-token': remote.api.apiToken.reveal(),
    'smtp-password': password,
    'dkim-private-key': privateKeyPem,
    'github-token': commenting.inputs?.['github-token'] ?? '',
  }
  const run = await runAction({
    ...commenting,
    files: {
      ...letter,
      'emails/letter.html': (letter['emails/letter.html'] ?? '').replace('Dear reader', `Dear reader ${password}`),
    },
    inputs: {
      ...remote.inputs,
      ...secrets,
      'smtp-username': 'ci',
      'dkim-domain': 'acme.example',
      'dkim-selector': 's1',
    },
  })
  expect([run.exitCode, run.outputs['result']]).toEqual([1, 'fail'])
  const shown = [run.everything, ...github.comments.map((comment) => comment.body)].join('\n')
  const leaked = Object.entries(secrets).flatMap(([name, secret]) =>
    [...formsOf(secret), ...secret.split('\n').filter((line) => line.length > 20 && !line.startsWith('-----'))]
      .filter((form) => shown.includes(form))
      .map((form) => `${name}: ${form}`),
  )
  expect(leaked).toEqual([])
})

it('every secret is masked before any line that could show it', async () => {
  await using remote = await startRemoteService()
  const run = await runAction({
    files: letter,
    inputs: { ...remote.inputs, 'smtp-password': password, 'smtp-username': 'ci', 'dkim-private-key': privateKeyPem },
  })
  const lines = run.stdout.split('\n').filter((line) => line !== '')
  const masks = lines.map((line) => line.startsWith('::add-mask::'))
  expect(masks.lastIndexOf(true)).toBe(masks.filter(Boolean).length)
  expect(lines[0]).toMatch(/^presend \d/u)
  const masked = run.commands.filter((command) => command.name === 'add-mask').map((command) => command.data)
  expect(masked).toEqual(expect.arrayContaining([password, remote.api.apiToken.reveal()]))
  expect(masked.filter((value) => value.length < 4 || value.includes('-----'))).toEqual([])
})

it('secrets can come from the environment, and a password such as "pass" does not distort the result', async () => {
  await using remote = await startRemoteService()
  const { 'api-token': token, ...inputs } = remote.inputs
  const run = await runAction({
    files: letter,
    inputs,
    env: { PRESEND_API_TOKEN: token, PRESEND_SMTP_PASSWORD: 'pass' },
  })
  expect(run.outputs['result']).toMatch(/^(?:pass|misconfigured)$/u)
  expect(run.commands.filter((command) => command.name === 'add-mask').map((command) => command.data)).not.toContain(
    'pass',
  )
})
