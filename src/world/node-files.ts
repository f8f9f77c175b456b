/** The machine's file system, behind the few questions a run asks of it. */

import { appendFile, glob, mkdir, readFile, realpath, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

import type { Files } from './world.ts'

/** Files on the machine's disk. */
export function nodeFiles(): Files {
  return {
    read: async (path) => await readFile(path),
    readText: async (path) => await readFile(path, 'utf8'),
    stat: async (path) => await whenThere(async () => describe(await stat(path))),
    realPath: async (path) => await whenThere(async () => await realpath(path)),
    glob: findMatches,
    write: writeWhole,
    append: async (path, content) => {
      await makeFolder(dirname(path))
      await appendFile(path, content)
    },
  }
}

function describe(found: Awaited<ReturnType<typeof stat>>): {
  readonly sizeBytes: number
  readonly kind: 'file' | 'directory' | 'other'
} {
  if (found.isFile()) return { sizeBytes: Number(found.size), kind: 'file' }
  return { sizeBytes: 0, kind: found.isDirectory() ? 'directory' : 'other' }
}

async function whenThere<T>(ask: () => Promise<T>): Promise<T | null> {
  try {
    return await ask()
  } catch (error) {
    // ENOTDIR: a file stands where a folder was expected, so there is nothing below it either.
    if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR')) return null
    throw error
  }
}

async function findMatches(pattern: string, directory: string): Promise<readonly string[]> {
  const found: string[] = []
  for await (const path of glob(pattern, { cwd: directory, exclude: isForeignFolder }))
    found.push(path.replaceAll('\\', '/'))
  return found.toSorted()
}

function isForeignFolder(path: string): boolean {
  return /(?:^|[\\/])(?:node_modules|\.git)$/u.test(path)
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
  const temporaryPath = `${path}.part`
  try {
    await writeFile(temporaryPath, content)
    await rename(temporaryPath, path)
  } catch (error) {
    await rm(temporaryPath, { force: true })
    throw error
  }
}
