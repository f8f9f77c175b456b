/** Creates messages that are far more expensive to process than to send. */

import { seededRandom } from '../support/seeded-random.ts'

export interface HostileMail {
  readonly name: string
  /** Returns a message with CRLF line endings that begins with `fields`. */
  readonly content: (fields: string) => string
}

interface Parts {
  readonly more?: string
  readonly type?: string
  readonly subject?: string
  readonly body?: string
}

function mail(name: string, parts: () => Parts): HostileMail {
  return {
    name,
    content: (fields) => {
      const { more = '', type = 'text/html; charset=utf-8', subject = 'Hello', body = '<p>Hello</p>' } = parts()
      const date = 'Date: Sun, 22 Nov 2026 10:00:00 +0000\r\nMIME-Version: 1.0\r\n'
      return `${fields}From: Shop <news@shop.example>\r\n${date}${more}Subject: ${subject}\r\nContent-Type: ${type}\r\n\r\n${body}`
    },
  }
}

const folded = (count: number): string => ';\r\n a=b'.repeat(count)
const words = '=?utf-8?B?YWFhYWFh?=\r\n '
const paragraph = '<p style="color:#333">Your order <a href="https://shop.example/o">12345</a> was sent.</p>\r\n'
const mixed = 'multipart/mixed; boundary=b'

function nested(depth: number): string {
  const open = Array.from(
    { length: depth },
    (_, index) => `--b${index}\r\nContent-Type: multipart/mixed; boundary=b${index + 1}\r\n\r\n`,
  )
  return `${open.join('')}--b${depth}\r\n\r\nHello\r\n`
}

