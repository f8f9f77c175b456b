export const id = 9895;
export const ids = [9895];
export const modules = {

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
/**
 * What was thrown, as a failure.
 *
 * @param scrub takes the login out of the server's words, before they are cut: half a password would not be found
 */
function toImapFailure(error, scrub = asItIs) {
    if (error instanceof ImapFailure)
        return error;
    const said = readError(error);
    return new ImapFailure(kindOf(said), describe(said, scrub), said.waitMs);
}
function asItIs(text) {
    return text;
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
function describe({ responseCode, responseText, message, code }, scrub) {
    if (message === noMechanism)
        return 'it takes no access tokens (neither OAUTHBEARER nor XOAUTH2)';
    const words = responseText === ''
        ? [message, code === '' || message.includes(code) ? '' : `(${code})`]
        : [responseCode && `[${responseCode}]`, responseText];
    const said = scrub(words.filter((word) => word !== '').join(' '));
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
/**
 * Networks come back in seconds, providers that count requests in minutes. A refused login is tried once more soon, since
 * servers refuse by mistake while they restart, and then rarely, since many attempts lock an account.
 */
const usualRetryRules = {
    firstMs: {
        unreachable: 500,
        unavailable: 5000,
        unusable: 5000,
        throttled: 30_000,
        untrusted: 60_000,
        'no-tls': 60_000,
        'refused-login': 25_000,
        'no-login': 25_000,
        'no-token': 5000,
    },
    secondMs: { 'refused-login': 300_000, 'no-login': 300_000 },
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
/** Doubles within limits, and takes between half and all of it by chance, so that a hundred mailboxes do not come at once. */
function planRetry({ failure, count, outageMs, fraction }, rules) {
    const { kind, waitMs } = failure;
    const firstMs = rules.firstMs[kind];
    const secondMs = rules.secondMs[kind] ?? firstMs * 2;
    const doubled = count === 1 ? firstMs : secondMs * 2 ** Math.min(count - 2, 20);
    const delayMs = Math.min(doubled, rules.longestMs[kind]) * (0.5 + fraction / 2);
    const isHopeless = hopelessKinds.has(kind);
    return {
        delayMs: Math.round(Math.max(delayMs, waitMs ?? 0)),
        health: isHopeless || outageMs >= rules.unhealthyAfterMs ? 'unhealthy' : 'degraded',
    };
}


/***/ }),

/***/ 80634:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ usualImapLimits),
/* harmony export */   r: () => (/* binding */ answerLimits)
/* harmony export */ });
/** How long an IMAP server may take, and how much it may say. */
/** Within these a connection that is only half there is found out. */
const usualImapLimits = { connectMs: 30_000, commandMs: 15_000, fetchMs: 60_000 };
/**
 * What one server may send. Real servers stay far below: a listing of a thousand folders with their states is 2,000
 * replies and a few hundred KB.
 */
const answerLimits = {
    lineBytes: 1_048_576,
    /** Longer messages are fetched in pieces of this size. */
    literalBytes: 4_194_304,
    bytesPerCommand: 8_388_608,
    repliesPerCommand: 10_000,
    /** Another client that changes flags makes an honest server add hundreds of replies to each command. */
    repliesPerSecond: 20_000,
    capabilityCount: 1000,
    /** Further folders are left out. */
    folderCount: 1000,
    namespaceCount: 100,
    /** A folder with a longer path is left out, in characters. */
    nameLength: 1000,
    /** Flags of a folder, labels of a message. */
    flagCount: 500,
    /** Of each header section. */
    headBytes: 65_536,
    /** How many UIDs are asked for in one search: so many fit into one line. */
    uidsPerSearch: 50_000,
    /** How many UIDs one look returns at most. */
    uidCount: 500_000,
};


/***/ }),

/***/ 19895:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  imapServiceJob: () => (/* binding */ imapServiceJob)
});

