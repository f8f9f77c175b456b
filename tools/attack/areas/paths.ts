/** Attacks every setting that takes a file path, using paths that do not lead to a file in the repository. */

import { execFileSync } from 'node:child_process'
import {
  closeSync,
  existsSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'

import type { ActionCase } from '../../../test/support/run-action.ts'
import { letter, startRemoteService } from '../../../test/support/scenario.ts'
import { type AttackArea, type HostileInput, quickEvery, type Target } from '../attack-area.ts'
import { type Act, act, findMisbehavior, findSecret } from '../support/act.ts'

export const pathsArea: AttackArea = {
  name: 'paths',
  title:
    'absolute paths, `..`, symbolic links, FIFOs, devices, folders, and files that are huge or of the wrong type, in every path setting; symbolic links in place of reports',
  open: async ({ target }) => ({
    inputs: [...readingInputs(target), ...reportInputs(target)],
    concurrency: 4,
    [Symbol.asyncDispose]: async () => undefined,
  }),
}

const environmentSecret = 'hunter2-of-the-runner'
const outsideSecret = 'rosebud-outside-the-repository'
const repositorySecret = 'sesame-of-the-repository'
const secrets = [environmentSecret, outsideSecret, repositorySecret]

interface PathCase {
  readonly path: string
  readonly links?: Readonly<Record<string, string>>
  readonly prepare?: (workspace: string) => void
  /** True for a regular file in the repository, which presend may read but must not quote. */
  readonly isInside?: boolean
}

/**
 * Creates one case for each kind of hostile path. @param suffix the file extension that a setting requires, such as
 * `.json`
 */
function pathCases(suffix: string): Readonly<Record<string, PathCase>> {
  const link = (target: string): PathCase => ({ path: `leak${suffix}`, links: { [`leak${suffix}`]: target } })
  return {
    'an absolute path': { path: `/proc/self/environ${suffix}` },
    'a path with ..': { path: `${'../'.repeat(12)}proc/self/environ${suffix}` },
    'a file next to the repository': { path: `../outside${suffix || '.txt'}` },
    '.. after a folder name': { path: `emails/../../outside${suffix || '.txt'}` },
    'a symbolic link to /proc/self/environ': link('/proc/self/environ'),
    'a symbolic link that leads out of the repository': link('{outside}/outside.txt'),
    'a folder that is a symbolic link': { path: `folder/outside${suffix || '.txt'}`, links: { folder: '{outside}' } },
    'a chain of symbolic links': {
      path: `one${suffix}`,
      links: { [`one${suffix}`]: 'two', two: 'three', three: '{outside}/outside.txt' },
    },
    'a symbolic link to itself': link(`leak${suffix}`),
    'a dangling symbolic link': link('nowhere'),
    'a FIFO': {
      path: `fifo${suffix}`,
      prepare: (workspace) => void execFileSync('mkfifo', [join(workspace, `fifo${suffix}`)]),
    },
    'a symbolic link to /dev/zero': link('/dev/zero'),
    'a device': { path: '/dev/zero' },
    'standard input': { path: '/dev/stdin' },
    'an open file descriptor': { path: '/proc/self/fd/0' },
    'a folder': { path: 'emails' },
    'the credentials in .git/config': suffix === '' ? { path: '.git/config' } : link('.git/config'),
    'a name with a NUL byte': { path: `a\0b${suffix}` },
    'a path with 100,000 characters': { path: `${'a/'.repeat(50_000)}${suffix}` },
    'a name with a bidirectional override': { path: `\u202etxt.elif${suffix}` },
    'a file: URL': { path: `file:///proc/self/environ${suffix}` },
    backslashes: { path: `..\\..\\outside${suffix || '.txt'}` },
    'an encoded path': { path: `%2e%2e/outside${suffix || '.txt'}` },
    'a path in the home folder': { path: `~/.ssh/id_rsa${suffix}` },
    'an environment variable in the path': { path: `$GITHUB_WORKSPACE/../outside${suffix || '.txt'}` },
    'a 3 GB file': {
      path: `huge${suffix}`,
      prepare: (workspace) => sparse(join(workspace, `huge${suffix}`)),
    },
    'a file that contains secrets':
      suffix === '' ? { path: '.env', isInside: true } : { ...link('.env'), isInside: true },
  }
}

/** Settings that take a file path. A single run uses the hostile path in all of these settings. */
interface PathSettings {
  /** The text that must occur in the problem reported for each setting. */
  readonly mentions: Readonly<Record<string, string>>
  readonly suffix?: string
  readonly given: (path: string) => ActionCase
}

const config = (text: string): Readonly<Record<string, string>> => ({ '.github/presend.yml': text })
const inTemplate = (text: string): string =>
  (letter['emails/letter.html'] ?? '').replace('<h1>', `${text.replaceAll('$', '$$$$')}<h1>`)
const remote = { 'api-url': 'http://127.0.0.1:9/api/v1', 'api-token': 'token-0123456789', 'smtp-host': '127.0.0.1' }

const configSettings: readonly PathSettings[] = [
  {
    mentions: { 'zone-file': 'zone-file', text: 'text' },
    given: (path) => ({
      files: config(`zone-file: ${JSON.stringify(path)}\ntext: ${JSON.stringify(path)}\n`),
    }),
  },
  {
    mentions: { data: 'data' },
    suffix: '.json',
    given: (path) => ({ files: config(`data: ${JSON.stringify(path)}\n`) }),
  },
  {
    mentions: { template: 'template' },
    given: (path) => ({ inputs: { template: '' }, files: config(`templates: [${JSON.stringify(path)}]\n`) }),
  },
  {
    mentions: { config: 'config' },
    given: (path) => ({ inputs: { config: path.replaceAll('\0', '\\0') } }),
  },
  {
    mentions: { 'smtp-ca': 'smtp-ca' },
    given: (path) => ({
      inputs: { ...remote, 'smtp-security': 'tls' },
      files: config(`smtp-ca: ${JSON.stringify(path)}\n`),
    }),
  },
]

const partials: PathSettings = {
  mentions: {
    'a Liquid partial': 'emails/a.liquid',
    'a Liquid partial named in front matter': 'emails/b.liquid',
    'a Handlebars partial': 'emails/c.hbs',
  },
  given: (path) => ({
    inputs: { template: 'emails/a.liquid\nemails/b.liquid\nemails/c.hbs' },
    files: {
      'emails/a.liquid': inTemplate(`{% render ${JSON.stringify(path)} %}`),
      'emails/b.liquid': `---\nsubject: ${JSON.stringify(`{% render '${path}' %}`)}\nfrom: a@shop.example\n---\n<p>a</p>\n`,
      'emails/c.hbs': inTemplate(`{{> [${path}]}}`),
    },
  }),
}

function readingInputs(target: Target): readonly HostileInput[] {
  const settings = configSettings.flatMap((one) => readingInputsOf(target, one, pathCases(one.suffix ?? '')))
  // Partials are meant to appear in the output, so only files outside the repository must stay hidden.
  const outside = Object.entries(pathCases('')).filter(([, one]) => one.isInside !== true)
  const images = Object.entries(pathCases('')).map(([what, one]) => ({
    name: `an image: ${what}`,
    attempt: async () => await attemptImage(target, one),
  }))
  const inputs = [...settings, ...readingInputsOf(target, partials, Object.fromEntries(outside)), ...images]
  return inputs.map((input, index) => ({ ...input, isQuick: quickEvery(31, index) }))
}

/** Creates one input per setting and case. All settings share one run per case, because a run lists all problems. */
function readingInputsOf(
  target: Target,
  settings: PathSettings,
  cases: Readonly<Record<string, PathCase>>,
): readonly Omit<HostileInput, 'isQuick'>[] {
  const runs = new Map<string, Promise<Act>>()
  const runOf = async (what: string, one: PathCase): Promise<Act> => {
    const run = runs.get(what) ?? act(target, withPath(settings.given(one.path), one))
    runs.set(what, run)
    return await run
  }
  return Object.entries(settings.mentions).flatMap(([name, mention]) =>
    Object.entries(cases).map(([what, one]) => ({
      name: `${name}: ${what}`,
      attempt: async () => findLeak(await runOf(what, one), one, mention),
    })),
  )
}

function withPath(given: ActionCase, one: PathCase): ActionCase {
  return {
    ...given,
    files: { ...given.files, '.git/config': `[http]\n\textraheader = basic ${repositorySecret}\n`, '.env': env },
    ...(one.links === undefined ? {} : { links: one.links }),
    env: { DEPLOY_KEY: environmentSecret },
    prepare: (workspace) => {
      for (const name of ['outside.txt', 'outside.json']) {
        writeFileSync(join(workspace, '..', name), `${outsideSecret}\nkey: ${outsideSecret}\n`)
      }
      one.prepare?.(workspace)
    },
    // These files are too large to read along with the other files after the run.
    inspect: (workspace) => ['huge', 'huge.json'].forEach((name) => rmSync(join(workspace, name), { force: true })),
  }
}

const env = `DEPLOY_KEY=${repositorySecret}\nOTHER "${repositorySecret}\n`

function findLeak(acted: Act, { isInside }: PathCase, mention: string): string | null {
  const effect = findSecret(acted.shown, secrets) ?? findMisbehavior(acted)
  if (effect !== null || isInside === true) return effect
  const { commands, outputs } = acted.run
  if (outputs['result'] !== 'misconfigured') return `expected the result "misconfigured", got "${outputs['result']}"`
  const isNamed = commands.some(({ name, data }) => name === 'error' && data.includes(mention))
  return isNamed ? null : `no error message mentions ${mention}`
}

/** Runs with embedded images, and also checks that the sent mail contains no secret. */
async function attemptImage(target: Target, one: PathCase): Promise<string | null> {
  await using service = await startRemoteService()
  const html = inTemplate(`<img alt="a" src=${JSON.stringify(one.path)}>`)
  const embedding = html.replace('---\n', '---\nembed-images: true\n')
  const given = withPath({ files: { 'emails/letter.html': embedding } }, one)
  const acted = await act(target, { ...given, inputs: { ...service.inputs, preflight: 'off' } })
  const mails = service.smtp.delivered.map((message) => decodeParts(message.content)).join('\n')
  return findSecret(`${acted.shown}\n${mails}`, secrets) ?? findMisbehavior(acted)
}

/** Returns a message followed by its decoded base64 parts. */
function decodeParts(content: string): string {
  const blocks = content.match(/(?:^[A-Za-z0-9+/=]{20,}\r?\n)+/gmu) ?? []
  return [content, ...blocks.map((block) => Buffer.from(block, 'base64').toString('latin1'))].join('\n')
}

function sparse(path: string): void {
  const file = openSync(path, 'w')
  ftruncateSync(file, 3_000_000_000)
  closeSync(file)
}

const reportCases: Readonly<Record<string, ActionCase>> = {
  'the default folder is a link to a folder outside the repository': { links: { 'presend-report': '{outside}' } },
  'the default folder is a link to the parent folder': { links: { 'presend-report': '..' } },
  'the default folder is a link to .git/hooks': {
    links: { 'presend-report': '.git/hooks' },
    files: { '.git/hooks/x': '' },
  },
  'a parent folder is a symbolic link': { links: { out: '{outside}' }, files: config('report-dir: out/report\n') },
  'the default folder is a dangling link': { links: { 'presend-report': '{outside}/new' } },
  'the default folder is a link to itself': { links: { 'presend-report': 'presend-report' } },
  'the default folder is a regular file': { files: { 'presend-report': 'a file' } },
  'the config file sets a path with ..': { files: config('report-dir: ../report\n') },
  'the config file sets an absolute path': { files: config('report-dir: /tmp/presend-attack-report\n') },
  'the config file sets a path in .git': { files: { ...config('report-dir: .git/hooks\n'), '.git/hooks/x': '' } },
  'the config file sets a path in .GIT': { files: { ...config('report-dir: .GIT/hooks\n'), '.git/hooks/x': '' } },
  'an input sets a path with ..': { inputs: { 'report-dir': '../report' } },
  'an input sets a path in .git': {
    inputs: { 'report-dir': 'a/../.git/hooks' },
    files: { '.git/hooks/x': '', 'a/b': '' },
  },
  'a name with a line ending': { files: config('report-dir: "a\\nresult=pass"\n') },
  'a name that a shell would expand': { inputs: { 'report-dir': 'out$(id)' } },
  'a name with a workflow command': { inputs: { 'report-dir': '::set-output name=result::pass' } },
  'a name with markup': { inputs: { 'report-dir': '<img src=x>' } },
  'a FIFO in place of the report': {
    prepare: (workspace) => {
      mkdirSync(join(workspace, 'presend-report'))
      execFileSync('mkfifo', [join(workspace, 'presend-report/report.json')])
    },
  },
  'a link in place of the report': { links: { 'presend-report/report.json': '{outside}/target.txt' } },
  'a link in place of the temporary file': { links: { 'presend-report/report.json.part': '{outside}/target.txt' } },
}

/** Creates inputs for the report folder. The run must not change anything outside this folder. */
function reportInputs(target: Target): readonly HostileInput[] {
  return Object.entries(reportCases).map(([what, given], index) => ({
    name: `report-dir: ${what}`,
    isQuick: quickEvery(7, index),
    attempt: async () => {
      const seen: (readonly string[])[] = []
      const acted = await act(target, {
        ...given,
        prepare: (workspace) => {
          writeFileSync(join(workspace, '../target.txt'), 'untouched')
          given.prepare?.(workspace)
          seen.push(outsideOf(workspace))
        },
        inspect: (workspace) => void seen.push(outsideOf(workspace)),
      })
      const [before = [], after = []] = seen
      const changed = after.find((one) => !before.includes(one))
      if (changed !== undefined) return `the run wrote outside the repository: ${changed}`
      return findMisbehavior(acted)
    },
  }))
}

/** Lists the parent folder, .git and the targets of links. The runner's own files are there before and after. */
function outsideOf(workspace: string): readonly string[] {
  const above = join(workspace, '..')
  const names = readdirSync(above)
  const git = join(workspace, '.git')
  const inGit = existsSync(git) ? readdirSync(git, { recursive: true, encoding: 'utf8' }) : []
  const text = readFileSync(join(above, 'target.txt'), 'utf8').slice(0, 40)
  const elsewhere = existsSync('/tmp/presend-attack-report') ? ['/tmp/presend-attack-report'] : []
  return [...names, ...inGit.map((name) => `.git/${name}`), `target.txt: ${text}`, ...elsewhere]
}
