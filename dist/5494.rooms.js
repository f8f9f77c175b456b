export const id = 5494;
export const ids = [5494];
export const modules = {

/***/ 35494:
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
// EXTERNAL MODULE: ./lib/settings/table.js + 3 modules
var table = __webpack_require__(18780);
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

// EXTERNAL MODULE: ./lib/report/escape-terminal.js
var escape_terminal = __webpack_require__(22728);
;// CONCATENATED MODULE: ./lib/commands/command-parts.js
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
    throw new commander/* CommanderError */.b7(misconfiguredExitCode, 'presend.refused', 'the line was refused');
}
function tellError(output, command, text) {
    output.tell(`presend: ${(0,escape_terminal/* escapeTerminal */.e)(text).trim().replace(/\.$/u, '')}; try: ${fullName(command)} --help\n`);
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
    const missing = flags.filter((flag) => options[new commander/* Option */.c$(flag).attributeName()] === undefined);
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

;// CONCATENATED MODULE: ./lib/commands/check-command.js
/** `presend check` on the command line: its flags are the settings. */



/** Declares it. */
function declareCheckCommand(understood, output) {
    const rows = flagRows().filter((row) => !row.isSecret);
    const secretRows = flagRows().filter((row) => row.isSecret);
    const command = prepared(new commander/* Command */.uB('check'), output)
        .description('Render a template, send it to every seed mailbox, wait for the results, and pass or fail.')
        .summary('check an e-mail before it is sent')
        .usage('[options] [template...]')
        .argument('[template...]', 'the same as --template');
    addJsonOption(command);
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
        understood({ command: 'check', given, format: formatOf(options) });
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

;// CONCATENATED MODULE: ./lib/commands/seeds-command.js
/** `presend seeds list|enable|disable` on the command line. */


/** Declares them. */
function declareSeedsCommand(understood, output) {
    return prepared(new commander/* Command */.uB('seeds'), output)
        .description('List the seed mailboxes and switch them on and off. Works on the storage itself, whether or not a service runs ' +
        'on it. Which seeds there are is written in the service file.')
        .summary('list the seed mailboxes, switch them on and off')
        .helpCommand(false)
        .addCommand(declareList(understood, output))
        .addCommand(declareSwitch('enable', { understood, output }))
        .addCommand(declareSwitch('disable', { understood, output }));
}
function declareList(understood, output) {
    const command = prepared(new commander/* Command */.uB('list'), output)
        .description('List the seed mailboxes that the service was started with last.')
        .summary('list the seed mailboxes');
    addStorageOptions(command);
    return command.action(() => {
        const options = command.opts();
        understood({ command: 'seeds', action: 'list', ...storageLineOf(options) });
    });
}
const switchTexts = {
    enable: 'Give a seed mailbox out to new tests again.',
    disable: 'Give a seed mailbox out to no new test; those that have it keep it.',
};
function declareSwitch(action, { understood, output }) {
    const command = prepared(new commander/* Command */.uB(action), output)
        .description(switchTexts[action])
        .summary(`${action} a seed mailbox`)
        .argument('<address>', 'as seeds list shows it');
    addStorageOptions(command);
    return command.action((address) => {
        const options = command.opts();
        understood({ command: 'seeds', action, address, ...storageLineOf(options) });
    });
}

// EXTERNAL MODULE: ./lib/settings/service-file/service-row.js
var service_row = __webpack_require__(96132);
// EXTERNAL MODULE: ./lib/settings/service-file/service-rows.js
var service_rows = __webpack_require__(59723);
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
        description: `${summarizeSetting(row)}${bracketOf(row)}`,
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
    const command = prepared(new commander/* Command */.uB('serve'), output)
        .description('Run the service: the API, the receiver of the local seed mailboxes, webhooks and reports. ' +
        'Every setting has a default; flags win over the service file.')
        .summary('run the service');
    addServiceFileOption(command);
    for (const row of rows)
        command.option(`${row.flag} <${row.valueName}>`, row.description);
    return command.action(() => {
        const options = command.opts();
        const names = [{ name: 'config', flag: '--config' }, ...rows];
        understood({ command: 'serve', flags: names.flatMap((row) => flagOf(row, options)) });
    });
}
function flagOf({ name, flag }, options) {
    const text = textOption(options, new commander/* Option */.c$(flag).attributeName());
    return text === null ? [] : [{ name, text }];
}

;// CONCATENATED MODULE: ./lib/commands/token-command.js
/** `presend token create|list|revoke` on the command line. */


/** The plans there are, as they are written. */
const accountPlans = ['pro', 'enterprise', 'free'];
/** Declares them. */
function declareTokenCommand(understood, output) {
    return prepared(new commander/* Command */.uB('token'), output)
        .description('Make, list and revoke API tokens. Works on the storage itself, whether or not a service runs on it.')
        .summary('make, list and revoke API tokens')
        .helpCommand(false)
        .addCommand(declareCreate(understood, output))
        .addCommand(token_command_declareList(understood, output))
        .addCommand(declareRevoke(understood, output));
}
function declareCreate(understood, output) {
    const command = prepared(new commander/* Command */.uB('create'), output)
        .description('Make a token and print it, this once: only its hash is kept.')
        .summary('make a token')
        .option('--workspace <name>', 'whose tests it opens; a workspace begins with its first token (required)')
        .addOption(new commander/* Option */.c$('--plan <plan>', 'what it may do; free may not use the API (required)').choices(accountPlans))
        .option('--name <name>', 'by which people know it in lists');
    addStorageOptions(command);
    return command.action(() => {
        requireOptions(output, command, ['--workspace <name>', '--plan <plan>']);
        const options = command.opts();
        understood({
            command: 'token',
            action: 'create',
            workspace: textOption(options, 'workspace') ?? '',
            plan: accountPlans.find((plan) => plan === options['plan']) ?? 'free',
            name: textOption(options, 'name'),
            ...storageLineOf(options),
        });
    });
}
function token_command_declareList(understood, output) {
    const command = prepared(new commander/* Command */.uB('list'), output)
        .description('List tokens, oldest first, revoked ones too; the tokens themselves are not kept.')
        .summary('list tokens')
        .option('--workspace <name>', 'only those of this workspace');
    addStorageOptions(command);
    return command.action(() => {
        const options = command.opts();
        const workspace = textOption(options, 'workspace');
        understood({
            command: 'token',
            action: 'list',
            workspace,
            ...storageLineOf(options),
        });
    });
}
function declareRevoke(understood, output) {
    const command = prepared(new commander/* Command */.uB('revoke'), output)
        .description('Revoke a token: from now on no instance of the service accepts it.')
        .summary('revoke a token')
        .argument('<id>', 'as token list shows it');
    addStorageOptions(command);
    return command.action((tokenId) => {
        const options = command.opts();
        understood({
            command: 'token',
            action: 'revoke',
            tokenId,
            ...storageLineOf(options),
        });
    });
}

;// CONCATENATED MODULE: ./lib/commands/webhook-command.js
/** `presend webhook add|list|remove|rotate|deliveries|redeliver` on the command line. */


const defaultOverlap = '24h';
const defaultLimit = '20';
/** Declares them. */
function declareWebhookCommand(understood, output) {
    return prepared(new commander/* Command */.uB('webhook'), output)
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
    const command = prepared(new commander/* Command */.uB('add'), output)
        .description('Add a webhook; prints its id and, when one was made, its secret.')
        .summary('add a webhook')
        .argument('<url>', 'where events are sent; https, unless the service file has webhooks.allow-private')
        .option('--workspace <name>', 'of whose tests it is told (required)')
        .option(secretFlag, secretHelp);
    addStorageOptions(command);
    return command.action((url) => {
        requireOptions(output, command, ['--workspace <name>']);
        const options = command.opts();
        const workspace = textOption(options, 'workspace') ?? '';
        const secret = textOption(options, 'secret');
        understood({ command: 'webhook', action: 'add', url, workspace, secret, ...storageLineOf(options) });
    });
}
function webhook_command_declareList(understood, output) {
    const command = prepared(new commander/* Command */.uB('list'), output)
        .description('List webhooks, oldest first; never their secrets.')
        .summary('list webhooks')
        .option('--workspace <name>', 'only those of this workspace');
    addStorageOptions(command);
    return command.action(() => {
        const options = command.opts();
        const workspace = textOption(options, 'workspace');
        understood({ command: 'webhook', action: 'list', workspace, ...storageLineOf(options) });
    });
}
function declareRemove(understood, output) {
    const command = prepared(new commander/* Command */.uB('remove'), output)
        .description('Remove a webhook with its deliveries: what is not delivered yet never will be.')
        .summary('remove a webhook')
        .argument('<id>', 'as webhook list shows it');
    addStorageOptions(command);
    return command.action((webhookId) => understood({ command: 'webhook', action: 'remove', webhookId, ...storageLineOf(command.opts()) }));
}
function declareRotate(understood, output) {
    const command = prepared(new commander/* Command */.uB('rotate'), output)
        .description('Give a webhook a new secret. The one before stays valid for a while, so that no event is lost.')
        .summary('change the secret of a webhook')
        .argument('<id>', 'as webhook list shows it')
        .option('--overlap <duration>', 'how long the secret before stays valid; 0s ends it now', defaultOverlap)
        .option(secretFlag, secretHelp);
    addStorageOptions(command);
    return command.action((webhookId) => {
        const options = command.opts();
        const overlap = textOption(options, 'overlap') ?? defaultOverlap;
        const secret = textOption(options, 'secret');
        understood({ command: 'webhook', action: 'rotate', webhookId, overlap, secret, ...storageLineOf(options) });
    });
}
function declareDeliveries(understood, output) {
    const command = prepared(new commander/* Command */.uB('deliveries'), output)
        .description('Show the deliveries of a webhook, newest first, with what came of each attempt.')
        .summary('show the deliveries of a webhook')
        .argument('<id>', 'as webhook list shows it')
        .option('--limit <count>', 'how many, from 1 to 1000', defaultLimit);
    addStorageOptions(command);
    return command.action((webhookId) => {
        const options = command.opts();
        const limit = textOption(options, 'limit') ?? defaultLimit;
        understood({ command: 'webhook', action: 'deliveries', webhookId, limit, ...storageLineOf(options) });
    });
}
function declareRedeliver(understood, output) {
    const command = prepared(new commander/* Command */.uB('redeliver'), output)
        .description('Deliver an event once more: the same body and idempotency key, under a new delivery id.')
        .summary('deliver an event once more')
        .argument('<delivery-id>', 'as webhook deliveries shows it');
    addStorageOptions(command);
    return command.action((deliveryId) => understood({ command: 'webhook', action: 'redeliver', deliveryId, ...storageLineOf(command.opts()) }));
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
            refuseLine(output, program, 'got no command, expected one');
        program.parse(argv, { from: 'user' });
    }
    catch (error) {
        // exitOverride: commander throws where it would have ended the process; everything is printed already.
        if (!(error instanceof commander/* CommanderError */.b7))
            throw error;
        return { status: 'ended', exitCode: error.exitCode === 0 ? 0 : misconfiguredExitCode };
    }
    return parsed.line === null ? { status: 'ended', exitCode: 0 } : { status: 'understood', line: parsed.line };
}
function aProgram(output, understood) {
    const program = prepared(new commander/* Command */.uB('presend'), output)
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
;// CONCATENATED MODULE: ./lib/commands/tell-failure.js
/** What ends a command → lines on standard error and an exit code. */




/** Something failed that nobody who typed the line can help: the same code as an inconclusive check. */
const failedExitCode = 3;
/** Says it, one line a problem and never a stack. @returns 2: something given is wrong; 3: something else failed */
function tellFailure(error, terminal) {
    for (const line of linesOf(error))
        terminal.tell(`presend: ${(0,escape_terminal/* escapeTerminal */.e)(line)}\n`);
    const isTheirs = error instanceof presend_error/* PresendError */.W && error.outcome === 'misconfigured';
    return isTheirs ? misconfiguredExitCode : failedExitCode;
}
function linesOf(error) {
    if (error instanceof presend_error/* PresendError */.W && error.problems.length > 0)
        return error.problems.map(problem/* renderProblem */.yM);
    if (!(error instanceof Error))
        return [String(error)];
    return [isOldNode(error) ? `${error.message}; expected Node 24 or newer, see: node --version` : error.message];
}
/** A Node too old for us lacks modules that we load. */
function isOldNode(error) {
    return 'code' in error && error.code === 'ERR_UNKNOWN_BUILTIN_MODULE';
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
            const [{ runCheckCommand }, { openPorts }] = await Promise.all([
                Promise.all(/* import() */[__webpack_require__.e(4286), __webpack_require__.e(5557), __webpack_require__.e(4591), __webpack_require__.e(7157), __webpack_require__.e(652)]).then(__webpack_require__.bind(__webpack_require__, 20652)),
                __webpack_require__.e(/* import() */ 9463).then(__webpack_require__.bind(__webpack_require__, 99463)),
            ]);
            return await runCheckCommand(line, { ...tools, openPorts });
        }
        case 'serve':
            return await (await Promise.all(/* import() */[__webpack_require__.e(3718), __webpack_require__.e(4286), __webpack_require__.e(6921), __webpack_require__.e(2415), __webpack_require__.e(5695), __webpack_require__.e(2079), __webpack_require__.e(3985), __webpack_require__.e(4591), __webpack_require__.e(4978), __webpack_require__.e(5265), __webpack_require__.e(8206)]).then(__webpack_require__.bind(__webpack_require__, 58206))).runServeCommand(line, tools);
        case 'token':
            return await (await Promise.all(/* import() */[__webpack_require__.e(3718), __webpack_require__.e(2079), __webpack_require__.e(3985), __webpack_require__.e(8259)]).then(__webpack_require__.bind(__webpack_require__, 8259))).runTokenCommand(line, tools);
        case 'webhook':
            return await (await Promise.all(/* import() */[__webpack_require__.e(3718), __webpack_require__.e(2079), __webpack_require__.e(3985), __webpack_require__.e(306)]).then(__webpack_require__.bind(__webpack_require__, 60306))).runWebhookCommand(line, tools);
        case 'seeds':
            return await (await Promise.all(/* import() */[__webpack_require__.e(3718), __webpack_require__.e(2079), __webpack_require__.e(3985), __webpack_require__.e(7564)]).then(__webpack_require__.bind(__webpack_require__, 97564))).runSeedsCommand(line, tools);
        default:
            return line;
    }
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

