import { shorten } from '../../foundation/errors/shorten.ts'
import type { Rule } from '../rule.ts'

const note = {
  line: 3,
  tagName: 'mj-button',
  message: 'Attribute colour is illegal',
  formattedMessage: 'Line 3 of /repo/ready.mjml (mj-button) — Attribute colour is illegal',
}

export const mjmlValidation: Rule = {
  id: 'mjml-validation',
  group: 'rendering',
  severity: 'notice',
  title: 'MJML validation error',
  why: 'mjml ignores unknown attributes and may move misplaced elements, so the message differs from what the author wrote.',
  source: 'Validation by the mjml package in the repository (validationLevel: soft)',
  fix: 'Correct the name or the value of the attribute, or put the element where mjml allows it',
  ignores:
    'The rule does nothing in repositories without the mjml package. If mjml leaves out an element or cannot include a file, presend does not send the message.',
  bad: {
    file: 'ready.mjml',
    text: '<mjml lang="en"><mj-body><mj-section><mj-column>\n<mj-text>Your bike is ready.</mj-text>\n<mj-button colour="#112233" href="https://fernhill-bikes.com/">Open</mj-button>\n</mj-column></mj-section></mj-body></mjml>\n',
    mjmlNotes: [note],
  },
  good: {
    about: 'A template that mjml accepts',
    file: 'ready.mjml',
    text: '<mjml lang="en"><mj-body><mj-section><mj-column>\n<mj-text>Your bike is ready.</mj-text>\n<mj-button color="#112233" href="https://fernhill-bikes.com/">Open</mj-button>\n</mj-column></mj-section></mj-body></mjml>\n',
    mjmlNotes: [],
  },
  check({ message }) {
    return (message.compilerNotes ?? []).map(({ tagName, text, place }) => ({
      at: place,
      message: `mjml reports a problem in <${shorten(tagName)}>: ${shorten(text, 200)}`,
    }))
  },
}
