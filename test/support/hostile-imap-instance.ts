/**
 * The program of `startHostileImap`: an IMAP server that follows the protocol except for one attack. It prints its
 * port.
 */

import { createServer, type Socket } from 'node:net'
import { createInterface } from 'node:readline'

import { attacks, type ImapCommand } from './imap-attacks.ts'

const attack = attacks[process.argv[2] ?? ''] ?? {}

const server = createServer((socket) => {
  socket.on('error', () => socket.destroy())
  const said = attack.greeting?.() ?? ['* OK [CAPABILITY IMAP4rev1 IDLE UIDPLUS] ready\r\n']
  void say(socket, said)
  let idleTag = ''
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
    const command: ImapCommand = { tag, name, line }
    void say(socket, attack[name]?.(command) ?? answer(command))
  })
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  process.stdout.write(`${typeof address === 'object' ? address?.port : 0}\n`)
})

function* answer({ tag, name }: ImapCommand): Generator<string> {
  if (name === 'CAPABILITY') yield '* CAPABILITY IMAP4rev1 IDLE UIDPLUS\r\n'
  if (name === 'LIST') yield '* LIST () "/" INBOX\r\n* LIST (\\Junk) "/" Junk\r\n'
  if (name === 'STATUS') yield '* STATUS Junk (UIDNEXT 1 UIDVALIDITY 1)\r\n'
  if (name === 'SELECT') {
    yield '* 50 EXISTS\r\n* OK [UIDVALIDITY 1] ok\r\n* OK [UIDNEXT 51] ok\r\n* OK [PERMANENTFLAGS (\\*)] ok\r\n'
  }
  if (name === 'IDLE') yield '+ idling\r\n'
  else yield `${tag} OK done\r\n`
}

/** Writes as fast as the other side reads. */
async function say(socket: Socket, pieces: Iterable<string | Buffer>): Promise<void> {
  for (const piece of pieces) {
    if (socket.destroyed) return
    if (!socket.write(piece)) await new Promise<void>((resolve) => socket.once('drain', resolve).once('close', resolve))
  }
}
