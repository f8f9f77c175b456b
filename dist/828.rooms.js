var H=Object.defineProperty;var t=(F,p)=>H(F,"name",{value:p,configurable:!0});export const id=828,ids=[828],modules={94403:((F,p,h)=>{h.d(p,{v6:t(()=>N,"v6"),Ml:t(()=>b,"Ml"),hC:t(()=>D,"hC"),vX:t(()=>O,"vX")});const d=A(`
Add the sending service to the SPF record of the Return-Path domain.
  R_SPF_FAIL R_SPF_SOFTFAIL SPF_FAIL SPF_SOFTFAIL: The envelope domain's SPF record does not allow the sending address.
Keep one v=spf1 record, without syntax errors, with at most 10 DNS lookups.
  R_SPF_PERMFAIL T_SPF_PERMERROR: The SPF record is invalid: two records, a syntax error, or more than 10 lookups.
Publish an SPF record for the envelope sender's domain.
  R_SPF_NA SPF_NONE: The envelope domain has no SPF record.
Try again. If the error persists, check the domain's name servers.
  R_SPF_DNSFAIL T_SPF_TEMPERROR: The SPF lookup got no DNS reply.
Sign after the last change to the message, and compare the DNS record with the key.
  R_DKIM_REJECT DKIM_INVALID: The DKIM signature does not verify: body or signed header fields changed, or the key differs.
Publish the DKIM key at <selector>._domainkey.<domain>.
  R_DKIM_PERMFAIL: The public key of the DKIM signature is missing or unusable.
Sign with DKIM as the From: domain.
  R_DKIM_NA: The message is not signed.
Make SPF or DKIM pass with the From: domain. A template change cannot fix this.
  DMARC_POLICY_REJECT DMARC_REJECT: DMARC fails and the domain requests rejection; real providers reply with 550.
  DMARC_POLICY_QUARANTINE DMARC_QUAR: DMARC fails and the domain requests the spam folder.
  DMARC_POLICY_SOFTFAIL DMARC_NONE: DMARC fails and the domain requests no action; the message is delivered with less trust.
Publish a DMARC record at _dmarc.<From: domain>.
  DMARC_NA DMARC_MISSING: The From: domain has no DMARC record. Gmail, Yahoo and Outlook.com require one from bulk senders.
Use a Return-Path under your own domain, if your sending service supports it.
  FORGED_SENDER HEADER_FROM_DIFFERENT_DOMAINS: Envelope sender and From: have different domains. Normal for sending services; harmful only if DMARC fails too.
Remove the address from the display name of From:.
  SPOOF_DISPLAY_NAME: The From: display name contains an email address or domain other than the real one.
  FROM_NEQ_DISPLAY_NAME: The display name shows a different address from the one in angle brackets.
Use From: and Reply-To: addresses in your own domain.
  FREEMAIL_FROM FREEMAIL_ENVFROM: The sender is at a freemail domain (gmail.com, yahoo.com …).
  FREEMAIL_REPLYTO_NEQ_FROM_DOM: From: and Reply-To: are at two different freemail services.
  FREEMAIL_REPLYTO FREEMAIL_FORGED_REPLYTO: Reply-To: is a freemail address but From: is not, a pattern of fraud.
Use a Reply-To: address in the same domain as From:, or omit Reply-To:.
  REPLYTO_DOM_NEQ_FROM_DOM SPOOF_REPLYTO: Reply-To: and From: have different domains.
Check reply-to: a variable may be empty or in the wrong place.
  REPLYTO_EQ_TO_ADDR: Reply-To: is the recipient's own address, usually a merge field in the wrong header.
  REPLYTO_UNPARSEABLE: Reply-To: is not a valid address.
Give the sending address a PTR record that resolves back to it.
  RDNS_NONE: The sending address has no reverse DNS name. Gmail rejects such mail (5.7.25).
Compare with an earlier version of the template, and reword what differs.
  BAYES_SPAM BAYES_99 BAYES_80: The engine's trained statistics classify the message as spam. presend does not train them.
Change text that others use word for word, and find out whether your account was abused.
  FUZZY_DENIED: The message nearly matches reported spam (only with fuzzy storage).
Enable STARTTLS on the sending server. Ignore this in a test without TLS.
  RCVD_NO_TLS_LAST: The last hop was not encrypted.
No action needed: this is normal before sending.
  ONCE_RECEIVED NO_RELAYS: The message has passed one server or none.

Let the mail library write the Message-ID, with a real domain on its right side.
  MISSING_MID: Message-ID is missing. Gmail rejects such mail.
  INVALID_MSGID: Message-ID is malformed.
  MID_RHS_NOT_FQDN MID_BARE_IP: The right side of the Message-ID is localhost, an unqualified host name or an IP address.
Let the mail library write the Date.
  MISSING_DATE: Date is missing.
  INVALID_DATE: Date does not have the format of RFC 5322.
Set the clock of the sending server, and do not store a Date in the template.
  DATE_IN_PAST DATE_IN_FUTURE DATE_IN_PAST_96_XX DATE_IN_FUTURE_96_XX: Date is far from the time of receipt.
Fill in the subject; a variable may be empty.
  MISSING_SUBJECT EMPTY_SUBJECT: The subject is missing or empty.
Send one message to each recipient, with a real To:.
  MISSING_TO MISSING_HEADERS: To: is missing.
  R_UNDISC_RCPT: To: says "undisclosed recipients".
Set from: every message needs an author.
  MISSING_FROM: From: is missing.
Name one author in From:.
  MULTIPLE_FROM: From: has several addresses. Gmail rejects such mail.
Remove header fields that the mail library also writes.
  MULTIPLE_UNIQUE_HEADERS: A header field that may occur once (Subject, Date, To, Message-ID …) occurs twice.
Add MIME-Version: 1.0, or let the mail library compose the message.
  MISSING_MIME_VERSION MIME_HEADER_CTYPE_ONLY: Content-Type is present without MIME-Version: 1.0.
Give From: the name that readers know, as in Acme <hello@acme.example>.
  FROM_NO_DN: From: has no display name.
Use your brand's name or a plain name without a title.
  FROM_NAME_HAS_TITLE HK_NAME_FM_MR_MRS: The sender's name has a title (Mr, Mrs, Dr).
Encode only header fields with non-ASCII characters.
  FROM_EXCESS_BASE64 SUBJ_EXCESS_BASE64: An ASCII header field is base64-encoded, as if to hide it.
  SUBJ_EXCESS_QP FROM_EXCESS_QP: An ASCII header field is quoted-printable, as if to hide it.
Encode header fields as in RFC 2047.
  SUBJECT_NEEDS_ENCODING FROM_NEEDS_ENCODING SUBJ_ILLEGAL_CHARS FROM_ILLEGAL_CHARS: A header field contains raw non-ASCII bytes.
Write the author as Name <address>.
  R_NO_SPACE_IN_FROM FROM_MISSPACED: The space between display name and < is missing.
Do not mark mailings as urgent.
  HAS_X_PRIO_ONE XPRIO: The message is marked urgent.
Remove header fields copied from another mail program (X-Mailer, X-MSMail-Priority).
  FORGED_MUA_OUTLOOK FORGED_OUTLOOK_HTML: X-Mailer names Outlook but the message does not look like Outlook's.
  OLD_X_MAILER: X-Mailer names a very old program.
  MISSING_MIMEOLE: X-MSMail-Priority is present without X-MimeOLE, probably copied.
Keep it: marketing mail needs List-Unsubscribe and List-Unsubscribe-Post.
  MAILLIST HAS_LIST_UNSUB MAILING_LIST_MULTI: The message looks like mailing list mail, which is neither good nor bad.
Send the full set: List-Id, List-Unsubscribe, List-Unsubscribe-Post.
  LIST_PRTL_SAME_USER: Some List-* header fields are missing, and From: and To: have the same local part.
Write the subject in sentence case.
  SUBJ_ALL_CAPS: The subject is in all capitals.
Remove the exclamation mark from the subject.
  SUBJECT_ENDS_EXCLAIM SUBJECT_HAS_EXCLAIM PLING_QUERY: The subject has exclamation marks.
Keep it if it is a real question.
  SUBJECT_ENDS_QUESTION SUBJECT_HAS_QUESTION: The subject has a question mark.
Move the amount from the subject to the body.
  SUBJECT_HAS_CURRENCY: The subject has a currency sign.
Trim the subject, and look for an empty variable in the data.
  SUBJECT_ENDS_SPACES: The subject ends with spaces, usually because of an empty variable.
Remove "Re:" or "Fwd:" from a subject that is not a reply.
  FAKE_REPLY: The subject begins with Re:, but In-Reply-To and References are missing.
Move the URL from the subject to the body.
  URL_IN_SUBJECT: The subject contains a URL.
Shorten the subject to about 50 characters.
  LONG_SUBJ: The subject is longer than 200 characters.
Spell the words of the subject normally.
  GAPPY_SUBJECT: The letters of the subject are spaced out.
  FUZZY_CREDIT FUZZY_OFFERS: Trigger words are misspelled, as if to evade filters.

Add a text part to the HTML.
  MIME_HTML_ONLY: The message has only an HTML part.
  MIME_MA_MISSING_TEXT MIME_HTML_ONLY_MULTI: multipart/alternative has no text part.
Add the HTML part, or send text/plain alone.
  MIME_MA_MISSING_HTML: multipart/alternative has no HTML part.
Generate the text part from the HTML, so that their content matches.
  R_PARTS_DIFFER MPART_ALT_DIFF: Text part and HTML part have different content.
Use multipart/alternative; multipart/mixed is for attachments.
  CTYPE_MIXED_BOGUS: multipart/mixed contains a single part.
Give each attachment a Content-Disposition with its file name.
  CTYPE_MISSING_DISPOSITION: An attachment has no Content-Disposition.
Encode text as quoted-printable, not base64.
  MIME_BASE64_TEXT: Text is base64-encoded unnecessarily.
  MIME_BASE64_TEXT_BOGUS: ASCII text is base64-encoded, as if to hide it.
Declare UTF-8 with quoted-printable for every text part.
  R_BAD_CTE_7BIT PP_MIME_FAKE_ASCII_TEXT: A part declared as 7bit or ASCII contains 8-bit bytes.
  R_MISSING_CHARSET: A text part has no charset.
Replace look-alike letters of other scripts, which often come from pasted text.
  R_MIXED_CHARSET: Words mix letters of different scripts (look-alikes).
Compose with a mail library. In an .eml file, check the line endings.
  BROKEN_CONTENT_TYPE BROKEN_HEADERS MISSING_HB_SEP: The header section is malformed (missing empty line, bad folding).
Link to the file instead of attaching it.
  MIME_BAD_EXTENSION MIME_BAD_ATTACHMENT: An attachment has a type that filters block (.exe, .js, .html …).
  MIME_DOUBLE_BAD_EXTENSION: An attachment hides its type behind another one, as in invoice.pdf.exe.
  MIME_ENCRYPTED_ARCHIVE: An attachment is a password-protected archive.
Let the mail library encode the parts.
  MIME_QP_LONG_LINE: A quoted-printable line is longer than 76 characters.
Send a complete document: doctype, html, head and body.
  HTML_MIME_NO_HTML_TAG: The HTML part has no <html> tag.
Write the recipient as Name <local@domain>.
  TO_MALFORMED: The To: address is invalid.
Remove invisible text, except for one preheader with readable words.
  ZERO_FONT HTML_TEXT_INVISIBLE_FONT: Text has font size 0.
  HTML_TEXT_INVISIBLE_STYLE: Hidden text occurs together with other signs of spam.
  STY_INVIS_DIRECT: A message without relays contains invisible text.
Increase the contrast between text and background, and hide nothing but the preheader.
  R_WHITE_ON_WHITE MANY_INVISIBLE_PARTS HTML_FONT_LOW_CONTRAST: Text nearly has the color of its background, or many elements are hidden.
Give every image a source and an alternative text.
  R_EMPTY_IMAGE: An image has no source or no alternative text.
Write the content as text of at least 500 characters, and use images only to illustrate it.
  R_SUSPICIOUS_IMAGES HTML_SHORT_LINK_IMG_1 HTML_SHORT_LINK_IMG_2 HTML_SHORT_LINK_IMG_3: Linked images have very little text around them.
  HTML_IMAGE_ONLY_08 HTML_IMAGE_ONLY_16 HTML_IMAGE_ONLY_24 HTML_IMAGE_ONLY_32: Images have few words around them.
  HTML_IMAGE_RATIO_02 HTML_IMAGE_RATIO_04: The image area is large compared with the text.
Set sizes with CSS, up to about 32 px.
  HTML_FONT_SIZE_HUGE HTML_FONT_SIZE_LARGE: A <font size> is very large.
Use the names of real font families.
  HTML_FONT_FACE_BAD: A font name is not a word.
Run the HTML through a validator, and close every tag.
  HTML_TAG_BALANCE_BODY HTML_TAG_BALANCE_CENTER HTML_EXTRA_CLOSE: Tags are unbalanced or superfluous.
  HTML_BADTAG_40_50 HTML_OBFUSCATE_10_20: Many tags are unknown or broken.
Include the style sheet in the message.
  EXT_CSS: The message loads an external style sheet.
Remove frames, embedded objects and forms: mail programs drop them.
  HTML_IFRAME_SRC HTML_EMBEDS HTML_FORMACTION_MAILTO: The HTML has a frame, an embedded object, or a form that sends mail.
Build the template from its source, not from a saved page.
  HTML_COMMENT_SAVED_URL: The HTML was saved from a web page by a browser.
Link to a payment page instead.
  BITCOIN_ADDR: The text contains a Bitcoin address.
Avoid large sums together with words such as winner, transfer or claim.
  LOTS_OF_MONEY: The text names large sums of money.
Greet the reader by name, or without one.
  DEAR_SOMETHING DEAR_FRIEND: The greeting is impersonal, such as "Dear friend".
State why the reader gets this mail, and link "Unsubscribe".
  EXCUSE_REMOVE EXCUSE_4 EXCUSE_24: The text makes excuses, such as "you asked for this" or "to be removed …".
State what happened instead of asking to verify an account.
  URI_PHISH T_FILL_THIS_FORM_SHORT: The text has phrases of phishing: verify your account, fill in this form.
Use words as link text, not the URL of another domain.
  PHISHING: A link shows a different domain than its target (click tracking also causes this).
Use https in all links.
  HTTP_TO_HTTPS HTTPS_HTTP_MISMATCH: A link shows https, but its target is http.
Link to a host name, not an IP address.
  HTTP_TO_IP NORMAL_HTTP_TO_IP NUMERIC_HTTP_ADDR: A link leads to an IP address.
Check the URLs of the rendered links for odd characters, empty variables, and reserved domains as link text.
  R_SUSPICIOUS_URL: A link's URL is malformed or obscured: user@host, odd encoding, an empty variable in the host; or its text is a URL under a name without a public top-level domain, such as .example.
  OMOGRAPH_URL ZERO_WIDTH_SPACE_URL: A link contains look-alike or zero-width characters.
  URI_OBFU_WWW: A URL is written so that filters do not recognize it.
Generate the text part again, so that both parts have the same links.
  URI_COUNT_ODD: The text part and the HTML part have different links.
Link to a path that does not begin with a dot.
  URI_HIDDEN_PATH: A path begins with a dot, as on compromised sites.
Shorten the tracking part of the links, and use a readable host name.
  URI_HEX: A host name contains a long hexadecimal sequence.
  LONG_HEX_URI TRACKER_ID: A URL contains a long hexadecimal tracking id.
Make the sending server greet with its full host name.
  FSL_HELO_NON_FQDN_1 HELO_NO_DOMAIN: The EHLO name of the sending server has no domain.
Use your main domain for links and From:.
  PDS_OTHER_BAD_TLD FROM_SUSPICIOUS_NTLD: A top-level domain is often abused.
Find the linked domain that is on a blocklist; it is often a shortener or a shared tracking host.
  URIBL_BLACK DBL_SPAM ABUSE_SURBL URIBL_DBL_SPAM URIBL_ABUSE_SURBL: A linked domain is on a blocklist (only with DNS enabled).
Ask the sending service for an address with a good reputation.
  RBL_SPAMHAUS_SBL RBL_SPAMHAUS_XBL RCVD_IN_SBL RCVD_IN_XBL: The sending address is on a blocklist (only with DNS enabled).
`);function A(u){const o=new Map;let s="";for(const i of u.split(`
`)){const[,c,m=""]=/^ {2}([A-Z0-9_ ]+): (.+)$/u.exec(i)??[];if(c===void 0)s=i;else for(const I of c.split(" "))o.set(I,{meaning:m,fix:s})}return o}t(A,"parseTable");const L=5;function O(u){return u.filter(o=>o.score>0).toSorted((o,s)=>s.score-o.score).slice(0,L)}t(O,"worstSymbols");function b({name:u,score:o,description:s,fix:i}){const c=d.get(u);return c===void 0?{name:u,score:o,meaning:s,fix:i}:i===null?{name:u,score:o,...c}:{name:u,score:o,meaning:s===""?c.meaning:s,fix:i}}t(b,"explainSymbol");function D(u){return b(u).fix}t(D,"symbolAdvice");function N({engine:u,version:o}){return o===void 0||u.includes(o)?u:`${u}, rules ${o}`}t(N,"engineTitle")}),77699:((F,p,h)=>{h.d(p,{An:t(()=>L,"An"),H0:t(()=>O,"H0"),c4:t(()=>b,"c4"),nI:t(()=>D,"nI")});var R=h(766),d=h(25402),A=h(10300);function L(s){const i=new Set(s.seeds.map(E=>o(E.address))),c=new Map;let m=0,I=0;for(const E of s.snapshot?.results??[]){const P=o(E.address);i.has(P)?c.has(P)?I+=1:c.set(P,E):m+=1}return{seeds:s.seeds.map(E=>N(E,s.submissions.get(E.address)??null,c.get(o(E.address))??null)),notices:[...m===0?[]:[`ignored ${(0,A.SS)(m,"result")} for addresses that are not seeds of this test`],...I===0?[]:[`ignored ${(0,A.SS)(I,"duplicate result")}: only the first result of a seed counts`]]}}t(L,"joinEvidence");function O(s){return s?.status==="rejected"&&!(0,d.d)(s.reply)}t(O,"isRefused");function b(s){return s!==null&&s.results===null&&s.summary!==null}t(b,"isSummaryAlone");function D({folder:s,result:i},c){return s===null?!1:c.includes(s)||(0,R.KG)(s)&&i?.placementKind==="simulated"}t(D,"countsAsInbox");function N(s,i,c){const m=u(i,c);return{seed:s,submission:i,result:c,state:m,folder:m==="received"?c?.folder??null:null}}t(N,"joinSeed");function u(s,i){return O(s)?"refused":i!==null&&i.folder!==null?"received":s?.status==="not-attempted"?"unsent":"pending"}t(u,"stateOf");function o(s){return s.toLowerCase()}t(o,"addressKey")}),79396:((F,p,h)=>{h.d(p,{CL:t(()=>y,"CL"),FE:t(()=>S,"FE"),XF:t(()=>T,"XF"),nm:t(()=>e,"nm"),o3:t(()=>g,"o3"),oT:t(()=>O,"oT"),yZ:t(()=>U,"yZ")});var R=h(25402),d=h(10300),A=h(27821);const L=2;function O(n){const a=N(n)?b[n.simulated]:"";return`${n.outcome}: ${o[n.outcome](n)}${a}`}t(O,"testSentence");const b={none:"",some:" – partly local simulation",all:" – local simulation"},D={pass:"met",fail:"missed",inconclusive:"undecided"};function N({outcome:n,rates:a,ending:l}){return n==="inconclusive"&&l.kind==="interrupted"?!1:n==="pass"||a.some(_=>u(_)&&_.status===D[n])}t(N,"namesFolders");function u({rate:n}){return n==="inbox"||n==="tab"}t(u,"isOnFolders");const o={pass:s,fail:t(({rates:n})=>P(E(n,"missed"),"missed"),"fail"),inconclusive:m};function s({rates:n,ending:a}){const l=n.filter(C=>C.scope==="overall"),_=l.flatMap(C=>C.percent===null?[]:[c(C,C.percent)]),f=l.filter(i).map(C=>C.rate.toUpperCase()),M=f.length===0?"":`; ${U(f)} not measured`,v=n.filter(C=>C.scope!=="overall"&&C.status==="met").length,$=v===0?"":`; ${(0,d.SS)(v,"provider type threshold")} met`,k=a.kind==="interrupted"?"; decided before the run was interrupted":"";return`${_.join(", ")}${$}${M}${k}`}t(s,"passReason");function i({rate:n,percent:a}){return a===null&&n!=="inbox"&&n!=="tab"}t(i,"isUnmeasuredMethod");function c(n,a){const l=`${(0,d.yn)(a,n.thresholdPercent,n.bound)}%`,_=n.openCount===0||n.rate!=="inbox"?l:`at least ${l}`,f=n.rate==="inbox"?`${(0,d.kT)(n.hitCount)} of ${(0,d.SS)(n.outOfCount,"seed")}`:"",M=n.thresholdPercent===null?"no threshold":`threshold ${(0,d.S_)(n.thresholdPercent)}%`,v=[f,M].filter($=>$!=="").join(", ");return`${(0,A.Ey)(n)} ${_} (${v})`}t(c,"passPart");function m({rates:n,tally:a,ending:l,obstacles:_}){const f=E(n,"undecided");if(l.kind==="interrupted"){const M=`${a.receivedCount} of ${(0,d.SS)(a.seedCount,"result")} received`;return`${l.reason} (${M})`}return a.seedCount===0?"the test has no seeds, so nothing was measured":a.receivedCount===0?`no copy was received (0 of ${(0,d.SS)(a.seedCount,"seed")}${I(a,_)}), so nothing was measured`:P(f,"undecided")}t(m,"inconclusiveReason");function I(n,{unsentReason:a,deferredCount:l,deferral:_}){const f=a===null?"":`: ${a}`,M=_===null?"":`: ${(0,R.V)(_)}`;return[n.refusedCount===0?"":`, ${n.refusedCount} rejected`,l===0?"":`, ${l} deferred by the SMTP server${M}`,n.unsentCount===0?"":`, ${n.unsentCount} not sent${f}`].join("")}t(I,"unreceivedText");function E(n,a){return n.flatMap(l=>l.status===a&&l.reason!==null?[l.reason]:[])}t(E,"reasonsOf");function P(n,a){const l=n.length-L;return l<=0?n.join("; "):`${n.slice(0,L).join("; ")}; ${(0,d.SS)(l,"more threshold")} ${a}`}t(P,"listReasons");const w=["misconfigured","fail","inconclusive","pass"];function y(n){return w.find(a=>n.includes(a))??"inconclusive"}t(y,"runOutcome");function e(n){const[a]=n;if(a===void 0)return"inconclusive: nothing was tested";if(n.length===1)return a.sentence;const l=y(n.map(M=>M.outcome));if(l==="pass")return`pass: all ${n.length} templates passed`;const _=n.find(M=>M.outcome===l)??a,f=` (${g(_)}: ${S(_.sentence)})`;return`${l}: ${T(n)}${f}`}t(e,"runSentence");const r={misconfigured:["is misconfigured","are misconfigured"],fail:["fails","fail"],inconclusive:["is inconclusive","are inconclusive"]};function T(n){return["misconfigured","fail","inconclusive"].flatMap(_=>{const f=n.filter(M=>M.outcome===_).length;return f===0?[]:[{count:f,verb:r[_][f===1?0:1]}]}).map(({count:_,verb:f},M)=>M===0?`${_} of ${(0,d.SS)(n.length,"template")} ${f}`:`${_} ${f}`).join(", ")}t(T,"countOutcomes");function S(n){return n.replace(/^[a-z]+: /u,"")}t(S,"withoutOutcome");function g({templatePath:n,dataSet:a}){return a===null?n:`${n} [${a}]`}t(g,"testTitle");function U(n){return n.length<=1?n.join(""):`${n.slice(0,-1).join(", ")} and ${n.at(-1)}`}t(U,"joinWords")}),27821:((F,p,h)=>{h.d(p,{Bs:t(()=>O,"Bs"),Ey:t(()=>u,"Ey"),Gh:t(()=>N,"Gh"),cv:t(()=>b,"cv"),hG:t(()=>D,"hG"),tF:t(()=>L,"tF")});var R=h(766),d=h(10300);const A={inbox:"inbox rate",tab:"tab rate",spf:"SPF pass rate",dkim:"DKIM pass rate",dmarc:"DMARC pass rate"};function L(e,r,T){const S=u(e);if(r.seedCount===0)return c(e);const g=I(e,r,T);return e.status==="missed"?`${S} ${o(e)} (${g}${w(r)})`:e.percent===null?`${S} not measured: no result for any copy (${g})`:`${S} is between ${s(e,e.percent)} and ${s(e,e.highestPercent??e.percent)}, so ${i(e)} may or may not be reached (${g}${y(r)})`}t(L,"inboxReason");function O(e,r){const T=u(e);if(r.seedCount===0)return c(e);if(e.status==="missed")return`${T} ${o(e)} (${(0,d.kT)(e.hitCount)} of ${(0,d.SS)(e.outOfCount,"checked copy","checked copies")} pass)`;if(e.percent===null)return`${T} must be at least ${i(e)} but was not measured: ${m(r)}`;const S=(0,d.SS)(e.openCount,"outstanding copy","outstanding copies");return`${T} is ${s(e,e.percent)} so far; whether it reaches ${i(e)} depends on ${S}`}t(O,"authenticationReason");function b(e){if(e.percent===null)return`tab rate must be at most ${i(e)} but was not measured: no folder is known`;const r=`${(0,d.kT)(e.hitCount)} of ${(0,d.SS)(e.outOfCount,"seed")} file the mail under a tab`,T=s(e,e.percent);if(e.status==="missed")return`tab rate ${T} is above ${i(e)} (${r})`;const S=(0,d.SS)(e.openCount,"outstanding result");return`tab rate is ${T} so far (${r}); whether it stays within ${i(e)} depends on ${S}`}t(b,"tabReason");const D="placement is simulated, so max-tab-rate does not apply";function N(e,r){return`${u(e)} not measured, so its default threshold of ${(0,d.S_)(r.percent)}% does not apply`}t(N,"lapsedReason");function u({rate:e,scope:r}){return r==="overall"?A[e]:`${r} ${A[e]}`}t(u,"titleIn");function o(e){const r=s(e,e.highestPercent??e.percent??0);return e.openCount===0?`${r} is below ${i(e)}`:`can reach at most ${r}, below ${i(e)}`}t(o,"belowLimit");function s(e,r){return`${(0,d.yn)(r,e.thresholdPercent,e.bound)}%`}t(s,"shownPercent");function i(e){return`${(0,d.S_)(e.thresholdPercent??0)}%`}t(i,"limitOf");function c(e){const r=e.scope==="overall"?"no seeds":`no ${e.scope} seeds`;return`${u(e)} must be at least ${i(e)}, but the test has ${r}`}t(c,"noSeedsReason");function m(e){return e.receivedCount===0?"no copy was received":e.withoutResultCount===0?"nothing in the received copies could be checked":`nothing in the copies received so far could be checked, ${(0,d.SS)(e.withoutResultCount,"result")} outstanding`}t(m,"whyUnmeasured");function I(e,r,T){const S=`${(0,d.kT)(e.hitCount)} of ${(0,d.SS)(e.outOfCount,"seed")} ${E(T)}`,g=r.inbox.excludedCount===0?"without a result":"without a result (excluded)",n=[...R.oW.map(a=>[r.missedFolders[a],`in ${a}`]),[P(e,r),"elsewhere"],[r.refusedCount,"rejected"],[r.unsentCount,"not sent"],[r.withoutResultCount,g]].filter(([a])=>a>0).map(([a,l])=>`${(0,d.kT)(a)} ${l}`);return n.length===0?S:`${S}; ${n.join(", ")}`}t(I,"whereSeedsAre");function E(e){return e.length>1&&e.includes("INBOX")?"in the inbox":`in ${e.join(" or ")}`}t(E,"inboxPhrase");function P(e,r){return R.oW.reduce((S,g)=>S+r.folders[g],0)===0?Math.max(r.receivedCount-e.hitCount,0):0}t(P,"elsewhereCount");function w({missedFolders:e}){return R.oW.some(T=>(0,R.KG)(T)&&e[T]>0)?"; tabs count as inbox unless inbox-folders excludes them":""}t(w,"tabHint");function y({inbox:e}){return e.reported===null||e.unknownCount===0?"":"; the service counts only INBOX: set inbox-folders to INBOX to use its rate"}t(y,"summaryHint")}),10300:((F,p,h)=>{h.d(p,{SS:t(()=>b,"SS"),S_:t(()=>O,"S_"),kT:t(()=>L,"kT"),mu:t(()=>R,"mu"),yn:t(()=>A,"yn")});function R(o,s){return s===0?null:100*o/s}t(R,"ratePercent");const d=12;function A(o,s,i="at-least"){const c=s===null?null:{percent:s,bound:i};for(let m=1;m<=d;m+=1){const I=[o.toFixed(m),D(o,m)].find(E=>N(Number(E),o,c));if(I!==void 0)return I}return String(o)}t(A,"renderPercent");function L(o){return String(Number(o.toFixed(1)))}t(L,"renderNumber");function O(o){return String(o)}t(O,"renderThreshold");function b(o,s,i=`${s}s`){return`${L(o)} ${o===1?s:i}`}t(b,"renderCount");function D(o,s){const i=10**s;return(Math.floor(o*i)/i).toFixed(s)}t(D,"floorTo");function N(o,s,i){return(i===null||u(o,i)===u(s,i))&&o>0==s>0&&o<100==s<100}t(N,"isFaithful");function u(o,s){return s.bound==="at-least"?o>=s.percent:o<=s.percent}t(u,"keeps")})};
