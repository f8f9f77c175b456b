export const id = 7536;
export const ids = [7536];
export const modules = {

/***/ 72364:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $6: () => (/* binding */ textAt),
/* harmony export */   UK: () => (/* binding */ fieldAt),
/* harmony export */   du: () => (/* binding */ commitAt),
/* harmony export */   jj: () => (/* binding */ idAt)
/* harmony export */ });
/** Reads single fields of JSON from GitHub, where anything may be missing or have another type. */
/** Returns the value at a path of property names and array indexes; `undefined` when the path ends early. */
function fieldAt(value, ...path) {
    return path.reduce((inner, name) => {
        if (typeof inner !== 'object' || inner === null || !Object.hasOwn(inner, name))
            return undefined;
        return Reflect.get(inner, name);
    }, value);
}
/** Returns non-empty text, else `null`. */
function textAt(value, ...path) {
    const found = fieldAt(value, ...path);
    return typeof found === 'string' && found !== '' ? found : null;
}
/** Returns a positive integer (an id or pull request number), else `null`. */
function idAt(value, ...path) {
    const found = fieldAt(value, ...path);
    return typeof found === 'number' && Number.isSafeInteger(found) && found > 0 ? found : null;
}
/** Returns a full commit hash (SHA-1 or SHA-256, hex), else `null`. */
function commitAt(value, ...path) {
    const found = textAt(value, ...path);
    return found !== null && /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/u.test(found) ? found : null;
}


/***/ }),

/***/ 17536:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runAction: () => (/* binding */ runAction),
  suggestedSettings: () => (/* binding */ suggestedSettings)
});

// EXTERNAL MODULE: ./lib/assembly/check-settings.js + 21 modules
var check_settings = __webpack_require__(4862);
// EXTERNAL MODULE: ./lib/assembly/open-ports.js + 2 modules
var open_ports = __webpack_require__(49287);
// EXTERNAL MODULE: ./lib/assembly/process-watch.js
var process_watch = __webpack_require__(66283);
// EXTERNAL MODULE: ./lib/assembly/progress-log.js
var progress_log = __webpack_require__(60466);
// EXTERNAL MODULE: ./lib/assembly/template-worker.js
var template_worker = __webpack_require__(57047);
// EXTERNAL MODULE: ./lib/check/exit-code.js
var exit_code = __webpack_require__(36686);
// EXTERNAL MODULE: ./lib/settings/rows/table.js + 4 modules
var table = __webpack_require__(62735);
// EXTERNAL MODULE: ./lib/world/scrub-secrets.js
var scrub_secrets = __webpack_require__(75167);
// EXTERNAL MODULE: ./lib/action/payload.js
var action_payload = __webpack_require__(72364);
;// CONCATENATED MODULE: ./lib/action/event-context.js
/** Parses what triggered this run from the runner's variables and the event payload. Both are untrusted. */

/** Parses the context of a run. Never fails: anything missing or invalid is `null`. */
function parseEventContext(sources) {
    const { env } = sources;
    const payload = parsePayload(sources.payloadText);
    const eventName = env['GITHUB_EVENT_NAME'] || null;
    const repository = repositoryOf(env['GITHUB_REPOSITORY']) ?? repositoryOf((0,action_payload/* textAt */.$6)(payload, 'repository', 'full_name'));
    const change = changeOf(eventName, payload, repository);
    const actor = env['GITHUB_ACTOR'] || (0,action_payload/* textAt */.$6)(payload, 'sender', 'login');
    const isDependabot = isForDependabot(eventName, actor);
    const headSha = change.headSha ?? (0,action_payload/* commitAt */.du)(env, 'GITHUB_SHA');
    return {
        eventName,
        repository,
        pullRequestNumber: change.pullRequestNumber,
        isFork: change.isFork || isDependabot,
        hasReadOnlyToken: isDependabot || (change.isFork && /^pull_request(?:_review(?:_comment)?)?$/u.test(eventName ?? '')),
        headSha,
        baseSha: change.baseSha,
        refName: env['GITHUB_HEAD_REF'] || env['GITHUB_REF_NAME'] || null,
        runUrl: runUrlOf(env, repository),
        workflow: env['GITHUB_WORKFLOW'] || null,
        job: env['GITHUB_JOB'] || null,
        step: env['GITHUB_ACTION'] || null,
        actor,
        apiUrl: (httpUrl(env['GITHUB_API_URL']) ?? 'https://api.github.com').replace(/\/+$/u, ''),
        workspace: env['GITHUB_WORKSPACE'] || sources.workingDirectory,
        run: runOrderOf(env, headSha),
        warnings: eventName === 'pull_request_target' ? [targetWarning] : [],
    };
}
/** Events with a read-only token and no secrets. Source: GitHub Docs, "Dependabot on GitHub Actions". */
function isForDependabot(eventName, actor) {
    if (actor !== 'dependabot[bot]' || eventName === null)
        return false;
    return /^(?:pull_request(?:_review(?:_comment)?)?|push|create|deployment(?:_status)?)$/u.test(eventName);
}
/** Source: GitHub Docs, "Securely using pull_request_target". */
const targetWarning = 'This run was triggered by pull_request_target, so it has the repository’s secrets and a token with write access. ' +
    'If the workflow checks out the pull request, its code decides what is rendered and where mail is sent. ' +
    'Use on: pull_request instead. For forks it runs the check without secrets on the embedded service; ' +
    'you get the job summary and the check status, but no comment.';
/** Each kind of event names its commits in a different part of the payload. */
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
/** A deleted fork has no `head.repo`, and is still a fork. */
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
/** `workflow_run.pull_requests` is empty for forks, and an entry counts only while its head is the run's commit. */
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
/** `before` is all zeros when the push creates the branch. */
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
        // Without a valid payload, the runner's variables are still used.
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
function runOrderOf(env, commit) {
    const [runNumber, attempt] = [env['GITHUB_RUN_NUMBER'] ?? '', env['GITHUB_RUN_ATTEMPT'] ?? '1'];
    if (!/^\d{1,15}$/u.test(runNumber) || !/^\d{1,9}$/u.test(attempt))
        return null;
    return { runNumber: Number(runNumber), attempt: Number(attempt), commit };
}
function httpUrl(text) {
    return text !== undefined && /^https?:\/\/\S+$/u.test(text) && URL.canParse(text) ? text : null;
}

// EXTERNAL MODULE: ./node_modules/@actions/core/lib/core.js + 12 modules
var core = __webpack_require__(90143);
// EXTERNAL MODULE: ./lib/settings/engine/closest-name.js
var closest_name = __webpack_require__(30115);
// EXTERNAL MODULE: ./lib/world/secret.js
var secret = __webpack_require__(41502);
;// CONCATENATED MODULE: ./lib/action/inputs.js
/** Reads the action's inputs and the environment variables that can replace some of them. */



/**
 * Reads the given inputs in table order. The runner sets every declared input, so an empty one means "not given".
 *
 * @param env the process environment, which `@actions/core` reads as well
 */
