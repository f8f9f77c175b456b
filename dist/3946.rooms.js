export const id = 3946;
export const ids = [3946];
export const modules = {

/***/ 32243:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ parseDomain)
/* harmony export */ });
/* harmony import */ var node_url__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73136);
/** Domain names of mail addresses. */

/** RFC 1035 §3.1: 255 octets on the wire are 253 characters of text. */
const maxDomainCharacters = 253;
/** Host names have no underscores, but domains of real mail do. */
const asciiLabel = /^[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?$/u;
/**
 * Parses a domain into A-labels in lower case (RFC 5890), without a final dot. Returns null for anything else, such as
 * address literals (`[192.0.2.1]`) and numeric top-level domains.
 */
function parseDomain(text) {
    // domainToASCII parses a URL's host: it reads "a/b" as "a", "%61" as "a", and "1.2" as an IP address.
    if (!/^(?:[\p{L}\p{M}\p{N}\p{S}._-]|\u200c|\u200d|\u00b7|\u30fb)+$/u.test(text) || text.length > maxDomainCharacters)
        return null;
    const labels = text.replace(/\.$/u, '').split('.');
    if (/^[0-9]+$/u.test(labels.at(-1) ?? ''))
        return null;
    const domain = (0,node_url__WEBPACK_IMPORTED_MODULE_0__.domainToASCII)(labels.join('.')).toLowerCase();
    const isValid = domain.length <= maxDomainCharacters && domain.split('.').every((label) => asciiLabel.test(label));
    return isValid ? domain : null;
}


/***/ }),

/***/ 86199:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Pw: () => (/* binding */ maxHeaderBytes),
/* harmony export */   R_: () => (/* binding */ endOfHeaderSection),
/* harmony export */   wH: () => (/* binding */ findHeaderExcess)
/* harmony export */ });
/** Limits of a header section, checked before any parser reads it. */
/** Gmail rejects header sections over 500 KB. */
const maxHeaderBytes = 512 * 1024;
const maxFieldCount = 10_000;
const maxFieldBytes = 64 * 1024;
/** mailauth joins the lines of a field in quadratic time: 62,000 lines take 10 s. */
const maxFieldLines = 1000;
const newline = 0x0a;
const carriageReturn = 0x0d;
/** The index after the last line of the header section, or the message's length. */
function endOfHeaderSection(message) {
    if (message[0] === newline || (message[0] === carriageReturn && message[1] === newline))
        return 0;
    const bytes = Buffer.from(message.buffer, message.byteOffset, message.byteLength);
    const ends = [bytes.indexOf('\n\r\n'), bytes.indexOf('\n\n')].filter((index) => index >= 0);
    return ends.length === 0 ? message.length : Math.min(...ends) + 1;
}
/**
 * Describes which limit a header section exceeds; null: none. Linear time. Like mailauth, it counts every line that does
 * not start a field as a continuation.
 */
function findHeaderExcess(message) {
    const sizeBytes = endOfHeaderSection(message);
    if (sizeBytes > maxHeaderBytes)
        return `the header section is larger than ${maxHeaderBytes / 1024} KiB`;
    let fieldCount = 0;
    let lineCount = 0;
    let fieldBytes = 0;
    for (const line of Buffer.from(message.buffer, message.byteOffset, sizeBytes).toString('latin1').split('\n')) {
        if (/^[!-9;-~]+[ \t]*:/u.test(line)) {
            fieldCount += 1;
            lineCount = 0;
            fieldBytes = 0;
        }
        lineCount += 1;
        fieldBytes += line.length + 1;
        if (fieldCount > maxFieldCount)
            return `the header section has more than ${maxFieldCount} fields`;
        if (lineCount > maxFieldLines)
            return `a header field has more than ${maxFieldLines} lines`;
        if (fieldBytes > maxFieldBytes)
            return `a header field is longer than ${maxFieldBytes / 1024} KiB`;
    }
    return null;
}


/***/ }),

/***/ 38684:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dm: () => (/* binding */ readHeaderSection),
/* harmony export */   sm: () => (/* binding */ valuesOf),
/* harmony export */   t8: () => (/* binding */ unfold)
/* harmony export */ });
/* harmony import */ var postal_mime__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4286);
/* harmony import */ var _header_limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86199);
/** Reads the header section of any received message: split, unfolded and decoded. */


const maxFieldCount = 2000;
/** Longer values are not decoded, because decoding is expensive. */
const maxDecodedCharacters = 16_384;
/**
 * Reads the header fields of a message, first to last: at most 2,000 fields and 512 KiB. Skips lines that are neither a
 * field nor a continuation.
 */
function readHeaderSection(message) {
    const section = new TextDecoder().decode(message.subarray(0, Math.min((0,_header_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .endOfHeaderSection */ .R_)(message), _header_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .maxHeaderBytes */ .Pw)));
    const fields = [];
    for (const line of section.split(/\r?\n/u)) {
        const current = fields.at(-1);
        if (/^[ \t]/u.test(line)) {
            current?.lines.push(line);
            continue;
        }
        const colon = line.indexOf(':');
        const name = line.slice(0, Math.max(colon, 0)).trimEnd();
        if (!/^[\x21-\x39\x3b-\x7e]+$/u.test(name))
            continue;
        if (fields.length === maxFieldCount)
            break;
        fields.push({ name, lines: [line.slice(colon + 1)] });
    }
    return fields.map(({ name, lines }) => ({ name, rawValue: lines.join('\r\n'), value: decodeValue(lines) }));
}
/** The values of all fields with this name (case-insensitive), first to last. */
function valuesOf(fields, name) {
    const wanted = name.toLowerCase();
    return fields.filter((field) => field.name.toLowerCase() === wanted).map((field) => field.value);
}
/** Removes folds (RFC 5322 §2.2.3) and surrounding space. */
function unfold(rawValue) {
    return rawValue.replaceAll(/\r?\n(?=[ \t])/gu, '').trim();
}
function decodeValue(lines) {
    const value = lines.join('').trim();
    return value.includes('=?') && value.length <= maxDecodedCharacters ? (0,postal_mime__WEBPACK_IMPORTED_MODULE_0__/* .decodeWords */ .O0)(value) : value;
}


/***/ }),

/***/ 90082:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SI: () => (/* binding */ addTrackingId),
/* harmony export */   fD: () => (/* binding */ serviceTrackingIds),
/* harmony export */   xs: () => (/* binding */ isTrackingId)
/* harmony export */ });
/** Adds the tracking id to a message, in addition to its header field `X-Presend-Test`. */
/** True for an id that is safe in a header field, an HTML comment and a line of text. */
function isTrackingId(text) {
    return /^[A-Za-z0-9._~:+=@/-]{1,200}$/u.test(text);
}
/** Matches the ids of presend's own service in any text. */
const serviceTrackingIds = /(?<![A-Za-z0-9_])pst_[A-Za-z0-9]{24}(?![A-Za-z0-9])/gu;
/**
 * Adds the id. `body`: as an HTML comment before `</body>` (or at the end) and as the last line of the text; `subject`:
 * as ` [id]` at the end; `header`: nowhere else.
 */
function addTrackingId(message, trackingId, place) {
    return additions[place](message, trackingId);
}
const additions = {
    header: (message) => message,
    subject: (message, trackingId) => ({ ...message, subject: `${message.subject} [${trackingId}]` }),
    body: (message, trackingId) => ({
        ...message,
        html: message.html === null ? null : addComment(message.html, `<!-- presend:${trackingId} -->`),
        text: message.text.trim() === '' ? `presend:${trackingId}\n` : `${message.text.trimEnd()}\n\npresend:${trackingId}\n`,
    }),
};
function addComment(html, comment) {
    // Not with toLowerCase(): İ becomes two characters there, and later offsets shift.
    const end = [...html.matchAll(/<\/body/giu)].at(-1)?.index ?? -1;
    return end < 0 ? `${html}${comment}` : `${html.slice(0, end)}${comment}${html.slice(end)}`;
}


/***/ }),

/***/ 41439:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JB: () => (/* binding */ judgeJob),
/* harmony export */   OX: () => (/* binding */ coversPort),
/* harmony export */   cq: () => (/* binding */ observeJob),
/* harmony export */   f: () => (/* binding */ dnsPort),
/* harmony export */   fb: () => (/* binding */ trackingIdsJob),
/* harmony export */   nx: () => (/* binding */ organizationJob),
/* harmony export */   um: () => (/* binding */ enginePort)
/* harmony export */ });
/** Jobs for worker threads that read received mail, which is untrusted. */
const judgeJob = { name: 'judge-message' };
/** SPF, DKIM and DMARC of a copy in a real mailbox. */
const observeJob = { name: 'observe-authentication' };
/** The tracking ids in subject and body of a message. */
const trackingIdsJob = { name: 'find-tracking-ids' };
const organizationJob = { name: 'compare-organizations' };
const dnsPort = { name: 'resolve' };
const coversPort = { name: 'is-in-zone-files' };
/** The main thread knows which message is meant. */
const enginePort = { name: 'ask-engine' };


/***/ }),

/***/ 23946:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  compareOrganizationsInWorker: () => (/* binding */ compareOrganizationsInWorker),
  findTrackingIdsInWorker: () => (/* binding */ findTrackingIdsInWorker),
  judgeInWorker: () => (/* binding */ judgeInWorker),
  observeInWorker: () => (/* binding */ observeInWorker)
});

// EXTERNAL MODULE: ./lib/mail/parse-message.js + 1 modules
var parse_message = __webpack_require__(32154);
// EXTERNAL MODULE: ./node_modules/mailauth/lib/dmarc/index.js
var dmarc = __webpack_require__(49659);
;// CONCATENATED MODULE: ./lib/verdict/authentication/check-dmarc.js
/** Checks DMARC with mailauth, which performs the DNS tree walk of RFC 9989 §4.10. */

const policies = ['none', 'quarantine', 'reject'];
/** Evaluates DMARC from the results of SPF (null if not measured) and DKIM. */
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
    // The report also shows the alignment of failing identifiers, which mailauth does not evaluate.
    for (const domain of hasRecord ? await alignOthers(spf, dkim, resolver) : [])
        alignedDomains.add(domain);
    // Without a record at or above it, a domain is its own Organizational Domain (RFC 9989 §4.10.2).
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
    'no-author-domain': 'From: has no domain',
    'multiple-author-domains': 'From: has more than one domain',
    'invalid-author-domain': 'an address in From: has no valid domain',
    'multiple-from-fields': 'the message has more than one From: field',
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
 * Finds an aligned identifier that could not be checked and might have passed. mailauth returns `fail` for such a
 * message, but a transient error must not cause a permanent refusal.
 */
function uncheckedIdentifier({ spf, dkim, alignedDomains }) {
    if (spf?.result === 'temperror' && alignedDomains.has(spf.domain))
        return `SPF for ${spf.domain} could not be checked`;
    const unchecked = dkim.signatures.find(({ result, domain }) => result === 'temperror' && alignedDomains.has(domain));
    return unchecked === undefined ? null : `the DKIM key query for ${unchecked.domain} failed`;
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

;// CONCATENATED MODULE: ./lib/verdict/authentication/dns-reach.js
/** Distinguishes a failing zone from an unavailable resolver. */
/**
 * Checks after failed queries whether DNS as a whole is unavailable.
 *
 * @returns the reason; null if DNS works, so that the queried zone is at fault
 */
async function whyDnsIsBroken(dns, failures, signal) {
    // A working resolver can query the root zone.
    const root = await dns.resolve('', 'SOA', signal);
    return root.status === 'servfail' ? (failures[0] ?? root.reason) : null;
}
/**
 * Runs the lookups again if queries failed although DNS works: DNS may have been unavailable at first, which must not
 * count as a failing zone.
 */
async function withRetry(lookup, dns, signal) {
    const first = await lookup();
    const brokenDns = first.failures.length === 0 ? null : await whyDnsIsBroken(dns, first.failures, signal);
    if (first.failures.length === 0 || brokenDns !== null)
        return { found: first.found, brokenDns };
    const { found, failures } = await lookup();
    return { found, brokenDns: failures.length === 0 ? null : await whyDnsIsBroken(dns, failures, signal) };
}
/** Sends a query, twice if necessary. `brokenDns` is the reason if DNS is unavailable. */
async function resolveWithRetry({ dns, name, type }, signal) {
    const lookup = async () => {
        const found = await dns.resolve(name, type, signal);
        return { found, failures: found.status === 'servfail' ? [found.reason] : [] };
    };
    const { found, brokenDns } = await withRetry(lookup, dns, signal);
    return { answer: found, brokenDns };
}

;// CONCATENATED MODULE: ./lib/verdict/authentication/mailauth-resolver.js
/** Adapts Dns to mailauth's resolver: record shapes and error codes as in node:dns. */
/** Limits the DNS queries that a hostile message can cause. */
const maxQueryCount = 100;
function mailauthResolver(dns, signal) {
    const answers = new Map();
    const failures = [];
    function ask(name, type) {
        const key = `${type} ${name.toLowerCase()}`;
        const known = answers.get(key);
        if (known !== undefined)
            return known;
        const answer = answers.size < maxQueryCount ? dns.resolve(name, type, signal) : Promise.resolve(tooMany);
        answers.set(key, answer);
        return answer;
    }
    async function resolve(name, type) {
        const asked = askedTypes.find((known) => known === type);
        if (asked === undefined)
            throw dnsError('ENODATA', `${type} of "${name}": not supported`);
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
    reason: `the message requires more than ${maxQueryCount} DNS queries`,
};
function toNodeRecords(records, type) {
    if (type === 'TXT')
        return records.map((record) => [record]);
    if (type === 'MX')
        return records.map(toMxRecord);
    return [...records];
}
/** `{ priority, exchange }` as in node:dns, on an array because mailauth's resolver type allows only strings. */
function toMxRecord(record) {
    const [priority = '0', exchange = ''] = record.split(' ');
    // RFC 7505: a null MX names no host.
    return Object.assign([record], { priority: Number(priority), exchange: exchange === '.' ? '' : exchange });
}
/** Error codes of node:dns, by which mailauth distinguishes NXDOMAIN, NODATA and failure. */
const errorCodes = { nodata: 'ENODATA', nxdomain: 'ENOTFOUND', servfail: 'ESERVFAIL' };
function dnsError(code, message) {
    return Object.assign(new Error(message), { code });
}

// EXTERNAL MODULE: ./lib/verdict/authentication/received-field/find-client-hop.js + 1 modules
var find_client_hop = __webpack_require__(58292);
// EXTERNAL MODULE: ./lib/verdict/authentication/results-field/authserv-pattern.js
var authserv_pattern = __webpack_require__(23465);
// EXTERNAL MODULE: ./lib/mail/domain.js
var domain = __webpack_require__(32243);
// EXTERNAL MODULE: ./lib/verdict/authentication/results-field/read-segments.js
var read_segments = __webpack_require__(56515);
;// CONCATENATED MODULE: ./lib/verdict/authentication/received-spf/parse-received-spf.js
/** Parses a Received-SPF field. Source: RFC 7208 §9.1. */


/** Real fields have a few hundred characters. */
const maxLength = 8192;
const results = new Map([
    ...['none', 'neutral', 'pass', 'fail', 'softfail', 'temperror', 'permerror'].map((word) => [word, word]),
    // Results of RFC 4408, which some servers still write.
    ['error', 'temperror'],
    ['unknown', 'permerror'],
]);
/** Parses the value of a field; null if it does not begin with a result. */
function parseReceivedSpf(rawValue) {
    if (rawValue.length > maxLength)
        return null;
    const [first, ...rest] = (0,read_segments/* readSegments */.l)(rawValue);
    const word = /^\s*([a-z]+)/iu.exec(first?.text ?? '')?.[1]?.toLowerCase() ?? '';
    const result = results.get(word);
    if (result === undefined)
        return null;
    const pairs = pairsOf([first?.text.replace(/^\s*[a-z]+/iu, '') ?? '', ...rest.map(({ text }) => text)]);
    return {
        result,
        identity: pairs.get('identity')?.toLowerCase() === 'helo' ? 'helo' : 'mailfrom',
        domain: domainOfSender(pairs),
        receiver: (pairs.get('receiver') ?? /^([^\s:]+):\s/u.exec(first?.comments[0] ?? '')?.[1])?.toLowerCase() ?? null,
    };
}
/** `key=value` pairs separated by semicolons or spaces. The first of each key counts. */
function pairsOf(texts) {
    const pairs = new Map();
    for (const [, key = '', quoted, bare = ''] of texts
        .join(' ; ')
        .matchAll(/(?<=^|[\s;])([a-z][a-z0-9_.-]*)\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^\s;"]*))/giu)) {
        const name = key.toLowerCase();
        if (!pairs.has(name))
            pairs.set(name, quoted === undefined ? bare : quoted.replaceAll(/\\(.)/gu, '$1'));
    }
    return pairs;
}
/** For the null reverse-path, the HELO name (RFC 7208 §2.4). */
function domainOfSender(pairs) {
    const sender = pairs.get('envelope-from');
    if (sender === undefined)
        return null;
    if (/^\s*<?>?\s*$/u.test(sender))
        return (0,domain/* parseDomain */.g)(pairs.get('helo') ?? '');
    const address = sender.trim().replaceAll(/^<|>$/gu, '');
    return (0,domain/* parseDomain */.g)(address.slice(address.lastIndexOf('@') + 1));
}

;// CONCATENATED MODULE: ./lib/verdict/authentication/received-spf/trusted-received-spf.js
/** Finds the Received-SPF field that the receiving provider wrote. */


/**
 * Returns the topmost field if no sender can have written it: above the provider's Received field or results. Below them,
 * as at iCloud, its receiver must be one of the authserv-ids, with no Received field in between.
 */
function findReceivedSpf(fields, { acceptedIndex, results, authservIds }) {
    const index = fields.findIndex((field) => field.name.toLowerCase() === 'received-spf');
    const field = fields[index];
    const found = field === undefined ? null : parseReceivedSpf(field.rawValue);
    if (found === null)
        return null;
    const lastResult = results.at(-1)?.fieldIndex ?? -1;
    if ((acceptedIndex !== null && index < acceptedIndex) || index < lastResult)
        return found;
    const isNamed = found.receiver !== null && authservIds.some((id) => (0,authserv_pattern/* isAuthservId */.m)(id, found.receiver));
    const start = Math.max(lastResult, acceptedIndex ?? -1);
    const isBlock = !fields.slice(start + 1, index).some(({ name }) => name.toLowerCase() === 'received');
    return isNamed && start >= 0 && isBlock ? found : null;
}

// EXTERNAL MODULE: ./lib/verdict/authentication/results-field/trusted-results.js
var trusted_results = __webpack_require__(46442);
;// CONCATENATED MODULE: ./lib/verdict/authentication/describe-authentication.js
/** Describes SPF, DKIM and DMARC results with one sentence each. */
function describeAuthentication(findings) {
    const spf = describeSpf(findings);
    const dkim = describeDkim(findings);
    return { spf, dkim, dmarc: describeDmarc(findings, { spf, dkim }) };
}
/** The verdict of a method that was not measured. */
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
/** The verdict of a method that was not measured because DNS was unavailable. */
function leftOpen(method, brokenDns) {
    return { ...notMeasured(method, `DNS is unavailable (${brokenDns})`), isOpen: true };
}
function describeSpf({ spf, spfFix, dmarc, brokenDns, clientAddress }) {
    if (spf === null) {
        return { ...notMeasured('SPF', 'the sending address is unknown (set sending-ip)'), record: null };
    }
    if (spf.result === 'temperror' && brokenDns !== null) {
        return { ...leftOpen('SPF', brokenDns), record: null };
    }
    const isAligned = alignment(dmarc, spf.domain);
    const comment = spf.comment === null ? '' : `: ${spf.comment}`;
    const detail = `SPF ${spf.result} for ${spf.domain} (${clientAddress})${comment}, ${alignmentText(isAligned, dmarc)}`;
    const isPass = spf.result === 'pass';
    const verdict = { isPass, result: spf.result, domain: spf.domain, isAligned, record: spf.record, detail };
    return { isMeasured: true, ...verdict, ...(typeof spfFix === 'string' ? { fix: spfFix } : {}) };
}
function describeDkim({ dkim, dmarc, brokenDns }) {
    if (dkim === null)
        return notMeasured('DKIM', 'the message is not signed, and this run does not sign it (set dkim-*)');
    const [best] = dkim.signatures.toSorted((left, right) => rank(right, dmarc) - rank(left, dmarc));
    if (best === undefined) {
        const detail = 'DKIM none: the message is not signed';
        return { isMeasured: true, isPass: false, result: 'none', domain: null, isAligned: null, detail };
    }
    if (best.result === 'temperror' && brokenDns !== null) {
        return leftOpen('DKIM', brokenDns);
    }
    const comment = best.comment === null ? '' : `: ${best.comment}`;
    if (best.domain === '') {
        const detail = `DKIM ${best.result}${comment}`;
        return { isMeasured: true, isPass: false, result: best.result, domain: null, isAligned: null, detail };
    }
    const isAligned = alignment(dmarc, best.domain);
    const key = best.selector === '' ? '' : ` (selector ${best.selector})`;
    const part = best.unsignedBytes > 0 ? ` (l= leaves ${best.unsignedBytes} bytes of the body unsigned)` : '';
    const detail = `DKIM ${best.result} for ${best.domain}${key}${comment}${part}, ${alignmentText(isAligned, dmarc)}`;
    return {
        isMeasured: true,
        isPass: best.result === 'pass',
        result: best.result,
        domain: best.domain,
        isAligned,
        detail,
    };
}
/** Ranks signatures: passing and aligned first, unchecked before failed. */
function rank(signature, dmarc) {
    const byResult = { pass: 4, temperror: 2, fail: 0, policy: 0, neutral: 0, permerror: 0, none: 0 }[signature.result];
    return byResult + (alignment(dmarc, signature.domain) === true ? 1 : 0);
}
const unsigned = 'the message is not signed (set dkim-*), and SPF does not pass for a domain aligned with From:';
function describeDmarc({ dmarc, brokenDns }, { spf, dkim }) {
    const nothing = { policy: null, policyDomain: null, carriedBy: null };
    if (dmarc === null)
        return { ...notMeasured('DMARC', unsigned), ...nothing };
    // Keep the result unless a failed DNS query could have changed it.
    const mightPass = dmarc.result === 'fail' && (spf.isOpen === true || dkim.isOpen === true);
    if (brokenDns !== null && (dmarc.result === 'temperror' || mightPass)) {
        return { ...leftOpen('DMARC', brokenDns), ...nothing };
    }
    const { result, policy, policyDomain, authorDomain } = dmarc;
    // If SPF does not explain the pass, a DKIM signature does.
    const carriedBy = result === 'pass' ? (carrier(spf, dkim) ?? 'DKIM') : null;
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
/** Which of the two methods passes and is aligned; null if neither is known to be. */
function carrier(spf, dkim) {
    const isBySpf = spf.isPass === true && spf.isAligned === true;
    const isByDkim = dkim.isPass === true && dkim.isAligned === true;
    if (isBySpf && isByDkim)
        return 'SPF and DKIM';
    if (isByDkim)
        return 'DKIM';
    return isBySpf ? 'SPF' : null;
}
/** The DMARC result with its reason, in one sentence. */
function dmarcSentence(dmarc, { spf, dkim, carriedBy }) {
    const subject = `DMARC ${dmarc.result}${dmarc.authorDomain === null ? '' : ` for ${dmarc.authorDomain}`}`;
    const policy = dmarc.policy === null ? '' : ` (policy ${dmarc.policy} at _dmarc.${dmarc.policyDomain})`;
    const sentences = {
        pass: `${subject} through ${carriedBy}${policy}`,
        fail: `${subject}: ${whyNot('SPF', spf)} and ${whyNot('DKIM', dkim)}${policy}`,
        none: `${subject}: no usable DMARC record at _dmarc.${dmarc.authorDomain} or a parent domain`,
        temperror: `${subject}: ${dmarc.problem ?? 'a name server of the domain failed'}${policy}`,
        permerror: `${subject}: ${dmarc.problem ?? 'the record is invalid'}`,
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
/** Whether a domain aligns with the Author Domain; null if unknown. */
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

// EXTERNAL MODULE: ./lib/verdict/authentication/observed/observed-input.js
var observed_input = __webpack_require__(37098);
;// CONCATENATED MODULE: ./lib/verdict/authentication/observed/describe-observed.js
/** Describes recorded and computed results with one sentence each. */


function describeObserved(findings) {
    const spf = describe_observed_describeSpf(findings);
    const dkim = describe_observed_describeDkim(findings);
    return { spf, dkim, dmarc: describe_observed_describeDmarc(findings, { spf, dkim }) };
}
function describe_observed_describeSpf({ spf, dmarc, brokenDns, provider }) {
    if (spf.origin === 'none')
        return { ...notMeasured('SPF', spf.reason), record: null };
    const { result, domain, record, hop, origin } = spf;
    if (origin === 'computed' && result === 'temperror' && brokenDns !== null) {
        return { ...leftOpen('SPF', brokenDns), record: null };
    }
    const isAligned = domain === null ? null : alignment(dmarc, domain);
    const subject = `SPF ${result} for ${domain ?? 'an unknown domain'}`;
    const address = hop === null ? '' : ` (${hop.clientAddress})`;
    const comment = spf.comment === null ? '' : `: ${spf.comment}`;
    const written = `${writtenBy(provider)}${spf.field === undefined ? '' : ` in ${spf.field}`}`;
    const source = hop === null ? written : `computed by presend from the Received field of ${hop.byName}`;
    const detail = `${subject}${address}${comment}, ${alignmentText(isAligned, dmarc)}; ${source}`;
    return { ...measured(result, origin), domain, isAligned, record, detail };
}
function describe_observed_describeDkim({ dkim, dmarc, brokenDns, provider }) {
    if (dkim.origin === 'none')
        return notMeasured('DKIM', dkim.reason);
    const { origin } = dkim;
    const [best, ...others] = dkim.signatures.toSorted((left, right) => rank(right, dmarc) - rank(left, dmarc));
    if (best === undefined) {
        const detail = `DKIM none: the message is not signed; ${dkimSource('none', origin, provider)}`;
        return { ...measured('none', origin), domain: null, isAligned: null, detail };
    }
    if (origin === 'computed' && best.result === 'temperror' && brokenDns !== null) {
        return leftOpen('DKIM', brokenDns);
    }
    const isAligned = best.domain === '' ? null : alignment(dmarc, best.domain);
    const rest = others.length === 0 ? '' : `; also ${others.map(describeSignature).join(', ')}`;
    const source = dkimSource(best.result, origin, provider);
    const detail = `DKIM ${describeSignature(best)}, ${alignmentText(isAligned, dmarc)}${rest}; ${source}`;
    return { ...measured(best.result, origin), domain: best.domain || null, isAligned, detail };
}
function describeSignature({ result, domain, selector, comment, unsignedBytes }) {
    const subject = `${result} for ${domain || 'an unknown domain'}`;
    const key = selector === null || selector === '' ? '' : ` (selector ${selector})`;
    const part = unsignedBytes > 0 ? ` (l= leaves ${unsignedBytes} bytes of the body unsigned)` : '';
    return `${subject}${key}${comment === null ? '' : `: ${comment}`}${part}`;
}
function dkimSource(result, origin, provider) {
    if (origin === 'provider')
        return writtenBy(provider);
    const caution = result === 'pass' || result === 'none' ? '' : ', which the mailbox may have changed';
    return `computed by presend from the message in the mailbox${caution}`;
}
function describe_observed_describeDmarc(findings, identifiers) {
    const { written, dmarc, brokenDns } = findings;
    const arc = arcWords(findings.arc);
    const { policy, policyDomain } = dmarc;
    if (written.dmarc !== null)
        return writtenDmarc(written.dmarc, findings, { ...identifiers, arc });
    // Without DNS, only a pass is certain.
    if (dmarc.result !== 'pass' && brokenDns !== null) {
        return { ...leftOpen('DMARC', brokenDns), policy: null, policyDomain: null, carriedBy: null };
    }
    const open = whyDmarcIsOpen(findings, identifiers);
    if (open !== null)
        return { ...notMeasured('DMARC', open), policy, policyDomain, carriedBy: null };
    const carriedBy = dmarc.result === 'pass' ? carrier(identifiers.spf, identifiers.dkim) : null;
    const basis = `computed by presend from SPF and DKIM${arc}`;
    return {
        ...measured(dmarc.result, 'computed'),
        domain: dmarc.authorDomain,
        isAligned: alignedBy(dmarc.result),
        policy,
        policyDomain,
        carriedBy,
        detail: `${dmarcSentence(dmarc, { ...identifiers, carriedBy })}; ${basis}`,
    };
}
/** A fail is certain only if both methods were measured, each with its domain. */
function whyDmarcIsOpen({ dmarc, spf, dkim }, identifiers) {
    if (dmarc.result !== 'fail')
        return null;
    if (dkim.origin === 'none')
        return 'the provider wrote no DMARC result, SPF does not pass with alignment, and DKIM is unknown';
    if (!identifiers.spf.isMeasured)
        return 'the provider wrote no DMARC result, DKIM does not pass with alignment, and SPF is unknown';
    const isNamed = spf.origin !== 'none' && spf.domain !== null;
    const isEveryNamed = dkim.signatures.every(({ domain, result }) => domain !== '' || result !== 'pass');
    return isNamed && isEveryNamed ? null : "the provider's results do not name the domains that passed";
}
function writtenDmarc({ result, domain, policy, comment }, { dmarc, provider }, { spf, dkim, arc }) {
    const carriedBy = result === 'pass' ? carrier(spf, dkim) : null;
    const author = domain ?? dmarc.authorDomain;
    const applying = dmarc.policy ?? policy;
    const words = [
        `DMARC ${result}${author === null ? '' : ` for ${author}`}`,
        carriedBy === null ? '' : ` through ${carriedBy}`,
        comment === null ? '' : `: ${comment}`,
        applying === null
            ? ''
            : ` (policy ${applying}${dmarc.policyDomain === null ? '' : ` at _dmarc.${dmarc.policyDomain}`})`,
        `; ${writtenBy(provider)}${arc}`,
    ];
    return {
        ...measured(result, 'provider'),
        domain: author,
        isAligned: alignedBy(result),
        policy: applying,
        policyDomain: dmarc.policyDomain,
        carriedBy,
        detail: words.join(''),
    };
}
/** ARC is reported but does not affect the verdict. */
function arcWords(arc) {
    if (arc === null)
        return '';
    return `; ARC ${arc.result}${arc.origin === 'computed' ? ' (computed by presend)' : ''}`;
}
function alignedBy(result) {
    return result === 'pass' || result === 'fail' ? result === 'pass' : null;
}
function measured(result, origin) {
    return { isMeasured: true, isPass: result === 'pass', result, origin };
}
function writtenBy({ authservIds, providerName }) {
    const [authservId = observed_input/* unnamedAuthserv */.Z, ...others] = authservIds;
    return `written by ${authservId === observed_input/* unnamedAuthserv */.Z || others.length > 0 ? providerName : authservId}`;
}

// EXTERNAL MODULE: ./node_modules/mailauth/lib/arc/index.js
var arc = __webpack_require__(64006);
// EXTERNAL MODULE: ./node_modules/mailauth/lib/dkim/verify.js
var verify = __webpack_require__(52308);
;// CONCATENATED MODULE: ./lib/verdict/authentication/check-dkim.js
/** Checks DKIM with mailauth in its strict mode (RFC 6376, 8301, 8463). */

/** RFC 6376 §6.1 allows a limit. Each signature costs a DNS query and a hash. */
const maxSignatureCount = 20;
const dkimResults = ['none', 'pass', 'fail', 'policy', 'neutral', 'temperror', 'permerror'];
/** Verifies all signatures and reads the From: addresses. */
async function checkDkim(signed, resolver, nowMs) {
    const { bytes, message } = signed;
    if (signatureCount(message) > maxSignatureCount)
        return await refuseSignatures(message, resolver);
    return await check_dkim_verify(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), resolver, nowMs);
}
/** The number of DKIM-Signature fields. */
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
/** Reads From: without verifying signatures. */
async function readAuthor(message, resolver) {
    const fromFields = message.headerFields.filter((field) => field.name.toLowerCase() === 'from');
    const lines = fromFields.map((field) => `From:${field.rawValue}\r\n`);
    const { fromAddresses, fromFieldCount } = await check_dkim_verify(Buffer.from(`${lines.join('')}\r\n`), resolver, 0);
    return { fromAddresses, fromFieldCount };
}
async function refuseSignatures(message, resolver) {
    const read = await readAuthor(message, resolver);
    const comment = `more than ${maxSignatureCount} signatures, none was verified`;
    return { ...read, signatures: [{ result: 'policy', domain: '', selector: '', comment, unsignedBytes: 0 }] };
}
/** Adds the name at which a key is missing, the most common fault. */
function explain(comment, row) {
    return comment === 'no key' ? `no key record at ${row.selector}._domainkey.${row.signingDomain}` : comment;
}

;// CONCATENATED MODULE: ./lib/verdict/authentication/check-arc.js
/** Checks ARC with mailauth in its strict RFC 8617 mode. */




function isSealed({ headerFields }) {
    return headerFields.some(({ name }) => name.toLowerCase() === 'arc-seal');
}
/**
 * Verifies the seals and the latest signature. Its DNS failures do not affect the verdicts on the sender.
 *
 * @returns null if there is no chain, a key query fails, or there are too many signatures
 */
async function checkArc({ bytes, message }, { dns, nowMs }, signal) {
    if (!isSealed(message) || signatureCount(message) > maxSignatureCount)
        return null;
    const resolver = mailauthResolver(dns, signal);
    const options = { resolver: resolver.resolve, strict: true };
    const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const read = await (0,verify.dkimVerify)(buffer, { ...options, curTime: new Date(nowMs) });
    const found = read.arc;
    signal.throwIfAborted();
    // An invalid chain (RFC 8617 §5.2, steps 1 to 3): a gap, or a missing or repeated field.
    if (found === undefined || found.chain === false || found.lastEntry === undefined)
        return 'fail';
    const { status } = await (0,arc.arc)({ chain: found.chain, lastEntry: found.lastEntry }, options);
    signal.throwIfAborted();
    // mailauth treats a failed key query as a permanent failure; here the result is unknown.
    if (resolver.failures.length > 0)
        return null;
    return status.result === 'pass' || status.result === 'fail' ? status.result : null;
}

;// CONCATENATED MODULE: ./lib/verdict/authentication/observed/settle-arc.js
/** ARC of a copy in a real mailbox: the provider's result, else a computed one. */

/** Null if the provider wrote no result and none can be computed. */
async function settleArc(written, { bytes, message, bodyMissing }, { dns, nowMs, signal }) {
    if (written.arc !== null)
        return { origin: 'provider', result: written.arc };
    if (bodyMissing !== undefined)
        return null;
    const result = await checkArc({ bytes, message }, { dns, nowMs }, signal);
    return result === null ? null : { origin: 'computed', result };
}

;// CONCATENATED MODULE: ./lib/verdict/authentication/observed/settle-dkim.js
/** DKIM of a copy in a real mailbox: the provider's results, else the verified signatures. */

/** Returns the provider's results, else presend's verification of the message in the mailbox. */
async function settleDkim(written, { bytes, message, bodyMissing }, ports) {
    if (written.dkim === null && bodyMissing !== undefined) {
        const reason = `the provider wrote no DKIM result, and presend cannot compute one: ${bodyMissing}`;
        return { origin: 'none', reason, signatures: [], ...(await readAuthor(message, ports.resolver)) };
    }
    if (written.dkim === null) {
        return { origin: 'computed', ...(await checkDkim({ bytes, message }, ports.resolver, ports.clock.nowMs())) };
    }
    const author = await readAuthor(message, ports.resolver);
    const signatures = written.dkim.map((one) => {
        const { result, domain, selector, comment } = withSigningDomain(one, message);
        return { result, domain: domain ?? '', selector, comment, unsignedBytes: 0 };
    });
    return { origin: 'provider', signatures, ...author };
}
/** Converts to the input of DMARC, without signatures of unknown domains. */
function toDkimCheck({ signatures, fromAddresses, fromFieldCount, }) {
    return {
        signatures: signatures
            .filter(({ domain }) => domain !== '')
            .map(({ result, domain, selector, comment, unsignedBytes }) => {
            return { result, domain, selector: selector ?? '', comment, unsignedBytes };
        }),
        fromAddresses,
        fromFieldCount,
    };
}
/**
 * Returns the signature with `d=` of the message's DKIM-Signature field. The identity may be a subdomain (RFC 6376
 * §3.5), but alignment depends on `d=`.
 */
function withSigningDomain(signature, message) {
    const own = signatureTags(message)
        .find((tags) => isOf(signature, tags))
        ?.get('d');
    return own === undefined ? signature : { ...signature, domain: own };
}
function signatureTags(message) {
    return message.headerFields
        .filter(({ name }) => name.toLowerCase() === 'dkim-signature')
        .map(({ rawValue }) => {
        const pairs = rawValue.split(';').map((tag) => /^\s*([a-z]+)\s*=([^]*)$/iu.exec(tag));
        return new Map(pairs.flatMap((pair) => (pair === null ? [] : [[pair[1] ?? '', normal(pair)]])));
    });
}
function normal(pair) {
    const value = (pair[2] ?? '').replaceAll(/\s+/gu, '');
    return pair[1] === 'b' || pair[1] === 'bh' ? value : value.toLowerCase();
}
/** Selector and the beginning of `b=` distinguish several signatures of one domain. */
function isOf({ domain, selector, valueStart }, tags) {
    const own = tags.get('d');
    if (own === undefined || (domain !== own && domain?.endsWith(`.${own}`) !== true))
        return false;
    if (selector !== null && tags.get('s') !== selector)
        return false;
    return valueStart === null || tags.get('b')?.startsWith(valueStart) === true;
}

// EXTERNAL MODULE: ./node_modules/mailauth/lib/spf/index.js
var spf = __webpack_require__(44697);
;// CONCATENATED MODULE: ./lib/verdict/authentication/check-spf.js
/** Checks SPF with mailauth in its strict RFC 7208 mode. */

const spfResults = ['none', 'neutral', 'pass', 'fail', 'softfail', 'temperror', 'permerror'];
/** Checks whether `clientAddress` may use the MAIL FROM domain. */
async function checkSpf(input, resolver) {
    const answer = await (0,spf.spf)({
        // mailauth treats a missing sender as the null reverse-path.
        ...(input.envelopeSender === null ? {} : { sender: input.envelopeSender }),
        ip: input.clientAddress,
        helo: input.heloName,
        mta: 'presend',
        resolver: resolver.resolve,
        strict: true,
    });
    const result = spfResults.find((known) => known === answer.status.result) ?? 'permerror';
    const comment = result === 'permerror' || result === 'temperror' ? (answer.status.comment ?? null) : null;
    return { result, domain: answer.domain, record: answer.rr ?? null, comment: shortened(comment) };
}
/** mailauth's comment begins with the host and the action; the cause follows the last colon. */
function shortened(comment) {
    return comment?.split(': ').at(-1) ?? null;
}

;// CONCATENATED MODULE: ./lib/verdict/authentication/observed/settle-spf.js
/** SPF of a copy in a real mailbox: the provider's result, else computed from its Received field. */

/** The provider's result for MAIL FROM, else presend's. Never a fail that rests on an address that may be a relay's. */
async function settleSpf(written, hop, resolver) {
    if (written.spf !== null)
        return { origin: 'provider', ...written.spf, record: null, comment: null, hop: null };
    const missing = written.spfProblem ?? 'the provider wrote no SPF result';
    if (hop.status === 'unknown')
        return settle_spf_open(missing, hop.reason);
    if (hop.envelopeSender === undefined)
        return settle_spf_open(missing, "the receiver's Received field has no Return-Path above it");
    if (hop.envelopeSender === null && hop.heloName === null)
        return settle_spf_open(missing, 'the null sender has no HELO name');
    const { clientAddress, heloName, envelopeSender } = hop;
    const check = await checkSpf({ envelopeSender, clientAddress, heloName: heloName ?? `[${clientAddress}]` }, resolver);
    if (!hop.isCertain && check.result !== 'pass') {
        return settle_spf_open(missing, `${clientAddress}, the address in the topmost Received field, may be a relay of the provider`);
    }
    return { origin: 'computed', ...check, hop };
}
function settle_spf_open(missing, reason) {
    return { origin: 'none', reason: `${missing}, and presend cannot compute one: ${reason}` };
}

;// CONCATENATED MODULE: ./lib/verdict/authentication/observed/written-results.js
/** Reads SPF, DKIM and DMARC from a provider's Authentication-Results fields. Source: RFC 8601 §2.7. */

/** Reads the trusted fields, top first. The first field with results of a method counts. */
function readWrittenResults(fields) {
    const ofMethod = (method) => {
        const found = fields.map(({ results }) => results.filter((one) => one.method === method));
        return found.find((results) => results.length > 0) ?? [];
    };
    return {
        ...readSpf(ofMethod('spf')),
        dkim: readDkim(ofMethod('dkim')),
        dmarc: readDmarc(ofMethod('dmarc')),
        arc: ofMethod('arc')[0]?.result ?? null,
    };
}
/** Uses Received-SPF if Authentication-Results have no usable SPF result. */
function withReceivedSpf(written, received) {
    if (written.spf !== null || received === null || received.identity === 'helo')
        return written;
    const { result, domain } = received;
    // A pass without a domain is not a pass of MAIL FROM.
    if (result === 'pass' && domain === null)
        return written;
    return { ...written, spf: { result, domain, field: 'Received-SPF' }, spfProblem: null };
}
/** RFC 8601 §2.7.2, and `hardfail` of RFC 5451. Other words are ignored. */
const spfWords = new Map([
    ...['none', 'neutral', 'pass', 'fail', 'softfail', 'temperror', 'permerror'].map(itself),
    ['hardfail', 'fail'],
]);
/** RFC 8601 §2.7.1, and words of Microsoft (`timeout`, `test`), Yahoo (`perm_fail`) and Hornetsecurity (`permfail`). */
const dkimWords = new Map([
    ...['none', 'pass', 'fail', 'policy', 'neutral', 'temperror', 'permerror'].map(itself),
    ['timeout', 'temperror'],
    ['temp_fail', 'temperror'],
    ['tempfail', 'temperror'],
    ['perm_fail', 'fail'],
    ['permfail', 'fail'],
    ['test', 'neutral'],
]);
/** RFC 9989, and Microsoft's `bestguesspass`, which means that there is no record. */
const dmarcWords = new Map([
    ...['none', 'pass', 'fail', 'temperror', 'permerror'].map(itself),
    ['bestguesspass', 'none'],
]);
function itself(word) {
    return [word, word];
}
/** Only results about MAIL FROM count: anyone can make HELO pass, and DMARC ignores it. */
function readSpf(results) {
    const known = results.flatMap((one) => {
        const result = spfWords.get(one.result);
        return result === undefined ? [] : [{ result, sender: senderOf(one), helo: propertyOf(one, 'smtp', ['helo']) }];
    });
    const ofSender = known.find(({ sender }) => sender !== null);
    if (ofSender !== undefined) {
        // For the null reverse-path, the HELO name counts (RFC 7208 §2.4).
        const domain = domainOf(ofSender.sender ?? '') ?? (isNullPath(ofSender.sender) ? domainOf(ofSender.helo ?? '') : null);
        return { spf: { result: ofSender.result, domain }, spfProblem: null };
    }
    const unnamed = known.find(({ helo }) => helo === null);
    if (unnamed !== undefined && unnamed.result !== 'pass') {
        return { spf: { result: unnamed.result, domain: null }, spfProblem: null };
    }
    if (unnamed !== undefined)
        return { spf: null, spfProblem: "the provider's spf=pass does not name the sender" };
    return { spf: null, spfProblem: known.length === 0 ? null : "the provider's SPF result is only about HELO" };
}
/** Yandex writes `smtp.mail`. */
function senderOf(result) {
    return propertyOf(result, 'smtp', ['mailfrom', 'mail']);
}
function isNullPath(sender) {
    return sender !== null && /^<?>?$/u.test(sender.trim());
}
function readDkim(results) {
    const known = results.flatMap((one) => {
        const result = dkimWords.get(one.result);
        return result === undefined ? [] : [toSignature(one, result)];
    });
    return known.length === 0 ? null : known.filter(({ result }) => result !== 'none');
}
function toSignature(written, result) {
    const domain = propertyOf(written, 'header', ['d']) ?? propertyOf(written, 'header', ['i']);
    return {
        result,
        domain: domain === null ? null : domainOf(domain),
        selector: propertyOf(written, 'header', ['s'])?.toLowerCase() ?? null,
        valueStart: propertyOf(written, 'header', ['b']),
        comment: result === 'pass' ? null : commentOf(written),
    };
}
function readDmarc(results) {
    const [found] = results.flatMap((one) => {
        const result = dmarcWords.get(one.result);
        return result === undefined ? [] : [{ one, result }];
    });
    if (found === undefined)
        return null;
    const { one, result } = found;
    return {
        result,
        domain: domainOf(propertyOf(one, 'header', ['from']) ?? ''),
        policy: policyOf(one),
        comment: dmarcComment(one),
    };
}
const written_results_policies = ['none', 'quarantine', 'reject'];
/** Gmail, Yahoo and OpenDMARC write `(p=REJECT sp=NONE dis=NONE)`, Fastmail a property. */
function policyOf(written) {
    const inComment = /(?:^|[\s,;(])p=([a-z]+)/iu.exec(written.comments.join(' '))?.[1];
    const word = (propertyOf(written, 'policy', ['published-domain-policy']) ?? inComment)?.toLowerCase();
    return written_results_policies.find((policy) => policy === word) ?? null;
}
/** Microsoft writes its action as a property without a type. */
function dmarcComment(written) {
    const action = written.properties.find(({ type, name }) => type === null && name === 'action')?.value;
    const guess = written.result === 'bestguesspass' ? 'no record; the provider guesses that it would pass' : null;
    // The policy is shown anyway.
    const said = commentOf(written);
    const comment = said === null || /(?:^|[\s,;(])p(?:olicy)?=/iu.test(said) ? null : said;
    return guess ?? (action === undefined ? comment : `action ${action}`);
}
function commentOf({ reason, comments }) {
    return reason ?? (comments.join('; ') || null);
}
function propertyOf({ properties }, type, names) {
    return properties.find((one) => one.type === type && names.includes(one.name))?.value ?? null;
}
/** The domain of an address, of `@domain`, or of a bare domain. */
function domainOf(text) {
    const address = text.trim().replaceAll(/^<|>$/gu, '');
    return (0,domain/* parseDomain */.g)(address.slice(address.lastIndexOf('@') + 1));
}

;// CONCATENATED MODULE: ./lib/verdict/authentication/observed/observe-authentication.js
/** SPF, DKIM and DMARC of a copy in a real mailbox: the provider's results, else computed ones. */












/**
 * Returns the three verdicts: those that the provider recorded, and computed ones for the rest. If DNS is unavailable,
 * computed results are not measured.
 *
 * @throws the signal's reason, and nothing else
 */
async function observeAuthentication(input, ports, signal) {
    signal.throwIfAborted();
    const { authservIds, providerName } = input.provider;
    const hop = (0,find_client_hop/* findClientHop */.o)(input.fields, [...authservIds, providerName]);
    const acceptedIndex = hop.status === 'found' && hop.isCertain ? hop.fieldIndex : null;
    const written = readWritten(input, acceptedIndex);
    const seen = { input, hop, written };
    const { dns } = ports;
    const [{ found, brokenDns }, arc] = await Promise.all([
        withRetry(async () => await look(seen, ports, signal), dns, signal),
        settleArc(written, input, { dns, nowMs: ports.clock.nowMs(), signal }),
    ]);
    return describeObserved({ written, ...found, arc, brokenDns, provider: input.provider });
}
async function look(seen, { dns, clock }, signal) {
    const { input, hop, written } = seen;
    const resolver = mailauthResolver(dns, signal);
    const [spf, dkim] = await Promise.all([
        settleSpf(written, hop, resolver),
        settleDkim(written, input, { resolver, clock }),
    ]);
    const spfCheck = spf.origin === 'none' || spf.domain === null ? null : { ...spf, domain: spf.domain };
    const dmarc = await checkDmarc(spfCheck, toDkimCheck(dkim), resolver);
    signal.throwIfAborted();
    return { found: { spf, dkim, dmarc }, failures: resolver.failures };
}
function readWritten({ fields, provider }, acceptedIndex) {
    const { authservIds } = provider;
    const authors = authservIds.map((id) => (id === observed_input/* unnamedAuthserv */.Z ? null : id));
    const results = (0,trusted_results/* findTrustedResults */.$)(fields, { authservIds: authors, acceptedIndex });
    return withReceivedSpf(readWrittenResults(results), findReceivedSpf(fields, { acceptedIndex, results, authservIds }));
}

// EXTERNAL MODULE: ./lib/verdict/authentication/compare-domains.js
var compare_domains = __webpack_require__(14601);
;// CONCATENATED MODULE: ./lib/verdict/authentication/same-organization.js
/** Compares Organizational Domains. Source: RFC 9989 §4.10.2. */



/**
 * True if both have the same Organizational Domain. `domain` is queried only if it is below the Organizational Domain of
 * `expected`; otherwise the query would reveal to its owner that presend compares it.
 *
 * @returns null if DNS is unavailable
 * @throws the signal's reason
 */
async function isSameOrganization({ domain, expected }, dns, signal) {
    const byName = (0,compare_domains/* isSameByName */.r)({ domain, expected });
    if (byName !== null)
        return byName;
    const resolver = mailauthResolver(dns, signal);
    const organization = await organizationalDomain(expected, resolver);
    signal.throwIfAborted();
    if (organization === null)
        return null;
    if (domain === organization || domain.endsWith(`.${organization}`)) {
        const own = await organizationalDomain(domain, resolver);
        signal.throwIfAborted();
        return own === null ? null : own === organization;
    }
    return false;
}
/** By mailauth's tree walk; a domain without a record at it or above is its own. Null if a name server fails. */
async function organizationalDomain(domain, resolver) {
    const failuresBefore = resolver.failures.length;
    const author = { headerFrom: [`author@${domain}`], fromFields: 1, spfDomains: [], dkimDomains: [] };
    const { response } = await (0,dmarc.evaluateDmarc)({ ...author, resolver: resolver.resolve, strict: true });
    if (resolver.failures.length > failuresBefore)
        return null;
    const found = response === false ? undefined : response.domain;
    return found?.toLowerCase().replace(/\.$/u, '') ?? domain;
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./lib/mail/header-limits.js
var header_limits = __webpack_require__(86199);
// EXTERNAL MODULE: ./lib/mail/header-section.js
var header_section = __webpack_require__(38684);
// EXTERNAL MODULE: ./lib/mail/tracking.js
var tracking = __webpack_require__(90082);
// EXTERNAL MODULE: external "node:net"
var external_node_net_ = __webpack_require__(77030);
;// CONCATENATED MODULE: ./lib/verdict/content/link-target.js
/** Parses the targets of links. */

/** Parses an http or https URL; null for others (mailto:, tel:, #anchor, relative). */
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
/** Second-level labels under which countries register names, as in `shop.co.uk`. */
const registryLabels = new Set(['ac', 'co', 'com', 'edu', 'gob', 'gov', 'go', 'gv', 'ne', 'net', 'nom', 'or', 'org']);
/**
 * Approximates the registered domain of a host: two labels, or three below a country's registry label. Used only to
 * compare hosts of a message; DMARC walks the DNS tree instead.
 */
function registeredDomain(host) {
    const labels = host.split('.');
    const second = labels.at(-2);
    const isBelowRegistry = labels.length > 2 && labels.at(-1)?.length === 2 && registryLabels.has(second ?? '');
    return labels.slice(isBelowRegistry ? -3 : -2).join('.');
}
/** Finds at most 200 URLs in a text. */
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
/** Determines whether the attributes of an element hide its text. */
/**
 * Reads `style`, `hidden`, `bgcolor`, `color` and `text` of one element.
 *
 * @param sheetStyle declarations from style sheets (`sheetStyleOf`); the `style` attribute wins
 */
function readTextStyle(attributes, sheetStyle = '') {
    const declarations = readDeclarations(attributes.get('style') ?? '');
    const background = declarations.get('background-color') ?? declarations.get('background') ?? attributes.get('bgcolor');
    const color = declarations.get('color') ?? attributes.get('color') ?? attributes.get('text');
    return {
        isHidden: attributes.has('hidden') || hidesText(new Map([...readDeclarations(sheetStyle), ...declarations])),
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
/** True for one pixel or less, and for relative sizes of zero. */
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
/** Normalizes the usual color formats to `#rrggbb`. */
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

// EXTERNAL MODULE: ./node_modules/htmlparser2/dist/esm/index.js + 15 modules
var esm = __webpack_require__(93225);
;// CONCATENATED MODULE: ./lib/verdict/content/html-tokens.js
/** Reads HTML as tags, text and comments, in time linear in its length. */

/**
 * Passes the tokens of `html` to `handler`; names are in lower case. A tag without its `>` is dropped.
 *
 * Uses the tokenizer and not htmlparser2's Parser, whose time is quadratic in the nesting depth (100,000 `<div>`).
 */
function readHtmlTokens(html, handler) {
    const tokenizer = new esm/* Tokenizer */._F({}, new TokenReader(html, handler));
    tokenizer.write(html);
    tokenizer.end();
}
const rawTextTags = new Set(['script', 'style', 'title', 'textarea', 'xmp']);
/** Joins the pieces that the tokenizer reports as offsets. */
class TokenReader {
    #html;
    #handler;
    #text = '';
    #rawTag = null;
    #tag = '';
    #attributes = new Map();
    #attribute = '';
    #value = '';
    constructor(html, handler) {
        this.#html = html;
        this.#handler = handler;
    }
    ontext(start, end) {
        this.#text += this.#html.slice(start, end);
    }
    ontextentity(codePoint) {
        this.#text += String.fromCodePoint(codePoint);
    }
    onopentagname(start, end) {
        this.onend();
        this.#tag = this.#html.slice(start, end).toLowerCase();
        this.#attributes = new Map();
    }
    onattribname(start, end) {
        this.#attribute = this.#html.slice(start, end).toLowerCase();
        this.#value = '';
    }
    onattribdata(start, end) {
        this.#value += this.#html.slice(start, end);
    }
    onattribentity(codePoint) {
        this.#value += String.fromCodePoint(codePoint);
    }
    onattribend() {
        // The first of two equal attributes wins, as in browsers.
        if (!this.#attributes.has(this.#attribute))
            this.#attributes.set(this.#attribute, this.#value);
    }
    onopentagend() {
        this.#handler.onOpenTag(this.#tag, this.#attributes);
        if (rawTextTags.has(this.#tag))
            this.#rawTag = this.#tag;
    }
    onselfclosingtag() {
        this.#handler.onOpenTag(this.#tag, this.#attributes);
    }
    onclosetag(start, end) {
        this.onend();
        this.#handler.onCloseTag(this.#html.slice(start, end).toLowerCase());
    }
    oncomment() {
        this.onend();
        this.#handler.onComment();
    }
    oncdata() {
        this.oncomment();
    }
    ondeclaration() {
        this.onend();
    }
    onprocessinginstruction() {
        this.onend();
    }
    /** Reports the text collected so far. */
    onend() {
        if (this.#rawTag !== null)
            this.#handler.onRawText(this.#rawTag, this.#text);
        else if (this.#text !== '')
            this.#handler.onText(this.#text);
        this.#text = '';
        this.#rawTag = null;
    }
}

;// CONCATENATED MODULE: ./lib/verdict/content/style-sheet.js
/** Reads which elements the style sheets of an HTML part hide. Sizes and colors are not evaluated. */
/** Style sheets of real mail have about 20 KB. */
const maxSheetLength = 100_000;
const hidingDeclaration = /(?:^|[;\s])(?:display\s*:\s*none|visibility\s*:\s*hidden|opacity\s*:\s*0(?![.\d]*[1-9])|mso-hide\s*:\s*all|max-height\s*:\s*0|overflow\s*:\s*hidden|text-indent\s*:\s*-\d{3})/iu;
const simpleSelector = /^(?:[a-z][a-z0-9]*)?(?:[.#][\w-]+)?$/iu;
/** Adds the rules of a style element. */
function addStyleSheet({ hiding, toggled }, css) {
    const text = withoutComments(css.slice(0, maxSheetLength));
    let position = 0;
    while (position < text.length) {
        const open = text.indexOf('{', position);
        if (open === -1)
            return;
        // Statements without a block (@import …;) can precede the selector.
        const prelude = text.slice(position, open).split(';').at(-1)?.trim() ?? '';
        const close = endOfBlock(text, open);
        const body = text.slice(open + 1, close);
        position = close + 1;
        if (prelude.startsWith('@'))
            for (const [name] of body.matchAll(/[.#][\w-]+/gu))
                toggled.add(name.toLowerCase());
        else if (hidingDeclaration.test(body))
            addRule(hiding, prelude, body);
    }
}
function addRule(hiding, prelude, body) {
    for (const selector of prelude.split(',').map((one) => one.trim().toLowerCase())) {
        if (selector !== '' && simpleSelector.test(selector))
            hiding.set(selector, `${hiding.get(selector) ?? ''};${body}`.slice(0, 2000));
    }
}
function withoutComments(css) {
    const kept = [];
    let position = 0;
    while (position < css.length) {
        const start = css.indexOf('/*', position);
        kept.push(css.slice(position, start === -1 ? css.length : start));
        const end = start === -1 ? -1 : css.indexOf('*/', start + 2);
        position = end === -1 ? css.length : end + 2;
    }
    // Old mail has <!-- and --> in style sheets.
    return kept.join(' ').replaceAll(/<!--|-->/gu, ' ');
}
function endOfBlock(text, open) {
    let depth = 0;
    for (let position = open; position < text.length; position += 1) {
        const character = text.charAt(position);
        if (character === '{')
            depth += 1;
        if (character === '}')
            depth -= 1;
        if (depth === 0)
            return position;
    }
    return text.length;
}
/** Returns the hiding declarations for an element, in the form of a `style` attribute. */
function sheetStyleOf(sheets, tag, attributes) {
    if (sheets.hiding.size === 0)
        return '';
    const names = [
        ...(attributes.get('class') ?? '').split(/\s+/u).map((name) => `.${name}`),
        `#${attributes.get('id') ?? ''}`,
    ].map((name) => name.toLowerCase());
    if (names.some((name) => sheets.toggled.has(name)))
        return '';
    return [tag, ...names.flatMap((name) => [name, `${tag}${name}`])]
        .flatMap((selector) => sheets.hiding.get(selector) ?? [])
        .join(';');
}

;// CONCATENATED MODULE: ./lib/verdict/content/read-html.js
/** Extracts the visible text, links and hidden text of an HTML part. */



/** Bounds the time spent on a hostile part. */
const maxHtmlLength = 1_000_000;
const maxDepth = 400;
/** Reads the first 1,000,000 characters of an HTML part. */
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
        sheets: { hiding: new Map(), toggled: new Set() },
        openLink: -1,
        hasPasswordField: false,
        splitWordCount: 0,
        mayBeSplit: false,
    };
    readHtmlTokens(html.slice(0, maxHtmlLength), handlerFor(reading));
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
function handlerFor(reading) {
    return {
        onText: (text) => addText(reading, text),
        onComment: () => markGap(reading),
        onOpenTag: (name, attributes) => openElement(reading, name, attributes),
        onCloseTag: (name) => closeElement(reading, name),
        onRawText: (name, text) => addRawText(reading, name, text),
    };
}
function addText(reading, text) {
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
/** Comments and empty elements inside words serve to evade filters. */
function markGap(reading) {
    // Test only the last character: searching a long text again at each of many comments is quadratic.
    reading.mayBeSplit = /\p{L}/u.test((reading.visible.at(-1) ?? '').slice(-1));
}
const voidTags = new Set(['area', 'base', 'br', 'col', 'hr', 'img', 'input', 'link', 'meta', 'source', 'wbr', 'param']);
const blockTags = new Set('address article blockquote br center div dl dd dt footer form h1 h2 h3 h4 h5 h6 header hr li ol p pre section table td th tr ul'.split(' '));
const wordBreakTags = new Set(['wbr', 'br', 'img']);
function openElement(reading, name, attributes) {
    reading.tagCounts.set(name, (reading.tagCounts.get(name) ?? 0) + 1);
    if (blockTags.has(name))
        addLineBreak(reading);
    readElement(reading, name, attributes);
    if (voidTags.has(name)) {
        if (!wordBreakTags.has(name))
            markGap(reading);
        return;
    }
    if (reading.stack.length >= maxDepth)
        return;
    const parent = reading.stack.at(-1);
    const style = readTextStyle(attributes, sheetStyleOf(reading.sheets, name, attributes));
    const element = {
        name,
        isHidden: parent?.isHidden === true || style.isHidden,
        isTiny: style.isTiny ?? parent?.isTiny ?? false,
        background: style.background ?? parent?.background ?? null,
        color: style.color ?? parent?.color ?? null,
    };
    // Each outermost hidden element gets its own list, so that the first one, the preheader, can be left out.
    if (isInvisible(element) && !isInvisible(parent))
        reading.hidden.push([]);
    reading.stack.push(element);
}
function isInvisible(element) {
    if (element === undefined)
        return false;
    return element.isHidden || element.isTiny || (element.color !== null && element.color === element.background);
}
function addLineBreak(reading) {
    reading.visible.push('\n');
    reading.links[reading.openLink]?.pieces.push(' ');
    reading.mayBeSplit = false;
}
function readElement(reading, name, attributes) {
    const href = attributes.get('href')?.trim();
    if (name === 'a' && href !== undefined) {
        reading.openLink = reading.links.length;
        reading.links.push({ href, pieces: [], hasImage: false });
    }
    if (name === 'area' && href !== undefined)
        reading.links.push({ href, pieces: [], hasImage: true });
    if (name === 'img')
        readImage(reading, attributes);
    if (name === 'form')
        reading.formActions.push(attributes.get('action') ?? '');
    if (name === 'input' && attributes.get('type')?.toLowerCase() === 'password')
        reading.hasPasswordField = true;
}
function readImage(reading, attributes) {
    const alt = attributes.get('alt') ?? '';
    const isTracker = ['width', 'height'].some((side) => /^[01](?:px)?$/u.test(attributes.get(side) ?? ''));
    reading.images.push({ source: attributes.get('src') ?? '', alt, isTracker });
    const link = reading.links[reading.openLink];
    if (link === undefined)
        return;
    link.hasImage = true;
    link.pieces.push(alt);
}
function closeElement(reading, name) {
    if (name === 'a')
        reading.openLink = -1;
    if (blockTags.has(name))
        addLineBreak(reading);
    const index = reading.stack.findLastIndex((element) => element.name === name);
    if (index !== -1)
        reading.stack.length = index;
}
function addRawText(reading, name, text) {
    if (name === 'textarea')
        addText(reading, text);
    if (name === 'style')
        addStyleSheet(reading.sheets, text);
    if (name !== 'script' || !text.includes('@type'))
        return;
    for (const [, type = ''] of text.slice(0, 50_000).matchAll(/"@type"\s*:\s*"([A-Za-z]{1,60})"/gu)) {
        reading.structuredTypes.push(type);
    }
}
/** Collapses white space and removes empty lines. */
function tidy(text) {
    return text
        .replaceAll(/[^\S\n]+/gu, ' ')
        .replaceAll(/ ?\n[ \n]*/gu, '\n')
        .trim();
}

;// CONCATENATED MODULE: ./lib/verdict/content/message-content.js
/** Prepares the texts and links of a received message for the rules. */



const maxTextLength = 200_000;
/** The subject rules take quadratic time: 100 s for 200,000 characters. */
const maxSubjectLength = 2000;
const maxLinkCount = 2000;
/** Prepares a message for the rules. */
function readContent(message) {
    const html = message.html === null ? null : readHtml(message.html);
    const text = message.text ?? '';
    const visibleText = (html === null || html.visibleText === '' ? text : html.visibleText).slice(0, maxTextLength);
    const links = linksOf(html, visibleText);
    const subject = withoutTrackingIds((message.subject ?? '').slice(0, maxSubjectLength));
    return { message, html, subject, visibleText: withoutTrackingIds(visibleText), links };
}
/** Tracking ids differ between runs, and could look like order numbers to a rule. */
function withoutTrackingIds(text) {
    return text.replaceAll(tracking/* serviceTrackingIds */.fD, '');
}
function linksOf(html, visibleText) {
    const marked = html?.links.map(({ href, text }) => ({ href, text })) ?? [];
    const written = findWrittenAddresses(visibleText).map((href) => ({ href, text: '' }));
    return [...marked.slice(0, maxLinkCount), ...written].flatMap(({ href, text }) => {
        const target = readLinkTarget(href);
        return target === null ? [] : [{ target, text }];
    });
}
/** The value of the first field with this lower-case name; null if there is none. */
function fieldValue(message, name) {
    return message.headerFields.find((field) => field.name.toLowerCase() === name)?.value ?? null;
}
/** The number of fields with this lower-case name. */
function fieldCount(message, name) {
    return message.headerFields.filter((field) => field.name.toLowerCase() === name).length;
}

;// CONCATENATED MODULE: ./lib/verdict/content/body-cache.js
/** Reads the content of copies that share their body only once. Per-copy fields and authentication are not cached. */





/** Fields in which copies of a message differ. */
const perCopyFields = /^(?:to|message-id|date|x-presend-test|dkim-signature|received)[ \t]*:/iu;
const maxEntryCount = 32;
const maxEntryBytes = 8 * 1024 * 1024;
const maxTotalBytes = 32 * 1024 * 1024;
/** Caches the last 32 bodies, at most 32 MiB in total. */
function bodyCache() {
    const entries = new Map();
    function keep(key, entry) {
        entries.delete(key);
        if (entry.sizeBytes > maxEntryBytes)
            return;
        entries.set(key, entry);
        let totalBytes = [...entries.values()].reduce((sum, { sizeBytes }) => sum + sizeBytes, 0);
        for (const [oldKey, { sizeBytes }] of entries) {
            if (totalBytes <= maxTotalBytes && entries.size <= maxEntryCount)
                return;
            entries.delete(oldKey);
            totalBytes -= sizeBytes;
        }
    }
    return {
        read: async (bytes) => {
            const key = keyOf(bytes);
            const entry = entries.get(key) ?? { sizeBytes: bytes.length, content: readWhole(bytes) };
            keep(key, entry);
            const content = await entry.content;
            const message = {
                ...content.message,
                headerFields: (0,header_section/* readHeaderSection */.Dm)(bytes),
                sizeBytes: bytes.length,
            };
            return { ...content, message, body: entry };
        },
    };
}
async function readWhole(bytes) {
    return readContent(await (0,parse_message/* parseMessage */.v)(bytes));
}
/** Hashes everything except per-copy fields. */
function keyOf(message) {
    const headerEnd = (0,header_limits/* endOfHeaderSection */.R_)(message);
    const header = Buffer.from(message.buffer, message.byteOffset, headerEnd).toString('latin1');
    const digest = (0,external_node_crypto_.createHash)('sha256');
    let isSkipped = false;
    for (const line of header.split('\n')) {
        const isContinuation = line.startsWith(' ') || line.startsWith('\t');
        if (!isContinuation)
            isSkipped = perCopyFields.test(line);
        if (!isSkipped)
            digest.update(`${line}\n`, 'latin1');
    }
    return digest.update(message.subarray(headerEnd)).digest('base64');
}

;// CONCATENATED MODULE: ./lib/verdict/authentication/suggest-spf-record.js
/** Suggests an SPF record that authorizes the sending address. */


/** Results that another record can improve; `permerror` only if it is caused by several records. */
const fixableResults = new Set(['fail', 'softfail', 'neutral', 'none', 'permerror']);
/**
 * Merges the records of the domain into one that authorizes the sending address, and verifies that it passes.
 *
 * @returns null if SPF passes already, the sender is the null reverse-path, or no merged record passes
 */
async function suggestSpfRecord(spf, input, resolver) {
    if (input.envelopeSender === null || !fixableResults.has(spf.result))
        return null;
    const existing = await readSpfRecords(spf.domain, resolver);
    // A single invalid record has another fault that an additional term would not fix.
    if (spf.result === 'permerror' && existing.length < 2)
        return null;
    const merged = mergeSpfRecords(existing);
    const candidates = [...(existing.length > 1 ? [merged] : []), withAddress(merged, input.clientAddress)];
    for (const terms of candidates) {
        const record = ['v=spf1', ...terms].join(' ');
        const check = await checkSpf(input, publishing(record, spf.domain, resolver));
        if (check.result === 'pass')
            return { record, fix: fixOf(record, spf.domain, existing.length) };
    }
    return null;
}
async function readSpfRecords(domain, resolver) {
    try {
        const texts = (await resolver.resolve(domain, 'TXT')).map((strings) => [strings].flat().join(''));
        return texts.filter((text) => /^v=spf1(?: |$)/iu.test(text));
    }
    catch {
        // No such name, no TXT record, or no reply: nothing to merge.
        return [];
    }
}
/** Joins the distinct terms of all records and ends with the most lenient `all`. Keeps a single redirect. */
function mergeSpfRecords(records) {
    const terms = records.flatMap((record) => record.trim().split(/\s+/u).slice(1));
    const redirects = terms.filter((term) => /^redirect=/iu.test(term));
    const others = terms.filter((term) => !isAll(term) && !redirects.includes(term));
    const alls = terms.filter(isAll).toSorted((left, right) => strictness(left) - strictness(right));
    // RFC 7208 §6.1: only one redirect is allowed, and only without `all`; otherwise use include.
    const keepsRedirect = redirects.length === 1 && alls.length === 0;
    const moved = keepsRedirect ? [] : redirects.map((term) => term.replace(/^redirect=/iu, 'include:'));
    const end = keepsRedirect ? redirects : alls.slice(0, 1);
    return [...new Set([...others, ...moved]), ...(end.length > 0 ? end : ['~all'])];
}
function isAll(term) {
    return /^[+?~-]?all$/iu.test(term);
}
function strictness(all) {
    return { '-': 3, '~': 2, '?': 1 }[all.charAt(0)] ?? 0;
}
function withAddress(terms, address) {
    return [(0,external_node_net_.isIPv6)(address) ? `ip6:${address}` : `ip4:${address}`, ...terms];
}
/** A resolver that returns `record` as the only SPF record of `domain`. */
function publishing(record, domain, resolver) {
    return {
        failures: [],
        resolve: async (name, type) => type === 'TXT' && name.toLowerCase() === domain.toLowerCase() ? [[record]] : await resolver.resolve(name, type),
    };
}
function fixOf(record, domain, existingCount) {
    if (existingCount === 0)
        return `Publish this TXT record at ${domain}: ${record}`;
    if (existingCount === 1)
        return `Replace the SPF record (TXT) of ${domain} with: ${record}`;
    return `Replace the ${existingCount} SPF records (TXT) of ${domain} with one: ${record}`;
}

;// CONCATENATED MODULE: ./lib/verdict/authentication/verify-authentication.js
/** Checks SPF, DKIM and DMARC of a message received over SMTP. */







/**
 * Returns the three verdicts. If DNS is unavailable, results that depend on it are "not measured"; if only the sender's
 * zone fails, they are `temperror`.
 */
async function verifyAuthentication(input, ports, signal) {
    const { found, brokenDns } = await withRetry(async () => await verify_authentication_look(input, ports, signal), ports.dns, signal);
    return describeAuthentication({ ...found, brokenDns, clientAddress: input.measuredAddress });
}
async function verify_authentication_look(input, { dns, clock }, signal) {
    const resolver = mailauthResolver(dns, signal);
    const isSigned = signatureCount(input.message) > 0;
    const [spf, dkim] = await Promise.all([
        input.measuredAddress === null ? null : checkSpf({ ...input, clientAddress: input.measuredAddress }, resolver),
        isSigned || input.unsignedIsMeasured ? checkDkim(input, resolver, clock.nowMs()) : null,
    ]);
    const dmarc = dkim === null ? await checkDmarcBySpf(spf, input, resolver) : await checkDmarc(spf, dkim, resolver);
    const spfFix = await findSpfFix(spf, input, resolver);
    signal.throwIfAborted();
    return { found: { spf, spfFix, dkim, dmarc }, failures: resolver.failures };
}
async function findSpfFix(spf, { measuredAddress: clientAddress, envelopeSender, heloName }, resolver) {
    if (spf === null || clientAddress === null)
        return null;
    const suggestion = await suggestSpfRecord(spf, { envelopeSender, heloName, clientAddress }, resolver);
    return suggestion?.fix ?? null;
}
/**
 * DMARC of an unsigned message without a DKIM result. An aligned SPF pass suffices (RFC 9989 §5.3.5). Otherwise the real
 * sender's signature would decide, so DMARC is not measured (null).
 */
async function checkDmarcBySpf(spf, { message }, resolver) {
    if (spf?.result !== 'pass')
        return null;
    const author = await readAuthor(message, resolver);
    const dmarc = await checkDmarc(spf, { ...author, signatures: [] }, resolver);
    // Alignment is unknown if a name server fails; DMARC then reports that.
    return alignment(dmarc, spf.domain) === false ? null : dmarc;
}

;// CONCATENATED MODULE: ./lib/verdict/placement/engine-step.js
/** The second step of placement: the spam engine's verdict. */
/** The rule id under which each provider type's engine verdict is reported. */
const engineRuleIds = {
    consumer: 'ENGINE',
    business: 'J-B3',
    protected: 'J-P2',
};
const maxSymbolCount = 3;
/** Describes the verdict in one clause with the three highest symbols. */
function describeEngine(verdict) {
    const symbols = verdict.symbols
        .filter((symbol) => symbol.score > 0)
        .toSorted((left, right) => right.score - left.score)
        .slice(0, maxSymbolCount)
        .map((symbol) => `${symbol.name} ${symbol.score}`);
    const list = symbols.length === 0 ? '' : `: ${symbols.join(', ')}`;
    return `the spam engine (${verdict.engine}) scored ${verdict.score} points, threshold ${verdict.threshold}${list}`;
}
/**
 * Maps the verdict to Microsoft's spam confidence level: 9 from twice the threshold, 5 for spam, else 1.
 * Source: learn.microsoft.com, SCL (filters do not set 2–4, 7 and 8); the mapping is presend's.
 */
function spamConfidenceLevel(verdict) {
    if (verdict.score >= 2 * verdict.threshold)
        return 9;
    return verdict.score >= verdict.threshold ? 5 : 1;
}

;// CONCATENATED MODULE: ./lib/verdict/placement/tab-words.js
/** Phrases that the tab rules look for. No rule may work in English alone, so the lists cover many languages. */
/** Matches whole words. Phrases are separated by ` | ` or line breaks; `*` matches any further letters. */
function words(list) {
    const alternatives = splitList(list).map((phrase) => phrase.replaceAll('*', '\\p{L}*'));
    return `(?<![\\p{L}\\p{N}])(?:${alternatives.join('|')})(?![\\p{L}\\p{N}])`;
}
/** Matches phrases of languages without spaces between words. */
function signs(list) {
    return `(?:${splitList(list).join('|')})`;
}
function splitList(list) {
    return list
        .split(/ \| |\n/u)
        .map((phrase) => phrase.trim())
        .filter((phrase) => phrase !== '');
}
function anyOf(...patterns) {
    return new RegExp(patterns.join('|'), 'iu');
}
/** The text or URL of an unsubscribe or preferences link. */
const unsubscribeWords = anyOf(words(`
    unsubscrib* | opt[ -]?out | (?:manage|update|change|edit) (?:your |my )?(?:e-?mail )?(?:subscription|preference)s* | (?:e-?mail|communication|notification) preferences
    abmelden | abbestellen | austragen | newsletter abbestell* | abmeldung
    (?:se )?d[ée]sabonn* | (?:me |se )?d[ée]sinscri* | désinscription
    darse de baja | darme de baja | dar de baja | baja | cancelar (?:la |mi )?suscripci[oó]n | anular (?:la )?suscripci[oó]n
    disiscriv* | cancella(?:ti|re)? (?:l['’])?iscrizione | annulla(?:re)? (?:l['’])?iscrizione
    cancelar (?:a |minha )?(?:inscri[cç][aã]o|subscri[cç][aã]o|assinatura) | descadastr* | anular subscri[cç][aã]o
    uitschrijven | afmelden | schrijf je uit
    wypisz* | zrezygnuj* | rezygnacja | anuluj subskrypcj[ęe]
    avprenumerera* | avregistrera* | avsluta prenumeration* | afmeld* | frameld* | avmeld* | meld (?:deg|dig) av | peruuta tilau* | lopeta tilau*
    odhl[aá]sit* | odhlásenie | leiratkoz* | dezabon* | odjav* | atsisakyti | отписаться | отписка | відписатися | отпиши*
    abonelikten (?:çık*|ayrıl*) | listeden çık* | διαγραφή | απεγγραφή | hủy đăng ký | berhenti berlangganan | إلغاء الاشتراك | הסר* | हटाएं`), signs('配信停止 | 配信解除 | 購読解除 | 退订 | 退訂 | 取消订阅 | 取消訂閱 | 수신 ?거부 | 구독 ?취소 | 수신거부 | ยกเลิกการรับ'), '[/?&=._-](?:unsub(?:scribe)?|opt-?out|abmeld\\p{L}*|abbestell\\p{L}*|desabonn\\p{L}*|desinscri\\p{L}*|disiscri\\p{L}*|uitschrij\\p{L}*|preferences)(?![\\p{L}])');
/** A sum of money, a percentage, or words of an offer. */
const offerWords = anyOf('\\p{Sc} ?\\d|\\d ?\\p{Sc}|\\d ?(?:usd|eur|gbp|chf|pln|sek|dkk|nok|czk|kr|zł|руб|tl|円|元|원)(?!\\p{L})|\\d ?%|% ?\\d', words(`
    free (?:shipping|delivery|gift|trial) | discount* | sale | promo(?:tion)? code | coupon* | voucher* | special offer* | new arrivals? | save up to | deal of
    rabatt* | gutschein* | versandkostenfrei* | angebot* | schlussverkauf | réduction* | remise* | livraison (?:gratuite|offerte) | soldes | code promo
    descuento* | rebaja* | envío gratis | oferta* | sconto | sconti | saldi | spedizione gratuita | offert[ae] | desconto* | frete grátis | promo[cç][aã]o | promo[cç][oõ]es
    korting* | gratis verzending | aanbieding* | rabat* | zniżk* | promocj* | darmowa dostawa | rea | erbjudande* | tilbud* | alennus* | tarjou*
    indirim* | kampanya* | скидк* | распродаж* | слев[ауы]* | kedvezmény* | reducere | reduceri | έκπτωση | giảm giá | diskon | تخفيض* | خصم`), signs('割引 | セール | クーポン | 送料無料 | 折扣 | 优惠 | 優惠 | 促销 | 할인 | 쿠폰 | ส่วนลด'));
/** An order, a receipt, a delivery, an appointment, a statement, a renewal. */
const transactionWords = anyOf(words(`
    receipt | invoice | order (?:confirm(?:ation|ed)|number|no\\.?|#|\\d*) | (?:your|an) order | booking (?:confirm(?:ation|ed)|number|reference) | reservation | itinerary | ticket (?:number|no\\.?|#)
    tracking (?:number|no\\.?|code) | payment (?:received|confirm(?:ation|ed)|failed|due) | (?:has|have) (?:been )?shipped | (?:out for|estimated) delivery | delivered
    bank statement | account statement | your statement | appointment | renewal | renews on | subscription (?:renew|end|expire)s? | trial (?:is )?(?:ending|expires|ends) | changes? (?:to|of|in) (?:our|the) (?:terms|privacy|conditions) | terms of service
    (?:ihre|deine|deiner|ihrer) bestellung | bestell(?:bestätigung|nummer|ung nr\\.?) | rechnung* | quittung | buchung(?:sbestätigung|snummer)? | sendungsnummer | zahlungs(?:bestätigung|eingang) | wurde versandt | termin(?:bestätigung|erinnerung)? | kontoauszug
    (?:votre|ta) commande | confirmation de commande | facture | reçu (?:de|pour) | réservation | numéro de suivi | rendez-vous | relevé de compte
    (?:tu|su) pedido | confirmación de(?:l)? pedido | factura | recibo | reserva | número de seguimiento | cita | extracto
    (?:il tuo|il suo) ordine | conferma (?:d['’]|dell['’])ordine | fattura | ricevuta | prenotazione | spedizione | appuntamento | estratto conto
    (?:o seu|seu) pedido | confirmação (?:do|de) pedido | fatura | encomenda | agendamento | consulta | extrato
    (?:je|uw) bestelling | bestelbevestiging | factuur | betaalbewijs | boeking | afspraak | rekeningoverzicht
    (?:twoje|państwa) zamówienie | zamówieni* | faktura | paragon | rezerwacj* | wizyt* | wyciąg
    orderbekräftelse | (?:din|your) order | kvitto | kvittering | ordrebekreftelse | ordrebekræftelse | tilausvahvistus | kuitti | varaus | lasku
    sipariş* | fatura(?:nız)? | rezervasyon* | заказ* | счёт | квитанц* | чек | бронировани* | objednávk* | číslo objednávky | rendelés* | számla | comanda | factură | παραγγελία* | τιμολόγιο | đơn hàng | pesanan | faktur`), signs('ご注文 | 注文 | 領収書 | 請求書 | ご予約 | 発送 | 订单 | 訂單 | 发票 | 收据 | 预订 | 주문 | 영수증 | 예약 | คำสั่งซื้อ | طلبك | فاتورة | הזמנה | आदेश'));
/** Notices about the reader's account: a code, a password, an address to confirm. */
const securityWords = anyOf(words(`
    (?:security|verification|confirmation|sign-?in|log-?in|one-time|access) code | (?:reset|resetting|change|changed|forgot(?:ten)?) (?:your |the |my )?password | password (?:reset|change) | (?:confirm|verify|activate) (?:your )?(?:e-?mail(?: address)?|account|registration|sign-?up) | new (?:sign-?in|log-?in|device) | two-factor | 2fa
    (?:sicherheits|bestätigungs|anmelde|einmal|verifizierungs)code | passwort (?:zurücksetzen|ändern|vergessen) | (?:ihr|dein) passwort | e-mail-adresse bestätigen | neue anmeldung
    code (?:de|à) (?:vérification|sécurité|confirmation|connexion|usage unique) | mot de passe | confirme[rz] (?:votre|ton) (?:adresse|compte|e-?mail) | nouvelle connexion
    código de (?:verificación|seguridad|confirmación|acceso) | contraseña | (?:confirma|verifica|activa) (?:tu|su) (?:cuenta|correo|dirección) | nuevo inicio de sesión
    codice di (?:verifica|sicurezza|conferma|accesso) | reimposta* | (?:la tua|la) password | conferma (?:il tuo|la tua|il) (?:indirizzo|e-?mail|account) | nuovo accesso
    código de (?:verificação|segurança|confirmação|acesso) | (?:palavra-passe|senha) | (?:confirme|verifique) (?:o seu|seu|sua|a sua) (?:e-?mail|conta|endereço)
    (?:verificatie|beveiligings|inlog|bevestigings)code | wachtwoord | bevestig (?:je|uw) (?:e-?mail\\S*|account)
    kod (?:weryfikacyjny|dostępu|logowania|zabezpieczeń) | hasł[aoe] | potwierdź (?:swój|adres|konto)*
    (?:verifierings|säkerhets|inloggnings|engangs|bekræftelses)kode?n? | lösenord* | adgangskode* | passord* | salasana* | vahvistuskoodi
    doğrulama kodu* | şifre* | код (?:подтверждения|доступа|безопасности) | парол* | heslo* | ověřovací kód | jelszó* | parol[ăa] | κωδικός* | mật khẩu | mã xác (?:minh|nhận) | kata sandi | kode verifikasi`), signs('認証コード | 確認コード | パスワード | 验证码 | 驗證碼 | 密码 | 密碼 | 인증 ?번호 | 인증 ?코드 | 비밀번호 | รหัสผ่าน | รหัสยืนยัน | رمز التحقق | كلمة المرور | סיסמה | קוד אימות | पासवर्ड'));
/** The number of an order, invoice, booking, ticket or parcel. */
const transactionNumbers = /(?<!\p{L})(?:order|invoice|ticket|booking|tracking|reference|confirmation|ref|(?:bestell|rechnungs|buchungs|sendungs|kunden)\p{L}*|commande|facture|réservation|pedido|factura|reserva|ordine|fattura|prenotazione|fatura|encomenda|bestel\p{L}*|factuur\p{L}*|zamówieni\p{L}*|faktur\p{L}*|rezerwacj\p{L}*|ordre\p{L}*|sipariş|заказ\p{L}*|objednávk\p{L}*|注文番号|订单号|주문번호)[^\n]{0,15}?(?:#|no\.?|nr\.?|n[°º]|№|number|[::])? ?[a-z]{0,4}[#-]?\d[a-z0-9-]{2,}/iu;
/** A code on a line of its own: 4 to 8 digits, possibly in groups. */
const codeLine = /^[ \t]*(?:\d{4,8}|\d{3}[ -]\d{3,4}|\d(?: \d){3,7})[ \t]*$/mu;
/** Notices about activity on a social network. */
const socialWords = anyOf(words(`
    commented on | mentioned you | replied to your | sent you a (?:friend|connection) request | wants to (?:connect|be friends) | followed you | is now following you | tagged you | invited you to (?:join|connect) | new followers? | liked your | shared your | endorsed you | reacted to your
    hat (?:dich|sie) erwähnt | hat (?:deinen|ihren) beitrag kommentiert | folgt (?:dir|ihnen) | freundschaftsanfrage | hat auf (?:deinen|ihren) \\p{L}+ (?:geantwortet|reagiert)
    vous a mentionné | t['’]a mentionné | a commenté | vous suit | demande d['’](?:ami|ajout)
    te (?:ha )?mencion[óo] | ha comentado | comentó | te sigue | empezó a seguirte | solicitud de amistad
    ti ha (?:menzionato|taggato) | ha commentato | ha iniziato a seguirti | richiesta di amicizia
    mencionou você | comentou | começou a (?:te )?seguir | pedido de amizade
    heeft je genoemd | volgt je | vriendschapsverzoek | skomentował\\p{L}* | oznaczył\\p{L}* cię | obserwuje cię`));

;// CONCATENATED MODULE: ./lib/verdict/placement/tab-evidence.js
/** Marks by which the tab rules distinguish marketing, receipts, social notices and lists. */



function has(content, name) {
    return fieldCount(content.message, name) > 0;
}
/** True if List-Unsubscribe and List-Unsubscribe-Post offer one-click unsubscribe (RFC 8058 §3.1). */
function hasOneClick({ message }) {
    const isPost = /^list-unsubscribe=one-click$/iu.test(fieldValue(message, 'list-unsubscribe-post')?.trim() ?? '');
    return isPost && /<https:\/\/[^>]+>/iu.test(fieldValue(message, 'list-unsubscribe') ?? '');
}
/** The best unsubscribe option of the message. */
function unsubscribeOption(content) {
    if (hasOneClick(content))
        return 'one-click';
    return unsubscribeMark(content).length > 0 ? 'other' : 'none';
}
/** True for mail declared as marketing, or with two marks of marketing if the mail type is unknown. */
function isMarketing(content, mailType) {
    return mailType === null ? promotionMarks(content).length >= 2 : mailType === 'marketing';
}
/** Marks of marketing mail. JSON-LD for the Promotions tab counts twice. */
function promotionMarks(content) {
    const subjectOffer = offerWords.test(content.subject);
    return [
        ...unsubscribeMark(content),
        ...annotationMarks(content),
        ...(subjectOffer || offerWords.test(content.visibleText)
            ? [`a price, percentage or offer (${subjectOffer ? 'subject' : 'text'})`]
            : []),
        ...layoutMark(content),
        ...bulkFieldMark(content),
        ...(countCampaignLinks(content) >= 2 ? ['utm_ parameters on several links'] : []),
    ];
}
function unsubscribeMark(content) {
    if (has(content, 'list-unsubscribe'))
        return ['List-Unsubscribe (header field)'];
    return hasUnsubscribeLink(content) ? ['an unsubscribe link (text)'] : [];
}
/** True if the text has an unsubscribe link. */
function hasUnsubscribeLink({ links, message }) {
    const isLinked = links.some(({ text, target }) => unsubscribeWords.test(`${text} ${target.path}`));
    // Some newsletters have only a mailto: link, which is not among the web links.
    return isLinked || /href\s*=\s*["']?mailto:[^"'>]*unsubscribe/iu.test(message.html ?? '');
}
function annotationMarks({ html }) {
    const type = html?.structuredTypes.find((name) => name === 'DiscountOffer' || name === 'PromotionCard');
    return type === undefined ? [] : [`JSON-LD ${type}`, `JSON-LD ${type} (for the Promotions tab)`];
}
/** The layout of advertising: linked images, or many links to one domain. */
function layoutMark(content) {
    const imageCount = content.html?.images.filter((image) => !image.isTracker).length ?? 0;
    if (imageCount >= 3 && content.links.length > 0)
        return [`${imageCount} images with links`];
    const counts = new Map();
    for (const { target } of content.links) {
        const domain = registeredDomain(target.host);
        counts.set(domain, (counts.get(domain) ?? 0) + 1);
    }
    const most = Math.max(0, ...counts.values());
    return most >= 5 ? [`${most} links to one domain`] : [];
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
const transactionTypes = /^(?:Order|Invoice|ParcelDelivery|[A-Za-z]*Reservation|ConfirmAction)$/u;
/** Marks of a receipt, confirmation, statement or account notice. */
function transactionMarks(content) {
    const inSubject = transactionWords.exec(content.subject)?.[0];
    const inText = transactionWords.exec(content.visibleText)?.[0];
    const words = inSubject ?? inText;
    const type = content.html?.structuredTypes.find((name) => transactionTypes.test(name));
    return [
        ...securityMarks(content),
        ...(words === undefined ? [] : [wordMark(words, inSubject === undefined ? 'text' : 'subject')]),
        ...(transactionNumbers.test(`${content.subject}\n${content.visibleText}`)
            ? ['an order, invoice or booking number']
            : []),
        ...(type === undefined ? [] : [`JSON-LD ${type}`]),
    ];
}
/**
 * Marks of a security notice, such as a login code or a password reset.
 */
function securityMarks(content) {
    const inSubject = securityWords.exec(content.subject)?.[0];
    const words = inSubject ?? securityWords.exec(content.visibleText)?.[0];
    if (words !== undefined)
        return [wordMark(words, inSubject === undefined ? 'text' : 'subject')];
    return codeLine.test(content.visibleText) ? ['a code on a line of its own (text)'] : [];
}
function wordMark(words, place) {
    return `the words "${words.trim().toLowerCase()}" (${place})`;
}
const socialLinks = /^\s*(?:accept|reply|view profile|see (?:the )?(?:profile|comment|post|thread)|view (?:the )?(?:comment|post|thread|request)|follow back)\b/iu;
/** Marks of a notice about activity on a social network. */
function socialMarks(content) {
    const event = socialWords.exec(content.subject)?.[0];
    const fromDomain = content.message.from[0]?.domain;
    const link = content.links.find(({ text, target }) => socialLinks.test(text) &&
        fromDomain !== null &&
        fromDomain !== undefined &&
        registeredDomain(target.host) === registeredDomain(fromDomain));
    const field = content.message.headerFields.find(({ name }) => /^x-[a-z]+-notif/iu.test(name));
    return [
        ...(event === undefined ? [] : [wordMark(event, 'subject')]),
        ...(link === undefined ? [] : [`the link "${link.text.slice(0, 40)}"`]),
        ...(field === undefined ? [] : [`${field.name} (header field)`]),
    ];
}
/** Marks of a discussion list. */
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
/** Marks of automatic mail. `no-reply@` is not one, because every kind of mail uses such addresses. */
function automaticMarks(content) {
    const automatic = fieldValue(content.message, 'auto-submitted');
    return [
        ...(automatic !== null && !/^\s*no\b/iu.test(automatic) ? ['Auto-Submitted (header field)'] : []),
        ...(has(content, 'list-id') && !has(content, 'list-post') ? ['List-Id without List-Post (header fields)'] : []),
    ];
}

;// CONCATENATED MODULE: ./lib/verdict/placement/tab-rules.js
/** Chooses a Gmail tab by presend's own rules, which serve to compare versions of a template. */

/** Shown with every tab. */
const tabSource = "presend's own rules, to compare versions of a template; Gmail decides per user";
/** In order; the first rule that fires wins. */
const rules = [
    { ruleId: 'T-1', folder: 'Forums', look: (content) => whenAny(forumMarks(content)) },
    { ruleId: 'T-2a', folder: 'Social', look: lookSocial },
    { ruleId: 'T-2', folder: 'Updates', look: lookTransaction },
    { ruleId: 'T-3', folder: 'Promotions', look: lookPromotion },
    { ruleId: 'T-4', folder: 'Updates', look: lookAutomatic },
];
/**
 * Chooses the tab. Transactional mail never goes to Promotions.
 *
 * @param mailType null if the sender did not specify it; then the message alone decides
 */
function chooseTab(content, mailType) {
    for (const { ruleId, folder, look } of rules) {
        const evidence = look(content, mailType);
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
function lookTransaction(content, mailType) {
    const marks = transactionMarks(content);
    if (mailType === 'transactional')
        return whenAny(marks);
    return marks.length > 0 && countedPromotionMarks(content).length < 2 ? marks : null;
}
/** An unsubscribe link alone must not move a password reset to Promotions. */
function countedPromotionMarks(content) {
    const marks = promotionMarks(content);
    if (securityMarks(content).length === 0)
        return marks;
    const unsubscribe = unsubscribeMark(content);
    return marks.filter((mark) => !unsubscribe.includes(mark));
}
function lookPromotion(content, mailType) {
    if (mailType === 'transactional')
        return null;
    const marks = promotionMarks(content);
    return marks.length >= 2 ? marks : null;
}
function lookAutomatic(content, mailType) {
    return mailType === 'transactional' || promotionMarks(content).length === 0 ? whenAny(automaticMarks(content)) : null;
}
/** Gmail's domains, and the default seed that simulates Gmail. */
const tabbedProviders = new Set(['gmail.com', 'googlemail.com', 'google.com', 'freemail.example']);
/**
 * True for Gmail-like consumer seeds; the seed option `tabs` declares further ones. Other providers have no tabs.
 */
function hasTabs({ providerType, providerName, seedOptions, }) {
    if (providerType !== 'consumer')
        return false;
    return seedOptions.includes('tabs') || tabbedProviders.has(providerName.toLowerCase());
}

;// CONCATENATED MODULE: ./lib/verdict/place.js
/** Determines the reply or folder of a copy in three separate steps: rules, engine, tabs. */


/**
 * Finds the rule that refuses the message; null if it is accepted.
 */
function findRefusal(evaluation, facts) {
    return evaluation.firings.find((firing) => isRefusing(firing, facts)) ?? null;
}
/** The placement of a refused message, which has no folder. */
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
/** Places an accepted message by junk rules, then the spam engine, then tab rules. */
function placeAccepted(evaluation, facts, answer) {
    const spam = answer.status === 'judged' ? answer.verdict : null;
    const junk = evaluation.firings.find(({ rule }) => rule.kind === 'junk' || rule.kind === 'temporary-once') ?? null;
    const decision = junk === null ? decideByEngine(facts, answer) : decideByRule(junk);
    const firedRules = [
        ...listFirings(evaluation, junk),
        ...engineFirings(facts, answer, junk === null),
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
        ? `; a real provider replies ${rule.reply?.code} ${rule.reply?.enhancedCode} to every attempt`
        : '';
    const reason = `Spam, because ${finding.text} (rule ${rule.id}, ${rule.source}${retried})`;
    return { folder: 'Spam', reason, extraRules: [] };
}
function decideByEngine(facts, answer) {
    if (answer.status === 'failed') {
        return {
            folder: null,
            reason: `No folder, because the spam engine failed: ${answer.reason}`,
            extraRules: [],
        };
    }
    const { verdict } = answer;
    const engineText = describeEngine(verdict);
    if (answer.isSpam) {
        return {
            folder: 'Spam',
            reason: `Spam, because ${engineText} (rule ${engineRuleIds[facts.providerType]}${levelText(facts, verdict)})`,
            extraRules: [],
        };
    }
    if (!hasTabs(facts)) {
        return { folder: 'INBOX', reason: `INBOX, because no rule fired and ${engineText}`, extraRules: [] };
    }
    const tab = chooseTab(facts.content, facts.mailType);
    const seen = tab.evidence.length === 0 ? 'no mark of another tab was found' : `of ${tab.evidence.join(', ')}`;
    const reason = `${tab.folder}, because ${seen} (rule ${tab.ruleId}, ${tabSource})`;
    const text = tab.evidence.length === 0 ? seen : tab.evidence.join(', ');
    const rule = { id: tab.ruleId, text, source: tabSource, mark: 'D', reply: null, isDeciding: true };
    return { folder: tab.folder, reason, extraRules: [rule] };
}
/** The spam confidence level that Microsoft's administrators know. */
function levelText({ providerType }, verdict) {
    return providerType === 'business' ? `, SCL ${spamConfidenceLevel(verdict)} by presend's mapping` : '';
}
/** A `temporary-once` rule refuses only the first attempt, and none if there is no history. */
function isRefusing({ rule }, { history }) {
    if (rule.kind === 'refusal' || rule.kind === 'temporary')
        return true;
    if (rule.kind !== 'temporary-once')
        return false;
    return history.status === 'measured' && history.value.temporaryRefusalCount === 0;
}
function engineFirings(facts, answer, isDeciding) {
    if (answer.status === 'failed' || !answer.isSpam)
        return [];
    const spam = answer.verdict;
    const id = engineRuleIds[facts.providerType];
    return [
        {
            id,
            text: describeEngine(spam),
            source: `the engine's threshold (${spam.engine})`,
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
        ...(firing.rule.fix === undefined ? {} : { fix: firing.rule.fix }),
    }));
}
function replyCodes({ rule, finding }) {
    return finding.reply ?? rule.reply;
}
/** The reply names presend and the rule, to distinguish it from the provider's. */
function replyOf(firing) {
    const { rule, finding } = firing;
    const codes = replyCodes(firing) ?? { code: 550, enhancedCode: null };
    const origin = rule.documentedBy === null ? 'simulated' : `as documented by ${rule.documentedBy}`;
    return { ...codes, text: smtpText(`[presend rule ${rule.id}, ${origin}] ${finding.text}`) };
}
/** A reply line has at most 512 octets including code and CRLF. */
const place_maxLength = 400;
const plainForms = { '’': "'", '‘': "'", '“': '"', '”': '"', '–': '-', '…': '...' };
/** Converts `text` to one line of ASCII; characters without an ASCII form become `?`. */
function smtpText(text) {
    const plain = text
        .replaceAll(/[’‘“”–…]/gu, (character) => plainForms[character] ?? '?')
        .replaceAll(/\s+/gu, ' ')
        .replaceAll(/[^ -~]/gu, '?')
        .trim();
    return plain.length <= place_maxLength ? plain : `${plain.slice(0, place_maxLength - 3)}...`;
}

;// CONCATENATED MODULE: ./lib/verdict/content/zip-entries.js
/** Lists the files in a zip archive without unpacking it. */
const centralEntrySignature = 0x02_01_4b_50;
const endSignature = 0x06_05_4b_50;
const endLength = 22;
/** Bytes. */
const maxCommentLength = 65_535;
const zip_entries_maxEntryCount = 1000;
/** Returns at most 1,000 file names from the central directory; none if `bytes` is not a readable zip archive. */
function readZipEntries(bytes) {
    const archive = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    if (archive.length < endLength || archive.readUInt16LE(0) !== 0x4b_50)
        return [];
    const end = findEnd(archive);
    if (end === null)
        return [];
    const names = [];
    let position = archive.readUInt32LE(end + 16);
    while (names.length < zip_entries_maxEntryCount && position + 46 <= end) {
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
/** Attachments that providers block: programs, scripts, and archives that contain one. */

/** Gmail's list, support.google.com/mail/answer/6590. */
const blockedExtensions = new Set(`ade adp apk appx appxbundle bat cab chm cmd com cpl diagcab diagcfg diagpkg dll dmg ex ex_ exe hta img ins iso isp
   jar jnlp js jse lib lnk mde mjs msc msi msix msixbundle msp mst nsh pif ps1 scr sct shb sys vb vbe vbs vhd vxd wsc
   wsf wsh xll`.split(/\s+/u));
/** Office file types that can contain macros. */
const macroExtensions = new Set(['docm', 'dotm', 'xlsm', 'xltm', 'xlam', 'pptm', 'potm', 'ppam']);
/**
 * Describes the first blocked attachment: `"invoice.zip" contains "run.exe"`.
 *
 * @returns null if there is none
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
    const name = filename ?? 'unnamed';
    const extension = extensionOf(name);
    if (blockedExtensions.has(extension))
        return `"${name}" has a blocked type`;
    if (macroExtensions.has(extension))
        return `"${name}" can contain macros`;
    const inside = readZipEntries(content).find((entry) => blockedExtensions.has(extensionOf(entry)));
    return inside === undefined ? null : `"${name}" contains "${inside}"`;
}
function extensionOf(name) {
    return /\.([a-z0-9_]{1,12})\s*$/iu.exec(name)?.[1]?.toLowerCase() ?? '';
}

;// CONCATENATED MODULE: ./lib/verdict/placement/placement-rule.js
/** Placement rules: which message a provider refuses or files as spam. */
function fires(text, reply) {
    return reply === undefined ? { status: 'fires', text } : { status: 'fires', text, reply };
}
const doesNotFire = { status: 'does-not-fire' };
/** Fires with `text` if `claim` is true. */
function firesIf(claim, text) {
    return claim ? fires(text) : doesNotFire;
}

;// CONCATENATED MODULE: ./lib/verdict/placement/form-conditions.js
/** Rule conditions on the message itself, which are always measured. */



const kilobyte = 1024;
const messageTooLarge = { code: 552, enhancedCode: '5.3.4' };
/** Fires if From: is missing or repeated, has several addresses, or has no valid domain. */
function fromIsUnusable({ content: { message } }) {
    const count = fieldCount(message, 'from');
    if (count === 0)
        return fires('From: is missing');
    if (count > 1)
        return fires(`the message has ${count} From: fields`);
    if (message.from.length > 1)
        return fires(`From: has ${message.from.length} addresses`);
    const [author] = message.from;
    if (author === undefined)
        return fires('From: has no address');
    return firesIf(!isDomainName(author.domain), `From: is "${author.address}", which has no valid domain`);
}
/** The domain of the only author; null if there is none or several. */
function readableDomain(message) {
    return message.from.length === 1 ? (message.from[0]?.domain ?? null) : null;
}
function isDomainName(domain) {
    return (domain !== null &&
        domain.length <= 253 &&
        /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})$/u.test(domain));
}
/** Fires if Message-ID is missing or not of the form <left@right>. */
function messageIdIsUnusable({ content: { message } }) {
    const id = fieldValue(message, 'message-id');
    if (id === null)
        return fires('Message-ID is missing');
    return firesIf(!/^<[^\s<>@]+@[^\s<>@]+>$/u.test(id), 'Message-ID does not have the form <left@right>');
}
/** RFC 5322 §3.6: fields that may occur once. From: has its own rule. */
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
/** Fires if a field is repeated, malformed, or has characters that are not allowed. */
function headerIsMalformed(facts) {
    const { message } = facts.content;
    const twice = singleFields.find((name) => fieldCount(message, name) > 1);
    if (twice !== undefined)
        return fires(`the field ${twice} occurs ${fieldCount(message, twice)} times`);
    const [malformed] = facts.headerForm.malformedLines;
    if (malformed !== undefined)
        return fires(`the header section has a line that is not a field: "${malformed}"`);
    const date = fieldValue(message, 'date');
    if (date !== null && Number.isNaN(Date.parse(date.replace(/\([^)]*\)/gu, ''))))
        return fires('the Date field is not a date');
    const encoded = message.headerFields.find(isEncodedWhereForbidden);
    if (encoded !== undefined)
        return fires(`the field ${encoded.name} has an encoded-word where none is allowed (RFC 2047 §5)`);
    const unicode = message.headerFields.find((field) => standardFields.has(field.name.toLowerCase()) && /[^\p{ASCII}]/u.test(field.rawValue));
    // With an SMTPUTF8 address, the header section may be UTF-8 (RFC 6532).
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
/** Fires if the message, the header section or a field exceeds Gmail's limits, or an attachment has a blocked type. */
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
        return 'the message has more than 5,000 header fields';
    const long = message.headerFields.find((field) => Buffer.byteLength(field.rawValue) > limitOf(field.name.toLowerCase()));
    if (long !== undefined)
        return `the field ${long.name.slice(0, 80)} is longer than ${limitOf(long.name.toLowerCase())} bytes`;
    const longName = message.headerFields.find((field) => field.name.length > kilobyte);
    return longName === undefined ? null : 'a field name is longer than 1 KB';
}
/** Gmail's header limits (support.google.com/a/answer/14016360). */
function limitOf(name) {
    if (['to', 'cc', 'references'].includes(name))
        return Number.POSITIVE_INFINITY;
    return { subject: 998, 'message-id': 500 }[name] ?? 32 * kilobyte;
}
/** Fires if an attachment is a program or script, or an archive that contains one. */
function attachmentIsBlocked({ content }) {
    const risk = findRiskyAttachment(content.message.attachments);
    return risk === null ? doesNotFire : fires(`the attachment ${risk}`);
}

;// CONCATENATED MODULE: ./lib/verdict/placement/conditions.js
/** Shared rule conditions on authentication and the connection. */


/** Fires if DMARC fails and `policy` applies. */
function dmarcFailsWith(facts, policy) {
    const { dmarc } = facts.authentication;
    if (!dmarc.isMeasured)
        return { status: 'not-measured', reason: dmarc.detail };
    return firesIf(dmarc.result === 'fail' && dmarc.policy === policy, `DMARC failed and the domain's policy is ${policy} (_dmarc.${dmarc.policyDomain})`);
}
/** Fires if neither SPF nor DKIM passes. */
function nothingPasses({ authentication: { spf, dkim } }) {
    if (spf.isPass === true || dkim.isPass === true)
        return doesNotFire;
    const open = [spf, dkim].find((verdict) => !verdict.isMeasured);
    if (open !== undefined)
        return { status: 'not-measured', reason: open.detail };
    // An unchecked method might have passed: do not refuse permanently.
    const unchecked = [spf, dkim].find((verdict) => verdict.result === 'temperror');
    if (unchecked !== undefined)
        return { status: 'not-measured', reason: unchecked.detail };
    return fires(`neither SPF (${spf.result}) nor DKIM (${dkim.result}) passes`);
}
/** Fires if SPF is measured and does not pass. */
function spfDoesNotPass({ authentication: { spf } }) {
    if (!spf.isMeasured)
        return { status: 'not-measured', reason: spf.detail };
    // Temporary rules handle a failing name server.
    return firesIf(spf.isPass !== true && spf.result !== 'temperror', `SPF does not pass (${spf.result} for ${spf.domain})`);
}
/**
 * Fires if SPF is `fail` and DMARC does not pass. Real receivers accept mail that passes DMARC with DKIM, because every
 * forwarded message fails SPF.
 */
function spfFails({ authentication: { spf, dmarc } }) {
    if (dmarc.isPass === true)
        return doesNotFire;
    if (!spf.isMeasured)
        return { status: 'not-measured', reason: spf.detail };
    return firesIf(spf.result === 'fail', `the SPF record of ${spf.domain} ends in -all and does not list the sending address`);
}
/** Fires if DKIM is measured and does not pass. */
function dkimDoesNotPass({ authentication: { dkim } }) {
    if (!dkim.isMeasured)
        return { status: 'not-measured', reason: dkim.detail };
    const what = dkim.result === 'none'
        ? 'the message has no DKIM signature'
        : `DKIM does not pass (${dkim.result} for ${dkim.domain})`;
    return firesIf(dkim.isPass !== true && dkim.result !== 'temperror', what);
}
/** Fires if the From: domain has no DMARC record. */
function dmarcIsMissing({ authentication: { dmarc } }) {
    if (!dmarc.isMeasured)
        return { status: 'not-measured', reason: dmarc.detail };
    return firesIf(dmarc.result === 'none', `${dmarc.domain} has no DMARC record`);
}
/** Fires if SPF or DKIM passes, but not for the organization of From:. */
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
    return firesIf(passing.length > 0, `the authenticated domain (${domains}) is not aligned with the From: domain ${dmarc.domain}`);
}
/** Fires if DMARC could not be evaluated because a name server of the sender failed. */
function dmarcIsUnreadable({ authentication: { dmarc } }) {
    if (!dmarc.isMeasured)
        return { status: 'not-measured', reason: dmarc.detail };
    return firesIf(dmarc.result === 'temperror', `DMARC could not be evaluated: ${dmarc.detail}`);
}
/** Fires if SPF could not be evaluated because a name server of the sender failed. */
function spfIsUnreadable({ authentication: { spf } }) {
    if (!spf.isMeasured)
        return { status: 'not-measured', reason: spf.detail };
    return firesIf(spf.result === 'temperror', `the SPF record of ${spf.domain} could not be read because its name server failed`);
}
/** Fires if the sending address has no reverse DNS name, or none that resolves back to it. */
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
/** Fires if mail from outside shows the recipient's domain in From:. */
function showsRecipientDomain(facts) {
    const domain = readableDomain(facts.content.message);
    return firesIf(domain !== null && domain === facts.recipientDomain, `From: shows the recipient's own domain ${domain}, but the mail comes from outside`);
}
/** Returns the first finding that fires, else the first that was not measured. */
function anyFires(findings) {
    const firing = findings.find((finding) => finding.status === 'fires');
    return firing ?? findings.find((finding) => finding.status === 'not-measured') ?? doesNotFire;
}

;// CONCATENATED MODULE: ./lib/verdict/placement/business-rules.js
/** Rules of business seeds (Microsoft), in evaluation order. */



const highVolume = 'Outlook requirements for high-volume senders, version of 2025-04-30, copy of 2025-08-02';
const dmarcDefaults = 'Exchange, new DMARC policy handling defaults, 2023-07';
const noPage = "undocumented; presend's own decision";
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
        // Outlook.com also uses private blocklists of dynamic addresses, which presend cannot query.
        when: hasNoReverseName,
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
const businessRules = rows.map(complete);
function complete(row) {
    return { isBulkOnly: false, ...row };
}
/** Names Outlook.com's own code, so that senders can look it up. */
function hasNoReverseName(facts) {
    const finding = reverseDnsIsBroken(facts);
    return finding.status === 'fires' ? fires(`${finding.text} (Outlook.com: DY-001)`) : finding;
}
/** Documented for Outlook.com. Business tenants accept mail that passes DMARC. */
function missesAuthentication(facts) {
    const isOutlook = facts.seedOptions.includes('outlook.com');
    if (!isOutlook && facts.authentication.dmarc.isPass === true)
        return doesNotFire;
    return anyFires([spfDoesNotPass(facts), dkimDoesNotPass(facts), dmarcIsMissing(facts), dmarcFails(facts)]);
}
function dmarcFails({ authentication: { dmarc } }) {
    if (!dmarc.isMeasured)
        return { status: 'not-measured', reason: dmarc.detail };
    return firesIf(dmarc.result === 'fail' || dmarc.result === 'permerror', `DMARC fails: ${dmarc.detail}`);
}
/** For senders that are not bulk, which H-B1 covers. */
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
/** Rules of consumer seeds (Gmail and Yahoo), in evaluation order. */




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
    { id: 'H-C9', reply: reply(550, '5.7.25'), source: gmailCodes, mark: 'V', when: consumer_rules_hasNoReverseName },
    { id: 'H-C10', reply: reply(550, '5.7.29'), source: gmailCodes, mark: 'V', isBulkOnly: true, when: hasNoTls },
    { id: 'H-C16', reply: reply(554), source: yahooCodes, mark: 'V', documentedBy: 'Yahoo', when: domainIsMissing },
    {
        id: 'H-C3',
        reply: reply(550, '5.7.26'),
        source: `${gmailCodes}; Yahoo help SLN7253, 2014-04-16`,
        mark: 'V',
        when: (facts) => withYahooReply(facts, dmarcFailsWith(facts, 'reject')),
    },
    { id: 'H-C1', reply: reply(550, '5.7.26'), source: gmailCodes, mark: 'V', when: nothingPasses },
    { id: 'H-C2', reply: reply(550, '5.7.26'), source: gmailCodes, mark: 'V/D', when: spfFails },
    {
        id: 'H-C11',
        reply: reply(550, '5.7.24'),
        source: `${gmailCodes}; examples by presend`,
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
        source: `${gmailCodes}; number by presend`,
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
        fix: 'Add List-Unsubscribe with an https URL, List-Unsubscribe-Post: List-Unsubscribe=One-Click, and a visible unsubscribe link. If readers do not subscribe to this mail, set mail-type: transactional.',
        when: lacksUnsubscribe,
    },
];
const consumerRules = consumer_rules_rows.map(consumer_rules_complete);
function consumer_rules_complete(row) {
    return { isBulkOnly: false, kind: 'refusal', documentedBy: row.kind === 'junk' ? null : 'Gmail', ...row };
}
/** Only a note: Gmail and Yahoo require one-click unsubscribe but do not reject single messages without it. */
function lacksUnsubscribe({ content, mailType }) {
    if (!isMarketing(content, mailType))
        return doesNotFire;
    const option = unsubscribeOption(content);
    if (option === 'none')
        return fires('marketing mail has neither List-Unsubscribe nor an unsubscribe link');
    return firesIf(option === 'other', 'marketing mail has no one-click unsubscribe (RFC 8058)');
}
function consumer_rules_hasNoReverseName(facts) {
    const finding = reverseDnsIsBroken(facts);
    const isIPv6 = facts.measuredAddress.status === 'measured' && facts.measuredAddress.value.includes(':');
    return finding.status === 'fires' && isIPv6 ? fires(finding.text, reply(550, '5.7.1')) : finding;
}
function hasNoTls({ isTls }) {
    return isTls.status === 'not-measured' ? isTls : firesIf(!isTls.value, 'the connection was not encrypted (TLS)');
}
/** Yahoo has its own reply for a DMARC reject policy. */
function withYahooReply(facts, finding) {
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
        return fires(`the DNS query for the ${where} domain ${domain} failed`, reply(451));
    return firesIf(existence.value === 'missing', `the ${where} domain ${domain} does not exist`);
}
function spfIsSuspicious({ authentication: { spf } }) {
    if (!spf.isMeasured)
        return { status: 'not-measured', reason: spf.detail };
    const terms = spf.record?.toLowerCase().split(/\s+/u) ?? [];
    const suspicious = terms.find((term) => /^\+?all$/u.test(term) || /^[+?~-]?ip[46]:[^/]+\/[0-7]$/u.test(term));
    return firesIf(suspicious !== undefined, `the SPF record of ${spf.domain} lets nearly anyone send ("${suspicious}")`);
}
function isSecondCopy({ history }) {
    if (history.status === 'not-measured')
        return history;
    return firesIf(history.value.acceptedCopyCount > 0, 'this mailbox already has a message with the same Message-ID');
}

;// CONCATENATED MODULE: ./lib/verdict/placement/protected-rules.js
/** Rules of protected seeds (behind a gateway), from the defaults and advice that vendors document. */




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
        source: 'every gateway blocks programs; the list differs',
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
    { id: 'J-P3', kind: 'junk', reply: null, documentedBy: null, source: proofpoint, mark: 'D', when: hasBadHostName },
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
const protectedRules = protected_rules_rows.map(protected_rules_complete);
function protected_rules_complete(row) {
    return { isBulkOnly: false, ...row };
}
function isFirstContact({ seedOptions, history }) {
    if (!seedOptions.includes('greylist'))
        return doesNotFire;
    if (history.status === 'not-measured')
        return history;
    return firesIf(history.value.temporaryRefusalCount === 0, 'this is the first attempt, and the gateway uses greylisting');
}
function hasBadHostName(facts) {
    const reverse = reverseDnsIsBroken(facts);
    if (reverse.status === 'fires')
        return reverse;
    const helo = facts.heloName;
    if (helo.status === 'not-measured')
        return reverse.status === 'not-measured' ? reverse : helo;
    const isFull = /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9-]{2,}$/iu.test(helo.value);
    return isFull ? reverse : fires(`the EHLO name "${helo.value}" is not a full host name`);
}
function isHeldBulk({ seedOptions, content, mailType }) {
    if (!seedOptions.includes('hold-bulk'))
        return doesNotFire;
    return firesIf(isMarketing(content, mailType), 'it is marketing mail, and this gateway holds bulk mail');
}

;// CONCATENATED MODULE: ./lib/verdict/placement/evaluate-rules.js
/** Evaluates the placement rules of a seed. */



/** The rules of each provider type in evaluation order. */
const placementRules = {
    consumer: consumerRules,
    business: businessRules,
    protected: protectedRules,
};
/** Evaluates all rules of the seed's provider type. Skips disabled rules, and bulk-only rules for other senders. */
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
        return 'the rule is disabled';
    if (rule.isBulkOnly && facts.senderClass !== 'bulk')
        return 'the rule applies to bulk senders only';
    return null;
}

// EXTERNAL MODULE: external "node:url"
var external_node_url_ = __webpack_require__(73136);
// EXTERNAL MODULE: ./lib/world/ip-address.js
var ip_address = __webpack_require__(49406);
;// CONCATENATED MODULE: ./lib/verdict/header-form.js
/** Checks the bytes of the header section: parsers skip or repair what receivers reject. */

/** Exceeds every provider's limit. */
const maxReadBytes = 1024 * 1024;
/** Reads the header section of a message with CRLF or LF line endings. */
function readHeaderForm(bytes) {
    const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const sizeBytes = (0,header_limits/* endOfHeaderSection */.R_)(bytes);
    // latin1 maps each byte to one character.
    const lines = buffer.subarray(0, Math.min(sizeBytes, maxReadBytes)).toString('latin1').split(/\r?\n/u);
    const malformedLines = [];
    let fieldCount = 0;
    for (const line of lines) {
        if (isField(line))
            fieldCount += 1;
        // The first line cannot be a continuation.
        else if (line !== '' && !(fieldCount > 0 && isContinuation(line)))
            malformedLines.push(line.trim().slice(0, 80));
    }
    return { malformedLines: malformedLines.slice(0, 10), sizeBytes, fieldCount };
}
/** RFC 5322 §2.2: printable ASCII except the colon; §4.5.3 allows spaces before the colon. */
function isField(line) {
    return /^[!-9;-~]+[ \t]*:/u.test(line);
}
function isContinuation(line) {
    return line.startsWith(' ') || line.startsWith('\t');
}

;// CONCATENATED MODULE: ./lib/verdict/placement/facts.js
/** The facts that placement rules read. A fact that was not measured has a reason, and no rule guesses its value. */
function facts_measured(value) {
    return { status: 'measured', value };
}
function facts_notMeasured(reason) {
    return { status: 'not-measured', reason };
}
/** A fact that can be measured once DNS is available again. */
function facts_leftOpen(reason) {
    return { status: 'not-measured', reason, isOpen: true };
}

;// CONCATENATED MODULE: ./lib/verdict/placement/network-facts.js
/** DNS facts about the sending address and the sender's domains. */



/** The limit of RFC 7208 §4.6.4. */
const maxNameCount = 10;
/** Queries DNS for the facts that the rules on the sending address and domains need. */
async function measureNetwork(input, dns, signal) {
    const { measuredAddress, envelopeSenderDomain, authorDomain } = input;
    if (measuredAddress === null) {
        const open = facts_notMeasured('the sending address is unknown (set sending-ip)');
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
        return facts_notMeasured(`"${address}" is not an IP address`);
    if ((0,ip_address/* isLoopbackAddress */.Ow)(address))
        return facts_notMeasured('a loopback address has no public DNS name');
    // A zone file of the sender's domain rarely includes the reverse zone, which belongs to the address's operator.
    if ((await dns.covers?.(name)) === false)
        return facts_notMeasured('the zone file has no reverse zone');
    const { answer, brokenDns } = await resolveWithRetry({ dns, name, type: 'PTR' }, signal);
    if (brokenDns !== null)
        return facts_leftOpen(`reverse DNS query failed (${brokenDns})`);
    if (answer.status === 'servfail')
        return facts_notMeasured(`reverse DNS query failed (${answer.reason})`);
    if (answer.status !== 'found')
        return facts_measured({ names: [], isForwardConfirmed: false });
    const names = answer.records.slice(0, maxNameCount);
    const type = name.endsWith('.ip6.arpa') ? 'AAAA' : 'A';
    const looks = await Promise.all(names.map(async (host) => await resolveWithRetry({ dns, name: host, type }, signal)));
    if (looks.some((look) => isAddressAmong(look.answer, address)))
        return facts_measured({ names, isForwardConfirmed: true });
    const broken = looks.find((look) => look.brokenDns !== null);
    if (broken !== undefined)
        return facts_leftOpen(`forward confirmation of reverse DNS failed (${broken.brokenDns})`);
    const failed = looks.find((look) => look.answer.status === 'servfail')?.answer;
    if (failed?.status === 'servfail')
        return facts_notMeasured(`forward confirmation of reverse DNS failed (${failed.reason})`);
    return facts_measured({ names, isForwardConfirmed: false });
}
function isAddressAmong(answer, address) {
    return answer.status === 'found' && answer.records.some((record) => (0,ip_address/* isSameAddress */.Lb)(record, address));
}
async function measureExistence(domain, dns, signal) {
    if (domain === null)
        return facts_notMeasured('no domain to query');
    const { answer, brokenDns } = await resolveWithRetry({ dns, name: domain, type: 'SOA' }, signal);
    if (brokenDns !== null)
        return facts_leftOpen(`DNS query failed (${brokenDns})`);
    // A name below a zone apex exists without an SOA record of its own.
    if (answer.status === 'found' || answer.status === 'nodata')
        return facts_measured('exists');
    return facts_measured(answer.status === 'nxdomain' ? 'missing' : 'unanswered');
}
/** The reverse DNS name of an address (RFC 1035 §3.5, RFC 3596 §2.5); null if `text` is not an address. */
function reverseName(text) {
    const bytes = (0,ip_address/* addressBytes */.AS)((0,ip_address/* canonicalAddress */.Z5)(text) ?? '');
    if (bytes === null)
        return null;
    if (bytes.length === 4)
        return `${bytes.toReversed().join('.')}.in-addr.arpa`;
    return `${Buffer.from(bytes).toString('hex').split('').toReversed().join('.')}.ip6.arpa`;
}

;// CONCATENATED MODULE: ./lib/verdict/placement/gather-facts.js
/** Collects the facts that the placement rules read. */





/** Gathers the facts about one copy. DNS is queried only when the sending address is known. */
async function gatherFacts(copy, dns, signal) {
    const { input, authentication, content } = copy;
    const { seed, envelope, measuredAddress } = input;
    const envelopeSenderDomain = gather_facts_domainOf(envelope.sender);
    const authorDomain = content.message.from[0]?.domain ?? null;
    const network = await measureNetwork({ measuredAddress, envelopeSenderDomain, authorDomain }, dns, signal);
    return {
        ...network,
        providerType: seed.providerType,
        providerName: seed.providerName,
        seedOptions: seed.options ?? [],
        senderClass: input.senderClass,
        mailType: input.mailType ?? null,
        recipientDomain: gather_facts_domainOf(seed.address) ?? '',
        envelopeSenderDomain,
        hasUnicodeAddress: /[^\p{ASCII}]/u.test(`${envelope.sender}${envelope.recipient}`),
        authentication,
        content,
        headerForm: readHeaderForm(input.bytes),
        measuredAddress: measuredAddress === null
            ? facts_notMeasured('the sending address is unknown (set sending-ip)')
            : facts_measured(measuredAddress),
        isTls: measureTls(input),
        heloName: measureHelo(input),
        history: input.history === undefined ? facts_notMeasured('the receiver keeps no history') : facts_measured(input.history),
    };
}
const notTheSender = 'the connection did not come from the real sending server';
/** False if `sending-ip` declares another server: EHLO name and TLS of this connection then prove nothing. */
function isRealClient({ client, measuredAddress }) {
    return measuredAddress !== null && (0,ip_address/* isSameAddress */.Lb)(client.address, measuredAddress);
}
/** Local connections rarely use TLS or a public EHLO name, so they say nothing about real deliveries. */
const sameMachine = 'the connection came from this machine, not over the network';
function measureHelo(input) {
    if (!isRealClient(input))
        return facts_notMeasured(notTheSender);
    return (0,ip_address/* isLoopbackAddress */.Ow)(input.client.address) ? facts_notMeasured(sameMachine) : facts_measured(input.client.heloName);
}
function measureTls(input) {
    if (!isRealClient(input))
        return facts_notMeasured(notTheSender);
    if ((0,ip_address/* isLoopbackAddress */.Ow)(input.client.address) && !input.client.isTls)
        return facts_notMeasured(sameMachine);
    if (input.client.isTlsOffered !== true && !input.client.isTls)
        return facts_notMeasured('the receiver offers no STARTTLS');
    return facts_measured(input.client.isTls);
}
/** The domain of an address as lower-case A-labels; null for the null reverse-path. */
function gather_facts_domainOf(address) {
    const at = address?.lastIndexOf('@') ?? -1;
    if (address === null || at < 0)
        return null;
    return (0,external_node_url_.domainToASCII)(address.slice(at + 1).toLowerCase()) || null;
}

;// CONCATENATED MODULE: ./lib/verdict/judge.js
/** Judges a received copy. */






/**
 * Judges one copy: authentication, refusals, junk rules, spam engine, tab. The engine does not get refused copies. If it
 * fails, `folder` is null.
 *
 * @throws only the signal's reason
 */
async function judgeMessage(input, ports, signal) {
    signal.throwIfAborted();
    const content = await readCopy(input.bytes, ports);
    const { message } = content;
    const authentication = await verifyAuthentication({ ...input, message, envelopeSender: input.envelope.sender, heloName: input.client.heloName }, ports, signal);
    const mayDefer = input.whenDnsFails === 'undecided';
    const open = mayDefer ? findUnavailable(authentication) : null;
    if (open !== null)
        return { ...authentication, ...defer(open) };
    const facts = await gatherFacts({ input, authentication, content }, ports.dns, signal);
    const openFact = mayDefer ? findUnavailableFact(facts) : null;
    if (openFact !== null)
        return { ...authentication, ...defer(openFact) };
    const evaluation = evaluateRules(facts, input.disabledRules ?? []);
    const refusal = findRefusal(evaluation, facts);
    if (refusal !== null)
        return { ...authentication, ...placeRefused(evaluation, refusal) };
    const answer = await askEngine(ports.spamFilter, { ...input, content }, signal);
    const placement = placeAccepted(evaluation, facts, answer);
    return { ...authentication, ...placement, reason: noteShortening(placement.reason, message) };
}
async function readCopy(bytes, { bodies }) {
    return bodies === undefined ? readContent(await (0,parse_message/* parseMessage */.v)(bytes)) : await bodies.read(bytes);
}
function noteShortening(reason, { shortening }) {
    return shortening === undefined ? reason : `${reason}; ${shortening}`;
}
function findUnavailable({ spf, dkim, dmarc }) {
    return [spf, dkim, dmarc].find((verdict) => verdict.isOpen === true)?.detail ?? null;
}
function findUnavailableFact({ reverseDns, envelopeSenderExistence, authorDomainExistence, }) {
    const facts = [reverseDns, envelopeSenderExistence, authorDomainExistence];
    const open = facts.find((fact) => fact.status === 'not-measured' && fact.isOpen === true);
    return open?.status === 'not-measured' ? open.reason : null;
}
/** Real receivers defer a message while DNS is unavailable. */
function defer(detail) {
    const reason = `No folder, because DNS is unavailable: ${detail}`;
    return { reply: null, folder: null, reason, spam: null, firedRules: [], skippedRules: [] };
}
/** An engine that throws counts as failed. */
async function askEngine(engine, input, signal) {
    try {
        return withVersion(await engine.judge(input, signal), engine.version);
    }
    catch (error) {
        signal.throwIfAborted();
        return { status: 'failed', reason: error instanceof Error ? error.message : 'unknown error' };
    }
}
/** Records the version of the engine's rules. */
function withVersion(answer, version) {
    if (answer.status === 'failed' || version === null || answer.verdict.version !== undefined)
        return answer;
    return { ...answer, verdict: { ...answer.verdict, version } };
}

;// CONCATENATED MODULE: ./lib/verdict/spam/built-in/neutral-words.js
/**
 * Function words, and names of companies and devices. They have weights, but reports do not show them because they do
 * not help an author.
 */
const functionWords = `
a about above after again all also am an and any are around as at away back be because been before being below between both but by can can't cannot could
did didn't do does doesn't doing don't done down during each either else enough ever every few for from further get gets getting give go goes going gone got had has have haven't having he her here
hers him himself his how however i i'd i'll i'm i've if in into is isn't it it's its itself just keep let let's like made make makes making many may maybe me might mine more most much must my
myself near need never next no none nor not now of off often on once one only onto or other others our ours out over own per please put rather really said same say says see seen shall she should
since so some soon still such take taken takes than that that's the their them then there there's these they they're thing things this those though through to together too toward under until
up upon us use used uses using very via want wants was wasn't way we we'd we'll we're we've well were what what's when where whether which while who whole whom whose why will with within without won't
would yes yet you you'd you'll you're you've your yours yourself
aber alle allem allen aller alles als also am an auch auf aus bei beim bin bis bist da dabei dadurch damit dann das dass dein deine deinem deinen deiner dem den denn der des dich die dies diese diesem diesen
dieser dieses dir doch dort du durch ein eine einem einen einer eines er es etwas euch euer eure für gegen hab habe haben hat hatte hier hin ich ihm ihn ihnen ihr ihre ihrem ihren ihrer im in ins ist ja
jede jedem jeden jeder jedes jetzt kann kein keine können könnte mal man mehr mein meine mich mir mit muss müssen nach nicht nichts noch nun nur ob oder ohne schon sehr sein seine sich sie sind so sollte
sondern über um und uns unser unsere unter viel vom von vor war waren was weil wenn wer werden wie wieder wir wird wo wollen wurde würde zu zum zur zwischen
à afin ai alors après au aucun aujourd'hui aussi autre autres aux avant avec avez avoir avons c'est car ce cela ces cet cette ceux chaque chez comme comment d'un d'une dans de depuis des donc du elle elles
en encore entre est et été être eu eux faire fait il ils j'ai je jusqu'à l'on la là le les leur leurs lors lui ma mais me même mes moi mon ne ni nos notre nous n'est on ont ou où par parce pas pendant
peu peut plus pour pourquoi qu'il qu'un qu'une quand que quel quelle qui quoi s'il sa sans se selon ses si soit son sont sous sur ta te tes toi ton tous tout toute toutes très tu un une vers voici voir vos votre vous y
al algo aquí así aún aunque cada como con cuál cuando de del desde donde dos el él ella ellas ellos en entre era es esa ese eso esta está están estas este esto estos fue ha había hace hacia han hasta hay hemos
hoy la las le les lo los más me mi mis muy nada ni no nos nosotros o os otra otro para pero poco por porque pues qué que quien quién se sea según ser si sí sido sin sobre solo sólo son su sus también tan tanto te
tener ti tiene tienen todas todo todos tu tú tus un una uno unos usted ustedes vez y ya yo
abbiamo ad agli ai al alla alle allo anche ancora avere c'è che chi ci ciò col come con così cosa da dagli dai dal dalla dalle degli dei del dell della delle dello di dopo dove e è ed era essere fa fino fra gli ha hai
hanno ho i il in io l la le lei li lo loro lui ma mi mia mio molto ne nei nel nell nella nelle no noi non nostro o ogni oggi per perché più poi prima può qualcosa quale quando quello questa queste questi questo qui se sei
senza si sì sia siamo solo sono sta su sua sue sul sulla suo te ti tra tu tua tue tuo tutti tutto un una uno vi voi vostro
ao aos às até com como da das de dela dele depois do dos e é ela elas ele eles em entre era essa esse esta está estão este eu foi há isso isto já lhe mais mas me mesmo meu minha muito na não nas nem no nos nós nosso num
numa o os ou para pela pelo pelos por porque qual quando que quem são se sem ser será seu seus só sobre sua suas também te tem têm teu tinha toda todo todos tu tua um uma uns você vocês
aan af al alle alleen als altijd andere bij binnen dan dat de deze die dit doen door dus een eens elke en er geen haar had heb hebben hebt heeft het hier hij hoe hun ik in is ja je jij jou jouw kan kun kunnen kunt maar
maken me meer men met mij mijn moet moeten na naar niet niets nog nu of om omdat onder ons onze ook op over te tegen terwijl toch toen tot u uit uw van vanaf veel via voor waar wat we wel werd wie wij wil word worden wordt zal
ze zelf zich zij zijn zo zonder zou
a aby ale albo ani bardzo bez bo by być był była było były bym być ci co czy dla do gdy gdzie go i ich ile im ja jak jako je jego jej jest jeszcze jeśli już kiedy kto która które który ma mają mamy masz może możesz mi mnie
moja mój mu my na nad nam nas nasz nasze nie niego nią niż o od on ona one oni oraz po pod ponieważ przed przez przy są się swoje swój ta tak także tam te tego tej ten też to tu twoje twój ty tych tylko tym u w we więc
wszystkie wszystko wy z za ze że żeby
att av de den denna det detta dig din du efter eller en ett från för hade han har hit hon hur här i ifrån igen in inför ingen innan inom inte jag kan kommer man med men mer mig min mot ni nu när någon något och om oss på sin
ska som så till under upp ur ut utan var vara vi vid vill är
bir bu da daha de değil en gibi için ile ise kadar ki mi ne o olan olarak sen siz size sizin şu ve veya ya çok her ben biz şimdi
и в во не что он на я с со как а то все она так его но да ты к у же вы за бы по только её мне было вот от меня ещё нет о из ему теперь когда даже ну если уже или ни быть был него до вас вам ваш ваша ваши ваше мы это для чтобы при под
`;
const names = `
adobe airbnb amazon amex android apple azure bing booking chrome cisco coinbase dell dhl discord docusign dropbox ebay edge excel facebook fedex firefox github gmail google hermes hotmail icloud instagram intuit ios ipad
iphone linkedin linux mac mastercard metamask microsoft netflix norton office onedrive outlook paypal pdf pinterest quickbooks revolut samsung sharepoint shopify signal skype slack spotify steam stripe teams telegram tiktok
trezor twitter uber ups usps venmo visa vodafone walmart wechat whatsapp windows word yahoo youtube zoom
`;
function wordsOf(list) {
    return new Set(list.trim().split(/\s+/u));
}
const functionWordSet = wordsOf(functionWords);
const nameSet = wordsOf(names);
/** True if every word of `feature` is a function word or a name. */
function isNeutral(feature) {
    return feature.split(' ').every((word) => functionWordSet.has(word) || nameSet.has(word));
}

;// CONCATENATED MODULE: ./lib/verdict/spam/built-in/word-features.js
/** Splits a text into the features of the word table: distinct words and pairs of adjacent words. */
/** URLs and email addresses have their own rules; in the table they would only identify training mail. */
const addressPattern = /https?:\/\/\S+|\S+@\S+\.\S+|\bwww\.\S+/gu;
/** Chinese and Japanese have no spaces: pairs of characters replace words. */
const tokenPattern = /(?<sum>[$€£¥₽] ?\d[\d.,]*|\d[\d.,]* ?(?:[$€£¥₽]|(?:usd|eur|euros?|dollars?|pounds|gbp|zł|руб|tl|円|元)(?!\p{L})))|(?<percent>\d[\d.,]* ?%|%\d+)|(?<number>[\p{L}\d]*\d[\p{L}\d.,]*)|(?<joined>[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+)|(?<word>[\p{L}\p{M}]+(?:'\p{L}+)*)/gu;
const maxWordLength = 24;
/** The stem of a longer word covers its forms: suspend, suspended, suspension. */
const stemLength = 6;
/**
 * The distinct features of `words` as prepared by `readEvidence`: words, stems of long words (`suspen~`),
 * `first second` pairs, and placeholders for amounts and other numbers (`#sum`, `#percent`, `#number`).
 */
function readWordFeatures(words) {
    const features = new Set();
    let previous = '';
    for (const { groups = {} } of words.replaceAll(addressPattern, ' ').matchAll(tokenPattern)) {
        if (groups['joined'] !== undefined) {
            addCharacterPairs(features, groups['joined']);
            previous = '';
            continue;
        }
        const token = groups['word']?.slice(0, maxWordLength) ?? markOf(groups);
        features.add(token);
        if (groups['word'] !== undefined && token.length > stemLength)
            features.add(`${token.slice(0, stemLength)}~`);
        if (previous !== '')
            features.add(`${previous} ${token}`);
        previous = token;
    }
    return features;
}
function markOf(groups) {
    if (groups['sum'] !== undefined)
        return '#sum';
    return groups['percent'] === undefined ? '#number' : '#percent';
}
function addCharacterPairs(features, text) {
    const characters = Array.from(text);
    for (const [index, character] of characters.entries()) {
        const next = characters[index + 1];
        if (next !== undefined)
            features.add(character + next);
    }
}

;// CONCATENATED MODULE: ./lib/verdict/spam/built-in/word-table.json
const word_table_namespaceObject = /*#__PURE__*/JSON.parse('{"bias":-20,"lines":["105:bitcoi~","99:bitcoin","92:#number hours","91:whatsa~","89:whatsapp","83:account in","80:your #sum","79:bonus,será","78:iphone","77:kindly","76:hours,wallet","74:activation,out,privat~,secure,your name","73:google,see if","72:#sum in,file,instan~","71:casino","70:#number more,around,aujourd\'hui,aujour~,private,trick","69:and,crypto,guaran~,hoy,legal,to cancel,valida~","68:failure,failur~,laugh,my,plain","67:accepted,cents,confir~,give you,pague,pictures","66:calls,met uw,put in","65:at #sum,mail and,no one,telegr~","64:factory,factor~,failure to,formul~,natura~,scratc~","63:attent~,box,claim,confirm where,funds,harder,not you,protec~,taken,the attached","62:#sum left,and password,btc,can only,card so,over #number,password to,paypal,telegram","61:secret,unread","60:ceo,discre~,enable,hii,i\'m,microsoft,micros~,no doctor,please see,price,risk,settle,shop and,to renew,uw,your file","59:accept~,betaal,every,hours and,our secure,pending,pendin~,pictur~,placed,them to,urgent~,wallets","58:a #sum,amount,an app,and can\'t,before the,before they,enter your,for those,govern~,konto wird,postage,postag~","57:beantw~,confirm,contact the,contac~,e mails,held,it before,manage~,medica~,qualif~,seo,tried to,user,with your,your item,your site","56:#number btc,#number left,detected,einer,for any,good day,konden,lose access,opgeschort,opgesc~,opzegging,pagar,program,retired,the amount,verwerken,verwer~,you are","55:and send,clients,dieta,direct,do you,heute,little,millio~,number and,sms,today to,verifizieren,you back,you think","54:#number cents,#sum,agora,destroyed,destro~,gold,guaranteed,i quote,log,old account,prove,receive,saw,stopped,stoppe~,toll free","53:#number contacts,because your,contacts,for my,free #number,get in,hello,hours a,i need,incomp~,instant,lucky,manager,need you,not interested,on us,protected,put,qualify,reveals,reveal~,rich,réglez,su correo,threw,videos,write me,yours","52:#number kilos,#number only,and mail,betalen,betale~,department,deposit,dernie~,expira~,fax,future,get #number,in bitcoin,in with,interested,kilos,make this,natural,news is,on top,outstanding,outsta~,password #number,premio,riceve~,saque,scratch,seen,steam,supermarket,superm~,system,tap,today,tried,unless,validate,went from,wins","51:#number copies,#number within,cancelada,claim your,client,client~,confid~,date and,dispositivo,doing,every client,fill,firms,geachte klant,guest,limite,name,ohne,out and,processar,rispondi,scanned,scanne~,senha para,sir,someone tried,thousands,type your,und,urgente,zapłać","50:a #number,and log,and receive,and watch,annars,authenticate,authorized,back guarantee,camera,credit is,furious,furiou~,garant~,i send,inbox is,incoming,incomi~,inom,jackpot,jackpo~,keep using,million,netflix,netfli~,no questions,once to,overdue,overdu~,paperwork,paperw~,pill,quelques,reward,verrà,your wallet,your website","49:channe~,china,commis~,conta será,correct,enter,erstat~,god,intro,log in,on hold,pics,reimbursed,reimbu~,restit~,shopper,shoppe~,the updated,today you,using the,we can,you only,your access,your customers,zoll","48:animated,animat~,approved for,attention,changed my,commission,conversions,dernier,do this,explainer,going,government,ją,lapses,or your,ready to,running out,seconds,spy,title,user your,using a,we detected,you confirm","47:#number seconds,age,ahora,and card,boas,bônus,cadeau~,cancel and,channels,coinbase,coinba~,compan~,confirm the,congratulazioni,deposi~,expiration,facili~,geek,girl,hello i,hold,investment,jogue,only after,posts,proces~,reply,retain,rodadas,rodada~,shipping,shippi~,to prove,vindas,watches,watche~,we found,we guarantee","46:activi~,and confirm,and free,assist~,be,be lost,before it,belly,bloqué~,bulk,caixa,caller,cheia,client number,confirms,current,curren~,customer your,field,have one,hope,inbox,ladies,life,link and,low,me what,medical,mensagens,mobile and,no credit,paga,payday,pc,period,publis~,returned,send #sum,software,softwa~,strang~,urgent,view the,voice,wanna,we stopped,wegen,with box,ödeyin,иначе,часов иначе","45:#number godzin,a retired,activity on,and pin,backlinks,backli~,baldness,baldne~,bank and,behalten,behalt~,cancellato,cher,clerk,dermatologists,dermat~,doctor~,elaborare,elabor~,facebook,facebo~,godzin,hai,have an,heads,heute noch,info,job,latest,login,missed a,my dear,notified,oh,on whatsapp,only,organization,pause,pay #number,payments to,power,profits,qty,reach,regrow,scaduto,scadut~,session,sofort,the right,thick,to an,to unlock,toolbox,toolbo~,turned,use your,users must,utilis~,vehicl~,verifiziert,you missed,you that,your family,zu behalten","44:#number you\'ve,about to,anulowania,anulow~,are paid,assistant,by tomorrow,card number,compet~,confidencial,deal,diskre~,distri~,drove,elimin~,email was,extended,extend~,extension,extens~,girls,hands,heures,i\'ll,is going,is paid,je vous,kann,la carta,les frais,mantener,milion~,misma,must go,nome,numbers and,ou,over,payer,perder~,perderá,przetworzyć,przetw~,receive it,recent,refused,refuse~,registry,settle the,single,subskrypcja,subskr~,surcharge,surcha~,theirs,ticker,to and,unas,unikną~,uniknąć,verloopt,verloo~,viagra,web,your device,zawieszona,zawies~","43:#sum will,#sum в,aanvragen,adjustment,adjust~,alte,anterior,anteri~,auditoría,bad credit,beleg,bienvenida,bono,cambiado,can i,casella,casell~,close your,confirmadas,damen,detect~,disabled,envíen,facility,facturas,fill in,giros,hacker~,herren,horas,i saw,include,industry,indust~,juegue,justificante,justif~,licens~,like yours,mailbo~,migrated,naked,not reply,odbierz,odbier~,order today,paguen,pendientes,piena,posta,quickly,quickl~,rechnungen,send,sicher~,spazio,the trick,this to,to buy,todas,toll,unclaimed,unclai~,verifizierte,verwendet,verwen~,vorschriften,vorsch~,we put,wiederherstellungsphrase,wieder~,will be,will send,work email,world,wörtern,wörter~,you opened,your work,без","42:#number ore,#sum et,amazon,apple,call #number,cancer,cash for,chat,cpf,cv,dear sir,distribution,drop,during,excessive,excess~,feel,following up,from home,from my,garder,geehrter kunde,gelöscht,gelösc~,guarantee,hackers,htm,incompleta,invent,kit,lamp,left,license,made a,man,mando,mobile,multifunction,multif~,must,my free,ore,peace,porno,profil~,prompt,protect,protect your,restituito,social,stuur,toolboxes,trademark,tradem~,utente,verdachte,verdac~,voll,warms,you qualify,you take,último,оплати~,оплатите","41:#number free,am a,aspetta,attente,beantworten,bellen,bonifico,bonifi~,coins,contrario,credit check,de #number,depósito,depósi~,dirlo,dispute,disput~,done,en attente,eseguire,esegui~,esselunga,esselu~,family,form,german,gets,gewinn,gewinner,gewinn~,had to,have your,i,immediately,immedi~,information,instantly,is off,is overdue,kontodaten,kontod~,kunde,lbs,mail me,mailbox,movies,nur,of my,oggi,ora,overboeking,overbo~,parlare,parlar~,pochi,podejr~,praat,riservato,secured,secure~,sells,sender,server,sistema,specia~,spins,spoedbetaling,spoedb~,stopped a,to have,usdt,vehicle,vergadering,vergad~,vertrouwelijke,vertro~,vincitore,vincit~,voglio,we give,weight loss,your ad,zit,zustel~","40:a bonus,a nurse,address and,ai,authorize,avec vos,begleichen,beglei~,benefi~,betala,blocca~,bloque~,by confirming,cancel~,charges,cheque,company,compte sera,confirming,deadli~,della carta,depot,dispatched,dispat~,einfuhrbetrag,einfuh~,eliminate,entering,enteri~,et,experiência,following,follow~,fund,gambling,gambli~,good morning,has expired,hook,hook up,hängt,judici~,knee,l\'annulation,l\'annu~,levereras,max,n\'a,n\'a pas,name came,name is,night in,now,nurse,officer,office~,painkillers,painki~,perdrez,perdre~,permanent,professional,profes~,pyramid,pyrami~,quedan,recipient,recipi~,ricevi,russia,same weight,second~,sem experiência,shein,skickas,stop the,straight,straig~,subito,this is,tillbaka,tillba~,to #sum,to receive,traffic,traffi~,tullavgiften,tullav~,und ohne,usuario,usuari~,vernichten,vernic~,vision,void,väntar,wallet~,watch,weiterleiten,women,worldwide,worldw~,éviter","39:a man,account hello,alleen,astuce,at night,be removed,beantwoord,benefit,bored,brand,buy the,cannot be,capsules,capsul~,confirm your,consultation,continuer,correi~,country,countr~,credentials,creden~,d\'envoi,d\'envo~,deadlines,demand,deserve,deserv~,dropped,droppe~,ebay,entitled,entitl~,erreic~,exposed,expose~,formulaire,gefeliciteerd,gefeli~,gratis,hasłem,hemen,hits,hub,insiders,inside~,klant,klicken,klicken sie,klicke~,loved,loyalty program,mystery,myster~,natychmiast,natych~,online casino,organi~,our loyalty,packages,password of,perdez,prijs,przeciwnym,przeci~,quote,records,redesign,redesi~,remplir,remplissez,rempli~,resgatar,resgat~,routing,régime,sales,sans,sarà,sign up,soy,stuck,supplies,tarjeta para,traveling,unless you,wartet,year of,your zip,zip,zip code,zostało,ваша","38:aangekomen,aangek~,about you,acceso,agencies,agenci~,anonima,anonim~,aside,been,bereikt,bereik~,bezel,bloquée,by itself,by our,cashback,cashba~,casinò,ceramic,cerami~,chili,darmowych,dati,depozytu,depozy~,details and,dimagrire,dimagr~,director,donatie,dépôt,eerlijk,eerlij~,et votre,finds,follow the,for each,gioca,giri,grab,graj,ihrer,into,is about,j\'ai,karten,kasynie,kasyni~,licence,limiet,mailings,miljoen,miljoe~,my name,my program,naam,name address,naturale,necesito,negati~,no,no cost,obtenir,obteni~,our fraud,pay a,perdi,persoon,police,postnl,powitalny,powita~,preview,previe~,provide,qualifies,redelivery,redeli~,retour,right now,sites,skeptical,skepti~,speedmaster,speedm~,speel,spiny,spinów,storting,storti~,suite,te voorkomen,telefoonnummer,tester,testers,tester~,tied,to process,transfer of,trucco,uitbetaald,uitbet~,um das,up,veilige,veilig~,verwijderd,verwij~,vinci,vol,voorkomen,voorko~,want you,weduwe,welkomstbonus,welkom~,work,you must,your licence,zegene,zieke,zurück,à un,бонус,вывод,депози~,депозита,играй,казино,мгнове~,мгновенный,онлайн,фриспи~,фриспинов","37:#sum en,a check,a web,absender,absend~,accounts,amende,and earn,and get,and left,anfordern,anford~,anspruch,anspru~,auszahlen,bancaires,berechnung,billions,billio~,bills,bloqueada,but i,can\'t be,chronopost,chrono~,compliance,compli~,confirmée,contesta,coordonnées,coordonnées bancaires,coordo~,cryptogramme,crypto~,d\'expiration,d\'expi~,darf,deposited,devolvido,devolv~,discreet,doctors,enhorabuena,enhora~,envoyer,eres,erstattung,escríb~,espera,essayé,formular,füllen,ganador,ganado~,gifts,halves,hole,incomplète,inform,inmediato,inmedi~,is done,is protected,it\'s a,l\'adresse,l\'adre~,letzten,libera~,lieferung,llévate,llévat~,low monthly,meant,men,mercadona,message from,microsoft #number,niemandem,not confirmed,not make,of your,on google,once,opérat~,owner,pay,payee,payez,phone and,pocos,prosecuted,prosec~,receive payments,regalo,renew,reprogrammer,reprog~,retire~,reveal,review,réexpédition,réexpé~,scratched,secure my,seguridad,seguri~,shows,soulmate,soulma~,steuererstattung,such,supera~,suspendu,telefono,teraz,than a,the check,the secure,the system,thousands of,valide,verfällt,verfäl~,versandkosten,vertrauliche,violat~,webseite,websei~,wird das","36:#number our,a professional,abnehmen,abnehm~,aktuelle,aktuel~,aldi,and when,any amount,as soon,associates,audit,automatic,banking,bankin~,beneficiary,boss,cadeau,can do,cell,collecting,compensation,compen~,congrats,contra~,cuenta será,de #sum,fat while,fiscal,folgenden,folgen~,form with,free quote,frozen,félicitations,félici~,grâce,gummies,gummie~,hires,increase,increa~,into the,judgments,judgme~,judicial,kilo,kunde ihr,les,lidl,mailin~,melts,mientras,mientr~,my private,our people,overpayment,predict,predic~,press,processing,proven,quelqu~,quiero,reaches,receiver,regula~,rembou~,revers~,ricevere,running,runnin~,sichern,slip,slips,sofort~,soon as,stranger,stream,sum,supply,suspensa,symbol,sécurisé,sécuri~,tages,teach,tech,that your,tonight,tonigh~,transferred,turned down,type,unidades,unidad~,unser,unten,unternehmen,untern~,until you,verlieren,verlie~,vídeo,watching,watchi~,with,y,you i,you to,your mailbox","35:#number people,a contract,aby,all your,allocation,and enter,answer only,assets,auslan~,autori~,avec,cadeaukaart,cher client,copies,de vous,diplom~,dopłać,double,eingehende,eingeh~,empty,errors,file and,fünf,gesperrt,gesper~,get my,get paid,goes,government\'s,günsti~,hace,have it,hot,household,househ~,icloud,identify,in order,informe,item,label,lets,live,logged,merging,mergin~,mfa,milioni,nearly,nieman~,no papers,not able,notifi~,older,ontvang,paar,par mail,partner,plug,plumber,plumbe~,pressing,pressi~,przesyłka,quero,result,ring,satisf~,speicherlimit,swiss,telefo~,tem,the date,they don\'t,to reach,to send,to view,twoja,un,validate your,wacht,we pay,winnaar,winnaa~,wird,zugang,zurückgehalten,zwrócona,zwróco~,überschritten","34:#number get,activated,and i\'ll,annule~,apologize,apparaat,appara~,are you,army,as the,at once,authen~,carrefour,carref~,clave,comente,coment~,considered,contacted,contas,cover,custody,custod~,diritto,diritt~,discreetly,eligibility,en bitcoin,envoye~,erased,exactly,exactl~,financial,for delivery,gagnant,gagnan~,ganhe,given,hablar,had,honor,immédiatement,in from,inconvenience,inconv~,individuals,indivi~,it\'ll,it\'ll be,l\'expéditeur,l\'expé~,maintenant,married,marrie~,me at,me on,medicare,moves,must be,médicos,médico~,notice your,of a,ohne schufa,open it,panels,perceuse,perceu~,phone,prezado,prezado cliente,profit,puedo,quarantine,quaran~,removal,remova~,retourné,rimborso,rimbor~,samsung,samsun~,schufa,seguro,sendung,sendun~,seus,sir we,sola,solar,solo,son,specialist,spots,su usuario,subsidiary\'s,subsid~,swift,the secret,themselves,themse~,thousa~,through,throug~,transferencia,truco,unpublished,unpubl~,validated,we are,wenige,were,you sleep,your,已被","33:#number heures,#number horas,a card,accounts are,africa,and bank,atualização,bars,bedava,been chosen,been selected,beklemede,beklem~,bestellen,bonusu,bueno,busco,cam,carat,care,cariñosa,cariño~,cliente,close,codes,competitive,corporate,corpor~,datum,defini~,delay,deneme,device,dust,dönüş,edilemedi,edilem~,efax,erstatte,escríbeme,espaço,excluídas,excluí~,file is,film,freirubbeln,freiru~,geschenkkarten,gesche~,give,guapo,gustó,gönderi,gümrük,ha sido,handbook,handbo~,hardcore,hardco~,hearing,hearin~,here to,hombre,html,huidige,huidig~,i\'m a,iade,instru~,invalid,invali~,invoerkosten,invoer~,je suis,kaufen,keywords,keywor~,kunden,lifetime,lifeti~,limited,limite~,migrate,miners,mucho,mujer,nedeniyle,nedeni~,neu,nude,official,offici~,ol,on page,on your,onderstaande,onders~,onedrive,onedri~,paymen~,pennies,pennie~,people with,perfil,phantom,phanto~,potenzmittel,potenz~,publish,purity,regist~,relaci~,relación,risk free,risulta,risult~,rusa,say yes,seeking,seekin~,sein,seria,serão,silver,simple,sitesi,strings,string~,suis,ter,this offer,to run,top,totally,totall~,transactions,unable,unable to,usuário,usuári~,veren,verifi~,waiting for,week if,winnings,wow,yatırımsız,yatırı~,yoksa,your business,your screen,öde,ödenmemiş,ödenme~,überraschung,überra~,üye","32:#number your,a #percent,about your,acheter,achete~,activiteiten,aksi,almak,and pay,anketi,apenas,are a,area,askıya,aumentare,aument~,ausführen,ausfüh~,auszah~,autocad,autoca~,award,away,before we,behouden,behoud~,belangrijk,belang~,bilgilerinizi,bitcoins,boîte,brgds,but a,cadeaux,can tell,cartes,chemicals,chemic~,consegnato,contat~,continuar,correio,definitief,deposit no,desativada,desati~,devuelto,devuel~,different,disattivato,disatt~,doldurun,doldur~,doğrula,doğrulayın,doğrul~,edildi,ended,english,englis~,envelope,envelo~,euro,excedeu,excede~,explode,explod~,fermo,filling,fillin~,freezing,freezi~,french,ganhou,geschlossen,geschl~,get,gezien,gratulacje,gratul~,halde,hannover,hannov~,hesabı,hesabınızda,housew~,huge,hurry,i hope,ict,iptv,içinde,job and,kalıcı,kapatılacaktır,kapatı~,kart,kazand~,kazandınız,kliencie,klienc~,log on,m\'envoyer,m\'envo~,media,messagerie,millions,mittente,mosquito,mosqui~,my old,nagrod~,odpowiedz,oem,ohio,olarak,outdated,outdat~,overpa~,pagate,parabéns,parabé~,passé,pay in,pay now,pcs,perman~,pesquisa,pesqui~,peux,photoshop,photos~,pleine,por whatsapp,presso,prevent,programs,promotion,prêmio,publisher,purchaser,push,pytania,quickest,qxtl,recebendo,recevoir,recevo~,recorded,refusé,rembourse,reseller,resell~,restam,restano,restan~,rows,sadece,seed,selecionado,senden,sorted,sport,strong,su nombre,superato,suppri~,survey,szanowny,szanowny kliencie,tebrikler,tebrik~,terminated,tespit,this little,transcash,unbelievable,unbeli~,users,versions,was refused,what you,worden,woven,wykryliśmy,wykryl~,wysyłk~,wysyłkę,yard,you cannot,you my,you\'ve been,your area,your country,your photos,zap,çekili~,çekilişimizde,ödülün~,ödülünüzü,şüpheli,şüphel~,вопроса,выбраны,выигра~,выиграли,доставку,забери~,заберите,поздра~,поздравляем,получения,приз,приза,сегодн~,сегодня,только,три","31:abenteuer,abente~,acceso a,adresem,adrese~,advertising,agli,aktivitet,analysis,and up,aparece,appareil,appare~,appreciate,apprec~,are,are interested,ato,autorisiert,bajo,banco,bankru~,bekräfta,bekräf~,bientôt,bientô~,breaking,breaki~,broker,burned,burnt,calcoli,cancelaremos,cards of,cialis,confia~,confirmed,day and,daytona,dayton~,deacti~,deiner,dina,diseño,diskretes,droits,dropbox,dropbo~,dubai,einsame,einsam~,encrypted,encryp~,enlaces,enlace~,estimado cliente,evitar,expert,expirent,expirer,festgestellt,festge~,formation,format~,frauen,free to,from your,gefilm~,good,heiße,hong,however,howeve~,husband,husban~,händler,händle~,i am,i made,instructions,invented,investors,ipo,kong,kontot,kredite,kund,l\'accredito,l\'accr~,letterhead,leur,levels,maar,matured,mature~,meine,misstänkt,misstä~,no prescription,notice,nähe,of people,offert,ordinateur,packag~,para evitar,patch,paused,payments,pełna,pocztowa,poczto~,posicionamiento,posici~,potwierdzić,precio,primera,primer~,procesar,program you,prospects,prospe~,protection,przekroczyła,przekr~,pudo,página,really,reserve,riceverlo,régler,répondez,répond~,seguito,seguit~,senha e,settled,sitio,skrzynka,skrzyn~,spärrats,spärra~,staking,stakin~,stornieren,storni~,stängs,submariner,submar~,suchen,suppression,suppre~,surfing,surfin~,switch~,telling,tellin~,text,tillfälligt,tillfä~,tired,tired of,to apply,to validate,to you,today the,transa~,treffen,treffe~,ultimi,um eine,umgehend,umgehe~,unbekannten,unbeka~,unknown,unknow~,uppgifter,uppgif~,upptäckt,upptäc~,urządz~,usunięta,usunię~,utiliser,verdächtige,verdäc~,viendo,vimos,warning,warnin~,we\'re a,while you,your shipment,zaloguj,zalogu~","30:#number million,#number spins,#sum this,accedendo,addebito,aggiorna,aggiornamento,aggior~,all users,altri,an,and do,annullalo,avere,badge,bancaria,bancar~,bank,become,betaalpas,betaalt,betting,bettin~,bik,bitcoin if,bloccata,bloqueada por,branded,brande~,brûle,bury,buzón,cancele,cannot,card for,caselle,certified,charge of,confermate,congra~,conservar,contact,contactez,contribution,correos,correo~,damit,date of,debitado,debita~,delivered to,docusign,docusi~,dormant,dorman~,drawn,einziehen,einzie~,elektrycznej,energii,energi~,erase,expiring,expiri~,football,footba~,foundation,founda~,garantida,graisse,graiss~,guadag~,gucci,helpline,helpli~,homeow~,identificamos,imediatamente,imedia~,informando,invest,jutrzejszy,jutrze~,kqbl,land,lleno,louis,läuft ab,managing,managi~,matches,matche~,materials,meds,messages are,messaggi,mint,mitgliedschaft,moins,monitored,moved to,médecins,médeci~,należności,należn~,napisz,nft,night and,nightly,nightl~,north,not a,nu,nutzen,odds,odłączenie,odłącz~,operazione,operaz~,or you,order now,outreach,outrea~,ownership,owners~,payment,perfiles,perfil~,pieniędzy,pienię~,pincode,pincod~,plus,potrzebujesz,pożyczka,pożycz~,price goes,profile,progra~,promo,prądu,ps,recevr~,rechazado,reflected,reflec~,register,renovar,renova~,requir~,resources,resour~,review~,riconosci,ricono~,rolex,salary,seller,send your,sera,shipment,shipme~,shut,shuts,sleep on,sondag~,sospetta,sospet~,squad,stupéfaits,stupéf~,suspeita,szybka,tell nobody,tenderness,tender~,the archive,the team,tout,ugg,unlock,updated,uregulowanie,uregul~,urgently,ventre,very competitive,vuitton,vuitto~,what\'s,whitelist,will,yahoo,your address,zaległość,zaległ~,zaplanowano,zaplan~,zaświadczeń,zaświa~,zkn,们检,冻结,到您,即验,在异,存在,异常,户存,户已,时冻,检测,测到,立即,被冻,被暂","29:#number часов,abschließen,adidas,affiliates,affili~,agent,alfândega,alfând~,an agent,and can,applies,as it\'s,asleep,atualizar,atuali~,aval,babe,bancár~,bankgegevens,bankge~,bankrupt,batch,became,belastingteruggave,blast,brain,brauche,broadcast,broadc~,buys,came up,celebrity,celular,celula~,cent,claims,clearance,cleara~,closes,competitive price,computer,correo,cover the,credit card,das konto,ddp,debts,delivery,devices,device~,dial,diets,diário,diät,earn,ears,eingeschränkt,email and,en un,erinnerung,erreichen,experi~,fale,fett,flasche,flasch~,foreig~,formulier,gefunden,gefund~,heyy,hoje,hundre~,i want,ihr zugang,in crypto,instantanés,is coming,it gets,jouer,jouez,lapse,materi~,me know,mehrfach,mehrfa~,minist~,mit ihrem,msg,nation,naughty,naught~,nearby,nike,ningbo,no deposit,offen,only #number,opport~,pacote,patent,pay the,paying,phrase to,pink,profit~,raging,recht,relati~,remetente,remete~,retida,retraits,satisfaction,satisfaction guaranteed,schlaf,scientist,scient~,screwed,screwe~,see that,shelves,shelve~,sido suspendida,simples,simple~,sin aval,socio,song,soon,specialists,spin,sprachlos,sprach~,surprise,surpri~,tarefas,tarefa~,targeted,target~,teléfono,teléfo~,termijn,termij~,teruggave,terugg~,the market,the news,the program,the sender,thinner,thinne~,tinnitus,tinnit~,to take,took,trabalhe,trabal~,triple,uploaded,verbrennt,verbre~,versucht,verteilzentrum,vertei~,via,von #number,vtxr,vul,wake,want it,wealth,webmail,webmai~,wipe,workouts,workou~,zollgebühr,zugriff,zugriff auf,zugrif~,zustellen,zusteller,zustellung,ärzte,ücreti","28:#number years,#sum gift,ace,alone,anmeldename,anomalo,anomal~,answer me,attachment,ausgewählt,avec votre,avvocato,avvoca~,battle,be over,benedica,benedi~,bezpieczny,bezpie~,bloccato,bloqueadas,brauch~,business and,caducidad,caduci~,cancel the,cancro,cards for,carta,cash,committee,completed,confidentiel,continuare,counts and,d\'éviter,d\'évit~,dental,desidero,dio,disabilitata,disabi~,donare,donazione,donazi~,dzisiaj,dzisia~,effective,effect~,eligible for,endgül~,energy,enrolment,enrolm~,esperienza,esperi~,ex,exhibitors,fda,filme,financ~,for you,foreign,forms,formularz,freispiele,freisp~,gizmo,godzinach,hand,harm,holen,i dati,ik,ik heb,infraction,infrac~,inpost,is #sum,it\'s done,jetzt,kartą,l\'amende,l\'amen~,l\'app,la tua,lead,legally,legall~,licenc~,lose,m\'appelez,m\'appe~,madrid,magazynie,magazy~,mail address,majoration,majora~,malata,masks,mija,miles,mio,moq,morning,mornin~,multa,n\'en,negative,nitrile,nitril~,notification,odebra~,odebrać,of what,onesta,opzegg~,otrzymać,par,parlez,persona,personali,podaj,podatku,podatk~,poste,poursuites,poursu~,prezad~,profilo,przesyłki,przysługuje,przysł~,quantity,rebate,receive a,reconfirm,reconf~,registration,relationship,response,rilevato,rileva~,réglée,scrivi,secret~,set it,seus dados,shipments,shipped,shippe~,should i,skip,sofortige,spielen,spiele~,stationnement,stop,strange,suspension,switched,tarjetas,the sum,traitiez,traiti~,tramite,tramit~,ultimate,ultima~,uniquement,unique~,usare,usd,utenza,vedova,verlängert,verlän~,wage,wechat,will stop,willkommensbonus,work with,wurden,wypełnij,wypełn~,youtube,youtub~,zahlungsmethode,zwrot,überweisungen,возвращена,задерж~,задержана,она,оплатить,отправителю,сбор,сейчас,таможе~,таможенный,таможн~,таможне,微信","27:#number each,a proposal,about a,accredited,accred~,actividad,ads,afzender,afzend~,ambien,amy,and all,annuleer,annuleren,apartment,aprovado,are receiving,arrivato,assured,assure~,at midnight,attesa,bachelors,back in,bankers,banker~,be permanently,betaald,bezorgd,binance,binanc~,bloquées,boost,bother,bricklayer,brickl~,burocracia,burocr~,chame,changement,changé,charge~,clic,click here,cloud,clé,companies,contraire,copy of,crazy,customers who,cut off,cálculos,cálcul~,dal,debit,deducted,degree,depart~,deporte,deport~,derecho,derech~,devez,difference,differ~,digitale,diplomas,directive,disabl~,doctorate,dogana,duerme,earn #sum,eligib~,empréstimo,emprés~,expired,factures,fantas~,fashion,fashio~,fate,formulario,fraudulent,fraudu~,free sample,from,garantiert,gives,glad to,golf,grasa,guadagna,günstigen,haga clic,he\'s,herkent,herken~,homeowner,honnête,honnêt~,identifiants,impuestos,impues~,in btc,in usdt,indicate,indica~,inform~,ingredient,ingred~,is this,it\'s gone,kazan,keto,kon,lagos,leads,liberado,limitada,locate,magazzino,magazz~,makes,making,mancano,mancan~,masters,master~,mba,menos,merge,mission,missio~,n\'allez,n\'alle~,n\'est,negativado,obligatoire,ofrecemos,ofrece~,on telegram,opérations,passwo~,payroll,payrol~,pedir,personales,phd,phentermine,phente~,pierda,pix,plate,podrá,pp,preis,prestigious,preuve,que vous,quema,quickbooks,quickb~,recevez,receve~,recevront,recibirlo,reclamar,reclam~,recovered,reembolso,reembo~,regardiez,rib,rooms,schicken,settle~,sicuro,sie haben,sin,sorprendidos,sorpre~,submission,submis~,système,systèm~,tarjeta,tarjet~,teaches,the difference,the form,the new,toutes,transactie,twoje,undeli~,universities,unverbindliches,unverb~,up at,utilisable,utilizar,utiliz~,vastgehouden,vastge~,vende,vende bitcoin,vertra~,vu,we should,weakness,weakne~,weird,western,wester~,winnin~,you all,you\'ve,your windows,últimos,último~,активн~,активность,времен~,временно,заблок~,заблокирован,заблокирована,закрыт,замети~,заметили,карта,навсег~,навсегда,подозр~,подозрительную,подтвердите,подтвердить,ссылке,счёт,けで,ため,は下,より,下記,并支,支付,更新","26:#number messages,a secret,aanmaning,aanman~,aanvra~,able,able to,administratie,advanc~,advise,all,amenons,amenon~,and noticed,and payment,anmelden,augmenter,ausland,bancários,banned,begs,beslag,beslaglegging,beslag~,besprechung,betaal~,bienes,blijkt,blocking,blocki~,bloqué,brauchen,burn,bóg,błogos~,błogosławi,can get,can\'t,chcę,cheap,chorą,classé,clinically,clinic~,clip,collectors,compete,compiti,compit~,contatos,contracts,créons,cvv,dans les,darowizna,darowi~,darüber,darübe~,deactivation,deadline,deaktiviert,deakti~,dear client,designed,deurwaarder,deurwa~,directors,dofollow,dofoll~,duration,durati~,dépass~,dépassé,efforts,effort~,embargo,embarg~,entre particuliers,envie,erreichbar,exceeded,exceed~,full refund,giant,giornaliero,giorna~,gone,grabbed,grabbe~,gravei,gray,habits,harassing,harass~,his,hormone,hr,ich habe,imię,impostors,indexed,indexe~,influence,influe~,invadi,ip,is approved,is at,is missing,klmq,know me,know your,kontostand,kontos~,l\'espace,l\'espa~,laatste,laatst~,lavoro,liberada,liberar,liens,logowanie,lowers,madam,magnet,miliony,muscle,my card,même,nazwisko,nazwis~,niech,numer,odpisz,of all,on tv,openstaand,openstaande,openst~,opération,osobie,overnight,overni~,pagada,particuliers,partne~,pas pu,password,password per,peek,podając,podają~,podejrzane,pornôs,potential,potent~,pourrez,pourre~,prazo,première,premiè~,przekazać,przeka~,psychic,psychi~,pu,quality,qualit~,radar,recargos,recarg~,respon~,restituição,reverse,sacar,satisfait,save up,schuld,scrivici,scrivi~,semplici,sempli~,send the,sex,smart,snore,snoring,snorin~,spins on,spray,stockage,stocka~,strength,streng~,strictly,strict~,stunden,stunde~,su envío,supprimé,suspecte,suspec~,termina,that can\'t,the claim,to expire,to go,today and,trwale,uczciwej,uczciw~,unfreeze,unfree~,van #sum,vendo,visitors,visito~,visité,wdową,webmaster,within #number,you out,you your,you\'d like,young,younger,younge~,zollge~,è stato,últimas,última~,リン,ンク","25:#number devices,#percent per,#sum al,#sum please,a un,abouti,activité,addresses,aktualisieren,aktual~,all i,allowance,allowa~,analyse,and could,angesehen,angese~,annulé,antrag,anuluj,are still,arrivé,auctioned,auctio~,awaiting,awaiti~,ball,bancai~,bigger,border,calculation,came,cams,can\'t wait,censor,charities,commander,compared,complete the,completely,completo,confiance,confirm when,contactos,credits,cute,datos,day i,debt,delayed,delaye~,delive~,determined,determ~,dieser,discrète,discrè~,donating,driving,drivin~,dólares,dólare~,each day,elites,elon\'s,enlarge,enlarg~,entro #number,erneuern,erneue~,erstellen,expiry,fantasies,findet,forced,freedom,freedo~,galaxy,gehackt,gehack~,geht,gewonnen,gewonn~,giveaway,giveaw~,grise,herbal,hours will,imbattables,imbatt~,inches,intended,intend~,interested in,it doesn\'t,jej,kodem,kostenloses,launch,length,living,logując,logują~,looking for,loss,läuft,maigrir,maigri~,mail,mailboxes,market,me,meetings,mega,month the,naturelle,nature~,nowego,opłaty,our system,patriots,patrio~,payment for,pendie~,penis,pic,podejrzana,pornos~,prix,process,prophecy,prophe~,pushtan,pushta~,qr,qr code,race,random,rat,registrierung,regulations,reject,rekening,reversed,ritira,rozpoznajesz,rozpoz~,score,seite,selezionato,shut down,since,sofortkredit,sondaggio,sonst,spare,speed,submitting,submit~,summit,suppli~,support team,survival,só,teen,tengo,thickness,thickn~,to,to look,today we,trading,tradin~,transakcja,up for,urządzenia,utilities,variety,variet~,verdie~,verified,vinto,violated,violation,we book,we were,words,write back,wykryto,wykryt~,xxx,you a,your inbox,your last,your staff,zu,重要","24:#number piece,#number timmar,a sample,account for,account if,acknowledged,advance,affect,alloca~,angehörigen,angehö~,anxiety,anxiet~,arztbesuch,arztbe~,assign~,attached file,auslandsüberweisung,because of,become a,behandeln,billiger,billig~,bogacą,bohrmaschine,bohrma~,buy,can\'t take,card is,carte,catalog,catalo~,cbd,cerrada,cerrad~,chain,chegou,code and,confirmez,cordless,cordle~,correios,d\'un,data we,dauerhaft,dauerh~,did not,dies,diskret,diskrete,document,don\'t know,doświadczenia,doświa~,drink,dziennie,dzienn~,einsetzen,einset~,einzahlung,einzah~,envío,erbschaft,erbsch~,erfahrung,erfahr~,estimado,exercise,exerci~,faltan,famous,fast,fob,from a,geachte,geacht~,gefilmt,geliefert,gelief~,gerät,geschäftsführer,goes to,goodbye,goodby~,grabado,grabad~,gwarantowany,habe,has to,heredero,herede~,hinterlassen,hiring,housewives,how long,hundreds,héritier,hériti~,i didn\'t,in #number,incomplete,inform you,is sent,itself,konferenz,konfer~,kontakte,languages,livrer,llegó,mail you,miejsca,miejsc~,nachnamen,nachna~,new car,noida,nove,o será,objeto,orphans,page to,perfectly,perfec~,personne,pillen,polacy,policía,policí~,polizei,polize~,procurement,procur~,real,received a,rechtsanwalt,rechts~,recibirán,recover,requiere,requie~,residual,residu~,robotowi,roboto~,será cerrada,sitze,soonest,soones~,speak,spyware,spywar~,streng,suo,sur le,sus,switched off,sérieu~,telefonnummer,television,televi~,temu,the top,those,through our,through your,timmar,to collect,to inform,tramadol,tramad~,transf~,translator,trust,tt,tv,understands,unders~,validating,vandaag,vandaa~,verstorbenen,versto~,vertraulich,vertrete,veía,visto,website and,weight,wort,xanax,you you,your username,zarabiaj,zarabi~,zarejestruj,zareje~,zysk,übernahme,überna~,бесплатно,биткои~,биткоинах,ваше,ваши,взлома~,взломал,взломано,видео,все,гарант~,гарантирован,доход,записа~,записал,зарабо~,заработок,контак~,контакты,люди,мест,миллио~,миллионерами,обычны~,обычные,опыта,остало~,осталось,пассив~,пассивный,переве~,переведите,порно,прямо,регист~,регистрируйтесь,секрет,смотре~,смотрели,станов~,становятся,увидят,узнайт~,узнайте,устрой~,устройство","23:#sum weekly,a late,a little,activity,adult,aguardando,aguard~,an den,analys~,are the,attorn~,author~,belarus,belaru~,bent,benutzer,bestätigte,bounce,by paypal,can send,card was,cards,certificates,charged,commitment,comput~,confidentiality,consignment,costco,crisis,czeka,dane,daten,deleted,derrete,derret~,development,diplomat,dirección,direcc~,discreta,douane,driver\'s,driver~,due to,dzisiejszym,dzisie~,emagre~,emagreça,empfangen,ends in,erweitern,erweit~,estimulante,estimu~,exchange,exchan~,expiram,filmé,fortune,fortun~,found,frais de,fryer,fórmula,fórmul~,geld,gordura,gordur~,greetings,greeti~,ha,haga,hair,hours or,i have,ielts,if nothing,india,into a,isn\'t,it now,j,jewellers,jewell~,kilka,laufzeit,laufze~,lediglich,ledigl~,leider,limita~,miller,minsk,montant,montan~,n\'ont,nagroda,nagrodę,network,noch,olga,owe,page will,passagens,passag~,payment was,pen,player,plumber\'s,podarunkową,podaru~,pontos,postfächer,postfä~,proposal,płacisz,płacis~,quoi,reasons,reason~,resgate,revela,rewards,reward~,rico,réglés,satisfação,screenshots,screen~,secreto,self,sicherheiten,sie #sum,signature,sorting,sortin~,spedizione,spediz~,speicher,spotify,spotif~,standards,standa~,stück,successful,suite à,suspei~,synchronization,synchr~,sztuki,telefonisch,the press,they will,though~,to contact,today your,tongue,tonight a,trades,tri,undelivered,uv,validar,vidéo,virement,vireme~,von,von #sum,vorübergehend,vorübe~,vous ne,wait,wartości,wartoś~,windows,window~,wishes,wybrany,wygrałeś,wygrał~,y el,year\'s,you keep,you the,your protection,zone,zostałeś,zostały,zurückgesendet,zwycięzcą,zwycię~,être","22:#number stunden,#percent discount,a third,adelgace,adelga~,aduana,affare,aging,air,aktualisierung,amico,approved,après,are #number,are on,asnef,attacked,attn,aufgaben,aufgab~,bahamas,bahama~,barely,bbva,breitling,breitl~,calculs,camel,cancélelo,cancél~,captured,captur~,cargada,cargad~,cartier,cartie~,carton,cento,ceos,cerco,cfos,choice,cigarettes,cigare~,ciągu,ciągu #number,confidenziale,connectez,connectez vous,customers,customized,dati della,debe,demander,denaro,deneyim,deneyi~,derniers,des,direttore,dirett~,discreto,diskreter,done before,downline,downli~,droit,e,earns,edin,effort,einfachen,elde,emailing,emaili~,endgültig,entrando,envoyée,envoyé~,eredi,evden,factor,fiducia,for good,garantili,geehrter,gelir,gender,gentile cliente,geography,geogra~,gerekmez,gerekm~,gmail,ground,grow,günde,günstig,handbags,handba~,handles,handy,hannah,hora,housewife,identical,invest~,kazanın,kazanı~,kept,kişi,kredit~,le nouveau,level,likes,lonely,looking,lookin~,makers,malware,malwar~,managers,mande,marlboro,marlbo~,matrix,min,mitarbeiter,mitarb~,monetary,moneta~,nebenjob,nebenj~,neighbourhood,no link,no risk,noch heute,notario,notari~,occupation,ofrezco,ofrezc~,omega,opened,opportunity,ordered,ordere~,original,origin~,owners,personas,pin,pixel,porn,powerful,powerf~,pre,presto,previous,previo~,private email,prohibited,prohib~,prêts,purchases,quieren,receivable,remboursement,replica,replic~,required,reviewed,reviews,rezeptfrei,rezept~,riceverai,role,run,satisfacción,savers,sehr geehrter,seit,senha,sepa,seulement,seulem~,shipping is,shortlisted,shortl~,sluts,sospechosa,sospec~,soumettre,soumet~,special,spillover,spillo~,straniero,strani~,suspen~,that the,the login,thoughts,timer,to my,trasferire,trasfe~,travelled,trustpilot,trustp~,tua,uncensored,uncens~,upload,vacation,vacati~,validation,verfahren,verfah~,vip,votre mot,w ciągu,was not,whatsapp\'tan,winston,winsto~,wir die,with one,yazın,your computer,your domain,your mail,your page,zostanie,zostan~,zufriedenheitsgarantie,zufrie~,çalışarak,çalışa~","21:a request,aan,abaixo,abençoe,abenço~,ablaufdatum,ablauf~,ablehnung,ablehn~,account we,action,advogado,advoga~,agricole,agrico~,agência,agênci~,ainda,almacenamiento,almace~,amount needed,and it\'s,andernfalls,andern~,annulation,annula~,annuler,annulez,antworten,antworten sie,antwor~,anyone,apresentá,aprese~,are waiting,avez,ayudo,back to,banque,bastam,be switched,bed,big,bing,bis #sum,blocco,bloqueamos,bottle,breathtaking,breath~,brother,brothe~,buzones,buzone~,cada,calendars,canon,category,catego~,civilians,civili~,compatible,compat~,confermi,confirmados,confirme,congratulations you,connectant,consequently,conseq~,consultant,copied,date,decrypt,decryp~,deixou,desactivada,desact~,deudas,deus,dez,dice,disturb,distur~,dopłat~,dopłatę,drew,drone,débité,détect~,détectée,eats,effectuée,eines,einkommensnachweis,eliminados,engineers,epson,escríbame,espacio,espaci~,evitare,evitar~,expérience,expéri~,falecido,faleci~,faxes,fermé,fique,fiscale,fiscal~,floating,floati~,ganha,garantido,grade,herdeiro,herdei~,horny,hours hello,hp,i will,identifiant,identité,in three,inicie,instagram,instag~,irregu~,it isn\'t,jovem,kartennummer,karten~,kundin,l\'opération,l\'opér~,laser,lawyers,lawyer~,letter and,levitra,levitr~,limité~,listen,logging,loggin~,logo,lucro,límite,mailing,me your,milhões,milhõe~,military,milita~,ministry,mode,money back,nadawcy,nadawc~,names,nieopłaconej,nieopł~,no problem,nuts,nómina,obtener,obtene~,offre,one minute,or it,otherwise your,pagado,parcels,parcel~,particulares,password and,pensioners,powodu,primeiro,primei~,priority,priori~,profils,proposta,propos~,provid~,préstamos,prüfnummer,prüfnu~,quick,reais,receive the,receiving,recibir,ref,refundable,remanufactured,remanu~,remitente,remite~,renouvelé,reply with,retenido,reteni~,revisions,revisi~,rápido,sample,seeks,segredo,segred~,sent to,seriously,sicherheit,sie mit,skills,sou,stuffers,stuffe~,su,sum of,suoi,superado,suspicious,suspic~,sweepstake,sweeps~,the court,the payment,together,togeth~,toner,unrecognised,unreco~,up in,usar,vault,vermeiden,vermei~,versan~,vezes,visibility,visibi~,voltar,vorab,vos,waiting,waitin~,way to,website\'s,wholesale,wholes~,will call,window,with my,without,withou~,wstrzymana,wstrzy~","-21:#percent a,#sum by,a colleague,a las,account on,adjunt~,admini~,afford,again and,allocator,almayın,almayı~,ani,ara,argument,argume~,as you,association,autohaus,autoha~,availa~,average,averag~,bankowości,bankow~,bağlantı,bağlan~,bedankt,beni,bestimmt,bestim~,bit,bizde,boletín,boletí~,bonito,boot,booting,bootin~,brief,bristol,bristo~,buchen,buchung,buchun~,builds,bureau,button below,calle,candidate,carla,carrying,carryi~,cartero,carter~,cheapest,cobramos,cobram~,colleague,collega\'s,comman~,commencent,comment,config,configurações,connexion,connex~,contai~,controller,costs #sum,credit no,cried,cruises,cruise~,cualquier,cualqu~,cumartesi,cumart~,curtains,curtai~,d\'articles,d\'arti~,da,damy,danken,default,defaul~,dikkate,dikkat~,dimanche,dimanc~,dit,documento,drinks,drucke~,duurt,désinscrire,désins~,eigen,einlagerung,einlag~,election,electricity,encontró,ende,evans,expires on,falta,forma,garten,gdy,geehrter herr,geen,geçerlidir,geçerl~,gidip,gotowy,grades,handleiding,herr,history,histor~,homework,homewo~,idea,identidad,ihre zahlung,ingevoerd,ingevo~,internetowej,intranet,intran~,invoices,isteği,it stays,it will,its,için,j\'en,join the,karim park,kernel,keys,koszt,kwotą,l\'ajoute,l\'ajou~,l\'hôpital,l\'hôpi~,lectur~,lezen,lilo,locks,légales,légale~,maandag,maanda~,mailem,malloc,mayor,medewerking,mentions,merci pour,minor,minutos,minuto~,misiniz,misini~,motions,motion~,możemy,möchten,möchte~,müsait,n\'êtes,n\'êtes pas,nehre,news,nigdy,not want,notebook,now and,obciążyliśmy,obciąż~,objects,occupancy,ochten~,odpowiedzieć,oficina,oficin~,one click,ongeveer,ongeve~,opening,opening hours,openin~,opnemen,opneme~,or to,panic,paper or,parallel,parall~,pays,państwa,per la,perf,place,pleasant,pleasa~,politics,politi~,postgres,potwierdzenie,price of,problemen,processado,produt~,profite,propri~,protects,przesyłkę,przyjęta,przyję~,quatre,quedar~,quedará,razem,reads,recoger,recovery,reference,reifenwechsel,reifen~,reimposta,reimpo~,remises,remise~,retours,roast,root,rotation,rotati~,rufen,sai,salut,sam,samsta~,sapere,schnee,se ha,sei stato,sevgiler,show it,signing,signin~,siz,slower,socks,soldes,sommerreifen,sonra,soup,staan,systeem,systee~,sélection,sıfırlama,sıfırl~,telefonicznie,tempo,tentaremos,tentar~,termin,the year,threads,thread~,thursday at,toys,trouve~,under the,van,vi,volgen,vooraf,vous n\'êtes,war,warranty,we keep,we received,weet,weken,werkplek,werkpl~,werkt,willen,winterreifen,winter~,wliczony,wliczo~,wooden,worry,wyciąg,wysłane,wysłan~,wyślemy,wyślem~,yemek,yiyelim,yiyeli~,you can\'t,you didn\'t,you lose,you some","-22:#sum goes,aber,about the,active,adding,airports,and #sum,and in,answers,as of,ayer,bay,behind the,bestel~,billet,bis #number,boletim,boleti~,branch or,café,can renew,carrot,change the,charged to,chicago,chicag~,choisissez,cleared,clicked,clicke~,connection,contact support,container,cosas,coste,costs nothing,d\'ordine,d\'ordi~,dealwatch,dealwa~,deduction,dienstag,dienst~,dock,dos,dostępny,dostęp~,dr,endere~,endereço,enjoy,estate,exhibition,expire on,faktura,faktur~,fakturę,fighting,fighti~,for choosing,friday at,fridge,friends,fry,generic,generi~,gentle,guiada,hablamos,hablam~,handheld,handhe~,har,harbours,haven\'t,haven\'~,hoeft,horoscope,horosc~,how you,i would,iets,ignore this,ill,in graz,in march,incident,incide~,is waiting,is your,it goes,it on,jardin,jointe,kestrel,kestre~,kontakt,korting,kortin~,kwotę,l\'entr~,l\'entrée,l\'échange,l\'écha~,laat,leaf,lentils,lentil~,levar,library,lighthouse,lighth~,lines,linter,litre,med,merce,mexico,momento,museo,networks,no more,nobody,nuevo,och,on monday,onions,pay #sum,państwo,per e,pharmacy,pieniądze,pienią~,pop,poważaniem,poważa~,programador,propongo,prosimy,prosim~,proszę,przesyłamy,présentez,quedamos,quedam~,queries,querie~,relabe~,review your,routine,réservées,scriveremo,scrive~,selam,sevgil~,sexta,shared folder,shops,sin coste,size,sobotę,sounds,spedita,spedit~,sponso~,start at,szanowni,tarde,tariff,tariffs,tariff~,technology,techno~,tell,terminem,the library,the lighthouse,the office,the show,the train,totale,unter,use,veille,venerd~,venerdì,vinegar,vinega~,vocês,waren,warns,weather,weathe~,webassembly,webass~,wonderful,wonder~,write to,wszystkim,you so,you still,załączeniu,а,можем,привет,で送,のセ,オフ,セー,上で,不在,以上,料で,料無,春の,税込,送料,通知","-23:#number that,absagen,absage~,abschlags,accessed,advisers,afraid,all the,and how,any,app,artikelen,at #number,at checkout,attached our,avisaremos,avisar~,ballot,bedank~,been received,begonnen,begonn~,beijos,ben,betrachten,betrac~,bleibt,bonjour à,bookshop,booksh~,bring a,bud,but,by the,candidatura,candidature,cenar,chers,chez,chères,clearer,clicks,collea~,continue,crianças,crianç~,cutting,cuttin~,dadurch,dadurc~,domu,droht,editors,editor~,electi~,entretien,entret~,erinnern,estáis,fact,factur~,fehlgeschlagen,fehlge~,felix diaz,feststellen,festst~,flu,forgot the,free check,gardeners,garden~,gastos,gegenstandslos,gegens~,geselecteerde,gestern,gester~,get one,gigabytes,gigaby~,guessing,guessi~,half,harbour,here\'s,hoffman,hoffma~,há,identity,if you,invite,jantar,jardin~,kontonummer,konton~,kundenportal,larger,laws,let them,liga,livres,llevar,llámame,llámam~,locaux,los gastos,maison,marlow,may,meteors,meteor~,mindestens,money in,more and,need the,nic,niños,northeast,northe~,notes,nuova,old,onze,openlist,openli~,our warehouse,outward,outwar~,parliamo,parlia~,parser,pay less,paysli~,pinewood,pinewo~,please talk,precaution,precau~,prochain,proposons,provider,prune,puder,puedas,quicker,remember,rememb~,repayments,repaym~,report,repossessed,reposs~,restart,restar~,riding,rio,roses,rucksack,rucksa~,rush,río,secateurs,secate~,sharp,sicher,sky,strekt,subscription to,swaks,takes ten,tape,terminerinnerung,the parser,they are,timetable,timeta~,to this,uitverkoop,uitver~,vai,versehen,verseh~,versichertenkarte,versic~,verzending,veteri~,voorraad,voorra~,vorher,vous remercions,weiter,with you,write,your loyalty,your payment,zahlungseingang,zahlungserinnerung,zolang,zum,zurückgegeben,überschnitten,дома,收到","-24:#number because,#number gb,#number km,#number minutes,#number was,a gift,a member,a reminder,absturz,abstur~,account by,administrator,aggiungo,aggiun~,alsamixer,alsami~,alten,aprueba,aprueb~,arranged,auditors,automat,automations,bajan,because you,because you\'re,betaling,betali~,bienvenido,briefing,briefi~,by phone,can,con el,confirma,confirmations,copier,croissants,croiss~,dann,dawn,dear mr,devoluciones,devolu~,die rechnung,disable,disconnected,discon~,dmesg,domanda,dostarczy,dostar~,duda,editor,empiezan,empiez~,estimados,eu,existencias,existe~,fares,fazer,festival,festiv~,fixed,fixes,flat,for members,frost,gb,gruß,guide,headline,headlines,headli~,hear,hi,hi omar,hi paula,holidays,hugo,i do,i get,ignorar,ignora~,inny,inscri~,interest,invoic~,is wrong,ito,jeśli,kenne,kids,kinder,km,know when,kurier,l\'ospedale,l\'ospe~,la maison,lea,librar~,love,lspci,lub,make you,manca,manutenzione,modprobe,modpro~,module,muted,mínima,non,nora,not need,ok,on it,openly,output,overdrafts,overdr~,paczkowy,paczko~,paczkę,passo,penalties,política,políti~,possiamo,possia~,postgr~,preventivo,privacidad,produk~,puedes,purchase,read,rebajas,rebaja~,receipt from,redefinir,redefi~,registrado,renews,rent,reopens,reopen~,reset,rise,rome,room,se non,seats,seleccionados,selección,set a,she\'s,spain,speichern,spend #sum,sprawd~,sprawdź,ssh,stacktrace,stackt~,stories,storie~,sur notre,temperaturas,temper~,the code,the conference,the customer,the summer,to tamber,toevoegen,toevoe~,tranvía,tranví~,tritt,um #number,unsere~,uploads,us for,use it,valid,view it,vijf,visit,votes,we wish,without a,wrap,wybierz,wybier~,yearly,years,zal,ziekenhuis,zieken~,śledź,он,отправлен,принят,сообщи~,сообщим,спасиб~,спасибо,суббот~,сумма,чек,邮件","-25:#sum if,abbraccio,abbrac~,acuerdo,acuerd~,adults,again,altro,and what,and why,aqui,are at,arriva,bambini,bambin~,baufinanzierung,baufin~,beratern,berate~,bericht,berich~,borrow,calendar,car,carry,cars,caught,ce que,cenare,chains,charity,cheers,chest,chiamami,chiama~,chinon,condit~,confirmación,consegnerà,continues,convid~,convidá,corpus,corriere,corrie~,d\'empêchement,d\'empê~,dcc,dziękujemy,dzięku~,earnings,either,enough,fest,finger,fiume,forged,forklift,forkli~,fourth,friday,gefallen,gefall~,gioved~,giovedì,giovedì alle,gostar~,gostaríamos,hallo,have them,headers,header~,hi lena,hotel,hotmail,hotmai~,i lost,immobilie,ines,invoice for,is slow,it wasn\'t,jahre,kargoya,kargoy~,korean,lake,leaves,lettre,liberi,limit to,loire,look,lopez,lyon,mail adresse,mensag~,nach,no limit,often,okay,others,our sponsor,pallets,pallet~,patient,pelo,phrases,phrase~,poi,portare,portar~,pour votre,proceeds,pull,puoi,quinta,radio,raise,razor,rear,rechnen,red,replace,review and,ritiro,salga,scegli,schön,see your,segui,seis,seven days,shop the,shout,sie den,siete,sipari~,siparişi,siparişiniz,sorgen,statem~,steel,step,street,tasting,tastin~,ten days,the evening,the help,the radio,third,to lose,topics,used,vereinbaren,vom,vs,w,warm,was,washing,washin~,wrong,you at,you\'ll find,your home,your purchase,youth,いで,えな,でく,に教,の人,コー,人に,他の,教え,証コ,認証","-26:#number please,abbuchung,abbuch~,afectados,afecta~,afholen,afhole~,alguien,alguie~,also,an account,ansehen,ansehe~,anyway,apotheek,apothe~,aunt,authorities,automacie,automa~,available,avsluta,avslut~,backpack,backpa~,başlad~,başladı,behalf,bem,beställning,bestäl~,besuch,bilder,biurze,bleiben,bleibe~,bridge,bu e,calculator,collected,come,commented,czas,dank,dark,demo,dig,disponible,dnia,dodać,domingo,doming~,e postayı,electronically,elegir,emma,endlich,endlic~,enfin,equity,excess,for two,frakt,fri,get this,geworden,geword~,greta,groß,happy,hashed,hasła,hebben,i\'ll get,ignore~,indirim,indirimi,intentaremos,intent~,interesse,involved,jullie,kommen,kunnen,legitimatiebewijs,liefs,ligt,main,me a,meddelar,meddel~,medewe~,miłego,month and,método,nachri~,neem,noch einmal,när,o que,october and,odbioru,odbior~,odbiór,ofercie,oferci~,ofertę,oma,one we,orders,ostern,performs,personal loan,piano,piątej,planned,planne~,postay~,postayı,pr,prenumeration,prenum~,programado,pytanie,rea,realizar,refere~,refunds,region,registers,remercions,remerc~,reporting,researchers,restablecer,restab~,retry,revisa,revisar,revisa~,rivier,seam,servicio,serwisu,serwis~,sessions,seçili,sincerely,skickats,sleeps,speakers,speake~,statement,summa,survive,szpitala,szpita~,tack,temps,tenga,tent,than,that was,the end,there\'s a,thousand,tip,to stay,torn,twee,tę,tę wiadomość,unauthorised,unauth~,unseren,upp,urlaub,us,utvalda,utvald~,van de,varan,varor,ven,verein~,vietnamese,vietna~,volume,we collect,we\'ve got,wechse~,weten,wiadomość,wiadom~,x,yaz,you\'d rather,your browser,your pin,zondag,é,över,ücretsiz,ürünlerde,ürünle~,üzeri,бесплатная,возврат,выбранные,выходн~,выходных,дней,начала~,началась,распро~,распродажа,скидки,товары","-27:#sum para,a new,abholen,abhole~,acompanhar,acompa~,advert~,afmelden,afmeld~,and start,apologise,artikel,asked for,ausgewählte,avant,ayuntamiento,ayunta~,baja,beach,before #number,bekijk,beware,bibliothek,bisher,block,bonjour,bonjou~,bring the,broke,cafés,change it,chega,ci,class,consulte,corrected,cousin,darse,datenschutz,datens~,de deux,dear ms,decision,demain,den,deux,din,discount for,dokumente,dokume~,domenica,domeni~,earned,ederiz,el #number,elektronischen,entdecken,entdec~,enthält,enthäl~,entregue,escolha,escolh~,evenings,ever,feelings,feelin~,fewer,fin,five,forty,free account,garden,grant,happen~,he,hier,him,im,impressum,impres~,inscrição,is my,is still,it again,kontoauszug,kontoa~,kunden~,less,like to,lista,lovers,magasin,magasi~,maintenance,me when,merrier,merrie~,mill,ms,médico,nichts,niedzielę,niedzi~,niets te,nitraten,nitratos,nothing your,noticias,notici~,novo,of the,past,ponto,precis~,prescription is,problems,rate depends,rates are,reader,rechne~,recogerla,refund of,retirada,retira~,rossi,rückgabe,rückga~,samedi,science,scienc~,sealed,see you,side,six months,smoke,sommerschlussverkauf,studies,studie~,study,summer,teşekk~,teşekkür,the month,the only,the password,there is,time,today\'s,today\'~,toma,twice in,us to,ver,versandkostenfrei,webinar,webina~,wechselwirkungen,will bring,wochenende,wochen~,wypisz,your next,письмо,это,ない,ール","-28:#sum at,abonelikten,abonel~,about,adviser,and you,anniversaire,annual,answer the,appetite,appeti~,arrival,as well,automatically,başka,bestsellers,bestse~,better than,bijgaand,bijgaa~,breakfast,breakf~,brings,buy now,by card,census,chairs,checked,cobrado,cobrad~,conclusion,conclu~,conditions,contient,d\'anniversaire,d\'anni~,d\'habitude,d\'habi~,dan,dat,deel,değilseniz,değils~,diaz,directly,dna,edilecek,elevated,elevat~,ends on,entered,entered a,entere~,esta,eten,evde,evolution,evolut~,experiment,factuur,factuu~,families,famili~,find attached,frau,för,gebruik,gebrui~,geehrte frau,genealogy,geneal~,gracias por,grandi,grazie per,grew,grows,gönderiniz,gün,hall,heer,i\'m sorry,ihres,in this,investigating,irr,jan,jeudi,joyeux,kaart,kinderen,kits,language,le,leave,loans,maken,margin,miracle,miracl~,misspelt,misspe~,nas,nous ne,number on,offrons,offron~,oi,onderhoud,onderh~,one,op,opinions,or unsubscribe,os,particulier,passed,patien~,played,practice,practi~,pâques,re the,recipe,reminder,reservation,revenue,revenu~,seçebilirsiniz,seçebi~,shareholders,shareh~,sign in,signed,sigue,somebody,somebo~,stool,tante,tellement,tellem~,thanks for,the portal,thin,thinks,though,tien,tijd,trains,turns,vacances,vacanc~,variants,varian~,versio~,verzoeken,verzoe~,viendrons,viendr~,visita,voici,vriendelijke,vriend~,vóór,was approved,we can\'t,week\'s,wir haben,withhold,withho~,wrapping,wrappi~,yarın,you we,załącz~,zeit,zum #number,çık,ücrets~,вложен~,вложении,во,во вложении,его,код,минут,никому,подтверждения,сообща~,сообщайте","-29:#number january,#sum until,a look,addebitare,address of,afhaalpunt,afhaal~,after #number,agreed,alt,att,author,ayudarle,ayudar~,because the,bees,bett,bezorgen,bortse,bu,buur,bye,cadastrou,checkout,checko~,choisi~,clinic,collec~,compartilhe,complain,config~,controlla,cool,counsellors,counse~,courses,course~,creditors,crosswords,crossw~,daarna,daños,dear all,decisi~,demandé,depends,depends on,detta,directamente,dostawy,elbe,en nuestra,ends at,every day,expira,extra,f,feedback,feedba~,fischer,fische~,franquicia,franqu~,från,genuine,genuin~,gewohnt,gewohn~,go fast,gäller,haha,here are,higher,hola,impostazioni,invites,it\'s free,january,januar~,keller,kies,knots,komt,libres,longer want,länken,lösenord,löseno~,mantenimiento,mejl,metodo,models,necesario,necesa~,necesitamos,nelle,not the,nous,our website,pagaremos,pagare~,pages,poder,portugal,portug~,propon~,quarry,rather,recept,rents,riproveremo,riprov~,row,sale,satisfied,se não,sentimos,sentim~,several,severa~,señor,shift,shortcuts,shortc~,sie können,sizes go,sleepy,sofa,sofas,spring,tab,tagen,take it,taller,taux,the free,the name,the position,the word,then look,they say,thirty,thu,thuis,ticket,to hear,to tell,tous les,traces,três,unsatisfied,unsati~,vaste,vehículo,vehícu~,verificação,vindo,volg,want my,was changed,we will,weitere,welcome,welcom~,will expire,withdrawal of,within two,wonder,you changed,you free,your billing,your password,zamówienie,zamówi~,zaterdag,zaterd~,återst~,återställ,återställa","-30:#number the,#sum delivery,abel,all of,and help,applicants,as usual,authorise,banca,banks,changed,chère,commande,cordia~,dag,days if,dein,deinen,deletes,diesen,docs,doen,donors,durante,durant~,dès,ein neuer,einkauf,einkau~,ele,elige,email address,entregaremos,estarás,estará~,fino,freeze,geburtstag,geburt~,goal,happy birthday,has not,help you,hem,hemos,hut,it at,it this,key,kind,larkfield,larkfi~,memberships,merci de,mindestbestellwert,modem,months,moving,museum,next time,niets,obrigado,obriga~,opnieuw,opnieu~,państw~,points,posted,pour toute,pressure,pressu~,pytań,reached,readers,reader~,reception,recept~,recogida,recogi~,repaired,reprinted,reprin~,reproduce,reprod~,said,smalle~,staff portal,statio~,talked about,te doen,teapot,the week,them,toute question,two weeks,vanaf,verify your,viene,vote,we send,what i,why,wine,you would,your old,your rate,została,вас,десять,отписа~,отписаться,у,です","-31:#number by,#number september,#number thank,a fee,adres,allegato,allega~,andere,answered,articoli,artico~,as your,assurance,assura~,auditor,ayudamos,ayudam~,baissé,balcony,beginners,beginn~,bike,boat,both get,breaks,budget,bump,bumps,by post,będzie,calcular,calcule,card ending,checke~,chiarimento,chiari~,children\'s,comb,commenting,commits,comparar,conseiller,cordiali,de la,demand~,dependency,despite,despit~,disiscriviti,disisc~,disposizione,dla,electric,esaurimento,esauri~,express,expres~,faites,fattura,fattur~,fee,felix,firing,for beginners,game,gestor,gilt,glasses,glasse~,gmbh,gratuita,guided,hable,hafenstr,hafens~,happens,harbou~,have you,he\'d,he\'ll,heating,heatin~,hipoteca,hipote~,i\'d,immobilier,iniziati,inizia~,inventory,its way,jar,kan,last year,lice,liegt,lodash,magazine,magazi~,manute~,me if,mensualités,mensua~,merhaba,merhab~,merry,minuto,między,mostly,neither,neithe~,ninguém,ningué~,noi,nothing please,notre,ontvangt,park,pedido #number,please update,post,preferences,prefer~,prendre,prendr~,prenez,prod,project,projec~,prüfen,puede,put the,płatność,qualsiasi,qualsi~,rang,rebase,recordatorio,reminders,replac~,reso,resolution,resolu~,restiamo,restia~,roll,runbook,runboo~,saldi,saluti,scadenza,scaden~,sconti,scopri,scorte,selezionati,shop in,sujeta,summary,summar~,there tomorrow,tmrw,to leave,to unsubscribe,todos los,tracking,tracki~,trigger,trigge~,trova,tun,tussen,two years,update payment,us if,venez,voor het,we need,we show,welcome to,what happened,what to,wir,with an,year is,you both,you signed,ändern,заказ","-32:a link,actual,add a,addebitato,alarm,approve,at nine,attivare,attiva~,bel,belastet,bereit,better,blocks,cleare~,click on,coche,connecting,contie~,could you,credit union,curl,da sua,debian,dual,dysfunction,dysfun~,eingezogen,eingez~,enviaremos,erectile,erfolgt,erfolg~,ethics,factura,fairy,flights,flight~,folding,foldin~,forwarded,fragen,fwd,getätigt,getäti~,groet,herbs,heure,hinterlegen,i did,incluidos,incluse,inclus~,interesting,is needed,is now,is that,jest ważny,kauf,landlord,landlo~,lastschrift,lastsc~,lift,logowania,looks like,modifier,moyen,neues,nikomu,nitrates,non sei,offerte,office,omar,on the,or visit,order your,other,oublié,our new,participants,pile,please complete,podawaj,podawa~,portal,pots,present for,rainy,recebemos,refill,registrato,rendez,research,risponda,sabato,servic~,should be,stack,stairs,starts,steps,story,studying,studyi~,sun\'s,t,tentative,tentat~,the landlord,the screen,the spam,the town,there,timeout,timeou~,total,town hall,transport,transp~,twój,until the,var,vérifiez,vérifi~,ważny,whoever,whoeve~,wrote,you got,your new,действ~,действует,здравс~,здравствуйте","-33:#number en,#number october,april,arasında,arasın~,at six,aufnehmen,aufneh~,browser,browse~,brush,building,buildi~,consei~,danke,demandons,dentist,dentis~,deposits,desk or,did the,dir,disregard,disreg~,each month,eigene,enfants,enfant~,experts,expert~,expires,for it,free returns,goes back,grazie,gym,hospital,hospit~,if we,if you\'re,ile,index,is only,jamais,jest,keyboa~,krankenhaus,kranke~,lantern,lanter~,lieu,morning the,nel,number of,offer for,offers,or in,or online,orders over,otro,photographs,podemos,podemo~,prochaine,rechnu~,relevé,ricevuto,ricevu~,rien,round,share your,slow,slowly,smoothie,smooth~,so much,something,someth~,spam,spend,sponsor,takes place,taxes,the sale,tickets for,to change,to verify,treated,treate~,unsuccessful,unsucc~,update card,você não,válido,wartung,wartun~,we do,which is,доставка","-34:#number is,a voucher,administration,after that,agenda,alle #number,and is,anexo,antwoord,antwoo~,assessment,assess~,atenciosamente,atenci~,aura,bekijken,bekijk~,bereken,bereke~,biblio~,bowl,call us,chiediamo,chiedi~,codici,cuando,days your,de tu,die neue,disposição,do nothing,dúvidas,dúvida~,edit,em,esclarecer,esclar~,estratto,estrat~,farmacia,farmac~,faster,fatura,finally,finall~,first then,for orders,frage,halden,headphones,headph~,hybrid,in der,inbegrepen,inbegr~,investor,is cheaper,keinen,leave the,leen,lenen,lening,maandbedrag,maandb~,mai,manage your,ne,nell\'area,nell\'a~,nine,northgate,northg~,notebo~,novak,number #number,offert~,our support,pay half,persoonlijke,pharma~,pillar,places,polish,postman,postma~,pub,recoge~,redeem,rente,riservata,sanitaria,sanita~,segue,ships,si no,sommer~,sparen,subscr~,the receipt,the recording,the safe,the university,these,this list,tram,transferable,twice,tú,until then,ux,vast,vencimento,voor je,we never,who\'s,years and,you no,your tax","-35:abertura,abertu~,after,also the,aprovação,após,are right,artículos,artícu~,asking,balcon~,before i,bestelling,between,betwee~,bir,booking,bookin~,can find,candle,changed your,clientes,collection,comiss~,comissão,compar~,contro~,den betrag,der,einmal,estamos,estamo~,exported,export~,faire,filled,fixa,for this,garage,haven\'t opened,hay,hi all,if they,in may,inclui~,is here,is what,it there,knows,kost,l\'ordonnance,l\'ordo~,learns,liability,liabil~,loan of,machine,mattresses,more than,never,new year,nigerian,nigeri~,notebooks,nothing to,oder,only have,or on,outro,packed,paint,parcel from,parents,parent~,passport,pensez,pessoal,peça,pharmacie,plan before,please verify,por tu,pouvez,praxis,próxima,puts,på,rate your,receba,renouvelée,retirer,ricordiamo,ricord~,says that,simular,simula~,styles,the,the main,the second,this address,tin,to us,tonight at,tote,travel,usual,ver pedido,voir,was locked,we write,är,если","-36:#number bonjour,#number december,#number e,advice,advise~,ana,annan,api,approvazione,are with,artike~,awful,behind,bestellung,by bank,calcola,carácter,caráct~,certificado,challenge,challe~,charging,chargi~,choisir,costumbre,costum~,cumpleaños,cumple~,cześć,december,decemb~,dem,dns,earbuds,earbud~,electrónica,eller,entre #number,expires in,feliz,find a,fissa,fisso,gibt,here is,het,i must,ignora,in online,informativo,istruttoria,istrut~,kommer,kunt,la facture,lab,laden,levererar,liebe,mellan,morgon,negozio,negozi~,never ask,nothing,nothin~,november,novemb~,ombud,on paper,personale,progetti,proget~,projet,questions about,rain,rata,rated,recommend,recomm~,regalamos,regala~,returns,rolls,salvo,sede,sign,smallest,spesa,tasso,thanks to,this message,vacuum,vellum,välja,what,which,within a,year,z,zobacz,às","-37:#number july,about #number,angefordert,angefo~,answer~,apertura,apertu~,ask you,bar,board,can switch,carriers,casa,chip maker,christmas,christ~,claves,comisi~,comisión,compris,compri~,consultar,danach,débitée,débité~,electronic,est valable,estará,expédi~,expédiée,extracto,feed,floor,hoi,ignorez,ignorieren,ignori~,inicio,jusqu\'au,jusqu\'au #number,jusqu\'à,kettle,machin~,month to,n\'avez,nor,nächsten,offline,offlin~,ostra,pediremos,pedire~,pida,presents,prossimo,questions,recuerde,recuer~,relais,remind~,sesión,tae,that date,the bar,they,this because,transcript,trunk,try again,tuesda~,version,vous n\'avez,we\'ll try,you use,zurücksetzen","-38:#number april,#number not,#number uhr,a week,acquisto,advertisement,almost,and we\'ll,anniversary,appeared,appear~,at,ativar,aucuns,auguri,autre,bis,buon,by video,candid~,changes,charger,che,compleanno,concer~,congratulate,days no,disponibile,disposición,doit,dostaw~,du,engage,excuse,fdic,fixe,foi você,gracias,gracia~,horses,hungry,immédiate,is full,jahres~,juin,las,linux,là,member~,mindes~,mortgage,mérite,nachbarn,nachba~,notato,nulla,october,octobe~,on its,on saturday,or call,ordine,percentage,personnel,please bring,principe,princi~,quando,recording,search,searches,search~,september,septem~,services,simuler,simule~,su disposición,takes,tamber,tanti,that\'s,the address,the papers,the station,this month,total #sum,try,tuesday,typos,uhr,valido,vedi,vencim~,verfolgen,verfol~,voisin,wegovy,would,would be,wählen,yield,zwischen,zwisch~,до","-39:#number june,a second,and then,anderen,andere~,anyone\'s,anyone~,are free,auto renewal,branch,contacting,dashboard,dashbo~,days and,dead,decline,depend~,disponível,do #number,downgraded,downgr~,enter the,es,este,facture,fare,fixed rate,genera~,got,it with,looks,mind,modifi~,money for,no charge,nächst~,off auto,pedimos,pedimo~,per il,plans,please call,próxim~,punto,quiet,recusado,recusa~,reminded,savings,saving~,senior,stato tu,switch off,this issue,us at,whitelisting,wij,workspace,worksp~,you sent,your settings","-40:#number pm,a friend,account has,alerts,antes,anything,anythi~,bancaire a,berechnen,bien,button,can we,cases,choose a,coffee,del,effektivem,effekt~,einlösen,einlös~,feste,immobi~,is worth,jahreszins,karim,küche,la,look at,lunch,messages or,mortga~,notice if,olá,parte,payment method,pick it,pm,procha~,prossi~,rate,recovery phrase,resear~,rid,six,starte~,sua,switch,ten,think we,unfortunately,unfort~,when you,workshop,wunschkredit,wunsch~,à votre,не,验证","-41:a present,activate,ago,carrie~,cheaper,clause,come down,course,delete,disconnection,don\'t tell,en casa,firefox,firefo~,hof,is removed,june,kaffee,kinderräder,kod,me in,merci,on,our free,our team,probefahrt,probef~,return,rädern,school,things,we don\'t,winter,worksh~,written,writte~,your parcel","-42:#number march,#percent apr,a customer,active~,afschrift,and will,bitte überweisen,brightside,bright~,chip,del #number,diese nachricht,doesn\'t,doesn\'~,e le,games,geldig,get #sum,have not,in den,internetbankieren,is #percent,it for,kommt,la sua,las #number,members,monday,mês,nachricht,nooit,nous vous,pick up,ready the,recibido,rekeningafschrift,shared,staat,station,sábado,the door,tls,to search,tolls,topped,until sunday,wachtwoorden,wants the,с","-43:about two,afschr~,aggiorni,and #number,change~,changing,changi~,cuota,deploy,esta mensagem,existing,existi~,favour,five days,from you,já,já está,kind regards,l\'abbonamento,l\'abbo~,limit,lisbon,marco,more,on thursday,only the,our site,photograph,rifiutata,rifiut~,scams,sette,somebody who,stata,tell your,to five,train,wallet\'s,wants to,we\'ve,weekend,wie,wrist,you could,you left,zehn","-44:abmelden,abmeld~,amounts,amount~,antes del,approval,arrive,as a,beer,cet,ciao,commen~,create,créé,cyber,dad,dignity,dignit~,get the,i had,is #number,keyboards,lena,link is,loser,mee,monitors,on friday,only in,please find,rental,reste,saved,still,subscribed,the #number,the article,the number,the plan,weeken~,whisky,withdrawal,you hear","-45:#number days,#sum the,a personal,asked us,avant le,be paid,cheape~,compartas,do anything,don\'t need,espace,extrato,extrat~,fault,guess,hacer,iniciar,inicia~,july,mattress,mattre~,minutes,nights,paid your,pallet,printed,read the,receipt,relabelled,reçu,saves,sorry for,stress,tomorrow\'s,travelling,valable,valabl~,verificación,votre espace,your doctor","-46:a quick,and pick,angemeldet,angeme~,bank account,cancel at,ce message,colours,colour~,dias,freischalten,freisc~,für,hej,how,lower,minute~,newsletter,next,of them,paula,please sign,received,see what,sunday,sunday and,tax office,the limit,this winter,tidepool,tidepo~,truck,willkommen,wir fragen,wireless,wirele~,you for","-47:#number points,advertisements,annive~,appoin~,apr,beste,can cancel,ending #number,got the,hasta,ignore,it free,llega,paid the,parking,parkin~,please send,questo messaggio,receip~,see all,that i,to help,tot,tra,tu cuenta,we couldn\'t,you want","-48:#number at,#number of,a neighbour,action is,back within,baggage,baggag~,bring your,dagen,departs,departure,fija,from outside,i don\'t,in the,itinerary,itiner~,klaar,le #number,messaggio,moment~,neighbour,neue,newsle~,next week,não,passenger,passen~,perdre,please check,powiod~,powiodła,refusée,refusé~,registering,saturd~,separately,separa~,shop now,terminal,to sign,vale,voor,we paid,you asked,you find,you\'ll get,your documents","-49:até,baby,comuni~,costs,data is,invita~,o seu,order online,pick,pizza,rechazada,saturday,second,started,the balance,the one,tickets,to do,wants,wednesday,wednes~,your order","-50:bought,ending in,fell,find,hour,invitation,issue,jumper,kinder~,listed,mislukt,misluk~,payouts,payout~,question,seven,talked,the book,the button,the invoice,version #number,week,you add,you bought","-51:at it,bij,buy one,change your,dni,general,help,in as,is in,ist,jobs,new one,rechnung,refinancing,riuscito,sorry,the supplier,ticket~","-52:#number dear,always,and only,appointment,basket,bitte,diese,falls,geweigerd,geweig~,grey,jusqu\'~,karta,nada,new address,odrzucona,odrzuc~,photog~,please,refer,tienes","-53:accedere,any time,ask your,between #number,cambia,comunicarlo,fine,if,in about,march,moments,möglich,möglic~,nitrat~,safety,suivre,talk,the app,where you","-54:#number para,activeren,change,code is,disk,electr~,este mensaje,from us,how to,mensaje,mensaj~,mum,outside,outsid~,paper,that day,three,times,welkom","-55:before you,book,both,dans votre,dispon~,is available,order you,thank,thank you,transfer to,tu,until #number,was you,we\'ll","-56:account was,clicking,clicki~,for the,lautet,manage,talk to,they make,unsubscribed,vat of","-57:an hour,pedido,three times,thursday,thursd~,échec","-58:end,mensagem,nunca,vat","-59:a photo,at any,at the,folder,giorni,i told,monatsende,monats~,notary,subscribe,unsubscribe,unsubs~","-60:before that,chose,may have,trips,when","-61:available in,choose,i pay,member,questi~,thanks,till,to pick","-62:ask","-63:address by,bestätigungscode,call me,code #number,days,nie,per customer,replied,replie~,si","-64:aktywować,aktywo~,by #number,doesn\'t work,is attached,need help,then,witamy","-65:asked,se,take a","-66:bank transfer,or ask","-67:cobrar,four,settings,settin~,went to","-68:weekdays,weekda~","-70:comes,je account,trip,two,until","-71:ending,re,says","-72:bring,order #number","-73:complete your,finish,this email","-76:#number it,dpi","-79:you can","-84:received your","-87:on #number","-93:证码"]}');
;// CONCATENATED MODULE: ./lib/verdict/spam/built-in/score-words.js
/** Scores a text with the word table. */



const strongestCount = 5;
/** Parses a table with lines such as `120:act now,claim`: a weight in hundredths and the features that have it. */
function parseWordTable({ bias, lines }) {
    const weights = new Map();
    for (const line of lines) {
        const colon = line.indexOf(':');
        const weight = Number(line.slice(0, colon));
        for (const feature of line.slice(colon + 1).split(','))
            weights.set(feature, weight);
    }
    return { bias, weights };
}
let parsed;
/** The table included with presend, parsed at first use to keep startup fast. */
function builtInWeights() {
    parsed ??= parseWordTable(word_table_namespaceObject);
    return parsed;
}
/**
 * The linear score of `words`. The sum of weights is divided by the square root of the number of distinct features,
 * known or unknown: long texts contain more of everything, and unknown words lower the certainty.
 */
function scoreWords(words, { bias, weights } = builtInWeights()) {
    const features = readWordFeatures(words);
    if (features.size === 0)
        return { margin: 0, strongest: [] };
    let sum = 0;
    const positive = [];
    for (const feature of features) {
        const weight = weights.get(feature) ?? 0;
        sum += weight;
        if (weight > 0)
            positive.push({ feature, weight });
    }
    return { margin: (bias + sum / Math.sqrt(features.size)) / 100, strongest: strongestOf(positive) };
}
function strongestOf(positive) {
    return positive
        .filter(({ feature }) => !/[#~]/u.test(feature) && !isNeutral(feature))
        .toSorted((left, right) => right.weight - left.weight || (left.feature < right.feature ? -1 : 1))
        .slice(0, strongestCount)
        .map(({ feature }) => feature);
}

;// CONCATENATED MODULE: ./lib/verdict/spam/built-in/evidence.js
/** Prepares the words of a message for the rules. */

/** Only the beginning and the end of longer texts are judged, to bound the time. */
const maxWordsLength = 40_000;
/** Reads the evidence for the rules. */
function evidence_readEvidence(content) {
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
        wordScore: scoreWords(words),
        fromDomain: content.message.from[0]?.domain ?? null,
    };
}
/** Invisible characters: soft hyphen, zero-width characters, joiners, byte order mark. */
const invisibleCharacters = /\p{Default_Ignorable_Code_Point}/gu;
/** Normalizes case, width, apostrophes, invisible characters, look-alikes and white space. */
function normalizeWords(text) {
    return withoutLookAlikes(text.normalize('NFKC').replaceAll(invisibleCharacters, '').toLowerCase())
        .replaceAll(/[‘’ʼ`´]/gu, "'")
        .replaceAll(/[“”„]/gu, '"')
        .replaceAll(/[‐‑‒–—]/gu, '-')
        .replaceAll(/\s+/gu, ' ')
        .trim();
}
/** Greek and Cyrillic lower-case letters that look like Latin ones. */
const lookAlikes = Object.fromEntries([
    'аa',
    'еe',
    'оo',
    'рp',
    'сc',
    'уy',
    'хx',
    'іi',
    'јj',
    'ѕs',
    'ԁd',
    'һh',
    'αa',
    'εe',
    'ιi',
    'κk',
    'νv',
    'οo',
    'ρp',
    'τt',
    'υu',
    'χx',
].map((pair) => [pair.charAt(0), pair.charAt(1)]));
const foreignLetter = /[\p{Script=Greek}\p{Script=Cyrillic}]/u;
/** Replaces look-alike letters in words of mixed alphabets. */
function withoutLookAlikes(text) {
    if (!foreignLetter.test(text))
        return text;
    return text.replaceAll(/\p{L}+/gu, (word) => foreignLetter.test(word) && /[a-z]/u.test(word)
        ? Array.from(word, (letter) => lookAlikes[letter] ?? letter).join('')
        : word);
}

;// CONCATENATED MODULE: ./lib/verdict/spam/built-in/brands.js
/** Brands that fraud often imitates, and their domains. */

/** In lower case, as one word. The registered domains of these brands equal the name. */
const imitatedBrands = 'paypal apple icloud microsoft office365 outlook google gmail amazon netflix facebook instagram whatsapp linkedin dropbox docusign adobe coinbase binance metamask chase wellsfargo citibank hsbc barclays santander dhl fedex ups usps royalmail ebay spotify steam sharepoint onedrive mcafee quickbooks intuit walmart costco venmo sparkasse postbank commerzbank chronopost laposte bbva revolut evri trezor disney hermes'.split(' ');
const ordinaryWords = new Set('apple chase hermes outlook steam target ups'.split(' '));
/** True for a brand whose name is also an ordinary word: apple-nursery.example is not an imitation. */
function isOrdinaryWord(brand) {
    return ordinaryWords.has(brand);
}
/** Domains of a brand that differ from its name. */
const furtherNames = {
    facebook: ['facebookmail', 'fb'],
    google: ['googlemail', 'gmail', 'youtube'],
    microsoft: ['microsoftonline', 'office', 'outlook', 'live', 'sharepointonline'],
    amazon: ['amazonses', 'amazonaws'],
    apple: ['icloud'],
    dhl: ['deutschepost'],
    disney: ['disneyplus', 'go'],
    sharepoint: ['microsoft', 'sharepointonline'],
    onedrive: ['microsoft', 'live'],
};
/** Words that senders add to their brand: "PayPal Support", "Amazon Prime". */
const companyWords = /\b(?:account|accounts|alerts?|bank|billing|business|care|center|centre|customer|delivery|department|desk|express|fraud|help|id|inc|info|kundenservice|legal|mail|member|no-?reply|notifications?|online|pay|prime|rewards?|security|service|services|support|team|update|via)\b|[^a-z]/gu;
/** The brand that a sender's name consists of, apart from words such as "Support"; null if there is none. */
function brandOfName(displayName) {
    const rest = displayName.toLowerCase().replaceAll(companyWords, '');
    return imitatedBrands.find((brand) => brand === rest) ?? null;
}
/** True if the registered domain of `domain` belongs to `brand`. */
function brandOwns(brand, domain) {
    const label = registeredDomain(domain).split('.')[0] ?? '';
    return label === brand || (furtherNames[brand]?.includes(label) ?? false);
}

;// CONCATENATED MODULE: ./lib/verdict/spam/built-in/fraud-concepts.js
/**
 * Concepts of fraud in many languages. Honest mail also mentions passwords, fees and deadlines, so rules require several
 * concepts at once.
 */
/** Characters. Longer texts mention every concept by chance. */
const searchedLength = 6000;
/** Lower-case letters of the languages below. `\p{L}` would take three times as long at the first message. */
const letters = 'a-zß-öø-ſа-яё';
/** Phrases are separated by ` | ` or line breaks; `*` matches any letters, ` … ` up to three words. */
function phrases(list) {
    const alternatives = list
        .split(/ \| |\n/u)
        .map((phrase) => phrase.trim())
        .filter((phrase) => phrase !== '')
        .map((phrase) => phrase.replaceAll('*', `[${letters}]*`).replaceAll(' … ', `(?: [${letters}'0-9,-]+){0,3} `));
    // Chinese and Japanese have no spaces, so adjacent letters of theirs do not matter.
    return new RegExp(`(?<![${letters}])(?:${alternatives.join('|')})(?![${letters}])`, 'u');
}
const concepts = {
    /** The reader will lose something. */
    loss: phrases(`
    (?:account|access|mailbox|e-?mail|card|wallet|membership|subscription|profile|page|service|domain)s? … (?:suspend|lock|block|clos|deactivat|disabl|terminat|restrict|limit|delet|freez|froz|cancel|revok|remov|shut)(?:e|ed|en|es|ion|ing|ked|s| down|led|ling)?
    (?:permanent|temporar)* (?:suspen|lock|block|clos|deactivat|disabl|terminat|restrict|limit|delet|los|erase)*
    los(?:e|ing) (?:your )?(?:online )?(?:access|account|data|e-?mails|files|coverage|benefits|everything) | cut off | (?:switched|shut) off | safe mode | (?:will|would|gets?|is|are|be|it's|they're) (?:be |being |then )?(?:permanently )?(?:deleted|destroyed|dropped|erased|removed|unpublished|withdrawn|frozen|taken down|switched off|cancelled|closed|paused|rejected|void)
    will be (?:lost|erased|burned|destroyed|deleted)
    return(?:ed)? to (?:the )?sender | (?:shipped|sent|goes|go) back | surcharge | late fee | lost forever | legal action | arrest* | lawsuit | bailiffs | court
    (?:konto|zugang|postfach|karte|zugriff|mitgliedschaft|wallets?) … (?:gesperrt|eingeschränkt|deaktiviert|gelöscht|geschlossen|ausgesetzt|gekündigt|blockiert) | endgültig* sperr* | (?:an den absender )?zurückgesendet | verlieren sie … zugriff
    (?:compte|accès|carte|messagerie|abonnement) … (?:suspendue?|bloquée?|limitée?|désactivée?|supprimée?|fermée?) | retourné à l'expéditeur | poursuites | mandat d'arrêt
    (?:cuenta|acceso|tarjeta|buzón|suscripción) … (?:suspendida|bloqueada|limitada|desactivada|cancelada|cerrada|bloqueado) | devuelto al remitente | embargo
    (?:conto|account|accesso|carta|utenza|casella|abbonamento) … (?:sospes[oa]|bloccat[oa]|limitat[oa]|disattivat[oa]|disabilitat[oa]|cancellat[oa]) | restituito al mittente
    (?:conta|acesso|cartão|caixa|assinatura|cpf) … (?:suspens[oa]|bloquead[oa]|desativad[oa]|cancelad[oa]|encerrad[oa]) | devolvido ao remetente
    (?:rekening|toegang|account|betaalpas|mailbox|abonnement) … (?:geblokkeerd|opgeschort|gedeactiveerd|verwijderd|beëindigd) | terug naar de afzender | beslag*
    (?:konto|dostęp|karta|skrzynka|subskrypcja)* … (?:zablokowan[eyao]|zawieszon[eyao]|usunięt[eyao]) | zwrócona do nadawcy
    (?:счёт|счет|карта|аккаунт) … (?:заблокирован[аы]?|закрыт[аы]?|приостановлен[аы]?) | hesab* … (?:askıya|kapatıl*|kilitlen*) | konto … (?:spärrats|stängs)
    停止 | 制限 | 冻结 | 关闭`),
    /** The reader must act quickly. */
    hurry: phrases(`
    (?:within|in|next) (?:the next |less than )?(?:\\d+|one|two|three|twelve|twenty-four|forty-eight) ?(?:h|hrs|hours?|minutes)
    tonight | this evening | (?:by|at|before|until) (?:noon|midnight|\\d{1,2}:\\d\\d|\\d{1,2} ?(?:am|pm|uhr)|monday|tuesday|wednesday|thursday|friday|sunday|tomorrow) | in \\d+ (?:hours|days|minutes) | (?:two|three|2|3) (?:more )?days
    immediate* | urgent* | at once | right away | as soon as possible | final (?:notice|reminder|warning|attempt) | last (?:chance|reminder|warning|notice|attempt) | (?:before|until|by) (?:midnight|tonight|end of (?:the )?day|close of business) | expir(?:es|ing|e) (?:today|tonight|soon|in \\d+ (?:hours|minutes)) | act now | today | deadline | or (?:else|it will)
    innerhalb (?:von )?\\d+ stunden | sofort* | umgehend | dringend* | letzte (?:erinnerung|mahnung|warnung) | heute
    (?:sous|dans les|dans un délai de) \\d+ (?:h|heures) | immédiatement | urgent* | dernier (?:avis|rappel) | dernière relance | aujourd'hui
    (?:en|dentro de) (?:las próximas |menos de )?\\d+ horas | inmediatamente | urgente* | último aviso | hoy | ahora
    entro \\d+ ore | immediatamente | ultimo avviso | oggi | subito
    em (?:até )?\\d+ horas | imediatamente | último aviso | hoje | agora
    binnen \\d+ uur | direct | onmiddellijk | laatste (?:waarschuwing|aanmaning|herinnering) | vandaag
    w ciągu \\d+ godzin | natychmiast | pilne | dzisiaj | teraz | в течение \\d+ часов | срочно | сегодня | \\d+ saat | hemen | inom \\d+ timmar
    \\d+時間以内 | 至急 | \\d+小时内 | 立即`),
    /** The reader must prove their identity. */
    confirm: phrases(`
    (?:re-?)?(?:verify|validate|confirm|authenticate|activate|update|unlock|restore|reactivate) … (?:account|identity|mailbox|password|card|wallet|payment|billing|login|log-in|details|information|ownership|profile|e-?mail|address|access|yourself|device|info)
    prove … (?:ownership|owner|identity) | identify yourself | re-?enter … (?:street|address|card|password) | (?:sign|log) ?(?:in|on) (?:once|one time|below|with) | validat* … (?:them|it|credentials|login) | (?:put in|enter|type|add) … (?:another |new |your )?card
    (?:sign|log) ?in (?:with|using) (?:your )?(?:work |company |corporate |office )?e-?mail | keep (?:your |the )?(?:same |current )?password | same password | prove … you are
    (?:bestätigen|verifizieren|aktualisieren|bestätige) sie … (?:daten|konto|identität|zahlungsdaten|lieferadresse|verfahren|passwort|wallet) | konto … (?:bestätigen|verifizieren) | passwort behalten | registrierung erneuern
    (?:confirme[rz]|vérifie[rz]|mettre à jour|mettez à jour|activer|validez?) … (?:compte|identité|informations|coordonnées|carte|paiement|adresse|données) 
    (?:confirm[ea]r?|verifi(?:car|que)|actuali(?:zar|ce)|valid(?:ar|e)|reactivar|activar) … (?:cuenta|datos|identidad|tarjeta|pago|dirección|sistema)
    (?:conferma|verifica|aggiorna|inserisci)* … (?:conto|dati|identità|carta|account|pagamento|password)
    (?:confirm[ea]r?|verifi(?:car|que)|atualiz(?:ar|e)|valid(?:ar|e)|desbloquear|regularizar|informe) … (?:conta|dados|identidade|cartão|senha|pagamento|cpf)
    (?:bevestig|verifieer|controleer|werk|vul)* … (?:gegevens|rekening|identiteit|betaalgegevens|account)
    (?:potwierdź|zaktualizuj|zweryfikuj|podaj) … (?:dane|konto|kartę|płatnicze|tożsamość)
    подтвердите … (?:данные|личность|карт*|счёт) | (?:bilgi|hesab)* … doğrula* | bekräfta … (?:uppgifter|kort*|konto*)
    本人確認 | ご確認ください | 验证 | 更新`),
    /** Secrets that honest mail does not ask for. */
    secret: phrases(`
    (?:three|3) digits | (?:long|card) number | (?:client|customer) number | (?:mail|mailbox|network|e-mail) password | password of (?:your|the) mailbox | online banking login | (?:twelve|12|24|recovery) words | (?:another|new) card | with (?:your|my) bank
    pin | cvv | (?:credit |debit |payment |bank )?card (?:number|details|information) | (?:billing|payment|bank(?:ing)?) (?:details|information|info) | (?:e-?mail |current |your )password | (?:e-?mail|username|user name|login) and (?:your )?password | (?:recovery|seed|secret) phrase | \\d+ words? (?:recovery|secret|seed)? ?phrase | date of birth | social security | bank account number | two-factor code | credentials | reconnect … wallet | (?:connect|link|sync|import) … (?:wallet|phrase)
    kennwort | pin | tan | kreditkarte* | kontodaten | zahlungsdaten | anmeldename | bankdaten | wiederherstellungsphrase
    mot de passe | code secret | carte bancaire | coordonnées bancaires | identifiants | informations de paiement
    contraseña | clave | datos de (?:su |la )?tarjeta | tarjeta | datos de pago | datos bancarios
    password | dati della carta | dati di pagamento | codice segreto | dati personali
    senha | dados bancários | cartão | dados de pagamento | cpf
    wachtwoord | bankgegevens | betaalgegevens | pincode | hasł(?:o|em) | dane (?:karty|płatnicze) | данные карты | пароль | kart bilgi* | şifre* | kort*
    暗証番号 | カード番号 | クレジットカード | 密码 | 银行卡`),
    /** A small fee to get something or to avoid a loss. */
    fee: phrases(`
    import (?:tax|vat) | small fee | (?:fee|postage|duty|difference) for it | too little for
    (?:customs|import|shipping|delivery|redelivery|handling|processing|clearance|storage|conversion|courier|release|postage|locker|relabelling)* (?:fees?|dut(?:y|ies)|charges?|costs?|extension) | unpaid (?:toll|fine|fee|balance|postage) | (?:reduced |outstanding )?(?:fine|penalty|toll) | postage | just pay shipping | only (?:shipping|the shipping) | overdue toll
    zollgebühr* | versandkosten | gebühr | bußgeld | frais (?:de|d') ?(?:douane|livraison|port|envoi|réexpédition) | frais | amende
    gastos de (?:aduana|envío) | tasa | multa | spese di (?:dogana|spedizione) | dogana | taxa | frete | alfândega | guia | invoerkosten | verzendkosten | openstaand* bedrag | dopłat* | opłat* | należności | таможенный сбор | gümrük ücreti | kargo ücreti | tullavgift*
    手数料 | 费用 | 运费`),
    /** A request to pay. */
    payNow: phrases(`
    (?<!nothing to )(?<!nothing more to )pay(?:ing|able)? | settl(?:e|ed|ing) | owed? | (?:is|are|still|now) due | cover (?:the|it)
    zahl(?:en|ung|bar)* | bezahl(?:en|ung)* | begleich* | überweis* | entricht* | payez | payer | paiement immédiat | régle[rz] | acquitte[rz] | s'acquitter
    pag(?:ue|ar|o|a|uen|are|hi|amento)* | abon[ea]r? | salda* | liquid[ea]r? | betaal* | betalen | voldo* | zapłac* | zapłać | opłać | opłac* | uiść | dopłać | dopłac*
    оплат* | внесите | ödeyin* | ödemeniz* | ödeme yap* | betala | betal
    支払 | お支払い | 支付 | 缴纳`),
    parcel: phrases(`
    parcels? | packages? | shipments? | consignment | courier | delivery | depot | (?:your|an|the) item | tolls? | e-toll | parking | traffic violation | speed camera | licence plate | license plate
    paket* | sendung | zustellung | colis | livraison | stationnement | infraction | paquete | envío | multa | pacco | spedizione | encomenda | pacote | pakket | paczk* | przesyłk* | посылк* | kargo* | gönderi
    お荷物 | 再配達 | 包裹`),
    /** An unknown order, renewal or debit. */
    charge: phrases(`
    (?:auto-?|automatically |successfully |been |be )?(?:debited|charged|deducted|renewed|renew|billed) | auto[- ]?(?:debit|renewal) | (?:thank you|thanks) for (?:your )?(?:renewing|purchase|purchasing|order|shopping|subscribing|choosing) | authori[sz]ed a payment | payment (?:of|was) … successful | purchase`),
    /** A request to call and cancel. */
    callBack: phrases(`
    ring us | on duty | (?:call|phone|dial|contact|reach|speak|get in touch|ring) … (?:us|our|the|support|department|desk|team|helpline|help ?line|help ?desk|toll-? ?free|technicians|centre|center|officer|specialist) | toll-? ?free | help ?line | support number | call (?:now|immediately|right away|today)`),
    undo: phrases(`
    rather not | (?:give|get|gives|have) … (?:every cent|money) back | not your (?:order|purchase) | reverse
    (?:did|do|have)(?: not|n't) (?:authori[sz]e|make|place|recogni[sz]e|request)* | (?:cancel|dispute|refund|stop|reverse) (?:the|this|your|it|a) | (?:wish|want|case you want|like) to cancel | to cancel | not you\\? | mistake | refund | hackers? | virus* | infected`),
    phone: /(?:\+?1[ .-]?)?\(?\b8\d\d\)?[ .-]\d{3}[ .-]\d{4}\b|\+\d{1,3}[ .(-]{1,2}\d{2,4}[ .)-]{1,2}\d{3,4}[ .-]?\d{3,4}/u,
    giftCard: phrases(`
    (?:gift|google play|steam|itunes|apple|amazon|ebay|vanilla|razer) (?:or [a-z]+ )?(?:gift )?cards? | geschenkkarte* | google-play-karten | cartes? (?:cadeaux?|pcs|transcash) | tarjetas? (?:de )?regalo`),
    payOut: phrases(`
    (?:salary|pay|payments?) (?:into|to) … account | new account | account in the | vouchers? | wire | (?:bank |same[- ]day |urgent )?transfer | payment | reimburse* | codes? | direct deposit | balance | purchase | remit* | w-?2
    überweis* | kontostand | codes | virement | codes | transferencia | bonifico | transferência | overboeking | przelew`),
    /** The reader must keep quiet or cannot ask back. */
    secrecy: phrases(`
    not a word | phone is off | don't call | no calls | a secret | (?:with|at) the lawyers
    (?:can't|cannot|can not|unable to|couldn't) (?:talk|speak|call|take calls|do it)* | in (?:a|back-to-back|the) … (?:meeting|conference|call)* | in meetings | no calls | (?:keep|let's keep) (?:this|it) (?:between|confidential|a surprise|private)* | (?:don't|do not|must not) (?:discuss|speak|tell|mention)* | discreet* | confidential* | (?:e-?mail|text) only | reply (?:only )?by e-?mail | limited phone | surprise | tied up | between us
    vertraulich* | nicht erreichbar | besprechung | mit niemandem | überraschung | confidentiel* | en réunion | n'en parlez | ne m'appelez pas | confidencial* | reunión | con nadie | riservat* | in riunione | a nessuno | vertrouwelijke? | vergadering | met niemand`),
    /** The sender has embarrassing material. */
    blackmail: phrases(`
    through your camera | (?:film|video) of (?:it|you) | goes to a forum | customer table | hole in your | (?:took|copied) … (?:data|table|records)
    (?:recorded|filmed) (?:you|a video)* | (?:video|recording|footage) of you | (?:your|the) (?:web ?cam|camera) | hack(?:ed|er|ers)* | spyware | trojan | malware | (?:all )?your contacts | (?:adult|porn)* (?:site|video|sites|videos|movies|material)s? | ddos | leaked | paid me to | little secret
    gehackt | gefilmt | pornoseite* | kontakte | piraté | filmé | site pour adultes | tous vos contacts | hackeado | grabé | páginas porno | hackerato | filmato | siti porno | invadi | gravei | pornô | gehackt | gefilmd | pornosite | włamałem | nagrałem | взломал* | видео`),
    crypto: phrases(`bitcoins? | btc | ethereum | eth | usdt | crypto* | wallet | monero | биткоин*`),
    fortune: phrases(`
    (?:million|billion)s? | (?:[$€£]|usd|us\\$|eur) ?\\d{3}[\\d,.]{4,} | lump sum | large sum | million* | millionen | millones | milioni | milhões | miljoen | \\d[.,]\\d{3}[.,]\\d{3} | trunk box | bank draft | great sum`),
    /** The source of the fortune. */
    windfall: phrases(`
    next of kin | beneficiary | inherit* | late (?:husband|client|father|wife|customer) | died | deceased | dying | widow | orphan* | unclaimed | abandoned | donat(?:e|ion|ing) | compensat* | lottery | you(?:'ve| have)? (?:just )?won | winner | consignment | atm card | diplomat* | foreign partner | contract fund | overdue | mutual benefit | invest* in your country | trustworthy
    erbschaft | spende* | begünstigter | witwe | lotto | verstorben* | angehörig* | héritage | héritier | veuve | don | décédé | heredero | fallecido | premiado | vedova | donare | falecido | herdeiro | weduwe | schenken | wdow* | przekazać`),
    stranger: phrases(`
    (?:full|your) names? | god (?:bless|fearing)* | remain blessed | dear (?:friend|beloved|beneficiary|sir)* | attn | barrister | attorney | (?:private|personal) e-?mail | trust* | honest* | (?:reply|contact|get back) … (?:me|agent|secretary|lawyer|urgently|with) | confidential* | risk[- ]free | no risk | 50/50 | selected | name and phone
    vollständigen namen | gott | vertraulich | rechtsanwalt | dieu | notaire | confiance | nombre completo | abogado | dio | avvocato | nome completo | deus | god | naam, adres | bóg | uczciwej`),
    promise: phrases(`
    paid (?:nightly|every|each|daily) | \\d+(?:[.,]\\d+)? ?(?:%|percent) (?:a|per|each|every) (?:day|week|month) | (?:no|without) (?:cv|interview|experience)
    (?:earn|make|get|profit|income|salary|paid|pay)* … (?:[$€£] ?\\d[\\d.,]*|daily|per day|a day|weekly|a week|instantly|per month) | guaranteed* | no experience | work from home | part-?time | passive income | no credit check | loans? | profits? | interest rate | cheap* | best (?:price|rate)s? | free (?:trial|spins|test) | 100%
    verdienen | keine erfahrung | kredit* | prêts? | gagnez | sans expérience | préstamos? | gana | ganar | prestit[oi] | guadagna | empréstimo | ganhe | verdien | pożyczk* | zarabiaj | kazan* | 赚钱 | 稼`),
    chatApp: phrases(`whats ?app | telegram | wechat | signal messenger | hangouts`),
    scanCode: phrases(`(?:point|hold) your phone | (?:scan|use|open) … (?:qr|qr-) ?code | qr ?code … (?:scan|phone|camera)* | scannen sie | scannez | escanee | scansiona`),
    workLogin: phrases(`
    (?:work|company|corporate|office|employee) (?:e-?mail|account|login|password) | (?:multi|two)-factor | mfa | 2fa | authenticat* | re-?authenticate | password | log ?in | sign ?in | payroll | salary | hr | benefits`),
    archivePassword: phrases(`(?:password|passcode|passwort|mot de passe|contraseña|hasło|pass) ?(?:is|:|=|ist|for|to)? ?['"]?[a-z]{0,9}\\d+ | with password | protected`),
};
/** True if the message mentions all of the concepts. */
function mentions(evidence, ...required) {
    const text = evidence.words.slice(0, searchedLength);
    return required.every((concept) => concepts[concept].test(text));
}

;// CONCATENATED MODULE: ./lib/verdict/spam/built-in/known-hosts.js
/** Hosts and top-level domains that fraud uses more often than other mail. */

/** Public URL shorteners. */
const shorteners = new Set(`bit.ly tinyurl.com t.co goo.gl ow.ly is.gd buff.ly rebrand.ly cutt.ly shorturl.at rb.gy tiny.cc t.ly s.id bl.ink
   adf.ly v.gd soo.gd qr.ae trib.al lnkd.in dlvr.it shrtco.de 1url.com x.co`.split(/\s+/u));
/** Top-level domains whose abuse rate is many times the average, from yearly abuse reports. */
const abusedTlds = new Set('zip mov top xyz click link gq cf ml ga tk work loan men bid stream download racing review accountant date faith win party trade science cricket country kim rest buzz cyou icu monster quest sbs cfd bond beauty hair makeup'.split(' '));
/** Hosts where anyone can publish a form or site at once, without a domain. */
const freeHosts = /(?:^|\.)(?:forms\.gle|forms\.office\.com|(?:docs|sites)\.google\.com|(?:weebly|wixsite|webflow|jotform|typeform|formstack|000webhostapp|blogspot|wordpress|godaddysites|square|mystrikingly|webnode|yolasite)\.(?:com|io|site|page)|(?:web|firebaseapp|pages|r2|workers|netlify|vercel|glitch|surge|replit|herokuapp|onrender|github)\.(?:app|dev|me|sh|com|io)|ipfs\.io|t\.me|wa\.me)$/u;
/** True for a public URL shortener. */
function isShortener(host) {
    return shorteners.has(registeredDomain(host));
}
/** True for a host in a frequently abused top-level domain. */
function hasAbusedTld(host) {
    return abusedTlds.has(host.split('.').at(-1) ?? '');
}
/** True for a host where anyone can publish a form or site for free. */
function hostsForms(host) {
    return freeHosts.test(host);
}
/** Freemail providers, and `freemail.` and `webmail.` hosts for use with the reserved example domains. */
const freemailPattern = /^(?:gmail|googlemail|yahoo|ymail|hotmail|outlook|live|msn|aol|gmx|mail|web|icloud|proton|protonmail|yandex|zoho|inbox|rediffmail|tutanota|163|126|qq|excite|lycos|netscape|juno|eudoramail)\.(?:[a-z]{2,4})(?:\.[a-z]{2})?$|(?:^|\.)(?:freemail|webmail)\./u;
/** True for the domain of a freemail provider. */
function isFreemail(domain) {
    return domain !== null && freemailPattern.test(domain);
}

;// CONCATENATED MODULE: ./lib/verdict/spam/built-in/spam-rule.js
/** The rules of the built-in engine and the evidence they read. */
/** The count of a rule that fires at most once. */
function once(claim) {
    return claim ? 1 : 0;
}
/** The points of a rule for one message. */
function scoreOf(rule, evidence) {
    const count = rule.count(evidence);
    return count === 0 ? 0 : (rule.weights[Math.min(count, rule.weights.length) - 1] ?? 0);
}

;// CONCATENATED MODULE: ./lib/verdict/spam/built-in/fraud-rules.js
/** Rules on well-formed fraud, recognized by what it asks for, how quickly, and through which channel. */





const scamPages = 'FTC and Action Fraud: how phishing, gift card and refund scams work (2025)';
function hasWebPage({ content }) {
    return content.message.attachments.some(({ filename }) => /\.(?:x?html?|svg)$/iu.test(filename ?? ''));
}
/** True if the message has a link or an attached web page. */
function hasPage(evidence) {
    return evidence.content.links.length > 0 || hasWebPage(evidence);
}
/** True if all links lead away from the sender's domain. */
function leadsOnlyAway({ content, fromDomain }) {
    return (fromDomain !== null &&
        content.links.length > 0 &&
        content.links.every(({ target }) => registeredDomain(target.host) !== registeredDomain(fromDomain)));
}
/** True if a link leads to the sender's domain, as in honest receipts. */
function leadsHome({ content, fromDomain }) {
    return (fromDomain !== null &&
        content.links.some(({ target }) => registeredDomain(target.host) === registeredDomain(fromDomain)));
}
function hasImpersonalGreeting({ words }) {
    return /\b(?:dear|hello|hi|attention) (?:valued )?(?:customer|client|user|member|taxpayer|colleague|owner)\b|sehr geehrter kunde|cher client|estimado cliente|gentile cliente|prezado cliente|geachte klant|szanowny kliencie|уважаемый клиент/u.test(words);
}
/** Counts the kinds of evidence in a message that threatens a loss and has a page to go to. */
function phishingStrikes(evidence) {
    if (!hasPage(evidence) || !mentions(evidence, 'loss'))
        return 0;
    const isHurried = mentions(evidence, 'hurry');
    const asks = mentions(evidence, 'confirm');
    const wantsSecret = mentions(evidence, 'secret');
    if (!asks && !wantsSecret)
        return 0;
    return (once(isHurried) + once(asks) + once(wantsSecret) + once(leadsOnlyAway(evidence) || hasImpersonalGreeting(evidence)));
}
function impersonatesBrand({ content, fromDomain }) {
    const brand = brandOfName(content.message.from[0]?.displayName ?? '');
    return brand !== null && fromDomain !== null && !brandOwns(brand, fromDomain);
}
/** Words. Errands are short, so that the reader asks back by mail. */
const maxErrandWords = 160;
function hasArchive({ content }) {
    return content.message.attachments.some(({ filename }) => /\.(?:zip|rar|7z|gz|iso)$/iu.test(filename ?? ''));
}
function isFreemailSender({ content, fromDomain }) {
    return isFreemail(fromDomain) || isFreemail(content.message.replyTo[0]?.domain ?? null);
}
const fraudRules = [
    {
        name: 'THREAT_AND_LOGIN_LINK',
        // Four kinds of evidence outweigh any honest wording.
        weights: [0, 1.6, 3.2, 7],
        description: 'The text threatens a loss, asks the reader to confirm an identity or a secret, and links to a page for it.',
        fix: "State what happened, address the reader by name, and don't pair a threat with a login link.",
        source: scamPages,
        count: phishingStrikes,
    },
    {
        name: 'FEE_BEFORE_DELIVERY',
        weights: [2, 3.4],
        description: 'The text asks for a small fee for a parcel, fine or toll, to be paid at once through a link.',
        fix: 'Name the shipment and the payer, allow a reasonable deadline, and collect fees at checkout or on delivery.',
        source: scamPages,
        count: (evidence) => hasPage(evidence) && mentions(evidence, 'fee', 'parcel', 'payNow')
            ? once(mentions(evidence, 'hurry')) + once(mentions(evidence, 'loss'))
            : 0,
    },
    {
        name: 'CALL_TO_UNDO_A_CHARGE',
        weights: [3, 4.4],
        description: 'The text names a charge the reader does not know and a phone number to cancel it.',
        fix: 'Let customers cancel in their account, and put the phone number on your site.',
        source: scamPages,
        count: (evidence) => (isFreemailSender(evidence) || !leadsHome(evidence)) &&
            mentions(evidence, 'undo', 'callBack', 'phone') &&
            (mentions(evidence, 'charge') || mentions(evidence, 'loss'))
            ? 1 + once(isFreemailSender(evidence) || mentions(evidence, 'hurry'))
            : 0,
    },
    {
        name: 'ERRAND_IN_SECRET',
        weights: [1.2, 4],
        description: 'The text asks for gift cards or a transfer, and tells the reader to keep quiet or not to ask back.',
        fix: 'Request payments through your usual process, and let people ask back.',
        source: scamPages,
        count: (evidence) => evidence.wordCount <= maxErrandWords && mentions(evidence, 'secrecy')
            ? once(mentions(evidence, 'payOut')) +
                once(mentions(evidence, 'giftCard') || mentions(evidence, 'hurry', 'payOut'))
            : 0,
    },
    {
        name: 'BLACKMAIL_FOR_COINS',
        weights: [4],
        description: 'The sender claims to have seen or taken something and demands payment in cryptocurrency.',
        fix: 'Remove the threat.',
        source: scamPages,
        count: (evidence) => once(mentions(evidence, 'blackmail', 'crypto') &&
            /(?<!\p{L})(?:pay|send|transfer|überweis|envoyez|transfiera|envíe|paga|envie|betaal|wyślij|переведите)/u.test(evidence.words)),
    },
    {
        name: 'FORTUNE_FROM_A_STRANGER',
        weights: [2.8],
        description: 'A stranger offers the reader a fortune and asks for a confidential reply.',
        fix: 'State who pays what and why, and do not ask for personal data by reply.',
        source: scamPages,
        count: (evidence) => once(evidence.content.links.length === 0 && mentions(evidence, 'fortune', 'windfall', 'stranger')),
    },
    {
        name: 'MONEY_BY_CHAT_APP',
        weights: [3],
        description: 'The text promises earnings, loans or cheap goods and asks the reader to continue in a chat app.',
        fix: 'Let readers reply to your own address or use your site.',
        source: scamPages,
        count: (evidence) => once(mentions(evidence, 'chatApp', 'promise')),
    },
    {
        name: 'WALLET_PHRASE_WANTED',
        weights: [3.2],
        description: 'The text asks the reader to connect, verify or restore a wallet.',
        fix: 'Never ask for a recovery phrase, and tell customers that you never do.',
        source: scamPages,
        count: (evidence) => once(evidence.content.links.length > 0 &&
            /(?:connect|verify|validate|sync|import|restore|link)\p{L}* (?:\S+ ){0,4}(?:wallet|device|phrase|seed)|wallet (?:\S+ ){0,4}verifi|(?:12|24)[ -](?:word|wört)/u.test(evidence.words) &&
            !/never (?:ask|share|type|enter)|nobody .{0,40} ask/u.test(evidence.words)),
    },
    {
        name: 'QR_CODE_TO_LOG_IN',
        weights: [3],
        description: 'The text asks the reader to scan a QR code to log in or to see pay or benefits.',
        fix: 'Use a link that readers can see; a QR code hides its target.',
        source: 'FBI, public service announcements on QR codes (2022)',
        count: (evidence) => once(mentions(evidence, 'scanCode', 'workLogin') && (mentions(evidence, 'hurry') || mentions(evidence, 'loss'))),
    },
    {
        name: 'ARCHIVE_WITH_PASSWORD',
        weights: [2.8],
        description: 'The text contains the password of an attached archive, so scanners cannot read the archive.',
        fix: 'Share the file through a link that requires a login.',
        count: (evidence) => once(hasArchive(evidence) && mentions(evidence, 'archivePassword')),
    },
    {
        name: 'FROM_BRAND_AT_FOREIGN_DOMAIN',
        weights: [2],
        description: "The sender's name is a well-known brand, but the address is not at its domain.",
        fix: 'Send under your own name.',
        source: 'Gmail guidelines: display name not misleading (2026-03-21)',
        count: (evidence) => once(impersonatesBrand(evidence)),
    },
    {
        name: 'ABUSED_TLD_WITH_REQUEST',
        weights: [1.6],
        description: 'The text is about secrets, a payment or a profit, and links to a frequently abused top-level domain.',
        fix: 'Link to your main domain.',
        count: (evidence) => once(evidence.content.links.some(({ target }) => hasAbusedTld(target.host)) &&
            ['secret', 'loss', 'fee', 'promise', 'crypto'].some((concept) => mentions(evidence, concept))),
    },
    {
        name: 'FORM_AT_FREE_HOST',
        weights: [1.8],
        description: 'The text asks for secrets or a payment and links to a free host for forms and sites.',
        fix: 'Put the page on your own domain.',
        count: (evidence) => once(evidence.content.links.some(({ target }) => hostsForms(target.host)) &&
            (mentions(evidence, 'secret') || mentions(evidence, 'loss') || mentions(evidence, 'fee', 'hurry'))),
    },
];

;// CONCATENATED MODULE: ./lib/verdict/spam/built-in/header-rules.js
/** Rules on the header section and the subject. */




const rfc = 'RFC 5322 §3.6';
function replyDomain(evidence) {
    return evidence.content.message.replyTo[0]?.domain ?? null;
}
/** Roles that do not write from a freemail address. */
const authorityNames = /\b(?:ceo|cfo|director|manager|payroll|hr|human resources|help ?desk|support|admin(?:istrator)?|security|billing|accounts?|barrister|attorney|bank|department|dept|service|board|team|office|office desk|loan|lender|lotto|claims)\b/iu;
/** The same roles in an address: `ceo.office77@`, `fast.loans@`. */
const officeMailbox = /(?:^|[._-])(?:ceo|cfo|director|executive|payroll|hr|helpdesk|support|admin|security|billing|accounts?|barrister|attorney|bank|office|desk|loans?|lenders?|lotto|claims|jobs|career|recruit\w*|remotehr|seo|webgrowth|ranking|invoice|orders?|refund)\d*(?:[._-]\w+)*@/iu;
function isFromSelf(evidence) {
    const from = evidence.content.message.from[0]?.address.toLowerCase();
    const to = fieldValue(evidence.content.message, 'to')?.toLowerCase() ?? '';
    return from !== undefined && from.includes('@') && to.includes(from) && !/^\[|\bre:/u.test(evidence.subject);
}
function header_rules_letters(text) {
    return text.replaceAll(/[^\p{L}]/gu, '');
}
function isShouting(text) {
    const found = header_rules_letters(text);
    return found.length >= 10 && found === found.toUpperCase() && found !== found.toLowerCase();
}
const header_rules_headerRules = [
    {
        name: 'SUBJECT_ALL_CAPITALS',
        weights: [1.6],
        description: 'The subject is in all capitals.',
        fix: 'Write it in sentence case.',
        count: ({ content }) => once(isShouting(content.subject)),
    },
    {
        name: 'SUBJECT_EXCLAIMS',
        weights: [0.8],
        description: 'The subject has several exclamation marks, or one with a question mark or a currency sign.',
        fix: 'Remove the exclamation marks.',
        count: ({ content }) => once(/!.*!|!.*[?$€£]|[?$€£].*!/u.test(content.subject)),
    },
    {
        name: 'SUBJECT_SUM_OF_MONEY',
        weights: [0.6],
        description: 'The subject names a sum of money or a percentage.',
        fix: 'Move the amount to the body, except in receipts and invoices.',
        count: ({ content }) => once(/[$€£] ?\d|\d ?%|\d ?(?:usd|eur|dollars)\b/iu.test(content.subject)),
    },
    {
        name: 'SUBJECT_FALSE_REPLY',
        weights: [0.4],
        description: 'The subject begins with "Re:" or "Fwd:" but the message is not a reply.',
        fix: 'Remove "Re:" or "Fwd:".',
        source: 'Gmail guidelines: no Re: or Fwd: unless it is one (2026-03-21)',
        count: ({ content }) => once(/^(?:re|fwd?|aw|wg)\s*:/iu.test(content.subject) && !answersSomething(content.message)),
    },
    {
        name: 'SUBJECT_SPACED_OUT',
        weights: [2.2],
        description: 'The subject has s p a c e d letters, or a word after a long run of spaces.',
        fix: 'Write words normally.',
        count: ({ content }) => once(/(?:\b\p{L}[ .*_-]){5,}\p{L}\b|\S {6,}\S/u.test(content.subject)),
    },
    {
        name: 'SUBJECT_MISSING',
        weights: [1.2],
        description: 'The subject is missing or empty.',
        fix: 'Fill in the subject; check the data file.',
        source: rfc,
        count: ({ content }) => once(content.subject.trim() === ''),
    },
    {
        name: 'SUBJECT_BRACKETED_AD',
        weights: [2],
        description: 'The subject marks the message as advertising (ADV:, [ad]).',
        fix: 'Remove the mark; ask for consent instead.',
        count: ({ content }) => once(/^\W*(?:adv|ad)\s*[:\])]/iu.test(content.subject)),
    },
    {
        name: 'INVISIBLE_IN_WORDS',
        weights: [2.4],
        description: 'Words contain invisible characters, as if to evade filters.',
        fix: 'Remove zero-width characters; they often come from pasted text.',
        count: ({ content }) => once(hasSplitLatinWord(`${content.subject} ${content.visibleText.slice(0, 20_000)}`)),
    },
    {
        name: 'MIXED_ALPHABETS_IN_WORD',
        weights: [2.4],
        description: 'A word contains letters of different alphabets (look-alikes).',
        fix: 'Replace look-alike characters; they often come from pasted text.',
        source: 'Unicode UTS #39 §5.1',
        count: ({ content }) => once(hasMixedScriptWord(`${content.subject} ${content.visibleText.slice(0, 20_000)}`)),
    },
    {
        name: 'FROM_FREEMAIL_AUTHORITY',
        weights: [1.6],
        description: "The sender's name or address is that of an office or a role, but at a freemail provider.",
        fix: 'Send from your own domain.',
        count: ({ content: { message }, fromDomain }) => once(isFreemail(fromDomain) &&
            (authorityNames.test(message.from[0]?.displayName ?? '') ||
                officeMailbox.test(message.from[0]?.address ?? ''))),
    },
    {
        name: 'FROM_NAME_SHOWS_ADDRESS',
        weights: [2],
        description: 'The display name shows an email address or domain other than the real one.',
        fix: 'Remove the address from the display name.',
        source: 'Gmail guidelines: display name not misleading (2026-03-21)',
        count: ({ content, fromDomain }) => once(showsOtherDomain(content.message.from[0]?.displayName ?? '', fromDomain)),
    },
    {
        name: 'REPLY_TO_FREEMAIL',
        weights: [1.6],
        description: 'Reply-To: is a freemail address that differs from From:.',
        fix: 'Use a Reply-To: of your own domain.',
        count: (evidence) => once(isFreemail(replyDomain(evidence)) && replyDomain(evidence) !== evidence.fromDomain),
    },
    {
        name: 'REPLY_TO_OTHER_DOMAIN',
        weights: [0.5],
        description: 'Reply-To: and From: have different domains.',
        fix: 'Use the same organizational domain, or remove Reply-To:.',
        count: (evidence) => once(isOtherDomain(replyDomain(evidence), evidence.fromDomain) &&
            fieldCount(evidence.content.message, 'list-id') === 0),
    },
    {
        name: 'FROM_IS_RECIPIENT',
        weights: [1.8],
        description: 'From: and To: are the same address.',
        fix: 'Send from an address of your own.',
        count: (evidence) => once(isFromSelf(evidence)),
    },
    {
        name: 'RECIPIENT_UNDISCLOSED',
        weights: [1],
        description: 'To: is missing, empty or says "undisclosed recipients".',
        fix: 'Send one message to each recipient, with a real To:.',
        source: rfc,
        count: ({ content }) => once(hasNoRecipient(content.message)),
    },
    {
        name: 'MESSAGE_ID_MISSING',
        weights: [0.8],
        description: 'Message-ID is missing.',
        fix: 'Let the mail library write it.',
        source: `${rfc}.4`,
        count: ({ content }) => once(fieldCount(content.message, 'message-id') === 0),
    },
    {
        name: 'DATE_MISSING',
        weights: [1.2],
        description: 'Date is missing or not a date.',
        fix: 'Let the mail library write it.',
        source: `${rfc}.1`,
        count: ({ content }) => once(Number.isNaN(Date.parse(fieldValue(content.message, 'date') ?? ''))),
    },
    {
        name: 'MARKED_URGENT',
        weights: [0.6],
        description: 'The message is marked urgent (X-Priority, Importance).',
        fix: 'Remove X-Priority and Importance from mailings.',
        count: ({ content }) => once(/^\s*1/u.test(fieldValue(content.message, 'x-priority') ?? '') ||
            /high/iu.test(fieldValue(content.message, 'importance') ?? '')),
    },
    {
        name: 'FROM_DIGITS',
        weights: [0.8],
        description: 'The From: address has many digits, as if generated.',
        fix: 'Send from an address that people can read.',
        count: ({ content }) => once(/^[a-z]*\d{5,}[a-z]*@|^[a-z]+\d+[a-z]+\d+[a-z0-9]*@/iu.test(content.message.from[0]?.address ?? '')),
    },
];
function answersSomething(message) {
    return fieldCount(message, 'in-reply-to') > 0 || fieldCount(message, 'references') > 0;
}
function hasSplitLatinWord(text) {
    // Only Latin words: some scripts need joiners. Soft hyphens are legitimate.
    return /[a-z][\u200B\u2060-\u2064\uFEFF][a-z]/iu.test(text);
}
function hasMixedScriptWord(text) {
    return /(?=[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]{3,})(?:\p{Script=Latin}+[\p{Script=Cyrillic}\p{Script=Greek}]|[\p{Script=Cyrillic}\p{Script=Greek}]+\p{Script=Latin})/u.test(text);
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


/** Words that spam misspells on purpose. Their normal spellings do not count. */
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
        // A hyphen at the edge ("free-") or in a compound ("e-mail") is not a disguise.
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
        description: 'The message has only an HTML part.',
        fix: 'Send multipart/alternative with a text part.',
        source: 'RFC 2046 §5.1.4',
        count: (evidence) => once(isHtmlAlone(evidence)),
    },
    {
        name: 'IMAGE_ONLY',
        weights: [1.8],
        description: 'The message consists of images with almost no words.',
        fix: 'Write the content as text, and use images to illustrate it.',
        count: (evidence) => once(isImageOnly(evidence)),
    },
    {
        name: 'HIDDEN_TEXT',
        weights: [1, 2.6],
        description: 'A style or style sheet hides text besides the usual preheader.',
        fix: 'Remove the hidden text; a single hidden preheader with readable words is fine.',
        source: 'Gmail guidelines: content hidden by HTML or CSS (2026-03-21)',
        count: ({ content }) => hiddenStrikes(content.html?.hiddenText ?? ''),
    },
    {
        name: 'WORDS_SPLIT_BY_TAGS',
        weights: [0, 1.2, 2, 3],
        description: 'Words contain comments or empty tags.',
        fix: 'Remove leftover markup from inside words.',
        count: ({ content }) => content.html?.splitWordCount ?? 0,
    },
    {
        name: 'HTML_PASSWORD_FORM',
        weights: [3.2],
        description: 'The mail contains a form that asks for a password.',
        fix: 'Link to your login page; mail programs drop forms.',
        count: ({ content }) => once(content.html?.hasPasswordField === true),
    },
    {
        name: 'HTML_FORM',
        weights: [1.4],
        description: 'The mail contains a form.',
        fix: 'Link to a page with the form; mail programs drop forms.',
        count: (evidence) => once(tagCount(evidence, 'form') > 0 && evidence.content.html?.hasPasswordField === false),
    },
    {
        name: 'HTML_ACTIVE_CONTENT',
        weights: [2],
        description: 'The mail contains a script, frame or embedded object.',
        fix: 'Remove it; mail programs drop it.',
        count: (evidence) => once(tagCount(evidence, 'iframe', 'object', 'embed', 'applet') + scriptCount(evidence) > 0),
    },
    {
        name: 'HTML_OLD_SHOUTING',
        weights: [0.9],
        description: 'The mail uses font tags with centered, blinking or very large text.',
        fix: 'Use CSS sizes, with headings up to about 32 px.',
        count: (evidence) => once(tagCount(evidence, 'font') > 0 && tagCount(evidence, 'center', 'blink', 'marquee', 'big') > 0),
    },
    {
        name: 'TEXT_SHOUTS',
        weights: [1.2, 2.2],
        description: 'Much of the text is in all capitals.',
        fix: 'Write in sentence case.',
        count: ({ content }) => {
            const share = shoutedShare(content.visibleText.slice(0, 40_000));
            return once(share > 0.25) + once(share > 0.5);
        },
    },
    {
        name: 'TEXT_EXCLAIMS',
        weights: [0.9],
        description: 'The text has rows of exclamation marks or currency signs.',
        fix: 'Use one exclamation mark at most.',
        count: ({ words }) => once(/!{3,}|\${3,}|(?:![^!]{0,120}){6}/u.test(words.slice(0, 40_000))),
    },
    {
        name: 'WORDS_DISGUISED',
        weights: [2, 3.4],
        description: 'Words are misspelled with digits and signs, as if to evade filters.',
        fix: 'Spell words normally.',
        count: ({ words }) => countDisguised(words),
    },
    {
        name: 'CRYPTO_ADDRESS',
        weights: [1.8],
        description: 'The text contains the address of a crypto wallet.',
        fix: 'Link to a payment page.',
        count: ({ content }) => once(/\b(?:bc1[a-z0-9-]{14,60}|[13][a-km-zA-HJ-NP-Z1-9]{25,34}|0x[a-fA-F0-9]{40})\b/u.test(content.visibleText.slice(0, 40_000))),
    },
    {
        name: 'ATTACHMENT_RUNS_CODE',
        weights: [4],
        description: 'An attachment is a program, a script, or an archive that contains one.',
        fix: 'Link to the file on your site instead.',
        source: 'Gmail, blocked file types, answer 6590',
        count: ({ content }) => once(findRiskyAttachment(content.message.attachments) !== null),
    },
    {
        name: 'ATTACHMENT_WEB_PAGE',
        weights: [3],
        description: 'An attachment is a web page, as used for fake login forms.',
        fix: 'Link to the page instead.',
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
/** Rules on links. */




const advice = 'Gmail guidelines: links visible and understandable, text and target agree (2026-03-21)';
function hosts(evidence) {
    return [...new Set(evidence.content.links.map(({ target }) => target.host))];
}
function countLinks(evidence, is) {
    return new Set(evidence.content.links.filter(is).map(({ target }) => target.host)).size;
}
/** A name that readers recognize as a URL even without https://. Excludes names such as "Node.js". */
const shownHostPattern = /^(?:https?:\/\/(?:[a-z0-9-]+\.)+[a-z]{2,24}|(?:[a-z0-9-]+\.)+(?:com|net|org|info|biz|edu|gov|app|dev|shop|online|site|store|example|test|(?!js|ts|py|md|rs)[a-z]{2}))(?:[/:?#]\S*)?$/iu;
/** The host that a link's text shows, if the text is a URL. */
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
/** True for a brand inside a foreign name: paypal.com.login.example, secure-paypal.example. */
function imitatesBrand(host) {
    const words = host.split(/[.-]/u);
    return (words.length > 1 &&
        imitatedBrands.some((brand) => words.includes(brand) && !brandOwns(brand, host) && (!isOrdinaryWord(brand) || words.some(isLoginWord))));
}
/** Includes `com`, as in apple.com.login.example. */
function isLoginWord(word) {
    return /^(?:com|net|id|log-?in|sign-?in|auth|secure|security|accounts?|verify|verification|update|billing|pay|payments?|support|service|alert|unlock|reset|password|wallet|web|mail|online|help)$/u.test(word);
}
/** Replaces look-alike characters. */
function plain(text) {
    return text
        .replaceAll('0', 'o')
        .replaceAll(/[1l|]/gu, 'i')
        .replaceAll('rn', 'm')
        .replaceAll('vv', 'w')
        .replaceAll('5', 's')
        .replaceAll('3', 'e');
}
/** True for a known name with look-alike characters: paypa1, micros0ft, arnazon. */
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
        description: "A link's text shows one URL, but the link leads to another domain.",
        fix: 'Use words as link text, or track clicks on a host below your own domain.',
        source: advice,
        count: (evidence) => countLinks(evidence, showsAnotherHost),
    },
    {
        name: 'LINK_BRAND_IN_FOREIGN_HOST',
        weights: [2.6],
        description: 'A host name contains a well-known brand but does not belong to it.',
        fix: "Link to the brand's own host, or remove the brand from your host name.",
        count: (evidence) => once(hosts(evidence).some((host) => imitatesBrand(host))),
    },
    {
        name: 'LINK_LOOK_ALIKE_HOST',
        weights: [3.2],
        description: 'A host name imitates a well-known name with look-alike characters.',
        fix: 'Check the host name, and type it again.',
        count: (evidence) => once(hosts(evidence).some((host) => looksLikeBrand(host))),
    },
    {
        name: 'LINK_PUNYCODE_HOST',
        weights: [0.9],
        description: 'A host name has non-ASCII letters (xn--), which are easily confused.',
        fix: 'Link to an ASCII host name if you have one.',
        source: 'Gmail guidelines, UTS #39 §5.2 (2026-03-21)',
        count: (evidence) => once(hosts(evidence).some((host) => /(?:^|\.)xn--/u.test(host) && !isAuthorsDomain(evidence, host))),
    },
    {
        name: 'LINK_WITH_USER_NAME',
        weights: [3],
        description: 'A link hides its host behind a user name: https://bank.example@other.example/.',
        fix: 'Remove the part before the @.',
        source: 'WHATWG URL, §4.7 security considerations',
        count: (evidence) => once(evidence.content.links.some(({ target }) => target.hasUserinfo)),
    },
    {
        name: 'LINK_SHORTENER',
        weights: [1.2, 1.6],
        description: 'A link uses a public URL shortener, which hides its target.',
        fix: 'Link to the page itself, or use a short host below your own domain.',
        count: (evidence) => countLinks(evidence, ({ target }) => isShortener(target.host)),
    },
    {
        name: 'LINK_ODD_PORT',
        weights: [1.4],
        description: 'A link contains a port number.',
        fix: 'Serve the page on the default port.',
        count: (evidence) => once(evidence.content.links.some(({ target }) => target.port !== '')),
    },
    {
        name: 'LINK_ABUSED_TLD',
        weights: [0.8],
        description: 'A link leads to a frequently abused top-level domain.',
        fix: 'Use your main domain for links.',
        count: (evidence) => once(hosts(evidence).some(hasAbusedTld)),
    },
    {
        name: 'LINK_CARRIES_ADDRESS',
        weights: [0.9],
        description: "A link contains the recipient's email address in plain text.",
        fix: 'Use an opaque token instead of the address.',
        count: (evidence) => once(evidence.content.links.some(({ target }) => carriesAddress(target.path))),
    },
    {
        name: 'LINK_SHOUTS',
        weights: [0.9],
        description: "A link's text is in all capitals.",
        fix: 'Write link texts in sentence case, and use styles for emphasis.',
        count: (evidence) => once(evidence.content.links.some(({ text }) => /^[^a-z]*\b[A-Z]{3,}(?: +[A-Z]{2,}){1,}[^a-z]*$/u.test(text))),
    },
];
function carriesAddress(path) {
    return /[?&=/](?:[a-z0-9._-]{1,64})(?:@|%40)[a-z0-9-]{1,63}\.[a-z]{2,24}/iu.test(path);
}
function isAuthorsDomain(evidence, host) {
    return evidence.fromDomain !== null && registeredDomain(evidence.fromDomain) === registeredDomain(host);
}

;// CONCATENATED MODULE: ./lib/verdict/spam/built-in/word-table-rules.js
/** Converts the margin of the word table to points: one rule adds points, the other subtracts them. */

/** Points for a margin of 1, up to `wordPointsLimit`. */
const pointsPerMargin = 15;
/** Below the threshold of 5: words alone classify a message as spam only if the margin is overwhelming. */
const wordPointsLimit = 4;
/** Lower for mail with an unsubscribe link: requested advertising is as pushy as spam. */
const unsubscribePointsLimit = 3.6;
/** In cross-validation no wanted mail came near this margin. */
const overwhelmingMargin = 0.5;
const overwhelmingPoints = 5.2;
/** Limits how far honest words offset other evidence. */
const honestPointsLimit = 2;
/** Converts a margin to points: −2 to 4, or 5.2 for an overwhelming margin. */
function pointsOfMargin(margin, limit = wordPointsLimit) {
    if (margin >= overwhelmingMargin)
        return overwhelmingPoints;
    return Math.max(Math.min(margin * pointsPerMargin, limit), -honestPointsLimit);
}
/** One strike is a tenth of a point. */
function tenths(limit) {
    return Array.from({ length: Math.round(Math.abs(limit) * 10) }, (_item, index) => (Math.sign(limit) * (index + 1)) / 10);
}
function tenthsOf({ wordScore, content }) {
    const limit = hasUnsubscribeLink(content) ? unsubscribePointsLimit : wordPointsLimit;
    return Math.round(pointsOfMargin(wordScore.margin, limit) * 10);
}
/** At most one of the two rules fires. */
const wordTableRules = [
    {
        name: 'WORDS_LIKE_SPAM',
        weights: tenths(overwhelmingPoints),
        description: 'The words as a whole resemble those of spam.',
        describe: ({ wordScore: { strongest } }) => strongest.length === 0
            ? 'The words as a whole resemble those of spam.'
            : `The words as a whole resemble those of spam, mostly ${strongest.map((word) => `"${word}"`).join(', ')}.`,
        fix: 'Use your own, concrete words: who is writing, about what, and why to this reader.',
        count: (evidence) => Math.max(tenthsOf(evidence), 0),
    },
    {
        name: 'WORDS_LIKE_WANTED_MAIL',
        weights: tenths(-honestPointsLimit),
        description: 'The words as a whole resemble those of wanted mail, which lowers the score.',
        fix: 'No change needed.',
        count: (evidence) => Math.max(-tenthsOf(evidence), 0),
    },
];

;// CONCATENATED MODULE: ./lib/verdict/spam/built-in/wording-rules.js
/**
 * Rules on wording: one list of phrases for each kind of fraud or unwanted advertising. Points grow with the number of
 * distinct phrases, up to 3.5, so that one list alone does not reach the threshold. Phrases that honest mail on the
 * subject needs ("personal loan", the name of a drug, "was charged") are plain: they hardly count without a suspicious one.
 */
/** Words. Longer texts contain phrases by chance, so that each phrase counts less. */
const chanceWordCount = 350;
/** Without a suspicious phrase, this many plain phrases count as one. */
const plainForOne = 8;
/**
 * Counts the distinct phrases of a list, divided by the square root of the text length in units of `chanceWordCount`.
 */
function countPhrases(evidence, { phrases, plain }) {
    const found = new Set();
    for (const [phrase] of evidence.words.matchAll(phrases))
        found.add(phrase.replaceAll(/[\d.,$€£]+/gu, '#'));
    const plainCount = plain === undefined ? 0 : [...found].filter((phrase) => plain.test(phrase)).length;
    const suspiciousCount = found.size - plainCount;
    const count = suspiciousCount > 0 ? found.size : Math.floor(plainCount / plainForOne);
    return Math.floor(count / Math.max(1, Math.sqrt(evidence.wordCount / chanceWordCount)));
}
const wordings = [
    {
        name: 'WORDS_WINDFALL',
        weights: [0.6, 2, 3.4, 3.4],
        phrases: /\b(?:lotter(?:y|ies)|lotto|winning (?:notification|numbers?|ticket)|(?:you|address) (?:have |has )?(?:just )?won|lucky winner|attention winner|unclaimed (?:funds?|inheritance|prize)|next[- ]of[- ]kin|late (?:husband|father|client|president|engineer|general|mr)|(?:sum|amount) of (?:us ?\$|usd|\$|€|£)|us ?\$ ?[\d,.]+ ?(?:million|m\b)?|[\d,.]+ ?million (?:us |u\.s\. |united states )?(?:dollars|euros|pounds)|million (?:us |u\.s\. |united states )dollars|deceased|inheritance|beneficiary|barrister|fiduciary|consignment|remitt(?:ed|ance)|transfer (?:of )?(?:the |this |these )?(?:funds?|money|sum)|utmost (?:confidence|secrecy|good faith|confidentiality)|strictly confidential|business (?:proposal|relationship)|this (?:transaction|business) is|modalities|foreign(?:er)? (?:partner|account|bank)|god bless|seek(?:ing)? your (?:consent|assistance|help)|honest cooperation|urgent (?:business|assistance|response|reply)|(?:security|finance) (?:company|firm)|over-?invoiced|contract (?:payment|sum))\b/gu,
        plain: /^(?:deceased|inheritance|beneficiary|fiduciary|consignment|remitt(?:ed|ance)|transfer (?:of )?(?:the |this |these )?(?:funds?|money|sum)|strictly confidential|business (?:proposal|relationship)|foreign bank|(?:urgent|business) (?:business|response|reply)|(?:security|finance) company|contract (?:payment|sum)|lotter(?:y|ies)|lotto|(?:sum|amount) of.*|# ?million.*)$/u,
        description: 'The text offers the reader a large sum: a prize, an inheritance, a transfer.',
        fix: 'Name sums, prizes and heirs only where the mail is about them; state who pays what and why.',
    },
    {
        name: 'WORDS_CREDENTIALS',
        weights: [0.7, 2.2, 3.4],
        phrases: /\b(?:(?:re-?)?(?:verify|validate|confirm|update|authenticate) (?:your )?(?:account|mailbox|identity|password|payment|billing|wallet|e-?mail password|ownership|log-?in|bank)(?: (?:information|details|info|data))?|re-?validate|(?:mailbox|account|storage|quota) (?:is |has )?(?:almost |over |exceeded |reached )?(?:full|quota|limit|storage)|exceeded its (?:storage )?limit|storage (?:limit|is full)|upgrade (?:your )?quota|account (?:has been|was|will be|is) (?:temporarily )?(?:suspended|limited|locked|restricted|deactivated|disabled|terminated|blocked|on hold)|(?:permanent(?:ly)?|account|mailbox) (?:deactivation|deactivated|suspension|suspended|termination|terminated|closure|closed)|avoid (?:suspension|interruption|deactivation|closure|losing)|unusual (?:sign-?in|log-?in|activity)|suspicious (?:activity|log-?in|sign-?in)|unauthori[sz]ed (?:access|log-?in|sign-?in|transaction|activity)|sign in with your (?:company |work |corporate )(?:e-?mail|account)|password (?:will )?expires?|keep (?:my |your |the )?(?:same |current )?password|pending (?:incoming )?messages|(?:document|file|invoice|voice ?mail|fax)s? to (?:review|sign|view|open)|(?:review|open|view) (?:the |your )?(?:secure |shared |encrypted )?(?:document|voice ?mail)|secure link|(?:with|enter|use) your (?:company |work |corporate |office )?e-?mail (?:and )?password|to (?:open|view|release) the (?:document|messages?|file)|(?:failure|fail) to (?:verify|comply|do so|confirm|update|act)|will not be able to (?:send|receive)|your (?:password|account) (?:is|has|will) (?:about to |been |expired?)|security (?:alert|notice|department) (?:team)?|dear (?:user|customer|account (?:user|holder|owner)|e-?mail (?:user|owner)|client|taxpayer|member|valued customer))\b/gu,
        plain: /^(?:(?:verify|confirm|update|authenticate) (?:your )?(?:account|identity|password|payment|billing|e-?mail password|log-?in|bank)(?: (?:information|details|info|data))?|(?:storage|mailbox|account|quota) (?:is |has )?(?:almost )?full|storage (?:limit|is full)|unusual (?:sign-?in|log-?in|activity)|suspicious (?:activity|log-?in|sign-?in)|unauthori[sz]ed (?:access|log-?in|sign-?in|transaction|activity)|avoid interruption|password (?:will )?expires?|(?:document|file|invoice|fax)s? to (?:review|sign|view|open)|(?:review|open|view) (?:the |your )?(?:secure |shared |encrypted )?document|secure link|to (?:open|view) the (?:document|messages?|file)|your (?:password|account) (?:is|has|will) (?:been |expired?)?|security (?:alert|notice)|dear (?:customer|client|member|valued customer|user)|account (?:has been|was|is) (?:temporarily )?locked|account (?:was|will be|has been) (?:closed|deactivated))$/u,
        description: 'The text asks the reader to verify an account or password, or threatens to close it.',
        fix: `State what happened to the reader's account without threats, and avoid "verify your account" as link text.`,
    },
    {
        name: 'WORDS_EXTORTION',
        weights: [0.8, 3, 3.4],
        phrases: /\b(?:i (?:know|have) your password|your password is|(?:video|recording|footage) of you|recorded you|your webcam|(?:hacked|infected|malware|trojan|spyware) (?:on )?(?:your|an?) (?:device|computer|account|system|operating|adult|phone)|adult (?:web ?)?sites?|pornograph(?:y|ic) (?:site|video|content)|all (?:of )?your contacts|(?:payment|transfer|send|pay) (?:me )?(?:by|in|via|the|using) (?:bitcoins?|btc)|(?:how to )?buy bitcoin|bitcoin (?:wallet|address)|you have (?:only )?(?:24|48|72|50) ?(?:hours|hrs)|your (?:little |dirty )?secret|i (?:placed|installed) (?:a )?(?:malware|virus|trojan)|(?:special|tracking) pixel|delete the video)\b/gu,
        plain: /^(?:(?:how to )?buy bitcoin|bitcoin (?:wallet|address)|you have (?:only )?# ?(?:hours|hrs)|you have (?:only )?\d+ ?(?:hours|hrs)|(?:video|recording|footage) of you|your webcam|your password is|(?:infected|malware|trojan|spyware) .*)$/u,
        description: 'The text threatens to publish a recording of the reader unless they pay.',
        fix: 'Remove the threat.',
    },
    {
        name: 'WORDS_CRYPTO_GIFT',
        weights: [0.7, 2.5, 3.4],
        phrases: /\b(?:seed phrase|recovery phrase|secret phrase|(?:connect|link|sync(?:hronize)?|validate) (?:your )?wallet|air-?drop|free ?mint|whitelisted|(?:crypto|btc|bitcoin|eth|token) (?:giveaway|bonus|reward)|doubl(?:e|es|ing) (?:every|your|any) (?:bitcoin|btc|crypto|eth|investment|deposit)|send (?:back )?(?:btc|bitcoin|eth)|[\d,.]+ (?:btc|eth|usdt|tokens)|guaranteed (?:daily |weekly |monthly )?(?:returns?|profits?|roi)|(?:trading|investment) (?:platform|opportunity|plan)s?|passive income|wallet has been (?:selected|suspended|limited)|claim (?:window|your (?:tokens?|coins?|reward)))\b/gu,
        plain: /^(?:seed phrase|recovery phrase|secret phrase|connect (?:your )?wallet|link (?:your )?wallet|whitelisted|# (?:btc|eth|usdt|tokens)|(?:trading|investment) (?:platform|opportunity|plan)s?|passive income)$/u,
        description: "The text offers cryptocurrency, doubled deposits or guaranteed returns, or asks for a wallet's phrase.",
        fix: 'Do not promise coins or returns, and never ask for a recovery phrase.',
    },
    {
        name: 'WORDS_ERRAND',
        weights: [0.6, 2.4, 3.4, 3.4],
        phrases: /\b(?:gift ?cards?|(?:google play|itunes|steam|amazon|apple|vanilla|walmart) (?:gift )?cards?|scratch (?:the|off|them)|(?:pictures?|photos?) of the (?:codes?|cards?|back)|reimburse|run an errand|errand for me|discreet(?:ly)?|are you (?:available|at your desk|free|in the office|busy)|can(?:'t| ?not) (?:talk|take calls|be reached|call)|in (?:a|an|meetings?|back-to-back) (?:conference|meeting|meetings|call)(?: all day)?|in meetings all day|(?:outgoing |urgent )?wire (?:transfer|payment)|(?:process|make|initiate|arrange) (?:a|an|the|this) (?:outgoing |urgent |same[- ]day )?(?:wire|payment|transfer)|direct deposit|(?:next|current) pay(?:roll| date| cycle| period)|changed (?:my|our) (?:bank|account)|new (?:bank(?:ing)?|account) (?:details|information|account|and routing)|(?:our|my) bank(?:ing)? details (?:have|has) changed|routing number|do not (?:discuss|mention|tell)|beneficiary (?:bank )?(?:details|account)|treat (?:this )?as urgent|quick (?:task|favou?r|response|request)|are you around|send me your (?:cell|mobile|phone|whatsapp)|acquisition|new vendor)\b/gu,
        plain: /^(?:gift ?cards?|(?:google play|itunes|steam|amazon|apple|vanilla|walmart) (?:gift )?cards?|are you (?:available|free|busy|around)|reimburse|wire (?:transfer|payment)|(?:process|make|initiate|arrange) (?:a|an|the|this) payment|direct deposit|(?:next|current) pay(?:roll| date| cycle| period)|new (?:bank(?:ing)?|account) (?:details|information|account)|routing number|quick (?:response|request)|acquisition|new vendor|beneficiary (?:bank )?(?:details|account)|can(?:'t| ?not) (?:talk|be reached)|in (?:a|an) (?:conference|meeting|call)|scratch (?:the|off))$/u,
        description: "The text requests an errand in someone's name: gift cards, a wire transfer, a changed bank account.",
        fix: "Request payments only through your usual process and from the company's own address.",
    },
    {
        name: 'WORDS_FALSE_CHARGE',
        weights: [0.8, 2, 3.4, 3.4],
        phrases: /\b(?:auto(?:matically)?[- ]?renew(?:ed|al|s)?|(?:has been|will be|was|were|amount) (?:debited|charged|deducted)|if you (?:did|do|have) not (?:authori[sz]e|make|place|recogni[sz]e)|(?:cancel(?:l?ation)?|refund|billing|fraud|support) (?:department|desk|team|helpline|help ?line)|toll[- ]free|call (?:us )?(?:immediately|within|right away|now)|within (?:12|24|48|72) (?:hours|hrs)|(?:full|tax) refund|refund request|eligible (?:for|to receive) (?:a |an |the )?(?:tax )?(?:refund|return|payment|compensation|stimulus)|(?:pc|computer|device|total|360) (?:protection|security|guard|defen[cs]e)|antivirus|protection plan|invoice receipt|(?:could|can) ?not be delivered|(?:unpaid|outstanding|small|customs|shipping|delivery|redelivery|handling) (?:fee|charges?|duty|duties)|pay (?:the |a )?(?:small )?(?:fee|charge)|parcel (?:is |has been )?(?:on hold|held|waiting|pending|stopped)|package (?:is |has been )?(?:on hold|held|pending|stopped)|(?:will be )?returned to (?:the )?sender|re-?schedule (?:your |the )?delivery|deliberate|criminally|legal action|final (?:notice|reminder|warning)|last (?:notice|reminder|warning))\b/gu,
        plain: /^(?:auto(?:matically)?[- ]?renew(?:ed|al|s)?|(?:has been|will be|was|were|amount) (?:debited|charged|deducted)|if you (?:did|do|have) not (?:authori[sz]e|make|place|recogni[sz]e)|(?:billing|support) (?:desk|team|department)|fraud (?:team|department)|toll[- ]free|call (?:us )?within|within # (?:hours|hrs)|full refund|refund request|eligible (?:for|to receive) (?:a |an |the )?(?:refund|return|payment|compensation)|(?:device|total) protection|antivirus|protection plan|(?:could|can) ?not be delivered|(?:outstanding|shipping|delivery|handling|customs) (?:fee|charges?|duty|duties)|(?:will be )?returned to (?:the )?sender|re-?schedule (?:your |the )?delivery|deliberate|(?:last notice|(?:last|final) reminder)|parcel is (?:waiting|held)|package is held)$/u,
        description: 'The text names a charge, fee, refund or parcel that requires quick action.',
        fix: 'Name the order, amount and account, set no short deadline, and let readers log in on your site.',
    },
    {
        name: 'WORDS_PHARMACY',
        weights: [0.8, 2.4, 3.4],
        phrases: /\b(?:viagra|cialis|levitra|sildenafil|tadalafil|erectile|potency|prescription[- ](?:drugs?|free)|(?:no|without) (?:a )?prescriptions?|online pharmac(?:y|ies)|canadian pharmacy|(?:pain|diet|sex|weight[- ]loss|enhancement|fat[- ]burning)[- ]?(?:pills?|meds)|pills?|weight[- ]loss|los(?:e|ing) (?:up to )?(?:\d+ )?(?:pounds|lbs|kilos|kg|weight|fat|inches)|burn(?:s|ing)? (?:body )?fat|(?:human )?growth hormone|hgh|(?:anti|reverse|slow)[- ]?aging|wrinkles?|(?:enlarge(?:ment)?|enhance(?:ment)?|increase) (?:your )?(?:penis|breast|size|manhood|libido|sex drive)|penis|herbal|natural(?:ly)? (?:formula|remedy|supplement)|breakthrough (?:formula|discovery|product)|miracle|no side effects?|regrow|hair loss|phentermine|xanax|valium|diabet(?:es|ic) (?:cure|secret)|doctors? (?:hate|don't want)|keto|cbd (?:oil|gummies))\b/gu,
        plain: /^(?:viagra|cialis|levitra|sildenafil|tadalafil|phentermine|xanax|valium|erectile|potency|prescription[- ]drugs?|(?:pain|diet)[- ]?(?:pills?|meds)|pills?|weight[- ]loss|(?:human )?growth hormone|(?:anti|reverse|slow)[- ]?aging|wrinkles?|herbal|natural(?:ly)? (?:formula|remedy|supplement)|hair loss|regrow|keto|penis|no side effects?|los(?:e|ing) (?:weight|fat)|online pharmac(?:y|ies)|miracle)$/u,
        description: 'The text offers medicine, weight loss or physical enhancement.',
        fix: 'Describe the product soberly; most filters reject claims such as miracles or "no prescription".',
    },
    {
        name: 'WORDS_EASY_MONEY',
        weights: [0.6, 1.8, 3.4, 3.4],
        phrases: /\b(?:work (?:from|at) home|home[- ]based business|(?:make|making|earn|earning) (?:big |serious |extra |real |easy |fast )?(?:money|cash|income)|(?:earn|earning|make|making|made|income of) (?:up to |over |more than |an extra )?\$ ?[\d,]+|\$ ?[\d,]+(?:\.\d\d)? (?:a|per|each|every) (?:day|week|month|hour|year)|financial(?:ly)? (?:freedom|independen(?:t|ce))|(?:be )?your own boss|no (?:experience|selling|boss)(?: required| necessary| needed)?|residual income|multi-?level|mlm|pyramid|chain letter|(?:business|income|investment|home|ground[- ]floor|money[- ]making) opportunit(?:y|ies)|(?:cash|money) (?:flow|machine)|get (?:paid|rich)|(?:100%|perfectly|completely|totally) legal|quit your (?:day )?job|(?:retire|millionaire)s?|extra (?:cash|income)|secrets? (?:of|to|that)|home workers?|stuff(?:ing)? envelopes|downline|upline|pre-?launch|hot stock|stock (?:alert|pick)|penny stocks?|investor(?:s)? alert|strong buy|(?:price|target) target|symbol:|otc ?bb)\b/gu,
        plain: /^(?:\$ ?# ?(?:a|per|each|every) (?:day|week|month|hour|year)|# (?:a|per|each|every) (?:day|week|month|hour|year)|# ?(?:a|per|each|every) (?:day|week|month|hour|year)|no experience.*|(?:cash) (?:flow)|secrets? (?:of|to|that)|(?:retire|millionaire)s?|(?:business|investment|income) opportunit(?:y|ies)|pre-?launch|work (?:from|at) home|home workers?|investor(?:s)? alert|price target|target target|financial(?:ly)? (?:freedom|independen(?:t|ce))|multi-?level|pyramid|(?:earn|earning|make|making|made|income of) .*#|extra (?:cash|income))$/u,
        description: 'The text promises easy money: work at home, a sure business, a hot stock.',
        fix: 'Describe the job or product, not the riches it brings.',
    },
    {
        name: 'WORDS_LOAN',
        weights: [0.6, 2, 3.4, 3.4],
        phrases: /\b(?:(?:urgent|personal|business|payday|instant|home|equity|student) loans?|loan (?:offer|amount|application|approv(?:al|ed))|(?:no|bad|poor|less[- ]than[- ]perfect|any|perfect|repair your|damaged) credit(?: (?:check|history|rating|problems?|ok))?|credit (?:is )?(?:ok|no problem|repair|problems?)|(?:low(?:est)?|fixed|\d(?:\.\d+)?%|lower|reduc(?:e|ed)|best) (?:interest |mortgage )?rates?|mortgages?|(?:re-?financ(?:e|ing)|refi)|(?:debt|bill) (?:consolidation|relief|free|settlement|elimination)|consolidat(?:e|ing) (?:your )?(?:debts?|bills)|(?:in|out of|eliminate|reduce) (?:your )?debts?|collateral|(?:monthly|lower) payments?|lenders?|pre-?approved|life insurance|(?:insurance|free|no[- ]obligation) quotes?|home ?owners?|cash (?:out|advance|back today)|credit cards? (?:debt|offer|application|bills?))\b/gu,
        plain: /^(?:(?:personal|business|home|equity|student) loans?|loan (?:offer|amount|application|approv(?:al|ed))|(?:credit) history|any credit|(?:low(?:est)?|fixed|#%|lower|reduc(?:e|ed)|best) (?:interest |mortgage )?rates?|mortgages?|(?:re-?financ(?:e|ing)|refi)|collateral|(?:monthly|lower) payments?|lenders?|pre-?approved|life insurance|(?:insurance|free) quotes?|home ?owners?|cash back today|credit cards? (?:debt|offer|application|bills?)|debt relief|credit repair|(?:in|out of|reduce) (?:your )?debts?|consolidat(?:e|ing) (?:your )?debts?|debt consolidation|debt free)$/u,
        description: 'The text offers loans, mortgages, insurance or debt relief.',
        fix: 'Name the lender, terms and license number; avoid pressure such as "no credit check" or "apply now".',
    },
    {
        name: 'WORDS_CASINO',
        weights: [0.8, 2.6, 3.4],
        phrases: /\b(?:casinos?|free spins?|jackpots?|no deposit(?: required| bonus)?|(?:welcome|deposit|sign-?up|casino) bonus|online slots|slot machines?|(?:online )?(?:poker|roulette|blackjack|betting|bingo)|(?:sports ?book|wager(?:ing)?)|instant withdrawals?|place your bets?|(?:free|bonus) (?:chips|cash))\b/gu,
        plain: /^(?:poker|roulette|blackjack|betting|bingo|jackpots?)$/u,
        description: 'The text advertises gambling.',
        fix: 'Send gambling mail only with consent and from a separate sender; keep its words out of other mail.',
    },
    {
        name: 'WORDS_ADULT',
        weights: [0.9, 2.8, 3.4],
        phrases: /\b(?:xxx|porn(?:o|ography)?|hardcore|(?:hot|sexy|horny|naked|nude|lonely|naughty|wild|barely legal|nice) (?:girls?|wom[ae]n|babes?|teens?|housewives|housewife|chicks?|singles|photos?|pics?|video|ladies)|(?:young|local|teen|asian) (?:girls|babes?|chicks?|singles|housewives)|(?:adult|sex) (?:content|chat|web ?cams?|dating|sites?|movies?|videos?|pics?)|live (?:sex|web ?cams?|girls)|(?:sluts?|whores?|cum ?shots?|blow ?jobs?|orgasms?|masturbat\w+|lesbian (?:sex|action|porn|teens?|videos?)|hot action)|must be (?:over )?(?:18|21)|i saw your profile|(?:serious|good|honest) man|serious relationship|write me to my|private e-?mail|your answer with impatience|meet (?:singles|women|girls)|hidden cams?|sexy|sexual (?:pleasure|performance|desire|partners?|pics?|content))\b/gu,
        plain: /^(?:must be (?:over )?#|must be (?:over )?(?:18|21)|sexy|(?:serious|good|honest) man|serious relationship|private e-?mail|hot (?:singles|photos?|pics?|video)|adult content|nude (?:photos?|pics?|wom[ae]n))$/u,
        description: "The text is about sex or a stranger's affection.",
        fix: 'Send such mail only to people who requested it, from a separate sender.',
    },
    {
        name: 'WORDS_GOODS',
        weights: [0.6, 1.8, 3.2, 3.4],
        phrases: /\b(?:replicas?|rolex|omega|cartier|breitling|(?:designer|luxury) (?:watch(?:es)?|handbags?|brands?)|identical to (?:the )?originals?|toner|(?:laser|ink(?:jet)?|printer) (?:toner|cartridges?)|cartridges?|wholesale (?:prices?|club)?|(?:university|college|bachelors?|masters?|mba) (?:degrees?|diplomas?)|diplomas?|(?:cable|satellite|tv) (?:descramblers?|filters?|boxe?s?)|descramblers?|pay[- ]per[- ]view|cheap (?:software|cigarettes|meds|oem)|oem (?:software|versions?)|duty[- ]free|cigarettes?|all (?:major )?credit cards? (?:are )?accepted|checks? (?:by )?(?:fax|phone)|money orders?|(?:vacation|cruise|travel|dvd|satellite) (?:package|certificate|giveaway|system)s?|free (?:vacation|cruise|trip|dvds?|satellite|cell ?phones?|pc|computer)|e-?books?|spy (?:software|cam|on)|background check|find out (?:anything|everything)|investigat(?:e|or) anyone|buy \d get \d free|norton|systemworks|anti-?virus software|time ?shares?|long[- ]distance|calling cards?|phone service|extended (?:auto )?warrant(?:y|ies))\b/gu,
        plain: /^(?:omega|cartier|breitling|rolex|toner|(?:laser|ink(?:jet)?|printer) (?:toner|cartridges?)|cartridges?|wholesale (?:prices?|club)?|(?:university|college|bachelors?|masters?|mba) degrees?|diplomas?|(?:cable|satellite|tv) (?:filters?|boxe?s?)|duty[- ]free|cigarettes?|money orders?|(?:vacation|cruise|travel|dvd) (?:package|certificate)s?|e-?books?|norton|anti-?virus software|time ?shares?|long[- ]distance|calling cards?|phone service|extended (?:auto )?warrant(?:y|ies)|background check|(?:designer|luxury) (?:watch(?:es)?|handbags?|brands?)|buy # get # free|oem (?:software|versions?))$/u,
        description: 'The text sells goods typical of unsolicited mail: replicas, cartridges, diplomas, cheap software.',
        fix: 'Sell under your own name and brand; name the shop and its address.',
    },
    {
        name: 'WORDS_MASS_MAIL',
        weights: [0.7, 2.2, 3.5],
        phrases: /\b(?:bulk (?:e-?mail|friendly|mail(?:ing|ers?)?)|(?:million|thousand)s? (?:of )?(?:e-?mail|fresh|targeted|opt-?in)|e-?mail (?:address(?:es)? (?:list|cd|database)|marketing (?:campaign|software|services?)|lists?|advertis(?:ing|ement)|blast|extractor)|(?:targeted|direct) (?:e-?mails?|traffic|visitors|leads|marketing)|leads? (?:list|database)|mailing lists? for sale|(?:first|1st|top) (?:page|positions?|ranking|10) (?:of|on|in|at) (?:the )?(?:google|search|major|yahoo)|google'?s (?:first|1st)|(?:rank|ranking|rankings|not ranking|placement) (?:on|in|of|your|high)|search engines?|seo (?:company|expert|service|agency|packages?)s?|link building|on-?page|social bookmarking|(?:submit|submission)s? (?:to|of|your)|traffic to your (?:web ?)?site|your (?:web ?)?site (?:and|on|to|is not)|web (?:hosting|design|promotion|development) (?:services?|company|from|offer)|full proposal|price list|(?:mobile )?app development|your business online|advertis(?:e|ing) (?:your|on the|with|to) (?:business|internet|product|millions|web)|millions of (?:people|customers|consumers|prospects))\b/gu,
        plain: /^(?:e-?mail marketing (?:campaign|software|services?)|(?:submit|submission)s? (?:to|of|your)|your (?:web ?)?site (?:and|on|to|is not)|web (?:hosting|design|promotion|development) (?:services?|company|from|offer)|price list|(?:mobile )?app development|direct marketing|targeted (?:traffic|visitors|leads)|(?:rank|ranking|rankings|placement) (?:on|in|of|your|high)|your business online|full proposal|millions of (?:people|customers|consumers))$/u,
        description: 'The text sells email addresses, bulk mailing or search engine ranking.',
        fix: 'Write to people who know you; such offers are almost never wanted.',
    },
    {
        name: 'WORDS_EXCUSES',
        weights: [0.4, 1.2, 2],
        phrases: /\b(?:(?:to be|be|get|wish to be|like to be) (?:removed|taken off)|remove(?:d)?"? (?:in|as|on|from) (?:the |our |this |future |any )?(?:subject|mailing|list|database|mailings|email)|(?:with|word|type|put|say(?:s|ing)?)[ :]*['"]?remove['"]?|removal (?:instructions|requests?|from)|(?:this|it) is (?:not|never) (?:a )?(?:spam|unsolicited|pyramid|chain)|not (?:a )?spam|unsolicited(?: commercial)?|(?:complies|compliance|in accordance) with (?:all )?(?:federal|state|the|section|proposed)|section 301|s\. ?1618|title iii|under (?:this )?bill|cannot be considered spam|one[- ]time (?:mailing|e-?mail|message|offer)|(?:you|your (?:name|e-?mail|address))[^.]{0,40}(?:selected|obtained)|(?:opt(?:ed)?[- ](?:in|out))|(?:received|receiving|sent) (?:this|to you)[^.]{0,30}(?:in error|by mistake)|blank e-?mail|we (?:apologi[sz]e|honou?r|respect)[^.]{0,30}(?:intrusion|remov\w+|inconvenience|privacy)|no further (?:mailings?|e-?mails?|contact)|click here to (?:be removed|unsubscribe|remove)|to stop (?:receiving|future)|po box|p\.o\. box)\b/gu,
        plain: /^(?:(?:to be|be|get) (?:removed|taken off)|removed?"? (?:from|on) (?:the |our |this |future |any )?(?:mailing|list)|one[- ]time (?:e-?mail|message|offer)|in accordance with .*|opt(?:ed)?[- ](?:in|out)|we (?:apologi[sz]e|honou?r|respect).*|no further (?:mailings?|e-?mails?|contact)|click here to unsubscribe|to stop (?:receiving|future)|po box|p#o# box)$/u,
        description: 'The text makes excuses: why it is not spam, which law allows it, how to be removed.',
        fix: 'State in one line why the reader gets the mail, and link "Unsubscribe".',
    },
    {
        name: 'WORDS_PRESSURE',
        weights: [0.2, 0.5, 0.9, 1.3],
        phrases: /\b(?:act (?:now|fast|today|immediately)|(?:order|buy|apply|call|join|sign up|click|start|respond|enroll|register|reply|get started|claim) (?:now|today|right now|immediately|here now)|limited[- ]time(?: only| offer)?|(?:for|in) a limited (?:time|period)|while (?:supplies|stocks?) last|before (?:it'?s|it is) too late|don'?t (?:miss|wait|delay|hesitate)|(?:hurry|urgent(?:ly)?|immediately|instantly)|(?:expires?|ends|closes) (?:in|today|tonight|soon)|last chance|once in a lifetime|(?:100|one hundred) ?% (?:free|guaranteed?|satisfaction|risk|legal|money|natural|safe)|(?:absolutely|completely|totally) free|risk[- ]?free|no (?:risk|obligation|strings|catch|gimmicks?|cost|fees?|questions asked|purchase)|(?:money[- ]back|satisfaction|full|lifetime) guarantee[ds]?|guaranteed(?: to| results)?|free (?:trial|sample|gift|info(?:rmation)?|access|membership|report|bottle|offer|cash|money|quote|consultation|bonus|demo|shipping|tour|week|month|install\w*)|for free|(?:special|exclusive|amazing|incredible|unbelievable|fantastic|great|best|lowest|unique) (?:offers?|deals?|prices?|promotion|discount|value|savings|opportunity)|save (?:up to |over |as much as )?\$? ?\d+ ?%?|\d+% (?:off|discount|savings?)|as seen on|you (?:have been|are|were) (?:selected|chosen|pre-?selected|approved|eligible|invited|qualified)|congratulations?|(?:click|see) (?:here|below|on the link)|(?:visit|go to) (?:our|the|this) (?:web ?site|link|online)|only \$ ?[\d.]+|(?:just|pay only|from only) \$? ?[\d.]+|bonus(?:es)?|cash|winner|call (?:toll|us|1-|\+?1[- (])|credit cards?|too good to be true|why wait|what are you waiting)\b/gu,
        description: 'The text applies pressure: act now, free, guaranteed, only today.',
        fix: 'State the offer and its end date once, without pressure or superlatives.',
    },
    {
        name: 'WORDS_ADDRESS_TO_NOBODY',
        weights: [0.8, 1.2],
        phrases: /(?:\bdear (?:friend|sir|madam|sir\/madam|sir or madam|user|customer|e-?mail|account|client|beneficiary|winner|homeowner|valued|business|internet|web ?master|site owner|sirs)\b|\bhello (?:sir|dear|friend|my dear)\b|\bhi dear\b|\b(?:greetings|good day|attention:?),? (?:to you|dear|friend|sir|winner)|\battn:? )/gu,
        description: 'The greeting is impersonal: dear friend, dear user, dear sir or madam.',
        fix: 'Greet the reader by name, or just say hello.',
    },
    {
        name: 'WORDS_FILL_THE_FORM',
        weights: [0, 0.5, 1.6, 2.6],
        phrases: /\b(?:(?:your )?full names?|(?:private |your |mobile |direct |cell )?(?:tele)?phone (?:and fax )?numbers?|fax number|(?:your )?(?:age|occupation|marital status|date of birth|nationality|country of residence|sex\/age)|bank (?:account )?(?:details|number|name|information)|account number|copy of (?:your )?(?:id|identity|passport|driver)|monthly income|loan amount|(?:home|contact|residential|mailing|full) address|social security|mother'?s maiden|credit card number)\b/gu,
        plain: /^(?:(?:your )?full names?|(?:private |your |mobile |direct |cell )?(?:tele)?phone numbers?|account number|(?:home|contact|residential|mailing|full) address|date of birth|(?:your )?age|occupation|bank (?:account )?(?:details|number|name|information)|loan amount|country of residence)$/u,
        description: 'The text asks the reader to reply with name, phone number, bank details and the like.',
        fix: 'Collect such data on a page behind a login, never by reply.',
    },
];
const wordingRules = wordings.map(toRule);
function toRule({ phrases, plain, ...wording }) {
    const lists = plain === undefined ? { phrases } : { phrases, plain };
    return { ...wording, count: (evidence) => countPhrases(evidence, lists) };
}

;// CONCATENATED MODULE: ./lib/verdict/spam/built-in/built-in-filter.js
/** The built-in spam engine: presend's own rules, without a server or network. */








/** A message with at least this many points is spam. */
const builtInThreshold = 5;
/**
 * Version of the rules and the word table, stored with each verdict. Increment it when one of them changes; a test
 * compares their digest: e3b6a7709e20a719
 */
const builtInVersion = '4';
const gtube = 'XJS*C4JDBQADN1.NSBN3*2IDNEN*GTUBE-STANDARD-ANTI-UBE-TEST-EMAIL*C.34X';
const gtubeRule = {
    name: 'GTUBE',
    weights: [1000],
    description: 'The message contains the string that every engine must classify as spam.',
    fix: 'Remove the GTUBE test string.',
    source: 'spamassassin.apache.org/gtube',
    count: ({ content }) => [content.visibleText, content.message.text ?? ''].some((text) => text.includes(gtube)) ? 1 : 0,
};
/** Rules that read only body, subject and author, so that copies of one message share their result. */
const bodyRules = [
    gtubeRule,
    ...linkRules,
    ...htmlRules,
    ...fraudRules,
    ...wordingRules,
    ...wordTableRules,
];
/** All rules. Reports show symbols with equal points in this order. */
const builtInRules = [...header_rules_headerRules, ...bodyRules];
/** Creates the engine. Its verdict depends on the message alone. */
function builtInFilter() {
    const known = new WeakMap();
    function judgeCopy(content) {
        const { body } = content;
        const found = (body && known.get(body)) ?? readBody(content);
        if (body !== undefined)
            known.set(body, found);
        return sumUp([...symbolsOf(header_rules_headerRules, { ...found.evidence, content }), ...found.symbols]);
    }
    return {
        engine: 'built-in',
        version: builtInVersion,
        judge: async ({ content }, signal) => {
            signal.throwIfAborted();
            const verdict = judgeCopy(content);
            return await Promise.resolve({ status: 'judged', isSpam: verdict.score >= verdict.threshold, verdict });
        },
    };
}
/** Judges a message. Symbols are sorted by points, highest first. */
function judgeContent(content) {
    return judgeEvidence(readEvidence(content));
}
/** Judges the evidence of a message. */
function judgeEvidence(evidence) {
    return sumUp([...symbolsOf(headerRules, evidence), ...symbolsOf(bodyRules, evidence)]);
}
function readBody(content) {
    const evidence = evidence_readEvidence(content);
    return { evidence, symbols: symbolsOf(bodyRules, evidence) };
}
function symbolsOf(rules, evidence) {
    return rules.map((rule) => toSymbol(rule, evidence)).filter((symbol) => symbol.score !== 0);
}
function sumUp(unsorted) {
    const symbols = unsorted.toSorted((left, right) => right.score - left.score);
    const score = symbols.reduce((sum, symbol) => sum + symbol.score, 0);
    return { engine: 'built-in', score: Math.round(score * 10) / 10, threshold: builtInThreshold, symbols };
}
function toSymbol(rule, evidence) {
    const score = scoreOf(rule, evidence);
    const description = score === 0 ? rule.description : (rule.describe?.(evidence) ?? rule.description);
    return { name: rule.name, score, description, fix: rule.fix };
}

// EXTERNAL MODULE: ./lib/world/workers/job-type.js
var job_type = __webpack_require__(88288);
// EXTERNAL MODULE: ./lib/seeds/mentioned-ids.js
var mentioned_ids = __webpack_require__(50174);
// EXTERNAL MODULE: ./lib/seeds/judging/judging-job-types.js
var judging_job_types = __webpack_require__(41439);
;// CONCATENATED MODULE: ./lib/seeds/judging/judging-jobs.js
/** The jobs of the worker threads that judge mail. Only these threads load this file. */









/** A thread judges copy after copy: what they share is read once. */
const bodies = bodyCache();
const builtIn = builtInFilter();
const judgeInWorker = (0,job_type/* typedJob */.aX)(judging_job_types/* judgeJob */.JB, async ({ input, hasZoneFiles, nowMs, engine }, context) => {
    const spamFilter = engine === null ? builtIn : lentEngine(engine, context);
    const ports = { dns: lentDns(hasZoneFiles, context), spamFilter, clock: { nowMs: () => nowMs }, bodies };
    return await judgeMessage(input, ports, context.signal);
});
const observeInWorker = (0,job_type/* typedJob */.aX)(judging_job_types/* observeJob */.cq, async ({ copy, hasZoneFiles, nowMs }, context) => {
    const message = await (0,parse_message/* parseMessage */.v)(copy.bytes);
    const ports = { dns: lentDns(hasZoneFiles, context), clock: { nowMs: () => nowMs } };
    return await observeAuthentication({ ...copy, message, fields: message.headerFields }, ports, context.signal);
});
const findTrackingIdsInWorker = (0,job_type/* typedJob */.aX)(judging_job_types/* trackingIdsJob */.fb, async (bytes) => await Promise.resolve((0,mentioned_ids/* findMentionedIds */.$)(bytes)));
const compareOrganizationsInWorker = (0,job_type/* typedJob */.aX)(judging_job_types/* organizationJob */.nx, async ({ hasZoneFiles, ...domains }, context) => await isSameOrganization(domains, lentDns(hasZoneFiles, context), context.signal));
function lentDns(hasZoneFiles, context) {
    const dns = { resolve: async (name, type) => await (0,job_type/* callPort */._p)(context, judging_job_types/* dnsPort */.f, name, type) };
    return hasZoneFiles ? { ...dns, covers: async (name) => await (0,job_type/* callPort */._p)(context, judging_job_types/* coversPort */.OX, name) } : dns;
}
function lentEngine(engine, context) {
    return { ...engine, judge: async () => await (0,job_type/* callPort */._p)(context, judging_job_types/* enginePort */.um) };
}


/***/ }),

/***/ 14601:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ isSameByName)
/* harmony export */ });
/** Compares two domains without DNS. */
/** True or false if the names alone decide whether both belong to one organization; null if DNS must be queried. */
function isSameByName({ domain, expected }) {
    if (domain === expected)
        return true;
    return topOf(domain) === topOf(expected) ? null : false;
}
function topOf(domain) {
    return domain.slice(domain.lastIndexOf('.') + 1);
}


/***/ }),

/***/ 49406:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AS: () => (/* binding */ addressBytes),
/* harmony export */   CC: () => (/* binding */ clientNetwork),
/* harmony export */   Lb: () => (/* binding */ isSameAddress),
/* harmony export */   MO: () => (/* binding */ parseNetwork),
/* harmony export */   Ow: () => (/* binding */ isLoopbackAddress),
/* harmony export */   Z5: () => (/* binding */ canonicalAddress),
/* harmony export */   n7: () => (/* binding */ plainAddress),
/* harmony export */   oX: () => (/* binding */ isIpAddress),
/* harmony export */   x4: () => (/* binding */ isInNetworks)
/* harmony export */ });
/* harmony import */ var node_net__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77030);
/* harmony import */ var ipaddr_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48280);
/** IP addresses and networks as text. */


/** True for a complete IPv4 or IPv6 address without a zone; false for `127.1`, `0x7f.1` and `fe80::1%eth0`. */
function isIpAddress(text) {
    return (0,node_net__WEBPACK_IMPORTED_MODULE_0__.isIP)(text) !== 0 && !text.includes('%');
}
function parse(text) {
    return isIpAddress(text) ? ipaddr_js__WEBPACK_IMPORTED_MODULE_1__.parse(text) : null;
}
/**
 * The one spelling in which addresses are compared: IPv6 as in RFC 5952, IPv4-mapped IPv6 (RFC 4291 §2.5.5.2) as IPv4.
 *
 * @returns null if `text` is not an address
 */
function canonicalAddress(text) {
    return isIpAddress(text) ? ipaddr_js__WEBPACK_IMPORTED_MODULE_1__.process(text).toString() : null;
}
/** True if both texts are the same address, whatever their spelling. */
function isSameAddress(left, right) {
    const address = canonicalAddress(left);
    return address !== null && address === canonicalAddress(right);
}
/** The bytes of an address, 4 or 16; null if `text` is not an address. */
function addressBytes(text) {
    const address = parse(text);
    return address === null ? null : Uint8Array.from(address.toByteArray());
}
/** Converts IPv4-mapped IPv6, which a dual-stack socket reports, to IPv4. Returns any other text unchanged. */
function plainAddress(text) {
    return text.toLowerCase().startsWith('::ffff:') ? (canonicalAddress(text) ?? text) : text;
}
/** True for 127.0.0.0/8 and ::1, including IPv4-mapped forms (RFC 1122 §3.2.1.3, RFC 4291 §2.5.3). */
function isLoopbackAddress(text) {
    return isIpAddress(text) && ipaddr_js__WEBPACK_IMPORTED_MODULE_1__.process(text).range() === 'loopback';
}
/** Parses an address or a CIDR network such as `10.0.0.0/8`; null if `text` is neither. */
function parseNetwork(text) {
    const [, base = '', prefixLength] = /^([^/]+)(?:\/(\d{1,3}))?$/u.exec(text) ?? [];
    const address = parse(base);
    if (address === null)
        return null;
    const maxLength = address.kind() === 'ipv4' ? 32 : 128;
    const length = Number(prefixLength ?? maxLength);
    return length <= maxLength ? [address, length] : null;
}
/** True if one of `networks` contains the address `text`. */
function isInNetworks(text, networks) {
    const address = parse(text);
    if (address === null)
        return false;
    return networks.some(([base, length]) => base.kind() === address.kind() && address.match(base, length));
}
/** The unit that per-client limits count: an IPv4 address or an IPv6 /64, the least that one customer gets. */
function clientNetwork(address) {
    const plain = plainAddress(address.split('%')[0] ?? '');
    return (0,node_net__WEBPACK_IMPORTED_MODULE_0__.isIP)(plain) === 6 ? `${ipaddr_js__WEBPACK_IMPORTED_MODULE_1__.IPv6.networkAddressFromCIDR(`${plain}/64`).toString()}/64` : plain;
}


/***/ }),

/***/ 88288:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gc: () => (/* binding */ typedPort),
/* harmony export */   Pn: () => (/* binding */ runTypedJob),
/* harmony export */   _p: () => (/* binding */ callPort),
/* harmony export */   aX: () => (/* binding */ typedJob)
/* harmony export */ });
/** Typed jobs: connects the types of input and output on both threads. */
/** Creates a job from a function with typed input. */
function typedJob(_type, work) {
    // oxlint-disable-next-line no-unsafe-type-assertion -- both threads run the same code: this is what runTypedJob was given
    return async (input, context) => await work(input, context);
}
/** Runs a job in a pool. @throws the signal's reason, and nothing else */
async function runTypedJob(workers, { type, ...job }, signal) {
    const outcome = await workers.run({ ...job, name: type.name }, signal);
    if (outcome.status === 'failed')
        return outcome;
    // oxlint-disable-next-line no-unsafe-type-assertion -- both threads run the same code: this is what the job returned
    return { status: 'done', value: outcome.value };
}
/** Main-thread side of a port. */
function typedPort({ name }, answer) {
    // oxlint-disable-next-line no-unsafe-type-assertion -- both threads run the same code: this is what callPort was given
    return { [name]: async (...args) => await answer(...args) };
}
/** Job side of a port. @throws Error when the main-thread function throws or the job is aborted */
async function callPort({ call }, { name }, ...args) {
    // oxlint-disable-next-line no-unsafe-type-assertion -- both threads run the same code: this is what the port answered
    return (await call(name, ...args));
}


/***/ })

};
