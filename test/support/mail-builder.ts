/** Builds messages as received over SMTP, from the few parts that a test needs. */

/** The parts of a message. A header field with the value `null` is omitted; a list is repeated. */
export interface MailParts {
  readonly headers?: Readonly<Record<string, string | null | readonly string[]>>
  readonly text?: string
  readonly html?: string
  readonly attachments?: readonly { readonly filename: string; readonly content: string | Uint8Array }[]
}

const defaultHeaders: Readonly<Record<string, string>> = {
  From: 'Shop <hello@shop.example>',
  To: 'someone@seeds.example',
  Subject: 'Your visit on Tuesday',
  Date: 'Tue, 06 Jan 2026 09:00:00 +0000',
  'Message-ID': '<1@shop.example>',
  'MIME-Version': '1.0',
}

/** Builds a message with CRLF line endings; valid unless `parts` says otherwise. */
export function aMail(parts: MailParts = {}): Buffer {
  const headers = Object.entries({ ...defaultHeaders, ...parts.headers }).flatMap(([name, value]) =>
    [value ?? []].flat().map((one) => `${name}: ${one}`),
  )
  return Buffer.from([...headers, ...bodyLines(parts)].join('\r\n'))
}

function bodyLines({ text, html, attachments }: MailParts): readonly string[] {
  if (attachments !== undefined && attachments.length > 0) {
    const parts = [textPart('plain', text ?? ''), ...(html === undefined ? [] : [textPart('html', html)])]
    return multipart('mixed', [...parts, ...attachments.map(attachmentPart)])
  }
  if (html === undefined) return textPart('plain', text ?? 'We look forward to it.')
  if (text === undefined) return textPart('html', html)
  return multipart('alternative', [textPart('plain', text), textPart('html', html)])
}

function textPart(subtype: string, content: string): readonly string[] {
  const encoded = Buffer.from(content)
    .toString('base64')
    .replaceAll(/(.{76})/gu, '$1\r\n')
  return [`Content-Type: text/${subtype}; charset=utf-8`, 'Content-Transfer-Encoding: base64', '', encoded, '']
}

function attachmentPart({ filename, content }: { readonly filename: string; readonly content: string | Uint8Array }) {
  return [
    'Content-Type: application/octet-stream',
    `Content-Disposition: attachment; filename="${filename}"`,
    'Content-Transfer-Encoding: base64',
    '',
    Buffer.from(content)
      .toString('base64')
      .replaceAll(/(.{76})/gu, '$1\r\n'),
    '',
  ]
}

function multipart(subtype: string, parts: readonly (readonly string[])[]): readonly string[] {
  const lines = parts.flatMap((part) => ['--=_b1', ...part])
  return [`Content-Type: multipart/${subtype}; boundary="=_b1"`, '', ...lines, '--=_b1--', '']
}