function readInputs(env, rows) {
    const secretVariables = rows.filter((row) => row.isSecret).flatMap(variablesOf);
    const values = secretVariables.map((name) => env[name] ?? '').filter((value) => value.trim() !== '');
    const names = rows.map((row) => row.name);
    return {
        given: rows.map((row) => readRow(env, row)).filter((input) => input !== null),
        secrets: [...new Set(values)].map((value) => new secret/* Secret */.z(value)),
        secretVariables: secretVariables.filter((name) => env[name] !== undefined),
        warnings: unknownInputs(env, names).map((name) => `Unknown input "${name}": ${(0,closest_name/* suggestName */.S)(name, names)}`),
    };
}
function readRow(env, { name, environmentVariable }) {
    const text = (0,core/* getInput */.V4)(name, { trimWhitespace: false });
    if (text.trim() !== '')
        return { name, text, source: 'input' };
    const fallback = environmentVariable === null ? '' : (env[environmentVariable] ?? '');
    return fallback.trim() === '' ? null : { name, text: fallback, source: 'environment' };
}
function variablesOf({ name, environmentVariable }) {
    return [inputVariable(name), environmentVariable].filter((variable) => variable !== null);
}
function inputVariable(name) {
    return `INPUT_${name.toUpperCase()}`;
}
/** Values are never shown: a secret may have been given under a misspelled name. */
function unknownInputs(env, names) {
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
;// CONCATENATED MODULE: ./lib/action/log.js
/** The action's log: `@actions/core` behind a guard that removes secrets and defuses workflow commands in foreign text. */



/** The three kinds of annotation, most severe first. */
const severities = ['error', 'warning', 'notice'];
const printers = { error: core/* error */.z3, warning: core/* warning */.$e, notice: core/* notice */.lm };
/** The runner keeps ten annotations of each kind per step. Source: actions/runner, ExecutionContext.cs, `_maxCountPerIssueType`. */
const annotationsPerKind = 10;
/** The runner truncates longer messages silently. Source: actions/runner, ExecutionContext.cs, `_maxIssueMessageLength`. */
const longestMessage = 4096;
/** Opens the log of this step. */
function openLog() {
    const scrubs = [];
    const scrub = (text) => scrubs.reduce((shown, one) => one(shown), text);
    const oneLine = (text) => (0,escape_log/* defuse */.V)(scrub(text));
    const lines = (text) => (0,escape_log/* defuseLines */.y)(scrub(text));
    const printedCounts = { error: 0, warning: 0, notice: 0 };
    function annotate({ severity, title, message, place }) {
        if (printedCounts[severity] >= annotationsPerKind) {
            const label = `${severity.charAt(0).toUpperCase()}${severity.slice(1)}`;
            (0,core/* info */.pq)(oneLine(`${label}: ${place === null ? '' : `${(0,errors_problem/* renderPlace */.oL)(place)}: `}${message}`));
            return;
        }
        printedCounts[severity] += 1;
        const where = place === null ? {} : { file: oneLine(place.file), ...positionOf(place) };
        printers[severity](lines(truncate(message)), { title: oneLine(title), ...where });
    }
    return {
        info: (text) => (0,core/* info */.pq)(oneLine(text)),
        group: (title, content) => {
            (0,core/* startGroup */.Oh)(oneLine(title));
            for (const text of content)
                (0,core/* info */.pq)(oneLine(text));
            (0,core/* endGroup */.N4)();
        },
        debug: (text) => (0,core/* debug */.Yz)(lines(text)),
        annotate,
        warn: (message) => annotate({ severity: 'warning', title: 'presend', message, place: null }),
        notice: (message) => annotate({ severity: 'notice', title: 'presend', message, place: null }),
        fail: (message) => (0,core/* setFailed */.C1)(lines(truncate(message))),
        roomFor: (severity) => annotationsPerKind - printedCounts[severity],
        scrubWith: (scrubMore) => {
            scrubs.push(scrubMore);
        },
    };
}
/** The runner rejects a column without a line. */
function positionOf({ line, column }) {
    if (line === undefined)
        return {};
    return column === undefined ? { startLine: line } : { startLine: line, startColumn: column };
}
/** Never splits a surrogate pair. */
function truncate(message) {
    const note = ' … (truncated; see the job summary)';
    if (message.length <= longestMessage)
        return message;
    return `${message.slice(0, longestMessage - note.length).replace(/[\ud800-\udbff]$/u, '')}${note}`;
}

// EXTERNAL MODULE: ./lib/world/secret-forms.js
var secret_forms = __webpack_require__(27404);
;// CONCATENATED MODULE: ./lib/action/masks.js
/** Masks secrets in the runner's log before anything could print them. */


/**
 * Returns every value to mask: each line of a secret (the runner masks line by line), a PEM body on one line, and the
 * AUTH strings that username and password make. The runner derives base64, JSON, URI and XML forms itself. Values
 * shorter than four characters and presend's own words are left out: masking them would blank harmless text.
 */
function maskValues(secrets, usernames) {
    const values = secrets.map((secret) => secret.reveal()).filter(secret_forms/* isMaskable */.h_);
    const bodies = values.map(secret_forms/* pemBody */.zR).filter((body) => body !== null);
    const logins = values.flatMap((value) => usernames.flatMap((username) => (0,secret_forms/* loginForms */.xm)(username, value)));
    return [...new Set([...values.flatMap(secret_forms/* secretLines */._o), ...bodies, ...logins])].filter(secret_forms/* isMaskable */.h_);
}
/** Registers the masks. */
function maskSecrets(secrets, usernames) {
    for (const value of maskValues(secrets, usernames))
        core/* setSecret */.Pq(value);
}

// EXTERNAL MODULE: ./lib/check/outcome-sentence.js
var outcome_sentence = __webpack_require__(79396);
// EXTERNAL MODULE: ./lib/check/rate.js
var check_rate = __webpack_require__(10300);
// EXTERNAL MODULE: ./lib/report/plain-text.js
var plain_text = __webpack_require__(11984);
// EXTERNAL MODULE: ./lib/report/split-code.js
var split_code = __webpack_require__(46838);
;// CONCATENATED MODULE: ./lib/report/escape-markdown.js
/** Escapes foreign text for GitHub Markdown. */


/**
 * Characters with a meaning in Markdown, HTML, tables or formulas. Character references are never delimiters.
 * Source: CommonMark 0.31 §2.5.
 */
const special = /[&<>|`*_[\]#~\\$!]/gu;
/** Starts a list, a heading underline or a rule at the beginning of a line. */
const lineStart = /^(?:[-+=:]|\d{1,9}[.)](?=\s|$))/u;
/** GitHub autolinks mentions, issue numbers and URLs in the rendered text, so references do not prevent that. */
const joiner = '\u200D';
const found = /@|(?:&#35;|GH-)(?=\d)|:(?=\/\/)|www(?=\.)/giu;
/**
 * Returns one line of inline Markdown, valid in a table cell, that shows `text` literally: no markup, HTML, links,
 * images, mentions or issue references. Adds only zero-width joiners.
 */
function escapeMarkdown(text) {
    return (0,plain_text/* plainText */.w)(text)
        .replaceAll(special, (character) => `&#${character.codePointAt(0)};`)
        .replace(lineStart, (start) => start.replace(/[-+=:.)]$/u, (mark) => `&#${mark.codePointAt(0)};`))
        .replaceAll(found, (mark) => `${mark}${joiner}`);
}
/** Returns a code span, valid in a table cell, for text to copy; text that a code span cannot contain is escaped. */
function escapeMarkdownCode(text) {
    const plain = (0,plain_text/* plainText */.w)(text);
    return plain === '' || /[`|\\]/u.test(plain) ? escapeMarkdown(plain) : `\`${plain}\``;
}
/** Escapes a sentence and marks the DNS records in it as code. */
function escapeMarkdownAndCode(text) {
    const pieces = (0,split_code/* splitCode */.m)((0,plain_text/* plainText */.w)(text)).map((piece) => {
        if (piece.kind === 'code')
            return escapeMarkdownCode(piece.text);
        // escapeMarkdown() trims, but the spaces next to a record must be kept.
        const [, before = '', words = '', after = ''] = /^(\s*)(.*?)(\s*)$/su.exec(piece.text) ?? [];
        return `${before}${escapeMarkdown(words)}${after}`;
    });
    return pieces.join('');
}

// EXTERNAL MODULE: ./lib/report/figures.js
var figures = __webpack_require__(40819);
// EXTERNAL MODULE: ./lib/report/finding-line.js
var finding_line = __webpack_require__(54242);
// EXTERNAL MODULE: ./lib/report/headline.js
var report_headline = __webpack_require__(5916);
;// CONCATENATED MODULE: ./lib/report/markdown-table.js
/** Renders a table as a Markdown block, open or collapsed. */


/** Makes a block for a table; none without rows. */
function tableBlocks(table, frame) {
    if (table.rows.length === 0)
        return [];
    const { priority, title, form, mostRows = table.rows.length } = frame;
    const rows = table.rows.slice(0, mostRows).map((row) => renderRow(row, table.columns));
    const header = `| ${table.columns.map((column) => column.title).join(' | ')} |\n`;
    const rule = `| ${table.columns.map((column) => (column.kind === 'number' ? '---:' : '---')).join(' | ')} |\n`;
    const { opening, tail } = markdown_table_frames[form](title);
    return [
        {
            priority,
            head: `${opening}${header}${rule}`,
            rows,
            tail,
            beyondCount: table.rows.length - rows.length,
            cutLine: (count) => `\n… and ${(0,check_rate/* renderCount */.SS)(count, 'more row')}.\n`,
        },
    ];
}
/** Renders a whole table; '' without rows. */
function tableText(table) {
    return tableBlocks(table, { priority: 0, title: '', form: 'open' })
        .map(({ head, rows, tail }) => `${head}${rows.join('')}${tail}`)
        .join('');
}
const markdown_table_frames = {
    open: (title) => ({ opening: title === '' ? '' : `#### ${title}\n\n`, tail: '\n' }),
    folded: (title) => ({ opening: `<details><summary>${title}</summary>\n\n`, tail: '\n</details>\n\n' }),
};
function renderRow(cells, columns) {
    const shown = cells.map((cell, index) => renderCell[columns[index]?.kind ?? 'text'](cell));
    return `| ${shown.join(' | ')} |\n`;
}
const renderCell = {
    text: escapeMarkdown,
    code: escapeMarkdownCode,
    // Keep a number and its unit on one line.
    number: (cell) => escapeMarkdown(cell).replaceAll(' ', '&nbsp;'),
    word: (cell) => `${wordMarks[cell] ?? ''} ${escapeMarkdown(cell)}`.trim(),
};
/** Emoji shown in front of outcomes and statuses. */
const wordMarks = {
    pass: '✅',
    met: '✅',
    warned: '⚠️',
    ok: '✅',
    fail: '❌',
    missed: '❌',
    failing: '❌',
    misconfigured: '🛠️',
    inconclusive: '❔',
    undecided: '❔',
    missing: '❔',
};

// EXTERNAL MODULE: ./lib/report/result-tables.js
var result_tables = __webpack_require__(63247);
// EXTERNAL MODULE: ./lib/report/run-facts.js
var run_facts = __webpack_require__(32793);
;// CONCATENATED MODULE: ./lib/report/markdown-parts.js
/** Building blocks shared by the job summary and the comment. */










/** Parts with a lower number are kept first when the size limit is reached. */
const priorities = {
    head: 0,
    findings: 1,
    rates: 2,
    placement: 3,
    otherTests: 4,
    seeds: 5,
    settings: 6,
};
const longestSentence = 2000;
const longestHeadline = 300;
/** Makes a block without rows; `text` ends with an empty line. */
function textBlock(priority, text) {
    return { priority, head: text, rows: [], tail: '', beyondCount: 0, cutLine: () => '' };
}
/** Makes a collapsed section of Markdown pieces; whole pieces are dropped, the last one first. */
function foldBlock(priority, title, pieces) {
    return {
        priority,
        head: `<details><summary>${title}</summary>\n\n`,
        rows: pieces,
        tail: '</details>\n\n',
        beyondCount: 0,
        cutLine: () => '…\n\n',
    };
}
/** Makes the collapsed section with the figures of a run with several templates. */
function figuresBlock({ tests }, priority, pieces) {
    const overview = tableText((0,result_tables/* overviewTable */.Uc)((0,figures/* bySeverity */.Np)(tests)));
    return foldBlock(priority, figuresTitle(tests), [overview, ...pieces]);
}
function figuresTitle(tests) {
    const passCount = tests.filter((test) => test.outcome === 'pass').length;
    if (passCount === tests.length || passCount === 0)
        return `Figures of all ${tests.length} templates`;
    return `${wordMarks['pass']} ${(0,check_rate/* renderCount */.SS)(passCount, 'template')} ${passCount === 1 ? 'passes' : 'pass'} · figures of all ${tests.length}`;
}
/** Makes the headline with one muted line of facts, the input problems, and notes. */
function headBlocks(result, place, notes) {
    return [
        headlineBlock(result, place),
        ...tableBlocks((0,result_tables/* problemTable */.iK)(result), { priority: priorities.head, title: '', form: 'open' }),
        ...noteBlocks(notes),
    ];
}
function headlineBlock(result, { commit = null, runUrl = null, leg = null }) {
    const headline = escapeMarkdown((0,plain_text/* shorten */.m)((0,report_headline/* runHeadline */.iV)(result), longestHeadline));
    const template = (0,run_facts/* templateFact */.x0)(result);
    const facts = [
        (0,run_facts/* placementFact */.Ye)(result),
        template === null ? null : escapeMarkdownCode(template),
        leg === null ? null : escapeMarkdown((0,plain_text/* shorten */.m)(leg, 100)),
        // GitHub links short commit hashes.
        commit === null ? null : commit.slice(0, 7),
        runLink(runUrl),
    ].filter((fact) => fact !== null);
    const muted = facts.length === 0 ? '' : `<sub>${facts.join(' · ')}</sub>\n\n`;
    return textBlock(priorities.head, `### ${wordMarks[result.outcome]} presend: ${headline}\n\n${muted}`);
}
/** Allows only HTTP(S) URLs without characters that could end the link. */
function runLink(runUrl) {
    if (runUrl === null || !/^https?:\/\/[\w.:/~%?&=+#@-]+$/u.test(runUrl))
        return null;
    return `[full report](${runUrl})`;
}
/** Renders findings as list items. */
function findingLines(test, findings, detail) {
    return findings.map((finding) => {
        const { text, fix } = (0,finding_line/* findingParts */.ET)(finding, test, detail);
        const arrow = fix === '' ? '' : ` → ${escapeMarkdownAndCode(fix)}`;
        return `- ${escapeMarkdown(text)}${arrow}\n`;
    });
}
/** Renders what was not measured and the Gmail tab notes, muted. */
function mutedLines(test, result) {
    const lines = [
        ...(0,run_facts/* unmeasuredLines */.fR)(test, result),
        ...test.tabNotes.map((note) => `${(0,plain_text/* shorten */.m)(note, 300)} (local simulation)`),
    ];
    return lines.map((line) => `<sub>${escapeMarkdown(line)}</sub>\n\n`).join('');
}
/** Makes the collapsed table of a test's seeds. */
function seedBlocks(test, result, tableOf = result_tables/* seedTable */.eI) {
    const title = `All ${(0,check_rate/* renderCount */.SS)(test.seeds.length, 'mailbox', 'mailboxes')}${result.tests.length === 1 ? '' : ` of ${escapeMarkdown((0,outcome_sentence/* testTitle */.o3)(test))}`}`;
    return tableBlocks(tableOf(test, result.serviceKind), { priority: priorities.seeds, title, form: 'folded' });
}
/** Renders notes as block quotes. */
function noteBlocks(notes, priority = priorities.head) {
    return notes.map(({ kind, title, text }) => {
        const mark = kind === 'warning' ? '⚠️ ' : '';
        return textBlock(priority, `> ${mark}**${escapeMarkdown(title)}**: ${sentenceMarkdown(text)}\n\n`);
    });
}
/** Escapes and shortens a sentence. */
function sentenceMarkdown(text) {
    return escapeMarkdown((0,plain_text/* shorten */.m)(text, longestSentence));
}

// EXTERNAL MODULE: ./lib/postmaster/report/figures.js
var report_figures = __webpack_require__(70750);
// EXTERNAL MODULE: ./lib/postmaster/gate/metric-text.js
var metric_text = __webpack_require__(43962);
;// CONCATENATED MODULE: ./lib/postmaster/report/mermaid-chart.js
/** A domain's days as a Mermaid chart; the same figures stand in a table beside it, for where it is not drawn. */


/** More labels than these would lie on one another. */
const mostDays = 14;
/**
 * A fenced block with a bar a day and a line for each limit, and below it the days that are left out because nothing
 * was told of them: a Mermaid chart has no gaps, and a bar of height 0 would say that all was well. Only days, numbers
 * and words of our own stand in it. `null` where there is nothing to draw.
 */
function postmasterChart(report) {
    const metric = (0,report_figures/* chartedMetric */.eX)(report);
    if (metric === null)
        return null;
    const days = report.days.slice(-mostDays);
    const told = days.flatMap((day) => mermaid_chart_valueOf(day, metric));
    if (told.length === 0)
        return null;
    const lines = [metric.warnPercent, metric.thresholdPercent].filter((line) => line !== null);
    const gaps = days.filter((day) => mermaid_chart_valueOf(day, metric).length === 0);
    return [
        '```mermaid',
        'xychart-beta',
        `  title "${titleOf(metric, lines)}"`,
        `  x-axis [${told.map(({ date }) => `"${date.slice(5)}"`).join(', ')}]`,
        `  y-axis ${numberText(lowestOf(metric, told))} --> ${numberText(highestOf(metric, told, lines))}`,
        `  bar [${told.map(({ percent }) => numberText(percent)).join(', ')}]`,
        ...lines.map((line) => `  line [${told.map(() => numberText(line)).join(', ')}]`),
        '```',
        ...(gaps.length === 0 ? [] : ['', `No data: ${gaps.map(({ date }) => date.slice(5)).join(', ')}.`]),
        '',
    ].join('\n');
}
function mermaid_chart_valueOf({ date, percents }, { metric }) {
    const percent = percents[metric];
    return percent === null ? [] : [{ date, percent }];
}
function titleOf({ metric }, lines) {
    const limits = lines.length === 0 ? '' : `; ${lines.length === 1 ? 'line' : 'lines'} at ${lines.join(' and ')}`;
    const title = (0,metric_text/* metricTitle */.Vu)(metric);
    return `${title.charAt(0).toUpperCase()}${title.slice(1)} by day, percent${limits}`;
}
function lowestOf({ bound }, told) {
    if (bound !== 'at-least')
        return 0;
    return Math.max(Math.floor(Math.min(...told.map(({ percent }) => percent), 90)) - 5, 0);
}
function highestOf({ bound }, told, lines) {
    return bound === 'at-least' ? 100 : Math.max(...told.map(({ percent }) => percent), ...lines, 0.01) * 1.15;
}
/** Mermaid knows no exponents. */
function numberText(value) {
    return String(Number(value.toFixed(4)));
}

// EXTERNAL MODULE: ./lib/postmaster/report/notes.js
var notes = __webpack_require__(80138);
;// CONCATENATED MODULE: ./lib/postmaster/report/markdown-blocks.js
/** The parts of summary and comment about a domain at its mailbox provider. */






/** How the domain stands, with its metrics and a chart. */
function postmasterBlocks(report, result, form = 'with-chart') {
    const title = `### ${wordMarks[report.outcome]} Postmaster data of ${escapeMarkdownCode(report.domain)}\n\n`;
    const sentence = (0,notes/* isInVerdict */.f)(report, result) ? '' : `${sentenceMarkdown(report.sentence)}\n\n`;
    const known = (0,report_figures/* postmasterFacts */.Ce)(report).map(escapeMarkdown);
    const facts = known.length === 0 ? '' : `${known.join(' · ')}\n\n`;
    const chart = form === 'no-chart' ? null : postmasterChart(report);
    const table = { priority: priorities.rates, title: '', form: 'open' };
    return [
        textBlock(priorities.head, `${title}${sentence}${facts}`),
        ...noteBlocks((0,notes/* postmasterNotes */._)(report)),
        ...tableBlocks((0,report_figures/* metricTable */.Lc)(report, 'with-trend'), table),
        ...(chart === null ? [] : [textBlock(priorities.placement, `${chart}\n`)]),
    ];
}
/** Every day, folded. */
function postmasterDayBlocks(report) {
    const title = `All days of ${escapeMarkdown(report.domain)}`;
    return tableBlocks((0,report_figures/* dayTable */.r_)(report), { priority: priorities.seeds, title, form: 'folded' });
}

;// CONCATENATED MODULE: ./lib/report/markdown-document.js
/** Joins Markdown blocks within a size limit; whole rows and blocks that do not fit are omitted. */
/** Joins the blocks in order, in at most `maxBytes` of UTF-8; returns '' when the first block does not fit. */
function fitBlocks(blocks, { maxBytes, closing }) {
    const whole = blocks.map(wholeBlock).join('');
    if (Buffer.byteLength(whole) <= maxBytes)
        return whole;
    const most = {
        blockCount: blocks.length,
        rowCount: blocks.reduce((sum, block) => sum + block.rows.length, 0),
    };
    let leftBytes = maxBytes - Buffer.byteLength(closing(most));
    const fitted = new Map();
    for (const block of blocks.toSorted((left, right) => left.priority - right.priority)) {
        const fit = fitBlock(block, leftBytes);
        fitted.set(block, fit);
        leftBytes -= Buffer.byteLength(fit.text);
    }
    const inOrder = blocks.map((block) => fitted.get(block)).filter((fit) => fit !== undefined);
    const omission = {
        blockCount: inOrder.filter((fit) => fit.isDropped).length,
        rowCount: inOrder.reduce((sum, fit) => sum + fit.omittedRowCount, 0),
    };
    // A report without its verdict would be misleading.
    if (inOrder[0]?.isDropped === true)
        return '';
    const text = `${inOrder.map((fit) => fit.text).join('')}${closing(omission)}`;
    return Buffer.byteLength(text) <= maxBytes ? text : '';
}
/** Renders a whole block. */
function wholeBlock({ head, rows, tail, beyondCount, cutLine }) {
    return `${head}${rows.join('')}${beyondCount === 0 ? '' : cutLine(beyondCount)}${tail}`;
}
function fitBlock(block, leftBytes) {
    const whole = wholeBlock(block);
    const rowCount = block.rows.length;
    if (Buffer.byteLength(whole) <= leftBytes)
        return { text: whole, omittedRowCount: 0, isDropped: false };
    const frameBytes = Buffer.byteLength(`${block.head}${block.tail}${block.cutLine(rowCount + block.beyondCount)}`);
    let roomBytes = leftBytes - frameBytes;
    const rows = [];
    for (const row of block.rows) {
        roomBytes -= Buffer.byteLength(row);
        if (roomBytes < 0)
            break;
        rows.push(row);
    }
    if (rows.length === 0)
        return { text: '', omittedRowCount: rowCount, isDropped: true };
    const omittedRowCount = rowCount - rows.length;
    return {
        text: `${block.head}${rows.join('')}${block.cutLine(omittedRowCount + block.beyondCount)}${block.tail}`,
        omittedRowCount,
        isDropped: false,
    };
}

// EXTERNAL MODULE: ./lib/report/result-notes.js
var result_notes = __webpack_require__(16753);
;// CONCATENATED MODULE: ./lib/report/markdown-comment.js
/** Renders the pull request comment: verdict, fixes and figures; everything else is collapsed or left to the summary. */













/** GitHub rejects longer comments with 422. */
const longestComment = 65_536;
const mostFindings = 5;
const mostTests = 5;
const mostFindingLines = 8;
/** Approximate characters per line of a comment on GitHub. */
const lineCharacters = 110;
const mostDomains = 5;
/** Renders GitHub Markdown. The size is measured in bytes, an upper bound for any way to count characters. */
function renderComment(result, options) {
    const maxBytes = Math.min(options.maxCharacters ?? longestComment, longestComment);
    const { tests } = result;
    const [only] = tests;
    const blocks = [
        ...(options.marker === '' ? [] : [textBlock(priorities.head, `${options.marker}\n`)]),
        ...headBlocks(result, options, (0,result_notes/* urgentNotes */.zv)(result)),
        ...(only !== undefined && tests.length === 1 ? oneTestBlocks(only, result) : severalTestBlocks(result)),
        ...noticeBlocks(result),
        ...postmasterPart(result),
    ];
    return fitBlocks(blocks, { maxBytes, closing: closingLine });
}
/** Collapses a pass; otherwise shows causes and figures. */
function oneTestBlocks(test, result) {
    const rates = ratesText(test);
    const muted = mutedLines(test, result);
    const seeds = seedBlocks(test, result, result_tables/* briefSeedTable */.E2);
    if (test.outcome === 'pass') {
        const found = test.findings.length === 0 ? '' : `, ${(0,check_rate/* renderCount */.SS)(test.findings.length, 'finding')}`;
        const findings = findingList(test, test.findings);
        const pieces = [
            rates,
            muted,
            findings,
            placementText(test),
            ...(0,result_notes/* testNotes */.yH)(test)
                .filter((note) => !test.warnings.includes(note.text))
                .map(noteText),
        ];
        return [
            ...warningBlocks(test),
            foldBlock(priorities.rates, `Figures${found}`, pieces.filter((one) => one !== '')),
        ];
    }
    const shownCount = countThatFit(test, mostFindings);
    const shown = test.findings.slice(0, shownCount);
    const rest = test.findings.slice(shownCount);
    return [
        ...textBlocks(priorities.findings, findingList(test, shown)),
        ...(rest.length === 0
            ? []
            : [foldBlock(priorities.otherTests, (0,check_rate/* renderCount */.SS)(rest.length, 'more finding'), [findingList(test, rest)])]),
        ...noteBlocks(otherNotes(test), priorities.findings),
        ...textBlocks(priorities.rates, rates),
        ...textBlocks(priorities.placement, placementText(test)),
        ...textBlocks(priorities.rates, muted),
        ...seeds,
    ];
}
function ratesText(test) {
    return tableText((0,result_tables/* rateGrid */.hN)(test, (verdict) => wordMarks[verdict] ?? ''));
}
/** Returns how many findings fit on a screen together with the figures; at least two. */
function countThatFit(test, mostCount) {
    const lineCounts = test.findings.slice(0, mostCount).map((finding) => {
        const { text, fix } = (0,finding_line/* findingParts */.ET)(finding, test, finding_line/* briefFinding */.ue);
        return Math.ceil((text.length + fix.length + 3) / lineCharacters);
    });
    const sums = lineCounts.map((_, index) => lineCounts.slice(0, index + 1).reduce((sum, count) => sum + count, 0));
    return Math.max(sums.filter((sum) => sum <= mostFindingLines).length, Math.min(2, lineCounts.length));
}
/** Omitted when every copy reached the inbox: the rate already says so. */
function placementText(test) {
    const isAllInbox = test.placement.every((row) => row.hitCount === row.seedCount);
    return isAllInbox ? '' : tableText((0,result_tables/* placementTable */.qY)(test));
}
function findingList(test, findings) {
    const lines = findingLines(test, findings, finding_line/* briefFinding */.ue);
    return lines.length === 0 ? '' : `${lines.join('')}\n`;
}
function warningBlocks(test) {
    return test.warnings.map((text) => textBlock(priorities.head, `⚠️ ${escapeMarkdown((0,plain_text/* shorten */.m)(text, 500))}\n\n`));
}
/** Omits the reasons for missed rates, which the figures already show. */
function otherNotes(test) {
    const missed = new Set(test.rates.filter(({ status }) => status === 'missed').map(({ reason }) => reason));
    return (0,result_notes/* testNotes */.yH)(test).filter(({ text }) => !missed.has(text));
}
function noteText({ title, text }) {
    return `**${escapeMarkdown(title)}**: ${escapeMarkdown((0,plain_text/* shorten */.m)(text, 500))}\n\n`;
}
function textBlocks(priority, text) {
    return text === '' ? [] : [textBlock(priority, text)];
}
/** Lists failing tests with their main causes; the rest is collapsed. */
function severalTestBlocks(result) {
    if (result.tests.length === 0)
        return [];
    const troubled = result.tests.filter((test) => test.outcome !== 'pass');
    const shown = troubled.slice(0, mostTests);
    const each = Math.max(1, Math.floor(mostFindings / Math.max(shown.length, 1)));
    const items = shown.map((test) => testItem(test, each));
    const beyond = troubled.length - shown.length;
    const more = beyond === 0 ? '' : `- and ${(0,check_rate/* renderCount */.SS)(beyond, 'more template')}\n`;
    const details = (0,figures/* bySeverity */.Np)(result.tests).flatMap((test) => detailPieces(test, result));
    return [
        ...textBlocks(priorities.findings, items.length === 0 ? '' : `${items.join('')}${more}\n`),
        figuresBlock(result, priorities.rates, details),
    ];
}
function testItem(test, findingCount) {
    const findings = findingLines(test, test.findings.slice(0, findingCount), finding_line/* briefFinding */.ue).map((line) => `  ${line}`);
    const headline = escapeMarkdown((0,plain_text/* shorten */.m)((0,report_headline/* testHeadline */.ZS)(test), 300));
    return `- ${wordMarks[test.outcome]} ${escapeMarkdownCode((0,outcome_sentence/* testTitle */.o3)(test))}: ${headline}\n${findings.join('')}`;
}
/** A passing test without findings has nothing beyond its row in the overview. */
function detailPieces(test, result) {
    const pieces = [
        findingList(test, test.findings),
        ...otherNotes(test).map(noteText),
        test.outcome === 'pass' ? '' : `${ratesText(test)}${placementText(test)}`,
        mutedLines(test, result),
    ].filter((one) => one !== '');
    if (pieces.length === 0)
        return [];
    return [`**${wordMarks[test.outcome]} ${escapeMarkdown((0,outcome_sentence/* testTitle */.o3)(test))}**\n\n${pieces.join('')}`];
}
function noticeBlocks(result) {
    const notes = (0,result_notes/* noticeNotes */.u5)(result);
    if (notes.length === 0)
        return [];
    return [foldBlock(priorities.otherTests, (0,check_rate/* renderCount */.SS)(notes.length, 'notice'), notes.map(noteText))];
}
function postmasterPart(result) {
    const { postmaster } = result;
    const more = postmaster.length - mostDomains;
    return [
        ...(0,figures/* bySeverity */.Np)(postmaster)
            .slice(0, mostDomains)
            .flatMap((report) => postmasterBlocks(report, result, 'no-chart')),
        ...(more <= 0 ? [] : [textBlock(priorities.head, `${(0,check_rate/* renderCount */.SS)(more, 'more domain')}: see the full report.\n\n`)]),
    ];
}
function closingLine({ rowCount }) {
    return `\n✂️ Shortened: ${(0,check_rate/* renderCount */.SS)(rowCount, 'row')} omitted. See the full report.\n`;
}

// EXTERNAL MODULE: ./lib/contract/names.js
var names = __webpack_require__(766);
;// CONCATENATED MODULE: ./lib/report/mermaid-chart.js
/** Renders placement as a Mermaid chart. The tables have the same figures, for viewers without Mermaid. */

/** Layers of a bar from bottom to top, with the emoji of the legend. */
const mermaid_chart_layers = [
    ['INBOX', '🟩', '#2da44e', (row) => row.inboxCount],
    ['tabs', '🟦', '#54aeff', (row) => row.tabCount],
    ['Spam', '🟥', '#e5534b', (row) => row.spamCount],
    ['no folder', '⬛', '#59636e', (row) => row.noneCount],
];
/**
 * Renders a fenced block with one stacked bar per provider type over all tests; `null` without placement. Mermaid
 * overlays bars, so each layer includes the ones below it, tallest first; an empty layer goes below the axis, because
 * Mermaid draws a sliver at 0. Contains no foreign text, which could break Mermaid's syntax.
 */
function placementChart(tests) {
    const rows = names/* providerTypes */.Nm.flatMap((type) => sumRows(tests.flatMap((test) => test.placement).filter((row) => row.providerType === type)));
    if (rows.length === 0)
        return null;
    const labels = rows.map((row) => `"${row.providerType} ${row.hitCount}/${row.seedCount}"`);
    const used = mermaid_chart_layers.filter(([, , , countOf]) => rows.some((row) => countOf(row) > 0));
    const stacked = used.map((_, index) => rows.map((row) => height(sumOf(used.slice(0, index + 1).map(([, , , countOf]) => countOf(row))), row.seedCount)));
    const colors = used.map(([, , color]) => color);
    return [
        '```mermaid',
        `%%{init: {"theme": "base", "themeVariables": {"xyChart": {"plotColorPalette": "${colors.toReversed().join(', ')}"}}}}%%`,
        'xychart-beta',
        '  title "Copies by folder; in the inbox / all"',
        `  x-axis [${labels.join(', ')}]`,
        '  y-axis "percent" 0 --> 100',
        ...stacked.toReversed().map((counts) => `  bar [${counts.join(', ')}]`),
        '```',
        '',
        used.map(([title, square]) => `${square} ${title}`).join(' · '),
        '',
    ].join('\n');
}
/** Percent. */
function height(count, seedCount) {
    return count === 0 ? -2 : Number(((100 * count) / seedCount).toFixed(1));
}
/** Adds up the rows of one provider type. */
function sumRows(rows) {
    const [first, ...others] = rows;
    if (first === undefined)
        return [];
    return [
        others.reduce((sum, row) => ({
            providerType: sum.providerType,
            seedCount: sum.seedCount + row.seedCount,
            hitCount: sum.hitCount + row.hitCount,
            inboxCount: sum.inboxCount + row.inboxCount,
            tabCount: sum.tabCount + row.tabCount,
            spamCount: sum.spamCount + row.spamCount,
            noneCount: sum.noneCount + row.noneCount,
        }), first),
    ];
}
function sumOf(numbers) {
    return numbers.reduce((total, one) => total + one, 0);
}

;// CONCATENATED MODULE: ./lib/report/markdown-summary.js
/** Renders the job summary. */












/** GitHub does not show a larger summary at all. Source: actions/runner, FileCommandManager.cs. */
const largestSummaryBytes = 1024 * 1024;
/**
 * Renders GitHub Markdown: the verdict, then findings, rates and placement of each test. Passing tests of several,
 * seeds and settings are collapsed. Rows that do not fit are omitted, and the last line says so. Returns '' when not
 * even the verdict fits.
 */
function renderSummary(result, options) {
    const maxBytes = Math.min(options.maxBytes ?? largestSummaryBytes, largestSummaryBytes);
    const tests = (0,figures/* bySeverity */.Np)(result.tests);
    const shown = tests.filter((test) => test.outcome !== 'pass' || tests.length === 1);
    const chart = placementChart(result.tests);
    const blocks = [
        ...headBlocks(result, { ...options, runUrl: null }, (0,result_notes/* runNotes */.p1)(result)),
        ...shown.flatMap((test) => testBlocks(test, result)),
        ...foldedTestBlocks(result),
        ...(chart === null ? [] : [textBlock(priorities.placement, `${chart}\n`)]),
        ...(0,figures/* bySeverity */.Np)(result.postmaster).flatMap((report) => postmasterBlocks(report, result)),
        ...shown.flatMap((test) => seedBlocks(test, result)),
        ...(0,figures/* bySeverity */.Np)(result.postmaster).flatMap(postmasterDayBlocks),
        ...settingBlocks(result),
    ];
    return fitBlocks(blocks, { maxBytes, closing: (omission) => markdown_summary_closingLine(omission, maxBytes, options.reportPath) });
}
/** Collapses the overview of several tests and the details of those that pass. */
function foldedTestBlocks(result) {
    if (result.tests.length < 2)
        return [];
    const passing = result.tests.filter((test) => test.outcome === 'pass');
    const pieces = passing.map((test) => passingPiece(test, result));
    return [figuresBlock(result, priorities.otherTests, pieces)];
}
/** Renders a passing test with the same parts as one that is shown open. */
function passingPiece(test, result) {
    const title = `**${wordMarks[test.outcome]} ${escapeMarkdownCode((0,outcome_sentence/* testTitle */.o3)(test))}**\n\n`;
    const parts = [textBlock(0, title), ...partBlocks(test, result), ...seedBlocks(test, result)];
    return parts.map(wholeBlock).join('');
}
/** Renders a test's sentence and its parts. */
function testBlocks(test, result) {
    const isAlone = result.tests.length === 1;
    const title = isAlone ? '' : `### ${wordMarks[test.outcome]} ${escapeMarkdownCode((0,outcome_sentence/* testTitle */.o3)(test))}\n\n`;
    const sentence = sentenceMarkdown(test.sentence);
    return [textBlock(priorities.head, `${title}${sentence}\n\n`), ...partBlocks(test, result)];
}
/** Renders everything about a test except its seeds. */
function partBlocks(test, result) {
    const facts = (0,result_notes/* testFacts */.aA)(test).map(escapeMarkdown).join(' · ');
    const findings = findingLines(test, test.findings, finding_line/* fullFinding */.R4);
    const muted = mutedLines(test, result);
    return [
        textBlock(priorities.head, `<sub>${facts}</sub>\n\n`),
        ...(findings.length === 0 ? [] : [listBlock(priorities.findings, findings)]),
        ...noteBlocks((0,result_notes/* testNotes */.yH)(test)),
        ...tableBlocks((0,result_tables/* rateTable */.$b)(test), { priority: priorities.rates, title: '', form: 'open' }),
        ...(muted === '' ? [] : [textBlock(priorities.rates, muted)]),
        ...placementBlocks(test, result),
    ];
}
function listBlock(priority, rows) {
    return { priority, head: '', rows, tail: '\n', beyondCount: 0, cutLine: (count) => `- and ${count} more\n` };
}
function placementBlocks(test, result) {
    const title = (0,figures/* placementTitle */.Sj)(test, result.serviceKind);
    return tableBlocks((0,result_tables/* placementTable */.qY)(test), { priority: priorities.placement, title, form: 'open' });
}
function settingBlocks(result) {
    const title = 'Settings (others have their defaults)';
    return tableBlocks((0,result_tables/* settingTable */.DV)(result, 'given'), { priority: priorities.settings, title, form: 'folded' });
}
function markdown_summary_closingLine({ blockCount, rowCount }, maxBytes, reportPath) {
    const parts = [(0,check_rate/* renderCount */.SS)(rowCount, 'row'), ...(blockCount === 0 ? [] : [(0,check_rate/* renderCount */.SS)(blockCount, 'section')])];
    const where = reportPath === null ? '' : ` See the full report in ${escapeMarkdownCode(reportPath)}.`;
    return `\n✂️ Shortened to ${maxBytes} bytes: ${parts.join(' and ')} omitted.${where}\n`;
}

// EXTERNAL MODULE: ./lib/report/report-files.js + 6 modules
var report_files = __webpack_require__(78890);
// EXTERNAL MODULE: ./lib/report/report-terminal.js + 1 modules
var report_terminal = __webpack_require__(2688);
// EXTERNAL MODULE: ./lib/world/version.js
var version = __webpack_require__(78344);
;// CONCATENATED MODULE: ./lib/action/renderers.js
/** Binds the renderers of report/ to this run's URL, commit and report folder. */





/** Roughly what GitHub's log shows without horizontal scrolling. */
const logColumns = 140;
/** @param reportPath folder to write the report files to; `null` for none */
function renderersFor({ runUrl, headSha }, reportPath, leg = null) {
    const place = { runUrl, commit: headSha, leg };
    return {
        plainLines: (result) => (0,report_terminal/* renderTerminalReport */.J)(result, { widthColumns: logColumns, color: 'none', reportPath }),
        summary: (result, maxBytes) => renderSummary(result, { ...place, maxBytes, reportPath }),
        comment: (result, marker) => renderComment(result, { ...place, marker }),
        files: (result) => (0,report_files/* reportFiles */.I)(result, { version: version/* version */.r }),
    };
}

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/world/repository.js
var world_repository = __webpack_require__(80458);
;// CONCATENATED MODULE: ./lib/action/annotations.js
/** Turns a result into annotations, within the number that the runner keeps. */





/** Returns all annotations for a result, most severe first. */
function annotationsFor(result) {
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
/** With `gate: off`, the outcome is only a notice. */
function severityOf(result) {
    if (!(0,exit_code/* isExcused */.Ix)(result))
        return 'error';
    return result.gate === 'off' ? 'notice' : 'warning';
}
/**
 * Prints annotations. The runner keeps ten of each kind: beyond that, the last one gives the number of the others, and
 * the log lists them. One warning is kept free for a comment or report that fails later.
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
        const message = `and ${rest.length} more; see the log and the job summary`;
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
/** Annotates the template with the test's sentence, the reason for each threshold not met, and the first fix. */
function testAnnotations(report, { severity, serviceKind }) {
    const place = { file: report.templatePath };
    const warnings = report.warnings.map((message) => ({ severity: 'warning', title: 'presend', message, place }));
    if (report.outcome === 'pass')
        return warnings;
    const reasons = report.rates
        .filter((rate) => rate.status === 'missed' || rate.status === 'undecided')
        .map((rate) => rate.reason)
        .filter((reason) => reason !== null && !report.sentence.includes(reason));
    const message = [report.sentence, ...reasons, ...firstFinding(report), ...placementLine(report, serviceKind)].join('\n');
    return [{ severity, title: `presend: ${report.outcome}`, message, place }, ...warnings];
}
/** `finding → fix` of the most severe finding. */
function firstFinding(report) {
    const [first] = report.findings;
    if (first === undefined)
        return [];
    const { text, fix } = (0,finding_line/* findingParts */.ET)(first, report, finding_line/* fullFinding */.R4);
    return [fix === '' ? text : `${text} → ${fix}`];
}
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
/** An annotation is read on its own, so it says whether its folders are simulated. */
function placementLine(report, serviceKind) {
    if (report.test === null || report.receivedCount === 0)
        return [];
    return [(0,figures/* placementTitle */.Sj)(report, serviceKind)];
}
/** The run's own outcome, unless a problem, test or domain already shows it. */
function runAnnotations(result, severity) {
    const reports = [...result.tests, ...result.postmaster];
    const isShown = result.problems.length > 0 || reports.some((report) => report.outcome === result.outcome);
    if (result.outcome === 'pass' || isShown)
        return [];
    const message = result.error?.message ?? result.sentence;
    return [{ severity, title: `presend: ${result.outcome}`, message, place: null }];
}
function plainLine({ place, message }) {
    return place === null ? message : `${place.file}${place.line === undefined ? '' : `:${place.line}`}: ${message}`;
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
;// CONCATENATED MODULE: ./lib/action/comment-marker.js
/** Hidden first lines that identify presend's comment and the run that wrote it. */

/** Renders the marker: an HTML comment that no name in it can close. */
function commentMarker(fields) {
    const pairs = [
        ['workflow', fields.workflow],
        ['job', fields.job],
        ['step', fields.step],
        ['config', fields.configPath],
        ['key', fields.key],
    ];
    const shown = pairs.map(([name, value]) => `${name}=${value === null ? '' : encodeName(value)}`);
    return `<!-- presend ${shown.join(' ')} -->`;
}
/** Renders the second line. */
function runLine({ runNumber, attempt, commit }) {
    return `<!-- presend-run number=${runNumber} attempt=${attempt} commit=${commit ?? ''} -->`;
}
/** Parses the run that wrote a comment; `null` when its body does not name one. */
function parseRunLine(body) {
    const pattern = /^<!-- presend-run number=(?<number>\d{1,15}) attempt=(?<attempt>\d{1,9}) commit=(?<commit>[0-9a-f]*) -->$/mu;
    const { number, attempt, commit } = pattern.exec(body.slice(0, longestMarkers))?.groups ?? {};
    if (number === undefined)
        return null;
    return { runNumber: Number(number), attempt: Number(attempt), commit: commit || null };
}
/** True when `left` is a later run, or a later attempt of the same run. An unknown run is never later. */
function isLaterRun(left, right) {
    if (left === null || right === null)
        return false;
    if (left.runNumber !== right.runNumber)
        return left.runNumber > right.runNumber;
    return left.attempt > right.attempt;
}
/** True when the body begins with the marker; a quoted marker further down does not count. */
function hasMarker(body, marker) {
    return body.trimStart().startsWith(marker);
}
/** UTF-16 units that both lines fit into. */
const longestMarkers = 4000;
const longestName = 200;
/** Some parsers end HTML comments at `--`, so hyphens never touch. Long names are replaced by their hash. */
function encodeName(name) {
    const text = name.toWellFormed();
    const short = text.length <= longestName ? text : `sha256:${(0,external_node_crypto_.createHash)('sha256').update(text).digest('hex')}`;
    return encodeURIComponent(short).replaceAll('--', '-%2D');
}

// EXTERNAL MODULE: ./lib/world/time-limit.js
var time_limit = __webpack_require__(83141);
;// CONCATENATED MODULE: ./lib/action/sticky-comment.js
/** Keeps one comment on a pull request up to date, even when runs write at the same time. */


const requestLimitMs = 10_000;
const wholeLimitMs = 30_000;
/** Attempts for idempotent requests (list, update, delete), with exponential backoff. */
const attemptCount = 3;
const firstWaitMs = 500;
/** A new comment can take a moment to appear in the list. */
const relistAfterMs = 1000;
/** 100 comments per page: up to 10,000. */
const pageCount = 100;
/** The account behind GITHUB_TOKEN, assumed when the token cannot read its own login. */
const defaultBotLogin = 'github-actions[bot]';
/**
 * Finds presend's comment by author and marker on all pages, then updates or creates it. Concurrent runs can leave
 * several: the first is kept, the others are deleted. After a create whose reply was lost, the list is checked before
 * one retry. Ends within 30 s; earlier when GitHub asks for a longer wait or `signal` aborts. Rejects only with the
 * signal's reason.
 */
async function keepComment(request, api, { clock, signal }) {
    const deadlineMs = clock.monotonicMs() + wholeLimitMs;
    try {
        const work = async (inner) => await findThenWrite(request, { api, clock, signal: inner, deadlineMs });
        return await (0,time_limit/* withinTime */.dn)(work, wholeLimitMs, { clock, signal });
    }
    catch (error) {
        if (error instanceof time_limit/* TimeLimitReached */.r_)
            return { status: 'failed', reason: error.message };
        throw error;
    }
}
async function findThenWrite(request, deps) {
    const found = await findOwn(request.marker, deps);
    if (found.status !== 'ok')
        return toOutcome(found);
    const [kept, ...others] = found.value;
    return kept === undefined ? await createOnce(request, deps) : await settle(request, { kept, others }, deps);
}
/** The first comment gets the verdict of the latest run and the others are deleted, whichever run does this. */
async function settle(request, { kept, others }, deps) {
    const later = [kept, ...others].filter((comment) => isLaterRun(parseRunLine(comment.body), request.run));
    const latest = later.reduce((best, one) => (best === null || isLaterRun(parseRunLine(one.body), parseRunLine(best.body)) ? one : best), null);
    const outcome = await update(kept, { ...request, body: latest?.body ?? request.body }, deps);
    if (outcome.status !== 'updated' && outcome.status !== 'unchanged')
        return outcome;
    for (const comment of others)
        await remove(comment, request, deps);
    return latest === null ? outcome : { status: 'outdated', url: outcome.url };
}
async function update(comment, request, deps) {
    if (comment.body === request.body)
        return { status: 'unchanged', url: comment.url };
    const { id } = comment;
    const answer = await repeat(deps, async (signal) => await deps.api.update(id, request.body, signal));
    if (answer.status === 'ok')
        return { status: 'updated', url: answer.value.url ?? comment.url };
    // Deleted after it was listed.
    if (answer.status === 'refused' && answer.code === 404)
        return await createOnce(request, deps);
    return toOutcome(answer);
}
/** A comment that cannot be deleted gets the same body. The next run retries what fails here. */
async function remove(comment, request, deps) {
    const { id } = comment;
    const answer = await repeat(deps, async (signal) => await deps.api.remove(id, signal));
    if (answer.status !== 'refused' || answer.code === 404)
        return;
    await attempt(deps, async (signal) => await deps.api.update(id, request.body, signal));
}
/** Creates at most twice, and the second time only when the list shows that the first had no effect. */
async function createOnce(request, deps) {
    if (!request.mayCreate)
        return { status: 'not-wanted' };
    const first = await attempt(deps, async (signal) => await deps.api.create(request.body, signal));
    if (first.status === 'ok')
        return await settleCreated(first.value, request, deps);
    if (first.status === 'refused' || !(await canWait(first, relistAfterMs, deps)))
        return toOutcome(first);
    const found = await findOwn(request.marker, deps);
    if (found.status !== 'ok')
        return toOutcome(found);
    const [created] = found.value;
    if (created !== undefined)
        return await settleCreated(created, request, deps);
    const second = await attempt(deps, async (signal) => await deps.api.create(request.body, signal));
    return second.status === 'ok' ? await settleCreated(second.value, request, deps) : toOutcome(second);
}
/** Lists again, because a concurrent run may also have created a comment: at least the later run sees both. */
async function settleCreated(created, request, deps) {
    const found = await findOwn(request.marker, deps);
    const others = found.status === 'ok' ? found.value.filter((comment) => comment.id !== created.id) : [];
    if (others.length === 0)
        return { status: 'created', url: created.url };
    const [kept = created, ...rest] = [created, ...others].toSorted((left, right) => left.id - right.id);
    const outcome = await settle(request, { kept, others: rest }, deps);
    return outcome.status === 'unchanged' || outcome.status === 'updated' ? { ...outcome, status: 'created' } : outcome;
}
/** Returns the comments with the marker that this token's account wrote, oldest first. */
async function findOwn(marker, deps) {
    const own = [];
    let ownLogin = null;
    for (let page = 1; page <= pageCount; page += 1) {
        const answer = await repeat(deps, async (signal) => await deps.api.listPage(page, signal));
        if (answer.status !== 'ok')
            return answer;
        const candidates = answer.value.comments.filter((comment) => hasMarker(comment.body, marker));
        if (candidates.length > 0)
            ownLogin ??= await readOwnLogin(deps);
        own.push(...candidates.filter((comment) => comment.authorLogin?.toLowerCase() === ownLogin));
        if (!answer.value.hasNext)
            return { status: 'ok', value: own.toSorted((left, right) => left.id - right.id) };
    }
    return { status: 'failed', reason: `more than ${pageCount * 100} comments on this pull request` };
}
async function readOwnLogin(deps) {
    const answer = await repeat(deps, async (signal) => await deps.api.ownLogin(signal));
    return (answer.status === 'ok' ? answer.value : defaultBotLogin).toLowerCase();
}
/** Retries an idempotent request. */
async function repeat(deps, ask) {
    for (let count = 1;; count += 1) {
        const answer = await attempt(deps, ask);
        if (answer.status === 'ok' || answer.status === 'refused' || count === attemptCount)
            return answer;
        if (!(await canWait(answer, firstWaitMs * 2 ** (count - 1), deps)))
            return answer;
    }
}
async function attempt(deps, ask) {
    try {
        return await (0,time_limit/* withinTime */.dn)(ask, requestLimitMs, deps);
    }
    catch (error) {
        if (error instanceof time_limit/* TimeLimitReached */.r_ && !deps.signal.aborted)
            return { status: 'failed', reason: error.message };
        throw error;
    }
}
/** Waits before the next attempt; false when the wait would exceed the deadline. */
async function canWait(answer, defaultMs, { clock, deadlineMs, signal }) {
    const askedMs = answer.status === 'limited' ? answer.retryAfterMs : null;
    const waitMs = askedMs ?? defaultMs;
    if (waitMs >= deadlineMs - clock.monotonicMs())
        return false;
    await clock.sleep(waitMs, signal);
    return true;
}
function toOutcome(answer) {
    if (answer.status === 'failed')
        return { status: 'failed', reason: answer.reason };
    if (answer.status === 'refused')
        return { status: 'refused', code: answer.code, message: answer.message };
    const { retryAfterMs, message } = answer;
    const wait = retryAfterMs === null ? '' : `, which allows the next request in ${Math.ceil(retryAfterMs / 1000)} s`;
    return { status: 'failed', reason: `GitHub's rate limit is exhausted${wait} (${message})` };
}

;// CONCATENATED MODULE: ./lib/action/comment-on.js
/** Decides whether a run comments on a pull request, and logs the outcome. */




/** Creates or updates the comment as the `comment` setting says. Resolves with its URL or `null`; never rejects. */
async function commentOn({ result, settings }, deps) {
    const target = commentTarget({ result, settings }, deps);
    if (target === null)
        return null;
    const { workflow, job, step, run } = deps.context;
    const marker = commentMarker({ workflow, job, step, configPath: settings.configPath, key: settings.commentKey });
    const lines = run === null ? marker : `${marker}\n${runLine(run)}`;
    const mayCreate = settings.comment === 'auto' || (settings.comment === 'on-failure' && result.outcome !== 'pass');
    try {
        const request = { marker, body: deps.render(lines), mayCreate, run };
        const api = await deps.openComments(target, deps.trace);
        return logOutcome(await keepComment(request, api, { clock: deps.clock, signal: deps.cancelled }), deps);
    }
    catch (error) {
        deps.log.warn(`Could not write the comment: ${(0,process_watch/* messageOf */.bD)(error)}. The result is not affected.`);
        return null;
    }
}
/** Returns where to comment; `null`, with the reason in the log, when the run does not comment. */
function commentTarget({ result, settings }, deps) {
    const { context, log } = deps;
    if (settings.comment === 'never')
        return null;
    const { repository, pullRequestNumber } = context;
    if (repository === null || pullRequestNumber === null) {
        log.info('No comment: this run is not for a pull request');
        return null;
    }
    if (context.hasReadOnlyToken) {
        log.notice('No comment: pull requests from forks and Dependabot run with a read-only token. See the job summary.');
        return null;
    }
    // A cancelled run usually gave way to a newer push, whose run comments.
    if (result.isDryRun || deps.cancelled.aborted)
        return null;
    if (settings.githubToken === null) {
        log.notice('No comment: github-token is empty. See the job summary.');
        return null;
    }
    const token = settings.githubToken;
    return { apiUrl: context.apiUrl, repository, pullRequestNumber, token, userAgent: `presend/${version/* version */.r}` };
}
function logOutcome(outcome, { log, context }) {
    switch (outcome.status) {
        case 'created':
        case 'updated':
        case 'unchanged':
            log.info(`Comment on pull request #${context.pullRequestNumber} ${outcome.status}: ${outcome.url ?? 'unknown URL'}`);
            return outcome.url;
        case 'outdated':
            log.info('Comment unchanged: a later run of this workflow has already updated it');
            return outcome.url;
        case 'not-wanted':
            log.info('No comment: there is none to update, and the comment setting does not create one for this outcome');
            return null;
        case 'refused':
            log.warn(`Could not write the comment: ${refusalText(outcome)}. The result is not affected; see the job summary.`);
            return null;
        case 'failed':
            log.warn(`Could not write the comment: ${outcome.reason}. The result is not affected; see the job summary.`);
            return null;
        default:
            return outcome;
    }
}
function refusalText({ code, message }) {
    return `GitHub answered ${code} "${message}"; ${refusalAdvice(code, message)}`;
}
/** Suggests a fix when GitHub refuses a comment: a clause without a period. */
function refusalAdvice(code, message) {
    if (code === 401) {
        return 'github-token is invalid or expired: pass a valid token, or omit it to use ${{ github.token }}';
    }
    if (/\block(?:ed)?\b/iu.test(message)) {
        return 'the pull request conversation is locked: unlock it, or set comment to never';
    }
    if (code === 403) {
        return 'the token may not write comments: grant the job `permissions: pull-requests: write` (a personal access token needs the same permission)';
    }
    if (code === 404) {
        return 'the token cannot see this pull request: grant the job `permissions: pull-requests: write`, and check that github-token can access this repository';
    }
    if (code === 410)
        return 'this repository does not allow comments on pull requests: set comment to never';
    return 'see https://docs.github.com/rest/issues/comments';
}

;// CONCATENATED MODULE: ./lib/action/job-summary.js
/** Writes the step's part of the job summary within GitHub's size limit. */

/** GitHub does not show a larger file at all. Source: actions/runner, FileCommandManager.cs, CreateStepSummaryCommand. */
const job_summary_largestSummaryBytes = 1024 * 1024;
/**
 * Opens the summary.
 *
 * @param path GITHUB_STEP_SUMMARY
 * @throws Error when the file exists but cannot be read
 */
async function openSummary(path, files) {
    const before = (await files.stat(path)) === null ? '' : await files.readText(path);
    const gap = before === '' || before.endsWith('\n\n') ? '' : '\n\n';
    const sizeLimitBytes = Math.max(0, job_summary_largestSummaryBytes - Buffer.byteLength(before) - gap.length - 1);
    let isWritten = false;
    async function write(markdown) {
        if (Buffer.byteLength(markdown) > sizeLimitBytes) {
            throw new RangeError(`the summary exceeds the ${sizeLimitBytes} bytes left of GitHub's limit`);
        }
        const part = `${gap}${markdown.replace(/\n*$/u, '\n')}`;
        await core/* summary */.z
            .emptyBuffer()
            .addRaw(isWritten ? `${before}${part}` : part)
            .write({ overwrite: isWritten });
        isWritten = true;
    }
    return { sizeLimitBytes, write };
}

;// CONCATENATED MODULE: ./lib/action/outputs.js
/** Builds the action's outputs from a result, and sets them within GitHub's size limit. */





const rateOutputs = [
    ['inbox-rate', 'inbox'],
    ['spf-pass-rate', 'spf'],
    ['dkim-pass-rate', 'dkim'],
    ['dmarc-pass-rate', 'dmarc'],
];
/**
 * Returns all outputs except `comment-url`, which is known later. Rates are rendered as in the reports; with several
 * tests the lowest one, empty when no test measured it.
 *
 * @param reportPath folder of the report files; `null` when none were written
 */
function outputsFor(result, reportPath) {
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
/** Uses the names of the outputs, so that `fromJSON(…)[0].inbox-rate` works. */
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
/** `null` when no judged day has data. */
function spamRateOf({ metrics, }) {
    const metric = metrics.find((one) => one.metric === 'spam');
    if (metric === undefined || metric.percent === null)
        return null;
    return { metric, shown: (0,metric_text/* renderMetricPercent */.Au)(metric.percent, metric) };
}
/** UTF-16 units that all outputs of a job may have together (1 MB). Source: GitHub Docs, "Output limitations". */
const longestOutputs = 1_000_000;
/**
 * Sets the outputs and returns the names of those left empty, longest first, because they exceed the limit.
 * Call it only where GITHUB_OUTPUT is set: without it, `@actions/core` prints the removed `set-output` command.
 *
 * @throws Error when the file at GITHUB_OUTPUT cannot be written
 */
function setOutputs(outputs) {
    const dropped = namesOverLimit(outputs);
    for (const [name, value] of outputs)
        (0,core/* setOutput */.uH)(name, dropped.includes(name) ? '' : value);
    return dropped;
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
 * Publishes a result: job summary, log, annotations, outputs, report files, comment. None of them can change the
 * result; each one that fails costs one warning.
 */








/**
 * Publishes a result, the summary first. Resolves with the final result: a run cancelled while it reported counts as
 * cancelled. Never rejects.
 */
async function reportRun(check, deps) {
    const { log, renderers, scrub } = deps;
    const result = (0,scrub_secrets/* scrubData */.w)(check.result, scrub);
    const summary = await startSummary(result, deps);
    await report_run_attempt('print the result', deps, () => log.group(result.sentence, renderers.plainLines(result)));
    await report_run_attempt('print the annotations', deps, () => printAnnotations(log, annotationsFor(result)));
    await writeOutputs(outputsFor(result, await writeFiles({ ...check, result }, deps)), deps);
    const commented = { result, settings: check.commentSettings };
    const commentUrl = await commentOn(commented, {
        ...deps,
        clock: deps.world.clock,
        render: (marker) => scrub(renderers.comment(result, marker)),
    });
    await writeOutputs([['comment-url', commentUrl ?? '']], deps);
    if (!deps.cancelled.aborted || result.isCancelled)
        return result;
    const cancelled = { ...result, isCancelled: true };
    if (summary !== null)
        await writeSummary(cancelled, summary, deps);
    return cancelled;
}
/** Returns `null` outside GitHub Actions and when the file cannot be opened. */
async function startSummary(result, deps) {
    const path = deps.world.env['GITHUB_STEP_SUMMARY'] ?? '';
    if (path === '')
        return null;
    const summary = await report_run_attempt('write the job summary', deps, async () => await openSummary(path, deps.world.files));
    if (summary !== null)
        await writeSummary(result, summary, deps);
    return summary;
}
async function writeSummary(result, summary, deps) {
    await report_run_attempt('write the job summary', deps, async () => {
        const markdown = deps.scrub(deps.renderers.summary(result, summary.sizeLimitBytes));
        if (markdown === '')
            throw new RangeError(`only ${summary.sizeLimitBytes} bytes are left of GitHub's limit`);
        await summary.write(markdown);
    });
}
/** Returns the report folder as the settings name it; `null` when no report was written. */
async function writeFiles({ result, settings }, deps) {
    if (settings === null)
        return null;
    const { context, renderers, scrub, world } = deps;
    const repository = (0,world_repository/* openRepository */.h)(context.workspace, world.files);
    return await report_run_attempt(`write the report to ${settings.reportDir}`, deps, async () => {
        for (const [name, content] of await renderers.files(result)) {
            await repository.write(external_node_path_.posix.join(settings.reportDir, name), scrub(content));
        }
        return settings.reportDir;
    });
}
/** Does nothing outside GitHub Actions. */
async function writeOutputs(outputs, deps) {
    if ((deps.world.env['GITHUB_OUTPUT'] ?? '') === '')
        return;
    const dropped = await report_run_attempt('set the outputs', deps, () => setOutputs(outputs));
    for (const name of dropped ?? [])
        deps.log.warn(`Output ${name} exceeds GitHub's size limit and was left empty.`);
}
/** Returns what `write` returns; `null`, and one warning, when it fails. */
async function report_run_attempt(what, { log }, write) {
    try {
        return await write();
    }
    catch (error) {
        log.warn(`Could not ${what}: ${(0,process_watch/* messageOf */.bD)(error)}. The result is not affected.`);
        return null;
    }
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














/** Runs the action in this process. Resolves with the exit code; never rejects. */
async function runAction(world, host, deps = realDeps(world)) {
    const log = openLog();
    try {
        return await runSteps({ world, host, log, deps });
    }
    catch (error) {
        // A bug in presend must not look like a missed threshold.
        log.fail(`inconclusive: unexpected error: ${(0,process_watch/* messageOf */.bD)(error)}; this is a bug in presend, please report it`);
        return (0,exit_code/* exitCodeOf */.FO)({ outcome: 'inconclusive', gate: 'fail', onInconclusive: 'fail', isCancelled: false });
    }
}
async function runSteps({ world, host, log, deps }) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        // Before the masks are printed: a signal sent at that line must end the run in order.
        const watch = __addDisposableResource(env_1, (0,process_watch/* watchProcess */.Bo)(host, log, world.clock), false);
        const inputs = readInputs(world.env, table/* settingRows */.mH);
        const scrub = hideSecrets(inputs, host, log);
        const context = await readContext(world, host);
        for (const warning of [...context.warnings, ...inputs.warnings])
            log.warn(warning);
        const request = {
            given: inputs.given,
            repositoryRoot: context.workspace,
            isFork: context.isFork,
            suggested: suggestedSettings(context),
        };
        const isDebug = world.env['RUNNER_DEBUG'] === '1';
        const runLog = { ...log, isDebug, progress: (0,progress_log/* progressLog */.m)((line) => log.info(line), world.clock) };
        const check = await (0,check_settings/* checkSettings */.E)(request, { ...deps, world, log: runLog, watch });
        const renderers = renderersFor(context, check.settings?.reportDir ?? null, check.commentSettings.commentKey);
        const result = await reportRun(check, {
            world,
            context,
            log,
            scrub,
            cancelled: watch.cancelled,
            openComments: deps.openComments,
            renderers,
            trace: isDebug ? (line) => log.debug(line) : undefined,
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
/** Exits at once after a cancellation, whatever is still open. */
async function leaveNow(host, exitCode) {
    await host.flush();
    host.exit(exitCode);
}
/** Masks secrets in the runner's log, scrubs ours, and removes them from the environment of child processes. */
function hideSecrets(inputs, host, log) {
    const usernames = inputs.given.filter((input) => input.name === 'smtp-username').map((input) => input.text.trim());
    const scrub = (0,scrub_secrets/* scrubber */.t)(inputs.secrets, usernames);
    maskSecrets(inputs.secrets, usernames);
    log.scrubWith(scrub);
    for (const name of inputs.secretVariables)
        host.forgetEnv(name);
    return scrub;
}
async function readContext({ env, files }, host) {
    const path = env['GITHUB_EVENT_PATH'] ?? '';
    // Without a readable payload, the runner's variables are still used.
    const payloadText = path === '' ? null : await files.readText(path).catch(() => null);
    return parseEventContext({ env, payloadText, workingDirectory: host.workingDirectory });
}
function realDeps(world) {
    return {
        openPorts: open_ports.openPorts,
        openTemplateWorker: template_worker.openTemplateWorker,
        openComments: async (target, trace) => {
            const { githubCommentApi } = await Promise.all(/* import() */[__webpack_require__.e(2413), __webpack_require__.e(4858)]).then(__webpack_require__.bind(__webpack_require__, 64858));
            return githubCommentApi(target, world.clock, trace);
        },
    };
}
/** Defaults for the test's name and metadata, from the event. */
function suggestedSettings(context) {
    const { repository, pullRequestNumber, refName, headSha, runUrl, eventName } = context;
    const change = pullRequestNumber === null ? refName : `PR #${pullRequestNumber}`;
    const name = [repository, change].filter((part) => part !== null).join(' ');
    const metadata = { commit: headSha, run_url: runUrl, repository, event: eventName };
    return {
        testName: name === '' ? null : name,
        metadata: Object.fromEntries(Object.entries(metadata).filter(([, value]) => value !== null)),
    };
}


/***/ }),

/***/ 84015:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ openApi)
/* harmony export */ });
/* harmony import */ var _world_version_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78344);
/** Opens an API client, loaded on first use. */

/** Opens a client that connects at its first call. @throws PresendError API_TOKEN_REFUSED */
async function openApi(options, world) {
    const { openClient } = await Promise.all(/* import() */[__webpack_require__.e(4377), __webpack_require__.e(4942), __webpack_require__.e(2347)]).then(__webpack_require__.bind(__webpack_require__, 92347));
    return openClient({ ...options, userAgent: `presend/${_world_version_js__WEBPACK_IMPORTED_MODULE_0__/* .version */ .r}` }, world);
}


/***/ }),

/***/ 49287:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  openPorts: () => (/* binding */ openPorts)
});

