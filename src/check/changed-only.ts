/** Selects the messages that a pull request changes, for `changed-only`. */

import { join } from 'node:path'

import { renderCount } from '../foundation/errors/render-count.ts'
import { pathInside } from '../foundation/world/repository-path.ts'
import { type ChangeIndex, changedWorkflow, changeIndex, changesPackages } from './changed-files.ts'
import { type Checkout, type CheckoutPorts, openCheckouts } from './checkouts.ts'
import { requestOf } from './map-templates.ts'
import type { PlannedMessage } from './plan.ts'
import type { CheckPorts, Renderer } from './ports.ts'
import { configFolder } from './settings/config/read-config.ts'
import { defaultConfigPath } from './settings/rows/message-rows.ts'
import type { Settings } from './settings/settings.ts'

export interface SelectionContext {
  readonly settings: Settings
  readonly ports: CheckoutPorts & Pick<CheckPorts, 'listChangedFiles' | 'openRenderer'>
  readonly signal: AbortSignal
}

/** The messages to check, and notices that state how they were selected. */
export interface Selection {
  readonly messages: readonly PlannedMessage[]
  readonly notices: readonly string[]
}

/**
 * With `changed-only`, returns the messages that depend on a file that the pull request changes. A message whose files
 * are unknown or not committed counts as changed. If the changed files are unknown, returns all messages.
 */
export async function selectMessages(
  messages: readonly PlannedMessage[],
  { settings, ports, signal }: SelectionContext,
): Promise<Selection> {
  const all = (reason: string): Selection => ({
    messages,
    notices: [`changed-only: all templates were checked, because ${reason}`],
  })
  if (!settings.isChangedOnly) return { messages, notices: [] }
  if (settings.isForkCodeSkipped) return all('presend cannot tell whether the skipped templates are changed')
  const changed = await ports.listChangedFiles(signal)
  if (changed.status === 'unknown') return all(changed.reason)
  const shared = sharedPaths(settings)
  const known = [...shared, ...messages.map(({ templatePath }) => templatePath)]
  const checkouts = await openCheckouts(known, ports, signal)
  if (checkouts.status === 'unknown') return all(checkouts.reason)
  const { paths } = changed
  const kinds = await kindsOf(paths, checkouts.locationsOf, ports)
  const change = { paths, index: changeIndex(paths), checkoutOf: checkouts.checkoutOf, removed: kinds.removed }
  const reason = (await sharedReason(change, shared, ports)) ?? indirectReason(kinds, settings)
  if (reason !== null) return all(reason)
  const selected: PlannedMessage[] = []
  // Do not dispose the renderer here, because the run still needs its thread.
  const renderer = ports.openRenderer()
  for (const message of messages) {
    if (await isChanged(message, change, { ports, renderer, signal })) selected.push(message)
  }
  if (selected.length === 0 || selected.length === messages.length) return { messages: selected, notices: [] }
  const counts = `${selected.length} of ${renderCount(messages.length, 'template')}`
  const notice = `changed-only: ${counts} checked; the pull request does not change the others`
  return { messages: selected, notices: [notice] }
}

/** What is known about the files of the run. */
interface Change {
  readonly paths: readonly string[]
  readonly index: ChangeIndex
  readonly checkoutOf: (path: string) => Checkout
  /** A file that the pull request removes or renames; null if there is none. */
  readonly removed: string | null
}

/** The first changed path of each kind; null if there is none. */
interface Kinds {
  /** A symbolic link, or a folder, which is a submodule. */
  readonly link: string | null
  /** A file that the pull request removes or renames. */
  readonly removed: string | null
}

/** Finds changed paths whose effect on the messages does not show in the files that rendering reads. */
async function kindsOf(
  paths: readonly string[],
  locationsOf: (path: string) => readonly string[],
  { files, repositoryRoot }: Pick<CheckPorts, 'files' | 'repositoryRoot'>,
): Promise<Kinds> {
  let link: string | null = null
  let removed: string | null = null
  for (const path of paths) {
    for (const location of locationsOf(path).map((one) => join(repositoryRoot, one))) {
      const kind = (await files.isLink(location)) ? 'link' : ((await files.stat(location))?.kind ?? 'missing')
      if (kind === 'missing') removed ??= path
      else if (kind !== 'file') link ??= path
    }
  }
  return { link, removed }
}

/**
 * Returns a reason to check all templates. A symbolic link can be one of several on the way to a file. A path in a config
 * file is first looked for in the folder of that file, so a removed file can be replaced by one elsewhere.
 */
function indirectReason({ link, removed }: Kinds, { configPath }: Settings): string | null {
  if (link !== null) return `the pull request changes ${link}, which is a symbolic link or a submodule`
  const isSearched = configPath !== null && configFolder(configPath) !== ''
  return removed !== null && isSearched
    ? `the pull request removes ${removed}, and paths in ${configPath} can be relative to two folders`
    : null
}

/**
 * Returns the paths of the files that affect all templates. A config file that the pull request removes has no path in
 * the settings.
 */
function sharedPaths({ configPath, service, smtp }: Settings): readonly string[] {
  const zonePaths = service.kind === 'embedded' ? service.zoneFilePaths : []
  return [configPath ?? defaultConfigPath, ...zonePaths, smtp?.caPath ?? null].filter((path) => path !== null)
}

/** Returns a reason to check all templates: a file that affects all of them; null if there is none. */
async function sharedReason(
  { paths, index, checkoutOf }: Change,
  shared: readonly string[],
  place: Pick<CheckPorts, 'files' | 'repositoryRoot'>,
): Promise<string | null> {
  for (const path of shared) {
    const { layout, isCommitted } = checkoutOf(path)
    const target = await targetOf(path, place)
    if ([path, target].some((one) => one !== null && index.includes(one, layout)))
      return `the pull request changes ${path}`
    if (target !== null && !isCommitted(target)) return `${path} is not committed`
  }
  const workflow = changedWorkflow(paths)
  return workflow === null ? null : `the pull request changes ${workflow}`
}

/** Returns the path behind symbolic links, relative to the repository; null if the file does not exist. */
async function targetOf(
  path: string,
  { files, repositoryRoot }: Pick<CheckPorts, 'files' | 'repositoryRoot'>,
): Promise<string | null> {
  const [root, target] = await Promise.all([files.realPath(repositoryRoot), files.realPath(join(repositoryRoot, path))])
  return root === null || target === null ? null : (pathInside(root, target) ?? path)
}

interface Listing {
  readonly ports: Pick<CheckPorts, 'repositoryRoot'>
  readonly renderer: Pick<Renderer, 'listFiles'>
  readonly signal: AbortSignal
}

async function isChanged(
  message: PlannedMessage,
  { paths, index, checkoutOf, removed }: Change,
  { ports, renderer, signal }: Listing,
): Promise<boolean> {
  const { templatePath, setting } = message
  // The command can read any file.
  if (setting.renderCommand !== null || setting.renderCommandBatch !== null) return true
  // A pattern for data can match another file if the first one is removed.
  if (removed !== null && setting.dataSets.some(({ source }) => source.kind === 'pattern')) return true
  const { layout, isCommitted } = checkoutOf(templatePath)
  if (index.includes(templatePath, layout)) return true
  const files = await renderer.listFiles(requestOf(message, ports.repositoryRoot), signal)
  if (files === null || (files.usesPackages && changesPackages(paths))) return true
  return files.paths.some((path) => index.includes(path, layout)) || !files.read.every(isCommitted)
}
