/**
 * Concepts that occur in fraudulent mail, in many languages. Legitimate mail also mentions passwords, fees and
 * deadlines, so the rules require several concepts together.
 */

import { phrases } from './concept-phrases.ts'
import { type OfferConcept, offerConcepts } from './offer-concepts.ts'
import type { SpamEvidence } from './spam-rule.ts'

export type Concept =
  | OfferConcept
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
  | 'cardCode'
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

const concepts: Readonly<Record<Concept, RegExp>> = {
  ...offerConcepts,
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
    (?:konto|zugang|postfach|karte|zugriff|online-banking|banking|nachrichten|anspruch)* … (?:gesperrt|gelöscht|deaktiviert|erlischt|verloren) | verfällt | verliert den zugang
    (?:compte|accès|carte|messagerie|abonnement|boîte|boite|droits|service|gain|remboursement)s? … (?:suspendu|bloqué|limité|désactivé|supprimé|fermé|interrompu|annulé|perdu|coupé)e?s? | (?:perd(?:re|rez|ez)|de perdre) (?:l'accès|votre) | majorée?
    (?:cuenta|acceso|tarjeta|buzón|correo|premio|servicio) … (?:suspendid|bloquead|limitad|cancelad|cerrad|eliminad|desactivad)[oa] | perder(?:á|ás) (?:el|su|tu) | (?:hemos|ha sido|han) … bloqueado | aumentará
    (?:account|casella|rimborso|servizio) … (?:annullat|disattivat|cancellat|sospes)[oa] | perder(?:à|ai) (?:l'|il) | perderá o acesso
    (?:アカウント|口座|カード|サービス|利用|取引)[^。]{0,12}(?:停止|制限|凍結|閉鎖) | (?:停止|制限|凍結|閉鎖|削除|返送)(?:され|いたし|します|しま) | 失効 | 凍結 | できなくなり | 使えなくなり | 受けることができ | 返送され
    冻结 | 关闭 | 停用`),
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
    \\d+時間以内 | 至急 | \\d+小时内 | 立即
    (?:sous|avant|d'ici|dans les prochaines) (?:\\d+ )?(?:h|heures|jours|ce soir|demain|minuit|la fin de (?:la semaine|la journée|semaine)) | ce soir | sans (?:attendre|délai) | passé (?:ce|un) délai | dès aujourd'hui | sous \\d+
    (?:antes de|en las próximas) (?:mañana|\\d+ horas) | hoy mismo | cuanto antes | últimas? horas? | pasado ese plazo
    (?:in|nach|noch) \\d+ (?:stunden|tagen) | bis (?:zum )?(?:ende der woche|morgen|heute) | in(?:nerhalb)? den nächsten stunden | der nächsten stunden | zwei tag(?:e|en)
    entro (?:oggi|domani|\\d+ giorni) | até (?:hoje|amanhã)
    本日(?:中|限り|\\d+時) | 今すぐ | 早急 | 直ち | \\d+日以内 | 期限(?:は本日|までに|を過ぎ)`),
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
    本人確認 | ご確認ください | 验证 | 更新
    (?:remplissez|renseignez|saisissez|complétez|connectez-vous|réactivez) … (?:formulaire|carte|identifiants|coordonnées|mot de passe|compte)
    (?:introduzca|ingrese|inicie sesión|rellene|escanee) … (?:datos|tarjeta|contraseña|clave|correo|usuario|teléfono|formulario)*
    (?:melden sie sich|anmelden|geben sie|bestätigen sie|aktivieren) … (?:passwort|kennwort|zugangsdaten|kontodaten|bankverbindung|pin|kartendaten|verfahren)* | neu aktivieren
    (?:情報|カード|口座|口座番号|支払い方法|住所|会員情報)[^。]{0,16}(?:更新|登録|入力) | ログイン(?:し|の)`),
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
    暗証番号 | カード番号 | クレジットカード | 密码 | 银行卡
    zugangsdaten | (?:adresse|mail|benutzername) und (?:ihrem )?passwort | kartendaten | ihrem passwort
    données (?:bancaires|de carte) | identifiants
    datos de su | contraseña
    palavra-passe | credenciais | credenziali
    口座番号 | ワンタイムパスワード | パスワードを(?:入力|確認) | パスワードを入力`),
  /** A small fee for getting something or avoiding a loss. */
  fee: phrases(`
    import (?:tax|vat) | small fee | (?:fee|postage|duty|difference) for it | too little for
    (?:customs|import|shipping|delivery|redelivery|handling|processing|clearance|storage|conversion|courier|release|postage|locker|relabelling)* (?:fees?|dut(?:y|ies)|charges?|costs?|extension) | unpaid (?:toll|fine|fee|balance|postage) | (?:reduced |outstanding )?(?:fine|penalty|toll) | postage | just pay shipping | only (?:shipping|the shipping) | overdue toll
    zollgebühr* | versandkosten | gebühr | bußgeld | frais (?:de|d') ?(?:douane|livraison|port|envoi|réexpédition) | frais | amende
    gastos de (?:aduana|envío) | tasa | multa | spese di (?:dogana|spedizione) | dogana | taxa | frete | alfândega | guia | invoerkosten | verzendkosten | openstaand* bedrag | dopłat* | opłat* | należności | таможенный сбор | gümrük ücreti | kargo ücreti | tullavgift*
    手数料 | 费用 | 运费
    (?:bearbeitungs|liefer)gebühr* | frais d'envoi | gastos | reducción del \\d+ | 再配達手数料 | 追加料金 | 未払い`),
  /** A request to pay. */
  payNow: phrases(`
    (?<!nothing to )(?<!nothing more to )pay(?:ing|able)? | settl(?:e|ed|ing) | owed? | (?:is|are|still|now) due | cover (?:the|it)
    zahl(?:en|ung|bar)* | bezahl(?:en|ung)* | begleich* | überweis* | entricht* | payez | payer | paiement immédiat | régle[rz] | acquitte[rz] | s'acquitter
    pag(?:ue|ar|o|a|uen|are|hi|amento)* | abon[ea]r? | salda* | liquid[ea]r? | betaal* | betalen | voldo* | zapłac* | zapłać | opłać | opłac* | uiść | dopłać | dopłac*
    оплат* | внесите | ödeyin* | ödemeniz* | ödeme yap* | betala | betal
    支払 | お支払い | 支付 | 缴纳
    réglez | régler | introduzca … tarjeta | abonará`),
  parcel: phrases(`
    parcels? | packages? | shipments? | consignment | courier | delivery | depot | (?:your|an|the) item | tolls? | e-toll | parking | traffic violation | speed camera | licence plate | license plate
    paket* | sendung | zustellung | colis | livraison | stationnement | infraction | paquete | envío | multa | pacco | spedizione | encomenda | pacote | pakket | paczk* | przesyłk* | посылк* | kargo* | gönderi
    お荷物 | 再配達 | 包裹
    carte vitale | sanción | contravention | amende | dgt | 荷物 | 宅急便 | 通行料金 | etc`),
  /** An order, renewal or debit that the reader does not know about. */
  charge: phrases(`
    (?:auto-?|automatically |successfully |been |be )?(?:debited|charged|deducted|renewed|renew|billed) | auto[- ]?(?:debit|renewal) | (?:thank you|thanks) for (?:your )?(?:renewing|purchase|purchasing|order|shopping|subscribing|choosing) | authori[sz]ed a payment | payment (?:of|was) … successful | purchase
    abgebucht | abbuchung | belastet | (?:automatisch|wurde) verlängert | freigegeben | dank für ihren (?:einkauf|kauf)
    (?:sera|seront|a été|été|être|est) (?:débitée?s?|prélevée?s?|facturée?s?|renouvelée?s?) | renouvellement automatique | merci (?:pour|de) votre (?:achat|commande) | confirmons (?:l'|votre )achat
    (?:se )?(?:cargar|cobrar)(?:á|án|emos)n? | (?:le han|se le ha|se han|ha sido) (?:cobrado|cargado|renovado) | se ha (?:renovado|procesado) | renovación automática | gracias por su compra
    (?:saranno|sarà|è stato) (?:addebitat[oi]|rinnovato) | addebito | (?:serão|será|foi) (?:debitad[oa]s?|renovad[oa]|cobrad[oa]) | wordt … afgeschreven | is verlengd
    引き落と | 自動更新 | (?:更新|購入)され | 請求され`),
  /** A request to call in order to cancel. */
  callBack: phrases(`
    ring us | on duty | (?:call|phone|dial|contact|reach|speak|get in touch|ring) … (?:us|our|the|support|department|desk|team|helpline|help ?line|help ?desk|toll-? ?free|technicians|centre|center|officer|specialist) | toll-? ?free | help ?line | support number | call (?:now|immediately|right away|today)
    rufen sie … (?:uns|unser*|die|den|sofort|umgehend|an|unter|hotline) | hotline | telefonisch | unter der (?:nummer|telefonnummer)
    (?:appelez|contactez|téléphonez|joignez)(?:-nous)? … (?:notre|le|au|service|support|assistance|numéro|immédiatement|équipe) | par téléphone | (?:service|assistance) … au \\d+
    llam(?:e|a|ar|en) … (?:ahora|al|a|nuestro|inmediatamente|soporte) | departamento de (?:reembolsos|cancelaciones)
    (?:chiami|chiama|chiamate|chiamare) … (?:subito|il|lo|al|numero|assistenza|l'assistenza) | numero verde | ligue … (?:para|já|ao) | bel … (?:ons|direct|nu|met)
    お電話(?:ください|を|にて) | 電話番号`),
  undo: phrases(`
    rather not | (?:give|get|gives|have) … (?:every cent|money) back | not your (?:order|purchase) | reverse
    (?:did|do|have)(?: not|n't) (?:authori[sz]e|make|place|recogni[sz]e|request)* | (?:cancel|dispute|refund|stop|reverse) (?:the|this|your|it|a) | (?:wish|want|case you want|like) to cancel | to cancel | not you\\? | mistake | refund | hackers? | virus* | infected
    nicht (?:veranlasst|autorisiert|getätigt|bestellt|beauftragt|wünschen) | stornier* | stornierung | geld zurück* | kündigen | infiziert
    (?:n'avez pas|n'êtes pas|ne reconnaissez pas|n'est pas) … (?:autorisé|effectué|commandé|demandé|l'origine|achat|vous)* | annul(?:er|ation) | remboursement | infecté
    (?:no ha|no has|no reconoce|no autorizó) … (?:realizado|autorizado|solicitado|usted|cargo|compra|esta|este)* | cancel(?:ar|e|ación) | anular | reembolsos? | devolver | devolución | infectado
    (?:non ha|non riconosce|non è) … (?:autorizzato|addebito|effettuato|l'addebito)* | annullare | rimborso | não (?:reconhece|autorizou|fez) | cancelar | reembolso | niet (?:geautoriseerd|besteld|herkent) | annuleren
    取り消し | キャンセル | 心当たりの(?:ない|無い) | 心当たりがない | 返金 | ウイルス | 感染`),
  /** A phone number: North American and toll-free, international, or national with at least nine digits. */
  phone:
    /(?:\+?1[ .-]?)?\(?\b8\d\d\)?[ .-]\d{3}[ .-]\d{4}\b|\+\d{1,3}[ .(-]{1,2}\d{2,4}[ .)-]{1,2}\d{3,4}[ .-]?\d{3,4}|(?<![\d.,-])(?=(?:[ ()-]{0,2}\d){9,12}(?![ -]?\d))(?:\+\d{2}|0\d{1,4}|9\d{2})(?:[ ()-]{1,2}\d{2,6}){2,5}(?![\d.,%€])/u,
  giftCard: phrases(`
    (?:gift|google play|steam|itunes|apple|amazon|ebay|vanilla|razer) (?:or [a-z]+ )?(?:gift )?cards? | geschenkkarte* | google-play-karten | cartes? (?:cadeaux?|pcs|transcash) | tarjetas? (?:de )?regalo
    cartes? (?:cadeaux?|prépayées?) | carte regalo | carta regalo | cartões? (?:presente|oferta) | cadeaubon* | 電子マネー | プリペイドカード | ギフトカード`),
  payOut: phrases(`
    (?:salary|pay|payments?) (?:into|to) … account | new account | account in the | vouchers? | wire | (?:bank |same[- ]day |urgent )?transfer | payment | reimburse* | direct deposit | balance | purchase | remit* | w-?2
    überweis* | kontostand | virement | transferencia | bonifico | transferência | overboeking | przelew`),
  /** The codes of gift cards. */
  cardCode: phrases(`codes? | c[oó]digos? | codici | kody | 番号 | コード`),
  /** A request for secrecy, or a statement that the sender cannot be contacted. */
  secrecy: phrases(`
    not a word | phone is off | don't call | no calls | a secret | (?:with|at) the lawyers
    (?:can't|cannot|can not|unable to|couldn't) (?:talk|speak|call|take calls|do it)* | in (?:a|an|back-to-back|the) (?:[a-z]+ )?(?:meetings?|conference|call) | in meetings | no calls | (?:keep|let's keep) (?:this|it) (?:between|confidential|a surprise|private)* | (?:don't|do not|must not) (?:discuss|speak|tell|mention)* | discreet* | confidential* | (?:e-?mail|text) only | reply (?:only )?by e-?mail | limited phone | surprise | tied up | between us
    vertraulich* | nicht erreichbar | besprechung | mit niemandem | überraschung | confidentiel* | en réunion | n'en parlez | ne m'appelez pas | confidencial* | reunión | con nadie | riservat* | in riunione | a nessuno | vertrouwelijke? | vergadering | met niemand
    discrétion | con discreción | no puedo hablar | nicht telefonieren | non posso parlare | não posso falar | pas (?:m'|me )?appeler`),
  /** A claim that the sender has embarrassing material. */
  blackmail: phrases(`
    through your camera | (?:film|video) of (?:it|you) | goes to a forum | customer table | hole in your | (?:took|copied) … (?:data|table|records)
    (?:recorded|filmed) (?:you|a video)* | (?:video|recording|footage) of you | (?:your|the) (?:web ?cam|camera) | hack(?:ed|er|ers)* | spyware | trojan | malware | (?:all )?your contacts | (?:adult|porn)* (?:site|video|sites|videos|movies|material)s? | ddos | leaked | paid me to | little secret
    gehackt | gefilmt | pornoseite* | kontakte | piraté | filmé | site pour adultes | tous vos contacts | hackeado | grabé | páginas porno | hackerato | filmato | siti porno | invadi | gravei | pornô | gehackt | gefilmd | pornosite | włamałem | nagrałem | взломал* | видео
    hack* | trojaner | aufnahmen | aufgenommen | ihre kamera | webcam | video* von ihnen | erotikseite* | ihre (?:kontakte|freunde)
    cheval de troie | logiciel espion | (?:votre|la) caméra | enregistr(?:é|ement)* | (?:vidéo|images) de vous | sites? (?:pour )?adultes | vos (?:contacts|proches) | porno*
    te (?:grabé|he grabado) | grabación | (?:la|tu|con la) cámara | (?:vídeo|video) tuyo | troyano | tus contactos | contenido para adultos | lista de contactos
    ti ho (?:ripreso|filmato|registrato) | registrazione | i tuoi contatti | gravei(?:-o)? | gravação | (?:seus|os seus) contactos | pornografia | vídeos pornográficos
    録画し | 撮影し | アダルトサイト | ポルノ | ハッキング | ハッカー | 侵入し | 監視して | ばらま | 動画を[^。]{0,24}(?:送|公開)`),
  crypto: phrases(
    `bitcoins? | btc | ethereum | eth | usdt | crypto* | wallet | monero | биткоин* | ビットコイン | 仮想通貨 | 暗号資産`,
  ),
  fortune: phrases(`
    (?:million|billion)s? | (?:[$€£]|usd|us\\$|eur) ?\\d{3}[\\d,.]{4,} | lump sum | large sum | million* | millionen | millones | milioni | milhões | miljoen | \\d[.,]\\d{3}[.,]\\d{3} | trunk box | bank draft | great sum
    \\d{2,3}(?:[., ]\\d{3})+ ?(?:€|eur|euros?|dollars?|dólares|dollari|usd|£) | [\\d,]{3,}万円 | [\\d,]+億円`),
  /** The source of a promised fortune. */
  windfall: phrases(`
    next of kin | beneficiary | inherit* | late (?:husband|client|father|wife|customer) | died | deceased | dying | widow | orphan* | unclaimed | abandoned | donat(?:e|ion|ing) | compensat* | lottery | you(?:'ve| have)? (?:just )?won | winner | consignment | atm card | diplomat* | foreign partner | contract fund | overdue | mutual benefit | invest* in your country | trustworthy
    erbschaft | spende* | begünstigter | witwe | lotto | verstorben* | angehörig* | héritage | héritier | veuve | don | décédé | heredero | fallecido | premiado | vedova | donare | falecido | herdeiro | weduwe | schenken | wdow* | przekazać
    succession | léguer | legs | gewonnen | lotterie | loterie | lotería | lotteria | vincita | herencia | herederos | eredità | herança | défunt* | verstorbenen | erben | 遺産 | 譲渡`),
  stranger: phrases(`
    (?:full|your) names? | god (?:bless|fearing)* | remain blessed | dear (?:friend|beloved|beneficiary|sir)* | attn | barrister | attorney | (?:private|personal) e-?mail | trust* | honest* | (?:reply|contact|get back) … (?:me|agent|secretary|lawyer|urgently|with) | confidential* | risk[- ]free | no risk | 50/50 | selected | name and phone
    vollständigen namen | gott | vertraulich | rechtsanwalt | dieu | notaire | confiance | nombre completo | abogado | dio | avvocato | nome completo | deus | god | naam, adres | bóg | uczciwej
    huissier | avocat | notaire | bénisse | seigneur | vos nom* | secret | confidentiel*
    anwalt | treuhänder | notar* | name, anschrift | bankverbindung | segne
    abogado | agente | pasaporte | en secreto | dirección, edad | silencio
    nome, cognome | segreto | segredo | advogado | nome completo
    手数料 | 電子マネー | 口座番号`),
  promise: phrases(`
    paid (?:nightly|every|each|daily) | \\d+(?:[.,]\\d+)? ?(?:%|percent) (?:a|per|each|every) (?:day|week|month) | (?:no|without) (?:cv|interview|experience)
    (?:earn|make|get|profit|income|salary|paid|pay)* … (?:[$€£] ?\\d[\\d.,]*|daily|per day|a day|weekly|a week|instantly|per month) | guaranteed* | no experience | work from home | part-?time | passive income | no credit check | loans? | profits? | interest rate | cheap* | best (?:price|rate)s? | free (?:trial|spins|test) | 100%
    verdienen | keine erfahrung | kredit* | prêts? | gagnez | sans expérience | préstamos? | gana | ganar | prestit[oi] | guadagna | empréstimo | ganhe | verdien | pożyczk* | zarabiaj | kazan* | 赚钱 | 稼
    verdienst | provision | gewinne | rendite | euro (?:am|pro) (?:tag|woche) | (?:par|chaque) (?:jour|semaine) | commission | ganas | comisión | diari[oa]s | al giorno | por dia | comissão | renda
    稼(?:ぐ|げ|ぎ) | 日給 | 報酬 | 副業 | 高収入`),
  chatApp: phrases(
    `whats ?app | telegram | wechat | signal messenger | hangouts | wa\\.me | line(?:で|の|を|に|@) | line公式`,
  ),
  scanCode: phrases(
    `(?:point|hold) your phone | (?:scan|use|open) … (?:qr|qr-) ?code | qr ?code … (?:scan|phone|camera)* | scannen sie | den qr-code … scannen | scannez | flashez | escanee | escanear | escanea | scansion[ai] | inquadri | leia o (?:código )?qr | qrコード[^。]{0,20}(?:読み取|読み込|スキャン)`,
  ),
  workLogin: phrases(`
    (?:work|company|corporate|office|employee) (?:e-?mail|account|login|password) | (?:multi|two)-factor | mfa | 2fa | authenticat* | re-?authenticate | password | log ?in | sign ?in | payroll | salary | hr | benefits
    (?:zwei-faktor|2-faktor)* | kennwort | passwort | zugangsdaten | online-banking* | (?:push|photo)?tan* | gehalt*
    (?:double|deux) (?:authentification|facteurs) | authentification* | mot de passe | identifiants | carte bancaire
    contraseña | verificación en dos pasos | autenticación | datos de su tarjeta | nómina | su tarjeta
    credenziali | autenticazione | palavra-passe | autenticação | wachtwoord | hasło
    二段階認証 | 多要素認証 | パスワード | ログイン | クレジットカード`),
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
