/** Files in memory, for tests of code that reads a repository. */

import { matchesGlob, posix } from 'node:path'

import type { Files } from '../../src/foundation/world/world.ts'

/** Creates Files with these contents by absolute path. Folders exist if they contain a file. */
export function fakeFiles(texts: Readonly<Record<string, string>>): Files {
  const contents = new Map(Object.entries(texts))
  const isFolder = (path: string): boolean => [...contents.keys()].some((one) => one.startsWith(`${path}/`))
  async function readText(path: string): Promise<string> {
    const text = contents.get(path)
    if (text === undefined) throw missing(path)
    return text
  }
  return {
    readText,
    read: async (path) => Buffer.from(await readText(path)),
    stat: async (path) => {
      const text = contents.get(path)
      if (text !== undefined) return { sizeBytes: Buffer.byteLength(text), kind: 'file' }
      return isFolder(path) ? { sizeBytes: 0, kind: 'directory' } : null
    },
    realPath: async (path) => (contents.has(path) || isFolder(path) ? path : null),
    isLink: () => Promise.resolve(false),
    glob: async (pattern, directory) =>
      [...contents.keys()]
        .filter((path) => path.startsWith(`${directory}/`))
        .map((path) => posix.relative(directory, path))
        .filter((path) => matchesGlob(path, pattern))
        .toSorted(),
    write: async (path, content) => {
      contents.set(path, content.toString())
    },
    append: async (path, content) => {
      contents.set(path, `${contents.get(path) ?? ''}${content}`)
    },
  }
}

function missing(path: string): Error {
  return Object.assign(new Error(`ENOENT: ${path}`), { code: 'ENOENT' })
}
