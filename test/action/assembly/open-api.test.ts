import { expect, it } from 'vitest'

import { openApi } from '../../../src/action/assembly/open-api.ts'
import { nodeWorld } from '../../../src/foundation/world/node-world.ts'
import { version } from '../../../src/foundation/world/version.ts'
import { startBareApi } from '../../support/bare-api.ts'

it("openApi() opens a client that sends presend's version", async () => {
  await using api = await startBareApi()
  await using client = await openApi({ apiUrl: api.apiUrl, apiToken: api.apiToken }, nodeWorld())
  await client.listPostmasterAccounts({ deadlineMs: Infinity }, new AbortController().signal)
  expect(api.requests[0]?.headers['user-agent']).toBe(`presend/${version}`)
})
