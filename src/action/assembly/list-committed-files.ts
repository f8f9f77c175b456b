/** Lists the files of a Git repository with the git program. */

import type { CommittedFiles } from '../../check/changed-files.ts'
import { programEnv } from '../../foundation/world/program-env.ts'
import { runProgram } from '../../foundation/world/run-program.ts'
import type { Env } from '../../foundation/world/world.ts'

const timeLimitMs = 30_000
const outputLimitBytes = 100 * 1024 * 1024

/**
 * The options allow a repository that belongs to another user, as in a container job, and prevent Git from starting
 * other programs.
 */
const git = 'git -c safe.directory=* -c core.fsmonitor=false'
const listCommand = `${git} ls-files -z -t --cached --modified`.split(' ')
const diffOptions = '--cached --name-only -z --no-renames --no-ext-diff --ignore-submodules=none'
const diffCommand = `${git} diff ${diffOptions} HEAD`.split(' ')

/**
 * Lists the files. A staged change counts as modified, because it is in the index but not in the commit.
 *
 * @param env presend's environment, from which secrets are removed
 */
export async function listCommittedFiles(directory: string, env: Env, signal: AbortSignal): Promise<CommittedFiles> {
  const list = await runGit(listCommand, { directory, env }, signal)
  if (list.status === 'unknown') return list
  const staged = await runGit(diffCommand, { directory, env }, signal)
  if (staged.status === 'unknown') return staged
  const { tracked, modified } = parseList(list.output)
  const stagedPaths = staged.output.split('\0').filter((path) => path !== '')
  return { status: 'known', tracked, modified: [...modified, ...stagedPaths] }
}

type GitOutput =
  | { readonly status: 'known'; readonly output: string }
  | Extract<CommittedFiles, { readonly status: 'unknown' }>

async function runGit(
  command: readonly string[],
  { directory, env }: { readonly directory: string; readonly env: Env },
  signal: AbortSignal,
): Promise<GitOutput> {
  const limits = { timeMs: timeLimitMs, outputBytes: outputLimitBytes, lineCount: null }
  const end = await runProgram({ command, directory, env: programEnv(env), input: '', limits }, signal)
  if (end.status === 'exited' && end.exitCode === 0) return { status: 'known', output: end.stdout.toString() }
  const [line = ''] = end.stderr.split('\n')
  const cause = line === '' ? (end.reason ?? end.status) : line
  return { status: 'unknown', reason: `git could not list the files of the repository: ${cause}` }
}

/** Parses entries such as `H path`. Git lists a modified file a second time, as `C path`. */
function parseList(output: string): Omit<Extract<CommittedFiles, { status: 'known' }>, 'status'> {
  const entries = output.split('\0').map((entry) => ({ tag: entry.slice(0, 1), path: entry.slice(2) }))
  const paths = (tags: string): readonly string[] =>
    entries.filter(({ tag }) => tag !== '' && tags.includes(tag)).map(({ path }) => path)
  return { tracked: paths('HS'), modified: paths('CRMK') }
}
