/** `presend seeds add`: a seed into the storage, its secrets sealed. */

import { resolve } from 'node:path'

import { type PresendError, problemsError } from '../errors/presend-error.ts'
import { type Parsed, type Problem, quoteValue, renderPlace } from '../errors/problem.ts'
import { escapeTerminal } from '../report/escape-terminal.ts'
import { type SeedSecrets, sealSeedSecrets } from '../seeds/seed-vault.ts'
import { toDirectorySeed } from '../service/self-hosted/own-seeds.ts'
import { type AddableSeed, type AskSecret, readAddedSeed, seedVariables } from '../settings/service-file/added-seed.ts'
import { noKeyProblem, readSecretBox } from '../settings/service-file/read-secret-box.ts'
import { type PlacedSeed, readSeedPlaces } from '../settings/service-file/seed-places.ts'
import type { SeedSetting } from '../settings/service-file/service-settings.ts'
import type { NewAddedSeed } from '../storage/added-seed.ts'
import { Secret } from '../world/secret.ts'
import type { SecretBox } from '../world/secret-box.ts'
import { askForRefreshToken, consentProblems } from './ask-for-refresh-token.ts'
import type { CommandTools } from './command-parts.ts'
import { openLineStorage } from './open-line-storage.ts'
import { printJson } from './print-data.ts'
import { loginOfAdded, seedObject } from './seed-objects.ts'
import type { SeedsAddLine } from './seeds-add-command.ts'

/** Adds one. @throws PresendError SETTINGS_INVALID with all that is wrong, STORAGE_FAILED */
export async function runSeedsAdd(line: SeedsAddLine, tools: CommandTools): Promise<number> {
  const added = await readWhole(line, tools)
  await using storage = await openLineStorage(line, tools, 'create')
  const outcome = await storage.store.addSeed(added, line.mode)
  const { seed } = added
  if (outcome === 'in-file') throw takenError([inFileProblem(seed.address, null)])
  if (outcome === 'added-before') throw takenError([addedBeforeProblem(seed.address)])
  const { terminal } = tools
  const listed = { seed: { ...seed, origin: 'added' as const }, login: loginOfAdded({ kind: seed.kind, ...added }) }
  if (line.format === 'json') printJson({ seed: seedObject(listed) }, terminal)
  else terminal.print(`${outcome === 'added' ? 'Added' : 'Replaced'} seed ${escapeTerminal(seed.address)}\n`)
  terminal.tell('A running service uses it within seconds; see how it does with: presend seeds list\n')
  return 0
}

/** All that is wrong with the line, the key and the address, told at once; nobody is asked for a password in vain. */
async function readWhole(line: SeedsAddLine, tools: CommandTools): Promise<NewAddedSeed> {
  const { world, host, terminal } = tools
  const { workingDirectory } = host
  const box = await readSecretBox({ config: line.config, workingDirectory }, world)
  const isSecretNeeded = line.given['kind'] === 'imap'
  const places = await readSeedPlaces({ named: line.config, workingDirectory }, world.files)
  const place = places.get(line.address.trim().toLowerCase())
  const early = [
    ...consentProblems(line),
    ...(place === undefined ? [] : [inFileProblem(line.address, place)]),
    ...(isSecretNeeded && box.status === 'bad' ? box.problems : []),
    ...(isSecretNeeded && box.status === 'ok' && box.value === null ? [noKeyProblem('its secret')] : []),
  ]
  const ask: AskSecret = async (what, client) => {
    if (line.tokenFrom === 'consent' && client !== null) return await askForRefreshToken(client, line, tools)
    return toSecret(await terminal.askHidden(`The ${what} of ${escapeTerminal(line.address)}: `))
  }
  const env = line.tokenFrom === 'consent' ? { ...world.env, [seedVariables.refreshToken]: '' } : world.env
  const surroundings = { files: world.files, env, workingDirectory }
  const read = await readAddedSeed(line, surroundings, early.length === 0 ? ask : null)
  const caPem = read.status === 'ok' ? await readCaPem(read.value, { world, host }) : read
  const problems = [...early, ...(caPem.status === 'bad' ? caPem.problems : [])]
  if (problems.length > 0 || read.status === 'bad' || caPem.status === 'bad') throw takenError(problems)
  const sealed = box.status === 'ok' ? box.value : null
  return toAddition(read.value, { caPem: caPem.value, box: sealed, world })
}

function toSecret(text: string | null): Secret | null {
  return text === null || text === '' ? null : new Secret(text)
}

async function readCaPem(
  { setting }: AddableSeed,
  { world, host }: Pick<CommandTools, 'world' | 'host'>,
): Promise<Parsed<string | null>> {
  if (setting.kind === 'local' || setting.caPath === null) return { status: 'ok', value: null }
  try {
    return { status: 'ok', value: await world.files.readText(resolve(host.workingDirectory, setting.caPath)) }
  } catch (error) {
    const came = error instanceof Error ? error.message : String(error)
    return { status: 'bad', problems: [{ input: '--ca-file', came, expected: 'a PEM file that can be read' }] }
  }
}

function toAddition(
  { setting, given }: AddableSeed,
  {
    caPem,
    box,
    world,
  }: {
    readonly caPem: string | null
    readonly box: SecretBox | null
    readonly world: CommandTools['world']
  },
): NewAddedSeed {
  const { address, providerType, providerName, kind, isEnabled, health, healthReason = null } = toDirectorySeed(setting)
  return {
    seed: { address, providerType, providerName, kind, isEnabled, health, healthReason },
    given,
    caPem,
    secrets: box === null ? {} : sealSeedSecrets(box, { address, given, caPem }, secretsOf(setting)),
    addedAtMs: world.clock.nowMs(),
    revision: world.random.uuid(),
  }
}

function secretsOf(setting: SeedSetting): SeedSecrets {
  if (setting.kind === 'local') return {}
  const { login } = setting
  switch (login.method) {
    case 'password':
      return { password: login.password }
    case 'oauth': {
      const token = { 'refresh-token': login.refreshToken }
      return login.clientSecret === null ? token : { ...token, 'client-secret': login.clientSecret }
    }
    case 'unreadable':
      return {}
    default:
      return login satisfies never
  }
}

function inFileProblem(address: string, placed: PlacedSeed | null): Problem {
  return {
    input: 'address',
    came: `${quoteValue(address)}, which stands in the service file`,
    expected: 'an address that is no seed yet',
    todo: inFileAdvice(placed),
  }
}

/** What to do about a seed of the service file. @param placed `null`: the file at hand does not have it */
export function inFileAdvice(placed: PlacedSeed | null): string {
  const where = placed === null ? '' : ` at ${renderPlace(placed.place)}`
  return `change it in the service file${where}, and start the service again`
}

function addedBeforeProblem(address: string): Problem {
  return {
    input: 'address',
    came: `${quoteValue(address)}, which was added before`,
    expected: 'an address that is no seed yet',
    todo: `give --replace to put this one in its place, or remove it with: presend seeds remove ${address}`,
  }
}

function takenError(problems: readonly Problem[]): PresendError {
  return problemsError('SETTINGS_INVALID', 'Adding a seed', problems)
}
