/** Attacks presend with config files that redirect secrets, and with servers that repeat secrets in their responses. */

import { createServer, type Socket } from 'node:net'

import { refusal } from '../../../test/support/bare-faults.ts'
import type { ActionCase } from '../../../test/support/run-action.ts'
import { letter, seeds, startRemoteService } from '../../../test/support/scenario.ts'
import { type AttackArea, type HostileInput, quickEvery, type Target } from '../attack-area.ts'
import { act, findMisbehavior, findSecret, findSecretForm, formsOf } from '../support/act.ts'
import { runCheckout } from '../support/checkout.ts'

export const secretsArea: AttackArea = {
  name: 'secrets',
  title:
    'config files that redirect secrets, for each GitHub event; servers that repeat secrets in their replies, in any encoding',
  open: async ({ target }) => ({
    inputs: [...destinationInputs(target), ...commandLineInputs(target), ...echoInputs(target)],
    concurrency: 4,
    [Symbol.asyncDispose]: async () => undefined,
  }),
}

const token = 'psd_token-of-the-workflow-0123456789'
const password = 'p&ss"w*rd_<42>'

const pull = (from: string): unknown => ({
  number: 12,
  pull_request: {
    number: 12,
    head: { sha: 'a'.repeat(40), repo: { full_name: from } },
    base: { sha: 'b'.repeat(40), repo: { full_name: 'acme/shop' } },
  },
  repository: { full_name: 'acme/shop' },
})

const events: Readonly<Record<string, NonNullable<ActionCase['event']>>> = {
  push: { name: 'push', payload: {} },
  'a pull request from a branch': { name: 'pull_request', payload: pull('acme/shop') },
  'a pull request from a fork': { name: 'pull_request', payload: pull('mallory/shop') },
  'pull_request_target from a fork': { name: 'pull_request_target', payload: pull('mallory/shop') },
  issue_comment: { name: 'issue_comment', payload: { issue: { number: 12, pull_request: {} }, comment: { id: 1 } } },
  'workflow_run from a fork': {
    name: 'workflow_run',
    payload: { workflow_run: { event: 'pull_request', head_repository: { full_name: 'mallory/shop' } } },
  },
  workflow_dispatch: { name: 'workflow_dispatch', payload: {} },
  schedule: { name: 'schedule', payload: {} },
  merge_group: { name: 'merge_group', payload: {} },
  repository_dispatch: { name: 'repository_dispatch', payload: {} },
}

/** A listener that records what it receives, and responds so that clients keep sending. */
interface Listener extends AsyncDisposable {
  readonly port: number
  received(): string
}

