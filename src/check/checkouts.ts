/** Finds the Git repositories that contain the files of a run, and which of these files are committed. */

import { join, posix } from 'node:path'

import { foldersAbove } from '../render/yarn-pnp.ts'
import { beginningsOf, type CommittedFiles, comparable, endingsOf, type Layout } from './changed-files.ts'
import type { CheckPorts } from './ports.ts'

/** The repository that contains a path. */
export interface Checkout {
  readonly layout: Layout
  /**
   * Returns true if Git tracks the file, and it is unchanged. A file that an earlier step of the job has built can be
   * different although the pull request does not change it. Without a `.git` folder, returns true for all files.
   */
  readonly isCommitted: (path: string) => boolean
}

export type Checkouts =
  | {
      readonly status: 'known'
      readonly checkoutOf: (path: string) => Checkout
      /** Returns the paths in the workspace at which a file of the pull request can be. */
      readonly locationsOf: (path: string) => readonly string[]
    }
  | { readonly status: 'unknown'; readonly reason: string }

export type CheckoutPorts = Pick<CheckPorts, 'files' | 'repositoryRoot' | 'listCommittedFiles'>

/** The checkout of paths for which there is no `.git` folder. */
const withoutGit: Checkout = { layout: 'unknown', isCommitted: () => true }

/** Reads the repositories that contain the given paths. Each repository is read once. */
export async function openCheckouts(
  paths: readonly string[],
  ports: CheckoutPorts,
  signal: AbortSignal,
): Promise<Checkouts> {
  const checkouts = new Map<string, Checkout>()
  const byPath = new Map<string, Checkout>()
  let hasUnknown = false
  for (const path of new Set(paths)) {
    const folder = await gitFolderOf(path, ports)
    if (folder === null) {
      hasUnknown = true
      continue
    }
    const known = checkouts.get(folder)
    if (known === undefined) {
      const committed = await ports.listCommittedFiles(join(ports.repositoryRoot, folder), signal)
      if (committed.status === 'unknown') return committed
      checkouts.set(folder, toCheckout(folder, committed))
    }
    byPath.set(path, checkouts.get(folder) ?? withoutGit)
  }
  const locationsOf = (path: string): readonly string[] => [
    ...[...checkouts.keys()].map((folder) => posix.join(folder, path)),
    ...(hasUnknown ? endingsOf(path) : []),
  ]
  return { status: 'known', checkoutOf: (path) => byPath.get(path) ?? withoutGit, locationsOf }
}

/** Returns the nearest folder with a `.git` entry; null if there is none up to the root of the workspace. */
async function gitFolderOf(path: string, { files, repositoryRoot }: CheckoutPorts): Promise<string | null> {
  for (const folder of foldersAbove(path)) {
    if ((await files.stat(join(repositoryRoot, folder, '.git'))) !== null) return folder
  }
  return null
}

function toCheckout(folder: string, { tracked, modified }: Extract<CommittedFiles, { status: 'known' }>): Checkout {
  const [known, changed] = [tracked, modified].map((paths) => new Set(paths.map(comparable)))
  const prefix = folder === '' ? '' : `${folder}/`
  return {
    layout: folder === '' ? 'same' : 'unknown',
    isCommitted: (path) => {
      if (!path.startsWith(prefix)) return false
      // For a file in a submodule, Git lists only the folder of the submodule.
      const parts = beginningsOf(comparable(path.slice(prefix.length)))
      return parts.some((one) => known?.has(one)) && !parts.some((one) => changed?.has(one))
    },
  }
}
