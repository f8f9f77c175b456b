export const id = 3902;
export const ids = [3902,589];
export const modules = {

/***/ 72364:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $6: () => (/* binding */ textAt),
/* harmony export */   UK: () => (/* binding */ fieldAt),
/* harmony export */   du: () => (/* binding */ commitAt),
/* harmony export */   jj: () => (/* binding */ idAt)
/* harmony export */ });
/** Reads single fields out of JSON that GitHub wrote: anything may be missing or of another type. */
/** The value at a path of property names and array indexes; `undefined` where the path ends early. */
function fieldAt(value, ...path) {
    return path.reduce((inner, name) => {
        if (typeof inner !== 'object' || inner === null || !Object.hasOwn(inner, name))
            return undefined;
        return Reflect.get(inner, name);
    }, value);
}
/** Text that is not empty, else `null`. */
function textAt(value, ...path) {
    const found = fieldAt(value, ...path);
    return typeof found === 'string' && found !== '' ? found : null;
}
/** A positive whole number, else `null`: ids and pull request numbers. */
function idAt(value, ...path) {
    const found = fieldAt(value, ...path);
    return typeof found === 'number' && Number.isSafeInteger(found) && found > 0 ? found : null;
}
/** A full commit id (SHA-1 or SHA-256, hex), else `null`. */
function commitAt(value, ...path) {
    const found = textAt(value, ...path);
    return found !== null && /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/u.test(found) ? found : null;
}


/***/ }),

/***/ 3902:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runAction: () => (/* binding */ runAction)
});

// EXTERNAL MODULE: ./lib/assembly/check-settings.js + 46 modules
var check_settings = __webpack_require__(52961);
// EXTERNAL MODULE: ./lib/assembly/open-ports.js + 1 modules
var open_ports = __webpack_require__(30589);
// EXTERNAL MODULE: ./lib/assembly/process-watch.js
var process_watch = __webpack_require__(66283);
// EXTERNAL MODULE: ./lib/assembly/progress-log.js
var progress_log = __webpack_require__(60466);
// EXTERNAL MODULE: ./lib/check/exit-code.js
var exit_code = __webpack_require__(36686);
// EXTERNAL MODULE: ./lib/settings/table.js + 3 modules
var table = __webpack_require__(18780);
// EXTERNAL MODULE: ./lib/world/scrub-secrets.js
var scrub_secrets = __webpack_require__(75167);
// EXTERNAL MODULE: ./lib/action/payload.js
var action_payload = __webpack_require__(72364);
;// CONCATENATED MODULE: ./lib/action/event-context.js
/** What started this run, from the runner's variables and the event's payload. Pure; nothing in either is trusted. */

/** The context of a run. Never fails: what is missing or makes no sense is `null`. */
function parseEventContext(sources) {
    const { env } = sources;
    const payload = parsePayload(sources.payloadText);
    const eventName = env['GITHUB_EVENT_NAME'] || null;
    const repository = repositoryOf(env['GITHUB_REPOSITORY']) ?? repositoryOf((0,action_payload/* textAt */.$6)(payload, 'repository', 'full_name'));
    const change = changeOf(eventName, payload, repository);
    const actor = env['GITHUB_ACTOR'] || (0,action_payload/* textAt */.$6)(payload, 'sender', 'login');
    return {
        eventName,
        repository,
        pullRequestNumber: change.pullRequestNumber,
        isFork: change.isFork || isForDependabot(eventName, actor),
        headSha: change.headSha ?? (0,action_payload/* commitAt */.du)(env, 'GITHUB_SHA'),
        baseSha: change.baseSha,
        refName: env['GITHUB_HEAD_REF'] || env['GITHUB_REF_NAME'] || null,
        runUrl: runUrlOf(env, repository),
        workflow: env['GITHUB_WORKFLOW'] || null,
        job: env['GITHUB_JOB'] || null,
        step: env['GITHUB_ACTION'] || null,
        actor,
        apiUrl: (httpUrl(env['GITHUB_API_URL']) ?? 'https://api.github.com').replace(/\/+$/u, ''),
        workspace: env['GITHUB_WORKSPACE'] || sources.workingDirectory,
        warnings: eventName === 'pull_request_target' ? [targetWarning] : [],
    };
}
/** Source: GitHub Docs, "Dependabot on GitHub Actions", list of the events that get a read-only token and no secrets. */
function isForDependabot(eventName, actor) {
    if (actor !== 'dependabot[bot]' || eventName === null)
        return false;
    return /^(?:pull_request(?:_review(?:_comment)?)?|push|create|deployment(?:_status)?)$/u.test(eventName);
}
/** Source: GitHub Docs, "Securely using pull_request_target". */
const targetWarning = 'This run was started by pull_request_target: it holds the repository’s secrets and a token that may write. ' +
    'If the workflow checks out the pull request’s code, that code decides what is rendered and where mail is sent. ' +
    'Use pull_request; to comment on pull requests from forks, use a second workflow on workflow_run.';
/** Which part of the payload tells of the commits: it differs from event to event. */
function changeOf(eventName, payload, repository) {
    if (eventName === 'workflow_run')
        return workflowRunChange((0,action_payload/* fieldAt */.UK)(payload, 'workflow_run'), repository);
    if (eventName === 'merge_group')
        return mergeGroupChange((0,action_payload/* fieldAt */.UK)(payload, 'merge_group'));
    if (eventName === 'push')
        return pushChange(payload);
    if (eventName?.startsWith('pull_request') === true) {
        return pullRequestChange((0,action_payload/* fieldAt */.UK)(payload, 'pull_request'), repository);
    }
    return noChange;
}
const noChange = { pullRequestNumber: null, isFork: false, headSha: null, baseSha: null };
/** A fork that was deleted has no `head.repo` any more; it was one all the same. */
function pullRequestChange(pullRequest, repository) {
    if (pullRequest === undefined)
        return noChange;
    const headRepository = (0,action_payload/* textAt */.$6)(pullRequest, 'head', 'repo', 'full_name');
    const baseRepository = (0,action_payload/* textAt */.$6)(pullRequest, 'base', 'repo', 'full_name') ?? repository;
    return {
        pullRequestNumber: (0,action_payload/* idAt */.jj)(pullRequest, 'number'),
        isFork: headRepository !== baseRepository,
        headSha: (0,action_payload/* commitAt */.du)(pullRequest, 'head', 'sha'),
        baseSha: (0,action_payload/* commitAt */.du)(pullRequest, 'base', 'sha'),
    };
}
/**
 * `workflow_run.pull_requests` is empty for forks, and an entry may have moved on: only one whose head still is the
 * run's commit counts.
 */
