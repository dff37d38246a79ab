/** Styles without addresses, however these are quoted. A picture within the text would be most of it. */
export const withoutAddresses = (css: string): string =>
  css.includes('(')
    ? css.replace(/url\(\s*(?:"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|[^)]*)\s*\)/gi, 'none').replace(/url\(/gi, 'none')
    : css
