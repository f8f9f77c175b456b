export const id = 1035;
export const ids = [1035];
export const modules = {

/***/ 76643:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  l: () => (/* binding */ composeMessages)
});

// EXTERNAL MODULE: ./lib/errors/presend-error.js
var presend_error = __webpack_require__(7443);
// EXTERNAL MODULE: ./lib/errors/problem.js
var problem = __webpack_require__(32964);
// EXTERNAL MODULE: ./lib/mail/dkim-signer.js
var dkim_signer = __webpack_require__(15283);
// EXTERNAL MODULE: ./lib/mail/header-field.js
var header_field = __webpack_require__(97595);
// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
// EXTERNAL MODULE: ./lib/mail/fold.js
var fold = __webpack_require__(75804);
;// CONCATENATED MODULE: ./lib/mail/transfer-encoding.js
/** How content becomes lines that any server passes on unchanged: RFC 2045 §6. */
/** RFC 5322 §2.1.1: wanted; longer lines are legal up to 998, but somebody on the way breaks them. */
const plainLineCharacters = 78;
/** RFC 2045 §6.7 and §6.8. */
const encodedLineCharacters = 76;
/**
 * Text in its smallest safe form. `7bit` when it is ASCII in short lines that no server rewrites; else
 * quoted-printable, or base64 where most of it is not ASCII (spam filters mistrust base64 that had no need). Line ends become CRLF.
 */
function encodeText(text) {
    const lines = text.toWellFormed().split(/\r\n|\r|\n/u);
    if (lines.every(isPlainLine))
        return { transferEncoding: '7bit', body: Buffer.from(lines.join('\r\n')) };
    const bytes = Buffer.from(lines.join('\r\n'));
    const quoted = encodeQuotedPrintable(lines);
    if (quoted.length <= bytes.length * 2)
        return { transferEncoding: 'quoted-printable', body: quoted };
    return encodeBytes(bytes);
}
/** Any bytes as base64 in lines of 76 characters. */
function encodeBytes(bytes) {
    const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('base64');
    const lines = [];
    for (let at = 0; at < text.length; at += encodedLineCharacters)
        lines.push(text.slice(at, at + encodedLineCharacters));
    return { transferEncoding: 'base64', body: Buffer.from(lines.join('\r\n'), 'latin1') };
}
/** Mailbox files escape a line that starts with `From `, which would break the signature. */
function isPlainLine(line) {
    return line.length <= plainLineCharacters && /^[\t -~]*$/u.test(line) && !line.startsWith('From ');
}
function encodeQuotedPrintable(lines) {
    return Buffer.from(lines.map(quoteLine).join('\r\n'), 'latin1');
}
/** One line with soft breaks. */
function quoteLine(line) {
    const bytes = Buffer.from(line);
    const rows = [];
    let row = '';
    for (let index = 0; index < bytes.length; index += 1) {
        const isLast = index === bytes.length - 1;
        let piece = pieceAt(bytes, index, row === '');
        if (row.length + piece.length > encodedLineCharacters - (isLast ? 0 : 1)) {
            rows.push(`${row}=`);
            row = '';
            piece = pieceAt(bytes, index, true);
        }
        row += piece;
    }
    return [...rows, row].join('\r\n');
}
/**
 * A byte as it may stand there. Quoted beyond what the standard asks for: a dot at the start of a row, which some
 * servers double or drop, and the F of a `From ` there.
 */
function pieceAt(bytes, index, isRowStart) {
    const byte = bytes[index] ?? 0;
    const isBlankAtEnd = index === bytes.length - 1 && (byte === 0x20 || byte === 0x09);
    const isRisky = isRowStart && (byte === 0x2e || (byte === 0x46 && bytes.toString('latin1', index, index + 5) === 'From '));
    return (isBlankAtEnd || isRisky ? hexPieces : plainPieces)[byte] ?? '';
}
const hexPieces = Array.from({ length: 256 }, (_, byte) => `=${byte.toString(16).toUpperCase().padStart(2, '0')}`);
const plainPieces = hexPieces.map((hex, byte) => /[\t -<>-~]/u.test(String.fromCharCode(byte)) ? String.fromCharCode(byte) : hex);

;// CONCATENATED MODULE: ./lib/mail/mime-part.js
/** The body of a message as a tree of MIME parts: RFC 2045, 2046, 2183, 2387. */



