/** Every output of the action, once: action.yml and the README derive from it. */

/** One output. */
export interface OutputRow {
  readonly name: string
  /** A paragraph: form, unit, and when it is empty. */
  readonly description: string
}

const unmeasured = 'in percent (0 to 100); empty when it was not measured. With several templates it is the lowest'

/** The outputs, in the order in which documents show them. */
export const outputsTable: readonly OutputRow[] = [
  { name: 'result', description: 'The outcome: pass, fail, misconfigured or inconclusive.' },
  { name: 'inbox-rate', description: `The share of the seed mailboxes that got the mail in the inbox, ${unmeasured}.` },
  { name: 'spf-pass-rate', description: `The share of the received copies that passed SPF, ${unmeasured}.` },
  { name: 'dkim-pass-rate', description: `The share of the received copies that passed DKIM, ${unmeasured}.` },
  { name: 'dmarc-pass-rate', description: `The share of the received copies that passed DMARC, ${unmeasured}.` },
  { name: 'tracking-id', description: 'The tracking id of the test; with several templates, of the first.' },
  {
    name: 'tests',
    description:
      'All tests as a JSON array, one entry for each template and data set. Holds names from the pull request: pass it to a shell through env, never through ${{ }}.',
  },
  {
    name: 'failing-seeds',
    description:
      'The addresses of the seed mailboxes with a failing result, as a JSON array. They come from the service: pass them to a shell through env.',
  },
  {
    name: 'postmaster-outcome',
    description:
      'What the postmaster data alone says: pass, fail, misconfigured or inconclusive; with several domains the worst. Empty when none was asked for.',
  },
  {
    name: 'spam-rate',
    description:
      'The user-reported spam rate of the worst judged day, in percent (0 to 100); empty when there is no data. With several domains it is the highest.',
  },
  {
    name: 'postmaster',
    description:
      'All domains whose postmaster data was judged, as a JSON array: domain, result, spam-rate, spam-rate-day, spam-rate-result (met, warned, missed, undecided, no-threshold), sentence.',
  },
  { name: 'report-url', description: "The service's page for the test, when it has one; else empty." },
  { name: 'report-path', description: 'The folder with the report files, relative to the repository.' },
  { name: 'comment-url', description: 'The comment on the pull request; empty when none was written.' },
]
