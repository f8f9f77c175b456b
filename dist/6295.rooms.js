export const id = 6295;
export const ids = [6295];
export const modules = {

/***/ 18629:
/***/ ((module) => {



/** Highest positive signed 32-bit float value */
const maxInt = 2147483647; // aka. 0x7FFFFFFF or 2^31-1

/** Bootstring parameters */
const base = 36;
const tMin = 1;
const tMax = 26;
const skew = 38;
const damp = 700;
const initialBias = 72;
const initialN = 128; // 0x80
const delimiter = '-'; // '\x2D'

/** Regular expressions */
const regexPunycode = /^xn--/;
const regexNonASCII = /[^\0-\x7F]/; // Note: U+007F DEL is excluded too.
const regexSeparators = /[\x2E\u3002\uFF0E\uFF61]/g; // RFC 3490 separators

/** Error messages */
const errors = {
	'overflow': 'Overflow: input needs wider integers to process',
	'not-basic': 'Illegal input >= 0x80 (not a basic code point)',
	'invalid-input': 'Invalid input'
};

/** Convenience shortcuts */
const baseMinusTMin = base - tMin;
const floor = Math.floor;
const stringFromCharCode = String.fromCharCode;

/*--------------------------------------------------------------------------*/

/**
 * A generic error utility function.
 * @private
 * @param {String} type The error type.
 * @returns {Error} Throws a `RangeError` with the applicable error message.
 */
function error(type) {
	throw new RangeError(errors[type]);
}

/**
 * A generic `Array#map` utility function.
 * @private
 * @param {Array} array The array to iterate over.
 * @param {Function} callback The function that gets called for every array
 * item.
 * @returns {Array} A new array of values returned by the callback function.
 */
function map(array, callback) {
	const result = [];
	let length = array.length;
	while (length--) {
		result[length] = callback(array[length]);
	}
	return result;
}

/**
 * A simple `Array#map`-like wrapper to work with domain name strings or email
 * addresses.
 * @private
 * @param {String} domain The domain name or email address.
 * @param {Function} callback The function that gets called for every
 * character.
 * @returns {String} A new string of characters returned by the callback
 * function.
 */
function mapDomain(domain, callback) {
	const parts = domain.split('@');
	let result = '';
	if (parts.length > 1) {
		// In email addresses, only the domain name should be punycoded. Leave
		// the local part (i.e. everything up to `@`) intact.
		result = parts[0] + '@';
		domain = parts[1];
	}
	// Avoid `split(regex)` for IE8 compatibility. See #17.
	domain = domain.replace(regexSeparators, '\x2E');
	const labels = domain.split('.');
	const encoded = map(labels, callback).join('.');
	return result + encoded;
}

/**
 * Creates an array containing the numeric code points of each Unicode
 * character in the string. While JavaScript uses UCS-2 internally,
 * this function will convert a pair of surrogate halves (each of which
 * UCS-2 exposes as separate characters) into a single code point,
 * matching UTF-16.
 * @see `punycode.ucs2.encode`
 * @see <https://mathiasbynens.be/notes/javascript-encoding>
 * @memberOf punycode.ucs2
 * @name decode
 * @param {String} string The Unicode input string (UCS-2).
 * @returns {Array} The new array of code points.
 */
function ucs2decode(string) {
	const output = [];
	let counter = 0;
	const length = string.length;
	while (counter < length) {
		const value = string.charCodeAt(counter++);
		if (value >= 0xD800 && value <= 0xDBFF && counter < length) {
			// It's a high surrogate, and there is a next character.
			const extra = string.charCodeAt(counter++);
			if ((extra & 0xFC00) == 0xDC00) { // Low surrogate.
				output.push(((value & 0x3FF) << 10) + (extra & 0x3FF) + 0x10000);
			} else {
				// It's an unmatched surrogate; only append this code unit, in case the
				// next code unit is the high surrogate of a surrogate pair.
				output.push(value);
				counter--;
			}
		} else {
			output.push(value);
		}
	}
	return output;
}

/**
 * Creates a string based on an array of numeric code points.
 * @see `punycode.ucs2.decode`
 * @memberOf punycode.ucs2
 * @name encode
 * @param {Array} codePoints The array of numeric code points.
 * @returns {String} The new Unicode string (UCS-2).
 */
const ucs2encode = codePoints => String.fromCodePoint(...codePoints);

/**
 * Converts a basic code point into a digit/integer.
 * @see `digitToBasic()`
 * @private
 * @param {Number} codePoint The basic numeric code point value.
 * @returns {Number} The numeric value of a basic code point (for use in
 * representing integers) in the range `0` to `base - 1`, or `base` if
 * the code point does not represent a value.
 */
const basicToDigit = function(codePoint) {
	if (codePoint >= 0x30 && codePoint < 0x3A) {
		return 26 + (codePoint - 0x30);
	}
	if (codePoint >= 0x41 && codePoint < 0x5B) {
		return codePoint - 0x41;
	}
	if (codePoint >= 0x61 && codePoint < 0x7B) {
		return codePoint - 0x61;
	}
	return base;
};

/**
 * Converts a digit/integer into a basic code point.
 * @see `basicToDigit()`
 * @private
 * @param {Number} digit The numeric value of a basic code point.
 * @returns {Number} The basic code point whose value (when used for
 * representing integers) is `digit`, which needs to be in the range
 * `0` to `base - 1`. If `flag` is non-zero, the uppercase form is
 * used; else, the lowercase form is used. The behavior is undefined
 * if `flag` is non-zero and `digit` has no uppercase form.
 */
const digitToBasic = function(digit, flag) {
	//  0..25 map to ASCII a..z or A..Z
	// 26..35 map to ASCII 0..9
	return digit + 22 + 75 * (digit < 26) - ((flag != 0) << 5);
};

/**
 * Bias adaptation function as per section 3.4 of RFC 3492.
 * https://tools.ietf.org/html/rfc3492#section-3.4
 * @private
 */
const adapt = function(delta, numPoints, firstTime) {
	let k = 0;
	delta = firstTime ? floor(delta / damp) : delta >> 1;
	delta += floor(delta / numPoints);
	for (/* no initialization */; delta > baseMinusTMin * tMax >> 1; k += base) {
		delta = floor(delta / baseMinusTMin);
	}
	return floor(k + (baseMinusTMin + 1) * delta / (delta + skew));
};

/**
 * Converts a Punycode string of ASCII-only symbols to a string of Unicode
 * symbols.
 * @memberOf punycode
 * @param {String} input The Punycode string of ASCII-only symbols.
 * @returns {String} The resulting string of Unicode symbols.
 */
const decode = function(input) {
	// Don't use UCS-2.
	const output = [];
	const inputLength = input.length;
	let i = 0;
	let n = initialN;
	let bias = initialBias;

	// Handle the basic code points: let `basic` be the number of input code
	// points before the last delimiter, or `0` if there is none, then copy
	// the first basic code points to the output.

	let basic = input.lastIndexOf(delimiter);
	if (basic < 0) {
		basic = 0;
	}

	for (let j = 0; j < basic; ++j) {
		// if it's not a basic code point
		if (input.charCodeAt(j) >= 0x80) {
			error('not-basic');
		}
		output.push(input.charCodeAt(j));
	}

	// Main decoding loop: start just after the last delimiter if any basic code
	// points were copied; start at the beginning otherwise.

	for (let index = basic > 0 ? basic + 1 : 0; index < inputLength; /* no final expression */) {

		// `index` is the index of the next character to be consumed.
		// Decode a generalized variable-length integer into `delta`,
		// which gets added to `i`. The overflow checking is easier
		// if we increase `i` as we go, then subtract off its starting
		// value at the end to obtain `delta`.
		const oldi = i;
		for (let w = 1, k = base; /* no condition */; k += base) {

			if (index >= inputLength) {
				error('invalid-input');
			}

			const digit = basicToDigit(input.charCodeAt(index++));

			if (digit >= base) {
				error('invalid-input');
			}
			if (digit > floor((maxInt - i) / w)) {
				error('overflow');
			}

			i += digit * w;
			const t = k <= bias ? tMin : (k >= bias + tMax ? tMax : k - bias);

			if (digit < t) {
				break;
			}

			const baseMinusT = base - t;
			if (w > floor(maxInt / baseMinusT)) {
				error('overflow');
			}

			w *= baseMinusT;

		}

		const out = output.length + 1;
		bias = adapt(i - oldi, out, oldi == 0);

		// `i` was supposed to wrap around from `out` to `0`,
		// incrementing `n` each time, so we'll fix that now:
		if (floor(i / out) > maxInt - n) {
			error('overflow');
		}

		n += floor(i / out);
		i %= out;

		// Insert `n` at position `i` of the output.
		output.splice(i++, 0, n);

	}

	return String.fromCodePoint(...output);
};

/**
 * Converts a string of Unicode symbols (e.g. a domain name label) to a
 * Punycode string of ASCII-only symbols.
 * @memberOf punycode
 * @param {String} input The string of Unicode symbols.
 * @returns {String} The resulting Punycode string of ASCII-only symbols.
 */
const encode = function(input) {
	const output = [];

	// Convert the input in UCS-2 to an array of Unicode code points.
	input = ucs2decode(input);

	// Cache the length.
	const inputLength = input.length;

	// Initialize the state.
	let n = initialN;
	let delta = 0;
	let bias = initialBias;

	// Handle the basic code points.
	for (const currentValue of input) {
		if (currentValue < 0x80) {
			output.push(stringFromCharCode(currentValue));
		}
	}

	const basicLength = output.length;
	let handledCPCount = basicLength;

	// `handledCPCount` is the number of code points that have been handled;
	// `basicLength` is the number of basic code points.

	// Finish the basic string with a delimiter unless it's empty.
	if (basicLength) {
		output.push(delimiter);
	}

	// Main encoding loop:
	while (handledCPCount < inputLength) {

		// All non-basic code points < n have been handled already. Find the next
		// larger one:
		let m = maxInt;
		for (const currentValue of input) {
			if (currentValue >= n && currentValue < m) {
				m = currentValue;
			}
		}

		// Increase `delta` enough to advance the decoder's <n,i> state to <m,0>,
		// but guard against overflow.
		const handledCPCountPlusOne = handledCPCount + 1;
		if (m - n > floor((maxInt - delta) / handledCPCountPlusOne)) {
			error('overflow');
		}

		delta += (m - n) * handledCPCountPlusOne;
		n = m;

		for (const currentValue of input) {
			if (currentValue < n && ++delta > maxInt) {
				error('overflow');
			}
			if (currentValue === n) {
				// Represent delta as a generalized variable-length integer.
				let q = delta;
				for (let k = base; /* no condition */; k += base) {
					const t = k <= bias ? tMin : (k >= bias + tMax ? tMax : k - bias);
					if (q < t) {
						break;
					}
					const qMinusT = q - t;
					const baseMinusT = base - t;
					output.push(
						stringFromCharCode(digitToBasic(t + qMinusT % baseMinusT, 0))
					);
					q = floor(qMinusT / baseMinusT);
				}

				output.push(stringFromCharCode(digitToBasic(q, 0)));
				bias = adapt(delta, handledCPCountPlusOne, handledCPCount === basicLength);
				delta = 0;
				++handledCPCount;
			}
		}

		++delta;
		++n;

	}
	return output.join('');
};

/**
 * Converts a Punycode string representing a domain name or an email address
 * to Unicode. Only the Punycoded parts of the input will be converted, i.e.
 * it doesn't matter if you call it on a string that has already been
 * converted to Unicode.
 * @memberOf punycode
 * @param {String} input The Punycoded domain name or email address to
 * convert to Unicode.
 * @returns {String} The Unicode representation of the given Punycode
 * string.
 */
const toUnicode = function(input) {
	return mapDomain(input, function(string) {
		return regexPunycode.test(string)
			? decode(string.slice(4).toLowerCase())
			: string;
	});
};

/**
 * Converts a Unicode string representing a domain name or an email address to
 * Punycode. Only the non-ASCII parts of the domain name will be converted,
 * i.e. it doesn't matter if you call it with a domain that's already in
 * ASCII.
 * @memberOf punycode
 * @param {String} input The domain name or email address to convert, as a
 * Unicode string.
 * @returns {String} The Punycode representation of the given domain name or
 * email address.
 */
const toASCII = function(input) {
	return mapDomain(input, function(string) {
		return regexNonASCII.test(string)
			? 'xn--' + encode(string)
			: string;
	});
};

/*--------------------------------------------------------------------------*/

/** Define the public API */
const punycode = {
	/**
	 * A string representing the current Punycode.js version number.
	 * @memberOf punycode
	 * @type String
	 */
	'version': '2.3.1',
	/**
	 * An object of methods to convert from JavaScript's internal character
	 * representation (UCS-2) to Unicode code points, and back.
	 * @see <https://mathiasbynens.be/notes/javascript-encoding>
	 * @memberOf punycode
	 * @type Object
	 */
	'ucs2': {
		'decode': ucs2decode,
		'encode': ucs2encode
	},
	'decode': decode,
	'encode': encode,
	'toASCII': toASCII,
	'toUnicode': toUnicode
};

module.exports = punycode;


/***/ }),

/***/ 26652:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  GI: () => (/* binding */ RequestError),
  SE: () => (/* binding */ getRequestListener)
});

// UNUSED EXPORTS: createAdaptorServer, serve, upgradeWebSocket

;// CONCATENATED MODULE: ./node_modules/@hono/node-server/dist/constants-BLSFu_RU.mjs
//#region src/utils/response/constants.ts
const X_ALREADY_SENT = "x-hono-already-sent";

//#endregion

// EXTERNAL MODULE: external "node:http"
var external_node_http_ = __webpack_require__(37067);
// EXTERNAL MODULE: external "node:http2"
var external_node_http2_ = __webpack_require__(32467);
// EXTERNAL MODULE: external "node:stream"
var external_node_stream_ = __webpack_require__(57075);
;// CONCATENATED MODULE: ./node_modules/hono/dist/helper/websocket/index.js
//#region src/helper/websocket/index.ts
/**
* A context for controlling WebSockets
*/
var WSContext = class {
	#init;
	constructor(init) {
		this.#init = init;
		this.raw = init.raw;
		this.url = init.url ? new URL(init.url) : null;
		this.protocol = init.protocol ?? null;
	}
	send(source, options) {
		this.#init.send(source, options ?? {});
	}
	raw;
	binaryType = "arraybuffer";
	get readyState() {
		return this.#init.readyState;
	}
	url;
	protocol;
	close(code, reason) {
		this.#init.close(code, reason);
	}
};
const createWSMessageEvent = (source) => {
	return new MessageEvent("message", { data: source });
};
/**
* Create a WebSocket adapter/helper
*/
const defineWebSocketHelper = (handler) => {
	return ((...args) => {
		if (typeof args[0] === "function") {
			const [createEvents, options] = args;
			return async function upgradeWebSocket(c, next) {
				const result = await handler(c, await createEvents(c), options);
				if (result) return result;
				await next();
			};
		} else {
			const [c, events, options] = args;
			return (async () => {
				const upgraded = await handler(c, events, options);
				if (!upgraded) throw new Error("Failed to upgrade WebSocket");
				return upgraded;
			})();
		}
	});
};
//#endregion


;// CONCATENATED MODULE: ./node_modules/@hono/node-server/dist/index.mjs






//#region src/error.ts
var RequestError = class extends Error {
	constructor(message, options) {
		super(message, options);
		this.name = "RequestError";
	}
};

//#endregion
//#region src/headers.ts
const nonJoinedHeaders = new Set([
	"age",
	"authorization",
	"content-length",
	"content-type",
	"etag",
	"expires",
	"from",
	"host",
	"if-modified-since",
	"if-unmodified-since",
	"last-modified",
	"location",
	"max-forwards",
	"proxy-authorization",
	"referer",
	"retry-after",
	"server",
	"user-agent"
]);
const validHeaderName = /^[!#$%&'*+\-.^_`|~\dA-Za-z]+$/;
const isHttpWhitespace = (code) => code === 9 || code === 10 || code === 13 || code === 32;
const normalizeHeaderValue = (value) => {
	if (!isHttpWhitespace(value.charCodeAt(0)) && !isHttpWhitespace(value.charCodeAt(value.length - 1))) return value;
	let start = 0;
	let end = value.length;
	while (start < end && isHttpWhitespace(value.charCodeAt(start))) start++;
	while (end > start && isHttpWhitespace(value.charCodeAt(end - 1))) end--;
	return value.slice(start, end);
};
const forbiddenHeaderValue = /[\0\r\n]/;
const GlobalHeaders = globalThis.Headers;
const materializeHeaders = (rawHeaders, HeadersCtor = GlobalHeaders) => {
	const headers = new HeadersCtor();
	for (let i = 0; i < rawHeaders.length; i += 2) {
		const name = rawHeaders[i];
		if (!name.startsWith(":")) headers.append(name, rawHeaders[i + 1]);
	}
	return headers;
};
var RequestHeaders = class {
	#incoming;
	#rawHeaders;
	#headers;
	#invalidValue;
	constructor(incoming) {
		this.#incoming = incoming;
		if (incoming instanceof external_node_http2_.Http2ServerRequest) this.#rawHeaders = incoming.rawHeaders.slice();
	}
	get #lazyRawHeaders() {
		return this.#rawHeaders ??= this.#incoming.rawHeaders.slice();
	}
	get #native() {
		if (!this.#headers) {
			this.#headers = materializeHeaders(this.#lazyRawHeaders);
			this.#rawHeaders = void 0;
		}
		return this.#headers;
	}
	#normalizedName(name) {
		if (typeof name !== "string") return;
		if (!validHeaderName.test(name)) throw new TypeError(`Invalid header name: ${name}`);
		return name.toLowerCase();
	}
	#lookupHttp1(lowerName) {
		const headers = this.#incoming instanceof external_node_http2_.Http2ServerRequest ? void 0 : this.#incoming.headers;
		if (!headers || nonJoinedHeaders.has(lowerName) || lowerName === "set-cookie" || lowerName === "__proto__") return;
		if (!Object.hasOwn(headers, lowerName)) return null;
		const rawValue = headers[lowerName];
		if (typeof rawValue === "string") {
			const value = normalizeHeaderValue(rawValue);
			return forbiddenHeaderValue.test(value) ? void 0 : value;
		}
	}
	#lookup(rawHeaders, lowerName) {
		const separator = lowerName === "cookie" ? "; " : ", ";
		let value = null;
		for (let i = 0; i < rawHeaders.length; i += 2) {
			const rawName = rawHeaders[i];
			if (rawName.length === lowerName.length && rawName.toLowerCase() === lowerName) {
				const rawValue = normalizeHeaderValue(rawHeaders[i + 1]);
				if (forbiddenHeaderValue.test(rawValue)) {
					this.#invalidValue = true;
					return;
				}
				value = value === null ? rawValue : value + separator + rawValue;
			}
		}
		return value;
	}
	append(name, value) {
		this.#native.append(name, value);
	}
	delete(name) {
		this.#native.delete(name);
	}
	get(name) {
		const lowerName = this.#normalizedName(name);
		if (lowerName && !this.#headers && !this.#invalidValue) {
			const http1Value = this.#lookupHttp1(lowerName);
			if (http1Value !== void 0) return http1Value;
			const value = this.#lookup(this.#lazyRawHeaders, lowerName);
			if (value !== void 0) return value;
		}
		return this.#native.get(name);
	}
	has(name) {
		const lowerName = this.#normalizedName(name);
		if (lowerName && !this.#headers && !this.#invalidValue) {
			const http1Value = this.#lookupHttp1(lowerName);
			if (http1Value !== void 0) return http1Value !== null;
			const value = this.#lookup(this.#lazyRawHeaders, lowerName);
			if (value !== void 0) return value !== null;
		}
		return this.#native.has(name);
	}
	set(name, value) {
		this.#native.set(name, value);
	}
	getSetCookie() {
		return this.#native.getSetCookie();
	}
	keys() {
		return this.#native.keys();
	}
	values() {
		return this.#native.values();
	}
	entries() {
		return this.#native.entries();
	}
	forEach(callback, thisArg) {
		this.#native.forEach((value, key) => {
			callback.call(thisArg, value, key, this);
		});
	}
	[Symbol.iterator]() {
		return this.entries();
	}
};
Object.defineProperty(RequestHeaders.prototype, Symbol.for("nodejs.util.inspect.custom"), { value: function(depth, options, inspectFn) {
	return `Headers (lightweight) ${inspectFn(Object.fromEntries(this), {
		...options,
		depth: depth == null ? null : depth - 1
	})}`;
} });
Object.setPrototypeOf(RequestHeaders.prototype, GlobalHeaders.prototype);
const newHeadersFromIncoming = (incoming) => globalThis.Headers === GlobalHeaders ? new RequestHeaders(incoming) : materializeHeaders(incoming.rawHeaders, globalThis.Headers);

