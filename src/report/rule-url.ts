/** Returns the location of the page that explains a preflight rule. */

/** Returns the path of the rule's page, relative to the project. */
export function ruleUrl(ruleId: string): string {
  return `docs/rules/${ruleId}.md`
}
