export const id = 3993;
export const ids = [3993];
export const modules = {

/***/ 59819:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  S: () => (/* binding */ countKept),
  p: () => (/* binding */ keepReports)
});

// EXTERNAL MODULE: ./lib/postmaster/dmarc/report-carrier.js
var report_carrier = __webpack_require__(27283);
// EXTERNAL MODULE: ./lib/contract/day.js
var day = __webpack_require__(29824);
;// CONCATENATED MODULE: ./lib/postmaster/dmarc/report-day.js
/** Which day a report is counted for. */

/**
 * The UTC day in which the middle of the report's range lies. A report has one count for its whole range, and nobody
 * can say what of it belongs to which day: ranges that follow a local midnight (07:00 to 07:00 UTC) belong to the day
 * that most of them lies in, and those of a week to the day in their middle.
 *
 * @returns YYYY-MM-DD
 */
function reportDay({ beginsAtMs, endsAtMs }) {
    return (0,day/* dayOf */.kb)(beginsAtMs + (endsAtMs - beginsAtMs) / 2);
}

// EXTERNAL MODULE: ./lib/postmaster/dmarc/report-limits.js
var report_limits = __webpack_require__(64535);
;// CONCATENATED MODULE: ./lib/postmaster/dmarc/tally-report.js
/** What a report adds to which domain. */

/** A report that names thousands of subdomains is forged, or of mail that is: those with the most mail are told apart. */
const maxSubdomains = 100;
/**
 * The domain whose policy it is about gets all of its messages, those of its subdomains too, as Google counts a domain;
 * and each subdomain that is an author's domain gets its own.
 *
 * A message passed SPF or DKIM when it passed for a domain that is aligned with its author's: `spf=pass` of somebody
 * else's domain says nothing of this one.
 */
function tallyReport({ domain, records }) {
    const byAuthor = [...Map.groupBy(records, (record) => record.headerFrom)];
    const subdomains = byAuthor
        .filter(([author]) => author !== domain && (0,report_carrier/* isAtOrBelow */.a)(author, domain))
        .map(([author, own]) => tally(author, own))
        .toSorted((left, right) => right.messageCount - left.messageCount);
    // Some reporters write a record of no message at all, which says nothing of the day: no ratio comes of it.
    const whole = records.length === 0 ? [] : [tally(domain, records)];
    return [...whole, ...subdomains.slice(0, maxSubdomains)];
}
function tally(domain, records) {
    const count = (isCounted) => records.reduce((sum, record) => sum + (isCounted(record) ? record.messageCount : 0), 0);
    return {
        domain,
        messageCount: count(() => true),
        spfCount: count((record) => record.isSpfAligned),
        dkimCount: count((record) => record.isDkimAligned),
        dmarcCount: count((record) => record.isSpfAligned || record.isDkimAligned),
    };
}

;// CONCATENATED MODULE: ./lib/postmaster/dmarc/keep-reports.js
/** Reports → the storage, with a word on what became of each. */




/** Keeps them one after another. */
async function keepReports(reports, parts) {
    const kept = [];
    for (const one of reports)
        kept.push({ status: await keep(one, parts), report: one.report });
    return kept;
}
async function keep({ report, carrierDomain }, parts) {
    const { store, accountId, domains, nowMs } = parts;
    if (domains.length > 0 && !domains.some((domain) => (0,report_carrier/* isAtOrBelow */.a)(report.domain, domain)))
        return 'other-domain';
    if (report.endsAtMs < nowMs - report_limits/* dmarcRetentionMs */.y)
        return 'too-old';
    return await store.keepDmarcReport({
        accountId,
        report,
        date: reportDay(report),
        tallies: tallyReport(report),
        carrierDomain,
        nowMs,
    });
}
/** How many of each. */
function countKept(kept) {
    const counts = { kept: 0, known: 0, 'too-old': 0, 'other-domain': 0 };
    for (const { status } of kept)
        counts[status] += 1;
    return counts;
}


/***/ }),

/***/ 45961:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Q: () => (/* binding */ readReportMail),
  o: () => (/* binding */ readReports)
});

// EXTERNAL MODULE: ./lib/mail/header-section.js
var header_section = __webpack_require__(38684);
// EXTERNAL MODULE: ./lib/mail/parse-message.js
var parse_message = __webpack_require__(32974);
// EXTERNAL MODULE: ./lib/errors/problem.js
var problem = __webpack_require__(32964);
// EXTERNAL MODULE: ./lib/mail/domain.js
var mail_domain = __webpack_require__(32243);
// EXTERNAL MODULE: ./lib/postmaster/dmarc/report-limits.js
var report_limits = __webpack_require__(64535);
;// CONCATENATED MODULE: ./lib/postmaster/dmarc/element-reader.js
/** An element with its place in the document, so that whatever is wrong in it can be told with where it stands. */


