/** An SMTP server controlled by a script: replies, silence, delays and broken connections at exact points. */

import { createServer, type Socket } from 'node:net'
import { createSecureContext, createServer as createTlsServer, type SecureContextOptions, TLSSocket } from 'node:tls'

/** The point at which the server calls the script. `BODY`: the first bytes after 354; `FINAL`: the final dot. */
export interface ScriptStep {
  /** The number of the connection, starting with 1. */
  readonly connection: number
  readonly command:
    | 'CONNECT'
    | 'EHLO'
    | 'HELO'
    | 'STARTTLS'
    | 'AUTH'
    | 'MAIL'
    | 'RCPT'
    | 'DATA'
    | 'BODY'
    | 'FINAL'
    | 'RSET'
    | 'QUIT'
    | 'OTHER'
  readonly line: string
  readonly recipient: string | null
  /** The number of messages that this connection has delivered. */
  readonly deliveredCount: number
}

/**
 * `reply` is sent without its CRLF; several lines are joined by CRLF. A message is delivered if its reply is 2yz. With
 * `null`, no reply is sent, and the connection stops responding.
 */
export interface ScriptAction {
  readonly reply: string | null
  /** `drop`: closes; `reset`: closes with a TCP reset. */
  readonly ending?: 'drop' | 'reset'
  /** If true, the message is delivered regardless of the reply. */
  readonly isDelivered?: boolean
  readonly afterMs?: number
  /** Drops data that has already arrived after this command, as some gateways do after the final dot. */
  readonly swallowsRest?: boolean
}

export interface ScriptedSmtpOptions {
  readonly extensions?: readonly string[]
  /** The delay of every reply, as on a slow network. */
  readonly roundTripMs?: number
  /** `undefined`: the usual answer. */
  readonly script?: (step: ScriptStep) => ScriptAction | undefined
  /** If set, STARTTLS is offered or, with `isImplicit`, TLS starts immediately. */
  readonly tls?: { readonly certPem: string; readonly keyPem: string; readonly isImplicit?: boolean } & Pick<
    SecureContextOptions,
    'minVersion' | 'maxVersion' | 'ciphers'
  >
  /** The extensions offered after STARTTLS; the same as before by default. */
  readonly extensionsUnderTls?: readonly string[]
  /** User names and passwords. AUTH PLAIN, LOGIN and CRAM-MD5 must be added to the extensions. */
  readonly users?: Readonly<Record<string, string>>
  /** If true, no lines and messages are recorded, for measurements. */
  readonly isForgetful?: boolean
}

export interface DeliveredMessage {
  readonly connection: number
  readonly sender: string
  readonly recipient: string
  /** The message without dot-stuffing and final dot. */
  readonly content: string
}

export interface ScriptedSmtpServer extends AsyncDisposable {
  readonly host: string
  readonly port: number
  readonly delivered: readonly DeliveredMessage[]
  /** Every line of every connection, as `1: EHLO …`. */
  readonly lines: readonly string[]
  readonly connectionCount: number
  readonly openCount: number
  readonly peakCount: number
}

interface ServerState {
  readonly options: ScriptedSmtpOptions
  readonly delivered: DeliveredMessage[]
  readonly lines: string[]
  readonly sockets: Set<Socket>
  connectionCount: number
  peakCount: number
}

const farewell: ScriptAction = { reply: '221 2.0.0 bye', ending: 'drop' }

/** The extensions that are offered by default. */
const usualExtensions: readonly string[] = ['PIPELINING', 'SIZE 10485760', '8BITMIME', 'SMTPUTF8']

/** Starts a server on a free port of 127.0.0.1. */
export async function startScriptedSmtpServer(options: ScriptedSmtpOptions = {}): Promise<ScriptedSmtpServer> {
  const state: ServerState = {
    options,
    delivered: [],
    lines: [],
    sockets: new Set(),
    connectionCount: 0,
    peakCount: 0,
  }
  const onSocket = (socket: Socket): void => accept(socket, state)
  const { tls } = options
  const server =
    tls?.isImplicit === true
      ? createTlsServer({ ...tls, cert: tls.certPem, key: tls.keyPem }, onSocket).on('tlsClientError', () => undefined)
      : createServer({ noDelay: true }, onSocket)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new TypeError('a TCP server always has a port')
  return {
    host: '127.0.0.1',
    port: address.port,
    delivered: state.delivered,
    lines: state.lines,
    get connectionCount() {
      return state.connectionCount
    },
    get openCount() {
      return state.sockets.size
    },
    get peakCount() {
      return state.peakCount
    },
    [Symbol.asyncDispose]: async () => {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()))
      for (const socket of state.sockets) socket.destroy()
      await closed
    },
  }
}

