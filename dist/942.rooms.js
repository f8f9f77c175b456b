export const id = 942;
export const ids = [942];
export const modules = {

/***/ 5942:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runCommandLine: () => (/* binding */ runCommandLine)
});

// EXTERNAL MODULE: ./lib/assembly/open-ports.js + 2 modules
var open_ports = __webpack_require__(99463);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/assembly/check-settings.js + 54 modules
var check_settings = __webpack_require__(58029);
// EXTERNAL MODULE: ./lib/assembly/process-watch.js
var process_watch = __webpack_require__(66283);
// EXTERNAL MODULE: ./lib/check/exit-code.js
var exit_code = __webpack_require__(36686);
// EXTERNAL MODULE: ./lib/report/report-files.js + 5 modules
var report_files = __webpack_require__(46776);
// EXTERNAL MODULE: ./lib/report/report-json.js
var report_json = __webpack_require__(47273);
// EXTERNAL MODULE: ./lib/report/report-terminal.js + 3 modules
var report_terminal = __webpack_require__(46246);
// EXTERNAL MODULE: ./lib/settings/given.js
var settings_given = __webpack_require__(42072);
// EXTERNAL MODULE: ./lib/settings/table.js + 3 modules
var table = __webpack_require__(18780);
// EXTERNAL MODULE: ./lib/world/scrub-secrets.js
var scrub_secrets = __webpack_require__(75167);
// EXTERNAL MODULE: ./lib/world/secret.js
var secret = __webpack_require__(41502);
// EXTERNAL MODULE: ./lib/world/version.js
var version = __webpack_require__(78344);
// EXTERNAL MODULE: ./lib/assembly/progress-log.js
var progress_log = __webpack_require__(60466);
// EXTERNAL MODULE: ./lib/report/escape-log.js
var escape_log = __webpack_require__(82564);
// EXTERNAL MODULE: ./lib/report/progress-line.js
var progress_line = __webpack_require__(1830);
;// CONCATENATED MODULE: ./lib/commands/voice.js
/** What a command says besides its result, on standard error: a live line on a terminal, plain lines in a log. */



/** Back to the line's start, and nothing behind it. */
const eraseLine = '\r\u001B[K';
/** A voice that speaks through `terminal.tell`. */
function openVoice(terminal, { scrub, clock }) {
    const clean = (line) => (0,escape_log/* defuse */.V)(scrub(line));
    const erase = () => {
        if (terminal.isInteractive)
            terminal.tell(eraseLine);
    };
    const say = (line) => {
        erase();
        terminal.tell(`${clean(line)}\n`);
    };
    const live = (event) => terminal.tell(`${eraseLine}${clean((0,progress_line/* renderProgressLine */.S)(event, terminal.columnCount - 1))}`);
    return {
        info: say,
        debug: () => undefined,
        warn: (line) => say(`Warning: ${line}`),
        group: (title, lines) => {
            if (terminal.isInteractive)
                return;
            for (const line of [`${title}:`, ...lines.map((one) => `  ${one}`)])
                say(line);
        },
        progress: terminal.isInteractive ? live : (0,progress_log/* progressLog */.m)(say, clock),
        finish: erase,
    };
}

;// CONCATENATED MODULE: ./lib/commands/check-command.js
/** `presend check`: the run on a terminal or in a plain log. */
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













