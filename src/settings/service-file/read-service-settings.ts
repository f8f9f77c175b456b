/** Flags, service file, environment and defaults → ServiceSettings, or every problem of all of them at once. */

import type { Parsed } from '../../errors/problem.ts'
import { bad, ok } from '../../errors/problem.ts'
import { Secret } from '../../world/secret.ts'
import type { Env, Files } from '../../world/world.ts'
import type { ServiceSettings } from './service-settings.ts'

/** What the settings of a service are read from. */
export interface ServiceRequest {
  /** Flags by the setting's name: `listen`, `storage`…; `config` is the file's path. */
  readonly flags: readonly { readonly name: string; readonly text: string }[]
  /** Absolute. */
  readonly workingDirectory: string
}

/** What reading them asks of the world. */
export interface ServiceWorld {
  readonly files: Files
  readonly env: Env
}

/** Reads them. Precedence: flag, service file, environment (PRESEND_STORAGE), default. Opens nothing. */
export async function readServiceSettings(
  _request: ServiceRequest,
  _world: ServiceWorld,
): Promise<Parsed<ServiceSettings>> {
  return await Promise.resolve(bad({ input: 'config', expected: 'something that is not written yet' }))
}

/** Where a command looks for the storage; `null`: not given. */
export interface StorageRequest {
  readonly storage: string | null
  readonly config: string | null
  /** Absolute. */
  readonly workingDirectory: string
}

/** The storage alone: flag, service file, environment, default. Other keys of the file are the service's business. */
export async function readStorageSetting(request: StorageRequest, { env }: ServiceWorld): Promise<Parsed<Secret>> {
  return await Promise.resolve(ok(new Secret(request.storage ?? env['PRESEND_STORAGE'] ?? 'sqlite:./presend.db')))
}
