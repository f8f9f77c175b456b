import { dayMs } from '../../foundation/errors/day-ms.ts'
import { shorten } from '../../foundation/errors/shorten.ts'
import type { Severity } from '../finding.ts'
import type { Rule } from '../rule.ts'

export const dateInvalid: Rule = {
  id: 'date-invalid',
  group: 'structure',
  severity: 'error',
  title: 'Date field that is invalid, old or in the future',
  why: 'Yahoo rejects messages whose date is out of range, and clients sort by date, so readers may never see a message with an old date.',
  source: 'RFC 5322 §3.3; Yahoo ("Date outside of range")',
  fix: 'Remove the Date field; presend and mail programs set it when they send the message',
  ignores:
    'The rule ignores messages without a Date field, and the obsolete time zone name GMT. An old date in a stored .eml file is reported only as a notice, because presend replaces the field.',
  bad: { file: 'format.eml', text: 'From: a@b.com\nSubject: x\nDate: 2026-11-22 10:00\n\nx\n' },
  good: { about: 'A message without a Date field', file: 'none.eml', text: 'From: a@b.com\nSubject: x\n\nx\n' },
  check({ fieldsNamed, nowMs }) {
    return fieldsNamed('date').flatMap(({ namePlace, value }) => {
      const found = faultOf(value.text.trim(), nowMs)
      return found === null ? [] : [{ at: namePlace, ...found }]
    })
  },
}

const form =
  /^(?:(?<weekday>[A-Za-z]{3}),\s{0,9})?(?<day>\d{1,2})\s{1,9}(?<month>[A-Za-z]{3})\s{1,9}(?<year>\d{4})\s{1,9}(?<hour>\d{2}):(?<minute>\d{2})(?::(?<second>\d{2}))?(?:\s{1,9}(?<zone>[+-]\d{4}|[A-Za-z]{1,5}))?(?:\s{0,9}\([^()]{0,100}\))?$/u
const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')
const weekdays = 'sun mon tue wed thu fri sat'.split(' ')

function faultOf(text: string, nowMs: number): { readonly message: string; readonly severity?: Severity } | null {
  const parts = form.exec(text)?.groups
  const month = months.indexOf(parts?.['month']?.toLowerCase() ?? '')
  if (parts === undefined || month === -1) return { message: `The Date field cannot be parsed: "${shorten(text)}"` }
  const number = (name: string): number => Number(parts[name] ?? 0)
  const date = new Date(Date.UTC(number('year'), month, number('day')))
  // During a leap second, the seconds value is 60.
  if (date.getUTCDate() !== number('day') || number('hour') > 23 || number('minute') > 59 || number('second') > 60) {
    return { message: `The Date field contains an impossible date: "${shorten(text)}"` }
  }
  const weekday = parts['weekday']?.toLowerCase()
  if (weekday !== undefined && weekday !== weekdays[date.getUTCDay()])
    return { message: `The Date field has the wrong weekday: "${shorten(text)}"` }
  const zone = parts['zone']
  if (zone === undefined) return { message: 'The Date field has no time zone' }
  const zoneMinutes = /^[+-]/u.test(zone)
    ? Number(`${zone[0]}1`) * (Number(zone.slice(1, 3)) * 60 + Number(zone.slice(3)))
    : 0
  const minutes = number('hour') * 60 + number('minute') - zoneMinutes
  const ageMs = nowMs - date.getTime() - minutes * 60_000 - number('second') * 1000
  if (ageMs < -2 * dayMs) return { message: 'The date in the Date field is more than two days in the future' }
  return ageMs > 7 * dayMs
    ? { message: `The date in the Date field is ${Math.floor(ageMs / dayMs)} days in the past`, severity: 'notice' }
    : null
}
