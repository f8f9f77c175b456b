/**
 * Defines the jobs that run preflight in the worker thread. The thread loads this module when the first template needs
 * it.
 */

import { bad, ok, type Parsed } from '../../foundation/errors/problem.ts'
import { liveDns } from '../../foundation/world/live-dns.ts'
import { nodeClock } from '../../foundation/world/node-clock.ts'
import { nodeFiles } from '../../foundation/world/node-files.ts'
import { parseZoneFile } from '../../foundation/world/parse-zone-file.ts'
import { openRepository } from '../../foundation/world/repository.ts'
import { withoutReservedNames } from '../../foundation/world/reserved-names.ts'
import { typedJob } from '../../foundation/world/workers/job-type.ts'
import type { Job, JobContext } from '../../foundation/world/workers/serve-jobs.ts'
import type { Zone } from '../../foundation/world/zone.ts'
import { type ReadDns, uncheckedDns, whyDnsUnchecked } from '../../preflight/dns/dns-facts.ts'
import type { CheckLinks } from '../../preflight/link-check/link-facts.ts'
import type { PreflightRequest } from '../../preflight/preflight-request.ts'
import { type PreflightWorld, preflightTemplate, renderAndCheck } from '../../preflight/preflight-template.ts'
import { preflightJob, renderAndCheckJob, toolsOf } from './template-job-types.ts'

/** Creates the job that checks templates. */
export function openPreflightJob(): Job {
  const openWorld = worldOpener()
  return typedJob(preflightJob, async (request, context) => {
    const world = await openWorld(request, context)
    return world.status === 'bad' ? world : await preflightTemplate(request, world.value)
  })
}

/** Creates the job that renders templates for sending and checks them. */
export function openRenderAndCheckJob(): Job {
  const openWorld = worldOpener()
  return typedJob(renderAndCheckJob, async (request, context) => {
    const world = await openWorld(request, context)
    return world.status === 'bad' ? world : await renderAndCheck(request, world.value)
  })
}

/**
 * Returns a function that creates the environment for the preflight rules. Zone files are read only once, and each
 * sender's DNS records are looked up only once.
 */
function worldOpener(): (request: PreflightRequest, context: JobContext) => Promise<Parsed<PreflightWorld>> {
  const readers = new Map<string, Promise<Parsed<ReadDns>>>()
  let links: Promise<CheckLinks> | null = null
  const files = nodeFiles()
  const clock = nodeClock()
  return async (request, context) => {
    const { dns, zoneFiles } = request.settings
    const key = JSON.stringify([request.template.repositoryRoot, dns, zoneFiles])
    const reading = readers.get(key) ?? openReader(request)
    readers.set(key, reading)
    const reader = await reading
    if (reader.status === 'bad') return reader
    const checkLinks = request.settings.isCheckingLinks ? await (links ??= openLinkChecker()) : null
    const { signal } = context
    const world = { files, clock, readDns: reader.value, signal, askTool: toolsOf(context) }
    return ok(checkLinks === null ? world : { ...world, checkLinks })
  }
}

async function openLinkChecker(): Promise<CheckLinks> {
  const { linkChecker } = await import('../../preflight/link-check/link-checker.ts')
  const dns = withoutReservedNames(liveDns({ timeoutMs: dnsTimeoutMs }))
  const rules = { allowPrivate: false, ownListeners: [] }
  return linkChecker({ dns, rules, ca: null, clock: nodeClock() })
}

/** The DNS timeout. It is short because every query takes this long if there is no network access. */
const dnsTimeoutMs = 2000

async function openReader({ template, settings }: PreflightRequest): Promise<Parsed<ReadDns>> {
  const why = whyDnsUnchecked(settings.dns, settings.zoneFiles.length)
  if (why !== null) return ok(() => Promise.resolve(uncheckedDns(why)))
  const repository = openRepository(template.repositoryRoot, nodeFiles())
  const zones: Zone[] = []
  for (const path of settings.zoneFiles) {
    const file = await repository.readText(path, { input: 'zone-file' })
    const zone = file.status === 'ok' ? parseZoneFile(file.value.text, path) : file
    if (zone.status === 'bad') return bad(...zone.problems)
    zones.push(zone.value)
  }
  // Load dns-reader.ts only here, because it loads mailauth, which most runs do not need in this thread.
  const { dnsReader } = await import('../../preflight/dns/dns-reader.ts')
  return ok(dnsReader({ mode: settings.dns, zones, live: liveDns({ timeoutMs: dnsTimeoutMs }) }))
}
