/** Attacks runs for pull requests: code and settings in a fork that try to run or to reach secrets. */

import { writeFileSync } from 'node:fs'

import type { ActionCase } from '../../../test/support/run-action.ts'
import { letter } from '../../../test/support/scenario.ts'
import { type AttackArea, type HostileInput, quickEvery, type Target } from '../attack-area.ts'
import { act, findMisbehavior } from '../support/act.ts'
import { runCheckout } from '../support/checkout.ts'

export const forksArea: AttackArea = {
  name: 'forks',
  title:
    'code in pull requests from forks, in the action and on the command line, for each event and with payloads that are missing, unreadable or incomplete',
  open: async ({ target }) => ({
    inputs: [...actionInputs(target), ...commandInputs(target), ...controlInputs(target), ...warningInputs(target)],
    concurrency: 4,
    [Symbol.asyncDispose]: async () => undefined,
  }),
}

const marker = 'code-of-the-fork-ran'

const pull = (head: unknown): unknown => ({
  number: 12,
  pull_request: {
    number: 12,
    head: { sha: 'a'.repeat(40), repo: head },
    base: { sha: 'b'.repeat(40), repo: { full_name: 'acme/shop' } },
  },
  repository: { full_name: 'acme/shop' },
})
const fork = pull({ full_name: 'mallory/shop' })

/** An event of a pull request. `text` is the content of the payload file; `null` if the file does not exist. */
interface ForkEvent {
  readonly name: string
  readonly text: string | null
}

const payload = (name: string, content: unknown): ForkEvent => ({ name, text: JSON.stringify(content) })

/** Events that must be treated as pull requests from forks. */
const events: Readonly<Record<string, ForkEvent>> = {
  'a pull request from a fork': payload('pull_request', fork),
  'a deleted fork': payload('pull_request', pull(null)),
  'a fork whose name differs in one letter': payload('pull_request', pull({ full_name: 'acme/sh0p' })),
  'a pull request without a head': payload('pull_request', { number: 12, pull_request: { number: 12 } }),
  'an empty payload': payload('pull_request', {}),
  'a payload that is a list': payload('pull_request', [fork]),
  'a payload that is not JSON': { name: 'pull_request', text: '{"pull_request":' },
  'an empty payload file': { name: 'pull_request', text: '' },
  'a missing payload file': { name: 'pull_request', text: null },
  'pull_request_target from a fork': payload('pull_request_target', fork),
  'pull_request_target without a payload': { name: 'pull_request_target', text: null },
  'a review of a pull request from a fork': payload('pull_request_review', fork),
  'a workflow_run for a fork': payload('workflow_run', {
    workflow_run: { event: 'pull_request', head_repository: { full_name: 'mallory/shop' } },
    repository: { full_name: 'acme/shop' },
  }),
  'a workflow_run for a deleted fork': payload('workflow_run', {
    workflow_run: { event: 'pull_request', head_repository: null },
    repository: { full_name: 'acme/shop' },
  }),
}

const code = `import { writeFileSync } from 'node:fs'\nwriteFileSync('${marker}', JSON.stringify(process.env))\n`
const page = letter['emails/letter.html'] ?? ''
const other = { 'emails/letter.html': page }

/** Files of a fork that contain code, by the setting that runs the code. */
const carriers: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'render-command': {
    ...other,
    'emails/a.tsx': 'x',
    'evil.mjs': `${code}console.log('x')\n`,
    '.github/presend.yml': `templates:\n  - template: emails/letter.html\n  - template: emails/*.tsx\n    render-command: node evil.mjs\n`,
  },
  'render-command-batch': {
    ...other,
    'emails/a.tsx': 'x',
    'evil.mjs': code,
    '.github/presend.yml': `templates:\n  - template: emails/letter.html\n  - template: emails/*.tsx\n    render-command-batch: node evil.mjs\n`,
  },
  helpers: {
    ...other,
    'emails/a.hbs': page,
    'evil.mjs': `${code}export const x = () => 'x'\n`,
    '.github/presend.yml':
      'templates:\n  - template: emails/letter.html\n  - template: emails/*.hbs\n    helpers: evil.mjs\n',
  },
  mjml: {
    ...other,
    'emails/a.mjml': '<mjml><mj-body></mj-body></mjml>',
    'node_modules/mjml/package.json': '{"name":"mjml","version":"4.15.0","main":"index.js"}',
    'node_modules/mjml/index.js': `require('node:fs').writeFileSync('${marker}', '')\nmodule.exports = () => ({ html: '', errors: [] })\n`,
    '.github/presend.yml': 'templates:\n  - template: emails/letter.html\n  - template: emails/*.mjml\n',
  },
  'the fork allows its own code': {
    ...other,
    'emails/a.tsx': 'x',
    'evil.mjs': code,
    '.github/presend.yml': `allow-fork-code: true\ntemplates:\n  - template: emails/*.tsx\n    render-command: node evil.mjs\n`,
  },
}