// EXTERNAL MODULE: ./lib/world/node-clock.js
var node_clock = __webpack_require__(38101);
// EXTERNAL MODULE: ./node_modules/imapflow/dist/esm/imap-flow.js + 53 modules
var imap_flow = __webpack_require__(67366);
// EXTERNAL MODULE: ./lib/world/scrub-secrets.js
var scrub_secrets = __webpack_require__(75167);
// EXTERNAL MODULE: ./lib/world/secret.js
var world_secret = __webpack_require__(41502);
// EXTERNAL MODULE: ./lib/world/time-limit.js
var time_limit = __webpack_require__(83141);
// EXTERNAL MODULE: ./lib/seeds/imap/imap-limits.js
var imap_limits = __webpack_require__(80634);
;// CONCATENATED MODULE: ./lib/seeds/imap/imap-commands.js
/** What an ImapConnection asks, said with imapflow. Answers are cut to what was asked for. */

/** What marks messages that were matched to a test. RFC 5788 wants no `$` in front of private names. */
const seedKeyword = 'PresendSeed';
/** All of them, over one client. */
function imapCommands(parts) {
    return { ...folderCommands(parts), ...searchCommands(parts), ...messageCommands(parts) };
}
function folderCommands({ client, ask, scrub, }) {
    const isClean = (text) => scrub(text) === text;
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
            const wanted = new Set(paths);
            const states = new Map();
            if (client.capabilities.has('LIST-STATUS')) {
                const listed = await ask(async () => await client.list({ statusQuery: stateItems }));
                for (const { path, status } of listed) {
                    if (wanted.has(path) && status !== undefined)
                        states.set(path, toFolderState(status));
                }
                return states;
            }
            for (const path of wanted) {
                const state = await stateOf(path);
                if (state !== null)
                    states.set(path, state);
            }
            return states;
        },
        listFolders: async () => {
            // imapflow puts the inbox and the folders with a special use first.
            const all = await ask(async () => await client.list());
            const listed = all.filter(({ path }) => isShowable(path) && isClean(path)).slice(0, imap_limits/* answerLimits */.r.folderCount);
            const foreign = [...(client.namespaces?.other || []), ...(client.namespaces?.shared || [])];
            const prefixes = foreign.flatMap(({ prefix }) => (prefix === '' ? [] : [prefix]));
            return listed.map((folder) => toListedFolder(folder, prefixes.slice(0, imap_limits/* answerLimits */.r.namespaceCount)));
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
                if (!isShowable(resource) || !isClean(resource))
                    return [];
                return [{ resource, used: told.usage, limit: told.limit }];
            });
        },
    };
}
/** Names that the server chose are logged and shown. */
function isShowable(name) {
    return name.length <= imap_limits/* answerLimits */.r.nameLength;
}
const stateItems = { uidNext: true, uidValidity: true };
function toFolderState({ uidNext, uidValidity }) {
    return { uidNext: uidNext ?? 1, uidValidity: String(uidValidity ?? '') };
}
function searchCommands({ client, ask, onSearch, }) {
    const search = async (query) => {
        const found = await ask(async () => (await client.search(query, { uid: true })) ?? false);
        return found === false ? [] : found.toSorted((left, right) => left - right);
    };
    return {
        uidsFrom: async (firstUid) => {
            onSearch();
            const { uidsPerSearch, uidCount } = imap_limits/* answerLimits */.r;
            const uidNext = client.mailbox === false ? 0 : client.mailbox.uidNext;
            const found = [];
            for (let start = firstUid;; start += uidsPerSearch) {
                const end = start + uidsPerSearch;
                const isLast = end >= uidNext;
                const uids = await search({ uid: `${start}:${isLast ? '*' : end - 1}` });
                // `9:*` finds the last message also when its UID is less than 9 (RFC 9051 §9, seq-range).
                for (const uid of uids)
                    if (uid >= start && (isLast || uid < end))
                        found.push(uid);
                if (isLast || found.length >= uidCount)
                    return found.slice(0, uidCount);
            }
        },
        unmarkedUidsSince: async (sinceMs) => await search({ since: new Date(sinceMs), unKeyword: seedKeyword }),
        markedUidsBefore: async (beforeMs) => await search({ before: new Date(beforeMs), keyword: seedKeyword }),
        isFoundByGmail: async (uid, query) => (await search({ uid: String(uid), gmraw: query })).includes(uid),
    };
}
const byUid = { uid: true };
function messageCommands({ client, ask, limits: { fetchMs }, }) {
    /**
     * Servers send unsolicited replies when another client changes a flag (RFC 9051 §7.5.2), often without a UID. Only
     * replies with a requested UID and the requested data count, once each.
     */
    const fetch = async (uids, { query, read }) => {
        const wanted = new Set(uids);
        const found = [];
        await ask(async () => {
            for await (const message of client.fetch(uids.join(','), { uid: true, ...query }, byUid)) {
                const item = wanted.has(message.uid) ? read(message) : null;
                if (item === null)
                    continue;
                wanted.delete(message.uid);
                found.push(item);
            }
        }, fetchMs);
        return found;
    };
    const fetchPiece = async (uid, start, maxLength) => {
        const [piece] = await fetch([uid], {
            query: { source: { start, maxLength } },
            read: ({ source }) => source ?? null,
        });
        return piece?.subarray(0, maxLength) ?? null;
    };
    return {
        labelsOf: async (uid) => {
            const [labels] = await fetch([uid], { query: { labels: true }, read: ({ labels: found }) => found ?? null });
            return labels === undefined ? null : [...labels].slice(0, imap_limits/* answerLimits */.r.flagCount);
        },
        fetchHeads: async (uids) => (uids.length === 0 ? [] : await fetch(uids, headFetching)),
        fetchBytes: async (uid, maxBytes) => {
            const pieces = [];
            for (let start = 0; start < maxBytes;) {
                const wantedBytes = Math.min(imap_limits/* answerLimits */.r.literalBytes, maxBytes - start);
                const piece = await fetchPiece(uid, start, wantedBytes);
                // Without its end a message would be judged as something that it is not.
                if (piece === null)
                    return null;
                pieces.push(piece);
                start += piece.length;
                if (piece.length < wantedBytes)
                    break;
            }
            return new Uint8Array(Buffer.concat(pieces));
        },
        mark: async (uids) => void (await ask(async () => await client.messageFlagsAdd(uids.join(','), [seedKeyword], byUid))),
        remove: async (uids) => void (await ask(async () => await client.messageDelete(uids.join(','), byUid), fetchMs)),
        moveTo: async (uids, path) => void (await ask(async () => await client.messageMove(uids.join(','), path, byUid), fetchMs)),
    };
}
const { headBytes } = imap_limits/* answerLimits */.r;
const headFetching = {
    query: { internalDate: true, size: true, bodyParts: [{ key: 'HEADER', start: 0, maxLength: headBytes }] },
    read: ({ uid, headers, size, internalDate }) => {
        if (headers === undefined)
            return null;
        const date = internalDate === undefined ? Number.NaN : new Date(internalDate).getTime();
        const internalDateMs = Number.isNaN(date) ? null : date;
        // A copy: a view would take its whole buffer along when it goes to another thread.
        return { uid, head: new Uint8Array(wholeLines(headers)), sizeBytes: size ?? 0, internalDateMs };
    },
};
/** Without the last line of a head that was cut: half a field would be another field. */
function wholeLines(head) {
    if (head.length < headBytes)
        return head;
    return head.subarray(0, head.lastIndexOf(0x0a, headBytes - 1) + 1);
}
function toListedFolder({ path, name, flags, specialUse, specialUseSource }, foreign) {
    // What imapflow guessed from a name is left out: names are our own table's affair.
    const told = specialUse !== undefined && specialUseSource === 'extension' ? [specialUse] : [];
    const known = [...told, ...flags].slice(0, imap_limits/* answerLimits */.r.flagCount);
    return { path, name, flags: known, isForeign: foreign.some((prefix) => path.startsWith(prefix)) };
}
function toOpenFolder({ uidValidity, uidNext, permanentFlags, readOnly }) {
    const canKeep = permanentFlags === undefined || permanentFlags.has('\\*') || permanentFlags.has(seedKeyword);
    return { uidValidity: String(uidValidity), uidNext, canMark: canKeep && readOnly !== true };
}
function toCode(error) {
    return typeof error === 'object' && error !== null ? Reflect.get(error, 'code') : undefined;
}

