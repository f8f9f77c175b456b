/** Whether a port that says nothing in the clear waits for TLS: the usual reason for silence, and no accident. */

import { createSecureContext } from 'node:tls'

import { openTcp, openTls } from './open-socket.ts'
import type { SubmissionContext } from './submission-setting.ts'

/** A server that waits for TLS answers its first bytes at once. */
const probeMs = 5000

/**
 * Tries a TLS handshake on a connection of its own, whatever the certificate. Only for a server that has let the time
 * for its greeting pass: one that greets late may take a client that speaks first for a spammer.
 *
 * @throws the signal's reason
 */
export async function speaksTls(context: SubmissionContext, signal: AbortSignal): Promise<boolean> {
  const setting = { ...context.setting, security: 'opportunistic' as const, ca: null }
  const probe = { ...context, setting, limits: { ...context.limits, tlsMs: probeMs, connectMs: probeMs } }
  try {
    const socket = await openTcp(probe, signal)
    const secured = await openTls(socket, { context: probe, secureContext: createSecureContext() }, signal)
    secured.destroy()
    return true
  } catch {
    signal.throwIfAborted()
    return false
  }
}
