/** Locates the page that explains a rule of preflight. */

/** Returns the path of the page about a rule, relative to the project. */
export function ruleUrl(ruleId: string): string {
  return `docs/rules/${ruleId}.md`
}
