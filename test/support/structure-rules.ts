/**
 * The structural rules of the project as functions over files, so that tests can show that each detects a violation.
 */

import { ambientReads, groupImports, lazyImporters, namedExtensions, packageGroups } from './import-table.ts'
import { importsOf, packageOf, resolveImport, roomOf, type SourceFile } from './source-files.ts'

/** Returns the imports that the table forbids: one line each, with the file, the line and the violated row. */
export function forbiddenImports(file: SourceFile): readonly string[] {
  const group = groupOf(file.path)
  const allowed = groupImports[group]
  if (allowed === undefined) return [`${file.path}: there is no group "${group}" in the import table`]
  return importsOf(file).flatMap((statement) => {
    const target = resolveImport(file.path, statement.specifier)
    const where = `src/${file.path}:${statement.line}`
    if (statement.isLazy && !lazyImporters.some((pattern) => pattern.test(file.path))) {
      return [`${where}: import() of ${statement.specifier} stands outside the lazy importers`]
    }
    if (target === null) return forbiddenPackage(group, statement.specifier, where)
    const entries = [...allowed, ...(namedExtensions[group] ?? [])]
    const isAllowed = groupOf(target) === group || entries.some((entry) => isWithin(target, entry))
    return isAllowed ? [] : [`${where}: ${group} may import only [${allowed.join(', ')}], not ${target}`]
  })
}

/** Returns the group of a file of src/: the innermost folder with a row in the table, or the name of an entry point. */
export function groupOf(path: string): string {
  return path.includes('/') ? roomOf(path, Object.keys(groupImports)) : path
}

/** Returns the entries of a table that no import uses, such as `render: verdict`. */
export function unusedEntries(
  files: readonly SourceFile[],
  entriesOf: Readonly<Record<string, readonly string[]>> = groupImports,
): readonly string[] {
  const imports = files.flatMap((file) => targetsOf(file).map((target) => ({ group: groupOf(file.path), target })))
  return Object.entries(entriesOf).flatMap(([group, entries]) =>
    entries
      .filter((entry) => !imports.some((one) => one.group === group && isWithin(one.target, entry)))
      .map((entry) => `${group}: ${entry}`),
  )
}

/** Returns the rows of the table that allow the import of a later row. The entry points at the end import one another. */
export function rowsOutOfOrder(): readonly string[] {
  const groups = Object.keys(groupImports).filter((group) => !group.endsWith('.ts'))
  return groups.flatMap((group, index) =>
    (groupImports[group] ?? [])
      .filter((entry) => groups.slice(index).some((later) => isWithin(later, entry)))
      .map((entry) => `${group}: ${entry}`),
  )
}

function isWithin(target: string, entry: string): boolean {
  return target === entry || target === `${entry}.ts` || target.startsWith(`${entry}/`)
}

function forbiddenPackage(group: string, specifier: string, where: string): readonly string[] {
  const name = specifier.startsWith('node:') ? specifier : packageOf(specifier)
  const groups = packageGroups[name]
  if (groups === undefined) {
    return name.startsWith('node:') ? [] : [`${where}: package ${name} is in no row of the package table`]
  }
  return groups.includes(group) ? [] : [`${where}: package ${name} lives only in [${groups.join(', ')}]`]
}

/** Finds reads of clock, randomness, environment or DNS outside foundation/world/. Comments are ignored. */
export function ambientReadsIn(file: SourceFile): readonly string[] {
  if (groupOf(file.path) === 'foundation/world') return []
  return file.lines.flatMap((line, index) => {
    if (/^\s*(?:\/\/|\*|\/\*)/u.test(line)) return []
    return Object.entries(ambientReads)
      .filter(([, pattern]) => pattern.test(line))
      .map(([name]) => `src/${file.path}:${index + 1}: ${name} belongs to foundation/world/`)
  })
}

/** Finds files that import one another in a cycle, such as `a → b → a`. */
export function importCycles(files: readonly SourceFile[]): readonly string[] {
  const edges = new Map(files.map((file) => [file.path, targetsOf(file)]))
  const state = new Map<string, 'open' | 'done'>()
  const cycles: string[] = []
  function visit(path: string, trail: readonly string[]): void {
    if (state.get(path) === 'done') return
    if (state.get(path) === 'open') {
      cycles.push([...trail.slice(trail.indexOf(path)), path].join(' → '))
      return
    }
    state.set(path, 'open')
    for (const target of edges.get(path) ?? []) visit(target, [...trail, path])
    state.set(path, 'done')
  }
  for (const file of files) visit(file.path, [])
  return cycles
}

/**
 * Returns everything that a file reaches by static imports that are kept after compilation; type-only imports are not.
 */
export function staticClosure(
  files: readonly SourceFile[],
  entry: string,
): { files: readonly string[]; packages: readonly string[] } {
  const byPath = new Map(files.map((file) => [file.path, file]))
  const seen = new Set<string>()
  const packages = new Set<string>()
  const queue = [entry]
  for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
    const file = byPath.get(path)
    if (file === undefined || seen.has(path)) continue
    seen.add(path)
    for (const statement of importsOf({ text: file.text.replaceAll(/import type [^'"]*['"][^'"]+['"]/gu, '') })) {
      if (statement.isLazy) continue
      const target = resolveImport(path, statement.specifier)
      if (target !== null) queue.push(target)
      else if (!statement.specifier.startsWith('node:')) packages.add(packageOf(statement.specifier))
    }
  }
  return { files: [...seen].toSorted(), packages: [...packages].toSorted() }
}

function targetsOf(file: SourceFile): readonly string[] {
  return importsOf(file)
    .map((statement) => resolveImport(file.path, statement.specifier))
    .filter((target) => target !== null)
}
