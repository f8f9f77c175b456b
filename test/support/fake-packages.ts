/** Fake mjml and juice packages of a repository, as files. */

/** Creates a package in `node_modules` whose CommonJS module has this source code. */
export function fakePackage(name: string, module: string, folder: string = ''): Readonly<Record<string, string>> {
  const path = `${folder}node_modules/${name}`
  return {
    [`${path}/package.json`]: JSON.stringify({ name, version: '1.0.0', main: 'index.js' }),
    [`${path}/index.js`]: module,
  }
}

/** Replaces the tags of MJML; `more` is code that runs for each template. */
export function fakeMjml(more: string = '', folder: string = ''): Readonly<Record<string, string>> {
  const module = [
    "const fs = require('node:fs')",
    "fs.appendFileSync('loaded', 'x')",
    'module.exports = (text, options) => {',
    '  const errors = []',
    more,
    "  const body = text.replaceAll(/<(\\/?)mjml/g, '<$1html').replaceAll(/<(\\/?)mj-body/g, '<$1body').replaceAll(/<(\\/?)mj-text/g, '<$1p')",
    "  return { html: '<!doctype html>' + body, errors }",
    '}',
  ].join('\n')
  return fakePackage('mjml', module, folder)
}

/** Adds a style attribute to every paragraph and drops style sheets; `more` is code that runs for each template. */
export function fakeJuice(more: string = ''): Readonly<Record<string, string>> {
  const module = [
    "const fs = require('node:fs')",
    'module.exports = (html, options) => {',
    more,
    "  return html.replace(/<style>.*?<\\/style>\\n?/gs, '').replaceAll('<p', '<p style=\"color: #222222;\"')",
    '}',
  ].join('\n')
  return fakePackage('juice', module)
}
