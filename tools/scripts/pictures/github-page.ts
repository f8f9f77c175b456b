/** Renders Markdown approximately as github.com does: a comment next to an avatar, or a job summary at full width. */

import { marked } from 'marked'

/**
 * The style sheet, based on GitHub's markdown-body. Only sizes and padding matter, because they determine the height.
 */
const style = `
* { box-sizing: border-box }
body { margin: 0; background: #fff; color: #1f2328;
  font: 16px/1.5 -apple-system, BlinkMacSystemFont, "Segoe UI", "Noto Sans", Helvetica, Arial, sans-serif }
.comment { width: 860px; margin: 0 0 24px; padding: 16px; border: 1px solid #d1d9e0; border-radius: 6px; font-size: 14px }
.summary { width: 960px; margin: 0 0 24px; padding: 24px; border: 1px solid #d1d9e0; border-radius: 6px }
.body > :first-child { margin-top: 0 } .body > :last-child { margin-bottom: 0 }
.body { overflow-wrap: break-word }
h1, h2, h3, h4 { margin: 24px 0 16px; font-weight: 600; line-height: 1.25 }
h2 { font-size: 1.5em; padding-bottom: .3em; border-bottom: 1px solid #d1d9e0b3 } h3 { font-size: 1.25em } h4 { font-size: 1em }
p, blockquote, ul, ol, table, pre, details { margin: 0 0 16px }
ul, ol { padding-left: 2em } li + li { margin-top: .25em } li > p { margin-top: 16px } ul ul { margin-bottom: 0 }
blockquote { padding: 0 1em; color: #59636e; border-left: .25em solid #d1d9e0 }
blockquote > :last-child { margin-bottom: 0 }
table { display: block; width: max-content; max-width: 100%; overflow: auto; border-spacing: 0; border-collapse: collapse }
th, td { padding: 6px 13px; border: 1px solid #d1d9e0 } th { font-weight: 600 }
tr { background: #fff; border-top: 1px solid #d1d9e0b3 } tr:nth-child(2n) { background: #f6f8fa }
code { padding: .2em .4em; font: 85%/1.5 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; background: #818b981f; border-radius: 6px }
pre { padding: 16px; font-size: 85%; line-height: 1.45; background: #f6f8fa; border-radius: 6px; overflow: auto }
pre code { padding: 0; background: none; font-size: 100% }
sub, sup { font-size: 75%; line-height: 0; position: relative; vertical-align: baseline } sub { bottom: -.25em } sup { top: -.5em }
a { color: #0969da; text-decoration: none } summary { cursor: pointer }
`

/** Renders the Markdown of a comment or summary inside its frame. */
export function githubSection(kind: 'comment' | 'summary', name: string, markdown: string): string {
  const html = marked.parse(markdown, { async: false, gfm: true, breaks: kind === 'comment' })
  return `<div class="${kind}" data-name="${name}"><div class="body">${html}</div></div>`
}

/** Renders a page. `isOpen` expands all details elements. */
export function githubPage(sections: readonly string[], { isOpen }: { readonly isOpen: boolean }): string {
  const body = sections.join('\n')
  const shown = isOpen ? body.replaceAll('<details>', '<details open>') : body
  return `<!doctype html><meta charset="utf-8"><style>${style}</style><body>${shown}</body>`
}
