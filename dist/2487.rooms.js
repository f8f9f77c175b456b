export const id = 2487;
export const ids = [2487];
export const modules = {

/***/ 85632:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   VH: () => (/* binding */ refuseLine),
/* harmony export */   be: () => (/* binding */ formatOf),
/* harmony export */   ex: () => (/* binding */ requireOptions),
/* harmony export */   gJ: () => (/* binding */ addServiceFileOption),
/* harmony export */   h: () => (/* binding */ storageLineOf),
/* harmony export */   sb: () => (/* binding */ prepared),
/* harmony export */   tM: () => (/* binding */ addStorageOptions),
/* harmony export */   vU: () => (/* binding */ textOption),
/* harmony export */   xC: () => (/* binding */ misconfiguredExitCode),
/* harmony export */   zm: () => (/* binding */ addJsonOption)
/* harmony export */ });
/* harmony import */ var commander__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(67375);
/* harmony import */ var _report_escape_terminal_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22728);
/** What every command's declaration is made of: how the parser speaks, and the options that several commands share. */


/** The exit code for a line that cannot be understood: the same as for any other bad input. */
const misconfiguredExitCode = 2;
/** A command whose errors are one line that names the way out, and which ends nothing by itself. */
function prepared(command, output) {
    return command
        .exitOverride()
        .helpOption('-h, --help', 'show this help')
        .configureOutput({
        writeOut: (text) => output.print(text),
        writeErr: (text) => output.tell(text),
        getOutHelpWidth: () => output.columnCount,
        getErrHelpWidth: () => output.columnCount,
        outputError: (text) => tellError(output, command, text.replace(/^error: /u, '')),
    });
}
/**
 * Ends the line with an error of our own.
 *
 * @throws CommanderError always; parseCommandLine turns it into the exit code
 */
function refuseLine(output, command, text) {
    tellError(output, command, text);
    throw new commander__WEBPACK_IMPORTED_MODULE_0__/* .CommanderError */ .b7(misconfiguredExitCode, 'presend.refused', 'the line was refused');
}
function tellError(output, command, text) {
    output.tell(`presend: ${(0,_report_escape_terminal_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeTerminal */ .e)(text).trim().replace(/\.$/u, '')}; try: ${fullName(command)} --help\n`);
}
/**
 * Ends the line when one of these options was not given, naming all of them. Commander's own required options hide an
 * unknown one: `--workspac a` would be told that `--workspace` is missing.
 *
 * @param flags as they were declared: `--workspace <name>`
 * @throws CommanderError when one is missing
 */
function requireOptions(output, command, flags) {
    const options = command.opts();
    const missing = flags.filter((flag) => options[new commander__WEBPACK_IMPORTED_MODULE_0__/* .Option */ .c$(flag).attributeName()] === undefined);
    if (missing.length > 0)
        refuseLine(output, command, `got no ${missing.join(' and no ')}, expected ${missing.length === 1 ? 'it' : 'them'}`);
}
/** `presend token create`. */
function fullName(command) {
    return command.parent === null ? command.name() : `${fullName(command.parent)} ${command.name()}`;
}
/** Adds `--storage` and `--config`, by which a command finds the database whether or not a service runs on it, and `--json`. */
function addStorageOptions(command) {
    command.option('--storage <location>', 'sqlite:PATH or postgres://USER@HOST/DATABASE (default: that of the service file, then PRESEND_STORAGE, then sqlite:./presend.db)');
    return addJsonOption(addServiceFileOption(command));
}
/** Adds `--config`. */
function addServiceFileOption(command) {
    return command.option('--config <file>', 'the service file (default: presend-service.yml if it is there)');
}
/** What `addStorageOptions` read. */
function storageLineOf(options) {
    return { storage: textOption(options, 'storage'), config: textOption(options, 'config'), format: formatOf(options) };
}
/** Adds `--json`. */
function addJsonOption(command) {
    return command.option('--json', 'print JSON to standard output');
}
/** What `addJsonOption` read. */
function formatOf(options) {
    return options['json'] === true ? 'json' : 'text';
}
/** The text of one option by its name in camel case; `null`: not given. */
function textOption(options, name) {
    const value = options[name];
    return typeof value === 'string' ? value : null;
}


/***/ }),

/***/ 76947:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ declarePostmasterShow),
/* harmony export */   v: () => (/* binding */ localApiUrl)
/* harmony export */ });
/* harmony import */ var commander__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(67375);
/* harmony import */ var _command_parts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(85632);
/** `presend postmaster show` on the command line. */


/** Where `presend serve` listens when nobody says otherwise. */
const localApiUrl = 'http://127.0.0.1:8025/api/v1';
/** Declares it. */
function declarePostmasterShow(understood, output) {
    const command = (0,_command_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .prepared */ .sb)(new commander__WEBPACK_IMPORTED_MODULE_0__/* .Command */ .uB('show'), output)
        .description('Show what the mailbox provider said of a domain, day by day: all that the service knows.')
        .summary('show what a provider said of a domain, day by day')
        .argument('[domain]', 'the domain as the provider has it (default: all domains of the account together)')
        .option('--email <address>', 'the connected account (default: the only one that there is)')
        .option('--days <number>', 'how many days up to today, from 1 to 1000 (default: 30)')
        .option('--from <day>', 'the first day, as YYYY-MM-DD')
        .option('--to <day>', 'the last day, as YYYY-MM-DD (default: today)')
        .option('--api-url <url>', `the base URL of the service (default: PRESEND_API_URL, then ${localApiUrl})`)
        .option('--csv', 'print CSV (RFC 4180) to standard output, as presend postmaster import reads it');
    (0,_command_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .addJsonOption */ .zm)(command);
    command.addHelpText('after', '\nThe token comes from the environment: PRESEND_API_TOKEN');
    return command.action((domain) => {
        const options = command.opts();
        understood({
            command: 'postmaster',
            action: 'show',
            domain: domain ?? null,
            email: (0,_command_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .textOption */ .vU)(options, 'email'),
            days: (0,_command_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .textOption */ .vU)(options, 'days'),
            from: (0,_command_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .textOption */ .vU)(options, 'from'),
            to: (0,_command_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .textOption */ .vU)(options, 'to'),
            apiUrl: (0,_command_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .textOption */ .vU)(options, 'apiUrl'),
            format: (0,_command_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .formatOf */ .be)(options),
            isCsv: options['csv'] === true,
        });
    });
}


/***/ }),

/***/ 52487:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runCommandLine: () => (/* binding */ runCommandLine)
});

// EXTERNAL MODULE: ./node_modules/commander/index.js + 6 modules
var commander = __webpack_require__(67375);
// EXTERNAL MODULE: ./lib/world/version.js
var version = __webpack_require__(78344);
// EXTERNAL MODULE: ./lib/settings/describe-setting.js
var describe_setting = __webpack_require__(21629);
// EXTERNAL MODULE: ./lib/settings/table.js + 4 modules
var table = __webpack_require__(39735);
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
            description: `${(0,describe_setting/* summarizeSetting */.a)(row)}${bracket}`,
            isSecret: row.isSecret,
            environmentVariable: row.environmentVariable,
            isBoolean: row.kind.type === 'boolean',
            isRepeatable: row.kind.isList,
        };
    });
}

// EXTERNAL MODULE: ./lib/commands/command-parts.js
var command_parts = __webpack_require__(85632);
;// CONCATENATED MODULE: ./lib/commands/setting-options.js
/** Settings as options of a command: the same names, values and words wherever they can be given. */


/** Adds an option for each row, and says in the help where the secret ones come from. */
function addSettingOptions(command, rows) {
    const secretRows = rows.filter((row) => row.isSecret);
    for (const row of rows.filter((one) => !one.isSecret))
        command.addOption(optionOf(row));
    for (const row of secretRows)
        command.addOption(new commander/* Option */.c$(`${row.flag} [${row.valueName}]`).hideHelp());
    command.addHelpText('after', secretsHelp(secretRows));
}
/**
 * What was given of them.
 *
 * @throws CommanderError when a secret stands on the line, once that was said
 */
