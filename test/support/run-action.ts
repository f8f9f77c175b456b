/**
 * Runs the action as GitHub's runner does: loads action.yml with GitHub's own parser, evaluates the defaults of the
 * inputs, and starts a separate process with inputs and runner variables in the environment, and event and result files
 * on disk. Returns everything that the process leaves behind. Fails where the runner would fail the step.
 */

import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'

import { evaluateDefault, loadOwnManifest } from './github-parser.ts'
import { jobToken } from './github-replies.ts'
import { parseOutputFile } from './output-file.ts'
import { recordRun } from './record-run.ts'
import { type RunnerCommand, runnerCommands } from './runner-commands.ts'
import { failAsTheRunner } from './runner-rules.ts'
import { actionEntry, cachedCode, quickStartFlags } from './start-node.ts'

export interface ActionCase {
  /** The inputs by name, as under `with`. An input that action.yml does not have is passed on, as the runner does. */
  readonly inputs?: Readonly<Record<string, string>>
  /** The files of the workspace by path. */
  readonly files?: Readonly<Record<string, string>>
  /** Symbolic links in the workspace: the target by the link's path. `{outside}` is the folder above the workspace. */
  readonly links?: Readonly<Record<string, string>>
  /** Adds an entry to the workspace that is neither a file nor a link. */
  readonly prepare?: (workspace: string) => void
  /** Called when the process has ended, before its folders are deleted. */
  readonly inspect?: (workspace: string) => void
  readonly event?: { readonly name: string; readonly payload: unknown }
  /** Further variables; `undefined` removes one. */
  readonly env?: Readonly<Record<string, string | undefined>>
  /** `unwritable`: the path of the summary is a folder. */
  readonly summary?: 'file' | 'unwritable' | 'none'
  /** Called with each piece of output; may send a signal to the process. */
  readonly onOutput?: (output: string, child: RunningAction) => void
  /** Called once the process has started; may send it a signal later. */
  readonly whenStarted?: (child: RunningAction) => Promise<void>
  /** The process is killed after this time, and the run fails. */
  readonly limitMs?: number
}

export interface RunningAction {
  signal(name: 'SIGINT' | 'SIGTERM'): void
}

export interface ActionRun {
  readonly exitCode: number | null
  readonly stdout: string
  readonly stderr: string
  /** The warning that the runner prints itself about inputs that action.yml does not have. */
  readonly runnerWarnings: readonly string[]
  /** The workflow commands on both streams. */
  readonly commands: readonly RunnerCommand[]
  /** The summary; `null` if nothing was written. */
  readonly summary: string | null
  readonly outputs: Readonly<Record<string, string>>
  /** The contents of the files in the workspace that the run added or changed, by path. */
  readonly written: Readonly<Record<string, string>>
  /** The time from the first signal to the end; `null` if none was sent. */
  readonly stoppedInMs: number | null
  /** The names of files in the temporary folder after the end. */
  readonly leftBehind: readonly string[]
  /** All text that left the process, except masks, because the runner hides these lines. */
  readonly everything: string
}

/** Runs the action until it ends. Rejects if it takes too long or leaves a process behind. */
export async function runAction(given: ActionCase, entry: string = actionEntry): Promise<ActionRun> {
  const base = mkdtempSync(join(tmpdir(), 'presend-action-'))
  try {
    const folders = prepare(base, given)
    const ended = await runProcess(entry, environment(folders, given), { cwd: folders.workspace, given })
    given.inspect?.(folders.workspace)
    const run = collect(folders, given, ended)
    await recordRun({ base, ...run, everything: undefined, stoppedInMs: undefined, commands: undefined })
    return run
  } finally {
    rmSync(base, { recursive: true, force: true })
  }
}

/** Loaded once, because no test changes action.yml. */
const manifest = loadOwnManifest()

interface Folders {
  readonly workspace: string
  readonly temporary: string
  readonly summaryPath: string
  readonly outputPath: string
  readonly eventPath: string
  /** The files with which a step changes later steps of the job, by variable. presend must not write to them. */
  readonly otherFiles: Readonly<Record<'GITHUB_ENV' | 'GITHUB_PATH' | 'GITHUB_STATE', string>>
}

function prepare(base: string, given: ActionCase): Folders {
  const folders = {
    workspace: join(base, 'workspace'),
    temporary: join(base, 'tmp'),
    summaryPath: join(base, 'summary.md'),
    outputPath: join(base, 'output'),
    eventPath: join(base, 'event.json'),
    otherFiles: {
      GITHUB_ENV: join(base, 'set_env'),
      GITHUB_PATH: join(base, 'add_path'),
      GITHUB_STATE: join(base, 'save_state'),
    },
  }
  mkdirSync(folders.workspace)
  mkdirSync(folders.temporary)
  for (const [path, content] of Object.entries(given.files ?? {})) {
    mkdirSync(dirname(join(folders.workspace, path)), { recursive: true })
    writeFileSync(join(folders.workspace, path), content)
  }
  for (const [path, target] of Object.entries(given.links ?? {})) {
    mkdirSync(dirname(join(folders.workspace, path)), { recursive: true })
    symlinkSync(target.replace('{outside}', base), join(folders.workspace, path))
  }
  writeFileSync(folders.eventPath, JSON.stringify(given.event?.payload ?? {}))
  for (const path of [folders.outputPath, ...Object.values(folders.otherFiles)]) writeFileSync(path, '')
  if (given.summary === 'unwritable') mkdirSync(folders.summaryPath)
  else writeFileSync(folders.summaryPath, '')
  given.prepare?.(folders.workspace)
  return folders
}

