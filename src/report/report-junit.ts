/** Renders the result as JUnit XML, which most CI systems can show. */

import { problemsOfRun } from '../check/bad-input.ts'
import type { CheckResult, TestOutcome, TestReport } from '../check/check-result.ts'
import { sentenceOf, testTitle } from '../check/outcome-sentence.ts'
import { plainText } from '../foundation/errors/plain-text.ts'
import { renderProblem } from '../foundation/errors/problem.ts'
import { placementLines } from './figures.ts'
import { findingParts, fullFinding } from './finding-line.ts'

interface JunitCase {
  readonly name: string
  readonly seconds: number
  readonly outcome: TestOutcome
  readonly sentence: string
  readonly lines: readonly string[]
}

/**
 * Renders a test case for each template and data set. If the run itself is at fault, or if no template was tested, the run
 * is a test case, too.
 */
export function renderReportJunit(result: CheckResult): string {
  const { tests, notSent } = result
  const isRunAtFault = tests.length === 0 || notSent !== undefined || problemsOfRun(result).length > 0
  const cases = [...(isRunAtFault ? [caseOfRun(result)] : []), ...tests.map((test) => caseOfTest(test, result))]
  const count = (element: string): number => cases.filter(({ outcome }) => elements[outcome] === element).length
  const seconds = (result.endedAtMs - result.startedAtMs) / 1000
  const counts = `tests="${cases.length}" failures="${count('failure')}" errors="${count('error')}"`
  const time = `time="${seconds.toFixed(3)}"`
  return `${[
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="presend" ${counts} ${time}>`,
    `  <testsuite name="presend" ${counts} skipped="${count('skipped')}" ${time}>`,
    ...cases.flatMap(caseLines),
    '  </testsuite>',
    '</testsuites>',
  ].join('\n')}\n`
}

/**
 * The XML element for each outcome. `failure` means that the template failed; `error` means that it could not be
 * tested; `skipped`, that it was not sent because of the run.
 */
const elements: Readonly<Record<TestOutcome, 'failure' | 'error' | 'skipped' | null>> = {
  pass: null,
  fail: 'failure',
  misconfigured: 'error',
  inconclusive: 'error',
  'not-sent': 'skipped',
}

function caseOfTest(test: TestReport, { serviceKind }: CheckResult): JunitCase {
  const findings = test.findings.map((finding) => {
    const { text, fix } = findingParts(finding, test, fullFinding)
    return `${finding.severity}: ${text}${fix === '' ? '' : ` → ${fix}`}`
  })
  const problems = (test.problems ?? []).map(renderProblem)
  const { outcome, waitedMs } = test
  const lines = [...problems, ...findings, ...placementLines(test, serviceKind)]
  return { name: testTitle(test), seconds: waitedMs / 1000, outcome, sentence: sentenceOf(test), lines }
}

function caseOfRun(result: CheckResult): JunitCase {
  const { notSent } = result
  const cause = notSent ?? result
  const { outcome } = cause
  return {
    name: 'presend',
    seconds: 0,
    outcome,
    sentence: sentenceOf(cause),
    lines: problemsOfRun(result).map(renderProblem),
  }
}

function caseLines({ name, seconds, outcome, sentence, lines }: JunitCase): readonly string[] {
  const element = elements[outcome]
  const text = lines.map(escapeXml).join('\n')
  const output = element ?? 'system-out'
  // The JUnit schema defines no type for a skipped case.
  const type = element === 'skipped' ? '' : ` type="${outcome}"`
  const start = element === null ? '<system-out>' : `<${element} message="${escapeXml(sentence)}"${type}>`
  return [
    `    <testcase classname="presend" name="${escapeXml(name)}" time="${seconds.toFixed(3)}">`,
    ...(element === null && text === '' ? [] : [`      ${start}${text}</${output}>`]),
    '    </testcase>',
  ]
}

const references: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Escapes untrusted text for content and quoted attribute values, on one line. Special characters become character references. */
export function escapeXml(text: string): string {
  return plainText(text).replaceAll(/[&<>"']/gu, (character) => references[character] ?? '')
}