/** So many are told one by one: a report whose thousand records are all wrong has one mistake. */
const shownCount = 10;
/** Notes for one file. */
function problemNotes(file) {
    const noted = [];
    let moreCount = 0;
    return {
        note: (problem) => {
            if (noted.length < shownCount)
                noted.push({ ...problem, place: { file } });
            else
                moreCount += 1;
        },
        get problems() {
            if (moreCount === 0)
                return noted;
            return [...noted, { input: 'report', came: `${moreCount} more problems`, expected: 'none', place: { file } }];
        },
    };
}
/** The reader of a root element. */
function elementReader(root, notes) {
    return readerAt(root, root.name, notes);
}
function readerAt(element, path, notes) {
    const named = (name) => element?.children.filter((child) => child.name.toLowerCase() === name) ?? [];
    return {
        get text() {
            return oneLine(element?.text ?? '');
        },
        isThere: element !== null,
        child: (name) => readerAt(named(name)[0] ?? null, `${path}/${name}`, notes),
        children: (name) => named(name).map((child, index) => readerAt(child, `${path}/${name}[${index + 1}]`, notes)),
        refuse: (expected) => notes.note({ input: path, came: element === null ? 'nothing' : (0,problem/* quoteValue */.cl)(oneLine(element.text)), expected }),
    };
}
/** Foreign text: no control characters, and no more of it than anybody reads. */
function oneLine(text) {
    // Nearly all texts of a report are such words, and there are a dozen a record.
    if (text.length <= report_limits/* reportLimits */.n.maxTextLength && /^[!-~]*$/u.test(text))
        return text;
    const line = text.slice(0, report_limits/* reportLimits */.n.maxTextLength * 4).replaceAll(/[\s\p{Cc}\p{Cf}]+/gu, ' ');
    return line.trim().slice(0, report_limits/* reportLimits */.n.maxTextLength).toWellFormed();
}

;// CONCATENATED MODULE: ./lib/postmaster/dmarc/merge-records.js
/** Records that differ in nothing but their counts, added up: OpenDMARC writes one for each message. */
/** The same messages in fewer records, in the order in which each kind came first. */
function mergeRecords(records) {
    const merged = new Map();
    for (const record of records) {
        const key = keyOf(record);
        const known = merged.get(key);
        merged.set(key, known === undefined ? record : { ...known, messageCount: known.messageCount + record.messageCount });
    }
    return [...merged.values()];
}
/** All that tells a record from others but its count. */
function keyOf({ messageCount: _count, ...rest }) {
    return JSON.stringify(rest);
}

;// CONCATENATED MODULE: ./lib/storage/dmarc.js
/** DMARC aggregate reports as the database knows them: RFC 9990, and RFC 7489 Appendix C before it. */
/** What became of messages. `pass` is RFC 9990's own word for "passed, so nothing was done". `unknown`: it was not said. */
const dmarcDispositions = ['none', 'pass', 'quarantine', 'reject', 'unknown'];

// EXTERNAL MODULE: external "node:net"
var external_node_net_ = __webpack_require__(77030);
;// CONCATENATED MODULE: ./lib/postmaster/dmarc/source-address.js
/** Addresses that mail came from, each in one spelling. */

/**
 * The address in the spelling by which it is counted: IPv6 as RFC 5952 writes it, and IPv4 in dots also where it came
 * as a mapped one (`::ffff:192.0.2.1`, RFC 4291 §2.5.5.2).
 *
 * @returns `null` when it is none
 */
function parseSourceAddress(text) {
    const version = (0,external_node_net_.isIP)(text);
    if (version === 4)
        return text;
    if (version !== 6 || text.includes('%'))
        return null;
    const address = new URL(`http://[${text}]/`).hostname.slice(1, -1);
    const [, high, low] = /^::ffff:([0-9a-f]{1,4}):([0-9a-f]{1,4})$/u.exec(address) ?? [];
    if (high === undefined || low === undefined)
        return address;
    return [high, low].flatMap((word) => [Number.parseInt(word, 16) >> 8, Number.parseInt(word, 16) & 255]).join('.');
}

;// CONCATENATED MODULE: ./lib/postmaster/dmarc/parse-record.js
/** One `record` of an aggregate report: RFC 9990 §3.1.1.6 and below. */



/** RFC 9990 §3.1.3 has 100 signatures a row at most. */
const maxResults = 100;
const maxOverrides = 20;
const maxCount = 1e12;
/**
 * Reads a record; what is wrong in it is noted by the reader.
 *
 * @param policyDomain the author's domain where the record names none, as those of some reporters do
 * @returns `null`: something is wrong, or it speaks of no message
 */
