import { describe, expect, it } from 'vitest'

import { type KeepTestMail, mailKeeper } from '../../../../src/service/receiving/test-mail/keep-test-mail.ts'
import type { TestMailContent } from '../../../../src/service/receiving/test-mail/test-mail-job-types.ts'
import type { TestMessage } from '../../../../src/service/storage/test-message.ts'
import { fakeClock } from '../../../support/fake-clock.ts'
import { aMail } from '../../../support/mail-builder.ts'

const never = new AbortController().signal
const content: TestMailContent = {
  body: { text: 't', preview: 'p', source: 's' },
  html: { text: '<p>', images: {} },
}
const mail = { bytes: aMail({ headers: { Subject: '=?utf-8?q?Gr=C3=BC=C3=9Fe?=' } }), isHeadOnly: false }

interface Parts {
  readonly keep: KeepTestMail
  readonly kept: [number, TestMessage][]
  readonly errors: unknown[]
}

function keeper(
  what: 'headers' | 'whole',
  { readFails = false, storeFailures = 0 }: { readonly readFails?: boolean; readonly storeFailures?: number } = {},
): Parts {
  const kept: [number, TestMessage][] = []
  const errors: unknown[] = []
  let failuresLeft = storeFailures
  const keep = mailKeeper(what, {
    store: {
      keepTestMessage: async (numericId, message) => {
        failuresLeft -= 1
        if (failuresLeft >= 0) throw new Error('away')
        await Promise.resolve(void kept.push([numericId, message]))
      },
    },
    clock: fakeClock(),
    readTestMail: async () =>
      await (readFails ? Promise.reject(new Error('took more than 10 s')) : Promise.resolve(content)),
    onError: (numericId, error) => void errors.push([numericId, String(error)]),
  })
  return { keep, kept, errors }
}

describe('mailKeeper()', () => {
  it('keeps the decoded header fields, and with "whole" the content', async () => {
    const [headers, whole] = [keeper('headers'), keeper('whole')]
    await headers.keep(1, mail, never)
    await whole.keep(1, mail, never)
    expect(headers.kept).toMatchObject([[1, { body: null, html: null }]])
    expect(headers.kept[0]?.[1].headerFields).toContainEqual({ name: 'Subject', value: 'Grüße' })
    expect(whole.kept).toMatchObject([[1, content]])
  })

  it('keeps one copy per test', async () => {
    const { keep, kept } = keeper('headers')
    await Promise.all([1, 2, 1, 2, 1].map(async (numericId) => await keep(numericId, mail, never)))
    expect(kept.map(([numericId]) => numericId)).toEqual([1, 2])
  })

  it('keeps only the header section of a copy whose body is missing or takes too long', async () => {
    const [short, slow] = [keeper('whole'), keeper('whole', { readFails: true })]
    await short.keep(1, { ...mail, isHeadOnly: true }, never)
    await slow.keep(1, mail, never)
    expect(short.kept).toMatchObject([[1, { body: null, html: null }]])
    expect(slow.kept).toMatchObject([[1, { body: null, html: null }]])
    expect([short.errors, slow.errors]).toEqual([[], [[1, 'Error: took more than 10 s']]])
  })

  it('reports a storage failure, and tries again with the next copy', async () => {
    const { keep, kept, errors } = keeper('headers', { storeFailures: 1 })
    await keep(1, mail, never)
    expect([kept, errors]).toEqual([[], [[1, 'Error: away']]])
    await keep(1, mail, never)
    expect(kept).toHaveLength(1)
  })

  it('limits the header section', async () => {
    const { keep, kept } = keeper('headers')
    const names = Array.from({ length: 300 }, (_, index) => `X-${index}`)
    const headers = Object.fromEntries(names.map((name) => [name, 'v'.repeat(3000)]))
    await keep(1, { bytes: aMail({ headers }), isHeadOnly: false }, never)
    expect(kept[0]?.[1].headerFields).toHaveLength(100)
    expect(JSON.stringify(kept).length).toBeLessThan(220_000)
  })

  it('remembers up to 10,000 tests', async () => {
    const { keep, kept } = keeper('headers')
    const tiny = { bytes: Buffer.from('A: b\r\n\r\n'), isHeadOnly: false }
    for (let numericId = 0; numericId <= 10_000; numericId += 1) await keep(numericId, tiny, never)
    await keep(10_000, tiny, never)
    expect(kept).toHaveLength(10_001)
    await keep(0, tiny, never)
    expect(kept).toHaveLength(10_002)
  })
})
