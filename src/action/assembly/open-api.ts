/** Opens an API client. The client's code is loaded on first use. */

import type { ApiClient, ClientOptions } from '../../check/client/open-client.ts'
import { version } from '../../foundation/world/version.ts'
import type { World } from '../../foundation/world/world.ts'

/** Opens a client that connects when it is first called. @throws PresendError API_TOKEN_REFUSED */
export async function openApi(
  options: Omit<ClientOptions, 'userAgent'>,
  world: Pick<World, 'clock' | 'random'>,
): Promise<ApiClient> {
  const { openClient } = await import('../../check/client/open-client.ts')
  return openClient({ ...options, userAgent: `presend/${version}` }, world)
}
