/** Finds data that no template can use, because none of its templates has variables. */

import { hasVariables } from '../template/engine.ts'
import type { PlannedMessage } from './plan.ts'

/** Returns one sentence per unused data file or object. */
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
  return hasVariables(templatePath) || (setting.textPath !== null && hasVariables(setting.textPath))
}

function noticeOf(group: readonly PlannedMessage[]): string {
  const [first] = group
  const source = first?.dataSet.source
  const name = source?.kind === 'file' ? `data (${source.path})` : 'data'
  const others = group.length > 1 ? ` and ${group.length - 1} more have` : ' has'
  return `${name} was not used: ${first?.templatePath ?? ''}${others} no variables; use a .liquid or .hbs template`
}
