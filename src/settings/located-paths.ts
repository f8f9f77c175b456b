/** The paths that settings name, as paths of files in the repository; nothing outside it is read or written. */

import { isAbsolute, posix, resolve } from 'node:path'

import type { Parsed, Problem } from '../errors/problem.ts'
import { openRepository, type Repository } from '../world/repository.ts'
import { insideRepository, pathInside } from '../world/repository-path.ts'
import { configFolder } from './config/config-folder.ts'
import { expandPattern, type PathPlace } from './expand-pattern.ts'
import { quoteGiven } from './parsers/bad-text.ts'
import type { DataSet } from './settings.ts'
import { suggestPath } from './suggest-path.ts'
import type { SettingName, SettingValues } from './table.ts'
import { ruleProblem, type Values } from './values.ts'

/** Values whose paths are relative to the repository, and what is wrong with the others. */
export interface LocatedValues {
  readonly values: Values
  readonly problems: readonly Problem[]
}

/**
 * Finds every file that the values name. A path in a config file is relative to the config's own folder
 * (`configFolder`) or else to the repository; any other path is relative to the repository, or absolute and inside it.
 */
export async function locatePaths(values: Values, place: PathPlace): Promise<LocatedValues> {
  const search: Search = { ...place, values, repository: openRepository(place.repositoryRoot, place.files) }
  const template = await locatePatterns(search)
  const text = await locateFile('text', values.get('text'), search)
  const smtpCa = await locateFile('smtp-ca', values.get('smtp-ca'), search)
  const zoneFile = await locateFiles('zone-file', values.get('zone-file') ?? [], search)
  const data = await locateData(search)
  const located: Partial<SettingValues> = {
    ...valueOf('template', template),
    ...valueOf('text', text),
    ...valueOf('smtp-ca', smtpCa),
    ...valueOf('zone-file', zoneFile),
    ...valueOf('data', data),
  }
  return {
    values: replaceValues(values, located),
    problems: [template, text, smtpCa, zoneFile, data].flatMap((found) => found.problems),
  }
}

/** What is wrong with the folder for reports. */
export async function reportDirProblems(values: Values, place: PathPlace): Promise<readonly Problem[]> {
  const given = values.get('report-dir')
  if (given === null) return []
  const { repositoryRoot, files } = place
  const path = pathInside(repositoryRoot, given) ?? given
  const problem = await openRepository(repositoryRoot, files).checkFolder(path, 'report-dir')
  if (problem === null) return []
  const { came = quoteGiven(given), expected } = problem
  return [ruleProblem(values, 'report-dir', { came, expected, todo: 'use for instance presend-report' })]
}

interface Search extends PathPlace {
  readonly values: Values
  readonly repository: Repository
}

/** `value` is `null` when nothing was given, or something is wrong with it. */
interface Located<T> {
  readonly value: T | null
  readonly problems: readonly Problem[]
}

const nothing = { value: null, problems: [] }

async function locateFile(name: SettingName, path: string | null, search: Search): Promise<Located<string>> {
  if (path === null) return nothing
  const folders = isAbsolute(path) ? [''] : foldersFor(name, search.values)
  // A relative path may lead out of the repository from its root, and stay inside from the config's folder.
  const written = folders.length > 1 ? path : (pathInside(search.repositoryRoot, path) ?? path)
  const found: Parsed<string> = await search.repository.find(written, { input: name, folders })
  if (found.status === 'ok') return { value: found.value, problems: [] }
  const advice = await adviceFor(written, search)
  const problems = found.problems.map(({ came = quoteGiven(path), expected }) => {
    const problem = { came, expected }
    return ruleProblem(search.values, name, advice === null ? problem : { ...problem, todo: advice })
  })
  return { value: null, problems }
}

async function locateFiles(
  name: SettingName,
  paths: readonly string[],
  search: Search,
): Promise<Located<readonly string[]>> {
  if (paths.length === 0) return nothing
  const located = await Promise.all(paths.map(async (path) => await locateFile(name, path, search)))
  const found = located.flatMap(({ value }) => (value === null ? [] : [value]))
  return { value: found.length === paths.length ? found : null, problems: located.flatMap(({ problems }) => problems) }
}

/** Only for a path that is not there: a folder is no typo here. */
async function adviceFor(path: string, search: Search): Promise<string | null> {
  if (pathInside(search.repositoryRoot, path) === null) return null
  const found = await search.files.stat(resolve(search.repositoryRoot, path))
  return found === null ? await suggestPath(path, search) : null
}

async function locateData(search: Search): Promise<Located<readonly DataSet[]>> {
  const sets = search.values.get('data')
  if (sets === null) return nothing
  const problems: Problem[] = []
  const located: DataSet[] = []
  for (const set of sets) {
    const found = set.source.kind === 'file' ? await locateFile('data', set.source.path, search) : nothing
    problems.push(...found.problems)
    located.push(found.value === null ? set : { name: set.name, source: { kind: 'file', path: found.value } })
  }
  return { value: located, problems }
}

/** Patterns are only checked for where they lead: the plan says which of them match nothing. */
async function locatePatterns(search: Search): Promise<Located<readonly string[]>> {
  const patterns = search.values.get('template')
  if (patterns === null) return nothing
  const problems: Problem[] = []
  const located: string[] = []
  for (const pattern of patterns) {
    const path = await locatePattern(pattern, search)
    if (path !== null) located.push(path)
    else {
      const expected = `${insideRepository}, or a glob for such paths`
      problems.push(ruleProblem(search.values, 'template', { came: quoteGiven(pattern), expected }))
    }
  }
  return { value: located, problems }
}

async function locatePattern(pattern: string, search: Search): Promise<string | null> {
  const candidates = foldersFor('template', search.values).flatMap((folder) => {
    const path = pathInside(search.repositoryRoot, isAbsolute(pattern) ? pattern : posix.join(folder, pattern))
    return path === null || path === '.' ? [] : [path]
  })
  for (const path of candidates.length > 1 ? candidates : []) {
    if ((await expandPattern(path, search)).length > 0) return path
  }
  return candidates[0] ?? null
}

/** The folders that the paths of a setting may be relative to, in order. */
function foldersFor(name: SettingName, values: Values): readonly string[] {
  const sourced = values.sourced(name)
  const folder = sourced?.source === 'config' && sourced.place !== null ? configFolder(sourced.place.file) : ''
  return folder === '' ? [''] : [folder, '']
}

function valueOf<Name extends SettingName>(
  name: Name,
  { value }: Located<SettingValues[Name]>,
): Partial<SettingValues> {
  return value === null ? {} : { [name]: value }
}

function replaceValues(values: Values, replaced: Partial<SettingValues>): Values {
  return { ...values, get: (name) => replaced[name] ?? values.get(name) }
}