//#endregion
//#region src/url.ts
const reValidRequestUrl = /^\/[!#$&-;=?-\[\]_a-z~]*$/;
const reDotSegment = /\/\.\.?(?:[/?#]|$)/;
const reValidHost = /^[a-z0-9._-]+(?::(?:[1-5]\d{3,4}|[6-9]\d{3}))?$/;
const validateRequestTarget = (target) => {
	const backslash = target.indexOf("\\");
	if (backslash !== -1) {
		const query = target.indexOf("?");
		if (query === -1 || backslash < query) throw new RequestError("Backslash in request path");
	}
};
const buildUrl = (scheme, host, incomingUrl) => {
	const url = `${scheme}://${host}${incomingUrl}`;
	if (!reValidHost.test(host)) {
		validateRequestTarget(incomingUrl);
		const urlObj = new URL(url);
		if (urlObj.hostname.length !== host.length && urlObj.hostname !== (host.includes(":") ? host.replace(/:\d+$/, "") : host).toLowerCase()) throw new RequestError("Invalid host header");
		return urlObj.href;
	} else if (incomingUrl.length === 0) return url + "/";
	else {
		if (incomingUrl.charCodeAt(0) !== 47) throw new RequestError("Invalid URL");
		if (!reValidRequestUrl.test(incomingUrl) || reDotSegment.test(incomingUrl)) {
			validateRequestTarget(incomingUrl);
			return new URL(url).href;
		}
		return url;
	}
};

//#endregion
//#region src/request.ts
const toRequestError = (e) => {
	if (e instanceof RequestError) return e;
	return new RequestError(e.message, { cause: e });
};
const GlobalRequest = global.Request;
var Request$1 = class extends GlobalRequest {
	constructor(input, options) {
		if (typeof input === "object" && getRequestCache in input) {
			const hasReplacementBody = options !== void 0 && "body" in options && options.body != null;
			if (input[bodyConsumedDirectlyKey] && !hasReplacementBody) throw new TypeError("Cannot construct a Request with a Request object that has already been used.");
			input = input[getRequestCache]();
		}
		if (typeof (options?.body)?.getReader !== "undefined") options.duplex ??= "half";
		super(input, options);
	}
};
const wrapBodyStream = Symbol("wrapBodyStream");
const byteExactEncodings = new Set([
	"latin1",
	"binary",
	"hex",
	"base64",
	"base64url"
]);
const isByteExactEncoding = (encoding) => encoding === null || byteExactEncodings.has(encoding);
const bodyBufferedBeforeDisconnectKey = Symbol("bodyBufferedBeforeDisconnect");
const bodyBufferedLengthBeforeDisconnectKey = Symbol("bodyBufferedLengthBeforeDisconnect");
const toBufferChunk = (chunk, encoding) => Buffer.isBuffer(chunk) ? chunk : Buffer.from(chunk, encoding ?? "utf8");
const isRecoverableDisconnectedIncoming = (incoming) => !(incoming instanceof external_node_http2_.Http2ServerRequest) && !!incoming.complete && !!incoming.readableAborted && typeof incoming.read === "function" && isByteExactEncoding(incoming.readableEncoding);
const recordBodyBufferedBeforeDisconnect = (incoming) => {
	if (incoming.readableDidRead || !isRecoverableDisconnectedIncoming(incoming)) return;
	const incomingWithRecovery = incoming;
	incomingWithRecovery[bodyBufferedLengthBeforeDisconnectKey] ??= incoming.readableLength;
};
const readBodyBufferedBeforeDisconnect = (incoming, chunks) => {
	if (incoming.readableDidRead && !chunks || !isRecoverableDisconnectedIncoming(incoming)) return;
	const incomingWithRecovery = incoming;
	if (incomingWithRecovery[bodyBufferedBeforeDisconnectKey] !== void 0) return incomingWithRecovery[bodyBufferedBeforeDisconnectKey];
	let result;
	const errored = incoming.errored;
	if (errored && errored.code !== "ECONNRESET") result = errored;
	else if (incomingWithRecovery[bodyBufferedLengthBeforeDisconnectKey] !== void 0 && incoming.readableLength !== incomingWithRecovery[bodyBufferedLengthBeforeDisconnectKey]) result = newBodyUnusableError();
	else {
		const bodyChunks = chunks ?? [];
		const chunk = incoming.read();
		if (chunk !== null) bodyChunks.push(toBufferChunk(chunk, incoming.readableEncoding));
		const buffer = bodyChunks.length === 1 ? bodyChunks[0] : Buffer.concat(bodyChunks);
		result = buffer;
		const contentLength = incoming.headers["content-length"];
		if (typeof contentLength === "string" && /^\d+$/.test(contentLength)) {
			const expectedLength = Number(contentLength);
			if (Number.isSafeInteger(expectedLength) && buffer.length !== expectedLength) result = newBodyUnusableError();
		}
	}
	incomingWithRecovery[bodyBufferedBeforeDisconnectKey] = result;
	return result;
};
const enqueueBufferedBody = (controller, buffered) => {
	if (buffered instanceof Error) {
		controller.error(buffered);
		return;
	}
	if (buffered.length > 0) controller.enqueue(buffered);
	controller.close();
};
const newRequestFromIncoming = (method, url, headers, incoming, abortController) => {
	const init = {
		method,
		headers,
		signal: abortController.signal
	};
	if (method === "TRACE") {
		init.method = "GET";
		const req = new Request$1(url, init);
		Object.defineProperty(req, "method", { get() {
			return "TRACE";
		} });
		return req;
	}
	if (!(method === "GET" || method === "HEAD")) if ("rawBody" in incoming && incoming.rawBody instanceof Buffer) init.body = new ReadableStream({ start(controller) {
		controller.enqueue(incoming.rawBody);
		controller.close();
	} });
	else if (incoming[wrapBodyStream]) {
		let reader;
		init.body = new ReadableStream({ async pull(controller) {
			try {
				if (!reader) {
					const buffered = readBodyBufferedBeforeDisconnect(incoming);
					if (buffered !== void 0) {
						enqueueBufferedBody(controller, buffered);
						return;
					}
				}
				reader ||= external_node_stream_.Readable.toWeb(incoming).getReader();
				const { done, value } = await reader.read();
				if (done) controller.close();
				else controller.enqueue(value);
			} catch (error) {
				controller.error(error);
			}
		} });
	} else {
		const buffered = readBodyBufferedBeforeDisconnect(incoming);
		if (buffered !== void 0) init.body = new ReadableStream({ start(controller) {
			enqueueBufferedBody(controller, buffered);
		} });
		else init.body = external_node_stream_.Readable.toWeb(incoming);
	}
	return new Request$1(url, init);
};
const getRequestCache = Symbol("getRequestCache");
const requestCache = Symbol("requestCache");
const incomingKey = Symbol("incomingKey");
const urlKey = Symbol("urlKey");
const methodKey = Symbol("methodKey");
const headersKey = Symbol("headersKey");
const abortControllerKey = Symbol("abortControllerKey");
const getAbortController = Symbol("getAbortController");
const abortRequest = Symbol("abortRequest");
const bodyBufferKey = Symbol("bodyBuffer");
const bodyReadPromiseKey = Symbol("bodyReadPromise");
const bodyConsumedDirectlyKey = Symbol("bodyConsumedDirectly");
const bodyLockReaderKey = Symbol("bodyLockReader");
const abortReasonKey = Symbol("abortReason");
const newBodyUnusableError = () => {
	return /* @__PURE__ */ new TypeError("Body is unusable");
};
const rejectBodyUnusable = () => {
	return Promise.reject(newBodyUnusableError());
};
const textDecoder = new TextDecoder();
const consumeBodyDirectOnce = (request) => {
	if (request[bodyConsumedDirectlyKey]) return rejectBodyUnusable();
	request[bodyConsumedDirectlyKey] = true;
};
const toArrayBuffer = (buf) => {
	return buf.buffer.slice(buf.byteOffset, buf.byteOffset + buf.byteLength);
};
const contentType = (request) => {
	return (request[headersKey] ||= newHeadersFromIncoming(request[incomingKey])).get("content-type") || "";
};
const methodTokenRegExp = /^[!#$%&'*+\-.^_`|~0-9A-Za-z]+$/;
const normalizeIncomingMethod = (method) => {
	if (typeof method !== "string" || method.length === 0) return "GET";
	switch (method) {
		case "DELETE":
		case "GET":
		case "HEAD":
		case "OPTIONS":
		case "PATCH":
		case "POST":
		case "PUT":
		case "QUERY": return method;
	}
	const upper = method.toUpperCase();
	switch (upper) {
		case "DELETE":
		case "GET":
		case "HEAD":
		case "OPTIONS":
		case "POST":
		case "PUT": return upper;
		default: return method;
	}
};
const validateDirectReadMethod = (method) => {
	if (!methodTokenRegExp.test(method)) return /* @__PURE__ */ new TypeError(`'${method}' is not a valid HTTP method.`);
	const normalized = method.toUpperCase();
	if (normalized === "CONNECT" || normalized === "TRACK" || normalized === "TRACE" && method !== "TRACE") return /* @__PURE__ */ new TypeError(`'${method}' HTTP method is unsupported.`);
};
const readBodyWithFastPath = (request, method, fromBuffer) => {
	if (request[bodyConsumedDirectlyKey]) return rejectBodyUnusable();
	const methodName = request.method;
	if (methodName === "GET" || methodName === "HEAD") return request[getRequestCache]()[method]();
	const methodValidationError = validateDirectReadMethod(methodName);
	if (methodValidationError) return Promise.reject(methodValidationError);
	if (request[requestCache]) {
		if (methodName !== "TRACE") return request[requestCache][method]();
	}
	const alreadyUsedError = consumeBodyDirectOnce(request);
	if (alreadyUsedError) return alreadyUsedError;
	const raw = readRawBodyIfAvailable(request);
	if (raw) {
		const result = Promise.resolve(fromBuffer(raw, request));
		request[bodyBufferKey] = void 0;
		return result;
	}
	return readBodyDirect(request).then((buf) => {
		const result = fromBuffer(buf, request);
		request[bodyBufferKey] = void 0;
		return result;
	});
};
const readRawBodyIfAvailable = (request) => {
	const incoming = request[incomingKey];
	if ("rawBody" in incoming && incoming.rawBody instanceof Buffer) return incoming.rawBody;
};
const normalizeAbortError = (request, incoming) => {
	if (incoming.errored) return incoming.errored;
	const reason = request[abortReasonKey];
	if (reason !== void 0) return reason instanceof Error ? reason : new Error(String(reason));
	return /* @__PURE__ */ new Error("Client connection prematurely closed.");
};
const readBodyDirect = (request) => {
	if (request[bodyBufferKey]) return Promise.resolve(request[bodyBufferKey]);
	if (request[bodyReadPromiseKey]) return request[bodyReadPromiseKey];
	const incoming = request[incomingKey];
	if (incoming.readableDidRead) return rejectBodyUnusable();
	const buffered = readBodyBufferedBeforeDisconnect(incoming);
	if (buffered !== void 0) {
		if (buffered instanceof Error) return Promise.reject(buffered);
		request[bodyBufferKey] = buffered;
		return Promise.resolve(buffered);
	}
	const promise = new Promise((resolve, reject) => {
		const chunks = [];
		let settled = false;
		const finish = (callback) => {
			if (settled) return;
			settled = true;
			cleanup();
			callback();
		};
		const recoverCompleteBodyAfterDisconnect = (error) => {
			const streamError = incoming.errored ?? error;
			if (!isRecoverableDisconnectedIncoming(incoming) || streamError && streamError.code !== "ECONNRESET") return false;
			finish(() => {
				const recovered = readBodyBufferedBeforeDisconnect(incoming, chunks);
				if (recovered instanceof Error) reject(recovered);
				else if (recovered === void 0) reject(error ?? normalizeAbortError(request, incoming));
				else {
					request[bodyBufferKey] = recovered;
					resolve(recovered);
				}
			});
			return true;
		};
		const onData = (chunk) => {
			chunks.push(toBufferChunk(chunk, incoming.readableEncoding));
		};
		const onEnd = () => {
			finish(() => {
				const buffer = chunks.length === 1 ? chunks[0] : Buffer.concat(chunks);
				request[bodyBufferKey] = buffer;
				resolve(buffer);
			});
		};
		const onError = (error) => {
			if (recoverCompleteBodyAfterDisconnect(error)) return;
			finish(() => {
				reject(error);
			});
		};
		const onClose = () => {
			if (incoming.readableEnded) {
				onEnd();
				return;
			}
			if (recoverCompleteBodyAfterDisconnect()) return;
			finish(() => {
				reject(normalizeAbortError(request, incoming));
			});
		};
		const cleanup = () => {
			incoming.off("data", onData);
			incoming.off("end", onEnd);
			incoming.off("error", onError);
			incoming.off("close", onClose);
			request[bodyReadPromiseKey] = void 0;
		};
		incoming.on("data", onData);
		incoming.on("end", onEnd);
		incoming.on("error", onError);
		incoming.on("close", onClose);
		queueMicrotask(() => {
			if (settled) return;
			if (incoming.readableEnded) onEnd();
			else if (incoming.errored) onError(incoming.errored);
			else if (incoming.destroyed) onClose();
		});
	});
	request[bodyReadPromiseKey] = promise;
	return promise;
};
const requestPrototype = {
	get method() {
		return this[methodKey];
	},
	get url() {
		return this[urlKey];
	},
	get headers() {
		return this[headersKey] ||= newHeadersFromIncoming(this[incomingKey]);
	},
	[abortRequest](reason) {
		if (this[abortReasonKey] === void 0) this[abortReasonKey] = reason;
		const abortController = this[abortControllerKey];
		if (abortController && !abortController.signal.aborted) abortController.abort(reason);
	},
	[getAbortController]() {
		this[abortControllerKey] ||= new AbortController();
		if (this[abortReasonKey] !== void 0 && !this[abortControllerKey].signal.aborted) this[abortControllerKey].abort(this[abortReasonKey]);
		return this[abortControllerKey];
	},
	[getRequestCache]() {
		const abortController = this[getAbortController]();
		if (this[requestCache]) return this[requestCache];
		const method = this.method;
		if (this[bodyConsumedDirectlyKey] && !(method === "GET" || method === "HEAD")) {
			this[bodyBufferKey] = void 0;
			const init = {
				method: method === "TRACE" ? "GET" : method,
				headers: this.headers,
				signal: abortController.signal
			};
			if (method !== "TRACE") {
				init.body = new ReadableStream({ start(c) {
					c.close();
				} });
				init.duplex = "half";
			}
			const req = new Request$1(this[urlKey], init);
			if (method === "TRACE") Object.defineProperty(req, "method", { get() {
				return "TRACE";
			} });
			return this[requestCache] = req;
		}
		return this[requestCache] = newRequestFromIncoming(this.method, this[urlKey], this.headers, this[incomingKey], abortController);
	},
	get body() {
		if (!this[bodyConsumedDirectlyKey]) return this[getRequestCache]().body;
		const request = this[getRequestCache]();
		if (!this[bodyLockReaderKey] && request.body) this[bodyLockReaderKey] = request.body.getReader();
		return request.body;
	},
	get bodyUsed() {
		if (this[bodyConsumedDirectlyKey]) return true;
		if (this[requestCache]) return this[requestCache].bodyUsed;
		return false;
	}
};
Object.defineProperty(requestPrototype, "signal", { get() {
	return this[getAbortController]().signal;
} });
[
	"cache",
	"credentials",
	"destination",
	"duplex",
	"integrity",
	"mode",
	"redirect",
	"referrer",
	"referrerPolicy",
	"keepalive"
].forEach((k) => {
	Object.defineProperty(requestPrototype, k, { get() {
		return this[getRequestCache]()[k];
	} });
});
["clone", "formData"].forEach((k) => {
	Object.defineProperty(requestPrototype, k, { value: function() {
		if (this[bodyConsumedDirectlyKey]) {
			if (k === "clone") throw newBodyUnusableError();
			return rejectBodyUnusable();
		}
		return this[getRequestCache]()[k]();
	} });
});
Object.defineProperty(requestPrototype, "text", { value: function() {
	return readBodyWithFastPath(this, "text", (buf) => textDecoder.decode(buf));
} });
Object.defineProperty(requestPrototype, "arrayBuffer", { value: function() {
	return readBodyWithFastPath(this, "arrayBuffer", (buf) => toArrayBuffer(buf));
} });
Object.defineProperty(requestPrototype, "blob", { value: function() {
	return readBodyWithFastPath(this, "blob", (buf, request) => {
		const type = contentType(request);
		const init = type ? { headers: { "content-type": type } } : void 0;
		return new Response(buf, init).blob();
	});
} });
Object.defineProperty(requestPrototype, "json", { value: function() {
	if (this[bodyConsumedDirectlyKey]) return rejectBodyUnusable();
	return this.text().then(JSON.parse);
} });
Object.defineProperty(requestPrototype, Symbol.for("nodejs.util.inspect.custom"), { value: function(depth, options, inspectFn) {
	return `Request (lightweight) ${inspectFn({
		method: this.method,
		url: this.url,
		headers: this.headers,
		nativeRequest: this[requestCache]
	}, {
		...options,
		depth: depth == null ? null : depth - 1
	})}`;
} });
Object.setPrototypeOf(requestPrototype, Request$1.prototype);
const newRequest = (incoming, defaultHostname) => {
	const req = Object.create(requestPrototype);
	req[incomingKey] = incoming;
	req[methodKey] = normalizeIncomingMethod(incoming.method);
	const incomingUrl = incoming.url || "";
	if (incomingUrl[0] !== "/" && (incomingUrl.startsWith("http://") || incomingUrl.startsWith("https://"))) {
		if (incoming instanceof external_node_http2_.Http2ServerRequest) throw new RequestError("Absolute URL for :path is not allowed in HTTP/2");
		try {
			validateRequestTarget(incomingUrl);
			req[urlKey] = new URL(incomingUrl).href;
		} catch (e) {
			throw new RequestError("Invalid absolute URL", { cause: e });
		}
		return req;
	}
	const host = (incoming instanceof external_node_http2_.Http2ServerRequest ? incoming.authority : incoming.headers.host) || defaultHostname;
	if (!host) throw new RequestError("Missing host header");
	let scheme;
	if (incoming instanceof external_node_http2_.Http2ServerRequest) {
		scheme = incoming.scheme;
		if (!(scheme === "http" || scheme === "https")) throw new RequestError("Unsupported scheme");
	} else scheme = incoming.socket && incoming.socket.encrypted ? "https" : "http";
	try {
		req[urlKey] = buildUrl(scheme, host, incomingUrl);
	} catch (e) {
		if (e instanceof RequestError) throw e;
		else throw new RequestError("Invalid URL", { cause: e });
	}
	return req;
};

//#endregion
//#region src/response.ts
const defaultContentType = "text/plain; charset=UTF-8";
const responseCache = Symbol("responseCache");
const getResponseCache = Symbol("getResponseCache");
const cacheKey = Symbol("cache");
const GlobalResponse = global.Response;
var Response$1 = class Response$1 {
	#body;
	#init;
	[getResponseCache]() {
		const cache = this[cacheKey];
		const liveHeaders = cache && cache[2] instanceof Headers ? cache[2] : void 0;
		delete this[cacheKey];
		return this[responseCache] ||= new GlobalResponse(this.#body, liveHeaders ? {
			status: this.#init?.status,
			statusText: this.#init?.statusText,
			headers: liveHeaders
		} : this.#init);
	}
	constructor(body, init) {
		let headers;
		this.#body = body;
		if (init instanceof GlobalResponse) {
			const cachedGlobalResponse = init[responseCache];
			if (cachedGlobalResponse) {
				this.#init = cachedGlobalResponse;
				this[getResponseCache]();
				return;
			}
			this.#init = init instanceof Response$1 ? init.#init : init;
			headers = new Headers(init.headers);
		} else this.#init = init;
		if (body == null || typeof body === "string" || typeof body?.getReader !== "undefined" || body instanceof Blob || body instanceof Uint8Array) this[cacheKey] = [
			init?.status || 200,
			body ?? null,
			headers || init?.headers
		];
	}
	get headers() {
		const cache = this[cacheKey];
		if (cache) {
			if (!(cache[2] instanceof Headers)) cache[2] = new Headers(cache[2] || (cache[1] === null ? void 0 : { "content-type": defaultContentType }));
			return cache[2];
		}
		return this[getResponseCache]().headers;
	}
	get status() {
		return this[cacheKey]?.[0] ?? this[getResponseCache]().status;
	}
	get ok() {
		const status = this.status;
		return status >= 200 && status < 300;
	}
};
[
	"body",
	"bodyUsed",
	"redirected",
	"statusText",
	"trailers",
	"type",
	"url"
].forEach((k) => {
	Object.defineProperty(Response$1.prototype, k, { get() {
		return this[getResponseCache]()[k];
	} });
});
[
	"arrayBuffer",
	"blob",
	"clone",
	"formData",
	"json",
	"text"
].forEach((k) => {
	Object.defineProperty(Response$1.prototype, k, { value: function() {
		return this[getResponseCache]()[k]();
	} });
});
Object.defineProperty(Response$1.prototype, Symbol.for("nodejs.util.inspect.custom"), { value: function(depth, options, inspectFn) {
	return `Response (lightweight) ${inspectFn({
		status: this.status,
		headers: this.headers,
		ok: this.ok,
		nativeResponse: this[responseCache]
	}, {
		...options,
		depth: depth == null ? null : depth - 1
	})}`;
} });
Object.setPrototypeOf(Response$1, GlobalResponse);
Object.setPrototypeOf(Response$1.prototype, GlobalResponse.prototype);
const validRedirectUrl = /^https?:\/\/[!#-;=?-[\]_a-z~A-Z]+$/;
const parseRedirectUrl = (url) => {
	if (url instanceof URL) return url.href;
	if (validRedirectUrl.test(url)) return url;
	return new URL(url).href;
};
const validRedirectStatuses = new Set([
	301,
	302,
	303,
	307,
	308
]);
Object.defineProperty(Response$1, "redirect", {
	value: function redirect(url, status = 302) {
		if (!validRedirectStatuses.has(status)) throw new RangeError("Invalid status code");
		return new Response$1(null, {
			status,
			headers: { location: parseRedirectUrl(url) }
		});
	},
	writable: true,
	configurable: true
});
Object.defineProperty(Response$1, "json", {
	value: function json(data, init) {
		const body = JSON.stringify(data);
		if (body === void 0) throw new TypeError("The data is not JSON serializable");
		const initHeaders = init?.headers;
		let headers;
		if (initHeaders) {
			headers = new Headers(initHeaders);
			if (!headers.has("content-type")) headers.set("content-type", "application/json");
		} else headers = { "content-type": "application/json" };
		return new Response$1(body, {
			status: init?.status ?? 200,
			statusText: init?.statusText,
			headers
		});
	},
	writable: true,
	configurable: true
});

//#endregion
//#region src/utils.ts
async function readWithoutBlocking(readPromise) {
	return Promise.race([readPromise, Promise.resolve().then(() => Promise.resolve(void 0))]);
}
function writeFromReadableStreamDefaultReader(reader, writable, currentReadPromise) {
	const cancel = (error) => {
		reader.cancel(error).catch(() => {});
	};
	const stream = writable.stream;
	if (writable.destroyed || stream?.closed || stream?.destroyed) {
		cancel();
		return reader.closed;
	}
	writable.on("close", cancel);
	writable.on("error", cancel);
	(currentReadPromise ?? reader.read()).then(flow, handleStreamError);
	return reader.closed.finally(() => {
		writable.off("close", cancel);
		writable.off("error", cancel);
	});
	function handleStreamError(error) {
		if (error) writable.destroy(error);
	}
	function onDrain() {
		reader.read().then(flow, handleStreamError);
	}
	function flow({ done, value }) {
		try {
			if (done) writable.end();
			else if (!writable.write(value)) writable.once("drain", onDrain);
			else reader.read().then(flow, handleStreamError);
		} catch (e) {
			handleStreamError(e);
		}
	}
}
function writeFromReadableStream(stream, writable) {
	if (stream.locked) throw new TypeError("ReadableStream is locked.");
	else if (writable.destroyed) {
		stream.cancel().catch(() => {});
		return;
	}
	return writeFromReadableStreamDefaultReader(stream.getReader(), writable);
}
const buildOutgoingHttpHeaders = (headers, defaultContentType) => {
	const res = {};
	if (!(headers instanceof Headers)) headers = new Headers(headers ?? void 0);
	if (headers.has("set-cookie")) {
		const cookies = [];
		for (const [k, v] of headers) if (k === "set-cookie") cookies.push(v);
		else res[k] = v;
		if (cookies.length > 0) res["set-cookie"] = cookies;
	} else for (const [k, v] of headers) res[k] = v;
	if (defaultContentType) res["content-type"] ??= defaultContentType;
	return res;
};

//#endregion
//#region src/listener.ts
const outgoingEnded = Symbol("outgoingEnded");
const incomingDraining = Symbol("incomingDraining");
const DRAIN_TIMEOUT_MS = 500;
const MAX_DRAIN_BYTES = 64 * 1024 * 1024;
const drainIncoming = (incoming) => {
	const incomingWithDrainState = incoming;
	if (incoming.destroyed || incomingWithDrainState[incomingDraining]) return;
	incomingWithDrainState[incomingDraining] = true;
	if (incoming instanceof external_node_http2_.Http2ServerRequest) {
		try {
			incoming.stream?.close?.(external_node_http2_.constants.NGHTTP2_NO_ERROR);
		} catch {}
		return;
	}
	let bytesRead = 0;
	const cleanup = () => {
		clearTimeout(timer);
		incoming.off("data", onData);
		incoming.off("end", cleanup);
		incoming.off("error", cleanup);
	};
	const forceClose = () => {
		cleanup();
		const socket = incoming.socket;
		if (socket && !socket.destroyed) {
			if (typeof socket.destroySoon === "function") socket.destroySoon();
			else if (typeof socket.destroy === "function") socket.destroy();
		}
	};
	const timer = setTimeout(forceClose, DRAIN_TIMEOUT_MS);
	timer.unref?.();
	const onData = (chunk) => {
		bytesRead += chunk.length;
		if (bytesRead > MAX_DRAIN_BYTES) forceClose();
	};
	incoming.on("data", onData);
	incoming.on("end", cleanup);
	incoming.on("error", cleanup);
	incoming.resume();
};
const makeCloseHandler = (req, incoming, outgoing, needsBodyCleanup) => () => {
	if (incoming.errored) {
		recordBodyBufferedBeforeDisconnect(incoming);
		req[abortRequest](incoming.errored.toString());
	} else if (!outgoing.writableFinished || incoming instanceof external_node_http2_.Http2ServerRequest && incoming.aborted) {
		recordBodyBufferedBeforeDisconnect(incoming);
		req[abortRequest]("Client connection prematurely closed.");
	}
	if (needsBodyCleanup && !incoming.readableEnded) setTimeout(() => {
		if (!incoming.readableEnded) setTimeout(() => {
			drainIncoming(incoming);
		});
	});
};
const isImmediateCacheableResponse = (res) => {
	if (!(cacheKey in res)) return false;
	const body = res[cacheKey][1];
	return body === null || typeof body === "string" || body instanceof Uint8Array;
};
const handleRequestError = () => new Response(null, { status: 400 });
const handleFetchError = (e) => new Response(null, { status: e instanceof Error && (e.name === "TimeoutError" || e.constructor.name === "TimeoutError") ? 504 : 500 });
const handleResponseError = (e, outgoing) => {
	const err = e instanceof Error ? e : new Error("unknown error", { cause: e });
	if (err.code === "ERR_STREAM_PREMATURE_CLOSE") console.info("The user aborted a request.");
	else {
		console.error(e);
		if (!outgoing.headersSent) {
			if (outgoing instanceof external_node_http_.ServerResponse) outgoing._contentLength = null;
			outgoing.writeHead(500, { "Content-Type": "text/plain" });
		}
		outgoing.end(`Error: ${err.message}`);
		outgoing.destroy(err);
	}
};
const flushHeaders = (outgoing) => {
	if ("flushHeaders" in outgoing && outgoing.writable) outgoing.flushHeaders();
};
const trySetContentLength = (outgoing, status, length) => {
	const http1 = outgoing;
	if (http1._contentLength === null && http1._hasBody && http1.useChunkedEncodingByDefault && !http1._removedContLen && status >= 200 && status !== 204 && status !== 304 && !outgoing.hasHeader("content-length") && !outgoing.hasHeader("transfer-encoding") && !outgoing.hasHeader("trailer")) {
		http1._contentLength = length;
		return true;
	}
	return false;
};
const writeDefaultHeaders = (outgoing, status, length) => {
	if (trySetContentLength(outgoing, status, length)) outgoing.writeHead(status, { "Content-Type": defaultContentType });
	else outgoing.writeHead(status, {
		"Content-Type": defaultContentType,
		"Content-Length": length
	});
};
const responseViaCache = async (res, outgoing) => {
	let [status, body, header] = res[cacheKey];
	if (!header) {
		if (body === null) {
			outgoing.writeHead(status);
			outgoing.end();
		} else if (typeof body === "string") {
			writeDefaultHeaders(outgoing, status, Buffer.byteLength(body));
			outgoing.end(body);
		} else if (body instanceof Uint8Array) {
			writeDefaultHeaders(outgoing, status, body.byteLength);
			outgoing.end(body);
		} else if (body instanceof Blob) {
			writeDefaultHeaders(outgoing, status, body.size);
			outgoing.end(new Uint8Array(await body.arrayBuffer()));
		} else {
			outgoing.writeHead(status, { "Content-Type": defaultContentType });
			flushHeaders(outgoing);
			await writeFromReadableStream(body, outgoing)?.catch((e) => handleResponseError(e, outgoing));
		}
		outgoing[outgoingEnded]?.();
		return;
	}
	let hasContentLength = false;
	let plainHeaders = false;
	let canAutoLength = true;
	if (header instanceof Headers) {
		hasContentLength = header.has("content-length");
		header = buildOutgoingHttpHeaders(header, body === null ? void 0 : defaultContentType);
	} else if (Array.isArray(header)) {
		const headerObj = new Headers(header);
		hasContentLength = headerObj.has("content-length");
		header = buildOutgoingHttpHeaders(headerObj, body === null ? void 0 : defaultContentType);
	} else {
		plainHeaders = true;
		for (const key in header) {
			if (key.length === 14 && key.toLowerCase() === "content-length") {
				hasContentLength = true;
				break;
			}
			if (key.length === 17 && key.toLowerCase() === "transfer-encoding" || key.length === 7 && key.toLowerCase() === "trailer") canAutoLength = false;
		}
	}
	if (!hasContentLength) {
		let length;
		if (typeof body === "string") length = Buffer.byteLength(body);
		else if (body instanceof Uint8Array) length = body.byteLength;
		else if (body instanceof Blob) length = body.size;
		if (length !== void 0 && (!plainHeaders || !canAutoLength || !trySetContentLength(outgoing, status, length))) {
			if (plainHeaders) header = { ...header };
			header["Content-Length"] = length;
		}
	}
	outgoing.writeHead(status, header);
	if (body == null) outgoing.end();
	else if (typeof body === "string" || body instanceof Uint8Array) outgoing.end(body);
	else if (body instanceof Blob) outgoing.end(new Uint8Array(await body.arrayBuffer()));
	else {
		flushHeaders(outgoing);
		await writeFromReadableStream(body, outgoing)?.catch((e) => handleResponseError(e, outgoing));
	}
	outgoing[outgoingEnded]?.();
};
const isPromise = (res) => typeof res.then === "function";
const responseViaResponseObject = async (res, outgoing, options = {}) => {
	if (isPromise(res)) if (options.errorHandler) try {
		res = await res;
	} catch (err) {
		const errRes = await options.errorHandler(err);
		if (!errRes) return;
		res = errRes;
	}
	else res = await res.catch(handleFetchError);
	if (cacheKey in res) return responseViaCache(res, outgoing);
	const resHeaderRecord = buildOutgoingHttpHeaders(res.headers, res.body === null ? void 0 : defaultContentType);
	if (res.body) {
		const reader = res.body.getReader();
		const values = [];
		let done = false;
		let currentReadPromise = void 0;
		if (resHeaderRecord["transfer-encoding"] !== "chunked") {
			let maxReadCount = 2;
			for (let i = 0; i < maxReadCount; i++) {
				currentReadPromise ||= reader.read();
				const chunk = await readWithoutBlocking(currentReadPromise);
				if (!chunk) {
					if (i === 1) {
						await new Promise((resolve) => setTimeout(resolve));
						maxReadCount = 3;
						continue;
					}
					break;
				}
				currentReadPromise = void 0;
				if (chunk.value) values.push(chunk.value);
				if (chunk.done) {
					done = true;
					break;
				}
			}
			if (done && !("content-length" in resHeaderRecord)) resHeaderRecord["content-length"] = values.reduce((acc, value) => acc + value.length, 0);
		}
		outgoing.writeHead(res.status, resHeaderRecord);
		values.forEach((value) => {
			outgoing.write(value);
		});
		if (done) outgoing.end();
		else {
			if (values.length === 0) flushHeaders(outgoing);
			await writeFromReadableStreamDefaultReader(reader, outgoing, currentReadPromise);
		}
	} else if (resHeaderRecord[X_ALREADY_SENT]) {} else {
		outgoing.writeHead(res.status, resHeaderRecord);
		outgoing.end();
	}
	outgoing[outgoingEnded]?.();
};
const getRequestListener = (fetchCallback, options = {}) => {
	const autoCleanupIncoming = options.autoCleanupIncoming ?? true;
	if (options.overrideGlobalObjects !== false && global.Request !== Request$1) {
		Object.defineProperty(global, "Request", { value: Request$1 });
		Object.defineProperty(global, "Response", { value: Response$1 });
	}
	return async (incoming, outgoing) => {
		let res, req;
		let needsBodyCleanup = false;
		let closeHandlerAttached = false;
		const ensureCloseHandler = () => {
			if (!req || closeHandlerAttached) return;
			closeHandlerAttached = true;
			outgoing.on("close", makeCloseHandler(req, incoming, outgoing, needsBodyCleanup));
		};
		try {
			req = newRequest(incoming, options.hostname);
			needsBodyCleanup = autoCleanupIncoming && !(incoming.method === "GET" || incoming.method === "HEAD");
			if (needsBodyCleanup) {
				incoming[wrapBodyStream] = true;
				if (incoming instanceof external_node_http2_.Http2ServerRequest) outgoing[outgoingEnded] = () => {
					if (!incoming.readableEnded) setTimeout(() => {
						if (!incoming.readableEnded) setTimeout(() => {
							incoming.destroy();
							outgoing.destroy();
						});
					});
				};
			}
			res = fetchCallback(req, {
				incoming,
				outgoing
			});
			if (!isPromise(res) && isImmediateCacheableResponse(res)) {
				if (needsBodyCleanup && !incoming.readableEnded) outgoing.once("finish", () => {
					if (!incoming.readableEnded) drainIncoming(incoming);
				});
				return responseViaCache(res, outgoing);
			}
			ensureCloseHandler();
		} catch (e) {
			if (!res) if (options.errorHandler) {
				ensureCloseHandler();
				res = await options.errorHandler(req ? e : toRequestError(e));
				if (!res) return;
			} else if (!req) res = handleRequestError();
			else res = handleFetchError(e);
			else return handleResponseError(e, outgoing);
		}
		try {
			return await responseViaResponseObject(res, outgoing, options);
		} catch (e) {
			return handleResponseError(e, outgoing);
		}
	};
};

//#endregion
//#region src/websocket.ts
/**
* @link https://developer.mozilla.org/en-US/docs/Web/API/CloseEvent
*/
const CloseEvent = globalThis.CloseEvent ?? class extends Event {
	#eventInitDict;
	constructor(type, eventInitDict = {}) {
		super(type, eventInitDict);
		this.#eventInitDict = eventInitDict;
	}
	get wasClean() {
		return this.#eventInitDict.wasClean ?? false;
	}
	get code() {
		return this.#eventInitDict.code ?? 0;
	}
	get reason() {
		return this.#eventInitDict.reason ?? "";
	}
};
/**
* Node.js has no global `ErrorEvent`, unlike `Event`/`MessageEvent`/`CloseEvent`.
* @link https://developer.mozilla.org/en-US/docs/Web/API/ErrorEvent
*/
const ErrorEvent = globalThis.ErrorEvent ?? class extends Event {
	#eventInitDict;
	constructor(type, eventInitDict = {}) {
		super(type, eventInitDict);
		this.#eventInitDict = eventInitDict;
	}
	get message() {
		return this.#eventInitDict.message ?? "";
	}
	get filename() {
		return this.#eventInitDict.filename ?? "";
	}
	get lineno() {
		return this.#eventInitDict.lineno ?? 0;
	}
	get colno() {
		return this.#eventInitDict.colno ?? 0;
	}
	get error() {
		return this.#eventInitDict.error ?? null;
	}
};
const generateConnectionSymbol = () => Symbol("connection");
const CONNECTION_SYMBOL_KEY = Symbol("CONNECTION_SYMBOL_KEY");
const WAIT_FOR_WEBSOCKET_SYMBOL = Symbol("WAIT_FOR_WEBSOCKET_SYMBOL");
const responseHeadersToSkip = new Set([
	"connection",
	"content-length",
	"keep-alive",
	"proxy-authenticate",
	"proxy-authorization",
	"te",
	"trailer",
	"transfer-encoding",
	"upgrade",
	"sec-websocket-accept",
	"sec-websocket-extensions",
	"sec-websocket-protocol"
]);
const appendResponseHeaders = (headers, responseHeaders) => {
	if (!responseHeaders) return;
	responseHeaders.forEach((value, key) => {
		if (responseHeadersToSkip.has(key.toLowerCase())) return;
		headers.push(`${key}: ${value}`);
	});
};
const rejectUpgradeRequest = (socket, status, responseHeaders) => {
	if (socket.destroyed) return;
	const responseLines = ["Connection: close", "Content-Length: 0"];
	appendResponseHeaders(responseLines, responseHeaders);
	socket.end(`HTTP/1.1 ${status.toString()} ${STATUS_CODES[status] ?? ""}\r\n${responseLines.join("\r\n")}\r\n\r
`);
};
const createUpgradeRequest = (request) => {
	const protocol = request.socket.encrypted ? "https" : "http";
	const incomingUrl = request.url ?? "/";
	let url;
	if (incomingUrl[0] !== "/" && (incomingUrl.startsWith("http://") || incomingUrl.startsWith("https://"))) {
		validateRequestTarget(incomingUrl);
		url = new URL(incomingUrl).href;
	} else url = buildUrl(protocol, request.headers.host ?? "localhost", incomingUrl);
	const headers = new Headers();
	for (const key in request.headers) {
		const value = request.headers[key];
		if (!value) continue;
		headers.append(key, Array.isArray(value) ? value[0] : value);
	}
	return new Request(url, { headers });
};
const setupWebSocket = (options) => {
	const { server, fetchCallback, wss } = options;
	const waiterMap = /* @__PURE__ */ new Map();
	wss.on("connection", (ws, request) => {
		const waiter = waiterMap.get(request);
		if (waiter) {
			waiter.resolve(ws);
			waiterMap.delete(request);
		}
	});
	const rejectWaiter = (request) => {
		const waiter = waiterMap.get(request);
		if (waiter) {
			waiterMap.delete(request);
			waiter.reject(/* @__PURE__ */ new Error("WebSocket handshake aborted"));
		}
	};
	const waitForWebSocket = (request, connectionSymbol) => {
		return new Promise((resolve, reject) => {
			waiterMap.set(request, {
				resolve,
				reject,
				connectionSymbol
			});
		});
	};
	server.on("upgrade", async (request, socket, head) => {
		if (request.headers.upgrade?.toLowerCase() !== "websocket") return;
		const ignoreSocketError = () => {};
		const reclaimWaiterOnClose = () => rejectWaiter(request);
		socket.on("error", ignoreSocketError);
		socket.once("close", reclaimWaiterOnClose);
		const env = {
			incoming: request,
			outgoing: void 0,
			wss,
			[WAIT_FOR_WEBSOCKET_SYMBOL]: waitForWebSocket
		};
		let status = 400;
		let responseHeaders;
		try {
			const response = await fetchCallback(createUpgradeRequest(request), env);
			if (response instanceof Response) {
				status = response.status;
				responseHeaders = response.headers;
			}
		} catch (error) {
			if (server.listenerCount("upgrade") === 1) rejectUpgradeRequest(socket, error instanceof RequestError ? 400 : 500);
			return;
		}
		if (socket.destroyed) {
			rejectWaiter(request);
			return;
		}
		const waiter = waiterMap.get(request);
		if (!waiter || waiter.connectionSymbol !== env[CONNECTION_SYMBOL_KEY]) {
			rejectWaiter(request);
			if (server.listenerCount("upgrade") === 1) rejectUpgradeRequest(socket, status, responseHeaders);
			return;
		}
		const addResponseHeaders = (headers) => {
			appendResponseHeaders(headers, responseHeaders);
		};
		wss.on("headers", addResponseHeaders);
		try {
			wss.handleUpgrade(request, socket, head, (ws) => {
				socket.off("close", reclaimWaiterOnClose);
				socket.off("error", ignoreSocketError);
				wss.emit("connection", ws, request);
			});
		} finally {
			wss.off("headers", addResponseHeaders);
		}
	});
	server.on("close", () => {
		wss.close();
	});
};
const upgradeWebSocket = defineWebSocketHelper(async (c, events, options) => {
	if (c.req.header("upgrade")?.toLowerCase() !== "websocket") return;
	const env = c.env;
	const waitForWebSocket = env[WAIT_FOR_WEBSOCKET_SYMBOL];
	if (!waitForWebSocket || !env.incoming) return new Response(null, { status: 500 });
	const connectionSymbol = generateConnectionSymbol();
	env[CONNECTION_SYMBOL_KEY] = connectionSymbol;
	(async () => {
		let ws;
		try {
			ws = await waitForWebSocket(env.incoming, connectionSymbol);
		} catch {
			return;
		}
		const messagesReceivedInStarting = [];
		const bufferMessage = (data, isBinary) => {
			messagesReceivedInStarting.push([data, isBinary]);
		};
		ws.on("message", bufferMessage);
		const ctx = {
			binaryType: "arraybuffer",
			close(code, reason) {
				ws.close(code, reason);
			},
			protocol: ws.protocol,
			raw: ws,
			get readyState() {
				return ws.readyState;
			},
			send(source, opts) {
				ws.send(source, { compress: opts?.compress });
			},
			url: new URL(c.req.url)
		};
		try {
			events?.onOpen?.(new Event("open"), ctx);
		} catch (e) {
			(options?.onError ?? console.error)(e);
		}
		const handleMessage = (data, isBinary) => {
			const datas = Array.isArray(data) ? data : [data];
			for (const data of datas) try {
				events?.onMessage?.(new MessageEvent("message", { data: isBinary ? data instanceof ArrayBuffer ? data : data.buffer.slice(data.byteOffset, data.byteOffset + data.byteLength) : typeof data === "string" ? data : Buffer.from(data).toString("utf-8") }), ctx);
			} catch (e) {
				(options?.onError ?? console.error)(e);
			}
		};
		ws.off("message", bufferMessage);
		for (const message of messagesReceivedInStarting) handleMessage(...message);
		ws.on("message", (data, isBinary) => {
			handleMessage(data, isBinary);
		});
		ws.on("close", (code, reason) => {
			try {
				events?.onClose?.(new CloseEvent("close", {
					code,
					reason: reason.toString()
				}), ctx);
			} catch (e) {
				(options?.onError ?? console.error)(e);
			}
		});
		ws.on("error", (error) => {
			try {
				events?.onError?.(new ErrorEvent("error", { error }), ctx);
			} catch (e) {
				(options?.onError ?? console.error)(e);
			}
		});
	})();
	return new Response();
});

//#endregion
//#region src/server.ts
const createAdaptorServer = (options) => {
	const fetchCallback = options.fetch;
	const requestListener = getRequestListener(fetchCallback, {
		hostname: options.hostname,
		overrideGlobalObjects: options.overrideGlobalObjects,
		autoCleanupIncoming: options.autoCleanupIncoming
	});
	const server = (options.createServer || createServer)(options.serverOptions || {}, requestListener);
	if (options.websocket && options.websocket.server) {
		if (options.websocket.server.options.noServer !== true) throw new Error("WebSocket server must be created with { noServer: true } option");
		setupWebSocket({
			server,
			fetchCallback,
			wss: options.websocket.server
		});
	}
	return server;
};
const serve = (options, listeningListener) => {
	const server = createAdaptorServer(options);
	server.listen(options?.port ?? 3e3, options.hostname, () => {
		const serverInfo = server.address();
		listeningListener && listeningListener(serverInfo);
	});
	return server;
};

//#endregion


/***/ }),

/***/ 45621:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* reexport safe */ _utils_html_js__WEBPACK_IMPORTED_MODULE_0__.lS),
/* harmony export */   q: () => (/* binding */ html)
/* harmony export */ });
/* harmony import */ var _utils_html_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(11059);

//#region src/helper/html/index.ts
/**
* @module
* html Helper for Hono.
*/
const html = (strings, ...values) => {
	const buffer = [""];
	for (let i = 0, len = strings.length - 1; i < len; i++) {
		buffer[0] += strings[i];
		const children = Array.isArray(values[i]) ? values[i].flat(Infinity) : [values[i]];
		for (let i = 0, len = children.length; i < len; i++) {
			const child = children[i];
			if (typeof child === "string") (0,_utils_html_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeToBuffer */ .hY)(child, buffer);
			else if (typeof child === "number") buffer[0] += child;
			else if (typeof child === "boolean" || child === null || child === void 0) continue;
			else if (typeof child === "object" && child.isEscaped) {
				if (child.callbacks) buffer.unshift("", child);
				else {
					const tmp = child.toString();
					if (tmp instanceof Promise) buffer.unshift("", tmp);
					else buffer[0] += tmp;
				}
			} else if (child instanceof Promise) buffer.unshift("", child);
			else (0,_utils_html_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeToBuffer */ .hY)(child.toString(), buffer);
		}
	}
	buffer[0] += strings.at(-1);
	return buffer.length === 1 ? "callbacks" in buffer ? (0,_utils_html_js__WEBPACK_IMPORTED_MODULE_0__/* .raw */ .lS)((0,_utils_html_js__WEBPACK_IMPORTED_MODULE_0__/* .resolveCallbackSync */ .P_)((0,_utils_html_js__WEBPACK_IMPORTED_MODULE_0__/* .raw */ .lS)(buffer[0], buffer.callbacks))) : (0,_utils_html_js__WEBPACK_IMPORTED_MODULE_0__/* .raw */ .lS)(buffer[0]) : (0,_utils_html_js__WEBPACK_IMPORTED_MODULE_0__/* .stringBufferToString */ .s_)(buffer, buffer.callbacks);
};
//#endregion



/***/ }),

/***/ 46733:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $Z: () => (/* binding */ matchedRoutes),
/* harmony export */   dA: () => (/* binding */ routePath)
/* harmony export */ });
/* unused harmony exports basePath, baseRoutePath */
/* harmony import */ var _request_constants_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6673);
/* harmony import */ var _utils_url_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22157);


//#region src/helper/route/index.ts
/**
* Get matched routes in the handler
*
* @param {Context} c - The context object
* @returns An array of matched routes
*
* @example
* ```ts
* import { matchedRoutes } from 'hono/route'
*
* app.use('*', async function logger(c, next) {
*   await next()
*   matchedRoutes(c).forEach(({ handler, method, path }, i) => {
*     const name = handler.name || (handler.length < 2 ? '[handler]' : '[middleware]')
*     console.log(
*       method,
*       ' ',
*       path,
*       ' '.repeat(Math.max(10 - path.length, 0)),
*       name,
*       i === c.req.routeIndex ? '<- respond from here' : ''
*     )
*   })
* })
* ```
*/
const matchedRoutes = (c) => c.req[_request_constants_js__WEBPACK_IMPORTED_MODULE_0__/* .GET_MATCH_RESULT */ .Z][0].map(([[, route]]) => route);
/**
* Get the route path registered within the handler
*
* @param {Context} c - The context object
* @param {number} index - The index of the route from which to retrieve the path, similar to Array.prototype.at(), where a negative number is the index counted from the end of the matching route. Defaults to the current route index.
* @returns The route path registered within the handler
*
* @example
* ```ts
* import { routePath } from 'hono/route'
*
* app.use('*', (c, next) => {
*   console.log(routePath(c)) // '*'
*   console.log(routePath(c, -1)) // '/posts/:id'
*   return next()
* })
*
* app.get('/posts/:id', (c) => {
*   return c.text(routePath(c)) // '/posts/:id'
* })
* ```
*/
const routePath = (c, index) => matchedRoutes(c).at(index ?? c.req.routeIndex)?.path ?? "";
/**
* Get the basePath of the as-is route specified by routing.
*
* @param {Context} c - The context object
* @param {number} index - The index of the route from which to retrieve the path, similar to Array.prototype.at(), where a negative number is the index counted from the end of the matching route. Defaults to the current route index.
* @returns The basePath of the as-is route specified by routing.
*
* @example
* ```ts
* import { baseRoutePath } from 'hono/route'
*
* const app = new Hono()
*
* const subApp = new Hono()
* subApp.get('/posts/:id', (c) => {
*   return c.text(baseRoutePath(c)) // '/:sub'
* })
*
* app.route('/:sub', subApp)
* ```
*/
const baseRoutePath = (c, index) => matchedRoutes(c).at(index ?? c.req.routeIndex)?.basePath ?? "";
/**
* Get the basePath with embedded parameters
*
* @param {Context} c - The context object
* @param {number} index - The index of the route from which to retrieve the path, similar to Array.prototype.at(), where a negative number is the index counted from the end of the matching route. Defaults to the current route index.
* @returns The basePath with embedded parameters.
*
* @example
* ```ts
* import { basePath } from 'hono/route'
*
* const app = new Hono()
*
* const subApp = new Hono()
* subApp.get('/posts/:id', (c) => {
*   return c.text(basePath(c)) // '/requested-sub-app-path'
* })
*
* app.route('/:sub', subApp)
* ```
*/
const basePathCacheMap = /* @__PURE__ */ new WeakMap();
const basePath = (c, index) => {
	index ??= c.req.routeIndex;
	const cache = basePathCacheMap.get(c) || [];
	if (typeof cache[index] === "string") return cache[index];
	let result;
	const rp = baseRoutePath(c, index);
	if (!/[:*]/.test(rp)) result = rp;
	else {
		const paths = splitRoutingPath(rp);
		const reqPath = c.req.path;
		let basePathLength = 0;
		for (let i = 0, len = paths.length; i < len; i++) {
			const pattern = getPattern(paths[i], paths[i + 1]);
			if (pattern) {
				const re = pattern[2] === true || pattern === "*" ? /[^\/]+/ : pattern[2];
				const restPath = reqPath.substring(basePathLength + 1);
				const segment = restPath.split("/", 1)[0];
				basePathLength += (restPath.match(re)?.[0] ?? (re.test(segment) ? segment : "")).length;
			} else basePathLength += paths[i].length;
			basePathLength += 1;
		}
		result = reqPath.substring(0, basePathLength);
	}
	cache[index] = result;
	basePathCacheMap.set(c, cache);
	return result;
};
//#endregion



/***/ }),

/***/ 36539:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  $: () => (/* reexport */ hono_Hono)
});

// UNUSED EXPORTS: Context

