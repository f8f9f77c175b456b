import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { describe, expect, it } from 'vitest'

import { settingRows } from '../src/check/settings/rows/table.ts'
import { evaluateDefault, loadManifest, loadOwnManifest, workflowProblems } from './support/github-parser.ts'
import { asGitHubYaml, presendInputs, type YamlText, yamlProblems, yamlTextsOf } from './support/github-snippets.ts'
import { projectRoot } from './support/source-files.ts'

const actionYml = readFileSync(join(projectRoot, 'action.yml'), 'utf8')
const inputs = new Set<string>(settingRows.map(({ name }) => name))

/** All YAML that the project shows or contains, except the mail and settings that tests read. */
const texts: readonly YamlText[] = globSync(
  ['*', '{.github,attack,bench,conformance,deploy,docs,examples,scripts,src}/**'],
  {
    cwd: projectRoot,
  },
)
  .filter((path) => /\.(?:md|ya?ml)$/u.test(path))
  .toSorted()
  .flatMap(yamlTextsOf)

const readByGitHub = texts
  .map(({ place, text }) => ({ place, ...asGitHubYaml(text, inputs) }))
  .filter(({ kind }) => kind !== 'other')

async function problemsOf({
  kind,
  text,
}: {
  readonly kind: string
  readonly text: string
}): Promise<readonly string[]> {
  return kind === 'action' ? loadManifest(text).problems : await workflowProblems(text)
}

describe("GitHub's parser", () => {
  it('loads action.yml', () => {
    expect(loadManifest(actionYml)).toMatchObject({ problems: [], main: 'dist/main.js' })
  })

  it.each(readByGitHub)('reads $kind $place without a problem', async (text) => {
    expect(await problemsOf(text)).toEqual([])
  })

  it('reads all workflows, and every block of the documentation that has an expression or a step', () => {
    const places = readByGitHub.map(({ place }) => place)
    expect(places).toEqual(
      expect.arrayContaining(['action.yml', '.github/workflows/ci.yml', 'examples/postmaster-watch.yml']),
    )
    const forGitHub = texts.filter(({ text }) => text.includes('${{') || /^\s*(?:- )?(?:uses|runs-on):/mu.test(text))
    expect(forGitHub.map(({ place }) => place).filter((place) => !places.includes(place))).toEqual([])
    expect(places.filter((place) => place.startsWith('README.md:')).length).toBeGreaterThanOrEqual(2)
    expect(places.filter((place) => place.startsWith('docs/')).length).toBeGreaterThanOrEqual(5)
  })

  it('evaluates the defaults of action.yml: the token of the job, and the matrix, which is null without a matrix', () => {
    const github = { token: 'ghs_1' }
    const defaults = (matrix: Record<string, string> | null): Record<string, string> => {
      const pairs = loadOwnManifest().inputs.map(
        (one) => [one.name, evaluateDefault(one.default, { github, matrix })] as const,
      )
      return Object.fromEntries(pairs.filter(([, text]) => text !== ''))
    }
    expect(defaults(null)).toEqual({ 'comment-key': 'null', 'github-token': 'ghs_1' })
    expect(JSON.parse(defaults({ language: 'de' })['comment-key'] ?? '')).toEqual({ language: 'de' })
  })
})

describe('a planted expression', () => {
  const lines = actionYml.split('\n')
  const described = lines.flatMap((line, index) => (/^ *description: /u.test(line) ? [index] : []))

  it('in any description makes GitHub refuse action.yml', () => {
    expect(described.length).toBeGreaterThan(80)
    for (const [planted, problem] of [
      ['${{ x }}', "Unrecognized named-value: 'x'"],
      ['${{ github.token }}', "Unrecognized named-value: 'github'"],
      ['${{ }}', 'An expression was expected'],
    ] as const) {
      for (const index of described) {
        const changed = lines.with(
          index,
          (lines[index] ?? '').replace(/description: (?<quote>["']?)/u, `$&${planted.replaceAll('$', '$$$$')} `),
        )
        expect(loadManifest(changed.join('\n')).problems, lines[index]).toEqual([expect.stringContaining(problem)])
      }
    }
  })

  it('with a context that a default does not have makes GitHub refuse action.yml', () => {
    const changed = actionYml.replace('${{ github.token }}', '${{ secrets.GITHUB_TOKEN }}')
    expect(loadManifest(changed).problems).toEqual([expect.stringContaining("Unrecognized named-value: 'secrets'")])
  })

  it.each([
    ['run: echo ${{ x }}', "Unrecognized named-value: 'x'"],
    ['run: echo ${{ }}', 'An expression was expected'],
    ['run: x\n  if: secrets.TOKEN', "Unrecognized named-value: 'secrets'"],
    ['run: x\n  uses: a/b@v1', 'Unexpected value'],
  ])('in the step "%s" is reported', async (step, problem) => {
    const { kind, text } = asGitHubYaml(`- ${step}\n`, inputs)
    expect([kind, await problemsOf({ kind, text })]).toEqual([
      'workflow',
      expect.arrayContaining([expect.stringContaining(problem)]),
    ])
  })
})

describe('YAML in the project', () => {
  it('is valid', () => {
    expect(texts.flatMap(({ place, text }) => yamlProblems(text).map((problem) => `${place}: ${problem}`))).toEqual([])
  })

  it('passes only inputs that exist to presend', () => {
    const used = readByGitHub.flatMap(({ place, text }) => presendInputs(text).map((names) => ({ place, names })))
    expect(used.length).toBeGreaterThan(9)
    const unknown = used.flatMap(({ place, names }) =>
      names.filter((name) => !inputs.has(name)).map((name) => `${place}: ${name}`),
    )
    expect(unknown).toEqual([])
  })
})