/** Runs the check in the current folder; resolves with the exit code, never rejects. */
async function checkCommand(line, tools) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { world, host, terminal } = tools;
        const given = [...line.given, ...(0,settings_given/* environmentValues */.s)(world.env)];
        const scrub = scrubberOf(given);
        const voice = openVoice(terminal, { scrub, clock: world.clock });
        const watch = __addDisposableResource(env_1, (0,process_watch/* watchProcess */.Bo)(host, voice), false);
        const repositoryRoot = host.workingDirectory;
        const request = { given, repositoryRoot, isFork: false, suggested: { testName: null, metadata: {} } };
        const check = await (0,check_settings/* checkSettings */.E)(request, { world, voice, watch, openPorts: tools.openPorts });
        voice.finish();
        const result = (0,scrub_secrets/* scrubData */.w)(check.result, scrub);
        const reportPath = await writeReport({ result, settings: check.settings }, { ...tools, scrub, voice });
        terminal.print(scrub(render(result, line.format, terminal)));
        if (reportPath !== null)
            voice.info(`Report: ${(0,external_node_path_.join)(reportPath, 'report.html')} and report.json`);
        await check.close();
        return (0,exit_code/* exitCodeOf */.FO)(result);
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        __disposeResources(env_1);
    }
}
/** Everything secret that was given, the user name with it, since the two are encoded together in AUTH PLAIN. */
function scrubberOf(given) {
    const secrets = given.filter(({ name }) => (0,table/* findSetting */.SP)(name)?.isSecret === true).map(({ text }) => new secret/* Secret */.z(text));
    const usernames = given.filter(({ name }) => name === 'smtp-username').map(({ text }) => text.trim());
    return (0,scrub_secrets/* scrubber */.t)(secrets, usernames);
}
function render(result, format, terminal) {
    if (format === 'json')
        return (0,report_json/* renderReportJson */.B)(result, { version: version/* version */.r });
    const options = { widthColumns: terminal.columnCount, colour: terminal.hasColor ? 'ansi' : 'none' };
    return `${(0,report_terminal/* renderTerminalReport */.J)(result, options).join('\n')}\n`;
}
/** The folder the files were written to, as the settings name it; `null`: none. What cannot be written is said. */
async function writeReport({ result, settings }, { world, host, scrub, voice }) {
    if (settings === null)
        return null;
    const folder = (0,external_node_path_.resolve)(host.workingDirectory, settings.reportDir);
    try {
        for (const [name, content] of (0,report_files/* reportFiles */.I)(result, { version: version/* version */.r })) {
            await world.files.write((0,external_node_path_.join)(folder, name), scrub(content));
        }
        return settings.reportDir;
    }
    catch (error) {
        voice.warn(`The report in ${settings.reportDir} could not be written: ${(0,process_watch/* messageOf */.bD)(error)}. The result stands.`);
        return null;
    }
}

// EXTERNAL MODULE: ./node_modules/commander/index.js + 6 modules
var commander = __webpack_require__(67375);
;// CONCATENATED MODULE: ./lib/settings/describe-setting.js
/** The table's texts put together for readers. */

/** The whole paragraph: description, example, default, and where a secret may come from. */
function describeSetting(row) {
    const parts = [row.description, exampleOf(row), defaultOf(row), secretOf(row)];
    return parts.filter((part) => part !== null).join(' ');
}
/** The first sentence, for a help text of one screen. */
function summarizeSetting(row) {
    // A sentence ends with a full stop before a capital letter: `.html` and `0.5` do not end one.
    return row.description.replace(/\.\s+(?=[A-Z]).*$/su, '').replace(/\.$/u, '');
}
function exampleOf(row) {
    return row.example === null ? null : `Example: ${row.example}.`;
}
function defaultOf(row) {
    const text = describeDefault(row);
    return text === null ? null : `Default: ${text}.`;
}
function secretOf(row) {
    if (!row.isSecret)
        return null;
    const variable = row.environmentVariable === null ? '' : ` or from the environment variable ${row.environmentVariable}`;
    return `A secret: from an input${variable}, never from the config file.`;
}

;// CONCATENATED MODULE: ./lib/settings/render-help.js
/** The rows of the command line's help. */


/** All flags, in the table's order. */
function flagRows() {
    return table/* settingRows */.mH.map((row) => {
        const shownDefault = (0,table/* describeDefault */.ZA)(row);
        const notes = [
            shownDefault === null ? null : `default: ${shownDefault}`,
            row.environmentVariable === null ? null : `environment: ${row.environmentVariable}`,
        ].filter((note) => note !== null);
        const bracket = notes.length === 0 ? '' : ` (${notes.join('; ')})`;
        return {
            name: row.name,
            flag: `--${row.name}`,
            valueName: row.kind.valueName,
            description: `${summarizeSetting(row)}${bracket}`,
            isSecret: row.isSecret,
            environmentVariable: row.environmentVariable,
            isBoolean: row.kind.type === 'boolean',
            isRepeatable: row.kind.isList,
        };
    });
}

;// CONCATENATED MODULE: ./lib/commands/command-line.js
/** What stands on the command line → which command with which settings; or help, or what is wrong with it. */