/***/ 59723:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ serviceTable)
/* harmony export */ });
/* harmony import */ var _kinds_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76366);
/* harmony import */ var _parsers_host_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53942);
/* harmony import */ var _service_parsers_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(74052);
/* harmony import */ var _service_row_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(96132);
/* harmony import */ var _service_settings_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(14795);
/** Every key of the service file but those of its seeds, once: file, flags, JSON Schema and documents derive from it. */





const mebibyte = 1_048_576;
const daySpanSchema = { type: 'string', pattern: '^[0-9]{1,9}(ms|s|m|h|d)$' };
/** What it is and where its data lies. */
const placeRows = {
    listen: (0,_service_row_js__WEBPACK_IMPORTED_MODULE_3__/* .serviceRow */ .gp)({
        name: 'listen',
        kind: (0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)('host:port', _service_parsers_js__WEBPACK_IMPORTED_MODULE_2__/* .parseListen */ .JZ),
        default: '127.0.0.1:8025',
        isFlag: true,
        description: 'Where HTTP is served: the API, the reports, health and metrics. Port 0 is a free one.',
    }),
    smtp: (0,_service_row_js__WEBPACK_IMPORTED_MODULE_3__/* .serviceRow */ .gp)({
        name: 'smtp',
        kind: (0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)('host:port|none', _service_parsers_js__WEBPACK_IMPORTED_MODULE_2__/* .parseListenOrNone */ .Ad),
        default: '127.0.0.1:2525',
        isFlag: true,
        description: 'Where mail for the local seeds is received, or none: this instance receives nothing.',
    }),
    'public-url': (0,_service_row_js__WEBPACK_IMPORTED_MODULE_3__/* .serviceRow */ .gp)({
        name: 'public-url',
        kind: (0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)('url', _service_parsers_js__WEBPACK_IMPORTED_MODULE_2__/* .parsePublicUrl */ .IG),
        defaultNote: 'where it listens',
        example: 'https://presend.example',
        isFlag: true,
        description: 'The URL by which others reach the service; links to reports begin with it.',
    }),
    storage: (0,_service_row_js__WEBPACK_IMPORTED_MODULE_3__/* .serviceRow */ .gp)({
        name: 'storage',
        kind: (0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)('location', _service_parsers_js__WEBPACK_IMPORTED_MODULE_2__/* .parseStorage */ .Rw),
        default: 'sqlite:./presend.db',
        isFlag: true,
        environmentVariable: 'PRESEND_STORAGE',
        description: 'Where the data lies: sqlite:PATH, postgres://USER@HOST/DATABASE, or memory, which ends with the process. ' +
            'A password in the URL is never shown; PRESEND_STORAGE or a file ~/.pgpass keeps it out of this file.',
    }),
    'test-timeout': (0,_service_row_js__WEBPACK_IMPORTED_MODULE_3__/* .serviceRow */ .gp)({
        name: 'test-timeout',
        kind: (0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .timeSpan */ .wL)({ minMs: 1000, maxMs: 86_400_000 }),
        default: '60m',
        isFlag: true,
        description: 'How long a test waits for mail when its creator does not say: from 1s to 24h.',
    }),
    retention: (0,_service_row_js__WEBPACK_IMPORTED_MODULE_3__/* .serviceRow */ .gp)({
        name: 'retention',
        kind: (0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .single */ .J0)({ type: 'duration', unit: 'duration', valueName: 'duration', schema: daySpanSchema }, (0,_service_parsers_js__WEBPACK_IMPORTED_MODULE_2__/* .durationUpToDays */ .kW)(3650)),
        default: '30d',
        isFlag: true,
        description: 'After this long a test is deleted with everything that hangs on it: from 1s to 3650d, and no shorter than test-timeout.',
    }),
};
/** How mail is judged. */
const judgingRows = {
    'dns.servers': (0,_service_row_js__WEBPACK_IMPORTED_MODULE_3__/* .serviceRow */ .gp)({
        name: 'dns.servers',
        kind: (0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .listOf */ .c3)({ type: 'list of addresses', valueName: 'addresses' }, 'words', _service_parsers_js__WEBPACK_IMPORTED_MODULE_2__/* .parseDnsServer */ .a4),
        defaultNote: "the machine's own",
        example: '127.0.0.53',
        description: 'The DNS servers that are asked for SPF, DKIM and DMARC records.',
    }),
    'dns.zone-file': (0,_service_row_js__WEBPACK_IMPORTED_MODULE_3__/* .serviceRow */ .gp)({
        name: 'dns.zone-file',
        kind: (0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)('path', _service_parsers_js__WEBPACK_IMPORTED_MODULE_2__/* .parsePathOrNone */ .Iv),
        default: 'none',
        description: 'A DNS zone in master-file form (RFC 1035) that is asked instead; names outside it do not exist.',
    }),
    'spam-filter.kind': (0,_service_row_js__WEBPACK_IMPORTED_MODULE_3__/* .serviceRow */ .gp)({
        name: 'spam-filter.kind',
        kind: (0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .oneOf */ .yL)(['built-in', 'rspamd', 'spamd']),
        default: 'built-in',
        description: 'The engine that judges spam for the local seeds: built-in, rspamd, or spamd (SpamAssassin).',
    }),
    'spam-filter.url': (0,_service_row_js__WEBPACK_IMPORTED_MODULE_3__/* .serviceRow */ .gp)({
        name: 'spam-filter.url',
        kind: (0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)('url', _service_parsers_js__WEBPACK_IMPORTED_MODULE_2__/* .parseEngineUrl */ .hn),
        defaultNote: 'http://127.0.0.1:11334 for rspamd',
        description: 'The worker of rspamd that checks mail; for kind rspamd alone.',
    }),
    'spam-filter.host': (0,_service_row_js__WEBPACK_IMPORTED_MODULE_3__/* .serviceRow */ .gp)({
        name: 'spam-filter.host',
        kind: (0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)('host', _parsers_host_js__WEBPACK_IMPORTED_MODULE_1__/* .parseHost */ .o6),
        defaultNote: '127.0.0.1 for spamd',
        description: 'Where spamd runs; for kind spamd alone.',
    }),
    'spam-filter.port': (0,_service_row_js__WEBPACK_IMPORTED_MODULE_3__/* .serviceRow */ .gp)({
        name: 'spam-filter.port',
        kind: (0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .integer */ .nd)({ min: 1, max: 65_535 }),
        defaultNote: '783 for spamd',
        description: 'The port of spamd; for kind spamd alone.',
    }),
    'sending-ip': (0,_service_row_js__WEBPACK_IMPORTED_MODULE_3__/* .serviceRow */ .gp)({
        name: 'sending-ip',
        kind: (0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)('address', _service_parsers_js__WEBPACK_IMPORTED_MODULE_2__/* .parseSendingIp */ .HI),
        default: 'client',
        isFlag: true,
        description: 'The address that SPF is checked for: client (the server that hands the mail over), none (SPF is not measured), ' +
            'or the address that real mail will come from.',
    }),
};
/** Whom it talks to. */
const networkRows = {
    'webhooks.allow-private': (0,_service_row_js__WEBPACK_IMPORTED_MODULE_3__/* .serviceRow */ .gp)({
        name: 'webhooks.allow-private',
        kind: (0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .trueOrFalse */ .dt)(),
        default: 'false',
        description: 'true: webhooks may go to loopback and private addresses, and over plain http.',
    }),
    'tls.cert-file': (0,_service_row_js__WEBPACK_IMPORTED_MODULE_3__/* .serviceRow */ .gp)({
        name: 'tls.cert-file',
        kind: (0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)('path', _service_parsers_js__WEBPACK_IMPORTED_MODULE_2__/* .parseFilePath */ .zJ),
        defaultNote: 'none: plain HTTP',
        example: '/etc/presend/fullchain.pem',
        description: 'The certificate for HTTPS, PEM with its chain. Needs tls.key-file.',
    }),
    'tls.key-file': (0,_service_row_js__WEBPACK_IMPORTED_MODULE_3__/* .serviceRow */ .gp)({
        name: 'tls.key-file',
        kind: (0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)('path', _service_parsers_js__WEBPACK_IMPORTED_MODULE_2__/* .parseFilePath */ .zJ),
        defaultNote: 'none',
        description: 'The private key of tls.cert-file, PEM.',
    }),
    'smtp-tls.cert-file': (0,_service_row_js__WEBPACK_IMPORTED_MODULE_3__/* .serviceRow */ .gp)({
        name: 'smtp-tls.cert-file',
        kind: (0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)('path', _service_parsers_js__WEBPACK_IMPORTED_MODULE_2__/* .parseFilePath */ .zJ),
        defaultNote: 'none: a certificate made at start',
        description: 'The certificate for STARTTLS at the receiver, PEM with its chain. Needs smtp-tls.key-file.',
    }),
    'smtp-tls.key-file': (0,_service_row_js__WEBPACK_IMPORTED_MODULE_3__/* .serviceRow */ .gp)({
        name: 'smtp-tls.key-file',
        kind: (0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)('path', _service_parsers_js__WEBPACK_IMPORTED_MODULE_2__/* .parseFilePath */ .zJ),
        defaultNote: 'none',
        description: 'The private key of smtp-tls.cert-file, PEM.',
    }),
    'trusted-proxies': (0,_service_row_js__WEBPACK_IMPORTED_MODULE_3__/* .serviceRow */ .gp)({
        name: 'trusted-proxies',
        kind: (0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .listOf */ .c3)({ type: 'list of addresses and networks', valueName: 'networks' }, 'words', _service_parsers_js__WEBPACK_IMPORTED_MODULE_2__/* .parseNetwork */ .MO),
        defaultNote: 'none',
        example: '127.0.0.1 10.0.0.0/8',
        isFlag: true,
        description: 'Proxies in front of the service, whose X-Forwarded-For is believed.',
    }),
};
/** How it runs. */
const operationRows = {
    'log-level': (0,_service_row_js__WEBPACK_IMPORTED_MODULE_3__/* .serviceRow */ .gp)({
        name: 'log-level',
        kind: { ...(0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .oneOf */ .yL)(_service_settings_js__WEBPACK_IMPORTED_MODULE_4__/* .logLevels */ ._), valueName: 'level' },
        default: 'info',
        isFlag: true,
        description: 'The least important lines that are logged: trace, debug, info, warn, error, fatal, or silent.',
    }),
    'limits.http-connections': (0,_service_row_js__WEBPACK_IMPORTED_MODULE_3__/* .serviceRow */ .gp)({
        name: 'limits.http-connections',
        kind: (0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .integer */ .nd)({ min: 1, max: 1_000_000 }, 'connections'),
        default: '20000',
        description: 'The most HTTP connections at a time, those that wait for news included.',
    }),
    'limits.smtp-connections': (0,_service_row_js__WEBPACK_IMPORTED_MODULE_3__/* .serviceRow */ .gp)({
        name: 'limits.smtp-connections',
        kind: (0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .integer */ .nd)({ min: 1, max: 100_000 }, 'connections'),
        default: '500',
        description: 'The most SMTP connections at a time.',
    }),
    'limits.judging-slots': (0,_service_row_js__WEBPACK_IMPORTED_MODULE_3__/* .serviceRow */ .gp)({
        name: 'limits.judging-slots',
        kind: (0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .integer */ .nd)({ min: 1, max: 1000 }, 'messages'),
        default: '16',
        description: 'How many messages are judged at a time. Those that find no slot are kept on disk, acknowledged, and judged later.',
    }),
    'limits.header-bytes': (0,_service_row_js__WEBPACK_IMPORTED_MODULE_3__/* .serviceRow */ .gp)({
        name: 'limits.header-bytes',
        kind: (0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .integer */ .nd)({ min: 1024, max: mebibyte }, 'bytes'),
        default: '16384',
        description: 'The longest head of an HTTP request.',
    }),
    'limits.message-bytes': (0,_service_row_js__WEBPACK_IMPORTED_MODULE_3__/* .serviceRow */ .gp)({
        name: 'limits.message-bytes',
        kind: (0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .integer */ .nd)({ min: 1024, max: 500 * mebibyte }, 'bytes'),
        default: '52428800',
        description: 'The largest message that is received (50 MiB).',
    }),
    'limits.header-timeout': (0,_service_row_js__WEBPACK_IMPORTED_MODULE_3__/* .serviceRow */ .gp)({
        name: 'limits.header-timeout',
        kind: (0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .timeSpan */ .wL)({ minMs: 1000, maxMs: 600_000 }),
        default: '15s',
        description: 'How long a client may take to send the head of a request.',
    }),
    'limits.request-timeout': (0,_service_row_js__WEBPACK_IMPORTED_MODULE_3__/* .serviceRow */ .gp)({
        name: 'limits.request-timeout',
        kind: (0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .timeSpan */ .wL)({ minMs: 1000, maxMs: 600_000 }),
        default: '30s',
        description: 'How long a client may take to send a whole request.',
    }),
    'shutdown-delay': (0,_service_row_js__WEBPACK_IMPORTED_MODULE_3__/* .serviceRow */ .gp)({
        name: 'shutdown-delay',
        kind: (0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .timeSpan */ .wL)({ minMs: 0, maxMs: 600_000 }),
        default: '0s',
        isFlag: true,
        description: 'How long after SIGTERM /readyz already says no while everything is still served: time for a load balancer to ' +
            'notice. It comes before shutdown-timeout.',
    }),
    'shutdown-timeout': (0,_service_row_js__WEBPACK_IMPORTED_MODULE_3__/* .serviceRow */ .gp)({
        name: 'shutdown-timeout',
        kind: (0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .timeSpan */ .wL)({ minMs: 0, maxMs: 600_000 }),
        default: '25s',
        isFlag: true,
        description: 'How long what is under way may take to end after SIGTERM.',
    }),
    'metrics.listen': (0,_service_row_js__WEBPACK_IMPORTED_MODULE_3__/* .serviceRow */ .gp)({
        name: 'metrics.listen',
        kind: (0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)('host:port|none', _service_parsers_js__WEBPACK_IMPORTED_MODULE_2__/* .parseListenOrNone */ .Ad),
        default: 'none',
        description: 'A port of its own for /metrics, /healthz and /readyz, open to whoever reaches it. Without it /metrics is on ' +
            'the port of listen, for programs on this machine alone.',
    }),
};
/** The one table, in the order in which documents show it. */
const serviceTable = {
    ...placeRows,
    ...judgingRows,
    ...networkRows,
    ...operationRows,
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
const seedOptions = ['outlook.com', 'greylist', 'hold-bulk'];
/** From what is said most often to what is said least; `silent`: nothing. */
const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'];


/***/ })

};
