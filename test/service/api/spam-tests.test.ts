import { describe, expect, it } from 'vitest'

import { localSeeds } from '../../../src/service/receiving/directory.ts'
import { inProcessApp } from '../in-process-app.ts'
import { aRecord, aRefusal } from '../storage/builders.ts'

const addresses = (type: string): readonly string[] =>
  localSeeds.filter((seed) => seed.providerType === type).map((seed) => seed.address)

describe('POST /spam_tests', () => {
  it('returns the documented reply with the additive fields', async () => {
    await using app = await inProcessApp()
    const answer = await app.request('POST', '/spam_tests', { body: { spam_test: { name: 'Order' } } })
    expect(answer.status).toBe(201)
    expect(answer.body).toEqual({
      success: true,
      test: {
        id: 1,
        tracking_id: expect.stringMatching(/^[A-Za-z0-9_-]{22,}$/u),
        name: 'Order',
        source: null,
        metadata: {},
      },
      instructions: {
        send_to: {
          consumer: addresses('consumer'),
          business: addresses('business'),
          protected: addresses('protected'),
        },
        timeout_minutes: 60,
      },
      long_poll: { max_wait_seconds: 20 },
    })
  })

  it.each([[undefined], [''], ['{}'], [{ spam_test: {} }], [{ spam_test: { name: '' } }], [{ unknown: [1] }]])(
    'creates an untitled test of all types for %j',
    async (body) => {
      await using app = await inProcessApp()
      const answer = await app.request('POST', '/spam_tests', { body })
      expect(answer.status).toBe(201)
      expect(answer.body.test.name).toBe('Untitled test')
      expect(Object.keys(answer.body.instructions.send_to)).toEqual(['consumer', 'business', 'protected'])
    },
  )

  it('returns only seeds of the requested types, each once', async () => {
    await using app = await inProcessApp()
    const body = { provider_types: ['protected', 'consumer', 'protected'] }
    const answer = await app.request('POST', '/spam_tests', { body })
    expect(answer.body.instructions.send_to).toEqual({
      consumer: addresses('consumer'),
      protected: addresses('protected'),
    })
    const all = await app.request('POST', '/spam_tests', { body: { provider_types: [] } })
    expect(Object.keys(all.body.instructions.send_to)).toHaveLength(3)
  })

  it('creates an external-style test on request', async () => {
    await using app = await inProcessApp()
    const external = { name: 'Nightly', source: 'ci', metadata: { commit: 'abc' } }
    const answer = await app.request('POST', '/spam_tests', { body: { external_test: external } })
    expect(answer.body.test).toMatchObject(external)
    expect((await app.request('GET', `/external_tests/${answer.body.test.id}`)).status).toBe(200)
  })

  it('keeps the test open for the requested time', async () => {
    await using app = await inProcessApp()
    const { body } = await app.request('POST', '/spam_tests', { body: { timeout_minutes: 2 } })
    expect(body.instructions.timeout_minutes).toBe(2)
    const statusAfter = async (ms: number): Promise<string> => {
      await app.clock.advance(ms)
      return (await app.request('GET', `/spam_tests/${body.test.tracking_id}`)).body.data.status
    }
    expect(await statusAfter(119_999)).toBe('pending')
    expect(await statusAfter(1)).toBe('expired')
  })

  it.each([
    ['an invalid provider type', { provider_types: ['consumer', 'martian'] }, ['"martian"']],
    ['a type in a different case', { provider_types: ['Consumer'] }, ['"Consumer"']],
    ['types that are not a list', { provider_types: 'consumer' }, ['provider_types']],
    ['a name that is not a string', { spam_test: { name: 7 } }, ['spam_test.name']],
    ['a name of 256 characters', { spam_test: { name: 'x'.repeat(256) } }, ['spam_test.name', '255']],
    ['an external test without name and source', { external_test: {} }, ['external_test.name', 'external_test.source']],
    [
      'metadata that is a list',
      { external_test: { name: 'n', source: 's', metadata: [] } },
      ['external_test.metadata'],
    ],
    [
      'metadata over 16 KiB',
      { external_test: { name: 'n', source: 's', metadata: { x: 'y'.repeat(17_000) } } },
      ['external_test.metadata', '16384'],
    ],
    ['a timeout of 0', { timeout_minutes: 0 }, ['timeout_minutes']],
    ['a timeout of more than a day', { timeout_minutes: 1441 }, ['timeout_minutes', '1440']],
    [
      'several problems at once',
      { provider_types: ['x'], timeout_minutes: 'y' },
      ['provider_types[0]', 'timeout_minutes'],
    ],
    [
      'excessive nesting',
      [
        '{"external_test":{"name":"n","source":"s","metadata":{"a":',
        '['.repeat(200_000),
        ']'.repeat(200_000),
        '}}}',
      ].join(''),
      ['nested too deeply'],
    ],
  ])('returns a 422 that names %s', async (_what, body, words) => {
    await using app = await inProcessApp()
    const answer = await app.request('POST', '/spam_tests', { body })
    expect(answer.status).toBe(422)
    expect(answer.body.success).toBe(false)
    for (const word of words) expect(answer.body.error).toContain(word)
    expect(answer.body.errors.join(' ')).toContain(words[0])
  })

  it.each([
    ['shop.example', 'shop.example'],
    [' News.SHOP.example. ', 'news.shop.example'],
    ['xn--bcher-kva.example', 'xn--bcher-kva.example'],
    [latin1('bücher.example'), 'xn--bcher-kva.example'],
    ['b\u00fccher.example', 'xn--bcher-kva.example'],
    ['localhost', 'localhost'],
  ])('stores the sender domain: %s', async (field, domain) => {
    await using app = await inProcessApp()
    for (const path of ['/spam_tests', '/external_tests']) {
      const body = path === '/spam_tests' ? {} : { external_test: { name: 'n', source: 's' } }
      const { body: reply } = await app.request('POST', path, { body, headers: { 'Presend-Sender-Domain': field } })
      expect(await app.store.findReportedTest(reply.test.tracking_id)).toMatchObject({ senderDomain: domain })
    }
  })

  it('accepts mail from any sender without a sender domain', async () => {
    await using app = await inProcessApp()
    const { body } = await app.request('POST', '/spam_tests')
    expect(await app.store.findReportedTest(body.test.tracking_id)).toMatchObject({ senderDomain: null })
  })

  it.each(['', 'news@shop.example', 'https://shop.example', 'shop..example', 'a.example, b.example', '192.0.2.1', '-'])(
    'rejects the invalid sender domain %j with 422, together with the problems in the body',
    async (field) => {
      await using app = await inProcessApp()
      const headers = { 'Presend-Sender-Domain': field }
      const answer = await app.request('POST', '/spam_tests', { body: { timeout_minutes: 0 }, headers })
      expect(answer.status).toBe(422)
      expect(answer.body.errors).toEqual([
        expect.stringContaining('timeout_minutes'),
        `Presend-Sender-Domain: expected the domain in the From field, such as shop.example, got "${field}"`,
      ])
      const alone = await app.request('POST', '/external_tests', {
        body: { external_test: { name: 'n', source: 's' } },
        headers,
      })
      expect(alone.body.errors).toHaveLength(1)
    },
  )

  it('accepts a name of 255 characters', async () => {
    await using app = await inProcessApp()
    expect((await app.request('POST', '/spam_tests', { body: { spam_test: { name: 'ü'.repeat(255) } } })).status).toBe(
      201,
    )
  })

  it.each(['[]', 'null', '"text"', '7', 'true', '[{}]'])(
    'rejects JSON that is not an object (%s) with 400',
    async (body) => {
      await using app = await inProcessApp()
      const answer = await app.request('POST', '/spam_tests', { body })
      expect(answer.status).toBe(400)
      expect(answer.body).toEqual({ success: false, error: expect.stringContaining('not a JSON object') })
    },
  )

  it.each(['application/json; charset=utf-8', 'text/plain', 'application/x-www-form-urlencoded', 'odd', 'a/b, c/d'])(
    'reads JSON with any Content-Type: %s',
    async (type) => {
      await using app = await inProcessApp()
      const answer = await app.request('POST', '/spam_tests', { body: {}, headers: { 'Content-Type': type } })
      expect(answer.status).toBe(201)
    },
  )

  it('accepts NUL and lone surrogates in metadata, and rejects both in text fields', async () => {
    await using app = await inProcessApp()
    const external = { name: 'a\u0000', source: '\uD83D', metadata: { 'k\u0000': '\uD83D' } }
    const refused = await app.request('POST', '/spam_tests', { body: { external_test: external } })
    expect(refused.status).toBe(422)
    expect(refused.body.errors).toEqual([
      String.raw`external_test.name: expected text without the character U+0000, got "a\u0000"`,
      String.raw`external_test.source: expected text without lone surrogates, got "\ud83d"`,
    ])
    const body = { external_test: { ...external, name: 'a', source: 'b' } }
    const created = await app.request('POST', '/spam_tests', { body })
    expect(created.body.test.metadata).toEqual(external.metadata)
  })

  it('stores every key of metadata, and rejects keys that it would lose', async () => {
    await using app = await inProcessApp()
    const kept = '{"constructor":1,"toString":{"hasOwnProperty":null},"valueOf":[],"":0,"n":0.1}'
    const created = await app.request('POST', '/spam_tests', { body: bodyOf(kept) })
    const read = await app.request('GET', `/external_tests/${created.body.test.id}`)
    expect(JSON.stringify(read.body.test.metadata)).toBe(kept)
    const lossy = '{"__proto__":{"a":1},"x":[{"__proto__":1}],"big":1e400,"id":12345678901234567890}'
    const refused = await app.request('POST', '/spam_tests', { body: bodyOf(lossy) })
    expect(refused.status).toBe(422)
    expect(refused.body.errors).toHaveLength(4)
  })

  it.each(['{', 'name=x', '{"a":1}}', '\u0000'])('rejects a body that is not JSON (%j) with 400', async (body) => {
    await using app = await inProcessApp()
    const answer = await app.request('POST', '/spam_tests', { body })
    expect(answer.status).toBe(400)
    expect(answer.body).toEqual({ success: false, error: expect.stringContaining('not valid JSON') })
  })

  it('rejects a body over 1 MiB with 413', async () => {
    await using app = await inProcessApp()
    const body = JSON.stringify({ pad: 'x'.repeat(1024 * 1024) })
    const answer = await app.request('POST', '/spam_tests', { body })
    expect(answer).toMatchObject({ status: 413, body: { success: false } })
  })

  it.each([
    ['disabled', { isEnabled: false }],
    ['unhealthy', { health: 'unhealthy' }],
  ] as const)('returns 503 when every seed of a requested type is %s', async (_how, change) => {
    const seeds = localSeeds.map((seed) => (seed.providerType === 'business' ? Object.assign({}, seed, change) : seed))
    await using app = await inProcessApp({ seeds })
    for (const body of [{ provider_types: ['business'] }, {}]) {
      const answer = await app.request('POST', '/spam_tests', { body })
      expect(answer.status).toBe(503)
      expect(answer.body).toEqual({ success: false, error: expect.stringContaining('"business"') })
      expect(answer.headers.get('Retry-After')).toBe('60')
    }
    expect((await app.request('POST', '/spam_tests', { body: { provider_types: ['consumer'] } })).status).toBe(201)
  })

  it('omits a single seed that cannot be monitored', async () => {
    const seeds = localSeeds.map((seed, index) => (index === 0 ? Object.assign({}, seed, { isEnabled: false }) : seed))
    await using app = await inProcessApp({ seeds })
    const { body } = await app.request('POST', '/spam_tests')
    expect(body.instructions.send_to.consumer).toHaveLength(2)
  })

  it('returns 503 if no seed is available', async () => {
    await using app = await inProcessApp({ seeds: [] })
    expect((await app.request('POST', '/spam_tests')).status).toBe(503)
  })
})

