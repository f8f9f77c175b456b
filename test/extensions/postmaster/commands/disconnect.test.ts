import { describe, expect, it } from 'vitest'
import { toWorkspaceId } from '../../../../src/foundation/contract/identifiers.ts'
import { allDays } from '../storage/all-days.ts'

import { aFullDay } from '../storage/builders.ts'
import { type GoogleFolder, googleFolder } from './google-folder.ts'

const disconnect = ['postmaster', 'disconnect', 'Ann@Shop.example', '--workspace', 'team-a']

/** Opens a folder with a connected account and one day of data. */
async function connected(): Promise<GoogleFolder> {
  const parts = await googleFolder()
  await parts.browse(['postmaster', 'connect', '--workspace', 'team-a'])
  await parts.folder.withStore(async (store) => {
    const [account] = await store.listPostmasterAccounts(null)
    await store.writePostmasterDays(account?.id ?? 0, [aFullDay('shop.example', '2026-01-01')])
  })
  return parts
}

interface Left {
  readonly state: string | null
  readonly token: string | null
  readonly dayCount: number
}

/** The stored account; `state: null` means that it was deleted. */
async function left({ folder }: GoogleFolder): Promise<Left> {
  return await folder.withStore(async (store) => {
    const account = await store.findPostmasterAccountByEmail(toWorkspaceId('team-a'), 'ann@shop.example')
    const days = account === null ? [] : await allDays(store, account.id)
    return { state: account?.grantState ?? null, token: account?.sealedRefreshToken ?? null, dayCount: days.length }
  })
}

describe('presend postmaster disconnect', () => {
  it('revokes the grant, deletes the token and keeps the data', async () => {
    await using parts = await connected()
    expect(await parts.folder.run(...disconnect)).toEqual({
      exitCode: 0,
      printed: 'Disconnected ann@shop.example; its data was kept\n',
      told: '',
    })
    expect(parts.google.state.grants).toMatchObject([{ isRevoked: true }])
    expect(await left(parts)).toEqual({ state: 'none', token: null, dayCount: 1 })
    expect((await parts.folder.run(...disconnect)).told).toBe('The account had no grant.\n')
  })

  it('deletes the data with --delete-data and --yes', async () => {
    await using parts = await connected()
    const unsure = await parts.folder.run(...disconnect, '--delete-data')
    expect(unsure.exitCode).toBe(2)
    expect(unsure.told).toContain(
      'expected --yes, or a terminal to ask for confirmation, got --delete-data with neither',
    )
    expect(await left(parts)).toMatchObject({ state: 'active', dayCount: 1 })
    const sure = await parts.folder.run(...disconnect, '--delete-data', '--yes', '--json')
    expect(JSON.parse(sure.printed)).toEqual({ email: 'ann@shop.example', grant: 'revoked', data: 'deleted' })
    expect(await left(parts)).toEqual({ state: null, token: null, dayCount: 0 })
  })

  it.each([
    ['yes', null],
    ['y', 'active'],
    ['', 'active'],
  ])('asks for confirmation on a terminal: after the answer %j, the account is %j', async (answer, state) => {
    await using parts = await connected()
    const { exitCode } = await parts.browse([...disconnect, '--delete-data'], undefined, answer)
    expect(exitCode).toBe(0)
    expect((await left(parts)).state).toBe(state)
  })

  it('reports that Google had already ended the grant', async () => {
    await using parts = await connected()
    parts.google.endGrants('ann@shop.example')
    expect((await parts.folder.run(...disconnect)).told).toBe('Google had already ended the grant.\n')
    expect(await left(parts)).toMatchObject({ state: 'none', token: null })
  })

  it('deletes the token even if the grant cannot be revoked, and explains how to end the grant', async () => {
    await using parts = await connected()
    parts.google.failNext({ kind: 'unavailable' }, 1, 'token')
    const { exitCode, told } = await parts.folder.run(...disconnect)
    expect(exitCode).toBe(0)
    expect(told).toContain(
      'Google did not accept the request. The account owner can revoke it at https://myaccount.google.com/connections',
    )
    expect(await left(parts)).toMatchObject({ state: 'none', token: null })
  })

  it.each([
    ['PRESEND_ENCRYPTION_KEY', undefined, 'no encryption key is configured'],
    [
      'PRESEND_ENCRYPTION_KEY',
      '60'.repeat(32),
      'the stored token cannot be decrypted (it was encrypted with another key',
    ],
    ['PRESEND_GOOGLE_CLIENT_SECRET', undefined, 'google.client-id is missing from the service file'],
  ])('deletes the token even without %s (%s)', async (name, value, reason) => {
    await using parts = await connected()
    if (value === undefined) delete parts.folder.env[name]
    else parts.folder.env[name] = value
    expect((await parts.folder.run(...disconnect)).told).toContain(reason)
    expect(await left(parts)).toMatchObject({ state: 'none', token: null })
    expect(parts.google.state.grants).toMatchObject([{ isRevoked: false }])
  })

  it('does not revoke a grant that another workspace uses', async () => {
    await using parts = await connected()
    await parts.browse(['postmaster', 'connect', '--workspace', 'team-b'])
    expect((await parts.folder.run(...disconnect)).told).toContain('another workspace uses the same account')
    expect(parts.google.state.grants.map((grant) => grant.isRevoked)).toEqual([false, false])
    const last = ['postmaster', 'disconnect', 'ann@shop.example', '--workspace', 'team-b']
    await parts.folder.run(...last)
    expect(parts.google.state.grants.map((grant) => grant.isRevoked)).toContain(true)
  })

  it('exits with 2 for an unknown account, and suggests the closest one', async () => {
    await using parts = await connected()
    const { exitCode, told } = await parts.folder.run(
      'postmaster',
      'disconnect',
      'anne@shop.example',
      '--workspace',
      'team-a',
    )
    expect(exitCode).toBe(2)
    expect(told).toContain(
      'expected an account in workspace "team-a", got "anne@shop.example"; did you mean ann@shop.example?',
    )
    const bad = await parts.folder.run('postmaster', 'disconnect', 'ann', '--workspace', '')
    expect(bad.told.trim().split('\n')).toHaveLength(2)
  })
})
