import { expect, it } from 'vitest'
import { toWorkspaceId } from '../../../src/contract/identifiers.ts'

import { noPostmasterData } from '../../../src/postmaster/http/postmaster-reader.ts'

it('noPostmasterData returns no account and no data', async () => {
  expect(await noPostmasterData.listConnectedAccounts(toWorkspaceId('a'))).toEqual([])
  expect(await noPostmasterData.findAccount(toWorkspaceId('a'), 1)).toBeNull()
  expect(await noPostmasterData.findAccountByEmail(toWorkspaceId('a'), 'x@shop.example')).toBeNull()
  expect(await noPostmasterData.readCumulative(1)).toBeNull()
  expect(await noPostmasterData.readDomain({ accountId: 1, domain: 'shop.example', range: null })).toBeNull()
})
