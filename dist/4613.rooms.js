export const id = 4613;
export const ids = [4613];
export const modules = {

/***/ 85583:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $1: () => (/* binding */ jsonInput),
/* harmony export */   G5: () => (/* binding */ command),
/* harmony export */   mn: () => (/* binding */ toCommander),
/* harmony export */   tw: () => (/* binding */ configured),
/* harmony export */   up: () => (/* binding */ storageInput),
/* harmony export */   v5: () => (/* binding */ localApiUrl),
/* harmony export */   w4: () => (/* binding */ attributeOf),
/* harmony export */   xC: () => (/* binding */ misconfiguredExitCode),
/* harmony export */   xK: () => (/* binding */ configInput),
/* harmony export */   zQ: () => (/* binding */ rejectCommand)
/* harmony export */ });
/* harmony import */ var commander__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(67375);
/* harmony import */ var _report_escape_terminal_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22728);
/** Commands as data: what the parser accepts, and how to run it. */


/** The exit code for invalid input. */
const misconfiguredExitCode = 2;
/** Checks that `run` takes exactly the values that `inputs` and `group` produce. */
function command(spec) {
    // readInputs() builds the values from the same specs, which the compiler cannot see.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    return { ...spec, run: async (input, deps) => await spec.run(input, deps) };
}
/** The API of `presend serve` with default settings. */
const localApiUrl = 'http://127.0.0.1:8025/api/v1';
/** `--config`. */
const configInput = {
    flags: '--config <file>',
    help: 'the service file (default: presend-service.yml, if it exists)',
};
/** `--json`. */
const jsonInput = { flags: '--json', help: 'print JSON to standard output' };
/** `--storage`. */
const storageInput = {
    flags: '--storage <location>',
    help: 'sqlite:PATH or postgres://USER@HOST/DATABASE (default: the service file, then PRESEND_STORAGE, then sqlite:./presend.db)',
};
/** Builds commander's command; `onParsed` receives what was parsed. */
function toCommander(spec, output, onParsed) {
    const built = configured(new commander__WEBPACK_IMPORTED_MODULE_0__/* .Command */ .uB(spec.name), output).description(spec.description).summary(spec.summary);
    if (spec.usage !== undefined)
        built.usage(spec.usage);
    const { inputs = {}, group, run } = spec;
    for (const input of Object.values(inputs))
        addInput(built, input);
    group?.add(built);
    if (spec.help !== undefined)
        built.addHelpText('after', spec.help);
    if (spec.subcommands !== undefined)
        built.helpCommand(false);
    for (const subcommand of spec.subcommands ?? [])
        built.addCommand(toCommander(subcommand, output, onParsed));
    if (run === undefined)
        return built;
    return built.action(() => {
        requireInputs(built, inputs, output);
        const input = { ...readInputs(built, inputs), ...group?.read(built, output) };
        onParsed({ name: fullName(built).replace(/^presend /u, ''), input, run: async (deps) => await run(input, deps) });
    });
}
/** Prints errors on one line that names the help, and never ends the process. */
function configured(built, output) {
    return built
        .exitOverride()
        .helpOption('-h, --help', 'show this help')
        .configureOutput({
        writeOut: (text) => output.print(text),
        writeErr: (text) => output.tell(text),
        getOutHelpWidth: () => output.columnCount,
        getErrHelpWidth: () => output.columnCount,
        outputError: (text) => printError(output, built, text.replace(/^error: /u, '')),
    });
}
/** Ends parsing with an error. @throws CommanderError always */
function rejectCommand(output, built, text) {
    printError(output, built, text);
    throw new commander__WEBPACK_IMPORTED_MODULE_0__/* .CommanderError */ .b7(misconfiguredExitCode, 'presend.rejected', text);
}
function printError(output, built, text) {
    output.tell(`presend: ${(0,_report_escape_terminal_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeTerminal */ .e)(text).trim().replace(/\.$/u, '')}; try: ${fullName(built)} --help\n`);
}
/** `presend token create`. */
function fullName(built) {
    return built.parent === null ? built.name() : `${fullName(built.parent)} ${built.name()}`;
}
function isPositional({ flags }) {
    return !flags.startsWith('-');
}
function addInput(built, { flags, help, isRequired, default: fallback, choices }) {
    if (!flags.startsWith('-')) {
        built.argument(flags, help);
        return;
    }
    const option = new commander__WEBPACK_IMPORTED_MODULE_0__/* .Option */ .c$(flags, isRequired === true ? `${help} (required)` : help);
    if (fallback !== undefined)
        option.default(fallback);
    if (choices !== undefined)
        option.choices(choices);
    built.addOption(option);
}
/**
 * Names all missing options at once. Commander's own required options would hide an unknown one: `--workspac a` would be
 * reported as a missing `--workspace`.
 */
function requireInputs(built, inputs, output) {
    const values = built.optsWithGlobals();
    const missing = Object.values(inputs).filter(({ flags, isRequired }) => isRequired === true && values[attributeOf(flags)] === undefined);
    if (missing.length === 0)
        return;
    const noun = missing.length === 1 ? 'option' : 'options';
    rejectCommand(output, built, `missing required ${noun}: ${missing.map(({ flags }) => flags).join(', ')}`);
}
/** Commander's name of an option's value, `deleteData`. */
function attributeOf(flags) {
    return new commander__WEBPACK_IMPORTED_MODULE_0__/* .Option */ .c$(flags).attributeName();
}
function readInputs(built, inputs) {
    // Options of `dmarc` may also be given before its subcommand `show`.
    const options = built.optsWithGlobals();
    const positionals = Object.values(inputs).filter(isPositional);
    return Object.fromEntries(Object.entries(inputs).map(([name, spec]) => {
        const raw = isPositional(spec)
            ? built.processedArgs[positionals.indexOf(spec)]
            : options[attributeOf(spec.flags)];
        return [name, toValue(spec, raw)];
    }));
}
function toValue(spec, raw) {
    if (spec.flags.includes('...')) {
        const texts = Array.isArray(raw) ? raw.map(String) : [];
        return isPositional(spec) ? texts : texts.flatMap((text) => text.split(/[\s,]+/u).filter((part) => part !== ''));
    }
    if (isPositional(spec) || spec.flags.includes('<'))
        return typeof raw === 'string' ? raw : null;
    return spec.flags.startsWith('--no-') ? raw === false : raw === true;
}


/***/ }),

/***/ 14613:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  parseCommandLine: () => (/* binding */ parseCommandLine),
  reportError: () => (/* binding */ reportError),
  runCommandLine: () => (/* binding */ runCommandLine)
});

// EXTERNAL MODULE: ./node_modules/commander/index.js + 6 modules
var commander = __webpack_require__(67375);
// EXTERNAL MODULE: ./lib/errors/presend-error.js
var presend_error = __webpack_require__(7443);
// EXTERNAL MODULE: ./lib/errors/problem.js
var problem = __webpack_require__(32964);
// EXTERNAL MODULE: ./lib/commands/command.js
var commands_command = __webpack_require__(85583);
// EXTERNAL MODULE: ./lib/settings/service-file/dmarc-rows.js
var dmarc_rows = __webpack_require__(1077);
;// CONCATENATED MODULE: ./lib/postmaster/commands/postmaster-command.js
/** `presend postmaster`: its rows of the command table. See commands/command-table.ts for how to add one. */


const storageInputs = { storage: commands_command/* storageInput */.up, config: commands_command/* configInput */.xK, isJson: commands_command/* jsonInput */.$1 };
const workspace = { flags: '--workspace <name>', help: 'the workspace of the account', isRequired: true };
const workspaceFilter = { flags: '--workspace <name>', help: 'only this workspace' };
const reportsAccount = {
    flags: '--account <email>',
    help: `the account that counts the reports (default: ${dmarc_rows/* defaultReportsAccount */.S})`,
};
const dmarcShowCommand = (0,commands_command/* command */.G5)({
    name: 'show',
    summary: 'show who sends as a domain, and what fails',
    description: 'Show who sends as a domain and how much of it passes DMARC, according to the reports of the last days. Sources with ' +
        'failing mail come first, with the reason.',
    inputs: {
        domain: { flags: '<domain>', help: 'the domain, including its subdomains' },
        workspace,
        account: reportsAccount,
        days: { flags: '--days <count>', help: 'how many days, from 1 to 400', default: '30' },
        limit: { flags: '--limit <count>', help: 'how many sources, from 1 to 10000; --json lists all', default: '25' },
        ...storageInputs,
    },
    run: async (input, deps) => await (await Promise.all(/* import() */[__webpack_require__.e(9857), __webpack_require__.e(3718), __webpack_require__.e(4041), __webpack_require__.e(2367), __webpack_require__.e(2139)]).then(__webpack_require__.bind(__webpack_require__, 12139))).showSources(input, deps),
});
const dmarcCommand = (0,commands_command/* command */.G5)({
    name: 'dmarc',
    summary: 'read DMARC aggregate reports, and show who sends as a domain',
    description: 'Read DMARC aggregate reports (RFC 9990) from files: XML, gzip, zip, or the emails that carried them. Reports that ' +
        'were read before are ignored. "show DOMAIN" lists who sends as that domain, and what fails.',
    usage: '[options] <file or directory...>\n       presend postmaster dmarc show [options] <domain>',
    inputs: {
        paths: { flags: '[paths...]', help: 'files, and directories whose files to read' },
        workspace,
        account: reportsAccount,
        domains: {
            flags: '--domain <domain...>',
            help: 'only reports on these domains and their subdomains (default: all)',
        },
        authservIds: {
            flags: '--authserv-id <id...>',
            help: 'for emails: only those that this server of yours authenticated (default: all)',
        },
        onlyFrom: {
            flags: '--only-from <domain...>',
            help: 'for emails: only those from these reporters; requires --authserv-id',
        },
        ...storageInputs,
    },
    subcommands: [dmarcShowCommand],
    run: async (input, deps) => await (await Promise.all(/* import() */[__webpack_require__.e(9857), __webpack_require__.e(3718), __webpack_require__.e(4286), __webpack_require__.e(9639), __webpack_require__.e(4041), __webpack_require__.e(2367), __webpack_require__.e(6676), __webpack_require__.e(2354), __webpack_require__.e(7145)]).then(__webpack_require__.bind(__webpack_require__, 7145))).readReportFiles(input, deps),
});
/** The command with its subcommands. */
const postmasterCommand = {
    name: 'postmaster',
    heading: 'Postmaster data:',
    summary: 'fetch, import and show postmaster data',
    description: 'Manage what mailbox providers report about your domains: connect accounts, fetch, import and show data.',
    subcommands: [
        (0,commands_command/* command */.G5)({
            name: 'connect',
            summary: 'connect a Google Postmaster Tools account',
            description: 'Connect a Google Postmaster Tools account: its owner consents in a browser. Connecting an account again renews ' +
                'its grant and keeps its data.',
            inputs: {
                workspace: { flags: '--workspace <name>', help: 'the workspace that may read its data', isRequired: true },
                isBrowserOff: { flags: '--no-browser', help: 'print the URL of the consent page only' },
                ...storageInputs,
            },
            run: async (input, deps) => await (await Promise.all(/* import() */[__webpack_require__.e(9857), __webpack_require__.e(3718), __webpack_require__.e(4286), __webpack_require__.e(5235), __webpack_require__.e(4041), __webpack_require__.e(2367), __webpack_require__.e(5935), __webpack_require__.e(3383), __webpack_require__.e(289)]).then(__webpack_require__.bind(__webpack_require__, 30289))).connectAccount(input, deps),
        }),
        (0,commands_command/* command */.G5)({
            name: 'disconnect',
            summary: 'disconnect an account',
            description: 'Revoke the grant of an account at Google and delete its token. Its data is kept by default.',
            inputs: {
                email: { flags: '<email>', help: 'as shown by postmaster list' },
                workspace,
                isDataDeleted: { flags: '--delete-data', help: 'also delete the account with all its data' },
                isConfirmed: { flags: '--yes', help: 'delete the data without confirmation' },
                ...storageInputs,
            },
            run: async (input, deps) => await (await Promise.all(/* import() */[__webpack_require__.e(9857), __webpack_require__.e(3718), __webpack_require__.e(4286), __webpack_require__.e(5235), __webpack_require__.e(4041), __webpack_require__.e(2367), __webpack_require__.e(5935), __webpack_require__.e(673)]).then(__webpack_require__.bind(__webpack_require__, 673))).disconnectAccount(input, deps),
        }),
        (0,commands_command/* command */.G5)({
            name: 'list',
            summary: 'list the postmaster accounts',
            description: 'List the postmaster accounts, oldest first, with their grants and the result of the last sync.',
            inputs: { workspace: workspaceFilter, ...storageInputs },
            run: async (input, deps) => await (await Promise.all(/* import() */[__webpack_require__.e(9857), __webpack_require__.e(3718), __webpack_require__.e(4041), __webpack_require__.e(2367), __webpack_require__.e(8523)]).then(__webpack_require__.bind(__webpack_require__, 98523))).listAccounts(input, deps),
        }),
        (0,commands_command/* command */.G5)({
            name: 'sync',
            summary: 'fetch the data of connected accounts now',
            description: 'Fetch the data of connected accounts from Google now. A running service does so once a day.',
            inputs: {
                account: { flags: '--account <email>', help: 'only this account' },
                workspace: workspaceFilter,
                days: {
                    flags: '--days <count>',
                    help: 'how many recent days to read again, from 1 to 120; days never read are always included (default: 10)',
                },
                ...storageInputs,
            },
            run: async (input, deps) => await (await Promise.all(/* import() */[__webpack_require__.e(9857), __webpack_require__.e(3718), __webpack_require__.e(4286), __webpack_require__.e(5235), __webpack_require__.e(4377), __webpack_require__.e(4041), __webpack_require__.e(2367), __webpack_require__.e(5935), __webpack_require__.e(2260), __webpack_require__.e(905)]).then(__webpack_require__.bind(__webpack_require__, 16724))).syncAccounts(input, deps),
        }),
        (0,commands_command/* command */.G5)({
            name: 'show',
            summary: 'show the data of a domain, day by day',
            description: 'Show the data of a domain, day by day, as the service has it.',
            inputs: {
                domain: {
                    flags: '[domain]',
                    help: 'the domain as the provider lists it (default: all domains of the account together)',
                },
                email: { flags: '--email <address>', help: 'the connected account (default: the only one)' },
                days: { flags: '--days <number>', help: 'how many days up to today, from 1 to 1000 (default: 30)' },
                from: { flags: '--from <day>', help: 'the first day, as YYYY-MM-DD' },
                to: { flags: '--to <day>', help: 'the last day, as YYYY-MM-DD (default: today)' },
                apiUrl: {
                    flags: '--api-url <url>',
                    help: `the base URL of the service (default: PRESEND_API_URL, then ${commands_command/* localApiUrl */.v5})`,
                },
                isCsv: {
                    flags: '--csv',
                    help: 'print CSV (RFC 4180) to standard output, as presend postmaster import reads it',
                },
                isJson: commands_command/* jsonInput */.$1,
            },
            help: '\nThe token comes from the environment: PRESEND_API_TOKEN',
            run: async (input, deps) => await (await Promise.all(/* import() */[__webpack_require__.e(9857), __webpack_require__.e(62)]).then(__webpack_require__.bind(__webpack_require__, 60062))).showData(input, deps),
        }),
        (0,commands_command/* command */.G5)({
            name: 'import',
            summary: 'import postmaster data from a file',
            description: 'Import postmaster data from a file: history, or data of other providers. Imports all rows or none; each series ' +
                'of a day replaces the stored one.',
            inputs: {
                file: { flags: '<file>', help: 'JSON, CSV, or an export of Microsoft SNDS or Yahoo; see docs/postmaster.md' },
                workspace,
                account: {
                    flags: '--account <email>',
                    help: 'the account that the data belongs to; created if needed',
                    isRequired: true,
                },
                fileFormat: { flags: '--format <format>', help: 'json, csv, snds or yahoo (default: detected)' },
                domain: {
                    flags: '--domain <domain>',
                    help: 'the domain of the data, if the file names none (SNDS never does)',
                },
                ...storageInputs,
            },
            run: async (input, deps) => await (await Promise.all(/* import() */[__webpack_require__.e(9857), __webpack_require__.e(3718), __webpack_require__.e(4377), __webpack_require__.e(4041), __webpack_require__.e(2367), __webpack_require__.e(1864), __webpack_require__.e(5685)]).then(__webpack_require__.bind(__webpack_require__, 59099))).importFile(input, deps),
        }),
        dmarcCommand,
    ],
};

