export const id = 109;
export const ids = [109];
export const modules = {

/***/ 82852:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  W: () => (/* binding */ cleanMailbox),
  c: () => (/* binding */ removalOf)
});

// EXTERNAL MODULE: ./lib/seeds/read-identity.js
var read_identity = __webpack_require__(29431);
;// CONCATENATED MODULE: ./lib/seeds/imap/clean-remembered.js
/** Deletes what presend's own tests have left in a mailbox whose server keeps no marks, and never anything else. */

/** At most so many at once: what is left is deleted the next time. */
const cleanedCount = 500;
/**
 * Deletes the messages that were remembered when they were observed and are older than the retention, where they still
 * lie. Each is looked at once more: its UID must be of the same UIDVALIDITY, and its Message-ID the one that was observed.
 * One that was moved since is nobody's to delete: it stays, and is forgotten.
 *
 * @returns how many
 */
async function cleanRemembered(removal, session) {
    const { connection, rules, ports, mailbox } = session;
    const observedBeforeMs = ports.clock.nowMs() - rules.retentionMs;
    const query = { address: mailbox.address, observedBeforeMs, limit: cleanedCount };
    const old = await ports.store.listRememberedMessages(query);
    let count = 0;
    for (const [folder, messages] of Map.groupBy(old, (message) => message.folder)) {
        if ((await connection.stateOf(folder)) !== null)
            count += await cleanOne(folder, messages, { removal, session });
        await ports.store.forgetMessages(messages);
    }
    return count;
}
async function cleanOne(folder, messages, { removal, session: { connection } }) {
    const { uidValidity } = await connection.open(folder);
    const keys = new Map(messages.flatMap((one) => (one.uidValidity === uidValidity ? [[one.uid, one.messageKey]] : [])));
    const heads = await connection.fetchHeads([...keys.keys()]);
    const uids = heads.filter(({ uid, head }) => (0,read_identity/* readIdentity */.x)(head).messageKey === keys.get(uid)).map(({ uid }) => uid);
    if (uids.length > 0)
        await removal(uids);
    return uids.length;
}

;// CONCATENATED MODULE: ./lib/seeds/imap/clean-folder.js
/** Deletes what presend's own tests have left in a mailbox, and never anything else. */

/** At most so many at once: what is left is deleted the next time. */
const clean_folder_cleanedCount = 500;
const dayMs = 86_400_000;
/**
 * Deletes messages that carry our mark, which only messages of tests are given, and those that were remembered where the
 * server keeps no marks, once they are older than the retention. Where the server cannot delete just those, nothing is
 * deleted. At Gmail they go to the trash, since deleting from a folder there only takes the label away.
 *
 * @returns how many
 */
async function cleanMailbox({ watched, trashPath }, session) {
    const removal = removalOf(trashPath, session);
    if (removal === null)
        return 0;
    let count = 0;
    for (const folder of watched)
        count += await cleanFolder(folder, removal, session);
    return count + (await cleanRemembered(removal, session));
}
/** `null`: the server would delete what others have marked for it, too. */
function removalOf(trashPath, { connection }) {
    const { hasUidPlus, hasGmailSearch } = connection.abilities;
    if (hasGmailSearch && trashPath !== null)
        return async (uids) => await connection.moveTo(uids, trashPath);
    return hasUidPlus ? async (uids) => await connection.remove(uids) : null;
}
async function cleanFolder(folder, removal, { connection, rules, ports }) {
    const { canMark } = await connection.open(folder.path);
    // Without marks a search for one finds nothing, or everything.
    if (!canMark)
        return 0;
    const cutoffMs = ports.clock.nowMs() - rules.retentionMs;
    // Days without time zones: a day more finds all of them, and the exact time is looked at below.
    const candidates = (await connection.markedUidsBefore(cutoffMs + dayMs)).slice(0, clean_folder_cleanedCount);
    const heads = await connection.fetchHeads(candidates);
    const old = heads.filter(({ internalDateMs }) => internalDateMs !== null && internalDateMs < cutoffMs);
    const uids = old.map((head) => head.uid);
    if (uids.length > 0)
        await removal(uids);
    return uids.length;
}


