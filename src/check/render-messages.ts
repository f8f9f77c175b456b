/** Renders every planned message and collects all problems before anything is sent. */

import { bad, ok, type Parsed, type Problem } from '../errors/problem.ts'
import { parseDkimKey } from '../mail/dkim-signer.ts'
import type { Settings } from '../settings/settings.ts'
import type { CommandJob } from '../template/command/command-job.ts'
import type { TemplateRequest } from '../template/render-template.ts'
import type { CheckPlan, PlannedMessage } from './plan.ts'
import type { CheckPorts } from './ports.ts'
import { preflightSettings } from './preflight-gate.ts'
import type { ProgressEvent } from './progress.ts'
import { revealDkimKey } from './run-test.ts'
import type { ReadyMessage } from './run-tests.ts'

/** Returns all messages in order, or all problems with patterns, the signing key and templates at once. */
export async function renderMessages(
  plan: CheckPlan,
  { settings, ports, signal, onProgress }: RenderContext,
): Promise<Parsed<readonly ReadyMessage[]>> {
  const messages: ReadyMessage[] = []
  const problems: Problem[] = [...plan.problems]
  if (settings.dkim !== null) {
    const key = parseDkimKey(revealDkimKey(settings.dkim))
    if (key.status === 'bad') problems.push(...key.problems)
  }
  const printed = await printMessages(plan.messages, ports, signal)
  await using renderer = ports.openRenderer()
  for (const planned of plan.messages) {
    const own = printed.get(planned)
    if (own?.status === 'bad') {
      problems.push(...own.problems)
      continue
    }
    const template = { ...requestOf(planned, ports.repositoryRoot), printed: own?.value ?? null }
    const rendered = await renderer.render(template, signal)
    if (rendered.status === 'bad') problems.push(...rendered.problems)
    else {
      const preflight =
        settings.preflight.level === 'off'
          ? null
          : await renderer.preflight({ template, settings: preflightSettings(settings, planned.setting) }, signal)
      if (preflight?.status === 'bad') problems.push(...preflight.problems)
      messages.push({
        message: rendered.value,
        setting: planned.setting,
        preflight: preflight?.status === 'ok' ? preflight.value : null,
      })
      const { templatePath, subject, html } = rendered.value
      onProgress({ status: 'rendered', templatePath, subject, htmlBytes: Buffer.byteLength(html ?? '') })
    }
  }
  return problems.length === 0 ? ok(messages) : bad(...withoutDuplicates(problems))
}

export interface RenderContext {
  readonly settings: Settings
  readonly ports: CheckPorts
  readonly signal: AbortSignal
  readonly onProgress: (event: ProgressEvent) => void
}

/** What commands print, by message. */
export async function printMessages(
  messages: readonly PlannedMessage[],
  { repositoryRoot, runCommands }: Pick<CheckPorts, 'repositoryRoot' | 'runCommands'>,
  signal: AbortSignal,
): Promise<ReadonlyMap<PlannedMessage, Parsed<string>>> {
  const jobs = new Map<PlannedMessage, CommandJob>()
  for (const planned of messages) {
    const { templatePath, dataSet, setting } = planned
    const command = setting.renderCommand ?? setting.renderCommandBatch
    if (command === null) continue
    const name = setting.renderCommand === null ? 'render-command-batch' : 'render-command'
    jobs.set(planned, { setting: name, command, repositoryRoot, templatePath, data: dataSet.source })
  }
  if (jobs.size === 0) return new Map()
  const printed = await runCommands([...jobs.values()], signal)
  return new Map([...jobs.keys()].map((planned, index) => [planned, printed[index] ?? bad()]))
}

/** Several templates or data sets can hit the same problem in one file. */
function withoutDuplicates(problems: readonly Problem[]): readonly Problem[] {
  return [...new Map(problems.map((problem) => [JSON.stringify(problem), problem])).values()]
}

/** The request to render a planned message. */
export function requestOf({ templatePath, dataSet, setting }: PlannedMessage, repositoryRoot: string): TemplateRequest {
  const { subject, from, replyTo, headers, textPath, helpersPath, embedImages } = setting
  return {
    templatePath,
    repositoryRoot,
    dataSetName: dataSet.name,
    data: dataSet.source,
    overrides: { subject, from, replyTo, headers, textPath },
    printed: null,
    helpersPath,
    embedImages,
  }
}
