/** The words of a button that copies. */
export const dutch = {
  copy: (label: string): string => `${label} kopiëren`,
  copied: (label: string): string => `${label} gekopieerd`,
  failed: (label: string): string => `${label} kopiëren is niet gelukt. Selecteer de tekst en kopieer hem zelf.`,
}
