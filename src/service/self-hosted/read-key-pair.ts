/** Reads a certificate and its key, and checks that they match. */

import { resolve } from 'node:path'
import { createSecureContext } from 'node:tls'
import type { TlsFiles } from '../../check/settings/service-file/service-settings.ts'
import { problemsError } from '../../foundation/errors/presend-error.ts'
import type { FilePlace } from './read-setting-file.ts'

/** A certificate and its key, both in PEM format. */
export interface KeyPair {
  readonly certPem: string
  readonly keyPem: string
}

/**
 * Reads the certificate and the key.
 *
 * @param setting the name of the setting, `tls` or `smtp-tls`
 * @throws PresendError SETTINGS_INVALID if a file cannot be read, or if the key does not match the certificate
 */
export async function readKeyPair(
  setting: string,
  { certPath, keyPath }: TlsFiles,
  { files, workingDirectory }: FilePlace,
): Promise<KeyPair> {
  try {
    const [certPem = '', keyPem = ''] = await Promise.all(
      [certPath, keyPath].map(async (path) => await files.readText(resolve(workingDirectory, path))),
    )
    createSecureContext({ cert: certPem, key: keyPem })
    return { certPem, keyPem }
  } catch (error) {
    throw problemsError('SETTINGS_INVALID', `Reading the certificate for ${setting}`, [
      {
        input: setting,
        // The error message can be shown safely: Node and OpenSSL mention the file or the defect, but never quote the
        // key.
        came: error instanceof Error ? error.message : String(error),
        expected: `a readable PEM certificate in ${certPath} and its PEM key in ${keyPath}`,
      },
    ])
  }
}
