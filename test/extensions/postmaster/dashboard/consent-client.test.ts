import { expect, it } from 'vitest'
import type { PageRequest } from '../../../../src/extensions/dashboard/page-request.ts'
import { openConsentClient } from '../../../../src/extensions/postmaster/dashboard/consent-client.ts'
import { nodeWorld } from '../../../../src/foundation/world/node-world.ts'
import { Secret } from '../../../../src/foundation/world/secret.ts'
import { secretBox } from '../../../../src/foundation/world/secret-box.ts'

const google = {
  clientId: 'id',
  clientSecret: new Secret('secret'),
  authorizeUrl: 'https://accounts.example/auth',
  tokenUrl: 'https://accounts.example/token',
  revokeUrl: 'https://accounts.example/revoke',
  apiUrl: 'https://api.example',
}

/** The parts of a page request that the function reads. */
function redirectUri(publicUrl: string | null, host: string): string | null {
  const box = secretBox([{ bytes: new Uint8Array(32) }])
  const deps = { ...nodeWorld(), publicUrl, google, secretBox: box }
  const page = { deps, http: { req: { header: () => host } } }
  // oxlint-disable-next-line typescript/consistent-type-assertions, typescript/no-unsafe-type-assertion -- a whole page needs a running service
  const client = openConsentClient(page as unknown as PageRequest)
  return client.status === 'ready' ? client.redirectUri : null
}

it.each([
  ['https://presend.example', 'presend.example', 'https://presend.example/postmaster/callback'],
  ['https://presend.example', 'internal:8025', 'https://presend.example/postmaster/callback'],
  ['http://127.0.0.1:8025', '127.0.0.1:8025', 'http://127.0.0.1:8025/postmaster/callback'],
  ['http://127.0.0.1:8025', 'localhost:8025', 'http://localhost:8025/postmaster/callback'],
  ['http://[::1]:8025', '[::1]:8025', 'http://[::1]:8025/postmaster/callback'],
])('redirects to the public URL, or to the host name that the browser uses: %s, %s', (url, host, expected) => {
  expect(redirectUri(url, host)).toBe(expected)
})

it.each([
  ['http://presend.example', 'presend.example'],
  ['http://127.0.0.1:8025', 'presend.example'],
  ['http://127.0.0.1:8025', ''],
  [null, 'presend.example'],
])('requires public-url where Google would reject the redirect: %s, %s', (url, host) => {
  expect(redirectUri(url, host)).toBeNull()
})
