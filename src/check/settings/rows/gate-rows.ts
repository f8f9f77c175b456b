/** Settings that decide when a check fails. */

import { folders } from '../../../foundation/contract/names.ts'
import { type AuthenticationName, rateKinds } from '../../../foundation/contract/rate-kinds.ts'
import { type RowSpec, row } from '../engine/row.ts'
import { inboxFolder } from '../parsers/choice.ts'
import { oneOf, percent, someOf, threshold } from '../parsers/kinds.ts'

const defaultInboxPercents = rateKinds.inbox.defaultPercents

/** Defines the row of a threshold for an authentication method. */
function passRow<const Rate extends AuthenticationName>(rate: Rate): RowSpec<`thresholds.${Rate}`, number | null> {
  const { name, defaultPercents } = rateKinds[rate]
  return row(`thresholds.${rate}`, threshold(), {
    isPerTemplate: true,
    defaultNote: `${defaultPercents.marketing}, if measured`,
    example: '95',
    description:
      `The minimum percentage of received copies that pass ${name} (0 to 100), or none for no minimum. ` +
      `When this is set, the run is inconclusive if ${name} could not be measured.`,
  })
}

/** The folders that can count as inbox: all except Spam. */
const countableFolders = folders.filter((folder) => folder !== 'Spam')

export const gateRows = {
  'min-inbox-rate': row('thresholds.inbox', threshold(), {
    isPerTemplate: true,
    defaultNote: `${defaultInboxPercents.marketing}; ${defaultInboxPercents.transactional} for transactional mail`,
    example: '90',
    description:
      'The minimum percentage of seed mailboxes where the mail lands in the inbox (0 to 100), or none for no minimum. To set thresholds for a single provider type, use the thresholds key in the config file.',
  }),
  'min-spf-pass-rate': passRow('spf'),
  'min-dkim-pass-rate': passRow('dkim'),
  'min-dmarc-pass-rate': passRow('dmarc'),
  'warn-inbox-rate': row('thresholds.warnInboxPercent', threshold(), {
    isPerTemplate: true,
    default: 'none',
    example: '95',
    description:
      'A second inbox rate threshold that only triggers a warning: a percentage from 0 to 100, or none. Only useful when set higher than min-inbox-rate.',
  }),
  gate: row('gate', oneOf(['fail', 'warn', 'off']), {
    default: 'fail',
    description:
      'What happens when a threshold is missed or a run is inconclusive: fail (the step fails), warn (the step only warns), or off (only the reports mention it). A misconfigured run always fails.',
  }),
  quorum: row('quorumPercent', percent(), {
    default: '90',
    description:
      'Once the inbox rate is decided, the percentage of seed mailboxes (0 to 100) that must have a result before presend decides SPF, DKIM and DMARC. With 100, presend waits for all results.',
  }),
  'inbox-folders': row('inboxFolders', someOf(countableFolders, 'folders', inboxFolder(countableFolders)), {
    default: countableFolders.join(', '),
    example: 'INBOX',
    description:
      `The folders that count as inbox: any of ${countableFolders.join(', ')}, separated by commas, spaces or newlines. ` +
      'The last four are tabs within the inbox; INBOX alone is the strictest choice. A simulated tab always counts as inbox, and Spam (Junk) never does.',
  }),
  'max-tab-rate': row('thresholds.tab', threshold(), {
    isPerTemplate: true,
    default: 'none',
    example: '20',
    description:
      'The maximum percentage of seed mailboxes (0 to 100) that sort the mail into a tab (Promotions, Social, Updates or Forums), or none for no maximum. ' +
      'Applies only to observed placement: a simulated tab never fails a run.',
  }),
  'on-missing': row('onMissing', oneOf(['not-inbox', 'exclude', 'inconclusive']), {
    default: 'not-inbox',
    description:
      'How a seed mailbox without a result counts when the timeout expires: not-inbox counts it against the inbox rate, exclude ignores it, and inconclusive makes the run inconclusive.',
  }),
  'on-inconclusive': row('onInconclusive', oneOf(['fail', 'warn']), {
    default: 'fail',
    description:
      'What happens when a run is inconclusive (infrastructure failed, or evidence is missing): fail (the step fails) or warn (the step only warns).',
  }),
}
