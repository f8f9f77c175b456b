import { describe, expect, it } from 'vitest'

import { findPages, navigationOf, pages } from '../../../src/service/dashboard/page-list.ts'

describe('findPages()', () => {
  it('prefers fixed paths and decodes parameters', () => {
    expect(findPages('/account/sessions/end-others')[0]?.page.path).toBe('/account/sessions/end-others')
    expect(findPages('/account/sessions/a%20b/end')[0]?.params).toEqual({ id: 'a b' })
  })

  it.each(['/account/', '/account//end', '/account/sessions//end', '/nothing', '/account/sessions/%ZZ/end', '//'])(
    'finds nothing for %s',
    (path) => {
      expect(findPages(path)).toEqual([])
    },
  )
})

it('every page of a method and path is registered once', () => {
  const names = pages.map(({ method, path }) => `${method} ${path}`)
  expect(names).toEqual([...new Set(names)])
})

it('navigationOf() shows someone who is not logged in no page', () => {
  expect(navigationOf(null)).toEqual({ main: [], settings: [] })
})
