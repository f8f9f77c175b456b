export const id = 4853;
export const ids = [4853];
export const modules = {

/***/ 11473:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  r: () => (/* binding */ findFolders)
});

;// CONCATENATED MODULE: ./lib/seeds/imap/spam-folder-names.js
/** What spam folders are called where the server does not say which one it is. */
/** One source of the table. */
const nameSources = [
    { id: 'T', title: 'Thunderbird, junkFolderName of each language (thunderbird/thunderbird-l10n at 5d7cde6f5d)' },
    { id: 'P', title: "providers' own names, as their users' programs list them" },
    { id: 'D', title: "presend's own decision: what servers' administrators write" },
];
/** Every name; they are compared without regard to case, signs and spaces. */
const spamFolderNames = [
    ...named('D', {
        Spam: 'everywhere',
        Junk: 'everywhere',
        'Junk Mail': 'everywhere',
        'Spam Mail': 'everywhere',
        SpamFolder: 'everywhere',
        Quarantine: 'gateways',
        'Probably Spam': 'everywhere',
        'Correo electrónico no deseado': 'Spanish',
        'Correo spam': 'Spanish',
        'Posta indesiderata': 'Italian',
        Pourriel: 'French',
        'Courrier indésirable': 'French',
        'Correio electrónico não solicitado': 'Portuguese',
        Skräppost: 'Swedish',
        Søppelpost: 'Norwegian',
        'Uønsket post': 'Danish',
        'Ongewenste post': 'Dutch',
        Roskaposti: 'Finnish',
        'Нежелательная почта': 'Russian',
        'Небажана пошта': 'Ukrainian',
        Ανεπιθύμητη: 'Greek',
        'Nevyžádaná pošta': 'Czech',
        'Wiadomości-śmieci': 'Polish',
        Levélszemét: 'Hungarian',
        垃圾邮件: 'Chinese',
        스팸: 'Korean',
        '정크 메일': 'Korean',
        Unerwünscht: 'German',
        'Unerwünschte Werbung': 'German',
    }),
    ...named('P', {
        // Also `Junk E-mail` and `Junk-E-Mail`.
        'Junk Email': 'Outlook.com, Microsoft 365 and Exchange',
        'Lixo Eletrônico': 'Microsoft 365 in Portuguese',
        'Ongewenste e-mail': 'Microsoft 365 in Dutch',
        'Uønsket e-mail': 'Microsoft 365 in Danish',
        'Önemsiz E-posta': 'Microsoft 365 in Turkish',
        'Bulk Mail': 'Yahoo and AOL',
        Bulk: 'Yahoo',
        Spamverdacht: 'GMX and WEB.DE',
        QUARANTAINE: 'Orange',
    }),
    ...named('T', {
        Gemors: 'Afrikaans',
        سُخام: 'Arabic',
        'Corréu puxarra': 'Asturian',
        'Нежелана поща': 'Bulgarian',
        Lastez: 'Breton',
        'Neželjena pošta': 'Bosnian and Croatian',
        'Correu brossa': 'Catalan',
        "Seq'": 'Kaqchikel',
        Nevyžádaná: 'Czech',
        Sbam: 'Welsh',
        Cajk: 'Lower Sorbian',
        Ανεπιθύμητα: 'Greek',
        Basura: 'Spanish (Argentina)',
        'Correo no deseado': 'Spanish',
        'Correo basura': 'Spanish (Mexico)',
        Rämpspost: 'Estonian',
        Zaborra: 'Basque',
        Roskapostit: 'Finnish',
        Indésirables: 'French',
        'Net-winske': 'Frisian',
        Dramhphost: 'Irish',
        Truilleis: 'Scottish Gaelic',
        'Correo lixo': 'Galician',
        'דואר זבל': 'Hebrew',
        Čapor: 'Upper Sorbian',
        Szemét: 'Hungarian',
        Թափոն: 'Armenian',
        Indesirate: 'Interlingua',
        Ruslpóstur: 'Icelandic',
        Indesiderata: 'Italian',
        迷惑メール: 'Japanese',
        ჯართი: 'Georgian',
        Aspam: 'Kabyle',
        Спам: 'Russian, Ukrainian, Belarusian, Kazakh',
        '스팸 편지함': 'Korean',
        Brukalas: 'Lithuanian',
        Mēstule: 'Latvian',
        Отпад: 'Macedonian',
        'Mel Remeh': 'Malay',
        Uønsket: 'Norwegian',
        Uønskt: 'Norwegian (Nynorsk)',
        Ongewenst: 'Dutch',
        Niechciane: 'Polish',
        'Lixo eletrónico': 'Portuguese',
        Nungiavischà: 'Romansh',
        Nesolicitate: 'Romanian',
        'Nevyžiadaná pošta': 'Slovak',
        'Neželena pošta': 'Slovenian',
        'Të pavlera': 'Albanian',
        Непожељно: 'Serbian',
        Skräp: 'Swedish',
        ขยะ: 'Thai',
        Gereksiz: 'Turkish',
        'Thư rác': 'Vietnamese',
        垃圾: 'Chinese (simplified)',
        垃圾郵件: 'Chinese (traditional)',
    }),
];
function named(source, names) {
    return Object.entries(names).map(([name, where]) => ({ name, where, source }));
}
/** How names are compared: `Junk-E-Mail`, `junk e-mail` and `JUNK_EMAIL` are one. */
function foldFolderName(name) {
    return name
        .normalize('NFKC')
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '');
}
const knownNames = new Map(spamFolderNames.map((entry) => [foldFolderName(entry.name), entry]));
/** The row of the table that this name is in; `null`: none. */
function findSpamFolderName(name) {
    return knownNames.get(foldFolderName(name)) ?? null;
}

;// CONCATENATED MODULE: ./lib/seeds/imap/find-folders.js
/** Which folders of a mailbox are watched: the inbox, whatever holds spam, and, more rarely, where else mail may be filed. */

/** RFC 6154 §2; Gmail's old XLIST said `\Spam`. */
const spamFlags = new Set(['\\junk', '\\spam']);
const unselectable = new Set(['\\noselect', '\\nonexistent']);
/**
 * The spam folder is the one that the server marks; where it marks none, every folder that is called like one. A
 * provider may have two (its own and one of an old program), and a message in either is spam.
 */
function findFolders(listed) {
    const own = listed.filter((folder) => !folder.isForeign && !hasFlag(folder, unselectable));
    const isInbox = (folder) => folder.path.toUpperCase() === 'INBOX';
    // RFC 9051 §5.1: INBOX is always there, whether it is listed or not, and in any case of letters.
    const inbox = {
        path: own.find(isInbox)?.path ?? 'INBOX',
        role: 'inbox',
        knownBy: 'the inbox of every IMAP server',
    };
    const others = own.filter((folder) => !isInbox(folder));
    const marked = others.filter((folder) => hasFlag(folder, spamFlags)).map(markedSpam);
    const spam = marked.length > 0 ? marked : others.flatMap(namedSpam);
    return {
        watched: [inbox, ...spam],
        others: othersOf(others, spam),
        trashPath: others.find((folder) => hasFlag(folder, new Set(['\\trash'])))?.path ?? null,
        lack: spam.length > 0 ? null : 'no spam folder was found: the server marks none, and none is called like one',
    };
}
/** What is written there is the owner's own, or shows messages of other folders once more. */
const unfiledFlags = new Set(['\\sent', '\\drafts', '\\flagged', '\\important']);
const otherCount = 50;
function othersOf(candidates, spam) {
    const isSpam = ({ path }) => spam.some((folder) => folder.path === path);
    const filed = candidates.filter((folder) => !isSpam(folder) && !hasFlag(folder, unfiledFlags));
    const all = filed.filter((folder) => hasFlag(folder, new Set(['\\all'])));
    const trash = filed.filter((folder) => hasFlag(folder, new Set(['\\trash'])));
    const wanted = all.length > 0 ? [...all, ...trash] : filed;
    return wanted.slice(0, otherCount).map(({ path }) => ({ path, role: 'other', knownBy: 'a folder of its owner' }));
}
function markedSpam({ path }) {
    return { path, role: 'spam', knownBy: 'which the server marks as \\Junk' };
}
function namedSpam({ path, name, flags }) {
    const known = findSpamFolderName(name);
    // A folder that is marked as something else is that, whatever it is called.
    const isOther = flags.some((flag) => /^\\(?:sent|drafts|trash|all|archive|flagged|important)$/iu.test(flag));
    if (known === null || isOther)
        return [];
    return [{ path, role: 'spam', knownBy: `which is the spam folder by its name (${known.where})` }];
}
function hasFlag({ flags }, wanted) {
    return flags.some((flag) => wanted.has(flag.toLowerCase()));
}


