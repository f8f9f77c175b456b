import { describe, expect, test } from 'vitest'

import { nodeWorld } from '../../src/world/node-world.ts'

describe('nodeWorld()', () => {
  test('holds the environment as it was, so that later changes do not reach a run', () => {
    const world = nodeWorld()
    expect(world.env['PATH']).toBe(process.env['PATH'])
    expect(world.env).not.toBe(process.env)
  })

  test('brings a clock, chance and files', () => {
    const { clock, random, files } = nodeWorld()
    expect([typeof clock.nowMs(), typeof random.uuid(), typeof files.read]).toEqual(['number', 'string', 'function'])
  })
})
