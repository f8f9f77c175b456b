import { describe, expect, it } from 'vitest'

import { startConformanceTarget } from '../../support/conformance-target.ts'
import { withField } from './alter.ts'
import { type ProxiedReply, startAlteringProxy } from './altering-proxy.ts'
import { runSuite } from './suite.ts'

/** Gives every test its own subaddresses: `seed1+00c0ffee@…`. */
function withSubaddresses(reply: ProxiedReply): ProxiedReply {
  if (reply.status >= 400 || !reply.body.startsWith('{')) return reply
  const tagged = (value: unknown): unknown =>
    typeof value === 'string' ? value.replace('@', `+${tagOf(reply.body)}@`) : value
  const groups = ['instructions.send_to.*.*', 'send_to.*.*', 'data.test_results.*.to']
  return groups.reduce((altered, path) => withField(altered, path, tagged), reply)
}

/** Applies the same subaddresses to all replies about one test. */
function tagOf(body: string): string {
  return /"name":"(?<name>[^"]+)"/u.exec(body)?.groups?.['name']?.replaceAll(/[^a-z0-9]+/giu, '-') ?? 'none'
}

describe('a service that gives every test its own subaddresses of the seeds', () => {
  it('passes the conformance suite', async () => {
    await using target = await startConformanceTarget()
    const port = Number(new URL(target.baseUrl).port)
    const changed: string[] = []
    await using proxy = await startAlteringProxy(port, {
      reply: (came) => {
        const altered = withSubaddresses(came)
        if (altered.body !== came.body) changed.push(altered.body)
        return altered
      },
    })
    const flags = ['--token', target.token, '--profile', 'presend']
    const groups = ['create-spam-test', 'external-tests', 'get-spam-test'].flatMap((group) => ['--only', group])
    const run = await runSuite(`http://127.0.0.1:${proxy.port}/api/v1`, [...flags, ...groups])
    expect(run.broken).toEqual([])
    expect(run.report.outcomes.length).toBeGreaterThan(40)
    expect(changed.length).toBeGreaterThan(20)
  })
})
