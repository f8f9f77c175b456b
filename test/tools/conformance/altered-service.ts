/** Runs the suite against a correct service that an alteration makes faulty. */

import { type Given, parseOptions } from '../../../tools/conformance/options.ts'
import { type ConformanceReport, runChecks } from '../../../tools/conformance/run-checks.ts'
import type { ConformanceTarget } from '../../support/conformance-target.ts'
import { findFreePort } from '../../support/free-port.ts'
import { accessAlterations, countingAlterations } from './alterations/access.ts'
import { bodyAlterations, conventionAlterations } from './alterations/conventions.ts'
import { documentAlterations, monitoringAlterations } from './alterations/documents.ts'
import { listing, postmasterData } from './alterations/lists.ts'
import { results, webhookAlterations } from './alterations/mail.ts'
import { creating, external, reading } from './alterations/tests.ts'
import { type Alteration, startAlteringProxy } from './altering-proxy.ts'

/** Runs the suite in the same way for checks that use the second service, which cannot watch its seeds. */
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

/** Returns all alterations for a service with the given flags. */
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

/** Returns the flags as the suite parses them. */
export function givenFor(baseUrl: string, flags: readonly string[]): Given {
  const options = parseOptions(['--base-url', baseUrl, ...flags], {})
  if (options.status !== 'ok') throw new Error(options.status === 'bad' ? options.problems.join('; ') : options.status)
  return options.given
}

/**
 * Runs the checks that must detect the alteration. Webhooks pass through the alteration if it concerns webhooks;
 * otherwise, the service's HTTP traffic does.
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
