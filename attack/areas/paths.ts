/** Attacks every setting that names a file, with paths that do not lead to a file in the repository. */

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

import type { ActionCase } from '../../test/support/run-action.ts'
import { letter, startRemoteService } from '../../test/support/scenario.ts'
import { type AttackArea, type HostileInput, quickEvery, type Target } from '../attack-area.ts'
import { act, findMisbehavior, findSecret } from '../support/act.ts'

export const pathsArea: AttackArea = {
  name: 'paths',
  title:
    'every path setting with absolute paths, `..`, links, FIFOs, devices, folders, huge and foreign files; links in place of reports',
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
  /** True for a regular file in the repository. It may be read, but its content must not be quoted. */
  readonly isInside?: boolean
}

const pathCases: Readonly<Record<string, PathCase>> = {
  'an absolute path': { path: '/proc/self/environ' },
  'a path with ..': { path: `${'../'.repeat(12)}proc/self/environ` },
  'a file next to the repository': { path: '../outside.txt' },
  '.. after a folder': { path: 'emails/../../outside.txt' },
  'a link to /proc/self/environ': { path: 'leak', links: { leak: '/proc/self/environ' } },
  'a link out of the repository': { path: 'leak', links: { leak: '{outside}/outside.txt' } },
  'a folder that is a link': { path: 'folder/outside.txt', links: { folder: '{outside}' } },
  'a chain of links': { path: 'one', links: { one: 'two', two: 'three', three: '{outside}/outside.txt' } },
  'a link to itself': { path: 'loop', links: { loop: 'loop' } },
  'a dangling link': { path: 'dangling', links: { dangling: 'nowhere' } },
  'a FIFO': { path: 'fifo', prepare: (workspace) => void execFileSync('mkfifo', [join(workspace, 'fifo')]) },
  'a link to /dev/zero': { path: 'zero', links: { zero: '/dev/zero' } },
  'a device': { path: '/dev/zero' },
  'standard input': { path: '/dev/stdin' },
  'a descriptor of the process': { path: '/proc/self/fd/0' },
  'a folder': { path: 'emails' },
  'the credentials in .git/config': { path: '.git/config' },
  'a name with NUL': { path: 'a\0b' },
  'a name of 100,000 characters': { path: 'a/'.repeat(50_000) },
  'a name with a bidirectional override': { path: '\u202etxt.elif' },
  'a file: URL': { path: 'file:///proc/self/environ' },
  backslashes: { path: '..\\..\\outside.txt' },
  'an encoded path': { path: '%2e%2e/outside.txt' },
  'a home folder': { path: '~/.ssh/id_rsa' },
  'a variable': { path: '$GITHUB_WORKSPACE/../outside.txt' },
  'a file of 3 GB': { path: 'huge', prepare: (workspace) => sparse(join(workspace, 'huge')) },
  'a file of secrets': { path: '.env', isInside: true },
}

interface PathSetting {
  readonly name: string
  readonly given: (path: string) => ActionCase
}

const config = (text: string): Readonly<Record<string, string>> => ({ '.github/presend.yml': text })
const inTemplate = (text: string): string =>
  (letter['emails/letter.html'] ?? '').replace('<h1>', `${text.replaceAll('$', '$$$$')}<h1>`)
const remote = { 'api-url': 'http://127.0.0.1:9/api/v1', 'api-token': 'token-0123456789', 'smtp-host': '127.0.0.1' }

const pathSettings: readonly PathSetting[] = [
  { name: 'zone-file', given: (path) => ({ files: config(`zone-file: ${JSON.stringify(path)}\n`) }) },
  { name: 'data', given: (path) => ({ files: config(`data: ${JSON.stringify(path)}\n`) }) },
  { name: 'text', given: (path) => ({ files: config(`text: ${JSON.stringify(path)}\n`) }) },
  {
    name: 'template',
    given: (path) => ({ inputs: { template: '' }, files: config(`templates: [${JSON.stringify(path)}]\n`) }),
  },
  { name: 'config', given: (path) => ({ inputs: { config: path.replaceAll('\0', '\\0') } }) },
  {
    name: 'smtp-ca',
    given: (path) => ({
      inputs: { ...remote, 'smtp-security': 'tls' },
      files: config(`smtp-ca: ${JSON.stringify(path)}\n`),
    }),
  },
  {
    name: 'a Liquid partial',
    given: (path) => ({
      inputs: { template: 'emails/a.liquid' },
      files: { 'emails/a.liquid': inTemplate(`{% render ${JSON.stringify(path)} %}`) },
    }),
  },
  {
    name: 'a Liquid partial named in front matter',
    given: (path) => ({
      inputs: { template: 'emails/a.liquid' },
      files: {
        'emails/a.liquid': `---\nsubject: ${JSON.stringify(`{% render '${path}' %}`)}\nfrom: a@shop.example\n---\n<p>a</p>\n`,
      },
    }),
  },
  {
    name: 'a Handlebars partial',
    given: (path) => ({
      inputs: { template: 'emails/a.hbs' },
      files: { 'emails/a.hbs': inTemplate(`{{> [${path}]}}`) },
    }),
  },
]

