import { describe, expect, it } from 'vitest'

import { makeOpenApiDocument } from '../../../src/foundation/contract/openapi/make-document.ts'
import { renderDocsPage } from '../../../src/service/api-docs/docs-page.ts'
import { textOf } from '../report-page/report-builders.ts'

const document = makeOpenApiDocument('open')
const { html, headers } = renderDocsPage(document, 'https://presend.example/api/v1')

describe('renderDocsPage()', () => {
  it('describes every operation, parameter and status in the document', () => {
    const text = textOf(html)
    for (const [path, methods] of Object.entries(document.paths)) {
      for (const operation of Object.values(methods)) {
        const article =
          new RegExp(`<article id="op-${operation.operationId}">[\\s\\S]*?</article>`, 'u').exec(html)?.[0] ?? ''
        expect(article).toContain(`<code>${path}</code>`)
        for (const { name } of operation.parameters) expect(article).toContain(`<code>${name}`)
        for (const status of Object.keys(operation.responses)) {
          expect(article).toContain(status === 'default' ? '<td>other</td>' : status)
        }
      }
    }
    expect(text).toContain('BASE_URL=https://presend.example/api/v1')
  })

  it('has an anchor for every link to itself', () => {
    const ids = new Set([...html.matchAll(/ id="([^"]+)"/gu)].map((match) => match[1]))
    const links = [...html.matchAll(/href="#([^"]+)"/gu)].map((match) => match[1])
    expect(links.length).toBeGreaterThan(20)
    expect(links.filter((link) => !ids.has(link))).toEqual([])
    expect(html.match(/ id="/gu)).toHaveLength(ids.size)
  })

  it('needs no script and no other host', () => {
    expect(html).not.toMatch(/<script|<link|<img|<iframe|\bon\w+="|style="|(?:src|href)="(?:https?:)?\/\//u)
    expect(headers['Content-Security-Policy']).toContain("default-src 'none'")
  })

  it('closes every element', () => {
    const names = ['article', 'table', 'details', 'ul', 'main', 'nav', 'pre', 'code', 'p', 'td', 'tr', 'span']
    for (const name of names) {
      expect(html.match(new RegExp(`<${name}[ >]`, 'gu'))?.length, name).toBe(
        html.match(new RegExp(`</${name}>`, 'gu'))?.length,
      )
    }
  })
})
