/** Runs the target's action as GitHub's runner does, and returns all output that others can see. */

import { startGitHubApi } from '../../../test/support/github-api.ts'
import { type ActionCase, type ActionRun, runAction } from '../../../test/support/run-action.ts'
import { commentingAt, letter } from '../../../test/support/scenario.ts'
import type { Target } from '../attack-area.ts'

/** A finished run and its visible output. */
export interface Act {
  readonly run: ActionRun
  readonly comment: string
  /** The visible output: log, summary, outputs, written files and comments. */
  readonly shown: string
}

/**
 * The time limit for a run: the timeout for one template, plus the time it takes to start a process on a busy machine.
 */
const limitMs = 60_000

/**
 * Runs the action on a pull request with permission to comment. Uses the default template unless `given` contains other
 * files.
 */
export async function act(target: Target, given: ActionCase): Promise<Act> {
  await using github = await startGitHubApi()
  const commenting = commentingAt(github.apiUrl)
  const run = await runAction(
    {
      limitMs,
      ...commenting,
      ...given,
      files: { ...letter, ...given.files },
      inputs: { template: 'emails/letter.html', ...commenting.inputs, ...given.inputs },
      env: { ...commenting.env, ...given.env },
    },
    target.mainPath,
  )
  const comment = github.comments.map((one) => one.body).join('\n')
  return { run, comment, shown: `${run.everything}\n${comment}` }
}

/** The workflow commands that presend itself may print. Any other command comes from injected text. */
const ownCommands: ReadonlySet<string> = new Set('add-mask debug endgroup error group notice warning'.split(' '))

/** Checks what must be true of every run. @returns `null`, or a description of the violation */
export function findMisbehavior({ run }: Pick<Act, 'run'>): string | null {
  const foreign = run.commands.find((command) => !ownCommands.has(command.name))
  if (foreign !== undefined) return `the runner would execute an injected command: ${foreign.name} ${foreign.data}`
  const internals = findInternals(run.everything)
  if (internals !== null) return internals
  const exitCodes = { pass: 0, fail: 1, misconfigured: 2, inconclusive: 3 } as const
  const known = Object.entries(exitCodes).find(([result]) => result === run.outputs['result'])
  if (known === undefined) return `the result output is missing or unknown, with exit code ${run.exitCode}`
  return run.exitCode === known[1] ? null : `the result "${known[0]}" does not match exit code ${run.exitCode}`
}

/** Checks visible text for stack traces and crashes. @returns `null`, or a description of the violation */
export function findInternals(text: string): string | null {
  const internals = /Maximum call stack|heap out of memory|FATAL ERROR|\n\s+at \S+ \(|node:internal|UnhandledPromise/u
  const shown = internals.exec(text)
  return shown === null ? null : `the output reveals internal details: ${shown[0].trim()}`
}

/** Checks the output of a command for injected workflow commands. @returns `null`, or a description of the violation */
export function findInjectedCommand(output: string): string | null {
  const foreign = [...output.matchAll(/^\s*(?:::([a-z-]+)|##\[([a-z-]+))/gimu)].find(
    ([, name = '']) => !ownCommands.has(name),
  )
  return foreign === undefined ? null : `the runner would execute an injected command: ${foreign[0].trim()}`
}

/** Checks visible text for secrets. @returns `null`, or a description of the leak */
export function findSecret(shown: string, secrets: readonly string[]): string | null {
  const leaked = findSecretForm(shown, secrets)
  return leaked === null ? null : `a secret is visible: ${leaked}`
}

/** Returns the first secret that occurs in the text, in the encoding in which it occurs. */
export function findSecretForm(text: string, secrets: readonly string[]): string | null {
  const forms = secrets.flatMap((secret) => formsOf(secret))
  return forms.find((form) => form.length >= 6 && text.includes(form))?.slice(0, 60) ?? null
}

/** Returns the secret as is, in several encodings, and as part of encoded login credentials. */
export function formsOf(secret: string): readonly string[] {
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
