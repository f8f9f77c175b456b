export const id = 8909;
export const ids = [8909];
export const modules = {

/***/ 67001:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runCheck: () => (/* binding */ runCheck)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/assembly/check-settings.js + 21 modules
var check_settings = __webpack_require__(4862);
// EXTERNAL MODULE: ./lib/assembly/process-watch.js
var process_watch = __webpack_require__(66283);
// EXTERNAL MODULE: ./lib/check/exit-code.js
var exit_code = __webpack_require__(36686);
// EXTERNAL MODULE: ./lib/report/report-files.js + 6 modules
var report_files = __webpack_require__(78890);
// EXTERNAL MODULE: ./lib/report/report-json.js
var report_json = __webpack_require__(47273);
// EXTERNAL MODULE: ./lib/report/report-terminal.js + 1 modules
var report_terminal = __webpack_require__(2688);
// EXTERNAL MODULE: ./lib/settings/given.js
var settings_given = __webpack_require__(42072);
// EXTERNAL MODULE: ./lib/settings/rows/table.js + 4 modules
var table = __webpack_require__(62735);
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
;// CONCATENATED MODULE: ./lib/commands/terminal-log.js
/** The log of `presend check` on standard error: a live progress line on a terminal, plain lines elsewhere. */



const eraseLine = '\r\u001B[K';
/** Opens the log of one command on `terminal`. */
function openTerminalLog(terminal, { scrub, clock, isDebug = false }) {
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

;// CONCATENATED MODULE: ./lib/commands/check.js
/** `presend check`: a run on a terminal or in a plain log. */
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














/** Runs the check in the current directory. Returns the exit code; never rejects. */
async function runCheck(input, deps) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { world, host, terminal } = deps;
        const templates = input.templates.map((text) => ({ name: 'template', text, source: 'flag' }));
        const given = [...templates, ...input.given, ...(0,settings_given/* environmentValues */.s)(world.env)];
        const scrub = scrubberOf(given);
        const isDebug = input.isDebug || world.env['RUNNER_DEBUG'] === '1';
        const log = openTerminalLog(terminal, { scrub, clock: world.clock, isDebug });
        const watch = __addDisposableResource(env_1, (0,process_watch/* watchProcess */.Bo)(host, log, world.clock), false);
        const repositoryRoot = host.workingDirectory;
        const request = { given, repositoryRoot, isFork: false, suggested: { testName: null, metadata: {} } };
        const check = await (0,check_settings/* checkSettings */.E)(request, { ...deps, log, watch });
        log.finish();
        const result = (0,scrub_secrets/* scrubData */.w)(check.result, scrub);
        const reportPath = await writeReport({ result, settings: check.settings }, { ...deps, scrub, log });
        terminal.print(scrub(render(result, { isJson: input.isJson, terminal, reportPath })));
        if (reportPath !== null)
            log.info(`Report: ${external_node_path_.posix.join(reportPath, 'report.html')} and report.json`);
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
/** Also scrubs the user name, since AUTH PLAIN encodes it together with the password. */
function scrubberOf(given) {
    const secrets = given.filter(({ name }) => (0,table/* findSetting */.SP)(name)?.isSecret === true).map(({ text }) => new secret/* Secret */.z(text));
    const usernames = given.filter(({ name }) => name === 'smtp-username').map(({ text }) => text.trim());
    return (0,scrub_secrets/* scrubber */.t)(secrets, usernames);
}
function render(result, { isJson, terminal, reportPath }) {
    if (isJson)
        return (0,report_json/* renderReportJson */.B)(result, { version: version/* version */.r });
    const color = terminal.hasColor ? 'ansi' : 'none';
    const options = { widthColumns: terminal.columnCount, color, reportPath };
    return `${(0,report_terminal/* renderTerminalReport */.J)(result, options).join('\n')}\n`;
}
/** Returns the directory of the report as named in the settings; null if there is none. */
async function writeReport({ result, settings }, { world, host, scrub, log }) {
    if (settings === null)
        return null;
    const repository = (0,world_repository/* openRepository */.h)(host.workingDirectory, world.files);
    try {
        for (const [name, content] of await (0,report_files/* reportFiles */.I)(result, { version: version/* version */.r })) {
            await repository.write(external_node_path_.posix.join(settings.reportDir, name), scrub(content));
        }
        return settings.reportDir;
    }
    catch (error) {
        log.warn(`The report could not be written to ${settings.reportDir}: ${(0,process_watch/* messageOf */.bD)(error)}. The result is unaffected.`);
        return null;
    }
}


/***/ }),

/***/ 45621:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* reexport safe */ _utils_html_js__WEBPACK_IMPORTED_MODULE_0__.lS),
/* harmony export */   q: () => (/* binding */ html)
/* harmony export */ });
/* harmony import */ var _utils_html_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(11059);

