/** Locates the page that explains a preflight rule. */

/** Returns the path of the page about a rule, relative to the project. */
export function ruleUrl(ruleId: string): string {
  return `docs/rules/${ruleId}.md`
}