function readSettingOptions(command, rows, output) {
    const options = command.opts();
    refuseSecrets(rows.filter((row) => row.isSecret), options, output);
    return rows.filter((row) => !row.isSecret).flatMap((row) => givenOf(row, options));
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
    throw new commander/* CommanderError */.b7(command_parts/* misconfiguredExitCode */.xC, 'presend.secretFlag', 'a secret stands on the command line');
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

;// CONCATENATED MODULE: ./lib/commands/check-command.js
/** `presend check` on the command line: its flags are the settings. */




/** Declares it. */
function declareCheckCommand(understood, output) {
    const rows = flagRows();
    const command = (0,command_parts/* prepared */.sb)(new commander/* Command */.uB('check'), output)
        .description('Render a template, send it to every seed mailbox, wait for the results, and pass or fail.')
        .summary('check an e-mail before it is sent')
        .usage('[options] [template...]')
        .argument('[template...]', 'the same as --template');
    (0,command_parts/* addJsonOption */.zm)(command);
    command.option('--debug', 'print settings, requests, SMTP dialogues, polls and each seed’s decision');
    addSettingOptions(command, rows);
    return command.action((templates) => {
        const positional = templates.map((text) => ({ name: 'template', text, source: 'flag' }));
        const given = [...positional, ...readSettingOptions(command, rows, output)];
        const options = command.opts();
        understood({ command: 'check', given, format: (0,command_parts/* formatOf */.be)(options), isDebug: options['debug'] === true });
    });
}

;// CONCATENATED MODULE: ./lib/commands/postmaster/declare-connect.js
/** `presend postmaster connect` on the command line. */


/** Declares it. */
function declarePostmasterConnect(understood, output) {
    const command = (0,command_parts/* prepared */.sb)(new commander/* Command */.uB('connect'), output)
        .description('Connect a Google Postmaster Tools account: Google asks its owner for consent in a browser. Connecting an account ' +
        'again renews its grant and keeps its data.')
        .summary('connect a Google Postmaster Tools account')
        .option('--workspace <name>', 'who may read its data (required)')
        .option('--no-browser', 'only print the address of the page of consent');
    (0,command_parts/* addStorageOptions */.tM)(command);
    return command.action(() => {
        (0,command_parts/* requireOptions */.ex)(output, command, ['--workspace <name>']);
        const options = command.opts();
        understood({
            command: 'postmaster',
            action: 'connect',
            workspace: (0,command_parts/* textOption */.vU)(options, 'workspace') ?? '',
            mayOpenBrowser: options['browser'] !== false,
            ...(0,command_parts/* storageLineOf */.h)(options),
        });
    });
}

;// CONCATENATED MODULE: ./lib/commands/postmaster/declare-disconnect.js
/** `presend postmaster disconnect` on the command line. */


/** Declares it. */
function declarePostmasterDisconnect(understood, output) {
    const command = (0,command_parts/* prepared */.sb)(new commander/* Command */.uB('disconnect'), output)
        .description('Give the grant of an account back to Google and forget its token. Its data stays, unless it is to go.')
        .summary('disconnect an account')
        .argument('<email>', 'as postmaster list shows it')
        .option('--workspace <name>', 'whose account it is (required)')
        .option('--delete-data', 'delete the account with all its data, too')
        .option('--yes', 'do not ask whether the data may go');
    (0,command_parts/* addStorageOptions */.tM)(command);
    return command.action((email) => {
        (0,command_parts/* requireOptions */.ex)(output, command, ['--workspace <name>']);
        const options = command.opts();
        understood({
            command: 'postmaster',
            action: 'disconnect',
            workspace: (0,command_parts/* textOption */.vU)(options, 'workspace') ?? '',
            email,
            isDataDeleted: options['deleteData'] === true,
            isConfirmed: options['yes'] === true,
            ...(0,command_parts/* storageLineOf */.h)(options),
        });
    });
}

// EXTERNAL MODULE: ./lib/settings/service-file/reports-account.js
var reports_account = __webpack_require__(21035);
;// CONCATENATED MODULE: ./lib/commands/postmaster/declare-dmarc.js
/** `presend postmaster dmarc` and `presend postmaster dmarc show` on the command line. */



const accountFlag = '--account <email>';
const accountHelp = `the account that the reports are counted in (default: ${reports_account/* defaultReportsAccount */.S})`;
const defaultDays = '30';
const defaultLimit = '25';
/** Declares both. */
function declarePostmasterDmarc(understood, output) {
    const command = (0,command_parts/* prepared */.sb)(new commander/* Command */.uB('dmarc'), output)
        .description('Read DMARC aggregate reports (RFC 9990) from files: XML, gzip, zip, or the mails that brought them. A report ' +
        'that was read before changes nothing. With "show DOMAIN": who sends as that domain, and what fails.')
        .summary('read DMARC aggregate reports, and show who sends as a domain')
        .usage('[options] <file or folder...>\n       presend postmaster dmarc show [options] <domain>')
        .helpCommand(false)
        .argument('[paths...]', 'files, and folders whose files are read')
        .option('--workspace <name>', 'for which workspace (required)')
        .option(accountFlag, accountHelp)
        .option('--domain <domain...>', 'take only reports on these domains and what is below them (default: all)')
        .option('--authserv-id <id...>', 'of mails: take only those that this server of yours found authenticated (default: all)')
        .option('--only-from <domain...>', 'of mails: take only those of these reporters; wants --authserv-id')
        .addCommand(declareShow(understood, output));
    (0,command_parts/* addStorageOptions */.tM)(command);
    return command.action((paths) => {
        if (paths.length === 0)
            (0,command_parts/* refuseLine */.VH)(output, command, 'got no file, expected at least one file or folder');
        (0,command_parts/* requireOptions */.ex)(output, command, ['--workspace <name>']);
        const options = command.opts();
        const onlyFrom = textsOption(options, 'onlyFrom');
        const authservIds = textsOption(options, 'authservId');
        if (onlyFrom.length > 0 && authservIds.length === 0) {
            (0,command_parts/* refuseLine */.VH)(output, command, 'got --only-from alone, expected --authserv-id with it: a From field is easily forged');
        }
        understood({
            command: 'postmaster',
            action: 'dmarc',
            paths,
            workspace: (0,command_parts/* textOption */.vU)(options, 'workspace') ?? '',
            account: (0,command_parts/* textOption */.vU)(options, 'account'),
            domains: textsOption(options, 'domain'),
            authservIds,
            onlyFrom,
            ...(0,command_parts/* storageLineOf */.h)(options),
        });
    });
}
function declareShow(understood, output) {
    const command = (0,command_parts/* prepared */.sb)(new commander/* Command */.uB('show'), output)
        .description('Show who sends as a domain and what of it passes DMARC, by the reports of the last days; sources whose mail ' +
        'fails come first, with the reason.')
        .summary('show who sends as a domain, and what fails')
        .argument('<domain>', 'the domain; what is below it is shown too')
        .option('--workspace <name>', 'of which workspace (required)')
        .option(accountFlag, accountHelp)
        .option('--days <count>', 'how many days, from 1 to 400', defaultDays)
        .option('--limit <count>', 'how many sources, from 1 to 10000; --json shows all', defaultLimit);
    (0,command_parts/* addStorageOptions */.tM)(command);
    return command.action((domain) => {
        // What stands before "show" is read by the command above it.
        const options = command.optsWithGlobals();
        if ((0,command_parts/* textOption */.vU)(options, 'workspace') === null)
            (0,command_parts/* requireOptions */.ex)(output, command, ['--workspace <name>']);
        understood({
            command: 'postmaster',
            action: 'dmarc-show',
            domain,
            workspace: (0,command_parts/* textOption */.vU)(options, 'workspace') ?? '',
            account: (0,command_parts/* textOption */.vU)(options, 'account'),
            days: (0,command_parts/* textOption */.vU)(options, 'days') ?? defaultDays,
            limit: (0,command_parts/* textOption */.vU)(options, 'limit') ?? defaultLimit,
            ...(0,command_parts/* storageLineOf */.h)(options),
        });
    });
}
/** Lists are given by repeating, or with spaces or commas between. */
function textsOption(options, name) {
    const value = options[name];
    const given = Array.isArray(value) ? value : [];
    return given.flatMap((text) => (typeof text === 'string' ? text.split(/[\s,]+/u).filter((part) => part !== '') : []));
}

;// CONCATENATED MODULE: ./lib/commands/postmaster/declare-import.js
/** `presend postmaster import` on the command line. */


/** Declares it. */
function declarePostmasterImport(understood, output) {
    const command = (0,command_parts/* prepared */.sb)(new commander/* Command */.uB('import'), output)
        .description('Import postmaster data from a file: history, or what other providers tell. All rows are taken, or none; a day ' +
        'that is there already is replaced series by series.')
        .summary('import postmaster data from a file')
        .argument('<file>', 'JSON, CSV, or an export of Microsoft SNDS or Yahoo; see docs/postmaster.md')
        .option('--workspace <name>', 'for which workspace (required)')
        .option('--account <email>', 'the account that it belongs to; made when there is none yet (required)')
        .option('--format <format>', 'json, csv, snds or yahoo (default: what the file looks like)')
        .option('--domain <domain>', 'whose data it is, where the file names no domain, as SNDS never does');
    (0,command_parts/* addStorageOptions */.tM)(command);
    return command.action((file) => {
        (0,command_parts/* requireOptions */.ex)(output, command, ['--workspace <name>', '--account <email>']);
        const options = command.opts();
        understood({
            command: 'postmaster',
            action: 'import',
            file,
            workspace: (0,command_parts/* textOption */.vU)(options, 'workspace') ?? '',
            account: (0,command_parts/* textOption */.vU)(options, 'account') ?? '',
            fileFormat: (0,command_parts/* textOption */.vU)(options, 'format'),
            domain: (0,command_parts/* textOption */.vU)(options, 'domain'),
            ...(0,command_parts/* storageLineOf */.h)(options),
        });
    });
}

;// CONCATENATED MODULE: ./lib/commands/postmaster/declare-list.js
/** `presend postmaster list` on the command line. */


/** Declares it. */
function declarePostmasterList(understood, output) {
    const command = (0,command_parts/* prepared */.sb)(new commander/* Command */.uB('list'), output)
        .description('List the postmaster accounts, oldest first: how their grants stand, and how their last sync ended.')
        .summary('list the postmaster accounts')
        .option('--workspace <name>', 'only those of this workspace');
    (0,command_parts/* addStorageOptions */.tM)(command);
    return command.action(() => {
        const options = command.opts();
        const workspace = (0,command_parts/* textOption */.vU)(options, 'workspace');
        understood({ command: 'postmaster', action: 'list', workspace, ...(0,command_parts/* storageLineOf */.h)(options) });
    });
}

// EXTERNAL MODULE: ./lib/commands/postmaster/declare-show.js
var declare_show = __webpack_require__(76947);
;// CONCATENATED MODULE: ./lib/commands/postmaster/declare-sync.js
/** `presend postmaster sync` on the command line. */


/** Declares it. */
function declarePostmasterSync(understood, output) {
    const command = (0,command_parts/* prepared */.sb)(new commander/* Command */.uB('sync'), output)
        .description('Fetch the data of connected accounts from Google now, whether or not a service runs on the storage, which does it once a day.')
        .summary('fetch the data of connected accounts now')
        .option('--account <email>', 'only this account')
        .option('--workspace <name>', 'only accounts of this workspace')
        .option('--days <count>', 'how many of the last days are read again, 1 to 120; days that were never read always are (default: 10)');
    (0,command_parts/* addStorageOptions */.tM)(command);
    return command.action(() => {
        const options = command.opts();
        understood({
            command: 'postmaster',
            action: 'sync',
            workspace: (0,command_parts/* textOption */.vU)(options, 'workspace'),
            account: (0,command_parts/* textOption */.vU)(options, 'account'),
            days: (0,command_parts/* textOption */.vU)(options, 'days'),
            ...(0,command_parts/* storageLineOf */.h)(options),
        });
    });
}

;// CONCATENATED MODULE: ./lib/commands/postmaster/declare-postmaster-command.js
/**
 * `presend postmaster`: what mailbox providers say of a domain, from the account that they say it to up to the gate.
 *
 * How to add a command `presend postmaster foo`:
 * 1. `declare-foo.ts`: `PostmasterFooLine` (`command: 'postmaster'`, `action: 'foo'`) and `declarePostmasterFoo`. Nothing
 *    heavy may be imported there.
 * 2. `run-foo.ts`: `runPostmasterFoo(line, tools)`, which does it and resolves with the exit code.
 * 3. Add the line to `PostmasterLine` and the declaration below, and load the run half in `run-postmaster-command.ts`.
 */









/** Declares them. */
function declarePostmasterCommand(understood, output) {
    return (0,command_parts/* prepared */.sb)(new commander/* Command */.uB('postmaster'), output)
        .description('What mailbox providers say of a domain: connect accounts, fetch or import data, show it.')
        .summary('fetch, import and show what mailbox providers say of a domain')
        .helpCommand(false)
        .addCommand(declarePostmasterConnect(understood, output))
        .addCommand(declarePostmasterDisconnect(understood, output))
        .addCommand(declarePostmasterList(understood, output))
        .addCommand(declarePostmasterSync(understood, output))
        .addCommand((0,declare_show/* declarePostmasterShow */.k)(understood, output))
        .addCommand(declarePostmasterImport(understood, output))
        .addCommand(declarePostmasterDmarc(understood, output));
}

;// CONCATENATED MODULE: ./lib/commands/secrets-command.js
/** `presend secrets reseal` on the command line. */


/** Declares it. */
function declareSecretsCommand(understood, output) {
    return (0,command_parts/* prepared */.sb)(new commander/* Command */.uB('secrets'), output)
        .description('Work with the secrets that are stored: passwords, refresh tokens and webhook secrets.')
        .summary('reseal stored secrets with a new encryption key')
        .helpCommand(false)
        .addCommand(declareReseal(understood, output));
}
function declareReseal(understood, output) {
    const command = (0,command_parts/* prepared */.sb)(new commander/* Command */.uB('reseal'), output)
        .description('Seal every stored secret with the first encryption key. To rotate the key: put the new one before the old one, ' +
        'restart every instance, run this command, remove the old key.')
        .summary('seal every stored secret with the first encryption key');
    (0,command_parts/* addStorageOptions */.tM)(command);
    return command.action(() => understood({ command: 'secrets', action: 'reseal', ...(0,command_parts/* storageLineOf */.h)(command.opts()) }));
}

// EXTERNAL MODULE: ./lib/settings/service-file/added-seed.js
var added_seed = __webpack_require__(19524);
;// CONCATENATED MODULE: ./lib/commands/seeds-add-command.js
/** `presend seeds add` and `presend seeds remove` on the command line. */



/** Declares `add`. */
function declareSeedsAdd(understood, output) {
    const flags = (0,added_seed/* seedFlags */.x5)();
    const command = (0,command_parts/* prepared */.sb)(new commander/* Command */.uB('add'), output)
        .description('Add a seed mailbox to those of the service file. A running service begins to use it within seconds, on all ' +
        'instances. Its options are the keys that a seed has in the service file.')
        .summary('add a seed mailbox')
        .argument('<address>', 'the address of the mailbox')
        .option('--replace', 'take the place of one that was added before under this address')
        .option('--consent', 'get the refresh token now: the owner of the mailbox agrees in a browser (google, microsoft)')
        .option('--no-browser', 'with --consent: only print the address of the page of consent');
    for (const flag of flags)
        command.addOption(seeds_add_command_optionOf(flag));
    (0,command_parts/* addStorageOptions */.tM)(command);
    command.addHelpText('after', seeds_add_command_secretsHelp);
    return command.action((address) => {
        const options = command.opts();
        const given = Object.fromEntries(flags.flatMap((flag) => seeds_add_command_givenOf(flag, options)));
        const mode = options['replace'] === true ? 'replace' : 'only-new';
        const tokenFrom = options['consent'] === true ? 'consent' : 'given';
        const mayOpenBrowser = options['browser'] !== false;
        const line = { address, given, mode, tokenFrom, mayOpenBrowser, ...(0,command_parts/* storageLineOf */.h)(options) };
        understood({ command: 'seeds', action: 'add', ...line });
    });
}
/** Declares `remove`. */
function declareSeedsRemove(understood, output) {
    const command = (0,command_parts/* prepared */.sb)(new commander/* Command */.uB('remove'), output)
        .description('Remove a seed mailbox that was added, and its secrets. New tests do not get it any more; it is watched to the end ' +
        'of those that have it. A seed of the service file is removed there.')
        .summary('remove a seed mailbox that was added')
        .argument('<address>', 'as seeds list shows it');
    (0,command_parts/* addStorageOptions */.tM)(command);
    return command.action((address) => {
        const options = command.opts();
        understood({ command: 'seeds', action: 'remove', address, ...(0,command_parts/* storageLineOf */.h)(options) });
    });
}
function seeds_add_command_optionOf({ flag, valueName, description, isBoolean }) {
    return new commander/* Option */.c$(isBoolean ? `${flag} [${valueName}]` : `${flag} <${valueName}>`, description);
}
function seeds_add_command_givenOf({ name, flag }, options) {
    const attribute = new commander/* Option */.c$(flag).attributeName();
    const text = options[attribute] === true ? 'true' : (0,command_parts/* textOption */.vU)(options, attribute);
    return text === null ? [] : [[name, text]];
}
const seeds_add_command_secretsHelp = `
Secrets never stand on the line. They come from these variables, from files, or are
asked for on a terminal; they are stored sealed, which needs PRESEND_ENCRYPTION_KEY:
  ${added_seed/* seedVariables */.v$.password.padEnd(28)} --password-file
  ${added_seed/* seedVariables */.v$.refreshToken.padEnd(28)} --refresh-token-file
  ${added_seed/* seedVariables */.v$.clientSecret.padEnd(28)} --client-secret-file`;

// EXTERNAL MODULE: ./lib/settings/read-letter-settings.js
var read_letter_settings = __webpack_require__(1866);
;// CONCATENATED MODULE: ./lib/commands/seeds-check-command.js
/** `presend seeds check` on the command line. */





/** Where a check of mailboxes, which has no template and no receiver of its own, falls back to something else. */
const ownDefaults = {
    from: 'The author of the letter, as its From field shows it (default: none: nothing is sent)',
    'smtp-host': 'The SMTP server that sends the letters: a name or an IP address, without a port (default: none: nothing is sent)',
};
function withOwnDefault(row) {
    return { ...row, description: ownDefaults[row.name] ?? row.description };
}
/** Declares it. */
function declareSeedsCheck(understood, output) {
    const rows = flagRows()
        .filter((row) => read_letter_settings/* letterSettingNames */.R.some((name) => name === row.name))
        .map(withOwnDefault);
    const command = (0,command_parts/* prepared */.sb)(new commander/* Command */.uB('check'), output)
        .description('Try out the imap seeds: connect to each, find its folders, send it one letter, read it back, and say what works. ' +
        'Without --smtp-host and --from nothing is sent, and only the connections are tried. Exit code 0: every seed ' +
        'gives results, 1: one or more do not.')
        .summary('try out the seed mailboxes')
        .argument('[address...]', 'which seeds (default: all imap seeds)')
        .option('--wait <duration>', 'how long a letter may take to arrive (default: 2m)');
    (0,command_parts/* addStorageOptions */.tM)(command);
    addSettingOptions(command, rows);
    return command.action((addresses) => {
        const given = readSettingOptions(command, rows, output);
        const options = command.opts();
        const wait = (0,command_parts/* textOption */.vU)(options, 'wait');
        understood({ command: 'seeds', action: 'check', addresses, given, wait, ...(0,command_parts/* storageLineOf */.h)(options) });
    });
}

;// CONCATENATED MODULE: ./lib/commands/seeds-command.js
/** `presend seeds list|enable|disable` on the command line. */




/** Declares them. */
function declareSeedsCommand(understood, output) {
    return (0,command_parts/* prepared */.sb)(new commander/* Command */.uB('seeds'), output)
        .description('List the seed mailboxes, add and remove them, switch them on and off, try them out. Works on the storage itself, ' +
        'whether or not a service runs on it. Seeds that stand in the service file are changed there.')
        .summary('list the seed mailboxes, add and remove them, switch them on and off, try them out')
        .helpCommand(false)
        .addCommand(declareList(understood, output))
        .addCommand(declareSeedsAdd(understood, output))
        .addCommand(declareSeedsRemove(understood, output))
        .addCommand(declareSwitch('enable', { understood, output }))
        .addCommand(declareSwitch('disable', { understood, output }))
        .addCommand(declareSeedsCheck(understood, output));
}
function declareList(understood, output) {
    const command = (0,command_parts/* prepared */.sb)(new commander/* Command */.uB('list'), output)
        .description('List the seed mailboxes: those of the service file with which the service was started last, and those that were added.')
        .summary('list the seed mailboxes');
    (0,command_parts/* addStorageOptions */.tM)(command);
    return command.action(() => {
        const options = command.opts();
        understood({ command: 'seeds', action: 'list', ...(0,command_parts/* storageLineOf */.h)(options) });
    });
}
const switchTexts = {
    enable: 'Give a seed mailbox out to new tests again.',
    disable: 'Give a seed mailbox out to no new test; those that have it keep it.',
};
function declareSwitch(action, { understood, output }) {
    const command = (0,command_parts/* prepared */.sb)(new commander/* Command */.uB(action), output)
        .description(switchTexts[action])
        .summary(`${action} a seed mailbox`)
        .argument('<address>', 'as seeds list shows it');
    (0,command_parts/* addStorageOptions */.tM)(command);
    return command.action((address) => {
        const options = command.opts();
        understood({ command: 'seeds', action, address, ...(0,command_parts/* storageLineOf */.h)(options) });
    });
}

// EXTERNAL MODULE: ./lib/settings/service-file/service-row.js
var service_row = __webpack_require__(96132);
// EXTERNAL MODULE: ./lib/settings/service-file/service-rows.js + 1 modules
var service_rows = __webpack_require__(64485);
;// CONCATENATED MODULE: ./lib/settings/service-file/service-flags.js
/** The flags of `presend serve`: those rows of the service file's table that may stand on the command line. */



/** All flags, in the table's order. */
function serviceFlags() {
    const rows = Object.values(service_rows/* serviceTable */.o);
    return rows
        .filter((row) => row.isFlag)
        .map((row) => ({
        name: row.name,
        flag: `--${row.name}`,
        valueName: row.kind.valueName,
        description: `${(0,describe_setting/* summarizeSetting */.a)(row)}${bracketOf(row)}`,
    }));
}
function bracketOf(row) {
    const notes = [(0,service_row/* defaultText */.VC)(row), row.environmentVariable].filter((note) => note !== null);
    return notes.length === 0 ? '' : ` (default: ${notes.toReversed().join(', then ')})`;
}

;// CONCATENATED MODULE: ./lib/commands/serve-command.js
/** `presend serve` on the command line: its flags are those settings of the service file that may stand there too. */



/** Declares it. */
function declareServeCommand(understood, output) {
    const rows = serviceFlags();
    const command = (0,command_parts/* prepared */.sb)(new commander/* Command */.uB('serve'), output)
        .description('Run the service: the API, the receiver of the local seed mailboxes, webhooks and reports. ' +
        'Every setting has a default; flags win over the service file.')
        .summary('run the service')
        .option('--check', 'check settings, files, keys and storage, then exit; opens no port and changes nothing')
        .option('--health', 'ask the running service of these settings whether it is alive, then exit');
    (0,command_parts/* addServiceFileOption */.gJ)(command);
    for (const row of rows)
        command.option(`${row.flag} <${row.valueName}>`, row.description);
    return command.action(() => {
        const options = command.opts();
        const names = [{ name: 'config', flag: '--config' }, ...rows];
        understood({
            command: 'serve',
            flags: names.flatMap((row) => flagOf(row, options)),
            action: actionOf(options),
        });
    });
}
function actionOf(options) {
    if (options['check'] === true)
        return 'check';
    return options['health'] === true ? 'health' : 'run';
}
function flagOf({ name, flag }, options) {
    const text = (0,command_parts/* textOption */.vU)(options, new commander/* Option */.c$(flag).attributeName());
    return text === null ? [] : [{ name, text }];
}

;// CONCATENATED MODULE: ./lib/commands/token-command.js
/** `presend token create|list|revoke|set-plan` on the command line. */


/** The plans there are, as they are written. */
const accountPlans = ['pro', 'enterprise', 'free'];
/** Declares them. */
function declareTokenCommand(understood, output) {
    return (0,command_parts/* prepared */.sb)(new commander/* Command */.uB('token'), output)
        .description('Create, list and revoke API tokens, and change the plan of a workspace. Works on the storage itself, whether or not a service runs on it.')
        .summary('create, list, revoke API tokens, set plans')
        .helpCommand(false)
        .addCommand(declareCreate(understood, output))
        .addCommand(token_command_declareList(understood, output))
        .addCommand(declareRevoke(understood, output))
        .addCommand(declareSetPlan(understood, output));
}
function declareCreate(understood, output) {
    const command = (0,command_parts/* prepared */.sb)(new commander/* Command */.uB('create'), output)
        .description('Make a token and print it, this once: only its hash is kept.')
        .summary('make a token')
        .option('--workspace <name>', 'whose tests it opens; a workspace begins with its first token (required)')
        .addOption(new commander/* Option */.c$('--plan <plan>', 'what it may do; free may not use the API (required)').choices(accountPlans))
        .option('--name <name>', 'by which people know it in lists');
    (0,command_parts/* addStorageOptions */.tM)(command);
    return command.action(() => {
        (0,command_parts/* requireOptions */.ex)(output, command, ['--workspace <name>', '--plan <plan>']);
        const options = command.opts();
        understood({
            command: 'token',
            action: 'create',
            workspace: (0,command_parts/* textOption */.vU)(options, 'workspace') ?? '',
            plan: planOption(options),
            name: (0,command_parts/* textOption */.vU)(options, 'name'),
            ...(0,command_parts/* storageLineOf */.h)(options),
        });
    });
}
function token_command_declareList(understood, output) {
    const command = (0,command_parts/* prepared */.sb)(new commander/* Command */.uB('list'), output)
        .description('List tokens, oldest first, revoked ones too; the tokens themselves are not kept.')
        .summary('list tokens')
        .option('--workspace <name>', 'only those of this workspace');
    (0,command_parts/* addStorageOptions */.tM)(command);
    return command.action(() => {
        const options = command.opts();
        const workspace = (0,command_parts/* textOption */.vU)(options, 'workspace');
        understood({
            command: 'token',
            action: 'list',
            workspace,
            ...(0,command_parts/* storageLineOf */.h)(options),
        });
    });
}
function declareRevoke(understood, output) {
    const command = (0,command_parts/* prepared */.sb)(new commander/* Command */.uB('revoke'), output)
        .description('Revoke a token: from now on no instance of the service accepts it.')
        .summary('revoke a token')
        .argument('<id>', 'as token list shows it');
    (0,command_parts/* addStorageOptions */.tM)(command);
    return command.action((tokenId) => {
        const options = command.opts();
        understood({
            command: 'token',
            action: 'revoke',
            tokenId,
            ...(0,command_parts/* storageLineOf */.h)(options),
        });
    });
}
function declareSetPlan(understood, output) {
    const command = (0,command_parts/* prepared */.sb)(new commander/* Command */.uB('set-plan'), output)
        .description('Change the plan of a workspace: of all its tokens that are not revoked, from the next request on.')
        .summary('change the plan of a workspace')
        .option('--workspace <name>', 'whose tokens (required)')
        .addOption(new commander/* Option */.c$('--plan <plan>', 'what they may do; free may not use the API (required)').choices(accountPlans));
    (0,command_parts/* addStorageOptions */.tM)(command);
    return command.action(() => {
        (0,command_parts/* requireOptions */.ex)(output, command, ['--workspace <name>', '--plan <plan>']);
        const options = command.opts();
        understood({
            command: 'token',
            action: 'set-plan',
            workspace: (0,command_parts/* textOption */.vU)(options, 'workspace') ?? '',
            plan: planOption(options),
            ...(0,command_parts/* storageLineOf */.h)(options),
        });
    });
}
function planOption(options) {
    return accountPlans.find((plan) => plan === options['plan']) ?? 'free';
}

;// CONCATENATED MODULE: ./lib/commands/webhook-command.js
/** `presend webhook add|list|remove|rotate|deliveries|redeliver` on the command line. */


const defaultOverlap = '24h';
const webhook_command_defaultLimit = '20';
/** Declares them. */
function declareWebhookCommand(understood, output) {
    return (0,command_parts/* prepared */.sb)(new commander/* Command */.uB('webhook'), output)
        .description('Tell a URL of each result as it comes, and see what became of it. Works on the storage itself, whether or not a service runs on it.')
        .summary('add, list and remove webhooks, see and repeat their deliveries')
        .helpCommand(false)
        .addCommand(declareAdd(understood, output))
        .addCommand(webhook_command_declareList(understood, output))
        .addCommand(declareRemove(understood, output))
        .addCommand(declareRotate(understood, output))
        .addCommand(declareDeliveries(understood, output))
        .addCommand(declareRedeliver(understood, output));
}
const secretFlag = '--secret <secret>';
const secretHelp = 'the secret that signs, 24 to 256 characters; every user of this machine can read it here, so rather set PRESEND_WEBHOOK_SECRET (default: a new one is made and printed, this once)';
function declareAdd(understood, output) {
    const command = (0,command_parts/* prepared */.sb)(new commander/* Command */.uB('add'), output)
        .description('Add a webhook; prints its id and, when one was made, its secret.')
        .summary('add a webhook')
        .argument('<url>', 'where events are sent; https, unless the service file has webhooks.allow-private')
        .option('--workspace <name>', 'of whose tests it is told (required)')
        .option(secretFlag, secretHelp);
    (0,command_parts/* addStorageOptions */.tM)(command);
    return command.action((url) => {
        (0,command_parts/* requireOptions */.ex)(output, command, ['--workspace <name>']);
        const options = command.opts();
        const workspace = (0,command_parts/* textOption */.vU)(options, 'workspace') ?? '';
        const secret = (0,command_parts/* textOption */.vU)(options, 'secret');
        understood({ command: 'webhook', action: 'add', url, workspace, secret, ...(0,command_parts/* storageLineOf */.h)(options) });
    });
}
function webhook_command_declareList(understood, output) {
    const command = (0,command_parts/* prepared */.sb)(new commander/* Command */.uB('list'), output)
        .description('List webhooks, oldest first; never their secrets.')
        .summary('list webhooks')
        .option('--workspace <name>', 'only those of this workspace');
    (0,command_parts/* addStorageOptions */.tM)(command);
    return command.action(() => {
        const options = command.opts();
        const workspace = (0,command_parts/* textOption */.vU)(options, 'workspace');
        understood({ command: 'webhook', action: 'list', workspace, ...(0,command_parts/* storageLineOf */.h)(options) });
    });
}
function declareRemove(understood, output) {
    const command = (0,command_parts/* prepared */.sb)(new commander/* Command */.uB('remove'), output)
        .description('Remove a webhook with its deliveries: what is not delivered yet never will be.')
        .summary('remove a webhook')
        .argument('<id>', 'as webhook list shows it');
    (0,command_parts/* addStorageOptions */.tM)(command);
    return command.action((webhookId) => understood({ command: 'webhook', action: 'remove', webhookId, ...(0,command_parts/* storageLineOf */.h)(command.opts()) }));
}
function declareRotate(understood, output) {
    const command = (0,command_parts/* prepared */.sb)(new commander/* Command */.uB('rotate'), output)
        .description('Give a webhook a new secret. The one before stays valid for a while, so that no event is lost.')
        .summary('change the secret of a webhook')
        .argument('<id>', 'as webhook list shows it')
        .option('--overlap <duration>', 'how long the secret before stays valid; 0s ends it now', defaultOverlap)
        .option(secretFlag, secretHelp);
    (0,command_parts/* addStorageOptions */.tM)(command);
    return command.action((webhookId) => {
        const options = command.opts();
        const overlap = (0,command_parts/* textOption */.vU)(options, 'overlap') ?? defaultOverlap;
        const secret = (0,command_parts/* textOption */.vU)(options, 'secret');
        understood({ command: 'webhook', action: 'rotate', webhookId, overlap, secret, ...(0,command_parts/* storageLineOf */.h)(options) });
    });
}
function declareDeliveries(understood, output) {
    const command = (0,command_parts/* prepared */.sb)(new commander/* Command */.uB('deliveries'), output)
        .description('Show the deliveries of a webhook, newest first, with what came of each attempt.')
        .summary('show the deliveries of a webhook')
        .argument('<id>', 'as webhook list shows it')
        .option('--limit <count>', 'how many, from 1 to 1000', webhook_command_defaultLimit);
    (0,command_parts/* addStorageOptions */.tM)(command);
    return command.action((webhookId) => {
        const options = command.opts();
        const limit = (0,command_parts/* textOption */.vU)(options, 'limit') ?? webhook_command_defaultLimit;
        understood({ command: 'webhook', action: 'deliveries', webhookId, limit, ...(0,command_parts/* storageLineOf */.h)(options) });
    });
}
function declareRedeliver(understood, output) {
    const command = (0,command_parts/* prepared */.sb)(new commander/* Command */.uB('redeliver'), output)
        .description('Deliver an event once more: the same body and idempotency key, under a new delivery id.')
        .summary('deliver an event once more')
        .argument('<delivery-id>', 'as webhook deliveries shows it');
    (0,command_parts/* addStorageOptions */.tM)(command);
    return command.action((deliveryId) => understood({ command: 'webhook', action: 'redeliver', deliveryId, ...(0,command_parts/* storageLineOf */.h)(command.opts()) }));
}

;// CONCATENATED MODULE: ./lib/commands/command-line.js
/**
 * What stands on the command line → which command with which settings; or help, or what is wrong with it.
 *
 * How to add a command `foo`:
 * 1. `foo-command.ts`: `FooLine` (`command: 'foo'` and what was asked for, as texts) and `declareFooCommand`, which
 *    tells commander of it. Nothing heavy may be imported there: every command's declaration is loaded on every run.
 * 2. `run-foo-command.ts`: `runFooCommand(line, tools)`, which does it and resolves with the exit code. What ends it is
 *    thrown as a PresendError and told as one line (`tell-failure.ts`).
 * 3. Add `FooLine` to `CommandLine` and the declaration to `aProgram` below, and load the run half in
 *    `run-command-line.ts`; the compiler asks for that.
 */










/** Reads the arguments behind `presend`. */
function parseCommandLine(argv, output) {
    const parsed = { line: null };
    const program = aProgram(output, (line) => {
        parsed.line = line;
    });
    try {
        if (argv.length === 0)
            (0,command_parts/* refuseLine */.VH)(output, program, 'got no command, expected one');
        program.parse(argv, { from: 'user' });
    }
    catch (error) {
        // exitOverride: commander throws where it would have ended the process; everything is printed already.
        if (!(error instanceof commander/* CommanderError */.b7))
            throw error;
        return { status: 'ended', exitCode: error.exitCode === 0 ? 0 : command_parts/* misconfiguredExitCode */.xC };
    }
    return parsed.line === null ? { status: 'ended', exitCode: 0 } : { status: 'understood', line: parsed.line };
}
function aProgram(output, understood) {
    const program = (0,command_parts/* prepared */.sb)(new commander/* Command */.uB('presend'), output)
        .description('Checks an e-mail before it is sent: where it lands, and whether it authenticates.')
        .version(version/* version */.r, '-V, --version', 'print the version')
        .helpCommand('help [command]', 'show the help of a command')
        .commandsGroup('Checking mail:')
        .addCommand(declareCheckCommand(understood, output))
        .commandsGroup('Running a service:')
        .addCommand(declareServeCommand(understood, output))
        .addCommand(declareTokenCommand(understood, output))
        .addCommand(declareWebhookCommand(understood, output))
        .addCommand(declareSeedsCommand(understood, output))
        .addCommand(declareSecretsCommand(understood, output))
        .commandsGroup('What mailbox providers say:')
        .addCommand(declarePostmasterCommand(understood, output))
        .addHelpText('after', exitCodesHelp);
    return program;
}
const exitCodesHelp = `
Exit codes: 0 done (check: pass), 1 check: fail, 2 something given is wrong and nothing
was done, 3 nobody can say or something else failed, 130 cancelled.`;

// EXTERNAL MODULE: ./lib/errors/presend-error.js
var presend_error = __webpack_require__(7443);
// EXTERNAL MODULE: ./lib/errors/problem.js
var problem = __webpack_require__(32964);
// EXTERNAL MODULE: ./lib/report/escape-terminal.js
var escape_terminal = __webpack_require__(22728);
;// CONCATENATED MODULE: ./lib/commands/tell-failure.js
/** What ends a command → lines on standard error and an exit code. */




/** Something failed that nobody who typed the line can help: the same code as an inconclusive check. */
const failedExitCode = 3;
/** Says it, one line a problem and never a stack. @returns 2: something given is wrong; 3: something else failed */
function tellFailure(error, terminal) {
    for (const line of linesOf(error))
        terminal.tell(`presend: ${(0,escape_terminal/* escapeTerminal */.e)(line)}\n`);
    const isTheirs = error instanceof presend_error/* PresendError */.W && error.outcome === 'misconfigured';
    return isTheirs ? command_parts/* misconfiguredExitCode */.xC : failedExitCode;
}
function linesOf(error) {
    if (error instanceof presend_error/* PresendError */.W && error.problems.length > 0)
        return error.problems.map(problem/* renderProblem */.yM);
    if (!(error instanceof Error))
        return [String(error)];
    return [error.message];
}

;// CONCATENATED MODULE: ./lib/commands/run-command-line.js
/** The command line: one line in, one exit code out. The only place that loads a command's run half. */


/** Runs what `argv` (behind the program's name) asks for; resolves with the exit code. */
async function runCommandLine(argv, tools) {
    const parsed = parseCommandLine(argv, tools.terminal);
    if (parsed.status === 'ended')
        return parsed.exitCode;
    try {
        return await runCommand(parsed.line, tools);
    }
    catch (error) {
        return tellFailure(error, tools.terminal);
    }
}
/** `presend check` must not wait for the service's packages to load, nor `presend token` for those of a check. */
async function runCommand(line, tools) {
    switch (line.command) {
        case 'check': {
            const [{ runCheckCommand }, { openPorts }, { openTemplateWorker }] = await Promise.all([
                Promise.all(/* import() */[__webpack_require__.e(4286), __webpack_require__.e(5365), __webpack_require__.e(9039), __webpack_require__.e(4723), __webpack_require__.e(2879), __webpack_require__.e(652)]).then(__webpack_require__.bind(__webpack_require__, 20652)),
                __webpack_require__.e(/* import() */ 9287).then(__webpack_require__.bind(__webpack_require__, 49287)),
                __webpack_require__.e(/* import() */ 7047).then(__webpack_require__.bind(__webpack_require__, 57047)),
            ]);
            return await runCheckCommand(line, { ...tools, openPorts, openTemplateWorker });
        }
        case 'serve':
            return await (await Promise.all(/* import() */[__webpack_require__.e(3718), __webpack_require__.e(4286), __webpack_require__.e(492), __webpack_require__.e(4377), __webpack_require__.e(8253), __webpack_require__.e(9512), __webpack_require__.e(7770), __webpack_require__.e(2079), __webpack_require__.e(9226), __webpack_require__.e(2166), __webpack_require__.e(9525), __webpack_require__.e(9390), __webpack_require__.e(109), __webpack_require__.e(9038), __webpack_require__.e(53), __webpack_require__.e(2398)]).then(__webpack_require__.bind(__webpack_require__, 32398))).runServeCommand(line, tools);
        case 'token':
            return await (await Promise.all(/* import() */[__webpack_require__.e(3718), __webpack_require__.e(2079), __webpack_require__.e(9226), __webpack_require__.e(8259)]).then(__webpack_require__.bind(__webpack_require__, 8259))).runTokenCommand(line, tools);
        case 'webhook':
            return await (await Promise.all(/* import() */[__webpack_require__.e(3718), __webpack_require__.e(2079), __webpack_require__.e(9226), __webpack_require__.e(306)]).then(__webpack_require__.bind(__webpack_require__, 60306))).runWebhookCommand(line, tools);
        case 'seeds':
            return await (await Promise.all(/* import() */[__webpack_require__.e(3718), __webpack_require__.e(4286), __webpack_require__.e(492), __webpack_require__.e(2079), __webpack_require__.e(9226), __webpack_require__.e(2166), __webpack_require__.e(5365), __webpack_require__.e(9039), __webpack_require__.e(9525), __webpack_require__.e(109), __webpack_require__.e(2690)]).then(__webpack_require__.bind(__webpack_require__, 52690))).runSeedsCommand(line, tools);
        case 'secrets':
            return await (await Promise.all(/* import() */[__webpack_require__.e(3718), __webpack_require__.e(2079), __webpack_require__.e(9226), __webpack_require__.e(8203)]).then(__webpack_require__.bind(__webpack_require__, 8203))).runSecretsCommand(line, tools);
        case 'postmaster':
            return await (await __webpack_require__.e(/* import() */ 4719).then(__webpack_require__.bind(__webpack_require__, 44719))).runPostmasterCommand(line, tools);
        default:
            return line;
    }
}


/***/ }),

