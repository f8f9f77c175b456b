import { mkdir, mkdtemp, readFile, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { isAsSaid, type PageBlock, type RunCommand, readPage, runPage } from '../support/console-page.ts'
import { findFreePort } from '../support/free-port.ts'

const root = resolve(import.meta.dirname, '../..')

/** Adapts the page to a machine on which its ports may be in use. */
async function adapted(markdown: string): Promise<string> {
  let text = markdown
  for (const port of ['8025', '2525', '9000']) text = text.replaceAll(port, String(await findFreePort()))
  // The page relies on the default ports.
  const [http = '', smtp = ''] = [/"http":\{"host":"127\.0\.0\.1","port":(\d+)/u, /"smtp":\{[^}]*"port":(\d+)/u].map(
    (pattern) => pattern.exec(text)?.[1] ?? '',
  )
  return text.replaceAll(
    /^# ([\w-]+\.yml)\n(?:listen: .*\n)?/gmu,
    `# $1\nlisten: 127.0.0.1:${http}\nsmtp: 127.0.0.1:${smtp}\n`,
  )
}

describe('docs/self-hosting.md', () => {
  let folder = ''
  let blocks: readonly PageBlock[] = []
  let done: readonly RunCommand[] = []

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'presend-self-hosting-'))
    await symlink(root, join(folder, 'presend'))
    await mkdir(join(folder, 'presend-service'))
    const page = await adapted(await readFile(join(root, 'docs/self-hosting.md'), 'utf8'))
    blocks = readPage(page)
    done = await runPage(blocks, { folder: join(folder, 'presend-service'), limitMs: 60_000 })
  })

  afterAll(async () => {
    await rm(folder, { recursive: true, force: true })
  })

  it('contains commands to run, and the files that they need', () => {
    expect(done.length).toBeGreaterThan(15)
    const names = blocks.flatMap((block) => (block.kind === 'file' ? [block.name] : []))
    expect(names).toEqual(['presend-service.yml', 'receiver.mjs', 'letter.html', 'with-tls.yml'])
  })

  it('shows the actual output of every command', () => {
    const others = done.filter((one) => !isAsSaid(one))
    expect(others.map(({ command, expected, printed }) => ({ command, expected, printed }))).toEqual([])
  })

  it('produces a report that opens and shows every result', async () => {
    const report = await readFile(join(folder, 'presend-service/report.html'), 'utf8')
    for (const address of ['seed7@mailgate.example', 'seed8@mailgate.example', 'seed9@shieldpost.example']) {
      expect(report).toContain(address)
    }
    expect(report).toContain('By hand')
  })

  it('logs no token, no secret, no complete tracking id, and no address except those of seeds', async () => {
    const log = await readFile(join(folder, 'presend-service/service.log'), 'utf8')
    expect(log).toContain('"msg":"request"')
    const withoutSeeds = log.replaceAll(/"seed\d@[a-z.]+\.example"/gu, '"seed"')
    expect(withoutSeeds).not.toMatch(/psd_[A-Za-z0-9_-]{8}|whsec_[A-Za-z0-9_-]{8}|ps[tk]_[A-Za-z0-9]{8}|Bearer|@/u)
  })
})
