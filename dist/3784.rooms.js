export const id = 3784;
export const ids = [3784];
export const modules = {

/***/ 23784:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  O: () => (/* binding */ parentName),
  parseZoneFile: () => (/* binding */ parseZoneFile)
});

// EXTERNAL MODULE: ./lib/errors/problem.js
var problem = __webpack_require__(32964);
;// CONCATENATED MODULE: ./lib/world/zone-file-name.js
/** Domain names in master files: relative to an origin, with escapes, within the limits of RFC 1035. */
/**
 * Parses a name into the form used by `Zone`: lower case, absolute, without the final dot. The root is `''`.
 *
 * @param origin the current origin in the same form; `null` before the first $ORIGIN
 */
function parseZoneName(text, origin) {
    if (text === '.')
        return { status: 'name', name: '' };
    if (text === '@')
        return origin === null ? noOrigin() : { status: 'name', name: origin };
    const isAbsolute = endsInDot(text);
    if (!isAbsolute && origin === null)
        return noOrigin();
    const labels = splitLabels(isAbsolute ? text.slice(0, -1) : text);
    const wrong = labels.map(problemOfLabel).find((problem) => problem !== null);
    if (wrong !== undefined && wrong !== null)
        return { status: 'bad', expected: wrong };
    const own = labels.map(normalizeLabel).join('.');
    const name = isAbsolute || origin === null || origin === '' ? own : `${own}.${origin}`;
    if (name.length > 253)
        return { status: 'bad', expected: 'a name of at most 253 characters' };
    return { status: 'name', name };
}
function noOrigin() {
    return { status: 'bad', expected: 'a name that ends in ".", or a line such as "$ORIGIN shop.example." before it' };
}
function endsInDot(text) {
    return /(?:^|[^\\])(?:\\\\)*\.$/u.test(text);
}
function splitLabels(text) {
    const labels = [];
    let label = '';
    for (const [piece] of text.matchAll(/\\\d{3}|\\[^]|[^\\.]+|\.|\\$/gu)) {
        if (piece !== '.')
            label += piece;
        else {
            labels.push(label);
            label = '';
        }
    }
    return [...labels, label];
}
function problemOfLabel(label) {
    if (label === '')
        return 'a name without empty labels (no leading dot, no two dots in a row)';
    const length = label.replaceAll(/\\\d{3}|\\[^]/gu, 'x').length;
    if (length > 63)
        return 'labels of at most 63 characters';
    if (/\\(?:2[6-9]|[3-9])\d{2}|\\25[6-9]|\\$/u.test(label))
        return 'escapes from \\000 to \\255';
    return null;
}
/** Resolves unnecessary escapes, so that each label has one spelling. Dots and backslashes stay escaped. */
function normalizeLabel(label) {
    const plain = label.replaceAll(/\\(\d{3})|\\([^])/gu, (_match, digits, character) => {
        const meant = digits === undefined ? (character ?? '') : String.fromCodePoint(Number(digits));
        return meant === '.' || meant === '\\' ? `\\${meant}` : meant;
    });
    return plain.toLowerCase();
}