// EXTERNAL MODULE: ./lib/report/escape-terminal.js
var escape_terminal = __webpack_require__(22728);
// EXTERNAL MODULE: ./lib/world/version.js
var version = __webpack_require__(78344);
// EXTERNAL MODULE: ./lib/settings/read-sending-settings.js
var read_sending_settings = __webpack_require__(27478);
// EXTERNAL MODULE: ./lib/settings/rows/table.js + 4 modules
var table = __webpack_require__(62735);
// EXTERNAL MODULE: ./lib/settings/service-file/added-seed.js
var added_seed = __webpack_require__(19524);
// EXTERNAL MODULE: ./lib/settings/service-file/service-rows.js
var service_rows = __webpack_require__(59723);
;// CONCATENATED MODULE: ./lib/commands/setting-options.js
/** Options that are generated from the tables of settings. */




/** The settings of a run, or some of them, as options. */
function settingOptions(rows) {
    return {
        add: (command) => {
            for (const row of rows().filter((one) => !one.isSecret)) {
                const option = new commander/* Option */.c$(flagsOf(row), row.description);
                // Collect every occurrence; settings/ reports a repetition that is not allowed.
                option.argParser((text, earlier) => [...(earlier ?? []), text]);
                command.addOption(option);
            }
            const secretRows = rows().filter((row) => row.isSecret);
            for (const row of secretRows)
                command.addOption(new commander/* Option */.c$(`${row.flag} [${row.valueName}]`).hideHelp());
            const lines = secretRows.map((row) => `  ${(row.environmentVariable ?? '').padEnd(26)} ${row.name}`);
            command.addHelpText('after', `\nSecrets come from the environment:\n${lines.join('\n')}`);
        },
        read: (command, output) => {
            const values = command.opts();
            rejectSecrets(rows().filter((row) => row.isSecret && values[(0,commands_command/* attributeOf */.w4)(row.flag)] !== undefined), output);
            return { given: rows().flatMap((row) => givenOf(row, values[(0,commands_command/* attributeOf */.w4)(row.flag)])) };
        },
    };
}
/** Every user of the machine can read a command line, so secrets are rejected, without printing their values. */
function rejectSecrets(rows, output) {
    if (rows.length === 0)
        return;
    for (const { flag, environmentVariable } of rows) {
        output.tell(`presend: ${flag}: secrets are not allowed on the command line; set ${environmentVariable ?? ''}\n`);
    }
    throw new commander/* CommanderError */.b7(commands_command/* misconfiguredExitCode */.xC, 'presend.secretFlag', 'a secret is on the command line');
}
function flagsOf({ flag, isBoolean, valueName }) {
    return isBoolean ? `${flag} [${valueName}]` : `${flag} <${valueName}>`;
}
function givenOf({ name }, texts) {
    if (texts === true)
        return [{ name, text: 'true', source: 'flag' }];
    if (!Array.isArray(texts))
        return [];
    return texts.map((text) => ({ name, text: String(text), source: 'flag' }));
}
/** The settings of the service file that may be flags of `presend serve`. */
const serviceOptions = {
    add: (command) => {
        for (const { flag, valueName, description } of (0,service_rows/* serviceFlags */.r)())
            command.option(`${flag} <${valueName}>`, description);
    },
    read: (command) => {
        const rows = [{ name: 'config', flag: '--config' }, ...(0,service_rows/* serviceFlags */.r)()];
        return { flags: rows.flatMap(({ name, flag }) => textOf(command, flag).map((text) => ({ name, text }))) };
    },
};
/** The keys of a seed in the service file. */
const seedOptions = {
    add: (command) => {
        for (const row of (0,added_seed/* seedFlags */.x5)())
            command.addOption(new commander/* Option */.c$(flagsOf(row), row.description));
    },
    read: (command) => ({
        given: Object.fromEntries((0,added_seed/* seedFlags */.x5)().flatMap(({ name, flag }) => textOf(command, flag).map((text) => [name, text]))),
    }),
};
/** Empty when not given; a flag without a value is `true`. */
function textOf(command, flag) {
    const value = command.opts()[(0,commands_command/* attributeOf */.w4)(flag)];
    if (value === true)
        return ['true'];
    return typeof value === 'string' ? [value] : [];
}

;// CONCATENATED MODULE: ./lib/commands/command-table.js
/**
 * All commands except `presend postmaster`. To add one, add a row and a file with its `run` function. Load that file with
 * `import()`, because every run builds the whole table: `presend check` must not wait for the service's packages.
 */





const command_table_storageInputs = { storage: commands_command/* storageInput */.up, config: commands_command/* configInput */.xK, isJson: commands_command/* jsonInput */.$1 };
const command_table_workspaceFilter = { flags: '--workspace <name>', help: 'only this workspace' };
const plan = {
    flags: '--plan <plan>',
    help: 'what its tokens may do; free has no API access',
    choices: ['pro', 'enterprise', 'free'],
    isRequired: true,
};
const checkCommand = (0,commands_command/* command */.G5)({
    name: 'check',
    heading: 'Checking mail:',
    summary: 'check an email before you send it',
    description: 'Render a template, send it to every seed mailbox, wait for the results, and pass or fail.',
    usage: '[options] [template...]',
    inputs: {
        templates: { flags: '[template...]', help: 'the same as --template' },
        isJson: commands_command/* jsonInput */.$1,
        isDebug: {
            flags: '--debug',
            help: 'print settings, requests, SMTP dialogs, polls, and the decision on each seed',
        },
    },
    group: settingOptions(table/* flagRows */.kY),
    run: async (input, deps) => {
        const [{ runCheck }, { openPorts }, { openTemplateWorker }] = await Promise.all([
            Promise.all(/* import() */[__webpack_require__.e(9857), __webpack_require__.e(4286), __webpack_require__.e(2076), __webpack_require__.e(7672), __webpack_require__.e(3571), __webpack_require__.e(6501), __webpack_require__.e(5804), __webpack_require__.e(8909)]).then(__webpack_require__.bind(__webpack_require__, 67001)),
            __webpack_require__.e(/* import() */ 9287).then(__webpack_require__.bind(__webpack_require__, 49287)),
            __webpack_require__.e(/* import() */ 7047).then(__webpack_require__.bind(__webpack_require__, 57047)),
        ]);
        return await runCheck(input, { ...deps, openPorts, openTemplateWorker });
    },
});
const serveCommand = (0,commands_command/* command */.G5)({
    name: 'serve',
    heading: 'Running a service:',
    summary: 'run the service',
    description: 'Run the service: the API, the receiver of the local seed mailboxes, webhooks and reports. Every setting has a ' +
        'default; flags override the service file.',
    inputs: {
        isCheck: {
            flags: '--check',
            help: 'check settings, files, keys and storage, then exit; opens no port and changes nothing',
        },
        isHealth: { flags: '--health', help: 'check that the running service of these settings is alive, then exit' },
        config: commands_command/* configInput */.xK,
    },
    group: serviceOptions,
    run: async (input, deps) => await (await Promise.all(/* import() */[__webpack_require__.e(3718), __webpack_require__.e(4286), __webpack_require__.e(2076), __webpack_require__.e(5235), __webpack_require__.e(4377), __webpack_require__.e(6295), __webpack_require__.e(9512), __webpack_require__.e(7770), __webpack_require__.e(4041), __webpack_require__.e(2367), __webpack_require__.e(5935), __webpack_require__.e(6676), __webpack_require__.e(7054), __webpack_require__.e(1864), __webpack_require__.e(7722), __webpack_require__.e(2260), __webpack_require__.e(6802), __webpack_require__.e(53), __webpack_require__.e(1709)]).then(__webpack_require__.bind(__webpack_require__, 51709))).runServe(input, deps),
});
const tokenCommand = {
    name: 'token',
    summary: 'create, list and revoke API tokens, set plans',
    description: 'Create, list and revoke API tokens, and change the plan of a workspace. Works directly on the storage, whether or ' +
        'not a service is running.',
    subcommands: [
        (0,commands_command/* command */.G5)({
            name: 'create',
            summary: 'create a token',
            description: 'Create a token and print it. It is shown only once: the storage keeps a hash.',
            inputs: {
                workspace: {
                    flags: '--workspace <name>',
                    help: 'the workspace that it gives access to; created with its first token',
                    isRequired: true,
                },
                plan,
                name: { flags: '--name <name>', help: 'a name for lists' },
                ...command_table_storageInputs,
            },
            run: async (input, deps) => await (await Promise.all(/* import() */[__webpack_require__.e(9857), __webpack_require__.e(3718), __webpack_require__.e(4041), __webpack_require__.e(2367), __webpack_require__.e(5991)]).then(__webpack_require__.bind(__webpack_require__, 65991))).createApiToken(input, deps),
        }),
        (0,commands_command/* command */.G5)({
            name: 'list',
            summary: 'list tokens',
            description: 'List tokens, oldest first, including revoked ones; the tokens themselves are not stored.',
            inputs: { workspace: command_table_workspaceFilter, ...command_table_storageInputs },
            run: async (input, deps) => await (await Promise.all(/* import() */[__webpack_require__.e(9857), __webpack_require__.e(3718), __webpack_require__.e(4041), __webpack_require__.e(2367), __webpack_require__.e(5991)]).then(__webpack_require__.bind(__webpack_require__, 65991))).listTokens(input, deps),
        }),
        (0,commands_command/* command */.G5)({
            name: 'revoke',
            summary: 'revoke a token',
            description: 'Revoke a token: from now on, no instance of the service accepts it.',
            inputs: { tokenId: { flags: '<id>', help: 'as shown by token list' }, ...command_table_storageInputs },
            run: async (input, deps) => await (await Promise.all(/* import() */[__webpack_require__.e(9857), __webpack_require__.e(3718), __webpack_require__.e(4041), __webpack_require__.e(2367), __webpack_require__.e(5991)]).then(__webpack_require__.bind(__webpack_require__, 65991))).revokeToken(input, deps),
        }),
        (0,commands_command/* command */.G5)({
            name: 'set-plan',
            summary: 'change the plan of a workspace',
            description: 'Change the plan of all active tokens of a workspace, starting with the next request.',
            inputs: {
                workspace: { flags: '--workspace <name>', help: 'the workspace', isRequired: true },
                plan,
                ...command_table_storageInputs,
            },
            run: async (input, deps) => await (await Promise.all(/* import() */[__webpack_require__.e(9857), __webpack_require__.e(3718), __webpack_require__.e(4041), __webpack_require__.e(2367), __webpack_require__.e(5991)]).then(__webpack_require__.bind(__webpack_require__, 65991))).setPlan(input, deps),
        }),
    ],
};
const webhookId = { flags: '<id>', help: 'as shown by webhook list' };
const webhookSecret = {
    flags: '--secret <secret>',
    help: 'the signing secret, 24 to 256 characters; other users of this machine can read it here, so prefer PRESEND_WEBHOOK_SECRET (default: a new secret, printed once)',
};
const webhookCommand = {
    name: 'webhook',
    summary: 'add, list and remove webhooks, show and repeat their deliveries',
    description: 'Send each result to a URL as it arrives, and inspect the deliveries. Works directly on the storage, whether or not a ' +
        'service is running.',
    subcommands: [
        (0,commands_command/* command */.G5)({
            name: 'add',
            summary: 'add a webhook',
            description: 'Add a webhook; prints its id and, if generated, its secret.',
            inputs: {
                url: {
                    flags: '<url>',
                    help: 'where to send events; https, unless the service file sets webhooks.allow-private',
                },
                workspace: { flags: '--workspace <name>', help: 'the workspace whose results to send', isRequired: true },
                secret: webhookSecret,
                ...command_table_storageInputs,
            },
            run: async (input, deps) => await (await Promise.all(/* import() */[__webpack_require__.e(9857), __webpack_require__.e(3718), __webpack_require__.e(4041), __webpack_require__.e(2367), __webpack_require__.e(1187)]).then(__webpack_require__.bind(__webpack_require__, 41187))).addWebhook(input, deps),
        }),
        (0,commands_command/* command */.G5)({
            name: 'list',
            summary: 'list webhooks',
            description: 'List webhooks, oldest first, without their secrets.',
            inputs: { workspace: command_table_workspaceFilter, ...command_table_storageInputs },
            run: async (input, deps) => await (await Promise.all(/* import() */[__webpack_require__.e(9857), __webpack_require__.e(3718), __webpack_require__.e(4041), __webpack_require__.e(2367), __webpack_require__.e(1187)]).then(__webpack_require__.bind(__webpack_require__, 41187))).listWebhooks(input, deps),
        }),
        (0,commands_command/* command */.G5)({
            name: 'remove',
            summary: 'remove a webhook',
            description: 'Remove a webhook with its deliveries, including those that are still pending.',
            inputs: { webhookId, ...command_table_storageInputs },
            run: async (input, deps) => await (await Promise.all(/* import() */[__webpack_require__.e(9857), __webpack_require__.e(3718), __webpack_require__.e(4041), __webpack_require__.e(2367), __webpack_require__.e(1187)]).then(__webpack_require__.bind(__webpack_require__, 41187))).removeWebhook(input, deps),
        }),
        (0,commands_command/* command */.G5)({
            name: 'rotate',
            summary: 'change the secret of a webhook',
            description: 'Give a webhook a new secret. The previous one stays valid for a while, so that no event is lost.',
            inputs: {
                webhookId,
                overlap: {
                    flags: '--overlap <duration>',
                    help: 'how long the previous secret stays valid; 0s: not at all',
                    default: '24h',
                },
                secret: webhookSecret,
                ...command_table_storageInputs,
            },
            run: async (input, deps) => await (await Promise.all(/* import() */[__webpack_require__.e(9857), __webpack_require__.e(3718), __webpack_require__.e(4041), __webpack_require__.e(2367), __webpack_require__.e(1187)]).then(__webpack_require__.bind(__webpack_require__, 41187))).rotateSecret(input, deps),
        }),
        (0,commands_command/* command */.G5)({
            name: 'deliveries',
            summary: 'show the deliveries of a webhook',
            description: 'Show the deliveries of a webhook, newest first, with the result of each attempt.',
            inputs: {
                webhookId,
                limit: { flags: '--limit <count>', help: 'how many, from 1 to 1000', default: '20' },
                ...command_table_storageInputs,
            },
            run: async (input, deps) => await (await Promise.all(/* import() */[__webpack_require__.e(9857), __webpack_require__.e(3718), __webpack_require__.e(4041), __webpack_require__.e(2367), __webpack_require__.e(6848)]).then(__webpack_require__.bind(__webpack_require__, 46848))).listDeliveries(input, deps),
        }),
        (0,commands_command/* command */.G5)({
            name: 'redeliver',
            summary: 'deliver an event again',
            description: 'Deliver an event again: the same body and idempotency key, with a new delivery id.',
            inputs: { deliveryId: { flags: '<delivery-id>', help: 'as shown by webhook deliveries' }, ...command_table_storageInputs },
            run: async (input, deps) => await (await Promise.all(/* import() */[__webpack_require__.e(9857), __webpack_require__.e(3718), __webpack_require__.e(4041), __webpack_require__.e(2367), __webpack_require__.e(6848)]).then(__webpack_require__.bind(__webpack_require__, 46848))).redeliver(input, deps),
        }),
    ],
};
/** Settings that have another default in `seeds check`, which has no template and no local receiver. */
const checkDescriptions = {
    from: 'The author of the test message, as shown in its From field (default: none: nothing is sent)',
    'smtp-host': 'The SMTP server that sends the test messages: a name or an IP address, without a port (default: none: nothing is sent)',
};
function withCheckDescription(row) {
    return { ...row, description: checkDescriptions[row.name] ?? row.description };
}
function seedCheckRows() {
    return (0,table/* flagRows */.kY)()
        .filter((row) => read_sending_settings/* sendingSettingNames */.l.some((name) => name === row.name))
        .map(withCheckDescription);
}
const seedAddress = { flags: '<address>', help: 'as shown by seeds list' };
const seedSecretsHelp = `
Secrets are not allowed on the command line. presend reads them from these variables or
files, or prompts on a terminal, and stores them encrypted (requires PRESEND_ENCRYPTION_KEY):
  ${added_seed/* seedVariables */.v$.password.padEnd(28)} --password-file
  ${added_seed/* seedVariables */.v$.refreshToken.padEnd(28)} --refresh-token-file
  ${added_seed/* seedVariables */.v$.clientSecret.padEnd(28)} --client-secret-file`;
