import { describe, expect, it } from 'vitest'

import { inspectMailbox } from '../../../../src/extensions/mailboxes/check/inspect-mailbox.ts'
import { aFolder, fakeMailbox } from '../../../support/fake-mailbox.ts'

describe('inspectMailbox()', () => {
  it('reports a complete mailbox as working', async () => {
    const { parts, found } = await inspectMailbox(fakeMailbox())
    expect(parts.map(({ name, status }) => [name, status])).toEqual([
      ['folders', 'works'],
      ['idle', 'works'],
      ['quota', 'works'],
    ])
    expect(found.watched.map(({ path }) => path)).toEqual(['INBOX', 'Junk'])
  })

  it('reports a missing spam folder and missing IDLE', async () => {
    const mailbox = fakeMailbox({ folders: [aFolder('INBOX')], abilities: { hasIdle: false } })
    const { parts } = await inspectMailbox(mailbox)
    expect(parts.map(({ status }) => status)).toEqual(['lacks', 'lacks', 'works'])
    expect(parts.slice(0, 2).every(({ todo }) => todo !== null)).toBe(true)
  })

  it.each([
    [89, 100, 'works'],
    [90, 100, 'lacks'],
    [99, 100, 'lacks'],
    [100, 100, 'fails'],
    [150, 100, 'fails'],
    [0, 0, 'works'],
  ])('rates a quota usage of %i of %i messages as %s', async (used, limit, status) => {
    const { parts } = await inspectMailbox(fakeMailbox({ quotas: [{ resource: 'message', used, limit }] }))
    expect(parts.find(({ name }) => name === 'quota')?.status).toBe(status)
  })

  it('reports the quota with the highest usage', async () => {
    const quotas = [
      { resource: 'message', used: 1, limit: 1000 },
      { resource: 'storage', used: 104_333_312, limit: 104_857_600 },
    ]
    const { parts } = await inspectMailbox(fakeMailbox({ quotas }))
    expect(parts.at(-1)?.detail).toBe('99% of the mailbox quota is used (99.5 of 100.0 MiB)')
  })
})
