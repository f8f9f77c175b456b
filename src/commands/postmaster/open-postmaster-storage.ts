/** The storage of postmaster accounts that a command line names. */

import { PresendError } from '../../errors/presend-error.ts'
import type { PostmasterStore } from '../../storage/postmaster.ts'
import type { CommandTools, StorageLine } from '../command-parts.ts'
import { openLineStorage } from '../open-line-storage.ts'

/** An open storage. Disposing it closes it. */
export interface PostmasterStorage extends AsyncDisposable {
  readonly store: PostmasterStore
}

/** Opens it. @throws PresendError SETTINGS_INVALID, STORAGE_FAILED */
export async function openPostmasterStorage(line: StorageLine, tools: CommandTools): Promise<PostmasterStorage> {
  await using storage = await openLineStorage(line, tools)
  throw new PresendError({
    code: 'STORAGE_FAILED',
    outcome: 'inconclusive',
    done: `Opening the postmaster accounts in ${storage.shown}`,
    came: 'a storage that keeps none yet',
    expected: 'accounts',
    todo: 'wait for the next version',
  })
}
