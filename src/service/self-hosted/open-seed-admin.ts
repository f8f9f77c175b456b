/** Checks and adds seeds for the dashboard. */

import { readAddedSeed, seedVariables } from '../../check/settings/service-file/added-seed.ts'
import type { CheckedSeed, SeedAdmin, SeedForm } from '../../extensions/dashboard/seed-admin.ts'
import { checkSeed } from '../../extensions/mailboxes/check/check-seed.ts'
import { noteWorking } from '../../extensions/mailboxes/check/note-working.ts'
import { seedVerdict } from '../../extensions/mailboxes/check/seed-check.ts'
import type { ConnectImap } from '../../extensions/mailboxes/imap/imap-connection.ts'
import { bad, ok, type Parsed, type Problem, problemsOf } from '../../foundation/errors/problem.ts'
import { TimeLimitReached, withinTime } from '../../foundation/world/time-limit.ts'
import type { Foundation, SelfHostedWorld } from './open-foundation.ts'
import { toAddedSeed } from './to-added-seed.ts'

/** The maximum time that a page waits for a mailbox check. */
const checkLimitMs = 20_000

/** The dependencies for administering seeds. */
export type SeedAdminDeps = Pick<Foundation, 'seeds' | 'store' | 'secretBox'> &
  Pick<SelfHostedWorld, 'clock' | 'random' | 'files' | 'workingDirectory'> & { readonly connect: ConnectImap }

/** Creates the functions for administering seeds. Nothing is opened before the first call. */
export function openSeedAdmin(deps: SeedAdminDeps): SeedAdmin {
  return {
    check: async (address) => await check(address, deps),
    add: async (form) => await add(form, deps),
  }
}

async function check(address: string, deps: SeedAdminDeps): Promise<CheckedSeed> {
  const { seeds, store, clock, random, connect } = deps
  const { mailboxes, removed } = await seeds.refresh()
  const isRemoved = removed.some((mark) => mark.address === address)
  const mailbox = isRemoved ? undefined : mailboxes.find((one) => one.address === address)
  if (mailbox === undefined) return { status: 'no-mailbox' }
  const ports = { clock, random, connect, submission: null }
  const { signal } = new AbortController()
  try {
    const done = await withinTime(async (inTime) => await checkSeed(mailbox, ports, inTime), checkLimitMs, {
      clock,
      signal,
    })
    if (seedVerdict(done) !== 'fails') await noteWorking([address], { store, clock })
    return { status: 'checked', check: done }
  } catch (error) {
    if (!(error instanceof TimeLimitReached)) throw error
    return { status: 'timeout', seconds: checkLimitMs / 1000 }
  }
}

async function add({ address, given, password }: SeedForm, deps: SeedAdminDeps): Promise<Parsed<string>> {
  const { store, secretBox: box, files, workingDirectory } = deps
  // The environment variables belong to the operator, so form values must not refer to them.
  const place = { files, env: {}, workingDirectory }
  const read = await readAddedSeed({ address, given }, place, async () => await Promise.resolve(password))
  const missingKey = given['kind'] === 'imap' && box === null ? [noKey] : []
  if (read.status === 'bad' || missingKey.length > 0) return bad(...missingKey, ...problemsOf(read).map(toField))
  const outcome = await store.addSeed(toAddedSeed(read.value, { caPem: null, box, world: deps }), 'only-new')
  if (outcome === 'added') return ok(read.value.setting.address)
  const where = outcome === 'in-file' ? 'the service file contains it' : 'it was added before'
  return bad({ input: 'address', came: `an address that is already a seed (${where})`, expected: 'a new address' })
}

const noKey: Problem = {
  input: 'password',
  expected: 'PRESEND_ENCRYPTION_KEY to be set for the service, so that it can encrypt the stored password',
  rule: 'can be stored only if PRESEND_ENCRYPTION_KEY is set for the service',
}

/** Replaces flag and variable names in the parser's problems with the names of form fields. */
function toField(problem: Problem): Problem {
  const { input } = problem
  return { ...problem, input: input === seedVariables.password ? 'password' : input.replace(/^--/u, '') }
}
