import { describe, expect, it } from 'vitest'

import { parseXml } from '../../../../src/extensions/postmaster/dmarc/parse-xml.ts'
import { reportLimits } from '../../../../src/extensions/postmaster/dmarc/report-limits.ts'

describe('parseXml()', () => {
  it('reads elements and their text, without attributes, prefixes and white space', () => {
    expect(parseXml('<?xml version="1.0"?><x:a b="c"> one <d/><e>two</e></x:a>', 'r.xml')).toEqual({
      status: 'ok',
      value: {
        name: 'a',
        text: 'one',
        children: [
          { name: 'd', text: '', children: [] },
          { name: 'e', text: 'two', children: [] },
        ],
      },
    })
  })

  it.each([
    ['entities that double nine times', '<!DOCTYPE a [<!ENTITY b "bb"><!ENTITY c "&b;&b;">]><a>&c;</a>'],
    ['an external entity', '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/hostname">]><a>&b;</a>'],
    ['a lowercase doctype', '<!doctype a><a/>'],
    ['a doctype in a comment', '<a><!-- <!DOCTYPE a> --></a>'],
    ['only an entity', '<a><!ENTITY b "c"></a>'],
  ])('rejects %s', (_name, xml) => {
    expect(parseXml(xml, 'r.xml')).toMatchObject({
      status: 'bad',
      problems: [{ came: 'a report with one', place: { file: 'r.xml' } }],
    })
  })

  it('rejects deeply nested elements quickly', () => {
    expect(
      parseXml('<a>'.repeat(reportLimits.maxDepth + 5) + '</a>'.repeat(reportLimits.maxDepth + 5), 'r.xml').status,
    ).toBe('bad')
    expect(parseXml('<a>'.repeat(200_000) + '</a>'.repeat(200_000), 'r.xml').status).toBe('bad')
  })

  it('reports the position of malformed XML', () => {
    expect(parseXml('<a>\n  <b></c>\n</a>', 'r.xml')).toMatchObject({
      status: 'bad',
      problems: [{ place: { file: 'r.xml', line: 2 } }],
    })
  })

  it('rejects no root element, and several', () => {
    for (const xml of ['', 'unused', '<a/><b/>']) expect(parseXml(xml, 'r.xml').status, xml).toBe('bad')
  })

  it('rejects names such as __proto__', () => {
    for (const name of ['__proto__', 'constructor', 'prototype']) {
      expect(parseXml(`<a><${name}>1</${name}></a>`, 'r.xml').status, name).toBe('bad')
    }
    expect(Object.getOwnPropertyNames(Object.prototype)).not.toContain('1')
  })

  it('decodes the five predefined entities and numeric ones, but no others', () => {
    const parsed = parseXml('<a>&lt;&#65;&#x42;&apos;&quot;&gt;&amp;lt; &#xD800; &#x110000; &nbsp;</a>', 'r.xml')
    expect(parsed).toMatchObject({ value: { text: `<AB'">&lt; &#xD800; &#x110000; &nbsp;` } })
  })
})
