/** Names of spam folders, for servers that do not mark any folder as `\Junk`. */

/** A folder name, the language or provider that uses it, and the source of this information. */
export interface SpamFolderName {
  readonly name: string
  readonly where: string
  /**
   * `T`: Thunderbird, the string junkFolderName in each language (thunderbird/thunderbird-l10n at 5d7cde6f5d). `P`:
   * names used by providers, as shown in their users' mail clients. `D`: names that mail server administrators commonly
   * choose, added without a published source.
   */
  readonly source: 'T' | 'P' | 'D'
}

/** All known names of spam folders. Names are compared without regard to case, punctuation and spaces. */
export const spamFolderNames: readonly SpamFolderName[] = [
  ...named('D', {
    Spam: 'many servers',
    Junk: 'many servers',
    'Junk Mail': 'many servers',
    'Spam Mail': 'many servers',
    SpamFolder: 'many servers',
    Quarantine: 'mail gateways',
    'Probably Spam': 'many servers',
    'Correo electrónico no deseado': 'Spanish',
    'Correo spam': 'Spanish',
    'Posta indesiderata': 'Italian',
    Pourriel: 'French',
    'Courrier indésirable': 'French',
    'Correio electrónico não solicitado': 'Portuguese',
    Skräppost: 'Swedish',
    Søppelpost: 'Norwegian',
    'Uønsket post': 'Danish',
    'Ongewenste post': 'Dutch',
    Roskaposti: 'Finnish',
    'Нежелательная почта': 'Russian',
    'Небажана пошта': 'Ukrainian',
    Ανεπιθύμητη: 'Greek',
    'Nevyžádaná pošta': 'Czech',
    'Wiadomości-śmieci': 'Polish',
    Levélszemét: 'Hungarian',
    垃圾邮件: 'Chinese',
    스팸: 'Korean',
    '정크 메일': 'Korean',
    Unerwünscht: 'German',
    'Unerwünschte Werbung': 'German',
  }),
  ...named('P', {
    // This name also matches `Junk E-mail` and `Junk-E-Mail`.
    'Junk Email': 'Outlook.com, Microsoft 365 and Exchange',
    'Lixo Eletrônico': 'Microsoft 365 in Portuguese',
    'Ongewenste e-mail': 'Microsoft 365 in Dutch',
    'Uønsket e-mail': 'Microsoft 365 in Danish',
    'Önemsiz E-posta': 'Microsoft 365 in Turkish',
    'Bulk Mail': 'Yahoo and AOL',
    Bulk: 'Yahoo',
    Spamverdacht: 'GMX and WEB.DE',
    QUARANTAINE: 'Orange',
  }),
  ...named('T', {
    Gemors: 'Afrikaans',
    سُخام: 'Arabic',
    'Corréu puxarra': 'Asturian',
    'Нежелана поща': 'Bulgarian',
    Lastez: 'Breton',
    'Neželjena pošta': 'Bosnian and Croatian',
    'Correu brossa': 'Catalan',
    "Seq'": 'Kaqchikel',
    Nevyžádaná: 'Czech',
    Sbam: 'Welsh',
    Cajk: 'Lower Sorbian',
    Ανεπιθύμητα: 'Greek',
    Basura: 'Spanish (Argentina)',
    'Correo no deseado': 'Spanish',
    'Correo basura': 'Spanish (Mexico)',
    Rämpspost: 'Estonian',
    Zaborra: 'Basque',
    Roskapostit: 'Finnish',
    Indésirables: 'French',
    'Net-winske': 'Frisian',
    Dramhphost: 'Irish',
    Truilleis: 'Scottish Gaelic',
    'Correo lixo': 'Galician',
    'דואר זבל': 'Hebrew',
    Čapor: 'Upper Sorbian',
    Szemét: 'Hungarian',
    Թափոն: 'Armenian',
    Indesirate: 'Interlingua',
    Ruslpóstur: 'Icelandic',
    Indesiderata: 'Italian',
    迷惑メール: 'Japanese',
    ჯართი: 'Georgian',
    Aspam: 'Kabyle',
    Спам: 'Russian, Ukrainian, Belarusian, Kazakh',
    '스팸 편지함': 'Korean',
    Brukalas: 'Lithuanian',
    Mēstule: 'Latvian',
    Отпад: 'Macedonian',
    'Mel Remeh': 'Malay',
    Uønsket: 'Norwegian',
    Uønskt: 'Norwegian (Nynorsk)',
    Ongewenst: 'Dutch',
    Niechciane: 'Polish',
    'Lixo eletrónico': 'Portuguese',
    Nungiavischà: 'Romansh',
    Nesolicitate: 'Romanian',
    'Nevyžiadaná pošta': 'Slovak',
    'Neželena pošta': 'Slovenian',
    'Të pavlera': 'Albanian',
    Непожељно: 'Serbian',
    Skräp: 'Swedish',
    ขยะ: 'Thai',
    Gereksiz: 'Turkish',
    'Thư rác': 'Vietnamese',
    垃圾: 'Chinese (simplified)',
    垃圾郵件: 'Chinese (traditional)',
  }),
]

function named(source: SpamFolderName['source'], names: Readonly<Record<string, string>>): readonly SpamFolderName[] {
  return Object.entries(names).map(([name, where]) => ({ name, where, source }))
}

/** Normalizes a name for comparison: `Junk-E-Mail`, `junk e-mail` and `JUNK_EMAIL` are equal. */
export function foldFolderName(name: string): string {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '')
}

const knownNames: ReadonlyMap<string, SpamFolderName> = new Map(
  spamFolderNames.map((entry) => [foldFolderName(entry.name), entry]),
)

/** Returns the entry for a folder name, or `null` if the name is unknown. */
export function findSpamFolderName(name: string): SpamFolderName | null {
  return knownNames.get(foldFolderName(name)) ?? null
}
