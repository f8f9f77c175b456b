/** A connected socket, plain or with TLS; every failure says its phase. */

import { X509Certificate } from 'node:crypto'
import { connect, isIP, type Socket } from 'node:net'
import { connect as connectTls, createSecureContext, type SecureContext, type TLSSocket } from 'node:tls'

import type { PresendError } from '../errors/presend-error.ts'
import type { SmtpPhase } from '../mail/submission-outcome.ts'
import { sessionError } from './session-error.ts'
import { describeSocketError, errorCode, isCertificateError, isPlainText, isProtocolTooOld } from './socket-error.ts'
import type { SubmissionContext, SubmissionSetting } from './submission-setting.ts'

/** A TCP connection to the server. @throws PresendError SMTP_UNREACHABLE, or the signal's reason */
export async function openTcp(context: SubmissionContext, signal: AbortSignal): Promise<Socket> {
  const { setting, limits } = context
  signal.throwIfAborted()
  // Both families are tried, and names go through the system's resolver, which knows hosts files and containers.
  const socket = connect({ host: setting.host, port: setting.port, autoSelectFamily: true })
  socket.setNoDelay(true)
  const state: { phase: SmtpPhase } = { phase: isIP(setting.host) === 0 ? 'dns' : 'tcp' }
  socket.once('lookup', (error: Error | null) => {
    if (error === null) state.phase = 'tcp'
  })
  const failure = await reach(socket, 'connect', { context, limitMs: limits.connectMs, signal })
  if (failure === null) return socket
  throw unreachable(setting, phaseOf(failure.error, state.phase), failure)
}

/**
 * TLS over a connected socket.
 *
 * @throws PresendError SMTP_TLS_FAILED with the certificate's or the handshake's reason, SMTP_UNREACHABLE when the
 * connection breaks or nothing comes, or the signal's reason
 */
export async function openTls(
  socket: Socket,
  { context, secureContext }: { readonly context: SubmissionContext; readonly secureContext: SecureContext },
  signal: AbortSignal,
): Promise<TLSSocket> {
  const { setting, limits } = context
  const secure = connectTls({
    socket,
    host: setting.host,
    // RFC 6066 §3: no address in SNI; the certificate is then checked against the address.
    ...(isIP(setting.host) === 0 ? { servername: setting.host } : {}),
    secureContext,
    rejectUnauthorized: setting.security !== 'opportunistic' || setting.ca !== null,
  })
  const failure = await reach(secure, 'secureConnect', { context, limitMs: limits.tlsMs, signal })
  if (failure === null) return secure
  throw tlsError(setting, failure)
}

/** The authorities to trust, read once for all connections. @throws PresendError SMTP_TLS_FAILED for a bad CA file */
export function readAuthorities(setting: SubmissionSetting): SecureContext {
  if (setting.ca === null) return createSecureContext()
  const text = typeof setting.ca === 'string' ? setting.ca : Buffer.from(setting.ca).toString('latin1')
  const ca = text.match(/-----BEGIN CERTIFICATE-----[\s\S]*?-----END CERTIFICATE-----/gu) ?? []
  if (ca.length === 0) throw badAuthority(setting, 'a file without one')
  try {
    // createSecureContext says nothing about a certificate that it cannot read, so each is read here first.
    for (const certificate of ca) readCertificate(certificate)
    return createSecureContext({ ca })
  } catch (error) {
    throw badAuthority(setting, `one that cannot be read: ${describeSocketError(error)}`, error)
  }
}

function readCertificate(pem: string): X509Certificate {
  return new X509Certificate(pem)
}

interface ReachFailure {
  readonly error: unknown
  readonly isTimeout: boolean
}

interface ReachLimits {
  readonly context: SubmissionContext
  readonly limitMs: number
  readonly signal: AbortSignal
}

/** Waits for `event`; `null` when it came. The socket is destroyed when it did not. */
async function reach(
  socket: Socket,
  event: 'connect' | 'secureConnect',
  { context, limitMs, signal }: ReachLimits,
): Promise<ReachFailure | null> {
  const settled = new AbortController()
  const { promise: reached, resolve } = Promise.withResolvers<ReachFailure | null>()
  const onReached = (): void => resolve(null)
  const onError = (error: Error): void => resolve({ error, isTimeout: false })
  const onClose = (): void => resolve({ error: new Error('the server closed the connection'), isTimeout: false })
  socket.once(event, onReached).on('error', onError).once('close', onClose)
  const timer = context.clock.sleep(limitMs, AbortSignal.any([signal, settled.signal])).then(
    () => resolve({ error: new Error(`no answer within ${limitMs / 1000} s`), isTimeout: true }),
    // Either it is settled, or the caller's signal ended the wait.
    () => resolve({ error: signal.reason, isTimeout: false }),
  )
  const failure = await reached
  settled.abort()
  await timer
  socket.off(event, onReached).off('close', onClose)
  if (failure === null && !signal.aborted) {
    socket.off('error', onError)
    return null
  }
  // onError stays: a socket that is torn down may still complain.
  socket.destroy()
  signal.throwIfAborted()
  return failure
}

