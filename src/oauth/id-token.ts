/** The user's address out of an ID token. */

import { fieldOf, parseJsonObject, textField } from './reply-fields.ts'

/**
 * The address that the provider vouches for; `null`: it names none, or says that it did not verify it, or the token is
 * for another client. The signature is not checked: the token came straight from the token endpoint over TLS, which
 * OpenID Connect Core §3.1.3.7 (6) lets stand for it. Never read a token with this that came another way.
 */
export function emailOfIdToken(idToken: string, clientId: string): string | null {
  const [, payload = ''] = idToken.split('.')
  const claims = parseJsonObject(Buffer.from(payload, 'base64url').toString('utf8'))
  if (!isFor(fieldOf(claims, 'aud'), clientId) || fieldOf(claims, 'email_verified') === false) return null
  return textField(claims, 'email')
}

/** One audience, or several. */
function isFor(audience: unknown, clientId: string): boolean {
  return Array.isArray(audience) ? audience.includes(clientId) : audience === clientId
}
