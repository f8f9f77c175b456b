import { expect, it } from 'vitest'

import { watchReloads } from '../../src/commands/watch-reloads.ts'
import { fakeHost } from '../support/fake-host.ts'

it('watchReloads() reloads once per signal, one after another, including signals received before call()', async () => {
  const host = fakeHost()
  const steps: string[] = []
  const done = Promise.withResolvers<void>()
  const watch = watchReloads(host)
  host.reload()
  watch.call(async () => {
    steps.push('begins')
    await Promise.resolve()
    steps.push('ends')
    if (steps.length === 6) done.resolve()
  })
  host.reload()
  host.reload()
  await done.promise
  expect(steps).toEqual(['begins', 'ends', 'begins', 'ends', 'begins', 'ends'])
  watch[Symbol.dispose]()
  expect(host.listenerCount).toBe(0)
})
