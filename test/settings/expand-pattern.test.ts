import { expect, it } from 'vitest'

import { expandPattern } from '../../src/settings/expand-pattern.ts'
import { fakeFiles } from '../support/fake-files.ts'

const files = fakeFiles({ '/repo/emails/a.html': '', '/repo/emails/[x].html': '', '/repo/emails/x.html': '' })

it.each([
  ['emails/*.html', ['emails/[x].html', 'emails/a.html', 'emails/x.html']],
  ['emails/[x].html', ['emails/[x].html']],
  ['emails', []],
  ['none/*.html', []],
])('%s matches %j', async (pattern, paths) => {
  expect(await expandPattern(pattern, { repositoryRoot: '/repo', files })).toEqual(paths)
})
