/** Which templates are checked, and what holds for each. */

import { resolve } from 'node:path'

import type { Problem } from '../errors/problem.ts'
import type { Files } from '../world/world.ts'
import type { ConfigFile } from './config/read-config.ts'
import { quoteGiven } from './parsers/bad-text.ts'
import { fileProblems, insideIfPossible, pathInside } from './repository-path.ts'
import type { DataSet, TemplateSetting } from './settings.ts'
import { buildThresholds } from './thresholds.ts'
import { type Layer, layerProblems, overlay, ruleProblem, type Values, valuesOf } from './values.ts'

/** What the templates are chosen from. */
export interface TemplateSources {
  readonly config: ConfigFile
  /** Inputs, flags and environment. */
  readonly given: Layer
  readonly repositoryRoot: string
}

/** Everything that holds for a template but its path. */
type TemplateParts = Omit<TemplateSetting, 'pattern'>

/** An entry of the config file: what it matches, and what holds for that with everything laid over it that wins. */
interface ReadyEntry {
  readonly patterns: readonly string[]
  readonly parts: TemplateParts
}

/** What is wrong with the templates that were named, and with the values of the entries of the config file. */
export async function templateProblems(sources: TemplateSources, files: Files): Promise<readonly Problem[]> {
  const root = sources.repositoryRoot
  const problems: Problem[] = [...patternProblems(overlay(sources.config.layer, sources.given), root)]
  for (const { layer } of sources.config.templates) {
    // Only what the entry itself says: what is laid over it is looked at once, for all.
    problems.push(...layerProblems(layer), ...patternProblems(layer, root))
    problems.push(...(await fileProblems(valuesOf(layer), root, files)))
  }
  return problems
}

/**
 * The templates, in the order given; call it once there are no problems. `template` (input, flag, or top level of the
 * config file) replaces the list of entries, but a file that an entry matches keeps the entry's settings; of several
 * entries the last one decides, so no file is checked twice.
 */
export async function chooseTemplates(sources: TemplateSources, files: Files): Promise<readonly TemplateSetting[]> {
  const top = valuesOf(overlay(sources.config.layer, sources.given))
  const entries = readyEntries(sources)
  const named = patternsOf(top, sources.repositoryRoot)
  const parts = topParts(top, sources)
  const [onlyEntry, ...otherEntries] = entries
  // One owner for everything: the plan expands the patterns, nobody need do it twice.
  if (onlyEntry === undefined) return named.map((pattern) => withParts(pattern, parts))
  if (named.length === 0 && otherEntries.length === 0) {
    return onlyEntry.patterns.map((pattern) => withParts(pattern, onlyEntry.parts))
  }
  const owners = await ownersOfPaths(entries, sources, files)
  const paths = named.length === 0 ? [...owners.keys()] : await expandAll(named, sources, files)
  return paths.map((pattern) => withParts(pattern, owners.get(pattern) ?? parts))
}

function withParts(pattern: string, parts: TemplateParts): TemplateSetting {
  return { pattern, ...parts }
}

function topParts(top: Values, sources: TemplateSources): TemplateParts {
  return {
    ...messageOf(top, sources.repositoryRoot),
    embedImages: false,
    thresholds: buildThresholds(top, sources.config.thresholds),
    place: top.sourced('template')?.place ?? null,
  }
}

function readyEntries(sources: TemplateSources): readonly ReadyEntry[] {
  const given = new Map(sources.given)
  // The input says which templates; what an entry matches stays the entry's own word.
  given.delete('template')
  return sources.config.templates.map((entry) => {
    const values = valuesOf(overlay(sources.config.layer, entry.layer, given))
    const thresholds = buildThresholds(values, sources.config.thresholds, entry.thresholds)
    const patterns = patternsOf(valuesOf(entry.layer), sources.repositoryRoot)
    const parts = {
      ...messageOf(values, sources.repositoryRoot),
      embedImages: entry.embedImages,
      thresholds,
      place: entry.place,
    }
    return { patterns, parts }
  })
}

function patternsOf(values: Values, root: string): readonly string[] {
  return (values.get('template') ?? []).map((pattern) => insideIfPossible(root, pattern))
}

function patternProblems(layer: Layer, root: string): readonly Problem[] {
  const values = valuesOf(layer)
  return (values.get('template') ?? []).flatMap((pattern) => {
    const path = pathInside(root, pattern)
    if (path !== null && path !== '.') return []
    const expected = 'a file inside the repository, or a glob for such files'
    return [ruleProblem(values, 'template', { came: quoteGiven(pattern), expected })]
  })
}

async function ownersOfPaths(
  entries: readonly ReadyEntry[],
  sources: TemplateSources,
  files: Files,
): Promise<ReadonlyMap<string, TemplateParts>> {
  const owners = new Map<string, TemplateParts>()
  for (const entry of entries) {
    for (const path of await expandAll(entry.patterns, sources, files)) owners.set(path, entry.parts)
  }
  return owners
}

/** The files that patterns match, each once. A pattern without any stays as it is: the plan says that it matches nothing. */
async function expandAll(
  patterns: readonly string[],
  sources: TemplateSources,
  files: Files,
): Promise<readonly string[]> {
  const paths = new Set<string>()
  for (const pattern of patterns) {
    const matches = await expand(pattern, sources.repositoryRoot, files)
    for (const path of matches.length > 0 ? matches : [pattern]) paths.add(path)
  }
  return [...paths]
}

async function expand(pattern: string, root: string, files: Files): Promise<readonly string[]> {
  // A file's own name comes first: it may hold characters that mean something in a glob.
  if ((await files.stat(resolve(root, pattern))) !== null) return [pattern]
  const matches: string[] = []
  for (const path of await files.glob(pattern, root)) {
    const found = await files.stat(resolve(root, path))
    if (found?.kind === 'file') matches.push(path)
  }
  return matches
}

function messageOf(values: Values, root: string): Omit<TemplateParts, 'embedImages' | 'thresholds' | 'place'> {
  const textPath = values.get('text')
  return {
    dataSets: (values.get('data') ?? [{ name: null, source: { kind: 'none' as const } }]).map((set) =>
      insideRoot(set, root),
    ),
    subject: values.get('subject'),
    from: values.get('from'),
    replyTo: values.get('reply-to'),
    headers: values.get('headers') ?? [],
    textPath: textPath === null ? null : insideIfPossible(root, textPath),
    mailType: values.always('mail-type'),
  }
}

function insideRoot(set: DataSet, root: string): DataSet {
  if (set.source.kind !== 'file') return set
  return { name: set.name, source: { kind: 'file', path: insideIfPossible(root, set.source.path) } }
}
