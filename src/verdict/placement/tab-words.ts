/**
 * Phrases that the tab rules look for. The lists are not limited to English, because every rule must work in many
 * languages.
 */

/**
 * Returns a pattern that matches whole words. Phrases are separated by ` | ` or line breaks; `*` matches any number of
 * letters.
 */
function words(list: string): string {
  const alternatives = splitPhrases(list).map((phrase) => phrase.replaceAll('*', '\\p{L}*'))
  return `(?<![\\p{L}\\p{N}])(?:${alternatives.join('|')})(?![\\p{L}\\p{N}])`
}

/** Returns a pattern for languages without spaces between words. */
function signs(list: string): string {
  return `(?:${splitPhrases(list).join('|')})`
}

/** Splits a list of phrases, which are separated by ` | ` or line breaks. */
export function splitPhrases(list: string): readonly string[] {
  return list
    .split(/ \| |\n/u)
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== '')
}

function anyOf(...patterns: readonly string[]): RegExp {
  return new RegExp(patterns.join('|'), 'iu')
}

/** Matches a sum of money, a percentage, or words typical of offers. */
export const offerWords: RegExp = anyOf(
  '\\p{Sc} ?\\d|\\d ?\\p{Sc}|\\d ?(?:usd|eur|gbp|chf|pln|sek|dkk|nok|czk|kr|zł|руб|tl|円|元|원)(?!\\p{L})|\\d ?%|% ?\\d',
  words(`
    free (?:shipping|delivery|gift|trial) | discount* | sale | promo(?:tion)? code | coupon* | voucher* | special offer* | new arrivals? | save up to | deal of
    rabatt* | gutschein* | versandkostenfrei* | angebot* | schlussverkauf | réduction* | remise* | livraison (?:gratuite|offerte) | soldes | code promo
    descuento* | rebaja* | envío gratis | oferta* | sconto | sconti | saldi | spedizione gratuita | offert[ae] | desconto* | frete grátis | promo[cç][aã]o | promo[cç][oõ]es
    korting* | gratis verzending | aanbieding* | rabat* | zniżk* | promocj* | darmowa dostawa | rea | erbjudande* | tilbud* | alennus* | tarjou*
    indirim* | kampanya* | скидк* | распродаж* | слев[ауы]* | kedvezmény* | reducere | reduceri | έκπτωση | giảm giá | diskon | تخفيض* | خصم`),
  signs('割引 | セール | クーポン | 送料無料 | 折扣 | 优惠 | 優惠 | 促销 | 할인 | 쿠폰 | ส่วนลด'),
)

/** Matches words about orders, receipts, deliveries, appointments, statements and renewals. */
export const transactionWords: RegExp = anyOf(
  words(`
    receipt | invoice | order (?:confirm(?:ation|ed)|number|no\\.?|#|\\d*) | (?:your|an) order | booking (?:confirm(?:ation|ed)|number|reference) | reservation | itinerary | ticket (?:number|no\\.?|#)
    tracking (?:number|no\\.?|code) | payment (?:received|confirm(?:ation|ed)|failed|due) | (?:has|have) (?:been )?shipped | (?:out for|estimated) delivery | delivered
    bank statement | account statement | your statement | appointment | renewal | renews on | subscription (?:renew|end|expire)s? | trial (?:is )?(?:ending|expires|ends) | changes? (?:to|of|in) (?:our|the) (?:terms|privacy|conditions) | terms of service
    (?:ihre|deine|deiner|ihrer) bestellung | bestell(?:bestätigung|nummer|ung nr\\.?) | rechnung* | quittung | buchung(?:sbestätigung|snummer)? | sendungsnummer | zahlungs(?:bestätigung|eingang) | wurde versandt | termin(?:bestätigung|erinnerung)? | kontoauszug
    (?:votre|ta) commande | confirmation de commande | facture | reçu (?:de|pour) | réservation | numéro de suivi | rendez-vous | relevé de compte
    (?:tu|su) pedido | confirmación de(?:l)? pedido | factura | recibo | reserva | número de seguimiento | cita | extracto
    (?:il tuo|il suo) ordine | conferma (?:d['’]|dell['’])ordine | fattura | ricevuta | prenotazione | spedizione | appuntamento | estratto conto
    (?:o seu|seu) pedido | confirmação (?:do|de) pedido | fatura | encomenda | agendamento | consulta | extrato
    (?:je|uw) bestelling | bestelbevestiging | factuur | betaalbewijs | boeking | afspraak | rekeningoverzicht
    (?:twoje|państwa) zamówienie | zamówieni* | faktura | paragon | rezerwacj* | wizyt* | wyciąg
    orderbekräftelse | (?:din|your) order | kvitto | kvittering | ordrebekreftelse | ordrebekræftelse | tilausvahvistus | kuitti | varaus | lasku
    sipariş* | fatura(?:nız)? | rezervasyon* | заказ* | счёт | квитанц* | чек | бронировани* | objednávk* | číslo objednávky | rendelés* | számla | comanda | factură | παραγγελία* | τιμολόγιο | đơn hàng | pesanan | faktur`),
  signs(
    'ご注文 | 注文 | 領収書 | 請求書 | ご予約 | 発送 | 订单 | 訂單 | 发票 | 收据 | 预订 | 주문 | 영수증 | 예약 | คำสั่งซื้อ | طلبك | فاتورة | הזמנה | आदेश',
  ),
)

