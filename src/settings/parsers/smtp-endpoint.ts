/** Determines how to connect to an SMTP server if the settings do not say. */

/** The settings as the user wrote them. */
export interface GivenEndpoint {
  readonly port: number | null
  readonly security: 'auto' | 'tls' | 'starttls' | 'none'
  readonly username: string | null
}

/** The port, and how the connection is encrypted; see SubmissionSetting. */
export interface SmtpEndpoint {
  readonly port: number
  readonly security: 'tls' | 'starttls' | 'opportunistic' | 'none'
}

/** Determines the port and the security. */
export function smtpEndpoint({ port: given, security, username }: GivenEndpoint): SmtpEndpoint {
  const port = given ?? (security === 'tls' ? 465 : 587)
  return { port, security: security === 'auto' ? automaticSecurity(port, username) : security }
}

/**
 * Returns the default security. Port 465 uses implicit TLS (RFC 8314 §3.3). A login requires STARTTLS; otherwise, an
 * attacker who removes the STARTTLS offer could read the password.
 */
function automaticSecurity(port: number, username: string | null): SmtpEndpoint['security'] {
  if (port === 465) return 'tls'
  return username === null ? 'opportunistic' : 'starttls'
}