;// CONCATENATED MODULE: ./node_modules/hono/dist/http-exception.js
//#region src/http-exception.ts
/**
* `HTTPException` must be used when a fatal error such as authentication failure occurs.
*
* @see {@link https://hono.dev/docs/api/exception}
*
* @param {StatusCode} status - status code of HTTPException
* @param {HTTPExceptionOptions} options - options of HTTPException
* @param {HTTPExceptionOptions["res"]} options.res - response of options of HTTPException
* @param {HTTPExceptionOptions["message"]} options.message - message of options of HTTPException
* @param {HTTPExceptionOptions["cause"]} options.cause - cause of options of HTTPException
*
* @example
* ```ts
* import { HTTPException } from 'hono/http-exception'
*
* // ...
*
* app.post('/auth', async (c, next) => {
*   // authentication
*   if (authorized === false) {
*     throw new HTTPException(401, { message: 'Custom error message' })
*   }
*   await next()
* })
* ```
*/
var http_exception_HTTPException = class extends Error {
	res;
	status;
	/**
	* Creates an instance of `HTTPException`.
	* @param status - HTTP status code for the exception. Defaults to 500.
	* @param options - Additional options for the exception.
	*/
	constructor(status = 500, options) {
		super(options?.message, { cause: options?.cause });
		this.res = options?.res;
		this.status = status;
	}
	/**
	* Returns the response object associated with the exception.
	* If a response object is not provided, a new response is created with the error message and status code.
	* @returns The response object.
	*/
	getResponse() {
		if (this.res) return new Response(this.res.body, {
			status: this.status,
			headers: this.res.headers
		});
		return new Response(this.message, { status: this.status });
	}
};
//#endregion


// EXTERNAL MODULE: ./node_modules/hono/dist/request/constants.js
var constants = __webpack_require__(6673);
;// CONCATENATED MODULE: ./node_modules/hono/dist/utils/buffer.js

//#region src/utils/buffer.ts
/**
* @module
* Buffer utility.
*/
const equal = (a, b) => {
	if (a === b) return true;
	if (a.byteLength !== b.byteLength) return false;
	const va = new DataView(a);
	const vb = new DataView(b);
	let i = va.byteLength;
	while (i--) if (va.getUint8(i) !== vb.getUint8(i)) return false;
	return true;
};
const constantTimeEqualString = (a, b) => {
	const aLen = a.length;
	const bLen = b.length;
	const maxLen = Math.max(aLen, bLen);
	let out = aLen ^ bLen;
	for (let i = 0; i < maxLen; i++) {
		const aChar = i < aLen ? a.charCodeAt(i) : 0;
		const bChar = i < bLen ? b.charCodeAt(i) : 0;
		out |= aChar ^ bChar;
	}
	return out === 0;
};
const timingSafeEqualString = async (a, b, hashFunction) => {
	if (!hashFunction) hashFunction = sha256;
	const [sa, sb] = await Promise.all([hashFunction(a), hashFunction(b)]);
	if (sa == null || sb == null || typeof sa !== "string" || typeof sb !== "string") return false;
	const hashEqual = constantTimeEqualString(sa, sb);
	const originalEqual = constantTimeEqualString(a, b);
	return hashEqual && originalEqual;
};
const timingSafeEqual = async (a, b, hashFunction) => {
	if (typeof a === "string" && typeof b === "string") return timingSafeEqualString(a, b, hashFunction);
	if (!hashFunction) hashFunction = sha256;
	const [sa, sb] = await Promise.all([hashFunction(a), hashFunction(b)]);
	if (!sa || !sb || typeof sa !== "string" || typeof sb !== "string") return false;
	return timingSafeEqualString(sa, sb);
};
const bufferToString = (buffer) => {
	if (buffer instanceof ArrayBuffer) return new TextDecoder("utf-8").decode(buffer);
	return buffer;
};
const bufferToFormData = (arrayBuffer, contentType) => {
	return new Response(arrayBuffer, { headers: { "Content-Type": contentType.replace(/^[^;]+/, (mediaType) => mediaType.toLowerCase()) } }).formData();
};
//#endregion


;// CONCATENATED MODULE: ./node_modules/hono/dist/utils/body.js

//#region src/utils/body.ts
const MAX_NESTED_OBJECTS = 1e4;
const isRawRequest = (request) => "headers" in request;
const parseBody = async (request, options = Object.create(null)) => {
	const { all = false, dot = false } = options;
	const mediaType = (isRawRequest(request) ? request.headers : request.raw.headers).get("Content-Type")?.split(";")[0].trim().toLowerCase();
	if (mediaType === "multipart/form-data" || mediaType === "application/x-www-form-urlencoded") return parseFormData(request, {
		all,
		dot
	});
	return {};
};
/**
* Parses form data from a request.
*
* @template T - The type of the parsed body data.
* @param {HonoRequest | Request} request - The request object containing form data.
* @param {ParseBodyOptions} options - Options for parsing the form data.
* @returns {Promise<T>} The parsed body data.
*/
async function parseFormData(request, options) {
	if (!isRawRequest(request) && request.bodyCache.formData) return convertFormDataToBodyData(await request.bodyCache.formData, options);
	const headers = isRawRequest(request) ? request.headers : request.raw.headers;
	const arrayBuffer = await request.arrayBuffer();
	const formDataPromise = bufferToFormData(arrayBuffer, headers.get("Content-Type") || "");
	if (!isRawRequest(request)) request.bodyCache.formData = formDataPromise;
	const formData = await formDataPromise;
	if (formData) return convertFormDataToBodyData(formData, options);
	return {};
}
/**
* Converts form data to body data based on the provided options.
*
* @template T - The type of the parsed body data.
* @param {FormData} formData - The form data to convert.
* @param {ParseBodyOptions} options - Options for parsing the form data.
* @returns {T} The converted body data.
*/
function convertFormDataToBodyData(formData, options) {
	const form = Object.create(null);
	const nestingState = { count: 0 };
	formData.forEach((value, key) => {
		if (!(options.all || key.endsWith("[]"))) form[key] = value;
		else handleParsingAllValues(form, key, value);
	});
	if (options.dot) Object.entries(form).forEach(([key, value]) => {
		if (key.includes(".")) {
			handleParsingNestedValues(form, key, value, nestingState);
			delete form[key];
		}
	});
	return form;
}
/**
* Handles parsing all values for a given key, supporting multiple values as arrays.
*
* @param {BodyData} form - The form data object.
* @param {string} key - The key to parse.
* @param {FormDataEntryValue} value - The value to assign.
*/
const handleParsingAllValues = (form, key, value) => {
	if (form[key] !== void 0) {
		if (Array.isArray(form[key])) form[key].push(value);
		else form[key] = [form[key], value];
	} else if (!key.endsWith("[]")) form[key] = value;
	else form[key] = [value];
};
/**
* Handles parsing nested values using dot notation keys.
*
* @param {BodyData} form - The form data object.
* @param {string} key - The dot notation key.
* @param {BodyDataValue} value - The value to assign.
* @param {{ count: number }} state - The state object tracking nesting depth.
*/
const handleParsingNestedValues = (form, key, value, state) => {
	if (/(?:^|\.)__proto__\./.test(key)) return;
	let nestedForm = form;
	const keys = key.split(".", 34);
	if (keys.length > 33) throwNestingLimitExceeded();
	keys.forEach((key, index) => {
		if (index === keys.length - 1) nestedForm[key] = value;
		else {
			if (!nestedForm[key] || typeof nestedForm[key] !== "object" || Array.isArray(nestedForm[key]) || nestedForm[key] instanceof File) {
				if (state.count++ >= MAX_NESTED_OBJECTS) throwNestingLimitExceeded();
				nestedForm[key] = Object.create(null);
			}
			nestedForm = nestedForm[key];
		}
	});
};
const throwNestingLimitExceeded = () => {
	throw new Error("Nesting limit exceeded");
};
//#endregion


// EXTERNAL MODULE: ./node_modules/hono/dist/utils/url.js
var url = __webpack_require__(22157);
;// CONCATENATED MODULE: ./node_modules/hono/dist/request.js




//#region src/request.ts
var HonoRequest = class {
	/**
	* `.raw` can get the raw Request object.
	*
	* @see {@link https://hono.dev/docs/api/request#raw}
	*
	* @example
	* ```ts
	* // For Cloudflare Workers
	* app.post('/', async (c) => {
	*   const metadata = c.req.raw.cf?.hostMetadata?
	*   ...
	* })
	* ```
	*/
	raw;
	#validatedData;
	#matchResult;
	routeIndex = 0;
	/**
	* `.path` can get the pathname of the request.
	*
	* @see {@link https://hono.dev/docs/api/request#path}
	*
	* @example
	* ```ts
	* app.get('/about/me', (c) => {
	*   const pathname = c.req.path // `/about/me`
	* })
	* ```
	*/
	path;
	bodyCache = {};
	constructor(request, path = "/", matchResult = [[]]) {
		this.raw = request;
		this.path = path;
		this.#matchResult = matchResult;
	}
	param(key) {
		return key ? this.#getDecodedParam(key) : this.#getAllDecodedParams();
	}
	#getDecodedParam(key) {
		const paramKey = this.#matchResult[0][this.routeIndex]?.[1][key];
		const param = this.#getParamValue(paramKey);
		return param && (0,url/* tryDecodeURIComponent */.RC)(param);
	}
	#getAllDecodedParams() {
		const decoded = {};
		const keys = Object.keys(this.#matchResult[0][this.routeIndex]?.[1] ?? {});
		for (const key of keys) {
			const value = this.#getParamValue(this.#matchResult[0][this.routeIndex][1][key]);
			if (value !== void 0) decoded[key] = (0,url/* tryDecodeURIComponent */.RC)(value);
		}
		return decoded;
	}
	#getParamValue(paramKey) {
		return this.#matchResult[1] ? this.#matchResult[1][paramKey] : paramKey;
	}
	query(key) {
		return (0,url/* getQueryParam */.qn)(this.url, key);
	}
	queries(key) {
		return (0,url/* getQueryParams */.vA)(this.url, key);
	}
	header(name) {
		if (name) return this.raw.headers.get(name) ?? void 0;
		const headerData = Object.create(null);
		this.raw.headers.forEach((value, key) => {
			headerData[key] = value;
		});
		return headerData;
	}
	async parseBody(options) {
		return parseBody(this, options);
	}
	#cachedBody = (key) => {
		const { bodyCache, raw } = this;
		const cachedBody = bodyCache[key];
		if (cachedBody) return cachedBody;
		for (const anyCachedKey in bodyCache) return bodyCache[anyCachedKey].then((body) => {
			if (anyCachedKey === "json") body = JSON.stringify(body);
			const contentType = anyCachedKey === "formData" ? void 0 : raw.headers.get("content-type");
			return new Response(body, { headers: contentType ? { "Content-Type": contentType } : void 0 })[key]();
		});
		return bodyCache[key] = raw[key]();
	};
	/**
	* `.json()` can parse Request body of type `application/json`
	*
	* @see {@link https://hono.dev/docs/api/request#json}
	*
	* @example
	* ```ts
	* app.post('/entry', async (c) => {
	*   const body = await c.req.json()
	* })
	* ```
	*/
	json() {
		return this.#cachedBody("text").then((text) => JSON.parse(text));
	}
	/**
	* `.text()` can parse Request body of type `text/plain`
	*
	* @see {@link https://hono.dev/docs/api/request#text}
	*
	* @example
	* ```ts
	* app.post('/entry', async (c) => {
	*   const body = await c.req.text()
	* })
	* ```
	*/
	text() {
		return this.#cachedBody("text");
	}
	/**
	* `.arrayBuffer()` parse Request body as an `ArrayBuffer`
	*
	* @see {@link https://hono.dev/docs/api/request#arraybuffer}
	*
	* @example
	* ```ts
	* app.post('/entry', async (c) => {
	*   const body = await c.req.arrayBuffer()
	* })
	* ```
	*/
	arrayBuffer() {
		return this.#cachedBody("arrayBuffer");
	}
	/**
	* `.bytes()` parses the request body as a `Uint8Array`.
	*
	* @see {@link https://hono.dev/docs/api/request#bytes}
	*
	* @example
	* ```ts
	* app.post('/entry', async (c) => {
	*   const body = await c.req.bytes()
	* })
	* ```
	*/
	bytes() {
		return this.#cachedBody("arrayBuffer").then((buffer) => new Uint8Array(buffer));
	}
	/**
	* Parses the request body as a `Blob`.
	* @example
	* ```ts
	* app.post('/entry', async (c) => {
	*   const body = await c.req.blob();
	* });
	* ```
	* @see https://hono.dev/docs/api/request#blob
	*/
	blob() {
		return this.#cachedBody("blob");
	}
	/**
	* Parses the request body as `FormData`.
	* @example
	* ```ts
	* app.post('/entry', async (c) => {
	*   const body = await c.req.formData();
	* });
	* ```
	* @see https://hono.dev/docs/api/request#formdata
	*/
	formData() {
		return this.#cachedBody("formData");
	}
	/**
	* Adds validated data to the request.
	*
	* @param target - The target of the validation.
	* @param data - The validated data to add.
	*/
	addValidatedData(target, data) {
		(this.#validatedData ??= {})[target] = data;
	}
	valid(target) {
		return this.#validatedData?.[target];
	}
	/**
	* `.url` can get the request url strings.
	*
	* @see {@link https://hono.dev/docs/api/request#url}
	*
	* @example
	* ```ts
	* app.get('/about/me', (c) => {
	*   const url = c.req.url // `http://localhost:8787/about/me`
	*   ...
	* })
	* ```
	*/
	get url() {
		return this.raw.url;
	}
	/**
	* `.method` can get the method name of the request.
	*
	* @see {@link https://hono.dev/docs/api/request#method}
	*
	* @example
	* ```ts
	* app.get('/about/me', (c) => {
	*   const method = c.req.method // `GET`
	* })
	* ```
	*/
	get method() {
		return this.raw.method;
	}
	get [constants/* GET_MATCH_RESULT */.Z]() {
		return this.#matchResult;
	}
	/**
	* `.matchedRoutes` can return a matched route in the handler
	*
	* @deprecated
	*
	* Use matchedRoutes helper defined in "hono/route" instead.
	*
	* @see {@link https://hono.dev/docs/api/request#matchedroutes}
	*
	* @example
	* ```ts
	* app.use('*', async function logger(c, next) {
	*   await next()
	*   c.req.matchedRoutes.forEach(({ handler, method, path }, i) => {
	*     const name = handler.name || (handler.length < 2 ? '[handler]' : '[middleware]')
	*     console.log(
	*       method,
	*       ' ',
	*       path,
	*       ' '.repeat(Math.max(10 - path.length, 0)),
	*       name,
	*       i === c.req.routeIndex ? '<- respond from here' : ''
	*     )
	*   })
	* })
	* ```
	*/
	get matchedRoutes() {
		return this.#matchResult[0].map(([[, route]]) => route);
	}
	/**
	* `.routePath` can retrieve the path registered within the handler
	*
	* @deprecated
	*
	* Use routePath helper defined in "hono/route" instead.
	*
	* @see {@link https://hono.dev/docs/api/request#routepath}
	*
	* @example
	* ```ts
	* app.get('/posts/:id', (c) => {
	*   return c.json({ path: c.req.routePath })
	* })
	* ```
	*/
	get routePath() {
		return this.#matchResult[0].map(([[, route]]) => route)[this.routeIndex].path;
	}
};
/**
* Clones a HonoRequest's underlying raw Request object.
*
* This utility handles both consumed and unconsumed request bodies:
* - If the request body hasn't been consumed, it uses the native `clone()` method
* - If the request body has been consumed, it reconstructs a new Request using cached body data
*
* This is particularly useful when you need to:
* - Process the same request body multiple times
* - Pass requests to external services after validation
*
* @param req - The HonoRequest object to clone
* @returns A Promise that resolves to a new Request object with the same properties
* @throws {HTTPException} If the request body was consumed directly via `req.raw`
*   without using HonoRequest methods (e.g., `req.json()`, `req.text()`), making it
*   impossible to reconstruct the body from cache
*
* @example
* ```ts
* // Clone after consuming the body (e.g., after validation)
* app.post('/forward',
*   validator('json', (data) => data),
*   async (c) => {
*     const validated = c.req.valid('json')
*     // Body has been consumed, but cloneRawRequest still works
*     const clonedReq = await cloneRawRequest(c.req)
*     return fetch('http://backend-service.com', clonedReq)
*   }
* )
* ```
*/
const cloneRawRequest = async (req) => {
	if (!req.raw.bodyUsed) return req.raw.clone();
	const cacheKey = Object.keys(req.bodyCache)[0];
	if (!cacheKey) throw new HTTPException(500, { message: "Cannot clone request: body was already consumed and not cached. Please use HonoRequest methods (e.g., req.json(), req.text()) instead of consuming req.raw directly." });
	let body = await req[cacheKey]();
	const headers = req.header();
	if (cacheKey === "json") {
		body = JSON.stringify(body);
		delete headers["content-length"];
	} else if (body instanceof FormData) {
		delete headers["content-type"];
		delete headers["content-length"];
	}
	const requestInit = {
		body,
		cache: req.raw.cache,
		credentials: req.raw.credentials,
		headers,
		integrity: req.raw.integrity,
		keepalive: req.raw.keepalive,
		method: req.method,
		mode: req.raw.mode,
		redirect: req.raw.redirect,
		referrer: req.raw.referrer,
		referrerPolicy: req.raw.referrerPolicy,
		signal: req.raw.signal
	};
	return new Request(req.url, requestInit);
};
//#endregion


// EXTERNAL MODULE: ./node_modules/hono/dist/utils/html.js
var utils_html = __webpack_require__(11059);
;// CONCATENATED MODULE: ./node_modules/hono/dist/context.js


