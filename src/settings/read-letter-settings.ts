/** The settings of sending alone, for commands that send a letter and check no template. */

import type { Parsed, Problem } from '../errors/problem.ts'
import { bad, ok } from '../errors/problem.ts'
import { planFork } from './fork.ts'
import { type GivenValue, givenLayer } from './given.ts'
import { resolveDkim, resolveSmtp } from './resolve.ts'
import { submissionProblems } from './rules.ts'
import type { DkimSetting, SmtpSetting } from './settings.ts'
import type { SettingName } from './table.ts'
import { layerProblems, type Values, valuesOf } from './values.ts'

/** How a letter is sent. */
export interface LetterSettings {
  readonly smtp: SmtpSetting
  /** The author, as the From field is to show it. */
  readonly from: string
  /** `null`: the address of `from`. */
  readonly envelopeFrom: string | null
  /** `null`: not signed. */
  readonly dkim: DkimSetting | null
}

/** The settings that say it; each means what it means in `presend check`. */
export const letterSettingNames: readonly SettingName[] = [
  'from',
  'envelope-from',
  'smtp-host',
  'smtp-port',
  'smtp-security',
  'smtp-username',
  'smtp-password',
  'smtp-ca',
  'dkim-domain',
  'dkim-selector',
  'dkim-private-key',
]

/**
 * Reads them from flags and environment.
 *
 * @returns `null`: no flag speaks of sending; what the environment holds is then of no interest
 */
export function readLetterSettings(given: readonly GivenValue[]): Parsed<LetterSettings | null> {
  const ours = given.filter((value) => letterSettingNames.some((name) => name === value.name))
  if (!ours.some((value) => value.source === 'flag' && value.text.trim() !== '')) return ok(null)
  const { layer, problems } = givenLayer(ours)
  const values = valuesOf(layer)
  const all = [...problems, ...layerProblems(layer), ...missing(values), ...rules(values)]
  const fork = planFork(values, false)
  const smtp = resolveSmtp(values, fork)
  const from = values.get('from')
  if (all.length > 0 || smtp === null || from === null) return bad(...all)
  return ok({ smtp, from, envelopeFrom: values.get('envelope-from'), dkim: resolveDkim(values, fork) })
}

function missing(values: Values): readonly Problem[] {
  const host = {
    input: 'smtp-host',
    came: 'nothing',
    expected: 'an SMTP server that sends the letter',
    todo: 'give --smtp-host and --from, or leave all flags of sending away to send nothing',
  }
  const from = {
    input: 'from',
    came: 'nothing',
    expected: 'the address that the letter comes from',
    todo: 'give --from with an address that the SMTP account may send as',
  }
  return [...(values.isGiven('smtp-host') ? [] : [host]), ...(values.isGiven('from') ? [] : [from])]
}

/** Without a host they would ask for one again. */
function rules(values: Values): readonly Problem[] {
  return values.isGiven('smtp-host') ? submissionProblems(values) : []
}