/** The exit code for a line that cannot be understood: the same as for any other bad input. */
const misconfiguredExitCode = 2;
/** Reads the arguments behind `presend`. */
function parseCommandLine(argv, output) {
    const parsed = { line: { status: 'ended', exitCode: 0 } };
    const program = aProgram(output);
    program.addCommand(aCheckCommand(output, (line) => {
        parsed.line = line;
    }));
    try {
        program.parse(argv, { from: 'user' });
    }
    catch (error) {
        // exitOverride: commander throws where it would have ended the process; everything is printed already.
        if (!(error instanceof commander/* CommanderError */.b7))
            throw error;
        return { status: 'ended', exitCode: error.exitCode === 0 ? 0 : misconfiguredExitCode };
    }
    return parsed.line;
}
function aProgram(output) {
    return prepared(new commander/* Command */.uB('presend'), output)
        .description('Checks an e-mail before it is sent: where it lands, and whether it authenticates.')
        .version(version/* version */.r)
        .addHelpText('after', '\nExit codes of check: 0 pass, 1 fail, 2 misconfigured (nothing was sent), 3 inconclusive, 130 cancelled.')
        .action(() => refuseNoCommand(output));
}
/** Without a command there is nothing to do: say so as an error, not as a success. */
function refuseNoCommand(output) {
    output.tell('presend: got no command, expected one; try: presend check --help\n');
    throw new commander/* CommanderError */.b7(misconfiguredExitCode, 'presend.noCommand', 'no command');
}
function aCheckCommand(output, understood) {
    const rows = flagRows().filter((row) => !row.isSecret);
    const secretRows = flagRows().filter((row) => row.isSecret);
    const command = prepared(new commander/* Command */.uB('check'), output)
        .description('Render a template, send it to every seed mailbox, wait for the results, and pass or fail.')
        .usage('[options] [template...]')
        .argument('[template...]', 'the same as --template')
        .option('--json', 'print the report as JSON to standard output');
    for (const row of rows)
        command.addOption(optionOf(row));
    for (const row of secretRows)
        command.addOption(new commander/* Option */.c$(`${row.flag} [${row.valueName}]`).hideHelp());
    command.addHelpText('after', secretsHelp(secretRows));
    return command.action((templates) => {
        const options = command.opts();
        refuseSecrets(secretRows, options, output);
        const positional = templates.map((text) => ({ name: 'template', text, source: 'flag' }));
        const given = [...positional, ...rows.flatMap((row) => givenOf(row, options))];
        understood({ status: 'check', given, format: options['json'] === true ? 'json' : 'text' });
    });
}
function optionOf(row) {
    const value = row.isBoolean ? `[${row.valueName}]` : `<${row.valueName}>`;
    const option = new commander/* Option */.c$(`${row.flag} ${value}`, row.description);
    // Every flag may be given again; whether that is allowed is for settings/ to say, with the others' problems.
    return option.argParser((text, earlier) => [...(earlier ?? []), text]);
}
/** What stands on a command line can be read by every user of the machine, so no secret may. Its value is not shown. */
function refuseSecrets(rows, options, output) {
    const found = rows.filter((row) => options[new commander/* Option */.c$(row.flag).attributeName()] !== undefined);
    if (found.length === 0)
        return;
    for (const row of found) {
        output.tell(`presend: ${row.flag}: a secret never stands on the command line; set ${row.environmentVariable ?? ''}\n`);
    }
    throw new commander/* CommanderError */.b7(misconfiguredExitCode, 'presend.secretFlag', 'a secret stands on the command line');
}
function secretsHelp(rows) {
    const lines = rows.map((row) => `  ${(row.environmentVariable ?? '').padEnd(26)} ${row.name}`);
    return `\nSecrets come from the environment:\n${lines.join('\n')}`;
}
function givenOf(row, options) {
    const texts = options[new commander/* Option */.c$(row.flag).attributeName()];
    if (texts === true)
        return [{ name: row.name, text: 'true', source: 'flag' }];
    if (!Array.isArray(texts))
        return [];
    return texts.map((text) => ({ name: row.name, text: String(text), source: 'flag' }));
}
function prepared(command, output) {
    return command
        .exitOverride()
        .configureOutput({ writeOut: (text) => output.print(text), writeErr: (text) => output.tell(text) })
        .showHelpAfterError('(presend check --help lists everything)');
}

;// CONCATENATED MODULE: ./lib/commands/run-command-line.js
/** The command line: one line in, one exit code out. */



/** Runs what `argv` (behind the program's name) asks for; resolves with the exit code. */
async function runCommandLine(argv, outside) {
    const line = parseCommandLine(argv, outside.terminal);
    switch (line.status) {
        case 'ended':
            return line.exitCode;
        case 'check':
            return await checkCommand(line, { ...outside, openPorts: open_ports/* openPorts */.R });
        default:
            return line;
    }
}


/***/ })

};