// EXTERNAL MODULE: ./lib/seeds/imap/imap-failure.js
var imap_failure = __webpack_require__(88782);
;// CONCATENATED MODULE: ./lib/seeds/imap/reply-guard.js
/** Counts what a server sends, so that a flood of replies ends the connection. */

/** Starts without any reply. */
function replyGuard({ clock, receivedBytes, onExcess }) {
    const { bytesPerCommand, repliesPerCommand, repliesPerSecond } = imap_limits/* answerLimits */.r;
    let isOver = false;
    let bytesBefore = 0;
    let commandCount = 0;
    let secondCount = 0;
    let secondStartMs = Number.NEGATIVE_INFINITY;
    const excess = () => {
        if (receivedBytes() - bytesBefore > bytesPerCommand)
            return `more than ${bytesPerCommand} bytes for one command`;
        if (commandCount > repliesPerCommand)
            return `more than ${repliesPerCommand} replies to one command`;
        return secondCount > repliesPerSecond ? `more than ${repliesPerSecond} replies in a second` : null;
    };
    return {
        startCommand: () => {
            bytesBefore = receivedBytes();
            commandCount = 0;
        },
        noteReply: () => {
            const nowMs = clock.monotonicMs();
            if (nowMs - secondStartMs >= 1000) {
                secondStartMs = nowMs;
                secondCount = 0;
            }
            secondCount += 1;
            commandCount += 1;
            const what = isOver ? null : excess();
            if (what === null)
                return;
            isOver = true;
            onExcess(`the server sent ${what}`);
        },
    };
}

