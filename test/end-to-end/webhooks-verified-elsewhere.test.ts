import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { sign } from '../../src/webhook.ts'
import { projectRoot } from '../support/source-files.ts'

const run = promisify(execFile)

const body = '{"event_type":"test_result.delivered","name":"Grüße"}'
const secret = 'whsec_0123456789abcdef-_'

/** Runs the code in docs/webhooks.md for one language, exactly as readers would copy it. */
async function snippet(language: string): Promise<string> {
  const text = await readFile(join(projectRoot, 'docs/webhooks.md'), 'utf8')
  const code = new RegExp(`\`\`\`${language}\\n(.*?)\`\`\``, 'su').exec(text)?.[1]
  if (code === undefined) throw new TypeError(`docs/webhooks.md has no ${language}`)
  return code
}

describe('the verification code in docs/webhooks.md', () => {
  let folder = ''

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'presend-verify-'))
    await writeFile(join(folder, 'body.json'), body)
  })

  afterAll(async () => await rm(folder, { recursive: true, force: true }))

  it('works with openssl', async () => {
    const env = { ...process.env, WEBHOOK_SECRET: secret }
    const { stdout } = await run('sh', ['-c', await snippet('sh')], { cwd: folder, env })
    expect(stdout.trim()).toBe(sign(body, secret))
  })

  it('works with Python', async () => {
    const signature = sign(body, secret)
    const changed = signature.replace(/^./u, (digit) => (digit === '0' ? '1' : '0'))
    const calls = [signature, changed, signature.toUpperCase(), '', 'ä'].map((given) => {
      return `print(is_genuine(open('body.json', 'rb').read(), ${JSON.stringify(given)}, ${JSON.stringify(secret)}))`
    })
    await writeFile(join(folder, 'verify.py'), [await snippet('python'), ...calls].join('\n'))
    const { stdout } = await run('python3', ['verify.py'], { cwd: folder })
    expect(stdout.trim().split('\n')).toEqual(['True', 'False', 'False', 'False', 'False'])
  })
})
