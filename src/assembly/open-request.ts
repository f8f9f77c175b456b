/** What the parts of a run need beside its settings. */

import type { ProgressEvent } from '../check/progress.ts'
import type { World } from '../world/world.ts'
import type { TemplateWorker } from './template-worker.ts'

/** Handed on to whatever opens a part. */
export interface OpenRequest {
  /** Absolute. */
  readonly repositoryRoot: string
  readonly world: World
  readonly onProgress: (event: ProgressEvent) => void
  /** Whoever opens the ports owns it; a run closes it as soon as everything is rendered. */
  readonly templateWorker: TemplateWorker
  /** Takes lines for debug output; absent where that is off. */
  readonly trace?: ((line: string) => void) | undefined
}
