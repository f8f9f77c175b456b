import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

import { cachedCode } from './test/support/start-node.ts'

// One project for each group of src/, for example `npm test -- --project preflight`, and two more for everything else
// that needs nothing but npm packages: `npm test` runs all of these. `servers` and `servers-alone` start real servers from
// Debian's packages; `npm run test:servers` and .ci/run run these.
// VITEST_JSON_DIR: .ci/run counts the tests from the files written there.
const jsonDirectory = process.env['VITEST_JSON_DIR']
const project = process.argv.some((argument) => argument.startsWith('servers')) ? 'servers' : 'unit'
// These start six mail servers, or measure pauses and heights: beside another file they were too slow once in a while.
const alone = ['seed-kinds', 'imap-bombs', 'imap-hostile', 'hostile-mail'].map(
  (name) => `test/end-to-end/${name}.test.ts`,
)

// These mostly wait for time limits, so they start first. Vitest would start the largest files first, and these are small.
const waiting = [
  'hanging-in-mid-test',
  'half-open-in-mid-test',
  'killed-in-mid-test',
  'jobs-postgres',
  'imap-robust',
  'imap-providers',
  'serve-crash',
  'receiving-killed',
  'programs-that-hang',
  'imap-toxic',
]

function isWaiting({ moduleId }: TestSpecification): boolean {
  return waiting.some((name) => moduleId.endsWith(`/${name}.test.ts`))
}

class WaitingFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line no-array-sort -- the method of Vitest's sequencer, not that of arrays
    const sorted = await super.sort(files)
    return sorted.toSorted((a, b) => Number(isWaiting(b)) - Number(isWaiting(a)))
  }
}

// The workers, and the programs and threads that they start, inherit the cache of compiled files.
Object.assign(process.env, cachedCode)

// A busy machine needs more than Vitest's second until a state is reached.
const polling = { poll: { timeout: 15_000 } }

const unitProjects = {
  ...Object.fromEntries(
    ['foundation', 'render', 'verdict', 'preflight', 'check', 'report', 'action', 'cli', 'service', 'extensions'].map(
      (group) => [group, [`test/${group}/**/*.test.ts`]],
    ),
  ),
  scenarios: ['test/scenarios/**/*.test.ts'],
  project: ['test/*.test.ts', 'test/{docs,support,tools}/**/*.test.ts'],
}

function unitProject(name: string, include: string[]): TestProjectInlineConfiguration {
  return {
    test: {
      name,
      expect: polling,
      include,
      testTimeout: 60_000,
      hookTimeout: 60_000,
      // No test replaces a module or leaves anything behind, so a fresh world for each file would buy nothing but
      // loading the same modules again: half of the time.
      isolate: false,
      // Two more than Vitest's default on two cores: many files wait for processes that they start.
      maxWorkers: 3,
    },
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: WaitingFirst },
    reporters:
      jsonDirectory === undefined
        ? ['default']
        : ['default', ['json', { outputFile: `${jsonDirectory}/${project}.json` }]],
    projects: [
      ...Object.entries(unitProjects).map(([name, include]) => unitProject(name, include)),
      {
        test: {
          name: 'servers',
          expect: polling,
          include: ['test/end-to-end/**/*.test.ts'],
          exclude: alone,
          sequence: { groupOrder: 1 },
          testTimeout: 120_000,
          hookTimeout: 120_000,
          // Servers mostly wait, so more files run at a time than there are cores. Each has its own servers, ports and
          // folders.
          maxWorkers: 4,
        },
      },
      {
        test: {
          name: 'servers-alone',
          expect: polling,
          include: alone,
          sequence: { groupOrder: 2 },
          testTimeout: 120_000,
          hookTimeout: 120_000,
          maxWorkers: 1,
        },
      },
    ],
  },
})
