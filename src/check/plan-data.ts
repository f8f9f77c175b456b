/**
 * Finds the data sets of a template, which the settings specify by a path or by a pattern such as
 * `fixtures/{name}.*.json`.
 */

import { posix } from 'node:path'

import { bad, ok, type Parsed, problemAt, quoteValue } from '../foundation/errors/problem.ts'
import { type DataSet, namePlaceholder } from './settings/parsers/data.ts'
import { expandPattern, type PathPlace } from './settings/paths/suggest-path.ts'
import type { TemplateSetting } from './settings/settings.ts'

/** The data set of a template without data. */
export const noData: DataSet = { name: null, source: { kind: 'none' } }

/** Returns the data sets of one template, in order. A pattern that matches no file is reported as a problem. */
export async function planData(
  templatePath: string,
  setting: Pick<TemplateSetting, 'dataSets' | 'place'>,
  place: PathPlace,
): Promise<Parsed<readonly DataSet[]>> {
  const planned: DataSet[] = []
  for (const { name, source } of setting.dataSets) {
    if (source.kind !== 'pattern') {
      planned.push({ name, source })
      continue
    }
    const found = await findFiles(templatePath, source.pattern, place)
    const sets = found.map(({ path, matched }) => fileSet(name ?? matched, path))
    if (sets.length === 0) return noMatch(templatePath, source.pattern, setting)
    if (name !== null && sets.length > 1) return tooManyMatches({ name, found }, templatePath, setting)
    planned.push(...sets)
  }
  return ok(planned.length === 0 ? [noData] : planned)
}

interface FoundFile {
  readonly path: string
  /** The text matched by the pattern's wildcards; `null` if the pattern has no wildcards. */
  readonly matched: string | null
}

async function findFiles(templatePath: string, pattern: string, place: PathPlace): Promise<readonly FoundFile[]> {
  for (const name of namesOf(templatePath)) {
    const own = posix.normalize(pattern.replaceAll(namePlaceholder, escapeGlob(name)))
    const paths = await expandPattern(own, place)
    if (paths.length > 0) return paths.map((path) => ({ path, matched: matchedPart(path, pattern, name) }))
  }
  return []
}

/**
 * Returns the values to try for `{name}`: the file name without its extension, then only the part before the first dot.
 * For `welcome.min.html`, these are `welcome.min` and `welcome`.
 */
function namesOf(templatePath: string): readonly string[] {
  const file = posix.basename(templatePath)
  const name = file.slice(0, file.length - posix.extname(file).length)
  const [start = name] = name.split('.')
  return start === '' || start === name ? [name] : [name, start]
}

function escapeGlob(name: string): string {
  return name.replaceAll(/[*?[\]{}()!\\]/gu, '[$&]')
}

/**
 * Returns the name of a data set. For example, with the pattern `fixtures/{name}.*.json` and a template named
 * `welcome`, the file `fixtures/welcome.de.json` is the data set `de`.
 */
function matchedPart(path: string, pattern: string, name: string): string | null {
  const parts = posix
    .normalize(pattern)
    .replaceAll(namePlaceholder, '\0')
    .split(/[*?[\]{}]+/u)
  const [first = '', last = ''] = [parts.at(0), parts.at(-1)].map((part) => part?.replaceAll('\0', name))
  const isWhole = parts.length === 1 || path === posix.normalize(pattern)
  const matched = isWhole ? '' : path.slice(first.length, path.length - last.length)
  return matched === '' ? null : matched
}

function fileSet(name: string | null, path: string): DataSet {
  return { name, source: { kind: 'file', path } }
}

type Origin = Pick<TemplateSetting, 'place'>

function noMatch(templatePath: string, pattern: string, { place }: Origin): Parsed<never> {
  const names = namesOf(templatePath).map((name) => quoteValue(pattern.replaceAll(namePlaceholder, name)))
  const came = `no file at ${[...new Set(names)].join(' or ')}`
  const todo =
    unknownPlaceholder(pattern) ?? 'add the file, correct the pattern, or add a separate entry for the template'
  return bad(problemAt(place, { input: 'data', came, expected: `a data file for ${templatePath}`, todo }))
}

function unknownPlaceholder(pattern: string): string | null {
  const [other] = /\{(?!name\})\w+\}/u.exec(pattern) ?? []
  if (other === undefined) return null
  return `${other} is not a placeholder: write ${namePlaceholder} for the template's name, or * for the name of the data set`
}

function tooManyMatches(
  { name, found }: { readonly name: string; readonly found: readonly FoundFile[] },
  templatePath: string,
  { place }: Origin,
): Parsed<never> {
  const paths = found.slice(0, 3).map(({ path }) => quoteValue(path))
  const came = `${found.length} files: ${paths.join(', ')}`
  const expected = `one file for the ${quoteValue(name)} data set of ${templatePath}`
  return bad(problemAt(place, { input: 'data', came, expected }))
}
