import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { StoredTestWithSeeds } from '../../../src/service/storage/store.ts'
import { anyTest } from '../../service/storage/builders.ts'
import { findFreePort } from '../../support/free-port.ts'
import {
  type Browser,
  firstUser,
  type HostedDashboard,
  hostDashboard,
  joinTeam,
  openBrowser,
  type Page,
} from './browser.ts'

/** A service that sends mail to its own receiver. */
let hosted: HostedDashboard
let member: Browser

let folder = ''

const zoneText = `$ORIGIN example.
$TTL 300
@ TXT "v=spf1 -all"
mail MX 10 mail
mail A 127.0.0.1
mail TXT "v=spf1 ip4:127.0.0.1 -all"
_dmarc.mail TXT "v=DMARC1; p=none"
`

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'presend-upload-'))
  const zone = join(folder, 'example.zone')
  await writeFile(zone, zoneText)
  const port = await findFreePort()
  hosted = await hostDashboard(
    `smtp: 127.0.0.1:${port}
smtp-host: 127.0.0.1
smtp-port: ${port}
smtp-security: none
dns: {zone-file: ${zone}, servers: [127.0.0.1:9]}
limits: {message-bytes: 3000000}`,
    { filePaths: [zone] },
  )
  member = await joinTeam(hosted, 'member@team.example', 'member')
})

afterAll(async () => {
  await hosted[Symbol.asyncDispose]()
  await rm(folder, { recursive: true, force: true })
})

const mail =
  'From: Shop <shop@mail.example>\r\nTo: you@mail.example\r\nSubject: Hello\r\n\r\nYour order is on its way.\r\n'

function eml(content: string | Uint8Array<ArrayBuffer>): File {
  return new File([content], 'mail.eml', { type: 'message/rfc822' })
}

async function upload(file: File, fields: Readonly<Record<string, string>> = { name: 'Order' }): Promise<Page> {
  await member.open('/tests/new')
  return await member.upload('/tests', fields, file)
}

function idIn(path: string): string {
  return /^\/tests\/(\d+)/u.exec(path)?.[1] ?? ''
}

async function testAt({ path }: Page): Promise<StoredTestWithSeeds | null> {
  return await hosted.store.findTest(firstUser.workspace, idIn(path))
}

async function testCount(): Promise<number> {
  const query = { filter: anyTest, beforeId: null, limit: 500, nowMs: Date.now() }
  return (await hosted.store.listTests(firstUser.workspace, query)).tests.length
}

describe('the form for a new test', () => {
  it('is linked from the list of tests, for members only', async () => {
    expect((await member.open('/tests')).html).toContain('<a class="button" href="/tests/new">New test</a>')
    const viewer = await joinTeam(hosted, 'viewer@team.example', 'viewer')
    expect((await viewer.open('/tests')).html).not.toContain('/tests/new')
    expect((await viewer.open('/tests/new')).status).toBe(403)
    await viewer.open('/tests')
    expect((await viewer.submit('/tests', { name: 'Mine' })).status).toBe(403)
    expect(await testCount()).toBe(0)
  })

  it('creates the same test as the API, and shows where to send the mail', async () => {
    await member.open('/tests/new')
    const page = await member.submit('/tests', {
      name: 'Spring <b>sale</b>',
      source: 'newsletter',
      'Presend-Sender-Domain': 'Bücher.example',
      'Presend-Mail-Type': 'marketing',
    })
    expect(page.path).toMatch(/^\/tests\/\d+\/seeds$/u)
    const test = await testAt(page)
    expect(test).toMatchObject({
      style: 'external-test',
      name: 'Spring <b>sale</b>',
      source: 'newsletter',
      senderDomain: 'xn--bcher-kva.example',
      mailType: 'marketing',
      seedCount: 9,
    })
    expect(page.html).toContain('<code>X-Presend-Test</code>')
    expect(page.html).toContain(`<code>${test?.trackingId}</code>`)
    expect(page.html).toContain(`<a href="/tests/${test?.numericId}">report</a>`)
    const addresses = test?.seeds.map(({ address }) => address) ?? []
    expect(page.html).toContain(`readonly>${addresses.join(', ')}</textarea>`)
    for (const address of addresses) expect(page.html).toContain(`<code>${address}</code>`)
    const [event] = await hosted.store.listEvents(firstUser.workspace, { beforeId: null, limit: 1 })
    expect(event).toMatchObject({ action: 'test.create', actor: 'member@team.example', subject: 'Spring <b>sale</b>' })
    expect(await hosted.store.findSending(test?.numericId ?? 0)).toBeNull()
  })

  it('creates a test that is not listed as an external test if no source is given', async () => {
    await member.open('/tests/new')
    expect(await testAt(await member.submit('/tests', { name: 'Plain' }))).toMatchObject({
      style: 'spam-test',
      source: null,
      senderDomain: null,
      mailType: null,
    })
  })

  it.each([
    [{ name: 'x'.repeat(256) }, 'name-error'],
    [{ name: '', source: 'ci' }, 'name-error'],
    [{ name: 'A\r\nBcc: x@y.example\0' }, 'name-error'],
    [{ name: 'A', 'Presend-Sender-Domain': 'shop.example\r\nX: y' }, 'Presend-Sender-Domain-error'],
    [{ name: 'A', 'Presend-Mail-Type': 'spam' }, 'Presend-Mail-Type'],
  ])('explains what is wrong at the field: %j', async (fields, id) => {
    const before = await testCount()
    await member.open('/tests/new')
    const page = await member.submit('/tests', fields)
    expect(page.status).toBe(422)
    expect(page.html).toContain(id)
    expect(await testCount()).toBe(before)
  })

  it('shows no addresses of other workspaces, and no addresses without a login', async () => {
    const { path } = await member.submit('/tests', { name: 'Ours' })
    expect((await openBrowser(hosted.origin).open(path)).path).toContain('/login')
    expect((await member.open('/tests/999999/seeds')).status).toBe(404)
    expect((await member.open('/tests/x/seeds')).status).toBe(404)
  })
})

