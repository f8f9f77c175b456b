/** Finds injected text that a browser, GitHub or a terminal would interpret. */

import type { Act } from './act.ts'

const tags = /<(?:script>alert|img src=x|svg\/onload|iframe src)|href="javascript:/u

/**
 * Searches a run's output. @returns `null`, or a description of where injected markup or control text would take effect
 */
export function findLiveText({ run, comment }: Pick<Act, 'run' | 'comment'>): string | null {
  const summary = run.summary ?? ''
  const html = run.written['presend-report/report.html'] ?? ''
  const markdown = { comment: outsideOfCode(comment), summary: outsideOfCode(summary) }
  for (const [where, shown] of Object.entries({ 'report.html': html, ...markdown })) {
    const live = tags.exec(shown)
    if (live !== null) return `${where} contains active markup: ${live[0]}`
  }
  for (const [where, shown] of Object.entries(markdown)) {
    const link = /(?<!\\)\]\((?:javascript:|https:\/\/evil\.example)/u.exec(shown)
    if (link !== null) return `${where} contains an injected link or image: ${link[0]}`
  }
  if (/(?<![`\w/])@octocat/u.test(markdown.comment)) return 'the comment contains an @mention of a user'
  if (/[\u001b\u009b\u0090](?!\[[0-9;]*m)/u.test(`${run.stdout}${run.stderr}`))
    return 'the log contains a terminal sequence'
  if (/[\u202e\u2066]/u.test(`${run.stdout}${comment}${summary}`))
    return 'the output contains a character that changes the reading direction'
  return comment.length > 65_536 ? `the comment is too long (${comment.length} characters, limit 65536)` : null
}

/** Removes code spans and code blocks, whose content is not interpreted. */
function outsideOfCode(text: string): string {
  return text.replaceAll(/(`+)(?!`)[\s\S]*?[^`]\1(?!`)/gu, '``')
}
