import type { RuleExamples } from '../cases/rule-examples.ts'

const mail = (subject: string): string =>
  `---\nsubject: ${JSON.stringify(subject)}\nfrom: a@b.com\n---\n<p>Hello.</p>\n`

export const examples: RuleExamples = {
  bad: [
    { file: 'copied.html', text: mail('[TEST] Copy of Autumn sale FINAL'), line: 2 },
    { file: 'number.html', text: mail('[Test 2] Our autumn sale'), line: 2 },
    ...[
      '[DRAFT] Our autumn sale',
      'TEST: Our autumn sale',
      'Copy of Autumn sale',
      'Kopie von Herbst',
      'Autumn sale FINAL v2',
      'Autumn_sale_final',
      '[Entwurf] Herbst',
      'Autumn sale (copy)',
    ].map((subject) => ({
      about: subject,
      file: 'draft.html',
      text: mail(subject),
      line: 2,
      severity: 'warning' as const,
    })),
  ],
  good: [
    'Your test result is here',
    'Test: which bike suits you?',
    'Test our new bikes',
    'Copy of your receipt',
    'A copy of our contract',
    'Copy of Invoice 4711',
    'Copie de votre facture',
    'World Cup FINAL',
    'Final hours of the sale',
    '[Fernhill] Version v2 is out',
    'Draft your first post',
    '(Testers wanted) Try our app',
    'Testing is over: v2 is out',
  ].map((subject) => ({ about: subject, file: 'subject.html', text: mail(subject) })),
}
