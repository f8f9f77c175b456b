/** What the parts of a run need beside its settings. */

import type { ProgressEvent } from '../check/progress.ts'
import type { World } from '../world/world.ts'

/** Handed on to whatever opens a part. */
export interface OpenRequest {
  /** Absolute. */
  readonly repositoryRoot: string
  readonly world: World
  readonly onProgress: (event: ProgressEvent) => void
}
