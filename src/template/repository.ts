/** The repository as templates may see it: files below its root, of a sane size, and nothing else on the machine. */

import { isAbsolute, join, relative, sep } from 'node:path'

import { bad, ok, type Parsed, type Problem, quoteValue, type SourcePlace } from '../errors/problem.ts'
import type { Files } from '../world/world.ts'
import { outside, resolvePath } from './repository-path.ts'
import { positionOf, problemAt } from './source-text.ts'

/** No template, partial, data file or image may be larger. */
export const maxFileBytes: number = 5 * 1024 * 1024

/** Who asks for a file: the name and place that a problem with it carries. */
export interface FileReference {
  readonly input: string
  readonly place?: SourcePlace | undefined
  /** Folders that the path may be relative to, in this order; the repository's root when absent. */
  readonly folders?: readonly string[]
  /** Forms in which a name may be written short (`footer` for `footer.hbs`); as it is when absent. */
  readonly spellings?: (path: string) => readonly string[]
}

export interface RepositoryFile {
  /** Relative to the repository, with `/`, links not resolved: the name the author knows. */
  readonly path: string
  readonly bytes: Uint8Array
}

export interface Repository {
  read(path: string, reference: FileReference): Promise<Parsed<RepositoryFile>>
  /** UTF-8 without its byte order mark; a file without any text is a problem. */
  readText(path: string, reference: FileReference): Promise<Parsed<{ readonly path: string; readonly text: string }>>
}

/** The repository at an absolute path. */
export function openRepository(root: string, files: Files): Repository {
  const read: Repository['read'] = async (path, reference) => {
    const found = await findFile(path, reference, { root, files })
    if (found.status === 'bad') return bad(describe(found, path, reference))
    try {
      return ok({ path: found.path, bytes: await files.read(join(root, found.path)) })
    } catch (error) {
      return bad(describe({ came: codeOf(error), expected: 'a file that can be read' }, path, reference))
    }
  }
  return {
    read,
    readText: async (path, reference) => {
      const file = await read(path, reference)
      return file.status === 'bad' ? file : decode(file.value, reference)
    },
  }
}

type Found =
  | { readonly status: 'ok'; readonly path: string }
  | { readonly status: 'missing' }
  | { readonly status: 'bad'; readonly came?: string; readonly expected: string }

interface Place {
  readonly root: string
  readonly files: Files
}

async function findFile(
  path: string,
  reference: FileReference,
  place: Place,
): Promise<Exclude<Found, { status: 'missing' }>> {
  const { folders = [''], spellings = (written: string) => [written] } = reference
  const candidates = folders.flatMap((folder) => spellings(path).map((spelling) => resolvePath(spelling, folder)))
  const isTaken = new Set<string>()
  for (const candidate of candidates) {
    if (candidate.status === 'bad' || isTaken.has(candidate.path)) continue
    isTaken.add(candidate.path)
    const found = await look(candidate.path, place)
    if (found.status !== 'missing') return found
  }
  // With several folders one `../` may be wrong from the first and right from the second.
  const refused = candidates.find((candidate) => candidate.status === 'bad')
  if (refused !== undefined && isTaken.size === 0) return refused
  return { status: 'bad', expected: `a file of the repository (looked for ${listed([...isTaken])})` }
}

function listed(paths: readonly string[]): string {
  const shown = paths
    .slice(0, 4)
    .map((path) => quoteValue(path))
    .join(', ')
  return paths.length > 4 ? `${shown} and ${paths.length - 4} more` : shown
}

async function look(path: string, { root, files }: Place): Promise<Found> {
  try {
    const [realRoot, realPath] = await Promise.all([files.realPath(root), files.realPath(join(root, path))])
    if (realRoot === null || realPath === null) return { status: 'missing' }
    if (!isInside(realRoot, realPath)) return { status: 'bad', came: 'a link that leads out of it', expected: outside }
    const stat = await files.stat(realPath)
    if (stat === null) return { status: 'missing' }
    if (stat.kind !== 'file')
      return { status: 'bad', came: `a ${stat.kind === 'directory' ? 'folder' : 'device'}`, expected: 'a file' }
    if (stat.sizeBytes <= maxFileBytes) return { status: 'ok', path }
    return { status: 'bad', came: `${stat.sizeBytes} bytes`, expected: `at most ${maxFileBytes} bytes (5 MiB)` }
  } catch (error) {
    return { status: 'bad', came: codeOf(error), expected: 'a file that can be read' }
  }
}

function isInside(root: string, path: string): boolean {
  const way = relative(root, path)
  return way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way)
}

function decode({ path, bytes }: RepositoryFile, reference: FileReference): Parsed<{ path: string; text: string }> {
  const whole = { file: path }
  try {
    // TextDecoder drops the byte order mark by itself.
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    // Two bytes a character without a byte order mark: every second one is a NUL, which UTF-8 allows and no text has.
    const nul = text.indexOf('\0')
    if (nul >= 0) return bad(notText(reference, { file: path, ...positionOf(text, nul) }))
    if (text.trim() !== '') return ok({ path, text })
    return bad(problemAt(whole, { input: reference.input, came: 'an empty file', expected: 'some text' }))
  } catch {
    // The decoder says no more than "invalid"; the place of the first bad byte is what helps.
    const line = firstBadLine(bytes)
    const todo = 'save the file as UTF-8'
    return bad(
      problemAt(
        { file: path, line },
        { input: reference.input, came: 'bytes that are not UTF-8', expected: 'UTF-8', todo },
      ),
    )
  }
}

function notText({ input }: FileReference, place: SourcePlace): Problem {
  const todo = 'save the file as UTF-8'
  return { input, came: 'a NUL character', expected: 'text', todo, place }
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
) {
  const came = found.came ?? quoteValue(path)
  const named = came.includes(quoteValue(path)) ? came : `${quoteValue(path)}: ${came}`
  return problemAt(reference.place, { input: reference.input, came: named, expected: found.expected })
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : 'an unreadable file'
}
