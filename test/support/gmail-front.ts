/**
 * A proxy that makes a Dovecot answer Gmail's extensions: it offers X-GM-EXT-1, a search by category finds messages
 * whose field `X-Category` names the category, and the labels of a message are those of its field `X-Labels` (an IMAP
 * list, such as `\\Inbox "News"`).
 */

import { startToxicProxy, type ToxicProxy } from './toxic-proxy.ts'

/** Starts a proxy in front of a port without TLS. */
export async function startGmailFront(imapPort: number): Promise<ToxicProxy> {
  return await startToxicProxy(imapPort, {
    toServer: (text) =>
      text
        .replaceAll(/X-GM-RAW "?category:(\w+)"?/gu, 'HEADER X-Category $1')
        // imapflow requests the message number of Gmail, which Dovecot does not have.
        .replaceAll(' X-GM-MSGID', '')
        .replaceAll('X-GM-LABELS', 'BODY.PEEK[HEADER.FIELDS (X-Labels)]'),
    toClient: (text) =>
      text
        .replaceAll(/(CAPABILITY IMAP4rev1)/gu, '$1 X-GM-EXT-1')
        .replaceAll(
          /BODY\[HEADER\.FIELDS \(X-LABELS\)\] \{\d+\}\r\n(?:X-Labels: ([^\r]*)\r\n)?\r\n/giu,
          (_field, labels: string | undefined) => `X-GM-LABELS (${labels ?? ''})`,
        ),
  })
}
