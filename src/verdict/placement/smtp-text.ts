/** Text for SMTP replies: one line of printable ASCII (RFC 5321 §4.2, §4.5.3.1.5). */

/** A reply line has at most 512 octets including code and CRLF. */
const maxLength = 400

const plainForms: Readonly<Record<string, string>> = { '’': "'", '‘': "'", '“': '"', '”': '"', '–': '-', '…': '...' }

/** Converts `text` to one line of ASCII; characters without an ASCII form become `?`. */
export function smtpText(text: string): string {
  const plain = text
    .replaceAll(/[’‘“”–…]/gu, (character) => plainForms[character] ?? '?')
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/[^ -~]/gu, '?')
    .trim()
  return plain.length <= maxLength ? plain : `${plain.slice(0, maxLength - 3)}...`
}
