import { describe, expect, it } from 'vitest'

import { findPages, navigationOf } from '../../../src/extensions/dashboard/page-list.ts'
import { allPages as pages } from '../../support/extensions.ts'

describe('findPages()', () => {
  it('prefers fixed paths and decodes parameters', () => {
    expect(findPages('/account/sessions/end-others', pages)[0]?.page.path).toBe('/account/sessions/end-others')
    expect(findPages('/account/sessions/a%20b/end', pages)[0]?.params).toEqual({ id: 'a b' })
  })

  it.each(['/account/', '/account//end', '/account/sessions//end', '/nothing', '/account/sessions/%ZZ/end', '//'])(
    'finds no page for %s',
    (path) => {
      expect(findPages(path, pages)).toEqual([])
    },
  )
})

it('every page of a method and path is registered once', () => {
  const names = pages.map(({ method, path }) => `${method} ${path}`)
  expect(names).toEqual([...new Set(names)])
})

it('navigationOf() shows no page to a visitor without a login', () => {
  expect(navigationOf(null, pages)).toEqual({ main: [], settings: [] })
})
