import { expect, it } from 'vitest'

import { budgetOf, isDashboardPath, isOpenPath, isPagePath } from '../../../src/service/requests/open-paths.ts'
import { allPages as pages } from '../../support/extensions.ts'

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
  ['/r/pst_x', 'reports'],
  ['/r/pst_x/preview', 'reports'],
  ['/r/assets/report.css', 'static'],
  ['/assets/style.css', 'static'],
  ['/r', 'api'],
  ['/rx/y', 'api'],
  ['/api/v1/r/x', 'api'],
  ['/api/v1/assets/x', 'api'],
  ['/', 'dashboard'],
  ['/tests/7', 'dashboard'],
  ['/logout', 'dashboard'],
  ['/login', 'login'],
  ['/setup', 'login'],
  ['/oidc/callback', 'login'],
  ['/invitations/x', 'login'],
])('%s counts against the budget %s', (path, budget) => {
  expect(budgetOf(path)).toBe(budget)
})

it("isDashboardPath() recognizes the first part of every page's path", () => {
  expect(pages.filter(({ path }) => !isDashboardPath(path))).toEqual([])
})
