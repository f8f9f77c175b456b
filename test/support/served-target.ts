/**
 * Runs `presend serve` on a database, with all tokens, a webhook and a separate zone: everything that the conformance
 * suite can use.
 */

import { generateKeyPairSync } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { toWorkspaceId } from '../../src/foundation/contract/identifiers.ts'
import { nodeClock } from '../../src/foundation/world/node-clock.ts'
import { nodeRandom } from '../../src/foundation/world/node-random.ts'
import { openStorage, parseStorageLocation } from '../../src/service/storage/open-storage.ts'
import type { ConformanceTarget } from './conformance-target.ts'
import { storageExtensions } from './extensions.ts'
import { findFreePort } from './free-port.ts'
import { valueOf } from './parsed.ts'
import { postmasterAccount, storePostmasterData } from './postmaster-data.ts'
import { runPresend, startServe } from './serve.ts'

/** The zone of the sending domains; `publicKey` in base64. */
const zoneWith = (publicKey: string): string => `$ORIGIN shop.example.
@ 300 IN SOA ns.shop.example. admin.shop.example. 1 3600 600 86400 300
@ 300 IN TXT "v=spf1 ip4:198.51.100.7 -all"
@ 300 IN MX 10 mx
mx 300 IN A 198.51.100.7
_dmarc 300 IN TXT "v=DMARC1; p=none"
suite._domainkey 300 IN TXT "v=DKIM1; k=rsa; p=" ${(publicKey.match(/.{1,200}/gu) ?? []).map((part) => `"${part}"`).join(' ')}
7.100.51.198.in-addr.arpa. 300 IN PTR mx.shop.example.
`

const config = `dns: {zone-file: suite.zone}
sending-ip: 198.51.100.7
test-timeout: TIMEOUT
webhooks: {allow-private: true}
`

/** A secret that the service accepts; used only in tests. */
const webhookSecret = 'whsec_conformance_0123456789abcdef'

/** The properties of a served target that the suite does not need. */
export interface ServedTarget extends ConformanceTarget {
  /** PEM of the key that selector `suite` of shop.example publishes. */
  readonly keyPath: string
  readonly spareToken: string
  /** The secret of its webhook. */
  readonly webhookSecret: string
  readonly smtpPort: number
  /** The port to which its webhook is sent; no server listens there yet. */
  readonly webhookPort: number
}

/**
 * Starts the service. `storage` is a location without a relative path; `null` means a new SQLite file. Tests without a
 * timeout stay open for `testTimeout`.
 */
export async function startServedTarget(
  storage: string | null = null,
  testTimeout: '2s' | '60m' = '2s',
): Promise<ServedTarget> {
  await using stack = new AsyncDisposableStack()
  const folder = await mkdtemp(join(tmpdir(), 'presend-served-'))
  stack.defer(async () => await rm(folder, { recursive: true, force: true }))
  await writeFile(join(folder, 'presend-service.yml'), config.replace('TIMEOUT', testTimeout))
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const spki = publicKey.export({ type: 'spki', format: 'der' }).toString('base64')
  await writeFile(join(folder, 'suite.zone'), zoneWith(spki))
  const keyPath = join(folder, 'suite.pem')
  await writeFile(keyPath, privateKey.export({ type: 'pkcs8', format: 'pem' }))
  const flags = ['--storage', storage ?? `sqlite:${join(folder, 'presend.db')}`]
  await storeData(flags[1] ?? '')
  const service = stack.use(await startServe({ flags, workingDirectory: folder }))
  const present = presendIn(folder, flags)
  const webhookPort = await findFreePort()
  const webhook = [
    'webhook',
    'add',
    `http://127.0.0.1:${webhookPort}/`,
    '--workspace',
    'suite',
    '--secret',
    webhookSecret,
  ]
  const [token, other, free, revoked, exhausted] = [
    await present.token('suite', 'pro'),
    await present.token('another', 'pro'),
    await present.token('without-a-plan', 'free'),
    await present.token('suite', 'pro'),
    await present.token('suite', 'pro'),
  ]
  await present.run(webhook)
  await present.run(['token', 'revoke', revoked.id])
  const owned = stack.move()
  const given = {
    '--token': token.secret,
    '--plan': 'pro',
    '--other-token': other.secret,
    '--free-token': free.secret,
    '--revoked-token': revoked.secret,
    '--exhaust-rate-limit': exhausted.secret,
    '--mail': 'news@shop.example spf=pass dkim=pass dmarc=pass',
    '--smtp-host': '127.0.0.1',
    '--smtp-port': String(service.smtpPort),
    '--dkim-domain': 'shop.example',
    '--dkim-selector': 'suite',
    '--dkim-key': keyPath,
    '--webhook-listen': `127.0.0.1:${webhookPort}`,
    '--webhook-secret': webhookSecret,
    '--test-timeout': '2',
    '--postmaster-email': postmasterAccount.email,
    '--postmaster-item': postmasterAccount.item,
  }
  return {
    baseUrl: service.apiUrl,
    token: token.secret,
    flags: Object.entries(given).flat(),
    keyPath,
    spareToken: exhausted.secret,
    webhookSecret,
    smtpPort: service.smtpPort,
    webhookPort,
    [Symbol.asyncDispose]: async () => await owned.disposeAsync(),
  }
}

/** Data that only a provider could supply is written to the database before the service starts. */
async function storeData(storage: string): Promise<void> {
  const location = valueOf(parseStorageLocation(storage))
  await using opened = await openStorage(location, {
    extensions: storageExtensions,
    clock: nodeClock(),
    random: nodeRandom(),
  })
  await storePostmasterData(opened.store, toWorkspaceId('suite'))
}

interface MadeToken {
  readonly id: string
  readonly secret: string
}

/** Runs commands next to the running service, on its storage. */
function presendIn(
  folder: string,
  flags: readonly string[],
): { run(args: readonly string[]): Promise<string>; token(workspace: string, plan: string): Promise<MadeToken> } {
  const run = async (args: readonly string[]): Promise<string> => {
    const { stdout, stderr, exitCode } = await runPresend([...args, ...flags], { workingDirectory: folder })
    if (exitCode !== 0) throw new Error(`presend ${args.slice(0, 2).join(' ')}: ${stderr}`)
    return stdout
  }
  return {
    run,
    token: async (workspace, plan) => {
      const made: unknown = JSON.parse(
        await run(['token', 'create', '--workspace', workspace, '--plan', plan, '--json']),
      )
      const { token, secret } = Object(made)
      return { id: String(token.id), secret: String(secret) }
    },
  }
}