;// CONCATENATED MODULE: ./lib/seeds/imap/imap-client.js
/** ImapConnection over imapflow, for a worker thread: an answer can take any time to read. Nothing that goes over the wire is ever logged. */








/** Connects and logs in. @throws ImapFailure, or the signal's reason */
async function openImapClient(server, login, tools) {
    const heard = { connectionError: null, refusal: null, hasNews: false };
    const { client, guard } = guardedClient({ server, login, heard }, tools);
    const secret = 'pass' in login ? login.pass : login.accessToken;
    const scrub = (0,scrub_secrets/* scrubber */.t)([new world_secret/* Secret */.z(secret)], [server.username]);
    const parts = { ...tools, heard, guard, scrub };
    const ask = asks(client, parts);
    try {
        await ask(async () => await client.connect(), tools.limits.connectMs);
        if (client.capabilities.size > imap_limits/* answerLimits */.r.capabilityCount) {
            throw new imap_failure/* ImapFailure */.K_('unusable', `the server offers more than ${imap_limits/* answerLimits */.r.capabilityCount} capabilities`);
        }
    }
    catch (error) {
        client.close();
        throw error;
    }
    return connection(client, ask, parts);
}
/** A client that closes the connection when the server sends too much. */
function guardedClient(plan, { clock }) {
    const guard = replyGuard({
        clock,
        receivedBytes: () => client.stats().received,
        onExcess: (reason) => {
            plan.heard.connectionError = new imap_failure/* ImapFailure */.K_('unusable', reason);
            client.close();
        },
    });
    // imapflow logs each reply before it acts on it, and marks it as the server's.
    const client = imapClient(plan, (entry) => {
        if (field(entry, 'src') === 's')
            guard.noteReply();
    });
    return { client, guard };
}
function silent() { }
function imapClient({ server, login, heard }, onLog) {
    const { host, port, tls, username, caPem } = server;
    const listen = (entry) => {
        const error = field(entry, 'err');
        if (error !== undefined)
            heard.refusal = error;
    };
    const client = new imap_flow/* ImapFlow */._f({
        host,
        port,
        secure: tls === 'implicit',
        doSTARTTLS: tls === 'starttls',
        auth: { user: username, ...login },
        tls: caPem === null ? {} : { ca: caPem },
        logger: { trace: onLog, debug: onLog, info: silent, warn: listen, error: listen },
        disableAutoIdle: true,
        // A pair of compressors would take more memory than all the rest of a connection.
        disableCompression: true,
        clientInfo: { name: 'presend' },
        maxLineLength: imap_limits/* answerLimits */.r.lineBytes,
        maxLiteralSize: imap_limits/* answerLimits */.r.literalBytes,
        maxResponseSize: imap_limits/* answerLimits */.r.literalBytes + imap_limits/* answerLimits */.r.lineBytes,
    });
    // Without a listener it would end the process; the command that fails reports it again.
    client.on('error', (error) => {
        heard.connectionError ??= error;
    });
    for (const event of ['exists', 'expunge']) {
        client.on(event, () => {
            heard.hasNews = true;
        });
    }
    return client;
}
/** Every command has a time limit: a connection that does not answer within it is closed, since its state is unknown. */
function asks(client, tools) {
    const { limits, signal, heard, guard, scrub } = tools;
    return async (work, limitMs = limits.commandMs) => {
        heard.refusal = null;
        guard.startCommand();
        try {
            const answer = await (0,time_limit/* withinTime */.dn)(async () => await work(), limitMs, tools);
            if (answer === false)
                throw (0,imap_failure/* toImapFailure */.rQ)(heard.refusal ?? new imap_failure/* ImapFailure */.K_('unusable', 'the server refused a command'), scrub);
            return answer;
        }
        catch (error) {
            if (signal.aborted || error instanceof time_limit/* TimeLimitReached */.r_)
                client.close();
            signal.throwIfAborted();
            if (error instanceof time_limit/* TimeLimitReached */.r_)
                throw new imap_failure/* ImapFailure */.K_('unreachable', error.message);
            // A lost connection says more in its own error than in that of the command which it broke off.
            throw (0,imap_failure/* toImapFailure */.rQ)(client.usable ? error : (heard.connectionError ?? error), scrub);
        }
    };
}
function connection(client, ask, parts) {
    const { capabilities } = client;
    const { limits, heard, scrub } = parts;
    const onSearch = () => {
        heard.hasNews = false;
    };
    return {
        abilities: {
            hasIdle: capabilities.has('IDLE'),
            hasGmailSearch: capabilities.has('X-GM-EXT-1'),
            hasUidPlus: capabilities.has('UIDPLUS'),
            encryption: encryptionOf(client),
        },
        ...imapCommands({ client, ask, limits, scrub, onSearch }),
        waitForNews: async (signal) => await waitForNews(client, parts, signal),
        [Symbol.asyncDispose]: async () => {
            const farewell = AbortSignal.timeout(1000);
            await ask(async () => await Promise.race([client.logout(), aborted(farewell)])).catch(() => undefined);
            client.close();
        },
    };
}
/** imapflow says `false` for a connection in the clear. */
function encryptionOf({ secureConnection, tls }) {
    if (!secureConnection)
        return null;
    return (tls === false ? undefined : tls?.version) ?? 'TLS';
}
async function waitForNews(client, { heard, guard }, signal) {
    if (signal.aborted || !client.usable || heard.hasNews)
        return;
    const news = new AbortController();
    const tell = () => news.abort();
    const events = ['exists', 'expunge', 'close'];
    for (const event of events)
        client.once(event, tell);
    guard.startCommand();
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
function field(value, name) {
    return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

;// CONCATENATED MODULE: ./lib/seeds/imap/serve-imap.js
/** The worker thread's side: holds IMAP connections, and does with them what the main thread asks. */



/** The job named `imapJob`; all requests to one thread must go to the same one. */
function imapServiceJob() {
    const serve = imapService();
    // oxlint-disable-next-line no-unsafe-type-assertion -- both threads run the same code: this is what the main thread sent
    return async (input, { signal }) => await serve(input, signal);
}
/** Starts without any connection. */
function imapService() {
    const all = new Map();
    return async (request, signal) => {
        try {
            return { status: 'ok', value: await answer(request, all, signal) };
        }
        catch (error) {
            if (!(error instanceof imap_failure/* ImapFailure */.K_))
                throw error;
            return { status: 'failed', kind: error.kind, text: error.message, waitMs: error.waitMs };
        }
    };
}
async function answer(request, all, signal) {
    const { connectionId } = request;
    const held = all.get(connectionId);
    switch (request.type) {
        case 'open':
            return await serve_imap_open(request, all, signal);
        case 'command': {
            const connection = opened(held);
            return await Reflect.apply(connection[request.name], connection, request.args);
        }
        case 'wait':
            return await opened(held).waitForNews(signal);
        case 'close':
            all.delete(connectionId);
            return await held?.connection?.[Symbol.asyncDispose]();
        case 'drop':
            all.delete(connectionId);
            held?.controller.abort(new Error('the connection was closed'));
            return held?.connection?.[Symbol.asyncDispose]();
        default:
            return request;
    }
}
async function serve_imap_open({ connectionId, server, login, limits }, all, signal) {
    const controller = new AbortController();
    const held = { connection: null, controller };
    all.set(connectionId, held);
    const abort = () => controller.abort(signal.reason);
    signal.addEventListener('abort', abort, { once: true });
    try {
        held.connection = await openImapClient(server, login, { clock: (0,node_clock/* nodeClock */.$)(), limits, signal: controller.signal });
        return held.connection.abilities;
    }
    catch (error) {
        all.delete(connectionId);
        throw error;
    }
    finally {
        signal.removeEventListener('abort', abort);
    }
}
function opened(held) {
    const connection = held?.connection;
    if (connection === null || connection === undefined)
        throw new imap_failure/* ImapFailure */.K_('unreachable', 'the connection is closed');
    return connection;
}


/***/ }),

