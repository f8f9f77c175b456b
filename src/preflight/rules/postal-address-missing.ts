import { countWords } from '../../verdict/content/count-words.ts'
import type { Rule } from '../rule.ts'

/**
 * Matches the postal codes of most countries (such as 12345, 1234 AB, HX7 8AD, K1A 0B6 and 100-0001) next to a place
 * name.
 */
const postalCode =
  /(?<![\w-])(?:\d{4,6}(?:-\d{3,4})?|\d{3}-\d{4}|\d{3} \d{2}|\d{4} ?[A-Z]{2}|[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}|[A-Z]\d[A-Z] ?\d[A-Z]\d)(?![\w-])/u
const minWords = 4

export const postalAddressMissing: Rule = {
  id: 'postal-address-missing',
  group: 'unsubscribe',
  severity: 'notice',
  title: 'No postal address',
  why: "Laws such as CAN-SPAM and CASL require the sender's postal address in marketing mail. This information is not legal advice.",
  source: 'CAN-SPAM Act, 15 U.S.C. §7704(a)(5), which Yahoo and Microsoft refer to',
  fix: 'Add your postal address to the footer',
  ignores:
    'The rule reports nothing unless you set the `law` option. The rule ignores transactional mail, and tags that your provider replaces.',
  options: {
    law: {
      default: '',
      description: 'The law that applies, such as can-spam or casl; if empty, the rule reports nothing.',
    },
  },
  bad: {
    text: '<p>News</p>\n<p><a href="https://fernhill-bikes.com/u/1">Unsubscribe</a></p>\n',
    settings: { rules: { 'postal-address-missing': { severity: null, options: { law: 'can-spam' } } } },
  },
  good: {
    about: 'The law option is not set',
    text: '<p>News</p><p><a href="https://fernhill-bikes.com/u/1">Unsubscribe</a></p>\n',
  },
  check({ mail, texts, option, template }) {
    const law = option<string>('postal-address-missing', 'law', '')
    if (law === '' || mail.type !== 'marketing' || mail.basis === 'default') return null
    const shown = texts.filter(({ part }) => part === 'body' || part === 'text-part')
    const hasAddress = shown.some(
      ({ text }) =>
        /address/iu.test(
          text.match(/\*\|[^|]{1,80}\|\*|\{\{[^}]{1,80}\}\}|%%[^%]{1,80}%%|\[[^\]]{1,80}\]/u)?.[0] ?? '',
        ) || isAddress(text),
    )
    return hasAddress
      ? null
      : { at: template.headPlace, message: `The message has no postal address, which ${law} requires` }
  },
}

/** Returns whether a line contains a postal code, some words, and either a comma or another number. */
function isAddress(text: string): boolean {
  return text.split(/\n/u).some((line) => {
    const code = line.slice(0, 1000).match(postalCode)
    return code !== null && countWords(line) >= minWords && /,|\d/u.test(line.replace(code[0], ''))
  })
}
