/** Attacks stored secrets, both as a person with write access to the database and as a hostile OAuth provider. */

import { chmod, writeFile } from 'node:fs/promises'
import { createServer as createTcpServer, type Socket } from 'node:net'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'

import { type AttackArea, type HostileInput, quickEvery, type Target } from '../attack-area.ts'
import { findSecret, findSecretForm } from '../support/act.ts'
import { runCommand, serve } from '../support/presend-process.ts'
import { consentInputs } from './oauth-replies.ts'

export const sealedArea: AttackArea = {
  name: 'sealed',
  title:
    'stored secrets that an attacker changes in the database, moves to another row or redirects to another host; key files that other users can read; forged OAuth redirects and token responses',
  open: async ({ target }) => ({
    inputs: [...redirectionInputs(target), ...tamperInputs(target), ...keyFileInputs(target), ...consentInputs(target)],
    concurrency: 6,
    [Symbol.asyncDispose]: async () => undefined,
  }),
}

const password = 'correct-horse-battery'
const [mine, other] = ['seed@box.example', 'seed@other.example']

/** A listener that greets like an IMAP server and records what it receives. */
interface Listener extends AsyncDisposable {
  readonly port: number
  received(): string
}

async function listen(): Promise<Listener> {
  let received = ''
  const sockets = new Set<Socket>()
  const server = createTcpServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined)
    socket.write('* OK [CAPABILITY IMAP4rev1] ready\r\n')
    socket.on('data', (chunk) => {
      received += chunk.toString('latin1')
      socket.write(`${chunk.toString('latin1').split(' ')[0] ?? 'a'} OK done\r\n`)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  const address = server.address()
  return {
    port: typeof address === 'object' && address !== null ? address.port : 0,
    received: () => received,
    [Symbol.asyncDispose]: async () => {
      for (const socket of sockets) socket.destroy()
      await new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}

/** Changes the mailbox's stored settings as an attacker would. `port` is the port of the attacker's listener. */
const redirections: Readonly<Record<string, (given: Given, port: number) => Given>> = {
  'the port': (given, port) => ({ ...given, port: portLike(given, port) }),
  'the host and port': (given, port) => ({ ...given, host: 'localhost', port: portLike(given, port) }),
  'the user name and port': (given, port) => ({ ...given, username: 'mallory', port: portLike(given, port) }),
  'the port and TLS setting': (given, port) => ({ ...given, port: portLike(given, port), tls: 'none' }),
  'the port and CA file': (given, port) => ({ ...given, port: portLike(given, port), 'ca-file': '/dev/null' }),
}

type Given = Readonly<Record<string, unknown>>

/**
 * Converts the port to a string or number to match the stored definition, which keeps values as the user wrote them.
 */
function portLike(given: Given, port: number): unknown {
  return typeof given['port'] === 'number' ? port : String(port)
}

/**
 * Adds seeds, calls `change` to modify the database, and runs a service with this database. @returns `null`, or a
 * description of how the password leaked
 */
async function redirect(
  target: Target,
  change: (database: DatabaseSync, port: number) => void,
): Promise<string | null> {
  await using listener = await listen()
  await using service = await serve(target, {
    prepare: async (folder) => {
      for (const address of [mine, other]) await addSeed(target, folder, address)
      const database = new DatabaseSync(join(folder, 'presend.db'))
      change(database, listener.port)
      database.close()
    },
  })
  await wait(1500)
  const sent = findSecretForm(listener.received(), [password])
  if (sent !== null) return `the decrypted password was sent to the attacker: ${sent}`
  const shown = findSecret(service.log(), [password])
  if (shown !== null) return shown
  return service.isRunning() ? null : `the service exited: ${service.log().slice(-300)}`
}

async function addSeed(target: Target, folder: string, address: string): Promise<void> {
  const args = `seeds add ${address} --type consumer --kind imap --host 127.0.0.1 --port 9 --tls none --username u --storage sqlite:${join(folder, 'presend.db')}`
  const env = { PRESEND_SEED_PASSWORD: address === mine ? password : 'another-password' }
  const { exitCode, stderr } = await runCommand(target, args.split(' '), { folder, env })
  if (exitCode !== 0) throw new Error(`presend seeds add: ${stderr}`)
}

function redirectionInputs(target: Target): readonly HostileInput[] {
  return Object.entries(redirections).flatMap(([what, change], index) =>
    (['its own password', 'a password from another row'] as const).map((secret) => ({
      name: `a mailbox row with changes to ${what}, and with ${secret}`,
      isQuick: index === 0 && secret === 'its own password',
      attempt: async () =>
        await redirect(target, (database, port) => {
          const address = secret === 'its own password' ? mine : other
          const row = database.prepare('select given from directory_seeds where address = ?').get(address)
          const given: Given = JSON.parse(String(row?.['given']))
          const changed = JSON.stringify(change(given, port))
          database.prepare('update directory_seeds set given = ? where address = ?').run(changed, address)
          if (secret === 'its own password') return
          database.exec("delete from seed_secrets where address = 'seed@other.example'")
          database.exec("update seed_secrets set address = 'seed@other.example'")
        }),
    })),
  )
}

/** Encrypted secrets modified by an attacker. */
const tampered: Readonly<Record<string, (sealed: string) => string>> = {
  'an empty string': () => '',
  'the password in plain text': () => password,
  'a changed character at the end': (sealed) =>
    `${sealed.slice(0, -3)}${sealed.at(-3) === 'A' ? 'B' : 'A'}${sealed.slice(-2)}`,
  'a changed character at the start': (sealed) =>
    sealed.replace(/:(.)/u, (_all, first: string) => `:${first === 'A' ? 'B' : 'A'}`),
  'the first half of the secret': (sealed) => sealed.slice(0, sealed.length / 2),
  'the secret twice': (sealed) => sealed + sealed,
  'a different format prefix': (sealed) => sealed.replace(/^[^:]*/u, 'sealed0'),
  'no format prefix': (sealed) => sealed.replace(/^[^:]*:/u, ''),
  'only the format prefix': () => 'sealed1:',
  'a 5 MB string': () => `sealed1:${'A'.repeat(5_000_000)}`,
  'text that is not base64': () => 'sealed1:\u{1f600}"\'<>',
  'NUL bytes': () => 'sealed1:\0\0\0',
}

function tamperInputs(target: Target): readonly HostileInput[] {
  return Object.entries(tampered).map(([name, change], index) => ({
    name: `a tampered secret: ${name}`,
    isQuick: index === 2,
    attempt: async () =>
      await redirect(target, (database, port) => {
        for (const { address, sealed } of database.prepare('select address, sealed from seed_secrets').all()) {
          database
            .prepare('update seed_secrets set sealed = ? where address = ?')
            .run(change(String(sealed)), String(address))
        }
        const row = database.prepare('select given from directory_seeds where address = ?').get(mine)
        const given: Given = JSON.parse(String(row?.['given']))
        database
          .prepare('update directory_seeds set given = ? where address = ?')
          .run(JSON.stringify({ ...given, port: portLike(given, port) }), mine)
      }),
  }))
}

const modes = [0o644, 0o604, 0o606, 0o666, 0o777] as const

/** Creates inputs with a key file that other users can read, which must cause an error or a warning. */
function keyFileInputs(target: Target): readonly HostileInput[] {
  return modes.map((mode, index) => ({
    name: `a key file with mode ${mode.toString(8)}`,
    isQuick: quickEvery(5, index),
    attempt: async () => {
      await using service = await serve(target, {
        env: { PRESEND_ENCRYPTION_KEY: '' },
        flags: ['--config', 'presend-service.yml'],
        prepare: async (folder) => {
          const path = join(folder, 'key')
          await writeFile(path, Buffer.alloc(32, 7).toString('base64'))
          await chmod(path, mode)
          await writeFile(join(folder, 'presend-service.yml'), 'encryption: {key-file: key}\n')
        },
      }).catch((error: unknown) => ({ log: () => String(error), [Symbol.asyncDispose]: async () => undefined }))
      return /key.*(?:mode|0600|readable|others|chmod)/iu.test(service.log())
        ? null
        : 'the service started without a warning'
    },
  }))
}
