/** Renders the result as JUnit XML, which most CI systems can show. */

import type { CheckResult, Outcome, TestReport } from '../check/check-result.ts'
import { testTitle } from '../check/outcome-sentence.ts'
import { renderProblem } from '../errors/problem.ts'
import { findingParts, fullFinding } from './finding-line.ts'
import { plainText } from './plain-text.ts'

interface JunitCase {
  readonly name: string
  readonly seconds: number
  readonly outcome: Outcome
  readonly sentence: string
  readonly lines: readonly string[]
}

/**
 * Renders a test case for each template and data set. If there are problems, or if no template was tested, the run
 * itself is a test case.
 */
export function renderReportJunit(result: CheckResult): string {
  const { tests, problems } = result
  const cases = [...tests.map(caseOfTest), ...(problems.length > 0 || tests.length === 0 ? [caseOfRun(result)] : [])]
  const count = (element: string): number => cases.filter(({ outcome }) => elements[outcome] === element).length
  const seconds = (result.endedAtMs - result.startedAtMs) / 1000
  const counts = `tests="${cases.length}" failures="${count('failure')}" errors="${count('error')}"`
  return `${[
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="presend" ${counts} time="${seconds.toFixed(3)}">`,
    `  <testsuite name="presend" ${counts} time="${seconds.toFixed(3)}">`,
    ...cases.flatMap(caseLines),
    '  </testsuite>',
    '</testsuites>',
  ].join('\n')}\n`
}

/**
 * The XML element for each outcome. `failure` means that the template failed; `error` means that it could not be
 * tested.
 */
const elements: Readonly<Record<Outcome, 'failure' | 'error' | null>> = {
  pass: null,
  fail: 'failure',
  misconfigured: 'error',
  inconclusive: 'error',
}

function caseOfTest(test: TestReport): JunitCase {
  const lines = test.findings.map((finding) => {
    const { text, fix } = findingParts(finding, test, fullFinding)
    return `${finding.severity}: ${text}${fix === '' ? '' : ` → ${fix}`}`
  })
  const { outcome, sentence, waitedMs } = test
  return { name: testTitle(test), seconds: waitedMs / 1000, outcome, sentence, lines }
}

function caseOfRun({ outcome, sentence, problems }: CheckResult): JunitCase {
  return { name: 'presend', seconds: 0, outcome, sentence, lines: problems.map(renderProblem) }
}

function caseLines({ name, seconds, outcome, sentence, lines }: JunitCase): readonly string[] {
  const element = elements[outcome]
  const text = lines.map(escapeXml).join('\n')
  const output = element ?? 'system-out'
  const start = element === null ? '<system-out>' : `<${element} message="${escapeXml(sentence)}" type="${outcome}">`
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
