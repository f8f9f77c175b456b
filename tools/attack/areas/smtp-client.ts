/**
 * Attacks the SMTP client with hostile submission servers. These servers must not be able to obtain a secret, to change
 * the results for other copies, or to delay the run.
 */

import { createServer, type Socket } from 'node:net'

import { startBareApi } from '../../../test/support/bare-api.ts'
import { seeds, startRemoteService } from '../../../test/support/scenario.ts'
import type { ScriptedSmtpOptions } from '../../../test/support/smtp-server-scripted.ts'
import { type AttackArea, type HostileInput, quickEvery, type Target } from '../attack-area.ts'
import { act, findMisbehavior, findSecret, findSecretForm } from '../support/act.ts'
import { findLiveText } from '../support/live-text.ts'

export const smtpClientArea: AttackArea = {
  name: 'smtp-client',
  title:
    'submission servers that flood the client, stall, send invalid data, inject replies before TLS starts, report false results or repeat passwords',
  open: async ({ target }) => ({
    inputs: [...rawInputs(target), ...replyInputs(target)],
    concurrency: 6,
    [Symbol.asyncDispose]: async () => undefined,
  }),
}

const password = 'correct-horse-battery'
const timeout = '4s'
/** The maximum duration of a run: `timeout`, plus the time it takes to start a process on a busy machine. */
const maxMs = 25_000

type Say = (socket: Socket, line: string) => void

/** Servers that violate SMTP, each defined by how it reacts to a connection and to the data it receives. */
const rawServers: Readonly<Record<string, { readonly connect?: (socket: Socket) => void; readonly say?: Say }>> = {
  'no greeting': {},
  'an endless greeting on one line': { connect: (socket) => flood(socket, 'a'.repeat(65_536)) },
  'an endless greeting on many lines': { connect: (socket) => flood(socket, '220-hello\r\n'.repeat(6000)) },
  'a greeting sent at one byte per second': { connect: (socket) => dribble(socket, '220 slow.example ESMTP\r\n') },
  'an HTTP server': { connect: (socket) => void socket.end('HTTP/1.1 400 Bad Request\r\n\r\n') },
  'an SSH server': { connect: (socket) => void socket.write('SSH-2.0-OpenSSH_9.9\r\n') },
  'random bytes': {
    connect: (socket) => void socket.write(Buffer.from(Array.from({ length: 4096 }, (_, index) => (index * 89) % 256))),
  },
  'NUL bytes': { connect: (socket) => void socket.write('\0'.repeat(10_000)) },
  'a closed connection': { connect: (socket) => void socket.destroy() },
  'a connection reset': { connect: (socket) => void socket.resetAndDestroy() },
  'a greeting with code 999': { connect: (socket) => void socket.write('999 hello\r\n') },
  'a greeting with code 000': { connect: (socket) => void socket.write('000 hello\r\n') },
  'a greeting without a code': { connect: (socket) => void socket.write('hello\r\n') },
  'replies that end in a bare LF': { connect: (socket) => void socket.write('220 a\n250 b\n250 c\n') },
  'all replies at once': {
    connect: (socket) =>
      void socket.write(`220 a\r\n250 b\r\n235 c\r\n250 d\r\n250 e\r\n354 f\r\n250 g\r\n${'250 h\r\n'.repeat(100)}`),
  },
  'endless EHLO extensions': extensions((socket) => flood(socket, '250-X-A\r\n'.repeat(7000))),
  '10,000 EHLO extensions': extensions((socket) => void socket.write(`${'250-X-A\r\n'.repeat(10_000)}250 OK\r\n`)),
  'a 10 MB EHLO extension': extensions((socket) => void socket.write(`250-${'A'.repeat(10_000_000)}\r\n250 OK\r\n`)),
  'SIZE 0': extensions((socket) => void socket.write('250-a\r\n250 SIZE 0\r\n')),
  'SIZE 1': extensions((socket) => void socket.write('250-a\r\n250 SIZE 1\r\n')),
  'SIZE beyond 2^64': extensions((socket) => void socket.write('250-a\r\n250 SIZE 99999999999999999999999\r\n')),
  'a negative SIZE': extensions((socket) => void socket.write('250-a\r\n250 SIZE -5\r\n')),
  'AUTH with 10,000 mechanisms': extensions(
    (socket) => void socket.write(`250-a\r\n250 AUTH ${'X '.repeat(10_000)}\r\n`),
  ),
  'AUTH __proto__': extensions((socket) => void socket.write('250-a\r\n250 AUTH __proto__ constructor\r\n')),
  'AUTH PLAIN, then endless challenges': extensions(
    (socket) => void socket.write('250-a\r\n250 AUTH PLAIN LOGIN\r\n'),
    (socket) => void socket.write('334 UGFzc3dvcmQ6\r\n'),
  ),
  'AUTH CRAM-MD5 with a 5 MB challenge': extensions(
    (socket) => void socket.write('250-a\r\n250 AUTH CRAM-MD5\r\n'),
    (socket) => void socket.write(`334 ${'A'.repeat(5_000_000)}\r\n`),
  ),
  'STARTTLS, then plain text': extensions(
    (socket) => void socket.write('250-a\r\n250 STARTTLS\r\n'),
    (socket) => void socket.write('220 go\r\n250 not TLS at all\r\n'),
  ),
  'STARTTLS, then replies injected after the 220': extensions(
    (socket) => void socket.write('250-a\r\n250 STARTTLS\r\n'),
    (socket) => void socket.write(`220 go\r\n250-evil\r\n250 AUTH PLAIN\r\n${'235 ok\r\n'.repeat(20)}`),
  ),
  'STARTTLS, then silence': extensions(
    (socket) => void socket.write('250-a\r\n250 STARTTLS\r\n'),
    (socket) => void socket.write('220 go\r\n'),
  ),
  'STARTTLS, then a flood': extensions(
    (socket) => void socket.write('250-a\r\n250 STARTTLS\r\n'),
    (socket) => flood(socket, `220 go\r\n${'\u0016\u0003\u0001'.repeat(10_000)}`),
  ),
  'AUTH without STARTTLS': extensions((socket) => void socket.write('250-a\r\n250 AUTH PLAIN\r\n')),
}

