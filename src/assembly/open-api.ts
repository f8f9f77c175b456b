/** Opens a client of a service, loaded only when something is asked of one. */

import type { ApiClient, ClientOptions } from '../client/open-client.ts'
import { version } from '../world/version.ts'
import type { World } from '../world/world.ts'

/** A client that says which presend it is; it connects at its first call. @throws PresendError API_TOKEN_REFUSED */
export async function openApi(
  options: Omit<ClientOptions, 'userAgent'>,
  world: Pick<World, 'clock' | 'random'>,
): Promise<ApiClient> {
  const { openClient } = await import('../client/open-client.ts')
  return openClient({ ...options, userAgent: `presend/${version}` }, world)
}
