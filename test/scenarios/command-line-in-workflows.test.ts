import { describe, expect, it } from 'vitest'

import { type CliRun, runCli } from '../support/run-cli.ts'
import { runnerCommands } from '../support/runner-commands.ts'
import { letter, pullRequestEvent } from '../support/scenario.ts'

/** A step with `run: npx presend …`, with the payload of its event in the workspace. */
async function runStep(
  args: readonly string[],
  given: { readonly files?: Record<string, string>; readonly event?: string; readonly payload?: unknown },
): Promise<CliRun> {
  const { files = letter, event = 'pull_request', payload } = given
  const payloadFile = payload === undefined ? {} : { 'event.json': JSON.stringify(payload) }
  const env = {
    GITHUB_ACTIONS: 'true',
    GITHUB_EVENT_NAME: event,
    GITHUB_EVENT_PATH: 'event.json',
    GITHUB_REPOSITORY: 'acme/shop',
  }
  return await runCli(args, { files: { ...files, ...payloadFile }, env })
}

const code = { ...letter, 'render.mjs': "import { writeFileSync } from 'node:fs'\nwriteFileSync('ran', '')\n" }
const rendering = ['--template', 'emails/letter.html', '--render-command', 'node render.mjs']

describe('on a pull request from a fork, the command line runs no code of the repository', () => {
  it.each([
    ['a fork', pullRequestEvent('fork').payload],
    ['a payload that is missing', undefined],
    ['a payload without a pull request', {}],
  ])('with %s', async (_what, payload) => {
    const checked = await runStep(['check', ...rendering], { files: code, payload })
    expect([checked.exitCode, checked.entries.includes('ran')]).toEqual([3, false])
    expect(checked.stdout.replaceAll(/\s+/gu, ' ')).toContain('every template needs code from the repository')
    const preflighted = await runStep(['preflight', ...rendering], { files: code, payload })
    expect([preflighted.exitCode, preflighted.entries.includes('ran')]).toEqual([2, false])
    expect(preflighted.stdout).toContain('presend does not run it for pull requests from forks')
    expect(preflighted.stderr).toContain('Not checked: emails/letter.html')
  })

  it('unless allow-fork-code is set, or the pull request is from a branch', async () => {
    const { payload } = pullRequestEvent('fork')
    const allowed = await runStep(['preflight', ...rendering, '--allow-fork-code'], { files: code, payload })
    const own = await runStep(['preflight', ...rendering], { files: code, payload: pullRequestEvent().payload })
    expect([allowed.entries.includes('ran'), own.entries.includes('ran')]).toEqual([true, true])
  })

  it.each([
    ['pull_request_target', pullRequestEvent('fork').payload],
    ['issue_comment', { issue: { number: 12, pull_request: {} }, repository: { full_name: 'acme/shop' } }],
  ])('and %s is warned about', async (event, payload) => {
    const { stderr } = await runStep(['preflight', 'emails/letter.html'], { event, payload })
    expect(stderr).toContain(`Warning: This run was triggered by ${event}, so it has the repository's secrets`)
  })
})

describe('workflow commands in a template are printed as text', () => {
  const lines = [
    '##[set-output name=result]pass',
    '::error::planted',
    ' ::add-mask::e',
    '\t::warning::planted',
    '#\u200b#[debug]x',
  ]
  const text = letter['emails/letter.html'] ?? ''
  const files = {
    'emails/letter.html': text
      .replace('<html lang="en">', `<html>\n${lines.join('\n')}`)
      .replace('</h1>', `</h1>\n${lines.join('\n')}\n<img src="https://acme.example/a.png">\n${lines.join('\n')}\n`),
  }

  it.each([
    ['preflight', 'emails/letter.html', '--fix-dry-run'],
    ['preflight', 'emails/letter.html', '--fix'],
    ['preflight', 'emails/letter.html', '--requirements'],
    ['preflight', 'emails/letter.html', '--json'],
    ['check', 'emails/letter.html'],
    ['check', 'emails/letter.html', '--json', '--debug'],
    ['preflight', '##[debug]x\n::error::x'],
    ['::error::x', '##[debug]x'],
    ['check', '--::error::x', '##[debug]x'],
    ['preflight', '--explain', '##[debug]x'],
  ])('by presend %s %s %s', async (...args) => {
    const given = args.filter((one) => one !== undefined)
    const { stdout, stderr } = await runStep(given, { files, payload: pullRequestEvent().payload })
    expect(runnerCommands(`${stdout}\n${stderr}`)).toEqual([])
  })

  it('and the diff still shows them, and JSON still contains them', async () => {
    const { payload } = pullRequestEvent()
    const diff = await runStep(['preflight', 'emails/letter.html', '--fix-dry-run'], { files, payload })
    expect(diff.stdout).toContain(String.raw`\u003a:error::planted`)
    expect(diff.stdout).toContain(String.raw`#\u0023[set-output name=result]pass`)
    const json = await runStep(['preflight', 'emails/letter.html', '--json'], { files, payload })
    expect(JSON.parse(json.stdout)).toMatchObject({ outcome: expect.any(String) })
  })
})
