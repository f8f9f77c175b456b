/** Text that may stand in an SMTP reply: one line of printable ASCII (RFC 5321 §4.2, §4.5.3.1.5). */

/** A reply line holds 512 octets with code and line end. */
const maxLength = 400

const plainForms: Readonly<Record<string, string>> = { '’': "'", '‘': "'", '“': '"', '”': '"', '–': '-', '…': '...' }

/** `text` as one line of ASCII; what has no plain form becomes `?`. */
export function smtpText(text: string): string {
  const plain = text
    .replaceAll(/[’‘“”–…]/gu, (character) => plainForms[character] ?? '?')
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/[^ -~]/gu, '?')
    .trim()
  return plain.length <= maxLength ? plain : `${plain.slice(0, maxLength - 3)}...`
}
