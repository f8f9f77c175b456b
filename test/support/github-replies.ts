/**
 * The replies of GitHub's API in one repository. Where GitHub's documentation leaves open whether a request is accepted,
 * such as one with an unknown field, it is rejected here. Source: GitHub Docs, "REST API endpoints for issue comments",
 * "List pull requests files", "Troubleshooting the REST API" and "Permissions required for GitHub Apps". No code may
 * depend on the wording of the errors, which GitHub does not document.
 */

import type { IncomingHttpHeaders } from 'node:http'

import { isObject } from '../../src/foundation/errors/json-object.ts'

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

/** The permissions of a token, by their names under `permissions` in a workflow. */
export type TokenPermissions = Readonly<Partial<Record<'issues' | 'pull-requests', 'read' | 'write'>>>

export interface RepositoryOptions {
  /** `/api/v3` for GHES; empty as for api.github.com. */
  readonly basePath?: string
  /** The only repository that the token can see, as `owner/name`. */
  readonly repository?: string
  /** The numbers of all pull requests; the first has the given comments. There are no other issues. */
  readonly pullRequests?: readonly number[]
  readonly comments?: readonly StoredComment[]
  /** The files of every pull request. */
  readonly files?: readonly PullRequestFile[]
  /** The only valid token. */
  readonly token?: string
  /** The owner of the token. */
  readonly login?: string
  /** The kind of token; installation tokens cannot use `GET /user`. */
  readonly tokenKind?: 'installation' | 'personal'
  /** Absent: what the README tells users to grant. */
  readonly permissions?: TokenPermissions
  /** The role of the token's owner in the repository. Only `write` may change comments of others. */
  readonly role?: 'read' | 'write'
  /** How many requests the token may send in an hour. */
  readonly requestLimit?: number
}

export interface RepositoryRequest {
  readonly method: string
  /** The path below the host, with the query. */
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly text: string
}

export interface ApiReply {
  readonly status: number
  /** JSON; a string is sent as HTML. */
  readonly body: unknown
  readonly headers?: Readonly<Record<string, string>>
}

/** The token of the job, which the default of `github-token` evaluates to. */
export const jobToken = 'ghs_tokenOfThisJob0123456789'

/** The id of the first comment that a test creates. Ids of today's comments do not fit into 32 bits. */
export const firstCommentId = 3_000_000_001

/** Returns the URL of a comment on pull request 12 of acme/shop. */
export function commentUrl(id: number = firstCommentId): string {
  return `https://github.example/acme/shop/pull/12#issuecomment-${id}`
}

const versions: ReadonlySet<string> = new Set(['2022-11-28', '2026-03-10'])
const longestBody = 65_536
const mostFiles = 3000
const repositoryPath = '/repositories/1296269'

/** A route with its handler, and the permissions of which the token needs one. */
interface Route {
  readonly method: string
  readonly pattern: RegExp
  readonly level: 'read' | 'write'
  readonly anyOf: readonly (keyof TokenPermissions)[]
  readonly reply: (id: number, request: { readonly url: URL; readonly text: string }) => ApiReply
}

/** One repository and a token, and the replies to requests. */
export class GitHubRepository {
  comments: readonly StoredComment[]
  apiUrl = ''
  readonly options: Required<RepositoryOptions>
  readonly #pullRequestOf = new Map<number, number>()
  #nextId = firstCommentId
  #requestCount = 0

  constructor(options: RepositoryOptions) {
    this.options = {
      basePath: '',
      repository: 'acme/shop',
      pullRequests: [12],
      comments: [],
      files: [],
      token: jobToken,
      login: 'github-actions[bot]',
      tokenKind: 'installation',
      permissions: { 'pull-requests': 'write' },
      role: 'write',
      requestLimit: 1000,
      ...options,
    }
    this.comments = this.options.comments
    for (const { id } of this.comments) this.#pullRequestOf.set(id, this.options.pullRequests[0] ?? 0)
  }

