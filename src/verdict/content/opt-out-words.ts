/**
 * Recognizes the words with which mailers in many languages label links for unsubscribing. Letters are compared without
 * case, accents and other marks.
 */

/** The languages of the lists below, as ISO 639 codes. */
export const optOutLanguages: ReadonlySet<string> = new Set(
  'ar bg bs ca cs da de el en es et fa fi fr he hi hr hu id in is it iw ja ko lt lv ms nb nl nn no pl pt ro ru sk sl sr sv th tr uk vi zh'.split(
    ' ',
  ),
)

/**
 * Phrases that mean opting out, one language after the other. They are regular expressions in which ` | ` and line
 * breaks separate phrases, `*` stands for any number of letters, and ` ~ ` for up to four words.
 */
const clearPhrases = `
  *unsubscri* | unsub | opt[ -]?out | opting out | opt me out | stop (receiving|getting|sending|these|all|future|our|e-?mails?|newsletters?|mailings?|updates)
  (no longer|don't|do not|dont) (wish|want) to (receive|get|hear|be contacted) | no longer receive | rather not (receive|get|hear) | prefer not to (receive|get|hear) | no more (e-?mails?|mails?|newsletters?)
  remove (me|yourself|my (e-?mail|address|name)) | take me off | get (me )?off (this|the|our|your) ~ list | leave (this|the|our) ~ list | (end|cancel) (my|your|this|the|these) ~ (newsletters?|e-?mails?)

  *abmeld* | abzumelden | *abbestell* | abzubestellen | austragen | auszutragen | (melden?|tragen?) (dich|sie sich|sich|mich) ~ (ab|aus) | (kein|keine|keinen) ~ mehr ~ (erhalten|bekommen|empfangen) | (kein|keine|keinen) (e-?mails?|newsletter|mails?|werbung) mehr
  (mochte|mochten|mochtest|wunsch*|wollen|willst|will) ~ (kein|keine|keinen|nicht mehr|nicht langer) ~ (erhalten|bekommen|empfangen|informiert) | newsletter* ~ (kundigen|stornieren|beenden|abstellen|stoppen) | werbung widersprechen | aus dem verteiler

  desabonn* | desinscri* | desincri* | (ne|n'en|souhait*|veux|voulez|desir*) plus ~ recevoir | (me|se|vous) retirer de ~ liste | retirer (mon|votre) ~ adresse | (arreter|cesser|stopper) ~ (recevoir|envois?|e-?mails?|mails?) | desactiver ~ newsletter*

  (darme|darse|darte|darnos|dar|date|dese|dame|causar) de baja | (solicitar|tramitar|pedir|gestionar) ~ baja | baja (del|de la|de los|de las|de esta|de este|voluntaria|inmediata) ~ (lista|boletin|newsletter|correos?|suscripcion) | baja inmediata | desuscri* | desapunt* | desubscri*
  no (deseo|deseas|desea|quiero|quieres|quiere) ~ (recibir|recibiendo) | no ~ seguir recibiendo | no recibir ~ mas | dej(ar|a|e) de recibir | (anular|cancelar) ~ (boletin|newsletter) | (borrarme|borrame|eliminarme|eliminame|retirarme|quitame) de ~ lista

  descadastr* | desinscrev* | desubscrev* | nao (quero|quer|queres|desejo|deseja|desejas|pretendo|pretende|gostaria) ~ receber | (deixar|parar) de receber | (remover|remova|retirar) (meu|o meu|seu|o seu) ~ (e-?mail|endereco) | sair da ~ lista
  (cancelar|anular|remover) (a |o |minha |a minha |sua )?(subscri*|inscri*|recebimento|envio*)

  disiscri* | disd(ici|ire|irsi) ~ (l'|dall'|all')?(iscrizione|newsletter|mailing*) | (annull*|cancell*|revoca*) (la |la tua |la mia |l')?(iscrizione|sottoscrizione) | (cancellati|cancellami|cancellarti|cancellarsi|rimuovimi|toglimi|rimuoviti) (da|dal|dalla|dai|dalle|qui)
  non (desider*|vuoi|voglio|vuole|intend*) ~ ricever* | non ricevere piu | smett* di ricever* | interromp* ~ (ricezione|invio|iscrizione) | disattiva* ~ newsletter

  uitschrij* | schrijf (je|u|me|mij) ~ uit | uit te schrijven | afmeld* | af te melden | meld (je|u|me|mij) ~ af | (geen ~ meer|niet langer|niet meer|wil ~ geen) ~ ontvang(en)? | (nieuwsbrief*|mailing*) ~ opzeggen

  avprenumer* | avregistr* | avanmal* | avbestall* | avsluta ~ prenumeration* | stang av ~ (utskick*|nyhetsbrev*|mejl*|e-?post*) | (inte|ej) ~ (fa|ta emot|ha) ~ (e-?post*|mejl*|mail*|nyhetsbrev*|utskick*) | sluta (fa|prenumerera|ta emot) | ta bort mig
  frameld* | meld* ~ fra | (ikke|aldri|aldrig) ~ (modtage|motta|fa) ~ (nyhedsbrev*|nyhetsbrev*|e-?post*|e-?mails?|mails?) | stop ~ nyhedsbrev* | slett meg
  avmeld* | meld (deg|meg|dem) (av|ut) | avslutt ~ nyhetsbrev* | afskra* | haetta ~ askrift

  peru* ~ (uutiskirje*|uutiskirjeen|tilauksesi uutiskirj*) | (lopeta|lopettaa) ~ (tilaus*|uutiskirje*) | poistu ~ (postitus*|lista*) | (en|et) halua ~ (viest*|uutiskirje*|posti*|sahkopost*) | uutiskirje* ~ (peruutus|peru*) | poista ~ (sahkopostios*|itsesi|minut)
  loobu* | (tuhista|lopeta) ~ (tellimus*|uudiskir*) | ei soovi ~ (saada|uudiskir*|kirju)

  wypis(ac|z|ujac|uje|anie)* | z?rezygn(uj|uje|owac|acja)* | anuluj ~ subskryp* | nie chce(sz|cie)? ~ (otrzymywac|dostawac) | przesta(c|n) ~ (otrzymywac|dostawac) | odsubskryb* | usun (mnie|moj*|swoj*)
  odhlas* | zrus* ~ (odber*|zasilan*|newsletter*) | (nechci|nechcete|neprejete|nepreji|nechcem|nezelam|neprajem) ~ (dostavat|zasilat|odebirat|odoberat|prijimat) | ukoncit ~ odber*
  leirat* | (hirlevel*|feliratkozas*) ~ (lemond*|torles*|torol*) | lemond* ~ (hirlevel*|feliratkozas*) | nem (szeretne*|ker*|kivan*) ~ (hirlevel*|ertesit*|e-?mail*|level*)
  dezabon* | nu ~ (doresc|doriti|doresti|vreau|vrei) sa ~ primi* | nu ~ (doresc|doriti|doresti|vreau|vrei) sa ~ primesc

  отписа* | отпиш* | отписк* | отказаться от ~ (рассыл*|подписк*|получен*|писем) | (не хочу|не желаю|больше не) ~ получать | (прекратить|перестать) получать
  відпис* | відмов* від ~ (розсил*|підписк*|отриман*|лист*) | (не хочу|не бажаю|більше не) ~ отримувати
  отписв* | отказ* ~ абонам* | не (желая|искам|желаете|искате) ~ получава* | (прекрат*|прекъс*) ~ абонам*
  odjav* | одјав* | ponisti* ~ (pretplat*|prijav*) | ne zeli* ~ (prima*|prejema*) | διαγραφ* | απεγγραφ* | καταργηση (της )?(εγγραφ*|συνδρομ*) | διακοπη ~ ληψης | να μην? ~ λαμβαν*
  (abonelikten|listeden|bultenden|uyelikten|listesinden|listemizden) ~ (cik*|ayril*) | (almak|gormek|haberdar olmak) istemiyor* | (bulten|e-?posta|e-?bulten)* ~ (aboneligi*|uyeligi*) ~ (iptal*|sonlandir*|bitir*)
  atsisak* | nebenor* ~ gauti | nutraukti ~ (prenumerat*|naujienlaisk*) | atrakst* | atteikties | vairs nev* ~ sanemt | (atcelt|partraukt) ~ (abonement*|sanemsanu)
  (donar|dona|donar-me|donar-se|donar-te|dona't|dona'm) ~ de baixa | baixa ~ (butlleti*|llista)
  huy (dang ky|nhan) | (ngung|dung) nhan | khong muon nhan | tu choi nhan | (berhenti|batal*|henti*|stop) (langganan|berlangganan|menerima|melanggan) | nyahlanggan | tidak ingin ~ menerima`

