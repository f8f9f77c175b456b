/** Checks authentication of a message, with defaults for what a test does not specify. */

import { parseMessage } from '../../../src/foundation/mail/parse-message.ts'
import type { Dns } from '../../../src/foundation/world/world.ts'
import type { Authentication } from '../../../src/verdict/authentication/authentication-verdict.ts'
import type { AuthenticationInput } from '../../../src/verdict/authentication/verify-authentication.ts'
import { verifyAuthentication } from '../../../src/verdict/authentication/verify-authentication.ts'
import { fakeClock } from '../../support/fake-clock.ts'

/**
 * Returns the verdicts for `mail`. The message is sent by bounce@shop.example from 198.51.100.7 unless `changes`
 * differ.
 */
export async function authenticate(
  mail: Buffer,
  dns: Dns,
  changes: Partial<AuthenticationInput> = {},
): Promise<Authentication> {
  const input: AuthenticationInput = {
    bytes: mail,
    message: await parseMessage(mail),
    envelopeSender: 'bounce@shop.example',
    heloName: 'mail.shop.example',
    measuredAddress: '198.51.100.7',
    unsignedIsMeasured: true,
    ...changes,
  }
  return await verifyAuthentication(input, { dns, clock: fakeClock() }, new AbortController().signal)
}
