import type { Severity } from '../finding.ts'
import type { Rule } from '../rule.ts'
import { weakerIfValue } from '../severity-of.ts'

export const subjectDraft: Rule = {
  id: 'subject-draft',
  group: 'structure',
  severity: 'error',
  title: 'Subject of a draft or a test',
  why: 'Recipients see marks such as "[TEST]" or "Copy of", which editors and mailing tools add to drafts.',
  source: 'Editorial practice; names that mailing tools give to copied campaigns',
  fix: 'Remove the mark from the subject',
  ignores:
    'The rule ignores these words in sentences, copies of something that the recipient owns, such as "Copy of your receipt", and "final" without a version.',
  bad: { text: '---\nsubject: "[TEST] Our autumn sale"\nfrom: news@fernhill-bikes.com\n---\n<p>Sale.</p>\n' },
  good: {
    about: 'A copy for the recipient',
    text: '---\nsubject: Copy of your receipt\nfrom: news@fernhill-bikes.com\n---\n<p>Paid.</p>\n',
  },
  check({ subject }) {
    if (subject === null) return null
    const faults = marks.flatMap(({ pattern, severity }) => {
      const match = pattern.exec(subject.text.slice(0, 1000))
      return match === null ? [] : [{ severity, written: match[0].trim(), index: match.index }]
    })
    return faults.map(({ severity, written, index }) => {
      const at = subject.originAt(index + subject.text.slice(index).search(/\S/u))
      return {
        at,
        message: 'The subject has a mark of a draft',
        item: `"${written}"`,
        severity: weakerIfValue(severity, at),
      }
    })
  },
}

interface DraftMark {
  readonly pattern: RegExp
  readonly severity: Severity
}

const marks: readonly DraftMark[] = [
  {
    pattern: /^\s{0,20}[[({<*#]{1,2}\s?(?:TEST|TEST MAIL|TESTMAIL|DO NOT SEND)\s?\d{0,3}[\])}>*#]{1,2}/iu,
    severity: 'error',
  },
  {
    pattern:
      /^\s{0,20}[[(]\s?(?:DRAFT|PROOF|STAGING|UAT|QA|ENTWURF|BROUILLON|BORRADOR|PRUEBA|BOZZA|PROVA|RASCUNHO|TESTE|CONCEPT|UTKAST|KLADDE|LUONNOS|SZKIC|ТЕСТ|ЧЕРНОВИК|テスト|下書き|测试|測試|草稿|테스트)\s?[\])]/iu,
    severity: 'warning',
  },
  // Only capital letters are a mark, because "Test: which bike suits you?" is a subject.
  { pattern: /^\s{0,20}TEST\s?(?:[:|]|[-–—]\s)/u, severity: 'warning' },
  {
    pattern:
      /^\s{0,20}(?:Copy of|Copy \(?\d+\)? of|Kopie von|Copie de|Copia de|Copia di|Cópia de|Kopie van|Kopia|Kopi av|Kopi af)\s(?!(?:your|our|the|my|this|that|a|an|all|votre|vos|ta|ton|tu|su|tus|sus|la|le|les|el|los|seu|sua|suas|deine[rmns]?|deiner|ihre[rmns]?|uw|je|jouw|din|ditt|twoje\p{L}*)\s)(?!(?:Invoice|Receipt|Order|Contract|Agreement|Statement|Ticket|Booking|Message|Rechnung|Facture|Factura|Fattura|Fatura|Factuur|Faktura|Pedido|Commande)\b)/iu,
    severity: 'warning',
  },
  {
    pattern:
      /[\s_-](?:FINAL[\s_-]{0,2}(?:FINAL|v?\d{1,2})|v\d{1,2}[\s_-]?FINAL)\s{0,9}$|_(?:final|v\d{1,2})\s{0,9}$|\s\(copy(?: \d)?\)\s{0,9}$/iu,
    severity: 'warning',
  },
]
