export const id = 652;
export const ids = [652];
export const modules = {

/***/ 20652:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runCheckCommand: () => (/* binding */ runCheckCommand)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/assembly/check-settings.js + 25 modules
var check_settings = __webpack_require__(6102);
// EXTERNAL MODULE: ./lib/assembly/process-watch.js
var process_watch = __webpack_require__(66283);
// EXTERNAL MODULE: ./lib/check/exit-code.js
var exit_code = __webpack_require__(36686);
// EXTERNAL MODULE: ./lib/report/report-files.js + 7 modules
var report_files = __webpack_require__(38653);
// EXTERNAL MODULE: ./lib/report/report-json.js
var report_json = __webpack_require__(47273);
// EXTERNAL MODULE: ./lib/report/report-terminal.js + 1 modules
var report_terminal = __webpack_require__(92156);
// EXTERNAL MODULE: ./lib/settings/given.js
var settings_given = __webpack_require__(42072);
// EXTERNAL MODULE: ./lib/settings/table.js + 4 modules
var table = __webpack_require__(39735);
// EXTERNAL MODULE: ./lib/world/repository.js
var world_repository = __webpack_require__(80458);
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
function openVoice(terminal, { scrub, clock, isDebug = false }) {
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
        isDebug,
        debug: (line) => {
            if (isDebug)
                say(`debug: ${line}`);
        },
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

;// CONCATENATED MODULE: ./lib/commands/run-check-command.js
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
async function runCheckCommand(line, tools) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { world, host, terminal } = tools;
        const given = [...line.given, ...(0,settings_given/* environmentValues */.s)(world.env)];
        const scrub = scrubberOf(given);
        const voice = openVoice(terminal, {
            scrub,
            clock: world.clock,
            isDebug: line.isDebug || world.env['RUNNER_DEBUG'] === '1',
        });
        const watch = __addDisposableResource(env_1, (0,process_watch/* watchProcess */.Bo)(host, voice, world.clock), false);
        const repositoryRoot = host.workingDirectory;
        const request = { given, repositoryRoot, isFork: false, suggested: { testName: null, metadata: {} } };
        const check = await (0,check_settings/* checkSettings */.E)(request, { ...tools, voice, watch });
        voice.finish();
        const result = (0,scrub_secrets/* scrubData */.w)(check.result, scrub);
        const reportPath = await writeReport({ result, settings: check.settings }, { ...tools, scrub, voice });
        terminal.print(scrub(render(result, { format: line.format, terminal, reportPath })));
        if (reportPath !== null)
            voice.info(`Report: ${external_node_path_.posix.join(reportPath, 'report.html')} and report.json`);
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
function render(result, { format, terminal, reportPath }) {
    if (format === 'json')
        return (0,report_json/* renderReportJson */.B)(result, { version: version/* version */.r });
    const colour = terminal.hasColor ? 'ansi' : 'none';
    const options = { widthColumns: terminal.columnCount, colour, reportPath };
    return `${(0,report_terminal/* renderTerminalReport */.J)(result, options).join('\n')}\n`;
}
/** The folder the files were written to, as the settings name it; `null`: none. What cannot be written is said. */
async function writeReport({ result, settings }, { world, host, scrub, voice }) {
    if (settings === null)
        return null;
    const repository = (0,world_repository/* openRepository */.h)(host.workingDirectory, world.files);
    try {
        for (const [name, content] of (0,report_files/* reportFiles */.I)(result, { version: version/* version */.r })) {
            await repository.write(external_node_path_.posix.join(settings.reportDir, name), scrub(content));
        }
        return settings.reportDir;
    }
    catch (error) {
        voice.warn(`The report in ${settings.reportDir} could not be written: ${(0,process_watch/* messageOf */.bD)(error)}. The result stands.`);
        return null;
    }
}


/***/ })

};
