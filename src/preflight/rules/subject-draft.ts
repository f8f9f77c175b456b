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
    'The rule ignores these words in sentences, copies of a document or of something that the recipient owns, such as "Copy of your receipt", backups, and "final" without a version.',
  bad: { text: '---\nsubject: "[TEST] Our autumn sale"\nfrom: news@fernhill-bikes.com\n---\n<p>Sale.</p>\n' },
  good: {
    about: 'A copy for the recipient',
    text: '---\nsubject: Copy of your receipt\nfrom: news@fernhill-bikes.com\n---\n<p>Paid.</p>\n',
  },
  check({ subject }) {
    if (subject === null) return null
    const start = subject.text.slice(0, 1000)
    const faults = marks.flatMap(({ pattern, unless, severity }) => {
      const match = pattern.exec(start)
      if (match === null || unless?.test(start.slice(match.index + match[0].length)) === true) return []
      return [{ severity, written: match[0].trim(), index: match.index }]
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
  /** Matches text after the mark that makes the subject an ordinary one. */
  readonly unless?: RegExp
  readonly severity: Severity
}

/** Words for a draft or a test in other languages. */
const otherWords =
  'ENTWURF|BROUILLON|BORRADOR|PRUEBA|BOZZA|PROVA|RASCUNHO|TESTE|CONCEPT|UTKAST|KLADDE|LUONNOS|SZKIC|ТЕСТ|ЧЕРНОВИК|テスト|下書き|测试|測試|草稿|테스트'

const documents =
  '(?:invoice|receipt|order|contract|agreement|statement|ticket|booking|message|form|lease|policy|report|document|certificate|licen[cs]e|minutes|letter|payslip|rechnung|vertrag|quittung|facture|contrat|factura|fattura|fatura|factuur|faktur|pedido|commande|umow|zam[oó]wien|rachun|kvittering|kvitto)'

/** What follows "Copy of" in an ordinary subject: an article, a possessive, a document, or the rest of "backup". */
const ordinaryCopy = new RegExp(
  String.raw`^(?:(?:your|our|the|my|this|that|a|an|all|votre|vos|ta|ton|tu|su|tus|sus|la|le|les|el|los|seu|sua|suas|deine[rmns]?|ihre[rmns]?|uw|je|jouw|din|ditt|dina|deres|twoj\p{L}*)\s|${documents}|(?:\S{1,30}\s){1,4}${documents}\p{L}{0,3}(?:$|\s(?:for|from|no|nr|#|\S{0,9}\d))|seguridad|sicurezza|seguran|sauvegarde|zapasow)`,
  'iu',
)

const marks: readonly DraftMark[] = [
  {
    pattern:
      /^\s{0,20}(?:(?:Re|Fwd?|AW|WG):\s{0,3})?[[({<*#【]{1,3}\s?(?:TEST(?:[ -]?(?:E-?MAIL|MAIL|SEND|MESSAGE|MAILING))?|DO NOT SEND)\s?\d{0,3}[\])}>*#】]{1,3}/iu,
    severity: 'error',
  },
  {
    pattern: new RegExp(String.raw`^\s{0,20}[[(【]\s?(?:DRAFT|PROOF|STAGING|UAT|QA|${otherWords})\s?[\])】]`, 'iu'),
    severity: 'warning',
  },
  { pattern: /\s\[(?:TEST|DRAFT|DO NOT SEND)\s?\d{0,3}\]\s{0,9}$/iu, severity: 'warning' },
  { pattern: /\s(?:[-–—|:] (?:TEST|DRAFT|ENTWURF)|\((?:TEST|DRAFT|ENTWURF)\))\s{0,9}$/u, severity: 'warning' },
  // "TEST Sale" is a test; "TEST YOUR KNOWLEDGE" and "TEST Drive" are not.
  {
    pattern:
      /^\s{0,20}TEST\s(?=\p{Lu}\p{Ll})(?!(?:Driv|Rid|Your|Our|My|The|This|It|An?\s|Results?|Kits?|Days?|Match|Cricket|Prep|Pilot|Cent(?:er|re)|Series|Labs?|Scores?|Dates?|Runs?|Flights?|Report))/u,
    severity: 'warning',
  },
  {
    pattern:
      /(?<!\b(?:Cup|League|Championships?|Tournament|Playoffs?|Open|Trophy|Scores?|Results?)(?: \d{4})?)\s[-–—] FINAL\s{0,9}$/u,
    severity: 'warning',
  },
  // Only capital letters are a mark, because "Test: which bike suits you?" is a subject.
  {
    pattern: /^\s{0,20}(?:TEST|DRAFT|ENTWURF|BROUILLON|BORRADOR|BOZZA|RASCUNHO|ТЕСТ|ЧЕРНОВИК)\s?(?:[:|]|[-–—]\s)/u,
    severity: 'warning',
  },
  {
    pattern:
      /^\s{0,20}(?:test(?:ing)?(?:[ -]?(?:e-?mail|mail|message|send|subject))?(?:[\s,.!_-]{0,3}(?:test|\d{1,4})){0,5}|untitled(?: (?:campaign|e-?mail|message|template))?)[\s.!]{0,9}$/iu,
    severity: 'warning',
  },
  {
    pattern:
      /^\s{0,20}(?:Copy of|Copy \(?\d+\)? of|Kopie von|Copie de|Copia de|Copia di|Cópia de|Kopie van|Kopia av|Kopi av|Kopi af|Kopia)\s/iu,
    severity: 'warning',
    unless: ordinaryCopy,
  },
  {
    pattern: /^\s{0,20}(?:Kopie|Copie|Copia|Cópia|Kopia|Kopi):\s/iu,
    severity: 'warning',
    unless: ordinaryCopy,
  },
  {
    pattern:
      /[\s_-](?:FINAL[\s_-]{0,2}(?:FINAL|v?\d{1,2})|v\d{1,2}[\s_-]?FINAL)\s{0,9}$|_(?:final|v\d{1,2})\s{0,9}$|\s(?:\((?:copy|kopie|copie|c[oó]pia|kopia|kopi)(?: \d{1,2})?\)|[-–—] (?:copy|kopie|copie|c[oó]pia|kopia|kopi)(?: \(?\d{1,2}\)?)?)\s{0,9}$/iu,
    severity: 'warning',
  },
]
