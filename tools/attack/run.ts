/**
 * `npm run attack -- [area…] [--quick] [--target FOLDER] [--only TEXT] [--write]`: attacks the built dist/ of this or
 * another checkout with hostile inputs. Prints how many inputs of each area presend withstood, and exits with code 1
 * unless it withstood all of them. `npm run attack -- soak [--messages N]` instead sends a day's worth of mail to one
 * service.
 */

import { parseArgs } from 'node:util'

import { apiClientArea } from './areas/api-client.ts'
import { checkLinksArea } from './areas/check-links.ts'
import { dashboardArea } from './areas/dashboard.ts'
import { databaseArea } from './areas/database.ts'
import { fixArea } from './areas/fix.ts'
import { forksArea } from './areas/forks.ts'
import { httpArea } from './areas/http.ts'
import { imapArea } from './areas/imap.ts'
import { outputsArea } from './areas/outputs.ts'
import { pathsArea } from './areas/paths.ts'
import { sealedArea } from './areas/sealed.ts'
import { secretsArea } from './areas/secrets.ts'
import { smtpClientArea } from './areas/smtp-client.ts'
import { smtpReceiverArea } from './areas/smtp-receiver.ts'
import { templatesArea } from './areas/templates.ts'
import { uploadsArea } from './areas/uploads.ts'
import { webhooksArea } from './areas/webhooks.ts'
import type { AttackArea } from './attack-area.ts'
import { renderBreaches, renderTable, writeSecurityPage } from './render-report.ts'
import { type AreaResult, runArea } from './run-area.ts'
import { runSoak } from './soak.ts'
import { findTarget } from './target.ts'

const areas: readonly AttackArea[] = [
  httpArea,
  webhooksArea,
  pathsArea,
  secretsArea,
  templatesArea,
  smtpReceiverArea,
  imapArea,
  smtpClientArea,
  apiClientArea,
  outputsArea,
  sealedArea,
  forksArea,
  fixArea,
  uploadsArea,
  databaseArea,
  dashboardArea,
  checkLinksArea,
]

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    quick: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
    target: { type: 'string' },
    only: { type: 'string' },
    messages: { type: 'string' },
  },
})

const target = findTarget(values.target)
if (positionals[0] === 'soak') {
  process.exitCode = (await runSoak(target, Number(values.messages ?? 100_000))) ? 0 : 1
} else {
  process.exitCode = await runCampaign()
}

async function runCampaign(): Promise<number> {
  const unknown = positionals.filter((name) => areas.every((area) => area.name !== name))
  if (unknown.length > 0) {
    const names = areas.map((area) => area.name).join(', ')
    process.stderr.write(`attack: unknown area ${unknown.join(', ')}; expected soak, or one or more of ${names}\n`)
    return 2
  }
  const results: AreaResult[] = []
  for (const area of areas) {
    if (positionals.length > 0 && !positionals.includes(area.name)) continue
    process.stderr.write(`${area.name} …\n`)
    results.push(await runArea(area, { target, isQuick: values.quick }, values.only ?? null))
  }
  process.stdout.write(`${renderTable(results)}\n${renderBreaches(results)}`)
  if (values.write) await writeSecurityPage(results)
  return results.every((result) => result.breaches.length === 0) ? 0 : 1
}