function accept(socket: Socket, state: ServerState): void {
  state.connectionCount += 1
  state.sockets.add(socket)
  state.peakCount = Math.max(state.peakCount, state.sockets.size)
  socket.on('close', () => state.sockets.delete(socket))
  new ScriptedConnection(socket, state, state.connectionCount).greet()
}

class ScriptedConnection {
  #socket: Socket
  readonly #state: ServerState
  readonly #connection: number
  #rest: Buffer = Buffer.alloc(0)
  #mode: 'command' | 'data' | 'auth' = 'command'
  #hasBegunBody = false
  /** Returns true if the connection does nothing more, or nothing yet. */
  #isOver = false
  #isPausing = false
  #isUnderTls = false
  #sender: string | null = null
  #recipient: string | null = null
  #deliveredCount = 0
  #authAnswers: string[] = []

  constructor(socket: Socket, state: ServerState, connection: number) {
    this.#socket = socket
    this.#state = state
    this.#connection = connection
    this.#listen()
  }

  greet(): void {
    this.#later(() => this.#answer('CONNECT', '', '220 scripted.example ESMTP'))
  }

  #listen(): void {
    this.#socket.on('data', (chunk: Buffer) => this.#later(() => this.#take(chunk)))
    this.#socket.on('error', () => undefined)
  }

  #later(work: () => void): void {
    const { roundTripMs = 0 } = this.#state.options
    if (roundTripMs === 0) work()
    else setTimeout(work, roundTripMs)
  }

  #take(chunk: Buffer): void {
    this.#rest = this.#rest.length === 0 ? chunk : Buffer.concat([this.#rest, chunk])
    while (!this.#isOver && !this.#isPausing && (this.#mode === 'data' ? this.#takeMessage() : this.#takeLine()));
  }

  #takeLine(): boolean {
    const end = this.#rest.indexOf('\r\n')
    if (end === -1) return false
    const line = this.#rest.toString('utf8', 0, end)
    this.#rest = this.#rest.subarray(end + 2)
    if (this.#state.options.isForgetful !== true) this.#state.lines.push(`${this.#connection}: ${line}`)
    if (this.#mode === 'auth') this.#takeAuth(line)
    else this.#obey(line)
    return true
  }

  #takeMessage(): boolean {
    if (!this.#hasBegunBody && this.#rest.length > 0) {
      this.#hasBegunBody = true
      const action = this.#ask('BODY', '')
      if (action !== undefined) this.#perform(action)
      if (this.#isOver) return false
    }
    const isEmpty = this.#rest.subarray(0, 3).toString('latin1') === '.\r\n'
    const end = isEmpty ? -2 : this.#rest.indexOf('\r\n.\r\n')
    if (end === -1) return false
    const isForgetful = this.#state.options.isForgetful === true
    const content = isForgetful ? '' : this.#rest.toString('latin1', 0, end + 2).replaceAll(/^\./gmu, '')
    this.#rest = this.#rest.subarray(end + 5)
    this.#mode = 'command'
    this.#endMessage(content)
    return true
  }

  #endMessage(content: string): void {
    const action = this.#ask('FINAL', '.') ?? { reply: `250 2.0.0 Ok: queued as Q${this.#state.delivered.length + 1}` }
    const { isDelivered = action.reply?.startsWith('2') === true } = action
    if (isDelivered && this.#recipient !== null) {
      this.#deliveredCount += 1
      const { delivered } = this.#state
      const envelope = { sender: this.#sender ?? '', recipient: this.#recipient }
      if (this.#state.options.isForgetful !== true)
        delivered.push({ connection: this.#connection, ...envelope, content })
    }
    this.#sender = null
    this.#recipient = null
    this.#perform(action)
  }

  #obey(line: string): void {
    const [verb = ''] = line.toUpperCase().split(' ')
    if (verb === 'EHLO') this.#answer('EHLO', line, this.#renderExtensions())
    else if (verb === 'STARTTLS') this.#startTls(line)
    else if (verb === 'AUTH') this.#beginAuth(line)
    else if (verb === 'MAIL') this.#mail(line)
    else if (verb === 'RCPT') this.#rcpt(line)
    else if (verb === 'DATA') this.#data(line)
    else if (verb === 'RSET') this.#reset(line)
    else if (verb === 'QUIT') this.#perform(this.#ask('QUIT', line) ?? farewell)
    else
      this.#answer(verb === 'HELO' ? 'HELO' : 'OTHER', line, verb === 'HELO' ? '250 scripted.example' : '502 5.5.2 ?')
  }

  #renderExtensions(): string {
    const { extensions = usualExtensions, extensionsUnderTls = extensions, tls } = this.#state.options
    const startTls = tls !== undefined && tls.isImplicit !== true && !this.#isUnderTls ? ['STARTTLS'] : []
    const offered = [...(this.#isUnderTls ? extensionsUnderTls : extensions), ...startTls]
    return ['scripted.example', ...offered]
      .map((word, at, all) => `250${at === all.length - 1 ? ' ' : '-'}${word}`)
      .join('\r\n')
  }

  #mail(line: string): void {
    const isNested = this.#sender !== null
    if (!this.#answer('MAIL', line, isNested ? '503 5.5.1 nested MAIL' : '250 2.1.0 Ok') || isNested) return
    this.#sender = /<([^>]*)>/u.exec(line)?.[1] ?? ''
  }

  #rcpt(line: string): void {
    const recipient = /<([^>]*)>/u.exec(line)?.[1] ?? ''
    const step = this.#ask('RCPT', line, recipient)
    const reply = step ?? { reply: this.#sender === null ? '503 5.5.1 no MAIL' : '250 2.1.5 Ok' }
    if (reply.reply?.startsWith('2') === true) this.#recipient = recipient
    this.#perform(reply)
  }

  #data(line: string): void {
    const usual = this.#recipient === null ? '554 5.5.1 no valid recipients' : '354 go on'
    const action = this.#ask('DATA', line) ?? { reply: usual }
    if (action.reply?.startsWith('3') === true) {
      this.#mode = 'data'
      this.#hasBegunBody = false
    }
    this.#perform(action)
  }

  #reset(line: string): void {
    this.#sender = null
    this.#recipient = null
    this.#answer('RSET', line, '250 2.0.0 Ok')
  }

  #startTls(line: string): void {
    const { tls } = this.#state.options
    const action = this.#ask('STARTTLS', line) ?? { reply: tls === undefined ? '502 5.5.1 no TLS' : '220 2.0.0 Ready' }
    this.#perform(action)
    if (tls === undefined || action.reply?.startsWith('220') !== true) return
    const plain = this.#socket
    plain.removeAllListeners('data')
    const secureContext = createSecureContext({ ...tls, cert: tls.certPem, key: tls.keyPem })
    this.#socket = new TLSSocket(plain, { isServer: true, secureContext })
    this.#isUnderTls = true
    this.#rest = Buffer.alloc(0)
    this.#listen()
  }

  #beginAuth(line: string): void {
    const [, mechanism = '', initial] = line.split(' ')
    const scripted = this.#ask('AUTH', line)
    if (scripted !== undefined) return this.#perform(scripted)
    this.#authAnswers = [mechanism.toUpperCase()]
    if (initial === undefined) this.#challenge()
    else this.#takeAuth(initial)
  }

  #challenge(): void {
    this.#mode = 'auth'
    const [mechanism = '', first] = this.#authAnswers
    const texts: Readonly<Record<string, string>> = { LOGIN: first === undefined ? 'Username:' : 'Password:' }
    this.#perform({ reply: `334 ${Buffer.from(texts[mechanism] ?? '').toString('base64')}` })
  }

  #takeAuth(line: string): void {
    this.#mode = 'command'
    this.#authAnswers.push(Buffer.from(line, 'base64').toString('utf8'))
    const [mechanism, first = '', second] = this.#authAnswers
    if (mechanism === 'LOGIN' && second === undefined) return this.#challenge()
    const [username = '', password] = mechanism === 'LOGIN' ? [first, second] : first.split('\u{0}').slice(1)
    const isRight = password !== undefined && this.#state.options.users?.[username] === password
    this.#perform({ reply: isRight ? '235 2.7.0 welcome' : '535 5.7.8 authentication failed' })
  }

  /** Sends the script's reply or the usual one; returns true for a positive reply. */
  #answer(command: ScriptStep['command'], line: string, usual: string | null): boolean {
    const action = this.#ask(command, line) ?? { reply: usual }
    this.#perform(action)
    return action.reply?.startsWith('2') === true
  }

  #ask(
    command: ScriptStep['command'],
    line: string,
    recipient: string | null = this.#recipient,
  ): ScriptAction | undefined {
    const step = { connection: this.#connection, command, line, recipient, deliveredCount: this.#deliveredCount }
    return this.#state.options.script?.(step)
  }

  #perform(action: ScriptAction): void {
    if (this.#isOver) return
    if (action.afterMs !== undefined) {
      const { afterMs, ...rest } = action
      this.#isPausing = true
      setTimeout(() => {
        this.#isPausing = false
        this.#perform(rest)
        this.#take(Buffer.alloc(0))
      }, afterMs)
      return
    }
    if (action.swallowsRest === true) this.#rest = Buffer.alloc(0)
    if (action.reply !== null) this.#socket.write(`${action.reply}\r\n`)
    this.#isOver = action.reply === null || action.ending !== undefined
    if (action.ending === 'reset') this.#socket.resetAndDestroy()
    if (action.ending === 'drop') this.#socket.end()
  }
}
