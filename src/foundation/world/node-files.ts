/** Provides access to the machine's file system, limited to the operations that a run needs. */

import { randomBytes } from 'node:crypto'
import { lstatSync, realpathSync } from 'node:fs'
import {
  appendFile,
  chmod,
  glob,
  lstat,
  mkdir,
  readFile,
  realpath,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises'
import { dirname, join } from 'node:path'

import { pathInside } from './repository-path.ts'
import type { FileStat, Files } from './world.ts'

/** Creates a Files that reads from and writes to the machine's disk. */
export function nodeFiles(): Files {
  return {
    read: async (path) => await readFile(path),
    readText: async (path) => await readFile(path, 'utf8'),
    stat: async (path) => await whenThere(async () => describe(await stat(path))),
    realPath: async (path) => await whenThere(async () => await realpath(path)),
    isLink: async (path) => (await whenThere(async () => await lstat(path)))?.isSymbolicLink() ?? false,
    glob: findMatches,
    write: writeWhole,
    append: async (path, content) => {
      await makeFolder(dirname(path))
      await appendFile(path, content)
    },
  }
}

function describe(found: Awaited<ReturnType<typeof stat>>): FileStat {
  if (found.isFile()) return { sizeBytes: Number(found.size), kind: 'file', mode: Number(found.mode) & 0o777 }
  return { sizeBytes: 0, kind: found.isDirectory() ? 'directory' : 'other' }
}

/** The error codes that mean "not found". ENOTDIR: the parent is a file. ELOOP: a symbolic link points to itself. */
const absentCodes: ReadonlySet<string> = new Set(['ENOENT', 'ENOTDIR', 'ELOOP'])

async function whenThere<T>(ask: () => Promise<T>): Promise<T | null> {
  try {
    return await ask()
  } catch (error) {
    if (error instanceof Error && 'code' in error && absentCodes.has(String(error.code))) return null
    throw error
  }
}

async function findMatches(
  pattern: string,
  directory: string,
  maxCount: number = Number.POSITIVE_INFINITY,
): Promise<readonly string[]> {
  const found: string[] = []
  const exclude = (path: string): boolean => isForeignFolder(path) || leadsOut(directory, path)
  for await (const path of glob(pattern, { cwd: directory, exclude })) {
    found.push(path.replaceAll('\\', '/'))
    if (found.length >= maxCount) break
  }
  return found.toSorted()
}

function isForeignFolder(path: string): boolean {
  return /(?:^|[\\/])(?:node_modules|\.git)$/u.test(path)
}

/**
 * Returns true for a symbolic link that points outside the directory. Skipping such links prevents a glob pattern from
 * searching the whole machine.
 */
function leadsOut(directory: string, path: string): boolean {
  const absolutePath = join(directory, path)
  try {
    if (!lstatSync(absolutePath).isSymbolicLink()) return false
    return pathInside(realpathSync(directory), realpathSync(absolutePath)) === null
  } catch {
    // Either the link is dangling, or the path does not exist because Node passed only the name of a file in a
    // subfolder.
    return false
  }
}

/**
 * Creates a folder and its parents. Does not use `recursive`, because Node retries forever when mkdir reports ENOENT
 * although the parent exists, as in /proc.
 */
async function makeFolder(path: string): Promise<void> {
  if (await isFolder(path)) return
  const parent = dirname(path)
  if (parent !== path) await makeFolder(parent)
  try {
    await mkdir(path)
  } catch (error) {
    // Another process may have created the folder in the meantime.
    if (!(await isFolder(path))) throw error
  }
}

async function isFolder(path: string): Promise<boolean> {
  return (await whenThere(async () => await stat(path)))?.isDirectory() ?? false
}

async function writeWhole(path: string, content: string | Uint8Array): Promise<void> {
  await makeFolder(dirname(path))
  // The temporary file has a random name and is created exclusively. If the name were predictable, an attacker could
  // create a symbolic link with that name.
  const temporaryPath = `${path}.${randomBytes(8).toString('hex')}.part`
  try {
    await writeFile(temporaryPath, content, { flag: 'wx' })
    const replaced = await whenThere(async () => await lstat(path))
    if (replaced?.isFile() === true) await chmod(temporaryPath, replaced.mode & 0o777)
    await rename(temporaryPath, path)
  } catch (error) {
    await rm(temporaryPath, { force: true })
    throw error
  }
}