const seedsCommand = {
    name: 'seeds',
    summary: 'list, add, remove, enable, disable and test the seed mailboxes',
    description: 'List, add, remove, enable, disable and test the seed mailboxes. Works directly on the storage, whether or not a ' +
        'service is running. To change the seeds of the service file, edit the file.',
    subcommands: [
        (0,commands_command/* command */.G5)({
            name: 'list',
            summary: 'list the seed mailboxes',
            description: 'List the seed mailboxes: those of the service file at the last start, and those added by command.',
            inputs: command_table_storageInputs,
            run: async (input, deps) => await (await Promise.all(/* import() */[__webpack_require__.e(9857), __webpack_require__.e(3718), __webpack_require__.e(4041), __webpack_require__.e(2367), __webpack_require__.e(9780)]).then(__webpack_require__.bind(__webpack_require__, 89780))).listSeeds(input, deps),
        }),
        (0,commands_command/* command */.G5)({
            name: 'add',
            summary: 'add a seed mailbox',
            description: 'Add a seed mailbox to those of the service file. All instances of a running service use it within seconds. The ' +
                'options are the keys of a seed in the service file.',
            inputs: {
                address: { flags: '<address>', help: 'the address of the mailbox' },
                isReplacing: { flags: '--replace', help: 'replace a seed that was added before with this address' },
                isConsent: {
                    flags: '--consent',
                    help: 'get the refresh token now: the owner of the mailbox consents in a browser (google, microsoft)',
                },
                isBrowserOff: { flags: '--no-browser', help: 'with --consent: print the URL of the consent page only' },
                ...command_table_storageInputs,
            },
            group: seedOptions,
            help: seedSecretsHelp,
            run: async (input, deps) => await (await Promise.all(/* import() */[__webpack_require__.e(9857), __webpack_require__.e(3718), __webpack_require__.e(4286), __webpack_require__.e(5235), __webpack_require__.e(4041), __webpack_require__.e(2367), __webpack_require__.e(5935), __webpack_require__.e(7054), __webpack_require__.e(3383), __webpack_require__.e(6347)]).then(__webpack_require__.bind(__webpack_require__, 96347))).addSeed(input, deps),
        }),
        (0,commands_command/* command */.G5)({
            name: 'remove',
            summary: 'remove a seed mailbox that was added',
            description: 'Remove a seed mailbox that was added, with its secrets. New tests no longer use it; tests that already do are ' +
                'finished first. To remove a seed of the service file, edit the file.',
            inputs: { address: seedAddress, ...command_table_storageInputs },
            run: async (input, deps) => await (await Promise.all(/* import() */[__webpack_require__.e(9857), __webpack_require__.e(3718), __webpack_require__.e(4041), __webpack_require__.e(2367), __webpack_require__.e(9780)]).then(__webpack_require__.bind(__webpack_require__, 89780))).removeSeed(input, deps),
        }),
        (0,commands_command/* command */.G5)({
            name: 'enable',
            summary: 'enable a seed mailbox',
            description: 'Use a seed mailbox in new tests again.',
            inputs: { address: seedAddress, ...command_table_storageInputs },
            run: async (input, deps) => await (await Promise.all(/* import() */[__webpack_require__.e(9857), __webpack_require__.e(3718), __webpack_require__.e(4041), __webpack_require__.e(2367), __webpack_require__.e(9780)]).then(__webpack_require__.bind(__webpack_require__, 89780))).enableSeed(input, deps, 'enabled'),
        }),
        (0,commands_command/* command */.G5)({
            name: 'disable',
            summary: 'disable a seed mailbox',
            description: 'Use a seed mailbox in no new test; running tests keep it.',
            inputs: { address: seedAddress, ...command_table_storageInputs },
            run: async (input, deps) => await (await Promise.all(/* import() */[__webpack_require__.e(9857), __webpack_require__.e(3718), __webpack_require__.e(4041), __webpack_require__.e(2367), __webpack_require__.e(9780)]).then(__webpack_require__.bind(__webpack_require__, 89780))).enableSeed(input, deps, 'disabled'),
        }),
        (0,commands_command/* command */.G5)({
            name: 'check',
            summary: 'test the seed mailboxes',
            description: 'Test the imap seeds: connect to each, find its folders, send it one message, read it back, and report what ' +
                'works. Without --smtp-host and --from, only the connections are tested. Exit code 0: every seed returns ' +
                'results, 1: one or more do not.',
            inputs: {
                addresses: { flags: '[address...]', help: 'which seeds (default: all imap seeds)' },
                wait: { flags: '--wait <duration>', help: 'how long to wait for a message', default: '2m' },
                ...command_table_storageInputs,
            },
            group: settingOptions(seedCheckRows),
            run: async (input, deps) => await (await Promise.all(/* import() */[__webpack_require__.e(9857), __webpack_require__.e(3718), __webpack_require__.e(4286), __webpack_require__.e(2076), __webpack_require__.e(5235), __webpack_require__.e(7672), __webpack_require__.e(4041), __webpack_require__.e(2367), __webpack_require__.e(5935), __webpack_require__.e(3571), __webpack_require__.e(7054), __webpack_require__.e(6802), __webpack_require__.e(922), __webpack_require__.e(9227)]).then(__webpack_require__.bind(__webpack_require__, 18949))).runSeedsCheck(input, deps),
        }),
    ],
};
const secretsCommand = {
    name: 'secrets',
    summary: 'encrypt stored secrets with a new key',
    description: 'Manage the stored secrets: passwords, refresh tokens and webhook secrets.',
    subcommands: [
        (0,commands_command/* command */.G5)({
            name: 'reseal',
            summary: 'encrypt every stored secret with the first key',
            description: 'Encrypt every stored secret with the first encryption key. To rotate the key: put the new key before the old ' +
                'one, restart every instance, run this command, remove the old key.',
            inputs: command_table_storageInputs,
            run: async (input, deps) => await (await Promise.all(/* import() */[__webpack_require__.e(9857), __webpack_require__.e(3718), __webpack_require__.e(4041), __webpack_require__.e(2367), __webpack_require__.e(5116)]).then(__webpack_require__.bind(__webpack_require__, 15116))).resealSecrets(input, deps),
        }),
    ],
};
/** In the order of the help. */
const commandTable = [
    checkCommand,
    serveCommand,
    tokenCommand,
    webhookCommand,
    seedsCommand,
    secretsCommand,
];

;// CONCATENATED MODULE: ./lib/commands/run-command-line.js
/** The command line: arguments in, exit code out. */








/** Runs the command in `argv`, which excludes the program's name; returns the exit code. */
async function runCommandLine(argv, deps) {
    const parsed = parseCommandLine(argv, deps.terminal);
    if (parsed.status === 'ended')
        return parsed.exitCode;
    try {
        return await parsed.command.run(deps);
    }
    catch (error) {
        return reportError(error, deps.terminal);
    }
}
/** Parses the arguments after `presend`. */
function parseCommandLine(argv, output) {
    const parsed = { command: null };
    const program = buildProgram(output, (command) => {
        parsed.command = command;
    });
    try {
        if (argv.length === 0)
            (0,commands_command/* rejectCommand */.zQ)(output, program, 'missing command');
        program.parse(argv, { from: 'user' });
    }
    catch (error) {
        // With exitOverride, commander throws after printing, instead of exiting.
        if (!(error instanceof commander/* CommanderError */.b7))
            throw error;
        return { status: 'ended', exitCode: error.exitCode === 0 ? 0 : commands_command/* misconfiguredExitCode */.xC };
    }
    return parsed.command === null ? { status: 'ended', exitCode: 0 } : { status: 'parsed', command: parsed.command };
}
function buildProgram(output, onParsed) {
    const program = (0,commands_command/* configured */.tw)(new commander/* Command */.uB('presend'), output)
        .description('Check an email before you send it: where it lands, and whether it authenticates.')
        .version(version/* version */.r, '-V, --version', 'print the version')
        .helpCommand('help [command]', 'show the help of a command');
    for (const spec of [...commandTable, postmasterCommand]) {
        if (spec.heading !== undefined)
            program.commandsGroup(spec.heading);
        program.addCommand((0,commands_command/* toCommander */.mn)(spec, output, onParsed));
    }
    return program.addHelpText('after', exitCodesHelp);
}
const exitCodesHelp = `
Exit codes: 0 success (check: pass), 1 check failed, 2 invalid input, nothing was done,
3 inconclusive or another failure, 130 canceled.`;
/** The same as that of an inconclusive check. */
const failedExitCode = 3;
/** Prints an error, one line per problem, without a stack. Returns 2 for invalid input, else 3. */
function reportError(error, terminal) {
    for (const line of errorLines(error))
        terminal.tell(`presend: ${(0,escape_terminal/* escapeTerminal */.e)(line)}\n`);
    const isUserError = error instanceof presend_error/* PresendError */.Wn && error.outcome === 'misconfigured';
    return isUserError ? commands_command/* misconfiguredExitCode */.xC : failedExitCode;
}
function errorLines(error) {
    if (error instanceof presend_error/* PresendError */.Wn && error.problems.length > 0)
        return error.problems.map(problem/* renderProblem */.yM);
    return [error instanceof Error ? error.message : String(error)];
}


/***/ }),

/***/ 27478:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ sendingSettingNames),
/* harmony export */   u: () => (/* binding */ readSendingSettings)
/* harmony export */ });
/* harmony import */ var _errors_problem_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(32964);
/* harmony import */ var _engine_values_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41612);
/* harmony import */ var _fork_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(93509);
/* harmony import */ var _given_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42072);
/* harmony import */ var _resolve_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(83057);
/* harmony import */ var _rows_table_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(62735);
/* harmony import */ var _rules_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(21252);
/** The settings of sending, for commands that send a message without checking a template. */







/** The settings that apply; they mean the same as in `presend check`. */
const sendingSettingNames = [
    'from',
    'envelope-from',
    'smtp-host',
    'smtp-port',
    'smtp-security',
    'smtp-username',
    'smtp-password',
    'smtp-oauth2-provider',
    'smtp-oauth2-client-id',
    'smtp-oauth2-client-secret',
    'smtp-oauth2-refresh-token',
    'smtp-oauth2-access-token',
    'smtp-ca',
    'dkim-domain',
    'dkim-selector',
    'dkim-private-key',
];
/** Reads them from flags and environment. @returns `null` when no flag concerns sending */
function readSendingSettings(given) {
    const ours = given.filter((value) => sendingSettingNames.some((name) => name === value.name));
    if (!ours.some((value) => value.source === 'flag' && value.text.trim() !== ''))
        return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_4__.ok)(null);
    const { layer, problems } = (0,_given_js__WEBPACK_IMPORTED_MODULE_1__/* .givenLayer */ .T)(ours);
    const values = (0,_engine_values_js__WEBPACK_IMPORTED_MODULE_0__/* .valuesOf */ .sm)(_rows_table_js__WEBPACK_IMPORTED_MODULE_2__/* .settingsTable */ .uG, layer);
    const all = [
        ...problems,
        ...(0,_engine_values_js__WEBPACK_IMPORTED_MODULE_0__/* .layerProblems */ .iz)(_rows_table_js__WEBPACK_IMPORTED_MODULE_2__/* .settingsTable */ .uG, layer),
        ...missingProblems(values),
        // Without a host, they would ask for one again.
        ...(values.isGiven('smtp-host') ? (0,_rules_js__WEBPACK_IMPORTED_MODULE_3__/* .submissionProblems */ .$f)(values) : []),
    ];
    if (all.length > 0)
        return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .bad */ .MB)(...all);
    const fork = (0,_fork_js__WEBPACK_IMPORTED_MODULE_5__/* .planFork */ .Q)(values, false);
    const fields = values.fields();
    const smtp = (0,_resolve_js__WEBPACK_IMPORTED_MODULE_6__/* .resolveSmtp */ .P8)(fields, fork);
    const { from } = fields.template;
    if (smtp === null || from === null)
        return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .bad */ .MB)();
    return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_4__.ok)({ smtp, from, envelopeFrom: fields.envelopeFrom, dkim: (0,_resolve_js__WEBPACK_IMPORTED_MODULE_6__/* .resolveDkim */ .iA)(fields, fork) });
}
function missingProblems(values) {
    const host = {
        input: 'smtp-host',
        expected: 'an SMTP server to send the message',
        todo: 'set --smtp-host and --from, or remove all flags of sending',
    };
    const from = {
        input: 'from',
        expected: 'the sender address',
        todo: 'set --from to an address that the SMTP account may send from',
    };
    return [...(values.isGiven('smtp-host') ? [] : [host]), ...(values.isGiven('from') ? [] : [from])];
}


