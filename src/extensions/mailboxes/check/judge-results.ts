/** Evaluates the provider's Authentication-Results field in the received test message. */

import { type ReceivedHeaderField, readHeaderSection } from '../../../foundation/mail/header-section.ts'
import { unnamedAuthserv } from '../../../verdict/authentication/observed/observed-input.ts'
import { findClientHop } from '../../../verdict/authentication/received-field/find-client-hop.ts'
import { parseResultsField } from '../../../verdict/authentication/results-field/parse-results-field.ts'
import { findTrustedResults } from '../../../verdict/authentication/results-field/trusted-results.ts'
import type { WatchedMailbox } from '../imap/watched-mailbox.ts'
import { forgeryComment } from './check-message.ts'
import { type CheckedPart, needsFix, works } from './seed-check.ts'

/**
 * Checks that the trusted authserv-ids belong to the provider and that a sender cannot forge results with these ids.
 * During tests, presend applies the same rules.
 */
export function judgeResults(
  head: Uint8Array,
  { authservIds, providerName }: Pick<WatchedMailbox, 'authservIds' | 'providerName'>,
): CheckedPart {
  const fields = readHeaderSection(head)
  const own = fields.filter((field) => isResults(field) && !isForged(field))
  const names = [...new Set(own.flatMap(authservIdOf).map((id) => id ?? unnamedAuthserv))]
  if (authservIds.length === 0) return withoutNames(names)
  const hop = findClientHop(fields, [...authservIds, providerName])
  const trusted = findTrustedResults(fields, {
    authservIds: authservIds.map((id) => (id === unnamedAuthserv ? null : id)),
    acceptedIndex: hop.status === 'found' && hop.isCertain ? hop.fieldIndex : null,
  })
  const believed = trusted.flatMap((one) => fields.slice(one.fieldIndex, one.fieldIndex + 1))
  if (believed.some(isForged)) return forgeable(authservIds, names)
  if (trusted.length === 0) return missing(authservIds, names)
  const methods = [...new Set(trusted.flatMap((field) => field.results.map((result) => result.method)))]
  return works(
    'results',
    `reported by ${shown(trusted.map((field) => field.authservId ?? unnamedAuthserv))}: ${listed(methods, 'no method')}`,
  )
}

function withoutNames(names: readonly string[]): CheckedPart {
  if (names.length === 0) {
    return works('results', 'the provider adds no Authentication-Results; presend computes SPF, DKIM and DMARC itself')
  }
  return needsFix('results', {
    status: 'lacks',
    detail: `the provider adds Authentication-Results as ${shown(names)}, but the seed trusts no authserv-id`,
    todo: `set authserv-id to ${names.join(', ')}, so that the provider's own results are used`,
  })
}

function forgeable(authservIds: readonly string[], names: readonly string[]): CheckedPart {
  return needsFix('results', {
    status: 'fails',
    detail: `the provider did not remove a forged Authentication-Results field with ${shown(authservIds)}, so presend would trust it`,
    todo: setTo(names),
  })
}

function missing(authservIds: readonly string[], names: readonly string[]): CheckedPart {
  return needsFix('results', {
    status: 'lacks',
    detail: `no Authentication-Results field from ${shown(authservIds)}; ${names.length === 0 ? 'the provider added none' : `found ${shown(names)} instead`}`,
    todo: setTo(names),
  })
}

function setTo(names: readonly string[]): string {
  return names.length === 0
    ? 'remove authserv-id from the seed, so that presend computes the results itself'
    : `set authserv-id to the value that the provider uses: ${names.join(', ')}`
}

function isResults({ name }: ReceivedHeaderField): boolean {
  return name.toLowerCase() === 'authentication-results'
}

function isForged({ rawValue }: ReceivedHeaderField): boolean {
  return rawValue.replaceAll(/\s+/gu, ' ').includes(forgeryComment)
}

function authservIdOf({ rawValue }: ReceivedHeaderField): readonly (string | null)[] {
  const field = parseResultsField(rawValue)
  return field === null ? [] : [field.authservId]
}

function shown(names: readonly string[]): string {
  return [...new Set(names)].join(', ')
}

function listed(words: readonly string[], none: string): string {
  return words.length === 0 ? none : words.join(', ')
}
