import { parseTagList, tagValue } from '../dns/tag-list.ts'
import type { Rule } from '../rule.ts'

export const unsubscribeDkimCoverage: Rule = {
  id: 'unsubscribe-dkim-coverage',
  group: 'unsubscribe',
  severity: 'error',
  title: 'Unsubscribe headers that DKIM does not sign',
  why: 'Mailbox providers must not offer one-click unsubscribe unless the DKIM signature covers both fields.',
  source: 'RFC 8058 §4',
  fix: 'Add List-Unsubscribe and List-Unsubscribe-Post to the signed fields (h=)',
  ignores:
    "The rule ignores presend's own signature, which covers both fields, and messages that a provider signs later.",
  bad: {
    file: 'one.eml',
    text: 'DKIM-Signature: v=1; a=rsa-sha256; d=fernhill-bikes.com; s=s1;\n h=From:Subject:List-Unsubscribe; bh=x; b=x\nFrom: Shop <news@fernhill-bikes.com>\nSubject: News\nList-Unsubscribe: <https://fernhill-bikes.com/u/8f2c4e>\nList-Unsubscribe-Post: List-Unsubscribe=One-Click\nContent-Type: text/plain\n\nNews\n',
  },
  good: {
    about: 'A message that presend signs',
    file: 'sign.eml',
    text: 'X-A: bh=x; b=x\nFrom: Shop <news@fernhill-bikes.com>\nSubject: News\nList-Unsubscribe: <https://fernhill-bikes.com/u/8f2c4e>\nList-Unsubscribe-Post: List-Unsubscribe=One-Click\nContent-Type: text/plain\n\nNews\n',
    settings: { dkim: { domain: 'fernhill-bikes.com', selector: 's1', isSigning: true } },
  },
  check({ mail, settings, fieldsNamed }) {
    const present = ['List-Unsubscribe', 'List-Unsubscribe-Post'].filter((name) => fieldsNamed(name).length > 0)
    if (mail.type !== 'marketing' || present.length === 0) return null
    if (settings.dkim?.isSigning === true) return null
    const signatures = fieldsNamed('dkim-signature')
    if (signatures.length === 0) return { uncheckedBecause: 'the message is not signed yet' }
    const coverage = signatures.map(({ value }) =>
      (tagValue(parseTagList(value.text), 'h') ?? '')
        .toLowerCase()
        .split(':')
        .map((name) => name.trim()),
    )
    if (coverage.some((names) => present.every((name) => names.includes(name.toLowerCase())))) return null
    const missing = present.filter((name) => !coverage.some((names) => names.includes(name.toLowerCase())))
    const [first] = signatures
    const shown = missing.length === 0 ? present : missing
    return first === undefined
      ? null
      : { at: first.namePlace, message: `The DKIM signature does not cover ${shown.join(' and ')}` }
  },
}