// EXTERNAL MODULE: ./lib/errors/presend-error.js
var presend_error = __webpack_require__(7443);
// EXTERNAL MODULE: ./lib/assembly/open-api.js
var open_api = __webpack_require__(84015);
// EXTERNAL MODULE: ./lib/world/repository.js
var repository = __webpack_require__(80458);
;// CONCATENATED MODULE: ./lib/assembly/read-repository-text.js
/** Reads a file named by a setting. */


/** Returns the file's text. @throws PresendError SETTINGS_INVALID when it is outside the repository or not a readable text file */
async function readRepositoryText(setting, { repositoryRoot, world }) {
    const { name, path } = setting;
    const file = await (0,repository/* openRepository */.h)(repositoryRoot, world.files).readText(path, { input: name });
    if (file.status === 'bad')
        throw (0,presend_error/* problemsError */.$j)('SETTINGS_INVALID', `Reading ${name}`, file.problems);
    return file.value.text;
}

;// CONCATENATED MODULE: ./lib/assembly/open-service.js
/** Opens the service of a run: embedded in this process, or remote. */
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



/** The service's timeout exceeds the run's, so that the run's decides. */
const embeddedMarginMs = 60_000;
/** Starts or connects to the service. @throws PresendError SETTINGS_INVALID for an invalid zone file */
async function openService(settings, request) {
    return settings.service.kind === 'embedded'
        ? await openEmbedded(settings, settings.service, request)
        : await openRemote(settings.service, request);
}
async function openRemote(setting, { world, trace }) {
    const { apiUrl, apiToken } = setting;
    const client = await (0,open_api/* openApi */.N)({ apiUrl, apiToken, trace }, world);
    return { client, receiver: null, [Symbol.asyncDispose]: async () => await client[Symbol.asyncDispose]() };
}
async function openEmbedded(settings, setting, request) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const [{ startEmbeddedService }, dns] = await Promise.all([
            Promise.all(/* import() */[__webpack_require__.e(3718), __webpack_require__.e(4286), __webpack_require__.e(2076), __webpack_require__.e(4377), __webpack_require__.e(6295), __webpack_require__.e(4041), __webpack_require__.e(1864), __webpack_require__.e(7722), __webpack_require__.e(6659)]).then(__webpack_require__.bind(__webpack_require__, 82214)),
            openDns(setting, request),
        ]);
        const stack = __addDisposableResource(env_1, new AsyncDisposableStack(), true);
        const testTimeoutMs = settings.timeoutMs + embeddedMarginMs;
        const service = stack.use(await startEmbeddedService({ sendingIp: setting.sendingIp, dns, testTimeoutMs }, request.world));
        const { apiUrl, apiToken, smtpHost, smtpPort } = service;
        const client = stack.use(await (0,open_api/* openApi */.N)({ apiUrl, apiToken, trace: request.trace }, request.world));
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
/** Short, because runs without a network wait for every query. */
const dnsTimeoutMs = 2000;
async function openDns({ zoneFilePaths }, request) {
    const { liveDns } = await __webpack_require__.e(/* import() */ 1659).then(__webpack_require__.bind(__webpack_require__, 41659));
    const live = liveDns({ timeoutMs: dnsTimeoutMs, clock: request.world.clock });
    if (zoneFilePaths.length === 0)
        return live;
    const { zoneFileDns } = await __webpack_require__.e(/* import() */ 53).then(__webpack_require__.bind(__webpack_require__, 40053));
    return zoneFileDns(await Promise.all(zoneFilePaths.map(async (path) => await readZone(path, request))), live);
}
async function readZone(path, request) {
    const { parseZoneFile } = await __webpack_require__.e(/* import() */ 3784).then(__webpack_require__.bind(__webpack_require__, 23784));
    const text = await readRepositoryText({ name: 'zone-file', path }, request);
    const zone = parseZoneFile(text, path);
    if (zone.status === 'bad')
        throw (0,presend_error/* problemsError */.$j)('SETTINGS_INVALID', 'Reading zone-file', zone.problems);
    return zone.value;
}