//#region src/context.ts
const TEXT_PLAIN = "text/plain; charset=UTF-8";
const setDefaultContentType = (contentType, headers) => {
	return {
		"Content-Type": contentType,
		...headers
	};
};
const createResponseInstance = (body, init) => new Response(body, init);
var Context = class {
	#rawRequest;
	#req;
	/**
	* `.env` can get bindings (environment variables, secrets, KV namespaces, D1 database, R2 bucket etc.) in Cloudflare Workers.
	*
	* @see {@link https://hono.dev/docs/api/context#env}
	*
	* @example
	* ```ts
	* // Environment object for Cloudflare Workers
	* app.get('*', async c => {
	*   const counter = c.env.COUNTER
	* })
	* ```
	*/
	env = {};
	#var;
	finalized = false;
	/**
	* `.error` can get the error object from the middleware if the Handler throws an error.
	*
	* @see {@link https://hono.dev/docs/api/context#error}
	*
	* @example
	* ```ts
	* app.use('*', async (c, next) => {
	*   await next()
	*   if (c.error) {
	*     // do something...
	*   }
	* })
	* ```
	*/
	error;
	#status;
	#executionCtx;
	#res;
	#layout;
	#renderer;
	#notFoundHandler;
	#preparedHeaders;
	#matchResult;
	#path;
	/**
	* Creates an instance of the Context class.
	*
	* @param req - The Request object.
	* @param options - Optional configuration options for the context.
	*/
	constructor(req, options) {
		this.#rawRequest = req;
		if (options) {
			this.#executionCtx = options.executionCtx;
			this.env = options.env;
			this.#notFoundHandler = options.notFoundHandler;
			this.#path = options.path;
			this.#matchResult = options.matchResult;
		}
	}
	/**
	* `.req` is the instance of {@link HonoRequest}.
	*/
	get req() {
		this.#req ??= new HonoRequest(this.#rawRequest, this.#path, this.#matchResult);
		return this.#req;
	}
	/**
	* @see {@link https://hono.dev/docs/api/context#event}
	* The FetchEvent associated with the current request.
	*
	* @throws Will throw an error if the context does not have a FetchEvent.
	*/
	get event() {
		if (this.#executionCtx && "respondWith" in this.#executionCtx) return this.#executionCtx;
		else throw Error("This context has no FetchEvent");
	}
	/**
	* @see {@link https://hono.dev/docs/api/context#executionctx}
	* The ExecutionContext associated with the current request.
	*
	* @throws Will throw an error if the context does not have an ExecutionContext.
	*/
	get executionCtx() {
		if (this.#executionCtx) return this.#executionCtx;
		else throw Error("This context has no ExecutionContext");
	}
	/**
	* @see {@link https://hono.dev/docs/api/context#res}
	* The Response object for the current request.
	*/
	get res() {
		return this.#res ||= createResponseInstance(null, { headers: this.#preparedHeaders ??= new Headers() });
	}
	/**
	* Sets the Response object for the current request.
	*
	* @param _res - The Response object to set.
	*/
	set res(_res) {
		if (this.#res && _res) {
			_res = createResponseInstance(_res.body, _res);
			for (const [k, v] of this.#res.headers.entries()) {
				if (k === "content-type") continue;
				if (k === "set-cookie") {
					const cookies = this.#res.headers.getSetCookie();
					_res.headers.delete("set-cookie");
					for (const cookie of cookies) _res.headers.append("set-cookie", cookie);
				} else _res.headers.set(k, v);
			}
		}
		this.#res = _res;
		this.finalized = true;
	}
	/**
	* `.render()` can create a response within a layout.
	*
	* @see {@link https://hono.dev/docs/api/context#render-setrenderer}
	*
	* @example
	* ```ts
	* app.get('/', (c) => {
	*   return c.render('Hello!')
	* })
	* ```
	*/
	render = (...args) => {
		this.#renderer ??= (content) => this.html(content);
		return this.#renderer(...args);
	};
	/**
	* Sets the layout for the response.
	*
	* @param layout - The layout to set.
	* @returns The layout function.
	*/
	setLayout = (layout) => this.#layout = layout;
	/**
	* Gets the current layout for the response.
	*
	* @returns The current layout function.
	*/
	getLayout = () => this.#layout;
	/**
	* `.setRenderer()` can set the layout in the custom middleware.
	*
	* @see {@link https://hono.dev/docs/api/context#render-setrenderer}
	*
	* @example
	* ```tsx
	* app.use('*', async (c, next) => {
	*   c.setRenderer((content) => {
	*     return c.html(
	*       <html>
	*         <body>
	*           <p>{content}</p>
	*         </body>
	*       </html>
	*     )
	*   })
	*   await next()
	* })
	* ```
	*/
	setRenderer = (renderer) => {
		this.#renderer = renderer;
	};
	/**
	* `.header()` can set headers.
	*
	* @see {@link https://hono.dev/docs/api/context#header}
	*
	* @example
	* ```ts
	* app.get('/welcome', (c) => {
	*   // Set headers
	*   c.header('X-Message', 'Hello!')
	*   c.header('Content-Type', 'text/plain')
	*
	*   // Append multiple headers using the append option (e.g. Vary)
	*   c.header('Vary', 'Accept-Encoding', { append: true })
	*   c.header('Vary', 'User-Agent', { append: true })
	*
	*   return c.body('Thank you for coming')
	* })
	* ```
	*/
	header = (name, value, options) => {
		if (this.finalized && !this.#res.bodyUsed) this.#res = createResponseInstance(this.#res.body, this.#res);
		const headers = this.#res ? this.#res.headers : this.#preparedHeaders ??= new Headers();
		if (value === void 0) headers.delete(name);
		else if (options?.append) headers.append(name, value);
		else headers.set(name, value);
	};
	status = (status) => {
		this.#status = status;
	};
	/**
	* `.set()` can set the value specified by the key.
	*
	* @see {@link https://hono.dev/docs/api/context#set-get}
	*
	* @example
	* ```ts
	* app.use('*', async (c, next) => {
	*   c.set('message', 'Hono is hot!!')
	*   await next()
	* })
	* ```
	*/
	set = (key, value) => {
		this.#var ??= /* @__PURE__ */ new Map();
		this.#var.set(key, value);
	};
	/**
	* `.get()` can use the value specified by the key.
	*
	* @see {@link https://hono.dev/docs/api/context#set-get}
	*
	* @example
	* ```ts
	* app.get('/', (c) => {
	*   const message = c.get('message')
	*   return c.text(`The message is "${message}"`)
	* })
	* ```
	*/
	get = (key) => {
		return this.#var ? this.#var.get(key) : void 0;
	};
	/**
	* `.var` can access the value of a variable.
	*
	* @see {@link https://hono.dev/docs/api/context#var}
	*
	* @example
	* ```ts
	* const result = c.var.client.oneMethod()
	* ```
	*/
	get var() {
		if (!this.#var) return {};
		return Object.fromEntries(this.#var);
	}
	#newResponse(data, arg, headers) {
		let responseHeaders = this.#res ? new Headers(this.#res.headers) : this.#preparedHeaders;
		if (typeof arg === "object" && arg.headers) {
			responseHeaders ??= new Headers();
			for (const [key, value] of new Headers(arg.headers)) if (key === "set-cookie") responseHeaders.append(key, value);
			else responseHeaders.set(key, value);
		}
		if (headers) {
			if (!responseHeaders) {
				let count = 0;
				for (const k in headers) if (++count > 1 || typeof headers[k] !== "string") {
					responseHeaders = new Headers();
					break;
				}
			}
			if (responseHeaders) for (const k in headers) {
				const v = headers[k];
				if (typeof v === "string") responseHeaders.set(k, v);
				else {
					responseHeaders.delete(k);
					for (const v2 of v) responseHeaders.append(k, v2);
				}
			}
		}
		const status = typeof arg === "number" ? arg : arg?.status ?? this.#status;
		return createResponseInstance(data, {
			status,
			headers: responseHeaders ?? headers
		});
	}
	newResponse = (...args) => this.#newResponse(...args);
	/**
	* `.body()` can return the HTTP response.
	* You can set headers with `.header()` and set HTTP status code with `.status`.
	* This can also be set in `.text()`, `.json()` and so on.
	*
	* @see {@link https://hono.dev/docs/api/context#body}
	*
	* @example
	* ```ts
	* app.get('/welcome', (c) => {
	*   // Set headers
	*   c.header('X-Message', 'Hello!')
	*   c.header('Content-Type', 'text/plain')
	*   // Set HTTP status code
	*   c.status(201)
	*
	*   // Return the response body
	*   return c.body('Thank you for coming')
	* })
	* ```
	*/
	body = (data, arg, headers) => this.#newResponse(data, arg, headers);
	/**
	* `.text()` can render text as `Content-Type:text/plain`.
	*
	* @see {@link https://hono.dev/docs/api/context#text}
	*
	* @example
	* ```ts
	* app.get('/say', (c) => {
	*   return c.text('Hello!')
	* })
	* ```
	*/
	text = (text, arg, headers) => {
		return !this.#preparedHeaders && !this.#status && !arg && !headers && !this.finalized ? new Response(text) : this.#newResponse(text, arg, setDefaultContentType(TEXT_PLAIN, headers));
	};
	/**
	* `.json()` can render JSON as `Content-Type:application/json`.
	*
	* @see {@link https://hono.dev/docs/api/context#json}
	*
	* @example
	* ```ts
	* app.get('/api', (c) => {
	*   return c.json({ message: 'Hello!' })
	* })
	* ```
	*/
	json = (object, arg, headers) => {
		return this.#newResponse(JSON.stringify(object), arg, setDefaultContentType("application/json", headers));
	};
	html = (html, arg, headers) => {
		const res = (html) => this.#newResponse(html, arg, setDefaultContentType("text/html; charset=UTF-8", headers));
		return typeof html === "object" ? (0,utils_html/* resolveCallback */.Ap)(html, utils_html/* HtmlEscapedCallbackPhase */.BA.Stringify, false, {}).then(res) : res(html);
	};
	/**
	* `.redirect()` can Redirect, default status code is 302.
	*
	* @see {@link https://hono.dev/docs/api/context#redirect}
	*
	* @example
	* ```ts
	* app.get('/redirect', (c) => {
	*   return c.redirect('/')
	* })
	* app.get('/redirect-permanently', (c) => {
	*   return c.redirect('/', 301)
	* })
	* ```
	*/
	redirect = (location, status) => {
		const locationString = String(location);
		this.header("Location", !/[^\x00-\xFF]/.test(locationString) ? locationString : encodeURI(locationString));
		return this.newResponse(null, status ?? 302);
	};
	/**
	* `.notFound()` can return the Not Found Response.
	*
	* @see {@link https://hono.dev/docs/api/context#notfound}
	*
	* @example
	* ```ts
	* app.get('/notfound', (c) => {
	*   return c.notFound()
	* })
	* ```
	*/
	notFound = () => {
		this.#notFoundHandler ??= () => createResponseInstance();
		return this.#notFoundHandler(this);
	};
};
//#endregion


;// CONCATENATED MODULE: ./node_modules/hono/dist/compose.js
//#region src/compose.ts
/**
* Compose middleware functions into a single function based on `koa-compose` package.
*
* @template E - The environment type.
*
* @param {[[Function, unknown], unknown][] | [[Function]][]} middleware - An array of middleware functions and their corresponding parameters.
* @param {ErrorHandler<E>} [onError] - An optional error handler function.
* @param {NotFoundHandler<E>} [onNotFound] - An optional not-found handler function.
*
* @returns {(context: Context, next?: Next) => Promise<Context>} - A composed middleware function.
*/
const compose = (middleware, onError, onNotFound) => {
	return (context, next) => {
		let index = -1;
		return dispatch(0);
		/**
		* Dispatch the middleware functions.
		*
		* @param {number} i - The current index in the middleware array.
		*
		* @returns {Promise<Context>} - A promise that resolves to the context.
		*/
		async function dispatch(i) {
			if (i <= index) throw new Error("next() called multiple times");
			index = i;
			let res;
			let isError = false;
			let handler;
			if (middleware[i]) {
				handler = middleware[i][0][0];
				context.req.routeIndex = i;
			} else handler = i === middleware.length && next || void 0;
			if (handler) try {
				res = await handler(context, () => dispatch(i + 1));
			} catch (err) {
				if (err instanceof Error && onError) {
					context.error = err;
					res = await onError(err, context);
					isError = true;
				} else throw err;
			}
			else if (context.finalized === false && onNotFound) res = await onNotFound(context);
			if (res && (context.finalized === false || isError)) context.res = res;
			return context;
		}
	};
};
//#endregion


// EXTERNAL MODULE: ./node_modules/hono/dist/helper/route/index.js
var route = __webpack_require__(46733);
;// CONCATENATED MODULE: ./node_modules/hono/dist/router.js
//#region src/router.ts
/**
* @module
* This module provides types definitions and variables for the routers.
*/
/**
* Constant representing all HTTP methods in uppercase.
*/
const METHOD_NAME_ALL = "ALL";
/**
* Constant representing all HTTP methods in lowercase.
*/
const METHOD_NAME_ALL_LOWERCASE = "all";
/**
* Array of supported HTTP methods.
*/
const METHODS = [
	"get",
	"post",
	"put",
	"delete",
	"options",
	"patch",
	"query"
];
/**
* Error message indicating that a route cannot be added because the matcher is already built.
*/
const MESSAGE_MATCHER_IS_ALREADY_BUILT = "Can not add a route since the matcher is already built.";
/**
* Error class representing an unsupported path error.
*/
var UnsupportedPathError = class extends Error {};
//#endregion


;// CONCATENATED MODULE: ./node_modules/hono/dist/utils/constants.js
//#region src/utils/constants.ts
/**
* Constant used to mark a composed handler.
*/
const COMPOSED_HANDLER = "__COMPOSED_HANDLER";
//#endregion


;// CONCATENATED MODULE: ./node_modules/hono/dist/utils/mount.js



//#region src/utils/mount.ts
const countTrailingSlashes = (path) => {
	let index = path.length;
	while (index > 0 && path.charCodeAt(index - 1) === 47) index--;
	return path.length - index;
};
const getPathPrefixLength = (c, pathPrefix, routePath) => {
	if (!/[:*]/.test(pathPrefix)) return pathPrefix.length;
	const path = c.req.path;
	const matchResult = c.req[constants/* GET_MATCH_RESULT */.Z];
	const paramNames = /* @__PURE__ */ new Set();
	let length = 0;
	for (const part of (0,url/* splitRoutingPath */.WE)(pathPrefix)) {
		if (part[0] === ":" && part.endsWith("}?")) throw new Error(`mount(): Optional regular expression parameters are not supported in "${routePath}".`);
		const pattern = (0,url/* getPattern */.jA)(part);
		if (pattern && pattern !== "*") {
			const name = pattern[1];
			if (paramNames.has(name)) throw new Error(`mount(): Duplicate path parameter "${name}" in "${routePath}".`);
			paramNames.add(name);
		}
		if (pattern && pattern !== "*" && pattern[2] !== true) {
			const value = matchResult.length === 2 ? matchResult[1][matchResult[0][c.req.routeIndex][1][pattern[1]]] : matchResult[0][c.req.routeIndex][1][pattern[1]];
			length += value.length + 1;
		} else if (pattern || part.endsWith("*")) {
			const end = path.indexOf("/", length + 1);
			length = end === -1 ? path.length : end;
		} else length += part.length + 1;
	}
	return length;
};
const createMountedRequest = (c, pathPrefix, routePath) => {
	if (/[^/]\*$/.test(routePath)) throw new Error(`mount(): Wildcard must follow "/" in "${routePath}".`);
	const prefixLength = getPathPrefixLength(c, pathPrefix, routePath);
	const path = c.req.path.slice(prefixLength) || "/";
	if (prefixLength > c.req.path.length || path[0] !== "/" || /\/(?:\.|%2e){1,2}(?:\/|$)/i.test(path)) throw new http_exception_HTTPException(400, { message: "Invalid mounted path" });
	const rawUrl = c.req.raw.url;
	if (/^[^/?#]*\/\/[^/?#\\]*[?#\\]/.test(rawUrl)) throw new http_exception_HTTPException(400, { message: "Invalid mounted path" });
	const rawPathEnd = rawUrl.search(/[?#]/);
	const rawTrailingSlashes = countTrailingSlashes(rawPathEnd === -1 ? rawUrl : rawUrl.slice(0, rawPathEnd));
	if (rawTrailingSlashes > 1 && countTrailingSlashes(c.req.path) === rawTrailingSlashes - 1) throw new http_exception_HTTPException(400, { message: "Invalid mounted path" });
	const url = new URL(rawUrl);
	url.pathname = path.replace(/[\\\t\n\r]/g, encodeURIComponent);
	if (path.includes("%")) {}
	return new Request(url, c.req.raw);
};
//#endregion


;// CONCATENATED MODULE: ./node_modules/hono/dist/hono-base.js







//#region src/hono-base.ts
/**
* @module
* This module is the base module for the Hono object.
*/
const notFoundHandler = (c) => {
	return c.text("404 Not Found", 404);
};
const errorHandler = (err, c) => {
	if ("getResponse" in err) {
		const res = err.getResponse();
		return c.newResponse(res.body, res);
	}
	console.error(err);
	return c.text("Internal Server Error", 500);
};
var Hono = class Hono {
	get;
	post;
	put;
	delete;
	options;
	patch;
	query;
	all;
	on;
	use;
	router;
	getPath;
	_basePath = "/";
	#path = "/";
	routes = [];
	constructor(options = {}) {
		[...METHODS, "all"].forEach((method) => {
			this[method] = (args1, ...args) => {
				const methodName = method.toUpperCase();
				if (typeof args1 === "string") this.#path = args1;
				else this.#addRoute(methodName, this.#path, args1);
				args.forEach((handler) => {
					this.#addRoute(methodName, this.#path, handler);
				});
				return this;
			};
		});
		this.on = (method, path, ...handlers) => {
			for (const p of [path].flat()) {
				this.#path = p;
				for (const m of [method].flat()) {
					const methodName = m.toUpperCase();
					for (const handler of handlers) this.#addRoute(methodName, this.#path, handler);
				}
			}
			return this;
		};
		this.use = (arg1, ...handlers) => {
			if (typeof arg1 === "string") this.#path = arg1;
			else {
				this.#path = "*";
				handlers.unshift(arg1);
			}
			handlers.forEach((handler) => {
				this.#addRoute("ALL", this.#path, handler);
			});
			return this;
		};
		const { strict, ...optionsWithoutStrict } = options;
		Object.assign(this, optionsWithoutStrict);
		this.getPath = strict ?? true ? options.getPath ?? url/* getPath */.Yn : url/* getPathNoStrict */.md;
	}
	#clone() {
		const clone = new Hono({
			router: this.router,
			getPath: this.getPath
		});
		clone.errorHandler = this.errorHandler;
		clone.#notFoundHandler = this.#notFoundHandler;
		clone.routes = this.routes;
		return clone;
	}
	#notFoundHandler = notFoundHandler;
	errorHandler = errorHandler;
	/**
	* `.route()` allows grouping other Hono instance in routes.
	*
	* @see {@link https://hono.dev/docs/api/routing#grouping}
	*
	* @param {string} path - base Path
	* @param {Hono} app - other Hono instance
	* @returns {Hono} routed Hono instance
	*
	* @example
	* ```ts
	* const app = new Hono()
	* const app2 = new Hono()
	*
	* app2.get("/user", (c) => c.text("user"))
	* app.route("/api", app2) // GET /api/user
	* ```
	*/
	route(path, app) {
		const subApp = this.basePath(path);
		app.routes.map((r) => {
			let handler;
			if (app.errorHandler === errorHandler) handler = r.handler;
			else {
				handler = async (c, next) => (await compose([], app.errorHandler)(c, () => r.handler(c, next))).res;
				handler[COMPOSED_HANDLER] = r.handler;
			}
			subApp.#addRoute(r.method, r.path, handler, r.basePath);
		});
		return this;
	}
	/**
	* `.basePath()` allows base paths to be specified.
	*
	* @see {@link https://hono.dev/docs/api/routing#base-path}
	*
	* @param {string} path - base Path
	* @returns {Hono} changed Hono instance
	*
	* @example
	* ```ts
	* const api = new Hono().basePath('/api')
	* ```
	*/
	basePath(path) {
		const subApp = this.#clone();
		subApp._basePath = (0,url/* mergePath */.uc)(this._basePath, path);
		return subApp;
	}
	/**
	* `.onError()` handles an error and returns a customized Response.
	*
	* @see {@link https://hono.dev/docs/api/hono#error-handling}
	*
	* @param {ErrorHandler} handler - request Handler for error
	* @returns {Hono} changed Hono instance
	*
	* @example
	* ```ts
	* app.onError((err, c) => {
	*   console.error(`${err}`)
	*   return c.text('Custom Error Message', 500)
	* })
	* ```
	*/
	onError = (handler) => {
		this.errorHandler = handler;
		return this;
	};
	/**
	* `.notFound()` allows you to customize a Not Found Response.
	*
	* @see {@link https://hono.dev/docs/api/hono#not-found}
	*
	* @param {NotFoundHandler} handler - request handler for not-found
	* @returns {Hono} changed Hono instance
	*
	* @example
	* ```ts
	* app.notFound((c) => {
	*   return c.text('Custom 404 Message', 404)
	* })
	* ```
	*/
	notFound = (handler) => {
		this.#notFoundHandler = handler;
		return this;
	};
	/**
	* `.mount()` allows you to mount applications built with other frameworks into your Hono application.
	*
	* @deprecated Use `mount()` from `hono/mount` instead. `.mount()` will be removed in v5.
	*
	* @see {@link https://hono.dev/docs/api/hono#mount}
	*
	* @param {string} path - base Path
	* @param {Function} applicationHandler - other Request Handler
	* @param {MountOptions} [options] - options of `.mount()`
	* @returns {Hono} mounted Hono instance
	* @throws {Error} If automatic request rewriting encounters duplicate path parameter names or an optional regular expression parameter.
	* @throws {HTTPException} With status 400 if automatic request rewriting cannot safely preserve the routed path.
	*
	* @example
	* ```ts
	* import { Router as IttyRouter } from 'itty-router'
	* import { Hono } from 'hono'
	* // Create itty-router application
	* const ittyRouter = IttyRouter()
	* // GET /itty-router/hello
	* ittyRouter.get('/hello', () => new Response('Hello from itty-router'))
	*
	* const app = new Hono()
	* app.mount('/itty-router', ittyRouter.handle)
	* ```
	*
	* @example
	* ```ts
	* const app = new Hono()
	* // Send the request to another application without modification.
	* app.mount('/app', anotherApp, {
	*   replaceRequest: (req) => req,
	* })
	* ```
	*/
	mount(path, applicationHandler, options) {
		let replaceRequest;
		let optionHandler;
		if (options) {
			if (typeof options === "function") optionHandler = options;
			else {
				optionHandler = options.optionHandler;
				if (options.replaceRequest === false) replaceRequest = (request) => request;
				else replaceRequest = options.replaceRequest;
			}
		}
		const getOptions = optionHandler ? (c) => {
			const options = optionHandler(c);
			return Array.isArray(options) ? options : [options];
		} : (c) => {
			let executionContext = void 0;
			try {
				executionContext = c.executionCtx;
			} catch {}
			return [c.env, executionContext];
		};
		const defaultReplaceRequest = (c) => {
			const mountedRoutePath = (0,route/* routePath */.dA)(c);
			return createMountedRequest(c, mountedRoutePath.replace(/\/?\*$/, ""), mountedRoutePath);
		};
		const handler = async (c, next) => {
			const res = await applicationHandler(replaceRequest ? replaceRequest(c.req.raw) : defaultReplaceRequest(c), ...getOptions(c));
			if (res) return res;
			await next();
		};
		this.#addRoute("ALL", (0,url/* mergePath */.uc)(path, "*"), handler);
		return this;
	}
	#addRoute(method, path, handler, baseRoutePath) {
		path = (0,url/* mergePath */.uc)(this._basePath, path);
		const r = {
			basePath: baseRoutePath !== void 0 ? (0,url/* mergePath */.uc)(this._basePath, baseRoutePath) : this._basePath,
			path,
			method,
			handler
		};
		this.router.add(method, path, [handler, r]);
		this.routes.push(r);
	}
	#handleError(err, c) {
		if (err instanceof Error) return this.errorHandler(err, c);
		throw err;
	}
	#dispatch(request, executionCtx, env, method) {
		if (method === "HEAD") return (async () => new Response(null, await this.#dispatch(request, executionCtx, env, "GET")))();
		const path = this.getPath(request, { env });
		const matchResult = this.router.match(method, path);
		const c = new Context(request, {
			path,
			matchResult,
			env,
			executionCtx,
			notFoundHandler: this.#notFoundHandler
		});
		if (matchResult[0].length === 1) {
			let res;
			try {
				res = matchResult[0][0][0][0](c, async () => {
					c.res = await this.#notFoundHandler(c);
				});
			} catch (err) {
				return this.#handleError(err, c);
			}
			return res instanceof Promise ? res.then((resolved) => resolved || (c.finalized ? c.res : this.#notFoundHandler(c))).catch((err) => this.#handleError(err, c)) : res ?? this.#notFoundHandler(c);
		}
		const composed = compose(matchResult[0], this.errorHandler, this.#notFoundHandler);
		return (async () => {
			try {
				const context = await composed(c);
				if (!context.finalized) throw new Error("Context is not finalized. Did you forget to return a Response object or `await next()`?");
				return context.res;
			} catch (err) {
				return this.#handleError(err, c);
			}
		})();
	}
	/**
	* `.fetch()` will be entry point of your app.
	*
	* @see {@link https://hono.dev/docs/api/hono#fetch}
	*
	* @param {Request} request - request Object of request
	* @param {Env} env - env Object
	* @param {ExecutionContext} executionCtx - context of execution
	* @returns {Response | Promise<Response>} response of request
	*
	*/
	fetch = (request, ...rest) => {
		return this.#dispatch(request, rest[1], rest[0], request.method);
	};
	/**
	* `.request()` is a useful method for testing.
	* You can pass a URL or pathname to send a GET request.
	* app will return a Response object.
	* ```ts
	* test('GET /hello is ok', async () => {
	*   const res = await app.request('/hello')
	*   expect(res.status).toBe(200)
	* })
	* ```
	* @see https://hono.dev/docs/api/hono#request
	*/
	request = (input, requestInit, Env, executionCtx) => {
		if (input instanceof Request) return this.fetch(requestInit ? new Request(input, requestInit) : input, Env, executionCtx);
		input = input.toString();
		return this.fetch(new Request(/^https?:\/\//.test(input) ? input : `http://localhost${(0,url/* mergePath */.uc)("/", input)}`, requestInit), Env, executionCtx);
	};
	/**
	* `.fire()` automatically adds a global fetch event listener.
	* This can be useful for environments that adhere to the Service Worker API, such as non-ES module Cloudflare Workers.
	* @deprecated
	* Use `fire` from `hono/service-worker` instead.
	* ```ts
	* import { Hono } from 'hono'
	* import { fire } from 'hono/service-worker'
	*
	* const app = new Hono()
	* // ...
	* fire(app)
	* ```
	* @see https://hono.dev/docs/api/hono#fire
	* @see https://developer.mozilla.org/en-US/docs/Web/API/Service_Worker_API
	* @see https://developers.cloudflare.com/workers/reference/migrate-to-module-workers/
	*/
	fire = () => {
		addEventListener("fetch", (event) => {
			event.respondWith(this.#dispatch(event.request, event, void 0, event.request.method));
		});
	};
};
//#endregion


;// CONCATENATED MODULE: ./node_modules/hono/dist/router/utils.js
//#region src/router/utils.ts
const createNullObject = () => Object.create(null);
//#endregion


;// CONCATENATED MODULE: ./node_modules/hono/dist/router/reg-exp-router/matcher.js

//#region src/router/reg-exp-router/matcher.ts
const emptyParam = [];
function match(method, path) {
	const matchers = this.buildAllMatchers();
	const match = ((method, path) => {
		const matcher = matchers[method] || matchers["ALL"];
		const staticMatch = matcher[2][path];
		if (staticMatch) return staticMatch;
		const match = path.match(matcher[0]);
		if (!match) return [[], emptyParam];
		const index = match.indexOf("", 1);
		return [matcher[1][index], match];
	});
	this.match = match;
	return match(method, path);
}
//#endregion


;// CONCATENATED MODULE: ./node_modules/hono/dist/router/reg-exp-router/node.js

//#region src/router/reg-exp-router/node.ts
const LABEL_REG_EXP_STR = "[^/]+";
const ONLY_WILDCARD_REG_EXP_STR = "[^]*";
const TAIL_WILDCARD_REG_EXP_STR = "(?:|/[^]*)";
const PATH_ERROR = Symbol();
const regExpMetaChars = /* @__PURE__ */ new Set(".\\+*[^]$()");
/**
* Sort order:
* 1. literal
* 2. special pattern (e.g. :label{[0-9]+})
* 3. common label pattern (e.g. :label)
* 4. wildcard
*/
function compareKey(a, b) {
	if (a.length === 1) return b.length === 1 ? a < b ? -1 : 1 : -1;
	if (b.length === 1) return 1;
	if (a === "[^]*" || a === "(?:|/[^]*)") return b === "[^]*" ? -1 : 1;
	else if (b === "[^]*" || b === "(?:|/[^]*)") return -1;
	if (a === "[^/]+") return 1;
	else if (b === "[^/]+") return -1;
	return a.length === b.length ? a < b ? -1 : 1 : b.length - a.length;
}
var Node = class Node {
	#index;
	#varIndex;
	#children = createNullObject();
	insert(tokens, index, paramMap, context, keys) {
		let node = this;
		for (let i = 0, len = tokens.length; i < len; i++) {
			const token = tokens[i];
			const pattern = token.length === 1 ? token === "*" ? i === len - 1 ? [
				"",
				"",
				ONLY_WILDCARD_REG_EXP_STR
			] : [
				"",
				"",
				LABEL_REG_EXP_STR
			] : null : token === "/*" ? [
				"",
				"",
				TAIL_WILDCARD_REG_EXP_STR
			] : token.match(/^\:([^\{\}]+)(?:\{(.+)\})?$/);
			let nextNode;
			if (pattern) {
				const name = pattern[1];
				let regexpStr = pattern[2] || "[^/]+";
				if (name && pattern[2]) {
					if (new RegExp(regexpStr).test("")) throw PATH_ERROR;
					regexpStr = regexpStr.replace(/^\((?!\?:)(?=[^)]+\)$)/, "(?:");
					if (/\((?!\?:)/.test(regexpStr)) throw PATH_ERROR;
					if (regexpStr.length === 1 && regExpMetaChars.has(regexpStr)) throw PATH_ERROR;
				}
				keys.push(regexpStr);
				nextNode = node.#children[regexpStr];
				if (!nextNode) {
					if (regexpStr !== "[^]*" && regexpStr !== "(?:|/[^]*)") {
						for (const k in node.#children) if ((regexpStr.length > 1 || k.length > 1) && k !== "[^]*" && k !== "(?:|/[^]*)") throw PATH_ERROR;
					}
					nextNode = node.#children[regexpStr] = new Node();
				}
				if (name !== "") {
					nextNode.#varIndex ??= context.varIndex++;
					paramMap.push([name, nextNode.#varIndex]);
				}
			} else {
				keys.push(token);
				nextNode = node.#children[token];
				if (!nextNode) {
					for (const k in node.#children) if (k.length > 1 && k !== "[^]*" && k !== "(?:|/[^]*)") throw PATH_ERROR;
					nextNode = node.#children[token] = new Node();
				}
			}
			node = nextNode;
		}
		if (node.#index !== void 0) throw PATH_ERROR;
		node.#index = index;
	}
	buildRegExpStr() {
		const strList = Object.keys(this.#children).sort(compareKey).map((k) => {
			const c = this.#children[k];
			const childStr = c.buildRegExpStr();
			return childStr === "" ? "" : (typeof c.#varIndex === "number" ? `(${k})@${c.#varIndex}` : regExpMetaChars.has(k) ? `\\${k}` : k) + childStr;
		}).filter(Boolean);
		if (typeof this.#index === "number" && this.#index !== -1) strList.unshift(`#${this.#index}`);
		if (strList.length === 0) return "";
		if (strList.length === 1) return strList[0];
		return "(?:" + strList.join("|") + ")";
	}
};
//#endregion


;// CONCATENATED MODULE: ./node_modules/hono/dist/router/reg-exp-router/trie.js


//#region src/router/reg-exp-router/trie.ts
var Trie = class {
	#context = { varIndex: 0 };
	#root = new Node();
	#index = 0;
	paths = createNullObject();
	insert(path, isStatic) {
		const keys = [];
		if (isStatic) {
			this.#root.insert(path.split(""), -1, [], this.#context, keys);
			this.paths[path] = [
				-1,
				[],
				keys
			];
			return;
		}
		const paramAssoc = [];
		const groups = [];
		let markedPath = path;
		for (let i = 0;;) {
			let replaced = false;
			markedPath = markedPath.replace(/\{(?:\{[\d,]+\}|[^}])+\}/g, (m) => {
				const mark = `@\\${i}`;
				groups[i] = [mark, m];
				i++;
				replaced = true;
				return mark;
			});
			if (!replaced) break;
		}
		/**
		*  - pattern (:label, :label{0-9]+}, ...)
		*  - /* wildcard
		*  - character
		*/
		const tokens = markedPath.match(/(?::[^\/]+)|(?:\/\*$)|./gs) || [];
		for (let i = groups.length - 1; i >= 0; i--) {
			const [mark] = groups[i];
			for (let j = tokens.length - 1; j >= 0; j--) if (tokens[j].indexOf(mark) !== -1) {
				tokens[j] = tokens[j].replace(mark, groups[i][1]);
				break;
			}
		}
		this.#root.insert(tokens, this.#index, paramAssoc, this.#context, keys);
		this.paths[path] = [
			this.#index++,
			paramAssoc,
			keys
		];
	}
	buildRegExp() {
		let regexp = this.#root.buildRegExpStr();
		if (regexp === "") return [
			/^$/,
			[],
			[]
		];
		let captureIndex = 0;
		const indexReplacementMap = [];
		const paramReplacementMap = [];
		regexp = regexp.replace(/#(\d+)|@(\d+)|\.\*\$/g, (_, handlerIndex, paramIndex) => {
			if (handlerIndex !== void 0) {
				indexReplacementMap[++captureIndex] = Number(handlerIndex);
				return "$()";
			}
			if (paramIndex !== void 0) {
				paramReplacementMap[Number(paramIndex)] = ++captureIndex;
				return "";
			}
			return "";
		});
		return [
			new RegExp(`^${regexp}`),
			indexReplacementMap,
			paramReplacementMap
		];
	}
};
//#endregion


;// CONCATENATED MODULE: ./node_modules/hono/dist/router/reg-exp-router/router.js






//#region src/router/reg-exp-router/router.ts
function endsWithWildcard(keys) {
	const tail = keys[keys.length - 1];
	return tail === "[^]*" || tail === "(?:|/[^]*)";
}
function covers(wildcard, target) {
	const last = wildcard.length - 1;
	for (let i = 0; i < last; i++) if (wildcard[i] !== target[i]) return false;
	return wildcard[last] === "[^]*" || target.length === last || target[last] === "/";
}
var RegExpRouter = class {
	name = "RegExpRouter";
	#handlers;
	#tries;
	constructor() {
		this.#handlers = { ["ALL"]: [] };
		this.#tries = { ["ALL"]: new Trie() };
	}
	#insertPath(method, path) {
		try {
			this.#tries[method].insert(path, !/\*|\/:/.test(path));
		} catch (e) {
			throw e === PATH_ERROR ? new UnsupportedPathError(path) : e;
		}
	}
	add(method, path, handler) {
		const handlers = this.#handlers;
		if (!handlers) throw new Error(MESSAGE_MATCHER_IS_ALREADY_BUILT);
		const tries = this.#tries;
		if (!handlers[method]) {
			tries[method] = new Trie();
			handlers[method] = [...handlers["ALL"]];
			for (const p in tries["ALL"].paths) this.#insertPath(method, p);
		}
		if (path === "/*") path = "*";
		const methods = method === "ALL" ? Object.keys(handlers) : [method];
		const paths = (0,url/* checkOptionalParameter */.wU)(path) || [path];
		for (const path of paths) for (const m of methods) {
			if (!tries[m].paths[path]) this.#insertPath(m, path);
			handlers[m].push([handler, path]);
		}
	}
	match = match;
	buildAllMatchers() {
		const matchers = createNullObject();
		for (const method of Object.keys(this.#handlers)) matchers[method] = this.#buildMatcher(method);
		this.#handlers = this.#tries = void 0;
		return matchers;
	}
	#buildMatcher(method) {
		const handlers = this.#handlers[method];
		const trie = this.#tries[method];
		const staticMap = createNullObject();
		const handlerData = [];
		const [regexp, indexReplacementMap, paramReplacementMap] = trie.buildRegExp();
		const own = createNullObject();
		const entries = handlers.map(([h, p], i) => {
			(own[p] ??= []).push(i);
			return [h, trie.paths[p][1].reduceRight((map, [key, varIndex]) => {
				map[key] = paramReplacementMap[varIndex];
				return map;
			}, createNullObject())];
		});
		const wildcards = Object.keys(own).filter((p) => endsWithWildcard(trie.paths[p][2]));
		for (const path in trie.paths) {
			const [index, , keys] = trie.paths[path];
			const indexes = [...own[path]];
			for (const p of wildcards) if (p !== path && covers(trie.paths[p][2], keys)) indexes.push(...own[p]);
			const data = indexes.sort((a, b) => a - b).map((i) => entries[i]);
			if (index === -1) {
				const last = Math.max(-1, ...data.flatMap(([, map]) => Object.values(map)));
				staticMap[path] = [data, last === -1 ? emptyParam : path.match(regexp).slice(0, last + 1)];
			} else handlerData[index] = data;
		}
		return [
			regexp,
			indexReplacementMap.map((i) => handlerData[i]),
			staticMap
		];
	}
};
//#endregion


;// CONCATENATED MODULE: ./node_modules/hono/dist/router/smart-router/router.js

//#region src/router/smart-router/router.ts
var SmartRouter = class {
	name = "SmartRouter";
	#routers = [];
	#routes = [];
	constructor(init) {
		this.#routers = init.routers;
	}
	add(method, path, handler) {
		if (!this.#routes) throw new Error(MESSAGE_MATCHER_IS_ALREADY_BUILT);
		this.#routes.push([
			method,
			path,
			handler
		]);
	}
	match(method, path) {
		if (!this.#routes) throw new Error("Fatal error");
		const routers = this.#routers;
		const routes = this.#routes;
		const len = routers.length;
		let i = 0;
		let res;
		for (; i < len; i++) {
			const router = routers[i];
			try {
				for (let i = 0, len = routes.length; i < len; i++) router.add(...routes[i]);
				res = router.match(method, path);
			} catch (e) {
				if (e instanceof UnsupportedPathError) continue;
				throw e;
			}
			this.match = router.match.bind(router);
			this.#routers = [router];
			this.#routes = void 0;
			break;
		}
		if (i === len) throw new Error("Fatal error");
		this.name = `SmartRouter + ${this.activeRouter.name}`;
		return res;
	}
	get activeRouter() {
		if (this.#routes || this.#routers.length !== 1) throw new Error("No active router has been determined yet.");
		return this.#routers[0];
	}
};
//#endregion


;// CONCATENATED MODULE: ./node_modules/hono/dist/router/trie-router/node.js



//#region src/router/trie-router/node.ts
const emptyParams = createNullObject();
let order = 0;
var node_Node = class Node {
	#methods = [];
	#children = createNullObject();
	#patterns = [];
	#pattern;
	#params = emptyParams;
	insert(method, path, handler) {
		let curNode = this;
		const parts = (0,url/* splitRoutingPath */.WE)(path);
		const possibleKeys = /* @__PURE__ */ new Set();
		let i = 0;
		for (const p of parts) {
			const nextP = parts[++i];
			const pattern = (0,url/* getPattern */.jA)(p, nextP) || (nextP === void 0 && p && p.indexOf("*") === p.length - 1 ? p : null);
			const isParam = Array.isArray(pattern);
			const key = isParam ? pattern[0] : pattern || p;
			const child = curNode.#children[key] ||= new Node();
			if (pattern && !child.#pattern) {
				child.#pattern = pattern;
				curNode.#patterns.push(child);
			}
			curNode = child;
			if (isParam) possibleKeys.add(pattern[1]);
		}
		curNode.#methods.push({ [method]: {
			handler,
			possibleKeys: [...possibleKeys],
			score: ++order
		} });
	}
	#pushHandlerSets(handlerSets, node, method, nodeParams, params) {
		for (let i = 0, len = node.#methods.length; i < len; i++) {
			const m = node.#methods[i];
			const handlerSet = m[method] || m["ALL"];
			if (handlerSet) {
				handlerSet.params = createNullObject();
				handlerSets.push(handlerSet);
				for (let i = 0, len = handlerSet.possibleKeys.length; i < len; i++) {
					const key = handlerSet.possibleKeys[i];
					handlerSet.params[key] = params?.[key] && !i ? params[key] : nodeParams[key] ?? params?.[key];
				}
			}
		}
	}
	search(method, path) {
		const handlerSets = [];
		this.#params = emptyParams;
		let curNodes = [this];
		const parts = (0,url/* splitPath */.Uf)(path);
		const curNodesQueue = [];
		const len = parts.length;
		let partOffsets = null;
		for (let i = 0; i < len; i++) {
			const part = parts[i];
			const isLast = i === len - 1;
			const tempNodes = [];
			for (let j = 0, len2 = curNodes.length; j < len2; j++) {
				const node = curNodes[j];
				const nextNode = node.#children[part];
				if (nextNode) {
					nextNode.#params = node.#params;
					if (isLast) {
						if (nextNode.#children["*"]) this.#pushHandlerSets(handlerSets, nextNode.#children["*"], method, node.#params);
						this.#pushHandlerSets(handlerSets, nextNode, method, node.#params);
					} else tempNodes.push(nextNode);
				}
				for (const child of node.#patterns) {
					const pattern = child.#pattern;
					const params = node.#params === emptyParams ? {} : { ...node.#params };
					if (typeof pattern === "string") {
						if (pattern === "*" || part.startsWith(pattern.slice(0, -1))) {
							this.#pushHandlerSets(handlerSets, child, method, node.#params);
							if (pattern === "*") {
								child.#params = params;
								tempNodes.push(child);
							}
						}
						continue;
					}
					const [, name, matcher] = pattern;
					if (!part && matcher === true) continue;
					if (matcher !== true) {
						if (!partOffsets) {
							partOffsets = [];
							let offset = path[0] === "/" ? 1 : 0;
							for (let p = 0; p < len; p++) {
								partOffsets[p] = offset;
								offset += parts[p].length + 1;
							}
						}
						const restPathString = path.slice(partOffsets[i]);
						const m = matcher.exec(restPathString);
						if (m) {
							if (!Object.hasOwn(params, name)) params[name] = m[0];
							this.#pushHandlerSets(handlerSets, child, method, node.#params, params);
							if (m[0].length === restPathString.length && child.#children["*"]) this.#pushHandlerSets(handlerSets, child.#children["*"], method, node.#params, params);
							for (const _ in child.#children) {
								child.#params = params;
								const componentCount = m[0].match(/\//g)?.length ?? 0;
								(curNodesQueue[componentCount] ||= []).push(child);
								break;
							}
							continue;
						}
					}
					if (matcher === true || matcher.test(part)) {
						if (!Object.hasOwn(params, name)) params[name] = part;
						if (isLast) {
							this.#pushHandlerSets(handlerSets, child, method, params, node.#params);
							if (child.#children["*"]) this.#pushHandlerSets(handlerSets, child.#children["*"], method, params, node.#params);
						} else {
							child.#params = params;
							tempNodes.push(child);
						}
					}
				}
			}
			const shifted = curNodesQueue.shift();
			curNodes = shifted ? tempNodes.concat(shifted) : tempNodes;
		}
		if (handlerSets[1]) handlerSets.sort((a, b) => {
			return a.score - b.score;
		});
		return [handlerSets.map(({ handler, params }) => [handler, params])];
	}
};
//#endregion


;// CONCATENATED MODULE: ./node_modules/hono/dist/router/trie-router/router.js


//#region src/router/trie-router/router.ts
var TrieRouter = class {
	name = "TrieRouter";
	#node = new node_Node();
	add(method, path, handler) {
		for (const result of (0,url/* checkOptionalParameter */.wU)(path) || [path]) this.#node.insert(method, result, handler);
	}
	match(method, path) {
		return this.#node.search(method, path);
	}
};
//#endregion


;// CONCATENATED MODULE: ./node_modules/hono/dist/router/trie-router/index.js



;// CONCATENATED MODULE: ./node_modules/hono/dist/hono.js





//#region src/hono.ts
/**
* The Hono class extends the functionality of the HonoBase class.
* It sets up routing and allows for custom options to be passed.
*
* @template E - The environment type.
* @template S - The schema type.
* @template BasePath - The base path type.
*/
var hono_Hono = class extends Hono {
	/**
	* Creates an instance of the Hono class.
	*
	* @param options - Optional configuration options for the Hono instance.
	*/
	constructor(options = {}) {
		super(options);
		this.router = options.router ?? new SmartRouter({ routers: [new RegExpRouter(), new TrieRouter()] });
	}
};
//#endregion


;// CONCATENATED MODULE: ./node_modules/hono/dist/index.js


//#region src/index.ts
/**
* @module
*
* Hono - Web Framework built on Web Standards
*
* @example
* ```ts
* import { Hono } from 'hono'
* const app = new Hono()
*
* app.get('/', (c) => c.text('Hono!'))
*
* export default app
* ```
*/
//#endregion



/***/ }),

/***/ 6673:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ GET_MATCH_RESULT)
/* harmony export */ });
//#region src/request/constants.ts
const GET_MATCH_RESULT = Symbol();
//#endregion



/***/ }),

/***/ 11059:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ap: () => (/* binding */ resolveCallback),
/* harmony export */   BA: () => (/* binding */ HtmlEscapedCallbackPhase),
/* harmony export */   P_: () => (/* binding */ resolveCallbackSync),
/* harmony export */   hY: () => (/* binding */ escapeToBuffer),
/* harmony export */   lS: () => (/* binding */ raw),
/* harmony export */   s_: () => (/* binding */ stringBufferToString)
/* harmony export */ });
//#region src/utils/html.ts
/**
* @module
* HTML utility.
*/
const HtmlEscapedCallbackPhase = {
	Stringify: 1,
	BeforeStream: 2,
	Stream: 3
};
const raw = (value, callbacks) => {
	const escapedString = new String(value);
	escapedString.isEscaped = true;
	escapedString.callbacks = callbacks;
	return escapedString;
};
const escapeRe = /[&<>'"]/;
const stringBufferToString = async (buffer, callbacks) => {
	let str = "";
	callbacks ||= [];
	const resolvedBuffer = await Promise.all(buffer);
	for (let i = resolvedBuffer.length - 1;; i--) {
		str += resolvedBuffer[i];
		i--;
		if (i < 0) break;
		let r = resolvedBuffer[i];
		if (r == null || typeof r === "boolean") continue;
		if (typeof r === "number") {
			str += r;
			continue;
		}
		if (typeof r === "object") callbacks.push(...r.callbacks || []);
		const isEscaped = r.isEscaped;
		r = await (typeof r === "object" ? r.toString() : r);
		if (typeof r === "object") callbacks.push(...r.callbacks || []);
		if (r.isEscaped ?? isEscaped) str += r;
		else {
			const buf = [str];
			escapeToBuffer(r, buf);
			str = buf[0];
		}
	}
	return raw(str, callbacks);
};
const escapeToBuffer = (str, buffer) => {
	const match = str.search(escapeRe);
	if (match === -1) {
		buffer[0] += str;
		return;
	}
	let escape;
	let index;
	let lastIndex = 0;
	for (index = match; index < str.length; index++) {
		switch (str.charCodeAt(index)) {
			case 34:
				escape = "&quot;";
				break;
			case 39:
				escape = "&#39;";
				break;
			case 38:
				escape = "&amp;";
				break;
			case 60:
				escape = "&lt;";
				break;
			case 62:
				escape = "&gt;";
				break;
			default: continue;
		}
		buffer[0] += str.substring(lastIndex, index) + escape;
		lastIndex = index + 1;
	}
	buffer[0] += str.substring(lastIndex, index);
};
const resolveCallbackSync = (str) => {
	const callbacks = str.callbacks;
	if (!callbacks?.length) return str;
	const buffer = [str];
	const context = {};
	callbacks.forEach((c) => c({
		phase: HtmlEscapedCallbackPhase.Stringify,
		buffer,
		context
	}));
	return buffer[0];
};
const resolveCallback = async (str, phase, preserveCallbacks, context, buffer) => {
	if (typeof str === "object" && !(str instanceof String)) {
		if (!(str instanceof Promise)) str = str.toString();
		if (str instanceof Promise) str = await str;
	}
	const callbacks = str.callbacks;
	if (!callbacks?.length) return Promise.resolve(str);
	if (buffer) buffer[0] += str;
	else buffer = [str];
	const resStr = Promise.all(callbacks.map((c) => c({
		phase,
		buffer,
		context
	}))).then((res) => Promise.all(res.filter(Boolean).map((str) => resolveCallback(str, phase, false, context, buffer))).then(() => buffer[0]));
	if (preserveCallbacks) return raw(await resStr, callbacks);
	else return resStr;
};
//#endregion



/***/ }),

/***/ 22157:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   RC: () => (/* binding */ tryDecodeURIComponent),
/* harmony export */   Uf: () => (/* binding */ splitPath),
/* harmony export */   WE: () => (/* binding */ splitRoutingPath),
/* harmony export */   Yn: () => (/* binding */ getPath),
/* harmony export */   jA: () => (/* binding */ getPattern),
/* harmony export */   md: () => (/* binding */ getPathNoStrict),
/* harmony export */   qn: () => (/* binding */ getQueryParam),
/* harmony export */   uc: () => (/* binding */ mergePath),
/* harmony export */   vA: () => (/* binding */ getQueryParams),
/* harmony export */   wU: () => (/* binding */ checkOptionalParameter)
/* harmony export */ });
/* unused harmony exports decodeURIComponent_, getQueryStrings, tryDecode, tryDecodeURI */
//#region src/utils/url.ts
const splitPath = (path) => {
	const paths = path.split("/");
	if (paths[0] === "") paths.shift();
	return paths;
};
const splitRoutingPath = (routePath) => {
	const { groups, path } = extractGroupsFromPath(routePath);
	const paths = splitPath(path);
	return replaceGroupMarks(paths, groups);
};
const extractGroupsFromPath = (path) => {
	const groups = [];
	path = path.replace(/\{[^}]+\}/g, (match, index) => {
		const mark = `@${index}`;
		groups.push([mark, match]);
		return mark;
	});
	return {
		groups,
		path
	};
};
const replaceGroupMarks = (paths, groups) => {
	for (let i = groups.length - 1; i >= 0; i--) {
		const [mark] = groups[i];
		for (let j = paths.length - 1; j >= 0; j--) if (paths[j].includes(mark)) {
			paths[j] = paths[j].replace(mark, groups[i][1]);
			break;
		}
	}
	return paths;
};
const patternCache = {};
const getPattern = (label, next) => {
	if (label === "*") return "*";
	const match = label.match(/^\:([^\{\}]+)(?:\{(.+)\})?$/);
	if (match) {
		const cacheKey = `${label}#${next}`;
		if (!patternCache[cacheKey]) {
			if (match[2]) patternCache[cacheKey] = next && next[0] !== ":" && next[0] !== "*" ? [
				cacheKey,
				match[1],
				new RegExp(`^${match[2]}(?=/${next})`)
			] : [
				label,
				match[1],
				new RegExp(`^${match[2]}$`)
			];
			else patternCache[cacheKey] = [
				label,
				match[1],
				true
			];
		}
		return patternCache[cacheKey];
	}
	return null;
};
const tryDecode = (str, decoder) => {
	try {
		return decoder(str);
	} catch {
		return str.replace(/(?:%[0-9A-Fa-f]{2})+/g, (match) => {
			try {
				return decoder(match);
			} catch {
				return match;
			}
		});
	}
};
/**
* Try to apply decodeURI() to given string.
* If it fails, skip invalid percent encoding or invalid UTF-8 sequences, and apply decodeURI() to the rest as much as possible.
* @param str The string to decode.
* @returns The decoded string that sometimes contains undecodable percent encoding.
* @example
* tryDecodeURI('Hello%20World') // 'Hello World'
* tryDecodeURI('Hello%20World/%A4%A2') // 'Hello World/%A4%A2'
*/
const tryDecodeURI = (str) => tryDecode(str, decodeURI);
const decodeURIWithPreservedPercent = (value) => decodeURI(value.includes("%25") ? value.replace(/%25/g, "%2525") : value);
const getPath = (request) => {
	const url = request.url;
	const start = url.indexOf("/", url.indexOf(":") + 4);
	let i = start;
	for (; i < url.length; i++) {
		const charCode = url.charCodeAt(i);
		if (charCode === 37) {
			const queryIndex = url.indexOf("?", i);
			const hashIndex = url.indexOf("#", i);
			const end = queryIndex === -1 ? hashIndex === -1 ? void 0 : hashIndex : hashIndex === -1 ? queryIndex : Math.min(queryIndex, hashIndex);
			const path = url.slice(start, end);
			const decoded = tryDecode(path, decodeURIWithPreservedPercent);
			if (/%(?![0-9A-Fa-f]{2})/.test(path)) {
				const rewritten = new URL("http://localhost");
				rewritten.pathname = decoded.replace(/[\\\t\n\r]/g, encodeURIComponent);
				if (tryDecode(rewritten.pathname, decodeURIWithPreservedPercent) !== decoded) return tryDecode(path.replace(/%(?![0-9A-Fa-f]{2})/g, "%25"), decodeURIWithPreservedPercent);
			}
			return decoded;
		} else if (charCode === 63 || charCode === 35) break;
	}
	return url.slice(start, i);
};
/**
* @deprecated
* Use the `URL` API instead.
*/
const getQueryStrings = (url) => {
	const queryIndex = url.indexOf("?", 8);
	if (queryIndex === -1) return "";
	const hashIndex = url.indexOf("#", 8);
	return hashIndex === -1 ? url.slice(queryIndex) : queryIndex < hashIndex ? url.slice(queryIndex, hashIndex) : "";
};
const getPathNoStrict = (request) => {
	const result = getPath(request);
	return result.length > 1 && result.at(-1) === "/" ? result.slice(0, -1) : result;
};
/**
* Merge paths.
* @param {string[]} ...paths - The paths to merge.
* @returns {string} The merged path.
* @example
* mergePath('/api', '/users') // '/api/users'
* mergePath('/api/', '/users') // '/api/users'
* mergePath('/api', '/') // '/api'
* mergePath('/api/', '/') // '/api/'
*/
const mergePath = (base, sub, ...rest) => {
	if (rest.length) sub = mergePath(sub, ...rest);
	return `${base?.[0] === "/" ? "" : "/"}${base}${sub === "/" ? "" : `${base?.at(-1) === "/" ? "" : "/"}${sub?.[0] === "/" ? sub.slice(1) : sub}`}`;
};
const checkOptionalParameter = (path) => {
	if (path.charCodeAt(path.length - 1) !== 63 || !path.includes(":")) return null;
	const segments = path.split("/");
	const results = [];
	let basePath = "";
	segments.forEach((segment) => {
		if (segment !== "" && !/\:/.test(segment)) basePath += "/" + segment;
		else if (/\:/.test(segment)) {
			if (segment.charCodeAt(segment.length - 1) === 63) {
				if (results.length === 0 && basePath === "") results.push("/");
				else results.push(basePath);
				const optionalSegment = segment.slice(0, -1);
				basePath += "/" + optionalSegment;
				results.push(basePath);
			} else basePath += "/" + segment;
		}
	});
	return results.filter((v, i, a) => a.indexOf(v) === i);
};
const tryDecodeURIComponent = (str) => str.indexOf("%") !== -1 ? tryDecode(str, decodeURIComponent_) : str;
const _decodeURI = (value) => {
	if (value.indexOf("+") !== -1) value = value.replace(/\+/g, " ");
	return tryDecodeURIComponent(value);
};
const _getQueryParam = (url, key, multiple) => {
	const hashIndex = url.indexOf("#", 8);
	if (hashIndex !== -1) url = url.slice(0, hashIndex);
	let encoded;
	if (!multiple && key && !/[%+&=]/.test(key)) {
		const queryIndex = url.indexOf("?", 8);
		let keyIndex = queryIndex;
		if (keyIndex === -1) return;
		if (!url.startsWith(key, keyIndex + 1)) keyIndex = url.indexOf(`&${key}`, keyIndex + 1);
		while (keyIndex !== -1) {
			const trailingKeyCode = url.charCodeAt(keyIndex + key.length + 1);
			if (trailingKeyCode === 61 || trailingKeyCode === 38 || isNaN(trailingKeyCode)) {
				if (keyIndex > queryIndex && /(?:^|&)[^=&]*[%+]/.test(url.slice(queryIndex + 1, keyIndex))) break;
				if (trailingKeyCode === 61) {
					const valueIndex = keyIndex + key.length + 2;
					const endIndex = url.indexOf("&", valueIndex);
					return _decodeURI(url.slice(valueIndex, endIndex === -1 ? void 0 : endIndex));
				}
				return "";
			}
			keyIndex = url.indexOf(`&${key}`, keyIndex + 1);
		}
		encoded = /[%+]/.test(url);
		if (!encoded) return;
	}
	const results = Object.create(null);
	encoded ??= /[%+]/.test(url);
	let keyIndex = url.indexOf("?", 8);
	while (keyIndex !== -1) {
		const nextKeyIndex = url.indexOf("&", keyIndex + 1);
		let valueIndex = url.indexOf("=", keyIndex);
		if (valueIndex > nextKeyIndex && nextKeyIndex !== -1) valueIndex = -1;
		let name = url.slice(keyIndex + 1, valueIndex === -1 ? nextKeyIndex === -1 ? void 0 : nextKeyIndex : valueIndex);
		if (encoded) name = _decodeURI(name);
		keyIndex = nextKeyIndex;
		if (name === "") continue;
		let value;
		if (valueIndex === -1) value = "";
		else {
			value = url.slice(valueIndex + 1, nextKeyIndex === -1 ? void 0 : nextKeyIndex);
			if (encoded) value = _decodeURI(value);
		}
		if (multiple) {
			if (!(results[name] && Array.isArray(results[name]))) results[name] = [];
			results[name].push(value);
		} else results[name] ??= value;
	}
	return key ? results[key] : results;
};
const getQueryParam = _getQueryParam;
const getQueryParams = (url, key) => {
	return _getQueryParam(url, key, true);
};
const decodeURIComponent_ = decodeURIComponent;
//#endregion



/***/ }),

/***/ 4294:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  p8: () => (/* binding */ SMTPConnection),
  LC: () => (/* binding */ createTLSSocketOptions),
  fh: () => (/* binding */ isAddressAllowed),
  Lj: () => (/* binding */ normalizeTLSError),
  zQ: () => (/* binding */ socketTimeout),
  Jx: () => (/* binding */ verifyPeerCertificate)
});

