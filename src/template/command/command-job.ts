/** A template that a program of the repository renders. */

import type { TemplateDataSource } from '../template-data.ts'

export interface CommandJob {
  /** The setting, which names the command in problems. */
  readonly setting: 'render-command' | 'render-command-batch'
  /** The program and its first arguments. */
  readonly command: readonly string[]
  /** Absolute. The program runs there. */
  readonly repositoryRoot: string
  /** Relative to the repository. */
  readonly templatePath: string
  readonly data: TemplateDataSource
}
