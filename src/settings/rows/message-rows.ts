/** Settings that say which message is checked. */

import { headerLines, listOf, single, textOf } from '../kinds.ts'
import { parseData } from '../parsers/data.ts'
import { parsePattern } from '../parsers/pattern.ts'
import { oneLine, parseAddressText, parsePath } from '../parsers/text.ts'
import type { Kind, Rows } from '../setting.ts'
import { setting } from '../setting.ts'
import type { DataSet, HeaderSetting } from '../settings.ts'

/** What the rows of this file give. */
export interface MessageValues {
  readonly template: readonly string[]
  readonly data: readonly DataSet[]
  readonly subject: string
  readonly from: string
  readonly 'reply-to': string
  readonly headers: readonly HeaderSetting[]
  readonly text: string
  readonly config: string
}

/** Where the config file is looked for when no other one is named. */
export const defaultConfigPath = '.github/presend.yml'

const fromTemplate = 'what the template itself says (front matter, <title>, or the headers of an .eml)'

const dataKind: Kind<readonly DataSet[]> = {
  type: 'path or object',
  unit: null,
  valueName: 'path|object',
  isList: false,
  parse: parseData,
  schema: {
    anyOf: [
      { type: 'string', pattern: '\\.([jJ][sS][oO][nN]|[yY][aA]?[mM][lL])$' },
      { type: 'object' },
      {
        type: 'array',
        minItems: 1,
        items: {
          anyOf: [
            { type: 'string' },
            {
              type: 'object',
              properties: { name: { type: 'string' }, data: { type: ['string', 'object'] } },
              required: ['name', 'data'],
              additionalProperties: false,
            },
          ],
        },
      },
    ],
  },
}

/** The rows about the message. */
export const messageRows: Rows<MessageValues> = {
  template: setting({
    name: 'template',
    kind: listOf({ type: 'paths or globs', valueName: 'path' }, 'lines', parsePattern),
    isPerTemplate: true,
    defaultNote: 'the entries of templates in the config file; without either the run is misconfigured',
    example: 'emails/*.html',
    description:
      'The templates to check: paths or globs in the repository, one a line (.html, .liquid, .hbs, .md, .eml). ' +
      'Given here, they replace the list in the config file; a template that an entry of that list matches keeps the settings of the entry (of several entries, the last).',
  }),
  data: setting({
    name: 'data',
    kind: dataKind,
    isPerTemplate: true,
    defaultNote: 'none',
    example: 'emails/order.json',
    description:
      'The values the templates are rendered with: the path of a JSON or YAML file, or an object written in place. ' +
      'A map whose values are all such paths, or a list of paths or of {name, data}, names several data sets; the template is checked with each. At most 1 MiB in place.',
  }),
  subject: setting({
    name: 'subject',
    kind: textOf('text', oneLine(998)),
    isPerTemplate: true,
    defaultNote: fromTemplate,
    example: 'Your order 1042 is on its way',
    description: 'The subject of the message. One line, at most 998 characters.',
  }),
  from: setting({
    name: 'from',
    kind: textOf('address', parseAddressText),
    isPerTemplate: true,
    defaultNote: fromTemplate,
    example: 'Shop <hello@shop.example>',
    description:
      'The author of the message, as its From field shows it. SPF, DKIM and DMARC are judged for its domain: use the address that real mail comes from.',
  }),
  'reply-to': setting({
    name: 'reply-to',
    kind: textOf('address', parseAddressText),
    isPerTemplate: true,
    defaultNote: fromTemplate,
    example: 'help@shop.example',
    description: 'Where answers to the message go; several addresses are separated by commas.',
  }),
  headers: setting({
    name: 'headers',
    kind: headerLines(),
    isPerTemplate: true,
    defaultNote: fromTemplate,
    example: 'List-Unsubscribe: <https://shop.example/u/1>',
    description:
      'Further header fields, one line Name: value each; in the config file also a list of such lines or a map. ' +
      'At most 100. Fields that have a setting of their own or that presend writes itself (Subject, Date, Content-Type and so on) are refused.',
  }),
  text: setting({
    name: 'text',
    kind: textOf('path', parsePath),
    isPerTemplate: true,
    defaultNote: 'made from the HTML',
    example: 'emails/order.txt',
    description:
      'The path of the template for the plain text part, relative to the repository. An .eml template has its own text part and takes none.',
  }),
  config: setting({
    name: 'config',
    kind: single({ type: 'path', valueName: 'path' }, parsePath),
    isAllowedInConfig: false,
    defaultNote: `${defaultConfigPath} if it is there`,
    example: '.github/presend-newsletter.yml',
    description:
      'The path of the config file, relative to the repository: YAML whose keys are these settings, plus templates and thresholds. Its paths are relative to its own folder (for .github: the folder above), or else to the repository. At most 1 MiB; one that is named must be there.',
  }),
}
