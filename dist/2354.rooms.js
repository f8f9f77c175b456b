export const id = 2354;
export const ids = [2354];
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

/***/ 42354:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Q: () => (/* binding */ readReportMail),
  o: () => (/* binding */ readReports)
});

// EXTERNAL MODULE: ./lib/mail/header-section.js
var header_section = __webpack_require__(38684);
// EXTERNAL MODULE: ./lib/mail/parse-message.js + 1 modules
var parse_message = __webpack_require__(32154);
// EXTERNAL MODULE: ./lib/errors/problem.js
var problem = __webpack_require__(32964);
// EXTERNAL MODULE: ./lib/mail/domain.js
var mail_domain = __webpack_require__(32243);
// EXTERNAL MODULE: ./lib/postmaster/dmarc/report-limits.js
var report_limits = __webpack_require__(64535);
;// CONCATENATED MODULE: ./lib/postmaster/dmarc/element-reader.js
/** Reads XML elements and collects problems with their paths in the document. */


const shownCount = 10;
/** Collects the problems of one file; counts those after the tenth. */
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
/** Opens a reader of a root element. */
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
/** Removes control characters and limits the length. */
function oneLine(text) {
    // Fast path: most texts need no change.
    if (text.length <= report_limits/* reportLimits */.n.maxTextLength && /^[!-~]*$/u.test(text))
        return text;
    const line = text.slice(0, report_limits/* reportLimits */.n.maxTextLength * 4).replaceAll(/[\s\p{Cc}\p{Cf}]+/gu, ' ');
    return line.trim().slice(0, report_limits/* reportLimits */.n.maxTextLength).toWellFormed();
}

;// CONCATENATED MODULE: ./lib/postmaster/dmarc/merge-records.js
/** Merges records that differ only in their counts: OpenDMARC writes one per message. */
/** Keeps the order of first appearance. */
function mergeRecords(records) {
    const merged = new Map();
    for (const record of records) {
        const key = keyOf(record);
        const known = merged.get(key);
        merged.set(key, known === undefined ? record : { ...known, messageCount: known.messageCount + record.messageCount });
    }
    return [...merged.values()];
}
function keyOf({ messageCount: _count, ...rest }) {
    return JSON.stringify(rest);
}

// EXTERNAL MODULE: ./lib/world/ip-address.js
var ip_address = __webpack_require__(49406);
;// CONCATENATED MODULE: ./lib/postmaster/storage/dmarc-reports.js
/** DMARC aggregate reports as the database knows them: RFC 9990, and RFC 7489 Appendix C before it. */
/** What became of messages. `pass` is RFC 9990's own word for "passed, so nothing was done". `unknown`: it was not said. */
const dmarcDispositions = ['none', 'pass', 'quarantine', 'reject', 'unknown'];

;// CONCATENATED MODULE: ./lib/postmaster/dmarc/parse-record.js
/** Parses one `record` of an aggregate report (RFC 9990 §3.1.1.6). */



/** RFC 9990 §3.1.3 allows at most 100 signatures per row. */
const maxResults = 100;
const maxOverrides = 20;
const maxCount = 1e12;
/**
 * Parses a record. Returns null for an invalid record, after adding its problems to the reader, or for one without
 * messages.
 *
 * @param policyDomain the author's domain if the record has none, as with some reporters
 */
function parseRecord(record, policyDomain) {
    const row = record.child('row');
    const evaluated = row.child('policy_evaluated');
    const sourceAddress = readAddress(row.child('source_ip'));
    const messageCount = readCount(row.child('count'));
    const headerFrom = readHeaderFrom(record.child('identifiers').child('header_from'), policyDomain);
    if (!evaluated.isThere)
        evaluated.refuse('the DMARC result');
    if (sourceAddress === null || messageCount === null || headerFrom === null || !evaluated.isThere)
        return null;
    if (messageCount === 0)
        return null;
    return {
        sourceAddress,
        messageCount,
        disposition: dispositionOf(evaluated.child('disposition')),
        // Everything but "pass" (fail, none, OpenDMARC's unknown, nothing) did not pass.
        isDkimAligned: isPass(evaluated.child('dkim')),
        isSpfAligned: isPass(evaluated.child('spf')),
        headerFrom,
        envelopeFrom: domainOf(record.child('identifiers').child('envelope_from').text),
        results: readResults(record.child('auth_results')),
        overrides: evaluated.children('reason').slice(0, maxOverrides).map(readOverride),
    };
}
function readAddress(element) {
    const address = (0,ip_address/* canonicalAddress */.Z5)(element.text);
    if (address === null)
        element.refuse('an IPv4 or IPv6 address');
    return address;
}
/** Some reporters write `12.0`. */
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
/** Also accepts an address; returns null for anything else. */
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
/** Parses XML without DTDs, custom entities and namespaces. */



