import { describe, expect, it } from 'vitest'

import { type Parsed, renderProblem } from '../../../src/foundation/errors/problem.ts'
import type { ProgramEnd } from '../../../src/foundation/world/run-program.ts'
import { readBatch } from '../../../src/render/command/batch-lines.ts'
import type { CommandJob } from '../../../src/render/command/command-job.ts'

const limits = { timeMs: 30_000, firstLineTimeMs: 60_000, outputBytes: 5_242_880 }
const jobs = ['a.tsx', 'b.tsx', 'c.tsx'].map(
  (templatePath): CommandJob => ({
    setting: 'render-command-batch',
    timeLimitMs: 30_000,
    command: ['node', 'all.mjs'],
    repositoryRoot: '/repository',
    templatePath,
    data: { kind: 'none' },
  }),
)

function html(id: number): string {
  return JSON.stringify({ id, html: `<p>${id}</p>` })
}

const all = [html(0), html(1), html(2)]

function read(lines: readonly string[], more: Partial<ProgramEnd> = {}): readonly string[] {
  const stdout = Buffer.from(`${lines.join('\n')}\n`)
  const end: ProgramEnd = { status: 'exited', exitCode: 0, reason: null, stdout, stderr: '', ...more }
  return readBatch(end, jobs, limits).map(textOf)
}

function textOf(parsed: Parsed<string>): string {
  return parsed.status === 'ok' ? parsed.value : parsed.problems.map(renderProblem).join('\n')
}

const rendered = ['<p>0</p>', '<p>1</p>', '<p>2</p>']

describe('readBatch()', () => {
  it('accepts lines in any order, empty lines, carriage returns and no newline at the end', () => {
    expect(read([html(2), '', `${html(0)}\r`, html(1)])).toEqual(rendered)
    expect(readBatch(endOf(Buffer.from(all.join('\n'))), jobs, limits).map(textOf)).toEqual(rendered)
    expect(read([`\u{FEFF}${html(0)}`, html(1), html(2)])).toEqual(rendered)
  })

  it.each<[string, readonly string[], Partial<ProgramEnd>, string]>([
    [
      'a line that is not a result',
      ['[dotenv] injecting env', ...all],
      { status: 'output-limit' },
      'expected lines of JSON such as {"id": 0, "html": "…"} on stdout, got "[dotenv] injecting env"; ' +
        'the command was node all.mjs; print only the result on stdout',
    ],
    ['a truncated line', [html(0), html(1).slice(0, -1), html(2)], {}, 'got "{\\"id\\":1,\\"html\\":\\"<p>1</p>\\""'],
    ['one line with all results', [`[${all.join(',')}]`], {}, 'expected lines of JSON'],
    ['a path instead of an id', ['{"template": "a.tsx", "html": "<p>"}'], {}, 'expected lines of JSON'],
    [
      'the same id twice',
      [...all, html(0)],
      { status: 'output-limit' },
      'each id from the input exactly once, got id 0',
    ],
    ['an unknown id', [html(0), html(1), html(7)], {}, 'expected each id from the input exactly once, got id 7'],
    ['an exit code', all, { exitCode: 3, stderr: 'boom' }, 'expected exit code 0, got 3'],
    [
      'a program that does not exit',
      all,
      { status: 'time-limit' },
      'expected the program to exit within 30 s of its last line, got a program that was still running;',
    ],
    [
      'a program that prints nothing in time',
      [],
      { status: 'time-limit' },
      'expected the first line within 60 s, got a program that was still running after 0 of 3 lines;',
    ],
    [
      'a program that stops in the middle',
      [html(0)],
      { status: 'time-limit' },
      'expected the next line within 30 s, got a program that was still running after 1 of 3 lines',
    ],
    ['a line that is too long', [html(0)], { status: 'output-limit' }, 'expected at most 5 MiB of HTML per template'],
  ])('reports %s once, for all templates', (_name, lines, more, expected) => {
    const problems = read(lines, more)
    expect(new Set(problems).size).toBe(1)
    expect(problems[0]).toContain('render-command-batch (a.tsx): ')
    expect(problems[0]).toContain(expected)
    expect(problems[0]).toContain('this also affects b.tsx, c.tsx')
  })

  it('reports missing lines once, for their templates', () => {
    const [first, second, third] = read([html(1)])
    expect(second).toBe('<p>1</p>')
    expect(first).toBe(
      'render-command-batch (a.tsx): expected one line for each template, such as {"id": 0, "html": "…"}, ' +
        'got lines for 1 of 3 templates; the command was node all.mjs; this also affects c.tsx',
    )
    expect(third).toBe(first)
  })

  it.each([
    ['an error', { error: 'Button is not defined' }, 'expected no error, got "Button is not defined"'],
    ['neither HTML nor an error', { error: {} }, 'expected {"id": 1, "html": "…"} or {"id": 1, "error": "…"}, got "{'],
    ['empty HTML', { html: ' ' }, 'expected HTML on stdout, got no output'],
    ['a NUL character', { html: '\0' }, 'got a NUL character'],
  ])('reports %s of one template', (_name, line, expected) => {
    const [first, second, third] = read([html(0), JSON.stringify({ id: 1, ...line }), html(2)])
    expect([first, third]).toEqual(['<p>0</p>', '<p>2</p>'])
    expect(second).toContain('render-command-batch (b.tsx): ')
    expect(second).toContain(expected)
  })
})

function endOf(stdout: Buffer): ProgramEnd {
  return { status: 'exited', exitCode: 0, reason: null, stdout, stderr: '' }
}
