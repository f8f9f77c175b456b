/**
 * `presend postmaster`: what mailbox providers say of a domain, from the account that they say it to up to the gate.
 *
 * How to add a command `presend postmaster foo`:
 * 1. `declare-foo.ts`: `PostmasterFooLine` (`command: 'postmaster'`, `action: 'foo'`) and `declarePostmasterFoo`. Nothing
 *    heavy may be imported there.
 * 2. `run-foo.ts`: `runPostmasterFoo(line, tools)`, which does it and resolves with the exit code.
 * 3. Add the line to `PostmasterLine` and the declaration below, and load the run half in `run-postmaster-command.ts`.
 */

import { Command } from 'commander'

import { type LineOutput, prepared } from '../../commands/command-parts.ts'
import { declarePostmasterConnect, type PostmasterConnectLine } from './declare-connect.ts'
import { declarePostmasterDisconnect, type PostmasterDisconnectLine } from './declare-disconnect.ts'
import { declarePostmasterDmarc, type PostmasterDmarcLine, type PostmasterDmarcShowLine } from './declare-dmarc.ts'
import { declarePostmasterImport, type PostmasterImportLine } from './declare-import.ts'
import { declarePostmasterList, type PostmasterListLine } from './declare-list.ts'
import { declarePostmasterShow, type PostmasterShowLine } from './declare-show.ts'
import { declarePostmasterSync, type PostmasterSyncLine } from './declare-sync.ts'

/** What can be asked for, told apart by `action`. */
export type PostmasterLine =
  | PostmasterConnectLine
  | PostmasterDisconnectLine
  | PostmasterListLine
  | PostmasterSyncLine
  | PostmasterShowLine
  | PostmasterImportLine
  | PostmasterDmarcLine
  | PostmasterDmarcShowLine

/** Declares them. */
export function declarePostmasterCommand(understood: (line: PostmasterLine) => void, output: LineOutput): Command {
  return prepared(new Command('postmaster'), output)
    .description('What mailbox providers say of a domain: connect accounts, fetch or import data, show it.')
    .summary('fetch, import and show what mailbox providers say of a domain')
    .helpCommand(false)
    .addCommand(declarePostmasterConnect(understood, output))
    .addCommand(declarePostmasterDisconnect(understood, output))
    .addCommand(declarePostmasterList(understood, output))
    .addCommand(declarePostmasterSync(understood, output))
    .addCommand(declarePostmasterShow(understood, output))
    .addCommand(declarePostmasterImport(understood, output))
    .addCommand(declarePostmasterDmarc(understood, output))
}
