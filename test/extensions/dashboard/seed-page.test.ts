import { createServer, type Server } from 'node:http'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { nodeClock } from '../../../src/foundation/world/node-clock.ts'
import { findFreePort } from '../../support/free-port.ts'
import { closeLocally, listenLocally } from '../../support/listen-locally.ts'
import { type HostedDashboard, hostDashboard, joinTeam } from './browser.ts'

const [local, dead, silent] = ['local1@seeds.example', 'dead@box.example', 'silent@box.example'] as const
const clock = nodeClock()

let hosted: HostedDashboard
let silence: Server

beforeAll(async () => {
  silence = createServer()
  const [deadPort, silentPort] = [await findFreePort(), await listenLocally(silence)]
  const imap = 'type: consumer, kind: imap, host: 127.0.0.1, tls: none, username: u, password-env: SEED_PASSWORD'
  const yaml = `seeds:
  - {address: ${local}, type: business}
  - {address: ${dead}, port: ${deadPort}, ${imap}}
  - {address: ${silent}, port: ${silentPort}, ${imap}}
`
  const env = { SEED_PASSWORD: 'hunter2', PRESEND_ENCRYPTION_KEY: '5f'.repeat(32) }
  // Shortens the time limit of a check.
  const sleep: typeof clock.sleep = async (ms, signal) => await clock.sleep(ms === 20_000 ? 3000 : ms, signal)
  hosted = await hostDashboard(yaml, { env, clock: { ...clock, sleep } })
})

afterAll(async () => {
  await hosted[Symbol.asyncDispose]()
  await closeLocally(silence)
})

function pathOf(address: string): string {
  return `/seeds/${encodeURIComponent(address)}`
}

describe('the page for a seed', () => {
  it('checks the mailbox, and explains what fails and what to do', async () => {
    await hosted.browser.open(pathOf(dead))
    const { html } = await hosted.browser.submit(`${pathOf(dead)}/check`)
    expect(html).toContain('The mailbox does not work.')
    expect(html).toMatch(/<td>Connection<\/td><td><span class="bad">Fails<\/span><\/td>/u)
    expect(html).toContain('check that host and port')
    expect(html).not.toContain('hunter2')
  })

  it('stops waiting at its time limit if a mailbox does not respond', async () => {
    await hosted.browser.open(pathOf(silent))
    const { html } = await hosted.browser.submit(`${pathOf(silent)}/check`)
    expect(html).toContain('The mailbox did not respond within 20 seconds.')
  })

  it('disables and enables a seed', async () => {
    await hosted.browser.open(pathOf(local))
    expect((await hosted.browser.submit(`${pathOf(local)}/disable`)).html).toContain(
      'Disabled: new tests do not use it',
    )
    expect((await hosted.store.listSeeds()).find(({ address }) => address === local)?.isEnabled).toBe(false)
    expect((await hosted.browser.submit(`${pathOf(local)}/enable`)).html).toContain('Healthy')
  })

  it('does not remove a seed in the service file, and explains where to remove it', async () => {
    const { html } = await hosted.browser.open(pathOf(local))
    expect(html).toContain('Remove the seed there and restart the service')
    expect(html).not.toContain('/remove"')
    const page = await hosted.browser.submit(`${pathOf(local)}/remove`)
    expect(page.html).toContain('Not removed: this seed is defined in the service file.')
    expect(await hosted.store.listSeeds()).toHaveLength(3)
  })

  it('returns 404 for an unknown seed, with every method', async () => {
    const path = pathOf('nobody@box.example')
    expect((await hosted.browser.open(path)).status).toBe(404)
    for (const action of ['check', 'enable', 'disable', 'remove']) {
      await hosted.browser.open('/seeds')
      expect([action, (await hosted.browser.submit(`${path}/${action}`)).status]).toEqual([action, 404])
    }
  })
})

it('only admins can change seeds; other users see them', async () => {
  for (const [email, role] of [
    ['viewer@team.example', 'viewer'],
    ['owner2@team.example', 'owner'],
  ] as const) {
    const user = await joinTeam(hosted, email, role)
    expect((await user.open('/seeds')).html).not.toContain('/seeds/new')
    expect((await user.open(pathOf(dead))).html).not.toContain('/check"')
    expect((await user.open('/seeds/new')).status).toBe(403)
    expect((await user.submit('/seeds', { address: 'x@box.example' })).status).toBe(403)
    for (const action of ['check', 'enable', 'disable', 'remove']) {
      expect((await user.submit(`${pathOf(dead)}/${action}`)).status).toBe(403)
    }
  }
  expect(await hosted.store.listSeeds()).toHaveLength(3)
})