// UNUSED EXPORTS: SOCKET_TIMEOUT, TLS_SOCKET_OPTIONS

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:dns"
var external_node_dns_ = __webpack_require__(40610);
// EXTERNAL MODULE: external "node:events"
var external_node_events_ = __webpack_require__(78474);
// EXTERNAL MODULE: external "node:net"
var external_node_net_ = __webpack_require__(77030);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:tls"
var external_node_tls_ = __webpack_require__(41692);
// EXTERNAL MODULE: ./node_modules/punycode.js/punycode.js
var punycode = __webpack_require__(18629);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
;// CONCATENATED MODULE: ./node_modules/smtp-server/dist/esm/sasl.js


// Control characters have no legitimate use in usernames or command parameters.
// They enable log and header injection in applications that embed such a value
// unescaped, and they can split an SMTP response, so reject them everywhere.
// C1 controls (\x80-\x9F) are included because U+0085 is a line terminator for
// many parsers. Shared with lib/smtp-connection.js - keep a single definition
// eslint-disable-next-line no-control-regex
const CONTROL_CHARS = /[\x00-\x1F\x7F-\x9F]/;
/**
 * Authentication mechanisms. The SASL_ prefixed members implement the mechanism of
 * the same name, the rest are the steps of the multi-line exchanges. Each one runs
 * with the connection as `this`
 */
const SASL = {
    SASL_PLAIN(args, callback) {
        if (args.length > 1) {
            this.send(501, 'Error: syntax: AUTH PLAIN token');
            return callback();
        }
        if (!args.length) {
            this._nextHandler = SASL.PLAIN_token.bind(this, true);
            this.send(334);
            return callback();
        }
        SASL.PLAIN_token.call(this, false, args[0], callback);
    },
    SASL_LOGIN(args, callback) {
        if (args.length > 1) {
            this.send(501, 'Error: syntax: AUTH LOGIN');
            return callback();
        }
        if (!args.length) {
            this._nextHandler = SASL.LOGIN_username.bind(this, true);
            this.send(334, 'VXNlcm5hbWU6');
            return callback();
        }
        SASL.LOGIN_username.call(this, false, args[0], callback);
    },
    SASL_XOAUTH2(args, callback) {
        if (args.length > 1) {
            this.send(501, 'Error: syntax: AUTH XOAUTH2 token');
            return callback();
        }
        if (!args.length) {
            this._nextHandler = SASL.XOAUTH2_token.bind(this, true);
            this.send(334);
            return callback();
        }
        SASL.XOAUTH2_token.call(this, false, args[0], callback);
    },
    'SASL_CRAM-MD5'(args, callback) {
        if (args.length) {
            this.send(501, 'Error: syntax: AUTH CRAM-MD5');
            return callback();
        }
        // the challenge must be unpredictable, so use a CSPRNG instead of
        // Math.random() whose internal state can be recovered from outputs
        let challenge = external_node_util_.format('<%s.%s@%s>', external_node_crypto_.randomBytes(16).toString('hex'), // random
        Math.floor(Date.now() / 1000), // timestamp
        this.name // hostname
        );
        this._nextHandler = SASL['CRAM-MD5_token'].bind(this, true, challenge);
        this.send(334, Buffer.from(challenge).toString('base64'));
        return callback();
    },
    PLAIN_token(canAbort, rawToken, callback) {
        let token = (rawToken || '').toString().trim();
        if (canAbort && token === '*') {
            this.send(501, 'Authentication aborted');
            return callback();
        }
        let data = Buffer.from(token, 'base64').toString().split('\x00');
        if (data.length !== 3) {
            this.send(501, 'Error: invalid userdata');
            return callback();
        }
        // RFC 4616: the token is authzid NUL authcid NUL passwd. The authentication
        // identity is the authcid, but many real-world clients place the username in
        // the authzid field and leave the authcid empty, so fall back to the authzid
        // in that case. Both raw fields are passed to onAuth so applications that
        // need strict RFC 4616 semantics can implement them
        let authzid = data[0] || '';
        let authcid = data[1] || '';
        let username = authcid || authzid;
        let password = data[2] || '';
        if (CONTROL_CHARS.test(username) || CONTROL_CHARS.test(authzid)) {
            this.send(501, 'Error: invalid userdata');
            return callback();
        }
        this._server.onAuth({
            method: 'PLAIN',
            username,
            authcid,
            authzid,
            password
        }, this.session, (err, response) => {
            if (err) {
                this._server.logger.info({
                    err,
                    tnx: 'autherror',
                    cid: this.id,
                    method: 'PLAIN',
                    user: username
                }, 'Authentication error for %s using %s. %s', username, 'PLAIN', err.message);
                this.send(err.responseCode || 535, err.message);
                return callback();
            }
            response = response || {}; // onAuth may signal a failure with a bare callback()
            if (!response.user) {
                this._server.logger.info({
                    tnx: 'authfail',
                    cid: this.id,
                    method: 'PLAIN',
                    user: username
                }, 'Authentication failed for %s using %s', username, 'PLAIN');
                this.send(response.responseCode || 535, response.message || 'Error: Authentication credentials invalid');
                return callback();
            }
            this._server.logger.info({
                tnx: 'auth',
                cid: this.id,
                method: 'PLAIN',
                user: username
            }, '%s authenticated using %s', username, 'PLAIN');
            this.session.user = response.user;
            this.session.transmissionType = this._transmissionType();
            this.send(235, 'Authentication successful');
            callback();
        });
    },
    LOGIN_username(canAbort, rawUsername, callback) {
        let username = (rawUsername || '').toString().trim();
        if (canAbort && username === '*') {
            this.send(501, 'Authentication aborted');
            return callback();
        }
        username = Buffer.from(username, 'base64').toString();
        if (!username) {
            this.send(501, 'Error: missing username');
            return callback();
        }
        if (CONTROL_CHARS.test(username)) {
            this.send(501, 'Error: invalid userdata');
            return callback();
        }
        this._nextHandler = SASL.LOGIN_password.bind(this, username);
        this.send(334, 'UGFzc3dvcmQ6');
        return callback();
    },
    LOGIN_password(username, rawPassword, callback) {
        let password = (rawPassword || '').toString().trim();
        if (password === '*') {
            this.send(501, 'Authentication aborted');
            return callback();
        }
        password = Buffer.from(password, 'base64').toString();
        this._server.onAuth({
            method: 'LOGIN',
            username,
            password
        }, this.session, (err, response) => {
            if (err) {
                this._server.logger.info({
                    err,
                    tnx: 'autherror',
                    cid: this.id,
                    method: 'LOGIN',
                    user: username
                }, 'Authentication error for %s using %s. %s', username, 'LOGIN', err.message);
                this.send(err.responseCode || 535, err.message);
                return callback();
            }
            response = response || {}; // onAuth may signal a failure with a bare callback()
            if (!response.user) {
                this._server.logger.info({
                    tnx: 'authfail',
                    cid: this.id,
                    method: 'LOGIN',
                    user: username
                }, 'Authentication failed for %s using %s', username, 'LOGIN');
                this.send(response.responseCode || 535, response.message || 'Error: Authentication credentials invalid');
                return callback();
            }
            this._server.logger.info({
                tnx: 'auth',
                cid: this.id,
                method: 'LOGIN',
                user: username
            }, '%s authenticated using %s', username, 'LOGIN');
            this.session.user = response.user;
            this.session.transmissionType = this._transmissionType();
            this.send(235, 'Authentication successful');
            callback();
        });
    },
    XOAUTH2_token(canAbort, rawToken, callback) {
        let token = (rawToken || '').toString().trim();
        if (canAbort && token === '*') {
            this.send(501, 'Authentication aborted');
            return callback();
        }
        let username;
        let accessToken;
        // Find username and access token from the input
        Buffer.from(token, 'base64')
            .toString()
            .split('\x01')
            .forEach(field => {
            let part = field.split('=');
            let key = part.shift().toLowerCase();
            let value = part.join('=').trim();
            if (key === 'user') {
                username = value;
            }
            else if (key === 'auth') {
                let words = value.split(/\s+/);
                if (words.shift().toLowerCase() === 'bearer') {
                    accessToken = words.join(' ');
                }
            }
        });
        if (!username || !accessToken || CONTROL_CHARS.test(username)) {
            this.send(501, 'Error: invalid userdata');
            return callback();
        }
        this._server.onAuth({
            method: 'XOAUTH2',
            username,
            accessToken
        }, this.session, (err, response) => {
            if (err) {
                this._server.logger.info({
                    err,
                    tnx: 'autherror',
                    cid: this.id,
                    method: 'XOAUTH2',
                    user: username
                }, 'Authentication error for %s using %s. %s', username, 'XOAUTH2', err.message);
                this.send(err.responseCode || 535, err.message);
                return callback();
            }
            response = response || {}; // onAuth may signal a failure with a bare callback()
            if (!response.user) {
                this._server.logger.info({
                    tnx: 'authfail',
                    cid: this.id,
                    method: 'XOAUTH2',
                    user: username
                }, 'Authentication failed for %s using %s', username, 'XOAUTH2');
                this._nextHandler = SASL.XOAUTH2_error.bind(this);
                this.send(response.responseCode || 334, Buffer.from(JSON.stringify(response.data || {})).toString('base64'));
                return callback();
            }
            this._server.logger.info({
                tnx: 'auth',
                cid: this.id,
                method: 'XOAUTH2',
                user: username
            }, '%s authenticated using %s', username, 'XOAUTH2');
            this.session.user = response.user;
            this.session.transmissionType = this._transmissionType();
            this.send(235, 'Authentication successful');
            callback();
        });
    },
    XOAUTH2_error(_data, callback) {
        this.send(535, 'Error: Username and Password not accepted');
        return callback();
    },
    'CRAM-MD5_token'(canAbort, challenge, rawToken, callback) {
        let token = (rawToken || '').toString().trim();
        if (canAbort && token === '*') {
            this.send(501, 'Authentication aborted');
            return callback();
        }
        let tokenParts = Buffer.from(token, 'base64').toString().split(' ');
        let username = tokenParts.shift();
        let challengeResponse = (tokenParts.shift() || '').toLowerCase();
        if (CONTROL_CHARS.test(username)) {
            this.send(501, 'Error: invalid userdata');
            return callback();
        }
        this._server.onAuth({
            method: 'CRAM-MD5',
            username,
            challenge,
            challengeResponse,
            validatePassword(password) {
                let hmac = external_node_crypto_.createHmac('md5', password);
                let expected = Buffer.from(hmac.update(challenge).digest('hex').toLowerCase());
                let received = Buffer.from(challengeResponse);
                // compare in constant time to avoid a timing side channel
                return expected.length === received.length && external_node_crypto_.timingSafeEqual(expected, received);
            }
        }, this.session, (err, response) => {
            if (err) {
                this._server.logger.info({
                    err,
                    tnx: 'autherror',
                    cid: this.id,
                    method: 'CRAM-MD5',
                    user: username
                }, 'Authentication error for %s using %s. %s', username, 'CRAM-MD5', err.message);
                this.send(err.responseCode || 535, err.message);
                return callback();
            }
            response = response || {}; // onAuth may signal a failure with a bare callback()
            if (!response.user) {
                this._server.logger.info({
                    tnx: 'authfail',
                    cid: this.id,
                    method: 'CRAM-MD5',
                    user: username
                }, 'Authentication failed for %s using %s', username, 'CRAM-MD5');
                this.send(response.responseCode || 535, response.message || 'Error: Authentication credentials invalid');
                return callback();
            }
            this._server.logger.info({
                tnx: 'auth',
                cid: this.id,
                method: 'CRAM-MD5',
                user: username
            }, '%s authenticated using %s', username, 'CRAM-MD5');
            this.session.user = response.user;
            this.session.transmissionType = this._transmissionType();
            this.send(235, 'Authentication successful');
            callback();
        });
    },
    // this is not a real auth but a username validation initiated by SMTP proxy
    SASL_XCLIENT(args, callback) {
        const username = ((args && args[0]) || '').toString().trim();
        this._server.onAuth({
            method: 'XCLIENT',
            username,
            password: null
        }, this.session, (err, response) => {
            if (err) {
                this._server.logger.info({
                    err,
                    tnx: 'autherror',
                    cid: this.id,
                    method: 'XCLIENT',
                    user: username
                }, 'Authentication error for %s using %s. %s', username, 'XCLIENT', err.message);
                return callback(err);
            }
            if (!response) {
                // A bare callback() means the application did not establish an
                // identity for the LOGIN value but does not object to it either.
                // This is what the built-in onAuth handler does, so let the
                // XCLIENT command through with an unauthenticated session
                this._server.logger.info({
                    tnx: 'authskip',
                    cid: this.id,
                    method: 'XCLIENT',
                    user: username
                }, 'Authentication skipped for %s using %s', username, 'XCLIENT');
                return callback();
            }
            if (!response.user) {
                this._server.logger.info({
                    tnx: 'authfail',
                    cid: this.id,
                    method: 'XCLIENT',
                    user: username
                }, 'Authentication failed for %s using %s', username, 'XCLIENT');
                return callback(new Error('Authentication credentials invalid'));
            }
            this._server.logger.info({
                tnx: 'auth',
                cid: this.id,
                method: 'XCLIENT',
                user: username
            }, '%s authenticated using %s', username, 'XCLIENT');
            this.session.user = response.user;
            this.session.transmissionType = this._transmissionType();
            callback();
        });
    },
    // Not a mechanism, exposed so that the rest of the library shares one definition.
    // Mechanism lookups use the "SASL_" prefix, so this can not collide with one
    CONTROL_CHARS
};
/* harmony default export */ const sasl = (SASL);

;// CONCATENATED MODULE: ./node_modules/smtp-server/dist/esm/ipv6-normalize.js
/**
 * Formats an IPv6 address in the canonical text form of RFC 5952: lowercase hex digits,
 * no leading zeros in a group, and the longest run of two or more all-zero groups
 * (the first one on a tie) collapsed to `::`.
 *
 * An embedded IPv4 tail (`::ffff:192.0.2.1`) stays in dotted form, as section 5 of the
 * RFC asks, and a zone index (`fe80::1%eth0`) is kept after the address. The input is
 * expected to have passed `net.isIPv6()`; anything that does not split into groups is
 * returned lowercased and otherwise unchanged.
 *
 * Replaces the `ipv6-normalize` package (unchanged since 2015), whose output this matches.
 *
 * @param address IPv6 address, as accepted by `net.isIPv6()`
 * @returns Canonical text form of the address
 */
function normalizeIPv6(address) {
    let rest = address.toLowerCase();
    let zone = '';
    const zoneStart = rest.indexOf('%');
    if (zoneStart >= 0) {
        zone = rest.slice(zoneStart);
        rest = rest.slice(0, zoneStart);
    }
    let ipv4 = '';
    const lastColon = rest.lastIndexOf(':');
    if (rest.indexOf('.', lastColon) >= 0) {
        ipv4 = rest.slice(lastColon + 1);
        rest = rest.slice(0, lastColon + 1);
        if (!rest.endsWith('::')) {
            rest = rest.slice(0, -1);
        }
    }
    const groups = expandGroups(rest, ipv4 ? 6 : 8);
    if (!groups) {
        return address.toLowerCase();
    }
    let result = compressGroups(groups);
    if (ipv4) {
        result += (result.endsWith(':') ? '' : ':') + ipv4;
    }
    return result + zone;
}
// Splits the hex part of an address into exactly `total` groups without leading zeros,
// expanding a `::`. Returns null for input that is not a valid group list.
function expandGroups(hex, total) {
    const halves = hex.split('::');
    if (halves.length > 2) {
        return null;
    }
    const head = halves[0] ? halves[0].split(':') : [];
    const tail = halves.length === 2 && halves[1] ? halves[1].split(':') : [];
    const missing = total - head.length - tail.length;
    if (halves.length === 2 ? missing < 1 : missing !== 0) {
        return null;
    }
    const groups = [...head, ...new Array(missing).fill('0'), ...tail];
    if (!groups.every(group => /^[0-9a-f]{1,4}$/.test(group))) {
        return null;
    }
    return groups.map(group => parseInt(group, 16).toString(16));
}
// Joins groups with `:`, collapsing the first longest run of two or more zero groups.
function compressGroups(groups) {
    let bestStart = -1;
    let bestLength = 1;
    for (let start = 0; start < groups.length; start++) {
        let end = start;
        while (end < groups.length && groups[end] === '0') {
            end++;
        }
        if (end - start > bestLength) {
            bestStart = start;
            bestLength = end - start;
        }
        start = Math.max(start, end);
    }
    if (bestStart < 0) {
        return groups.join(':');
    }
    return groups.slice(0, bestStart).join(':') + '::' + groups.slice(bestStart + bestLength).join(':');
}

// EXTERNAL MODULE: external "node:stream"
var external_node_stream_ = __webpack_require__(57075);
;// CONCATENATED MODULE: ./node_modules/smtp-server/dist/esm/smtp-stream.js

// How many pipelined commands to dispatch synchronously before yielding to the
// event loop. Keeps a single chunk full of commands from blocking everything else
const MAX_SYNC_COMMANDS = 100;
// the sequence that ends the DATA payload
const END_SEQUENCE = Buffer.from('\r\n.\r\n');
/**
 * Incoming SMTP stream parser. Detects and emits commands. If switched to
 * data mode, emits unescaped data events until final .
 */
class SMTPStream extends external_node_stream_.Writable {
    constructor(options) {
        // init Writable
        super(options);
        // Indicates if the stream is currently in data mode
        this._dataMode = false;
        // Output stream for the current data mode
        this._dataStream = null;
        // How many bytes are allowed for a data stream
        this._maxBytes = Infinity;
        // How many bytes have been emitted to data stream
        this.dataBytes = 0;
        // True until the first payload byte of the current DATA command has been
        // consumed, either by emitting it or by stripping it as a dot-stuffing
        // escape. Only while this holds can a leading "." be an end-of-DATA
        // terminator rather than message content
        this._atDataStart = false;
        // Callback to run once data mode is finished
        this._continueCallback = false;
        // unprocessed chars from the last parsing iteration (used in command mode)
        this._remainder = '';
        // unprocessed bytes from the last parsing iteration (used in data mode)
        this._lastBytes = false;
        // Max allowed length for a single command line. 16 KB leaves room for AUTH lines
        // carrying a base64 XOAUTH2 blob with a multi-kilobyte access token
        this._maxCommandLength = (options && options.maxCommandLength) || 16 * 1024;
        this.isClosed = false;
        // once the input stream ends, flush all output without expecting the newline
        this.on('finish', () => this._flushData());
    }
    /**
     * Placeholder command handler. Override this with your own.
     */
    oncommand(_command, _callback) {
        throw new Error('Command handler is not set');
    }
    /**
     * Switch to data mode and return output stream. The dots in the stream are unescaped.
     *
     * @param [maxBytes] Message size limit, sets sizeExceeded on the stream once it is exceeded
     * @returns Data stream
     */
    startDataMode(maxBytes) {
        this._dataMode = true;
        this._maxBytes = (maxBytes && Number(maxBytes)) || Infinity;
        this.dataBytes = 0;
        this._atDataStart = true;
        let dataStream = new external_node_stream_.PassThrough();
        dataStream.byteLength = 0;
        dataStream.sizeExceeded = false;
        this._dataStream = dataStream;
        return dataStream;
    }
    /**
     * Call this once data mode is over and you have finished processing the data stream
     */
    continue() {
        if (typeof this._continueCallback === 'function') {
            this._continueCallback();
            this._continueCallback = false;
        }
        else {
            // indicate that the 'continue' was already called once the stream actually ends
            this._continueCallback = true;
        }
    }
    // PRIVATE METHODS
    /**
     * Counts emitted data bytes and keeps the byteLength/sizeExceeded
     * properties of the data stream up to date while the message is still
     * being received, so that applications can detect an oversized message
     * mid-transfer instead of only after the stream has ended
     */
    _countDataBytes(len) {
        if (len) {
            // the single funnel for "payload was consumed", so the start-of-DATA
            // marker is cleared here rather than at each emit site
            this._atDataStart = false;
        }
        this.dataBytes += len;
        if (this._dataStream) {
            this._dataStream.byteLength = this.dataBytes;
            if (this.dataBytes > this._maxBytes) {
                this._dataStream.sizeExceeded = true;
            }
        }
    }
    /**
     * Drops the buffered command input and returns the error for an over-length line.
     * Applies to partial and complete lines alike, so the limit does not depend on
     * how the input was chunked
     */
    _commandTooLong() {
        this._remainder = '';
        return new Error('Command line too long');
    }
    /**
     * Writable._write method.
     */
    _write(chunk, encoding, next) {
        if (!chunk || !chunk.length) {
            return next();
        }
        let data;
        let pos = 0;
        let newlineRegex;
        let called = false;
        let done = err => {
            if (called) {
                return;
            }
            called = true;
            next(err);
        };
        if (this.isClosed) {
            return done();
        }
        if (!this._dataMode) {
            newlineRegex = /\r?\n/g;
            data = this._remainder + chunk.toString('binary');
            let busy = false;
            let again = false;
            let processed = 0;
            let readLine = () => {
                // Command handlers may invoke the continuation callback
                // synchronously (eg. NOOP). Loop instead of recursing to
                // avoid unbounded stack growth on heavily pipelined input
                if (busy) {
                    again = true;
                    return;
                }
                busy = true;
                // NB! the loop must always leave 'busy' cleared, including when
                // a command handler throws, otherwise the parser would ignore
                // every later readLine() call and the connection would hang
                try {
                    while (true) {
                        again = false;
                        if (this.isClosed) {
                            // the connection went away while processing this chunk,
                            // do not dispatch anything that was pipelined after it
                            return done();
                        }
                        // check if the mode is not changed
                        if (this._dataMode) {
                            let buf = Buffer.from(data.slice(pos), 'binary');
                            this._remainder = '';
                            return this._write(buf, 'buffer', done);
                        }
                        // search for the next newline
                        // exec keeps count of the last match with lastIndex
                        // so it knows from where to start with the next iteration
                        let match = newlineRegex.exec(data);
                        if (!match) {
                            this._remainder = pos < data.length ? data.slice(pos) : '';
                            if (this._remainder.length > this._maxCommandLength) {
                                return done(this._commandTooLong());
                            }
                            return done();
                        }
                        let line = data.slice(pos, match.index);
                        pos += line.length + match[0].length;
                        if (line.length > this._maxCommandLength) {
                            return done(this._commandTooLong());
                        }
                        this.oncommand(Buffer.from(line, 'binary'), readLine);
                        if (!again) {
                            // the handler is asynchronous, it will re-invoke
                            // readLine through the continuation callback
                            return;
                        }
                        // the handler completed synchronously. Yield to the event
                        // loop every now and then so that a chunk full of pipelined
                        // commands can not starve other connections or block the
                        // socket from flushing the responses we already generated
                        if (++processed >= MAX_SYNC_COMMANDS) {
                            processed = 0;
                            setImmediate(readLine);
                            return;
                        }
                    }
                }
                finally {
                    busy = false;
                }
            };
            // start reading lines
            readLine();
        }
        else {
            this._feedDataStream(chunk, done);
        }
    }
    /**
     * Processes a chunk in data mode. Escape dots are removed and final dot ends the data mode.
     */
    _feedDataStream(chunk, done) {
        // only called in data mode, which always has a stream
        const dataStream = this._dataStream;
        let i;
        let len;
        let handled;
        let buf;
        if (this._lastBytes && this._lastBytes.length) {
            chunk = Buffer.concat([this._lastBytes, chunk], this._lastBytes.length + chunk.length);
            this._lastBytes = false;
        }
        len = chunk.length;
        // Check if the data does not start with the end terminator. NB! this must
        // test _atDataStart and not just dataBytes: if the first DATA line is a
        // single dot (transmitted dot-stuffed as "..") and it arrived as its own
        // chunk, then the escape dot was already stripped and the remaining "." is
        // content, not a terminator, even though nothing has been emitted yet.
        // Otherwise an attacker can end DATA early by controlling TCP segmentation
        // and smuggle additional SMTP commands into the data phase
        if (this._atDataStart && len >= 3 && Buffer.compare(chunk.subarray(0, 3), Buffer.from('.\r\n')) === 0) {
            this._endDataMode(false, chunk.subarray(3), done);
            return;
        }
        // check if the first symbol is a escape dot
        if (this._atDataStart && len >= 2 && chunk[0] === 0x2e && chunk[1] === 0x2e) {
            chunk = chunk.subarray(1);
            len--;
            // the escape dot is consumed payload, so the leading dot from now on is
            // content and never a terminator
            this._atDataStart = false;
        }
        // seek for the stream ending
        for (i = 2; i < len - 2; i++) {
            // if the dot is the first char in a line
            if (chunk[i] === 0x2e && chunk[i - 1] === 0x0a) {
                // if the dot matches end terminator
                if (Buffer.compare(chunk.subarray(i - 2, i + 3), END_SEQUENCE) === 0) {
                    // everything before the terminator is message content, including
                    // the CRLF that ends the last line. NB! the loop starts at i=2,
                    // so this always emits at least that trailing CRLF - skipping it
                    // when i is exactly 2 would silently truncate the body whenever
                    // the terminator happens to straddle a chunk boundary
                    buf = chunk.subarray(0, i);
                    this._countDataBytes(buf.length);
                    this._endDataMode(buf, chunk.subarray(i + 3), done);
                    return;
                }
                // check if the dot is an escape char and remove it
                if (chunk[i + 1] === 0x2e) {
                    buf = chunk.subarray(0, i);
                    this._lastBytes = false; // clear remainder bytes
                    this._countDataBytes(buf.length); // increment byte counter
                    // emit what we already have and continue without the dot
                    if (dataStream.writable) {
                        dataStream.write(buf);
                    }
                    let rest = chunk.subarray(i + 1);
                    setImmediate(() => this._feedDataStream(rest, done));
                    return;
                }
            }
        }
        // keep the last bytes
        if (chunk.length < 4) {
            this._lastBytes = chunk;
        }
        else {
            this._lastBytes = chunk.subarray(chunk.length - 4);
        }
        // if current chunk is longer than the remainder bytes we keep for later emit the available bytes
        if (this._lastBytes.length < chunk.length) {
            buf = chunk.subarray(0, chunk.length - this._lastBytes.length);
            this._countDataBytes(buf.length);
            // write to stream but stop if need to wait for drain
            if (dataStream.writable) {
                handled = dataStream.write(buf);
                if (!handled && !dataStream.destroyed) {
                    // a stream that the application destroys never drains, it only closes
                    let onDrain = () => {
                        dataStream.removeListener('drain', onDrain);
                        dataStream.removeListener('close', onDrain);
                        done();
                    };
                    dataStream.once('drain', onDrain);
                    dataStream.once('close', onDrain);
                }
                else {
                    return done();
                }
            }
            else {
                return done();
            }
        }
        else {
            // nothing to emit, continue with the input stream
            return done();
        }
    }
    /**
     * Flushes remaining bytes
     */
    _flushData() {
        let line;
        if (this._remainder && !this.isClosed) {
            line = this._remainder;
            this._remainder = '';
            this.oncommand(Buffer.from(line, 'binary'));
        }
    }
    /**
     * Ends data mode and returns to command mode. Stream is not resumed before #continue is called
     */
    _endDataMode(chunk, remainder, callback) {
        const dataStream = this._dataStream;
        let continueNow = false;
        if (this._continueCallback === true) {
            this._continueCallback = false;
            if (dataStream.destroyed || dataStream.readableEnded) {
                // continue() came early because the stream was destroyed, it is never going
                // to emit 'end', so carry on with whatever was pipelined after the message
                continueNow = true;
            }
            else {
                // wait until the stream is actually over and then continue
                dataStream.once('end', () => this._write(remainder, 'buffer', callback));
            }
        }
        else {
            this._continueCallback = () => this._write(remainder, 'buffer', callback);
        }
        dataStream.byteLength = this.dataBytes;
        dataStream.sizeExceeded = this.dataBytes > this._maxBytes;
        if (chunk && chunk.length && dataStream.writable) {
            dataStream.end(chunk);
        }
        else {
            dataStream.end();
        }
        this._dataMode = false;
        this._remainder = '';
        this._dataStream = null;
        if (continueNow) {
            this._write(remainder, 'buffer', callback);
        }
    }
}

;// CONCATENATED MODULE: ./node_modules/smtp-server/dist/esm/smtp-connection.js










const SOCKET_TIMEOUT = 60 * 1000;
// idle timeout for a socket, the configured value or the default
const socketTimeout = (options) => (options && options.socketTimeout) || SOCKET_TIMEOUT;
// How long a connection the server has closed (QUIT, a 421) waits for the client to
// close its side before the socket is destroyed. Measured from close() and never
// extended, unlike the idle timeout, which any received byte resets
const HALF_CLOSE_TIMEOUT = 5 * 1000;
// RFC 5321 section 4.5.3.1.2 limits a domain to 255 octets and an address literal is
// shorter still, so the HELO/EHLO argument is bounded here, with a little slack. The
// value ends up in Received headers and logs, where 16 KB of garbage has no place
const MAX_HELO_HOSTNAME_LENGTH = 300;
// Socket options for a TLS socket the server creates itself, copied from the server
// options for STARTTLS and implicit TLS alike (the secure context carries the rest).
// Without requestCert and rejectUnauthorized a client certificate is never asked for
const TLS_SOCKET_OPTIONS = ['requestCert', 'rejectUnauthorized', 'NPNProtocols', 'session', 'requestOCSP'];
/**
 * Options for a TLS socket the server creates itself on top of an accepted socket, for
 * STARTTLS and implicit TLS alike: the default context, SNI through the server, and
 * the TLS_SOCKET_OPTIONS that are set in the server options
 *
 * @internal
 * @param server Server the socket belongs to
 * @returns TLS socket options
 */
function createTLSSocketOptions(server) {
    let socketOptions = {
        secureContext: server.secureContext.get('*'),
        isServer: true,
        server: server.server,
        SNICallback: (servername, cb) => server._resolveSNI(servername, cb)
    };
    // Without requestCert and rejectUnauthorized a client certificate is never asked for
    TLS_SOCKET_OPTIONS.forEach(key => {
        if (key in server.options) {
            socketOptions[key] = server.options[key];
        }
    });
    return socketOptions;
}
/**
 * Turns whatever ended a TLS handshake (an error, or nothing when the socket just
 * closed) into the error the library reports, with the details in err.meta
 *
 * @internal
 * @param rawErr Error of the TLS socket, if there was one
 * @param tlsSocket The TLS socket, if it was created
 * @param remoteAddress Client address to add to the details
 * @returns Error to report
 */
function normalizeTLSError(rawErr, tlsSocket, remoteAddress) {
    let err = rawErr;
    const meta = {};
    if (tlsSocket) {
        meta.tlsProtocol = tlsSocket.getProtocol();
    }
    meta.protocol = 'smtp';
    meta.stage = 'connect';
    if (remoteAddress !== undefined) {
        meta.remoteAddress = remoteAddress;
    }
    if (err) {
        err.meta = meta;
    }
    if (err && /SSL[23]*_GET_CLIENT_HELLO|ssl[23]*_read_bytes|ssl_bytes_to_cipher_list/i.test(err.message)) {
        let message = err.message;
        err.message = 'Failed to establish TLS session';
        err.responseCode = 500;
        err.code = err.code || 'TLSError';
        meta.message = message;
    }
    if (!err || !err.message) {
        err = new Error('Socket closed while initiating TLS');
        err.responseCode = 500;
        err.code = 'SocketError';
        err.report = false;
        err.meta = meta;
    }
    return err;
}
// Socket errors that mean the client went away. Outside a mail transaction these are
// the normal way for a connection to end, not something to report
const QUIET_SOCKET_ERRORS = new Set(['ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH']);
// ESMTP parameters that only make sense with a value. _parseAddressCommand stores
// a bare keyword (or "KEY=") as boolean true, and the code that consumes these
// treats the value as a string
const MAIL_VALUE_PARAMS = ['BODY', 'SIZE', 'RET', 'ENVID'];
const RCPT_VALUE_PARAMS = ['NOTIFY', 'ORCPT'];
// Control characters have no legitimate use in command parameters. They end up in
// SMTP responses, log entries and Received headers, so a value containing one
// enables response splitting and log/header injection. Defined once in lib/sasl.js
const smtp_connection_CONTROL_CHARS = sasl.CONTROL_CHARS;
// same class, used to scrub rather than to reject
const CONTROL_CHARS_GLOBAL = new RegExp(smtp_connection_CONTROL_CHARS.source, 'g');
// Control characters plus the invisible Unicode formatting characters (zero-width
// space, word joiner, zero-width no-break space). None are ever legitimate in an
// address: they enable log/header injection and visually spoofed addresses. Zero
// width joiners (U+200C, U+200D) are absent as these do appear in IDNs of some scripts
// eslint-disable-next-line no-control-regex
const ADDRESS_UNSAFE_CHARS = /[\x00-\x1F\x7F-\x9F\u200B\u2060\uFEFF]/;
// RFC 1035 limits
const MAX_HOSTNAME_LENGTH = 253;
const MAX_LABEL_LENGTH = 63;
// a single DNS label: letters, digits and hyphens, plus the underscore that real
// ISPs do publish in PTR records even though RFC 1035 does not allow it
const HOSTNAME_LABEL = /^[a-z0-9_]([a-z0-9_-]*[a-z0-9_])?$/i;
/**
 * Checks that a hostname obtained from an untrusted source looks like an actual
 * hostname. DNS labels are binary safe, so a PTR record can contain CRLF or any
 * other byte the owner of the IP address feels like publishing.
 *
 * NB! the length is checked before the root terminating dot is stripped, so that
 * the limit applies to the value as it was received.
 *
 * @param {String} hostname Hostname to check
 * @returns {Boolean} true if the value is safe to use as a hostname
 */
