/** The parts of the authorization code flow (RFC 6749 §4.1) that consent requests and logins have in common. */

import { allowInsecureRequests, calculatePKCECodeChallenge, customFetch } from 'oauth4webapi'

import type { Random } from '../../foundation/world/world.ts'
import { type BoundedReply, type FetchOptions, fetchBounded } from './bounded-fetch.ts'

/**
 * Creates an unguessable string: 256 random bits encoded as 43 characters, as RFC 7636 §4.1 and §7.1 require for a
 * verifier.
 */
export function randomText(random: Pick<Random, 'bytes'>): string {
  return Buffer.from(random.bytes(32)).toString('base64url')
}

/** Builds the URL of the page on which the user consents or logs in, with PKCE (S256). */
export async function authorizationUrl(
  endpoint: string,
  codeVerifier: string,
  parameters: Readonly<Record<string, string>>,
): Promise<string> {
  const url = new URL(endpoint)
  const all = {
    response_type: 'code',
    ...parameters,
    code_challenge: await calculatePKCECodeChallenge(codeVerifier),
    code_challenge_method: 'S256',
  }
  for (const [name, value] of Object.entries(all)) url.searchParams.set(name, value)
  return url.href
}

/** The oauth4webapi options that are the same for every request. */
export interface RequestOptions {
  readonly [allowInsecureRequests]: true
  readonly [customFetch]: (
    url: string,
    request: {
      readonly method: string
      readonly headers: Record<string, string>
      readonly body?: URLSearchParams | null | undefined
    },
  ) => Promise<Response>
}

/**
 * Returns options that make oauth4webapi send its requests with `fetchBounded`. Each response is first passed to
 * `onReply`.
 */
export function boundedOptions(limits: FetchOptions, onReply: (reply: BoundedReply) => void): RequestOptions {
  return {
    // Allow `http:` URLs. Settings validation has already ensured that they are loopback URLs.
    [allowInsecureRequests]: true,
    [customFetch]: async (url, { method, headers, body }) => {
      const request = {
        method: method === 'POST' ? 'POST' : 'GET',
        url,
        headers,
        body: body?.toString() ?? null,
      } as const
      const reply = await fetchBounded(request, limits)
      onReply(reply)
      return toResponse(reply)
    },
  }
}

function toResponse(reply: BoundedReply): Response {
  if (reply.status === 'failed' || reply.statusCode > 599) return Response.error()
  const isEmpty = reply.text === '' || [204, 205, 304].includes(reply.statusCode)
  const headers = { 'content-type': 'application/json' }
  return new Response(isEmpty ? null : reply.text, { status: reply.statusCode, headers })
}
