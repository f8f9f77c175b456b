/** Symbols about MIME structure, HTML, text and links. Names as in the rule files of rspamd 3.4 and SpamAssassin 4.0.1. */

import type { SymbolNote } from './symbol-note.ts'

export const contentSymbols: readonly SymbolNote[] = [
  ['MIME_HTML_ONLY', 'Only an HTML part.', 'Send a text part beside the HTML.'],
  [
    'MIME_MA_MISSING_TEXT MIME_HTML_ONLY_MULTI',
    'There is a multipart/alternative without a text part.',
    'Send a text part beside the HTML.',
  ],
  [
    'MIME_MA_MISSING_HTML',
    'There is a multipart/alternative without an HTML part.',
    'Add the HTML part, or send text/plain alone.',
  ],
  [
    'R_PARTS_DIFFER MPART_ALT_DIFF',
    'The text part says something else than the HTML part.',
    'Make the text part from the HTML, so that both say the same.',
  ],
  [
    'CTYPE_MIXED_BOGUS',
    'There is a multipart/mixed around a single part.',
    'Use multipart/alternative; multipart/mixed is for attachments.',
  ],
  [
    'CTYPE_MISSING_DISPOSITION',
    'An attachment without Content-Disposition.',
    'Give each attachment a Content-Disposition with its file name.',
  ],
  [
    'MIME_BASE64_TEXT',
    'Text is base64-encoded although it needs none.',
    'Encode text as quoted-printable, not as base64.',
  ],
  [
    'MIME_BASE64_TEXT_BOGUS',
    'The base64 text is plain ASCII: hidden for no reason.',
    'Encode text as quoted-printable, not as base64.',
  ],
  [
    'R_BAD_CTE_7BIT PP_MIME_FAKE_ASCII_TEXT',
    'Declared 7bit/ASCII, contains 8-bit bytes.',
    'Declare UTF-8 with quoted-printable for every text part.',
  ],
  ['R_MISSING_CHARSET', 'A text part without charset.', 'Declare UTF-8 with quoted-printable for every text part.'],
  [
    'R_MIXED_CHARSET',
    'Words mix letters of different scripts (look-alikes).',
    'Replace look-alike letters of another script, which often come with pasted text.',
  ],
  [
    'BROKEN_CONTENT_TYPE BROKEN_HEADERS MISSING_HB_SEP',
    'The header block is damaged (no empty line, wrong folding).',
    'Compose with a mail library; in an .eml file look at the line ends.',
  ],
  [
    'MIME_BAD_EXTENSION MIME_BAD_ATTACHMENT',
    'An attachment type that filters refuse (.exe, .js, .html …).',
    'Link to the file instead of attaching it.',
  ],
  [
    'MIME_DOUBLE_BAD_EXTENSION',
    'An attachment hides its type behind another one, as in invoice.pdf.exe.',
    'Link to the file instead of attaching it.',
  ],
  ['MIME_ENCRYPTED_ARCHIVE', 'A password-protected archive.', 'Link to the file instead of attaching it.'],
  ['MIME_QP_LONG_LINE', 'A quoted-printable line over 76 characters.', 'Let the mail library encode the parts.'],
  ['HTML_MIME_NO_HTML_TAG', 'HTML part without <html>.', 'Send a whole document: doctype, html, head and body.'],
  ['TO_MALFORMED', 'The To: address is not of a valid form.', 'Write the recipient as Name <local@domain>.'],
  [
    'ZERO_FONT HTML_TEXT_INVISIBLE_FONT',
    'Text with font size 0.',
    'Remove invisible text; keep one hidden preheader with readable words.',
  ],
  [
    'R_WHITE_ON_WHITE MANY_INVISIBLE_PARTS HTML_FONT_LOW_CONTRAST',
    'Text in (nearly) its background’s colour, or many hidden elements.',
    'Raise the contrast between text and background, and hide at most the preheader.',
  ],
  [
    'HTML_TEXT_INVISIBLE_STYLE',
    'Hidden text together with other signs of spam.',
    'Remove invisible text; keep one hidden preheader with readable words.',
  ],
  [
    'STY_INVIS_DIRECT',
    'Invisible text in a message without a relay chain.',
    'Remove invisible text; keep one hidden preheader with readable words.',
  ],
  ['R_EMPTY_IMAGE', 'An image without a source or text.', 'Give every image a source and an alternative text.'],
  [
    'R_SUSPICIOUS_IMAGES HTML_SHORT_LINK_IMG_1 HTML_SHORT_LINK_IMG_2 HTML_SHORT_LINK_IMG_3',
    'Very little text around one or more linked images.',
    'Say it in live text of at least some 500 characters; let images only illustrate it.',
  ],
  [
    'HTML_IMAGE_ONLY_08 HTML_IMAGE_ONLY_16 HTML_IMAGE_ONLY_24 HTML_IMAGE_ONLY_32',
    'Images with few bytes of words.',
    'Say it in live text of at least some 500 characters; let images only illustrate it.',
  ],
  [
    'HTML_IMAGE_RATIO_02 HTML_IMAGE_RATIO_04',
    'Large image area compared with the text.',
    'Say it in live text of at least some 500 characters; let images only illustrate it.',
  ],
  ['HTML_FONT_SIZE_HUGE HTML_FONT_SIZE_LARGE', 'A <font size> is very large.', 'Set sizes by CSS, up to about 32 px.'],
  ['HTML_FONT_FACE_BAD', 'A font name that is no word.', 'Use names of real font families.'],
  [
    'HTML_TAG_BALANCE_BODY HTML_TAG_BALANCE_CENTER HTML_EXTRA_CLOSE',
    'Unbalanced or surplus tags.',
    'Run the HTML through a validator, and close every tag.',
  ],
  [
    'HTML_BADTAG_40_50 HTML_OBFUSCATE_10_20',
    'Many unknown or broken tags.',
    'Run the HTML through a validator, and close every tag.',
  ],
  ['EXT_CSS', 'A style sheet is loaded from elsewhere.', 'Put the style sheet into the message.'],
  [
    'HTML_IFRAME_SRC HTML_EMBEDS HTML_FORMACTION_MAILTO',
    'There is an iframe, an embedded object, or a form that sends mail.',
    'Remove frames, embedded objects and forms: mail programs drop them.',
  ],
  [
    'HTML_COMMENT_SAVED_URL',
    'Saved from a web page by a browser.',
    'Build the template from its source, not from a saved page.',
  ],
  ['BITCOIN_ADDR', 'A Bitcoin address.', 'Link to a payment page instead.'],
  [
    'LOTS_OF_MONEY',
    'Large sums of money are named.',
    'Avoid large sums together with words such as winner, transfer or claim.',
  ],
  ['DEAR_SOMETHING DEAR_FRIEND', '"Dear friend/Sir/…" without a name.', 'Greet the reader by name, or without one.'],
  [
    'EXCUSE_REMOVE EXCUSE_4 EXCUSE_24',
    'Excuses such as "you asked for this", "to be removed …".',
    'Say plainly why the reader gets this, and link "Unsubscribe".',
  ],
  [
    'URI_PHISH T_FILL_THIS_FORM_SHORT',
    'Words of phishing: verify your account, fill in this form.',
    'Say what happened instead of asking to verify an account.',
  ],
  [
    'PHISHING',
    'A link’s text shows another domain than its target (also caused by click tracking).',
    'Use words as link text, not an address of another domain than the target.',
  ],
  ['HTTP_TO_HTTPS HTTPS_HTTP_MISMATCH', 'The text says https, the target is http.', 'Link by https everywhere.'],
  [
    'HTTP_TO_IP NORMAL_HTTP_TO_IP NUMERIC_HTTP_ADDR',
    'A link to an IP address.',
    'Link to a host name, not to an address of numbers.',
  ],
  [
    'R_SUSPICIOUS_URL',
    'A link’s address is not well-formed or hidden: user@host, odd encoding, an unfilled variable in the host; or its text is a whole address under a name that is no public top-level domain, such as .example.',
    'Check the addresses in the rendered links: odd characters, unfilled variables, reserved domains as link text.',
  ],
  [
    'OMOGRAPH_URL ZERO_WIDTH_SPACE_URL',
    'Look-alike or zero-width characters in a link.',
    'Check the addresses in the rendered links: odd characters, unfilled variables, reserved domains as link text.',
  ],
  [
    'URI_COUNT_ODD',
    'An odd number of addresses in multipart/alternative: text and HTML parts have different links.',
    'Make the text part anew, so that both parts have the same links.',
  ],
  [
    'URI_HIDDEN_PATH',
    'A path that begins with a dot, as on cracked sites.',
    'Link to a path without a dot at its beginning.',
  ],
  [
    'URI_HEX',
    'A long hexadecimal sequence in a host name.',
    'Shorten the tracking part of the links, and use a readable host name.',
  ],
  [
    'LONG_HEX_URI TRACKER_ID',
    'A long hexadecimal tracking id in an address.',
    'Shorten the tracking part of the links, and use a readable host name.',
  ],
  [
    'FSL_HELO_NON_FQDN_1 HELO_NO_DOMAIN',
    'The sending machine greets with a name without a domain.',
    'Let the sending server greet with its full host name.',
  ],
  [
    'URI_OBFU_WWW',
    'An address written so that filters do not see it.',
    'Check the addresses in the rendered links: odd characters, unfilled variables, reserved domains as link text.',
  ],
  [
    'PDS_OTHER_BAD_TLD FROM_SUSPICIOUS_NTLD',
    'A top-level domain that is often abused.',
    'Use your main domain for links and From:.',
  ],
  [
    'URIBL_BLACK DBL_SPAM ABUSE_SURBL URIBL_DBL_SPAM URIBL_ABUSE_SURBL',
    'A linked domain is on a block list (only with DNS switched on).',
    'Find the linked domain that is on a block list; often it is a shortener or a shared tracking host.',
  ],
  [
    'RBL_SPAMHAUS_SBL RBL_SPAMHAUS_XBL RCVD_IN_SBL RCVD_IN_XBL',
    'The sending address is on a block list (only with DNS switched on).',
    'Ask the sending service for a clean address.',
  ],
]
