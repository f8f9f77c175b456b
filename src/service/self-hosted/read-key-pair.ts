/** A certificate and its key, read and proven to belong together before any port is opened. */

import { resolve } from 'node:path'
import { createSecureContext } from 'node:tls'

import { problemsError } from '../../errors/presend-error.ts'
import type { TlsFiles } from '../../settings/service-file/service-settings.ts'
import type { Files } from '../../world/world.ts'

/** Both as PEM. */
export interface KeyPair {
  readonly certPem: string
  readonly keyPem: string
}

/**
 * Reads the two files.
 *
 * @param setting `tls` or `smtp-tls`, as the user knows it
 * @throws PresendError SETTINGS_INVALID when one cannot be read, or they cannot be used together
 */
export async function readKeyPair(
  setting: string,
  { certPath, keyPath }: TlsFiles,
  place: { readonly files: Pick<Files, 'readText'>; readonly workingDirectory: string },
): Promise<KeyPair> {
  try {
    const [certPem, keyPem] = await Promise.all(
      [certPath, keyPath].map(async (path) => await place.files.readText(resolve(place.workingDirectory, path))),
    )
    const pair = { certPem: certPem ?? '', keyPem: keyPem ?? '' }
    createSecureContext({ cert: pair.certPem, key: pair.keyPem })
    return pair
  } catch (error) {
    throw problemsError('SETTINGS_INVALID', `Reading the certificate of ${setting}`, [
      {
        input: setting,
        // Node and OpenSSL name the file or the defect, never the key.
        came: error instanceof Error ? error.message : String(error),
        expected: `a certificate in ${certPath} and its key in ${keyPath}, both PEM and readable`,
      },
    ])
  }
}
