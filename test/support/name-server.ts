/**
 * Runs Debian's NSD as the authoritative server for all names, on a separate address in 127.0.0.0/8 and on port 53, for
 * programs that use the server in /etc/resolv.conf. Needs root.
 */

import { randomInt } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { startServerProcess } from './server-process.ts'

export interface RunningNameServer extends AsyncDisposable {
  /** `127.20.30.40`. */
  readonly host: string
  /** `127.20.30.40:53`. */
  readonly address: string
  /** The content of a resolv.conf that names only this server. */
  readonly resolvConf: string
  /** Kills the server, as a crash would. */
  kill(): Promise<void>
  /** Starts the server again at the same address after `kill()`. */
  start(): Promise<void>
}

const program = '/usr/sbin/nsd'

/**
 * Records by name and type, as in `test/support/fake-dns.ts`: TXT without quotes, MX as `10 host.example`, PTR and
 * CNAME with the final dot.
 */
export type ZoneRecords = Readonly<
  Record<string, Readonly<Partial<Record<'A' | 'AAAA' | 'CNAME' | 'MX' | 'PTR' | 'TXT', readonly string[]>>>>
>

/** The zones of the server. */
export interface NameServerOptions {
  /** The zone of the records; other names get REFUSED. Default: the root. */
  readonly apex?: string
  /** A zone that the server cannot load, so that it answers SERVFAIL. */
  readonly brokenApex?: string
}

/**
 * Starts a server with `records`; no other names exist.
 *
 * @throws Error if NSD is missing
 */
export async function startNameServer(
  records: ZoneRecords,
  { apex = '', brokenApex }: NameServerOptions = {},
): Promise<RunningNameServer> {
  if (!existsSync(program)) throw new Error('nsd is not installed: apt-get install nsd')
  const folder = await mkdtemp(join(tmpdir(), 'presend-nsd-'))
  const host = await findFreeAddress()
  await writeFile(join(folder, 'apex.zone'), renderZone(host, apex, records))
  await writeFile(
    join(folder, 'nsd.conf'),
    renderConfig(folder, host, { apex, ...(brokenApex === undefined ? {} : { brokenApex }) }),
  )
  const server = await startServerProcess(program, ['-d', '-c', join(folder, 'nsd.conf')], { port: 53, host })
  return {
    host,
    address: `${host}:53`,
    resolvConf: `nameserver ${host}\noptions timeout:2 attempts:2\n`,
    kill: server.kill,
    start: server.start,
    [Symbol.asyncDispose]: async () => {
      await server[Symbol.asyncDispose]()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function findFreeAddress(): Promise<string> {
  const host = `127.${randomInt(10, 250)}.${randomInt(1, 250)}.${randomInt(2, 250)}`
  const server = createServer()
  const isFree = await new Promise<boolean>((resolve) => {
    server.once('error', () => resolve(false))
    server.listen(53, host, () => resolve(true))
  })
  await new Promise<void>((resolve) => server.close(() => resolve()))
  return isFree ? host : await findFreeAddress()
}

function renderConfig(folder: string, host: string, { apex = '', brokenApex }: NameServerOptions): string {
  const broken = brokenApex === undefined ? '' : `zone:\n  name: "${brokenApex}."\n  zonefile: "missing.zone"\n`
  return `server:
  ip-address: ${host}@53
  zonesdir: "${folder}"
  username: ""
  pidfile: "${folder}/nsd.pid"
  xfrdfile: "${folder}/xfrd.state"
  zonelistfile: "${folder}/zone.list"
  database: ""
  server-count: 1
remote-control:
  control-enable: no
zone:
  name: "${apex}."
  zonefile: "apex.zone"
${broken}`
}

function renderZone(host: string, apex: string, records: ZoneRecords): string {
  const server = apex === '' ? 'ns.root' : `ns.${apex}`
  const lines = Object.entries(records).flatMap(([name, types]) =>
    Object.entries(types).flatMap(([type, values]) =>
      values.map((value) => `${name}. 60 IN ${type} ${type === 'TXT' ? quoted(value) : value}`),
    ),
  )
  return [
    `${apex}. 60 IN SOA ${server}. admin.${server}. 1 60 60 60 60`,
    `${apex}. 60 IN NS ${server}.`,
    `${server}. 60 IN A ${host}`,
    ...lines,
    '',
  ].join('\n')
}

/** Strings of at most 255 characters each. */
function quoted(text: string): string {
  return Array.from(text.matchAll(/.{1,250}/gu), ([part]) => `"${part.replaceAll(/["\\;]/gu, String.raw`\$&`)}"`).join(
    ' ',
  )
}
