import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { toWorkspaceId } from '../../../src/foundation/contract/identifiers.ts'

import { type HostedDashboard, hostDashboard } from './browser.ts'

const inFile = 'file@seeds.example'

let hosted: HostedDashboard

beforeAll(async () => {
  const env = { SEED_PASSWORD: 'hunter2', PRESEND_ENCRYPTION_KEY: '5f'.repeat(32) }
  hosted = await hostDashboard(`seeds: [{address: ${inFile}, type: business}]`, { env })
})

afterAll(async () => await hosted[Symbol.asyncDispose]())

function pathOf(address: string): string {
  return `/seeds/${encodeURIComponent(address)}`
}

async function addresses(): Promise<readonly string[]> {
  return (await hosted.store.listSeeds()).map(({ address }) => address)
}

describe('adding a seed', () => {
  const form = {
    address: 'New@box.example',
    type: 'consumer',
    kind: 'imap',
    host: '127.0.0.1',
    port: '1',
    tls: 'none',
    username: 'u',
    password: 's3cret-of-the-seed',
    'plus-address': 'true',
  }

  it('stores it with its password sealed, never shows the password, and removes it again', async () => {
    await hosted.browser.open('/seeds/new')
    const page = await hosted.browser.submit('/seeds', form)
    expect(page.path).toBe(pathOf('new@box.example'))
    expect(page.html).toContain('Seed added.')
    const [added] = await hosted.store.listAddedSeeds()
    expect(added?.given).toMatchObject({ host: '127.0.0.1', port: '1', 'plus-address': 'true' })
    expect(added?.secrets.password).toMatch(/^sealed1:/u)
    const seen = page.html + JSON.stringify(added) + JSON.stringify(hosted.lines)
    expect(seen).not.toContain(form.password)
    expect((await hosted.browser.submit(`${pathOf('new@box.example')}/check`)).html).toContain(
      'The mailbox does not work.',
    )
    await hosted.browser.submit(`${pathOf('new@box.example')}/remove`)
    expect(await addresses()).toEqual([inFile])
    const events = await hosted.store.listEvents(toWorkspaceId('team'), { beforeId: null, limit: 3 })
    expect(events.map(({ action, subject }) => `${action} ${subject}`)).toEqual([
      'seed.remove new@box.example',
      'seed.check new@box.example',
      'seed.add new@box.example',
    ])
  })

  it('explains what is wrong with each field, and does not echo the password', async () => {
    await hosted.browser.open('/seeds/new')
    const page = await hosted.browser.submit('/seeds', { ...form, address: 'no address', port: '99999', host: '' })
    expect(page.status).toBe(422)
    for (const name of ['address', 'port', 'host']) expect(page.html).toContain(`id="${name}-error"`)
    expect(page.html).not.toContain(form.password)
    const without = await hosted.browser.submit('/seeds', { ...form, password: '' })
    expect(without).toMatchObject({ status: 422, html: expect.stringContaining('id="password-error"') })
    const twice = await hosted.browser.submit('/seeds', { ...form, address: inFile, kind: 'local' })
    expect(twice.html).toContain('already a seed (the service file contains it)')
  })

  it('reads no file or variable named in a form', async () => {
    await hosted.browser.open('/seeds/new')
    const { password, ...rest } = form
    const named = {
      ...rest,
      'password-file': '/etc/hostname',
      'password-env': 'SEED_PASSWORD',
      'ca-file': '/etc/hostname',
    }
    expect((await hosted.browser.submit('/seeds', named)).status).toBe(422)
    expect(await addresses()).toEqual([inFile])
    expect(password).toBeTruthy()
  })
})

it('a local seed needs no encryption key; a mailbox does', async () => {
  await using plain = await hostDashboard('seeds: none')
  await plain.browser.open('/seeds/new')
  const local = { address: 'one@seeds.example', type: 'business', kind: 'local' }
  expect((await plain.browser.submit('/seeds', local)).html).toContain('Seed added.')
  await plain.browser.open('/seeds/new')
  const mailbox = {
    ...local,
    address: 'two@box.example',
    kind: 'imap',
    host: '127.0.0.1',
    username: 'u',
    password: 'p',
  }
  const page = await plain.browser.submit('/seeds', mailbox)
  expect(page).toMatchObject({
    status: 422,
    html: expect.stringContaining('This field can be stored only if PRESEND_ENCRYPTION_KEY is set'),
  })
})
