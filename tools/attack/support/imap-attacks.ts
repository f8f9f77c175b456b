/** The replies of hostile and broken IMAP servers, by command. */

export interface ImapCommand {
  readonly tag: string
  /** The command in uppercase, with its `UID` prefix if it has one. */
  readonly name: string
  readonly line: string
}

export interface ImapAttack {
  readonly greeting?: () => Iterable<string | Buffer>
  readonly answers?: Readonly<Record<string, (command: ImapCommand) => Iterable<string | Buffer>>>
}

const select = '* OK [UIDVALIDITY 1] ok\r\n* OK [UIDNEXT 51] ok\r\n'
const all = Array.from({ length: 50 }, (_, index) => index + 1).join(' ')
const withMessages = {
  SELECT: ({ tag }: ImapCommand) => [`* 50 EXISTS\r\n${select}${tag} OK done\r\n`],
  'UID SEARCH': ({ tag }: ImapCommand) => [`* SEARCH ${all}\r\n${tag} OK done\r\n`],
}
const done =
  (text: string) =>
  ({ tag }: ImapCommand) => [`${text}${tag} OK done\r\n`]
const greeting = (text: string): ImapAttack => ({ greeting: () => [text] })

/** All attacks, by name. The `healthy` server behaves correctly. */
export const imapAttacks: Readonly<Record<string, ImapAttack>> = {
  healthy: {},
  'eight million numbers in one SEARCH line': on('UID SEARCH', (command) => long(command, '* SEARCH', 8_000_000)),
  'a hundred thousand \\Junk folders': on('LIST', (command) => folders(command, 100_000, '\\Junk')),
  'a hundred thousand \\All folders': on('LIST', (command) => folders(command, 100_000, '\\All')),
  'one folder flagged \\All': on('LIST', done('* LIST () "/" INBOX\r\n* LIST (\\All) "/" Everything\r\n')),
  'no folders': on('LIST', done('')),
  'a 5 MB folder name': on('LIST', done(`* LIST () "/" "${'a'.repeat(5_000_000)}"\r\n`)),
  'a folder name with line endings': on('LIST', done('* LIST (\\Junk) "/" {10}\r\na\r\nb LOGOUT\r\n')),
  'a folder name in invalid UTF-7': on('LIST', done('* LIST (\\Junk) "/" "&////-&-&"\r\n')),
  'a folder that is a hundred thousand levels deep': on(
    'LIST',
    done(`* LIST (\\Junk) "/" "${'a/'.repeat(100_000)}"\r\n`),
  ),
  'two million capabilities': {
    greeting: () => ['* OK ready\r\n'],
    answers: { CAPABILITY: (command) => long(command, '* CAPABILITY IMAP4rev1 IDLE', 2_000_000, 'X') },
  },
  'endless capabilities in the greeting': { greeting: () => forever(' X-A', '* OK [CAPABILITY IMAP4rev1') },
  'endless continuation requests': on('SELECT', () => forever('+ go on\r\n')),
  'endless continuation requests at LOGIN': on('LOGIN', () => forever('+ go on\r\n')),
  'endless EXISTS responses': on('SELECT', () => counting((count) => `* ${count} EXISTS\r\n`)),
  'endless EXISTS responses during IDLE': on('IDLE', () =>
    counting((count) => `${count === 1 ? '+ idling\r\n' : ''}* ${count} EXISTS\r\n`),
  ),
  'endless EXPUNGE responses during IDLE': on('IDLE', () =>
    counting((count) => `${count === 1 ? '+ idling\r\n' : ''}* 1 EXPUNGE\r\n`),
  ),
  'endless FETCH responses during IDLE': on('IDLE', () =>
    counting((count) => `${count === 1 ? '+ idling\r\n' : ''}* ${count} FETCH (FLAGS (\\Seen))\r\n`),
  ),
  'endless ALERT responses': on('SELECT', () => forever('* OK [ALERT] buy now\r\n')),
  'endless ALERT responses at LOGIN': on('LOGIN', () => forever('* OK [ALERT] buy now\r\n')),
  'endless LIST responses': on('LIST', () => counting((count) => `* LIST () "/" "a${count}"\r\n`)),
  'a line that never ends': on('SELECT', () => forever('*'.repeat(65_536))),
  'a greeting that never ends': { greeting: () => forever('a'.repeat(65_536)) },
  'a 4 GB literal that is announced but never sent': on(
    'UID FETCH',
    () => ['* 1 FETCH (UID 1 BODY[HEADER]<0> {4294967295}\r\n'],
    withMessages,
  ),
  'a 4 GB literal that is actually sent': on(
    'UID FETCH',
    () => forever('a'.repeat(65_536), '* 1 FETCH (UID 1 BODY[HEADER]<0> {4294967295}\r\n'),
    withMessages,
  ),
  'a literal with a negative size': on(
    'UID FETCH',
    done('* 1 FETCH (UID 1 BODY[HEADER]<0> {-1}\r\n)\r\n'),
    withMessages,
  ),
  'a literal of 10^30 bytes': on(
    'UID FETCH',
    done(`* 1 FETCH (UID 1 BODY[HEADER]<0> {1${'0'.repeat(30)}}\r\n)\r\n`),
    withMessages,
  ),
  'header sections of 60 MB': on('UID FETCH', (command) => heads(command, 60_000_000), withMessages),
  'header sections of 9.5 MB': on('UID FETCH', (command) => heads(command, 9_500_000), withMessages),
  'messages that were not requested': on('UID FETCH', (command) => unasked(command), withMessages),
  'FETCH responses without a UID': on(
    'UID FETCH',
    ({ tag }) => [`* 1 FETCH (FLAGS (\\Seen))\r\n* 2 FETCH (BODY[HEADER]<0> {2}\r\n\r\n)\r\n${tag} OK\r\n`],
    withMessages,
  ),
  '100,000 levels of parentheses': on('UID FETCH', done(`* 1 FETCH ${'('.repeat(100_000)}\r\n`), withMessages),
  'a body structure with 50,000 nested lists': on(
    'UID FETCH',
    done(`* 1 FETCH (UID 1 BODYSTRUCTURE ${'('.repeat(50_000)}${')'.repeat(50_000)})\r\n`),
    withMessages,
  ),
  'UID 2^64': on('UID SEARCH', done('* SEARCH 18446744073709551616 -1 NaN\r\n'), withMessages),
  'a UIDVALIDITY that changes every time': on('SELECT', ({ tag }) => [
    `* 0 EXISTS\r\n* OK [UIDVALIDITY ${Date.now()}] a\r\n* OK [UIDNEXT 1] a\r\n${tag} OK\r\n`,
  ]),
  'an EXISTS count beyond 2^53': on('SELECT', done(`* 9007199254740993 EXISTS\r\n${select}`)),
  'a negative EXISTS count': on('SELECT', done(`* -5 EXISTS\r\n${select}`)),
  'no data in response to SELECT': on('SELECT', done('')),
  'NO in response to SELECT': on('SELECT', ({ tag }) => [`${tag} NO [SERVERBUG] no\r\n`]),
  'BAD in response to LOGIN': on('LOGIN', ({ tag }) => [`${tag} BAD what\r\n`]),
  'an unknown tag': on('LOGIN', () => ['X99 OK done\r\n']),
  'BYE as the greeting': greeting('* BYE go away\r\n'),
  'PREAUTH as the greeting': greeting('* PREAUTH welcome\r\n'),
  'an SMTP server': greeting('220 smtp.example ESMTP\r\n'),
  'an HTTP server': greeting('HTTP/1.1 400 Bad Request\r\n\r\n'),
  'NUL bytes': greeting(`* OK ${'\0'.repeat(10_000)}\r\n`),
  'terminal sequences': on('LOGIN', ({ tag }) => [`${tag} NO \u001b[2J\u001b]0;evil\u0007 [ALERT] ::error::x\r\n`]),
  'no greeting': { greeting: () => [] },
  'silence at LOGIN': on('LOGIN', () => []),
  'silence at SELECT': on('SELECT', () => []),
  'silence at IDLE': on('IDLE', () => []),
  'the login repeated in a NO response': on('LOGIN', ({ tag, line }) => [
    `${tag} NO [AUTHENTICATIONFAILED] you said: ${line}\r\n`,
  ]),
  'the login repeated in an ALERT response': on('LOGIN', ({ tag, line }) => [
    `* OK [ALERT] ${line}\r\n${tag} NO no\r\n`,
  ]),
  'the login repeated in a BYE response': on('LOGIN', ({ line }) => [`* BYE ${line}\r\n`]),
  'the login repeated at the end of a long response': on('LOGIN', ({ tag, line }) => [
    `${tag} NO ${'x'.repeat(140)} ${line}\r\n`,
  ]),
  'the login repeated in base64': on('LOGIN', ({ tag, line }) => [
    `${tag} NO ${Buffer.from(line.split(' ').at(-1)?.replaceAll('"', '') ?? '').toString('base64')}\r\n`,
  ]),
  'the login repeated in parts, in reverse order': on('LOGIN', ({ tag, line }) => [
    `* NO ${line}\r\n* NO ${line}\r\n${tag} NO ${line}\r\n`,
  ]),
}

