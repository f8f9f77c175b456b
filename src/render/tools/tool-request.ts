/** Types for requests to the process that runs packages from the repository, and for its responses. */

import type { ServerReply } from '../../foundation/world/program-server.ts'
import type { YarnPnp } from '../yarn-pnp.ts'

/** A package that must be installed in the repository. */
export type ToolName = 'mjml' | 'juice'

export interface ToolRequest {
  readonly tool: ToolName
  /** The absolute path of the folder whose `node_modules` contains the package, or from which Yarn resolves it. */
  readonly packageFolder: string
  /** The files of Yarn Plug'n'Play if it installed the package, and null otherwise. */
  readonly pnp: YarnPnp | null
  /** The absolute path of the repository. */
  readonly repositoryRoot: string
  /** The absolute path of the file that contains the text. */
  readonly path: string
  /** The MJML or HTML to process. */
  readonly text: string
  /** The files that mjml includes and whose variables presend has rendered. */
  readonly included: readonly IncludedText[]
}

export interface IncludedText {
  /** The text of the file. */
  readonly written: string
  /** The text to use instead. */
  readonly rendered: string
}

/** The text that the package returned. */
export interface ToolResult {
  readonly html: string
  /** The errors that mjml reported, as it printed them. */
  readonly notes: readonly ToolNote[]
}

/** The process's response. The types of its fields depend on the installed packages. */
export type ToolAnswer = { readonly html: unknown; readonly notes: readonly unknown[] } | { readonly error: string }

export interface ToolNote {
  /** The line number, starting at 1. */
  readonly line: number
  readonly tagName: string
  readonly message: string
  /** The formatted message, which mentions the file if the line is in an included file. */
  readonly formattedMessage: string
}

/** Sends a request to the process. The returned promise never rejects. */
export type AskTool = (request: ToolRequest) => Promise<ServerReply>