/***/ 21629:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ summarizeSetting)
/* harmony export */ });
/* unused harmony export describeSetting */
/* harmony import */ var _table_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(39735);
/** The table's texts put together for readers. */

/** The whole paragraph: description, example, default, and where a secret or its destination may come from. */
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
    if (row.isDestination)
        return `Environment variable: ${row.environmentVariable ?? ''}. Not allowed in the config file.`;
    if (!row.isSecret)
        return null;
    const variable = row.environmentVariable === null ? '' : ` or from the environment variable ${row.environmentVariable}`;
    return `A secret: from an input${variable}, never from the config file.`;
}


/***/ }),

/***/ 1866:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ letterSettingNames),
/* harmony export */   g: () => (/* binding */ readLetterSettings)
/* harmony export */ });
/* harmony import */ var _errors_problem_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(32964);
/* harmony import */ var _fork_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(93509);
/* harmony import */ var _given_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42072);
/* harmony import */ var _resolve_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(83057);
/* harmony import */ var _rules_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(28076);
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(41155);
/** The settings of sending alone, for commands that send a letter and check no template. */






/** The settings that say it; each means what it means in `presend check`. */
const letterSettingNames = [
    'from',
    'envelope-from',
    'smtp-host',
    'smtp-port',
    'smtp-security',
    'smtp-username',
    'smtp-password',
    'smtp-ca',
    'dkim-domain',
    'dkim-selector',
    'dkim-private-key',
];
/**
 * Reads them from flags and environment.
 *
 * @returns `null`: no flag speaks of sending; what the environment holds is then of no interest
 */
