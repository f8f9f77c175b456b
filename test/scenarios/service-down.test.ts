import { describe, expect, it } from 'vitest'

import { refusal } from '../support/bare-faults.ts'
import { runAction } from '../support/run-action.ts'
import { letter, seeds, startRemoteService } from '../support/scenario.ts'

// Most of these runs wait for retries and time limits, so they run at the same time.
describe.concurrent('a run', () => {
  it('with a service that is down is inconclusive, and nothing is sent', async () => {
    await using remote = await startRemoteService()
    await remote.api[Symbol.asyncDispose]()
    const run = await runAction({ files: letter, inputs: remote.inputs })
    expect([run.exitCode, run.outputs['result']]).toEqual([3, 'inconclusive'])
    expect(remote.smtp.delivered).toEqual([])
    expect(run.summary).toContain('inconclusive')
    expect(run.stdout).toContain('127.0.0.1')
  })

  it('with a service that responds with 503 to every creation is inconclusive', async () => {
    await using remote = await startRemoteService()
    remote.api.fail('POST /spam_tests', refusal(503, 'Email monitoring setup failed'), 99)
    const run = await runAction({ files: letter, inputs: remote.inputs })
    expect([run.exitCode, run.outputs['result']]).toEqual([3, 'inconclusive'])
    expect(remote.smtp.delivered).toEqual([])
  })

  it('with a service that goes down during the wait is inconclusive, never a pass', async () => {
    await using remote = await startRemoteService({ results: { [seeds.consumer[0]]: null } })
    remote.api.fail('GET /spam_tests/:id', { kind: 'reset', when: 'before-effect' }, 99)
    const run = await runAction({ files: letter, inputs: { ...remote.inputs, timeout: '3s' }, limitMs: 40_000 })
    expect([run.exitCode, run.outputs['result']]).toEqual([3, 'inconclusive'])
    expect(remote.smtp.delivered).toHaveLength(6)
  })

  describe('with a server that never responds', () => {
    it('to the request that creates the test ends the run at its timeout, and the report names the step', async () => {
      await using remote = await startRemoteService()
      remote.api.fail('POST /spam_tests', { kind: 'silent' }, 9)
      const run = await runAction({ files: letter, inputs: { ...remote.inputs, timeout: '4s' }, limitMs: 25_000 })
      expect([run.exitCode, run.outputs['result']]).toEqual([3, 'inconclusive'])
      expect(run.summary).toContain('Creating the test: no reply before the timeout')
      expect(remote.smtp.delivered).toEqual([])
    })

    it('with an SMTP greeting also ends the run at its timeout', async () => {
      await using remote = await startRemoteService({ smtp: { script: () => ({ reply: null }) } })
      const run = await runAction({ files: letter, inputs: { ...remote.inputs, timeout: '1s' }, limitMs: 25_000 })
      expect([run.exitCode, run.outputs['result']]).toEqual([3, 'inconclusive'])
      expect(run.summary).toContain('Logging in to the SMTP server: no reply before the timeout')
      expect(remote.api.countOf('POST /spam_tests')).toBe(0)
    })
  })

  describe('with wrong credentials', () => {
    it('of the service are reported as misconfigured, and nothing is sent', async () => {
      await using remote = await startRemoteService()
      const run = await runAction({ files: letter, inputs: { ...remote.inputs, 'api-token': 'wrong-token-1234' } })
      expect([run.exitCode, run.outputs['result']]).toEqual([2, 'misconfigured'])
      expect(remote.smtp.delivered).toEqual([])
      expect(run.everything).not.toContain('wrong-token-1234')
    })

    it('of the SMTP server are reported as misconfigured in one line, and no test is created', async () => {
      await using remote = await startRemoteService({
        smtp: { extensions: ['AUTH PLAIN LOGIN'], users: { ci: 'right-password' } },
      })
      const inputs = { ...remote.inputs, 'smtp-username': 'ci', 'smtp-password': 'wrong-password-99' }
      const run = await runAction({ files: letter, inputs })
      expect([run.exitCode, run.outputs['result']]).toEqual([2, 'misconfigured'])
      expect(remote.api.countOf('POST /spam_tests')).toBe(0)
      expect(run.everything).not.toContain('wrong-password-99')
    })
  })
})
