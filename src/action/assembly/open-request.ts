/** Declares what callers must provide to open a run's ports. */

import type { ChangedFiles } from '../../check/changed-files.ts'
import type { ProgressEvent } from '../../check/progress.ts'
import type { Settings } from '../../check/settings/settings.ts'
import type { World } from '../../foundation/world/world.ts'
import type { TemplateWorker } from './template-worker.ts'

/** Lists the files that the pull request changes. Rejects only with the signal's reason. */
export type ListChangedFiles = (settings: Pick<Settings, 'githubToken'>, signal: AbortSignal) => Promise<ChangedFiles>

export interface OpenRequest {
  /** The absolute path of the repository. */
  readonly repositoryRoot: string
  readonly world: World
  readonly onProgress: (event: ProgressEvent) => void
  /**
   * The worker thread that renders templates. The caller owns the thread, but a run with a remote service ends it after
   * rendering.
   */
  readonly templateWorker: TemplateWorker
  /** Lists the files that the pull request changes; absent on the command line, which has no pull request. */
  readonly listChangedFiles?: ListChangedFiles | undefined
  /** Prints a debug line; absent if debug output is off. */
  readonly trace?: ((line: string) => void) | undefined
}
