/** The legal forms that books are kept for. */
export const legalForms = [
  { value: 'zzp', label: 'Eenmanszaak of zzp' },
  { value: 'vof', label: 'Vof' },
  { value: 'bv', label: 'Bv' },
  { value: 'stichting', label: 'Stichting' },
  { value: 'vereniging', label: 'Vereniging' },
] as const