  /** Returns the headers of every reply about the primary rate limit. */
  limitHeaders(): Readonly<Record<string, string>> {
    const { requestLimit: limit } = this.options
    return {
      'x-ratelimit-limit': String(limit),
      'x-ratelimit-remaining': String(Math.max(0, limit - this.#requestCount)),
      'x-ratelimit-used': String(Math.min(limit, this.#requestCount)),
      'x-ratelimit-reset': String(Math.ceil(Date.now() / 1000) + 3600),
      'x-ratelimit-resource': 'core',
    }
  }

  /** Returns the error for a request that GitHub rejects whatever it asks for; `null` for a valid request. */
  rejection({ headers }: Pick<RepositoryRequest, 'headers'>): ApiReply | null {
    if ((headers['user-agent'] ?? '') === '') {
      const text = 'Request forbidden by administrative rules. Please make sure your request has a User-Agent header'
      return { status: 403, body: `\r\n${text}.\r\n` }
    }
    const version = headers['x-github-api-version'] ?? '2022-11-28'
    if (!versions.has(String(version))) return failure(400, `"${String(version)}" is not a supported API version.`)
    const [, token] = /^(?:token|bearer) (\S+)$/iu.exec(headers.authorization ?? '') ?? []
    if (headers.authorization === undefined) return failure(401, 'Requires authentication')
    if (token !== this.options.token) return failure(401, 'Bad credentials')
    if (!/\*\/\*|application\/(?:vnd\.github\b|json)/u.test(headers.accept ?? '*/*'))
      return failure(415, "Unsupported 'Accept' header. Must accept 'application/json'.")
    this.#requestCount += 1
    if (this.#requestCount > this.options.requestLimit)
      return failure(403, 'API rate limit exceeded for installation ID 4711.')
    return null
  }

  /** Returns the reply to a valid request. */
  reply({ method, path, text }: RepositoryRequest): ApiReply {
    const { basePath, repository } = this.options
    const graphqlPath = basePath === '' ? '/graphql' : '/api/graphql'
    if (path === graphqlPath) return method === 'POST' ? this.#viewer(text) : failure(404, 'Not Found')
    if (!path.startsWith(`${basePath}/`)) return failure(404, 'Not Found')
    const url = new URL(path.slice(basePath.length), 'http://x')
    if (method === 'GET' && url.pathname === '/user') return this.#user()
    const inside = url.pathname
      .replace(new RegExp(`^${repositoryPath}(?=/)`, 'u'), `/repos/${repository}`)
      .replace(/^\/repos\/[^/]+\/[^/]+/u, (start) => start.toLowerCase())
    const start = `/repos/${repository.toLowerCase()}`
    if (!inside.startsWith(`${start}/`)) return failure(404, 'Not Found')
    for (const route of this.#routes()) {
      const id = route.pattern.exec(inside.slice(start.length))?.[1]
      if (id === undefined || route.method !== method) continue
      if (!this.#isGranted(route)) return this.#notGranted(route)
      return route.reply(Number(id), { url, text })
    }
    return failure(404, 'Not Found')
  }

  #routes(): readonly Route[] {
    const thread = /^\/issues\/(\d+)\/comments$/u
    const comment = /^\/issues\/comments\/(\d+)$/u
    const anyOf = ['issues', 'pull-requests'] as const
    return [
      { method: 'GET', pattern: thread, level: 'read', anyOf, reply: (id, { url }) => this.#list(id, url) },
      { method: 'POST', pattern: thread, level: 'write', anyOf, reply: (id, { text }) => this.#create(id, text) },
      { method: 'PATCH', pattern: comment, level: 'write', anyOf, reply: (id, { text }) => this.#update(id, text) },
      { method: 'DELETE', pattern: comment, level: 'write', anyOf, reply: (id) => this.#remove(id) },
      {
        method: 'GET',
        pattern: /^\/pulls\/(\d+)\/files$/u,
        level: 'read',
        anyOf: ['pull-requests'],
        reply: (id, { url }) => this.#files(id, url),
      },
    ]
  }

  #isGranted({ level, anyOf }: Route): boolean {
    return anyOf.some((name) => {
      const granted = this.options.permissions[name]
      return granted === 'write' || granted === level
    })
  }

  #notGranted({ level, anyOf }: Route): ApiReply {
    const kind = this.options.tokenKind === 'installation' ? 'integration' : 'personal access token'
    const accepted = anyOf.map((name) => `${name.replace('-', '_')}=${level}`).join('; ')
    const headers = { 'x-accepted-github-permissions': accepted }
    return { ...failure(403, `Resource not accessible by ${kind}`), headers }
  }

  #viewer(text: string): ApiReply {
    const body = parseBody(text)
    const query = body?.['query']
    if (typeof query !== 'string') return failure(400, 'A query attribute must be specified and must be a string.')
    const isViewer = /^(?:query)?\s*\{\s*viewer\s*\{\s*login\s*\}\s*\}$/u.test(query.trim())
    if (!isViewer)
      return { status: 200, body: { data: null, errors: [{ message: 'only viewer.login is known here' }] } }
    return { status: 200, body: { data: { viewer: { login: this.options.login } } } }
  }

  #user(): ApiReply {
    const { login, tokenKind } = this.options
    return tokenKind === 'personal'
      ? { status: 200, body: { login, type: 'User' } }
      : failure(403, 'Resource not accessible by integration')
  }

  #list(pullRequest: number, url: URL): ApiReply {
    if (!this.options.pullRequests.includes(pullRequest)) return failure(404, 'Not Found')
    const own = this.comments.filter(({ id }) => this.#pullRequestOf.get(id) === pullRequest)
    const sorted = own.toSorted((left, right) => left.id - right.id)
    return this.#page(
      url,
      sorted.map((one) => this.#toWire(one)),
    )
  }

  #files(pullRequest: number, url: URL): ApiReply {
    if (!this.options.pullRequests.includes(pullRequest)) return failure(404, 'Not Found')
    return this.#page(url, this.options.files.slice(0, mostFiles))
  }

  /** Returns one page of a list, with the links to the other pages, which name the repository by its id. */
  #page(url: URL, entries: readonly unknown[]): ApiReply {
    const perPage = Math.min(100, countAt(url, 'per_page') ?? 30)
    const page = countAt(url, 'page') ?? 1
    const last = Math.max(1, Math.ceil(entries.length / perPage))
    const numbers: readonly (readonly [rel: string, number: number, isShown: boolean])[] = [
      ['prev', page - 1, page > 1],
      ['next', page + 1, page < last],
      ['last', last, page < last],
      ['first', 1, page > 1],
    ]
    const path = url.pathname.replace(/^\/repos\/[^/]+\/[^/]+/u, repositoryPath)
    const links = numbers
      .filter(([, , isShown]) => isShown)
      .map(([rel, number]) => `<${this.apiUrl}${path}?per_page=${perPage}&page=${number}>; rel="${rel}"`)
    const body = entries.slice((page - 1) * perPage, page * perPage)
    return { status: 200, body, headers: links.length === 0 ? {} : { link: links.join(', ') } }
  }

  #create(pullRequest: number, text: string): ApiReply {
    const parsed = parseComment(text)
    if ('status' in parsed) return parsed
    if (!this.options.pullRequests.includes(pullRequest)) return failure(404, 'Not Found')
    const comment = { id: this.#nextId, body: parsed.body, login: this.options.login }
    this.#nextId += 1
    this.#pullRequestOf.set(comment.id, pullRequest)
    this.comments = [...this.comments, comment]
    return { status: 201, body: this.#toWire(comment) }
  }

  #update(id: number, text: string): ApiReply {
    const parsed = parseComment(text)
    if ('status' in parsed) return parsed
    const comment = this.comments.find((one) => one.id === id)
    if (comment === undefined) return failure(404, 'Not Found')
    if (!this.#mayChange(comment)) return failure(403, 'Must have admin rights to Repository.')
    const changed = { ...comment, body: parsed.body }
    this.comments = this.comments.map((one) => (one.id === id ? changed : one))
    return { status: 200, body: this.#toWire(changed) }
  }

  #remove(id: number): ApiReply {
    const comment = this.comments.find((one) => one.id === id)
    if (comment === undefined) return failure(404, 'Not Found')
    if (!this.#mayChange(comment)) return failure(403, 'Must have admin rights to Repository.')
    this.comments = this.comments.filter((one) => one.id !== id)
    return { status: 204, body: null }
  }

  #mayChange({ login }: StoredComment): boolean {
    return login === this.options.login || this.options.role === 'write'
  }

  #toWire({ id, body, login }: StoredComment): unknown {
    const { repository } = this.options
    const pullRequest = this.#pullRequestOf.get(id)
    return {
      id,
      node_id: `IC_${id}`,
      url: `${this.apiUrl}/repos/${repository}/issues/comments/${id}`,
      issue_url: `${this.apiUrl}/repos/${repository}/issues/${pullRequest}`,
      html_url: `https://github.example/${repository}/pull/${pullRequest}#issuecomment-${id}`,
      user: { login, type: login.endsWith('[bot]') ? 'Bot' : 'User' },
      author_association: 'NONE',
      created_at: '2026-01-01T00:00:00Z',
      updated_at: '2026-01-01T00:00:00Z',
      body,
    }
  }
}

/** Returns an error with the body that GitHub sends. */
export function failure(status: number, message: string, errors?: readonly object[]): ApiReply {
  const details = errors === undefined ? {} : { errors }
  const body = { message, ...details, documentation_url: 'https://docs.github.com/rest', status: String(status) }
  return { status, body }
}

/** Returns the comment in a request, or the error for an invalid request. */
function parseComment(text: string): { readonly body: string } | ApiReply {
  const parsed = parseBody(text)
  if (parsed === null) return failure(400, 'Problems parsing JSON')
  const { body, ...others } = parsed
  const [unknown] = Object.keys(others)
  if (unknown !== undefined) return failure(422, `Invalid request.\n\n"${unknown}" is not a permitted key.`)
  if (body === undefined) return failure(422, 'Invalid request.\n\n"body" wasn\'t supplied.')
  if (typeof body !== 'string')
    return failure(422, `Invalid request.\n\nFor 'properties/body', ${JSON.stringify(body)} is not a string.`)
  if (body.trim() === '') return invalidBody('Body cannot be blank')
  if (body.length > longestBody) return invalidBody(`Body is too long (maximum is ${longestBody} characters)`)
  return { body }
}

function invalidBody(message: string): ApiReply {
  return failure(422, 'Validation Failed', [
    { resource: 'IssueComment', code: 'unprocessable', field: 'data', message },
  ])
}

/** Returns the JSON object in a request; `null` if there is none. */
function parseBody(text: string): Readonly<Record<string, unknown>> | null {
  try {
    const value: unknown = JSON.parse(text)
    return isObject(value) ? { ...value } : null
  } catch {
    // The request is not JSON.
    return null
  }
}

/** Returns a positive number in the query; `null` if it is missing or invalid, because GitHub ignores such a value. */
function countAt(url: URL, name: string): number | null {
  const text = url.searchParams.get(name) ?? ''
  return /^[1-9]\d*$/u.test(text) ? Number(text) : null
}
