/** Runs the suite at a good service that an alteration makes bad. */

import { type Given, parseOptions } from '../../conformance/options.ts'
import { type ConformanceReport, runChecks } from '../../conformance/run-checks.ts'
import type { ConformanceTarget } from '../support/conformance-target.ts'
import { findFreePort } from '../support/free-port.ts'
import { accessAlterations, countingAlterations } from './alterations/access.ts'
import { bodyAlterations, conventionAlterations } from './alterations/conventions.ts'
import { documentAlterations, monitoringAlterations } from './alterations/documents.ts'
import { listing, postmasterData } from './alterations/lists.ts'
import { results, webhookAlterations } from './alterations/mail.ts'
import { creating, external, reading } from './alterations/tests.ts'
import { type Alteration, startAlteringProxy } from './altering-proxy.ts'

/** The same for what is checked at the other service, the one that cannot watch its seeds. */
async function runAlteredElsewhere(
  target: ConformanceTarget,
  alteration: Alteration,
  flags: readonly string[],
): Promise<ConformanceReport> {
  const broken = new URL(target.flags[target.flags.indexOf('--broken-base-url') + 1] ?? '')
  await using proxy = await startAlteringProxy(Number(broken.port), alteration.start())
  const elsewhere = ['--broken-base-url', `http://127.0.0.1:${proxy.port}/api/v1`]
  return await runChecks(givenFor(target.baseUrl, [...flags, ...elsewhere]), () => undefined)
}

/** All of them, for a service with these flags. */
export function alterationsFor({ flags }: ConformanceTarget): readonly Alteration[] {
  const flag = (name: string): string => flags[flags.indexOf(name) + 1] ?? ''
  const tokens = {
    good: flag('--token'),
    other: flag('--other-token'),
    free: flag('--free-token'),
    revoked: flag('--revoked-token'),
  }
  return [
    ...conventionAlterations,
    ...documentAlterations,
    ...monitoringAlterations,
    ...bodyAlterations,
    ...accessAlterations(tokens),
    ...countingAlterations,
    ...creating,
    ...reading,
    ...external,
    ...listing,
    ...postmasterData,
    ...results,
    ...webhookAlterations(flag('--webhook-secret')),
  ]
}

/** The flags as the suite reads them. */
export function givenFor(baseUrl: string, flags: readonly string[]): Given {
  const options = parseOptions(['--base-url', baseUrl, ...flags], {})
  if (options.status !== 'ok') throw new Error(options.status === 'bad' ? options.problems.join('; ') : options.status)
  return options.given
}

/**
 * Runs the checks that the alteration is to break. Webhooks go through the alteration too when it is about them; else
 * the service's HTTP does.
 */
export async function runAltered(
  target: ConformanceTarget,
  alteration: Alteration,
  more: readonly string[] = [],
): Promise<ConformanceReport> {
  const only = alteration.breaks.flatMap((id) => ['--only', id])
  const flags = [...target.flags, '--profile', 'presend', ...only, ...more]
  if (alteration.breaks.every((id) => id.startsWith('monitoring/')))
    return await runAlteredElsewhere(target, alteration, flags)
  const service = new URL(target.baseUrl)
  if (!alteration.breaks.every((id) => id.startsWith('webhooks/'))) {
    const { base = '/api/v1' } = alteration
    await using proxy = await startAlteringProxy(Number(service.port), alteration.start(), { base })
    return await runChecks(givenFor(`http://127.0.0.1:${proxy.port}${base}`, flags), () => undefined)
  }
  const registered = new URL(`http://${target.flags[target.flags.indexOf('--webhook-listen') + 1]}`)
  const port = await findFreePort()
  const place = { port: Number(registered.port), base: '', serviceBase: '' }
  await using proxy = await startAlteringProxy(port, alteration.start(), place)
  if (proxy.port !== place.port) throw new Error('the service sends its webhooks elsewhere')
  const given = givenFor(target.baseUrl, [...flags, '--webhook-listen', `127.0.0.1:${port}`])
  return await runChecks(given, () => undefined)
}
