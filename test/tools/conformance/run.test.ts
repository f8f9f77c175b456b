import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { resolve } from 'node:path'

import { describe, expect, it } from 'vitest'

import { startConformanceTarget } from '../../support/conformance-target.ts'
import { findFreePort } from '../../support/free-port.ts'
import { cachedCode } from '../../support/start-node.ts'

interface Ended {
  readonly code: number
  readonly stdout: string
  readonly stderr: string
}

async function conformance(args: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<Ended> {
  const program = resolve(import.meta.dirname, '../../../tools/conformance/run.ts')
  return await new Promise((done) => {
    const options = { env: { PATH: process.env['PATH'], ...cachedCode, ...env } }
    execFile(process.execPath, [program, ...args], options, (error, stdout, stderr) => {
      done({ code: typeof error?.code === 'number' ? error.code : 0, stdout, stderr })
    })
  })
}

describe('npm run conformance', () => {
  it('exits with 0 and prints a line for each check if all pass', async () => {
    await using target = await startConformanceTarget()
    const { code, stdout } = await conformance(['--base-url', target.baseUrl, '--only', 'lists'], {
      CONFORMANCE_TOKEN: target.token,
    })
    expect(code).toBe(0)
    expect(stdout).toMatch(/^TAP version 14\n/u)
    expect(stdout).toMatch(/^ok 1 - lists\/email-services: /mu)
    expect(stdout).toMatch(/^1\.\.3$/mu)
    expect(stdout).toContain('# 3 passed, 0 failed, 0 not checked')
    expect(stdout).not.toContain(target.token)
  })

  it('names the missing option if a check needs one', async () => {
    await using target = await startConformanceTarget()
    const args = ['--base-url', target.baseUrl, '--token', target.token, '--only', 'authentication/revoked-token']
    const { code, stdout } = await conformance(args)
    expect(code).toBe(0)
    expect(stdout).toContain('# SKIP not checked: requires --revoked-token: a revoked token')
    expect(stdout).toContain('# 1 not checked: requires --revoked-token')
  })

  it('exits with 1 if a check fails, and prints the expected and the actual value', async () => {
    await using target = await startConformanceTarget()
    const args = ['--base-url', target.baseUrl, '--token', target.token, '--revoked-token', target.token]
    const { code, stdout } = await conformance([...args, '--only', 'authentication/revoked-token'])
    expect(code).toBe(1)
    expect(stdout).toMatch(/^not ok 1 - authentication\/revoked-token: /mu)
    expect(stdout).toContain('  section: "Authentication"\n  expected: "POST /spam_tests to return 401"')
  })

  it('prints one JSON object with --json, without the token', async () => {
    await using target = await startConformanceTarget()
    const args = ['--base-url', target.baseUrl, '--token', target.token, '--json', '--strict', '--only', 'workspaces']
    const { code, stdout } = await conformance(args)
    expect(code).toBe(0)
    expect(JSON.parse(stdout)).toMatchObject({
      base_url: target.baseUrl,
      profile: 'presend',
      stopped: null,
    })
    for (const check of JSON.parse(stdout).checks) {
      expect(check).toMatchObject({ status: 'not-checked', decided_by: 'presend', to_give: [expect.any(String)] })
    }
    expect(stdout).not.toContain(target.token)
  })

  it('exits with 2 and reports all invalid flags', async () => {
    const args = ['--base-url', 'nowhere', '--smtp-port', '70000', '--mail', 'nobody', '--profile', 'loose']
    const { code, stderr } = await conformance(args)
    expect(code).toBe(2)
    for (const flag of [
      '--base-url: expected an http(s) URL',
      '--token is required',
      '--smtp-port',
      '--mail',
      '--profile',
    ]) {
      expect(stderr).toContain(flag)
    }
  })

  it('exits with 2 if the service does not respond or the token is invalid', async () => {
    const nobody = `http://127.0.0.1:${await findFreePort()}/api/v1`
    const silent = await conformance(['--base-url', nobody, '--token', 't', '--only', 'lists'])
    expect(silent.code).toBe(2)
    expect(silent.stdout).toContain('requires a reachable --base-url')
    await using target = await startConformanceTarget()
    const stranger = await conformance(['--base-url', target.baseUrl, '--token', 't', '--only', 'lists'])
    expect(stranger.code).toBe(2)
    expect(stranger.stdout).toContain('requires a --token with API access (the service returned 401')
  })

  it('exits with 2 and says when to retry if the rate limit is exceeded', async () => {
    const server = createServer((_request, response) => void response.writeHead(429, { 'Retry-After': '20' }).end('{}'))
    await once(server.listen(0, '127.0.0.1'), 'listening')
    const address = server.address()
    const port = typeof address === 'object' ? address?.port : 0
    const args = ['--base-url', `http://127.0.0.1:${port}/api/v1`, '--token', 't', '--only', 'lists']
    const { code, stdout } = await conformance(args)
    server.close()
    expect(code).toBe(2)
    expect(stdout).toContain(
      '# the run stopped, because it requires a token with requests left in the current hour (retry in 20 seconds, ',
    )
  })

  it('exits with 2 if no check has the requested name', async () => {
    await using target = await startConformanceTarget()
    const { code, stdout } = await conformance(['--base-url', target.baseUrl, '--token', target.token, '--only', 'x'])
    expect(code).toBe(2)
    expect(stdout).toContain('requires an --only value that names an existing check or group, not x')
  })

  it('prints its usage with --help', async () => {
    const { code, stdout } = await conformance(['--help'])
    expect(code).toBe(0)
    expect(stdout).toContain('--base-url')
  })
})
