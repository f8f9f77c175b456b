/**
 * `node tools/scripts/mutate-rules.ts [--only PATH-PART] [--sample N [--seed N]] [--helpers] [--save FILE]` applies one small
 * change at a time to the preflight rules, runs the changed rule's examples against each mutant, and prints the mutants
 * that survive. With `--helpers`, it mutates the code shared by the rules instead, and runs the examples of all rules
 * and then the unit test of the changed file.
 */

import { spawn } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { Worker } from 'node:worker_threads'

import { equivalentRuleMutants } from './mutation/equivalent-rule-mutants.ts'
import type { Fate } from './mutation/mutant-process.ts'
import { type Mutant, withMutant } from './mutation/mutants.ts'
import { renderFates } from './mutation/render-fates.ts'
import { helperMutants, preflightPaths, ruleMutants } from './mutation/rule-mutants.ts'

const project = resolve(import.meta.dirname, '../..')
const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    sample: { type: 'string', default: '0' },
    seed: { type: 'string', default: '1' },
    helpers: { type: 'boolean', default: false },
    save: { type: 'string' },
  },
})

/** The time limit for one mutant. An example takes milliseconds, so a mutant that takes this long is stuck. */
const ruleLimitMs = 10_000
const helperLimitMs = 90_000

const folder = mkdtempSync(join(tmpdir(), 'presend-rule-mutants-'))
try {
  copyProject()
  const mutants = sampleOf(chosenMutants(), Number(values.sample))
  process.stderr.write(`${mutants.length} mutants\n`)
  const fates = await (values.helpers ? runHelperMutants(mutants) : runRuleMutants(mutants))
  if (values.save !== undefined) writeFileSync(values.save, JSON.stringify(fates))
  process.stdout.write(renderFates(fates, equivalentRuleMutants))
} finally {
  rmSync(folder, { recursive: true, force: true })
}

function copyProject(): void {
  for (const part of [
    'src',
    'test/support',
    'test/preflight',
    'test/fixtures/preflight',
    'tools/scripts/mutation',
    'package.json',
    'vitest.config.ts',
  ])
    cpSync(join(project, part), join(folder, part), { recursive: true })
  symlinkSync(join(project, 'node_modules'), join(folder, 'node_modules'))
}

function chosenMutants(): readonly Mutant[] {
  const { rules, helpers } = preflightPaths(project)
  const [paths, mutantsOf] = values.helpers ? [helpers, helperMutants] : [rules, ruleMutants]
  return paths
    .filter((path) => path.includes(values.only))
    .flatMap((path) => mutantsOf(path, readFileSync(join(project, path), 'utf8')))
}

/** Returns a sample of the mutants; the same seed always selects the same sample. A size of 0 selects all mutants. */
function sampleOf(mutants: readonly Mutant[], count: number): readonly Mutant[] {
  if (count === 0) return mutants
  let state = Number(values.seed)
  const random = (): number => {
    // Uses Park and Miller's random number generator.
    state = (state * 48_271) % 2_147_483_647
    return state
  }
  return mutants
    .map((mutant) => ({ mutant, order: random() }))
    .toSorted((one, other) => one.order - other.order)
    .slice(0, count)
    .map(({ mutant }) => mutant)
    .toSorted((one, other) => (one.path < other.path ? -1 : Number(one.path > other.path)) || one.start - other.start)
}

/** Runs each rule's mutants in a worker thread, which is terminated if a mutant hangs. */
async function runRuleMutants(mutants: readonly Mutant[]): Promise<readonly Fate[]> {
  const fates: Fate[] = []
  let worker = startRuleWorker()
  for (const [index, mutant] of mutants.entries()) {
    const path = join(folder, dirname(mutant.path), `mutant-${index}.ts`)
    writeFileSync(path, withMutant(readFileSync(join(project, mutant.path), 'utf8'), mutant))
    const noticedBy = await ask(worker, { ruleId: basename(mutant.path, '.ts'), path })
    rmSync(path)
    if (noticedBy === null) {
      await worker.terminate()
      worker = startRuleWorker()
    }
    fates.push(fateOf(mutant, noticedBy ?? 'a timeout'))
  }
  await worker.terminate()
  return fates
}

function startRuleWorker(): Worker {
  return new Worker(join(folder, 'tools/scripts/mutation/rule-worker.ts'))
}

/** Sends a request to the worker. Returns null if the worker does not respond in time. */
async function ask(worker: Worker, job: { readonly ruleId: string; readonly path: string }): Promise<string | null> {
  const { promise, resolve: settle, reject } = Promise.withResolvers<string | null>()
  const timer = setTimeout(() => settle(null), ruleLimitMs)
  const onMessage = (text: string): void => settle(text)
  worker.once('message', onMessage).once('error', reject)
  worker.postMessage(job)
  try {
    return await promise
  } finally {
    clearTimeout(timer)
    worker.off('message', onMessage).off('error', reject)
  }
}

/** Runs mutants in separate processes, because each mutant must load all modules again. */
async function runHelperMutants(mutants: readonly Mutant[]): Promise<readonly Fate[]> {
  const wanted = join(folder, 'outcomes.json')
  writeFileSync(wanted, (await run(['tools/scripts/mutation/run-examples.ts'])).output)
  const fates: Fate[] = []
  for (const mutant of mutants) {
    const path = join(folder, mutant.path)
    const source = readFileSync(path, 'utf8')
    writeFileSync(path, withMutant(source, mutant))
    const fate = fateOf(mutant, await helperNoticedBy(mutant, wanted))
    writeFileSync(path, source)
    fates.push(fate)
    process.stderr.write(
      `${fates.length}: ${mutant.path}:${mutant.line}, ${mutant.kind}: ${fate.status}${fate.noticedBy === '' ? '' : ` by ${fate.noticedBy}`}\n`,
    )
  }
  return fates
}

async function helperNoticedBy({ path }: Mutant, wanted: string): Promise<string> {
  const examples = await run(['tools/scripts/mutation/run-examples.ts', wanted])
  if (examples.code !== 0) return examples.output || (examples.code === null ? 'a timeout' : 'a crash')
  const test = path.replace('src/', 'test/').replace(/\.ts$/u, '.test.ts')
  if (!existsSync(join(folder, test))) return ''
  const { code } = await run(['node_modules/vitest/vitest.mjs', 'run', '--project', 'unit', '--bail', '1', test])
  return code === 0 ? '' : test
}

async function run(args: readonly string[]): Promise<{ readonly code: number | null; readonly output: string }> {
  const child = spawn(process.execPath, args, {
    cwd: folder,
    env: { ...process.env, NODE_COMPILE_CACHE: join(folder, 'cache') },
    stdio: ['ignore', 'pipe', 'ignore'],
    timeout: helperLimitMs,
    killSignal: 'SIGKILL',
  })
  const output: string[] = []
  child.stdout.setEncoding('utf8').on('data', (text: string) => output.push(text))
  const code = await new Promise<number | null>((resolveCode) => child.once('close', resolveCode))
  return { code, output: output.join('') }
}

function fateOf(mutant: Mutant, noticedBy: string): Fate {
  return { mutant, status: noticedBy === '' ? 'survived' : 'killed', noticedBy }
}
