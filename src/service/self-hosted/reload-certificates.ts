/** Reloads renewed certificates without a restart. */

import type { ServiceSettings, TlsFiles } from '../../settings/service-file/service-settings.ts'
import type { ServiceLog } from '../operations/service-log.ts'
import type { StartedService } from '../server/start-service.ts'
import { type KeyPair, readKeyPair } from './read-key-pair.ts'
import type { FilePlace } from './read-setting-file.ts'

/** The servers that use the certificates. Open connections keep the old certificate. */
export type TlsServers = Pick<StartedService, 'http' | 'receiver'>

export interface ReloadWorld extends FilePlace {
  readonly log: Pick<ServiceLog, 'info' | 'warn'>
}

interface Place {
  readonly setting: string
  readonly files: TlsFiles | null
  readonly use: (pair: KeyPair) => void
}

/**
 * Reads both pairs and uses each valid pair. If a pair is invalid, logs the problem and keeps using the old pair. Never
 * rejects.
 */
export async function reloadCertificates(
  settings: Pick<ServiceSettings, 'tls' | 'smtpTls'>,
  { http, receiver }: TlsServers,
  world: ReloadWorld,
): Promise<void> {
  const places: readonly Place[] = [
    {
      setting: 'tls',
      files: settings.tls,
      use: ({ certPem, keyPem }) => http.replaceCertificate({ cert: certPem, key: keyPem }),
    },
    {
      setting: 'smtp-tls',
      files: receiver === null ? null : settings.smtpTls,
      use: (pair) => receiver?.replaceCertificate(pair),
    },
  ]
  let isSet = false
  for (const place of places) isSet = (await reload(place, world)) || isSet
  if (!isSet) world.log.info('SIGHUP ignored: no certificate files configured')
}

/** Reloads one certificate and its key. @returns false if no files are configured */
async function reload({ setting, files, use }: Place, world: ReloadWorld): Promise<boolean> {
  if (files === null) return false
  try {
    use(await readKeyPair(setting, files, world))
    world.log.info('certificate reloaded', { setting, file: files.certPath })
  } catch (error) {
    world.log.warn('certificate reload failed', { setting, error })
  }
  return true
}
