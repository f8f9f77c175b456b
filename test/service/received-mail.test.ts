import { describe, expect, it } from 'vitest'

import { localSeeds } from '../../src/service/receiving/directory.ts'
import { converse, mailLines, sendMail } from './receiving/smtp-client.ts'
import { type RunningService, runService } from './running-service.ts'

const [first, second, third] = localSeeds.map((seed) => seed.address)

async function results(running: RunningService, trackingId: string): Promise<Record<string, unknown>[]> {
  return (await running.call('GET', `/spam_tests/${trackingId}`)).body.data.test_results
}

describe('a running service', () => {
  it('shows the results of mail received over SMTP', async () => {
    await using running = await runService()
    const { trackingId } = await running.create()
    const to = first ?? ''
    expect(await sendMail(running.smtpPort, { to, lines: mailLines(trackingId, 'Updates') })).toMatch(/^250 2\.0\.0 /u)
    expect((await results(running, trackingId))[0]).toMatchObject({
      to,
      from: 'news@shop.example',
      delivered_to: 'Updates',
      spf_pass: false,
      dkim_pass: true,
      dmarc_pass: true,
      placement: 'simulated',
      authentication: { spf: { measured: false }, dkim: { measured: true, result: 'pass' } },
    })
  })

  it('matches mail by body and subject, too', async () => {
    await using running = await runService()
    const { trackingId } = await running.create()
    await sendMail(running.smtpPort, { to: first ?? '', lines: ['Subject: x', '', `-- ${trackingId}`] })
    await sendMail(running.smtpPort, { to: second ?? '', lines: [`Subject: x ${trackingId}`, '', 'y'] })
    const folders = (await results(running, trackingId)).map((entry) => entry['delivered_to'])
    expect(folders.slice(0, 3)).toEqual(['INBOX', 'INBOX', null])
  })

  it('keeps the first of two copies', async () => {
    await using running = await runService()
    const { trackingId } = await running.create()
    await sendMail(running.smtpPort, { to: first ?? '', lines: mailLines(trackingId, 'INBOX') })
    await sendMail(running.smtpPort, { to: first ?? '', lines: mailLines(trackingId, 'Spam', 'other@shop.example') })
    expect((await results(running, trackingId))[0]).toMatchObject({ delivered_to: 'INBOX' })
  })

  it('shows a rejection with its reply, and places the copy in Spam if it arrives after a temporary rejection', async () => {
    await using running = await runService()
    const { trackingId } = await running.create()
    expect(await sendMail(running.smtpPort, { to: first ?? '', lines: mailLines(trackingId, 'refuse') })).toBe(
      '550 5.7.26 unauthenticated',
    )
    const deferred = { to: second ?? '', lines: mailLines(trackingId, 'defer') }
    const goodbye = { to: third ?? '', lines: mailLines(trackingId, 'goodbye') }
    expect(await sendMail(running.smtpPort, deferred)).toBe('451 4.7.40 no DMARC record')
    expect(await sendMail(running.smtpPort, goodbye)).toBe('421 4.7.32 not aligned')
    const [refused, waiting] = await results(running, trackingId)
    expect(refused).toMatchObject({
      delivered_to: null,
      from: expect.stringContaining('@'),
      smtp_reply: { code: 550, enhanced_code: '5.7.26' },
    })
    expect(waiting).toMatchObject({ delivered_to: null, smtp_reply: { code: 451 } })
    for (const mail of [deferred, goodbye]) expect(await sendMail(running.smtpPort, mail)).toMatch(/^250 /u)
    const after = await results(running, trackingId)
    expect(after.slice(1, 3)).toMatchObject([{ delivered_to: 'Spam' }, { delivered_to: 'Spam' }])
  })

  it('never reports INBOX if the engine failed', async () => {
    await using running = await runService()
    const { trackingId } = await running.create()
    await sendMail(running.smtpPort, { to: first ?? '', lines: mailLines(trackingId, 'undecided') })
    expect((await results(running, trackingId))[0]).toMatchObject({ delivered_to: null, reason: 'the engine failed' })
    const { status } = (await running.call('GET', `/spam_tests/${trackingId}`)).body.data
    expect(status).toBe('in_progress')
  })

  it('defers a message if the judge fails', async () => {
    await using running = await runService()
    const { trackingId } = await running.create()
    expect(await sendMail(running.smtpPort, { to: first ?? '', lines: mailLines(trackingId, 'fail') })).toMatch(
      /^451 /u,
    )
    expect((await results(running, trackingId))[0]).toMatchObject({ delivered_to: null, reason: null })
  })

  it('counts mail without a test, with an unknown test or with a test that lacks the seed, and shows none of this mail', async () => {
    await using running = await runService()
    const { trackingId } = await running.create({ provider_types: ['business'] })
    const stranger = trackingId.replace(/.$/u, (last) => (last === 'x' ? 'y' : 'x'))
    for (const lines of [['', 'x'], mailLines(stranger), mailLines(trackingId)]) {
      expect(await sendMail(running.smtpPort, { to: first ?? '', lines })).toMatch(/^250 .*no test/u)
    }
    expect(running.receiver.counts()).toMatchObject({ accepted: 3, unmatched: 3 })
    expect((await results(running, trackingId)).every((entry) => entry['delivered_to'] === null)).toBe(true)
  })

  it('rejects SMTP smuggling, and shows the reason', async () => {
    await using running = await runService()
    const { trackingId } = await running.create()
    await using smtp = converse(running.smtpPort)
    await smtp.reply()
    for (const line of ['EHLO c.example', 'MAIL FROM:<a@a.example>', `RCPT TO:<${first}>`, 'DATA'])
      await smtp.command(line)
    smtp.write(`X-Presend-Test: ${trackingId}\r\n\r\nbody\n.\r\nMAIL FROM:<evil@e.example>\r\n`)
    expect(await smtp.command('.')).toMatch(/^550 5\.5\.2 \[presend\] line 3 ends with a bare LF/u)
    expect((await results(running, trackingId))[0]).toMatchObject({ smtp_reply: { code: 550 }, delivered_to: null })
    expect(running.judge.inputs).toEqual([])
  })

  it('completes a test when every seed has its copy, with concurrent connections', async () => {
    await using running = await runService()
    const created = await Promise.all(Array.from({ length: 20 }, async () => await running.create()))
    expect(new Set(created.map((test) => test.id)).size).toBe(20)
    expect(new Set(created.map((test) => test.trackingId)).size).toBe(20)
    await Promise.all(
      created.flatMap(({ trackingId }) =>
        localSeeds.map(
          async ({ address }) => await sendMail(running.smtpPort, { to: address, lines: mailLines(trackingId) }),
        ),
      ),
    )
    for (const { trackingId } of created) {
      const { data } = (await running.call('GET', `/spam_tests/${trackingId}`)).body
      expect(data.status).toBe('complete')
    }
  })

  it('stops reading a body over 1 MiB', async () => {
    await using running = await runService()
    const body = JSON.stringify({ pad: 'x'.repeat(1_100_000) })
    expect((await running.call('POST', '/spam_tests', { body })).status).toBe(413)
    expect((await running.call('POST', '/spam_tests', { body, token: null })).status).toBe(401)
  })

  it('closes every connection when it is disposed', async () => {
    const running = await runService()
    const { trackingId } = await running.create()
    const { headers } = await running.call('GET', `/spam_tests/${trackingId}`)
    const poll = running
      .call('GET', `/spam_tests/${trackingId}`, {
        headers: { Prefer: 'wait=20', 'If-None-Match': headers.get('ETag') ?? '' },
      })
      .catch((error: unknown) => error)
    await using silent = converse(running.smtpPort)
    await silent.reply()
    const hanging = sendMail(running.smtpPort, { to: first ?? '', lines: mailLines(trackingId, 'hang') })
    while (running.judge.inputs.length === 0 || running.waiterCount() === 0) {
      await new Promise((resolve) => setImmediate(resolve))
    }
    await running[Symbol.asyncDispose]()
    await poll
    expect(await hanging).not.toMatch(/^250/u)
    expect(await silent.reply()).toMatch(/^421 /u)
    await expect(running.call('GET', '/external_tests')).rejects.toThrow('fetch failed')
    expect(await converse(running.smtpPort).reply()).toBeNull()
  })
})
