/** Input for the tests of engine adapters. */

import { parseMessage } from '../../../src/foundation/mail/parse-message.ts'
import { readContent } from '../../../src/verdict/content/message-content.ts'
import type { SpamFilterInput } from '../../../src/verdict/spam/spam-filter.ts'

/** A message from `shop.example` to one seed, with an unknown sending address. */
export async function aFilterInput(
  message: string | Uint8Array,
  changes: Partial<SpamFilterInput> = {},
): Promise<SpamFilterInput> {
  const bytes = typeof message === 'string' ? Buffer.from(message.replaceAll('\n', '\r\n')) : message
  return {
    bytes,
    content: readContent(await parseMessage(bytes)),
    envelope: { sender: 'news@shop.example', recipient: 'seed1@freemail.example' },
    client: { address: '127.0.0.1', heloName: 'mail.shop.example' },
    measuredAddress: null,
    ...changes,
  }
}

/** A plain message that every engine accepts. */
export const plainMessage = `From: Shop <news@shop.example>
To: seed1@freemail.example
Subject: Your order has left our house
Date: Sat, 21 Nov 2026 10:00:00 +0000
Message-ID: <1@shop.example>
MIME-Version: 1.0
Content-Type: text/plain; charset=utf-8

Hello Ada, your order of Monday is on its way to you and should arrive in two days.
`

/** The string that every engine must classify as spam. */
export const gtubeMessage: string = `${plainMessage}
XJS*C4JDBQADN1.NSBN3*2IDNEN*GTUBE-STANDARD-ANTI-UBE-TEST-EMAIL*C.34X
`