/** Parts nest so: mixed [ related [ alternative [ text, HTML ], images ], files ]; levels with one part are left out. */
function composeBody(content, boundary) {
    const forms = content.attachments.filter((file) => file.isAlternative);
    const others = content.attachments.filter((file) => !forms.includes(file));
    const images = content.html === null ? [] : others.filter((file) => file.contentId !== undefined);
    const files = others.filter((file) => !images.includes(file));
    const readable = readablePart(content, forms, boundary);
    const shown = images.length === 0 ? readable : multipart('related', [readable, ...images.map(imagePart)], `${boundary}_r`);
    return files.length === 0 ? shown : multipart('mixed', [shown, ...files.map(filePart)], `${boundary}_m`);
}
/** The last form that a program can show wins, but for AMP, which must stand before the HTML. */
function readablePart({ text, html }, forms, boundary) {
    const parts = [
        textPart('plain', text),
        ...forms.filter(isAmp).map(formPart),
        ...(html === null ? [] : [textPart('html', html)]),
        ...forms.filter((form) => !isAmp(form)).map(formPart),
    ];
    const [only, ...more] = parts;
    return only !== undefined && more.length === 0 ? only : multipart('alternative', parts, `${boundary}_a`);
}
function isAmp({ contentType }) {
    return contentType === 'text/x-amp-html';
}
function formPart(form) {
    const method = /^[A-Za-z-]{1,40}$/u.test(form.calendarMethod ?? '') ? `; method=${form.calendarMethod}` : '';
    const text = utf8TextOf(form.content);
    const type = `Content-Type: ${safeContentType(form.contentType)}`;
    return text === null
        ? part(encodeBytes(form.content), [`${type}${method}`])
        : part(encodeText(text), [`${type}; charset=utf-8${method}`]);
}
/** `null` for bytes that are no UTF-8. */
function utf8TextOf(content) {
    return (0,external_node_buffer_.isUtf8)(content) ? Buffer.from(content.buffer, content.byteOffset, content.byteLength).toString() : null;
}
function textPart(subtype, text) {
    const encoded = encodeText(text);
    return part(encoded, [`Content-Type: text/${subtype}; charset=utf-8`]);
}
function imagePart(file) {
    const contentId = (file.contentId ?? '').replaceAll(/[^!-;=?-~]/gu, '');
    return attachmentPart(file, 'inline', [`Content-ID: <${contentId}>`]);
}
function filePart(file) {
    if (file.contentType === 'message/rfc822')
        return messagePart(file) ?? attachmentPart(file, 'attachment', []);
    return attachmentPart(file, 'attachment', []);
}
/** A message inside the message may not be base64 (RFC 2046 §5.2.1); `null`: there is no other way for this one. */
function messagePart(file) {
    const text = Buffer.from(file.content)
        .toString('latin1')
        .replaceAll(/\r\n|\r|\n/gu, '\r\n');
    if (!/^(?:[\t -~]{0,998}\r\n)*[\t -~]{0,998}$/u.test(text))
        return null;
    return part({ transferEncoding: '7bit', body: Buffer.from(text) }, [
        'Content-Type: message/rfc822',
        (0,fold/* fold */.AU)(`Content-Disposition: attachment${parameter('filename', file.filename)}`),
    ]);
}
function attachmentPart(file, disposition, fields) {
    // Without a charset text is ASCII (RFC 2046 §4.1.2); one that we do not know is better left out than guessed.
    const charset = /^text\//iu.test(file.contentType) && (0,external_node_buffer_.isUtf8)(file.content) ? '; charset=utf-8' : '';
    return part(encodeBytes(file.content), [
        (0,fold/* fold */.AU)(`Content-Type: ${safeContentType(file.contentType)}${charset}${parameter('name', file.filename)}`),
        (0,fold/* fold */.AU)(`Content-Disposition: ${disposition}${parameter('filename', file.filename)}`),
        ...fields,
    ]);
}
function part({ transferEncoding, body }, fields) {
    return { fields: [...fields, `Content-Transfer-Encoding: ${transferEncoding}`], body };
}
function multipart(subtype, parts, boundary) {
    const type = subtype === 'related' ? '; type="multipart/alternative"' : '';
    const chunks = parts.flatMap(({ fields, body }) => [
        Buffer.from(`--${boundary}\r\n${fields.join('\r\n')}\r\n\r\n`),
        body,
        Buffer.from('\r\n'),
    ]);
    return {
        fields: [(0,fold/* fold */.AU)(`Content-Type: multipart/${subtype}${type}; boundary="${boundary}"`)],
        body: Buffer.concat([...chunks, Buffer.from(`--${boundary}--`)]),
    };
}
/** A message may not be base64, and a multipart has a boundary that we lack. */
function safeContentType(contentType) {
    const isToken = /^[a-z0-9!#$&^_.+-]{1,100}\/[a-z0-9!#$&^_.+-]{1,100}$/iu.test(contentType);
    return isToken && !/^(?:message|multipart)\//iu.test(contentType) ? contentType : 'application/octet-stream';
}
/** Longest file name that is passed on; file systems stop at 255 bytes. */
const maxFilenameCharacters = 120;
const continuationCharacters = 50;
/**
 * `; filename=…`, by RFC 2231 §4 (percent-encoded, in pieces) where it is not plain ASCII. No `=?`: readers decode
 * encoded-words here, although RFC 2047 §5 forbids them.
 */
function parameter(name, value) {
    const clean = value
        .toWellFormed()
        .replaceAll(/[\p{Cc}/\\]|(?<==)\?/gu, '_')
        .slice(-maxFilenameCharacters)
        .toWellFormed();
    if (/^[ -~]*$/u.test(clean) && !clean.includes('"') && !clean.includes('=?'))
        return `; ${name}="${clean}"`;
    const pieces = Array.from(clean, percentEncode);
    const rows = ["utf-8''"];
    for (const piece of pieces) {
        const row = rows.at(-1) ?? '';
        if (row.length + piece.length > continuationCharacters)
            rows.push(piece);
        else
            rows[rows.length - 1] = row + piece;
    }
    if (rows.length === 1)
        return `; ${name}*=${rows[0]}`;
    return rows.map((row, index) => `; ${name}*${index}*=${row}`).join('');
}
function percentEncode(character) {
    if (/[A-Za-z0-9._-]/u.test(character))
        return character;
    return Array.from(Buffer.from(character), (byte) => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`).join('');
}

// EXTERNAL MODULE: ./lib/mail/parse-address.js + 1 modules
var parse_address = __webpack_require__(85429);
// EXTERNAL MODULE: ./lib/mail/tracking.js
var tracking = __webpack_require__(90082);
;// CONCATENATED MODULE: ./lib/mail/compose.js
/** One rendered message → one copy a seed: built once, and only what must differ differs. */







/**
 * One copy a recipient, in their order. Copies differ in To, Message-ID and DKIM-Signature; their last chunk, with
 * all other fields and the body, is the same object.
 *
 * @throws PresendError MESSAGE_INVALID for a bad recipient, envelope sender or tracking id, SETTINGS_INVALID for a
 *   key that cannot sign (`parseDkimKey` tells it before anything is created)
 */
function composeMessages(request, { clock, random }) {
    refuseTrackingId(request.trackingId);
    const recipients = parseAll('seed address', request.recipients);
    const [sender = null] = parseAll('envelope-from', request.envelopeSender === null ? [] : [request.envelopeSender]);
    const signer = request.dkim === null ? null : readSigner(request.dkim);
    const { from, replyTo } = request.message;
    const isUtf8 = [from, ...replyTo, ...(sender === null ? [] : [sender])].some(parse_address/* needsSmtpUtf8 */.t);
    const nowMs = clock.nowMs();
    const boundary = `=_presend_${Buffer.from(random.bytes(12)).toString('hex')}`;
    const { fields, body } = composeShared(request, boundary, nowMs);
    const shared = Buffer.concat([Buffer.from(`${fields.join('\r\n')}\r\n\r\n`), body]);
    const signing = { bodyHash: '', sharedFields: fields, ownNames: ['to', 'message-id'], signedAtMs: nowMs };
    const sign = signer === null ? null : (0,dkim_signer/* openSigning */.Ou)(signer, { ...signing, bodyHash: (0,dkim_signer/* hashBody */.z$)(body) });
    return recipients.map((recipient) => {
        const messageId = `<${random.uuid()}@${from.domain}>`;
        const own = [(0,header_field/* renderAddressField */.vF)('To', [recipient]), `Message-ID: ${messageId}`];
        const top = Buffer.from([...(sign === null ? [] : [sign(own)]), ...own, ''].join('\r\n'));
        return {
            envelope: { sender: sender?.address ?? null, recipient: recipient.address },
            messageId,
            chunks: [top, shared],
            sizeBytes: top.length + shared.length,
            needsSmtpUtf8: isUtf8 || (0,parse_address/* needsSmtpUtf8 */.t)(recipient),
        };
    });
}
function composeShared(request, boundary, nowMs) {
    const message = (0,tracking/* addTrackingId */.SI)(request.message, request.trackingId, request.trackingIn);
    const root = composeBody(message, boundary);
    const fields = [
        (0,header_field/* renderAddressField */.vF)('From', [message.from]),
        ...(message.replyTo.length === 0 ? [] : [(0,header_field/* renderAddressField */.vF)('Reply-To', message.replyTo)]),
        (0,header_field/* renderHeaderField */.Al)('Subject', message.subject),
        `Date: ${renderDate(nowMs)}`,
        `X-Presend-Test: ${request.trackingId}`,
        ...message.headerFields.map(({ name, value }) => (0,header_field/* renderHeaderField */.Al)(name, value)),
        'MIME-Version: 1.0',
        ...root.fields,
    ];
    const isEnded = root.body.subarray(-2).equals(lineEnd);
    return { fields, body: isEnded ? root.body : Buffer.concat([root.body, lineEnd]) };
}
const lineEnd = Buffer.from('\r\n');
/** RFC 5322 §3.3, always in UTC. */
function renderDate(nowMs) {
    return new Date(nowMs).toUTCString().replace('GMT', '+0000');
}
function refuseTrackingId(trackingId) {
    if ((0,tracking/* isTrackingId */.xs)(trackingId))
        return;
    throw new presend_error/* PresendError */.W({
        code: 'MESSAGE_INVALID',
        outcome: 'inconclusive',
        done: 'Putting the tracking id into the message',
        came: (0,problem/* quoteValue */.cl)(trackingId),
        expected: 'at most 200 of A-Z a-z 0-9 and . _ ~ : + = @ / -',
        todo: 'ask the service behind api-url why it gives such ids',
    });
}
function parseAll(what, texts) {
    const parsed = texts.map((text) => (0,parse_address/* parseAddress */.or)(text));
    const problems = parsed.flatMap((one) => (one.status === 'bad' ? one.problems : []));
    if (problems.length > 0) {
        const named = problems.map((problem) => Object.assign({}, problem, { input: what }));
        throw (0,presend_error/* problemsError */.$)('MESSAGE_INVALID', 'Composing the message', named);
    }
    return parsed.flatMap((one) => (one.status === 'ok' ? [one.value] : []));
}
function readSigner(key) {
    const signer = (0,dkim_signer/* parseDkimKey */.CD)(key);
    if (signer.status === 'bad')
        throw (0,presend_error/* problemsError */.$)('SETTINGS_INVALID', 'Reading the DKIM key', signer.problems);
    return signer.value;
}


/***/ }),

/***/ 15283:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CD: () => (/* binding */ parseDkimKey),
/* harmony export */   Ou: () => (/* binding */ openSigning),
/* harmony export */   z$: () => (/* binding */ hashBody)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _errors_problem_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(32964);
/* harmony import */ var _domain_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(32243);
/** DKIM signatures, relaxed/relaxed: RFC 6376; Ed25519: RFC 8463. */



/**
 * Signed once more than they occur ("oversigned"), so that nobody can add another one behind our back.
 * RFC 8058 §4 wants both List-Unsubscribe fields signed.
 */
const oversignedFields = [
    'from',
    'reply-to',
    'subject',
    'to',
    'date',
    'message-id',
    'mime-version',
    'content-type',
    'content-transfer-encoding',
    'list-unsubscribe',
    'list-unsubscribe-post',
];
/** Signed where they occur: RFC 6376 §5.4.1. */
const signedWherePresent = /^(?:sender|cc|in-reply-to|references|list-id|list-help|list-subscribe|list-post|list-owner|list-archive|feedback-id)$/u;
/** Shorter keys do not verify anywhere: RFC 8301 §3.2. */
const minRsaBits = 1024;
/**
 * A signer for the key, or all that is wrong with it (`input` is the setting's name). Call it before anything is
 * created or sent. The key itself is never shown.
 */
function parseDkimKey(key) {
    const domain = (0,_domain_js__WEBPACK_IMPORTED_MODULE_1__/* .parseDomain */ .g)(key.domain);
    const selector = (0,_domain_js__WEBPACK_IMPORTED_MODULE_1__/* .parseDomain */ .g)(key.selector);
    const privateKey = readPrivateKey(key.privateKeyPem);
    const problems = [];
    if (domain === null) {
        problems.push({
            input: 'dkim-domain',
            came: (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .quoteValue */ .cl)(key.domain),
            expected: 'a domain name such as "shop.example"',
        });
    }
    if (selector === null) {
        const expected = 'a selector such as "mail2026": the part before "._domainkey" in DNS';
        problems.push({ input: 'dkim-selector', came: (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .quoteValue */ .cl)(key.selector), expected });
    }
    if (privateKey.status === 'bad')
        problems.push(...privateKey.problems);
    if (domain === null || selector === null || privateKey.status === 'bad')
        return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .bad */ .MB)(...problems);
    const algorithm = privateKey.value.asymmetricKeyType === 'ed25519' ? 'ed25519-sha256' : 'rsa-sha256';
    return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_2__.ok)({ algorithm, domain, selector, key: privateKey.value });
}
/** Base64 of the SHA-256 of a body, which starts behind the empty line; relaxed form (RFC 6376 §3.4.4). */
function hashBody(body) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(relaxBody(body)).digest('base64');
}
/**
 * Gives the DKIM-Signature field of a copy, folded, without its last CRLF. Of the header only the copy's own fields
 * (folded, in the order of `ownNames`) are looked at each time; all else is worked out once.
 */
function openSigning(signer, shared) {
    // RFC 6376 §5.4.2: of fields with the same name the verifier takes the lowest first.
    const sharedSigned = shared.sharedFields
        .map(relaxField)
        .filter(({ name }) => isSigned(name))
        .toReversed();
    const names = [...sharedSigned.map(({ name }) => name), ...shared.ownNames, ...oversignedFields];
    const unsigned = [
        `DKIM-Signature: v=1; a=${signer.algorithm}; c=relaxed/relaxed;`,
        ` d=${signer.domain}; s=${signer.selector}; t=${Math.floor(shared.signedAtMs / 1000)};`,
        ` h=${foldList(names)};`,
        ` bh=${shared.bodyHash};`,
        ' b=',
    ].join('\r\n');
    const before = sharedSigned.map(({ line }) => `${line}\r\n`).join('');
    const after = relaxField(unsigned).line;
    return (ownFields) => {
        const own = ownFields.map((field) => `${relaxField(field).line}\r\n`).join('');
        return `${unsigned}${foldSignature(signInput(signer, `${before}${own}${after}`))}`;
    };
}
function isSigned(name) {
    return oversignedFields.includes(name) || signedWherePresent.test(name);
}
function readPrivateKey(pem) {
    const expected = 'a private key in PEM form, RSA or Ed25519, without a password';
    try {
        const key = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createPrivateKey)(pem);
        if (key.asymmetricKeyType === 'ed25519')
            return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_2__.ok)(key);
        if (key.asymmetricKeyType !== 'rsa') {
            return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .bad */ .MB)({ input: 'dkim-private-key', came: `a key of type ${key.asymmetricKeyType}`, expected });
        }
        const bits = key.asymmetricKeyDetails?.modulusLength ?? 0;
        if (bits >= minRsaBits)
            return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_2__.ok)(key);
        const todo = 'make one of 2048 bits; receivers take shorter ones for unsigned';
        return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .bad */ .MB)({ input: 'dkim-private-key', came: `an RSA key of ${bits} bits`, expected: 'at least 1024 bits', todo });
    }
    catch {
        // OpenSSL's words do not help ("DECODER routines::unsupported"), and nothing of the key may be shown.
        return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .bad */ .MB)({ input: 'dkim-private-key', expected, todo: 'keep its line breaks: it starts with "-----BEGIN"' });
    }
}
function relaxField(field) {
    const colon = field.indexOf(':');
    const name = field.slice(0, colon).toLowerCase();
    const value = field
        .slice(colon + 1)
        .replaceAll('\r\n', '')
        .replaceAll(/[ \t]+/gu, ' ')
        .trim();
    return { name, line: `${name}:${value}` };
}
function foldList(names) {
    let row = '';
    const rows = [];
    for (const name of names) {
        if (row.length + name.length > 70) {
            rows.push(row);
            row = '';
        }
        row += `${row === '' && rows.length === 0 ? '' : ':'}${name}`;
    }
    return [...rows, row].join('\r\n  ');
}
function foldSignature(base64) {
    const rows = [base64.slice(0, 72)];
    for (let at = 72; at < base64.length; at += 74)
        rows.push(base64.slice(at, at + 74));
    return rows.join('\r\n ');
}
function signInput({ algorithm, key }, input) {
    if (algorithm === 'rsa-sha256')
        return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.sign)('sha256', Buffer.from(input), key).toString('base64');
    // RFC 8463 §3: PureEdDSA over the SHA-256 of what RSA would sign.
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.sign)(null, (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(input).digest(), key).toString('base64');
}
/** Every run of blanks is one space, none at a line's end, no empty lines at the end. One pass, linear in any body. */
function relaxBody(body) {
    const relaxed = Buffer.allocUnsafe(body.length + 2);
    let length = 0;
    let contentEnd = 0;
    let hasBlank = false;
    for (const byte of body) {
        if (byte === 0x20 || byte === 0x09) {
            hasBlank = true;
            continue;
        }
        const isLineEnd = byte === 0x0d || byte === 0x0a;
        if (hasBlank && !isLineEnd)
            relaxed[length++] = 0x20;
        hasBlank = false;
        relaxed[length++] = byte;
        if (!isLineEnd)
            contentEnd = length;
    }
    return contentEnd === 0 ? Buffer.alloc(0) : Buffer.concat([relaxed.subarray(0, contentEnd), Buffer.from('\r\n')]);
}


/***/ }),

/***/ 75804:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AU: () => (/* binding */ fold),
/* harmony export */   oN: () => (/* binding */ hasUnfoldableRun)
/* harmony export */ });
/* unused harmony export maxLineOctets */
/** Line lengths of header fields: RFC 5322 §2.1.1 and §2.2.3. */
/** No line may be longer, without its CRLF. */
const maxLineOctets = 998;
/** What a line should not exceed. */
const wantedLineOctets = 78;
/**
 * A header field over as many lines as it needs, without the last CRLF. Lines break before white space only, and
 * unfolding gives back the same text. What has no white space stays on one line: see `hasUnfoldableRun`.
 */
function fold(field) {
    let line = '';
    const lines = [];
    for (const [index, chunk] of chunksOf(field).entries()) {
        // A first line with nothing but the name is legal, but old readers take the field for empty.
        const limit = index === 1 ? maxLineOctets : wantedLineOctets;
        if (index > 0 && Buffer.byteLength(line) + Buffer.byteLength(chunk) > limit) {
            lines.push(line);
            line = chunk;
        }
        else {
            line += chunk;
        }
    }
    return [...lines, line].join('\r\n');
}
/** True when some piece between two folds would be longer than a line may be. */
function hasUnfoldableRun(text) {
    return (Buffer.byteLength(text) >= maxLineOctets &&
        chunksOf(text).some((chunk) => Buffer.byteLength(chunk) > maxLineOctets - 8));
}
/** White space and the word after it; white space at the end belongs to the last word. */
function chunksOf(text) {
    return text.match(/[ \t]*[^ \t]+(?:[ \t]+$)?/gu) ?? [text];
}


/***/ }),

/***/ 97595:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Al: () => (/* binding */ renderHeaderField),
/* harmony export */   F3: () => (/* binding */ parseHeaderField),
/* harmony export */   KE: () => (/* binding */ isReservedHeader),
/* harmony export */   f0: () => (/* binding */ subjectProblems),
/* harmony export */   vF: () => (/* binding */ renderAddressField)
/* harmony export */ });
/* harmony import */ var _errors_problem_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(32964);
/* harmony import */ var _control_characters_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(39347);
/* harmony import */ var _encoded_word_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65662);
/* harmony import */ var _fold_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(75804);
/* harmony import */ var _parse_address_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(85429);
/** Header fields: which of a user's are right, and how any of them is written so that no line is too long. */





const maxNameCharacters = 76;
const maxValueCharacters = 8192;
/** Fields that presend writes, or that only servers write; `Content-…`, `ARC-…` and `Resent-…` are among them. */
const reserved = /^(?:to|cc|bcc|date|message-id|mime-version|received|return-path|delivered-to|dkim-signature|authentication-results|x-presend-test|content-.*|arc-.*|resent-.*)$/iu;
/** Fields with an input of their own. */
const inputsOfFields = { subject: 'subject', from: 'from', 'reply-to': 'reply-to' };
/** Fields that hold mailboxes: names in them are encoded, addresses are not. */
const mailboxFields = /^(?:sender|errors-to|disposition-notification-to|return-receipt-to)$/iu;
/** Fields with a grammar in which an encoded-word would be text (RFC 2047 §5). */
const structuredFields = /^(?:list-(?!id$).*|in-reply-to|references|auto-submitted|precedence|feedback-id|importance|x-priority)$/iu;
/** True for a field that a template or an input may not give: presend, a server, or another input writes it. */
function isReservedHeader(name) {
    return reserved.test(name) || Object.hasOwn(inputsOfFields, name.toLowerCase());
}
/**
 * A header field as a user gave it, with the space around its value dropped. Refused: a name that is none
 * (RFC 5322 §3.6.8), a reserved one, line ends and control characters in the value, and what cannot be folded.
 * Problems carry `input: 'headers'`.
 */
function parseHeaderField(field) {
    const name = field.name.trim();
    const value = field.value.trim();
    const problems = [...nameProblems(name), ...valueProblems(name, value)];
    return problems.length > 0 ? (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .bad */ .MB)(...problems) : (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_2__.ok)({ name, value });
}
/**
 * One field, folded, without its last CRLF: encoded-words where the value is not plain ASCII. Total: control
 * characters become spaces, and no line is over 998 octets, whatever the value.
 */
function renderHeaderField(name, value) {
    if (mailboxFields.test(name)) {
        const addresses = (0,_parse_address_js__WEBPACK_IMPORTED_MODULE_1__/* .parseAddressList */ .Mb)(value);
        if (addresses.status === 'ok')
            return renderAddressField(name, addresses.value);
    }
    const clean = (0,_control_characters_js__WEBPACK_IMPORTED_MODULE_3__/* .withoutControlCharacters */ .a)(value).trim();
    const isPlain = /^[\t -~]*$/u.test(clean) && !(0,_encoded_word_js__WEBPACK_IMPORTED_MODULE_0__/* .looksLikeEncodedWord */ .A)(clean) && !(0,_fold_js__WEBPACK_IMPORTED_MODULE_4__/* .hasUnfoldableRun */ .oN)(clean);
    // RFC 2919 §2: of a List-Id only the description may be encoded, not the id that programs compare.
    const id = /^list-id$/iu.test(name) ? (/ *<[!-;=?-~]+>$/u.exec(clean)?.[0] ?? '') : '';
    return (0,_fold_js__WEBPACK_IMPORTED_MODULE_4__/* .fold */ .AU)(`${name}: ${isPlain ? clean : `${(0,_encoded_word_js__WEBPACK_IMPORTED_MODULE_0__/* .encodeWords */ .q)(clean.slice(0, clean.length - id.length))}${id}`}`);
}
/** A field that holds mailboxes, folded, without its last CRLF. */
function renderAddressField(name, addresses) {
    return (0,_fold_js__WEBPACK_IMPORTED_MODULE_4__/* .fold */ .AU)(`${name}: ${addresses.map(_parse_address_js__WEBPACK_IMPORTED_MODULE_1__/* .renderAddress */ .vY).join(', ')}`);
}
/** What is wrong with a subject, under the name `input`; none when it can be sent. */
function subjectProblems(subject, input) {
    return [...controlProblems(input, subject), ...lengthProblems(input, subject)];
}
function nameProblems(name) {
    if (!/^[!-9;-~]+$/u.test(name) || name.length > maxNameCharacters) {
        const expected = `a header name of at most ${maxNameCharacters} printable ASCII characters without a colon`;
        return [{ input: 'headers', came: (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .quoteValue */ .cl)(name), expected }];
    }
    const input = inputsOfFields[name.toLowerCase()];
    if (input !== undefined) {
        return [{ input: 'headers', came: (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .quoteValue */ .cl)(name), expected: 'other header fields', todo: `use ${input} instead` }];
    }
    const expected = 'header fields that neither presend nor a mail server writes';
    return reserved.test(name) ? [{ input: 'headers', came: (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .quoteValue */ .cl)(name), expected, todo: 'remove it' }] : [];
}
function valueProblems(name, value) {
    const input = `headers: ${(0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .quoteValue */ .cl)(name)}`;
    if (value === '')
        return [{ input, came: 'no value', expected: 'a value', todo: 'give one or remove the line' }];
    const problems = [...controlProblems(input, value), ...lengthProblems(input, value)];
    if (problems.length > 0)
        return problems;
    if (mailboxFields.test(name))
        return addressProblems(input, value);
    if (!structuredFields.test(name))
        return [];
    if (!/^[\t -~]*$/u.test(value))
        return [{ input, came: (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .quoteValue */ .cl)(value), expected: 'ASCII only', todo: 'encode the URL' }];
    const expected = 'no piece without a space longer than 990 characters';
    return (0,_fold_js__WEBPACK_IMPORTED_MODULE_4__/* .hasUnfoldableRun */ .oN)(value) ? [{ input, came: (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .quoteValue */ .cl)(value), expected, todo: 'use a shorter URL' }] : [];
}
function controlProblems(input, value) {
    if (!(0,_control_characters_js__WEBPACK_IMPORTED_MODULE_3__/* .hasControlCharacters */ .K)(value))
        return [];
    return [{ input, came: (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .quoteValue */ .cl)(value), expected: 'one line without control characters' }];
}
function lengthProblems(input, value) {
    if (value.length <= maxValueCharacters)
        return [];
    return [{ input, came: `${value.length} characters`, expected: `at most ${maxValueCharacters}` }];
}
function addressProblems(input, value) {
    const addresses = (0,_parse_address_js__WEBPACK_IMPORTED_MODULE_1__/* .parseAddressList */ .Mb)(value);
    return addresses.status === 'ok' ? [] : addresses.problems.map((problem) => Object.assign({}, problem, { input }));
}


/***/ }),

/***/ 94468:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ styled)
/* harmony export */ });
/** Colours of a terminal; whether there are any is the caller's decision. */
const codes = { red: 31, green: 32, yellow: 33, magenta: 35, bold: 1, dim: 2 };
/** `text` in a style; unchanged without colours. */
function styled(text, style, mode) {
    return mode === 'none' || text === '' ? text : `\u001B[${codes[style]}m${text}\u001B[0m`;
}


/***/ }),

/***/ 78769:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ terminalTable)
/* harmony export */ });
/* harmony import */ var _escape_terminal_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22728);
/* harmony import */ var _terminal_style_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94468);
/* harmony import */ var _text_width_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(55730);
/** A table of plain text for a terminal of a known width: columns side by side, long cells wrapped. */



/** Between two columns. */
const gap = '  ';
/** Narrower than this a column cannot be read; then lines are longer than the terminal. */
const leastColumnWidth = 10;
const wordStyles = {
    pass: 'green',
    fail: 'red',
    misconfigured: 'magenta',
    inconclusive: 'yellow',
    met: 'green',
    ok: 'green',
    missed: 'red',
    failing: 'red',
    undecided: 'yellow',
    warned: 'yellow',
    missing: 'yellow',
};
/** Lines without a line break at their ends; none for a table without rows. */
function terminalTable(table, { widthColumns, colour }) {
    if (table.rows.length === 0)
        return [];
    const rows = table.rows.map((row) => row.map(_escape_terminal_js__WEBPACK_IMPORTED_MODULE_2__/* .escapeTerminal */ .e));
    const { columns } = table;
    const titles = columns.map((column) => column.title);
    const widths = fitWidths([titles, ...rows], widthColumns);
    const titleStyle = (text) => (0,_terminal_style_js__WEBPACK_IMPORTED_MODULE_0__/* .styled */ .I)(text, 'dim', colour);
    const cellStyle = (text, column) => (column?.kind === 'word' ? colourWord(text, colour) : text);
    return [
        ...layOutRow(titles, { columns, widths, style: titleStyle }),
        ...rows.flatMap((row) => layOutRow(row, { columns, widths, style: cellStyle })),
    ];
}
/** The natural widths; where they are too much together, the widest column gives way first. */
function fitWidths(rows, widthColumns) {
    const natural = (rows[0] ?? []).map((_, index) => rows.reduce((most, row) => Math.max(most, (0,_text_width_js__WEBPACK_IMPORTED_MODULE_1__/* .textWidth */ .s)(row[index] ?? '')), 0));
    const roomColumns = widthColumns - gap.length * (natural.length - 1);
    const widths = [...natural];
    for (let excess = sum(widths) - roomColumns; excess > 0; excess = sum(widths) - roomColumns) {
        const widest = Math.max(...widths);
        const index = widths.indexOf(widest);
        const next = Math.max(...widths.filter((width) => width < widest), leastColumnWidth);
        if (widest <= leastColumnWidth)
            break;
        widths[index] = Math.max(widest - excess, Math.min(next, widest - 1), leastColumnWidth);
    }
    return widths;
}
function sum(numbers) {
    return numbers.reduce((total, one) => total + one, 0);
}
function layOutRow(row, parts) {
    const wrapped = row.map((cell, index) => (0,_text_width_js__WEBPACK_IMPORTED_MODULE_1__/* .wrapText */ .C)(cell, parts.widths[index] ?? leastColumnWidth));
    const lineCount = Math.max(...wrapped.map((lines) => lines.length));
    return Array.from({ length: lineCount }, (_, line) => wrapped
        .map((lines, index) => {
        const text = lines[line] ?? '';
        const padding = ' '.repeat(Math.max((parts.widths[index] ?? 0) - (0,_text_width_js__WEBPACK_IMPORTED_MODULE_1__/* .textWidth */ .s)(text), 0));
        const column = parts.columns[index];
        const shown = parts.style(text, column);
        return column?.kind === 'number' ? `${padding}${shown}` : `${shown}${padding}`;
    })
        .join(gap)
        .trimEnd());
}
function colourWord(text, colour) {
    const style = wordStyles[text];
    return style === undefined ? text : (0,_terminal_style_js__WEBPACK_IMPORTED_MODULE_0__/* .styled */ .I)(text, style, colour);
}


/***/ }),

/***/ 55730:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ wrapText),
/* harmony export */   s: () => (/* binding */ textWidth)
/* harmony export */ });
/** How much room text takes on a terminal. */
const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });
/** East Asian wide and full-width letters, and emoji: two columns. Source: Unicode Standard Annex 11. */
const wide = /^(?:\p{Emoji_Presentation}|.\uFE0F|[\u1100-\u115F\u2E80-\u303E\u3041-\uA4CF\uA960-\uA97F\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE6F\uFF01-\uFF60\uFFE0-\uFFE6\u{1F300}-\u{1FAFF}\u{20000}-\u{3FFFD}])/u;
const plainAscii = /^[\u0020-\u007E]*$/u;
/** Columns that plain text (without escape sequences) takes. */
function textWidth(text) {
    if (plainAscii.test(text))
        return text.length;
    let width = 0;
    for (const { segment } of segmenter.segment(text))
        width += wide.test(segment) ? 2 : 1;
    return width;
}
/** Lines of at most `width` columns, broken at spaces, and inside a word that is longer alone. */
function wrapText(text, width) {
    const lines = [];
    let line = '';
    for (const word of text.split(' ').flatMap((one) => splitWord(one, width))) {
        const longer = line === '' ? word : `${line} ${word}`;
        if (textWidth(longer) <= width)
            line = longer;
        else {
            lines.push(line);
            line = word;
        }
    }
    return [...lines, line];
}
function splitWord(word, width) {
    if (textWidth(word) <= width)
        return [word];
    const pieces = [];
    let piece = '';
    for (const { segment } of segmenter.segment(word)) {
        if (piece !== '' && textWidth(piece + segment) > width) {
            pieces.push(piece);
            piece = '';
        }
        piece += segment;
    }
    return [...pieces, piece];
}


/***/ })

};
