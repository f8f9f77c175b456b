/** Reads the settings and runs the check. If either fails, returns a result that reports the failure. */

import { badInputRun } from '../../check/bad-input.ts'
import type { CheckResult } from '../../check/check-result.ts'
import type { CheckPorts } from '../../check/ports.ts'
import { runCheck } from '../../check/run-check.ts'
import {
  type CommentSettings,
  givenCommentSettings,
  readCommentSettings,
} from '../../check/settings/comment-settings.ts'
import { readSettings, type SettingsRequest } from '../../check/settings/read-settings.ts'
import type { Settings } from '../../check/settings/settings.ts'
import { withGrace, withinTime } from '../../foundation/world/time-limit.ts'
import { untilAborted } from '../../foundation/world/until-aborted.ts'
import type { World } from '../../foundation/world/world.ts'
import { seedLines, settingLines } from '../../report/log-lines.ts'
import type { openPorts } from './open-ports.ts'
import type { ListChangedFiles } from './open-request.ts'
import { messageOf, type ProcessWatch } from './process-watch.ts'
import type { RunLog } from './run-log.ts'
import type { openTemplateWorker, TemplateWorker } from './template-worker.ts'
import { endedBy, type Reason, unfinishedResult } from './unfinished-result.ts'

/** A finished check, and the settings that determine how to report it. */
export interface FinishedCheck {
  readonly result: CheckResult
  /** The settings; `null` if they are invalid. */
  readonly settings: Settings | null
  /** The settings for the pull request comment, which can be read even if other settings are invalid. */
  readonly commentSettings: CommentSettings
  /** Closes all connections and threads within a time limit. Never rejects. */
  readonly close: () => Promise<void>
}

export interface CheckDeps {
  readonly world: World
  readonly log: RunLog
  readonly watch: ProcessWatch
  readonly openPorts: typeof openPorts
  readonly openTemplateWorker: typeof openTemplateWorker
  /** Lists the files that the pull request changes; absent on the command line. */
  readonly listChangedFiles?: ListChangedFiles
}

/** The time limits for ending a stopped check and for closing its connections. Together they are well below 2 s. */
const stopGraceMs = 1200
const hurriedCloseMs = 300
const closeMs = 3000

/** Reads the settings and runs the check. Never rejects. */
export async function checkSettings(request: SettingsRequest, deps: CheckDeps): Promise<FinishedCheck> {
  const { world, watch } = deps
  const startedAtMs = world.clock.nowMs()
  const stopped = stopSignal(watch)
  await using stack = new AsyncDisposableStack()
  const worker = stack.use(deps.openTemplateWorker(world, stopped))
  const reading = { ...request, parseConfig: worker.parseConfig }
  const unfinished = async (reason: Reason): Promise<FinishedCheck> => ({
    result: unfinishedResult(reason, { settings: null, startedAtMs, endedAtMs: world.clock.nowMs() }),
    settings: null,
    commentSettings: await untilAborted(readCommentSettings(reading, worker.files), stopped).catch(() =>
      givenCommentSettings(request),
    ),
    close: () => Promise.resolve(),
  })
  try {
    const parsed = await untilAborted(readSettings(reading, worker.files), stopped)
    if (parsed.status === 'bad') return await unfinished({ ...badInputRun(parsed.problems), problems: parsed.problems })
    return await runWithSettings(parsed.value, request.repositoryRoot, { ...deps, worker })
  } catch (error) {
    return await unfinished(endedBy(error))
  }
}

type RunDeps = CheckDeps & { readonly worker: TemplateWorker }

function stopSignal({ cancelled, crashed }: ProcessWatch): AbortSignal {
  return AbortSignal.any([cancelled, crashed])
}

async function runWithSettings(settings: Settings, repositoryRoot: string, deps: RunDeps): Promise<FinishedCheck> {
  const { world, log, worker, listChangedFiles } = deps
  log.group('Settings', settingLines(settings.effective.filter(({ source }) => source !== 'default')))
  const startedAtMs = world.clock.nowMs()
  const trace = log.isDebug ? (line: string): void => log.debug(line) : undefined
  if (trace !== undefined) for (const line of settingLines(settings.effective)) trace(`setting ${line}`)
  const onProgress = log.progress.bind(log)
  const request = { repositoryRoot, world, onProgress, templateWorker: worker, listChangedFiles, trace }
  const ports = deps.openPorts(settings, request)
  const result = await checkUntilStopped(settings, ports, deps).catch((error: unknown) =>
    unfinishedResult(endedBy(error), { settings, startedAtMs, endedAtMs: world.clock.nowMs() }),
  )
  if (trace !== undefined) for (const line of result.tests.flatMap(seedLines)) trace(line)
  // Start closing connections and threads before the reports are written.
  const closing = Promise.resolve(ports[Symbol.asyncDispose]())
  closing.catch(() => undefined)
  return { result, settings, commentSettings: settings, close: async () => await closeInTime(closing, deps) }
}

/**
 * Runs the check until it ends or is stopped. After an uncaught error, the run is inconclusive but keeps the results so
 * far.
 */
async function checkUntilStopped(settings: Settings, ports: CheckPorts, deps: CheckDeps): Promise<CheckResult> {
  const { watch, world } = deps
  const signal = stopSignal(watch)
  const checking = runCheck(settings, ports, signal)
  const result = await withGrace(checking, stopGraceMs, { clock: world.clock, signal })
  if (!result.isCancelled || watch.cancelled.aborted) return result
  return { ...result, isCancelled: false, ...endedBy(watch.crashed.reason) }
}

async function closeInTime(closing: Promise<void>, { world, log, watch }: CheckDeps): Promise<void> {
  const limitMs = watch.cancelled.aborted ? hurriedCloseMs : closeMs
  const limit = { clock: world.clock, signal: new AbortController().signal }
  try {
    await withinTime(async () => await closing, limitMs, limit)
  } catch (error) {
    // A failure to close does not affect the result. When the process exits, the operating system closes whatever is
    // left open.
    log.debug(`Could not close all connections and threads: ${messageOf(error)}`)
  }
}