function isValidHostname(hostname) {
    if (!hostname || typeof hostname !== 'string' || hostname.length > MAX_HOSTNAME_LENGTH) {
        return false;
    }
    return hostname
        .replace(/\.$/, '')
        .split('.')
        .every(label => label.length && label.length <= MAX_LABEL_LENGTH && HOSTNAME_LABEL.test(label));
}
/**
 * Normalizes an IP address for comparisons: drops the IPv4-mapped prefix a dual-stack
 * listener reports for an IPv4 peer and canonicalizes IPv6 (case, zero compression)
 *
 * @param {String} address IP address as reported by a socket or written in an option
 * @returns {String} Normalized address
 */
function normalizeAddress(rawAddress) {
    let address = (rawAddress || '')
        .toString()
        .trim()
        .replace(/^::ffff:/i, '');
    if (address && external_node_net_.isIPv6(address)) {
        address = normalizeIPv6(address);
    }
    return address.toLowerCase();
}
/**
 * Checks a peer address against a trust option (useProxy, useXClient, useXForward).
 * `true` trusts every peer, an array lists the trusted addresses ('*' for every peer).
 * Both sides are normalized, so an IPv4 peer of a dual-stack listener matches its
 * IPv4 entry even though the socket reports it as ::ffff:a.b.c.d
 *
 * @param {Boolean|String[]} option Option value
 * @param {String} address Peer address
 * @returns {Boolean} true if the peer is trusted
 */
function isAddressAllowed(option, rawAddress) {
    if (!option) {
        return false;
    }
    if (!Array.isArray(option) || option.includes('*')) {
        return true;
    }
    let address = normalizeAddress(rawAddress);
    return option.some(entry => normalizeAddress(entry) === address);
}
/**
 * Checks the argument of HELO/EHLO. The syntax stays permissive, real clients send
 * bare IP addresses, Windows machine names and worse, but control characters and
 * over-long values are refused: the value is not echoed in replies, but applications
 * put it in Received headers and logs
 *
 * @param {String} hostname HELO/EHLO argument
 * @returns {Boolean} true if the value can be stored
 */
function isAcceptableHeloHostname(hostname) {
    return hostname.length <= MAX_HELO_HOSTNAME_LENGTH && !smtp_connection_CONTROL_CHARS.test(hostname);
}
/**
 * Judges the client certificate once the handshake of a TLS socket the library
 * wrapped itself is done, the way tls.Server does it for the sockets it accepts.
 * OpenSSL only fails the handshake when a required certificate is missing; an
 * untrusted one is left for the server side to judge afterwards, so without this
 * `rejectUnauthorized` would admit any certificate and `socket.authorized` would
 * never be true. Nothing is done when no certificate was requested.
 *
 * @param {tls.TLSSocket} tlsSocket Socket whose handshake has completed
 * @param {Object} socketOptions Options the socket was created with
 * @returns {Error|null} Verification error if the connection has to be refused
 */
function verifyPeerCertificate(tlsSocket, socketOptions) {
    if (!socketOptions.requestCert) {
        return null;
    }
    // the verification result is only reachable through the handle, which is where
    // tls.Server reads it too. A runtime without it (Bun) keeps what it set itself
    let handle = tlsSocket._handle;
    if (!handle || typeof handle.verifyError !== 'function') {
        return null;
    }
    let verifyError = handle.verifyError();
    if (verifyError) {
        // a string code at runtime, whatever @types/node says
        tlsSocket.authorizationError = verifyError.code;
        return socketOptions.rejectUnauthorized ? verifyError : null;
    }
    tlsSocket.authorized = true;
    return null;
}
/**
 * Parses the "key=value" arguments of an XCLIENT or XFORWARD command. Values are
 * xtext encoded. Nothing is applied to the connection here, so that a command with
 * an invalid argument can be rejected as a whole instead of leaving the connection
 * in a half updated state.
 *
 * @param {String[]} parts Command arguments
 * @param {String[]} allowedKeys Keys accepted by the command
 * @param {String[]} unavailableValues Values that stand for "not available"
 * @returns {Object} {params} with the accepted key/value pairs, or {error} to reject
 */
function parseProxyParameters(parts, allowedKeys, unavailableValues) {
    let params = new Map();
    for (let part of parts) {
        let values = part.split('=');
        let key = (values.shift() || '').toUpperCase();
        if (values.length !== 1 || !allowedKeys.includes(key)) {
            return { error: 'Error: Bad command parameter syntax' };
        }
        // value is xtext
        let value = decodeXtext(values[0] || '');
        // Reject values with control characters, including CRLF sequences smuggled
        // through xtext encoding (eg. NAME=ab+0D+0Acd). These end up in SMTP
        // responses, logs and Received headers and enable response splitting and
        // log/header injection
        if (smtp_connection_CONTROL_CHARS.test(value)) {
            return { error: 'Error: Bad command parameter syntax' };
        }
        if (unavailableValues.includes(value.toUpperCase())) {
            value = false;
        }
        if (key === 'ADDR' && value) {
            value = value.replace(/^IPV6:/i, ''); // IPv6 addresses are prefixed with "IPv6:"
            if (!external_node_net_.isIP(value)) {
                return { error: 'Error: Bad command parameter syntax. Invalid address' };
            }
            if (external_node_net_.isIPv6(value)) {
                value = normalizeIPv6(value);
            }
        }
        // NAME becomes the client hostname, which is echoed in replies and used in
        // Received headers, so it gets the same check as a reverse resolved name
        if (key === 'NAME' && value && !isValidHostname(value)) {
            return { error: 'Error: Bad command parameter syntax. Invalid hostname' };
        }
        if (params.has(key)) {
            // ignore duplicate keys
            continue;
        }
        params.set(key, value);
    }
    return { params };
}
/**
 * Decodes an xtext encoded value (RFC 3461), where "+XX" is a hex escape
 *
 * @param {String} value Encoded value
 * @returns {String} Decoded value
 */
function decodeXtext(value) {
    return value.replace(/\+([0-9A-F]{2})/g, (_match, hex) => String.fromCharCode(parseInt(hex, 16)));
}
// Enhanced Status Code mappings based on RFC 3463
const ENHANCED_STATUS_CODES = {
    // Success codes (2xx)
    200: '2.0.0', // System status, or system help reply
    211: '2.0.0', // System status, or system help reply
    214: '2.0.0', // Help message
    220: '2.0.0', // Service ready
    221: '2.0.0', // Service closing transmission channel
    235: '2.7.0', // Authentication successful
    250: '2.0.0', // Requested mail action okay, completed
    251: '2.1.5', // User not local; will forward
    252: '2.1.5', // Cannot VRFY user, but will accept message
    334: '3.7.0', // Server challenge for authentication
    354: '2.0.0', // Start mail input; end with <CRLF>.<CRLF>
    // Temporary failure codes (4xx)
    420: '4.4.2', // Timeout or connection lost (non-standard, used by some servers)
    421: '4.4.2', // Service not available, closing transmission channel
    450: '4.2.1', // Requested mail action not taken: mailbox unavailable
    451: '4.3.0', // Requested action aborted: local error in processing
    452: '4.2.2', // Requested action not taken: insufficient system storage
    454: '4.7.0', // Temporary authentication failure
    // Permanent failure codes (5xx)
    500: '5.5.2', // Syntax error, command unrecognized
    501: '5.5.4', // Syntax error in parameters or arguments
    502: '5.5.1', // Command not implemented
    503: '5.5.1', // Bad sequence of commands
    504: '5.5.4', // Command parameter not implemented
    521: '5.3.2', // Machine does not accept mail
    523: '5.3.4', // Message size exceeds server limit (non-standard, used by some servers)
    530: '5.7.0', // Authentication required
    535: '5.7.8', // Authentication credentials invalid
    538: '5.7.0', // Must issue a STARTTLS command first (non-standard)
    550: '5.1.1', // Requested action not taken: mailbox unavailable
    551: '5.1.6', // User not local; please try forwarding
    552: '5.2.2', // Requested mail action aborted: exceeded storage allocation
    553: '5.1.3', // Requested action not taken: mailbox name not allowed
    554: '5.6.0', // Transaction failed
    555: '5.5.4', // MAIL FROM/RCPT TO parameters not recognized or not implemented
    556: '5.1.10', // RCPT TO syntax error (non-standard)
    557: '5.7.1', // Delivery not authorized (non-standard, used by some servers)
    558: '5.2.3' // Message too large for recipient (non-standard, used by some servers)
};
// Skip enhanced status codes for initial greeting and HELO/EHLO responses
const SKIPPED_COMMANDS_FOR_ENHANCED_STATUS_CODES = new Set(['HELO', 'EHLO', 'LHLO']);
// Context-specific enhanced status code mappings
const CONTEXTUAL_STATUS_CODES = {
    // Mail transaction specific codes
    MAIL_FROM_OK: '2.1.0', // Originator address valid
    RCPT_TO_OK: '2.1.5', // Destination address valid
    DATA_OK: '2.6.0', // Message accepted for delivery
    // Authentication specific codes
    AUTH_SUCCESS: '2.7.0', // Authentication successful
    AUTH_REQUIRED: '5.7.0', // Authentication required
    AUTH_INVALID: '5.7.8', // Authentication credentials invalid
    // Policy specific codes
    POLICY_VIOLATION: '5.7.1', // Delivery not authorized
    NOT_AUTHORIZED: '5.7.0', // Command not allowed for this client
    SPAM_REJECTED: '5.7.1', // Message refused
    // Mailbox specific codes
    MAILBOX_FULL: '4.2.2', // Mailbox full
    TOO_MANY_RECIPIENTS: '4.5.3', // Too many recipients
    MAILBOX_NOT_FOUND: '5.1.1', // Mailbox does not exist
    MAILBOX_SYNTAX_ERROR: '5.1.3', // Invalid mailbox syntax
    SENDER_SYNTAX_ERROR: '5.1.7', // Invalid sender mailbox syntax
    // System specific codes
    SYSTEM_ERROR: '4.3.0', // System error
    SYSTEM_FULL: '4.3.1', // System storage exceeded
    MESSAGE_TOO_BIG: '5.3.4', // Message too big for system
    // Network specific codes
    NETWORK_ERROR: '4.4.0', // Network routing error
    CONNECTION_TIMEOUT: '4.4.2' // Connection timeout
};
/**
 * Creates a handler for new socket
 */
