import { describe, expect, it } from 'vitest'

import { inTurns } from '../../../src/service/long-poll/in-turns.ts'

interface Gate {
  readonly opened: Promise<void>
  open(): void
}

function aGate(): Gate {
  const { promise, resolve } = Promise.withResolvers<void>()
  return { opened: promise, open: resolve }
}

describe('inTurns()', () => {
  it('runs at most so many at once, in the order in which they came', async () => {
    const run = inTurns(2)
    const gates = Array.from({ length: 5 }, aGate)
    const begun: number[] = []
    const all = gates.map(async (gate, index) => {
      return await run(async () => {
        begun.push(index)
        await gate.opened
        return index
      })
    })
    await new Promise((resolve) => setImmediate(resolve))
    expect(begun).toEqual([0, 1])
    gates[1]?.open()
    await all[1]
    await new Promise((resolve) => setImmediate(resolve))
    expect(begun).toEqual([0, 1, 2])
    for (const gate of gates) gate.open()
    expect(await Promise.all(all)).toEqual([0, 1, 2, 3, 4])
  })

  it('goes on after one that failed', async () => {
    const run = inTurns(1)
    const failed = run(async () => await Promise.reject(new Error('broken')))
    const next = run(async () => await Promise.resolve('done'))
    await expect(failed).rejects.toThrow('broken')
    expect(await next).toBe('done')
  })
})