/** Returns the root element. @param file for problems */
function parseXml(text, file) {
    // RFC 9990 §8.1 warns of XML bombs, which need a DOCTYPE; reports have none, not even in a comment.
    if (/<!(?:DOCTYPE|ENTITY)/iu.test(text)) {
        return refuse(file, 'a document type declaration', 'XML without one, because entities can expand without limit');
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
        // Nesting beyond the limit, or names such as __proto__.
        return refuse(file, (0,problem/* quoteValue */.cl)(error instanceof Error ? error.message : 'XML'), 'valid XML');
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
/** Some reporters start with an unclosed `<xs:schema …>` tag. */
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
/** In the parser's format, each node is an object with one key: the name, with a list of its content. */
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
/** Decodes the five predefined entities and numeric ones; leaves others unchanged. */
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
 * Parses the XML of an aggregate report in both formats: RFC 9990 (namespace `urn:ietf:params:xml:ns:dmarc-2.0`, `np`,
 * `testing`, disposition `pass`) and RFC 7489 Appendix C (`pct`). Ignores unknown elements, as RFC 9990 §4 requires.
 */







/**
 * Parses a report and merges equal records. Problems name their element: `feedback/record[3]/row/count`.
 *
 * @param file for problems
 * @param nowMs to reject ranges in the future
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
    // Some reporters omit their name: use the domain of their address.
    const organization = name.text === '' ? contact.slice(contact.lastIndexOf('@') + 1) : name.text;
    if (organization === '')
        name.refuse('the name of the reporting organization');
    if (reportId.text === '')
        reportId.refuse('a unique report id');
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
        end.refuse(`a time after the begin (${begin.text})`);
    else if (endsAtMs - beginsAtMs > report_limits/* reportLimits */.n.maxSpanMs)
        end.refuse('a range of at most 31 days');
    else if (endsAtMs > nowMs + report_limits/* reportLimits */.n.maxAheadMs)
        end.refuse('a time in the past');
    return { beginsAtMs, endsAtMs };
}
/** Some reporters write a decimal fraction. */
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
/** Returns null for an unknown policy, which nothing is computed from. */
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
/** Decodes XML by its byte order mark or its declaration (XML 1.0 Appendix F). */
/** Falls back to UTF-8. Invalid bytes become U+FFFD. */
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
    // A declaration that is readable in single bytes cannot be UTF-16.
    if (/^utf-?16$|^ucs/iu.test(label))
        return new TextDecoder().decode(bytes);
    try {
        return new TextDecoder(label).decode(bytes);
    }
    catch {
        // RangeError: unknown encoding. Reports need only ASCII, which UTF-8 reads.
        return new TextDecoder().decode(bytes);
    }
}

// EXTERNAL MODULE: ./node_modules/yauzl/index.js
var yauzl = __webpack_require__(20663);
;// CONCATENATED MODULE: ./lib/postmaster/dmarc/unpack-zip.js
/** Unpacks a zip archive and counts the actual bytes, since declared sizes are untrusted. */


/** APPNOTE 4.4.4, bit 0. */
const encryptedFlag = 1;
/** Unpacks all files into memory, at most `maxBytes` in total. Never rejects. */
async function unpackZip(bytes, maxBytes) {
    try {
        const archive = await openArchive(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
        return await readEntries(archive, maxBytes);
    }
    catch (error) {
        // An error of the library means an invalid archive.
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
/** Unpacks XML, gzip or zip, detected by content, since names and media types are unreliable. */






const gunzipBytes = (0,external_node_util_.promisify)(external_node_zlib_.gunzip);
/** Detects the format by the first bytes; null if unknown. */
function reportFormOf(bytes) {
    if (bytes[0] === 0x1f && bytes[1] === 0x8b)
        return 'gzip';
    // PKWARE APPNOTE 4.3.7, and 4.3.16 for an empty archive.
    if (bytes[0] === 0x50 && bytes[1] === 0x4b && (bytes[2] === 3 || bytes[2] === 5))
        return 'zip';
    return /^\s*</u.test(decodeXmlText(bytes.subarray(0, 512))) ? 'xml' : null;
}
/** Unpacks a file within the limits of report-limits.ts. Rejects nested archives, which only bombs use. */
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
        return unpack_report_refuse(name, `invalid gzip (${code === '' ? 'unknown error' : code})`, 'gzip (RFC 1952)');
    }
}
async function unpackEntries({ name, bytes }) {
    const unpacked = await unpackZip(bytes, mostUnpackedBytes(bytes.byteLength));
    if (unpacked.status === 'too-much')
        return tooMuch(name);
    if (unpacked.status === 'unreadable')
        return unpack_report_refuse(name, unpacked.came, 'a plain zip archive');
    // Some archives also contain a readme or macOS metadata.
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
/** The maximum decompressed size. */
function mostUnpackedBytes(packedBytes) {
    const byRatio = Math.max(1024 * 1024, packedBytes * report_limits/* reportLimits */.n.maxRatio);
    return Math.min(byRatio, report_limits/* reportLimits */.n.maxXmlBytes);
}
function asXml(name, bytes) {
    const form = reportFormOf(bytes);
    if (form === 'xml')
        return (0,problem.ok)([{ name, text: decodeXmlText(bytes) }]);
    return unpack_report_refuse(name, form === null ? 'no XML inside' : `${form} inside an archive`, 'XML');
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
/** Finds the aggregate reports in a file or an email. */






/** Reads a report: plain, compressed, or in its email. Never rejects. */
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
 * Reads an email from a reporter: every part that is XML, gzip or zip by its content, since media types vary
 * (`application/gzip`, `application/x-zip-compressed`, `application/octet-stream`, `text/xml`), and a forwarded email.
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
/** Includes the parts of a forwarded email. */
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
/** SVG images are XML, too: look for the elements of a report. */
function isCandidate({ name, bytes }) {
    const form = reportFormOf(bytes);
    if (form !== 'xml')
        return form !== null;
    const head = Buffer.from(bytes.subarray(0, 4096)).toString('latin1');
    return /<(?:\w+:)?feedback|<!(?:doctype|entity)/iu.test(head.replaceAll('\0', '')) || /\.xml$/iu.test(name);
}
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


/***/ })

};
