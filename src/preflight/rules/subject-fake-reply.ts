import type { Rule } from '../rule.ts'

export const subjectFakeReply: Rule = {
  id: 'subject-fake-reply',
  group: 'structure',
  severity: 'warning',
  title: 'Reply prefix in the subject of a new message',
  why: 'Gmail forbids "Re:" and "Fwd:" on messages that are neither replies nor forwarded, and readers report such messages as spam.',
  source: 'Gmail sender guidelines (support.google.com/a/answer/81126)',
  fix: 'Remove the prefix',
  ignores:
    'The rule ignores real replies (which have In-Reply-To or References), words such as "Re-order", and "Re:" later in the subject.',
  bad: '---\nsubject: "Re: your order"\nfrom: a@b.com\n---\n<p>x</p>\n',
  good: {
    about: 'A real reply',
    file: 'reply.eml',
    text: 'From: a@b.com\nSubject: Re: ticket 7\nIn-Reply-To: <1@b.com>\n\nx\n',
  },
  check({ subject, fieldsNamed }) {
    const prefix = /^\s{0,9}(?:re|fwd?|aw|wg|tr|sv|vs|antw|rv)(?:\[\d{1,3}\])?:/iu.exec(subject?.text ?? '')
    if (subject === null || prefix === null) return null
    if (fieldsNamed('in-reply-to').length > 0 || fieldsNamed('references').length > 0) return null
    return {
      at: subject.originAt(0),
      message: `The subject starts with "${prefix[0].trim()}", but the message is neither a reply nor forwarded`,
    }
  },
}
