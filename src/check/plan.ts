/** Plans the messages of a run: each template with each of its data sets, in a stable order. */

import { type Problem, problemAt, quoteValue } from '../foundation/errors/problem.ts'
import { renderCount } from '../foundation/errors/render-count.ts'
import { hasVariables } from '../render/engine.ts'
import { noData, planData } from './plan-data.ts'
import type { DataSet } from './settings/parsers/data.ts'
import { expandPattern, isInsidePattern, type PathPlace, suggestPath } from './settings/paths/suggest-path.ts'
import type { Settings, TemplateSetting } from './settings/settings.ts'

/** A message of the run that has not been rendered yet. */
export interface PlannedMessage {
  /** The path of the template, relative to the repository, with `/` as separator. */
  readonly templatePath: string
  readonly dataSet: DataSet
  readonly setting: TemplateSetting
  /** Why the data sets of the template are unknown; missing if they are known. */
  readonly problems?: readonly Problem[]
}

/** The messages of a run, and the problems that concern the whole run, such as a pattern that matches no file. */
export interface CheckPlan {
  readonly messages: readonly PlannedMessage[]
  readonly problems: readonly Problem[]
}

const maxMessageCount = 1000

/**
 * Plans the messages, ordered by setting, file name and data set. If two patterns match the same file, the first one
 * applies. Reports a problem if there is no pattern, if a pattern matches no file, or if there are more than 1,000
 * messages.
 */
export async function planCheck(
  settings: Pick<Settings, 'templates'>,
  { files, repositoryRoot }: PathPlace,
): Promise<CheckPlan> {
  if (settings.templates.length === 0) return { messages: [], problems: [noTemplates] }
  const messages: PlannedMessage[] = []
  const problems: Problem[] = []
  const taken = new Set<string>()
  for (const setting of settings.templates) {
    const paths = await expandPattern(setting.pattern, { files, repositoryRoot })
    if (paths.length === 0) problems.push(await noMatch(setting, { files, repositoryRoot }))
    for (const templatePath of paths) {
      if (taken.has(templatePath)) continue
      taken.add(templatePath)
      const dataSets = await planData(templatePath, setting, { files, repositoryRoot })
      if (dataSets.status === 'bad')
        messages.push({ templatePath, dataSet: noData, setting, problems: dataSets.problems })
      else messages.push(...dataSets.value.map((dataSet) => ({ templatePath, dataSet, setting })))
    }
  }
  if (messages.length <= maxMessageCount) return { messages, problems }
  return { messages: [], problems: [...problems, tooMany(messages.length)] }
}

const noTemplates: Problem = {
  input: 'template',
  came: 'nothing',
  expected: 'at least one template path or glob pattern',
  todo: 'set template, or templates in the config file',
}

function tooMany(count: number): Problem {
  const expected = `at most ${maxMessageCount} templates per run (each data set counts as one)`
  return { input: 'template', came: String(count), expected, todo: 'split the run, or use more specific patterns' }
}

const usualAdvice =
  'check the path, which is relative to the repository root; in a workflow, check out the repository and build generated files before this step'

async function noMatch({ pattern, place }: TemplateSetting, search: PathPlace): Promise<Problem> {
  const given = { input: 'template', came: quoteValue(pattern) }
  if (!isInsidePattern(pattern)) {
    return problemAt(place, { ...given, expected: 'a path inside the repository, without ".."' })
  }
  const todo = (await suggestPath(pattern, search)) ?? usualAdvice
  return problemAt(place, { ...given, expected: 'a path or pattern that matches a file', todo })
}

/** Returns a notice for each data file or object that no template uses. */
export function unusedDataNotices(messages: readonly PlannedMessage[]): readonly string[] {
  const users = new Map<string, PlannedMessage[]>()
  for (const message of messages) {
    if (message.dataSet.source.kind === 'none') continue
    const key = JSON.stringify(message.dataSet.source)
    users.set(key, [...(users.get(key) ?? []), message])
  }
  return [...users.values()].filter((group) => !group.some(usesData)).map(noticeOf)
}

function usesData({ templatePath, setting }: PlannedMessage): boolean {
  if (setting.renderCommand !== null || setting.renderCommandBatch !== null) return true
  const { engine, textPath } = setting
  return [templatePath, ...(textPath === null ? [] : [textPath])].some((path) => hasVariables({ path, engine }))
}

function noticeOf(group: readonly PlannedMessage[]): string {
  // If only some of the templates can have variables, name one of them.
  const isComplete = ({ templatePath }: PlannedMessage): boolean => templatePath.toLowerCase().endsWith('.eml')
  const first = group.find((message) => !isComplete(message)) ?? group[0]
  const source = first?.dataSet.source
  const name = source?.kind === 'file' ? `data (${source.path})` : 'data'
  const others = group.length > 1 ? ` and ${renderCount(group.length - 1, 'more template')}` : ''
  const path = first?.templatePath ?? ''
  return first !== undefined && isComplete(first)
    ? `${name} was not used: presend sends ${path}${others} unchanged`
    : `${name} was not used: presend renders the variables in ${path}${others} only if engine is set to handlebars or liquid`
}
