// Runs `presend check` against the embedded service twice: with templates that pass, and with a template that fails.

// oxlint-disable-next-line import/no-unassigned-import -- imported for its side effect: it exits on an older Node
import './needs-node-24.mjs'

import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../..')
const key = readFileSync(join(root, 'examples/dns/test-only-dkim-key.pem'), 'utf8')
const env = { ...process.env, PRESEND_DKIM_PRIVATE_KEY: key }

/** Runs `presend check` and prints whether the exit code is as expected. */
function check(title, { options, expected, meaning }) {
  console.log(`\n=== ${title}\n$ presend check ${options.join(' ')}\n`)
  const { status, error } = spawnSync(process.execPath, [join(root, 'dist/cli.js'), 'check', ...options], {
    cwd: root,
    env,
    stdio: 'inherit',
  })
  if (error) throw error
  const isExpected = status === expected
  console.log(
    isExpected
      ? `\n→ ${meaning} (exit code ${status})`
      : `\n→ unexpected result: expected exit code ${expected}, got ${status}`,
  )
  return isExpected
}

const config = ['--config', 'examples/presend.yml']
const good = check('Three templates from a shop', {
  options: [...config, '--report-dir', 'presend-report/good'],
  expected: 0,
  meaning:
    'presend rendered each template, sent it to nine seed mailboxes over SMTP, and verified every copy: all thresholds are met',
})
const faulty = check('One template with intentional faults', {
  options: [...config, '--template', 'examples/faulty-offer.html', '--report-dir', 'presend-report/faulty'],
  expected: 1,
  meaning:
    'the words and links in the template look like spam, so the inbox rate is below its threshold: a pull request would be blocked',
})
console.log('\nReports: presend-report/good/report.html, presend-report/faulty/report.html (each with a report.json)')
process.exitCode = good && faulty ? 0 : 1
