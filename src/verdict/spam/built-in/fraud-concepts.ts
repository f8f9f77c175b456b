/**
 * Concepts that occur in fraudulent mail, in many languages. Legitimate mail also mentions passwords, fees and
 * deadlines, so the rules require several concepts together.
 */

import { splitPhrases } from '../../placement/tab-words.ts'
import type { SpamEvidence } from './spam-rule.ts'

export type Concept =
  | 'loss'
  | 'hurry'
  | 'confirm'
  | 'secret'
  | 'fee'
  | 'payNow'
  | 'parcel'
  | 'charge'
  | 'callBack'
  | 'undo'
  | 'phone'
  | 'giftCard'
  | 'payOut'
  | 'secrecy'
  | 'blackmail'
  | 'crypto'
  | 'fortune'
  | 'windfall'
  | 'stranger'
  | 'promise'
  | 'chatApp'
  | 'scanCode'
  | 'workLogin'
  | 'archivePassword'

/** The maximum text length in characters. Longer texts may mention every concept by chance. */
const searchedLength = 6000

/**
 * The lower-case letters of the supported languages. With `\p{L}` instead, scoring the first message would take three
 * times as long.
 */
const letters = 'a-zß-öø-ſа-яё'

/**
 * Builds a pattern for a list of phrases. Phrases are separated by ` | ` or line breaks; `*` matches any letters, and
 * ` … ` matches up to three words.
 */
function phrases(list: string): RegExp {
  const alternatives = splitPhrases(list).map((phrase) =>
    phrase.replaceAll('*', `[${letters}]*`).replaceAll(' … ', `(?: [${letters}'0-9,-]+){0,3} `),
  )
  // Chinese and Japanese have no spaces between words, so a phrase may directly follow or precede other letters.
  return new RegExp(`(?<![${letters}])(?:${alternatives.join('|')})(?![${letters}])`, 'u')
}

