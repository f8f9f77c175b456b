/** The shared parts of scenarios: a template, a service with given results, and events of GitHub. */

import { type BareApi, type BareApiOptions, type BareResult, startBareApi } from './bare-api.ts'
import { jobToken } from './github-replies.ts'
import type { ActionCase, ActionRun } from './run-action.ts'
import { type ScriptedSmtpOptions, type ScriptedSmtpServer, startScriptedSmtpServer } from './smtp-server-scripted.ts'

/** The subject of the template, for scenarios that replace it. */
export const subject = 'About our opening hours'

/** A small, complete message of a shop, by its path; the embedded service finds no fault with it. */
export const letter: Readonly<Record<string, string>> = {
  'emails/letter.html': [
    '---',
    `subject: ${subject}`,
    'from: Acme Shop <shop@acme.example>',
    '---',
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Opening hours</title></head>',
    '<body><h1>Dear reader</h1><p>Our shop in Mill Lane is closed on Monday, since the roof is being repaired.',
    'From Tuesday on we are there again as usual, from nine to six. We look forward to your visit.</p>',
    '<p><a href="https://acme.example/hours">All our opening hours</a></p></body></html>',
    '',
  ].join('\n'),
}

/**
 * The template and inputs of a run that needs no other server. Preflight finds no fault in the template, and starting
 * its rules takes longer than all other steps before the mail is sent.
 */
export const embeddedCase: Pick<ActionCase, 'files' | 'inputs'> = {
  files: letter,
  inputs: { template: 'emails/letter.html', preflight: 'off' },
}

/** A service with only the documented fields, and an SMTP server that accepts all mail. */
export interface RemoteService extends AsyncDisposable {
  readonly api: BareApi
  readonly smtp: ScriptedSmtpServer
  /** The inputs that send the template through both servers. */
  readonly inputs: Readonly<Record<string, string>>
}

export interface RemoteOptions {
  readonly api?: BareApiOptions
  readonly smtp?: ScriptedSmtpOptions
  /**
   * The results by seed address; `null` if a seed gets none. All other seeds get their copy in the inbox with all
   * checks passed.
   */
  readonly results?: Readonly<Record<string, BareResult | null>>
}

/** The bare service's seeds, two of each provider type. */
export const seeds = {
  consumer: ['ann@mail.example', 'bob@post.example'],
  business: ['cid@firm.example', 'dot@office.example'],
  protected: ['eve@gate.example', 'fay@guard.example'],
} as const

/** Starts both servers on free ports. */
export async function startRemoteService(options: RemoteOptions = {}): Promise<RemoteService> {
  await using stack = new AsyncDisposableStack()
  const api = stack.use(await startBareApi({ seeds, ...options.api }))
  const smtp = stack.use(await startScriptedSmtpServer(options.smtp ?? {}))
  for (const address of Object.values(seeds).flat()) {
    const result = options.results?.[address]
    if (result !== null) api.receive(address, result ?? { folder: 'INBOX' })
  }
  const owned = stack.move()
  return {
    api,
    smtp,
    inputs: {
      template: 'emails/letter.html',
      'api-url': api.apiUrl,
      'api-token': api.apiToken.reveal(),
      'smtp-host': smtp.host,
      'smtp-port': String(smtp.port),
      'smtp-security': 'none',
    },
    [Symbol.asyncDispose]: async () => await owned.disposeAsync(),
  }
}

/** The commit at the head of the pull request. */
export const headSha: string = 'a'.repeat(40)

/** Creates the event of pull request 12 of acme/shop, from a branch of the repository or from a fork. */
export function pullRequestEvent(from: 'branch' | 'fork' = 'branch'): NonNullable<ActionCase['event']> {
  const headRepository = from === 'fork' ? 'mallory/shop' : 'acme/shop'
  return {
    name: 'pull_request',
    payload: {
      action: 'synchronize',
      number: 12,
      pull_request: {
        number: 12,
        head: { sha: headSha, repo: { full_name: headRepository } },
        base: { sha: 'b'.repeat(40), repo: { full_name: 'acme/shop' } },
      },
      repository: { full_name: 'acme/shop' },
    },
  }
}

/** Returns the environment and token of a run that may comment. */
export function commentingAt(apiUrl: string): Pick<ActionCase, 'env' | 'inputs' | 'event'> {
  return {
    event: pullRequestEvent(),
    env: { GITHUB_API_URL: apiUrl },
    inputs: { 'github-token': jobToken },
  }
}

/** Returns the lines of the log that name this file, without annotations. A run reports the problems of all files. */
export function problemLines({ stdout }: ActionRun, file: string): string {
  const lines = stdout.split('\n').filter((line) => line.includes(file) && !line.startsWith('::'))
  return lines.join('\n')
}