function parseRecord(record, policyDomain) {
    const row = record.child('row');
    const evaluated = row.child('policy_evaluated');
    const sourceAddress = readAddress(row.child('source_ip'));
    const messageCount = readCount(row.child('count'));
    const headerFrom = readHeaderFrom(record.child('identifiers').child('header_from'), policyDomain);
    if (!evaluated.isThere)
        evaluated.refuse('what DMARC came to');
    if (sourceAddress === null || messageCount === null || headerFrom === null || !evaluated.isThere)
        return null;
    if (messageCount === 0)
        return null;
    return {
        sourceAddress,
        messageCount,
        disposition: dispositionOf(evaluated.child('disposition')),
        // Whatever stands here and is not "pass" (fail, none, OpenDMARC's unknown, nothing at all) did not pass.
        isDkimAligned: isPass(evaluated.child('dkim')),
        isSpfAligned: isPass(evaluated.child('spf')),
        headerFrom,
        envelopeFrom: domainOf(record.child('identifiers').child('envelope_from').text),
        results: readResults(record.child('auth_results')),
        overrides: evaluated.children('reason').slice(0, maxOverrides).map(readOverride),
    };
}
function readAddress(element) {
    const address = parseSourceAddress(element.text);
    if (address === null)
        element.refuse('an IPv4 or IPv6 address');
    return address;
}
/** Whole numbers; some reporters write `12.0`. */
function readCount(element) {
    const count = /^\d{1,13}(?:\.0*)?$/u.test(element.text) ? Number(element.text) : Number.NaN;
    if (count <= maxCount)
        return count;
    element.refuse('a whole number of messages, 0 or more');
    return null;
}
function readHeaderFrom(element, policyDomain) {
    const domain = element.text === '' ? policyDomain : (0,mail_domain/* parseDomain */.g)(element.text);
    if (domain === null)
        element.refuse('the domain of the From field');
    return domain;
}
/** A domain, also where a whole address stands; what is neither is not said. */
function domainOf(text) {
    return (0,mail_domain/* parseDomain */.g)(text.slice(text.lastIndexOf('@') + 1).replace(/>$/u, ''));
}
function dispositionOf({ text }) {
    return dmarcDispositions.find((disposition) => disposition === text.toLowerCase()) ?? 'unknown';
}
function isPass({ text }) {
    return text.toLowerCase() === 'pass';
}
function readResults(results) {
    return ['dkim', 'spf'].flatMap((method) => results
        .children(method)
        .slice(0, maxResults)
        .map((one) => readResult(method, one)));
}
function readResult(method, one) {
    const selector = method === 'dkim' ? one.child('selector').text : '';
    const result = one.child('result').text.toLowerCase();
    return {
        method,
        domain: domainOf(one.child('domain').text) ?? '',
        selector: selector === '' ? null : selector.slice(0, 100),
        result: /^[a-z]{1,20}$/u.test(result) ? result : 'unknown',
    };
}
function readOverride(reason) {
    const type = reason.child('type').text.toLowerCase();
    const comment = reason.child('comment').text;
    return { type: /^[a-z_]{1,40}$/u.test(type) ? type : 'other', comment: comment === '' ? null : comment };
}

// EXTERNAL MODULE: ./node_modules/fast-xml-parser/src/fxp.js
var fxp = __webpack_require__(75824);
// EXTERNAL MODULE: ./node_modules/fast-xml-parser/src/xmlparser/XMLParser.js + 26 modules
var XMLParser = __webpack_require__(69658);
;// CONCATENATED MODULE: ./lib/postmaster/dmarc/parse-xml.js
/** XML text → a tree of elements, and nothing that XML can do beside: no entities of its own, no DTD, no namespaces. */



/**
 * Reads a document.
 *
 * @param file names it in problems
 * @returns its root element; or why it is no XML that a report may be
 */
