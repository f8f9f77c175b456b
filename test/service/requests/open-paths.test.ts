import { expect, it } from 'vitest'

import { pages } from '../../../src/service/dashboard/page-list.ts'
import { isDashboardPath, isInPageBudget, isOpenPath, isPagePath } from '../../../src/service/requests/open-paths.ts'

it.each([
  ['/api/v1/openapi.json', true, false],
  ['/api/v1/openapi.json/', false, false],
  ['/api/v1', false, false],
  ['/api/v1/spam_tests', false, false],
  ['/api/v1/nothing', false, false],
  ['/api/docs', true, true],
  ['/r/pst_x', true, true],
  ['/r', true, true],
  ['/rx', true, false],
  ['/', true, true],
  ['/settings/tokens', true, true],
  ['/settingsx', true, false],
  ['/api/v10/x', true, false],
])('%s needs no token: %s; is a page: %s', (path, isOpen, isPage) => {
  expect(isOpenPath(path)).toBe(isOpen)
  expect(isPagePath(path)).toBe(isPage)
})

it.each([
  ['/r/pst_x', true],
  ['/r', false],
  ['/rx/y', false],
  ['/api/v1/r/x', false],
  ['/', true],
  ['/login', true],
])('%s counts against the rate limit of pages: %s', (path, isPage) => {
  expect(isInPageBudget(path)).toBe(isPage)
})

it("isDashboardPath() recognizes the first part of every page's path", () => {
  expect(pages.filter(({ path }) => !isDashboardPath(path))).toEqual([])
})
