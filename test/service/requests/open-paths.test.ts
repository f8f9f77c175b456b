import { expect, it } from 'vitest'

import { isOpenPath, isPagePath, isReportPath } from '../../../src/service/requests/open-paths.ts'

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
  ['/', true, false],
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
])('%s is a report page: %s', (path, isReport) => {
  expect(isReportPath(path)).toBe(isReport)
})
