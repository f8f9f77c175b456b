/** Compares paths in the workspace with the files that a pull request changes. */

/** The files that a pull request changes. `reason` is a clause without a period, and untrusted text. */
export type ChangedFiles =
  | {
      readonly status: 'known'
      /** The paths relative to the root of the Git repository. A renamed file is listed with both names. */
      readonly paths: readonly string[]
    }
  | { readonly status: 'unknown'; readonly reason: string }

/** The files of a Git repository. `reason` is a clause without a period, and untrusted text. */
export type CommittedFiles =
  | {
      readonly status: 'known'
      /** The paths that Git tracks, relative to the repository's folder. */
      readonly tracked: readonly string[]
      /** The tracked paths whose files differ from the commit. */
      readonly modified: readonly string[]
    }
  | { readonly status: 'unknown'; readonly reason: string }

/**
 * Where a path in the workspace is in the Git repository. `same`: the workspace is the root of the repository.
 * `unknown`: the repository is checked out to a folder of the workspace, or the workspace is a folder of the repository.
 */
export type Layout = 'same' | 'unknown'

export interface ChangeIndex {
  /**
   * Returns true if a path, or a folder that contains it, is changed. Git lists a folder only if it is a submodule or a
   * symbolic link. With an unknown layout, returns true for every path that can be the changed one.
   */
  includes(path: string, layout: Layout): boolean
}

/** Prepares the paths for quick comparisons. */
export function changeIndex(paths: readonly string[]): ChangeIndex {
  const changed = new Set(paths.map(comparable))
  const endings = new Set([...changed].flatMap(endingsOf))
  return {
    includes: (path, layout) => {
      const own = comparable(path)
      if (beginningsOf(own).some((one) => changed.has(one))) return true
      if (layout === 'same') return false
      const inRepository = endingsOf(own).flatMap(beginningsOf)
      return inRepository.some((one) => changed.has(one)) || beginningsOf(own).some((one) => endings.has(one))
    },
  }
}

/** Converts a path to a form that ignores case and Unicode normalization, because some file systems ignore them. */
export function comparable(path: string): string {
  return path.normalize('NFC').toLowerCase()
}

/** Returns a path and the folders that contain it: `a/b`, `a`. */
export function beginningsOf(path: string): readonly string[] {
  const parts = path.split('/')
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'))
}

/** Returns a path as seen from each folder that contains it: `a/b`, `b`. */
export function endingsOf(path: string): readonly string[] {
  const parts = path.split('/')
  return parts.map((_, index) => parts.slice(index).join('/'))
}

/**
 * Returns the first changed file that can change the settings of the run, apart from the config file: workflows and the
 * repository's own actions. Returns null if there is none.
 */
export function changedWorkflow(paths: readonly string[]): string | null {
  return paths.find((path) => /^\.github\/(?:workflows|actions)\/|(?:^|\/)action\.ya?ml$/iu.test(path)) ?? null
}

/** Returns true if a changed file determines which packages are installed in the repository. */
export function changesPackages(paths: readonly string[]): boolean {
  return paths.some((path) => manifest.test(path))
}

const manifest =
  /(?:^|\/)(?:(?:package|package-lock|npm-shrinkwrap)\.json|yarn\.lock|pnpm-lock\.yaml|bun\.lockb?|\.pnp\.cjs|\.pnpmfile\.cjs|pnpm-workspace\.yaml|\.npmrc|\.yarnrc\.yml)$|(?:^|\/)(?:node_modules|patches|\.yarn)\//iu
