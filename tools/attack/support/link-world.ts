/**
 * A process in its own network, in which all addresses of the internet belong to hostile web servers and a hostile DNS
 * server. It runs presend's preflight for each message from its parent, and reports which requests arrived.
 */

import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createServer as createTlsServer } from 'node:tls'

import { makeCertificate } from '../../../test/support/certificate.ts'
import { type ServerAnswer, startDnsServer } from '../../../test/support/dns-server.ts'
import { findTarget } from '../target.ts'
import { runCheckout } from './checkout.ts'
import { forbiddenUrls, hostilePages, oddTargets, redirectTo } from './hostile-pages.ts'
import type { LinkRun, LinkTask } from './link-network.ts'

const publicAddress = '11.0.0.1'
const addresses = [publicAddress, '10.0.0.5', '172.16.0.5', '192.168.1.5', '100.64.0.5', '169.254.169.254']
const addresses6 = ['fd00::1', '64:ff9b::7f00:1', '2002:7f00:1::']

const contacts: { readonly address: string; readonly head: string; readonly taken: () => number }[] = []

function ip(...args: readonly string[]): void {
  execFileSync('ip', args, { stdio: ['ignore', 'ignore', 'pipe'] })
}

function setUpNetwork(): void {
  ip('link', 'set', 'lo', 'up')
  for (const address of addresses) ip('address', 'add', `${address}/32`, 'dev', 'lo')
  for (const address of addresses6) {
    try {
      ip('-6', 'address', 'add', `${address}/128`, 'dev', 'lo')
    } catch {
      // A kernel without IPv6 reaches none of these addresses.
    }
  }
  const folder = mkdtempSync(join(tmpdir(), 'presend-links-'))
  const path = join(folder, 'resolv.conf')
  writeFileSync(path, 'nameserver 127.0.0.1\n')
  execFileSync('mount', ['--bind', path, '/etc/resolv.conf'])
  // The mounted file remains.
  rmSync(folder, { recursive: true })
}

const v4 = (address: string): Uint8Array => Uint8Array.from(address.split('.').map(Number))
const v6 = (hex: string): Uint8Array => Buffer.from(hex, 'hex')
const rebound = new Map<string, number>()

/** The records of `*.fernhill-pages.com`. Every other name has the public address. */
const records: Readonly<Record<string, readonly Uint8Array[]>> = {
  'A loopback': [v4('127.0.0.1')],
  'A mixed': [v4(publicAddress), v4('127.0.0.1')],
  'A zero': [v4('0.0.0.0')],
  'A metadata': [v4('169.254.169.254')],
  'A last-of-many': [...Array.from({ length: 24 }, () => v4(publicAddress)), v4('10.0.0.5')],
  'A v6loopback': [],
  'AAAA v6loopback': [v6('00000000000000000000000000000001')],
  'A mapped': [],
  'AAAA mapped': [v6('00000000000000000000ffff7f000001')],
  'A nat64': [],
  'AAAA nat64': [v6('0064ff9b00000000000000007f000001')],
  'A short-record': [Uint8Array.of(11, 0)],
}

function answer(question: string): ServerAnswer {
  const key = question.toLowerCase().replace(/^(a|aaaa) /u, (type) => type.toUpperCase())
  const name = /^A+ ([\w-]+)\.fernhill-pages\.com$/u.exec(key)?.[1] ?? ''
  if (name === 'silent') return { status: 'silent' }
  if (name === 'servfail' || name === 'nxdomain') return { status: name }
  const found = records[key.replace('.fernhill-pages.com', '')]
  if (found !== undefined) return found.length === 0 ? { status: 'nodata' } : { status: 'found', data: found }
  if (!key.startsWith('A ')) return { status: 'nodata' }
  if (!name.startsWith('rebind')) return { status: 'found', data: [v4(publicAddress)] }
  const count = (rebound.get(name) ?? 0) + 1
  rebound.set(name, count)
  return { status: 'found', data: [v4(count === 1 ? publicAddress : '127.0.0.1')] }
}

