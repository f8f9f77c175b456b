/** The machine's file system, behind the few questions a run asks of it. */

import { randomBytes } from 'node:crypto'
import { lstatSync, realpathSync } from 'node:fs'
import { appendFile, glob, lstat, mkdir, readFile, realpath, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

import { pathInside } from './repository-path.ts'
import type { FileStat, Files } from './world.ts'

/** Files on the machine's disk. */
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

/** ENOTDIR: below a file there is nothing. ELOOP: a symbolic link that leads to itself leads nowhere. */
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

/** True for a symbolic link out of the directory: a pattern must not walk the whole machine. */
function leadsOut(directory: string, path: string): boolean {
  const absolutePath = join(directory, path)
  try {
    if (!lstatSync(absolutePath).isSymbolicLink()) return false
    return pathInside(realpathSync(directory), realpathSync(absolutePath)) === null
  } catch {
    // A link to nothing, which cannot be walked into. Node also asks about bare names of files in subfolders.
    return false
  }
}

/**
 * Makes a folder and those above it. Not by `recursive`: where the system has no such place below a folder that is
 * there (/proc says so of everything), Node tries again for ever.
 */
async function makeFolder(path: string): Promise<void> {
  if (await isFolder(path)) return
  const parent = dirname(path)
  if (parent !== path) await makeFolder(parent)
  try {
    await mkdir(path)
  } catch (error) {
    // Another writer may have made it meanwhile.
    if (!(await isFolder(path))) throw error
  }
}

async function isFolder(path: string): Promise<boolean> {
  return (await whenThere(async () => await stat(path)))?.isDirectory() ?? false
}

async function writeWhole(path: string, content: string | Uint8Array): Promise<void> {
  await makeFolder(dirname(path))
  // A name that nobody can guess, and only if it is free: a symbolic link there would be followed.
  const temporaryPath = `${path}.${randomBytes(8).toString('hex')}.part`
  try {
    await writeFile(temporaryPath, content, { flag: 'wx' })
    await rename(temporaryPath, path)
  } catch (error) {
    await rm(temporaryPath, { force: true })
    throw error
  }
}
