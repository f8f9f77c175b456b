/**
 * Opens all files that settings or templates refer to. After resolving symbolic links, opens only regular files of
 * limited size inside the repository and outside `.git`. Reports are also written through this module.
 */

import { join, posix } from 'node:path'

import { PresendError } from '../errors/presend-error.ts'
import {
  bad,
  ok,
  type Parsed,
  type Problem,
  positionOf,
  problemAt,
  quoteValue,
  type SourcePlace,
} from '../errors/problem.ts'
import { insideRepository, isGitPath, outsideGit, pathInside, resolvePath } from './repository-path.ts'
import type { Files } from './world.ts'

/** The default size limit for a file, in bytes. */
export const maxFileBytes: number = 5 * 1024 * 1024

/** The source of a path (for error messages), and the folders in which to search for the file. */
export interface FileReference {
  readonly input: string
  readonly place?: SourcePlace | undefined
  /** Folders in which to search for the file, in this order. Default: the repository root. */
  readonly folders?: readonly string[]
  /** Returns the paths to try for a short name (`footer.hbs` for `footer`). Default: only the path itself. */
  readonly spellings?: (path: string) => readonly string[]
  /** The size limit. Default: `maxFileBytes`. */
  readonly maxBytes?: number
}

/** A file that was read from the repository. */
export interface RepositoryFile {
  /**
   * The path relative to the repository, with `/` as separator. Symbolic links are not resolved, so this is the path
   * that the author used.
   */
  readonly path: string
  readonly bytes: Uint8Array
}

/** The files of one repository. Problems mention the file's path but never quote its content. */
export interface Repository {
  /** Resolves with the path of a readable file, relative to the repository. */
  find(path: string, reference: FileReference): Promise<Parsed<string>>
  read(path: string, reference: FileReference): Promise<Parsed<RepositoryFile>>
  /** Decodes UTF-8 and removes the byte order mark. An empty file counts as a problem. */
  readText(path: string, reference: FileReference): Promise<Parsed<{ readonly path: string; readonly text: string }>>
  /** Returns a problem unless the folder is inside the repository, outside `.git`, and not behind a symbolic link. */
  checkFolder(path: string, input: string): Promise<Problem | null>
  /**
   * Writes a file, and creates its folder if necessary. @throws PresendError REPORT_UNWRITABLE if `checkFolder` finds a
   * problem
   */
  write(path: string, content: string): Promise<void>
}

/** Opens the repository at an absolute path. */
export function openRepository(root: string, files: Files): Repository {
  const place = { root, files }
  const read: Repository['read'] = async (path, reference) => {
    const found = await findFile(path, reference, place)
    if (found.status === 'bad') return bad(describe(found, path, reference))
    try {
      return ok({ path: found.path, bytes: await files.read(found.realPath) })
    } catch (error) {
      return bad(describe(unreadable(error), path, reference))
    }
  }
  return {
    find: async (path, reference) => {
      const found = await findFile(path, reference, place)
      return found.status === 'ok' ? ok(found.path) : bad(describe(found, path, reference))
    },
    read,
    readText: async (path, reference) => {
      const file = await read(path, reference)
      return file.status === 'bad' ? file : decode(file.value, reference.input)
    },
    checkFolder: async (path, input) => await folderProblem({ path, input }, place),
    write: async (path, content) => {
      const problem = await folderProblem({ path: posix.dirname(path), input: 'report-dir' }, place)
      if (problem !== null) throw unwritable(path, problem)
      await files.write(join(root, path), content)
    },
  }
}

type Found =
  | { readonly status: 'ok'; readonly path: string; readonly realPath: string }
  | { readonly status: 'missing' }
  | BadFile

interface BadFile {
  readonly status: 'bad'
  readonly came?: string
  readonly expected: string
}

interface Place {
  readonly root: string
  readonly files: Files
}

async function findFile(
  path: string,
  reference: FileReference,
  place: Place,
): Promise<Exclude<Found, { status: 'missing' }>> {
  const { folders = [''], spellings = (written: string) => [written], maxBytes = maxFileBytes } = reference
  const candidates = folders.flatMap((folder) => spellings(path).map((spelling) => resolvePath(spelling, folder)))
  const isTaken = new Set<string>()
  for (const candidate of candidates) {
    if (candidate.status === 'bad' || isTaken.has(candidate.path)) continue
    isTaken.add(candidate.path)
    const found = await inspect(candidate.path, maxBytes, place)
    if (found.status !== 'missing') return found
  }
  // Check every folder, because the same `../` can lead outside the repository from one folder, but not from another.
  const refused = candidates.find((candidate) => candidate.status === 'bad')
  if (refused !== undefined && isTaken.size === 0) return refused
  const tried = [...isTaken]
  const where = tried.length === 1 && tried[0] === path ? '' : ` (searched for ${listed(tried)})`
  return { status: 'bad', expected: `an existing file in the repository${where}` }
}

