/** Creates the error for a failed TLS handshake, including how to fix the problem. */

import type { PresendError } from '../../foundation/errors/presend-error.ts'
import { sessionError } from './session-error.ts'
import type { SessionFailure } from './smtp-session.ts'
import { describeSocketError, errorCode, isCertificateError } from './socket-error.ts'
import type { SubmissionSetting } from './submission-setting.ts'

export function tlsError(setting: SubmissionSetting, { error, reason, cause }: SessionFailure): PresendError {
  const code = errorCode(error) ?? ''
  const came = code === '' ? reason : describeSocketError(error)
  if (isCertificateError(error)) {
    return sessionError(setting, {
      code: 'SMTP_TLS_FAILED',
      phase: 'tls',
      came,
      expected: `a valid certificate for ${setting.host} from a trusted authority`,
      todo: certificateTodo(code, setting),
      cause: error,
    })
  }
  const isHandshake = code.startsWith('ERR_SSL')
  return sessionError(setting, {
    code: isHandshake ? 'SMTP_TLS_FAILED' : 'SMTP_UNREACHABLE',
    phase: 'tls',
    came,
    ...(code === '' ? {} : { expected: 'a TLS handshake' }),
    todo: handshakeTodo(code, { setting, isNotTls: isHandshake || cause === 'timeout' }),
    cause: error,
  })
}

/** Returns the fix for a certificate error. Setting smtp-ca helps only if the certificate authority is unknown. */
function certificateTodo(code: string, setting: SubmissionSetting): string {
  if (code === 'CERT_HAS_EXPIRED') return 'renew the server’s certificate (setting smtp-ca does not help)'
  if (code === 'CERT_NOT_YET_VALID') return 'check this machine’s clock and the dates in the server’s certificate'
  if (code === 'ERR_TLS_CERT_ALTNAME_INVALID') {
    return 'set smtp-host to a name in the certificate, or have a certificate issued for this name'
  }
  return setting.ca === null
    ? 'set smtp-ca to a PEM file that contains the issuing authority’s certificate (or the self-signed certificate itself)'
    : 'smtp-ca contains another authority’s certificate: set it to a file with the certificate of the authority that issued the server’s certificate'
}

interface HandshakeFacts {
  readonly setting: SubmissionSetting
  /** True if the server sent nothing or sent something other than TLS. */
  readonly isNotTls: boolean
}

function handshakeTodo(code: string, { setting, isNotTls }: HandshakeFacts): string {
  // By default, Node offers TLS 1.2 and 1.3.
  if (/^ERR_SSL_(?:TLSV1_ALERT_PROTOCOL_VERSION|UNSUPPORTED_PROTOCOL|VERSION_TOO_LOW)$/u.test(code))
    return 'enable TLS 1.2 or later on the server: presend accepts no older version'
  if (setting.security === 'tls' && isNotTls) {
    return 'if connections to this port start in plain text (as on ports 587 and 25), set smtp-security to starttls'
  }
  if (/^ERR_SSL_(?:WRONG_VERSION_NUMBER|PACKET_LENGTH_TOO_LONG)$/u.test(code)) {
    return 'the server continued in plain text after it had accepted STARTTLS: its TLS configuration is broken, or the connection is under attack (STARTTLS injection)'
  }
  return 'check the server’s TLS configuration (TLS 1.2 or later is required), or run again later'
}
