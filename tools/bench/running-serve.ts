/** Starts the real `presend serve` from dist/, as a user would, and reads its CPU time, memory and metrics. */

import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'
import { localSeeds } from '../../src/service/receiving/directory.ts'

const cli = resolve(import.meta.dirname, '../../dist/cli.js')

/** A running service with its own folder. Disposing this object ends the service and deletes the folder. */
export interface RunningServe extends AsyncDisposable {
  readonly apiUrl: string
  readonly smtpPort: number
  /** A token for a workspace on the Enterprise plan. */
  readonly token: string
  /** Returns the CPU time used by the process and all its threads since the start, in milliseconds. */
  cpuMs(): number
  residentMb(): number
  /** Returns the number of messages that are waiting to be judged or being judged. */
  unjudgedCount(): Promise<number>
}

/**
 * The only settings that differ from the defaults: free ports, and a zone file with the sender's DNS records, which do
 * not exist in the real DNS.
 */
const serviceFile = `listen: 127.0.0.1:0
smtp: 127.0.0.1:0
dns: {servers: [127.0.0.1:9], zone-file: bench.zone}
`

const zone = `$ORIGIN shop.example.
@ 300 IN TXT "v=spf1 ip4:127.0.0.1 -all"
@ 300 IN MX 10 mx
mx 300 IN A 192.0.2.1
_dmarc 300 IN TXT "v=DMARC1; p=none"
`

/** Starts the service with default settings. */
export async function startServe(): Promise<RunningServe> {
  const folder = await mkdtemp(join(tmpdir(), 'presend-bench-'))
  await writeFile(join(folder, 'presend-service.yml'), serviceFile)
  await writeFile(join(folder, 'bench.zone'), zone)
  const child = spawn(process.execPath, [cli, 'serve'], { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] })
  const { apiUrl, smtpPort } = await untilListening(child)
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [cli, 'token', 'create', '--workspace', 'bench', '--plan', 'enterprise', '--json'],
    { cwd: folder },
  )
  const { secret }: { readonly secret: string } = JSON.parse(stdout)
  return {
    apiUrl,
    smtpPort,
    token: secret,
    cpuMs: () => cpuMsOf(child.pid ?? 0),
    residentMb: () => Number(/VmRSS:\s+(\d+)/u.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1]) / 1024,
    unjudgedCount: async () => await countUnjudged(apiUrl),
    [Symbol.asyncDispose]: async () => {
      child.kill()
      if (child.exitCode === null) await once(child, 'exit')
      await rm(folder, { recursive: true, force: true })
    },
  }
}

interface Listening {
  readonly apiUrl: string
  readonly smtpPort: number
}

/** Keeps reading the log, because a full pipe would block the service. */
async function untilListening({ stdout }: ChildProcess): Promise<Listening> {
  if (stdout === null) throw new TypeError('expected the service to have an output stream')
  const { promise, resolve: found } = Promise.withResolvers<Listening>()
  createInterface(stdout).on('line', (line) => {
    if (!line.includes('"msg":"listening"')) return
    const { api_url, smtp } = JSON.parse(line)
    found({ apiUrl: api_url, smtpPort: smtp.port })
  })
  return await promise
}

/** Reads fields 14 and 15 of /proc/PID/stat, which are measured in ticks of 10 ms. */
function cpuMsOf(processId: number): number {
  const fields = readFileSync(`/proc/${processId}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) * 10
}

async function countUnjudged(apiUrl: string): Promise<number> {
  const response = await fetch(new URL('/metrics', apiUrl))
  const lines = (await response.text()).split('\n')
  const counts = lines.filter((line) => line.startsWith('presend_jobs{') && line.includes('judge-message'))
  return counts.reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0)
}

/** A seed of a test that is waiting for mail. */
export interface OpenSeed {
  readonly to: string
  readonly trackingId: string
}

/** Creates tests through the API until there are enough seeds for `count` messages. */
export async function createSeeds({ apiUrl, token }: RunningServe, count: number): Promise<readonly OpenSeed[]> {
  const seeds: OpenSeed[] = []
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' }
  while (seeds.length < count) {
    const response = await fetch(`${apiUrl}/spam_tests`, { method: 'POST', headers, body: '{}' })
    if (response.status !== 201)
      throw new Error(`POST /spam_tests: expected status 201, got ${response.status} ${await response.text()}`)
    const { test }: { readonly test: { readonly tracking_id: string } } = JSON.parse(await response.text())
    seeds.push(...localSeeds.map(({ address }) => ({ to: address, trackingId: test.tracking_id })))
  }
  return seeds.slice(0, count)
}
