import type { RuleExamples } from '../cases/rule-examples.ts'

export const examples: RuleExamples = {
  bad: [
    { file: 'hello.html', text: '<p>Your plan is ready.</p>\n<p>Hello *|FNAME|*, see you.</p>\n', line: 2 },
    {
      file: 'plan.liquid',
      text: '<p>Order {{ order }} for ${customer.name}</p>\n',
      files: { 'data.json': '{"order": 7}' },
      line: 1,
    },
    {
      file: 'data.liquid',
      text: '<p>{{ note }}</p>\n',
      files: { 'data.json': '{\n  "note": "Hi %%FirstName%%"\n}\n' },
      line: 2,
    },
    {
      file: 'link.html',
      text: '<p>Read on.</p>\n<p><a href="https://fernhill-bikes.com/u/<%= token %>">Open</a></p>\n',
      line: 2,
    },
    {
      file: 'subject.html',
      text: '---\nsubject: Hello [[name]]\nfrom: Fernhill Bikes <news@fernhill-bikes.com>\n---\n<p>Hello.</p>\n',
      line: 2,
    },
    { file: 'brace.html', text: '<p>Hello {first_name},</p>\n', line: 1 },
    { file: 'ruby.html', text: '<p>Hello #{user.name},</p>\n', line: 1 },
    { file: 'sendgrid.html', text: '<p>Hello -first_name-,</p>\n', line: 1 },
    { file: 'blade.html', text: '<p>Hello {!! $user->name !!},</p>\n', line: 1 },
    { file: 'format.html', text: '<p>Hello %1$s, or {0}</p>\n', line: 1, count: 2 },
    {
      file: 'used.liquid',
      text: '<p>{{ rider }} rides.</p>\n<p>See you, {rider}</p>\n',
      files: { 'data.json': '{"rider": "Ada"}' },
      line: 2,
    },
    { file: 'route.html', text: '<p><a href="https://fernhill-bikes.com/o/{id}">Order</a></p>\n', line: 1 },
    {
      file: 'label.html',
      text: '<p><a href="https://fernhill-bikes.com/" aria-label="Order {{ id }}">See</a></p>\n',
      line: 1,
    },
    {
      file: 'picture.html',
      text: '<picture>\n<source srcset="https://fernhill-bikes.com/{{ id }}.png"></picture>\n',
      line: 2,
    },
    {
      file: 'background.html',
      text: '<p>Hello</p>\n<div style="background:#fff url(https://fernhill-bikes.com/{{ id }}.png)">Hello</div>\n',
      line: 2,
    },
  ],
  good: [
    {
      about: 'Percentages and prose in braces',
      file: 'sale.html',
      text: '<p>100% wool, 20% more, {a set} of five.</p>\n',
    },
    {
      about: 'A tag that the provider replaces',
      file: 'esp.html',
      text: '<p><a href="*|UNSUB|*">Unsubscribe</a></p>\n',
      settings: { allowVariables: ['UNSUB'] },
    },
    {
      about: 'Variables of the provider that sends the mail',
      file: 'mailchimp.html',
      text: '<p>Hello *|FNAME|*, <a href="*|UNSUB|*">Unsubscribe</a></p>\n',
      settings: { esps: ['mailchimp'] },
    },
    { about: 'Text in raw', file: 'raw.liquid', text: '<p>{% raw %}{{ later }}{% endraw %}</p>\n' },
    {
      about: 'CSS and Outlook conditionals',
      file: 'css.html',
      text: '<style>.a{color:red}</style>\n<!--[if mso]>{{x}}<![endif]-->\n<p>Text</p>\n',
    },
  ],
}
