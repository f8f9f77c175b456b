/** Attacks `presend preflight --fix` and `--fix-dry-run`, which write files and print lines of templates. */

import { execFile } from 'node:child_process'
import { chmod, lstat, mkdir, readFile, rename, stat, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'

import { runnerCommands } from '../../../test/support/runner-commands.ts'
import { type AttackArea, type HostileInput, quickEvery, type Target } from '../attack-area.ts'
import { type CheckoutEnd, runCheckout } from '../support/checkout.ts'

export const fixArea: AttackArea = {
  name: 'fix',
  title:
    '`--fix` on files with hostile names, symbolic links, FIFOs, unusual modes and files that change meanwhile; workflow commands and terminal sequences in the diff',
  open: async ({ target }) => ({
    inputs: [...nameInputs(target), ...textInputs(target), ...modeInputs(target), ...placeInputs(target)],
    concurrency: 4,
    [Symbol.asyncDispose]: async () => undefined,
  }),
}

const run = promisify(execFile)

const head = '---\nsubject: Your bike is ready\nfrom: Fernhill Bikes <news@fernhill-bikes.com>\n---\n'
/** A template that `--fix` changes. `extra` is the text of the lines next to a change. */
function faulty(extra: string = 'Your bike is ready, and you can pick it up from our shop.'): string {
  return `${head}<!doctype html>\n${extra}\n<html>\n${extra}\n<body><p>Your bike is ready, and you can pick it up from our shop.</p></body></html>\n`
}

const modes = ['--fix', '--fix-dry-run'] as const

const names: readonly string[] = [
  '::error::x.html',
  '##[add-path]x.html',
  ' ::set-env name=PATH::x.html',
  'a\n::add-mask::e.html',
  'a\r::error::x.html',
  'a\u2028::error::x.html',
  '\u001b]0;evil\u0007.html',
  '\u202elmth.html',
  '-rf.html',
  '--output=x.html',
  '$(touch pwned).html',
  '`touch pwned`.html',
  'a;touch pwned;.html',
  'a b\tc.html',
  '"quoted".html',
  "'quoted'.html",
  '[a].html',
  '{a,b}.html',
  '\\x.html',
  '%0A::error::x.html',
  '__proto__.html',
  '..html',
  `${'x'.repeat(240)}.html`,
]

/** Names of templates must not become commands of the runner, of a shell or of a terminal. */
function nameInputs(target: Target): readonly HostileInput[] {
  return names.flatMap((name, index) =>
    modes.map((mode, which) => ({
      name: `file name ${JSON.stringify(name).slice(0, 60)}, ${mode}`,
      isQuick: quickEvery(17, index * 2 + which),
      attempt: async () => {
        const end = await fix(target, mode, { [`emails/${name}`]: faulty() })
        return end.left.length > 0 ? 'a file name was run as a command' : findEffect(end)
      },
    })),
  )
}

const texts: readonly string[] = [
  '::error::evil',
  ' ::error::evil',
  '\t::add-mask::e',
  '::add-mask::e',
  '::stop-commands::x',
  '::set-output name=result::pass',
  '::add-path::/tmp',
  '##[error]evil',
  ' ##[add-mask]e',
  'x ##[set-env name=PATH]/tmp',
  '\u00a0::error::evil',
  '\ufeff::error::evil',
  '\u2028::error::evil',
  'a\r::error::evil',
  'a\u0085::error::evil',
  '\u001b[2J\u001b[31mred',
  '\u001b]0;evil\u0007',
  '\u009b2J',
  '\u202egpj.exe',
  '--- a/other.html',
  '@@ -1,1 +1,1 @@',
]

/** Lines of the template next to a change are shown in the diff. The runner trims leading blanks of each line. */
function textInputs(target: Target): readonly HostileInput[] {
  return texts.flatMap((text, index) =>
    modes.map((mode, which) => ({
      name: `diff with ${JSON.stringify(text)}, ${mode}`,
      isQuick: quickEvery(17, index * 2 + which),
      attempt: async () => findEffect(await fix(target, mode, { 'emails/a.html': faulty(text) })),
    })),
  )
}

/** `--fix` must keep the mode of a file, and `--fix-dry-run` the whole file. */
function modeInputs(target: Target): readonly HostileInput[] {
  return [0o644, 0o600, 0o640, 0o755, 0o444, 0o664].flatMap((mode, index) =>
    modes.map((flag, which) => ({
      name: `mode ${mode.toString(8)}, ${flag}`,
      isQuick: index === 1 && which === 0,
      attempt: async () => {
        const seen = { mode: 0, text: '' }
        const end = await fix(
          target,
          flag,
          { 'emails/a.html': faulty() },
          {
            prepare: async (folder) => await chmod(join(folder, 'emails/a.html'), mode),
            inspect: async (folder) => {
              seen.mode = (await stat(join(folder, 'emails/a.html'))).mode & 0o7777
              seen.text = await readFile(join(folder, 'emails/a.html'), 'utf8')
            },
          },
        )
        if (seen.mode !== mode)
          return `the mode of the file changed from ${mode.toString(8)} to ${seen.mode.toString(8)}`
        if (flag === '--fix-dry-run' && seen.text !== faulty()) return '--fix-dry-run changed a file'
        return findEffect(end)
      },
    })),
  )
}

/** A file that is no regular file of the checkout. */
interface Place {
  readonly prepare: (folder: string) => Promise<void>
  /** Returns what must not change. */
  readonly read: (folder: string) => Promise<string>
}

const template = 'emails/a.html'
const readOutside = async (folder: string): Promise<string> => await readFile(`${folder}-outside/a.html`, 'utf8')

async function makeOutside(folder: string): Promise<void> {
  await mkdir(`${folder}-outside`)
  await writeFile(`${folder}-outside/a.html`, faulty())
}

const places: Readonly<Record<string, Place>> = {
  'a symbolic link to a file outside of the repository': {
    prepare: async (folder) => {
      await makeOutside(folder)
      await mkdir(join(folder, 'emails'))
      await symlink(`${folder}-outside/a.html`, join(folder, template))
    },
    read: readOutside,
  },
  'a symbolic link to a folder outside of the repository': {
    prepare: async (folder) => {
      await makeOutside(folder)
      await symlink(`${folder}-outside`, join(folder, 'emails'))
    },
    read: readOutside,
  },
  'a symbolic link to a file in .git': {
    prepare: async (folder) => {
      await mkdir(join(folder, '.git'))
      await mkdir(join(folder, 'emails'))
      await writeFile(join(folder, '.git/a.html'), faulty())
      await symlink('../.git/a.html', join(folder, template))
    },
    read: async (folder) => await readFile(join(folder, '.git/a.html'), 'utf8'),
  },
  'a FIFO': {
    prepare: async (folder) => {
      await mkdir(join(folder, 'emails'))
      await run('mkfifo', [join(folder, template)])
    },
    read: async (folder) => String((await lstat(join(folder, template))).isFIFO()),
  },
  'a folder': {
    prepare: async (folder) => void (await mkdir(join(folder, template), { recursive: true })),
    read: async (folder) => String((await lstat(join(folder, template))).isDirectory()),
  },
  'a link to a device': {
    prepare: async (folder) => {
      await mkdir(join(folder, 'emails'))
      await symlink('/dev/zero', join(folder, template))
    },
    read: async (folder) => String((await lstat(join(folder, template))).isSymbolicLink()),
  },
  'a partial that is a link to a file outside of the repository': {
    prepare: async (folder) => {
      await makeOutside(folder)
      await mkdir(join(folder, 'emails'))
      await writeFile(join(folder, 'emails/a.liquid'), `${head}{% render 'part' %}`)
      await symlink(`${folder}-outside/a.html`, join(folder, 'emails/part.liquid'))
    },
    read: readOutside,
  },
}

function placeInputs(target: Target): readonly HostileInput[] {
  const still = Object.entries(places).map(([name, { prepare, read }], index) => ({
    name: `template: ${name}`,
    isQuick: index === 0 || index === 3,
    attempt: async () => {
      const seen: string[] = []
      const keep = async (folder: string): Promise<void> => {
        seen.push(await read(folder))
      }
      const end = await fix(
        target,
        '--fix',
        {},
        {
          prepare: async (folder) => {
            await prepare(folder)
            await keep(folder)
          },
          inspect: keep,
        },
      )
      return seen[0] === seen[1] ? findEffect(end) : `${name} was changed`
    },
  }))
  return [...still, ...changingInputs(target)]
}

/** While presend runs, another process keeps replacing the template with a link to a file outside of the repository. */
function changingInputs(target: Target): readonly HostileInput[] {
  return Array.from({ length: 8 }, (_, round) => ({
    name: `a template that is replaced by a link every ${round + 1} ms`,
    isQuick: round === 0,
    attempt: async () => {
      const stop = new AbortController()
      let swapping: Promise<void> | null = null
      let after = ''
      const end = await fix(
        target,
        '--fix',
        { [template]: faulty() },
        {
          prepare: async (folder) => {
            await makeOutside(folder)
            swapping = swap(folder, round + 1, stop.signal)
          },
          inspect: async (folder) => {
            stop.abort()
            await swapping
            after = await readOutside(folder)
          },
        },
      )
      return after === faulty() ? findEffect(end) : 'a file outside of the repository was changed'
    },
  }))
}

async function swap(folder: string, pauseMs: number, signal: AbortSignal): Promise<void> {
  for (let count = 0; !signal.aborted; count += 1) {
    const next = join(folder, `next-${count}`)
    if (count % 2 === 0) await symlink(`${folder}-outside/a.html`, next)
    else await writeFile(next, faulty())
    await rename(next, join(folder, template))
    await wait(pauseMs)
  }
}

interface Steps {
  readonly prepare?: (folder: string) => Promise<void>
  readonly inspect?: (folder: string) => Promise<void>
}

async function fix(
  target: Target,
  mode: (typeof modes)[number],
  files: Readonly<Record<string, string>>,
  steps: Steps = {},
): Promise<CheckoutEnd> {
  return await runCheckout(target, {
    files,
    args: ['preflight', 'emails/*', mode],
    env: { GITHUB_ACTIONS: 'true', CI: 'true' },
    leaves: ['pwned', 'emails/pwned'],
    ...steps,
  })
}

/** Returns `null` if the output has no effect on the runner or a terminal, and the command ended properly. */
function findEffect({ stdout, stderr, exitCode }: CheckoutEnd): string | null {
  const text = `${stdout}\n${stderr}`
  // The runner removes blanks at the start of a line before it looks for a command.
  const foreign = runnerCommands(text.replaceAll(/^[\s\ufeff]+/gmu, '')).find(({ name }) => !own.has(name))
  if (foreign !== undefined) return `the runner would execute an injected command: ${foreign.name} ${foreign.data}`
  if (/[\u001b\u009b\u0090](?!\[[0-9;]*m)/u.test(text)) return 'the output contains a terminal sequence'
  if (/[\u202e\u2066]/u.test(text)) return 'the output contains a character that changes the reading direction'
  if (/Maximum call stack|\n\s+at \S+ \(|node:internal/u.test(text)) return 'the output reveals internal details'
  return exitCode === null ? 'the command did not end' : null
}

/** The workflow commands that presend itself may print. */
const own: ReadonlySet<string> = new Set(['add-mask', 'debug', 'endgroup', 'group'])
