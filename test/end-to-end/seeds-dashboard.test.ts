/** An admin adds a seed in the dashboard. Its mailbox on a real Dovecot first works and then rejects the password. */

import { afterAll, beforeAll, expect, it } from 'vitest'

import { type HostedDashboard, hostDashboard } from '../extensions/dashboard/browser.ts'
import { type RunningDovecot, startDovecot } from '../support/dovecot.ts'

const address = 'seed1@box.example'
const path = `/seeds/${encodeURIComponent(address)}`

let dovecot: RunningDovecot
let hosted: HostedDashboard

beforeAll(async () => {
  dovecot = await startDovecot({ users: { [address]: 'hunter2' } })
  hosted = await hostDashboard('seeds: none', { env: { PRESEND_ENCRYPTION_KEY: '5f'.repeat(32) } })
})

afterAll(async () => {
  await hosted[Symbol.asyncDispose]()
  await dovecot[Symbol.asyncDispose]()
})

async function addWith(password: string): Promise<void> {
  await hosted.browser.open('/seeds/new')
  const form = {
    address,
    type: 'consumer',
    kind: 'imap',
    host: dovecot.host,
    port: String(dovecot.imapPort),
    tls: 'none',
    username: address,
    password,
  }
  expect((await hosted.browser.submit('/seeds', form)).html).toContain('Seed added.')
}

it('a new seed is checked and becomes usable immediately', async () => {
  await addWith('wrong')
  const refused = await hosted.browser.submit(`${path}/check`)
  expect(refused.html).toMatch(/<td>Login<\/td><td><span class="bad">Fails<\/span>/u)
  expect(refused.html).toContain('correct the username and password')
  await hosted.browser.submit(`${path}/remove`)

  await addWith('hunter2')
  await hosted.store.setSeedHealth(address, { health: 'unhealthy', reason: 'an old failure', nowMs: 1 })
  const page = await hosted.browser.submit(`${path}/check`)
  expect(page.html).toMatch(/The mailbox works/u)
  expect(page.html).toMatch(/<td>Login<\/td><td><span class="good">Works<\/span>/u)
  expect(page.html).not.toContain('an old failure')
  expect(page.html).not.toContain('hunter2')
  expect(await hosted.store.listSeeds()).toMatchObject([{ address, health: 'healthy', origin: 'added' }])
})
