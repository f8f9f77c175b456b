/** Lists the files of a Git repository with the git program. */

import type { CommittedFiles } from '../check/changed-files.ts'
import { programEnv } from '../world/program-env.ts'
import { runProgram } from '../world/run-program.ts'
import type { Env } from '../world/world.ts'

const timeLimitMs = 30_000
const outputLimitBytes = 100 * 1024 * 1024

/**
 * The options allow a repository that belongs to another user, as in a container job, and prevent Git from starting
 * other programs.
 */
const command = 'git -c safe.directory=* -c core.fsmonitor=false ls-files -z -t --cached --modified'.split(' ')

/** Lists the files. @param env presend's environment, from which secrets are removed */
export async function listCommittedFiles(directory: string, env: Env, signal: AbortSignal): Promise<CommittedFiles> {
  const limits = { timeMs: timeLimitMs, outputBytes: outputLimitBytes, lineCount: null }
  const end = await runProgram({ command, directory, env: programEnv(env), input: '', limits }, signal)
  if (end.status === 'exited' && end.exitCode === 0) return parseList(end.stdout.toString())
  const [line = ''] = end.stderr.split('\n')
  const cause = line === '' ? (end.reason ?? end.status) : line
  return { status: 'unknown', reason: `git could not list the files of the repository: ${cause}` }
}

/** Parses entries such as `H path`. Git lists a modified file a second time, as `C path`. */
function parseList(output: string): CommittedFiles {
  const entries = output.split('\0').map((entry) => ({ tag: entry.slice(0, 1), path: entry.slice(2) }))
  const paths = (tags: string): readonly string[] =>
    entries.filter(({ tag }) => tag !== '' && tags.includes(tag)).map(({ path }) => path)
  return { status: 'known', tracked: paths('HS'), modified: paths('CRMK') }
}
