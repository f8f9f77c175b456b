/**
 * An OAuth provider for a Dovecot: a token endpoint that exchanges refresh tokens for access tokens, and the
 * introspection endpoint (RFC 7662) with which Dovecot checks tokens. Both validate requests strictly.
 */

import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'

export interface MailboxOAuth extends AsyncDisposable {
  readonly tokenUrl: string
  /** Returns lines for dovecot.conf. The file that they name must contain `dovecotOAuthConf`. */
  dovecotConf(confPath: string): readonly string[]
  readonly dovecotOAuthConf: string
  /** Creates a new refresh token for this user, which replaces earlier ones. */
  grant(user: string): string
  /** Ends the user's grant, with its refresh token and access tokens. */
  revoke(user: string): void
  /** Ends the access tokens early; the refresh token stays valid. */
  withdrawAccessTokens(user: string): void
  /** If true, each response contains a new refresh token, and the previous refresh token ends. */
  isRotating: boolean
  /** The number of requests to the token endpoint, and the number of tokens that it issued. */
  readonly counts: { asked: number; granted: number }
}

export const mailboxClient = { id: 'presend-tests', secret: 'client-hunter2' } as const

interface Grants {
  /** The users by token. */
  readonly refresh: Map<string, string>
  readonly access: Map<string, string>
  serial: number
}

/** Starts the provider on a free port of this machine. */
export async function startMailboxOAuth(): Promise<MailboxOAuth> {
  const grants: Grants = { refresh: new Map(), access: new Map(), serial: 0 }
  const counts = { asked: 0, granted: 0 }
  const server = createServer((request, response) => {
    if (request.url === '/token')
      void answerToken(request, response, { grants, counts, isRotating: () => own.isRotating })
    else answerIntrospection(request, response, grants)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const base = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`
  const own: MailboxOAuth = {
    tokenUrl: `${base}/token`,
    dovecotConf: (confPath) => [
      'auth_mechanisms = plain login oauthbearer xoauth2',
      `passdb {\n  driver = oauth2\n  mechanisms = oauthbearer xoauth2\n  args = ${confPath}\n}`,
    ],
    dovecotOAuthConf: [
      'introspection_mode = get',
      `introspection_url = ${base}/introspect?token=`,
      'username_attribute = username',
      'active_attribute = active',
      'active_value = true',
      '',
    ].join('\n'),
    grant: (user) => {
      forget(grants.refresh, user)
      return newToken(grants.refresh, user, grants)
    },
    revoke: (user) => {
      forget(grants.refresh, user)
      forget(grants.access, user)
    },
    withdrawAccessTokens: (user) => forget(grants.access, user),
    isRotating: false,
    counts,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
  return own
}

function newToken(tokens: Map<string, string>, user: string, grants: Grants): string {
  grants.serial += 1
  const token = `token-${grants.serial}-${'x'.repeat(20)}`
  tokens.set(token, user)
  return token
}

function forget(tokens: Map<string, string>, user: string): void {
  for (const [token, owner] of tokens) if (owner === user) tokens.delete(token)
}

interface TokenDesk {
  readonly grants: Grants
  readonly counts: { asked: number; granted: number }
  isRotating(): boolean
}

async function answerToken(request: IncomingMessage, response: ServerResponse, desk: TokenDesk): Promise<void> {
  const { grants, counts } = desk
  counts.asked += 1
  const form = new URLSearchParams(await text(request))
  const isForm = request.headers['content-type']?.startsWith('application/x-www-form-urlencoded') === true
  if (request.method !== 'POST' || !isForm || form.get('grant_type') !== 'refresh_token') {
    reply(response, 400, { error: 'invalid_request' })
    return
  }
  if (form.get('client_id') !== mailboxClient.id || form.get('client_secret') !== mailboxClient.secret) {
    reply(response, 401, { error: 'invalid_client' })
    return
  }
  const refreshToken = form.get('refresh_token') ?? ''
  const user = grants.refresh.get(refreshToken)
  if (user === undefined) {
    reply(response, 400, { error: 'invalid_grant', error_description: 'Token has been expired or revoked.' })
    return
  }
  counts.granted += 1
  const answer = { access_token: newToken(grants.access, user, grants), token_type: 'Bearer', expires_in: 3600 }
  if (!desk.isRotating()) {
    reply(response, 200, answer)
    return
  }
  grants.refresh.delete(refreshToken)
  reply(response, 200, { ...answer, refresh_token: newToken(grants.refresh, user, grants) })
}

function answerIntrospection(request: IncomingMessage, response: ServerResponse, { access }: Grants): void {
  const token = new URL(request.url ?? '/', 'http://localhost').searchParams.get('token') ?? ''
  const username = access.get(token)
  reply(response, 200, username === undefined ? { active: false } : { active: true, username })
}

function reply(response: ServerResponse, status: number, body: Readonly<Record<string, unknown>>): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}