function readLetterSettings(given) {
    const ours = given.filter((value) => letterSettingNames.some((name) => name === value.name));
    if (!ours.some((value) => value.source === 'flag' && value.text.trim() !== ''))
        return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_3__.ok)(null);
    const { layer, problems } = (0,_given_js__WEBPACK_IMPORTED_MODULE_0__/* .givenLayer */ .T)(ours);
    const values = (0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .valuesOf */ .sm)(layer);
    const all = [...problems, ...(0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .layerProblems */ .iz)(layer), ...missing(values), ...rules(values)];
    const fork = (0,_fork_js__WEBPACK_IMPORTED_MODULE_4__/* .planFork */ .Q)(values, false);
    const smtp = (0,_resolve_js__WEBPACK_IMPORTED_MODULE_5__/* .resolveSmtp */ .P8)(values, fork);
    const from = values.get('from');
    if (all.length > 0 || smtp === null || from === null)
        return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .bad */ .MB)(...all);
    return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_3__.ok)({ smtp, from, envelopeFrom: values.get('envelope-from'), dkim: (0,_resolve_js__WEBPACK_IMPORTED_MODULE_5__/* .resolveDkim */ .iA)(values, fork) });
}
function missing(values) {
    const host = {
        input: 'smtp-host',
        came: 'nothing',
        expected: 'an SMTP server that sends the letter',
        todo: 'give --smtp-host and --from, or leave all flags of sending away to send nothing',
    };
    const from = {
        input: 'from',
        came: 'nothing',
        expected: 'the address that the letter comes from',
        todo: 'give --from with an address that the SMTP account may send as',
    };
    return [...(values.isGiven('smtp-host') ? [] : [host]), ...(values.isGiven('from') ? [] : [from])];
}
/** Without a host they would ask for one again. */
function rules(values) {
    return values.isGiven('smtp-host') ? (0,_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .submissionProblems */ .$f)(values) : [];
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
/* harmony import */ var _errors_problem_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(32964);
/* harmony import */ var _describe_setting_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(21629);
/* harmony import */ var _build_seed_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(96570);
/* harmony import */ var _read_seeds_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(99328);
/* harmony import */ var _row_layer_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(59522);
/* harmony import */ var _seed_rows_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(42267);
/* harmony import */ var _seed_rules_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(58419);
/* harmony import */ var _seed_secrets_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(79813);
/* harmony import */ var _service_row_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(96132);
/** Seeds that a command adds: the keys of the service file's seeds as flags, and what is stored of them as a setting. */









/** Where the command finds secrets that no file is named for. They are never flags: others see a process's flags. */
const seedVariables = {
    password: 'PRESEND_SEED_PASSWORD',
    clientSecret: 'PRESEND_SEED_CLIENT_SECRET',
    refreshToken: 'PRESEND_SEED_REFRESH_TOKEN',
};
const password = {
    row: 'password-env',
    file: 'password-file',
    variable: seedVariables.password,
    noun: 'password',
};
const refreshToken = {
    row: 'oauth.refresh-token-env',
    file: 'oauth.refresh-token-file',
    variable: seedVariables.refreshToken,
    noun: 'refresh token',
};
const clientSecret = {
    row: 'oauth.client-secret-env',
    file: 'oauth.client-secret-file',
    variable: seedVariables.clientSecret,
    noun: 'client secret',
};
const sources = [password, refreshToken, clientSecret];
/** All of them, in the table's order; the address is an argument. */
function seedFlags() {
    return Object.values(_seed_rows_js__WEBPACK_IMPORTED_MODULE_3__/* .seedTable */ .eI)
        .filter(({ name }) => name !== 'address' && !name.endsWith('-env'))
        .map((row) => ({
        name: row.name,
        flag: `--${flagName(row.name)}`,
        valueName: row.kind.valueName,
        description: `${(0,_describe_setting_js__WEBPACK_IMPORTED_MODULE_0__/* .summarizeSetting */ .a)(row)}${(0,_service_row_js__WEBPACK_IMPORTED_MODULE_6__/* .defaultText */ .VC)(row) === null ? '' : ` (default: ${(0,_service_row_js__WEBPACK_IMPORTED_MODULE_6__/* .defaultText */ .VC)(row)})`}`,
        isBoolean: row.kind.type === 'boolean',
    }));
}
/** `oauth.provider` is `--oauth`, `oauth.client-id` is `--client-id`. */
function flagName(name) {
    return name === 'oauth.provider' ? 'oauth' : name.replace(/^oauth\./u, '');
}
/**
 * The seed, or every problem of it at once.
 *
 * @param ask called only when all else is right; `null`: nobody is there to be asked
 */
async function readAddedSeed({ address, given }, surroundings, ask) {
    const wanted = { ...given, ...variablesFor(given, surroundings), address };
    const layer = lineLayer(wanted);
    const values = lineValues(layer);
    const problems = [
        ...(0,_row_layer_js__WEBPACK_IMPORTED_MODULE_2__/* .rowProblems */ .nU)(Object.values(_seed_rows_js__WEBPACK_IMPORTED_MODULE_3__/* .seedTable */ .eI), layer),
        ...(0,_seed_rules_js__WEBPACK_IMPORTED_MODULE_4__/* .seedProblems */ .w7)(values, { prefix: '--' }),
        ...(await (0,_read_seeds_js__WEBPACK_IMPORTED_MODULE_1__/* .caFileProblems */ .j)(values, surroundings)),
    ];
    const needed = neededSource(given);
    const isTyped = problems.length === 0 && needed !== null && isMissing(needed, given, surroundings);
    const client = isTyped && needed === refreshToken ? await readAskingClient(values, surroundings) : (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_7__.ok)(null);
    if (client.status === 'bad')
        return client;
    const typed = isTyped ? ((await ask?.(needed.noun, client.value)) ?? null) : null;
    const env = needed === null || typed === null ? surroundings.env : withTyped(needed, typed, surroundings);
    const login = await (0,_seed_secrets_js__WEBPACK_IMPORTED_MODULE_5__/* .readSeedLogin */ .R)(values, { ...surroundings, env });
    if (login.status === 'bad')
        return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_7__/* .bad */ .MB)(...problems, ...login.problems);
    if (problems.length > 0)
        return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_7__/* .bad */ .MB)(...problems);
    const setting = login.value === null ? (0,_build_seed_js__WEBPACK_IMPORTED_MODULE_8__/* .localSeed */ .j)(values) : (0,_build_seed_js__WEBPACK_IMPORTED_MODULE_8__/* .imapSeed */ .n)(values, login.value);
    return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_7__.ok)({ setting, given: Object.fromEntries(Object.entries(wanted).filter(([name]) => isStored(name))) });
}
async function readAskingClient(values, surroundings) {
    const secret = await (0,_seed_secrets_js__WEBPACK_IMPORTED_MODULE_5__/* .readClientSecret */ .Q)(values, surroundings);
    if (secret.status === 'bad')
        return secret;
    const [provider, clientId] = [values.always('oauth.provider'), values.always('oauth.client-id')];
    return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_7__.ok)({ provider, clientId, clientSecret: secret.value });
}
/** The secret without which the login does not go; `null`: a local seed has none. */
function neededSource(given) {
    if (given['kind'] !== 'imap')
        return null;
    return (0,_seed_rules_js__WEBPACK_IMPORTED_MODULE_4__/* .isByOAuth */ .jm)({ isGiven: (name) => name in given }) ? refreshToken : password;
}
/** No file is named for it, and its variable is empty. */
function isMissing({ file, variable }, given, { env }) {
    return !(file in given) && (env[variable] ?? '') === '';
}
function variablesFor(given, surroundings) {
    const needed = neededSource(given);
    const wanted = sources.filter((source) => {
        if (source === needed)
            return !(source.file in given);
        return source === clientSecret && needed === refreshToken && !isMissing(source, {}, surroundings);
    });
    return Object.fromEntries(wanted.filter(({ file }) => !(file in given)).map(({ row, variable }) => [row, variable]));
}
function withTyped({ variable }, typed, { env }) {
    return { ...env, [variable]: typed.reveal() };
}
/** Keys that say where a secret or a file lies are not: what lies there is stored, and not where it lay. */
function isStored(name) {
    return name !== 'ca-file' && !sources.some(({ row, file }) => name === row || name === file);
}
function lineLayer(given) {
    return new Map(Object.entries(given).map(([name, text]) => {
        // The address is an argument, so no dashes stand before it.
        const source = name === 'address' ? 'config' : 'flag';
        return [name, { input: { form: 'text', text: text.trim() }, label: flagName(name), source, place: null }];
    }));
}
/** Problems name what stands on the line, or the variable. */
function lineValues(layer) {
    const variables = new Map(sources.map(({ row, variable }) => [row, variable]));
    const at = (name) => ({ input: variables.get(name) ?? `--${flagName(name)}` });
    return { ...(0,_row_layer_js__WEBPACK_IMPORTED_MODULE_2__/* .rowValues */ .XZ)(_seed_rows_js__WEBPACK_IMPORTED_MODULE_3__/* .seedTable */ .eI, layer), at };
}
/** A stored seed as a setting. Bad: another version wrote it, and this one does not know what to make of it. */
function storedSeedSetting(given, secrets) {
    const layer = lineLayer(given);
    const values = lineValues(layer);
    const unknown = Object.keys(given).filter((name) => !(name in _seed_rows_js__WEBPACK_IMPORTED_MODULE_3__/* .seedTable */ .eI));
    const problems = [
        ...unknown.map((name) => ({ input: name, expected: 'a key that this version of presend knows' })),
        ...(0,_row_layer_js__WEBPACK_IMPORTED_MODULE_2__/* .rowProblems */ .nU)(Object.values(_seed_rows_js__WEBPACK_IMPORTED_MODULE_3__/* .seedTable */ .eI), layer),
    ];
    if (problems.length > 0)
        return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_7__/* .bad */ .MB)(...problems);
    return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_7__.ok)(values.get('kind') === 'imap' ? (0,_build_seed_js__WEBPACK_IMPORTED_MODULE_8__/* .imapSeed */ .n)(values, storedLogin(values, secrets)) : (0,_build_seed_js__WEBPACK_IMPORTED_MODULE_8__/* .localSeed */ .j)(values));
}
function storedLogin(values, secrets) {
    if (secrets.status === 'unreadable')
        return { method: 'unreadable', reason: secrets.reason };
    const provider = values.get('oauth.provider');
    const clientId = values.get('oauth.client-id');
    const { password: stored, clientSecret: secret, refreshToken: token } = secrets;
    if (provider !== null && clientId !== null && token !== null)
        return { method: 'oauth', provider, clientId, clientSecret: secret, refreshToken: token };
    return stored === null
        ? { method: 'unreadable', reason: 'nothing is stored that it could log in with' }
        : { method: 'password', password: stored };
}


/***/ }),

/***/ 96570:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ localSeed),
/* harmony export */   n: () => (/* binding */ imapSeed)
/* harmony export */ });
/** Right values → the setting of a seed. */
/** A mailbox of the service's own receiver. Call it only once there are no problems. */
function localSeed(values) {
    return { ...baseOf(values), kind: 'local', options: values.get('options') ?? [] };
}
/** A real mailbox. Call it only once there are no problems. */
function imapSeed(values, login) {
    const tls = values.always('tls');
    const authservIds = values.get('authserv-id') ?? [];
    const caPath = values.always('ca-file');
    return {
        ...baseOf(values),
        kind: 'imap',
        host: values.always('host'),
        port: values.get('port') ?? (tls === 'implicit' ? 993 : 143),
        tls,
        username: values.always('username'),
        login,
        authservIds: authservIds.filter((id) => id !== 'none'),
        plusAddress: values.always('plus-address'),
        caPath: caPath === 'none' ? null : caPath,
    };
}
function baseOf(values) {
    const address = values.always('address');
    const domain = address.slice(address.lastIndexOf('@') + 1);
    return { address, providerName: values.get('provider') ?? domain, providerType: values.always('type') };
}


/***/ }),

/***/ 1077:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X3: () => (/* binding */ connectionKeys),
/* harmony export */   mv: () => (/* binding */ dmarcMailboxTable),
/* harmony export */   r8: () => (/* binding */ dmarcRows)
/* harmony export */ });
/* harmony import */ var _errors_problem_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(32964);
/* harmony import */ var _kinds_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76366);
/* harmony import */ var _parsers_host_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53942);
/* harmony import */ var _parsers_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(42619);
/* harmony import */ var _reports_account_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(21035);
/* harmony import */ var _seed_rows_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42267);
/* harmony import */ var _service_row_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(96132);
/** Keys of the service file for mailboxes in which DMARC aggregate reports arrive. */







/** The keys of a connection, with the same meaning as at seeds of kind imap. */
const connectionKeys = [
    ...['host', 'port', 'tls', 'username', 'password-env', 'password-file'],
    ..._seed_rows_js__WEBPACK_IMPORTED_MODULE_2__/* .oauthKeys */ .qq,
    ...['authserv-id', 'ca-file'],
];
/** Rows of the first level. */
const dmarcRows = {
    'dmarc-reports-every': (0,_service_row_js__WEBPACK_IMPORTED_MODULE_3__/* .serviceRow */ .gp)({
        name: 'dmarc-reports-every',
        kind: (0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .timeSpan */ .wL)({ minMs: 1000, maxMs: 86_400_000 }),
        default: '15m',
        description: 'How often the mailboxes of dmarc-reports are read, once for all instances.',
    }),
};
/** Rows of an entry of dmarc-reports, in the order in which documents show them. */
const dmarcMailboxTable = {
    workspace: (0,_service_row_js__WEBPACK_IMPORTED_MODULE_3__/* .serviceRow */ .gp)({
        name: 'workspace',
        kind: (0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)('text', (0,_parsers_text_js__WEBPACK_IMPORTED_MODULE_4__/* .oneLine */ .TN)(100)),
        example: 'shop',
        description: 'The workspace that the reports are for. Always needed.',
    }),
    account: (0,_service_row_js__WEBPACK_IMPORTED_MODULE_3__/* .serviceRow */ .gp)({
        name: 'account',
        kind: (0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)('address', parseAccountAddress),
        default: _reports_account_js__WEBPACK_IMPORTED_MODULE_5__/* .defaultReportsAccount */ .S,
        description: 'The postmaster account that they are counted in; it is only a name.',
    }),
    folder: (0,_service_row_js__WEBPACK_IMPORTED_MODULE_3__/* .serviceRow */ .gp)({
        name: 'folder',
        kind: (0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)('text', (0,_parsers_text_js__WEBPACK_IMPORTED_MODULE_4__/* .oneLine */ .TN)(500)),
        default: 'INBOX',
        description: 'The folder in which they lie.',
    }),
    domains: (0,_service_row_js__WEBPACK_IMPORTED_MODULE_3__/* .serviceRow */ .gp)({
        name: 'domains',
        kind: (0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .listOf */ .c3)({ type: 'list of domains', valueName: 'domains' }, 'words', _parsers_host_js__WEBPACK_IMPORTED_MODULE_1__/* .parseDomain */ .gR),
        defaultNote: 'all: whatever a report speaks of is kept',
        example: 'shop.example',
        description: 'Only reports on these domains, and on what is below them, are kept.',
    }),
    'only-from': (0,_service_row_js__WEBPACK_IMPORTED_MODULE_3__/* .serviceRow */ .gp)({
        name: 'only-from',
        kind: (0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .listOf */ .c3)({ type: 'list of domains', valueName: 'domains' }, 'words', _parsers_host_js__WEBPACK_IMPORTED_MODULE_1__/* .parseDomain */ .gR),
        defaultNote: 'everybody whose mail is authenticated',
        example: 'google.com yahoo.com',
        description: 'Only reports that these reporters sent are believed. Needs authserv-id.',
    }),
    'after-reading': (0,_service_row_js__WEBPACK_IMPORTED_MODULE_3__/* .serviceRow */ .gp)({
        name: 'after-reading',
        kind: (0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .oneOf */ .yL)(['keep', 'delete']),
        default: 'keep',
        description: 'What becomes of a mail whose report was kept: keep leaves it untouched, delete deletes it.',
    }),
};
function parseAccountAddress(text, input) {
    if (/^[^\s@]{1,64}@[^\s@]{1,253}$/u.test(text))
        return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_6__.ok)(text.toLowerCase());
    return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_6__/* .bad */ .MB)({ input, came: (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_6__/* .quoteValue */ .cl)(text), expected: 'an e-mail address that names the account' });
}