/***/ }),

/***/ 16941:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   qb: () => (/* binding */ usualImapLimits),
/* harmony export */   so: () => (/* binding */ openImapConnection)
/* harmony export */ });
/* unused harmony export seedKeyword */
/* harmony import */ var imapflow__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(67366);
/* harmony import */ var _world_secret_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(41502);
/* harmony import */ var _world_time_limit_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(83141);
/* harmony import */ var _imap_failure_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(88782);
/** ImapConnection over imapflow. Nothing of what goes over the wire is ever logged. */




/** What marks messages that were matched to a test. RFC 5788 wants no `$` in front of private names. */
const seedKeyword = 'PresendSeed';
/** Within these a connection that is only half there is found out. */
const usualImapLimits = { connectMs: 30_000, commandMs: 15_000, fetchMs: 60_000 };
/** Larger answers are refused, whatever the server announces. */
const maxLiteralBytes = 64 * 1024 * 1024;
/** Connects and logs in. @throws ImapFailure, or the signal's reason */
async function openImapConnection(account, tools) {
    const { password } = account;
    if (password instanceof _world_secret_js__WEBPACK_IMPORTED_MODULE_3__/* .Secret */ .z)
        return await logIn(account, { pass: password.reveal() }, tools);
    const token = await password.current(tools.signal);
    try {
        return await logIn(account, { accessToken: token.reveal() }, tools);
    }
    catch (error) {
        const isRefused = error instanceof _imap_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .ImapFailure */ .K_ && error.kind === 'refused-login';
        // It may have been withdrawn before its time; a new one is asked for once.
        if (!isRefused || !password.refused(token))
            throw error;
        return await logIn(account, { accessToken: (await password.current(tools.signal)).reveal() }, tools);
    }
}
async function logIn(account, login, tools) {
    const heard = { connectionError: null, refusal: null, hasNews: false };
    const client = imapClient(account, login, heard);
    const ask = asks(client, { ...tools, heard });
    try {
        await ask(async () => await client.connect(), tools.limits.connectMs);
    }
    catch (error) {
        client.close();
        throw error;
    }
    return connection(client, ask, { ...tools, heard });
}
function silent() { }
function imapClient({ host, port, tls, username, caPem }, login, heard) {
    const listen = (entry) => {
        if (typeof entry === 'object' && entry !== null && 'err' in entry)
            heard.refusal = entry.err;
    };
    const client = new imapflow__WEBPACK_IMPORTED_MODULE_0__/* .ImapFlow */ ._f({
        host,
        port,
        secure: tls === 'implicit',
        doSTARTTLS: tls === 'starttls',
        auth: { user: username, ...login },
        tls: caPem === null ? {} : { ca: caPem },
        logger: { trace: silent, debug: silent, info: silent, warn: listen, error: listen },
        disableAutoIdle: true,
        // A pair of compressors would take more memory than all the rest of a connection.
        disableCompression: true,
        clientInfo: { name: 'presend' },
        maxLiteralSize: maxLiteralBytes,
        maxResponseSize: maxLiteralBytes + 1024 * 1024,
    });
    // Without a listener it would end the process; the command that fails tells it again.
    client.on('error', (error) => {
        heard.connectionError = error;
    });
    for (const event of ['exists', 'expunge']) {
        client.on(event, () => {
            heard.hasNews = true;
        });
    }
    return client;
}
/** Every command has a time limit: a connection that does not answer within it is closed, as nobody knows what it does. */
function asks(client, tools) {
    const { limits, signal, heard } = tools;
    return async (work, limitMs = limits.commandMs) => {
        heard.refusal = null;
        try {
            const answer = await (0,_world_time_limit_js__WEBPACK_IMPORTED_MODULE_1__/* .withinTime */ .dn)(async () => await work(), limitMs, tools);
            if (answer === false)
                throw (0,_imap_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .toImapFailure */ .rQ)(heard.refusal ?? new _imap_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .ImapFailure */ .K_('unusable', 'the server refused a command'));
            return answer;
        }
        catch (error) {
            if (signal.aborted || error instanceof _world_time_limit_js__WEBPACK_IMPORTED_MODULE_1__/* .TimeLimitReached */ .r_)
                client.close();
            signal.throwIfAborted();
            if (error instanceof _world_time_limit_js__WEBPACK_IMPORTED_MODULE_1__/* .TimeLimitReached */ .r_)
                throw new _imap_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .ImapFailure */ .K_('unreachable', error.message);
            // A lost connection says more in its own error than in that of the command which it broke off.
            throw (0,_imap_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .toImapFailure */ .rQ)(client.usable ? error : (heard.connectionError ?? error));
        }
    };
}
function connection(client, ask, tools) {
    const { capabilities } = client;
    return {
        abilities: {
            hasIdle: capabilities.has('IDLE'),
            hasGmailSearch: capabilities.has('X-GM-EXT-1'),
            hasUidPlus: capabilities.has('UIDPLUS'),
            encryption: encryptionOf(client),
        },
        ...folderCommands(client, ask),
        ...searchCommands(client, ask, tools.heard),
        ...messageCommands(client, ask, tools.limits),
        waitForNews: async (signal) => await waitForNews(client, tools.heard, signal),
        [Symbol.asyncDispose]: async () => {
            const farewell = AbortSignal.timeout(1000);
            await ask(async () => await Promise.race([client.logout(), aborted(farewell)])).catch(() => undefined);
            client.close();
        },
    };
}
function folderCommands(client, ask) {
    const stateOf = async (path) => {
        const status = await ask(async () => await client.status(path, stateItems).catch((error) => {
            if (toCode(error) === 'NotFound')
                return null;
            throw error;
        }));
        return status === null || status === false ? null : toFolderState(status);
    };
    return {
        stateOf,
        statesOf: async (paths) => {
            const states = new Map();
            if (client.capabilities.has('LIST-STATUS')) {
                for (const { path, status } of await ask(async () => await client.list({ statusQuery: stateItems }))) {
                    if (paths.includes(path) && status !== undefined)
                        states.set(path, toFolderState(status));
                }
                return states;
            }
            for (const path of paths) {
                const state = await stateOf(path);
                if (state !== null)
                    states.set(path, state);
            }
            return states;
        },
        listFolders: async () => {
            const listed = await ask(async () => await client.list());
            const foreign = [...(client.namespaces?.other || []), ...(client.namespaces?.shared || [])];
            const prefixes = foreign.flatMap(({ prefix }) => (prefix === '' ? [] : [prefix]));
            return listed.map((folder) => toListedFolder(folder, prefixes));
        },
        open: async (path) => {
            const { mailbox } = client;
            if (mailbox !== false && mailbox.path === path)
                return toOpenFolder(mailbox);
            return toOpenFolder(await ask(async () => await client.mailboxOpen(path)));
        },
        quotasOf: async (path) => {
            if (!client.capabilities.has('QUOTA'))
                return [];
            const quota = await ask(async () => (await client.getQuota(path)) || null);
            return Object.entries(quota ?? {}).flatMap(([resource, told]) => {
                if (typeof told !== 'object' || told.usage === undefined || told.limit === undefined)
                    return [];
                return [{ resource, used: told.usage, limit: told.limit }];
            });
        },
    };
}
const stateItems = { uidNext: true, uidValidity: true };
function toFolderState({ uidNext, uidValidity }) {
    return { uidNext: uidNext ?? 1, uidValidity: String(uidValidity ?? '') };
}
/** imapflow says `false` for a connection in the clear. */
function encryptionOf({ secureConnection, tls }) {
    if (!secureConnection)
        return null;
    return (tls === false ? undefined : tls?.version) ?? 'TLS';
}
function searchCommands(client, ask, heard) {
    const search = async (query) => {
        const found = await ask(async () => (await client.search(query, { uid: true })) ?? false);
        return found === false ? [] : found.toSorted((left, right) => left - right);
    };
    return {
        uidsFrom: async (firstUid) => {
            heard.hasNews = false;
            // `9:*` finds the last message also when its UID is less than 9 (RFC 9051 §9, seq-range).
            return (await search({ uid: `${firstUid}:*` })).filter((uid) => uid >= firstUid);
        },
        unmarkedUidsSince: async (sinceMs) => await search({ since: new Date(sinceMs), unKeyword: seedKeyword }),
        markedUidsBefore: async (beforeMs) => await search({ before: new Date(beforeMs), keyword: seedKeyword }),
        isFoundByGmail: async (uid, query) => (await search({ uid: String(uid), gmraw: query })).includes(uid),
    };
}
function messageCommands(client, ask, { fetchMs }) {
    const byUid = { uid: true };
    return {
        labelsOf: async (uid) => {
            const [found] = await ask(async () => await client.fetchAll(String(uid), { uid: true, labels: true }, byUid));
            return found === undefined ? null : [...(found.labels ?? [])];
        },
        fetchHeads: async (uids) => {
            if (uids.length === 0)
                return [];
            const query = { uid: true, internalDate: true, size: true, headers: true };
            const found = await ask(async () => await client.fetchAll(uids.join(','), query, byUid), fetchMs);
            return found.map(({ uid, headers, size, internalDate }) => {
                const date = internalDate === undefined ? Number.NaN : new Date(internalDate).getTime();
                const internalDateMs = Number.isNaN(date) ? null : date;
                return { uid, head: headers ?? new Uint8Array(), sizeBytes: size ?? 0, internalDateMs };
            });
        },
        fetchBytes: async (uid, maxBytes) => {
            const query = { uid: true, source: { start: 0, maxLength: maxBytes } };
            const [found] = await ask(async () => await client.fetchAll(String(uid), query, byUid), fetchMs);
            return found?.source ?? null;
        },
        mark: async (uids) => void (await ask(async () => await client.messageFlagsAdd(uids.join(','), [seedKeyword], byUid))),
        remove: async (uids) => void (await ask(async () => await client.messageDelete(uids.join(','), byUid), fetchMs)),
        moveTo: async (uids, path) => void (await ask(async () => await client.messageMove(uids.join(','), path, byUid), fetchMs)),
    };
}
async function waitForNews(client, heard, signal) {
    if (signal.aborted || !client.usable || heard.hasNews)
        return;
    const news = new AbortController();
    const tell = () => news.abort();
    const events = ['exists', 'expunge', 'close'];
    for (const event of events)
        client.once(event, tell);
    // It ends with the next command, or with the connection; what it fails with, that command says.
    if (client.capabilities.has('IDLE'))
        client.idle().catch(() => undefined);
    await aborted(AbortSignal.any([signal, news.signal]));
    for (const event of events)
        client.off(event, tell);
}
async function aborted(signal) {
    if (signal.aborted)
        return;
    await new Promise((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
}
function toListedFolder({ path, name, flags, specialUse, specialUseSource }, foreign) {
    // What imapflow guessed from a name is left out: names are our own table's affair.
    const told = specialUse !== undefined && specialUseSource === 'extension' ? [specialUse] : [];
    return { path, name, flags: [...flags, ...told], isForeign: foreign.some((prefix) => path.startsWith(prefix)) };
}
function toOpenFolder({ uidValidity, uidNext, permanentFlags, readOnly }) {
    const canKeep = permanentFlags === undefined || permanentFlags.has('\\*') || permanentFlags.has(seedKeyword);
    return { uidValidity: String(uidValidity), uidNext, canMark: canKeep && readOnly !== true };
}
function toCode(error) {
    return typeof error === 'object' && error !== null ? Reflect.get(error, 'code') : undefined;
}


/***/ }),

