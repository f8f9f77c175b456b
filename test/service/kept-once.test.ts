import { describe, expect, it } from 'vitest'

import { keptOnce } from '../../src/service/kept-once.ts'

describe('keptOnce()', () => {
  it('makes it once, however many ask at the same time', async () => {
    let calls = 0
    const get = keptOnce(async () => await Promise.resolve((calls += 1)))
    expect(await Promise.all([get(), get(), get()])).toEqual([1, 1, 1])
    expect(await get()).toBe(1)
  })

  it('tries again after a failure', async () => {
    let calls = 0
    const get = keptOnce(async () => {
      calls += 1
      return calls === 1 ? await Promise.reject(new Error('no')) : await Promise.resolve('yes')
    })
    await expect(get()).rejects.toThrow('no')
    expect(await get()).toBe('yes')
  })
})
