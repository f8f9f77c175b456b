/**
 * Recognizes statements that a link, a code or an invitation is valid for a limited time. Such a statement protects the
 * reader and does not press them, although it contains a deadline. The expiry of a password or an account does not
 * count: fraud threatens with it.
 */

const gap = '[^.!?。\\n]{0,40}?'
const time = (units: string): string => `${gap}(?<![\\p{L}\\d])\\d{1,3} ?(?:${units})(?!\\p{L})`

/** The words for what is valid, for being valid, and for units of time, in each language. */
const languages: readonly (readonly [string, string, string])[] = [
  [
    'link|url|button|code|token|invitation|invite|session|request|it',
    'expires?|valid|works|active|available',
    'hours?|hrs|h|minutes?|mins?|days?',
  ],
  [
    'link|code|schaltfläche|einladung|er|sie',
    'läuft|verfällt|gültig|gilt|abgelaufen|verliert',
    'stunden?|minuten?|tagen?',
  ],
  ['lien|code|bouton|invitation|il', 'expire|expirera|valable|valide|actif', 'heures?|h|minutes?|jours?'],
  [
    'enlace|vínculo|código|botón|invitación',
    'caduca|caducará|expira|expirará|vence|válid[oa]|vencerá',
    'horas?|minutos?|días?',
  ],
  ['link|collegamento|codice|pulsante|invito', 'scade|scadrà|valido', 'or[ae]|minut[oi]|giorn[oi]'],
  ['link|ligação|código|botão|convite', 'expira|expirará|válid[oa]|caduca', 'horas?|minutos?|dias?'],
  ['link|koppeling|code|knop|uitnodiging', 'verloopt|vervalt|geldig', 'uur|uren|minuten|dagen'],
  ['linku?|odnośnik|kodu?|zaproszenie', 'wygasa|wygaśnie|ważn[yae]|traci', 'godzin\\p{L}*|minut\\p{L}*|dni'],
  ['länken|koden|inbjudan', 'gäller|giltig|upphör', 'timm\\p{L}+|minut\\p{L}*|dagar'],
  [
    'ссылка|код|приглашение',
    'действительн\\p{L}+|действует|истекает|истечёт|истечет',
    'час\\p{L}*|минут\\p{L}*|дн\\p{L}+',
  ],
  ['bağlantı|kod|davet', 'geçerli\\p{L}*|süresi|sona', 'saat\\p{L}*|dakika\\p{L}*|gün\\p{L}*'],
]

/** In some languages the verb follows the time. */
const spaced = languages.map(
  ([things, verbs, units]) =>
    `(?<!\\p{L})(?:${things})(?!\\p{L})${gap}(?:(?<!\\p{L})(?:${verbs})(?!\\p{L})${time(units)}|${time(units)}${gap}(?:${verbs})(?!\\p{L}))`,
)
const unspaced = [
  '(?:リンク|url|コード|認証番号|招待)[^。\\n]{0,20}?(?:有効|期限|失効)[^。\\n]{0,12}?\\d{1,3} ?(?:時間|分|日)(?:以内|間)?',
  '(?:リンク|url|コード|認証番号|招待)[^。\\n]{0,20}?\\d{1,3} ?(?:時間|分|日)[^。\\n]{0,8}?(?:有効|失効)',
  '(?:链接|鏈接|連結|验证码|驗證碼)[^。\\n]{0,20}?\\d{1,3} ?(?:小时|小時|分钟|分鐘|天)[^。\\n]{0,8}?(?:有效|过期|失效)',
  '(?:链接|鏈接|連結|验证码|驗證碼)[^。\\n]{0,20}?(?:有效期)[^。\\n]{0,8}?\\d{1,3} ?(?:小时|小時|分钟|分鐘|天)',
]
const validityNote = new RegExp([...spaced, ...unspaced].join('|'), 'gu')

/** Removes such statements from normalized text. */
export function withoutValidityNotes(words: string): string {
  return words.replaceAll(validityNote, ' ')
}
