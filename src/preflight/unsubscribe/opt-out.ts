/** Recognizes links with which readers unsubscribe. */

import { attributeValue } from '../html/html-document.ts'
import { meansOptOut } from '../message/mail-facts.ts'
import { findPlaceholders } from '../rendering/placeholders.ts'
import type { Link } from '../rule-context.ts'

/** Returns true for a link whose text, title or URL means opting out or choosing which mail to receive. */
export function isOptOut({ text, url, element }: Link): boolean {
  const title = element === null ? '' : (attributeValue(element, 'title') ?? '')
  const isTag = findPlaceholders(url.text, 'url').some(({ name }) => /unsub|opt_?out|preference|manage/iu.test(name))
  return isTag || [text, title, url.text].some((part) => meansOptOut(part) || preferenceWords.test(part))
}

const preferenceWords =
  /(?:e-?mail|mail|newsletter|notification|communication|subscription|contact)[ _-]?(?:preferences|settings)|manage[ _-](?:your[ _-])?(?:subscription|preferences|notifications)|preference[ _-]?cent(?:er|re)|\/preferences?(?:\/|\?|$)|einstellungen (?:ändern|verwalten)|préférences|preferencias|preferenze/iu