function workflowRunChange(run, repository) {
    const headSha = (0,action_payload/* commitAt */.du)(run, 'head_sha');
    const listed = (0,action_payload/* fieldAt */.UK)(run, 'pull_requests');
    const current = (Array.isArray(listed) ? listed : []).filter((one) => headSha !== null && (0,action_payload/* commitAt */.du)(one, 'head', 'sha') === headSha);
    const headRepository = (0,action_payload/* textAt */.$6)(run, 'head_repository', 'full_name');
    return {
        pullRequestNumber: current.length === 1 ? (0,action_payload/* idAt */.jj)(current[0], 'number') : null,
        isFork: headRepository !== null && headRepository !== repository,
        headSha,
        baseSha: current.length === 1 ? (0,action_payload/* commitAt */.du)(current[0], 'base', 'sha') : null,
    };
}
function mergeGroupChange(group) {
    return { ...noChange, headSha: (0,action_payload/* commitAt */.du)(group, 'head_sha'), baseSha: (0,action_payload/* commitAt */.du)(group, 'base_sha') };
}
/** A push that makes a branch has forty zeros for `before`. */
function pushChange(payload) {
    const before = (0,action_payload/* commitAt */.du)(payload, 'before');
    const baseSha = before === null || /^0+$/u.test(before) ? null : before;
    return { ...noChange, headSha: (0,action_payload/* commitAt */.du)(payload, 'after'), baseSha };
}
function parsePayload(text) {
    if (text === null)
        return undefined;
    try {
        return JSON.parse(text);
    }
    catch {
        // A payload that is no JSON tells nothing; the variables still do.
        return undefined;
    }
}
function repositoryOf(text) {
    return text !== null && text !== undefined && /^[\w.-]+\/[\w.-]+$/u.test(text) ? text : null;
}
function runUrlOf(env, repository) {
    const server = httpUrl(env['GITHUB_SERVER_URL']);
    const runId = env['GITHUB_RUN_ID'] ?? '';
    if (server === null || repository === null || !/^\d+$/u.test(runId))
        return null;
    const attempt = env['GITHUB_RUN_ATTEMPT'] ?? '';
    const suffix = /^\d+$/u.test(attempt) ? `/attempts/${attempt}` : '';
    return `${server.replace(/\/+$/u, '')}/${repository}/actions/runs/${runId}${suffix}`;
}
function httpUrl(text) {
    return text !== undefined && /^https?:\/\/\S+$/u.test(text) && URL.canParse(text) ? text : null;
}

// EXTERNAL MODULE: ./lib/settings/closest-name.js
var closest_name = __webpack_require__(58752);
// EXTERNAL MODULE: ./lib/world/secret.js
var secret = __webpack_require__(41502);
;// CONCATENATED MODULE: ./lib/action/inputs.js
/** Reads the action's inputs and the variables that stand in for secret ones. */


/**
 * The given inputs in the table's order, as they came. The runner sets `INPUT_<NAME>` in capitals with hyphens kept,
 * for inputs that do not exist too; an empty one means "not given".
 */
function readInputs(env, rows) {
    const given = rows.map((row) => readRow(env, row)).filter((input) => input !== null);
    const secretVariables = rows.filter((row) => row.isSecret).flatMap((row) => variablesOf(row));
    const values = secretVariables.map((name) => env[name] ?? '').filter((value) => value.trim() !== '');
    const names = rows.map((row) => row.name);
    return {
        given,
        secrets: [...new Set(values)].map((value) => new secret/* Secret */.z(value)),
        secretVariables: secretVariables.filter((name) => env[name] !== undefined),
        warnings: unexpectedInputs(env, names).map((name) => `Unexpected input "${name}": presend has none of this name; ${(0,closest_name/* suggestName */.S)(name, names)}`),
    };
}
function readRow(env, row) {
    const input = env[inputVariable(row.name)] ?? '';
    if (input.trim() !== '')
        return { name: row.name, text: input, source: 'input' };
    const fromEnvironment = row.environmentVariable === null ? '' : (env[row.environmentVariable] ?? '');
    return fromEnvironment.trim() === '' ? null : { name: row.name, text: fromEnvironment, source: 'environment' };
}
function variablesOf(row) {
    return [inputVariable(row.name), row.environmentVariable].filter((name) => name !== null);
}
function inputVariable(name) {
    return `INPUT_${name.replaceAll(' ', '_').toUpperCase()}`;
}
/** Their values are never shown: a secret may have been given under a misspelt name. */
function unexpectedInputs(env, names) {
    const known = new Set(names.map(inputVariable));
    return Object.keys(env)
        .filter((name) => name.startsWith('INPUT_') && name.length > 'INPUT_'.length && !known.has(name))
        .map((name) => name.slice('INPUT_'.length).toLowerCase())
        .toSorted();
}

// EXTERNAL MODULE: ./lib/errors/problem.js
var errors_problem = __webpack_require__(32964);
// EXTERNAL MODULE: ./lib/report/escape-log.js
var escape_log = __webpack_require__(82564);
;// CONCATENATED MODULE: ./lib/action/workflow-commands.js
/** What presend tells GitHub's runner: `::name key=value::data`. Source: actions/runner, ActionCommand.cs. */
/** One workflow command as a line without its line end; data and properties are escaped, foreign text in them too. */
function renderCommand(name, properties, data) {
    const pairs = Object.entries(properties)
        .filter((pair) => pair[1] !== undefined)
        .map(([key, value]) => `${key}=${escapeProperty(String(value))}`);
    return `::${name}${pairs.length === 0 ? '' : ` ${pairs.join(',')}`}::${escapeData(data)}`;
}
/** `%`, CR and LF as the runner unescapes them. */
function escapeData(text) {
    return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}
function escapeProperty(text) {
    return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}

;// CONCATENATED MODULE: ./lib/action/log.js
/** The one writer of the action: everything it prints is scrubbed and defused here, foreign or not. */



/** The three kinds of annotation, most severe first. */
const severities = ['error', 'warning', 'notice'];
/** The runner keeps ten annotations of each kind a step: ExecutionContext.cs, `_maxCountPerIssueType`. */
const annotationsPerKind = 10;
/** The runner cuts longer messages without a word: ExecutionContext.cs, `_maxIssueMessageLength`. */
const longestMessage = 4096;
/** A log that prints through `write`. */
function openLog(write) {
    const scrubs = [];
    const scrub = (text) => scrubs.reduce((shown, one) => one(shown), text);
    const printedCounts = { error: 0, warning: 0, notice: 0 };
    const line = (text) => write(`${(0,escape_log/* defuse */.V)(scrub(text))}\n`);
    const command = (name, properties, data) => write(`${renderCommand(name, properties, (0,escape_log/* defuseLines */.y)(scrub(data)))}\n`);
    function annotate({ severity, title, message, place }) {
        const roomCount = annotationsPerKind - printedCounts[severity];
        if (roomCount <= 0) {
            line(`${titleCase(severity)}: ${place === null ? '' : `${(0,errors_problem/* renderPlace */.oL)(place)}: `}${message}`);
            return;
        }
        printedCounts[severity] += 1;
        const where = place === null ? {} : { file: place.file, line: place.line, col: columnOf(place) };
        const properties = { ...where, title };
        const shown = Object.entries(properties).map(([name, value]) => [
            name,
            typeof value === 'string' ? (0,escape_log/* defuse */.V)(scrub(value)) : value,
        ]);
        command(severity, Object.fromEntries(shown), cutMessage(message));
    }
    return {
        info: line,
        group: (title, lines) => {
            command('group', {}, (0,escape_log/* defuse */.V)(title));
            for (const one of lines)
                line(one);
            write(`${renderCommand('endgroup', {}, '')}\n`);
        },
        debug: (text) => command('debug', {}, text),
        annotate,
        warn: (message) => annotate({ severity: 'warning', title: 'presend', message, place: null }),
        notice: (message) => annotate({ severity: 'notice', title: 'presend', message, place: null }),
        roomFor: (severity) => annotationsPerKind - printedCounts[severity],
        // The one place where a secret is printed: the runner takes the line out of the log.
        mask: (value) => write(`${renderCommand('add-mask', {}, value)}\n`),
        scrubWith: (scrubMore) => {
            scrubs.push(scrubMore);
        },
    };
}
/** The runner refuses a column without a line. */
function columnOf(place) {
    return place.line === undefined ? undefined : place.column;
}
function titleCase(word) {
    return word.charAt(0).toUpperCase() + word.slice(1);
}
/** Cut before a half character, with a word that it was cut. */
function cutMessage(message) {
    const note = ' … (cut; the rest is in the job summary)';
    if (message.length <= longestMessage)
        return message;
    return `${message.slice(0, longestMessage - note.length).replace(/[\ud800-\udbff]$/u, '')}${note}`;
}

