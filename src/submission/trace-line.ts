/** A line of the SMTP dialogue for debug output: no secret, and nothing of a message, can be in it. */

const commands = /^(?:MAIL FROM:|RCPT TO:|(?:EHLO|HELO|LHLO|STARTTLS|DATA|BDAT|RSET|NOOP|VRFY|QUIT)\b)/iu

/** What the client sent. Only known commands are shown; of AUTH the mechanism alone. */
export function traceSent(data: string | Uint8Array): readonly string[] {
  if (typeof data !== 'string') return [`C: (${data.length} bytes)`]
  const lines = data.split('\r\n').filter((line) => line !== '')
  return lines.some((line) => !commands.test(line) && !/^AUTH /iu.test(line))
    ? [`C: (${Buffer.byteLength(data)} bytes)`]
    : lines.map((line) => `C: ${line.replace(/^(?<command>AUTH \S+) .*$/iu, '$<command> ***')}`)
}
