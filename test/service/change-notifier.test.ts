import { describe, expect, it } from 'vitest'

import { changeNotifier } from '../../src/service/change-notifier.ts'

const signal = new AbortController().signal

describe('changeNotifier()', () => {
  it('wakes all who wait for this test, and nobody else', async () => {
    const changes = changeNotifier()
    using first = changes.subscribe(1)
    using second = changes.subscribe(1)
    using other = changes.subscribe(2)
    const woken: string[] = []
    const waits = [
      first.next(signal).then(() => woken.push('first')),
      second.next(signal).then(() => woken.push('second')),
    ]
    const stop = new AbortController()
    const idle = other.next(stop.signal)
    changes.notify(1)
    await Promise.all(waits)
    expect(woken).toEqual(['first', 'second'])
    stop.abort(new Error('nobody came'))
    await expect(idle).rejects.toThrow('nobody came')
  })

  it('wakes everybody when changes may have been missed', async () => {
    const changes = changeNotifier()
    using first = changes.subscribe(1)
    using second = changes.subscribe(2)
    const waits = [first.next(signal), second.next(signal)]
    changes.notify('all')
    await expect(Promise.all(waits)).resolves.toHaveLength(2)
  })

  it('remembers a change that came before the wait, once', async () => {
    const changes = changeNotifier()
    using subscription = changes.subscribe(1)
    changes.notify(1)
    changes.notify(1)
    await subscription.next(signal)
    const stop = new AbortController()
    const again = subscription.next(stop.signal)
    stop.abort(new Error('quiet'))
    await expect(again).rejects.toThrow('quiet')
  })

  it('does not wait for a signal that has aborted', async () => {
    using subscription = changeNotifier().subscribe(1)
    await expect(subscription.next(AbortSignal.abort(new Error('gone')))).rejects.toThrow('gone')
  })

  it('forgets who has left, whatever is told later', async () => {
    const changes = changeNotifier()
    const subscription = changes.subscribe(1)
    expect(changes.waiterCount).toBe(1)
    subscription[Symbol.dispose]()
    subscription[Symbol.dispose]()
    expect(changes.waiterCount).toBe(0)
    changes.notify(1)
    using later = changes.subscribe(1)
    const stop = new AbortController()
    const wait = later.next(stop.signal)
    stop.abort(new Error('nothing yet'))
    await expect(wait).rejects.toThrow('nothing yet')
  })
})