// EXTERNAL MODULE: ./lib/world/secret-forms.js
var secret_forms = __webpack_require__(27404);
;// CONCATENATED MODULE: ./lib/action/masks.js
/** Tells the runner what to star out, before anything could show it. */

/**
 * Every value that is to be masked for these secrets: each line by itself (the runner masks log and summary line by
 * line), a PEM's body as one line, and the login strings that name and password make. The runner derives base64,
 * JSON, URI and XML forms of each by itself. Nothing shorter than four characters, nothing guessable.
 */
function maskValues(secrets, usernames) {
    const values = secrets.map((secret) => secret.reveal()).filter(secret_forms/* isMaskable */.h_);
    const bodies = values.map(secret_forms/* pemBody */.zR).filter((body) => body !== null);
    const logins = values.flatMap((value) => usernames.flatMap((username) => (0,secret_forms/* loginForms */.xm)(username, value)));
    return [...new Set([...values.flatMap(secret_forms/* secretLines */._o), ...bodies, ...logins])].filter(secret_forms/* isMaskable */.h_);
}
/** Prints a mask for each. */
function printMasks(log, values) {
    for (const value of values)
        log.mask(value);
}

// EXTERNAL MODULE: ./lib/check/rate.js
var check_rate = __webpack_require__(10300);
// EXTERNAL MODULE: ./lib/report/markdown-document.js
var markdown_document = __webpack_require__(46451);
// EXTERNAL MODULE: ./lib/report/markdown-parts.js + 1 modules
var markdown_parts = __webpack_require__(81718);
// EXTERNAL MODULE: ./lib/report/markdown-postmaster.js + 1 modules
var markdown_postmaster = __webpack_require__(27117);
// EXTERNAL MODULE: ./lib/report/markdown-summary.js
var markdown_summary = __webpack_require__(25608);
;// CONCATENATED MODULE: ./lib/report/markdown-comment.js
/** The comment on a pull request: the head of the summary, short, with a link to the run. */