// EXTERNAL MODULE: ./lib/assembly/open-smtp.js + 1 modules
var open_smtp = __webpack_require__(99943);
;// CONCATENATED MODULE: ./lib/assembly/open-ports.js
/** Connects the ports of a run to a service, embedded or remote, and an SMTP server. */



/**
 * Opens the ports of one run. Everything is loaded on first use, so a run with invalid settings or templates opens no
 * socket. Dispose it to stop the embedded service and close all connections.
 */
function openPorts(settings, request) {
    const { clock, random } = request.world;
    const stack = new AsyncDisposableStack();
    const service = once(async () => stack.use(await openService(settings, request)));
    const submission = once(async () => {
        const readCa = async (path) => await readRepositoryText({ name: 'smtp-ca', path }, request);
        return stack.use(await (0,open_smtp/* openSmtp */.m)(settings, { world: request.world, readCa, trace: request.trace }, (await service()).receiver));
    });
    return {
        repositoryRoot: request.repositoryRoot,
        clock,
        random,
        files: request.templateWorker.files,
        serviceKind: settings.service.kind,
        progress: request.onProgress,
        openRenderer: () => request.templateWorker,
        verifySubmission: async (options, signal) => await (await submission()).verify(options, signal),
        createTest: async (test, limit, signal) => await (await service()).client.createTest(test, limit, signal),
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
/** Returns the same promise to every caller, even after a failure: opening again would fail again. */
function once(open) {
    let opening = null;
    return async () => await (opening ??= open());
}


/***/ }),

