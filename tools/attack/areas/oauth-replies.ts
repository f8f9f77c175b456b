/** Attacks the consent flow with forged redirects in the browser, and with invalid responses from token endpoints. */

import { spawn } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { scopes } from '../../../test/support/google/stand-in-data.ts'
import type { HostileInput, Target } from '../attack-area.ts'
import { encryptionKey, runCommand } from '../support/presend-process.ts'
import { serveJson } from '../support/serve-json.ts'

const clientId = 'client-1.apps.example'
const scope = Object.values(scopes).join(' ')

const claims = {
  iss: 'https://accounts.google.com',
  aud: clientId,
  azp: clientId,
  sub: '1',
  email: 'ann@shop.example',
  email_verified: true,
}

function idToken(change: Readonly<Record<string, unknown>>): string {
  const now = Math.floor(Date.now() / 1000)
  const payload = JSON.stringify({ ...claims, iat: now, exp: now + 3600, ...change })
  return ['{"alg":"RS256"}', payload, 'x'].map((part) => Buffer.from(part).toString('base64url')).join('.')
}

function reply(change: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return {
    access_token: 'a'.repeat(40),
    refresh_token: 'r'.repeat(40),
    expires_in: 3600,
    token_type: 'Bearer',
    scope,
    id_token: idToken({}),
    ...change,
  }
}

/** Token responses that must not connect an account. */
const tokenReplies: Readonly<Record<string, () => unknown>> = {
  'a reply that is not JSON': () => 'access_token=a',
  null: () => null,
  'an array': () => [],
  'an error with status 200': () => ({ error: 'invalid_grant', error_description: '::error::x \u001b[2J' }),
  'no refresh token': () => reply({ refresh_token: undefined }),
  'a refresh token that is an object': () => reply({ refresh_token: {} }),
  'an empty access token': () => reply({ access_token: '' }),
  'an access token with line endings': () => reply({ access_token: 'a\r\nX-Evil: b' }),
  'an unsupported token type': () => reply({ token_type: 'mac' }),
  'no id_token': () => reply({ id_token: undefined }),
  'an id_token with only one part': () => reply({ id_token: 'abc' }),
  'an id_token that is not JSON': () => reply({ id_token: 'a.b.c' }),
  'a 5 MB id_token': () => reply({ id_token: 'a'.repeat(5_000_000) }),
  'an unverified address': () => reply({ id_token: idToken({ email_verified: false }) }),
  'email_verified as a string': () => reply({ id_token: idToken({ email_verified: 'true' }) }),
  'no email_verified': () => reply({ id_token: idToken({ email_verified: undefined }) }),
  'a different audience': () => reply({ id_token: idToken({ aud: 'other.apps.example' }) }),
  'no audience': () => reply({ id_token: idToken({ aud: undefined }) }),
  'no address': () => reply({ id_token: idToken({ email: undefined }) }),
  'an address with markup': () => reply({ id_token: idToken({ email: '<script>alert(1)</script>' }) }),
  'an address with line endings': () => reply({ id_token: idToken({ email: 'a@b.example\r\nadmin@shop.example' }) }),
  'an address with a terminal sequence': () => reply({ id_token: idToken({ email: 'a\u001b[2J@b.example' }) }),
  'two addresses': () => reply({ id_token: idToken({ email: 'a@b.example, c@d.example' }) }),
  'an address that is an array': () => reply({ id_token: idToken({ email: ['ann@shop.example'] }) }),
  'an address with 10,000 characters': () => reply({ id_token: idToken({ email: `${'a'.repeat(10_000)}@b.example` }) }),
  'fewer scopes than requested': () => reply({ scope: 'openid email' }),
  'a 20 MB body': () => JSON.stringify(reply({ x: 'x'.repeat(20_000_000) })),
}

/** Requests sent to the redirect listener before the genuine one. */
const redirects: Readonly<Record<string, (base: string, state: string) => Promise<void>>> = {
  'no state': async (base) => await ask(`${base}?code=c`),
  'a forged state': async (base) => await ask(`${base}?code=c&state=forged`),
  'a forged state followed by the correct one': async (base, state) =>
    await ask(`${base}?code=c&state=forged&state=${state}`),
  'the correct state with an extra character': async (base, state) => await ask(`${base}?code=c&state=${state}x`),
  'the correct state in uppercase': async (base, state) => await ask(`${base}?code=c&state=${state.toUpperCase()}`),
  'an error with a forged state': async (base) => await ask(`${base}?error=access_denied&state=forged`),
  'a POST without a state': async (base) => await ask(base, { method: 'POST', body: 'code=c' }),
  'a different path': async (base, state) => await ask(`${new URL('/other', base).href}?code=c&state=${state}x`),
  'a 10 KB query': async (base) => await ask(`${base}?code=${'c'.repeat(10_000)}&state=forged`),
  'markup in the error parameter': async (base) => await ask(`${base}?error=<script>alert(1)</script>&state=forged`),
}

