import { describe, expect, it } from 'vitest'

import { renderProblem } from '../../../src/foundation/errors/problem.ts'
import type { ProgramEnd } from '../../../src/foundation/world/run-program.ts'
import type { CommandJob } from '../../../src/render/command/command-job.ts'
import {
  asArgument,
  commandProblem,
  decodeText,
  endMismatch,
  textMismatch,
} from '../../../src/render/command/command-output.ts'

const limits = { timeMs: 30_000, outputBytes: 5_242_880 }
const exited: ProgramEnd = { status: 'exited', exitCode: 0, reason: null, stdout: Buffer.alloc(0), stderr: '' }

function job(templatePath: string, more: Partial<CommandJob> = {}): CommandJob {
  const command = ['python3', 'my render.py']
  return {
    setting: 'render-command',
    command,
    repositoryRoot: '/r',
    templatePath,
    data: { kind: 'none' },
    timeLimitMs: 30_000,
    ...more,
  }
}

describe('endMismatch()', () => {
  it.each<[Partial<ProgramEnd>, string | undefined]>([
    [{}, undefined],
    [{ exitCode: 3 }, '3'],
    [{ exitCode: null, reason: 'SIGKILL' }, 'signal SIGKILL'],
    [{ status: 'not-started', reason: 'ENOENT' }, 'a program that was not found'],
    [{ status: 'not-started', reason: 'EMFILE' }, 'error EMFILE'],
    [{ status: 'time-limit' }, 'a program that was still running'],
    [{ status: 'output-limit' }, 'more output'],
  ])('returns for %j: %j', (end, came) => {
    expect(endMismatch({ ...exited, ...end }, limits)?.came).toBe(came)
  })
})

describe('decodeText()', () => {
  it('removes a byte order mark', () => {
    expect(decodeText(Buffer.from('\u{FEFF}<p>'))).toEqual({ text: '<p>' })
  })

  it.each([Buffer.from([0xe4]), Buffer.from('a\0'), Buffer.from(' \n')])('rejects %j', (bytes) => {
    expect(decodeText(bytes)).toHaveProperty('came')
  })
})

describe('textMismatch()', () => {
  it.each([
    '<p>Hello</p>',
    'Hello <b>Ada</b>',
    '\n---\r\nsubject: x\r\n---\r\n<!doctype html>',
    '<!-- a comment -->\n<!doctype html>',
    '<?xml version="1.0"?>\n<html>',
  ])('accepts %j', (text) => {
    expect(textMismatch(text)).toBeNull()
  })

  it.each([
    ['> shop@1.0.0 render\n> node r.mjs\n\n<!doctype html>', '"> shop@1.0.0 render"'],
    ['[dotenv] injecting env\n<html lang="en">', '"[dotenv] injecting env"'],
    ['\nWarning: Undefined variable $x in a.php\n<!DOCTYPE html>', '"Warning: Undefined variable $x in a.php"'],
  ])('rejects text before the document in %j', (text, came) => {
    const found = textMismatch(text)
    expect(found?.came).toBe(came)
    expect(found?.todo).toContain('write messages to stderr, and run npm scripts with npm run --silent')
  })
})

const mismatch = { came: '3', expected: 'exit code 0' }

function textOf(end: ProgramEnd): string {
  return commandProblem(mismatch, { end, job: job('a') }).todo ?? ''
}

describe('commandProblem()', () => {
  it('shows the command so that it can be repeated in a shell, with template and data file', () => {
    const data = { kind: 'file', path: '-d.json' } as const
    expect(renderProblem(commandProblem(mismatch, { job: job("it's.tsx", { data }), end: exited }))).toBe(
      "render-command (it's.tsx): expected exit code 0, got 3; the command was python3 'my render.py' 'it'\\''s.tsx' ./-d.json",
    )
  })

  it('quotes the end of stderr, or of stdout if stderr is empty', () => {
    const failed = { ...exited, exitCode: 3, stdout: Buffer.from('out') }
    expect(textOf({ ...failed, stderr: 'first\nlast\n' })).toContain(`the program's stderr ended with "first | last"`)
    expect(textOf(failed)).toContain(`the program's stdout ended with "out"`)
    expect(textOf({ ...failed, stdout: Buffer.alloc(0) })).toContain('the program printed nothing on stderr')
  })

  it('names other affected templates, each once', () => {
    const others = ['a', 'b', 'b', 'c', 'd', 'e'].map((path) => job(path))
    expect(commandProblem(mismatch, { job: job('a'), end: exited, others }).todo).toContain(
      'this also affects b, c, d and 1 more',
    )
  })
})

it('asArgument() adds a prefix to a path that programs would treat as an option', () => {
  expect([asArgument('-x'), asArgument('a-x')]).toEqual(['./-x', 'a-x'])
})
