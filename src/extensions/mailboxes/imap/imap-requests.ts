/**
 * Messages between the main thread and the threads that hold IMAP connections. Every message can be copied with the
 * structured clone algorithm.
 */

import type { ImapCommands } from './imap-commands.ts'
import type { ImapLogin, ImapServer } from './imap-connection.ts'
import type { FailureKind } from './imap-failure.ts'
import type { ImapLimits } from './imap-limits.ts'

/** The name of the job that takes an ImapRequest and returns an ImapAnswer. */
export const imapJob = 'imap'

/** A request about one connection. The main thread assigns the ids. */
export type ImapRequest = { readonly connectionId: number } & (
  | { readonly type: 'open'; readonly server: ImapServer; readonly login: ImapLogin; readonly limits: ImapLimits }
  | { readonly type: 'command'; readonly name: keyof ImapCommands; readonly args: readonly unknown[] }
  /** Waits until the open folder changes or the job is aborted. */
  | { readonly type: 'wait' }
  /** Logs out. */
  | { readonly type: 'close' }
  /** Closes the connection immediately. */
  | { readonly type: 'drop' }
)

/** `value`: the capabilities of an opened connection, or the result of a command. */
export type ImapAnswer =
  | { readonly status: 'ok'; readonly value: unknown }
  | { readonly status: 'failed'; readonly kind: FailureKind; readonly text: string; readonly waitMs: number | null }