/** Reads one request, and responds with the page that its path names: `/INPUT/PAGE`. */
function serveRequest(socket: Socket): void {
  const address = socket.localAddress ?? ''
  socket.on('error', () => undefined)
  let head = ''
  socket.on('data', (data) => {
    if (head.includes('\r\n\r\n')) return
    head += data.toString('latin1')
    if (!head.includes('\r\n\r\n')) return
    contacts.push({ address, head, taken: () => socket.bytesWritten - socket.writableLength })
    const [, input = '', page = ''] = /^\S+ \/(\d+)\/(\S*)/u.exec(head) ?? []
    const host = /^host: (\S+)/imu.exec(head)?.[1] ?? ''
    respond(socket, { page: decodeURIComponent(page), input, home: `http://${host}/${input}/` })
  })
}

interface Wanted {
  readonly page: string
  readonly input: string
  readonly home: string
}

function respond(socket: Socket, { page, input, home }: Wanted): void {
  const [, kind, number] = /^(forbidden|odd|chain)-(\d+)$/u.exec(page) ?? []
  const known = hostilePages[page]
  if (known !== undefined) known(socket, home)
  else if (kind === 'chain') redirectTo(`${home}chain-${Number(number) + 1}`)(socket, home)
  else if (kind === 'forbidden')
    redirectTo((forbiddenUrls[Number(number)] ?? '').replace(/\/(?=[#@]|$)/u, `/${input}/`))(socket, home)
  else if (kind === 'odd') redirectTo(oddTargets[Number(number)] ?? '')(socket, home)
  else socket.end(`HTTP/1.1 ${page === 'ok' ? '200 OK' : '404 Not Found'}\r\nContent-Length: 0\r\n\r\n`)
}

function certificate(hosts: readonly string[], notAfter?: Date): { cert: string; key: string } {
  const made = makeCertificate(notAfter === undefined ? { hosts } : { hosts, notAfter })
  return { cert: made.certPem, key: made.keyPem }
}

async function startServers(): Promise<void> {
  await startDnsServer(answer, 53)
  const expired = certificate(['*.fernhill-pages.com'], new Date('2021-01-01'))
  const servers = [
    [80, createServer(serveRequest)],
    [8080, createServer(serveRequest)],
    [443, createTlsServer(certificate(['*.fernhill-pages.com']), serveRequest)],
    [8443, createTlsServer(expired, serveRequest)],
    [4430, createTlsServer(certificate(['other.fernhill.example']), serveRequest)],
    [4431, createServer((socket) => void socket.on('error', () => undefined))],
    [4432, createServer((socket) => void socket.on('error', () => undefined).end(Buffer.alloc(20_000, 22)))],
    [4433, createServer((socket) => void socket.on('error', () => undefined).resetAndDestroy())],
  ] as const
  for (const [port, server] of servers) {
    server.on('error', () => undefined).on('tlsClientError', () => undefined)
    await new Promise<void>((resolve) => void server.listen(port, '::', resolve))
  }
}

/** Runs one task. `contacts` are those whose path names the task. */
async function run({ id, links, env }: LinkTask): Promise<LinkRun> {
  const anchors = links.map((link) => `<p><a href="${link}">Your bicycle</a></p>`).join('\n')
  const html = `<!doctype html><html lang="en"><head><title>Ready</title></head><body><p>Your bicycle is ready.</p>\n${anchors}</body></html>\n`
  const end = await runCheckout(findTarget(process.argv[2]), {
    files: { 'letter.html': html },
    args: ['preflight', '--template', 'letter.html', '--subject', 'Your bicycle is ready', '--check-links', 'true'],
    env,
  })
  const own = contacts.filter(({ head }) => head.split('\r\n')[0]?.includes(` /${id}/`))
  return {
    id,
    exitCode: end.exitCode,
    output: `${end.stdout}\n${end.stderr}`,
    heads: own.map(({ head }) => head),
    forbidden: contacts
      .filter(({ address }) => !address.endsWith(publicAddress))
      .map(({ address, head }) => `${address} ${head}`),
    takenBytes: Math.max(0, ...own.map(({ taken }) => taken())),
  }
}

async function answerTask(task: LinkTask): Promise<void> {
  const done = await run(task)
  process.send?.(done)
}

setUpNetwork()
await startServers()
process.on('message', (task: LinkTask) => void answerTask(task))
process.on('disconnect', () => process.exit(0))
process.send?.({ id: 0, isReady: true })
