/**
 * google-auth-library as far as it can be held to our bounds: it writes the consent URL and the forms of the token
 * endpoint. What goes over the wire is ours, and so is what is made of the reply.
 *
 * By itself the library (11.3) repeats a POST up to three times, though a code holds only once; follows redirects, which
 * would carry a client secret elsewhere; reads HTTPS_PROXY; has no limit of size and takes no signal; and with
 * GOOGLE_SDK_NODE_LOGGING set it writes tokens to the log. `transporterOptions` and `useAuthRequestParameters` end all
 * of that. `revokeToken` is not used: it writes the token into the URL, where logs see it.
 */

import { ClientAuthentication, OAuth2Client } from 'google-auth-library'

import type { BoundedReply, BoundedRequest } from './bounded-fetch.ts'
import type { OAuthProvider } from './oauth-client.ts'

/** Sends what the library has written. */
export type SendRequest = (request: BoundedRequest) => Promise<BoundedReply>

/** The library's client of a provider; `sendRequest` is the only way by which it reaches the network. */
export function libraryClient(provider: OAuthProvider, sendRequest: SendRequest): OAuth2Client {
  const { authorizeUrl, tokenUrl, clientId, clientSecret } = provider
  return new OAuth2Client({
    clientId,
    ...(clientSecret === null ? {} : { clientSecret: clientSecret.reveal() }),
    clientAuthentication: clientSecret === null ? ClientAuthentication.None : ClientAuthentication.ClientSecretPost,
    endpoints: { oauth2TokenUrl: tokenUrl, ...(authorizeUrl === null ? {} : { oauth2AuthBaseUrl: authorizeUrl }) },
    useAuthRequestParameters: false,
    transporterOptions: {
      fetchImplementation: async (url, init) => toResponse(await sendRequest(toRequest(url, init))),
      retryConfig: { shouldRetry: () => false },
      validateStatus: () => true,
      noProxy: [/^/u],
      responseType: 'json',
    },
  })
}

function toRequest(url: Parameters<typeof fetch>[0], init: RequestInit | undefined): BoundedRequest {
  const body = init?.body
  if (!(body instanceof URLSearchParams)) throw new TypeError('The library wrote a body that is no form')
  return {
    method: 'POST',
    url: url instanceof Request ? url.url : String(url),
    headers: { accept: 'application/json', 'content-type': 'application/x-www-form-urlencoded' },
    body: body.toString(),
  }
}

/** Whatever came: the library only passes it on, and nobody reads it there. */
function toResponse(reply: BoundedReply): Response {
  return reply.status === 'replied' ? Response.json({}) : Response.error()
}
