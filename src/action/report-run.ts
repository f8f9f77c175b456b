/**
 * Tells what a run found out: summary, log, annotations, outputs, report files, comment. None of them can change the
 * result: what cannot be written costs one warning.
 */

import { posix } from 'node:path'

import { messageOf } from '../assembly/process-watch.ts'
import type { CheckResult } from '../check/check-result.ts'
import type { CommentSettings } from '../settings/comment-settings.ts'
import type { Settings } from '../settings/settings.ts'
import { openRepository } from '../world/repository.ts'
import { type Scrub, scrubData } from '../world/scrub-secrets.ts'
import type { World } from '../world/world.ts'
import { annotationsOf, printAnnotations } from './annotations.ts'
import { commentOn, type OpenComments, type Trace } from './comment-on.ts'
import type { EventContext } from './event-context.ts'
import { type JobSummary, openSummary } from './job-summary.ts'
import type { ActionLog } from './log.ts'
import { outputsOf } from './output-values.ts'
import type { Renderers } from './renderers.ts'
import { type StepOutputs, writeOutputs } from './step-outputs.ts'

/** What reporting needs. */
export interface ReportTools {
  readonly world: World
  readonly context: EventContext
  readonly log: ActionLog
  readonly scrub: Scrub
  readonly cancelled: AbortSignal
  readonly openComments: OpenComments
  readonly trace?: Trace
  readonly renderers: Renderers
}

/** A check that is over; `settings` are `null` when they could not be read. */
export interface ReportedCheck {
  readonly result: CheckResult
  readonly settings: Settings | null
  /** Known also without the others. */
  readonly commentSettings: CommentSettings
}

/**
 * Reports a result everywhere, the summary first. Resolves with the result as it stands at the end: a run that was
 * cancelled while it reported counts as cancelled. Never rejects.
 */
export async function reportRun(check: ReportedCheck, tools: ReportTools): Promise<CheckResult> {
  const { log, renderers, scrub } = tools
  const result = scrubData(check.result, scrub)
  const summary = await startSummary(result, tools)
  await attempt('The result in the log', tools, () => log.group(result.sentence, renderers.plainLines(result)))
  await attempt('The annotations', tools, () => printAnnotations(log, annotationsOf(result)))
  await setOutputs(outputsOf(result, await writeFiles({ ...check, result }, tools)), tools)
  const commented = { result, settings: check.commentSettings }
  const commentUrl = await commentOn(commented, {
    ...tools,
    clock: tools.world.clock,
    render: (marker) => scrub(renderers.comment(result, marker)),
  })
  await setOutputs([['comment-url', commentUrl ?? '']], tools)
  if (!tools.cancelled.aborted || result.isCancelled) return result

  const cancelled = { ...result, isCancelled: true }
  if (summary !== null) await writeSummary(cancelled, summary, tools)
  return cancelled
}

/** `null` outside GitHub Actions, and when the file cannot be opened. */
async function startSummary(result: CheckResult, tools: ReportTools): Promise<JobSummary | null> {
  const path = tools.world.env['GITHUB_STEP_SUMMARY'] ?? ''
  if (path === '') return null
  const summary = await attempt('The job summary', tools, async () => await openSummary(path, tools.world.files))
  if (summary !== null) await writeSummary(result, summary, tools)
  return summary
}

async function writeSummary(result: CheckResult, summary: JobSummary, tools: ReportTools): Promise<void> {
  await attempt('The job summary', tools, async () => {
    const markdown = tools.scrub(tools.renderers.summary(result, summary.sizeLimitBytes))
    if (markdown === '') throw new RangeError(`GitHub leaves it ${summary.sizeLimitBytes} bytes`)
    await summary.write(markdown)
  })
}

/** The folder of the report files, as the settings name it; `null` when there are none. */
async function writeFiles(
  { result, settings }: Pick<ReportedCheck, 'result' | 'settings'>,
  tools: ReportTools,
): Promise<string | null> {
  if (settings === null) return null
  const { context, renderers, scrub, world } = tools
  const repository = openRepository(context.workspace, world.files)
  return await attempt(`The report in ${settings.reportDir}`, tools, async () => {
    for (const [name, content] of renderers.files(result)) {
      await repository.write(posix.join(settings.reportDir, name), scrub(content))
    }
    return settings.reportDir
  })
}

async function setOutputs(outputs: StepOutputs, tools: ReportTools): Promise<void> {
  const { log, world } = tools
  const path = world.env['GITHUB_OUTPUT'] || null
  const report = await attempt('The outputs', tools, async () => await writeOutputs(outputs, path, world))
  for (const name of report?.droppedNames ?? [])
    log.warn(`The output ${name} is too long for GitHub and was left empty.`)
}

/** What `write` gives; `null` and one warning when it fails, whatever the reason. */
async function attempt<T>(
  what: string,
  { log }: Pick<ReportTools, 'log'>,
  write: () => T | Promise<T>,
): Promise<T | null> {
  try {
    return await write()
  } catch (error) {
    log.warn(`${what} could not be written: ${messageOf(error)}. The result is not affected.`)
    return null
  }
}
