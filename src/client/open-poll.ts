/** Which way a test is looked at: the two styles differ in what they ask, not in what they answer. */

import type { CreatedTest } from '../contract/test.ts'
import { openExternalTestPoll } from './external-test-poll.ts'
import type { Poll } from './poll.ts'
import { openSpamTestPoll } from './spam-test-poll.ts'
import type { Transport } from './transport.ts'

/** The way to look at this test. */
export function openPoll(test: CreatedTest, transport: Transport): Poll {
  // An external test without a number can only be asked for by its tracking id.
  if (test.style === 'spam-test' || test.numericId === null) return openSpamTestPoll(test, transport)
  return openExternalTestPoll(test, test.numericId, transport)
}
