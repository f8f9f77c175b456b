/** Attacks the SMTP receiver with dialogues of broken and hostile clients. */

import { setTimeout as wait } from 'node:timers/promises'

import { openSmtp } from '../support/raw-smtp.ts'

export interface HostileDialogue {
  readonly name: string
  /** Runs a dialogue. @returns `null` if the receiver replied correctly */
  readonly talk: (target: DialogueTarget) => Promise<string | null>
}

export interface DialogueTarget {
  readonly port: number
  readonly seed: string
}

const hello = 'EHLO client.example\r\n'
const from = 'MAIL FROM:<news@shop.example>\r\n'
const head = 'From: news@shop.example\r\nSubject: a\r\n\r\n'

/** Combinations of a single dot and line endings that some servers treat as the end of a message. */
const falseEnds: Readonly<Record<string, string>> = {
  '<LF>.<LF>': '\n.\n',
  '<LF>.<CRLF>': '\n.\r\n',
  '<CRLF>.<LF>': '\r\n.\n',
  '<CR>.<CR>': '\r.\r',
  '<CR>.<CRLF>': '\r.\r\n',
  '<CRLF>.<CR>': '\r\n.\r',
  '<CRLF>.<CR><NUL><LF>': '\r\n.\r\0\n',
  '<CRLF><NUL>.<CRLF>': '\r\n\0.\r\n',
  '<LF>.<CR><LF>': '\n.\r\n',
  '<CR><CR><LF>.<CR><CR><LF>': '\r\r\n.\r\r\n',
  '<CRLF>. <CRLF>': '\r\n. \r\n',
  '<CRLF>.<TAB><CRLF>': '\r\n.\t\r\n',
}

/**
 * Dialogues that hide a second message after each of these line endings. The receiver must see a single message, or
 * reject it.
 */
const smuggling: readonly HostileDialogue[] = Object.entries(falseEnds).map(([name, end]) => ({
  name: `SMTP smuggling with ${name}`,
  talk: async ({ port, seed }) => {
    await using dialogue = await openSmtp(port)
    await dialogue.say(hello)
    await dialogue.say(from)
    await dialogue.say(`RCPT TO:<${seed}>\r\n`)
    await dialogue.say('DATA\r\n')
    const hidden = `MAIL FROM:<ceo@bank.example>\r\nRCPT TO:<${seed}>\r\nDATA\r\n${head}hidden`
    await dialogue.say(`${head}visible${end}${hidden}\r\n.\r\nNOOP\r\n`, 2)
    const count = dialogue.replies().length
    // The replies to the connection, EHLO, MAIL, RCPT, DATA, the message, and NOOP if the session is still open.
    return count <= 7 ? null : `expected at most 7 replies, got ${count}: ${dialogue.replies().slice(5).join(' | ')}`
  },
}))

/** Lines that a client sends first, each with the allowed replies. */
const lines: Readonly<Record<string, readonly [string | Buffer, RegExp]>> = {
  'a 1 MB line': [`${'A'.repeat(1_000_000)}\r\n`, /^(?:[45]\d\d|$)/u],
  'a line that never ends': ['A'.repeat(3_000_000), /^(?:[45]\d\d|$)/u],
  'NUL bytes': [`${'\0'.repeat(1000)}\r\n`, /^[45]\d\d/u],
  'a TLS ClientHello': [Buffer.from('160301020001000100030300', 'hex'), /^(?:[45]\d\d|$)/u],
  'an HTTP request': ['GET / HTTP/1.1\r\nHost: a\r\n\r\n', /^(?:[45]\d\d|$)/u],
  'MAIL without EHLO': [from, /^[45]\d\d/u],
  'DATA as the first command': [`DATA\r\n`, /^[45]\d\d/u],
  'EHLO without a name': [`EHLO\r\n`, /^[25]\d\d/u],
  'VRFY root': [`VRFY root\r\n`, /^(?:252|5\d\d)/u],
  'EXPN all': [`EXPN all\r\n`, /^5\d\d/u],
  DEBUG: ['DEBUG\r\n', /^5\d\d/u],
  XCLIENT: ['XCLIENT ADDR=192.0.2.25\r\n', /^5\d\d/u],
  XFORWARD: ['XFORWARD ADDR=192.0.2.25\r\n', /^5\d\d/u],
  'PROXY protocol': ['PROXY TCP4 192.0.2.25 192.0.2.1 1 25\r\n', /^(?:[45]\d\d|$)/u],
  ETRN: ['ETRN example.com\r\n', /^5\d\d/u],
  TURN: ['TURN\r\n', /^5\d\d/u],
  'AUTH, which is not offered': ['AUTH PLAIN AGEAYg==\r\n', /^[45]\d\d/u],
}

/** Commands that a client sends after EHLO, each with the allowed replies. */
const commands: Readonly<Record<string, readonly [string, RegExp]>> = {
  'MAIL with a command after a bare CR': ['MAIL FROM:<a@b.example>\rRCPT TO:<x@y.example>\r\n', /^[245]\d\d/u],
  'MAIL with a 60 KB address': [`MAIL FROM:<${'a'.repeat(60_000)}@b.example>\r\n`, /^(?:[45]\d\d|$)/u],
  'MAIL with a source route': ['MAIL FROM:<@a.example,@b.example:c@d.example>\r\n', /^[245]\d\d/u],
  'MAIL with a size beyond 2^64': ['MAIL FROM:<a@b.example> SIZE=99999999999999999999\r\n', /^[45]\d\d/u],
  'MAIL with a negative size': ['MAIL FROM:<a@b.example> SIZE=-1\r\n', /^[245]\d\d/u],
  'MAIL with a size of 1 TB': ['MAIL FROM:<a@b.example> SIZE=1000000000000\r\n', /^5\d\d/u],
  'MAIL with 1,000 parameters': [`MAIL FROM:<a@b.example> ${'X=1 '.repeat(1000)}\r\n`, /^(?:[245]\d\d|$)/u],
  'MAIL with an unknown body type': ['MAIL FROM:<a@b.example> BODY=EVIL\r\n', /^[45]\d\d/u],
  'MAIL with __proto__': ['MAIL FROM:<a@b.example> __proto__=1 constructor=2\r\n', /^[245]\d\d/u],
  'RCPT before MAIL': ['RCPT TO:<seed7@mailgate.example>\r\n', /^5\d\d/u],
  'BDAT without CHUNKING': ['BDAT 10 LAST\r\n', /^5\d\d/u],
}

