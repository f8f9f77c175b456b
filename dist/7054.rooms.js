export const id = 7054;
export const ids = [7054];
export const modules = {

/***/ 88073:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FO: () => (/* binding */ storedDirectory),
/* harmony export */   Oz: () => (/* binding */ localSeeds),
/* harmony export */   bM: () => (/* binding */ seedDirectory),
/* harmony export */   pJ: () => (/* binding */ localSeedsOf),
/* harmony export */   qG: () => (/* binding */ isMonitored)
/* harmony export */ });
/* harmony import */ var _contract_names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(766);
/** The service's seed mailboxes and their health. */

/** Creates a directory of fixed seeds. */
function seedDirectory(seeds) {
    const byAddress = new Map(seeds.map((seed) => [seed.address, seed]));
    return {
        list: async () => await Promise.resolve(seeds),
        find: (address) => byAddress.get(address.toLowerCase()) ?? null,
        refresh: async () => await Promise.resolve(),
    };
}
/**
 * Creates a directory that reads the storage at each `list()`, so that no instance uses a seed that was disabled or became
 * unhealthy. `known`: the seeds of this instance. An added seed that this instance does not know even after a refresh is
 * not listed, because its mail would not be accepted here.
 */
function storedDirectory(store, known) {
    const withOptions = (seed) => {
        const { options = [], hasPlusAddress = false } = known.find(seed.address) ?? {};
        return { ...seed, options, hasPlusAddress };
    };
    const isUnknown = ({ address, origin }) => origin === 'added' && known.find(address) === null;
    return {
        find: (address) => known.find(address),
        refresh: async () => await known.refresh(),
        list: async () => {
            const stored = await store.listSeeds();
            if (stored.some(isUnknown))
                await known.refresh();
            return stored.filter((seed) => !isUnknown(seed)).map(withOptions);
        },
    };
}
/** Returns true if tests may use the seed. */
function isMonitored(seed) {
    return seed.isEnabled && seed.health !== 'unhealthy';
}
/**
 * Nine seeds, three per type, at seven fictional providers: `.example` is reserved (RFC 2606 §2), so a wrong SMTP setting
 * cannot send a test to a real mailbox.
 */
const localSeeds = [
    aLocalSeed('consumer', 'seed1@freemail.example'),
    aLocalSeed('consumer', 'seed2@webmail.example'),
    aLocalSeed('consumer', 'seed3@homepost.example'),
    aLocalSeed('business', 'seed4@officemail.example'),
    aLocalSeed('business', 'seed5@officemail.example'),
    aLocalSeed('business', 'seed6@workspace.example'),
    aLocalSeed('protected', 'seed7@mailgate.example'),
    aLocalSeed('protected', 'seed8@mailgate.example'),
    aLocalSeed('protected', 'seed9@shieldpost.example'),
];
function aLocalSeed(providerType, address) {
    const providerName = address.slice(address.indexOf('@') + 1);
    return { address, providerType, providerName, kind: 'local', isEnabled: true, health: 'healthy', options: [] };
}
/** Returns the local seeds of the given types; all if none are given. */
function localSeedsOf(types) {
    const wanted = types.length === 0 ? _contract_names_js__WEBPACK_IMPORTED_MODULE_0__/* .providerTypes */ .Nm : types;
    return localSeeds.filter((seed) => wanted.includes(seed.providerType));
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

/***/ 57046:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  e: () => (/* binding */ mailboxOAuth),
  A: () => (/* binding */ oauthProviderOf)
});

;// CONCATENATED MODULE: ./lib/oauth/oauth-endpoints.js
/** The OAuth endpoints of each provider. */
/** Source: https://accounts.google.com/.well-known/openid-configuration. */
const googleEndpoints = {
    name: 'Google',
    authorizeUrl: 'https://accounts.google.com/o/oauth2/v2/auth',
    tokenUrl: 'https://oauth2.googleapis.com/token',
    revokeUrl: 'https://oauth2.googleapis.com/revoke',
};
/**
 * Endpoints for any kind of Microsoft account. Microsoft supports no RFC 7009 revocation; users end a grant at
 * myapps.microsoft.com. Source: Microsoft identity platform, "OAuth 2.0 authorization code flow".
 */
const microsoftEndpoints = {
    name: 'Microsoft',
    authorizeUrl: 'https://login.microsoftonline.com/common/oauth2/v2.0/authorize',
    // Microsoft rejects two values (AADSTS90023); the scope `offline_access` brings the refresh token.
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

/***/ 47054:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  ux: () => (/* binding */ directorySeeds),
  o8: () => (/* binding */ toDirectorySeed),
  gL: () => (/* binding */ toMailbox)
});

// EXTERNAL MODULE: ./lib/oauth/open-oauth-client.js + 1 modules
var open_oauth_client = __webpack_require__(45935);
// EXTERNAL MODULE: ./lib/seeds/directory.js
var directory = __webpack_require__(88073);
// EXTERNAL MODULE: ./lib/seeds/imap/imap-failure.js
var imap_failure = __webpack_require__(88782);
;// CONCATENATED MODULE: ./lib/seeds/imap/access-tokens.js
/** OAuth access tokens for a mailbox, fetched on demand and cached until shortly before they expire. */

