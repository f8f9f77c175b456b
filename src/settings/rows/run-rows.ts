/** Settings that say how long a run waits and where it reports. */

import type { Secret } from '../../world/secret.ts'
import { oneOf, textOf, timeSpan, timeSpanOrAuto } from '../kinds.ts'
import { parseCommentKey } from '../parsers/comment-key.ts'
import { parseFolder, parseToken } from '../parsers/text.ts'
import type { Rows } from '../setting.ts'
import { setting } from '../setting.ts'

const commentRules = ['auto', 'on-failure', 'never'] as const

/** What the rows of this file give; times in milliseconds. */
export interface RunValues {
  readonly timeout: number
  readonly 'poll-interval': number | 'auto'
  readonly comment: (typeof commentRules)[number]
  readonly 'comment-key': string | null
  readonly 'github-token': Secret
  readonly 'report-dir': string
}

/** The rows about waiting and reporting. */
export const runRows: Rows<RunValues> = {
  timeout: setting({
    name: 'timeout',
    kind: timeSpan({ minMs: 1000, maxMs: 86_400_000 }),
    default: '60m',
    description:
      'How long the whole run may take, creating and sending included: a duration such as 90s, 30m or 1h, from 1s to 24h. It ends earlier when no missing result can change the outcome.',
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
      'When the pull request gets a comment (one, which later runs update): auto on each run, on-failure only when the run does not pass, or never. Needs pull-requests: write; pull requests from forks and from Dependabot get none.',
  }),
  'comment-key': setting({
    name: 'comment-key',
    kind: textOf('text', parseCommentKey),
    isAllowedInConfig: false,
    actionDefault: '${{ toJSON(matrix) }}',
    defaultNote: 'the matrix leg, where the job has a matrix',
    example: 'newsletter ${{ matrix.language }}',
    description:
      'What tells this run’s comment from others of the same workflow and job: each key has a comment of its own. ' +
      'Set it where a reusable workflow is called several times; in a matrix, include the values of the leg.',
  }),
  'github-token': setting({
    name: 'github-token',
    kind: textOf('token', parseToken),
    isSecret: true,
    environmentVariable: 'GITHUB_TOKEN',
    actionDefault: '${{ github.token }}',
    description: 'The token that writes the comment. It is used for nothing else.',
  }),
  'report-dir': setting({
    name: 'report-dir',
    kind: textOf('path', parseFolder),
    default: 'presend-report',
    description:
      'The folder that the report files are written to, relative to the repository and inside it: letters, digits, spaces and . _ - / only. It must not be behind a symbolic link or in .git.',
  }),
}