/***/ }),

/***/ 19524:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Os: () => (/* binding */ readAddedSeed),
/* harmony export */   d_: () => (/* binding */ storedSeedSetting),
/* harmony export */   v$: () => (/* binding */ seedVariables),
/* harmony export */   x5: () => (/* binding */ seedFlags)
/* harmony export */ });
/* harmony import */ var _errors_problem_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(32964);
/* harmony import */ var _engine_describe_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(51827);
/* harmony import */ var _engine_values_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41612);
/* harmony import */ var _imap_login_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(98571);
/* harmony import */ var _read_seeds_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76947);
/* harmony import */ var _seed_rows_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(42267);
/** Seeds that commands add: the keys of a seed as flags, and their stored form. */






/** The environment variables for secrets without a file. There are no flags for them: other users can see flags. */
const seedVariables = {
    password: 'PRESEND_SEED_PASSWORD',
    clientSecret: 'PRESEND_SEED_CLIENT_SECRET',
    refreshToken: 'PRESEND_SEED_REFRESH_TOKEN',
};
const secretNames = ['password', 'clientSecret', 'refreshToken'];
/** The flags of `presend seeds add`, in the order of the table; the address is an argument. */
function seedFlags() {
    return Object.values(_seed_rows_js__WEBPACK_IMPORTED_MODULE_3__/* .seedTable */ .eI)
        .filter(({ name }) => name !== 'address' && !name.endsWith('-env'))
        .map((row) => (0,_engine_describe_js__WEBPACK_IMPORTED_MODULE_4__/* .toFlag */ .Qq)(row, flagName(row.name)));
}
/** `oauth` for `oauth.provider`, `client-id` for `oauth.client-id`. */
function flagName(name) {
    return name === 'oauth.provider' ? 'oauth' : name.replace(/^oauth\./u, '');
}
/**
 * Reads a seed from flags and environment, or returns all of its problems.
 *
 * @param prompt called only when everything else is valid; `null`: not interactive
 */
async function readAddedSeed({ address, given }, place, prompt) {
    const needed = neededSecret(given);
    const all = { ...given, ...variableKeys(given, needed, place), address };
    const values = lineValues(all);
    const problems = [...(0,_engine_values_js__WEBPACK_IMPORTED_MODULE_0__/* .layerProblems */ .iz)(_seed_rows_js__WEBPACK_IMPORTED_MODULE_3__/* .seedTable */ .eI, lineLayer(all)), ...(await (0,_read_seeds_js__WEBPACK_IMPORTED_MODULE_2__/* .seedProblems */ .w7)(values, undefined, place))];
    const isTyped = problems.length === 0 && needed !== null && isMissing(needed, given, place);
    const client = isTyped && needed === 'refreshToken' ? await readClient(values, place) : (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_5__.ok)(null);
    if (client.status === 'bad')
        return client;
    const typed = isTyped ? await prompt?.(_imap_login_js__WEBPACK_IMPORTED_MODULE_1__/* .secretKeys */ .DX[needed].noun, client.value) : null;
    const env = isTyped && typed ? { ...place.env, [seedVariables[needed]]: typed.reveal() } : place.env;
    const login = values.get('kind') === 'imap' ? await (0,_imap_login_js__WEBPACK_IMPORTED_MODULE_1__/* .readLogin */ .mN)(values, { ...place, env }) : (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_5__.ok)(null);
    if (login.status === 'bad')
        return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_5__/* .bad */ .MB)(...problems, ...login.problems);
    if (problems.length > 0)
        return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_5__/* .bad */ .MB)(...problems);
    const stored = Object.entries(all).filter(([name]) => isStored(name));
    return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_5__.ok)({ setting: (0,_read_seeds_js__WEBPACK_IMPORTED_MODULE_2__/* .buildSeed */ .ki)(values, login.value), given: Object.fromEntries(stored) });
}
async function readClient(values, place) {
    const secret = await (0,_imap_login_js__WEBPACK_IMPORTED_MODULE_1__/* .readSecret */ .n5)(_imap_login_js__WEBPACK_IMPORTED_MODULE_1__/* .secretKeys */ .DX.clientSecret, values, place);
    if (secret.status === 'bad')
        return secret;
    const [provider, clientId] = [values.always('oauth.provider'), values.always('oauth.client-id')];
    return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_5__.ok)({ provider, clientId, clientSecret: secret.value });
}
/** The secret for logging in; `null`: a local seed. */
function neededSecret(given) {
    if (given['kind'] !== 'imap')
        return null;
    return (0,_imap_login_js__WEBPACK_IMPORTED_MODULE_1__/* .isByOAuth */ .jm)({ isGiven: (name) => name in given }) ? 'refreshToken' : 'password';
}
/** True when neither its file nor its variable is set. */
function isMissing(secret, given, { env }) {
    return !(_imap_login_js__WEBPACK_IMPORTED_MODULE_1__/* .secretKeys */ .DX[secret].byFile in given) && (env[seedVariables[secret]] ?? '') === '';
}
/** The keys that name the variables of the secrets to read. */
function variableKeys(given, needed, place) {
    const names = secretNames.filter((name) => {
        if (_imap_login_js__WEBPACK_IMPORTED_MODULE_1__/* .secretKeys */ .DX[name].byFile in given)
            return false;
        return name === needed || (name === 'clientSecret' && needed === 'refreshToken' && !isMissing(name, given, place));
    });
    return Object.fromEntries(names.map((name) => [_imap_login_js__WEBPACK_IMPORTED_MODULE_1__/* .secretKeys */ .DX[name].byVariable, seedVariables[name]]));
}
/** Where a secret or file was read from is not stored. */
function isStored(name) {
    const sources = secretNames.map((secret) => _imap_login_js__WEBPACK_IMPORTED_MODULE_1__/* .secretKeys */ .DX[secret]);
    return name !== 'ca-file' && !sources.some(({ byVariable, byFile }) => name === byVariable || name === byFile);
}
/** The name of a key in problems: its flag, or the environment variable of a secret. */
function lineLabel(name) {
    const secret = secretNames.find((one) => _imap_login_js__WEBPACK_IMPORTED_MODULE_1__/* .secretKeys */ .DX[one].byVariable === name);
    if (secret !== undefined)
        return seedVariables[secret];
    return name === 'address' ? name : `--${flagName(name)}`;
}
function lineLayer(given) {
    return new Map(Object.values(_seed_rows_js__WEBPACK_IMPORTED_MODULE_3__/* .seedTable */ .eI).flatMap((row) => {
        const text = given[row.name]?.trim();
        if (text === undefined)
            return [];
        const input = { form: 'text', text };
        return [[row.name, (0,_engine_values_js__WEBPACK_IMPORTED_MODULE_0__/* .parseGiven */ .pQ)(row, { input, label: lineLabel(row.name), source: 'flag', place: null })]];
    }));
}
function lineValues(given) {
    return (0,_engine_values_js__WEBPACK_IMPORTED_MODULE_0__/* .valuesOf */ .sm)(_seed_rows_js__WEBPACK_IMPORTED_MODULE_3__/* .seedTable */ .eI, lineLayer(given), lineLabel);
}
/** Reads a stored seed. Bad: it was stored by a version of presend that has keys unknown to this one. */
function storedSeedSetting(given, secrets) {
    const values = lineValues(given);
    const unknown = Object.keys(given).filter((name) => !(name in _seed_rows_js__WEBPACK_IMPORTED_MODULE_3__/* .seedTable */ .eI));
    const problems = [
        ...unknown.map((name) => ({ input: name, expected: 'a key that this version of presend knows' })),
        ...(0,_engine_values_js__WEBPACK_IMPORTED_MODULE_0__/* .layerProblems */ .iz)(_seed_rows_js__WEBPACK_IMPORTED_MODULE_3__/* .seedTable */ .eI, lineLayer(given)),
    ];
    if (problems.length > 0)
        return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_5__/* .bad */ .MB)(...problems);
    return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_5__.ok)((0,_read_seeds_js__WEBPACK_IMPORTED_MODULE_2__/* .buildSeed */ .ki)(values, values.get('kind') === 'imap' ? storedLogin(values, secrets) : null));
}
function storedLogin(values, secrets) {
    if (secrets.status === 'unreadable')
        return { method: 'unreadable', reason: secrets.reason };
    const [provider, clientId] = [values.get('oauth.provider'), values.get('oauth.client-id')];
    const { password, clientSecret, refreshToken } = secrets;
    if (provider !== null && clientId !== null && refreshToken !== null)
        return { method: 'oauth', provider, clientId, clientSecret, refreshToken };
    return password === null
        ? { method: 'unreadable', reason: 'no password or refresh token is stored' }
        : { method: 'password', password };
}


/***/ }),

/***/ 1077:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ defaultReportsAccount),
/* harmony export */   m: () => (/* binding */ dmarcMailboxTable)
/* harmony export */ });
/* harmony import */ var _errors_problem_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(32964);
/* harmony import */ var _engine_bad_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1379);
/* harmony import */ var _engine_row_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(27884);
/* harmony import */ var _parsers_host_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53942);
/* harmony import */ var _parsers_kinds_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(69641);
/* harmony import */ var _parsers_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(42619);
/** The table of the keys of an entry of `dmarc-reports` in the service file. */






/** The account of DMARC reports when none is set. No mailbox: `.invalid` never exists (RFC 2606 §2). */
const defaultReportsAccount = 'dmarc-reports@presend.invalid';
/** In the order in which documents show the keys. An entry also has the keys of an IMAP connection. */
const dmarcMailboxTable = (0,_engine_row_js__WEBPACK_IMPORTED_MODULE_2__/* .table */ .tp)({
    workspace: (0,_engine_row_js__WEBPACK_IMPORTED_MODULE_2__/* .row */ .nM)('workspaceId', (0,_parsers_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .textOf */ .b6)('text', (0,_parsers_text_js__WEBPACK_IMPORTED_MODULE_3__/* .oneLine */ .TN)(100)), {
        example: 'shop',
        description: 'The workspace that the reports belong to. Required.',
    }),
    account: (0,_engine_row_js__WEBPACK_IMPORTED_MODULE_2__/* .row */ .nM)('email', (0,_parsers_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .textOf */ .b6)('address', parseAccountAddress), {
        default: defaultReportsAccount,
        description: 'The postmaster account that the reports are stored in. It is only a name.',
    }),
    folder: (0,_engine_row_js__WEBPACK_IMPORTED_MODULE_2__/* .row */ .nM)('folder', (0,_parsers_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .textOf */ .b6)('text', (0,_parsers_text_js__WEBPACK_IMPORTED_MODULE_3__/* .oneLine */ .TN)(500)), {
        default: 'INBOX',
        description: 'The folder that contains the reports.',
    }),
    domains: (0,_engine_row_js__WEBPACK_IMPORTED_MODULE_2__/* .row */ .nM)('domains', (0,_parsers_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .listOf */ .c3)({ valueName: 'domains' }, 'words', _parsers_host_js__WEBPACK_IMPORTED_MODULE_0__/* .parseDomain */ .gR), {
        defaultNote: 'all',
        example: 'shop.example',
        description: 'Only store reports on these domains and their subdomains.',
    }),
    'only-from': (0,_engine_row_js__WEBPACK_IMPORTED_MODULE_2__/* .row */ .nM)('onlyFrom', (0,_parsers_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .listOf */ .c3)({ valueName: 'domains' }, 'words', _parsers_host_js__WEBPACK_IMPORTED_MODULE_0__/* .parseDomain */ .gR), {
        defaultNote: 'all whose mail is authenticated',
        example: 'google.com yahoo.com',
        description: 'Only accept reports from these reporters. Requires authserv-id.',
    }),
    'after-reading': (0,_engine_row_js__WEBPACK_IMPORTED_MODULE_2__/* .row */ .nM)('afterReading', (0,_parsers_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .oneOf */ .yL)(['keep', 'delete']), {
        default: 'keep',
        description: 'What to do with a message after its report was stored: keep it unchanged, or delete it.',
    }),
});
function parseAccountAddress(text, input) {
    if (/^[^\s@]{1,64}@[^\s@]{1,253}$/u.test(text))
        return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_4__.ok)(text.toLowerCase());
    return (0,_engine_bad_text_js__WEBPACK_IMPORTED_MODULE_5__/* .badText */ .rY)({ input, text }, 'an e-mail address that names the account');
}


/***/ }),

/***/ 28891:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   lH: () => (/* binding */ googleRows),
/* harmony export */   md: () => (/* binding */ googleSecretVariable),
/* harmony export */   mr: () => (/* binding */ readGoogle),
/* harmony export */   ou: () => (/* binding */ readGoogleSetting)
/* harmony export */ });
/* harmony import */ var _errors_problem_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(32964);
/* harmony import */ var _world_secret_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(41502);
/* harmony import */ var _engine_row_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(27884);
/* harmony import */ var _parsers_kinds_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69641);
/* harmony import */ var _parsers_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(42619);
/* harmony import */ var _parsers_url_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(91643);
/* harmony import */ var _service_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42051);
/* harmony import */ var _service_parsers_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(74052);
/** The OAuth client for Google Postmaster Tools: the settings `google.*` and the client secret. */








