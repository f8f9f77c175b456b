/** Every setting as the run prints it: what holds, and where it came from. Secrets are three stars, whatever their length. */

import { toPlain } from './config/config-value.ts'
import type { ConfigFile } from './config/read-config.ts'
import type { ForkPlan } from './fork.ts'
import { hideUrlSecrets } from './parsers/bad-text.ts'
import type { EffectiveSetting } from './settings.ts'
import { type AnySetting, describeDefault, type SettingName, settingRows } from './table.ts'
import type { Layer, Sourced } from './values.ts'

/** What the listing is made from. */
export interface EffectiveSources {
  readonly layer: Layer
  readonly config: ConfigFile
  readonly fork: ForkPlan
}

/** The listing, one entry a row of the table, in its order. */
export function listEffective(sources: EffectiveSources): readonly EffectiveSetting[] {
  return settingRows.map((row) => {
    const sourced = sources.layer.get(row.name)
    if (sourced !== undefined) return listGiven(row, sourced, sources)
    if (row.name === 'template') return listTemplates(sources.config)
    const shown = row.name === 'config' ? sources.config.path : null
    const text = `${shown ?? describeDefault(row) ?? 'none'}${noteOverrides(row, sources.config)}`
    return { name: row.name, shown: text, source: 'default', place: null }
  })
}

function listGiven(row: AnySetting, sourced: Sourced, { config, fork }: EffectiveSources): EffectiveSetting {
  const shown = row.isSecret ? '***' : showText(textOf(sourced))
  // An input or a flag wins over the entries of `templates`; the top of the config file does not.
  const overrides = sourced.source === 'config' ? noteOverrides(row, config) : ''
  const unused = isUnusedOnFork(row.name, fork) ? '; not used: this pull request gets no secrets' : ''
  return { name: row.name, shown: `${shown}${overrides}${unused}`, source: sourced.source, place: sourced.place }
}

function listTemplates(config: ConfigFile): EffectiveSetting {
  const [first] = config.templates
  if (first === undefined) return { name: 'template', shown: 'none', source: 'default', place: null }
  const patterns = config.templates.map((entry) => entry.layer.get('template')).filter((found) => found !== undefined)
  const shown = showText(patterns.map(textOf).join('\n'))
  return { name: 'template', shown, source: 'config', place: first.place }
}

/** Says that entries of `templates` have a value of their own. */
function noteOverrides(row: AnySetting, config: ConfigFile): string {
  if (!row.isPerTemplate || row.name === 'template') return ''
  const count = config.templates.filter((entry) => entry.layer.has(row.name)).length
  if (count === 0) return ''
  return count === 1 ? '; 1 entry of templates has its own' : `; ${count} entries of templates have their own`
}

function isUnusedOnFork(name: SettingName, fork: ForkPlan): boolean {
  if (name.startsWith('dkim-')) return fork.isUnsigned
  return fork.isFallback && /^(?:api|smtp)-/u.test(name)
}

function textOf(sourced: Sourced): string {
  if (sourced.input.form === 'text') return sourced.input.text
  const { value } = sourced.input
  if (value.kind === 'scalar') return value.text
  const texts = value.kind === 'list' ? value.items.map((item) => (item.kind === 'scalar' ? item.text : null)) : [null]
  return texts.includes(null) ? JSON.stringify(toPlain(value)) : texts.join('\n')
}

/** One line of at most 80 characters; the lines of a text become a list. */
function showText(text: string): string {
  const lines = hideUrlSecrets(text)
    .trim()
    .replaceAll(/\s*\n\s*/gu, ', ')
  const line = lines.replaceAll(/\p{Cc}+/gu, ' ')
  return line.length <= 80 ? line : `${line.slice(0, 79)}…`
}
