/** Builds the list of settings, with their values and sources, that a run prints when it starts. Secrets are masked. */

import { renderCount } from '../../foundation/errors/render-count.ts'
import type { ConfigFile } from './config/read-config.ts'
import { describeDefault, type Row } from './engine/row.ts'
import { type Given, type Layer, showGiven } from './engine/values.ts'
import type { ForkPlan } from './fork.ts'
import { settingRows } from './rows/table.ts'
import type { EffectiveSetting } from './settings.ts'

export interface EffectiveSources {
  readonly layer: Layer
  readonly config: ConfigFile
  readonly fork: ForkPlan
}

/** Lists all settings in the order of the settings table. */
export function listEffective(sources: EffectiveSources): readonly EffectiveSetting[] {
  return settingRows.map((row) => {
    const given = sources.layer.get(row.name)
    if (given !== undefined) return listGiven(row, given, sources)
    if (row.name === 'template') return listTemplates(sources.config)
    const path = row.name === 'config' ? sources.config.path : null
    const shown = `${path ?? describeDefault(row) ?? 'none'}${noteOverrides(row, sources.config)}`
    return { name: row.name, shown, source: 'default', place: null }
  })
}

function listGiven(row: Row, given: Given, { config, fork }: EffectiveSources): EffectiveSetting {
  const { place } = given
  const source = isActionDefault(row, given) ? 'default' : given.source
  const value = row.isSecret ? '***' : showGiven(given)
  // An entry of `templates` overrides the top level of the config file, but not inputs and flags.
  const overrides = source === 'config' ? noteOverrides(row, config) : ''
  const unused = isUnusedOnFork(row.name, fork)
    ? '; not used, because secrets are not available to this pull request'
    : ''
  return { name: row.name, shown: `${value}${overrides}${unused}`, source, place }
}

/** Returns true for a value that the runner sets if the workflow does not: a token, or `null` as the matrix. */
function isActionDefault({ actionDefault, isSecret }: Row, { source, parsed }: Given): boolean {
  if (actionDefault === null || source !== 'input') return false
  return isSecret || (parsed.status === 'ok' && parsed.value === null)
}

function listTemplates(config: ConfigFile): EffectiveSetting {
  const [first] = config.templates
  if (first === undefined) return { name: 'template', shown: 'none', source: 'default', place: null }
  const patterns = config.templates.map((entry) => entry.layer.get('template')).filter((found) => found !== undefined)
  return { name: 'template', shown: patterns.map(showGiven).join(', '), source: 'config', place: first.place }
}

function noteOverrides(row: Row, config: ConfigFile): string {
  if (!row.isPerTemplate || row.name === 'template') return ''
  const count = config.templates.filter((entry) => entry.layer.has(row.name)).length
  return count === 0 ? '' : `; overridden by ${renderCount(count, 'entry', 'entries')} in templates`
}

function isUnusedOnFork(name: string, fork: ForkPlan): boolean {
  if (name.startsWith('dkim-')) return fork.isUnsigned
  return fork.isFallback && /^(?:api|smtp)-/u.test(name)
}
