/**
 * `presend postmaster`: the run half. Each part is loaded when it is the one that was asked for: what speaks to a service
 * needs no database, and what works on the database speaks to no service.
 */

import type { CommandTools } from '../../commands/command-parts.ts'
import type { PostmasterLine } from './declare-postmaster-command.ts'

/** Does it; resolves with the exit code. @throws PresendError what keeps it from being done */
export async function runPostmasterCommand(line: PostmasterLine, tools: CommandTools): Promise<number> {
  switch (line.action) {
    case 'connect':
      return await (await import('./run-connect.ts')).runPostmasterConnect(line, tools)
    case 'disconnect':
      return await (await import('./run-disconnect.ts')).runPostmasterDisconnect(line, tools)
    case 'list':
      return await (await import('./run-list.ts')).runPostmasterList(line, tools)
    case 'show':
      return await (await import('./run-show.ts')).runPostmasterShow(line, tools)
    case 'sync':
      return await (await import('./run-sync.ts')).runPostmasterSync(line, tools)
    case 'import':
      return await (await import('./run-import.ts')).runPostmasterImport(line, tools)
    case 'dmarc':
      return await (await import('./run-dmarc.ts')).runPostmasterDmarc(line, tools)
    case 'dmarc-show':
      return await (await import('./run-dmarc-show.ts')).runPostmasterDmarcShow(line, tools)
    default:
      return line satisfies never
  }
}
