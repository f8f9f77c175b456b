/** Runs a whole check on fake ports and a fake clock. */

import type { CheckResult } from '../../src/check/check-result.ts'
import { runCheck } from '../../src/check/run-check.ts'
import type { Settings } from '../../src/check/settings/settings.ts'
import type { Seed, SeedResult } from '../../src/foundation/contract/test.ts'
import { PresendError } from '../../src/foundation/errors/presend-error.ts'
import { aResult, aTemplateSetting, someSeeds } from './check-builders.ts'
import { type FakeOptions, type FakePorts, fakePorts, type TestScript } from './fake-ports.ts'
import { someSettings } from './some-settings.ts'

/** Returns all given results with the same time of arrival. */
export function arrivals(atMs: number, results: readonly SeedResult[]): TestScript['arrivals'] {
  return results.map((result) => [atMs, result] as const)
}

/** The nine seeds of the fake service, with all copies in the inbox. */
export const seeds: readonly Seed[] = someSeeds(9)

export const allInInbox: TestScript['arrivals'] = arrivals(
  500,
  seeds.map((seed) => aResult(seed)),
)

export interface RunOptions extends FakeOptions {
  readonly settings?: Partial<Settings>
  readonly signal?: AbortSignal
}

/** Runs `mail.html` unless the settings say otherwise. */
export async function run({
  settings = {},
  signal,
  ...options
}: RunOptions): Promise<{ result: CheckResult; ports: FakePorts }> {
  const ports = fakePorts(options)
  const wanted = someSettings({ templates: [aTemplateSetting()], ...settings })
  const never = new AbortController().signal
  const result = await ports.clock.runToEnd(runCheck(wanted, ports, signal ?? never))
  return { result, ports }
}

/** Creates an error as the client throws it. */
export function apiError(code: PresendError['code'], outcome: PresendError['outcome'] = 'inconclusive'): PresendError {
  return new PresendError({ code, outcome, done: 'Asking', came: '503', expected: '200', todo: 'try later' })
}

/**
 * Lets time pass until `call` has been made. The time cannot be fixed, because loading a template engine takes real
 * time.
 */
export async function playUntil(ports: FakePorts, call: string): Promise<void> {
  while (!ports.calls.includes(call)) await ports.clock.advance(100)
  await ports.clock.advance(1000)
}
