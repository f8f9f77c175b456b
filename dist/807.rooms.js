export const id = 807;
export const ids = [807];
export const modules = {

/***/ 95875:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ httpHeaders)
/* harmony export */ });
/** The header fields of the wire, spelled once; HTTP compares them without regard to case (RFC 9110 §5.1). */
/** Header field names in the spelling of the document; `.toLowerCase()` gives the key in Node's `headers`. */
const httpHeaders = {
    /** Requests an hour that the token may make. */
    rateLimit: 'X-RateLimit-Limit',
    /** Requests left in the running window. */
    rateLimitRemaining: 'X-RateLimit-Remaining',
    /** Unix second at which the window ends. */
    rateLimitReset: 'X-RateLimit-Reset',
    /** Seconds or an HTTP date: RFC 9110 §10.2.3. */
    retryAfter: 'Retry-After',
    /** `wait=20` asks for a long poll: RFC 7240 §4.3. */
    prefer: 'Prefer',
    /** What of `Prefer` the server did: RFC 7240 §3. */
    preferenceApplied: 'Preference-Applied',
    /** RFC 9110 §13.1.2. */
    ifNoneMatch: 'If-None-Match',
    /** RFC 9110 §8.8.3. */
    etag: 'ETag',
    /** `Bearer <token>`: RFC 6750 §2.1. */
    authorization: 'Authorization',
    contentType: 'Content-Type',
    location: 'Location',
    date: 'Date',
    userAgent: 'User-Agent',
    accept: 'Accept',
};


/***/ }),

/***/ 57017:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ parseWire)
/* harmony export */ });
/* unused harmony export renderJsonPath */
/* harmony import */ var _errors_problem_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32964);
/** How JSON from outside becomes a typed value: one schema a shape, and every mismatch as a problem with its JSON path. */

/** How many mismatches are told one by one: a list of 10,000 wrong entries is one mistake, not 10,000. */
const shownProblemCount = 10;
/**
 * Looks at a JSON value with a schema.
 *
 * @returns the value, unknown fields kept; or the mismatches (at most ten, then a count), each with its path below `root`,
 *   what came and what was expected
 */
function parseWire(schema, json, root = '$') {
    const outcome = schema.safeParse(json);
    if (outcome.success)
        return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_0__.ok)(outcome.data);
    const issues = outcome.error.issues.flatMap(closestMismatch);
    const problems = issues.slice(0, shownProblemCount).map((issue) => toProblem(issue, json, root));
    const moreCount = issues.length - problems.length;
    if (moreCount === 0)
        return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .bad */ .MB)(...problems);
    return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .bad */ .MB)(...problems, { input: root, came: `${moreCount} more mismatches`, expected: 'none' });
}
/** A JSON path as people write it: `$.data.test_results[3].delivered_to`, keys with odd characters in quotes. */
function renderJsonPath(path, root = '$') {
    return path.reduce((text, step) => text + renderStep(step), root);
}
function renderStep(step) {
    if (typeof step === 'number')
        return `[${step}]`;
    const name = String(step);
    return /^[A-Za-z_]\w*$/.test(name) ? `.${name}` : `[${(0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .quoteValue */ .cl)(name)}]`;
}
/**
 * What of a union is worth telling: the mismatches of the form that fitted furthest down, since it is the one that was
 * meant; the union's own words when none fitted at all.
 */
function closestMismatch(issue) {
    if (issue.code !== 'invalid_union')
        return [issue];
    const forms = issue.errors.map((errors) => errors.flatMap(closestMismatch));
    const closest = forms.toSorted((left, right) => depthOf(right) - depthOf(left))[0];
    if (closest === undefined || depthOf(closest) === 0)
        return [issue];
    return closest.map((inner) => below(issue.path, inner));
}
function below(path, inner) {
    return { ...inner, path: [...path, ...inner.path] };
}
function depthOf(issues) {
    return Math.max(0, ...issues.slice(0, shownProblemCount).map((issue) => issue.path.length));
}
function toProblem(issue, json, root) {
    const found = valueAt(json, issue.path);
    return {
        input: renderJsonPath(issue.path, root),
        came: found === undefined ? 'nothing' : (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .quoteValue */ .cl)(found),
        expected: expectedBy(issue),
    };
}
function valueAt(json, path) {
    let value = json;
    for (const step of path) {
        if (typeof value !== 'object' || value === null)
            return undefined;
        value = Object.getOwnPropertyDescriptor(value, step)?.value;
    }
    return value;
}
const typeNames = {
    string: 'a string',
    number: 'a number',
    int: 'a whole number',
    boolean: 'true or false',
    array: 'an array',
    object: 'an object',
    record: 'an object',
};
/** Schemas that say more than a type give their own words as the message. */
function expectedBy(issue) {
    if (issue.code === 'invalid_type')
        return typeNames[issue.expected] ?? issue.expected;
    if (issue.code === 'invalid_value')
        return oneOf(issue.values);
    return issue.message;
}
/** `"a" or "b"`, as an error message lists what may come. */
function oneOf(values) {
    return values.map((value) => JSON.stringify(value) ?? String(value)).join(' or ');
}


/***/ }),

/***/ 75807:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  startEmbeddedService: () => (/* binding */ startEmbeddedService)
});

// EXTERNAL MODULE: ./lib/errors/presend-error.js
var presend_error = __webpack_require__(7443);
// EXTERNAL MODULE: ./lib/contract/names.js
var names = __webpack_require__(766);
;// CONCATENATED MODULE: ./lib/seeds/directory.js
/** The seed mailboxes that the service has, and how each of them is doing. */

/** A directory of these seeds. */
function seedDirectory(seeds) {
    const byAddress = new Map(seeds.map((seed) => [seed.address, seed]));
    return { list: () => seeds, find: (address) => byAddress.get(address.toLowerCase()) ?? null };
}
/** True when the seed may be given to a test. */
function isMonitored(seed) {
    return seed.isEnabled && seed.health !== 'unhealthy';
}
/**
 * Nine seeds, three a type, at seven providers that cannot exist: `.example` is reserved (RFC 2606 §2), so no mistake
 * in an SMTP setting ever sends a test to a stranger.
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
/** The local seeds of some types; none given means all. */
function localSeedsOf(types) {
    const wanted = types.length === 0 ? names/* providerTypes */.Nm : types;
    return localSeeds.filter((seed) => wanted.includes(seed.providerType));
}

// EXTERNAL MODULE: ./lib/mail/parse-message.js
var parse_message = __webpack_require__(32974);
// EXTERNAL MODULE: ./node_modules/mailauth/lib/dkim/verify.js
var verify = __webpack_require__(52308);
;// CONCATENATED MODULE: ./lib/verdict/authentication/check-dkim.js
/** DKIM by mailauth, under RFC 6376, 8301 and 8463 to the letter. */

/** RFC 6376 §6.1 lets a verifier limit them; each one costs a key and a hash, and a hostile message may have thousands. */
const maxSignatureCount = 20;
const dkimResults = ['none', 'pass', 'fail', 'policy', 'neutral', 'temperror', 'permerror'];
/** Verifies every signature; also says whom From: names, since DMARC needs both from one reading of the header. */
async function checkDkim(signed, resolver, nowMs) {
    const { bytes, message } = signed;
    if (signatureCount(message) > maxSignatureCount)
        return await refuseSignatures(message, resolver);
    return await check_dkim_verify(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), resolver, nowMs);
}
/** How many DKIM-Signature fields the message has. */
function signatureCount(message) {
    return message.headerFields.filter((field) => field.name.toLowerCase() === 'dkim-signature').length;
}
async function check_dkim_verify(message, resolver, nowMs) {
    const answer = await (0,verify.dkimVerify)(message, { resolver: resolver.resolve, strict: true, curTime: new Date(nowMs) });
    const signatures = answer.results.flatMap((row) => {
        if (row.status.result === 'none' || row.signingDomain === undefined)
            return [];
        return [
            {
                result: dkimResults.find((known) => known === row.status.result) ?? 'permerror',
                domain: row.signingDomain.toLowerCase(),
                selector: row.selector ?? '',
                comment: explain(row.status.comment ?? null, row),
                unsignedBytes: row.status.underSized ?? 0,
            },
        ];
    });
    return { signatures, fromAddresses: answer.headerFrom, fromFieldCount: answer.fromFields };
}
/** Reads From: alone, so that none of the signatures costs anything. */
async function refuseSignatures(message, resolver) {
    const fromFields = message.headerFields.filter((field) => field.name.toLowerCase() === 'from');
    const lines = fromFields.map((field) => `From:${field.rawValue}\r\n`);
    const read = await check_dkim_verify(Buffer.from(`${lines.join('')}\r\n`), resolver, 0);
    const comment = `more than ${maxSignatureCount} signatures, so none was tried`;
    return { ...read, signatures: [{ result: 'policy', domain: '', selector: '', comment, unsignedBytes: 0 }] };
}
/** Says where the missing key was looked for: this is the fault most people have to find. */
function explain(comment, row) {
    return comment === 'no key' ? `no key record at ${row.selector}._domainkey.${row.signingDomain}` : comment;
}

// EXTERNAL MODULE: ./node_modules/mailauth/lib/dmarc/index.js
var dmarc = __webpack_require__(49659);
;// CONCATENATED MODULE: ./lib/verdict/authentication/check-dmarc.js
/** DMARC by mailauth, which walks the DNS tree of RFC 9989 §4.10 itself. */

const policies = ['none', 'quarantine', 'reject'];
/** Evaluates DMARC from what SPF (`null`: not measured) and DKIM gave. */
async function checkDmarc(spf, dkim, resolver) {
    const passing = {
        spfDomains: spf?.result === 'pass' ? [spf.domain] : [],
        dkimDomains: dkim.signatures.filter((signature) => signature.result === 'pass').map(toDkimDomain),
    };
    const evaluation = await evaluate(passing, dkim, resolver);
    const { response } = evaluation;
    if (response === false)
        return unevaluated(problemTexts[evaluation.reason ?? 'no-author-domain']);
    const alignedDomains = new Set(alignedOf(evaluation));
    const hasRecord = response.policyDomain !== undefined;
    const authorDomain = response.status.header?.from?.replace(/\.$/u, '') ?? null;
    // The report says of a failing identifier too whether it aligns; mailauth looks only at those it is handed.
    for (const domain of hasRecord ? await alignOthers(spf, dkim, resolver) : [])
        alignedDomains.add(domain);
    // Without any record on the way up a domain is its own Organizational Domain (RFC 9989 §4.10.2).
    if (authorDomain !== null)
        alignedDomains.add(authorDomain);
    const result = dmarcResults.find((known) => known === response.status.result) ?? 'permerror';
    const open = result === 'fail' ? uncheckedIdentifier({ spf, dkim, alignedDomains }) : null;
    return {
        result: open === null ? result : 'temperror',
        authorDomain,
        problem: open ?? (result === 'temperror' ? (response.error ?? null) : null),
        policy: policies.find((known) => known === response.policy) ?? null,
        policyDomain: response.policyDomain ?? null,
        alignedDomains,
        isAlignmentKnown: result !== 'temperror',
    };
}
const dmarcResults = ['none', 'pass', 'fail', 'temperror', 'permerror'];
/** RFC 9989 §5.3.1: exactly one Author Domain. */
const problemTexts = {
    'no-author-domain': 'the From: field names no domain',
    'multiple-author-domains': 'the From: field names more than one domain',
    'invalid-author-domain': 'an address in the From: field has no usable domain',
    'multiple-from-fields': 'there is more than one From: field',
};
function unevaluated(problem) {
    return {
        result: 'permerror',
        authorDomain: null,
        problem,
        policy: null,
        policyDomain: null,
        alignedDomains: new Set(),
        isAlignmentKnown: false,
    };
}
/**
 * An aligned identifier that could not be checked might have carried the pass. mailauth calls such a message `fail`,
 * since it only looks at identifiers that passed; a transient error must not become a refusal for good.
 */
function uncheckedIdentifier({ spf, dkim, alignedDomains }) {
    if (spf?.result === 'temperror' && alignedDomains.has(spf.domain))
        return `SPF for ${spf.domain} could not be checked`;
    const unchecked = dkim.signatures.find(({ result, domain }) => result === 'temperror' && alignedDomains.has(domain));
    return unchecked === undefined ? null : `the DKIM key of ${unchecked.domain} could not be read`;
}
function evaluate(identifiers, dkim, resolver) {
    return (0,dmarc.evaluateDmarc)({
        ...identifiers,
        headerFrom: [...dkim.fromAddresses],
        fromFields: dkim.fromFieldCount,
        resolver: resolver.resolve,
        strict: true,
    });
}
function toDkimDomain(signature) {
    return { domain: signature.domain, underSized: signature.unsignedBytes };
}
function alignedOf({ response, dkimAligned }) {
    const spfDomain = response === false ? undefined : response.alignment?.spf.result?.toLowerCase();
    return [...(dkimAligned ?? []), ...(spfDomain === undefined ? [] : [spfDomain])];
}
async function alignOthers(spf, dkim, resolver) {
    const others = {
        spfDomains: spf === null || spf.result === 'pass' ? [] : [spf.domain],
        dkimDomains: dkim.signatures.filter((signature) => signature.result !== 'pass').map(toDkimDomain),
    };
    if (others.spfDomains.length + others.dkimDomains.length === 0)
        return [];
    return alignedOf(await evaluate(others, dkim, resolver));
}

// EXTERNAL MODULE: ./node_modules/mailauth/lib/spf/index.js
var spf = __webpack_require__(44697);
;// CONCATENATED MODULE: ./lib/verdict/authentication/check-spf.js
/** SPF by mailauth, under RFC 7208 to the letter. */

const spfResults = ['none', 'neutral', 'pass', 'fail', 'softfail', 'temperror', 'permerror'];
/** Asks whether `clientAddress` may use the MAIL FROM domain. */
async function checkSpf(question, resolver) {
    const answer = await (0,spf.spf)({
        // mailauth takes an absent sender for the null reverse-path.
        ...(question.envelopeSender === null ? {} : { sender: question.envelopeSender }),
        ip: question.clientAddress,
        helo: question.heloName,
        mta: 'presend',
        resolver: resolver.resolve,
        strict: true,
    });
    const result = spfResults.find((known) => known === answer.status.result) ?? 'permerror';
    const comment = result === 'permerror' || result === 'temperror' ? (answer.status.comment ?? null) : null;
    return { result, domain: answer.domain, record: answer.rr ?? null, comment: shortened(comment) };
}
/** mailauth begins its comment with the host and what it did; the cause stands after the last colon and blank. */
function shortened(comment) {
    return comment?.split(': ').at(-1) ?? null;
}

;// CONCATENATED MODULE: ./lib/verdict/authentication/describe-authentication.js
/** What was found → three verdicts with one sentence each. */
/** The verdicts in the words of the report. */
function describeAuthentication(findings) {
    const spf = describeSpf(findings);
    const dkim = describeDkim(findings);
    return { spf, dkim, dmarc: describeDmarc(findings, { spf, dkim }) };
}
function notMeasured(method, reason) {
    return {
        isMeasured: false,
        isPass: null,
        result: null,
        domain: null,
        isAligned: null,
        detail: `${method} was not measured: ${reason}`,
    };
}
function describeSpf({ spf, dmarc, brokenDns, clientAddress }) {
    if (spf === null) {
        return { ...notMeasured('SPF', 'no sending address is known (setting sending-ip)'), record: null };
    }
    if (spf.result === 'temperror' && brokenDns !== null) {
        return { ...notMeasured('SPF', `DNS could not be asked (${brokenDns})`), record: null };
    }
    const isAligned = alignment(dmarc, spf.domain);
    const comment = spf.comment === null ? '' : `: ${spf.comment}`;
    const detail = `SPF ${spf.result} for ${spf.domain} (${clientAddress})${comment}, ${alignmentText(isAligned, dmarc)}`;
    const isPass = spf.result === 'pass';
    return { isMeasured: true, isPass, result: spf.result, domain: spf.domain, isAligned, record: spf.record, detail };
}
function describeDkim({ dkim, dmarc, brokenDns }) {
    if (dkim === null)
        return notMeasured('DKIM', 'the message is not signed and this run does not sign (settings dkim-*)');
    const [best] = dkim.signatures.toSorted((left, right) => rank(right, dmarc) - rank(left, dmarc));
    if (best === undefined) {
        const detail = 'DKIM none: the message is not signed';
        return { isMeasured: true, isPass: false, result: 'none', domain: null, isAligned: null, detail };
    }
    if (best.result === 'temperror' && brokenDns !== null) {
        return notMeasured('DKIM', `DNS could not be asked (${brokenDns})`);
    }
    const isAligned = alignment(dmarc, best.domain);
    const comment = best.comment === null ? '' : `: ${best.comment}`;
    const part = best.unsignedBytes > 0 ? ` (l= leaves ${best.unsignedBytes} bytes of the body unsigned)` : '';
    const detail = `DKIM ${best.result} for ${best.domain} (selector ${best.selector})${comment}${part}, ${alignmentText(isAligned, dmarc)}`;
    return {
        isMeasured: true,
        isPass: best.result === 'pass',
        result: best.result,
        domain: best.domain,
        isAligned,
        detail,
    };
}
/** A passing, aligned signature says most; one that could not be checked says more than a failed one. */
function rank(signature, dmarc) {
    const byResult = { pass: 4, temperror: 2, fail: 0, policy: 0, neutral: 0, permerror: 0, none: 0 }[signature.result];
    return byResult + (alignment(dmarc, signature.domain) === true ? 1 : 0);
}
function describeDmarc({ dmarc, brokenDns }, { spf, dkim }) {
    const nothing = { policy: null, policyDomain: null, carriedBy: null };
    if (dmarc === null)
        return { ...notMeasured('DMARC', 'it needs DKIM, and the message is not signed'), ...nothing };
    // A pass stands whatever else could not be asked; anything less might have been a pass.
    if (dmarc.result !== 'pass' && brokenDns !== null) {
        return { ...notMeasured('DMARC', `DNS could not be asked (${brokenDns})`), ...nothing };
    }
    const { result, policy, policyDomain, authorDomain } = dmarc;
    const carriedBy = result === 'pass' ? carrier(spf, dkim) : null;
    return {
        isMeasured: true,
        isPass: result === 'pass',
        result,
        domain: authorDomain,
        isAligned: result === 'pass' || result === 'fail' ? result === 'pass' : null,
        policy,
        policyDomain,
        carriedBy,
        detail: dmarcSentence(dmarc, { spf, dkim, carriedBy }),
    };
}
function carrier(spf, dkim) {
    const isBySpf = spf.isPass === true && spf.isAligned === true;
    const isByDkim = dkim.isPass === true && dkim.isAligned === true;
    if (isBySpf && isByDkim)
        return 'SPF and DKIM';
    return isBySpf ? 'SPF' : 'DKIM';
}
function dmarcSentence(dmarc, { spf, dkim, carriedBy }) {
    const subject = `DMARC ${dmarc.result}${dmarc.authorDomain === null ? '' : ` for ${dmarc.authorDomain}`}`;
    const policy = dmarc.policy === null ? '' : ` (policy ${dmarc.policy} at _dmarc.${dmarc.policyDomain})`;
    const sentences = {
        pass: `${subject}, carried by ${carriedBy}${policy}`,
        fail: `${subject}: ${whyNot('SPF', spf)} and ${whyNot('DKIM', dkim)}${policy}`,
        none: `${subject}: there is no usable DMARC record at _dmarc.${dmarc.authorDomain} or above it`,
        temperror: `${subject}: ${dmarc.problem ?? 'a name server of the domain failed'}${policy}`,
        permerror: `${subject}: it cannot be evaluated, ${dmarc.problem ?? 'the record is broken'}`,
    };
    return sentences[dmarc.result];
}
function whyNot(method, verdict) {
    if (!verdict.isMeasured)
        return `${method} was not measured`;
    if (verdict.isPass === true)
        return `${method} passes for ${verdict.domain}, which is not aligned`;
    return `${method} does not pass (${verdict.result})`;
}
function alignment(dmarc, domain) {
    if (dmarc === null || dmarc.authorDomain === null)
        return null;
    if (dmarc.alignedDomains.has(domain.toLowerCase().replace(/\.$/u, '')))
        return true;
    return dmarc.isAlignmentKnown ? false : null;
}
function alignmentText(isAligned, dmarc) {
    if (isAligned === null)
        return 'alignment not measured';
    return `${isAligned ? 'aligned' : 'not aligned'} with the From: domain ${dmarc?.authorDomain}`;
}

;// CONCATENATED MODULE: ./lib/verdict/authentication/dns-reach.js
/** Tells a sender's broken zone from a resolver that cannot be reached. */
/**
 * Why DNS as a whole is broken, after questions stayed open.
 *
 * @returns `null` when DNS works, so that the failures are the asked zone's own
 */
async function whyDnsIsBroken(dns, failures, signal) {
    // A zone file is always there: what fails in it fails by what it says.
    if (dns.kind === 'zone-file')
        return null;
    // Whoever can ask anybody can ask for the root; it is not a name of the sender's.
    const root = await dns.resolve('', 'SOA', signal);
    return root.status === 'servfail' ? (failures[0] ?? root.reason) : null;
}

;// CONCATENATED MODULE: ./lib/verdict/authentication/mailauth-resolver.js
/** presend's Dns in the form that mailauth asks for: Node's record shapes and Node's error codes. */
/** A hostile message can name any number of domains; no honest one needs near as many questions. */
const maxQuestionCount = 100;
/** A resolver over `dns` for one message. */
function mailauthResolver(dns, signal) {
    const answers = new Map();
    const failures = [];
    function ask(name, type) {
        const key = `${type} ${name.toLowerCase()}`;
        const known = answers.get(key);
        if (known !== undefined)
            return known;
        const answer = answers.size < maxQuestionCount ? dns.resolve(name, type, signal) : Promise.resolve(tooMany);
        answers.set(key, answer);
        return answer;
    }
    async function resolve(name, type) {
        const asked = askedTypes.find((known) => known === type);
        if (asked === undefined)
            throw dnsError('ENODATA', `${type} of "${name}": never asked`);
        const answer = await ask(name, asked);
        if (answer.status === 'found')
            return toNodeRecords(answer.records, asked);
        if (answer.status === 'servfail' && !failures.includes(answer.reason))
            failures.push(answer.reason);
        const reason = answer.status === 'servfail' ? answer.reason : `${type} of "${name}": ${answer.status}`;
        throw dnsError(errorCodes[answer.status], reason);
    }
    return { resolve, failures };
}
const askedTypes = ['A', 'AAAA', 'CNAME', 'MX', 'NS', 'PTR', 'SOA', 'TXT'];
const tooMany = {
    status: 'servfail',
    reason: `the message asks for more than ${maxQuestionCount} DNS names`,
};
function toNodeRecords(records, type) {
    if (type === 'TXT')
        return records.map((record) => [record]);
    if (type === 'MX')
        return records.map(toMxRecord);
    return [...records];
}
/** Node's `{ priority, exchange }`, on an array because mailauth's type of a resolver knows only strings. */
function toMxRecord(record) {
    const [priority = '0', exchange = ''] = record.split(' ');
    // RFC 7505: a null MX names no host.
    return Object.assign([record], { priority: Number(priority), exchange: exchange === '.' ? '' : exchange });
}
/** Node's names for the answers that hold no record: mailauth tells NXDOMAIN, NODATA and failure apart by them. */
const errorCodes = { nodata: 'ENODATA', nxdomain: 'ENOTFOUND', servfail: 'ESERVFAIL' };
function dnsError(code, message) {
    return Object.assign(new Error(message), { code });
}

;// CONCATENATED MODULE: ./lib/verdict/authentication/verify-authentication.js
/** SPF, DKIM and DMARC of one message, each measured only where there is something to measure. */






/**
 * The three verdicts. DNS is asked only for what is measured. When DNS fails because it cannot be reached at all,
 * whatever depended on it is "not measured"; when only the sender's zone fails, the result is `temperror`.
 */
async function verifyAuthentication(input, ports, signal) {
    const resolver = mailauthResolver(ports.dns, signal);
    const isSigned = signatureCount(input.message) > 0;
    const [spf, dkim] = await Promise.all([
        input.measuredAddress === null ? null : checkSpf({ ...input, clientAddress: input.measuredAddress }, resolver),
        isSigned || input.unsignedIsMeasured ? checkDkim(input, resolver, ports.clock.nowMs()) : null,
    ]);
    const dmarc = dkim === null ? null : await checkDmarc(spf, dkim, resolver);
    signal.throwIfAborted();
    const brokenDns = resolver.failures.length === 0 ? null : await whyDnsIsBroken(ports.dns, resolver.failures, signal);
    return describeAuthentication({ spf, dkim, dmarc, brokenDns, clientAddress: input.measuredAddress });
}

// EXTERNAL MODULE: external "node:net"
var external_node_net_ = __webpack_require__(77030);
;// CONCATENATED MODULE: ./lib/verdict/content/link-target.js
/** Where a link leads, as far as its address tells. */

/** Reads a web address; `null` for anything that is no http(s) address (mailto:, tel:, #anchor, relative). */
function readLinkTarget(href) {
    if (!/^\s*https?:/iu.test(href))
        return null;
    const url = URL.parse(href.trim());
    if (url === null)
        return null;
    const host = url.hostname.replaceAll(/^\[|\]$/gu, '').toLowerCase();
    return {
        scheme: url.protocol.slice(0, -1),
        host,
        isAddress: (0,external_node_net_.isIP)(host) !== 0,
        hasUserinfo: url.username !== '' || url.password !== '',
        port: url.port,
        path: `${url.pathname}${url.search}`,
    };
}
/** Second-level labels under which countries register names: `shop.co.uk` belongs to nobody but the shop. */
const registryLabels = new Set(['ac', 'co', 'com', 'edu', 'gob', 'gov', 'go', 'gv', 'ne', 'net', 'nom', 'or', 'org']);
/**
 * The part of a host name that somebody registered, by rule of thumb: two labels, or three below a country's own
 * registry label. Good enough to compare two hosts of one message; DMARC walks the DNS tree instead.
 */