function on(
  name: string,
  answer: (command: ImapCommand) => Iterable<string | Buffer>,
  others: NonNullable<ImapAttack['answers']> = {},
): ImapAttack {
  return { answers: { ...others, [name]: answer } }
}

function* forever(text: string, first: string = ''): Generator<string> {
  yield first
  const many = text.repeat(Math.ceil(65_536 / text.length))
  for (;;) yield many
}

function* counting(reply: (count: number) => string): Generator<string> {
  for (let count = 1; ; count += 500) {
    yield Array.from({ length: 500 }, (_, index) => reply(count + index)).join('')
  }
}

function* long({ tag }: ImapCommand, start: string, count: number, prefix: string = ''): Generator<string> {
  yield start
  for (let first = 1; first <= count; first += 10_000) {
    yield Array.from({ length: 10_000 }, (_, index) => ` ${prefix}${first + index}`).join('')
  }
  yield `\r\n${tag} OK done\r\n`
}

function* folders({ tag }: ImapCommand, count: number, flag: string): Generator<string> {
  for (let start = 0; start < count; start += 1000) {
    yield Array.from({ length: 1000 }, (_, index) => `* LIST (${flag}) "/" "Junk ${start + index}"\r\n`).join('')
  }
  yield `${tag} OK done\r\n`
}

function* heads({ tag }: ImapCommand, sizeBytes: number): Generator<string | Buffer> {
  const head = Buffer.alloc(sizeBytes, 'X-Padding: '.padEnd(70, 'x').concat('\r\n'))
  for (let uid = 1; uid <= 50; uid += 1) {
    yield `* ${uid} FETCH (UID ${uid} INTERNALDATE "22-Nov-2026 10:00:00 +0000" RFC822.SIZE ${sizeBytes} BODY[HEADER]<0> {${head.length}}\r\n`
    yield head
    yield ')\r\n'
  }
  yield `${tag} OK done\r\n`
}

function* unasked({ tag }: ImapCommand): Generator<string> {
  const head = 'From: a@shop.example\r\nX-Presend-Test: pst_abcdefghijklmnopqrstuvwx\r\n\r\n'
  for (let uid = 1; uid <= 5000; uid += 1) {
    yield `* ${uid} FETCH (UID ${uid + 100_000} RFC822.SIZE 99 BODY[HEADER]<0> {${head.length}}\r\n${head})\r\n`
  }
  yield `${tag} OK done\r\n`
}
