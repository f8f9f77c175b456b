/** Tells the operator how to create the first user. */

import { createSetupCode } from '../../accounts/codes.ts'
import type { Store } from '../../storage/store.ts'
import type { Clock, Random } from '../../world/world.ts'
import type { ServiceLog } from '../operations/service-log.ts'

/** If no user exists yet, logs a code for the setup page, which creates the first user. */
export async function announceSetup(
  store: Pick<Store, 'hasUsers' | 'createInvitation'>,
  {
    publicUrl,
    clock,
    random,
    log,
  }: { readonly publicUrl: string; readonly clock: Clock; readonly random: Random; readonly log: ServiceLog },
): Promise<void> {
  if (await store.hasUsers()) return
  const code = await createSetupCode('presend serve', { store, clock, random })
  log.info('setup code created', { url: `${publicUrl}/setup`, code: code.reveal() })
}
