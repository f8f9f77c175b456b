import { afterEach, describe, expect, it } from 'vitest'

import type { Dns } from '../../../src/foundation/world/world.ts'
import { fakeDns } from '../../support/fake-dns.ts'
import { aReceiver, attempt, closeAll } from './attempt-bench.ts'

afterEach(closeAll)

describe('the SSRF guard of an attempt', () => {
  const strict = { allowPrivate: false, ownListeners: [] }

  it('connects to nothing if the name resolves to a private address', async () => {
    const receiver = await aReceiver()
    const dns = fakeDns({ 'hooks.example': { A: ['127.0.0.1'] } })
    const url = `https://hooks.example:${receiver.port}/`
    await expect(attempt(url, { dns, rules: strict })).resolves.toMatchObject({ end: { status: 'refused' } })
    await expect(attempt(receiver.url, { rules: strict })).resolves.toMatchObject({ end: { status: 'refused' } })
    expect(receiver.connectionCount).toBe(0)
  })

  it('connects only to the checked address, even if the name resolves differently a moment later', async () => {
    const allowed = await aReceiver()
    const forbidden = await aReceiver({ host: '127.0.0.2', port: allowed.port })
    // DNS rebinding: the first answer is harmless, all later ones are not.
    let answerCount = 0
    const dns: Dns = {
      resolve: async (_name, type) => {
        answerCount += 1
        if (type === 'AAAA') return await Promise.resolve({ status: 'nodata' })
        const isFirst = answerCount <= 2
        return await Promise.resolve({ status: 'found', records: [isFirst ? '127.0.0.1' : '127.0.0.2'] })
      },
    }
    await expect(attempt(`http://hooks.example:${allowed.port}/`, { dns })).resolves.toMatchObject({
      end: { statusCode: 200 },
    })
    expect(answerCount).toBe(2)
    expect([allowed.events.length, forbidden.connectionCount]).toEqual([1, 0])
  })

  it('resolves the name again for each attempt', async () => {
    const dns = fakeDns({ 'hooks.example': { A: ['10.0.0.1'] } })
    await attempt('https://hooks.example/', { dns, rules: strict })
    await attempt('https://hooks.example/', { dns, rules: strict })
    expect(dns.questions).toHaveLength(4)
  })
})
