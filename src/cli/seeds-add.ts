/** Runs `presend seeds add`, which stores a seed with its secrets encrypted. */

import { resolve } from 'node:path'
import {
  type AddableSeed,
  type PromptSecret,
  readAddedSeed,
  seedVariables,
} from '../check/settings/service-file/added-seed.ts'
import { noKeyProblem, readSecretBox } from '../check/settings/service-file/read-secret-box.ts'
import { readSeedPlaces } from '../check/settings/service-file/read-seeds.ts'
import { plainText } from '../foundation/errors/plain-text.ts'
import { type PresendError, problemsError } from '../foundation/errors/presend-error.ts'
import { type Parsed, type Problem, problemsOf, quoteValue } from '../foundation/errors/problem.ts'
import { Secret } from '../foundation/world/secret.ts'
import { toAddedSeed } from '../service/self-hosted/to-added-seed.ts'
import type { NewAddedSeed } from '../service/storage/added-seed.ts'
import { askForRefreshToken, consentProblems } from './ask-for-refresh-token.ts'
import type { CommandDeps, StorageInput } from './command.ts'
import { openCommandStorage } from './open-command-storage.ts'
import { objectOf, printJson, printNote } from './print-data.ts'
import { editFileAdvice, loginOf, seedFields } from './seeds.ts'

/** The arguments and options of `presend seeds add`. */
export interface SeedsAddInput extends StorageInput {
  readonly address: string
  /** The values, keyed as in the service file. */
  readonly given: Readonly<Record<string, string>>
  readonly isReplacing: boolean
  readonly isConsent: boolean
  readonly isBrowserOff: boolean
}

/** Adds a seed. @throws PresendError SETTINGS_INVALID with all problems, STORAGE_FAILED */
export async function addSeed(input: SeedsAddInput, deps: CommandDeps): Promise<number> {
  const added = await readSeed(input, deps)
  await using storage = await openCommandStorage(input, deps, 'create')
  const outcome = await storage.store.addSeed(added, input.isReplacing ? 'replace' : 'only-new')
  const { seed } = added
  if (outcome === 'in-file') throw rejected([takenProblem(seed.address, 'in the service file', editFileAdvice(null))])
  if (outcome === 'added-before') {
    const todo = `add --replace to replace it, or remove it with: presend seeds remove ${seed.address}`
    throw rejected([takenProblem(seed.address, 'added before', todo)])
  }
  const { terminal } = deps
  const listed = { seed: { ...seed, origin: 'added' as const }, login: loginOf({ kind: seed.kind, ...added }) }
  if (input.isJson) printJson({ seed: objectOf(seedFields, listed) }, terminal)
  else terminal.print(`${outcome === 'added' ? 'Added' : 'Replaced'} seed ${plainText(seed.address)}\n`)
  printNote(
    "A running service uses the seed within seconds. Check the seed's health with: presend seeds list",
    terminal,
  )
  return 0
}

/** Reads the values of the seed. Reports all problems at once, before the user is asked for a secret. */
async function readSeed(input: SeedsAddInput, deps: CommandDeps): Promise<NewAddedSeed> {
  const { world, host, terminal } = deps
  const { workingDirectory } = host
  const box = await readSecretBox({ config: input.config, workingDirectory }, world)
  const needsKey = input.given['kind'] === 'imap'
  const places = await readSeedPlaces({ config: input.config, workingDirectory }, world.files)
  const place = places.get(input.address.trim().toLowerCase())
  const early = [
    ...consentProblems(input),
    ...(place === undefined ? [] : [takenProblem(input.address, 'in the service file', editFileAdvice(place))]),
    ...(needsKey ? problemsOf(box) : []),
    ...(needsKey && box.status === 'ok' && box.value === null ? [noKeyProblem('its secret')] : []),
  ]
  const ask: PromptSecret = async (what, client) => {
    if (input.isConsent && client !== null) return await askForRefreshToken(client, input, deps)
    const text = await terminal.askHidden(`The ${what} of ${plainText(input.address)}: `)
    return text === null || text === '' ? null : new Secret(text)
  }
  const env = input.isConsent ? { ...world.env, [seedVariables.refreshToken]: '' } : world.env
  const read = await readAddedSeed(
    input,
    { files: world.files, env, workingDirectory },
    early.length === 0 ? ask : null,
  )
  const caPem = read.status === 'ok' ? await readCaPem(read.value, { world, host }) : read
  const problems = [...early, ...problemsOf(caPem)]
  if (problems.length > 0 || read.status === 'bad' || caPem.status === 'bad') throw rejected(problems)
  return toAddedSeed(read.value, { caPem: caPem.value, box: box.status === 'ok' ? box.value : null, world })
}

async function readCaPem(
  { setting }: AddableSeed,
  { world, host }: Pick<CommandDeps, 'world' | 'host'>,
): Promise<Parsed<string | null>> {
  if (setting.kind === 'local' || setting.caPath === null) return { status: 'ok', value: null }
  try {
    return { status: 'ok', value: await world.files.readText(resolve(host.workingDirectory, setting.caPath)) }
  } catch (error) {
    const came = error instanceof Error ? error.message : String(error)
    return { status: 'bad', problems: [{ input: '--ca-file', came, expected: 'a readable PEM file' }] }
  }
}

function takenProblem(address: string, how: string, todo: string): Problem {
  const came = `${quoteValue(address)}, which is already a seed (${how})`
  return { input: 'address', came, expected: 'an address that is not a seed yet', todo }
}

function rejected(problems: readonly Problem[]): PresendError {
  return problemsError('SETTINGS_INVALID', 'Adding a seed', problems)
}