/** Handwritten messages. */
const written: readonly HostileMail[] = [
  mail('0.5 MB of folded Content-Type parameters', () => ({ type: `text/html${folded(62_000)}` })),
  mail('0.9 MB of folded Content-Type parameters', () => ({ type: `text/html${folded(110_000)}` })),
  mail('60 KB of folded Content-Type parameters', () => ({ type: `text/html${folded(7000)}` })),
  mail('folded parameters in the header section of a MIME part', () => ({
    type: mixed,
    body: `--b\r\nContent-Type: text/html${folded(110_000)}\r\n\r\nx\r\n--b--\r\n`,
  })),
  mail('0.8 MB of encoded words in Subject', () => ({ subject: `${words.repeat(36_000)}x` })),
  mail('20 KB of encoded words in Subject', () => ({ subject: `${words.repeat(900)}x` })),
  mail('encoded words in 3,000 fields', () => ({ more: `X-A: ${words}x\r\n`.repeat(3000) })),
  mail('encoded words in To', () => ({ more: `To: ${`${words}<a@b.example>,\r\n `.repeat(15_000)}c@d.example\r\n` })),
  mail('20 MB of plain HTML', () => ({ body: paragraph.repeat(220_000) })),
  mail('1.4 MB of nested <div>', () => ({ body: '<div>'.repeat(280_000) })),
  mail('nested elements, one per line', () => ({ body: '<div>\r\n'.repeat(127_000) })),
  mail('1 MB of nested tables', () => ({ body: '<table><tr><td>'.repeat(66_000) })),
  mail('1 MB of nested lists', () => ({ body: '<ul><li>'.repeat(120_000) })),
  mail('1 MB of nested <blockquote>', () => ({ body: '<blockquote>'.repeat(80_000) })),
  mail('200,000 attributes', () => ({ body: `<p ${'a=b '.repeat(200_000)}>x</p>` })),
  mail('a 2 MB attribute', () => ({ body: `<a href="${'a'.repeat(2_000_000)}">x</a>` })),
  mail('50,000 links', () => ({ body: '<a href="https://a.example">a</a> '.repeat(50_000) })),
  mail('50,000 different links', () => ({
    body: Array.from({ length: 50_000 }, (_, index) => `<a href="https://a${index}.example">a</a>`).join('\r\n'),
  })),
  mail('a 1 MB style sheet', () => ({ body: `<style>${'a{color:red}'.repeat(80_000)}</style>` })),
  mail('a 2 MB comment that is not closed', () => ({ body: `<!--${'-'.repeat(2_000_000)}` })),
  mail('500,000 less-than signs', () => ({ body: '<'.repeat(500_000) })),
  mail('500,000 ampersands', () => ({ body: '&'.repeat(500_000) })),
  mail('200,000 entities', () => ({ body: '&nbsp;&#x41;'.repeat(100_000) })),
  mail('5 million empty lines', () => ({ body: '\r\n'.repeat(5_000_000) })),
  mail('a 10 MB line', () => ({ body: 'a'.repeat(10_000_000) })),
  mail('10,000 MIME parts', () => ({ type: mixed, body: '--b\r\n\r\nx\r\n'.repeat(10_000) })),
  mail('200,000 empty MIME parts', () => ({ type: mixed, body: '--b\r\n'.repeat(200_000) })),
  mail('200 levels of nested MIME parts', () => ({ type: 'multipart/mixed; boundary=b0', body: nested(200) })),
  mail('5,000 levels of nested MIME parts', () => ({ type: 'multipart/mixed; boundary=b0', body: nested(5000) })),
  mail('100 levels of nested messages', () => ({
    type: 'message/rfc822',
    body: `${'Subject: a\r\nContent-Type: message/rfc822\r\n\r\n'.repeat(100)}Subject: b\r\n\r\nx`,
  })),
  mail('5,000 levels of nested messages', () => ({
    type: 'message/rfc822',
    body: `${'Subject: a\r\nContent-Type: message/rfc822\r\n\r\n'.repeat(5000)}Subject: b\r\n\r\nx`,
  })),
  mail('a boundary with 5,000 characters', () => ({
    type: `multipart/mixed; boundary=${'b'.repeat(5000)}`,
    body: '--b',
  })),
  mail('an empty boundary', () => ({ type: 'multipart/mixed; boundary=""', body: '--\r\n\r\nx\r\n' })),
  mail('a boundary that looks like a regular expression', () => ({
    type: 'multipart/mixed; boundary="(a+)+$"',
    body: '--(a+)+$\r\n\r\nx',
  })),
  mail('20 MB of base64', () => ({
    more: 'Content-Transfer-Encoding: base64\r\n',
    body: `${'QUJD'.repeat(19)}\r\n`.repeat(250_000),
  })),
  mail('invalid base64', () => ({
    more: 'Content-Transfer-Encoding: base64\r\n',
    body: '=*%&\r\n'.repeat(200_000),
  })),
  mail('5 MB of quoted-printable', () => ({
    more: 'Content-Transfer-Encoding: quoted-printable\r\n',
    body: '=3D=\r\n'.repeat(800_000),
  })),
  mail('an unknown encoding', () => ({ more: 'Content-Transfer-Encoding: x-gzip64\r\n', body: 'H4sI' })),
  mail('an unknown charset', () => ({ type: 'text/html; charset=x-evil-"\\', body: '\xff\xfe' })),
  mail('text in UTF-7', () => ({ type: 'text/html; charset=utf-7', body: '+ADw-script+AD4-' })),
  mail('ASCII text declared as UTF-16', () => ({ type: 'text/html; charset=utf-16', body: 'Hello' })),
  mail('100 attachments of 100 KB', () => ({
    type: mixed,
    body: `--b\r\nContent-Type: application/pdf; name=a.pdf\r\nContent-Disposition: attachment\r\n\r\n${'x'.repeat(76)}\r\n`
      .concat(`${'y'.repeat(76)}\r\n`.repeat(1300))
      .repeat(100),
  })),
  mail('50,000 header fields', () => ({ more: 'X-A: b\r\n'.repeat(50_000) })),
  mail('9,000 header fields', () => ({ more: 'X-A: b\r\n'.repeat(9000) })),
  mail('a 1 MB header field', () => ({ more: `X-A: ${'b'.repeat(1_000_000)}\r\n` })),
  mail('a 100 KB field name', () => ({ more: `${'X'.repeat(100_000)}: a\r\n` })),
  mail('9,000 Received fields', () => ({
    more: 'Received: from a by b; Sun, 22 Nov 2026 10:00:00 +0000\r\n'.repeat(9000),
  })),
  mail('1,000 Authentication-Results fields', () => ({
    more: `Authentication-Results: mx.example; ${'spf=pass; '.repeat(40)}\r\n`.repeat(1000),
  })),
  mail('300 DKIM signatures', () => ({
    more: 'DKIM-Signature: v=1; a=rsa-sha256; c=relaxed/relaxed; d=shop.example; s=s1; h=from; bh=AAAA; b=AAAA\r\n'.repeat(
      300,
    ),
  })),
  mail('a 7 KB DKIM signature', () => ({
    more: `DKIM-Signature: v=1; a=rsa-sha256; d=shop.example; s=s1; h=${'from:\r\n '.repeat(900)}to; bh=AAAA; b=AAAA\r\n`,
  })),
  mail('100 ARC sets', () => ({
    more: Array.from({ length: 100 }, (_, index) => {
      const set = `i=${index + 1}; a=rsa-sha256; d=a.example; s=s; b=AAAA`
      return `ARC-Seal: ${set}; cv=pass\r\nARC-Message-Signature: ${set}; h=from; bh=AAAA\r\nARC-Authentication-Results: i=${index + 1}; a\r\n`
    }).join(''),
  })),
  mail('4,000 Reply-To addresses', () => ({
    more: `Sender: a@b.example\r\nReply-To: ${'a@b.example, '.repeat(4000)}c@d.example\r\n`,
  })),
  mail('nested comments in an address', () => ({
    more: `Reply-To: ${'('.repeat(20_000)}${')'.repeat(20_000)} <a@b.example>\r\n`,
  })),
  mail('nested groups of addresses', () => ({
    more: `To: ${'g:'.repeat(10_000)}a@b.example${';'.repeat(10_000)}\r\n`,
  })),
  mail('50,000 quotes in an address', () => ({ more: `To: ${'"'.repeat(50_000)}a@b.example\r\n` })),
  mail('900 Message-IDs in References', () => ({ more: `References: ${'<a@b.example>\r\n '.repeat(900)}x\r\n` })),
  mail('a 55 KB List-Unsubscribe field', () => ({
    more: `List-Unsubscribe: ${'<https://a.example/>, '.repeat(2500)}\r\n`,
  })),
  mail('NUL bytes', () => ({ more: 'X-A: a\0b\r\n', body: '\0'.repeat(100_000) })),
  mail('control characters', () => ({ subject: '\u0001\u001b[2J\u0007', body: '\u001b]0;evil\u0007' })),
  mail('a bare CR in the header section', () => ({ more: 'X-A: a\rX-B: b\r\n' })),
  mail('markup in Subject', () => ({ subject: '<script>alert(1)</script>' })),
  mail('text that makes regular expressions backtrack', () => ({
    body: `<p>${'a'.repeat(50_000)}!${' '.repeat(50_000)}x</p>`,
  })),
  mail('100,000 URLs in text', () => ({ type: 'text/plain', body: 'http://a.example/?q=1 '.repeat(100_000) })),
  mail('100,000 addresses in text', () => ({ type: 'text/plain', body: 'a@b.example '.repeat(100_000) })),
  mail('150,000 ids that look like tracking ids', () => ({
    type: 'text/plain',
    body: Array.from({ length: 150_000 }, (_, index) => `pst_${String(index).padStart(24, 'a')}`).join(' '),
  })),
  mail('the GTUBE test string for spam filters, repeated 10,000 times', () => ({
    type: 'text/plain',
    body: 'XJS*C4JDBQADN1.NSBN3*2IDNEN*GTUBE-STANDARD-ANTI-UBE-TEST-EMAIL*C.34X\r\n'.repeat(10_000),
  })),
  mail('an additional empty From field', () => ({ more: 'From: \r\n' })),
  mail('a 5 MB calendar', () => ({ type: 'text/calendar', body: 'BEGIN:VEVENT\r\nEND:VEVENT\r\n'.repeat(180_000) })),
  mail('a TNEF body', () => ({ type: 'application/ms-tnef', body: '\x78\x9f\x3e\x22'.repeat(10_000) })),
  mail('a DMARC report that is a decompression bomb', () => ({
    type: 'application/gzip; name="a!b!1!2.xml.gz"',
    more: 'Content-Transfer-Encoding: base64\r\n',
    body: 'H4sIAAAAAAAAA+3BAQ0AAADCoPdPbQ43oAAAAAAA'.repeat(1000),
  })),
]

