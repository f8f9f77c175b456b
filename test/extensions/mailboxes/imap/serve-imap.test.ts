import { describe, expect, it } from 'vitest'

import { usualImapLimits } from '../../../../src/extensions/mailboxes/imap/imap-limits.ts'
import type { ImapRequest } from '../../../../src/extensions/mailboxes/imap/imap-requests.ts'
import { imapServiceJob } from '../../../../src/extensions/mailboxes/imap/serve-imap.ts'
import { startHostileImap } from '../../../support/hostile-imap.ts'

const context = { call: async () => await Promise.resolve(null), signal: new AbortController().signal }
const closed = { status: 'failed', kind: 'unreachable', text: 'the connection is closed', waitMs: null }
const withInbox: unknown = expect.arrayContaining([expect.objectContaining({ path: 'INBOX' })])
const list: ImapRequest = { connectionId: 1, type: 'command', name: 'listFolders', args: [] }

describe('imapServiceJob()', () => {
  it.each(['close', 'drop'] as const)('keeps a connection between requests until %s', async (type) => {
    using quiet = await startHostileImap('none')
    const serve = imapServiceJob()
    const server = { host: quiet.host, port: quiet.port, tls: 'none', username: 'u', caPem: null } as const
    const open = { type: 'open', server, login: { pass: 'right' }, limits: usualImapLimits } as const
    expect(await serve({ connectionId: 1, ...open }, context)).toMatchObject({ status: 'ok', value: { hasIdle: true } })
    expect(await serve(list, context)).toMatchObject({ status: 'ok', value: withInbox })
    expect(await serve({ ...list, connectionId: 2 }, context)).toEqual(closed)
    await serve({ connectionId: 1, type }, context)
    expect(await serve(list, context)).toEqual(closed)
  })

  it('returns a failure as data, because a cloned error would lose its kind', async () => {
    using refusing = await startHostileImap('the login repeated')
    const server = { host: refusing.host, port: refusing.port, tls: 'none', username: 'u', caPem: null } as const
    const open = { type: 'open', server, login: { pass: 'correct horse' }, limits: usualImapLimits } as const
    const answer = await imapServiceJob()({ connectionId: 1, ...open }, context)
    expect(answer).toMatchObject({ status: 'failed', kind: 'refused-login', text: expect.stringContaining('***') })
  })
})
