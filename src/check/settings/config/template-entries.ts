/** Reads the `templates` list in the config file. Each entry lists templates and sets their settings. */

import type { Problem, SourcePlace } from '../../../foundation/errors/problem.ts'
import { type ConfigEntry, type ConfigValue, nameShape } from '../engine/config-value.ts'
import { isBlank, readLevel } from '../engine/level.ts'
import { row, type Table, table } from '../engine/row.ts'
import { type Layer, layerProblems, valuesOf } from '../engine/values.ts'
import { trueOrFalse } from '../parsers/kinds.ts'
import { settingsTable } from '../rows/table.ts'
import { explainKey } from './explain-key.ts'
import { type ProviderThresholds, readProviderThresholds } from './provider-thresholds.ts'

/** An entry in the `templates` list. `layer` contains the entry's settings, including its patterns (`template`). */
export interface TemplateEntry {
  readonly layer: Layer
  readonly thresholds: ProviderThresholds
  readonly embedImages: boolean
  readonly place: SourcePlace
}

/** The setting that is allowed only in `templates` entries. */
export const imagesTable = table({
  'embed-images': row('embedImages', trueOrFalse(), {
    default: 'false',
    description: 'Set to true to attach local images to the message and reference them with cid: URLs.',
  }),
})

/** The settings that are allowed in `templates` entries. */
export const entryTable: Table = {
  ...Object.fromEntries(Object.entries(settingsTable).filter(([, one]) => one.isPerTemplate)),
  ...imagesTable,
}

/** The keys of `templates` entries that are not settings. */
export const otherEntryKeys: readonly string[] = ['thresholds']

interface ReadEntries {
  readonly entries: readonly TemplateEntry[]
  readonly problems: readonly Problem[]
}

/**
 * Reads a list such as `templates: [{template: emails/*.html, mail-type: transactional}]`. An entry can also be just a
 * path.
 */
export function readTemplateEntries(entry: ConfigEntry | undefined): ReadEntries {
  if (entry === undefined || isBlank(entry.value)) return { entries: [], problems: [] }
  if (entry.value.kind !== 'list') {
    const expected = 'a list whose items are maps with a template key'
    const came = nameShape(entry.value)
    return { entries: [], problems: [{ input: 'templates', came, expected, place: entry.place }] }
  }
  const read = entry.value.items.map((item, index) => readEntry(item, `templates[${index}]`))
  return { entries: read.flatMap((one) => one.entries), problems: read.flatMap((one) => one.problems) }
}

function readEntry(item: ConfigValue, label: string): ReadEntries {
  const { place } = item
  const keys = keysOf(item)
  if (keys === null) {
    const expected = 'a path, or a map with a template key'
    return { entries: [], problems: [{ input: label, came: nameShape(item), expected, place }] }
  }
  const prefix = `${label}.`
  const { layer, others, problems } = readLevel(keys, {
    table: entryTable,
    otherKeys: otherEntryKeys,
    prefix,
    explain: (key) => explainKey(key, 'entry'),
    emptyLists: 'refused',
  })
  const { thresholds, problems: thresholdProblems } = readProviderThresholds(others.get('thresholds'), prefix)
  const embedImages = valuesOf(imagesTable, layer).get('embed-images') ?? false
  const missing = { input: `${prefix}template`, came: 'nothing', expected: 'a path or a glob', place }
  return {
    entries: [{ layer, thresholds, embedImages, place }],
    problems: [
      ...problems,
      ...thresholdProblems,
      ...layerProblems(imagesTable, layer),
      ...(layer.has('template') ? [] : [missing]),
    ],
  }
}

function keysOf(item: ConfigValue): readonly ConfigEntry[] | null {
  if (item.kind === 'map') return item.entries
  return item.kind === 'scalar' ? [{ key: 'template', place: item.place, value: item }] : null
}
