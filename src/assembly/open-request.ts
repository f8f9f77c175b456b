/** The environment of a run. */

import type { ProgressEvent } from '../check/progress.ts'
import type { World } from '../world/world.ts'
import type { TemplateWorker } from './template-worker.ts'

export interface OpenRequest {
  /** The absolute path of the repository. */
  readonly repositoryRoot: string
  readonly world: World
  readonly onProgress: (event: ProgressEvent) => void
  /**
   * The worker thread, owned by the caller. A run against a remote service closes the thread once everything is
   * rendered.
   */
  readonly templateWorker: TemplateWorker
  /** Prints a debug line; absent when debug output is off. */
  readonly trace?: ((line: string) => void) | undefined
}
