import { expect, it } from 'vitest'

import { hostService } from '../self-hosted-service.ts'

it.each([
  ['https://presend.example', '__Host-presend-form', '; Secure'],
  ['http://presend.example', 'presend-form', ''],
])('cookies at %s are named %s and have the attributes that protect them', async (publicUrl, name, secure) => {
  await using hosted = await hostService(`public-url: ${publicUrl}`)
  const reply = await hosted.get('/setup')
  expect(
    reply.headers
      .getSetCookie()
      .join('\n')
      .replace(/=[\w-]{43};/u, '=…;'),
  ).toBe(`${name}=…; Max-Age=86400; Path=/; HttpOnly${secure}; SameSite=Lax`)
})