/** A token is not used in its last minute, or in the second half of a very short lifetime. */
const marginMs = 60_000;
/** Creates the access tokens of one mailbox. Token requests are serialized. */
function accessTokens(parts) {
    const { client, keeper, clock, neededScope } = parts;
    let held = null;
    /** Issued by the provider and not stored yet. */
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
/** Creates access tokens that always fail. */
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
            throw new imap_failure/* ImapFailure */.K_('no-login', `${answer.reason}; the grant was revoked or has expired: set a new refresh token`);
        case 'refused':
            throw new imap_failure/* ImapFailure */.K_('no-login', `${answer.reason}; check client id, client secret and provider`);
        case 'unavailable':
            throw new imap_failure/* ImapFailure */.K_('no-token', answer.reason, answer.retryAfterMs);
        default:
            return answer;
    }
}
/** Checks the granted scope, which can be smaller than requested (RFC 6749 §3.3); the mailbox would only reply NO. */
function withScope(grant, neededScope) {
    const { scopes } = grant;
    const hasIt = neededScope === null || scopes === null || scopes.some((scope) => scope.toLowerCase() === neededScope.toLowerCase());
    if (hasIt)
        return grant;
    throw new imap_failure/* ImapFailure */.K_('no-login', `the refresh token was granted without the scope ${neededScope}: set one that includes it`);
}

// EXTERNAL MODULE: ./lib/seeds/imap/mailbox-oauth.js + 1 modules
var mailbox_oauth = __webpack_require__(57046);
// EXTERNAL MODULE: ./lib/seeds/seed-vault.js
var seed_vault = __webpack_require__(80084);
;// CONCATENATED MODULE: ./lib/service/self-hosted/to-mailbox.js
/** Converts seed settings to directory seeds and to mailboxes that can be opened. */





/** Returns the directory's seeds; the nine local ones if the file has none. */
function directorySeeds(settings) {
    return settings === null ? directory/* localSeeds */.Oz : settings.map(toDirectorySeed);
}
/** Converts the setting of one seed. */
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
        // Used immediately: the first scan finds mail sent before it. If that scan fails, the seed becomes unhealthy.
        health: 'degraded',
        healthReason: 'this mailbox has not been checked yet',
    };
}
/** Converts the setting of an imap seed. Opens nothing. */
function toMailbox(seed, from, deps) {
    const { address, providerName, authservIds, plusAddress, host, port, tls, username } = seed;
    const password = passwordOf(seed, from, deps);
    const account = { host, port, tls, username, password, caPem: from.caPem };
    return { address, providerName, authservIds, hasPlusAddress: plusAddress, account };
}
function passwordOf({ address, login }, from, deps) {
    switch (login.method) {
        case 'password':
            return login.password;
        case 'unreadable':
            return noAccessTokens(login.reason);
        case 'oauth': {
            const provider = (0,mailbox_oauth/* mailboxOAuth */.e)(login.provider);
            return accessTokens({
                client: (0,open_oauth_client/* openOAuthClient */.Z)((0,mailbox_oauth/* oauthProviderOf */.A)(provider, login), deps),
                keeper: from.origin === 'added' ? addedKeeper({ ...from, address }, deps) : fileKeeper(address, login, deps),
                clock: deps.clock,
                neededScope: provider.scope,
                onError: (error) => deps.onError(address, error),
            });
        }
        default:
            return login;
    }
}
/** The token is stored; a renewed one replaces it. */
function addedKeeper(seed, { store, secretBox }) {
    const purpose = (0,seed_vault/* seedPurpose */.cg)(seed, 'refresh-token');
    const { address } = seed;
    return {
        read: async () => {
            const sealed = await store.findSeedSecret(address, 'refresh-token');
            if (sealed === null)
                return { status: 'unreadable', reason: 'it is no longer stored' };
            return (0,seed_vault/* openSeedSecret */.yE)(secretBox, sealed, purpose);
        },
        keepRenewed: async (token) => {
            if (secretBox !== null)
                await store.keepSeedSecret(address, 'refresh-token', secretBox.seal(token, purpose));
        },
    };
}
/** The token is in the service file; a renewed one is stored, sealed, if there is an encryption key. */
function fileKeeper(address, login, { store, secretBox, onNotice }) {
    const { refreshToken } = login;
    const purpose = (0,seed_vault/* renewedPurpose */.Bf)(address, login);
    let renewed = null;
    return {
        read: async () => {
            const sealed = secretBox === null ? null : await store.findSeedSecret(address, 'renewed-refresh-token');
            const stored = sealed === null ? null : (0,seed_vault/* openSeedSecret */.yE)(secretBox, sealed, purpose);
            // One that cannot be opened belongs to another token or key; the one in the file may still be valid.
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
const cannotKeep = 'the provider issued a new refresh token, which cannot be saved without an encryption key: the next start uses the one ' +
    'in the service file, which may have expired by then; set PRESEND_ENCRYPTION_KEY';


/***/ })

};