/***/ }),

/***/ 95377:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ googleRows),
/* harmony export */   m: () => (/* binding */ googleSecretVariable)
/* harmony export */ });
/* harmony import */ var _errors_problem_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(32964);
/* harmony import */ var _kinds_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76366);
/* harmony import */ var _parsers_bad_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(15013);
/* harmony import */ var _parsers_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(42619);
/* harmony import */ var _service_parsers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(74052);
/* harmony import */ var _service_row_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(96132);
/** Keys of the service file that say who presend is at Google. */






/** The variable that holds the client secret itself. It wins over the file, and is never a flag. */
const googleSecretVariable = 'PRESEND_GOOGLE_CLIENT_SECRET';
const forTests = 'For tests alone.';
/** The rows. */
const googleRows = {
    'google.client-id': (0,_service_row_js__WEBPACK_IMPORTED_MODULE_2__/* .serviceRow */ .gp)({
        name: 'google.client-id',
        kind: (0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)('id', (0,_parsers_text_js__WEBPACK_IMPORTED_MODULE_3__/* .oneLine */ .TN)(300)),
        defaultNote: 'none: no Google account can be connected',
        example: '1234-abcd.apps.googleusercontent.com',
        description: 'The OAuth client (of the kind Desktop app) by which Google Postmaster Tools accounts are connected; ' +
            'docs/postmaster.md says how to make one.',
    }),
    'google.client-secret-file': (0,_service_row_js__WEBPACK_IMPORTED_MODULE_2__/* .serviceRow */ .gp)({
        name: 'google.client-secret-file',
        kind: (0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)('path', _service_parsers_js__WEBPACK_IMPORTED_MODULE_1__/* .parseFilePath */ .zJ),
        defaultNote: 'none',
        description: `The file with that client's secret. The environment variable ${googleSecretVariable} holds the secret itself ` +
            'and wins.',
    }),
    'google.authorize-url': (0,_service_row_js__WEBPACK_IMPORTED_MODULE_2__/* .serviceRow */ .gp)({
        name: 'google.authorize-url',
        kind: (0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)('url', parseProviderUrl),
        default: 'https://accounts.google.com/o/oauth2/v2/auth',
        description: `Where Google asks a user for consent. ${forTests}`,
    }),
    'google.token-url': (0,_service_row_js__WEBPACK_IMPORTED_MODULE_2__/* .serviceRow */ .gp)({
        name: 'google.token-url',
        kind: (0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)('url', parseProviderUrl),
        default: 'https://oauth2.googleapis.com/token',
        description: `Where Google gives tokens. ${forTests}`,
    }),
    'google.revoke-url': (0,_service_row_js__WEBPACK_IMPORTED_MODULE_2__/* .serviceRow */ .gp)({
        name: 'google.revoke-url',
        kind: (0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)('url', parseProviderUrl),
        default: 'https://oauth2.googleapis.com/revoke',
        description: `Where Google takes tokens back. ${forTests}`,
    }),
    'google.api-url': (0,_service_row_js__WEBPACK_IMPORTED_MODULE_2__/* .serviceRow */ .gp)({
        name: 'google.api-url',
        kind: (0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)('url', parseProviderUrl),
        default: 'https://gmailpostmastertools.googleapis.com',
        description: `Where the Postmaster Tools API is, without its version. ${forTests}`,
    }),
};
const ownHosts = new Set(['127.0.0.1', '[::1]', 'localhost']);
/** Secrets go there: https, or this very machine. A slash at the end is cut. */
function parseProviderUrl(text, input) {
    const expected = 'an https URL, or an http one of this machine, without query and fragment';
    const url = text.length > 2048 || /[?#]/u.test(text) ? null : URL.parse(text);
    const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && ownHosts.has(url.hostname));
    if (url === null || !isSafe || url.username !== '' || url.password !== '')
        return (0,_parsers_bad_text_js__WEBPACK_IMPORTED_MODULE_4__/* .badText */ .rY)({ input, text }, expected);
    return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_5__.ok)(`${url.origin}${url.pathname.replace(/\/+$/u, '')}`);
}


/***/ }),

/***/ 99328:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ readSeeds),
/* harmony export */   j: () => (/* binding */ caFileProblems)
/* harmony export */ });
/* harmony import */ var _errors_problem_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(32964);
/* harmony import */ var _config_config_value_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69724);
/* harmony import */ var _parsers_join_parsed_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(72904);
/* harmony import */ var _build_seed_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(96570);
/* harmony import */ var _row_layer_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(59522);
/* harmony import */ var _seed_rows_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42267);
/* harmony import */ var _seed_rules_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(58419);
/* harmony import */ var _seed_secrets_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(79813);
/* harmony import */ var _service_files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(42051);
/** The seeds of the service file. Their secrets are read where they lie; in the file itself they are an error. */









/** All seeds, or every problem of all of them; `null`: the file has no such key. */
async function readSeeds(entry, surroundings) {
    if (entry === undefined || entry.value.kind === 'empty')
        return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_6__.ok)(null);
    const { value } = entry;
    if (value.kind === 'scalar' && value.text.trim() === 'none')
        return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_6__.ok)([]);
    if (value.kind !== 'list') {
        const expected = 'a list of seed mailboxes, or none';
        return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_6__/* .bad */ .MB)({ input: 'seeds', came: (0,_config_config_value_js__WEBPACK_IMPORTED_MODULE_0__/* .nameShape */ .Vh)(value), expected, place: value.place });
    }
    if (value.items.length === 0) {
        const todo = 'leave seeds out for the nine local seeds, or write none for those alone that presend seeds add takes';
        return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_6__/* .bad */ .MB)({ input: 'seeds', came: 'an empty list', expected: 'at least one seed', todo, place: value.place });
    }
    const seeds = [];
    for (const [index, item] of value.items.entries()) {
        seeds.push(await readSeed(item, `seeds[${index}].`, surroundings));
    }
    const joined = (0,_parsers_join_parsed_js__WEBPACK_IMPORTED_MODULE_7__/* .joinParsed */ .Q)(seeds);
    const duplicates = (0,_seed_rules_js__WEBPACK_IMPORTED_MODULE_3__/* .duplicateProblems */ .A_)(value.items);
    return joined.status === 'bad' || duplicates.length > 0
        ? (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_6__/* .bad */ .MB)(...(joined.status === 'bad' ? joined.problems : []), ...duplicates)
        : joined;
}
async function readSeed(item, prefix, surroundings) {
    if (item.kind !== 'map') {
        const expected = 'a map, such as {address: local1@seeds.example, type: business}';
        return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_6__/* .bad */ .MB)({ input: prefix.slice(0, -1), came: (0,_config_config_value_js__WEBPACK_IMPORTED_MODULE_0__/* .nameShape */ .Vh)(item), expected, place: item.place });
    }
    const secrets = item.entries.filter((entry) => entry.key === 'password');
    const rest = item.entries.filter((entry) => entry.key !== 'password');
    const level = (0,_row_layer_js__WEBPACK_IMPORTED_MODULE_1__/* .readLevel */ .lI)(rest, { names: Object.keys(_seed_rows_js__WEBPACK_IMPORTED_MODULE_2__/* .seedTable */ .eI), otherKeys: [], prefix });
    const values = (0,_row_layer_js__WEBPACK_IMPORTED_MODULE_1__/* .rowValues */ .XZ)(_seed_rows_js__WEBPACK_IMPORTED_MODULE_2__/* .seedTable */ .eI, level.layer, prefix);
    const problems = [
        ...secrets.map((entry) => secretInFile(entry, prefix)),
        ...level.problems,
        ...(0,_row_layer_js__WEBPACK_IMPORTED_MODULE_1__/* .rowProblems */ .nU)(Object.values(_seed_rows_js__WEBPACK_IMPORTED_MODULE_2__/* .seedTable */ .eI), level.layer),
        ...(0,_seed_rules_js__WEBPACK_IMPORTED_MODULE_3__/* .seedProblems */ .w7)(values, { place: item.place, prefix }),
        ...(await caFileProblems(values, surroundings)),
    ];
    const login = await (0,_seed_secrets_js__WEBPACK_IMPORTED_MODULE_4__/* .readSeedLogin */ .R)(values, surroundings);
    if (login.status === 'bad')
        return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_6__/* .bad */ .MB)(...problems, ...login.problems);
    if (problems.length > 0)
        return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_6__/* .bad */ .MB)(...problems);
    return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_6__.ok)(login.value === null ? (0,_build_seed_js__WEBPACK_IMPORTED_MODULE_8__/* .localSeed */ .j)(values) : (0,_build_seed_js__WEBPACK_IMPORTED_MODULE_8__/* .imapSeed */ .n)(values, login.value));
}
/** What is wrong with the `ca-file` of a seed. */
async function caFileProblems(values, surroundings) {
    const path = values.get('ca-file');
    if (path === null || path === 'none')
        return [];
    const problem = await (0,_service_files_js__WEBPACK_IMPORTED_MODULE_5__/* .fileProblem */ .Wj)({ ...values.at('ca-file'), path }, surroundings);
    return problem === null ? [] : [problem];
}
function secretInFile(entry, prefix) {
    return {
        input: `${prefix}password`,
        expected: 'passwords not to stand in the service file',
        todo: 'put it into an environment variable or a file of its own, and name that as password-env or password-file',
        place: entry.place,
    };
}


/***/ }),

/***/ 21035:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ defaultReportsAccount)
/* harmony export */ });
/** The account of DMARC reports when nobody names another. */
/** Nobody's mailbox: `.invalid` is nobody's (RFC 2606 §2). It names the account of a workspace's reports. */
const defaultReportsAccount = 'dmarc-reports@presend.invalid';


/***/ }),

/***/ 59522:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   XZ: () => (/* binding */ rowValues),
/* harmony export */   lI: () => (/* binding */ readLevel),
/* harmony export */   nU: () => (/* binding */ rowProblems)
/* harmony export */ });
/* harmony import */ var _closest_name_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58752);
/* harmony import */ var _config_config_value_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69724);
/* harmony import */ var _config_sections_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71382);
/** Keys of the service file → a layer of given values by row name; and the values that rows make of a layer. */



/** Sorts the keys of a level. Values are parsed later; those of unknown keys are never shown. */
function readLevel(entries, form) {
    const layer = new Map();
    const others = new Map();
    const problems = [];
    for (const entry of entries) {
        if (form.otherKeys.includes(entry.key))
            others.set(entry.key, entry);
        else if (!entry.key.includes('.') && form.names.includes(entry.key))
            addGiven(layer, entry, { name: entry.key, prefix: form.prefix });
        else if (keysBelow(entry.key, form.names).length > 0)
            problems.push(...readMap(entry, form, layer));
        else
            problems.push(unknownKey(entry, form));
    }
    return { layer, others, problems };
}
function readMap(section, form, layer) {
    if ((0,_config_sections_js__WEBPACK_IMPORTED_MODULE_1__/* .isBlank */ .z)(section.value))
        return [];
    const keys = keysBelow(section.key, form.names);
    const label = `${form.prefix}${section.key}`;
    if (section.value.kind !== 'map') {
        const expected = `a map with the keys ${keys.join(', ')}`;
        return [{ input: label, came: (0,_config_config_value_js__WEBPACK_IMPORTED_MODULE_0__/* .nameShape */ .Vh)(section.value), expected, place: section.value.place }];
    }
    const problems = [];
    for (const entry of section.value.entries) {
        if (keys.includes(entry.key))
            addGiven(layer, entry, { name: `${section.key}.${entry.key}`, prefix: form.prefix });
        else
            problems.push(unknownKey(entry, { names: keys, otherKeys: [], prefix: `${label}.` }));
    }
    return problems;
}
function addGiven(layer, entry, { name, prefix }) {
    if ((0,_config_sections_js__WEBPACK_IMPORTED_MODULE_1__/* .isBlank */ .z)(entry.value) || isEmptyList(entry.value))
        return;
    const input = { form: 'config', value: entry.value };
    layer.set(name, { input, label: `${prefix}${name}`, source: 'config', place: entry.place });
}
/** `trusted-proxies: []` says what leaving it out says. */
function isEmptyList(value) {
    return value.kind === 'list' && value.items.length === 0;
}
function keysBelow(section, names) {
    return names.filter((name) => name.startsWith(`${section}.`)).map((name) => name.slice(section.length + 1));
}
function unknownKey(entry, form) {
    const input = `${form.prefix}${entry.key.slice(0, 60)}`;
    const known = [...new Set([...form.names.map((name) => name.replace(/\..*$/u, '')), ...form.otherKeys])];
    const closest = (0,_closest_name_js__WEBPACK_IMPORTED_MODULE_2__/* .closestName */ .N)(entry.key, known);
    const todo = closest === null ? `use one of: ${known.join(', ')}` : `did you mean ${closest}?`;
    return { input, expected: 'a key that presend knows', todo: misplaced(entry.key, form) ?? todo, place: entry.place };
}
/** A key that stands one level too high: `zone-file` or `dns.zone-file` for `dns: {zone-file: …}`. */
function misplaced(key, { names, prefix }) {
    const full = names.filter((name) => `.${name}`.endsWith(`.${key}`));
    return full.length === 1 ? `it stands in a map: ${prefix}${(full[0] ?? '').replace('.', ': {')}: …}` : null;
}
/** What `rows` make of a layer. `prefix` stands before names in problems. */
function rowValues(rows, layer, prefix = '') {
    function get(name) {
        const parsed = parseRow(rows[name], layer);
        return parsed?.status === 'ok' ? parsed.value : null;
    }
    return {
        isGiven: (name) => layer.has(name),
        get,
        always: (name) => {
            const value = get(name);
            if (value === null)
                throw new TypeError(`The key ${name} has no value, though its row should have a default`);
            return value;
        },
        at: (name) => {
            const place = layer.get(name)?.place ?? null;
            return place === null ? { input: `${prefix}${name}` } : { input: `${prefix}${name}`, place };
        },
    };
}
/** All problems of the values of a layer, in the table's order. */
function rowProblems(rows, layer) {
    return rows.flatMap((row) => {
        const parsed = layer.has(row.name) ? parseRow(row, layer) : null;
        return parsed?.status === 'bad' ? parsed.problems : [];
    });
}
function parseRow(row, layer) {
    const given = layer.get(row.name);
    if (given !== undefined)
        return atSource(row.kind.parse(given.input, given.label), row, given);
    return row.default === null ? null : row.kind.parse({ form: 'text', text: row.default }, row.name);
}
/** The same answer, its problems with the place in the file, or with the flag or variable they came from. */
function atSource(parsed, row, given) {
    if (parsed.status === 'ok')
        return parsed;
    return { status: 'bad', problems: parsed.problems.map((problem) => sourced(problem, row, given)) };
}
function sourced(problem, row, given) {
    if (given.source === 'environment')
        return { ...problem, input: row.environmentVariable ?? problem.input };
    if (given.source === 'flag')
        return { ...problem, input: `--${problem.input}` };
    return given.place === null ? problem : { place: given.place, ...problem };
}