const concepts: Readonly<Record<Concept, RegExp>> = {
  /** A threat that the reader will lose something. */
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
  /** A demand to act quickly. */
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
  /** A demand that readers prove their identity. */
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
  /** Secrets that legitimate mail does not ask for. */
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
  /** A small fee for getting something or avoiding a loss. */
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
  /** An order, renewal or debit that the reader does not know about. */
  charge: phrases(`
    (?:auto-?|automatically |successfully |been |be )?(?:debited|charged|deducted|renewed|renew|billed) | auto[- ]?(?:debit|renewal) | (?:thank you|thanks) for (?:your )?(?:renewing|purchase|purchasing|order|shopping|subscribing|choosing) | authori[sz]ed a payment | payment (?:of|was) … successful | purchase`),
  /** A request to call in order to cancel. */
  callBack: phrases(`
    ring us | on duty | (?:call|phone|dial|contact|reach|speak|get in touch|ring) … (?:us|our|the|support|department|desk|team|helpline|help ?line|help ?desk|toll-? ?free|technicians|centre|center|officer|specialist) | toll-? ?free | help ?line | support number | call (?:now|immediately|right away|today)`),
  undo: phrases(`
    rather not | (?:give|get|gives|have) … (?:every cent|money) back | not your (?:order|purchase) | reverse
    (?:did|do|have)(?: not|n't) (?:authori[sz]e|make|place|recogni[sz]e|request)* | (?:cancel|dispute|refund|stop|reverse) (?:the|this|your|it|a) | (?:wish|want|case you want|like) to cancel | to cancel | not you\\? | mistake | refund | hackers? | virus* | infected`),
  phone:
    /(?:\+?1[ .-]?)?\(?\b8\d\d\)?[ .-]\d{3}[ .-]\d{4}\b|\+\d{1,3}[ .(-]{1,2}\d{2,4}[ .)-]{1,2}\d{3,4}[ .-]?\d{3,4}/u,
  giftCard: phrases(`
    (?:gift|google play|steam|itunes|apple|amazon|ebay|vanilla|razer) (?:or [a-z]+ )?(?:gift )?cards? | geschenkkarte* | google-play-karten | cartes? (?:cadeaux?|pcs|transcash) | tarjetas? (?:de )?regalo`),
  payOut: phrases(`
    (?:salary|pay|payments?) (?:into|to) … account | new account | account in the | vouchers? | wire | (?:bank |same[- ]day |urgent )?transfer | payment | reimburse* | codes? | direct deposit | balance | purchase | remit* | w-?2
    überweis* | kontostand | codes | virement | codes | transferencia | bonifico | transferência | overboeking | przelew`),
  /** A request for secrecy, or a statement that the sender cannot be contacted. */
  secrecy: phrases(`
    not a word | phone is off | don't call | no calls | a secret | (?:with|at) the lawyers
    (?:can't|cannot|can not|unable to|couldn't) (?:talk|speak|call|take calls|do it)* | in (?:a|back-to-back|the) … (?:meeting|conference|call)* | in meetings | no calls | (?:keep|let's keep) (?:this|it) (?:between|confidential|a surprise|private)* | (?:don't|do not|must not) (?:discuss|speak|tell|mention)* | discreet* | confidential* | (?:e-?mail|text) only | reply (?:only )?by e-?mail | limited phone | surprise | tied up | between us
    vertraulich* | nicht erreichbar | besprechung | mit niemandem | überraschung | confidentiel* | en réunion | n'en parlez | ne m'appelez pas | confidencial* | reunión | con nadie | riservat* | in riunione | a nessuno | vertrouwelijke? | vergadering | met niemand`),
  /** A claim that the sender has embarrassing material. */
  blackmail: phrases(`
    through your camera | (?:film|video) of (?:it|you) | goes to a forum | customer table | hole in your | (?:took|copied) … (?:data|table|records)
    (?:recorded|filmed) (?:you|a video)* | (?:video|recording|footage) of you | (?:your|the) (?:web ?cam|camera) | hack(?:ed|er|ers)* | spyware | trojan | malware | (?:all )?your contacts | (?:adult|porn)* (?:site|video|sites|videos|movies|material)s? | ddos | leaked | paid me to | little secret
    gehackt | gefilmt | pornoseite* | kontakte | piraté | filmé | site pour adultes | tous vos contacts | hackeado | grabé | páginas porno | hackerato | filmato | siti porno | invadi | gravei | pornô | gehackt | gefilmd | pornosite | włamałem | nagrałem | взломал* | видео`),
  crypto: phrases(`bitcoins? | btc | ethereum | eth | usdt | crypto* | wallet | monero | биткоин*`),
  fortune: phrases(`
    (?:million|billion)s? | (?:[$€£]|usd|us\\$|eur) ?\\d{3}[\\d,.]{4,} | lump sum | large sum | million* | millionen | millones | milioni | milhões | miljoen | \\d[.,]\\d{3}[.,]\\d{3} | trunk box | bank draft | great sum`),
  /** The source of a promised fortune. */
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
  scanCode: phrases(
    `(?:point|hold) your phone | (?:scan|use|open) … (?:qr|qr-) ?code | qr ?code … (?:scan|phone|camera)* | scannen sie | scannez | escanee | scansiona`,
  ),
  workLogin: phrases(`
    (?:work|company|corporate|office|employee) (?:e-?mail|account|login|password) | (?:multi|two)-factor | mfa | 2fa | authenticat* | re-?authenticate | password | log ?in | sign ?in | payroll | salary | hr | benefits`),
  archivePassword: phrases(
    `(?:password|passcode|passwort|mot de passe|contraseña|hasło|pass) ?(?:is|:|=|ist|for|to)? ?['"]?[a-z]{0,9}\\d+ | with password | protected`,
  ),
}

/** Returns whether the message mentions all of the concepts. */
export function mentions(evidence: SpamEvidence, ...required: readonly Concept[]): boolean {
  return required.every((concept) => findConcept(evidence, concept) !== null)
}

/** Returns the first phrase for each of the concepts that the message mentions. */
export function phrasesFor(evidence: SpamEvidence, ...wanted: readonly Concept[]): readonly string[] {
  return wanted.flatMap((concept) => findConcept(evidence, concept) ?? [])
}

function findConcept({ claims }: SpamEvidence, concept: Concept): string | null {
  return concepts[concept].exec(claims.slice(0, searchedLength))?.[0].trim() ?? null
}