function parseXml(text, file) {
    // RFC 9990 §8.1 warns of bombs: all of them need a DOCTYPE, and no report has one. Not even in a comment.
    if (/<!(?:DOCTYPE|ENTITY)/iu.test(text)) {
        return refuse(file, 'a document type declaration', 'XML without one: entities could make it grow without end');
    }
    const clean = withoutSchemaTags(text);
    const validity = fxp/* XMLValidator */.iI.validate(clean);
    if (validity !== true) {
        const { line, col: column, msg } = validity.err;
        const came = `XML that is not well-formed (${(0,problem/* quoteValue */.cl)(msg)})`;
        return (0,problem/* bad */.MB)({ input: 'report', came, expected: 'well-formed XML', place: { file, line, column } });
    }
    try {
        return rootOf(toElements(parserOf().parse(clean)), file);
    }
    catch (error) {
        // Nesting beyond the limit, or names that the parser takes for an attack on JavaScript itself.
        return refuse(file, (0,problem/* quoteValue */.cl)(error instanceof Error ? error.message : 'XML'), 'XML that can be read');
    }
}
function parserOf() {
    return new XMLParser/* default */.A({
        preserveOrder: true,
        ignoreAttributes: true,
        removeNSPrefix: true,
        ignoreDeclaration: true,
        ignorePiTags: true,
        parseTagValue: false,
        trimValues: true,
        processEntities: false,
        maxNestedTags: report_limits/* reportLimits */.n.maxDepth,
    });
}
/** Some reporters begin with the opening tag of the schema, `<xs:schema …>`, and never close it. */
function withoutSchemaTags(text) {
    return text.replaceAll(/<\/?xs:schema\b[^<>]*>/giu, '');
}
function rootOf(elements, file) {
    const [root, ...more] = elements;
    if (root === undefined || more.length > 0) {
        return refuse(file, root === undefined ? 'no element' : `${elements.length} root elements`, 'one root element');
    }
    return (0,problem.ok)(root);
}
function refuse(file, came, expected) {
    return (0,problem/* bad */.MB)({ input: 'report', came, expected, place: { file } });
}
/** The parser's own form: each node is an object with one key, the name, and below it the list of what stands in it. */
function toElements(nodes) {
    if (!Array.isArray(nodes))
        return [];
    return nodes.flatMap((node) => {
        const entry = typeof node === 'object' && node !== null ? Object.entries(node)[0] : undefined;
        if (entry === undefined || entry[0] === '#text')
            return [];
        const [name, inside] = entry;
        return [{ name, text: textOf(inside), children: toElements(inside) }];
    });
}
function textOf(nodes) {
    if (!Array.isArray(nodes))
        return '';
    const pieces = nodes.map((node) => {
        const text = typeof node === 'object' && node !== null ? Reflect.get(node, '#text') : undefined;
        return typeof text === 'string' ? decodeEntities(text) : '';
    });
    return pieces.join('').trim();
}
const namedEntities = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
/** The five that XML has without a DTD, and numbers; everything else stays as it is. */
function decodeEntities(text) {
    if (!text.includes('&'))
        return text;
    return text.replaceAll(/&(?:(?:amp|lt|gt|quot|apos)|#\d{1,7}|#x[0-9a-f]{1,6});/giu, decodeEntity);
}
function decodeEntity(whole) {
    const name = whole.slice(1, -1).toLowerCase();
    if (!name.startsWith('#'))
        return namedEntities[name] ?? whole;
    const point = name.startsWith('#x') ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
    const isCharacter = point <= 0x10ffff && !(point >= 0xd800 && point <= 0xdfff);
    return isCharacter ? String.fromCodePoint(point) : whole;
}

;// CONCATENATED MODULE: ./lib/postmaster/dmarc/parse-report.js
/**
 * The XML of an aggregate report → DmarcReport. Both forms are read with one set of rules: RFC 9990 (namespace
 * `urn:ietf:params:xml:ns:dmarc-2.0`, `np`, `testing`, disposition `pass`) and RFC 7489 Appendix C (`pct`). What a form
 * does not know is not there; what neither knows is passed over, as RFC 9990 §4 asks for extensions.
 */







/**
 * Reads a report.
 *
 * @param file names it in problems
 * @param nowMs a range that lies in the future is no report of what was received
 * @returns the report, records that fared alike added up; or what is wrong, each with its place:
 *   `feedback/record[3]/row/count`
 */
function parseReport(text, file, nowMs) {
    const xml = parseXml(text, file);
    if (xml.status === 'bad')
        return xml;
    const notes = problemNotes(file);
    const feedback = elementReader(xml.value, notes);
    if (xml.value.name.toLowerCase() !== 'feedback') {
        return (0,problem/* bad */.MB)({
            input: 'report',
            came: `the root element <${xml.value.name.slice(0, 60)}>`,
            expected: 'the root element <feedback> of a DMARC aggregate report (RFC 9990)',
            place: { file },
        });
    }
    const metadata = readMetadata(feedback.child('report_metadata'), nowMs);
    const published = feedback.child('policy_published');
    const domain = (0,mail_domain/* parseDomain */.g)(published.child('domain').text);
    if (domain === null)
        published.child('domain').refuse('the domain whose policy was applied');
    const records = readRecords(feedback, domain ?? '');
    if (notes.problems.length > 0 || metadata === null || domain === null)
        return (0,problem/* bad */.MB)(...notes.problems);
    const messageCount = records.reduce((sum, record) => sum + record.messageCount, 0);
    if (messageCount > report_limits/* reportLimits */.n.maxMessages) {
        const expected = `at most ${report_limits/* reportLimits */.n.maxMessages} messages in one report`;
        return (0,problem/* bad */.MB)({ input: 'report', came: `${messageCount} messages`, expected, place: { file } });
    }
    return (0,problem.ok)({ ...metadata, domain, policy: readPolicy(published), records: mergeRecords(records) });
}
function readMetadata(metadata, nowMs) {
    const name = metadata.child('org_name');
    const contact = metadata.child('email').text;
    const reportId = metadata.child('report_id');
    // Some reporters leave their name out, and are known by the domain of their address then.
    const organization = name.text === '' ? contact.slice(contact.lastIndexOf('@') + 1) : name.text;
    if (organization === '')
        name.refuse('the name of the reporting organization');
    if (reportId.text === '')
        reportId.refuse('an id by which this report is told from others');
    const range = readRange(metadata.child('date_range'), nowMs);
    return range === null ? null : { organization, contact, reportId: reportId.text, ...range };
}
function readRange(range, nowMs) {
    const begin = range.child('begin');
    const end = range.child('end');
    const beginsAtMs = readSeconds(begin);
    const endsAtMs = readSeconds(end);
    if (beginsAtMs === null || endsAtMs === null)
        return null;
    if (endsAtMs < beginsAtMs)
        end.refuse(`a time that is not before the begin (${begin.text})`);
    else if (endsAtMs - beginsAtMs > report_limits/* reportLimits */.n.maxSpanMs)
        end.refuse('a range of at most 31 days');
    else if (endsAtMs > nowMs + report_limits/* reportLimits */.n.maxAheadMs)
        end.refuse('a time that is not in the future');
    return { beginsAtMs, endsAtMs };
}
/** Seconds since 1970; some reporters write them as a decimal fraction. */
function readSeconds(element) {
    if (/^\d{1,11}(?:\.\d{1,9})?$/u.test(element.text))
        return Math.floor(Number(element.text)) * 1000;
    element.refuse('seconds since 1970-01-01, UTC');
    return null;
}
function readRecords(feedback, domain) {
    const records = feedback.children('record');
    if (records.length === 0)
        feedback.child('record').refuse('at least one record');
    if (records.length <= report_limits/* reportLimits */.n.maxRecords) {
        return records.flatMap((record) => {
            const read = parseRecord(record, domain);
            return read === null ? [] : [read];
        });
    }
    feedback.child('record').refuse(`at most ${report_limits/* reportLimits */.n.maxRecords} records`);
    return [];
}
function readPolicy(published) {
    const testing = published.child('testing').text.toLowerCase();
    const percent = published.child('pct').text;
    return {
        policy: actionOf(published.child('p')),
        subdomainPolicy: actionOf(published.child('sp')),
        nonexistentPolicy: actionOf(published.child('np')),
        dkimAlignment: alignmentOf(published.child('adkim')),
        spfAlignment: alignmentOf(published.child('aspf')),
        isTesting: testing === '' ? null : testing === 'y',
        percent: /^\d{1,3}(?:\.0+)?$/u.test(percent) && Number(percent) <= 100 ? Number(percent) : null,
    };
}
/** What stands there and is none of these is not said: nothing is computed from the policy. */
function actionOf({ text }) {
    const action = text.toLowerCase();
    return ['none', 'quarantine', 'reject'].includes(action) ? action : null;
}
function alignmentOf({ text }) {
    const letter = text.toLowerCase().slice(0, 1);
    if (letter === 'r')
        return 'relaxed';
    return letter === 's' ? 'strict' : null;
}

// EXTERNAL MODULE: ./lib/postmaster/dmarc/report-carrier.js
var report_carrier = __webpack_require__(27283);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(38522);
;// CONCATENATED MODULE: ./lib/postmaster/dmarc/decode-xml-text.js
/** Bytes of XML → text, by its byte order mark or by what its declaration says (XML 1.0 Appendix F). */
/** UTF-8 where nothing else is said, or where what is said is no encoding that is known. Bad bytes become U+FFFD. */
function decodeXmlText(bytes) {
    return decode(bytes, markedEncodingOf(bytes) ?? declaredEncodingOf(bytes));
}
function markedEncodingOf(bytes) {
    const [first, second] = bytes;
    if (first === 0xff && second === 0xfe)
        return 'utf-16le';
    return first === 0xfe && second === 0xff ? 'utf-16be' : null;
}
function declaredEncodingOf(bytes) {
    const head = Buffer.from(bytes.subarray(0, 200)).toString('latin1');
    return /^(?:\xef\xbb\xbf)?\s*<\?xml[^>]*\sencoding\s*=\s*["']([\w.:-]{1,40})["']/u.exec(head)?.[1] ?? 'utf-8';
}
function decode(bytes, label) {
    // A declaration in single bytes that claims to stand in double ones lies.
    if (/^utf-?16$|^ucs/iu.test(label))
        return new TextDecoder().decode(bytes);
    try {
        return new TextDecoder(label).decode(bytes);
    }
    catch {
        // RangeError: nobody knows that encoding. ASCII is all that a report needs, and UTF-8 reads it.
        return new TextDecoder().decode(bytes);
    }
}

// EXTERNAL MODULE: ./node_modules/yauzl/index.js
var yauzl = __webpack_require__(20663);
;// CONCATENATED MODULE: ./lib/postmaster/dmarc/unpack-zip.js
/** The entries of a zip archive, counted while they are unpacked: what an archive says of its sizes is only said. */


/** APPNOTE 4.4.4, bit 0. */
const encryptedFlag = 1;
/** Unpacks all files of an archive into memory, `maxBytes` together at most. Never rejects. */
async function unpackZip(bytes, maxBytes) {
    try {
        const archive = await openArchive(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
        return await readEntries(archive, maxBytes);
    }
    catch (error) {
        // Whatever a hostile archive makes the library say is a property of the archive, not a failure of ours.
        return { status: 'unreadable', came: error instanceof Error ? error.message.slice(0, 200) : 'a broken archive' };
    }
}
async function openArchive(buffer) {
    return await new Promise((resolve, reject) => {
        (0,yauzl/* fromBuffer */.vY)(buffer, { lazyEntries: true, validateEntrySizes: true }, (error, archive) => {
            if (archive === undefined || archive === null)
                reject(error ?? new Error('no archive'));
            // An error that comes when nobody waits for an entry must not end the process.
            else
                resolve(archive.on('error', () => undefined));
        });
    });
}
async function readEntries(archive, maxBytes) {
    const { maxZipEntries } = report_limits/* reportLimits */.n;
    if (archive.entryCount > maxZipEntries) {
        return { status: 'unreadable', came: `${archive.entryCount} entries, more than ${maxZipEntries}` };
    }
    const entries = [];
    let leftBytes = maxBytes;
    for (let entry = await nextEntry(archive); entry !== null; entry = await nextEntry(archive)) {
        if (entry.fileName.endsWith('/'))
            continue;
        if ((entry.generalPurposeBitFlag & encryptedFlag) !== 0) {
            return { status: 'unreadable', came: 'an encrypted archive' };
        }
        const content = entry.uncompressedSize > leftBytes ? null : await readEntry(archive, entry, leftBytes);
        if (content === null)
            return { status: 'too-much' };
        leftBytes -= content.byteLength;
        entries.push({ name: entry.fileName, bytes: content });
    }
    return { status: 'unpacked', entries };
}
async function nextEntry(archive) {
    return await new Promise((resolve, reject) => {
        const onEntry = (entry) => settle(() => resolve(entry));
        const onEnd = () => settle(() => resolve(null));
        const onError = (error) => settle(() => reject(error));
        function settle(act) {
            archive.off('entry', onEntry).off('end', onEnd).off('error', onError);
            act();
        }
        archive.on('entry', onEntry).on('end', onEnd).on('error', onError);
        archive.readEntry();
    });
}
/** `null`: it is larger than that. */
async function readEntry(archive, entry, maxBytes) {
    const stream = await new Promise((resolve, reject) => {
        archive.openReadStream(entry, (error, opened) => {
            if (opened === undefined || opened === null)
                reject(error ?? new Error('an entry that cannot be read'));
            else
                resolve(opened);
        });
    });
    const chunks = [];
    let sizeBytes = 0;
    for await (const chunk of stream) {
        if (!(chunk instanceof Uint8Array))
            throw new TypeError('a stream of bytes gave something else');
        sizeBytes += chunk.byteLength;
        if (sizeBytes > maxBytes)
            return null;
        chunks.push(chunk);
    }
    return Buffer.concat(chunks);
}

;// CONCATENATED MODULE: ./lib/postmaster/dmarc/unpack-report.js
/** A file as it came (XML, gzip or zip) → the XML in it. What it is, its bytes say; names and media types lie. */






const gunzipBytes = (0,external_node_util_.promisify)(external_node_zlib_.gunzip);
/** Looks at the first bytes; `null`: it is none of these. */
function reportFormOf(bytes) {
    if (bytes[0] === 0x1f && bytes[1] === 0x8b)
        return 'gzip';
    // RFC 1951 has no say here: PKWARE's APPNOTE 4.3.7, and 4.3.16 for an archive with nothing in it.
    if (bytes[0] === 0x50 && bytes[1] === 0x4b && (bytes[2] === 3 || bytes[2] === 5))
        return 'zip';
    return /^\s*</u.test(decodeXmlText(bytes.subarray(0, 512))) ? 'xml' : null;
}
/**
 * Unpacks a file, within the limits of `report-limits.ts`. Archives in archives are refused: no reporter makes them, and
 * whoever wants to hide a bomb does.
 */
async function unpackReport({ name, bytes }) {
    if (bytes.byteLength > report_limits/* reportLimits */.n.maxFileBytes) {
        return unpack_report_refuse(name, `${bytes.byteLength} bytes`, `at most ${report_limits/* reportLimits */.n.maxFileBytes} bytes`);
    }
    const form = reportFormOf(bytes);
    switch (form) {
        case 'xml':
            return bytes.byteLength > report_limits/* reportLimits */.n.maxXmlBytes ? tooMuch(name) : asXml(name, bytes);
        case 'gzip':
            return await unpackGzip({ name, bytes });
        case 'zip':
            return await unpackEntries({ name, bytes });
        case null:
            return unpack_report_refuse(name, 'something else', 'XML, gzip or zip');
        default:
            return form;
    }
}
async function unpackGzip({ name, bytes }) {
    try {
        return asXml(name, await gunzipBytes(bytes, { maxOutputLength: mostUnpackedBytes(bytes.byteLength) }));
    }
    catch (error) {
        const code = error instanceof Error && 'code' in error ? String(error.code) : '';
        if (code === 'ERR_BUFFER_TOO_LARGE')
            return tooMuch(name);
        return unpack_report_refuse(name, `gzip that cannot be unpacked (${code === '' ? 'no reason given' : code})`, 'gzip (RFC 1952)');
    }
}
async function unpackEntries({ name, bytes }) {
    const unpacked = await unpackZip(bytes, mostUnpackedBytes(bytes.byteLength));
    if (unpacked.status === 'too-much')
        return tooMuch(name);
    if (unpacked.status === 'unreadable')
        return unpack_report_refuse(name, unpacked.came, 'a plain zip archive');
    // Beside the report some archives hold a readme, or what macOS adds.
    const files = unpacked.entries.filter((entry) => reportFormOf(entry.bytes) !== null);
    if (files.length === 0)
        return unpack_report_refuse(name, 'an archive without XML', 'an archive with a report in it');
    const texts = [];
    for (const entry of files) {
        const file = asXml(`${name}/${entry.name}`, entry.bytes);
        if (file.status === 'bad')
            return file;
        texts.push(...file.value);
    }
    return (0,problem.ok)(texts);
}
/** How much a file of this size may become. */
function mostUnpackedBytes(packedBytes) {
    const byRatio = Math.max(1024 * 1024, packedBytes * report_limits/* reportLimits */.n.maxRatio);
    return Math.min(byRatio, report_limits/* reportLimits */.n.maxXmlBytes);
}
function asXml(name, bytes) {
    const form = reportFormOf(bytes);
    if (form === 'xml')
        return (0,problem.ok)([{ name, text: decodeXmlText(bytes) }]);
    return unpack_report_refuse(name, form === null ? 'something else than XML inside' : `${form} inside an archive`, 'XML');
}
function tooMuch(name) {
    const { maxXmlBytes, maxRatio } = report_limits/* reportLimits */.n;
    const expected = `at most ${maxXmlBytes} bytes of XML, and at most ${maxRatio} times what it is packed`;
    return unpack_report_refuse(name, 'more than that', expected);
}
function unpack_report_refuse(file, came, expected) {
    return (0,problem/* bad */.MB)({ input: 'report', came, expected, place: { file } });
}

;// CONCATENATED MODULE: ./lib/postmaster/dmarc/read-reports.js
/** A file or a mail → the aggregate reports in it. */






/** Reads bytes that somebody has: a report as it is, packed, or still in its mail. Never rejects. */
async function readReports(file, rules) {
    if (file.bytes.byteLength > report_limits/* reportLimits */.n.maxFileBytes)
        return refused(tooLarge(file));
    if (reportFormOf(file.bytes) !== null)
        return await readPacked(file, { carrierDomain: null, nowMs: rules.nowMs });
    if (looksLikeMail(file.bytes))
        return await readReportMail(file, rules);
    return nothing;
}
const nothing = { isReport: false, reports: [], problems: [] };
/**
 * Reads the mail that a reporter sends: any part that is XML, gzip or zip by its own bytes, whatever its media type says
 * (`application/gzip`, `application/x-zip-compressed`, `application/octet-stream`, `text/xml` were all seen), and the
 * mail inside a forwarded one.
 */
async function readReportMail({ name, bytes }, rules) {
    if (bytes.byteLength > report_limits/* reportLimits */.n.maxFileBytes)
        return refused(tooLarge({ name, bytes }));
    const mail = await (0,parse_message/* parseMessage */.v)(bytes);
    const packed = await packedParts(mail);
    if (packed.length === 0)
        return nothing;
    const { headerFields, from } = mail;
    const verdict = (0,report_carrier/* judgeCarrier */.Q)({ headerFields, fromDomains: from.map((one) => one.domain) }, rules);
    if (verdict.status === 'doubted') {
        const { came, expected } = verdict;
        return refused({ input: 'report', came, expected, place: { file: name } });
    }
    const read = [];
    for (const part of packed) {
        const inMail = { name: `${name}/${part.name}`, bytes: part.bytes };
        read.push(await readPacked(inMail, { carrierDomain: verdict.domain, nowMs: rules.nowMs }));
    }
    return {
        isReport: true,
        reports: read.flatMap((one) => one.reports),
        problems: read.flatMap((one) => one.problems),
    };
}
async function readPacked(file, { carrierDomain, nowMs }) {
    const unpacked = await unpackReport(file);
    if (unpacked.status === 'bad')
        return { isReport: true, reports: [], problems: unpacked.problems };
    const reports = [];
    const problems = [];
    for (const { name, text } of unpacked.value) {
        const parsed = parseReport(text, name, nowMs);
        if (parsed.status === 'ok')
            reports.push({ report: parsed.value, carrierDomain });
        else
            problems.push(...parsed.problems);
    }
    return { isReport: true, reports, problems };
}
/** Parts that may be reports; of a mail that was forwarded whole, those of the mail inside. */
async function packedParts(mail) {
    const parts = mail.attachments.slice(0, report_limits/* reportLimits */.n.maxAttachments);
    const forwarded = parts.filter((part) => part.contentType === 'message/rfc822').slice(0, 1);
    const inner = await Promise.all(forwarded.map(async (part) => await (0,parse_message/* parseMessage */.v)(part.content)));
    const all = [...parts, ...inner.flatMap((one) => one.attachments.slice(0, report_limits/* reportLimits */.n.maxAttachments))];
    const body = mail.text ?? '';
    const inline = body.includes('<feedback') ? [{ name: 'text', bytes: Buffer.from(body) }] : [];
    return [...all.map(named), ...inline].filter(isCandidate);
}
function named({ filename, content }, index) {
    return { name: filename === null || filename === '' ? `part ${index + 1}` : filename.slice(0, 200), bytes: content };
}
/** Images may be XML too; only what speaks of a report is taken for one. */
function isCandidate({ name, bytes }) {
    const form = reportFormOf(bytes);
    if (form !== 'xml')
        return form !== null;
    const head = Buffer.from(bytes.subarray(0, 4096)).toString('latin1');
    return /<(?:\w+:)?feedback|<!(?:doctype|entity)/iu.test(head.replaceAll('\0', '')) || /\.xml$/iu.test(name);
}
/** A header field that every mail has, at the top of the file. */
function looksLikeMail(bytes) {
    const names = new Set((0,header_section/* readHeaderSection */.Dm)(bytes.subarray(0, 65_536)).map((field) => field.name.toLowerCase()));
    return ['from', 'received', 'content-type', 'mime-version', 'message-id'].some((name) => names.has(name));
}
function tooLarge({ name, bytes }) {
    const expected = `at most ${report_limits/* reportLimits */.n.maxFileBytes} bytes`;
    return { input: 'report', came: `${bytes.byteLength} bytes`, expected, place: { file: name } };
}
function refused(problem) {
    return { isReport: true, reports: [], problems: [problem] };
}


/***/ }),

/***/ 27283:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ judgeCarrier),
/* harmony export */   a: () => (/* binding */ isAtOrBelow)
/* harmony export */ });
/* harmony import */ var _verdict_authentication_results_field_trusted_results_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(46442);
/**
 * Who vouches for a report that came by mail. Anybody can write to an address that stands in the DNS, and whatever a
 * report says counts: so its mail must have passed DMARC, which RFC 9990 §3.5.2 demands of reporters for this very reason,
 * and our own mail server must have seen that.
 */

