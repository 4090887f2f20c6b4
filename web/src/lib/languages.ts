// The languages of the house, and which of them somebody reads.

/** Each by its own name: whoever looks for it may read no other. */
export const LANGUAGES = { en: 'English', de: 'Deutsch', es: 'Español', it: 'Italiano' } as const

export type Language = keyof typeof LANGUAGES

/** The first of the browser's languages that the house speaks; English if it speaks none. */
export function browserLanguage(wishes: readonly string[] = navigator.languages): Language {
  return wishes.map(languageOf).find((each) => each in LANGUAGES) ?? 'en'
}

/** The language as this reader's country writes numbers and times: `de-AT` where the browser says so. */
export function localeOf(language: Language, wishes: readonly string[] = navigator.languages): string {
  return wishes.find((each) => languageOf(each) === language && isLocale(each)) ?? language
}

function languageOf(locale: string): Language {
  return locale.split(/[-_]/)[0]!.toLowerCase() as Language
}

function isLocale(name: string): boolean {
  try {
    return Intl.getCanonicalLocales(name).length === 1
  } catch {
    return false
  }
}
