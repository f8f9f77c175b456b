export const id = 6802;
export const ids = [6802];
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
/** Deletes old test messages from a mailbox whose server does not support keywords, and nothing else. */

/** Maximum per pass; the rest is deleted in the next one. */
const cleanedCount = 500;
/**
 * Deletes recorded messages that are older than the retention. Verifies each one first: UIDVALIDITY and Message-ID must be
 * the recorded ones. A message that was moved stays, and its record is removed.
 *
 * @returns the number of deleted messages
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
/** Deletes old test messages from a mailbox, and nothing else. */

/** Maximum per pass; the rest is deleted in the next one. */
const clean_folder_cleanedCount = 500;
const dayMs = 86_400_000;
/**
 * Deletes messages older than the retention that have presend's keyword, or that are recorded if the server does not support
 * keywords. Deletes nothing if the server cannot delete single messages. Moves messages to the trash at Gmail, where
 * deleting from a folder only removes the label.
 *
 * @returns the number of deleted messages
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
/** Returns `null` if the server would also delete messages that other clients flagged. */
function removalOf(trashPath, { connection }) {
    const { hasUidPlus, hasGmailSearch } = connection.abilities;
    if (hasGmailSearch && trashPath !== null)
        return async (uids) => await connection.moveTo(uids, trashPath);
    return hasUidPlus ? async (uids) => await connection.remove(uids) : null;
}
async function cleanFolder(folder, removal, { connection, rules, ports }) {
    const { canMark } = await connection.open(folder.path);
    // Without keyword support, a search by keyword finds nothing, or everything.
    if (!canMark)
        return 0;
    const cutoffMs = ports.clock.nowMs() - rules.retentionMs;
    // IMAP dates have no time zone: search one day more, and compare the exact time below.
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
/** Detects a thread that has stopped answering. */

const beatsPerSilence = 5;
/** Before the first answer: the thread loads its program, possibly on a busy machine. */
const beatsPerStart = 60;
/**
 * Sends heartbeats to the thread, several per `silenceMs`, and terminates it after that many misses. Counts misses instead
 * of time: after this thread or the whole machine was suspended, the answer may already be waiting.
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
/** A worker thread that keeps state between calls, such as connections. It is terminated when it stops answering. */




/** Thrown when the thread was terminated, with all its state. */
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

/***/ 44130:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i0: () => (/* binding */ readKnownMailboxes),
/* harmony export */   pZ: () => (/* binding */ seedRegistry),
/* harmony export */   wT: () => (/* binding */ readFileAuthorities)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _errors_presend_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7443);
/* harmony import */ var _errors_problem_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(32964);
/* harmony import */ var _seeds_seed_vault_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(80084);
/* harmony import */ var _settings_service_file_added_seed_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(19524);
/* harmony import */ var _to_mailbox_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(47054);
/** All seeds of this instance: those in the service file and those that commands added. */






/**
 * Reads the `ca-file`s of the service file.
 *
 * @throws PresendError SETTINGS_INVALID with every file that cannot be read
 */
async function readFileAuthorities({ seeds }, place) {
    const settings = (seeds ?? []).filter((seed) => seed.kind === 'imap' && seed.caPath !== null);
    const read = await Promise.all(settings.map(async (seed) => ({ seed, ca: await readCa(seed, place) })));
    const problems = read.flatMap(({ ca }) => (ca.status === 'bad' ? [ca.problem] : []));
    if (problems.length > 0)
        throw (0,_errors_presend_error_js__WEBPACK_IMPORTED_MODULE_1__/* .problemsError */ .$j)('SETTINGS_INVALID', 'Reading the CA files of mailboxes', problems);
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
        const expected = 'a readable PEM file';
        return { status: 'bad', problem: { input: `ca-file (${seed.address})`, came, expected } };
    }
}
/** Creates a registry of the seeds in the service file; call `refresh` to read those in the storage. */
function seedRegistry({ seeds }, authorities, deps) {
    const own = (0,_to_mailbox_js__WEBPACK_IMPORTED_MODULE_4__/* .directorySeeds */ .ux)(seeds).map((seed) => {
        const setting = (seeds ?? []).find((one) => one.address === seed.address);
        const from = { origin: 'file', caPem: authorities.get(seed.address) ?? null };
        return { seed, mailbox: setting?.kind === 'imap' ? (0,_to_mailbox_js__WEBPACK_IMPORTED_MODULE_4__/* .toMailbox */ .gL)(setting, from, deps) : null };
    });
    let added = new Map();
    let seen = '';
    let current = knownSeeds(own, []);
    let refreshing = null;
    async function read() {
        const marks = await deps.store.listAddedMarks();
        const shown = JSON.stringify(marks);
        if (shown === seen)
            return current;
        const stored = await deps.store.listAddedSeeds();
        added = new Map(stored.flatMap((one) => keepOrRead(one, added.get(one.address), deps)));
        current = knownSeeds([...own, ...added.values()], stored.filter((one) => one.removedAtMs !== null).map(toMark));
        // The marks read first: the next refresh finds a seed that was added in between.
        seen = shown;
        return current;
    }
    return {
        get current() {
            return current;
        },
        refresh: async () => {
            refreshing ??= read().finally(() => {
                refreshing = null;
            });
            return await refreshing;
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
/** Removing a seed does not change how it is watched, so the known one is kept. */
function keepOrRead(stored, before, deps) {
    const isSame = before !== undefined && (before.revision === stored.revision || stored.removedAtMs !== null);
    if (isSame)
        return [[stored.address, before]];
    const read = readStored(stored, deps);
    return read === null ? [] : [[stored.address, read]];
}
function readStored(stored, deps) {
    const { address, given, caPem, revision } = stored;
    const setting = (0,_settings_service_file_added_seed_js__WEBPACK_IMPORTED_MODULE_3__/* .storedSeedSetting */ .d_)(given, openStored(deps.secretBox, stored));
    if (setting.status === 'bad') {
        deps.onNotice(address, `this seed was stored by another version of presend: ${renderAll(setting.problems)}`);
        return null;
    }
    const { value } = setting;
    const mailbox = value.kind === 'imap' ? (0,_to_mailbox_js__WEBPACK_IMPORTED_MODULE_4__/* .toMailbox */ .gL)(value, { origin: 'added', caPem, given }, deps) : null;
    return { seed: (0,_to_mailbox_js__WEBPACK_IMPORTED_MODULE_4__/* .toDirectorySeed */ .o8)(value), mailbox, revision };
}
function renderAll(problems) {
    return problems.map(_errors_problem_js__WEBPACK_IMPORTED_MODULE_5__/* .renderProblem */ .yM).join('; ');
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
 * Returns all mailboxes that a service on this storage would watch, for commands.
 *
 * @throws PresendError SETTINGS_INVALID if a `ca-file` cannot be read; the storage's errors
 */
async function readKnownMailboxes(settings, place, deps) {
    const { mailboxes, removed } = await seedRegistry(settings, await readFileAuthorities(settings, place), deps).refresh();
    const gone = new Set(removed.map((mark) => mark.address));
    return mailboxes.filter((mailbox) => !gone.has(mailbox.address));
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
/** Worker side: runs the jobs the main thread sends and forwards their port calls. */


/** Every thread answers this job; a thread that does not is blocked. */
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
