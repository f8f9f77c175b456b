import { expect, it } from 'vitest'

import { describeYamlError } from '../../src/errors/yaml-errors.ts'

it('describeYamlError() says what came and what was expected', () => {
  expect(describeYamlError('TAB_AS_INDENT')).toEqual({ came: 'a tab', expected: 'spaces as indentation' })
})