/** Recipients that are not seeds. Mail to these recipients must not be relayed. */
const otherRecipients: readonly string[] = [
  'victim@elsewhere.example',
  'postmaster',
  'root@localhost',
  'seed7@mailgate.example@elsewhere.example',
  '"seed7@mailgate.example"@elsewhere.example',
  'victim%elsewhere.example@mailgate.example',
  'elsewhere.example!victim@mailgate.example',
  '@mailgate.example:victim@elsewhere.example',
  'seed7@[127.0.0.1]',
  'seed7@[IPv6:::1]',
  "' OR 1=1--@mailgate.example",
  '__proto__@mailgate.example',
  `${'a'.repeat(2000)}@mailgate.example`,
  'seed7\\@mailgate.example',
  '|/bin/sh@mailgate.example',
  '/dev/null@mailgate.example',
  '..\\..@mailgate.example',
  'seed7@mailgate.example.',
  '\xff\xfe@mailgate.example',
]

/** All hostile dialogues. */
export const hostileDialogues: readonly HostileDialogue[] = [
  ...smuggling,
  ...Object.entries(lines).map(([name, [bytes, expected]]) => single(`dialogue: ${name}`, [bytes], expected)),
  ...Object.entries(commands).map(([name, [line, expected]]) => single(`dialogue: ${name}`, [hello, line], expected)),
  single('dialogue: DATA before RCPT', [hello, from, 'DATA\r\n'], /^[45]\d\d/u),
  ...otherRecipients.map((address) =>
    single(`recipient ${address.slice(0, 60)}`, [hello, from, `RCPT TO:<${address}>\r\n`], /^(?:[45]\d\d|$)/u),
  ),
  {
    name: 'STARTTLS followed by a command in the same packet',
    talk: async ({ port }) => {
      await using dialogue = await openSmtp(port)
      await dialogue.say(hello)
      const replies = await dialogue.say(`STARTTLS\r\nNOOP injected\r\n${from}`, 1)
      await wait(150)
      const later = dialogue.replies().slice(3)
      if (!/^(?:220|5\d\d)/u.test(replies[0] ?? '')) return `unexpected reply to STARTTLS: "${replies[0]}"`
      return later.some((reply) => reply.startsWith('2'))
        ? `a command sent in plain text after STARTTLS was executed: ${later.join(' | ')}`
        : null
    },
  },
  {
    name: '100,000 NOOPs',
    talk: async ({ port }) => {
      await using dialogue = await openSmtp(port)
      await dialogue.say(hello)
      await dialogue.say('NOOP\r\n'.repeat(100_000), 1)
      await wait(300)
      return null
    },
  },
  {
    name: '50,000 pairs of MAIL and RSET',
    talk: async ({ port }) => {
      await using dialogue = await openSmtp(port)
      await dialogue.say(hello)
      await dialogue.say(`${from}RSET\r\n`.repeat(50_000), 1)
      await wait(300)
      return null
    },
  },
  {
    name: '50,000 recipients',
    talk: async ({ port, seed }) => {
      await using dialogue = await openSmtp(port)
      await dialogue.say(hello)
      await dialogue.say(from)
      await dialogue.say(`RCPT TO:<${seed}>\r\n`.repeat(50_000), 1)
      await wait(300)
      return null
    },
  },
  {
    name: '60 silent sessions',
    talk: async ({ port, seed }) => {
      const sockets = await Promise.all(Array.from({ length: 60 }, async () => await openSmtp(port)))
      const [reply = ''] = (await sockets[0]?.say(`${hello}${from}RCPT TO:<${seed}>\r\n`, 1)) ?? []
      for (const one of sockets) one.socket.destroy()
      return /^[24]/u.test(reply) ? null : `unexpected reply in the first session: "${reply}"`
    },
  },
  {
    name: '100 connections that are reset during DATA',
    talk: async ({ port, seed }) => {
      for (let round = 0; round < 100; round += 1) {
        await using dialogue = await openSmtp(port)
        await dialogue.say(hello)
        await dialogue.say(`${from}RCPT TO:<${seed}>\r\nDATA\r\n`, 3)
        dialogue.socket.write(`${head}${'a'.repeat(50_000)}`)
        dialogue.socket.resetAndDestroy()
      }
      return null
    },
  },
]

/** Creates a dialogue that checks only the last reply. A closed connection counts as an empty reply. */
function single(name: string, says: readonly (string | Buffer)[], expected: RegExp): HostileDialogue {
  return {
    name,
    talk: async ({ port }) => {
      await using dialogue = await openSmtp(port)
      let last = ''
      for (const bytes of says) [last = ''] = await dialogue.say(bytes)
      return expected.test(last)
        ? null
        : `expected a reply that matches ${expected.source}, got "${last.slice(0, 100)}"`
    },
  }
}
