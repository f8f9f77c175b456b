/** Paths in the repository: that files are there, and that nothing is written or read outside. */

import { dirname, isAbsolute, relative, resolve, sep } from 'node:path'

import type { Problem } from '../errors/problem.ts'
import type { Files } from '../world/world.ts'
import { quoteGiven } from './parsers/bad-text.ts'
import type { SettingName } from './table.ts'
import { ruleProblem, type Values } from './values.ts'

/** The path relative to the repository with `/`, or `null` when it leads out of it. Symbolic links are not looked at. */
export function pathInside(root: string, path: string): string | null {
  const found = relative(root, resolve(root, path))
  if (found === '..' || found.startsWith(`..${sep}`) || isAbsolute(found)) return null
  return found === '' ? '.' : found.replaceAll('\\', '/')
}

/** The path relative to the repository where it leads there, else as it is. */
export function insideIfPossible(root: string, path: string): string {
  return pathInside(root, path) ?? path
}

/** Problems of the files that settings name: each must be there and be a file. */
export async function fileProblems(values: Values, root: string, files: Files): Promise<readonly Problem[]> {
  const named = (['smtp-ca', 'zone-file', 'text'] as const).map((name) => ({ name, path: values.get(name) }))
  const data = (values.get('data') ?? []).flatMap(({ source }) =>
    source.kind === 'file' ? [{ name: 'data' as const, path: source.path }] : [],
  )
  const problems: Problem[] = []
  for (const { name, path } of [...named, ...data]) {
    const problem = path === null ? null : await fileProblem({ name, path }, root, files)
    if (problem !== null) problems.push(ruleProblem(values, name, problem))
  }
  return problems
}

async function fileProblem(
  named: { readonly name: SettingName; readonly path: string },
  root: string,
  files: Files,
): Promise<Omit<Problem, 'input'> | null> {
  const found = await files.stat(resolve(root, named.path))
  if (found?.kind === 'file') return null
  const came = quoteGiven(named.path)
  const expected = found === null ? 'a file that is there' : `a file, not a ${found.kind}`
  return { came, expected, todo: 'correct the path; it is relative to the repository' }
}

/** Problems of the folder for reports: it must stay inside the repository, symbolic links resolved, and out of `.git`. */
export async function reportDirProblems(values: Values, root: string, files: Files): Promise<readonly Problem[]> {
  const given = values.get('report-dir')
  // Whoever writes the workflow may write anywhere; the config file may come with a pull request.
  if (given === null || values.sourced('report-dir')?.source !== 'config') return []
  const path = pathInside(root, given)
  if (path !== null && !/^\.git(?:\/|$)/iu.test(path) && (await isReallyInside(root, path, files))) return []
  const expected = 'a folder inside the repository, and not in .git, since the config file names it'
  return [
    ruleProblem(values, 'report-dir', { came: quoteGiven(given), expected, todo: 'use for instance presend-report' }),
  ]
}

async function isReallyInside(root: string, path: string, files: Files): Promise<boolean> {
  const realRoot = (await files.realPath(root)) ?? root
  let candidate = resolve(root, path)
  let found = await files.realPath(candidate)
  while (found === null && candidate !== dirname(candidate)) {
    candidate = dirname(candidate)
    found = await files.realPath(candidate)
  }
  return found === null || !candidate.startsWith(root) || pathInside(realRoot, found) !== null
}
