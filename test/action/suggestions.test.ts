import { describe, expect, it } from 'vitest'

import { parseEventContext } from '../../src/action/event-context.ts'
import { suggestionsOf } from '../../src/action/suggestions.ts'
import type { Env } from '../../src/world/world.ts'

function suggested(env: Env, payload: unknown = {}): ReturnType<typeof suggestionsOf> {
  return suggestionsOf(parseEventContext({ env, payloadText: JSON.stringify(payload), workingDirectory: '/x' }))
}

describe('suggestionsOf()', () => {
  const env = { GITHUB_REPOSITORY: 'acme/shop', GITHUB_REF_NAME: 'main', GITHUB_EVENT_NAME: 'push' }

  it('names repository and pull request', () => {
    const payload = { pull_request: { number: 12, head: { sha: 'a'.repeat(40) } } }
    expect(suggested({ ...env, GITHUB_EVENT_NAME: 'pull_request' }, payload)).toEqual({
      testName: 'acme/shop PR #12',
      metadata: { commit: 'a'.repeat(40), repository: 'acme/shop', event: 'pull_request' },
    })
  })

  it('names the branch elsewhere', () => {
    expect(suggested(env).testName).toBe('acme/shop main')
  })

  it('suggests nothing outside GitHub', () => {
    expect(suggested({})).toEqual({ testName: null, metadata: {} })
  })
})
