import { describe, expect, it } from 'vitest'

import { attacked } from './attacked-connection.ts'

describe('imapCommands()', () => {
  it('truncates large header sections to 64 KiB at the end of a line', async () => {
    const heads = await attacked('honest heads of 9.5 MB', async (connection) => {
      await connection.open('INBOX')
      return await connection.fetchHeads([1, 2])
    })
    expect(heads.map(({ uid, sizeBytes }) => [uid, sizeBytes])).toEqual([
      [1, 9_500_000],
      [2, 9_500_000],
    ])
    for (const { head } of heads) {
      expect(head.length).toBeGreaterThan(65_000)
      expect(head.length).toBeLessThanOrEqual(65_536)
      expect(head.at(-1)).toBe(0x0a)
    }
  })

  it('ignores messages that were not requested', async () => {
    await attacked('messages that were not asked for', async (connection) => {
      await connection.open('INBOX')
      expect(await connection.fetchHeads([1, 2])).toEqual([])
      expect(await connection.fetchBytes(1, 1000)).toBeNull()
    })
  })

  it('omits a folder whose name contains the password', async () => {
    const folders = await attacked('folders named after the password', async (one) => await one.listFolders())
    expect(folders.map(({ path }) => path)).toEqual(['INBOX'])
  })

  it('fetches a large message in pieces, up to the requested size', async () => {
    await attacked('a message of 10 MB', async (connection) => {
      await connection.open('INBOX')
      const whole = await connection.fetchBytes(1, 20_000_000)
      expect([whole?.length, whole?.at(-1)]).toEqual([10_000_000, 'z'.charCodeAt(0)])
      expect((await connection.fetchBytes(1, 9_000_000))?.length).toBe(9_000_000)
    })
  })

  it('finds UIDs from a given UID onward, regardless of gaps', async () => {
    await attacked('UIDs far apart', async (connection) => {
      await connection.open('INBOX')
      expect(await connection.uidsFrom(1)).toEqual([7, 60_000, 199_999])
      expect(await connection.uidsFrom(60_001)).toEqual([199_999])
    })
  })
})