/** The token with which an action reaches the services of the runner. Every action gets it. */
const runtimeToken = 'eyJ.runtimeTokenOfThisJob.0123456789'

/** The runner interrupts a canceled process, terminates it 7.5 s later, and kills it after another 2.5 s. */
const cancellation = { terminateMs: 7500, killMs: 10_000 } as const

/**
 * Returns the variables of the runner: every input of action.yml, with its default or empty, and the inputs that the
 * workflow passes. Of the machine's variables, only PATH is included. The code cache is the only variable that the
 * runner does not set. Source: actions/runner, ActionRunner.cs, Handler.cs.
 */
function environment(folders: Folders, given: ActionCase): Record<string, string> {
  const contexts = { github: { token: jobToken }, matrix: null }
  const inputs = manifest.inputs.map(
    (one) => [inputVariable(one.name), evaluateDefault(one.default, contexts)] as const,
  )
  const named = Object.entries(given.inputs ?? {}).map(([name, value]) => [inputVariable(name), value] as const)
  const all: Record<string, string | undefined> = {
    PATH: process.env['PATH'],
    ...cachedCode,
    HOME: folders.temporary,
    TMPDIR: folders.temporary,
    CI: 'true',
    GITHUB_ACTIONS: 'true',
    GITHUB_WORKSPACE: folders.workspace,
    GITHUB_EVENT_NAME: given.event?.name ?? 'push',
    GITHUB_EVENT_PATH: folders.eventPath,
    GITHUB_OUTPUT: folders.outputPath,
    ...folders.otherFiles,
    GITHUB_STEP_SUMMARY: given.summary === 'none' ? undefined : folders.summaryPath,
    GITHUB_REPOSITORY: 'acme/shop',
    GITHUB_SERVER_URL: 'https://github.example',
    // No test may use the real API.
    GITHUB_API_URL: 'http://127.0.0.1:9',
    GITHUB_GRAPHQL_URL: 'http://127.0.0.1:9/graphql',
    GITHUB_REPOSITORY_OWNER: 'acme',
    GITHUB_TRIGGERING_ACTOR: 'octocat',
    GITHUB_WORKFLOW_REF: 'acme/shop/.github/workflows/mail.yml@refs/heads/main',
    GITHUB_ACTION_REPOSITORY: 'presend/presend',
    GITHUB_ACTION_REF: 'v1',
    ACTIONS_RUNTIME_URL: 'http://127.0.0.1:9/',
    ACTIONS_RUNTIME_TOKEN: runtimeToken,
    ACTIONS_RESULTS_URL: 'http://127.0.0.1:9/',
    ACTIONS_CACHE_SERVICE_V2: 'True',
    ACTIONS_ORCHESTRATION_ID: 'd3adb33f.presend.__default',
    GITHUB_RUN_ID: '4711',
    GITHUB_RUN_ATTEMPT: '1',
    GITHUB_RUN_NUMBER: '12',
    GITHUB_WORKFLOW: 'Mail',
    GITHUB_JOB: 'presend',
    GITHUB_ACTOR: 'octocat',
    GITHUB_SHA: 'c'.repeat(40),
    GITHUB_ACTION: '__presend_presend',
    RUNNER_OS: 'Linux',
    RUNNER_ARCH: 'X64',
    RUNNER_ENVIRONMENT: 'github-hosted',
    RUNNER_NAME: 'GitHub Actions 1',
    RUNNER_TOOL_CACHE: join(folders.temporary, 'tools'),
    RUNNER_TEMP: folders.temporary,
    ...refsOf(given),
    ...Object.fromEntries([...inputs, ...named]),
    ...given.env,
  }
  return Object.fromEntries(Object.entries(all).filter((pair): pair is [string, string] => pair[1] !== undefined))
}

/**
 * Returns the variables of the branch. On a pull request, the runner checks out a merge commit; only with
 * `pull_request` and `pull_request_target` does it name the branches. Source: GitHub Docs, "Variables reference".
 */
function refsOf({ event }: ActionCase): Readonly<Record<string, string>> {
  const name = event?.name ?? 'push'
  const isMerge = /^pull_request(?:_review(?:_comment)?)?$/u.test(name)
  const hasBranches = name === 'pull_request' || name === 'pull_request_target'
  return {
    GITHUB_REF: isMerge ? 'refs/pull/12/merge' : 'refs/heads/main',
    GITHUB_REF_NAME: isMerge ? '12/merge' : 'main',
    GITHUB_REF_TYPE: 'branch',
    GITHUB_HEAD_REF: hasBranches ? 'hours' : '',
    GITHUB_BASE_REF: hasBranches ? 'main' : '',
  }
}

