import { expect, it } from 'vitest'

import type { AttackArea, HostileInput } from '../../../tools/attack/attack-area.ts'
import { renderBreaches, renderTable } from '../../../tools/attack/render-report.ts'
import { runArea } from '../../../tools/attack/run-area.ts'
import { findTarget } from '../../../tools/attack/target.ts'

function input(name: string, attempt: HostileInput['attempt'], isQuick: boolean = false): HostileInput {
  return { name, isQuick, attempt }
}

function anArea(inputs: readonly HostileInput[]): AttackArea & { readonly closed: () => boolean } {
  let isClosed = false
  return {
    name: 'doors',
    title: 'doors',
    closed: () => isClosed,
    open: async () => ({
      inputs,
      concurrency: 2,
      [Symbol.asyncDispose]: async () => {
        isClosed = true
      },
    }),
  }
}

const held = async (): Promise<null> => null
const options = { target: findTarget(undefined), isQuick: false }

it('runArea() counts an input as an attack that succeeded if it had an effect or if its attempt failed', async () => {
  const area = anArea([
    input('a', held),
    input('b', async () => 'it opened'),
    input('c', async () => await Promise.reject(new Error('no server'))),
  ])
  const result = await runArea(area, options, null)
  expect(result.inputCount).toBe(3)
  expect(result.breaches).toEqual([
    { input: 'b', effect: 'it opened' },
    { input: 'c', effect: 'the attempt failed: no server' },
  ])
  expect(area.closed()).toBe(true)
})

it('runArea() runs only quick inputs, or those whose name contains a string', async () => {
  const area = anArea([input('a door', held, true), input('a window', held)])
  expect((await runArea(area, { ...options, isQuick: true }, null)).inputCount).toBe(1)
  expect((await runArea(area, options, 'window')).inputCount).toBe(1)
})

it('runArea() rejects two inputs with the same name, because the name selects an input to repeat', async () => {
  await expect(runArea(anArea([input('a', held), input('a', held)]), options, null)).rejects.toThrow('two inputs')
})

it('renderTable() returns a row per area and a total, and renderBreaches() a command per breach', async () => {
  const result = await runArea(anArea([input('a', held), input('b "c"', async () => 'it opened')]), options, null)
  const table = renderTable([{ ...result, seconds: 1 }])
  expect(table).toContain('| doors | 2 | 1 | 1 | 1 s |')
  expect(table).toContain('| all | 2 | 1 | 1 | 1 s |')
  expect(renderBreaches([result])).toContain('npm run attack -- doors --only "b \\"c\\""')
})

it('runArea() retries an input that was only slow, and counts it as an attack that succeeded if it is slow twice', async () => {
  const effects = ['/healthz took 1200 ms', null, '/healthz took 1200 ms', '/healthz took 1300 ms']
  const slow = async (): Promise<string | null> => effects.shift() ?? null
  expect((await runArea(anArea([input('a', slow)]), options, null)).breaches).toEqual([])
  const again = await runArea(anArea([input('a', slow)]), options, null)
  expect(again.breaches).toEqual([{ input: 'a', effect: '/healthz took 1300 ms' }])
})
