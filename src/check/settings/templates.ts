/** Chooses the templates to check, and the settings of each template. */

import type { ConfigFile } from './config/read-config.ts'
import { type Layer, overlay, valuesOf } from './engine/values.ts'
import { expandPattern, type PathPlace } from './paths/suggest-path.ts'
import { type SettingName, type SettingValues, settingsTable } from './rows/table.ts'
import type { TemplateSetting } from './settings.ts'
import { buildThresholds } from './thresholds.ts'

/** The values from which templates are chosen. All values are valid, and their paths are relative to the repository. */
export interface TemplateSources {
  readonly config: ConfigFile
  /** The values from inputs, flags and environment variables. */
  readonly given: Layer
}

type SharedSettings = Omit<TemplateSetting, 'pattern'>

/**
 * An entry in the `templates` list. The settings already include the values of inputs and flags, which override the
 * entry's own values.
 */
interface ReadyEntry {
  readonly patterns: readonly string[]
  readonly shared: SharedSettings
}

/**
 * Chooses the templates, in the order in which they are listed. The `template` setting replaces the list of entries,
 * but a file that matches an entry keeps the settings of that entry. If several entries match a file, the last entry
 * applies, so no file is checked twice.
 */
export async function chooseTemplates(sources: TemplateSources, place: PathPlace): Promise<readonly TemplateSetting[]> {
  const { named, shared, entries } = readSources(sources)
  const [onlyEntry, ...otherEntries] = entries
  // If all templates have the same settings, planCheck() expands the patterns.
  if (onlyEntry === undefined) return named.map((pattern) => toTemplate(pattern, shared))
  if (named.length === 0 && otherEntries.length === 0) {
    return onlyEntry.patterns.map((pattern) => toTemplate(pattern, onlyEntry.shared))
  }
  const byPath = await expandEntries(entries, place)
  const paths = named.length === 0 ? [...byPath.keys()] : await expandAll(named, place)
  return paths.map((pattern) => toTemplate(pattern, byPath.get(pattern) ?? shared))
}

/** The settings of a run's templates. */
interface ReadySources {
  /** The patterns in the `template` setting. */
  readonly named: readonly string[]
  /** The settings of files that match no entry. */
  readonly shared: SharedSettings
  readonly entries: readonly ReadyEntry[]
}

function readSources(sources: TemplateSources): ReadySources {
  const { config, given } = sources
  const top = valuesOf(settingsTable, overlay(config.layer, given))
  const shared = {
    ...templateFields(top),
    embedImages: false,
    isUntrusted: false,
    thresholds: buildThresholds(top, config.thresholds),
    place: top.given('template')?.place ?? null,
  }
  return { named: top.get('template') ?? [], shared, entries: readyEntries(sources) }
}

/**
 * Finds the settings of a template whose file may not exist. Returns `null` if they are unknown: the config file sets
 * different settings for some templates, and either the path is unknown (`null`) or no such file exists.
 */
export type FindGateSettings = (templatePath: string | null) => Promise<GateSettings | null>
type GateSettings = Pick<TemplateSetting, 'mailType' | 'thresholds'>

/** Returns a function that finds the settings with which the results of a template's test are evaluated. */
export function gateSettings(sources: TemplateSources, place: PathPlace): FindGateSettings {
  const { shared, entries } = readSources(sources)
  const toGate = ({ mailType, thresholds }: SharedSettings): GateSettings => ({ mailType, thresholds })
  // The `template` input of the sending run can name files that match no entry.
  const ofAll = onlyOne([shared, ...entries.map((entry) => entry.shared)].map(toGate))
  let expanding: Promise<ReadonlyMap<string, SharedSettings>> | null = null
  return async (templatePath) => {
    if (ofAll !== null || templatePath === null) return ofAll
    // If the file is missing, patterns cannot match it, so a later entry that would apply cannot be found.
    const isThere = (await expandPattern(templatePath, place)).includes(templatePath)
    if (!isThere) return null
    return toGate((await (expanding ??= expandEntries(entries, place))).get(templatePath) ?? shared)
  }
}

/** Returns the settings if all are the same; otherwise `null`. */
function onlyOne(settings: readonly GateSettings[]): GateSettings | null {
  const distinct = new Set(settings.map((one) => JSON.stringify(one)))
  return distinct.size === 1 ? (settings[0] ?? null) : null
}

function toTemplate(pattern: string, shared: SharedSettings): TemplateSetting {
  return { pattern, ...shared }
}

function readyEntries({ config, given }: TemplateSources): readonly ReadyEntry[] {
  // The `template` input only selects templates; it does not change which entry a file matches.
  const overrides = new Map([...given].filter(([name]) => name !== 'template'))
  return config.templates.map(({ layer, embedImages, thresholds, place }) => {
    const values = valuesOf(settingsTable, overlay(config.layer, layer, overrides))
    const shared = {
      ...templateFields(values),
      embedImages,
      isUntrusted: false,
      thresholds: buildThresholds(values, config.thresholds, thresholds),
      place,
    }
    return { patterns: values.get('template') ?? [], shared }
  })
}

function templateFields(
  values: SettingValues,
): Omit<SharedSettings, 'embedImages' | 'isUntrusted' | 'thresholds' | 'place'> {
  const { patterns: _, ...fields } = values.fields().template
  return { ...fields, isMailTypeStated: values.isGiven('mail-type'), fallbacks: fallbacksOf(values) }
}

/**
 * Returns the settings that apply only if the template itself sets no value: the settings in the config file. Inputs
 * and flags override the values in all templates.
 */
function fallbacksOf(values: SettingValues): TemplateSetting['fallbacks'] {
  const names = { subject: 'subject', from: 'from', replyTo: 'reply-to' } as const
  const isConfigured = (name: SettingName): boolean => values.given(name)?.source === 'config'
  return (['subject', 'from', 'replyTo'] as const).filter((key) => isConfigured(names[key]))
}

async function expandEntries(
  entries: readonly ReadyEntry[],
  place: PathPlace,
): Promise<ReadonlyMap<string, SharedSettings>> {
  const byPath = new Map<string, SharedSettings>()
  for (const { patterns, shared } of entries) {
    for (const path of await expandAll(patterns, place)) byPath.set(path, shared)
  }
  return byPath
}

/**
 * Returns the files that match the patterns, without duplicates. Keeps a pattern that matches no file, so that
 * planCheck() reports it.
 */
async function expandAll(patterns: readonly string[], place: PathPlace): Promise<readonly string[]> {
  const paths = new Set<string>()
  for (const pattern of patterns) {
    const matches = await expandPattern(pattern, place)
    for (const path of matches.length > 0 ? matches : [pattern]) paths.add(path)
  }
  return [...paths]
}
