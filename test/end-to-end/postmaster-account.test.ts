/**
 * A Google account from consent to disconnection, using `presend` in separate processes and a stand-in for Google:
 * connect, list, sync, read, end of the grant, webhook, reconnect, disconnect.
 */

import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, expect, it } from 'vitest'

import { verify } from '../../src/webhook.ts'
import { type GoogleStandIn, startGoogleStandIn } from '../support/google-stand-in.ts'
import { type CommandEnd, runPresend, startServe } from '../support/serve.ts'
import { startReceiver } from '../support/webhook-receiver.ts'

const email = 'ann@shop.example'

let google: GoogleStandIn
let folder = ''

beforeEach(async () => {
  google = await startGoogleStandIn()
  google.setDomains(email, [
    { name: 'shop.example', days: new Map([[dayBefore(3), { spamRate: 0.002, spf: 1, dkim: 1, dmarc: 1 }]]) },
  ])
  folder = await mkdtemp(join(tmpdir(), 'presend-postmaster-'))
  await writeFile(
    join(folder, 'presend-service.yml'),
    `storage: sqlite:${join(folder, 'presend.db')}
smtp: none
webhooks: {allow-private: true}
google:
  client-id: ${google.state.clientId}
  authorize-url: ${google.endpoints.authorizeUrl ?? ''}
  token-url: ${google.endpoints.tokenUrl}
  revoke-url: ${google.endpoints.revokeUrl ?? ''}
  api-url: ${google.url}
`,
  )
})

afterEach(async () => {
  await google[Symbol.asyncDispose]()
  await rm(folder, { recursive: true, force: true })
})

function dayBefore(count: number): string {
  return new Date(Date.now() - count * 86_400_000).toISOString().slice(0, 10)
}

function environment(): Readonly<Record<string, string>> {
  return {
    PRESEND_ENCRYPTION_KEY: '5f'.repeat(32),
    PRESEND_GOOGLE_CLIENT_SECRET: google.state.clientSecret,
    CI: 'true',
  }
}

async function presend(...args: readonly string[]): Promise<CommandEnd> {
  return await runPresend(args, { workingDirectory: folder, env: environment() })
}

/** Opens the consent page as soon as its address is printed. */
async function connect(): Promise<CommandEnd> {
  let isVisited = false
  const onTold = (told: string): void => {
    const [url] = /http:\/\/\S+\/auth\?\S+\n/u.exec(told) ?? []
    if (url === undefined || isVisited) return
    isVisited = true
    fetch(url.trim()).catch(() => undefined)
  }
  const args = ['postmaster', 'connect', '--workspace', 'team-a']
  return await runPresend(args, { workingDirectory: folder, env: environment(), onTold })
}

async function accounts(): Promise<readonly Readonly<Record<string, unknown>>[]> {
  return JSON.parse((await presend('postmaster', 'list', '--json')).stdout).accounts
}

it('presend connects an account, reads it, reports the end of its grant, reconnects it and disconnects it', async () => {
  // The service is checked before an account exists, because at some hours of the day the service would immediately
  // sync an account and block the command.
  await using service = await startServe({ workingDirectory: folder, env: environment() })
  const connected = await connect()
  expect(connected.stderr).toContain('Connected ann@shop.example to workspace "team-a"')
  expect(connected).toMatchObject({ exitCode: 0, stdout: `${email}\n` })
  expect(await accounts()).toMatchObject([{ email, state: 'connected', synced_at: null, problem: null }])

  const synced = await presend('postmaster', 'sync', '--workspace', 'team-a')
  expect(synced.stderr).toContain('shop.example: 1 day\n')
  expect(synced.exitCode).toBe(0)
  expect(await accounts()).toMatchObject([{ state: 'connected', synced_at: expect.any(String) }])

  await using receiver = await startReceiver()
  const webhook = await presend('webhook', 'add', receiver.url, '--workspace', 'team-a', '--json')
  const made = await presend('token', 'create', '--workspace', 'team-a', '--plan', 'pro', '--json')
  google.endGrants(email)
  const refused = await presend('postmaster', 'sync')
  expect(refused.exitCode).toBe(3)
  expect(refused.stderr).toContain('Google replied with 400 invalid_grant (Token has been expired or revoked.)')
  expect(await accounts()).toMatchObject([
    { state: 'revoked', revoked_at: expect.any(String), problem: expect.stringContaining('invalid_grant') },
  ])

  const headers = { authorization: `Bearer ${String(JSON.parse(made.stdout).secret)}` }
  const read = async (path: string): Promise<unknown> => await (await fetch(service.apiUrl + path, { headers })).json()
  expect(await read('/postmaster_accounts/connected')).toMatchObject({ connected_accounts: [{ email }] })
  // Data that has been read stays available.
  expect(await read(`/postmaster_accounts?email=${email}`)).toMatchObject({ data: { spam_rate: [{ value: 0.002 }] } })

  expect((await connect()).stderr).toContain('Reconnected ann@shop.example to')
  expect(await accounts()).toMatchObject([{ state: 'connected', revoked_at: null, problem: null }])
  const ended = await presend('postmaster', 'disconnect', email, '--workspace', 'team-a', '--delete-data', '--yes')
  expect(ended).toMatchObject({ exitCode: 0, stdout: `Disconnected ${email}; its data was deleted\n` })
  expect(await accounts()).toEqual([])
  expect(google.state.grants.every((grant) => grant.isRevoked)).toBe(true)

  // A command leaves the delivery to the service, which looks for pending deliveries periodically.
  await receiver.received(1)
  const [event] = receiver.events
  expect(event?.headers['x-service-event']).toBe('postmaster_account.revoked')
  expect(JSON.parse(event?.body.toString() ?? '')).toMatchObject({
    event_type: 'postmaster_account.revoked',
    postmaster_account: { email, source: 'google' },
    reason: expect.stringContaining('invalid_grant'),
  })
  const secret = String(JSON.parse(webhook.stdout).secret)
  expect(verify(event?.body ?? '', event?.headers['x-service-signature'], secret)).toBe(true)
  expect(await leaks([connected, synced, refused], service.lines)).toEqual([])
})

/** Returns the secrets that occur in the output, the log or a file. */
async function leaks(ends: readonly CommandEnd[], lines: readonly unknown[]): Promise<readonly string[]> {
  const files = await Promise.all(
    (await readdir(folder))
      .filter((name) => name.startsWith('presend.db'))
      .map(async (name) => await readFile(join(folder, name), 'latin1')),
  )
  const said = [...ends.flatMap((end) => [end.stdout, end.stderr]), JSON.stringify(lines), ...files].join('\n')
  const { state } = google
  const secrets = [
    state.clientSecret,
    ...state.accessTokens.keys(),
    ...state.grants.map((grant) => grant.refreshToken ?? '-'),
  ]
  return secrets.filter((secret) => said.includes(secret))
}
