/** The fake of the runner must fail where GitHub's runner fails a step or drops what the step wrote. */

import { expect, it } from 'vitest'

import { runnerCommands } from './runner-commands.ts'
import { failAsTheRunner, maskedForms, type StepRemains } from './runner-rules.ts'

function check(stdout: string, remains: Partial<StepRemains> = {}): void {
  const nothing = { summary: '', outputs: {}, otherFiles: {}, secrets: [] }
  failAsTheRunner({ ...nothing, stdout, commands: runnerCommands(stdout), ...remains })
}

const tenErrors = '::error::a\n'.repeat(10)

it.each<[string, string, Partial<StepRemains>]>([
  ['ten annotations of each kind', `${tenErrors}${'::warning::a\n'.repeat(10)}`, {}],
  ['a place with a line and a column', '::error file=a/b.html,line=3,col=1::a', {}],
  ['a message of 4,096 characters', `::notice::${'x'.repeat(4096)}`, {}],
  ['a mask before other lines', 'presend 1.0\n::add-mask::secret\nmail\n', { outputs: { result: 'pass' } }],
  ['outputs of 1 MB', '', { outputs: { tests: 'x'.repeat(500_000) } }],
])('accepts %s', (_what, stdout, remains) => {
  expect(() => check(stdout, remains)).not.toThrow()
})

it.each<[string, string, Partial<StepRemains>, string]>([
  ['a disabled command', '##[set-env name=A]b', {}, 'disabled'],
  ['an output without a name', '::set-output::b', {}, "Required field 'name'"],
  ['an empty mask', '::add-mask:: ', {}, 'empty string'],
  ['an eleventh annotation', `${tenErrors}::error::last`, {}, 'drops 1 annotations: last'],
  ['a message of 4,097 characters', `::notice::${'x'.repeat(4097)}`, {}, '4097 of 4096'],
  ['a column without a line', '::error file=a,col=1::a', {}, 'no line'],
  ['a line that is no number', '::error file=a,line=x::a', {}, 'positive integer'],
  ['columns of two lines', '::error file=a,line=1,endLine=2,col=1::a', {}, 'several lines'],
  ['an end before the line', '::error file=a,line=2,endLine=1::a', {}, 'before the line'],
  ['a line without a file', '::error line=2::a', {}, 'no file'],
  ['an absolute path of Windows', '::error file=C%3A/a::a', {}, 'not relative'],
  ['an absolute path', '::error file=/home/a,line=2::a', {}, 'not relative'],
  ['a path outside the repository', '::error file=../a::a', {}, 'not relative'],
  ['a summary of more than 1 MiB', '', { summary: 'x'.repeat(1_048_577) }, '1024k'],
  ['outputs of more than 1 MB', '', { outputs: { tests: 'x'.repeat(500_001) } }, '1000002 bytes'],
  ['a change of the environment of later steps', '', { otherFiles: { GITHUB_ENV: 'A=b\n' } }, 'GITHUB_ENV'],
  ['an output with a mask', '::add-mask::secret', { outputs: { a: 'my secret' } }, "Skip output 'a'"],
  ['an output with one line of a mask', '::add-mask::first%0Asecond', { outputs: { a: 'second' } }, 'Skip output'],
  ['an output with an encoded mask', '::add-mask::a secret', { outputs: { a: 'x=a%20secret' } }, 'Skip output'],
  ['an output with the token of the job', '', { outputs: { a: 'ghs_1' }, secrets: ['ghs_1'] }, 'Skip output'],
  ['a secret in a line before its mask', 'the secret\n::add-mask::secret\n', {}, 'before it was masked'],
])('fails on %s', (_what, stdout, remains, message) => {
  expect(() => check(stdout, remains)).toThrow(message)
})

it('maskedForms() returns base64 at each offset, as in a login that contains the secret', () => {
  const login = Buffer.from('\0ci\0correct-horse-battery!!').toString('base64')
  expect(maskedForms('correct-horse-battery!!').some((form) => login.includes(form.replace(/=+$/u, '')))).toBe(true)
})
