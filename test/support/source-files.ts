/** Reads src/ and test/ as text for the tests that hold the structure. */

import { readdirSync, readFileSync } from 'node:fs'
import { dirname, posix, resolve } from 'node:path'

/** The project's folder. */
export const projectRoot: string = resolve(import.meta.dirname, '../..')

export interface SourceFile {
  /** Relative to src/ or test/, with `/`. */
  readonly path: string
  readonly text: string
  readonly lines: readonly string[]
}

export interface ImportStatement {
  readonly specifier: string
  readonly line: number
  readonly isLazy: boolean
}

/** All `.ts` files below a folder of the project, sorted. */
export function readSourceFiles(folder: string): readonly SourceFile[] {
  return readdirSync(resolve(projectRoot, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/u.test(path))
    .toSorted()
    .map((path) => {
      const text = readFileSync(resolve(projectRoot, folder, path), 'utf8')
      return { path: path.replaceAll('\\', '/'), text, lines: text.split('\n') }
    })
}

/** Every static import, re-export and `import()` of a file, type-only ones included. */
export function importsOf(file: Pick<SourceFile, 'text'>): readonly ImportStatement[] {
  const pattern =
    /(?:^|\n)\s*(?:import|export)\s(?:[^'"`;]*?\sfrom\s+)?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]\s*\)/gu
  return [...file.text.matchAll(pattern)].map((match) => ({
    specifier: match[1] ?? match[2] ?? '',
    line: lineAt(file.text, (match.index ?? 0) + (/^\s*/u.exec(match[0])?.[0].length ?? 0)),
    isLazy: match[2] !== undefined,
  }))
}

/** The room of a file: the innermost of its folders that is in `rooms`; else its first folder, or `main` for `main.ts`. */
export function roomOf(path: string, rooms: readonly string[] = []): string {
  const folders = path.replace(/\.ts$/u, '').split('/')
  for (let depth = folders.length; depth > 1; depth -= 1) {
    const room = folders.slice(0, depth).join('/')
    if (rooms.includes(room)) return room
  }
  return folders[0] ?? path
}

/** The file a relative import means, relative to the same folder; `null` for packages. */
export function resolveImport(fromPath: string, specifier: string): string | null {
  return specifier.startsWith('.') ? posix.normalize(posix.join(dirname(fromPath), specifier)) : null
}

/** `@scope/name` or `name` of a package import. */
export function packageOf(specifier: string): string {
  const parts = specifier.split('/')
  return specifier.startsWith('@') ? parts.slice(0, 2).join('/') : (parts[0] ?? specifier)
}

function lineAt(text: string, index: number): number {
  return text.slice(0, index).split('\n').length
}