function registeredDomain(host) {
    const labels = host.split('.');
    const second = labels.at(-2);
    const isBelowRegistry = labels.length > 2 && labels.at(-1)?.length === 2 && registryLabels.has(second ?? '');
    return labels.slice(isBelowRegistry ? -3 : -2).join('.');
}
/** Web addresses written out in a text, at most 200. */
function findWrittenAddresses(text) {
    const found = [];
    for (const [address] of text.matchAll(/\bhttps?:\/\/[^\s<>"')\]]{3,2000}/giu)) {
        if (found.length === 200)
            break;
        found.push(address.replace(/[.,;:!?]+$/u, ''));
    }
    return found;
}

;// CONCATENATED MODULE: ./lib/verdict/content/hidden-style.js
/** Whether an element's own attributes hide its text from the reader. */
/** Reads `style`, `hidden`, `bgcolor`, `color` and `text` of one element. Style sheets are not looked at. */
function readTextStyle(attributes) {
    const declarations = readDeclarations(attributes.get('style') ?? '');
    const background = declarations.get('background-color') ?? declarations.get('background') ?? attributes.get('bgcolor');
    const color = declarations.get('color') ?? attributes.get('color') ?? attributes.get('text');
    return {
        isHidden: attributes.has('hidden') || hidesText(declarations),
        isTiny: isTinySize(declarations.get('font-size') ?? declarations.get('font')),
        color: color === undefined ? null : normalizeColor(color),
        background: background === undefined ? null : normalizeColor(background),
    };
}
function readDeclarations(style) {
    const declarations = new Map();
    if (style === '')
        return declarations;
    for (const declaration of style.toLowerCase().slice(0, 2000).split(';')) {
        const colon = declaration.indexOf(':');
        if (colon === -1)
            continue;
        const value = declaration
            .slice(colon + 1)
            .replace('!important', '')
            .trim();
        declarations.set(declaration.slice(0, colon).trim(), value);
    }
    return declarations;
}
function hidesText(declarations) {
    const is = (name, pattern) => pattern.test(declarations.get(name) ?? '');
    return (is('display', /^none/u) ||
        is('visibility', /^hidden/u) ||
        is('opacity', /^0(?:\.0\d*)?$/u) ||
        is('mso-hide', /^all/u) ||
        (is('max-height', /^0/u) && is('overflow', /^hidden/u)) ||
        is('text-indent', /^-\d{3,}/u));
}
/** One pixel or less; relative sizes are only tiny at zero. */
function isTinySize(size) {
    const match = /(?:^|\s)(\d*\.?\d+)(px|pt|em|rem|%)?(?:\s|\/|$)/u.exec(size ?? '');
    if (match === null)
        return null;
    const [, number, unit = 'px'] = match;
    return Number(number) <= (unit === 'px' || unit === 'pt' ? 1 : 0);
}
const colorNames = {
    white: '#ffffff',
    black: '#000000',
    red: '#ff0000',
    yellow: '#ffff00',
    blue: '#0000ff',
    gray: '#808080',
    grey: '#808080',
    silver: '#c0c0c0',
};
/** One spelling for one colour, as far as the usual forms go. */
function normalizeColor(text) {
    const color = text.trim().toLowerCase().split(/\s/u)[0] ?? '';
    const short = /^#?([0-9a-f])([0-9a-f])([0-9a-f])$/u.exec(color);
    if (short !== null)
        return `#${short
            .slice(1)
            .map((digit) => digit + digit)
            .join('')}`;
    if (/^#?[0-9a-f]{6}$/u.test(color))
        return color.startsWith('#') ? color : `#${color}`;
    return colorNames[color] ?? null;
}

;// CONCATENATED MODULE: ./lib/verdict/content/html-entities.js
/** Character references of HTML → the characters they stand for. */
/** The names that mail uses; a name that is not here stays as it is written. */
const named = {
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    apos: "'",
    nbsp: '\u00A0',
    copy: '©',
    reg: '®',
    trade: '™',
    euro: '€',
    pound: '£',
    yen: '¥',
    cent: '¢',
    hellip: '…',
    ndash: '–',
    mdash: '—',
    lsquo: '‘',
    rsquo: '’',
    ldquo: '“',
    rdquo: '”',
    laquo: '«',
    raquo: '»',
    bull: '•',
    middot: '·',
    times: '×',
    deg: '°',
    zwnj: '\u200C',
    zwj: '\u200D',
    shy: '\u00AD',
    ensp: '\u2002',
    emsp: '\u2003',
    thinsp: '\u2009',
    rarr: '→',
    larr: '←',
    uuml: 'ü',
    ouml: 'ö',
    auml: 'ä',
    szlig: 'ß',
    eacute: 'é',
    egrave: 'è',
    agrave: 'à',
    ccedil: 'ç',
    ntilde: 'ñ',
    colon: ':',
    period: '.',
    sol: '/',
    num: '#',
    dollar: '$',
    percnt: '%',
    commat: '@',
    excl: '!',
};
/** Text with its character references resolved; also those without the final semicolon, as browsers do for numbers. */
function decodeEntities(text) {
    if (!text.includes('&'))
        return text;
    return text.replaceAll(/&(?:#(\d{1,7})|#[xX]([0-9a-fA-F]{1,6})|([a-zA-Z]{2,8}));?/gu, (whole, ...groups) => {
        const [decimal, hexadecimal, name] = groups;
        if (typeof decimal === 'string')
            return fromCodePoint(Number(decimal));
        if (typeof hexadecimal === 'string')
            return fromCodePoint(Number.parseInt(hexadecimal, 16));
        return (typeof name === 'string' ? named[name.toLowerCase()] : undefined) ?? whole;
    });
}
function fromCodePoint(code) {
    const isCharacter = code > 0 && code <= 0x10_ff_ff && (code < 0xd8_00 || code > 0xdf_ff);
    return isCharacter ? String.fromCodePoint(code) : '\uFFFD';
}

;// CONCATENATED MODULE: ./lib/verdict/content/html-tokens.js
/** HTML → tags, text and comments. Lenient as mail programs are, and linear in the length whatever comes. */

const rawTextTags = new Set(['script', 'style', 'title', 'textarea', 'xmp']);
/** All tokens of `html`. A tag that is never closed swallows the rest, as it does in a browser. */
function* readHtmlTokens(html) {
    let position = 0;
    while (position < html.length) {
        const tagStart = html.indexOf('<', position);
        const textEnd = tagStart === -1 ? html.length : tagStart;
        if (textEnd > position)
            yield { kind: 'text', text: decodeEntities(html.slice(position, textEnd)) };
        if (tagStart === -1)
            return;
        const markup = readMarkup(html, tagStart);
        if (markup.token !== null)
            yield markup.token;
        position = markup.end;
        if (markup.token?.kind !== 'open' || !rawTextTags.has(markup.token.name))
            continue;
        const { name } = markup.token;
        const rawEnd = endOfRawText(html, name, position);
        yield { kind: 'raw', name, text: html.slice(position, rawEnd) };
        position = rawEnd;
    }
}
function readMarkup(html, start) {
    if (html.startsWith('<!--', start))
        return readComment(html, start);
    const next = html.charAt(start + 1);
    if (next === '!' || next === '?')
        return { token: null, end: after(html, '>', start) };
    const nameMatch = /^<(\/?)([a-zA-Z][a-zA-Z0-9:-]{0,30})/u.exec(html.slice(start, start + 34));
    if (nameMatch === null)
        return { token: { kind: 'text', text: '<' }, end: start + 1 };
    const [whole, slash, rawName = ''] = nameMatch;
    const name = rawName.toLowerCase();
    const end = endOfTag(html, start + whole.length);
    if (slash === '/')
        return { token: { kind: 'close', name }, end };
    const attributes = readAttributes(html.slice(start + whole.length, Math.max(end - 1, start + whole.length)));
    return { token: { kind: 'open', name, attributes }, end };
}
function readComment(html, start) {
    const end = html.indexOf('-->', start + 4);
    const textEnd = end === -1 ? html.length : end;
    return { token: { kind: 'comment', text: html.slice(start + 4, textEnd) }, end: end === -1 ? html.length : end + 3 };
}
function after(html, mark, start) {
    const end = html.indexOf(mark, start);
    return end === -1 ? html.length : end + mark.length;
}
/** A ">" inside quotes does not end a tag. */
function endOfTag(html, start) {
    let quote = '';
    for (let position = start; position < html.length; position += 1) {
        const character = html.charAt(position);
        if (quote !== '')
            quote = character === quote ? '' : quote;
        else if (character === '>')
            return position + 1;
        else if ((character === '"' || character === "'") && html.charAt(position - 1) === '=')
            quote = character;
        else if ((character === '"' || character === "'") && /=\s+$/u.test(html.slice(Math.max(0, position - 4), position)))
            quote = character;
    }
    return html.length;
}
const attributePattern = /([^\s"'<>/=]{1,80})(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/gu;
function readAttributes(text) {
    const attributes = new Map();
    for (const [, name = '', double, single, bare] of text.matchAll(attributePattern)) {
        const key = name.toLowerCase();
        // The first of two equal attributes wins, as in browsers.
        if (!attributes.has(key))
            attributes.set(key, decodeEntities(double ?? single ?? bare ?? ''));
    }
    return attributes;
}
function endOfRawText(html, name, start) {
    const pattern = new RegExp(`</${name}`, 'giu');
    pattern.lastIndex = start;
    return pattern.exec(html)?.index ?? html.length;
}

;// CONCATENATED MODULE: ./lib/verdict/content/read-html.js
/** What an HTML part shows, links to, and hides. */


/** Later text tells nothing new, and a hostile part must not cost seconds. */
const maxHtmlLength = 1_000_000;
const maxDepth = 400;
/** Reads an HTML part. */
function readHtml(html) {
    const reading = {
        stack: [],
        visible: [],
        hidden: [],
        links: [],
        images: [],
        tagCounts: new Map(),
        formActions: [],
        structuredTypes: [],
        openLink: -1,
        hasPasswordField: false,
        splitWordCount: 0,
        mayBeSplit: false,
    };
    for (const token of readHtmlTokens(html.slice(0, maxHtmlLength)))
        takers[token.kind](reading, token);
    return {
        visibleText: tidy(reading.visible.join('')),
        hiddenText: tidy(reading.hidden.slice(1).flat().join(' ')),
        links: reading.links.map(({ href, pieces, hasImage }) => ({ href, text: tidy(pieces.join('')), hasImage })),
        images: reading.images,
        tagCounts: reading.tagCounts,
        splitWordCount: reading.splitWordCount,
        formActions: reading.formActions,
        hasPasswordField: reading.hasPasswordField,
        structuredTypes: reading.structuredTypes,
    };
}
const takers = {
    text: (reading, token) => token.kind === 'text' && takeText(reading, token.text),
    comment: (reading) => noteGap(reading),
    open: (reading, token) => token.kind === 'open' && takeOpen(reading, token.name, token.attributes),
    close: (reading, token) => token.kind === 'close' && takeClose(reading, token.name),
    raw: (reading, token) => token.kind === 'raw' && takeRaw(reading, token),
};
function takeText(reading, text) {
    if (reading.mayBeSplit && /^\p{L}/u.test(text))
        reading.splitWordCount += 1;
    reading.mayBeSplit = false;
    if (isInvisible(reading.stack.at(-1))) {
        reading.hidden.at(-1)?.push(text);
        return;
    }
    reading.visible.push(text);
    reading.links[reading.openLink]?.pieces.push(text);
}
/** Comments and empty elements inside words are there for filters, not for readers. */
function noteGap(reading) {
    // Only the last character: a long text before thousands of comments must not be searched each time.
    reading.mayBeSplit = /\p{L}/u.test((reading.visible.at(-1) ?? '').slice(-1));
}
const voidTags = new Set(['area', 'base', 'br', 'col', 'hr', 'img', 'input', 'link', 'meta', 'source', 'wbr', 'param']);
const blockTags = new Set('address article blockquote br center div dl dd dt footer form h1 h2 h3 h4 h5 h6 header hr li ol p pre section table td th tr ul'.split(' '));
const wordBreakTags = new Set(['wbr', 'br', 'img']);
function takeOpen(reading, name, attributes) {
    reading.tagCounts.set(name, (reading.tagCounts.get(name) ?? 0) + 1);
    if (blockTags.has(name))
        takeBreak(reading);
    readers[name]?.(reading, attributes);
    if (voidTags.has(name)) {
        if (!wordBreakTags.has(name))
            noteGap(reading);
        return;
    }
    if (reading.stack.length >= maxDepth)
        return;
    const parent = reading.stack.at(-1);
    const style = readTextStyle(attributes);
    const element = {
        name,
        isHidden: parent?.isHidden === true || style.isHidden,
        isTiny: style.isTiny ?? parent?.isTiny ?? false,
        background: style.background ?? parent?.background ?? null,
        color: style.color ?? parent?.color ?? null,
    };
    // Each outermost hidden element opens a heap of its own, so that the first, the preheader, can be told apart.
    if (isInvisible(element) && !isInvisible(parent))
        reading.hidden.push([]);
    reading.stack.push(element);
}
function isInvisible(element) {
    if (element === undefined)
        return false;
    return element.isHidden || element.isTiny || (element.color !== null && element.color === element.background);
}
function takeBreak(reading) {
    reading.visible.push('\n');
    reading.links[reading.openLink]?.pieces.push(' ');
    reading.mayBeSplit = false;
}
/** What single elements tell beside their text. */
const readers = {
    a: (reading, attributes) => {
        const href = attributes.get('href');
        if (href === undefined)
            return;
        reading.openLink = reading.links.length;
        reading.links.push({ href: href.trim(), pieces: [], hasImage: false });
    },
    area: (reading, attributes) => {
        const href = attributes.get('href');
        if (href !== undefined)
            reading.links.push({ href: href.trim(), pieces: [], hasImage: true });
    },
    img: (reading, attributes) => {
        const alt = attributes.get('alt') ?? '';
        const isTracker = /^[01](?:px)?$/u.test(attributes.get('width') ?? '') || /^[01](?:px)?$/u.test(attributes.get('height') ?? '');
        reading.images.push({ source: attributes.get('src') ?? '', alt, isTracker });
        const link = reading.links[reading.openLink];
        if (link === undefined)
            return;
        link.hasImage = true;
        link.pieces.push(alt);
    },
    form: (reading, attributes) => {
        reading.formActions.push(attributes.get('action') ?? '');
    },
    input: (reading, attributes) => {
        if (attributes.get('type')?.toLowerCase() === 'password')
            reading.hasPasswordField = true;
    },
};
function takeClose(reading, name) {
    if (name === 'a')
        reading.openLink = -1;
    if (blockTags.has(name))
        takeBreak(reading);
    const index = reading.stack.findLastIndex((element) => element.name === name);
    if (index !== -1)
        reading.stack.length = index;
}
function takeRaw(reading, raw) {
    if (raw.name === 'textarea')
        takeText(reading, raw.text);
    if (raw.name !== 'script' || !raw.text.includes('@type'))
        return;
    for (const [, type = ''] of raw.text.slice(0, 50_000).matchAll(/"@type"\s*:\s*"([A-Za-z]{1,60})"/gu)) {
        reading.structuredTypes.push(type);
    }
}
/** Text as a reader takes it in: blanks joined, empty lines gone. */
function tidy(text) {
    return text
        .replaceAll(/[^\S\n]+/gu, ' ')
        .replaceAll(/ ?\n[ \n]*/gu, '\n')
        .trim();
}

;// CONCATENATED MODULE: ./lib/verdict/content/message-content.js
/** A received message as readers and rules take it in: texts, links, attachments, prepared once for all of them. */


/** Texts beyond this length are cut: what they say was said before. */
const maxTextLength = 200_000;
/** Prepares a message for the rules. */
function readContent(message) {
    const html = message.html === null ? null : readHtml(message.html);
    const text = message.text ?? '';
    const visibleText = (html === null || html.visibleText === '' ? text : html.visibleText).slice(0, maxTextLength);
    return { message, html, subject: message.subject ?? '', visibleText, links: linksOf(html, visibleText) };
}
function linksOf(html, visibleText) {
    const marked = html?.links.map(({ href, text }) => ({ href, text })) ?? [];
    const written = findWrittenAddresses(visibleText).map((href) => ({ href, text: '' }));
    return [...marked, ...written].flatMap(({ href, text }) => {
        const target = readLinkTarget(href);
        return target === null ? [] : [{ target, text }];
    });
}
/** The value of the first field of this name (lower case), `null` when there is none. */
function fieldValue(message, name) {
    return message.headerFields.find((field) => field.name.toLowerCase() === name)?.value ?? null;
}
/** How often a field of this name (lower case) stands in the header section. */
function fieldCount(message, name) {
    return message.headerFields.filter((field) => field.name.toLowerCase() === name).length;
}

;// CONCATENATED MODULE: ./lib/verdict/placement/engine-step.js
/** The second step: the engine's verdict in words, and the name it has in each table. */
/** The row of each table that hands over to the engine; consumer providers publish none. */
const engineRuleIds = {
    consumer: 'ENGINE',
    business: 'J-B3',
    protected: 'J-P2',
};
/** How many symbols a sentence can carry. */
const maxSymbolCount = 3;
/** `the built-in engine gives 7.2 of 5 points: LINK_TO_IP_ADDRESS 2.6, …`. */
function describeEngine(verdict) {
    const symbols = verdict.symbols
        .filter((symbol) => symbol.score > 0)
        .toSorted((left, right) => right.score - left.score)
        .slice(0, maxSymbolCount)
        .map((symbol) => `${symbol.name} ${symbol.score}`);
    const list = symbols.length === 0 ? '' : `: ${symbols.join(', ')}`;
    return `the spam engine (${verdict.engine}) gives ${verdict.score} points, its limit is ${verdict.threshold}${list}`;
}
/**
 * Microsoft's spam confidence level for the engine's verdict: 9 from twice the threshold, 5 for spam, else 1.
 * Source: learn.microsoft.com, SCL (2–4, 7, 8 are not set by filters); the mapping is presend's.
 */
function spamConfidenceLevel(verdict) {
    if (verdict.score >= 2 * verdict.threshold)
        return 9;
    return verdict.score >= verdict.threshold ? 5 : 1;
}

;// CONCATENATED MODULE: ./lib/verdict/placement/smtp-text.js
/** Text that may stand in an SMTP reply: one line of printable ASCII (RFC 5321 §4.2, §4.5.3.1.5). */
/** A reply line holds 512 octets with code and line end. */
const maxLength = 400;
const plainForms = { '’': "'", '‘': "'", '“': '"', '”': '"', '–': '-', '…': '...' };
/** `text` as one line of ASCII; what has no plain form becomes `?`. */
function smtpText(text) {
    const plain = text
        .replaceAll(/[’‘“”–…]/gu, (character) => plainForms[character] ?? '?')
        .replaceAll(/\s+/gu, ' ')
        .replaceAll(/[^ -~]/gu, '?')
        .trim();
    return plain.length <= maxLength ? plain : `${plain.slice(0, maxLength - 3)}...`;
}

;// CONCATENATED MODULE: ./lib/verdict/placement/tab-evidence.js
/** The marks by which the tab rules tell marketing, notices, receipts, social notices and lists apart. */


function has(content, name) {
    return fieldCount(content.message, name) > 0;
}
/** True when List-Unsubscribe and List-Unsubscribe-Post offer one click (RFC 8058 §3.1). */
function hasOneClick({ message }) {
    const isPost = /^list-unsubscribe=one-click$/iu.test(fieldValue(message, 'list-unsubscribe-post')?.trim() ?? '');
    return isPost && /<https:\/\/[^>]+>/iu.test(fieldValue(message, 'list-unsubscribe') ?? '');
}
/** True for what looks like marketing mail and offers no one-click way out. */
function isOneClickMissing(content) {
    return promotionMarks(content).length >= 2 && !hasOneClick(content);
}
const offerPattern = /(?:[$€£] ?\d|\d ?(?:€|usd|eur|gbp|%)|\b(?:free (?:shipping|delivery|gift|trial)|discount|sale|% ?off|promo(?:tion)? code|coupon|voucher|special offer|new arrivals?|save up to|deal of)\b)/iu;
/** Marks of marketing mail. JSON-LD made for the Promotions tab stands for two. */
function promotionMarks(content) {
    const subjectOffer = offerPattern.test(content.subject);
    return [
        ...unsubscribeMark(content),
        ...annotationMarks(content),
        ...(subjectOffer || offerPattern.test(content.visibleText)
            ? [`a price, percentage or offer (${subjectOffer ? 'subject' : 'text'})`]
            : []),
        ...callToActionMark(content),
        ...bulkFieldMark(content),
        ...(countCampaignLinks(content) >= 2 ? ['utm_ parameters on several links'] : []),
    ];
}
/** The mark of a way out, in a field or in the text. */
function unsubscribeMark(content) {
    if (has(content, 'list-unsubscribe'))
        return ['List-Unsubscribe (header field)'];
    const isLinked = content.links.some(({ text, target }) => /unsubscribe|opt.?out/iu.test(`${text} ${target.path}`));
    return isLinked ? ['an unsubscribe link (text)'] : [];
}
function annotationMarks({ html }) {
    const type = html?.structuredTypes.find((name) => name === 'DiscountOffer' || name === 'PromotionCard');
    return type === undefined ? [] : [`JSON-LD ${type}`, `JSON-LD ${type} is made for the Promotions tab`];
}
function callToActionMark(content) {
    const buttonPattern = /^\s*(?:shop|buy|order|get|claim|discover|explore|start|try|see|view|book|save|redeem|join|upgrade|learn|read)\b.{0,40}$/iu;
    if (!content.links.some(({ text }) => buttonPattern.test(text)))
        return [];
    const imageCount = content.html?.images.filter((image) => !image.isTracker).length ?? 0;
    if (imageCount >= 3)
        return [`a call to action with ${imageCount} images`];
    const counts = new Map();
    for (const { target } of content.links) {
        const domain = registeredDomain(target.host);
        counts.set(domain, (counts.get(domain) ?? 0) + 1);
    }
    return Math.max(0, ...counts.values()) >= 5 ? ['a call to action with five or more links to one domain'] : [];
}
function bulkFieldMark(content) {
    if (/^\s*bulk/iu.test(fieldValue(content.message, 'precedence') ?? ''))
        return ['Precedence: bulk (header field)'];
    const field = content.message.headerFields.find(({ name }) => /^feedback-id$|^x-(?:[a-z]+-)?campaign/iu.test(name));
    return field === undefined ? [] : [`${field.name} (header field)`];
}
function countCampaignLinks({ links }) {
    return links.filter(({ target }) => /[?&](?:utm_medium=e-?mail|utm_campaign=|mc_cid=)/iu.test(target.path)).length;
}
const transactionWords = /\b(?:receipt|invoice|order (?:confirm(?:ation|ed)|number|no\.?|#|\d)|(?:your|an) order|booking (?:confirm(?:ation|ed)|number|reference)|reservation|itinerary|ticket (?:number|no\.?|#)|tracking (?:number|no\.?|code)|payment (?:received|confirm(?:ation|ed)|failed|due)|(?:has|have) (?:been )?shipped|(?:out for|estimated) delivery|delivered|bank statement|account statement|your statement|appointment|renewal|renews on|subscription (?:renew|end|expire)s?|trial (?:is )?(?:ending|expires|ends)|changes? (?:to|of|in) (?:our|the) (?:terms|privacy|conditions)|terms of service)\b/iu;
const securityWords = /\b(?:(?:security|verification|confirmation|sign-?in|log-?in|one-time|access) code|(?:reset|resetting|change|changed|forgot(?:ten)?) (?:your |the |my )?password|password (?:reset|change)|(?:confirm|verify|activate) (?:your )?(?:e-?mail(?: address)?|account|registration|sign-?up)|new (?:sign-?in|log-?in|device)|two-factor|2fa)\b/iu;
const transactionNumbers = /\b(?:order|invoice|ticket|booking|tracking|reference|confirmation|ref)\b[^\n]{0,15}?(?:#|no\.?|nr\.?|number|:)? ?[a-z]*[#-]?\d[a-z0-9-]{2,}/iu;
const transactionTypes = /^(?:Order|Invoice|ParcelDelivery|[A-Za-z]*Reservation|ConfirmAction)$/u;
/** Marks of a receipt, a confirmation, a statement, a notice about the reader's own account. */
function transactionMarks(content) {
    const inSubject = transactionWords.exec(content.subject)?.[0];
    const inText = transactionWords.exec(content.visibleText)?.[0];
    const words = inSubject ?? inText;
    const type = content.html?.structuredTypes.find((name) => transactionTypes.test(name));
    return [
        ...securityMarks(content),
        ...(words === undefined
            ? []
            : [`the words “${words.toLowerCase()}” (${inSubject === undefined ? 'text' : 'subject'})`]),
        ...(transactionNumbers.test(`${content.subject}\n${content.visibleText}`)
            ? ['an order, invoice or booking number']
            : []),
        ...(type === undefined ? [] : [`JSON-LD ${type}`]),
    ];
}
/** Marks of a security notice: nobody unsubscribes from those, so a way out says nothing about them. */
function securityMarks(content) {
    const inSubject = securityWords.exec(content.subject)?.[0];
    const words = inSubject ?? securityWords.exec(content.visibleText)?.[0];
    return words === undefined
        ? []
        : [`the words “${words.toLowerCase()}” (${inSubject === undefined ? 'text' : 'subject'})`];
}
const socialSubjects = /\b(?:commented on|mentioned you|replied to your|sent you a (?:friend|connection) request|wants to (?:connect|be friends)|followed you|is now following you|tagged you|invited you to (?:join|connect)|new followers?|liked your|shared your|endorsed you|reacted to your)\b/iu;
const socialLinks = /^\s*(?:accept|reply|view profile|see (?:the )?(?:profile|comment|post|thread)|view (?:the )?(?:comment|post|thread|request)|follow back)\b/iu;
/** Marks of a notice about people's acts on a network. */
function socialMarks(content) {
    const event = socialSubjects.exec(content.subject)?.[0];
    const fromDomain = content.message.from[0]?.domain;
    const link = content.links.find(({ text, target }) => socialLinks.test(text) &&
        fromDomain !== null &&
        fromDomain !== undefined &&
        registeredDomain(target.host) === registeredDomain(fromDomain));
    const field = content.message.headerFields.find(({ name }) => /^x-[a-z]+-notif/iu.test(name));
    return [
        ...(event === undefined ? [] : [`the words “${event.toLowerCase()}” (subject)`]),
        ...(link === undefined ? [] : [`the link “${link.text.slice(0, 40)}”`]),
        ...(field === undefined ? [] : [`${field.name} (header field)`]),
    ];
}
/** The mark of a discussion list: one that takes posts. */
function forumMarks(content) {
    if (!has(content, 'list-id') || has(content, 'list-unsubscribe-post'))
        return [];
    if (has(content, 'list-post'))
        return ['List-Id and List-Post (header fields)'];
    if (/^\s*list/iu.test(fieldValue(content.message, 'precedence') ?? ''))
        return ['List-Id and Precedence: list (header fields)'];
    const field = ['mailing-list', 'x-mailman-version', 'x-google-group-id'].find((name) => has(content, name));
    return field === undefined ? [] : [`List-Id and ${field} (header fields)`];
}
/** Marks of automatic mail that answers nothing the reader bought or asked. */
function automaticMarks(content) {
    const automatic = fieldValue(content.message, 'auto-submitted');
    const localPart = content.message.from[0]?.address.split('@')[0]?.toLowerCase() ?? '';
    return [
        ...(automatic !== null && !/^\s*no\b/iu.test(automatic) ? ['Auto-Submitted (header field)'] : []),
        ...(/^(?:no-?reply|do-?not-?reply|notifications?|notify|alerts?)(?:[+._-]|$)/u.test(localPart)
            ? [`From: ${localPart}@`]
            : []),
        ...(has(content, 'list-id') && !has(content, 'list-post') ? ['List-Id without List-Post (header fields)'] : []),
    ];
}

;// CONCATENATED MODULE: ./lib/verdict/placement/tab-rules.js
/** Which tab a consumer seed shows a message in. Rules of presend's own, for comparing versions of one template. */

/** Said with every tab. */
const tabSource = 'presend’s own rules, for comparison between versions of one template; Gmail decides by itself and per user';
/** In order; the first that fires wins. */
const rules = [
    { ruleId: 'T-1', folder: 'Forums', look: (content) => whenAny(forumMarks(content)) },
    { ruleId: 'T-2a', folder: 'Social', look: lookSocial },
    { ruleId: 'T-2', folder: 'Updates', look: lookTransaction },
    { ruleId: 'T-3', folder: 'Promotions', look: lookPromotion },
    { ruleId: 'T-4', folder: 'Updates', look: lookAutomatic },
];
/** Chooses the tab. Order of fields, case of words and values of data do not matter. */
function chooseTab(content) {
    for (const { ruleId, folder, look } of rules) {
        const evidence = look(content);
        if (evidence !== null)
            return { folder, ruleId, evidence };
    }
    return { folder: 'INBOX', ruleId: 'T-5', evidence: [] };
}
function whenAny(marks) {
    return marks.length > 0 ? marks : null;
}
function lookSocial(content) {
    const isList = content.message.headerFields.some(({ name }) => name.toLowerCase() === 'list-post');
    const marks = socialMarks(content);
    return !isList && marks.length >= 2 ? marks : null;
}
function lookTransaction(content) {
    const marks = transactionMarks(content);
    return marks.length > 0 && countedPromotionMarks(content).length < 2 ? marks : null;
}
/** A way out must never move a password reset: for security notices it is no mark of marketing. */
function countedPromotionMarks(content) {
    const marks = promotionMarks(content);
    if (securityMarks(content).length === 0)
        return marks;
    const wayOut = unsubscribeMark(content);
    return marks.filter((mark) => !wayOut.includes(mark));
}
function lookPromotion(content) {
    const marks = promotionMarks(content);
    return marks.length >= 2 ? marks : null;
}
function lookAutomatic(content) {
    return promotionMarks(content).length === 0 ? whenAny(automaticMarks(content)) : null;
}

;// CONCATENATED MODULE: ./lib/verdict/place.js
/** Reply or folder of one copy, in three steps that are never added into one score: rules, engine, tabs. */



/**
 * The rule that refuses a message.
 *
 * @returns `null` when the message is to be accepted
 */
function findRefusal(evaluation, facts) {
    return evaluation.firings.find((firing) => isRefusing(firing, facts)) ?? null;
}
/** Places a refused message: nowhere. */
function placeRefused(evaluation, refusal) {
    const reply = replyOf(refusal);
    const code = [reply.code, reply.enhancedCode].filter((part) => part !== null).join(' ');
    return {
        reply,
        folder: null,
        reason: `Refused with ${code}, because ${refusal.finding.text} (rule ${refusal.rule.id}, ${refusal.rule.source})`,
        spam: null,
        firedRules: listFirings(evaluation, refusal),
        skippedRules: evaluation.skipped,
    };
}
/** Places an accepted message: junk rules, then the engine's own verdict, then tabs. */
function placeAccepted(evaluation, facts, answer) {
    const spam = answer.status === 'judged' ? answer.verdict : null;
    const junk = evaluation.firings.find(({ rule }) => rule.kind === 'junk' || rule.kind === 'temporary-once') ?? null;
    const decision = junk === null ? decideByEngine(facts, answer) : decideByRule(junk);
    const firedRules = [
        ...listFirings(evaluation, junk),
        ...engineFirings(facts, spam, junk === null),
        ...decision.extraRules,
    ];
    return {
        reply: null,
        folder: decision.folder,
        reason: decision.reason,
        spam,
        firedRules,
        skippedRules: evaluation.skipped,
    };
}
function decideByRule({ rule, finding }) {
    const retried = rule.kind === 'temporary-once'
        ? `; a real provider answers ${rule.reply?.code} ${rule.reply?.enhancedCode} each time`
        : '';
    const reason = `Spam, because ${finding.text} (rule ${rule.id}, ${rule.source}${retried})`;
    return { folder: 'Spam', reason, extraRules: [] };
}
function decideByEngine(facts, answer) {
    if (answer.status === 'failed') {
        return {
            folder: null,
            reason: `No folder, because the spam engine gave no verdict: ${answer.reason}`,
            extraRules: [],
        };
    }
    const { verdict } = answer;
    const engineText = describeEngine(verdict);
    if (verdict.score >= verdict.threshold) {
        return {
            folder: 'Spam',
            reason: `Spam, because ${engineText} (rule ${engineRuleIds[facts.providerType]})`,
            extraRules: [],
        };
    }
    if (facts.providerType !== 'consumer') {
        return { folder: 'INBOX', reason: `INBOX, because no rule fired and ${engineText}`, extraRules: [] };
    }
    const tab = chooseTab(facts.content);
    const seen = tab.evidence.length === 0 ? 'no mark of another tab was found' : `of ${tab.evidence.join(', ')}`;
    const reason = `${tab.folder}, because ${seen} (rule ${tab.ruleId}, ${tabSource})`;
    const text = tab.evidence.length === 0 ? seen : tab.evidence.join(', ');
    const rule = { id: tab.ruleId, text, source: tabSource, mark: 'D', reply: null, isDeciding: true };
    return { folder: tab.folder, reason, extraRules: [rule] };
}
/** A temporary refusal that ends after one retry refuses only once, and not at all when nobody counts. */
function isRefusing({ rule }, { history }) {
    if (rule.kind === 'refusal' || rule.kind === 'temporary')
        return true;
    if (rule.kind !== 'temporary-once')
        return false;
    return history.status === 'measured' && history.value.temporaryRefusalCount === 0;
}
function engineFirings(facts, spam, isDeciding) {
    if (spam === null || spam.score < spam.threshold)
        return [];
    const id = engineRuleIds[facts.providerType];
    return [
        {
            id,
            text: describeEngine(spam),
            source: `the engine’s own threshold (${spam.engine})`,
            mark: 'D',
            reply: null,
            isDeciding,
        },
    ];
}
function listFirings(evaluation, deciding) {
    return evaluation.firings.map((firing) => ({
        id: firing.rule.id,
        text: firing.finding.text,
        source: firing.rule.source,
        mark: firing.rule.mark,
        reply: replyCodes(firing) === null ? null : replyOf(firing),
        isDeciding: firing === deciding,
    }));
}
function replyCodes({ rule, finding }) {
    return finding.reply ?? rule.reply;
}
/** The reply names presend and the rule, so that nobody takes it for the provider's own. */
function replyOf(firing) {
    const { rule, finding } = firing;
    const codes = replyCodes(firing) ?? { code: 550, enhancedCode: null };
    const whose = rule.documentedBy === null ? 'a simulation of its own' : `as ${rule.documentedBy} documents`;
    return { ...codes, text: smtpText(`[presend rule ${rule.id}, ${whose}] ${finding.text}`) };
}

;// CONCATENATED MODULE: ./lib/verdict/content/zip-entries.js
/** The names of the files in a zip archive, without unpacking anything. */
const centralEntrySignature = 0x02_01_4b_50;
const endSignature = 0x06_05_4b_50;
const endLength = 22;
/** A comment behind the archive may be as long as this. */
const maxCommentLength = 65_535;
const maxEntryCount = 1000;
/** File names from the archive's own directory, at most 1,000; empty for anything that is no readable zip. */
function readZipEntries(bytes) {
    const archive = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    if (archive.length < endLength || archive.readUInt16LE(0) !== 0x4b_50)
        return [];
    const end = findEnd(archive);
    if (end === null)
        return [];
    const names = [];
    let position = archive.readUInt32LE(end + 16);
    while (names.length < maxEntryCount && position + 46 <= end) {
        if (archive.readUInt32LE(position) !== centralEntrySignature)
            break;
        const nameLength = archive.readUInt16LE(position + 28);
        names.push(archive.subarray(position + 46, position + 46 + nameLength).toString('utf8'));
        position += 46 + nameLength + archive.readUInt16LE(position + 30) + archive.readUInt16LE(position + 32);
    }
    return names;
}
function findEnd(archive) {
    const lowest = Math.max(0, archive.length - endLength - maxCommentLength);
    for (let position = archive.length - endLength; position >= lowest; position -= 1) {
        if (archive.readUInt32LE(position) === endSignature)
            return position;
    }
    return null;
}

;// CONCATENATED MODULE: ./lib/verdict/content/risky-attachment.js
/** Attachments that providers refuse: programs, scripts, and archives that hold one. */

/** Gmail's list (support.google.com/mail/answer/6590), as far as the archived copy shows it. */
const blockedExtensions = new Set(`ade adp apk appx appxbundle bat cab chm cmd com cpl diagcab diagcfg diagpkg dll dmg ex ex_ exe hta img ins iso isp
   jar jnlp js jse lib lnk mde mjs msc msi msix msixbundle msp mst nsh pif ps1 scr sct shb sys vb vbe vbs vhd vxd wsc
   wsf wsh xll`.split(/\s+/u));
/** Office files that may hold macros by their kind. */
const macroExtensions = new Set(['docm', 'dotm', 'xlsm', 'xltm', 'xlam', 'pptm', 'potm', 'ppam']);
/**
 * The first attachment that a provider blocks, in plain words: `invoice.zip holds run.exe`.
 *
 * @returns `null` when there is none
 */
function findRiskyAttachment(attachments) {
    for (const attachment of attachments) {
        const risk = riskOf(attachment);
        if (risk !== null)
            return risk;
    }
    return null;
}
function riskOf({ filename, content }) {
    const name = filename ?? 'an attachment without a name';
    const extension = extensionOf(name);
    if (blockedExtensions.has(extension))
        return `"${name}" is of a blocked type`;
    if (macroExtensions.has(extension))
        return `"${name}" may hold macros`;
    const inside = readZipEntries(content).find((entry) => blockedExtensions.has(extensionOf(entry)));
    return inside === undefined ? null : `"${name}" holds "${inside}"`;
}
function extensionOf(name) {
    return /\.([a-z0-9_]{1,12})\s*$/iu.exec(name)?.[1]?.toLowerCase() ?? '';
}

;// CONCATENATED MODULE: ./lib/verdict/placement/placement-rule.js
/** The shape of a placement rule: a row of facts/placement.md that can be asked. */
/** The rule fires, with the clause behind "because". */
function fires(text, reply) {
    return reply === undefined ? { status: 'fires', text } : { status: 'fires', text, reply };
}
/** It was measured, and the rule does not fire. */
const doesNotFire = { status: 'does-not-fire' };
/** Fires with `text` when `claim` holds. */
function firesIf(claim, text) {
    return claim ? fires(text) : doesNotFire;
}

;// CONCATENATED MODULE: ./lib/verdict/placement/form-conditions.js
/** Conditions on the form of the message: always measured, since they need nothing but the message. */



const kilobyte = 1024;
const messageTooLarge = { code: 552, enhancedCode: '5.3.4' };
/** From: is missing, stands twice, names several authors, or its domain is no domain name. */
function fromIsUnusable({ content: { message } }) {
    const count = fieldCount(message, 'from');
    if (count === 0)
        return fires('there is no From: field');
    if (count > 1)
        return fires(`there are ${count} From: fields`);
    if (message.from.length > 1)
        return fires(`From: names ${message.from.length} addresses`);
    const [author] = message.from;
    if (author === undefined)
        return fires('From: holds no address');
    return firesIf(!isDomainName(author.domain), `From: holds "${author.address}", which has no valid domain`);
}
/** The domain of the one author, `null` when there is none. */
function readableDomain(message) {
    return message.from.length === 1 ? (message.from[0]?.domain ?? null) : null;
}
function isDomainName(domain) {
    return (domain !== null &&
        domain.length <= 253 &&
        /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})$/u.test(domain));
}
/** Message-ID is missing or not of the form <left@right>. */
function messageIdIsUnusable({ content: { message } }) {
    const id = fieldValue(message, 'message-id');
    if (id === null)
        return fires('there is no Message-ID');
    return firesIf(!/^<[^\s<>@]+@[^\s<>@]+>$/u.test(id), 'the Message-ID is not of the form <left@right>');
}
/** RFC 5322 §3.6: fields that may stand once. From: has a rule of its own. */
const singleFields = [
    'date',
    'sender',
    'reply-to',
    'to',
    'cc',
    'bcc',
    'message-id',
    'in-reply-to',
    'references',
    'subject',
];
/** A field stands twice, is malformed, or has characters where they must not be. */
function headerIsMalformed(facts) {
    const { message } = facts.content;
    const twice = singleFields.find((name) => fieldCount(message, name) > 1);
    if (twice !== undefined)
        return fires(`the field ${twice} stands ${fieldCount(message, twice)} times`);
    const [malformed] = facts.headerForm.malformedLines;
    if (malformed !== undefined)
        return fires(`the header section has a line that is no field: "${malformed}"`);
    const date = fieldValue(message, 'date');
    if (date !== null && Number.isNaN(Date.parse(date.replace(/\([^)]*\)/gu, ''))))
        return fires('the Date field holds no date');
    const encoded = message.headerFields.find(isEncodedWhereForbidden);
    if (encoded !== undefined)
        return fires(`the field ${encoded.name} has an encoded-word where none may be (RFC 2047 §5)`);
    const unicode = message.headerFields.find((field) => standardFields.has(field.name.toLowerCase()) && /[^\p{ASCII}]/u.test(field.rawValue));
    // With an SMTPUTF8 address the whole header section may be UTF-8 (RFC 6532).
    if (unicode === undefined || facts.hasUnicodeAddress)
        return doesNotFire;
    return fires(`the field ${unicode.name} has raw non-ASCII characters`);
}
const standardFields = new Set([...singleFields, 'from', 'return-path', 'list-id', 'list-unsubscribe', 'mime-version']);
function isEncodedWhereForbidden(field) {
    const name = field.name.toLowerCase();
    if (['message-id', 'date', 'in-reply-to', 'references'].includes(name))
        return /=\?[^?]+\?[bq]\?/iu.test(field.rawValue);
    return (['from', 'sender', 'reply-to', 'to', 'cc'].includes(name) &&
        /<[^<>]*=\?[^?<>]+\?[bq]\?[^<>]*>/iu.test(field.rawValue));
}
/** The message, a field or the header section is over Gmail's limits, or an attachment is of a blocked type. */
function isTooLargeOrBlocked(facts) {
    const { message } = facts.content;
    const large = largePart(message, facts.headerForm);
    if (large !== null)
        return fires(large, messageTooLarge);
    return attachmentIsBlocked(facts);
}
function largePart(message, form) {
    if (message.sizeBytes > 25 * kilobyte * kilobyte)
        return 'the message is larger than 25 MB';
    if (form.sizeBytes > 500 * kilobyte)
        return 'the header section is larger than 500 KB';
    if (form.fieldCount > 5000)
        return 'there are more than 5,000 header fields';
    const long = message.headerFields.find((field) => Buffer.byteLength(field.rawValue) > limitOf(field.name.toLowerCase()));
    if (long !== undefined)
        return `the field ${long.name.slice(0, 80)} is longer than ${limitOf(long.name.toLowerCase())} bytes`;
    const longName = message.headerFields.find((field) => field.name.length > kilobyte);
    return longName === undefined ? null : 'a field’s name is longer than 1 KB';
}
/** Gmail's header limits (support.google.com/a/answer/14016360). */
function limitOf(name) {
    if (['to', 'cc', 'references'].includes(name))
        return Number.POSITIVE_INFINITY;
    return { subject: 998, 'message-id': 500 }[name] ?? 32 * kilobyte;
}
/** An attachment is a program or script, or an archive that holds one. */
function attachmentIsBlocked({ content }) {
    const risk = findRiskyAttachment(content.message.attachments);
    return risk === null ? doesNotFire : fires(`the attachment ${risk}`);
}

;// CONCATENATED MODULE: ./lib/verdict/placement/conditions.js
/** Conditions that several rules share, on authentication and on the connection. */


/** DMARC fails and `policy` applies. */
function dmarcFailsWith(facts, policy) {
    const { dmarc } = facts.authentication;
    if (!dmarc.isMeasured)
        return { status: 'not-measured', reason: dmarc.detail };
    return firesIf(dmarc.result === 'fail' && dmarc.policy === policy, `DMARC failed and the domain’s policy is ${policy} (_dmarc.${dmarc.policyDomain})`);
}
/** Neither SPF nor DKIM passes. */
function nothingPasses({ authentication: { spf, dkim } }) {
    if (spf.isPass === true || dkim.isPass === true)
        return doesNotFire;
    const open = [spf, dkim].find((verdict) => !verdict.isMeasured);
    if (open !== undefined)
        return { status: 'not-measured', reason: open.detail };
    // What could not be checked might have passed: no refusal for good on that.
    const unchecked = [spf, dkim].find((verdict) => verdict.result === 'temperror');
    if (unchecked !== undefined)
        return { status: 'not-measured', reason: unchecked.detail };
    return fires(`neither SPF (${spf.result}) nor DKIM (${dkim.result}) passes`);
}
/** SPF is measured and does not pass. */
function spfDoesNotPass({ authentication: { spf } }) {
    if (!spf.isMeasured)
        return { status: 'not-measured', reason: spf.detail };
    // A failing name server is answered by the temporary rules, not by a refusal for good.
    return firesIf(spf.isPass !== true && spf.result !== 'temperror', `SPF does not pass (${spf.result} for ${spf.domain})`);
}
/** SPF says `fail`: the domain's record ends in -all and does not list the address. */
function spfFails({ authentication: { spf } }) {
    if (!spf.isMeasured)
        return { status: 'not-measured', reason: spf.detail };
    return firesIf(spf.result === 'fail', `the SPF record of ${spf.domain} ends in -all and does not list the sending address`);
}
/** DKIM is measured and does not pass. */
function dkimDoesNotPass({ authentication: { dkim } }) {
    if (!dkim.isMeasured)
        return { status: 'not-measured', reason: dkim.detail };
    const what = dkim.result === 'none'
        ? 'the message has no DKIM signature'
        : `DKIM does not pass (${dkim.result} for ${dkim.domain})`;
    return firesIf(dkim.isPass !== true && dkim.result !== 'temperror', what);
}
/** The From: domain has no DMARC record. */
function dmarcIsMissing({ authentication: { dmarc } }) {
    if (!dmarc.isMeasured)
        return { status: 'not-measured', reason: dmarc.detail };
    return firesIf(dmarc.result === 'none', `there is no DMARC record for ${dmarc.domain}`);
}
/** SPF or DKIM passes, but for another organization than From:. */
function nothingIsAligned({ authentication: { spf, dkim, dmarc } }) {
    if (dmarc.isPass === true)
        return doesNotFire;
    const open = [dmarc, spf, dkim].find((verdict) => !verdict.isMeasured);
    if (open !== undefined)
        return { status: 'not-measured', reason: open.detail };
    if (dmarc.domain === null || dmarc.result === 'temperror')
        return doesNotFire;
    const passing = [spf, dkim].filter((verdict) => verdict.isPass === true);
    if (passing.some((verdict) => verdict.isAligned === true))
        return doesNotFire;
    const domains = passing.map((verdict) => verdict.domain).join(' and ');
    return firesIf(passing.length > 0, `what passes (${domains}) is not aligned with the From: domain ${dmarc.domain}`);
}
/** DMARC could not be evaluated, since a name server of the sender failed. */
function dmarcIsUnreadable({ authentication: { dmarc } }) {
    if (!dmarc.isMeasured)
        return { status: 'not-measured', reason: dmarc.detail };
    return firesIf(dmarc.result === 'temperror', `DMARC could not be evaluated: ${dmarc.detail}`);
}
/** SPF could not be evaluated, since a name server of the sender failed. */
function spfIsUnreadable({ authentication: { spf } }) {
    if (!spf.isMeasured)
        return { status: 'not-measured', reason: spf.detail };
    return firesIf(spf.result === 'temperror', `the SPF record of ${spf.domain} could not be read, its name server failed`);
}
/** The sending address has no name, or its name does not resolve back. */
function reverseDnsIsBroken(facts) {
    const { reverseDns, measuredAddress } = facts;
    if (reverseDns.status === 'not-measured')
        return reverseDns;
    const address = measuredAddress.status === 'measured' ? measuredAddress.value : 'the sending address';
    const { names, isForwardConfirmed } = reverseDns.value;
    if (names.length === 0)
        return fires(`${address} has no reverse DNS name (PTR)`);
    return firesIf(!isForwardConfirmed, `the name of ${address} (${names[0]}) does not resolve back to it`);
}
/** From: shows a domain of the recipient's own, on mail from outside. */
function showsRecipientDomain(facts) {
    const domain = readableDomain(facts.content.message);
    return firesIf(domain !== null && domain === facts.recipientDomain, `From: shows the recipient’s own domain ${domain}, and the mail comes from outside`);
}
/** The first of `findings` that fires; else the first that was not measured; else nothing. */
function anyFires(findings) {
    const firing = findings.find((finding) => finding.status === 'fires');
    return firing ?? findings.find((finding) => finding.status === 'not-measured') ?? doesNotFire;
}

;// CONCATENATED MODULE: ./lib/verdict/placement/business-rules.js
/** Microsoft-like seeds: refusals and junk rules, in the order in which they are asked. */



const highVolume = 'Outlook’s requirements for high-volume senders, version of 2025-04-30, copy of 2025-08-02';
const dmarcDefaults = 'Exchange, new DMARC policy handling defaults, 2023-07';
const noPage = 'no page found: presend’s own decision';
const rows = [
    {
        id: 'H-B5',
        kind: 'refusal',
        reply: { code: 550, enhancedCode: '5.6.0' },
        documentedBy: null,
        source: noPage,
        mark: 'D',
        when: fromIsUnusable,
    },
    {
        id: 'H-B4',
        kind: 'refusal',
        reply: { code: 550, enhancedCode: null },
        documentedBy: 'Outlook.com',
        source: 'Outlook.com postmaster, DY-001, copy of 2026-06-15',
        mark: 'V/D',
        // "Looks dynamic" is decided there by block lists, which cannot be asked: only a missing name fires.
        when: reverseDnsIsBroken,
    },
    {
        id: 'H-B2',
        kind: 'refusal',
        reply: { code: 550, enhancedCode: '5.7.509' },
        documentedBy: 'Microsoft',
        source: `${dmarcDefaults}; the code from bounce collections`,
        mark: 'V/S',
        when: (facts) => dmarcFailsWith(facts, 'reject'),
    },
    {
        id: 'H-B3',
        kind: 'refusal',
        reply: { code: 550, enhancedCode: '5.7.509' },
        documentedBy: 'Outlook.com',
        source: dmarcDefaults,
        mark: 'V/D',
        when: (facts) => (facts.seedOptions.includes('outlook.com') ? dmarcFailsWith(facts, 'quarantine') : doesNotFire),
    },
    {
        id: 'H-B1',
        kind: 'refusal',
        isBulkOnly: true,
        reply: { code: 550, enhancedCode: '5.7.515' },
        documentedBy: 'Outlook.com',
        source: `${highVolume}; the postmaster page of 2026-06-15 says junk first`,
        mark: 'V',
        when: missesAuthentication,
    },
    {
        id: 'H-B6',
        kind: 'temporary',
        reply: { code: 451, enhancedCode: '4.7.26' },
        documentedBy: null,
        source: noPage,
        mark: 'D',
        when: (facts) => anyFires([dmarcIsUnreadable(facts), spfIsUnreadable(facts)]),
    },
    {
        id: 'J-B1',
        kind: 'junk',
        reply: null,
        documentedBy: 'Microsoft',
        source: dmarcDefaults,
        mark: 'V',
        when: (facts) => dmarcFailsWith(facts, 'quarantine'),
    },
    {
        id: 'J-B2',
        kind: 'junk',
        reply: null,
        documentedBy: null,
        source: 'Exchange Online, composite authentication; the formula is unpublished',
        mark: 'S/D',
        when: failsImplicitly,
    },
];
/** The rules of business seeds. */
const businessRules = rows.map(complete);
function complete(row) {
    return { isBulkOnly: false, ...row };
}
function missesAuthentication(facts) {
    return anyFires([spfDoesNotPass(facts), dkimDoesNotPass(facts), dmarcIsMissing(facts), dmarcFails(facts)]);
}
function dmarcFails({ authentication: { dmarc } }) {
    if (!dmarc.isMeasured)
        return { status: 'not-measured', reason: dmarc.detail };
    return firesIf(dmarc.result === 'fail' || dmarc.result === 'permerror', `DMARC fails: ${dmarc.detail}`);
}
/** Only for senders that are not bulk: those have H-B1. Every part must be measured. */
function failsImplicitly(facts) {
    if (facts.senderClass === 'bulk')
        return doesNotFire;
    const { spf, dkim, dmarc } = facts.authentication;
    const open = [spf, dkim, dmarc].find((verdict) => !verdict.isMeasured);
    if (open !== undefined)
        return { status: 'not-measured', reason: open.detail };
    const isImplicit = (spf.result === 'softfail' || spf.result === 'none') && dkim.result === 'none' && dmarc.result === 'none';
    return firesIf(isImplicit, `nothing authenticates the sender (SPF ${spf.result}, no DKIM, no DMARC)`);
}

;// CONCATENATED MODULE: ./lib/verdict/placement/consumer-rules.js
/** Gmail- and Yahoo-like seeds: refusals and junk rules, in the order in which they are asked. */




const gmailCodes = 'Gmail SMTP errors and codes, copy of 2026-02-15';
const yahooCodes = 'Yahoo SMTP error codes, copy of 2026-02-15';
function reply(code, enhancedCode = null) {
    return { code, enhancedCode };
}
const consumer_rules_rows = [
    { id: 'H-C12', reply: reply(550, '5.7.1'), source: gmailCodes, mark: 'V', when: fromIsUnusable },
    { id: 'H-C13', reply: reply(550, '5.7.1'), source: gmailCodes, mark: 'V', when: messageIdIsUnusable },
    { id: 'H-C14', reply: reply(550, '5.7.1'), source: gmailCodes, mark: 'V', when: headerIsMalformed },
    { id: 'H-C15', reply: reply(552, '5.7.0'), source: gmailCodes, mark: 'V', when: isTooLargeOrBlocked },
    { id: 'H-C9', reply: reply(550, '5.7.25'), source: gmailCodes, mark: 'V', when: hasNoReverseName },
    { id: 'H-C10', reply: reply(550, '5.7.29'), source: gmailCodes, mark: 'V', isBulkOnly: true, when: hasNoTls },
    { id: 'H-C16', reply: reply(554), source: yahooCodes, mark: 'V', documentedBy: 'Yahoo', when: domainIsMissing },
    {
        id: 'H-C3',
        reply: reply(550, '5.7.26'),
        source: `${gmailCodes}; Yahoo help SLN7253, 2014-04-16`,
        mark: 'V',
        when: (facts) => inYahooForm(facts, dmarcFailsWith(facts, 'reject')),
    },
    { id: 'H-C1', reply: reply(550, '5.7.26'), source: gmailCodes, mark: 'V', when: nothingPasses },
    { id: 'H-C2', reply: reply(550, '5.7.26'), source: gmailCodes, mark: 'V/D', when: spfFails },
    {
        id: 'H-C11',
        reply: reply(550, '5.7.24'),
        source: `${gmailCodes}; the examples are presend’s`,
        mark: 'V/D',
        when: spfIsSuspicious,
    },
    { id: 'H-C4', reply: reply(550, '5.7.27'), source: gmailCodes, mark: 'V', isBulkOnly: true, when: spfDoesNotPass },
    { id: 'H-C5', reply: reply(550, '5.7.30'), source: gmailCodes, mark: 'V', isBulkOnly: true, when: dkimDoesNotPass },
    {
        id: 'H-C6',
        reply: reply(421, '4.7.40'),
        kind: 'temporary-once',
        source: `${gmailCodes}; the FAQ of 2026-03-11 says 4.7.31`,
        mark: 'V',
        isBulkOnly: true,
        when: dmarcIsMissing,
    },
    {
        id: 'H-C7',
        reply: reply(421, '4.7.32'),
        kind: 'temporary-once',
        source: gmailCodes,
        mark: 'V',
        isBulkOnly: true,
        when: nothingIsAligned,
    },
    {
        id: 'H-C8',
        reply: reply(451, '4.7.26'),
        kind: 'temporary',
        source: gmailCodes,
        mark: 'V',
        when: dmarcIsUnreadable,
    },
    {
        id: 'H-C17',
        reply: reply(421, '4.7.28'),
        kind: 'temporary',
        source: `${gmailCodes}; the number is presend’s`,
        mark: 'V/D',
        when: isSecondCopy,
    },
    {
        id: 'J-C1',
        reply: null,
        kind: 'junk',
        source: 'RFC 9989 §4.7, meaning of quarantine',
        mark: 'V',
        when: (facts) => dmarcFailsWith(facts, 'quarantine'),
    },
    {
        id: 'J-C2',
        reply: null,
        kind: 'note',
        source: 'Gmail sender FAQ, copy of 2026-03-11',
        mark: 'V',
        isBulkOnly: true,
        when: ({ content }) => firesIf(isOneClickMissing(content), 'marketing mail without one-click unsubscribe loses Gmail’s mitigation; it is not refused'),
    },
];
/** The rules of consumer seeds. */
const consumerRules = consumer_rules_rows.map(consumer_rules_complete);
function consumer_rules_complete(row) {
    return { isBulkOnly: false, kind: 'refusal', documentedBy: row.kind === 'junk' ? null : 'Gmail', ...row };
}
function hasNoReverseName(facts) {
    const finding = reverseDnsIsBroken(facts);
    const isIPv6 = facts.measuredAddress.status === 'measured' && facts.measuredAddress.value.includes(':');
    return finding.status === 'fires' && isIPv6 ? fires(finding.text, reply(550, '5.7.1')) : finding;
}
function hasNoTls({ isTls }) {
    return isTls.status === 'not-measured' ? isTls : firesIf(!isTls.value, 'the connection was not encrypted (TLS)');
}
/** Yahoo answers a DMARC reject policy in a form of its own. */
function inYahooForm(facts, finding) {
    const isYahoo = /\b(?:yahoo|aol|ymail)\b/iu.test(facts.providerName);
    return finding.status === 'fires' && isYahoo ? fires(finding.text, reply(554, '5.7.9')) : finding;
}
function domainIsMissing(facts) {
    const findings = [
        ofDomain(facts.envelopeSenderExistence, 'MAIL FROM', facts.envelopeSenderDomain),
        ofDomain(facts.authorDomainExistence, 'From:', facts.content.message.from[0]?.domain ?? null),
    ];
    const order = ['fires', 'not-measured', 'does-not-fire'];
    const [first] = findings.toSorted((left, right) => order.indexOf(left.status) - order.indexOf(right.status));
    return first ?? doesNotFire;
}
function ofDomain(existence, where, domain) {
    if (existence.status === 'not-measured')
        return existence;
    if (existence.value === 'unanswered')
        return fires(`the ${where} domain ${domain} could not be asked for`, reply(451));
    return firesIf(existence.value === 'missing', `the ${where} domain ${domain} does not exist`);
}
function spfIsSuspicious({ authentication: { spf } }) {
    if (!spf.isMeasured)
        return { status: 'not-measured', reason: spf.detail };
    const terms = spf.record?.toLowerCase().split(/\s+/u) ?? [];
    const suspicious = terms.find((term) => /^\+?all$/u.test(term) || /^[+?~-]?ip[46]:[^/]+\/[0-7]$/u.test(term));
    return firesIf(suspicious !== undefined, `the SPF record of ${spf.domain} lets nearly everybody send ("${suspicious}")`);
}
function isSecondCopy({ history }) {
    if (history.status === 'not-measured')
        return history;
    return firesIf(history.value.acceptedCopyCount > 0, 'this mailbox already has a message with the same Message-ID');
}

;// CONCATENATED MODULE: ./lib/verdict/placement/protected-rules.js
/** Seeds behind a gateway: what the makers document as default or advice. The weakest simulation, and it says so. */




const mimecastCodes = 'Mimecast SMTP error codes, 2022-06-17';
const mimecastDns = 'Mimecast DNS authentication, inbound checks, 2017-03-29; the customer chooses the action';
const proofpoint = 'Proofpoint postmaster page, undated copy';
const protected_rules_rows = [
    {
        id: 'H-P4',
        kind: 'temporary',
        reply: { code: 451, enhancedCode: null },
        documentedBy: 'Mimecast',
        source: mimecastCodes,
        mark: 'V/D',
        when: isFirstContact,
    },
    {
        id: 'H-P7',
        kind: 'refusal',
        reply: { code: 550, enhancedCode: null },
        documentedBy: null,
        source: 'every gateway blocks programs; which ones differs',
        mark: 'D',
        when: attachmentIsBlocked,
    },
    {
        id: 'H-P1',
        kind: 'refusal',
        reply: { code: 550, enhancedCode: null },
        documentedBy: 'Mimecast',
        source: mimecastDns,
        mark: 'V/D',
        when: (facts) => dmarcFailsWith(facts, 'reject'),
    },
    {
        id: 'H-P2',
        kind: 'refusal',
        reply: { code: 550, enhancedCode: null },
        documentedBy: 'Mimecast',
        source: mimecastDns,
        mark: 'V/D',
        when: spfFails,
    },
    {
        id: 'H-P3',
        kind: 'refusal',
        reply: { code: 550, enhancedCode: null },
        documentedBy: 'Mimecast',
        source: mimecastCodes,
        mark: 'V/S',
        when: showsRecipientDomain,
    },
    {
        id: 'J-P1',
        kind: 'junk',
        reply: null,
        documentedBy: 'Mimecast',
        source: mimecastDns,
        mark: 'V',
        when: (facts) => dmarcFailsWith(facts, 'quarantine'),
    },
    { id: 'J-P3', kind: 'junk', reply: null, documentedBy: null, source: proofpoint, mark: 'D', when: isBadlyNamed },
    {
        id: 'J-P4',
        kind: 'junk',
        reply: null,
        documentedBy: 'Proofpoint',
        source: 'Proofpoint Essentials, spam settings, undated copy',
        mark: 'V/D',
        when: isHeldBulk,
    },
];
/** The rules of protected seeds. */
const protectedRules = protected_rules_rows.map(protected_rules_complete);
function protected_rules_complete(row) {
    return { isBulkOnly: false, ...row };
}
function isFirstContact({ seedOptions, history }) {
    if (!seedOptions.includes('greylist'))
        return doesNotFire;
    if (history.status === 'not-measured')
        return history;
    return firesIf(history.value.temporaryRefusalCount === 0, 'this is the first contact, and the gateway greylists');
}
function isBadlyNamed(facts) {
    const reverse = reverseDnsIsBroken(facts);
    if (reverse.status === 'fires')
        return reverse;
    const helo = facts.heloName;
    if (helo.status === 'not-measured')
        return reverse.status === 'not-measured' ? reverse : helo;
    const isFull = /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9-]{2,}$/iu.test(helo.value);
    return isFull ? reverse : fires(`the server greets with "${helo.value}", which is no full host name`);
}
function isHeldBulk({ seedOptions, content }) {
    if (!seedOptions.includes('hold-bulk'))
        return doesNotFire;
    return firesIf(promotionMarks(content).length >= 2, 'it is marketing mail, and this gateway holds bulk mail');
}

;// CONCATENATED MODULE: ./lib/verdict/placement/evaluate-rules.js
/** Asks every rule of a seed's table, and sorts the answers. */



/** The table of each provider type, in the order in which its rules are asked. */
const placementRules = {
    consumer: consumerRules,
    business: businessRules,
    protected: protectedRules,
};
/** All rules of the seed's type on these facts; rules for bulk senders only, and switched off ones, are skipped. */
function evaluateRules(facts, disabledRules) {
    const firings = [];
    const skipped = [];
    for (const rule of placementRules[facts.providerType]) {
        const skip = whySkipped(rule, facts, disabledRules);
        const finding = skip === null ? rule.when(facts) : { status: 'not-measured', reason: skip };
        if (finding.status === 'fires')
            firings.push({ rule, finding });
        if (finding.status === 'not-measured')
            skipped.push({ id: rule.id, reason: finding.reason });
    }
    return { firings, skipped };
}
function whySkipped(rule, facts, disabledRules) {
    if (disabledRules.includes(rule.id))
        return 'the rule is switched off';
    if (rule.isBulkOnly && facts.senderClass !== 'bulk')
        return 'the rule is for bulk senders only';
    return null;
}

// EXTERNAL MODULE: external "node:url"
var external_node_url_ = __webpack_require__(73136);
;// CONCATENATED MODULE: ./lib/verdict/header-form.js
/** What the header section looks like byte for byte: parsers skip and repair what receivers refuse. */
/** Beyond this a section is over every provider's limit anyway, and is not read line by line. */
const maxReadBytes = 1024 * 1024;
/** Looks at the header section of a message with CRLF or LF line ends. */
function readHeaderForm(bytes) {
    const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const sizeBytes = endOfSection(buffer);
    // latin1: one character an octet, whatever the octets are.
    const lines = buffer.subarray(0, Math.min(sizeBytes, maxReadBytes)).toString('latin1').split(/\r?\n/u);
    const malformedLines = [];
    let fieldCount = 0;
    for (const line of lines) {
        if (isField(line))
            fieldCount += 1;
        // The first line of all can continue nothing.
        else if (line !== '' && !(fieldCount > 0 && isContinuation(line)))
            malformedLines.push(line.trim().slice(0, 80));
    }
    return { malformedLines: malformedLines.slice(0, 10), sizeBytes, fieldCount };
}
function endOfSection(buffer) {
    const ends = [buffer.indexOf('\r\n\r\n'), buffer.indexOf('\n\n')].filter((index) => index >= 0);
    return ends.length === 0 ? buffer.length : Math.min(...ends);
}
/** RFC 5322 §2.2: printable ASCII but the colon; §4.5.3 still allows blanks before the colon. */
function isField(line) {
    return /^[!-9;-~]+[ \t]*:/u.test(line);
}
function isContinuation(line) {
    return line.startsWith(' ') || line.startsWith('\t');
}

;// CONCATENATED MODULE: ./lib/verdict/placement/facts.js
/** Everything the placement rules may look at. A fact that was not measured says why, and no rule guesses it. */
/** A measured fact. */
function measured(value) {
    return { status: 'measured', value };
}
/** A fact that nobody measured, and why. */
function facts_notMeasured(reason) {
    return { status: 'not-measured', reason };
}

;// CONCATENATED MODULE: ./lib/verdict/placement/reverse-name.js
/** The name under which the reverse DNS of an address stands (RFC 1035 §3.5, RFC 3596 §2.5). */

/** `7.100.51.198.in-addr.arpa` for 198.51.100.7; `null` for anything that is no address. */
function reverseName(address) {
    const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/iu.exec(address)?.[1];
    const plain = mapped ?? address;
    if ((0,external_node_net_.isIPv4)(plain))
        return `${plain.split('.').toReversed().join('.')}.in-addr.arpa`;
    const groups = expandIPv6(plain);
    if (groups === null)
        return null;
    return `${groups.join('').split('').toReversed().join('.')}.ip6.arpa`;
}
/** True when both are the same address, however they are written. */
function isSameAddress(left, right) {
    const name = reverseName(left);
    return name !== null && name === reverseName(right);
}
/** Eight groups of four hexadecimal digits. */
function expandIPv6(address) {
    if (!(0,external_node_net_.isIPv6)(address) || address.includes('%'))
        return null;
    const [head = '', tail] = dottedToGroups(address.toLowerCase()).split('::');
    const front = head === '' ? [] : head.split(':');
    const back = tail === undefined || tail === '' ? [] : tail.split(':');
    const middle = tail === undefined ? [] : Array.from({ length: 8 - front.length - back.length }, () => '0');
    return [...front, ...middle, ...back].map((group) => group.padStart(4, '0'));
}
/** `::ffff:192.0.2.1` has its last 32 bits in dotted form. */
function dottedToGroups(address) {
    return address.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/u, (_all, ...bytes) => {
        const [a, b, c, d] = bytes.slice(0, 4).map((byte) => Number(byte).toString(16).padStart(2, '0'));
        return `${a}${b}:${c}${d}`;
    });
}

;// CONCATENATED MODULE: ./lib/verdict/placement/network-facts.js
/** Facts that DNS tells of the sending address and of the sender's domains. */



/** Real receivers look at no more names either (RFC 7208 §4.6.4 takes ten as well). */
const maxNameCount = 10;
/** Asks DNS what the rules on the sending machine and its domains need. */
async function measureNetwork(question, dns, signal) {
    const { measuredAddress, envelopeSenderDomain, authorDomain } = question;
    if (measuredAddress === null) {
        const open = facts_notMeasured('no sending address is known (setting sending-ip)');
        return { reverseDns: open, envelopeSenderExistence: open, authorDomainExistence: open };
    }
    const [reverseDns, envelopeSenderExistence, authorDomainExistence] = await Promise.all([
        measureReverseDns(measuredAddress, dns, signal),
        measureExistence(envelopeSenderDomain, dns, signal),
        measureExistence(authorDomain, dns, signal),
    ]);
    return { reverseDns, envelopeSenderExistence, authorDomainExistence };
}
async function measureReverseDns(address, dns, signal) {
    const name = reverseName(address);
    if (name === null)
        return facts_notMeasured(`"${address}" is no IP address`);
    if (await hasNoReverseZone(name, dns, signal))
        return facts_notMeasured('the zone file has no reverse zone');
    const answer = await dns.resolve(name, 'PTR', signal);
    if (answer.status === 'servfail')
        return facts_notMeasured(`reverse DNS could not be asked (${answer.reason})`);
    if (answer.status !== 'found')
        return measured({ names: [], isForwardConfirmed: false });
    const names = answer.records.slice(0, maxNameCount);
    const type = name.endsWith('.ip6.arpa') ? 'AAAA' : 'A';
    const forward = await Promise.all(names.map((host) => dns.resolve(host, type, signal)));
    if (forward.some((found) => isAddressAmong(found, address)))
        return measured({ names, isForwardConfirmed: true });
    const failed = forward.find((found) => found.status === 'servfail');
    if (failed?.status === 'servfail')
        return facts_notMeasured(`reverse DNS could not be confirmed (${failed.reason})`);
    return measured({ names, isForwardConfirmed: false });
}
/** The reverse zone belongs to whoever hosts the address: a zone file of a sender's own domain has none. */
async function hasNoReverseZone(name, dns, signal) {
    if (dns.kind !== 'zone-file')
        return false;
    const top = name.endsWith('.ip6.arpa') ? 'ip6.arpa' : 'in-addr.arpa';
    return (await dns.resolve(top, 'NS', signal)).status === 'nxdomain';
}
function isAddressAmong(answer, address) {
    return answer.status === 'found' && answer.records.some((record) => isSameAddress(record, address));
}
async function measureExistence(domain, dns, signal) {
    if (domain === null)
        return facts_notMeasured('there is no domain to ask for');
    const answer = await dns.resolve(domain, 'SOA', signal);
    // A name below the top of a zone has no SOA of its own, and exists all the same.
    if (answer.status === 'found' || answer.status === 'nodata')
        return measured('exists');
    if (answer.status === 'nxdomain')
        return measured('missing');
    const broken = await whyDnsIsBroken(dns, [answer.reason], signal);
    return broken === null ? measured('unanswered') : facts_notMeasured(`DNS could not be asked (${broken})`);
}

;// CONCATENATED MODULE: ./lib/verdict/placement/gather-facts.js
/** Collects what the placement rules look at, and says of each fact whether it was measured. */





/** The facts of one copy. DNS is asked only when the sending address is known. */
async function gatherFacts(copy, dns, signal) {
    const { input, authentication, content } = copy;
    const { seed, envelope, measuredAddress } = input;
    const envelopeSenderDomain = domainOf(envelope.sender);
    const authorDomain = content.message.from[0]?.domain ?? null;
    const network = await measureNetwork({ measuredAddress, envelopeSenderDomain, authorDomain }, dns, signal);
    return {
        ...network,
        providerType: seed.providerType,
        providerName: seed.providerName,
        seedOptions: seed.options ?? [],
        senderClass: input.senderClass,
        recipientDomain: domainOf(seed.address) ?? '',
        envelopeSenderDomain,
        hasUnicodeAddress: /[^\p{ASCII}]/u.test(`${envelope.sender}${envelope.recipient}`),
        authentication,
        content,
        headerForm: readHeaderForm(input.bytes),
        measuredAddress: measuredAddress === null
            ? facts_notMeasured('no sending address is known (setting sending-ip)')
            : measured(measuredAddress),
        isTls: measureTls(input),
        heloName: isRealClient(input) ? measured(input.client.heloName) : facts_notMeasured(notTheSender),
        history: input.history === undefined ? facts_notMeasured('the receiver keeps no history') : measured(input.history),
    };
}
const notTheSender = 'the connection did not come from the real sending machine';
/** A declared address (sending-ip) stands for another machine: then greeting and encryption here prove nothing. */
function isRealClient({ client, measuredAddress }) {
    return measuredAddress !== null && isSameAddress(client.address, measuredAddress);
}
function measureTls(input) {
    if (!isRealClient(input))
        return facts_notMeasured(notTheSender);
    if (input.client.isTlsOffered !== true && !input.client.isTls)
        return facts_notMeasured('the receiver offers no STARTTLS');
    return measured(input.client.isTls);
}
/** The domain of an address as A-labels in lower case; `null` for the null reverse-path. */
function domainOf(address) {
    const at = address?.lastIndexOf('@') ?? -1;
    if (address === null || at < 0)
        return null;
    return (0,external_node_url_.domainToASCII)(address.slice(at + 1).toLowerCase()) || null;
}

;// CONCATENATED MODULE: ./lib/verdict/judge.js
/** One received copy → reply or folder, with the reason. */






/**
 * The verdict on one copy: authentication, refusals, junk rules, spam engine, tab. A refused copy is not shown to
 * the engine. An engine that fails leaves `folder` null.
 *
 * @throws the signal's reason, and nothing else
 */
async function judgeMessage(input, ports, signal) {
    signal.throwIfAborted();
    const message = await (0,parse_message/* parseMessage */.v)(input.bytes);
    const authentication = await verifyAuthentication({ ...input, message, envelopeSender: input.envelope.sender, heloName: input.client.heloName }, ports, signal);
    const content = readContent(message);
    const facts = await gatherFacts({ input, authentication, content }, ports.dns, signal);
    const evaluation = evaluateRules(facts, input.disabledRules ?? []);
    const refusal = findRefusal(evaluation, facts);
    if (refusal !== null)
        return { ...authentication, ...placeRefused(evaluation, refusal) };
    const answer = await askEngine(ports.spamFilter, { ...input, content }, signal);
    return { ...authentication, ...placeAccepted(evaluation, facts, answer) };
}
/** An engine that breaks its word and rejects has failed; it must not take the receiver down with it. */
async function askEngine(engine, input, signal) {
    try {
        return await engine.judge(input, signal);
    }
    catch (error) {
        signal.throwIfAborted();
        return { status: 'failed', reason: error instanceof Error ? error.message : 'it broke off' };
    }
}

;// CONCATENATED MODULE: ./lib/verdict/spam/built-in/evidence.js
/** Prepares the words of a message for the rules. */
/** Longer texts are judged by their beginning and end: time per message stays bounded. */
const maxWordsLength = 40_000;
/** What the rules look at. */
function readEvidence(content) {
    const subject = normalizeWords(content.subject);
    const { visibleText } = content;
    const text = visibleText.length <= maxWordsLength
        ? visibleText
        : `${visibleText.slice(0, maxWordsLength / 2)}\n${visibleText.slice(-maxWordsLength / 2)}`;
    const words = `${subject}\n${normalizeWords(text)}`;
    return {
        content,
        subject,
        words,
        wordCount: words.split(/\s+/u).length,
        fromDomain: content.message.from[0]?.domain ?? null,
    };
}
/** Characters that are not seen: soft hyphen, zero-width characters, joiners, byte order mark. */
const invisibleCharacters = /\p{Default_Ignorable_Code_Point}/gu;
/** One spelling for one wording: case, width, apostrophes, invisible characters and white space do not matter. */
function normalizeWords(text) {
    return text
        .normalize('NFKC')
        .replaceAll(invisibleCharacters, '')
        .toLowerCase()
        .replaceAll(/[‘’ʼ`´]/gu, "'")
        .replaceAll(/[“”„]/gu, '"')
        .replaceAll(/[‐‑‒–—]/gu, '-')
        .replaceAll(/\s+/gu, ' ')
        .trim();
}

;// CONCATENATED MODULE: ./lib/verdict/spam/built-in/spam-rule.js
/** The shape of a rule of the built-in engine, and what all of them look at. */
/** 1 for a claim that holds, else 0: for rules that fire or do not. */
function once(claim) {
    return claim ? 1 : 0;
}
/** Points of one rule on one message. */
function scoreOf(rule, evidence) {
    const count = rule.count(evidence);
    return count === 0 ? 0 : (rule.weights[Math.min(count, rule.weights.length) - 1] ?? 0);
}

;// CONCATENATED MODULE: ./lib/verdict/spam/built-in/header-rules.js
/** Rules on the header section and the subject. None of them asks how old the mail program is. */



const own = 'presend, own rule (version 1)';
const rfc = 'RFC 5322 §3.6';
/** Domains at which anybody gets a mailbox; names with "freemail" or "webmail" too, as the reserved domains have none. */
const freemailPattern = /^(?:gmail|googlemail|yahoo|ymail|hotmail|outlook|live|msn|aol|gmx|mail|web|icloud|proton|protonmail|yandex|zoho|inbox|rediffmail|tutanota|163|126|qq|excite|lycos|netscape|juno|eudoramail)\.(?:[a-z]{2,4})(?:\.[a-z]{2})?$|(?:^|\.)(?:freemail|webmail)\./u;
function isFreemail(domain) {
    return domain !== null && freemailPattern.test(domain);
}
function replyDomain(evidence) {
    return evidence.content.message.replyTo[0]?.domain ?? null;
}
/** Roles that no company fills from a free mailbox. */
const authorityNames = /\b(?:ceo|cfo|director|manager|payroll|hr|human resources|help ?desk|support|admin(?:istrator)?|security|billing|accounts?|barrister|attorney|bank|department|dept|service|board|team|office|office desk|loan|lender|lotto|claims)\b/iu;
function isFromSelf(evidence) {
    const from = evidence.content.message.from[0]?.address.toLowerCase();
    const to = fieldValue(evidence.content.message, 'to')?.toLowerCase() ?? '';
    return from !== undefined && from.includes('@') && to.includes(from) && !/^\[|\bre:/u.test(evidence.subject);
}
function letters(text) {
    return text.replaceAll(/[^\p{L}]/gu, '');
}
function isShouting(text) {
    const found = letters(text);
    return found.length >= 10 && found === found.toUpperCase() && found !== found.toLowerCase();
}
const headerRules = [
    {
        name: 'SUBJECT_ALL_CAPITALS',
        weights: [1.6],
        description: 'The subject is all capitals.',
        fix: 'Write it in sentence case.',
        source: own,
        count: ({ content }) => once(isShouting(content.subject)),
    },
    {
        name: 'SUBJECT_EXCLAIMS',
        weights: [0.8],
        description: 'The subject has several exclamation marks, or one together with a question mark or a sum.',
        fix: 'Drop them: a statement needs none.',
        source: own,
        count: ({ content }) => once(/!.*!|!.*[?$€£]|[?$€£].*!/u.test(content.subject)),
    },
    {
        name: 'SUBJECT_SUM_OF_MONEY',
        weights: [0.6],
        description: 'The subject names a sum of money or a percentage.',
        fix: 'Put the amount into the body, except in receipts and invoices.',
        source: own,
        count: ({ content }) => once(/[$€£] ?\d|\d ?%|\d ?(?:usd|eur|dollars)\b/iu.test(content.subject)),
    },
    {
        name: 'SUBJECT_FALSE_REPLY',
        weights: [1],
        description: 'The subject begins with “Re:” or “Fwd:”, and the message answers nothing.',
        fix: 'Remove “Re:” or “Fwd:”.',
        source: 'Gmail guidelines: no Re: or Fwd: unless it is one (2026-03-21)',
        count: ({ content }) => once(/^(?:re|fwd?|aw|wg)\s*:/iu.test(content.subject) && !answersSomething(content.message)),
    },
    {
        name: 'SUBJECT_SPACED_OUT',
        weights: [2.2],
        description: 'The subject has s p a c e d letters or long runs of blanks with a tag behind them.',
        fix: 'Write words normally.',
        source: own,
        count: ({ content }) => once(/(?:\b\p{L}[ .*_-]){5,}\p{L}\b|\S {6,}\S/u.test(content.subject)),
    },
    {
        name: 'SUBJECT_MISSING',
        weights: [1.2],
        description: 'There is no subject.',
        fix: 'Fill in the subject; check the data file.',
        source: rfc,
        count: ({ content }) => once(content.subject.trim() === ''),
    },
    {
        name: 'SUBJECT_BRACKETED_AD',
        weights: [2],
        description: 'The subject says itself that this is advertising (ADV:, [ad]).',
        fix: 'Remove the mark; ask for consent instead.',
        source: own,
        count: ({ content }) => once(/^\W*(?:adv|ad)\s*[:\])]/iu.test(content.subject)),
    },
    {
        name: 'INVISIBLE_IN_WORDS',
        weights: [2.4],
        description: 'Invisible characters stand inside words, as is done to slip past filters.',
        fix: 'Remove zero-width characters; they often come with pasted text.',
        source: own,
        count: ({ content }) => once(hasSplitLatinWord(`${content.subject} ${content.visibleText.slice(0, 20_000)}`)),
    },
    {
        name: 'MIXED_ALPHABETS_IN_WORD',
        weights: [2.4],
        description: 'Letters of different alphabets stand in one word: look-alikes.',
        fix: 'Remove look-alike characters, often pasted in.',
        source: 'Unicode UTS #39 §5.1',
        count: ({ content }) => once(hasMixedScriptWord(`${content.subject} ${content.visibleText.slice(0, 20_000)}`)),
    },
    {
        name: 'FROM_FREEMAIL_AUTHORITY',
        weights: [1.6],
        description: 'From: shows an office or a role, and the address is a free mailbox.',
        fix: 'Send from your own domain.',
        source: own,
        count: ({ content, fromDomain }) => once(isFreemail(fromDomain) && authorityNames.test(content.message.from[0]?.displayName ?? '')),
    },
    {
        name: 'FROM_NAME_SHOWS_ADDRESS',
        weights: [2],
        description: 'The display name shows a mail address or domain other than the real one.',
        fix: 'Take the address out of the display name.',
        source: 'Gmail guidelines: display name not misleading (2026-03-21)',
        count: ({ content, fromDomain }) => once(showsOtherDomain(content.message.from[0]?.displayName ?? '', fromDomain)),
    },
    {
        name: 'REPLY_TO_FREEMAIL',
        weights: [1.6],
        description: 'Answers go to a free mailbox although From: is something else.',
        fix: 'Use a Reply-To of your own domain.',
        source: own,
        count: (evidence) => once(isFreemail(replyDomain(evidence)) && replyDomain(evidence) !== evidence.fromDomain),
    },
    {
        name: 'REPLY_TO_OTHER_DOMAIN',
        weights: [0.5],
        description: 'Reply-To is of another domain than From:.',
        fix: 'Use the same organizational domain, or drop Reply-To.',
        source: own,
        count: (evidence) => once(isOtherDomain(replyDomain(evidence), evidence.fromDomain) &&
            fieldCount(evidence.content.message, 'list-id') === 0),
    },
    {
        name: 'FROM_IS_RECIPIENT',
        weights: [1.8],
        description: 'From: and To: are the same address.',
        fix: 'Send from an address of your own.',
        source: own,
        count: (evidence) => once(isFromSelf(evidence)),
    },
    {
        name: 'RECIPIENT_UNDISCLOSED',
        weights: [1],
        description: 'To: is missing, empty or says “undisclosed recipients”.',
        fix: 'Send one message per recipient with a real To:.',
        source: rfc,
        count: ({ content }) => once(hasNoRecipient(content.message)),
    },
    {
        name: 'MESSAGE_ID_MISSING',
        weights: [0.8],
        description: 'There is no Message-ID.',
        fix: 'Let the mail library write one.',
        source: `${rfc}.4`,
        count: ({ content }) => once(fieldCount(content.message, 'message-id') === 0),
    },
    {
        name: 'DATE_MISSING',
        weights: [1.2],
        description: 'There is no Date field, or it holds no date.',
        fix: 'Let the mail library write it.',
        source: `${rfc}.1`,
        count: ({ content }) => once(Number.isNaN(Date.parse(fieldValue(content.message, 'date') ?? ''))),
    },
    {
        name: 'MARKED_URGENT',
        weights: [0.6],
        description: 'The message is marked urgent (X-Priority, Importance).',
        fix: 'Drop X-Priority and Importance from mailings.',
        source: own,
        count: ({ content }) => once(/^\s*1/u.test(fieldValue(content.message, 'x-priority') ?? '') ||
            /high/iu.test(fieldValue(content.message, 'importance') ?? '')),
    },
    {
        name: 'FROM_DIGITS',
        weights: [0.8],
        description: 'The From: address is full of digits, as made by a machine.',
        fix: 'Send from an address that people can read.',
        source: own,
        count: ({ content }) => once(/^[a-z]*\d{5,}[a-z]*@|^[a-z]+\d+[a-z]+\d+[a-z0-9]*@/iu.test(content.message.from[0]?.address ?? '')),
    },
];
function answersSomething(message) {
    return fieldCount(message, 'in-reply-to') > 0 || fieldCount(message, 'references') > 0;
}
function hasSplitLatinWord(text) {
    // Soft hyphens are where a long word may break, and joiners belong to some scripts: only Latin words count.
    return /[a-z][\u200B\u2060-\u2064\uFEFF][a-z]/iu.test(text);
}
function hasMixedScriptWord(text) {
    return /(?=[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]{4,})(?:\p{Script=Latin}+[\p{Script=Cyrillic}\p{Script=Greek}]|[\p{Script=Cyrillic}\p{Script=Greek}]+\p{Script=Latin})/u.test(text);
}
function showsOtherDomain(displayName, fromDomain) {
    const shown = /(?:@|^|\s)((?:[a-z0-9-]+\.)+(?:com|net|org|example|de|co|io|test))\b/iu
        .exec(displayName)?.[1]
        ?.toLowerCase();
    return shown !== undefined && fromDomain !== null && registeredDomain(shown) !== registeredDomain(fromDomain);
}
function isOtherDomain(domain, fromDomain) {
    return domain !== null && fromDomain !== null && registeredDomain(domain) !== registeredDomain(fromDomain);
}
function hasNoRecipient(message) {
    const to = fieldValue(message, 'to');
    const isEmpty = to === null || to.trim() === '';
    return (isEmpty && fieldValue(message, 'cc') === null) || /undisclosed/iu.test(to ?? '');
}

;// CONCATENATED MODULE: ./lib/verdict/spam/built-in/html-rules.js
/** Rules on the HTML part, the text part and attachments. */


const html_rules_own = 'presend, own rule (version 1)';
/** Words that are misspelt on purpose. Plain spellings of them do not count. */
const disguisedWords = new Set('viagra cialis levitra pharmacy rolex omega cartier breitling paypal microsoft password account casino mortgage refinance credit loan free money cash bitcoin porn penis pills click remove unsubscribe guaranteed'.split(' '));
function undisguise(word) {
    return word
        .replaceAll('0', 'o')
        .replaceAll(/[1!|]/gu, 'i')
        .replaceAll('3', 'e')
        .replaceAll(/[4@]/gu, 'a')
        .replaceAll(/[5$]/gu, 's')
        .replaceAll(/[._*-]/gu, '');
}
function countDisguised(words) {
    const found = new Set();
    for (const [word] of words.slice(0, 20_000).matchAll(/[a-z0-9@$!|][a-z0-9@$!|._*-]{3,20}/gu)) {
        if (/^[a-z]+$/u.test(word) || !/[a-z]/u.test(word))
            continue;
        const variants = [undisguise(word), undisguise(word.replaceAll('1', 'l'))];
        const meant = variants.find((variant) => disguisedWords.has(variant));
        // "free-", "e-mail": a hyphen at the rim or one ordinary compound is no disguise.
        if (meant !== undefined && word.replaceAll(/[^a-z0-9@$!|]/gu, '') !== meant)
            found.add(meant);
        else if (meant !== undefined && /^(?:[a-z][._*-]){3,}/u.test(word))
            found.add(meant);
    }
    return found.size;
}
function wordCount(text) {
    return text.split(/\s+/u).filter((word) => /\p{L}{2}/u.test(word)).length;
}
function isImageOnly({ content }) {
    const images = content.html?.images.filter((image) => !image.isTracker) ?? [];
    return images.length > 0 && wordCount(content.visibleText) < 25;
}
function isHtmlAlone({ content }) {
    return content.message.html !== null && (content.message.text ?? '').trim() === '';
}
function tagCount(evidence, ...names) {
    return names.reduce((count, name) => count + (evidence.content.html?.tagCounts.get(name) ?? 0), 0);
}
function shoutedShare(text) {
    const sentences = text.split(/[\n.!?]+/u).filter((part) => part.replaceAll(/[^\p{L}]/gu, '').length >= 12);
    const shouted = sentences.filter((part) => part === part.toUpperCase() && part !== part.toLowerCase());
    return sentences.length === 0 ? 0 : shouted.length / sentences.length;
}
const htmlRules = [
    {
        name: 'HTML_WITHOUT_TEXT',
        weights: [0.5],
        description: 'There is only an HTML part.',
        fix: 'Send multipart/alternative with a text part.',
        source: 'RFC 2046 §5.1.4',
        count: (evidence) => once(isHtmlAlone(evidence)),
    },
    {
        name: 'IMAGE_ONLY',
        weights: [1.8],
        description: 'The message is pictures with almost no words.',
        fix: 'Write the offer as text; the image illustrates it.',
        source: html_rules_own,
        count: (evidence) => once(isImageOnly(evidence)),
    },
    {
        name: 'HIDDEN_TEXT',
        weights: [1, 2.6],
        description: 'Text is hidden by style, beside the usual preheader.',
        fix: 'Remove it; a preheader should be hidden with one usual idiom and carry readable text.',
        source: 'Gmail guidelines: content hidden by HTML or CSS (2026-03-21)',
        count: ({ content }) => hiddenStrikes(content.html?.hiddenText ?? ''),
    },
    {
        name: 'WORDS_SPLIT_BY_TAGS',
        weights: [0, 1.2, 2, 3],
        description: 'Comments or empty tags stand in the middle of words.',
        fix: 'Remove leftovers of editors inside words.',
        source: html_rules_own,
        count: ({ content }) => content.html?.splitWordCount ?? 0,
    },
    {
        name: 'HTML_PASSWORD_FORM',
        weights: [3.2],
        description: 'The mail itself has a form that asks for a password.',
        fix: 'Link to your sign-in page; mail programs drop forms.',
        source: html_rules_own,
        count: ({ content }) => once(content.html?.hasPasswordField === true),
    },
    {
        name: 'HTML_FORM',
        weights: [0.9],
        description: 'The mail contains a form.',
        fix: 'Link to a page with the form; mail programs drop forms.',
        source: html_rules_own,
        count: (evidence) => once(tagCount(evidence, 'form') > 0 && evidence.content.html?.hasPasswordField === false),
    },
    {
        name: 'HTML_ACTIVE_CONTENT',
        weights: [1.4],
        description: 'The mail contains a script, frame or embedded object.',
        fix: 'Remove it: mail programs drop it.',
        source: html_rules_own,
        count: (evidence) => once(tagCount(evidence, 'iframe', 'object', 'embed', 'applet') + scriptCount(evidence) > 0),
    },
    {
        name: 'HTML_OLD_SHOUTING',
        weights: [0.9],
        description: 'Very large fonts, centred and blinking text make the mail shout.',
        fix: 'Use CSS sizes; headings up to about 32 px.',
        source: html_rules_own,
        count: (evidence) => once(tagCount(evidence, 'font') > 0 && tagCount(evidence, 'center', 'blink', 'marquee', 'big') > 0),
    },
    {
        name: 'TEXT_SHOUTS',
        weights: [1.2, 2.2],
        description: 'Much of the text is all capitals.',
        fix: 'Write in sentence case.',
        source: html_rules_own,
        count: ({ content }) => {
            const share = shoutedShare(content.visibleText.slice(0, 40_000));
            return once(share > 0.25) + once(share > 0.5);
        },
    },
    {
        name: 'TEXT_EXCLAIMS',
        weights: [0.9],
        description: 'Rows of exclamation marks or currency signs.',
        fix: 'One mark is enough.',
        source: html_rules_own,
        count: ({ words }) => once(/!{3,}|\${3,}|(?:![^!]{0,120}){6}/u.test(words.slice(0, 40_000))),
    },
    {
        name: 'WORDS_DISGUISED',
        weights: [2, 3.4],
        description: 'Words are misspelt with digits and signs, as is done to slip past filters.',
        fix: 'Spell words normally.',
        source: html_rules_own,
        count: ({ words }) => countDisguised(words),
    },
    {
        name: 'CRYPTO_ADDRESS',
        weights: [1.8],
        description: 'A crypto wallet’s address stands in the text.',
        fix: 'Link to a payment page.',
        source: html_rules_own,
        count: ({ content }) => once(/\b(?:bc1[a-z0-9-]{14,60}|[13][a-km-zA-HJ-NP-Z1-9]{25,34}|0x[a-fA-F0-9]{40})\b/u.test(content.visibleText.slice(0, 40_000))),
    },
    {
        name: 'ATTACHMENT_RUNS_CODE',
        weights: [4],
        description: 'An attachment is a program, a script, or an archive with one inside.',
        fix: 'Link to the file on your site instead.',
        source: 'Gmail, blocked file types, answer 6590',
        count: ({ content }) => once(findRiskyAttachment(content.message.attachments) !== null),
    },
    {
        name: 'ATTACHMENT_WEB_PAGE',
        weights: [3],
        description: 'An attachment is a web page, as used for false sign-in forms.',
        fix: 'Link to the page instead.',
        source: html_rules_own,
        count: ({ content }) => once(content.message.attachments.some(({ filename }) => /\.(?:x?html?|svg|mht(?:ml)?)$/iu.test(filename ?? ''))),
    },
];
function hiddenStrikes(hiddenText) {
    const count = wordCount(hiddenText);
    return once(count >= 8) + once(count >= 40);
}
function scriptCount(evidence) {
    const dataScripts = evidence.content.html?.structuredTypes.length ?? 0;
    return dataScripts > 0 ? 0 : tagCount(evidence, 'script');
}

;// CONCATENATED MODULE: ./lib/verdict/spam/built-in/link-rules.js
/** Rules on links: where they lead, and what they pretend. */


const advice = 'facts of the providers: links visible and understandable, text and target agree (Gmail guidelines, 2026-03-21)';
const link_rules_own = 'presend, own rule (version 1)';
/** Hosts that only hand on to another address. */
const shorteners = new Set(`bit.ly tinyurl.com t.co goo.gl ow.ly is.gd buff.ly rebrand.ly cutt.ly shorturl.at rb.gy tiny.cc t.ly s.id bl.ink
   adf.ly v.gd soo.gd qr.ae trib.al lnkd.in dlvr.it shrtco.de 1url.com x.co`.split(/\s+/u));
/** Top-level domains in which abuse is many times the mean, by the yearly lists of abuse desks. */
const abusedTlds = new Set('zip mov top xyz click link gq cf ml ga tk work loan men bid stream download racing review accountant date faith win party trade science cricket country kim rest buzz cyou icu monster quest sbs cfd bond beauty hair makeup'.split(' '));
/** Names that are imitated most. Their own hosts carry the name as the registered part. */
const imitatedBrands = 'paypal apple icloud microsoft office365 outlook google gmail amazon netflix facebook instagram whatsapp linkedin dropbox docusign adobe coinbase binance metamask chase wellsfargo citibank hsbc barclays santander dhl fedex ups usps royalmail ebay spotify steam'.split(' ');
function hosts(evidence) {
    return [...new Set(evidence.content.links.map(({ target }) => target.host))];
}
function countLinks(evidence, is) {
    return new Set(evidence.content.links.filter(is).map(({ target }) => target.host)).size;
}
/** A name that readers take for a web address, even without https:// before it. "Node.js" is none. */
const shownHostPattern = /^(?:https?:\/\/(?:[a-z0-9-]+\.)+[a-z]{2,24}|(?:[a-z0-9-]+\.)+(?:com|net|org|info|biz|edu|gov|app|dev|shop|online|site|store|example|test|(?!js|ts|py|md|rs)[a-z]{2}))(?:[/:?#]\S*)?$/iu;
/** The host a link's text shows, when the text is an address itself. */
function shownHost(text) {
    const shown = text.trim();
    if (!shownHostPattern.test(shown))
        return null;
    return readLinkTarget(/^https?:/iu.test(shown) ? shown : `https://${shown}`)?.host ?? null;
}
function showsAnotherHost({ target, text }) {
    const shown = shownHost(text);
    return shown !== null && registeredDomain(shown) !== registeredDomain(target.host);
}
/** A brand in front of, or inside, somebody else's name: paypal.com.login.example, secure-paypal.example. */
function imitatesBrand(host) {
    const registered = registeredDomain(host).split('.')[0] ?? '';
    const words = host.split(/[.-]/u);
    return imitatedBrands.some((brand) => words.includes(brand) && registered !== brand && words.length > 1);
}
/** One letter for all that look like it. */
function plain(text) {
    return text
        .replaceAll('0', 'o')
        .replaceAll(/[1l|]/gu, 'i')
        .replaceAll('rn', 'm')
        .replaceAll('vv', 'w')
        .replaceAll('5', 's')
        .replaceAll('3', 'e');
}
/** Letters exchanged for look-alike digits in a known name: paypa1, micros0ft, arnazon. */
function looksLikeBrand(host) {
    const words = host.split(/[.-]/u).filter((word) => word.length > 4);
    return words.some((word) => imitatedBrands.some((brand) => word !== brand && plain(word) === plain(brand)));
}
const linkRules = [
    {
        name: 'LINK_TO_IP_ADDRESS',
        weights: [2.6],
        description: 'A link leads to an IP address instead of a host name.',
        fix: 'Use a host name of your own domain.',
        source: 'Apple, postmaster page 102322: no URLs with IP addresses (2025-02-25)',
        count: (evidence) => once(evidence.content.links.some(({ target }) => target.isAddress)),
    },
    {
        name: 'LINK_TEXT_OTHER_HOST',
        weights: [1.8, 2.6],
        description: 'A link’s text shows one web address, and the link leads to another domain.',
        fix: 'Use words, not addresses, as link text; or track clicks on a host below your own domain.',
        source: advice,
        count: (evidence) => countLinks(evidence, showsAnotherHost),
    },
    {
        name: 'LINK_BRAND_IN_FOREIGN_HOST',
        weights: [2.6],
        description: 'A host name carries a well-known brand that does not own it.',
        fix: 'Link to the brand’s own host, or drop its name from yours.',
        source: link_rules_own,
        count: (evidence) => once(hosts(evidence).some((host) => imitatesBrand(host))),
    },
    {
        name: 'LINK_LOOK_ALIKE_HOST',
        weights: [3.2],
        description: 'A host name imitates a well-known name with look-alike letters.',
        fix: 'Check the address: type it anew.',
        source: link_rules_own,
        count: (evidence) => once(hosts(evidence).some((host) => looksLikeBrand(host))),
    },
    {
        name: 'LINK_PUNYCODE_HOST',
        weights: [0.9],
        description: 'A host name has letters outside ASCII (xn--), which are easily confused.',
        fix: 'Link to an ASCII name where you have one.',
        source: 'Gmail guidelines, UTS #39 §5.2 (2026-03-21)',
        count: (evidence) => once(hosts(evidence).some((host) => /(?:^|\.)xn--/u.test(host) && !registersAuthor(evidence, host))),
    },
    {
        name: 'LINK_WITH_USER_NAME',
        weights: [3],
        description: 'A link hides its host behind a user name: https://bank.example@other.example/.',
        fix: 'Remove what stands before the @.',
        source: 'WHATWG URL, §4.7 security considerations',
        count: (evidence) => once(evidence.content.links.some(({ target }) => target.hasUserinfo)),
    },
    {
        name: 'LINK_SHORTENER',
        weights: [1.2, 1.6],
        description: 'A link goes through a public address shortener, which hides where it leads.',
        fix: 'Link to the page itself, or shorten on a host of your own domain.',
        source: link_rules_own,
        count: (evidence) => countLinks(evidence, ({ target }) => shorteners.has(registeredDomain(target.host))),
    },
    {
        name: 'LINK_ODD_PORT',
        weights: [1.4],
        description: 'A link names a port of its own.',
        fix: 'Serve the page on the usual port.',
        source: link_rules_own,
        count: (evidence) => once(evidence.content.links.some(({ target }) => target.port !== '')),
    },
    {
        name: 'LINK_ABUSED_TLD',
        weights: [0.8],
        description: 'A link leads into a top-level domain that is abused very often.',
        fix: 'Prefer your main domain for links.',
        source: link_rules_own,
        count: (evidence) => once(hosts(evidence).some((host) => abusedTlds.has(host.split('.').at(-1) ?? ''))),
    },
    {
        name: 'LINK_CARRIES_ADDRESS',
        weights: [0.9],
        description: 'A link carries the recipient’s mail address in the clear.',
        fix: 'Put an opaque token into the link instead of the address.',
        source: link_rules_own,
        count: (evidence) => once(evidence.content.links.some(({ target }) => carriesAddress(target.path))),
    },
    {
        name: 'LINK_SHOUTS',
        weights: [0.9],
        description: 'A link’s text is all capitals.',
        fix: 'Write link texts in sentence case; let the style make them large.',
        source: link_rules_own,
        count: (evidence) => once(evidence.content.links.some(({ text }) => /^[^a-z]*\b[A-Z]{3,}(?: +[A-Z]{2,}){1,}[^a-z]*$/u.test(text))),
    },
];
function carriesAddress(path) {
    return /[?&=/](?:[a-z0-9._-]{1,64})(?:@|%40)[a-z0-9-]{1,63}\.[a-z]{2,24}/iu.test(path);
}
function registersAuthor(evidence, host) {
    return evidence.fromDomain !== null && registeredDomain(evidence.fromDomain) === registeredDomain(host);
}

;// CONCATENATED MODULE: ./lib/verdict/spam/built-in/wording-rules.js
/**
 * Rules on wording: each is one thing that fraud and unwanted advertising say, in our own words. One phrase proves
 * nothing, since honest mail says it too; several phrases of one kind do. So points grow with distinct phrases.
 */
const source = 'presend, own list of phrases (version 1)';
/** A text of this many words may say every phrase once by chance; more words, more chance. */
const chanceWordCount = 350;
/**
 * Different phrases of `pattern` in the message. A long text says more of everything, so its phrases count less:
 * by the square root of its length, as distinct words grow.
 */
function countPhrases(evidence, pattern) {
    const found = new Set();
    for (const [phrase] of evidence.words.matchAll(pattern))
        found.add(phrase.replaceAll(/[\d.,$€£]+/gu, '#'));
    return Math.floor(found.size / Math.max(1, Math.sqrt(evidence.wordCount / chanceWordCount)));
}
const wordings = [
    {
        name: 'WORDS_WINDFALL',
        weights: [0.6, 2, 3.5, 5.2],
        phrases: /\b(?:lotter(?:y|ies)|lotto|winning (?:notification|numbers?|ticket)|(?:you|address) (?:have |has )?(?:just )?won|lucky winner|attention winner|unclaimed (?:funds?|inheritance|prize)|next[- ]of[- ]kin|late (?:husband|father|client|president|engineer|general|mr)|(?:sum|amount) of (?:us ?\$|usd|\$|€|£)|us ?\$ ?[\d,.]+ ?(?:million|m\b)?|[\d,.]+ ?million (?:us |u\.s\. |united states )?(?:dollars|euros|pounds)|million (?:us |u\.s\. |united states )dollars|deceased|inheritance|beneficiary|barrister|fiduciary|consignment|remitt(?:ed|ance)|transfer (?:of )?(?:the |this |these )?(?:funds?|money|sum)|utmost (?:confidence|secrecy|good faith|confidentiality)|strictly confidential|business (?:proposal|relationship)|this (?:transaction|business) is|modalities|foreign(?:er)? (?:partner|account|bank)|god bless|seek(?:ing)? your (?:consent|assistance|help)|honest cooperation|urgent (?:business|assistance|response|reply)|(?:security|finance) (?:company|firm)|over-?invoiced|contract (?:payment|sum))\b/gu,
        description: 'The text speaks of a large sum that waits for the reader: a prize, an inheritance, a transfer.',
        fix: 'Name sums, prizes and heirs only where the mail is about them; say plainly who pays what and why.',
    },
    {
        name: 'WORDS_CREDENTIALS',
        weights: [0.7, 2.2, 4],
        phrases: /\b(?:(?:re-?)?(?:verify|validate|confirm|update|authenticate) (?:your )?(?:account|mailbox|identity|password|payment|billing|wallet|e-?mail password|ownership|log-?in|bank)(?: (?:information|details|info|data))?|re-?validate|(?:mailbox|account|storage|quota) (?:is |has )?(?:almost |over |exceeded |reached )?(?:full|quota|limit|storage)|exceeded its (?:storage )?limit|storage (?:limit|is full)|upgrade (?:your )?quota|account (?:has been|was|will be|is) (?:temporarily )?(?:suspended|limited|locked|restricted|deactivated|disabled|terminated|blocked|on hold)|(?:permanent(?:ly)?|account|mailbox) (?:deactivation|deactivated|suspension|suspended|termination|terminated|closure|closed)|avoid (?:suspension|interruption|deactivation|closure|losing)|unusual (?:sign-?in|log-?in|activity)|suspicious (?:activity|log-?in|sign-?in)|unauthori[sz]ed (?:access|log-?in|sign-?in|transaction|activity)|sign in with your (?:company |work |corporate )?(?:e-?mail|account)|password (?:will )?expires?|keep (?:my |your |the )?(?:same |current )?password|pending (?:incoming )?messages|(?:document|file|invoice|voice ?mail|fax)s? to (?:review|sign|view|open)|(?:review|open|view) (?:the |your )?(?:secure |shared |encrypted )?(?:document|voice ?mail)|secure link|(?:with|enter|use) your (?:company |work |corporate |office )?e-?mail (?:and )?password|to (?:open|view|release) the (?:document|messages?|file)|(?:failure|fail) to (?:verify|comply|do so|confirm|update|act)|will not be able to (?:send|receive)|your (?:password|account) (?:is|has|will) (?:about to |been |expired?)|security (?:alert|notice|department) (?:team)?|dear (?:user|customer|account (?:user|holder|owner)|e-?mail (?:user|owner)|client|taxpayer|member|valued customer))\b/gu,
        description: 'The text asks to verify an account or password, or threatens to close it.',
        fix: 'Say what happened with the reader’s own data, do not threaten, and avoid “verify your account” as link text.',
    },
    {
        name: 'WORDS_EXTORTION',
        weights: [0.8, 3, 5.2],
        phrases: /\b(?:i (?:know|have) your password|your password is|(?:video|recording|footage) of you|recorded you|your webcam|(?:hacked|infected|malware|trojan|spyware) (?:on )?(?:your|an?) (?:device|computer|account|system|operating|adult|phone)|adult (?:web ?)?sites?|pornograph(?:y|ic) (?:site|video|content)|all (?:of )?your contacts|(?:payment|transfer|send|pay) (?:me )?(?:by|in|via|the|using) (?:bitcoins?|btc)|(?:how to )?buy bitcoin|bitcoin (?:wallet|address)|you have (?:only )?(?:24|48|72|50) ?(?:hours|hrs)|your (?:little |dirty )?secret|i (?:placed|installed) (?:a )?(?:malware|virus|trojan)|(?:special|tracking) pixel|delete the video)\b/gu,
        description: 'The text is a threat: a recording of the reader and a price for silence.',
        fix: 'Remove the threat; no honest mail has one.',
    },
    {
        name: 'WORDS_CRYPTO_GIFT',
        weights: [0.7, 2.5, 4.4],
        phrases: /\b(?:seed phrase|recovery phrase|secret phrase|(?:connect|link|sync(?:hronize)?|validate) (?:your )?wallet|air-?drop|free ?mint|whitelisted|(?:crypto|btc|bitcoin|eth|token) (?:giveaway|bonus|reward)|doubl(?:e|es|ing) (?:every|your|any) (?:bitcoin|btc|crypto|eth|investment|deposit)|send (?:back )?(?:btc|bitcoin|eth)|[\d,.]+ (?:btc|eth|usdt|tokens)|guaranteed (?:daily |weekly |monthly )?(?:returns?|profits?|roi)|(?:trading|investment) (?:platform|opportunity|plan)s?|passive income|wallet has been (?:selected|suspended|limited)|claim (?:window|your (?:tokens?|coins?|reward)))\b/gu,
        description: 'The text offers crypto coins, doubled deposits or sure returns, or asks for a wallet’s phrase.',
        fix: 'Do not promise coins or returns, and never ask for a recovery phrase.',
    },
    {
        name: 'WORDS_ERRAND',
        weights: [0.6, 2.4, 4.2, 5.2],
        phrases: /\b(?:gift ?cards?|(?:google play|itunes|steam|amazon|apple|vanilla|walmart) (?:gift )?cards?|scratch (?:the|off|them)|(?:pictures?|photos?) of the (?:codes?|cards?|back)|reimburse|run an errand|errand for me|discreet(?:ly)?|are you (?:available|at your desk|free|in the office|busy)|can(?:'t| ?not) (?:talk|take calls|be reached|call)|in (?:a|an|meetings?|back-to-back) (?:conference|meeting|meetings|call)(?: all day)?|in meetings all day|(?:outgoing |urgent )?wire (?:transfer|payment)|(?:process|make|initiate|arrange) (?:a|an|the|this) (?:outgoing |urgent |same[- ]day )?(?:wire|payment|transfer)|direct deposit|(?:next|current) pay(?:roll| date| cycle| period)|changed (?:my|our) (?:bank|account)|new (?:bank(?:ing)?|account) (?:details|information|account|and routing)|(?:our|my) bank(?:ing)? details (?:have|has) changed|routing number|do not (?:discuss|mention|tell)|beneficiary (?:bank )?(?:details|account)|treat (?:this )?as urgent|quick (?:task|favou?r|response|request)|are you around|send me your (?:cell|mobile|phone|whatsapp)|acquisition|new vendor)\b/gu,
        description: 'The text is an errand in somebody’s name: gift cards, a wire transfer, a changed bank account.',
        fix: 'Ask for payments only through your usual process and from the company’s own address.',
    },
    {
        name: 'WORDS_FALSE_CHARGE',
        weights: [0.5, 2, 3.6, 4.6],
        phrases: /\b(?:auto(?:matically)?[- ]?renew(?:ed|al|s)?|(?:has been|will be|was|were|amount) (?:debited|charged|deducted)|if you (?:did|do|have) not (?:authori[sz]e|make|place|recogni[sz]e)|(?:cancel(?:l?ation)?|refund|billing|fraud|support) (?:department|desk|team|helpline|help ?line)|toll[- ]free|call (?:us )?(?:immediately|within|right away|now)|within (?:12|24|48|72) (?:hours|hrs)|(?:full|tax) refund|refund request|eligible (?:for|to receive) (?:a |an |the )?(?:tax )?(?:refund|return|payment|compensation|stimulus)|(?:pc|computer|device|total|360) (?:protection|security|guard|defen[cs]e)|antivirus|protection plan|invoice receipt|(?:could|can) ?not be delivered|(?:unpaid|outstanding|small|customs|shipping|delivery|redelivery|handling) (?:fee|charges?|duty|duties)|pay (?:the |a )?(?:small )?(?:fee|charge)|parcel (?:is |has been )?(?:on hold|held|waiting|pending|stopped)|package (?:is |has been )?(?:on hold|held|pending|stopped)|(?:will be )?returned to (?:the )?sender|re-?schedule (?:your |the )?delivery|deliberate|criminally|legal action|final (?:notice|reminder|warning)|last (?:notice|reminder|warning))\b/gu,
        description: 'The text speaks of a charge, fee, refund or parcel that needs the reader’s quick help.',
        fix: 'Name order, amount and account of the reader, set no short deadline, and let them sign in at your site instead.',
    },
    {
        name: 'WORDS_PHARMACY',
        weights: [0.8, 2.4, 4.2],
        phrases: /\b(?:viagra|cialis|levitra|sildenafil|tadalafil|erectile|potency|prescription[- ](?:drugs?|free)|(?:no|without) (?:a )?prescriptions?|online pharmac(?:y|ies)|canadian pharmacy|(?:pain|diet|sex|weight[- ]loss|enhancement|fat[- ]burning)[- ]?(?:pills?|meds)|pills?|weight[- ]loss|los(?:e|ing) (?:up to )?(?:\d+ )?(?:pounds|lbs|kilos|kg|weight|fat|inches)|burn(?:s|ing)? (?:body )?fat|(?:human )?growth hormone|hgh|(?:anti|reverse|slow)[- ]?aging|wrinkles?|(?:enlarge(?:ment)?|enhance(?:ment)?|increase) (?:your )?(?:penis|breast|size|manhood|libido|sex drive)|penis|herbal|natural(?:ly)? (?:formula|remedy|supplement)|breakthrough (?:formula|discovery|product)|miracle|no side effects?|regrow|hair loss|phentermine|xanax|valium|diabet(?:es|ic) (?:cure|secret)|doctors? (?:hate|don't want)|keto|cbd (?:oil|gummies))\b/gu,
        description: 'The text offers medicine, weight loss or the body’s improvement.',
        fix: 'State what is sold soberly; claims of miracles and “no prescription” are refused by nearly every filter.',
    },
    {
        name: 'WORDS_EASY_MONEY',
        weights: [0.6, 1.8, 3.4, 5],
        phrases: /\b(?:work (?:from|at) home|home[- ]based business|(?:make|making|earn|earning) (?:big |serious |extra |real |easy |fast )?(?:money|cash|income)|(?:earn|earning|make|making|made|income of) (?:up to |over |more than |an extra )?\$ ?[\d,]+|\$ ?[\d,]+(?:\.\d\d)? (?:a|per|each|every) (?:day|week|month|hour|year)|financial(?:ly)? (?:freedom|independen(?:t|ce))|(?:be )?your own boss|no (?:experience|selling|boss)(?: required| necessary| needed)?|residual income|multi-?level|mlm|pyramid|chain letter|(?:business|income|investment|home|ground[- ]floor|money[- ]making) opportunit(?:y|ies)|(?:cash|money) (?:flow|machine)|get (?:paid|rich)|(?:100%|perfectly|completely|totally) legal|quit your (?:day )?job|(?:retire|millionaire)s?|extra (?:cash|income)|secrets? (?:of|to|that)|home workers?|stuff(?:ing)? envelopes|downline|upline|pre-?launch|hot stock|stock (?:alert|pick)|penny stocks?|investor(?:s)? alert|strong buy|(?:price|target) target|symbol:|otc ?bb)\b/gu,
        description: 'The text promises money for little: work at home, a sure business, a hot share.',
        fix: 'Describe the job or product, not the riches it brings.',
    },
    {
        name: 'WORDS_LOAN',
        weights: [0.6, 2, 3.4, 4.8],
        phrases: /\b(?:(?:urgent|personal|business|payday|instant|home|equity|student) loans?|loan (?:offer|amount|application|approv(?:al|ed))|(?:no|bad|poor|less[- ]than[- ]perfect|any|perfect|repair your|damaged) credit(?: (?:check|history|rating|problems?|ok))?|credit (?:is )?(?:ok|no problem|repair|problems?)|(?:low(?:est)?|fixed|\d(?:\.\d+)?%|lower|reduc(?:e|ed)|best) (?:interest |mortgage )?rates?|mortgages?|(?:re-?financ(?:e|ing)|refi)|(?:debt|bill) (?:consolidation|relief|free|settlement|elimination)|consolidat(?:e|ing) (?:your )?(?:debts?|bills)|(?:in|out of|eliminate|reduce) (?:your )?debts?|collateral|(?:monthly|lower) payments?|lenders?|pre-?approved|life insurance|(?:insurance|free|no[- ]obligation) quotes?|home ?owners?|cash (?:out|advance|back today)|credit cards? (?:debt|offer|application|bills?))\b/gu,
        description: 'The text offers loans, mortgages, insurance or help with debts.',
        fix: 'Name lender, terms and register number; avoid “no credit check” and “apply now” pressure.',
    },
    {
        name: 'WORDS_CASINO',
        weights: [0.8, 2.6, 4.4],
        phrases: /\b(?:casinos?|free spins?|jackpots?|no deposit(?: required| bonus)?|(?:welcome|deposit|sign-?up|casino) bonus|(?:online )?(?:poker|roulette|blackjack|slots|betting|bingo)|(?:sports ?book|wager(?:ing)?)|instant withdrawals?|place your bets?|(?:free|bonus) (?:chips|cash))\b/gu,
        description: 'The text advertises gambling.',
        fix: 'Gambling mail needs consent and a sender of its own; keep its words out of other mail.',
    },
    {
        name: 'WORDS_ADULT',
        weights: [0.9, 2.8, 4.6],
        phrases: /\b(?:xxx|porn(?:o|ography)?|hardcore|(?:hot|sexy|horny|naked|nude|young|lonely|naughty|wild|local|teen|barely legal|asian|nice) (?:girls?|wom[ae]n|babes?|teens?|housewives|housewife|chicks?|singles|photos?|pics?|video|ladies)|(?:adult|sex|live) (?:content|chat|web ?cams?|dating|sites?|movies?|videos?|pics?)|(?:sluts?|whores?|cum(?:shots?)?|blow ?jobs?|orgasms?|masturbat\w+|lesbians?|hot action)|must be (?:over )?(?:18|21)|over 18|(?:18|21) (?:years )?(?:or|and) older|i saw your profile|(?:serious|good|honest) man|(?:for|long[- ]term|serious) relationship|write me to my|private e-?mail|kisses|your answer with impatience|meet (?:singles|women|girls)|hook ?up|hidden (?:cams?|cameras?)|sexy|sexual(?:ly)?|singles)\b/gu,
        description: 'The text is about sex or a stranger’s affection.',
        fix: 'Send such mail only to those who asked for it, from a sender of its own.',
    },
    {
        name: 'WORDS_GOODS',
        weights: [0.6, 1.8, 3.2, 4.4],
        phrases: /\b(?:replicas?|rolex|omega|cartier|breitling|(?:designer|luxury) (?:watch(?:es)?|handbags?|brands?)|identical to (?:the )?originals?|toner|(?:laser|ink(?:jet)?|printer) (?:toner|cartridges?)|cartridges?|wholesale (?:prices?|club)?|(?:university|college|bachelors?|masters?|mba) (?:degrees?|diplomas?)|diplomas?|(?:cable|satellite|tv) (?:descramblers?|filters?|boxe?s?)|descramblers?|pay[- ]per[- ]view|cheap (?:software|cigarettes|meds|oem)|oem (?:software|versions?)|duty[- ]free|cigarettes?|all (?:major )?credit cards? (?:are )?accepted|checks? (?:by )?(?:fax|phone)|money orders?|(?:vacation|cruise|travel|dvd|satellite) (?:package|certificate|giveaway|system)s?|free (?:vacation|cruise|trip|dvds?|satellite|cell ?phones?|pc|computer)|e-?books?|spy (?:software|cam|on)|background check|find out (?:anything|everything)|investigat(?:e|or) anyone|buy \d get \d free|norton|systemworks|anti-?virus software|time ?shares?|long[- ]distance|calling cards?|phone service|extended (?:auto )?warrant(?:y|ies))\b/gu,
        description: 'The text sells goods that are mostly sold by unasked mail: copies, cartridges, diplomas, cheap software.',
        fix: 'Sell under your own name and brand; name the shop and its address.',
    },
    {
        name: 'WORDS_MASS_MAIL',
        weights: [0.7, 2.2, 4],
        phrases: /\b(?:bulk (?:e-?mail|friendly|mail(?:ing|ers?)?)|(?:million|thousand)s? (?:of )?(?:e-?mail|fresh|targeted|opt-?in)|e-?mail (?:address(?:es)? (?:list|cd|database)|marketing (?:campaign|software|services?)|lists?|advertis(?:ing|ement)|blast|extractor)|(?:targeted|direct) (?:e-?mails?|traffic|visitors|leads|marketing)|leads? (?:list|database)|mailing lists? for sale|(?:first|1st|top) (?:page|positions?|ranking|10) (?:of|on|in|at) (?:the )?(?:google|search|major|yahoo)|google'?s (?:first|1st)|(?:rank|ranking|rankings|not ranking|placement) (?:on|in|of|your|high)|search engines?|seo (?:company|expert|service|agency|packages?)s?|link building|on-?page|social bookmarking|(?:submit|submission)s? (?:to|of|your)|traffic to your (?:web ?)?site|your (?:web ?)?site (?:and|on|to|is not)|web (?:hosting|design|promotion|development) (?:services?|company|from|offer)|full proposal|price list|(?:mobile )?app development|your business online|advertis(?:e|ing) (?:your|on the|with|to) (?:business|internet|product|millions|web)|millions of (?:people|customers|consumers|prospects))\b/gu,
        description: 'The text sells addresses, mass mailing or search-engine ranking.',
        fix: 'Write to people who know you; offers of this kind are almost never wanted.',
    },
    {
        name: 'WORDS_EXCUSES',
        weights: [0.5, 1.5, 2.6],
        phrases: /\b(?:(?:to be|be|get|wish to be|like to be) (?:removed|taken off)|remove(?:d)?"? (?:in|as|on|from) (?:the |our |this |future |any )?(?:subject|mailing|list|database|mailings|email)|(?:with|word|type|put|say(?:s|ing)?)[ :]*['"]?remove['"]?|removal (?:instructions|requests?|from)|(?:this|it) is (?:not|never) (?:a )?(?:spam|unsolicited|pyramid|chain)|not (?:a )?spam|unsolicited(?: commercial)?|(?:complies|compliance|in accordance) with (?:all )?(?:federal|state|the|section|proposed)|section 301|s\. ?1618|title iii|under (?:this )?bill|cannot be considered spam|one[- ]time (?:mailing|e-?mail|message|offer)|(?:you|your (?:name|e-?mail|address))[^.]{0,40}(?:opted[- ]in|opt[- ]in|selected|obtained|subscribed)|(?:opt(?:ed)?[- ](?:in|out))|(?:received|receiving|sent) (?:this|to you)[^.]{0,30}(?:in error|by mistake|because)|blank e-?mail|we (?:apologi[sz]e|honou?r|respect)[^.]{0,30}(?:intrusion|remov\w+|inconvenience|privacy)|no further (?:mailings?|e-?mails?|contact)|click here to (?:be removed|unsubscribe|remove)|to stop (?:receiving|future)|po box|p\.o\. box)\b/gu,
        description: 'The text excuses itself: why it is no spam, which law allows it, how to be removed.',
        fix: 'Say in one line why the reader gets the mail, and link “Unsubscribe”.',
    },
    {
        name: 'WORDS_PRESSURE',
        weights: [0.3, 0.8, 1.4, 2],
        phrases: /\b(?:act (?:now|fast|today|immediately)|(?:order|buy|apply|call|join|sign up|click|start|respond|enroll|register|reply|get started|claim) (?:now|today|right now|immediately|here now)|limited[- ]time(?: only| offer)?|(?:for|in) a limited (?:time|period)|while (?:supplies|stocks?) last|before (?:it'?s|it is) too late|don'?t (?:miss|wait|delay|hesitate)|(?:hurry|urgent(?:ly)?|immediately|instantly)|(?:expires?|ends|closes) (?:in|today|tonight|soon)|last chance|once in a lifetime|(?:100|one hundred) ?% (?:free|guaranteed?|satisfaction|risk|legal|money|natural|safe)|(?:absolutely|completely|totally) free|risk[- ]?free|no (?:risk|obligation|strings|catch|gimmicks?|cost|fees?|questions asked|purchase)|(?:money[- ]back|satisfaction|full|lifetime) guarantee[ds]?|guaranteed(?: to| results)?|free (?:trial|sample|gift|info(?:rmation)?|access|membership|report|bottle|offer|cash|money|quote|consultation|bonus|demo|shipping|tour|week|month|install\w*)|for free|(?:special|exclusive|amazing|incredible|unbelievable|fantastic|great|best|lowest|unique) (?:offers?|deals?|prices?|promotion|discount|value|savings|opportunity)|save (?:up to |over |as much as )?\$? ?\d+ ?%?|\d+% (?:off|discount|savings?)|as seen on|you (?:have been|are|were) (?:selected|chosen|pre-?selected|approved|eligible|invited|qualified)|congratulations?|(?:click|see) (?:here|below|on the link)|(?:visit|go to) (?:our|the|this) (?:web ?site|link|online)|only \$ ?[\d.]+|(?:just|pay only|from only) \$? ?[\d.]+|bonus(?:es)?|cash|winner|call (?:toll|us|1-|\+?1[- (])|credit cards?|too good to be true|why wait|what are you waiting)\b/gu,
        description: 'The text presses: act now, free, guaranteed, only today.',
        fix: 'State the offer and its end date once, without pressure and superlatives.',
    },
    {
        name: 'WORDS_ADDRESS_TO_NOBODY',
        weights: [0.8, 1.2],
        phrases: /(?:\bdear (?:friend|sir|madam|sir\/madam|sir or madam|user|customer|e-?mail|account|client|beneficiary|winner|homeowner|valued|business|internet|web ?master|site owner|sirs)\b|\bhello (?:sir|dear|friend|my dear)\b|\bhi dear\b|\b(?:greetings|good day|attention:?),? (?:to you|dear|friend|sir|winner)|\battn:? )/gu,
        description: 'The reader is addressed as nobody: dear friend, dear user, dear sir or madam.',
        fix: 'Greet by name, or just say hello.',
    },
    {
        name: 'WORDS_FILL_THE_FORM',
        weights: [0, 0.5, 1.6, 2.6],
        phrases: /\b(?:(?:your )?full names?|(?:private |your |mobile |direct |cell )?(?:tele)?phone (?:and fax )?numbers?|fax number|(?:your )?(?:age|occupation|marital status|date of birth|nationality|country of residence|sex\/age)|bank (?:account )?(?:details|number|name|information)|account number|copy of (?:your )?(?:id|identity|passport|driver)|monthly income|loan amount|(?:home|contact|residential|mailing|full) address|social security|mother'?s maiden|credit card number)\b/gu,
        description: 'The text asks the reader to write back with name, telephone, bank and the like.',
        fix: 'Collect such data on a page of yours behind a log-in, never by reply.',
    },
];
/** All rules on wording. */
const wordingRules = wordings.map(toRule);
function toRule({ phrases, ...wording }) {
    return { ...wording, source, count: (evidence) => countPhrases(evidence, phrases) };
}

;// CONCATENATED MODULE: ./lib/verdict/spam/built-in/built-in-filter.js
/** The spam engine that needs no server and no network: presend's own rules, each with its reason. */






/** Points from which a message is spam. */
const builtInThreshold = 5;
/** Changes whenever a rule or a weight does. */
const builtInVersion = '1';
const gtube = 'XJS*C4JDBQADN1.NSBN3*2IDNEN*GTUBE-STANDARD-ANTI-UBE-TEST-EMAIL*C.34X';
const gtubeRule = {
    name: 'GTUBE',
    weights: [1000],
    description: 'The message holds the string that every engine must call spam.',
    fix: 'Remove the GTUBE test string.',
    source: 'spamassassin.apache.org/gtube',
    count: ({ content }) => [content.visibleText, content.message.text ?? ''].some((text) => text.includes(gtube)) ? 1 : 0,
};
/** Every rule of the engine, in the order in which ties are shown. */
const builtInRules = [
    gtubeRule,
    ...headerRules,
    ...linkRules,
    ...htmlRules,
    ...wordingRules,
];
/** The built-in engine. Its verdict depends on the message alone. */
function builtInFilter() {
    return {
        engine: 'built-in',
        version: builtInVersion,
        judge: async ({ content }, signal) => {
            signal.throwIfAborted();
            return await Promise.resolve({ status: 'judged', verdict: judgeContent(content) });
        },
    };
}
/** Score and symbols of one message; symbols with the most points first. */
function judgeContent(content) {
    const evidence = readEvidence(content);
    const symbols = builtInRules
        .map((rule) => toSymbol(rule, evidence))
        .filter((symbol) => symbol.score > 0)
        .toSorted((left, right) => right.score - left.score);
    const score = symbols.reduce((sum, symbol) => sum + symbol.score, 0);
    return { engine: 'built-in', score: Math.round(score * 10) / 10, threshold: builtInThreshold, symbols };
}
function toSymbol(rule, evidence) {
    return { name: rule.name, score: scoreOf(rule, evidence), description: rule.description, fix: rule.fix };
}

// EXTERNAL MODULE: ./lib/mail/domain.js
var mail_domain = __webpack_require__(32243);
;// CONCATENATED MODULE: ./lib/seeds/local-smtp/collect-message.js
/** Reads one message off an SMTP connection, within limits. */
/** The rest of a message that is refused is read and dropped: SMTP has no way to stop it. */
async function collectMessage(stream, limits) {
    const chunks = [];
    let takenBytes = 0;
    let refusal = null;
    try {
        for await (const chunk of stream) {
            if (!(chunk instanceof Uint8Array) || refusal !== null)
                continue;
            if (takenBytes + chunk.length > limits.maxMessageBytes)
                refusal = { status: 'too-large' };
            else if (!limits.budget.take(chunk.length))
                refusal = { status: 'no-room' };
            else {
                takenBytes += chunk.length;
                chunks.push(chunk);
                continue;
            }
            chunks.length = 0;
        }
        return refusal ?? { status: 'whole', bytes: Buffer.concat(chunks, takenBytes) };
    }
    catch {
        // smtp-server destroys the stream when the client goes away; there is nobody left to answer.
        return { status: 'cut-off' };
    }
    finally {
        limits.budget.give(takenBytes);
    }
}

;// CONCATENATED MODULE: ./lib/seeds/local-smtp/memory-budget.js
/** How many bytes of unfinished messages may lie in memory at once, over all connections. */
/** A budget of `totalBytes`: clients that open connections and send slowly must not fill the memory. */
function memoryBudget(totalBytes) {
    let takenBytes = 0;
    return {
        take: (byteCount) => {
            if (takenBytes + byteCount > totalBytes)
                return false;
            takenBytes += byteCount;
            return true;
        },
        give: (byteCount) => {
            takenBytes -= byteCount;
        },
    };
}

// EXTERNAL MODULE: ./node_modules/smtp-server/dist/esm/smtp-server.js + 9 modules
var smtp_server = __webpack_require__(62643);
// EXTERNAL MODULE: ./node_modules/smtp-server/dist/esm/smtp-connection.js + 3 modules
var smtp_connection = __webpack_require__(4294);
;// CONCATENATED MODULE: ./lib/seeds/local-smtp/prompt-server.js
/** smtp-server without the tenth of a second that it waits before each greeting. */


/**
 * smtp-server delays the greeting by 100 ms to catch clients that talk too soon. A receiver of tests has no use for
 * that, and every run would pay for it twice: once to try the connection and once to send.
 */
class PromptServer extends smtp_server/* SMTPServer */.C {
    connect(socket, options) {
        const connection = new PromptConnection(this, socket, options);
        this.connections.add(connection);
        connection.on('error', (error) => this.emit('error', error));
        connection.init();
    }
}
class PromptConnection extends smtp_connection/* SMTPConnection */.p8 {
    #isReady = false;
    init() {
        super.init();
        this.connectionReady();
    }
    /** Also called by the timer that `super.init()` sets. */
    connectionReady(next) {
        if (this.#isReady)
            return;
        this.#isReady = true;
        super.connectionReady(next);
    }
}

;// CONCATENATED MODULE: ./lib/seeds/local-smtp/reply-error.js
/** Replies in the form that smtp-server sends them. */
/** RFC 5321 §4.5.3.1.5: 512 octets with code, space and CRLF. */
const maxTextOctets = 500;
/** A refusal as the error that smtp-server wants: it sends `responseCode` and the message. */
class ReplyError extends Error {
    responseCode;
    constructor(reply) {
        super(renderReply(reply));
        this.name = 'ReplyError';
        this.responseCode = reply.code;
    }
}
/** The text of a reply behind its code: enhanced code, then words, on one line of ASCII that fits. */
function renderReply({ enhancedCode, text }) {
    const line = enhancedCode === null ? text : `${enhancedCode} ${text}`;
    // What rules quote is foreign; RFC 5321 §4.2 allows printable ASCII and tabs.
    return line.replaceAll(/[^ -~]+/gu, '?').slice(0, maxTextOctets);
}

;// CONCATENATED MODULE: ./lib/seeds/local-smtp/start-receiver.js
/** The SMTP server in front of the local seeds: it takes mail for them and for nobody else. */





const defaults = {
    host: '127.0.0.1',
    port: 0,
    name: 'seeds.presend.example',
    maxMessageBytes: 50 * 1024 * 1024,
    maxBufferedBytes: 256 * 1024 * 1024,
    maxClients: 1000,
    maxRecipients: 100,
    idleTimeoutMs: 60_000,
};
/** Starts listening. Rejects with Node's own error when the port is taken. */
async function startReceiver(options, ports) {
    const settings = { ...defaults, ...options };
    const stopping = new AbortController();
    const counts = { accepted: 0, refused: 0, unmatched: 0, failed: 0 };
    const limits = { maxMessageBytes: settings.maxMessageBytes, budget: memoryBudget(settings.maxBufferedBytes) };
    const reception = { ports, limits, counts, signal: stopping.signal };
    const server = new PromptServer({ ...serverOptions(settings), ...handlers(reception) });
    // Connections that break are the clients' affair; each is over with its own socket.
    server.on('error', () => undefined);
    const sockets = trackSockets(server);
    const port = await listen(server, settings);
    return {
        host: settings.host,
        port,
        counts: () => ({ ...counts }),
        [Symbol.asyncDispose]: async () => {
            stopping.abort(new Error('the receiver is shutting down'));
            await stop(server, sockets);
        },
    };
}
function serverOptions(settings) {
    return {
        name: settings.name,
        banner: 'presend local seeds, no relay',
        logger: false,
        size: settings.maxMessageBytes,
        maxClients: settings.maxClients,
        maxRecipients: settings.maxRecipients,
        socketTimeout: settings.idleTimeoutMs,
        // RFC 5321 §4.5.3.1.4 asks for 512 octets; extensions add some, nothing adds kilobytes.
        maxCommandLength: 4096,
        disableReverseLookup: true,
        // Nobody logs in here, TLS comes with a certificate of its own later, and the last three are jokes of old sendmails.
        disabledCommands: ['AUTH', 'STARTTLS', 'XCLIENT', 'XFORWARD', 'WIZ', 'SHELL', 'KILL'],
    };
}
function handlers(desk) {
    return {
        onRcptTo: ({ address }, _session, callback) => {
            const isKnown = desk.ports.directory.find(address) !== null;
            callback(isKnown ? null : new ReplyError(unknownRecipient));
        },
        // takeMessage never rejects: whatever happens has a reply.
        onData: (stream, session, callback) => void answer(takeMessage(stream, session, desk), callback),
    };
}
async function answer(pending, callback) {
    const reply = await pending;
    if (reply.code < 400)
        callback(null, renderReply(reply));
    else
        callback(new ReplyError(reply));
}
async function takeMessage(stream, session, desk) {
    const collected = await collectMessage(stream, desk.limits);
    if (collected.status !== 'whole') {
        desk.counts.refused += 1;
        return uncollectedReplies[collected.status];
    }
    try {
        const { reply, isMatched } = await desk.ports.receive(toMessage(collected.bytes, session, desk), desk.signal);
        if (reply.code >= 400)
            desk.counts.refused += 1;
        else
            desk.counts.accepted += 1;
        if (!isMatched)
            desk.counts.unmatched += 1;
        return reply;
    }
    catch {
        // Nothing was stored, so nothing may be acknowledged; the client keeps the message and tries again.
        desk.counts.failed += 1;
        return desk.signal.aborted ? shuttingDown : failedHere;
    }
}
function toMessage(bytes, session, { ports }) {
    const { mailFrom, rcptTo } = session.envelope;
    const seeds = rcptTo
        .map(({ address }) => ports.directory.find(address))
        .filter((seed) => seed !== null);
    return {
        bytes,
        seeds,
        envelopeSender: mailFrom === false || mailFrom.address === '' ? null : toAscii(mailFrom.address),
        client: {
            address: session.remoteAddress,
            heloName: session.hostNameAppearsAs,
            isTls: session.secure,
            isTlsOffered: false,
        },
    };
}
/** smtp-server shows domains as U-labels; SPF asks the DNS for A-labels. */
function toAscii(address) {
    const at = address.lastIndexOf('@');
    const domain = (0,mail_domain/* parseDomain */.g)(address.slice(at + 1));
    return domain === null ? address : `${address.slice(0, at)}@${domain}`;
}
async function listen(server, { host, port }) {
    return await new Promise((resolve, reject) => {
        server.server.once('error', reject);
        server.listen(port, host, () => {
            server.server.off('error', reject);
            const address = server.server.address();
            resolve(typeof address === 'object' && address !== null ? address.port : port);
        });
    });
}
function trackSockets(server) {
    const sockets = new Set();
    server.server.on('connection', (socket) => {
        sockets.add(socket);
        socket.once('close', () => sockets.delete(socket));
    });
    return sockets;
}
/** Says goodbye to every client, then closes without waiting for one: a run that is over must not hang. */
async function stop(server, sockets) {
    const isClosed = new Promise((resolve) => {
        server.server.close(() => resolve());
    });
    for (const connection of server.connections)
        connection.send(shuttingDown.code, renderReply(shuttingDown));
    for (const socket of sockets)
        socket.destroySoon();
    // What a client does not read cannot be flushed.
    await new Promise((resolve) => setImmediate(resolve));
    for (const socket of sockets)
        socket.destroy();
    await isClosed;
}
const unknownRecipient = {
    code: 550,
    enhancedCode: '5.1.1',
    text: 'No such seed mailbox here, and this server relays for nobody',
};
const shuttingDown = { code: 421, enhancedCode: '4.3.2', text: 'Shutting down, try again later' };
const failedHere = {
    code: 451,
    enhancedCode: '4.3.0',
    text: 'The message could not be judged or stored here, try again later',
};
const uncollectedReplies = {
    'too-large': { code: 552, enhancedCode: '5.3.4', text: 'The message is larger than the SIZE that was offered' },
    'no-room': { code: 452, enhancedCode: '4.3.1', text: 'Too many messages at once, try again later' },
    'cut-off': { code: 451, enhancedCode: '4.4.2', text: 'The connection broke before the end of the message' },
};

// EXTERNAL MODULE: ./lib/mail/submission-outcome.js
var submission_outcome = __webpack_require__(25402);
;// CONCATENATED MODULE: ./lib/seeds/line-ends.js
/** Line ends that are not CRLF: what SMTP smuggling is made of. */
const lf = 0x0a;
const cr = 0x0d;
/**
 * Looks for a line end that another server might take for one and we do not: around a dot it hides a second message
 * (`<LF>.<LF>`, `<LF>.<CRLF>`, `<CR>.<CR>`).
 * Source: RFC 5321 §2.3.8; https://www.postfix.org/smtp-smuggling.html
 */
function findBareLineEnd(bytes) {
    let line = 1;
    for (let index = 0; index < bytes.length; index += 1) {
        const byte = bytes[index];
        if (byte === lf)
            return { kind: 'LF', line };
        if (byte !== cr)
            continue;
        if (bytes[index + 1] !== lf)
            return { kind: 'CR', line };
        index += 1;
        line += 1;
    }
    return null;
}
/** The refusal of a message with such a line end: nothing else of it is looked at, and nothing is measured. */
function refusalOf({ kind, line }) {
    const text = `line ${line} ends in a bare ${kind}; only CRLF ends a line (RFC 5321 section 2.3.8)`;
    const reason = `Refused before anything was measured: ${text}`;
    const verdict = {
        isPass: null,
        isMeasured: false,
        result: null,
        domain: null,
        isAligned: null,
        detail: 'not measured: the message was refused for its line ends',
    };
    return {
        reply: { code: 550, enhancedCode: '5.5.2', text: `[presend] ${text}` },
        folder: null,
        reason,
        spf: { ...verdict, record: null },
        dkim: verdict,
        dmarc: { ...verdict, policy: null, policyDomain: null, carriedBy: null },
        spam: null,
        firedRules: [],
        skippedRules: [],
    };
}

;// CONCATENATED MODULE: ./lib/seeds/match-message.js
/** To which test a message belongs: by its header field, else by its body, else by its subject. */
/**
 * The first match. The body is only read when the header names no test, since reading it costs more than all else.
 *
 * @param find looks tracking ids up, best first; `null` when none of them is known
 */
async function matchMessage(identity, find) {
    const { headerTrackingIds } = identity;
    const byHeader = headerTrackingIds.length === 0 ? null : await find(headerTrackingIds);
    if (byHeader !== null)
        return byHeader;
    const mentioned = await identity.mentionedTrackingIds();
    return mentioned.length === 0 ? null : await find(mentioned);
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./lib/mail/header-section.js
var header_section = __webpack_require__(38684);
// EXTERNAL MODULE: ./lib/mail/parse-address.js + 1 modules
var parse_address = __webpack_require__(85429);
;// CONCATENATED MODULE: ./lib/seeds/tracking-id.js
/** Tracking ids: how they are made, and how they are found again in any text. */
/** Letters and digits only: no mail program breaks, links or trims such a word. */
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
/** 24 characters of 62 carry 142 bits; api-v1.md's ids must carry 128. */
const randomLength = 24;
/** How many different ids of one message are looked up: real mail has one. */
const maxCandidateCount = 10;
/** A public tracking id: the prefix makes it recognizable in a body, the rest unguessable. */
function createTrackingId(random) {
    return `pst_${randomWord(random)}`;
}
/** A tracking key: the test's second name in replies. It is no tracking id, so mail with it belongs to no test. */
function createTrackingKey(random) {
    return `psk_${randomWord(random)}`;
}
/** The tracking ids in a text, in their order, each once, at most ten. */
function findTrackingIds(text) {
    const found = new Set();
    for (const [id] of text.matchAll(/(?<![A-Za-z0-9_])pst_[A-Za-z0-9]{24}(?![A-Za-z0-9])/gu)) {
        found.add(id);
        if (found.size === maxCandidateCount)
            break;
    }
    return [...found];
}
function randomWord(random) {
    let word = '';
    while (word.length < randomLength) {
        for (const byte of random.bytes(randomLength)) {
            // 248 is the last multiple of 62 in a byte: what lies above would make some characters likelier.
            if (byte < 248 && word.length < randomLength)
                word += alphabet.charAt(byte % alphabet.length);
        }
    }
    return word;
}

;// CONCATENATED MODULE: ./lib/seeds/read-identity.js
/** What a message says of itself: who wrote it, which message it is, and which tests it may belong to. */





/** The field in which presend's own copies carry the tracking id. */
const trackingField = 'X-Presend-Test';
/** Reads the header section of a message. */
function readIdentity(bytes) {
    const fields = (0,header_section/* readHeaderSection */.Dm)(bytes);
    const [messageId] = (0,header_section/* valuesOf */.sm)(fields, 'Message-ID');
    const authors = (0,parse_address/* parseAddressList */.Mb)((0,header_section/* valuesOf */.sm)(fields, 'From')[0] ?? '');
    let mentioned = null;
    return {
        messageKey: (0,external_node_crypto_.createHash)('sha256')
            .update(messageId ?? '')
            .digest('hex')
            .slice(0, 32),
        author: authors.status === 'ok' ? (authors.value[0]?.address ?? null) : null,
        headerTrackingIds: unique((0,header_section/* valuesOf */.sm)(fields, trackingField)),
        mentionedTrackingIds: async () => await (mentioned ??= readMentioned(bytes)),
    };
}
async function readMentioned(bytes) {
    const { text, html, subject } = await (0,parse_message/* parseMessage */.v)(bytes);
    return unique([text ?? '', html ?? '', subject ?? '']);
}
function unique(texts) {
    return [...new Set(texts.flatMap(findTrackingIds))].slice(0, maxCandidateCount);
}

;// CONCATENATED MODULE: ./lib/seeds/to-seed-record.js
/** A verdict on one copy as the record that its seed shows. */
/** The record of a copy that a local seed has judged. */
function toSeedRecord(judgement, context) {
    const status = statusOf(judgement);
    return {
        status,
        isSettled: status === 'undecided' ? context.isUndecidedFinal : status !== 'deferred',
        folder: judgement.folder,
        sender: context.sender,
        recordedAtMs: context.recordedAtMs,
        placementKind: 'simulated',
        reason: judgement.reason,
        reply: judgement.reply,
        evidence: toEvidence(judgement),
    };
}
function statusOf({ reply, folder }) {
    if (reply !== null)
        return reply.code >= 500 ? 'refused' : 'deferred';
    return folder === null ? 'undecided' : 'placed';
}
function toEvidence({ spf, dkim, dmarc, spam, firedRules, skippedRules }) {
    return {
        spf: toVerdict(spf),
        dkim: toVerdict(dkim),
        dmarc: toVerdict(dmarc),
        spam,
        firedRules: firedRules.map(({ id, text, source, mark, isDeciding }) => ({ id, text, source, mark, isDeciding })),
        skippedRules,
    };
}
function toVerdict({ isPass, isMeasured, result, domain, isAligned, detail }) {
    return { isPass, isMeasured, result, domain, isAligned, detail };
}

;// CONCATENATED MODULE: ./lib/seeds/receive-message.js
/** What becomes of one message at the local seeds: matched to its test, judged, recorded, and then answered. */





/**
 * Receives a message at all its seeds. When the reply is 250, every result is stored.
 * Rejects when storage, the judge or the signal ends it: then nothing may be acknowledged.
 */
async function receiveMessage(message, surroundings, signal) {
    const identity = readIdentity(message.bytes);
    const receptions = [];
    for (const seed of message.seeds) {
        const target = await findTarget(identity, seed, surroundings.ports.store);
        receptions.push(await receiveCopy({ message, seed, target, identity }, surroundings, signal));
    }
    return { reply: commonReply(receptions), isMatched: receptions.some((one) => one.isMatched) };
}
async function findTarget(identity, { address }, store) {
    const { messageKey } = identity;
    return await matchMessage(identity, async (trackingIds) => {
        return await store.findCopyTarget({ trackingIds, address, messageKey });
    });
}
async function receiveCopy(copy, { rules, ports }, signal) {
    const { message, target, identity } = copy;
    const { messageKey } = identity;
    const bareLineEnd = findBareLineEnd(message.bytes);
    if (target === null) {
        return { reply: bareLineEnd === null ? unmatchedReply : refusalOf(bareLineEnd).reply, isMatched: false };
    }
    const judgement = bareLineEnd === null ? await ports.judge(toJudgeInput(copy, target, rules), signal) : refusalOf(bareLineEnd);
    signal.throwIfAborted();
    const record = toSeedRecord(judgement, {
        sender: identity.author ?? message.envelopeSender,
        recordedAtMs: ports.clock.nowMs(),
        isUndecidedFinal: rules.isUndecidedFinal,
    });
    const { numericId, address } = target;
    const state = await ports.store.recordCopy({ numericId, address, messageKey, record });
    if (state === 'recorded')
        ports.onRecorded(numericId);
    return { reply: judgement.reply ?? acceptedReply(messageKey), isMatched: true };
}
function toJudgeInput({ message, seed }, target, rules) {
    const { address, providerType, providerName, options } = seed;
    const { acceptedCopyCount, temporaryRefusalCount } = target;
    const input = {
        bytes: message.bytes,
        envelope: { sender: message.envelopeSender, recipient: address },
        client: message.client,
        seed: { address, providerType, providerName, options },
        measuredAddress: rules.measuredAddress(message.client.address),
        unsignedIsMeasured: rules.isUnsignedMeasured,
        senderClass: rules.senderClass,
    };
    // SMTP has one answer for all recipients of a message, so one seed of several cannot ask for a retry of its own:
    // without a history the judge never does.
    return message.seeds.length > 1 ? input : { ...input, history: { acceptedCopyCount, temporaryRefusalCount } };
}
/** Any acceptance is an acceptance; what other seeds refused stands in their results. Else "later" beats "never". */
function commonReply(receptions) {
    const replies = receptions.map((one) => one.reply);
    const accepted = replies.find((reply) => reply.code < 400);
    return accepted ?? replies.find(submission_outcome/* isTransient */.d) ?? replies[0] ?? unmatchedReply;
}
function acceptedReply(messageKey) {
    return { code: 250, enhancedCode: '2.0.0', text: `Ok: recorded as ${messageKey.slice(0, 12)}` };
}
const unmatchedReply = {
    code: 250,
    enhancedCode: '2.0.0',
    text: 'Ok: accepted, but it carries the tracking id of no test here and is not kept',
};

;// CONCATENATED MODULE: ./lib/seeds/time-limit.js
/** A limit on how long one piece of work may take. */
/**
 * Runs `work` with a signal that aborts when `signal` does or when the time is up.
 * Rejects at that moment, even if the work does not listen.
 */
async function withTimeLimit(limit, work) {
    const isOver = new AbortController();
    const either = AbortSignal.any([limit.signal, isOver.signal]);
    const timeUp = limit.clock.sleep(limit.limitMs, either).then(() => {
        throw new Error(`not done within ${limit.limitMs} ms`);
    });
    try {
        return await Promise.race([work(either), timeUp]);
    }
    finally {
        isOver.abort();
    }
}

// EXTERNAL MODULE: external "node:sqlite"
var external_node_sqlite_ = __webpack_require__(80099);
// EXTERNAL MODULE: ./node_modules/kysely/dist/kysely.js + 75 modules
var kysely = __webpack_require__(88588);
// EXTERNAL MODULE: ./node_modules/kysely/dist/migration/migrator.js + 1 modules
var migration_migrator = __webpack_require__(42080);
// EXTERNAL MODULE: ./node_modules/kysely/dist/raw-builder/sql.js + 1 modules
var sql = __webpack_require__(20189);
;// CONCATENATED MODULE: ./lib/storage/migrations/0001-tests.js
/** Tokens, request counts, tests with their seeds, and what seeds remember of messages. */

/**
 * Makes the first tables. A migration imports nothing that may change later: it must do the same in ten years, so its
 * words are written out here even where another file has them.
 */
async function up(db, words) {
    await createAccounts(db);
    await createTests(db, words);
    await createSeeds(db);
}
async function createAccounts(db) {
    await db.schema
        .createTable('api_tokens')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('token_hash', 'text', (column) => column.notNull().unique())
        .addColumn('workspace_id', 'text', (column) => column.notNull())
        .addColumn('account_plan', 'text', (column) => column.notNull())
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('created_at_ms', 'bigint', (column) => column.notNull())
        .addColumn('revoked_at_ms', 'bigint')
        .execute();
    await db.schema
        .createTable('request_counts')
        .addColumn('subject', 'text', (column) => column.primaryKey())
        .addColumn('window_start_ms', 'bigint', (column) => column.notNull())
        .addColumn('request_count', 'integer', (column) => column.notNull())
        .execute();
}
async function createTests(db, words) {
    await db.schema
        .createTable('tests')
        // Counted up for ever: the number of a deleted test must never open another one.
        .addColumn('id', words.numericId.type, (column) => words.numericId.define(column.primaryKey()))
        .addColumn('workspace_id', 'text', (column) => column.notNull())
        .addColumn('tracking_id', 'text', (column) => column.notNull().unique())
        .addColumn('tracking_key', 'text', (column) => column.notNull().unique())
        .addColumn('style', 'text', (column) => column.notNull())
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('source', 'text')
        .addColumn('metadata', 'text', (column) => column.notNull())
        .addColumn('created_at_ms', 'bigint', (column) => column.notNull())
        .addColumn('expires_at_ms', 'bigint', (column) => column.notNull())
        .addColumn('completed_at_ms', 'bigint')
        .addColumn('revision', 'integer', (column) => column.notNull())
        .addColumn('seed_count', 'integer', (column) => column.notNull())
        .addColumn('settled_count', 'integer', (column) => column.notNull())
        .addColumn('inbox_count', 'integer', (column) => column.notNull())
        .execute();
    // Lists of external tests: all of a workspace, or those of one source; newest first is by id.
    await db.schema.createIndex('tests_by_workspace').on('tests').columns(['workspace_id', 'style', 'id']).execute();
    await db.schema
        .createIndex('tests_by_source')
        .on('tests')
        .columns(['workspace_id', 'style', 'source', 'id'])
        .execute();
}
async function createSeeds(db) {
    await db.schema
        .createTable('test_seeds')
        .addColumn('test_id', 'integer', (column) => column.notNull().references('tests.id').onDelete('cascade'))
        .addColumn('position', 'integer', (column) => column.notNull())
        .addColumn('address', 'text', (column) => column.notNull())
        .addColumn('provider_type', 'text', (column) => column.notNull())
        .addColumn('provider_name', 'text', (column) => column.notNull())
        .addColumn('status', 'text')
        .addColumn('status_rank', 'integer', (column) => column.notNull())
        .addColumn('is_settled', 'integer', (column) => column.notNull().check((0,sql/* sql */.l) `is_settled in (0, 1)`))
        .addColumn('folder', 'text')
        .addColumn('sender', 'text')
        .addColumn('recorded_at_ms', 'bigint')
        .addColumn('placement_kind', 'text')
        .addColumn('reason', 'text')
        .addColumn('reply', 'text')
        .addColumn('evidence', 'text')
        .addPrimaryKeyConstraint('test_seeds_pk', ['test_id', 'address'])
        .execute();
    await db.schema
        .createTable('message_copies')
        .addColumn('test_id', 'integer', (column) => column.notNull().references('tests.id').onDelete('cascade'))
        .addColumn('address', 'text', (column) => column.notNull())
        .addColumn('message_key', 'text', (column) => column.notNull())
        .addColumn('accepted_count', 'integer', (column) => column.notNull())
        .addColumn('deferred_count', 'integer', (column) => column.notNull())
        .addPrimaryKeyConstraint('message_copies_pk', ['test_id', 'address', 'message_key'])
        .execute();
}

;// CONCATENATED MODULE: ./lib/storage/migrate.js
/** Brings a database to today's schema, or refuses one that a newer presend has written. */



/** Every migration, in order of its name; names are never changed, entries never removed. */
const migrations = {
    '0001-tests': up,
};
/**
 * Runs what is missing, all of it or nothing. Safe when several instances start at once: the adapter's transaction
 * takes the write lock before it looks.
 *
 * @throws PresendError STORAGE_FAILED when the database has migrations that this version does not know
 */
async function migrate(db, words) {
    const known = Object.entries(migrations).map(([name, up]) => {
        return [name, { up: async (target) => await up(target, words) }];
    });
    const provider = { getMigrations: () => Promise.resolve(Object.fromEntries(known)) };
    const migrator = new migration_migrator/* Migrator */.aR({ db, provider });
    const { error } = await migrator.migrateToLatest();
    if (error === undefined)
        return;
    throw new presend_error/* PresendError */.W({
        code: 'STORAGE_FAILED',
        outcome: 'inconclusive',
        done: 'Bringing the database to the schema of this version',
        came: error instanceof Error ? `"${error.message}"` : 'a failure without words',
        expected: 'a database of this version or an older one',
        todo: 'use the presend version that wrote it last, or another file; if it is locked, end the program that holds it',
        cause: error,
    });
}

;// CONCATENATED MODULE: ./lib/storage/account-queries.js
/** Questions about tokens and request counts. */

/** Writes a token. */
async function createToken(db, token) {
    await db
        .insertInto('api_tokens')
        .values({
        id: token.tokenId,
        token_hash: token.tokenHash,
        workspace_id: token.workspaceId,
        account_plan: token.accountPlan,
        name: token.name,
        created_at_ms: token.createdAtMs,
        revoked_at_ms: token.revokedAtMs,
    })
        .execute();
}
/** The token with this hash, revoked or not. */
async function findToken(db, tokenHash) {
    const row = await db.selectFrom('api_tokens').selectAll().where('token_hash', '=', tokenHash).executeTakeFirst();
    if (row === undefined)
        return null;
    return {
        tokenId: row.id,
        tokenHash: row.token_hash,
        workspaceId: row.workspace_id,
        accountPlan: row.account_plan,
        name: row.name,
        createdAtMs: row.created_at_ms,
        revokedAtMs: row.revoked_at_ms,
    };
}
/**
 * One row a subject, so nothing needs sweeping. A window never goes back: an instance whose clock is behind counts
 * into the newest one.
 */
async function countRequest(db, key) {
    const row = await db
        .insertInto('request_counts')
        .values({ subject: key.subject, window_start_ms: key.windowStartMs, request_count: 1 })
        .onConflict((conflict) => conflict.column('subject').doUpdateSet({
        request_count: (0,sql/* sql */.l) `case when excluded.window_start_ms > request_counts.window_start_ms
          then 1 else request_counts.request_count + 1 end`,
        window_start_ms: (0,sql/* sql */.l) `case when excluded.window_start_ms > request_counts.window_start_ms
          then excluded.window_start_ms else request_counts.window_start_ms end`,
    }))
        .returning(['window_start_ms', 'request_count'])
        .executeTakeFirstOrThrow();
    return { windowStartMs: row.window_start_ms, requestCount: row.request_count };
}

;// CONCATENATED MODULE: ./lib/storage/copy-queries.js
/** Questions about copies that arrive. */

/** How much each status says: a record replaces only one that says less. */
const statusRanks = { deferred: 1, undecided: 2, refused: 2, placed: 3 };
/** Which test a copy belongs to, and what its seed remembers of the message, in one query. */
async function findCopyTarget(db, query) {
    if (query.trackingIds.length === 0)
        return null;
    const rows = await db
        .selectFrom('tests')
        .innerJoin('test_seeds', 'test_seeds.test_id', 'tests.id')
        .leftJoin('message_copies', (join) => join
        .onRef('message_copies.test_id', '=', 'test_seeds.test_id')
        .onRef('message_copies.address', '=', 'test_seeds.address')
        .on('message_copies.message_key', '=', query.messageKey))
        .select(['tests.id', 'tests.tracking_id', 'test_seeds.address'])
        .select(['test_seeds.provider_type', 'test_seeds.provider_name'])
        .select(['message_copies.accepted_count', 'message_copies.deferred_count'])
        .where('tests.tracking_id', 'in', query.trackingIds)
        .where('test_seeds.address', '=', query.address)
        .execute();
    const first = query.trackingIds.map((id) => rows.find((row) => row.tracking_id === id)).find((row) => row);
    if (first === undefined)
        return null;
    return {
        numericId: first.id,
        trackingId: first.tracking_id,
        address: first.address,
        providerType: first.provider_type,
        providerName: first.provider_name,
        acceptedCopyCount: first.accepted_count ?? 0,
        temporaryRefusalCount: first.deferred_count ?? 0,
    };
}
/** Counts a copy, and records what came of it where the seed shows nothing or less. */
async function recordCopy(db, copy) {
    return await db.transaction().execute(async (transaction) => {
        await countCopy(transaction, copy);
        const isRecorded = await showRecord(transaction, copy);
        if (!isRecorded)
            return 'kept';
        const isNewlySettled = copy.record.isSettled && (await settleSeed(transaction, copy));
        await updateTest(transaction, copy, isNewlySettled ? 1 : 0);
        return 'recorded';
    });
}
async function countCopy(db, { numericId, address, messageKey, record }) {
    const accepted_count = record.status === 'placed' || record.status === 'undecided' ? 1 : 0;
    const deferred_count = record.status === 'deferred' ? 1 : 0;
    await db
        .insertInto('message_copies')
        .values({ test_id: numericId, address, message_key: messageKey, accepted_count, deferred_count })
        .onConflict((conflict) => conflict.columns(['test_id', 'address', 'message_key']).doUpdateSet({
        accepted_count: (0,sql/* sql */.l) `message_copies.accepted_count + excluded.accepted_count`,
        deferred_count: (0,sql/* sql */.l) `message_copies.deferred_count + excluded.deferred_count`,
    }))
        .execute();
}
/** Compares and writes in one statement, so that of two copies at once exactly one is first. */
async function showRecord(db, { numericId, address, record }) {
    const rank = statusRanks[record.status];
    const { numUpdatedRows } = await db
        .updateTable('test_seeds')
        .set({ ...toColumns(record), status_rank: rank })
        .where('test_id', '=', numericId)
        .where('address', '=', address)
        .where('status_rank', '<', rank)
        .executeTakeFirstOrThrow();
    return numUpdatedRows > 0n;
}
function toColumns(record) {
    return {
        status: record.status,
        folder: record.folder,
        sender: record.sender,
        recorded_at_ms: record.recordedAtMs,
        placement_kind: record.placementKind,
        reason: record.reason,
        reply: record.reply === null ? null : JSON.stringify(record.reply),
        evidence: JSON.stringify(record.evidence),
    };
}
/** @returns false when the seed was settled already, by a record that says less */
async function settleSeed(db, { numericId, address }) {
    const { numUpdatedRows } = await db
        .updateTable('test_seeds')
        .set({ is_settled: 1 })
        .where('test_id', '=', numericId)
        .where('address', '=', address)
        .where('is_settled', '=', 0)
        .executeTakeFirstOrThrow();
    return numUpdatedRows > 0n;
}
/** Counts on the test itself, so that a summary never counts seeds. */
async function updateTest(db, { numericId, record }, settled) {
    const isInbox = record.folder === 'INBOX' ? 1 : 0;
    await db
        .updateTable('tests')
        .set({
        revision: (0,sql/* sql */.l) `revision + 1`,
        settled_count: (0,sql/* sql */.l) `settled_count + ${settled}`,
        inbox_count: (0,sql/* sql */.l) `inbox_count + ${isInbox}`,
        completed_at_ms: (0,sql/* sql */.l) `case
        when completed_at_ms is null and expires_at_ms > ${record.recordedAtMs} and settled_count + ${settled} >= seed_count
        then ${record.recordedAtMs} else completed_at_ms end`,
    })
        .where('id', '=', numericId)
        .execute();
}

;// CONCATENATED MODULE: ./lib/storage/parse-rows.js
/** Rows become values here and nowhere else. */
/** A row of `tests` as a value. */
function parseTestRow(row) {
    return {
        numericId: row.id,
        workspaceId: row.workspace_id,
        trackingId: row.tracking_id,
        trackingKey: row.tracking_key,
        style: row.style,
        name: row.name,
        source: row.source,
        metadata: parseJson(row.metadata, isObject),
        createdAtMs: row.created_at_ms,
        expiresAtMs: row.expires_at_ms,
        completedAtMs: row.completed_at_ms,
        revision: row.revision,
        seedCount: row.seed_count,
        settledCount: row.settled_count,
        inboxCount: row.inbox_count,
    };
}
/** A row of `test_seeds` as a value. */
function parseSeedRow(row) {
    return {
        address: row.address,
        providerType: row.provider_type,
        providerName: row.provider_name,
        result: parseRecord(row),
    };
}
function parseRecord(row) {
    const { status, recorded_at_ms: recordedAtMs, placement_kind: placementKind, evidence } = row;
    if (status === null || recordedAtMs === null || placementKind === null || evidence === null)
        return null;
    return {
        status,
        isSettled: row.is_settled === 1,
        folder: row.folder,
        sender: row.sender,
        recordedAtMs,
        placementKind,
        reason: row.reason ?? '',
        reply: row.reply === null ? null : parseJson(row.reply, isReply),
        evidence: parseJson(evidence, isEvidence),
    };
}
/**
 * JSON that this room wrote itself. Looking at its outline is enough to notice a row that something else has changed.
 *
 * @throws TypeError when it has another outline
 */
function parseJson(text, isRight) {
    const value = JSON.parse(text);
    if (!isRight(value))
        throw new TypeError('a JSON column of the database holds something else than presend wrote');
    return value;
}
function isObject(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
function isReply(value) {
    return isObject(value) && typeof value['code'] === 'number' && typeof value['text'] === 'string';
}
function isEvidence(value) {
    const verdicts = isObject(value) ? [value['spf'], value['dkim'], value['dmarc']] : [];
    return isObject(value) && verdicts.every(isObject) && Array.isArray(value['firedRules']);
}

;// CONCATENATED MODULE: ./lib/storage/test-queries.js
/** Questions about tests. */


/** SQLite takes 32,766 bound values a statement, PostgreSQL 65,535; a seed has eight. */
const seedsPerInsert = 1000;
/** Writes a test with its seeds, all or nothing. */
async function createTest(db, test) {
    return await db.transaction().execute(async (transaction) => {
        const { id } = await transaction
            .insertInto('tests')
            .values({
            workspace_id: test.workspaceId,
            tracking_id: test.trackingId,
            tracking_key: test.trackingKey,
            style: test.style,
            name: test.name,
            source: test.source,
            metadata: JSON.stringify(test.metadata),
            created_at_ms: test.createdAtMs,
            expires_at_ms: test.expiresAtMs,
            completed_at_ms: null,
            revision: 0,
            seed_count: test.seeds.length,
            settled_count: 0,
            inbox_count: 0,
        })
            .returning('id')
            .executeTakeFirstOrThrow();
        await insertSeeds(transaction, id, test.seeds);
        return id;
    });
}
async function insertSeeds(db, testId, seeds) {
    const rows = seeds.map((seed, position) => ({
        test_id: testId,
        position,
        address: seed.address,
        provider_type: seed.providerType,
        provider_name: seed.providerName,
        status: null,
        status_rank: 0,
        is_settled: 0,
    }));
    for (let start = 0; start < rows.length; start += seedsPerInsert) {
        await db
            .insertInto('test_seeds')
            .values(rows.slice(start, start + seedsPerInsert))
            .execute();
    }
}
/** The test of this name with all its seeds, in one query. */
async function findTest(db, workspaceId, name) {
    const numericId = parseNumericId(name);
    const rows = await db
        .selectFrom('tests')
        .innerJoin('test_seeds', 'test_seeds.test_id', 'tests.id')
        .select(testColumns)
        // Metadata may be 16 KiB: once is enough, not once a seed.
        .select((0,sql/* sql */.l) `case when test_seeds.position = 0 then tests.metadata else '{}' end`.as('metadata'))
        .select(seedColumns)
        .where('tests.workspace_id', '=', workspaceId)
        .where((eb) => numericId === null
        ? eb.or([eb('tests.tracking_id', '=', name), eb('tests.tracking_key', '=', name)])
        : eb('tests.id', '=', numericId))
        .orderBy('test_seeds.position')
        .execute();
    const first = rows[0];
    return first === undefined ? null : { ...parseTestRow(first), seeds: rows.map(parseSeedRow) };
}
/** Tracking ids and keys are longer than any number we count to, so digits alone can only be a numeric id. */
function parseNumericId(name) {
    return /^\d{1,15}$/.test(name) ? Number(name) : null;
}
/** A test in external style, without its seeds. */
async function findExternalTest(db, workspaceId, numericId) {
    const row = await db
        .selectFrom('tests')
        .select(testColumns)
        .select('metadata')
        .where('id', '=', numericId)
        .where('workspace_id', '=', workspaceId)
        .where('style', '=', 'external-test')
        .executeTakeFirst();
    return row === undefined ? null : parseTestRow(row);
}
/** One page of external tests, and how many there are. */
async function listExternalTests(db, query) {
    const { total } = await matching(db.selectFrom('tests'), query)
        .select((eb) => eb.fn.countAll().as('total'))
        .executeTakeFirstOrThrow();
    const rows = await matching(db.selectFrom('tests'), query)
        .select(testColumns)
        .select('metadata')
        .orderBy('id', 'desc')
        .limit(query.perPage)
        .offset((query.page - 1) * query.perPage)
        .execute();
    return { tests: rows.map(parseTestRow), totalCount: total };
}
function matching(tests, query) {
    const { source, status } = query;
    const ofWorkspace = tests.where('workspace_id', '=', query.workspaceId).where('style', '=', 'external-test');
    const ofSource = source === null ? ofWorkspace : ofWorkspace.where('source', '=', source);
    return status === null ? ofSource : ofSource.where((eb) => hasStatus(eb, status, query.nowMs));
}
/** `statusOf` of test-status.ts in SQL; the store suite holds the two together. */
function hasStatus(eb, status, nowMs) {
    const isOpen = eb.and([eb('completed_at_ms', 'is', null), eb('expires_at_ms', '>', nowMs)]);
    const conditions = {
        complete: () => eb.and([eb('completed_at_ms', 'is not', null)]),
        expired: () => eb.and([eb('completed_at_ms', 'is', null), eb('expires_at_ms', '<=', nowMs)]),
        pending: () => eb.and([isOpen, eb('revision', '=', 0)]),
        in_progress: () => eb.and([isOpen, eb('revision', '>', 0)]),
    };
    return conditions[status]();
}
const testColumns = [
    'tests.id',
    'tests.workspace_id',
    'tests.tracking_id',
    'tests.tracking_key',
    'tests.style',
    'tests.name',
    'tests.source',
    'tests.created_at_ms',
    'tests.expires_at_ms',
    'tests.completed_at_ms',
    'tests.revision',
    'tests.seed_count',
    'tests.settled_count',
    'tests.inbox_count',
];
const seedColumns = [
    'test_seeds.address',
    'test_seeds.provider_type',
    'test_seeds.provider_name',
    'test_seeds.status',
    'test_seeds.is_settled',
    'test_seeds.folder',
    'test_seeds.sender',
    'test_seeds.recorded_at_ms',
    'test_seeds.placement_kind',
    'test_seeds.reason',
    'test_seeds.reply',
    'test_seeds.evidence',
];

;// CONCATENATED MODULE: ./lib/storage/sql-store.js
/** The Store over any SQL database that kysely speaks; one file of queries a subject. */



/** A Store that owns `db` and closes it when it is disposed. */
function sqlStore(db) {
    return {
        createToken: async (token) => await createToken(db, token),
        findToken: async (tokenHash) => await findToken(db, tokenHash),
        countRequest: async (key) => await countRequest(db, key),
        createTest: async (test) => await createTest(db, test),
        findTest: async (workspaceId, name) => await findTest(db, workspaceId, name),
        findExternalTest: async (workspaceId, numericId) => await findExternalTest(db, workspaceId, numericId),
        listExternalTests: async (query) => await listExternalTests(db, query),
        findCopyTarget: async (query) => await findCopyTarget(db, query),
        recordCopy: async (copy) => await recordCopy(db, copy),
        [Symbol.asyncDispose]: async () => await db.destroy(),
    };
}

// EXTERNAL MODULE: ./node_modules/kysely/dist/dialect/sqlite/sqlite-dialect.js + 4 modules
var sqlite_dialect = __webpack_require__(77514);
// EXTERNAL MODULE: ./node_modules/kysely/dist/dialect/sqlite/sqlite-driver.js + 1 modules
var sqlite_driver = __webpack_require__(52234);
// EXTERNAL MODULE: ./node_modules/kysely/dist/query-compiler/compiled-query.js
var compiled_query = __webpack_require__(94596);
// EXTERNAL MODULE: ./node_modules/kysely/dist/dialect/sqlite/sqlite-adapter.js + 1 modules
var sqlite_adapter = __webpack_require__(34835);
;// CONCATENATED MODULE: ./lib/storage/sqlite/node-sqlite-dialect.js
/** The few points in which kysely's SQLite dialect must be stricter for us. */

/** kysely's dialect, with transactions that take the write lock first, and migrations inside such a transaction. */
class NodeSqliteDialect extends sqlite_dialect/* SqliteDialect */.P {
    #config;
    constructor(config) {
        super(config);
        this.#config = config;
    }
    createDriver() {
        return new ImmediateDriver(this.#config);
    }
    createAdapter() {
        return new TransactionalAdapter();
    }
}
/**
 * A deferred transaction that reads and then writes fails with SQLITE_BUSY at once when another process wrote in
 * between; one that takes the write lock first waits for `busy_timeout`.
 * Source: https://www.sqlite.org/lang_transaction.html
 */
class ImmediateDriver extends sqlite_driver/* SqliteDriver */.F {
    async beginTransaction(connection) {
        await connection.executeQuery(compiled_query/* CompiledQuery */.E.raw('begin immediate'));
    }
}
/** SQLite rolls back DDL like anything else; kysely leaves it out for old wrappers' sake. */
class TransactionalAdapter extends sqlite_adapter/* SqliteAdapter */.U {
    get supportsTransactionalDdl() {
        return true;
    }
}

;// CONCATENATED MODULE: ./lib/storage/sqlite/prepared-database.js
/** node:sqlite in the form that kysely's SQLite driver asks for. */
/** How many prepared statements are kept; presend has fewer, but lists of candidates vary in length. */
const keptStatementCount = 200;
/**
 * A database that prepares each SQL text once. Preparing costs about as much as running a small statement.
 */
function preparedDatabase(database) {
    const statements = new Map();
    return {
        close: () => {
            statements.clear();
            database.close();
        },
        prepare: (text) => {
            const kept = statements.get(text);
            if (kept !== undefined)
                return kept;
            const statement = toKyselyStatement(database.prepare(text));
            if (statements.size >= keptStatementCount)
                statements.clear();
            statements.set(text, statement);
            return statement;
        },
    };
}
function toKyselyStatement(statement) {
    return {
        reader: statement.columns().length > 0,
        all: (parameters) => statement.all(...parameters.map(parseParameter)),
        run: (parameters) => statement.run(...parameters.map(parseParameter)),
        iterate: (parameters) => statement.iterate(...parameters.map(parseParameter)),
    };
}
/**
 * Only what SQLite itself knows may be bound.
 *
 * @throws TypeError for anything else: node:sqlite binds a Date as NULL and says nothing
 */
function parseParameter(value) {
    if (value === null || typeof value === 'string' || typeof value === 'bigint')
        return value;
    if (typeof value === 'number' && Number.isFinite(value))
        return value;
    if (value instanceof Uint8Array)
        return value;
    throw new TypeError(`SQLite takes text, numbers, bytes and NULL, got ${Object.prototype.toString.call(value)}`);
}

;// CONCATENATED MODULE: ./lib/storage/sqlite/sqlite-words.js
/** SQLite's words. */
/** Without AUTOINCREMENT SQLite gives the highest number again once its row is deleted. */
const sqliteWords = {
    numericId: { type: 'integer', define: (column) => column.autoIncrement() },
};

;// CONCATENATED MODULE: ./lib/storage/sqlite/open-sqlite-store.js
/** Opens the SQLite store: in memory for the embedded service, or one file. */







/** How long a writer waits for another process's transaction. */
const busyTimeoutMs = 10_000;
/**
 * Opens the store and brings it to today's schema.
 *
 * @throws PresendError STORAGE_FAILED when a newer presend wrote the file
 */
async function openSqliteStore(place) {
    const database = openDatabase(place);
    const db = new kysely/* Kysely */._$({ dialect: new NodeSqliteDialect({ database: preparedDatabase(database) }) });
    try {
        await migrate(db, sqliteWords);
    }
    catch (error) {
        await db.destroy();
        throw error;
    }
    return sqlStore(db);
}
function openDatabase(place) {
    const path = place.kind === 'memory' ? ':memory:' : place.path;
    const database = new external_node_sqlite_.DatabaseSync(path, { enableForeignKeyConstraints: true });
    // First of all: switching to WAL takes a lock itself, and fails at once when two processes start together.
    database.exec(`pragma busy_timeout = ${busyTimeoutMs}`);
    if (place.kind === 'file') {
        database.exec('pragma journal_mode = wal');
        // WAL's default syncs only at checkpoints; what was acknowledged with 250 must be on disk.
        database.exec('pragma synchronous = full');
    }
    return database;
}

// EXTERNAL MODULE: ./lib/world/secret.js
var secret = __webpack_require__(41502);
// EXTERNAL MODULE: ./node_modules/hono/dist/index.js + 24 modules
var dist = __webpack_require__(31894);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 15 modules
var schemas = __webpack_require__(9691);
;// CONCATENATED MODULE: ./lib/contract/requests.js
/** The bodies of the two requests that create a test: api-v1.md, "Endpoints". */


/** Longest test name, in characters. */
const maxNameLength = 255;
/** Largest `metadata`, as JSON in UTF-8. */
const maxMetadataBytes = 16_384;
/** The range of `timeout_minutes`. */
const maxTimeoutMinutes = 1440;
const nameSchema = schemas/* string */.YjP().max(maxNameLength, `at most ${maxNameLength} characters`);
const metadataSchema = schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* unknown */.L5J())
    .refine((metadata) => Buffer.byteLength(JSON.stringify(metadata)) <= maxMetadataBytes, {
    error: `at most ${maxMetadataBytes} bytes of JSON`,
});
const externalTestSchema = schemas/* looseObject */._H3({
    name: nameSchema.min(1, 'a name'),
    source: nameSchema.min(1, 'the identifier of the calling application'),
    metadata: metadataSchema.optional(),
});
const providerTypesSchema = schemas/* array */.YOg(schemas/* enum */.k5n(names/* providerTypes */.Nm)).optional();
const timeoutMinutesSchema = schemas/* int */.Whr()
    .min(1, `a whole number from 1 to ${maxTimeoutMinutes}`)
    .max(maxTimeoutMinutes, `a whole number from 1 to ${maxTimeoutMinutes}`)
    .optional();
/** Schema of `POST /spam_tests`. Problems name the field: `$.provider_types[1]`. */
const createSpamTestRequest = schemas/* looseObject */._H3({
    spam_test: schemas/* looseObject */._H3({ name: nameSchema.optional() }).optional(),
    provider_types: providerTypesSchema,
    external_test: externalTestSchema.optional(),
    timeout_minutes: timeoutMinutesSchema,
});
/** Schema of `POST /external_tests`. */
const createExternalTestRequest = schemas/* looseObject */._H3({
    external_test: externalTestSchema,
    provider_types: providerTypesSchema,
    timeout_minutes: timeoutMinutesSchema,
});

// EXTERNAL MODULE: ./lib/contract/http-headers.js
var http_headers = __webpack_require__(95875);
;// CONCATENATED MODULE: ./lib/storage/test-status.js
/** The life of a test: pending → in_progress → complete, or expired. Nothing runs for it: the time of asking decides. */
/** The states, in the order in which a test goes through them. */
const testStatuses = ['pending', 'in_progress', 'complete', 'expired'];
/**
 * The state of a test at `nowMs`. A test that was complete before it expired stays complete; one that expired stays
 * expired, also when results arrive later. `test-queries.ts` says the same in SQL.
 */
function test_status_statusOf(test, nowMs) {
    if (test.completedAtMs !== null)
        return 'complete';
    if (nowMs >= test.expiresAtMs)
        return 'expired';
    return test.revision === 0 ? 'pending' : 'in_progress';
}

;// CONCATENATED MODULE: ./lib/service/await-news.js
/** The long poll: waits until a test says something that the client does not know. */
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
/** Longest wait that is offered; proxies cut idle connections at 30 s. */
const maxWaitSeconds = 20;
/** Results of one test come in bursts: an answer waits until none came for this long … */
const quietMs = 45;
/** … but not longer than this in all. The last result of a test never waits. */
const maxGatherMs = 400;
/**
 * The first reading that the client does not know, or the last one when time is up.
 * Rejects with the signal's reason as soon as it aborts; then nobody waits any more.
 */
async function awaitNews(question, ports, signal) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const subscription = __addDisposableResource(env_1, ports.changes.subscribe(question.numericId), false);
        const endMs = ports.clock.monotonicMs() + question.waitMs;
        // Read after subscribing: what is recorded between the two must not be slept through.
        let reading = await question.read();
        while (question.isKnown(reading)) {
            const leftMs = endMs - ports.clock.monotonicMs();
            if (leftMs <= 0)
                return reading;
            await changeWithin(Math.min(leftMs, question.changesInMs(reading)), { subscription, ...ports }, signal);
            reading = await question.read();
        }
        return await gather(reading, { question, subscription, ...ports }, signal);
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        __disposeResources(env_1);
    }
}
/** Lets a burst of results become one answer. */
async function gather(first, context, signal) {
    const endMs = context.clock.monotonicMs() + maxGatherMs;
    let reading = first;
    while (!context.question.isFinal(reading) && context.clock.monotonicMs() < endMs) {
        const change = await changeWithin(quietMs, context, signal);
        if (change === 'quiet')
            return reading;
        reading = await context.question.read();
    }
    return reading;
}
async function changeWithin(delayMs, { subscription, clock }, signal) {
    const isOver = new AbortController();
    const either = AbortSignal.any([signal, isOver.signal]);
    try {
        return await Promise.race([
            subscription.next(either).then(() => 'changed'),
            clock.sleep(delayMs, either).then(() => 'quiet'),
        ]);
    }
    finally {
        isOver.abort();
    }
}

;// CONCATENATED MODULE: ./lib/service/conditional-request.js
/** ETag, If-None-Match and `Prefer: wait`: how a client asks for what it does not know yet. */

/** The tag of what a reply about this test says at `nowMs`: the same tag, the same reply. */
function etagOf(test, nowMs) {
    const status = test_status_statusOf(test, nowMs);
    return `"${test.numericId}.${test.revision}.${status}"`;
}
/** True when If-None-Match names the tag; weak comparison, as RFC 9110 §13.1.2 wants for it. */
function matchesEtag(ifNoneMatch, etag) {
    const named = new Set((ifNoneMatch ?? '').split(',').map((one) => one.trim().replace(/^W\//u, '')));
    return named.has('*') || named.has(etag);
}
/**
 * The seconds of `wait` in a Prefer field (RFC 7240 §4.3), at most `maxSeconds`; 0 when it asks for no wait or for
 * nothing that can be understood: a preference may always be ignored.
 */
function waitSecondsOf(prefer, maxSeconds) {
    const wait = /(?:^|,)\s*wait\s*=\s*"?(\d{1,9})"?\s*(?:;[^,]*)?(?=,|$)/iu.exec(prefer ?? '')?.[1];
    return wait === undefined ? 0 : Math.min(Number(wait), maxSeconds);
}

;// CONCATENATED MODULE: ./lib/service/answer-news.js
/** Answers a read of one test: 200 with its ETag, 304 when the client knows it, after a wait where it asked for one. */




/** The response. A client that goes away ends its wait at once. */
async function answerNews(request, parts, reader) {
    const { clock } = parts;
    const ifNoneMatch = request.req.header(http_headers/* httpHeaders */.P.ifNoneMatch);
    const waitSeconds = waitSecondsOf(request.req.header(http_headers/* httpHeaders */.P.prefer), maxWaitSeconds);
    const isKnown = (test) => matchesEtag(ifNoneMatch, etagOf(test, clock.nowMs()));
    const first = await reader.read();
    if (waitSeconds > 0)
        request.header(http_headers/* httpHeaders */.P.preferenceApplied, `wait=${waitSeconds}`);
    const isWaiting = waitSeconds > 0 && isKnown(first) && !isFinal(first, clock.nowMs());
    const test = isWaiting ? await wait(first, waitSeconds) : first;
    return answer(test);
    async function wait(known, seconds) {
        const signal = AbortSignal.any([request.req.raw.signal, parts.stopping]);
        const question = {
            numericId: known.numericId,
            waitMs: seconds * 1000,
            read: async () => await reader.read(),
            isKnown,
            isFinal: (reading) => isFinal(reading, clock.nowMs()),
            changesInMs: (reading) => changesInMs(reading, clock.nowMs()),
        };
        return await awaitNews(question, parts, signal);
    }
    function answer(reading) {
        const nowMs = clock.nowMs();
        const etag = etagOf(reading, nowMs);
        request.header(http_headers/* httpHeaders */.P.etag, etag);
        request.header('Cache-Control', 'private, no-cache');
        return matchesEtag(ifNoneMatch, etag) ? request.body(null, 304) : request.json(reader.render(reading, nowMs));
    }
}
function isFinal(test, nowMs) {
    return test_status_statusOf(test, nowMs) === 'complete';
}
/** An open test becomes `expired` without anybody recording it. */
function changesInMs(test, nowMs) {
    return test.expiresAtMs > nowMs ? test.expiresAtMs - nowMs : Number.POSITIVE_INFINITY;
}

;// CONCATENATED MODULE: ./lib/service/api-problem.js
/** A request that is answered with an error: thrown anywhere below a handler, made into a body in one place. */
/** What is wrong, in words that the client may see. */
class ApiProblem extends Error {
    status;
    /** All single problems of a 422; empty when `message` says it all. */
    problems;
    headers;
    constructor(status, message, details = {}) {
        super(message);
        this.name = 'ApiProblem';
        this.status = status;
        this.problems = details.problems ?? [];
        this.headers = details.headers ?? {};
    }
}
/** No test of that name: it may be another workspace's, which is the same to the caller. */
function unknownTest(name) {
    // JSON quotes what came, so that no control character of it reaches a terminal.
    return new ApiProblem(404, `There is no test ${JSON.stringify(name.slice(0, 80))}`);
}

;// CONCATENATED MODULE: ./lib/service/create-test.js
/** Creates a test: chooses its seeds, names it, and writes it down. */




const untitled = 'Untitled test';
const minuteMs = 60_000;
/** @throws ApiProblem 503 when no seed of a wanted type can be monitored */
async function create_test_createTest(wish, workspaceId, parts) {
    const seeds = chooseSeeds(wish.providerTypes, parts.directory);
    const createdAtMs = parts.clock.nowMs();
    const timeoutMs = wish.timeoutMinutes === null ? parts.testTimeoutMs : wish.timeoutMinutes * minuteMs;
    const test = {
        workspaceId,
        trackingId: createTrackingId(parts.random),
        trackingKey: createTrackingKey(parts.random),
        style: wish.style,
        name: wish.name === null || wish.name === '' ? untitled : wish.name,
        source: wish.source,
        metadata: wish.metadata,
        createdAtMs,
        expiresAtMs: createdAtMs + timeoutMs,
        seeds: seeds.map(({ address, providerType, providerName }) => ({ address, providerType, providerName })),
    };
    return { ...test, numericId: await parts.store.createTest(test) };
}
/** All seeds of the wanted types that can be monitored, in the directory's order; at least one of each type. */
function chooseSeeds(wanted, directory) {
    const seeds = directory.list();
    const types = wanted.length > 0 ? wanted : names/* providerTypes */.Nm.filter((type) => seeds.some((seed) => seed.providerType === type));
    const chosen = seeds.filter((seed) => types.includes(seed.providerType) && isMonitored(seed));
    const lacking = types.filter((type) => !chosen.some((seed) => seed.providerType === type));
    if (lacking.length === 0 && chosen.length > 0)
        return chosen;
    const named = lacking.length === 0 ? 'any provider type' : lacking.map((type) => `"${type}"`).join(', ');
    throw new ApiProblem(503, `Email monitoring could not be set up: no seed mailbox of ${named} is working; retry later`, {
        headers: { 'Retry-After': '60' },
    });
}

;// CONCATENATED MODULE: ./lib/service/providers-reply.js
/** The seed mailboxes with their providers and health, in the wire's words. */

/** Reply of `GET /external_tests/providers`; no types given means all. Disabled seeds are not shown. */
function providersReply(directory, wanted) {
    const types = names/* providerTypes */.Nm.filter((type) => wanted.length === 0 || wanted.includes(type));
    return { success: true, providers: Object.fromEntries(types.map((type) => [type, groupOf(directory, type)])) };
}
function groupOf(directory, type) {
    const seeds = directory.list().filter((seed) => seed.providerType === type && seed.isEnabled);
    const emails = seeds.map(({ address, providerName, health }) => ({ address, service: providerName, status: health }));
    return { description: descriptions[type], emails };
}
const descriptions = {
    consumer: 'Mailboxes of providers for private people',
    business: 'Mailboxes of providers for companies',
    protected: 'Company mailboxes behind a filtering gateway',
};

// EXTERNAL MODULE: ./lib/contract/wire-schema.js
var wire_schema = __webpack_require__(57017);
// EXTERNAL MODULE: ./lib/errors/problem.js
var errors_problem = __webpack_require__(32964);
;// CONCATENATED MODULE: ./lib/service/read-json.js
/** From a request's body or query to a value that cannot be wrong, or a 4xx that names everything that is. */



/** @throws ApiProblem 400 when the body is no JSON, 422 when it is not what the schema wants; an empty one is `{}` */
async function readJson(request, schema) {
    const text = await request.req.text();
    const parsed = parseWithin(schema, text.trim() === '' ? {} : read_json_parseJson(text));
    if (parsed.status === 'ok')
        return parsed.value;
    throw invalidRequest(parsed.problems);
}
/** A 422 with all problems, as one sentence and as a list. */
function invalidRequest(problems) {
    const texts = problems.map((problem) => (0,errors_problem/* renderProblem */.yM)({ ...problem, input: fieldName(problem.input) }));
    return new ApiProblem(422, `Invalid request: ${texts.join('; ')}`, { problems: texts });
}
const tooDeep = { input: '$', came: 'JSON that is nested too deeply', expected: 'a few levels' };
/** `$.external_test.name` is `external_test.name` to whoever wrote the body. */
function fieldName(path) {
    return path.replace(/^\$\.?/u, '') || 'body';
}
function read_json_parseJson(text) {
    try {
        return JSON.parse(text);
    }
    catch (error) {
        throw new ApiProblem(400, `The body is no JSON: ${error instanceof Error ? error.message : 'it cannot be read'}`);
    }
}
function parseWithin(schema, json) {
    try {
        return (0,wire_schema/* parseWire */.n)(schema, json);
    }
    catch (error) {
        // JSON nested some thousand levels deep parses, but nothing that walks over it comes back.
        if (error instanceof RangeError)
            throw invalidRequest([tooDeep]);
        throw error;
    }
}

;// CONCATENATED MODULE: ./lib/service/read-query.js
/** The query strings of list calls. */




const defaultPerPage = 10;
const maxPerPage = 100;
/** Beyond this no list is long enough, and an offset would leave exact integers. */
const maxPage = 1_000_000_000;
/** Filters and paging of `GET /external_tests`. @throws ApiProblem 422 with all problems */
function readListQuery(request) {
    const page = readPositive(request, 'page', 1);
    const perPage = readPositive(request, 'per_page', defaultPerPage);
    const status = readStatus(request);
    const problems = [page, perPage, status].filter(isProblem);
    if (isProblem(page) || isProblem(perPage) || isProblem(status))
        throw invalidRequest(problems);
    return {
        source: request.req.query('source') || null,
        status,
        page: Math.min(page, maxPage),
        perPage: Math.min(perPage, maxPerPage),
    };
}
/** `provider_types[]`, as often as wanted. @throws ApiProblem 422 naming each wrong one */
function readProviderTypes(request) {
    const given = [...(request.req.queries('provider_types[]') ?? []), ...(request.req.queries('provider_types') ?? [])];
    const problems = given
        .filter((name) => !isOneOf(names/* providerTypes */.Nm, name))
        .map((name) => notOneOf('provider_types[]', name, names/* providerTypes */.Nm));
    if (problems.length > 0)
        throw invalidRequest(problems);
    return names/* providerTypes */.Nm.filter((type) => given.includes(type));
}
function readPositive(request, name, absent) {
    const text = request.req.query(name);
    if (text === undefined || text === '')
        return absent;
    const value = /^\d{1,15}$/u.test(text) ? Number(text) : 0;
    return value > 0 ? value : { input: name, came: (0,errors_problem/* quoteValue */.cl)(text), expected: 'a positive integer' };
}
function readStatus(request) {
    const text = request.req.query('status');
    if (text === undefined || text === '')
        return null;
    return isOneOf(testStatuses, text) ? text : notOneOf('status', text, testStatuses);
}
function isOneOf(values, text) {
    return values.some((value) => value === text);
}
function notOneOf(input, came, values) {
    return { input, came: (0,errors_problem/* quoteValue */.cl)(came), expected: values.map((value) => `"${value}"`).join(' or ') };
}
function isProblem(value) {
    return typeof value === 'object' && value !== null;
}

;// CONCATENATED MODULE: ./lib/service/service-context.js
/** What every handler works with. */
/** The workspace of the caller; middleware lets nobody without one through. */
function workspaceOf(request) {
    const token = request.get('token');
    if (token === null)
        throw new TypeError('a handler ran before the token was checked');
    return token.workspaceId;
}

;// CONCATENATED MODULE: ./lib/service/test-replies.js
/** What the service says of a test, in the wire's words. */



const longPoll = { max_wait_seconds: maxWaitSeconds };
/** Reply of `POST /spam_tests`, also for a test in external style. */
function createSpamTestReply(test) {
    const { numericId, trackingId, name, source, metadata } = test;
    return {
        success: true,
        test: { id: numericId, tracking_id: trackingId, name, source, metadata },
        instructions: { send_to: sendToOf(test.seeds), timeout_minutes: timeoutMinutesOf(test) },
        long_poll: longPoll,
    };
}
/** Reply of `POST /external_tests`. */
function createExternalTestReply(test) {
    return {
        success: true,
        test: { id: test.numericId, tracking_id: test.trackingId, status: 'pending' },
        send_to: sendToOf(test.seeds),
        instructions: { timeout_minutes: timeoutMinutesOf(test) },
        long_poll: longPoll,
    };
}
function timeoutMinutesOf({ createdAtMs, expiresAtMs }) {
    return Math.ceil((expiresAtMs - createdAtMs) / 60_000);
}
/** Addresses by provider type; types without one are absent. */
function sendToOf(seeds) {
    const groups = names/* providerTypes */.Nm.map((type) => {
        return [type, seeds.filter((seed) => seed.providerType === type).map((seed) => seed.address)];
    });
    return Object.fromEntries(groups.filter(([, addresses]) => addresses.length > 0));
}
/** Reply of `GET /spam_tests/:id`. */
function getSpamTestReply(test, nowMs) {
    return {
        success: true,
        data: {
            key: test.trackingKey,
            name: test.name,
            test_results: test.seeds.map(toResultEntry),
            status: test_status_statusOf(test, nowMs),
        },
    };
}
function toResultEntry({ address, providerType, providerName, result }) {
    const received = result !== null && isReceived(result) ? result : null;
    return {
        to: address,
        from: received?.sender ?? null,
        delivered_to: received?.folder ?? null,
        spf_pass: received?.evidence.spf.isPass === true,
        dkim_pass: received?.evidence.dkim.isPass === true,
        dmarc_pass: received?.evidence.dmarc.isPass === true,
        provider_name: providerName,
        provider_type: providerType,
        received_at: received === null ? null : new Date(received.recordedAtMs).toISOString(),
        placement: received?.placementKind ?? null,
        reason: result?.reason ?? null,
        spam: result?.evidence.spam ?? null,
        authentication: result === null ? null : toWireAuthentication(result),
        smtp_reply: result === null || result.reply === null ? null : toWireReply(result.reply),
    };
}
/** A refused copy never came into the mailbox, whatever was found out about it. */
function isReceived({ status }) {
    return status === 'placed' || status === 'undecided';
}
function toWireAuthentication({ evidence }) {
    return { spf: toWireVerdict(evidence.spf), dkim: toWireVerdict(evidence.dkim), dmarc: toWireVerdict(evidence.dmarc) };
}
function toWireVerdict({ result, domain, isAligned, isMeasured, detail }) {
    const verdict = { domain, aligned: isAligned, measured: isMeasured, detail };
    return result === null ? verdict : { result, ...verdict };
}
function toWireReply({ code, enhancedCode, text }) {
    return { code, enhanced_code: enhancedCode, text };
}
/** Reply of `GET /external_tests/:id`. */
function getExternalTestReply(test, nowMs) {
    return { success: true, test: toListedTest(test, nowMs), summary: summaryOf(test) };
}
/** One test of a list. */
function toListedTest(test, nowMs) {
    return {
        id: test.numericId,
        tracking_id: test.trackingId,
        status: test_status_statusOf(test, nowMs),
        name: test.name,
        source: test.source,
        metadata: test.metadata,
        created_at: new Date(test.createdAtMs).toISOString(),
    };
}
/** A refused seed is completed and not in the inbox. */
function summaryOf({ inboxCount, settledCount, seedCount }) {
    const inboxPercent = settledCount === 0 ? 0 : (100 * inboxCount) / settledCount;
    return { inbox_rate: Math.round(inboxPercent * 10) / 10, completed: settledCount, total_providers: seedCount };
}

;// CONCATENATED MODULE: ./lib/service/api/external-tests.js
/** `/external_tests`: create, read, list, and the mailboxes there are. */









/** `POST /external_tests`. */
function postExternalTest(parts) {
    return async (request) => {
        const body = await readJson(request, createExternalTestRequest);
        const wish = {
            style: 'external-test',
            name: body.external_test.name,
            source: body.external_test.source,
            metadata: body.external_test.metadata ?? {},
            providerTypes: body.provider_types ?? [],
            timeoutMinutes: body.timeout_minutes ?? null,
        };
        return request.json(createExternalTestReply(await create_test_createTest(wish, workspaceOf(request), parts)), 201);
    };
}
/** `GET /external_tests/:id`, by numeric id alone; answers a long poll. */
function getExternalTest(parts) {
    return async (request) => {
        const name = request.req.param('id') ?? '';
        const numericId = /^\d{1,15}$/u.test(name) ? Number(name) : null;
        const workspaceId = workspaceOf(request);
        return await answerNews(request, parts, {
            read: async () => {
                const test = numericId === null ? null : await parts.store.findExternalTest(workspaceId, numericId);
                if (test === null)
                    throw unknownTest(name);
                return test;
            },
            render: getExternalTestReply,
        });
    };
}
/** `GET /external_tests`, newest first. */
function external_tests_listExternalTests({ store, clock }) {
    return async (request) => {
        const query = readListQuery(request);
        const nowMs = clock.nowMs();
        const { tests, totalCount } = await store.listExternalTests({ ...query, workspaceId: workspaceOf(request), nowMs });
        const reply = {
            success: true,
            tests: tests.map((test) => toListedTest(test, nowMs)),
            pagination: {
                page: query.page,
                per_page: query.perPage,
                total_count: totalCount,
                total_pages: Math.ceil(totalCount / query.perPage),
            },
        };
        return request.json(reply);
    };
}
/** `GET /external_tests/providers`. */
function getProviders({ directory }) {
    return (request) => request.json(providersReply(directory, readProviderTypes(request)));
}

;// CONCATENATED MODULE: ./lib/service/api/spam-tests.js
/** `/spam_tests`: create, read, and the list of seed addresses. */








/** `POST /spam_tests`; with `external_test` it creates a test in external style. */
function postSpamTest(parts) {
    return async (request) => {
        const wish = toWish(await readJson(request, createSpamTestRequest));
        return request.json(createSpamTestReply(await create_test_createTest(wish, workspaceOf(request), parts)), 201);
    };
}
function toWish(body) {
    const { external_test: external } = body;
    return {
        style: external === undefined ? 'spam-test' : 'external-test',
        name: external?.name ?? body.spam_test?.name ?? null,
        source: external?.source ?? null,
        metadata: external?.metadata ?? {},
        providerTypes: body.provider_types ?? [],
        timeoutMinutes: body.timeout_minutes ?? null,
    };
}
/** `GET /spam_tests/:id`, by numeric id, tracking id or tracking key; answers a long poll. */
function getSpamTest(parts) {
    return async (request) => {
        const name = request.req.param('id') ?? '';
        const workspaceId = workspaceOf(request);
        return await answerNews(request, parts, {
            read: async () => {
                const test = await parts.store.findTest(workspaceId, name);
                if (test === null)
                    throw unknownTest(name);
                return test;
            },
            render: getSpamTestReply,
        });
    };
}
/** `GET /spam_tests/email_services`: exactly the three keys. */
function getEmailServices({ directory }) {
    return (request) => {
        const reply = {
            consumer: [],
            business: [],
            protected: [],
            ...sendToOf(directory.list().filter(isMonitored)),
        };
        return request.json(reply);
    };
}

;// CONCATENATED MODULE: ./lib/service/error-body.js
/** Every error as JSON, in the form that its path and status want; the only place where such bodies are made. */

/** Statuses that are authentication and rate errors, the same on every path. */
const commonStatuses = new Set([401, 403, 429]);
/** Answers what was thrown. Anything but an ApiProblem is a failure of ours: its words stay inside. */
function answerError(error, request) {
    const problem = error instanceof ApiProblem ? error : new ApiProblem(500, 'The service failed on this request; try again later');
    for (const [name, value] of Object.entries(problem.headers))
        request.header(name, value);
    return request.json(errorBody(problem, request.req.path), problem.status);
}
/** Answers a path that does not exist. */
function answerUnknownPath(request) {
    return answerError(new ApiProblem(404, 'There is nothing at this path; see the API document for those there are'), request);
}
function errorBody(problem, path) {
    const isPostmaster = path.includes('/postmaster_accounts') && !commonStatuses.has(problem.status);
    if (isPostmaster)
        return { error: problem.message };
    const body = { success: false, error: problem.message };
    return problem.problems.length === 0 ? body : { ...body, errors: problem.problems };
}

;// CONCATENATED MODULE: ./lib/service/middleware/identify.js
/** Finds out who asks: the bearer token of the request. */

/** A token is at most this long; anything longer is not hashed. */
const maxTokenLength = 512;
/** Sets `token`; an unknown or revoked one is none. Whether that is enough is another middleware's question. */
function identify({ store }) {
    return async (request, next) => {
        const text = parseBearer(request.req.header('Authorization'));
        request.set('token', text === null ? null : await findValidToken(text, store));
        await next();
    };
}
/** The digest under which a token is stored. */
function hashToken(text) {
    return (0,external_node_crypto_.createHash)('sha256').update(text).digest('hex');
}
/** RFC 6750 §2.1; the scheme's name has no case (RFC 9110 §11.1). */
function parseBearer(authorization) {
    const text = /^Bearer +([A-Za-z0-9._~+/=-]+) *$/iu.exec(authorization ?? '')?.[1];
    return text === undefined || text.length > maxTokenLength ? null : text;
}
async function findValidToken(text, store) {
    const tokenHash = hashToken(text);
    const token = await store.findToken(tokenHash);
    if (token === null || token.revokedAtMs !== null)
        return null;
    // The database compared digests, whose timing tells nothing of the token; this one comparison tells nothing at all.
    return (0,external_node_crypto_.timingSafeEqual)(Buffer.from(token.tokenHash), Buffer.from(tokenHash)) ? token : null;
}

;// CONCATENATED MODULE: ./lib/service/middleware/limit-body.js
/** Refuses bodies that are too large, and leaves the connection fit for the next request. */

/** Largest body that is read. */
const maxBodyBytes = 1024 * 1024;
/** A body without a length is read and dropped this far, so that its sender gets to read the refusal. */
const mostDroppedBytes = 64 * maxBodyBytes;
/**
 * 413 for a body over 1 MiB.
 *
 * A length that is announced is refused without touching the body: then the HTTP server drops it. Once somebody has
 * asked for the body as a stream it cannot (hono's own body limit does that): the rest stays in the socket, and later
 * requests on that connection hang until it is cut.
 */
function limitBody() {
    return async (request, next) => {
        const length = request.req.header('content-length');
        if (length !== undefined && Number(length) > maxBodyBytes)
            throw tooLarge();
        if (length === undefined && request.req.raw.body !== null) {
            // oxlint-disable-next-line unicorn/no-invalid-fetch-options -- the method is the request's own
            request.req.raw = new Request(request.req.raw, { body: await readWithin(request.req.raw.body) });
        }
        await next();
    };
}
/** @throws ApiProblem 413 */
async function readWithin(body) {
    const chunks = [];
    let sizeBytes = 0;
    for await (const chunk of body) {
        sizeBytes += chunk.length;
        if (sizeBytes <= maxBodyBytes)
            chunks.push(chunk);
        else if (sizeBytes > mostDroppedBytes)
            break;
    }
    if (sizeBytes > maxBodyBytes)
        throw tooLarge();
    return Buffer.concat(chunks);
}
function tooLarge() {
    return new ApiProblem(413, `The body is larger than ${maxBodyBytes} bytes`);
}

;// CONCATENATED MODULE: ./lib/service/middleware/limit-rate.js
/** Counts every request against its caller's hour, and says on every response how many are left. */



const windowMs = 3_600_000;
/** Requests an hour. A plan without access is told so that often, and strangers as often. */
const requestLimits = {
    none: 1000,
    free: 1000,
    pro: 1000,
    enterprise: 10_000,
};
/** Needs `token`; requests without a valid one count against the client's address. */
function limitRate({ store, clock, }) {
    return async (request, next) => {
        const token = request.get('token');
        const limit = requestLimits[token?.accountPlan ?? 'none'];
        const nowMs = clock.nowMs();
        const subject = subjectOf(token, request);
        const count = await store.countRequest({ subject, windowStartMs: nowMs - (nowMs % windowMs) });
        const resetAtMs = count.windowStartMs + windowMs;
        request.header(http_headers/* httpHeaders */.P.rateLimit, String(limit));
        request.header(http_headers/* httpHeaders */.P.rateLimitRemaining, String(Math.max(0, limit - count.requestCount)));
        request.header(http_headers/* httpHeaders */.P.rateLimitReset, String(resetAtMs / 1000));
        if (count.requestCount > limit)
            throw limitExceeded(Math.max(1, Math.ceil((resetAtMs - nowMs) / 1000)));
        await next();
    };
}
function limitExceeded(seconds) {
    return new ApiProblem(429, `Rate limit exceeded. Retry in ${seconds} seconds.`, {
        headers: { [http_headers/* httpHeaders */.P.retryAfter]: String(seconds) },
    });
}
function subjectOf(token, request) {
    if (token !== null)
        return `token:${token.tokenId}`;
    return `address:${networkOf(request.env.incoming?.socket.remoteAddress ?? 'unknown')}`;
}
/** One IPv6 customer has a /64 at least: counting single addresses would limit nobody. */
function networkOf(address) {
    const ipv4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/iu.exec(address)?.[1];
    if (ipv4 !== undefined || !(0,external_node_net_.isIPv6)(address))
        return ipv4 ?? address;
    const [head = '', tail] = (address.split('%')[0] ?? '').toLowerCase().split('::');
    const start = head.split(':').filter((group) => group !== '');
    const end = (tail ?? '').split(':').filter((group) => group !== '');
    const zeros = Array.from({ length: Math.max(0, 8 - start.length - end.length) }, () => '0');
    const groups = tail === undefined ? start : [...start, ...zeros, ...end];
    return `${groups.slice(0, 4).join(':')}::/64`;
}

;// CONCATENATED MODULE: ./lib/service/middleware/require-access.js
/** Lets nobody through without a valid token of a plan with access. */

/** Needs `token`. 401 and 403 come before any look at path or body, so that strangers learn nothing of either. */
function requireAccess() {
    return async (request, next) => {
        const token = request.get('token');
        if (token === null)
            throw unauthorized(request.req.header('Authorization') !== undefined);
        if (token.accountPlan === 'free') {
            throw new ApiProblem(403, 'The plan of this workspace has no access to the API; Pro and Enterprise have');
        }
        await next();
    };
}
/** RFC 6750 §3: the error code stands only where a token was given. */
function unauthorized(isTokenGiven) {
    const challenge = isTokenGiven ? 'Bearer realm="presend", error="invalid_token"' : 'Bearer realm="presend"';
    const message = isTokenGiven ? 'The API token is invalid or revoked' : 'The API token is missing';
    return new ApiProblem(401, `${message}; send it as "Authorization: Bearer <token>"`, {
        headers: { 'WWW-Authenticate': challenge },
    });
}

;// CONCATENATED MODULE: ./lib/service/app.js
/** The API as a list: method, path, handler. Paths are those of api-v1.md, below `/api/v1`. */









/** The first one that fits is taken, so names stand before `:id`. */
const routes = [
    { method: 'POST', path: '/spam_tests', handler: postSpamTest },
    { method: 'GET', path: '/spam_tests/email_services', handler: getEmailServices },
    { method: 'GET', path: '/spam_tests/:id', handler: getSpamTest },
    { method: 'GET', path: '/external_tests/providers', handler: getProviders },
    { method: 'POST', path: '/external_tests', handler: postExternalTest },
    { method: 'GET', path: '/external_tests', handler: external_tests_listExternalTests },
    { method: 'GET', path: '/external_tests/:id', handler: getExternalTest },
];
/** Path prefix of this version of the API. */
const apiPath = '/api/v1';
/** The service's HTTP half. */
function serviceApp(parts) {
    const app = new dist/* Hono */.$().basePath(apiPath);
    app.onError(answerError);
    app.notFound(answerUnknownPath);
    app.use(identify(parts), limitRate(parts), requireAccess(), limitBody());
    for (const route of routes)
        app.on(route.method, route.path, route.handler(parts));
    for (const path of new Set(routes.map((route) => route.path)))
        app.all(path, refuseMethod(path));
    return app;
}
function refuseMethod(path) {
    const allowed = routes.filter((route) => route.path === path).map((route) => route.method);
    const allow = [...allowed, ...(allowed.includes('GET') ? ['HEAD'] : [])].join(', ');
    return (request) => {
        throw new ApiProblem(405, `${request.req.method} is not allowed here, only ${allow}`, { headers: { Allow: allow } });
    };
}

;// CONCATENATED MODULE: ./lib/service/change-notifier.js
/** Tells waiting requests that a test has changed, within one process. */
/** A notifier for the tests of one process. */
function changeNotifier() {
    const waiters = new Map();
    let waiterCount = 0;
    function subscribe(numericId) {
        const waiter = { hasNews: false, wake: null };
        const others = waiters.get(numericId) ?? new Set();
        waiters.set(numericId, others.add(waiter));
        waiterCount += 1;
        return {
            next: async (signal) => await nextNews(waiter, signal),
            [Symbol.dispose]: () => {
                if (!others.delete(waiter))
                    return;
                waiterCount -= 1;
                if (others.size === 0 && waiters.get(numericId) === others)
                    waiters.delete(numericId);
            },
        };
    }
    return {
        subscribe,
        notify: (numericId) => {
            for (const waiter of waiters.get(numericId) ?? []) {
                waiter.hasNews = true;
                waiter.wake?.();
            }
        },
        get waiterCount() {
            return waiterCount;
        },
    };
}
async function nextNews(waiter, signal) {
    signal.throwIfAborted();
    if (!waiter.hasNews)
        await wakeUp(waiter, signal);
    waiter.hasNews = false;
}
async function wakeUp(waiter, signal) {
    await new Promise((resolve, reject) => {
        const onAbort = () => {
            waiter.wake = null;
            reject(signal.reason);
        };
        waiter.wake = () => {
            waiter.wake = null;
            signal.removeEventListener('abort', onAbort);
            resolve();
        };
        signal.addEventListener('abort', onAbort, { once: true });
    });
}

// EXTERNAL MODULE: ./node_modules/@hono/node-server/dist/index.mjs + 2 modules
var node_server_dist = __webpack_require__(26652);
;// CONCATENATED MODULE: ./lib/service/http-server.js
/** Puts an app on a port. */

/** Longer than clients keep idle connections, so that none is closed under a request that is just being sent. */
const keepAliveTimeoutMs = 65_000;
/** Starts listening; port 0 takes any free one. Rejects with Node's own error when the port is taken. */
async function startHttpServer(app, { host, port }) {
    const server = (0,node_server_dist/* createAdaptorServer */.b$)({ fetch: app.fetch, hostname: host });
    if (!isHttpServer(server))
        throw new TypeError('only HTTP/1.1 was asked for');
    server.keepAliveTimeout = keepAliveTimeoutMs;
    const takenPort = await http_server_listen(server, host, port);
    return { host, port: takenPort, [Symbol.asyncDispose]: async () => await http_server_close(server) };
}
function isHttpServer(server) {
    return 'closeAllConnections' in server;
}
async function http_server_listen(server, host, port) {
    return await new Promise((resolve, reject) => {
        server.once('error', reject);
        server.listen(port, host, () => {
            server.off('error', reject);
            const address = server.address();
            resolve(typeof address === 'object' && address !== null ? address.port : port);
        });
    });
}
async function http_server_close(server) {
    await new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
    });
}

;// CONCATENATED MODULE: ./lib/service/in-memory-service.js
/** A whole service in this process: the API, the receiver of its local seeds, and a store in memory. */
var in_memory_service_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
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
var in_memory_service_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
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










const host = '127.0.0.1';
/** A message that takes longer is left with its sender, who tries again. */
const judgeTimeoutMs = 60_000;
/** Starts it on free ports. */
async function startInMemoryService(options, { clock, random }) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const stack = in_memory_service_addDisposableResource(env_1, new AsyncDisposableStack(), true);
        const store = stack.use(await openSqliteStore({ kind: 'memory' }));
        const apiToken = await createApiToken(store, { clock, random });
        const stopping = new AbortController();
        const changes = changeNotifier();
        const { testTimeoutMs } = options;
        const directory = seedDirectory(options.seeds);
        const parts = { store, directory, changes, clock, random, testTimeoutMs, stopping: stopping.signal };
        const http = stack.use(await startHttpServer(serviceApp(parts), { host, port: 0 }));
        const receiver = stack.use(await openReceiver(options, parts));
        // Before the ports are closed, so that nobody is told of a failure when it is only the end.
        stack.defer(() => stopping.abort(new Error('the service is shutting down')));
        const owned = stack.move();
        return {
            apiUrl: `http://${host}:${http.port}${apiPath}`,
            apiToken,
            receiver,
            waiterCount: () => changes.waiterCount,
            [Symbol.asyncDispose]: async () => await owned.disposeAsync(),
        };
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        const result_1 = in_memory_service_disposeResources(env_1);
        if (result_1)
            await result_1;
    }
}
async function openReceiver({ rules, judge }, parts) {
    const { store, clock, directory, changes } = parts;
    const ports = { store, clock, judge, onRecorded: (numericId) => changes.notify(numericId) };
    return await startReceiver({ host }, {
        directory,
        receive: async (message, signal) => await withTimeLimit({ clock, limitMs: judgeTimeoutMs, signal }, async (limited) => {
            return await receiveMessage(message, { rules, ports }, limited);
        }),
    });
}
/** `psd_` and 256 random bits, for this service's life. */
async function createApiToken(store, { clock, random }) {
    const text = `psd_${Buffer.from(random.bytes(32)).toString('base64url')}`;
    await store.createToken({
        tokenId: random.uuid(),
        tokenHash: hashToken(text),
        workspaceId: 'embedded',
        accountPlan: 'enterprise',
        name: 'embedded',
        createdAtMs: clock.nowMs(),
        revokedAtMs: null,
    });
    return new secret/* Secret */.z(text);
}

;// CONCATENATED MODULE: ./lib/service/embedded.js
/** The embedded service: the client's default, alive for one run, reachable from this machine alone. */





/**
 * Starts the service with a store in memory and both ports free ones on 127.0.0.1.
 *
 * It is honest about what it cannot see: SPF is measured for `sendingIp` alone, never for the loopback address that the
 * mail comes from, and an unsigned message is "not measured", since the real sender may sign later.
 *
 * @throws PresendError EMBEDDED_SERVICE_FAILED
 */
async function startEmbeddedService(options, world) {
    const service = await start(options, world);
    return {
        apiUrl: service.apiUrl,
        apiToken: service.apiToken,
        smtpHost: service.receiver.host,
        smtpPort: service.receiver.port,
        [Symbol.asyncDispose]: async () => await service[Symbol.asyncDispose](),
    };
}
async function start(options, world) {
    const ports = { dns: options.dns, spamFilter: builtInFilter(), clock: world.clock };
    try {
        return await startInMemoryService({
            seeds: localSeedsOf(options.providerTypes ?? []),
            rules: {
                measuredAddress: () => options.sendingIp,
                isUnsignedMeasured: false,
                senderClass: options.senderClass ?? 'bulk',
                // The raw message is not kept, so nothing could ask the engine again.
                isUndecidedFinal: true,
            },
            judge: async (input, signal) => await judgeMessage(input, ports, signal),
            testTimeoutMs: options.testTimeoutMs,
        }, world);
    }
    catch (error) {
        throw new presend_error/* PresendError */.W({
            code: 'EMBEDDED_SERVICE_FAILED',
            outcome: 'inconclusive',
            done: 'Starting the embedded service on 127.0.0.1',
            came: error instanceof Error ? `"${error.message}"` : 'a failure without words',
            expected: 'two free ports and room in memory',
            todo: 'see what keeps this machine from listening on 127.0.0.1, or set api-url to use a service elsewhere',
            cause: error,
        });
    }
}


/***/ })

};