/***/ }),

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
const spamCount = 50;
/**
 * The spam folder is the one that the server marks; where it marks none, every folder that is called like one, at most 50.
 * A provider may have two (its own and one of an old program), and a message in either is spam.
 */
function findFolders(listed, { hasGmailSearch }) {
    const own = listed.filter((folder) => !folder.isForeign && !hasFlag(folder, unselectable));
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
        watched: [inbox, ...spam.slice(0, spamCount)],
        others: othersOf(others, { spam, isGmail: hasGmailSearch }),
        trashPath: others.find((folder) => hasFlag(folder, new Set(['\\trash'])))?.path ?? null,
        lack: spam.length > 0 ? null : 'no spam folder was found: the server marks none, and none is called like one',
    };
}
function isInbox({ path }) {
    return path.toUpperCase() === 'INBOX';
}
/** What is written there is the owner's own, or shows messages of other folders once more. */
const unfiledFlags = new Set(['\\sent', '\\drafts', '\\flagged', '\\important']);
const otherCount = 50;
function othersOf(candidates, { spam, isGmail }) {
    const spamPaths = new Set(spam.map(({ path }) => path));
    const filed = candidates.filter((folder) => !spamPaths.has(folder.path) && !hasFlag(folder, unfiledFlags));
    const all = filed.filter((folder) => hasFlag(folder, new Set(['\\all'])));
    const trash = filed.filter((folder) => hasFlag(folder, new Set(['\\trash'])));
    // Only Gmail's is known to hold every message; elsewhere the flag is the server's word, or a user's.
    const wanted = isGmail && all.length > 0 ? [...all, ...trash] : filed;
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

/***/ 53895:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  r: () => (/* binding */ openImapThreads)
});

// EXTERNAL MODULE: ./lib/world/until-aborted.js
var until_aborted = __webpack_require__(15742);
// EXTERNAL MODULE: ./lib/world/workers/serve-jobs.js
var serve_jobs = __webpack_require__(91216);
;// CONCATENATED MODULE: ./lib/world/workers/heartbeat.js
/** Notices a thread that has stopped answering. */

const beatsPerSilence = 5;
/** Until the first answer: a thread has to load its program, on a machine that may be busy. */
const beatsPerStart = 60;
/**
 * Asks the thread for a sign of life several times per `silenceMs` and ends it when it gives none for that long. What
 * counts is the number of beats that went unanswered, not the time: when this thread or the whole machine was stopped,
 * the answer may be waiting already.
 */
function startHeartbeat(thread, silenceMs) {
    let isAnswered = true;
    let allowedCount = beatsPerStart;
    let missedCount = 0;
    const beat = () => {
        missedCount = isAnswered ? 0 : missedCount + 1;
        if (missedCount >= allowedCount)
            return thread.end('time-limit');
        if (!isAnswered)
            return;
        isAnswered = false;
        const onAnswer = () => {
            isAnswered = true;
            allowedCount = beatsPerSilence;
        };
        thread.run({
            name: serve_jobs/* heartbeatJob */.K,
            input: null,
            ports: {},
            timeLimitMs: Number.POSITIVE_INFINITY,
            isAlone: false,
            onDone: onAnswer,
            onFailed: onAnswer,
            onLost: () => undefined,
        });
    };
    const timer = setInterval(beat, silenceMs / beatsPerSilence);
    timer.unref();
    return { [Symbol.dispose]: () => clearInterval(timer) };
}

// EXTERNAL MODULE: ./lib/world/workers/own-worker-file.js
var own_worker_file = __webpack_require__(97738);
// EXTERNAL MODULE: ./lib/world/workers/worker-thread.js + 3 modules
var worker_thread = __webpack_require__(81444);
;// CONCATENATED MODULE: ./lib/world/workers/open-service-thread.js
/** One worker thread that keeps state between calls, such as open connections. It is terminated when it stops answering. */




