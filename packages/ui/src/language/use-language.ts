'use client'

import { createContext, useContext } from 'react'
import type { Language } from './language.ts'

/** What a `KloptProvider` says; nothing without one, and then everything is Dutch. */
export const LanguageContext = createContext<Partial<Language>>({})

/** The words or formats of this part of the page, or else the Dutch ones: only what a component brings along is shipped. */
export const useLanguage = <Key extends keyof Language>(key: Key, dutch: Language[Key]): Language[Key] =>
  useContext(LanguageContext)[key] ?? dutch