/** GitHub refuses longer comments with 422. */
const longestComment = 65_536;
/** A comment is read in passing: the summary has the rest. */
const mostTests = 5;
const mostTroubles = 10;
const mostDomains = 5;
/** GitHub Markdown within the size, counted in bytes, so that it is within it however characters are counted. */
function renderComment(result, options) {
    const maxBytes = Math.min(options.maxCharacters ?? longestComment, longestComment);
    const shown = (0,markdown_summary/* bySeverity */.N)(result.tests).slice(0, mostTests);
    const blocks = [
        ...(options.marker === '' ? [] : [(0,markdown_parts/* textBlock */.fI)(markdown_parts/* priorities */.vx.head, `${options.marker}\n`)]),
        ...(0,markdown_parts/* headBlocks */["do"])(result),
        ...(runLink(options.runUrl) === '' ? [] : [(0,markdown_parts/* textBlock */.fI)(markdown_parts/* priorities */.vx.head, `${runLink(options.runUrl)}\n\n`)]),
        ...(0,markdown_parts/* problemBlocks */.OT)(result),
        ...(0,markdown_parts/* overviewBlocks */.WI)(result),
        ...shown.flatMap((test) => (0,markdown_parts/* testBlocks */.Bv)(test, result, { mostTroubles, priority: markdown_parts/* priorities */.vx.head })),
        ...(shown.length === result.tests.length
            ? []
            : [(0,markdown_parts/* textBlock */.fI)(markdown_parts/* priorities */.vx.head, restLine(result.tests.length - shown.length, 'further template'))]),
        ...(0,markdown_summary/* bySeverity */.N)(result.postmaster)
            .slice(0, mostDomains)
            .flatMap((report) => (0,markdown_postmaster/* postmasterBlocks */.H)(report, result)),
        ...(result.postmaster.length <= mostDomains
            ? []
            : [(0,markdown_parts/* textBlock */.fI)(markdown_parts/* priorities */.vx.head, restLine(result.postmaster.length - mostDomains, 'further domain'))]),
    ];
    return (0,markdown_document/* fitBlocks */.U)(blocks, { maxBytes, closing: closingLine });
}
function restLine(count, what) {
    return `${(0,check_rate/* renderCount */.SS)(count, what)}: see the job summary.\n\n`;
}
/** Only an address of http(s) without characters that could end the link. */
function runLink(runUrl) {
    if (runUrl === null || !/^https?:\/\/[\w.:/~%?&=+#@-]+$/u.test(runUrl))
        return '';
    return `[The run with its summary, log and report files](${runUrl})`;
}
function closingLine({ rowCount }) {
    return `\n✂️ Shortened: ${(0,check_rate/* renderCount */.SS)(rowCount, 'row')} left out. The job summary has more.\n`;
}

// EXTERNAL MODULE: ./lib/report/report-files.js + 7 modules
var report_files = __webpack_require__(38653);
// EXTERNAL MODULE: ./lib/report/report-terminal.js + 1 modules
var report_terminal = __webpack_require__(92156);
// EXTERNAL MODULE: ./lib/world/version.js
var version = __webpack_require__(78344);
;// CONCATENATED MODULE: ./lib/action/renderers.js
/** Binds report/'s renderers to this run: where it can be looked at, and where its files lie. */





/** About what GitHub's log shows without scrolling sideways. */
const logColumns = 140;
/** @param reportPath the folder that the files are to be written to; `null`: none */
function renderersFor({ runUrl }, reportPath) {
    return {
        plainLines: (result) => (0,report_terminal/* renderTerminalReport */.J)(result, { widthColumns: logColumns, colour: 'none' }),
        summary: (result, maxBytes) => (0,markdown_summary/* renderSummary */.B)(result, { maxBytes, reportPath }),
        comment: (result, marker) => renderComment(result, { marker, runUrl }),
        files: (result) => (0,report_files/* reportFiles */.I)(result, { version: version/* version */.r }),
    };
}

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/report/figures.js
var figures = __webpack_require__(40819);
;// CONCATENATED MODULE: ./lib/action/annotations.js
/** What of a result stands beside the lines of the pull request, and how much of it the runner keeps. */




/** Every annotation that a result deserves, most severe first. */
function annotationsOf(result) {
    const severity = severityOf(result);
    const annotations = [
        ...result.problems.map(problemAnnotation),
        ...result.tests.flatMap((report) => testAnnotations(report, { severity, serviceKind: result.serviceKind })),
        ...result.postmaster.flatMap((report) => postmasterAnnotations(report, severity)),
        ...runAnnotations(result, severity),
        ...result.notices.map((message) => ({ severity: 'notice', title: 'presend', message, place: null })),
    ];
    return severities.flatMap((kind) => annotations.filter((annotation) => annotation.severity === kind));
}
/** With the gate off nobody is to be called: what the outcome is stands there, and no more. */
function severityOf(result) {
    if (!(0,exit_code/* isExcused */.Ix)(result))
        return 'error';
    return result.gate === 'off' ? 'notice' : 'warning';
}
/**
 * Prints them. The runner keeps ten of a kind: where there are more, the last place says how many, and the log has them
 * all. One place for a warning is left free, for a comment or report that cannot be written later.
 */
function printAnnotations(log, annotations) {
    for (const severity of severities) {
        const ofKind = annotations.filter((annotation) => annotation.severity === severity);
        const roomCount = log.roomFor(severity) - (severity === 'warning' ? 1 : 0);
        const shownCount = ofKind.length <= roomCount ? ofKind.length : Math.max(0, roomCount - 1);
        for (const annotation of ofKind.slice(0, shownCount))
            log.annotate(annotation);
        const rest = ofKind.slice(shownCount);
        if (rest.length === 0)
            continue;
        const message = `and ${rest.length} more of this kind: see the log and the job summary`;
        if (roomCount > 0)
            log.annotate({ severity, title: 'presend', message, place: null });
        log.group(`${rest.length} more (${severity})`, rest.map(plainLine));
    }
}
function problemAnnotation(problem) {
    return {
        severity: 'error',
        title: `presend: ${problem.input}`,
        message: (0,errors_problem/* renderProblem */.yM)(problem),
        place: problem.place ?? null,
    };
}
/** A test's own sentence, and the reason of each rate that is not met, at its template. */
function testAnnotations(report, { severity, serviceKind }) {
    const place = { file: report.templatePath };
    const warnings = report.warnings.map((message) => ({ severity: 'warning', title: 'presend', message, place }));
    if (report.outcome === 'pass')
        return warnings;
    const reasons = report.rates
        .filter((rate) => rate.status === 'missed' || rate.status === 'undecided')
        .map((rate) => rate.reason)
        .filter((reason) => reason !== null && !report.sentence.includes(reason));
    const message = [report.sentence, ...reasons, ...placementLine(report, serviceKind)].join('\n');
    return [{ severity, title: `presend: ${report.outcome}`, message, place }, ...warnings];
}
/** They belong to no file: the domain is a matter of what was sent before. */
function postmasterAnnotations(report, severity) {
    const { outcome, domain, sentence } = report;
    const warnings = report.warnings.map((text) => {
        const message = `postmaster data of ${domain}: ${text}`;
        return { severity: 'warning', title: 'presend', message, place: null };
    });
    if (outcome === 'pass')
        return warnings;
    return [{ severity, title: `presend: ${outcome}`, message: sentence, place: null }, ...warnings];
}
/** An annotation stands alone beside the code: what its folders are worth must stand in it. */
function placementLine(report, serviceKind) {
    if (report.test === null || report.receivedCount === 0)
        return [];
    return [figures/* folderTitles */.AS[(0,figures/* placementKindOf */.fw)(report, serviceKind)].replace('folder', 'Placement')];
}
/** What the run as a whole ended with, where no problem and no test says it already. */
function runAnnotations(result, severity) {
    const reports = [...result.tests, ...result.postmaster];
    const isSaid = result.problems.length > 0 || reports.some((report) => report.outcome === result.outcome);
    if (result.outcome === 'pass' || isSaid)
        return [];
    const message = result.error?.message ?? result.sentence;
    return [{ severity, title: `presend: ${result.outcome}`, message, place: null }];
}
function plainLine({ place, message }) {
    return place === null ? message : `${place.file}${place.line === undefined ? '' : `:${place.line}`}: ${message}`;
}

;// CONCATENATED MODULE: ./lib/action/comment-marker.js
/** The hidden first line by which presend knows its own comment again. */
/** An HTML comment that GitHub does not show. Whatever the names hold, it cannot end early. */
function commentMarker(parts) {
    const pairs = [
        ['workflow', parts.workflow],
        ['job', parts.job],
        ['step', parts.step],
        ['config', parts.configPath],
    ];
    const shown = pairs.map(([name, value]) => `${name}=${value === null ? '' : encodeName(value)}`);
    return `<!-- presend ${shown.join(' ')} -->`;
}
/** True when a comment's body begins with the marker: a quoted or pasted marker further down does not count. */
function hasMarker(body, marker) {
    return body.trimStart().startsWith(marker);
}
/** HTML comments end at `-->`, and some parsers at `--`: no two hyphens may meet. */
function encodeName(name) {
    return encodeURIComponent(name.toWellFormed()).replaceAll('--', '-%2D');
}

// EXTERNAL MODULE: ./lib/world/time-limit.js
var time_limit = __webpack_require__(83141);
;// CONCATENATED MODULE: ./lib/action/sticky-comment.js
/** Keeps one comment on a pull request up to date, and never makes two. */


const requestLimitMs = 10_000;
const wholeLimitMs = 30_000;
/** Requests that may be repeated (lists, updates) are tried this often; waits double from the first. */
const attemptCount = 3;
const firstWaitMs = 500;
/** GitHub may need a moment until a comment shows in the list. */
const relistAfterMs = 1000;
/** 100 a page: ten thousand comments, more than a pull request can be read with. */
const pageCount = 100;
/** The account behind GITHUB_TOKEN, for when the token may not ask who it is. */
const defaultBotLogin = 'github-actions[bot]';
/**
 * Finds presend's comment by author and marker over all pages, then updates or creates it.
 * A creation whose answer was lost is looked for in the list before it is tried once more. Ends within 30 s; as soon
 * as `signal` aborts, at once. Never rejects but with the signal's reason.
 */
async function keepComment(request, api, { clock, signal }) {
    try {
        const work = async (inner) => await findThenWrite(request, { api, clock, signal: inner });
        return await (0,time_limit/* withinTime */.dn)(work, wholeLimitMs, { clock, signal });
    }
    catch (error) {
        if (error instanceof time_limit/* TimeLimitReached */.r_)
            return { status: 'failed', reason: error.message };
        throw error;
    }
}
async function findThenWrite(request, tools) {
    const found = await findOwn(request.marker, tools);
    if (found.status !== 'ok')
        return outcomeOf(found);
    if (found.value === null)
        return await createOnce(request, tools);
    return await update(found.value, request, tools);
}
async function update(comment, request, tools) {
    if (comment.body === request.body)
        return { status: 'unchanged', url: comment.url };
    const { id } = comment;
    const answer = await repeat(tools, async (signal) => await tools.api.update(id, request.body, signal));
    if (answer.status === 'ok')
        return { status: 'updated', url: answer.value.url ?? comment.url };
    // Somebody deleted it after it was listed.
    if (answer.status === 'refused' && answer.code === 404)
        return await createOnce(request, tools);
    return outcomeOf(answer);
}
/** At most two creations, and the second only when the list shows that the first had no effect. */
async function createOnce(request, tools) {
    if (!request.mayCreate)
        return { status: 'not-wanted' };
    const first = await attempt(tools, async (signal) => await tools.api.create(request.body, signal));
    if (first.status === 'ok')
        return { status: 'created', url: first.value.url };
    if (first.status === 'refused')
        return outcomeOf(first);
    await tools.clock.sleep(waitMs(first, relistAfterMs), tools.signal);
    const found = await findOwn(request.marker, tools);
    if (found.status !== 'ok')
        return outcomeOf(found);
    if (found.value !== null)
        return { status: 'created', url: found.value.url };
    const second = await attempt(tools, async (signal) => await tools.api.create(request.body, signal));
    return second.status === 'ok' ? { status: 'created', url: second.value.url } : outcomeOf(second);
}
/** The oldest comment that carries the marker and was written by this token's account; `null`: there is none. */
async function findOwn(marker, tools) {
    let ownLogin = null;
    for (let page = 1; page <= pageCount; page += 1) {
        const answer = await repeat(tools, async (signal) => await tools.api.listPage(page, signal));
        if (answer.status !== 'ok')
            return answer;
        const candidates = answer.value.comments.filter((comment) => hasMarker(comment.body, marker));
        if (candidates.length > 0)
            ownLogin ??= await askOwnLogin(tools);
        const own = candidates.find((comment) => comment.authorLogin?.toLowerCase() === ownLogin);
        if (own !== undefined)
            return { status: 'ok', value: own };
        if (!answer.value.hasNext)
            return { status: 'ok', value: null };
    }
    return { status: 'failed', reason: `more than ${pageCount * 100} comments on this pull request` };
}
async function askOwnLogin(tools) {
    const answer = await repeat(tools, async (signal) => await tools.api.ownLogin(signal));
    return (answer.status === 'ok' ? answer.value : defaultBotLogin).toLowerCase();
}
/** For requests that do no harm when they reach GitHub twice. */
async function repeat(tools, ask) {
    for (let count = 1;; count += 1) {
        const answer = await attempt(tools, ask);
        if (answer.status === 'ok' || answer.status === 'refused' || count === attemptCount)
            return answer;
        await tools.clock.sleep(waitMs(answer, firstWaitMs * 2 ** (count - 1)), tools.signal);
    }
}
async function attempt(tools, ask) {
    try {
        return await (0,time_limit/* withinTime */.dn)(ask, requestLimitMs, tools);
    }
    catch (error) {
        if (error instanceof time_limit/* TimeLimitReached */.r_ && !tools.signal.aborted)
            return { status: 'failed', reason: error.message };
        throw error;
    }
}
function waitMs(answer, defaultMs) {
    return answer.status === 'limited' && answer.retryAfterMs !== null ? answer.retryAfterMs : defaultMs;
}
/** 404 is how GitHub answers a token that may not see that something exists. */
function outcomeOf(answer) {
    if (answer.status === 'failed')
        return { status: 'failed', reason: answer.reason };
    if (answer.status === 'limited')
        return { status: 'failed', reason: `rate limit: ${answer.message}` };
    const message = `${answer.code} ${answer.message}`;
    return [401, 403, 404].includes(answer.code)
        ? { status: 'forbidden', message }
        : { status: 'failed', reason: message };
}

;// CONCATENATED MODULE: ./lib/action/comment-on.js
/** Decides whether a run comments on a pull request, and says in the log what became of it. */




/**
 * Writes, updates or leaves the comment as `comment` says.
 *
 * @returns the comment's address; `null` when there is none to show. Never rejects.
 */
async function commentOn(result, settings, tools) {
    const target = targetOf(result, settings, tools);
    if (settings === null || target === null)
        return null;
    const { workflow, job, step } = tools.context;
    const marker = commentMarker({ workflow, job, step, configPath: settings.configPath });
    const mayCreate = settings.comment === 'auto' || result.outcome !== 'pass';
    try {
        const request = { marker, body: tools.render(marker), mayCreate };
        const api = await tools.openComments(target);
        return say(await keepComment(request, api, { clock: tools.clock, signal: tools.cancelled }), tools);
    }
    catch (error) {
        tools.log.warn(`The comment was not written: ${(0,process_watch/* messageOf */.bD)(error)}. The result stands.`);
        return null;
    }
}
/** Where to comment; `null`, and a line in the log where a user may wonder, when nothing is to be written. */
function targetOf(result, settings, tools) {
    const { context, log } = tools;
    if (settings === null || settings.comment === 'never')
        return null;
    const { repository, pullRequestNumber } = context;
    if (repository === null || pullRequestNumber === null) {
        log.info('No comment: this run belongs to no pull request');
        return null;
    }
    // Nothing was sent, or somebody cancelled, most often by a newer push whose run will comment.
    if (result.isDryRun || tools.cancelled.aborted)
        return null;
    if (settings.githubToken === null) {
        log.notice('No comment: github-token is empty. The job summary has the result.');
        return null;
    }
    const token = settings.githubToken;
    return { apiUrl: context.apiUrl, repository, pullRequestNumber, token, userAgent: `presend/${version/* version */.r}` };
}
function say(outcome, { log, context }) {
    switch (outcome.status) {
        case 'created':
        case 'updated':
        case 'unchanged':
            log.info(`Comment on pull request #${context.pullRequestNumber} ${outcome.status}: ${outcome.url ?? 'no address given'}`);
            return outcome.url;
        case 'not-wanted':
            log.info('No comment: this run passed, and there is none from before to update');
            return null;
        case 'forbidden':
            log.warn(forbiddenText(outcome.message, context));
            return null;
        case 'failed':
            log.warn(`The comment was not written: ${outcome.reason}. The result stands; the job summary has all of it.`);
            return null;
        default:
            return outcome;
    }
}
function forbiddenText(message, context) {
    const todo = context.isFork
        ? 'a pull request from a fork (or by Dependabot) gets a token that may only read, whatever the workflow grants'
        : 'give the job `permissions: pull-requests: write` (a pull request from a fork gets a read-only token whatever is granted)';
    return `GitHub refused the comment (${message}): ${todo}. The result stands; the job summary has all of it.`;
}

;// CONCATENATED MODULE: ./lib/action/job-summary.js
/** The step's part of the job summary: the file at GITHUB_STEP_SUMMARY. */
/** A larger file is not shown at all: FileCommandManager.cs, CreateStepSummaryCommand. */
const largestSummaryBytes = 1024 * 1024;
/**
 * Opens the summary. Rejects with Node's own error when the file is there but cannot be read.
 *
 * @param path GITHUB_STEP_SUMMARY
 */
async function openSummary(path, files) {
    const before = (await files.stat(path)) === null ? '' : await files.readText(path);
    const gap = before === '' || before.endsWith('\n\n') ? '' : '\n\n';
    const sizeLimitBytes = Math.max(0, largestSummaryBytes - Buffer.byteLength(before) - gap.length - 1);
    let isWritten = false;
    async function write(markdown) {
        if (Buffer.byteLength(markdown) > sizeLimitBytes)
            throw new RangeError(`the summary has room for ${sizeLimitBytes} bytes`);
        const part = `${gap}${markdown.replace(/\n*$/u, '\n')}`;
        // Appending keeps the file that the runner made, with its owner and mode; only a second look replaces it.
        if (isWritten)
            await files.write(path, `${before}${part}`);
        else
            await files.append(path, part);
        isWritten = true;
    }
    return { sizeLimitBytes, write };
}

// EXTERNAL MODULE: ./lib/check/outcome-sentence.js
var outcome_sentence = __webpack_require__(79396);
// EXTERNAL MODULE: ./lib/check/postmaster/metric-text.js
var metric_text = __webpack_require__(25105);
;// CONCATENATED MODULE: ./lib/action/output-values.js
/** The action's outputs, taken from the result that all reports show. */




const rateOutputs = [
    ['inbox-rate', 'inbox'],
    ['spf-pass-rate', 'spf'],
    ['dkim-pass-rate', 'dkim'],
    ['dmarc-pass-rate', 'dmarc'],
];
/**
 * All outputs but `comment-url`, which is known later. Rates as reports print them; with several tests the lowest,
 * empty when it was not measured in any.
 *
 * @param reportPath the folder of the report files; `null` when none could be written
 */
function outputsOf(result, reportPath) {
    const created = result.tests.map((report) => report.test).filter((test) => test !== null);
    const failing = result.tests.flatMap((report) => report.seeds.filter((seed) => seed.status === 'failing'));
    return [
        ['result', result.outcome],
        ...rateOutputs.map(([name, rate]) => [name, lowestRate(result.tests, rate)]),
        ['tracking-id', created[0]?.trackingId ?? ''],
        ['tests', JSON.stringify(result.tests.map((report) => testEntry(report, result)))],
        ['failing-seeds', JSON.stringify([...new Set(failing.map((seed) => seed.address))])],
        ...postmasterOutputs(result.postmaster),
        ['report-url', created.find((test) => test.reportUrl !== null)?.reportUrl ?? ''],
        ['report-path', reportPath ?? ''],
    ];
}
/** The same names as the outputs have, so that `fromJSON(…)[0].inbox-rate` reads as expected. */
function testEntry(report, { serviceKind }) {
    const rates = rateOutputs.map(([name, rate]) => {
        const shown = shownRate(report, rate);
        return [name, shown === null ? null : Number(shown)];
    });
    return {
        template: report.templatePath,
        'data-set': report.dataSet,
        result: report.outcome,
        'tracking-id': report.test?.trackingId ?? null,
        ...Object.fromEntries(rates),
        placement: report.test === null ? null : (0,figures/* placementKindOf */.fw)(report, serviceKind),
        'report-url': report.test?.reportUrl ?? null,
    };
}
function lowestRate(tests, rate) {
    const shown = tests.map((report) => shownRate(report, rate)).filter((text) => text !== null);
    return shown.toSorted((left, right) => Number(left) - Number(right))[0] ?? '';
}
function shownRate(report, rate) {
    const found = report.rates.find((one) => one.rate === rate && one.scope === 'overall');
    if (found === undefined || found.percent === null)
        return null;
    return (0,check_rate/* renderPercent */.yn)(found.percent, found.thresholdPercent);
}
function postmasterOutputs(reports) {
    const outcome = reports.length === 0 ? '' : (0,outcome_sentence/* runOutcome */.CL)(reports.map((report) => report.outcome));
    const rates = reports.flatMap((report) => spamRateOf(report) ?? []).map(({ shown }) => shown);
    const highest = rates.toSorted((left, right) => Number(right) - Number(left))[0];
    return [
        ['postmaster-outcome', outcome],
        ['spam-rate', highest ?? ''],
        ['postmaster', JSON.stringify(reports.map(domainEntry))],
    ];
}
function domainEntry(report) {
    const rate = spamRateOf(report);
    return {
        domain: report.domain,
        result: report.outcome,
        'spam-rate': rate === null ? null : Number(rate.shown),
        'spam-rate-day': rate?.metric.worstDate ?? null,
        'spam-rate-result': report.metrics.find(({ metric }) => metric === 'spam')?.status ?? 'undecided',
        sentence: report.sentence,
    };
}
/** `null`: no judged day has data. */
function spamRateOf({ metrics, }) {
    const metric = metrics.find((one) => one.metric === 'spam');
    if (metric === undefined || metric.percent === null)
        return null;
    return { metric, shown: (0,metric_text/* renderMetricPercent */.Au)(metric.percent, metric) };
}

;// CONCATENATED MODULE: ./lib/action/step-outputs.js
/** Hands the step's outputs to the runner by the file at GITHUB_OUTPUT. */
/** All outputs of a job together may have this many UTF-16 units: GitHub Docs, "Output limitations" (1 MB). */
const longestOutputs = 1_000_000;
/**
 * The text to append to the output file. Each value stands between two lines with a delimiter that nobody could
 * foresee, so that no value can end early and set another output. What does not fit is written empty, longest first.
 */
function renderOutputs(outputs, random) {
    const droppedNames = namesOverLimit(outputs);
    const blocks = outputs.map(([name, value]) => {
        const delimiter = `presend_${random.uuid()}`;
        return `${name}<<${delimiter}\n${droppedNames.includes(name) ? '' : value}\n${delimiter}\n`;
    });
    return { text: blocks.join(''), droppedNames };
}
/**
 * Appends outputs to `path`.
 *
 * @param path GITHUB_OUTPUT; `null` outside GitHub Actions: nothing is written
 * Rejects with Node's own error when the file cannot be written.
 */
async function writeOutputs(outputs, path, ports) {
    const { text, droppedNames } = renderOutputs(outputs, ports.random);
    if (path !== null)
        await ports.files.append(path, text);
    return { droppedNames };
}
function namesOverLimit(outputs) {
    let total = outputs.reduce((sum, [, value]) => sum + value.length, 0);
    const dropped = [];
    for (const [name, value] of outputs.toSorted((left, right) => right[1].length - left[1].length)) {
        if (total <= longestOutputs)
            break;
        total -= value.length;
        dropped.push(name);
    }
    return dropped;
}

;// CONCATENATED MODULE: ./lib/action/report-run.js
/**
 * Tells what a run found out: summary, log, annotations, outputs, report files, comment. None of them can change the
 * result: what cannot be written costs one warning.
 */








/**
 * Reports a result everywhere, the summary first. Resolves with the result as it stands at the end: a run that was
 * cancelled while it reported counts as cancelled. Never rejects.
 */
async function reportRun(check, tools) {
    const { log, renderers, scrub } = tools;
    const result = (0,scrub_secrets/* scrubData */.w)(check.result, scrub);
    const summary = await startSummary(result, tools);
    await report_run_attempt('The result in the log', tools, () => log.group(result.sentence, renderers.plainLines(result)));
    await report_run_attempt('The annotations', tools, () => printAnnotations(log, annotationsOf(result)));
    await setOutputs(outputsOf(result, await writeFiles({ ...check, result }, tools)), tools);
    const commentUrl = await commentOn(result, check.settings, {
        ...tools,
        clock: tools.world.clock,
        render: (marker) => scrub(renderers.comment(result, marker)),
    });
    await setOutputs([['comment-url', commentUrl ?? '']], tools);
    if (!tools.cancelled.aborted || result.isCancelled)
        return result;
    const cancelled = { ...result, isCancelled: true };
    if (summary !== null)
        await writeSummary(cancelled, summary, tools);
    return cancelled;
}
/** `null` outside GitHub Actions, and when the file cannot be opened. */
async function startSummary(result, tools) {
    const path = tools.world.env['GITHUB_STEP_SUMMARY'] ?? '';
    if (path === '')
        return null;
    const summary = await report_run_attempt('The job summary', tools, async () => await openSummary(path, tools.world.files));
    if (summary !== null)
        await writeSummary(result, summary, tools);
    return summary;
}
async function writeSummary(result, summary, tools) {
    await report_run_attempt('The job summary', tools, async () => {
        const markdown = tools.scrub(tools.renderers.summary(result, summary.sizeLimitBytes));
        if (markdown === '')
            throw new RangeError(`GitHub leaves it ${summary.sizeLimitBytes} bytes`);
        await summary.write(markdown);
    });
}
/** The folder of the report files, as the settings name it; `null` when there are none. */
async function writeFiles({ result, settings }, tools) {
    if (settings === null)
        return null;
    const { context, renderers, scrub, world } = tools;
    const folder = (0,external_node_path_.resolve)(context.workspace, settings.reportDir);
    return await report_run_attempt(`The report in ${settings.reportDir}`, tools, async () => {
        for (const [name, content] of renderers.files(result))
            await world.files.write((0,external_node_path_.join)(folder, name), scrub(content));
        return settings.reportDir;
    });
}
async function setOutputs(outputs, tools) {
    const { log, world } = tools;
    const path = world.env['GITHUB_OUTPUT'] || null;
    const report = await report_run_attempt('The outputs', tools, async () => await writeOutputs(outputs, path, world));
    for (const name of report?.droppedNames ?? [])
        log.warn(`The output ${name} is too long for GitHub and was left empty.`);
}
/** What `write` gives; `null` and one warning when it fails, whatever the reason. */
async function report_run_attempt(what, { log }, write) {
    try {
        return await write();
    }
    catch (error) {
        log.warn(`${what} could not be written: ${(0,process_watch/* messageOf */.bD)(error)}. The result stands.`);
        return null;
    }
}

;// CONCATENATED MODULE: ./lib/action/suggestions.js
/** What the run's surroundings suggest where the user says nothing. */
/** The test's name and metadata for a run of this event. */
function suggestionsOf(context) {
    const { repository, pullRequestNumber, refName, headSha, runUrl, eventName } = context;
    const change = pullRequestNumber === null ? refName : `PR #${pullRequestNumber}`;
    const name = [repository, change].filter((part) => part !== null).join(' ');
    const metadata = { commit: headSha, run_url: runUrl, repository, event: eventName };
    return {
        testName: name === '' ? null : name,
        metadata: Object.fromEntries(Object.entries(metadata).filter(([, value]) => value !== null)),
    };
}

;// CONCATENATED MODULE: ./lib/action/run-action.js
/** The whole GitHub Action: inputs → settings → check → summary, annotations, outputs, files, comment → exit code. */
var __addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
    if (value !== null && value !== void 0) {
        if (typeof value !== "object" && typeof value !== "function") throw new TypeError("Object expected.");
        var dispose, inner;
        if (async) {
            if (!Symbol.asyncDispose) throw new TypeError("Symbol.asyncDispose is not defined.");
            dispose = value[Symbol.asyncDispose];
        }
        if (dispose === void 0) {
            if (!Symbol.dispose) throw new TypeError("Symbol.dispose is not defined.");
            dispose = value[Symbol.dispose];
            if (async) inner = dispose;
        }
        if (typeof dispose !== "function") throw new TypeError("Object not disposable.");
        if (inner) dispose = function() { try { inner.call(this); } catch (e) { return Promise.reject(e); } };
        env.stack.push({ value: value, dispose: dispose, async: async });
    }
    else if (async) {
        env.stack.push({ async: true });
    }
    return value;
};
var __disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
    return function (env) {
        function fail(e) {
            env.error = env.hasError ? new SuppressedError(e, env.error, "An error was suppressed during disposal.") : e;
            env.hasError = true;
        }
        var r, s = 0;
        function next() {
            while (r = env.stack.pop()) {
                try {
                    if (!r.async && s === 1) return s = 0, env.stack.push(r), Promise.resolve().then(next);
                    if (r.dispose) {
                        var result = r.dispose.call(r.value);
                        if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) { fail(e); return next(); });
                    }
                    else s |= 1;
                }
                catch (e) {
                    fail(e);
                }
            }
            if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
            if (env.hasError) throw env.error;
        }
        return next();
    };
})(typeof SuppressedError === "function" ? SuppressedError : function (error, suppressed, message) {
    var e = new Error(message);
    return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
});














