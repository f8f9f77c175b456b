/** A renewed certificate comes into use without a restart: both pairs of files are read again while the service goes on. */

import type { ServiceSettings, TlsFiles } from '../../settings/service-file/service-settings.ts'
import type { Files } from '../../world/world.ts'
import type { ServiceLog } from '../operations/service-log.ts'
import type { StartedService } from '../start-service.ts'
import { type KeyPair, readKeyPair } from './read-key-pair.ts'

/** What the certificates are put into; connections that are open keep the one they began with. */
export type Certified = Pick<StartedService, 'http' | 'receiver'>

/** What reading takes, and where it is told. */
export interface ReloadWorld {
  readonly files: Pick<Files, 'readText'>
  readonly workingDirectory: string
  readonly log: Pick<ServiceLog, 'info' | 'warn'>
}

interface Place {
  /** As the user knows it. */
  readonly setting: string
  readonly files: TlsFiles | null
  readonly use: (pair: KeyPair) => void
}

/** Reads them and uses each pair that is good; of a bad one the log tells, and the old one stays. Never rejects. */
export async function reloadCertificates(
  settings: Pick<ServiceSettings, 'tls' | 'smtpTls'>,
  { http, receiver }: Certified,
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

/** @returns false: there are no files */
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
