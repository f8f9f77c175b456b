import { describe, expect, it } from 'vitest'

import { openMjml } from '../../../src/render/engines/mjml.ts'
import { problemPlaces, renderFiles, valueOf } from '../../support/a-repository.ts'
import { findingLines, preflightExample } from '../../support/preflight.ts'

async function render(body: string, files: Readonly<Record<string, string>> = {}): Promise<string> {
  return valueOf(
    await renderFiles(openMjml, { 'a.mjml': `<mjml lang="en"><mj-body>${body}</mj-body></mjml>`, ...files }),
  )
}

describe('the MJML reader', () => {
  it('keeps text, links, images and colors', async () => {
    const html = await render(
      '<mj-section background-color="#fff"><mj-column><mj-text color="#222">Hi <b>you</b></mj-text>' +
        '<mj-button href="https://a.example">Open</mj-button><mj-image src="x.png" alt="X" href="https://b.example" /></mj-column></mj-section>',
    )
    expect(html).toContain('<html lang="en">')
    expect(html).toContain('<body><div style="background-color:#fff"><div><div')
    expect(html).toContain('<div style="color:#222;font-size:13px">Hi <b>you</b></div>')
    expect(html).toContain(
      '<a href="https://a.example" style="color:#ffffff;background-color:#414141;font-size:13px">Open</a>',
    )
    expect(html).toContain('<a href="https://b.example"><img src="x.png" alt="X"></a></div></div></body>')
  })

  it('applies mj-attributes and classes', async () => {
    const mjml =
      '<mjml><mj-head><mj-attributes><mj-all color="#111" /><mj-text color="#222" /><mj-class name="light" color="#eee" /></mj-attributes></mj-head><mj-body><mj-text>A</mj-text><mj-text mj-class="light">B</mj-text><mj-button href="https://a.example">C</mj-button></mj-body></mjml>'
    const html = valueOf(await renderFiles(openMjml, { 'a.mjml': mjml }))
    expect(html).toContain('<div style="color:#222;font-size:13px">A</div>')
    expect(html).toContain('<div style="color:#eee;font-size:13px">B</div>')
    expect(html).toContain('style="color:#111;background-color:#414141;font-size:13px">C</a>')
  })

  it('keeps background images, so that the color behind the text is unknown', async () => {
    const html = await render(
      '<mj-section background-url="https://a.example/b.png" background-color="#fff"></mj-section>',
    )
    expect(html).toContain('<div background="https://a.example/b.png" style="background-color:#fff"></div>')
  })

  it('renders a button without a target as text', async () => {
    expect(await render('<mj-button>Open</mj-button>')).toContain('<span style="')
    expect(await render('<mj-button>Open</mj-button>')).toContain('>Open</span></body>')
  })

  it('gives a social link the icon of its network once, without a second link', async () => {
    const html = await render('<mj-social-element name="facebook-noshare" href="https://a.example" />')
    const icon = 'https://www.mailjet.com/images/theme/v1/icons/ico-social/facebook.png'
    expect(html).toContain(`<a href="https://a.example" style="color:#333333"><img src="${icon}" alt=""></a></body>`)
  })

  it('puts the preview first, and omits mj-attributes', async () => {
    const mjml =
      '<mjml><mj-head><mj-preview>Soon</mj-preview><mj-attributes><mj-text color="red" /></mj-attributes><mj-title>T</mj-title></mj-head><mj-body><mj-raw><p>x</p></mj-raw></mj-body></mjml>'
    const html = valueOf(await renderFiles(openMjml, { 'a.mjml': mjml }))
    expect(html).toContain('<title>T</title></head><body><div style="display:none">Soon</div><p>x</p></body>')
  })

  it('reads included files, and reports missing ones', async () => {
    expect(await render('<mj-include path="./part.mjml" />', { 'part.mjml': '<mj-text>Part</mj-text>' })).toContain(
      '>Part</div>',
    )
    const missing = await renderFiles(openMjml, { 'a.mjml': '<mjml>\n<mj-include path="no.mjml" /></mjml>' })
    expect(problemPlaces(missing)).toEqual(['include "no.mjml" (a.mjml:2:1)'])
  })
})

it('preflight reports positions in MJML', async () => {
  const { findings } = await preflightExample({
    file: 'sale.mjml',
    text: '<mjml lang="en">\n<mj-body>\n<mj-section><mj-column>\n<mj-text>Hi {{ name }}</mj-text>\n<mj-button href="#">Go</mj-button>\n</mj-column></mj-section>\n</mj-body>\n</mjml>\n',
  })
  const lines = findingLines(findings.filter(({ severity }) => severity === 'error'))
  expect(lines.map((line) => line.split(' ').slice(1, 3).join(' '))).toEqual([
    'unresolved-variable sale.mjml:4:13',
    'placeholder-link sale.mjml:5:12',
  ])
})
