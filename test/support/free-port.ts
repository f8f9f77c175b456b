/** Finds ports for servers that cannot choose one themselves. */

import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/** Below the ports that Linux gives to outgoing connections and to servers that listen on port 0. */
const [firstPort, endPort] = [10_000, 32_768]

/**
 * Returns a random TCP port of 127.0.0.1 that is free. It is random, because the next free port would soon be used by
 * another test that runs at the same time.
 */
export async function findFreePort(): Promise<number> {
  const port = randomInt(firstPort, endPort)
  return (await isFree(port)) ? port : await findFreePort()
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
