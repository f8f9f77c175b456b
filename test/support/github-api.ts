/** The part of GitHub's API that presend uses, on 127.0.0.1, with scripted faults. */

import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'

export interface StoredComment {
  readonly id: number
  readonly body: string
  readonly login: string
}

export interface PullRequestFile {
  readonly filename: string
  readonly previous_filename?: string
  readonly status: 'added' | 'modified' | 'removed' | 'renamed'
}

export interface ApiRequest {
  readonly method: string
  /** The path below the base, with the query. */
  readonly path: string
  readonly authorization: string | undefined
  readonly userAgent: string | undefined
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

export interface GitHubApiOptions {
  /** `/api/v3` for GHES; empty as for api.github.com. */
  readonly basePath?: string
  readonly comments?: readonly StoredComment[]
  /** The files of every pull request. */
  readonly files?: readonly PullRequestFile[]
  /** The owner of the token. */
  readonly login?: string
  /** The kind of token; installation tokens cannot use `GET /user`. */
  readonly tokenKind?: 'installation' | 'personal'
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

/** Starts the API on a free port. All repositories and pull requests share one list of comments. */
export async function startGitHubApi(options: GitHubApiOptions = {}): Promise<GitHubApi> {
  const state = new ApiState(options)
  const server = createServer((request, response) => void state.handle(request, response))
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  state.apiUrl = `http://127.0.0.1:${portOf(server)}${options.basePath ?? ''}`
  return {
    apiUrl: state.apiUrl,
    requests: state.requests,
    get comments() {
      return state.comments
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
  apiUrl = ''
  comments: readonly StoredComment[]
  readonly requests: ApiRequest[] = []
  readonly options: GitHubApiOptions
  readonly basePath: string
  readonly faultCounts = new Map<Fault, number>()
  readonly waiters: { readonly count: number; readonly resolve: () => void }[] = []
  nextId = 9001

  constructor(options: GitHubApiOptions) {
    this.options = options
    this.basePath = options.basePath ?? ''
    this.comments = options.comments ?? []
  }

  async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await readBody(request)
    const method = request.method ?? ''
    const path = request.url === '/api/graphql' ? '/graphql' : (request.url ?? '').slice(this.basePath.length)
    const { authorization, 'user-agent': userAgent } = request.headers
    this.requests.push({ method, path, authorization, userAgent, body })
    for (const waiter of this.waiters.filter((one) => one.count <= this.requests.length)) waiter.resolve()
    const fault = this.takeFault(method, path)
    if (fault?.kind === 'hang') return
    if (fault?.kind === 'drop') return void request.socket.destroy()
    if (fault?.kind === 'reply') return send(response, fault.status, { message: fault.message }, fault.headers)
    if (fault?.kind === 'page') {
      response.writeHead(fault.status, { 'content-type': 'text/html' }).end(fault.html)
      return
    }
    if (fault?.kind === 'nonsense') return send(response, 200, { hello: 'world' })
    const reply = this.answer(method, path, body)
    if (fault?.kind === 'lose-reply') return void request.socket.destroy()
    send(response, reply.status, reply.body, reply.headers)
  }

  whenRequested(count: number): Promise<void> {
    if (this.requests.length >= count) return Promise.resolve()
    return new Promise((resolve) => {
      this.waiters.push({ count, resolve })
    })
  }

  takeFault(method: string, path: string): FaultEffect | null {
    for (const fault of this.options.faults ?? []) {
      const count = this.faultCounts.get(fault) ?? 0
      if (fault.method !== method || !fault.path.test(path) || count >= (fault.times ?? Infinity)) continue
      this.faultCounts.set(fault, count + 1)
      return fault.effect
    }
    return null
  }

  answer(
    method: string,
    path: string,
    body: unknown,
  ): { status: number; body: unknown; headers?: Record<string, string> } {
    const url = new URL(path, 'http://x')
    const login = this.options.login ?? 'github-actions[bot]'
    if (url.pathname.endsWith('/graphql')) return { status: 200, body: { data: { viewer: { login } } } }
    if (url.pathname === '/user') {
      return this.options.tokenKind === 'personal'
        ? { status: 200, body: { login } }
        : { status: 403, body: { message: 'Resource not accessible by integration' } }
    }
    if (method === 'GET' && /^\/repos\/[^/]+\/[^/]+\/issues\/\d+\/comments$/u.test(url.pathname))
      return this.page(url, this.comments.map(toWire))
    if (method === 'GET' && /^\/repos\/[^/]+\/[^/]+\/pulls\/\d+\/files$/u.test(url.pathname))
      return this.page(url, this.options.files ?? [])
    const text = bodyText(body)
    if (text.length > 65_536)
      return { status: 422, body: { message: 'Body is too long (maximum is 65536 characters)' } }
    if (method === 'POST' && /\/issues\/\d+\/comments$/u.test(url.pathname)) return this.create(text, login)
    const id = Number(/\/issues\/comments\/(\d+)$/u.exec(url.pathname)?.[1])
    if (method === 'PATCH' && Number.isFinite(id)) return this.update(id, text)
    if (method === 'DELETE' && Number.isFinite(id)) return this.remove(id)
    return { status: 404, body: { message: 'Not Found' } }
  }

  page(url: URL, entries: readonly unknown[]): { status: number; body: unknown; headers: Record<string, string> } {
    const perPage = Math.min(100, Number(url.searchParams.get('per_page') ?? 30))
    const page = Number(url.searchParams.get('page') ?? 1)
    const next = new URL(`${this.apiUrl}${url.pathname}?per_page=${perPage}&page=${page + 1}`)
    const hasNext = entries.length > page * perPage
    const shown = entries.slice((page - 1) * perPage, page * perPage)
    return { status: 200, body: shown, headers: hasNext ? { link: `<${next.href}>; rel="next"` } : {} }
  }

  create(text: string, login: string): { status: number; body: unknown } {
    const comment = { id: this.nextId, body: text, login }
    this.nextId += 1
    this.comments = [...this.comments, comment]
    return { status: 201, body: toWire(comment) }
  }

  remove(id: number): { status: number; body: unknown } {
    const isKnown = this.comments.some((one) => one.id === id)
    this.comments = this.comments.filter((one) => one.id !== id)
    return isKnown ? { status: 204, body: null } : { status: 404, body: { message: 'Not Found' } }
  }

  update(id: number, text: string): { status: number; body: unknown } {
    const comment = this.comments.find((one) => one.id === id)
    if (comment === undefined) return { status: 404, body: { message: 'Not Found' } }
    const changed = { ...comment, body: text }
    this.comments = this.comments.map((one) => (one.id === id ? changed : one))
    return { status: 200, body: toWire(changed) }
  }
}

function portOf(server: Server): number {
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the server does not listen on a port')
  return address.port
}

function toWire(comment: StoredComment): unknown {
  return {
    id: comment.id,
    body: comment.body,
    html_url: `https://github.example/comment/${comment.id}`,
    user: { login: comment.login, type: comment.login.endsWith('[bot]') ? 'Bot' : 'User' },
  }
}

function bodyText(body: unknown): string {
  return typeof body === 'object' && body !== null && 'body' in body && typeof body.body === 'string' ? body.body : ''
}

async function readBody(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(Buffer.from(chunk))
  const text = Buffer.concat(chunks).toString()
  return text === '' ? null : JSON.parse(text)
}

function send(response: ServerResponse, status: number, body: unknown, headers: Record<string, string> = {}): void {
  response
    .writeHead(status, { 'content-type': 'application/json; charset=utf-8', ...headers })
    .end(status === 204 ? undefined : JSON.stringify(body))
}