/***/ }),

/***/ 42267:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K7: () => (/* binding */ keysOfKind),
/* harmony export */   eI: () => (/* binding */ seedTable),
/* harmony export */   qq: () => (/* binding */ oauthKeys)
/* harmony export */ });
/* harmony import */ var _contract_names_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(766);
/* harmony import */ var _kinds_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76366);
/* harmony import */ var _parsers_host_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53942);
/* harmony import */ var _parsers_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(42619);
/* harmony import */ var _service_parsers_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(74052);
/* harmony import */ var _service_row_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(96132);
/* harmony import */ var _service_settings_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(14795);
/** Every key of an entry of `seeds` in the service file, once. */







/** The keys of a login by OAuth. */
const oauthKeys = [
    'oauth.provider',
    'oauth.client-id',
    'oauth.client-secret-env',
    'oauth.client-secret-file',
    'oauth.refresh-token-env',
    'oauth.refresh-token-file',
];
/** The keys that one kind of seed may have and the other may not. */
const keysOfKind = {
    local: ['options'],
    imap: [
        ...['host', 'port', 'tls', 'username', 'password-env', 'password-file'],
        ...oauthKeys,
        ...['authserv-id', 'plus-address', 'ca-file'],
    ],
};
const oauthRows = {
    'oauth.provider': (0,_service_row_js__WEBPACK_IMPORTED_MODULE_3__/* .serviceRow */ .gp)({
        name: 'oauth.provider',
        kind: (0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)('google|microsoft|url', _service_parsers_js__WEBPACK_IMPORTED_MODULE_2__/* .parseOAuthProvider */ .w),
        example: 'google',
        description: 'imap seeds that log in by OAuth instead of a password: google, microsoft, or the URL of a token endpoint. ' +
            'Needs oauth.client-id and a refresh token.',
    }),
    'oauth.client-id': (0,_service_row_js__WEBPACK_IMPORTED_MODULE_3__/* .serviceRow */ .gp)({
        name: 'oauth.client-id',
        kind: (0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)('text', (0,_parsers_text_js__WEBPACK_IMPORTED_MODULE_4__/* .oneLine */ .TN)(500)),
        example: '1234.apps.googleusercontent.com',
        description: 'imap seeds by OAuth: the client that the refresh token was issued to.',
    }),
    'oauth.client-secret-env': (0,_service_row_js__WEBPACK_IMPORTED_MODULE_3__/* .serviceRow */ .gp)({
        name: 'oauth.client-secret-env',
        kind: (0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)('variable', _service_parsers_js__WEBPACK_IMPORTED_MODULE_2__/* .parseVariableName */ .fK),
        defaultNote: 'none: a public client',
        example: 'SEED_CLIENT_SECRET',
        description: 'imap seeds by OAuth: the environment variable that holds the secret of the client.',
    }),
    'oauth.client-secret-file': (0,_service_row_js__WEBPACK_IMPORTED_MODULE_3__/* .serviceRow */ .gp)({
        name: 'oauth.client-secret-file',
        kind: (0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)('path', _service_parsers_js__WEBPACK_IMPORTED_MODULE_2__/* .parseFilePath */ .zJ),
        defaultNote: 'none: a public client',
        example: '/run/credentials/presend.service/client-secret',
        description: 'imap seeds by OAuth: the file that holds the secret of the client.',
    }),
    'oauth.refresh-token-env': (0,_service_row_js__WEBPACK_IMPORTED_MODULE_3__/* .serviceRow */ .gp)({
        name: 'oauth.refresh-token-env',
        kind: (0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)('variable', _service_parsers_js__WEBPACK_IMPORTED_MODULE_2__/* .parseVariableName */ .fK),
        example: 'SEED1_REFRESH_TOKEN',
        description: 'imap seeds by OAuth: the environment variable that holds the refresh token. This or oauth.refresh-token-file ' +
            'is needed there.',
    }),
    'oauth.refresh-token-file': (0,_service_row_js__WEBPACK_IMPORTED_MODULE_3__/* .serviceRow */ .gp)({
        name: 'oauth.refresh-token-file',
        kind: (0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)('path', _service_parsers_js__WEBPACK_IMPORTED_MODULE_2__/* .parseFilePath */ .zJ),
        example: '/run/credentials/presend.service/seed1-refresh-token',
        description: 'imap seeds by OAuth: the file that holds the refresh token.',
    }),
};
/** The rows, in the order in which documents show them. */
const seedTable = {
    address: (0,_service_row_js__WEBPACK_IMPORTED_MODULE_3__/* .serviceRow */ .gp)({
        name: 'address',
        kind: (0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)('address', _service_parsers_js__WEBPACK_IMPORTED_MODULE_2__/* .parseSeedAddress */ .Vj),
        example: 'seed1@box.example',
        description: 'The address of the mailbox. Always needed; no two seeds may have the same.',
    }),
    provider: (0,_service_row_js__WEBPACK_IMPORTED_MODULE_3__/* .serviceRow */ .gp)({
        name: 'provider',
        kind: (0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)('domain', _parsers_host_js__WEBPACK_IMPORTED_MODULE_1__/* .parseDomain */ .gR),
        defaultNote: 'the domain of the address',
        description: 'The provider that tests show for it.',
    }),
    type: (0,_service_row_js__WEBPACK_IMPORTED_MODULE_3__/* .serviceRow */ .gp)({
        name: 'type',
        kind: (0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .oneOf */ .yL)(_contract_names_js__WEBPACK_IMPORTED_MODULE_5__/* .providerTypes */ .Nm),
        description: 'The type of the provider: consumer, business or protected. Always needed.',
    }),
    kind: (0,_service_row_js__WEBPACK_IMPORTED_MODULE_3__/* .serviceRow */ .gp)({
        name: 'kind',
        kind: (0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .oneOf */ .yL)(['local', 'imap']),
        default: 'local',
        description: "local: the service's own receiver takes its mail and simulates; imap: a real mailbox is observed.",
    }),
    options: (0,_service_row_js__WEBPACK_IMPORTED_MODULE_3__/* .serviceRow */ .gp)({
        name: 'options',
        kind: (0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .someOf */ .yU)(_service_settings_js__WEBPACK_IMPORTED_MODULE_6__/* .seedOptions */ .I, { type: 'list of options', valueName: 'options' }),
        defaultNote: 'none',
        description: 'Local seeds: ways of some providers: outlook.com (its own rules), greylist (the first attempt is deferred), ' +
            'hold-bulk (bulk mail is held for a person to release), tabs (a consumer seed that sorts its inbox as Gmail does).',
    }),
    host: (0,_service_row_js__WEBPACK_IMPORTED_MODULE_3__/* .serviceRow */ .gp)({
        name: 'host',
        kind: (0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)('host', _parsers_host_js__WEBPACK_IMPORTED_MODULE_1__/* .parseHost */ .o6),
        example: 'imap.box.example',
        description: 'imap seeds: the IMAP server. Needed there.',
    }),
    port: (0,_service_row_js__WEBPACK_IMPORTED_MODULE_3__/* .serviceRow */ .gp)({
        name: 'port',
        kind: (0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .integer */ .nd)({ min: 1, max: 65_535 }),
        defaultNote: '993; 143 when tls is not implicit',
        description: 'imap seeds: its port.',
    }),
    tls: (0,_service_row_js__WEBPACK_IMPORTED_MODULE_3__/* .serviceRow */ .gp)({
        name: 'tls',
        kind: (0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .oneOf */ .yL)(['implicit', 'starttls', 'none']),
        default: 'implicit',
        description: 'imap seeds: implicit (TLS from the first byte), starttls (required), or none, which is for this machine alone.',
    }),
    username: (0,_service_row_js__WEBPACK_IMPORTED_MODULE_3__/* .serviceRow */ .gp)({
        name: 'username',
        kind: (0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)('text', (0,_parsers_text_js__WEBPACK_IMPORTED_MODULE_4__/* .oneLine */ .TN)(1000)),
        example: 'seed1',
        description: 'imap seeds: the user name. Needed there.',
    }),
    'password-env': (0,_service_row_js__WEBPACK_IMPORTED_MODULE_3__/* .serviceRow */ .gp)({
        name: 'password-env',
        kind: (0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)('variable', _service_parsers_js__WEBPACK_IMPORTED_MODULE_2__/* .parseVariableName */ .fK),
        example: 'SEED1_PASSWORD',
        description: 'imap seeds: the environment variable that holds the password. This, password-file or oauth is needed there.',
    }),
    'password-file': (0,_service_row_js__WEBPACK_IMPORTED_MODULE_3__/* .serviceRow */ .gp)({
        name: 'password-file',
        kind: (0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)('path', _service_parsers_js__WEBPACK_IMPORTED_MODULE_2__/* .parseFilePath */ .zJ),
        example: '/run/credentials/presend.service/seed1',
        description: 'imap seeds: the file that holds the password; a line end behind it is cut.',
    }),
    ...oauthRows,
    'authserv-id': (0,_service_row_js__WEBPACK_IMPORTED_MODULE_3__/* .serviceRow */ .gp)({
        name: 'authserv-id',
        kind: (0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .listOf */ .c3)({ type: 'list of names', valueName: 'names' }, 'words', (0,_parsers_text_js__WEBPACK_IMPORTED_MODULE_4__/* .oneLine */ .TN)(255)),
        defaultNote: 'none: nothing is taken from the provider, everything is computed',
        example: 'mx.box.example',
        description: 'imap seeds: the name under which the provider writes Authentication-Results, or several where it writes each ' +
            'method under a name of its own; only these are believed. `*.mx.box.example` means every host below that domain, ' +
            'for providers whose hosts each sign with their own name. `unnamed` for Microsoft, whose fields begin with the ' +
            'first result.',
    }),
    'plus-address': (0,_service_row_js__WEBPACK_IMPORTED_MODULE_3__/* .serviceRow */ .gp)({
        name: 'plus-address',
        kind: (0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .trueOrFalse */ .dt)(),
        default: 'false',
        description: 'imap seeds: true when mail to seed1+anything@box.example reaches the mailbox too.',
    }),
    'ca-file': (0,_service_row_js__WEBPACK_IMPORTED_MODULE_3__/* .serviceRow */ .gp)({
        name: 'ca-file',
        kind: (0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)('path', _service_parsers_js__WEBPACK_IMPORTED_MODULE_2__/* .parsePathOrNone */ .Iv),
        default: 'none',
        description: "imap seeds: PEM file of the authorities that may sign the server's certificate, instead of Node's own.",
    }),
};


/***/ }),

/***/ 58419:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A_: () => (/* binding */ duplicateProblems),
/* harmony export */   jm: () => (/* binding */ isByOAuth),
/* harmony export */   w7: () => (/* binding */ seedProblems)
/* harmony export */ });
/* harmony import */ var _errors_problem_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(32964);
/* harmony import */ var _parsers_host_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53942);
/* harmony import */ var _row_layer_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(59522);
/* harmony import */ var _seed_rows_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42267);
/** What must hold between the keys of one seed, and between seeds. Pure. */




const needed = {
    address: 'the address of the mailbox',
    type: 'one of consumer, business, protected',
    host: 'the IMAP server',
    username: 'the user name at the IMAP server',
};
/** What every seed needs, what one of its kind needs, and what one of its kind cannot have. */
function seedProblems(values, spot) {
    const kind = values.get('kind');
    const names = kind === 'imap' ? ['address', 'type', 'host', 'username'] : ['address', 'type'];
    const missing = names.filter((name) => !values.isGiven(name));
    return [
        ...missing.map((name) => missingProblem(values.at(name).input, needed[name], spot)),
        ...(kind === null ? [] : foreignProblems(values, kind)),
        ...(kind === 'imap' ? [...loginProblems(values, spot), ...tlsProblems(values)] : []),
    ];
}
function missingProblem(input, expected, { place }) {
    return { input, came: 'nothing', expected, ...(place === undefined ? {} : { place }) };
}
/** True when any key of it is given: then all that it needs must be. */
function isByOAuth(values) {
    return _seed_rows_js__WEBPACK_IMPORTED_MODULE_2__/* .oauthKeys */ .qq.some((name) => values.isGiven(name));
}
function foreignProblems(values, kind) {
    const other = kind === 'local' ? 'imap' : 'local';
    return _seed_rows_js__WEBPACK_IMPORTED_MODULE_2__/* .keysOfKind */ .K7[other].flatMap((name) => {
        if (!values.isGiven(name))
            return [];
        const expected = `this key at seeds of kind ${other} alone`;
        return [{ ...values.at(name), expected, todo: `remove it, or set kind: ${other}` }];
    });
}
function loginProblems(values, spot) {
    if (isByOAuth(values))
        return oauthProblems(values, spot);
    const isGiven = values.isGiven('password-env') || values.isGiven('password-file');
    const expected = 'the name of an environment variable, or a password-file, that holds the password; or oauth';
    if (!isGiven)
        return [missingProblem(values.at('password-env').input, expected, spot)];
    return twiceProblems(values, 'password-env', 'password-file');
}
const neededByOAuth = {
    'oauth.provider': 'google, microsoft, or the URL of a token endpoint',
    'oauth.client-id': 'the client that the refresh token was issued to',
};
function oauthProblems(values, spot) {
    const missing = ['oauth.provider', 'oauth.client-id'].filter((name) => !values.isGiven(name));
    const hasToken = values.isGiven('oauth.refresh-token-env') || values.isGiven('oauth.refresh-token-file');
    const token = 'the name of an environment variable, or a refresh-token-file, that holds the refresh token';
    return [
        ...missing.map((name) => missingProblem(values.at(name).input, neededByOAuth[name], spot)),
        ...(hasToken ? [] : [missingProblem(values.at('oauth.refresh-token-env').input, token, spot)]),
        ...twiceProblems(values, 'oauth.refresh-token-env', 'oauth.refresh-token-file'),
        ...twiceProblems(values, 'oauth.client-secret-env', 'oauth.client-secret-file'),
        ...['password-env', 'password-file'].flatMap((name) => values.isGiven(name)
            ? [{ ...values.at(name), expected: 'a password or oauth, not both', todo: 'remove one' }]
            : []),
    ];
}
function twiceProblems(values, byVariable, byFile) {
    if (!values.isGiven(byVariable) || !values.isGiven(byFile))
        return [];
    return [{ ...values.at(byFile), expected: `${byVariable} or ${byFile}, not both`, todo: 'remove one' }];
}
function tlsProblems(values) {
    const host = values.get('host');
    if (values.get('tls') !== 'none' || host === null || (0,_parsers_host_js__WEBPACK_IMPORTED_MODULE_0__/* .isLoopback */ .U9)(host))
        return [];
    const expected = 'implicit or starttls (none only to this machine)';
    return [{ ...values.at('tls'), came: 'none', expected, todo: 'the password would travel unencrypted' }];
}
/** One problem for each seed whose address stands further up already. */
function duplicateProblems(items) {
    const first = new Map();
    return items.flatMap((item, index) => {
        const prefix = `seeds[${index}].`;
        const level = (0,_row_layer_js__WEBPACK_IMPORTED_MODULE_1__/* .readLevel */ .lI)(item.kind === 'map' ? item.entries : [], {
            names: Object.keys(_seed_rows_js__WEBPACK_IMPORTED_MODULE_2__/* .seedTable */ .eI),
            otherKeys: [],
            prefix,
        });
        const values = (0,_row_layer_js__WEBPACK_IMPORTED_MODULE_1__/* .rowValues */ .XZ)(_seed_rows_js__WEBPACK_IMPORTED_MODULE_2__/* .seedTable */ .eI, level.layer, prefix);
        const address = values.get('address');
        const earlier = address === null ? undefined : first.get(address);
        if (address !== null && earlier === undefined)
            first.set(address, item.place);
        if (earlier === undefined)
            return [];
        const expected = `each address once (the first one is on line ${earlier.line ?? '?'})`;
        return [
            {
                ...values.at('address'),
                came: `${(0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .quoteValue */ .cl)(address)} a second time`,
                expected,
                todo: 'remove one of the two',
            },
        ];
    });
}


/***/ }),

/***/ 79813:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ readClientSecret),
/* harmony export */   R: () => (/* binding */ readSeedLogin)
/* harmony export */ });
/* harmony import */ var _errors_problem_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(32964);
/* harmony import */ var _parsers_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(42619);
/* harmony import */ var _seed_rules_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58419);
/* harmony import */ var _service_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42051);
/** What a seed logs in with, read where the file or the line says that it lies. */




