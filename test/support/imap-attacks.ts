/** Replies of hostile or broken IMAP servers, by command. */

/** A received command. */
export interface ImapCommand {
  readonly tag: string
  /** The name in capitals, including `UID`. */
  readonly name: string
  readonly line: string
}

type Answer = (command: ImapCommand) => Iterable<string | Buffer>

/** The replies by command name. */
export type Attack = { readonly greeting?: () => Iterable<string> } & Readonly<Record<string, Answer | undefined>>

const tracked = 'pst_abcdefghijklmnopqrstuvwx'

/** All attacks by name. */
export const attacks: Readonly<Record<string, Attack>> = {
  'eight million numbers in one SEARCH reply': { 'UID SEARCH': (command) => searchLine(command, 8_000_000) },
  'a hundred thousand folders': { LIST: (command) => folders(command, 100_000) },
  'two million capabilities': { CAPABILITY: (command) => capabilities(command, 2_000_000), greeting: () => bare() },
  'two thousand capabilities': { CAPABILITY: (command) => capabilities(command, 2000), greeting: () => bare() },
  'folders named after the password': {
    LIST: ({ tag }) => [`* LIST () "/" INBOX\r\n* LIST () "/" "hunter2 and more"\r\n${tag} OK done\r\n`],
  },
  'a message of 10 MB': { 'UID FETCH': (command) => bigMessage(command, 10_000_000) },
  'UIDs far apart': {
    SELECT: ({ tag }) => [`* 3 EXISTS\r\n* OK [UIDVALIDITY 1] ok\r\n* OK [UIDNEXT 200000] ok\r\n${tag} OK done\r\n`],
    'UID SEARCH': (command) => searchAmong([7, 60_000, 199_999], command),
  },
  'a silent greeting': { greeting: () => [] },
  none: {},
  'endless continuation requests': { SELECT: () => forever('+ go on\r\n') },
  'endless EXISTS': { SELECT: () => counting((count) => `* ${count} EXISTS\r\n`) },
  'endless EXISTS while idle': {
    IDLE: () => counting((count) => `${count === 1 ? '+ idling\r\n' : ''}* ${count} EXISTS\r\n`),
  },
  'endless ALERT': { SELECT: () => forever('* OK [ALERT] buy now\r\n') },
  'a line that never ends': { SELECT: () => forever('*'.repeat(65_536)) },
  'heads of 60 MB': { ...allUids(), 'UID FETCH': (command) => heads(command, 60_000_000, 'ignores the limit') },
  'honest heads of 9.5 MB': { ...allUids(), 'UID FETCH': (command) => heads(command, 9_500_000, 'keeps the limit') },
  'messages that were not asked for': { ...allUids(), 'UID FETCH': (command) => unasked(command) },
  'the login repeated': {
    LOGIN: ({ tag, line }) => [`${tag} NO [AUTHENTICATIONFAILED] you said: ${line}\r\n`],
  },
  'a long reply that ends with the login': {
    LOGIN: ({ tag, line }) => [`${tag} NO [AUTHENTICATIONFAILED] ${'x'.repeat(140)} ${line}\r\n`],
  },
  'the login repeated in base64': {
    LOGIN: ({ tag, line }) => {
      const [user = '', password = ''] = Array.from(
        line.matchAll(/"([^"]*)"|\S+/gu),
        ([whole, inner]) => inner ?? whole,
      ).slice(2)
      const plain = Buffer.from(`\0${user}\0${password}`).toString('base64')
      return [`${tag} NO [AUTHENTICATIONFAILED] ${plain} or ${Buffer.from(password).toString('base64')}\r\n`]
    },
  },
}

function bare(): readonly string[] {
  return ['* OK ready\r\n']
}

function* forever(text: string): Generator<string> {
  const many = text.repeat(Math.ceil(65_536 / text.length))
  for (;;) yield many
}

function* counting(reply: (count: number) => string): Generator<string> {
  for (let count = 1; ; count += 1) yield reply(count)
}

function* searchLine({ tag }: ImapCommand, count: number): Generator<string> {
  yield '* SEARCH'
  for (let start = 1; start <= count; start += 10_000) {
    yield ` ${Array.from({ length: 10_000 }, (_, index) => start + index).join(' ')}`
  }
  yield `\r\n${tag} OK done\r\n`
}

