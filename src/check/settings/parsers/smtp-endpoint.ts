/** Chooses the port and the encryption of an SMTP connection if the settings do not specify them. */

/** The settings of the SMTP server as the user wrote them. */
export interface GivenEndpoint {
  readonly port: number | null
  readonly security: 'auto' | 'tls' | 'starttls' | 'none'
  readonly username: string | null
}

/** The port, and how the connection is encrypted. */
export interface SmtpEndpoint {
  readonly port: number
  readonly security: 'tls' | 'starttls' | 'opportunistic' | 'none'
}

/** Chooses the port and the encryption of a connection. */
export function smtpEndpoint({ port: given, security, username }: GivenEndpoint): SmtpEndpoint {
  const port = given ?? (security === 'tls' ? 465 : 587)
  return { port, security: security === 'auto' ? automaticSecurity(port, username) : security }
}

/**
 * Chooses the encryption for `auto`. Port 465 uses implicit TLS (RFC 8314 §3.3). If presend logs in, STARTTLS is
 * required, because an attacker who removes the STARTTLS offer could otherwise read the password.
 */
function automaticSecurity(port: number, username: string | null): SmtpEndpoint['security'] {
  if (port === 465) return 'tls'
  return username === null ? 'opportunistic' : 'starttls'
}
