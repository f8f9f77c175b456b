import { describe, expect, test } from 'vitest'

import { parseMessage } from '../../../src/foundation/mail/parse-message.ts'
import type { MessageContent } from '../../../src/verdict/content/message-content.ts'
import { fieldCount, fieldValue, readContent } from '../../../src/verdict/content/message-content.ts'
import type { MailParts } from '../../support/mail-builder.ts'
import { aMail } from '../../support/mail-builder.ts'

async function contentOf(parts: MailParts): Promise<MessageContent> {
  return readContent(await parseMessage(aMail(parts)))
}

describe('readContent()', () => {
  test('prefers the HTML over the text part', async () => {
    expect((await contentOf({ text: 'plain', html: '<p>rich</p>' })).visibleText).toBe('rich')
    expect((await contentOf({ text: 'plain' })).visibleText).toContain('plain')
    expect((await contentOf({ text: 'plain', html: '<img src="x">' })).visibleText).toContain('plain')
  })

  test('removes tracking ids from visible text but not from links', async () => {
    const id = 'pst_aB3dE6gH9jK2mN5pQ8sT1vWx'
    const { subject, visibleText, links } = await contentOf({
      text: `presend:${id}, https://a.example/?t=${id}`,
      headers: { Subject: `News [${id}]` },
    })
    expect(subject).toBe('News []')
    expect(visibleText.trim()).toBe('presend:, https://a.example/?t=')
    expect(links[0]?.target.path).toContain(id)
  })

  test('collects web links of the HTML and URLs in the text', async () => {
    const html = '<a href="https://a.example/">A</a><a href="mailto:x@a.example">M</a> or https://b.example/'
    const { links } = await contentOf({ html })
    expect(links.map(({ target, text }) => [target.host, text])).toEqual([
      ['a.example', 'A'],
      ['b.example', ''],
    ])
  })

  test('truncates a long text part', async () => {
    expect((await contentOf({ text: 'word '.repeat(100_000) })).visibleText).toHaveLength(200_000)
  })
})

describe('fieldValue() and fieldCount()', () => {
  test('find fields regardless of case', async () => {
    const { message } = await contentOf({ headers: { 'X-Two': ['a', 'b'] } })
    expect(fieldValue(message, 'x-two')).toBe('a')
    expect(fieldCount(message, 'x-two')).toBe(2)
    expect(fieldValue(message, 'x-none')).toBeNull()
  })
})
