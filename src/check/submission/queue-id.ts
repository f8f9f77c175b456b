/**
 * Finds the queue id in a server's final reply. With the queue id, the server's operator can find the message in the
 * log.
 */

/**
 * The reply formats of known servers, taken from their source code or documentation. The first matching format is used.
 */
const forms: readonly { readonly server: string; readonly pattern: RegExp }[] = [
  // Example: 250 2.0.0 Ok: queued as 4WxYz12Qr3z9 (also SendGrid, Mandrill, MailHog, Mailpit, ZoneMTA, maddy)
  { server: 'Postfix', pattern: /\bqueued as <?([^\s<>;,]+)/iu },
  // Example: 250 OK id=1rABcd-000000001Xy-2Z3a
  { server: 'Exim', pattern: /\bid=<?([^\s<>;,]+)/iu },
  // Example: 250 2.0.0 OK  1718000000 af79cd13be357-795d8c1b2c3si1234.567 - gsmtp
  { server: 'Gmail', pattern: /^OK\s+\d+\s+(\S+)\s+-\s+gsmtp/iu },
  // Example: 250 2.6.0 <id@host> [InternalId=12345, Hostname=x.prod.outlook.com] 9000 bytes in 0.1, 80 KB/sec Queued mail for delivery
  { server: 'Exchange', pattern: /\[InternalId=(\d+)/iu },
  // Example: 250 2.0.0 OK <id@x.prod.outlook.com> [Hostname=x.prod.outlook.com]
  { server: 'Outlook.com', pattern: /^OK <([^<>\s]+)> \[Hostname=/iu },
  // Example: 250 Ok 0100018b5c3c0a4f-1a2b3c4d-0000-0000-0000-000000000000-000000
  { server: 'Amazon SES', pattern: /^Ok ([0-9a-f]{8,}(?:-[0-9a-f]+)+)$/iu },
  // Example: 250 2.0.0 44A1b2C3012345 Message accepted for delivery (also OpenSMTPD, Proofpoint)
  { server: 'Sendmail', pattern: /^(\S+) Message accepted for delivery/iu },
  // Example: 250 ok 1718000000 qp 12345
  { server: 'qmail', pattern: /^ok (\d+ qp \d+)/iu },
  // Example: 250 Message Queued (6F1C2D3E-1234-4ABC-9DEF-0123456789AB.1)
  { server: 'Haraka', pattern: /\bqueued \(([^()\s]+)\)/iu },
  // Example: 250 2.0.0 Message queued with id 1f2e3d.
  { server: 'Stalwart', pattern: /\bwith id ([^\s;,]+?)\.?$/iu },
]

/**
 * Parses the queue id from the text of a final reply (without codes). Returns null if the text contains no queue id.
 */
export function parseQueueId(text: string): string | null {
  for (const { pattern } of forms) {
    const id = pattern.exec(text)?.[1]
    if (id !== undefined && id.length <= 200) return id
  }
  return null
}
