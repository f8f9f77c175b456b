/** Settings for the message to check. */

import { row } from '../engine/row.ts'
import { dataSets } from '../parsers/data.ts'
import { headerLines } from '../parsers/headers.ts'
import { listOf, oneOf, textOf, trueOrFalse } from '../parsers/kinds.ts'
import { oneLine, parseAddressText, parsePath, parsePattern } from '../parsers/text.ts'

/** The path of the config file if `config` is not set. */
export const defaultConfigPath = '.github/presend.yml'

const fromTemplate = 'from the template (front matter, <title>, or the headers of an .eml)'

export const messageRows = {
  template: row('template.patterns', listOf({ valueName: 'path' }, 'lines', parsePattern), {
    isPerTemplate: true,
    defaultNote: 'the entries under templates in the config file; either these or template is required',
    example: 'emails/*.html',
    description:
      'The templates to check: paths or globs in the repository, one per line (.html, .liquid, .hbs, .md, .mjml, .eml). ' +
      'Overrides the list in the config file, but a template that matches an entry in that list keeps the settings of that entry, or of the last such entry if several match.',
  }),
  data: row('template.dataSets', dataSets, {
    isPerTemplate: true,
    defaultNote: 'none',
    example: 'emails/order.json',
    description:
      'The values to render the templates with: the path of a JSON or YAML file, or an inline object. ' +
      'A map in which every value is the path of a JSON or YAML file, or a list of paths or of {name, data}, defines several data sets; presend checks the template with each of them. A pattern such as data/{name}.*.json finds files for each template, where {name} is the template file name without the extension. Each data set is named after the text that the wildcard matches. Inline data is limited to 1 MiB.',
  }),
  subject: row('template.subject', textOf('text', oneLine(998)), {
    isPerTemplate: true,
    defaultNote: fromTemplate,
    example: 'Your order 1042 is on its way',
    description:
      'The subject of the message. One line, at most 998 characters. An input or flag replaces the subject in the template; a value in the config file is used only for templates without a subject.',
  }),
  'subject-from': row('template.subjectFrom', oneOf(['title', 'meta', 'first-heading']), {
    isPerTemplate: true,
    defaultNote: '<title>, then the .meta.yml file next to the template',
    example: 'first-heading',
    description:
      'Where to find the subject of built files without front matter: title is <title>; meta is the .meta.yml file next to the template (welcome.meta.yml for welcome.html), then <meta name="subject">; first-heading is the text of the first heading.',
  }),
  from: row('template.from', textOf('address', parseAddressText), {
    isPerTemplate: true,
    defaultNote: fromTemplate,
    example: 'Shop <hello@shop.example>',
    description:
      'The From header of the message. SPF, DKIM and DMARC are evaluated for its domain, so use the address that you send real mail from.',
  }),
  'reply-to': row('template.replyTo', textOf('address', parseAddressText), {
    isPerTemplate: true,
    defaultNote: fromTemplate,
    example: 'help@shop.example',
    description: 'The Reply-To header of the message. Separate several addresses with commas.',
  }),
  headers: row('template.headers', headerLines(), {
    isPerTemplate: true,
    defaultNote: fromTemplate,
    example: 'List-Unsubscribe: <https://shop.example/u/1>',
    description:
      'Additional header fields, one Name: value per line; the config file can also contain a list of such lines, or a map. ' +
      'At most 100. Fields that have their own setting, and fields that presend sets (Subject, Date, Content-Type and so on), are not allowed.',
  }),
  text: row('template.textPath', textOf('path', parsePath), {
    isPerTemplate: true,
    defaultNote: 'converted from the HTML',
    example: 'emails/order.txt',
    description:
      'The path of the template for the plain text part, relative to the repository. Not used for .eml templates, which contain their own text part.',
  }),
  config: row('configPath', textOf('path', parsePath), {
    isAllowedInConfig: false,
    defaultNote: `${defaultConfigPath} if it exists`,
    example: '.github/presend-newsletter.yml',
    description:
      'The path of the config file, relative to the repository: YAML with these settings as keys, plus templates and thresholds. Paths in the file are relative to its folder (or, for a file in .github, to the parent folder); if nothing exists there, they are relative to the repository. At most 1 MiB. If config is set, the file must exist.',
  }),
  'changed-only': row('isChangedOnly', trueOrFalse(), {
    default: 'false',
    description:
      'Set to true to check only the templates that the pull request changes, directly or through a file that they use, such as an include or a data file. ' +
      'If the changed files are unknown, for example because the run is not for a pull request, presend checks all templates. Requires the pull-requests: read permission. Works only in GitHub Actions.',
  }),
}
