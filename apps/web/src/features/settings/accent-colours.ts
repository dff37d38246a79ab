/** Colours that print well and hold white text, to begin with; any other can be typed. */
export const accentColours: readonly { readonly name: string; readonly value: string }[] = [
  { name: 'Petrol', value: '#006070' },
  { name: 'Marineblauw', value: '#1f3a6e' },
  { name: 'Bosgroen', value: '#1f6b45' },
  { name: 'Terracotta', value: '#a8452c' },
  { name: 'Bordeaux', value: '#7a1f3d' },
  { name: 'Paars', value: '#5b3a8c' },
  { name: 'Grafiet', value: '#33383d' },
]

/** A colour as people type it, as `#rrggbb`: without the hash, in capitals, or in three digits. */
export function normaliseColour(text: string): string {
  const digits = text.trim().replace(/^#/, '').toLowerCase()
  if (/^[0-9a-f]{3}$/.test(digits)) return `#${[...digits].map((digit) => digit + digit).join('')}`
  return `#${digits}`
}
