/** Where a rule of preflight is explained. */

/** The page of a rule, relative to the project. */
export function ruleUrl(ruleId: string): string {
  return `docs/rules/${ruleId}.md`
}
