/** Settings that say when a check fails. */

import { type Folder, folders } from '../../contract/names.ts'
import { oneOf, percent, someOf, threshold } from '../kinds.ts'
import { inboxFolder } from '../parsers/choice.ts'
import type { Rows } from '../setting.ts'
import { setting } from '../setting.ts'

const gates = ['fail', 'warn', 'off'] as const
const missingRules = ['not-inbox', 'exclude', 'inconclusive'] as const
const inconclusiveRules = ['fail', 'warn'] as const

/** A threshold as a user gives it. */
export type GivenThreshold = number | 'none'

/** What the rows of this file give. */
export interface GateValues {
  readonly 'min-inbox-rate': GivenThreshold
  readonly 'min-spf-pass-rate': GivenThreshold
  readonly 'min-dkim-pass-rate': GivenThreshold
  readonly 'min-dmarc-pass-rate': GivenThreshold
  readonly 'warn-inbox-rate': GivenThreshold
  readonly gate: (typeof gates)[number]
  readonly quorum: number
  readonly 'inbox-folders': readonly Folder[]
  readonly 'max-tab-rate': GivenThreshold
  readonly 'on-missing': (typeof missingRules)[number]
  readonly 'on-inconclusive': (typeof inconclusiveRules)[number]
}

/** The inbox rate that a kind of mail must reach when nobody asks for another, percent. */
export const defaultInboxPercent = { marketing: 85, transactional: 98 } as const

/** The authentication rate that must be reached where it was measured, when nobody asks for another, percent. */
export const defaultPassPercent = 100

const passNote = `${defaultPassPercent}, where it was measured`

function passDescription(method: string): string {
  return (
    `The least share of the received copies that must pass ${method}, in percent from 0 to 100, or none. ` +
    'One that is given must be met: where it could not be measured, the run is inconclusive.'
  )
}

/** Folders that can count as inbox: all but Spam. */
const countableFolders = folders.filter((folder) => folder !== 'Spam')

/** The rows about thresholds and outcomes. */
export const gateRows: Rows<GateValues> = {
  'min-inbox-rate': setting({
    name: 'min-inbox-rate',
    kind: threshold(),
    isPerTemplate: true,
    defaultNote: `${defaultInboxPercent.marketing}; ${defaultInboxPercent.transactional} for transactional mail`,
    example: '90',
    description:
      'The least share of the seed mailboxes in whose inbox the mail must land, in percent from 0 to 100, or none. Thresholds for one provider type stand in the config file (thresholds).',
  }),
  'min-spf-pass-rate': setting({
    name: 'min-spf-pass-rate',
    kind: threshold(),
    isPerTemplate: true,
    defaultNote: passNote,
    example: '95',
    description: passDescription('SPF'),
  }),
  'min-dkim-pass-rate': setting({
    name: 'min-dkim-pass-rate',
    kind: threshold(),
    isPerTemplate: true,
    defaultNote: passNote,
    example: '95',
    description: passDescription('DKIM'),
  }),
  'min-dmarc-pass-rate': setting({
    name: 'min-dmarc-pass-rate',
    kind: threshold(),
    isPerTemplate: true,
    defaultNote: passNote,
    example: '95',
    description: passDescription('DMARC'),
  }),
  'warn-inbox-rate': setting({
    name: 'warn-inbox-rate',
    kind: threshold(),
    isPerTemplate: true,
    default: 'none',
    example: '95',
    description:
      'A second threshold for the inbox rate that only warns, in percent from 0 to 100, or none. Only useful when set higher than min-inbox-rate.',
  }),
  gate: setting({
    name: 'gate',
    kind: oneOf(gates),
    default: 'fail',
    description:
      'What a missed threshold or an inconclusive run does: fail the step, warn only, or off (the reports say it, nothing else does). A run that is misconfigured fails in any case.',
  }),
  quorum: setting({
    name: 'quorum',
    kind: percent(),
    default: '90',
    description:
      'The share of the seed mailboxes, in percent from 0 to 100, whose results are enough to decide SPF, DKIM and DMARC once the inbox rate is decided. 100 waits for all.',
  }),
  'inbox-folders': setting({
    name: 'inbox-folders',
    kind: someOf(countableFolders, { type: 'list of folders', valueName: 'folders' }, inboxFolder(countableFolders)),
    default: countableFolders.join(', '),
    example: 'INBOX',
    description:
      `The folders that count as inbox: any of ${countableFolders.join(', ')}, separated by commas, spaces or newlines. ` +
      'The last four are tabs, which are parts of the inbox; INBOX alone is the strict choice. A simulated tab always counts as inbox, and Spam (Junk) never does.',
  }),
  'max-tab-rate': setting({
    name: 'max-tab-rate',
    kind: threshold(),
    isPerTemplate: true,
    default: 'none',
    example: '20',
    description:
      'The largest share of the seed mailboxes that may file the mail under a tab (Promotions, Social, Updates or Forums), in percent from 0 to 100, or none. ' +
      'It applies where placement is observed: a simulated tab never fails a run.',
  }),
  'on-missing': setting({
    name: 'on-missing',
    kind: oneOf(missingRules),
    default: 'not-inbox',
    description:
      'How a seed mailbox without a result counts when the timeout expires: not-inbox counts against the inbox rate, exclude leaves it out, inconclusive makes the run inconclusive.',
  }),
  'on-inconclusive': setting({
    name: 'on-inconclusive',
    kind: oneOf(inconclusiveRules),
    default: 'fail',
    description:
      'What an inconclusive run does (infrastructure failed, or evidence is missing): fail the step, or warn only.',
  }),
}
