export const id = 566;
export const ids = [566];
export const modules = {

/***/ 64006:
/***/ ((module, __unused_webpack_exports, __webpack_require__) => {



const { Buffer } = __webpack_require__(4573);
const { isIP } = __webpack_require__(77030);
const {
    parseDkimHeaders,
    formatRelaxedLine,
    stripSignatureValue,
    formatAuthHeaderRow,
    formatSignatureHeaderLine,
    writeToStream,
    validateAlgorithm,
    createError,
    addWarning,
    KEY_ERROR_COMMENTS,
    splitAlgorithm,
    createKeyCache
} = __webpack_require__(3594);
const { TIMESTAMP, BODY_LENGTH, MAX_ARC_INSTANCE, ARC_HEADER_KEYS } = __webpack_require__(2);
const crypto = __webpack_require__(77598);
const { DkimSigner } = __webpack_require__(57365);

// RFC 8617 section 3.9: chain-status = ("none" / "fail" / "pass"). ABNF strings are case-insensitive
const CHAIN_STATUS = ['none', 'pass', 'fail'];

// RFC 8617 section 3.9: position = 1*2DIGIT
const INSTANCE_VALUE = /^[0-9]{1,2}$/;

// RFC 8617 section 4.1.1: arc-info = instance [CFWS] ";" authres-payload, so the instance is the
// first thing in an ARC-Authentication-Results value. Comments (without nesting) are allowed as CFWS
const CFWS = '(?:[ \\t\\r\\n]|\\([^()\\\\]*\\))*';
const AAR_INSTANCE = new RegExp(`^${CFWS}i${CFWS}=${CFWS}([0-9]{1,2})${CFWS};`);

// Tags an ARC-Seal (RFC 8617 section 4.1.3) and an ARC-Message-Signature (section 4.1.2, with
// the DKIM-Signature tags of RFC 6376 section 3.5 except v= and i=) can not do without
const REQUIRED_TAGS = {
    'arc-seal': ['a', 'b', 'cv', 'd', 's'],
    'arc-message-signature': ['a', 'b', 'bh', 'd', 'h', 's']
};

const NUMERIC_TAGS = {
    'arc-seal': [['t', TIMESTAMP]],
    'arc-message-signature': [
        ['t', TIMESTAMP],
        ['x', TIMESTAMP],
        ['l', BODY_LENGTH]
    ]
};

const SHORT_NAMES = {
    'arc-seal': 'as',
    'arc-message-signature': 'ams',
    'arc-authentication-results': 'aar'
};

// the cv= value of an ARC set in lower case, or an empty string
const getCv = arcInstance => (arcInstance?.['arc-seal']?.parsed?.cv?.value || '').toString().toLowerCase().trim();

// The highest i= found on the ARC header fields of a message, or 0, and the cv= of the seal
// with that instance. A new set follows it (RFC 8617 section 5.1 step 3) even when the chain
// can not be parsed, so that it never reuses an instance that already exists
const getHighestArcInstance = headers => {
    let highest = 0;
    let latestCv = false;
    for (let row of headers?.parsed || []) {
        if (!ARC_HEADER_KEYS.includes(row.key)) {
            continue;
        }
        let parsed;
        try {
            parsed = parseDkimHeaders(row.line)?.parsed;
        } catch (err) {
            continue;
        }
        let instance = parsed?.i?.value;
        if (typeof instance !== 'number' || !Number.isInteger(instance) || instance < 1) {
            continue;
        }
        if (instance > highest) {
            highest = instance;
            latestCv = false;
        }
        if (instance === highest && row.key === 'arc-seal' && typeof parsed?.cv?.value === 'string') {
            latestCv = parsed.cv.value.toLowerCase().trim();
        }
    }
    return { highest, latestCv };
};

// Where a new ARC set goes (RFC 8617 section 5.1 steps 2 and 3): the highest existing instance
// and the cv= of its seal, from the header fields and from the parsed chain, for callers that
// pass the chain without the complete header list
const getArcPosition = (headers, chain) => {
    let { highest, latestCv } = getHighestArcInstance(headers);
    let lastEntry = chain?.length ? chain[chain.length - 1] : false;
    if (lastEntry && lastEntry.i >= highest) {
        highest = lastEntry.i;
        latestCv = getCv(lastEntry) || latestCv;
    }
    return { highest, latestCv };
};

// the DNS name of the key record of an ARC-Seal
const sealKeyName = seal => `${seal.parsed?.s?.value}._domainkey.${seal.parsed?.d?.value}`;

const verifyAS = async (chain, opts) => {
    const { strict, warnings, keyCache } = opts || {};

    let chunks = [];
    let signatureHeader;

    for (let i = 0; i < chain.length; i++) {
        let isLast = i === chain.length - 1;
        let link = chain[i];

        chunks.push(formatRelaxedLine(link['arc-authentication-results'].original, '\r\n'));
        chunks.push(formatRelaxedLine(link['arc-message-signature'].original, '\r\n'));

        if (!isLast) {
            chunks.push(formatRelaxedLine(link['arc-seal'].original, '\r\n'));
        } else {
            signatureHeader = link['arc-seal'];
            if (!signatureHeader.parsed?.s?.value || !signatureHeader.parsed?.d?.value) {
                throw createError(`Invalid ARC-Seal header`, 'invalid_arc_seal');
            }

            chunks.push(stripSignatureValue(formatRelaxedLine(link['arc-seal'].original), strict));
        }
    }

    // The algorithm is read from the seal itself. Every seal of the chain is verified here, not
    // only the newest one, so nothing set up elsewhere for the newest seal can be relied on
    let algorithm = (signatureHeader.parsed?.a?.value || '').toString().toLowerCase().trim();
    try {
        // rsa-sha256 and ed25519-sha256 only, ARC has no rsa-sha1
        validateAlgorithm(algorithm, true);
    } catch (err) {
        throw createError(`i=${chain.length} invalid seal algorithm`, 'invalid_arc_seal');
    }
    let { signAlgo } = splitAlgorithm(algorithm);

    let canonicalizedHeader = Buffer.concat(chunks);

    let publicKey;
    let queryDomain = sealKeyName(signatureHeader);
    try {
        // the key record's own h= and s= restrictions apply to ARC keys as well (RFC 6376
        // section 3.6.1), and every ARC signature uses sha256
        let res = await keyCache.get('AS', queryDomain, opts?.minBitLength, { strict, hashAlgo: 'sha256' });
        publicKey = res?.publicKey;

        if (res?.keyType && res.keyType !== signAlgo) {
            // RFC 6376 section 6.1.2 step 8: the key has to suit the a= algorithm
            throw createError('Key type does not match the seal algorithm', 'EINVALIDKEYALGO');
        }

        if (Array.isArray(warnings)) {
            addWarning(warnings, ...(res?.warnings || []));
        }
    } catch (err) {
        err.queryDomain = queryDomain;
        // the error code is what the ARC result reports as a comment
        throw err;
    }

    let pass = false;
    try {
        pass = crypto.verify(
            signAlgo === 'rsa' ? 'sha256' : null,
            // RFC 8463 section 3: Ed25519 signs the SHA-256 hash of the canonicalized data
            signAlgo === 'rsa' ? canonicalizedHeader : crypto.createHash('sha256').update(canonicalizedHeader).digest(),
            publicKey,
            Buffer.from(signatureHeader.parsed?.b?.value || '', 'base64')
        );
    } catch (err) {
        pass = false;
    }

    if (!pass) {
        throw createError(`i=${chain.length} seal signature validation failed`, 'failing_arc_seal');
    }

    return true;
};

const signAS = async (chain, entry, signatureData) => {
    let { instance, algorithm, selector, signingDomain, bodyHash, cv, signTime, privateKey } = signatureData;

    instance = instance || 1;

    const { signAlgo } = splitAlgorithm(algorithm);

    signTime = signTime || new Date();

    let chunks = [];

    if (cv === 'pass') {
        // sign existing only chain for passing validation
        for (let i = 0; i < chain.length; i++) {
            let link = chain[i];

            chunks.push(formatRelaxedLine(link['arc-authentication-results'].original, '\r\n'));
            chunks.push(formatRelaxedLine(link['arc-message-signature'].original, '\r\n'));
            chunks.push(formatRelaxedLine(link['arc-seal'].original, '\r\n'));
        }
    }

    chunks.push(formatRelaxedLine(entry['arc-authentication-results'], '\r\n'));
    chunks.push(formatRelaxedLine(entry['arc-message-signature'], '\r\n'));

    let headerOpts = {
        i: instance,
        a: algorithm,
        s: selector,
        d: signingDomain,
        cv,
        bh: bodyHash
    };

    if (signTime) {
        if (typeof signTime === 'string' || typeof signTime === 'number') {
            signTime = new Date(signTime);
        }

        if (Object.prototype.toString.call(signTime) === '[object Date]' && signTime.toString() !== 'Invalid Date') {
            // we need a unix timestamp value
            signTime = Math.floor(signTime.getTime() / 1000);
            headerOpts.t = signTime;
        }
    }

    let canonSignatureHeaderLine = formatSignatureHeaderLine(
        'AS',
        Object.assign(
            {
                // make sure that b= always has a value, otherwise folding would be different
                b: 'a'.repeat(73)
            },
            headerOpts
        ),
        true
    );

    chunks.push(stripSignatureValue(formatRelaxedLine(canonSignatureHeaderLine)));

    let canonicalizedHeader = Buffer.concat(chunks);

    let signature = crypto
        .sign(
            // use `null` as algorithm to detect it from the key file
            signAlgo === 'rsa' ? algorithm : null,
            signAlgo === 'rsa' ? canonicalizedHeader : crypto.createHash('sha256').update(canonicalizedHeader).digest(),
            privateKey
        )
        .toString('base64');

    headerOpts.b = signature;

    return formatSignatureHeaderLine('AS', headerOpts, true);
};

/**
 * Validates the ARC-Seal signatures of a chain (RFC 8617 section 5.2 steps 2, 3.C and 6).
 * Throws if the chain is not valid, so it never returns true for a chain with an invalid seal.
 *
 * @param {Object} data { chain } as returned by getARChain()
 * @param {Object} [opts] { resolver, minBitLength, strict, warnings, keyCache }, where keyCache
 *        is a createKeyCache() of the same resolver, shared with other key lookups of the message
 * @returns {Boolean} false if there is no chain, true if every seal validates
 */
const verifyASChain = async (data, opts) => {
    if (!data?.chain?.length) {
        return false;
    }

    const chain = data.chain;
    opts = Object.assign({}, opts);
    if (!opts.keyCache) {
        opts.keyCache = createKeyCache(opts.resolver);
    }

    for (let i = 0; i < chain.length; i++) {
        let arcInstance = chain[i];

        if (arcInstance?.i !== i + 1) {
            throw createError(`i=${arcInstance?.i} expected=${i + 1}`, 'invalid_arc_instance');
        }

        for (let headerKey of ARC_HEADER_KEYS) {
            if (!arcInstance[headerKey]) {
                throw createError(`i=${arcInstance.i} no ${headerKey} set`, 'missing_arc_header');
            }
        }

        // Step 2 (a newest seal with cv=fail fails the chain) and step 3.C: cv=none for i=1 and
        // cv=pass for every later set. The values are compared case-insensitively, as an ABNF
        // string is. A seal with cv=fail only signs its own set (section 5.1.2), so it can
        // never vouch for the sets before it
        let cv = getCv(arcInstance);
        let expected = i === 0 ? 'none' : 'pass';
        if (cv !== expected) {
            throw createError(`i=${arcInstance.i} cv=${cv}`, 'invalid_cv_value');
        }
    }

    // The keys of all the seals are fetched at once. A failed lookup is only reported when its
    // seal is validated, so the errors come in the same order as without the prefetch
    for (let link of chain) {
        let seal = link['arc-seal'];
        if (seal.parsed?.s?.value && seal.parsed?.d?.value) {
            opts.keyCache.get('AS', sealKeyName(seal), opts.minBitLength, { strict: opts.strict, hashAlgo: 'sha256' });
        }
    }

    // Step 6: every seal, from the newest to the oldest, throws if validation fails
    for (let i = chain.length - 1; i >= 0; i--) {
        await verifyAS(chain.slice(0, i + 1), opts);
    }

    return true;
};

// The instance of an ARC header field exactly as written, or null. For the
// ARC-Authentication-Results it is the leading "i=N;" (RFC 8617 section 4.1.1), for the other
// two it is the value of the (case-sensitive) i tag
const getRawInstance = (headerKey, value, line) => {
    if (headerKey === 'arc-authentication-results') {
        let str = (line || '').toString('binary');
        str = str.substring(str.indexOf(':') + 1);
        let match = AAR_INSTANCE.exec(str);
        return match ? match[1] : null;
    }

    let tag = (value?.tags || []).find(tag => tag.name === 'i');
    return tag ? tag.value : null;
};

// Checks the tag-list of an ARC-Seal or ARC-Message-Signature (RFC 6376 section 3.2 and 3.5,
// RFC 8617 section 4.1). The strict mode, where getARChain has read the tags case-sensitively,
// rejects the set for any syntax error, the lenient mode keeps reading them the way it always
// has and only notes what the strict mode would have rejected
const checkTagList = (arcInstance, headerKey, strict, warn) => {
    let header = arcInstance[headerKey];
    let tags = header.tags || [];

    let problems = [].concat(header.syntaxErrors || []);

    let rawTags = new Map();
    for (let tag of tags) {
        rawTags.set(tag.name, tag.value);
    }

    for (let tag of REQUIRED_TAGS[headerKey]) {
        if (!rawTags.has(tag)) {
            problems.push(`missing ${tag}=`);
        }
    }

    for (let [tag, format] of NUMERIC_TAGS[headerKey]) {
        if (rawTags.has(tag) && !format.test(rawTags.get(tag))) {
            problems.push(`invalid ${tag}=`);
        }
    }

    if (strict) {
        if (problems.length) {
            throw createError(`i=${arcInstance.i} ${SHORT_NAMES[headerKey]} ${problems[0]}`, 'invalid_arc_tags');
        }
        return;
    }

    if (problems.length || tags.some(tag => tag.name !== tag.name.toLowerCase())) {
        warn('arc-tag-syntax');
    }
};

/**
 * Collects the ARC sets of a message and validates the structure of the chain (RFC 8617
 * section 5.2 steps 1 to 3).
 *
 * @param {Object} headers Parsed message headers
 * @param {Object} [opts]
 * @param {Boolean} [opts.strict=false] Apply the RFC 8617 and RFC 6376 syntax rules exactly
 * @param {Array} [opts.warnings] Lax acceptance markers are added here
 * @returns {Array|false} The ARC sets ordered by instance, or false if there are none. Throws
 *          for a chain that is not valid
 */
const getARChain = (headers, opts) => {
    opts = opts || {};
    const strict = !!opts.strict;
    const warn = warning => {
        if (Array.isArray(opts.warnings)) {
            addWarning(opts.warnings, warning);
        }
    };

    let headerRows = (headers && headers.parsed) || [];

    let arcChain = new Map();
    for (let row of headerRows) {
        if (ARC_HEADER_KEYS.includes(row.key)) {
            // RFC 6376 section 3.2: "Tags MUST be interpreted in a case-sensitive manner", so
            // the strict mode keys the tags of the ARC-Seal and ARC-Message-Signature by name
            // as written
            let value = parseDkimHeaders(row.line, { strict });

            let rawInstance = getRawInstance(row.key, value, row.line);
            let validInstance =
                typeof rawInstance === 'string' && INSTANCE_VALUE.test(rawInstance) && Number(rawInstance) >= 1 && Number(rawInstance) <= MAX_ARC_INSTANCE;

            let instance;
            if (strict) {
                if (!validInstance) {
                    // RFC 8617 section 3.9, instance = "i=" 1*2DIGIT, 1 to 50. A header field
                    // with any other instance is not part of a valid chain
                    throw createError(`invalid ${SHORT_NAMES[row.key]} instance`, 'invalid_arc_instance');
                }
                instance = Number(rawInstance);
            } else {
                // the lenient mode reads the instance as a number, and ignores ARC header
                // fields that have none
                instance = value?.parsed?.i?.value;
                if (!validInstance) {
                    warn('arc-instance-syntax');
                }
            }

            if (instance) {
                if (!arcChain.has(instance)) {
                    arcChain.set(instance, {
                        i: instance
                    });
                } else if (arcChain.get(instance)[row.key]) {
                    // value for this header is already set
                    throw createError(`i=${instance} multiple ${row.key} values`, 'multiple_arc_keys');
                }
                arcChain.get(instance)[row.key] = value;
            }
        }
    }

    arcChain = Array.from(arcChain.values()).sort((a, b) => a.i - b.i);
    if (!arcChain.length) {
        // empty chain
        return false;
    }

    if (arcChain.length > MAX_ARC_INSTANCE) {
        throw createError(`chain-length=${arcChain.length}`, 'invalid_arc_count');
    }

    for (let i = 0; i < arcChain.length; i++) {
        const arcInstance = arcChain[i];
        const isNewest = i === arcChain.length - 1;

        if (arcInstance.i !== i + 1) {
            // not a complete sequence
            throw createError(`i=${arcInstance.i} expected=${i + 1}`, 'invalid_arc_instance');
        }

        for (let headerKey of ARC_HEADER_KEYS) {
            if (!arcInstance[headerKey]) {
                // missing required header
                throw createError(`i=${arcInstance.i} no ${headerKey} set`, 'missing_arc_header');
            }
        }

        // Every seal is validated, so the syntax of every seal counts. Only the newest
        // ARC-Message-Signature is validated (step 4), the older ones are just sealed data
        checkTagList(arcInstance, 'arc-seal', strict, warn);
        if (isNewest) {
            checkTagList(arcInstance, 'arc-message-signature', strict, warn);
        }

        let cv = getCv(arcInstance);

        if (i === 0 && cv !== 'none') {
            throw createError(`i=1 cv="${arcInstance['arc-seal']?.parsed?.cv?.value}`, 'invalid_cv_value');
        }

        // c= is not checked here. An ARC-Seal has no c= tag (RFC 8617 section 4.1.3, it always
        // uses relaxed header canonicalization), so a c= tag on it is an unknown tag, and
        // unknown tags are ignored (RFC 6376 section 3.2). The newest ARC-Message-Signature is
        // verified by the DKIM verifier, where a missing c= means simple/simple (RFC 6376
        // section 3.5) and the lenient mode also tries relaxed/relaxed

        if (arcInstance['arc-seal']?.parsed?.a && !arcInstance['arc-seal']?.parsed?.a?.value) {
            throw createError(`i=${arcInstance.i} empty a`, 'invalid_a_value');
        }

        if (!arcInstance['arc-seal']?.parsed?.a?.value) {
            throw createError(`i=${arcInstance.i} missing a`, 'missing_a_value');
        }

        // throws if using non-supported algorithm
        validateAlgorithm(arcInstance['arc-seal']?.parsed?.a?.value, true);
        validateAlgorithm(arcInstance['arc-message-signature']?.parsed?.a?.value, true);

        if (i > 0 && cv !== 'pass') {
            throw createError(`i=${arcInstance.i} cv=${arcInstance['arc-seal']?.parsed?.cv?.value}`, 'invalid_cv_value');
        }

        if (arcInstance['arc-seal']?.parsed?.h) {
            throw createError(`i=${arcInstance.i} unexpected as h`, 'unexpected_as_h_value');
        }

        let amsH = arcInstance['arc-message-signature']?.parsed?.h?.value
            ?.toString()
            .trim()
            .toLowerCase()
            .split(':')
            .map(v => v.trim())
            .filter(v => v);

        if (amsH?.some(v => v === 'arc-seal')) {
            throw createError(`i=${arcInstance.i} invalid ams h`, 'invalid_ams_h_value');
        }
    }

    return arcChain;
};

// {chain, last}
const arc = async (data, opts) => {
    opts = opts || {};
    const strict = !!opts.strict;

    const status = {
        result: 'none'
    };

    const result = { status };

    Object.defineProperty(result, 'chain', {
        enumerable: false,
        configurable: false,
        writable: false,
        value: data.chain
    });

    // what the lenient mode accepted that the strict mode would have rejected
    const warnings = [].concat(data?.warnings || []);

    try {
        if (data.error) {
            // raise error from `getARChain`
            throw data.error;
        }

        let hasChain = await verifyASChain(data, {
            resolver: opts.resolver,
            minBitLength: opts.minBitLength,
            strict,
            warnings,
            // the key lookups of the DKIM verifier, when they used the same resolver
            keyCache: data.keyCache?.resolver === opts.resolver ? data.keyCache : undefined
        });

        if (hasChain) {
            result.i = data?.lastEntry?.i || false;
            result.signature = data?.lastEntry?.messageSignature || false;

            if (result?.signature?.status?.result !== 'pass') {
                // no valid ARC-Message-Signature found
                throw createError(`i=${result.i} no valid signature`, 'missing_valid_ams');
            }

            addWarning(warnings, ...(result.signature.status.warnings || []));

            result.authenticationResults = data?.lastEntry?.['arc-authentication-results']?.parsed;

            if (result.authenticationResults) {
                delete result.authenticationResults.i;
                delete result.authenticationResults.header;

                if (result.authenticationResults.value) {
                    let mta = result.authenticationResults.value;
                    delete result.authenticationResults.value;
                    result.authenticationResults = Object.assign({ mta }, result.authenticationResults);
                }

                ['arc', 'spf', 'dmarc'].forEach(key => {
                    if (result.authenticationResults[key]) {
                        let res = result.authenticationResults[key].value;
                        delete result.authenticationResults[key].value;
                        result.authenticationResults[key] = Object.assign({ result: res }, result.authenticationResults[key]);
                    }
                });

                if (result.authenticationResults.dkim && result.authenticationResults.dkim.length) {
                    result.authenticationResults.dkim = result.authenticationResults.dkim.map(entry => {
                        let result = entry.value;
                        delete entry.value;
                        return Object.assign({ result }, entry);
                    });
                }
            }

            status.result = 'pass';
        } else {
            result.i = 0;
            status.result = 'none';
        }
    } catch (err) {
        // all failures are permanent in the scope of ARC
        result.i = data?.lastEntry?.i || false;
        status.result = 'fail';
        // if last entry was listed as passing then add our seal even if the validation failed
        status.shouldSeal = ['pass', 'none'].includes(getCv(data?.lastEntry));

        switch (err.code) {
            case 'invalid_arc_seal':
            case 'failing_arc_seal':
            case 'multiple_arc_keys':
            case 'invalid_arc_count':
            case 'invalid_arc_instance':
            case 'missing_arc_header':
            case 'invalid_cv_value':
            case 'unexpected_as_h_value':
            case 'invalid_ams_h_value':
            case 'missing_valid_ams':
            case 'invalid_arc_tags':
                status.comment = err.message
                    .toLowerCase()
                    .replace(/["'()]/g, ' ')
                    .replace(/\s+/g, ' ')
                    .trim()
                    .substr(0, 128);
                break;

            case 'ENOTFOUND':
            case 'ENODATA':
            case 'EINVALIDVER':
            case 'EINVALIDTYPE':
            case 'EINVALIDVAL':
            case 'EINVALIDHASH':
            case 'EINVALIDSERVICE':
                if (err.queryDomain) {
                    status.comment = `${KEY_ERROR_COMMENTS.get(err.code)} for ${err.queryDomain}`;
                }
                break;

            case 'EINVALIDKEYALGO':
                if (err.queryDomain) {
                    status.comment = `inappropriate key algorithm for ${err.queryDomain}`;
                }
                break;

            case 'ESHORTKEY':
                status.policy = { 'dkim-rules': 'weak-key' };
                if (err.queryDomain) {
                    status.comment = `weak key for ${err.queryDomain}`;
                }
                break;
        }
    }

    if (strict && opts.ip && isIP(opts.ip.toString())) {
        // RFC 8617 section 6: smtp.remote-ip SHOULD be recorded
        status.smtp = { 'remote-ip': opts.ip.toString() };
    }

    // The strict mode reports arc=none as well (RFC 8617 section 5.2 step 1 and section 6), the
    // lenient mode leaves it out of the Authentication-Results header as it always has
    if (status.result !== 'none' || strict) {
        if (status.result === 'pass' && result.authenticationResults) {
            let comment = [`i=${result.i}`, result.authenticationResults.spf ? `spf=${result.authenticationResults.spf.result}` : false];

            if (result.authenticationResults.dkim && result.authenticationResults.dkim.length) {
                for (let entry of result.authenticationResults.dkim) {
                    comment.push(`dkim=${entry.result}`);
                    // a crafted dotted key (header.i.x=1) parses into an object, not a string
                    if (typeof entry?.header?.i === 'string') {
                        comment.push(`dkdomain=${entry.header.i.replace(/^@/, '')}`);
                    }
                }
            }

            if (result.authenticationResults.dmarc) {
                comment.push(`dmarc=${result.authenticationResults.dmarc.result}`);
                if (typeof result.authenticationResults.dmarc?.header?.from === 'string') {
                    comment.push(`fromdomain=${result.authenticationResults.dmarc.header.from}`);
                }
            }

            status.comment = comment.filter(v => v).join(' ');
        }

        result.info = formatAuthHeaderRow('arc', status, { strict });
    }

    if (warnings.length && status.result !== 'fail') {
        // never rendered into the Authentication-Results header
        result.warnings = warnings;
    }

    return result;
};

const sealError = (seal, err) => ({
    type: 'ARC',
    selector: seal?.selector,
    signingDomain: seal?.signingDomain,
    err
});

// whether an option has a value, false and an empty string mean that it is not set
const isSet = value => typeof value !== 'undefined' && value !== null && value !== false && value !== '';

/**
 * Creates an ARC set (RFC 8617 section 5.1) for a message
 *
 * @param {ReadableStream|Buffer|String|false} input The message, or false to use `data.headers`
 *        and `seal.bodyHash` instead
 * @param {Object} data { headers, arc, seal, strict }
 * @returns {Object} { headers, errors, warnings }. `headers` is empty when no set was created,
 *          and `errors` says why
 */
const createSeal = async (input, data) => {
    let { headers, arc, seal } = data;
    let bodyHash = seal?.bodyHash;

    const strict = !!(data.strict || seal?.strict);
    const warnings = [];
    const warn = warning => addWarning(warnings, warning);

    let dkimSigner;
    // the signer's warnings first, then the ones of the seal, each listed once
    const collectWarnings = () => addWarning([].concat(dkimSigner?.warnings || []), ...warnings);

    const refuse = (message, code) => ({ headers: [], errors: [sealError(seal, createError(message, code))], warnings: collectWarnings() });

    // Caller input that can only produce an ARC set every validator rejects is refused in
    // every mode
    let explicitInstance = isSet(seal.i);
    if (explicitInstance) {
        let instance = Number(seal.i);
        if (!Number.isInteger(instance) || instance < 1 || instance > MAX_ARC_INSTANCE) {
            // RFC 8617 section 4.2.1, instance values range from 1 to 50
            return refuse(`ARC instance ${JSON.stringify(seal.i)} is out of range (1-${MAX_ARC_INSTANCE})`, 'EINVALIDINSTANCE');
        }
        seal.i = instance;
    }

    let cv = false;
    if (isSet(seal.cv)) {
        cv = seal.cv.toString().toLowerCase().trim();
        if (!CHAIN_STATUS.includes(cv)) {
            return refuse(`Invalid cv value ${JSON.stringify(seal.cv)} (expecting "none", "pass" or "fail")`, 'EINVALIDCV');
        }
    }

    let algorithm = false;
    if (seal.algorithm) {
        algorithm = seal.algorithm.toString().toLowerCase().trim();
        try {
            // rsa-sha256 or ed25519-sha256, no validator accepts an ARC signature made with sha1
            validateAlgorithm(algorithm, true);
        } catch (err) {
            return refuse(`Unsupported ARC algorithm ${JSON.stringify(seal.algorithm)}`, 'EINVALIDALGO');
        }
    }

    // Step 1. Calculate ARC-Message-Signature
    dkimSigner = new DkimSigner({
        // headers and bodyHash are prepared values if we do not have the source message anymore
        headers,
        bodyHash: seal.bodyHash,

        signTime: seal.signTime,

        // which headers to sign
        headerList: seal.headerList,

        strict,

        arc: {
            instance: seal.i,
            // follows the key type when not set
            algorithm,
            signingDomain: seal.signingDomain,
            selector: seal.selector,
            privateKey: seal.privateKey
        },

        getARChain, // pass as a property so we do not have to use circular require()

        // a set without an explicit instance follows the highest existing one, the same
        // value is used for the ARC-Seal below
        getArcInstance: hdrs => getArcPosition(hdrs, (arc || dkimSigner.arc)?.chain).highest + 1
    });

    if (input) {
        await writeToStream(dkimSigner, input);

        let { hashAlgo } = dkimSigner.getAlgorithm(seal);
        let { bodyCanon } = dkimSigner.getCanonicalization(seal);

        let hashKey = `${bodyCanon}:${hashAlgo}:`;

        bodyHash = dkimSigner.bodyHashes.get(hashKey)?.hash;

        headers = dkimSigner.headers;
        arc = arc || dkimSigner.arc;
    } else {
        // this gives us dkimSigner.arc.messageSignature
        await dkimSigner.finalize();
    }

    let { highest, latestCv } = getArcPosition(headers, arc?.chain);

    if (!explicitInstance) {
        if (highest >= MAX_ARC_INSTANCE) {
            // RFC 8617 section 4.2.1, instance values range from 1 to 50. A 51st set would make
            // the whole chain invalid for every validator, so the message is not sealed
            return refuse(`Can not add ARC set i=${highest + 1}, the chain already has ${highest} sets`, 'EINVALIDINSTANCE');
        }
        seal.i = highest + 1;
    }

    // RFC 8617 section 5.1 step 2: a chain whose newest seal says cv=fail is not sealed again
    if (latestCv === 'fail') {
        return refuse(`The newest ARC-Seal (i=${highest}) has cv=fail, the chain can not be sealed again`, 'EARCCHAINFAILED');
    }

    // RFC 8617 section 5.1 step 3: the next instance follows the highest existing one
    if (seal.i <= highest) {
        // a second set with the same instance makes the whole chain invalid
        return refuse(`ARC instance ${seal.i} already exists on the message (highest instance ${highest})`, 'EINVALIDINSTANCE');
    }

    if (seal.i !== highest + 1) {
        // an explicit instance that leaves a gap, which no validator accepts
        if (strict) {
            return refuse(`ARC instance ${seal.i} does not follow the highest existing instance ${highest}`, 'EINVALIDINSTANCE');
        }
        warn('arc-instance-gap');
    }

    if (!cv) {
        if (seal.i !== 1) {
            // there is no way to tell here whether the chain validated
            return refuse(`A cv value is required for ARC instance ${seal.i}`, 'EINVALIDCV');
        }
        // RFC 8617 section 4.4, there was no chain
        cv = 'none';
    }

    if ((seal.i === 1) !== (cv === 'none')) {
        // RFC 8617 section 5.2 step 3.C: cv=none for i=1, pass or fail for every later set
        if (strict) {
            return refuse(`cv=${cv} is not valid for ARC instance ${seal.i}`, 'EINVALIDCV');
        }
        warn('arc-cv-instance');
    }

    if (cv === 'pass' && seal.i > 1 && !arc?.chain?.length) {
        // a cv=pass seal signs the whole chain (RFC 8617 section 5.1.1), and there is no valid
        // chain on the message to sign
        return refuse(`cv=pass needs a valid ARC chain to seal`, 'EINVALIDCV');
    }

    const messageSignature = dkimSigner.arc?.messageSignature;
    if (!messageSignature) {
        // The ARC-Message-Signature is missing whenever signing it failed, an unusable key
        // being the usual reason. There is no ARC set to seal then: sealing anyway hashes
        // a header that does not exist and puts an empty line into the header block, which
        // ends it early for everything downstream
        return { headers: [], errors: dkimSigner.errors, warnings: collectWarnings() };
    }

    const authResults = `ARC-Authentication-Results: i=${seal.i}; ${seal.authResults}`;

    // the ARC-Seal uses the algorithm of the ARC-Message-Signature, which follows the key type
    // when no algorithm was given
    let sealAlgorithm = (parseDkimHeaders(messageSignature)?.parsed?.a?.value || algorithm || 'rsa-sha256').toString().toLowerCase();

    // Step 2. Calculate ARC-Seal
    let arcSeal;
    try {
        arcSeal = await signAS(
            arc?.chain || [],
            {
                'arc-authentication-results': authResults,
                'arc-message-signature': messageSignature
            },
            {
                instance: seal.i,
                algorithm: sealAlgorithm,
                signingDomain: seal.signingDomain,
                selector: seal.selector,
                bodyHash,
                cv,
                signTime: seal.signTime,
                privateKey: seal.privateKey
            }
        );
    } catch (err) {
        return { headers: [], errors: dkimSigner.errors.concat(sealError(seal, err)), warnings: collectWarnings() };
    }

    return {
        headers: [arcSeal, messageSignature, authResults],
        errors: dkimSigner.errors,
        warnings: collectWarnings()
    };
};

const sealMessage = async (input, seal) => {
    const { headers } = await createSeal(input, { seal });
    return headers.length ? Buffer.from(headers.join('\r\n') + '\r\n') : Buffer.from('');
};

module.exports = { getARChain, verifyASChain, arc, createSeal, sealMessage };


/***/ }),

/***/ 95737:
/***/ ((module, __unused_webpack_exports, __webpack_require__) => {



const { Buffer } = __webpack_require__(4573);
const {
    getSigningHeaderLines,
    parseDkimHeaders,
    formatAuthHeaderRow,
    getAlignment,
    getCurTime,
    toALabel,
    normalizeDomainName,
    isSameOrSubdomain,
    addWarning,
    KEY_ERROR_COMMENTS,
    splitAlgorithm,
    isSupportedAlgorithm,
    createKeyCache
} = __webpack_require__(3594);
const { DOMAIN_NAME, SELECTOR, TIMESTAMP, BODY_LENGTH } = __webpack_require__(2);
const { MessageParser } = __webpack_require__(29988);
const { dkimBody } = __webpack_require__(11230);
const { generateCanonicalizedHeader } = __webpack_require__(57339);
const { getARChain } = __webpack_require__(64006);
const addressparser = __webpack_require__(88172);
const crypto = __webpack_require__(77598);
const libmime = __webpack_require__(90712);

// RFC 6376 section 3.5 syntax, used by the strict mode
// sig-a-tag-alg = sig-a-tag-k "-" sig-a-tag-h, both ALPHA *(ALPHA / DIGIT)
const ALGORITHM = /^[A-Za-z][A-Za-z0-9]*-[A-Za-z][A-Za-z0-9]*$/;
// RFC 5322 dot-atom-text with the UTF-8 of RFC 6531, or a quoted-string, for the i= local-part
const LOCAL_PART = /^(?:(?:[A-Za-z0-9!#$%&'*+\-/=?^_`{|}~]|[^\x00-\x7f])+(?:\.(?:[A-Za-z0-9!#$%&'*+\-/=?^_`{|}~]|[^\x00-\x7f])+)*|"(?:[^"\\\r\n]|\\.)*")$/;

// Required tags of a DKIM-Signature (RFC 6376 section 3.5)
const REQUIRED_DKIM_TAGS = ['v', 'a', 'b', 'bh', 'd', 'h', 's'];

// Decodes dkim-quoted-printable (RFC 6376 section 2.11), used by the i= tag. FWS is not part
// of the value
const decodeDkimQuotedPrintable = value => {
    let bytes = Buffer.from((value || '').toString().replace(/[ \t\r\n]+/g, ''), 'utf8');
    let decoded = [];
    for (let i = 0; i < bytes.length; i++) {
        if (bytes[i] === 0x3d && i + 2 < bytes.length && /^[0-9A-Fa-f]{2}$/.test(bytes.subarray(i + 1, i + 3).toString())) {
            decoded.push(parseInt(bytes.subarray(i + 1, i + 3).toString(), 16));
            i += 2;
        } else {
            decoded.push(bytes[i]);
        }
    }
    return Buffer.from(decoded).toString('utf8');
};

class DkimVerifier extends MessageParser {
    constructor(options) {
        super();

        this.options = options || {};
        this.resolver = this.options.resolver;
        this.minBitLength = this.options.minBitLength;

        // follow RFC 6376, RFC 8301 and RFC 8463 exactly instead of the lenient defaults
        this.strict = !!this.options.strict;

        // RFC 8301 section 3.1 on its own, without the rest of the strict mode
        this.rejectRsaSha1 = this.strict || !!this.options.rejectRsaSha1;

        this.curTime = getCurTime(this.options.curTime);

        this.results = [];

        this.signatureHeaders = [];
        this.bodyHashes = new Map();

        this.headerFrom = [];
        this.fromFields = 0;
        this.envelopeFrom = false;

        // ARC verification info, `warnings` lists what the lenient mode accepted in the chain
        this.arc = { chain: false, warnings: [] };

        // one key lookup per key record for the message. The ARC validation reuses it through
        // the (hidden) keyCache property of the ARC data
        this.keyCache = createKeyCache(this.resolver);
        Object.defineProperty(this.arc, 'keyCache', { value: this.keyCache, enumerable: false, configurable: true, writable: true });

        // should we also seal this message using ARC
        this.seal = this.options.seal;

        if (this.seal) {
            // calculate body hash for the seal
            let bodyCanon = 'relaxed';
            let hashAlgo = 'sha256';
            this.sealBodyHashKey = `${bodyCanon}:${hashAlgo}:`;
            this.bodyHashes.set(this.sealBodyHashKey, dkimBody(bodyCanon, hashAlgo, false));
        }
    }

    async messageHeaders(headers) {
        this.headers = headers;

        try {
            this.arc.chain = getARChain(headers, { strict: this.strict, warnings: this.arc.warnings });
            if (this.arc.chain?.length) {
                this.arc.lastEntry = this.arc.chain[this.arc.chain.length - 1];
            }
        } catch (err) {
            this.arc.error = err;
        }

        this.signatureHeaders = headers.parsed
            .filter(h => h.key === 'dkim-signature')
            .map(h => {
                // RFC 6376 section 3.2: tag names are case-sensitive, so in the strict mode "D="
                // is an unknown tag and not the d= tag
                const value = parseDkimHeaders(h.line, { strict: this.strict });
                value.type = 'DKIM';
                return value;
            });

        let fromHeaders = headers?.parsed?.filter(h => h.key === 'from');
        this.fromFields = fromHeaders.length;
        for (let fromHeader of fromHeaders) {
            fromHeader = fromHeader.line.toString();
            let splitterPos = fromHeader.indexOf(':');
            if (splitterPos >= 0) {
                fromHeader = fromHeader.substr(splitterPos + 1);
            }
            let from = addressparser(fromHeader.trim());
            for (let addr of from) {
                // RFC 6854 allows a group in From, and the mailboxes of the group are authors
                // like any other. Leaving them out would leave DMARC without an Author Domain
                for (let mailbox of [].concat(addr?.group || addr || [])) {
                    if (mailbox && mailbox.address) {
                        // the full addr-spec, the domain is what follows its last "@"
                        this.headerFrom.push(mailbox.address);
                    }
                }
            }
        }

        if (this.options.sender) {
            let returnPath = addressparser(this.options.sender);
            this.envelopeFrom = returnPath.length && returnPath[0].address ? returnPath[0].address : false;
        } else {
            let returnPathHeader = headers.parsed.filter(h => h.key === 'return-path').pop();
            if (returnPathHeader) {
                returnPathHeader = returnPathHeader.line.toString();
                let splitterPos = returnPathHeader.indexOf(':');
                if (splitterPos >= 0) {
                    returnPathHeader = returnPathHeader.substr(splitterPos + 1);
                }
                let returnPath = addressparser(returnPathHeader.trim());
                this.envelopeFrom = returnPath.length && returnPath[0].address ? returnPath[0].address : false;
            }
        }

        // include newest ARC-Message-Signature as one of the signature headers to check for.
        // The ARC-Seal is validated by the ARC module, it is not a DKIM signature, so it is
        // not evaluated here (a c= tag on it used to make it one, and it ended up in the
        // DKIM results)
        if (this.arc.lastEntry) {
            const signatureHeader = this.arc.lastEntry['arc-message-signature'];
            signatureHeader.type = 'ARC';
            this.signatureHeaders.push(signatureHeader);

            if (!this.strict && !signatureHeader.parsed?.c) {
                // Without c= the ARC-Message-Signature uses simple/simple, the DKIM-Signature
                // default (RFC 8617 section 4.1.2, RFC 6376 section 3.5). Older versions of this
                // library, and the ARC drafts, used relaxed/relaxed instead, so the lenient mode
                // also tries that when simple/simple does not verify, and marks the result
                signatureHeader.fallbackCanonicalization = 'relaxed/relaxed';
            }
        }

        for (let signatureHeader of this.signatureHeaders) {
            this.prepareSignature(signatureHeader);

            if (signatureHeader.skip || signatureHeader.invalid) {
                continue;
            }

            signatureHeader.bodyHashKey = this.addBodyHash(signatureHeader.bodyCanon, signatureHeader.hashAlgo, signatureHeader.maxBodyLength);
            if (signatureHeader.fallbackCanonicalization) {
                signatureHeader.fallbackBodyHashKey = this.addBodyHash(
                    getBodyCanon(signatureHeader.fallbackCanonicalization),
                    signatureHeader.hashAlgo,
                    signatureHeader.maxBodyLength
                );
            }

            let headersArray = this.headers.parsed;
            const findLastMethod = typeof headersArray.findLast === 'function' ? headersArray.findLast : headersArray.find;
            if (typeof headersArray.findLast !== 'function') {
                headersArray = [].concat(headersArray).reverse();
            }
            const contentTypeHeader = findLastMethod.call(headersArray, header => header.key === 'content-type');
            if (contentTypeHeader) {
                let line = contentTypeHeader.line.toString();
                if (line.indexOf(':') >= 0) {
                    line = line.substring(line.indexOf(':') + 1).trim();
                }
                const parsedContentType = libmime.parseHeaderValue(line);
                for (let hasher of this.bodyHashes.values()) {
                    hasher.setContentType(parsedContentType);
                }
            }
        }
    }

    // Registers a body hash, once for every canonicalization, hash and length combination
    addBodyHash(bodyCanon, hashAlgo, maxBodyLength) {
        let bodyHashKey = [bodyCanon, hashAlgo, maxBodyLength].join(':');
        if (!this.bodyHashes.has(bodyHashKey)) {
            this.bodyHashes.set(bodyHashKey, dkimBody(bodyCanon, hashAlgo, maxBodyLength));
        }
        return bodyHashKey;
    }

    /**
     * Reads the tags of a signature header and validates them (RFC 6376 section 6.1.1).
     *
     * Sets `skip` for a signature that is not processed at all: the lenient mode leaves those
     * out of the results as it always has, the strict mode reports them as neutral. Sets
     * `invalid` to a reason for a signature that is reported as neutral without looking up
     * its key. Collects `warnings` for what the lenient mode accepts and the strict mode would
     * not.
     */
    prepareSignature(signatureHeader) {
        const strict = this.strict;
        const isDkim = signatureHeader.type === 'DKIM';

        signatureHeader.warnings = [];
        const warn = warning => addWarning(signatureHeader.warnings, warning);
        // A rule the strict mode enforces: returns true when the signature is invalid for it,
        // otherwise notes the warning (if any) and returns false
        const violation = (reason, warning) => {
            if (strict) {
                signatureHeader.invalid = reason;
                return true;
            }
            if (warning) {
                warn(warning);
            }
            return false;
        };

        // the raw tag values, as they were written, for the syntax checks
        const rawTags = new Map();
        for (let tag of signatureHeader.tags || []) {
            rawTags.set(tag.name, tag.value);
        }

        let tagListErrors = signatureHeader.syntaxErrors || [];
        let hasCaseFoldedTags = (signatureHeader.tags || []).some(tag => tag.name !== tag.name.toLowerCase());

        const parsed = signatureHeader.parsed || {};

        signatureHeader.algorithm = (parsed.a?.value || '').toString();
        Object.assign(signatureHeader, splitAlgorithm(signatureHeader.algorithm));

        signatureHeader.canonicalization = (parsed.c?.value || '').toString();
        signatureHeader.headerCanon = signatureHeader.canonicalization.split('/').shift().toLowerCase().trim() || 'simple';
        signatureHeader.bodyCanon = getBodyCanon(signatureHeader.canonicalization);

        signatureHeader.signingDomain = (parsed.d?.value || '').toString();
        signatureHeader.selector = (parsed.s?.value || '').toString();

        signatureHeader.timestamp = parsed.t && !isNaN(parsed.t.value) ? new Date(parsed.t.value * 1000) : null;

        signatureHeader.expiration = parsed.x && !isNaN(parsed.x.value) ? new Date(parsed.x.value * 1000) : null;

        // `l=0` is a valid sig-l-tag and means that no body byte is covered by the
        // signature, so the value has to be tested for being a number, not for being
        // truthy, or a zero length limit would be read as no limit at all
        signatureHeader.maxBodyLength = typeof parsed.l?.value === 'number' && !isNaN(parsed.l.value) ? parsed.l.value : '';

        // AUID, "@d" when i= is not set (RFC 6376 section 3.5)
        if (isDkim && parsed.i && typeof parsed.i.value === 'string') {
            signatureHeader.identity = decodeDkimQuotedPrintable(parsed.i.value);
        } else if (isDkim) {
            signatureHeader.identity = signatureHeader.signingDomain ? `@${signatureHeader.signingDomain}` : '';
        }

        const validCanon = ['relaxed', 'simple'];

        // rsa-sha1 is only a DKIM algorithm, ARC signatures always use sha256
        if (!isSupportedAlgorithm(signatureHeader.signAlgo, signatureHeader.hashAlgo, isDkim) || (strict && !ALGORITHM.test(signatureHeader.algorithm))) {
            signatureHeader.skip = 'unknown algorithm';
            return;
        }

        if (!validCanon.includes(signatureHeader.headerCanon) || !validCanon.includes(signatureHeader.bodyCanon)) {
            signatureHeader.skip = 'unknown canonicalization';
            return;
        }

        if (!signatureHeader.signingDomain || !signatureHeader.selector) {
            signatureHeader.skip = 'signature missing required tag';
            return;
        }

        if (isDkim) {
            // RFC 6376 section 3.2 and 6.1.1
            if (tagListErrors.length && violation('signature syntax error', 'tag-syntax')) {
                return;
            }
            if (hasCaseFoldedTags) {
                warn('tag-syntax');
            }

            let missingTags = REQUIRED_DKIM_TAGS.filter(tag => !parsed[tag]);
            if (missingTags.length) {
                if (violation('signature missing required tag')) {
                    return;
                }
                // without h= the default header list is used, which does include From
                missingTags.forEach(tag => warn(`missing-${tag}`));
            }

            // "Verifiers MUST return PERMFAIL (incompatible version)"
            if (parsed.v && rawTags.get('v') !== '1' && violation('incompatible version', 'invalid-v')) {
                return;
            }

            let numericError = [
                ['t', TIMESTAMP],
                ['x', TIMESTAMP],
                ['l', BODY_LENGTH]
            ].some(([tag, format]) => parsed[tag] && !format.test(rawTags.get(tag) || ''));
            if (numericError && violation('signature syntax error', 'tag-syntax')) {
                return;
            }

            // "This list MUST NOT be empty", the From check below covers the lenient mode
            if (parsed.h && !normalizeFieldList(parsed.h.value).length && violation('signature syntax error')) {
                return;
            }

            let invalidNames = !DOMAIN_NAME.test(toALabel(signatureHeader.signingDomain)) || !SELECTOR.test(toALabel(signatureHeader.selector));
            if (invalidNames && violation('signature syntax error', 'tag-syntax')) {
                return;
            }

            if (parsed.q) {
                // "dns/txt" is the only query method, unrecognized ones are ignored
                let methods = (parsed.q.value || '')
                    .toString()
                    .split(':')
                    .map(method => method.trim().toLowerCase());
                if (!methods.includes('dns/txt') && violation('unsupported query method', 'query-method')) {
                    return;
                }
            }

            if (parsed.i) {
                // RFC 6376 section 6.1.1: the i= domain has to be d= or one of its subdomains
                let identity = signatureHeader.identity;
                let atPos = identity.lastIndexOf('@');
                let localPart = atPos >= 0 ? identity.substring(0, atPos) : '';
                let identityDomain = atPos >= 0 ? identity.substring(atPos + 1) : '';

                let validSyntax = atPos >= 0 && (!localPart || LOCAL_PART.test(localPart)) && DOMAIN_NAME.test(toALabel(identityDomain));
                let validDomain = atPos >= 0 && isSameOrSubdomain(identityDomain, signatureHeader.signingDomain);

                if ((!validSyntax || !validDomain) && violation(validSyntax ? 'domain mismatch' : 'signature syntax error', 'identity-domain')) {
                    return;
                }
                signatureHeader.identityDomain = identityDomain;
            }

            if (signatureHeader.timestamp && signatureHeader.expiration && signatureHeader.expiration <= signatureHeader.timestamp) {
                // "The value of the x= tag MUST be greater than the value of the t= tag". An x=
                // before t= fails in both modes, an x= equal to t= only in the strict mode
                if (violation('invalid expiration')) {
                    return;
                }
                if (signatureHeader.expiration.getTime() === signatureHeader.timestamp.getTime()) {
                    warn('invalid-expiration');
                }
            }

            if (signatureHeader.hashAlgo === 'sha1') {
                // RFC 8301 section 3.1: rsa-sha1 MUST NOT be used for verifying. Only the
                // strict mode and rejectRsaSha1 reject it, the lenient mode lets the key owner
                // opt out of it with the h= tag of the key record
                warn('rsa-sha1');
            }
        }

        // RFC 6376 section 6.1.1: a signature that does not cover From is ignored in every
        // mode. It says nothing about the author the DMARC check is about, and the From
        // header could have been replaced after signing. The same applies to the
        // ARC-Message-Signature, which has the DKIM-Signature syntax (RFC 8617 section 4.1.2)
        let signedFields = parsed.h ? normalizeFieldList(parsed.h.value) : ['from'];
        if (!signedFields.includes('from')) {
            signatureHeader.invalid = 'From field not signed';
            return;
        }
    }

    async nextChunk(chunk) {
        for (let bodyHash of this.bodyHashes.values()) {
            bodyHash.update(chunk);
        }
    }

    getSignatureTimeValid(signatureHeader) {
        // Signature claims to be from the future
        if (signatureHeader.timestamp && signatureHeader.timestamp > this.curTime) {
            return false;
        }
        // Signature has expired
        if (signatureHeader.expiration && signatureHeader.expiration < this.curTime) {
            return false;
        }
        // Within validity window or no constraints (vacuously true)
        return true;
    }

    getStatusHeader(signatureHeader) {
        let header = {};

        if (this.strict && signatureHeader.type === 'DKIM') {
            // RFC 8601 section 2.7.1: header.d is the d= domain and header.i the AUID, which is
            // the i= value or "@d" when there is no i=. Both use the domain-name syntax of
            // RFC 6376 section 3.5, where an internationalized domain name is an A-label
            let identity = signatureHeader.identity || '';
            let atPos = identity.lastIndexOf('@');
            header.d = signatureHeader.signingDomain ? toALabel(signatureHeader.signingDomain) : false;
            header.i = identity ? (atPos >= 0 ? identity.substring(0, atPos + 1) + toALabel(identity.substring(atPos + 1)) : identity) : false;
        } else {
            // signing domain
            header.i = signatureHeader.signingDomain ? `@${signatureHeader.signingDomain}` : false;
        }

        // dkim selector
        header.s = signatureHeader.selector;
        // algo
        header.a = signatureHeader.parsed?.a?.value;
        // signature value
        header.b = signatureHeader.parsed?.b?.value ? `${signatureHeader.parsed?.b?.value.toString().substr(0, 8)}` : false;

        return header;
    }

    // The result properties every signature has, whether it was verified or not
    baseResult(signatureHeader, format) {
        return {
            id: signatureHeader.parsed?.b?.value
                ? crypto.createHash('sha256').update(Buffer.from(signatureHeader.parsed.b.value.toString(), 'base64')).digest('hex')
                : crypto.randomUUID(),
            signingDomain: signatureHeader.signingDomain,
            selector: signatureHeader.selector,
            signature: signatureHeader.parsed?.b?.value,
            algo: signatureHeader.parsed?.a?.value,
            format
        };
    }

    /**
     * Verifies a signature
     *
     * @param {Object} signatureHeader Signature prepared by prepareSignature()
     * @param {Boolean} [fallback] If true, verify with `fallbackCanonicalization` instead of the
     *        canonicalization of the signature. The result is then built as if the signature
     *        had that c= value, and the signature header object is not updated
     * @returns {Object} Signature result
     */
    async verifySignature(signatureHeader, fallback) {
        const canonicalization = fallback ? signatureHeader.fallbackCanonicalization : signatureHeader.canonicalization;
        const bodyHashKey = fallback ? signatureHeader.fallbackBodyHashKey : signatureHeader.bodyHashKey;

        let signingHeaderLines = getSigningHeaderLines(this.headers.parsed, signatureHeader.parsed?.h?.value, true);

        let { canonicalizedHeader } = generateCanonicalizedHeader(signatureHeader.type, signingHeaderLines, {
            signatureHeaderLine: signatureHeader.original,
            canonicalization,
            instance: signatureHeader.type === 'ARC' ? signatureHeader.parsed?.i?.value : false,
            strict: this.strict
        });

        let signingHeaders = {
            keys: signingHeaderLines.keys,
            headers: signingHeaderLines.headers.map(l => l.line.toString()),
            canonicalizedHeader: canonicalizedHeader.toString('base64')
        };

        let publicKey, rr, modulusLength;
        let status = {
            result: 'neutral',
            comment: false,
            // ptype properties
            header: this.getStatusHeader(signatureHeader)
        };

        if (signatureHeader.type === 'DKIM' && this.headerFrom?.length) {
            status.aligned = getAlignment(this.headerFrom[0].split('@').pop(), [signatureHeader.signingDomain])?.domain || false;
        }

        const bodyHasher = this.bodyHashes.get(bodyHashKey);
        const bodyHash = bodyHasher?.hash;
        const mimeStructureStart = bodyHasher?.mimeStructureStart;

        const warnings = [].concat(signatureHeader.warnings || []);

        if (signatureHeader.invalid) {
            // RFC 6376 section 6.1.1 PERMFAIL, reported as neutral, which RFC 8601 section
            // 2.7.1 uses for a signature with syntax errors. The key is not looked up
            status.result = 'neutral';
            status.comment = signatureHeader.invalid;
        } else if (signatureHeader.parsed?.bh?.value !== bodyHash) {
            // RFC 6376 section 6.1.3 step 3 is a PERMFAIL, which RFC 8601 reports as "fail".
            // The lenient mode keeps reporting neutral, as it always has
            status.result = this.strict ? 'fail' : 'neutral';
            status.comment = `body hash did not verify`;
        } else if (this.rejectRsaSha1 && signatureHeader.type === 'DKIM' && signatureHeader.hashAlgo === 'sha1') {
            // RFC 8301 section 3.1, "rsa-sha1 MUST NOT be used for signing or verifying"
            status.result = 'policy';
            status.comment = 'weak algorithm';
            status.policy = { 'dkim-rules': 'weak-algorithm' };
        } else {
            try {
                let res = await this.keyCache.get(
                    signatureHeader.type,
                    `${signatureHeader.selector}._domainkey.${signatureHeader.signingDomain}`,
                    this.minBitLength,
                    {
                        strict: this.strict,
                        hashAlgo: signatureHeader.hashAlgo
                    }
                );

                publicKey = res?.publicKey;
                rr = res?.rr;
                modulusLength = res?.modulusLength;

                addWarning(warnings, ...(res?.warnings || []));

                if (res?.testing) {
                    // key t=y, the domain is testing DKIM (RFC 6376 section 3.6.1)
                    status.testing = true;
                }

                let keyError = false;
                if (this.strict && res?.keyType && res.keyType !== signatureHeader.signAlgo) {
                    // RFC 6376 section 6.1.2 step 8. The lenient mode lets the crypto library
                    // report the mismatch, as it always has
                    keyError = 'inappropriate key algorithm';
                } else if (
                    res?.flags?.includes('s') &&
                    signatureHeader.identityDomain &&
                    normalizeDomainName(signatureHeader.identityDomain) !== normalizeDomainName(signatureHeader.signingDomain)
                ) {
                    // key t=s: "the i= domain MUST NOT be a subdomain of d="
                    if (this.strict) {
                        keyError = 'domain mismatch';
                    } else {
                        addWarning(warnings, 'identity-domain');
                    }
                }

                if (keyError) {
                    status.result = 'neutral';
                    status.comment = keyError;
                } else {
                    try {
                        status.result = crypto.verify(
                            signatureHeader.signAlgo === 'rsa' ? signatureHeader.algorithm : null,
                            signatureHeader.signAlgo === 'rsa' ? canonicalizedHeader : crypto.createHash('sha256').update(canonicalizedHeader).digest(),
                            publicKey,
                            Buffer.from(signatureHeader.parsed?.b?.value || '', 'base64')
                        )
                            ? 'pass'
                            : 'fail';

                        if (status.result === 'fail') {
                            status.comment = 'bad signature';
                        }

                        if (status.result === 'pass') {
                            if (signatureHeader.expiration && signatureHeader.timestamp && signatureHeader.expiration < signatureHeader.timestamp) {
                                status.result = 'neutral';
                                status.comment = 'invalid expiration';
                            }

                            if (signatureHeader.expiration && signatureHeader.expiration < this.curTime) {
                                status.result = 'neutral';
                                status.comment = 'expired';
                            }
                        }
                    } catch (err) {
                        status.result = 'neutral';
                        status.comment = err.message;
                    }
                }
            } catch (err) {
                if (err.rr) {
                    rr = err.rr;
                }

                if (KEY_ERROR_COMMENTS.has(err.code)) {
                    status.result = 'neutral';
                    status.comment = KEY_ERROR_COMMENTS.get(err.code);
                } else if (err.code === 'ESHORTKEY') {
                    status.result = 'policy';
                    if (!status.policy) {
                        status.policy = {};
                    }
                    status.policy['dkim-rules'] = `weak-key`;
                } else {
                    status.result = 'temperror';
                    status.comment = `DNS failure: ${err.code || err.message}`;
                }
            }
        }

        if (warnings.length) {
            // what the lenient mode accepted that the strict mode would not, never rendered
            // into the Authentication-Results header
            status.warnings = warnings;
        }

        const bodyHashedBytes = bodyHasher?.bodyHashedBytes;
        const canonicalizedLength = bodyHasher?.canonicalizedLength;
        const sourceBodyLength = bodyHasher?.byteLength;

        if (!fallback) {
            signatureHeader.bodyHashedBytes = bodyHashedBytes;
            signatureHeader.canonicalizedLength = canonicalizedLength;
            signatureHeader.sourceBodyLength = sourceBodyLength;
        }

        let result = Object.assign(this.baseResult(signatureHeader, fallback ? canonicalization : signatureHeader.parsed?.c?.value), {
            bodyHash,
            bodyHashExpecting: signatureHeader.parsed?.bh?.value,
            signingHeaders,
            status,
            signTime: signatureHeader.timestamp && !isNaN(signatureHeader.timestamp) ? signatureHeader.timestamp.toISOString() : null,
            expiresAfter: signatureHeader.expiration && !isNaN(signatureHeader.expiration) ? signatureHeader.expiration.toISOString() : null,
            signatureTimeValid: this.getSignatureTimeValid(signatureHeader)
        });

        if (typeof sourceBodyLength === 'number') {
            result.sourceBodyLength = sourceBodyLength;
        }

        if (typeof bodyHashedBytes === 'number') {
            result.canonBodyLength = bodyHashedBytes;
        }

        if (typeof canonicalizedLength === 'number') {
            result.canonBodyLengthTotal = canonicalizedLength;
        }

        if (typeof signatureHeader.maxBodyLength === 'number') {
            result.canonBodyLengthLimited = true;
            result.canonBodyLengthLimit = signatureHeader.maxBodyLength;
            if (result.canonBodyLengthTotal > result.canonBodyLength) {
                status.underSized = result.canonBodyLengthTotal - result.canonBodyLength;
            }
        } else {
            result.canonBodyLengthLimited = false;
        }

        if (typeof mimeStructureStart === 'number') {
            result.mimeStructureStart = mimeStructureStart;
        }

        if (publicKey) {
            result.publicKey = publicKey.toString();
        }

        if (modulusLength) {
            result.modulusLength = modulusLength;
        }

        if (rr) {
            result.rr = rr;
        }

        if (typeof result.status.comment === 'boolean') {
            delete result.status.comment;
        }

        return result;
    }

    // A signature that could not be processed at all. The strict mode reports it as neutral
    // (RFC 8601 section 2.7.1: "the signature or signatures contained syntax errors or were
    // not otherwise able to be processed"), as "none" means that the message was not signed
    skippedSignatureResult(signatureHeader) {
        let status = {
            result: 'neutral',
            comment: signatureHeader.skip,
            header: this.getStatusHeader(signatureHeader)
        };

        return Object.assign(this.baseResult(signatureHeader, signatureHeader.parsed?.c?.value), { status });
    }

    async finalChunk() {
        try {
            if (!this.headers || (!this.bodyHashes.size && !this.signatureHeaders.some(signatureHeader => signatureHeader.invalid || signatureHeader.skip))) {
                return;
            }

            // convert bodyHashes from hash objects to base64 strings
            for (let [key, bodyHash] of this.bodyHashes.entries()) {
                this.bodyHashes.get(key).hash = bodyHash.digest('base64');
                this.bodyHashes.get(key).mimeStructureStart = bodyHash.getMimeStructureStart();
            }

            for (let signatureHeader of this.signatureHeaders) {
                let result;

                if (signatureHeader.skip) {
                    if (!this.strict || signatureHeader.type !== 'DKIM') {
                        // the lenient mode does not report what it can not process
                        continue;
                    }
                    result = this.skippedSignatureResult(signatureHeader);
                } else {
                    result = await this.verifySignature(signatureHeader);

                    if (signatureHeader.fallbackCanonicalization && !signatureHeader.invalid && result.status.result !== 'pass') {
                        // only used when it verifies, the result of the default canonicalization
                        // is kept otherwise. The key lookup is cached, so it is not repeated
                        let fallbackResult = await this.verifySignature(signatureHeader, true);
                        if (fallbackResult.status.result === 'pass') {
                            fallbackResult.status.warnings = addWarning([].concat(fallbackResult.status.warnings || []), 'ams-c-default');
                            result = fallbackResult;
                        }
                    }
                }

                switch (signatureHeader.type) {
                    case 'ARC':
                        if (!this.arc.lastEntry) {
                            break;
                        }
                        this.arc.lastEntry.messageSignature = result;
                        break;
                    case 'DKIM':
                    default:
                        this.results.push(result);
                        break;
                }
            }
        } finally {
            if (!this.results.length) {
                this.results.push({
                    status: {
                        result: 'none',
                        comment: 'message not signed'
                    }
                });
            }

            this.results.forEach(result => {
                result.info = formatAuthHeaderRow('dkim', result.status, { strict: this.strict });
            });
        }

        if (this.seal && this.bodyHashes.has(this.sealBodyHashKey) && typeof this.bodyHashes.get(this.sealBodyHashKey)?.hash === 'string') {
            this.seal.bodyHash = this.bodyHashes.get(this.sealBodyHashKey).hash;
        }
    }
}

// the body canonicalization of a c= value, 'simple' when it is not set (RFC 6376 section 3.5)
const getBodyCanon = canonicalization => (canonicalization.split('/')[1] || 'simple').toLowerCase().trim();

// the lower case header field names of an h= tag
const normalizeFieldList = value =>
    (value || '')
        .toString()
        .split(':')
        .map(name => name.replace(/^[ \t\r\n]+|[ \t\r\n]+$/g, '').toLowerCase())
        .filter(name => name);

module.exports = { DkimVerifier };


/***/ }),

/***/ 52308:
/***/ ((module, __unused_webpack_exports, __webpack_require__) => {



const { writeToStream } = __webpack_require__(3594);
const { DkimVerifier } = __webpack_require__(95737);

const dkimVerify = async (input, options) => {
    let dkimVerifier = new DkimVerifier(options);
    await writeToStream(dkimVerifier, input);

    const result = {
        //headers: dkimVerifier.headers,
        headerFrom: dkimVerifier.headerFrom,
        fromFields: dkimVerifier.fromFields,
        envelopeFrom: dkimVerifier.envelopeFrom,
        results: dkimVerifier.results
    };

    if (dkimVerifier.headers) {
        Object.defineProperty(result, 'headers', {
            enumerable: false,
            configurable: false,
            writable: false,
            value: dkimVerifier.headers
        });
    }

    if (dkimVerifier.arc) {
        Object.defineProperty(result, 'arc', {
            enumerable: false,
            configurable: false,
            writable: false,
            value: dkimVerifier.arc
        });
    }

    if (dkimVerifier.seal) {
        Object.defineProperty(result, 'seal', {
            enumerable: false,
            configurable: false,
            writable: false,
            value: dkimVerifier.seal
        });
    }

    return result;
};

module.exports = { dkimVerify };


/***/ }),

/***/ 97577:
/***/ ((module, __unused_webpack_exports, __webpack_require__) => {



const { formatDomain, toALabel } = __webpack_require__(3594);

// Characters that can not appear in a domain name taken from an address. Anything like this
// means the address was malformed and the text after the "@" is not a domain.
const INVALID_DOMAIN_CHARS = /[\s"<>(),;:\\@[\]]/;

// A domain literal (RFC 5322 3.4.1). It is kept as is, it can not publish a DMARC record.
const DOMAIN_LITERAL = /^\[[^[\]\\]*\]$/;

// Removes an obsolete source route (RFC 5322 4.4 obs-angle-addr), as in "@relay.example:ceo@bank.example",
// where the route ends with the first ":" that is not inside a domain literal
const stripRoute = address => {
    if (address.charAt(0) !== '@') {
        return address;
    }
    let inLiteral = false;
    for (let i = 1; i < address.length; i++) {
        let c = address.charAt(i);
        if (c === '[') {
            inLiteral = true;
        } else if (c === ']') {
            inLiteral = false;
        } else if (c === ':' && !inLiteral) {
            return address.slice(i + 1);
        }
    }
    return address;
};

// Returns the positions of the "@" signs that separate a local-part from a domain. An "@" inside
// a quoted string of the local-part (RFC 5322 3.2.4) or inside a domain literal does not count.
// With an unterminated quoted string the quotes are not honored, so that the "@" of an address
// such as '"ceo@bank.example' still counts and the domain the reader sees is not dropped.
const findSeparators = (address, honorQuotes) => {
    let positions = [];
    let inQuote = false;
    let escaped = false;
    let inLiteral = false;

    for (let i = 0; i < address.length; i++) {
        let c = address.charAt(i);
        if (inQuote) {
            if (escaped) {
                escaped = false;
            } else if (c === '\\') {
                escaped = true;
            } else if (c === '"') {
                inQuote = false;
            }
            continue;
        }
        if (inLiteral) {
            if (c === ']') {
                inLiteral = false;
            }
            continue;
        }
        if (c === '"' && honorQuotes && !positions.length) {
            inQuote = true;
        } else if (c === '[' && positions.length) {
            inLiteral = true;
        } else if (c === '@') {
            positions.push(i);
        }
    }

    if (inQuote) {
        return findSeparators(address, false);
    }

    return positions;
};

// Normalizes the domain part of an address. Returns { domain, authorDomain } or null when it is
// not a domain. "domain" is lower case and an A-label (RFC 9989 5.3.1), "authorDomain" also has
// the trailing root dot removed and is the name that is queried and compared.
const normalizeDomain = value => {
    let domain = (value || '').trim().toLowerCase();
    if (!domain) {
        return null;
    }

    if (!DOMAIN_LITERAL.test(domain)) {
        if (INVALID_DOMAIN_CHARS.test(domain)) {
            return null;
        }
        domain = toALabel(domain);
    }

    let authorDomain = formatDomain(domain);
    if (!authorDomain) {
        // "user@." has no domain name, only the root
        return null;
    }

    return { domain, authorDomain };
};

// Returns the normalized domains found in one address. A valid addr-spec has one domain, the text
// after the "@" that ends the local-part. An address with more than one "@" outside a quoted string
// is malformed and every candidate is returned, so that it counts as more than one Author Domain.
const getAddressDomains = address => {
    if (typeof address !== 'string') {
        return [];
    }

    address = address.trim();

    if (address.indexOf('@') < 0) {
        // not an address, but dmarc() has always accepted a bare domain name here
        let entry = normalizeDomain(address);
        return entry ? [entry] : [];
    }

    address = stripRoute(address);

    let positions = findSeparators(address, true);
    let domains = [];
    for (let i = 0; i < positions.length; i++) {
        let entry = normalizeDomain(address.slice(positions[i] + 1, i + 1 < positions.length ? positions[i + 1] : address.length));
        if (entry) {
            domains.push(entry);
        }
    }

    return domains;
};

// Extracts the Author Domain from the RFC5322.From addresses (RFC 9989 5.3.1). Several mailboxes
// are fine as long as they all use the same domain. Returns
//   { domain, authorDomain, mailboxes } when there is exactly one Author Domain, or
//   { reason, domains, mailboxes } when DMARC validation is not possible, where "reason" is
//   "no-author-domain", "multiple-author-domains", "invalid-author-domain" or
//   "multiple-from-fields".
// "fromFields" is the number of From header fields the addresses came from, if known. RFC 5322
// allows only one, and with several the DKIM signature can cover a different field than the one
// a mail client shows, so their addresses are not merged into one Author Domain.
const getAuthorDomain = (headerFrom, fromFields) => {
    let addresses = [].concat(headerFrom === undefined || headerFrom === null ? [] : headerFrom);

    let found = new Map();
    let invalid = false;
    for (let address of addresses) {
        let entries = getAddressDomains(address);
        if (!entries.length) {
            // a mailbox without a usable domain is not skipped, the domain a reader sees for it
            // is unknown, so the Author Domain can not be determined
            invalid = true;
        }
        for (let entry of entries) {
            if (!found.has(entry.authorDomain)) {
                found.set(entry.authorDomain, entry);
            }
        }
    }

    let mailboxes = addresses.length;

    if (fromFields > 1) {
        return { reason: 'multiple-from-fields', domains: Array.from(found.keys()), mailboxes };
    }

    if (invalid && found.size) {
        return { reason: 'invalid-author-domain', domains: Array.from(found.keys()), mailboxes };
    }

    if (found.size === 1) {
        let [entry] = found.values();
        return { domain: entry.domain, authorDomain: entry.authorDomain, mailboxes };
    }

    return {
        reason: found.size ? 'multiple-author-domains' : 'no-author-domain',
        domains: Array.from(found.keys()),
        mailboxes
    };
};

module.exports = { getAuthorDomain, getAddressDomains };


/***/ }),

/***/ 10313:
/***/ ((module, __unused_webpack_exports, __webpack_require__) => {



const dns = (__webpack_require__(40610).promises);
const net = __webpack_require__(77030);
const { formatDomain } = __webpack_require__(3594);

// Tags whose values are ABNF literals in RFC 7489 6.4 / RFC 9989 4.7 and are therefore
// case insensitive (RFC 5234 2.3). Values of other tags keep their case: "v" is defined
// with explicit hex literals and is case sensitive, "rua"/"ruf" are URIs.
const CASE_INSENSITIVE_TAGS = new Set(['p', 'sp', 'np', 'adkim', 'aspf', 'fo', 'rf', 't', 'psd']);

// The version tag must be the first tag and its value "DMARC1" must match precisely
// (RFC 9989 4.7 "v"), while the ABNF allows *WSP around "=" and a case insensitive
// tag name, hence [vV] instead of an /i flag that would also relax the value
const DMARC_VERSION_RE = /^[vV][ \t]*=[ \t]*DMARC1[ \t]*(?:;|$)/;

// Resolver errors that mean the name has no record, as opposed to a transient failure.
// EBADNAME is a name that can not exist in the DNS at all.
const NO_RECORD_CODES = new Set(['ENOTFOUND', 'ENODATA', 'EBADNAME']);

// A Tree Walk shortens an author domain of eight or more labels straight to seven (RFC 9989 4.10 step 4)
const WALK_MAX_LABELS = 7;

// A domain literal or an IP address is not a DNS name and can not publish a DMARC record
const isAddress = domain => domain.startsWith('[') || net.isIP(domain) !== 0;

// Whether a name can exist in the DNS: no empty labels, labels of at most 63 octets and a
// name of at most 253 octets (RFC 1035 2.3.4). Anything else would only produce a resolver
// error that looks like a transient failure.
const isValidName = name => name.length <= 253 && name.split('.').every(label => label.length && label.length <= 63);

const POLICY_VALUES = new Set(['none', 'quarantine', 'reject']);

// A reporting URI (RFC 9989 4.8 dmarc-uri): an RFC 3986 URI, so a scheme, a ":" and a possibly
// empty rest made of URI characters, where commas and "!" must be percent-encoded. "mailto:" is
// therefore valid and a bare address is not. An obsolete "!size" suffix does not change that.
const REPORTING_URI = /^[a-z][a-z0-9+.-]*:(?:[a-z0-9\-._~:/?#[\]@$&'()*+;=]|%[0-9a-f]{2})*$/i;
const OBS_REPORT_SIZE = /![0-9]+[kmgt]?$/i;

// "rua" lists at least one syntactically valid reporting URI (RFC 9989 4.10.1)
const hasReportingUri = record =>
    typeof record.rua === 'string' && record.rua.split(',').some(uri => REPORTING_URI.test(uri.trim().replace(OBS_REPORT_SIZE, '')));

// Returns the policy tags a record is applied with (RFC 9989 4.10.1). A record without a
// valid "p", or with an invalid "sp" or "np", acts as p=none when it asks for aggregate
// reports, and gets no DMARC processing at all (null) otherwise.
const getPolicyTags = record => {
    const isValid = value => value === undefined || POLICY_VALUES.has(value);
    if (POLICY_VALUES.has(record.p) && isValid(record.sp) && isValid(record.np)) {
        return { p: record.p, sp: record.sp, np: record.np };
    }
    return hasReportingUri(record) ? { p: 'none' } : null;
};

// Domain existence test (RFC 9989 A.4): any RR makes a name exist, only NXDOMAIN means it
// does not. A query for A tells the two apart, NODATA is an existing name without A records.
// A query for A follows a CNAME and gets the target's NXDOMAIN when the target is gone (RFC 6604 3),
// so after an NXDOMAIN the name's own CNAME, which is not followed, is looked up as well.
const domainExists = async (domain, resolver) => {
    if (!isValidName(domain)) {
        return false;
    }
    resolver = resolver || dns.resolve;
    try {
        await resolver(domain, 'A');
        return true;
    } catch (err) {
        if (err.code === 'ENODATA') {
            return true;
        }
        if (err.code === 'EBADNAME') {
            return false;
        }
        if (err.code !== 'ENOTFOUND') {
            throw err;
        }
    }
    try {
        return ((await resolver(domain, 'CNAME')) || []).length > 0;
    } catch (err) {
        if (NO_RECORD_CODES.has(err.code)) {
            // no CNAME, so the NXDOMAIN for A was the name's own
            return false;
        }
        throw err;
    }
};

// Tag names registered for DMARC (RFC 9989 9.3), including the historic ones
const KNOWN_TAGS = new Set(['v', 'p', 'sp', 'np', 'adkim', 'aspf', 'fo', 'rua', 'ruf', 'rf', 'ri', 'pct', 't', 'psd']);

// Parses a DMARC Policy Record. DMARC uses the DKIM tag-list syntax (RFC 9989 4.7), where tag names
// are case sensitive and a duplicated tag makes the whole tag-list invalid (RFC 6376 3.2).
// By default tag names are case-folded and the last of duplicated tags wins, which is reported in
// "warnings". With "strict" the RFC rules apply and a record with a duplicated tag is invalid (null).
const parseDmarcRecord = (txt, opts) => {
    const { strict, warnings } = opts || {};

    let seen = new Set();
    let duplicate = false;

    let entries = txt
        .split(';')
        .map(e => e.trim())
        .filter(e => e)
        .map((e, i) => {
            let splitPos = e.indexOf('=');
            if (splitPos < 0) {
                // not a tag, a syntax error that is ignored
                return [e.toLowerCase().trim(), false];
            } else if (splitPos === 0) {
                return [false, e];
            }
            // whitespace is allowed around "=" (*WSP in the ABNF), so the value must be trimmed
            let name = e.substr(0, splitPos).trim();
            let key = name.toLowerCase();
            if (strict && i > 0) {
                // the version tag is matched case-insensitively by its own ABNF rule, other names are not
                key = name;
            } else if (key !== name && KNOWN_TAGS.has(key) && i > 0) {
                warnings?.add('tag-case');
            }

            if (seen.has(key)) {
                duplicate = true;
            }
            seen.add(key);

            let val = e.substr(splitPos + 1).trim();
            if (['pct', 'ri'].includes(key)) {
                val = parseInt(val, 10) || 0;
            } else if (CASE_INSENSITIVE_TAGS.has(key)) {
                val = val.toLowerCase();
            }
            return [key, val];
        });

    if (duplicate) {
        if (strict) {
            return null;
        }
        warnings?.add('duplicate-tag');
    }

    let parsed = Object.fromEntries(entries);

    parsed.rr = txt;

    return parsed;
};

// Returns the DMARC Policy Record published at "_dmarc.<name>", or false. A set of several
// records counts as no record, it is discarded (RFC 9989 4.10 steps 2 and 6).
const fetchRecord = async (name, resolver, opts) => {
    if (!isValidName(`_dmarc.${name}`)) {
        return false;
    }

    let records;
    try {
        let txt = await resolver(`_dmarc.${name}`, 'TXT');
        // a custom resolver might return plain strings instead of lists of character-strings
        records = (txt || []).map(row => (Array.isArray(row) ? row.join('') : String(row)).trim()).filter(row => DMARC_VERSION_RE.test(row));
    } catch (err) {
        if (NO_RECORD_CODES.has(err.code)) {
            return false;
        }
        throw err;
    }

    // a record that is not a valid tag-list is discarded like one that is not a DMARC record
    return (records.length === 1 && parseDmarcRecord(records[0], opts)) || false;
};

// Tree Walks for one message share most of their names, so each name is queried only once.
// opts.strict parses records by the RFC 6376 tag-list rules, opts.warnings is a Set that collects
// what the default parsing accepted and strict parsing would not.
const createRecordLookup = (resolver, opts) => {
    resolver = resolver || dns.resolve;
    let cache = new Map();
    return name => {
        if (!cache.has(name)) {
            cache.set(name, fetchRecord(name, resolver, opts));
        }
        return cache.get(name);
    };
};

// DNS Tree Walk (RFC 9989 4.10). Returns the records found, longest name first. The walk
// stops at a record with a psd=y or psd=n tag, or when no labels are left, so it makes
// at most eight queries. A DNS error ends the walk and is returned next to the records
// found before it, because a record found at the start domain is usable without the rest.
const treeWalk = async (domain, lookup) => {
    let found = [];
    let labels = domain.split('.');

    while (labels.length) {
        let name = labels.join('.');
        let record;
        try {
            record = await lookup(name);
        } catch (err) {
            return { found, error: err };
        }

        if (record) {
            found.push({ domain: name, record });
            if (record.psd === 'y' || record.psd === 'n') {
                break;
            }
        }

        labels = labels.length > WALK_MAX_LABELS ? labels.slice(-WALK_MAX_LABELS) : labels.slice(1);
    }

    return { found };
};

// Organizational Domain selection for a completed Tree Walk (RFC 9989 4.10.2)
const selectOrgDomain = (domain, found) => {
    for (let { domain: recordDomain, record } of found) {
        if (record.psd === 'n') {
            return recordDomain;
        }
        if (record.psd === 'y' && recordDomain !== domain) {
            // the domain one label below the PSD
            let labelCount = recordDomain.split('.').length + 1;
            return domain.split('.').slice(-labelCount).join('.');
        }
    }

    // the record with the fewest labels, or the start domain itself when nothing was found
    return found.length ? found[found.length - 1].domain : domain;
};

// Returns the Organizational Domain of a normalized domain name. Throws on DNS errors.
const getOrgDomain = async (domain, lookup) => {
    if (isAddress(domain)) {
        return domain;
    }
    let { found, error } = await treeWalk(domain, lookup);
    if (error) {
        throw error;
    }
    return selectOrgDomain(domain, found);
};

// The record that holds the policy of an Organizational Domain: its own record, or else the record
// of the PSD above it. Returns false when there is neither.
const findOrgRecord = (orgDomain, found) => {
    let last = found[found.length - 1];
    let entry = found.find(e => e.domain === orgDomain) || (last?.record.psd === 'y' ? last : null);
    return entry || false;
};

// DMARC Policy Discovery (RFC 9989 4.10.1) for a normalized author domain. Returns
// { record, recordDomain, orgDomain, orgRecord, error }, where "record" is false when no policy
// applies and "orgRecord" is the record that holds the Organizational Domain's policy (see findOrgRecord).
// When the Tree Walk fails after a record was found at the author domain, "orgDomain" and
// "orgRecord" are null and "error" says why. Throws on DNS errors that leave the policy unknown.
const discoverPolicy = async (domain, lookup) => {
    if (isAddress(domain)) {
        return { record: false, recordDomain: null, orgDomain: domain, orgRecord: false };
    }

    let { found, error } = await treeWalk(domain, lookup);

    if (found[0]?.domain === domain) {
        // the author domain's own record applies regardless of what is above it
        if (error) {
            return { record: found[0].record, recordDomain: domain, orgDomain: null, orgRecord: null, error };
        }
        let orgDomain = selectOrgDomain(domain, found);
        return { record: found[0].record, recordDomain: domain, orgDomain, orgRecord: findOrgRecord(orgDomain, found).record || false };
    }

    if (error) {
        throw error;
    }

    let orgDomain = selectOrgDomain(domain, found);

    // otherwise the record of the Organizational Domain, and failing that the record of the PSD.
    // A walk only stops at a psd tag, so a psd=y record can only be the last one found.
    let entry = findOrgRecord(orgDomain, found);

    return { record: entry ? entry.record : false, recordDomain: entry ? entry.domain : null, orgDomain, orgRecord: entry ? entry.record : false };
};

// Fetches the DMARC Policy Record that applies to a domain. Returns the parsed record or false.
// opts.strict parses records by the RFC 6376 tag-list rules (see parseDmarcRecord).
const getDmarcRecord = async (domain, resolver, opts) => {
    domain = formatDomain(domain || '');

    let { record, recordDomain, orgDomain } = await discoverPolicy(domain, createRecordLookup(resolver, { strict: !!opts?.strict }));
    if (!record) {
        return false;
    }

    return Object.assign(record, {
        // the record is inherited from the Organizational Domain or the PSD
        isOrgRecord: recordDomain !== domain,
        recordDomain,
        orgDomain
    });
};

module.exports = getDmarcRecord;
module.exports.createRecordLookup = createRecordLookup;
module.exports.discoverPolicy = discoverPolicy;
module.exports.getOrgDomain = getOrgDomain;
module.exports.getPolicyTags = getPolicyTags;
module.exports.domainExists = domainExists;
module.exports.parseDmarcRecord = parseDmarcRecord;


/***/ }),

/***/ 49659:
/***/ ((module, __unused_webpack_exports, __webpack_require__) => {



const verifyDmarc = __webpack_require__(44510);
const { evaluateDmarc } = verifyDmarc;

const dmarc = async opts => verifyDmarc(opts);

module.exports = { dmarc, evaluateDmarc };


/***/ }),

/***/ 44510:
/***/ ((module, __unused_webpack_exports, __webpack_require__) => {



const dns = (__webpack_require__(40610).promises);
const { formatAuthHeaderRow, formatDomain } = __webpack_require__(3594);
const { createRecordLookup, discoverPolicy, getOrgDomain, getPolicyTags, domainExists } = __webpack_require__(10313);
const { getAuthorDomain } = __webpack_require__(97577);

// Every Tree Walk is capped at eight queries, but the number of walks is not (RFC 9989 4.10.2),
// so a message can only make this many identifiers walk for relaxed alignment. An identifier
// past the limit is not known to align or not, so it is treated like one whose walk failed.
const MAX_ALIGNMENT_WALKS = 10;

// t=y asks for the policy one level below the published one (RFC 9989 4.7 "t")
const TEST_MODE_POLICY = { reject: 'quarantine', quarantine: 'none', none: 'none' };

const POLICY_STRENGTH = { none: 0, quarantine: 1, reject: 2 };

// Two domains can only have the same Organizational Domain if they have a common parent. With
// no common label at all no Tree Walk result could make them align.
const shareParent = (a, b) => a.split('.').pop() === b.split('.').pop();

const setHidden = (obj, key, value) => Object.defineProperty(obj, key, { value, enumerable: false, configurable: true, writable: true });

const evaluateDmarc = async opts => {
    let { headerFrom, fromFields, spfDomains, dkimDomains, resolver, arcResult, strict } = opts;

    strict = !!strict;
    resolver = resolver || dns.resolve;

    // RFC 9989 5.3.1: several mailboxes are fine if they share one domain, but with zero or more
    // than one Author Domain DMARC validation is not possible. The response stays false, as it
    // always was for these messages, and "reason" says why.
    const author = getAuthorDomain(headerFrom, fromFields);
    if (!author.authorDomain) {
        return { response: false, reason: author.reason, authorDomains: author.domains };
    }

    // "domain" is reported in header.from. "authorDomain" is the name to query and compare,
    // where "example.com." and "example.com" are the same domain.
    const { domain, authorDomain } = author;

    // what the default mode accepted that strict mode would not
    const warnings = new Set();

    let formatResponse = response => {
        if (warnings.size) {
            response.warnings = Array.from(warnings);
        }

        response.info = formatAuthHeaderRow('dmarc', response.status, { strict });

        if (typeof response.status.comment === 'boolean') {
            delete response.status.comment;
        }

        // for BIMI (draft-brand-indicators-for-message-identification 7.1), not part of the result
        setHidden(response, 'authorMailboxes', author.mailboxes);

        return response;
    };

    let status = {
        result: 'neutral',
        comment: false,
        // ptype properties
        header: {
            // RFC 8601 2.7.2: header.from is the domain of the RFC5322.From address,
            // not the organizational domain the policy may have been inherited from
            from: domain
        }
    };

    // the strict parsing rejects what the default parsing would note, so it adds no warnings
    const lookup = createRecordLookup(resolver, { strict, warnings });

    let policyDiscovery;
    try {
        policyDiscovery = await discoverPolicy(authorDomain, lookup);
    } catch (err) {
        // temperror?
        status.result = 'temperror';
        return { response: formatResponse({ status, domain: authorDomain, error: err.message }) };
    }

    let { record: dmarcRecord, recordDomain, orgDomain, orgRecord } = policyDiscovery;

    if (!dmarcRecord) {
        // nothing to do here
        // none
        status.result = 'none';
        return { response: formatResponse({ status, domain: orgDomain }) };
    }

    const policyTags = getPolicyTags(dmarcRecord);
    if (!policyTags) {
        // no valid policy and nowhere to report to, the record gets no DMARC processing (RFC 9989 4.10.1)
        status.result = 'none';
        return { response: formatResponse({ status, domain: orgDomain || authorDomain }) };
    }

    if (!strict) {
        // The domain the applied policy record was published at, the DMARC Policy Domain. This
        // property is not registered for dmarc (RFC 9989 9.1), so strict mode leaves it out and
        // the domain is only reported in "policyDomain".
        status.header.d = recordDomain;
    }

    let policy = policyTags.p;
    // set when the existence query that decides between "sp" and "np" failed
    let existenceError = null;
    if (recordDomain !== authorDomain) {
        // A record inherited by a subdomain applies "np" if the subdomain does not exist and "sp"
        // if it does, both falling back to "p" (RFC 9989 4.10.1). Existence only matters with "np".
        policy = policyTags.sp || policyTags.p;
        if (policyTags.np) {
            try {
                if (!(await domainExists(authorDomain, resolver))) {
                    policy = policyTags.np;
                }
            } catch (err) {
                if (policyTags.np !== policy) {
                    // The policy is one of the two, but which one is not known. This only matters
                    // for a message that does not pass. Until then the weaker one is assumed, so
                    // that nothing (such as BIMI) treats the domain as more enforcing than it is.
                    existenceError = err;
                    if (POLICY_STRENGTH[policyTags.np] < POLICY_STRENGTH[policy]) {
                        policy = policyTags.np;
                    }
                }
            }
        }
    }

    const testMode = dmarcRecord.t === 'y';
    if (testMode) {
        policy = TEST_MODE_POLICY[policy];
    }

    status.comment = []
        .concat(`p=${policyTags.p.toUpperCase()}`)
        .concat(policyTags.sp ? `sp=${policyTags.sp.toUpperCase()}` : [])
        .concat(arcResult?.status?.result ? `arc=${arcResult?.status?.result}` : [])
        .join(' ');

    const adkimStrict = dmarcRecord.adkim === 's';
    const aspfStrict = dmarcRecord.aspf === 's';

    // Relaxed alignment compares Organizational Domains found by Tree Walks (RFC 9989 4.10.2).
    // An identifier's Organizational Domain is always the identifier itself or one of its
    // parents, so only identifiers at or below the author's Organizational Domain need a walk.
    let orgDomains = new Map();
    // throws when a Tree Walk the answer depends on failed, or was not made because of the limit
    const alignsRelaxed = async entryDomain => {
        if (entryDomain === authorDomain) {
            return true;
        }
        if (!orgDomain) {
            // The author's own Tree Walk failed, so there is nothing to compare against,
            // unless the two domains have no parent in common and can never align
            if (!shareParent(entryDomain, authorDomain)) {
                return false;
            }
            throw policyDiscovery.error;
        }
        if (entryDomain !== orgDomain && !entryDomain.endsWith(`.${orgDomain}`)) {
            return false;
        }
        if (!orgDomains.has(entryDomain)) {
            if (orgDomains.size >= MAX_ALIGNMENT_WALKS) {
                let err = new Error(`Alignment of ${entryDomain} not checked, limit of ${MAX_ALIGNMENT_WALKS} Tree Walks per message reached`);
                err.code = 'EWALKLIMIT';
                throw err;
            }
            orgDomains.set(entryDomain, getOrgDomain(entryDomain, lookup));
        }
        return (await orgDomains.get(entryDomain)) === orgDomain;
    };

    // Returns every entry that aligns, most preferred first, and the first walk error seen.
    // Signatures with an l= tag come last, so that a signature covering the whole body is
    // reported when several align.
    const findAligned = async (entries, strictAlignment) => {
        let list = []
            .concat(entries || [])
            .map(entry => (typeof entry === 'string' ? { domain: entry } : entry))
            .filter(entry => entry && typeof entry.domain === 'string')
            .sort((a, b) => (a.underSized || 0) - (b.underSized || 0));

        let aligned = [];
        let error = null;
        for (let entry of list) {
            let entryDomain = formatDomain(entry.domain);
            if (!authorDomain || !entryDomain) {
                // a bare root label normalizes to an empty string, which must not align with anything
                continue;
            }
            try {
                if (strictAlignment ? entryDomain === authorDomain : await alignsRelaxed(entryDomain)) {
                    aligned.push(entry);
                }
            } catch (err) {
                error = error || err;
            }
        }

        return { aligned, error };
    };

    // SPF first, so a flood of DKIM signatures can not use up the walks it needs
    const spf = await findAligned(spfDomains, aspfStrict);
    // every signature is checked, so that each one's own alignment can be reported
    const dkim = await findAligned(dkimDomains, adkimStrict);
    const spfAlignment = spf.aligned[0];
    const dkimAlignment = dkim.aligned[0];
    const walkError = spf.error || dkim.error;

    // "underSized" warns that a passing DKIM signature covers only part of the body (l= tag).
    // It describes the signature rather than the alignment mode, so it is still reported when
    // strict alignment rejected a signature that aligns at the org level. A walk that fails
    // for this warning alone does not affect the result.
    const underSized = adkimStrict && !dkimAlignment ? (await findAligned(dkimDomains, false)).aligned[0]?.underSized : dkimAlignment?.underSized;

    let response = {
        status,
        domain: orgDomain || authorDomain,
        // the DMARC Policy Domain (RFC 9989 3.2.5), where the applied record was published.
        // This is the domain RFC 9990 aggregate reports list as the published policy's domain.
        policyDomain: recordDomain,
        policy,
        p: policyTags.p,
        sp: policyTags.sp || policyTags.p,
        np: policyTags.np,
        testMode,
        rr: dmarcRecord.rr,

        alignment: {
            spf: { result: spfAlignment?.domain, strict: aspfStrict },
            dkim: { result: dkimAlignment?.domain, strict: adkimStrict, underSized }
        }
    };

    if (dkimAlignment || spfAlignment) {
        // pass
        status.result = 'pass';
    } else if (walkError || existenceError) {
        // an identifier might have aligned if its Tree Walk had not failed, or the
        // policy to apply is not known because the author domain's existence is not
        status.result = 'temperror';
        response.error = (walkError || existenceError).message;
    } else {
        // fail
        status.result = 'fail';
    }

    if (status.result !== 'temperror' && !existenceError) {
        // RFC 9989 9.1: the evaluated policy after the policy options have been processed
        status.policy = { dmarc: policy };
    }

    // for BIMI (draft-brand-indicators-for-message-identification 7.1), not part of the result:
    // the applied record and the record holding the Organizational Domain's policy (null if unknown)
    setHidden(response, 'record', dmarcRecord);
    setHidden(response, 'orgRecord', orgRecord);

    return { response: formatResponse(response), dkimAligned: new Set(dkim.aligned.map(entry => formatDomain(entry.domain))) };
};

const verifyDmarc = async opts => (await evaluateDmarc(opts)).response;

module.exports = verifyDmarc;
// also returns the signing domains that aligned, for the per signature flags of authenticate()
module.exports.evaluateDmarc = evaluateDmarc;


/***/ }),

/***/ 44697:
/***/ ((module, __unused_webpack_exports, __webpack_require__) => {



const { spfVerify } = __webpack_require__(59118);
const { parseIp, isValidTargetName } = __webpack_require__(95718);
const os = __webpack_require__(48161);
const dns = __webpack_require__(40610);
const libmime = __webpack_require__(90712);
const Joi = __webpack_require__(81154);
const domainSchema = Joi.string().domain({ allowUnicode: false, tlds: false });
const { formatAuthHeaderRow, escapeCommentValue, formatDotAtomOrQuoted, MAX_HEADER_VALUE_LENGTH, toALabel } = __webpack_require__(3594);

const MAX_RESOLVE_COUNT = 10;
const MAX_VOID_COUNT = 2;

/**
 * Formats the Received-SPF header field (RFC 7208 section 9.1)
 */
const formatHeaders = (result, keys) => {
    let pairs = [];
    for (let key of ['client-ip', 'envelope-from', 'helo']) {
        if (keys[key]) {
            let value = formatDotAtomOrQuoted(keys[key]);
            // a value this long can not be folded and would take the line past the 998
            // character limit of RFC 5322 section 2.1.1, so the optional pair is left out
            if (Buffer.byteLength(value) <= MAX_HEADER_VALUE_LENGTH) {
                pairs.push(`${key}=${value};`);
            }
        }
    }

    let header = `Received-SPF: ${result.status.result}${result.status.comment ? ` (${escapeCommentValue(result.status.comment)})` : ''}${
        pairs.length ? ` ${pairs.join(' ')}` : ''
    }`;

    return libmime.foldLines(header, 160);
};

const timeLimitError = () => {
    let err = new Error('SPF evaluation time limit exceeded');
    err.code = 'ESPFTIMELIMIT';
    err.spfResult = {
        error: 'temperror',
        text: 'SPF evaluation time limit exceeded'
    };
    return err;
};

/**
 * Dual-stack DNS resolver for SPF A/AAAA mechanism queries
 *
 * When evaluating A or AAAA mechanisms, both record types should be considered
 * to determine if a lookup is "void" (empty). This prevents incorrectly counting
 * IPv4-only or IPv6-only hosts as void lookups.
 *
 * Behavior:
 * - Queries both A and AAAA records in parallel (optimization)
 * - Only counts as void if BOTH A and AAAA return ENOTFOUND/ENODATA
 * - Real errors (ETIMEOUT, EREFUSED) for the client's IP type are propagated
 * - Returns only the records matching the client's IP type (IPv4 → A, IPv6 → AAAA)
 *
 * Example: IPv6 client checking an IPv4-only host
 *   - A query returns: 192.0.2.1
 *   - AAAA query returns: ENODATA (empty)
 *   - Result: Returns empty AAAA array (no match), but does NOT count as void
 *
 * RFC 7208 section 4.6.4 counts the query for the client's address type only, so this is used
 * in the default mode only. `state.clientVoid` is set if that query alone was void.
 *
 * @param {Function} resolver - Base DNS resolver function
 * @param {String} domain - Domain to query
 * @param {Object} opts - Options object with clientIpType (4 or 6)
 * @param {Object} [state] - Updated with the clientVoid flag
 * @returns {Promise<Array>} - Array of IP addresses matching client type
 * @throws {Error} - Throws on real DNS errors or when both A and AAAA are void
 */
let dualStackResolver = async (resolver, domain, opts, state) => {
    const isIPv6 = opts.clientIpType === 6;

    // Query both A and AAAA records in parallel for efficiency
    const [aResult, aaaaResult] = await Promise.allSettled([resolver(domain, 'A'), resolver(domain, 'AAAA')]);

    // Extract successful records and error details
    const aRecords = aResult.status === 'fulfilled' ? aResult.value : [];
    const aError = aResult.status === 'rejected' ? aResult.reason : null;

    const aaaaRecords = aaaaResult.status === 'fulfilled' ? aaaaResult.value : [];
    const aaaaError = aaaaResult.status === 'rejected' ? aaaaResult.reason : null;

    // Classify errors: void (no records exist) vs real (DNS server error)
    // Void errors: ENOTFOUND (no such domain), ENODATA (domain exists but no records)
    const aIsVoid = aError && (aError.code === 'ENOTFOUND' || aError.code === 'ENODATA');
    const aaaaIsVoid = aaaaError && (aaaaError.code === 'ENOTFOUND' || aaaaError.code === 'ENODATA');

    // Propagate real DNS errors for the record type matching the client's IP family
    // IPv6 client: throw AAAA errors (except void), ignore A errors
    if (isIPv6 && aaaaError && !aaaaIsVoid) {
        throw aaaaError;
    }
    // IPv4 client: throw A errors (except void), ignore AAAA errors
    if (!isIPv6 && aError && !aIsVoid) {
        throw aError;
    }

    // Only throw void error if BOTH record types are void
    // This prevents single-stack hosts from being counted as void lookups
    if (aIsVoid && aaaaIsVoid) {
        // Prefer the error matching client IP type for better error messages
        let voidError = isIPv6 ? aaaaError || aError : aError || aaaaError;
        throw voidError;
    }

    if (state && (isIPv6 ? aaaaIsVoid : aIsVoid)) {
        // RFC 7208 would count this as a void lookup
        state.clientVoid = true;
    }

    // Return only the records matching the client's IP type
    // Empty arrays are valid (host exists but doesn't match client IP type)
    return isIPv6 ? aaaaRecords : aRecords;
};

/**
 * Creates a rate-limited DNS resolver with SPF-specific constraints
 *
 * SPF evaluation must enforce limits to prevent DoS:
 * - Maximum 10 DNS lookups per SPF check (mechanisms that trigger DNS: a, mx, ptr, exists, include, redirect)
 * - Maximum 2 "void" lookups (queries returning no records)
 * Mailauth allows to configure both if different limits are required.
 *
 * @param {Function} resolver - Base DNS resolver function (e.g., dns.promises.resolve)
 * @param {Number} maxResolveCount - Maximum DNS lookups allowed (default: 10)
 * @param {Number} maxVoidCount - Maximum void lookups allowed (default: 2)
 * @param {Boolean} ignoreFirst - If true, don't count the first DNS lookup (used for initial TXT record fetch)
 * @param {Object} [options]
 * @param {Boolean} [options.strict] - If true, follow RFC 7208 exactly (no dual-stack void optimization)
 * @param {Object} [options.ctx] - Shared evaluation state, lax acceptances are added to ctx.warnings
 * @param {Number} [options.deadline] - Timestamp after which no more queries are made
 * @returns {Function} - Rate-limited resolver function with signature: (domain, type, opts) => Promise<Array>
 */
let limitedResolver = (resolver, maxResolveCount, maxVoidCount, ignoreFirst, options) => {
    options = options || {};

    let resolveCount = 0;
    let voidCount = 0;
    // void lookups as RFC 7208 counts them, without the dual-stack optimization
    let rfcVoidCount = 0;

    let subResolveCounts = {};
    let firstCounted = !ignoreFirst;

    maxResolveCount = maxResolveCount || MAX_RESOLVE_COUNT;
    maxVoidCount = maxVoidCount || MAX_VOID_COUNT;

    let checkRfcVoidCount = () => {
        if (rfcVoidCount > maxVoidCount && options.ctx && options.ctx.warnings) {
            // strict mode would have returned permerror here
            options.ctx.warnings.add('void-lookup-limit');
        }
    };

    let resolverFunc = async (domain, type, opts) => {
        if (options.deadline && Date.now() >= options.deadline) {
            throw timeLimitError();
        }

        // Increment DNS lookup counter
        // Note: Dual-stack queries (A+AAAA) still count as 1 lookup
        if (firstCounted) {
            resolveCount++;
        } else {
            firstCounted = true;
        }

        // Enforce maximum DNS lookup limit
        if (resolveCount > maxResolveCount) {
            let error = new Error('Too many DNS requests');
            error.spfResult = {
                error: 'permerror',
                text: 'Too many DNS requests'
            };
            throw error;
        }

        // Validate domain name format before querying
        // This is a lenient check to pass test suites and prevent obvious invalid queries
        try {
            // strict mode also accepts every name that follows the domain-spec rules of RFC 7208
            if (!/^([\x20-\x2D\x2f-\x7e]+\.)+[a-z]+[a-z\-0-9]*$/i.test(domain) && !(options.strict && isValidTargetName(domain))) {
                throw new Error('Failed to validate domain');
            }
        } catch (err) {
            err.spfResult = {
                error: 'permerror',
                text: `Invalid domain ${domain}`
            };
            throw err;
        }

        // Execute DNS query with dual-stack optimization for A/AAAA queries
        let state = {};
        try {
            // Use dual-stack resolver when:
            // 1. Query type is A or AAAA (address lookups)
            // 2. Client IP type is provided (4 for IPv4, 6 for IPv6)
            // 3. Not in strict mode, RFC 7208 only looks at the query for the client's address type
            // This prevents single-stack hosts from being counted as void lookups
            let result;
            if (!options.strict && opts?.clientIpType && (type === 'A' || type === 'AAAA')) {
                result = await dualStackResolver(resolver, domain, opts, state);
            } else {
                // Standard single-query resolution for other record types (TXT, MX, PTR, etc.) and A if no client info provided.
                result = await resolver(domain, type);
            }

            if (state.clientVoid) {
                rfcVoidCount++;
                checkRfcVoidCount();
            }

            return result;
        } catch (err) {
            if (!err || typeof err !== 'object') {
                // a custom resolver rejected with something other than an error object
                let wrapped = new Error(`DNS error when resolving ${domain}: ${err}`);
                wrapped.spfResult = {
                    error: 'temperror',
                    text: wrapped.message
                };
                throw wrapped;
            }

            switch (err.code) {
                case 'ENOTFOUND': // Domain does not exist
                case 'ENODATA': {
                    // Domain exists but has no records of this type
                    // Increment void lookup counter
                    voidCount++;
                    rfcVoidCount++;
                    if (voidCount > maxVoidCount) {
                        err.spfResult = {
                            error: 'permerror',
                            text: 'Too many void DNS results'
                        };
                        throw err;
                    }
                    checkRfcVoidCount();
                    // Return empty array to continue SPF evaluation
                    return [];
                }

                case 'ETIMEOUT':
                    // DNS server timeout - temporary error
                    err.spfResult = {
                        error: 'temperror',
                        text: 'DNS timeout'
                    };
                    throw err;

                case 'EREFUSED':
                    // DNS server refused query - temporary error
                    err.spfResult = {
                        error: 'temperror',
                        text: `DNS request refused by server when resolving ${domain}`
                    };
                    throw err;

                case 'ESPFTIMELIMIT':
                    throw err;

                case 'EBADNAME':
                    // the resolver rejected the name (for example a label longer than 63 characters),
                    // handled like the names that fail the format check above
                    err.spfResult = {
                        error: 'permerror',
                        text: `Invalid domain ${domain}`
                    };
                    throw err;

                default:
                    // Any other DNS error (SERVFAIL, connection refused, bad response, ...) is a
                    // temporary error (RFC 7208 sections 4.4 and 5), also inside include and redirect
                    if (!err.spfResult) {
                        err.spfResult = {
                            error: 'temperror',
                            text: err.message
                        };
                    }
                    throw err;
            }
        }
    };

    resolverFunc.updateSubQueries = (type, count) => {
        if (!subResolveCounts[type]) {
            subResolveCounts[type] = count;
        } else {
            subResolveCounts[type] += count;
        }
    };

    resolverFunc.getResolveCount = () => resolveCount;
    resolverFunc.getResolveLimit = () => maxResolveCount;
    resolverFunc.getSubResolveCounts = () => subResolveCounts;
    resolverFunc.getVoidCount = () => voidCount;

    return resolverFunc;
};

/**
 * Wraps a DNS resolver so that each question is sent once per SPF evaluation. The lookup limits
 * are counted by limitedResolver before it calls this, so every query still counts. Nothing
 * mutable is handed out twice: limitedResolver writes spfResult onto the error it gets, and
 * the MX list is sorted in place, so every caller gets its own copy of the error or the list
 *
 * @param {Function} resolver Base DNS resolver
 * @returns {Function} Resolver with the same signature
 */
const memoizeResolver = resolver => {
    const answers = new Map();

    const copyError = err => {
        if (!err || typeof err !== 'object') {
            // not an error object, there is nothing on it to share
            return err;
        }
        let copy = Object.assign(new Error(err.message), err);
        copy.code = err.code;
        if (err.spfResult && typeof err.spfResult === 'object') {
            copy.spfResult = Object.assign({}, err.spfResult);
        }
        return copy;
    };

    return (name, type) => {
        let key = `${type}:${name}`;
        let answer = answers.get(key);
        if (!answer) {
            // a resolver that throws synchronously still does so, and is not cached
            answer = Promise.resolve(resolver(name, type));
            // failures are reported to the callers below, never as an unhandled rejection
            answer.catch(() => false);
            answers.set(key, answer);
        }
        return answer.then(
            value => (Array.isArray(value) ? value.slice() : value),
            err => {
                throw copyError(err);
            }
        );
    };
};

/**
 *
 * @param {Object} opts
 * @param {String} opts.sender Email address
 * @param {String} opts.ip Client IP address
 * @param {String} opts.helo Client EHLO/HELO hostname
 * @param {String} [opts.mta] Hostname of the MTA or MX server that processes the message
 * @param {String} [opts.maxResolveCount=10] Maximum DNS lookups allowed
 * @param {String} [opts.maxVoidCount=2] Maximum empty DNS lookups allowed
 * @param {Number} [opts.maxElapsedTime] Maximum time in milliseconds for the whole evaluation, temperror if exceeded (no limit by default)
 * @param {Boolean} [opts.strict=false] If true, follow RFC 7208 exactly instead of the lenient default
 */
const verify = async opts => {
    let { sender, ip, helo, mta, maxResolveCount, maxVoidCount, resolver, strict, maxElapsedTime } = opts || {};

    strict = !!strict;

    mta = mta || os.hostname();

    // a null reverse-path means that the HELO identity is checked (RFC 7208 section 2.4)
    let nullSender = !sender;

    sender = sender || `postmaster@${helo}`;

    // IPv4-mapped IPv6 addresses (::ffff:0:0/96, dotted or hex form) are IPv4 clients (RFC 7208 section 5),
    // no other IPv6 address is ever treated as IPv4
    let parsedIp = ip ? parseIp(ip) : null;
    if (parsedIp) {
        ip = ip.toString().trim();
    }
    if (parsedIp && parsedIp.kind() === 'ipv6' && parsedIp.isIPv4MappedAddress()) {
        parsedIp = parsedIp.toIPv4Address();
        ip = parsedIp.toString();
    }

    // the local-part may be a quoted string that contains "@", the domain follows the last "@"
    let atPos = sender.lastIndexOf('@');
    if (atPos < 0) {
        sender = `postmaster@${sender}`;
    } else if (atPos === 0) {
        sender = `postmaster${sender}`;
    }
    atPos = sender.lastIndexOf('@');

    let domain =
        sender
            .substr(atPos + 1)
            .toLowerCase()
            .trim() || '-';

    // RFC 8616 section 4: U-labels are converted to A-labels before SPF validation, this also
    // applies to the sender domain used in macro expansion
    let evalSender = sender;
    if (/[^\x00-\x7F]/.test(domain)) {
        domain = toALabel(domain);
        evalSender = `${sender.substr(0, atPos)}@${domain}`;
    }

    // one DNS query per question for the whole evaluation, includes and redirects included
    resolver = memoizeResolver(resolver || dns.promises.resolve);

    let status = {
        result: 'neutral',
        comment: false,
        // ptype properties
        smtp: {
            mailfrom: sender,
            helo
        }
    };

    // shared evaluation state
    let ctx = { warnings: new Set(), usedLocalPart: false };

    let deadline = typeof maxElapsedTime === 'number' && maxElapsedTime > 0 ? Date.now() + maxElapsedTime : false;
    let resolverOptions = { strict, ctx, deadline };

    let verifyResolver = limitedResolver(resolver, maxResolveCount, maxVoidCount, true, resolverOptions);

    // the explanation lookup is not counted toward the lookup limits (RFC 7208 section 4.6.4)
    let expResolver = async (name, type) => {
        if (deadline && Date.now() >= deadline) {
            throw timeLimitError();
        }
        return await resolver(name, type);
    };

    let result;
    let timer;
    try {
        if (!parsedIp) {
            // <ip> is a required argument of check_host() (RFC 7208 section 4.1)
            let err = new Error('Invalid client IP');
            err.spfResult = {
                error: 'temperror',
                text: 'missing or invalid client IP address'
            };
            throw err;
        }

        let validation = domainSchema.validate(domain);
        if (validation.error) {
            let err = validation.error;
            err.spfResult = {
                error: 'none',
                text: `Invalid domain ${domain}`
            };
            throw err;
        }

        let evaluation = spfVerify(domain, {
            sender: evalSender,
            ip,
            mta,
            helo,
            strict,
            ctx,
            expResolver,

            // generate DNS handler
            resolver: verifyResolver,

            // allow to create sub resolvers. Address lookups of MX and PTR names do not count as void lookups
            createSubResolver: subOptions =>
                limitedResolver(resolver, maxResolveCount, subOptions && subOptions.ignoreVoid ? Infinity : maxVoidCount, false, resolverOptions)
        });

        if (deadline) {
            // RFC 7208 section 4.6.4: a limit on the elapsed time, temperror if exceeded
            evaluation.catch(() => false);
            result = await Promise.race([
                evaluation,
                new Promise((resolve, reject) => {
                    timer = setTimeout(() => reject(timeLimitError()), Math.max(deadline - Date.now(), 0));
                })
            ]);
        } else {
            result = await evaluation;
        }
    } catch (err) {
        if (err.spfResult) {
            result = err.spfResult;
        } else {
            result = {
                error: 'temperror',
                text: err.message
            };
        }
    } finally {
        clearTimeout(timer);
    }

    if (result && typeof result === 'object') {
        result.lookups = {
            limit: verifyResolver.getResolveLimit(),
            count: verifyResolver.getResolveCount(),
            void: verifyResolver.getVoidCount(),
            subqueries: verifyResolver.getSubResolveCounts()
        };
    }

    let response = { domain, 'client-ip': ip };
    if (helo) {
        response.helo = helo;
    }
    if (sender) {
        response['envelope-from'] = sender;
    }

    result = result || {
        // default is neutral
        qualifier: '?'
    };

    switch (result.qualifier || result.error) {
        // qualifiers
        case '+':
            status.result = 'pass';
            status.comment = `${mta}: domain of ${sender} designates ${ip} as permitted sender`;
            break;

        case '~':
            status.result = 'softfail';
            status.comment = `${mta}: domain of transitioning ${sender} does not designate ${ip} as permitted sender`;
            break;

        case '-':
            status.result = 'fail';
            status.comment = `${mta}: domain of ${sender} does not designate ${ip} as permitted sender`;
            break;

        case '?':
            status.result = 'neutral';
            status.comment = `${mta}: ${ip} is neither permitted nor denied by domain of ${sender}`;
            break;

        // errors
        case 'none':
            status.result = 'none';
            status.comment = `${mta}: ${domain} does not designate permitted sender hosts`;
            break;

        case 'permerror':
            status.result = 'permerror';
            status.comment = `${mta}: permanent error in processing during lookup of ${sender}${result.text ? `: ${result.text}` : ''}`;
            break;

        case 'temperror':
        default:
            status.result = 'temperror';
            status.comment = `${mta}: error in processing during lookup of ${sender}${result.text ? `: ${result.text}` : ''}`;
            break;
    }

    if (strict) {
        // RFC 8601 section 2.7.2: only the identity that was checked is reported, and the
        // local-part only if the policy has provisions for it
        status.smtp = nullSender ? { helo } : { mailfrom: ctx.usedLocalPart ? sender : sender.substr(atPos + 1) };
    }

    if (result.rr) {
        response.rr = result.rr;
    }

    response.status = status;
    response.header = formatHeaders(response, {
        'client-ip': parsedIp ? ip : false,
        // RFC 7208 section 9.1: "envelope-from" if the "MAIL FROM" identity was checked
        'envelope-from': nullSender ? false : sender,
        helo
    });
    response.info = formatAuthHeaderRow('spf', status, { strict });

    if (typeof response.status.comment === 'boolean') {
        delete response.status.comment;
    }

    if (result.lookups) {
        response.lookups = result.lookups;
    }

    if (result.explanation && status.result === 'fail') {
        // explanation string published by the domain owner (RFC 7208 section 6.2), third party text
        response.explanation = result.explanation;
    }

    if (ctx.warnings.size && status.result !== 'permerror') {
        // the default mode accepted something that strict mode would have rejected
        response.warnings = Array.from(ctx.warnings);
    }

    return response;
};

module.exports = { spf: verify };


/***/ }),

/***/ 7705:
/***/ ((module, __unused_webpack_exports, __webpack_require__) => {



const os = __webpack_require__(48161);
const { parseIp } = __webpack_require__(95718);

// RFC 3986 unreserved = ALPHA / DIGIT / "-" / "." / "_" / "~"
const urlEscape = value =>
    Array.from(Buffer.from(value, 'utf-8'))
        .map(byte => {
            let chr = String.fromCharCode(byte);
            if (/^[A-Za-z0-9\-._~]$/.test(chr)) {
                return chr;
            }
            return `%${byte.toString(16).toUpperCase().padStart(2, '0')}`;
        })
        .join('');

/**
 * Renders macro into an output string.
 * @param {String} input Macro to evaluate
 * @param {Object} values Macro variables
 * @param {String} values.sender Sender email address
 * @param {String} values.ip Sender IP address
 * @param {String} values.helo Client's HELO/EHLO domain
 * @param {String} [values.mta] Hostname of the MTA or MX server that processes the message
 * @param {String} [values.domain] Domain currently being evaluated by check_host(), changes on include/redirect recursion (RFC 7208 sections 5.2, 6.1)
 * @param {String} [values.p] Validated domain name of the client IP (RFC 7208 section 7.3), "unknown" if not set
 * @param {Object} [values.addr] `values.ip` parsed with parseIp(), if the caller already has it
 */
const macro = (input, values) => {
    input = (input || '').toString();

    if (input.indexOf('%') < 0) {
        // nothing to expand
        return input;
    }

    let { sender, ip, helo, mta, domain, p, addr } = values || {};

    sender = (sender || '').toString();
    ip = (ip || '').toString();
    helo = (helo || '').toString();

    // the local-part may be a quoted string that contains "@", the domain follows the last "@"
    let atPos = sender.lastIndexOf('@');
    let senderLocal = atPos >= 0 ? sender.substr(0, atPos) : '';
    let senderDomain = atPos >= 0 ? sender.substr(atPos + 1) : sender;

    // the caller can pass the client IP already parsed, it is then not parsed again
    let parsedIp = addr || parseIp(ip);
    let vStr = parsedIp ? (parsedIp.kind() === 'ipv4' ? 'in-addr' : 'ip6') : '';

    return input.replace(/%%|%_|%-|%\{([^}]+)\}|%/gi, (m, c) => {
        if (m === '%') {
            // Lone % found
            let err = new Error('Syntax error on parsing macro');
            err.spfResult = { error: 'permerror', message: `Unexpected % in macro` };
            throw err;
        }

        if (m === '%%') {
            return '%';
        }

        if (m === '%_') {
            return ' ';
        }

        if (m === '%-') {
            return '%20';
        }

        // macro letters
        let curval = '';
        let chars = c.split('');
        let macroChar = chars.shift();

        let delimiters = '';

        switch (macroChar.toLowerCase()) {
            case 's':
                curval = sender;
                break;

            case 'l':
                curval = senderLocal;
                break;

            case 'o':
                curval = senderDomain;
                break;

            case 'p':
                // validated domain name of the client IP, resolved by the caller (RFC 7208 section 7.3)
                curval = p || 'unknown';
                break;

            case 'd':
                // current <domain> of check_host(), not the sender domain (these only match at the top level)
                curval = domain || senderDomain;
                break;

            case 'i':
                if (!parsedIp) {
                    throw new Error(`Invalid IP address ${ip}`);
                }
                curval = parsedIp.toNormalizedString();
                if (parsedIp.kind() === 'ipv6') {
                    curval = curval
                        .split(':')
                        .flatMap(p => {
                            if (p.length < 4) {
                                p = '0'.repeat(4 - p.length) + p;
                            }
                            return p.split('');
                        })
                        .join('.');
                }
                break;

            case 'v':
                curval = vStr;
                break;

            case 'h':
                curval = helo || `[${parsedIp ? parsedIp.toString() : ip}]`;
                break;

            case 'c':
                if (!parsedIp) {
                    throw new Error(`Invalid IP address ${ip}`);
                }
                curval = parsedIp.toString();
                break;

            case 'r':
                curval = mta || os.hostname();
                break;

            case 't':
                curval = Math.round(Date.now() / 1000).toString();
                break;

            default: {
                let err = new Error('Syntax error on parsing macro');
                err.spfResult = { error: 'permerror', message: `Unknown macro letter "${macroChar}"` };
                throw err;
            }
        }

        let nr = '';
        let reversed = false;

        // find the nr transformer
        while (chars.length) {
            let char = chars[0];
            if (char >= '0' && char <= '9') {
                chars.shift();
                nr += char;
            } else {
                break;
            }
        }

        if (nr) {
            nr = parseInt(nr, 10);
        }

        // find the reverse transformer, ABNF literals are case-insensitive, so "R" is the same as "r"
        if (chars.length && chars[0].toLowerCase() === 'r') {
            chars.shift();
            reversed = true;
        }

        // find the delimiter chars
        for (let char of chars) {
            // ABNF
            // delimiter        = "." / "-" / "+" / "," / "/" / "_" / "="
            if (['.', '-', '+', ',', '/', '_', '='].includes(char) && delimiters.indexOf(char) < 0) {
                delimiters += char;
            }
        }
        // default delimiter is the dot
        delimiters = delimiters || '.';

        if (reversed || nr || delimiters !== '.') {
            curval = curval.split(new RegExp(`[${delimiters.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}]`));

            if (reversed) {
                curval = curval.reverse();
            }

            if (nr && nr > 0) {
                curval = curval.slice(-nr);
            }

            // no matter the expansion delimiter, values are joined with dots
            curval = curval.join('.');
        }

        // uppercase macros expand exactly as their lowercase equivalents, and are then URL escaped (RFC 7208 section 7.3)
        if (macroChar !== macroChar.toLowerCase()) {
            curval = urlEscape(curval);
        }

        return curval;
    });
};

module.exports = macro;


/***/ }),

/***/ 59118:
/***/ ((module, __unused_webpack_exports, __webpack_require__) => {



const net = __webpack_require__(69278);
const macro = __webpack_require__(7705);
const dns = (__webpack_require__(40610).promises);
const { getPtrHostname, formatDomain, toALabel } = __webpack_require__(3594);
const { parseIp, ipInNetwork, normalizeTargetName, isValidTargetName, parseMacroString, validateTerms } = __webpack_require__(95718);

const LIMIT_PTR_RESOLVE_RECORDS = 10;

// the lookup limit, the void lookup limit and the time limit end the evaluation, a DNS error
// in a PTR lookup only makes the "ptr" mechanism (or the %{p} macro) not match
const isFatalError = err => !!(err && ((err.spfResult && err.spfResult.error === 'permerror') || err.code === 'ESPFTIMELIMIT'));

// checks if a macro-string uses one of the given macro letters, "%%" is a literal percent sign
const usesMacro = (input, letters) =>
    (input || '')
        .toString()
        .replace(/%%/g, '')
        .split('%{')
        .slice(1)
        .some(part => letters.includes(part.charAt(0).toLowerCase()));

const permError = text => {
    let err = new Error('SPF failure');
    err.spfResult = { error: 'permerror', text };
    return err;
};

const matchIp = (addr, range) => {
    let prefix;
    let rangeMatch = range.match(/^(.*)\/(\d+)$/);
    if (rangeMatch) {
        // seems CIDR
        range = rangeMatch[1];
        prefix = Number(rangeMatch[2]);
    }

    let network = parseIp(range);
    if (!network) {
        throw new Error(`Invalid IP address ${range}`);
    }

    if (typeof prefix !== 'number') {
        prefix = network.kind() === 'ipv4' ? 32 : 128;
    }

    return ipInNetwork(addr, network, prefix);
};

const parseCidrValue = (val, defaultValue, type) => {
    val = val || '';
    let domain = '';
    let cidr4 = '';
    let cidr6 = '';
    let dualCidr = false;

    if (val) {
        let cidrMatch = val.match(/^(.*?)(\/\d+)?(\/\/\d+)?$/);
        if (!cidrMatch || /^\/0+[1-9]/.test(cidrMatch[2]) || /^\/\/0+[1-9]/.test(cidrMatch[3])) {
            throw permError(`invalid address definition: ${val}`);
        }
        domain = cidrMatch[1] || '';

        cidr4 = cidrMatch[2] ? Number(cidrMatch[2].substr(1)) : '';
        cidr6 = cidrMatch[3] ? Number(cidrMatch[3].substr(2)) : '';
        dualCidr = !!cidrMatch[3];

        if (type === 'ip6' && typeof cidr4 === 'number' && cidr6 === '') {
            // there is no dual cidr for IP addresses, a single prefix length of an ip6 term is
            // the IPv6 prefix length, including "/0"
            cidr6 = cidr4;
            cidr4 = '';
        }
    }

    // the domain-spec is not lower cased here, an uppercase macro letter means URL escaping
    domain = domain.trim() || defaultValue;

    if ((typeof cidr4 === 'number' && cidr4 > 32 && !net.isIPv6(domain)) || (typeof cidr6 === 'number' && cidr6 > 128)) {
        throw permError(`invalid cidr definition: ${val}`);
    }

    return {
        domain,
        cidr4: typeof cidr4 === 'number' ? `/${cidr4}` : '',
        cidr6: typeof cidr6 === 'number' ? `/${cidr6}` : '',
        dualCidr
    };
};

/**
 * Resolves the validated domain names of the client IP (RFC 7208 section 5.5). The PTR query
 * goes through the given resolver, so with the limited resolver every "ptr" term and every
 * %{p} expansion counts toward the DNS lookup limit (RFC 7208 section 4.6.4).
 *
 * @returns {Array} Validated names, empty if there are none or the PTR lookup failed
 */
const getValidatedNames = async (addr, resolver, subResolver) => {
    let ptrValues;
    try {
        ptrValues = await resolver(getPtrHostname(addr), 'PTR');
    } catch (err) {
        if (isFatalError(err)) {
            throw err;
        }
        // "If a DNS error occurs while doing the PTR RR lookup, then this mechanism fails to match."
        return [];
    }

    ptrValues = (Array.isArray(ptrValues) ? ptrValues : []).slice(0, LIMIT_PTR_RESOLVE_RECORDS);

    // resolve up to 10 PTR A/AAAA records
    // https://datatracker.ietf.org/doc/html/rfc7208#section-4.6.4
    let results = await Promise.allSettled(ptrValues.map(ptrValue => subResolver(ptrValue, addr.kind() === 'ipv6' ? 'AAAA' : 'A')));

    let timeLimit = results.find(result => result.status === 'rejected' && result.reason && result.reason.code === 'ESPFTIMELIMIT');
    if (timeLimit) {
        throw timeLimit.reason;
    }

    let kind = addr.kind();
    let normalized = addr.toNormalizedString();

    let validated = [];
    for (let i = 0; i < results.length; i++) {
        let result = results[i];
        if (
            result.status === 'fulfilled' &&
            Array.isArray(result.value) &&
            result.value.some(val => {
                let parsed = parseIp(val);
                return parsed && parsed.kind() === kind && parsed.toNormalizedString() === normalized;
            })
        ) {
            validated.push(ptrValues[i]);
        }
    }

    return validated;
};

/**
 * Picks the %{p} value from the validated names (RFC 7208 section 7.3): the <domain> itself,
 * else a subdomain of it, else any validated name, else "unknown"
 */
const selectPtrName = (validatedNames, domain) => {
    let target = formatDomain(domain || '');
    let names = validatedNames.map(name => ({ name: name.toString().replace(/\.+$/, ''), formatted: formatDomain(name.toString()) }));

    let match =
        names.find(entry => entry.formatted === target) ||
        names.find(entry => target && entry.formatted.substr(-(target.length + 1)) === `.${target}`) ||
        names[0];

    return match ? match.name : 'unknown';
};

// Adds the sub resolver's lookup counts of a mx or ptr term to the main resolver's report
const reportSubQueries = (resolver, subResolver, type) => {
    if (typeof resolver.updateSubQueries === 'function' && typeof subResolver.getResolveCount === 'function') {
        resolver.updateSubQueries(type, subResolver.getResolveCount());
        resolver.updateSubQueries(`${type}:void`, subResolver.getVoidCount());
    }
};

const spfVerify = async (domain, opts) => {
    opts = opts || {};

    // the client IP is parsed once, include and redirect recursion reuse it through opts.addr
    let addr = opts.addr || (opts.ip ? parseIp(opts.ip) : null);
    if (!addr) {
        return false;
    }

    let strict = !!opts.strict;
    // shared across include and redirect recursion
    let ctx = opts.ctx || { warnings: new Set() };
    if (!opts.ctx || !opts.addr) {
        opts = Object.assign({}, opts, { ctx, addr });
    }

    domain = toALabel(domain);

    let isIPv6 = addr.kind() === 'ipv6';

    // %{d} must expand to the domain currently being evaluated, which changes on include/redirect recursion
    let macroValues = { sender: opts.sender, ip: opts.ip, addr, helo: opts.helo, mta: opts.mta, domain };

    let resolver = opts.resolver || dns.resolve;

    let createSubResolver = options => (typeof opts.createSubResolver === 'function' ? opts.createSubResolver(options) : resolver);

    // RFC 8616 section 4: a non-ASCII local-part can not be used in a DNS label
    let senderStr = (opts.sender || '').toString();
    let nonAsciiLocalPart = /[^\x00-\x7F]/.test(senderStr.substr(0, Math.max(senderStr.lastIndexOf('@'), 0)));

    // The macro values with %{p}, the validated domain name of the client IP (RFC 7208 section 7.3)
    let withPtr = async (ptrResolver, subResolver) =>
        Object.assign({}, macroValues, { p: selectPtrName(await getValidatedNames(addr, ptrResolver, subResolver), domain) });

    /**
     * Expands a domain-spec into a target name
     *
     * @param {String} spec domain-spec
     * @param {Object} [options]
     * @param {Boolean} [options.lowercase] If true, lower case the literal parts of the domain-spec
     * @param {Function} [options.ptrResolver] Resolver to use for the %{p} PTR lookup
     * @returns {Object} Either { name } or { skip: reason } when the term must not match
     */
    let expandTarget = async (spec, options) => {
        options = options || {};

        if (usesMacro(spec, 'sl')) {
            if (!options.explanation) {
                // the policy has explicit provisions for the local-part (RFC 8601 section 2.7.2)
                ctx.usedLocalPart = true;
            }
            if (nonAsciiLocalPart) {
                // RFC 8616 section 4: terms that include %{s} or %{l} do not match anything
                if (strict) {
                    return { skip: 'local-part' };
                }
                ctx.warnings.add('non-ascii-local-part');
            }
        }

        let values = usesMacro(spec, 'p')
            ? await withPtr(options.ptrResolver || resolver, options.ptrResolver || createSubResolver({ ignoreVoid: true }))
            : macroValues;

        if (options.lowercase) {
            // lower case the literal parts only, an uppercase macro letter means URL escaping
            spec = spec.replace(/%\{[^}]*\}|%[%_-]|[^%]+|%/g, part => (part.charAt(0) === '%' ? part : part.toLowerCase()));
        }

        let name = toALabel(macro(spec, values).replace(/\.$/, ''));

        // names longer than 253 characters are truncated from the left (RFC 7208 section 7.3)
        name = normalizeTargetName(name);

        if (strict && !isValidTargetName(name)) {
            return { skip: 'invalid', name };
        }

        return { name };
    };

    let responses;
    try {
        responses = await resolver(domain, 'TXT');
    } catch (err) {
        if (err.code !== 'ENOTFOUND' && err.code !== 'ENODATA') {
            throw err;
        }
        responses = [];
    }

    let spfRecord;
    let spfRr;

    for (let row of responses || []) {
        row = [].concat(row || []).join('');

        let parts;
        // RFC 7208 section 4.5: the record begins with "v=spf1", terminated by SP or the end of the record
        let exactVersion = /^v=spf1(?: |$)/i.test(row);
        if (strict) {
            if (!exactVersion) {
                continue;
            }
            // terms = *( 1*SP ( directive / modifier ) ), record = version terms *SP
            parts = row.split(' ').filter(part => part);
        } else {
            parts = row.trim().split(/\s+/);
            if (parts[0].toLowerCase() !== 'v=spf1') {
                continue;
            }
            if (!exactVersion) {
                // selected only because leading whitespace was trimmed
                ctx.warnings.add('syntax-error');
            }
        }

        if (spfRecord) {
            // multiple records, return permerror
            throw permError(`multiple SPF records found for ${domain}`);
        }
        spfRr = row;
        spfRecord = parts.slice(1);

        if (spfRr && /[^\x20-\x7E]/.test(spfRr)) {
            let err = new Error('Invalid characters in DNS response');
            err.spfResult = {
                error: 'permerror',
                text: 'DNS response includes invalid characters'
            };
            throw err;
        }
    }

    if (!spfRecord) {
        let err = new Error('SPF failure');
        err.spfResult = { error: 'none', text: `no SPF records found for ${domain}` };
        throw err;
    }

    // RFC 7208 section 4.6: the syntax of the whole record is validated first
    let syntaxError = validateTerms(spfRecord);
    if (syntaxError) {
        if (strict) {
            throw permError(syntaxError);
        }
        // the default mode evaluates the record lazily, so errors after the matching term are ignored
        ctx.warnings.add('syntax-error');
    }

    // set if the result comes from a redirect, the explanation of this record is then not used
    let redirected = false;

    let getResult = async () => {
        // this check is only for passing test suite
        for (let i = spfRecord.length - 1; i >= 0; i--) {
            let part = spfRecord[i];
            if (/^[^:/]+=/.test(part)) {
                //modifier, not mechanism

                if (!/^[a-z](a-z0-9-_\.)*/i.test(part)) {
                    throw permError(`invalid modifier ${part}`);
                }

                let splitPos = part.indexOf('=');
                let modifier = part.substr(0, splitPos).toLowerCase();
                let rawValue = part.substr(splitPos + 1);

                if (!strict) {
                    // the default mode checks the expanded values up front
                    let value = macro(rawValue, macroValues)
                        // remove trailing dot
                        .replace(/\.$/, '');

                    if (!value && (modifier === 'redirect' || modifier === 'exp')) {
                        // an unknown modifier may have an empty value (RFC 7208 section 6)
                        throw permError(`Empty modifier value for ${modifier}`);
                    } else if (modifier === 'redirect' && !/^([\x21-\x2D\x2f-\x7e]+\.)+[a-z]+[a-z\-0-9]*$/i.test(value)) {
                        throw permError(`Invalid redirect target ${value}`);
                    }
                }

                spfRecord.splice(i, 1);
                spfRecord.push({ modifier, value: rawValue });
                continue;
            }

            let mechanism = part
                .split(/[:/=]/)
                .shift()
                .toLowerCase()
                .replace(/^[?\-~+]/, '');

            if (!['all', 'include', 'a', 'mx', 'ip4', 'ip6', 'exists', 'ptr'].includes(mechanism)) {
                throw permError(`Unknown mechanism ${mechanism}`);
            }
        }

        if (spfRecord.filter(p => p && p.modifier === 'redirect').length > 1) {
            // too many redirects
            throw permError(`more than 1 redirect found`);
        }

        for (let i = 0; i < spfRecord.length; i++) {
            let part = spfRecord[i];

            if (typeof part === 'object' && part.modifier) {
                let { modifier, value } = part;

                switch (modifier) {
                    case 'redirect':
                        {
                            if (spfRecord.some(p => /^[?\-~+]?all$/i.test(p))) {
                                // ignore redirect if "all" condition is set
                                continue;
                            }

                            let target = await expandTarget(value);
                            if (target.skip) {
                                // RFC 7208 section 6.1: a malformed target name is a permerror, not "none"
                                throw permError(`Invalid redirect target ${target.name || value}`);
                            }

                            try {
                                let subResult = await spfVerify(target.name, opts);
                                if (subResult) {
                                    redirected = true;
                                    return subResult;
                                }
                            } catch (err) {
                                if (err.spfResult && err.spfResult.error === 'none') {
                                    err.spfResult.error = 'permerror';
                                }
                                // DNS errors (without spfResult) end up as temperror
                                throw err;
                            }
                        }
                        break;

                    case 'exp':
                    default:
                    // do nothing
                }

                continue;
            }

            let key = '';
            let val = '';
            let qualifier = '+'; // default is pass

            let splitterPos = part.indexOf(':');
            if (splitterPos === part.length - 1) {
                throw permError(`unexpected empty value`);
            }
            if (splitterPos >= 0) {
                key = part.substr(0, splitterPos);
                val = part.substr(splitterPos + 1);
            } else {
                let splitterPos = part.indexOf('/');
                if (splitterPos >= 0) {
                    key = part.substr(0, splitterPos);
                    val = part.substr(splitterPos); // keep the / for CIDR
                } else {
                    key = part;
                }
            }

            if (/^[?\-~+]/.test(key)) {
                qualifier = key.charAt(0);
                key = key.substr(1);
            }

            let type = key.toLowerCase();
            switch (type) {
                case 'all':
                    if (val) {
                        throw permError(`unexpected extension for all`);
                    }
                    return { type, qualifier };

                case 'include':
                    {
                        let sub;
                        try {
                            let target = await expandTarget(val);
                            if (target.skip === 'local-part') {
                                // does not match
                                break;
                            }
                            if (target.skip) {
                                // a malformed target name gives "none" (RFC 7208 section 4.3), that is permerror for include
                                throw permError(`Invalid include target ${target.name}`);
                            }
                            // the explanation of the included record is never used (RFC 7208 section 6.2)
                            sub = await spfVerify(target.name, Object.assign({}, opts, { inInclude: true }));
                        } catch (err) {
                            if (err.spfResult) {
                                if (err.spfResult.error === 'none') {
                                    err.spfResult.error = 'permerror';
                                }
                                return err.spfResult;
                            }
                            // any other DNS error: "return temperror" (RFC 7208 section 5.2)
                            throw err;
                        }
                        if (sub && sub.qualifier === '+') {
                            // ignore other valid responses
                            return { type, val, include: sub, qualifier };
                        }
                        if (sub && sub.error) {
                            return sub;
                        }
                    }
                    break;

                case 'ip4':
                case 'ip6':
                    {
                        let res = strict ? matchIpTermStrict(type, val, addr) : matchIpTermLax(type, val, addr, opts.ip);
                        if (res) {
                            return { type, val, qualifier };
                        }
                    }
                    break;

                case 'a':
                    {
                        let { domain: a, cidr4, cidr6 } = parseCidrValue(val, domain, type);
                        let cidr = isIPv6 ? cidr6 : cidr4;

                        let target = await expandTarget(a, { lowercase: true });
                        if (target.skip) {
                            break;
                        }

                        // Query A or AAAA based on client IP type, with dual-stack void optimization
                        // Pass clientIpType to enable smart void counting (see dualStackResolver in index.js)
                        let responses = await resolver(target.name, isIPv6 ? 'AAAA' : 'A', { clientIpType: isIPv6 ? 6 : 4 });
                        if (responses) {
                            for (let ip of responses) {
                                if (matchIp(addr, ip + cidr)) {
                                    return { type, val: domain, qualifier };
                                }
                            }
                        }
                    }
                    break;

                case 'mx':
                    {
                        let { domain: mxDomain, cidr4, cidr6 } = parseCidrValue(val, domain, type);
                        let cidr = isIPv6 ? cidr6 : cidr4;

                        let target = await expandTarget(mxDomain, { lowercase: true });
                        if (target.skip) {
                            break;
                        }

                        let mxList = await resolver(target.name, 'MX');
                        if (mxList) {
                            // MX mechanism uses a separate resolver with independent DNS lookup counter
                            // This prevents MX A/AAAA lookups from consuming the main query limit.
                            // The void limit counts terms, and the MX query of this term was not void,
                            // so address lookups of the MX hosts are not counted as void lookups
                            let subResolver = createSubResolver({ ignoreVoid: true });
                            try {
                                mxList = mxList.sort((a, b) => a.priority - b.priority);
                                for (let mx of mxList) {
                                    // a trailing dot is accepted, and a null MX (".") has no hosts
                                    let exchange = mx && mx.exchange ? mx.exchange.toString().replace(/\.$/, '') : '';
                                    if (exchange) {
                                        // Query A or AAAA for each MX host, with dual-stack void optimization
                                        // Pass clientIpType to enable smart void counting (see dualStackResolver in index.js)
                                        let responses = await subResolver(exchange, isIPv6 ? 'AAAA' : 'A', {
                                            clientIpType: isIPv6 ? 6 : 4
                                        });
                                        if (responses) {
                                            for (let a of responses) {
                                                if (matchIp(addr, a + cidr)) {
                                                    return { type, val: mx.exchange, qualifier };
                                                }
                                            }
                                        }
                                    }
                                }
                            } finally {
                                reportSubQueries(resolver, subResolver, 'mx');
                            }
                        }
                    }
                    break;

                case 'exists':
                    {
                        let target = await expandTarget(val);
                        if (target.skip) {
                            break;
                        }

                        let responses = await resolver(target.name, 'A');
                        if (responses && responses.length) {
                            return { type, val: target.name, qualifier };
                        }
                    }
                    break;

                case 'ptr':
                    {
                        let { cidr4, cidr6 } = parseCidrValue(val, false, type);
                        if (cidr4 || cidr6) {
                            throw permError(`invalid domain-spec definition: ${val}`);
                        }

                        // bare "ptr" defaults to %{d}, the currently evaluated domain
                        let ptrDomain = domain;
                        if (val) {
                            let target = await expandTarget(val);
                            if (target.skip) {
                                break;
                            }
                            ptrDomain = target.name;
                        }
                        ptrDomain = formatDomain(ptrDomain);

                        // PTR name validation uses a resolver with a separate counter
                        let subResolver = createSubResolver({ ignoreVoid: true });

                        // Step 1 and 2. Resolve PTR hostnames and validate these by resolving their addresses.
                        // Every ptr term makes its own PTR query, so every ptr term counts toward the lookup limit
                        let validatedPtrRecords = await getValidatedNames(addr, resolver, subResolver);
                        reportSubQueries(resolver, subResolver, 'ptr');

                        // Step 3. Check subdomain alignment
                        for (let ptrRecord of validatedPtrRecords) {
                            let formattedPtrRecord = formatDomain(ptrRecord);

                            if (formattedPtrRecord === ptrDomain || formattedPtrRecord.substr(-(ptrDomain.length + 1)) === `.${ptrDomain}`) {
                                return { type, val: ptrRecord, qualifier };
                            }
                        }
                    }
                    break;
            }
        }

        return false;
    };

    /**
     * Computes the explanation string (RFC 7208 section 6.2). Any problem means that there is no explanation.
     */
    let getExplanation = async spec => {
        let expResolver = opts.expResolver || resolver;
        try {
            let target = await expandTarget(spec, { explanation: true, ptrResolver: expResolver });
            if (target.skip || !target.name) {
                return false;
            }

            let records = await expResolver(target.name, 'TXT');
            if (!Array.isArray(records) || records.length !== 1) {
                return false;
            }

            let text = [].concat(records[0] || []).join('');
            // the explanation string is limited to US-ASCII
            if (!text || /[^\x20-\x7E]/.test(text)) {
                return false;
            }

            // explain-string = *( macro-string / SP ), throws on syntax errors
            parseMacroString(text, { explain: true });

            if (usesMacro(text, 'sl') && nonAsciiLocalPart && strict) {
                return false;
            }

            return macro(text, usesMacro(text, 'p') ? await withPtr(expResolver, expResolver) : macroValues);
        } catch (err) {
            return false;
        }
    };

    try {
        let res = await getResult();

        if (res && res.qualifier === '-' && !redirected && !opts.inInclude) {
            // a mechanism of this record matched with "-", so the explanation of this record is used
            let exp = spfRecord.find(p => p && typeof p === 'object' && p.modifier === 'exp');
            if (exp) {
                let explanation = await getExplanation(exp.value);
                if (explanation) {
                    res.explanation = explanation;
                }
            }
        }

        if (res && spfRr) {
            res.rr = spfRr;
        } else if (spfRr) {
            res = {
                // default is neutral
                qualifier: '?',
                rr: spfRr
            };
        }
        return res;
    } catch (err) {
        if (spfRr && err.spfResult) {
            err.spfResult.rr = spfRr;
        }
        throw err;
    }
};

// strict: the term has already passed the syntax validation (RFC 7208 section 5.6)
const matchIpTermStrict = (type, val, addr) => {
    let match = val.match(/^(.*?)(?:\/(\d+))?$/);
    let network = parseIp(match[1]);
    if (!network || network.kind() !== (type === 'ip4' ? 'ipv4' : 'ipv6')) {
        throw permError(`invalid IP address`);
    }
    let prefix = typeof match[2] === 'string' ? Number(match[2]) : type === 'ip4' ? 32 : 128;
    // an IPv4 client only matches ip4 terms, an IPv6 client only matches ip6 terms
    return ipInNetwork(addr, network, prefix);
};

// the default mode, keeps the historical handling of malformed ip4 and ip6 terms
const matchIpTermLax = (type, val, addr, clientIp) => {
    let { domain: range, cidr4, cidr6, dualCidr } = parseCidrValue(val, false, type);
    if (!range) {
        throw permError(`bare IP address`);
    }

    // an IPv4 address written in the IPv4-mapped IPv6 form
    let mappingMatch = range.match(/^[:A-F]+:((\d+\.){3}\d+)$/i);

    if (type === 'ip6') {
        if (net.isIPv6(range)) {
            if (dualCidr && mappingMatch) {
                throw permError(`invalid CIDR for IP`);
            }
            // an ip6 network is never converted to IPv4, and only IPv6 clients match it
            // (IPv4-mapped clients are converted to IPv4 before evaluation)
            return addr.kind() === 'ipv6' && matchIp(addr, range + cidr6);
        }
        if (net.isIPv4(range)) {
            if (cidr6) {
                throw permError(`invalid CIDR for IP`);
            }
            return false;
        }
        throw permError(`invalid IP address`);
    }

    if (mappingMatch) {
        range = mappingMatch[1];
    }

    if (!net.isIP(range)) {
        throw permError(`invalid IP address`);
    }

    // validate ipv4 range only, skip ipv6
    if (cidr6 && net.isIPv4(range)) {
        throw permError(`invalid CIDR for IP`);
    }

    if (net.isIP(range) !== net.isIP(clientIp) || !net.isIPv4(range)) {
        // nothing to do here
        return false;
    }

    return matchIp(addr, range + cidr4);
};

module.exports = { spfVerify };


/***/ }),

/***/ 95718:
/***/ ((module, __unused_webpack_exports, __webpack_require__) => {



const net = __webpack_require__(77030);
const ipaddr = __webpack_require__(48280);

// RFC 7208 section 7.1
const MACRO_EXPAND = /^([a-z])(\d*)(r?)([.\-+,/_=]*)$/i;
const MACRO_LETTERS = 'slodiphcrtv';
// allowed only in "exp" text (RFC 7208 section 7.2)
const EXP_ONLY_LETTERS = 'crt';

// toplabel = ( *alphanum ALPHA *alphanum ) / ( 1*alphanum "-" *( alphanum / "-" ) alphanum )
const TOPLABEL = /^(?:[a-z0-9]*[a-z][a-z0-9]*|[a-z0-9]+-[a-z0-9-]*[a-z0-9])$/i;

// name = ALPHA *( ALPHA / DIGIT / "-" / "_" / "." ) (RFC 7208 section 4.6.1)
const MODIFIER_NAME = /^[a-z][a-z0-9\-_.]*$/i;

// qnum based dotted quad (RFC 7208 section 5.6), no leading zeros
const QNUM = '(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])';
const IP4_NETWORK = new RegExp(`^${QNUM}(?:\\.${QNUM}){3}$`);

// ip4-cidr-length = "/" ("0" / %x31-39 0*1DIGIT), ip6-cidr-length = "/" ("0" / %x31-39 0*2DIGIT)
const IP4_CIDR = /^(?:0|[1-9][0-9]?)$/;
const IP6_CIDR = /^(?:0|[1-9][0-9]{0,2})$/;

const MAX_NAME_LENGTH = 253;

/**
 * Parses an IP address string. ipaddr.js 2.x reads "::a.b.c.d" as the IPv4-mapped
 * "::ffff:a.b.c.d", so IPv6 input is first canonicalized by the WHATWG URL parser,
 * which spells every address in hex groups.
 *
 * @param {String} value IP address
 * @returns {Object|null} ipaddr.js address object, or null if the value is not an IP address
 */
const parseIp = value => {
    value = (value || '').toString().trim();
    switch (net.isIP(value)) {
        case 4:
            return ipaddr.parse(value);
        case 6: {
            // a zone index is local to the host, it is not part of the address
            let address = value.replace(/%.*$/, '');
            try {
                let canonical = new URL(`http://[${address}]/`).hostname.replace(/^\[|\]$/g, '');
                return ipaddr.parse(canonical);
            } catch (err) {
                return null;
            }
        }
        default:
            return null;
    }
};

/**
 * Checks if an address object is within a network
 *
 * @param {Object} addr ipaddr.js address object
 * @param {Object} network ipaddr.js address object for the network
 * @param {Number} prefix Prefix length
 * @returns {Boolean}
 */
const ipInNetwork = (addr, network, prefix) => {
    if (!addr || !network || addr.kind() !== network.kind()) {
        return false;
    }
    return addr.match(network, prefix);
};

/**
 * Removes a single trailing dot and truncates names longer than 253 characters from the
 * left by removing whole labels (RFC 7208 section 7.3)
 *
 * @param {String} name Domain name
 * @returns {String}
 */
const normalizeTargetName = name => {
    name = (name || '').toString().replace(/\.$/, '');
    while (name.length > MAX_NAME_LENGTH && name.indexOf('.') >= 0) {
        name = name.substring(name.indexOf('.') + 1);
    }
    return name;
};

/**
 * Checks if a (macro expanded) target name can be used as a DNS query name: at least two
 * labels, each 1 to 63 visible ASCII characters or spaces (spaces can be produced by "%_"),
 * and a top label that follows the "toplabel" rule of RFC 7208 section 7.1
 *
 * @param {String} name Domain name, without the trailing dot
 * @returns {Boolean}
 */
const isValidTargetName = name => {
    if (typeof name !== 'string' || !name || name.length > MAX_NAME_LENGTH) {
        return false;
    }
    let labels = name.split('.');
    if (labels.length < 2) {
        return false;
    }
    for (let label of labels) {
        if (!label || label.length > 63 || !/^[\x20-\x2D\x2F-\x7E]+$/.test(label)) {
            return false;
        }
    }
    return TOPLABEL.test(labels[labels.length - 1]);
};

const syntaxError = message => {
    let err = new Error(message);
    err.spfSyntax = true;
    return err;
};

/**
 * Validates a macro-string (RFC 7208 section 7.1)
 *
 * @param {String} input Macro string
 * @param {Object} [options]
 * @param {Boolean} [options.explain] If true, validates an explain-string: SP is allowed and so are the c, r and t macros
 * @param {Boolean} [options.expLetters] If true, allows the c, r and t macros
 * @returns {Array} List of tokens, each either { literal } or { expand }
 * @throws {Error} On syntax errors
 */
const parseMacroString = (input, options) => {
    options = options || {};
    input = (input || '').toString();

    let tokens = [];
    let pos = 0;
    while (pos < input.length) {
        let chr = input.charAt(pos);

        if (chr === '%') {
            let next = input.charAt(pos + 1);
            if (next === '%' || next === '_' || next === '-') {
                tokens.push({ expand: chr + next });
                pos += 2;
                continue;
            }

            if (next !== '{') {
                throw syntaxError('Unexpected % in macro');
            }

            let end = input.indexOf('}', pos + 2);
            if (end < 0) {
                throw syntaxError('Unterminated macro');
            }

            let body = input.substring(pos + 2, end);
            let match = body.match(MACRO_EXPAND);
            if (!match) {
                throw syntaxError(`Invalid macro "%{${body}}"`);
            }

            let letter = match[1].toLowerCase();
            if (!MACRO_LETTERS.includes(letter)) {
                throw syntaxError(`Unknown macro letter "${match[1]}"`);
            }

            if (EXP_ONLY_LETTERS.includes(letter) && !options.explain && !options.expLetters) {
                throw syntaxError(`Macro letter "${match[1]}" is only allowed in explanation text`);
            }

            if (match[2] && Number(match[2]) === 0) {
                throw syntaxError(`Invalid macro "%{${body}}", the number of parts must be nonzero`);
            }

            tokens.push({ expand: input.substring(pos, end + 1) });
            pos = end + 1;
            continue;
        }

        let code = input.charCodeAt(pos);
        // macro-literal = %x21-24 / %x26-7E, explain-string also allows SP
        if ((code >= 0x21 && code <= 0x7e) || (code === 0x20 && options.explain)) {
            if (tokens.length && typeof tokens[tokens.length - 1].literal === 'string') {
                tokens[tokens.length - 1].literal += input.charAt(pos);
            } else {
                tokens.push({ literal: input.charAt(pos) });
            }
            pos++;
            continue;
        }

        throw syntaxError('Invalid character in macro string');
    }

    return tokens;
};

/**
 * Validates a domain-spec: domain-spec = macro-string domain-end,
 * domain-end = ( "." toplabel [ "." ] ) / macro-expand
 *
 * @param {String} input
 * @throws {Error} On syntax errors
 */
const validateDomainSpec = input => {
    let tokens = parseMacroString(input);
    if (!tokens.length) {
        throw syntaxError('Empty domain-spec');
    }

    let last = tokens[tokens.length - 1];
    if (last.expand) {
        return;
    }

    // the domain-spec ends with literal text, so it must end with "." toplabel [ "." ]
    let literal = last.literal.replace(/\.$/, '');
    let dotPos = literal.lastIndexOf('.');
    if (dotPos < 0 || !TOPLABEL.test(literal.substring(dotPos + 1))) {
        throw syntaxError(`Invalid domain-spec "${input}"`);
    }
};

// a/mx: [ ":" domain-spec ] [ dual-cidr-length ]
const DUAL_CIDR_TERM = /^(?::(.+?))?(?:\/([0-9]+))?(?:\/\/([0-9]+))?$/;

const validateCidr = (value, re, max) => {
    if (typeof value !== 'string') {
        return;
    }
    if (!re.test(value) || Number(value) > max) {
        throw syntaxError(`Invalid CIDR length "${value}"`);
    }
};

/**
 * Validates a single term of an SPF record
 *
 * @param {String} term
 * @param {Object} counters Modifier counters, updated in place
 * @throws {Error} On syntax errors
 */
const validateTerm = (term, counters) => {
    let eqPos = term.indexOf('=');
    let sepMatch = term.match(/[:/]/);
    let sepPos = sepMatch ? sepMatch.index : -1;

    if (eqPos >= 0 && (sepPos < 0 || eqPos < sepPos)) {
        // modifier
        let name = term.substring(0, eqPos);
        let value = term.substring(eqPos + 1);
        if (!MODIFIER_NAME.test(name)) {
            throw syntaxError(`Invalid modifier name "${name}"`);
        }

        switch (name.toLowerCase()) {
            case 'redirect':
            case 'exp':
                counters[name.toLowerCase()] = (counters[name.toLowerCase()] || 0) + 1;
                validateDomainSpec(value);
                break;
            default:
                // unknown-modifier = name "=" macro-string, the macro-string may be empty
                parseMacroString(value, { expLetters: true });
        }
        return;
    }

    let match = term.match(/^([+\-?~]?)([^:/]*)(.*)$/);
    let mechanism = match[2].toLowerCase();
    let rest = match[3];

    switch (mechanism) {
        case 'all':
            if (rest) {
                throw syntaxError('Unexpected value for "all"');
            }
            return;

        case 'include':
        case 'exists':
            if (rest.charAt(0) !== ':') {
                throw syntaxError(`Missing domain-spec for "${mechanism}"`);
            }
            validateDomainSpec(rest.substring(1));
            return;

        case 'a':
        case 'mx': {
            let parts = rest.match(DUAL_CIDR_TERM);
            if (!parts) {
                throw syntaxError(`Invalid "${mechanism}" term`);
            }
            if (typeof parts[1] === 'string') {
                validateDomainSpec(parts[1]);
            }
            validateCidr(parts[2], IP4_CIDR, 32);
            validateCidr(parts[3], IP6_CIDR, 128);
            return;
        }

        case 'ptr':
            if (!rest) {
                return;
            }
            if (rest.charAt(0) !== ':') {
                throw syntaxError('Invalid "ptr" term');
            }
            validateDomainSpec(rest.substring(1));
            return;

        case 'ip4': {
            let parts = rest.match(/^:([^/]+)(?:\/([^/]*))?$/);
            if (!parts || !IP4_NETWORK.test(parts[1])) {
                throw syntaxError('Invalid "ip4" term');
            }
            validateCidr(parts[2], IP4_CIDR, 32);
            return;
        }

        case 'ip6': {
            let parts = rest.match(/^:([0-9a-f:.]+)(?:\/([^/]*))?$/i);
            if (!parts || !net.isIPv6(parts[1])) {
                throw syntaxError('Invalid "ip6" term');
            }
            validateCidr(parts[2], IP6_CIDR, 128);
            return;
        }

        default:
            throw syntaxError(`Unknown mechanism "${mechanism}"`);
    }
};

/**
 * Validates the terms of an SPF record (RFC 7208 section 4.6)
 *
 * @param {Array} terms List of terms (the record without the version section, split on SP)
 * @returns {String|false} Description of the first syntax error, or false if the record is valid
 */
const validateTerms = terms => {
    let counters = {};
    try {
        for (let term of terms) {
            validateTerm(term, counters);
        }
    } catch (err) {
        if (err.spfSyntax) {
            return err.message;
        }
        throw err;
    }

    for (let modifier of ['redirect', 'exp']) {
        if (counters[modifier] > 1) {
            return `more than 1 ${modifier} found`;
        }
    }

    return false;
};

module.exports = {
    parseIp,
    ipInNetwork,
    normalizeTargetName,
    isValidTargetName,
    parseMacroString,
    validateTerms
};


/***/ }),

/***/ 88172:
/***/ ((module, exports) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports["default"] = addressparser;
/**
 * Restores the quoting of a local part that was read out of a quoted string.
 *
 * RFC 5321 allows '@' inside a quoted local part, so handing '"user@evil.com"@good.com'
 * on as the bare 'user@evil.com@good.com' leaves it to the consumer which '@' splits the
 * domain off. Getting that wrong is a misrouting vector, so the quotes go back on. The
 * same holds for the other specials: a ',' or a ';' that loses its quotes reads as a
 * recipient separator once the consumer puts the address back into a header.
 *
 * This module has no dependencies so that it can ship on its own, which is why the two
 * grammar tests below are spelled out here instead of shared with src/mime-node. Keeping
 * only what is ambiguous quoted is deliberate, mime-node applies the stricter RFC 5321
 * dot-atom rule on top of this when it emits an address.
 *
 * @param address Address with an unquoted local part
 * @return Address with the local part as a quoted-string
 */
function _quoteLocalPart(address) {
    const lastAt = address.lastIndexOf('@');
    if (lastAt < 0) {
        // no domain to split off, nothing can be misrouted
        return address;
    }
    const user = address.substr(0, lastAt);
    if (/^[^\s"(),:;<>@[\\\]]+$/.test(user) || /^"(?:[^"\\]|\\[\s\S])*"$/.test(user)) {
        // a local part that carries no special reads the same with or without the quotes,
        // and one that is already a complete quoted-string needs nothing either
        return address;
    }
    return '"' + user.replace(/["\\]/g, '\\$&') + '"@' + address.substr(lastAt + 1);
}
/**
 * Reached for every parsed address, so it is built once rather than per call.
 */
const HAS_WHITESPACE = /\s/;
/**
 * An addr-spec that carries its whitespace legally, inside a quoted local part. The
 * optional tail is the malformed shape: a real mailbox with wreckage trailing it.
 */
const QUOTED_LOCAL_ADDR = /^("(?:[^"\\]|\\[\s\S])*"@\S+)(?:\s+([\s\S]+))?$/;
/**
 * One run holding a single '@' and no whitespace, the shape an addr-spec has to have.
 */
const ADDR_SPEC = /^[^@\s]+@[^@\s]+$/;
/**
 * The looser reading applied once the strict one finds nothing, which tolerates the
 * further '@' that a domain should not have but malformed headers carry anyway.
 */
const LOOSE_ADDR_SPEC = /^[^@\s]+@\S+$/;
/**
 * An addr-spec sitting inside free text, together with the whitespace around it. Sticky
 * on purpose: it is run at the one offset _looseAddressStart picks rather than being let
 * loose to search, see there.
 */
const LOOSE_TEXT_ADDR = /\s*\b[^@\s]+@[^\s]+\b\s*/y;
/**
 * The characters JS `\s` matches, which the scan below has to agree with to land on the
 * same match the pattern would.
 */
function _isSpaceCode(code) {
    return (code === 0x20 ||
        (code >= 0x09 && code <= 0x0d) ||
        code === 0xa0 ||
        code === 0x1680 ||
        (code >= 0x2000 && code <= 0x200a) ||
        code === 0x2028 ||
        code === 0x2029 ||
        code === 0x202f ||
        code === 0x205f ||
        code === 0x3000 ||
        code === 0xfeff);
}
/**
 * The characters JS `\w` matches without the unicode flag, the set the `\b` in
 * LOOSE_TEXT_ADDR is read against. charCodeAt off either end of the string gives NaN,
 * which compares false throughout, so out of range reads as the non-word the pattern
 * treats them as.
 */
function _isWordCode(code) {
    return (code >= 0x30 && code <= 0x39) || (code >= 0x41 && code <= 0x5a) || (code >= 0x61 && code <= 0x7a) || code === 0x5f;
}
/**
 * Whether `\b` holds at an offset
 */
function _isBoundary(text, at) {
    return _isWordCode(text.charCodeAt(at - 1)) !== _isWordCode(text.charCodeAt(at));
}
/**
 * Offset of the first '@' in `text` between `from` and `to`, or -1 when the range holds none.
 *
 * indexOf would scan on to the end of the value, and the value here is a whole header. The
 * walk below steps one whitespace delimited run at a time and only ever uses a '@' that sits
 * inside the run it is on, so an unbounded probe rescans everything behind that run once per
 * run and grows with the square of the header: 400KB of free text carrying no '@' took a
 * quarter of a second. GHSA-v53p-9fqp-m79j took the pattern search out of this walk and left
 * the probe unbounded behind it.
 *
 * @param text Text to look in
 * @param from Offset to start at
 * @param to Offset to stop before
 * @return Offset of the '@', or -1
 */
function _indexOfAt(text, from, to) {
    for (let i = from; i < to; i++) {
        if (text.charCodeAt(i) === 0x40) {
            return i;
        }
    }
    return -1;
}
/**
 * Finds the offset LOOSE_TEXT_ADDR matches at, or -1 when it does not match at all.
 *
 * Letting the pattern search for itself is quadratic: '[^@\s]+' is retried from every
 * offset and rescans the run to the next '@' each time, so 140KB of header holding no
 * usable '@' blocks the event loop for about ten seconds (GHSA-v53p-9fqp-m79j). The search is also unnecessary.
 * '[^@\s]+' crosses neither whitespace nor a '@', so a match can only begin at the head of
 * a whitespace delimited run or just past a '@' inside one, and '[^\s]+\b' gives characters
 * back until it lands on a boundary, so the only end it can take in that run is the last
 * boundary in it. Both are found in one pass, and the pattern is then run at that single
 * offset.
 *
 * @param text Free text to look in
 * @return Offset to match at, or -1
 */
function _looseAddressStart(text) {
    const len = text.length;
    let pos = 0;
    while (pos < len) {
        while (pos < len && _isSpaceCode(text.charCodeAt(pos))) {
            pos++;
        }
        if (pos >= len) {
            break;
        }
        const runStart = pos;
        let runEnd = pos;
        while (runEnd < len && !_isSpaceCode(text.charCodeAt(runEnd))) {
            runEnd++;
        }
        let at = _indexOfAt(text, runStart, runEnd);
        if (at >= 0) {
            let lastBoundary = -1;
            for (let k = runEnd; k > runStart; k--) {
                if (_isBoundary(text, k)) {
                    lastBoundary = k;
                    break;
                }
            }
            let atomStart = runStart;
            while (lastBoundary >= 0 && at >= 0) {
                // '[^@\s]+' has to cover a character before the '@' and '[^\s]+' one after it,
                // and the boundary that ends the match has to sit past both
                if (at > atomStart && runEnd > at + 1 && lastBoundary > at + 1) {
                    for (let start = atomStart; start < at; start++) {
                        if (_isBoundary(text, start)) {
                            if (start > runStart) {
                                return start;
                            }
                            // the leading '\s*' is greedy, so a match that begins at the run
                            // takes the whitespace in front of it along
                            let padded = runStart;
                            while (padded > 0 && _isSpaceCode(text.charCodeAt(padded - 1))) {
                                padded--;
                            }
                            return padded;
                        }
                    }
                }
                atomStart = at + 1;
                at = _indexOfAt(text, atomStart, runEnd);
            }
        }
        pos = runEnd;
    }
    return -1;
}
/**
 * Recovers the addr-spec from an angle-addr that came back holding unquoted whitespace.
 *
 * A malformed header can put more than a mailbox between the angle brackets, most often
 * because the generator wrote the recipient twice: '<user@example.com user@example.com>'
 * or '<example.com user@example.com>'. Whitespace is not addr-spec, so the whole run can
 * never be a mailbox anyone could deliver to, and passing it on as the address loses the
 * recipient that is sitting right there in the header.
 *
 * The run that still reads as an addr-spec is kept and whatever is left over becomes
 * display text rather than being dropped. Candidates are read strictly first and then
 * under the looser grammar, the same two tiers the unquoted-text branch below applies to
 * the same problem, so that '<a@b@c.com junk>' and a bare 'a@b@c.com junk' agree on the
 * recipient. When several runs qualify the first wins, which is what that branch's looser
 * tier does within a token.
 *
 * A quoted local part is left alone: RFC 5321 allows whitespace inside it, so
 * '<"user name"@example.com>' is well formed and means exactly what it says.
 *
 * @param data Collected address parts, mutated in place
 */
function _recoverAddrSpec(data) {
    if (!HAS_WHITESPACE.test(data.address)) {
        return;
    }
    let address;
    let rest;
    const quoted = data.address.match(QUOTED_LOCAL_ADDR);
    if (quoted) {
        if (!quoted[2]) {
            // the whitespace sits inside the quoted local part, this is a well formed mailbox
            return;
        }
        // a real mailbox with wreckage trailing it, so peel the addr-spec off whole rather
        // than splitting into the quotes
        address = quoted[1];
        rest = [quoted[2]];
    }
    else {
        if (data.address.indexOf('"') >= 0) {
            // Splitting on whitespace loses track of where the quoted string starts and ends,
            // and this module does not take addresses out of quoted strings: the run picked out
            // of '<junk "user@evil.com b"@good.com>' would be an address from the domain the
            // quotes were hiding. Every well formed shape was already handled above, so what is
            // left is wreckage either way and the original is the honest answer
            return;
        }
        const parts = data.address.split(/\s+/);
        let addrIndex = parts.findIndex(part => ADDR_SPEC.test(part));
        if (addrIndex < 0) {
            addrIndex = parts.findIndex(part => LOOSE_ADDR_SPEC.test(part));
        }
        if (addrIndex < 0) {
            // nothing in there reads as an address, there is no better answer than the original
            return;
        }
        address = parts.splice(addrIndex, 1)[0];
        rest = parts;
    }
    data.address = address;
    data.text = [data.text]
        .concat(rest)
        .filter(part => part)
        .join(' ');
}
/**
 * Converts tokens for a single address into an address object
 *
 * @param tokens Tokens object
 * @param depth Current recursion depth for nested group protection
 * @return Address object
 */
function _handleAddress(tokens, depth) {
    let isGroup = false;
    let state = 'text';
    const addresses = [];
    const data = {
        address: [],
        comment: [],
        group: [],
        text: [],
        textWasQuoted: []
    };
    let insideQuotes = false;
    // Last character of the run each state is currently accumulating. Reading it back off
    // the accumulator with slice(-1) makes the engine flatten the whole growing string on
    // every token, which is quadratic over an address built from many comment-joined atoms
    // (GHSA-prgh-xp8r-p3m5). A run only ever grows by the token appended below, so the
    // character is carried along instead of re-read.
    const lastChars = { address: '', comment: '', group: '', text: '' };
    // Filter out <addresses>, (comments) and regular text
    for (let i = 0, len = tokens.length; i < len; i++) {
        const token = tokens[i];
        const prevToken = i ? tokens[i - 1] : null;
        if (token.type === 'operator') {
            switch (token.value) {
                case '<':
                    state = 'address';
                    insideQuotes = false;
                    break;
                case '(':
                    state = 'comment';
                    insideQuotes = false;
                    break;
                case ':':
                    state = 'group';
                    isGroup = true;
                    insideQuotes = false;
                    break;
                case '"':
                    insideQuotes = !insideQuotes;
                    state = 'text';
                    break;
                default:
                    state = 'text';
                    insideQuotes = false;
                    break;
            }
        }
        else if (token.value) {
            // An empty quoted string is dropped by the tokenizer, leaving no text token of its
            // own for textWasQuoted to be recorded on, so the pair of quote operators right in
            // front of this token is all that is left of it and the run it opens carries the
            // quoting instead. Without this '""@example.com' reads as the bare '@example.com',
            // the quotes never go back on, and the value is no longer an addr-spec a trailing
            // comment can be peeled off of. It only ever opens a run: a run that already holds
            // material collected outside the quotes is not a quoted string, whatever follows it
            const prevPrevToken = i > 1 ? tokens[i - 2] : null;
            const opensAfterEmptyQuotedString = prevToken?.type === 'operator' &&
                prevToken.value === '"' &&
                !!prevToken.noBreak &&
                prevPrevToken?.type === 'operator' &&
                prevPrevToken.value === '"';
            if (state === 'address') {
                // Handle unquoted name that includes a "<".
                // Apple Mail truncates everything between an unexpected < and an address.
                token.value = token.value.replace(/^[^<]*<\s*/, '');
            }
            // A comment is folding whitespace. It may sit inside an addr-spec, on either side
            // of the '@', but it cannot join two atoms into one: gluing across it would read
            // 'user@example.com(x)evil.com' as the single domain 'example.comevil.com' and
            // deliver to a domain the sender never named.
            const parts = data[state];
            const joins = prevToken &&
                prevToken.noBreak &&
                parts.length &&
                (prevToken.value !== ')' || lastChars[state] === '@' || token.value.charAt(0) === '@');
            if (joins) {
                data[state][data[state].length - 1] += token.value;
                if (token.value) {
                    lastChars[state] = token.value.charAt(token.value.length - 1);
                }
                if (state === 'text' && insideQuotes) {
                    data.textWasQuoted[data.textWasQuoted.length - 1] = true;
                }
            }
            else {
                data[state].push(token.value);
                lastChars[state] = token.value.charAt(token.value.length - 1);
                if (state === 'text') {
                    data.textWasQuoted.push(insideQuotes || opensAfterEmptyQuotedString);
                }
            }
        }
    }
    // If there is no text but a comment, replace the two
    if (!data.text.length && data.comment.length) {
        data.text = data.comment;
        data.comment = [];
    }
    if (isGroup) {
        // http://tools.ietf.org/html/rfc2822#appendix-A.1.3
        data.text = data.text.join(' ');
        // Parse group members, but flatten any nested groups (RFC 5322 doesn't allow nesting)
        let groupMembers = [];
        if (data.group.length) {
            const parsedGroup = addressparser(data.group.join(','), { _depth: depth + 1 });
            parsedGroup.forEach(member => {
                if (member.group) {
                    groupMembers = groupMembers.concat(member.group);
                }
                else {
                    groupMembers.push(member);
                }
            });
        }
        addresses.push({
            name: data.text || '',
            group: groupMembers
        });
    }
    else {
        // If no address was found, try to detect one from regular text
        if (!data.address.length && data.text.length) {
            for (let i = data.text.length - 1; i >= 0; i--) {
                // Security: Do not extract email addresses from quoted strings.
                // RFC 5321 allows @ inside quoted local-parts like "user@domain"@example.com.
                // Extracting emails from quoted text leads to misrouting vulnerabilities.
                if (!data.textWasQuoted[i] && ADDR_SPEC.test(data.text[i])) {
                    data.address = data.text.splice(i, 1);
                    data.textWasQuoted.splice(i, 1);
                    break;
                }
            }
            // Try a looser regex match if strict match found nothing
            if (!data.address.length) {
                let extracted = false;
                for (let i = data.text.length - 1; i >= 0; i--) {
                    // Security: Do not extract email addresses from quoted strings
                    if (!data.textWasQuoted[i]) {
                        const part = data.text[i];
                        let remainder = part;
                        const at = _looseAddressStart(part);
                        if (at >= 0) {
                            LOOSE_TEXT_ADDR.lastIndex = at;
                            const match = LOOSE_TEXT_ADDR.exec(part);
                            if (match) {
                                data.address = [match[0].trim()];
                                extracted = true;
                                remainder = part.slice(0, at) + ' ' + part.slice(at + match[0].length);
                            }
                        }
                        data.text[i] = remainder.trim();
                        if (extracted) {
                            break;
                        }
                    }
                }
            }
        }
        // If there's still no text but a comment exists, replace the two
        if (!data.text.length && data.comment.length) {
            data.text = data.comment;
            data.comment = [];
        }
        // Keep only the first address occurrence, push others to regular text
        if (data.address.length > 1) {
            data.text = data.text.concat(data.address.splice(1));
        }
        // An address is only taken from unquoted text, so anything left in the text at this
        // point that still has to serve as the address carries its quoting in this flag
        const addressFromQuotedText = !data.address.length && data.textWasQuoted.some(wasQuoted => wasQuoted);
        // Join values with spaces
        data.text = data.text.join(' ');
        data.address = data.address.join(' ');
        if (addressFromQuotedText && data.text) {
            // The mailbox is still sitting in the text, so it moves over here and is quoted
            // before the recovery below rather than after it. Anything else the text holds
            // came along with it: a comment ends the domain but leaves the atoms behind it in
            // the same text, and '"user"@example.com(x)evil.com' was handed on as the address
            // 'user@example.com evil.com', a second domain riding into the envelope recipient
            // on a value that is no addr-spec at all (GHSA-g57g-f23g-4646). Putting the quotes
            // back first is what lets the recovery tell the whitespace an addr-spec may carry
            // from the wreckage trailing one, as only a quoted local part may hold whitespace
            data.address = _quoteLocalPart(data.text);
            data.text = '';
        }
        _recoverAddrSpec(data);
        const address = {
            address: data.address || data.text || '',
            name: data.text || data.address || ''
        };
        if (address.address === address.name) {
            if (/@/.test(address.address || '')) {
                address.name = '';
            }
            else {
                address.address = '';
            }
        }
        addresses.push(address);
    }
    return addresses;
}
/**
 * Creates a Tokenizer object for tokenizing address field strings
 *
 * @constructor
 * @param str Address field string
 */
class Tokenizer {
    constructor(str) {
        this.str = (str || '').toString();
        this.operatorCurrent = '';
        this.operatorExpecting = '';
        this.node = null;
        this.escaped = false;
        this.inDomainLiteral = false;
        this.list = [];
        /**
         * Operator tokens and which tokens are expected to end the sequence
         */
        this.operators = {
            '"': '"',
            '(': ')',
            '<': '>',
            ',': '',
            ':': ';',
            // Semicolons are not a legal delimiter per the RFC2822 grammar other
            // than for terminating a group, but they are also not valid for any
            // other use in this context.  Given that some mail clients have
            // historically allowed the semicolon as a delimiter equivalent to the
            // comma in their UI, it makes sense to treat them the same as a comma
            // when used outside of a group.
            ';': ''
        };
    }
    /**
     * Tokenizes the original input string
     *
     * @return An array of operator|text tokens
     */
    tokenize() {
        const list = [];
        for (let i = 0, len = this.str.length; i < len; i++) {
            const chr = this.str.charAt(i);
            const nextChr = i < len - 1 ? this.str.charAt(i + 1) : null;
            this.checkChar(chr, nextChr);
        }
        this.list.forEach(node => {
            node.value = (node.value || '').toString().trim();
            if (node.value) {
                list.push(node);
            }
        });
        return list;
    }
    /**
     * Checks if a character is an operator or text and acts accordingly
     *
     * @param chr Character from the address field
     */
    checkChar(chr, nextChr) {
        // Track RFC 5322 domain-literals ("[" *dtext "]"). Operator characters such
        // as the ":" of an IPv6 address-literal (user@[IPv6:2001:db8::1]) are dtext
        // and must not be treated as the group delimiter while inside the brackets.
        // Quoted strings and comments are handled separately via operatorExpecting,
        // so only enter this state when no operator is open. The list separators ","
        // and ";" are the exception: they always end the literal (and split the
        // address list) so that an unclosed "[" cannot swallow later recipients.
        if (!this.escaped && !this.operatorExpecting) {
            if (!this.inDomainLiteral && chr === '[') {
                this.inDomainLiteral = true;
            }
            else if (this.inDomainLiteral && (chr === ']' || chr === ',' || chr === ';')) {
                this.inDomainLiteral = false;
            }
        }
        if (this.escaped) {
            // ignore next condition blocks
        }
        else if (chr === this.operatorExpecting) {
            this.node = {
                type: 'operator',
                value: chr
            };
            if (nextChr && ![' ', '\t', '\r', '\n', ',', ';'].includes(nextChr)) {
                this.node.noBreak = true;
            }
            this.list.push(this.node);
            this.node = null;
            this.operatorExpecting = '';
            this.escaped = false;
            return;
        }
        else if (!this.operatorExpecting && !this.inDomainLiteral && chr in this.operators) {
            this.node = {
                type: 'operator',
                value: chr
            };
            this.list.push(this.node);
            this.node = null;
            this.operatorExpecting = this.operators[chr];
            this.escaped = false;
            return;
        }
        else if (['"', "'"].includes(this.operatorExpecting) && chr === '\\') {
            this.escaped = true;
            return;
        }
        if (!this.node) {
            this.node = {
                type: 'text',
                value: ''
            };
            this.list.push(this.node);
        }
        if (chr === '\n') {
            // Convert newlines to spaces. Carriage return is ignored as \r and \n usually
            // go together anyway and there already is a WS for \n. Lone \r means something is fishy.
            chr = ' ';
        }
        if (chr.charCodeAt(0) >= 0x21 || [' ', '\t'].includes(chr)) {
            // skip command bytes
            this.node.value += chr;
        }
        this.escaped = false;
    }
}
/**
 * Maximum recursion depth for parsing nested groups.
 * RFC 5322 doesn't allow nested groups, so this is a safeguard against
 * malicious input that could cause stack overflow.
 */
const MAX_NESTED_GROUP_DEPTH = 50;
/**
 * Parses structured e-mail addresses from an address field
 *
 * Example:
 *
 *    'Name <address@domain>'
 *
 * will be converted to
 *
 *     [{name: 'Name', address: 'address@domain'}]
 *
 * @param str Address field
 * @param options Optional options object
 * @param options._depth Internal recursion depth counter (do not set manually)
 * @return An array of address objects
 */
function addressparser(str, options) {
    options = options || {};
    const depth = options._depth || 0;
    // Prevent stack overflow from deeply nested groups (DoS protection)
    if (depth > MAX_NESTED_GROUP_DEPTH) {
        return [];
    }
    const tokenizer = new Tokenizer(str);
    const tokens = tokenizer.tokenize();
    const addresses = [];
    let address = [];
    let parsedAddresses = [];
    tokens.forEach(token => {
        if (token.type === 'operator' && (token.value === ',' || token.value === ';')) {
            if (address.length) {
                addresses.push(address);
            }
            address = [];
        }
        else {
            address.push(token);
        }
    });
    if (address.length) {
        addresses.push(address);
    }
    addresses.forEach(addr => {
        const handled = _handleAddress(addr, depth);
        // Appended in place. Rebuilding the accumulator with concat() would copy every
        // entry collected so far on each address, making a flat list cost O(n^2).
        for (let i = 0; i < handled.length; i++) {
            parsedAddresses.push(handled[i]);
        }
    });
    // Merge fragments produced when unquoted display names contain commas.
    // "Joe Foo, PhD <joe@example.com>" is split on the comma into
    // [{name:"Joe Foo", address:""}, {name:"PhD", address:"joe@example.com"}].
    // Recombine: a name-only entry followed by an entry with both name and address.
    // Walked back to front so that a run of fragments folds into one entry in a single
    // pass. Splicing each fragment out of the list instead would cost O(n^2).
    const mergedAddresses = [];
    for (let i = parsedAddresses.length - 1; i >= 0; i--) {
        const current = parsedAddresses[i];
        const next = mergedAddresses.length ? mergedAddresses[mergedAddresses.length - 1] : null;
        if (next && current.address === '' && current.name && !current.group && next.address && next.name) {
            next.name = current.name + ', ' + next.name;
        }
        else {
            mergedAddresses.push(current);
        }
    }
    mergedAddresses.reverse();
    parsedAddresses = mergedAddresses;
    if (options.flatten) {
        const flatAddresses = [];
        const walkAddressList = (list) => {
            list.forEach(entry => {
                if (entry.group) {
                    return walkAddressList(entry.group);
                }
                flatAddresses.push(entry);
            });
        };
        walkAddressList(parsedAddresses);
        return flatAddresses;
    }
    return parsedAddresses;
}
module.exports = exports.default;
Object.defineProperty(module.exports, "default", ({ value: exports.default, enumerable: false, writable: true, configurable: true }));


/***/ })

};
