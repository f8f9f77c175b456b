/**
 * The place on this machine that a browser is sent back to: RFC 8252 §7.3. It takes one answer and nothing else: GET, one
 * path, under the name by which the redirect knows it, with the `state` of the question.
 */

import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'

import { parseRedirect, type Redirect } from './parse-redirect.ts'

/** An answer that counts. */
export type Answer = Exclude<Redirect, { readonly status: 'foreign' }>

/** A listener that waits. Disposing it closes it. */
export interface RedirectListener extends AsyncDisposable {
  /** `http://127.0.0.1:PORT/` */
  readonly redirectUri: string
  /** Resolves with the first answer to the question with this `state`; what else comes is refused. Ask once. */
  answerTo(state: string): Promise<Answer>
  /**
   * An address here that leads to `url`, once. A program that opens a browser is told it instead of `url`, since every user of
   * the machine sees what programs are told: by the time somebody reads it there, it leads nowhere.
   *
   * @param random nobody can guess it; of `[A-Za-z0-9_-]`
   */
  doorTo(url: string, random: string): string
}

/** Connections that send nothing are closed before they can keep a browser out. */
const serverOptions = {
  maxHeaderSize: 16_384,
  headersTimeout: 2000,
  requestTimeout: 5000,
  connectionsCheckingInterval: 500,
}

/** Starts it on a free port of 127.0.0.1, which nothing outside this machine reaches. */
export async function openRedirectListener(): Promise<RedirectListener> {
  const { promise: answered, resolve: take } = Promise.withResolvers<Answer>()
  const question: { state: string | null; isOver: boolean } = { state: null, isOver: false }
  const doors = new Map<string, string>()
  const server = createServer(serverOptions, (incoming, outgoing) => {
    const { state } = question
    const target = targetOf(incoming, hostOf(server))
    const behind = target === null ? undefined : doors.get(target.pathname)
    if (target !== null && behind !== undefined) {
      doors.delete(target.pathname)
      outgoing.writeHead(302, { ...commonHeaders, location: behind }).end()
      return
    }
    const isAnswer = target?.pathname === '/' && state !== null && !question.isOver
    const redirect = isAnswer ? parseRedirect(target.searchParams, state) : null
    if (redirect === null || redirect.status === 'foreign') {
      refuse(outgoing)
      return
    }
    question.isOver = true
    // Only then: whoever takes the answer may close all this.
    outgoing.on('close', () => take(redirect))
    show(outgoing, redirect)
  })
  server.maxConnections = 200
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(0, '127.0.0.1', resolve)
  })
  return {
    redirectUri: `http://${hostOf(server)}/`,
    answerTo: async (state) => {
      question.state = state
      return await answered
    },
    doorTo: (url, random) => {
      doors.set(`/to/${random}`, url)
      return `http://${hostOf(server)}/to/${random}`
    },
    [Symbol.asyncDispose]: async () => {
      // A browser opens connections that it may never use.
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
 * Where a request goes; `null`: it is not for us. The Host check keeps out pages that had their own name resolved to
 * 127.0.0.1 (DNS rebinding): they would be of the same origin as this listener otherwise.
 */
function targetOf({ method, url = '', headers }: IncomingMessage, host: string): URL | null {
  if (method !== 'GET' || headers.host !== host) return null
  const target = URL.parse(url, `http://${host}`)
  return target?.host === host ? target : null
}

const commonHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  // The address of this page holds the code.
  'referrer-policy': 'no-referrer',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  connection: 'close',
} as const

function refuse(outgoing: ServerResponse): void {
  outgoing.writeHead(400, commonHeaders).end(page('This is no answer that presend waits for.', 'Nothing was done.'))
}

function show(outgoing: ServerResponse, { status }: Answer): void {
  const title = status === 'code' ? 'presend has the answer.' : 'The account was not connected.'
  outgoing
    .writeHead(200, commonHeaders)
    .end(page(title, 'What came of it stands in the terminal. You can close this page.'))
}

/** Nothing of the request stands in it. */
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
