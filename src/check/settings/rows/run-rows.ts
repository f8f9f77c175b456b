/** Settings for waiting and reporting. */

import { dayMs } from '../../../foundation/errors/day-ms.ts'
import { row } from '../engine/row.ts'
import { parseCommentKey } from '../parsers/comment-key.ts'
import { oneOf, orWord, textOf, timeSpan } from '../parsers/kinds.ts'
import { parseFolder, parsePath, parseToken } from '../parsers/text.ts'

export const runRows = {
  timeout: row('timeoutMs', timeSpan({ minMs: 1000, maxMs: dayMs }), {
    default: '60m',
    description:
      'The time limit for the whole run, including creating the test and sending: a duration such as 90s, 30m or 1h, from 1s to 24h. The run ends earlier if no missing result can change the outcome.',
  }),
  'poll-interval': row('pollIntervalMs', orWord('auto', timeSpan({ minMs: 1000, maxMs: 3_600_000 })), {
    default: 'auto',
    example: '15s',
    description:
      'How often to poll the service for results: a duration from 1s to 1h, or auto, which starts soon after sending and backs off to at most 30s, within the rate limit.',
  }),
  comment: row('comment', oneOf(['auto', 'on-failure', 'never']), {
    default: 'auto',
    description:
      'When to comment on the pull request: auto (on each run), on-failure (only when the run does not pass), or never. Later runs update the same comment. Requires the pull-requests: write permission; pull requests from forks and from Dependabot get no comment.',
  }),
  'comment-key': row('commentKey', textOf('text', parseCommentKey), {
    isAllowedInConfig: false,
    actionDefault: '${{ toJSON(matrix) }}',
    defaultNote: 'the matrix values, in a job with a matrix',
    example: 'spring newsletter',
    description:
      'Distinguishes comments from the same workflow and job: each key has its own comment. ' +
      'Set it when a reusable workflow is called several times; in a matrix, include the matrix values.',
  }),
  'github-token': row('githubToken', textOf('token', parseToken), {
    isSecret: true,
    environmentVariable: 'GITHUB_TOKEN',
    actionDefault: '${{ github.token }}',
    description:
      'The token for writing the comment and, with changed-only, for listing the changed files of the pull request; presend uses it for nothing else.',
  }),
  baseline: row('baselinePath', textOf('path', parsePath), {
    defaultNote: 'none',
    example: 'presend-report/report.json',
    description:
      'The path of the report.json of an earlier run, relative to the repository, in the config file too. Reports then show how rates, folders and findings have changed since that run; the outcome does not depend on it. ' +
      'If the file does not exist, nothing is compared, and a notice says so.',
  }),
  'report-dir': row('reportDir', textOf('path', parseFolder), {
    default: 'presend-report',
    description:
      'The folder for the report files: a path inside the repository, relative to its root, with only letters, digits, spaces and . _ - /. The folder must not be in .git or behind a symbolic link.',
  }),
}