/***/ 99943:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  m: () => (/* binding */ openSmtp)
});

// UNUSED EXPORTS: oauth2Of

// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: ./lib/errors/presend-error.js
var presend_error = __webpack_require__(7443);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./lib/errors/problem.js
var problem = __webpack_require__(32964);
;// CONCATENATED MODULE: ./lib/assembly/parse-certificates.js
/** Parses certificates in PEM format. */


/** Returns the PEM text if all its blocks are certificates. Problems never quote it. */
function parseCertificates(pem, file) {
    const blocks = [...pem.matchAll(/^-----BEGIN [^-\r\n]*-----\r?\n[^-]*^-----END [^-\r\n]*-----/gmu)];
    const expected = 'PEM certificates (-----BEGIN CERTIFICATE-----)';
    if (blocks.length === 0)
        return (0,problem/* bad */.MB)({ input: 'smtp-ca', came: 'a file without certificates', expected, place: { file } });
    const problems = blocks.flatMap((block) => {
        if (isCertificate(block[0]))
            return [];
        const line = pem.slice(0, block.index).split('\n').length;
        return [{ input: 'smtp-ca', came: 'a block that is not a certificate', expected, place: { file, line } }];
    });
    return problems.length === 0 ? (0,problem.ok)(pem) : (0,problem/* bad */.MB)(...problems.slice(0, 5));
}
function isCertificate(block) {
    try {
        return new external_node_crypto_.X509Certificate(block).subject !== undefined;
    }
    catch {
        // OpenSSL's ASN.1 errors do not help the user.
        return false;
    }
}

