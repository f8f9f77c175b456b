import { describe, expect, it } from 'vitest'

import type { ImapConnection } from '../../../../src/extensions/mailboxes/imap/imap-connection.ts'
import { attacked } from './attacked-connection.ts'

/** The first commands of a watch. */
async function lookAround(connection: ImapConnection): Promise<readonly unknown[]> {
  await connection.listFolders()
  await connection.open('INBOX')
  const uids = await connection.uidsFrom(1)
  return await connection.fetchHeads(uids.slice(0, 50))
}

async function connect(connection: ImapConnection): Promise<boolean> {
  return await Promise.resolve(connection.abilities.hasIdle)
}

describe('openImapClient()', () => {
  it.each([
    ['eight million numbers in one SEARCH reply', /exceeds maximum allowed size of 1048576 bytes/u],
    ['a hundred thousand folders', /^the server sent more than 10000 replies to one command$/u],
    ['two million capabilities', /exceeds maximum allowed size of 1048576 bytes/u],
    ['two thousand capabilities', /^the server offers more than 1000 capabilities$/u],
    ['endless continuation requests', /^the server sent more than 10000 replies to one command$/u],
    ['endless ALERT', /^the server sent more than 10000 replies to one command$/u],
    ['a line that never ends', /exceeds maximum allowed size of 1048576 bytes/u],
    ['heads of 60 MB', /exceeds maximum allowed size of 4194304 bytes/u],
  ])('closes the connection on the attack %s', async (attack, reason) => {
    const failure = attacked(attack, lookAround)
    await expect(failure).rejects.toMatchObject({ kind: 'unusable', message: expect.stringMatching(reason) })
  })

  it('removes the login from error messages of the server', async () => {
    const message = '[AUTHENTICATIONFAILED] you said: 1 LOGIN "seed1@box.example" "***"'
    const failure = attacked('the login repeated', connect)
    await expect(failure).rejects.toMatchObject({ kind: 'refused-login', message: expect.stringContaining('"***"') })
    await expect(failure).rejects.toMatchObject({ message: expect.stringContaining(message.slice(0, 30)) })
    // The password spans the position at which the message is truncated.
    await expect(attacked('a long reply that ends with the login', connect)).rejects.toMatchObject({
      message: expect.not.stringMatching(/hunter/u),
    })
    await expect(attacked('the login repeated in base64', connect)).rejects.toMatchObject({
      message: '[AUTHENTICATIONFAILED] *** or ***',
    })
  })
})
