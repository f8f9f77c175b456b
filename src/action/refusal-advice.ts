/** What to do when GitHub refuses a comment. */

/** One sentence without a full stop, by status and GitHub's message. */
export function refusalAdvice(code: number, message: string): string {
  if (code === 401) {
    return 'github-token is invalid or expired: leave it out to use the default, ${{ github.token }}, or pass a valid token'
  }
  if (/\block(?:ed)?\b/iu.test(message)) {
    return 'the conversation of this pull request is locked: unlock it, or set comment to never'
  }
  if (code === 403) {
    return 'the token may not write comments: give the job `permissions: pull-requests: write` (a personal access token needs the same right)'
  }
  if (code === 404) {
    return 'the token cannot see this pull request: give the job `permissions: pull-requests: write`, and check that github-token has access to this repository'
  }
  if (code === 410) return 'this repository does not allow comments on pull requests: set comment to never'
  return 'see https://docs.github.com/rest/issues/comments for what this status means'
}
