import { expect, it } from 'vitest'

import { addition, field } from '../../src/contract/field-notes.ts'
import { parameterSchema } from '../../src/contract/openapi/json-schemas.ts'
import { storableText } from '../../src/contract/storable-text.ts'

it('field() says what a field means', () => {
  expect(parameterSchema(field(storableText(), 'A name.', 'n'))).toEqual({
    type: 'string',
    description: 'A name.',
    examples: ['n'],
  })
})

it('addition() says to people and to programs that the document does not have it', () => {
  expect(parameterSchema(addition(storableText(), 'a name.'))).toEqual({
    type: 'string',
    description: 'Additive: a name.',
    'x-additive': true,
  })
})
