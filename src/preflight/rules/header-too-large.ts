import type { Fault, Rule } from '../rule.ts'
import type { RuleContext } from '../rule-context.ts'

/** The maximum size of one field in bytes; some fields are exempt. */
const maxFieldBytes = 32 * 1024
const maxTotalBytes = 500 * 1024
const maxFieldCount = 1000
const exempt = /^(?:to|cc|bcc|references|received)$/iu

export const headerTooLarge: Rule = {
  id: 'header-too-large',
  group: 'structure',
  severity: 'error',
  title: 'Header fields larger than Gmail accepts',
  why: 'Gmail rejects messages with more than 500 KB of header fields, or with a single field of more than 32 KB (552 5.3.4).',
  source: 'support.google.com/a/answer/14016360',
  fix: 'Shorten the field, or move its content into the body',
  ignores: 'The rule ignores To, Cc and References if they are within the limit for a single field.',
  bad: {
    file: 'field.eml',
    text: `From: a@b.com\nSubject: x\nX-Data: ${'a'.repeat(900)}\n${` ${'a'.repeat(900)}\n`.repeat(40)}\nx\n`,
  },
  good: {
    about: 'A long References field',
    file: 'references.eml',
    text: `From: a@b.com\nSubject: x\nReferences: <1@b.com>\n${` <${'a'.repeat(60)}@b.com>\n`.repeat(600)}\nx\n`,
  },
  check(context) {
    const sizes = fieldSizes(context)
    const large = sizes
      .filter(({ name, byteCount }) => byteCount > maxFieldBytes && !exempt.test(name))
      .map(
        ({ name, byteCount, at }): Fault => ({
          at,
          message: `The ${name} header field is ${byteCount} bytes long (limit: ${maxFieldBytes})`,
        }),
      )
    if (large.length > 0) return large
    const at = context.template.headPlace
    const totalBytes = sizes.reduce((sum, { byteCount }) => sum + byteCount, 0)
    if (totalBytes > maxTotalBytes)
      return { at, message: `The header section is ${totalBytes} bytes long (limit: ${maxTotalBytes})` }
    return sizes.length > maxFieldCount
      ? { at, message: `The header section has ${sizes.length} fields (limit: ${maxFieldCount})` }
      : []
  },
}

function fieldSizes({
  mime,
  headerFields,
}: RuleContext): readonly { name: string; byteCount: number; at: Fault['at'] }[] {
  if (mime === null) {
    return headerFields.map(({ name, namePlace, value }) => ({
      name,
      byteCount: Buffer.byteLength(value.text) + name.length + 2,
      at: namePlace,
    }))
  }
  return mime.root.fields.map(({ name, written, start }) => ({
    name,
    byteCount: written.length,
    at: mime.source.originAt(start),
  }))
}
