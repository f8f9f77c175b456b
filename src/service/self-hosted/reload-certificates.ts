/** Reloads renewed certificates without a restart. */

import type { ServiceSettings, TlsFiles } from '../../check/settings/service-file/service-settings.ts'
import type { ServiceLog } from '../operations/service-log.ts'
import type { StartedService } from '../server/start-service.ts'
import { type KeyPair, readKeyPair } from './read-key-pair.ts'
import type { FilePlace } from './read-setting-file.ts'

/** The servers that use the certificates. Open connections keep the old certificate. */
export type TlsServers = Pick<StartedService, 'http' | 'receiver'>

export interface ReloadWorld extends FilePlace {
  readonly log: Pick<ServiceLog, 'info' | 'warn'>
}

interface ConfiguredPair {
  readonly setting: string
  readonly files: TlsFiles
  readonly use: (pair: KeyPair) => void
}

/**
 * Reads both certificate-and-key pairs, and starts using each valid pair. If a pair is invalid, logs the problem and
 * keeps using the old pair. Never rejects.
 */
export async function reloadCertificates(
  { tls, smtpTls }: Pick<ServiceSettings, 'tls' | 'smtpTls'>,
  { http, receiver }: TlsServers,
  world: ReloadWorld,
): Promise<void> {
  const useForHttp = ({ certPem, keyPem }: KeyPair): void => http.replaceCertificate({ cert: certPem, key: keyPem })
  const pairs: readonly ConfiguredPair[] = [
    ...(tls === null ? [] : [{ setting: 'tls', files: tls, use: useForHttp }]),
    ...(smtpTls === null || receiver === null
      ? []
      : [{ setting: 'smtp-tls', files: smtpTls, use: (pair: KeyPair) => receiver.replaceCertificate(pair) }]),
  ]
  for (const pair of pairs) await reload(pair, world)
  if (pairs.length === 0) world.log.info('SIGHUP ignored: no certificate files configured')
}

async function reload({ setting, files, use }: ConfiguredPair, world: ReloadWorld): Promise<void> {
  try {
    use(await readKeyPair(setting, files, world))
    world.log.info('certificate reloaded', { setting, file: files.certPath })
  } catch (error) {
    world.log.warn('certificate reload failed', { setting, error })
  }
}