/** Contains the client secret. Overrides the file; never a flag. */
const googleSecretVariable = 'PRESEND_GOOGLE_CLIENT_SECRET';
// Tokens and the client secret are sent to these URLs.
const parseProviderUrl = (text, input) => (0,_parsers_url_js__WEBPACK_IMPORTED_MODULE_1__/* .parseUrl */ .D)(text, input, { example: 'https://oauth2.googleapis.com/token', plainHttp: 'loopback' });
const googleRows = {
    'google.client-id': (0,_engine_row_js__WEBPACK_IMPORTED_MODULE_4__/* .row */ .nM)('google.clientId', (0,_parsers_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)('id', (0,_parsers_text_js__WEBPACK_IMPORTED_MODULE_5__/* .oneLine */ .TN)(300)), {
        defaultNote: 'none: no Google account can be connected',
        example: '1234-abcd.apps.googleusercontent.com',
        description: 'The OAuth client (of type Desktop app) for connecting Google Postmaster Tools accounts; ' +
            'see docs/postmaster.md for how to create one.',
    }),
    'google.client-secret-file': (0,_engine_row_js__WEBPACK_IMPORTED_MODULE_4__/* .row */ .nM)('google.clientSecretPath', (0,_parsers_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)('path', _service_parsers_js__WEBPACK_IMPORTED_MODULE_3__/* .parseFilePath */ .zJ), {
        defaultNote: 'none',
        description: `The file with the client secret. The environment variable ${googleSecretVariable}, which contains the secret itself, overrides it.`,
    }),
    'google.authorize-url': (0,_engine_row_js__WEBPACK_IMPORTED_MODULE_4__/* .row */ .nM)('google.authorizeUrl', (0,_parsers_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)('url', parseProviderUrl), {
        default: 'https://accounts.google.com/o/oauth2/v2/auth',
        description: "Google's authorization endpoint. Only change it for tests.",
    }),
    'google.token-url': (0,_engine_row_js__WEBPACK_IMPORTED_MODULE_4__/* .row */ .nM)('google.tokenUrl', (0,_parsers_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)('url', parseProviderUrl), {
        default: 'https://oauth2.googleapis.com/token',
        description: "Google's token endpoint. Only change it for tests.",
    }),
    'google.revoke-url': (0,_engine_row_js__WEBPACK_IMPORTED_MODULE_4__/* .row */ .nM)('google.revokeUrl', (0,_parsers_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)('url', parseProviderUrl), {
        default: 'https://oauth2.googleapis.com/revoke',
        description: "Google's token revocation endpoint. Only change it for tests.",
    }),
    'google.api-url': (0,_engine_row_js__WEBPACK_IMPORTED_MODULE_4__/* .row */ .nM)('google.apiUrl', (0,_parsers_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)('url', parseProviderUrl), {
        default: 'https://gmailpostmastertools.googleapis.com',
        description: 'The base URL of the Postmaster Tools API, without its version. Only change it for tests.',
    }),
};
const googleTable = (0,_engine_row_js__WEBPACK_IMPORTED_MODULE_4__/* .table */ .tp)(googleRows);
/** Reads the OAuth client for a command, which does not need the rest of the service file. @returns `null`: not configured */
async function readGoogleSetting(request, world) {
    const values = await (0,_service_files_js__WEBPACK_IMPORTED_MODULE_2__/* .readServicePart */ .v1)(googleTable, request, world.files);
    if (values.status === 'bad')
        return values;
    return await readGoogle(values.value, { ...world, workingDirectory: request.workingDirectory });
}
/** Reads the OAuth client from the values of the service file. Malformed values count as missing. */
async function readGoogle(values, place) {
    const { clientId, clientSecretPath: path, ...urls } = values.fields().google;
    if (clientId === null) {
        if (path === null || values.isGiven('google.client-id'))
            return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_6__.ok)(null);
        const todo = 'set it, or remove google.client-secret-file';
        return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_6__/* .bad */ .MB)({ ...values.at('google.client-secret-file'), expected: 'google.client-id to be set too', todo });
    }
    const variable = (place.env[googleSecretVariable] ?? '').trim();
    if (variable !== '')
        return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_6__.ok)({ ...urls, clientId, clientSecret: new _world_secret_js__WEBPACK_IMPORTED_MODULE_7__/* .Secret */ .z(variable) });
    if (path === null) {
        const expected = `a client secret, in the file google.client-secret-file or in ${googleSecretVariable}`;
        return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_6__/* .bad */ .MB)({ ...values.at('google.client-id'), expected });
    }
    const file = await (0,_service_files_js__WEBPACK_IMPORTED_MODULE_2__/* .readNamedFile */ .wh)({ ...values.at('google.client-secret-file'), path }, place);
    return file.status === 'bad' ? file : (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_6__.ok)({ ...urls, clientId, clientSecret: new _world_secret_js__WEBPACK_IMPORTED_MODULE_7__/* .Secret */ .z(file.value.trim()) });
}


/***/ }),

/***/ 98571:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bn: () => (/* binding */ buildConnection),
/* harmony export */   DX: () => (/* binding */ secretKeys),
/* harmony export */   X2: () => (/* binding */ missingProblems),
/* harmony export */   jm: () => (/* binding */ isByOAuth),
/* harmony export */   lm: () => (/* binding */ connectionProblems),
/* harmony export */   mN: () => (/* binding */ readLogin),
/* harmony export */   n5: () => (/* binding */ readSecret)
/* harmony export */ });
/* harmony import */ var _errors_problem_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(32964);
/* harmony import */ var _engine_row_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(27884);
/* harmony import */ var _parsers_host_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53942);
/* harmony import */ var _parsers_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(42619);
/* harmony import */ var _service_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42051);
/** IMAP connections of seeds and DMARC mailboxes: rules between their keys, and their secrets. */





/** The secrets of an IMAP connection. */
const secretKeys = {
    password: { byVariable: 'password-env', byFile: 'password-file', noun: 'password' },
    clientSecret: {
        byVariable: 'oauth.client-secret-env',
        byFile: 'oauth.client-secret-file',
        noun: 'client secret',
    },
    refreshToken: {
        byVariable: 'oauth.refresh-token-env',
        byFile: 'oauth.refresh-token-file',
        noun: 'refresh token',
    },
};
const oauthKeys = [
    'oauth.provider',
    'oauth.client-id',
    'oauth.client-secret-env',
    'oauth.client-secret-file',
    'oauth.refresh-token-env',
    'oauth.refresh-token-file',
];
/** True when any key of OAuth is set; the other required ones must then be set too. */
function isByOAuth(values) {
    return oauthKeys.some((name) => values.isGiven(name));
}
/** A problem for each missing key. @param place of the entry; absent on a command line */
function missingProblems(values, needed, place) {
    return (0,_engine_row_js__WEBPACK_IMPORTED_MODULE_2__/* .namesIn */ .wX)(needed)
        .filter((name) => !values.isGiven(name))
        .flatMap((name) => (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .problemAt */ .l4)(place, { input: values.at(name).input, expected: needed[name] ?? '' }));
}
/** All rules that the keys of a connection break. */
async function connectionProblems(values, place, servicePlace) {
    return [
        ...missingProblems(values, { host: 'the IMAP server', username: 'the user name at the IMAP server' }, place),
        ...(isByOAuth(values) ? oauthProblems(values, place) : passwordProblems(values, place)),
        ...tlsProblems(values),
        ...(await caFileProblems(values, servicePlace)),
    ];
}
function passwordProblems(values, place) {
    if (values.isGiven('password-file'))
        return twiceProblems(values, secretKeys.password);
    return missingProblems(values, { 'password-env': 'password-env, password-file or oauth to be set' }, place);
}
function oauthProblems(values, place) {
    const token = { 'oauth.refresh-token-env': 'this or oauth.refresh-token-file to be set' };
    const provider = 'google, microsoft, or the URL of a token endpoint';
    const client = 'the client that the refresh token was issued to';
    return [
        ...missingProblems(values, { 'oauth.provider': provider, 'oauth.client-id': client }, place),
        ...(values.isGiven('oauth.refresh-token-file') ? [] : missingProblems(values, token, place)),
        ...twiceProblems(values, secretKeys.refreshToken),
        ...twiceProblems(values, secretKeys.clientSecret),
        ...['password-env', 'password-file']
            .filter((name) => values.isGiven(name))
            .flatMap((name) => [{ ...values.at(name), expected: 'a password or oauth, not both', todo: 'remove one' }]),
    ];
}
function twiceProblems(values, { byVariable, byFile }) {
    if (!values.isGiven(byVariable) || !values.isGiven(byFile))
        return [];
    return [{ ...values.at(byFile), expected: `${byVariable} or ${byFile}, not both`, todo: 'remove one' }];
}
function tlsProblems(values) {
    const host = values.get('host');
    if (values.get('tls') !== 'none' || host === null || (0,_parsers_host_js__WEBPACK_IMPORTED_MODULE_0__/* .isLoopback */ .U9)(host))
        return [];
    const expected = 'implicit or starttls, which protect the password (none is only allowed to this machine)';
    return [{ ...values.at('tls'), came: 'none', expected }];
}
async function caFileProblems(values, place) {
    const path = values.get('ca-file');
    const problem = path === null ? null : await (0,_service_files_js__WEBPACK_IMPORTED_MODULE_1__/* .fileProblem */ .Wj)({ ...values.at('ca-file'), path }, place);
    return problem === null ? [] : [problem];
}
/** Reads the secrets of a connection; `null` when rules reject how they are set. */
async function readLogin(values, place) {
    if (!isByOAuth(values)) {
        const password = await readSecret(secretKeys.password, values, place);
        if (password.status === 'bad')
            return password;
        return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_3__.ok)(password.value === null ? null : { method: 'password', password: password.value });
    }
    const token = await readSecret(secretKeys.refreshToken, values, place);
    const secret = await readSecret(secretKeys.clientSecret, values, place);
    if (token.status === 'bad' || secret.status === 'bad') {
        return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .bad */ .MB)(...(token.status === 'bad' ? token.problems : []), ...(secret.status === 'bad' ? secret.problems : []));
    }
    const [provider, clientId] = [values.get('oauth.provider'), values.get('oauth.client-id')];
    if (token.value === null || provider === null || clientId === null)
        return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_3__.ok)(null);
    return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_3__.ok)({ method: 'oauth', provider, clientId, clientSecret: secret.value, refreshToken: token.value });
}
/** Reads a secret from its variable or file; `null`: neither or both are set. */
async function readSecret({ byVariable, byFile, noun }, values, place) {
    if (values.isGiven(byVariable) === values.isGiven(byFile))
        return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_3__.ok)(null);
    const [variable, path] = [values.get(byVariable), values.get(byFile)];
    if (typeof variable === 'string') {
        const text = place.env[variable] ?? '';
        if (text !== '')
            return parseSecret(text, values.at(byVariable), noun);
        const expected = `the ${noun} in the environment variable ${variable}`;
        return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .bad */ .MB)({ ...values.at(byVariable), expected, todo: `set it, or use ${values.at(byFile).input}` });
    }
    if (typeof path !== 'string')
        return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_3__.ok)(null);
    const at = values.at(byFile);
    const text = await (0,_service_files_js__WEBPACK_IMPORTED_MODULE_1__/* .readNamedFile */ .wh)({ ...at, path }, place);
    return text.status === 'ok' ? parseSecret(text.value, at, noun) : text;
}
function parseSecret(text, at, noun) {
    const parsed = (0,_parsers_text_js__WEBPACK_IMPORTED_MODULE_4__/* .parsePassword */ .Hr)(text, at.input);
    return parsed.status === 'ok' ? parsed : (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .bad */ .MB)({ ...at, expected: `a ${noun} on one line` });
}
/** Builds a connection from values without problems. */
function buildConnection(values, login) {
    const { port, tls, authservIds, caPath } = values.fields();
    return {
        host: values.always('host'),
        port: port ?? (tls === 'implicit' ? 993 : 143),
        tls,
        username: values.always('username'),
        login,
        authservIds: authservIds.filter((id) => id !== 'none'),
        caPath,
    };
}


/***/ }),

/***/ 76947:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BY: () => (/* binding */ readSeeds),
/* harmony export */   EP: () => (/* binding */ readSeedPlaces),
/* harmony export */   ki: () => (/* binding */ buildSeed),
/* harmony export */   w7: () => (/* binding */ seedProblems)
/* harmony export */ });
/* harmony import */ var _errors_problem_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(32964);
/* harmony import */ var _engine_config_value_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50680);
/* harmony import */ var _engine_values_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(41612);
/* harmony import */ var _parsers_kinds_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(69641);
/* harmony import */ var _imap_login_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(98571);
/* harmony import */ var _seed_rows_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(42267);
/* harmony import */ var _service_files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(42051);
/** The seeds of the service file. */







/** Reads all seeds, or all of their problems; `null`: the key `seeds` is not set. */
async function readSeeds(entry, place) {
    if (entry === undefined || entry.value.kind === 'empty')
        return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_6__.ok)(null);
    const { value } = entry;
    if (value.kind === 'scalar' && value.text.trim() === 'none')
        return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_6__.ok)([]);
    if (value.kind !== 'list') {
        const expected = 'a list of seed mailboxes, or none';
        return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_6__/* .bad */ .MB)({ input: 'seeds', came: (0,_engine_config_value_js__WEBPACK_IMPORTED_MODULE_0__/* .nameShape */ .Vh)(value), expected, place: value.place });
    }
    if (value.items.length === 0) {
        const todo = 'remove seeds to use the nine local seeds, or write none to use only those added with presend seeds add';
        return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_6__/* .bad */ .MB)({ input: 'seeds', came: 'an empty list', expected: 'at least one seed', todo, place: value.place });
    }
    const seeds = (0,_parsers_kinds_js__WEBPACK_IMPORTED_MODULE_2__/* .joinParsed */ .Qx)(await Promise.all(value.items.map(async (item, index) => await readSeed(item, `seeds[${index}].`, place))));
    const duplicates = duplicateProblems(value.items);
    if (duplicates.length === 0)
        return seeds;
    return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_6__/* .bad */ .MB)(...(seeds.status === 'bad' ? seeds.problems : []), ...duplicates);
}
async function readSeed(item, prefix, place) {
    if (item.kind !== 'map') {
        const expected = 'a map, such as {address: local1@seeds.example, type: business}';
        return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_6__/* .bad */ .MB)({ input: prefix.slice(0, -1), came: (0,_engine_config_value_js__WEBPACK_IMPORTED_MODULE_0__/* .nameShape */ .Vh)(item), expected, place: item.place });
    }
    const level = (0,_service_files_js__WEBPACK_IMPORTED_MODULE_5__/* .readServiceLevel */ .gu)(item.entries, { table: _seed_rows_js__WEBPACK_IMPORTED_MODULE_4__/* .seedTable */ .eI, prefix });
    const values = (0,_engine_values_js__WEBPACK_IMPORTED_MODULE_1__/* .valuesOf */ .sm)(_seed_rows_js__WEBPACK_IMPORTED_MODULE_4__/* .seedTable */ .eI, level.layer, (name) => `${prefix}${name}`);
    const problems = [
        ...level.problems,
        ...(0,_engine_values_js__WEBPACK_IMPORTED_MODULE_1__/* .layerProblems */ .iz)(_seed_rows_js__WEBPACK_IMPORTED_MODULE_4__/* .seedTable */ .eI, level.layer),
        ...(await seedProblems(values, item.place, place)),
    ];
    const login = values.get('kind') === 'imap' ? await (0,_imap_login_js__WEBPACK_IMPORTED_MODULE_3__/* .readLogin */ .mN)(values, place) : (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_6__.ok)(null);
    if (login.status === 'bad')
        return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_6__/* .bad */ .MB)(...problems, ...login.problems);
    return problems.length > 0 ? (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_6__/* .bad */ .MB)(...problems) : (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_6__.ok)(buildSeed(values, login.value));
}
/** All rules that a seed breaks. @param entryPlace absent on a command line */
async function seedProblems(values, entryPlace, place) {
    const kind = values.get('kind');
    const needed = { address: 'the address of the mailbox', type: 'one of consumer, business, protected' };
    return [
        ...(0,_imap_login_js__WEBPACK_IMPORTED_MODULE_3__/* .missingProblems */ .X2)(values, needed, entryPlace),
        ...(kind === null ? [] : foreignProblems(values, kind)),
        ...(kind === 'imap' ? await (0,_imap_login_js__WEBPACK_IMPORTED_MODULE_3__/* .connectionProblems */ .lm)(values, entryPlace, place) : []),
    ];
}
function foreignProblems(values, kind) {
    const other = kind === 'local' ? 'imap' : 'local';
    return _seed_rows_js__WEBPACK_IMPORTED_MODULE_4__/* .keysOfKind */ .K7[other]
        .filter((name) => values.isGiven(name))
        .flatMap((name) => [
        {
            ...values.at(name),
            expected: `this key only with kind: ${other}`,
            todo: `remove it, or set kind: ${other}`,
        },
    ]);
}
/** Builds a seed from values without problems. @param login `null`: a local seed */
function buildSeed(values, login) {
    const { options, plusAddress, providerName } = values.fields();
    const address = values.always('address');
    const domain = address.slice(address.lastIndexOf('@') + 1);
    const base = { address, providerName: providerName ?? domain, providerType: values.always('type') };
    if (login === null)
        return { ...base, kind: 'local', options };
    return { ...base, kind: 'imap', ...(0,_imap_login_js__WEBPACK_IMPORTED_MODULE_3__/* .buildConnection */ .Bn)(values, login), plusAddress };
}
/** A problem for each seed whose address an earlier one has. */
function duplicateProblems(items) {
    const first = new Map();
    return items.flatMap((item, index) => {
        const prefix = `seeds[${index}].`;
        const { layer } = (0,_service_files_js__WEBPACK_IMPORTED_MODULE_5__/* .readServiceLevel */ .gu)(item.kind === 'map' ? item.entries : [], { table: _seed_rows_js__WEBPACK_IMPORTED_MODULE_4__/* .seedTable */ .eI, prefix });
        const values = (0,_engine_values_js__WEBPACK_IMPORTED_MODULE_1__/* .valuesOf */ .sm)(_seed_rows_js__WEBPACK_IMPORTED_MODULE_4__/* .seedTable */ .eI, layer);
        const address = values.get('address');
        if (address === null)
            return [];
        const earlier = first.get(address);
        if (earlier === undefined) {
            first.set(address, item.place);
            return [];
        }
        const expected = `each address once (first on line ${earlier.line ?? '?'})`;
        const came = `${(0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_6__/* .quoteValue */ .cl)(address)} again`;
        return [{ ...values.at('address'), came, expected, todo: 'remove one of the two' }];
    });
}
/** The valid seeds of the service file by address. Does not report problems, and does not need the secrets. */
async function readSeedPlaces(request, files) {
    const { entries } = await (0,_service_files_js__WEBPACK_IMPORTED_MODULE_5__/* .readServiceFile */ .Gz)(request, files);
    const list = entries.find((entry) => entry.key === 'seeds')?.value;
    const items = list?.kind === 'list' ? list.items : [];
    return new Map(items.flatMap((item) => {
        const { layer } = (0,_service_files_js__WEBPACK_IMPORTED_MODULE_5__/* .readServiceLevel */ .gu)(item.kind === 'map' ? item.entries : [], { table: _seed_rows_js__WEBPACK_IMPORTED_MODULE_4__/* .seedTable */ .eI });
        const values = (0,_engine_values_js__WEBPACK_IMPORTED_MODULE_1__/* .valuesOf */ .sm)(_seed_rows_js__WEBPACK_IMPORTED_MODULE_4__/* .seedTable */ .eI, layer);
        const address = values.get('address');
        const method = (0,_imap_login_js__WEBPACK_IMPORTED_MODULE_3__/* .isByOAuth */ .jm)(values) ? 'oauth' : 'password';
        const login = values.get('kind') === 'imap' ? method : null;
        return address === null ? [] : [[address, { place: item.place, login }]];
    }));
}


