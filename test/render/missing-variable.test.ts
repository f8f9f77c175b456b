import { expect, test } from 'vitest'

import { renderProblem } from '../../src/foundation/errors/problem.ts'
import { missingVariableProblem } from '../../src/render/missing-variable.ts'

const place = { file: 'a.hbs', line: 2, column: 5 }

test('missingVariableProblem() names variable, place, data file and fix', () => {
  const problem = missingVariableProblem({ name: 'a.b', input: 'template', place }, 'd.json', '{{#if}}')
  expect(renderProblem(problem)).toBe(
    'variable a.b (a.hbs:2:5): missing; expected a value in d.json; add the variable to the data, or check for it with {{#if}}',
  )
})

test('missingVariableProblem() asks for data if there is none, and names the input with the variable', () => {
  const problem = missingVariableProblem({ name: 'a', input: 'subject', place: undefined }, null, '{% if %}')
  expect(renderProblem(problem)).toBe(
    'variable a in subject: missing; expected data with this value; set a data file for this template, or check for the variable with {% if %}',
  )
})
