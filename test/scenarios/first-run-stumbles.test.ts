import { describe, expect, it } from 'vitest'

import { runCli } from '../support/run-cli.ts'
import { letter } from '../support/scenario.ts'

const bare = { 'emails/welcome.html': '<p>Welcome to our shop, we are open from nine to six.</p>\n' }

/** The output on one line, as a reader sees it at any width. */
async function check(...args: readonly string[]): Promise<{ readonly exitCode: number | null; readonly text: string }> {
  const run = await runCli(['check', ...args], { files: { ...letter, ...bare } })
  return { exitCode: run.exitCode, text: run.stdout.replaceAll(/\s+/gu, ' ') }
}

describe('the first run on a terminal', () => {
  it('without From and Subject shows the required flags and front matter', async () => {
    const { exitCode, text } = await check('--template', 'emails/welcome.html')
    expect(exitCode).toBe(2)
    expect(text).toContain(
      'subject (emails/welcome.html): missing; expected a subject; set --subject "Welcome to our shop"',
    )
    expect(text).toContain('"---", "subject: Welcome to our shop", "---"')
    const withSubject = await check('--template', 'emails/welcome.html', '--subject', 'Welcome')
    expect(withSubject.text).toContain('set --from "Shop <hello@shop.example>"')
    expect(withSubject.text).toContain('"from: Shop <hello@shop.example>"')
  })

  it('with a folder as template suggests a pattern for it', async () => {
    const { exitCode, text } = await check('--template', 'emails')
    expect(exitCode).toBe(2)
    expect(text).toContain('it is a folder; use emails/**/*.html')
  })

  it.each(['emails/welcom.html', 'email/welcome.html'])('with %s suggests the likely correction', async (template) => {
    const { exitCode, text } = await check('--template', template)
    expect(exitCode).toBe(2)
    expect(text).toContain('did you mean emails/welcome.html?')
  })

  it('with a threshold for SPF asks for sending-ip before anything is sent', async () => {
    const { exitCode, text } = await check('--template', 'emails/letter.html', '--min-spf-pass-rate', '100')
    expect(exitCode).toBe(2)
    expect(text).toContain('sending-ip is required for an SPF threshold')
    expect(text).toContain('nothing was sent')
  })

  it.each(['packages/mail/presend.yml', 'packages/mail/.github/presend.yml'])(
    'with the config of a package finds the files of the package: %s',
    async (config) => {
      const files = {
        'packages/mail/emails/letter.html': letter['emails/letter.html'] ?? '',
        [config]: 'template: emails/*.html\n',
      }
      const run = await runCli(['check', '--config', config], { files })
      expect([run.exitCode, run.entries]).toEqual([0, ['packages', 'presend-report']])
    },
  )

  it('with data that no template can use reports this', async () => {
    const run = await runCli(['check', '--template', 'emails/letter.html', '--data', 'a: 1', '--json'], {
      files: letter,
    })
    expect(run.exitCode).toBe(0)
    expect(JSON.parse(run.stdout).notices).toEqual([
      'data was not used: presend renders the variables in emails/letter.html only if engine is set to handlebars or liquid',
    ])
  })

  it('with `token list` in an empty folder creates no file', async () => {
    const run = await runCli(['token', 'list'])
    expect([run.exitCode, run.stdout, run.entries]).toEqual([2, '', []])
    expect(run.stderr).toContain('expected an existing database')
  })
})
