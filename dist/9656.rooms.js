var X=Object.defineProperty;var e=(H,O)=>X(H,"name",{value:O,configurable:!0});export const id=9656,ids=[9656],modules={94403:((H,O,f)=>{f.d(O,{v6:e(()=>_,"v6"),Ml:e(()=>w,"Ml"),hC:e(()=>F,"hC"),vX:e(()=>P,"vX"),zP:e(()=>N,"zP")});const T=A(`
Add the sending service to the SPF record of the Return-Path domain.
  R_SPF_FAIL R_SPF_SOFTFAIL SPF_FAIL SPF_SOFTFAIL: The SPF record of the envelope sender's domain does not authorize the sending IP address.
Keep a single v=spf1 record, with no syntax errors and at most 10 DNS lookups.
  R_SPF_PERMFAIL T_SPF_PERMERROR: The SPF record is invalid: it has a syntax error, needs more than 10 DNS lookups, or is not the only SPF record.
Publish an SPF record for the envelope sender's domain.
  R_SPF_NA SPF_NONE: The envelope sender's domain has no SPF record.
Try again. If the error persists, check the domain's name servers.
  R_SPF_DNSFAIL T_SPF_TEMPERROR: A DNS query for SPF failed.
Sign the message after all other changes to it, and check that the DNS record matches the signing key.
  R_DKIM_REJECT DKIM_INVALID: The DKIM signature is invalid: the body or a signed header field was changed, or the published key does not match.
Publish the DKIM public key at <selector>._domainkey.<domain>.
  R_DKIM_PERMFAIL: The public key of the DKIM signature is missing or unusable.
Sign the message with DKIM for the From: domain.
  R_DKIM_NA: The message has no DKIM signature.
Make SPF or DKIM pass for the From: domain. Changing the template cannot fix this.
  DMARC_POLICY_REJECT DMARC_REJECT: DMARC fails, and the domain's policy is to reject such mail; real providers reply with 550.
  DMARC_POLICY_QUARANTINE DMARC_QUAR: DMARC fails, and the domain's policy is to quarantine such mail in the spam folder.
  DMARC_POLICY_SOFTFAIL DMARC_NONE: DMARC fails, but the domain's policy requests no action; the message is delivered but trusted less.
Publish a DMARC record at _dmarc.<From: domain>.
  DMARC_NA DMARC_MISSING: The From: domain has no DMARC record. Gmail, Yahoo and Outlook.com require bulk senders to publish one.
Use a Return-Path address in your own domain, if your sending service supports it.
  FORGED_SENDER HEADER_FROM_DIFFERENT_DOMAINS: The envelope sender and From: have different domains. This is normal for sending services, and harmful only if DMARC also fails.
Remove the address from the display name in From:.
  SPOOF_DISPLAY_NAME: The From: display name contains an email address or domain other than the real one.
  FROM_NEQ_DISPLAY_NAME: The display name shows a different address from the one in angle brackets.
Use From: and Reply-To: addresses in your own domain.
  FREEMAIL_FROM FREEMAIL_ENVFROM: The sender's address is at a freemail service (gmail.com, yahoo.com …).
  FREEMAIL_REPLYTO_NEQ_FROM_DOM: From: and Reply-To: are at two different freemail services.
  FREEMAIL_REPLYTO FREEMAIL_FORGED_REPLYTO: Reply-To: is a freemail address but From: is not, which is common in fraud.
Use a Reply-To: address in the same domain as From:, or omit Reply-To:.
  REPLYTO_DOM_NEQ_FROM_DOM SPOOF_REPLYTO: Reply-To: and From: have different domains.
Check the reply-to setting: a variable may be empty or in the wrong place.
  REPLYTO_EQ_TO_ADDR: Reply-To: is the recipient's own address, usually because a merge field is in the wrong header field.
  REPLYTO_UNPARSEABLE: Reply-To: is not a valid address.
Give the sending IP address a PTR record whose name resolves back to that address.
  RDNS_NONE: The sending IP address has no reverse DNS name. Gmail rejects such mail (5.7.25).
Compare the template with an earlier version, and reword what has changed.
  BAYES_SPAM BAYES_99 BAYES_80: The engine's statistical filter, which presend does not train, classifies the message as spam.
Change text that other senders use word for word, and find out whether your sending account was abused.
  FUZZY_DENIED: The message nearly matches reported spam (checked only if rspamd uses fuzzy storage).
Enable STARTTLS on the sending server. Ignore this if the test does not use TLS.
  RCVD_NO_TLS_LAST: The last SMTP connection was not encrypted.
No action needed: this is normal for a test message.
  ONCE_RECEIVED NO_RELAYS: The message has passed through at most one server.

Let the mail library write the Message-ID, with a real domain after the @.
  MISSING_MID: Message-ID is missing. Gmail rejects such mail.
  INVALID_MSGID: Message-ID is malformed.
  MID_RHS_NOT_FQDN MID_BARE_IP: In the Message-ID, the part after the @ is localhost, an unqualified host name or an IP address.
Let the mail library write the Date field.
  MISSING_DATE: The Date field is missing.
  INVALID_DATE: The Date field is not in the RFC 5322 format.
Correct the sending server's clock, and do not put a Date field in the template.
  DATE_IN_PAST DATE_IN_FUTURE DATE_IN_PAST_96_XX DATE_IN_FUTURE_96_XX: The date differs greatly from the time of receipt.
Fill in the subject; a variable may be empty.
  MISSING_SUBJECT EMPTY_SUBJECT: The subject is missing or empty.
Send each recipient a separate message, with their address in To:.
  MISSING_TO MISSING_HEADERS: To: is missing.
  R_UNDISC_RCPT: To: says "undisclosed recipients".
Set the from setting: every message needs an author.
  MISSING_FROM: From: is missing.
Name one author in From:.
  MULTIPLE_FROM: From: has several addresses. Gmail rejects such mail.
Remove header fields that the mail library also writes.
  MULTIPLE_UNIQUE_HEADERS: A header field that may occur only once (Subject, Date, To, Message-ID …) occurs several times.
Add MIME-Version: 1.0, or let the mail library compose the message.
  MISSING_MIME_VERSION MIME_HEADER_CTYPE_ONLY: Content-Type is present without MIME-Version: 1.0.
In From:, add a display name that readers know, as in Acme <hello@acme.example>.
  FROM_NO_DN: From: has no display name.
Use your brand's name or a plain name without a title.
  FROM_NAME_HAS_TITLE HK_NAME_FM_MR_MRS: The sender's name has a title (Mr, Mrs, Dr).
Encode only header fields that contain non-ASCII characters.
  FROM_EXCESS_BASE64 SUBJ_EXCESS_BASE64: An ASCII header field is base64-encoded, as if to hide its content.
  SUBJ_EXCESS_QP FROM_EXCESS_QP: An ASCII header field is quoted-printable, as if to hide its content.
Encode non-ASCII characters in header fields as RFC 2047 specifies.
  SUBJECT_NEEDS_ENCODING FROM_NEEDS_ENCODING SUBJ_ILLEGAL_CHARS FROM_ILLEGAL_CHARS: A header field contains raw non-ASCII bytes.
Write From: as Name <address>, with a space before the <.
  R_NO_SPACE_IN_FROM FROM_MISSPACED: In From:, the space between the display name and < is missing.
Do not mark mailings as urgent.
  HAS_X_PRIO_ONE XPRIO: The message is marked urgent.
Remove header fields copied from another mail program (X-Mailer, X-MSMail-Priority).
  FORGED_MUA_OUTLOOK FORGED_OUTLOOK_HTML: X-Mailer names Outlook, but the message does not look as if Outlook composed it.
  OLD_X_MAILER: X-Mailer names a very old program.
  MISSING_MIMEOLE: X-MSMail-Priority is present without X-MimeOLE, so it was probably copied.
Keep the list header fields: marketing mail needs List-Unsubscribe and List-Unsubscribe-Post.
  MAILLIST HAS_LIST_UNSUB MAILING_LIST_MULTI: The message looks like mail from a mailing list, which is neither good nor bad.
Include all three header fields: List-Id, List-Unsubscribe and List-Unsubscribe-Post.
  LIST_PRTL_SAME_USER: Some List-* header fields are missing, and From: and To: have the same local part.
Write the subject in sentence case.
  SUBJ_ALL_CAPS: The subject is in all capitals.
Remove exclamation marks from the subject.
  SUBJECT_ENDS_EXCLAIM SUBJECT_HAS_EXCLAIM PLING_QUERY: The subject has exclamation marks.
Keep the question mark only if the subject is a real question.
  SUBJECT_ENDS_QUESTION SUBJECT_HAS_QUESTION: The subject has a question mark.
Move the amount from the subject to the body.
  SUBJECT_HAS_CURRENCY: The subject has a currency sign.
Remove spaces at the end of the subject, and look for an empty variable in the data.
  SUBJECT_ENDS_SPACES: The subject ends with spaces, usually because of an empty variable.
Remove "Re:" or "Fwd:" from a subject that is not a reply.
  FAKE_REPLY: The subject begins with Re:, but In-Reply-To and References are missing.
Move the URL from the subject to the body.
  URL_IN_SUBJECT: The subject contains a URL.
Shorten the subject to about 50 characters.
  LONG_SUBJ: The subject is longer than 200 characters.
Spell words normally, in the subject and in the text.
  GAPPY_SUBJECT: The letters in the subject are spaced out.
  FUZZY_CREDIT FUZZY_OFFERS: Trigger words are misspelled, as if to evade filters.

Add a plain-text part to the message.
  MIME_HTML_ONLY: The message has only an HTML part.
  MIME_MA_MISSING_TEXT MIME_HTML_ONLY_MULTI: multipart/alternative has no text part.
Add the HTML part, or send text/plain alone.
  MIME_MA_MISSING_HTML: multipart/alternative has no HTML part.
Generate the text part from the HTML part, so that both have the same content.
  R_PARTS_DIFFER MPART_ALT_DIFF: The text part and the HTML part have different content.
Use multipart/alternative; multipart/mixed is for attachments.
  CTYPE_MIXED_BOGUS: multipart/mixed contains a single part.
Give each attachment a Content-Disposition with its file name.
  CTYPE_MISSING_DISPOSITION: An attachment has no Content-Disposition.
Encode text as quoted-printable, not base64.
  MIME_BASE64_TEXT: Text is base64-encoded unnecessarily.
  MIME_BASE64_TEXT_BOGUS: ASCII text is base64-encoded, as if to hide it.
For every text part, declare the UTF-8 charset and quoted-printable encoding.
  R_BAD_CTE_7BIT PP_MIME_FAKE_ASCII_TEXT: A part declared as 7bit or ASCII contains 8-bit bytes.
  R_MISSING_CHARSET: A text part declares no charset.
Replace look-alike letters from other scripts, which often come from pasted text.
  R_MIXED_CHARSET: Words mix look-alike letters from different scripts.
Compose the message with a mail library. If the message is an .eml file, check its line endings.
  BROKEN_CONTENT_TYPE BROKEN_HEADERS MISSING_HB_SEP: The header section is malformed (for example, a missing empty line or incorrect folding).
Link to the file instead of attaching it.
  MIME_BAD_EXTENSION MIME_BAD_ATTACHMENT: An attachment has a type that filters block (.exe, .js, .html …).
  MIME_DOUBLE_BAD_EXTENSION: An attachment's name hides its real type, as in invoice.pdf.exe.
  MIME_ENCRYPTED_ARCHIVE: An attachment is a password-protected archive.
Let the mail library encode the parts.
  MIME_QP_LONG_LINE: A quoted-printable line is longer than 76 characters.
Send a complete HTML document: doctype, html, head and body.
  HTML_MIME_NO_HTML_TAG: The HTML part has no <html> tag.
Write the recipient as Name <local@domain>.
  TO_MALFORMED: The To: address is invalid.
Remove invisible text, except for one preheader that consists of real words.
  ZERO_FONT HTML_TEXT_INVISIBLE_FONT: Some text has a font size of 0.
  HTML_TEXT_INVISIBLE_STYLE: Hidden text occurs together with other signs of spam.
  STY_INVIS_DIRECT: The message contains invisible text and has passed through no relay.
Increase the contrast between the text and its background, and hide nothing but the preheader.
  R_WHITE_ON_WHITE MANY_INVISIBLE_PARTS HTML_FONT_LOW_CONTRAST: Some text has nearly the same color as its background, or many elements are hidden.
Give every image a source (src) and alternative text (alt).
  R_EMPTY_IMAGE: An image has no source (src) or no alternative text (alt).
Write the content as text (at least 500 characters), and use images only to illustrate it.
  R_SUSPICIOUS_IMAGES HTML_SHORT_LINK_IMG_1 HTML_SHORT_LINK_IMG_2 HTML_SHORT_LINK_IMG_3: Linked images have very little text around them.
  HTML_IMAGE_ONLY_08 HTML_IMAGE_ONLY_16 HTML_IMAGE_ONLY_24 HTML_IMAGE_ONLY_32: The message contains images but little text.
  HTML_IMAGE_RATIO_02 HTML_IMAGE_RATIO_04: The image area is large compared with the text.
Set font sizes with CSS, to at most about 32 px.
  HTML_FONT_SIZE_HUGE HTML_FONT_SIZE_LARGE: A <font size> is very large.
Use the names of real font families.
  HTML_FONT_FACE_BAD: A font name does not look like a real name.
Run the HTML through a validator, and close every tag.
  HTML_TAG_BALANCE_BODY HTML_TAG_BALANCE_CENTER HTML_EXTRA_CLOSE: HTML tags are unbalanced or superfluous.
  HTML_BADTAG_40_50 HTML_OBFUSCATE_10_20: Many HTML tags are unknown or broken.
Include the style sheet in the message.
  EXT_CSS: The message loads an external style sheet.
Remove frames, embedded objects and forms: mail programs drop them.
  HTML_IFRAME_SRC HTML_EMBEDS HTML_FORMACTION_MAILTO: The HTML has a frame, an embedded object, or a form that sends mail.
Build the template from its source, not from a saved page.
  HTML_COMMENT_SAVED_URL: The HTML was saved from a web page by a browser.
Remove the Bitcoin address, and link to a payment page instead.
  BITCOIN_ADDR: The text contains a Bitcoin address.
Avoid large sums together with words such as winner, transfer or claim.
  LOTS_OF_MONEY: The text mentions large sums of money.
Greet readers by name, or with a plain "Hello".
  DEAR_SOMETHING DEAR_FRIEND: The greeting is impersonal, such as "Dear friend".
State why the reader receives this mail, and add an "Unsubscribe" link.
  EXCUSE_REMOVE EXCUSE_4 EXCUSE_24: The text makes excuses, such as "you asked for this" or "to be removed …".
State what happened instead of asking readers to verify an account.
  URI_PHISH T_FILL_THIS_FORM_SHORT: The text contains phrases that are common in phishing, such as "verify your account" or "fill in this form".
Use words as link text, not a URL on another domain.
  PHISHING: A link's text shows a different domain from its target (click tracking also causes this).
Use https in all links.
  HTTP_TO_HTTPS HTTPS_HTTP_MISMATCH: A link's text shows https, but its target is http.
Link to a host name, not an IP address.
  HTTP_TO_IP NORMAL_HTTP_TO_IP NUMERIC_HTTP_ADDR: A link points to an IP address.
Check the rendered links for odd characters, empty variables, and link text with a reserved domain such as .example.
  R_SUSPICIOUS_URL: A link's URL is malformed or obscured (user@host, odd encoding, an empty variable in the host), or the link text is a URL whose top-level domain is not public, such as .example.
  OMOGRAPH_URL ZERO_WIDTH_SPACE_URL: A link contains look-alike or zero-width characters.
  URI_OBFU_WWW: A URL is written so that filters do not recognize it.
Generate the text part from the HTML part again, so that both have the same links.
  URI_COUNT_ODD: The text part and the HTML part have different links.
Link to a path that does not begin with a dot.
  URI_HIDDEN_PATH: The path in a URL begins with a dot, as is common on compromised sites.
Shorten the tracking part of links, and use readable host names.
  URI_HEX: A host name contains a long hexadecimal sequence.
  LONG_HEX_URI TRACKER_ID: A URL contains a long hexadecimal tracking id.
Make the sending server use its fully qualified host name in EHLO.
  FSL_HELO_NON_FQDN_1 HELO_NO_DOMAIN: The EHLO name of the sending server has no domain.
Use your main domain for links and From:.
  PDS_OTHER_BAD_TLD FROM_SUSPICIOUS_NTLD: The message uses a top-level domain that is often abused.
Find the linked domain that is on a blocklist; it is often a link shortener or a shared tracking host.
  URIBL_BLACK DBL_SPAM ABUSE_SURBL URIBL_DBL_SPAM URIBL_ABUSE_SURBL: A linked domain is on a blocklist (checked only with DNS enabled).
Ask the sending service for an IP address with a good reputation.
  RBL_SPAMHAUS_SBL RBL_SPAMHAUS_XBL RCVD_IN_SBL RCVD_IN_XBL: The sending IP address is on a blocklist (checked only with DNS enabled).
`);function A(d){const c=new Map;let a="";for(const u of d.split(`
`)){const[,m,C=""]=/^ {2}([A-Z0-9_ ]+): (.+)$/u.exec(u)??[];if(m===void 0)a=u;else for(const y of m.split(" "))c.set(y,{meaning:C,fix:a})}return c}e(A,"parseTable");function N(d){const c=e(({score:a,threshold:u})=>a-u,"above");return d.toSorted((a,u)=>c(u)-c(a))[0]??null}e(N,"worstVerdict");const v=5;function P(d){return d.filter(c=>c.score>0).toSorted((c,a)=>a.score-c.score).slice(0,v)}e(P,"worstSymbols");function w({name:d,score:c,description:a,fix:u}){const m=T.get(d);return m===void 0?{name:d,score:c,meaning:a,fix:u}:u===null?{name:d,score:c,...m}:{name:d,score:c,meaning:a===""?m.meaning:a,fix:u}}e(w,"explainSymbol");function F(d){return w(d).fix}e(F,"symbolAdvice");function _({engine:d,version:c}){return c===void 0||d.includes(c)?d:`${d}, rules ${c}`}e(_,"engineTitle")}),77699:((H,O,f)=>{f.d(O,{An:e(()=>N,"An"),H0:e(()=>v,"H0"),Rz:e(()=>F,"Rz"),c4:e(()=>P,"c4"),nI:e(()=>w,"nI")});var I=f(766),T=f(84393),A=f(25402);function N(a){const u=new Set(a.seeds.map(L=>c(L.address))),m=new Map;let C=0,y=0;for(const L of a.snapshot?.results??[]){const k=c(L.address);u.has(k)?m.has(k)?y+=1:m.set(k,L):C+=1}return{seeds:a.seeds.map(L=>_(L,a.submissions.get(L.address)??null,m.get(c(L.address))??null)),notices:[...C===0?[]:[`ignored ${(0,T.S)(C,"result")} for addresses that are not seeds of this test`],...y===0?[]:[`ignored ${(0,T.S)(y,"duplicate result")}: only the first result for each seed counts`]]}}e(N,"joinEvidence");function v(a){return a?.status==="rejected"&&!(0,A.d)(a.reply)}e(v,"isRefused");function P(a){return a!==null&&a.results===null&&a.summary!==null}e(P,"isSummaryAlone");function w({folder:a,result:u},m){return a===null?!1:m.includes(a)||(0,I.KG)(a)&&u?.placementKind==="simulated"}e(w,"countsAsInbox");function F({state:a,result:u}){return a==="pending"&&u?.placementKind==="observed"&&u.receivedAtMs!==null}e(F,"isFiledElsewhere");function _(a,u,m){const C=d(u,m);return{seed:a,submission:u,result:m,state:C,folder:C==="received"?m?.folder??null:null}}e(_,"joinSeed");function d(a,u){return v(a)?"refused":u!==null&&u.folder!==null?"received":a?.status==="not-attempted"?"unsent":"pending"}e(d,"stateOf");function c(a){return a.toLowerCase()}e(c,"addressKey")}),79396:((H,O,f)=>{f.d(O,{CL:e(()=>B,"CL"),FE:e(()=>R,"FE"),Ud:e(()=>n,"Ud"),XF:e(()=>l,"XF"),nm:e(()=>t,"nm"),o3:e(()=>U,"o3"),oT:e(()=>P,"oT"),yZ:e(()=>$,"yZ")});var I=f(84393),T=f(25402),A=f(10300),N=f(27821);const v=2;function P(s){const r=_(s)?w[s.simulated]:"";return`${s.outcome}: ${c[s.outcome](s)}${r}`}e(P,"testSentence");const w={none:"",some:" – partly local simulation",all:" – local simulation"},F={pass:"met",fail:"missed",inconclusive:"undecided"};function _({outcome:s,rates:r,ending:h}){return s==="inconclusive"&&h.kind==="interrupted"?!1:s==="pass"||r.some(g=>d(g)&&g.status===F[s])}e(_,"namesFolders");function d({rate:s}){return s==="inbox"||s==="tab"}e(d,"isOnFolders");const c={pass:a,fail:e(({rates:s})=>k(L(s,"missed"),"missed"),"fail"),inconclusive:C};function a({rates:s,ending:r}){const h=s.filter(b=>b.scope==="overall"),g=h.flatMap(b=>b.percent===null?[]:[m(b,b.percent)]),D=h.filter(u).map(b=>b.rate.toUpperCase()),M=D.length===0?"":`; ${$(D)} not measured`,S=s.filter(b=>b.scope!=="overall"&&b.status==="met").length,x=S===0?"":`; ${(0,I.S)(S,"provider type threshold")} met`,j=r.kind==="interrupted"?"; decided before the run was interrupted":"";return`${g.join(", ")}${x}${M}${j}`}e(a,"passReason");function u({rate:s,percent:r}){return r===null&&s!=="inbox"&&s!=="tab"}e(u,"isUnmeasuredMethod");function m(s,r){const h=`${(0,A.yn)(r,s.thresholdPercent,s.bound)}%`,g=s.openCount===0||s.rate!=="inbox"?h:`at least ${h}`,D=s.rate==="inbox"?`${(0,A.kT)(s.hitCount)} of ${(0,I.S)(s.outOfCount,"seed")}`:"",M=s.thresholdPercent===null?"no threshold":`threshold ${(0,A.S_)(s.thresholdPercent)}%`,S=[D,M].filter(x=>x!=="").join(", ");return`${(0,N.Ey)(s)} ${g} (${S})`}e(m,"passPart");function C({rates:s,tally:r,ending:h,obstacles:g}){const D=L(s,"undecided");if(h.kind==="interrupted"){const M=`${r.receivedCount} of ${(0,I.S)(r.seedCount,"result")} received`;return`${h.reason} (${M})`}return r.seedCount===0?"the test has no seeds, so nothing was measured":r.receivedCount===0?`${r.filedElsewhereCount===0?"no copy was received":"no copy was seen in the inbox or spam"} (0 of ${(0,I.S)(r.seedCount,"seed")}${y(r,g)}), so nothing was measured`:k(D,"undecided")}e(C,"inconclusiveReason");function y(s,{unsentReason:r,deferredCount:h,deferral:g}){const D=r===null?"":`: ${r}`,M=g===null?"":`: ${(0,T.V)(g)}`;return[s.refusedCount===0?"":`, ${s.refusedCount} rejected`,h===0?"":`, ${h} deferred by the SMTP server${M}`,s.unsentCount===0?"":`, ${s.unsentCount} not sent${D}`,s.filedElsewhereCount===0?"":`, ${s.filedElsewhereCount} filed elsewhere by a mailbox rule`].join("")}e(y,"unreceivedText");function L(s,r){return s.flatMap(h=>h.status===r&&h.reason!==null?[h.reason]:[])}e(L,"reasonsOf");function k(s,r){const h=s.length-v;return h<=0?s.join("; "):`${s.slice(0,v).join("; ")}; ${(0,I.S)(h,"more threshold")} ${r}`}e(k,"listReasons");const G=["misconfigured","fail","inconclusive","pass"];function B(s){return G.find(r=>s.includes(r))??"inconclusive"}e(B,"runOutcome");function n({tests:s,notSent:r}){return s.map(({outcome:h})=>h==="not-sent"?r?.outcome??"inconclusive":h)}e(n,"testOutcomes");function t(s){const{tests:r,notSent:h}=s,[g]=r;if(g===void 0)return"inconclusive: nothing was tested";const D=B(n(s));if(r.every(b=>b.outcome==="not-sent"))return`${D}: ${h?.reason??"nothing was sent"}`;if(r.length===1)return g.sentence;if(D==="pass")return`pass: all ${r.length} templates passed`;const[M,...S]=E(s),x=r.find(b=>b.outcome===M?.outcome)??g,j=M?.outcome==="not-sent"?h?.reason??"":`${U(x)}: ${R(x.sentence)}`;return`${D}: ${p([`${M?.text??""} (${j})`,...S.map(({text:b})=>b)],S)}`}e(t,"runSentence");const i={misconfigured:["is misconfigured","are misconfigured"],fail:["fails","fail"],inconclusive:["is inconclusive","are inconclusive"],"not-sent":["was not sent","were not sent"],pass:["passes","pass"]},o=["was sent","were sent"];function l(s){const[r,...h]=E(s);return p([r?.text??"",...h.map(({text:g})=>g)],h)}e(l,"countOutcomes");function E({tests:s,notSent:r,mode:h}){return(r?.outcome==="misconfigured"?["not-sent","misconfigured","fail","inconclusive","pass"]:["misconfigured","fail","inconclusive","not-sent","pass"]).flatMap(M=>{const S=s.filter(x=>x.outcome===M).length;return S===0?[]:[{outcome:M,count:S}]}).map(({outcome:M,count:S},x)=>{const[j,b]=M==="pass"&&h==="send"?o:i[M],K=x===0?`${S} of ${(0,I.S)(s.length,"template")}`:String(S);return{outcome:M,text:`${K} ${S===1?j:b}`}})}e(E,"outcomeCounts");function p(s,r){return r.at(-1)?.outcome!=="pass"?s.join(", "):`${s.slice(0,-1).join(", ")}; ${s.at(-1)??""}`}e(p,"joinCounts");function R(s){return s.replace(/^[a-z-]+: /u,"")}e(R,"withoutOutcome");function U({templatePath:s,dataSet:r}){return r===null?s:`${s} [${r}]`}e(U,"testTitle");function $(s){return s.length<=1?s.join(""):`${s.slice(0,-1).join(", ")} and ${s.at(-1)}`}e($,"joinWords")}),27821:((H,O,f)=>{f.d(O,{Bs:e(()=>P,"Bs"),Ey:e(()=>d,"Ey"),Gh:e(()=>_,"Gh"),cv:e(()=>w,"cv"),hG:e(()=>F,"hG"),tF:e(()=>v,"tF")});var I=f(766),T=f(84393),A=f(10300);const N={inbox:"inbox rate",tab:"tab rate",spf:"SPF pass rate",dkim:"DKIM pass rate",dmarc:"DMARC pass rate"};function v(n,t,i){const o=d(n);if(t.seedCount===0)return m(n);const l=y(n,t,i);return n.status==="missed"?`${o} ${c(n)} (${l}${G(t)})`:n.percent===null?`${o} was not measured: no copy has a result (${l})`:`${o} is between ${a(n,n.percent)} and ${a(n,n.highestPercent??n.percent)}, so the threshold of ${u(n)} may or may not be reached (${l}${B(t)})`}e(v,"inboxReason");function P(n,t){const i=d(n);if(t.seedCount===0)return m(n);if(n.status==="missed")return`${i} ${c(n)} (${(0,A.kT)(n.hitCount)} of ${(0,T.S)(n.outOfCount,"checked copy","checked copies")} pass)`;if(n.percent===null)return`${i} must be at least ${u(n)} but was not measured: ${C(t)}`;const o=(0,T.S)(n.openCount,"outstanding copy","outstanding copies");return`${i} is ${a(n,n.percent)} so far; whether it reaches ${u(n)} depends on ${o}`}e(P,"authenticationReason");function w(n){if(n.percent===null)return`tab rate must be at most ${u(n)} but was not measured: no folder is known`;const t=`${(0,A.kT)(n.hitCount)} of ${(0,T.S)(n.outOfCount,"seed")} in a tab`,i=a(n,n.percent);if(n.status==="missed")return`tab rate ${i} is above ${u(n)} (${t})`;const o=(0,T.S)(n.openCount,"outstanding result");return`tab rate is ${i} so far (${t}); whether it stays within ${u(n)} depends on ${o}`}e(w,"tabReason");const F="placement is simulated, so max-tab-rate does not apply";function _(n,t){return`${d(n)} was not measured, so its default threshold of ${(0,A.S_)(t.percent)}% does not apply`}e(_,"lapsedReason");function d({rate:n,scope:t}){return t==="overall"?N[n]:`${t} ${N[n]}`}e(d,"titleIn");function c(n){const t=a(n,n.highestPercent??n.percent??0);return n.openCount===0?`${t} is below ${u(n)}`:`can reach at most ${t}, below ${u(n)}`}e(c,"belowLimit");function a(n,t){return`${(0,A.yn)(t,n.thresholdPercent,n.bound)}%`}e(a,"shownPercent");function u(n){return`${(0,A.S_)(n.thresholdPercent??0)}%`}e(u,"limitOf");function m(n){const t=n.scope==="overall"?"no seeds":`no ${n.scope} seeds`;return`${d(n)} must be at least ${u(n)}, but the test has ${t}`}e(m,"noSeedsReason");function C(n){return n.receivedCount===0?n.filedElsewhereCount===0?"no copy was received":"no copy was seen in the inbox or spam":n.withoutResultCount===0?"none of the received copies could be checked":`none of the copies received so far could be checked (${(0,T.S)(n.withoutResultCount,"result")} outstanding)`}e(C,"whyUnmeasured");function y(n,t,i){const o=`${(0,A.kT)(n.hitCount)} of ${(0,T.S)(n.outOfCount,"seed")} ${L(i)}`,l=t.inbox.excludedCount===0?"":" (excluded)",p=[...I.oW.map(R=>[t.missedFolders[R],`in ${R}`]),[k(n,t),"elsewhere"],[t.refusedCount,"rejected"],[t.unsentCount,"not sent"],[t.filedElsewhereCount,`filed elsewhere by a mailbox rule${l}`],[t.withoutResultCount-t.filedElsewhereCount,`without a result${l}`]].filter(([R])=>R>0).map(([R,U])=>`${(0,A.kT)(R)} ${U}`);return p.length===0?o:`${o}; ${p.join(", ")}`}e(y,"whereSeedsAre");function L(n){return n.length>1&&n.includes("INBOX")?"in the inbox":`in ${n.join(" or ")}`}e(L,"inboxPhrase");function k(n,t){return I.oW.reduce((o,l)=>o+t.folders[l],0)===0?Math.max(t.receivedCount-n.hitCount,0):0}e(k,"elsewhereCount");function G({missedFolders:n}){return I.oW.some(i=>(0,I.KG)(i)&&n[i]>0)?"; tabs count as inbox unless inbox-folders excludes them":""}e(G,"tabHint");function B({inbox:n}){return n.reported===null||n.unknownCount===0?"":"; the service counts only INBOX: set inbox-folders to INBOX to use its rate"}e(B,"summaryHint")}),10300:((H,O,f)=>{f.d(O,{S_:e(()=>v,"S_"),kT:e(()=>N,"kT"),mu:e(()=>I,"mu"),yn:e(()=>A,"yn")});function I(_,d){return d===0?null:100*_/d}e(I,"ratePercent");const T=12;function A(_,d,c="at-least"){const a=d===null?null:{percent:d,bound:c};for(let u=1;u<=T;u+=1){const m=[_.toFixed(u),P(_,u)].find(C=>w(Number(C),_,a));if(m!==void 0)return m}return String(_)}e(A,"renderPercent");function N(_){return String(Number(_.toFixed(1)))}e(N,"renderNumber");function v(_){return String(_)}e(v,"renderThreshold");function P(_,d){const c=10**d;return(Math.floor(_*c)/c).toFixed(d)}e(P,"floorTo");function w(_,d,c){return(c===null||F(_,c)===F(d,c))&&_>0==d>0&&_<100==d<100}e(w,"isFaithful");function F(_,d){return d.bound==="at-least"?_>=d.percent:_<=d.percent}e(F,"keeps")}),55558:((H,O,f)=>{f.d(O,{J:e(()=>A,"J"),s:e(()=>N,"s")});var I=f(766),T=f(77699);const A=["spf","dkim","dmarc"];function N(t){const{joined:i,snapshot:o,rules:l,moment:E}=t;if(o?.summary!==null&&o?.summary!==void 0&&(0,T.c4)(o))return u(t,o.summary,o.isTerminal);const p=v(i.seeds,l.inboxFolders),R=Map.groupBy(i.seeds,$=>$.seed.providerType),U=k(E,p.receivedCount===0?"inconclusive":l.onMissing);return n($=>U($==="overall"?p:v(R.get($)??[],l.inboxFolders)))}e(N,"tallyEvidence");function v(t,i){const o=P(t,i),l=t.filter(p=>p.state==="received"),E=e(p=>a(l.map(R=>R.result?.[p]??null),o.pending),"verdicts");return{seedCount:t.length,receivedCount:l.length,folders:d(l),missedFolders:d(l.filter(p=>!(0,T.nI)(p,i))),observedTabCount:l.filter(F).length,simulatedCount:l.filter(p=>p.result?.placementKind==="simulated").length,refusedCount:t.filter(p=>p.state==="refused").length,unsentCount:o.unknown,withoutResultCount:o.pending,filedElsewhereCount:t.filter(T.Rz).length,inbox:{hitCount:o.hit,missCount:o.miss,pendingCount:o.pending,unknownCount:o.unknown,excludedCount:0,reported:null},authentication:{spf:E("spf"),dkim:E("dkim"),dmarc:E("dmarc")}}}e(v,"tallySeeds");function P(t,i){const o={hit:0,miss:0,pending:0,unknown:0};for(const l of t)o[w(l,i)]+=1;return o}e(P,"countParts");function w(t,i){return t.state!=="received"?_[t.state]:(0,T.nI)(t,i)?"hit":"miss"}e(w,"inboxPart");function F({folder:t,result:i}){return t!==null&&(0,I.KG)(t)&&i?.placementKind!=="simulated"}e(F,"isObservedTab");const _={refused:"miss",pending:"pending",unsent:"unknown"};function d(t){const i={...c};for(const{folder:o}of t)o!==null&&(i[o]+=1);return i}e(d,"countFolders");const c={INBOX:0,Spam:0,Promotions:0,Social:0,Updates:0,Forums:0};function a(t,i){return{passCount:t.filter(o=>o?.isPass===!0).length,failCount:t.filter(o=>o?.isPass===!1).length,pendingCount:i}}e(a,"tallyVerdicts");function u({joined:t,rules:i,moment:o},l,E){const p=P(t.seeds,i.inboxFolders),R=C(l,{sentCount:p.pending,isTerminal:E}),U=m(l.inboxPercent,R),$=R-U,s=i.inboxFolders.every(S=>S==="INBOX"),r=i.inboxFolders.includes("INBOX"),h=L(t.seeds,R,{hitCount:r?U:0,missCount:p.miss+(r?0:U)+(s?$:0),pendingCount:p.pending-R,unknownCount:p.unknown+(s?0:$),excludedCount:0,reported:r?{percent:l.inboxPercent,seedCount:R}:null}),g=o==="time-up"||h.inbox.pendingCount===0,D=k(o,R===0?"inconclusive":i.onMissing),M=Map.groupBy(t.seeds,S=>S.seed.providerType);return n(S=>S==="overall"?D(h):y(M.get(S)??[],g?"over":"open"))}e(u,"tallySummary");function m(t,i){const o=t*i/100,l=Math.round(o);return Math.abs(o-l)<=5e-4*i?l:o}e(m,"countOf");function C({completedCount:t,seedCount:i},{sentCount:o,isTerminal:l}){const E=l&&i>0?t/i:null,p=E===null?t:Math.round(E*Math.max(o,0));return Math.min(Math.max(p,0),o)}e(C,"completedSeeds");function y(t,i){const o=t.filter(E=>E.state==="refused").length,l=t.length-o;return L(t,0,{hitCount:0,missCount:o,pendingCount:i==="open"?l:0,unknownCount:i==="open"?0:l,excludedCount:0,reported:null})}e(y,"tallyUnreported");function L(t,i,o){const l={passCount:0,failCount:0,pendingCount:0};return{seedCount:t.length,receivedCount:i,folders:c,missedFolders:c,observedTabCount:0,simulatedCount:0,refusedCount:t.filter(E=>E.state==="refused").length,unsentCount:t.filter(E=>E.state==="unsent").length,withoutResultCount:t.filter(E=>E.state==="pending").length-i,filedElsewhereCount:0,inbox:o,authentication:{spf:l,dkim:l,dmarc:l}}}e(L,"scopeOfSummary");function k(t,i){return t==="open"?o=>o:o=>({...o,inbox:G(o.inbox,i),authentication:{spf:{...o.authentication.spf,pendingCount:0},dkim:{...o.authentication.dkim,pendingCount:0},dmarc:{...o.authentication.dmarc,pendingCount:0}}})}e(k,"settling");function G(t,i){const o=B[i];return{...t,pendingCount:0,[o]:t[o]+t.pendingCount}}e(G,"settleInbox");const B={"not-inbox":"missCount",exclude:"excludedCount",inconclusive:"unknownCount"};function n(t){return{overall:t("overall"),consumer:t("consumer"),business:t("business"),protected:t("protected")}}e(n,"forScopes")}),25550:((H,O,f)=>{f.d(O,{A:e(()=>T,"A"),g:e(()=>I,"g")});const I=["error","warning","notice"],T="all rules"})};
