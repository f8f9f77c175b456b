/** Reads the config file. */

import { resolve } from 'node:path'

import { bad, type Parsed, type Problem } from '../../errors/problem.ts'
import { openRepository } from '../../world/repository.ts'
import { pathInside } from '../../world/repository-path.ts'
import type { Files } from '../../world/world.ts'
import type { PathPlace } from '../expand-pattern.ts'
import { defaultConfigPath } from '../rows/message-rows.ts'
import { suggestPath } from '../suggest-path.ts'
import { settingRows } from '../table.ts'
import type { Layer } from '../values.ts'
import type { ConfigEntry } from './config-value.ts'
import { type ProviderThresholds, readProviderThresholds } from './provider-thresholds.ts'
import { maxConfigBytes, type ParseMap, parseYamlMap } from './read-yaml-map.ts'
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
  /** How the file is parsed; in this thread if absent. */
  readonly parse?: ParseMap | undefined
}

/** The keys of the top level that are no settings. */
export const otherTopKeys: readonly string[] = ['templates', 'thresholds']

/** The settings that the config file may give, by name. */
export const configNames: readonly string[] = settingRows.filter((row) => row.isAllowedInConfig).map((row) => row.name)

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
  const { namedPath, repositoryRoot } = request
  const isAbsent = namedPath === null && (await files.stat(resolve(repositoryRoot, defaultConfigPath))) === null
  if (isAbsent) return await withoutConfig(request, files)
  const named = namedPath ?? defaultConfigPath
  const path = pathInside(repositoryRoot, named) ?? named
  const entries = await readEntries(path, { repositoryRoot, files }, request.parse ?? parseYamlMap)
  if (entries.status === 'bad') return { ...noConfig, path, isReadable: false, problems: entries.problems }
  return { ...noConfig, path, ...readTop(entries.value) }
}

async function readEntries(path: string, place: PathPlace, parse: ParseMap): Promise<Parsed<readonly ConfigEntry[]>> {
  const repository = openRepository(place.repositoryRoot, place.files)
  const file = await repository.read(path, { input: 'config', maxBytes: maxConfigBytes })
  if (file.status === 'ok') return await parse(file.value.bytes, path)
  const isMissing = (await place.files.stat(resolve(place.repositoryRoot, path))) === null
  const todo = isMissing ? await suggestPath(path, place) : null
  return todo === null ? file : bad(...file.problems.map((problem) => withAdvice(problem, todo)))
}

function withAdvice(problem: Problem, todo: string): Problem {
  return { ...problem, todo }
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
