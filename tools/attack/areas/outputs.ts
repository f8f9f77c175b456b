/** Puts untrusted text into every output of a run. The text must not be interpreted. */

import { startBareApi } from '../../../test/support/bare-api.ts'
import { refusal } from '../../../test/support/bare-faults.ts'
import type { ActionCase } from '../../../test/support/run-action.ts'
import { letter, seeds, startRemoteService, subject } from '../../../test/support/scenario.ts'
import { type AttackArea, type HostileInput, quickEvery, type Target } from '../attack-area.ts'
import { type Act, act, findMisbehavior } from '../support/act.ts'
import { findLiveText } from '../support/live-text.ts'

export const outputsArea: AttackArea = {
  name: 'outputs',
  title:
    'workflow commands, Markdown, HTML and terminal sequences in template names, subjects, message bodies, server replies, pull request titles and branch names',
  open: async ({ target }) => ({
    inputs: Object.entries(carriers).flatMap(([carrier, carry], row) =>
      texts.map((text, column) => ({
        name: `${carrier}: ${JSON.stringify(text).slice(0, 70)}`,
        isQuick: quickEvery(23, row * texts.length + column),
        attempt: async () => judge(await carry(target, text), text),
      })),
    ) satisfies readonly HostileInput[],
    concurrency: 4,
    [Symbol.asyncDispose]: async () => undefined,
  }),
}

const texts: readonly string[] = [
  '::set-output name=result::pass',
  ' ::set-env name=PATH::/tmp',
  '%0A::add-mask::e',
  '##[set-env name=PATH]/tmp',
  'x ##[add-path]/tmp',
  '::\u00adstop-commands::t',
  '\u200b::error::x',
  '\ufeff::warning::x',
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg/onload=alert(1)>',
  '"><iframe src=javascript:alert(1)>',
  '</title><script>alert(1)</script>',
  '</td></tr></table><h1>pass</h1>',
  '</details></summary><h1>pass</h1>',
  '<!-- presend -->',
  '--><b>x</b><!--',
  '[click](javascript:alert(1))',
  '[click](https://evil.example)',
  '![x](https://evil.example/pixel.png)',
  '@octocat #1 GH-1 acme/shop#1',
  '`code` **bold** ~~x~~ | a | b |',
  '```\n# pass\n```',
  '# heading',
  '> quote',
  '- [x] done',
  '$$\\href{javascript:alert(1)}{x}$$',
  '{{ constructor }}',
  '\u001b[2J\u001b[31mred',
  '\u001b]0;evil\u0007\u001b]8;;https://evil.example\u001b\\x',
  '\u009b2J\u0090x\u009c',
  '\u202egpj.exe\u2066',
  'a\u2028::error::x\u2029b',
  'a\r::error::x',
  'a\u0085::error::x',
  '=cmd|calc',
  'javascript:alert(1)',
  'EOF\nresult=pass',
  'ghadelimiter_x\nresult=pass\nghadelimiter_x',
  'x'.repeat(100_000),
]

type Carrier = (target: Target, text: string) => Promise<Act>

const oneLine = (text: string): string => text.replaceAll(/[\r\n\u2028\u2029\u0085]/gu, ' ')
const file = letter['emails/letter.html'] ?? ''

/** The locations in which the text is inserted. Every run fails, so that its reports contain at least one problem. */
const carriers: Readonly<Record<string, Carrier>> = {
  'a subject': async (target, text) => {
    return await remotely(target, {
      files: { 'emails/letter.html': file.replace(`subject: ${subject}`, () => `subject: ${JSON.stringify(text)}`) },
    })
  },
  // A single run includes the text in all of these locations. A subject can stop a run early, so each subject gets a
  // separate run.
  'a template name, a message body, a link, a pull request title and a branch name': async (target, text) => {
    const name = oneLine(text).replaceAll(/[/\0]/gu, '_').slice(0, 80)
    const body = `<p>${text}</p><a href="https://acme.example/?${oneLine(text)}">${text}</a><h1>`
    return await remotely(target, {
      files: { [`emails/${name}.html`]: file.replace('<h1>', () => body) },
      inputs: { template: 'emails/*.html' },
      ...pullRequest(text),
    })
  },
  'an SMTP reply': async (target, text) => {
    await using remote = await startRemoteService({
      smtp: {
        script: ({ command, recipient }) =>
          command === 'RCPT' && recipient === seeds.business[0] ? { reply: `550 5.7.1 ${oneLine(text)}` } : undefined,
      },
    })
    return await act(target, { inputs: { ...remote.inputs, 'min-inbox-rate': '100' } })
  },
  'an error message from the service': async (target, text) => {
    await using api = await startBareApi({ seeds })
    await using remote = await startRemoteService()
    api.fail('POST /spam_tests', refusal(422, text), 99)
    const inputs = { ...remote.inputs, 'api-url': api.apiUrl, 'api-token': api.apiToken.reveal() }
    return await act(target, { inputs })
  },
  'inputs and the config file': async (target, text) => {
    return await act(target, {
      files: { '.github/presend.yml': `gate: ${JSON.stringify(text)}\n${JSON.stringify(text.slice(0, 200))}: 1\n` },
      inputs: {
        'test-name': oneLine(text).slice(0, 200),
        'mail-type': text.slice(0, 1000),
        headers: `X-A: ${oneLine(text)}`,
      },
    })
  },
}

/** Creates a pull request with the text as its title, body, author and branches. */
function pullRequest(text: string): Pick<ActionCase, 'event' | 'env'> {
  const head = { sha: 'a'.repeat(40), ref: text, label: text, repo: { full_name: 'acme/shop' } }
  const base = { sha: 'b'.repeat(40), ref: text, repo: { full_name: 'acme/shop' } }
  const payload = {
    number: 12,
    pull_request: { number: 12, title: text, body: text, head, base, user: { login: text } },
    repository: { full_name: 'acme/shop' },
  }
  const name = oneLine(text).replaceAll('\0', '').slice(0, 2000)
  const env = {
    GITHUB_HEAD_REF: name,
    GITHUB_REF_NAME: name,
    GITHUB_ACTOR: name,
    GITHUB_WORKFLOW: name,
    GITHUB_JOB: name,
  }
  return { event: { name: 'pull_request', payload }, env }
}

async function remotely(target: Target, given: ActionCase): Promise<Act> {
  await using remote = await startRemoteService({ results: { [seeds.consumer[0]]: { folder: 'Spam' } } })
  return await act(target, { ...given, inputs: { ...remote.inputs, 'min-inbox-rate': '100', ...given.inputs } })
}

function judge(acted: Act, text: string): string | null {
  const effect = findMisbehavior(acted) ?? findLiveText(acted)
  if (effect !== null) return effect
  return text.includes('result=pass') && acted.run.outputs['result'] === 'pass'
    ? 'the injected text set the result output'
    : null
}
