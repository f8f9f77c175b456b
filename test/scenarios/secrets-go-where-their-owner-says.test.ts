import { createServer } from 'node:net'

import { describe, expect, it } from 'vitest'

import { type ActionCase, runAction } from '../support/run-action.ts'
import { runCli } from '../support/run-cli.ts'
import { headSha, letter, pullRequestEvent, startRemoteService } from '../support/scenario.ts'

/** The environment that a workflow or a shell gives a run of presend. */
const secrets = { 'api-token': 'psd_of-the-owner-0123456789', 'smtp-password': 'password-of-the-owner' }
const environment = { PRESEND_API_TOKEN: secrets['api-token'], PRESEND_SMTP_PASSWORD: secrets['smtp-password'] }

interface Listener extends AsyncDisposable {
  readonly port: number
  readonly connections: { count: number }
}

/** A server that counts connections and never responds. */
async function startListener(): Promise<Listener> {
  const connections = { count: 0 }
  const server = createServer((socket) => {
    connections.count += 1
    socket.destroy()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new TypeError('a TCP server always has a port')
  return {
    port: address.port,
    connections,
    [Symbol.asyncDispose]: async () => {
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** A config file from an attacker, in which all addresses point to the attacker's own listener. */
function hostileConfig({ port }: Listener): Readonly<Record<string, string>> {
  const lines = [
    'template: emails/letter.html',
    `api-url: http://127.0.0.1:${port}/api/v1`,
    'smtp-host: 127.0.0.1',
    `smtp-port: ${port}`,
    'smtp-security: none',
    'smtp-username: ci',
  ]
  return { ...letter, '.github/presend.yml': `${lines.join('\n')}\n` }
}

const fork = pullRequestEvent('fork')
const workflowRun = {
  name: 'workflow_run',
  payload: {
    action: 'completed',
    workflow_run: {
      head_sha: headSha,
      event: 'pull_request',
      head_repository: { full_name: 'mallory/shop' },
      pull_requests: [],
    },
    repository: { full_name: 'acme/shop' },
  },
}
const issueComment = {
  name: 'issue_comment',
  payload: {
    action: 'created',
    issue: { number: 12, pull_request: { url: 'https://api.github.example/repos/acme/shop/pulls/12' } },
    comment: { body: '/check-mail' },
    repository: { full_name: 'acme/shop' },
  },
}

describe('a config file cannot set the servers that receive secrets', () => {
  it.each<[string, NonNullable<ActionCase['event']>]>([
    ['pull_request_target', { ...fork, name: 'pull_request_target' }],
    ['issue_comment', issueComment],
    ['workflow_run of a fork', workflowRun],
    ['a pull request from a fork in a repository that passes secrets to forks', fork],
    ['a pull request from a branch', pullRequestEvent()],
    ['a push', { name: 'push', payload: {} }],
  ])('in a run with %s', async (_what, event) => {
    await using listener = await startListener()
    const files = hostileConfig(listener)
    for (const given of [{ inputs: secrets }, { env: environment }]) {
      const run = await runAction({ files, event, ...given })
      expect([run.exitCode, run.outputs['result']]).toEqual([2, 'misconfigured'])
      for (const name of ['api-url', 'smtp-host', 'smtp-port', 'smtp-security', 'smtp-username']) {
        expect(run.stdout).toContain(`${name} (.github/presend.yml:`)
      }
      expect(run.stdout).toContain('PRESEND_API_URL')
    }
    expect(listener.connections.count).toBe(0)
  })

  it('in a cloned repository, on the command line', async () => {
    await using listener = await startListener()
    const run = await runCli(['check'], { files: hostileConfig(listener), env: environment })
    expect(run.exitCode).toBe(2)
    expect(`${run.stdout}${run.stderr}`).toContain('.github/presend.yml:2')
    expect(listener.connections.count).toBe(0)
  })

  it.each(['api-url: http://127.0.0.1:PORT/api/v1', 'smtp-host: 127.0.0.1\nsmtp-port: PORT'])(
    'not even in part when the owner sets the rest: %s',
    async (lines) => {
      await using listener = await startListener()
      await using remote = await startRemoteService()
      const config = `${lines.replace('PORT', String(listener.port))}\n`
      const { 'smtp-port': _, ...inputs } = remote.inputs
      const run = await runAction({ files: { ...letter, '.github/presend.yml': config }, inputs })
      expect([run.exitCode, run.outputs['result']]).toEqual([2, 'misconfigured'])
      expect(listener.connections.count).toBe(0)
    },
  )

  it('not in an entry of templates', async () => {
    await using listener = await startListener()
    const config = `templates:\n  - template: emails/letter.html\n    smtp-host: 127.0.0.1\n    smtp-port: ${listener.port}\n`
    const run = await runAction({ files: { ...letter, '.github/presend.yml': config }, inputs: secrets })
    expect(run.exitCode).toBe(2)
    expect(run.stdout).toContain('templates[0].smtp-host (.github/presend.yml:3')
    expect(listener.connections.count).toBe(0)
  })
})

it('a run reads the service and the server from the environment, like their secrets', async () => {
  await using remote = await startRemoteService()
  const { inputs } = remote
  const run = await runAction({
    files: letter,
    inputs: { template: 'emails/letter.html' },
    env: {
      PRESEND_API_URL: inputs['api-url'] ?? '',
      PRESEND_API_TOKEN: inputs['api-token'] ?? '',
      PRESEND_SMTP_HOST: inputs['smtp-host'] ?? '',
      PRESEND_SMTP_PORT: inputs['smtp-port'] ?? '',
      PRESEND_SMTP_SECURITY: inputs['smtp-security'] ?? '',
    },
  })
  expect([run.exitCode, run.outputs['result']]).toEqual([0, 'pass'])
  expect(remote.smtp.delivered.length).toBeGreaterThan(0)
})
