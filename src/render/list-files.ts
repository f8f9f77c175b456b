/** Lists the files that determine a rendered message. */

import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

import { pathInside } from '../foundation/world/repository-path.ts'
import type { Files } from '../foundation/world/world.ts'
import { importedModules, recordImports } from './module-imports.ts'
import { type RenderOptions, renderTemplate, type TemplateRequest } from './render-template.ts'
import { findYarnPnp, foldersAbove } from './yarn-pnp.ts'

/** The files that determine a message. */
export interface TemplateFiles {
  /**
   * The paths relative to the repository: the files that were read, and the paths at which presend looked for a file in
   * vain. A file behind a symbolic link is listed with both of its paths.
   */
  readonly paths: readonly string[]
  /** The paths of the files that were read, with symbolic links resolved, except files of installed packages. */
  readonly read: readonly string[]
  /** True if packages that are installed in the repository render the template, or contain one of its files. */
  readonly usesPackages: boolean
}

/**
 * Renders a template, and returns the files that were needed. Returns null if they are unknown: if the template cannot
 * be rendered, or if code from the repository can read any file.
 */
export async function listTemplateFiles(
  request: TemplateRequest,
  files: Files,
  options: RenderOptions = {},
): Promise<TemplateFiles | null> {
  const { repositoryRoot: root, helpersPath, inlineCss, templatePath } = request
  if (request.printed !== null) return null
  const realRoot = (await files.realPath(root)) ?? root
  const paths = new Set<string>()
  const read = new Set<string>()
  const note = (path: string | null, kind: 'found' | 'read'): void => {
    const inside = path === null ? null : (pathInside(root, path) ?? pathInside(realRoot, path))
    if (inside === null || inside === '.') return
    paths.add(inside)
    if (kind === 'read' && !isInPackage(inside)) read.add(inside)
  }
  if (helpersPath !== null) recordImports()
  const recording = recorded(files, note)
  const rendered = await renderTemplate(request, recording, options)
  if (rendered.status === 'bad') return null
  const isMjml = [...paths].some((path) => /(?:^|\/)node_modules\/mjml\/package\.json$/u.test(path))
  if (isMjml && (await hasMjmlConfig(templatePath, { root, files: recording }))) return null
  if (helpersPath !== null) {
    const modules = await listModules(helpersPath, { root, files })
    if (modules === null) return null
    for (const path of modules) note(path, 'read')
  }
  const usesPackages = isMjml || inlineCss || helpersPath !== null || [...paths].some(isInPackage)
  return { paths: [...paths], read: [...read], usesPackages }
}

function isInPackage(path: string): boolean {
  return path.split('/').includes('node_modules')
}

/** Returns files that report each path that is looked up, and the path behind a symbolic link. */
function recorded(files: Files, note: (path: string | null, kind: 'found' | 'read') => void): Files {
  return {
    ...files,
    read: async (path) => {
      note(path, 'read')
      return await files.read(path)
    },
    readText: async (path) => {
      note(path, 'read')
      return await files.readText(path)
    },
    stat: async (path) => {
      note(path, 'found')
      return await files.stat(path)
    },
    realPath: async (path) => {
      const real = await files.realPath(path)
      for (const one of [path, real]) note(one, 'found')
      return real
    },
  }
}

interface RepositoryFiles {
  readonly root: string
  readonly files: Files
}

/** Returns whether mjml finds a `.mjmlconfig`, which can make it load components from any file. */
async function hasMjmlConfig(templatePath: string, { root, files }: RepositoryFiles): Promise<boolean> {
  for (const folder of foldersAbove(templatePath)) {
    if ((await files.stat(join(root, folder, '.mjmlconfig'))) !== null) return true
  }
  return false
}

/** Code that loads Node modules in a way that importedModules() cannot record. */
const hiddenImport = /\bgetBuiltinModule\b|\bprocess\.binding\b/u

/**
 * Returns the absolute paths of the helper module and of the modules that it imports; null if they are unknown. With
 * Yarn Plug'n'Play, they are unknown, because Yarn loads the modules itself.
 */
async function listModules(helpersPath: string, { root, files }: RepositoryFiles): Promise<readonly string[] | null> {
  for (const folder of foldersAbove(helpersPath)) {
    if ((await findYarnPnp(join(root, folder), files)) !== null) return null
  }
  const path = await files.realPath(join(root, helpersPath))
  const urls = path === null ? null : importedModules(pathToFileURL(path).href)
  const modules = urls?.filter((url) => url.startsWith('file:')).map((url) => fileURLToPath(url)) ?? null
  for (const module of modules ?? []) if (hiddenImport.test(await files.readText(module))) return null
  return modules
}
