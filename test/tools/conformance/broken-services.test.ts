import { describe, expect, it } from 'vitest'

import { checksOf } from '../../../tools/conformance/registry.ts'
import { startConformanceTarget } from '../../support/conformance-target.ts'
import { alterationsFor, runAltered } from './altered-service.ts'

// `node tools/scripts/mutate-service.ts --checks` runs all broken services, which takes minutes; docs/conformance.md contains
// the results.
const sample = [
  'success is missing',
  'an unsupported method gets a 404',
  'any token is accepted',
  'every plan has API access',
  'a workspace can read the tests of another workspace',
  'failed requests do not count',
  'invalid provider types are ignored',
  'data.key finds no test',
  'test.name is null if the request has no name',
  'inbox_rate is a ratio',
  'completed is too low by one',
  'page is ignored',
  'a postmaster 404 is sent instead of a 422',
  'the signature is in uppercase',
]

describe('a deliberately broken service', () => {
  it.each(sample)('is detected: %s', async (name) => {
    await using target = await startConformanceTarget()
    const alteration = alterationsFor(target).find((each) => each.name === name)
    if (alteration === undefined) throw new Error(`no alteration is called "${name}"`)
    const { outcomes } = await runAltered(target, alteration)
    expect(outcomes.map(({ check, status }) => `${check.id} ${status}`).toSorted()).toEqual(
      alteration.breaks.map((id) => `${id} broken`).toSorted(),
    )
  })
})

describe('the table of broken services', () => {
  it('names every check, and no nonexistent check', async () => {
    await using target = await startConformanceTarget()
    const named = new Set(alterationsFor(target).flatMap(({ breaks }) => breaks))
    const ids = checksOf('presend').map(({ id }) => id)
    expect(ids.filter((id) => !named.has(id))).toEqual([])
    expect([...named].filter((id) => !ids.includes(id))).toEqual([])
  })

  it('contains each name only once', async () => {
    await using target = await startConformanceTarget()
    const names = alterationsFor(target).map(({ name }) => name)
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  })
})
