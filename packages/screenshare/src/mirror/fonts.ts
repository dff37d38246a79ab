/**
 * Gives the frame the fonts of the page around it, which is our own and shows what is shared in the same ones. They go in
 * as bytes: the policy of the frame lets it load nothing, and what arrives never names a font to load.
 */
export function lendFonts(from: Document, to: Window): void {
  const { FontFace } = to as Window & typeof globalThis
  for (const { style, base } of fontsOf([...from.styleSheets], from.baseURI)) {
    const address = /url\("([^"]+)"\)/.exec(style.getPropertyValue('src'))?.[1]
    if (address === undefined) continue
    void bytesOf(new URL(address, base)).then((bytes) => {
      if (bytes) to.document.fonts.add(new FontFace(familyOf(style), bytes, descriptorsOf(style)))
    })
  }
}

/** Null when it cannot be had: the page is shown in another font then, as it is to its user. */
const bytesOf = (address: URL): Promise<ArrayBuffer | null> =>
  fetch(address).then(
    (response) => (response.ok ? response.arrayBuffer() : null),
    () => null,
  )

interface FoundFont {
  readonly style: CSSStyleDeclaration
  /** What its address is relative to. */
  readonly base: string
}

function fontsOf(sheets: readonly CSSStyleSheet[], base: string): FoundFont[] {
  return sheets.flatMap((sheet) => fontsIn(rulesOf(sheet), sheet.href ?? base))
}

function fontsIn(rules: readonly CSSRule[], base: string): FoundFont[] {
  return rules.flatMap((rule) => {
    if (rule instanceof CSSFontFaceRule) return [{ style: rule.style, base }]
    if (rule instanceof CSSImportRule && rule.styleSheet) return fontsOf([rule.styleSheet], base)
    return rule instanceof CSSGroupingRule ? fontsIn([...rule.cssRules], base) : []
  })
}

/** None of a sheet of another origin, which may not be read. */
function rulesOf(sheet: CSSStyleSheet): CSSRule[] {
  try {
    return [...sheet.cssRules]
  } catch {
    return []
  }
}

const familyOf = (style: CSSStyleDeclaration): string =>
  style.getPropertyValue('font-family').replace(/^["']|["']$/g, '')

function descriptorsOf(style: CSSStyleDeclaration): FontFaceDescriptors {
  const { fontWeight: weight, fontStyle, fontStretch: stretch } = style
  const unicodeRange = style.getPropertyValue('unicode-range')
  return {
    ...(weight && { weight }),
    ...(fontStyle && { style: fontStyle }),
    ...(stretch && { stretch }),
    ...(unicodeRange && { unicodeRange }),
  }
}