/***/ }),

/***/ 42267:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JX: () => (/* binding */ connectionTable),
/* harmony export */   K7: () => (/* binding */ keysOfKind),
/* harmony export */   eI: () => (/* binding */ seedTable)
/* harmony export */ });
/* harmony import */ var _contract_names_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(766);
/* harmony import */ var _engine_row_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(27884);
/* harmony import */ var _parsers_host_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53942);
/* harmony import */ var _parsers_kinds_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(69641);
/* harmony import */ var _parsers_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(42619);
/* harmony import */ var _service_parsers_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(74052);
/** The table of the keys of an entry of `seeds` in the service file. */






const filePath = (0,_parsers_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .textOf */ .b6)('path', _service_parsers_js__WEBPACK_IMPORTED_MODULE_2__/* .parseFilePath */ .zJ);
const variableName = (0,_parsers_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .textOf */ .b6)('variable', _service_parsers_js__WEBPACK_IMPORTED_MODULE_2__/* .parseVariableName */ .fK);
const oauthRows = {
    'oauth.provider': (0,_engine_row_js__WEBPACK_IMPORTED_MODULE_3__/* .row */ .nM)('oauth.provider', (0,_parsers_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .textOf */ .b6)('google|microsoft|url', _service_parsers_js__WEBPACK_IMPORTED_MODULE_2__/* .parseOAuthProvider */ .w), {
        example: 'google',
        description: 'imap seeds with OAuth instead of a password: google, microsoft, or the URL of a token endpoint. ' +
            'Requires oauth.client-id and a refresh token.',
    }),
    'oauth.client-id': (0,_engine_row_js__WEBPACK_IMPORTED_MODULE_3__/* .row */ .nM)('oauth.clientId', (0,_parsers_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .textOf */ .b6)('text', (0,_parsers_text_js__WEBPACK_IMPORTED_MODULE_4__/* .oneLine */ .TN)(500)), {
        example: '1234.apps.googleusercontent.com',
        description: 'imap seeds with OAuth: the client that the refresh token was issued to.',
    }),
    'oauth.client-secret-env': (0,_engine_row_js__WEBPACK_IMPORTED_MODULE_3__/* .row */ .nM)('oauth.clientSecretVariable', variableName, {
        defaultNote: 'none: a public client',
        example: 'SEED_CLIENT_SECRET',
        description: 'imap seeds with OAuth: the environment variable that contains the client secret.',
    }),
    'oauth.client-secret-file': (0,_engine_row_js__WEBPACK_IMPORTED_MODULE_3__/* .row */ .nM)('oauth.clientSecretPath', filePath, {
        defaultNote: 'none: a public client',
        example: '/run/credentials/presend.service/client-secret',
        description: 'imap seeds with OAuth: the file that contains the client secret.',
    }),
    'oauth.refresh-token-env': (0,_engine_row_js__WEBPACK_IMPORTED_MODULE_3__/* .row */ .nM)('oauth.refreshTokenVariable', variableName, {
        example: 'SEED1_REFRESH_TOKEN',
        description: 'imap seeds with OAuth: the environment variable that contains the refresh token. Either this or ' +
            'oauth.refresh-token-file is required.',
    }),
    'oauth.refresh-token-file': (0,_engine_row_js__WEBPACK_IMPORTED_MODULE_3__/* .row */ .nM)('oauth.refreshTokenPath', filePath, {
        example: '/run/credentials/presend.service/seed1-refresh-token',
        description: 'imap seeds with OAuth: the file that contains the refresh token.',
    }),
};
const connectionRows = {
    host: (0,_engine_row_js__WEBPACK_IMPORTED_MODULE_3__/* .row */ .nM)('host', (0,_parsers_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .textOf */ .b6)('host', _parsers_host_js__WEBPACK_IMPORTED_MODULE_0__/* .parseHost */ .o6), {
        example: 'imap.box.example',
        description: 'imap seeds: the IMAP server. Required.',
    }),
    port: (0,_engine_row_js__WEBPACK_IMPORTED_MODULE_3__/* .row */ .nM)('port', (0,_parsers_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .integer */ .nd)({ min: 1, max: 65_535 }), {
        defaultNote: '993; 143 when tls is not implicit',
        description: 'imap seeds: the port of the IMAP server.',
    }),
    tls: (0,_engine_row_js__WEBPACK_IMPORTED_MODULE_3__/* .row */ .nM)('tls', (0,_parsers_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .oneOf */ .yL)(['implicit', 'starttls', 'none']), {
        default: 'implicit',
        description: 'imap seeds: implicit (TLS from the first byte), starttls (required), or none, which is only allowed to this machine.',
    }),
    username: (0,_engine_row_js__WEBPACK_IMPORTED_MODULE_3__/* .row */ .nM)('username', (0,_parsers_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .textOf */ .b6)('text', (0,_parsers_text_js__WEBPACK_IMPORTED_MODULE_4__/* .oneLine */ .TN)(1000)), {
        example: 'seed1',
        description: 'imap seeds: the user name. Required.',
    }),
    'password-env': (0,_engine_row_js__WEBPACK_IMPORTED_MODULE_3__/* .row */ .nM)('passwordVariable', variableName, {
        example: 'SEED1_PASSWORD',
        description: 'imap seeds: the environment variable that contains the password. One of this, password-file and oauth is required.',
    }),
    'password-file': (0,_engine_row_js__WEBPACK_IMPORTED_MODULE_3__/* .row */ .nM)('passwordPath', filePath, {
        example: '/run/credentials/presend.service/seed1',
        description: 'imap seeds: the file that contains the password. Trailing newlines are removed.',
    }),
    ...oauthRows,
    'authserv-id': (0,_engine_row_js__WEBPACK_IMPORTED_MODULE_3__/* .row */ .nM)('authservIds', (0,_parsers_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .listOf */ .c3)({ valueName: 'names' }, 'words', (0,_parsers_text_js__WEBPACK_IMPORTED_MODULE_4__/* .oneLine */ .TN)(255)), {
        defaultNote: 'none: the fields of the provider are ignored, and presend computes the results itself',
        example: 'mx.box.example',
        description: "imap seeds: the authserv-id of the provider's Authentication-Results fields, or several if the provider uses one " +
            'per method; only these fields are trusted. `*.mx.box.example` matches every host below that domain, for providers ' +
            'whose hosts use their own names. Use `unnamed` for Microsoft, whose fields start with the first result.',
    }),
    'ca-file': (0,_engine_row_js__WEBPACK_IMPORTED_MODULE_3__/* .row */ .nM)('caPath', (0,_parsers_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .orWord */ .I7)('none', filePath), {
        default: 'none',
        description: "imap seeds: PEM file with the certificate authorities to trust for the server's certificate, instead of Node's own.",
    }),
};
/** The keys of an IMAP connection. */
const connectionTable = (0,_engine_row_js__WEBPACK_IMPORTED_MODULE_3__/* .table */ .tp)(connectionRows);
/** In the order in which documents show the keys. */
const seedTable = (0,_engine_row_js__WEBPACK_IMPORTED_MODULE_3__/* .table */ .tp)({
    address: (0,_engine_row_js__WEBPACK_IMPORTED_MODULE_3__/* .row */ .nM)('address', (0,_parsers_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .textOf */ .b6)('address', _service_parsers_js__WEBPACK_IMPORTED_MODULE_2__/* .parseSeedAddress */ .Vj), {
        example: 'seed1@box.example',
        description: 'The address of the mailbox. Required; each address may be used only once.',
    }),
    provider: (0,_engine_row_js__WEBPACK_IMPORTED_MODULE_3__/* .row */ .nM)('providerName', (0,_parsers_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .textOf */ .b6)('domain', _parsers_host_js__WEBPACK_IMPORTED_MODULE_0__/* .parseDomain */ .gR), {
        defaultNote: 'the domain of the address',
        description: 'The name of the mailbox provider in test results.',
    }),
    type: (0,_engine_row_js__WEBPACK_IMPORTED_MODULE_3__/* .row */ .nM)('providerType', (0,_parsers_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .oneOf */ .yL)(_contract_names_js__WEBPACK_IMPORTED_MODULE_5__/* .providerTypes */ .Nm), {
        description: 'The type of the provider: consumer, business or protected. Required.',
    }),
    kind: (0,_engine_row_js__WEBPACK_IMPORTED_MODULE_3__/* .row */ .nM)('kind', (0,_parsers_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .oneOf */ .yL)(['local', 'imap']), {
        default: 'local',
        description: "local: the service's own SMTP server receives the mail and simulates placement; imap: placement in a real mailbox is observed.",
    }),
    options: (0,_engine_row_js__WEBPACK_IMPORTED_MODULE_3__/* .row */ .nM)('options', (0,_parsers_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .someOf */ .yU)(['outlook.com', 'greylist', 'hold-bulk', 'tabs'], 'options'), {
        defaultNote: 'none',
        description: 'Local seeds: behavior of some providers: outlook.com (its rules), greylist (the first attempt is deferred), ' +
            'hold-bulk (bulk mail is quarantined), tabs (a consumer seed that sorts its inbox like Gmail).',
    }),
    ...connectionRows,
    'plus-address': (0,_engine_row_js__WEBPACK_IMPORTED_MODULE_3__/* .row */ .nM)('plusAddress', (0,_parsers_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .trueOrFalse */ .dt)(), {
        default: 'false',
        description: 'imap seeds: set to true if the mailbox also receives mail to seed1+anything@box.example.',
    }),
});
/** The keys that only one kind of seed can have. */
const keysOfKind = {
    local: ['options'],
    imap: [...(0,_engine_row_js__WEBPACK_IMPORTED_MODULE_3__/* .namesIn */ .wX)(connectionTable), 'plus-address'],
};


/***/ }),

/***/ 42051:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gz: () => (/* binding */ readServiceFile),
/* harmony export */   L0: () => (/* binding */ secretFileNotice),
/* harmony export */   Wj: () => (/* binding */ fileProblem),
/* harmony export */   gu: () => (/* binding */ readServiceLevel),
/* harmony export */   v1: () => (/* binding */ readServicePart),
/* harmony export */   wh: () => (/* binding */ readNamedFile)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _errors_problem_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(32964);
/* harmony import */ var _engine_bad_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1379);
/* harmony import */ var _engine_level_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(85690);
/* harmony import */ var _engine_read_yaml_map_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(93875);
/* harmony import */ var _engine_values_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(41612);
/** The service file, and the files that it names. */






const noFile = { path: null, entries: [], problems: [] };
const defaultServiceFile = 'presend-service.yml';
/** Reads the service file. A file that was named must exist. */
async function readServiceFile({ config, workingDirectory }, files) {
    const path = config ?? defaultServiceFile;
    const absolutePath = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(workingDirectory, path);
    if (config === null && (await files.stat(absolutePath)) === null)
        return noFile;
    const todo = 'correct --config; the path is relative to the working directory';
    const entries = await (0,_engine_read_yaml_map_js__WEBPACK_IMPORTED_MODULE_2__/* .readYamlMap */ .ii)({ path, absolutePath, todo }, files);
    return entries.status === 'ok'
        ? { path, entries: entries.value, problems: [] }
        : { path, entries: [], problems: entries.problems };
}
/** Reads the keys of a level of the service file. @param prefix precedes names in problems: `seeds[0].` */
function readServiceLevel(entries, { table, prefix = '', otherKeys = [] }) {
    return (0,_engine_level_js__WEBPACK_IMPORTED_MODULE_1__/* .readLevel */ .l)(entries, {
        table,
        prefix,
        otherKeys,
        explain: (key) => (key === 'password' ? passwordProblem : null),
        emptyLists: 'ignored',
        reference: 'see docs/service-file.md for all keys',
    });
}
const passwordProblem = {
    expected: 'no passwords in the service file',
    todo: 'put it into an environment variable or a file of its own, and set password-env or password-file to the name',
};
/**
 * Reads some settings of the service file and ignores the rest, which may need secrets that a command does not have.
 * Flags override the file, and the file overrides the environment.
 */