/** Matches notices about the reader's account: a code, a password, an address to confirm. */
export const securityWords: RegExp = anyOf(
  words(`
    (?:security|verification|confirmation|sign-?in|log-?in|one-time|access) code | (?:reset|resetting|change|changed|forgot(?:ten)?) (?:your |the |my )?password | password (?:reset|change) | (?:confirm|verify|activate) (?:your )?(?:e-?mail(?: address)?|account|registration|sign-?up) | new (?:sign-?in|log-?in|device) | two-factor | 2fa
    (?:sicherheits|bestätigungs|anmelde|einmal|verifizierungs)code | passwort (?:zurücksetzen|ändern|vergessen) | (?:ihr|dein) passwort | e-mail-adresse bestätigen | neue anmeldung
    code (?:de|à) (?:vérification|sécurité|confirmation|connexion|usage unique) | mot de passe | confirme[rz] (?:votre|ton) (?:adresse|compte|e-?mail) | nouvelle connexion
    código de (?:verificación|seguridad|confirmación|acceso) | contraseña | (?:confirma|verifica|activa) (?:tu|su) (?:cuenta|correo|dirección) | nuevo inicio de sesión
    codice di (?:verifica|sicurezza|conferma|accesso) | reimposta* | (?:la tua|la) password | conferma (?:il tuo|la tua|il) (?:indirizzo|e-?mail|account) | nuovo accesso
    código de (?:verificação|segurança|confirmação|acesso) | (?:palavra-passe|senha) | (?:confirme|verifique) (?:o seu|seu|sua|a sua) (?:e-?mail|conta|endereço)
    (?:verificatie|beveiligings|inlog|bevestigings)code | wachtwoord | bevestig (?:je|uw) (?:e-?mail\\S*|account)
    kod (?:weryfikacyjny|dostępu|logowania|zabezpieczeń) | hasł[aoe] | potwierdź (?:swój|adres|konto)*
    (?:verifierings|säkerhets|inloggnings|engangs|bekræftelses)kode?n? | lösenord* | adgangskode* | passord* | salasana* | vahvistuskoodi
    doğrulama kodu* | şifre* | код (?:подтверждения|доступа|безопасности) | парол* | heslo* | ověřovací kód | jelszó* | parol[ăa] | κωδικός* | mật khẩu | mã xác (?:minh|nhận) | kata sandi | kode verifikasi`),
  signs(
    '認証コード | 確認コード | パスワード | 验证码 | 驗證碼 | 密码 | 密碼 | 인증 ?번호 | 인증 ?코드 | 비밀번호 | รหัสผ่าน | รหัสยืนยัน | رمز التحقق | كلمة المرور | סיסמה | קוד אימות | पासवर्ड',
  ),
)

/** Matches the number of an order, invoice, booking, ticket or parcel. */
export const transactionNumbers: RegExp =
  /(?<!\p{L})(?:order|invoice|ticket|booking|tracking|reference|confirmation|ref|(?:bestell|rechnungs|buchungs|sendungs|kunden)\p{L}*|commande|facture|réservation|pedido|factura|reserva|ordine|fattura|prenotazione|fatura|encomenda|bestel\p{L}*|factuur\p{L}*|zamówieni\p{L}*|faktur\p{L}*|rezerwacj\p{L}*|ordre\p{L}*|sipariş|заказ\p{L}*|objednávk\p{L}*|注文番号|订单号|주문번호)[^\n]{0,15}?(?:#|no\.?|nr\.?|n[°º]|№|number|[::])? ?[a-z]{0,4}[#-]?\d[a-z0-9-]{2,}/iu

/** Matches a code on a line of its own: 4 to 8 digits, possibly in groups. */
export const codeLine: RegExp = /^[ \t]*(?:\d{4,8}|\d{3}[ -]\d{3,4}|\d(?: \d){3,7})[ \t]*$/mu

/** Matches notices about activity on a social network. */
export const socialWords: RegExp = anyOf(
  words(`
    commented on | mentioned you | replied to your | sent you a (?:friend|connection) request | wants to (?:connect|be friends) | followed you | is now following you | tagged you | invited you to (?:join|connect) | new followers? | liked your | shared your | endorsed you | reacted to your
    hat (?:dich|sie) erwähnt | hat (?:deinen|ihren) beitrag kommentiert | folgt (?:dir|ihnen) | freundschaftsanfrage | hat auf (?:deinen|ihren) \\p{L}+ (?:geantwortet|reagiert)
    vous a mentionné | t['’]a mentionné | a commenté | vous suit | demande d['’](?:ami|ajout)
    te (?:ha )?mencion[óo] | ha comentado | comentó | te sigue | empezó a seguirte | solicitud de amistad
    ti ha (?:menzionato|taggato) | ha commentato | ha iniziato a seguirti | richiesta di amicizia
    mencionou você | comentou | começou a (?:te )?seguir | pedido de amizade
    heeft je genoemd | volgt je | vriendschapsverzoek | skomentował\\p{L}* | oznaczył\\p{L}* cię | obserwuje cię`),
)