function inputVariable(name: string): string {
  return `INPUT_${name.replaceAll(' ', '_').toUpperCase()}`
}

/** Returns the warning of the runner about unknown inputs. Names are compared without case. */
function unexpectedInputs(given: ActionCase): readonly string[] {
  const valid = manifest.inputs.map(({ name }) => name)
  const unexpected = Object.keys(given.inputs ?? {}).filter((name) => !valid.includes(name.toLowerCase()))
  if (unexpected.length === 0) return []
  return [`Unexpected input(s) '${unexpected.join("', '")}', valid inputs are ['${valid.join("', '")}']`]
}

interface Ended {
  readonly exitCode: number | null
  readonly stdout: string
  readonly stderr: string
  readonly stoppedInMs: number | null
}

async function runProcess(
  entry: string,
  env: Record<string, string>,
  { cwd, given }: { readonly cwd: string; readonly given: ActionCase },
): Promise<Ended> {
  // A separate process group, so that all processes that the action starts can be found and killed.
  const child = spawn(process.execPath, [...quickStartFlags, entry], {
    cwd,
    env,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const streams = { stdout: '', stderr: '' }
  let signalledAtMs: number | null = null
  const timers: NodeJS.Timeout[] = []
  const running: RunningAction = {
    signal: (name) => {
      child.kill(name)
      if (signalledAtMs !== null) return
      signalledAtMs = performance.now()
      timers.push(setTimeout(() => child.kill('SIGTERM'), cancellation.terminateMs))
      timers.push(setTimeout(() => killGroup(child), cancellation.killMs))
    },
  }
  for (const name of ['stdout', 'stderr'] as const) {
    child[name].setEncoding('utf8').on('data', (text: string) => {
      streams[name] += text
      given.onOutput?.(streams.stdout, running)
    })
  }
  // This is not awaited, because the event may never occur if the process ends earlier.
  given.whenStarted?.(running).catch(() => undefined)
  const limitMs = given.limitMs ?? 20_000
  timers.push(setTimeout(() => killGroup(child), limitMs))
  const exitCode = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject)
    child.on('close', resolve)
  })
  for (const timer of timers) clearTimeout(timer)
  const stoppedInMs = signalledAtMs === null ? null : performance.now() - signalledAtMs
  if (child.signalCode === 'SIGKILL')
    throw new Error(
      `not over within ${limitMs} ms, or within ${cancellation.killMs} ms of a signal:\n${streams.stdout}${streams.stderr}`,
    )
  if (killGroup(child)) throw new Error(`left a process behind:\n${streams.stdout}`)
  return { exitCode, ...streams, stoppedInMs }
}

/** Kills all processes in the child's process group; returns false if there were none. */
function killGroup(child: ChildProcess): boolean {
  try {
    return child.pid !== undefined && process.kill(-child.pid, 'SIGKILL')
  } catch {
    // ESRCH means that the group is empty.
    return false
  }
}

function collect(folders: Folders, given: ActionCase, ended: Ended): ActionRun {
  const summary = given.summary === 'unwritable' ? '' : readFileSync(folders.summaryPath, 'utf8')
  const outputText = readFileSync(folders.outputPath, 'utf8')
  const commands = runnerCommands(`${ended.stdout}\n${ended.stderr}`)
  // The runner still obeys this command, so an injected one must change what the tests see.
  const injected = commands.filter(({ name }) => name === 'set-output')
  const outputs = {
    ...parseOutputFile(outputText),
    ...Object.fromEntries(injected.map(({ properties, data }) => [properties['name'] ?? '', data])),
  }
  const otherFiles = Object.entries(folders.otherFiles).map(
    ([name, path]) => [name, readFileSync(path, 'utf8')] as const,
  )
  const secrets = [jobToken, runtimeToken]
  failAsTheRunner({ ...ended, summary, outputs, commands, secrets, otherFiles: Object.fromEntries(otherFiles) })
  const written = readTree(folders.workspace, given.files ?? {})
  const shown = ended.stdout.replaceAll(/^::add-mask::.*\n/gmu, '')
  return {
    ...ended,
    runnerWarnings: unexpectedInputs(given),
    commands,
    summary: summary === '' ? null : summary,
    outputs,
    written,
    leftBehind: readdirSync(folders.temporary),
    everything: [shown, ended.stderr, summary, outputText, ...Object.values(written)].join('\n'),
  }
}

function readTree(root: string, before: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const files = filePaths(root).map((path) => [relative(root, path), readFileSync(path, 'utf8')] as const)
  return Object.fromEntries(files.filter(([path, content]) => before[path] !== content))
}

/** Returns the paths of regular files; unlike `recursive`, it follows no symbolic links. */
function filePaths(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return filePaths(path)
    return entry.isFile() ? [path] : []
  })
}
