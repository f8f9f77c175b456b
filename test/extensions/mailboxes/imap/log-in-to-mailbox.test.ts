import { describe, expect, it } from 'vitest'

import type { AccessTokens } from '../../../../src/extensions/mailboxes/imap/access-tokens.ts'
import { ImapFailure } from '../../../../src/extensions/mailboxes/imap/imap-failure.ts'
import { logInToMailbox } from '../../../../src/extensions/mailboxes/imap/log-in-to-mailbox.ts'
import { Secret } from '../../../../src/foundation/world/secret.ts'
import { fakeMailbox } from '../../../support/fake-mailbox.ts'

const { signal } = new AbortController()

function tokens(isOld: boolean): AccessTokens {
  let count = 0
  return {
    current: async () => {
      count += 1
      return await Promise.resolve(new Secret(`token-number-${count}`))
    },
    refused: () => isOld,
  }
}

async function attempts(password: Secret | AccessTokens, refusedCount: number): Promise<readonly unknown[]> {
  const shown: unknown[] = []
  const mailbox = fakeMailbox()
  await logInToMailbox({ password }, { signal }, async (login) => {
    shown.push(login)
    if (shown.length <= refusedCount) throw new ImapFailure('refused-login', 'no')
    return await Promise.resolve(mailbox)
  }).catch((error: unknown) => shown.push(error))
  return shown
}

describe('logInToMailbox()', () => {
  it('logs in with a password once', async () => {
    expect(await attempts(new Secret('hunter2'), 0)).toEqual([{ pass: 'hunter2' }])
    expect(await attempts(new Secret('hunter2'), 1)).toEqual([{ pass: 'hunter2' }, expect.any(ImapFailure)])
  })

  it('retries once with a new token when an old one is rejected', async () => {
    const both = [{ accessToken: 'token-number-1' }, { accessToken: 'token-number-2' }]
    expect(await attempts(tokens(true), 1)).toEqual(both)
    expect(await attempts(tokens(true), 2)).toEqual([...both, expect.any(ImapFailure)])
    expect(await attempts(tokens(false), 1)).toEqual([both[0], expect.any(ImapFailure)])
  })
})
