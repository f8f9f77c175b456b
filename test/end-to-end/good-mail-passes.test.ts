/**
 * Sends good mail with the built command line. Everything uses its defaults except preflight, because the mail has real
 * faults. Pages are rendered; messages are sent unchanged.
 */

import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, it } from 'vitest'
import { z } from 'zod'

import { developmentTemplates, writtenMail } from '../support/good-mail.ts'
import { isNightly } from '../support/is-nightly.ts'
import { projectRoot } from '../support/source-files.ts'

const reportShape = z.object({
  tests: z.array(
    z.object({
      templatePath: z.string(),
      outcome: z.string(),
      sentence: z.string(),
      findings: z.array(z.object({ severity: z.string(), text: z.string() })),
    }),
  ),
})

/** Outside the nightly run, every tenth message stands for all. */
function isTaken(_mail: unknown, index: number): boolean {
  return isNightly || index % 10 === 0
}

/** Reads templates of react-email and Foundation for Emails. */
const published = join(projectRoot, 'test/fixtures/templates')

async function writeMail(folder: string): Promise<number> {
  const kinds = ['transactional', 'marketing', 'honest-offers'] as const
  const messages = [...kinds.flatMap(writtenMail), ...developmentTemplates()].filter(isTaken)
  const pages = (await readdir(published)).filter((name) => name.endsWith('.html')).filter(isTaken)
  await mkdir(join(folder, 'mail'))
  for (const [index, { bytes }] of messages.entries()) await writeFile(join(folder, `mail/${index}.eml`), bytes)
  for (const name of pages) {
    const html = await readFile(join(published, name), 'utf8')
    const subject = /<title>([^<]+)<\/title>/u.exec(html)?.[1]?.trim() ?? name.replace('.html', '')
    const head = `---\nsubject: ${JSON.stringify(subject)}\nfrom: Shop <hello@shop.example>\n---\n`
    await writeFile(join(folder, 'mail', name), `${head}${html}`)
  }
  return messages.length + pages.length
}

async function runCheck(folder: string, args: readonly string[]): Promise<void> {
  const program = [join(projectRoot, 'dist/cli.js'), 'check', ...args]
  // A run that does not pass ends with a nonzero exit code; the report has the details.
  await new Promise<void>((resolve) => {
    execFile(process.execPath, program, { cwd: folder, maxBuffer: 64 * 1024 ** 2 }, () => {
      resolve()
    })
  })
}

it.each(['marketing', 'transactional'])(
  'good mail sent as %s passes in 98 of 100 cases, without an error',
  async (mailType) => {
    const folder = await mkdtemp(join(tmpdir(), 'presend-good-mail-'))
    try {
      const count = await writeMail(folder)
      await runCheck(folder, ['mail/*', '--mail-type', mailType, '--preflight', 'off', '--report-dir', 'report'])
      const { tests } = reportShape.parse(JSON.parse(await readFile(join(folder, 'report/report.json'), 'utf8')))
      expect(tests).toHaveLength(count)
      const failing = tests.filter(({ outcome }) => outcome !== 'pass')
      const told = failing.map(({ templatePath, sentence }) => `${templatePath}: ${sentence}`).join('\n')
      expect(failing.length, told).toBeLessThanOrEqual(0.02 * count)
      const found = tests.filter(({ outcome }) => outcome === 'pass').flatMap(({ findings }) => findings)
      expect(found.filter(({ severity }) => severity === 'error')).toEqual([])
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  },
)