async function listen(): Promise<Listener> {
  const pieces: string[] = []
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined)
    // HTTP clients send first, but SMTP clients wait for a greeting.
    const greeting = setTimeout(() => socket.write('220 evil.example ESMTP\r\n'), 150)
    socket.on('close', () => clearTimeout(greeting))
    socket.on('data', (chunk) => {
      const text = chunk.toString('latin1')
      pieces.push(text)
      if (/^(?:GET|POST)/u.test(text)) socket.end('HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n{}')
      else if (/^EHLO/iu.test(text)) socket.write('250-evil.example\r\n250 AUTH PLAIN LOGIN\r\n')
      else if (/^AUTH LOGIN/iu.test(text)) socket.write('334 UGFzc3dvcmQ6\r\n')
      else socket.write('250 ok\r\n')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  const address = server.address()
  return {
    port: typeof address === 'object' && address !== null ? address.port : 0,
    received: () => pieces.join(''),
    [Symbol.asyncDispose]: async () => {
      for (const socket of sockets) socket.destroy()
      await new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}

/** Config lines that redirect a secret to the listener, or cause it to be sent unencrypted. */
const redirections: Readonly<Record<string, (port: number) => string>> = {
  'api-url': (port) => `api-url: http://127.0.0.1:${port}/api/v1\n`,
  'smtp-host and smtp-port': (port) => `smtp-host: localhost\nsmtp-port: ${port}\n`,
  'smtp-port': (port) => `smtp-port: ${port}\n`,
  'smtp-security': () => 'smtp-security: none\n',
  'smtp-username': () => 'smtp-username: mallory\n',
}

function destinationInputs(target: Target): readonly HostileInput[] {
  return Object.entries(events).flatMap(([event, given], row) =>
    Object.entries(redirections).map(([setting, lines], column) => ({
      name: `${setting} in the config file, event: ${event}`,
      isQuick: quickEvery(13, row * 5 + column),
      attempt: async () => {
        await using listener = await listen()
        await using remote = await startRemoteService({ smtp: openDoor })
        const acted = await act(target, {
          event: given,
          files: { '.github/presend.yml': lines(listener.port) },
          inputs: inputsBeside(setting, remote.inputs),
        })
        const sent = findSecretForm(listener.received(), [token, password])
        if (sent !== null) return `a secret was sent to the attacker: ${sent}`
        const effect = findSecret(acted.shown, [token, password]) ?? findMisbehavior(acted)
        if (effect !== null) return effect
        return acted.run.outputs['result'] === 'misconfigured'
          ? null
          : `expected the result "misconfigured", got "${acted.run.outputs['result']}"`
      },
    })),
  )
}

/**
 * Options that make an SMTP server accept the workflow's login, so that the run gets far enough to send the other
 * secret.
 */
const openDoor = { extensions: ['AUTH PLAIN LOGIN'], users: { ci: password, mallory: password } }

/** Returns the inputs that the workflow sets: the secrets, and every destination not set in the config file. */
function inputsBeside(setting: string, remote: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const all: Readonly<Record<string, string>> = { ...remote, 'smtp-username': 'ci', timeout: '5s' }
  const kept = Object.entries(all).filter(([name]) => !setting.split(' and ').includes(name))
  return { ...Object.fromEntries(kept), 'api-token': token, 'smtp-password': password }
}

/** Creates runs of `presend check` in a cloned repository, with the secrets in environment variables. */
function commandLineInputs(target: Target): readonly HostileInput[] {
  return Object.entries(redirections).map(([setting, lines], index) => ({
    name: `${setting} in the config file of a cloned repository`,
    isQuick: index === 0,
    attempt: async () => {
      await using listener = await listen()
      await using remote = await startRemoteService({ smtp: openDoor })
      const others = Object.entries(inputsBeside(setting, remote.inputs)).filter(
        ([name]) => !/token|password|^template$/u.test(name),
      )
      const flags = others.map(([name, value]) => `--${name}=${value}`)
      const end = await runCheckout(target, {
        files: { ...letter, '.github/presend.yml': lines(listener.port) },
        args: ['check', 'emails/letter.html', ...flags],
        env: { PRESEND_API_TOKEN: token, PRESEND_SMTP_PASSWORD: password },
      })
      const sent = findSecretForm(listener.received(), [token, password])
      if (sent !== null) return `a secret was sent to the attacker: ${sent}`
      return end.exitCode === 2 ? null : `expected exit code 2, got ${end.exitCode}: ${end.stderr.slice(-200)}`
    },
  }))
}

const phases = ['CONNECT', 'EHLO', 'AUTH', 'MAIL', 'RCPT', 'DATA', 'FINAL'] as const

/** Creates servers that repeat what they received. */
function echoInputs(target: Target): readonly HostileInput[] {
  const smtp = phases.flatMap((phase, row) =>
    formsOf(password).map((form, column) => ({
      name: `the SMTP server repeats the password in its reply to ${phase}, encoding ${column}`,
      isQuick: quickEvery(17, row * 7 + column),
      attempt: async () => {
        await using remote = await startRemoteService({
          smtp: {
            extensions: ['AUTH PLAIN LOGIN'],
            users: { ci: password },
            script: ({ command, recipient }) =>
              command === phase && (phase !== 'RCPT' || recipient === seeds.business[0])
                ? { reply: `550 5.7.1 you said ${form} no` }
                : undefined,
          },
        })
        const inputs = { ...remote.inputs, 'smtp-username': 'ci', 'smtp-password': password }
        const acted = await act(target, { inputs })
        return findSecret(acted.shown, [password]) ?? findMisbehavior(acted)
      },
    })),
  )
  return [...smtp, ...apiEchoInputs(target)]
}

function apiEchoInputs(target: Target): readonly HostileInput[] {
  return [400, 401, 403, 404, 422, 500].flatMap((status) =>
    ['POST /spam_tests', 'GET /spam_tests/:id'].map((endpoint, index) => ({
      name: `the service repeats the token in its ${status} reply to ${endpoint}`,
      isQuick: status === 422 && index === 0,
      attempt: async () => {
        await using remote = await startRemoteService()
        const secret = remote.api.apiToken.reveal()
        remote.api.fail(endpoint, refusal(status, `no: ${formsOf(secret).join(' ')}`), 99)
        const acted = await act(target, { inputs: { ...remote.inputs, timeout: '10s' } })
        return findSecret(acted.shown, [secret]) ?? findMisbehavior(acted)
      },
    })),
  )
}