/***/ 88782:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K_: () => (/* binding */ ImapFailure),
/* harmony export */   M$: () => (/* binding */ planRetry),
/* harmony export */   Ul: () => (/* binding */ usualRetryRules),
/* harmony export */   rQ: () => (/* binding */ toImapFailure)
/* harmony export */ });
/** What went wrong with a mailbox, told apart by what is to be done about it. */
/** A failure that can be shown: kind and words, and nothing of what was sent. */
class ImapFailure extends Error {
    kind;
    /** What the server asked to wait; `null`: it did not say. */
    waitMs;
    constructor(kind, text, waitMs = null) {
        super(text);
        this.name = 'ImapFailure';
        this.kind = kind;
        this.waitMs = waitMs;
    }
}
/**
 * RFC 5530 §3, with Gmail's and Exchange's words. The text is looked at last: a server that refuses a login because it
 * is busy says so in a code, or in words. Exchange: `Request is throttled`; Dovecot: `Maximum number of connections from
 * user+IP exceeded`; Gmail: `Too many simultaneous connections`, `Web login required`.
 */
const kindsOfCodes = {
    AUTHENTICATIONFAILED: 'refused-login',
    AUTHORIZATIONFAILED: 'refused-login',
    EXPIRED: 'refused-login',
    CONTACTADMIN: 'refused-login',
    NOPERM: 'refused-login',
    WEBALERT: 'refused-login',
    ALERT: 'refused-login',
    PRIVACYREQUIRED: 'refused-login',
    THROTTLED: 'throttled',
    INUSE: 'throttled',
    LIMIT: 'throttled',
    OVERQUOTA: 'unavailable',
    UNAVAILABLE: 'unavailable',
    SERVERBUG: 'unavailable',
    CORRUPTION: 'unavailable',
};
const throttlingWords = /throttl|too many (?:simultaneous )?(?:connections|requests|login)|maximum number of connections|rate limit|bandwidth limits|try again later/iu;
const unavailableWords = /temporar(?:y|ily)|unavailable|internal error|shutting down|maintenance/iu;
const certificateCode = /^(?:ERR_TLS|CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_|ERR_SSL|EPROTO)/u;
/** imapflow's words, and OpenSSL's when the first byte that it reads is no TLS. */
const noTlsWords = /does not support STARTTLS|wrong version number|packet length too long|http request/iu;
/** imapflow's words when it is given a token and the server offers no mechanism that takes one. */
const noMechanism = 'Unsupported authentication mechanism';
const longestWaitMs = 3_600_000;
/** What was thrown, as a failure. */
function toImapFailure(error) {
    if (error instanceof ImapFailure)
        return error;
    const said = readError(error);
    return new ImapFailure(kindOf(said), describe(said), said.waitMs);
}
function kindOf({ code, responseCode, responseText, hasFailedLogin, hasFailedTls, message }) {
    const words = `${responseText} ${message}`;
    const byCode = kindsOfCodes[responseCode];
    if (code === 'ETHROTTLE' || throttlingWords.test(words))
        return 'throttled';
    if (message === noMechanism)
        return 'refused-login';
    if (byCode !== undefined)
        return byCode;
    if (hasFailedLogin)
        return unavailableWords.test(words) ? 'unavailable' : 'refused-login';
    if (hasFailedTls || certificateCode.test(code))
        return noTlsWords.test(message) ? 'no-tls' : 'untrusted';
    if (unavailableWords.test(responseText))
        return 'unavailable';
    if (responseText !== '' || /^(?:Parser|Invalid|Literal|Line|Response|MAX_)/u.test(code))
        return 'unusable';
    return 'unreachable';
}
/** One line, without control characters, at most 200 characters. */
function describe({ responseCode, responseText, message, code }) {
    if (message === noMechanism)
        return 'it takes no access tokens (neither OAUTHBEARER nor XOAUTH2)';
    const words = responseText === ''
        ? [message, code === '' || message.includes(code) ? '' : `(${code})`]
        : [responseCode && `[${responseCode}]`, responseText];
    const said = words.filter((word) => word !== '').join(' ');
    const line = said.replaceAll(/[\p{Cc}\p{Cf}]+/gu, ' ').trim();
    return line === '' ? 'it failed without words' : line.slice(0, 200);
}
function readError(error) {
    const field = (name) => typeof error === 'object' && error !== null ? Reflect.get(error, name) : undefined;
    const wait = field('throttleReset');
    return {
        message: textOf(field('message')),
        code: textOf(field('code')),
        responseCode: textOf(field('serverResponseCode')).toUpperCase(),
        responseText: textOf(field('responseText')) || textOf(field('response')) || textOf(field('reason')),
        hasFailedLogin: field('authenticationFailed') === true,
        hasFailedTls: field('tlsFailed') === true,
        waitMs: typeof wait === 'number' && wait > 0 ? Math.min(wait, longestWaitMs) : null,
    };
}
function textOf(value) {
    return typeof value === 'string' ? value : '';
}
/** Networks come back in seconds; those who count requests in minutes; a wrong password only when somebody acts. */
const usualRetryRules = {
    firstMs: {
        unreachable: 500,
        unavailable: 5000,
        unusable: 30_000,
        throttled: 30_000,
        untrusted: 60_000,
        'no-tls': 60_000,
        'refused-login': 300_000,
        'no-login': 300_000,
        'no-token': 5000,
    },
    longestMs: {
        unreachable: 60_000,
        unavailable: 120_000,
        unusable: 600_000,
        throttled: 900_000,
        untrusted: 900_000,
        'no-tls': 900_000,
        'refused-login': 3_600_000,
        'no-login': 3_600_000,
        'no-token': 900_000,
    },
    unhealthyAfterMs: 60_000,
};
/** These last until somebody acts. */
const hopelessKinds = new Set(['refused-login', 'untrusted', 'no-tls', 'no-login']);
/** Doubling, within limits, and between half and all of it by chance: so that a hundred mailboxes do not come at once. */
function planRetry({ failure, count, outageMs, fraction }, rules) {
    const { kind, waitMs } = failure;
    const doubled = rules.firstMs[kind] * 2 ** Math.min(count - 1, 20);
    const delayMs = Math.min(doubled, rules.longestMs[kind]) * (0.5 + fraction / 2);
    const isHopeless = hopelessKinds.has(kind);
    return {
        delayMs: Math.round(Math.max(delayMs, waitMs ?? 0)),
        health: isHopeless || outageMs >= rules.unhealthyAfterMs ? 'unhealthy' : 'degraded',
    };
}


