/** The words of a button that copies. */
export const texts = {
  copy: (label: string): string => `${label} kopiëren`,
  copied: (label: string): string => `${label} gekopieerd`,
  failed: (label: string): string => `${label} kopiëren is niet gelukt. Selecteer de tekst en kopieer hem zelf.`,
} as const
