/**
 * Runs the GitHub Action: reads inputs and settings, runs the check, publishes the result, and returns the exit code.
 */

import { exitCodeOf } from '../check/exit-code.ts'
import type { SettingsRequest } from '../check/settings/read-settings.ts'
import { settingRows } from '../check/settings/rows/table.ts'
import type { Host } from '../foundation/world/host.ts'
import { type Scrub, scrubber } from '../foundation/world/scrub-secrets.ts'
import type { World } from '../foundation/world/world.ts'
import { checkSettings } from './assembly/check-settings.ts'
import { openPorts } from './assembly/open-ports.ts'
import { messageOf, watchProcess } from './assembly/process-watch.ts'
import { progressLog } from './assembly/progress-log.ts'
import { openTemplateWorker } from './assembly/template-worker.ts'
import type { OpenComments } from './comment-on.ts'
import { type EventContext, readEventContext } from './event-context.ts'
import { type ActionInputs, readInputs } from './inputs.ts'
import { listChangedFiles, type OpenFiles } from './list-changed-files.ts'
import { type ActionLog, openLog } from './log.ts'
import { maskSecrets } from './masks.ts'
import { renderersFor } from './renderers.ts'
import { reportRun } from './report-run.ts'

/** The dependencies that tests replace: services, SMTP servers, templates, GitHub comments and pull request files. */
export interface ActionDeps {
  readonly openPorts: typeof openPorts
  readonly openTemplateWorker: typeof openTemplateWorker
  readonly openComments: OpenComments
  readonly openFiles: OpenFiles
}

/** Runs the action in this process. Resolves with the exit code; never rejects. */
export async function runAction(world: World, host: Host, deps: ActionDeps = realDeps(world)): Promise<number> {
  const log = openLog()
  try {
    return await runSteps({ world, host, log, deps })
  } catch (error) {
    // A bug in presend must not look like a missed threshold.
    log.fail(`inconclusive: unexpected error: ${messageOf(error)}; please report this bug in presend`)
    return exitCodeOf({ outcome: 'inconclusive', gate: 'fail', onInconclusive: 'fail', isCancelled: false })
  }
}

interface ActionRun {
  readonly world: World
  readonly host: Host
  readonly log: ActionLog
  readonly deps: ActionDeps
}

async function runSteps({ world, host, log, deps }: ActionRun): Promise<number> {
  // Handle signals before printing the masks, so that an early signal ends the run cleanly.
  using watch = watchProcess(host, log, world.clock)
  const inputs = readInputs(world.env, settingRows)
  const scrub = hideSecrets(inputs, host, log)
  const context = await readEventContext(world, host.workingDirectory)
  for (const warning of [...context.warnings, ...inputs.warnings]) log.warn(warning)

  const request = {
    given: inputs.given,
    repositoryRoot: context.workspace,
    isFork: context.isFork,
    suggested: suggestedSettings(context),
  }
  const isDebug = world.env['RUNNER_DEBUG'] === '1'
  const runLog = { ...log, isDebug, progress: progressLog((line) => log.info(line), world.clock) }
  const trace = isDebug ? (line: string): void => log.debug(line) : undefined
  const listing = { clock: world.clock, context, openFiles: deps.openFiles, trace }
  const check = await checkSettings(request, {
    ...deps,
    world,
    log: runLog,
    watch,
    listChangedFiles: async (settings, signal) => await listChangedFiles(settings, listing, signal),
  })
  const renderers = renderersFor(context, check.settings?.reportDir ?? null, check.commentSettings.commentKey)
  const result = await reportRun(check, {
    world,
    context,
    log,
    scrub,
    cancelled: watch.cancelled,
    openComments: deps.openComments,
    renderers,
    trace,
  })
  await check.close()
  const exitCode = exitCodeOf(result)
  if (result.isCancelled) await leaveNow(host, exitCode)
  return exitCode
}

/** Exits immediately after a cancellation, even if connections are still open or timers are still pending. */
async function leaveNow(host: Host, exitCode: number): Promise<void> {
  await host.flush()
  host.exit(exitCode)
}

/**
 * Masks secrets in the runner's log, and removes them from presend's output and from the environment of child
 * processes.
 */
function hideSecrets(inputs: ActionInputs, host: Host, log: ActionLog): Scrub {
  const usernames = inputs.given.filter((input) => input.name === 'smtp-username').map((input) => input.text.trim())
  const scrub = scrubber(inputs.secrets, usernames)
  maskSecrets(inputs.secrets, usernames)
  log.scrubWith(scrub)
  for (const name of inputs.secretVariables) host.forgetEnv(name)
  return scrub
}

function realDeps(world: World): ActionDeps {
  return {
    openPorts,
    openTemplateWorker,
    openComments: async (target, trace) => {
      const { githubCommentApi } = await import('./github-comment-api.ts')
      return githubCommentApi(target, world.clock, trace)
    },
    openFiles: async (target, trace) => {
      const { githubFileApi } = await import('./github-file-api.ts')
      return githubFileApi(target, world.clock, trace)
    },
  }
}

/** Returns the URL of the pull request, which is derived from the URL of the run. */
function pullRequestUrl({ runUrl, pullRequestNumber }: EventContext): string | null {
  const repositoryUrl = runUrl?.replace(/\/actions\/.*$/u, '') ?? null
  return repositoryUrl === null || pullRequestNumber === null ? null : `${repositoryUrl}/pull/${pullRequestNumber}`
}

/** Returns the default name and metadata for the test. */
export function suggestedSettings(context: EventContext): SettingsRequest['suggested'] {
  const { repository, pullRequestNumber, refName, headSha, runUrl, eventName } = context
  const change = pullRequestNumber === null ? refName : `PR #${pullRequestNumber}`
  const name = [repository, change].filter((part) => part !== null).join(' ')
  const metadata = {
    commit: headSha,
    branch: pullRequestNumber === null ? refName : null,
    run_url: runUrl,
    pull_request_url: pullRequestUrl(context),
    repository,
    event: eventName,
  }
  return {
    testName: name === '' ? null : name,
    metadata: Object.fromEntries(Object.entries(metadata).filter(([, value]) => value !== null)),
  }
}
