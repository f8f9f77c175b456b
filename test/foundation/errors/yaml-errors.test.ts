import { expect, it } from 'vitest'

import { describeYamlError } from '../../../src/foundation/errors/yaml-errors.ts'

it('describeYamlError() describes what was expected and found', () => {
  expect(describeYamlError('TAB_AS_INDENT')).toEqual({ came: 'a tab', expected: 'spaces for indentation' })
})