function readingInputs(target: Target): readonly HostileInput[] {
  const settings = pathSettings.flatMap((setting) =>
    Object.entries(pathCases)
      // The content of a partial is intended to be shown.
      .filter(([, one]) => one.isInside !== true || !setting.name.includes('partial'))
      .map(([what, one]) => ({
        name: `${setting.name}: ${what}`,
        attempt: async () => await attemptReading(target, withPath(setting, one), one),
      })),
  )
  const images = Object.entries(pathCases).map(([what, one]) => ({
    name: `an image: ${what}`,
    attempt: async () => await attemptImage(target, one),
  }))
  return [...settings, ...images].map((input, index) => ({ ...input, isQuick: quickEvery(31, index) }))
}

function withPath(setting: PathSetting, one: PathCase): ActionCase {
  const given = setting.given(one.path)
  return {
    ...given,
    files: { ...given.files, '.git/config': `[http]\n\textraheader = basic ${repositorySecret}\n`, '.env': env },
    ...(one.links === undefined ? {} : { links: one.links }),
    env: { DEPLOY_KEY: environmentSecret },
    prepare: (workspace) => {
      writeFileSync(join(workspace, '../outside.txt'), `${outsideSecret}\nkey: ${outsideSecret}\n`)
      one.prepare?.(workspace)
    },
    // The file is too large to read with the other files after the run.
    inspect: (workspace) => rmSync(join(workspace, 'huge'), { force: true }),
  }
}

const env = `DEPLOY_KEY=${repositorySecret}\nOTHER "${repositorySecret}\n`

async function attemptReading(target: Target, given: ActionCase, { isInside }: PathCase): Promise<string | null> {
  const acted = await act(target, given)
  const effect = findSecret(acted.shown, secrets) ?? findMisbehavior(acted)
  if (effect !== null || isInside === true) return effect
  const { result } = acted.run.outputs
  return result === 'misconfigured' ? null : `the run ends with ${result}, expected misconfigured`
}

/** Runs with embedded images, and checks that the sent mail contains no secret either. */
async function attemptImage(target: Target, one: PathCase): Promise<string | null> {
  await using service = await startRemoteService()
  const html = inTemplate(`<img alt="a" src=${JSON.stringify(one.path)}>`)
  const embedding = html.replace('---\n', '---\nembed-images: true\n')
  const setting = { name: 'image', given: () => ({ files: { 'emails/letter.html': embedding } }) }
  const given = withPath(setting, one)
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
  'the default folder links out of the repository': { links: { 'presend-report': '{outside}' } },
  'the default folder links to the folder above': { links: { 'presend-report': '..' } },
  'the default folder links to .git/hooks': {
    links: { 'presend-report': '.git/hooks' },
    files: { '.git/hooks/x': '' },
  },
  'a folder above is a link': { links: { out: '{outside}' }, files: config('report-dir: out/report\n') },
  'a dangling link': { links: { 'presend-report': '{outside}/new' } },
  'a link to itself': { links: { 'presend-report': 'presend-report' } },
  'a file': { files: { 'presend-report': 'a file' } },
  'the config names ..': { files: config('report-dir: ../report\n') },
  'the config names an absolute path': { files: config('report-dir: /tmp/presend-attack-report\n') },
  'the config names .git': { files: { ...config('report-dir: .git/hooks\n'), '.git/hooks/x': '' } },
  'the config names .GIT': { files: { ...config('report-dir: .GIT/hooks\n'), '.git/hooks/x': '' } },
  'an input names ..': { inputs: { 'report-dir': '../report' } },
  'an input names .git': { inputs: { 'report-dir': 'a/../.git/hooks' }, files: { '.git/hooks/x': '', 'a/b': '' } },
  'a name with a line ending': { files: config('report-dir: "a\\nresult=pass"\n') },
  'a name that a shell expands': { inputs: { 'report-dir': 'out$(id)' } },
  'a name with a workflow command': { inputs: { 'report-dir': '::set-output name=result::pass' } },
  'a name of markup': { inputs: { 'report-dir': '<img src=x>' } },
  'a FIFO in place of the report': {
    prepare: (workspace) => {
      mkdirSync(join(workspace, 'presend-report'))
      execFileSync('mkfifo', [join(workspace, 'presend-report/report.json')])
    },
  },
  'a link in place of the report': { links: { 'presend-report/report.json': '{outside}/target.txt' } },
  'a link in place of the temporary file': { links: { 'presend-report/report.json.part': '{outside}/target.txt' } },
}

/** Creates inputs for the report folder. A run must not change anything outside it. */
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

/** Lists the folder above, .git and the targets of links, except files that the runner writes. */
function outsideOf(workspace: string): readonly string[] {
  const above = join(workspace, '..')
  const runner = new Set(['workspace', 'tmp', 'summary.md', 'output', 'event.json'])
  const names = readdirSync(above).filter((name) => !runner.has(name))
  const git = join(workspace, '.git')
  const inGit = existsSync(git) ? readdirSync(git, { recursive: true, encoding: 'utf8' }) : []
  const text = readFileSync(join(above, 'target.txt'), 'utf8').slice(0, 40)
  const elsewhere = existsSync('/tmp/presend-attack-report') ? ['/tmp/presend-attack-report'] : []
  return [...names, ...inGit.map((name) => `.git/${name}`), `target.txt: ${text}`, ...elsewhere]
}
