import { expect, it } from 'vitest'

import { reportedBy, schemeFault, targetFaults, usualSchemes } from '../../../src/preflight/links/diagnose-target.ts'
import { readTargets } from '../../../src/preflight/links/link-target.ts'
import { preflightContext } from '../../support/preflight.ts'

it.each([
  ['http://localhost:3000/#', 'non-public-link'],
  ['http://example.com:81', 'placeholder-link'],
  ['http://10.0.0.1:81', 'non-public-link'],
  ['http://203.0.113.5', 'ip-address-link'],
  ['http://bit.ly/a', 'url-shortener'],
  ['https:/localhost', 'link-syntax'],
  ['javascript:void(0);', 'placeholder-link'],
  ['javascript:x()', 'unsafe-link-scheme'],
  ['www.example.com', 'relative-link'],
  ['https://fernhill-bikes.com', null],
  ['{{ url }}', null],
  ['https://localhost/{{ id }}', 'non-public-link'],
])('a URL violates at most one rule: %s', async (url, ruleId) => {
  const context = await preflightContext({ file: 'a.html', text: `<a href="${url}">Go</a>` })
  const [target] = readTargets(context)
  if (target === undefined) throw new Error('no link target')
  const reported = reportedBy(target, context)
  expect(reported).toBe(ruleId)
  if (reported === null) return
  expect(targetFaults(reported, context)).toHaveLength(1)
})

it('schemeFault() classifies URL schemes', async () => {
  const context = await preflightContext({ file: 'a.html', text: '<p>Hi</p>' })
  expect(schemeFault('file', 'file:///a', context)).not.toBeNull()
  expect(schemeFault('x', 'x:\\a', context)).not.toBeNull()
  expect(schemeFault('myapp', 'myapp://a', context)).toMatchObject({ severity: 'warning' })
  for (const scheme of [...usualSchemes, 'htps']) expect(schemeFault(scheme, `${scheme}://a`, context)).toBeNull()
})
