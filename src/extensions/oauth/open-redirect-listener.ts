/**
 * The loopback listener for OAuth redirects (RFC 8252 §7.3). The listener accepts one GET request with the expected
 * `state`.
 */

import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'

import { parseRedirect, type Redirect } from './parse-redirect.ts'

/** A redirect in response to presend's own request. */
export type ConsentResponse = Exclude<Redirect, { readonly status: 'foreign' }>

/** A running listener. Disposing the listener closes its port. */
export interface RedirectListener extends AsyncDisposable {
  /** The redirect URI, such as `http://127.0.0.1:49152/`. */
  readonly redirectUri: string
  /**
   * Resolves with the first redirect that has this `state`; responds to other redirects with 400. Call this method only
   * once.
   */
  waitFor(state: string): Promise<ConsentResponse>
  /**
   * Returns a local URL that redirects to `url` once. Pass it to the browser instead of `url`, because other users of
   * the machine can read a process's arguments.
   *
   * @param random an unguessable string of characters from `[A-Za-z0-9_-]`
   */
  redirectOnceTo(url: string, random: string): string
}

/** The listener's timeouts, which are short so that idle connections are closed before they can block the browser. */
const serverOptions = {
  maxHeaderSize: 16_384,
  headersTimeout: 2000,
  requestTimeout: 5000,
  connectionsCheckingInterval: 500,
}

/** Starts a listener on a free port of 127.0.0.1. */
export async function openRedirectListener(): Promise<RedirectListener> {
  const { promise: received, resolve: take } = Promise.withResolvers<ConsentResponse>()
  const expected: { state: string | null; isReceived: boolean } = { state: null, isReceived: false }
  const redirects = new Map<string, string>()
  const server = createServer(serverOptions, (incoming, outgoing) => {
    const { state } = expected
    const target = targetOf(incoming, hostOf(server))
    const location = target === null ? undefined : redirects.get(target.pathname)
    if (target !== null && location !== undefined) {
      redirects.delete(target.pathname)
      outgoing.writeHead(302, { ...commonHeaders, location }).end()
      return
    }
    const isExpected = target?.pathname === '/' && state !== null && !expected.isReceived
    const redirect = isExpected ? parseRedirect(target.searchParams, state) : null
    if (redirect === null || redirect.status === 'foreign') {
      refuse(outgoing)
      return
    }
    expected.isReceived = true
    // Resolve only after the page has been sent, because the caller may close the listener immediately.
    outgoing.on('close', () => take(redirect))
    show(outgoing, redirect)
  })
  server.maxConnections = 200
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(0, '127.0.0.1', resolve)
  })
  return {
    redirectUri: `http://${hostOf(server)}/`,
    waitFor: async (state) => {
      expected.state = state
      return await received
    },
    redirectOnceTo: (url, random) => {
      redirects.set(`/to/${random}`, url)
      return `http://${hostOf(server)}/to/${random}`
    },
    [Symbol.asyncDispose]: async () => {
      // Close idle connections, because browsers open connections that they may never use.
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function hostOf(server: Server): string {
  const address = server.address()
  return address === null || typeof address === 'string' ? '' : `127.0.0.1:${address.port}`
}

/**
 * Returns the request's URL, or null if the method or Host is not the expected one. Checking Host prevents DNS
 * rebinding.
 */
function targetOf({ method, url = '', headers }: IncomingMessage, host: string): URL | null {
  if (method !== 'GET' || headers.host !== host) return null
  const target = URL.parse(url, `http://${host}`)
  return target?.host === host ? target : null
}

const commonHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  // Keep the browser from sending this page's URL to other sites, because the URL contains the code.
  'referrer-policy': 'no-referrer',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  connection: 'close',
} as const

function refuse(outgoing: ServerResponse): void {
  outgoing.writeHead(400, commonHeaders).end(page('presend is not waiting for this response.', 'Nothing was changed.'))
}

function show(outgoing: ServerResponse, { status }: ConsentResponse): void {
  const title = status === 'code' ? 'presend has received your consent.' : 'The account was not connected.'
  outgoing.writeHead(200, commonHeaders).end(page(title, 'See the terminal for the result. You can close this page.'))
}

/** Renders a page that contains no part of the request. */
function page(title: string, text: string): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>presend</title>
<style>body { font: 1.1em/1.5 system-ui, sans-serif; margin: 15vh auto; max-width: 30em; padding: 0 1em }</style>
<h1>${title}</h1>
<p>${text}</p>
</html>
`
}
