/** The user's address out of an ID token. */

import { parseAddress } from '../mail/parse-address.ts'
import { fieldOf, parseJsonObject, textField } from './reply-fields.ts'

/**
 * The address that the provider vouches for; `null`: it names no valid address, does not say that it verified it
 * (`email_verified: true`), or the token is for another client. The signature is not checked: the token came straight from the token endpoint over TLS, which
 * OpenID Connect Core §3.1.3.7 (6) lets stand for it. Never read a token with this that came another way.
 */
export function emailOfIdToken(idToken: string, clientId: string): string | null {
  const [, payload = ''] = idToken.split('.')
  const claims = parseJsonObject(Buffer.from(payload, 'base64url').toString('utf8'))
  if (!isFor(fieldOf(claims, 'aud'), clientId) || fieldOf(claims, 'email_verified') !== true) return null
  const address = parseAddress(textField(claims, 'email') ?? '')
  return address.status === 'ok' ? address.value.address : null
}

/** One audience, or several. */
function isFor(audience: unknown, clientId: string): boolean {
  return Array.isArray(audience) ? audience.includes(clientId) : audience === clientId
}