/***/ }),

/***/ 57046:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  e: () => (/* binding */ mailboxOAuth),
  A: () => (/* binding */ oauthProviderOf)
});

;// CONCATENATED MODULE: ./lib/oauth/oauth-endpoints.js
/** Where the OAuth of each provider lives: data for `OAuthProvider`. */
/** Source: Google's discovery document, https://accounts.google.com/.well-known/openid-configuration. */
const googleEndpoints = {
    name: 'Google',
    authorizeUrl: 'https://accounts.google.com/o/oauth2/v2/auth',
    tokenUrl: 'https://oauth2.googleapis.com/token',
    revokeUrl: 'https://oauth2.googleapis.com/revoke',
};
/**
 * Microsoft's, for any kind of account. It has no revocation by RFC 7009: a user ends a grant at myapps.microsoft.com.
 * Source: Microsoft identity platform, "OAuth 2.0 authorization code flow".
 */
const microsoftEndpoints = {
    name: 'Microsoft',
    authorizeUrl: 'https://login.microsoftonline.com/common/oauth2/v2.0/authorize',
    // It takes one value only (two of them: AADSTS90023), and its refresh tokens come of the scope `offline_access`.
    consentPrompt: 'select_account',
    tokenUrl: 'https://login.microsoftonline.com/common/oauth2/v2.0/token',
    revokeUrl: null,
};

;// CONCATENATED MODULE: ./lib/seeds/imap/mailbox-oauth.js
/** The OAuth of mailbox providers, as data. */

/**
 * By the name that settings have.
 *
 * Source: Gmail API, "IMAP, POP, and SMTP: XOAUTH2"; Exchange, "Authenticate an IMAP, POP or SMTP connection using
 * OAuth", where `offline_access` is what brings a refresh token.
 */
const known = {
    google: { endpoints: googleEndpoints, scope: 'https://mail.google.com/', consentScopes: [] },
    microsoft: {
        endpoints: microsoftEndpoints,
        scope: 'https://outlook.office.com/IMAP.AccessAsUser.All',
        consentScopes: ['offline_access'],
    },
};
/** @param provider `google`, `microsoft`, or the URL of a token endpoint */
function mailboxOAuth(provider) {
    const name = URL.parse(provider)?.host ?? provider;
    const endpoints = { name, authorizeUrl: null, tokenUrl: provider, revokeUrl: null };
    return known[provider] ?? { endpoints, scope: null, consentScopes: [] };
}
/** The provider for one client. */
function oauthProviderOf({ endpoints }, client) {
    return { ...endpoints, ...client };
}


/***/ }),

/***/ 80084:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bf: () => (/* binding */ renewedPurpose),
/* harmony export */   a7: () => (/* binding */ sealSeedSecrets),
/* harmony export */   cg: () => (/* binding */ seedPurpose),
/* harmony export */   rn: () => (/* binding */ openSeedSecrets),
/* harmony export */   yE: () => (/* binding */ openSeedSecret)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/** The secrets of seeds at rest: sealed for one seed and one use, so that none opens in the place of another. */

const addedNames = ['password', 'client-secret', 'refresh-token'];
/** Seals what a seed logs in with. */
function sealSeedSecrets(box, address, secrets) {
    return Object.fromEntries(addedNames.flatMap((name) => {
        const secret = secrets[name];
        return secret === undefined ? [] : [[name, box.seal(secret, seedPurpose(address, name))]];
    }));
}
/** Opens them. @param box `null`: no encryption key was given */
function openSeedSecrets(box, { address, secrets: sealed }) {
    const secrets = {};
    for (const name of addedNames) {
        const text = sealed[name];
        if (text === undefined)
            continue;
        const opened = openSeedSecret(box, text, seedPurpose(address, name));
        if (opened.status === 'unreadable') {
            return { status: 'unreadable', reason: `its stored ${words[name]} cannot be opened: ${opened.reason}` };
        }
        secrets[name] = opened.secret;
    }
    return { status: 'opened', secrets };
}
const words = {
    password: 'password',
    'client-secret': 'client secret',
    'refresh-token': 'refresh token',
};
/** Opens one. */
function openSeedSecret(box, sealed, purpose) {
    return box === null ? { status: 'unreadable', reason: 'no encryption key was given' } : box.open(sealed, purpose);
}
/** What a secret of an added seed is sealed for. */
function seedPurpose(address, name) {
    return `${name} of seed ${address}`;
}
/**
 * What the renewed refresh token of a seed of the service file is sealed for: whoever writes another token into the file
 * has a new grant, and what was given for the old one must not open any more.
 */
function renewedPurpose(address, fileToken) {
    return `renewed refresh token of seed ${address} in the place of ${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha256', fileToken.reveal(), 'hex')}`;
}


/***/ }),

/***/ 44130:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   bc: () => (/* binding */ seedRoll),
/* harmony export */   i0: () => (/* binding */ readKnownMailboxes),
/* harmony export */   wT: () => (/* binding */ readFileAuthorities)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _errors_presend_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7443);
/* harmony import */ var _errors_problem_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(32964);
/* harmony import */ var _seeds_seed_vault_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(80084);
/* harmony import */ var _settings_service_file_added_seed_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(19524);
/* harmony import */ var _own_seeds_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(81233);
/* harmony import */ var _to_mailbox_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(47054);
/** All seeds as this instance knows them: those of the service file, and those that commands have added since. */







/**
 * Reads the `ca-file`s that the service file names.
 *
 * @throws PresendError SETTINGS_INVALID that names every one which cannot be read
 */