class SMTPConnection extends external_node_events_.EventEmitter {
    constructor(server, socket, options) {
        super();
        this._rcptIndex = new Map();
        this._handlerPending = false;
        options = options || {};
        // Random session ID, used for logging
        this.id =
            options.id ||
                BigInt('0x' + external_node_crypto_.randomBytes(10).toString('hex'))
                    .toString(32)
                    .padStart(16, '0');
        this.ignore = options.ignore;
        this._server = server;
        this._socket = socket;
        // Replies are written whole, one per command. With Nagle on, the reply to a command a
        // client pipelined behind another one waits until the client acknowledged the previous
        // reply, and a client that delays its ACKs (Linux does by 40ms) waits that long for
        // every batch
        if (typeof socket.setNoDelay === 'function') {
            socket.setNoDelay(true);
        }
        // session data (envelope, user etc.)
        // the rest of the session is filled in by _resetSession() once the connection is ready
        this.session = {
            id: this.id
        };
        // how many messages have been processed
        this._transactionCounter = 0;
        // Do not allow input from client until initial greeting has been sent
        this._ready = false;
        // If true then the connection is currently being upgraded to TLS
        this._upgrading = false;
        // Set handler for incoming command and handler bypass detection by command name
        this._nextHandler = false;
        // Parser instance for the incoming stream
        this._parser = this._createParser();
        // if currently in data mode, this stream gets the content of incoming message
        this._dataStream = false;
        // If true, then the connection is using TLS
        this.session.secure = this.secure = !!this._server.options.secure;
        this.needsUpgrade = !!this._server.options.needsUpgrade;
        this.tlsOptions = this.secure && !this.needsUpgrade && this._socket.getCipher ? this._socket.getCipher() : false;
        // Store local and remote addresses for later usage
        this.localAddress = normalizeAddress(options.localAddress || this._socket.localAddress);
        this.localPort = Number(options.localPort || this._socket.localPort) || 0;
        this.remoteAddress = normalizeAddress(options.remoteAddress || this._socket.remoteAddress);
        this.remotePort = Number(options.remotePort || this._socket.remotePort) || 0;
        // The address the connection was accepted from (the PROXY protocol address when
        // useProxy is in use). XCLIENT and XFORWARD overwrite remoteAddress, the trust
        // lists for those commands are checked against this one
        this._originalRemoteAddress = this.remoteAddress;
        // Error counter - if too many commands in non-authenticated state are used, then disconnect
        this._unauthenticatedCommands = 0;
        // Max allowed unauthenticated commands
        this._maxAllowedUnauthenticatedCommands = this._server.options.maxAllowedUnauthenticatedCommands || 10;
        // Error counter - if too many invalid commands are used, then disconnect
        this._unrecognizedCommands = 0;
        // Server hostname for the greegins
        this.name = this._server.options.name || external_node_os_.hostname();
        // Resolved hostname for remote IP address
        this.clientHostname = false;
        // The opening SMTP command (HELO, EHLO or LHLO)
        this.openingCommand = false;
        // The hostname client identifies itself with
        this.hostNameAppearsAs = false;
        // data passed from XCLIENT command
        this._xClient = new Map();
        // data passed from XFORWARD command
        this._xForward = new Map();
        // if true then can emit connection info
        this._canEmitConnection = true;
        // increment connection count
        this._closing = false;
        this._closed = false;
    }
    /**
     * Initiates the connection. Checks connection limits and reverse resolves client hostname. The client
     * is not allowed to send anything before init has finished otherwise 'You talk too soon' error is returned
     */
    init() {
        // Setup event handlers for the socket
        this._setListeners(() => {
            // Check that connection limit is not exceeded
            if (this._server.options.maxClients && this._server.connections.size > this._server.options.maxClients) {
                return this.send(421, this.name + ' Too many connected clients, try again in a moment', false);
            }
            // Keep a small delay for detecting early talkers
            let readyTimer = setTimeout(() => this.connectionReady(), 100);
            // Unref timer so connection init delay doesn't prevent process exit
            readyTimer.unref();
        });
    }
    connectionReady(next) {
        // Resolve hostname for the remote IP
        let reverseCb = (err, hostnames) => {
            if (err) {
                this._server.logger.error({
                    tnx: 'connection',
                    cid: this.id,
                    host: this.remoteAddress,
                    hostname: this.clientHostname,
                    err
                }, 'Reverse resolve for %s: %s', this.remoteAddress, err.message);
                // ignore resolve error
            }
            if (this._closing || this._closed) {
                return;
            }
            let resolvedHostname = (hostnames && hostnames.shift()) || '';
            // PTR records are controlled by the owner of the connecting IP address,
            // so only accept values that look like actual hostnames. Anything else
            // (eg. embedded CR/LF intended for SMTP response splitting, log forging
            // or Received header injection) falls back to the plain IP address
            if (resolvedHostname && !isValidHostname(resolvedHostname)) {
                this._server.logger.info({
                    tnx: 'connection',
                    cid: this.id,
                    host: this.remoteAddress,
                    hostname: resolvedHostname
                }, 'Discarded invalid reverse resolved hostname %s for %s', JSON.stringify(resolvedHostname), this.remoteAddress);
                resolvedHostname = '';
            }
            this._setClientHostname(resolvedHostname);
            this._resetSession();
            let onSecureIfNeeded = (next) => {
                if (!this.session.secure) {
                    // no TLS
                    return next();
                }
                this.session.servername = this._socket.servername;
                this._server.onSecure(this._socket, this.session, (err) => {
                    if (err) {
                        // refused like a connection that onConnect refuses, a bare error
                        // would leave the client without a reply until the idle timeout
                        return this._refuse(err, false);
                    }
                    next();
                });
            };
            this._server.onConnect(this.session, (err) => {
                this._server.logger.info({
                    tnx: 'connection',
                    cid: this.id,
                    host: this.remoteAddress,
                    hostname: this.clientHostname
                }, 'Connection from %s', this.clientHostname);
                if (err) {
                    return this._refuse(err, false);
                }
                onSecureIfNeeded(() => {
                    this._ready = true; // Start accepting data from input
                    if (!this._server.options.useXClient && !this._server.options.useXForward) {
                        this.emitConnection();
                    }
                    this._sendGreeting();
                    if (typeof next === 'function') {
                        next();
                    }
                });
            });
        };
        // Skip reverse name resolution if disabled.
        if (this._server.options.disableReverseLookup) {
            return reverseCb(null, false);
        }
        // also make sure that we do not wait too long over the reverse resolve call
        let greetingSent = false;
        let reverseTimer = setTimeout(() => {
            clearTimeout(reverseTimer);
            if (greetingSent) {
                return;
            }
            greetingSent = true;
            reverseCb(new Error('Timeout'));
        }, 1500);
        // Unref timer so DNS timeout doesn't prevent process exit
        reverseTimer.unref();
        // Helper function to handle resolver results consistently
        const handleResolverResult = (err, hostnames) => {
            clearTimeout(reverseTimer);
            if (greetingSent) {
                return;
            }
            greetingSent = true;
            reverseCb(err, hostnames);
        };
        try {
            // Use custom resolver if provided, otherwise use default dns.reverse
            if (this._server.options.resolver && typeof this._server.options.resolver.reverse === 'function') {
                this._server.options.resolver.reverse(this.remoteAddress.toString(), handleResolverResult);
            }
            else {
                // dns.reverse throws on invalid input, see https://github.com/nodejs/node/issues/3112
                external_node_dns_.reverse(this.remoteAddress.toString(), handleResolverResult);
            }
        }
        catch (E) {
            clearTimeout(reverseTimer);
            if (greetingSent) {
                return;
            }
            greetingSent = true;
            reverseCb(E);
        }
    }
    /**
     * Send data to socket
     *
     * @param code Response code
     * @param data If data is Array, send a multi-line response
     * @param context Optional context for enhanced status codes, false for none
     */
    send(code, data, context) {
        let payload;
        let enhancedCode = this._getEnhancedStatusCode(code, context);
        // A response line must never contain a control character: this method also
        // emits application supplied text such as err.message from onAuth/onMailFrom,
        // which nothing else validates and which applications routinely build from
        // client provided values. Line breaks are added by this method alone, so a
        // control character reaching here can only split the response. This is a
        // backstop - untrusted values are rejected where they are parsed
        let sanitize = (line) => (line === undefined || line === null ? '' : line.toString()).replace(CONTROL_CHARS_GLOBAL, ' ');
        if (Array.isArray(data)) {
            // Multi-line response - enhanced status code must appear on each line
            payload = data
                .map((line, i, arr) => {
                let prefix = code + (i < arr.length - 1 ? '-' : ' ');
                if (enhancedCode) {
                    prefix += enhancedCode + ' ';
                }
                return prefix + sanitize(line);
            })
                .join('\r\n');
        }
        else {
            // Single line response
            let parts = [code];
            if (enhancedCode) {
                parts.push(enhancedCode);
            }
            if (data) {
                parts.push(sanitize(data));
            }
            payload = parts.join(' ');
        }
        if (code >= 400) {
            this.session.error = payload;
        }
        // Ref. https://datatracker.ietf.org/doc/html/rfc4954#section-4
        if (code === 334 && payload === '334') {
            payload += ' ';
        }
        // NB! while the TLS handshake is in flight this._socket is still the raw
        // socket, so anything written here would be cleartext injected into the
        // middle of the record stream and would abort the handshake. This is the
        // single write site, so the invariant is enforced here rather than at each
        // of the callers (commands, socket timeouts, server shutdown)
        if (!this._upgrading && this._socket && !this._socket.destroyed && this._socket.readyState === 'open') {
            this._socket.write(payload + '\r\n');
            this._server.logger.debug({
                tnx: 'send',
                cid: this.id,
                user: (this.session.user && this.session.user.username) || this.session.user
            }, 'S:', payload);
        }
        if (code === 421) {
            // the connection still has to go away even if the response was suppressed
            this.close();
        }
    }
    /**
     * Refuses the session with the reply of an application handler error and closes the connection
     *
     * @param err Error from onConnect or onSecure, err.responseCode sets the reply code (554 by default)
     * @param [context] Context for enhanced status codes, false for none
     */
    _refuse(err, context) {
        this.send(err.responseCode || 554, err.message, context);
        this.close();
    }
    /**
     * Sends the 220 greeting. A greeting carries no enhanced status code (RFC 2034 section 3)
     */
    _sendGreeting() {
        let options = this._server.options;
        this.send(220, this.name + ' ' + (options.lmtp ? 'LMTP' : 'ESMTP') + (options.banner ? ' ' + options.banner : ''), false);
    }
    /**
     * Close socket
     */
    close() {
        if (!this._socket.destroyed && this._socket.writable) {
            this._socket.end();
        }
        this._server.connections.delete(this);
        if (this._closing) {
            return;
        }
        this._closing = true;
        // Nothing the client sends from now on can be answered, so stop parsing it: a
        // command pipelined after QUIT must not run, and the connection no longer
        // counts against maxClients
        if (this._parser) {
            this._socket.unpipe(this._parser);
            this._parser.isClosed = true;
        }
        // Unpiping paused the socket, and a paused socket never reads the FIN of the
        // client, so the socket would stay open until the deadline below even after a
        // client that left right after QUIT. Whatever still arrives is discarded. Not
        // while a TLS handshake runs on top of the socket, the TLS socket reads it then
        if (!this._upgrading && !this._socket.destroyed) {
            this._socket.resume();
        }
        // The idle timeout alone does not bound a half-closed socket: any byte the
        // client trickles in resets it, so a client that never closes its side could
        // hold the descriptor for as long as it likes, outside the maxClients limit.
        // This deadline is measured from here and nothing extends it
        this._closeTimer = setTimeout(() => {
            if (!this._socket.destroyed) {
                this._socket.destroy();
            }
        }, Math.min(socketTimeout(this._server.options), HALF_CLOSE_TIMEOUT));
        this._closeTimer.unref();
    }
    // PRIVATE METHODS
    /**
     * Creates a command parser for the socket. The TLS session after STARTTLS gets a
     * new one as well, see upgrade()
     *
     * @returns Parser wired to this connection
     */
    _createParser() {
        let parser = new SMTPStream({
            maxCommandLength: this._server.options.maxCommandLength
        });
        parser.oncommand = (command, callback) => this._onCommand(command, callback);
        parser.on('error', err => {
            // if this fires on plaintext buffered before a STARTTLS handshake then
            // send() suppresses the response and only closes the connection
            this.send(421, 'Error: ' + err.message);
        });
        return parser;
    }
    /**
     * Setup socket event handlers
     */
    _setListeners(callback) {
        this._socket.on('close', hadError => this._onCloseEvent(hadError));
        this._socket.on('error', err => this._onError(err));
        this._armTimeout();
        this._socket.pipe(this._parser);
        if (!this.needsUpgrade) {
            return callback();
        }
        this.upgrade(() => false, callback);
    }
    _onCloseEvent(hadError) {
        this._server.logger.info({
            tnx: 'close',
            cid: this.id,
            host: this.remoteAddress,
            user: (this.session.user && this.session.user.username) || this.session.user,
            hadError
        }, '%s received "close" event from %s' + (hadError ? ' after error' : ''), this.id, this.remoteAddress);
        this._onClose();
    }
    /**
     * Fired when the socket is closed
     * @event
     */
    _onClose() {
        clearTimeout(this._closeTimer);
        if (this._parser) {
            this._parser.isClosed = true;
            this._socket.unpipe(this._parser);
            this._parser = false;
        }
        if (this._dataStream) {
            let dataStream = this._dataStream;
            this._dataStream = null;
            // The client went away in the middle of the message. Without this the stream the
            // onData handler got would never end, and whatever the handler opened for the
            // message would leak. A message that was received in full is left alone, the
            // handler may still be reading it. An error is only emitted to a listener, an
            // unhandled 'error' event would crash the process
            if (!dataStream.writableEnded && !dataStream.destroyed) {
                let err = new Error('Connection closed before the message was received in full');
                err.code = 'ECONNECTION';
                dataStream.destroy(dataStream.listenerCount('error') ? err : undefined);
            }
        }
        this._server.connections.delete(this);
        if (this._closed) {
            return;
        }
        this._closed = true;
        this._closing = false;
        this._server.logger.info({
            tnx: 'close',
            cid: this.id,
            host: this.remoteAddress,
            user: (this.session.user && this.session.user.username) || this.session.user
        }, 'Connection closed to %s', this.clientHostname || this.remoteAddress);
        // the callback argument is a no-op, handlers written against the documented
        // signature may call it and there is nothing to wait for
        setImmediate(() => this._server.onClose(this.session, () => false));
    }
    /**
     * Fired when an error occurs with the socket
     *
     * @event
     * @param err Error object
     */
    _onError(err) {
        err.remoteAddress = this.remoteAddress;
        this._server.logger.error({
            err,
            tnx: 'error',
            user: (this.session.user && this.session.user.username) || this.session.user
        }, '%s %s %s', this.id, this.remoteAddress, err.message);
        if (err.code && QUIET_SOCKET_ERRORS.has(err.code) && (!this.session.envelope || !this.session.envelope.mailFrom)) {
            // We got a connection error outside transaction. In most cases it means dirty
            // connection ending by the other party, so we can just ignore it
            this.close(); // mark connection as 'closing'
            return;
        }
        this.emit('error', err);
    }
    /**
     * Fired when socket timeouts. Closes connection
     *
     * @event
     */
    _onTimeout() {
        if (this._closing) {
            // We already ended the socket and the client never closed its side, stop
            // waiting for it or the half-open socket would be kept forever. Besides
            // misbehaving clients this covers Bun, which unlike Node does not report
            // the client's FIN on a socket that was paused by a parser error unpipe
            this._socket.destroy();
            return;
        }
        // The client is idle because it waits for us: an application handler has not
        // called back yet, or the message is in and the onData handler has not decided
        // on it. RFC 5321 section 4.5.3.2 has the client wait minutes for these replies,
        // and timing out here would tell the client to retry a message the application
        // may still accept, so the idle timeout only counts while the client owes us input
        if (this._handlerPending || (this._dataStream && this._parser && !this._parser._dataMode)) {
            this._armTimeout();
            return;
        }
        this.send(421, 'Timeout - closing connection');
    }
    /**
     * Arms the idle timeout of the socket. The listener of socket.setTimeout() runs once,
     * so this is also how the timeout is kept armed after it fired
     *
     * @param [socket] Socket to arm, the current one of the connection by default
     */
    _armTimeout(socket = this._socket) {
        socket.setTimeout(socketTimeout(this._server.options), () => this._onTimeout());
    }
    /**
     * Resumes reading commands once the socket has flushed the replies written so far.
     * A client that pipelines commands without ever reading the replies would otherwise
     * make the server buffer the replies in memory without a limit
     *
     * @param next Callback that resumes the parser
     */
    _whenWritable(next) {
        let socket = this._socket;
        if (socket.writableNeedDrain && !socket.destroyed) {
            // no need to clean up if the socket closes instead, the parser is closed with it
            socket.once('drain', next);
            return;
        }
        next();
    }
    /**
     * Checks if a selected command is available and invokes it
     *
     * @param command Single line of data from the client
     * @param callback Callback to run once the command is processed
     */
    _onCommand(command, callback) {
        let commandName = (command || '').toString().split(' ').shift().toUpperCase();
        let logged = this._redactCredentials(commandName, (command || '').toString());
        this._server.logger.debug({
            tnx: 'command',
            cid: this.id,
            command: logged.commandName,
            user: (this.session.user && this.session.user.username) || this.session.user
        }, 'C:', logged.line);
        let handler;
        const next = callback || (() => false);
        const done = () => this._whenWritable(next);
        // Anything that was buffered while the TLS handshake is running arrived in
        // plaintext and must be discarded without a response. NB! this has to be
        // the very first check, every branch below writes to the socket, which at
        // this point is still the raw one - such a write would both leak plaintext
        // into the middle of the handshake and abort the upgrade
        if (this._upgrading) {
            return done();
        }
        // If server already closing then ignore commands
        if (this._server._closeTimeout) {
            return this.send(421, 'Server shutting down', commandName);
        }
        if (!this._ready) {
            // block spammers that send payloads before server greeting
            return this.send(421, this.name + ' You talk too soon', commandName);
        }
        // block malicious web pages that try to make SMTP calls from an AJAX request
        if (/^(OPTIONS|GET|HEAD|POST|PUT|DELETE|TRACE|CONNECT) \/.* HTTP\/\d\.\d$/i.test(command.toString())) {
            return this.send(421, 'HTTP requests not allowed', commandName);
        }
        if (this._nextHandler) {
            // If we already have a handler method queued up then use this
            handler = this._nextHandler;
            this._nextHandler = false;
        }
        else {
            // detect handler from the command name
            switch (commandName) {
                case 'HELO':
                case 'EHLO':
                case 'LHLO':
                    this.openingCommand = commandName;
                    break;
            }
            if (this._server.options.lmtp) {
                switch (commandName) {
                    case 'HELO':
                    case 'EHLO':
                        this.send(500, 'Error: ' + commandName + ' not allowed in LMTP server', false);
                        setImmediate(done);
                        return;
                    case 'LHLO':
                        commandName = 'EHLO';
                        break;
                }
            }
            if (this._isSupported(commandName)) {
                handler = this._getHandler(commandName);
            }
        }
        if (!handler) {
            // if the user makes more
            this._unrecognizedCommands++;
            if (this._unrecognizedCommands >= 10) {
                return this.send(421, 'Error: too many unrecognized commands', commandName);
            }
            this.send(500, 'Error: command not recognized', commandName);
            setImmediate(done);
            return;
        }
        // block users that try to fiddle around without logging in
        if (!this.session.user &&
            this._isSupported('AUTH') &&
            !this._server.options.authOptional &&
            commandName !== 'AUTH' &&
            this._maxAllowedUnauthenticatedCommands !== false) {
            this._unauthenticatedCommands++;
            if (this._unauthenticatedCommands >= this._maxAllowedUnauthenticatedCommands) {
                return this.send(421, 'Error: too many unauthenticated commands', commandName);
            }
        }
        if (!this.hostNameAppearsAs && commandName && ['MAIL', 'RCPT', 'DATA', 'AUTH'].includes(commandName)) {
            this.send(503, 'Error: send ' + (this._server.options.lmtp ? 'LHLO' : 'HELO/EHLO') + ' first');
            setImmediate(done);
            return;
        }
        // Check if authentication is required
        if (!this.session.user && this._isSupported('AUTH') && ['MAIL', 'RCPT', 'DATA'].includes(commandName) && !this._server.options.authOptional) {
            this.send(530, typeof this._server.options.authRequiredMessage === 'string' ? this._server.options.authRequiredMessage : 'Error: authentication Required');
            setImmediate(done);
            return;
        }
        // A handler bug must not escape into the socket data pipe, where it would
        // either kill the process or surface as a parser error with internal details
        let handlerDone = false;
        let handlerCallback = () => {
            handlerDone = true;
            this._handlerPending = false;
            return done();
        };
        this._handlerPending = true;
        try {
            handler.call(this, command, handlerCallback);
        }
        catch (E) {
            let err = E;
            this._server.logger.error({
                err,
                tnx: 'command',
                cid: this.id,
                command: commandName
            }, '%s Failed to process %s command: %s', this.id, commandName, err.message);
            if (!handlerDone) {
                this.send(451, 'Error: internal server error');
                handlerCallback();
            }
        }
    }
    /**
     * Hides credentials from the command log. The argument of AUTH (a base64 PLAIN
     * blob, a LOGIN initial response, an XOAUTH2 token) and every continuation line
     * of an authentication exchange carry them, so those are logged the way the
     * Nodemailer client logs what it sends
     *
     * @param commandName Upper-cased command name
     * @param line Command line as received
     * @returns {commandName, line} safe to log
     */
    _redactCredentials(commandName, line) {
        if (this._nextHandler) {
            // a continuation line of an AUTH exchange, its first token is not a command name
            return { commandName: 'AUTH', line: '/* secured */' };
        }
        if (commandName === 'AUTH') {
            let parts = line.trim().split(/\s+/);
            if (parts.length > 2) {
                line = parts.slice(0, 2).join(' ') + ' /* secured */';
            }
        }
        return { commandName, line };
    }
    /**
     * Rejects the command with a 501 if a parameter is given more than once or a
     * listed parameter is present without a value
     *
     * @param parsed Result of _parseAddressCommand
     * @param keys Parameter names that require a value
     * @param callback Command callback, called when the command is rejected
     * @returns true if the command was rejected
     */
    _rejectInvalidParams(parsed, keys, callback) {
        let args = parsed.args;
        let error;
        if (parsed.duplicate) {
            // a parameter can only be given once (RFC 3461 section 4 says so explicitly for DSN)
            error = 'Error: duplicate ' + parsed.duplicate + ' parameter';
        }
        else {
            let valueless = args && keys.find(key => args[key] !== undefined && (typeof args[key] !== 'string' || !args[key]));
            if (valueless) {
                error = 'Error: ' + valueless + ' parameter requires a value';
            }
        }
        if (!error) {
            return false;
        }
        this.send(501, error);
        callback();
        return true;
    }
    /**
     * Checks if a received message has to be refused for its size, which is the case only
     * when the rejectOversized option is set and the message went over the size limit
     *
     * @param dataBytes Number of message bytes received
     * @returns true if the message has to be answered with 552
     */
    _isOversized(dataBytes) {
        let size = Number(this._server.options.size) || 0;
        return !!this._server.options.rejectOversized && size > 0 && dataBytes > size;
    }
    /**
     * Checks that a command is available and is not listed in the disabled commands array.
     * A session.disabledCommands array set by the application (eg. in onConnect) replaces
     * the server wide disabledCommands option for that session
     *
     * @param command Command name
     * @returns Returns true if the command can be used
     */
    _isSupported(command) {
        command = (command || '').toString().trim().toUpperCase();
        return !this._isDisabled(command) && typeof this._getHandler(command) === 'function';
    }
    /**
     * Checks if a command is disabled for this session
     *
     * @param command Upper case command name
     * @returns true if the command is listed in the session or the server disabled commands
     */
    _isDisabled(command) {
        let sessionDisabled = this.session.disabledCommands;
        if (Array.isArray(sessionDisabled)) {
            // set by application code, so the entries are not normalized
            return sessionDisabled.some(entry => (entry || '').toString().trim().toUpperCase() === command);
        }
        return this._server.options.disabledCommands.includes(command);
    }
    /**
     * Looks up the handler method of a command
     *
     * @param command Upper case command name
     * @returns The handler, if there is one
     */
    _getHandler(command) {
        return this['handler_' + command];
    }
    /**
     * Determines if enhanced status codes should be used
     * @returns {Boolean} True if enhanced status codes should be included in responses
     */
    _useEnhancedStatusCodes() {
        return !this._server.options.hideENHANCEDSTATUSCODES;
    }
    /**
     * Gets the appropriate enhanced status code for a given SMTP response code and context
     * @param code SMTP response code
     * @param context Optional context for more specific status codes
     * @returns Enhanced status code or empty string if not applicable
     */
    _getEnhancedStatusCode(code, context) {
        if (context === false || !this._useEnhancedStatusCodes()) {
            return '';
        }
        // Skip 3xx responses as per RFC 2034
        if (code >= 300 && code < 400) {
            return '';
        }
        // Skip enhanced status codes for initial greeting and HELO/EHLO responses
        if (context && SKIPPED_COMMANDS_FOR_ENHANCED_STATUS_CODES.has(context)) {
            return '';
        }
        // Use contextual codes if available
        if (context && CONTEXTUAL_STATUS_CODES[context]) {
            return CONTEXTUAL_STATUS_CODES[context];
        }
        // Use default mapping
        if (ENHANCED_STATUS_CODES[code]) {
            return ENHANCED_STATUS_CODES[code];
        }
        // 2xx fallback
        if (code >= 200 && code < 300) {
            return '2.0.0';
        }
        // 4xx (transient failure)
        if (code >= 400 && code < 500) {
            return '4.0.0';
        }
        // 5xx (permanent failure)
        if (code >= 500) {
            return '5.0.0';
        }
        // safeguard (non-spec; but should never occur)
        return '';
    }
    /**
     * Parses commands like MAIL FROM and RCPT TO. Returns an object with the address and optional arguments.
     *
     * @param rawName Address type, eg 'mail from' or 'rcpt to'
     * @param rawCommand Data payload to parse
     * @returns Parsed address in the form of {address:, args: {}} or false if parsing failed
     */
    _parseAddressCommand(rawName, rawCommand) {
        let command = (rawCommand || '').toString();
        let name = (rawName || '').toString().trim().toUpperCase();
        let parts = command.split(':');
        command = parts.shift().trim().toUpperCase();
        parts = parts.join(':').trim().split(/\s+/);
        let address = parts.shift();
        let args = false;
        let duplicate = false;
        let invalid = false;
        if (name !== command) {
            return false;
        }
        if (!/^<[^<>]*>$/.test(address)) {
            invalid = true;
        }
        else {
            // RFC 5321 section 4.1.2 and appendix C: a source route ("@relay.example.com:")
            // must be accepted and should be ignored
            address = address.slice(1, -1).replace(/^@[^\s,:@]+(?:,@[^\s,:@]+)*:/, '');
        }
        parts.forEach(param => {
            let part = param.split('=');
            let key = part.shift().toUpperCase();
            let value = part.join('=') || true;
            // Skip parameters with empty keys
            if (!key || key.trim() === '') {
                return;
            }
            if (typeof value === 'string') {
                value = decodeXtext(value);
                // Reject parameter values with control characters, including CRLF
                // sequences smuggled through xtext encoding (eg. ENVID=ab+0D+0Acd).
                // These have no legitimate use and enable log/header injection
                if (smtp_connection_CONTROL_CHARS.test(value)) {
                    invalid = true;
                    return;
                }
            }
            if (!args) {
                args = {};
            }
            if (key in args) {
                duplicate = key;
            }
            args[key] = value;
        });
        if (address && ADDRESS_UNSAFE_CHARS.test(address)) {
            // rejected even in lenient mode, see the constant for the rationale
            invalid = true;
        }
        else if (name === 'RCPT TO' && address.toLowerCase() === 'postmaster') {
            // RFC 5321 section 4.1.1.3: the domainless postmaster recipient must be accepted
        }
        else if (address) {
            // Validate email address format
            let addressParts = address.split('@');
            if (addressParts.length !== 2 || !addressParts[0] || !addressParts[1]) {
                invalid = true;
            }
            else {
                let localPart = addressParts[0];
                let domain = addressParts[1];
                if (this._server.options.lenientAddressParsing) {
                    // Minimal validation only (pre-v3.16 behavior). Many widely deployed
                    // senders (e.g. HPE iLO firmware that uses "user.@example.com") fail
                    // strict RFC 5321 syntax checks, so this mode keeps the address as-is
                    // and leaves any further validation to the application
                    try {
                        address = [localPart, '@', punycode.toUnicode(domain)].join('');
                    }
                    catch (E) {
                        this._server.logger.error({
                            tnx: 'punycode',
                            cid: this.id,
                            user: (this.session.user && this.session.user.username) || this.session.user
                        }, 'Failed to process punycode domain "%s". error=%s', domain, E.message);
                        // keep the original domain if punycode conversion fails
                        address = [localPart, '@', domain].join('');
                    }
                }
                else if (localPart.length + 1 + domain.length > 253) {
                    // RFC 5321 Section 4.5.3.1.3: Path max is 256 octets (including < @ >)
                    // This means local-part + @ + domain must be ≤ 253 octets
                    // Note: Individual limits (local 64, domain 255) are contradictory with path limit
                    // We enforce the path limit to accept Gmail CAF forwarding addresses
                    invalid = true;
                }
                else {
                    // Validate local-part format - permissive validation
                    // Reject only clearly invalid patterns (dots at edges, consecutive dots)
                    // Allow common special characters used by email providers
                    if (localPart.startsWith('.') || localPart.endsWith('.') || localPart.includes('..')) {
                        invalid = true;
                    }
                    // Check if domain is an IP literal (RFC 5321 Section 4.1.3)
                    // Format: [IPv4] or [IPv6:address]
                    let isIPLiteral = !invalid && domain.startsWith('[') && domain.endsWith(']');
                    if (isIPLiteral) {
                        // IP literal address handling
                        // Extract the IP address from brackets
                        let ipContent = domain.slice(1, -1);
                        let isValidIP = false;
                        // Check for IPv6 format: IPv6:address
                        if (ipContent.toUpperCase().startsWith('IPV6:')) {
                            let ipv6Addr = ipContent.slice(5);
                            // Validate IPv6 address
                            if (external_node_net_.isIPv6(ipv6Addr)) {
                                isValidIP = true;
                                // Normalize IPv6 address
                                try {
                                    ipv6Addr = normalizeIPv6(ipv6Addr);
                                    domain = '[IPv6:' + ipv6Addr + ']';
                                }
                                catch {
                                    // Keep original if normalization fails
                                }
                            }
                        }
                        else if (external_node_net_.isIPv4(ipContent)) {
                            // Check for IPv4 format
                            isValidIP = true;
                        }
                        if (!isValidIP) {
                            invalid = true;
                        }
                        if (!invalid) {
                            // For IP literals, skip punycode conversion
                            address = [localPart, '@', domain].join('');
                        }
                    }
                    else {
                        // Validate domain format (before punycode conversion)
                        // Reject clearly invalid patterns
                        if (!invalid &&
                            (domain.startsWith('.') ||
                                domain.endsWith('.') ||
                                domain.includes('..') ||
                                domain.includes('.-') ||
                                domain.includes('-.') ||
                                !/^[a-zA-Z0-9\u0080-\uFFFF.-]+$/.test(domain))) {
                            invalid = true;
                        }
                        if (!invalid) {
                            try {
                                address = [localPart, '@', punycode.toUnicode(domain)].join('');
                            }
                            catch (E) {
                                this._server.logger.error({
                                    tnx: 'punycode',
                                    cid: this.id,
                                    user: (this.session.user && this.session.user.username) || this.session.user
                                }, 'Failed to process punycode domain "%s". error=%s', domain, E.message);
                                // If punycode conversion fails, treat as invalid
                                invalid = true;
                            }
                        }
                    }
                }
            }
        }
        if (invalid) {
            return false;
        }
        let parsed = { address, args };
        if (duplicate) {
            // rejected by the command handler, never reaches the application
            parsed.duplicate = duplicate;
        }
        return parsed;
    }
    /**
     * Resets or sets up a new session. We reuse existing session object to keep
     * application specific data.
     */
    _resetSession() {
        let session = this.session;
        // reset data that might be overwritten
        session.localAddress = this.localAddress;
        session.localPort = this.localPort;
        session.remoteAddress = this.remoteAddress;
        session.remotePort = this.remotePort;
        // false until known, the public type is a string for compatibility with the
        // earlier type declarations, see SMTPServerSession
        session.clientHostname = this.clientHostname;
        session.openingCommand = this.openingCommand;
        session.hostNameAppearsAs = this.hostNameAppearsAs;
        session.xClient = this._xClient;
        session.xForward = this._xForward;
        session.transmissionType = this._transmissionType();
        session.tlsOptions = this.tlsOptions;
        // reset transaction properties
        session.envelope = {
            mailFrom: false,
            rcptTo: [],
            /** @property {boolean} requireTLS - RFC 8689: Indicates client requires TLS for entire delivery chain */
            requireTLS: false,
            /** @property {string} bodyType - RFC 6152: Message body encoding type (7bit or 8bitmime) */
            bodyType: '7bit',
            /** @property {boolean} smtpUtf8 - RFC 6531: Indicates UTF-8 support is requested */
            smtpUtf8: false
        };
        if (!this._server.options.hideDSN) {
            session.envelope.dsn = {
                ret: null, // RET parameter from MAIL FROM (FULL or HDRS)
                envid: null // ENVID parameter from MAIL FROM
            };
        }
        session.transaction = this._transactionCounter + 1;
        // lower-cased recipient address to its position in envelope.rcptTo, so that a
        // repeated RCPT is found without scanning the list
        this._rcptIndex = new Map();
    }
    /**
     * Stores the hostname of the client. The value always comes from an untrusted
     * source (a PTR record, an XCLIENT/XFORWARD parameter), so normalization lives
     * here rather than at each of the call sites. An empty value falls back to the
     * remote IP address in the [addr] literal form used by Received headers.
     *
     * NB! this normalizes but does not validate - callers that can validate do so
     * before calling, as the accepted shapes differ per source.
     *
     * @param hostname Hostname to store
     */
    _setClientHostname(hostname) {
        // hostnames are case insensitive, and a root terminated value is valid but
        // the trailing dot is not part of the name
        hostname = (hostname || '').toString().toLowerCase().replace(/\.$/, '');
        this.clientHostname = hostname || '[' + this.remoteAddress + ']';
    }
    /**
     * Returns current transmission type
     *
     * @return Transmission type
     */
    _transmissionType() {
        let type = this._server.options.lmtp ? 'LMTP' : 'SMTP';
        if (this.openingCommand === 'EHLO') {
            type = 'E' + type;
        }
        if (this.secure) {
            type += 'S';
        }
        if (this.session.user) {
            type += 'A';
        }
        return type;
    }
    emitConnection() {
        if (!this._canEmitConnection) {
            return;
        }
        this._canEmitConnection = false;
        let info = {
            id: this.id,
            localAddress: this.localAddress,
            localPort: this.localPort,
            remoteAddress: this.remoteAddress,
            remotePort: this.remotePort,
            hostNameAppearsAs: this.hostNameAppearsAs,
            clientHostname: this.clientHostname
        };
        this.emit('connect', info);
    }
    // COMMAND HANDLERS
    /**
     * Processes EHLO. Requires valid hostname as the single argument.
     */
    handler_EHLO(command, callback) {
        let parts = command.toString().trim().split(/\s+/);
        let hostname = parts[1] || '';
        if (parts.length !== 2) {
            this.send(501, 'Error: syntax: ' + (this._server.options.lmtp ? 'LHLO' : 'EHLO') + ' hostname', false);
            return callback();
        }
        if (!isAcceptableHeloHostname(hostname)) {
            this.send(501, 'Error: Bad hostname syntax', false);
            return callback();
        }
        this.hostNameAppearsAs = hostname.toLowerCase();
        let features = ['PIPELINING', '8BITMIME', 'SMTPUTF8', 'ENHANCEDSTATUSCODES', 'DSN'].filter(feature => !this._server.options['hide' + feature]);
        if (this._server.options.authMethods.length && this._isSupported('AUTH') && !this.session.user) {
            features.push(['AUTH'].concat(this._server.options.authMethods).join(' '));
        }
        if (!this.secure && this._isSupported('STARTTLS') && !this._server.options.hideSTARTTLS) {
            features.push('STARTTLS');
        }
        if (this.secure && !this._server.options.hideREQUIRETLS) {
            features.push('REQUIRETLS');
        }
        if (this._server.options.size) {
            features.push('SIZE' + (this._server.options.hideSize ? '' : ' ' + this._server.options.size));
        }
        if (this._proxyCommandAllowed('XCLIENT', 'useXClient')) {
            features.push('XCLIENT NAME ADDR PORT PROTO HELO LOGIN');
        }
        if (this._proxyCommandAllowed('XFORWARD', 'useXForward')) {
            features.push('XFORWARD NAME ADDR PORT PROTO HELO IDENT SOURCE');
        }
        this._resetSession(); // EHLO is effectively the same as RSET
        // Format HELO response using configured format or default
        let heloResponse = this._server.options.heloResponse || '%s Nice to meet you, %s';
        let replacements = [this.name, this.clientHostname];
        let replacementIndex = 0;
        let formattedResponse = heloResponse.replace(/%s/g, () => replacements[replacementIndex++] || '');
        this.send(250, [formattedResponse].concat(features || []), false);
        callback();
    }
    /**
     * Checks if a proxy command (XCLIENT or XFORWARD) is available. XCLIENT ADDR hands
     * the session over to the actual client, which must not be able to override its
     * own connection details after that, so both commands go away with it
     *
     * @param command Command name
     * @param option Server option that enables the command: true for every
     *     peer, or a list of the peer addresses allowed to use it
     * @returns true if the client may use the command
     */
    _proxyCommandAllowed(command, option) {
        return !this._xClient.has('ADDR') && isAddressAllowed(this._server.options[option], this._originalRemoteAddress) && this._isSupported(command);
    }
    /**
     * Processes HELO. Requires valid hostname as the single argument.
     */
    handler_HELO(command, callback) {
        let parts = command.toString().trim().split(/\s+/);
        let hostname = parts[1] || '';
        if (parts.length !== 2) {
            this.send(501, 'Error: Syntax: HELO hostname', false);
            return callback();
        }
        if (!isAcceptableHeloHostname(hostname)) {
            this.send(501, 'Error: Bad hostname syntax', false);
            return callback();
        }
        this.hostNameAppearsAs = hostname.toLowerCase();
        this._resetSession(); // HELO is effectively the same as RSET
        // Format HELO response using configured format or default
        let heloResponse = this._server.options.heloResponse || '%s Nice to meet you, %s';
        let replacements = [this.name, this.clientHostname];
        let replacementIndex = 0;
        let formattedResponse = heloResponse.replace(/%s/g, () => replacements[replacementIndex++] || '');
        this.send(250, formattedResponse, false);
        callback();
    }
    /**
     * Processes QUIT. Closes the connection
     */
    handler_QUIT(command, callback) {
        this.send(221, 'Bye');
        this.close();
        callback();
    }
    /**
     * Processes NOOP. Does nothing but keeps the connection alive
     */
    handler_NOOP(command, callback) {
        this.send(250, 'OK');
        callback();
    }
    /**
     * Processes RSET. Resets user and session info
     */
    handler_RSET(command, callback) {
        this._resetSession();
        this.send(250, 'Flushed');
        callback();
    }
    /**
     * Processes HELP. Responds with url to RFC
     */
    handler_HELP(command, callback) {
        this.send(214, 'See https://tools.ietf.org/html/rfc5321 for details');
        callback();
    }
    /**
     * Processes VRFY. Does not verify anything
     */
    handler_VRFY(command, callback) {
        if (!command.toString().trim().split(/\s+/)[1]) {
            this.send(501, 'Error: Syntax: VRFY address');
            return callback();
        }
        this.send(252, 'Try to send something. No promises though');
        callback();
    }
    /**
     * Overrides connection info
     * http://www.postfix.org/XCLIENT_README.html
     */
    handler_XCLIENT(command, callback) {
        // check if user is authorized to perform this command
        if (!this._proxyCommandAllowed('XCLIENT', 'useXClient')) {
            this.send(550, 'Error: Not allowed', 'NOT_AUTHORIZED');
            return callback();
        }
        // not allowed to change properties if already processing mail
        if (this.session.envelope.mailFrom) {
            this.send(503, 'Error: Mail transaction in progress');
            return callback();
        }
        let allowedKeys = ['NAME', 'ADDR', 'PORT', 'PROTO', 'HELO', 'LOGIN'];
        let parts = command.toString().trim().split(/\s+/);
        parts.shift(); // remove XCLIENT prefix
        if (!parts.length) {
            this.send(501, 'Error: Bad command parameter syntax');
            return callback();
        }
        let loginValue = false;
        // Parse and validate every argument before applying any of them. A command
        // that is rejected halfway through would otherwise leave the connection with
        // partially updated state, eg. a spoofed remote address that also blocks any
        // further XCLIENT attempt
        let { params, error } = parseProxyParameters(parts, allowedKeys, ['[UNAVAILABLE]', '[TEMPUNAVAIL]']);
        if (!params) {
            this.send(501, error);
            return callback();
        }
        // arguments are valid, apply them
        for (let [key, rawValue] of params) {
            let value = rawValue;
            switch (key) {
                // handled outside the switch
                case 'LOGIN':
                    loginValue = rawValue;
                    break;
                case 'ADDR':
                    if (value) {
                        this._server.logger.info({
                            tnx: 'xclient',
                            cid: this.id,
                            xclientKey: 'ADDR',
                            xclient: value,
                            user: (this.session.user && this.session.user.username) || this.session.user
                        }, 'XCLIENT from %s through %s', value, this.remoteAddress);
                        // store original value for reference as ADDR:DEFAULT
                        if (!this._xClient.has('ADDR:DEFAULT')) {
                            this._xClient.set('ADDR:DEFAULT', this.remoteAddress);
                        }
                        this.remoteAddress = value;
                        this.hostNameAppearsAs = false; // reset client provided hostname, require HELO/EHLO
                        // the session now belongs to the forwarded client, which must not
                        // inherit an identity the proxy authenticated as. A LOGIN attribute
                        // in the same command is applied after this
                        this.session.user = false;
                    }
                    break;
                case 'NAME':
                    value = value || '';
                    this._server.logger.info({
                        tnx: 'xclient',
                        cid: this.id,
                        xclientKey: 'NAME',
                        xclient: value,
                        user: (this.session.user && this.session.user.username) || this.session.user
                    }, 'XCLIENT hostname resolved as "%s"', value);
                    // store original value for reference as NAME:DEFAULT
                    if (!this._xClient.has('NAME:DEFAULT')) {
                        this._xClient.set('NAME:DEFAULT', this.clientHostname || '');
                    }
                    this._setClientHostname(value);
                    break;
                case 'PORT':
                    value = Number(value) || '';
                    this._server.logger.info({
                        tnx: 'xclient',
                        cid: this.id,
                        xclientKey: 'PORT',
                        xclient: value,
                        user: (this.session.user && this.session.user.username) || this.session.user
                    }, 'XCLIENT remote port resolved as "%s"', value);
                    // store original value for reference as NAME:DEFAULT
                    if (!this._xClient.has('PORT:DEFAULT')) {
                        this._xClient.set('PORT:DEFAULT', this.remotePort || '');
                    }
                    // NB! an unparseable value is stored as an empty string, as it always has been
                    this.remotePort = value;
                    break;
                default:
                // other values are not relevant
            }
            this._xClient.set(key, value);
        }
        let checkLogin = (done) => {
            if (typeof loginValue !== 'string') {
                return done();
            }
            if (!loginValue) {
                // clear authentication session?
                this._server.logger.info({
                    tnx: 'deauth',
                    cid: this.id,
                    user: (this.session.user && this.session.user.username) || this.session.user
                }, 'User deauthenticated using %s', 'XCLIENT');
                this.session.user = false;
                return done();
            }
            sasl.SASL_XCLIENT.call(this, [loginValue], err => {
                if (err) {
                    this.send(550, err.message);
                    this.close();
                    // the command is over even though the connection is going away,
                    // the parser must be released or it would never see the close
                    return callback();
                }
                return done();
            });
        };
        // Use [ADDR] if NAME was empty
        if (this.remoteAddress && !this.clientHostname) {
            this._setClientHostname('');
        }
        if (params.has('ADDR')) {
            this.emitConnection();
        }
        checkLogin(() => {
            // success, the session starts over with a new greeting. The session is
            // refreshed right away rather than at the EHLO that follows, so that the
            // handlers see the forwarded client whatever the client does next
            this._resetSession();
            this._sendGreeting();
            callback();
        });
    }
    /**
     * Processes XFORWARD data
     * http://www.postfix.org/XFORWARD_README.html
     */
    handler_XFORWARD(command, callback) {
        // check if user is authorized to perform this command
        if (!this._proxyCommandAllowed('XFORWARD', 'useXForward')) {
            this.send(550, 'Error: Not allowed', 'NOT_AUTHORIZED');
            return callback();
        }
        // not allowed to change properties if already processing mail
        if (this.session.envelope.mailFrom) {
            this.send(503, 'Error: Mail transaction in progress');
            return callback();
        }
        let allowedKeys = ['NAME', 'ADDR', 'PORT', 'PROTO', 'HELO', 'IDENT', 'SOURCE'];
        let parts = command.toString().trim().split(/\s+/);
        let hasAddr = false;
        parts.shift(); // remove XFORWARD prefix
        if (!parts.length) {
            this.send(501, 'Error: Bad command parameter syntax');
            return callback();
        }
        // parse and validate every argument before applying any of them, see handler_XCLIENT
        let { params, error } = parseProxyParameters(parts, allowedKeys, ['[UNAVAILABLE]']);
        if (!params) {
            this.send(501, error);
            return callback();
        }
        // arguments are valid, apply them
        for (let [key, rawValue] of params) {
            let value = rawValue;
            switch (key) {
                case 'ADDR':
                    if (value) {
                        this._server.logger.info({
                            tnx: 'xforward',
                            cid: this.id,
                            xforwardKey: 'ADDR',
                            xforward: value,
                            user: (this.session.user && this.session.user.username) || this.session.user
                        }, 'XFORWARD from %s through %s', value, this.remoteAddress);
                        // store original value for reference as ADDR:DEFAULT
                        if (!this._xForward.has('ADDR:DEFAULT')) {
                            this._xForward.set('ADDR:DEFAULT', this.remoteAddress);
                        }
                        hasAddr = true;
                        this.remoteAddress = value;
                    }
                    break;
                case 'NAME':
                    value = value || '';
                    this._server.logger.info({
                        tnx: 'xforward',
                        cid: this.id,
                        xforwardKey: 'NAME',
                        xforward: value,
                        user: (this.session.user && this.session.user.username) || this.session.user
                    }, 'XFORWARD hostname resolved as "%s"', value);
                    this._setClientHostname(value);
                    break;
                case 'PORT':
                    value = Number(value) || 0;
                    this._server.logger.info({
                        tnx: 'xforward',
                        cid: this.id,
                        xforwardKey: 'PORT',
                        xforward: value,
                        user: (this.session.user && this.session.user.username) || this.session.user
                    }, 'XFORWARD port resolved as "%s"', value);
                    this.remotePort = value;
                    break;
                case 'HELO':
                    value = (value || '').toString().toLowerCase();
                    this._server.logger.info({
                        tnx: 'xforward',
                        cid: this.id,
                        xforwardKey: 'HELO',
                        xforward: value,
                        user: (this.session.user && this.session.user.username) || this.session.user
                    }, 'XFORWARD HELO name resolved as "%s"', value);
                    this.hostNameAppearsAs = value;
                    break;
                default:
                // other values are not relevant
            }
            this._xForward.set(key, value);
        }
        // XFORWARD is not followed by a new EHLO, so the forwarded details go into the
        // session right away, or the handlers of this transaction would still see the proxy
        this._resetSession();
        if (hasAddr) {
            this._canEmitConnection = true;
            this.emitConnection();
        }
        // success
        this.send(250, 'OK');
        callback();
    }
    /**
     * Upgrades connection to TLS if possible
     */
    handler_STARTTLS(command, callback) {
        // RFC 3207: the STARTTLS command does not take any parameters
        if (command.toString().trim().split(/\s+/).length > 1) {
            this.send(501, 'Error: syntax: STARTTLS');
            return callback();
        }
        if (this.secure) {
            this.send(503, 'Error: TLS already active');
            return callback();
        }
        this.send(220, 'Ready to start TLS');
        this.upgrade(callback);
    }
    /**
     * Check if selected authentication is available and delegate auth data to SASL
     */
    handler_AUTH(command, callback) {
        let args = command.toString().trim().split(/\s+/);
        let method;
        let handler;
        args.shift(); // remove AUTH
        method = (args.shift() || '').toString().toUpperCase(); // get METHOD and keep additional arguments in the array
        let mechanism = sasl['SASL_' + method];
        handler = typeof mechanism === 'function' ? mechanism.bind(this) : undefined;
        if (!this.secure && this._isSupported('STARTTLS') && !this._server.options.hideSTARTTLS && !this._server.options.allowInsecureAuth) {
            this.send(538, 'Error: Must issue a STARTTLS command first');
            return callback();
        }
        if (this.session.user) {
            this.send(503, 'Error: No identity changes permitted');
            return callback();
        }
        if (!this._server.options.authMethods.includes(method) || typeof handler !== 'function') {
            this.send(504, 'Error: Unrecognized authentication type');
            return callback();
        }
        handler(args, callback);
    }
    /**
     * Validates MAIL FROM parameters
     * @param parsed - Parsed address command with args
     * @returns Returns error object {code, message, enhancedCode} if validation fails, null if successful
     */
    _validateMailParams(parsed) {
        // the parameters that take a value have been checked to have one, see MAIL_VALUE_PARAMS
        const args = parsed.args || {};
        // Validate SIZE parameter (RFC 1870): size-value ::= 1*20DIGIT
        if (args.SIZE) {
            if (!/^\d{1,20}$/.test(args.SIZE)) {
                return {
                    code: 501,
                    message: 'Error: Bad message size syntax',
                    enhancedCode: null
                };
            }
            if (!this._server.options.hideSize && this._server.options.size && Number(args.SIZE) > this._server.options.size) {
                return {
                    code: 552,
                    message: 'Error: message exceeds fixed maximum message size ' + this._server.options.size,
                    enhancedCode: 'MESSAGE_TOO_BIG'
                };
            }
        }
        // Validate BODY parameter (RFC 6152 - 8BITMIME)
        // Note: BINARYMIME is not supported as it requires BDAT command (RFC 3030)
        if (args.BODY) {
            const bodyType = args.BODY.toLowerCase();
            if (bodyType !== '7bit' && bodyType !== '8bitmime') {
                return {
                    code: 501,
                    message: 'Invalid BODY parameter value. Must be 7BIT or 8BITMIME',
                    enhancedCode: null
                };
            }
        }
        // Validate SMTPUTF8 parameter (RFC 6531)
        if (args.SMTPUTF8 !== undefined) {
            if (args.SMTPUTF8 !== true) {
                return {
                    code: 501,
                    message: 'Invalid SMTPUTF8 parameter. This flag does not accept a value',
                    enhancedCode: null
                };
            }
        }
        // Validate REQUIRETLS parameter (RFC 8689)
        if (args.REQUIRETLS !== undefined) {
            if (!this.secure) {
                return {
                    code: 530,
                    message: 'REQUIRETLS not permitted on non-TLS connections',
                    enhancedCode: null
                };
            }
            if (args.REQUIRETLS !== true) {
                return {
                    code: 501,
                    message: 'Invalid REQUIRETLS parameter. This flag does not accept a value',
                    enhancedCode: null
                };
            }
        }
        // Validate DSN parameters if DSN is supported
        if (!this._server.options.hideDSN) {
            if (args.RET) {
                const ret = args.RET.toUpperCase();
                if (ret !== 'FULL' && ret !== 'HDRS') {
                    return {
                        code: 501,
                        message: 'Invalid RET parameter value. Must be FULL or HDRS',
                        enhancedCode: null
                    };
                }
            }
        }
        return null; // All validations passed
    }
    /**
     * Applies validated MAIL FROM parameters to session envelope
     * @param parsed - Parsed address command with args
     */
    _applyMailParams(parsed) {
        const args = parsed.args || {};
        const envelope = this.session.envelope;
        // Apply BODY parameter
        if (args.BODY) {
            envelope.bodyType = args.BODY.toLowerCase();
        }
        // Apply SMTPUTF8 parameter
        if (args.SMTPUTF8 === true) {
            envelope.smtpUtf8 = true;
        }
        // Apply REQUIRETLS parameter
        if (args.REQUIRETLS === true) {
            envelope.requireTLS = true;
        }
        // Apply DSN parameters
        if (!this._server.options.hideDSN) {
            if (args.RET) {
                envelope.dsn.ret = args.RET.toUpperCase();
            }
            if (args.ENVID) {
                envelope.dsn.envid = args.ENVID;
            }
        }
    }
    /**
     * Processes MAIL FROM command, parses address and extra arguments
     */
    handler_MAIL(command, callback) {
        let parsed = this._parseAddressCommand('mail from', command);
        // in case we still haven't informed about the new connection emit it
        this.emitConnection();
        // sender address can be empty, so we only check if parsing failed or not
        if (!parsed) {
            this.send(501, 'Error: Bad sender address syntax', 'SENDER_SYNTAX_ERROR');
            return callback();
        }
        if (this._rejectInvalidParams(parsed, MAIL_VALUE_PARAMS, callback)) {
            return;
        }
        if (this.session.envelope.mailFrom) {
            this.send(503, 'Error: nested MAIL command');
            return callback();
        }
        // Validate all MAIL FROM parameters
        const validationError = this._validateMailParams(parsed);
        if (validationError) {
            this.send(validationError.code, validationError.message, validationError.enhancedCode || undefined);
            return callback();
        }
        // Apply validated parameters to session envelope before calling onMailFrom
        // so the handler can access them
        this._applyMailParams(parsed);
        this._server.onMailFrom(parsed, this.session, (err) => {
            if (err) {
                this.send(err.responseCode || 550, err.message);
                return callback();
            }
            this.session.envelope.mailFrom = parsed;
            this.send(250, 'Accepted', 'MAIL_FROM_OK');
            callback();
        });
    }
    /**
     * Processes RCPT TO command, parses address and extra arguments
     */
    handler_RCPT(command, callback) {
        let parsed = this._parseAddressCommand('rcpt to', command);
        // recipient address can not be empty
        if (!parsed || !parsed.address) {
            this.send(501, 'Error: Bad recipient address syntax', 'MAILBOX_SYNTAX_ERROR');
            return callback();
        }
        if (this._rejectInvalidParams(parsed, RCPT_VALUE_PARAMS, callback)) {
            return;
        }
        if (!this.session.envelope.mailFrom) {
            this.send(503, 'Error: need MAIL command');
            return callback();
        }
        // the parameters that take a value have been checked to have one, see RCPT_VALUE_PARAMS
        const args = parsed.args || {};
        // Process DSN parameters if DSN is supported
        if (!this._server.options.hideDSN) {
            // Validate NOTIFY parameter
            if (args.NOTIFY) {
                const notify = args.NOTIFY.toUpperCase();
                const validNotifyValues = ['NEVER', 'SUCCESS', 'FAILURE', 'DELAY'];
                const notifyValues = notify.split(',');
                for (let value of notifyValues) {
                    if (!validNotifyValues.includes(value)) {
                        this.send(501, 'Error: NOTIFY parameter must be NEVER, SUCCESS, FAILURE, or DELAY');
                        return callback();
                    }
                }
                // NEVER cannot be combined with other values
                if (notifyValues.includes('NEVER') && notifyValues.length > 1) {
                    this.send(501, 'Error: NOTIFY=NEVER cannot be combined with other values');
                    return callback();
                }
                parsed.dsn = parsed.dsn || {};
                parsed.dsn.notify = notifyValues;
            }
            // RFC 3461 section 4.2: ORCPT=addr-type;xtext
            if (args.ORCPT && !/^[a-z0-9!#$%&'*+/=?^_`{|}~-]+;./i.test(args.ORCPT)) {
                this.send(501, 'Error: Bad ORCPT parameter syntax');
                return callback();
            }
            // Store ORCPT parameter
            if (args.ORCPT) {
                parsed.dsn = parsed.dsn || {};
                parsed.dsn.orcpt = args.ORCPT;
            }
        }
        // addresses are compared case-insensitively, a repeated one replaces the earlier entry
        let addressKey = parsed.address.toLowerCase();
        let maxRecipients = Number(this._server.options.maxRecipients) || 0;
        if (maxRecipients && this.session.envelope.rcptTo.length >= maxRecipients && !this._rcptIndex.has(addressKey)) {
            this.send(452, 'Error: too many recipients', 'TOO_MANY_RECIPIENTS');
            return callback();
        }
        this._server.onRcptTo(parsed, this.session, (err) => {
            if (err) {
                this.send(err.responseCode || 550, err.message);
                return callback();
            }
            let rcptTo = this.session.envelope.rcptTo;
            // The index makes this a constant time lookup instead of a scan of every
            // recipient so far, which let a long recipient list burn the event loop. The
            // entry is checked against the list itself in case a handler edited the list
            let index = this._rcptIndex.get(addressKey);
            if (index !== undefined && !(rcptTo[index] && rcptTo[index].address.toLowerCase() === addressKey)) {
                index = rcptTo.findIndex(rcpt => rcpt.address.toLowerCase() === addressKey);
            }
            if (index !== undefined && index >= 0) {
                rcptTo[index] = parsed;
            }
            else {
                rcptTo.push(parsed);
                this._rcptIndex.set(addressKey, rcptTo.length - 1);
            }
            this.send(250, 'Accepted', 'RCPT_TO_OK');
            callback();
        });
    }
    /**
     * Processes DATA by forwarding incoming stream to the onData handler
     */
    handler_DATA(command, callback) {
        if (!this.session.envelope.rcptTo.length) {
            this.send(503, 'Error: need RCPT command');
            return callback();
        }
        if (!this._parser) {
            return callback();
        }
        const parser = this._parser;
        this._dataStream = parser.startDataMode(this._server.options.size);
        let close = (err, message) => {
            let i, len;
            this._server.logger.debug({
                tnx: 'data',
                cid: this.id,
                bytes: parser.dataBytes,
                user: (this.session.user && this.session.user.username) || this.session.user
            }, 'C: <%s bytes of DATA>', parser.dataBytes);
            if (this._dataStream && this._dataStream.readable) {
                this._dataStream.removeAllListeners();
            }
            // the transaction is over, the connection no longer waits for the onData handler
            this._dataStream = false;
            if (this._isOversized(parser.dataBytes)) {
                // the server is configured to refuse a message over the limit whatever onData
                // decided about it, once for every recipient when using LMTP
                this._server.logger.info({
                    tnx: 'data',
                    cid: this.id,
                    bytes: parser.dataBytes,
                    size: this._server.options.size
                }, 'Rejected message of %s bytes, the limit is %s bytes', parser.dataBytes, this._server.options.size);
                let replies = this._server.options.lmtp ? this.session.envelope.rcptTo.length : 1;
                for (i = 0; i < replies; i++) {
                    this.send(552, 'Error: message exceeds fixed maximum message size ' + this._server.options.size, 'MESSAGE_TOO_BIG');
                }
            }
            else if (err) {
                if (this._server.options.lmtp) {
                    // separate error response for every recipient when using LMTP
                    for (i = 0, len = this.session.envelope.rcptTo.length; i < len; i++) {
                        this.send(err.responseCode || 450, err.message);
                    }
                }
                else {
                    // single error response when using SMTP
                    this.send(err.responseCode || 450, err.message);
                }
            }
            else if (Array.isArray(message)) {
                // separate responses for every recipient when using LMTP
                message.forEach(response => {
                    if (/Error\]$/i.test(Object.prototype.toString.call(response))) {
                        let error = response;
                        this.send(error.responseCode || 450, error.message);
                    }
                    else {
                        this.send(250, typeof response === 'string' ? response : 'OK: message accepted', 'DATA_OK');
                    }
                });
            }
            else if (this._server.options.lmtp) {
                // separate success response for every recipient when using LMTP
                for (i = 0, len = this.session.envelope.rcptTo.length; i < len; i++) {
                    this.send(250, typeof message === 'string' ? message : 'OK: message accepted', 'DATA_OK');
                }
            }
            else {
                // single success response when using SMTP
                this.send(250, typeof message === 'string' ? message : 'OK: message queued', 'DATA_OK');
            }
            this._transactionCounter++;
            this._unrecognizedCommands = 0; // reset unrecognized commands counter
            this._resetSession(); // reset session state
            if (this._parser) {
                this._parser.continue();
            }
        };
        this._server.onData(this._dataStream, this.session, (err, message) => {
            // ensure _dataStream is an object and not set to null by premature closing
            // do not continue until the stream has actually ended
            if (this._dataStream && this._dataStream.readable) {
                let dataStream = this._dataStream;
                dataStream.on('end', () => close(err, message));
                // A handler that decides without reading the message (eg. one that rejects it
                // right away) never consumes the stream, and a stream that is not read never
                // emits 'end', so the reply would never be sent. Nothing else reads the rest of
                // the message then, drain it
                if (dataStream.readableFlowing === null) {
                    dataStream.resume();
                }
                return;
            }
            close(err, message);
        });
        this.send(354, 'End data with <CR><LF>.<CR><LF>');
        callback();
    }
    // Dummy handlers for some old sendmail specific commands
    /**
     * Processes sendmail WIZ command, upgrades to "wizard mode"
     */
    handler_WIZ(command, callback) {
        let args = command.toString().trim().split(/\s+/);
        let password;
        args.shift(); // remove WIZ
        password = (args.shift() || '').toString();
        // require password argument
        if (!password) {
            this.send(500, 'You are no wizard!');
            return callback();
        }
        // all passwords pass validation, so everyone is a wizard!
        this.session.isWizard = true;
        this.send(200, 'Please pass, oh mighty wizard');
        callback();
    }
    /**
     * Processes sendmail SHELL command, should return interactive shell but this is a dummy function
     * so no actual shell is provided to the client
     */
    handler_SHELL(command, callback) {
        this._server.logger.info({
            tnx: 'shell',
            cid: this.id,
            user: (this.session.user && this.session.user.username) || this.session.user
        }, 'Client tried to invoke SHELL');
        if (!this.session.isWizard) {
            this.send(500, 'Mere mortals must not mutter that mantra');
            return callback();
        }
        this.send(500, 'Error: Invoking shell is not allowed. This incident will be reported.');
        callback();
    }
    /**
     * Processes sendmail KILL command
     */
    handler_KILL(command, callback) {
        this._server.logger.info({
            tnx: 'kill',
            cid: this.id,
            user: (this.session.user && this.session.user.username) || this.session.user
        }, 'Client tried to invoke KILL');
        this.send(500, 'Can not kill Mom');
        callback();
    }
    upgrade(callback, secureCallback) {
        this._socket.unpipe(this._parser);
        // Whatever the parser still holds (the rest of the chunk it is working on, the
        // chunks queued behind it, a partial line) arrived in plaintext after the
        // STARTTLS command. Dropping it while _upgrading is set is not enough: the parser
        // yields to the event loop every hundred pipelined lines, and if the handshake
        // completed during such a yield, the lines still queued would run inside the TLS
        // session ahead of the client's own commands (STARTTLS command injection). So the
        // parser is retired: closed, it drains what it holds without dispatching anything,
        // and the TLS session gets a new one that only ever sees bytes from the TLS socket
        this._parser.isClosed = true;
        this._parser = this._createParser();
        this._upgrading = true;
        setImmediate(callback); // resume, and so drain, the retired parser
        let secureSocket;
        let onError = (rawErr) => {
            let err = normalizeTLSError(rawErr, secureSocket);
            // Node tears the socket down itself after a failed handshake, Bun does not,
            // and a connection whose upgrade failed has nothing left to do. The raw socket
            // goes with it, as on the implicit TLS path, so the listening server sees it leave
            if (secureSocket && !secureSocket.destroyed) {
                secureSocket.destroy();
            }
            if (this._socket !== secureSocket && !this._socket.destroyed) {
                this._socket.destroy();
            }
            this._onError(err);
        };
        let socketOptions = createTLSSocketOptions(this._server);
        // remove all listeners from the original socket besides the error handler
        this._socket.removeAllListeners();
        this._socket.on('error', err => this._onError(err));
        // upgrade connection
        const tlsSocket = new external_node_tls_.TLSSocket(this._socket, socketOptions);
        secureSocket = tlsSocket;
        tlsSocket.once('close', (hadError) => this._onCloseEvent(hadError));
        tlsSocket.once('error', (err) => onError(err));
        tlsSocket.once('_tlsError', (err) => onError(err));
        tlsSocket.once('clientError', (err) => onError(err));
        this._armTimeout(tlsSocket);
        // NB! once() and not on(): a TLS 1.2 client can renegotiate at any time, which
        // makes the socket emit 'secure' again. Re-running this would pipe the socket
        // into the parser a second time (every later command dispatched twice) and
        // would wipe the session state in the middle of an established session
        tlsSocket.once('secure', () => {
            if (!this._parser) {
                // the connection was closed while the handshake was running
                return;
            }
            // a client certificate was asked for and did not pass, refuse the session
            let verifyError = verifyPeerCertificate(tlsSocket, socketOptions);
            if (verifyError) {
                tlsSocket.destroy(verifyError);
                return;
            }
            this.session.secure = this.secure = true;
            this._socket = tlsSocket;
            this._upgrading = false;
            // RFC 3207 section 4.2: once the TLS handshake completes, the server
            // must discard any knowledge obtained from the client before STARTTLS.
            // Clear the authenticated identity, the HELO/EHLO identity and any
            // in-progress mail transaction so that plaintext-established state can
            // not be reused under the protection (and trust) of the TLS session
            this.session.user = false;
            this.hostNameAppearsAs = false;
            this.openingCommand = false;
            this._resetSession();
            this.session.tlsOptions = this.tlsOptions = tlsSocket.getCipher();
            this.session.servername = tlsSocket.servername;
            let cipher = this.session.tlsOptions && this.session.tlsOptions.name;
            this._server.logger.info({
                tnx: 'starttls',
                cid: this.id,
                user: (this.session.user && this.session.user.username) || this.session.user,
                cipher
            }, 'Connection upgraded to TLS using', cipher || 'N/A');
            this._server.onSecure(this._socket, this.session, (err) => {
                if (!this._parser) {
                    // the client went away while the onSecure handler was running
                    return;
                }
                if (err) {
                    // the TLS session is up but refused, tell the client instead of leaving
                    // it waiting until the idle timeout
                    return this._refuse(err);
                }
                this._socket.pipe(this._parser);
                if (typeof secureCallback === 'function') {
                    secureCallback();
                }
            });
        });
    }
}


