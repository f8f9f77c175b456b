/** Preflight settings: what is checked before anything is sent. */

import { row } from '../engine/row.ts'
import { parseHostPattern } from '../parsers/host.ts'
import { listOf, oneOf, someOf, trueOrFalse } from '../parsers/kinds.ts'
import { ruleSettings } from '../parsers/rule-settings.ts'
import { oneLine } from '../parsers/text.ts'

/** The mail providers whose variables presend recognizes. */
export const espNames = [
  'activecampaign',
  'braze',
  'brevo',
  'campaign-monitor',
  'constant-contact',
  'customer-io',
  'hubspot',
  'iterable',
  'klaviyo',
  'mailchimp',
  'mailgun',
  'mailjet',
  'mandrill',
  'marketo',
  'postmark',
  'salesforce',
  'sendgrid',
  'ses',
] as const

export const preflightRows = {
  preflight: row('preflight.level', oneOf(['error', 'warning', 'off']), {
    default: 'error',
    description:
      'The lowest severity of a preflight finding that fails a message, which is then not sent: error, warning, or off to skip preflight.',
  }),
  'preflight-rules': row('preflight.rules', ruleSettings, {
    defaultNote: 'the severity of each rule',
    example: '{"image-alt": "off", "html-clip": {"severity": "warning"}}',
    description:
      'Settings for individual preflight rules: a map from rule ids to error, warning, notice or off, or to a map with the severity and options of the rule.',
  }),
  'sender-class': row('preflight.senderClass', oneOf(['bulk', 'all']), {
    default: 'bulk',
    description:
      'Which sender requirements preflight applies: bulk includes the requirements for senders of 5,000 or more messages a day; all includes only those that apply to every sender.',
  }),
  'allow-variables': row('preflight.allowVariables', listOf({ valueName: 'names' }, 'lines', oneLine(200)), {
    defaultNote: 'none',
    example: '*|UNSUB|*',
    description:
      'Variables that your mail provider fills in later, one per line, with or without their delimiters. Preflight does not report these variables.',
  }),
  esp: row('preflight.esps', someOf(espNames, 'names'), {
    defaultNote: 'none',
    example: 'mailchimp',
    description: `The mail providers that send your real mail: preflight does not report their variables. Any of ${espNames.join(', ')}.`,
  }),
  'allow-hosts': row('preflight.allowHosts', listOf({ valueName: 'hosts' }, 'words', parseHostPattern), {
    defaultNote: 'none',
    example: 'shop.example',
    description:
      'Hosts, including their subdomains, that preflight accepts in links, such as those for short links, staging, click tracking or help desks.',
  }),
  clients: row('preflight.clients', listOf({ valueName: 'clients' }, 'words', oneLine(60)), {
    defaultNote: 'gmail, outlook, apple-mail, yahoo and samsung-email',
    example: 'gmail outlook.windows',
    description:
      "The mail clients that must support the message's HTML and CSS; preflight reports what they do not support. Use the names from caniemail.com: a family, or family.platform.",
  }),
  'check-links': row('preflight.isCheckingLinks', trueOrFalse(), {
    default: 'false',
    description:
      'Set to true to check the links in the message by requesting them. Broken links are reported as warnings. Unsubscribe links, private addresses and the hosts in allow-hosts are never requested.',
  }),
  dns: row('preflight.dns', oneOf(['zone', 'live', 'off']), {
    default: 'zone',
    description:
      'Where preflight looks up DNS records: zone (only in the files listed in zone-file), live (in those files, then in DNS), or off (nowhere). Without zone-file, zone has no effect.',
  }),
}
