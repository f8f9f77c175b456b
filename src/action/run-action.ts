/** The whole GitHub Action: inputs → settings → check → summary, annotations, outputs, files, comment → exit code. */

import { checkSettings } from '../assembly/check-settings.ts'
import { openPorts } from '../assembly/open-ports.ts'
import { messageOf, watchProcess } from '../assembly/process-watch.ts'
import { progressLog } from '../assembly/progress-log.ts'
import { openTemplateWorker } from '../assembly/template-worker.ts'
import { exitCodeOf } from '../check/exit-code.ts'
import { settingRows } from '../settings/table.ts'
import type { Host } from '../world/host.ts'
import { type Scrub, scrubber } from '../world/scrub-secrets.ts'
import type { World } from '../world/world.ts'
import type { OpenComments } from './comment-on.ts'
import { type EventContext, parseEventContext } from './event-context.ts'
import { type ActionInputs, readInputs } from './inputs.ts'
import { type ActionLog, openLog } from './log.ts'
import { maskValues, printMasks } from './masks.ts'
import { renderersFor } from './renderers.ts'
import { reportRun } from './report-run.ts'
import { suggestionsOf } from './suggestions.ts'

/** What tests replace: how the check reaches services, servers and templates, and how comments reach GitHub. */
export interface ActionParts {
  readonly openPorts: typeof openPorts
  readonly openTemplateWorker: typeof openTemplateWorker
  readonly openComments: OpenComments
}

/** Runs the action in this process; resolves with the exit code, and never rejects. */
export async function runAction(world: World, host: Host, parts: ActionParts = realParts(world)): Promise<number> {
  const log = openLog((text) => host.write(text))
  try {
    return await runSteps({ world, host, log, parts })
  } catch (error) {
    // Nothing above is known to fail; if it does, the step must not look as if a threshold had been missed.
    const message = `presend failed in a way that it should not, please report it: ${messageOf(error)}`
    log.annotate({ severity: 'error', title: 'presend: inconclusive', message, place: null })
    return exitCodeOf({ outcome: 'inconclusive', gate: 'fail', onInconclusive: 'fail', isCancelled: false })
  }
}

interface ActionRun {
  readonly world: World
  readonly host: Host
  readonly log: ActionLog
  readonly parts: ActionParts
}

async function runSteps({ world, host, log, parts }: ActionRun): Promise<number> {
  // Before the first line of output, so that a signal sent at that line ends the run in order.
  using watch = watchProcess(host, log, world.clock)
  const inputs = readInputs(world.env, settingRows)
  const scrub = hideSecrets(inputs, host, log)
  const context = await readContext(world, host)
  for (const warning of [...context.warnings, ...inputs.warnings]) log.warn(warning)

  const request = {
    given: inputs.given,
    repositoryRoot: context.workspace,
    isFork: context.isFork,
    suggested: suggestionsOf(context),
  }
  const isDebug = world.env['RUNNER_DEBUG'] === '1'
  const runLog = { ...log, isDebug, progress: progressLog((line) => log.info(line), world.clock) }
  const check = await checkSettings(request, { ...parts, world, log: runLog, watch })
  const renderers = renderersFor(context, check.settings?.reportDir ?? null, check.commentSettings.commentKey)
  const { openComments } = parts
  const result = await reportRun(check, {
    world,
    context,
    log,
    scrub,
    cancelled: watch.cancelled,
    openComments,
    renderers,
    trace: isDebug ? (line) => log.debug(line) : undefined,
  })
  await check.close()
  const exitCode = exitCodeOf(result)
  if (result.isCancelled) await leaveNow(host, exitCode)
  return exitCode
}

/** Whoever cancelled does not wait for what may still be open. */
async function leaveNow(host: Host, exitCode: number): Promise<void> {
  await host.flush()
  host.exit(exitCode)
}

/** Before the first line that could show one: masks, the scrubber of the log, and the environment of children. */
function hideSecrets(inputs: ActionInputs, host: Host, log: ActionLog): Scrub {
  const usernames = inputs.given.filter((input) => input.name === 'smtp-username').map((input) => input.text.trim())
  const scrub = scrubber(inputs.secrets, usernames)
  printMasks(log, maskValues(inputs.secrets, usernames))
  log.scrubWith(scrub)
  for (const name of inputs.secretVariables) host.forgetEnv(name)
  return scrub
}

async function readContext({ env, files }: World, host: Host): Promise<EventContext> {
  const path = env['GITHUB_EVENT_PATH'] ?? ''
  // A missing or unreadable payload tells nothing; the runner's variables still do.
  const payloadText = path === '' ? null : await files.readText(path).catch(() => null)
  return parseEventContext({ env, payloadText, workingDirectory: host.workingDirectory })
}

function realParts(world: World): ActionParts {
  return {
    openPorts,
    openTemplateWorker,
    openComments: async (target, trace) => {
      const { githubCommentApi } = await import('./github-comment-api.ts')
      return githubCommentApi(target, world.clock, trace)
    },
  }
}
