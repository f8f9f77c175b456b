/** Finds ports for servers that cannot choose one themselves. */

import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/** Below the ports that Linux gives to outgoing connections and to servers that listen on port 0. */
const [firstPort, endPort] = [10_000, 32_768]

/** Vitest numbers its workers from 1. Each worker has its own ports, so that two never choose the same one. */
const rangeCount = 8
const portsPerRange = Math.floor((endPort - firstPort) / rangeCount)
const range = Number(process.env['VITEST_POOL_ID'] ?? 0) % rangeCount

/** The ports that this process has already returned: their servers may not have started yet. */
const returned = new Set<number>()

/** Returns a random TCP port of 127.0.0.1 that is free. Never returns the same port twice. */
export async function findFreePort(): Promise<number> {
  const port = firstPort + range * portsPerRange + randomInt(portsPerRange)
  if (returned.has(port) || !(await isFree(port))) return await findFreePort()
  returned.add(port)
  return port
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer()
  const isListening = await new Promise<boolean>((resolve) => {
    server.once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => resolve(true))
  })
  if (isListening) await new Promise<void>((resolve) => server.close(() => resolve()))
  return isListening
}