async function readFileAuthorities({ seeds }, place) {
    const settings = (seeds ?? []).filter((seed) => seed.kind === 'imap' && seed.caPath !== null);
    const read = await Promise.all(settings.map(async (seed) => ({ seed, ca: await readCa(seed, place) })));
    const problems = read.flatMap(({ ca }) => (ca.status === 'bad' ? [ca.problem] : []));
    if (problems.length > 0)
        throw (0,_errors_presend_error_js__WEBPACK_IMPORTED_MODULE_1__/* .problemsError */ .$)('SETTINGS_INVALID', 'Reading the authorities of mailboxes', problems);
    return new Map(read.flatMap(({ seed, ca }) => (ca.status === 'ok' && ca.pem !== null ? [[seed.address, ca.pem]] : [])));
}
async function readCa(seed, { files, workingDirectory }) {
    if (seed.kind !== 'imap' || seed.caPath === null)
        return { status: 'ok', pem: null };
    try {
        return { status: 'ok', pem: await files.readText((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(workingDirectory, seed.caPath)) };
    }
    catch (error) {
        const came = error instanceof Error ? error.message : String(error);
        const expected = 'a PEM file that can be read';
        return { status: 'bad', problem: { input: `ca-file (${seed.address})`, came, expected } };
    }
}
/** A roll that knows the file's seeds, and has not looked into the storage yet. */
function seedRoll({ seeds }, authorities, parts) {
    const own = (0,_own_seeds_js__WEBPACK_IMPORTED_MODULE_4__/* .ownSeeds */ .r)(seeds).map((seed) => {
        const setting = (seeds ?? []).find((one) => one.address === seed.address);
        const from = { origin: 'file', caPem: authorities.get(seed.address) ?? null };
        return { seed, mailbox: setting?.kind === 'imap' ? (0,_to_mailbox_js__WEBPACK_IMPORTED_MODULE_5__/* .toMailbox */ .g)(setting, from, parts) : null };
    });
    let added = new Map();
    let seen = '';
    let now = knownSeeds(own, []);
    let looking = null;
    async function lookOnce() {
        const marks = await parts.store.listAddedMarks();
        const shown = JSON.stringify(marks);
        if (shown === seen)
            return now;
        const stored = await parts.store.listAddedSeeds();
        added = new Map(stored.flatMap((one) => keepOrRead(one, added.get(one.address), parts)));
        now = knownSeeds([...own, ...added.values()], stored.filter((one) => one.removedAtMs !== null).map(toMark));
        // Not what was read since: a seed that came in between is a change that the next look finds.
        seen = shown;
        return now;
    }
    return {
        get now() {
            return now;
        },
        look: async () => {
            looking ??= lookOnce().finally(() => {
                looking = null;
            });
            return await looking;
        },
    };
}
function toMark({ address, revision, removedAtMs }) {
    return { address, revision, removedAtMs };
}
function knownSeeds(known, removed) {
    const byAddress = new Map(known.map(({ seed }) => [seed.address, seed]));
    return {
        find: (address) => byAddress.get(address.toLowerCase()) ?? null,
        mailboxes: known.flatMap(({ mailbox }) => (mailbox === null ? [] : [mailbox])),
        removed,
    };
}
/** Removing a seed changes nothing of how it is watched, so its revision then counts as the one before. */
function keepOrRead(stored, before, parts) {
    const isSame = before !== undefined && (before.revision === stored.revision || stored.removedAtMs !== null);
    if (isSame)
        return [[stored.address, before]];
    const read = readStored(stored, parts);
    return read === null ? [] : [[stored.address, read]];
}
function readStored(stored, parts) {
    const { address, given, caPem, revision } = stored;
    const setting = (0,_settings_service_file_added_seed_js__WEBPACK_IMPORTED_MODULE_3__/* .storedSeedSetting */ .d_)(given, openStored(parts.secretBox, stored));
    if (setting.status === 'bad') {
        parts.onNotice(address, `another version of presend has stored this seed: ${renderAll(setting.problems)}`);
        return null;
    }
    const { value } = setting;
    const mailbox = value.kind === 'imap' ? (0,_to_mailbox_js__WEBPACK_IMPORTED_MODULE_5__/* .toMailbox */ .g)(value, { origin: 'added', caPem }, parts) : null;
    return { seed: (0,_own_seeds_js__WEBPACK_IMPORTED_MODULE_4__/* .toDirectorySeed */ .o)(value), mailbox, revision };
}
function renderAll(problems) {
    return problems.map(_errors_problem_js__WEBPACK_IMPORTED_MODULE_6__/* .renderProblem */ .yM).join('; ');
}
function openStored(box, stored) {
    const opened = (0,_seeds_seed_vault_js__WEBPACK_IMPORTED_MODULE_2__/* .openSeedSecrets */ .rn)(box, stored);
    if (opened.status === 'unreadable')
        return opened;
    const { secrets } = opened;
    return {
        status: 'opened',
        password: secrets.password ?? null,
        clientSecret: secrets['client-secret'] ?? null,
        refreshToken: secrets['refresh-token'] ?? null,
    };
}
/**
 * All mailboxes that a service on this storage would watch, ready to be opened, for a command that starts none.
 *
 * @throws PresendError SETTINGS_INVALID when a `ca-file` cannot be read; what the storage rejects with
 */
async function readKnownMailboxes(settings, place, parts) {
    const { mailboxes, removed } = await seedRoll(settings, await readFileAuthorities(settings, place), parts).look();
    const gone = new Set(removed.map((mark) => mark.address));
    return mailboxes.filter((mailbox) => !gone.has(mailbox.address));
}


/***/ }),

/***/ 81233:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ toDirectorySeed),
/* harmony export */   r: () => (/* binding */ ownSeeds)
/* harmony export */ });
/* harmony import */ var _seeds_directory_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88073);
/** The seeds of the service file as this instance has them. */

/** The directory's seeds; the nine local ones when the file names none. */
function ownSeeds(settings) {
    return settings === null ? _seeds_directory_js__WEBPACK_IMPORTED_MODULE_0__/* .localSeeds */ .Oz : settings.map(toDirectorySeed);
}
/** A seed as it is handed out. */
function toDirectorySeed(setting) {
    const { address, providerName, providerType } = setting;
    const seed = { address, providerName, providerType, isEnabled: true };
    if (setting.kind === 'local')
        return { ...seed, kind: 'local', health: 'healthy', options: setting.options };
    return {
        ...seed,
        kind: 'imap',
        options: [],
        hasPlusAddress: setting.plusAddress,
        // It is given out: what is sent there meanwhile is found by the first look. Should that fail, it is unhealthy at once.
        health: 'degraded',
        healthReason: 'nobody has looked into this mailbox yet',
    };
}


/***/ }),

/***/ 47054:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  g: () => (/* binding */ toMailbox)
});

// EXTERNAL MODULE: ./lib/oauth/open-oauth-client.js + 3 modules
var open_oauth_client = __webpack_require__(32166);
// EXTERNAL MODULE: ./lib/seeds/imap/imap-failure.js
var imap_failure = __webpack_require__(88782);
;// CONCATENATED MODULE: ./lib/seeds/imap/access-tokens.js
/** Access tokens in the place of a password: asked for when one is needed, kept until shortly before they expire. */