/** Creates messages from random MIME lines, each from its own random seed. */
function generated(count: number): readonly HostileMail[] {
  const pieces = [
    '--b',
    '--b--',
    'Content-Type: multipart/mixed; boundary=b',
    'Content-Type: text/html; charset="=?utf-8?Q?a?="',
    'Content-Type: message/rfc822',
    'Content-Transfer-Encoding: base64',
    'Content-Transfer-Encoding: quoted-printable',
    "Content-Disposition: attachment; filename*0*=utf-8''%41; filename*1=b",
    'Subject: =?utf-8?B?/w==?= =?iso-8859-1?Q?=FF?=',
    'From: "a\\"b" <c@d.example>, (e) f@g.example',
    'DKIM-Signature: v=1; a=rsa-sha256; d=shop.example; s=s1; h=from:from; bh=; b=',
    '',
    '',
    ' folded',
    '\tfolded',
    '.',
    '..',
    '<div><p style="',
    '</div>',
    '<![CDATA[',
    '&#xD800;',
    '=3D=',
    'QUJD',
    'a\0b',
    '\xff\xfe\xfd',
    ':',
    '>From x',
  ] as const
  return Array.from({ length: count }, (_, index) =>
    mail(`generated message ${index}`, () => {
      const random = seededRandom(1000 + index)
      const lines = Array.from({ length: 20 + random.integer(400) }, () => random.pick([...pieces, 'text'] as const))
      return {
        type: random.pick([mixed, 'text/html', 'message/rfc822', 'text/plain'] as const),
        body: lines.join('\r\n'),
      }
    }),
  )
}

/** All hostile messages. */
export const hostileMails: readonly HostileMail[] = [...written, ...generated(60)]
