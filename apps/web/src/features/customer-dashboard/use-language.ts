import type { CustomerPage } from '@klopt/api-client/contract'
import { startTransition, useEffect, useState } from 'react'
import { readStored, writeStored } from '../../app/storage.ts'
import { isLanguage, type Language } from './texts.ts'

/**
 * In which language the page speaks: as chosen before, else that of the customer, else that of the browser as long as
 * nobody knows whose page it is. A browser that speaks another language reads English.
 */
export function useLanguage(
  ofCustomer: CustomerPage['customer']['language'] | null = null,
): readonly [Language, (language: Language) => void] {
  const [chosen, setChosen] = useState<Language | null>(chosenLanguage)
  const ofBrowser = navigator.language.slice(0, 2).toLowerCase()
  const language = chosen ?? ofCustomer ?? (isLanguage(ofBrowser) ? ofBrowser : 'en')
  useEffect(() => {
    const before = document.documentElement.lang
    document.documentElement.lang = language
    return () => {
      document.documentElement.lang = before
    }
  }, [language])
  const choose = (choice: Language) => {
    writeStored('customer-language', choice)
    // What is shown stays until the words of the other language are there.
    startTransition(() => setChosen(choice))
  }
  return [language, choose]
}

/** What somebody chose before on this device. */
export const chosenLanguage = (): Language | null => readStored('customer-language')
