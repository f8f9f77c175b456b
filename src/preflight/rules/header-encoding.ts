import { isKnownCharset } from '../message/decode-part.ts'
import type { MimeField } from '../message/mime-part.ts'
import type { Fault, Rule } from '../rule.ts'

const maxWordLength = 75

export const headerEncoding: Rule = {
  id: 'header-encoding',
  group: 'structure',
  severity: 'error',
  title: 'Header field with missing or invalid encoding',
  why: 'Gmail and Yahoo reject header fields that they cannot decode, and clients show the encoded form instead of the text.',
  source: 'RFC 2047; Gmail 550 5.7.1; Yahoo sender requirements',
  fix: 'Let a library encode the field (RFC 2047), and remove control characters from the data',
  ignores: 'The rule ignores UTF-8 in front matter, which presend encodes.',
  bad: { file: 'raw.eml', text: 'From: a@b.com\nSubject: Café\n\nx\n' },
  good: {
    about: 'An encoded subject',
    file: 'encoded.eml',
    text: 'From: =?utf-8?b?Q2Fmw6k=?= <a@b.com>\nSubject: =?utf-8?q?Caf=C3=A9?=\n =?utf-8?q?_au_lait?=\n\nx\n',
  },
  check({ mime }) {
    if (mime === null) return []
    return mime.root.fields.flatMap((field): Fault | [] => {
      const reason = field.hasColon ? faultOf(field) : null
      return reason === null ? [] : { at: mime.source.originAt(field.start), message: `${field.name} ${reason}` }
    })
  },
}

const addressFields = /^(?:from|to|cc|bcc|sender|reply-to)$/iu
// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const controlCharacter = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]|\r(?!\n)/u

function faultOf({ name, written }: MimeField): string | null {
  if (controlCharacter.test(written)) return 'contains control characters'
  if (/[\u0080-\u00ff]/u.test(written)) return 'contains non-ASCII characters that are not encoded'
  const words = written.match(/=\?[^?\s]{1,80}\?[^?\s]{0,20}\?[^?\s]{0,2000}(?:\?=)?/gu) ?? []
  if (/=\?[\w-]{2,40}\?[bq]\?[^?\s]{0,998}(?![^?\s]|\?=)/iu.test(written))
    return 'contains an unterminated encoded-word'
  for (const word of words) {
    const [, charset = '', encoding = ''] = word.split('?')
    if (!/^[bq]$/iu.test(encoding)) return `contains an encoded-word with the unknown encoding "${encoding}"`
    if (!isKnownCharset(charset.replace(/\*.*$/u, '')))
      return `contains an encoded-word with the unknown charset "${charset}"`
    if (word.length > maxWordLength)
      return `contains an encoded-word that is ${word.length} characters long (limit: ${maxWordLength})`
  }
  const isQuoted = addressFields.test(name) && /"[^"]{0,500}=\?[\w-]{2,40}\?[bq]\?[^"]{0,500}"/iu.test(written)
  return isQuoted ? 'contains an encoded-word in quotes, which clients do not decode' : null
}
