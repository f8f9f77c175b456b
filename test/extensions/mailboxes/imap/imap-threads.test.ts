import { afterEach, describe, expect, it } from 'vitest'

import type { ImapAccount, ImapConnection } from '../../../../src/extensions/mailboxes/imap/imap-connection.ts'
import { usualImapLimits } from '../../../../src/extensions/mailboxes/imap/imap-limits.ts'
import { type ImapThreadsOptions, openImapThreads } from '../../../../src/extensions/mailboxes/imap/imap-threads.ts'
import { nodeClock } from '../../../../src/foundation/world/node-clock.ts'
import { Secret } from '../../../../src/foundation/world/secret.ts'
import { startHostileImap } from '../../../support/hostile-imap.ts'

const opened: Disposable[] = []

afterEach(() => {
  for (const one of opened.splice(0).toReversed()) one[Symbol.dispose]()
})

interface Opening {
  readonly options?: Partial<ImapThreadsOptions>
  readonly password?: string
  readonly signal?: AbortSignal
}

/** Connects to a server that runs this attack. */
async function connect(attack: string, opening: Opening = {}): Promise<ImapConnection> {
  const { options = {}, password = 'hunter2 and more', signal = new AbortController().signal } = opening
  const server = await startHostileImap(attack)
  const threads = openImapThreads(options)
  opened.push(server, threads)
  const account: ImapAccount = {
    host: server.host,
    port: server.port,
    tls: 'none',
    username: 'seed1@box.example',
    password: new Secret(password),
    caPem: null,
  }
  return await threads.connect(account, { clock: nodeClock(), limits: usualImapLimits, signal })
}

describe('openImapThreads()', () => {
  it('rejects with the reason when its thread hangs or runs out of memory', async () => {
    await expect(connect('none', { options: { silenceMs: 5 } })).rejects.toMatchObject({
      kind: 'unusable',
      message: "parsing the server's replies took longer than 0.005 s",
    })
    await expect(connect('none', { options: { memoryMb: 5 } })).rejects.toMatchObject({
      kind: 'unusable',
      message: "parsing the server's replies took more than 5 MiB of memory",
    })
  })

  it('rejects immediately when the signal aborts while connecting or waiting', async () => {
    const controller = new AbortController()
    const connecting = connect('a silent greeting', { signal: controller.signal })
    controller.abort(new Error('enough'))
    await expect(connecting).rejects.toThrow('enough')
    const second = new AbortController()
    const connection = await connect('none', { signal: second.signal })
    await connection.open('INBOX')
    const waiting = connection.waitForChange(new AbortController().signal)
    second.abort(new Error('enough'))
    await waiting
    await expect(connection.uidsFrom(1)).rejects.toThrow('enough')
  })

  it('closes one connection without affecting others in its thread', async () => {
    const server = await startHostileImap('none')
    const threads = openImapThreads({ threadCount: 1 })
    opened.push(server, threads)
    const account = { host: server.host, port: server.port, tls: 'none', username: 'u', caPem: null } as const
    const tools = { clock: nodeClock(), limits: usualImapLimits, signal: new AbortController().signal }
    const open = async (): Promise<ImapConnection> =>
      await threads.connect({ ...account, password: new Secret('right') }, tools)
    const [one, other] = [await open(), await open()]
    expect((await one.listFolders()).length + (await other.listFolders()).length).toBe(4)
    await one[Symbol.asyncDispose]()
    await expect(one.listFolders()).rejects.toMatchObject({ kind: 'unreachable', message: 'the connection is closed' })
    expect(await other.listFolders()).toHaveLength(2)
  })
})