const password = { byVariable: 'password-env', byFile: 'password-file', noun: 'password' };
const clientSecret = {
    byVariable: 'oauth.client-secret-env',
    byFile: 'oauth.client-secret-file',
    noun: 'client secret',
};
const refreshToken = {
    byVariable: 'oauth.refresh-token-env',
    byFile: 'oauth.refresh-token-file',
    noun: 'refresh token',
};
/** The login of an imap seed; `null` for a local one, and where it is not said in a way that can be followed. */
async function readSeedLogin(values, surroundings) {
    if (values.get('kind') !== 'imap')
        return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_2__.ok)(null);
    if (!(0,_seed_rules_js__WEBPACK_IMPORTED_MODULE_0__/* .isByOAuth */ .jm)(values)) {
        const read = await readSecret(password, values, surroundings);
        if (read.status === 'bad')
            return read;
        return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_2__.ok)(read.value === null ? null : { method: 'password', password: read.value });
    }
    const token = await readSecret(refreshToken, values, surroundings);
    const secret = await readClientSecret(values, surroundings);
    if (token.status === 'bad' || secret.status === 'bad') {
        return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .bad */ .MB)(...(token.status === 'bad' ? token.problems : []), ...(secret.status === 'bad' ? secret.problems : []));
    }
    const provider = values.get('oauth.provider');
    const clientId = values.get('oauth.client-id');
    if (token.value === null || provider === null || clientId === null)
        return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_2__.ok)(null);
    return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_2__.ok)({ method: 'oauth', provider, clientId, clientSecret: secret.value, refreshToken: token.value });
}
/** The secret of the OAuth client; `null`: a public client. */
async function readClientSecret(values, surroundings) {
    return await readSecret(clientSecret, values, surroundings);
}
async function readSecret({ byVariable, byFile, noun }, values, { env, files, workingDirectory }) {
    if (values.isGiven(byVariable) === values.isGiven(byFile))
        return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_2__.ok)(null);
    const variable = values.get(byVariable);
    const path = values.get(byFile);
    if (variable !== null) {
        const text = env[variable] ?? '';
        if (text !== '')
            return asSecret(text, values.at(byVariable), noun);
        const todo = 'set it where the command starts, or name a file that holds it';
        return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .bad */ .MB)({ ...values.at(byVariable), came: `nothing in ${variable}`, expected: `the ${noun} there`, todo });
    }
    if (path === null)
        return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_2__.ok)(null);
    const at = values.at(byFile);
    const text = await (0,_service_files_js__WEBPACK_IMPORTED_MODULE_1__/* .readNamedFile */ .wh)({ ...at, path }, { files, workingDirectory });
    return text.status === 'ok' ? asSecret(text.value, at, noun) : text;
}
/** It may be no longer than any server takes; nothing of a wrong one is shown. */
function asSecret(text, at, noun) {
    const parsed = (0,_parsers_text_js__WEBPACK_IMPORTED_MODULE_3__/* .parsePassword */ .Hr)(text, at.input);
    return parsed.status === 'ok' ? parsed : (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .bad */ .MB)({ ...at, expected: `a ${noun} on one line` });
}


/***/ }),

/***/ 42051:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L0: () => (/* binding */ secretFileNotice),
/* harmony export */   Wj: () => (/* binding */ fileProblem),
/* harmony export */   wh: () => (/* binding */ readNamedFile)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _errors_problem_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(32964);
/* harmony import */ var _parsers_bad_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(15013);
/** Files that the service file names: each must be there. */



/** What is wrong with it; `null`: it is a file. Whether it can be read and holds what it should shows when it is used. */
async function fileProblem({ path, ...at }, { files, workingDirectory }) {
    const found = await files.stat((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(workingDirectory, path));
    if (found?.kind === 'file')
        return null;
    const expected = found === null ? 'a file that is there' : `a file, not a ${found.kind}`;
    return { ...at, came: (0,_parsers_bad_text_js__WEBPACK_IMPORTED_MODULE_1__/* .quoteGiven */ .k9)(path), expected, todo: 'correct the path; it is relative to the working directory' };
}
/** The text of a file that holds a secret; problems show nothing of it. */
async function readNamedFile({ path, ...at }, { files, workingDirectory }) {
    const problem = await fileProblem({ ...at, path }, { files, workingDirectory });
    if (problem !== null)
        return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .bad */ .MB)(problem);
    try {
        const text = await files.readText((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(workingDirectory, path));
        return text.trim() === '' ? (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .bad */ .MB)({ ...at, came: 'an empty file', expected: 'the secret in it' }) : (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_2__.ok)(text);
    }
    catch (error) {
        const code = error instanceof Error && 'code' in error ? String(error.code) : 'a failure';
        return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .bad */ .MB)({ ...at, came: code, expected: 'a file that can be read' });
    }
}
/** What the operator should know of a file that holds a secret; `null`: nothing, or it is not there. */
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
/* harmony export */   Ad: () => (/* binding */ parseListenOrNone),
/* harmony export */   HI: () => (/* binding */ parseSendingIp),
/* harmony export */   IG: () => (/* binding */ parsePublicUrl),
/* harmony export */   Iv: () => (/* binding */ parsePathOrNone),
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
/* harmony import */ var node_net__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77030);
/* harmony import */ var _errors_problem_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(32964);
/* harmony import */ var _world_secret_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(41502);
/* harmony import */ var _parsers_bad_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(15013);
/* harmony import */ var _parsers_duration_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(33684);
/* harmony import */ var _parsers_host_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(53942);
/* harmony import */ var _parsers_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(42619);
/** Values that only a service has: where it listens, where its data lies, whom it trusts. */







/** `host:port`; IPv6 in brackets; port 0 is a free one. */
function parseListen(text, input) {
    const [, name = '', digits = ''] = /^(\[[^\]]*\]|[^:]*):(\d{1,5})$/u.exec(text) ?? [];
    const host = (0,_parsers_host_js__WEBPACK_IMPORTED_MODULE_2__/* .toHost */ .gs)(name);
    const port = Number(digits);
    if (digits !== '' && host !== null && port <= 65_535)
        return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_3__.ok)({ host, port });
    const isPort = /^:?\d{1,5}$/u.test(text);
    const todo = isPort
        ? `write 127.0.0.1:${text.replace(':', '')}, or 0.0.0.0:${text.replace(':', '')} for all`
        : undefined;
    return (0,_parsers_bad_text_js__WEBPACK_IMPORTED_MODULE_4__/* .badText */ .rY)({ input, text }, 'an address and a port, such as 127.0.0.1:8025 or [::1]:8025', todo);
}
/** The same, or `none`. */
function parseListenOrNone(text, input) {
    if (text === 'none')
        return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_3__.ok)('none');
    const parsed = parseListen(text, input);
    return parsed.status === 'ok' ? parsed : (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .bad */ .MB)(...parsed.problems.map(orNone));
}
function orNone(problem) {
    return { ...problem, expected: `${problem.expected}, or none` };
}
/** The URL by which others reach the service; a trailing slash is cut. */
function parsePublicUrl(text, input) {
    return parseWebUrl({ text, input, example: 'https://presend.example' });
}
/** The URL of rspamd's worker. */
function parseEngineUrl(text, input) {
    return parseWebUrl({ text, input, example: 'http://127.0.0.1:11334' });
}
function parseWebUrl(given) {
    const { text, example } = given;
    const url = text.length > 2048 ? null : URL.parse(text);
    if (url === null || !/^https?:$/u.test(url.protocol))
        return (0,_parsers_bad_text_js__WEBPACK_IMPORTED_MODULE_4__/* .badText */ .rY)(given, `a URL such as ${example}`);
    if (url.username !== '' || url.password !== '')
        return (0,_parsers_bad_text_js__WEBPACK_IMPORTED_MODULE_4__/* .badText */ .rY)(given, 'a URL without user and password');
    if (/[?#]/u.test(text))
        return (0,_parsers_bad_text_js__WEBPACK_IMPORTED_MODULE_4__/* .badText */ .rY)(given, 'a URL without query (?) and fragment (#)');
    return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_3__.ok)(`${url.origin}${url.pathname.replace(/\/+$/u, '')}`);
}
/**
 * A storage location as far as its form goes; `storage/` reads what is in it. Nothing of a URL is shown but its host and
 * database, since it may hold a password.
 */
function parseStorage(text, input) {
    const expected = 'sqlite:PATH, postgres://USER@HOST/DATABASE or memory';
    if (text === 'sqlite::memory:')
        return (0,_parsers_bad_text_js__WEBPACK_IMPORTED_MODULE_4__/* .badText */ .rY)({ input, text }, expected, 'write memory');
    if (text === 'memory' || /^sqlite:./u.test(text))
        return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_3__.ok)(new _world_secret_js__WEBPACK_IMPORTED_MODULE_5__/* .Secret */ .z(text));
    const url = /^postgres(?:ql)?:\/\/[^/?#]*\/[^/?#]/u.test(text) ? URL.parse(text) : null;
    // A password with a bare `/`, `?` or `#` ends the host too early: what is shown of such a URL could be the rest of it.
    const isUrl = url !== null && !`${url.pathname}${url.search}${url.hash}`.includes('@');
    if (isUrl)
        return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_3__.ok)(new _world_secret_js__WEBPACK_IMPORTED_MODULE_5__/* .Secret */ .z(text));
    if (text.includes('@'))
        return (0,_parsers_bad_text_js__WEBPACK_IMPORTED_MODULE_4__/* .badSecret */ .Yp)(input, expected, 'write special characters of a password as %40 (@), %2F (/)…');
    const todo = /\.(?:db|sqlite3?)$/u.test(text) ? `write sqlite:${text}` : undefined;
    return (0,_parsers_bad_text_js__WEBPACK_IMPORTED_MODULE_4__/* .badText */ .rY)({ input, text }, expected, todo);
}
/** `client`, `none` or an address. */
function parseSendingIp(text, input) {
    if (text === 'client' || text === 'none')
        return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_3__.ok)({ kind: text });
    if ((0,node_net__WEBPACK_IMPORTED_MODULE_0__.isIP)(text) !== 0 && !text.includes('%'))
        return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_3__.ok)({ kind: 'fixed', address: text });
    return (0,_parsers_bad_text_js__WEBPACK_IMPORTED_MODULE_4__/* .badText */ .rY)({ input, text }, 'client, none, or an IPv4 or IPv6 address');
}
/** An address or a network, `10.0.0.0/8`. */
function parseNetwork(text, input) {
    const [, address = '', prefix] = /^([^/]+)(?:\/(\d{1,3}))?$/u.exec(text) ?? [];
    const mostBits = (0,node_net__WEBPACK_IMPORTED_MODULE_0__.isIPv4)(address) ? 32 : 128;
    const isAddress = (0,node_net__WEBPACK_IMPORTED_MODULE_0__.isIP)(address) !== 0 && !address.includes('%');
    if (isAddress && (prefix === undefined || Number(prefix) <= mostBits))
        return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_3__.ok)(text);
    return (0,_parsers_bad_text_js__WEBPACK_IMPORTED_MODULE_4__/* .badText */ .rY)({ input, text }, 'an IP address or a network, such as 127.0.0.1 or 10.0.0.0/8');
}
/** A DNS server: an address, with a port when it is not 53. */
function parseDnsServer(text, input) {
    const [, bracketed, port] = /^\[([^\]]+)\](?::(\d{1,5}))?$/u.exec(text) ?? /^(\d[\d.]*):(\d{1,5})$/u.exec(text) ?? [];
    const isPort = port === undefined || (Number(port) >= 1 && Number(port) <= 65_535);
    if ((0,node_net__WEBPACK_IMPORTED_MODULE_0__.isIP)(bracketed ?? text) !== 0 && !text.includes('%') && isPort)
        return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_3__.ok)(text);
    return (0,_parsers_bad_text_js__WEBPACK_IMPORTED_MODULE_4__/* .badText */ .rY)({ input, text }, 'the IP address of a DNS server, such as 127.0.0.53 or 127.0.0.1:5353');
}
/** A path, or `none`. */
function parsePathOrNone(text, input) {
    return text === 'none' ? (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_3__.ok)('none') : parseFilePath(text, input);
}
/** A path, relative to the working directory or absolute. */
function parseFilePath(text, input) {
    if (/^[a-z][a-z0-9+.-]*:\/\//iu.test(text))
        return (0,_parsers_bad_text_js__WEBPACK_IMPORTED_MODULE_4__/* .badText */ .rY)({ input, text }, 'a path, not a URL');
    return (0,_parsers_text_js__WEBPACK_IMPORTED_MODULE_6__/* .oneLine */ .TN)(4096)(text, input);
}
const dayMs = 86_400_000;
/** A parser for durations from a second on that may be written in days; the answer is in milliseconds. */
function durationUpToDays(maxDays) {
    const parse = (0,_parsers_duration_js__WEBPACK_IMPORTED_MODULE_1__/* .duration */ .p0)({ minMs: 1000, maxMs: maxDays * dayMs });
    return (text, input) => {
        const [, days] = /^(\d{1,6})d$/u.exec(text) ?? [];
        const parsed = parse(days === undefined ? text : `${Number(days) * 24}h`, input);
        if (parsed.status === 'ok')
            return parsed;
        return (0,_parsers_bad_text_js__WEBPACK_IMPORTED_MODULE_4__/* .badText */ .rY)({ input, text }, `a duration from 1s to ${maxDays}d, such as 30d or 36h`);
    };
}
/** The address of a seed mailbox, in lower case. */
function parseSeedAddress(text, input) {
    const parsed = (0,_parsers_host_js__WEBPACK_IMPORTED_MODULE_2__/* .parseEnvelopeFrom */ .If)(text, input);
    if (parsed.status === 'ok')
        return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_3__.ok)(parsed.value.toLowerCase());
    return (0,_parsers_bad_text_js__WEBPACK_IMPORTED_MODULE_4__/* .badText */ .rY)({ input, text }, 'one address, such as seed1@box.example');
}
/** A provider of access tokens; in the clear only on this machine, since refresh tokens go there. */
function parseOAuthProvider(text, input) {
    const expected = 'google, microsoft, or the URL of a token endpoint such as https://login.box.example/token';
    const name = text.toLowerCase();
    if (name === 'google' || name === 'microsoft')
        return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_3__.ok)(name);
    const url = text.length > 2048 ? null : URL.parse(text);
    if (url === null || url.username !== '' || url.password !== '' || url.hash !== '')
        return (0,_parsers_bad_text_js__WEBPACK_IMPORTED_MODULE_4__/* .badText */ .rY)({ input, text }, expected);
    if (url.protocol === 'https:')
        return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_3__.ok)(`https://${url.host}${url.pathname}${url.search}`);
    const isOwn = url.protocol === 'http:' && (0,_parsers_host_js__WEBPACK_IMPORTED_MODULE_2__/* .isLoopback */ .U9)(url.hostname.replace(/^\[(.*)\]$/u, '$1'));
    if (isOwn)
        return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_3__.ok)(`http://${url.host}${url.pathname}${url.search}`);
    return (0,_parsers_bad_text_js__WEBPACK_IMPORTED_MODULE_4__/* .badText */ .rY)({ input, text }, expected, 'refresh tokens go there: plain http is for this machine alone');
}
/** The name of an environment variable. What is none may be the password itself, so it is not shown. */
function parseVariableName(text, input) {
    if (/^[A-Za-z_][A-Za-z0-9_]{0,199}$/u.test(text))
        return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_3__.ok)(text);
    return (0,_parsers_bad_text_js__WEBPACK_IMPORTED_MODULE_4__/* .badSecret */ .Yp)(input, 'the name of an environment variable, such as SEED1_PASSWORD');
}


/***/ }),

/***/ 96132:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   VC: () => (/* binding */ defaultText),
/* harmony export */   gp: () => (/* binding */ serviceRow)
/* harmony export */ });
/* unused harmony export describeServiceRow */
/** What one row of the service file's table says. */
/** A row with the usual answers filled in: no default, no flag. */
function serviceRow(parts) {
    return { default: null, defaultNote: null, example: null, isFlag: false, environmentVariable: null, ...parts };
}
/** What holds when nothing is given, in words; `null`: simply nothing. */
function defaultText(row) {
    return row.default ?? row.defaultNote;
}
/** The whole paragraph: description, example, default. */
function describeServiceRow(row) {
    const shown = defaultText(row);
    const example = row.example === null ? '' : ` Example: ${row.example}.`;
    return `${row.description}${example}${shown === null ? '' : ` Default: ${shown}.`}`;
}


/***/ }),

/***/ 64485:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  o: () => (/* binding */ serviceTable)
});