/** A token is not used in the last minute of its life, nor in the last half of a very short one. */
const marginMs = 60_000;
/** Access tokens for one mailbox. Calls are made one after another. */
function accessTokens(parts) {
    const { client, keeper, clock, neededScope } = parts;
    let held = null;
    /** Given by the provider, and not kept yet. */
    let unkept = null;
    async function renew(signal) {
        const refreshToken = unkept ?? (await readRefreshToken(keeper));
        const askedAtMs = clock.nowMs();
        const grant = await grantFor(refreshToken, { client, neededScope }, signal);
        unkept = grant.refreshToken;
        if (unkept !== null)
            await keep(unkept);
        const lifetimeMs = Math.max(0, grant.expiresAtMs - askedAtMs);
        const usableUntilMs = grant.expiresAtMs - Math.min(marginMs, lifetimeMs / 2);
        return { token: grant.accessToken, usableUntilMs, isOld: false };
    }
    async function keep(token) {
        try {
            await keeper.keepRenewed(token);
            unkept = null;
        }
        catch (error) {
            parts.onError(error);
        }
    }
    return {
        current: async (signal) => {
            if (held !== null && clock.nowMs() < held.usableUntilMs)
                held.isOld = true;
            else
                held = await renew(signal);
            return held.token;
        },
        refused: (token) => {
            if (held === null || held.token !== token)
                return true;
            const wasOld = held.isOld;
            held = null;
            return wasOld;
        },
    };
}
/** Tokens that cannot be had, whatever one does here. */
function noAccessTokens(reason) {
    return {
        current: async () => await Promise.reject(new imap_failure/* ImapFailure */.K_('no-login', reason)),
        refused: () => false,
        isInVain: true,
    };
}
async function readRefreshToken(keeper) {
    const read = await keeper.read();
    if (read.status === 'opened')
        return read.secret;
    throw new imap_failure/* ImapFailure */.K_('no-login', `the refresh token cannot be opened: ${read.reason}`);
}
async function grantFor(refreshToken, { client, neededScope }, signal) {
    const answer = await client.refresh(refreshToken, signal);
    switch (answer.status) {
        case 'granted':
            return withScope(answer.grant, neededScope);
        case 'revoked':
            throw new imap_failure/* ImapFailure */.K_('no-login', `${answer.reason}; the grant has ended: give a new refresh token`);
        case 'refused':
            throw new imap_failure/* ImapFailure */.K_('no-login', `${answer.reason}; see client id, client secret and provider`);
        case 'unavailable':
            throw new imap_failure/* ImapFailure */.K_('no-token', answer.reason, answer.retryAfterMs);
        default:
            return answer;
    }
}
/** Less may have been granted than was asked for (RFC 6749 §3.3), and the mailbox would only say "no". */
function withScope(grant, neededScope) {
    const { scopes } = grant;
    const hasIt = neededScope === null || scopes === null || scopes.some((scope) => scope.toLowerCase() === neededScope.toLowerCase());
    if (hasIt)
        return grant;
    throw new imap_failure/* ImapFailure */.K_('no-login', `the refresh token was granted without the scope ${neededScope}: give one that has it`);
}

// EXTERNAL MODULE: ./lib/seeds/imap/mailbox-oauth.js + 1 modules
var mailbox_oauth = __webpack_require__(57046);
// EXTERNAL MODULE: ./lib/seeds/seed-vault.js
var seed_vault = __webpack_require__(80084);
;// CONCATENATED MODULE: ./lib/service/self-hosted/to-mailbox.js
/** The setting of an imap seed as a mailbox that can be opened. */




/** The mailbox. Nothing is opened by it. */
function toMailbox(seed, from, parts) {
    const { address, providerName, authservIds, plusAddress, host, port, tls, username } = seed;
    const password = passwordOf(seed, from.origin, parts);
    const account = { host, port, tls, username, password, caPem: from.caPem };
    return { address, providerName, authservIds, hasPlusAddress: plusAddress, account };
}
function passwordOf({ address, login }, origin, parts) {
    switch (login.method) {
        case 'password':
            return login.password;
        case 'unreadable':
            return noAccessTokens(login.reason);
        case 'oauth': {
            const provider = (0,mailbox_oauth/* mailboxOAuth */.e)(login.provider);
            return accessTokens({
                client: (0,open_oauth_client/* openOAuthClient */.Z)((0,mailbox_oauth/* oauthProviderOf */.A)(provider, login), parts),
                keeper: origin === 'added' ? addedKeeper(address, parts) : fileKeeper(address, login, parts),
                clock: parts.clock,
                neededScope: provider.scope,
                onError: (error) => parts.onError(address, error),
            });
        }
        default:
            return login;
    }
}
/** The token lies in the storage, and a new one takes its place there. */
function addedKeeper(address, { store, secretBox }) {
    const purpose = (0,seed_vault/* seedPurpose */.cg)(address, 'refresh-token');
    return {
        read: async () => {
            const sealed = await store.findSeedSecret(address, 'refresh-token');
            if (sealed === null)
                return { status: 'unreadable', reason: 'it is not stored any more' };
            return (0,seed_vault/* openSeedSecret */.yE)(secretBox, sealed, purpose);
        },
        keepRenewed: async (token) => {
            if (secretBox !== null)
                await store.keepSeedSecret(address, 'refresh-token', secretBox.seal(token, purpose));
        },
    };
}
/** The token stands outside; what the provider gives in its place is stored sealed, when there is a key to seal it with. */
function fileKeeper(address, { refreshToken }, { store, secretBox, onNotice }) {
    const purpose = (0,seed_vault/* renewedPurpose */.Bf)(address, refreshToken);
    let renewed = null;
    return {
        read: async () => {
            const sealed = secretBox === null ? null : await store.findSeedSecret(address, 'renewed-refresh-token');
            const stored = sealed === null ? null : (0,seed_vault/* openSeedSecret */.yE)(secretBox, sealed, purpose);
            // One that does not open was given for another token, or is sealed with another key: the file's may still hold.
            if (stored?.status === 'opened')
                return stored;
            return { status: 'opened', secret: renewed ?? refreshToken };
        },
        keepRenewed: async (token) => {
            if (secretBox !== null) {
                await store.keepSeedSecret(address, 'renewed-refresh-token', secretBox.seal(token, purpose));
                return;
            }
            if (renewed === null && token.reveal() !== refreshToken.reveal())
                onNotice(address, cannotKeep);
            renewed = token;
        },
    };
}
const cannotKeep = 'the provider gave a new refresh token, and there is no encryption key to keep it with: the next start begins with the ' +
    'one of the service file again, which may have ended by then; see PRESEND_ENCRYPTION_KEY';


/***/ }),

/***/ 67943:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ commentEnd)
/* harmony export */ });
/** Where a comment of a structured header field ends. Source: RFC 5322 §3.2.2. */
/**
 * The index behind the comment that opens at `start`, or the end of `source` when it never closes. Comments nest, and a
 * backslash takes the meaning from a bracket.
 */
function commentEnd(source, start) {
    let depth = 0;
    for (let at = start; at < source.length; at += 1) {
        const character = source.charAt(at);
        if (character === '\\')
            at += 1;
        else if (character === '(')
            depth += 1;
        else if (character === ')')
            depth -= 1;
        if (depth === 0)
            return at + 1;
    }
    return source.length;
}


/***/ }),

/***/ 37098:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ unnamedAuthserv)
/* harmony export */ });
/** What is known of a copy that lies in a real mailbox. */
/** The word for a provider whose fields begin with the first result; no host has a name without a dot. */
const unnamedAuthserv = 'unnamed';


/***/ }),

/***/ 64046:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  o: () => (/* binding */ findClientHop)
});

// EXTERNAL MODULE: ./lib/verdict/authentication/results-field/authserv-pattern.js
var authserv_pattern = __webpack_require__(23465);
// EXTERNAL MODULE: external "node:net"
var external_node_net_ = __webpack_require__(77030);
// EXTERNAL MODULE: ./lib/verdict/authentication/comment-end.js
var comment_end = __webpack_require__(67943);
;// CONCATENATED MODULE: ./lib/verdict/authentication/received-field/received-tokens.js
/** A Received field's value → its words and comments, in their order. Source: RFC 5321 §4.4, RFC 5322 §3.2.2. */