function listed(paths: readonly string[]): string {
  const shown = paths
    .slice(0, 4)
    .map((path) => quoteValue(path))
    .join(', ')
  return paths.length > 4 ? `${shown} and ${paths.length - 4} more` : shown
}

async function inspect(path: string, maxBytes: number, { root, files }: Place): Promise<Found> {
  try {
    const [realRoot, realPath] = await Promise.all([files.realPath(root), files.realPath(join(root, path))])
    if (realRoot === null || realPath === null) return { status: 'missing' }
    const inside = pathInside(realRoot, realPath)
    if (inside === null)
      return { status: 'bad', came: 'a symbolic link that leads out of the repository', expected: insideRepository }
    if (isGitPath(inside)) return { status: 'bad', expected: outsideGit }
    const stat = await files.stat(realPath)
    if (stat === null) return { status: 'missing' }
    if (stat.kind !== 'file') return { status: 'bad', came: kindNames[stat.kind], expected: 'a file' }
    if (stat.sizeBytes <= maxBytes) return { status: 'ok', path, realPath }
    const limit = `at most ${maxBytes} bytes (${maxBytes / 1_048_576} MiB)`
    return { status: 'bad', came: `${stat.sizeBytes} bytes`, expected: limit }
  } catch (error) {
    return unreadable(error)
  }
}

const kindNames = { file: 'a file', directory: 'a folder', other: 'a device, pipe or socket' } as const

async function folderProblem(
  { path, input }: { readonly path: string; readonly input: string },
  { root, files }: Place,
): Promise<Problem | null> {
  const came = quoteValue(path)
  const resolved = resolvePath(path, '')
  if (resolved.status === 'bad') return { input, came, expected: resolved.expected }
  if (isGitPath(resolved.path)) return { input, came, expected: outsideGit }
  let folder = root
  for (const part of resolved.path.split('/').filter((one) => one !== '' && one !== '.')) {
    folder = join(folder, part)
    if (await files.isLink(folder)) return { input, came, expected: 'a folder that is not behind a symbolic link' }
  }
  return null
}

function unwritable(path: string, { came, expected }: Problem): PresendError {
  return new PresendError({
    code: 'REPORT_UNWRITABLE',
    outcome: 'inconclusive',
    done: `Writing ${quoteValue(path)}`,
    came: came ?? '',
    expected,
    todo: 'choose another report-dir, or remove the symbolic link from the repository',
  })
}

function decode({ path, bytes }: RepositoryFile, input: string): Parsed<{ path: string; text: string }> {
  const todo = 'save the file as UTF-8'
  try {
    // TextDecoder has already removed the byte order mark.
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    // UTF-16 text without a byte order mark is valid UTF-8 in which every second character is NUL.
    const nul = text.indexOf('\0')
    if (nul >= 0) {
      const place = { file: path, ...positionOf(text, nul) }
      return bad({ input, came: 'a NUL character', expected: 'text', todo, place })
    }
    if (text.trim() !== '') return ok({ path, text })
    return bad({ input, came: 'an empty file', expected: 'some text', place: { file: path } })
  } catch {
    // The decoder does not report a position, so search for the first invalid byte.
    const place = { file: path, line: firstBadLine(bytes) }
    return bad({ input, came: 'bytes that are not UTF-8', expected: 'UTF-8', todo, place })
  }
}

function firstBadLine(bytes: Uint8Array): number {
  const text = new TextDecoder('utf-8').decode(bytes)
  const lines = text.split('\n')
  const index = lines.findIndex((line) => line.includes('\ufffd'))
  return index < 0 ? lines.length : index + 1
}

function describe(
  found: { readonly came?: string; readonly expected: string },
  path: string,
  reference: FileReference,
): Problem {
  const named = found.came === undefined ? quoteValue(path) : `${quoteValue(path)} (${found.came})`
  return problemAt(reference.place, { input: reference.input, came: named, expected: found.expected })
}

function unreadable(error: unknown): BadFile {
  const code = error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : 'an error'
  return { status: 'bad', came: code, expected: 'a readable file' }
}
