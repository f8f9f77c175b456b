/** Reads the config file. */

import { posix, resolve } from 'node:path'

import { bad, type Parsed, type Problem } from '../../../foundation/errors/problem.ts'
import { openRepository } from '../../../foundation/world/repository.ts'
import { pathInside } from '../../../foundation/world/repository-path.ts'
import type { Files } from '../../../foundation/world/world.ts'
import { amendProblems } from '../engine/bad-text.ts'
import type { ConfigEntry } from '../engine/config-value.ts'
import { readLevel } from '../engine/level.ts'
import { maxConfigBytes, type ParseMap, parseYamlMap } from '../engine/read-yaml-map.ts'
import type { Table } from '../engine/row.ts'
import type { Layer } from '../engine/values.ts'
import { type PathPlace, suggestPath } from '../paths/suggest-path.ts'
import { defaultConfigPath } from '../rows/message-rows.ts'
import { settingsTable } from '../rows/table.ts'
import { explainKey } from './explain-key.ts'
import { type ProviderThresholds, readProviderThresholds } from './provider-thresholds.ts'
import { readTemplateEntries, type TemplateEntry } from './template-entries.ts'

/** The valid settings in the config file, and the problems with the others. */
export interface ConfigFile {
  /** The path as the user wrote it; `null` if there is no config file. */
  readonly path: string | null
  /** False if the file could not be read at all. */
  readonly isReadable: boolean
  readonly layer: Layer
  readonly thresholds: ProviderThresholds
  readonly templates: readonly TemplateEntry[]
  /** All problems, except the problems with values in `layer`, which layerProblems() returns. */
  readonly problems: readonly Problem[]
  readonly notices: readonly string[]
}

/** Which config file to read, and how to parse it. */
export interface ConfigRequest {
  readonly repositoryRoot: string
  /** The path that the user set. If it is `null`, the default config file is read if it exists. */
  readonly namedPath: string | null
  /** Parses the config file, for example in a worker thread. Default: the file is parsed in the current thread. */
  readonly parse?: ParseMap | undefined
}

/** Top-level keys of the config file that are not settings. */
export const otherTopKeys: readonly string[] = ['templates', 'thresholds']

/** Settings that are allowed at the top level of the config file. */
export const configTable: Table = Object.fromEntries(
  Object.entries(settingsTable).filter(([, row]) => row.isAllowedInConfig),
)

const noConfig: ConfigFile = {
  path: null,
  isReadable: true,
  layer: new Map(),
  thresholds: {},
  templates: [],
  problems: [],
  notices: [],
}

/** Reads the config file, if there is one. */
export async function readConfig(request: ConfigRequest, files: Files): Promise<ConfigFile> {
  const { namedPath, repositoryRoot } = request
  const isAbsent = namedPath === null && (await files.stat(resolve(repositoryRoot, defaultConfigPath))) === null
  if (isAbsent) return await withoutConfig(request, files)
  const named = namedPath ?? defaultConfigPath
  const path = pathInside(repositoryRoot, named) ?? named
  const entries = await readEntries(path, { repositoryRoot, files }, request.parse ?? parseYamlMap)
  if (entries.status === 'bad') return { ...noConfig, path, isReadable: false, problems: entries.problems }
  return { ...noConfig, path, ...readTop(entries.value) }
}

/**
 * Returns the folder to which paths in a config file are relative. The result is the file's own folder or, for a file
 * in `.github`, its parent folder. An empty string means the root of the repository.
 */
export function configFolder(path: string): string {
  const folder = posix.dirname(posix.normalize(path))
  const own = posix.basename(folder) === '.github' ? posix.dirname(folder) : folder
  return own === '.' ? '' : own
}

async function readEntries(path: string, place: PathPlace, parse: ParseMap): Promise<Parsed<readonly ConfigEntry[]>> {
  const repository = openRepository(place.repositoryRoot, place.files)
  const file = await repository.read(path, { input: 'config', maxBytes: maxConfigBytes })
  if (file.status === 'ok') return await parse(file.value.bytes, path)
  const isMissing = (await place.files.stat(resolve(place.repositoryRoot, path))) === null
  const todo = isMissing ? await suggestPath(path, place) : null
  return todo === null ? file : bad(...amendProblems(file.problems, { todo }))
}

function readTop(entries: readonly ConfigEntry[]): Pick<ConfigFile, 'layer' | 'thresholds' | 'templates' | 'problems'> {
  const top = readLevel(entries, {
    table: configTable,
    otherKeys: otherTopKeys,
    prefix: '',
    explain: (key) => explainKey(key, 'top'),
    emptyLists: 'refused',
  })
  const thresholds = readProviderThresholds(top.others.get('thresholds'), '')
  const templates = readTemplateEntries(top.others.get('templates'))
  const problems = [...top.problems, ...thresholds.problems, ...templates.problems]
  return { layer: top.layer, thresholds: thresholds.thresholds, templates: templates.entries, problems }
}

async function withoutConfig(request: ConfigRequest, files: Files): Promise<ConfigFile> {
  const otherPath = defaultConfigPath.replace(/yml$/u, 'yaml')
  if ((await files.stat(resolve(request.repositoryRoot, otherPath))) === null) return noConfig
  const notice = `${otherPath} was not read: the default config file is ${defaultConfigPath}; rename the file, or set config to its path`
  return { ...noConfig, notices: [notice] }
}
