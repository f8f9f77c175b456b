/** Converts a result to annotations and prints as many as the runner keeps. */

import { problemsOfRun } from '../check/bad-input.ts'
import type { CheckResult, PostmasterReport, TestReport } from '../check/check-result.ts'
import { isExcused } from '../check/exit-code.ts'
import { findingFix, findingText } from '../check/finding-words.ts'
import { sentenceOf } from '../check/outcome-sentence.ts'
import { type Problem, renderProblem, type SourcePlace } from '../foundation/errors/problem.ts'
import { renderCount } from '../foundation/errors/render-count.ts'
import { isDetailed, placementLines } from '../report/figures.ts'
import { findingParts, fullFinding } from '../report/finding-line.ts'
import { type ActionLog, type Annotation, type Severity, severities } from './log.ts'

/** Returns all annotations for a result, most severe first. */
export function annotationsFor(result: CheckResult): readonly Annotation[] {
  const severity = severityOf(result)
  const annotations = [
    ...problemsOfRun(result).map((problem) => problemAnnotation(problem, null)),
    ...templateProblems(result),
    ...result.tests.flatMap((report) => testAnnotations(report, { ...result, severity })),
    ...result.postmaster.flatMap((report) => postmasterAnnotations(report, severity)),
    ...runAnnotations(result, severity),
    ...result.notices.map((message): Annotation => ({ severity: 'notice', title: 'presend', message, place: null })),
  ]
  return severities.flatMap((kind) => annotations.filter((annotation) => annotation.severity === kind))
}

/** Returns the severity of the annotation for a bad outcome. With `gate: off`, the severity is always `notice`. */
function severityOf(result: CheckResult): Severity {
  if (!isExcused(result)) return 'error'
  return result.gate === 'off' ? 'notice' : 'warning'
}

/**
 * Prints annotations. The runner keeps ten annotations of each kind. If there are more than ten, the last annotation
 * states how many were omitted, and the log lists all of them. One warning is kept in reserve, because writing the
 * comment or a report may still fail.
 */
export function printAnnotations(log: ActionLog, annotations: readonly Annotation[]): void {
  for (const severity of severities) {
    const ofKind = annotations.filter((annotation) => annotation.severity === severity)
    const roomCount = log.roomFor(severity) - (severity === 'warning' ? 1 : 0)
    const shownCount = ofKind.length <= roomCount ? ofKind.length : Math.max(0, roomCount - 1)
    for (const annotation of ofKind.slice(0, shownCount)) log.annotate(annotation)
    const rest = ofKind.slice(shownCount)
    if (rest.length === 0) continue
    const message = `${renderCount(rest.length, `more ${severity}`)}; see the log and the job summary`
    if (roomCount > 0) log.annotate({ severity, title: 'presend', message, place: null })
    log.group(`${rest.length} more (${severity})`, rest.map(plainLine))
  }
}

function problemAnnotation(problem: Problem, place: SourcePlace | null): Annotation {
  return {
    severity: 'error',
    title: `presend: ${problem.input}`,
    message: renderProblem(problem),
    place: problem.place ?? place,
  }
}

/** Annotates the problems of single templates. A problem that several templates have is annotated once. */
function templateProblems({ tests }: CheckResult): readonly Annotation[] {
  const annotations = tests.flatMap(({ templatePath, problems = [] }) =>
    problems.map((problem) => problemAnnotation(problem, { file: templatePath })),
  )
  return [...Map.groupBy(annotations, ({ message }) => message).values()].flatMap(([first]) => first ?? [])
}

/** Annotates the template with the outcome, the reasons for missed thresholds, and the most important fix. */
function testAnnotations(
  report: TestReport,
  { severity, serviceKind, mode }: Pick<CheckResult, 'serviceKind' | 'mode'> & { readonly severity: Severity },
): readonly Annotation[] {
  // With `mode: await`, the path may be unknown.
  const place = mode === 'await' ? null : { file: report.templatePath }
  const warnings = report.warnings.map(
    (message): Annotation => ({ severity: 'warning', title: 'presend', message, place }),
  )
  const found = preflightAnnotations(report)
  // The run states once why a message was not sent, and the problems of a template have their own annotations.
  if (!isDetailed(report)) return [...found, ...warnings]
  const reasons = report.rates
    .filter((rate) => rate.status === 'missed' || rate.status === 'undecided')
    .map((rate) => rate.reason)
    .filter((reason) => reason !== null && !report.reason.includes(reason))
  const message = [
    sentenceOf(report),
    ...reasons,
    ...firstFinding(report),
    ...placementLines(report, serviceKind),
  ].join('\n')
  // Preflight findings have their own annotations, which point to lines in the template.
  const isShown = severity === 'error' && found.some((one) => one.severity === 'error') && report.test === null
  const outcome: Annotation = { severity, title: `presend: ${report.outcome}`, message, place }
  return [...(isShown ? [] : [outcome]), ...found, ...warnings]
}

/** Annotates the lines in which preflight found errors and warnings. */
function preflightAnnotations({ findings }: TestReport): readonly Annotation[] {
  return findings.flatMap((finding): readonly Annotation[] => {
    const { source, severity, rule, place } = finding
    if (source !== 'preflight' || severity === 'notice') return []
    return [
      {
        severity,
        title: `presend: ${rule ?? 'preflight'}`,
        message: `${findingText(finding)}\n${findingFix(finding) ?? ''}`,
        place,
      },
    ]
  })
}

/** Renders the most severe finding and its fix, such as `DKIM fails → Sign the mail`. */
function firstFinding(report: TestReport): readonly string[] {
  const [first] = report.findings
  if (first === undefined) return []
  const { text, fix } = findingParts(first, report, fullFinding)
  return [fix === '' ? text : `${text} → ${fix}`]
}

function postmasterAnnotations(report: PostmasterReport, severity: Severity): readonly Annotation[] {
  const { outcome, domain } = report
  const warnings = report.warnings.map((text): Annotation => {
    const message = `postmaster data for ${domain}: ${text}`
    return { severity: 'warning', title: 'presend', message, place: null }
  })
  if (outcome === 'pass') return warnings
  return [{ severity, title: `presend: ${outcome}`, message: sentenceOf(report), place: null }, ...warnings]
}

/** Annotates the outcome of the run, unless the annotation for a problem, test or domain already states it. */
function runAnnotations(result: CheckResult, severity: Severity): readonly Annotation[] {
  const reports = [...result.tests, ...result.postmaster]
  if (problemsOfRun(result).length > 0) return []
  if (result.notSent !== undefined) {
    const { outcome, reason: message } = result.notSent
    return [{ severity, title: `presend: ${outcome}`, message, place: null }]
  }
  const isShown = result.problems.length > 0 || reports.some((report) => report.outcome === result.outcome)
  if (result.outcome === 'pass' || isShown) return []
  const message = result.error?.message ?? sentenceOf(result)
  return [{ severity, title: `presend: ${result.outcome}`, message, place: null }]
}

function plainLine({ place, message }: Annotation): string {
  return place === null ? message : `${place.file}${place.line === undefined ? '' : `:${place.line}`}: ${message}`
}
