import type { RuleExamples } from '../cases/rule-examples.ts'

export const examples: RuleExamples = {
  bad: [
    ...[
      '{siteTitle}}',
      '{{name}',
      '{{ user.name | default: "you" }',
      '{%  if user.vip',
      '${name',
      '[[code]',
      '%%name%',
      '*|FNAME|',
    ].map((written) => ({
      about: `The incomplete placeholder ${written}`,
      file: 'incomplete.html',
      text: `<p>Hello.</p>\n<p>Dear ${written}, your bike is ready.</p>\n`,
      line: 2,
    })),
    {
      about: 'An incomplete placeholder in a link',
      file: 'incomplete-link.html',
      text: '<p>Hello.</p>\n<p><a href="https://fernhill-bikes.com/o/{{id}">Order</a></p>\n',
      line: 2,
    },
    {
      about: 'An incomplete placeholder in the subject',
      file: 'incomplete-subject.html',
      text: '---\nsubject: News from {siteTitle}}\nfrom: a@b.com\n---\n<p>Hello.</p>\n',
      line: 2,
    },
    {
      about: 'An incomplete placeholder in alt text',
      file: 'incomplete-alt.html',
      text: '<p>Hello.</p>\n<img src="https://fernhill-bikes.com/a.png" alt="Photo of {{product}" width="300">\n',
      line: 2,
    },
    {
      about: 'A placeholder only in the title, which clients do not show',
      file: 'title.html',
      text: '<html lang="en"><head>\n<title>News of {{month}}</title></head><body><p>Hello.</p></body></html>\n',
      line: 2,
      severity: 'warning',
    },
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
    ...[
      '{"a":{"b":true}}',
      '{ a: { b: true}}',
      'array[i]] of [[a], [b]]',
      '50%% off',
      ':-}}',
      '|x| * 2',
      '10% now, 20% later',
    ].map((written) => ({
      about: `Braces and signs in prose: ${written}`,
      file: 'prose.html',
      text: `<p>Your note says: ${written}</p>\n`,
    })),
    {
      about: 'Incomplete placeholders in code and in CSS',
      file: 'code.html',
      text: '<style>@media print{.a{color:#000}}</style><p>Write</p><pre>{{name}</pre><code>{siteTitle}}</code>\n',
    },
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