function phaseOf(error: unknown, fallback: SmtpPhase): SmtpPhase {
  const code = errorCode(error)
  return code === 'ENOTFOUND' || code === 'EAI_AGAIN' ? 'dns' : fallback
}

function unreachable(setting: SubmissionSetting, phase: SmtpPhase, { error }: ReachFailure): PresendError {
  return sessionError(setting, {
    code: 'SMTP_UNREACHABLE',
    phase,
    came: describeSocketError(error),
    expected: phase === 'dns' ? 'an address' : 'a connection',
    todo:
      phase === 'dns'
        ? 'check smtp-host for a typing error, and that this machine can look names up'
        : 'check smtp-host and smtp-port, that the server runs, and that no firewall is between (many networks block port 25)',
    cause: error,
  })
}

function tlsError(setting: SubmissionSetting, { error, isTimeout }: ReachFailure): PresendError {
  const came = describeSocketError(error)
  if (isCertificateError(error)) {
    return sessionError(setting, {
      code: 'SMTP_TLS_FAILED',
      phase: 'tls',
      came,
      expected: `a valid certificate for ${setting.host}, issued by a trusted authority`,
      todo: certificateTodo(errorCode(error) ?? '', setting),
      cause: error,
    })
  }
  const code = errorCode(error)
  const isHandshake = code !== null && code.startsWith('ERR_SSL')
  return sessionError(setting, {
    code: isHandshake ? 'SMTP_TLS_FAILED' : 'SMTP_UNREACHABLE',
    phase: 'tls',
    came,
    expected: 'a TLS handshake',
    todo: handshakeTodo(code ?? '', { setting, isTlsExpected: isHandshake || isTimeout }),
    cause: error,
  })
}

/** Only an unknown authority can be mended by smtp-ca. */
function certificateTodo(code: string, setting: SubmissionSetting): string {
  if (code === 'CERT_HAS_EXPIRED') return 'renew the server’s certificate (smtp-ca does not help here)'
  if (code === 'CERT_NOT_YET_VALID') return 'check the clock of this machine and the dates of the server’s certificate'
  if (code === 'ERR_TLS_CERT_ALTNAME_INVALID') {
    return 'set smtp-host to a name that the certificate is for, or have a certificate issued for this one'
  }
  return setting.ca === null
    ? 'set smtp-ca to a PEM file with the certificate of the authority that issued it (or with a self-signed certificate itself)'
    : 'the file in smtp-ca is for another authority: replace it with the certificate of the one that issued the server’s certificate'
}

interface HandshakeFacts {
  readonly setting: SubmissionSetting
  /** The other side answered, but not with TLS that we understand; or it did not answer at all. */
  readonly isTlsExpected: boolean
}

function handshakeTodo(code: string, { setting, isTlsExpected }: HandshakeFacts): string {
  if (isProtocolTooOld(code)) return 'enable TLS 1.2 or later on the server: presend accepts nothing older'
  if (setting.security === 'tls' && isTlsExpected) {
    return 'if the port begins in the clear (587, 25), set smtp-security to starttls'
  }
  if (isPlainText(code)) {
    return 'the server goes on in plain text after it accepted STARTTLS: its TLS is broken, or someone between this machine and the server tampers with the connection (STARTTLS injection)'
  }
  return 'check the server’s TLS configuration (TLS 1.2 or later is required), or run again later'
}

function badAuthority(setting: SubmissionSetting, came: string, cause?: unknown): PresendError {
  return sessionError(setting, {
    code: 'SMTP_TLS_FAILED',
    phase: 'tls',
    came,
    expected: 'a PEM certificate in smtp-ca',
    todo: 'point smtp-ca at a file that begins with "-----BEGIN CERTIFICATE-----"',
    ...(cause === undefined ? {} : { cause }),
  })
}
