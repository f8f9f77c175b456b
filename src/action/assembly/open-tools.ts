/** Starts a process for the repository's mjml and juice packages when a template first needs one of them. */

import { openProgramServer, type ProgramServer } from '../../foundation/world/program-server.ts'
import type { Env } from '../../foundation/world/world.ts'
import { toolTimeLimitMs, withMemory } from '../../render/tools/run-tool.ts'
import type { AskTool } from '../../render/tools/tool-request.ts'

/** The process, which may not have been started yet. Disposing this object ends the process. */
export interface Tools extends Disposable {
  readonly ask: AskTool
}

/** Creates the tools. @param env the environment of the process, without secrets */
export function openTools(env: Env): Tools {
  const servers = new Map<string, ProgramServer>()
  const serverIn = (directory: string): ProgramServer => {
    const server =
      servers.get(directory) ??
      openProgramServer({ file: ownToolsFile(), directory, env, timeLimitMs: toolTimeLimitMs })
    servers.set(directory, server)
    return server
  }
  return {
    ask: withMemory(async (request) => await serverIn(request.repositoryRoot).ask(request)),
    [Symbol.dispose]: () => {
      for (const server of servers.values()) server[Symbol.dispose]()
    },
  }
}

/** In dist/, tools.js is in the same folder as this code. */
function ownToolsFile(): URL {
  const path = import.meta.url.endsWith('.ts') ? '../../tools.ts' : './tools.js'
  return new URL(path, import.meta.url)
}