/** The thread is gone, and everything that it kept. */
class ThreadLost extends Error {
    loss;
    constructor(loss) {
        super(`the worker thread was lost: ${loss}`);
        this.name = 'ThreadLost';
        this.loss = loss;
    }
}
/** Starts a thread. */
function openServiceThread({ memoryMb, silenceMs, file }) {
    let loss = null;
    const thread = (0,worker_thread/* startThread */.B)({
        file: file ?? (0,own_worker_file/* ownWorkerFile */.n)(),
        memoryMb,
        onLost: (why, jobs) => {
            loss = why;
            heartbeat[Symbol.dispose]();
            for (const job of jobs)
                job.onLost(why);
        },
    });
    const heartbeat = startHeartbeat(thread, silenceMs);
    return {
        get isLost() {
            return loss !== null;
        },
        call: async (name, input, signal) => {
            signal?.throwIfAborted();
            if (loss !== null)
                throw new ThreadLost(loss);
            const answer = Promise.withResolvers();
            const job = toJob(name, input, answer);
            thread.run(job);
            if (signal === undefined)
                return await answer.promise;
            try {
                return await (0,until_aborted/* untilAborted */.E)(answer.promise, signal);
            }
            finally {
                if (signal.aborted)
                    thread.abort(job);
            }
        },
        [Symbol.dispose]: () => thread.end('closed'),
    };
}
function toJob(name, input, { resolve, reject }) {
    return {
        name,
        input,
        ports: {},
        timeLimitMs: Number.POSITIVE_INFINITY,
        isAlone: false,
        onDone: resolve,
        onFailed: (message) => reject(new Error(message)),
        onLost: (loss) => reject(new ThreadLost(loss)),
    };
}

// EXTERNAL MODULE: ./lib/seeds/imap/imap-failure.js
var imap_failure = __webpack_require__(88782);
;// CONCATENATED MODULE: ./lib/seeds/imap/imap-requests.js
/** What the main thread asks of a thread that holds IMAP connections, and what that answers. All of it survives a structured clone. */
/** The job that takes an ImapRequest and returns an ImapAnswer. */
const imapJob = 'imap';

// EXTERNAL MODULE: ./lib/world/secret.js
var secret = __webpack_require__(41502);
;// CONCATENATED MODULE: ./lib/seeds/imap/log-in-to-mailbox.js
/** Opens a mailbox with its password or an access token. */


/** Connects and logs in. @throws ImapFailure, or the signal's reason */
async function logInToMailbox({ password }, { signal }, logIn) {
    if (password instanceof secret/* Secret */.z)
        return await logIn({ pass: password.reveal() });
    const token = await password.current(signal);
    try {
        return await logIn({ accessToken: token.reveal() });
    }
    catch (error) {
        const isRefused = error instanceof imap_failure/* ImapFailure */.K_ && error.kind === 'refused-login';
        // It may have been withdrawn before its time; a new one is asked for once.
        if (!isRefused || !password.refused(token))
            throw error;
        return await logIn({ accessToken: (await password.current(signal)).reveal() });
    }
}

;// CONCATENATED MODULE: ./lib/seeds/imap/imap-threads.js
/**
 * IMAP connections in worker threads, one thread per mail server: a server whose answers take too much time or memory to
 * read costs its own mailboxes, and nothing else.
 */




