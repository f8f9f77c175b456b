/**
 * The minimum setup for durable reception: smtp-server and one log file, with one fdatasync for all waiting messages.
 * Usage: `node receiving-floor.ts PORT LOG`
 */

import { type FileHandle, open } from 'node:fs/promises'
import { SMTPServer, type SMTPServerDataStream } from 'smtp-server'

const [, , port = '', path = ''] = process.argv
const store = sharedLog(await open(path, 'a'))
const server = new SMTPServer({
  disabledCommands: ['AUTH', 'STARTTLS'],
  disableReverseLookup: true,
  logger: false,
  onData: (stream, _session, callback) => {
    collect(stream, (bytes) => void answer(bytes, callback))
  },
})
server.listen(Number(port), '127.0.0.1')
// Exit together with the parent process.
process.stdin.resume().on('end', () => process.exit())

async function answer(bytes: Buffer, reply: (error: Error | null, text?: string) => void): Promise<void> {
  try {
    await store(bytes)
  } catch (error) {
    reply(error instanceof Error ? error : new Error('not stored'))
    return
  }
  reply(null, 'Ok')
}

function collect(stream: SMTPServerDataStream, done: (bytes: Buffer) => void): void {
  const chunks: Buffer[] = []
  stream.on('data', (chunk: Buffer) => chunks.push(chunk))
  stream.on('end', () => done(Buffer.concat(chunks)))
}

interface Waiting {
  readonly bytes: Buffer
  readonly resolve: () => void
  readonly reject: (error: unknown) => void
}

function sharedLog(file: FileHandle): (bytes: Buffer) => Promise<void> {
  let waiting: Waiting[] = []
  let isBusy = false

  async function flush(): Promise<void> {
    isBusy = true
    while (waiting.length > 0) {
      const group = waiting
      waiting = []
      await append(file, Buffer.concat(group.map(({ bytes }) => bytes))).then(
        () => group.forEach(({ resolve }) => resolve()),
        (error: unknown) => group.forEach(({ reject }) => reject(error)),
      )
    }
    isBusy = false
  }

  return async (bytes) => {
    await new Promise<void>((resolve, reject) => {
      waiting.push({ bytes, resolve, reject })
      if (!isBusy) void flush()
    })
  }
}

async function append(file: FileHandle, bytes: Buffer): Promise<void> {
  await file.write(bytes)
  await file.datasync()
}