/** The same for languages that do not separate words, or that join short words to others. */
const clearSigns = `
  配信(停止|解除|中止|不要) | 配信(の|を)(停止|解除|中止|希望されない|希望しない) | 購読(の|を)?(解除|停止|中止|やめる) | 登録(の|を)?解除 | (メルマガ|メール|受信)(の|を)?(解除|退会|停止|拒否) | 受信を希望(されない|しない) | (停止|解除)はこちら | オプトアウト
  退订 | 退訂 | (取消|解除)(订阅|訂閱|訂閲) | 停止接收 | 不再接收 | 不想再?(收到|接收) | 拒收 | 退出(邮件|郵件)
  수신 ?거부 | 수신을 ?(거부|원하지|원치) | 구독을? ?(취소|해지|해제) | 수신 ?(해지|차단) | 받지 ?않기
  ยกเลิกการรับ | ยกเลิกรับ | ยกเลิกการสมัคร | ยกเลิกการติดตาม | เลิกรับ | ไม่ต้องการรับ
  (إلغاء|لإلغاء) ?(ال)?(اشتراك|متابعة) | (وقف|إيقاف|لإيقاف) ?(ال)?(اشتراك|رسائل|استلام) | التوقف عن (تلقي|استلام) | لا أرغب في (تلقي|استلام)
  הסר | להסרה | הסירו | ל?ביטול ה?(מינוי|רישום|הרשמה|קבלת) | בטלו? (מינוי|הרשמה) | सदस्यता (समाप्त|रद्द|छोड़) | अनसब्सक्राइब | لغو ?(اشتراک|عضویت)`

