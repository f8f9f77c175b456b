/** Defines the outputs of the action, in the order in which action.yml and the README list them. */

import { rateKinds, type StandardRateName, standardRateNames } from '../../../src/foundation/contract/rate-kinds.ts'

/** An output of the action. */
export interface OutputRow {
  readonly name: string
  /** The description, which includes the format and the unit, and states when the output is empty. */
  readonly description: string
}

const unmeasured = '(0 to 100); empty when not measured, and with mode: send. With several templates, the lowest value'

function rateOutput(kind: (typeof rateKinds)[StandardRateName]): OutputRow {
  const share =
    kind.counts === 'copies'
      ? `received copies that passed ${kind.name}`
      : `seed mailboxes where the mail landed ${kind.phrase}`
  return { name: kind.key, description: `The percentage of ${share} ${unmeasured}.` }
}

export const outputsTable: readonly OutputRow[] = [
  { name: 'result', description: 'The outcome: pass, fail, misconfigured or inconclusive.' },
  ...standardRateNames.map((rate) => rateOutput(rateKinds[rate])),
  {
    name: 'tracking-id',
    description:
      'The tracking id of the test; with several templates, that of the first test. With mode: send, the tracking ids of all tests, one per line; empty unless the run passes.',
  },
  {
    name: 'tests',
    description:
      'All tests as a JSON array, one entry per template and data set. Contains names from the pull request, so do not trust it: pass it to a shell through env, never through an expression in run.',
  },
  {
    name: 'failing-seeds',
    description:
      'The addresses of the seed mailboxes with a failing result, as a JSON array. The addresses come from the service, so do not trust them: pass them to a shell through env, never through an expression in run.',
  },
  {
    name: 'postmaster-outcome',
    description:
      'The outcome of the postmaster data alone: pass, fail, misconfigured or inconclusive; with several domains, the worst outcome. Empty when postmaster data was not requested.',
  },
  {
    name: 'spam-rate',
    description:
      'The user-reported spam rate of the worst evaluated day, as a percentage (0 to 100); empty when there is no data. With several domains, the highest rate.',
  },
  {
    name: 'postmaster',
    description:
      'All domains whose postmaster data was evaluated, as a JSON array of objects with the properties domain, result, spam-rate, spam-rate-day, spam-rate-result (met, warned, missed, undecided, no-threshold) and sentence.',
  },
  {
    name: 'report-url',
    description: "The URL of the test's page on the service; empty when the service has no such page.",
  },
  { name: 'report-path', description: 'The folder with the report files, relative to the repository.' },
  {
    name: 'comment-url',
    description: 'The URL of the comment on the pull request; empty when no comment was written.',
  },
]
