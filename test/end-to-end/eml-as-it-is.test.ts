import { describe, expect, it } from 'vitest'
import { openSubmission } from '../../src/check/submission/open-submission.ts'
import { toTrackingId } from '../../src/foundation/contract/identifiers.ts'
import { composeMessages } from '../../src/foundation/mail/compose.ts'
import { parseAddress } from '../../src/foundation/mail/parse-address.ts'
import { nodeClock } from '../../src/foundation/world/node-clock.ts'
import { nodeRandom } from '../../src/foundation/world/node-random.ts'
import { readEml } from '../../src/render/engines/eml.ts'
import { eventually } from '../support/eventually.ts'
import { startPostfix } from '../support/postfix.ts'
import { startScriptedSmtpServer } from '../support/smtp-server-scripted.ts'
import { aSetting } from '../support/submission-setup.ts'

const world = { clock: nodeClock(), random: nodeRandom() }
const { signal } = new AbortController()

/** A message with every fault that a relay passes on. */
const faulty = [
  'From: Shop <a@sender.example>',
  'X-Folded: one',
  '\ttwo  three',
  'Subject: =?utf-8?Q?broken',
  'To: real@person.example',
  'From: b@sender.example',
  'Subject: caf\u{e9}',
  'Date: yesterday',
  'Content-Type: text/plain; charset=us-ascii',
  'message-id: <1@sender.example>',
  'Content-Type: multipart/mixed; boundary=b',
  '',
  '--b',
  'Content-Transfer-Encoding: base64',
  '',
  '*** not base64 ***',
  `<p>${'x'.repeat(1500)}</p>`,
  '.',
  '..two dots',
  '.one dot',
  'caf\u{e9}, trailing blanks \t ',
  '--no such boundary--',
  '',
  '',
  '',
].join('\r\n')

describe('a finished message sent through a real Postfix', () => {
  it('arrives byte for byte, except for the fields that differ in each copy', async () => {
    const read = await readEml('faulty.eml', Buffer.from(faulty, 'latin1'))
    const from = parseAddress('a@sender.example')
    if (read.status === 'bad' || from.status === 'bad') throw new Error('the message is fit to be sent')
    const { parts, original } = read.value
    const head = {
      templatePath: 'faulty.eml',
      dataSet: null,
      subject: '',
      from: from.value,
      replyTo: [],
      headerFields: [],
    }
    const copies = await composeMessages(
      {
        message: { ...head, ...parts, subject: '', from: from.value, text: '', original },
        recipients: ['seed1@seeds.example', 'seed2@seeds.example'],
        trackingId: toTrackingId('Tracking-1'),
        trackingIn: 'header',
        envelopeSender: 'a@sender.example',
        dkim: null,
      },
      world,
    )
    await using sink = await startScriptedSmtpServer()
    // The configuration switches off everything that Postfix itself adds, rewrites and folds for its own users.
    const mainCf = ['local_header_rewrite_clients =', 'smtp_line_length_limit = 0']
    await using postfix = await startPostfix({ relayTo: sink, mainCf })
    await using submission = openSubmission(aSetting(postfix), world)
    const outcomes = await submission.submit(copies, { deadlineMs: Infinity, onOutcome: () => undefined }, signal)
    expect(outcomes.map(({ status }) => status)).toEqual(['accepted', 'accepted'])
    await eventually(
      async () => await Promise.resolve(sink.delivered.length),
      (count) => count === 2,
    )
    expect(sink.delivered).toHaveLength(2)
    for (const { recipient, content } of sink.delivered) {
      const ownId = copies.find(({ envelope }) => envelope.recipient === recipient)?.messageId
      const expected = faulty
        .replace('To: real@person.example', `To: ${recipient}`)
        .replace('message-id: <1@sender.example>', `Message-ID: ${ownId}`)
      expect(content.replace(/^Received: .*\r\n(?:[ \t].*\r\n)*/u, '')).toBe(
        `X-Presend-Test: Tracking-1\r\n${expected}`,
      )
    }
  })
})
