/** Declares what callers must provide to open a run's ports. */

import type { ProgressEvent } from '../check/progress.ts'
import type { World } from '../world/world.ts'
import type { TemplateWorker } from './template-worker.ts'

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
  /** Prints a debug line; absent if debug output is off. */
  readonly trace?: ((line: string) => void) | undefined
}
