import { describe, expect, it } from 'vitest'

import { type InProcessApp, inProcessApp } from '../in-process-app.ts'

const outcome = {
  outcome: 'fail',
  reason: 'DKIM pass rate 0.0% is below 100% (0 of 9 checked copies pass)',
  thresholds: [],
  template: 'emails/order.html',
}

async function create(app: InProcessApp): Promise<string> {
  const { body } = await app.request('POST', '/spam_tests', { body: {} })
  return String(body.test.tracking_id)
}

describe('PUT /spam_tests/:id/outcome', () => {
  it('stores the outcome, which the report page then shows', async () => {
    await using app = await inProcessApp()
    const id = await create(app)
    for (let attempt = 0; attempt < 2; attempt += 1) {
      const reply = await app.request('PUT', `/spam_tests/${id}/outcome`, { body: outcome })
      expect(reply).toMatchObject({ status: 200, body: { success: true, test: { tracking_id: id, outcome: 'fail' } } })
    }
    const page = await app.app.request(`/r/${id}`, {}, { incoming: { socket: { remoteAddress: '192.0.2.1' } } })
    const html = await page.text()
    expect(html).toContain('<header class="status fail"')
    expect(html).toContain(`<h1>Failed: ${outcome.reason}</h1>`)
  })

  it('changes the ETag of the report page', async () => {
    await using app = await inProcessApp()
    const id = await create(app)
    const etagOf = async (): Promise<string | null> => {
      const page = await app.app.request(`/r/${id}`, {}, { incoming: { socket: { remoteAddress: '192.0.2.1' } } })
      return page.headers.get('ETag')
    }
    const before = await etagOf()
    await app.request('PUT', `/spam_tests/${id}/outcome`, { body: outcome })
    expect(await etagOf()).not.toBe(before)
  })

  it("finds only tests in the token's own workspace", async () => {
    await using app = await inProcessApp()
    const id = await create(app)
    for (const [name, token] of [
      [id, 'stranger'],
      ['pst_0123456789abcdef', 'pro'],
      ['%00', 'pro'],
    ] as const) {
      expect((await app.request('PUT', `/spam_tests/${name}/outcome`, { token, body: outcome })).status).toBe(404)
    }
  })

  it.each([
    [{ ...outcome, outcome: 'ok' }, 'outcome'],
    [{ ...outcome, run_url: 'javascript:alert(1)' }, 'run_url'],
    [{ ...outcome, reason: 'x'.repeat(3000) }, 'reason'],
    [{ ...outcome, findings: Array.from({ length: 51 }, () => ({})) }, 'findings'],
  ])('rejects an invalid body: %#', async (body, field) => {
    await using app = await inProcessApp()
    const reply = await app.request('PUT', `/spam_tests/${await create(app)}/outcome`, { body })
    expect(reply.status).toBe(422)
    expect(reply.body.error).toContain(field)
  })
})
