/**
 * Publishes a result: job summary, log, annotations, outputs, report files and comment. If any of these cannot be
 * published, presend prints a warning, and the result stays the same.
 */

import { posix } from 'node:path'
import type { CheckResult } from '../check/check-result.ts'
import { sentenceOf } from '../check/outcome-sentence.ts'
import type { CommentSettings } from '../check/settings/comment-settings.ts'
import type { Settings } from '../check/settings/settings.ts'
import { openRepository } from '../foundation/world/repository.ts'
import { type Scrub, scrubData } from '../foundation/world/scrub-secrets.ts'
import type { World } from '../foundation/world/world.ts'
import { annotationsFor, printAnnotations } from './annotations.ts'
import { messageOf } from './assembly/process-watch.ts'
import { commentOn, type OpenComments } from './comment-on.ts'
import type { EventContext } from './event-context.ts'
import type { Trace } from './github-request.ts'
import { type JobSummary, openSummary } from './job-summary.ts'
import type { ActionLog } from './log.ts'
import { outputsFor, type StepOutputs, setOutputs } from './outputs.ts'
import type { Renderers } from './renderers.ts'

export interface ReportDeps {
  readonly world: World
  readonly context: EventContext
  readonly log: ActionLog
  readonly scrub: Scrub
  readonly cancelled: AbortSignal
  readonly openComments: OpenComments
  readonly trace?: Trace
  readonly renderers: Renderers
}

/** A finished check. `settings` is `null` if the settings are invalid. */
export interface ReportedCheck {
  readonly result: CheckResult
  readonly settings: Settings | null
  /** The comment settings, which are available even if other settings are invalid. */
  readonly commentSettings: CommentSettings
}

/**
 * Publishes a result, starting with the job summary. Resolves with the final result: a run that is canceled while it is
 * published counts as canceled. Never rejects.
 */
export async function reportRun(check: ReportedCheck, deps: ReportDeps): Promise<CheckResult> {
  const { log, renderers, scrub } = deps
  const result = scrubData(check.result, scrub)
  const summary = await startSummary(result, deps)
  await attempt('print the result', deps, () => log.group(sentenceOf(result), renderers.plainLines(result)))
  await attempt('print the annotations', deps, () => printAnnotations(log, annotationsFor(result)))
  await writeOutputs(outputsFor(result, await writeFiles({ ...check, result }, deps)), deps)
  const commented = { result, settings: check.commentSettings }
  const commentUrl = await commentOn(commented, {
    ...deps,
    clock: deps.world.clock,
    render: (marker) => scrub(renderers.comment(result, marker)),
  })
  await writeOutputs([['comment-url', commentUrl ?? '']], deps)
  if (!deps.cancelled.aborted || result.isCancelled) return result

  const cancelled = { ...result, isCancelled: true }
  if (summary !== null) await writeSummary(cancelled, summary, deps)
  return cancelled
}

/** Opens the job summary. Returns `null` outside GitHub Actions, and if the file cannot be opened. */
async function startSummary(result: CheckResult, deps: ReportDeps): Promise<JobSummary | null> {
  const path = deps.world.env['GITHUB_STEP_SUMMARY'] ?? ''
  if (path === '') return null
  const summary = await attempt('write the job summary', deps, async () => await openSummary(path, deps.world.files))
  if (summary !== null) await writeSummary(result, summary, deps)
  return summary
}

async function writeSummary(result: CheckResult, summary: JobSummary, deps: ReportDeps): Promise<void> {
  await attempt('write the job summary', deps, async () => {
    const markdown = deps.scrub(deps.renderers.summary(result, summary.sizeLimitBytes))
    if (markdown === '')
      throw new RangeError(`only ${summary.sizeLimitBytes} bytes are left within GitHub's size limit`)
    await summary.write(markdown)
  })
}

/** Writes the report files. Returns the folder as named in the settings, or `null` if no report was written. */
async function writeFiles(
  { result, settings }: Pick<ReportedCheck, 'result' | 'settings'>,
  deps: ReportDeps,
): Promise<string | null> {
  if (settings === null) return null
  const { context, renderers, scrub, world } = deps
  const repository = openRepository(context.workspace, world.files)
  return await attempt(`write the report to ${settings.reportDir}`, deps, async () => {
    for (const [name, content] of renderers.files(result)) {
      await repository.write(posix.join(settings.reportDir, name), scrub(content))
    }
    return settings.reportDir
  })
}

/** Sets the outputs. Outside GitHub Actions, there are no outputs to set. */
async function writeOutputs(outputs: StepOutputs, deps: ReportDeps): Promise<void> {
  if ((deps.world.env['GITHUB_OUTPUT'] ?? '') === '') return
  const dropped = await attempt('set the outputs', deps, () => setOutputs(outputs))
  for (const name of dropped ?? []) deps.log.warn(`The ${name} output exceeds GitHub's size limit and was left empty.`)
}

/** Calls `write` and returns its result. If `write` fails, prints a warning and returns `null`. */
async function attempt<T>(
  what: string,
  { log }: Pick<ReportDeps, 'log'>,
  write: () => T | Promise<T>,
): Promise<T | null> {
  try {
    return await write()
  } catch (error) {
    log.warn(`Could not ${what}: ${messageOf(error)}. The result is not affected.`)
    return null
  }
}
