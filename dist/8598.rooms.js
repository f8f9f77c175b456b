export const id = 8598;
export const ids = [8598];
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

/***/ 58598:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runAction: () => (/* binding */ runAction)
});

// EXTERNAL MODULE: ./lib/assembly/check-settings.js + 25 modules
var check_settings = __webpack_require__(6102);
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
// EXTERNAL MODULE: ./lib/settings/table.js + 4 modules
var table = __webpack_require__(39735);
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
/** Source: GitHub Docs, "Dependabot on GitHub Actions", list of the events that get a read-only token and no secrets. */
function isForDependabot(eventName, actor) {
    if (actor !== 'dependabot[bot]' || eventName === null)
        return false;
    return /^(?:pull_request(?:_review(?:_comment)?)?|push|create|deployment(?:_status)?)$/u.test(eventName);
}
/** Source: GitHub Docs, "Securely using pull_request_target". */
const targetWarning = 'This run was started by pull_request_target: it has the repository’s secrets and a token with write access. ' +
    'If the workflow checks out the pull request’s code, that code decides what is rendered and where mail is sent. ' +
    'Use on: pull_request instead. There the check runs for forks too, without secrets, on the embedded service; ' +
    'its result is in the job summary and in the status of the check, and only the comment is missing.';
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
function runOrderOf(env, commit) {
    const [runNumber, attempt] = [env['GITHUB_RUN_NUMBER'] ?? '', env['GITHUB_RUN_ATTEMPT'] ?? '1'];
    if (!/^\d{1,15}$/u.test(runNumber) || !/^\d{1,9}$/u.test(attempt))
        return null;
    return { runNumber: Number(runNumber), attempt: Number(attempt), commit };
}
function httpUrl(text) {
    return text !== undefined && /^https?:\/\/\S+$/u.test(text) && URL.canParse(text) ? text : null;
}

// EXTERNAL MODULE: ./lib/settings/closest-name.js
var closest_name = __webpack_require__(58752);
// EXTERNAL MODULE: ./lib/world/secret.js
var secret = __webpack_require__(41502);
;// CONCATENATED MODULE: ./lib/action/inputs.js
/** Reads the action's inputs and the variables that stand in for some of them. */


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

// EXTERNAL MODULE: ./lib/check/outcome-sentence.js
var outcome_sentence = __webpack_require__(79396);
// EXTERNAL MODULE: ./lib/check/rate.js
var check_rate = __webpack_require__(10300);
// EXTERNAL MODULE: ./lib/report/by-severity.js
var by_severity = __webpack_require__(23525);
// EXTERNAL MODULE: ./lib/report/plain-text.js
var plain_text = __webpack_require__(11984);
// EXTERNAL MODULE: ./lib/report/split-code.js
var split_code = __webpack_require__(46838);
;// CONCATENATED MODULE: ./lib/report/escape-markdown.js
/** Foreign text in Markdown as GitHub renders it: it shows as it is, and does nothing. */


/**
 * Characters that mean something in Markdown, HTML, tables or formulas. As character references they can never be
 * a delimiter, in a table cell or outside. Source: CommonMark 0.31 §2.5.
 */
const special = /[&<>|`*_[\]#~\\$!]/gu;
/** What makes a line a list, a heading's underline or a rule when it stands first. */
const lineStart = /^(?:[-+=:]|\d{1,9}[.)](?=\s|$))/u;
/** GitHub looks for mentions, issue numbers and addresses in the rendered text, so references do not stop it. */
const joiner = '\u200D';
const found = /@|(?:&#35;|GH-)(?=\d)|:(?=\/\/)|www(?=\.)/giu;
/**
 * One line of inline Markdown, also right in a table cell, in which `text` stands literally: no markup, no HTML, no
 * link, no image, no mention, no issue reference. A zero-width joiner is all that is added to what a reader sees.
 */
function escapeMarkdown(text) {
    return (0,plain_text/* plainText */.w)(text)
        .replaceAll(special, (character) => `&#${character.codePointAt(0)};`)
        .replace(lineStart, (start) => start.replace(/[-+=:.)]$/u, (mark) => `&#${mark.codePointAt(0)};`))
        .replaceAll(found, (mark) => `${mark}${joiner}`);
}
/**
 * A code span, also right in a table cell: for addresses and paths, which a reader may want to copy. Text that a
 * code span cannot hold in every place is escaped instead.
 */
function escapeMarkdownCode(text) {
    const plain = (0,plain_text/* plainText */.w)(text);
    return plain === '' || /[`|\\]/u.test(plain) ? escapeMarkdown(plain) : `\`${plain}\``;
}
/** A sentence in Markdown, the DNS records in it as code spans. */
function escapeMarkdownAndCode(text) {
    const pieces = (0,split_code/* splitCode */.m)((0,plain_text/* plainText */.w)(text)).map((piece) => {
        if (piece.kind === 'code')
            return escapeMarkdownCode(piece.text);
        // Escaping trims, and the spaces beside a record must stay.
        const [, before = '', words = '', after = ''] = /^(\s*)(.*?)(\s*)$/su.exec(piece.text) ?? [];
        return `${before}${escapeMarkdown(words)}${after}`;
    });
    return pieces.join('');
}

// EXTERNAL MODULE: ./lib/report/finding-line.js
var finding_line = __webpack_require__(54242);
// EXTERNAL MODULE: ./lib/report/headline.js
var report_headline = __webpack_require__(5916);
;// CONCATENATED MODULE: ./lib/report/markdown-document.js
/** Markdown out of blocks, within a size: what does not fit is left out by whole rows and blocks, and that is said. */
/**
 * All blocks in their order, at most `maxBytes` of UTF-8 together; empty when the first does not fit. Measured in
 * bytes, the text is within the same number of characters too, however those are counted.
 */
function fitBlocks(blocks, { maxBytes, closing }) {
    const whole = blocks.map(wholeBlock).join('');
    if (byteLength(whole) <= maxBytes)
        return whole;
    const most = {
        blockCount: blocks.length,
        rowCount: blocks.reduce((sum, block) => sum + block.rows.length, 0),
    };
    let leftBytes = maxBytes - byteLength(closing(most));
    const fitted = new Map();
    for (const block of blocks.toSorted((left, right) => left.priority - right.priority)) {
        const fit = fitBlock(block, leftBytes);
        fitted.set(block, fit);
        leftBytes -= byteLength(fit.text);
    }
    const inOrder = blocks.map((block) => fitted.get(block)).filter((fit) => fit !== undefined);
    const omission = {
        blockCount: inOrder.filter((fit) => fit.isDropped).length,
        rowCount: inOrder.reduce((sum, fit) => sum + fit.leftOutRowCount, 0),
    };
    // A text without its beginning, the verdict, would say less than nothing.
    if (inOrder[0]?.isDropped === true)
        return '';
    const text = `${inOrder.map((fit) => fit.text).join('')}${closing(omission)}`;
    return byteLength(text) <= maxBytes ? text : '';
}
/** All of a block. */
function wholeBlock({ head, rows, tail, beyondCount, cutLine }) {
    return `${head}${rows.join('')}${beyondCount === 0 ? '' : cutLine(beyondCount)}${tail}`;
}
function fitBlock(block, leftBytes) {
    const whole = wholeBlock(block);
    const rowCount = block.rows.length;
    if (byteLength(whole) <= leftBytes)
        return { text: whole, leftOutRowCount: 0, isDropped: false };
    const frameBytes = byteLength(`${block.head}${block.tail}${block.cutLine(rowCount + block.beyondCount)}`);
    let roomBytes = leftBytes - frameBytes;
    const rows = [];
    for (const row of block.rows) {
        roomBytes -= byteLength(row);
        if (roomBytes < 0)
            break;
        rows.push(row);
    }
    if (rows.length === 0)
        return { text: '', leftOutRowCount: rowCount, isDropped: true };
    const leftOutRowCount = rowCount - rows.length;
    return {
        text: `${block.head}${rows.join('')}${block.cutLine(leftOutRowCount + block.beyondCount)}${block.tail}`,
        leftOutRowCount,
        isDropped: false,
    };
}
/** Bytes of UTF-8. */
function byteLength(text) {
    return Buffer.byteLength(text);
}

;// CONCATENATED MODULE: ./lib/report/markdown-table.js
/** A table as a block of Markdown, with or without a fold around it. */


/** A block for a table; none for a table without rows. */
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
/** The whole table as one piece of text; empty for a table without rows. */
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
    // A number and its sign stay on one line.
    number: (cell) => escapeMarkdown(cell).replaceAll(' ', '&nbsp;'),
    word: (cell) => `${wordMarks[cell] ?? ''} ${escapeMarkdown(cell)}`.trim(),
};
/** The mark in front of a word. */
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
/** The parts that summary and comment are put together from. */