;// CONCATENATED MODULE: ./lib/assembly/open-smtp.js
/** Opens the submission: the user's SMTP server, or the receiver of the embedded service. */



/** The embedded receiver runs in this process, so more connections would not be faster. */
const embeddedConnectionCount = 20;
/**
 * Opens a Submission to `receiver` if given, else to the configured server, without connecting.
 *
 * @throws PresendError SETTINGS_INVALID when `smtp-ca` contains no certificates
 */
async function openSmtp(settings, { world, readCa, trace }, receiver) {
    const { openSubmission } = await Promise.all(/* import() */[__webpack_require__.e(2076), __webpack_require__.e(4494), __webpack_require__.e(929)]).then(__webpack_require__.bind(__webpack_require__, 50929));
    const smtp = receiver === null ? settings.smtp : embeddedSmtp(receiver);
    if (smtp === null)
        throw new TypeError('missing SMTP server');
    const ca = smtp.caPath === null ? null : certificates(await readCa(smtp.caPath), smtp.caPath);
    return openSubmission({ ...smtp, ca, oauth2: oauth2Of(smtp), heloName: heloName() }, { ...world, trace });
}
/** Fixed, so that no setting can send a refresh token elsewhere. */
const tokenEndpoints = {
    google: { tokenUrl: 'https://oauth2.googleapis.com/token', scope: null },
    microsoft: {
        tokenUrl: 'https://login.microsoftonline.com/common/oauth2/v2.0/token',
        scope: 'https://outlook.office.com/SMTP.Send offline_access',
    },
};
/** How XOAUTH2 gets access tokens; null: AUTH uses the password. */
function oauth2Of(smtp) {
    const { oauth2Provider, oauth2ClientId: clientId, oauth2ClientSecret: clientSecret } = smtp;
    const { oauth2RefreshToken: refreshToken, oauth2AccessToken: accessToken } = smtp;
    if (accessToken !== null)
        return { accessToken };
    if (oauth2Provider === null || clientId === null || clientSecret === null || refreshToken === null)
        return null;
    return { ...tokenEndpoints[oauth2Provider], clientId, clientSecret, refreshToken };
}
function certificates(pem, path) {
    const parsed = parseCertificates(pem, path);
    if (parsed.status === 'ok')
        return parsed.value;
    throw (0,presend_error/* problemsError */.$j)('SETTINGS_INVALID', 'Reading smtp-ca', parsed.problems);
}
function embeddedSmtp({ host, port }) {
    return {
        host,
        port,
        username: null,
        password: null,
        oauth2Provider: null,
        oauth2ClientId: null,
        oauth2ClientSecret: null,
        oauth2RefreshToken: null,
        oauth2AccessToken: null,
        security: 'none',
        caPath: null,
        connectionCount: embeddedConnectionCount,
        mailsPerSecond: null,
    };
}
/** A client without a fully qualified host name uses an address literal. Source: RFC 5321 §4.1.3. */
function heloName() {
    const name = (0,external_node_os_.hostname)();
    return /^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/iu.test(name) ? name : '[127.0.0.1]';
}