async function readServicePart(table, request, files) {
    const { environment = new Map(), flags = new Map() } = request;
    const file = request.skipFile === true ? noFile : await readServiceFile(request, files);
    const sections = new Set(Object.keys(table).map((name) => name.replace(/\..*$/u, '')));
    const entries = file.entries.filter(({ key }) => sections.has(key));
    const level = readServiceLevel(entries, { table });
    const layer = new Map([...environment, ...level.layer, ...flags]);
    const problems = [...file.problems, ...level.problems, ...(0,_engine_values_js__WEBPACK_IMPORTED_MODULE_3__/* .layerProblems */ .iz)(table, layer)];
    return problems.length > 0 ? (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .bad */ .MB)(...problems) : (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_4__.ok)((0,_engine_values_js__WEBPACK_IMPORTED_MODULE_3__/* .valuesOf */ .sm)(table, layer));
}
/** The problem when a file does not exist; `null`: it does. Its content is checked when it is used. */
async function fileProblem({ path, ...at }, { files, workingDirectory }) {
    const found = await files.stat((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(workingDirectory, path));
    if (found?.kind === 'file')
        return null;
    const expected = found === null ? 'an existing file' : `a file, not a ${found.kind}`;
    return { ...at, came: (0,_engine_bad_text_js__WEBPACK_IMPORTED_MODULE_5__/* .quoteGiven */ .k9)(path), expected, todo: 'correct the path; it is relative to the working directory' };
}
/** Reads a file that contains a secret. Problems show nothing of it. */
async function readNamedFile({ path, ...at }, place) {
    const problem = await fileProblem({ ...at, path }, place);
    if (problem !== null)
        return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .bad */ .MB)(problem);
    try {
        const text = await place.files.readText((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(place.workingDirectory, path));
        return text.trim() === '' ? (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .bad */ .MB)({ ...at, came: 'an empty file', expected: 'a file with the secret' }) : (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_4__.ok)(text);
    }
    catch (error) {
        const code = error instanceof Error && 'code' in error ? String(error.code) : 'an error';
        return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .bad */ .MB)({ ...at, came: code, expected: 'a readable file' });
    }
}
/** A warning when every user of the machine can read a file that contains a secret; `null`: no warning. */
async function secretFileNotice({ input, path }, { files, workingDirectory }) {
    const mode = (await files.stat((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(workingDirectory, path)))?.mode ?? 0;
    if ((mode & 0o004) === 0)
        return null;
    return `${input}: every user of this machine can read ${path} (mode ${mode.toString(8)}); run: chmod 600 ${path}`;
}


/***/ }),

/***/ 74052:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HI: () => (/* binding */ parseSendingIp),
/* harmony export */   IG: () => (/* binding */ parsePublicUrl),
/* harmony export */   JZ: () => (/* binding */ parseListen),
/* harmony export */   MO: () => (/* binding */ parseNetwork),
/* harmony export */   Rw: () => (/* binding */ parseStorage),
/* harmony export */   Vj: () => (/* binding */ parseSeedAddress),
/* harmony export */   a4: () => (/* binding */ parseDnsServer),
/* harmony export */   fK: () => (/* binding */ parseVariableName),
/* harmony export */   hn: () => (/* binding */ parseEngineUrl),
/* harmony export */   kW: () => (/* binding */ durationUpToDays),
/* harmony export */   w: () => (/* binding */ parseOAuthProvider),
/* harmony export */   zJ: () => (/* binding */ parseFilePath)
/* harmony export */ });
/* harmony import */ var _errors_problem_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(32964);
/* harmony import */ var _world_ip_address_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49406);
/* harmony import */ var _world_secret_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(41502);
/* harmony import */ var _engine_bad_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1379);
/* harmony import */ var _parsers_duration_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(33684);
/* harmony import */ var _parsers_host_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(53942);
/* harmony import */ var _parsers_text_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(42619);
/* harmony import */ var _parsers_url_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(91643);
/** Parsers for settings that only a service has. */








/** Parses `host:port`, with IPv6 in brackets. Port 0 is any free port. */
function parseListen(text, input) {
    const [, name = '', digits = ''] = /^(\[[^\]]*\]|[^:]*):(\d{1,5})$/u.exec(text) ?? [];
    const host = (0,_parsers_host_js__WEBPACK_IMPORTED_MODULE_2__/* .toHost */ .gs)(name);
    const port = Number(digits);
    if (digits !== '' && host !== null && port <= 65_535)
        return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_4__.ok)({ host, port });
    const isPort = /^:?\d{1,5}$/u.test(text);
    const todo = isPort
        ? `write 127.0.0.1:${text.replace(':', '')}, or 0.0.0.0:${text.replace(':', '')} for all interfaces`
        : undefined;
    return (0,_engine_bad_text_js__WEBPACK_IMPORTED_MODULE_5__/* .badText */ .rY)({ input, text }, 'an address and a port, such as 127.0.0.1:8025 or [::1]:8025', todo);
}
/** Parses the public URL of the service. */
const parsePublicUrl = (text, input) => (0,_parsers_url_js__WEBPACK_IMPORTED_MODULE_3__/* .parseUrl */ .D)(text, input, { example: 'https://presend.example', plainHttp: 'anywhere' });
/** Parses the URL of rspamd's worker. */
const parseEngineUrl = (text, input) => (0,_parsers_url_js__WEBPACK_IMPORTED_MODULE_3__/* .parseUrl */ .D)(text, input, { example: 'http://127.0.0.1:11334', plainHttp: 'anywhere' });
/** Checks the form of a storage location; `storage/` parses it. Of a URL, problems show only host and database. */
function parseStorage(text, input) {
    const expected = 'sqlite:PATH, postgres://USER@HOST/DATABASE or memory';
    if (text === 'sqlite::memory:')
        return (0,_engine_bad_text_js__WEBPACK_IMPORTED_MODULE_5__/* .badText */ .rY)({ input, text }, expected, 'write memory');
    if (text === 'memory' || /^sqlite:./u.test(text))
        return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_4__.ok)(new _world_secret_js__WEBPACK_IMPORTED_MODULE_6__/* .Secret */ .z(text));
    const url = /^postgres(?:ql)?:\/\/[^/?#]*\/[^/?#]/u.test(text) ? URL.parse(text) : null;
    // An unescaped `/`, `?` or `#` in a password ends the host early, so the rest of the URL could be part of the password.
    const isUrl = url !== null && !`${url.pathname}${url.search}${url.hash}`.includes('@');
    if (isUrl)
        return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_4__.ok)(new _world_secret_js__WEBPACK_IMPORTED_MODULE_6__/* .Secret */ .z(text));
    if (text.includes('@'))
        return (0,_engine_bad_text_js__WEBPACK_IMPORTED_MODULE_5__/* .badSecret */ .Yp)(input, expected, 'escape special characters of the password: %40 for @, %2F for /');
    const todo = /\.(?:db|sqlite3?)$/u.test(text) ? `write sqlite:${text}` : undefined;
    return (0,_engine_bad_text_js__WEBPACK_IMPORTED_MODULE_5__/* .badText */ .rY)({ input, text }, expected, todo);
}
/** Parses `client`, `none` or an address. */
function parseSendingIp(text, input) {
    if (text === 'client' || text === 'none')
        return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_4__.ok)({ kind: text });
    if ((0,_world_ip_address_js__WEBPACK_IMPORTED_MODULE_0__/* .isIpAddress */ .oX)(text))
        return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_4__.ok)({ kind: 'fixed', address: text });
    return (0,_engine_bad_text_js__WEBPACK_IMPORTED_MODULE_5__/* .badText */ .rY)({ input, text }, 'client, none, or an IPv4 or IPv6 address');
}
/** Parses an address or a network, `10.0.0.0/8`. */
function parseNetwork(text, input) {
    if ((0,_world_ip_address_js__WEBPACK_IMPORTED_MODULE_0__/* .parseNetwork */ .MO)(text) !== null)
        return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_4__.ok)(text);
    return (0,_engine_bad_text_js__WEBPACK_IMPORTED_MODULE_5__/* .badText */ .rY)({ input, text }, 'an IP address or a network, such as 127.0.0.1 or 10.0.0.0/8');
}
/** Parses a DNS server: an address, with a port if it is not 53. */
function parseDnsServer(text, input) {
    const [, bracketed, port] = /^\[([^\]]+)\](?::(\d{1,5}))?$/u.exec(text) ?? /^(\d[\d.]*):(\d{1,5})$/u.exec(text) ?? [];
    const isPort = port === undefined || (Number(port) >= 1 && Number(port) <= 65_535);
    if ((0,_world_ip_address_js__WEBPACK_IMPORTED_MODULE_0__/* .isIpAddress */ .oX)(bracketed ?? text) && isPort)
        return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_4__.ok)(text);
    return (0,_engine_bad_text_js__WEBPACK_IMPORTED_MODULE_5__/* .badText */ .rY)({ input, text }, 'the IP address of a DNS server, such as 127.0.0.53 or 127.0.0.1:5353');
}
/** Parses a path, relative to the working directory or absolute. */
function parseFilePath(text, input) {
    if (/^[a-z][a-z0-9+.-]*:\/\//iu.test(text))
        return (0,_engine_bad_text_js__WEBPACK_IMPORTED_MODULE_5__/* .badText */ .rY)({ input, text }, 'a path, not a URL');
    return (0,_parsers_text_js__WEBPACK_IMPORTED_MODULE_7__/* .oneLine */ .TN)(4096)(text, input);
}
const dayMs = 86_400_000;
/** Parses durations from one second, also in days, to milliseconds. */
function durationUpToDays(maxDays) {
    const parse = (0,_parsers_duration_js__WEBPACK_IMPORTED_MODULE_1__/* .duration */ .p0)({ minMs: 1000, maxMs: maxDays * dayMs });
    return (text, input) => {
        const [, days] = /^(\d{1,6})d$/u.exec(text) ?? [];
        const parsed = parse(days === undefined ? text : `${Number(days) * 24}h`, input);
        if (parsed.status === 'ok')
            return parsed;
        return (0,_engine_bad_text_js__WEBPACK_IMPORTED_MODULE_5__/* .badText */ .rY)({ input, text }, `a duration from 1s to ${maxDays}d, such as 30d or 36h`);
    };
}
/** Parses the address of a seed mailbox; the result is in lower case. */
function parseSeedAddress(text, input) {
    const parsed = (0,_parsers_host_js__WEBPACK_IMPORTED_MODULE_2__/* .bareAddress */ .Dw)('seed1@box.example')(text, input);
    return parsed.status === 'ok' ? (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_4__.ok)(parsed.value.toLowerCase()) : parsed;
}
/** Parses a provider of access tokens. Refresh tokens are sent to it, so plain http is only allowed to this machine. */
function parseOAuthProvider(text, input) {
    const expected = 'google, microsoft, or the URL of a token endpoint such as https://login.box.example/token';
    const name = text.toLowerCase();
    if (name === 'google' || name === 'microsoft')
        return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_4__.ok)(name);
    const url = text.length > 2048 ? null : URL.parse(text);
    if (url === null || url.username !== '' || url.password !== '' || url.hash !== '')
        return (0,_engine_bad_text_js__WEBPACK_IMPORTED_MODULE_5__/* .badText */ .rY)({ input, text }, expected);
    if (url.protocol === 'https:')
        return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_4__.ok)(`https://${url.host}${url.pathname}${url.search}`);
    const isOwn = url.protocol === 'http:' && (0,_parsers_host_js__WEBPACK_IMPORTED_MODULE_2__/* .isLoopback */ .U9)(url.hostname);
    if (isOwn)
        return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_4__.ok)(`http://${url.host}${url.pathname}${url.search}`);
    return (0,_engine_bad_text_js__WEBPACK_IMPORTED_MODULE_5__/* .badText */ .rY)({ input, text }, expected, 'write https://: refresh tokens are sent to this URL');
}
/** Parses the name of an environment variable. An invalid name could be the password itself, so it is not shown. */
function parseVariableName(text, input) {
    if (/^[A-Za-z_][A-Za-z0-9_]{0,199}$/u.test(text))
        return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_4__.ok)(text);
    return (0,_engine_bad_text_js__WEBPACK_IMPORTED_MODULE_5__/* .badSecret */ .Yp)(input, 'the name of an environment variable, such as SEED1_PASSWORD');
}


/***/ }),

/***/ 59723:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ serviceTable),
/* harmony export */   r: () => (/* binding */ serviceFlags)
/* harmony export */ });
/* harmony import */ var _engine_describe_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(51827);
/* harmony import */ var _engine_row_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(27884);
/* harmony import */ var _parsers_host_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53942);
/* harmony import */ var _parsers_kinds_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(69641);
/* harmony import */ var _google_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(28891);
/* harmony import */ var _service_parsers_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(74052);
/** The table of all keys of the service file except seeds and DMARC mailboxes. File, flags, JSON Schema and documents derive from it. */






