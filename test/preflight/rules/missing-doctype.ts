import type { RuleExamples } from '../cases/rule-examples.ts'

export const examples: RuleExamples = {
  bad: [],
  good: [{ file: 'page.html', text: '<!DOCTYPE html>\n<html lang="en"><body><p>Hi</p></body></html>\n' }],
}