/** Phrases that label unsubscribe links too, but that also occur in mail that is not marketing. */
const otherPhrases = `
  (manage|update|change|edit|adjust|review|modify|choose|control) ~ (subscriptions?|preferences?|notifications?|e-?mails?) | (e-?mail|mail|mailing|newsletter|notification|communication|subscription|contact|marketing)s? (preferences?|settings|options) | (cancel|end) ~ subscriptions? | preference cent(er|re) | preferences | turn off (these |all |our )?(e-?mails?|notifications)
  einstellungen ~ (andern|verwalten|anpassen) | (newsletter|e-?mail|mail)-?einstellungen | abo* ~ (kundigen|beenden|verwalten) | preferenc* | preferencias | preferenze | preferinte | preferencje | voorkeuren | (gerer|modifier) ~ abonnements? | resilier ~ abonnement* | (anular|cancelar) ~ (suscripci*|assinatura*) | (gestionar|modificar) ~ suscrip*
  cancellati | abonnement ~ opzeggen | (opsig|afslut|avslutt) ~ abonnement* | (hantera|andra) ~ (prenumeration*|installningar*|utskick*) | peru(uta)? tilau* | anul* ~ abonar* | abonelig* ~ (iptal*|sonlandir*) | отменить подписк* | скасувати підписк* | otkaz* ~ pretplat*`

/** A combining mark, or a character that is not visible. */
const marks = /[\p{M}\p{Default_Ignorable_Code_Point}]/gu

/** Letters and signs that Unicode does not decompose. */
const plainForms: ReadonlyMap<string, string> = new Map(
  Object.entries({ æ: 'ae', œ: 'oe', ø: 'o', ß: 'ss', ł: 'l', đ: 'd', ð: 'd', ı: 'i', '’': "'", '‘': "'", '‐': '-' }),
)

/** Removes case, accents and other marks, and collapses white space. */
function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(marks, '')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[æœøßłđðı’‘‐]/gu, (letter) => plainForms.get(letter) ?? letter)
    .replaceAll(/\s+/gu, ' ')
}

function splitPhrases(list: string): string {
  const phrases = list.split(/ \| |\n/u).map((phrase) => phrase.trim())
  return fold(phrases.filter((phrase) => phrase !== '').join('|'))
    .replaceAll(' ~ ', String.raw` (?:[\p{L}\p{N}'-]{1,30} ){0,4}`)
    .replaceAll(/(?<![\])}])\*/gu, String.raw`\p{L}*`)
    .replaceAll(/(?<=\))\*/gu, String.raw`\p{L}*`)
}

function wholeWords(list: string): string {
  return String.raw`(?<![\p{L}\p{N}])(?:${splitPhrases(list)})(?![\p{L}\p{N}])`
}

const clear = new RegExp(`${wholeWords(clearPhrases)}|${splitPhrases(clearSigns)}`, 'u')
const other = new RegExp(wholeWords(otherPhrases), 'u')

/** Words in URLs that are too short or too general to be clear in a text. */
const inUrl = / (?:unsub\p{L}*|optout|baja|bajas|remove ?me|list ?remove|listunsub|otpis\p{L}*|stop ?mail) /u

/** Returns whether text clearly speaks of unsubscribing. */
export function meansOptOut(text: string): boolean {
  return clear.test(fold(text))
}

/** Returns whether the label of a link speaks of unsubscribing, or of choosing which mail to receive. */
export function labelsOptOut(text: string): boolean {
  const folded = fold(text)
  return clear.test(folded) || other.test(folded)
}

/** Returns whether a URL clearly leads to a page for unsubscribing. */
export function isOptOutUrl(url: string): boolean {
  const words = wordsOfUrl(url)
  return inUrl.test(words) || clear.test(words)
}

/** Returns whether a URL leads to a page for unsubscribing, or for choosing which mail to receive. */
export function isPreferenceUrl(url: string): boolean {
  const words = wordsOfUrl(url)
  return inUrl.test(words) || clear.test(words) || other.test(words)
}

/** Returns the words of a URL, separated by spaces. */
function wordsOfUrl(url: string): string {
  return ` ${fold(decoded(url)).replaceAll(/[^\p{L}\p{N}']+/gu, ' ')} `
}

function decoded(url: string): string {
  try {
    return decodeURIComponent(url)
  } catch {
    return url
  }
}