/***/ 38101:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ nodeClock)
/* harmony export */ });
/** The machine's clock. */
/** setTimeout fires at once when the delay exceeds a signed 32-bit integer. */
const longestTimerMs = 2 ** 31 - 1;
/** Creates a Clock that uses the machine's time. */
function nodeClock() {
    return { nowMs: () => Date.now(), monotonicMs: () => performance.now(), sleep };
}
/** Does not use `node:timers/promises`, which creates an AbortError with a stack for every cancelled wait. */
function sleep(delayMs, signal) {
    return new Promise((resolve, reject) => {
        if (signal.aborted)
            return reject(signal.reason);
        const cancel = () => {
            clearTimeout(timer);
            reject(signal.reason);
        };
        const timer = setTimeout(() => {
            signal.removeEventListener('abort', cancel);
            resolve();
        }, Math.min(Math.max(delayMs, 0), longestTimerMs));
        signal.addEventListener('abort', cancel, { once: true });
    });
}


/***/ }),

/***/ 75167:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ scrubber),
/* harmony export */   w: () => (/* binding */ scrubData)
/* harmony export */ });
/* harmony import */ var _secret_forms_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27404);
/** Removes secrets from all text that leaves the process and that GitHub does not mask. */

/**
 * Creates a function that replaces the secrets, their lines and their encodings (base64 at all offsets, base64url, URI,
 * hex, JSON, HTML, login strings) with `***`. Overlapping matches become one `***`.
 *
 * @param usernames the names combined with a password in login strings
 */