// EXTERNAL MODULE: ./lib/settings/kinds.js + 1 modules
var kinds = __webpack_require__(76366);
// EXTERNAL MODULE: ./lib/settings/parsers/host.js
var host = __webpack_require__(53942);
// EXTERNAL MODULE: ./lib/settings/service-file/dmarc-rows.js
var dmarc_rows = __webpack_require__(1077);
// EXTERNAL MODULE: ./lib/settings/service-file/google-rows.js
var google_rows = __webpack_require__(95377);
// EXTERNAL MODULE: ./lib/settings/service-file/service-row.js
var service_row = __webpack_require__(96132);
;// CONCATENATED MODULE: ./lib/settings/service-file/rate-limit-rows.js
/** Keys of the service file that limit requests per hour. */


const requestsPerHour = (0,kinds/* integer */.nd)({ min: 1, max: 1_000_000_000 }, 'requests');
/** The rows. */
const rateLimitRows = {
    'rate-limits.pro': (0,service_row/* serviceRow */.gp)({
        name: 'rate-limits.pro',
        kind: requestsPerHour,
        default: '1000',
        description: 'Requests per hour for each token on the Pro plan.',
    }),
    'rate-limits.enterprise': (0,service_row/* serviceRow */.gp)({
        name: 'rate-limits.enterprise',
        kind: requestsPerHour,
        default: '10000',
        description: 'Requests per hour for each token on the Enterprise plan.',
    }),
    'rate-limits.anonymous': (0,service_row/* serviceRow */.gp)({
        name: 'rate-limits.anonymous',
        kind: requestsPerHour,
        default: '1000',
        description: 'Requests per hour for each client address (one IPv4 address or one IPv6 /64) without a valid token, and for ' +
            'each token on the Free plan.',
    }),
    'rate-limits.pages': (0,service_row/* serviceRow */.gp)({
        name: 'rate-limits.pages',
        kind: requestsPerHour,
        default: '10000',
        description: 'Views of report pages (/r/…) per hour for each client address. They do not count against any other limit.',
    }),
};

// EXTERNAL MODULE: ./lib/settings/service-file/service-parsers.js
var service_parsers = __webpack_require__(74052);
// EXTERNAL MODULE: ./lib/settings/service-file/service-settings.js
var service_settings = __webpack_require__(14795);
;// CONCATENATED MODULE: ./lib/settings/service-file/service-rows.js
/** Every key of the service file but those of its seeds, once: file, flags, JSON Schema and documents derive from it. */








const mebibyte = 1_048_576;
const daySpanSchema = { type: 'string', pattern: '^[0-9]{1,9}(ms|s|m|h|d)$' };
/** What it is and where its data lies. */
const placeRows = {
    listen: (0,service_row/* serviceRow */.gp)({
        name: 'listen',
        kind: (0,kinds/* textOf */.b6)('host:port', service_parsers/* parseListen */.JZ),
        default: '127.0.0.1:8025',
        isFlag: true,
        description: 'Where HTTP is served: the API, the reports, health and metrics. Port 0 is a free one.',
    }),
    smtp: (0,service_row/* serviceRow */.gp)({
        name: 'smtp',
        kind: (0,kinds/* textOf */.b6)('host:port|none', service_parsers/* parseListenOrNone */.Ad),
        default: '127.0.0.1:2525',
        isFlag: true,
        description: 'Where mail for the local seeds is received, or none: this instance receives nothing.',
    }),
    'public-url': (0,service_row/* serviceRow */.gp)({
        name: 'public-url',
        kind: (0,kinds/* textOf */.b6)('url', service_parsers/* parsePublicUrl */.IG),
        defaultNote: 'where it listens',
        example: 'https://presend.example',
        isFlag: true,
        description: 'The URL by which others reach the service; links to reports begin with it.',
    }),
    storage: (0,service_row/* serviceRow */.gp)({
        name: 'storage',
        kind: (0,kinds/* textOf */.b6)('location', service_parsers/* parseStorage */.Rw),
        default: 'sqlite:./presend.db',
        isFlag: true,
        environmentVariable: 'PRESEND_STORAGE',
        description: 'Where the data lies: sqlite:PATH, postgres://USER@HOST/DATABASE, or memory, which ends with the process. ' +
            'A password in the URL is never shown; PRESEND_STORAGE or a file ~/.pgpass keeps it out of this file.',
    }),
    'test-timeout': (0,service_row/* serviceRow */.gp)({
        name: 'test-timeout',
        kind: (0,kinds/* timeSpan */.wL)({ minMs: 1000, maxMs: 86_400_000 }),
        default: '60m',
        isFlag: true,
        description: 'How long a test waits for mail when its creator does not say: from 1s to 24h.',
    }),
    retention: (0,service_row/* serviceRow */.gp)({
        name: 'retention',
        kind: (0,kinds/* single */.J0)({ type: 'duration', unit: 'duration', valueName: 'duration', schema: daySpanSchema }, (0,service_parsers/* durationUpToDays */.kW)(3650)),
        default: '30d',
        isFlag: true,
        description: 'After this long a test is deleted with everything that hangs on it: from 1s to 3650d, and no shorter than test-timeout.',
    }),
};
/** How mail is judged. */
const judgingRows = {
    'dns.servers': (0,service_row/* serviceRow */.gp)({
        name: 'dns.servers',
        kind: (0,kinds/* listOf */.c3)({ type: 'list of addresses', valueName: 'addresses' }, 'words', service_parsers/* parseDnsServer */.a4),
        defaultNote: "the machine's own",
        example: '127.0.0.53',
        description: 'The DNS servers that are asked for SPF, DKIM and DMARC records.',
    }),
    'dns.zone-file': (0,service_row/* serviceRow */.gp)({
        name: 'dns.zone-file',
        kind: (0,kinds/* textOf */.b6)('path', service_parsers/* parsePathOrNone */.Iv),
        default: 'none',
        description: 'A DNS zone in master file format (RFC 1035). It answers for the names at and below its apexes; every other name is looked up in live DNS.',
    }),
    'spam-filter.kind': (0,service_row/* serviceRow */.gp)({
        name: 'spam-filter.kind',
        kind: (0,kinds/* oneOf */.yL)(['built-in', 'rspamd', 'spamd']),
        default: 'built-in',
        description: 'The engine that judges spam for the local seeds: built-in, rspamd, or spamd (SpamAssassin).',
    }),
    'spam-filter.url': (0,service_row/* serviceRow */.gp)({
        name: 'spam-filter.url',
        kind: (0,kinds/* textOf */.b6)('url', service_parsers/* parseEngineUrl */.hn),
        defaultNote: 'http://127.0.0.1:11334 for rspamd',
        description: 'The worker of rspamd that checks mail; for kind rspamd alone.',
    }),
    'spam-filter.host': (0,service_row/* serviceRow */.gp)({
        name: 'spam-filter.host',
        kind: (0,kinds/* textOf */.b6)('host', host/* parseHost */.o6),
        defaultNote: '127.0.0.1 for spamd',
        description: 'Where spamd runs; for kind spamd alone.',
    }),
    'spam-filter.port': (0,service_row/* serviceRow */.gp)({
        name: 'spam-filter.port',
        kind: (0,kinds/* integer */.nd)({ min: 1, max: 65_535 }),
        defaultNote: '783 for spamd',
        description: 'The port of spamd; for kind spamd alone.',
    }),
    'sending-ip': (0,service_row/* serviceRow */.gp)({
        name: 'sending-ip',
        kind: (0,kinds/* textOf */.b6)('address', service_parsers/* parseSendingIp */.HI),
        default: 'client',
        isFlag: true,
        description: 'The address that SPF is checked for: client (the server that hands the mail over), none (SPF is not measured), ' +
            'or the address that real mail will come from.',
    }),
    'imap.settle': (0,service_row/* serviceRow */.gp)({
        name: 'imap.settle',
        kind: (0,kinds/* timeSpan */.wL)({ minMs: 0, maxMs: 600_000 }),
        default: '750ms',
        description: 'How long a message in a watched mailbox may still be moved before its folder is the result: from 0s to 10m. ' +
            'Longer where a provider, or a rule of the mailbox, moves mail after it has come.',
    }),
};
/** Whom it talks to. */
const networkRows = {
    'webhooks.allow-private': (0,service_row/* serviceRow */.gp)({
        name: 'webhooks.allow-private',
        kind: (0,kinds/* trueOrFalse */.dt)(),
        default: 'false',
        description: 'true: webhooks may go to loopback and private addresses, and over plain http.',
    }),
    'tls.cert-file': (0,service_row/* serviceRow */.gp)({
        name: 'tls.cert-file',
        kind: (0,kinds/* textOf */.b6)('path', service_parsers/* parseFilePath */.zJ),
        defaultNote: 'none: plain HTTP',
        example: '/etc/presend/fullchain.pem',
        description: 'The certificate for HTTPS, PEM with its chain. Needs tls.key-file.',
    }),
    'tls.key-file': (0,service_row/* serviceRow */.gp)({
        name: 'tls.key-file',
        kind: (0,kinds/* textOf */.b6)('path', service_parsers/* parseFilePath */.zJ),
        defaultNote: 'none',
        description: 'The private key of tls.cert-file, PEM.',
    }),
    'smtp-tls.cert-file': (0,service_row/* serviceRow */.gp)({
        name: 'smtp-tls.cert-file',
        kind: (0,kinds/* textOf */.b6)('path', service_parsers/* parseFilePath */.zJ),
        defaultNote: 'none: a certificate made at start',
        description: 'The certificate for STARTTLS at the receiver, PEM with its chain. Needs smtp-tls.key-file.',
    }),
    'smtp-tls.key-file': (0,service_row/* serviceRow */.gp)({
        name: 'smtp-tls.key-file',
        kind: (0,kinds/* textOf */.b6)('path', service_parsers/* parseFilePath */.zJ),
        defaultNote: 'none',
        description: 'The private key of smtp-tls.cert-file, PEM.',
    }),
    'trusted-proxies': (0,service_row/* serviceRow */.gp)({
        name: 'trusted-proxies',
        kind: (0,kinds/* listOf */.c3)({ type: 'list of addresses and networks', valueName: 'networks' }, 'words', service_parsers/* parseNetwork */.MO),
        defaultNote: 'none',
        example: '127.0.0.1 10.0.0.0/8',
        isFlag: true,
        description: 'Proxies in front of the service, whose X-Forwarded-For is believed.',
    }),
};
/** How it runs. */
const operationRows = {
    'log-level': (0,service_row/* serviceRow */.gp)({
        name: 'log-level',
        kind: { ...(0,kinds/* oneOf */.yL)(service_settings/* logLevels */._), valueName: 'level' },
        default: 'info',
        isFlag: true,
        description: 'The least important lines that are logged: trace, debug, info, warn, error, fatal, or silent.',
    }),
    'limits.http-connections': (0,service_row/* serviceRow */.gp)({
        name: 'limits.http-connections',
        kind: (0,kinds/* integer */.nd)({ min: 1, max: 1_000_000 }, 'connections'),
        default: '20000',
        description: 'Maximum number of concurrent HTTP connections, long polls included.',
    }),
    'limits.http-connections-per-client': (0,service_row/* serviceRow */.gp)({
        name: 'limits.http-connections-per-client',
        kind: (0,kinds/* integer */.nd)({ min: 1, max: 1_000_000 }, 'connections'),
        default: '1000',
        description: 'Of those, the maximum from one IPv4 address or one IPv6 /64; further ones are closed. Loopback addresses and ' +
            'trusted-proxies are exempt.',
    }),
    'limits.smtp-connections': (0,service_row/* serviceRow */.gp)({
        name: 'limits.smtp-connections',
        kind: (0,kinds/* integer */.nd)({ min: 1, max: 100_000 }, 'connections'),
        default: '500',
        description: 'The most SMTP connections at a time.',
    }),
    'limits.smtp-connections-per-client': (0,service_row/* serviceRow */.gp)({
        name: 'limits.smtp-connections-per-client',
        kind: (0,kinds/* integer */.nd)({ min: 1, max: 100_000 }, 'connections'),
        default: '100',
        description: 'Of those, the most from one IPv4 address or one IPv6 /64; more are answered with 421.',
    }),
    'limits.judging-slots': (0,service_row/* serviceRow */.gp)({
        name: 'limits.judging-slots',
        kind: (0,kinds/* integer */.nd)({ min: 1, max: 1000 }, 'messages'),
        default: '16',
        description: 'How many messages are judged at a time. Those that find no slot are kept on disk, acknowledged, and judged later.',
    }),
    'limits.header-bytes': (0,service_row/* serviceRow */.gp)({
        name: 'limits.header-bytes',
        kind: (0,kinds/* integer */.nd)({ min: 1024, max: mebibyte }, 'bytes'),
        default: '16384',
        description: 'The longest head of an HTTP request.',
    }),
    'limits.message-bytes': (0,service_row/* serviceRow */.gp)({
        name: 'limits.message-bytes',
        kind: (0,kinds/* integer */.nd)({ min: 1024, max: 500 * mebibyte }, 'bytes'),
        default: '52428800',
        description: 'The largest message that is received (50 MiB).',
    }),
    'limits.header-timeout': (0,service_row/* serviceRow */.gp)({
        name: 'limits.header-timeout',
        kind: (0,kinds/* timeSpan */.wL)({ minMs: 1000, maxMs: 600_000 }),
        default: '15s',
        description: 'How long a client may take to send the head of a request.',
    }),
    'limits.request-timeout': (0,service_row/* serviceRow */.gp)({
        name: 'limits.request-timeout',
        kind: (0,kinds/* timeSpan */.wL)({ minMs: 1000, maxMs: 600_000 }),
        default: '30s',
        description: 'How long a client may take to send a whole request.',
    }),
    'shutdown-delay': (0,service_row/* serviceRow */.gp)({
        name: 'shutdown-delay',
        kind: (0,kinds/* timeSpan */.wL)({ minMs: 0, maxMs: 600_000 }),
        default: '0s',
        isFlag: true,
        description: 'How long after SIGTERM /readyz already says no while everything is still served: time for a load balancer to ' +
            'notice. It comes before shutdown-timeout.',
    }),
    'shutdown-timeout': (0,service_row/* serviceRow */.gp)({
        name: 'shutdown-timeout',
        kind: (0,kinds/* timeSpan */.wL)({ minMs: 0, maxMs: 600_000 }),
        default: '25s',
        isFlag: true,
        description: 'How long what is under way may take to end after SIGTERM.',
    }),
    'metrics.listen': (0,service_row/* serviceRow */.gp)({
        name: 'metrics.listen',
        kind: (0,kinds/* textOf */.b6)('host:port|none', service_parsers/* parseListenOrNone */.Ad),
        default: 'none',
        description: 'A port of its own for /metrics, /healthz and /readyz, open to whoever reaches it. Without it /metrics is on ' +
            'the port of listen, for programs on this machine alone.',
    }),
    'encryption.key-file': (0,service_row/* serviceRow */.gp)({
        name: 'encryption.key-file',
        kind: (0,kinds/* textOf */.b6)('path', service_parsers/* parseFilePath */.zJ),
        defaultNote: 'none: no secret can be stored',
        example: '/run/credentials/presend.service/encryption-key',
        description: 'The file with the key that seals stored secrets (passwords and refresh tokens of added seeds and connected ' +
            'accounts, webhook secrets): 32 bytes in base64 or hex, created with `umask 077; openssl rand -base64 32 > FILE`. ' +
            'Several keys, one a line: the first seals, all of them open; `presend secrets reseal` brings everything to the ' +
            'first. The environment variable PRESEND_ENCRYPTION_KEY holds the keys themselves and wins. If you lose the key, ' +
            'the secrets must be entered again.',
    }),
};
/** The one table, in the order in which documents show it. */
const serviceTable = {
    ...placeRows,
    ...judgingRows,
    ...networkRows,
    ...operationRows,
    ...rateLimitRows,
    ...google_rows/* googleRows */.l,
    ...dmarc_rows/* dmarcRows */.r8,
};


/***/ }),

/***/ 14795:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ seedOptions),
/* harmony export */   _: () => (/* binding */ logLevels)
/* harmony export */ });
/** What `presend serve` was asked to do, complete and right: every field was parsed, every default is filled in. */
/** Ways in which a local seed may behave like some providers do; all are off by default. */
const seedOptions = ['outlook.com', 'greylist', 'hold-bulk', 'tabs'];
/** From what is said most often to what is said least; `silent`: nothing. */
const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'];


/***/ })

};
