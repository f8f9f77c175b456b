/** Parses alert rules that users enter. */

import type { WorkspaceId } from '../../foundation/contract/identifiers.ts'
import { isPostmasterMetric, postmasterMetrics } from '../../foundation/contract/postmaster-metrics.ts'
import { bad, ok, type Parsed, parsedObject, quoteValue } from '../../foundation/errors/problem.ts'
import { hasControlCharacters } from '../../foundation/mail/control-characters.ts'
import { parseAddressList } from '../../foundation/mail/parse-address.ts'
import type { Clock, Random } from '../../foundation/world/world.ts'
import type { AlertLimit, StoredAlertRule } from '../storage/alert.ts'

/** A rule as the user entered it. */
export interface GivenRule {
  /** The metric to limit, such as `spam-rate`; empty for a rule about test outcomes. */
  readonly metric: string
  /** The limit in percent, such as `0.3`; ignored if no metric is given. */
  readonly limit: string
  /** The source of the tests; empty for all sources. */
  readonly source: string
  readonly usesWebhooks: boolean
  /** The recipients' addresses, separated by commas; empty if there are no recipients. */
  readonly recipients: string
}

const maxSourceLength = 255
const maxRecipients = 20

/** Parses a rule, or returns all problems. Each problem refers to a form field by name. */
export function parseAlertRule(
  given: GivenRule,
  workspaceId: WorkspaceId,
  { clock, random }: { readonly clock: Pick<Clock, 'nowMs'>; readonly random: Pick<Random, 'uuid'> },
): Parsed<StoredAlertRule> {
  const parsed = parsedObject({
    limit: parseLimit(given),
    source: parseSource(given),
    recipients: parseRecipients(given),
  })
  if (parsed.status === 'bad') return parsed
  const { usesWebhooks } = given
  const ruleId = `rule_${random.uuid().replaceAll('-', '')}`
  return ok({ ruleId, workspaceId, ...parsed.value, usesWebhooks, createdAtMs: clock.nowMs() })
}

function parseLimit({ metric, limit }: GivenRule): Parsed<AlertLimit | null> {
  if (metric === '') return ok(null)
  if (!isPostmasterMetric(metric)) {
    const expected = `one of ${Object.keys(postmasterMetrics).join(', ')}`
    return bad({ input: 'metric', came: quoteValue(metric), expected })
  }
  const percent = /^\d{1,3}(?:\.\d{1,6})?$/u.test(limit) ? Number(limit) : -1
  if (percent > 0 && percent <= 100) return ok({ metric, percent })
  const expected = 'a percentage above 0 and at most 100, such as 0.3'
  return bad({ input: 'limit', came: quoteValue(limit), expected })
}

function parseSource({ source, metric }: GivenRule): Parsed<string | null> {
  if (source === '') return ok(null)
  if (metric !== '')
    return bad({ input: 'source', expected: 'no source, because rules about postmaster data do not have a source' })
  if (source.length <= maxSourceLength && !hasControlCharacters(source)) return ok(source)
  const expected = `at most ${maxSourceLength} characters, without control characters`
  return bad({ input: 'source', came: quoteValue(source.slice(0, 60)), expected })
}

function parseRecipients({ recipients, usesWebhooks }: GivenRule): Parsed<readonly string[]> {
  const input = 'recipients'
  if (recipients === '') {
    return usesWebhooks ? ok([]) : bad({ input, expected: 'at least one address, or all webhooks' })
  }
  const parsed = parseAddressList(recipients)
  // oxlint-disable-next-line oxc/no-map-spread -- a few problems at most
  if (parsed.status === 'bad') return bad(...parsed.problems.map((problem) => ({ ...problem, input })))
  const addresses = [...new Set(parsed.value.map(({ address }) => address))]
  if (addresses.length <= maxRecipients) return ok(addresses)
  return bad({ input, came: String(addresses.length), expected: `at most ${maxRecipients} addresses` })
}