function scrubber(secrets, usernames = []) {
    const values = secrets.map((secret) => secret.reveal()).filter(_secret_forms_js__WEBPACK_IMPORTED_MODULE_0__/* .isMaskable */ .h_);
    const logins = values.flatMap((value) => usernames.flatMap((name) => (0,_secret_forms_js__WEBPACK_IMPORTED_MODULE_0__/* .loginForms */ .xm)(name, value)));
    const forms = [...new Set([...values.flatMap(_secret_forms_js__WEBPACK_IMPORTED_MODULE_0__/* .secretForms */ .eo), ...logins])];
    return (text) => replaceSpans(text, mergeSpans(forms.flatMap((form) => spansOf(text, form))));
}
/**
 * Scrubs every string in the data except property names. Scrub before rendering, because an escaper can change a secret so
 * that it is no longer found.
 *
 * @param data plain JSON data
 */
function scrubData(data, scrub) {
    return JSON.parse(JSON.stringify(data), (_name, value) => (typeof value === 'string' ? scrub(value) : value));
}
function spansOf(text, form) {
    const spans = [];
    let open = null;
    for (let start = text.indexOf(form); start !== -1; start = text.indexOf(form, start + 1)) {
        const end = start + form.length;
        if (open !== null && start <= open.end) {
            open = { start: open.start, end };
            continue;
        }
        if (open !== null)
            spans.push(open);
        open = { start, end };
    }
    return open === null ? spans : [...spans, open];
}
function mergeSpans(spans) {
    const merged = [];
    for (const span of spans.toSorted((left, right) => left.start - right.start)) {
        const last = merged.at(-1);
        if (last === undefined || span.start >= last.end)
            merged.push(span);
        else
            merged[merged.length - 1] = { start: last.start, end: Math.max(last.end, span.end) };
    }
    return merged;
}
function replaceSpans(text, spans) {
    if (spans.length === 0)
        return text;
    const parts = [];
    let from = 0;
    for (const { start, end } of spans) {
        parts.push(text.slice(from, start), '***');
        from = end;
    }
    return [...parts, text.slice(from)].join('');
}