const mebibyte = 1_048_576;
const listen = (0,_parsers_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .textOf */ .b6)('host:port', _service_parsers_js__WEBPACK_IMPORTED_MODULE_3__/* .parseListen */ .JZ);
const filePath = (0,_parsers_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .textOf */ .b6)('path', _service_parsers_js__WEBPACK_IMPORTED_MODULE_3__/* .parseFilePath */ .zJ);
const upToTenMinutes = (0,_parsers_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .timeSpan */ .wL)({ minMs: 0, maxMs: 600_000 });
const oneSecondToTenMinutes = (0,_parsers_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .timeSpan */ .wL)({ minMs: 1000, maxMs: 600_000 });
const requestsPerHour = (0,_parsers_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .integer */ .nd)({ min: 1, max: 1_000_000_000 });
const upToYears = (0,_parsers_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .single */ .J0)({ valueName: 'duration', schema: { type: 'string', pattern: '^[0-9]{1,9}(ms|s|m|h|d)$' } }, (0,_service_parsers_js__WEBPACK_IMPORTED_MODULE_3__/* .durationUpToDays */ .kW)(3650));
const basicRows = {
    listen: (0,_engine_row_js__WEBPACK_IMPORTED_MODULE_4__/* .row */ .nM)('listen', listen, {
        default: '127.0.0.1:8025',
        isFlag: true,
        description: 'The address of the HTTP server: API, reports, health and metrics. Port 0 picks a free port.',
    }),
    smtp: (0,_engine_row_js__WEBPACK_IMPORTED_MODULE_4__/* .row */ .nM)('smtp', (0,_parsers_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .orWord */ .I7)('none', listen), {
        default: '127.0.0.1:2525',
        isFlag: true,
        description: 'The address of the SMTP server for the local seeds, or none to disable it on this instance.',
    }),
    'public-url': (0,_engine_row_js__WEBPACK_IMPORTED_MODULE_4__/* .row */ .nM)('publicUrl', (0,_parsers_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .textOf */ .b6)('url', _service_parsers_js__WEBPACK_IMPORTED_MODULE_3__/* .parsePublicUrl */ .IG), {
        defaultNote: 'the address of listen',
        example: 'https://presend.example',
        isFlag: true,
        description: 'The URL under which others reach the service; links to reports start with it.',
    }),
    storage: (0,_engine_row_js__WEBPACK_IMPORTED_MODULE_4__/* .row */ .nM)('storage', (0,_parsers_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .textOf */ .b6)('location', _service_parsers_js__WEBPACK_IMPORTED_MODULE_3__/* .parseStorage */ .Rw), {
        default: 'sqlite:./presend.db',
        isFlag: true,
        environmentVariable: 'PRESEND_STORAGE',
        description: 'Where to store data: sqlite:PATH, postgres://USER@HOST/DATABASE, or memory, which is lost when the process ends. ' +
            'A password in the URL is never shown; use PRESEND_STORAGE or a file ~/.pgpass to keep it out of this file.',
    }),
    'test-timeout': (0,_engine_row_js__WEBPACK_IMPORTED_MODULE_4__/* .row */ .nM)('testTimeoutMs', (0,_parsers_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .timeSpan */ .wL)({ minMs: 1000, maxMs: 86_400_000 }), {
        default: '60m',
        isFlag: true,
        description: 'How long a test waits for mail, unless its creator sets a timeout: from 1s to 24h.',
    }),
    retention: (0,_engine_row_js__WEBPACK_IMPORTED_MODULE_4__/* .row */ .nM)('retentionMs', upToYears, {
        default: '30d',
        isFlag: true,
        description: 'How long to keep a test and its data: from 1s to 3650d, at least test-timeout.',
    }),
};
const judgingRows = {
    'dns.servers': (0,_engine_row_js__WEBPACK_IMPORTED_MODULE_4__/* .row */ .nM)('dns.servers', (0,_parsers_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .listOf */ .c3)({ valueName: 'addresses' }, 'words', _service_parsers_js__WEBPACK_IMPORTED_MODULE_3__/* .parseDnsServer */ .a4), {
        defaultNote: 'those of the operating system',
        example: '127.0.0.53',
        description: 'The DNS servers to query for SPF, DKIM and DMARC records.',
    }),
    'dns.zone-file': (0,_engine_row_js__WEBPACK_IMPORTED_MODULE_4__/* .row */ .nM)('dns.zoneFilePath', (0,_parsers_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .orWord */ .I7)('none', filePath), {
        default: 'none',
        description: 'A DNS zone in master file format (RFC 1035). It answers for the names at and below its apexes; every other name is looked up in live DNS.',
    }),
    'spam-filter.kind': (0,_engine_row_js__WEBPACK_IMPORTED_MODULE_4__/* .row */ .nM)('spamFilter.kind', (0,_parsers_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .oneOf */ .yL)(['built-in', 'rspamd', 'spamd']), {
        default: 'built-in',
        description: 'The spam filter for the local seeds: built-in, rspamd, or spamd (SpamAssassin).',
    }),
    'spam-filter.url': (0,_engine_row_js__WEBPACK_IMPORTED_MODULE_4__/* .row */ .nM)('spamFilter.url', (0,_parsers_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .textOf */ .b6)('url', _service_parsers_js__WEBPACK_IMPORTED_MODULE_3__/* .parseEngineUrl */ .hn), {
        defaultNote: 'http://127.0.0.1:11334 for rspamd',
        description: "The URL of rspamd's normal worker. Only for kind rspamd.",
    }),
    'spam-filter.host': (0,_engine_row_js__WEBPACK_IMPORTED_MODULE_4__/* .row */ .nM)('spamFilter.host', (0,_parsers_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .textOf */ .b6)('host', _parsers_host_js__WEBPACK_IMPORTED_MODULE_0__/* .parseHost */ .o6), {
        defaultNote: '127.0.0.1 for spamd',
        description: 'The host of spamd. Only for kind spamd.',
    }),
    'spam-filter.port': (0,_engine_row_js__WEBPACK_IMPORTED_MODULE_4__/* .row */ .nM)('spamFilter.port', (0,_parsers_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .integer */ .nd)({ min: 1, max: 65_535 }), {
        defaultNote: '783 for spamd',
        description: 'The port of spamd. Only for kind spamd.',
    }),
    'sending-ip': (0,_engine_row_js__WEBPACK_IMPORTED_MODULE_4__/* .row */ .nM)('sendingIp', (0,_parsers_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .textOf */ .b6)('address', _service_parsers_js__WEBPACK_IMPORTED_MODULE_3__/* .parseSendingIp */ .HI), {
        default: 'client',
        isFlag: true,
        description: 'The address that SPF is checked for: client (the connecting server), none (SPF is not measured), ' +
            'or the address that you will send real mail from.',
    }),
    'imap.settle': (0,_engine_row_js__WEBPACK_IMPORTED_MODULE_4__/* .row */ .nM)('imap.settleMs', upToTenMinutes, {
        default: '750ms',
        description: 'How long a message in a watched mailbox must stay in a folder before the folder counts as the result: from 0s to 10m. ' +
            'Increase it if the provider or a rule of the mailbox moves mail after delivery.',
    }),
};
const networkRows = {
    'webhooks.allow-private': (0,_engine_row_js__WEBPACK_IMPORTED_MODULE_4__/* .row */ .nM)('webhooks.allowPrivate', (0,_parsers_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .trueOrFalse */ .dt)(), {
        default: 'false',
        description: 'Set to true to allow webhooks to loopback and private addresses, and over plain http.',
    }),
    'tls.cert-file': (0,_engine_row_js__WEBPACK_IMPORTED_MODULE_4__/* .row */ .nM)('tls.certPath', filePath, {
        defaultNote: 'none: plain HTTP',
        example: '/etc/presend/fullchain.pem',
        description: 'The certificate for HTTPS, in PEM format with its chain. Requires tls.key-file.',
    }),
    'tls.key-file': (0,_engine_row_js__WEBPACK_IMPORTED_MODULE_4__/* .row */ .nM)('tls.keyPath', filePath, {
        defaultNote: 'none',
        description: 'The private key of tls.cert-file, in PEM format.',
    }),
    'smtp-tls.cert-file': (0,_engine_row_js__WEBPACK_IMPORTED_MODULE_4__/* .row */ .nM)('smtpTls.certPath', filePath, {
        defaultNote: 'none: a self-signed certificate, created at startup',
        description: 'The certificate for STARTTLS, in PEM format with its chain. Requires smtp-tls.key-file.',
    }),
    'smtp-tls.key-file': (0,_engine_row_js__WEBPACK_IMPORTED_MODULE_4__/* .row */ .nM)('smtpTls.keyPath', filePath, {
        defaultNote: 'none',
        description: 'The private key of smtp-tls.cert-file, in PEM format.',
    }),
    'trusted-proxies': (0,_engine_row_js__WEBPACK_IMPORTED_MODULE_4__/* .row */ .nM)('trustedProxies', (0,_parsers_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .listOf */ .c3)({ valueName: 'networks' }, 'words', _service_parsers_js__WEBPACK_IMPORTED_MODULE_3__/* .parseNetwork */ .MO), {
        defaultNote: 'none',
        example: '127.0.0.1 10.0.0.0/8',
        isFlag: true,
        description: 'Addresses and networks of proxies whose X-Forwarded-For header is trusted.',
    }),
};
const limitRows = {
    'limits.http-connections': (0,_engine_row_js__WEBPACK_IMPORTED_MODULE_4__/* .row */ .nM)('limits.httpConnectionCount', (0,_parsers_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .integer */ .nd)({ min: 1, max: 1_000_000 }), {
        default: '20000',
        description: 'Maximum number of concurrent HTTP connections, including long polls.',
    }),
    'limits.http-connections-per-client': (0,_engine_row_js__WEBPACK_IMPORTED_MODULE_4__/* .row */ .nM)('limits.httpConnectionsPerClient', (0,_parsers_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .integer */ .nd)({ min: 1, max: 1_000_000 }), {
        default: '1000',
        description: 'Maximum number of these from one IPv4 address or one IPv6 /64; further ones are closed. Loopback addresses and ' +
            'trusted-proxies are exempt.',
    }),
    'limits.smtp-connections': (0,_engine_row_js__WEBPACK_IMPORTED_MODULE_4__/* .row */ .nM)('limits.smtpConnectionCount', (0,_parsers_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .integer */ .nd)({ min: 1, max: 100_000 }), {
        default: '500',
        description: 'Maximum number of concurrent SMTP connections.',
    }),
    'limits.smtp-connections-per-client': (0,_engine_row_js__WEBPACK_IMPORTED_MODULE_4__/* .row */ .nM)('limits.smtpConnectionsPerClient', (0,_parsers_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .integer */ .nd)({ min: 1, max: 100_000 }), {
        default: '100',
        description: 'Maximum number of these from one IPv4 address or one IPv6 /64; further ones get a 421 reply.',
    }),
    'limits.judging-slots': (0,_engine_row_js__WEBPACK_IMPORTED_MODULE_4__/* .row */ .nM)('limits.judgingSlotCount', (0,_parsers_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .integer */ .nd)({ min: 1, max: 1000 }), {
        default: '16',
        description: 'Maximum number of messages evaluated at a time. Further messages are stored, acknowledged, and evaluated later.',
    }),
    'limits.header-bytes': (0,_engine_row_js__WEBPACK_IMPORTED_MODULE_4__/* .row */ .nM)('limits.maxHeaderBytes', (0,_parsers_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .integer */ .nd)({ min: 1024, max: mebibyte }), {
        default: '16384',
        description: 'Maximum size of the header section of an HTTP request.',
    }),
    'limits.message-bytes': (0,_engine_row_js__WEBPACK_IMPORTED_MODULE_4__/* .row */ .nM)('limits.maxMessageBytes', (0,_parsers_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .integer */ .nd)({ min: 1024, max: 500 * mebibyte }), {
        default: '52428800',
        description: 'Maximum size of a received message (default 50 MiB).',
    }),
    'limits.header-timeout': (0,_engine_row_js__WEBPACK_IMPORTED_MODULE_4__/* .row */ .nM)('limits.headerTimeoutMs', oneSecondToTenMinutes, {
        default: '15s',
        description: 'Timeout for receiving the header section of a request.',
    }),
    'limits.request-timeout': (0,_engine_row_js__WEBPACK_IMPORTED_MODULE_4__/* .row */ .nM)('limits.requestTimeoutMs', oneSecondToTenMinutes, {
        default: '30s',
        description: 'Timeout for receiving a whole request.',
    }),
};
const operationRows = {
    'log-level': (0,_engine_row_js__WEBPACK_IMPORTED_MODULE_4__/* .row */ .nM)('logLevel', (0,_parsers_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .oneOf */ .yL)(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'], 'level'), {
        default: 'info',
        isFlag: true,
        description: 'The minimum level to log: trace, debug, info, warn, error, fatal, or silent.',
    }),
    ...limitRows,
    'shutdown-delay': (0,_engine_row_js__WEBPACK_IMPORTED_MODULE_4__/* .row */ .nM)('shutdownDelayMs', upToTenMinutes, {
        default: '0s',
        isFlag: true,
        description: 'How long /readyz fails after SIGTERM while requests are still served, so that a load balancer can react. ' +
            'It precedes shutdown-timeout.',
    }),
    'shutdown-timeout': (0,_engine_row_js__WEBPACK_IMPORTED_MODULE_4__/* .row */ .nM)('shutdownTimeoutMs', upToTenMinutes, {
        default: '25s',
        isFlag: true,
        description: 'Timeout for completing requests and messages in progress after SIGTERM.',
    }),
    'metrics.listen': (0,_engine_row_js__WEBPACK_IMPORTED_MODULE_4__/* .row */ .nM)('metricsListen', (0,_parsers_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .orWord */ .I7)('none', listen), {
        default: 'none',
        description: 'A separate address for /metrics, /healthz and /readyz, without access control. By default, /metrics is on ' +
            'the address of listen and only available to this machine.',
    }),
    'encryption.key-file': (0,_engine_row_js__WEBPACK_IMPORTED_MODULE_4__/* .row */ .nM)('encryption.keyPath', filePath, {
        defaultNote: 'none: no secret can be stored',
        example: '/run/credentials/presend.service/encryption-key',
        description: 'The file with the key that encrypts stored secrets (passwords and refresh tokens of added seeds and connected ' +
            'accounts, webhook secrets): 32 bytes in base64 or hex, created with `umask 077; openssl rand -base64 32 > FILE`. ' +
            'With several keys, one per line, the first encrypts and all decrypt; `presend secrets reseal` encrypts everything with the ' +
            'first. The environment variable PRESEND_ENCRYPTION_KEY, which contains the keys themselves, overrides it. If you lose the key, ' +
            'you must enter the secrets again.',
    }),
    'rate-limits.pro': (0,_engine_row_js__WEBPACK_IMPORTED_MODULE_4__/* .row */ .nM)('rateLimits.pro', requestsPerHour, {
        default: '1000',
        description: 'Requests per hour for each token on the Pro plan.',
    }),
    'rate-limits.enterprise': (0,_engine_row_js__WEBPACK_IMPORTED_MODULE_4__/* .row */ .nM)('rateLimits.enterprise', requestsPerHour, {
        default: '10000',
        description: 'Requests per hour for each token on the Enterprise plan.',
    }),
    'rate-limits.anonymous': (0,_engine_row_js__WEBPACK_IMPORTED_MODULE_4__/* .row */ .nM)('rateLimits.anonymous', requestsPerHour, {
        default: '1000',
        description: 'Requests per hour for each client address (one IPv4 address or one IPv6 /64) without a valid token, and for ' +
            'each token on the Free plan.',
    }),
    'rate-limits.pages': (0,_engine_row_js__WEBPACK_IMPORTED_MODULE_4__/* .row */ .nM)('rateLimits.pages', requestsPerHour, {
        default: '10000',
        description: 'Views of report pages (/r/…) per hour for each client address. They do not count against any other limit.',
    }),
};
/** In the order in which documents show the keys. To add a key, add a row to one of the groups. */
const serviceTable = (0,_engine_row_js__WEBPACK_IMPORTED_MODULE_4__/* .table */ .tp)({
    ...basicRows,
    ...judgingRows,
    ...networkRows,
    ...operationRows,
    ..._google_js__WEBPACK_IMPORTED_MODULE_2__/* .googleRows */ .lH,
    'dmarc-reports-every': (0,_engine_row_js__WEBPACK_IMPORTED_MODULE_4__/* .row */ .nM)('dmarcReports.everyMs', (0,_parsers_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .timeSpan */ .wL)({ minMs: 1000, maxMs: 86_400_000 }), {
        default: '15m',
        description: 'How often one instance reads the mailboxes of dmarc-reports.',
    }),
});
/** The flags of `presend serve`. */
function serviceFlags() {
    return Object.values(serviceTable)
        .filter((one) => one.isFlag)
        .map((one) => (0,_engine_describe_js__WEBPACK_IMPORTED_MODULE_5__/* .toFlag */ .Qq)(one));
}


/***/ })

};
