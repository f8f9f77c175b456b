/** A template that is rendered by a program in the repository. */

import type { TemplateDataSource } from '../template-data.ts'

export interface CommandJob {
  /** The name of the setting that contains the command. Error messages mention this name. */
  readonly setting: 'render-command' | 'render-command-batch'
  /** The program and its first arguments. */
  readonly command: readonly string[]
  /** The working directory of the program, as an absolute path. */
  readonly repositoryRoot: string
  /** The path of the template, relative to the repository. */
  readonly templatePath: string
  readonly data: TemplateDataSource
  /** The time limit for one template, in milliseconds. */
  readonly timeLimitMs: number
}
