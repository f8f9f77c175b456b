/** Reads the settings for commands that send a message without checking a template. */

import { bad, ok, type Parsed, type Problem } from '../../foundation/errors/problem.ts'
import { layerProblems, valuesOf } from './engine/values.ts'
import { planFork } from './fork.ts'
import { type GivenValue, givenLayer } from './given.ts'
import { resolveDkim, resolveSmtp } from './resolve.ts'
import { type SettingName, type SettingValues, settingsTable } from './rows/table.ts'
import { submissionProblems } from './rules.ts'
import type { DkimSetting, SmtpSetting } from './settings.ts'

/** The settings that a command uses to send a message. */
export interface SendingSettings {
  readonly smtp: SmtpSetting
  /** The value of the From header field. */
  readonly from: string
  /** The envelope sender. If it is `null`, the address in `from` is used. */
  readonly envelopeFrom: string | null
  /** The DKIM settings; `null` if the message is not signed. */
  readonly dkim: DkimSetting | null
}

/** The names of the settings that these commands use. Each setting has the same meaning as in `presend check`. */
export const sendingSettingNames: readonly SettingName[] = [
  'from',
  'envelope-from',
  'smtp-host',
  'smtp-port',
  'smtp-security',
  'smtp-username',
  'smtp-password',
  'smtp-oauth2-provider',
  'smtp-oauth2-client-id',
  'smtp-oauth2-client-secret',
  'smtp-oauth2-refresh-token',
  'smtp-oauth2-access-token',
  'smtp-ca',
  'dkim-domain',
  'dkim-selector',
  'dkim-private-key',
]

/** Reads the sending settings from flags and environment variables. @returns `null` if no sending flag is given */
export function readSendingSettings(given: readonly GivenValue[]): Parsed<SendingSettings | null> {
  const ours = given.filter((value) => sendingSettingNames.some((name) => name === value.name))
  if (!ours.some((value) => value.source === 'flag' && value.text.trim() !== '')) return ok(null)
  const { layer, problems } = givenLayer(ours)
  const values = valuesOf(settingsTable, layer)
  const all = [
    ...problems,
    ...layerProblems(settingsTable, layer),
    ...missingProblems(values),
    // If smtp-host is missing, skip these rules, because they would report the missing host a second time.
    ...(values.isGiven('smtp-host') ? submissionProblems(values) : []),
  ]
  if (all.length > 0) return bad(...all)
  const fork = planFork(values, false)
  const fields = values.fields()
  const smtp = resolveSmtp(fields, fork)
  const { from } = fields.template
  if (smtp === null || from === null) return bad()
  return ok({ smtp, from, envelopeFrom: fields.envelopeFrom, dkim: resolveDkim(fields, fork) })
}

function missingProblems(values: SettingValues): readonly Problem[] {
  const host = {
    input: 'smtp-host',
    came: 'nothing',
    expected: 'an SMTP server to send the message through',
    todo: 'set --smtp-host and --from, or remove all sending flags',
  }
  const from = {
    input: 'from',
    came: 'nothing',
    expected: 'the sender address',
    todo: 'set --from to an address that the SMTP account may send from',
  }
  return [...(values.isGiven('smtp-host') ? [] : [host]), ...(values.isGiven('from') ? [] : [from])]
}
