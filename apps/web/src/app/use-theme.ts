import { useSyncExternalStore } from 'react'
import { onThemeChange, readTheme, type ThemeChoice } from './theme.ts'

/** The theme that is chosen on this device, also after it was chosen elsewhere on the screen. */
export const useTheme = (): ThemeChoice => useSyncExternalStore(onThemeChange, readTheme)
