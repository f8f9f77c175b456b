/** Reads the config file. */

import { resolve } from 'node:path'

import type { Parsed, Problem } from '../../errors/problem.ts'
import { bad, ok } from '../../errors/problem.ts'
import type { Files } from '../../world/world.ts'
import { defaultConfigPath } from '../rows/message-rows.ts'
import { settingRows } from '../table.ts'
import type { Layer } from '../values.ts'
import { type ConfigEntry, nameShape, parseYaml } from './config-value.ts'
import { type ProviderThresholds, readProviderThresholds } from './provider-thresholds.ts'
import { readSection } from './sections.ts'
import { readTemplateEntries, type TemplateEntry } from './template-entries.ts'

/** What the config file says, as far as it could be read. */
export interface ConfigFile {
  /** As it was named; `null`: there is none. */
  readonly path: string | null
  /** False: it could not be read at all, so nobody knows what it would have given. */
  readonly isReadable: boolean
  readonly layer: Layer
  readonly thresholds: ProviderThresholds
  readonly templates: readonly TemplateEntry[]
  readonly problems: readonly Problem[]
  readonly notices: readonly string[]
}

/** Where to look. */
export interface ConfigRequest {
  readonly repositoryRoot: string
  /** `null`: at the usual place, where none need be. */
  readonly namedPath: string | null
}

/** The keys of the top level that are no settings. */
export const otherTopKeys: readonly string[] = ['templates', 'thresholds']

/** The settings that the config file may give, by name. */
export const configNames: readonly string[] = settingRows.filter((row) => row.isAllowedInConfig).map((row) => row.name)

const maxConfigBytes = 1_048_576

const noConfig = {
  path: null,
  isReadable: true,
  layer: new Map(),
  thresholds: {},
  templates: [],
  problems: [],
  notices: [],
} satisfies ConfigFile

/** The config file with all its problems but those of single values, which are parsed later. */
export async function readConfig(request: ConfigRequest, files: Files): Promise<ConfigFile> {
  const path = request.namedPath ?? defaultConfigPath
  const absolutePath = resolve(request.repositoryRoot, path)
  const found = await files.stat(absolutePath)
  if (found === null && request.namedPath === null) return await withoutConfig(request, files)
  const text = found === null ? bad(missing(path)) : await readText(absolutePath, { path, found }, files)
  const entries = text.status === 'ok' ? parseEntries(text.value, path) : text
  if (entries.status === 'bad') return { ...noConfig, path, isReadable: false, problems: entries.problems }
  return { ...noConfig, path, ...readTop(entries.value) }
}

function readTop(entries: readonly ConfigEntry[]): Pick<ConfigFile, 'layer' | 'thresholds' | 'templates' | 'problems'> {
  const top = readSection(entries, { prefix: '', isTop: true, otherKeys: otherTopKeys }, configNames)
  const thresholds = readProviderThresholds(top.others.get('thresholds'), '')
  const templates = readTemplateEntries(top.others.get('templates'))
  const problems = [...top.problems, ...thresholds.problems, ...templates.problems]
  return { layer: top.layer, thresholds: thresholds.thresholds, templates: templates.entries, problems }
}

async function withoutConfig(request: ConfigRequest, files: Files): Promise<ConfigFile> {
  const otherPath = defaultConfigPath.replace(/yml$/u, 'yaml')
  if ((await files.stat(resolve(request.repositoryRoot, otherPath))) === null) return noConfig
  const notice = `${otherPath} is there but was not read: the config file is called ${defaultConfigPath}; rename it, or name it with config`
  return { ...noConfig, notices: [notice] }
}

function missing(path: string): Problem {
  const expected = 'a config file that is there'
  return {
    input: 'config',
    came: JSON.stringify(path),
    expected,
    todo: 'correct the path; it is relative to the repository',
  }
}

async function readText(
  absolutePath: string,
  file: { readonly path: string; readonly found: { readonly sizeBytes: number; readonly kind: string } },
  files: Files,
): Promise<Parsed<string>> {
  const problem = { input: 'config', place: { file: file.path } }
  if (file.found.kind !== 'file') return bad({ ...problem, came: `a ${file.found.kind}`, expected: 'a file' })
  if (file.found.sizeBytes > maxConfigBytes) {
    return bad({
      ...problem,
      came: `${file.found.sizeBytes} bytes`,
      expected: `at most ${maxConfigBytes} bytes (1 MiB)`,
    })
  }
  try {
    return ok(new TextDecoder('utf-8', { fatal: true }).decode(await files.read(absolutePath)))
  } catch (error) {
    // fatal decoding throws a TypeError; anything else comes from the file system and carries a code.
    if (error instanceof TypeError) return bad({ ...problem, came: 'bytes that are not UTF-8', expected: 'UTF-8 text' })
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error)
    return bad({ ...problem, came: code, expected: 'a file that can be read' })
  }
}

function parseEntries(text: string, path: string): Parsed<readonly ConfigEntry[]> {
  const parsed = parseYaml(text, { file: path, input: 'config' })
  if (parsed.status === 'bad') return parsed
  if (parsed.value.kind === 'map') return ok(parsed.value.entries)
  if (parsed.value.kind === 'empty') return ok([])
  const expected = 'a map of settings, one `name: value` a line'
  return bad({ input: 'config', came: nameShape(parsed.value), expected, place: parsed.value.place })
}
