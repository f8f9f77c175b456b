/** Runs `presend preflight --json` with files in a separate folder. */

import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

import * as z from 'zod'

import { cachedCode, cliEntry, quickStartFlags } from './start-node.ts'

const output = z.object({
  outcome: z.string(),
  problems: z.array(z.object({ input: z.string(), expected: z.string() })),
  templates: z.array(
    z.object({
      template: z.string(),
      findings: z.array(
        z.object({
          ruleId: z.string(),
          severity: z.enum(['error', 'warning', 'notice']),
          message: z.string(),
          file: z.string(),
          line: z.number().nullable(),
        }),
      ),
      unchecked: z.array(z.object({ ruleId: z.string(), reason: z.string() })),
    }),
  ),
})

export interface PreflightRun {
  readonly exitCode: number
  readonly outcome: string
  readonly problems: readonly string[]
  /** The findings of all templates, such as `error unresolved-variable mail.html:3 message`. */
  readonly findings: readonly string[]
  /** The unchecked rules, such as `spf-missing: dns is off`. */
  readonly unchecked: readonly string[]
}

export interface PreflightRunOptions {
  /** The resolv.conf of this run, in a separate mount namespace. Needs root. */
  readonly resolvConf?: string
}

/** Runs preflight on every `mail.*` file with these arguments. */
export async function runPreflight(
  files: Readonly<Record<string, string>>,
  args: readonly string[] = [],
  { resolvConf }: PreflightRunOptions = {},
): Promise<PreflightRun> {
  const folder = await mkdtemp(join(tmpdir(), 'presend-preflight-'))
  try {
    for (const [name, text] of Object.entries(files)) {
      await mkdir(dirname(join(folder, name)), { recursive: true })
      await writeFile(join(folder, name), text)
    }
    const program = [process.execPath, ...quickStartFlags, cliEntry]
    const command = [...program, 'preflight', '--json', 'mail.*', ...args]
    if (resolvConf === undefined) return await run(command, folder)
    const path = join(folder, 'resolv.conf')
    await writeFile(path, resolvConf)
    const script = 'mount --bind "$1" /etc/resolv.conf && shift && exec "$@"'
    return await run(['/usr/bin/unshare', '-m', 'sh', '-c', script, 'sh', path, ...command], folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function run([program = '', ...args]: readonly string[], folder: string): Promise<PreflightRun> {
  const options = { cwd: folder, env: { PATH: process.env['PATH'] ?? '', ...cachedCode } }
  const [exitCode, text] = await new Promise<readonly [number, string]>((resolve, reject) => {
    const child = execFile(program, args, options, (error, stdout) => {
      if (stdout === '') reject(error ?? new Error('no output'))
      else resolve([child.exitCode ?? -1, stdout])
    })
  })
  return readPreflightJson(exitCode, text)
}

/** Reads the output of `presend preflight --json`. */
export function readPreflightJson(exitCode: number, text: string): PreflightRun {
  const { outcome, problems, templates } = output.parse(JSON.parse(text))
  return {
    exitCode,
    outcome,
    problems: problems.map(({ input, expected }) => `${input}: expected ${expected}`),
    findings: templates.flatMap(({ findings }) =>
      findings.map(
        ({ severity, ruleId, file, line, message }) => `${severity} ${ruleId} ${file}:${line ?? ''} ${message}`,
      ),
    ),
    unchecked: templates.flatMap(({ unchecked }) => unchecked.map(({ ruleId, reason }) => `${ruleId}: ${reason}`)),
  }
}
