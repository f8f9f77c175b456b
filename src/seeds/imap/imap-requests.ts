/** What the main thread asks of a thread that holds IMAP connections, and what that answers. All of it survives a structured clone. */

import type { ImapCommands } from './imap-commands.ts'
import type { ImapLogin, ImapServer } from './imap-connection.ts'
import type { FailureKind } from './imap-failure.ts'
import type { ImapLimits } from './imap-limits.ts'

/** The job that takes an ImapRequest and returns an ImapAnswer. */
export const imapJob = 'imap'

/** The main thread numbers the connections. */
export type ImapRequest = { readonly connectionId: number } & (
  | { readonly type: 'open'; readonly server: ImapServer; readonly login: ImapLogin; readonly limits: ImapLimits }
  | { readonly type: 'command'; readonly name: keyof ImapCommands; readonly args: readonly unknown[] }
  /** Ends when there is news, or when the job is aborted. */
  | { readonly type: 'wait' }
  /** Logs out. */
  | { readonly type: 'close' }
  /** Closes the connection at once. */
  | { readonly type: 'drop' }
)

/** `value`: the abilities of an opened connection, or what a command resolved with. */
export type ImapAnswer =
  | { readonly status: 'ok'; readonly value: unknown }
  | { readonly status: 'failed'; readonly kind: FailureKind; readonly text: string; readonly waitMs: number | null }