function* folders({ tag }: ImapCommand, count: number): Generator<string> {
  for (let start = 0; start < count; start += 1000) {
    const lines = Array.from({ length: 1000 }, (_, index) => `* LIST (\\Junk) "/" "Junk ${start + index}"\r\n`)
    yield lines.join('')
  }
  yield `${tag} OK done\r\n`
}

function* capabilities({ tag }: ImapCommand, count: number): Generator<string> {
  yield '* CAPABILITY IMAP4rev1 IDLE UIDPLUS'
  const stepCount = Math.min(count, 10_000)
  for (let start = 0; start < count; start += stepCount) {
    yield Array.from({ length: stepCount }, (_, index) => ` X${start + index}`).join('')
  }
  yield `\r\n${tag} OK done\r\n`
}

function allUids(): Attack {
  const all = Array.from({ length: 50 }, (_, index) => index + 1).join(' ')
  return {
    // The first search must find something new.
    'UID SEARCH': ({ tag }) => [`* SEARCH ${all}\r\n${tag} OK done\r\n`],
  }
}

function* heads(
  { tag, line }: ImapCommand,
  headBytes: number,
  partial: 'keeps the limit' | 'ignores the limit',
): Generator<string | Buffer> {
  const head = Buffer.alloc(headBytes, 'X-Padding: '.padEnd(70, 'x').concat('\r\n'))
  head.write('From: a@shop.example\r\n')
  const [, limit] = /<0\.(\d+)>/u.exec(line) ?? []
  const sent = partial === 'keeps the limit' && limit !== undefined ? head.subarray(0, Number(limit)) : head
  const section = limit === undefined ? 'BODY[HEADER]' : 'BODY[HEADER]<0>'
  for (const uid of uidsOf(line)) {
    yield `* ${uid} FETCH (UID ${uid} INTERNALDATE "${internalDate()}" RFC822.SIZE ${headBytes} ${section} {${sent.length}}\r\n`
    yield sent
    yield ')\r\n'
  }
  yield `${tag} OK done\r\n`
}

function* unasked({ tag, line }: ImapCommand): Generator<string> {
  const head = `From: a@shop.example\r\nX-Presend-Test: ${tracked}\r\n\r\n`
  for (const uid of uidsOf(line)) {
    yield `* ${uid} FETCH (UID ${uid + 100_000} RFC822.SIZE 99 BODY[HEADER]<0> {${head.length}}\r\n${head})\r\n`
  }
  yield `${tag} OK done\r\n`
}

function uidsOf(line: string): readonly number[] {
  const set = line.split(' ')[3] ?? ''
  return set.split(',').flatMap((part) => {
    const [first = 0, last = first] = part.split(':').map(Number)
    return Array.from({ length: Math.min(50, last - first + 1) }, (_, index) => first + index)
  })
}

function internalDate(): string {
  const [, day = '', month = '', year = '', time = ''] =
    /, (\d+) (\w+) (\d+) ([\d:]+)/u.exec(new Date().toUTCString()) ?? []
  return `${day}-${month}-${year} ${time} +0000`
}

function* bigMessage({ tag, line }: ImapCommand, sizeBytes: number): Generator<string | Buffer> {
  const message = Buffer.alloc(sizeBytes, 'x')
  message.write('z', sizeBytes - 1)
  const [, start = '0', length = '0'] = /<(\d+)\.(\d+)>/u.exec(line) ?? []
  const piece = message.subarray(Number(start), Number(start) + Number(length))
  yield `* 1 FETCH (UID 1 BODY[]<${start}> {${piece.length}}\r\n`
  yield piece
  yield `)\r\n${tag} OK done\r\n`
}

function* searchAmong(uids: readonly number[], { tag, line }: ImapCommand): Generator<string> {
  const [, first = '1', last = '*'] = /UID (\d+):(\d+|\*)$/u.exec(line) ?? []
  const most = last === '*' ? Number.POSITIVE_INFINITY : Number(last)
  const found = uids.filter((uid) => uid >= Number(first) && uid <= most)
  yield `* SEARCH ${found.join(' ')}\r\n${tag} OK done\r\n`
}
