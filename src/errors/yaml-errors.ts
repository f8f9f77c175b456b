/** What YAML's syntax errors mean, in our words: the parser's own messages can quote the file, and so a secret. */

import type { YAMLParseError } from 'yaml'

type YamlErrorCode = YAMLParseError['code']

interface YamlErrorText {
  readonly came: string
  readonly expected: string
  readonly todo?: string
}

const quoteHint = 'put quotes around text that holds `: `, ` #`, or starts with one of @ ` % & * ! | > [ { " \''

const texts: Readonly<Record<YamlErrorCode, YamlErrorText>> = {
  ALIAS_PROPS: { came: 'an alias (`*name`) with an anchor or a tag', expected: 'the alias alone' },
  BAD_ALIAS: { came: 'an alias (`*name`) to nothing', expected: 'an anchor (`&name`) above it', todo: quoteHint },
  BAD_DIRECTIVE: { came: 'an unknown directive (a line that starts with %)', expected: 'none' },
  BAD_DQ_ESCAPE: { came: 'an unknown escape in double quotes', expected: 'a valid one', todo: 'use single quotes' },
  BAD_INDENT: {
    came: 'a line that is indented wrongly, or a bracket that is not closed',
    expected: 'the indentation of its neighbours, and an end for each [ and {',
  },
  BAD_PROP_ORDER: { came: 'an anchor or tag in the wrong place', expected: 'it right before its value' },
  BAD_SCALAR_START: { came: 'a reserved character at the start of a value', expected: 'quotes', todo: quoteHint },
  BLOCK_AS_IMPLICIT_KEY: { came: 'a map inside a line', expected: 'one `key: value` a line', todo: quoteHint },
  BLOCK_IN_FLOW: { came: 'indented lines inside [ ] or { }', expected: 'commas between the values' },
  DUPLICATE_KEY: { came: 'a key a second time', expected: 'each key once' },
  IMPOSSIBLE: { came: 'something that cannot be read', expected: 'YAML' },
  KEY_OVER_1024_CHARS: { came: 'a key of more than 1024 characters', expected: 'a short key', todo: quoteHint },
  MISSING_CHAR: { came: 'a quote, bracket, comma or colon too few', expected: 'it here or before' },
  MULTILINE_IMPLICIT_KEY: {
    came: 'a key over several lines, or a line indented deeper than the one above',
    expected: '`key: value` on one line, indented as its neighbours',
  },
  MULTIPLE_ANCHORS: { came: 'several anchors on one value', expected: 'at most one' },
  MULTIPLE_DOCS: { came: 'a second document (a line `---` or `...`)', expected: 'one document' },
  MULTIPLE_TAGS: { came: 'several tags on one value', expected: 'at most one' },
  NON_STRING_KEY: { came: 'a key that is a list, a map or an alias', expected: 'a word as key' },
  RESOURCE_EXHAUSTION: { came: 'values nested far too deep', expected: 'a flatter file' },
  TAB_AS_INDENT: { came: 'a tab as indentation', expected: 'spaces' },
  TAG_RESOLVE_FAILED: { came: 'a tag (`!name`)', expected: 'no tags', todo: quoteHint },
  UNEXPECTED_TOKEN: { came: 'something that does not belong here', expected: 'YAML', todo: quoteHint },
  BAD_COLLECTION_TYPE: { came: 'a tag that does not fit its value', expected: 'no tags' },
}

/** What came and what was expected, for one of the parser's codes. */
export function describeYamlError(code: YamlErrorCode): YamlErrorText {
  return texts[code]
}