/***/ }),

/***/ 55538:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  C: () => (/* binding */ SMTPServer)
});

// UNUSED EXPORTS: default

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:events"
var external_node_events_ = __webpack_require__(78474);
// EXTERNAL MODULE: external "node:net"
var external_node_net_ = __webpack_require__(77030);
// EXTERNAL MODULE: external "node:tls"
var external_node_tls_ = __webpack_require__(41692);
// EXTERNAL MODULE: ./node_modules/nodemailer/dist/esm/shared/index.js
var shared = __webpack_require__(12076);
// EXTERNAL MODULE: ./node_modules/punycode.js/punycode.js
var punycode = __webpack_require__(18629);
// EXTERNAL MODULE: ./node_modules/smtp-server/dist/esm/smtp-connection.js + 3 modules
var smtp_connection = __webpack_require__(4294);
;// CONCATENATED MODULE: ./node_modules/smtp-server/dist/esm/tls-options.js

const tlsDefaults = {
    // pregenerated default certificates for localhost
    // obviusly, do not use in production
    key: '-----BEGIN RSA PRIVATE KEY-----\n' +
        'MIIEpAIBAAKCAQEA6Z5Qqhw+oWfhtEiMHE32Ht94mwTBpAfjt3vPpX8M7DMCTwHs\n' +
        '1xcXvQ4lQ3rwreDTOWdoJeEEy7gMxXqH0jw0WfBx+8IIJU69xstOyT7FRFDvA1yT\n' +
        'RXY2yt9K5s6SKken/ebMfmZR+03ND4UFsDzkz0FfgcjrkXmrMF5Eh5UXX/+9YHeU\n' +
        'xlp0gMAt+/SumSmgCaysxZLjLpd4uXz+X+JVxsk1ACg1NoEO7lWJC/3WBP7MIcu2\n' +
        'wVsMd2XegLT0gWYfT1/jsIH64U/mS/SVXC9QhxMl9Yfko2kx1OiYhDxhHs75RJZh\n' +
        'rNRxgfiwgSb50Gw4NAQaDIxr/DJPdLhgnpY6UQIDAQABAoIBAE+tfzWFjJbgJ0ql\n' +
        's6Ozs020Sh4U8TZQuonJ4HhBbNbiTtdDgNObPK1uNadeNtgW5fOeIRdKN6iDjVeN\n' +
        'AuXhQrmqGDYVZ1HSGUfD74sTrZQvRlWPLWtzdhybK6Css41YAyPFo9k4bJ2ZW2b/\n' +
        'p4EEQ8WsNja9oBpttMU6YYUchGxo1gujN8hmfDdXUQx3k5Xwx4KA68dveJ8GasIt\n' +
        'd+0Jd/FVwCyyx8HTiF1FF8QZYQeAXxbXJgLBuCsMQJghlcpBEzWkscBR3Ap1U0Zi\n' +
        '4oat8wrPZGCblaA6rNkRUVbc/+Vw0stnuJ/BLHbPxyBs6w495yBSjBqUWZMvljNz\n' +
        'm9/aK0ECgYEA9oVIVAd0enjSVIyAZNbw11ElidzdtBkeIJdsxqhmXzeIFZbB39Gd\n' +
        'bjtAVclVbq5mLsI1j22ER2rHA4Ygkn6vlLghK3ZMPxZa57oJtmL3oP0RvOjE4zRV\n' +
        'dzKexNGo9gU/x9SQbuyOmuauvAYhXZxeLpv+lEfsZTqqrvPUGeBiEQcCgYEA8poG\n' +
        'WVnykWuTmCe0bMmvYDsWpAEiZnFLDaKcSbz3O7RMGbPy1cypmqSinIYUpURBT/WY\n' +
        'wVPAGtjkuTXtd1Cy58m7PqziB7NNWMcsMGj+lWrTPZ6hCHIBcAImKEPpd+Y9vGJX\n' +
        'oatFJguqAGOz7rigBq6iPfeQOCWpmprNAuah++cCgYB1gcybOT59TnA7mwlsh8Qf\n' +
        'bm+tSllnin2A3Y0dGJJLmsXEPKtHS7x2Gcot2h1d98V/TlWHe5WNEUmx1VJbYgXB\n' +
        'pw8wj2ACxl4ojNYqWPxegaLd4DpRbtW6Tqe9e47FTnU7hIggR6QmFAWAXI+09l8y\n' +
        'amssNShqjE9lu5YDi6BTKwKBgQCuIlKGViLfsKjrYSyHnajNWPxiUhIgGBf4PI0T\n' +
        '/Jg1ea/aDykxv0rKHnw9/5vYGIsM2st/kR7l5mMecg/2Qa145HsLfMptHo1ZOPWF\n' +
        '9gcuttPTegY6aqKPhGthIYX2MwSDMM+X0ri6m0q2JtqjclAjG7yG4CjbtGTt/UlE\n' +
        'WMlSZwKBgQDslGeLUnkW0bsV5EG3AKRUyPKz/6DVNuxaIRRhOeWVKV101claqXAT\n' +
        'wXOpdKrvkjZbT4AzcNrlGtRl3l7dEVXTu+dN7/ZieJRu7zaStlAQZkIyP9O3DdQ3\n' +
        'rIcetQpfrJ1cAqz6Ng0pD0mh77vQ13WG1BBmDFa2A9BuzLoBituf4g==\n' +
        '-----END RSA PRIVATE KEY-----',
    cert: '-----BEGIN CERTIFICATE-----\n' +
        'MIICpDCCAYwCCQCuVLVKVTXnAjANBgkqhkiG9w0BAQsFADAUMRIwEAYDVQQDEwls\n' +
        'b2NhbGhvc3QwHhcNMTUwMjEyMTEzMjU4WhcNMjUwMjA5MTEzMjU4WjAUMRIwEAYD\n' +
        'VQQDEwlsb2NhbGhvc3QwggEiMA0GCSqGSIb3DQEBAQUAA4IBDwAwggEKAoIBAQDp\n' +
        'nlCqHD6hZ+G0SIwcTfYe33ibBMGkB+O3e8+lfwzsMwJPAezXFxe9DiVDevCt4NM5\n' +
        'Z2gl4QTLuAzFeofSPDRZ8HH7wgglTr3Gy07JPsVEUO8DXJNFdjbK30rmzpIqR6f9\n' +
        '5sx+ZlH7Tc0PhQWwPOTPQV+ByOuReaswXkSHlRdf/71gd5TGWnSAwC379K6ZKaAJ\n' +
        'rKzFkuMul3i5fP5f4lXGyTUAKDU2gQ7uVYkL/dYE/swhy7bBWwx3Zd6AtPSBZh9P\n' +
        'X+OwgfrhT+ZL9JVcL1CHEyX1h+SjaTHU6JiEPGEezvlElmGs1HGB+LCBJvnQbDg0\n' +
        'BBoMjGv8Mk90uGCeljpRAgMBAAEwDQYJKoZIhvcNAQELBQADggEBABXm8GPdY0sc\n' +
        'mMUFlgDqFzcevjdGDce0QfboR+M7WDdm512Jz2SbRTgZD/4na42ThODOZz9z1AcM\n' +
        'zLgx2ZNZzVhBz0odCU4JVhOCEks/OzSyKeGwjIb4JAY7dh+Kju1+6MNfQJ4r1Hza\n' +
        'SVXH0+JlpJDaJ73NQ2JyfqELmJ1mTcptkA/N6rQWhlzycTBSlfogwf9xawgVPATP\n' +
        '4AuwgjHl12JI2HVVs1gu65Y3slvaHRCr0B4+Kg1GYNLLcbFcK+NEHrHmPxy9TnTh\n' +
        'Zwp1dsNQU+Xkylz8IUANWSLHYZOMtN2e5SKIdwTtl5C8YxveuY8YKb1gDExnMraT\n' +
        'VGXQDqPleug=\n' +
        '-----END CERTIFICATE-----',
    honorCipherOrder: true,
    requestOCSP: false,
    sessionIdContext: external_node_crypto_.createHash('sha1').update(process.argv.join(' ')).digest('hex').slice(0, 32),
    minVersion: 'TLSv1' // sadly there are very old SMTP clients out there
};
/**
 * Mixes existing values with the default ones.
 *
 * @param [opts] TLS options
 * @returns Object with mixed TLS values
 */
function getTLSOptions(opts) {
    return Object.assign({}, tlsDefaults, opts || {});
}

;// CONCATENATED MODULE: ./node_modules/smtp-server/dist/esm/smtp-server.js








const CLOSE_TIMEOUT = 30 * 1000; // how much to wait until pending connections are terminated
// PROXY protocol v1 limits the header line to 107 bytes including CRLF.
// Allow generous slack for non-conforming proxies, but never buffer
// unbounded input from a peer that withholds the terminating newline
const MAX_PROXY_HEADER_LENGTH = 1024;
// how long a socket whose PROXY header was rejected may stay open for the diagnostic to be delivered
const PROXY_REJECT_LINGER = 1000;
/**
 * Creates a SMTP server instance.
 */
// eslint-disable-next-line @typescript-eslint/no-unsafe-declaration-merging
class SMTPServer extends external_node_events_.EventEmitter {
    constructor(options) {
        super();
        // NB! the options object of the caller is used and modified in place, as it always has been
        this.options = (options || {});
        // NB! updateSecureContext() below merges the built-in key/cert into this.options,
        // after which there is no way to tell what the operator actually supplied.
        // Capture that now, before anything mutates it
        let hasOwnCertificate = !!(this.options.key || this.options.cert || this.options.pfx || this.options.SNICallback || this.options.sniOptions);
        // setup disabled commands list
        this.options.disabledCommands = []
            .concat(this.options.disabledCommands || [])
            .map(command => (command || '').toString().toUpperCase().trim());
        this._warnAboutDefaultCertificate(hasOwnCertificate);
        this.updateSecureContext();
        // setup allowed auth methods
        this.options.authMethods = [].concat(this.options.authMethods || []).map(method => (method || '').toString().toUpperCase().trim());
        if (!this.options.authMethods.length) {
            this.options.authMethods = ['LOGIN', 'PLAIN'];
        }
        // set default value for hideENHANCEDSTATUSCODES to true (disable enhanced status codes by default)
        if (this.options.hideENHANCEDSTATUSCODES === undefined) {
            this.options.hideENHANCEDSTATUSCODES = true;
        }
        // set default value for hideDSN to true (disable delivery status notifications by default)
        if (this.options.hideDSN === undefined) {
            this.options.hideDSN = true;
        }
        // set default value for hideREQUIRETLS to true (disable REQUIRETLS by default, opt-in)
        if (this.options.hideREQUIRETLS === undefined) {
            this.options.hideREQUIRETLS = true;
        }
        this.logger = (0,shared/* getLogger */.tZ)(this.options, {
            component: this.options.component || 'smtp-server'
        });
        // apply shorthand handlers
        ['onConnect', 'onSecure', 'onAuth', 'onMailFrom', 'onRcptTo', 'onData', 'onClose'].forEach(handler => {
            if (typeof this.options[handler] === 'function') {
                this[handler] = this.options[handler];
            }
        });
        this._closeTimeout = false;
        this.connections = new Set();
        this._pendingSockets = new Map();
        // setup server listener and connection handler
        let implicitTLS = !!(this.options.secure && !this.options.needsUpgrade);
        this.server = external_node_net_.createServer(this.options, socket => {
            // the TLS handshake of an implicit TLS listener is still ahead, unless an external terminator did it
            let handshake = implicitTLS && !this.options.secured;
            let release = this._acceptSocket(socket, handshake);
            if (!release) {
                return;
            }
            this._handleProxy(socket, (err, socketOptions) => {
                if (err || !handshake) {
                    release();
                    // a PROXY header that could not be read (client dropped the connection or
                    // sent garbage) leaves the socket closing, guarded against late errors in
                    // _handleProxy, so it does not proceed to connect()
                    if (!err) {
                        this.connect(socket, socketOptions);
                    }
                    return;
                }
                this._upgrade(socket, (err, tlsSocket) => {
                    release();
                    if (err) {
                        // the guard is gone, so make sure a failed handshake does not leave the socket open
                        socket.destroy();
                        return this._onError(err);
                    }
                    this.connect(tlsSocket, socketOptions);
                });
            });
        });
        this._setListeners();
    }
    /**
     * The built-in certificate is only meant for testing. Its private key is
     * published in the source tree, so anyone can intercept "encrypted" sessions
     * that rely on it. Make sure the operator knows.
     *
     * Runs once from the constructor. This has to write to stderr rather than to
     * this.logger, which does not exist yet and is a no-op unless logging was
     * explicitly enabled, so an explicit `logger: false` is honored as an opt-out
     *
     * @param hasOwnCertificate Whether the operator supplied a certificate
     */
    _warnAboutDefaultCertificate(hasOwnCertificate) {
        // a server with `secured` gets its TLS from an external terminator, and a
        // plaintext server without STARTTLS never presents a certificate at all
        let terminatesTls = !this.options.secured && (this.options.secure || !(this.options.hideSTARTTLS || this.options.disabledCommands.includes('STARTTLS')));
        if (!terminatesTls || hasOwnCertificate || this.options.logger === false) {
            return;
        }
        console.error('WARNING: smtp-server is using the built-in default TLS certificate. ' +
            'The private key of this certificate is publicly known, so TLS sessions are NOT secure. ' +
            'Provide your own key/cert options in production.');
    }
    connect(socket, socketOptions) {
        let connection = new smtp_connection/* SMTPConnection */.p8(this, socket, socketOptions);
        this.connections.add(connection);
        connection.on('error', err => this._onError(err));
        connection.on('connect', data => this._onClientConnect(data));
        connection.init();
    }
    listen(...args) {
        return this.server.listen(...args);
    }
    /**
     * Closes the server
     *
     * @param callback Callback to run once the server is fully closed
     */
    close(callback) {
        let connections = this.connections.size;
        let timeout = this.options.closeTimeout || CLOSE_TIMEOUT;
        // stop accepting new connections
        this.server.close(() => {
            clearTimeout(this._closeTimeout || undefined);
            if (typeof callback === 'function') {
                return callback();
            }
        });
        // sockets still waiting for the PROXY header or the TLS handshake have no session
        // that could finish during the grace period, but would keep the server open
        // until their own timeout. Destroy the topmost socket, tearing a TLS wrap down
        // from below in the middle of a handshake crashes Node
        this._pendingSockets.forEach(topSocket => topSocket.destroy());
        // close active connections
        if (connections) {
            this.logger.info({
                tnx: 'close'
            }, 'Server closing with %s pending connection%s, waiting %s seconds before terminating', connections, connections !== 1 ? 's' : '', timeout / 1000);
        }
        this._closeTimeout = setTimeout(() => {
            connections = this.connections.size;
            if (connections) {
                this.logger.info({
                    tnx: 'close'
                }, 'Closing %s pending connection%s to close the server', connections, connections !== 1 ? 's' : '');
                this.connections.forEach(connection => {
                    connection.send(421, 'Server shutting down');
                    connection.close();
                });
            }
            if (typeof callback === 'function') {
                const realCallback = callback;
                callback = null;
                realCallback();
                return;
            }
        }, timeout);
        // Unref timer so it doesn't prevent process exit if all connections close naturally
        this._closeTimeout.unref();
    }
    /**
     * Authentication handler. Override this
     *
     * @param auth Authentication options
     * @param session Session of the connection
     * @param callback Callback to run once the user is authenticated
     */
    onAuth(auth, session, callback) {
        if (auth.method === 'XOAUTH2') {
            return callback(null, {
                data: {
                    status: '401',
                    schemes: 'bearer mac',
                    scope: 'https://mail.google.com/'
                }
            });
        }
        if (auth.method === 'XCLIENT') {
            return callback(undefined); // pass through
        }
        return callback(null, {
            message: 'Authentication not implemented'
        });
    }
    /** Connection handler. Override this */
    onConnect(session, callback) {
        setImmediate(callback);
    }
    /** MAIL FROM handler. Override this */
    onMailFrom(address, session, callback) {
        setImmediate(callback);
    }
    /** RCPT TO handler. Override this */
    onRcptTo(address, session, callback) {
        setImmediate(callback);
    }
    /** TLS handler, called once the TLS session is established. Override this */
    onSecure(socket, session, callback) {
        setImmediate(callback);
    }
    /** Message handler. Override this */
    onData(stream, session, callback) {
        let chunklen = 0;
        stream.on('data', (chunk) => {
            chunklen += chunk.length;
        });
        stream.on('end', () => {
            this.logger.info({
                tnx: 'message',
                size: chunklen
            }, '<received %s bytes>', chunklen);
            callback();
        });
    }
    /** Called once a connection is closed. Override this */
    onClose(_session, _callback) {
        // do nothing
    }
    /**
     * Rebuilds the TLS contexts, with the given options merged into the server options first
     *
     * @param [options] TLS options to apply
     */
    updateSecureContext(options) {
        Object.assign(this.options, options);
        let defaultTlsOptions = getTLSOptions(this.options);
        this.secureContext = new Map();
        this.secureContext.set('*', external_node_tls_.createSecureContext(defaultTlsOptions));
        let ctxMap = this.options.sniOptions || {};
        // sniOptions is either an object or a Map with domain names as keys and TLS option objects as values
        if (ctxMap instanceof Map || typeof ctxMap.get === 'function') {
            ctxMap.forEach((ctx, servername) => {
                this.secureContext.set(this._normalizeHostname(servername), external_node_tls_.createSecureContext(getTLSOptions(ctx)));
            });
        }
        else {
            let ctxObject = ctxMap;
            Object.keys(ctxObject).forEach(servername => {
                this.secureContext.set(this._normalizeHostname(servername), external_node_tls_.createSecureContext(getTLSOptions(ctxObject[servername])));
            });
        }
        if (this.options.secure) {
            // appy changes
            Object.keys(defaultTlsOptions || {}).forEach(key => {
                if (!(key in this.options)) {
                    this.options[key] = defaultTlsOptions[key];
                }
            });
        }
    }
    // PRIVATE METHODS
    /**
     * Setup server event handlers
     */
    _setListeners() {
        let server = this.server;
        server.once('listening', () => this._onListening());
        server.once('close', () => this._onClose(server));
        server.on('error', (err) => this._onError(err));
    }
    /**
     * Called when server started listening
     *
     * @event
     */
    _onListening() {
        let serverAddress = this.server.address();
        // address will be null if listener is using Unix socket
        let address = serverAddress && typeof serverAddress === 'object' ? serverAddress : { address: null, port: null, family: null };
        this.logger.info(
        //
        {
            tnx: 'listen',
            host: address.address,
            port: address.port,
            secure: !!this.options.secure,
            protocol: this.options.lmtp ? 'LMTP' : 'SMTP'
        }, '%s%s Server listening on %s:%s', this.options.secure ? 'Secure ' : '', this.options.lmtp ? 'LMTP' : 'SMTP', address.family === 'IPv4' ? address.address : '[' + address.address + ']', address.port);
    }
    /**
     * Called when server is closed
     *
     * @event
     */
    _onClose(server) {
        this.logger.info({
            tnx: 'closed'
        }, (this.options.lmtp ? 'LMTP' : 'SMTP') + ' Server closed');
        if (server !== this.server) {
            // older instance was closed
            return;
        }
        this.emit('close');
    }
    /**
     * Called when an error occurs with the server
     *
     * @event
     */
    _onError(err) {
        this.emit('error', err);
    }
    /**
     * Guards a freshly accepted socket until it is handed over to connect(). Until
     * then SMTPConnection's idle timeout and maxClients check do not cover it, so a
     * client that never sends the PROXY header or never completes the implicit TLS
     * handshake would otherwise hold the socket forever.
     *
     * @param socket Accepted socket
     * @param handshake true if an implicit TLS handshake precedes connect()
     * @returns Function that removes the guard, or false if the socket was refused
     */
    _acceptSocket(socket, handshake) {
        if (!handshake && !this._expectsProxyHeader(socket)) {
            // plain sockets go straight to connect(), nothing to guard
            return () => {
                // nothing to release
            };
        }
        if (this.options.maxClients && this._pendingSockets.size >= this.options.maxClients) {
            // nothing meaningful can be written before the PROXY header or the TLS
            // handshake, so just drop the connection
            socket.on('error', () => false);
            socket.destroy();
            return false;
        }
        this._pendingSockets.set(socket, socket);
        let onTimeout = () => {
            this.logger.info({
                tnx: 'connection',
                host: socket.remoteAddress
            }, 'Closing connection from %s, it did not reach the SMTP session in time', socket.remoteAddress);
            socket.destroy();
        };
        let released = false;
        let release = () => {
            if (released) {
                return;
            }
            released = true;
            this._pendingSockets.delete(socket);
            socket.removeListener('close', release);
            socket.removeListener('timeout', onTimeout);
            // SMTPConnection arms its own timeout on the socket it receives
            socket.setTimeout(0);
        };
        socket.once('close', release);
        socket.setTimeout((0,smtp_connection/* socketTimeout */.zQ)(this.options), onTimeout);
        return release;
    }
    /**
     * Checks if a PROXY protocol header is expected from this socket before the SMTP
     * session starts: from every peer with useProxy: true, from the listed peers only
     * with an array (addresses are normalized, so an IPv4 peer of a dual-stack listener
     * matches its IPv4 entry)
     *
     * @param socket Accepted socket
     * @returns true if the header is expected
     */
    _expectsProxyHeader(socket) {
        return (0,smtp_connection/* isAddressAllowed */.fh)(this.options.useProxy, socket.remoteAddress);
    }
    _handleProxy(socket, callback) {
        let socketOptions = {
            id: BigInt('0x' + external_node_crypto_.randomBytes(10).toString('hex'))
                .toString(32)
                .padStart(16, '0')
        };
        if (!this._expectsProxyHeader(socket)) {
            socketOptions.ignore = this.options.ignoredHosts && this.options.ignoredHosts.includes(socket.remoteAddress);
            setImmediate(() => callback(null, socketOptions));
            return;
        }
        let chunks = [];
        let chunklen = 0;
        let finished = false;
        // assigned below, cleanup() only runs once all of them are set
        let onError;
        let onClose;
        let onEnd;
        let socketReader;
        let cleanup = () => {
            socket.removeListener('readable', socketReader);
            socket.removeListener('error', onError);
            socket.removeListener('close', onClose);
            socket.removeListener('end', onEnd);
        };
        let done = (err, opts) => {
            if (finished) {
                return;
            }
            finished = true;
            if (err) {
                // The socket is already closing/closed (RST/FIN seen, or we
                // issued socket.end() with a diagnostic). Attach a no-op 'error'
                // handler BEFORE removing ours, so the socket is never left
                // without one — a late in-flight error (e.g. EPIPE while
                // flushing "* BAD") must not surface as an uncaughtException.
                socket.on('error', () => {
                    // ignore
                });
                // The pre-connect guard and its timeout go away with this callback, so
                // nothing else would close a socket whose peer keeps its side open. A
                // rejected header gets a moment for the "* BAD" line to be flushed
                if (socket.writableEnded) {
                    setTimeout(() => socket.destroy(), PROXY_REJECT_LINGER).unref();
                }
                else {
                    socket.destroy();
                }
            }
            cleanup();
            callback(err, opts);
        };
        onError = (err) => {
            // client may close the connection (RST/FIN) before sending the
            // PROXY header; surface the error through the callback instead of
            // letting it bubble up as an uncaught exception
            this.logger.info({
                tnx: 'proxy',
                cid: socketOptions.id,
                err
            }, '[%s] PROXY socket error before header was received: %s', socketOptions.id, err.message);
            done(err);
        };
        onClose = () => {
            // socket closed before a full PROXY header arrived
            done(new Error('Socket closed before PROXY header was received'));
        };
        onEnd = () => {
            // client half-closed (FIN) before a full PROXY header arrived; with
            // allowHalfOpen the socket emits 'end' but never 'close', so without
            // this the connection would linger until socketTimeout
            done(new Error('Socket ended before PROXY header was received'));
        };
        // reject a malformed/non-PROXY header: deliver the diagnostic to the
        // client (best effort) and surface the failure through the single done()
        let rejectInvalid = (message) => {
            try {
                socket.end('* BAD Invalid PROXY header\r\n');
            }
            catch {
                // ignore
            }
            return done(new Error(message || 'Invalid PROXY header'));
        };
        socketReader = () => {
            let chunk;
            while ((chunk = socket.read()) !== null) {
                for (let i = 0, len = chunk.length; i < len; i++) {
                    let chr = chunk[i];
                    if (chr === 0x0a) {
                        if (chunklen + i + 1 > MAX_PROXY_HEADER_LENGTH) {
                            return rejectInvalid('PROXY header line too long');
                        }
                        chunks.push(chunk.subarray(0, i + 1));
                        chunklen += i + 1;
                        let remainder = chunk.subarray(i + 1);
                        if (remainder.length) {
                            socket.unshift(remainder);
                        }
                        let header = Buffer.concat(chunks, chunklen).toString().trim();
                        let params = header.split(' ');
                        let commandName = params.shift().toUpperCase();
                        if (commandName !== 'PROXY') {
                            return rejectInvalid();
                        }
                        if (params[1]) {
                            let proxiedAddress = params[1].trim().toLowerCase();
                            // The header is not authenticated in any way and the address it
                            // carries ends up in SMTP responses, log entries and Received
                            // headers. Anything that is not a plain IP address is malformed,
                            // and accepting it would reopen the injection paths that the
                            // hostname validation in SMTPConnection closes
                            if (!external_node_net_.isIP(proxiedAddress)) {
                                return rejectInvalid('Invalid PROXY source address');
                            }
                            socketOptions.remoteAddress = proxiedAddress;
                            socketOptions.ignore = this.options.ignoredHosts && this.options.ignoredHosts.includes(socketOptions.remoteAddress);
                            try {
                                if (!socketOptions.ignore) {
                                    this.logger.info({
                                        tnx: 'proxy',
                                        cid: socketOptions.id,
                                        proxy: socketOptions.remoteAddress
                                    }, '[%s] PROXY from %s through %s (%s)', socketOptions.id, socketOptions.remoteAddress, params[2].trim().toLowerCase(), JSON.stringify(params));
                                }
                            }
                            catch {
                                return rejectInvalid();
                            }
                            if (params[3]) {
                                socketOptions.remotePort = Number(params[3].trim()) || socketOptions.remotePort;
                            }
                        }
                        return done(null, socketOptions);
                    }
                }
                chunks.push(chunk);
                chunklen += chunk.length;
                if (chunklen > MAX_PROXY_HEADER_LENGTH) {
                    return rejectInvalid('PROXY header line too long');
                }
            }
        };
        socket.on('readable', socketReader);
        socket.on('error', onError);
        socket.on('close', onClose);
        socket.on('end', onEnd);
    }
    /**
     * Called when a new connection is established. This might not be the same time the socket is opened
     *
     * @event
     */
    _onClientConnect(data) {
        this.emit('connect', data);
    }
    /**
     * Normalize hostname
     *
     * @event
     */
    _normalizeHostname(hostname) {
        try {
            hostname = punycode.toUnicode((hostname || '').toString().trim()).toLowerCase();
        }
        catch (E) {
            let err = E;
            this.logger.error({
                tnx: 'punycode'
            }, 'Failed to process punycode domain "%s". error=%s', hostname, err.message);
        }
        return hostname;
    }
    /**
     * SNICallback for sockets upgraded by the server itself (implicit TLS and STARTTLS).
     * Normalizes the requested name and resolves it with options.SNICallback if the
     * operator supplied one, or from sniOptions otherwise. Falls back to the default
     * context if no specific one was found
     *
     * @param servername Server name requested by the client
     * @param cb Callback to run with the secure context
     */
    _resolveSNI(servername, cb) {
        servername = this._normalizeHostname(servername);
        if (typeof this.options.SNICallback !== 'function') {
            return cb(null, this.secureContext.get(servername) || this.secureContext.get('*'));
        }
        // eslint-disable-next-line new-cap
        this.options.SNICallback(servername, (err, context) => {
            if (err) {
                this.logger.error({
                    tnx: 'sni',
                    servername,
                    err
                }, 'Failed to fetch SNI context for servername %s', servername);
            }
            return cb(null, context || this.secureContext.get('*'));
        });
    }
    _upgrade(socket, callback) {
        // The same socket options STARTTLS applies. Without them requestCert and
        // rejectUnauthorized were silently ignored on an implicit TLS listener, so a
        // client certificate was never requested and mutual TLS never enforced there
        let socketOptions = (0,smtp_connection/* createTLSSocketOptions */.LC)(this);
        let returned = false;
        let tlsSocket;
        let onError = (rawErr) => {
            if (returned) {
                return;
            }
            returned = true;
            callback((0,smtp_connection/* normalizeTLSError */.Lj)(rawErr, tlsSocket, socket.remoteAddress));
        };
        // remove all listeners from the original socket besides the error handler
        socket.once('error', onError);
        // From here on the handshake deadline belongs to the TLS socket. The pre-connect guard
        // in _acceptSocket timed the raw socket, and destroying that underneath a handshake in
        // progress tears the TLS wrap down from below; tls.Server never does that either, its
        // handshakeTimeout runs on the TLSSocket. (handshakeTimeout is not an option that
        // new tls.TLSSocket() honours, so it has to be armed by hand.)
        socket.setTimeout(0);
        // upgrade connection
        const secureSocket = new external_node_tls_.TLSSocket(socket, socketOptions);
        tlsSocket = secureSocket;
        if (this._pendingSockets.has(socket)) {
            this._pendingSockets.set(socket, secureSocket);
        }
        let onHandshakeTimeout = () => {
            let err = new Error('TLS handshake timeout');
            err.code = 'ERR_TLS_HANDSHAKE_TIMEOUT';
            secureSocket.destroy(err);
        };
        secureSocket.setTimeout((0,smtp_connection/* socketTimeout */.zQ)(this.options), onHandshakeTimeout);
        // 'close' passes a hadError flag, which is not an error
        let onClose = () => onError();
        secureSocket.once('close', onClose);
        secureSocket.once('error', onError);
        secureSocket.once('_tlsError', onError);
        secureSocket.once('clientError', onError);
        secureSocket.once('tlsClientError', onError);
        secureSocket.on('secure', () => {
            // SMTPConnection arms its own timeout on the socket it receives. The listener has
            // to go as well, setTimeout(0) alone leaves it in place and an idle session would
            // later be torn down as a failed handshake, with an 'error' on the server
            secureSocket.setTimeout(0, onHandshakeTimeout);
            socket.removeListener('error', onError);
            secureSocket.removeListener('close', onClose);
            secureSocket.removeListener('error', onError);
            secureSocket.removeListener('_tlsError', onError);
            secureSocket.removeListener('clientError', onError);
            secureSocket.removeListener('tlsClientError', onError);
            if (returned) {
                try {
                    secureSocket.end();
                }
                catch {
                    //
                }
                return;
            }
            returned = true;
            // a client certificate was asked for and did not pass
            let verifyError = (0,smtp_connection/* verifyPeerCertificate */.Jx)(secureSocket, socketOptions);
            if (verifyError) {
                verifyError.meta = {
                    tlsProtocol: secureSocket.getProtocol(),
                    protocol: 'smtp',
                    stage: 'connect',
                    remoteAddress: socket.remoteAddress
                };
                secureSocket.destroy();
                return callback(verifyError);
            }
            return callback(null, secureSocket);
        });
    }
}
// Before the TypeScript build the package was CommonJS only, so a default import of it
// resolved to the exports object. The default export keeps that working
const smtpServer = { SMTPServer };
/* harmony default export */ const smtp_server = ((/* unused pure expression or super */ null && (smtpServer)));


/***/ })

};