/** Looks at the mail that brought a report. */
function judgeCarrier(mail, { authservIds, onlyFrom }) {
    if (authservIds.length === 0)
        return { status: 'believed', domain: null };
    const [domain, ...others] = mail.fromDomains;
    if (domain === undefined || domain === null || others.length > 0) {
        return { status: 'doubted', came: 'a From field without one clear domain', expected: 'one author' };
    }
    if (!isAuthenticated(mail, domain, authservIds)) {
        const expected = `dmarc=pass, or an aligned dkim=pass, in Authentication-Results of ${authservIds.join(' or ')}`;
        return { status: 'doubted', came: `a mail of ${domain} that is not authenticated`, expected };
    }
    if (onlyFrom.length > 0 && !onlyFrom.some((known) => isAtOrBelow(domain, known))) {
        return { status: 'doubted', came: `a mail of ${domain}`, expected: `one of ${onlyFrom.join(', ')} (only-from)` };
    }
    return { status: 'believed', domain };
}
/** Whether a domain is another one, or stands below it. Both in lower case. */
function isAtOrBelow(domain, parent) {
    return domain === parent || domain.endsWith(`.${parent}`);
}
function isAuthenticated({ headerFields }, domain, authservIds) {
    // As the service file writes it for servers that do not name themselves.
    const named = authservIds.map((id) => (id === 'unnamed' ? null : id));
    const fields = (0,_verdict_authentication_results_field_trusted_results_js__WEBPACK_IMPORTED_MODULE_0__/* .findTrustedResults */ .$)(headerFields, { authservIds: named, handOverIndex: null });
    return fields
        .flatMap((field) => field.results)
        .some(({ method, result, properties }) => {
        if (result !== 'pass')
            return false;
        const valueOf = (type, name) => {
            const value = properties.find((one) => one.type === type && one.name === name)?.value.toLowerCase() ?? null;
            return value === null ? null : value.slice(value.lastIndexOf('@') + 1);
        };
        if (method === 'dmarc')
            return (valueOf('header', 'from') ?? domain) === domain;
        if (method !== 'dkim')
            return false;
        const signer = valueOf('header', 'd') ?? valueOf('header', 'i');
        // Relaxed alignment without a look into the DNS: one is the other's parent, and no top-level domain.
        return signer !== null && signer.includes('.') && (isAtOrBelow(domain, signer) || isAtOrBelow(signer, domain));
    });
}