async function ask(url: string, init: RequestInit = {}): Promise<void> {
  await fetch(url, { ...init, signal: AbortSignal.timeout(3000) }).then(
    async (response) => await response.text(),
    () => undefined,
  )
}

/** Creates all inputs that attack the consent flow. */
export function consentInputs(target: Target): readonly HostileInput[] {
  const lies = Object.entries(tokenReplies).map(([name, answer], index) => ({
    name: `token reply: ${name}`,
    isQuick: index === 13,
    attempt: async () => {
      const end = await consent(target, answer, async (base, state) => await ask(`${base}?code=c&state=${state}`))
      return judge(end)
    },
  }))
  const forged = Object.entries(redirects).map(([name, visit], index) => ({
    name: `redirect: ${name}`,
    isQuick: index === 1,
    attempt: async () => judge(await consent(target, () => reply({}), visit)),
  }))
  return [
    ...lies,
    ...forged,
    {
      name: 'redirect: 60 idle connections before the correct redirect',
      isQuick: false,
      attempt: async () => {
        const end = await consent(
          target,
          () => reply({}),
          async (base, state) => {
            const port = Number(new URL(base).port)
            const idle = Array.from({ length: 60 }, () => connect(port, '127.0.0.1').on('error', () => undefined))
            await new Promise((resolve) => setTimeout(resolve, 300))
            for (let count = 0; count < 6; count += 1) await ask(`${base}?code=c&state=${state}`)
            for (const socket of idle) socket.destroy()
          },
        )
        return end.accounts.includes('ann@shop.example')
          ? null
          : `the correct redirect was not handled: ${end.output.slice(-200)}`
      },
    },
  ]
}

interface ConsentEnd {
  readonly output: string
  /** Returns the output of `postmaster list --json` after the attack. */
  readonly accounts: string
}

function judge({ output, accounts }: ConsentEnd): string | null {
  if (/\u001b\[2J|\n\s+at \S+ \(/u.test(output))
    return `the output contains a terminal sequence or internal details: ${output.slice(-200)}`
  return /"email"/u.test(accounts) ? `an account was connected: ${accounts.slice(0, 200)}` : null
}

/**
 * Runs `presend postmaster connect` with a token endpoint that responds with `answer`. Calls `visit` instead of opening
 * a browser.
 */
async function consent(
  target: Target,
  answer: () => unknown,
  visit: (base: string, state: string) => Promise<void>,
): Promise<ConsentEnd> {
  const folder = await mkdtemp(join(tmpdir(), 'presend-consent-'))
  await using endpoint = await serveJson(answer)
  const google = {
    'client-id': clientId,
    'authorize-url': `${endpoint.url}/auth`,
    'token-url': `${endpoint.url}/token`,
    'revoke-url': `${endpoint.url}/revoke`,
    'api-url': endpoint.url,
  }
  await writeFile(
    join(folder, 'presend-service.yml'),
    `storage: sqlite:./presend.db\ngoogle: ${JSON.stringify(google)}\n`,
  )
  const env = {
    PRESEND_GOOGLE_CLIENT_SECRET: 'secret-of-the-client',
    PRESEND_ENCRYPTION_KEY: encryptionKey,
    CI: 'true',
  }
  const child = spawn(process.execPath, [target.cliPath, 'postmaster', 'connect', '--workspace', 'attack'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env['PATH'], HOME: folder, NO_COLOR: '1', ...env },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text))
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
  const url = await untilUrl(() => output, ended)
  if (url !== null) {
    await visit(url.searchParams.get('redirect_uri') ?? '', url.searchParams.get('state') ?? '')
    const over = await Promise.race([
      ended.then(() => true),
      new Promise<false>((resolve) => setTimeout(() => resolve(false), 1500)),
    ])
    if (!over) child.kill('SIGTERM')
  }
  const timer = setTimeout(() => child.kill('SIGKILL'), 5000)
  await ended
  clearTimeout(timer)
  const listed = await runCommand(target, ['postmaster', 'list', '--json'], { folder })
  await rm(folder, { recursive: true, force: true })
  return { output, accounts: listed.stdout }
}

/** Resolves with the printed URL, or with `null` if the command ends without printing one. */
async function untilUrl(output: () => string, ended: Promise<void>): Promise<URL | null> {
  const over = ended.then(() => 'over' as const)
  for (;;) {
    const [found] = /http:\/\/\S+\/auth\?\S+/u.exec(output()) ?? []
    if (found !== undefined && output().includes(`${found}\n`)) return new URL(found)
    const next = await Promise.race([over, new Promise<'later'>((resolve) => setTimeout(() => resolve('later'), 20))])
    if (next === 'over') return null
  }
}
