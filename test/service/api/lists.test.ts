import { describe, expect, it } from 'vitest'

import { type InProcessApp, inProcessApp } from '../in-process-app.ts'

async function create(app: InProcessApp, name: string, token: 'pro' | 'stranger' = 'pro'): Promise<number> {
  return (await app.request('POST', '/spam_tests', { body: { spam_test: { name } }, token })).body.test.id
}

async function list(app: InProcessApp, query: string = ''): Promise<{ ids: readonly number[]; next: number | null }> {
  const { status, body } = await app.request('GET', `/tests${query}`)
  expect(status).toBe(200)
  return { ids: body.tests.map(({ id }: { id: number }) => id), next: body.pagination.next_before }
}

describe('GET /tests', () => {
  it('lists the tests of both styles with their outcomes', async () => {
    await using app = await inProcessApp()
    const id = await create(app, 'Order')
    const external = { external_test: { name: 'Nightly', source: 'ci' } }
    const { tracking_id } = (await app.request('POST', '/external_tests', { body: external })).body.test
    const outcome = { outcome: 'fail', reason: 'x', thresholds: [], template: 'a.html', subject: 'Your order' }
    await app.request('PUT', `/spam_tests/${tracking_id}/outcome`, { body: outcome })
    const { body } = await app.request('GET', '/tests')
    expect(body).toEqual({
      success: true,
      tests: [
        {
          id: id + 1,
          tracking_id,
          style: 'external_test',
          name: 'Nightly',
          source: 'ci',
          template: 'a.html',
          subject: 'Your order',
          status: 'pending',
          outcome: 'fail',
          created_at: expect.stringMatching(/Z$/u),
        },
        expect.objectContaining({ id, style: 'spam_test', source: null, outcome: null, subject: null }),
      ],
      pagination: { per_page: 10, next_before: null },
    })
    expect((await list(app, '?outcome=none')).ids).toEqual([id])
    expect((await list(app, '?source=ci&status=pending')).ids).toEqual([id + 1])
    expect((await list(app, '?search=YOUR+o')).ids).toEqual([id + 1])
    expect((await list(app, '?status=complete')).ids).toEqual([])
  })

  it('can be read by key, one page after another', async () => {
    await using app = await inProcessApp()
    const ids: number[] = []
    for (const name of ['a', 'b', 'c', 'd']) ids.unshift(await create(app, name))
    expect(await list(app, '?per_page=3')).toEqual({ ids: ids.slice(0, 3), next: ids[2] })
    expect(await list(app, `?per_page=3&before=${ids[2]}`)).toEqual({ ids: ids.slice(3), next: null })
    expect(await list(app, '?per_page=4')).toEqual({ ids, next: null })
    expect((await app.request('GET', '/tests?per_page=1000')).body.pagination.per_page).toBe(100)
  })

  it('shows no test of another workspace', async () => {
    await using app = await inProcessApp()
    await create(app, 'theirs', 'stranger')
    expect((await list(app)).ids).toEqual([])
  })

  it('rejects invalid parameters with 422, all at once', async () => {
    await using app = await inProcessApp()
    const { status, body } = await app.request('GET', '/tests?before=0&status=done')
    expect([status, body.errors.length]).toEqual([422, 2])
  })
})

describe('GET /workspaces', () => {
  it("shows only the token's own workspace", async () => {
    await using app = await inProcessApp()
    const { body } = await app.request('GET', '/workspaces')
    const [workspace, ...others] = body.workspaces
    expect(workspace).toMatchObject({ plan: 'pro', retention_days: null, report_access: 'link' })
    expect(others).toEqual([])
    expect((await app.request('GET', '/workspaces', { token: 'free' })).status).toBe(403)
  })
})