function extensions(
  toEhlo: (socket: Socket) => void,
  toNext: (socket: Socket) => void = () => undefined,
): {
  readonly connect: (socket: Socket) => void
  readonly say: Say
} {
  return {
    connect: (socket) => void socket.write('220 evil.example ESMTP\r\n'),
    say: (socket, line) => (/^(?:EHLO|HELO)/iu.test(line) ? toEhlo(socket) : toNext(socket)),
  }
}

function rawInputs(target: Target): readonly HostileInput[] {
  return Object.entries(rawServers).flatMap(([name, { connect = () => undefined, say = () => undefined }], index) =>
    (['without a password', 'with a password'] as const).map((how) => ({
      name: `${name}, in a run ${how}`,
      isQuick: quickEvery(9, index) && how === 'with a password',
      attempt: async () => {
        await using api = await startBareApi({ seeds })
        await using server = await listen((socket) => {
          connect(socket)
          socket.on('data', (chunk) => say(socket, chunk.toString('latin1')))
        })
        const login = { 'smtp-username': 'ci', 'smtp-password': password }
        const startMs = performance.now()
        const acted = await act(target, {
          inputs: {
            'api-url': api.apiUrl,
            'api-token': api.apiToken.reveal(),
            'smtp-host': '127.0.0.1',
            'smtp-port': String(server.port),
            timeout,
            ...(how === 'with a password' ? { ...login, 'smtp-security': 'starttls' } : {}),
          },
        })
        const tookMs = performance.now() - startMs
        const sent = findSecretForm(server.received(), [password])
        if (sent !== null) return `the password was sent over an unencrypted connection: ${sent}`
        const effect = findSecret(acted.shown, [password]) ?? findMisbehavior(acted)
        if (effect !== null) return effect
        if (tookMs > maxMs) return `the run took ${Math.round(tookMs / 1000)} s, although its timeout is ${timeout}`
        return acted.run.outputs['result'] === 'pass' ? 'the run passed' : null
      },
    })),
  )
}

interface RawServer extends AsyncDisposable {
  readonly port: number
  received(): string
}

async function listen(onSocket: (socket: Socket) => void): Promise<RawServer> {
  const sockets = new Set<Socket>()
  let received = ''
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined)
    socket.on('data', (chunk) => {
      received = (received + chunk.toString('latin1')).slice(0, 1_000_000)
    })
    onSocket(socket)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  const address = server.address()
  return {
    port: typeof address === 'object' && address !== null ? address.port : 0,
    received: () => received,
    [Symbol.asyncDispose]: async () => {
      for (const socket of sockets) socket.destroy()
      await new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}

/** Keeps writing as long as the client reads. */
function flood(socket: Socket, piece: string): void {
  const more = (): void => {
    while (!socket.destroyed && socket.write(piece));
  }
  socket.on('drain', more)
  more()
}

function dribble(socket: Socket, text: string): void {
  const rest = Array.from(text)
  const timer = setInterval(() => {
    const next = rest.shift()
    if (next === undefined || socket.destroyed) clearInterval(timer)
    else socket.write(next)
  }, 1000)
}

/** Hostile replies from an SMTP server. The server sends each of them in response to several commands. */
const replies: readonly string[] = [
  '250 ok\r\n250 ok\r\n250 injected',
  '999 what',
  '123',
  '',
  '250-never ends',
  `550 ${'x'.repeat(200_000)}`,
  `550-${'a\r\n550-'.repeat(20_000)}b`,
  '421 4.7.0 go away\r\n::set-output name=result::pass',
  '550 5.7.1 ##[set-env name=PATH]/tmp\r',
  '550 \u001b[2J\u001b]0;evil\u0007\u202e',
  '550 <script>alert(1)</script>[a](javascript:alert(1))',
  '550 \xff\xfe\0\x01',
  '354 go on',
  '334 UGFzc3dvcmQ6',
]
const commandsToAnswer = ['MAIL', 'RCPT', 'DATA', 'FINAL'] as const

/**
 * Creates a script in which the server sends `reply` in response to one command (in the case of RCPT, for only one of
 * the recipients).
 */
function answering(command: string, reply: string): NonNullable<ScriptedSmtpOptions['script']> {
  return (step) => {
    const isMeant = step.command === command && (command !== 'RCPT' || step.recipient === seeds.business[0])
    return isMeant ? { reply } : undefined
  }
}

function replyInputs(target: Target): readonly HostileInput[] {
  return commandsToAnswer.flatMap((command, row) =>
    replies.map((reply, column) => ({
      name: `reply ${column} to ${command}: ${JSON.stringify(reply.slice(0, 40))}`,
      isQuick: quickEvery(19, row * replies.length + column),
      attempt: async () => {
        await using remote = await startRemoteService({ smtp: { script: answering(command, reply) } })
        const startMs = performance.now()
        const acted = await act(target, { inputs: { ...remote.inputs, timeout } })
        const tookMs = performance.now() - startMs
        const effect = findMisbehavior(acted) ?? findLiveText(acted)
        if (effect !== null) return effect
        return tookMs > maxMs ? `the run took ${Math.round(tookMs / 1000)} s, although its timeout is ${timeout}` : null
      },
    })),
  )
}
