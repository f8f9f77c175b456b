/** Logs in to a mailbox with its password or an access token. */

import { Secret } from '../../../foundation/world/secret.ts'
import type { ImapAccount, ImapConnection, ImapLogin, ImapTools } from './imap-connection.ts'
import { ImapFailure } from './imap-failure.ts'

/** Connects to the server with this login. @throws ImapFailure, or the signal's reason */
export type LogIn = (login: ImapLogin) => Promise<ImapConnection>

/** Connects and logs in. @throws ImapFailure, or the signal's reason */
export async function logInToMailbox(
  { password }: Pick<ImapAccount, 'password'>,
  { signal }: Pick<ImapTools, 'signal'>,
  logIn: LogIn,
): Promise<ImapConnection> {
  if (password instanceof Secret) return await logIn({ pass: password.reveal() })
  const token = await password.current(signal)
  try {
    return await logIn({ accessToken: token.reveal() })
  } catch (error) {
    const isRefused = error instanceof ImapFailure && error.kind === 'refused-login'
    // The token may have been revoked before its expiry, so retry once with a new token.
    if (!isRefused || !password.refused(token)) throw error
    return await logIn({ accessToken: (await password.current(signal)).reveal() })
  }
}
