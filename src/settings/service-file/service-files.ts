/** Files that the service file names: each must be there. */

import { resolve } from 'node:path'

import type { Parsed, Problem, SourcePlace } from '../../errors/problem.ts'
import { bad, ok } from '../../errors/problem.ts'
import type { Env, Files } from '../../world/world.ts'
import { quoteGiven } from '../parsers/bad-text.ts'

/** What reading a service's settings asks of the world. */
export interface ServiceWorld {
  readonly files: Files
  readonly env: Env
}

/** A path that was given, and where. */
export interface NamedFile {
  readonly input: string
  readonly path: string
  readonly place?: SourcePlace
}

/** What is wrong with it; `null`: it is a file. Whether it can be read and holds what it should shows when it is used. */
export async function fileProblem(
  { path, ...at }: NamedFile,
  { files, workingDirectory }: { readonly files: Files; readonly workingDirectory: string },
): Promise<Problem | null> {
  const found = await files.stat(resolve(workingDirectory, path))
  if (found?.kind === 'file') return null
  const expected = found === null ? 'a file that is there' : `a file, not a ${found.kind}`
  return { ...at, came: quoteGiven(path), expected, todo: 'correct the path; it is relative to the working directory' }
}

/** The text of a file that holds a secret; problems show nothing of it. */
export async function readNamedFile(
  { path, ...at }: NamedFile,
  { files, workingDirectory }: { readonly files: Files; readonly workingDirectory: string },
): Promise<Parsed<string>> {
  const problem = await fileProblem({ ...at, path }, { files, workingDirectory })
  if (problem !== null) return bad(problem)
  try {
    const text = await files.readText(resolve(workingDirectory, path))
    return text.trim() === '' ? bad({ ...at, came: 'an empty file', expected: 'the secret in it' }) : ok(text)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'a failure'
    return bad({ ...at, came: code, expected: 'a file that can be read' })
  }
}

/** What the operator should know of a file that holds a secret; `null`: nothing, or it is not there. */
export async function secretFileNotice(
  { input, path }: NamedFile,
  { files, workingDirectory }: { readonly files: Files; readonly workingDirectory: string },
): Promise<string | null> {
  const mode = (await files.stat(resolve(workingDirectory, path)))?.mode ?? 0
  if ((mode & 0o004) === 0) return null
  return `${input}: every user of this machine can read ${path} (mode ${mode.toString(8)}); run: chmod 600 ${path}`
}
