import { describe, expect, it } from 'vitest'
import { toWorkspaceId } from '../../../src/foundation/contract/identifiers.ts'

import { hostService } from '../../service/self-hosted-service.ts'
import { firstUser, openBrowser } from './browser.ts'

describe('the first run', () => {
  it('logs a code with which the first user is created, once', async () => {
    await using fresh = await hostService()
    const browser = openBrowser(`http://127.0.0.1:${fresh.service.http.port}`)
    const line = fresh.lines.find(({ msg }) => msg === 'setup code created')
    expect((await browser.open('/')).path).toBe('/setup')
    const wrong = await browser.submit('/setup', { ...firstUser, code: 'ABCD-EFGH-JKLM-NPQR-STUV' })
    expect(wrong).toMatchObject({ status: 422, html: expect.stringContaining('wrong or has expired') })
    const code = String(line?.['code']).toLowerCase().replaceAll('-', ' ')
    const welcome = await browser.submit('/setup', { ...firstUser, code })
    expect(welcome).toMatchObject({ status: 200, html: expect.stringContaining('Welcome, Owner.') })
    expect(
      (await fresh.store.listMembers(toWorkspaceId('team'))).map(({ user, role }) => [user.email, role, user.isAdmin]),
    ).toEqual([[firstUser.email, 'owner', true]])
    const again = openBrowser(`http://127.0.0.1:${fresh.service.http.port}`)
    expect((await again.open('/setup')).path).toBe('/login')
    expect((await again.submit('/setup', { ...firstUser, email: 'second@team.example', code })).path).toBe('/login')
    expect(await fresh.store.listUsers()).toHaveLength(1)
  })
})
