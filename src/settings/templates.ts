/** Which templates are checked, and what holds for each. */

import type { Problem } from '../errors/problem.ts'
import type { ConfigFile } from './config/read-config.ts'
import { expandPattern, type PathPlace } from './expand-pattern.ts'
import { locatePaths } from './located-paths.ts'
import type { TemplateSetting } from './settings.ts'
import { buildThresholds } from './thresholds.ts'
import { type Layer, layerProblems, overlay, type Values, valuesOf } from './values.ts'

/** What the templates are chosen from. */
export interface TemplateSources {
  readonly config: ConfigFile
  /** Inputs, flags and environment. */
  readonly given: Layer
}

/** Everything that holds for a template but its path. */
type TemplateParts = Omit<TemplateSetting, 'pattern'>

/** An entry of the config file: what it matches, and what holds for that with everything laid over it that wins. */
interface ReadyEntry {
  readonly patterns: readonly string[]
  readonly parts: TemplateParts
}

/** What is wrong with the values of the entries of the config file. */
export async function templateProblems({ config }: TemplateSources, place: PathPlace): Promise<readonly Problem[]> {
  const problems: Problem[] = []
  for (const { layer } of config.templates) {
    // Only what the entry itself says: what is laid over it is looked at once, for all.
    const located = await locatePaths(valuesOf(layer), place)
    problems.push(...layerProblems(layer), ...located.problems)
  }
  return problems
}

/**
 * The templates, in the order given; call it once there are no problems. `template` (input, flag, or top level of the
 * config file) replaces the list of entries, but a file that an entry matches keeps the entry's settings; of several
 * entries the last one decides, so no file is checked twice.
 */
export async function chooseTemplates(sources: TemplateSources, place: PathPlace): Promise<readonly TemplateSetting[]> {
  const { values: top } = await locatePaths(valuesOf(overlay(sources.config.layer, sources.given)), place)
  const entries = await readyEntries(sources, place)
  const named = top.get('template') ?? []
  const parts = topParts(top, sources)
  const [onlyEntry, ...otherEntries] = entries
  // One owner for everything: the plan expands the patterns, nobody need do it twice.
  if (onlyEntry === undefined) return named.map((pattern) => withParts(pattern, parts))
  if (named.length === 0 && otherEntries.length === 0) {
    return onlyEntry.patterns.map((pattern) => withParts(pattern, onlyEntry.parts))
  }
  const owners = await ownersOfPaths(entries, place)
  const paths = named.length === 0 ? [...owners.keys()] : await expandAll(named, place)
  return paths.map((pattern) => withParts(pattern, owners.get(pattern) ?? parts))
}

function withParts(pattern: string, parts: TemplateParts): TemplateSetting {
  return { pattern, ...parts }
}

function topParts(top: Values, sources: TemplateSources): TemplateParts {
  return {
    ...messageOf(top),
    embedImages: false,
    thresholds: buildThresholds(top, sources.config.thresholds),
    place: top.sourced('template')?.place ?? null,
  }
}

async function readyEntries(sources: TemplateSources, place: PathPlace): Promise<readonly ReadyEntry[]> {
  const given = new Map(sources.given)
  // The input says which templates; what an entry matches stays the entry's own word.
  given.delete('template')
  const entries: ReadyEntry[] = []
  for (const entry of sources.config.templates) {
    const { values } = await locatePaths(valuesOf(overlay(sources.config.layer, entry.layer, given)), place)
    const thresholds = buildThresholds(values, sources.config.thresholds, entry.thresholds)
    const parts = { ...messageOf(values), embedImages: entry.embedImages, thresholds, place: entry.place }
    entries.push({ patterns: values.get('template') ?? [], parts })
  }
  return entries
}

async function ownersOfPaths(
  entries: readonly ReadyEntry[],
  place: PathPlace,
): Promise<ReadonlyMap<string, TemplateParts>> {
  const owners = new Map<string, TemplateParts>()
  for (const entry of entries) {
    for (const path of await expandAll(entry.patterns, place)) owners.set(path, entry.parts)
  }
  return owners
}

/** The files that patterns match, each once. A pattern without any stays as it is: the plan says that it matches nothing. */
async function expandAll(patterns: readonly string[], place: PathPlace): Promise<readonly string[]> {
  const paths = new Set<string>()
  for (const pattern of patterns) {
    const matches = await expandPattern(pattern, place)
    for (const path of matches.length > 0 ? matches : [pattern]) paths.add(path)
  }
  return [...paths]
}

function messageOf(values: Values): Omit<TemplateParts, 'embedImages' | 'thresholds' | 'place'> {
  return {
    dataSets: values.get('data') ?? [{ name: null, source: { kind: 'none' } }],
    subject: values.get('subject'),
    from: values.get('from'),
    replyTo: values.get('reply-to'),
    headers: values.get('headers') ?? [],
    textPath: values.get('text'),
    mailType: values.always('mail-type'),
  }
}
