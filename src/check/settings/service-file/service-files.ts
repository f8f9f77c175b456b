/** Reads the service file and the files named in its settings. */

import { resolve } from 'node:path'

import { bad, ok, type Parsed, type Problem, type SourcePlace } from '../../../foundation/errors/problem.ts'
import type { Env, Files } from '../../../foundation/world/world.ts'
import { quoteGiven } from '../engine/bad-text.ts'
import type { ConfigEntry } from '../engine/config-value.ts'
import { type Level, readLevel } from '../engine/level.ts'
import { readYamlMap } from '../engine/read-yaml-map.ts'
import type { Table } from '../engine/row.ts'
import { type Layer, layerProblems, type Values, valuesOf } from '../engine/values.ts'

/** The files and the environment from which service settings are read. */
export interface ServiceWorld {
  readonly files: Files
  readonly env: Env
}

/** The sources of settings, and the folder to which their paths are relative. */
export interface ServicePlace extends ServiceWorld {
  /** The absolute path of the working directory. */
  readonly workingDirectory: string
}

type FilePlace = Pick<ServicePlace, 'files' | 'workingDirectory'>

export interface ServiceFileRequest {
  /** The path set with `--config`. If it is `null`, the default file is read if it exists. */
  readonly config: string | null
  /** The absolute path of the working directory. */
  readonly workingDirectory: string
}

/** The content of the service file, and its problems. */
export interface ServiceFile {
  /** The path as the user wrote it; `null` if there is no service file. */
  readonly path: string | null
  readonly entries: readonly ConfigEntry[]
  readonly problems: readonly Problem[]
}

const noFile: ServiceFile = { path: null, entries: [], problems: [] }
const defaultServiceFile = 'presend-service.yml'

/** Reads the service file. A file named with `--config` must exist. */
export async function readServiceFile(
  { config, workingDirectory }: ServiceFileRequest,
  files: Files,
): Promise<ServiceFile> {
  const path = config ?? defaultServiceFile
  const absolutePath = resolve(workingDirectory, path)
  if (config === null && (await files.stat(absolutePath)) === null) return noFile
  const todo = 'correct the --config path, which is relative to the working directory'
  const entries = await readYamlMap({ path, absolutePath, todo }, files)
  return entries.status === 'ok'
    ? { path, entries: entries.value, problems: [] }
    : { path, entries: [], problems: entries.problems }
}

/**
 * Reads the keys of a map in the service file.
 *
 * @param prefix the text that precedes the names of keys in error messages, such as `seeds[0].`
 */
export function readServiceLevel(
  entries: readonly ConfigEntry[],
  { table, prefix = '', otherKeys = [] }: { table: Table; prefix?: string; otherKeys?: readonly string[] },
): Level {
  return readLevel(entries, {
    table,
    prefix,
    otherKeys,
    explain: (key) => (key === 'password' ? passwordProblem : null),
    emptyLists: 'ignored',
    reference: 'see docs/service-file.md for all keys',
  })
}

const passwordProblem = {
  expected: 'no passwords in the service file',
  rule: 'is not allowed in the service file',
  todo: 'move the password to an environment variable or a separate file, and set password-env or password-file to its name',
}

/**
 * Reads only the settings in `table`. Ignores the other settings, which may need secrets that a command does not have.
 * Flags override the service file, which overrides environment variables.
 */
export async function readServicePart<T extends Table>(
  table: T,
  request: ServiceFileRequest & { readonly environment?: Layer; readonly flags?: Layer; readonly skipFile?: boolean },
  files: Files,
): Promise<Parsed<Values<T>>> {
  const { environment = new Map(), flags = new Map() } = request
  const file = request.skipFile === true ? noFile : await readServiceFile(request, files)
  const sections = new Set(Object.keys(table).map((name) => name.replace(/\..*$/u, '')))
  const entries = file.entries.filter(({ key }) => sections.has(key))
  const level = readServiceLevel(entries, { table })
  const layer = new Map([...environment, ...level.layer, ...flags])
  const problems = [...file.problems, ...level.problems, ...layerProblems(table, layer)]
  return problems.length > 0 ? bad(...problems) : ok(valuesOf(table, layer))
}

/** A path that the user set, with the setting that contains the path. */
export interface NamedFile {
  readonly input: string
  readonly path: string
  readonly place?: SourcePlace
}

/** Returns the file named in a setting, or `null` if the setting has no valid value. */
export function namedFile<Name extends string>(
  values: { get(name: NoInfer<Name>): string | null; at(name: NoInfer<Name>): Omit<NamedFile, 'path'> },
  name: Name,
): NamedFile | null {
  const path = values.get(name)
  return path === null ? null : { ...values.at(name), path }
}

/** Returns a problem if a file does not exist. The content of the file is checked when the file is used. */
export async function fileProblem(
  { path, ...at }: NamedFile,
  { files, workingDirectory }: FilePlace,
): Promise<Problem | null> {
  const found = await files.stat(resolve(workingDirectory, path))
  if (found?.kind === 'file') return null
  const expected = found === null ? 'an existing file' : `a file, not a ${found.kind}`
  return {
    ...at,
    came: quoteGiven(path),
    expected,
    todo: 'correct the path, which is relative to the working directory',
  }
}

/** Reads a file that contains a secret. Problems reveal nothing about the content. */
export async function readNamedFile({ path, ...at }: NamedFile, place: FilePlace): Promise<Parsed<string>> {
  const problem = await fileProblem({ ...at, path }, place)
  if (problem !== null) return bad(problem)
  try {
    const text = await place.files.readText(resolve(place.workingDirectory, path))
    return text.trim() === '' ? bad({ ...at, came: 'an empty file', expected: 'a file with the secret' }) : ok(text)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'an error'
    return bad({ ...at, came: code, expected: 'a readable file' })
  }
}

/** A secret, with the environment variable or the setting that contains it. */
export interface SecretText extends Omit<NamedFile, 'path'> {
  readonly text: string
}

/** Reads a secret from an environment variable, or else from a file. Returns `null` if neither is set. */
export async function readSecretText(
  variable: string,
  file: NamedFile | null,
  place: ServicePlace,
): Promise<Parsed<SecretText | null>> {
  const text = place.env[variable] ?? ''
  if (text.trim() !== '') return ok({ input: variable, text })
  if (file === null) return ok(null)
  const { path: _, ...at } = file
  const read = await readNamedFile(file, place)
  return read.status === 'bad' ? read : ok({ ...at, text: read.value })
}

/** Returns a warning if every user of the machine can read a file that contains a secret. */
export async function secretFileNotice(
  { input, path }: NamedFile,
  { files, workingDirectory }: FilePlace,
): Promise<string | null> {
  const mode = (await files.stat(resolve(workingDirectory, path)))?.mode ?? 0
  if ((mode & 0o004) === 0) return null
  return `${input}: every user of this machine can read ${path} (mode ${mode.toString(8)}); run: chmod 600 ${path}`
}