;// CONCATENATED MODULE: ./lib/world/zone-file-tokens.js
/** Splits a master file (RFC 1035 §5.1) into entries: handles comments, quotes, escapes and parentheses. */
/** Returns all entries, and problems with quotes and parentheses. Problems never quote the file. */
function readZoneEntries(text, fileName) {
    // Skip the byte order mark that Windows editors write.
    const start = text.startsWith('\uFEFF') ? 1 : 0;
    const cursor = { text, fileName, problems: [], position: start, line: 1, lineStart: start };
    const entries = [];
    while (cursor.position < text.length) {
        const entry = readEntry(cursor);
        if (entry.tokens.length > 0)
            entries.push(entry);
    }
    return { entries, problems: cursor.problems };
}
function readEntry(cursor) {
    const hasBlankOwner = /[ \t]/u.test(cursor.text.charAt(cursor.position));
    const line = cursor.line;
    const tokens = [];
    const openAt = [];
    while (cursor.position < cursor.text.length) {
        const character = cursor.text.charAt(cursor.position);
        if (character === '\n') {
            startNextLine(cursor);
            if (openAt.length === 0)
                return { tokens, hasBlankOwner, line };
        }
        else if (character === ';')
            skipComment(cursor);
        else if (character === '(' || character === ')')
            readParenthesis(cursor, openAt);
        else if (character === '"')
            tokens.push(readQuoted(cursor));
        else if (/\s/u.test(character))
            cursor.position += 1;
        else
            tokens.push(readWord(cursor));
    }
    const opened = openAt[0];
    if (opened !== undefined)
        report(cursor, opened, { came: 'an unclosed "("', expected: 'a matching ")"' });
    return { tokens, hasBlankOwner, line };
}
function startNextLine(cursor) {
    cursor.position += 1;
    cursor.line += 1;
    cursor.lineStart = cursor.position;
}
function skipComment(cursor) {
    const end = cursor.text.indexOf('\n', cursor.position);
    cursor.position = end === -1 ? cursor.text.length : end;
}
function readParenthesis(cursor, openAt) {
    const isOpening = cursor.text.charAt(cursor.position) === '(';
    cursor.position += 1;
    if (isOpening)
        openAt.push(cursor.line);
    else if (openAt.pop() === undefined)
        report(cursor, cursor.line, { came: '")"', expected: 'a "(" before it' });
}
function readQuoted(cursor) {
    const place = { line: cursor.line, column: columnOf(cursor) };
    const start = cursor.position + 1;
    let end = start;
    while (end < cursor.text.length && !/["\n]/u.test(cursor.text.charAt(end))) {
        end += cursor.text.charAt(end) === '\\' && cursor.text.charAt(end + 1) !== '\n' ? 2 : 1;
    }
    // A quoted string must end on its line, or a missing quote would swallow the rest of the file.
    if (cursor.text.charAt(end) !== '"') {
        report(cursor, cursor.line, { came: 'an unclosed quoted string', expected: 'a closing " on the same line' });
        cursor.position = Math.min(end, cursor.text.length);
    }
    else
        cursor.position = end + 1;
    return { text: cursor.text.slice(start, end).replace(/\r$/u, ''), isQuoted: true, ...place };
}
function readWord(cursor) {
    const place = { line: cursor.line, column: columnOf(cursor) };
    const start = cursor.position;
    let end = start;
    while (end < cursor.text.length && !/[\s;()"]/u.test(cursor.text.charAt(end))) {
        end += cursor.text.charAt(end) === '\\' && cursor.text.charAt(end + 1) !== '\n' ? 2 : 1;
    }
    cursor.position = Math.min(end, cursor.text.length);
    return { text: cursor.text.slice(start, end), isQuoted: false, ...place };
}
function columnOf(cursor) {
    return cursor.position - cursor.lineStart + 1;
}
function report(cursor, line, what) {
    cursor.problems.push({ input: 'zone-file', ...what, place: { file: cursor.fileName, line } });
}
/**
 * Decodes escapes: `\DDD` is one byte, `\X` is X.
 *
 * @returns `null` if a `\DDD` exceeds 255 or the text ends in a backslash
 */
function decodeEscapes(text) {
    if (!text.includes('\\'))
        return Buffer.from(text, 'utf8');
    const pieces = [];
    for (const [piece] of text.matchAll(/\\\d{3}|\\[^]|[^\\]+|\\$/gu)) {
        const byte = /^\\\d{3}$/u.test(piece) ? Number(piece.slice(1)) : null;
        if (piece === '\\' || (byte !== null && byte > 255))
            return null;
        pieces.push(byte === null ? Buffer.from(piece.replace(/^\\/u, ''), 'utf8') : Uint8Array.of(byte));
    }
    return Buffer.concat(pieces);
}

// EXTERNAL MODULE: external "node:net"
var external_node_net_ = __webpack_require__(77030);
;// CONCATENATED MODULE: ./lib/world/zone-file-values.js
/** Parses the data of one record of a master file. */



/** The parser for each record type that presend queries. */
const valueReaders = {
    A: (tokens) => readAddress(tokens, external_node_net_.isIPv4, 'one IPv4 address'),
    AAAA: (tokens) => readAddress(tokens, external_node_net_.isIPv6, 'one IPv6 address'),
    CNAME: readTarget,
    NS: readTarget,
    PTR: readTarget,
    MX: readMx,
    SOA: readSoa,
    TXT: readTxt,
};
function readAddress(tokens, isAddress, expected) {
    const [token] = tokens;
    if (token === undefined || tokens.length > 1 || !isAddress(token.text))
        return wrong(tokens, expected);
    return { status: 'value', value: token.text.toLowerCase() };
}
function readTarget(tokens, origin) {
    const [token] = tokens;
    if (token === undefined || tokens.length > 1)
        return wrong(tokens, 'one name');
    return readName(token, origin);
}
function readMx(tokens, origin) {
    const [preference, exchange] = tokens;
    if (preference === undefined || exchange === undefined || tokens.length > 2 || !isNumber(preference, 65_535)) {
        return wrong(tokens, 'a preference from 0 to 65535 and a name');
    }
    const name = readName(exchange, origin);
    // RFC 7505: a null MX is the root name.
    return name.status === 'bad' ? name : { status: 'value', value: `${preference.text} ${name.value || '.'}` };
}
function readSoa(tokens, origin) {
    const [primary, mailbox, ...numbers] = tokens;
    const areNumbers = numbers.every((token, index) => isNumber(token, 2 ** 32 - 1) || (index > 0 && isDuration(token)));
    if (primary === undefined || mailbox === undefined || numbers.length !== 5 || !areNumbers) {
        return wrong(tokens, 'two names and five numbers (serial, refresh, retry, expire, minimum)');
    }
    const names = [readName(primary, origin), readName(mailbox, origin)];
    const bad = names.find((name) => name.status === 'bad');
    if (bad !== undefined)
        return bad;
    const texts = [
        ...names.map((name) => (name.status === 'value' ? name.value : '')),
        ...numbers.map(({ text }) => text),
    ];
    return { status: 'value', value: texts.join(' ') };
}
function readTxt(tokens) {
    if (tokens.length === 0)
        return wrong(tokens, 'at least one string');
    const strings = [];
    for (const token of tokens) {
        const bytes = decodeEscapes(token.text);
        if (bytes === null)
            return wrong([token], 'escapes from \\000 to \\255');
        if (bytes.length > 255) {
            return {
                status: 'bad',
                came: `a string of ${bytes.length} bytes`,
                expected: 'at most 255 bytes in one string (RFC 1035 §3.3)',
                todo: 'split it into several quoted strings, which are joined without a space',
            };
        }
        strings.push(bytes);
    }
    return { status: 'value', value: Buffer.concat(strings).toString('utf8') };
}
function readName(token, origin) {
    if (token.isQuoted)
        return wrong([token], 'a name without quotes');
    const parsed = parseZoneName(token.text, origin);
    if (parsed.status === 'bad')
        return { status: 'bad', expected: parsed.expected };
    return { status: 'value', value: parsed.name };
}
function wrong(tokens, expected) {
    if (tokens.length === 1)
        return { status: 'bad', expected };
    return { status: 'bad', came: tokens.length === 0 ? 'nothing' : `${tokens.length} words`, expected };
}
function isNumber(token, greatest) {
    return /^\d{1,10}$/u.test(token.text) && Number(token.text) <= greatest;
}
/** Returns true for a BIND time: seconds, or units such as `1h30m`. */
function isDuration(token) {
    return !token.isQuoted && /^(?:\d{1,10}|(?:\d{1,9}[smhdw])+)$/iu.test(token.text);
}

;// CONCATENATED MODULE: ./lib/world/parse-zone-file.js
/** Parses zone files (RFC 1035 §5 master files, as written by BIND). */




const maxZoneFileBytes = 5 * 1024 * 1024;
/** A file that is not a zone file has a problem on every line. */
const maxProblemCount = 50;
/** Valid record types that presend never queries, in addition to `TYPE123` (RFC 3597). */
const otherTypes = new Set(`AFSDB APL CAA CDNSKEY CDS CERT CSYNC DHCID DLV DNAME DNSKEY DS EUI48 EUI64 HINFO HIP HTTPS IPSECKEY KEY KX LOC
   MB MD MF MG MINFO MR NAPTR NSEC NSEC3 NSEC3PARAM OPENPGPKEY RP RRSIG SIG SMIMEA SPF SRV SSHFP SVCB TA TKEY TLSA TSIG
   URI WKS X25 ZONEMD`.split(/\s+/u));
/**
 * Parses a zone file. Supports `$ORIGIN`, `$TTL`, `@`, relative names, blank owners, parentheses, comments, escapes and TXT
 * records of several strings; rejects `$INCLUDE` and `$GENERATE`. Problems never quote the file, because the path may lead
 * to a file that must stay secret.
 *
 * @param text the file's content, at most 5 MiB
 * @param fileName path to show in problems
 */
function parseZoneFile(text, fileName) {
    const sizeBytes = Buffer.byteLength(text);
    if (sizeBytes > maxZoneFileBytes) {
        const came = `a file of ${sizeBytes} bytes`;
        return (0,problem/* bad */.MB)({ input: 'zone-file', came, expected: 'at most 5 MiB', place: { file: fileName } });
    }
    const { entries, problems } = readZoneEntries(text, fileName);
    const reading = {
        fileName,
        problems: [...problems],
        records: new Map(),
        names: new Set(['']),
        cnameLines: new Map(),
        origins: new Set(),
        origin: null,
        owner: null,
    };
    for (const entry of entries)
        parse_zone_file_readEntry(reading, entry);
    if (entries.length === 0)
        parse_zone_file_report(reading, { line: 1 }, { came: 'no record', expected: 'a zone in master-file form' });
    reportCnameConflicts(reading);
    if (reading.problems.length > 0)
        return (0,problem/* bad */.MB)(...shortened(reading));
    return (0,problem.ok)({ records: reading.records, names: reading.names, origins: reading.origins });
}
function parse_zone_file_readEntry(reading, entry) {
    const [first, second] = entry.tokens;
    if (first === undefined)
        return;
    if (first.text.startsWith('$') && !first.isQuoted && !entry.hasBlankOwner)
        readDirective(reading, first, second);
    else
        readRecord(reading, entry);
}
function readDirective(reading, directive, argument) {
    const name = directive.text.toUpperCase();
    if (name === '$ORIGIN')
        return readOrigin(reading, directive, argument);
    if (name === '$TTL') {
        if (argument !== undefined && isDuration(argument))
            return;
        return parse_zone_file_report(reading, argument ?? directive, { expected: 'a time such as 3600 or 1h after $TTL' });
    }
    const expected = '$ORIGIN, $TTL or a record';
    const todo = refusedDirectives[name];
    if (todo === undefined)
        return parse_zone_file_report(reading, directive, { came: 'an unknown directive', expected });
    parse_zone_file_report(reading, directive, { came: name, expected, todo });
}
const refusedDirectives = {
    $INCLUDE: 'copy the records of the included file into this one',
    $GENERATE: 'list the generated records',
};
function readOrigin(reading, directive, argument) {
    const parsed = argument === undefined ? null : parseZoneName(argument.text, reading.origin);
    if (parsed !== null && parsed.status === 'name') {
        reading.origin = parsed.name;
        reading.origins.add(parsed.name);
        return;
    }
    const expected = parsed === null ? 'a name that ends in "." after $ORIGIN' : parsed.expected;
    parse_zone_file_report(reading, argument ?? directive, { expected });
}
function readRecord(reading, entry) {
    const rest = entry.hasBlankOwner ? entry.tokens : entry.tokens.slice(1);
    const hasOwner = entry.hasBlankOwner ? hasEarlierOwner(reading, entry) : readOwner(reading, entry);
    const typeIndex = rest.findIndex((token) => !isDuration(token) && token.text.toUpperCase() !== 'IN');
    const type = rest[typeIndex];
    if (type === undefined)
        return parse_zone_file_report(reading, entry, { came: 'no record type', expected: expectedType });
    const name = type.text.toUpperCase();
    if (isAskedType(name))
        return readValue(reading, { type: name, token: type, data: rest.slice(typeIndex + 1), hasOwner });
    if (otherTypes.has(name) || /^TYPE\d{1,5}$/u.test(name))
        return addName(reading, reading.owner);
    const isClass = ['CH', 'HS', 'CS'].includes(name);
    parse_zone_file_report(reading, type, isClass ? { came: `class ${name}`, expected: 'class IN' } : { expected: expectedType });
}
const expectedType = 'a record type such as A, AAAA, CNAME, MX, NS, PTR, SOA or TXT (others as TYPE123)';
function isAskedType(name) {
    return Object.hasOwn(valueReaders, name);
}
function hasEarlierOwner(reading, entry) {
    if (reading.owner !== null)
        return true;
    const came = 'a line that begins with a space';
    parse_zone_file_report(reading, entry, { came, expected: 'a name, because there is no previous record to take it from' });
    return false;
}
function readOwner(reading, entry) {
    const [token] = entry.tokens;
    if (token === undefined)
        return false;
    const parsed = parseZoneName(token.text, reading.origin);
    reading.owner = parsed.status === 'name' ? parsed.name : null;
    if (parsed.status === 'bad')
        parse_zone_file_report(reading, token, { expected: parsed.expected });
    return parsed.status === 'name';
}
function readValue(reading, found) {
    const read = valueReaders[found.type](found.data, reading.origin);
    if (read.status === 'bad') {
        const { status: _, ...what } = read;
        parse_zone_file_report(reading, found.data[0] ?? found.token, { ...what, expected: `${read.expected} for ${found.type}` });
        return;
    }
    if (!found.hasOwner || reading.owner === null)
        return;
    addName(reading, reading.owner);
    const types = reading.records.get(reading.owner) ?? new Map();
    const values = types.get(found.type) ?? [];
    // Duplicate records count once (RFC 2181 §5).
    if (!values.includes(read.value))
        values.push(read.value);
    reading.records.set(reading.owner, types.set(found.type, values));
    if (found.type === 'CNAME' && values.length === 1)
        reading.cnameLines.set(reading.owner, found.token.line);
}
/** Adds a name and all its ancestors (empty non-terminals, RFC 4592 §2.2.2). */
function addName(reading, name) {
    let rest = name ?? '';
    while (rest !== '' && !reading.names.has(rest)) {
        reading.names.add(rest);
        rest = parentName(rest);
    }
}
/** Returns the name without its first label, `''` for a single label. */
function parentName(name) {
    return /^(?:\\[^]|[^\\.])*\.([^]*)$/u.exec(name)?.[1] ?? '';
}
function reportCnameConflicts(reading) {
    for (const [name, types] of reading.records) {
        const targets = types.get('CNAME');
        if (targets === undefined || (targets.length === 1 && types.size === 1))
            continue;
        const came = 'a CNAME and other records at the same name';
        const expected = 'a CNAME alone at its name (RFC 1034 §3.6.2)';
        parse_zone_file_report(reading, { line: reading.cnameLines.get(name) ?? 1 }, { came, expected });
    }
}
function parse_zone_file_report(reading, at, what) {
    const column = at.column === undefined ? {} : { column: at.column };
    reading.problems.push({ input: 'zone-file', ...what, place: { file: reading.fileName, line: at.line, ...column } });
}
/** Sorts problems by line and truncates the list. */
function shortened(reading) {
    const problems = reading.problems.toSorted((left, right) => lineOf(left) - lineOf(right));
    const more = problems.length - maxProblemCount;
    if (more <= 0)
        return problems;
    const came = `${more} more problems`;
    const rest = { input: 'zone-file', came, expected: 'a zone file', place: { file: reading.fileName } };
    return [...problems.slice(0, maxProblemCount), rest];
}
function lineOf({ place }) {
    return place?.line ?? Number.POSITIVE_INFINITY;
}


/***/ })

};
