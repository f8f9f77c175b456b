/** Reads a repository file whose path is given in a setting. */

import { problemsError } from '../../foundation/errors/presend-error.ts'
import { openRepository } from '../../foundation/world/repository.ts'
import type { OpenRequest } from './open-request.ts'

/**
 * Returns the file's text. @throws PresendError SETTINGS_INVALID if it is outside the repository or not a readable text
 * file
 */
export async function readRepositoryText(
  setting: { readonly name: 'smtp-ca' | 'zone-file'; readonly path: string },
  { repositoryRoot, world }: Pick<OpenRequest, 'repositoryRoot' | 'world'>,
): Promise<string> {
  const { name, path } = setting
  const file = await openRepository(repositoryRoot, world.files).readText(path, { input: name })
  if (file.status === 'bad') throw problemsError('SETTINGS_INVALID', `Reading ${name}`, file.problems)
  return file.value.text
}
