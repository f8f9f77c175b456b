import { elementsNamed } from '../html/html-document.ts'
import type { Rule } from '../rule.ts'

export const formElement: Rule = {
  id: 'form-element',
  group: 'clients',
  severity: 'warning',
  title: 'Form in the message',
  why: 'Most clients remove forms or warn about them, and filters associate forms with phishing.',
  source: 'caniemail html-form; rspamd and SpamAssassin rules for forms',
  fix: 'Link to a web page that contains the form',
  ignores: 'The rule ignores forms in the AMP part of a message, and links styled as buttons.',
  bad: '<p>Vote:</p>\n<form action="https://fernhill-bikes.com/vote">\n<input name="a"><select></select></form>\n',
  good: {
    about: 'A form in an AMP part',
    file: 'amp.eml',
    text: 'From: a@fernhill-bikes.com\nSubject: Vote\nMIME-Version: 1.0\nContent-Type: multipart/alternative; boundary=b\n\n--b\nContent-Type: text/plain\n\nVote\n--b\nContent-Type: text/x-amp-html\n\n<form></form>\n--b\nContent-Type: text/html\n\n<p>Vote</p>\n--b--\n',
  },
  check({ html, originAt }) {
    if (html === null) return []
    return elementsNamed(html, 'form', 'input', 'textarea', 'select').map(({ name, start }) => ({
      at: originAt(start),
      message: 'Most clients remove or disable forms',
      item: `<${name}>`,
    }))
  },
}