/***/ }),

/***/ 52358:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Rs: () => (/* binding */ parseConfigJob),
/* harmony export */   Y$: () => (/* binding */ findFilesJob),
/* harmony export */   ZC: () => (/* binding */ maxMatchCount),
/* harmony export */   eS: () => (/* binding */ renderJob)
/* harmony export */ });
/** Job types for untrusted repository content, which a worker thread processes. */
const renderJob = { name: 'render-template' };
/** Returns at most `maxMatchCount + 1` paths. */
const findFilesJob = { name: 'find-files' };
const parseConfigJob = { name: 'parse-config' };
/** Maximum number of files and folders that a pattern may match. */
const maxMatchCount = 10_000;


/***/ }),

/***/ 57047:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   openTemplateWorker: () => (/* binding */ openTemplateWorker)
/* harmony export */ });
/* harmony import */ var _errors_presend_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7443);
/* harmony import */ var _errors_problem_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(32964);
/* harmony import */ var _world_workers_job_type_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(88288);
/* harmony import */ var _world_workers_open_workers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(67110);
/* harmony import */ var _template_job_types_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(52358);
/** Parses the config file, matches patterns and renders templates in a worker thread with time and memory limits. */





const ordinaryLimits = { timeMs: 30_000, memoryMb: 512 };
/** Starts the thread at once, while settings are read. `stopped` ends file searches. */
function openTemplateWorker(files, stopped, limits = ordinaryLimits) {
    const workers = (0,_world_workers_open_workers_js__WEBPACK_IMPORTED_MODULE_1__/* .openWorkers */ .i)({ threadCount: 1, jobsPerThread: 1, memoryMb: limits.memoryMb });
    workers.warm();
    const thread = { workers, limits };
    return {
        files: { ...files, glob: async (pattern, directory) => await findFiles({ pattern, directory }, thread, stopped) },
        parseConfig: async (bytes, path) => await parseConfig({ bytes, path }, thread, stopped),
        render: async (request, signal) => await render(request, thread, signal),
        [Symbol.asyncDispose]: async () => await workers[Symbol.asyncDispose](),
    };
}
async function render(request, { workers, limits }, signal) {
    const job = { type: _template_job_types_js__WEBPACK_IMPORTED_MODULE_2__/* .renderJob */ .eS, input: request, timeLimitMs: limits.timeMs };
    const outcome = await (0,_world_workers_job_type_js__WEBPACK_IMPORTED_MODULE_3__/* .runTypedJob */ .Pn)(workers, job, signal);
    if (outcome.status === 'done')
        return outcome.value;
    const place = { file: request.templatePath };
    const todo = 'simplify the template or its data';
    return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .bad */ .MB)({ input: 'template', ...exceededLimit(outcome, 'rendering', limits), todo, place });
}
async function parseConfig(file, { workers, limits }, signal) {
    const outcome = await (0,_world_workers_job_type_js__WEBPACK_IMPORTED_MODULE_3__/* .runTypedJob */ .Pn)(workers, { type: _template_job_types_js__WEBPACK_IMPORTED_MODULE_2__/* .parseConfigJob */ .Rs, input: file, timeLimitMs: limits.timeMs }, signal);
    if (outcome.status === 'done')
        return outcome.value;
    const place = { file: file.path };
    return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .bad */ .MB)({ input: 'config', ...exceededLimit(outcome, 'reading', limits), todo: 'simplify the file', place });
}
/** @throws PresendError SETTINGS_INVALID for a pattern that takes too long or matches too many files */
async function findFiles(search, { workers, limits }, signal) {
    const job = { type: _template_job_types_js__WEBPACK_IMPORTED_MODULE_2__/* .findFilesJob */ .Y$, input: search, timeLimitMs: limits.timeMs };
    const outcome = await (0,_world_workers_job_type_js__WEBPACK_IMPORTED_MODULE_3__/* .runTypedJob */ .Pn)(workers, job, signal);
    const name = (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .quoteValue */ .cl)(search.pattern);
    const todo = 'use a more specific pattern';
    if (outcome.status === 'failed') {
        const { came, expected } = exceededLimit(outcome, 'matching', limits);
        throw patternError({ input: 'template', came: `${name}, ${came}`, expected, todo });
    }
    if (outcome.value.length <= _template_job_types_js__WEBPACK_IMPORTED_MODULE_2__/* .maxMatchCount */ .ZC)
        return outcome.value;
    const came = `${name}, which matches more than ${_template_job_types_js__WEBPACK_IMPORTED_MODULE_2__/* .maxMatchCount */ .ZC} files and folders`;
    throw patternError({ input: 'template', came, expected: `at most ${_template_job_types_js__WEBPACK_IMPORTED_MODULE_2__/* .maxMatchCount */ .ZC} matches`, todo });
}
function patternError(problem) {
    return (0,_errors_presend_error_js__WEBPACK_IMPORTED_MODULE_0__/* .problemsError */ .$j)('SETTINGS_INVALID', 'Finding templates', [problem]);
}
/** @throws TypeError when the job failed for another reason, which is a bug */
function exceededLimit({ reason, message }, work, { timeMs, memoryMb }) {
    const seconds = `${timeMs / 1000} s`;
    if (reason === 'time-limit')
        return { came: `${work} that took longer than ${seconds}`, expected: `at most ${seconds}` };
    if (reason === 'memory-limit') {
        return { came: `${work} that needed more than ${memoryMb} MiB`, expected: `at most ${memoryMb} MiB` };
    }
    throw new TypeError(`${work} failed: ${message}`);
}


/***/ }),

