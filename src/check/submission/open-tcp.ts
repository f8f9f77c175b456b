/** Opens a TCP connection to the SMTP server. */

import { connect, isIP, type Socket } from 'node:net'

import type { SmtpPhase } from '../../foundation/mail/submission-outcome.ts'
import { sessionError } from './session-error.ts'
import { describeSocketError, errorCode } from './socket-error.ts'
import type { SubmissionContext } from './submission-setting.ts'

/** @throws PresendError SMTP_UNREACHABLE, or the signal's reason */
export async function openTcp({ setting, limits, clock }: SubmissionContext, signal: AbortSignal): Promise<Socket> {
  signal.throwIfAborted()
  // Use the system resolver, which also reads the hosts file and knows container names. Both IPv4 and IPv6 addresses
  // are tried.
  const socket = connect({ host: setting.host, port: setting.port, autoSelectFamily: true, noDelay: true })
  let phase: SmtpPhase = isIP(setting.host) === 0 ? 'dns' : 'tcp'
  socket.once('lookup', (error: Error | null) => {
    if (error === null) phase = 'tcp'
  })
  const settled = new AbortController()
  const { promise: connected, resolve, reject } = Promise.withResolvers<void>()
  socket.once('connect', resolve).on('error', reject)
  clock.sleep(limits.connectMs, AbortSignal.any([signal, settled.signal])).then(
    () => reject(new Error(`no response within ${limits.connectMs / 1000} s`)),
    // The connection attempt has ended, or the caller aborted it.
    () => reject(signal.reason),
  )
  try {
    await connected
    signal.throwIfAborted()
    socket.off('error', reject)
    return socket
  } catch (error) {
    // Keep the error listener, because a destroyed socket may still emit an error.
    socket.destroy()
    signal.throwIfAborted()
    const code = errorCode(error)
    const isDns = phase === 'dns' || code === 'ENOTFOUND' || code === 'EAI_AGAIN'
    throw sessionError(setting, {
      code: 'SMTP_UNREACHABLE',
      phase: isDns ? 'dns' : 'tcp',
      came: describeSocketError(error),
      expected: isDns ? 'an address' : 'a connection',
      todo: isDns
        ? 'check the spelling of smtp-host, and check that this machine can resolve host names'
        : 'check smtp-host and smtp-port, and check that the server is running and that no firewall blocks the port (many networks block port 25)',
      cause: error,
    })
  } finally {
    settled.abort()
  }
}
