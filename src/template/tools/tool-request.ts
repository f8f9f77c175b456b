/** What presend asks of the process that runs packages of the repository. */

import type { ServerReply } from '../../world/program-server.ts'

/** A package that the repository installs. */
export type ToolName = 'mjml' | 'juice'

export interface ToolRequest {
  readonly tool: ToolName
  /** Absolute; its `node_modules` contains the package. */
  readonly packageFolder: string
  /** Absolute. */
  readonly repositoryRoot: string
  /** Absolute path of the file that the text is from. */
  readonly path: string
  /** MJML or HTML. */
  readonly text: string
}

/** What the package returned. */
export interface ToolResult {
  readonly html: string
  /** What mjml criticized, as it printed it. */
  readonly notes: readonly ToolNote[]
}

/** What the process answers; the packages decide the types. */
export type ToolAnswer = { readonly html: unknown; readonly notes: readonly unknown[] } | { readonly error: string }

export interface ToolNote {
  /** 1-based. */
  readonly line: number
  readonly tagName: string
  readonly message: string
  /** Contains the file of an included line. */
  readonly formattedMessage: string
}

/** Asks the process; never rejects. */
export type AskTool = (request: ToolRequest) => Promise<ServerReply>
