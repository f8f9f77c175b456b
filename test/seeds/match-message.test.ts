import { describe, expect, it } from 'vitest'

import { matchMessage } from '../../src/seeds/match-message.ts'
import { readIdentity } from '../../src/seeds/read-identity.ts'
import { createTrackingId } from '../../src/seeds/tracking-id.ts'
import { fakeRandom } from '../support/fake-random.ts'

const random = fakeRandom(11)
const [known, other, third] = [createTrackingId(random), createTrackingId(random), createTrackingId(random)]

async function match(lines: readonly string[], tests: readonly string[]): Promise<string | null> {
  const identity = readIdentity(Buffer.from(lines.join('\r\n')))
  return await matchMessage(
    identity,
    async (ids) => await Promise.resolve(ids.find((id) => tests.includes(id)) ?? null),
  )
}

describe('matchMessage()', () => {
  it('believes the header first', async () => {
    const lines = [`X-Presend-Test: ${other}`, `Subject: ${third}`, '', known]
    expect(await match(lines, [known, other, third])).toBe(other)
  })

  it('looks into the body when the header names no test that exists', async () => {
    const lines = [`X-Presend-Test: ${other}`, `Subject: ${third}`, '', `your order, ${known}.`]
    expect(await match(lines, [known, third])).toBe(known)
  })

  it('takes the subject last', async () => {
    expect(await match([`Subject: order [${known}]`, '', `see ${other}`], [known, other])).toBe(other)
    expect(await match([`Subject: order [${known}]`, '', `see ${other}`], [known])).toBe(known)
  })

  it('finds an id that was encoded on its way', async () => {
    const quoted = `${known.slice(0, 9)}=\r\n${known.slice(9)}`
    const base64 = Buffer.from(`<p>Hello</p><!-- ${known} -->`).toString('base64')
    const subject = `=?utf-8?B?${Buffer.from(`Grüße ${known}`).toString('base64')}?=`
    const plain = 'Content-Type: text/plain'
    expect(await match([plain, 'Content-Transfer-Encoding: quoted-printable', '', quoted], [known])).toBe(known)
    expect(await match(['Content-Type: text/html', 'Content-Transfer-Encoding: base64', '', base64], [known])).toBe(
      known,
    )
    expect(await match([`Subject: ${subject}`, '', 'no id here'], [known])).toBe(known)
  })

  it('finds an id in a comment of the HTML half', async () => {
    const lines = [
      'Content-Type: multipart/alternative; boundary=b',
      '',
      '--b',
      'Content-Type: text/plain',
      '',
      'text',
      '--b',
      'Content-Type: text/html',
      '',
      `<!-- ${known} --><p>html</p>`,
      '--b--',
    ]
    expect(await match(lines, [known])).toBe(known)
  })

  it('is null when the message names no test', async () => {
    expect(await match(['Subject: hello', '', 'nothing here'], [known])).toBeNull()
    expect(await match(['Subject: hello', '', other], [known])).toBeNull()
    expect(await match([''], [known])).toBeNull()
  })

  it('asks for at most ten ids of a message that names thousands', async () => {
    const many = Array.from({ length: 3000 }, () => `X-Presend-Test: ${createTrackingId(random)}`)
    const asked: number[] = []
    const identity = readIdentity(Buffer.from([...many, '', ...many].join('\r\n')))
    await matchMessage(identity, async (ids) => {
      asked.push(ids.length)
      return await Promise.resolve(null)
    })
    expect(asked).toEqual([10, 10])
  })
})
