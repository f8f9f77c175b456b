/** Runs in the thread that `startImapServer` starts, and sends the server's port number to the main thread. */

import { createServer, type Socket } from 'node:net'
import { createInterface } from 'node:readline'
import { parentPort, workerData } from 'node:worker_threads'

import { imapAttacks } from './imap-attacks.ts'

const attack = imapAttacks[String(Object(workerData).attack)] ?? {}

const server = createServer((socket) => {
  socket.on('error', () => socket.destroy())
  let idleTag = ''
  void say(socket, attack.greeting?.() ?? ['* OK [CAPABILITY IMAP4rev1 IDLE UIDPLUS] ready\r\n'])
  const lines = createInterface({ input: socket })
  lines.on('error', () => socket.destroy())
  lines.on('line', (line) => {
    const [tag = '', ...words] = line.split(' ')
    if (tag.toUpperCase() === 'DONE') {
      void say(socket, [`${idleTag} OK done\r\n`])
      return
    }
    const name = (words[0]?.toUpperCase() === 'UID' ? words.slice(0, 2).join(' ') : (words[0] ?? '')).toUpperCase()
    if (name === 'IDLE') idleTag = tag
    const command = { tag, name, line }
    void say(socket, attack.answers?.[name]?.(command) ?? usual(tag, name))
  })
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  parentPort?.postMessage(typeof address === 'object' ? address?.port : 0)
})

function* usual(tag: string, name: string): Generator<string> {
  if (name === 'CAPABILITY') yield '* CAPABILITY IMAP4rev1 IDLE UIDPLUS\r\n'
  if (name === 'LIST') yield '* LIST () "/" INBOX\r\n* LIST (\\Junk) "/" Junk\r\n'
  if (name === 'STATUS') yield '* STATUS Junk (UIDNEXT 1 UIDVALIDITY 1)\r\n'
  if (name === 'SELECT' || name === 'EXAMINE') {
    yield '* 0 EXISTS\r\n* OK [UIDVALIDITY 1] ok\r\n* OK [UIDNEXT 51] ok\r\n* OK [PERMANENTFLAGS (\\*)] ok\r\n'
  }
  yield name === 'IDLE' ? '+ idling\r\n' : `${tag} OK done\r\n`
}

/** Keeps writing as long as the client reads. */
async function say(socket: Socket, pieces: Iterable<string | Buffer>): Promise<void> {
  for (const piece of pieces) {
    if (socket.destroyed) return
    if (!socket.write(piece)) await untilDrained(socket)
    // Endless replies must not block the other connections in this thread.
    await new Promise<void>((resolve) => setImmediate(resolve))
  }
}

async function untilDrained(socket: Socket): Promise<void> {
  await new Promise<void>((resolve) => {
    const resume = (): void => {
      socket.off('drain', resume).off('close', resume)
      resolve()
    }
    socket.once('drain', resume).once('close', resume)
  })
}
