/** Processes the planned messages in order, and runs the render commands that create some of them. */

import { bad, type Parsed, type Problem } from '../errors/problem.ts'
import type { CommandJob } from '../template/command/command-job.ts'
import type { TemplateRequest } from '../template/render-template.ts'
import type { CheckPlan, PlannedMessage } from './plan.ts'
import type { CheckPorts } from './ports.ts'

/** A template with one of its data sets, ready to be rendered. */
export interface PlannedTemplate {
  readonly template: TemplateRequest
  readonly setting: PlannedMessage['setting']
}

export interface MapContext {
  readonly ports: Pick<CheckPorts, 'repositoryRoot' | 'runCommands'>
  readonly signal: AbortSignal
}

/**
 * The results of `work` for all templates, and all problems found in the plan, the render commands and the templates.
 */
export interface MappedTemplates<T> {
  readonly values: readonly T[]
  readonly problems: readonly Problem[]
}

/** Runs the render commands of all templates, then calls `work` for each template whose command did not fail. */
export async function mapTemplates<T>(
  plan: CheckPlan,
  { ports, signal }: MapContext,
  work: (planned: PlannedTemplate) => Promise<Parsed<T>>,
): Promise<MappedTemplates<T>> {
  const values: T[] = []
  const problems: Problem[] = [...plan.problems]
  const printed = await printMessages(plan.messages, ports, signal)
  for (const planned of plan.messages) {
    const own = printed.get(planned)
    if (own?.status === 'bad') {
      problems.push(...own.problems)
      continue
    }
    const template = { ...requestOf(planned, ports.repositoryRoot), printed: own?.value ?? null }
    const result = await work({ template, setting: planned.setting })
    if (result.status === 'ok') values.push(result.value)
    else problems.push(...result.problems)
  }
  return { values, problems: withoutDuplicates(problems) }
}

/** Runs the render commands, and returns their output, keyed by message. */
async function printMessages(
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

/** Removes duplicate problems. For example, an unreadable zone file causes the same problem for every template. */
function withoutDuplicates(problems: readonly Problem[]): readonly Problem[] {
  return [...new Map(problems.map((problem) => [JSON.stringify(problem), problem])).values()]
}

/** Creates the request that renders a planned message. */
export function requestOf({ templatePath, dataSet, setting }: PlannedMessage, repositoryRoot: string): TemplateRequest {
  const { subject, from, replyTo, headers, textPath, fallbacks, subjectFrom } = setting
  const { helpersPath, embedImages, inlineCss } = setting
  return {
    templatePath,
    repositoryRoot,
    dataSetName: dataSet.name,
    data: dataSet.source,
    overrides: { subject, from, replyTo, headers, textPath, fallbacks, subjectFrom },
    printed: null,
    helpersPath,
    embedImages,
    inlineCss,
  }
}
