/** `templates` in the config file: what holds for single templates. */

import type { Problem, SourcePlace } from '../../errors/problem.ts'
import { atPlace } from '../parsers/bad-text.ts'
import { parseBoolean } from '../parsers/choice.ts'
import { settingRows } from '../table.ts'
import type { Layer } from '../values.ts'
import { type ConfigEntry, type ConfigValue, nameShape } from './config-value.ts'
import { type ProviderThresholds, readProviderThresholds } from './provider-thresholds.ts'
import { isBlank, readSection } from './sections.ts'

/** One item of `templates`. Its layer holds the patterns too, as the setting `template`. */
export interface TemplateEntry {
  readonly layer: Layer
  readonly thresholds: ProviderThresholds
  readonly embedImages: boolean
  readonly place: SourcePlace
}

/** The settings that an entry may give, by name. */
export const perTemplateNames: readonly string[] = settingRows.filter((row) => row.isPerTemplate).map((row) => row.name)

/** Keys of an entry that are no settings. */
export const otherEntryKeys: readonly string[] = ['embed-images', 'thresholds']

/** Reads `templates: [{template: emails/*.html, mail-type: transactional}]`; an item may be a path alone. */
export function readTemplateEntries(entry: ConfigEntry | undefined): {
  readonly entries: readonly TemplateEntry[]
  readonly problems: readonly Problem[]
} {
  if (entry === undefined || isBlank(entry.value)) return { entries: [], problems: [] }
  if (entry.value.kind !== 'list') {
    const expected = 'a list, each item with the key template'
    const came = nameShape(entry.value)
    return { entries: [], problems: [{ input: 'templates', came, expected, place: entry.place }] }
  }
  const read = entry.value.items.map((item, index) => readEntry(item, index))
  return { entries: read.flatMap((one) => one.entries), problems: read.flatMap((one) => one.problems) }
}

function readEntry(
  item: ConfigValue,
  index: number,
): { readonly entries: readonly TemplateEntry[]; readonly problems: readonly Problem[] } {
  const label = `templates[${index}]`
  const entries = entriesOf(item)
  if (entries === null) {
    const expected = 'a path, or a map with the key template'
    return { entries: [], problems: [{ input: label, came: nameShape(item), expected, place: item.place }] }
  }
  const form = { prefix: `${label}.`, isTop: false, otherKeys: otherEntryKeys }
  const section = readSection(entries, form, perTemplateNames)
  const thresholds = readProviderThresholds(section.others.get('thresholds'), form.prefix)
  const images = readEmbedImages(section.others.get('embed-images'), `${form.prefix}embed-images`)
  const problems = [...section.problems, ...thresholds.problems, ...images.problems]
  if (!section.layer.has('template')) {
    problems.push({ input: `${label}.template`, came: 'nothing', expected: 'a path or a glob', place: item.place })
  }
  const { layer } = section
  const { embedImages } = images
  return { entries: [{ layer, thresholds: thresholds.thresholds, embedImages, place: item.place }], problems }
}

function entriesOf(item: ConfigValue): readonly ConfigEntry[] | null {
  if (item.kind === 'map') return item.entries
  return item.kind === 'scalar' ? [{ key: 'template', place: item.place, value: item }] : null
}

function readEmbedImages(
  entry: ConfigEntry | undefined,
  input: string,
): { readonly embedImages: boolean; readonly problems: readonly Problem[] } {
  if (entry === undefined || isBlank(entry.value)) return { embedImages: false, problems: [] }
  const text = entry.value.kind === 'scalar' ? entry.value.text : nameShape(entry.value)
  const parsed = parseBoolean(text, input)
  if (parsed.status === 'ok') return { embedImages: parsed.value, problems: [] }
  return { embedImages: false, problems: parsed.problems.map((problem) => atPlace(problem, entry.value.place)) }
}