/** The order in which parts get room. */
const priorities = {
    head: 0,
    findings: 1,
    rates: 2,
    placement: 3,
    otherTests: 4,
    seeds: 5,
    settings: 6,
};
/** A verdict or a note is never longer. */
const longestSentence = 2000;
const longestHeadline = 300;
/** Markdown without rows; `text` ends with an empty line. */
function textBlock(priority, text) {
    return { priority, head: text, rows: [], tail: '', beyondCount: 0, cutLine: () => '' };
}
/** A fold around pieces of Markdown, which are left out whole from the last on. */
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
/** What is behind the fold of a run with several templates: how many pass, and the figures of all. */
function figuresTitle({ tests }) {
    const passCount = tests.filter((test) => test.outcome === 'pass').length;
    if (passCount === tests.length || passCount === 0)
        return `Figures of all ${tests.length} templates`;
    return `${wordMarks['pass']} ${(0,check_rate/* renderCount */.SS)(passCount, 'template')} ${passCount === 1 ? 'passes' : 'pass'} · figures of all ${tests.length}`;
}
/** The headline, and one muted line of what it is about. */
function headBlocks(result, { commit = null, runUrl = null, leg = null }) {
    const headline = escapeMarkdown((0,plain_text/* shorten */.m)((0,report_headline/* runHeadline */.iV)(result), longestHeadline));
    const template = (0,run_facts/* templateFact */.x0)(result);
    const facts = [
        (0,run_facts/* placementFact */.Ye)(result),
        template === null ? null : escapeMarkdownCode(template),
        leg === null ? null : escapeMarkdown((0,plain_text/* shorten */.m)(leg, 100)),
        // GitHub links a commit by its first characters.
        commit === null ? null : commit.slice(0, 7),
        runLink(runUrl),
    ].filter((fact) => fact !== null);
    const muted = facts.length === 0 ? '' : `<sub>${facts.join(' · ')}</sub>\n\n`;
    return [textBlock(priorities.head, `### ${wordMarks[result.outcome]} presend: ${headline}\n\n${muted}`)];
}
/** Only an address of http(s) without characters that could end the link. */
function runLink(runUrl) {
    if (runUrl === null || !/^https?:\/\/[\w.:/~%?&=+#@-]+$/u.test(runUrl))
        return null;
    return `[full report](${runUrl})`;
}
/** Bad input, where there is some. */
function problemBlocks(result) {
    return tableBlocks((0,result_tables/* problemTable */.iK)(result), { priority: priorities.head, title: '', form: 'open' });
}
/** Some findings of a test as items of a list. */
function findingLines(test, findings, detail) {
    return findings.map((finding) => {
        const { text, fix } = (0,finding_line/* findingParts */.ET)(finding, test, detail);
        const arrow = fix === '' ? '' : ` → ${escapeMarkdownAndCode(fix)}`;
        return `- ${escapeMarkdown(text)}${arrow}\n`;
    });
}
/** What was not measured and what Gmail's tabs would do, muted. */
function mutedLines(test, result) {
    const lines = [
        ...(0,run_facts/* unmeasuredLines */.fR)(test, result),
        ...test.tabNotes.map((note) => `${(0,plain_text/* shorten */.m)(note, 300)} (local simulation)`),
    ];
    return lines.map((line) => `<sub>${escapeMarkdown(line)}</sub>\n\n`).join('');
}
/** Every seed of a test, folded. */
function seedBlocks(test, result, tableOf = result_tables/* seedTable */.eI) {
    const title = `All ${(0,check_rate/* renderCount */.SS)(test.seeds.length, 'mailbox', 'mailboxes')}${result.tests.length === 1 ? '' : ` of ${escapeMarkdown((0,outcome_sentence/* testTitle */.o3)(test))}`}`;
    return tableBlocks(tableOf(test, result.serviceKind), { priority: priorities.seeds, title, form: 'folded' });
}
/** Notes as quotations. */
function noteBlocks(notes, priority = priorities.head) {
    return notes.map(({ kind, title, text }) => {
        const mark = kind === 'warning' ? '⚠️ ' : '';
        return textBlock(priority, `> ${mark}**${escapeMarkdown(title)}**: ${sentenceMarkdown(text)}\n\n`);
    });
}
/** A sentence, which may hold foreign text, in Markdown. */
function sentenceMarkdown(text) {
    return escapeMarkdown((0,plain_text/* shorten */.m)(text, longestSentence));
}

// EXTERNAL MODULE: ./lib/check/postmaster/metric-text.js
var metric_text = __webpack_require__(25105);
// EXTERNAL MODULE: ./lib/report/postmaster-figures.js
var postmaster_figures = __webpack_require__(91152);
;// CONCATENATED MODULE: ./lib/report/mermaid-postmaster.js
/** A domain's days as a Mermaid chart; the same figures stand in a table beside it, for where it is not drawn. */


/** More labels than these would lie on one another. */
const mostDays = 14;
/**
 * A fenced block with a bar a day and a line for each limit, and below it the days that are left out because nothing
 * was told of them: a Mermaid chart has no gaps, and a bar of height 0 would say that all was well. Only days, numbers
 * and words of our own stand in it. `null` where there is nothing to draw.
 */
function postmasterChart(report) {
    const metric = (0,postmaster_figures/* chartedMetric */.eX)(report);
    if (metric === null)
        return null;
    const days = report.days.slice(-mostDays);
    const told = days.flatMap((day) => mermaid_postmaster_valueOf(day, metric));
    if (told.length === 0)
        return null;
    const lines = [metric.warnPercent, metric.thresholdPercent].filter((line) => line !== null);
    const gaps = days.filter((day) => mermaid_postmaster_valueOf(day, metric).length === 0);
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
function mermaid_postmaster_valueOf({ date, percents }, { metric }) {
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

// EXTERNAL MODULE: ./lib/report/postmaster-notes.js
var postmaster_notes = __webpack_require__(21600);
;// CONCATENATED MODULE: ./lib/report/markdown-postmaster.js
/** The parts of summary and comment about a domain at its mailbox provider. */






/** How the domain stands, with its metrics and a chart. */
function postmasterBlocks(report, result, form = 'with-chart') {
    const title = `### ${wordMarks[report.outcome]} Postmaster data of ${escapeMarkdownCode(report.domain)}\n\n`;
    const sentence = (0,postmaster_notes/* isInVerdict */.f)(report, result) ? '' : `${sentenceMarkdown(report.sentence)}\n\n`;
    const known = (0,postmaster_figures/* postmasterFacts */.Ce)(report).map(escapeMarkdown);
    const facts = known.length === 0 ? '' : `${known.join(' · ')}\n\n`;
    const chart = form === 'no-chart' ? null : postmasterChart(report);
    const table = { priority: priorities.rates, title: '', form: 'open' };
    return [
        textBlock(priorities.head, `${title}${sentence}${facts}`),
        ...noteBlocks((0,postmaster_notes/* postmasterNotes */._)(report)),
        ...tableBlocks((0,postmaster_figures/* metricTable */.Lc)(report, 'with-trend'), table),
        ...(chart === null ? [] : [textBlock(priorities.placement, `${chart}\n`)]),
    ];
}
/** Every day, folded. */
function postmasterDayBlocks(report) {
    const title = `All days of ${escapeMarkdown(report.domain)}`;
    return tableBlocks((0,postmaster_figures/* dayTable */.r_)(report), { priority: priorities.seeds, title, form: 'folded' });
}

// EXTERNAL MODULE: ./lib/report/result-notes.js
var result_notes = __webpack_require__(16753);
;// CONCATENATED MODULE: ./lib/report/markdown-comment.js
/** The comment on a pull request: the verdict, what to fix, the figures; everything else folded or in the run. */













/** GitHub refuses longer comments with 422. */
const longestComment = 65_536;
/** A comment is read in passing: the rest is folded, or in the summary. */
const mostFindings = 5;
const mostTests = 5;
const mostFindingLines = 8;
/** About as many as GitHub shows in a line of a comment. */
const lineCharacters = 110;
const mostDomains = 5;
/** GitHub Markdown within the size, counted in bytes, so that it is within it however characters are counted. */
function renderComment(result, options) {
    const maxBytes = Math.min(options.maxCharacters ?? longestComment, longestComment);
    const { tests } = result;
    const [only] = tests;
    const blocks = [
        ...(options.marker === '' ? [] : [textBlock(priorities.head, `${options.marker}\n`)]),
        ...headBlocks(result, options),
        ...problemBlocks(result),
        ...noteBlocks((0,result_notes/* urgentNotes */.zv)(result)),
        ...(only !== undefined && tests.length === 1 ? oneTestBlocks(only, result) : severalTestBlocks(result)),
        ...noticeBlocks(result),
        ...postmasterPart(result),
    ];
    return fitBlocks(blocks, { maxBytes, closing: closingLine });
}
/** A pass is folded whole; of anything else the causes and the figures are open. */
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
        ...noteBlocks(untoldNotes(test), priorities.findings),
        ...textBlocks(priorities.rates, rates),
        ...textBlocks(priorities.placement, placementText(test)),
        ...textBlocks(priorities.rates, muted),
        ...seeds,
    ];
}
function ratesText(test) {
    return tableText((0,result_tables/* rateGrid */.hN)(test, (verdict) => wordMarks[verdict] ?? ''));
}
/** The strongest findings, so many that a screen has room for them with the figures; at least two. */
function countThatFit(test, mostCount) {
    const lineCounts = test.findings.slice(0, mostCount).map((finding) => {
        const { text, fix } = (0,finding_line/* findingParts */.ET)(finding, test, finding_line/* briefFinding */.ue);
        return Math.ceil((text.length + fix.length + 3) / lineCharacters);
    });
    const sums = lineCounts.map((_, index) => lineCounts.slice(0, index + 1).reduce((sum, count) => sum + count, 0));
    return Math.max(sums.filter((sum) => sum <= mostFindingLines).length, Math.min(2, lineCounts.length));
}
/** Where nothing missed the inbox, the rate says it all. */
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
/** Without the reasons of missed rates: the figures beside them say the same. */
function untoldNotes(test) {
    const missed = new Set(test.rates.filter(({ status }) => status === 'missed').map(({ reason }) => reason));
    return (0,result_notes/* testNotes */.yH)(test).filter(({ text }) => !missed.has(text));
}
function noteText({ title, text }) {
    return `**${escapeMarkdown(title)}**: ${escapeMarkdown((0,plain_text/* shorten */.m)(text, 500))}\n\n`;
}
function textBlocks(priority, text) {
    return text === '' ? [] : [textBlock(priority, text)];
}
/** What fails comes first, each with its strongest causes; the rest is one fold. */
function severalTestBlocks(result) {
    if (result.tests.length === 0)
        return [];
    const troubled = result.tests.filter((test) => test.outcome !== 'pass');
    const shown = troubled.slice(0, mostTests);
    const each = Math.max(1, Math.floor(mostFindings / Math.max(shown.length, 1)));
    const items = shown.map((test) => testItem(test, each));
    const beyond = troubled.length - shown.length;
    const more = beyond === 0 ? '' : `- and ${(0,check_rate/* renderCount */.SS)(beyond, 'more template')}\n`;
    const overview = tableText((0,result_tables/* overviewTable */.Uc)((0,by_severity/* bySeverity */.N)(result.tests)));
    const details = (0,by_severity/* bySeverity */.N)(result.tests).flatMap((test) => detailPieces(test, result));
    return [
        ...textBlocks(priorities.findings, items.length === 0 ? '' : `${items.join('')}${more}\n`),
        foldBlock(priorities.rates, figuresTitle(result), [overview, ...details]),
    ];
}
function testItem(test, findingCount) {
    const findings = findingLines(test, test.findings.slice(0, findingCount), finding_line/* briefFinding */.ue).map((line) => `  ${line}`);
    const headline = escapeMarkdown((0,plain_text/* shorten */.m)((0,report_headline/* testHeadline */.ZS)(test), 300));
    return `- ${wordMarks[test.outcome]} ${escapeMarkdownCode((0,outcome_sentence/* testTitle */.o3)(test))}: ${headline}\n${findings.join('')}`;
}
/** Under its name, what a test has to tell; a pass without findings has nothing more than its row. */
function detailPieces(test, result) {
    const pieces = [
        findingList(test, test.findings),
        ...untoldNotes(test).map(noteText),
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
        ...(0,by_severity/* bySeverity */.N)(postmaster)
            .slice(0, mostDomains)
            .flatMap((report) => postmasterBlocks(report, result, 'no-chart')),
        ...(more <= 0 ? [] : [textBlock(priorities.head, `${(0,check_rate/* renderCount */.SS)(more, 'more domain')}: see the full report.\n\n`)]),
    ];
}
function closingLine({ rowCount }) {
    return `\n✂️ Shortened: ${(0,check_rate/* renderCount */.SS)(rowCount, 'row')} left out. The full report has more.\n`;
}

// EXTERNAL MODULE: ./lib/report/figures.js
var figures = __webpack_require__(40819);
// EXTERNAL MODULE: ./lib/contract/names.js
var names = __webpack_require__(766);
;// CONCATENATED MODULE: ./lib/report/mermaid-chart.js
/** Where the copies are as a Mermaid chart; the same figures are in tables beside it, for where it is not drawn. */

/** From the bottom of a bar to its top, with the square that names the color below the chart. */
const mermaid_chart_layers = [
    ['INBOX', '🟩', '#2da44e', (row) => row.inboxCount],
    ['tabs', '🟦', '#54aeff', (row) => row.tabCount],
    ['Spam', '🟥', '#e5534b', (row) => row.spamCount],
    ['no folder', '⬛', '#59636e', (row) => row.noneCount],
];
/**
 * A fenced block with one bar for each provider type, all tests together: its copies by folder, stacked. Mermaid draws
 * the bars of one place over each other, so each layer is drawn with all below it, the highest first; a layer of nothing
 * is drawn below the axis, since Mermaid would show a little of it at 0. Only words and
 * numbers of our own are in it, since foreign text could break Mermaid's syntax. `null` without placement.
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
/** In percent. */
function height(count, seedCount) {
    return count === 0 ? -2 : Number(((100 * count) / seedCount).toFixed(1));
}
/** The rows of one provider type as one; none for a type without rows. */
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
/** The job summary of a run. */













/** GitHub shows nothing of a summary that is larger. Source: actions/runner, FileCommandManager.cs. */
const largestSummaryBytes = 1024 * 1024;
/**
 * GitHub Markdown: the verdict first, then for each test findings, rates and placement; of several, those that pass are
 * one fold. Seeds and settings are folded. What does not fit is left out by rows, and the last line says so. Empty when
 * not even the verdict fits.
 */
function renderSummary(result, options) {
    const maxBytes = Math.min(options.maxBytes ?? largestSummaryBytes, largestSummaryBytes);
    const tests = (0,by_severity/* bySeverity */.N)(result.tests);
    const shown = tests.filter((test) => test.outcome !== 'pass' || tests.length === 1);
    const chart = placementChart(result.tests);
    const blocks = [
        ...headBlocks(result, { ...options, runUrl: null }),
        ...problemBlocks(result),
        ...noteBlocks((0,result_notes/* runNotes */.p1)(result)),
        ...shown.flatMap((test) => testBlocks(test, result)),
        ...foldedTestBlocks(result),
        ...(chart === null ? [] : [textBlock(priorities.placement, `${chart}\n`)]),
        ...(0,by_severity/* bySeverity */.N)(result.postmaster).flatMap((report) => postmasterBlocks(report, result)),
        ...shown.flatMap((test) => seedBlocks(test, result)),
        ...(0,by_severity/* bySeverity */.N)(result.postmaster).flatMap(postmasterDayBlocks),
        ...settingBlocks(result),
    ];
    return fitBlocks(blocks, { maxBytes, closing: (omission) => markdown_summary_closingLine(omission, maxBytes, options.reportPath) });
}
/** One row for each test of several, and below them all there is to say of those that pass: one fold. */
function foldedTestBlocks(result) {
    if (result.tests.length < 2)
        return [];
    const passing = result.tests.filter((test) => test.outcome === 'pass');
    const overview = tableText((0,result_tables/* overviewTable */.Uc)((0,by_severity/* bySeverity */.N)(result.tests)));
    const pieces = passing.map((test) => passingPiece(test, result));
    return [foldBlock(priorities.otherTests, figuresTitle(result), [overview, ...pieces])];
}
/** The same parts as of a test that is shown open, as one piece. */
function passingPiece(test, result) {
    const title = `**${wordMarks[test.outcome]} ${escapeMarkdownCode((0,outcome_sentence/* testTitle */.o3)(test))}**\n\n`;
    const parts = [textBlock(0, title), ...partBlocks(test, result), ...seedBlocks(test, result)];
    return parts.map(wholeBlock).join('');
}
/** How a test ended and why. */
function testBlocks(test, result) {
    const isAlone = result.tests.length === 1;
    const title = isAlone ? '' : `### ${wordMarks[test.outcome]} ${escapeMarkdownCode((0,outcome_sentence/* testTitle */.o3)(test))}\n\n`;
    const sentence = sentenceMarkdown(test.sentence);
    return [textBlock(priorities.head, `${title}${sentence}\n\n`), ...partBlocks(test, result)];
}
/** What a test was, and all that is known of it but its seeds. */
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
    const title = figures/* folderTitles */.AS[(0,figures/* placementKindOf */.fw)(test, result.serviceKind)].replace('folder', 'Placement');
    return tableBlocks((0,result_tables/* placementTable */.qY)(test), { priority: priorities.placement, title, form: 'open' });
}
/** The settings that were given, folded. */
function settingBlocks(result) {
    const title = 'Settings (those without a row have their defaults)';
    return tableBlocks((0,result_tables/* settingTable */.DV)(result, 'given'), { priority: priorities.settings, title, form: 'folded' });
}
function markdown_summary_closingLine({ blockCount, rowCount }, maxBytes, reportPath) {
    const parts = [(0,check_rate/* renderCount */.SS)(rowCount, 'row'), ...(blockCount === 0 ? [] : [(0,check_rate/* renderCount */.SS)(blockCount, 'whole part')])];
    const where = reportPath === null ? '' : ` The whole report is in ${escapeMarkdownCode(reportPath)}.`;
    return `\n✂️ Cut to ${maxBytes} bytes: ${parts.join(' and ')} left out.${where}\n`;
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
function renderersFor({ runUrl, headSha }, reportPath, leg = null) {
    const place = { runUrl, commit: headSha, leg };
    return {
        plainLines: (result) => (0,report_terminal/* renderTerminalReport */.J)(result, { widthColumns: logColumns, colour: 'none', reportPath }),
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
/** What of a result is shown beside the lines of the pull request, and how much of it the runner keeps. */





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
/** With the gate off the outcome is only a notice. */
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
/** A test's own sentence, the reason of each rate that is not met, and the first fix, at its template. */
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
/** `finding → fix` of the strongest one. */
function firstFinding(report) {
    const [first] = report.findings;
    if (first === undefined)
        return [];
    const { text, fix } = (0,finding_line/* findingParts */.ET)(first, report, finding_line/* fullFinding */.R4);
    return [fix === '' ? text : `${text} → ${fix}`];
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

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
;// CONCATENATED MODULE: ./lib/action/comment-marker.js
/** The hidden first lines by which presend finds its own comment, and sees which run wrote it. */

/** An HTML comment that GitHub does not show. No name can end it early. */
function commentMarker(parts) {
    const pairs = [
        ['workflow', parts.workflow],
        ['job', parts.job],
        ['step', parts.step],
        ['config', parts.configPath],
        ['key', parts.key],
    ];
    const shown = pairs.map(([name, value]) => `${name}=${value === null ? '' : encodeName(value)}`);
    return `<!-- presend ${shown.join(' ')} -->`;
}
/** The second line. */
function runLine({ runNumber, attempt, commit }) {
    return `<!-- presend-run number=${runNumber} attempt=${attempt} commit=${commit ?? ''} -->`;
}
/** Which run wrote a comment; `null`: it does not say. */
function runOf(body) {
    const pattern = /^<!-- presend-run number=(?<number>\d{1,15}) attempt=(?<attempt>\d{1,9}) commit=(?<commit>[0-9a-f]*) -->$/mu;
    const { number, attempt, commit } = pattern.exec(body.slice(0, longestMarkers))?.groups ?? {};
    if (number === undefined)
        return null;
    return { runNumber: Number(number), attempt: Number(attempt), commit: commit || null };
}
/** True when `left` is a later run, or a later attempt of the same. What does not say when it ran is not later. */
function isLaterRun(left, right) {
    if (left === null || right === null)
        return false;
    if (left.runNumber !== right.runNumber)
        return left.runNumber > right.runNumber;
    return left.attempt > right.attempt;
}
/** True when a comment's body begins with the marker: a quoted or pasted marker further down does not count. */
function hasMarker(body, marker) {
    return body.trimStart().startsWith(marker);
}
/** Both lines, whatever is in them. */
const longestMarkers = 4000;
const longestName = 200;
/** HTML comments end at `-->`, and some parsers at `--`: no two hyphens may meet. Long names are named by their hash. */
function encodeName(name) {
    const text = name.toWellFormed();
    const short = text.length <= longestName ? text : `sha256:${(0,external_node_crypto_.createHash)('sha256').update(text).digest('hex')}`;
    return encodeURIComponent(short).replaceAll('--', '-%2D');
}

;// CONCATENATED MODULE: ./lib/action/refusal-advice.js
/** What to do when GitHub refuses a comment. */
/** One sentence without a full stop, by status and GitHub's message. */
function refusalAdvice(code, message) {
    if (code === 401) {
        return 'github-token is invalid or expired: leave it out to use the default, ${{ github.token }}, or pass a valid token';
    }
    if (/\block(?:ed)?\b/iu.test(message)) {
        return 'the conversation of this pull request is locked: unlock it, or set comment to never';
    }
    if (code === 403) {
        return 'the token may not write comments: give the job `permissions: pull-requests: write` (a personal access token needs the same right)';
    }
    if (code === 404) {
        return 'the token cannot see this pull request: give the job `permissions: pull-requests: write`, and check that github-token has access to this repository';
    }
    if (code === 410)
        return 'this repository does not allow comments on pull requests: set comment to never';
    return 'see https://docs.github.com/rest/issues/comments for what this status means';
}

// EXTERNAL MODULE: ./lib/world/time-limit.js
var time_limit = __webpack_require__(83141);
;// CONCATENATED MODULE: ./lib/action/sticky-comment.js
/** Keeps one comment on a pull request up to date, also when runs write at the same time. */


const requestLimitMs = 10_000;
const wholeLimitMs = 30_000;
/** Requests that may be repeated (lists, updates, removals) are tried this often; waits double from the first. */
const attemptCount = 3;
const firstWaitMs = 500;
/** GitHub may need a moment until a comment shows in the list. */
const relistAfterMs = 1000;
/** 100 a page: ten thousand comments, more than a pull request can be read with. */
const pageCount = 100;
/** The account behind GITHUB_TOKEN, for when the token may not ask who it is. */
const defaultBotLogin = 'github-actions[bot]';
/**
 * Finds presend's comment by author and marker over all pages, then updates or creates it. Of several with the marker,
 * which runs at the same time can leave, the first is kept and the others are removed. A creation whose answer was lost
 * is looked for in the list before it is tried once more. Ends within 30 s, at once when GitHub asks for a longer wait,
 * and at once when `signal` aborts. Never rejects but with the signal's reason.
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
async function findThenWrite(request, tools) {
    const found = await findOwn(request.marker, tools);
    if (found.status !== 'ok')
        return outcomeOf(found);
    const [kept, ...others] = found.value;
    return kept === undefined ? await createOnce(request, tools) : await settle(request, { kept, others }, tools);
}
/** The first comment gets the verdict of the latest run, the others go: whichever run does this, the end is the same. */
async function settle(request, { kept, others }, tools) {
    const later = [kept, ...others].filter((comment) => isLaterRun(runOf(comment.body), request.run));
    const latest = later.reduce((best, one) => (best === null || isLaterRun(runOf(one.body), runOf(best.body)) ? one : best), null);
    const outcome = await update(kept, { ...request, body: latest?.body ?? request.body }, tools);
    if (outcome.status !== 'updated' && outcome.status !== 'unchanged')
        return outcome;
    for (const comment of others)
        await remove(comment, request, tools);
    return latest === null ? outcome : { status: 'outdated', url: outcome.url };
}
async function update(comment, request, tools) {
    if (comment.body === request.body)
        return { status: 'unchanged', url: comment.url };
    const { id } = comment;
    const answer = await repeat(tools, async (signal) => await tools.api.update(id, request.body, signal));
    if (answer.status === 'ok')
        return { status: 'updated', url: answer.value.url ?? comment.url };
    // It was deleted after it was listed.
    if (answer.status === 'refused' && answer.code === 404)
        return await createOnce(request, tools);
    return outcomeOf(answer);
}
/** A comment that may not be removed says the same as the kept one. What fails here is found by the next run. */
async function remove(comment, request, tools) {
    const { id } = comment;
    const answer = await repeat(tools, async (signal) => await tools.api.remove(id, signal));
    if (answer.status !== 'refused' || answer.code === 404)
        return;
    await attempt(tools, async (signal) => await tools.api.update(id, request.body, signal));
}
/** At most two creations, and the second only when the list shows that the first had no effect. */
async function createOnce(request, tools) {
    if (!request.mayCreate)
        return { status: 'not-wanted' };
    const first = await attempt(tools, async (signal) => await tools.api.create(request.body, signal));
    if (first.status === 'ok')
        return await settleCreated(first.value, request, tools);
    if (first.status === 'refused' || !(await canWait(first, relistAfterMs, tools)))
        return outcomeOf(first);
    const found = await findOwn(request.marker, tools);
    if (found.status !== 'ok')
        return outcomeOf(found);
    const [created] = found.value;
    if (created !== undefined)
        return await settleCreated(created, request, tools);
    const second = await attempt(tools, async (signal) => await tools.api.create(request.body, signal));
    return second.status === 'ok' ? await settleCreated(second.value, request, tools) : outcomeOf(second);
}
/** Another run may have created one since the first list: of the two that list again, at least the later one sees both. */
async function settleCreated(created, request, tools) {
    const found = await findOwn(request.marker, tools);
    const others = found.status === 'ok' ? found.value.filter((comment) => comment.id !== created.id) : [];
    if (others.length === 0)
        return { status: 'created', url: created.url };
    const [kept = created, ...rest] = [created, ...others].toSorted((left, right) => left.id - right.id);
    const outcome = await settle(request, { kept, others: rest }, tools);
    return outcome.status === 'unchanged' || outcome.status === 'updated' ? { ...outcome, status: 'created' } : outcome;
}
/** The comments that carry the marker and were written by this token's account, the first one first. */
async function findOwn(marker, tools) {
    const own = [];
    let ownLogin = null;
    for (let page = 1; page <= pageCount; page += 1) {
        const answer = await repeat(tools, async (signal) => await tools.api.listPage(page, signal));
        if (answer.status !== 'ok')
            return answer;
        const candidates = answer.value.comments.filter((comment) => hasMarker(comment.body, marker));
        if (candidates.length > 0)
            ownLogin ??= await askOwnLogin(tools);
        own.push(...candidates.filter((comment) => comment.authorLogin?.toLowerCase() === ownLogin));
        if (!answer.value.hasNext)
            return { status: 'ok', value: own.toSorted((left, right) => left.id - right.id) };
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
        if (!(await canWait(answer, firstWaitMs * 2 ** (count - 1), tools)))
            return answer;
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
/** Waits before the next try; false at once when the time for commenting would be over by then. */
async function canWait(answer, defaultMs, { clock, deadlineMs, signal }) {
    const askedMs = answer.status === 'limited' ? answer.retryAfterMs : null;
    const waitMs = askedMs ?? defaultMs;
    if (waitMs >= deadlineMs - clock.monotonicMs())
        return false;
    await clock.sleep(waitMs, signal);
    return true;
}
function outcomeOf(answer) {
    if (answer.status === 'failed')
        return { status: 'failed', reason: answer.reason };
    if (answer.status === 'refused')
        return { status: 'refused', code: answer.code, message: answer.message };
    const { retryAfterMs, message } = answer;
    const wait = retryAfterMs === null ? '' : `, which allows the next request in ${Math.ceil(retryAfterMs / 1000)} s`;
    return { status: 'failed', reason: `GitHub's rate limit is exhausted${wait} (${message})` };
}

;// CONCATENATED MODULE: ./lib/action/comment-on.js
/** Decides whether a run comments on a pull request, and says in the log what became of it. */





/**
 * Writes, updates or leaves the comment as `comment` says.
 *
 * @returns the comment's address; `null` when there is none to show. Never rejects.
 */
async function commentOn({ result, settings }, tools) {
    const target = targetOf({ result, settings }, tools);
    if (target === null)
        return null;
    const { workflow, job, step, run } = tools.context;
    const marker = commentMarker({ workflow, job, step, configPath: settings.configPath, key: settings.commentKey });
    const lines = run === null ? marker : `${marker}\n${runLine(run)}`;
    const mayCreate = settings.comment === 'auto' || (settings.comment === 'on-failure' && result.outcome !== 'pass');
    try {
        const request = { marker, body: tools.render(lines), mayCreate, run };
        const api = await tools.openComments(target, tools.trace);
        return say(await keepComment(request, api, { clock: tools.clock, signal: tools.cancelled }), tools);
    }
    catch (error) {
        tools.log.warn(`The comment was not written: ${(0,process_watch/* messageOf */.bD)(error)}. The result is not affected.`);
        return null;
    }
}
/** Where to comment; `null`, and a line in the log where a user may wonder, when nothing is to be written. */
function targetOf({ result, settings }, tools) {
    const { context, log } = tools;
    if (settings.comment === 'never')
        return null;
    const { repository, pullRequestNumber } = context;
    if (repository === null || pullRequestNumber === null) {
        log.info('No comment: this run belongs to no pull request');
        return null;
    }
    if (context.hasReadOnlyToken) {
        log.notice('No comment: a pull request from a fork or from Dependabot runs with a read-only token. The job summary has the result.');
        return null;
    }
    // Nothing was sent, or the run was cancelled, most often by a newer push whose run will comment.
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
            log.info(`Comment on pull request #${context.pullRequestNumber} ${outcome.status}: ${outcome.url ?? 'unknown URL'}`);
            return outcome.url;
        case 'outdated':
            log.info('The comment was left as it is: a later run of this workflow has written it');
            return outcome.url;
        case 'not-wanted':
            log.info('No comment: there is none to update, and this run does not create one');
            return null;
        case 'refused':
            log.warn(`The comment was not written: ${refusalText(outcome)}. The result is not affected; see the job summary.`);
            return null;
        case 'failed':
            log.warn(`The comment was not written: ${outcome.reason}. The result is not affected; see the job summary.`);
            return null;
        default:
            return outcome;
    }
}
function refusalText({ code, message }) {
    return `GitHub answered ${code} "${message}"; ${refusalAdvice(code, message)}`;
}

;// CONCATENATED MODULE: ./lib/action/job-summary.js
/** The step's part of the job summary: the file at GITHUB_STEP_SUMMARY. */
/** A larger file is not shown at all: FileCommandManager.cs, CreateStepSummaryCommand. */
const job_summary_largestSummaryBytes = 1024 * 1024;
/**
 * Opens the summary. Rejects with Node's own error when the file is there but cannot be read.
 *
 * @param path GITHUB_STEP_SUMMARY
 */
async function openSummary(path, files) {
    const before = (await files.stat(path)) === null ? '' : await files.readText(path);
    const gap = before === '' || before.endsWith('\n\n') ? '' : '\n\n';
    const sizeLimitBytes = Math.max(0, job_summary_largestSummaryBytes - Buffer.byteLength(before) - gap.length - 1);
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
    const commented = { result, settings: check.commentSettings };
    const commentUrl = await commentOn(commented, {
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
    const repository = (0,world_repository/* openRepository */.h)(context.workspace, world.files);
    return await report_run_attempt(`The report in ${settings.reportDir}`, tools, async () => {
        for (const [name, content] of renderers.files(result)) {
            await repository.write(external_node_path_.posix.join(settings.reportDir, name), scrub(content));
        }
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
        log.warn(`${what} could not be written: ${(0,process_watch/* messageOf */.bD)(error)}. The result is not affected.`);
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
        // Before the first line of output, so that a signal sent at that line ends the run in order.
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
            suggested: suggestionsOf(context),
        };
        const isDebug = world.env['RUNNER_DEBUG'] === '1';
        const voice = { ...log, isDebug, progress: (0,progress_log/* progressLog */.m)((line) => log.info(line), world.clock) };
        const check = await (0,check_settings/* checkSettings */.E)(request, { ...parts, world, voice, watch });
        const renderers = renderersFor(context, check.settings?.reportDir ?? null, check.commentSettings.commentKey);
        const { openComments } = parts;
        const result = await reportRun(check, {
            world,
            context,
            log,
            scrub,
            cancelled: watch.cancelled,
            openComments,
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
        openTemplateWorker: template_worker.openTemplateWorker,
        openComments: async (target, trace) => {
            const { githubCommentApi } = await Promise.all(/* import() */[__webpack_require__.e(4119), __webpack_require__.e(2413), __webpack_require__.e(4858)]).then(__webpack_require__.bind(__webpack_require__, 64858));
            return githubCommentApi(target, world.clock, trace);
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
    const { openClient } = await Promise.all(/* import() */[__webpack_require__.e(4377), __webpack_require__.e(4119), __webpack_require__.e(4942), __webpack_require__.e(7926)]).then(__webpack_require__.bind(__webpack_require__, 27926));
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
/** Reads a file that a setting names. */


/** Its text. @throws PresendError SETTINGS_INVALID when it is outside the repository or not a readable text file */
async function readRepositoryText(setting, { repositoryRoot, world }) {
    const { name, path } = setting;
    const file = await (0,repository/* openRepository */.h)(repositoryRoot, world.files).readText(path, { input: name });
    if (file.status === 'bad')
        throw (0,presend_error/* problemsError */.$)('SETTINGS_INVALID', `Reading ${name}`, file.problems);
    return file.value.text;
}

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
            Promise.all(/* import() */[__webpack_require__.e(3718), __webpack_require__.e(4286), __webpack_require__.e(4377), __webpack_require__.e(8253), __webpack_require__.e(2079), __webpack_require__.e(9525), __webpack_require__.e(9390), __webpack_require__.e(3697)]).then(__webpack_require__.bind(__webpack_require__, 32421)),
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
/** A run waits for every name that it asks; without a network that must not take long. */
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
        throw (0,presend_error/* problemsError */.$)('SETTINGS_INVALID', 'Reading zone-file', zone.problems);
    return zone.value;
}

// EXTERNAL MODULE: ./lib/assembly/open-smtp.js + 1 modules
var open_smtp = __webpack_require__(99943);
;// CONCATENATED MODULE: ./lib/assembly/open-ports.js
/** Plugs real parts into the ports of a run: the embedded or a remote service, and an SMTP server. */



/**
 * The ports of one run. Nothing is loaded or started before the run asks for it, so a run that ends at bad
 * settings or templates opens no socket. Dispose it: that stops the embedded service and closes all connections.
 */
function openPorts(settings, request) {
    const { clock, random } = request.world;
    const stack = new AsyncDisposableStack();
    const service = once(async () => stack.use(await openService(settings, request)));
    const submission = once(async () => {
        const readCa = async (path) => await readRepositoryText({ name: 'smtp-ca', path }, request);
        return stack.use(await (0,open_smtp/* openSmtp */.V)(settings, { world: request.world, readCa, trace: request.trace }, (await service()).receiver));
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
/** The same promise for every caller; a failure is kept too, since opening again would fail again. */
function once(open) {
    let opening = null;
    return async () => await (opening ??= open());
}


/***/ }),

/***/ 99943:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  V: () => (/* binding */ openSmtp)
});

// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: ./lib/errors/presend-error.js
var presend_error = __webpack_require__(7443);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./lib/errors/problem.js
var problem = __webpack_require__(32964);
;// CONCATENATED MODULE: ./lib/assembly/parse-certificates.js
/** Certificates in PEM form. */


/** The PEM text as it is, if everything between its BEGIN and END lines is a certificate. Problems quote none of it. */
function parseCertificates(pem, file) {
    const blocks = [...pem.matchAll(/^-----BEGIN [^-\r\n]*-----\r?\n[^-]*^-----END [^-\r\n]*-----/gmu)];
    const expected = 'certificates in PEM form (-----BEGIN CERTIFICATE-----)';
    if (blocks.length === 0)
        return (0,problem/* bad */.MB)({ input: 'smtp-ca', came: 'a file without any', expected, place: { file } });
    const problems = blocks.flatMap((block) => {
        if (isCertificate(block[0]))
            return [];
        const line = pem.slice(0, block.index).split('\n').length;
        return [{ input: 'smtp-ca', came: 'something else', expected, place: { file, line } }];
    });
    return problems.length === 0 ? (0,problem.ok)(pem) : (0,problem/* bad */.MB)(...problems.slice(0, 5));
}
function isCertificate(block) {
    try {
        return new external_node_crypto_.X509Certificate(block).subject !== undefined;
    }
    catch {
        // OpenSSL's own words are about ASN.1 and help nobody here.
        return false;
    }
}

;// CONCATENATED MODULE: ./lib/assembly/open-smtp.js
/** Opens the way that mail takes: the user's SMTP server, or the embedded service's own receiver. */



/** Most connections to the embedded receiver; it runs in this process, so more would not be faster. */
const embeddedConnectionCount = 20;
/**
 * A Submission to the server that the settings name; to `receiver` when it is given.
 * Nothing is connected yet. @throws PresendError SETTINGS_INVALID when `smtp-ca` holds no certificates
 */
async function openSmtp(settings, { world, readCa, trace }, receiver) {
    const { openSubmission } = await __webpack_require__.e(/* import() */ 4373).then(__webpack_require__.bind(__webpack_require__, 4373));
    const smtp = receiver === null ? settings.smtp : embeddedSmtp(receiver);
    if (smtp === null)
        throw new TypeError('settings without an embedded service always name an SMTP server');
    const ca = smtp.caPath === null ? null : certificates(await readCa(smtp.caPath), smtp.caPath);
    return openSubmission({ ...smtp, ca, heloName: heloName() }, { ...world, trace });
}
function certificates(pem, path) {
    const parsed = parseCertificates(pem, path);
    if (parsed.status === 'ok')
        return parsed.value;
    throw (0,presend_error/* problemsError */.$)('SETTINGS_INVALID', 'Reading smtp-ca', parsed.problems);
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
/** The work on a repository's content that a worker thread does, since the content may be hostile. */
const renderJob = { name: 'render-template' };
/** At most `maxMatchCount + 1` paths: more than `maxMatchCount` are too many. */
const findFilesJob = { name: 'find-files' };
/** The bytes of a config file, and its path for problems. */
const parseConfigJob = { name: 'parse-config' };
/** Most files and folders that a pattern may match. */
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
/** Reads the config file, and finds and renders templates, in a worker thread that a time and a memory limit end. */





const ordinaryLimits = { timeMs: 30_000, memoryMb: 512 };
/** Starts the thread at once: while it starts, settings are read. `stopped` ends the search for files. */
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
    return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .bad */ .MB)({ input: 'template', ...excessOf(outcome, 'rendering', limits), todo, place });
}
async function parseConfig(file, { workers, limits }, signal) {
    const outcome = await (0,_world_workers_job_type_js__WEBPACK_IMPORTED_MODULE_3__/* .runTypedJob */ .Pn)(workers, { type: _template_job_types_js__WEBPACK_IMPORTED_MODULE_2__/* .parseConfigJob */ .Rs, input: file, timeLimitMs: limits.timeMs }, signal);
    if (outcome.status === 'done')
        return outcome.value;
    const place = { file: file.path };
    return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .bad */ .MB)({ input: 'config', ...excessOf(outcome, 'reading', limits), todo: 'simplify the file', place });
}
/** @throws PresendError SETTINGS_INVALID for a pattern that takes too long or matches too much */
async function findFiles(search, { workers, limits }, signal) {
    const job = { type: _template_job_types_js__WEBPACK_IMPORTED_MODULE_2__/* .findFilesJob */ .Y$, input: search, timeLimitMs: limits.timeMs };
    const outcome = await (0,_world_workers_job_type_js__WEBPACK_IMPORTED_MODULE_3__/* .runTypedJob */ .Pn)(workers, job, signal);
    const name = (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .quoteValue */ .cl)(search.pattern);
    const todo = 'use a more specific pattern';
    if (outcome.status === 'failed') {
        const { came, expected } = excessOf(outcome, 'matching', limits);
        throw patternError({ input: 'template', came: `${name}, ${came}`, expected, todo });
    }
    if (outcome.value.length <= _template_job_types_js__WEBPACK_IMPORTED_MODULE_2__/* .maxMatchCount */ .ZC)
        return outcome.value;
    const came = `${name}, which matches more than ${_template_job_types_js__WEBPACK_IMPORTED_MODULE_2__/* .maxMatchCount */ .ZC} files and folders`;
    throw patternError({ input: 'template', came, expected: `at most ${_template_job_types_js__WEBPACK_IMPORTED_MODULE_2__/* .maxMatchCount */ .ZC} matches`, todo });
}
function patternError(problem) {
    return (0,_errors_presend_error_js__WEBPACK_IMPORTED_MODULE_0__/* .problemsError */ .$)('SETTINGS_INVALID', 'Looking for templates', [problem]);
}
/** @throws TypeError when no limit was reached: that is a defect of presend */
function excessOf({ reason, message }, work, { timeMs, memoryMb }) {
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
/** Jobs with types: what the main thread puts in is what the job gets, and what it returns comes out. */
/** Makes a job out of a function that works on the type's input. */
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
/** The main thread's side of a port. */
function typedPort({ name }, answer) {
    // oxlint-disable-next-line no-unsafe-type-assertion -- both threads run the same code: this is what callPort was given
    return { [name]: async (...args) => await answer(...args) };
}
/** The job's side of a port. @throws Error when the main thread's function does, or the job was aborted */
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
/** The threads of a pool: which one takes the next job, and when another one is started. */

/** Opens an empty set of threads. */
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
/** Worker threads for work on foreign content: a job that takes too long or too much memory ends its thread, not presend. */



const messages = {
    'time-limit': 'the time limit was reached',
    'memory-limit': 'the memory limit was reached',
    crashed: 'the worker thread ended unexpectedly',
    closed: 'the worker threads were closed',
};
/**
 * Opens a pool. When a thread is lost, the jobs that shared it are run again, each alone in a thread; one that loses its
 * thread when alone has failed.
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
/** The program that presend's own worker threads run. */
/** In dist/ every chunk lies beside worker.js. */
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
/** Looks at how much memory a busy thread has. */
/** A thread fills some hundred MiB a second at most. */
const lookEveryMs = 50;
/** Calls `onLimit` when the thread's heap and its buffers are larger than `memoryMb`, at each look. */
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
        // The thread answers between two of its steps, which may take a while.
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
/** Measures how long a job works. The time that it waits for the main thread does not count. */
/** Calls `onLimit` once when the job has worked for `limitMs`; never if that is infinite. */
function startJobClock(limitMs, onLimit) {
    let remainingMs = limitMs;
    let startedAtMs = 0;
    let pauseCount = 0;
    let isStopped = false;
    let timer;
    start();
    function start() {
        startedAtMs = performance.now();
        // A timer cannot wait forever: it would fire at once.
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
/** The jobs that one thread is working on, each with its clock and the functions it may call. */

/** Starts without any job. */
function runningJobs({ onLimit, onAnswer }) {
    const running = new Map();
    /** By callback: a job that is run a second time is another object with the same callbacks. */
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
/** One worker thread as the main thread sees it: started, handed jobs, and terminated when a job takes too much. */



/**
 * V8 aborts the whole process, and not only the thread, when a single allocation goes far past its limit. So that limit
 * lies above ours by more than a thread can fill between two looks.
 */
const headroomMb = 2048;
/** Starts a thread. It inherits no environment: what a job reads is in its input. */
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
        // Text that foreign content made a library print must not reach the log, where it could be a workflow command.
        stdout: true,
        stderr: true,
        // A small young generation: V8 would let it grow by 100 MB that nothing lives in.
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