/** Real fields are shorter than a thousand characters. */
const maxLength = 8192;
/** The tokens before the date; a comment that never ends goes on to the end. */
function readReceivedTokens(value) {
    const source = value.slice(0, maxLength).replaceAll(/\r?\n/gu, '');
    const tokens = [];
    let at = 0;
    while (at < source.length && source.charAt(at) !== ';') {
        const end = endOf(source, at);
        const text = source.slice(at, end);
        if (text.startsWith('('))
            tokens.push({ kind: 'comment', text: text.replaceAll(/^\(|\)$/gu, '').trim() });
        else if (text.trim() !== '')
            tokens.push({ kind: 'word', text });
        at = end;
    }
    return tokens;
}
function endOf(source, start) {
    if (source.charAt(start) === '(')
        return (0,comment_end/* commentEnd */.T)(source, start);
    if (/\s/u.test(source.charAt(start)))
        return start + 1;
    const length = source.slice(start).search(/[\s(;]/u);
    return length < 0 ? source.length : start + length;
}

;// CONCATENATED MODULE: ./lib/verdict/authentication/received-field/parse-received-field.js
/** One Received field → who handed the message over to whom. Source: RFC 5321 §4.4, and what mail servers really write. */


/** Reads the value of a field. What is not there, or cannot be read, is `null`. */
function parseReceivedField(value) {
    const tokens = readReceivedTokens(value);
    const clauses = readClauses(tokens);
    const from = clauses.get('from') ?? [];
    const by = clauses.get('by') ?? [];
    const comments = commentsOf(tokens);
    const protocol = (wordOf(clauses.get('with') ?? []) ?? lmtpIn(commentsOf(by)))?.toUpperCase() ?? null;
    return {
        fromName: wordOf(from)?.toLowerCase() ?? null,
        heloName: (heloOf(from) ?? wordOf(from))?.toLowerCase() ?? null,
        clientAddress: clientAddressOf(from),
        byName: wordOf(by)?.toLowerCase() ?? null,
        byAddress: addressIn(commentsOf(by)) ?? toAddress(wordOf(by) ?? ''),
        protocol,
        envelopeSender: envelopeSenderOf(comments),
        isWrittenLocally: protocol === 'LOCAL' || comments.some((comment) => /\bfrom userid \d+/u.test(comment)),
    };
}
/** Fastmail says it in a comment: `by compute.internal (LMTPProxy)`. */
function lmtpIn(comments) {
    return comments.some((comment) => /^lmtp/iu.test(comment.trim())) ? 'LMTP' : null;
}
const keywords = new Set(['from', 'by', 'via', 'with', 'id', 'for']);
/** The word behind a keyword belongs to it whatever it is: a client may call itself "by". Only the first of each counts. */
function readClauses(tokens) {
    const clauses = new Map();
    let open = [];
    for (const token of tokens) {
        const keyword = token.kind === 'word' ? token.text.toLowerCase() : '';
        const isValue = open.every(({ kind }) => kind === 'comment') && clauses.size > 0;
        if (isValue || !keywords.has(keyword) || clauses.has(keyword))
            open.push(token);
        else
            clauses.set(keyword, (open = []));
    }
    return clauses;
}
function wordOf(clause) {
    return clause.find(({ kind }) => kind === 'word')?.text ?? null;
}
function commentsOf(clause) {
    return clause.filter(({ kind }) => kind === 'comment').map(({ text }) => text);
}
/** `helo=name` (Exim), `HELO name` (qmail), `EHLO name` (Yahoo). */
const heloPattern = /(?:^|\s)[he][eh]lo[= ](\S+)/iu;
function heloOf(from) {
    return commentsOf(from).flatMap((comment) => heloPattern.exec(comment)?.[1] ?? [])[0] ?? null;
}
/**
 * The server writes the address last, behind what the client says of itself. Where a comment holds only the client's
 * name, the address stands in the place of the name.
 */
function clientAddressOf(from) {
    const comments = commentsOf(from);
    const written = addressIn(comments.map((comment) => comment.replaceAll(new RegExp(heloPattern, 'giu'), ' ')));
    if (written !== null)
        return written;
    return heloOf(from) === null ? null : toAddress(wordOf(from) ?? '');
}
/** `host [192.0.2.7]`, `[IPv6:2001:db8::7]:2525`, `192.0.2.7`. */
function addressIn(comments) {
    const inBrackets = comments.flatMap((comment) => Array.from(comment.matchAll(/\[([^[\]]*)\]/gu), ([, text]) => text));
    const alone = comments.filter((comment) => !/\s/u.test(comment));
    const candidates = inBrackets.length > 0 ? inBrackets : alone;
    return candidates.flatMap((text) => toAddress(text ?? '') ?? []).at(-1) ?? null;
}
function toAddress(text) {
    const address = text.replaceAll(/^\[|\]$/gu, '').replace(/^ipv6:/iu, '');
    return (0,external_node_net_.isIP)(address) === 0 ? null : address.toLowerCase();
}
/** Exim and Dovecot write it. */
function envelopeSenderOf(comments) {
    return comments.flatMap((comment) => /^envelope-from <([^<>\s]*)>/u.exec(comment)?.[1] ?? [])[0] ?? null;
}

;// CONCATENATED MODULE: ./lib/verdict/authentication/received-field/find-client-hop.js
/** From which address a message came into a provider, by the provider's own Received field. */


/**
 * Goes down from the top, past hand-overs inside the provider's machine, to the first field that names a client. It
 * never looks further down: what stands there the client may have written.
 *
 * @param fields the header section, first to last
 * @param ownNames names of the provider: its authserv-ids (see isAuthservId), its domain; those without a dot say nothing
 */
function findClientHop(fields, ownNames) {
    let envelopeSender;
    const names = ownNames.map((name) => (0,authserv_pattern/* exampleOf */.Q)(name));
    const inside = [...names];
    for (const [fieldIndex, field] of fields.entries()) {
        const name = field.name.toLowerCase();
        if (name === 'return-path' && envelopeSender === undefined)
            envelopeSender = readReturnPath(field.value);
        if (name !== 'received')
            continue;
        const hop = parseReceivedField(field.rawValue);
        if (envelopeSender === undefined && hop.envelopeSender !== null)
            envelopeSender = hop.envelopeSender || null;
        if (hop.isWrittenLocally)
            return unknown('the message was written on the receiving machine itself');
        if (isLocalHandOver(hop, inside)) {
            // A machine that the message left and came back to, as with Fastmail's filter, may go by a name of its own.
            if (hop.byName?.includes('.') === true)
                inside.push(hop.byName);
            continue;
        }
        if (hop.clientAddress === null)
            return unknown('the receiver’s own Received field names no client address');
        const { clientAddress, heloName, byName } = hop;
        const place = { fieldIndex, isCertain: isCertain(hop, names) };
        const found = { status: 'found', clientAddress, heloName, byName, ...place };
        return envelopeSender === undefined ? found : { ...found, envelopeSender };
    }
    return unknown('the receiver wrote no Received field that names a client');
}
function unknown(reason) {
    return { status: 'unknown', reason };
}
/** `<>` is the null reverse-path; Exchange leaves the brackets out. */
function readReturnPath(value) {
    return value.trim().replaceAll(/^<|>$/gu, '') || null;
}
/** LMTP (RFC 2033 §1: never beyond one machine's own network), content filters that hand it back, Gmail's inner hops. */
function isLocalHandOver(hop, ownNames) {
    if (hop.protocol?.startsWith('LMTP') === true || hop.fromName === null)
        return true;
    if (hop.clientAddress !== null && hop.clientAddress === hop.byAddress)
        return true;
    return isLoopback(hop.clientAddress) && namesItself(hop, ownNames);
}
function isLoopback(address) {
    return address === '127.0.0.1' || address === '::1';
}
function namesItself({ fromName, heloName, byName }, ownNames) {
    const names = [fromName, heloName].filter((name) => name !== null);
    return names.some((name) => {
        const isLocalhost = /^localhost\b/u.test(name) || /^\[(?:127\.0\.0\.1|ipv6:::1)\]$/u.test(name);
        return isLocalhost || [byName, ...ownNames].some((own) => own !== null && isRelated(name, own));
    });
}
/** The field must be that of the machine that the provider is known by, and its client must not call itself one of them. */
function isCertain(hop, ownNames) {
    if (isLoopback(hop.clientAddress))
        return false;
    const { byName } = hop;
    const known = ownNames.filter((name) => name.includes('.'));
    const isOwn = known.length === 0 || (byName !== null && known.some((name) => isRelated(byName, name)));
    const clientNames = [hop.fromName, hop.heloName].filter((name) => name !== null);
    return isOwn && !clientNames.some((name) => byName !== null && isRelated(name, byName));
}
/** The same host, one below the other, or two hosts of one domain. */
function isRelated(left, right) {
    const [one, other] = [normal(left), normal(right)];
    if (!one.includes('.') || !other.includes('.'))
        return one === other;
    if (one === other || one.endsWith(`.${other}`) || other.endsWith(`.${one}`))
        return true;
    const [parent, otherParent] = [one, other].map((name) => name.slice(name.indexOf('.') + 1));
    return parent === otherParent && parent?.includes('.') === true;
}
function normal(name) {
    return name.toLowerCase().replace(/\.$/u, '');
}


/***/ }),

/***/ 23465:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ exampleOf),
/* harmony export */   m: () => (/* binding */ isAuthservId)
/* harmony export */ });
/** Names under which a provider writes, as people give them. */
const anyHost = '*.';
/**
 * Whether a field's authserv-id is one that `pattern` means. `*.mail.example` means every name below that domain, for
 * providers whose machines each sign with their own; `null` is that of providers who name themselves nowhere.
 */