/** Runs the action in this process; resolves with the exit code, and never rejects. */
async function runAction(world, host, parts = realParts(world)) {
    const log = openLog((text) => host.write(text));
    try {
        return await runSteps({ world, host, log, parts });
    }
    catch (error) {
        // Nothing above is known to fail; if it does, the step must not look as if a threshold had been missed.
        const message = `presend failed in a way that it should not, please report it: ${(0,process_watch/* messageOf */.bD)(error)}`;
        log.annotate({ severity: 'error', title: 'presend: inconclusive', message, place: null });
        return (0,exit_code/* exitCodeOf */.FO)({ outcome: 'inconclusive', gate: 'fail', onInconclusive: 'fail', isCancelled: false });
    }
}
async function runSteps({ world, host, log, parts }) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const inputs = readInputs(world.env, table/* settingRows */.mH);
        const scrub = hideSecrets(inputs, host, log);
        const watch = __addDisposableResource(env_1, (0,process_watch/* watchProcess */.Bo)(host, log), false);
        const context = await readContext(world, host);
        for (const warning of [...context.warnings, ...inputs.warnings])
            log.warn(warning);
        const request = {
            given: inputs.given,
            repositoryRoot: context.workspace,
            isFork: context.isFork,
            suggested: suggestionsOf(context),
        };
        const voice = { ...log, progress: (0,progress_log/* progressLog */.m)((line) => log.info(line), world.clock) };
        const check = await (0,check_settings/* checkSettings */.E)(request, { world, voice, watch, openPorts: parts.openPorts });
        const renderers = renderersFor(context, check.settings?.reportDir ?? null);
        const { openComments } = parts;
        const result = await reportRun(check, {
            world,
            context,
            log,
            scrub,
            cancelled: watch.cancelled,
            openComments,
            renderers,
        });
        await check.close();
        const exitCode = (0,exit_code/* exitCodeOf */.FO)(result);
        if (result.isCancelled)
            await leaveNow(host, exitCode);
        return exitCode;
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        __disposeResources(env_1);
    }
}
/** Whoever cancelled does not wait for what may still be open. */
async function leaveNow(host, exitCode) {
    await host.flush();
    host.exit(exitCode);
}
/** Before the first line that could show one: masks, the scrubber of the log, and the environment of children. */
function hideSecrets(inputs, host, log) {
    const usernames = inputs.given.filter((input) => input.name === 'smtp-username').map((input) => input.text.trim());
    const scrub = (0,scrub_secrets/* scrubber */.t)(inputs.secrets, usernames);
    printMasks(log, maskValues(inputs.secrets, usernames));
    log.scrubWith(scrub);
    for (const name of inputs.secretVariables)
        host.forgetEnv(name);
    return scrub;
}
async function readContext({ env, files }, host) {
    const path = env['GITHUB_EVENT_PATH'] ?? '';
    // A missing or unreadable payload tells nothing; the runner's variables still do.
    const payloadText = path === '' ? null : await files.readText(path).catch(() => null);
    return parseEventContext({ env, payloadText, workingDirectory: host.workingDirectory });
}
function realParts(world) {
    return {
        openPorts: open_ports.openPorts,
        openComments: async (target) => {
            const { githubCommentApi } = await Promise.all(/* import() */[__webpack_require__.e(4119), __webpack_require__.e(2413), __webpack_require__.e(4858)]).then(__webpack_require__.bind(__webpack_require__, 64858));
            return githubCommentApi(target, () => world.clock.nowMs());
        },
    };
}


