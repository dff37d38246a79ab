import sharp from 'sharp'

const line = (y: number, width: number, colour = '#c8ced6') =>
  `<rect x="64" y="${y}" width="${width}" height="14" rx="4" fill="${colour}"/>`

/** A picture of a screen with a refusal on it, as a customer sends one along. */
export function screenshot(): Promise<Buffer> {
  const rows = [250, 300, 350, 400].map((y, index) => line(y, 520 - index * 60) + line(y, 80)).join('')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="960" height="540">
    <rect width="960" height="540" fill="#f4f6f8"/>
    <rect width="960" height="44" fill="#00525f"/>
    <rect x="40" y="76" width="880" height="424" rx="10" fill="#ffffff" stroke="#d0d4da"/>
    ${line(104, 260, '#8a94a1')}
    <rect x="64" y="150" width="832" height="64" rx="8" fill="#fdecea" stroke="#b3261e"/>
    <circle cx="98" cy="182" r="14" fill="#b3261e"/>
    <rect x="96" y="173" width="4" height="11" fill="#ffffff"/><rect x="96" y="187" width="4" height="4" fill="#ffffff"/>
    <rect x="128" y="175" width="560" height="14" rx="4" fill="#8c1d18"/>
    ${rows}
  </svg>`
  return sharp(Buffer.from(svg)).png().toBuffer()
}