//#region src/helper/html/index.ts
/**
* @module
* html Helper for Hono.
*/
const html = (strings, ...values) => {
	const buffer = [""];
	for (let i = 0, len = strings.length - 1; i < len; i++) {
		buffer[0] += strings[i];
		const children = Array.isArray(values[i]) ? values[i].flat(Infinity) : [values[i]];
		for (let i = 0, len = children.length; i < len; i++) {
			const child = children[i];
			if (typeof child === "string") (0,_utils_html_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeToBuffer */ .hY)(child, buffer);
			else if (typeof child === "number") buffer[0] += child;
			else if (typeof child === "boolean" || child === null || child === void 0) continue;
			else if (typeof child === "object" && child.isEscaped) {
				if (child.callbacks) buffer.unshift("", child);
				else {
					const tmp = child.toString();
					if (tmp instanceof Promise) buffer.unshift("", tmp);
					else buffer[0] += tmp;
				}
			} else if (child instanceof Promise) buffer.unshift("", child);
			else (0,_utils_html_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeToBuffer */ .hY)(child.toString(), buffer);
		}
	}
	buffer[0] += strings.at(-1);
	return buffer.length === 1 ? "callbacks" in buffer ? (0,_utils_html_js__WEBPACK_IMPORTED_MODULE_0__/* .raw */ .lS)((0,_utils_html_js__WEBPACK_IMPORTED_MODULE_0__/* .resolveCallbackSync */ .P_)((0,_utils_html_js__WEBPACK_IMPORTED_MODULE_0__/* .raw */ .lS)(buffer[0], buffer.callbacks))) : (0,_utils_html_js__WEBPACK_IMPORTED_MODULE_0__/* .raw */ .lS)(buffer[0]) : (0,_utils_html_js__WEBPACK_IMPORTED_MODULE_0__/* .stringBufferToString */ .s_)(buffer, buffer.callbacks);
};
//#endregion



/***/ }),

/***/ 11059:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ap: () => (/* binding */ resolveCallback),
/* harmony export */   BA: () => (/* binding */ HtmlEscapedCallbackPhase),
/* harmony export */   P_: () => (/* binding */ resolveCallbackSync),
/* harmony export */   hY: () => (/* binding */ escapeToBuffer),
/* harmony export */   lS: () => (/* binding */ raw),
/* harmony export */   s_: () => (/* binding */ stringBufferToString)
/* harmony export */ });
//#region src/utils/html.ts
/**
* @module
* HTML utility.
*/
const HtmlEscapedCallbackPhase = {
	Stringify: 1,
	BeforeStream: 2,
	Stream: 3
};
const raw = (value, callbacks) => {
	const escapedString = new String(value);
	escapedString.isEscaped = true;
	escapedString.callbacks = callbacks;
	return escapedString;
};
const escapeRe = /[&<>'"]/;
const stringBufferToString = async (buffer, callbacks) => {
	let str = "";
	callbacks ||= [];
	const resolvedBuffer = await Promise.all(buffer);
	for (let i = resolvedBuffer.length - 1;; i--) {
		str += resolvedBuffer[i];
		i--;
		if (i < 0) break;
		let r = resolvedBuffer[i];
		if (r == null || typeof r === "boolean") continue;
		if (typeof r === "number") {
			str += r;
			continue;
		}
		if (typeof r === "object") callbacks.push(...r.callbacks || []);
		const isEscaped = r.isEscaped;
		r = await (typeof r === "object" ? r.toString() : r);
		if (typeof r === "object") callbacks.push(...r.callbacks || []);
		if (r.isEscaped ?? isEscaped) str += r;
		else {
			const buf = [str];
			escapeToBuffer(r, buf);
			str = buf[0];
		}
	}
	return raw(str, callbacks);
};
const escapeToBuffer = (str, buffer) => {
	const match = str.search(escapeRe);
	if (match === -1) {
		buffer[0] += str;
		return;
	}
	let escape;
	let index;
	let lastIndex = 0;
	for (index = match; index < str.length; index++) {
		switch (str.charCodeAt(index)) {
			case 34:
				escape = "&quot;";
				break;
			case 39:
				escape = "&#39;";
				break;
			case 38:
				escape = "&amp;";
				break;
			case 60:
				escape = "&lt;";
				break;
			case 62:
				escape = "&gt;";
				break;
			default: continue;
		}
		buffer[0] += str.substring(lastIndex, index) + escape;
		lastIndex = index + 1;
	}
	buffer[0] += str.substring(lastIndex, index);
};
const resolveCallbackSync = (str) => {
	const callbacks = str.callbacks;
	if (!callbacks?.length) return str;
	const buffer = [str];
	const context = {};
	callbacks.forEach((c) => c({
		phase: HtmlEscapedCallbackPhase.Stringify,
		buffer,
		context
	}));
	return buffer[0];
};
const resolveCallback = async (str, phase, preserveCallbacks, context, buffer) => {
	if (typeof str === "object" && !(str instanceof String)) {
		if (!(str instanceof Promise)) str = str.toString();
		if (str instanceof Promise) str = await str;
	}
	const callbacks = str.callbacks;
	if (!callbacks?.length) return Promise.resolve(str);
	if (buffer) buffer[0] += str;
	else buffer = [str];
	const resStr = Promise.all(callbacks.map((c) => c({
		phase,
		buffer,
		context
	}))).then((res) => Promise.all(res.filter(Boolean).map((str) => resolveCallback(str, phase, false, context, buffer))).then(() => buffer[0]));
	if (preserveCallbacks) return raw(await resStr, callbacks);
	else return resStr;
};
//#endregion



/***/ })

};
