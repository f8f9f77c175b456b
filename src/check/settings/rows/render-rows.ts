/** Settings for rendering with code from the repository. */

import { row } from '../engine/row.ts'
import { commandLine } from '../parsers/command-line.ts'
import { listOf, oneOf, textOf, timeSpan, trueOrFalse } from '../parsers/kinds.ts'
import { parsePath } from '../parsers/text.ts'

export const renderRows = {
  engine: row('template.engine', oneOf(['handlebars', 'liquid']), {
    isPerTemplate: true,
    defaultNote: 'by the file extension: .hbs and .handlebars, or .liquid',
    example: 'handlebars',
    description:
      'The engine that renders the variables in .html, .mjml and .md templates, in .txt text parts, and in the output of render commands. Without it, presend leaves these variables as they are. ' +
      'MJML is compiled after its variables have been rendered. Files whose extension determines an engine, and .eml files, are not affected.',
  }),
  'render-timeout': row('template.renderTimeLimitMs', timeSpan({ minMs: 1000, maxMs: 600_000 }), {
    isPerTemplate: true,
    default: '30s',
    description:
      'How long a render command may take for one template, and how long it may take between two lines with render-command-batch. The first line may take twice as long, because the program has to start. ' +
      'If the time expires, the result is inconclusive.',
  }),
  'render-command': row('template.renderCommand', commandLine, {
    isPerTemplate: true,
    defaultNote: 'presend renders the template',
    example: 'python3 emails/render.py',
    description:
      'A program that renders a template of any kind: its arguments are the paths of the template and of the data file (if any), and it prints HTML, with or without front matter. ' +
      'The program runs in the repository without a shell, for at most the time that render-timeout sets, and its environment contains no secrets.',
  }),
  'render-command-batch': row('template.renderCommandBatch', commandLine, {
    isPerTemplate: true,
    defaultNote: 'presend renders the template',
    example: 'node emails/render-all.mjs',
    description:
      'Like render-command, but one process renders all templates: it reads lines of JSON such as {"id", "template", "data"} on stdin, and prints one line {"id", "html"} or {"id", "error"} for each. ' +
      'render-timeout sets how long each line may take.',
  }),
  helpers: row('template.helpersPath', textOf('path', parsePath), {
    isPerTemplate: true,
    defaultNote: 'only the built-in helpers, filters and tags of Handlebars and Liquid',
    example: 'emails/helpers.mjs',
    description:
      'The path of a JavaScript module with your own Handlebars helpers and Liquid filters: each exported function becomes a helper and a filter of the same name. Export Liquid tags in an object named tags. ' +
      'The module runs in the thread that renders templates, without access to environment variables.',
  }),
  partials: row('template.partialFolders', listOf({ valueName: 'folder' }, 'lines', parsePath), {
    isPerTemplate: true,
    defaultNote: 'none',
    example: 'packages/emails/shared',
    description:
      'Further folders in the repository in which to look for Handlebars partials, and for Liquid includes and layouts, one per line. ' +
      'They are searched after the folder of the template, its partials folder, and the root of the repository.',
  }),
  'inline-css': row('template.inlineCss', trueOrFalse(), {
    isPerTemplate: true,
    default: 'false',
    description:
      'Set to true to inline the CSS of style sheets into the rendered HTML before it is sent, using the juice package in your repository. Media queries, fonts and pseudo-classes stay in the style sheet. ' +
      'Not used for .eml templates.',
  }),
  'allow-fork-code': row('isForkCodeAllowed', trueOrFalse(), {
    default: 'false',
    isAllowedInConfig: false,
    description:
      'Set to true to run code from the repository, such as render-command, helpers, mjml and juice, even for pull requests from forks and Dependabot. Otherwise, for these pull requests, presend does not check templates that need such code.',
  }),
}
