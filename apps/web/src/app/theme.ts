import { readStored, writeStored } from './storage.ts'

/** Null follows the system. */
export type ThemeChoice = 'light' | 'dark' | 'contrast' | null

export function readTheme(): ThemeChoice {
  return readStored('theme')
}

/** Puts the chosen theme on the page; the stylesheet does the rest. */
export function applyTheme(theme: ThemeChoice): void {
  if (theme === null) delete document.documentElement.dataset['theme']
  else document.documentElement.dataset['theme'] = theme
}

const listeners = new Set<() => void>()

/** Tells when another theme is chosen, wherever that was done; gives what ends it. */
export function onThemeChange(told: () => void): () => void {
  listeners.add(told)
  return () => listeners.delete(told)
}

/** Chooses a theme and remembers it on this device. */
export function setTheme(theme: ThemeChoice): void {
  writeStored('theme', theme)
  applyTheme(theme)
  for (const told of listeners) told()
}