/***/ }),

/***/ 84015:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ openApi)
/* harmony export */ });
/* harmony import */ var _world_version_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78344);
/** Opens a client of a service, loaded only when something is asked of one. */

/** A client that says which presend it is; it connects at its first call. @throws PresendError API_TOKEN_REFUSED */
async function openApi(options, world) {
    const { openClient } = await Promise.all(/* import() */[__webpack_require__.e(4377), __webpack_require__.e(4119), __webpack_require__.e(4942), __webpack_require__.e(8476)]).then(__webpack_require__.bind(__webpack_require__, 48476));
    return openClient({ ...options, userAgent: `presend/${_world_version_js__WEBPACK_IMPORTED_MODULE_0__/* .version */ .r}` }, world);
}


/***/ }),

/***/ 30589:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  openPorts: () => (/* binding */ openPorts)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/errors/presend-error.js
var presend_error = __webpack_require__(7443);
// EXTERNAL MODULE: ./lib/assembly/open-api.js
var open_api = __webpack_require__(84015);
;// CONCATENATED MODULE: ./lib/assembly/open-service.js
/** Opens the service of a run: the embedded one in this process, or a client of a remote one. */
var __addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
    if (value !== null && value !== void 0) {
        if (typeof value !== "object" && typeof value !== "function") throw new TypeError("Object expected.");
        var dispose, inner;
        if (async) {
            if (!Symbol.asyncDispose) throw new TypeError("Symbol.asyncDispose is not defined.");
            dispose = value[Symbol.asyncDispose];
        }
        if (dispose === void 0) {
            if (!Symbol.dispose) throw new TypeError("Symbol.dispose is not defined.");
            dispose = value[Symbol.dispose];
            if (async) inner = dispose;
        }
        if (typeof dispose !== "function") throw new TypeError("Object not disposable.");
        if (inner) dispose = function() { try { inner.call(this); } catch (e) { return Promise.reject(e); } };
        env.stack.push({ value: value, dispose: dispose, async: async });
    }
    else if (async) {
        env.stack.push({ async: true });
    }
    return value;
};
var __disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
    return function (env) {
        function fail(e) {
            env.error = env.hasError ? new SuppressedError(e, env.error, "An error was suppressed during disposal.") : e;
            env.hasError = true;
        }
        var r, s = 0;
        function next() {
            while (r = env.stack.pop()) {
                try {
                    if (!r.async && s === 1) return s = 0, env.stack.push(r), Promise.resolve().then(next);
                    if (r.dispose) {
                        var result = r.dispose.call(r.value);
                        if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) { fail(e); return next(); });
                    }
                    else s |= 1;
                }
                catch (e) {
                    fail(e);
                }
            }
            if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
            if (env.hasError) throw env.error;
        }
        return next();
    };
})(typeof SuppressedError === "function" ? SuppressedError : function (error, suppressed, message) {
    var e = new Error(message);
    return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
});



