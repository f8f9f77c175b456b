import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, it } from 'vitest'

import { allRules } from '../../src/preflight/registry.ts'
import { ruleUrl } from '../../src/report/rule-url.ts'
import { projectRoot } from '../support/source-files.ts'

it('ruleUrl() returns the documentation page of every rule', () => {
  expect(existsSync(resolve(projectRoot, ruleUrl('unused-suppression')))).toBe(true)
  expect(allRules.filter(({ id }) => !existsSync(resolve(projectRoot, ruleUrl(id)))).map(({ id }) => id)).toEqual([])
})
