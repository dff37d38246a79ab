import { useEffect, useState } from 'react'
import { readStored, writeStored } from '../../app/storage.ts'
import type { Language } from './texts.ts'

/** In which language the page speaks: as chosen before, else that of the browser. */
export function useLanguage(): readonly [Language, (language: Language) => void] {
  const [language, setLanguage] = useState<Language>(
    () => readStored('customer-language') ?? (navigator.language.toLowerCase().startsWith('nl') ? 'nl' : 'en'),
  )
  useEffect(() => {
    const before = document.documentElement.lang
    document.documentElement.lang = language
    return () => {
      document.documentElement.lang = before
    }
  }, [language])
  const choose = (chosen: Language) => {
    writeStored('customer-language', chosen)
    setLanguage(chosen)
  }
  return [language, choose]
}
