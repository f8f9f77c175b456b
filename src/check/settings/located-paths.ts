/**
 * Resolves the paths in settings to files in the repository. Files outside the repository are never read or written.
 */

import { isAbsolute, posix, resolve } from 'node:path'

import { bad, joinParsed, ok, type Parsed, type Problem, problemAt } from '../../foundation/errors/problem.ts'
import { openRepository } from '../../foundation/world/repository.ts'
import { insideRepository, pathInside } from '../../foundation/world/repository-path.ts'
import { configFolder } from './config/read-config.ts'
import { quoteGiven } from './engine/bad-text.ts'
import { type Given, type Layer, valuesOf } from './engine/values.ts'
import { type DataSetting, namePlaceholder } from './parsers/data.ts'
import { expandPattern, type PathPlace, suggestPath } from './paths/suggest-path.ts'
import { type SettingName, type SettingValues, settingsTable } from './rows/table.ts'

/**
 * Makes the paths in all settings relative to the repository, or adds problems to the settings. A path in a config file
 * is relative to the folder of that file, or to the repository. Any other path is relative to the repository, or
 * absolute and inside the repository.
 */
export async function locatePaths(layer: Layer, place: PathPlace): Promise<Layer> {
  const values = valuesOf(settingsTable, layer)
  const result = new Map(layer)
  const locate = async <T>(
    name: SettingName,
    items: readonly T[],
    one: (item: T, given: Given) => Promise<Parsed<unknown>>,
  ): Promise<void> => {
    const given = layer.get(name)
    if (given?.parsed.status !== 'ok') return
    const parsed = joinParsed(await Promise.all(items.map(async (item) => await one(item, given))))
    const isList = Array.isArray(given.parsed.value)
    result.set(name, { ...given, parsed: parsed.status === 'bad' || isList ? parsed : ok(parsed.value[0]) })
  }
  const file = async (path: string, given: Given): Promise<Parsed<string>> => await locateFile(path, given, place)
  await locate(
    'template',
    values.get('template') ?? [],
    async (pattern, given) => await locatePattern(pattern, given, place),
  )
  await locate('data', values.get('data') ?? [], async (set, given) => await locateData(set, given, place))
  for (const name of ['text', 'helpers', 'smtp-ca'] as const) await locate(name, [values.get(name) ?? ''], file)
  await locate('zone-file', values.get('zone-file') ?? [], file)
  await locate('partials', values.get('partials') ?? [], async (path, given) => await locateFolder(path, given, place))
  return result
}

/** Checks the folder for the report files, and returns its problems. */
export async function reportDirProblems(values: SettingValues, place: PathPlace): Promise<readonly Problem[]> {
  const written = values.get('report-dir')
  if (written === null) return []
  const { repositoryRoot, files } = place
  const path = pathInside(repositoryRoot, written) ?? written
  const problem = await openRepository(repositoryRoot, files).checkFolder(path, 'report-dir')
  if (problem === null) return []
  const { came = quoteGiven(written), expected } = problem
  return [{ ...values.at('report-dir'), came, expected, todo: 'for example presend-report' }]
}

/** Returns a problem if the baseline is outside the repository. The file does not have to exist. */
export function baselineProblems(values: SettingValues, { repositoryRoot }: PathPlace): readonly Problem[] {
  const written = values.get('baseline')
  if (written === null || pathInside(repositoryRoot, written) !== null) return []
  return [{ ...values.at('baseline'), came: quoteGiven(written), expected: insideRepository }]
}

async function locateFile(path: string, given: Given, place: PathPlace): Promise<Parsed<string>> {
  const { repositoryRoot, files } = place
  const folders = isAbsolute(path) ? [''] : foldersFor(given)
  // If a path has several possible base folders, keep it as written. For example, `../x` is outside the repository if
  // it is relative to the root, but can be inside if it is relative to the config file's folder.
  const written = folders.length > 1 ? path : (pathInside(repositoryRoot, path) ?? path)
  const found = await openRepository(repositoryRoot, files).find(written, { input: given.label, folders })
  if (found.status === 'ok') return found
  // Suggest another path only if nothing exists at the given path. An existing folder is not a typo.
  const isTypo =
    pathInside(repositoryRoot, written) !== null && (await files.stat(resolve(repositoryRoot, written))) === null
  const todo = isTypo ? await suggestPath(written, place) : null
  const { label: input, place: at } = given
  const locate = ({ came = quoteGiven(path), expected }: Problem): Problem =>
    problemAt(at, { input, came, expected, ...(todo === null ? {} : { todo }) })
  return bad(...found.problems.map(locate))
}

async function locateFolder(path: string, given: Given, place: PathPlace): Promise<Parsed<string>> {
  const { repositoryRoot, files } = place
  for (const folder of foldersFor(given)) {
    const found = pathInside(repositoryRoot, isAbsolute(path) ? path : posix.join(folder, path))
    if (found === null) continue
    const kind = (await files.stat(resolve(repositoryRoot, found)))?.kind
    if (kind === 'directory') return ok(found === '.' ? '' : found)
  }
  return bad(
    problemAt(given.place, {
      input: given.label,
      came: quoteGiven(path),
      expected: 'an existing folder in the repository',
    }),
  )
}

async function locateData(set: DataSetting, given: Given, place: PathPlace): Promise<Parsed<DataSetting>> {
  const { name, source } = set
  if (source.kind === 'pattern') {
    const found = await locatePattern(source.pattern, given, place)
    return found.status === 'bad' ? found : ok({ name, source: { kind: 'pattern', pattern: found.value } })
  }
  if (source.kind !== 'file') return ok(set)
  const found = await locateFile(source.path, given, place)
  return found.status === 'bad' ? found : ok({ name, source: { kind: 'file', path: found.value } })
}

/** Makes a pattern relative to the repository. Patterns that match no file are reported later, by planCheck(). */
async function locatePattern(pattern: string, given: Given, place: PathPlace): Promise<Parsed<string>> {
  const candidates = foldersFor(given).flatMap((folder) => {
    const path = pathInside(place.repositoryRoot, isAbsolute(pattern) ? pattern : posix.join(folder, pattern))
    return path === null || path === '.' ? [] : [path]
  })
  for (const path of candidates.length > 1 ? candidates : []) {
    if ((await expandPattern(path.replaceAll(namePlaceholder, '*'), place)).length > 0) return ok(path)
  }
  const [first] = candidates
  if (first !== undefined) return ok(first)
  const expected = `${insideRepository}, or a glob for such paths`
  return bad(problemAt(given.place, { input: given.label, came: quoteGiven(pattern), expected }))
}

/** Returns the folders to which a path may be relative, in the order in which presend tries them. */
function foldersFor({ source, place }: Given): readonly string[] {
  const folder = source === 'config' && place !== null ? configFolder(place.file) : ''
  return folder === '' ? [''] : [folder, '']
}
