/** A self-hosted service in this process, with its own database file. */

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readServiceSettings } from '../../src/check/settings/service-file/read-service-settings.ts'
import type { ServiceSettings } from '../../src/check/settings/service-file/service-settings.ts'
import { toWorkspaceId } from '../../src/foundation/contract/identifiers.ts'
import { nodeWorld } from '../../src/foundation/world/node-world.ts'
import type { Clock, Env } from '../../src/foundation/world/world.ts'
import { createToken } from '../../src/service/accounts/api-token.ts'
import { openServiceLog } from '../../src/service/operations/service-log.ts'
import { type SelfHostedService, startSelfHosted } from '../../src/service/self-hosted.ts'
import { openStorage } from '../../src/service/storage/open-storage.ts'
import type { Store } from '../../src/service/storage/store.ts'
import { serviceExtensions, storageExtensions } from '../support/extensions.ts'
import { fakeFiles } from '../support/fake-files.ts'
import { valueOf } from '../support/parsed.ts'

export interface HostedService extends AsyncDisposable {
  readonly service: SelfHostedService
  /** A second connection to the same database. */
  readonly store: Store
  readonly token: string
  readonly lines: Record<string, unknown>[]
  /** Sends a request and returns the unmodified response. */
  get(path: string, init?: RequestInit): Promise<Response>
}

/** Settings as `presend serve` would read them: free ports, and the settings in `yaml`. */
async function settingsOf(yaml: string, { env = {}, filePaths = [] }: HostedWorld): Promise<ServiceSettings> {
  const files = fakeFiles({
    '/srv/presend-service.yml': `listen: 127.0.0.1:0\n${yaml}`,
    ...Object.fromEntries(filePaths.map((path) => [path, ''])),
  })
  const smtp = { name: 'smtp', text: '127.0.0.1:0' }
  const flags = /^smtp:/mu.test(yaml) ? [] : [smtp]
  return valueOf(await readServiceSettings({ flags, workingDirectory: '/srv' }, { files, env }))
}

/** Parts of the environment that differ from the default. */
export interface HostedWorld {
  readonly env?: Env
  readonly clock?: Clock
  /** Absolute paths of real files that `yaml` names. */
  readonly filePaths?: readonly string[]
}

/** Starts the service, with a token of the Enterprise plan. */
export async function hostService(yaml: string = '', asked: HostedWorld = {}): Promise<HostedService> {
  await using stack = new AsyncDisposableStack()
  const folder = await mkdtemp(join(tmpdir(), 'presend-hosted-'))
  stack.defer(async () => await rm(folder, { recursive: true, force: true }))
  const own = nodeWorld()
  const world = { ...own, clock: asked.clock ?? own.clock }
  const lines: Record<string, unknown>[] = []
  const sink = { write: (line: string) => void lines.push(JSON.parse(line)) }
  const log = openServiceLog({ level: 'debug', sink, clock: world.clock })
  const storage = `sqlite:${join(folder, 'presend.db')}`
  const settings = await settingsOf(`storage: ${storage}\n${yaml}`, asked)
  const service = stack.use(
    await startSelfHosted(settings, { ...world, workingDirectory: folder, log }, serviceExtensions),
  )
  const opened = await openStorage(
    { kind: 'sqlite', path: join(folder, 'presend.db') },
    { ...world, extensions: storageExtensions },
  )
  const { store } = stack.use(opened)
  const owner = { workspaceId: toWorkspaceId('a'), accountPlan: 'enterprise', name: 'n' } as const
  const { secret } = await createToken(owner, { store, ...world })
  const owned = stack.move()
  return {
    service,
    store,
    token: secret.reveal(),
    lines,
    get: async (path, init = {}) =>
      await fetch(`http://127.0.0.1:${service.http.port}${path}`, {
        ...init,
        headers: { Authorization: `Bearer ${secret.reveal()}`, ...Object.fromEntries(new Headers(init.headers)) },
      }),
    [Symbol.asyncDispose]: async () => await owned.disposeAsync(),
  }
}