/** Longer than the run waits, so that the run's own time-out decides and not the service's. */
const embeddedMarginMs = 60_000;
/** Starts or reaches the service that the settings name. @throws PresendError SETTINGS_INVALID for a bad zone file */
async function openService(settings, request) {
    return settings.service.kind === 'embedded'
        ? await openEmbedded(settings, settings.service, request)
        : await openRemote(settings, settings.service, request);
}
async function openRemote(settings, setting, { world }) {
    const { apiUrl, apiToken } = setting;
    // A create that must wait longer than its results may take is not worth waiting for.
    const client = await (0,open_api/* openApi */.N)({ apiUrl, apiToken, mostCreateWaitMs: settings.timeoutMs }, world);
    return { client, receiver: null, [Symbol.asyncDispose]: async () => await client[Symbol.asyncDispose]() };
}
async function openEmbedded(settings, setting, request) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const [{ startEmbeddedService }, dns] = await Promise.all([
            Promise.all(/* import() */[__webpack_require__.e(3718), __webpack_require__.e(4286), __webpack_require__.e(4377), __webpack_require__.e(6135), __webpack_require__.e(5243), __webpack_require__.e(2079), __webpack_require__.e(1016), __webpack_require__.e(7320), __webpack_require__.e(2421)]).then(__webpack_require__.bind(__webpack_require__, 32421)),
            openDns(setting, request),
        ]);
        const stack = __addDisposableResource(env_1, new AsyncDisposableStack(), true);
        const testTimeoutMs = settings.timeoutMs + embeddedMarginMs;
        const service = stack.use(await startEmbeddedService({ sendingIp: setting.sendingIp, dns, testTimeoutMs }, request.world));
        const { apiUrl, apiToken, smtpHost, smtpPort } = service;
        const client = stack.use(await (0,open_api/* openApi */.N)({ apiUrl, apiToken }, request.world));
        const owned = stack.move();
        return {
            client,
            receiver: { host: smtpHost, port: smtpPort },
            [Symbol.asyncDispose]: async () => await owned.disposeAsync(),
        };
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        const result_1 = __disposeResources(env_1);
        if (result_1)
            await result_1;
    }
}
async function openDns(setting, { repositoryRoot, world }) {
    if (setting.zoneFilePath === null) {
        const { liveDns } = await __webpack_require__.e(/* import() */ 1659).then(__webpack_require__.bind(__webpack_require__, 41659));
        return liveDns();
    }
    const [{ parseZoneFile }, { zoneFileDns }] = await Promise.all([
        __webpack_require__.e(/* import() */ 3784).then(__webpack_require__.bind(__webpack_require__, 23784)),
        __webpack_require__.e(/* import() */ 5265).then(__webpack_require__.bind(__webpack_require__, 57646)),
    ]);
    const path = setting.zoneFilePath;
    const text = await world.files.readText((0,external_node_path_.resolve)(repositoryRoot, path));
    const zone = parseZoneFile(text, path);
    if (zone.status === 'bad')
        throw (0,presend_error/* problemsError */.$)('SETTINGS_INVALID', 'Reading zone-file', zone.problems);
    return zoneFileDns(zone.value);
}