/** A mailbox takes about 0.5 MiB in both threads together, so there is room for a thousand of one provider. */
const usualOptions = { threadCount: 8, memoryMb: 512, silenceMs: 5000 };
/** Threads are started when they are first needed, and kept. */
function openImapThreads(options = {}) {
    const limits = { ...usualOptions, ...options };
    const threads = serverThreads(limits);
    let lastConnectionId = 0;
    return {
        connect: async (account, tools) => {
            // Not the password, nor where tokens come from: the login goes along by itself.
            const { host, port, tls, username, caPem } = account;
            const server = { host, port, tls, username, caPem };
            return await logInToMailbox(account, tools, async (login) => {
                lastConnectionId += 1;
                const thread = threads.threadFor(`${host.toLowerCase()}:${port}`);
                const line = openLine({ thread, connectionId: lastConnectionId }, limits);
                const opened = await line.ask({ type: 'open', server, login, limits: tools.limits }, tools.signal);
                // oxlint-disable-next-line no-unsafe-type-assertion -- both threads run the same code: this is what the other one sent
                return remoteConnection(opened, line, tools);
            });
        },
        [Symbol.dispose]: () => threads[Symbol.dispose](),
    };
}
function serverThreads({ threadCount, memoryMb, silenceMs }) {
    /** Servers by thread. */
    const open = new Map();
    return {
        threadFor: (server) => {
            for (const thread of open.keys())
                if (thread.isLost)
                    open.delete(thread);
            const own = [...open].find(([, servers]) => servers.has(server));
            if (own !== undefined)
                return own[0];
            if (open.size < threadCount) {
                const thread = openServiceThread({ memoryMb, silenceMs });
                open.set(thread, new Set([server]));
                return thread;
            }
            const [emptiest] = [...open].toSorted(([, left], [, right]) => left.size - right.size);
            if (emptiest === undefined)
                throw new TypeError('there is always at least one thread');
            emptiest[1].add(server);
            return emptiest[0];
        },
        [Symbol.dispose]: () => {
            for (const thread of open.keys())
                thread[Symbol.dispose]();
            open.clear();
        },
    };
}
function openLine({ thread, connectionId }, limits) {
    return {
        ask: async (request, signal) => {
            const answer = await askThread({ connectionId, ...request }, signal);
            if (answer.status === 'ok')
                return answer.value;
            throw new imap_failure/* ImapFailure */.K_(answer.kind, answer.text, answer.waitMs);
        },
    };
    async function askThread(request, signal) {
        try {
            // oxlint-disable-next-line no-unsafe-type-assertion -- both threads run the same code: this is what the other one sent
            return (await thread.call(imapJob, request, signal));
        }
        catch (error) {
            if (!(error instanceof ThreadLost))
                throw error;
            throw new imap_failure/* ImapFailure */.K_('unusable', describeLoss(error, limits));
        }
    }
}
function describeLoss({ loss }, { silenceMs, memoryMb }) {
    switch (loss) {
        case 'time-limit':
            return `reading the server's answers took longer than ${silenceMs / 1000} s`;
        case 'memory-limit':
            return `reading the server's answers took more than ${memoryMb} MiB of memory`;
        case 'crashed':
            return "the thread that reads the server's answers ended unexpectedly";
        case 'closed':
            return 'the connection was closed';
        default:
            return loss;
    }
}
function remoteConnection(abilities, line, { signal }) {
    const drop = () => void line.ask({ type: 'drop' }).catch(() => undefined);
    signal.addEventListener('abort', drop, { once: true });
    if (signal.aborted)
        drop();
    return {
        abilities,
        ...remoteCommands(line, signal),
        waitForNews: async (end) => {
            await line.ask({ type: 'wait' }, AbortSignal.any([signal, end])).catch(() => undefined);
        },
        [Symbol.asyncDispose]: async () => {
            signal.removeEventListener('abort', drop);
            await line.ask({ type: 'close' }).catch(() => undefined);
        },
    };
}
function remoteCommands(line, signal) {
    const command = (name) => {
        const run = async (...args) => await line.ask({ type: 'command', name, args }, signal);
        // oxlint-disable-next-line no-unsafe-type-assertion -- the other thread calls the function of this name and type
        return run;
    };
    return {
        listFolders: command('listFolders'),
        quotasOf: command('quotasOf'),
        open: command('open'),
        stateOf: command('stateOf'),
        statesOf: command('statesOf'),
        uidsFrom: command('uidsFrom'),
        unmarkedUidsSince: command('unmarkedUidsSince'),
        markedUidsBefore: command('markedUidsBefore'),
        isFoundByGmail: command('isFoundByGmail'),
        labelsOf: command('labelsOf'),
        fetchHeads: command('fetchHeads'),
        fetchBytes: command('fetchBytes'),
        mark: command('mark'),
        remove: command('remove'),
        moveTo: command('moveTo'),
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
/* harmony export */   J5: () => (/* binding */ sealedSecretsOf),
/* harmony export */   a7: () => (/* binding */ sealSeedSecrets),
/* harmony export */   cg: () => (/* binding */ seedPurpose),
/* harmony export */   rn: () => (/* binding */ openSeedSecrets),
/* harmony export */   yE: () => (/* binding */ openSeedSecret)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/**
 * The secrets of seeds at rest, each sealed for one seed, one use and one destination: someone who can write to the
 * database can neither exchange them nor have presend send one to another server.
 */

const addedNames = ['password', 'client-secret', 'refresh-token'];
/** Seals what a seed logs in with. */
function sealSeedSecrets(box, seed, secrets) {
    return Object.fromEntries(addedNames.flatMap((name) => {
        const secret = secrets[name];
        return secret === undefined ? [] : [[name, box.seal(secret, seedPurpose(seed, name))]];
    }));
}
/** Opens them. @param box `null`: no encryption key was given */
function openSeedSecrets(box, { secrets: sealed, ...seed }) {
    const secrets = {};
    for (const name of addedNames) {
        const text = sealed[name];
        if (text === undefined)
            continue;
        const opened = openSeedSecret(box, text, seedPurpose(seed, name));
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
/** Every stored secret of a seed with what it is sealed for. */
function sealedSecretsOf({ secrets, ...seed }) {
    return addedNames.flatMap((name) => {
        const sealed = secrets[name];
        return sealed === undefined ? [] : [{ name, sealed, purpose: seedPurpose(seed, name) }];
    });
}
/** Opens one. */
function openSeedSecret(box, sealed, purpose) {
    return box === null ? { status: 'unreadable', reason: 'no encryption key was given' } : box.open(sealed, purpose);
}
/** The keys of a seed that decide where its secrets go. Any change of them makes the stored secrets unreadable. */
const destinationKeys = ['host', 'port', 'tls', 'username', 'oauth.provider', 'oauth.client-id'];
/** What a secret of an added seed is sealed for. */
function seedPurpose({ address, given, caPem }, name) {
    const destination = destinationKeys.map((key) => given[key] ?? null);
    const authorities = caPem === null ? null : (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha256', caPem, 'hex');
    return `${name} of seed ${address} for ${JSON.stringify([...destination, authorities])}`;
}
/**
 * What the renewed refresh token of a seed of the service file is sealed for. Another token, provider or client in the
 * file is a new grant, and what was given for the old one must not open any more.
 */
function renewedPurpose(address, { provider, clientId, refreshToken }) {
    const replaced = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha256', refreshToken.reveal(), 'hex');
    return `renewed refresh token of seed ${address} for ${JSON.stringify([provider, clientId, replaced])}`;
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
    const mailbox = value.kind === 'imap' ? (0,_to_mailbox_js__WEBPACK_IMPORTED_MODULE_5__/* .toMailbox */ .g)(value, { origin: 'added', caPem, given }, parts) : null;
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
    const password = passwordOf(seed, from, parts);
    const account = { host, port, tls, username, password, caPem: from.caPem };
    return { address, providerName, authservIds, hasPlusAddress: plusAddress, account };
}
function passwordOf({ address, login }, from, parts) {
    switch (login.method) {
        case 'password':
            return login.password;
        case 'unreadable':
            return noAccessTokens(login.reason);
        case 'oauth': {
            const provider = (0,mailbox_oauth/* mailboxOAuth */.e)(login.provider);
            return accessTokens({
                client: (0,open_oauth_client/* openOAuthClient */.Z)((0,mailbox_oauth/* oauthProviderOf */.A)(provider, login), parts),
                keeper: from.origin === 'added' ? addedKeeper({ ...from, address }, parts) : fileKeeper(address, login, parts),
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
function addedKeeper(seed, { store, secretBox }) {
    const purpose = (0,seed_vault/* seedPurpose */.cg)(seed, 'refresh-token');
    const { address } = seed;
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
function fileKeeper(address, login, { store, secretBox, onNotice }) {
    const { refreshToken } = login;
    const purpose = (0,seed_vault/* renewedPurpose */.Bf)(address, login);
    let renewed = null;
    return {
        read: async () => {
            const sealed = secretBox === null ? null : await store.findSeedSecret(address, 'renewed-refresh-token');
            const stored = sealed === null ? null : (0,seed_vault/* openSeedSecret */.yE)(secretBox, sealed, purpose);
            // One that does not open was given for another token, or is sealed with another key: the file's may still hold.
            if (stored?.status === 'opened') {
                if (stored.isOutdated === true)
                    await keepRenewed(stored.secret);
                return stored;
            }
            return { status: 'opened', secret: renewed ?? refreshToken };
        },
        keepRenewed,
    };
    async function keepRenewed(token) {
        if (secretBox !== null) {
            await store.keepSeedSecret(address, 'renewed-refresh-token', secretBox.seal(token, purpose));
            return;
        }
        if (renewed === null && token.reveal() !== refreshToken.reveal())
            onNotice(address, cannotKeep);
        renewed = token;
    }
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


/***/ }),

/***/ 91216:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ heartbeatJob),
/* harmony export */   serveJobs: () => (/* binding */ serveJobs)
/* harmony export */ });
/* harmony import */ var node_worker_threads__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75919);
/* harmony import */ var _until_aborted_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(15742);
/** The worker's side: runs the jobs that the main thread sends, and forwards their calls to it. */


/** Answered by every thread. A thread that leaves it unanswered is busy with something else, and answers nothing. */
const heartbeatJob = 'heartbeat';
/**
 * Serves jobs until the main thread terminates this thread.
 *
 * @throws TypeError on the main thread
 */
function serveJobs(jobs) {
    if (node_worker_threads__WEBPACK_IMPORTED_MODULE_0__.parentPort === null)
        throw new TypeError('serveJobs must run in a worker thread');
    const port = node_worker_threads__WEBPACK_IMPORTED_MODULE_0__.parentPort;
    const running = new Map();
    const loaded = new Map();
    const calls = openCalls(port);
    port.on('message', (message) => {
        if (message.type === 'abort')
            running.get(message.jobId)?.abort();
        else if (message.type === 'answer')
            calls.settle(message);
        else
            void run(message);
    });
    async function run({ jobId, name, input }) {
        const controller = new AbortController();
        running.set(jobId, controller);
        const { signal } = controller;
        try {
            const job = name === heartbeatJob ? beat : await load(name);
            const call = async (callee, ...args) => await calls.make(jobId, { name: callee, args }, signal);
            post(port, { type: 'done', jobId, value: await job(input, { call, signal }) });
        }
        catch (error) {
            post(port, { type: 'failed', jobId, message: error instanceof Error ? error.message : String(error) });
        }
        finally {
            running.delete(jobId);
        }
    }
    async function load(name) {
        const job = loaded.get(name) ?? jobs[name]?.();
        if (job === undefined)
            throw new TypeError(`no job is named ${name}`);
        loaded.set(name, job);
        return await job;
    }
}
async function beat() {
    return await Promise.resolve(null);
}
function openCalls(port) {
    const waiting = new Map();
    let lastCallId = 0;
    return {
        make: async (jobId, call, signal) => {
            signal.throwIfAborted();
            lastCallId += 1;
            const callId = lastCallId;
            const answer = Promise.withResolvers();
            waiting.set(callId, answer);
            try {
                post(port, { type: 'call', jobId, callId, call });
                return await (0,_until_aborted_js__WEBPACK_IMPORTED_MODULE_1__/* .untilAborted */ .E)(answer.promise, signal);
            }
            finally {
                waiting.delete(callId);
            }
        },
        settle: ({ callId, result }) => {
            const answer = waiting.get(callId);
            if (result.status === 'ok')
                answer?.resolve(result.value);
            else
                answer?.reject(new Error(result.message));
        },
    };
}
function post(port, message) {
    port.postMessage(message);
}


/***/ })

};