/***/ }),

/***/ 64535:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ reportLimits),
/* harmony export */   y: () => (/* binding */ dmarcRetentionMs)
/* harmony export */ });
/** What a report may be at most: anybody can send one to an address that stands in the DNS. */
const mebibyte = 1024 * 1024;
const dayMs = 86_400_000;
/** The only limits there are. */
const reportLimits = {
    // Gmail takes 25 MB, which base64 makes 35 MB of.
    maxFileBytes: 36 * mebibyte,
    // About 17,000 records, for a day of one domain at one receiver; reading them holds up everything else in the process
    // for a second or two (4.7 MB with 10,000 records: 1.0 s alone, 3.0 s on a busy machine), so more is refused.
    maxXmlBytes: 8 * mebibyte,
    // Real reports repeat themselves and reach 60; a bomb comes near 1032, which is all that DEFLATE can do (RFC 1951).
    maxRatio: 300,
    maxZipEntries: 100,
    maxAttachments: 50,
    // Those of a record take seven.
    maxDepth: 20,
    maxRecords: 50_000,
    // More than any receiver gets in a month. Without an end a forged report makes a sum that is no whole number any more
    // (2^53): the database takes it and cannot give it back, and nothing behind that mail would ever be read.
    maxMessages: 10_000_000_000,
    maxTextLength: 500,
    // Reports are daily; some reporters send one a week.
    maxSpanMs: 31 * dayMs,
    // Clocks differ, and some ranges end with the day on which they are sent.
    maxAheadMs: 2 * dayMs,
};
/** Reports are kept for so long after they end; older ones are not taken, else they could be counted twice. */
const dmarcRetentionMs = 400 * dayMs;


/***/ }),

/***/ 5267:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ reportsAccount)
/* harmony export */ });
/* harmony import */ var _errors_problem_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32964);
/** The account that reports are counted in. */

/** Makes it when there is none. An account with a provider's own data is refused: the two would be mixed. */
async function reportsAccount(wanted, store) {
    const account = await store.ensurePostmasterAccount({ ...wanted, source: 'dmarc-reports' });
    if (account.source === 'dmarc-reports')
        return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_0__.ok)(account);
    return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .bad */ .MB)({
        input: 'account',
        came: `${(0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .quoteValue */ .cl)(account.email)}, which holds data from another source (${account.source})`,
        expected: 'an account for DMARC reports alone',
        todo: 'name another address: it is only a name',
    });
}


/***/ })

};