describe('an uploaded message', () => {
  it('is sent to every seed immediately, and the report is complete', async () => {
    const page = await upload(eml(mail), { name: 'Order', 'Presend-Mail-Type': 'transactional' })
    expect([page.status, page.path]).toEqual([200, `/tests/${idIn(page.path)}`])
    await vi.waitFor(async () => expect((await testAt(page))?.completedAtMs).not.toBeNull(), 20_000)
    const accepted = Array.from({ length: 9 }, () => 'accepted')
    await vi.waitFor(async () => {
      const sending = await hosted.store.findSending(Number(idIn(page.path)))
      expect(sending?.result?.copies.map(({ status }) => status)).toEqual(accepted)
    }, 20_000)
    const { html } = await member.open(page.path)
    expect(html).toContain('<h1>Failed: DKIM pass rate 0.0% is below 100%')
    expect(html).toContain('<strong>No program reported limits</strong>')
    await vi.waitFor(() => expect(JSON.stringify(hosted.lines)).toContain('message sent to seeds'), 20_000)
  })

  it.each([
    ['not a message', eml('PK\u0003\u0004 not a message'), 'begins with header fields'],
    ['an empty file', eml(''), 'begins with header fields'],
    ['a message without From', eml('Subject: Hi\n\nhello\n'), 'From field'],
    ['NUL bytes', eml('From: a@b.example\n\n\0'), 'NUL bytes'],
  ])('is rejected with a reason if it is %s', async (_what, file, reason) => {
    const before = await testCount()
    const page = await upload(file)
    expect(page.status).toBe(422)
    expect(page.html).toContain('id="message-error"')
    expect(page.html).toContain(reason)
    expect(await testCount()).toBe(before)
  })

  it('names the test after its subject if no name is entered', async () => {
    const subject = `Subject: =?utf-8?Q?Fr=C3=BChling?= ${'a'.repeat(300)}`
    for (const source of ['', 'newsletter']) {
      const test = await testAt(await upload(eml(mail.replace('Subject: Hello', subject)), { name: ' ', source }))
      expect(test?.name).toMatch(/^Frühling a{200,}…$/u)
      expect(test?.name).toHaveLength(255)
    }
    expect((await testAt(await upload(eml(mail), { name: 'Mine' })))?.name).toBe('Mine')
    const before = await testCount()
    const without = await upload(eml(mail.replace('Subject: Hello\r\n', '')), { name: '' })
    expect(without.status).toBe(422)
    expect(without.html).toContain('Missing; expected a name, or a message with a subject.')
    expect((await upload(eml('x'), { name: '', source: 'ci' })).html).not.toContain('name-error')
    expect(await testCount()).toBe(before)
  })

  it('leads to a report that shows which copies the server rejected, and why', async () => {
    const page = await upload(eml(mail), { name: 'Order', 'Presend-Mail-Type': 'marketing' })
    await vi.waitFor(async () => {
      const { html } = await member.open(page.path)
      expect(html).toContain('3 of 9 copies not sent')
      expect(html).toContain('The mail server rejected the copies: 550 ')
    }, 20_000)
  })

  it('cannot send to anyone but the seeds', async () => {
    const hostile =
      'From: a@b.example\nTo: victim@other.example\nCc: victim@other.example\nBcc: victim@other.example\n\nhello\n'
    const page = await upload(eml(hostile))
    await vi.waitFor(async () => expect((await testAt(page))?.completedAtMs).not.toBeNull(), 20_000)
    expect(JSON.stringify(hosted.lines)).not.toContain('victim')
  })

  it('may be as large as the receiver accepts, but not larger', async () => {
    const body = 'x'.repeat(76).concat('\r\n')
    const fitting = await upload(eml(mail + body.repeat(37_000)))
    expect(fitting.status).toBe(200)
    const before = await testCount()
    const large = await upload(eml(mail + body.repeat(400_000)))
    expect(large.status).toBe(413)
    expect(large.html).toContain('The message is too large: the service accepts at most 3000000 bytes.')
    expect(await testCount()).toBe(before)
    expect((await member.open('/tests')).status).toBe(200)
  })

  it('is not read for a user who may not create tests', async () => {
    const viewer = await joinTeam(hosted, 'viewer2@team.example', 'viewer')
    await viewer.open('/tests')
    const large = eml('not even a message'.repeat(100_000))
    expect((await viewer.upload('/tests', { name: 'A' }, large)).status).toBe(403)
    expect((await openBrowser(hosted.origin).upload('/tests', { name: 'A' }, large)).path).toBe('/login')
  })

  it('is rendered safely, however deeply it is nested', async () => {
    const nested = 'Content-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\n'.repeat(20_000)
    const page = await upload(eml(`From: a@b.example\r\nSubject: <script>alert(1)</script>\r\n${nested}`))
    expect(page.status).toBe(200)
    expect(page.html).not.toContain('<script>alert')
  })
})

it('without settings for sending, the form names the missing settings', async () => {
  await using plain = await hostDashboard()
  const { html } = await plain.browser.open('/tests/new')
  expect(html).not.toContain('type="file"')
  expect(html).toContain('<code>smtp-host</code>')
  const page = await plain.browser.upload('/tests', { name: 'A' }, eml(mail))
  expect(page.path).toMatch(/\/seeds$/u)
})
