/** Every setting as the run prints it: what holds, and where it came from. Secrets are three stars, whatever their length. */

import { toPlain } from './config/config-value.ts'
import type { ConfigFile } from './config/read-config.ts'
import { quoteGiven } from './parsers/bad-text.ts'
import type { EffectiveSetting } from './settings.ts'
import { type AnySetting, describeDefault, settingRows } from './table.ts'
import type { Layer, Sourced } from './values.ts'

/** The listing, one entry a row of the table, in its order. */
export function listEffective(layer: Layer, config: ConfigFile): readonly EffectiveSetting[] {
  return settingRows.map((row) => {
    const sourced = layer.get(row.name)
    if (sourced === undefined && row.name === 'template') return listedTemplates(config)
    if (sourced === undefined && row.name === 'config' && config.path !== null) {
      return { name: row.name, shown: config.path, source: 'default', place: null }
    }
    return sourced === undefined ? unset(row, config) : given(row, sourced, config)
  })
}

function unset(row: AnySetting, config: ConfigFile): EffectiveSetting {
  const shown = `${describeDefault(row) ?? 'none'}${overrides(row, config)}`
  return { name: row.name, shown, source: 'default', place: null }
}

function given(row: AnySetting, sourced: Sourced, config: ConfigFile): EffectiveSetting {
  const shown = row.isSecret ? '***' : showText(textOf(sourced))
  const isOverridable = sourced.source === 'config'
  const note = isOverridable ? overrides(row, config) : ''
  return { name: row.name, shown: `${shown}${note}`, source: sourced.source, place: sourced.place }
}

function listedTemplates(config: ConfigFile): EffectiveSetting {
  const [first] = config.templates
  const patterns = config.templates.map((entry) => entry.layer.get('template')).filter((found) => found !== undefined)
  const shown = showText(patterns.map(textOf).join('\n'))
  return { name: 'template', shown, source: 'config', place: first?.place ?? null }
}

/** Says that entries of `templates` have a value of their own. */
function overrides(row: AnySetting, config: ConfigFile): string {
  if (!row.isPerTemplate || row.name === 'template') return ''
  const count = config.templates.filter((entry) => entry.layer.has(row.name)).length
  if (count === 0) return ''
  return `; ${count} ${count === 1 ? 'entry' : 'entries'} of templates ${count === 1 ? 'has its' : 'have their'} own`
}

function textOf(sourced: Sourced): string {
  if (sourced.input.form === 'text') return sourced.input.text
  const { value } = sourced.input
  if (value.kind === 'scalar') return value.text
  const isPlainList = value.kind === 'list' && value.items.every((item) => item.kind === 'scalar')
  return isPlainList
    ? value.items.map((item) => (item.kind === 'scalar' ? item.text : '')).join('\n')
    : JSON.stringify(toPlain(value))
}

/** One line of at most 80 characters; lines become a list. */
function showText(text: string): string {
  const line = text
    .trim()
    .split(/\s*\n\s*/u)
    .join(', ')
  return JSON.parse(quoteGiven(line))
}
