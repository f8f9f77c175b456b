/** Recognizes unsubscribe links. */

import { attributeValue } from '../html/html-document.ts'
import { meansOptOut } from '../message/mail-facts.ts'
import { findPlaceholders } from '../rendering/placeholders.ts'
import type { Link } from '../rule-context.ts'

/**
 * Returns whether a link's text, title or URL indicates that the link is for unsubscribing or for choosing which mail
 * to receive.
 */
export function isOptOut({ text, url, element }: Link): boolean {
  const title = element === null ? '' : (attributeValue(element, 'title') ?? '')
  const isTag = findPlaceholders(url.text, 'url').some(({ name }) => /unsub|opt_?out|preference|manage/iu.test(name))
  return isTag || [text, title, url.text].some((part) => meansOptOut(part) || preferenceWords.test(part))
}

const preferenceWords =
  /(?:e-?mail|mail|newsletter|notification|communication|subscription|contact)[ _-]?(?:preferences|settings)|manage[ _-](?:your[ _-])?(?:subscription|preferences|notifications)|preference[ _-]?cent(?:er|re)|\/preferences?(?:\/|\?|$)|einstellungen (?:ändern|verwalten)|préférences|preferencias|preferenze/iu
