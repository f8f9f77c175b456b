/** Processes the planned messages in order, and runs the render commands that create some of them. */

import { bad, type Parsed, type Problem, problemsOf } from '../foundation/errors/problem.ts'
import type { CommandJob } from '../render/command/command-job.ts'
import type { TemplateRequest } from '../render/render-template.ts'
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

/** The result of `work` for one message. Without problems of its own, a bad result has only problems of the run. */
export interface MappedMessage<T> {
  readonly planned: PlannedMessage
  readonly result: Parsed<T>
}

export interface MappedTemplates<T> {
  /** The results, in the order of the plan. */
  readonly results: readonly MappedMessage<T>[]
  /** The problems of the run: those of the plan, and those that all templates have. */
  readonly problems: readonly Problem[]
}

/** Runs the render commands of all templates, then calls `work` for each template whose command did not fail. */
export async function mapTemplates<T>(
  plan: CheckPlan,
  { ports, signal }: MapContext,
  work: (planned: PlannedTemplate) => Promise<Parsed<T>>,
): Promise<MappedTemplates<T>> {
  const results: MappedMessage<T>[] = []
  const known = plan.messages.filter(({ problems }) => problems === undefined)
  const printed = await printMessages(known, ports, signal)
  for (const planned of plan.messages) {
    const own = planned.problems === undefined ? printed.get(planned) : bad(...planned.problems)
    if (own?.status === 'bad') {
      results.push({ planned, result: own })
      continue
    }
    const template = { ...requestOf(planned, ports.repositoryRoot), printed: own?.value ?? null }
    results.push({ planned, result: await work({ template, setting: planned.setting }) })
  }
  return separateShared(results, plan.problems)
}

/**
 * Moves the problems that all templates have to the problems of the run. For example, an unreadable zone file causes the
 * same problem for every template, and no template is at fault.
 */
function separateShared<T>(results: readonly MappedMessage<T>[], ofPlan: readonly Problem[]): MappedTemplates<T> {
  const isSeveral = new Set(results.map(({ planned }) => planned.templatePath)).size > 1
  const [first, ...others] = results.map(({ result }) => uniqueProblems(problemsOf(result)))
  const shared = new Map(isSeveral ? first?.map((problem) => [keyOf(problem), problem]) : [])
  for (const problems of others) {
    const keys = new Set(problems.map(keyOf))
    for (const key of shared.keys()) if (!keys.has(key)) shared.delete(key)
  }
  const withoutShared = (result: Parsed<T>): Parsed<T> =>
    result.status === 'ok' ? result : bad(...uniqueProblems(result.problems).filter((one) => !shared.has(keyOf(one))))
  return {
    results: results.map(({ planned, result }) => ({ planned, result: withoutShared(result) })),
    problems: uniqueProblems([...ofPlan, ...shared.values()]),
  }
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
    const { renderTimeLimitMs: timeLimitMs } = setting
    jobs.set(planned, { setting: name, command, repositoryRoot, templatePath, data: dataSet.source, timeLimitMs })
  }
  if (jobs.size === 0) return new Map()
  const printed = await runCommands([...jobs.values()], signal)
  return new Map([...jobs.keys()].map((planned, index) => [planned, printed[index] ?? bad()]))
}

/** Removes duplicate problems. For example, a broken partial causes the same problem for every template that uses it. */
export function uniqueProblems(problems: readonly Problem[]): readonly Problem[] {
  return [...new Map(problems.map((problem) => [keyOf(problem), problem])).values()]
}

function keyOf(problem: Problem): string {
  return JSON.stringify(problem)
}

/** Creates the request that renders a planned message. */
export function requestOf({ templatePath, dataSet, setting }: PlannedMessage, repositoryRoot: string): TemplateRequest {
  const { subject, from, replyTo, headers, textPath, fallbacks, subjectFrom } = setting
  const { helpersPath, partialFolders, embedImages, inlineCss, engine, isUntrusted } = setting
  return {
    templatePath,
    repositoryRoot,
    dataSetName: dataSet.name,
    data: dataSet.source,
    overrides: { subject, from, replyTo, headers, textPath, fallbacks, subjectFrom },
    printed: null,
    helpersPath,
    partialFolders,
    embedImages,
    inlineCss,
    engine,
    isUntrusted,
  }
}
