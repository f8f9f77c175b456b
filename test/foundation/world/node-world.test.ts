import { describe, expect, test } from 'vitest'

import { nodeWorld } from '../../../src/foundation/world/node-world.ts'

describe('nodeWorld()', () => {
  test('copies the environment, so that later changes do not affect a run', () => {
    const world = nodeWorld()
    expect(world.env['PATH']).toBe(process.env['PATH'])
    expect(world.env).not.toBe(process.env)
  })

  test('provides clock, random values and files', () => {
    const { clock, random, files } = nodeWorld()
    expect([typeof clock.nowMs(), typeof random.uuid(), typeof files.read]).toEqual(['number', 'string', 'function'])
  })
})