// EXTERNAL MODULE: ./lib/assembly/open-smtp.js
var open_smtp = __webpack_require__(64735);
;// CONCATENATED MODULE: ./lib/assembly/open-ports.js
/** Plugs real parts into the ports of a run: the embedded or a remote service, and an SMTP server. */


/**
 * The ports of one run. Nothing is loaded or started before the run asks for it, so a run that ends at bad
 * settings or templates opens no socket. Dispose it: that stops the embedded service and closes all connections.
 */
function openPorts(settings, request) {
    const { clock, random, files } = request.world;
    const stack = new AsyncDisposableStack();
    const service = once(async () => stack.use(await openService(settings, request)));
    const submission = once(async () => stack.use(await (0,open_smtp/* openSmtp */.V)(settings, request, (await service()).receiver)));
    return {
        repositoryRoot: request.repositoryRoot,
        clock,
        random,
        files,
        serviceKind: settings.service.kind,
        progress: request.onProgress,
        verifySubmission: async (signal) => await (await submission()).verify(signal),
        createTest: async (test, signal) => await (await service()).client.createTest(test, signal),
        submit: async (messages, options, signal) => await (await submission()).submit(messages, options, signal),
        watchResults: (test, options, signal) => watch(service, (client) => client.watchResults(test, options, signal)),
        listPostmasterAccounts: async (limit, signal) => await (await service()).client.listPostmasterAccounts(limit, signal),
        readPostmasterDomain: async (question, signal) => await (await service()).client.readPostmasterDomain(question, signal),
        [Symbol.asyncDispose]: async () => await stack.disposeAsync(),
    };
}
async function* watch(service, start) {
    yield* start((await service()).client);
}
/** The same promise for every caller; a failure is kept too, since opening again would fail again. */
function once(open) {
    let opening = null;
    return async () => await (opening ??= open());
}


/***/ }),

/***/ 64735:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ openSmtp)
/* harmony export */ });
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/** Opens the way that mail takes: the user's SMTP server, or the embedded service's own receiver. */


/** Most connections to the embedded receiver; it runs in this process, so more would not be faster. */
const embeddedConnectionCount = 20;
/**
 * A Submission to the server that the settings name; to `receiver` when it is given.
 * Nothing is connected yet.
 */
async function openSmtp(settings, request, receiver) {
    const { openSubmission } = await __webpack_require__.e(/* import() */ 7700).then(__webpack_require__.bind(__webpack_require__, 67700));
    const smtp = receiver === null ? settings.smtp : embeddedSmtp(receiver);
    if (smtp === null)
        throw new TypeError('settings without an embedded service always name an SMTP server');
    const ca = smtp.caPath === null ? null : await request.world.files.readText((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(request.repositoryRoot, smtp.caPath));
    return openSubmission({ ...smtp, ca, heloName: heloName() }, request.world);
}
function embeddedSmtp({ host, port }) {
    return {
        host,
        port,
        username: null,
        password: null,
        security: 'none',
        caPath: null,
        connectionCount: embeddedConnectionCount,
        mailsPerSecond: null,
    };
}
/** RFC 5321 §4.1.3: a client without a full host name gives its address as a literal. */
function heloName() {
    const name = (0,node_os__WEBPACK_IMPORTED_MODULE_0__.hostname)();
    return /^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/iu.test(name) ? name : '[127.0.0.1]';
}


/***/ })

};