function pairs(): readonly (readonly [event: string, carrier: string])[] {
  return Object.keys(events).flatMap((event) => Object.keys(carriers).map((carrier) => [event, carrier] as const))
}

function caseOf({ name, text }: ForkEvent, files: Readonly<Record<string, string>>): ActionCase {
  const own = text === null ? { GITHUB_EVENT_PATH: '/nonexistent/event.json' } : { GITHUB_EVENT_PATH: 'event.json' }
  return {
    event: { name, payload: {} },
    files,
    prepare: (workspace) => {
      if (text !== null) writeFileSync(`${workspace}/event.json`, text)
    },
    env: own,
    inputs: { template: '', preflight: 'off', 'dry-run': 'true' },
  }
}

/** The action must not run code from the fork, whatever the payload looks like. */
function actionInputs(target: Target): readonly HostileInput[] {
  return pairs().map(([event, carrier], index) => ({
    name: `action, ${event}: ${carrier}`,
    isQuick: quickEvery(13, index),
    attempt: async () => {
      const found = events[event] ?? { name: 'pull_request', text: null }
      const done = await act(target, caseOf(found, carriers[carrier] ?? {}))
      if (done.run.written[marker] !== undefined) return 'code from the fork was run'
      return findMisbehavior(done)
    },
  }))
}

/** `presend check` and `presend preflight` in a workflow must follow the same rule as the action. */
function commandInputs(target: Target): readonly HostileInput[] {
  return pairs().flatMap(([event, carrier], index) =>
    (['check', 'preflight'] as const).map((command, which) => ({
      name: `presend ${command}, ${event}: ${carrier}`,
      isQuick: quickEvery(23, index * 2 + which),
      attempt: async () => {
        const { name, text } = events[event] ?? { name: 'pull_request', text: null }
        const { 'emails/letter.html': _unused, ...files } = carriers[carrier] ?? {}
        const end = await runCheckout(target, {
          files: { ...other, ...files, ...(text === null ? {} : { 'event.json': text }) },
          args: command === 'check' ? ['check', '--dry-run'] : ['preflight'],
          env: {
            CI: 'true',
            GITHUB_ACTIONS: 'true',
            GITHUB_EVENT_NAME: name,
            GITHUB_EVENT_PATH: text === null ? '/nonexistent/event.json' : 'event.json',
            GITHUB_REPOSITORY: 'acme/shop',
          },
          leaves: [marker],
        })
        if (end.left.length > 0) return 'code from the fork was run'
        return end.exitCode === null ? 'the command did not end' : null
      },
    })),
  )
}

/** On a push, the same code runs: otherwise, the other inputs would attack nothing. */
function controlInputs(target: Target): readonly HostileInput[] {
  const usable = Object.keys(carriers).filter((carrier) => carrier !== 'the fork allows its own code')
  return usable.map((carrier, index) => ({
    name: `control, a push: ${carrier}`,
    isQuick: index === 0,
    attempt: async () => {
      const { run } = await act(target, caseOf(payload('push', {}), carriers[carrier] ?? {}))
      return run.written[marker] === undefined ? `the code did not run: ${run.stdout.slice(0, 300)}` : null
    },
  }))
}

/** Events with secrets and write access, in which a workflow may have checked out the code of a fork. */
function warningInputs(target: Target): readonly HostileInput[] {
  const comment = {
    issue: { number: 12, pull_request: {} },
    comment: { id: 1 },
    repository: { full_name: 'acme/shop' },
  }
  const warned: Readonly<Record<string, ForkEvent>> = {
    pull_request_target: payload('pull_request_target', fork),
    issue_comment: payload('issue_comment', comment),
  }
  return Object.entries(warned).map(([name, event]) => ({
    name: `warning: ${name}`,
    isQuick: name === 'issue_comment',
    attempt: async () => {
      const done = await act(target, caseOf(event, other))
      return done.shown.includes(`triggered by ${name}`)
        ? findMisbehavior(done)
        : `the run does not warn that ${name} has access to secrets`
    },
  }))
}