/***/ }),

/***/ 27404:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _o: () => (/* binding */ secretLines),
/* harmony export */   eo: () => (/* binding */ secretForms),
/* harmony export */   h_: () => (/* binding */ isMaskable),
/* harmony export */   xm: () => (/* binding */ loginForms),
/* harmony export */   zR: () => (/* binding */ pemBody)
/* harmony export */ });
/** The forms in which a secret can appear in text: as is, line by line, and encoded. */
/** Shorter values occur by chance; masking them would hide unrelated text and drop job outputs. */
const leastLength = 4;
/**
 * Words that presend prints itself, including those in results and outputs. If one of them were masked, GitHub would drop
 * outputs and the scrubber would corrupt results.
 */
const ownWords = new Set(`true false null none test default pass fail misconfigured inconclusive warn error check send
  input flag environment config embedded remote overall consumer business protected marketing transactional
  inbox spam promotions social updates forums junk observed simulated dkim dmarc spam-test external-test
  accepted rejected unknown not-attempted final-dot greeting ehlo auth mail rcpt data final-reply
  failing missing outstanding excluded unreported missed undecided no-threshold not-inbox exclude
  presend password secret token http https smtp localhost 127.0.0.1`.split(/\s+/u));
/**
 * Returns true for a value that may be masked: at least four characters, and not one of presend's own words, a small
 * number (a port), a PEM BEGIN or END line, or a single repeated character.
 */
function isMaskable(value) {
    const text = value.trim();
    if (text.length < leastLength || ownWords.has(text.toLowerCase()))
        return false;
    return !/^\d{1,5}$/u.test(text) && !/^-----(?:BEGIN|END) [^-]*-----$/u.test(text) && !/^(.)\1*$/su.test(text);
}
/** Returns the maskable lines of a secret, without duplicates. */
function secretLines(value) {
    const lines = value.split(/[\r\n]+/u).map((line) => line.trim());
    return [...new Set(lines)].filter(isMaskable);
}
/** Returns the base64 of `\0user\0password` (AUTH PLAIN) and of `user:password` (HTTP Basic). */
function loginForms(username, password) {
    return [`\0${username}\0${password}`, `${username}\0${username}\0${password}`, `${username}:${password}`].map(base64);
}
/** Returns a PEM's base64 body as one line, as found in DNS records and logs; `null` if the value is not a PEM. */
function pemBody(value) {
    const body = /-----BEGIN [^-]+-----([\s\S]*?)-----END [^-]+-----/u.exec(value)?.[1];
    return body === undefined ? null : body.replaceAll(/\s+/gu, '');
}
/**
 * Returns all strings to replace when a secret is scrubbed: the value, its lines, and the encodings of both that occur in
 * logs and reports. Longest first, maskable only, without duplicates.
 */
function secretForms(value) {
    const lines = secretLines(value);
    const whole = [value, value.trim(), pemBody(value)].filter((text) => text !== null);
    const forms = [...whole.flatMap(encodings), ...lines.flatMap((line) => [line, ...urlForms(line)])];
    if (lines.length === 1)
        forms.push(...encodings(lines[0] ?? ''));
    return [...new Set(forms)].filter(isMaskable).toSorted((left, right) => right.length - left.length);
}
function encodings(value) {
    const base64Forms = [base64(value), ...[0, 1, 2].map((offset) => base64Inside(value, offset))];
    const hex = Buffer.from(value).toString('hex');
    return [
        value,
        ...base64Forms,
        ...base64Forms.map((form) => form.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/u, '')),
        hex,
        hex.toUpperCase(),
        ...urlForms(value),
        ...jsonForms(value),
        ...htmlForms(value),
    ];
}
function base64(value) {
    return Buffer.from(value).toString('base64');
}
/**
 * Returns the part of a base64 text that does not depend on the bytes around the value, if the value starts `offset` bytes
 * into a group of three. The runner masks the same forms (HostContext.cs, "Base64StringEscape").
 */
