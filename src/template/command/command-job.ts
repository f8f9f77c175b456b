/** A template that is rendered by a program from the repository. */

import type { TemplateDataSource } from '../template-data.ts'

export interface CommandJob {
  /** The name of the setting, by which problems refer to the command. */
  readonly setting: 'render-command' | 'render-command-batch'
  /** The program and its first arguments. */
  readonly command: readonly string[]
  /** The absolute path of the folder in which the program runs. */
  readonly repositoryRoot: string
  /** The path of the template, relative to the repository. */
  readonly templatePath: string
  readonly data: TemplateDataSource
}
