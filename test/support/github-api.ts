/** The part of GitHub's API that presend uses, on 127.0.0.1, with scripted faults. It is as strict as GitHub. */

import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'

import {
  type ApiReply,
  failure,
  GitHubRepository,
  type RepositoryOptions,
  type StoredComment,
} from './github-replies.ts'

export interface ApiRequest {
  readonly method: string
  /** The path below the base, with the query; `/graphql` for GraphQL. */
  readonly path: string
  readonly authorization: string | undefined
  readonly userAgent: string | undefined
  /** The parsed body; `null` if it is empty or not JSON. */
  readonly body: unknown
}

/** The effect of a fault on matching requests, instead of or after the usual response. */
export type FaultEffect =
  | {
      readonly kind: 'reply'
      readonly status: number
      readonly message: string
      readonly headers?: Record<string, string>
    }
  /** An HTML page instead of JSON, as sent by proxies and during outages. */
  | { readonly kind: 'page'; readonly status: number; readonly html: string }
  /** 201 or 200 with a body that is not a comment. */
  | { readonly kind: 'nonsense' }
  /** The connection breaks before the request has an effect. */
  | { readonly kind: 'drop' }
  /** The request has its effect, then the connection breaks. */
  | { readonly kind: 'lose-reply' }
  /** No response is sent. */
  | { readonly kind: 'hang' }

export interface Fault {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  readonly path: RegExp
  readonly effect: FaultEffect
  /** Absent: always. */
  readonly times?: number
}

export interface GitHubApiOptions extends RepositoryOptions {
  readonly faults?: readonly Fault[]
}

export interface GitHubApi extends AsyncDisposable {
  readonly apiUrl: string
  readonly requests: readonly ApiRequest[]
  readonly comments: readonly StoredComment[]
  /** Resolves when this number of requests has been received. */
  whenRequested(count: number): Promise<void>
}

/** The response to write requests with the token of a fork or of Dependabot. */
export const forbidden: FaultEffect = { kind: 'reply', status: 403, message: 'Resource not accessible by integration' }

/**
 * The response to requests that exceed a secondary rate limit. The headers of the primary rate limit, which every
 * response has, say nothing about it. Source: GitHub Docs, "Rate limits for the REST API".
 *
 * @param retryAfterSeconds the value of Retry-After; `null` if GitHub sends none
 */
export function secondaryLimit(status: 403 | 429, retryAfterSeconds: number | null): FaultEffect {
  const message = 'You have exceeded a secondary rate limit. Please wait a few minutes before you try again.'
  const headers = retryAfterSeconds === null ? {} : { 'retry-after': String(retryAfterSeconds) }
  return { kind: 'reply', status, message, headers }
}

/** Starts the API on a free port. */
export async function startGitHubApi(options: GitHubApiOptions = {}): Promise<GitHubApi> {
  const state = new ApiState(options)
  const server = createServer((request, response) => void state.handle(request, response))
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  state.repository.apiUrl = `http://127.0.0.1:${portOf(server)}${options.basePath ?? ''}`
  return {
    apiUrl: state.repository.apiUrl,
    requests: state.requests,
    get comments() {
      return state.repository.comments
    },
    whenRequested: async (count) => await state.whenRequested(count),
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => {
        server.close(resolve)
      })
    },
  }
}

class ApiState {
  readonly repository: GitHubRepository
  readonly requests: ApiRequest[] = []
  readonly faults: readonly Fault[]
  readonly faultCounts = new Map<Fault, number>()
  readonly waiters: { readonly count: number; readonly resolve: () => void }[] = []

  constructor({ faults = [], ...options }: GitHubApiOptions) {
    this.repository = new GitHubRepository(options)
    this.faults = faults
  }

  async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const text = await readText(request)
    const { method = '', url = '', headers } = request
    const path = this.shownPath(url)
    this.requests.push({
      method,
      path,
      authorization: headers.authorization,
      userAgent: headers['user-agent'],
      body: parseJson(text),
    })
    for (const waiter of this.waiters.filter((one) => one.count <= this.requests.length)) waiter.resolve()
    // A fault must not hide an invalid request.
    const rejection = this.repository.rejection({ headers })
    if (rejection !== null) return this.send(response, rejection)
    const fault = this.takeFault(method, path)
    if (fault?.kind === 'hang') return
    if (fault?.kind === 'drop') return void request.socket.destroy()
    if (fault?.kind === 'reply')
      return this.send(response, { ...failure(fault.status, fault.message), headers: fault.headers ?? {} })
    if (fault?.kind === 'page') return this.send(response, { status: fault.status, body: fault.html })
    if (fault?.kind === 'nonsense') return this.send(response, { status: 200, body: { hello: 'world' } })
    const reply = this.repository.reply({ method, path: url, headers, text })
    if (fault?.kind === 'lose-reply') return void request.socket.destroy()
    this.send(response, reply)
  }

  whenRequested(count: number): Promise<void> {
    if (this.requests.length >= count) return Promise.resolve()
    return new Promise((resolve) => {
      this.waiters.push({ count, resolve })
    })
  }

  shownPath(url: string): string {
    const { basePath } = this.repository.options
    if (basePath !== '' && url === '/api/graphql') return '/graphql'
    return url.startsWith(basePath) ? url.slice(basePath.length) : url
  }

  takeFault(method: string, path: string): FaultEffect | null {
    for (const fault of this.faults) {
      const count = this.faultCounts.get(fault) ?? 0
      if (fault.method !== method || !fault.path.test(path) || count >= (fault.times ?? Infinity)) continue
      this.faultCounts.set(fault, count + 1)
      return fault.effect
    }
    return null
  }

  send(response: ServerResponse, { status, body, headers = {} }: ApiReply): void {
    const isPage = typeof body === 'string'
    const type = isPage ? 'text/html; charset=utf-8' : 'application/json; charset=utf-8'
    response.writeHead(status, { 'content-type': type, ...this.repository.limitHeaders(), ...headers })
    if (status === 204) response.end()
    else response.end(isPage ? body : JSON.stringify(body))
  }
}

function portOf(server: Server): number {
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the server does not listen on a port')
  return address.port
}

async function readText(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks).toString()
}

function parseJson(text: string): unknown {
  try {
    return text === '' ? null : JSON.parse(text)
  } catch {
    // The reply states that the body is invalid.
    return null
  }
}