function base64Inside(value, offset) {
    const bytes = Buffer.concat([Buffer.alloc(offset), Buffer.from(value)]);
    return bytes.toString('base64').slice(Math.ceil((offset * 8) / 6), Math.floor((bytes.length * 8) / 6));
}
function urlForms(value) {
    // encodeURIComponent throws on a lone surrogate.
    const whole = value.toWellFormed();
    const percent = encodeURIComponent(whole);
    const form = new URLSearchParams({ v: value }).toString().slice(2);
    // Python's quote() keeps slashes; encodeURI() keeps every character that is valid in a URL.
    const forms = [percent, form, percent.replaceAll('%2F', '/'), encodeURI(whole)];
    return [...forms, ...forms.map(lowerPercent)];
}
function lowerPercent(encoded) {
    return encoded.replaceAll(/%[0-9A-F]{2}/gu, (one) => one.toLowerCase());
}
function jsonForms(value) {
    const plain = JSON.stringify(value).slice(1, -1);
    const ascii = plain.replaceAll(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
    return [plain, ascii, JSON.stringify(plain).slice(1, -1)];
}
/** The entities that HTML escapers use for quotes. */
const quoteSpellings = [
    ['"', "'"],
    ['&quot;', '&#39;'],
    ['&quot;', '&#x27;'],
    ['&quot;', "'"],
    ['&#34;', '&#39;'],
    ['&quot;', '&apos;'],
];
function htmlForms(value) {
    const text = value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
    return quoteSpellings.map(([double, single]) => text.replaceAll('"', double).replaceAll("'", single));
}


/***/ }),

/***/ 41502:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ Secret)
/* harmony export */ });
/** The only place where a secret is in clear text; printed anywhere, it shows as `***`. */
/** A secret that cannot be printed by accident: conversion to text or JSON gives `***`, and inspection shows no field. */
class Secret {
    #value;
    constructor(value) {
        this.#value = value;
    }
    /** Returns the value. Call this only where the value leaves the process for its purpose. */
    reveal() {
        return this.#value;
    }
    toString() {
        return '***';
    }
    toJSON() {
        return '***';
    }
}


/***/ }),

/***/ 83141:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   dn: () => (/* binding */ withinTime),
/* harmony export */   pj: () => (/* binding */ withGrace),
/* harmony export */   r_: () => (/* binding */ TimeLimitReached)
/* harmony export */ });
/** Timeouts for asynchronous work. */
/** The timeout error of `withinTime`. Its class distinguishes it from a cancelled run. */
class TimeLimitReached extends Error {
    constructor(limitMs) {
        super(`no answer within ${limitMs / 1000} s`);
        this.name = 'TimeLimitReached';
    }
}
/**
 * Resolves with the result of `work` if it finishes within `limitMs`. On timeout, or when the outer signal aborts, it aborts
 * the signal passed to `work` and rejects at once, whether or not `work` stops.
 *
 * @throws TimeLimitReached on timeout; the outer signal's reason when that aborts
 */
async function withinTime(work, limitMs, { clock, signal }) {
    signal.throwIfAborted();
    const timeUp = new AbortController();
    const finished = new AbortController();
    const reached = new TimeLimitReached(limitMs);
    const alarm = clock.sleep(limitMs, AbortSignal.any([signal, finished.signal])).then(() => {
        throw reached;
    });
    try {
        return await Promise.race([work(AbortSignal.any([signal, timeUp.signal])), alarm]);
    }
    catch (error) {
        // Abort after the race is decided, or the work's own abort error could win it.
        if (error === reached)
            timeUp.abort(reached);
        throw error;
    }
    finally {
        alarm.catch(() => undefined);
        finished.abort();
    }
}
/**
 * Resolves with the result of `work`. After `signal` aborts, `work` has `graceMs` to finish; then this function rejects with
 * the signal's reason.
 */
async function withGrace(work, graceMs, { clock, signal }) {
    const over = new AbortController();
    const late = aborted(signal, over.signal).then(async () => {
        await clock.sleep(graceMs, over.signal);
        throw signal.reason;
    });
    late.catch(() => undefined);
    try {
        return await Promise.race([work, late]);
    }
    finally {
        over.abort();
    }
}
/** Resolves when `signal` aborts. Stops listening when `over` aborts. */
function aborted(signal, over) {
    if (signal.aborted)
        return Promise.resolve();
    return new Promise((resolve) => {
        signal.addEventListener('abort', () => resolve(), { once: true, signal: over });
    });
}


/***/ })

};
