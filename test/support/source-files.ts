/** Reads src/ and test/ as text for the tests that enforce the project's structure. */

import { readdirSync, readFileSync } from 'node:fs'
import { dirname, posix, resolve } from 'node:path'

/** The project's root folder. */
export const projectRoot: string = resolve(import.meta.dirname, '../..')

export interface SourceFile {
  /** The path relative to src/ or test/, with `/` as separator. */
  readonly path: string
  readonly text: string
  readonly lines: readonly string[]
}

export interface ImportStatement {
  readonly specifier: string
  readonly line: number
  readonly isLazy: boolean
}

/** Returns all `.ts` files below a folder of the project, sorted. */
export function readSourceFiles(folder: string): readonly SourceFile[] {
  return readdirSync(resolve(projectRoot, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/u.test(path))
    .toSorted()
    .map((path) => {
      const text = readFileSync(resolve(projectRoot, folder, path), 'utf8')
      return { path: path.replaceAll('\\', '/'), text, lines: text.split('\n') }
    })
}

/** Returns every static import, re-export and `import()` of a file, including type-only imports. */
export function importsOf(file: Pick<SourceFile, 'text'>): readonly ImportStatement[] {
  const pattern =
    /(?:^|\n)\s*(?:import|export)\s(?:[^'"`;]*?\sfrom\s+)?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]\s*\)/gu
  return [...file.text.matchAll(pattern)].map((match) => ({
    specifier: match[1] ?? match[2] ?? '',
    line: lineAt(file.text, (match.index ?? 0) + (/^\s*/u.exec(match[0])?.[0].length ?? 0)),
    isLazy: match[2] !== undefined,
  }))
}

/**
 * Returns the room of a file: the innermost folder around the file that is in `rooms`; otherwise its first folder, or
 * `main` for `main.ts`.
 */
export function roomOf(path: string, rooms: readonly string[] = []): string {
  const folders = path.replace(/\.ts$/u, '').split('/')
  for (let depth = folders.length; depth > 1; depth -= 1) {
    const room = folders.slice(0, depth).join('/')
    if (rooms.includes(room)) return room
  }
  return folders[0] ?? path
}

/** Returns the file to which a relative import resolves, relative to the same folder; `null` for packages. */
export function resolveImport(fromPath: string, specifier: string): string | null {
  return specifier.startsWith('.') ? posix.normalize(posix.join(dirname(fromPath), specifier)) : null
}

/** Returns `@scope/name` or `name` for a package import. */
export function packageOf(specifier: string): string {
  const parts = specifier.split('/')
  return specifier.startsWith('@') ? parts.slice(0, 2).join('/') : (parts[0] ?? specifier)
}

function lineAt(text: string, index: number): number {
  return text.slice(0, index).split('\n').length
}
