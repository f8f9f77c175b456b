/** Settings that say how long a run waits and where it reports. */

import type { Secret } from '../../world/secret.ts'
import { oneOf, textOf, timeSpan, timeSpanOrAuto } from '../kinds.ts'
import { parsePath, parseToken } from '../parsers/text.ts'
import type { Rows } from '../setting.ts'
import { setting } from '../setting.ts'

const commentRules = ['auto', 'on-failure', 'never'] as const

/** What the rows of this file give; times in milliseconds. */
export interface RunValues {
  readonly timeout: number
  readonly 'poll-interval': number | 'auto'
  readonly comment: (typeof commentRules)[number]
  readonly 'github-token': Secret
  readonly 'report-dir': string
}

/** The rows about waiting and reporting. */
export const runRows: Rows<RunValues> = {
  timeout: setting({
    name: 'timeout',
    kind: timeSpan({ minMs: 1000, maxMs: 86_400_000 }),
    default: '30m',
    description:
      'How long a run may send and wait for results: a duration such as 90s, 30m or 1h, from 1s to 24h. It ends earlier when no missing result can change the outcome.',
  }),
  'poll-interval': setting({
    name: 'poll-interval',
    kind: timeSpanOrAuto({ minMs: 1000, maxMs: 3_600_000 }),
    default: 'auto',
    example: '15s',
    description:
      'How often the service is asked for results: a duration from 1s to 1h, or auto: soon after sending, then in growing gaps of at most 30s, within the rate limit.',
  }),
  comment: setting({
    name: 'comment',
    kind: oneOf(commentRules),
    default: 'auto',
    description:
      'When the pull request gets a comment (one, which later runs update): auto on each run, on-failure only when the run does not pass, or never. Needs pull-requests: write.',
  }),
  'github-token': setting({
    name: 'github-token',
    kind: textOf('token', parseToken),
    isSecret: true,
    environmentVariable: 'GITHUB_TOKEN',
    actionDefault: '${{ github.token }}',
    description: 'The token with which the comment is written. It is used for nothing else.',
  }),
  'report-dir': setting({
    name: 'report-dir',
    kind: textOf('path', parsePath),
    default: 'presend-report',
    description:
      'The folder that the report files are written to, relative to the repository. In the config file it must lie inside the repository.',
  }),
}