describe('GET /spam_tests/:id', () => {
  it('finds a test by numeric id, tracking id and tracking key', async () => {
    await using app = await inProcessApp()
    const { body: created } = await app.request('POST', '/spam_tests')
    const byTrackingId = await app.request('GET', `/spam_tests/${created.test.tracking_id}`)
    expect(byTrackingId.status).toBe(200)
    const { key } = byTrackingId.body.data
    expect(key).not.toBe(created.test.tracking_id)
    for (const name of [created.test.id, key]) {
      expect((await app.request('GET', `/spam_tests/${name}`)).body).toEqual(byTrackingId.body)
    }
  })

  it('has one entry per seed, empty until a message is received', async () => {
    await using app = await inProcessApp()
    const { body: created } = await app.request('POST', '/spam_tests', { body: { provider_types: ['consumer'] } })
    const { body } = await app.request('GET', `/spam_tests/${created.test.tracking_id}`)
    expect(body).toMatchObject({ success: true, data: { name: 'Untitled test', status: 'pending' } })
    expect(body.data.test_results).toEqual(
      addresses('consumer').map((to) => ({
        to,
        from: null,
        delivered_to: null,
        spf_pass: false,
        dkim_pass: false,
        dmarc_pass: false,
        provider_name: to.split('@')[1],
        provider_type: 'consumer',
        received_at: null,
        placement: null,
        reason: null,
        spam: null,
        authentication: null,
        smtp_reply: null,
        notes: [],
      })),
    )
  })

  it('shows received and rejected copies', async () => {
    await using app = await inProcessApp()
    const { body: created } = await app.request('POST', '/spam_tests', { body: { provider_types: ['consumer'] } })
    const numericId = Number(created.test.id)
    const [first = '', second = '', third = ''] = addresses('consumer')
    const undecided = aRecord({ status: 'undecided', folder: null, reason: 'the engine failed' })
    await app.store.recordCopy({ numericId, address: first, messageKey: 'm', record: aRecord({ folder: 'Spam' }) })
    await app.store.recordCopy({ numericId, address: second, messageKey: 'm', record: aRefusal(550) })
    await app.store.recordCopy({ numericId, address: third, messageKey: 'm', record: undecided })
    const { body } = await app.request('GET', `/spam_tests/${numericId}`)
    expect(body.data.status).toBe('complete')
    const [placed, refused, open] = body.data.test_results
    expect(placed).toMatchObject({
      delivered_to: 'Spam',
      from: 'shop@shop.example',
      spf_pass: true,
      dkim_pass: true,
      dmarc_pass: true,
      received_at: new Date(2_000_000).toISOString(),
      placement: 'simulated',
      reason: 'nothing spoke against it',
      spam: { engine: 'built-in', score: 0.5, threshold: 5, symbols: [{ name: 'HTML_ONLY', fix: 'add one' }] },
      authentication: { dkim: { result: 'pass', domain: 'shop.example', aligned: true, measured: true } },
      smtp_reply: null,
      notes: [],
    })
    expect(refused).toMatchObject({
      delivered_to: null,
      from: 'shop@shop.example',
      received_at: null,
      spf_pass: true,
      dkim_pass: true,
      reason: 'no DMARC record (H-C6)',
      smtp_reply: { code: 550, enhanced_code: '5.7.40', text: 'no DMARC record' },
    })
    expect(open).toMatchObject({ delivered_to: null, received_at: expect.any(String), reason: 'the engine failed' })
  })

  it('returns the same 404 for an unknown test and for a test of another workspace', async () => {
    await using app = await inProcessApp()
    const { body: created } = await app.request('POST', '/spam_tests')
    const unknown = await app.request('GET', '/spam_tests/pst_nobody')
    expect(unknown.status).toBe(404)
    expect(unknown.body).toEqual({ success: false, error: 'Test "pst_nobody" not found' })
    for (const name of [created.test.id, created.test.tracking_id]) {
      expect(await app.request('GET', `/spam_tests/${name}`, { token: 'stranger' })).toMatchObject({
        status: 404,
        body: { error: `Test "${name}" not found` },
      })
    }
  })

  it.each(['spam_tests', 'external_tests'])('accepts only the canonical form of an id at /%s', async (resource) => {
    await using app = await inProcessApp()
    const { body } = await app.request('POST', '/external_tests', {
      body: { external_test: { name: 'n', source: 's' } },
    })
    const id = String(body.test.id)
    expect((await app.request('GET', `/${resource}/${id}`)).status).toBe(200)
    for (const spelling of [`0${id}`, `+${id}`, `${id}.0`, `${id}e0`, `%20${id}`]) {
      expect((await app.request('GET', `/${resource}/${spelling}`)).status).toBe(404)
    }
  })

  it.each(['%00', '%27%20or%201=1', '9'.repeat(400), '%ff', '..%2f..', '%1b[31m'])(
    'returns 404 for the unusual name %s, and quotes it safely',
    async (name) => {
      await using app = await inProcessApp()
      const answer = await app.request('GET', `/spam_tests/${name}`)
      expect(answer.status).toBe(404)
      // oxlint-disable-next-line no-control-regex -- that none is there is the point
      expect(answer.body.error).not.toMatch(/[\u0000-\u001f]/u)
    },
  )
})

describe('GET /spam_tests/email_services', () => {
  it('has exactly the three keys', async () => {
    await using app = await inProcessApp({ seeds: localSeeds.filter((seed) => seed.providerType !== 'protected') })
    expect((await app.request('GET', '/spam_tests/email_services')).body).toEqual({
      consumer: addresses('consumer'),
      business: addresses('business'),
      protected: [],
    })
  })
})

/** Encodes a string as HTTP header fields transfer it. */
function latin1(text: string): string {
  return Buffer.from(text).toString('latin1')
}

function bodyOf(metadata: string): string {
  return `{"external_test":{"name":"n","source":"s","metadata":${metadata}}}`
}
