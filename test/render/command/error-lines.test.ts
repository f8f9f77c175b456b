import { describe, expect, it } from 'vitest'

import { errorLines } from '../../../src/render/command/error-lines.ts'

const root = '/home/ci/shop'

function shorten(...lines: readonly string[]): string {
  return errorLines(lines.join('\n'), root)
}

describe('errorLines()', () => {
  it("keeps Node's message above a long stack", () => {
    const frames = Array.from({ length: 20 }, (_, at) => `    at resolve (node:internal/modules/esm/loader:${at}:20)`)
    const shortened = shorten(
      'node:internal/modules/package_json_reader:301',
      '  throw new ERR_MODULE_NOT_FOUND(packageName);',
      '        ^',
      '',
      `Error [ERR_MODULE_NOT_FOUND]: Cannot find package 'nunjucks' imported from ${root}/emails/render.mjs`,
      ...frames,
      "  code: 'ERR_MODULE_NOT_FOUND'",
      '}',
      '',
      'Node.js v24.21.0',
    )
    expect(shortened).toBe(
      "throw new ERR_MODULE_NOT_FOUND(packageName); | Error [ERR_MODULE_NOT_FOUND]: Cannot find package 'nunjucks' " +
        "imported from emails/render.mjs | code: 'ERR_MODULE_NOT_FOUND'",
    )
  })

  it('keeps frames in files of the repository, and drops frames in packages', () => {
    const shortened = shorten(
      "TypeError: Cannot read properties of undefined (reading 'second')",
      `    at Order (${root}/emails/order.tsx:17:43)`,
      `    at renderWithHooks (${root}/node_modules/react-dom/server.js:5633:19)`,
      `    at file://${root}/emails/render-all.mts:9:3`,
      '    at eval (eval at compile (/usr/lib/x.js:1:2), <anonymous>:29:3)',
    )
    expect(shortened).toBe(
      "TypeError: Cannot read properties of undefined (reading 'second') | at Order (emails/order.tsx:17:43) | " +
        'at emails/render-all.mts:9:3',
    )
  })

  it('shortens the stacks of PHP, Ruby and Java', () => {
    expect(
      shorten(
        `PHP Fatal error:  Uncaught ErrorException: Undefined variable $nmae in ${root}/emails/order.phtml:5`,
        'Stack trace:',
        `#0 ${root}/emails/order.phtml(5): {closure}()`,
        '#1 /usr/share/php/View.php(10): require()',
        '#2 {main}',
      ),
    ).toBe(
      'PHP Fatal error:  Uncaught ErrorException: Undefined variable $nmae in emails/order.phtml:5 | Stack trace: | ' +
        '#0 emails/order.phtml(5): {closure}() | #2 {main}',
    )
    expect(
      shorten(
        "emails/order.html.erb:3:in `<main>': undefined local variable or method `nmber' (NameError)",
        "\tfrom /usr/lib/ruby/3.1.0/erb.rb:905:in `eval'",
        "\tfrom emails/render.rb:7:in `<main>'",
      ),
    ).toBe(
      "emails/order.html.erb:3:in `<main>': undefined local variable or method `nmber' (NameError) | " +
        "from emails/render.rb:7:in `<main>'",
    )
    const frames = Array.from({ length: 30 }, (_, at) => `\tat shop.Mail.line${at}(Mail.java:${at})`)
    expect(shorten('java.lang.NullPointerException: name', ...frames)).toBe(
      'java.lang.NullPointerException: name | at shop.Mail.line0(Mail.java:0) | at shop.Mail.line1(Mail.java:1) | ' +
        'at shop.Mail.line2(Mail.java:2)',
    )
  })

  it('keeps the end of a Python traceback, without the markers below the code', () => {
    const shortened = shorten(
      'Traceback (most recent call last):',
      '  File "emails/order.html.j2", line 5, in top-level template code',
      '    <h1>Thank you, {{ nmae }}</h1>',
      '^^^^^^^^^^^^^^^^^^^^^^^^^',
      "\u001B[31mjinja2.exceptions.UndefinedError: 'nmae' is undefined\u001B[0m",
    )
    expect(shortened).toBe(
      'Traceback (most recent call last): | File "emails/order.html.j2", line 5, in top-level template code | ' +
        "<h1>Thank you, {{ nmae }}</h1> | jinja2.exceptions.UndefinedError: 'nmae' is undefined",
    )
  })

  it('keeps at most ten lines and 1,000 characters', () => {
    expect(shorten(...Array.from({ length: 30 }, (_, at) => `line ${at}`))).toMatch(/^line 20 \| .* \| line 29$/u)
    expect(shorten('x'.repeat(5000))).toHaveLength(1000)
    expect(shorten('', '  ')).toBe('')
  })
})
