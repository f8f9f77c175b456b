/** The DNS that a service asks: the machine's or named servers, behind a zone file where there is one. */

import { resolve } from 'node:path'

import { problemsError } from '../../errors/presend-error.ts'
import type { ServiceSettings } from '../../settings/service-file/service-settings.ts'
import { liveDns } from '../../world/live-dns.ts'
import { parseZoneFile } from '../../world/parse-zone-file.ts'
import type { Clock, Dns, Files } from '../../world/world.ts'
import { zoneFileDns } from '../../world/zone-file-dns.ts'

/** @throws PresendError SETTINGS_INVALID when there is no such zone file, or it is wrong */
export async function openDns(
  { servers, zoneFilePath }: ServiceSettings['dns'],
  place: { readonly files: Files; readonly clock: Clock; readonly workingDirectory: string },
): Promise<Dns> {
  const live = liveDns({ servers, clock: place.clock })
  if (zoneFilePath === null) return live
  const text = await readZone(zoneFilePath, place)
  const zone = parseZoneFile(text, zoneFilePath)
  if (zone.status === 'bad') throw problemsError('SETTINGS_INVALID', 'Reading dns.zone-file', zone.problems)
  return zoneFileDns([zone.value], live)
}

async function readZone(
  path: string,
  { files, workingDirectory }: { readonly files: Files; readonly workingDirectory: string },
): Promise<string> {
  try {
    return await files.readText(resolve(workingDirectory, path))
  } catch (error) {
    const came = error instanceof Error ? error.message : String(error)
    throw problemsError('SETTINGS_INVALID', 'Reading dns.zone-file', [
      { input: 'dns.zone-file', came, expected: 'a master file that can be read (RFC 1035 section 5)' },
    ])
  }
}
