/** Describes YAML syntax errors. The parser's own messages quote the file, which may contain secrets. */

import type { YAMLParseError } from 'yaml'

type YamlErrorCode = YAMLParseError['code']

interface YamlErrorText {
  readonly came?: string
  readonly expected: string
  readonly todo?: string
}

const quoteHint =
  'put quotes around text that contains `: ` or ` #`, or that starts with one of @ ` % & * ! | > [ { " \''

const texts: Readonly<Record<YamlErrorCode, YamlErrorText>> = {
  ALIAS_PROPS: { came: 'an alias with an anchor or a tag', expected: 'only the alias (`*name`)' },
  BAD_ALIAS: {
    came: 'an undefined alias (`*name`)',
    expected: 'an anchor (`&name`) before the alias',
    todo: quoteHint,
  },
  BAD_DIRECTIVE: { came: 'an unknown directive (a line that starts with %)', expected: 'no directive' },
  BAD_DQ_ESCAPE: {
    came: 'an unknown escape sequence in double quotes',
    expected: 'a valid escape sequence',
    todo: 'use single quotes',
  },
  BAD_INDENT: {
    expected: 'the same indentation as the neighboring lines, and a closing bracket for each [ and {',
  },
  BAD_PROP_ORDER: { expected: 'an anchor or tag directly before its value' },
  BAD_SCALAR_START: {
    came: 'a reserved character at the start of a value',
    expected: 'a quoted value',
    todo: quoteHint,
  },
  BLOCK_AS_IMPLICIT_KEY: {
    came: 'a nested map on the same line',
    expected: 'one `key: value` per line',
    todo: quoteHint,
  },
  BLOCK_IN_FLOW: { came: 'indented lines inside [ ] or { }', expected: 'commas between the values' },
  DUPLICATE_KEY: { came: 'a duplicate key', expected: 'each key once' },
  IMPOSSIBLE: { came: 'an unreadable file', expected: 'valid YAML' },
  KEY_OVER_1024_CHARS: { came: 'a longer key', expected: 'a key of at most 1024 characters', todo: quoteHint },
  MISSING_CHAR: { expected: 'a quote, bracket, comma or colon, here or earlier' },
  MULTILINE_IMPLICIT_KEY: {
    came: 'a key that spans several lines, or a line that is indented more than the previous line',
    expected: '`key: value` on one line, with the same indentation as the neighboring lines',
  },
  MULTIPLE_ANCHORS: { came: 'several', expected: 'at most one anchor per value' },
  MULTIPLE_DOCS: { came: 'a second document (after a `---` or `...` line)', expected: 'a single document' },
  MULTIPLE_TAGS: { came: 'several', expected: 'at most one tag per value' },
  NON_STRING_KEY: { came: 'a key that is a list, a map or an alias', expected: 'a string as the key' },
  RESOURCE_EXHAUSTION: { came: 'values that are nested too deeply', expected: 'less nesting' },
  TAB_AS_INDENT: { came: 'a tab', expected: 'spaces for indentation' },
  TAG_RESOLVE_FAILED: { came: 'a tag (`!name`)', expected: 'no tags', todo: quoteHint },
  UNEXPECTED_TOKEN: { came: 'an unexpected token', expected: 'valid YAML', todo: quoteHint },
  BAD_COLLECTION_TYPE: { came: 'a tag that does not match its value', expected: 'no tags' },
}

/** Describes one of the parser's error codes. */
export function describeYamlError(code: YamlErrorCode): YamlErrorText {
  return texts[code]
}