function isAuthservId(pattern, authservId) {
    if (pattern === null || authservId === null)
        return pattern === authservId;
    const [wanted, name] = [pattern.toLowerCase(), authservId.toLowerCase()];
    return wanted.startsWith(anyHost) ? name.endsWith(wanted.slice(1)) && name.length >= wanted.length : name === wanted;
}
/** A name that `pattern` means: itself, or its domain, or a host below that. */
function exampleOf(pattern, host = null) {
    if (!pattern.startsWith(anyHost))
        return pattern;
    return host === null ? pattern.slice(anyHost.length) : `${host}${pattern.slice(1)}`;
}


/***/ }),

/***/ 15679:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ parseResultsField)
/* harmony export */ });
/* harmony import */ var _read_segments_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(56515);
/** One Authentication-Results field → what it says of each method. Source: RFC 8601 §2.2. */

/** Fields beyond this are not read: nobody reports so many methods, and reading them is where time could be burnt. */
const maxFieldLength = 65_536;
const maxResultCount = 200;
/**
 * Reads the value of a field.
 *
 * @returns `null` when it names neither an authserv-id nor a result. Parts that are no result are left out: a receiver's
 *   other results stay readable.
 */
function parseResultsField(rawValue) {
    if (rawValue.length > maxFieldLength)
        return null;
    const [head, ...rest] = (0,_read_segments_js__WEBPACK_IMPORTED_MODULE_0__/* .readSegments */ .l)(rawValue);
    if (head === undefined)
        return null;
    const isHeadless = pairsOf(head).length > 0;
    const identity = isHeadless ? { authservId: null, version: null } : parseIdentity(head);
    if (identity === null)
        return null;
    const segments = (isHeadless ? [head, ...rest] : rest).slice(0, maxResultCount);
    const results = segments.flatMap(parseResult);
    return { ...identity, results };
}
/** `mx.shop.example 1`; a quoted id is the same id. */
function parseIdentity({ text }) {
    const found = /^\s*("(?:[^"\\]|\\.)*"|[^\s"]+)(?:\s+(\d{1,9}))?\s*$/u.exec(text);
    if (found === null)
        return null;
    const version = found[2] === undefined ? null : Number(found[2]);
    return { authservId: unquote(found[1] ?? '').toLowerCase(), version };
}
function parseResult(segment) {
    const [first, ...others] = pairsOf(segment);
    if (first === undefined)
        return [];
    const method = /^([a-z][a-z0-9-]*)(?:\/\d+)?$/u.exec(first.name)?.[1];
    // No word of the standard has an underscore; Yahoo's `perm_fail` has.
    const result = /^[a-z][a-z0-9_-]*$/iu.exec(first.value)?.[0];
    if (method === undefined || result === undefined)
        return [];
    const reason = others.find((pair) => pair.name === 'reason')?.value ?? null;
    const properties = others.filter((pair) => pair.name !== 'reason').map(toProperty);
    return [{ method, result: result.toLowerCase(), reason, comments: segment.comments, properties }];
}
/** Everything of the form `name=value`. White space may stand around `=`, `.` and `/`, but not inside quotes. */
function pairsOf({ text }) {
    const close = outsideQuotes(outsideQuotes(text, /\s+/u, ' '), / ?[=./] ?/u, (sign) => sign.trim());
    const pairs = close.matchAll(/(?<=^|\s)([A-Za-z][A-Za-z0-9_./-]*)=((?:"(?:[^"\\]|\\.)*"|[^\s"])*)/gu);
    return Array.from(pairs, ([, name = '', value = '']) => ({ name: name.toLowerCase(), value: unquote(value) }));
}
function outsideQuotes(text, pattern, by) {
    const either = new RegExp(`"(?:[^"\\\\]|\\\\.)*"|${pattern.source}`, 'gu');
    return text.replaceAll(either, (found) => {
        if (found.startsWith('"'))
            return found;
        return typeof by === 'string' ? by : by(found);
    });
}
function toProperty({ name, value }) {
    const dot = name.indexOf('.');
    return dot < 0 ? { type: null, name, value } : { type: name.slice(0, dot), name: name.slice(dot + 1), value };
}
/** Also in the middle: `"a b"@shop.example` is an address. */
function unquote(value) {
    return value.replaceAll(/"((?:[^"\\]|\\.)*)"/gu, (_whole, inside) => inside.replaceAll(/\\(.)/gu, '$1'));
}


/***/ }),

/***/ 56515:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ readSegments)
/* harmony export */ });
/* harmony import */ var _comment_end_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(67943);
/** A structured field's value → what stands between its semicolons, comments apart. Source: RFC 5322 §3.2.2, RFC 8601 §2.2. */

/** Splits a value. Quotes and comments that never end go on to its end, as readers of mail take them. */
function readSegments(value) {
    const source = value.replaceAll(/\r?\n/gu, '');
    const segments = [];
    let open = { text: '', comments: [] };
    let at = 0;
    while (at < source.length) {
        const character = source.charAt(at);
        const end = endOf(character, source, at);
        if (character === ';') {
            segments.push(open);
            open = { text: '', comments: [] };
        }
        else if (character === '(') {
            open.comments.push(commentText(source.slice(at + 1, end)));
            open.text += ' ';
        }
        else
            open.text += source.slice(at, end);
        at = end;
    }
    return [...segments, open];
}
/** Where the piece that begins at `at` ends: a whole comment, a whole quoted string, or one character. */
function endOf(character, source, at) {
    if (character === '"')
        return skipQuoted(source, at);
    return character === '(' ? (0,_comment_end_js__WEBPACK_IMPORTED_MODULE_0__/* .commentEnd */ .T)(source, at) : at + 1;
}
function skipQuoted(source, start) {
    for (let at = start + 1; at < source.length; at += 1) {
        if (source.charAt(at) === '\\')
            at += 1;
        else if (source.charAt(at) === '"')
            return at + 1;
    }
    return source.length;
}
function commentText(inside) {
    return inside
        .replace(/\)$/u, '')
        .replaceAll(/\\([\s\S])/gu, '$1')
        .trim();
}


/***/ }),

/***/ 46442:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ findTrustedResults)
/* harmony export */ });
/* harmony import */ var _authserv_pattern_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(23465);
/* harmony import */ var _parse_results_field_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(15679);
/** Which of a message's Authentication-Results fields are the receiving provider's own. Source: RFC 8601 §5 and §7.1. */


/**
 * The provider's fields, top first: of each of its authserv-ids (of each pattern, not of each name that it means) the topmost one, and with it those that stand above the
 * hand-over, where no sender can write (OpenDKIM and OpenDMARC write one field each). Whatever stands below them
 * otherwise may have come with the message, forged under the same name; so may all that stands below another Received
 * field than the hand-over's. iCloud writes a field for each method, each under a name of its own, right below it.
 *
 * @param fields the header section, first to last
 * @returns empty when the provider wrote none
 */
function findTrustedResults(fields, { authservIds, handOverIndex }) {
    const met = new Set();
    const found = [];
    for (const [fieldIndex, header] of fields.entries()) {
        // A Received field below the hand-over's, or below one that was believed already, is the sender's.
        const isBelow = handOverIndex === null ? found.length > 0 : fieldIndex > handOverIndex;
        if (isBelow && isNamed(header, 'received'))
            break;
        if (!isNamed(header, 'authentication-results'))
            continue;
        const field = (0,_parse_results_field_js__WEBPACK_IMPORTED_MODULE_0__/* .parseResultsField */ .a)(header.rawValue);
        const pattern = authservIds.find((one) => field !== null && (0,_authserv_pattern_js__WEBPACK_IMPORTED_MODULE_1__/* .isAuthservId */ .m)(one, field.authservId));
        if (field === null || pattern === undefined)
            continue;
        const isSafe = handOverIndex !== null && fieldIndex < handOverIndex;
        if (isSafe || !met.has(pattern))
            found.push({ ...field, fieldIndex });
        met.add(pattern);
    }
    return found;
}
function isNamed(field, name) {
    return field.name.toLowerCase() === name;
}


/***/ })

};
