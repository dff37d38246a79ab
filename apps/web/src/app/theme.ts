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

/** Chooses a theme and remembers it on this device. */
export function setTheme(theme: ThemeChoice): void {
  writeStored('theme', theme)
  applyTheme(theme)
}
