import { describe, expect, it } from 'vitest'

import { makeOpenApiDocument } from '../../../src/foundation/contract/openapi/make-document.ts'
import { type InProcessApp, inProcessApp } from '../in-process-app.ts'

async function get(app: InProcessApp, path: string, method: string = 'GET'): Promise<Response> {
  return await app.app.request(path, { method }, { incoming: { socket: { remoteAddress: '192.0.2.1' } } })
}

describe('GET /api/v1/openapi.json', () => {
  it('returns the document without a token and allows caching', async () => {
    await using app = await inProcessApp()
    const response = await get(app, '/api/v1/openapi.json')
    expect(response.status).toBe(200)
    expect(response.headers.get('Content-Type')).toBe('application/json; charset=UTF-8')
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=300')
    expect(await response.json()).toEqual(JSON.parse(JSON.stringify(makeOpenApiDocument('open'))))
  })

  it('counts requests by client address even if they contain a token', async () => {
    await using app = await inProcessApp()
    const withToken = await app.request('GET', '/openapi.json', { token: 'enterprise' })
    expect(withToken.headers.get('X-RateLimit-Limit')).toBe('1000')
    const without = await app.request('GET', '/openapi.json', { token: null })
    expect(without.headers.get('X-RateLimit-Remaining')).toBe('998')
    const other = await app.request('GET', '/openapi.json', { token: 'revoked', address: '192.0.2.2' })
    expect(other.headers.get('X-RateLimit-Remaining')).toBe('999')
  })

  it('returns a self-contained document', async () => {
    await using app = await inProcessApp()
    const answer = await app.request('POST', '/openapi.json', { token: null })
    expect(answer).toMatchObject({ status: 405, body: { success: false } })
  })
})

describe('GET /api/docs', () => {
  it('returns a page without a token and allows it to load nothing', async () => {
    await using app = await inProcessApp({ publicUrl: 'https://presend.example' })
    const response = await get(app, '/api/docs')
    expect(response.status).toBe(200)
    expect(response.headers.get('Content-Type')).toBe('text/html; charset=UTF-8')
    expect(response.headers.get('Content-Security-Policy')).toContain("default-src 'none'")
    expect(response.headers.get('X-RateLimit-Remaining')).toBe('999')
    expect(await response.text()).toContain('BASE_URL=https://presend.example/api/v1')
  })

  it('shows the default address if the service has no public URL', async () => {
    await using app = await inProcessApp()
    expect(await (await get(app, '/api/docs')).text()).toContain('BASE_URL=http://127.0.0.1:8025/api/v1')
  })

  it('supports HEAD, and responds to errors with HTML pages', async () => {
    await using app = await inProcessApp()
    const head = await get(app, '/api/docs', 'HEAD')
    expect([head.status, await head.text()]).toEqual([200, ''])
    const post = await get(app, '/api/docs', 'POST')
    expect(post.status).toBe(405)
    expect(post.headers.get('Allow')).toBe('GET, HEAD')
    expect(await post.text()).toContain('<h1>Error 405</h1>')
    expect((await get(app, '/api/docs/x')).status).toBe(404)
  })
})
