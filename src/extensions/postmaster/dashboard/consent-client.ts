/**
 * Collects what is needed to ask for the user's consent in the browser: the OAuth client for Google, an encryption key,
 * and a redirect URI.
 */

import { isLoopbackHost } from '../../../foundation/world/ip-address.ts'
import type { SecretBox } from '../../../foundation/world/secret-box.ts'
import { html, type Markup } from '../../../report/pages/markup.ts'
import type { PageRequest } from '../../dashboard/page-request.ts'
import type { OAuthClient } from '../../oauth/oauth-client.ts'
import { openGoogleClient } from '../google/provider.ts'
import type { RevokeDeps } from '../grants/revoke-grant.ts'

/** Everything that a consent request needs, or the settings that the operator must add first. */
export type ConsentClient =
  | {
      readonly status: 'ready'
      readonly oauth: OAuthClient
      readonly box: SecretBox
      /** The URL at this service to which Google redirects the browser. */
      readonly redirectUri: string
    }
  | { readonly status: 'missing'; readonly missing: readonly Markup[] }

/** Returns the client, or lists everything that is missing. */
export function openConsentClient(page: Pick<PageRequest, 'deps' | 'http'>): ConsentClient {
  const { google, secretBox: box, clock, random } = page.deps
  const redirectUri = redirectUriOf(page)
  if (google !== null && box !== null && redirectUri !== null) {
    return { status: 'ready', oauth: openGoogleClient(google, { clock, random }), box, redirectUri }
  }
  return {
    status: 'missing',
    missing: [
      ...(google === null ? [noClient] : []),
      ...(box === null ? [noKey] : []),
      ...(redirectUri === null ? [noPublicUrl] : []),
    ],
  }
}

/** Returns the client and key that are needed to revoke a grant. */
export function revocationClient({ google, secretBox: box, clock, random }: PageRequest['deps']): RevokeDeps {
  return { oauth: google === null ? null : openGoogleClient(google, { clock, random }), box }
}

const noClient = html`The service has no OAuth client. Create one in the Google Cloud console, and set
<code>google.client-id</code> in the service file to its id. Put its secret into <code>PRESEND_GOOGLE_CLIENT_SECRET</code>,
or into the file that <code>google.client-secret-file</code> names. Then restart the service.`
const noKey = html`The service has no key to encrypt Google's tokens. Set <code>PRESEND_ENCRYPTION_KEY</code> to the
output of <code>openssl rand -base64 32</code>, and restart the service.`
const noPublicUrl = html`Google redirects browsers only to an https URL or to the browser's own machine. Set
<code>public-url</code> in the service file to the https URL at which you open this page, and restart the service.`

const callbackPath = '/postmaster/callback'

/**
 * Returns the redirect URI. Returns `null` if Google would reject the URI, or if the browser could not reach this
 * service at that URI. A service at a loopback address can be reached under several host names. The redirect URI must
 * contain the host name that the browser uses, because the browser's cookies are bound to that name.
 */
function redirectUriOf({ deps, http }: Pick<PageRequest, 'deps' | 'http'>): string | null {
  if (deps.publicUrl === null) return null
  const { protocol, hostname } = new URL(deps.publicUrl)
  if (!isLoopbackHost(hostname)) return protocol === 'https:' ? deps.publicUrl + callbackPath : null
  const used = URL.parse(`${protocol}//${http.req.header('Host') ?? ''}`)
  return used !== null && isLoopbackHost(used.hostname) ? used.origin + callbackPath : null
}
