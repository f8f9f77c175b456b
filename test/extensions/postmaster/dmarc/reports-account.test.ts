import { expect, it } from 'vitest'
import { reportsAccount } from '../../../../src/extensions/postmaster/dmarc/reports-account.ts'
import { toWorkspaceId } from '../../../../src/foundation/contract/identifiers.ts'
import { commandFolder } from '../../../cli/command-folder.ts'

const wanted = { workspaceId: toWorkspaceId('workspace-a'), email: 'dmarc@shop.example', nowMs: 1 }

it('reportsAccount() creates an account once, and finds it again', async () => {
  using folder = commandFolder()
  await folder.withStore(async (store) => {
    const made = await reportsAccount(wanted, store)
    expect(made).toMatchObject({ status: 'ok', value: { source: 'dmarc-reports', email: 'dmarc@shop.example' } })
    expect(await reportsAccount(wanted, store)).toEqual(made)
  })
})

it('reportsAccount() rejects an account with data from another source', async () => {
  using folder = commandFolder()
  await folder.withStore(async (store) => {
    for (const source of ['google', 'import'] as const) {
      await store.ensurePostmasterAccount({ ...wanted, email: `${source}@shop.example`, source })
      const refused = await reportsAccount({ ...wanted, email: `${source}@shop.example` }, store)
      expect(refused).toMatchObject({ status: 'bad', problems: [{ came: expect.stringContaining(source) }] })
    }
  })
})
