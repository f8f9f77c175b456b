/**
 * `node tools/scripts/mutate-service.ts [--only PATH-PART] [--every N [--from N]] [--workers N] [--save FILE]` applies one
 * small change at a time to the service, runs the conformance suite against each mutant, and prints the mutants that
 * survive. `--show FILE …` prints the combined results of saved runs. `--checks` runs each conformance check against
 * services that violate it.
 */

import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'

import { equivalentMutants } from './mutation/equivalent-mutants.ts'
import { type Fate, runMutant } from './mutation/mutant-process.ts'
import { type Mutant, mutantsOf, withMutant } from './mutation/mutants.ts'
import { mutatedPaths } from './mutation/mutated-paths.ts'
import { renderFates } from './mutation/render-fates.ts'

const project = resolve(import.meta.dirname, '../..')
const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    every: { type: 'string', default: '1' },
    from: { type: 'string', default: '0' },
    save: { type: 'string' },
    show: { type: 'string', multiple: true, default: [] },
    workers: { type: 'string', default: '2' },
    checks: { type: 'boolean', default: false },
  },
})

if (values.checks) {
  const { renderMatrix, runMatrix } = await import('./mutation/check-matrix.ts')
  process.stdout.write(renderMatrix(await runMatrix((line) => process.stderr.write(`${line}\n`))))
} else if (values.show.length > 0) {
  const fates: readonly Fate[] = values.show.flatMap((path) => JSON.parse(readFileSync(path, 'utf8')))
  process.stdout.write(renderFates(fates, equivalentMutants))
} else {
  const mutants = chosenMutants()
  process.stderr.write(`${mutants.length} mutants\n`)
  const fates = await runAll(mutants)
  if (values.save !== undefined) writeFileSync(values.save, JSON.stringify(fates))
  process.stdout.write(renderFates(fates, equivalentMutants))
}

function chosenMutants(): readonly Mutant[] {
  const paths = mutatedPaths(project).filter((path) => path.includes(values.only))
  const all = paths.flatMap((path) => mutantsOf(path, readFileSync(join(project, path), 'utf8')))
  return all.filter((_mutant, index) => index % Number(values.every) === Number(values.from))
}

/** Each worker uses its own copy of the project, because mutants change files. */
async function runAll(mutants: readonly Mutant[]): Promise<readonly Fate[]> {
  const waiting = mutants.values()
  const fates: Fate[] = []
  const work = async (): Promise<void> => {
    const folder = copyProject()
    try {
      for (const mutant of waiting) {
        const path = join(folder, mutant.path)
        const source = readFileSync(path, 'utf8')
        writeFileSync(path, withMutant(source, mutant))
        const fate = await runMutant(folder, mutant)
        writeFileSync(path, source)
        fates.push(fate)
        process.stderr.write(
          `${fates.length}: ${mutant.path}:${mutant.line}, ${mutant.kind}: ${fate.status}${fate.noticedBy === '' ? '' : ` by ${fate.noticedBy}`}\n`,
        )
      }
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  }
  await Promise.all(Array.from({ length: Number(values.workers) }, work))
  return fates
}

function copyProject(): string {
  const folder = mkdtempSync(join(tmpdir(), 'presend-mutants-'))
  for (const part of ['src', 'conformance', 'test/support', 'tools/scripts/mutation', 'package.json']) {
    cpSync(join(project, part), join(folder, part), { recursive: true })
  }
  symlinkSync(join(project, 'node_modules'), join(folder, 'node_modules'))
  return folder
}
