/** A local HTTP server that answers each request as scripted and records the requests. */

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'

import { closeLocally, listenLocally } from './listen-locally.ts'

/** A received request. */
export interface SeenRequest {
  readonly method: string
  /** The path and query. */
  readonly target: string
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>
  readonly body: string
}

/** The response to send. */
export interface ScriptedReply {
  readonly statusCode: number
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

export interface ScriptedReplies extends AsyncDisposable {
  readonly url: string
  readonly seen: readonly SeenRequest[]
}

/**
 * Starts the server. With `answer: null`, the connection is closed. With `'never'`, no response is sent, and the
 * connection stays open.
 */
export async function startScriptedReplies(
  answer: (request: SeenRequest) => ScriptedReply | null | 'never',
): Promise<ScriptedReplies> {
  const seen: SeenRequest[] = []
  const server = createServer((incoming, outgoing) => {
    void take(incoming, outgoing)
  })
  async function take(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const body = await readAll(incoming)
    const request = { method: incoming.method ?? '', target: incoming.url ?? '', headers: incoming.headers, body }
    seen.push(request)
    respond(answer(request), outgoing)
  }
  const port = await listenLocally(server)
  return {
    url: `http://127.0.0.1:${port}`,
    seen,
    [Symbol.asyncDispose]: async () => await closeLocally(server),
  }
}

async function readAll(incoming: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of incoming) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks).toString('utf8')
}

function respond(reply: ScriptedReply | null | 'never', outgoing: ServerResponse): void {
  if (reply === 'never') return
  if (reply === null) outgoing.destroy()
  else outgoing.writeHead(reply.statusCode, reply.headers).end(reply.body ?? '')
}