/***/ 88288:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gc: () => (/* binding */ typedPort),
/* harmony export */   Pn: () => (/* binding */ runTypedJob),
/* harmony export */   _p: () => (/* binding */ callPort),
/* harmony export */   aX: () => (/* binding */ typedJob)
/* harmony export */ });
/** Typed jobs: connects the types of input and output on both threads. */
/** Creates a job from a function with typed input. */
function typedJob(_type, work) {
    // oxlint-disable-next-line no-unsafe-type-assertion -- both threads run the same code: this is what runTypedJob was given
    return async (input, context) => await work(input, context);
}
/** Runs a job in a pool. @throws the signal's reason, and nothing else */
async function runTypedJob(workers, { type, ...job }, signal) {
    const outcome = await workers.run({ ...job, name: type.name }, signal);
    if (outcome.status === 'failed')
        return outcome;
    // oxlint-disable-next-line no-unsafe-type-assertion -- both threads run the same code: this is what the job returned
    return { status: 'done', value: outcome.value };
}
/** Main-thread side of a port. */
function typedPort({ name }, answer) {
    // oxlint-disable-next-line no-unsafe-type-assertion -- both threads run the same code: this is what callPort was given
    return { [name]: async (...args) => await answer(...args) };
}
/** Job side of a port. @throws Error when the main-thread function throws or the job is aborted */
async function callPort({ call }, { name }, ...args) {
    // oxlint-disable-next-line no-unsafe-type-assertion -- both threads run the same code: this is what the port answered
    return (await call(name, ...args));
}


/***/ }),

/***/ 67110:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  i: () => (/* binding */ openWorkers)
});

// EXTERNAL MODULE: ./lib/world/until-aborted.js
var until_aborted = __webpack_require__(15742);
// EXTERNAL MODULE: ./lib/world/workers/worker-thread.js + 3 modules
var worker_thread = __webpack_require__(81444);
;// CONCATENATED MODULE: ./lib/world/workers/open-threads.js
/** The threads of a pool: selects a thread for each job and starts threads on demand. */

/** Opens a set without threads. */
function openThreads({ threadCount, jobsPerThread, memoryMb, file, onLost }) {
    const threads = new Set();
    return {
        tryRun: (job) => {
            const thread = findThread(job);
            thread?.run(job);
            return thread !== null;
        },
        abort: (job) => {
            for (const thread of threads)
                thread.abort(job);
        },
        warm: () => {
            if (threads.size === 0)
                start();
        },
        close: () => {
            for (const thread of threads)
                thread.end('closed');
        },
    };
    function findThread(job) {
        const open = [...threads].filter((thread) => hasRoom(thread, job));
        const [idlest] = open.toSorted((left, right) => left.jobCount - right.jobCount);
        const isFull = threads.size >= threadCount;
        if (idlest !== undefined && (isFull || idlest.jobCount === 0))
            return idlest;
        return isFull ? null : start();
    }
    function hasRoom(thread, { isAlone }) {
        if (isAlone || thread.hasExclusiveJob)
            return thread.jobCount === 0;
        return thread.jobCount < jobsPerThread;
    }
    function start() {
        const thread = (0,worker_thread/* startThread */.B)({
            file,
            memoryMb,
            onLost: (loss, jobs) => {
                threads.delete(thread);
                onLost(loss, jobs);
            },
        });
        threads.add(thread);
        return thread;
    }
}

// EXTERNAL MODULE: ./lib/world/workers/own-worker-file.js
var own_worker_file = __webpack_require__(97738);
;// CONCATENATED MODULE: ./lib/world/workers/open-workers.js
/** A pool of worker threads for untrusted content: a job over its time or memory limit ends its thread, not the process. */



const messages = {
    'time-limit': 'time limit exceeded',
    'memory-limit': 'memory limit exceeded',
    crashed: 'the worker thread ended unexpectedly',
    closed: 'the worker threads were closed',
};
/**
 * Opens a pool. When a thread is lost, its jobs run again, each alone in a thread. A job that loses its thread while alone
 * has failed.
 */
function openWorkers(options) {
    const threads = openThreads({ ...options, file: options.file ?? (0,own_worker_file/* ownWorkerFile */.n)(), onLost: takeBack });
    let queue = [];
    let isClosed = false;
    return {
        run: async (job, signal) => {
            signal.throwIfAborted();
            if (isClosed)
                return lost('closed');
            const { promise, resolve } = Promise.withResolvers();
            const threadJob = toThreadJob(job, (outcome) => {
                resolve(outcome);
                dispatch();
            });
            queue.push(threadJob);
            dispatch();
            try {
                return await (0,until_aborted/* untilAborted */.E)(promise, signal);
            }
            finally {
                if (signal.aborted)
                    drop(threadJob);
            }
        },
        warm: () => {
            if (!isClosed)
                threads.warm();
        },
        [Symbol.asyncDispose]: async () => {
            isClosed = true;
            for (const job of queue)
                job.onLost('closed');
            queue = [];
            threads.close();
        },
    };
    function dispatch() {
        if (isClosed)
            return;
        const waitingFrom = queue.findIndex((job) => !threads.tryRun(job));
        queue.splice(0, waitingFrom === -1 ? queue.length : waitingFrom);
    }
    function takeBack(loss, jobs) {
        const isClear = loss === 'closed' || (jobs.length === 1 && jobs[0]?.isAlone === true);
        if (isClear)
            for (const job of jobs)
                job.onLost(loss);
        else
            queue.unshift(...jobs.map((job) => ({ ...job, isAlone: true })));
        dispatch();
    }
    function drop(job) {
        queue = queue.filter(({ onDone }) => onDone !== job.onDone);
        threads.abort(job);
        dispatch();
    }
}
function toThreadJob({ ports = {}, ...job }, settle) {
    return {
        ...job,
        ports,
        isAlone: false,
        onDone: (value) => settle({ status: 'done', value }),
        onFailed: (message) => settle({ status: 'failed', reason: 'error', message }),
        onLost: (loss) => settle(lost(loss)),
    };
}
function lost(loss) {
    return { status: 'failed', reason: loss === 'closed' ? 'crashed' : loss, message: messages[loss] };
}


/***/ }),

/***/ 97738:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ ownWorkerFile)
/* harmony export */ });
/** The program of presend's worker threads. */
/** In dist/, every chunk is in the same folder as worker.js. */
function ownWorkerFile() {
    const path = import.meta.url.endsWith('.ts') ? '../../worker.ts' : './worker.js';
    return new URL(path, import.meta.url);
}


/***/ }),

/***/ 81444:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  B: () => (/* binding */ startThread)
});

// EXTERNAL MODULE: external "node:worker_threads"
var external_node_worker_threads_ = __webpack_require__(75919);
;// CONCATENATED MODULE: ./lib/world/workers/heap-watch.js
/** Monitors the memory of a busy thread. */
/** A thread allocates at most a few hundred MiB per second. */
const lookEveryMs = 50;
/** Calls `onLimit` at each check that finds the thread's heap and buffers larger than `memoryMb`. */
function watchHeap(worker, memoryMb, onLimit) {
    let timer;
    let isLooking = false;
    return {
        watch: () => {
            timer ??= setInterval(() => void look(), lookEveryMs).unref();
        },
        rest: () => {
            clearInterval(timer);
            timer = undefined;
        },
    };
    async function look() {
        // The thread answers only between two of its tasks, which can take a while.
        if (isLooking)
            return;
        isLooking = true;
        try {
            const { used_heap_size: heapBytes, external_memory: bufferBytes } = await worker.getHeapStatistics();
            if (timer !== undefined && heapBytes + bufferBytes > memoryMb * 1024 * 1024)
                onLimit();
        }
        catch {
            // The thread has ended, which its owner hears in another way.
        }
        finally {
            isLooking = false;
        }
    }
}

;// CONCATENATED MODULE: ./lib/world/workers/job-clock.js
/** Measures how long a job runs, without the time it waits for the main thread. */
/** Calls `onLimit` once when the job has run for `limitMs`; never if that is infinite. */
function startJobClock(limitMs, onLimit) {
    let remainingMs = limitMs;
    let startedAtMs = 0;
    let pauseCount = 0;
    let isStopped = false;
    let timer;
    start();
    function start() {
        startedAtMs = performance.now();
        // A timer with an infinite delay would fire at once.
        if (Number.isFinite(limitMs))
            timer = setTimeout(onLimit, remainingMs);
    }
    return {
        pause: () => {
            pauseCount += 1;
            if (pauseCount > 1 || isStopped)
                return;
            clearTimeout(timer);
            remainingMs = Math.max(0, remainingMs - (performance.now() - startedAtMs));
        },
        resume: () => {
            pauseCount -= 1;
            if (pauseCount === 0 && !isStopped)
                start();
        },
        stop: () => {
            isStopped = true;
            clearTimeout(timer);
        },
    };
}

;// CONCATENATED MODULE: ./lib/world/workers/running-jobs.js
/** The jobs running in one thread, each with its time limit and the functions it may call. */

/** Starts with no job. */
function runningJobs({ onLimit, onAnswer }) {
    const running = new Map();
    /** Keyed by callback, because a job that is run again is a new object with the same callbacks. */
    const idsByCallback = new Map();
    let lastJobId = 0;
    return {
        get count() {
            return running.size;
        },
        get hasExclusive() {
            return running.values().some(({ job }) => job.isAlone);
        },
        add: (job) => {
            lastJobId += 1;
            idsByCallback.set(job.onDone, lastJobId);
            running.set(lastJobId, { job, clock: startJobClock(job.timeLimitMs, onLimit), isAborted: false });
            return lastJobId;
        },
        abort: (job) => {
            const jobId = idsByCallback.get(job.onDone);
            const found = jobId === undefined ? undefined : running.get(jobId);
            if (jobId === undefined || found === undefined)
                return null;
            found.isAborted = true;
            return jobId;
        },
        clear: () => {
            const all = [...running.keys()].map(take).filter((one) => one !== null);
            return all.filter(({ isAborted }) => !isAborted).map(({ job }) => job);
        },
        receive: (message) => {
            if (message.type === 'call')
                void answer(message);
            else
                settle(message, take(message.jobId));
        },
    };
    async function answer({ jobId, callId, call }) {
        const one = running.get(jobId);
        if (one === undefined)
            return;
        one.clock.pause();
        const result = await callPort(call, one.job.ports);
        one.clock.resume();
        if (running.has(jobId))
            onAnswer(callId, result);
    }
    function take(jobId) {
        const one = running.get(jobId) ?? null;
        one?.clock.stop();
        running.delete(jobId);
        if (one !== null)
            idsByCallback.delete(one.job.onDone);
        return one;
    }
}
function settle(message, one) {
    if (one === null || one.isAborted)
        return;
    if (message.type === 'done')
        one.job.onDone(message.value);
    else
        one.job.onFailed(message.message);
}
async function callPort({ name, args }, ports) {
    try {
        const port = ports[name];
        if (port === undefined)
            throw new TypeError(`this job has no port named ${name}`);
        return { status: 'ok', value: await port(...args) };
    }
    catch (error) {
        return { status: 'error', message: error instanceof Error ? error.message : String(error) };
    }
}

;// CONCATENATED MODULE: ./lib/world/workers/worker-thread.js
/** Main-thread side of one worker thread: starts it, sends it jobs, terminates it when a job exceeds a limit. */



/**
 * V8 aborts the whole process, not just the thread, when one allocation exceeds its limit by far. V8's limit is therefore
 * higher than ours by more than a thread can allocate between two checks.
 */
const headroomMb = 2048;
/** Starts a thread with an empty environment: a job reads nothing but its input. */
function startThread({ file, memoryMb, onLost }) {
    const worker = startWorker(file, memoryMb + headroomMb);
    const heap = watchHeap(worker, memoryMb, () => end('memory-limit'));
    const running = runningJobs({
        onLimit: () => end('time-limit'),
        onAnswer: (callId, result) => post(worker, { type: 'answer', callId, result }),
    });
    let isLost = false;
    worker.on('message', (message) => {
        running.receive(message);
        if (running.count > 0)
            return;
        worker.unref();
        heap.rest();
    });
    worker.on('error', (error) => end(isOutOfMemory(error) ? 'memory-limit' : 'crashed'));
    worker.on('exit', () => end('crashed'));
    return {
        get jobCount() {
            return running.count;
        },
        get hasExclusiveJob() {
            return running.hasExclusive;
        },
        run: (job) => {
            worker.ref();
            heap.watch();
            post(worker, { type: 'run', jobId: running.add(job), name: job.name, input: job.input });
        },
        abort: (job) => {
            const jobId = running.abort(job);
            if (jobId !== null)
                post(worker, { type: 'abort', jobId });
        },
        end,
    };
    function end(loss) {
        if (isLost)
            return;
        isLost = true;
        heap.rest();
        void worker.terminate();
        const wasShared = running.count > 1;
        const jobs = running.clear();
        onLost(loss, wasShared ? jobs : jobs.map(asAlone));
    }
}
function asAlone(job) {
    return { ...job, isAlone: true };
}
function startWorker(file, memoryMb) {
    const worker = new external_node_worker_threads_.Worker(file, {
        env: {},
        argv: [],
        // Untrusted text printed by a library must not reach the log, where it could form a workflow command.
        stdout: true,
        stderr: true,
        // V8's default young generation would waste up to 100 MB per thread.
        resourceLimits: { maxOldGenerationSizeMb: memoryMb, maxYoungGenerationSizeMb: 16 },
    });
    worker.stdout.resume();
    worker.stderr.resume();
    worker.unref();
    return worker;
}
function post(worker, message) {
    worker.postMessage(message);
}
function isOutOfMemory(error) {
    return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
}


/***/ })

};
